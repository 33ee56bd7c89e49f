<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>AboutScreen</name>
    <message>
        <source>The folder could not be opened: {folder}</source>
        <translation>Impossible d’ouvrir le dossier {folder}</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>StackHub {version}: stacking games on one computer, offline.</source>
        <translation>StackHub {version} : des jeux d’empilage sur un seul ordinateur, sans connexion.</translation>
    </message>
    <message>
        <source>The names of the games belong to their owners. StackHub is independent of them.</source>
        <translation>Les noms des jeux appartiennent à leurs propriétaires. StackHub en est indépendant.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence, by the StackHub authors. The font Nunito is under the SIL OFL.</source>
        <translation>Logiciel libre sous licence MIT, par les auteurs de StackHub. La police Nunito est sous licence SIL OFL.</translation>
    </message>
    <message>
        <source>Made with Python {python}, Qt {qt} and PySide6 (LGPL), and Panda3D.</source>
        <translation>Réalisé avec Python {python}, Qt {qt} et PySide6 (LGPL), et Panda3D.</translation>
    </message>
    <message>
        <source>Matches, results and settings are kept in {folder}</source>
        <translation>Les parties, les résultats et les réglages sont conservés dans {folder}</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>What next?</source>
        <translation>Et ensuite ?</translation>
    </message>
</context>
<context>
    <name>FirstStart</name>
    <message>
        <source>Welcome to the table</source>
        <translation>Bienvenue à table</translation>
    </message>
    <message>
        <source>Which language do you play in?</source>
        <translation>Dans quelle langue joues-tu ?</translation>
    </message>
    <message>
        <source>What shall we call you?</source>
        <translation>Comment t’appelles-tu ?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ton nom</translation>
    </message>
    <message>
        <source>To the games</source>
        <translation>Voir les jeux</translation>
    </message>
</context>
<context>
    <name>GameScreen</name>
    <message>
        <source>The round is over.</source>
        <translation>La manche est terminée.</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} réfléchit…</translation>
    </message>
    <message>
        <source>Watching the round again</source>
        <translation>La manche, revue coup par coup</translation>
    </message>
</context>
<context>
    <name>GiveUpCard</name>
    <message>
        <source>Give up?</source>
        <extracomment>How well a bot plays that takes a person's seat over, where the game has such a bot.</extracomment>
        <translation>Abandonner ?</translation>
    </message>
    <message>
        <source>Whoever gives up loses the match.</source>
        <translation>Qui abandonne perd la partie.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>A bot plays on for {name}</source>
        <translation>{name} : un robot joue à sa place</translation>
    </message>
    <message>
        <source>{name} gives up</source>
        <translation>{name} abandonne</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>First turn: step {number} of {count}</source>
        <translation>Premier tour : étape {number} sur {count}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back to the step before</source>
        <translation>Revenir à l’étape précédente</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>C’est parti</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Skip the first turn</source>
        <translation>Passer le premier tour guidé</translation>
    </message>
    <message>
        <source>F2 leads here from the board, and back</source>
        <translation>F2 mène du plateau jusqu’ici, et inversement</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Fewer</source>
        <extracomment>Pictures of games, in logical pixels: large while there are few, three side by side at 1280 when there are more. As many unfinished matches as fit side by side; the others are a click away. No more files than this are read, newest first.</extracomment>
        <translation>Moins</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>{shortest}-{longest} minutes</source>
        <translation>{shortest} à {longest} minutes</translation>
    </message>
    <message>
        <source>Discard the match of {game}</source>
        <translation>Jeter la partie de {game}</translation>
    </message>
    <message>
        <source>Discard this match</source>
        <translation>Jeter cette partie</translation>
    </message>
    <message>
        <source>Between two rounds</source>
        <translation>Entre deux manches</translation>
    </message>
    <message>
        <source>{name} is to move</source>
        <translation>Au tour de {name}</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>{value} – differs from print</source>
        <translation>{value} – différent de la règle imprimée</translation>
    </message>
    <message numerus="yes">
        <source>House rules (%n changed)</source>
        <translation>
            <numerusform>Règles maison (%n changée)</numerusform>
            <numerusform>Règles maison (%n changées)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The newest save was damaged; the match goes on one move earlier.</source>
        <translation>Le dernier enregistrement était abîmé ; la partie reprend un coup plus tôt.</translation>
    </message>
    <message>
        <source>Discard this match?</source>
        <translation>Jeter cette partie ?</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>Elle sera perdue pour de bon.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>La garder</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>La jeter</translation>
    </message>
    <message>
        <source>Something went wrong; nothing is lost. The report is {file}</source>
        <translation>Quelque chose s’est mal passé ; rien n’est perdu. Le rapport : {file}</translation>
    </message>
    <message>
        <source>Your settings could not be read and the defaults serve. {reason}</source>
        <translation>Tes réglages n’ont pas pu être lus ; ceux d’origine les remplacent. {reason}</translation>
    </message>
    <message>
        <source>Your own file is not used. {reason}</source>
        <translation>Ton propre fichier n’est pas utilisé. {reason}</translation>
    </message>
</context>
<context>
    <name>MenuCard</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>The match is saved after every move.</source>
        <translation>La partie est enregistrée après chaque coup.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Give up the match…</source>
        <translation>Abandonner la partie…</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>Fermer ce message</translation>
    </message>
</context>
<context>
    <name>OrderCard</name>
    <message>
        <source>Play first</source>
        <translation>Jouer en premier</translation>
    </message>
    <message>
        <source>Play second</source>
        <translation>Jouer en second</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
</context>
<context>
    <name>PageHeader</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Retour (Échap)</translation>
    </message>
</context>
<context>
    <name>PlayerPanel</name>
    <message>
        <source>What happened</source>
        <translation>Le fil du jeu</translation>
    </message>
    <message>
        <source>Players and log</source>
        <translation>Joueurs et fil du jeu</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>has left</source>
        <translation>a quitté la partie</translation>
    </message>
    <message>
        <source>bot, {level}</source>
        <translation>robot, {level}</translation>
    </message>
    <message>
        <source>person</source>
        <translation>humain</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>%n manche gagnée</numerusform>
            <numerusform>%n manches gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>to move</source>
        <translation>à jouer</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>One move back</source>
        <extracomment>Between two moves of a replay that plays by itself, in milliseconds at speed 1.</extracomment>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Done watching</source>
        <translation>Fin de la relecture</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play by itself</source>
        <translation>Lecture automatique</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Coup {number} sur {count}</translation>
    </message>
</context>
<context>
    <name>RoundEnd</name>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Revoir la manche</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>{name} wins the round</source>
        <translation>{name} gagne la manche</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} gagne la partie</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} se partagent la victoire</translation>
    </message>
    <message>
        <source>{name} has left the match.</source>
        <translation>{name} a quitté la partie.</translation>
    </message>
    <message>
        <source>Rounds won by {name}: {count}</source>
        <translation>Manches gagnées par {name} : {count}</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>The rules could not be read: {reason}</source>
        <translation>Impossible de lire les règles : {reason}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Show me a first turn</source>
        <translation>Montre-moi un premier tour</translation>
    </message>
    <message>
        <source>A match against an easy bot. The match you are in is kept.</source>
        <translation>Une partie contre un robot facile. Ta partie en cours est gardée.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search in the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
</context>
<context>
    <name>ScoresScreen</name>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vainqueur</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouées</translation>
    </message>
    <message>
        <source>{player} left</source>
        <translation>{player} a quitté</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Quel jeu</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>Who has won</source>
        <translation>Qui a gagné</translation>
    </message>
    <message>
        <source>No match has been played to its end yet. The first one could be yours.</source>
        <translation>Aucune partie n’est encore allée à son terme. La première pourrait être la tienne.</translation>
    </message>
    <message>
        <source>The results cannot be shown now. Nothing was changed.</source>
        <translation>Les résultats ne peuvent pas être affichés pour l’instant. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Jouer une partie</translation>
    </message>
</context>
<context>
    <name>SeatChip</name>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Bot, {level}</source>
        <translation>Robot, {level}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Seat {number}: {what}</source>
        <translation>Place {number} : {what}</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>person or bot</source>
        <translation>humain ou robot</translation>
    </message>
    <message>
        <source>colour, now {colour}</source>
        <translation>couleur, actuellement {colour}</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>retirer</translation>
    </message>
    <message>
        <source>order, change with the left and right arrows</source>
        <translation>ordre, à changer avec les flèches gauche et droite</translation>
    </message>
</context>
<context>
    <name>SeatsRow</name>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Ajouter un humain</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Robot</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>Ajouter un robot</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Your name</source>
        <extracomment>Speeds offered, in hundredths.</extracomment>
        <translation>Ton nom</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Speed of motion</source>
        <translation>Vitesse des animations</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Picture quality</source>
        <translation>Qualité d’image</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Pieces move, cards turn</source>
        <translation>Les pièces glissent, les cartes se retournent</translation>
    </message>
    <message>
        <source>Pieces can be heard</source>
        <translation>On entend les pièces</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>For red-green colour blindness</source>
        <translation>Pour le daltonisme rouge-vert</translation>
    </message>
    <message>
        <source>For blue-yellow colour blindness</source>
        <translation>Pour le daltonisme bleu-jaune</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Maximale</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Light, for slow computers</source>
        <translation>Légère, pour ordinateur lent</translation>
    </message>
    <message>
        <source>Least, without a graphics card</source>
        <translation>Minimale, sans carte graphique</translation>
    </message>
    <message>
        <source>Reset the settings</source>
        <translation>Rétablir les réglages d’origine</translation>
    </message>
    <message>
        <source>Back to how StackHub came; your name, language and matches stay.</source>
        <translation>Comme au premier jour ; ton nom, ta langue et tes parties restent.</translation>
    </message>
</context>
<context>
    <name>SetupScreen</name>
    <message>
        <source>Player 1</source>
        <translation>Joueur 1</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Chaque joueur doit avoir un nom.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Deux joueurs portent le même nom.</translation>
    </message>
    <message>
        <source>By the book</source>
        <translation>Comme imprimé</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Your own choice</source>
        <translation>Ton choix</translation>
    </message>
    <message>
        <source>Save as a preset</source>
        <translation>Enregistrer ce choix</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Nom de ce choix</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Règles de {game}</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>Rules to play by</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Choix enregistré</translation>
    </message>
    <message>
        <source>Save as a preset…</source>
        <translation>Enregistrer ce choix…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove this preset</source>
        <translation>Retirer ce choix</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Menu (Esc)</source>
        <translation>Menu (Échap)</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Show players and log</source>
        <translation>Montrer les joueurs et le fil du jeu</translation>
    </message>
    <message>
        <source>Show players and log (P)</source>
        <translation>Montrer les joueurs et le fil du jeu (P)</translation>
    </message>
</context>
<context>
    <name>babylon</name>
    <message numerus="yes">
        <source>{name} lays pile {source} on pile {target}: {colour} on top, %n tablet(s) high.</source>
        <translation>
            <numerusform>{name} pose la pile {source} sur la pile {target} : {colour} au sommet, %n tablette de haut.</numerusform>
            <numerusform>{name} pose la pile {source} sur la pile {target} : {colour} au sommet, %n tablettes de haut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) win here, {move} soonest; the others lose.</source>
        <translation>
            <numerusform>%n coup gagne ici : {move} ; les autres perdent.</numerusform>
            <numerusform>%n coups gagnent ici, le plus vite {move} ; les autres perdent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{moves} or %n other move(s)</source>
        <translation>
            <numerusform>{moves} ou %n autre coup</numerusform>
            <numerusform>{moves} ou %n autres coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Babylon</source>
        <translation>Babylon</translation>
    </message>
    <message>
        <source>Twelve tablets, no luck: leave your opponent without a move.</source>
        <translation>Douze tablettes, aucun hasard : laisse ton adversaire sans coup à jouer.</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>beige</source>
        <translation>beige</translation>
    </message>
    <message>
        <source>{loser} has no move left. {winner} wins the round.</source>
        <translation>{loser} n’a plus aucun coup à jouer. {winner} gagne la manche.</translation>
    </message>
    <message>
        <source>{loser} had no move left, so {winner} wins.</source>
        <translation>{loser} n’avait plus de coup : {winner} gagne.</translation>
    </message>
    <message>
        <source>{name}: lay a pile on one of the same height or with the same colour on top.</source>
        <translation>{name}, à toi : pose une pile sur une autre de même hauteur ou de même couleur au sommet.</translation>
    </message>
    <message>
        <source>No two piles fit any more: the round is over.</source>
        <translation>Plus aucune pile ne va sur une autre : la manche est finie.</translation>
    </message>
    <message>
        <source>{name} is the youngest: play first or second?</source>
        <translation>{name}, plus jeune de la table : jouer en premier ou en second ?</translation>
    </message>
    <message>
        <source>The draw fell on {name}: play first or second?</source>
        <translation>Le sort a désigné {name} : jouer en premier ou en second ?</translation>
    </message>
    <message>
        <source>{name} lost the last round: play first or second?</source>
        <translation>{name} a perdu la manche précédente : jouer en premier ou en second ?</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} commence.</translation>
    </message>
    <message>
        <source>Every move loses against the right answers; {move} leaves the most room for a wrong one.</source>
        <translation>Tous les coups perdent si l’adversaire répond bien ; {move} lui laisse le plus d’occasions de se tromper.</translation>
    </message>
    <message>
        <source>Every move wins here.</source>
        <translation>Ici, tous les coups gagnent.</translation>
    </message>
    <message>
        <source>Only {move} wins; every other move loses.</source>
        <translation>Un seul coup gagne : {move} ; tous les autres perdent.</translation>
    </message>
    <message>
        <source>The round is over: no two piles fit any more.</source>
        <translation>La manche est finie : plus aucune pile ne va sur une autre.</translation>
    </message>
    <message>
        <source>This round was not played to its end.</source>
        <translation>Cette manche n’a pas été jouée jusqu’au bout.</translation>
    </message>
    <message>
        <source>{loser} never stood on a win: {winner} made no mistake.</source>
        <translation>{loser} n’a jamais eu de position gagnante : {winner} n’a commis aucune erreur.</translation>
    </message>
    <message>
        <source>{loser} still had a win before move {number}, {move}; {better} would have kept it.</source>
        <translation>Avant le coup {number} ({move}), {loser} avait encore la victoire en main ; {better} l’aurait gardée.</translation>
    </message>
    <message>
        <source>pile {source} on pile {target}</source>
        <translation>la pile {source} sur la pile {target}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
    <message>
        <source>The aim: leave your opponent without a move. You take turns laying one pile on another; whoever lays the last one wins.</source>
        <translation>Le but : laisser ton adversaire sans coup à jouer. Chacun à son tour pose une pile sur une autre ; qui pose la dernière a gagné.</translation>
    </message>
    <message>
        <source>Lift a pile: drag it, or click it. With the keyboard, arrows or a number lead to a pile and Enter lifts it.</source>
        <translation>Soulève une pile : fais-la glisser, ou clique dessus. Au clavier, les flèches ou un numéro mènent à une pile, Entrée la soulève.</translation>
    </message>
    <message>
        <source>It goes on a pile of the same height, or with the same colour on top: those light up. The pile you lift ends on top, and from then on its colour counts.</source>
        <translation>Pose-la sur une pile qui s’éclaire : même hauteur, ou même couleur au sommet. Elle finit au-dessus, et seule sa couleur compte.</translation>
    </message>
    <message>
        <source>Whoever cannot move loses. Not sure? H gives a hint, Ctrl+Z takes a move back, F1 opens the rules.</source>
        <translation>Qui ne peut plus jouer a perdu. Un doute ? H donne un conseil, Ctrl+Z annule un coup, F1 ouvre les règles.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>How many rounds you play. After each round its loser chooses to play first or second in the next.</source>
        <translation>Le nombre de manches. Après chaque manche, qui l’a perdue choisit de jouer en premier ou en second dans la suivante.</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Une seule manche</translation>
    </message>
    <message>
        <source>First to 3 wins</source>
        <translation>En 3 manches gagnantes</translation>
    </message>
    <message>
        <source>Best of 3</source>
        <translation>Au meilleur des 3 manches</translation>
    </message>
    <message>
        <source>Who chooses the order</source>
        <translation>Qui choisit l’ordre</translation>
    </message>
    <message>
        <source>Who decides, before the first round, to play first or second. When the birth years are unknown or equal, lots are drawn.</source>
        <translation>Qui décide, avant la première manche, de jouer en premier ou en second. Si les années de naissance sont inconnues ou égales, on tire au sort.</translation>
    </message>
    <message>
        <source>The youngest</source>
        <translation>Le plus jeune</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Tirage au sort</translation>
    </message>
    <message>
        <source>The table with its piles</source>
        <translation>La table et ses piles</translation>
    </message>
    <message>
        <source>Arrow keys or a number go to a pile, Enter or Space lifts and lays it, Escape puts it back.</source>
        <translation>Les flèches ou un numéro mènent à une pile, Entrée ou Espace la soulève et la pose, Échap la remet en place.</translation>
    </message>
    <message>
        <source>{colour} on top</source>
        <translation>{colour} au sommet</translation>
    </message>
    <message>
        <source>then {colour}</source>
        <translation>puis {colour}</translation>
    </message>
    <message>
        <source>You can lift this pile.</source>
        <translation>Tu peux soulever cette pile.</translation>
    </message>
    <message>
        <source>This pile is lifted. Choose where to lay it.</source>
        <translation>Cette pile est soulevée. Choisis où la poser.</translation>
    </message>
    <message>
        <source>The lifted pile fits here.</source>
        <translation>La pile soulevée peut se poser ici.</translation>
    </message>
    <message>
        <source>This wins.</source>
        <translation>Ce coup gagne.</translation>
    </message>
    <message>
        <source>This loses.</source>
        <translation>Ce coup perd.</translation>
    </message>
    <message>
        <source>Pile {number} is back in its place.</source>
        <translation>La pile {number} est revenue à sa place.</translation>
    </message>
    <message>
        <source>Pile {number} is {height} high with {colour} on top: no other pile has that height or that colour on top.</source>
        <translation>Pile {number} : hauteur {height}, {colour} au sommet. Aucune autre pile n’a cette hauteur ni cette couleur au sommet.</translation>
    </message>
    <message>
        <source>Pile {source} is {height} high with {colour} on top; pile {target} is {other_height} high with {other_colour}: neither the height nor the colour agrees.</source>
        <translation>Pile {source} : hauteur {height}, {colour} au sommet ; pile {target} : hauteur {other_height}, {other_colour} au sommet. Ni la hauteur ni la couleur ne correspondent.</translation>
    </message>
    <message>
        <source>A pile can only be laid on another pile.</source>
        <translation>Une pile ne se pose que sur une autre pile.</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>there is no move to take back</source>
        <translation>il n’y a aucun coup à reprendre</translation>
    </message>
    <message>
        <source>this move cannot be taken back: it revealed something hidden or asked chance</source>
        <translation>ce coup ne peut pas être repris : il a révélé quelque chose de caché ou fait appel au hasard</translation>
    </message>
    <message>
        <source>there is no move to play again</source>
        <translation>il n’y a aucun coup à rejouer</translation>
    </message>
    <message>
        <source>the set-up holds more chance results than it asked for</source>
        <translation>la mise en place contient plus de tirages qu’elle n’en a demandé</translation>
    </message>
    <message>
        <source>move {number} ({move}) cannot be played: {reason}</source>
        <translation>le coup {number} ({move}) ne peut pas être joué : {reason}</translation>
    </message>
    <message>
        <source>more chance results are recorded than the move asked for</source>
        <translation>plus de tirages sont notés que le coup n’en a demandé</translation>
    </message>
    <message>
        <source>the save follows version {version} of the rules of {game}; this StackHub knows version {known}</source>
        <extracomment>A save larger than this is not one of ours (characters).</extracomment>
        <translation>l’enregistrement suit la version {version} des règles de {game} ; ce StackHub connaît la version {known}</translation>
    </message>
    <message>
        <source>the save does not make sense: {reason}</source>
        <translation>l’enregistrement n’a pas de sens : {reason}</translation>
    </message>
    <message>
        <source>the file is too large to be a StackHub save</source>
        <translation>le fichier est trop gros pour être une partie de StackHub</translation>
    </message>
    <message>
        <source>the file is not a StackHub save, or it was cut short</source>
        <translation>le fichier n’est pas une partie de StackHub, ou il est tronqué</translation>
    </message>
    <message>
        <source>the file is not a StackHub save</source>
        <translation>le fichier n’est pas une partie de StackHub</translation>
    </message>
    <message>
        <source>the save was written by a newer StackHub (save version {version}; this one reads up to {known})</source>
        <translation>la partie vient d’un StackHub plus récent (format {version} ; celui-ci lit jusqu’au {known})</translation>
    </message>
    <message>
        <source>the save is damaged at '{place}': {reason}</source>
        <translation>l’enregistrement est abîmé à « {place} » : {reason}</translation>
    </message>
    <message>
        <source>the save is damaged</source>
        <translation>l’enregistrement est abîmé</translation>
    </message>
    <message>
        <source>round {number} comes after a round that is not finished, or after the end of the match</source>
        <translation>la manche {number} vient après une manche inachevée, ou après la fin de la partie</translation>
    </message>
    <message>
        <source>round {number} names a seat that nobody holds</source>
        <translation>la manche {number} nomme une place vide</translation>
    </message>
    <message>
        <source>round {number} has not begun, but its order is settled</source>
        <translation>la manche {number} n’a pas commencé, alors que son ordre est fixé</translation>
    </message>
    <message>
        <source>round {number} has more moves than the game allows</source>
        <translation>la manche {number} a plus de coups que le jeu n’en permet</translation>
    </message>
    <message>
        <source>round {number}: {reason}</source>
        <translation>manche {number} : {reason}</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>impossible d’écrire {file} : {reason}</translation>
    </message>
    <message>
        <source>{file} is not a file</source>
        <translation>{file} n’est pas un fichier</translation>
    </message>
    <message>
        <source>there is no file {file}</source>
        <translation>il n’y a pas de fichier {file}</translation>
    </message>
    <message>
        <source>{file} is too large to be one of StackHub's files</source>
        <translation>{file} est trop gros pour être un fichier de StackHub</translation>
    </message>
    <message>
        <source>{file} is not one of StackHub's files: it is not text</source>
        <translation>{file} n’est pas un fichier de StackHub : ce n’est pas du texte</translation>
    </message>
    <message>
        <source>{file} could not be read: {reason}</source>
        <translation>impossible de lire {file} : {reason}</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the disk quota is used up</source>
        <translation>le quota de disque est épuisé</translation>
    </message>
    <message>
        <source>you may not write or read there</source>
        <translation>l’accès y est refusé</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <source>the folder does not exist</source>
        <translation>le dossier n’existe pas</translation>
    </message>
    <message>
        <source>a file stands where a folder should be</source>
        <translation>un fichier occupe la place d’un dossier</translation>
    </message>
    <message>
        <source>a folder stands where a file should be</source>
        <translation>un dossier occupe la place d’un fichier</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>the links go round in a circle</source>
        <translation>les liens tournent en rond</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>le fichier est abîmé</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>un autre programme s’en sert</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>le fichier ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>the result could not be written to {file}: {reason}</source>
        <translation>impossible d’inscrire le résultat dans {file} : {reason}</translation>
    </message>
    <message>
        <source>{file} was written by a newer StackHub: it is left alone; update to keep results</source>
        <translation>{file} vient d’un StackHub plus récent : il n’est pas touché ; mets StackHub à jour pour garder les résultats</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file} : {reason}</translation>
    </message>
    <message>
        <source>{file} could not be removed: {reason}</source>
        <translation>impossible de supprimer {file} : {reason}</translation>
    </message>
    <message>
        <source>the broken settings.yaml could not be put aside: {reason}</source>
        <translation>impossible de mettre de côté le fichier settings.yaml abîmé : {reason}</translation>
    </message>
    <message>
        <source>a recorded chance result is {result}, but it must be from 0 to {most}</source>
        <translation>un tirage noté vaut {result}, alors qu’il doit être compris entre 0 et {most}</translation>
    </message>
    <message>
        <source>there is no bot level '{level}' (levels: {levels})</source>
        <translation>il n’y a pas de robot de niveau « {level} » (niveaux : {levels})</translation>
    </message>
    <message>
        <source>max must not be smaller than min</source>
        <translation>max ne doit pas être plus petit que min</translation>
    </message>
    <message>
        <source>{name} is not one of the values</source>
        <translation>{name} ne fait pas partie des valeurs</translation>
    </message>
    <message>
        <source>this file is for '{game}', not for '{wanted}'</source>
        <translation>ce fichier est celui de « {game} », pas de « {wanted} »</translation>
    </message>
    <message>
        <source>bots says nothing about the level '{level}'</source>
        <translation>bots ne dit rien du niveau « {level} »</translation>
    </message>
    <message>
        <source>preset '{preset}' sets the unknown option '{option}'</source>
        <translation>le choix « {preset} » fixe une option inconnue, « {option} »</translation>
    </message>
    <message>
        <source>preset '{preset}' gives '{option}' a value that is not offered</source>
        <translation>le choix « {preset} » donne à « {option} » une valeur qui n’est pas proposée</translation>
    </message>
    <message>
        <source>{place}: {reason}</source>
        <translation>{place} : {reason}</translation>
    </message>
    <message>
        <source>{game} takes {seats} seats, not {given}</source>
        <translation>{game} se joue à {seats}, pas à {given}</translation>
    </message>
    <message>
        <source>the round has not begun: the order is still to be chosen</source>
        <translation>la manche n’a pas commencé : l’ordre reste à choisir</translation>
    </message>
    <message>
        <source>the next round cannot begin now</source>
        <translation>la manche suivante ne peut pas commencer maintenant</translation>
    </message>
    <message>
        <source>there is no order to choose now</source>
        <translation>il n’y a pas d’ordre à choisir maintenant</translation>
    </message>
    <message>
        <source>no round is being played</source>
        <translation>aucune manche n’est en cours</translation>
    </message>
    <message>
        <source>seat {seat} cannot be handed over now</source>
        <translation>la place {seat} ne peut pas être confiée à un robot maintenant</translation>
    </message>
    <message>
        <source>seat {seat} cannot leave now</source>
        <translation>la place {seat} ne peut pas quitter la partie maintenant</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>there is no option '{option}' (options: {known})</source>
        <translation>il n’y a pas d’option « {option} » (options : {known})</translation>
    </message>
    <message>
        <source>option '{option}' cannot be {value}: {reason}</source>
        <translation>l’option « {option} » ne peut pas valoir {value} : {reason}</translation>
    </message>
    <message>
        <source>'{setting}' is not of the form key=value</source>
        <translation>« {setting} » n’est pas de la forme clé=valeur</translation>
    </message>
    <message>
        <source>option '{option}' is given twice</source>
        <translation>l’option « {option} » est donnée deux fois</translation>
    </message>
    <message>
        <source>'{move}' is not a move of Babylon (write 3&gt;7 to lift pile 3 onto pile 7)</source>
        <translation>« {move} » n’est pas un coup de Babylon (écris 3&gt;7 pour poser la pile 3 sur la pile 7)</translation>
    </message>
    <message>
        <source>there is no pile {pile} (piles: 1 to {last})</source>
        <translation>il n’y a pas de pile {pile} (piles : 1 à {last})</translation>
    </message>
    <message>
        <source>piles must be an object such as {example}</source>
        <translation>piles doit être un objet comme {example}</translation>
    </message>
    <message>
        <source>there is no pile '{name}' (piles: 1 to {last})</source>
        <translation>il n’y a pas de pile « {name} » (piles : 1 à {last})</translation>
    </message>
    <message>
        <source>pile {name} must be a list of one colour or more, from bottom to top</source>
        <translation>la pile {name} doit être une liste d’au moins une couleur, de bas en haut</translation>
    </message>
    <message>
        <source>pile {name} holds '{tablet}' (colours: {colours})</source>
        <translation>la pile {name} contient « {tablet} » (couleurs : {colours})</translation>
    </message>
    <message>
        <source>there must be {wanted} {colour} tablets, not {given}</source>
        <translation>il faut {wanted} tablettes « {colour} », pas {given}</translation>
    </message>
    <message>
        <source>the colours must differ</source>
        <translation>les couleurs doivent être différentes</translation>
    </message>
    <message>
        <source>colours times per_colour must make {places} tablets</source>
        <translation>colours fois per_colour doit donner {places} tablettes</translation>
    </message>
    <message>
        <source>Babylon is a game for two</source>
        <translation>Babylon est un jeu à deux</translation>
    </message>
    <message>
        <source>it is the turn of seat {mover}, not of seat {seat}</source>
        <translation>c’est à la place {mover} de jouer, pas à la place {seat}</translation>
    </message>
    <message>
        <source>seat {seat} cannot begin: Babylon has seats 0 and 1</source>
        <translation>la place {seat} ne peut pas commencer : Babylon a les places 0 et 1</translation>
    </message>
    <message>
        <source>a position of Babylon has no '{key}' (only piles, to_play and options)</source>
        <translation>une position de Babylon n’a pas de « {key} » (seulement piles, to_play et options)</translation>
    </message>
    <message>
        <source>options must be an object</source>
        <translation>options doit être un objet</translation>
    </message>
    <message>
        <source>to_play must be 0 or 1</source>
        <translation>to_play doit valoir 0 ou 1</translation>
    </message>
    <message>
        <source>a pile cannot be laid on itself</source>
        <translation>une pile ne peut pas être posée sur elle-même</translation>
    </message>
    <message>
        <source>there is no pile {number} any more</source>
        <translation>il n’y a plus de pile {number}</translation>
    </message>
    <message>
        <source>piles {source} and {target} have neither the same height nor the same colour on top</source>
        <translation>les piles {source} et {target} n’ont ni la même hauteur ni la même couleur au sommet</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>aucun pour l’instant</translation>
    </message>
    <message>
        <source>there is no game '{game}' (games: {games})</source>
        <extracomment>What was wrong with a player's own YAML; the shell shows each once.</extracomment>
        <translation>il n’y a pas de jeu « {game} » (jeux : {games})</translation>
    </message>
    <message>
        <source>{game} has no bot of level '{level}' (levels: {levels})</source>
        <translation>{game} n’a pas de robot de niveau « {level} » (niveaux : {levels})</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>le fichier</translation>
    </message>
    <message>
        <source>"{key}"</source>
        <translation>« {key} »</translation>
    </message>
    <message>
        <source>{file}, line {line}: {reason}</source>
        <translation>{file}, ligne {line} : {reason}</translation>
    </message>
    <message>
        <source>the file does not exist</source>
        <translation>le fichier n’existe pas</translation>
    </message>
    <message>
        <source>the file cannot be read ({reason})</source>
        <translation>le fichier ne peut pas être lu ({reason})</translation>
    </message>
    <message>
        <source>the file is larger than {size} KiB</source>
        <translation>le fichier dépasse {size} Kio</translation>
    </message>
    <message>
        <source>the text is not valid UTF-8</source>
        <translation>le texte n’est pas de l’UTF-8 valide</translation>
    </message>
    <message>
        <source>"{key}" is missing in {place}</source>
        <translation>il manque « {key} » dans {place}</translation>
    </message>
    <message>
        <source>the key {key} is not known</source>
        <translation>la clé {key} est inconnue</translation>
    </message>
    <message>
        <source>{place} {reason}</source>
        <translation>{place} {reason}</translation>
    </message>
    <message>
        <source>an escape that stands for no character</source>
        <translation>un code d’échappement ne correspond à aucun caractère</translation>
    </message>
    <message>
        <source>the tag "{tag}" is not allowed</source>
        <translation>l’étiquette « {tag} » n’est pas permise</translation>
    </message>
    <message>
        <source>a character that may not stand in a text file</source>
        <translation>un caractère n’a pas sa place dans un fichier de texte</translation>
    </message>
    <message>
        <source>the YAML is broken</source>
        <translation>le YAML est abîmé</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>a key must be a word or a number</source>
        <translation>une clé doit être un mot ou un nombre</translation>
    </message>
    <message>
        <source>the key "{key}" stands here again, first on line {first}</source>
        <translation>la clé « {key} » revient ici, déjà vue à la ligne {first}</translation>
    </message>
    <message>
        <source>aliases (*{anchor}) are not allowed</source>
        <translation>les alias (*{anchor}) ne sont pas permis</translation>
    </message>
    <message>
        <source>nested more than {levels} levels deep</source>
        <translation>plus de {levels} niveaux imbriqués</translation>
    </message>
    <message>
        <source>"{text}" is not a number that can be used</source>
        <translation>« {text} » n’est pas un nombre utilisable</translation>
    </message>
</context>
<context>
    <name>shell</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>{fewest}-{most} players</source>
        <translation>{fewest} à {most} joueurs</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>expert</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>beige</source>
        <translation>beige</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>{name} chose to play first.</source>
        <translation>{name} a choisi de jouer en premier.</translation>
    </message>
    <message>
        <source>{name} chose to play second.</source>
        <translation>{name} a choisi de jouer en second.</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} commence.</translation>
    </message>
    <message>
        <source>The results of earlier matches are damaged; they were put aside as {file}, and a new list begins.</source>
        <extracomment>How long a bot of each level may think (engine.md), in seconds.</extracomment>
        <translation>Les résultats des parties précédentes sont abîmés ; ils ont été mis de côté sous le nom {file}, et une nouvelle liste commence.</translation>
    </message>
</context>
</TS>
