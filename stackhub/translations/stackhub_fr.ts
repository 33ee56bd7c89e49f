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
        <translation>StackHub {version}&#xa0;: des jeux d’empilage sur un seul ordinateur, sans connexion.</translation>
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
    <message>
        <source>Report a problem…</source>
        <translation>Signaler un problème…</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
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
        <source>Show how it stands</source>
        <translation>Voir où l’on en est</translation>
    </message>
    <message>
        <source>What next?</source>
        <translation>Et ensuite&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Roll the die</source>
        <translation>Lancer le dé</translation>
    </message>
    <message>
        <source>Pass the die</source>
        <translation>Passer le dé</translation>
    </message>
    <message>
        <source>hold Space</source>
        <translation>maintenir Espace</translation>
    </message>
    <message>
        <source>Hold it for a moment: the die goes to the next player</source>
        <translation>Maintiens un instant&#xa0;: le dé passe à la personne suivante</translation>
    </message>
    <message>
        <source>Tap</source>
        <translation>Tâter</translation>
    </message>
    <message>
        <source>Tap the chosen block to feel whether it is loose</source>
        <translation>Tâter le bloc choisi pour sentir s’il est libre</translation>
    </message>
    <message>
        <source>Push stick</source>
        <translation>Bâton</translation>
    </message>
    <message>
        <source>Start a block moving with the stick</source>
        <translation>Amorcer un bloc avec le bâton</translation>
    </message>
    <message>
        <source>Flat hand</source>
        <translation>Main à plat</translation>
    </message>
    <message>
        <source>Straighten the tower with the flat of the hand</source>
        <translation>Redresser la Tour du plat de la main</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>Put back what you hold</source>
        <translation>Remettre ce que tu tiens</translation>
    </message>
</context>
<context>
    <name>AnnounceScreen</name>
    <message>
        <source>Game {number} of {count}</source>
        <extracomment>No name is cut to less, in pixels. A long name is written so much smaller before it is cut. More players than this stand in two columns. The side of a sign, and of a head with its sign, in pixels of a window 720 high. All rows of players together get this share of the height; between two of them are so many pixels. Beside the rows, between two columns, and between a sign and its name, in pixels.</extracomment>
        <translation>Jeu {number} sur {count}</translation>
    </message>
    <message numerus="yes">
        <source>You are next:</source>
        <translation>
            <numerusform>À toi de jouer&#xa0;:</numerusform>
            <numerusform>À vous de jouer&#xa0;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Watching: {names}</source>
        <translation>
            <numerusform>Regarde&#xa0;: {names}</numerusform>
            <numerusform>Regardent&#xa0;: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>a bot that fills up</source>
        <translation>un robot en renfort</translation>
    </message>
    <message>
        <source>{name} · team {number}</source>
        <translation>{name} · équipe {number}</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Begin {game}</source>
        <translation>Commencer {game}</translation>
    </message>
</context>
<context>
    <name>ArchiveCard</name>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n résultat</numerusform>
            <numerusform>%n résultats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n party(ies)</source>
        <translation>
            <numerusform>%n soirée</numerusform>
            <numerusform>%n soirées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n profile(s)</source>
        <translation>
            <numerusform>%n profil</numerusform>
            <numerusform>%n profils</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing everything to {file}</source>
        <translation>Écriture de {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are in it.</source>
        <translation>
            <numerusform>Il contient %n fichier.</numerusform>
            <numerusform>Il contient %n fichiers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is kept</source>
        <translation>Tout est gardé</translation>
    </message>
    <message>
        <source>It is in {file}.</source>
        <translation>C’est dans {file}.</translation>
    </message>
    <message>
        <source>Looking into {file}</source>
        <translation>Lecture de {file}</translation>
    </message>
    <message>
        <source>Take in {file}?</source>
        <translation>Reprendre {file}&#x202f;?</translation>
    </message>
    <message>
        <source>Made on {day} by StackHub {version}.</source>
        <translation>Fait le {day} par StackHub {version}.</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished match(es)</source>
        <translation>
            <numerusform>%n partie en cours</numerusform>
            <numerusform>%n parties en cours</numerusform>
        </translation>
    </message>
    <message>
        <source>In it: {what}, {saves}.</source>
        <translation>Dedans&#xa0;: {what}, {saves}.</translation>
    </message>
    <message>
        <source>It is added to what is here. Nothing that is here is lost or overwritten.</source>
        <translation>Cela s’ajoute à ce qui est ici. Rien de ce qui est ici n’est perdu ni remplacé.</translation>
    </message>
    <message>
        <source>Take its settings as well, in place of yours</source>
        <translation>Reprendre aussi ses réglages, à la place des tiens</translation>
    </message>
    <message>
        <source>Take it in</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser</translation>
    </message>
    <message>
        <source>Taking in {file}</source>
        <translation>Reprise de {file}</translation>
    </message>
    <message>
        <source>New here: {what}.</source>
        <translation>Nouveau ici&#xa0;: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were added.</source>
        <translation>
            <numerusform>%n fichier a été ajouté.</numerusform>
            <numerusform>%n fichiers ont été ajoutés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own house rules stay as they are: {files}.</source>
        <translation>Tes propres règles maison restent comme elles sont&#xa0;: {files}.</translation>
    </message>
    <message>
        <source>Matches of your parties stay as they are: {files}.</source>
        <translation>Les parties de tes soirées restent comme elles sont&#xa0;: {files}.</translation>
    </message>
    <message>
        <source>What was here before is kept in {file}.</source>
        <translation>Ce qui était ici avant est gardé dans {file}.</translation>
    </message>
    <message>
        <source>The results that were here are damaged; they were put aside as {file}.</source>
        <translation>Les résultats qui étaient ici sont abîmés&#x202f;; ils ont été mis de côté sous {file}.</translation>
    </message>
    <message>
        <source>The settings are those of the archive now.</source>
        <translation>Les réglages sont maintenant ceux de l’archive.</translation>
    </message>
    <message>
        <source>It is taken in</source>
        <translation>C’est repris</translation>
    </message>
    <message>
        <source>That was not possible</source>
        <translation>Cela n’a pas été possible</translation>
    </message>
    <message>
        <source>Everything is as it was before.</source>
        <translation>Tout est comme avant.</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>Export everything</source>
        <translation>Tout exporter</translation>
    </message>
    <message>
        <source>Archive (*.zip)</source>
        <translation>Archive (*.zip)</translation>
    </message>
    <message>
        <source>Leave the match first: it is saved. Then import.</source>
        <translation>Quitte d’abord la partie&#xa0;: elle est enregistrée. Importe ensuite.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
</context>
<context>
    <name>CardForm</name>
    <message>
        <source>Title, English</source>
        <translation>Titre en anglais</translation>
    </message>
    <message>
        <source>Text, English</source>
        <translation>Texte en anglais</translation>
    </message>
    <message>
        <source>Title, French</source>
        <translation>Titre en français</translation>
    </message>
    <message>
        <source>Text, French</source>
        <translation>Texte en français</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Anglais</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>Drawn from</source>
        <translation>Piochée de</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>The card changes</source>
        <translation>La carte change</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>What is to be done</source>
        <translation>Ce qu’il faut faire</translation>
    </message>
    <message>
        <source>Placed by:</source>
        <translation>Pose&#xa0;:</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>Drawn up to so many sticks on the tower</source>
        <translation>Piochée jusqu’à tant de sticks sur la Tour</translation>
    </message>
    <message>
        <source>The card is drawn only while so many sticks hang on the tower</source>
        <translation>La carte n’est piochée que si tant de sticks tiennent sur la Tour</translation>
    </message>
    <message>
        <source>DUO: together with the left neighbour</source>
        <translation>DUO&#xa0;: avec le voisin de gauche</translation>
    </message>
    <message>
        <source>Who places</source>
        <translation>Qui pose</translation>
    </message>
    <message>
        <source>The other players vote whether it is done</source>
        <translation>Les autres joueurs votent si c’est réussi</translation>
    </message>
    <message>
        <source>Judged by the machine:</source>
        <translation>Jugé par la machine&#xa0;:</translation>
    </message>
    <message>
        <source>How the checks are joined</source>
        <translation>Comment les critères s’ajoutent</translation>
    </message>
    <message>
        <source>Add a check</source>
        <translation>Ajouter un critère</translation>
    </message>
</context>
<context>
    <name>CardPanel</name>
    <message>
        <source>Play it without</source>
        <translation>Jouer sans contrainte</translation>
    </message>
    <message>
        <source>Leave away what the card does to eyes, hand or time; the rest of it stays</source>
        <translation>Laisser de côté ce que la carte fait aux yeux, à la main ou au temps&#x202f;; le reste demeure</translation>
    </message>
    <message>
        <source>The guide looks</source>
        <translation>Le guide regarde</translation>
    </message>
    <message>
        <source>Show the picture to whoever guides; whoever places shuts their eyes</source>
        <translation>Montrer l’image à qui guide&#x202f;; qui pose ferme les yeux</translation>
    </message>
</context>
<context>
    <name>ChallengeSide</name>
    <message>
        <source>The card is played without its condition.</source>
        <translation>La carte se joue sans sa contrainte.</translation>
    </message>
    <message>
        <source>It is dark. The stick is in your hand: let go, or lift it up with Esc.</source>
        <translation>Il fait noir. Le stick est dans ta main&#xa0;: lâche-le, ou relève-le avec Échap.</translation>
    </message>
    <message>
        <source>As the card says</source>
        <translation>Comme le dit la carte</translation>
    </message>
    <message>
        <source>Nothing falls</source>
        <translation>Rien ne tombe</translation>
    </message>
    <message>
        <source>So far it is done.</source>
        <translation>Pour l’instant, c’est réussi.</translation>
    </message>
    <message>
        <source>So far it is not done.</source>
        <translation>Pour l’instant, ce n’est pas réussi.</translation>
    </message>
    <message>
        <source>Played without its condition.</source>
        <translation>Jouée sans sa contrainte.</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Défis</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
</context>
<context>
    <name>CheckRow</name>
    <message>
        <source>What is asked</source>
        <translation>Ce qui est demandé</translation>
    </message>
    <message>
        <source>Remove this check</source>
        <translation>Retirer ce critère</translation>
    </message>
</context>
<context>
    <name>ContinueRow</name>
    <message>
        <source>Party</source>
        <extracomment>As many as fit side by side; the others are a click away.</extracomment>
        <translation>Soirée</translation>
    </message>
    <message>
        <source>Discard this party</source>
        <translation>Jeter cette soirée</translation>
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
        <source>Fewer</source>
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
        <source>Between two rounds</source>
        <translation>Entre deux manches</translation>
    </message>
    <message>
        <source>{name} is to move</source>
        <translation>Au tour de {name}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass to {name}</source>
        <translation>À toi, {name}</translation>
    </message>
    <message>
        <source>Nobody else looks now.</source>
        <translation>Les autres ne regardent pas.</translation>
    </message>
    <message>
        <source>{name} is here</source>
        <translation>{name} est là</translation>
    </message>
    <message>
        <source>{name} takes the move back</source>
        <translation>{name} annule son coup</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Who plays…</source>
        <translation>Qui joue…</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}&#xa0;: {words}</translation>
    </message>
</context>
<context>
    <name>DeckEditor</name>
    <message>
        <source>The deck “{name}” is yours now.</source>
        <translation>Le paquet «&#xa0;{name}&#xa0;» est à toi maintenant.</translation>
    </message>
    <message>
        <source>This deck comes with the game. Copy it to change its cards.</source>
        <translation>Ce paquet est fourni avec le jeu. Copie-le pour changer ses cartes.</translation>
    </message>
    <message>
        <source>It is not saved yet.</source>
        <translation>Ce n’est pas encore enregistré.</translation>
    </message>
    <message>
        <source>Import a deck</source>
        <translation>Importer un paquet</translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation>Exporter le paquet</translation>
    </message>
    <message>
        <source>The deck is in {file}.</source>
        <translation>Le paquet est dans {file}.</translation>
    </message>
    <message>
        <source>Challenge decks (*{suffix})</source>
        <translation>Paquets de défis (*{suffix})</translation>
    </message>
    <message>
        <source>Remove the deck</source>
        <translation>Supprimer le paquet</translation>
    </message>
    <message>
        <source>Remove the deck “{name}” for good?</source>
        <translation>Supprimer pour de bon le paquet «&#xa0;{name}&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Le garder</translation>
    </message>
</context>
<context>
    <name>DeckName</name>
    <message>
        <source>Deck, English</source>
        <translation>Paquet (anglais)</translation>
    </message>
    <message>
        <source>Deck, French</source>
        <translation>Paquet (français)</translation>
    </message>
</context>
<context>
    <name>DeckRow</name>
    <message numerus="yes">
        <source>Shuffled together: %n deck(s).</source>
        <translation>
            <numerusform>%n paquet, mélangé.</numerusform>
            <numerusform>%n paquets, mélangés ensemble.</numerusform>
        </translation>
    </message>
    <message>
        <source>Challenge cards</source>
        <translation>Cartes de défi</translation>
    </message>
    <message>
        <source>Write your own…</source>
        <translation>Écrire les tiennes…</translation>
    </message>
    <message>
        <source>Write, import and export decks of challenges</source>
        <translation>Écrire, importer et exporter des paquets de défis</translation>
    </message>
</context>
<context>
    <name>DeckScreen</name>
    <message>
        <source>{game}: challenge decks</source>
        <translation>{game}&#xa0;: paquets de défis</translation>
    </message>
</context>
<context>
    <name>EditorStage</name>
    <message>
        <source>New deck</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the deck, to change it</source>
        <translation>Copier le paquet, pour le changer</translation>
    </message>
    <message>
        <source>Copy the deck</source>
        <translation>Copier le paquet</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Import a deck from a file</source>
        <translation>Importer un paquet depuis un fichier</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Export the deck into a file</source>
        <translation>Exporter le paquet dans un fichier</translation>
    </message>
    <message>
        <source>Remove the deck</source>
        <translation>Supprimer le paquet</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>A new card</source>
        <translation>Une nouvelle carte</translation>
    </message>
    <message>
        <source>Copy the card</source>
        <translation>Copier la carte</translation>
    </message>
    <message>
        <source>Remove the card</source>
        <translation>Retirer la carte</translation>
    </message>
    <message>
        <source>Try it on the tower</source>
        <translation>L’essayer sur la Tour</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Paquets</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>At any time</source>
        <translation>N’importe quand</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>Les 7 derniers jours</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Les 30 derniers jours</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Cette année</translation>
    </message>
    <message>
        <source>Between two days</source>
        <translation>Entre deux jours</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>with anybody</source>
        <translation>avec qui&#x202f;?</translation>
    </message>
    <message>
        <source>to</source>
        <translation>au</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Quel jeu</translation>
    </message>
    <message>
        <source>Who took part</source>
        <translation>Qui a joué</translation>
    </message>
    <message>
        <source>Who else took part</source>
        <translation>Qui d’autre a joué</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Premier jour</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Dernier jour</translation>
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
        <translation>Dans quelle langue joues-tu&#x202f;?</translation>
    </message>
    <message>
        <source>What shall we call you?</source>
        <translation>Comment t’appelles-tu&#x202f;?</translation>
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
    <name>FreeTableScreen</name>
    <message>
        <source>{game}: free table</source>
        <translation>{game}&#xa0;: table libre</translation>
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
        <source>New tower</source>
        <translation>Nouvelle Tour</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>By the book</source>
        <extracomment>So many games may stand in a list of one&apos;s own. The rules&apos; names are cut to about so many letters; the open list has them whole.</extracomment>
        <translation>Comme imprimé</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Règles habituelles</translation>
    </message>
    <message>
        <source>This party’s rules</source>
        <translation>Règles de la soirée</translation>
    </message>
    <message>
        <source>{game}, number {number}: {what}</source>
        <translation>{game}, numéro {number}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>règles</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>plus tôt</translation>
    </message>
    <message>
        <source>later</source>
        <translation>plus tard</translation>
    </message>
    <message>
        <source>take it off</source>
        <translation>retirer</translation>
    </message>
</context>
<context>
    <name>GameScreen</name>
    <message>
        <source>The round is over.</source>
        <translation>La manche est terminée.</translation>
    </message>
    <message>
        <source>Pass to {name}.</source>
        <translation>À {name} de prendre place.</translation>
    </message>
    <message>
        <source>What happened meanwhile</source>
        <translation>Ce qui s’est passé entre-temps</translation>
    </message>
    <message>
        <source>{name} is playing…</source>
        <translation>{name} joue…</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} réfléchit…</translation>
    </message>
    <message>
        <source>Thinking of a hint…</source>
        <translation>Je cherche un conseil…</translation>
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
        <translation>Abandonner&#x202f;?</translation>
    </message>
    <message>
        <source>Who leaves?</source>
        <extracomment>How well a bot plays that takes a person&apos;s seat over, where the game has such a bot. With more people than this at the table their buttons stand in two columns. What a button of two beside each other does not have for its words, in pixels. So many others are named; more are counted. No name on a button is cut to less, in pixels.</extracomment>
        <translation>Qui s’en va&#x202f;?</translation>
    </message>
    <message>
        <source>Whoever leaves loses the match; the others play on.</source>
        <translation>Qui s’en va perd la partie&#x202f;; les autres continuent.</translation>
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
        <translation>{name}&#xa0;: un robot joue à sa place</translation>
    </message>
    <message>
        <source>{name} gives up</source>
        <translation>{name} abandonne</translation>
    </message>
    <message numerus="yes">
        <source>{name} leaves, %n play(s) on</source>
        <translation>
            <numerusform>{name} s’en va, %n continue</numerusform>
            <numerusform>{name} s’en va, %n continuent</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} leaves, {first} and {second} play on</source>
        <translation>{name} s’en va, {first} et {second} continuent</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>First turn: step {number} of {count}</source>
        <translation>Premier tour&#xa0;: étape {number} sur {count}</translation>
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
    <name>HandCard</name>
    <message>
        <source>Tap a block</source>
        <translation>Tâter un bloc</translation>
    </message>
    <message>
        <source>Push stick</source>
        <translation>Bâton</translation>
    </message>
    <message>
        <source>Flat hand</source>
        <translation>Main à plat</translation>
    </message>
    <message>
        <source>Upright or flat</source>
        <translation>Debout ou à plat</translation>
    </message>
    <message>
        <source>Turn to the left</source>
        <translation>Tourner à gauche</translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation>Tourner à droite</translation>
    </message>
    <message>
        <source>Roll to the left</source>
        <translation>Rouler à gauche</translation>
    </message>
    <message>
        <source>Roll to the right</source>
        <translation>Rouler à droite</translation>
    </message>
    <message>
        <source>Tip up</source>
        <translation>Lever le bout</translation>
    </message>
    <message>
        <source>Tip down</source>
        <translation>Baisser le bout</translation>
    </message>
    <message>
        <source>What touches what</source>
        <translation>Ce qui touche quoi</translation>
    </message>
    <message>
        <source>Card of keys</source>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>Hand and keys</source>
        <translation>Main et touches</translation>
    </message>
    <message>
        <source>Left-handed: the buttons of the mouse change places</source>
        <translation>Gaucher&#xa0;: les boutons de la souris sont échangés</translation>
    </message>
    <message>
        <source>Show the card of keys at the table</source>
        <translation>Montrer l’aide-mémoire à la table</translation>
    </message>
    <message>
        <source>How far a drag moves the camera</source>
        <translation>Sensibilité de la caméra</translation>
    </message>
    <message>
        <source>Stacko: mark blocks that were felt</source>
        <translation>Stacko&#xa0;: marquer les blocs tâtés</translation>
    </message>
    <message>
        <source>as each profile says</source>
        <translation>comme le dit chaque profil</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>{action}: press the key it is to have (Esc: leave it).</source>
        <translation>{action}&#xa0;: appuie sur la nouvelle touche (Échap&#xa0;: ne rien changer).</translation>
    </message>
    <message>
        <source>That key cannot be used: take a letter, or a digit from 6 to 0.</source>
        <translation>Cette touche ne convient pas&#xa0;: prends une lettre, ou un chiffre de 6 à 0.</translation>
    </message>
</context>
<context>
    <name>HandGame</name>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
</context>
<context>
    <name>HandMarks</name>
    <message>
        <source>You may draw.</source>
        <translation>Tu peux piocher.</translation>
    </message>
    <message>
        <source>Draw pile: {count}</source>
        <translation>Pioche&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Nothing laid</source>
        <translation>Rien de posé</translation>
    </message>
    <message>
        <source>On top: {piece}</source>
        <translation>Au-dessus&#xa0;: {piece}</translation>
    </message>
    <message>
        <source>Chosen. Enter plays, Space puts it back.</source>
        <translation>Choisi. Entrée joue, Espace remet dans la main.</translation>
    </message>
    <message>
        <source>You may play this.</source>
        <translation>Tu peux jouer ceci.</translation>
    </message>
    <message>
        <source>{name} has left</source>
        <translation>{name} a quitté la table</translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n piece(s)</source>
        <translation>
            <numerusform>{name} a %n pièce en main</numerusform>
            <numerusform>{name} a %n pièces en main</numerusform>
        </translation>
    </message>
    <message>
        <source>It is their turn.</source>
        <translation>C’est son tour.</translation>
    </message>
</context>
<context>
    <name>HandShow</name>
    <message>
        <source>The table with your hand</source>
        <translation>La table avec ta main</translation>
    </message>
    <message>
        <source>Arrow keys walk, Space chooses or puts back, Enter plays, Escape puts everything back, Ctrl with Left or Right moves a piece, O sorts.</source>
        <translation>Les flèches se déplacent, Espace choisit ou remet, Entrée joue, Échap remet tout, Ctrl avec Gauche ou Droite déplace une pièce, O trie.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>Put everything back into your hand</source>
        <translation>Remettre tout dans ta main</translation>
    </message>
    <message>
        <source>Lay what you have chosen</source>
        <translation>Poser ce que tu as choisi</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>HandSorting</name>
    <message>
        <source>Your own order</source>
        <translation>Ton propre ordre</translation>
    </message>
    <message>
        <source>Sort your hand another way; drag a piece to arrange it yourself</source>
        <translation>Trier ta main autrement&#x202f;; glisse une pièce pour la ranger toi-même</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n heure</numerusform>
            <numerusform>%n heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: the longest row of wins is {streak}, by {name}.</source>
        <translation>{game}&#xa0;: {streak} victoires de suite, par {name}.</translation>
    </message>
    <message>
        <source>{game}: the quickest match took {length} ({name}, {day}).</source>
        <translation>{game}&#xa0;: la partie la plus rapide a duré {length} ({name}, {day}).</translation>
    </message>
    <message>
        <source>{game}: the longest match took {length} ({name}, {day}).</source>
        <translation>{game}&#xa0;: la partie la plus longue a duré {length} ({name}, {day}).</translation>
    </message>
    <message>
        <source>{name} (guest)</source>
        <translation>{name} (sans profil)</translation>
    </message>
    <message>
        <source>{name} (a bot to the end)</source>
        <translation>{name} (un robot jusqu’à la fin)</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Go on</source>
        <extracomment>Pictures of games, in logical pixels: large while there are few, three side by side at 1280 when there are more. A row of more cards than two is so wide and has so much between them, in pixels; its pictures are so much higher than wide. To the left of the row, in pixels, and how high the letters of headings are. So many lines of a tagline stand on a card of such a row. The party&apos;s card is as wide as the row of games. Between two pictures of boards the window paints and answers, in milliseconds. Pictures are drawn in another size once the window has kept its own for so many milliseconds. Everything grows with the window, in steps of this share of its least size. No more files than this are read, newest first.</extracomment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>An evening of games for 2 to 10 people around one screen, with points, awards and a podium.</source>
        <translation>Une soirée de jeux de 2 à 10 autour d’un seul écran, avec des points, des prix et un podium.</translation>
    </message>
    <message>
        <source>Party</source>
        <translation>Soirée</translation>
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
        <source>Profiles</source>
        <translation>Profils</translation>
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
        <translation>{shortest}-{longest} min</translation>
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
    <name>Keepsake</name>
    <message>
        <source>Save as a picture…</source>
        <translation>Enregistrer l’image…</translation>
    </message>
    <message>
        <source>Save as a table (CSV)…</source>
        <translation>Enregistrer le tableau (CSV)…</translation>
    </message>
    <message>
        <source>party-{date}</source>
        <comment>a file name: plain letters</comment>
        <translation>soiree-{date}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Image (*.png)</translation>
    </message>
    <message>
        <source>Save as a table</source>
        <translation>Enregistrer le tableau</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré sous {file}.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>This is a new match. The one before is kept: Home has it under “Go on”.</source>
        <translation>C’est une nouvelle partie. La précédente est gardée&#xa0;: tu la retrouves à l’accueil, sous «&#xa0;Reprendre&#xa0;».</translation>
    </message>
    <message>
        <source>The newest save was damaged; the match goes on one move earlier.</source>
        <translation>Le dernier enregistrement était abîmé&#x202f;; la partie reprend un coup plus tôt.</translation>
    </message>
    <message>
        <source>Discard this match?</source>
        <translation>Jeter cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>Something went wrong; nothing is lost. The report is {file}</source>
        <translation>Quelque chose s’est mal passé&#x202f;; rien n’est perdu. Le rapport&#xa0;: {file}</translation>
    </message>
    <message>
        <source>Your own file is not used. {reason}</source>
        <translation>Ton propre fichier n’est pas utilisé. {reason}</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>When</source>
        <extracomment>So many rows say how wide a column is.</extracomment>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gagnant</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
</context>
<context>
    <name>MemberRow</name>
    <message>
        <source>Name</source>
        <extracomment>A party is for so many at least.</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Team {number}</source>
        <translation>Équipe {number}</translation>
    </message>
    <message>
        <source>Person {number}: {what}</source>
        <translation>Personne {number}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Bot {number}: {what}</source>
        <translation>Robot {number}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>colour, now {colour}</source>
        <translation>couleur, actuellement {colour}</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>how well the bot plays</source>
        <translation>niveau du robot</translation>
    </message>
    <message>
        <source>team, now {number}</source>
        <translation>équipe, actuellement la {number}</translation>
    </message>
    <message>
        <source>sits one place earlier</source>
        <translation>s’assoit une place plus tôt</translation>
    </message>
    <message>
        <source>sits one place later</source>
        <translation>s’assoit une place plus tard</translation>
    </message>
    <message>
        <source>does not come</source>
        <translation>ne vient pas</translation>
    </message>
    <message>
        <source>plays under a profile</source>
        <translation>joue avec son profil</translation>
    </message>
    <message>
        <source>a guest</source>
        <translation>sans profil</translation>
    </message>
    <message>
        <source>a bot</source>
        <translation>un robot</translation>
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
        <source>Who plays…</source>
        <translation>Qui joue…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
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
        <source>Report a problem…</source>
        <translation>Signaler un problème…</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Skip this game…</source>
        <translation>Passer ce jeu…</translation>
    </message>
    <message>
        <source>End the evening…</source>
        <translation>Terminer la soirée…</translation>
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
        <extracomment>What is only mentioned stays so long, in milliseconds.</extracomment>
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
    <name>PartyBreaks</name>
    <message>
        <source>Skip this game?</source>
        <translation>Passer ce jeu&#x202f;?</translation>
    </message>
    <message>
        <source>It counts nothing for anybody. Games that are done keep their points.</source>
        <translation>Il ne rapporte rien à personne. Les jeux terminés gardent leurs points.</translation>
    </message>
    <message>
        <source>Skip it</source>
        <translation>Passer ce jeu</translation>
    </message>
    <message>
        <source>End the evening?</source>
        <translation>Terminer la soirée&#x202f;?</translation>
    </message>
    <message>
        <source>The podium comes now. A game that is not done counts nothing.</source>
        <translation>On passe au podium. Un jeu inachevé ne compte pas.</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Terminer la soirée</translation>
    </message>
</context>
<context>
    <name>PartyDoor</name>
    <message>
        <source>Discard this party?</source>
        <translation>Jeter cette soirée&#x202f;?</translation>
    </message>
</context>
<context>
    <name>PartyFlow</name>
    <message>
        <source>Bot {number}</source>
        <translation>Robot {number}</translation>
    </message>
    <message>
        <source>The newest save was damaged; the match goes on one move earlier.</source>
        <translation>Le dernier enregistrement était abîmé&#x202f;; la partie reprend un coup plus tôt.</translation>
    </message>
</context>
<context>
    <name>PartyScreen</name>
    <message>
        <source>Home</source>
        <extracomment>Words grow with the screen from this height on, in pixels, so that they are read from the sofa; up to so many times.</extracomment>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Who plays…</source>
        <translation>Qui joue…</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <translation>Pause (P)</translation>
    </message>
    <message>
        <source>Skip this game…</source>
        <translation>Passer ce jeu…</translation>
    </message>
    <message>
        <source>End the evening…</source>
        <translation>Terminer la soirée…</translation>
    </message>
</context>
<context>
    <name>PartySeats</name>
    <message>
        <source>Without {name} the match is over at once and counts as it stands. This cannot be taken back.</source>
        <translation>Sans {name}, la partie s’arrête aussitôt et compte telle quelle. On ne peut pas revenir là-dessus.</translation>
    </message>
    <message>
        <source>End the match?</source>
        <translation>Arrêter la partie&#x202f;?</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Arrêter la partie</translation>
    </message>
</context>
<context>
    <name>PartySetupScreen</name>
    <message>
        <source>Player 1</source>
        <extracomment>Teams need so many people. So many places of a table of points are written out.</extracomment>
        <translation>Joueur 1</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Number {number} on the list has no name yet.</source>
        <extracomment>Drawn when the evening begins; until then any serves.</extracomment>
        <translation>Le numéro {number} de la liste n’a pas encore de nom.</translation>
    </message>
    <message>
        <source>Two are called {name}.</source>
        <translation>Deux personnes s’appellent {name}.</translation>
    </message>
    <message>
        <source>Bots alone make no party: somebody must come.</source>
        <translation>Des robots seuls ne font pas une soirée&#xa0;: il faut au moins une personne.</translation>
    </message>
    <message>
        <source>{game} cannot be played by those who come; take it off, or ask somebody else to come.</source>
        <translation>Vous ne pouvez pas jouer à {game} ainsi&#xa0;: retirez ce jeu, ou invitez encore quelqu’un.</translation>
    </message>
    <message>
        <source>About {duration}</source>
        <translation>Environ {duration}</translation>
    </message>
    <message>
        <source>Party</source>
        <translation>Soirée</translation>
    </message>
    <message>
        <source>Who comes</source>
        <translation>Qui vient</translation>
    </message>
    <message>
        <source>What you play</source>
        <translation>À quoi vous jouez</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>What places are worth</source>
        <translation>Ce que rapportent les places</translation>
    </message>
    <message>
        <source>Everybody for themselves</source>
        <translation>Chacun pour soi</translation>
    </message>
    <message>
        <source>Two teams, in games that let teams play</source>
        <translation>Deux équipes, dans les jeux qui s’y prêtent</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>PartyTable</name>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>First</source>
        <translation>En tête</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Who was there</source>
        <translation>Qui était là</translation>
    </message>
    <message>
        <source>{time}, not over</source>
        <translation>{time}, pas finie</translation>
    </message>
</context>
<context>
    <name>PastEveningScreen</name>
    <message>
        <source>Party of {time}</source>
        <translation>Soirée du {time}</translation>
    </message>
    <message>
        <source>How the points came together, game by game</source>
        <translation>Comment les points se sont accumulés, jeu par jeu</translation>
    </message>
</context>
<context>
    <name>PauseCover</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Everything is kept; nothing goes on meanwhile.</source>
        <translation>Tout est gardé, et rien n’avance pendant ce temps.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Add somebody who has a profile</source>
        <translation>Ajouter quelqu’un qui a un profil</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Invité</translation>
    </message>
    <message>
        <source>Add a guest</source>
        <translation>Ajouter un invité</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Robot</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>Ajouter un robot</translation>
    </message>
    <message>
        <source>All of them are here already</source>
        <translation>Ils sont déjà tous là</translation>
    </message>
</context>
<context>
    <name>PersonScreen</name>
    <message>
        <source>played</source>
        <extracomment>So many opponents have a bar; whoever was met more seldom is found with the filters.</extracomment>
        <translation>joué</translation>
    </message>
    <message>
        <source>won, that is {share} %</source>
        <translation>gagné, soit {share} %</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <translation>{won} sur {played}</translation>
    </message>
    <message>
        <source>is the longest row of wins</source>
        <translation>plus longue série de victoires</translation>
    </message>
    <message>
        <source>is the row of wins now</source>
        <translation>série de victoires en cours</translation>
    </message>
    <message>
        <source>won {first}, lost {second} of {met}</source>
        <translation>gagné {first}, perdu {second} sur {met}</translation>
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
        <source>Game by game</source>
        <translation>Jeu par jeu</translation>
    </message>
    <message>
        <source>Against whom</source>
        <translation>Contre qui</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Filled: won by {name}. Hatched: won by the other. Empty: by a third, or by nobody.</source>
        <translation>Plein&#xa0;: gagné par {name}. Hachuré&#xa0;: gagné par l’autre. Vide&#xa0;: par quelqu’un d’autre, ou par personne.</translation>
    </message>
</context>
<context>
    <name>PickFan</name>
    <message>
        <source>Card {number} of {count}, face down</source>
        <translation>Carte {number} sur {count}, face cachée</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>prise</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Prendre %n carte</numerusform>
            <numerusform>Prendre %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose cards</source>
        <translation>Choisis des cartes</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>PickScreen</name>
    <message>
        <source>Turn the wheel</source>
        <translation>Tourner la roue</translation>
    </message>
    <message>
        <source>{game} it is</source>
        <translation>Ce sera {game}</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Jouer à {game}</translation>
    </message>
    <message>
        <source>Game {number} of {count}: the wheel decides</source>
        <translation>Jeu {number} sur {count}&#xa0;: la roue décide</translation>
    </message>
    <message>
        <source>Turn again</source>
        <translation>Tourner encore</translation>
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
        <extracomment>More players than this get a row of one line each, so that the log keeps its room in a window of the least height.</extracomment>
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
    <message>
        <source>to move</source>
        <translation>à jouer</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>%n manche gagnée</numerusform>
            <numerusform>%n manches gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>Points&#xa0;: {points}</translation>
    </message>
</context>
<context>
    <name>PlayersCard</name>
    <message>
        <source>Who comes late plays from the next game on. Who leaves keeps their points.</source>
        <translation>Qui arrive en cours de route joue dès le prochain jeu. Qui part garde ses points.</translation>
    </message>
    <message>
        <source>Take the last change back</source>
        <translation>Annuler le dernier changement</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>C’est fait</translation>
    </message>
    <message>
        <source>First of the two who change places</source>
        <translation>Premier des deux qui échangent leurs places</translation>
    </message>
    <message>
        <source>Second of the two who change places</source>
        <translation>Second des deux qui échangent leurs places</translation>
    </message>
    <message>
        <source>Change places</source>
        <translation>Échanger les places</translation>
    </message>
    <message>
        <source>Name of who has come</source>
        <translation>Nom de qui vient d’arriver</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>How high a row is with the room below it, and how many are seen without scrolling. The list shows so many rows at least; the card keeps so far from the edges, in pixels. The columns of a row in which buttons stand.</extracomment>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>Joins</source>
        <translation>Rejoint la table</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>a quitté la table</translation>
    </message>
    <message>
        <source>a bot plays on</source>
        <translation>un robot joue à sa place</translation>
    </message>
    <message>
        <source>{name} is back</source>
        <translation>{name} est de retour</translation>
    </message>
    <message>
        <source>Is back</source>
        <translation>De retour</translation>
    </message>
    <message>
        <source>A bot plays on for {name}</source>
        <translation>Un robot remplace {name}</translation>
    </message>
    <message>
        <source>A bot plays on</source>
        <translation>Robot à sa place</translation>
    </message>
    <message>
        <source>{name} leaves</source>
        <translation>{name} s’en va</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>S’en va</translation>
    </message>
    <message>
        <source>Who joins needs a name.</source>
        <translation>Pour rejoindre la table, il faut un nom.</translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message>
        <source>No game was played to its end.</source>
        <extracomment>How high the step of each place is, as a share of the first one&apos;s. From left to right. More people than this on one step stand in two columns; a step that nobody holds then leaves its room to them. In letters&apos; heights: the first step at least, the room above all steps, and below them. How high somebody&apos;s room on a step is at most: alone or with another, and in a crowd, so that the winner stands out. A face is at most so wide, as a share of its holder&apos;s room: the name must be read. How much of a holder&apos;s room their name gets, which may need two lines; less where something is noted of them.</extracomment>
        <translation>Aucun jeu n’a été joué jusqu’au bout.</translation>
    </message>
</context>
<context>
    <name>PodiumScreen</name>
    <message>
        <source>And besides winning</source>
        <translation>Et à part gagner</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>The evening is over.</source>
        <translation>La soirée est finie.</translation>
    </message>
    <message>
        <source>{name} wins the evening!</source>
        <translation>{name} remporte la soirée&#x202f;!</translation>
    </message>
    <message>
        <source>{names} share the evening.</source>
        <translation>{names} se partagent la soirée.</translation>
    </message>
</context>
<context>
    <name>ProfileAids</name>
    <message>
        <source>colours</source>
        <extracomment>Slow motion takes so many times as long.</extracomment>
        <translation>couleurs</translation>
    </message>
    <message>
        <source>big cards and tokens</source>
        <translation>grandes cartes et grands jetons</translation>
    </message>
    <message>
        <source>slow motion</source>
        <translation>mouvements lents</translation>
    </message>
    <message>
        <source>what was felt stays marked</source>
        <translation>ce qui a été tâté reste marqué</translation>
    </message>
    <message>
        <source>the left hand</source>
        <translation>main gauche</translation>
    </message>
    <message>
        <source>Set for {names}: {aids}.</source>
        <translation>Réglé pour {names}&#xa0;: {aids}.</translation>
    </message>
</context>
<context>
    <name>ProfileEditor</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>How the table is set for you</source>
        <translation>La table comme il te la faut</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Year of birth</source>
        <translation>Année de naissance</translation>
    </message>
    <message>
        <source>A year of birth lies between {first} and {last}.</source>
        <translation>Une année de naissance est comprise entre {first} et {last}.</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Tête</translation>
    </message>
    <message>
        <source>Skin</source>
        <translation>Peau</translation>
    </message>
    <message>
        <source>Hair</source>
        <translation>Coiffure</translation>
    </message>
    <message>
        <source>Colour of hair</source>
        <translation>Couleur des cheveux</translation>
    </message>
    <message>
        <source>Eyes</source>
        <translation>Yeux</translation>
    </message>
    <message>
        <source>Mouth</source>
        <translation>Bouche</translation>
    </message>
    <message>
        <source>Glasses, beard…</source>
        <translation>Lunettes, barbe…</translation>
    </message>
    <message>
        <source>Hat</source>
        <translation>Chapeau</translation>
    </message>
    <message>
        <source>The year of birth serves only where a rule lets the youngest begin; you need not say it.</source>
        <translation>L’année de naissance ne sert que là où une règle fait commencer le plus jeune&#x202f;; rien ne t’oblige à la dire.</translation>
    </message>
    <message>
        <source>Playing alone or against bots, you have the table as set here. Where several share the screen, colours, big cards and slow motion act for everybody, the others only if all of you want them.</source>
        <translation>Seul ou contre des robots, tu as la table réglée ainsi. Quand vous êtes plusieurs devant l’écran, couleurs, grandes cartes et mouvements lents valent pour tous, le reste seulement si vous le voulez tous.</translation>
    </message>
    <message>
        <source>Colour: {colour}</source>
        <translation>Couleur&#xa0;: {colour}</translation>
    </message>
    <message>
        <source>{part} {number}</source>
        <translation>{part} {number}</translation>
    </message>
    <message>
        <source>Another head</source>
        <translation>Une autre tête</translation>
    </message>
    <message>
        <source>Another head, by chance</source>
        <translation>Une autre tête, au hasard</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>non dite</translation>
    </message>
    <message>
        <source>As in the settings</source>
        <translation>Comme dans les réglages</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>For red-green colour blindness</source>
        <translation>Pour daltonisme rouge-vert</translation>
    </message>
    <message>
        <source>For blue-yellow colour blindness</source>
        <translation>Pour daltonisme bleu-jaune</translation>
    </message>
    <message>
        <source>Big cards and tokens</source>
        <translation>Grandes cartes et grands jetons</translation>
    </message>
    <message>
        <source>Slow motion</source>
        <translation>Mouvements lents</translation>
    </message>
    <message>
        <source>Left-handed at the towers</source>
        <translation>De la main gauche aux tours</translation>
    </message>
    <message>
        <source>Stacko: what was felt stays marked</source>
        <translation>Stacko&#xa0;: ce qui a été tâté reste marqué</translation>
    </message>
    <message>
        <source>Merge with another…</source>
        <translation>Réunir avec un autre…</translation>
    </message>
    <message>
        <source>Merge with another profile</source>
        <translation>Réunir avec un autre profil</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Delete this profile</source>
        <translation>Supprimer ce profil</translation>
    </message>
</context>
<context>
    <name>ProfileQuestions</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n party(ies)</source>
        <translation>
            <numerusform>%n soirée</numerusform>
            <numerusform>%n soirées</numerusform>
        </translation>
    </message>
    <message>
        <source>What is the new player called?</source>
        <translation>Comment s’appelle le nouveau joueur&#x202f;?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Make the profile</source>
        <translation>Créer le profil</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>{name} took part in {matches} and {parties}.</source>
        <translation>{name} a pris part à {matches} et à {parties}.</translation>
    </message>
    <message>
        <source>{name} has played here as a guest</source>
        <translation>Quelqu’un a déjà joué ici sous le nom de {name}, sans profil</translation>
    </message>
    <message>
        <source>Was that the same person?</source>
        <translation>Était-ce la même personne&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: it counts for the profile</source>
        <translation>Oui&#xa0;: ses résultats vont au profil</translation>
    </message>
    <message>
        <source>No: start afresh</source>
        <translation>Non&#xa0;: repartir de zéro</translation>
    </message>
    <message>
        <source>Delete the profile of {name}?</source>
        <translation>Supprimer le profil de {name}&#x202f;?</translation>
    </message>
    <message>
        <source>The results stay under this name, as those of a guest. Avatar, year of birth and aids are gone for good.</source>
        <translation>Les résultats restent sous ce nom, comme ceux d’un invité. Tête, année de naissance et réglages disparaissent pour de bon.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>La garder</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Le supprimer</translation>
    </message>
    <message>
        <source>Merge {name} with whom?</source>
        <translation>Réunir {name} avec qui&#x202f;?</translation>
    </message>
    <message>
        <source>Who stays</source>
        <translation>Qui reste</translation>
    </message>
    <message>
        <source>All of it then counts for the other, who stays as they are; the profile of {name} is gone. This cannot be undone.</source>
        <translation>Tout compte alors pour l’autre, qui reste tel quel&#x202f;; le profil de {name} disparaît. On ne peut pas revenir en arrière.</translation>
    </message>
    <message>
        <source>Leave them two</source>
        <translation>Les laisser à deux</translation>
    </message>
    <message>
        <source>Make them one</source>
        <translation>N’en faire qu’un</translation>
    </message>
</context>
<context>
    <name>ProfilesScreen</name>
    <message numerus="yes">
        <source>%n match(es) that {name} played as a guest now count(s) for this profile.</source>
        <extracomment>The list stands beside the profile; while there is none, the one button stands below what is said of profiles.</extracomment>
        <translation>
            <numerusform>%n partie que {name} a jouée en invité compte maintenant pour ce profil.</numerusform>
            <numerusform>%n parties que {name} a jouées en invité comptent maintenant pour ce profil.</numerusform>
        </translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profils</translation>
    </message>
    <message>
        <source>New profile…</source>
        <translation>Nouveau profil…</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>Nouveau profil</translation>
    </message>
    <message>
        <source>Nobody has a profile yet. With one, your wins are counted, your colour and your head are yours, and the table is set the way you need it.</source>
        <translation>Personne n’a encore de profil. Avec un profil, tes victoires sont comptées, ta couleur et ta tête sont à toi, et la table est réglée comme il te la faut.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>A party of your own.</source>
        <translation>Une soirée à ton goût.</translation>
    </message>
    <message>
        <source>Add a game</source>
        <translation>Ajouter un jeu</translation>
    </message>
    <message>
        <source>in this order</source>
        <translation>dans cet ordre</translation>
    </message>
    <message>
        <source>the wheel picks</source>
        <translation>la roue choisit</translation>
    </message>
    <message>
        <source>How the next game is picked</source>
        <translation>Comment le jeu suivant est choisi</translation>
    </message>
    <message numerus="yes">
        <source> game(s)</source>
        <translation>
            <numerusform> jeu</numerusform>
            <numerusform> jeux</numerusform>
        </translation>
    </message>
    <message>
        <source>How many games the wheel picks</source>
        <translation>Combien de jeux la roue choisit</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Chercher dans&#xa0;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Type de fichier&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Go on playing</source>
        <translation>Continuer à jouer</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>One move back</source>
        <extracomment>Between two moves of a replay that plays by itself, in milliseconds at speed 1. How many times as fast a replay may play.</extracomment>
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
        <source>Speed</source>
        <translation>Vitesse</translation>
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
    <name>ReplayScreen</name>
    <message>
        <source>{game}, {time}</source>
        <extracomment>Two lines of what is said, so that the board does not move with them.</extracomment>
        <translation>{game}, {time}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>As {name} saw it</source>
        <translation>Vu par {name}</translation>
    </message>
    <message>
        <source>Which round</source>
        <translation>Quelle manche</translation>
    </message>
    <message>
        <source>Through whose eyes</source>
        <translation>Avec les yeux de qui</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Play on from here: a new match with the same seats</source>
        <translation>Jouer à partir d’ici&#xa0;: une nouvelle partie, aux mêmes places</translation>
    </message>
</context>
<context>
    <name>ReportCard</name>
    <message>
        <source>Report a problem</source>
        <extracomment>What the player says may be so long, in characters.</extracomment>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>This writes a file that you can send to whoever mends StackHub. Nothing is sent by itself. In it: the versions, the log, the match and the party with the names at the table, and your words.</source>
        <translation>Ceci écrit un fichier que tu peux envoyer à qui répare StackHub. Rien ne part tout seul. Dedans&#xa0;: les versions, le journal, la partie et la soirée avec les noms autour de la table, et tes mots.</translation>
    </message>
    <message>
        <source>What did you do, what happened, and what should have?</source>
        <translation>Qu’as-tu fait, que s’est-il passé, et qu’est-ce qui aurait dû se passer&#x202f;?</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Tes mots</translation>
    </message>
    <message>
        <source>With a picture of the window, as it was a moment ago</source>
        <translation>Avec une image de la fenêtre telle qu’elle était à l’instant</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>Enregistrer le rapport…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Archive (*.zip)</source>
        <translation>Archive (*.zip)</translation>
    </message>
    <message>
        <source>The report is in {file}</source>
        <translation>Le rapport est dans {file}</translation>
    </message>
</context>
<context>
    <name>RoundEnd</name>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Go on with the party</source>
        <extracomment>The figures of more players than this stand closer together, or the card would be higher than the smallest window. A name among the figures is cut to this, in pixels, so that the bar beside it keeps its room.</extracomment>
        <translation>Continuer la soirée</translation>
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
        <source>What the referee saw</source>
        <translation>Ce que l’arbitre a vu</translation>
    </message>
    <message>
        <source>Looking for the turning point…</source>
        <translation>Je cherche le tournant de la manche…</translation>
    </message>
    <message>
        <source>The team of {names} wins the round</source>
        <translation>L’équipe de {names} gagne la manche</translation>
    </message>
    <message>
        <source>{name} wins the round</source>
        <translation>{name} gagne la manche</translation>
    </message>
    <message>
        <source>{names} win the round</source>
        <translation>{names} remportent la manche</translation>
    </message>
    <message>
        <source>Not won this time</source>
        <translation>Perdu pour cette fois</translation>
    </message>
    <message>
        <source>Won together</source>
        <translation>Gagné ensemble</translation>
    </message>
    <message>
        <source>The team of {names} wins the match</source>
        <translation>L’équipe de {names} gagne la partie</translation>
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
        <translation>Manches gagnées par {name}&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Points of {name}: {points}</source>
        <translation>Points de {name}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>a quitté</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>The rules could not be read: {reason}</source>
        <translation>Impossible de lire les règles&#xa0;: {reason}</translation>
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
    <name>ScoreboardScreen</name>
    <message numerus="yes">
        <source>After %n of {count} game(s)</source>
        <translation>
            <numerusform>Après %n jeu sur {count}</numerusform>
            <numerusform>Après %n jeux sur {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>How the points came together, game by game</source>
        <translation>Les points, jeu après jeu</translation>
    </message>
    <message>
        <source>To the wheel</source>
        <translation>À la roue</translation>
    </message>
    <message>
        <source>Next: {game}</source>
        <translation>Ensuite&#xa0;: {game}</translation>
    </message>
</context>
<context>
    <name>ScoresScreen</name>
    <message>
        <source>{player} left</source>
        <translation>{player} a quitté</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
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
        <source>Nothing that was played fits. Choose otherwise, or show everything.</source>
        <translation>Rien de ce qui a été joué ne correspond. Choisis autrement, ou affiche tout.</translation>
    </message>
    <message>
        <source>There has been no party yet. The first one could be tonight.</source>
        <translation>Il n’y a encore eu aucune soirée. La première pourrait être ce soir.</translation>
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
        <source>Party of {time}</source>
        <translation>Soirée du {time}</translation>
    </message>
    <message>
        <source>Its matches</source>
        <translation>Ses parties</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>La revoir</translation>
    </message>
    <message>
        <source>This match was not recorded, so it cannot be watched again.</source>
        <translation>Cette partie n’a pas été filmée&#xa0;: on ne peut pas la revoir.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Soirées</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Statistics of this player</source>
        <translation>Statistiques de ce joueur</translation>
    </message>
    <message>
        <source>Podium and points</source>
        <translation>Podium et points</translation>
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
        <extracomment>The list of levels is wider than its box beside a face.</extracomment>
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
        <translation>Place {number}&#xa0;: {what}</translation>
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
    <message>
        <source>guest; choose a profile</source>
        <translation>invité&#x202f;; choisir un profil</translation>
    </message>
    <message>
        <source>profile of {name}; choose another</source>
        <translation>profil de {name}&#x202f;; en choisir un autre</translation>
    </message>
</context>
<context>
    <name>SeatsRow</name>
    <message>
        <source>Everybody with a profile sits at the table</source>
        <translation>Tous ceux qui ont un profil sont à table</translation>
    </message>
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
        <source>Television</source>
        <translation>Télévision</translation>
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
        <source>Everything large, full screen and in high contrast, from the next start</source>
        <translation>Tout en grand, plein écran et très contrasté, dès le prochain démarrage</translation>
    </message>
    <message>
        <source>Start again now</source>
        <translation>Redémarrer maintenant</translation>
    </message>
    <message>
        <source>Start StackHub again now; what is played is kept</source>
        <translation>Redémarrer StackHub maintenant&#x202f;; ce qui est en cours est gardé</translation>
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
        <source>Profiles…</source>
        <translation>Profils…</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profils</translation>
    </message>
    <message>
        <source>Hand and keys…</source>
        <translation>Main et touches…</translation>
    </message>
    <message>
        <source>Hand and keys at the towers</source>
        <translation>Main et touches aux Tours</translation>
    </message>
    <message>
        <source>Export everything…</source>
        <translation>Tout exporter…</translation>
    </message>
    <message>
        <source>Export everything</source>
        <translation>Tout exporter</translation>
    </message>
    <message>
        <source>Results, profiles, parties, saves and settings in one file</source>
        <translation>Résultats, profils, soirées, parties enregistrées et réglages dans un seul fichier</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Take in what was exported, here or on another computer</source>
        <translation>Reprendre ce qui a été exporté, ici ou sur un autre ordinateur</translation>
    </message>
    <message>
        <source>Reset the settings</source>
        <translation>Rétablir les réglages d’origine</translation>
    </message>
    <message>
        <source>Back to how StackHub came; your name, language and matches stay.</source>
        <translation>Comme au premier jour&#x202f;; ton nom, ta langue et tes parties restent.</translation>
    </message>
</context>
<context>
    <name>SetupScreen</name>
    <message>
        <source>Player 1</source>
        <extracomment>Between two steps of what is done ahead the window answers, in milliseconds.</extracomment>
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
        <source>Free table</source>
        <translation>Table libre</translation>
    </message>
    <message>
        <source>Free table: try things out, nothing counts</source>
        <translation>Table libre&#xa0;: pour essayer, rien ne compte</translation>
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
    <name>SharePanel</name>
    <message>
        <source>{name}: {number}</source>
        <translation>{name}&#xa0;: {number}</translation>
    </message>
    <message>
        <source>One more for {name}</source>
        <translation>Un de plus pour {name}</translation>
    </message>
    <message>
        <source>One less for {name}</source>
        <translation>Un de moins pour {name}</translation>
    </message>
    <message numerus="yes">
        <source>Still %n to give</source>
        <translation>
            <numerusform>Encore %n à donner</numerusform>
            <numerusform>Encore %n à donner</numerusform>
        </translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>Shouts</name>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}&#xa0;: {words}</translation>
    </message>
</context>
<context>
    <name>SlowMotion</name>
    <message>
        <source>The fall in slow motion</source>
        <translation>La chute au ralenti</translation>
    </message>
    <message>
        <source>Keep this fall…</source>
        <translation>Garder cette chute…</translation>
    </message>
    <message>
        <source>Keep this fall as a replay of its own</source>
        <translation>Garder cette chute dans un film à part</translation>
    </message>
    <message>
        <source>Skip  (Esc)</source>
        <translation>Passer  (Échap)</translation>
    </message>
    <message>
        <source>Skip the slow motion</source>
        <translation>Passer le ralenti</translation>
    </message>
</context>
<context>
    <name>StackUpBoard</name>
    <message>
        <source>Spare draw</source>
        <translation>Pioche en réserve</translation>
    </message>
    <message>
        <source>End your turn without drawing; the spare draw is gone then</source>
        <translation>Finir ton tour sans piocher&#x202f;; la pioche en réserve est alors dépensée</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Piocher une carte</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Keep the card you have drawn and end your turn</source>
        <translation>Garder la carte piochée et finir ton tour</translation>
    </message>
    <message>
        <source>Take three</source>
        <translation>Prendre trois cartes</translation>
    </message>
    <message>
        <source>Take three cards and end your turn</source>
        <translation>Prendre trois cartes et finir ton tour</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Finir ton tour</translation>
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
    <name>StickActions</name>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>From the bag</source>
        <translation>Du sac</translation>
    </message>
    <message>
        <source>Draw a stick from the bag, unseen</source>
        <translation>Tirer un stick du sac, sans regarder</translation>
    </message>
    <message>
        <source>Draw a challenge</source>
        <translation>Piocher un défi</translation>
    </message>
    <message>
        <source>Draw a challenge card: it says how to place your stick</source>
        <translation>Piocher une carte de défi&#xa0;: elle dit comment poser ton stick</translation>
    </message>
    <message>
        <source>{name} draws</source>
        <translation>{name} tire</translation>
    </message>
    <message>
        <source>{name} draws a stick, which ends this turn</source>
        <translation>{name} tire un stick, ce qui finit ce tour</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Lâcher</translation>
    </message>
    <message>
        <source>Let go of the stick, close above the tower</source>
        <translation>Lâcher le stick, tout près au-dessus de la Tour</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Remonter</translation>
    </message>
    <message>
        <source>Lift the stick up and clear of the tower</source>
        <translation>Remonter le stick à l’écart de la Tour</translation>
    </message>
    <message>
        <source>What touches what</source>
        <translation>Ce qui touche quoi</translation>
    </message>
    <message>
        <source>Show every contact of the tower, like or unlike</source>
        <translation>Montrer chaque contact de la Tour, pareil ou différent</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Renoncer</translation>
    </message>
    <message>
        <source>Lay the stick in front of you: your turn is over</source>
        <translation>Poser le stick devant toi&#xa0;: ton tour est fini</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>End the turn: everything rests</source>
        <translation>Finir le tour&#xa0;: plus rien ne bouge</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Réussi</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>O</translation>
    </message>
    <message>
        <source>You vote that the challenge is done</source>
        <translation>Tu votes que le défi est réussi</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Manqué</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>You vote that it is not</source>
        <translation>Tu votes qu’il est manqué</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}&#xa0;: {words}</translation>
    </message>
</context>
<context>
    <name>TowerBar</name>
    <message>
        <source>Turn {number} of {count} · {time} of {whole}</source>
        <translation>Tour {number} sur {count} · {time} sur {whole}</translation>
    </message>
    <message>
        <source>Turn before</source>
        <translation>Tour précédent</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>One frame back</source>
        <translation>Une image en arrière</translation>
    </message>
    <message>
        <source>One frame on</source>
        <translation>Une image en avant</translation>
    </message>
    <message>
        <source>The fall  (F)</source>
        <translation>La chute  (F)</translation>
    </message>
    <message>
        <source>Go to the next fall, and watch it slowly</source>
        <translation>Aller à la prochaine chute et la voir au ralenti</translation>
    </message>
    <message>
        <source>Save replay…</source>
        <translation>Enregistrer le film…</translation>
    </message>
    <message>
        <source>Save this replay as a file of your own</source>
        <translation>Enregistrer ce film dans un fichier à toi</translation>
    </message>
    <message>
        <source>Keep this fall…</source>
        <translation>Garder cette chute…</translation>
    </message>
    <message>
        <source>Save only the fall of this turn as a replay</source>
        <translation>Enregistrer seulement la chute de ce tour</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>C’est fait</translation>
    </message>
    <message>
        <source>Done watching</source>
        <translation>Fin du film</translation>
    </message>
    <message>
        <source>Time in the replay</source>
        <translation>Moment du film</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Speed (+ and −)</source>
        <translation>Vitesse (+ et −)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>{words} (Space)</source>
        <translation>{words} (Espace)</translation>
    </message>
</context>
<context>
    <name>TowerReplay</name>
    <message>
        <source>Save replay</source>
        <translation>Enregistrer le film</translation>
    </message>
    <message>
        <source>Replay (*.stackreplay)</source>
        <translation>Film (*.stackreplay)</translation>
    </message>
    <message>
        <source>The replay is in {file}.</source>
        <translation>Le film est dans {file}.</translation>
    </message>
    <message>
        <source>{game}: {players}</source>
        <translation>{game}&#xa0;: {players}</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name} joue</translation>
    </message>
    <message>
        <source>Fall</source>
        <translation>Chute</translation>
    </message>
</context>
<context>
    <name>TowerReplayScreen</name>
    <message>
        <source>The tower, as it was</source>
        <translation>La tour, telle qu’elle était</translation>
    </message>
    <message>
        <source>Drag or use the arrows to look from elsewhere; 1 to 5 are the sides and the top.</source>
        <translation>Tire ou prends les flèches pour regarder d’ailleurs&#x202f;; 1 à 5 donnent les côtés et le dessus.</translation>
    </message>
</context>
<context>
    <name>TryScreen</name>
    <message>
        <source>Try: {card}</source>
        <translation>Essai&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Tower as before</source>
        <translation>La Tour d’avant</translation>
    </message>
</context>
<context>
    <name>WinsLine</name>
    <message>
        <source>Wins: {won} of {played} matches</source>
        <extracomment>Marks of single matches are drawn while there are no more than this.</extracomment>
        <translation>Victoires&#xa0;: {won} sur {played} parties</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins, match by match</source>
        <translation>Victoires, partie après partie</translation>
    </message>
</context>
<context>
    <name>WinsTable</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joué</translation>
    </message>
</context>
<context>
    <name>babylon</name>
    <message numerus="yes">
        <source>Pile {number}: %n tablet(s), {colours}</source>
        <translation>
            <numerusform>Pile {number}&#xa0;: %n tablette, {colours}</numerusform>
            <numerusform>Pile {number}&#xa0;: %n tablettes, {colours}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} is lifted. It fits on %n pile(s): {piles}.</source>
        <translation>
            <numerusform>La pile {number} est soulevée. Elle peut se poser sur %n pile&#xa0;: {piles}.</numerusform>
            <numerusform>La pile {number} est soulevée. Elle peut se poser sur %n piles&#xa0;: {piles}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lays pile {source} on pile {target}: {colour} on top, %n tablet(s) high.</source>
        <translation>
            <numerusform>{name} pose la pile {source} sur la pile {target}&#xa0;: {colour} au sommet, %n tablette de haut.</numerusform>
            <numerusform>{name} pose la pile {source} sur la pile {target}&#xa0;: {colour} au sommet, %n tablettes de haut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) win here, {move} soonest; the others lose.</source>
        <translation>
            <numerusform>%n coup gagne ici&#xa0;: {move}&#x202f;; les autres perdent.</numerusform>
            <numerusform>%n coups gagnent ici, le plus vite {move}&#x202f;; les autres perdent.</numerusform>
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
        <translation>Douze tablettes, aucun hasard&#xa0;: laisse ton adversaire sans coup à jouer.</translation>
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
        <translation>{loser} n’avait plus de coup&#xa0;: {winner} gagne.</translation>
    </message>
    <message>
        <source>{name}: lay a pile on one of the same height or with the same colour on top.</source>
        <translation>{name}, à toi&#xa0;: pose une pile sur une autre de même hauteur ou de même couleur au sommet.</translation>
    </message>
    <message>
        <source>No two piles fit any more: the round is over.</source>
        <translation>Plus aucune pile ne va sur une autre&#xa0;: la manche est finie.</translation>
    </message>
    <message>
        <source>{name} is the youngest: play first or second?</source>
        <translation>{name}, plus jeune de la table&#xa0;: jouer en premier ou en second&#x202f;?</translation>
    </message>
    <message>
        <source>The draw fell on {name}: play first or second?</source>
        <translation>Le sort a désigné {name}&#xa0;: jouer en premier ou en second&#x202f;?</translation>
    </message>
    <message>
        <source>{name} lost the last round: play first or second?</source>
        <translation>{name} a perdu la manche précédente&#xa0;: jouer en premier ou en second&#x202f;?</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} commence.</translation>
    </message>
    <message>
        <source>Every move loses against the right answers; {move} leaves the most room for a wrong one.</source>
        <translation>Tous les coups perdent si l’adversaire répond bien&#x202f;; {move} lui laisse le plus d’occasions de se tromper.</translation>
    </message>
    <message>
        <source>Every move wins here.</source>
        <translation>Ici, tous les coups gagnent.</translation>
    </message>
    <message>
        <source>Only {move} wins; every other move loses.</source>
        <translation>Un seul coup gagne&#xa0;: {move}&#x202f;; tous les autres perdent.</translation>
    </message>
    <message>
        <source>The round is over: no two piles fit any more.</source>
        <translation>La manche est finie&#xa0;: plus aucune pile ne va sur une autre.</translation>
    </message>
    <message>
        <source>This round was not played to its end.</source>
        <translation>Cette manche n’a pas été jouée jusqu’au bout.</translation>
    </message>
    <message>
        <source>{loser} never stood on a win: {winner} made no mistake.</source>
        <translation>{loser} n’a jamais eu de position gagnante&#xa0;: {winner} n’a commis aucune erreur.</translation>
    </message>
    <message>
        <source>{loser} still had a win before move {number}, {move}; {better} would have kept it.</source>
        <translation>Avant le coup {number} ({move}), {loser} avait encore la victoire en main&#x202f;; {better} l’aurait gardée.</translation>
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
        <translation>Le but&#xa0;: laisser ton adversaire sans coup à jouer. Chacun à son tour pose une pile sur une autre&#x202f;; qui pose la dernière a gagné.</translation>
    </message>
    <message>
        <source>Lift a pile: drag it, or click it. With the keyboard, arrows or a number lead to a pile and Enter lifts it.</source>
        <translation>Soulève une pile&#xa0;: fais-la glisser, ou clique dessus. Au clavier, les flèches ou un numéro mènent à une pile, Entrée la soulève.</translation>
    </message>
    <message>
        <source>It goes on a pile of the same height, or with the same colour on top: those light up. The pile you lift ends on top, and from then on its colour counts.</source>
        <translation>Pose-la sur une pile qui s’éclaire&#xa0;: même hauteur, ou même couleur au sommet. Elle finit au-dessus, et seule sa couleur compte.</translation>
    </message>
    <message>
        <source>Whoever cannot move loses. Not sure? H gives a hint, Ctrl+Z takes a move back, F1 opens the rules.</source>
        <translation>Qui ne peut plus jouer a perdu. Un doute&#x202f;? H donne un conseil, Ctrl+Z annule un coup, F1 ouvre les règles.</translation>
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
        <translation>Pile {number}&#xa0;: hauteur {height}, {colour} au sommet. Aucune autre pile n’a cette hauteur ni cette couleur au sommet.</translation>
    </message>
    <message>
        <source>Pile {source} is {height} high with {colour} on top; pile {target} is {other_height} high with {other_colour}: neither the height nor the colour agrees.</source>
        <translation>Pile {source}&#xa0;: hauteur {height}, {colour} au sommet&#x202f;; pile {target}&#xa0;: hauteur {other_height}, {other_colour} au sommet. Ni la hauteur ni la couleur ne correspondent.</translation>
    </message>
    <message>
        <source>A pile can only be laid on another pile.</source>
        <translation>Une pile ne se pose que sur une autre pile.</translation>
    </message>
</context>
<context>
    <name>discard</name>
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
</context>
<context>
    <name>errors</name>
    <message>
        <source>there is no move to take back</source>
        <translation>il n’y a aucun coup à reprendre</translation>
    </message>
    <message>
        <source>this move cannot be taken back: it revealed something hidden or asked chance</source>
        <translation>ce coup ne peut pas être repris&#xa0;: il a révélé quelque chose de caché ou fait appel au hasard</translation>
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
        <translation>le coup {number} ({move}) ne peut pas être joué&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>more chance results are recorded than the move asked for</source>
        <translation>plus de tirages sont notés que le coup n’en a demandé</translation>
    </message>
    <message>
        <source>the save follows version {version} of the rules of {game}; this StackHub knows version {known}</source>
        <extracomment>A save larger than this is not one of ours (characters).</extracomment>
        <translation>l’enregistrement suit la version {version} des règles de {game}&#x202f;; ce StackHub connaît la version {known}</translation>
    </message>
    <message>
        <source>the save does not make sense: {reason}</source>
        <translation>l’enregistrement n’a pas de sens&#xa0;: {reason}</translation>
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
        <translation>la partie vient d’un StackHub plus récent (format {version}&#x202f;; celui-ci lit jusqu’au {known})</translation>
    </message>
    <message>
        <source>the save is damaged at &apos;{place}&apos;: {reason}</source>
        <translation>l’enregistrement est abîmé à «&#xa0;{place}&#xa0;»&#xa0;: {reason}</translation>
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
        <translation>manche {number}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be taken in: {reason}</source>
        <translation>impossible d’importer {file}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file} is not a StackHub save</source>
        <translation>{file} n’est pas une partie de StackHub</translation>
    </message>
    <message>
        <source>the folder {folder} leads out of the data folder</source>
        <translation>le dossier {folder} mène hors du dossier de données</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>impossible d’écrire {file}&#xa0;: {reason}</translation>
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
        <source>{file} is too large to be one of StackHub&apos;s files</source>
        <translation>{file} est trop gros pour être un fichier de StackHub</translation>
    </message>
    <message>
        <source>{file} is not one of StackHub&apos;s files: it is not text</source>
        <translation>{file} n’est pas un fichier de StackHub&#xa0;: ce n’est pas du texte</translation>
    </message>
    <message>
        <source>{file} could not be read: {reason}</source>
        <translation>impossible de lire {file}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file} is not an archive of StackHub, or it is damaged</source>
        <translation>{file} n’est pas une archive de StackHub, ou elle est abîmée</translation>
    </message>
    <message>
        <source>{file} is too large to be an archive of StackHub</source>
        <translation>{file} est trop gros pour une archive de StackHub</translation>
    </message>
    <message>
        <source>the archive {file} holds &quot;{part}&quot;, which does not belong into one</source>
        <translation>l’archive {file} contient «&#xa0;{part}&#xa0;», qui n’a rien à y faire</translation>
    </message>
    <message>
        <source>in the archive {file}, &quot;{part}&quot; is damaged</source>
        <translation>dans l’archive {file}, «&#xa0;{part}&#xa0;» est abîmé</translation>
    </message>
    <message>
        <source>{file} was written by a newer StackHub (archive version {version})</source>
        <translation>{file} vient d’un StackHub plus récent (version {version} des archives)</translation>
    </message>
    <message>
        <source>the disk is full; make room, then try again</source>
        <translation>le disque est plein&#x202f;; fais de la place, puis réessaie</translation>
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
        <source>the disk reports a fault</source>
        <translation>le disque signale une erreur</translation>
    </message>
    <message>
        <source>the result could not be written to {file}: {reason}</source>
        <translation>impossible d’inscrire le résultat dans {file}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file} was written by a newer StackHub: it is left alone; update to keep results</source>
        <translation>{file} vient d’un StackHub plus récent&#xa0;: il n’est pas touché&#x202f;; mets StackHub à jour pour garder les résultats</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file} could not be removed: {reason}</source>
        <translation>impossible de supprimer {file}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file} is not a replay of StackHub, or it is damaged</source>
        <translation>{file} n’est pas un film de StackHub, ou bien il est abîmé</translation>
    </message>
    <message>
        <source>{file} is too large to be a replay of StackHub</source>
        <translation>{file} est trop gros pour être un film de StackHub</translation>
    </message>
    <message>
        <source>{file} was written by a newer StackHub</source>
        <translation>{file} vient d’un StackHub plus récent</translation>
    </message>
    <message>
        <source>the broken settings.yaml could not be put aside: {reason}</source>
        <translation>impossible de mettre de côté le fichier settings.yaml abîmé&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>a recorded chance result is {result}, but it must be from 0 to {most}</source>
        <translation>un tirage noté vaut {result}, alors qu’il doit être compris entre 0 et {most}</translation>
    </message>
    <message>
        <source>there is no bot level &apos;{level}&apos; (levels: {levels})</source>
        <translation>il n’y a pas de robot de niveau «&#xa0;{level}&#xa0;» (niveaux&#xa0;: {levels})</translation>
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
        <source>this file is for &apos;{game}&apos;, not for &apos;{wanted}&apos;</source>
        <translation>ce fichier est celui de «&#xa0;{game}&#xa0;», pas de «&#xa0;{wanted}&#xa0;»</translation>
    </message>
    <message>
        <source>bots says nothing about the level &apos;{level}&apos;</source>
        <translation>bots ne dit rien du niveau «&#xa0;{level}&#xa0;»</translation>
    </message>
    <message>
        <source>preset &apos;{preset}&apos; sets the unknown option &apos;{option}&apos;</source>
        <translation>le choix «&#xa0;{preset}&#xa0;» fixe une option inconnue, «&#xa0;{option}&#xa0;»</translation>
    </message>
    <message>
        <source>preset &apos;{preset}&apos; gives &apos;{option}&apos; a value that is not offered</source>
        <translation>le choix «&#xa0;{preset}&#xa0;» donne à «&#xa0;{option}&#xa0;» une valeur qui n’est pas proposée</translation>
    </message>
    <message>
        <source>{place}: {reason}</source>
        <translation>{place}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{game} takes {seats} seats, not {given}</source>
        <translation>{game} se joue à {seats}, pas à {given}</translation>
    </message>
    <message>
        <source>that seat {seat} left cannot be taken back any more</source>
        <translation>le départ de la place {seat} ne peut plus être annulé</translation>
    </message>
    <message>
        <source>the round has not begun: the order is still to be chosen</source>
        <translation>la manche n’a pas commencé&#xa0;: l’ordre reste à choisir</translation>
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
        <source>seat {seat} cannot be handed back now</source>
        <translation>la place {seat} ne peut pas être rendue maintenant</translation>
    </message>
    <message>
        <source>seats {seat} and {other} cannot change places now</source>
        <translation>les places {seat} et {other} ne peuvent pas être échangées maintenant</translation>
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
        <source>there is no option &apos;{option}&apos; (options: {known})</source>
        <translation>il n’y a pas d’option «&#xa0;{option}&#xa0;» (options&#xa0;: {known})</translation>
    </message>
    <message>
        <source>option &apos;{option}&apos; cannot be {value}: {reason}</source>
        <translation>l’option «&#xa0;{option}&#xa0;» ne peut pas valoir {value}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>&apos;{setting}&apos; is not of the form key=value</source>
        <translation>«&#xa0;{setting}&#xa0;» n’est pas de la forme clé=valeur</translation>
    </message>
    <message>
        <source>option &apos;{option}&apos; is given twice</source>
        <translation>l’option «&#xa0;{option}&#xa0;» est donnée deux fois</translation>
    </message>
    <message>
        <source>&apos;{move}&apos; is not a move of Babylon (write 3&gt;7 to lift pile 3 onto pile 7)</source>
        <translation>«&#xa0;{move}&#xa0;» n’est pas un coup de Babylon (écris 3&gt;7 pour poser la pile 3 sur la pile 7)</translation>
    </message>
    <message>
        <source>there is no pile {pile} (piles: 1 to {last})</source>
        <translation>il n’y a pas de pile {pile} (piles&#xa0;: 1 à {last})</translation>
    </message>
    <message>
        <source>piles must be an object such as {example}</source>
        <translation>piles doit être un objet comme {example}</translation>
    </message>
    <message>
        <source>there is no pile &apos;{name}&apos; (piles: 1 to {last})</source>
        <translation>il n’y a pas de pile «&#xa0;{name}&#xa0;» (piles&#xa0;: 1 à {last})</translation>
    </message>
    <message>
        <source>pile {name} must be a list of one colour or more, from bottom to top</source>
        <translation>la pile {name} doit être une liste d’au moins une couleur, de bas en haut</translation>
    </message>
    <message>
        <source>pile {name} holds &apos;{tablet}&apos; (colours: {colours})</source>
        <translation>la pile {name} contient «&#xa0;{tablet}&#xa0;» (couleurs&#xa0;: {colours})</translation>
    </message>
    <message>
        <source>there must be {wanted} {colour} tablets, not {given}</source>
        <translation>il faut {wanted} tablettes «&#xa0;{colour}&#xa0;», pas {given}</translation>
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
        <translation>la place {seat} ne peut pas commencer&#xa0;: Babylon a les places 0 et 1</translation>
    </message>
    <message>
        <source>a position of Babylon has no &apos;{key}&apos; (only piles, to_play and options)</source>
        <translation>une position de Babylon n’a pas de «&#xa0;{key}&#xa0;» (seulement piles, to_play et options)</translation>
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
        <source>a place must not be worth more than the place before it</source>
        <extracomment>A plan larger than this is not one of ours (characters).</extracomment>
        <translation>un rang ne doit pas rapporter plus que le rang précédent</translation>
    </message>
    <message>
        <source>member {number} must have the key m{number}</source>
        <translation>le participant {number} doit avoir la clé m{number}</translation>
    </message>
    <message>
        <source>there are two people called {name}</source>
        <translation>deux personnes s’appellent {name}</translation>
    </message>
    <message>
        <source>a party needs somebody who is not a bot</source>
        <translation>il faut à une soirée au moins une personne qui ne soit pas un robot</translation>
    </message>
    <message>
        <source>say how often the wheel is turned</source>
        <translation>indiquer combien de fois la roue est tournée</translation>
    </message>
    <message>
        <source>of a list every game is played: leave count out</source>
        <translation>tous les jeux d’une liste sont joués&#xa0;: ne pas indiquer «&#xa0;count&#xa0;»</translation>
    </message>
    <message>
        <source>the plan of the party is too large to be one of ours</source>
        <translation>le programme de la soirée est trop long pour venir de StackHub</translation>
    </message>
    <message>
        <source>this is not the plan of a party, or it was cut short</source>
        <translation>ce n’est pas le programme d’une soirée, ou il a été tronqué</translation>
    </message>
    <message>
        <source>the plan of the party was written by a newer StackHub</source>
        <translation>le programme de la soirée a été écrit par une version plus récente de StackHub</translation>
    </message>
    <message>
        <source>there is no game &apos;{game}&apos; (games: {games})</source>
        <extracomment>What was wrong with a player&apos;s own YAML; the shell shows each once.</extracomment>
        <translation>il n’y a pas de jeu «&#xa0;{game}&#xa0;» (jeux&#xa0;: {games})</translation>
    </message>
    <message>
        <source>{game} has no option &apos;{option}&apos;</source>
        <translation>{game} n’a pas d’option «&#xa0;{option}&#xa0;»</translation>
    </message>
    <message>
        <source>the option &apos;{option}&apos; of {game} does not offer {value}</source>
        <translation>l’option «&#xa0;{option}&#xa0;» de {game} ne propose pas {value}</translation>
    </message>
    <message>
        <source>the plan does not make sense: {reason}</source>
        <translation>le programme n’a pas de sens&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the plan is wrong at &apos;{place}&apos;: {reason}</source>
        <translation>le programme est erroné à «&#xa0;{place}&#xa0;»&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{game} has no bot of level &apos;{level}&apos; (levels: {levels})</source>
        <translation>{game} n’a pas de robot de niveau «&#xa0;{level}&#xa0;» (niveaux&#xa0;: {levels})</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>le fichier</translation>
    </message>
    <message>
        <source>&quot;{key}&quot;</source>
        <translation>«&#xa0;{key}&#xa0;»</translation>
    </message>
    <message>
        <source>{file}, line {line}: {reason}</source>
        <translation>{file}, ligne {line}&#xa0;: {reason}</translation>
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
        <source>&quot;{key}&quot; is missing in {place}</source>
        <translation>il manque «&#xa0;{key}&#xa0;» dans {place}</translation>
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
        <source>here it is no YAML any more; a quotation mark, a bracket, a colon or an indentation may be wrong</source>
        <translation>ici, ce n’est plus du YAML&#xa0;: un guillemet, un crochet, un deux-points ou un retrait est peut-être faux</translation>
    </message>
    <message>
        <source>lines are indented with spaces, not with tabs</source>
        <translation>le retrait des lignes se fait avec des espaces, pas avec des tabulations</translation>
    </message>
    <message>
        <source>another document begins here; a file has only one</source>
        <translation>un autre document commence ici, un fichier n’en a qu’un</translation>
    </message>
    <message>
        <source>the tag &quot;{tag}&quot; is not allowed</source>
        <translation>l’étiquette «&#xa0;{tag}&#xa0;» n’est pas permise</translation>
    </message>
    <message>
        <source>a character that may not stand in a text file</source>
        <translation>un caractère n’a pas sa place dans un fichier de texte</translation>
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
        <source>the key &quot;{key}&quot; stands here again, first on line {first}</source>
        <translation>la clé «&#xa0;{key}&#xa0;» revient ici, déjà vue à la ligne {first}</translation>
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
        <source>&quot;{text}&quot; is not a number that can be used</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un nombre utilisable</translation>
    </message>
    <message>
        <source>{block} is not in the tower</source>
        <translation>{block} n’est pas dans la Tour</translation>
    </message>
    <message>
        <source>{block} was not taken from there: it lay in storey {storey}, position {place}</source>
        <translation>{block} n’a pas été pris là&#xa0;: il était à l’étage {storey}, position {place}</translation>
    </message>
    <message>
        <source>no block may be taken before the roll</source>
        <translation>on ne prend pas de bloc avant d’avoir lancé le dé</translation>
    </message>
    <message>
        <source>more blocks were taken than the die asks for ({due})</source>
        <translation>on a pris plus de blocs que le dé n’en demande ({due})</translation>
    </message>
    <message>
        <source>the blocks must be named in the order in which they were taken</source>
        <translation>les blocs doivent être nommés dans l’ordre où on les a pris</translation>
    </message>
    <message>
        <source>{block} lies at the top: nothing may be taken from there</source>
        <translation>{block} est au sommet&#xa0;: on n’y prend rien</translation>
    </message>
    <message>
        <source>{block} may not be taken: it has neither the colour nor the number of {face}</source>
        <translation>on ne peut pas prendre {block}&#xa0;: il n’a ni la couleur ni le numéro de {face}</translation>
    </message>
    <message>
        <source>time cannot run out: turns have no time limit</source>
        <translation>le temps ne peut pas être écoulé&#xa0;: les tours ne sont pas limités</translation>
    </message>
    <message>
        <source>nothing fell</source>
        <translation>rien n’est tombé</translation>
    </message>
    <message>
        <source>the turn cannot have ended by resting: not everything was at rest</source>
        <translation>le tour n’a pas pu finir au repos&#xa0;: quelque chose bougeait encore</translation>
    </message>
    <message>
        <source>{block} must be pushed back first: it was left out by {mm} mm</source>
        <translation>il faut d’abord repousser {block}, qui dépasse de {mm} mm</translation>
    </message>
    <message>
        <source>the die cannot be passed yet (blocks still to be laid: {count})</source>
        <translation>le dé ne peut pas encore passer (blocs encore à poser&#xa0;: {count})</translation>
    </message>
    <message>
        <source>{block} was not laid on the tower</source>
        <translation>{block} n’a pas été posé sur la Tour</translation>
    </message>
    <message>
        <source>{block} must be laid before the next one is taken</source>
        <translation>il faut poser {block} avant de prendre le suivant</translation>
    </message>
    <message>
        <source>{block} may not lie in storey {storey}, position {place}</source>
        <translation>{block} ne peut pas être posé à l’étage {storey}, position {place}</translation>
    </message>
    <message>
        <source>{block} lies across its storey</source>
        <translation>{block} est posé en travers de son étage</translation>
    </message>
    <message>
        <source>the times of {block} are out of order: it is grabbed first, then freed, then laid or dropped</source>
        <translation>les temps de {block} sont dans le désordre&#xa0;: on le saisit, puis il est libre, puis on le pose ou on le lâche</translation>
    </message>
    <message>
        <source>the times at which {block} was held are out of order</source>
        <translation>les temps pendant lesquels {block} était tenu sont dans le désordre</translation>
    </message>
    <message>
        <source>nothing is left in storey {storey}: the tower cannot have stood</source>
        <translation>il ne reste rien à l’étage {storey}&#xa0;: la Tour n’a pas pu tenir</translation>
    </message>
    <message>
        <source>colours times numbers times copies must make {wanted} blocks</source>
        <translation>couleurs fois numéros fois exemplaires doivent faire {wanted} blocs</translation>
    </message>
    <message>
        <source>the die must show at least one colour with its number</source>
        <translation>le dé doit montrer au moins une couleur avec son numéro</translation>
    </message>
    <message>
        <source>no block is like the side {face} of the die</source>
        <translation>aucun bloc ne correspond à la face {face} du dé</translation>
    </message>
    <message>
        <source>Stacko needs two players or more</source>
        <translation>Stacko se joue à deux ou plus</translation>
    </message>
    <message>
        <source>the move is too long (at most {most} characters)</source>
        <translation>le coup est trop long ({most} caractères au plus)</translation>
    </message>
    <message>
        <source>the die has no side &apos;{face}&apos; (sides: {faces})</source>
        <translation>le dé n’a pas de face «&#xa0;{face}&#xa0;» (faces&#xa0;: {faces})</translation>
    </message>
    <message>
        <source>&apos;{move}&apos; is not a move of Stacko (roll, roll:red1, record with its JSON, pass, leave)</source>
        <translation>«&#xa0;{move}&#xa0;» n’est pas un coup de Stacko (roll, roll:red1, record avec son JSON, pass, leave)</translation>
    </message>
    <message>
        <source>a position of Stacko has no &apos;{key}&apos; (keys: {keys})</source>
        <translation>une position de Stacko n’a pas de «&#xa0;{key}&#xa0;» (clés&#xa0;: {keys})</translation>
    </message>
    <message>
        <source>no block of this tower may ever be taken (top: {top})</source>
        <translation>aucun bloc de cette Tour ne pourra jamais être pris (top&#xa0;: {top})</translation>
    </message>
    <message>
        <source>left must name each seat once, and not all of them</source>
        <translation>left doit nommer chaque place une seule fois, et pas toutes</translation>
    </message>
    <message>
        <source>either a face lies or blocks are owed, not both</source>
        <translation>face et owed s’excluent&#xa0;: ou une face est sortie, ou des blocs sont dus</translation>
    </message>
    <message>
        <source>while everybody rolls for who begins there is no rolled, face, owed or fallen</source>
        <translation>tant que l’on tire au dé qui commence, il n’y a ni rolled, ni face, ni owed, ni fallen</translation>
    </message>
    <message>
        <source>to_play must be a seat that still rolls for who begins</source>
        <translation>to_play doit être une place qui doit encore lancer le dé pour commencer</translation>
    </message>
    <message>
        <source>to_play must be the seat that made the tower fall</source>
        <translation>to_play doit être la place qui a fait tomber la Tour</translation>
    </message>
    <message>
        <source>no block may be taken for {face}: roll again</source>
        <translation>aucun bloc ne peut être pris pour {face}&#xa0;: il faut relancer le dé</translation>
    </message>
    <message>
        <source>storeys must be a list of storeys from the bottom, at most {most}</source>
        <translation>storeys doit être une liste d’étages à partir du bas, {most} au plus</translation>
    </message>
    <message>
        <source>storey {number} must be a list of three blocks (null: none)</source>
        <translation>l’étage {number} doit être une liste de trois blocs (null&#xa0;: aucun)</translation>
    </message>
    <message>
        <source>storey {number} holds &apos;{block}&apos; (blocks: red1a to yellow4c)</source>
        <translation>l’étage {number} contient «&#xa0;{block}&#xa0;» (blocs&#xa0;: de red1a à yellow4c)</translation>
    </message>
    <message>
        <source>{block} is in the tower twice</source>
        <translation>{block} est deux fois dans la Tour</translation>
    </message>
    <message>
        <source>storey {number} is empty, but there are blocks above it</source>
        <translation>l’étage {number} est vide, mais il y a des blocs au-dessus</translation>
    </message>
    <message>
        <source>start must say for each seat what it rolled: 1 to 4, null (not yet) or 0 (no longer rolls)</source>
        <translation>start doit donner le résultat de chaque place&#xa0;: de 1 à 4, null (pas encore) ou 0 (ne lance plus)</translation>
    </message>
    <message>
        <source>{key} must be a seat from 0 to {last} that has not left</source>
        <translation>{key} doit être une place de 0 à {last} que personne n’a quittée</translation>
    </message>
    <message>
        <source>{key} must be a list of seats</source>
        <translation>{key} doit être une liste de places</translation>
    </message>
    <message>
        <source>direction must be clockwise or anticlockwise</source>
        <translation>direction doit être clockwise ou anticlockwise</translation>
    </message>
    <message>
        <source>face must be red1, blue2, green3, yellow4 or null</source>
        <translation>face doit être red1, blue2, green3, yellow4 ou null</translation>
    </message>
    <message>
        <source>owed must be 0, 1 or 2</source>
        <translation>owed doit être 0, 1 ou 2</translation>
    </message>
    <message>
        <source>the record is wrong at &apos;{place}&apos;: {reason}</source>
        <translation>le relevé du tour est faux à «&#xa0;{place}&#xa0;»&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the record gives the key &apos;{key}&apos; twice</source>
        <translation>le relevé du tour donne deux fois la clé «&#xa0;{key}&#xa0;»</translation>
    </message>
    <message>
        <source>the record is not sound: {reason}</source>
        <translation>le relevé du tour n’est pas valable&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the round is over</source>
        <extracomment>What an unannounced last token costs (UP-17).</extracomment>
        <translation>la manche est terminée</translation>
    </message>
    <message>
        <source>seat {seat} cannot begin: nobody sits there</source>
        <extracomment>Far more than any tower bears; only a table where nobody touches anything could go on longer. Hands play: turns that were not listed are accepted as well. What `Match.leave` plays for a seat that gives up (ST-17).
----------
Ten times the longest random round seen (1,911 moves, with `draw: any_time`); nothing but the will of the players ends a round in which they may draw whenever they like. People who share a screen find a curtain between their turns. What `Match.leave` plays for a seat that gives up (SU-25).
----------
Far more than any round takes. Only with ``pool_empty: reshuffle`` could players who want to go on longer. Racks are hidden from each other. What `Match.leave` plays for a seat that gives up (UP-20).</extracomment>
        <translation>la place {seat} ne peut pas commencer&#xa0;: personne n’y est assis</translation>
    </message>
    <message>
        <source>the saved tower is wrong at &apos;{place}&apos;: {reason}</source>
        <translation>la Tour sauvegardée est fausse à «&#xa0;{place}&#xa0;»&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the saved tower does not hold the blocks of this game</source>
        <translation>la Tour sauvegardée n’a pas les blocs de cette partie</translation>
    </message>
    <message>
        <source>the saved tower has a piece that this table does not have: {block}</source>
        <translation>la Tour sauvegardée a une pièce que cette table n’a pas&#xa0;: {block}</translation>
    </message>
    <message>
        <source>the die has been rolled: take a block</source>
        <translation>le dé est lancé&#xa0;: prends un bloc</translation>
    </message>
    <message>
        <source>nobody has begun yet: roll the die</source>
        <translation>personne n’a encore commencé&#xa0;: lance le dé</translation>
    </message>
    <message>
        <source>seat {seat} does not play any more</source>
        <translation>la place {seat} ne joue plus</translation>
    </message>
    <message>
        <source>Nothing on this computer can draw the table in 3D ({attempts}).</source>
        <translation>Rien sur cet ordinateur ne permet d’afficher la table en 3D ({attempts}).</translation>
    </message>
    <message>
        <source>{where} must be a list of names</source>
        <translation>{where} doit être une liste de noms</translation>
    </message>
    <message>
        <source>{where}: there are not so many of &apos;{name}&apos;</source>
        <translation>{where}&#xa0;: il n’y a pas autant de «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>{where}: there is no &apos;{name}&apos; in this game</source>
        <translation>{where}&#xa0;: il n’y a pas de «&#xa0;{name}&#xa0;» dans ce jeu</translation>
    </message>
    <message>
        <source>Stack Up! is a game for 2 to {most}</source>
        <translation>Stack Up! se joue de 2 à {most}</translation>
    </message>
    <message>
        <source>a special card is played alone, never in a combo or with another special</source>
        <extracomment>From so many cards on a combo earns a bonus (SU-12), and so many a Snatch takes at most (SU-16). The same by the card&apos;s mask. ``RUNS[step][card][length - 1]``; the middle is not used. By the colour that lies: the other three (SU-17). By target: one card, two, three.</extracomment>
        <translation>une carte spéciale se joue seule, jamais dans une suite ni avec une autre carte spéciale</translation>
    </message>
    <message>
        <source>only a combo of three cards or more earns a bonus</source>
        <translation>seule une suite de trois cartes ou plus donne un bonus</translation>
    </message>
    <message>
        <source>the bonus of a combo is either +spare or +skip</source>
        <translation>le bonus d’une suite est +spare ou +skip</translation>
    </message>
    <message>
        <source>a combo is of one colour, each number exactly one step further the same way</source>
        <translation>une suite est d’une seule couleur, chaque nombre un cran plus loin dans le même sens</translation>
    </message>
    <message>
        <source>a Snatch takes 1 to {most} cards from one seat (write snatch:2x1)</source>
        <translation>un Larcin prend de 1 à {most} cartes à une place (écris snatch:2x1)</translation>
    </message>
    <message>
        <source>&apos;{move}&apos; is not a move of Stack Up! (red9, red9-red8, flip, freeze, switch:blue, snatch:2x3, crash, draw, keep, spare, take, pass, direction:up, leave)</source>
        <translation>«&#xa0;{move}&#xa0;» n’est pas un coup de Stack Up! (red9, red9-red8, flip, freeze, switch:blue, snatch:2x3, crash, draw, keep, spare, take, pass, direction:up, leave)</translation>
    </message>
    <message>
        <source>a position of Stack Up! has no &apos;{key}&apos; (keys: {keys})</source>
        <translation>une position de Stack Up! n’a pas de «&#xa0;{key}&#xa0;» (clés&#xa0;: {keys})</translation>
    </message>
    <message>
        <source>somebody must still be at the table</source>
        <translation>il faut encore quelqu’un à la table</translation>
    </message>
    <message>
        <source>to_play must be a seat that is still at the table</source>
        <translation>to_play doit être une place encore occupée</translation>
    </message>
    <message>
        <source>hands must be a list of {seats} hands</source>
        <translation>hands doit être une liste de {seats} mains</translation>
    </message>
    <message>
        <source>discard must hold at least one card</source>
        <translation>discard doit contenir au moins une carte</translation>
    </message>
    <message>
        <source>there are not enough cards left to deal the hands</source>
        <translation>il ne reste pas assez de cartes pour distribuer les mains</translation>
    </message>
    <message>
        <source>seat {seat} has left and holds no cards</source>
        <translation>la place {seat} a quitté la table et n’a plus de cartes</translation>
    </message>
    <message>
        <source>the draw pile holds no number card for the discard pile to start with</source>
        <translation>la pioche n’a pas de carte à nombre pour commencer la défausse</translation>
    </message>
    <message>
        <source>no number card was laid, so the position must say colour and number</source>
        <translation>aucune carte à nombre n’est posée&#xa0;: la position doit donner colour et number</translation>
    </message>
    <message>
        <source>colour must be one of these: {colours}</source>
        <translation>colour doit être l’une de ces couleurs&#xa0;: {colours}</translation>
    </message>
    <message>
        <source>seen must be a list of [viewer, holder, card]</source>
        <translation>seen doit être une liste de [viewer, holder, card]</translation>
    </message>
    <message>
        <source>seen: nobody needs to be told their own cards</source>
        <translation>seen&#xa0;: personne n’a besoin qu’on lui dise ses propres cartes</translation>
    </message>
    <message>
        <source>direction must be up, down or null</source>
        <translation>direction doit valoir up, down ou null</translation>
    </message>
    <message>
        <source>before the direction is chosen there is no crash, drawn, spare or passes</source>
        <translation>tant que le sens n’est pas choisi, il n’y a ni crash, ni drawn, ni spare, ni passes</translation>
    </message>
    <message>
        <source>either a Crash is to be answered or a card was drawn, not both</source>
        <translation>soit il faut répondre à un Crash, soit une carte vient d’être piochée, pas les deux</translation>
    </message>
    <message>
        <source>moves_on is only for a crash with two players left</source>
        <translation>moves_on n’est possible que pour un crash quand il reste deux joueurs</translation>
    </message>
    <message>
        <source>nobody passes as long as there are cards to draw</source>
        <translation>personne ne passe tant qu’il y a des cartes à piocher</translation>
    </message>
    <message>
        <source>winner must be to_play, with no card in hand and nothing left to decide</source>
        <translation>winner doit être to_play, sans carte en main et sans rien à décider</translation>
    </message>
    <message>
        <source>somebody must hold a card</source>
        <translation>quelqu’un doit avoir une carte</translation>
    </message>
    <message>
        <source>{where} must be a whole number from {least} to {most}</source>
        <translation>{where} doit être un nombre entier de {least} à {most}</translation>
    </message>
    <message>
        <source>{where} must be a list of seats</source>
        <translation>{where} doit être une liste de places</translation>
    </message>
    <message>
        <source>{where} names a seat twice</source>
        <translation>{where} nomme deux fois une place</translation>
    </message>
    <message>
        <source>{where} must be true or false</source>
        <translation>{where} doit valoir true ou false</translation>
    </message>
    <message>
        <source>{where} must be a list of {seats} times true or false</source>
        <translation>{where} doit être une liste de {seats} fois true ou false</translation>
    </message>
    <message>
        <source>it is not your turn</source>
        <translation>ce n’est pas ton tour</translation>
    </message>
    <message>
        <source>the stacking direction has to be chosen first: up or down</source>
        <translation>il faut d’abord choisir le sens&#xa0;: en montant ou en descendant</translation>
    </message>
    <message>
        <source>the stacking direction is chosen already</source>
        <translation>le sens est déjà choisi</translation>
    </message>
    <message>
        <source>a Crash has hit you: answer it with a Crash of your own, or take the cards</source>
        <translation>un Crash te vise&#xa0;: réponds par un Crash, ou prends les cartes</translation>
    </message>
    <message>
        <source>there is no Crash that you would have to take cards for</source>
        <translation>aucun Crash ne t’oblige à prendre des cartes</translation>
    </message>
    <message>
        <source>{card} is not in your hand</source>
        <translation>{card} n’est pas dans ta main</translation>
    </message>
    <message>
        <source>you hold no {card}</source>
        <translation>tu n’as pas de {card}</translation>
    </message>
    <message>
        <source>you have drawn {card}: only that card may be played now, or kept</source>
        <translation>tu as pioché {card}&#xa0;: tu ne peux jouer que cette carte, ou la garder</translation>
    </message>
    <message>
        <source>a card that was just drawn is played alone, not in a combo</source>
        <translation>la carte que tu viens de piocher se joue seule, pas dans une suite</translation>
    </message>
    <message>
        <source>{card} is neither {colour} nor number {number}</source>
        <translation>{card} n’est ni {colour} ni un {number}</translation>
    </message>
    <message>
        <source>{card} is not {colour}, and no number comes after 15</source>
        <translation>{card} n’est pas {colour}, et rien ne vient après 15</translation>
    </message>
    <message>
        <source>{card} is not {colour}, and no number comes below 1</source>
        <translation>{card} n’est pas {colour}, et rien ne vient sous 1</translation>
    </message>
    <message>
        <source>the numbers go up now: {card} cannot follow {before} in a combo</source>
        <translation>on monte&#xa0;: {card} ne peut pas suivre {before} dans une suite</translation>
    </message>
    <message>
        <source>the numbers go down now: {card} cannot follow {before} in a combo</source>
        <translation>on descend&#xa0;: {card} ne peut pas suivre {before} dans une suite</translation>
    </message>
    <message>
        <source>a combo has to start with the next number, {number}</source>
        <translation>une suite doit commencer par le nombre suivant, {number}</translation>
    </message>
    <message>
        <source>a combo has to start with the next number, and none comes after {number}</source>
        <translation>une suite doit commencer par le nombre suivant, et rien ne vient après {number}</translation>
    </message>
    <message>
        <source>a combo of three cards or more earns a bonus: choose a spare draw or a skip</source>
        <translation>une suite de trois cartes ou plus donne un bonus&#xa0;: choisis la pioche en réserve ou le tour passé</translation>
    </message>
    <message>
        <source>you hold a spare draw already: the bonus of this combo can only be a skip</source>
        <translation>tu as déjà une pioche en réserve&#xa0;: le bonus de cette suite ne peut être qu’un tour passé</translation>
    </message>
    <message>
        <source>a combo that empties your hand wins: it earns no bonus</source>
        <translation>une suite qui vide ta main gagne&#xa0;: elle ne donne pas de bonus</translation>
    </message>
    <message>
        <source>{card} may not be your last card</source>
        <translation>{card} ne peut pas être ta dernière carte</translation>
    </message>
    <message>
        <source>nobody else holds a card that could be snatched</source>
        <translation>personne d’autre n’a de carte à voler</translation>
    </message>
    <message>
        <source>you cannot snatch your own cards</source>
        <translation>tu ne peux pas voler tes propres cartes</translation>
    </message>
    <message>
        <source>nobody plays at seat {seat}</source>
        <translation>personne ne joue à la place {seat}</translation>
    </message>
    <message>
        <source>seat {seat} holds no card that could be snatched</source>
        <translation>la place {seat} n’a pas de carte à voler</translation>
    </message>
    <message>
        <source>from a player with three cards or fewer exactly one is snatched</source>
        <translation>à qui a trois cartes ou moins, on en vole exactement une</translation>
    </message>
    <message>
        <source>the colour is {colour} already: Switch names another one</source>
        <translation>la couleur est déjà le {colour}&#xa0;: le Caméléon en nomme une autre</translation>
    </message>
    <message>
        <source>you can play, so you may not draw</source>
        <translation>tu peux jouer, donc tu ne pioches pas</translation>
    </message>
    <message>
        <source>you have drawn already: play that card or keep it</source>
        <translation>tu as déjà pioché&#xa0;: joue cette carte ou garde-la</translation>
    </message>
    <message>
        <source>there is no card left to draw</source>
        <translation>il n’y a plus de carte à piocher</translation>
    </message>
    <message>
        <source>you have drawn no card that could be kept</source>
        <translation>tu n’as pas pioché de carte à garder</translation>
    </message>
    <message>
        <source>you hold no spare draw</source>
        <translation>tu n’as pas de pioche en réserve</translation>
    </message>
    <message>
        <source>a spare draw is for when you are stuck, and you can play</source>
        <translation>la pioche en réserve sert quand rien ne convient, et tu peux jouer</translation>
    </message>
    <message>
        <source>a spare draw cannot be used without a card in hand</source>
        <translation>la pioche en réserve ne sert pas quand on n’a plus de carte en main</translation>
    </message>
    <message>
        <source>there is no card left to draw, so no spare draw is needed: pass</source>
        <translation>il n’y a plus de carte à piocher, ta pioche en réserve ne sert à rien&#xa0;: passe</translation>
    </message>
    <message>
        <source>you can play, so you may not pass</source>
        <translation>tu peux jouer, donc tu ne passes pas</translation>
    </message>
    <message>
        <source>you may pass only when no card is left to draw</source>
        <translation>on ne passe que s’il n’y a plus de carte à piocher</translation>
    </message>
    <message>
        <source>the number {number} is named twice</source>
        <extracomment>The action tokens by name, in the order in which racks list them: Up, Down, Up &amp; Down, Skip, Double Skip, Joker. Every number that a token may bear, as a mask: the bit of a numbered token is its number. The twins 11, 22, … 99 as a mask (UP-03).</extracomment>
        <translation>le nombre {number} est nommé deux fois</translation>
    </message>
    <message>
        <source>there must be {wanted} numbers, not {given}</source>
        <translation>il faut {wanted} nombres, pas {given}</translation>
    </message>
    <message>
        <source>Upturn is a game for two to four players</source>
        <translation>Upturn se joue de deux à quatre</translation>
    </message>
    <message>
        <source>&apos;{move}&apos; is not a move of Upturn (such as 42, joker+20, 64-48-22, give:1x2, draw, keep, pass)</source>
        <translation>«&#xa0;{move}&#xa0;» n’est pas un coup d’Upturn (écris par exemple 42, joker+20, 64-48-22, give:1x2, draw, keep, pass)</translation>
    </message>
    <message>
        <source>a position of Upturn has no &apos;{key}&apos; (keys: {keys})</source>
        <translation>une position d’Upturn n’a pas de «&#xa0;{key}&#xa0;» (clés&#xa0;: {keys})</translation>
    </message>
    <message>
        <source>the row must hold a numbered token</source>
        <translation>la rangée doit contenir un jeton à nombre</translation>
    </message>
    <message>
        <source>racks must be a list with the rack of each of the {seats} seats</source>
        <translation>racks doit être une liste des réglettes des {seats} places</translation>
    </message>
    <message>
        <source>seat {seat} has left and has no tokens</source>
        <translation>la place {seat} est partie et n’a pas de jetons</translation>
    </message>
    <message>
        <source>the box holds {most} numbers, all twins among them</source>
        <translation>la boîte contient {most} nombres, tous les jumeaux compris</translation>
    </message>
    <message>
        <source>there are not enough tokens left to deal</source>
        <translation>il ne reste pas assez de jetons à distribuer</translation>
    </message>
    <message>
        <source>order must be &apos;up&apos;, &apos;down&apos; or null</source>
        <translation>order doit valoir «&#xa0;up&#xa0;», «&#xa0;down&#xa0;» ou null</translation>
    </message>
    <message>
        <source>to_play must be a seat at the table (seats: {seats})</source>
        <translation>to_play doit être une place encore occupée (places&#xa0;: {seats})</translation>
    </message>
    <message>
        <source>drawn must name a token on the rack of to_play, or be null</source>
        <translation>drawn doit nommer un jeton de la réglette de to_play, ou valoir null</translation>
    </message>
    <message>
        <source>announced must be a list of true or false for each of the {seats} seats</source>
        <translation>announced doit être une liste de true ou false pour chacune des {seats} places</translation>
    </message>
    <message>
        <source>must_announce may only name seats that have one token and have not announced it</source>
        <translation>must_announce ne peut nommer que des places qui ont un seul jeton et ne l’ont pas annoncé</translation>
    </message>
    <message>
        <source>{key} must be a list of seats (0 to {last}), each once</source>
        <translation>{key} doit être une liste de places (de 0 à {last}), chacune une fois au plus</translation>
    </message>
    <message>
        <source>{key} must be a whole number from 0 to {most}</source>
        <translation>{key} doit être un nombre entier de 0 à {most}</translation>
    </message>
    <message>
        <source>nobody sits at seat {seat}</source>
        <translation>personne n’est assis à la place {seat}</translation>
    </message>
    <message>
        <source>there is no token {token} on the rack</source>
        <extracomment>The order by name, and the name by order; None before the first token is laid.</extracomment>
        <translation>il n’y a pas de jeton {token} sur la réglette</translation>
    </message>
    <message>
        <source>the order is up, and {number} is not higher than {last}</source>
        <translation>on monte, et {number} n’est pas plus grand que {last}</translation>
    </message>
    <message>
        <source>the order is down, and {number} is not lower than {last}</source>
        <translation>on descend, et {number} n’est pas plus petit que {last}</translation>
    </message>
    <message>
        <source>a run must end in a twin (11, 22, … 99), and {number} is none</source>
        <translation>une suite doit finir par un jumeau (11, 22, … 99), et {number} n’en est pas un</translation>
    </message>
    <message>
        <source>Up can only be laid while the order is down</source>
        <translation>Haut ne se pose que lorsqu’on descend</translation>
    </message>
    <message>
        <source>Down can only be laid while the order is up</source>
        <translation>Bas ne se pose que lorsqu’on monte</translation>
    </message>
    <message>
        <source>the first token laid must be a numbered one</source>
        <translation>le premier jeton posé doit porter un nombre</translation>
    </message>
    <message>
        <source>an action token cannot be laid as the last one</source>
        <translation>une action ne peut pas être posée comme dernier jeton</translation>
    </message>
    <message>
        <source>that would leave a single action token, which is not allowed</source>
        <translation>il ne resterait qu’un jeton d’action, et c’est interdit</translation>
    </message>
    <message>
        <source>nobody announces the last token in this match</source>
        <translation>dans cette partie, personne n’annonce le dernier jeton</translation>
    </message>
    <message>
        <source>the last token announces itself in this match</source>
        <translation>dans cette partie, le dernier jeton s’annonce tout seul</translation>
    </message>
    <message>
        <source>only a play that leaves one token can announce it</source>
        <translation>seul un coup qui laisse un jeton peut l’annoncer</translation>
    </message>
    <message>
        <source>there is nothing to announce now</source>
        <translation>il n’y a rien à annoncer pour l’instant</translation>
    </message>
    <message>
        <source>the first player must lay a numbered token</source>
        <translation>qui commence doit poser un nombre</translation>
    </message>
    <message>
        <source>only one token may be drawn in a turn</source>
        <translation>on ne pioche qu’un jeton par tour</translation>
    </message>
    <message>
        <source>the pool is empty</source>
        <translation>la pioche est vide</translation>
    </message>
    <message>
        <source>no token has been drawn that could be kept</source>
        <translation>aucun jeton n’a été pioché, il n’y a rien à garder</translation>
    </message>
    <message>
        <source>passing is only possible once the pool is empty: lay a token or draw one</source>
        <translation>on ne passe que lorsque la pioche est vide&#xa0;: pose un jeton ou pioches-en un</translation>
    </message>
    <message>
        <source>a token has been drawn: lay one or keep it</source>
        <translation>un jeton a été pioché&#xa0;: pose un jeton, ou garde-le</translation>
    </message>
    <message>
        <source>first the gift must be given away (tokens: {count})</source>
        <translation>il faut d’abord donner le cadeau (jetons&#xa0;: {count})</translation>
    </message>
    <message>
        <source>there is nothing to give away now</source>
        <translation>il n’y a rien à donner pour l’instant</translation>
    </message>
    <message>
        <source>the gift is of another size (tokens to give: {count}, named: {named})</source>
        <translation>le compte du cadeau n’y est pas (jetons à donner&#xa0;: {count}, nommés&#xa0;: {named})</translation>
    </message>
    <message>
        <source>nobody may give tokens to themselves</source>
        <translation>personne ne peut se donner des jetons</translation>
    </message>
    <message>
        <source>the record is of {stick}, but {held} was taken</source>
        <translation>le compte rendu parle de {stick}, mais c’est {held} qui a été pris</translation>
    </message>
    <message>
        <source>{stick} does not hang on the tower</source>
        <translation>{stick} n’est pas sur la Tour</translation>
    </message>
    <message>
        <source>{stick} cannot touch or push itself</source>
        <translation>{stick} ne peut ni se toucher ni se pousser lui-même</translation>
    </message>
    <message>
        <source>{stick} cannot have fallen before it was released</source>
        <translation>{stick} n’a pas pu tomber avant d’être lâché</translation>
    </message>
    <message>
        <source>attempt {number} begins before the one before it was judged</source>
        <translation>l’essai {number} commence avant que le précédent ait été jugé</translation>
    </message>
    <message>
        <source>attempt {number} was not refused, so no other attempt can follow it</source>
        <translation>l’essai {number} n’a pas été refusé&#xa0;: aucun autre ne peut le suivre</translation>
    </message>
    <message>
        <source>a stick is released only once when colours are not refused</source>
        <translation>on ne lâche un stick qu’une fois quand les couleurs ne sont pas refusées</translation>
    </message>
    <message>
        <source>the tower did not topple</source>
        <translation>la Tour n’est pas tombée</translation>
    </message>
    <message>
        <source>not every stick fell</source>
        <translation>tous les sticks ne sont pas tombés</translation>
    </message>
    <message>
        <source>no foul can have ended the turn</source>
        <translation>aucune faute n’a pu finir ce tour</translation>
    </message>
    <message>
        <source>the turn cannot go on after a foul: {what} was pushed by {mm} mm</source>
        <translation>le tour ne peut pas continuer après une faute&#xa0;: {what} a été poussé de {mm} mm</translation>
    </message>
    <message>
        <source>a stick may be kept only after {count} refused attempts</source>
        <translation>on ne peut garder un stick qu’après {count} essais refusés</translation>
    </message>
    <message>
        <source>{stick} was never released</source>
        <translation>{stick} n’a jamais été lâché</translation>
    </message>
    <message>
        <source>the last attempt was not judged, and {stick} did not fall</source>
        <translation>le dernier essai n’a pas été jugé, et {stick} n’est pas tombé</translation>
    </message>
    <message>
        <source>the last attempt was refused, so the turn cannot have closed with it</source>
        <translation>le dernier essai a été refusé&#xa0;: le tour n’a pas pu finir ainsi</translation>
    </message>
    <message>
        <source>{stick} cannot both have fallen and be back with the player</source>
        <translation>{stick} ne peut pas être à la fois tombé et revenu en main</translation>
    </message>
    <message>
        <source>{stick} neither hangs on the cup nor lies fallen</source>
        <translation>{stick} ne tient pas sur la coupelle et n’est pas tombé non plus</translation>
    </message>
    <message>
        <source>{stick} cannot hang on the cup after this turn</source>
        <translation>{stick} ne peut pas tenir sur la coupelle après ce tour</translation>
    </message>
    <message>
        <source>there is no deck of that name</source>
        <translation>il n’y a pas de paquet de ce nom</translation>
    </message>
    <message>
        <source>there must be {wanted} sticks, not {given}</source>
        <translation>il faut {wanted} sticks, et non {given}</translation>
    </message>
    <message>
        <source>two bands side by side on the stick {kind} have the same colour</source>
        <translation>deux bandes voisines du stick {kind} ont la même couleur</translation>
    </message>
    <message>
        <source>Stick &amp; Stack needs two players or more</source>
        <translation>Stick &amp; Stack se joue à deux ou plus</translation>
    </message>
    <message>
        <source>there is no stick &apos;{stick}&apos; (sticks: s01 to s36)</source>
        <translation>il n’y a pas de stick «&#xa0;{stick}&#xa0;» (sticks&#xa0;: s01 à s36)</translation>
    </message>
    <message>
        <source>&apos;{move}&apos; is not a move of Stick &amp; Stack (bag, bag:s05, own:s05, record with its JSON, challenge, challenge:card, vote:yes, vote:no, leave)</source>
        <translation>«&#xa0;{move}&#xa0;» n’est pas un coup de Stick &amp; Stack (bag, bag:s05, own:s05, record avec son JSON, challenge, challenge:carte, vote:yes, vote:no, leave)</translation>
    </message>
    <message>
        <source>a position of Stick &amp; Stack has no &apos;{key}&apos; (keys: {keys})</source>
        <translation>une position de Stick &amp; Stack n’a pas de «&#xa0;{key}&#xa0;» (clés&#xa0;: {keys})</translation>
    </message>
    <message>
        <source>source belongs to a stick that is held</source>
        <translation>source va avec un stick que l’on tient</translation>
    </message>
    <message>
        <source>no stick is held when the round has ended</source>
        <translation>on ne tient pas de stick quand la manche est finie</translation>
    </message>
    <message>
        <source>no stick is on the tower when the round has ended with a fall</source>
        <translation>il n’y a pas de stick sur la Tour quand la manche a fini par une chute</translation>
    </message>
    <message>
        <source>seat {seat} has left, so it has no sticks or points</source>
        <translation>la place {seat} est partie&#xa0;: elle n’a ni sticks ni points</translation>
    </message>
    <message>
        <source>there are no penalties when all play together</source>
        <translation>il n’y a pas de pénalités quand on joue tous ensemble</translation>
    </message>
    <message>
        <source>with challenges there are no penalties, and no fall ends the game</source>
        <translation>avec des défis, il n’y a pas de points de pénalité, et aucune chute ne finit la partie</translation>
    </message>
    <message>
        <source>after cannot be seat {seat}: it would not be their turn</source>
        <translation>after ne peut pas être la place {seat}&#xa0;: ce ne serait pas son tour</translation>
    </message>
    <message>
        <source>{key} must be a list of sticks</source>
        <translation>{key} doit être une liste de sticks</translation>
    </message>
    <message>
        <source>{key} names &apos;{stick}&apos; (sticks: s01 to s36)</source>
        <translation>{key} cite «&#xa0;{stick}&#xa0;» (sticks&#xa0;: s01 à s36)</translation>
    </message>
    <message>
        <source>kept must be a list of {seats} lists of cards, one for each seat</source>
        <translation>kept doit être une liste de {seats} listes de cartes, une par place</translation>
    </message>
    <message>
        <source>who has left has no cards</source>
        <translation>qui est parti n’a pas de cartes</translation>
    </message>
    <message>
        <source>a challenge is drawn before a stick is taken</source>
        <translation>on pioche un défi avant de prendre un stick</translation>
    </message>
    <message>
        <source>votes belong to a drawer</source>
        <translation>votes va avec drawer</translation>
    </message>
    <message>
        <source>drawer must be null or a seat that has not left</source>
        <translation>drawer doit être null ou une place qui n’est pas partie</translation>
    </message>
    <message>
        <source>a vote needs a card that is voted on, and no stick in the hand</source>
        <translation>pour un vote, il faut une carte soumise au vote et aucun stick en main</translation>
    </message>
    <message>
        <source>all have voted already</source>
        <translation>tout le monde a déjà voté</translation>
    </message>
    <message>
        <source>to_play must be the next seat to vote</source>
        <translation>to_play doit être la prochaine place qui vote</translation>
    </message>
    <message>
        <source>votes must be a list of pairs [seat, true or false] of those who may vote</source>
        <translation>votes doit être une liste de paires [place, true ou false] de celles qui peuvent voter</translation>
    </message>
    <message>
        <source>markers must be a list of {seats} whole numbers from 0 to {most}</source>
        <translation>markers doit être une liste de {seats} nombres entiers de 0 à {most}</translation>
    </message>
    <message>
        <source>{key} must be a list of cards</source>
        <translation>{key} doit être une liste de cartes</translation>
    </message>
    <message>
        <source>{key} names &apos;{card}&apos;, which is no card of this match</source>
        <translation>{key} nomme «&#xa0;{card}&#xa0;», qui n’est pas une carte de cette partie</translation>
    </message>
    <message>
        <source>{stick} is named twice, in {first} and in {second}</source>
        <translation>{stick} est cité deux fois, dans {first} et dans {second}</translation>
    </message>
    <message>
        <source>fronts must be a list of {seats} lists of sticks, one for each seat</source>
        <translation>fronts doit être une liste de {seats} listes de sticks, une par place</translation>
    </message>
    <message>
        <source>penalties must be a list of {seats} whole numbers from 0 to {most}</source>
        <translation>penalties doit être une liste de {seats} nombres entiers de 0 à {most}</translation>
    </message>
    <message>
        <source>mode and the mode of the options differ</source>
        <translation>mode et le mode des options ne sont pas les mêmes</translation>
    </message>
    <message>
        <source>source must be bag, front or null</source>
        <translation>source doit être bag, front ou null</translation>
    </message>
    <message>
        <source>ended must be toppled, all_fell or null</source>
        <translation>ended doit être toppled, all_fell ou null</translation>
    </message>
    <message>
        <source>the saved tower does not fit the position: other sticks hang on it</source>
        <translation>la Tour enregistrée ne correspond pas à la position&#xa0;: d’autres sticks y sont posés</translation>
    </message>
    <message>
        <source>the saved tower does not stand</source>
        <translation>la Tour enregistrée ne tient pas debout</translation>
    </message>
    <message>
        <source>the saved turn is wrong at &apos;{place}&apos;: {reason}</source>
        <translation>le tour enregistré est faux à «&#xa0;{place}&#xa0;»&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the saved turn cannot have been left so: {reason}</source>
        <translation>le tour enregistré n’a pas pu être quitté ainsi&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the bag is empty: take one of the sticks in front of you</source>
        <translation>le sac est vide&#xa0;: prends un des sticks posés devant toi</translation>
    </message>
    <message>
        <source>{stick} is not in the bag</source>
        <translation>{stick} n’est pas dans le sac</translation>
    </message>
    <message>
        <source>{stick} does not lie in front of seat {seat}</source>
        <translation>{stick} n’est pas devant la place {seat}</translation>
    </message>
    <message>
        <source>{stick} has been taken: place it</source>
        <translation>{stick} a été pris&#xa0;: pose-le</translation>
    </message>
    <message>
        <source>draw a challenge first</source>
        <translation>pioche d’abord un défi</translation>
    </message>
    <message>
        <source>no stick has been taken yet</source>
        <translation>aucun stick n’a encore été pris</translation>
    </message>
    <message>
        <source>every award but the comeback says what it counts</source>
        <translation>chaque distinction, sauf la remontée, indique ce qu’elle compte</translation>
    </message>
    <message>
        <source>the fewest must be out of something: say per what</source>
        <translation>le plus petit nombre se compte par rapport à quelque chose&#xa0;: indiquer «&#xa0;per&#xa0;»</translation>
    </message>
    <message>
        <source>the entry of the party is too large to be one of ours</source>
        <translation>l’entrée du journal de la soirée est trop longue pour venir de StackHub</translation>
    </message>
    <message>
        <source>the entry of the party is wrong at &apos;{place}&apos;: {reason}</source>
        <translation>l’entrée du journal de la soirée est erronée à «&#xa0;{place}&#xa0;»&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the entry of the party is not JSON</source>
        <translation>l’entrée du journal de la soirée n’est pas du JSON</translation>
    </message>
    <message>
        <source>there is nobody called {key} at the table</source>
        <translation>il n’y a personne du nom de {key} à la table</translation>
    </message>
    <message>
        <source>the party is over</source>
        <translation>la soirée est terminée</translation>
    </message>
    <message>
        <source>no match of the party is due</source>
        <translation>aucune partie de la soirée n’attend d’être jouée</translation>
    </message>
    <message>
        <source>no match of the party is being played</source>
        <translation>aucune partie de la soirée n’est en cours</translation>
    </message>
    <message>
        <source>no game of the party is chosen</source>
        <translation>aucun jeu de la soirée n’est choisi</translation>
    </message>
    <message>
        <source>count belongs to a wheel, and only there</source>
        <translation>«&#xa0;count&#xa0;» va avec une roue, et seulement avec elle</translation>
    </message>
    <message>
        <source>the table of points &apos;usual&apos; is missing</source>
        <translation>le barème «&#xa0;usual&#xa0;» manque</translation>
    </message>
    <message>
        <source>an award stands here twice</source>
        <translation>une distinction figure ici deux fois</translation>
    </message>
    <message>
        <source>there is no table of points &apos;{name}&apos;</source>
        <translation>il n’y a pas de barème «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>the match is not over yet</source>
        <translation>la partie n’est pas encore terminée</translation>
    </message>
    <message>
        <source>there is no room for more than {most} at the table</source>
        <translation>il n’y a pas de place pour plus de {most} à la table</translation>
    </message>
    <message>
        <source>moves are counted while a match is played, and only then</source>
        <translation>les coups se comptent pendant une partie, et seulement à ce moment-là</translation>
    </message>
    <message>
        <source>nobody can change places with themselves</source>
        <translation>personne ne peut changer de place avec soi-même</translation>
    </message>
    <message>
        <source>while teams play, places are changed within a team</source>
        <translation>quand on joue en équipes, on change de place au sein de son équipe</translation>
    </message>
    <message>
        <source>only two who play this match can change places in it</source>
        <translation>seules deux personnes qui jouent cette partie peuvent y échanger leurs places</translation>
    </message>
    <message>
        <source>who joins must have the key m{number}</source>
        <translation>la personne qui arrive doit avoir la clé m{number}</translation>
    </message>
    <message>
        <source>the last one at the table can only end the party</source>
        <translation>la dernière personne à table ne peut que mettre fin à la soirée</translation>
    </message>
    <message>
        <source>a bot plays there already</source>
        <translation>un robot joue déjà à cette place</translation>
    </message>
    <message>
        <source>no bot can play this game yet</source>
        <translation>aucun robot ne sait encore jouer à ce jeu</translation>
    </message>
    <message>
        <source>who has left can come back between two games</source>
        <translation>on ne revient à table qu’entre deux jeux</translation>
    </message>
    <message>
        <source>nobody can come back who has not left</source>
        <translation>on ne peut revenir que si l’on a quitté la table</translation>
    </message>
    <message>
        <source>there is no change of the seats that could be taken back</source>
        <translation>il n’y a pas de changement de places à annuler</translation>
    </message>
    <message>
        <source>a game is being played: finish or skip it before the next is chosen</source>
        <translation>un jeu est en cours&#xa0;: il faut le finir ou le passer avant de choisir le suivant</translation>
    </message>
    <message>
        <source>this is not the game whose turn it is</source>
        <translation>ce n’est pas le tour de ce jeu</translation>
    </message>
    <message>
        <source>with these tables nobody would play</source>
        <translation>avec ces tables, personne ne jouerait</translation>
    </message>
    <message>
        <source>this is not the match that is due</source>
        <translation>ce n’est pas la partie qui doit être jouée</translation>
    </message>
    <message>
        <source>the result does not name everybody of the match once</source>
        <translation>le résultat ne nomme pas une fois chaque joueur de la partie</translation>
    </message>
    <message>
        <source>something was counted of somebody who did not play</source>
        <translation>quelque chose a été compté pour quelqu’un qui n’a pas joué</translation>
    </message>
    <message>
        <source>no game is chosen that could be skipped</source>
        <translation>aucun jeu n’est choisi, il n’y a donc rien à passer</translation>
    </message>
    <message>
        <source>this game needs {fewest} people, and no bot can play it yet</source>
        <extracomment>So many meet everybody in a game for two; more are knocked out.</extracomment>
        <translation>il faut {fewest} personnes pour ce jeu, et aucun robot ne sait encore y jouer</translation>
    </message>
    <message>
        <source>at most {most} can play this game at one table</source>
        <translation>on joue à ce jeu à {most} au plus par table</translation>
    </message>
    <message>
        <source>the tables are not laid for those who are there</source>
        <translation>les tables ne correspondent pas aux personnes présentes</translation>
    </message>
    <message>
        <source>the tables do not fit the game</source>
        <translation>les tables ne conviennent pas à ce jeu</translation>
    </message>
    <message>
        <source>so many people cannot be split into tables of this game</source>
        <translation>un tel nombre de personnes ne se répartit pas en tables pour ce jeu</translation>
    </message>
    <message>
        <source>this needs two teams that are as large as each other, or nearly</source>
        <translation>il faut pour cela deux équipes de même taille, ou presque</translation>
    </message>
    <message>
        <source>two cannot play this game</source>
        <translation>on ne joue pas à ce jeu à deux</translation>
    </message>
    <message>
        <source>nobody can play against themselves: somebody is missing</source>
        <translation>on ne joue pas contre soi-même&#xa0;: il manque quelqu’un</translation>
    </message>
    <message>
        <source>&apos;{code}&apos; is nothing that is counted</source>
        <extracomment>Stands where the name of an event does, for the moves a member made.</extracomment>
        <translation>«&#xa0;{code}&#xa0;» ne désigne rien que l’on compte</translation>
    </message>
    <message>
        <source>the results in the archive are damaged</source>
        <translation>les résultats de l’archive sont abîmés</translation>
    </message>
    <message>
        <source>the data folder cannot be kept for this StackHub alone: {reason}</source>
        <translation>impossible de réserver le dossier de données à ce StackHub&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>this party is not known</source>
        <translation>cette soirée est inconnue</translation>
    </message>
    <message>
        <source>this party is over</source>
        <translation>cette soirée est terminée</translation>
    </message>
    <message>
        <source>entry {number} of the party does not follow: {written} are written</source>
        <translation>l’étape {number} de la soirée ne fait pas suite aux {written} déjà inscrites</translation>
    </message>
    <message>
        <source>this part of the party cannot be written down</source>
        <translation>cette partie de la soirée ne peut pas être enregistrée</translation>
    </message>
    <message>
        <source>a profile cannot be merged with itself</source>
        <translation>un profil ne peut pas être fusionné avec lui-même</translation>
    </message>
    <message>
        <source>this profile is no more</source>
        <translation>ce profil n’existe plus</translation>
    </message>
    <message>
        <source>there is a profile &quot;{name}&quot; already</source>
        <translation>il y a déjà un profil «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>a year of birth lies between {first} and {last}</source>
        <translation>une année de naissance se situe entre {first} et {last}</translation>
    </message>
    <message>
        <source>this picture cannot be kept in a profile</source>
        <translation>ce dessin ne peut pas être gardé dans un profil</translation>
    </message>
    <message>
        <source>nothing can be written to {folder}: {reason}</source>
        <translation>rien ne peut être écrit dans {folder}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>this match is no more in the history</source>
        <translation>cette partie n’est plus dans l’historique</translation>
    </message>
    <message>
        <source>a name cannot be empty</source>
        <extracomment>Letters and signs that are drawn as nothing, though Unicode does not say so.</extracomment>
        <translation>un nom ne peut pas être vide</translation>
    </message>
    <message>
        <source>the name &quot;{name}&quot; is too long: it may have {most} characters</source>
        <translation>le nom «&#xa0;{name}&#xa0;» est trop long&#xa0;: {most} caractères au plus</translation>
    </message>
    <message>
        <source>the name &quot;{name}&quot; has characters in it that cannot be seen</source>
        <translation>le nom «&#xa0;{name}&#xa0;» contient des caractères invisibles</translation>
    </message>
    <message>
        <source>a name has no spaces around it</source>
        <translation>un nom ne commence ni ne finit par une espace</translation>
    </message>
    <message>
        <source>should be a small letter, then at most 39 small letters, digits, - and _</source>
        <translation>doit être une petite lettre, puis au plus 39 petites lettres, chiffres, - et _</translation>
    </message>
    <message>
        <source>should be a text, or a text by language (en, fr)</source>
        <translation>doit être un texte, ou un texte par langue (en, fr)</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>le texte est vide</translation>
    </message>
    <message>
        <source>the text is missing in both languages (en, fr)</source>
        <translation>le texte manque dans les deux langues (en, fr)</translation>
    </message>
    <message>
        <source>the text is too long (at most {most} characters)</source>
        <translation>le texte est trop long (au plus {most} caractères)</translation>
    </message>
    <message>
        <source>lists of checks stand too deep in one another</source>
        <translation>des listes de conditions sont trop profondément imbriquées</translation>
    </message>
    <message>
        <source>a card needs a check, or vote: true</source>
        <translation>une carte a besoin d’un «&#xa0;check&#xa0;» ou de «&#xa0;vote: true&#xa0;»</translation>
    </message>
    <message>
        <source>there are too many checks in a card (at most {most})</source>
        <translation>il y a trop de conditions sur une carte (au plus {most})</translation>
    </message>
    <message>
        <source>up_to must not be smaller than needs</source>
        <translation>up_to ne doit pas être plus petit que needs</translation>
    </message>
    <message>
        <source>only on a DUO card the neighbour may place</source>
        <translation>le voisin ne peut poser que pour une carte DUO</translation>
    </message>
    <message>
        <source>there is no card in it</source>
        <translation>il n’y a pas de carte dedans</translation>
    </message>
    <message>
        <source>two cards have the id &apos;{id}&apos;</source>
        <translation>deux cartes ont l’identifiant «&#xa0;{id}&#xa0;»</translation>
    </message>
    <message>
        <source>the decks are too large</source>
        <translation>les paquets sont trop grands</translation>
    </message>
    <message>
        <source>a match has at most {most} cards</source>
        <translation>une partie a au plus {most} cartes</translation>
    </message>
    <message>
        <source>least or most must be given</source>
        <translation>il faut indiquer least ou most</translation>
    </message>
    <message>
        <source>most must not be smaller than least</source>
        <translation>most ne doit pas être plus petit que least</translation>
    </message>
    <message>
        <source>there is no check in the list</source>
        <translation>il n’y a pas de condition dans la liste</translation>
    </message>
    <message>
        <source>should be a check: all, any, none, or a kind out of {kinds}</source>
        <translation>doit être un «&#xa0;check&#xa0;»&#xa0;: all, any, none, ou un «&#xa0;kind&#xa0;» parmi {kinds}</translation>
    </message>
    <message>
        <source>challenges are not played in this match</source>
        <translation>cette partie se joue sans défis</translation>
    </message>
    <message>
        <source>the others are voting on the challenge</source>
        <translation>les autres votent sur le défi</translation>
    </message>
    <message>
        <source>a challenge has been drawn in this turn</source>
        <translation>un défi a déjà été pioché pendant ce tour</translation>
    </message>
    <message>
        <source>no challenge is left that could be drawn</source>
        <translation>il ne reste aucun défi à piocher</translation>
    </message>
    <message>
        <source>the challenge &apos;{card}&apos; cannot be drawn now</source>
        <translation>le défi «&#xa0;{card}&#xa0;» ne peut pas être pioché maintenant</translation>
    </message>
    <message>
        <source>there is nothing to vote on</source>
        <translation>il n’y a rien à voter</translation>
    </message>
    <message>
        <source>seat {seat} does not vote on this challenge</source>
        <translation>la place {seat} ne vote pas sur ce défi</translation>
    </message>
    <message>
        <source>seat {seat} has voted already</source>
        <translation>la place {seat} a déjà voté</translation>
    </message>
    <message>
        <source>there is no deck &apos;{deck}&apos;</source>
        <extracomment>Far more than any tower bears; only players who drop what they take for ever could go on longer. Hands play: turns that were not listed are accepted as well. What `Match.leave` plays for a seat that gives up (SS-19).</extracomment>
        <translation>il n’y a pas de paquet «&#xa0;{deck}&#xa0;»</translation>
    </message>
    <message>
        <source>nothing of this replay can be shown</source>
        <translation>rien de ce film ne peut être montré</translation>
    </message>
    <message>
        <source>this is a replay of a game that is not here: {game}</source>
        <translation>c’est le film d’un jeu qui n’est pas là&#xa0;: {game}</translation>
    </message>
    <message>
        <source>{problem} (in the card &apos;{card}&apos;)</source>
        <translation>{problem} (sur la carte «&#xa0;{card}&#xa0;»)</translation>
    </message>
    <message>
        <source>{file} cannot be removed: {reason}</source>
        <translation>{file} ne peut pas être supprimé&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file} was changed elsewhere meanwhile; it is read again, and left as it is</source>
        <translation>{file} a été modifié ailleurs entre-temps&#x202f;; il est relu, et reste tel quel</translation>
    </message>
    <message>
        <source>the folder of decks cannot be read: {reason}</source>
        <translation>le dossier des paquets ne peut pas être lu&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>should not give the key {key} to two actions</source>
        <translation>ne doit pas donner la touche {key} à deux actions</translation>
    </message>
    <message>
        <source>should have keys with values, such as &quot;name: value&quot;</source>
        <translation>doit avoir des clés avec leurs valeurs, comme «&#xa0;nom: valeur&#xa0;»</translation>
    </message>
    <message>
        <source>should be a list</source>
        <translation>doit être une liste</translation>
    </message>
    <message>
        <source>should be text</source>
        <translation>doit être un texte</translation>
    </message>
    <message>
        <source>should be a whole number</source>
        <translation>doit être un nombre entier</translation>
    </message>
    <message>
        <source>should be a number</source>
        <translation>doit être un nombre</translation>
    </message>
    <message>
        <source>should be true or false</source>
        <translation>doit valoir true ou false</translation>
    </message>
    <message>
        <source>should not be empty</source>
        <translation>ne doit pas être vide</translation>
    </message>
    <message>
        <source>should be {value}</source>
        <translation>doit valoir {value}</translation>
    </message>
    <message>
        <source>should be one of {values}</source>
        <translation>doit être une valeur parmi {values}</translation>
    </message>
    <message>
        <source>should have another value</source>
        <translation>doit avoir une autre valeur</translation>
    </message>
    <message>
        <source>should be a finite number</source>
        <translation>doit être un nombre fini</translation>
    </message>
    <message>
        <source>should be left empty</source>
        <translation>doit rester vide</translation>
    </message>
    <message>
        <source>should be greater than {gt}</source>
        <translation>doit être supérieur à {gt}</translation>
    </message>
    <message>
        <source>should be at least {ge}</source>
        <translation>doit valoir au moins {ge}</translation>
    </message>
    <message>
        <source>should be less than {lt}</source>
        <translation>doit être inférieur à {lt}</translation>
    </message>
    <message>
        <source>should be at most {le}</source>
        <translation>doit valoir au plus {le}</translation>
    </message>
    <message>
        <source>should be a multiple of {multiple_of}</source>
        <translation>doit être un multiple de {multiple_of}</translation>
    </message>
    <message>
        <source>should have at least {min_length} entries</source>
        <translation>doit avoir au moins {min_length} éléments</translation>
    </message>
    <message>
        <source>should have at most {max_length} entries</source>
        <translation>doit avoir au plus {max_length} éléments</translation>
    </message>
    <message>
        <source>should have at least {min_length} characters</source>
        <translation>doit avoir au moins {min_length} caractères</translation>
    </message>
    <message>
        <source>should have at most {max_length} characters</source>
        <translation>doit avoir au plus {max_length} caractères</translation>
    </message>
    <message>
        <source>should be written otherwise (by the pattern {pattern})</source>
        <translation>doit s’écrire autrement (selon le modèle {pattern})</translation>
    </message>
    <message>
        <source>should not be missing</source>
        <translation>ne doit pas manquer</translation>
    </message>
    <message>
        <source>should not be there</source>
        <translation>n’a rien à faire là</translation>
    </message>
    <message>
        <source>should be sound JSON</source>
        <translation>doit être du JSON valable</translation>
    </message>
    <message>
        <source>should be a colour such as #c62f2a</source>
        <translation>doit être une couleur, comme #c62f2a</translation>
    </message>
    <message>
        <source>the palette &quot;standard&quot; is missing</source>
        <translation>il manque la palette «&#xa0;standard&#xa0;»</translation>
    </message>
    <message>
        <source>the theme &quot;light&quot; is missing</source>
        <translation>il manque le thème «&#xa0;light&#xa0;»</translation>
    </message>
    <message>
        <source>should name each block only once in each list</source>
        <translation>ne doit nommer chaque bloc qu’une fois dans chaque liste</translation>
    </message>
    <message>
        <source>{one} and {other} belong together</source>
        <translation>{one} et {other} vont ensemble</translation>
    </message>
    <message>
        <source>contacts are those of the judgement, so there must be a judged_s</source>
        <translation>contacts vient du jugement, il faut donc un judged_s</translation>
    </message>
    <message>
        <source>{key} should name each of them only once</source>
        <translation>{key} ne doit nommer chacun d’eux qu’une fois</translation>
    </message>
    <message>
        <source>{key} should be in the order of time</source>
        <translation>{key} doit suivre l’ordre du temps</translation>
    </message>
    <message>
        <source>judged_s cannot come before at_s</source>
        <translation>judged_s ne peut pas venir avant at_s</translation>
    </message>
    <message>
        <source>should have an orientation of length 1</source>
        <translation>doit avoir une orientation de longueur 1</translation>
    </message>
</context>
<context>
    <name>party</name>
    <message numerus="yes">
        <source>{name} laid {per} pieces on a tower; %n time(s) something fell.</source>
        <translation>
            <numerusform>{name} a posé {per} pièces sur une Tour&#x202f;; quelque chose est tombé une fois.</numerusform>
            <numerusform>{name} a posé {per} pièces sur une Tour&#x202f;; quelque chose est tombé %n fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} placed {per} sticks and took a wrong colour %n time(s).</source>
        <translation>
            <numerusform>{name} a placé {per} sticks et choisi une mauvaise couleur une seule fois.</numerusform>
            <numerusform>{name} a placé {per} sticks et choisi une mauvaise couleur %n fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} laid %n card(s) in one go.</source>
        <translation>
            <numerusform>{name} a posé %n carte d’un coup.</numerusform>
            <numerusform>{name} a posé %n cartes d’un coup.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} laid %n token(s) in one go.</source>
        <translation>
            <numerusform>{name} a posé %n jeton d’un coup.</numerusform>
            <numerusform>{name} a posé %n jetons d’un coup.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} snatched %n card(s) from other people&apos;s hands.</source>
        <translation>
            <numerusform>{name} a volé %n carte dans la main des autres.</numerusform>
            <numerusform>{name} a volé %n cartes dans la main des autres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} crashed into somebody %n time(s).</source>
        <translation>
            <numerusform>{name} a percuté quelqu’un une fois.</numerusform>
            <numerusform>{name} a percuté quelqu’un %n fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} brought a tower down %n time(s).</source>
        <translation>
            <numerusform>{name} a fait tomber une Tour.</numerusform>
            <numerusform>{name} a fait tomber une Tour %n fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} laid %n block(s) and stick(s) that stayed.</source>
        <translation>
            <numerusform>{name} a posé %n bloc ou stick qui a tenu.</numerusform>
            <numerusform>{name} a posé %n blocs et sticks qui ont tenu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} built a pile of %n tablet(s).</source>
        <translation>
            <numerusform>{name} a monté une pile de %n tablette.</numerusform>
            <numerusform>{name} a monté une pile de %n tablettes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gave %n token(s) away, whether anybody wanted them or not.</source>
        <translation>
            <numerusform>{name} a offert %n jeton, que l’on en veuille ou non.</numerusform>
            <numerusform>{name} a offert %n jetons, que l’on en veuille ou non.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} had to draw %n time(s).</source>
        <translation>
            <numerusform>{name} a dû piocher une fois.</numerusform>
            <numerusform>{name} a dû piocher %n fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} turned the direction round %n time(s).</source>
        <translation>
            <numerusform>{name} a changé une fois le sens du jeu.</numerusform>
            <numerusform>{name} a changé le sens du jeu %n fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} had to sit out %n turn(s).</source>
        <translation>
            <numerusform>{name} a dû passer un tour.</numerusform>
            <numerusform>{name} a dû passer %n tours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} climbed %n place(s) in the standings.</source>
        <translation>
            <numerusform>{name} a gagné une place au classement.</numerusform>
            <numerusform>{name} a gagné %n places au classement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are fewer than the game needs: %n bot(s) fill(s) up, for no points.</source>
        <translation>
            <numerusform>Vous êtes trop peu pour ce jeu&#xa0;: %n robot complète la table, sans marquer de points.</numerusform>
            <numerusform>Vous êtes trop peu pour ce jeu&#xa0;: %n robots complètent la table, sans marquer de points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most {most} can play at once: you play at %n table(s), one after another.</source>
        <translation>
            <numerusform>On joue à {most} au plus&#xa0;: vous jouez à %n table.</numerusform>
            <numerusform>On joue à {most} au plus&#xa0;: vous jouez à %n tables, l’une après l’autre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only two play at a time: everybody meets everybody, in %n match(es).</source>
        <translation>
            <numerusform>On joue à deux&#xa0;: chacun rencontre chacun, en %n partie.</numerusform>
            <numerusform>On joue à deux&#xa0;: chacun rencontre chacun, en %n parties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only two play at a time and you are many: who loses is out, %n match(es) in all.</source>
        <translation>
            <numerusform>On joue à deux et vous êtes nombreux&#xa0;: qui perd est éliminé, %n partie en tout.</numerusform>
            <numerusform>On joue à deux et vous êtes nombreux&#xa0;: qui perd est éliminé, %n parties en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{reason} No bot can play this game yet: %n of yours sit(s) it out.</source>
        <translation>
            <numerusform>{reason} Aucun robot ne sait encore y jouer&#xa0;: %n des vôtres regarde.</numerusform>
            <numerusform>{reason} Aucun robot ne sait encore y jouer&#xa0;: %n des vôtres regardent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lead together.</source>
        <translation>
            <numerusform>%n en tête.</numerusform>
            <numerusform>Ils sont %n en tête.</numerusform>
        </translation>
    </message>
    <message>
        <source>The steadiest hand</source>
        <extracomment>By award its title and its sentence: ``name`` is who gets it, %n the figure that earned it, ``per`` out of how many.</extracomment>
        <translation>La main la plus sûre</translation>
    </message>
    <message>
        <source>The sharpest eye</source>
        <translation>L’œil le plus vif</translation>
    </message>
    <message>
        <source>The longest combo</source>
        <translation>La plus longue suite de cartes</translation>
    </message>
    <message>
        <source>The longest run</source>
        <translation>La plus longue suite de jetons</translation>
    </message>
    <message>
        <source>Nimble fingers</source>
        <translation>Les doigts agiles</translation>
    </message>
    <message>
        <source>The crash pilot</source>
        <translation>Le pilote kamikaze</translation>
    </message>
    <message>
        <source>The earthquake</source>
        <translation>Le tremblement de terre</translation>
    </message>
    <message>
        <source>The master builder</source>
        <translation>Le bâtisseur</translation>
    </message>
    <message>
        <source>The tower of Babylon</source>
        <translation>La Tour de Babylone</translation>
    </message>
    <message>
        <source>The generous giver</source>
        <translation>Le cœur sur la main</translation>
    </message>
    <message>
        <source>The collector</source>
        <translation>La collection</translation>
    </message>
    <message>
        <source>The weathercock</source>
        <translation>La girouette</translation>
    </message>
    <message>
        <source>The patience of a saint</source>
        <translation>La patience d’ange</translation>
    </message>
    <message>
        <source>The best comeback</source>
        <translation>La plus belle remontée</translation>
    </message>
    <message>
        <source>{name} laid {per} pieces on a tower, and nothing fell.</source>
        <extracomment>What is said instead where the figure is 0: of awards for the fewest.</extracomment>
        <translation>{name} a posé {per} pièces sur une Tour, et rien n’est tombé.</translation>
    </message>
    <message>
        <source>{name} placed {per} sticks and never chose a wrong colour.</source>
        <translation>{name} a placé {per} sticks sans jamais se tromper de couleur.</translation>
    </message>
    <message>
        <source>Quick quarter of an hour</source>
        <translation>Petit quart d’heure</translation>
    </message>
    <message>
        <source>One short game; the wheel says which.</source>
        <translation>Un jeu court&#x202f;; la roue dit lequel.</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Soirée</translation>
    </message>
    <message>
        <source>Cards, tokens, tablets and a tower, with time for each.</source>
        <translation>Des cartes, des jetons, des tablettes et des Tours, en prenant son temps.</translation>
    </message>
    <message>
        <source>Kids</source>
        <translation>Enfants</translation>
    </message>
    <message>
        <source>Short games with friendly rules; the last one is won together.</source>
        <translation>Des jeux courts aux règles clémentes&#x202f;; le dernier se gagne ensemble.</translation>
    </message>
    <message>
        <source>Steady hands</source>
        <translation>Mains sûres</translation>
    </message>
    <message>
        <source>Towers only: whoever does not tremble wins.</source>
        <translation>Rien que des Tours&#xa0;: gagne qui ne tremble pas.</translation>
    </message>
    <message>
        <source>All five</source>
        <translation>Les cinq</translation>
    </message>
    <message>
        <source>Each game once, from the quickest to the shakiest.</source>
        <translation>Chaque jeu une fois, du plus rapide au plus branlant.</translation>
    </message>
    <message>
        <source>The first places count clearly more</source>
        <translation>Les premières places comptent nettement plus</translation>
    </message>
    <message>
        <source>Every place counts one point more</source>
        <translation>Chaque place compte un point de plus</translation>
    </message>
    <message>
        <source>Only the winner gets a point</source>
        <translation>Seul le vainqueur marque un point</translation>
    </message>
    <message>
        <source>Everybody plays at one table.</source>
        <translation>Tout le monde joue à la même table.</translation>
    </message>
    <message>
        <source>You have come as two teams: they play against each other.</source>
        <translation>Vous formez deux équipes&#xa0;: elles jouent l’une contre l’autre.</translation>
    </message>
    <message>
        <source>The final</source>
        <translation>La finale</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <translation>Demi-finale</translation>
    </message>
    <message>
        <source>Quarter-final</source>
        <translation>Quart de finale</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Premier tour</translation>
    </message>
    <message>
        <source>Table {number} of {count}</source>
        <translation>Table {number} sur {count}</translation>
    </message>
    <message>
        <source>Match {number} of {count}</source>
        <translation>Partie {number} sur {count}</translation>
    </message>
    <message>
        <source>{stage}; {name} has no opponent and goes on</source>
        <translation>{stage}&#x202f;; {name}, sans adversaire, passe au tour suivant</translation>
    </message>
    <message>
        <source>Game {number} of {count}</source>
        <translation>Jeu {number} sur {count}</translation>
    </message>
    <message>
        <source>The podium is waiting</source>
        <translation>Le podium attend</translation>
    </message>
    <message>
        <source>{game}: {name} is to move</source>
        <translation>{game}&#xa0;: au tour de {name}</translation>
    </message>
    <message>
        <source>Next: {game}</source>
        <translation>Ensuite&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Nobody has a point yet.</source>
        <translation>Personne n’a encore de point.</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>{name} est en tête.</translation>
    </message>
    <message>
        <source>{one} and {other} lead together.</source>
        <translation>{one} et {other} sont en tête.</translation>
    </message>
    <message>
        <source>Team {number}: {points}</source>
        <translation>Équipe {number}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>bot, {level}</source>
        <translation>robot, {level}</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>a quitté la table</translation>
    </message>
    <message>
        <source>a bot plays on</source>
        <translation>un robot joue à sa place</translation>
    </message>
    <message>
        <source>{low}-{high} min</source>
        <translation>{low} à {high} min</translation>
    </message>
    <message>
        <source>{low}-{high} minutes</source>
        <translation>{low} à {high} minutes</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} à {high}</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{hours} h {minutes}</source>
        <translation>{hours} h {minutes}</translation>
    </message>
</context>
<context>
    <name>shedding</name>
    <message numerus="yes">
        <source>%n round(s) or point(s)</source>
        <translation>
            <numerusform>%n manche ou point</numerusform>
            <numerusform>%n manches ou points</numerusform>
        </translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>How many rounds you play: one; until somebody has won enough; or until somebody has too many penalty points, one for each piece left in hand, and the fewest win.</source>
        <translation>Le nombre de manches&#xa0;: une seule&#x202f;; jusqu’à ce que quelqu’un en ait gagné assez&#x202f;; ou jusqu’à ce que quelqu’un ait trop de points de pénalité, un par carte ou jeton resté en main, et le plus petit total gagne.</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Une manche</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Manches gagnées</translation>
    </message>
    <message>
        <source>Penalty points</source>
        <translation>Points de pénalité</translation>
    </message>
    <message>
        <source>To play to</source>
        <translation>Jouer jusqu’à</translation>
    </message>
    <message>
        <source>How many rounds won, or how many penalty points, end a match of several rounds.</source>
        <translation>Combien de manches gagnées, ou combien de points de pénalité, mettent fin à une partie en plusieurs manches.</translation>
    </message>
    <message>
        <source>The usual: 3 rounds, or 50 points</source>
        <translation>Comme d’ordinaire&#xa0;: 3 manches, ou 50 points</translation>
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
        <translation>{fewest}-{most} joueurs</translation>
    </message>
    <message>
        <source>{label}: {value}</source>
        <translation>{label}&#xa0;: {value}</translation>
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
        <source>The results of earlier matches are damaged; they were put aside as {file}, and a new list begins.</source>
        <translation>Les résultats des parties précédentes sont abîmés&#x202f;; ils ont été mis de côté sous le nom {file}, et une nouvelle liste commence.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Rounds played: {played} of {count}</source>
        <extracomment>Match formats in which points decide; a bar from nothing to a target cannot show them.</extracomment>
        <translation>Manches jouées&#xa0;: {played} sur {count}</translation>
    </message>
    <message>
        <source>Your settings could not be read, so the last good ones ({last}) serve. {reason}</source>
        <translation>Tes réglages n’ont pas pu être lus&#x202f;; les derniers bons ({last}) les remplacent. {reason}</translation>
    </message>
    <message>
        <source>Your settings could not be read, so the defaults serve. {reason}</source>
        <translation>Tes réglages n’ont pas pu être lus&#x202f;; ceux d’origine les remplacent. {reason}</translation>
    </message>
    <message>
        <source>Your settings could not be read: they were put aside as {file}, and the last good ones ({last}) serve. {reason}</source>
        <translation>Tes réglages n’ont pas pu être lus&#xa0;: ils sont mis de côté sous le nom {file}, et les derniers bons ({last}) les remplacent. {reason}</translation>
    </message>
    <message>
        <source>Your settings could not be read: they were put aside as {file}, and the defaults serve. {reason}</source>
        <translation>Tes réglages n’ont pas pu être lus&#xa0;: ils sont mis de côté sous le nom {file}, et ceux d’origine les remplacent. {reason}</translation>
    </message>
    <message>
        <source>Another StackHub is using your matches and results: go on in its window, or close it first.</source>
        <extracomment>Qt&apos;s platforms on which nobody sees a window: a box there would wait for ever.</extracomment>
        <translation>Un autre StackHub utilise tes parties et tes résultats&#xa0;: continue dans sa fenêtre, ou ferme-la d’abord.</translation>
    </message>
    <message>
        <source>Another StackHub (process {process} on {computer}, since {time}) is using your matches and results: go on in its window, or close it first.</source>
        <translation>Un autre StackHub (processus {process} sur {computer}, depuis {time}) utilise tes parties et tes résultats&#xa0;: continue dans sa fenêtre, ou ferme-la d’abord.</translation>
    </message>
    <message>
        <source>You can play, but no match, result or setting can be kept. {reason}</source>
        <translation>Tu peux jouer, mais aucune partie, aucun résultat et aucun réglage ne peut être gardé. {reason}</translation>
    </message>
    <message>
        <source>An archive is being written or read; open {file} when that is done.</source>
        <translation>Une archive est en train d’être écrite ou lue&#x202f;; ouvre {file} quand ce sera fini.</translation>
    </message>
</context>
<context>
    <name>stacko</name>
    <message numerus="yes">
        <source>{name} rolls a {number}. %n player(s) have the highest number and roll again.</source>
        <translation>
            <numerusform>{name} fait {number}. %n joueur a le plus grand numéro et relance le dé.</numerusform>
            <numerusform>{name} fait {number}. %n joueurs ont le plus grand numéro et relancent le dé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has brought the tower down: %n block(s) lie on the table.</source>
        <translation>
            <numerusform>{name} a fait tomber la Tour&#xa0;: %n bloc est sur la table.</numerusform>
            <numerusform>{name} a fait tomber la Tour&#xa0;: %n blocs sont sur la table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s)</source>
        <translation>
            <numerusform>%n Tour</numerusform>
            <numerusform>%n Tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>red {number}</source>
        <translation>rouge {number}</translation>
    </message>
    <message>
        <source>blue {number}</source>
        <translation>bleu {number}</translation>
    </message>
    <message>
        <source>green {number}</source>
        <translation>vert {number}</translation>
    </message>
    <message>
        <source>yellow {number}</source>
        <translation>jaune {number}</translation>
    </message>
    <message>
        <source>Nothing is taken from the top storey.</source>
        <translation>On ne prend rien dans l’étage du haut.</translation>
    </message>
    <message>
        <source>Push the block back first that you have drawn out.</source>
        <translation>Repousse d’abord le bloc que tu as sorti.</translation>
    </message>
    <message>
        <source>You have one hand only: let go first.</source>
        <translation>Tu n’as qu’une main&#xa0;: lâche d’abord ce que tu tiens.</translation>
    </message>
    <message>
        <source>Wait until the tower stands still.</source>
        <translation>Attends que la Tour ne bouge plus.</translation>
    </message>
    <message>
        <source>Your block is laid: pass the die, or wait until everything rests.</source>
        <translation>Ton bloc est posé&#xa0;: passe le dé, ou attends que tout soit au repos.</translation>
    </message>
    <message>
        <source>Lay the block first that you have taken.</source>
        <translation>Pose d’abord le bloc que tu as pris.</translation>
    </message>
    <message>
        <source>This block is out of play.</source>
        <translation>Ce bloc est hors jeu.</translation>
    </message>
    <message>
        <source>It is not your turn to touch the tower.</source>
        <translation>Ce n’est pas à toi de toucher la Tour.</translation>
    </message>
    <message>
        <source>This one has fallen.</source>
        <translation>Elle est tombée.</translation>
    </message>
    <message>
        <source>{block} is loose.</source>
        <translation>{block} est libre.</translation>
    </message>
    <message>
        <source>{block} moves with some force.</source>
        <translation>{block} bouge en forçant un peu.</translation>
    </message>
    <message>
        <source>{block} sits tight.</source>
        <translation>{block} est coincé.</translation>
    </message>
    <message>
        <source>The tower</source>
        <translation>La Tour</translation>
    </message>
    <message>
        <source>Tab walks through the blocks, T taps the chosen one, Space takes it, arrows draw it out. Free, Tab chooses a place on top and Space lays it. F is the flat hand, X the push stick, Escape puts back.</source>
        <translation>Tab parcourt les blocs, T tâte celui qui est choisi, Espace le prend, les flèches le sortent. Une fois sorti, Tab choisit une place au sommet et Espace le pose. F est la main à plat, X le bâton, Échap remet en place.</translation>
    </message>
    <message>
        <source>storey {storey}, position {position}</source>
        <translation>étage {storey}, position {position}</translation>
    </message>
    <message>
        <source>you may take it</source>
        <translation>tu peux le prendre</translation>
    </message>
    <message>
        <source>The die does not allow this block: you may feel it, not take it.</source>
        <translation>Le dé ne permet pas ce bloc&#xa0;: tu peux le tâter, pas le prendre.</translation>
    </message>
    <message>
        <source>Draw it out along its length. The ring shows your force.</source>
        <translation>Tire-le dans sa longueur. L’anneau montre ta force.</translation>
    </message>
    <message>
        <source>Only to feel: the die does not allow this block. Push it back.</source>
        <translation>Pour tâter seulement&#xa0;: le dé ne permet pas ce bloc. Repousse-le.</translation>
    </message>
    <message>
        <source>{block} is still drawn out: push it back, or take it if you may.</source>
        <translation>{block} dépasse encore&#xa0;: repousse-le, ou prends-le si tu le peux.</translation>
    </message>
    <message>
        <source>The saved tower was damaged: it stands here as new.</source>
        <translation>La Tour sauvegardée était abîmée&#xa0;: la voici reconstruite.</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>sens horaire</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>sens inverse</translation>
    </message>
    <message>
        <source>It is out. Tab leads it over an open place, Space lays it there.</source>
        <translation>Il est sorti. Tab le mène au-dessus d’une place, Espace l’y pose.</translation>
    </message>
    <message>
        <source>Over the top of the tower, let go: it is laid gently.</source>
        <translation>Au-dessus du sommet, lâche&#xa0;: il se pose en douceur.</translation>
    </message>
    <message>
        <source>hide this card</source>
        <translation>cacher cet aide-mémoire</translation>
    </message>
    <message numerus="yes">
        <source>Laid. The die passes by itself in %n second(s) of rest.</source>
        <translation>
            <numerusform>Posé. Le dé passe tout seul après %n seconde de repos.</numerusform>
            <numerusform>Posé. Le dé passe tout seul après %n secondes de repos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid. Wait until the tower rests.</source>
        <translation>Posé. Attends que la Tour soit au repos.</translation>
    </message>
    <message>
        <source>One more block: take any below the top storey.</source>
        <translation>Encore un bloc&#xa0;: prends n’importe lequel sous l’étage du haut.</translation>
    </message>
    <message>
        <source>It does not lie on the top storey: pick it up again.</source>
        <translation>Il n’est pas posé sur l’étage du haut&#xa0;: reprends-le.</translation>
    </message>
    <message>
        <source>Hold it a little longer to pass the die.</source>
        <translation>Maintiens un peu plus longtemps pour passer le dé.</translation>
    </message>
    <message>
        <source>The tower falls.</source>
        <translation>La Tour tombe.</translation>
    </message>
    <message>
        <source>Over {place}. Space lays it there.</source>
        <translation>Au-dessus&#xa0;: {place}. Espace l’y pose.</translation>
    </message>
    <message>
        <source>Flat hand: press on a side of the tower and push gently.</source>
        <translation>Main à plat&#xa0;: appuie sur un côté de la Tour et pousse doucement.</translation>
    </message>
    <message>
        <source>Push stick: press on the end of a block and push it.</source>
        <translation>Bâton&#xa0;: appuie sur le bout d’un bloc et pousse-le.</translation>
    </message>
    <message>
        <source>hold a block, pull it out</source>
        <translation>tenir un bloc, le sortir</translation>
    </message>
    <message>
        <source>Right drag</source>
        <translation>Bouton droit</translation>
    </message>
    <message>
        <source>turn around</source>
        <translation>tourner autour</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Molette</translation>
    </message>
    <message>
        <source>nearer, farther</source>
        <translation>plus près, plus loin</translation>
    </message>
    <message>
        <source>choose a block, tap it</source>
        <translation>choisir un bloc, le tâter</translation>
    </message>
    <message>
        <source>Space, arrows</source>
        <translation>Espace, flèches</translation>
    </message>
    <message>
        <source>take it, move it</source>
        <translation>le prendre, le bouger</translation>
    </message>
    <message>
        <source>turn a free block</source>
        <translation>tourner un bloc sorti</translation>
    </message>
    <message>
        <source>move it upright or flat</source>
        <translation>bouger debout ou à plat</translation>
    </message>
    <message>
        <source>sides and top, whole tower</source>
        <translation>côtés et dessus, Tour entière</translation>
    </message>
    <message>
        <source>Left drag</source>
        <translation>Bouton gauche</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Encore %n seconde</numerusform>
            <numerusform>Encore %n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>Take any block below the top storey. Nothing counts here.</source>
        <translation>Prends n’importe quel bloc sous l’étage du haut. Ici, rien ne compte.</translation>
    </message>
    <message>
        <source>It has fallen. Build a new tower.</source>
        <translation>Elle est tombée. Construis une nouvelle Tour.</translation>
    </message>
    <message>
        <source>Stacko</source>
        <translation>Stacko</translation>
    </message>
    <message>
        <source>Pull a block out, lay it on top, and let someone else bring the tower down.</source>
        <translation>Retire un bloc, pose-le au sommet, et laisse un autre faire tomber la Tour.</translation>
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
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>{colour} {number}</source>
        <translation>{colour} {number}</translation>
    </message>
    <message>
        <source>the {colour} {number}</source>
        <translation>le {colour} {number}</translation>
    </message>
    <message>
        <source>{name} rolls a {number}.</source>
        <translation>{name} fait {number}.</translation>
    </message>
    <message>
        <source>{name} rolls a symbol and rolls again.</source>
        <translation>{name} tombe sur un symbole et relance le dé.</translation>
    </message>
    <message>
        <source>{name} rolls a {number}. {first} has the highest number and begins.</source>
        <translation>{name} fait {number}. {first} a le plus grand numéro et commence.</translation>
    </message>
    <message>
        <source>{name} rolls {face}.</source>
        <translation>{name} lance le dé&#xa0;: {face}.</translation>
    </message>
    <message>
        <source>{name} rolls {face}, but no such block may be taken: roll again.</source>
        <translation>{name} lance le dé&#xa0;: {face}. Aucun bloc de ce genre ne peut être pris&#xa0;: il faut relancer.</translation>
    </message>
    <message>
        <source>{name} rolls Reverse.</source>
        <translation>{name} lance le dé&#xa0;: Inversion.</translation>
    </message>
    <message>
        <source>The direction turns: {next} rolls.</source>
        <translation>Le sens du jeu change&#xa0;: c’est à {next} de lancer le dé.</translation>
    </message>
    <message>
        <source>{name} rolls Draw Two: {next} moves two blocks.</source>
        <translation>{name} lance le dé&#xa0;: Prends deux. {next} déplace deux blocs.</translation>
    </message>
    <message>
        <source>{name} takes {block} out of storey {storey} and lays it on storey {to}.</source>
        <translation>{name} retire {block} de l’étage {storey} et le pose à l’étage {to}.</translation>
    </message>
    <message>
        <source>{name} has run out of time: the die goes to {next}.</source>
        <translation>Le temps de {name} est écoulé&#xa0;: le dé passe à {next}.</translation>
    </message>
    <message>
        <source>{name} has run out of time: the die goes to {next}. Out of play from now on: {block}.</source>
        <translation>Le temps de {name} est écoulé&#xa0;: le dé passe à {next}. Un bloc ne joue plus&#xa0;: {block}.</translation>
    </message>
    <message>
        <source>{name} leaves the table.</source>
        <translation>{name} quitte la table.</translation>
    </message>
    <message>
        <source>{name} leaves the table. {first} begins.</source>
        <translation>{name} quitte la table. {first} commence.</translation>
    </message>
    <message>
        <source>{name} has brought {block} down on the table.</source>
        <translation>{name} a fait tomber {block} sur la table.</translation>
    </message>
    <message>
        <source>{name} has made the tower fall: {block} has sunk by almost a storey.</source>
        <translation>{name} a fait tomber la Tour&#xa0;: {block} s’est enfoncé de presque un étage.</translation>
    </message>
    <message>
        <source>{name} has dropped {block} on the table.</source>
        <translation>{name} a laissé tomber {block} sur la table.</translation>
    </message>
    <message>
        <source>{winner} rolled last before and wins.</source>
        <translation>{winner}, qui avait lancé le dé juste avant, gagne.</translation>
    </message>
    <message>
        <source>Nobody rolled before, so {winner}, one seat back, wins.</source>
        <translation>Personne n’avait lancé le dé avant&#xa0;: {winner}, à la place précédente, gagne.</translation>
    </message>
    <message>
        <source>Everybody else has left: {winner} wins.</source>
        <translation>Les autres ont quitté la table&#xa0;: {winner} gagne.</translation>
    </message>
    <message>
        <source>{name}: roll the die. The highest number begins.</source>
        <translation>{name}&#xa0;: lance le dé. Le plus grand numéro commence.</translation>
    </message>
    <message>
        <source>{name}: roll the die.</source>
        <translation>{name}&#xa0;: lance le dé.</translation>
    </message>
    <message>
        <source>{name}: take a block that is {colour} or has a {number}, and lay it on top.</source>
        <translation>{name}&#xa0;: prends un bloc {colour} ou un bloc marqué {number}, et pose-le au sommet.</translation>
    </message>
    <message>
        <source>{name}: take two blocks, one after the other, and lay them on top.</source>
        <translation>{name}&#xa0;: prends deux blocs, l’un après l’autre, et pose-les au sommet.</translation>
    </message>
    <message>
        <source>{name}: take any block, and lay it on top.</source>
        <translation>{name}&#xa0;: prends le bloc que tu veux et pose-le au sommet.</translation>
    </message>
    <message>
        <source>The tower has fallen: the round is over.</source>
        <translation>La Tour est tombée&#xa0;: la manche est terminée.</translation>
    </message>
    <message>
        <source>The others have left: the round is over.</source>
        <translation>Les autres ont quitté la table&#xa0;: la manche est terminée.</translation>
    </message>
    <message>
        <source>{loser} made the tower fall, so {winner} wins.</source>
        <translation>{loser} a fait tomber la Tour&#xa0;: {winner} gagne.</translation>
    </message>
    <message>
        <source>Everybody rolls to see who begins, {name} first.</source>
        <translation>Tout le monde lance le dé pour savoir qui commence, {name} en premier.</translation>
    </message>
    <message>
        <source>{name} made the last tower fall and is the first to roll for who begins.</source>
        <translation>{name} a fait tomber la dernière Tour et lance donc le dé en premier pour savoir qui commence.</translation>
    </message>
    <message>
        <source>Never be the one who makes the tower fall. First everybody rolls to see who begins. On your turn the die says which blocks you may take: those of its colour, and those with its number. They glow.</source>
        <translation>Ne fais jamais tomber la Tour. D’abord, chacun lance le dé pour savoir qui commence. À ton tour, le dé dit quels blocs tu peux prendre&#xa0;: ceux de sa couleur et ceux de son numéro. Ils brillent.</translation>
    </message>
    <message>
        <source>Feel before you take: point at a block and press T. A tight one drags others along. Then draw a loose one that glows, slowly and straight, until it is free. The ring shows your force.</source>
        <translation>Tâte avant de prendre&#xa0;: pointe un bloc et appuie sur T. Un bloc coincé entraîne les autres. Puis tire un bloc libre qui brille, lentement et bien droit, jusqu’à ce qu’il sorte. L’anneau montre ta force.</translation>
    </message>
    <message>
        <source>Now point at the top of the tower and let go there: the block is laid gently. The highest storey is filled up first, the next one lies across it.</source>
        <translation>Pointe maintenant le sommet de la Tour et lâche&#xa0;: le bloc se pose en douceur. On complète d’abord l’étage du haut, le suivant se pose en travers.</translation>
    </message>
    <message>
        <source>Once it lies and nothing moves, pass the die, or wait three seconds. What falls until then is your fault, what falls later is not. F1 opens the rules.</source>
        <translation>Quand il est posé et que plus rien ne bouge, passe le dé, ou attends trois secondes. Ce qui tombe d’ici là est pour toi, ce qui tombe après ne l’est plus. F1 ouvre les règles.</translation>
    </message>
    <message>
        <source>Towers</source>
        <extracomment>What leads from each step to the next: a number was rolled, a block came free, it lies.</extracomment>
        <translation>Tours à bâtir</translation>
    </message>
    <message>
        <source>How many towers you build. Each one gives its winner a point and costs whoever made it fall one; the most points win the match.</source>
        <translation>Combien de Tours vous bâtissez. Chacune donne un point à qui la gagne et en coûte un à qui l’a fait tomber&#x202f;; le plus grand total gagne la partie.</translation>
    </message>
    <message>
        <source>The top</source>
        <translation>Le sommet</translation>
    </message>
    <message>
        <source>Where nothing may be taken, because it counts as the top of the tower.</source>
        <translation>Là où l’on ne prend rien, parce que cela compte comme le sommet de la Tour.</translation>
    </message>
    <message>
        <source>A dropped block</source>
        <translation>Un bloc lâché</translation>
    </message>
    <message>
        <source>What happens when the block in your hand drops on the table without bringing others down.</source>
        <translation>Ce qui se passe quand le bloc que tu tiens tombe sur la table sans en entraîner d’autres.</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation>Temps par tour</translation>
    </message>
    <message>
        <source>When it runs out the die passes to the next player, and nobody loses.</source>
        <translation>Quand il est écoulé, le dé passe à la personne suivante et personne ne perd.</translation>
    </message>
    <message>
        <source>The highest storey</source>
        <translation>L’étage du haut</translation>
    </message>
    <message>
        <source>The highest complete storey and above</source>
        <translation>Le plus haut étage complet et ce qui est au-dessus</translation>
    </message>
    <message>
        <source>The highest three storeys</source>
        <translation>Les trois étages du haut</translation>
    </message>
    <message>
        <source>It is picked up again</source>
        <translation>On le ramasse</translation>
    </message>
    <message>
        <source>Whoever drops it loses</source>
        <translation>Qui le lâche a perdu</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
</context>
<context>
    <name>stackup</name>
    <message numerus="yes">
        <source>Play {cards}: the next player is about to run out and has to be stopped (%n left).</source>
        <translation>
            <numerusform>Joue {cards}&#xa0;: la personne suivante va finir, il faut l’arrêter (plus que %n carte).</numerusform>
            <numerusform>Joue {cards}&#xa0;: la personne suivante va finir, il faut l’arrêter (plus que %n cartes).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} snatches %n card(s) from {victim}.</source>
        <translation>
            <numerusform>{name} vole %n carte à {victim}.</numerusform>
            <numerusform>{name} vole %n cartes à {victim}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} does not answer and takes %n card(s).</source>
        <translation>
            <numerusform>{name} ne répond pas et prend %n carte.</numerusform>
            <numerusform>{name} ne répond pas et prend %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The draw pile is empty: %n card(s) from the discard pile are shuffled into a new one.</source>
        <translation>
            <numerusform>La pioche est vide&#xa0;: %n carte de la défausse en forme une nouvelle.</numerusform>
            <numerusform>La pioche est vide&#xa0;: %n cartes de la défausse sont mélangées pour en former une nouvelle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} leaves the table: %n card(s) go back into the draw pile.</source>
        <translation>
            <numerusform>{name} quitte la table&#xa0;: %n carte retourne dans la pioche.</numerusform>
            <numerusform>{name} quitte la table&#xa0;: %n cartes retournent dans la pioche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>Up</source>
        <translation>On monte</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>On descend</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>pas encore choisi</translation>
    </message>
    <message>
        <source>next: {number}</source>
        <translation>suivant&#xa0;: {number}</translation>
    </message>
    <message>
        <source>end of the line</source>
        <translation>bout de la suite</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>Par couleur</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Par nombre</translation>
    </message>
    <message>
        <source>Spare</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Flip: the numbers run the other way from now on.</source>
        <translation>Demi-tour&#xa0;: les nombres vont désormais dans l’autre sens.</translation>
    </message>
    <message>
        <source>Freeze: the next player misses a turn.</source>
        <translation>Gel&#xa0;: la personne suivante passe son tour.</translation>
    </message>
    <message>
        <source>Snatch: take up to three cards from another player.</source>
        <translation>Larcin&#xa0;: prends jusqu’à trois cartes à quelqu’un.</translation>
    </message>
    <message>
        <source>Switch: name the colour from now on; the number stays.</source>
        <translation>Caméléon&#xa0;: nomme une nouvelle couleur&#x202f;; le nombre reste.</translation>
    </message>
    <message>
        <source>Crash: the next player answers with a Crash or takes three.</source>
        <translation>Crash&#xa0;: la personne suivante répond par un Crash ou prend trois cartes.</translation>
    </message>
    <message numerus="yes">
        <source>drew %n card(s)</source>
        <translation>
            <numerusform>a pioché %n carte</numerusform>
            <numerusform>a pioché %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n card(s)</source>
        <translation>
            <numerusform>a pris %n carte</numerusform>
            <numerusform>a pris %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>kept it</source>
        <translation>l’a gardée</translation>
    </message>
    <message>
        <source>used the spare draw</source>
        <translation>pioche en réserve</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>Switch: {colour}</source>
        <translation>Caméléon&#xa0;: {colour}</translation>
    </message>
    <message>
        <source>misses a turn</source>
        <translation>passe son tour</translation>
    </message>
    <message>
        <source>has a spare draw</source>
        <translation>pioche en réserve gagnée</translation>
    </message>
    <message numerus="yes">
        <source>snatched %n card(s)</source>
        <translation>
            <numerusform>a volé %n carte</numerusform>
            <numerusform>a volé %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour} {first} to {last}</source>
        <translation>{first} à {last} {colour}</translation>
    </message>
    <message>
        <source>Which way do you want to stack?</source>
        <translation>Dans quel sens veux-tu empiler&#x202f;?</translation>
    </message>
    <message>
        <source>Up, towards 15</source>
        <translation>Monter vers 15</translation>
    </message>
    <message>
        <source>Down, towards 1</source>
        <translation>Descendre vers 1</translation>
    </message>
    <message>
        <source>Switch to which colour?</source>
        <translation>Caméléon&#xa0;: quelle couleur&#x202f;?</translation>
    </message>
    <message>
        <source>Snatch from whom?</source>
        <translation>Larcin&#xa0;: chez qui&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n card(s)</source>
        <translation>
            <numerusform>{name}&#xa0;: %n carte</numerusform>
            <numerusform>{name}&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Take one card from {name}</source>
        <translation>Prends une carte à {name}</translation>
    </message>
    <message>
        <source>Take one, two or three cards from {name}</source>
        <translation>Prends une, deux ou trois cartes à {name}</translation>
    </message>
    <message>
        <source>Three cards or more at once: choose your bonus</source>
        <translation>Trois cartes ou plus d’un coup&#xa0;: choisis ton bonus</translation>
    </message>
    <message>
        <source>A spare draw for later</source>
        <translation>Une pioche en réserve</translation>
    </message>
    <message>
        <source>The next player misses a turn</source>
        <translation>La personne suivante passe son tour</translation>
    </message>
    <message>
        <source>Crash! Answer with a Crash of your own, or take three cards.</source>
        <translation>Crash&#x202f;! Réponds par un Crash, ou prends trois cartes.</translation>
    </message>
    <message>
        <source>{card} goes only after the cards that lead to it.</source>
        <translation>{card} ne va qu’à la suite des cartes qui y mènent.</translation>
    </message>
    <message>
        <source>A card is missing in this combo.</source>
        <translation>Il manque une carte dans cette suite.</translation>
    </message>
    <message>
        <source>There is nothing to decide for you now.</source>
        <translation>Tu n’as rien à décider pour l’instant.</translation>
    </message>
    <message>
        <source>Let the numbers go up: more of your cards follow that way.</source>
        <translation>Choisis de monter&#xa0;: tes cartes suivent mieux dans ce sens.</translation>
    </message>
    <message>
        <source>Let the numbers go down: more of your cards follow that way.</source>
        <translation>Choisis de descendre&#xa0;: tes cartes suivent mieux dans ce sens.</translation>
    </message>
    <message>
        <source>Play {cards}: those are your last cards, and you win.</source>
        <translation>Joue {cards}&#xa0;: ce sont tes dernières cartes, et tu gagnes.</translation>
    </message>
    <message>
        <source>Play {cards}: it is your last card, and you win.</source>
        <translation>Joue {cards}&#xa0;: c’est ta dernière carte, et tu gagnes.</translation>
    </message>
    <message>
        <source>Play {cards} in one go: the more cards leave your hand at once, the better.</source>
        <translation>Joue {cards} d’un coup&#xa0;: plus il part de cartes à la fois, mieux c’est.</translation>
    </message>
    <message>
        <source>Play {cards} in one go, and keep a spare draw for when nothing fits.</source>
        <translation>Joue {cards} d’un coup, et garde une pioche en réserve pour quand rien ne conviendra.</translation>
    </message>
    <message>
        <source>Play {cards} in one go, and have the next player miss a turn.</source>
        <translation>Joue {cards} d’un coup, et fais passer son tour à la personne suivante.</translation>
    </message>
    <message>
        <source>Play {cards}: it leaves your other cards the best chances.</source>
        <translation>Joue {cards}&#xa0;: c’est ce qui laisse les meilleures chances à tes autres cartes.</translation>
    </message>
    <message>
        <source>Play Flip: your cards fit better the other way round.</source>
        <translation>Joue un Demi-tour&#xa0;: tes cartes vont mieux dans l’autre sens.</translation>
    </message>
    <message>
        <source>Play Freeze: the next player misses a turn.</source>
        <translation>Joue un Gel&#xa0;: la personne suivante passe son tour.</translation>
    </message>
    <message>
        <source>Play Freeze: the turn comes straight back to you.</source>
        <translation>Joue un Gel&#xa0;: c’est de nouveau à toi aussitôt.</translation>
    </message>
    <message>
        <source>Play Switch and name {colour}: that suits your hand best.</source>
        <translation>Joue un Caméléon et nomme le {colour}&#xa0;: c’est ce qui va le mieux à ta main.</translation>
    </message>
    <message>
        <source>Play Crash: the next player may have to take three cards.</source>
        <translation>Joue un Crash&#xa0;: la personne suivante devra peut-être prendre trois cartes.</translation>
    </message>
    <message>
        <source>Answer with your Crash: you take no cards.</source>
        <translation>Réponds avec ton Crash&#xa0;: tu ne prends pas de cartes.</translation>
    </message>
    <message>
        <source>Play Snatch: it gets you past a turn with little else to play.</source>
        <translation>Joue un Larcin&#xa0;: il te fait passer un tour où tu n’as guère mieux.</translation>
    </message>
    <message>
        <source>Draw: nothing in your hand fits.</source>
        <translation>Pioche&#xa0;: rien dans ta main ne convient.</translation>
    </message>
    <message>
        <source>Use your spare draw: nothing fits, and your hand grows no larger.</source>
        <translation>Sers-toi de ta pioche en réserve&#xa0;: rien ne convient, et ta main ne grossit pas.</translation>
    </message>
    <message>
        <source>Keep the card you drew.</source>
        <translation>Garde la carte piochée.</translation>
    </message>
    <message>
        <source>Take the cards: you hold no Crash to answer with.</source>
        <translation>Prends les cartes&#xa0;: tu n’as pas de Crash pour répondre.</translation>
    </message>
    <message>
        <source>Pass: nothing fits, and there is nothing to draw.</source>
        <translation>Passe&#xa0;: rien ne convient, et il n’y a rien à piocher.</translation>
    </message>
    <message>
        <source>Play {cards}: the next player had nothing for {colour}, and probably still has not.</source>
        <translation>Joue {cards}&#xa0;: la personne suivante n’avait rien pour le {colour}, et n’a sans doute toujours rien.</translation>
    </message>
    <message>
        <source>Play {cards}: after what was played so far, the next player can probably not follow.</source>
        <translation>Joue {cards}&#xa0;: d’après ce qui a été joué, la personne suivante ne peut sans doute pas suivre.</translation>
    </message>
    <message>
        <source>Play {cards}: it keeps {kept} together for your next turn.</source>
        <translation>Joue {cards}&#xa0;: tu gardes ensemble {kept} pour ton prochain tour.</translation>
    </message>
    <message>
        <source>Draw: what you could play now is worth more later.</source>
        <translation>Pioche&#xa0;: ce que tu pourrais jouer maintenant vaudra davantage plus tard.</translation>
    </message>
    <message>
        <source>{name} plays {cards}.</source>
        <translation>{name} joue {cards}.</translation>
    </message>
    <message>
        <source>{name} plays {cards} and has one card left.</source>
        <translation>{name} joue {cards}&#x202f;; il lui reste une carte.</translation>
    </message>
    <message>
        <source>{name} plays {cards} and has no card left.</source>
        <translation>{name} joue {cards} et n’a plus de carte.</translation>
    </message>
    <message>
        <source>{name} has chosen: the numbers go up.</source>
        <translation>{name} a choisi&#xa0;: on monte.</translation>
    </message>
    <message>
        <source>{name} has chosen: the numbers go down.</source>
        <translation>{name} a choisi&#xa0;: on descend.</translation>
    </message>
    <message>
        <source>The numbers go up now.</source>
        <translation>Maintenant, on monte.</translation>
    </message>
    <message>
        <source>The numbers go down now.</source>
        <translation>Maintenant, on descend.</translation>
    </message>
    <message>
        <source>{name} names a new colour: {colour}.</source>
        <translation>{name} nomme une nouvelle couleur&#xa0;: le {colour}.</translation>
    </message>
    <message>
        <source>{name} misses a turn.</source>
        <translation>{name} passe son tour.</translation>
    </message>
    <message>
        <source>{name} earns a spare draw with the combo.</source>
        <translation>{name} gagne une pioche en réserve avec cette suite.</translation>
    </message>
    <message>
        <source>{name} has the next player skipped with the combo.</source>
        <translation>Avec cette suite, {name} fait passer son tour à la personne suivante.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} pioche une carte.</translation>
    </message>
    <message>
        <source>{name} draws {cards}.</source>
        <translation>{name} pioche {cards}.</translation>
    </message>
    <message>
        <source>{name} keeps the card.</source>
        <translation>{name} garde la carte.</translation>
    </message>
    <message>
        <source>{name} uses the spare draw and draws nothing.</source>
        <translation>{name} se sert de sa pioche en réserve et ne pioche pas.</translation>
    </message>
    <message>
        <source>{name} can neither play nor draw, and passes.</source>
        <translation>{name} ne peut ni jouer ni piocher, et passe.</translation>
    </message>
    <message>
        <source>{name} snatches {cards} from {victim}.</source>
        <translation>{name} vole {cards} à {victim}.</translation>
    </message>
    <message>
        <source>{target} must answer with a Crash or take three cards.</source>
        <translation>{target} doit répondre par un Crash ou prendre trois cartes.</translation>
    </message>
    <message>
        <source>{name} answers: the two Crashes cancel each other out.</source>
        <translation>{name} répond&#xa0;: les deux Crash s’annulent.</translation>
    </message>
    <message>
        <source>{name} answers: the Crash moves on to {target}.</source>
        <translation>{name} répond&#xa0;: le Crash passe à {target}.</translation>
    </message>
    <message>
        <source>{name} does not answer and takes {cards}.</source>
        <translation>{name} ne répond pas et prend {cards}.</translation>
    </message>
    <message>
        <source>{name} does not answer, but no card is left to take.</source>
        <translation>{name} ne répond pas, mais il n’y a plus de carte à prendre.</translation>
    </message>
    <message>
        <source>{name} leaves the table.</source>
        <translation>{name} quitte la table.</translation>
    </message>
    <message>
        <source>{name} leaves the table, and the Crash moves on to {target}.</source>
        <translation>{name} quitte la table, et le Crash passe à {target}.</translation>
    </message>
    <message>
        <source>{winner} wins the round.</source>
        <translation>{winner} gagne la manche.</translation>
    </message>
    <message>
        <source>Nobody can go on: {winner} holds the fewest cards and wins the round.</source>
        <translation>Plus personne ne peut continuer&#xa0;: {winner} a le moins de cartes et gagne la manche.</translation>
    </message>
    <message>
        <source>Nobody can go on: {winners} hold the fewest cards and share the win.</source>
        <translation>Plus personne ne peut continuer&#xa0;: {winners} ont le moins de cartes et se partagent la victoire.</translation>
    </message>
    <message>
        <source>Everybody else has left: {winner} wins.</source>
        <translation>Tous les autres ont quitté la table&#xa0;: {winner} gagne.</translation>
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
        <source>Flip</source>
        <translation>Demi-tour</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Gel</translation>
    </message>
    <message>
        <source>Snatch</source>
        <translation>Larcin</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Caméléon</translation>
    </message>
    <message>
        <source>Crash</source>
        <translation>Crash</translation>
    </message>
    <message>
        <source>{colour} {number}</source>
        <translation>{number} {colour}</translation>
    </message>
    <message>
        <source>the {colour} {number}</source>
        <translation>le {number} {colour}</translation>
    </message>
    <message>
        <source>a Flip</source>
        <translation>un Demi-tour</translation>
    </message>
    <message>
        <source>a Freeze</source>
        <translation>un Gel</translation>
    </message>
    <message>
        <source>a Snatch</source>
        <translation>un Larcin</translation>
    </message>
    <message>
        <source>a Switch</source>
        <translation>un Caméléon</translation>
    </message>
    <message>
        <source>a Crash</source>
        <translation>un Crash</translation>
    </message>
    <message>
        <source>{before}, {card}</source>
        <translation>{before}, {card}</translation>
    </message>
    <message>
        <source>{before} and {card}</source>
        <translation>{before} et {card}</translation>
    </message>
    <message>
        <source>{before}, {name}</source>
        <translation>{before}, {name}</translation>
    </message>
    <message>
        <source>{before} and {name}</source>
        <translation>{before} et {name}</translation>
    </message>
    <message>
        <source>Stack Up!</source>
        <translation>Stack Up!</translation>
    </message>
    <message>
        <source>Stack your cards in order, spoil the others’ plans, and be the first to run out.</source>
        <translation>Empile tes cartes dans l’ordre, gêne les plans des autres, et vide ta main le premier.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La manche est finie.</translation>
    </message>
    <message>
        <source>{name}: choose whether the numbers go up or down.</source>
        <translation>{name}&#xa0;: choisis si l’on monte ou si l’on descend.</translation>
    </message>
    <message>
        <source>{name}: answer the Crash with a Crash, or take three cards.</source>
        <translation>{name}&#xa0;: réponds au Crash par un Crash, ou prends trois cartes.</translation>
    </message>
    <message>
        <source>{name}: play the card you drew, or keep it.</source>
        <translation>{name}&#xa0;: joue la carte piochée, ou garde-la.</translation>
    </message>
    <message>
        <source>{name}: you drew {card}. Play it, or keep it.</source>
        <translation>{name}&#xa0;: tu as pioché {card}. Joue cette carte, ou garde-la.</translation>
    </message>
    <message>
        <source>{name}: you drew {card}, which does not fit. Keep it.</source>
        <translation>{name}&#xa0;: tu as pioché {card}, qui ne convient pas. Garde cette carte.</translation>
    </message>
    <message>
        <source>{name}: play {colour}, any {number} or a special card.</source>
        <translation>{name}&#xa0;: joue du {colour}, un {number} ou une carte spéciale.</translation>
    </message>
    <message>
        <source>{name}: play {colour} or a special card.</source>
        <translation>{name}&#xa0;: joue du {colour} ou une carte spéciale.</translation>
    </message>
    <message>
        <source>{name}: play {colour}, any {number} or a special card, or draw.</source>
        <translation>{name}&#xa0;: joue du {colour}, un {number} ou une carte spéciale, ou pioche.</translation>
    </message>
    <message>
        <source>{name}: play {colour} or a special card, or draw.</source>
        <translation>{name}&#xa0;: joue du {colour} ou une carte spéciale, ou pioche.</translation>
    </message>
    <message>
        <source>{name}: nothing in your hand fits. Draw a card.</source>
        <translation>{name}&#xa0;: rien dans ta main ne convient. Pioche une carte.</translation>
    </message>
    <message>
        <source>{name}: nothing in your hand fits. Draw a card, or use your spare draw.</source>
        <translation>{name}&#xa0;: rien dans ta main ne convient. Pioche, ou sers-toi de ta pioche en réserve.</translation>
    </message>
    <message>
        <source>{name}: nothing fits and there is nothing to draw. Pass.</source>
        <translation>{name}&#xa0;: rien ne convient et il n’y a rien à piocher. Passe.</translation>
    </message>
    <message>
        <source>{name}: your hand is empty. Draw a card.</source>
        <translation>{name}&#xa0;: ta main est vide. Pioche une carte.</translation>
    </message>
    <message>
        <source>The draw fell on {name}, who begins and chooses the direction.</source>
        <translation>Le sort a désigné {name}, qui commence et choisit le sens.</translation>
    </message>
    <message>
        <source>{name} had the most cards left, begins and chooses the direction.</source>
        <translation>{name}, à qui il restait le plus de cartes, commence et choisit le sens.</translation>
    </message>
    <message>
        <source>{name} begins and chooses the direction.</source>
        <translation>{name} commence et choisit le sens.</translation>
    </message>
    <message>
        <source>{winner} got rid of every card and wins.</source>
        <translation>{winner} n’a plus de carte et gagne.</translation>
    </message>
    <message>
        <source>Nobody could play or draw any more. {winner} held the fewest cards and wins.</source>
        <translation>Plus personne ne pouvait jouer ni piocher. {winner} avait le moins de cartes et gagne.</translation>
    </message>
    <message>
        <source>Nobody could play or draw any more. {winners} held the fewest cards and share the win.</source>
        <translation>Plus personne ne pouvait jouer ni piocher. {winners} avaient le moins de cartes et se partagent la victoire.</translation>
    </message>
    <message>
        <source>The aim: be the first without a card. On your turn you lay a card of the colour that lies, or the next number in any colour.</source>
        <translation>Le but&#xa0;: ne plus avoir de carte avant les autres. À ton tour, tu poses une carte de la couleur posée, ou le nombre suivant de n’importe quelle couleur.</translation>
    </message>
    <message>
        <source>Whoever begins chooses whether the numbers go up or down, and the large arrow always shows it. Going up, a 6 follows a 5; nothing follows a 15 but its own colour.</source>
        <translation>Qui commence choisit si l’on monte ou si l’on descend, et la grande flèche le montre toujours. En montant, un 6 suit un 5&#x202f;; rien ne suit un 15, sauf sa propre couleur.</translation>
    </message>
    <message>
        <source>The cards that stand up may be played: click one, or drag it to the pile. Numbers of one colour in order make a combo: click them one after the other. Three or more earn a bonus.</source>
        <translation>Les cartes qui dépassent peuvent être jouées&#xa0;: clique dessus, ou glisse-les sur la pile. Des nombres de la même couleur dans l’ordre forment une suite&#xa0;: clique-les l’un après l’autre. À partir de trois, un bonus.</translation>
    </message>
    <message>
        <source>Special cards fit on anything, one a turn. Nothing fits? Draw a card: if it fits, you may play it at once. H gives a hint, F1 opens the rules.</source>
        <translation>Les cartes spéciales vont sur tout, une par tour. Rien ne convient&#x202f;? Pioche&#xa0;: si la carte va, tu peux la jouer aussitôt. H donne un conseil, F1 ouvre les règles.</translation>
    </message>
    <message>
        <source>Start of a combo</source>
        <translation>Début d’une suite</translation>
    </message>
    <message>
        <source>Which card a combo may begin with.</source>
        <translation>Par quelle carte une suite peut commencer.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>When you may draw a card instead of playing one.</source>
        <translation>Quand tu peux piocher au lieu de jouer.</translation>
    </message>
    <message>
        <source>The card just drawn</source>
        <translation>La carte piochée</translation>
    </message>
    <message>
        <source>What you may play when the card that you drew fits.</source>
        <translation>Ce que tu peux jouer quand la carte piochée convient.</translation>
    </message>
    <message>
        <source>Which colours Switch may name.</source>
        <translation>Quelles couleurs le Caméléon peut nommer.</translation>
    </message>
    <message>
        <source>Time to answer a Crash</source>
        <translation>Temps pour répondre à un Crash</translation>
    </message>
    <message>
        <source>How long you may think about answering. The wait is the same whether or not you hold a Crash.</source>
        <translation>Combien de temps tu as pour répondre. L’attente est la même, que tu aies un Crash ou non.</translation>
    </message>
    <message>
        <source>Any card that fits</source>
        <translation>Toute carte qui convient</translation>
    </message>
    <message>
        <source>Only the next number</source>
        <translation>Seulement le nombre suivant</translation>
    </message>
    <message>
        <source>Only when nothing fits</source>
        <translation>Seulement quand rien ne convient</translation>
    </message>
    <message>
        <source>Whenever you like</source>
        <translation>Quand on veut</translation>
    </message>
    <message>
        <source>That card alone</source>
        <translation>Elle seule</translation>
    </message>
    <message>
        <source>A combo that begins with it, too</source>
        <translation>Une suite qui commence par elle, aussi</translation>
    </message>
    <message>
        <source>Another colour</source>
        <translation>Une autre couleur</translation>
    </message>
    <message>
        <source>Any colour</source>
        <translation>N’importe quelle couleur</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>No single decision turned this round: the cards did.</source>
        <translation>Aucune décision n’a fait basculer cette manche&#xa0;: ce sont les cartes.</translation>
    </message>
    <message>
        <source>The round turned on move {number}: {name} chose {move}; {better} would have won {could} of 100 such rounds, not {won}.</source>
        <translation>La manche a basculé au coup {number}&#xa0;: {name} a préféré {move}&#x202f;; {better} aurait gagné {could} manches sur 100, au lieu de {won}.</translation>
    </message>
    <message>
        <source>a Switch to {colour}</source>
        <translation>un Caméléon vers le {colour}</translation>
    </message>
    <message>
        <source>{cards} with a skip</source>
        <translation>{cards} en faisant passer un tour</translation>
    </message>
    <message>
        <source>{cards} with a spare draw</source>
        <translation>{cards} avec une pioche en réserve</translation>
    </message>
    <message>
        <source>to draw</source>
        <translation>piocher</translation>
    </message>
    <message>
        <source>to keep the card</source>
        <translation>garder la carte</translation>
    </message>
    <message>
        <source>the spare draw</source>
        <translation>la pioche en réserve</translation>
    </message>
    <message>
        <source>to take the cards</source>
        <translation>prendre les cartes</translation>
    </message>
    <message>
        <source>to pass</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>to let the numbers go up</source>
        <translation>monter</translation>
    </message>
    <message>
        <source>to let the numbers go down</source>
        <translation>descendre</translation>
    </message>
</context>
<context>
    <name>stickstack</name>
    <message numerus="yes">
        <source>%n challenge(s) left to draw</source>
        <translation>
            <numerusform>Encore %n défi à piocher</numerusform>
            <numerusform>Encore %n défis à piocher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stick(s)</source>
        <translation>
            <numerusform>%n stick</numerusform>
            <numerusform>%n sticks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stick(s) fell.</source>
        <translation>
            <numerusform>%n stick est tombé.</numerusform>
            <numerusform>%n sticks sont tombés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Together: %n stick(s)</source>
        <translation>
            <numerusform>Ensemble&#xa0;: %n stick</numerusform>
            <numerusform>Ensemble&#xa0;: %n sticks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stick(s) fell: yours when the turn ends.</source>
        <translation>
            <numerusform>%n stick est tombé&#xa0;: il sera devant toi à la fin du tour.</numerusform>
            <numerusform>%n sticks sont tombés&#xa0;: ils seront devant toi à la fin du tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contact(s), all of like colours.</source>
        <translation>
            <numerusform>%n contact, de la même couleur.</numerusform>
            <numerusform>%n contacts, tous de la même couleur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contact(s) of unlike colours.</source>
        <translation>
            <numerusform>%n contact entre deux couleurs différentes.</numerusform>
            <numerusform>%n contacts entre couleurs différentes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tower is cleared: %n stick(s) go back into the bag, and play goes on.</source>
        <translation>
            <numerusform>La Tour est vidée&#xa0;: %n stick retourne au sac, et la partie continue.</numerusform>
            <numerusform>La Tour est vidée&#xa0;: %n sticks retournent au sac, et la partie continue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fewest challenges kept: a tie at %n. Fewest sticks in front: {names}.</source>
        <translation>
            <numerusform>Le moins de défis manqués&#xa0;: égalité à %n. Le moins de sticks devant soi&#xa0;: {names}.</numerusform>
            <numerusform>Le moins de défis manqués&#xa0;: égalité à %n. Le moins de sticks devant soi&#xa0;: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stick has %n colour band(s)</source>
        <translation>
            <numerusform>Le stick a %n bande de couleur</numerusform>
            <numerusform>Le stick a %n bandes de couleur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n challenge(s) · {in_front}</source>
        <translation>
            <numerusform>%n défi · {in_front}</numerusform>
            <numerusform>%n défis · {in_front}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fewest challenges kept: {names}, with %n.</source>
        <translation>
            <numerusform>Le moins de défis manqués&#xa0;: {names}, avec %n.</numerusform>
            <numerusform>Le moins de défis manqués&#xa0;: {names}, avec %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in front</source>
        <translation>
            <numerusform>%n devant</numerusform>
            <numerusform>%n devant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stick(s) of the tower</source>
        <translation>
            <numerusform>%n stick de la Tour</numerusform>
            <numerusform>%n sticks de la Tour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has let %n stick(s) fall.</source>
        <translation>
            <numerusform>{name} a laissé tomber %n stick.</numerusform>
            <numerusform>{name} a laissé tomber %n sticks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has toppled the tower, with %n stick(s).</source>
        <translation>
            <numerusform>{name} a renversé la Tour, avec %n stick.</numerusform>
            <numerusform>{name} a renversé la Tour, avec %n sticks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} leaves the table: %n stick(s) go back into the bag.</source>
        <translation>
            <numerusform>{name} quitte la table&#xa0;: %n stick retourne au sac.</numerusform>
            <numerusform>{name} quitte la table&#xa0;: %n sticks retournent au sac.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fewest points in this round: {names}, with %n point(s).</source>
        <translation>
            <numerusform>Le moins de points dans cette manche&#xa0;: {names}, avec %n point.</numerusform>
            <numerusform>Le moins de points dans cette manche&#xa0;: {names}, avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fewest points in this round: the team of {names}, with %n point(s).</source>
        <translation>
            <numerusform>Le moins de points dans cette manche&#xa0;: l’équipe de {names}, avec %n point.</numerusform>
            <numerusform>Le moins de points dans cette manche&#xa0;: l’équipe de {names}, avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both teams have %n point(s) in this round.</source>
        <translation>
            <numerusform>Les deux équipes ont %n point dans cette manche.</numerusform>
            <numerusform>Les deux équipes ont %n points dans cette manche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Together you have placed %n stick(s): that makes you “{rank}”.</source>
        <translation>
            <numerusform>Ensemble, vous avez posé %n stick&#xa0;: votre titre est «&#xa0;{rank}&#xa0;».</numerusform>
            <numerusform>Ensemble, vous avez posé %n sticks&#xa0;: votre titre est «&#xa0;{rank}&#xa0;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Together you have placed %n stick(s); the first rank begins at {least}.</source>
        <translation>
            <numerusform>Ensemble, vous avez posé %n stick&#x202f;; le premier titre commence à {least}.</numerusform>
            <numerusform>Ensemble, vous avez posé %n sticks&#x202f;; le premier titre commence à {least}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Still too high: let go only with something within 5 mm below.</source>
        <translation>Encore trop haut&#xa0;: on ne lâche que s’il y a quelque chose à moins de 5&#xa0;mm dessous.</translation>
    </message>
    <message>
        <source>Only over the tower: here there is nothing below to hold it.</source>
        <translation>Seulement au-dessus de la Tour&#xa0;: ici, rien ne le retiendrait.</translation>
    </message>
    <message>
        <source>There is no stick in your hand.</source>
        <translation>Tu n’as pas de stick en main.</translation>
    </message>
    <message>
        <source>It is not your turn to take a stick.</source>
        <translation>Ce n’est pas à toi de prendre un stick.</translation>
    </message>
    <message>
        <source>The bag is empty.</source>
        <translation>Le sac est vide.</translation>
    </message>
    <message>
        <source>The tower still moves: wait, or let the next player take a stick.</source>
        <translation>La Tour bouge encore&#xa0;: attends, ou laisse la personne suivante prendre un stick.</translation>
    </message>
    <message>
        <source>Your wrist is stiff: the stick cannot be turned.</source>
        <translation>Ton poignet est raide&#xa0;: le stick ne peut pas tourner.</translation>
    </message>
    <message>
        <source>Place your stick first.</source>
        <translation>Pose d’abord ton stick.</translation>
    </message>
    <message>
        <source>The tower</source>
        <translation>La Tour</translation>
    </message>
    <message>
        <source>Space draws from the bag. Arrows move the stick, with Shift in fine steps; Q and E turn it. Tab leads it over the next stick or part of the cup and says what it would touch. Space lets go, Escape lifts it up again. V says what touches what.</source>
        <translation>Espace tire un stick du sac. Les flèches le déplacent, avec Maj par petits pas&#x202f;; Q et E le tournent. Tab l’amène au-dessus du stick suivant ou d’une partie de la coupelle et dit ce qu’il toucherait. Espace le lâche, Échap le remonte. V dit ce qui touche quoi.</translation>
    </message>
    <message>
        <source>{own} on {theirs}</source>
        <translation>{own} sur {theirs}</translation>
    </message>
    <message>
        <source>Nothing below would hold it.</source>
        <translation>Rien ne le retiendrait ici.</translation>
    </message>
    <message>
        <source>Unlike: {contacts}.</source>
        <translation>Différent&#xa0;: {contacts}.</translation>
    </message>
    <message>
        <source>Like: {contacts}.</source>
        <translation>Pareil&#xa0;: {contacts}.</translation>
    </message>
    <message>
        <source>It would tip over here.</source>
        <translation>Ici, il basculerait.</translation>
    </message>
    <message>
        <source>What lies below may give way under it here.</source>
        <translation>Ici, ce qui est dessous risque de céder sous lui.</translation>
    </message>
    <message>
        <source>Over {place}.</source>
        <translation>Dessous&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>the middle of the cup</source>
        <translation>le milieu de la coupelle</translation>
    </message>
    <message>
        <source>the {colour} part of the rim</source>
        <translation>le côté {colour} du bord</translation>
    </message>
    <message>
        <source>In your hand: {stick}. Lead it over the cup.</source>
        <translation>En main&#xa0;: {stick}. Amène-le au-dessus de la coupelle.</translation>
    </message>
    <message>
        <source>The turn of {name} ends when everything rests.</source>
        <translation>Le tour de {name} se termine quand plus rien ne bouge.</translation>
    </message>
    <message>
        <source>Wrong colours: {contacts}.</source>
        <translation>Mauvaises couleurs&#xa0;: {contacts}.</translation>
    </message>
    <message>
        <source>It fell.</source>
        <translation>Il est tombé.</translation>
    </message>
    <message>
        <source>It hangs.</source>
        <translation>Il tient.</translation>
    </message>
    <message>
        <source>Lowered. Space lets go of it here.</source>
        <translation>Il est descendu. Espace le lâche ici.</translation>
    </message>
    <message>
        <source>Close above the tower: let go here, or lead it on.</source>
        <translation>Tout près de la Tour&#xa0;: lâche ici, ou continue.</translation>
    </message>
    <message>
        <source>Let go. The table judges as soon as it rests.</source>
        <translation>Lâché. La table juge dès qu’il ne bouge plus.</translation>
    </message>
    <message>
        <source>It hangs. Your turn ends when everything rests.</source>
        <translation>Il tient. Ton tour finit quand plus rien ne bouge.</translation>
    </message>
    <message>
        <source>It hangs. {name} may take the next stick, or wait until all rests.</source>
        <translation>Il tient. {name} peut prendre le stick suivant, ou attendre que plus rien ne bouge.</translation>
    </message>
    <message>
        <source>{name}: your turn ends when everything rests.</source>
        <translation>{name}&#xa0;: ton tour finit quand plus rien ne bouge.</translation>
    </message>
    <message>
        <source>{name}: your turn ends when everything rests, or when {after} takes the next stick.</source>
        <translation>{name}&#xa0;: ton tour finit quand plus rien ne bouge, ou dès que {after} prend le stick suivant.</translation>
    </message>
    <message>
        <source>It fell. Your turn ends when everything rests.</source>
        <translation>Il est tombé. Ton tour finit quand plus rien ne bouge.</translation>
    </message>
    <message>
        <source>It hangs. {name} may draw a challenge, or wait until all rests.</source>
        <translation>Il tient. {name} peut piocher un défi, ou attendre que plus rien ne bouge.</translation>
    </message>
    <message>
        <source>It fell. {name} may take the next stick, or wait until all rests.</source>
        <translation>Il est tombé. {name} peut prendre le stick suivant, ou attendre que plus rien ne bouge.</translation>
    </message>
    <message>
        <source>It fell. {name} may draw a challenge, or wait until all rests.</source>
        <translation>Il est tombé. {name} peut piocher un défi, ou attendre que plus rien ne bouge.</translation>
    </message>
    <message>
        <source>{name}: your turn ends when everything rests, or when {after} draws a challenge.</source>
        <translation>{name}&#xa0;: ton tour finit quand plus rien ne bouge, ou quand {after} pioche un défi.</translation>
    </message>
    <message>
        <source>Wrong colours: {contacts}. The stick is back in your hand.</source>
        <translation>Mauvaises couleurs&#xa0;: {contacts}. Le stick est revenu dans ta main.</translation>
    </message>
    <message>
        <source>You may give up and lay it in front of you.</source>
        <translation>Tu peux renoncer et le poser devant toi.</translation>
    </message>
    <message>
        <source>Wrong colours: {contacts}. The stick goes in front of you.</source>
        <translation>Mauvaises couleurs&#xa0;: {contacts}. Le stick va devant toi.</translation>
    </message>
    <message>
        <source>Wrong colours: {contacts}. It stays all the same.</source>
        <translation>Mauvaises couleurs&#xa0;: {contacts}. Il reste quand même.</translation>
    </message>
    <message>
        <source>The stick in your hand has pushed the tower.</source>
        <translation>Le stick que tu tiens a poussé la Tour.</translation>
    </message>
    <message>
        <source>{name}: the stick in your hand has pushed the tower, which ends your turn. It lies before you.</source>
        <translation>{name}&#xa0;: le stick que tu tenais a poussé la Tour, ton tour est fini. Il est devant toi.</translation>
    </message>
    <message>
        <source>{name}: wrong colours ({contacts}), so the stick lies before you.</source>
        <translation>{name}&#xa0;: mauvaises couleurs ({contacts}), donc le stick est devant toi.</translation>
    </message>
    <message>
        <source>The tower topples.</source>
        <translation>La Tour bascule.</translation>
    </message>
    <message>
        <source>Every stick falls.</source>
        <translation>Tous les sticks tombent.</translation>
    </message>
    <message>
        <source>Nothing touches anything yet.</source>
        <translation>Rien ne se touche encore.</translation>
    </message>
    <message>
        <source>It touches: {contacts}.</source>
        <translation>Il touche&#xa0;: {contacts}.</translation>
    </message>
    <message>
        <source>The saved tower was damaged: its sticks were hung on it anew.</source>
        <translation>La Tour enregistrée était abîmée&#xa0;: ses sticks ont été posés à nouveau.</translation>
    </message>
    <message>
        <source>Upright: up and down is height, the wheel is depth.</source>
        <translation>À la verticale&#xa0;: monter et descendre, la molette éloigne ou rapproche.</translation>
    </message>
    <message>
        <source>Level: the stick finds its own height above what is below.</source>
        <translation>À plat&#xa0;: le stick trouve lui-même sa hauteur au-dessus du reste.</translation>
    </message>
    <message>
        <source>The bag: {sticks}</source>
        <translation>Le sac&#xa0;: {sticks}</translation>
    </message>
    <message>
        <source>Nothing lies in front of {name}.</source>
        <translation>Rien devant {name}.</translation>
    </message>
    <message>
        <source>In front of {name}:</source>
        <translation>Devant {name}&#xa0;:</translation>
    </message>
    <message>
        <source>{rank} from {count} on</source>
        <translation>{rank} à partir de {count}</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>En main</translation>
    </message>
    <message>
        <source>Left drag</source>
        <translation>Bouton gauche</translation>
    </message>
    <message>
        <source>Right drag</source>
        <translation>Bouton droit</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>draw, let go</source>
        <translation>tirer, lâcher</translation>
    </message>
    <message>
        <source>lead the stick, let go of it</source>
        <translation>mener le stick, le lâcher</translation>
    </message>
    <message>
        <source>turn around</source>
        <translation>tourner autour</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Molette</translation>
    </message>
    <message>
        <source>away, nearer</source>
        <translation>éloigner, rapprocher</translation>
    </message>
    <message>
        <source>Wheel with Shift, Ctrl</source>
        <translation>Molette avec Maj, Ctrl</translation>
    </message>
    <message>
        <source>turn it, tip it</source>
        <translation>le tourner, le pencher</translation>
    </message>
    <message>
        <source>Arrows, Shift</source>
        <translation>Flèches, Maj</translation>
    </message>
    <message>
        <source>move it, finely</source>
        <translation>le déplacer, finement</translation>
    </message>
    <message>
        <source>turn, roll, tip it</source>
        <translation>tourner, rouler, pencher</translation>
    </message>
    <message>
        <source>over the next stick</source>
        <translation>au-dessus du stick suivant</translation>
    </message>
    <message>
        <source>level or upright</source>
        <translation>à plat ou à la verticale</translation>
    </message>
    <message>
        <source>what touches what</source>
        <translation>ce qui touche quoi</translation>
    </message>
    <message>
        <source>up and clear again</source>
        <translation>remonter à l’écart</translation>
    </message>
    <message>
        <source>sides and top, whole tower</source>
        <translation>côtés et dessus, Tour entière</translation>
    </message>
    <message>
        <source>hide this card</source>
        <translation>cacher cet aide-mémoire</translation>
    </message>
    <message>
        <source>Take any stick. Nothing counts here.</source>
        <translation>Prends n’importe quel stick. Ici, rien ne compte.</translation>
    </message>
    <message>
        <source>Put back. Take any stick.</source>
        <translation>Remis en place. Prends n’importe quel stick.</translation>
    </message>
    <message>
        <source>Escape once more leaves the free table: this tower is not kept.</source>
        <translation>Encore une fois Échap quitte la table libre&#xa0;: cette Tour n’est pas gardée.</translation>
    </message>
    <message>
        <source>It has fallen. Build a new tower.</source>
        <translation>Elle est tombée. Construis une nouvelle Tour.</translation>
    </message>
    <message>
        <source>you</source>
        <translation>toi</translation>
    </message>
    <message>
        <source>Touches…</source>
        <translation>Touche…</translation>
    </message>
    <message>
        <source>Touches one stick</source>
        <translation>Touche un stick précis</translation>
    </message>
    <message>
        <source>Touches with so many colours</source>
        <translation>Touche par tant de couleurs</translation>
    </message>
    <message>
        <source>Touches with these colours only</source>
        <translation>Ne touche que par ces couleurs</translation>
    </message>
    <message>
        <source>Which colours touch</source>
        <translation>Les couleurs qui se touchent</translation>
    </message>
    <message>
        <source>Lies highest or lowest</source>
        <translation>Le plus haut ou le plus bas</translation>
    </message>
    <message>
        <source>Reaches beyond the rim (mm)</source>
        <translation>Dépasse du bord (mm)</translation>
    </message>
    <message>
        <source>Middle to middle of the cup (mm)</source>
        <translation>Du milieu au milieu de la coupelle (mm)</translation>
    </message>
    <message>
        <source>Slope of the stick (°)</source>
        <translation>Pente du stick (°)</translation>
    </message>
    <message>
        <source>Crosses so many sticks</source>
        <translation>Croise tant de sticks</translation>
    </message>
    <message>
        <source>Crosses one stick</source>
        <translation>Croise un stick précis</translation>
    </message>
    <message>
        <source>In line with so many sticks</source>
        <translation>Aligné avec tant de sticks</translation>
    </message>
    <message>
        <source>Lean of the cup in the end (°)</source>
        <translation>Penchant de la coupelle à la fin (°)</translation>
    </message>
    <message>
        <source>Lean of the cup before (°)</source>
        <translation>Penchant de la coupelle avant (°)</translation>
    </message>
    <message>
        <source>How the lean changes</source>
        <translation>Comment le penchant change</translation>
    </message>
    <message>
        <source>Most lean in the turn (°)</source>
        <translation>Plus grand penchant du tour (°)</translation>
    </message>
    <message>
        <source>Shift of other sticks (mm)</source>
        <translation>Glissement des autres sticks (mm)</translation>
    </message>
    <message>
        <source>Let go of so often</source>
        <translation>Lâché tant de fois</translation>
    </message>
    <message>
        <source>Let go within a time</source>
        <translation>Lâché en moins de…</translation>
    </message>
    <message>
        <source>Not let go before a time</source>
        <translation>Pas lâché avant…</translation>
    </message>
    <message>
        <source>Pushed with the stick (mm)</source>
        <translation>Poussé avec le stick (mm)</translation>
    </message>
    <message>
        <source>What stick it is</source>
        <translation>Quel stick c’est</translation>
    </message>
    <message>
        <source>A group of checks</source>
        <translation>Un groupe de critères</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>au moins</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
    <message>
        <source>what</source>
        <translation>quoi</translation>
    </message>
    <message>
        <source>which</source>
        <translation>lequel</translation>
    </message>
    <message>
        <source>where</source>
        <translation>où</translation>
    </message>
    <message>
        <source>how</source>
        <translation>comment</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>couleurs</translation>
    </message>
    <message>
        <source>from °</source>
        <translation>de °</translation>
    </message>
    <message>
        <source>to °</source>
        <translation>à °</translation>
    </message>
    <message>
        <source>within °</source>
        <translation>à ° près</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>secondes</translation>
    </message>
    <message>
        <source>bands</source>
        <translation>bandes</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>couleur</translation>
    </message>
    <message>
        <source>from</source>
        <translation>venu de</translation>
    </message>
    <message>
        <source>other sticks</source>
        <translation>d’autres sticks</translation>
    </message>
    <message>
        <source>colours of the rim</source>
        <translation>des couleurs du bord</translation>
    </message>
    <message>
        <source>the red part of the rim</source>
        <translation>la partie rouge du bord</translation>
    </message>
    <message>
        <source>the yellow part of the rim</source>
        <translation>la partie jaune du bord</translation>
    </message>
    <message>
        <source>the blue part of the rim</source>
        <translation>la partie bleue du bord</translation>
    </message>
    <message>
        <source>the one placed last</source>
        <translation>le dernier posé</translation>
    </message>
    <message>
        <source>the one placed first</source>
        <translation>le premier posé</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>le plus haut</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>le plus bas</translation>
    </message>
    <message>
        <source>like colours</source>
        <translation>couleurs pareilles</translation>
    </message>
    <message>
        <source>different colours</source>
        <translation>couleurs différentes</translation>
    </message>
    <message>
        <source>to the other side</source>
        <translation>de l’autre côté</translation>
    </message>
    <message>
        <source>to the same side</source>
        <translation>du même côté</translation>
    </message>
    <message>
        <source>more than before</source>
        <translation>plus qu’avant</translation>
    </message>
    <message>
        <source>less than before</source>
        <translation>moins qu’avant</translation>
    </message>
    <message>
        <source>the bag</source>
        <translation>la pioche</translation>
    </message>
    <message>
        <source>what lies in front</source>
        <translation>ce qui est devant toi</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>all of these hold</source>
        <translation>tous ces critères</translation>
    </message>
    <message>
        <source>one of these holds</source>
        <translation>un de ces critères</translation>
    </message>
    <message>
        <source>none of these holds</source>
        <translation>aucun de ces critères</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Dark while the stick moves</source>
        <translation>Noir pendant que le stick bouge</translation>
    </message>
    <message>
        <source>Dark, guided by voice</source>
        <translation>Noir, guidé à la voix</translation>
    </message>
    <message>
        <source>Left and right exchanged</source>
        <translation>Gauche et droite échangées</translation>
    </message>
    <message>
        <source>The stick cannot be turned</source>
        <translation>Le stick ne peut pas tourner</translation>
    </message>
    <message>
        <source>No preview of what touches</source>
        <translation>Rien ne montre ce qui touchera</translation>
    </message>
    <message>
        <source>Like colours only (the rule)</source>
        <translation>Couleurs pareilles (la règle)</translation>
    </message>
    <message>
        <source>Any colours</source>
        <translation>N’importe quelles couleurs</translation>
    </message>
    <message>
        <source>Different colours only</source>
        <translation>Couleurs différentes seulement</translation>
    </message>
    <message>
        <source>who draws the card</source>
        <translation>qui pioche la carte</translation>
    </message>
    <message>
        <source>the left neighbour</source>
        <translation>le voisin de gauche</translation>
    </message>
    <message>
        <source>My challenges</source>
        <translation>Mes défis</translation>
    </message>
    <message>
        <source>A new challenge</source>
        <translation>Un nouveau défi</translation>
    </message>
    <message>
        <source>Your stick touches another one.</source>
        <translation>Ton stick en touche un autre.</translation>
    </message>
    <message>
        <source>the {first} stick</source>
        <translation>le stick {first}</translation>
    </message>
    <message>
        <source>the {first}-{second} stick</source>
        <translation>le stick {first}-{second}</translation>
    </message>
    <message>
        <source>the {first}-{second}-{third} stick</source>
        <translation>le stick {first}-{second}-{third}</translation>
    </message>
    <message>
        <source>{before} and {last}</source>
        <translation>{before} et {last}</translation>
    </message>
    <message>
        <source>{before}, {next}</source>
        <translation>{before}, {next}</translation>
    </message>
    <message>
        <source>How you play</source>
        <translation>Façon de jouer</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Dernière manche</translation>
    </message>
    <message>
        <source>Each for themselves; all together for one high score; two teams in turn, every second seat in the same team; or with challenge cards: whoever keeps the fewest wins.</source>
        <translation>Chacun pour soi&#x202f;; tous ensemble pour un seul score&#x202f;; deux équipes à tour de rôle, une place sur deux dans la même équipe&#x202f;; ou avec des cartes de défi&#xa0;: qui en garde le moins gagne.</translation>
    </message>
    <message>
        <source>The match ends with the round in which somebody reaches so many points; the fewest win. All together and with challenges you play one round.</source>
        <translation>La partie finit avec la manche où quelqu’un atteint ce nombre de points&#x202f;; le moins de points gagne. Tous ensemble et avec des défis, on joue une seule manche.</translation>
    </message>
    <message>
        <source>A wrong colour</source>
        <translation>Une mauvaise couleur</translation>
    </message>
    <message>
        <source>What happens when a stick comes to rest and different colours touch.</source>
        <translation>Ce qui se passe quand un stick se pose et que des couleurs différentes se touchent.</translation>
    </message>
    <message>
        <source>Pushing</source>
        <translation>Pousser</translation>
    </message>
    <message>
        <source>What happens when the stick in the hand pushes the tower.</source>
        <translation>Ce qui se passe quand le stick tenu en main pousse la Tour.</translation>
    </message>
    <message>
        <source>The last sticks</source>
        <translation>Les derniers sticks</translation>
    </message>
    <message>
        <source>Whether the round ends when the only stick on the tower falls off.</source>
        <translation>La manche finit-elle quand le seul stick de la Tour tombe&#x202f;?</translation>
    </message>
    <message>
        <source>After a crash</source>
        <translation>Après une chute</translation>
    </message>
    <message>
        <source>What it costs to bring down the tower or its last sticks.</source>
        <translation>Ce que coûte de faire tomber la Tour ou ses derniers sticks.</translation>
    </message>
    <message>
        <source>Challenge cards</source>
        <translation>Cartes de défi</translation>
    </message>
    <message>
        <source>Which cards you draw from when you play with challenges.</source>
        <translation>Dans quelles cartes on pioche quand on joue avec des défis.</translation>
    </message>
    <message>
        <source>Each for themselves</source>
        <translation>Chacun pour soi</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Tous ensemble</translation>
    </message>
    <message>
        <source>Two teams</source>
        <translation>Deux équipes</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Défis</translation>
    </message>
    <message>
        <source>The standard deck</source>
        <translation>Le paquet standard</translation>
    </message>
    <message>
        <source>The stick comes back into the hand</source>
        <translation>Le stick revient dans la main</translation>
    </message>
    <message>
        <source>The stick goes in front of you, and your turn is over</source>
        <translation>Le stick va devant toi, et ton tour est fini</translation>
    </message>
    <message>
        <source>The table says so, and the stick stays</source>
        <translation>La table le signale, et le stick reste</translation>
    </message>
    <message>
        <source>The table says so, and play goes on</source>
        <translation>La table le signale, et le jeu continue</translation>
    </message>
    <message>
        <source>No, it takes two or more</source>
        <translation>Non, il en faut au moins deux</translation>
    </message>
    <message>
        <source>Yes, even a single one</source>
        <translation>Oui, même pour un seul</translation>
    </message>
    <message>
        <source>5 points and the fallen sticks</source>
        <translation>5 points et les sticks tombés</translation>
    </message>
    <message>
        <source>5 points; the sticks go into the bag</source>
        <translation>5 points&#x202f;; les sticks retournent au sac</translation>
    </message>
    <message>
        <source>Stick &amp; Stack</source>
        <translation>Stick &amp; Stack</translation>
    </message>
    <message>
        <source>Hang sticks on a cup that wobbles, and let only like colours touch.</source>
        <translation>Accroche des sticks à une coupelle qui vacille, sans que deux couleurs différentes se touchent.</translation>
    </message>
    <message>
        <source>{name} draws {stick}.</source>
        <translation>{name} tire {stick}.</translation>
    </message>
    <message>
        <source>{name} takes {stick} once more, instead of a new one.</source>
        <translation>{name} reprend {stick} au lieu d’en tirer un autre.</translation>
    </message>
    <message>
        <source>{name} hangs {stick} on the tower.</source>
        <translation>{name} pose {stick} sur la Tour.</translation>
    </message>
    <message>
        <source>team {team} · {in_front}</source>
        <translation>équipe {team} · {in_front}</translation>
    </message>
    <message>
        <source>{name} finds no place for {stick} and keeps it.</source>
        <translation>{name} ne trouve pas de place pour {stick} et le garde.</translation>
    </message>
    <message>
        <source>{name} finds no place for {stick}, keeps it and gets a point.</source>
        <translation>{name} ne trouve pas de place pour {stick}, le garde et prend un point.</translation>
    </message>
    <message>
        <source>{name} lets {own} touch {theirs} and has to try again.</source>
        <translation>{name} fait toucher du {own} et du {theirs}, et doit recommencer.</translation>
    </message>
    <message>
        <source>{name} lets {own} touch {theirs} and has to keep {stick}.</source>
        <translation>{name} fait toucher du {own} et du {theirs}, et doit garder {stick}.</translation>
    </message>
    <message>
        <source>{name} lets {own} touch {theirs}: {stick} stays all the same.</source>
        <translation>{name} fait toucher du {own} et du {theirs}&#xa0;: {stick} reste quand même.</translation>
    </message>
    <message>
        <source>{name} has pushed {what} with the stick.</source>
        <translation>{name} a poussé {what} avec le stick.</translation>
    </message>
    <message>
        <source>{name} has pushed {what} with the stick and has to keep it.</source>
        <translation>{name} a poussé {what} avec le stick et doit le garder.</translation>
    </message>
    <message>
        <source>the cup</source>
        <translation>la coupelle</translation>
    </message>
    <message>
        <source>the base</source>
        <translation>la base</translation>
    </message>
    <message>
        <source>{name} has let {stick} fall.</source>
        <translation>{name} a laissé tomber {stick}.</translation>
    </message>
    <message>
        <source>{name} leaves the table.</source>
        <translation>{name} quitte la table.</translation>
    </message>
    <message>
        <source>{ending} {result}</source>
        <translation>{ending} {result}</translation>
    </message>
    <message>
        <source>{name} brought the tower down.</source>
        <translation>{name} a fait tomber la Tour.</translation>
    </message>
    <message>
        <source>{name} brought down the last sticks.</source>
        <translation>{name} a fait tomber les derniers sticks.</translation>
    </message>
    <message>
        <source>{name} has no stick left to place.</source>
        <translation>{name} n’a plus de stick à poser.</translation>
    </message>
    <message>
        <source>Everybody else has left.</source>
        <translation>Tous les autres sont partis.</translation>
    </message>
    <message>
        <source>The other team has left.</source>
        <translation>L’autre équipe est partie.</translation>
    </message>
    <message>
        <source>The win goes to {names}.</source>
        <translation>La victoire revient à {names}.</translation>
    </message>
    <message>
        <source>MyStick!</source>
        <translation>MyStick!</translation>
    </message>
    <message>
        <source>FantaStick</source>
        <translation>FantaStick</translation>
    </message>
    <message>
        <source>ArtiStick</source>
        <translation>ArtiStick</translation>
    </message>
    <message>
        <source>ElaStick</source>
        <translation>ElaStick</translation>
    </message>
    <message>
        <source>HumoriStick</source>
        <translation>HumoriStick</translation>
    </message>
    <message>
        <source>{name}: draw a stick from the bag.</source>
        <translation>{name}&#xa0;: tire un stick du sac.</translation>
    </message>
    <message>
        <source>{name}: draw a stick from the bag, or take one of your own.</source>
        <translation>{name}&#xa0;: tire un stick du sac, ou prends un des tiens.</translation>
    </message>
    <message>
        <source>{name}: the bag is empty, so take one of your own sticks.</source>
        <translation>{name}&#xa0;: le sac est vide, prends un de tes sticks.</translation>
    </message>
    <message>
        <source>{name}: hang {stick} on the tower. Only like colours may touch.</source>
        <translation>{name}&#xa0;: pose {stick} sur la Tour. Chaque couleur ne touche que la même.</translation>
    </message>
    <message>
        <source>{name}: hang {stick} on the tower. Like colours should touch.</source>
        <translation>{name}&#xa0;: pose {stick} sur la Tour. Chaque couleur ne devrait toucher que la même.</translation>
    </message>
    <message>
        <source>The tower is down: the round is over.</source>
        <translation>La Tour est tombée&#xa0;: la manche est finie.</translation>
    </message>
    <message>
        <source>Every stick has fallen: the round is over.</source>
        <translation>Tous les sticks sont tombés&#xa0;: la manche est finie.</translation>
    </message>
    <message>
        <source>No stick is left to place: the round is over.</source>
        <translation>Il n’y a plus de stick à poser&#xa0;: la manche est finie.</translation>
    </message>
    <message>
        <source>The others have left: the round is over.</source>
        <translation>Les autres sont partis&#xa0;: la manche est finie.</translation>
    </message>
    <message>
        <source>Three challenges lie in front of somebody: the game is over.</source>
        <translation>Trois défis sont devant un joueur&#xa0;: la partie est finie.</translation>
    </message>
    <message>
        <source>{name} begins, by lot.</source>
        <translation>{name} commence, par tirage au sort.</translation>
    </message>
    <message>
        <source>{name} begins, to the left of whoever ended the last round.</source>
        <translation>{name} commence, à gauche de qui a fini la manche précédente.</translation>
    </message>
    <message>
        <source>Every stick that falls in your turn costs you a point, and bringing the tower down costs five more. Draw a stick from the bag: nobody knows which one comes.</source>
        <translation>Chaque stick qui tombe pendant ton tour te coûte un point, et faire tomber la Tour en coûte cinq de plus. Tire un stick du sac&#xa0;: personne ne sait lequel viendra.</translation>
    </message>
    <message>
        <source>Hang it over the cup: drag it, or use the arrows. Q and E turn it, W and S roll it, A and D tip it. The plates show where it would touch, green where like colours meet. Close above the tower, let go.</source>
        <translation>Amène-le au-dessus de la coupelle, à la souris ou avec les flèches. Q et E le tournent, W et S le roulent, A et D le penchent. Les pastilles montrent où il toucherait, en vert là où les couleurs vont ensemble. Tout près de la Tour, lâche.</translation>
    </message>
    <message>
        <source>Once it rests, the table judges: each colour may touch only its own. A wrong one is shown, and the stick is back in your hand. What slides later does not matter, but what falls is yours.</source>
        <translation>Dès qu’il ne bouge plus, la table juge&#xa0;: chaque couleur ne touche que la même. Si ce n’est pas le cas, elle te le montre et le stick revient dans ta main. Ce qui glisse ensuite ne compte pas, mais ce qui tombe est pour toi.</translation>
    </message>
    <message>
        <source>Your turn lasts until the next player takes a stick. Sticks that lie in front of you are points, but you may place one instead of a new one. F1 opens the rules.</source>
        <translation>Ton tour dure jusqu’à ce que la personne suivante prenne un stick. Ceux qui sont devant toi sont des points, mais tu peux en poser un au lieu d’en tirer un nouveau. F1 ouvre les règles.</translation>
    </message>
    <message>
        <source>The picture is dark while you move the stick.</source>
        <translation>L’image est noire pendant que tu bouges le stick.</translation>
    </message>
    <message>
        <source>The picture is dark while you move the stick. Whoever guides you may look: while they do, you shut your eyes.</source>
        <translation>L’image est noire pendant que tu bouges le stick. Qui te guide peut regarder&#xa0;: pendant ce temps, tu fermes les yeux.</translation>
    </message>
    <message>
        <source>Left and right are exchanged for your hand.</source>
        <translation>Pour ta main, la gauche et la droite sont échangées.</translation>
    </message>
    <message>
        <source>The stick cannot be turned.</source>
        <translation>Le stick ne peut pas tourner.</translation>
    </message>
    <message>
        <source>Nothing shows what the stick would touch.</source>
        <translation>Rien ne montre ce que le stick toucherait.</translation>
    </message>
    <message>
        <source>Any colours may touch.</source>
        <translation>Toutes les couleurs peuvent se toucher.</translation>
    </message>
    <message>
        <source>Only different colours may touch.</source>
        <translation>Seules des couleurs différentes peuvent se toucher.</translation>
    </message>
    <message>
        <source>DUO</source>
        <translation>DUO</translation>
    </message>
    <message>
        <source>DUO: {name} and {partner}</source>
        <translation>DUO&#xa0;: {name} et {partner}</translation>
    </message>
    <message>
        <source>DUO: {partner} places for {name}</source>
        <translation>DUO&#xa0;: {partner} pose pour {name}</translation>
    </message>
    <message>
        <source>Nobody is there to vote: it is done when the stick hangs and nothing falls.</source>
        <translation>Personne n’est là pour voter&#xa0;: c’est réussi si le stick tient et que rien ne tombe.</translation>
    </message>
    <message>
        <source>A bot cannot help you: place the stick yourself, as well as you can.</source>
        <translation>Un robot ne peut pas t’aider&#xa0;: pose le stick toi-même, du mieux que tu peux.</translation>
    </message>
    <message>
        <source>The others vote on it.</source>
        <translation>Les autres votent.</translation>
    </message>
    <message>
        <source>{what}: {least} to {most}</source>
        <translation>{what}&#xa0;: de {least} à {most}</translation>
    </message>
    <message>
        <source>{what}: {least}</source>
        <translation>{what}&#xa0;: {least}</translation>
    </message>
    <message>
        <source>{what}: {least} or more</source>
        <translation>{what}&#xa0;: {least} ou plus</translation>
    </message>
    <message>
        <source>{what}: {most} at most</source>
        <translation>{what}&#xa0;: {most} au plus</translation>
    </message>
    <message>
        <source>{number} mm</source>
        <translation>{number}&#xa0;mm</translation>
    </message>
    <message>
        <source>{number}°</source>
        <translation>{number}°</translation>
    </message>
    <message>
        <source>Sticks that it touches</source>
        <translation>Sticks touchés</translation>
    </message>
    <message>
        <source>Touches the cup</source>
        <translation>Touche la coupelle</translation>
    </message>
    <message>
        <source>Colours of the rim that it touches</source>
        <translation>Couleurs du bord touchées</translation>
    </message>
    <message>
        <source>Touches the middle of the cup</source>
        <translation>Touche le milieu de la coupelle</translation>
    </message>
    <message>
        <source>Touches the red part of the rim</source>
        <translation>Touche la partie rouge du bord</translation>
    </message>
    <message>
        <source>Touches the yellow part of the rim</source>
        <translation>Touche la partie jaune du bord</translation>
    </message>
    <message>
        <source>Touches the blue part of the rim</source>
        <translation>Touche la partie bleue du bord</translation>
    </message>
    <message>
        <source>Does not touch the cup</source>
        <translation>Ne touche pas la coupelle</translation>
    </message>
    <message>
        <source>Does not touch the middle of the cup</source>
        <translation>Ne touche pas le milieu de la coupelle</translation>
    </message>
    <message>
        <source>Does not touch the red part of the rim</source>
        <translation>Ne touche pas la partie rouge du bord</translation>
    </message>
    <message>
        <source>Does not touch the yellow part of the rim</source>
        <translation>Ne touche pas la partie jaune du bord</translation>
    </message>
    <message>
        <source>Does not touch the blue part of the rim</source>
        <translation>Ne touche pas la partie bleue du bord</translation>
    </message>
    <message>
        <source>Touches the stick placed last</source>
        <translation>Touche le dernier stick posé</translation>
    </message>
    <message>
        <source>Touches the stick placed first</source>
        <translation>Touche le premier stick posé</translation>
    </message>
    <message>
        <source>Touches the highest stick</source>
        <translation>Touche le stick le plus haut</translation>
    </message>
    <message>
        <source>Touches the lowest stick</source>
        <translation>Touche le stick le plus bas</translation>
    </message>
    <message>
        <source>Crosses the stick placed last</source>
        <translation>Croise le dernier stick posé</translation>
    </message>
    <message>
        <source>Crosses the stick placed first</source>
        <translation>Croise le premier stick posé</translation>
    </message>
    <message>
        <source>Crosses the highest stick</source>
        <translation>Croise le stick le plus haut</translation>
    </message>
    <message>
        <source>Crosses the lowest stick</source>
        <translation>Croise le stick le plus bas</translation>
    </message>
    <message>
        <source>No stick reaches higher</source>
        <translation>Aucun stick ne monte plus haut</translation>
    </message>
    <message>
        <source>No stick reaches lower</source>
        <translation>Aucun stick ne descend plus bas</translation>
    </message>
    <message>
        <source>The cup leans to the other side in the end</source>
        <translation>À la fin, la coupelle penche de l’autre côté</translation>
    </message>
    <message>
        <source>The cup leans to the same side in the end</source>
        <translation>À la fin, la coupelle penche du même côté</translation>
    </message>
    <message>
        <source>The cup leans more than before</source>
        <translation>La coupelle penche plus qu’avant</translation>
    </message>
    <message>
        <source>The cup leans less than before</source>
        <translation>La coupelle penche moins qu’avant</translation>
    </message>
    <message>
        <source>Only like colours touch</source>
        <translation>Seules des couleurs identiques se touchent</translation>
    </message>
    <message>
        <source>Only different colours touch</source>
        <translation>Seules des couleurs différentes se touchent</translation>
    </message>
    <message>
        <source>The stick comes out of the bag</source>
        <translation>Le stick vient du sac</translation>
    </message>
    <message>
        <source>The stick lay in front of you</source>
        <translation>Le stick était devant toi</translation>
    </message>
    <message>
        <source>Its own colours that touch</source>
        <translation>Couleurs du stick qui touchent</translation>
    </message>
    <message>
        <source>Of its colours only these touch: {colours}</source>
        <translation>Seules ces couleurs du stick touchent&#xa0;: {colours}</translation>
    </message>
    <message>
        <source>Reaches beyond the rim</source>
        <translation>Dépasse le bord</translation>
    </message>
    <message>
        <source>Its middle, from that of the cup</source>
        <translation>Distance entre son milieu et celui de la coupelle</translation>
    </message>
    <message>
        <source>Its slope</source>
        <translation>Sa pente</translation>
    </message>
    <message>
        <source>Sticks that it crosses</source>
        <translation>Sticks croisés</translation>
    </message>
    <message>
        <source>Sticks that it crosses at {least}° to {most}°</source>
        <translation>Sticks croisés entre {least}° et {most}°</translation>
    </message>
    <message>
        <source>Sticks it lies in line with, within {degrees}°</source>
        <translation>Sticks parallèles, à {degrees}° près</translation>
    </message>
    <message>
        <source>The cup leans in the end</source>
        <translation>À la fin, la coupelle penche</translation>
    </message>
    <message>
        <source>The cup leaned before</source>
        <translation>Avant, la coupelle penchait</translation>
    </message>
    <message>
        <source>The cup leans in the whole turn</source>
        <translation>Pendant tout le tour, la coupelle penche</translation>
    </message>
    <message>
        <source>Other sticks shift</source>
        <translation>Les autres sticks bougent</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Let go within {seconds} s</source>
        <translation>Lâché en {seconds} s</translation>
    </message>
    <message>
        <source>Let go after {seconds} s at the earliest</source>
        <translation>Lâché après {seconds} s au plus tôt</translation>
    </message>
    <message>
        <source>Pushed with the stick in the hand</source>
        <translation>Poussé avec le stick en main</translation>
    </message>
    <message>
        <source>The stick has {colour} on it</source>
        <translation>Le stick porte du {colour}</translation>
    </message>
    <message>
        <source>Any stick</source>
        <translation>N’importe quel stick</translation>
    </message>
    <message>
        <source>Sticks on the tower in the end</source>
        <translation>Sticks sur la Tour à la fin</translation>
    </message>
    <message>
        <source>All of: {checks}</source>
        <translation>Tout&#xa0;: {checks}</translation>
    </message>
    <message>
        <source>One of: {checks}</source>
        <translation>Au choix&#xa0;: {checks}</translation>
    </message>
    <message>
        <source>None of: {checks}</source>
        <translation>Rien de&#xa0;: {checks}</translation>
    </message>
    <message>
        <source>{checks} · {check}</source>
        <translation>{checks} · {check}</translation>
    </message>
    <message>
        <source>Not done: {why}. The tower stands as before: try again.</source>
        <translation>Raté&#xa0;: {why}. La Tour est comme avant&#xa0;: réessaie.</translation>
    </message>
    <message>
        <source>Take a stick and do as the card says. Nothing counts here.</source>
        <translation>Prends un stick et fais ce que dit la carte. Ici, rien ne compte.</translation>
    </message>
    <message>
        <source>So far it is done: the others would vote now.</source>
        <translation>Jusqu’ici c’est réussi&#xa0;: les autres voteraient maintenant.</translation>
    </message>
    <message>
        <source>Done! The tower stands as before: try again.</source>
        <translation>Réussi&#x202f;! La Tour est comme avant&#xa0;: réessaie.</translation>
    </message>
    <message>
        <source>{name} draws the challenge “{card}”.</source>
        <translation>{name} pioche le défi «&#xa0;{card}&#xa0;».</translation>
    </message>
    <message>
        <source>{name} draws the DUO challenge “{card}” and plays it with {partner}.</source>
        <translation>{name} pioche le défi DUO «&#xa0;{card}&#xa0;» et le joue avec {partner}.</translation>
    </message>
    <message>
        <source>The challenges that were done are shuffled into the deck again.</source>
        <translation>Les défis réussis sont mélangés et reviennent dans la pioche.</translation>
    </message>
    <message>
        <source>{name} votes: done.</source>
        <translation>{name} vote&#xa0;: réussi.</translation>
    </message>
    <message>
        <source>{name} votes: not done.</source>
        <translation>{name} vote&#xa0;: manqué.</translation>
    </message>
    <message>
        <source>{name} has done the challenge “{card}”.</source>
        <translation>{name} a réussi le défi «&#xa0;{card}&#xa0;».</translation>
    </message>
    <message>
        <source>{name} and {partner} have done the challenge “{card}”.</source>
        <translation>{name} et {partner} ont réussi le défi «&#xa0;{card}&#xa0;».</translation>
    </message>
    <message>
        <source>{name} keeps the challenge “{card}”: {why}.</source>
        <translation>{name} garde le défi «&#xa0;{card}&#xa0;»&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>{name} and {partner} keep the challenge “{card}”: {why}.</source>
        <translation>{name} et {partner} gardent le défi «&#xa0;{card}&#xa0;»&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>{said} Its condition was left away.</source>
        <translation>{said} Sans sa contrainte.</translation>
    </message>
    <message>
        <source>something fell</source>
        <translation>quelque chose est tombé</translation>
    </message>
    <message>
        <source>the stick was not placed</source>
        <translation>le stick n’a pas été posé</translation>
    </message>
    <message>
        <source>the stick pushed the tower</source>
        <translation>le stick a bousculé la Tour</translation>
    </message>
    <message>
        <source>wrong colours touched</source>
        <translation>de mauvaises couleurs se touchaient</translation>
    </message>
    <message>
        <source>the tower came down</source>
        <translation>la Tour s’est renversée</translation>
    </message>
    <message>
        <source>every stick fell</source>
        <translation>tous les sticks sont tombés</translation>
    </message>
    <message>
        <source>it was not as the card says</source>
        <translation>ce n’était pas ce que dit la carte</translation>
    </message>
    <message>
        <source>the others have voted so</source>
        <translation>les autres en ont décidé ainsi</translation>
    </message>
    <message>
        <source>{name}: draw a challenge.</source>
        <translation>{name}&#xa0;: pioche un défi.</translation>
    </message>
    <message>
        <source>{name}: has {player} done the challenge “{card}”? Vote.</source>
        <translation>{name}&#xa0;: le défi «&#xa0;{card}&#xa0;» de {player} est-il réussi&#x202f;? À toi de voter.</translation>
    </message>
    <message>
        <source>{name}: hang {stick} on the tower. Any colours may touch.</source>
        <translation>{name}&#xa0;: pose {stick} sur la Tour. Toutes les couleurs peuvent se toucher.</translation>
    </message>
    <message>
        <source>{name}: hang {stick} on the tower. Only different colours may touch.</source>
        <translation>{name}&#xa0;: pose {stick} sur la Tour. Seules des couleurs différentes peuvent se toucher.</translation>
    </message>
    <message>
        <source>{name} keeps a third challenge.</source>
        <translation>{name} garde un troisième défi.</translation>
    </message>
</context>
<context>
    <name>upturn</name>
    <message numerus="yes">
        <source>gave %n token(s) away</source>
        <translation>
            <numerusform>a donné %n jeton</numerusform>
            <numerusform>a donné %n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has not announced the last token and draws %n token(s).</source>
        <translation>
            <numerusform>{name} n’a pas annoncé le dernier jeton et pioche %n jeton.</numerusform>
            <numerusform>{name} n’a pas annoncé le dernier jeton et pioche %n jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n token(s) to {other}.</source>
        <translation>
            <numerusform>{name} donne %n jeton à {other}.</numerusform>
            <numerusform>{name} donne %n jetons à {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n token(s) to {other}: {tokens}.</source>
        <translation>
            <numerusform>{name} donne %n jeton à {other}&#xa0;: {tokens}.</numerusform>
            <numerusform>{name} donne %n jetons à {other}&#xa0;: {tokens}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) of the row become the new pool.</source>
        <translation>
            <numerusform>%n jeton de la rangée devient la nouvelle pioche.</numerusform>
            <numerusform>%n jetons de la rangée deviennent la nouvelle pioche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: give %n token(s) away.</source>
        <translation>
            <numerusform>{name}&#xa0;: donne %n jeton.</numerusform>
            <numerusform>{name}&#xa0;: donne %n jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to play now.</source>
        <translation>Il n’y a rien à jouer pour l’instant.</translation>
    </message>
    <message>
        <source>Announce your last token before anybody lays one.</source>
        <translation>Annonce ton dernier jeton avant que quelqu’un en pose un.</translation>
    </message>
    <message>
        <source>Give to whoever has the fewest tokens: they are the nearest to winning.</source>
        <translation>Donne à qui a le moins de jetons&#xa0;: c’est cette personne qui est la plus près de gagner.</translation>
    </message>
    <message>
        <source>Nothing on your rack fits: draw a token.</source>
        <translation>Rien ne convient sur ta réglette&#xa0;: pioche un jeton.</translation>
    </message>
    <message>
        <source>Nothing on your rack fits: keep what you drew.</source>
        <translation>Rien ne convient sur ta réglette&#xa0;: garde ce que tu as pioché.</translation>
    </message>
    <message>
        <source>Nothing on your rack fits and the pool is empty: pass.</source>
        <translation>Rien ne convient sur ta réglette et la pioche est vide&#xa0;: passe.</translation>
    </message>
    <message>
        <source>{tokens}: that empties your rack, and you win.</source>
        <translation>{tokens}&#xa0;: ta réglette est vide, et tu gagnes.</translation>
    </message>
    <message>
        <source>{tokens}: you are rid of them all at once, and the others get as many.</source>
        <translation>{tokens}&#xa0;: tu t’en débarrasses d’un coup, et les autres en reçoivent autant.</translation>
    </message>
    <message>
        <source>{tokens}: a twin, so somebody else gets a token as well.</source>
        <translation>{tokens}&#xa0;: un jumeau, donc quelqu’un d’autre reçoit aussi un jeton.</translation>
    </message>
    <message>
        <source>{tokens}: the turned order suits your rack better.</source>
        <translation>{tokens}&#xa0;: une fois l’ordre retourné, ta réglette s’y prête mieux.</translation>
    </message>
    <message>
        <source>{tokens}: that costs the next player a turn and changes nothing else.</source>
        <translation>{tokens}&#xa0;: la personne suivante perd un tour, et rien d’autre ne change.</translation>
    </message>
    <message>
        <source>{tokens}: it fits, and it spoils little of the rest of your rack.</source>
        <translation>{tokens}&#xa0;: il convient, et il gâche peu le reste de ta réglette.</translation>
    </message>
    <message>
        <source>{tokens}: after that the next player can probably lay nothing.</source>
        <translation>{tokens}&#xa0;: ensuite, la personne suivante ne peut sans doute rien poser.</translation>
    </message>
    <message>
        <source>Draw a token first: what you can lay now is worth more later.</source>
        <translation>Pioche d’abord un jeton&#xa0;: ce que tu peux poser maintenant vaudra davantage plus tard.</translation>
    </message>
    <message>
        <source>Keep what you drew and lay nothing: what you have is worth more later.</source>
        <translation>Garde le jeton pioché et ne pose rien&#xa0;: ce que tu as vaudra davantage plus tard.</translation>
    </message>
    <message>
        <source>The last token</source>
        <translation>Le dernier jeton</translation>
    </message>
    <message>
        <source>Whoever has one token left must say so before the next token is laid, or draws three. You do it with a button, or it happens by itself.</source>
        <translation>Qui n’a plus qu’un jeton doit le dire avant que le suivant soit posé, ou en pioche trois. On le fait avec un bouton, ou cela se fait tout seul.</translation>
    </message>
    <message>
        <source>An action as the last token</source>
        <translation>Une action en dernier</translation>
    </message>
    <message>
        <source>Whether somebody may finish with an action token, or keep one as the last.</source>
        <translation>Si l’on peut finir par un jeton d’action, ou n’en garder qu’un pour la fin.</translation>
    </message>
    <message>
        <source>Gift of a twin</source>
        <translation>Cadeau d’un jumeau</translation>
    </message>
    <message>
        <source>Whether a twin gives a token away when it is laid without a run, too.</source>
        <translation>Si un jumeau donne un jeton même quand il est posé sans suite.</translation>
    </message>
    <message>
        <source>Numbers in the box</source>
        <translation>Nombres de la boîte</translation>
    </message>
    <message>
        <source>Which 80 of the numbers from 1 to 99 there are: always the same ones, or drawn anew with all twins.</source>
        <translation>Quels 80 nombres de 1 à 99 il y a&#xa0;: toujours les mêmes, ou tirés de nouveau, avec tous les jumeaux.</translation>
    </message>
    <message>
        <source>When the pool is empty</source>
        <translation>Quand la pioche est vide</translation>
    </message>
    <message>
        <source>What happens when there is nothing left to draw.</source>
        <translation>Ce qui se passe quand il ne reste rien à piocher.</translation>
    </message>
    <message>
        <source>Nobody announces it</source>
        <translation>Personne ne l’annonce</translation>
    </message>
    <message>
        <source>Announced with a button</source>
        <translation>Annoncé avec un bouton</translation>
    </message>
    <message>
        <source>Announced by itself</source>
        <translation>Annoncé tout seul</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permis</translation>
    </message>
    <message>
        <source>It cannot be laid</source>
        <translation>Elle ne se pose pas</translation>
    </message>
    <message>
        <source>It must not be left</source>
        <translation>Elle ne doit pas rester</translation>
    </message>
    <message>
        <source>Every twin gives</source>
        <translation>Chaque jumeau donne</translation>
    </message>
    <message>
        <source>Only with a run</source>
        <translation>Seulement avec une suite</translation>
    </message>
    <message>
        <source>The usual 80</source>
        <translation>Les 80 habituels</translation>
    </message>
    <message>
        <source>Drawn for each round</source>
        <translation>Tirés pour chaque manche</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>On passe</translation>
    </message>
    <message>
        <source>The row becomes a new pool</source>
        <translation>La rangée devient la pioche</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Plus difficile</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>The action tokens by the names of notation.md.</extracomment>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>sens horaire</translation>
    </message>
    <message>
        <source>counter-clockwise</source>
        <translation>sens antihoraire</translation>
    </message>
    <message>
        <source>above or below {last}</source>
        <translation>plus grand ou plus petit que {last}</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Par nombre</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>Par genre</translation>
    </message>
    <message>
        <source>Last one</source>
        <translation>Dernier</translation>
    </message>
    <message>
        <source>Last token</source>
        <extracomment>What somebody calls out who announces (UP-17).</extracomment>
        <translation>Dernier jeton</translation>
    </message>
    <message>
        <source>Row: the last number is {last}; laid last: {tokens}</source>
        <translation>Rangée&#xa0;: le dernier nombre est {last}&#x202f;; posés en dernier&#xa0;: {tokens}</translation>
    </message>
    <message numerus="yes">
        <source>drew %n token(s)</source>
        <translation>
            <numerusform>a pioché %n jeton</numerusform>
            <numerusform>a pioché %n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not announced: %n token(s)</source>
        <translation>
            <numerusform>pas annoncé&#xa0;: %n jeton</numerusform>
            <numerusform>pas annoncé&#xa0;: %n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gave {name} %n token(s)</source>
        <translation>
            <numerusform>%n jeton à {name}</numerusform>
            <numerusform>%n jetons à {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Twin: numbers from the row&apos;s last up to it may go along, and you give tokens away.</source>
        <extracomment>As many tokens of a row are said at most.</extracomment>
        <translation>Jumeau&#xa0;: il emmène tes nombres entre le dernier posé et lui, et tu donnes des jetons.</translation>
    </message>
    <message>
        <source>Up: the order goes up, and play goes clockwise.</source>
        <translation>Haut&#xa0;: on monte, dans le sens horaire.</translation>
    </message>
    <message>
        <source>Down: the order goes down, and play goes counter-clockwise.</source>
        <translation>Bas&#xa0;: on descend, dans le sens antihoraire.</translation>
    </message>
    <message>
        <source>Up &amp; Down: the order and the way round the table turn.</source>
        <translation>Haut-Bas&#xa0;: l’ordre et le sens du jeu se retournent.</translation>
    </message>
    <message>
        <source>Skip: the next player misses a turn.</source>
        <translation>Saut&#xa0;: la personne suivante passe son tour.</translation>
    </message>
    <message>
        <source>Double Skip: the other player misses a turn.</source>
        <translation>Double saut&#xa0;: l’autre passe son tour.</translation>
    </message>
    <message>
        <source>Double Skip: the next two players miss a turn.</source>
        <translation>Double saut&#xa0;: les deux suivants passent leur tour.</translation>
    </message>
    <message>
        <source>Joker: everything turns, and you may lay one more number.</source>
        <translation>Joker&#xa0;: tout se retourne, et tu peux poser un nombre de plus.</translation>
    </message>
    <message>
        <source>kept it</source>
        <translation>l’a gardée</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>misses a turn</source>
        <translation>passe son tour</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} à {last}</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Draw a token</source>
        <translation>Piocher un jeton</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Keep the token you have drawn and end your turn</source>
        <translation>Garder le jeton que tu as pioché et finir ton tour</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Finir ton tour</translation>
    </message>
    <message>
        <source>All that fits</source>
        <translation>Tout ce qui va</translation>
    </message>
    <message>
        <source>Choose everything that can be laid with your twin</source>
        <translation>Choisir tout ce qui se pose avec ton jumeau</translation>
    </message>
    <message>
        <source>Announce your last token with this play</source>
        <translation>Annoncer ton dernier jeton avec ce coup</translation>
    </message>
    <message numerus="yes">
        <source>You give {name} %n token(s) from the pool</source>
        <translation>
            <numerusform>Tu donnes à {name} %n jeton de la pioche</numerusform>
            <numerusform>Tu donnes à {name} %n jetons de la pioche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %n token(s) from the pool away: how many to whom?</source>
        <translation>
            <numerusform>Donne %n jeton de la pioche&#xa0;: à qui&#x202f;?</numerusform>
            <numerusform>Donne %n jetons de la pioche&#xa0;: combien à qui&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Up &amp; Down</source>
        <translation>Haut-Bas</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saut</translation>
    </message>
    <message>
        <source>Double Skip</source>
        <translation>Double saut</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}, {rest}</translation>
    </message>
    <message>
        <source>{first} and {rest}</source>
        <translation>{first} et {rest}</translation>
    </message>
    <message>
        <source>Upturn</source>
        <translation>Upturn</translation>
    </message>
    <message>
        <source>Up or down, and the table turns with you: be the first to empty your rack.</source>
        <translation>On monte, on descend, et la table tourne avec toi&#xa0;: vide ta réglette avant tout le monde.</translation>
    </message>
    <message>
        <source>{name} lays {tokens}.</source>
        <translation>{name} pose {tokens}.</translation>
    </message>
    <message>
        <source>The order is up now, and play goes clockwise.</source>
        <translation>On monte maintenant, et l’on joue dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>The order is down now, and play goes counter-clockwise.</source>
        <translation>On descend maintenant, et l’on joue dans le sens contraire des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>{name} draws a token.</source>
        <translation>{name} pioche un jeton.</translation>
    </message>
    <message>
        <source>{name} draws {tokens}.</source>
        <translation>{name} pioche {tokens}.</translation>
    </message>
    <message>
        <source>{name} keeps it.</source>
        <translation>{name} le garde.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passe.</translation>
    </message>
    <message>
        <source>{name} misses a turn.</source>
        <translation>{name} passe son tour.</translation>
    </message>
    <message>
        <source>{name} has not announced the last token and draws {tokens}.</source>
        <translation>{name} n’a pas annoncé le dernier jeton et pioche {tokens}.</translation>
    </message>
    <message>
        <source>{name} has not announced the last token, but there is nothing left to draw.</source>
        <translation>{name} n’a pas annoncé le dernier jeton, mais il ne reste rien à piocher.</translation>
    </message>
    <message>
        <source>There is nothing left in the pool for {name} to give away.</source>
        <translation>Il ne reste rien dans la pioche que {name} puisse donner.</translation>
    </message>
    <message>
        <source>{name} announces the last token.</source>
        <translation>{name} annonce le dernier jeton.</translation>
    </message>
    <message>
        <source>{name} leaves the table.</source>
        <translation>{name} quitte la table.</translation>
    </message>
    <message>
        <source>{winner} has emptied the rack and wins.</source>
        <translation>{winner} a vidé sa réglette et gagne.</translation>
    </message>
    <message>
        <source>Everybody has passed: {winner} has the fewest tokens and wins.</source>
        <translation>Tout le monde a passé&#xa0;: {winner} a le moins de jetons et gagne.</translation>
    </message>
    <message>
        <source>Everybody has passed: {winners} have the fewest tokens and share the win.</source>
        <translation>Tout le monde a passé&#xa0;: {winners} ont le moins de jetons et se partagent la victoire.</translation>
    </message>
    <message>
        <source>Everybody else has left: {winner} wins.</source>
        <translation>Tous les autres ont quitté la table&#xa0;: {winner} gagne.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La manche est finie.</translation>
    </message>
    <message>
        <source>{name}: announce your last token!</source>
        <translation>{name}&#xa0;: annonce ton dernier jeton&#x202f;!</translation>
    </message>
    <message>
        <source>{name}: lay a number. Above {last} the order is up, below it is down.</source>
        <translation>{name}&#xa0;: pose un nombre. Au-dessus de {last} on montera, au-dessous on descendra.</translation>
    </message>
    <message>
        <source>{name}: draw until you have a number that you can lay.</source>
        <translation>{name}&#xa0;: pioche jusqu’à ce que tu aies un nombre à poser.</translation>
    </message>
    <message>
        <source>{name}: lay a token, or keep the one you drew.</source>
        <translation>{name}&#xa0;: pose un jeton, ou garde celui que tu as pioché.</translation>
    </message>
    <message>
        <source>{name}: lay a number above {last} or an action, or draw.</source>
        <translation>{name}&#xa0;: pose un nombre au-dessus de {last} ou une action, ou pioche.</translation>
    </message>
    <message>
        <source>{name}: lay a number below {last} or an action, or draw.</source>
        <translation>{name}&#xa0;: pose un nombre au-dessous de {last} ou une action, ou pioche.</translation>
    </message>
    <message>
        <source>{name}: no number fits after {last}. Lay an action, or draw.</source>
        <translation>{name}&#xa0;: aucun nombre ne va après {last}. Pose une action, ou pioche.</translation>
    </message>
    <message>
        <source>{name}: lay a number above {last} or an action, or pass.</source>
        <translation>{name}&#xa0;: pose un nombre au-dessus de {last} ou une action, ou passe.</translation>
    </message>
    <message>
        <source>{name}: lay a number below {last} or an action, or pass.</source>
        <translation>{name}&#xa0;: pose un nombre au-dessous de {last} ou une action, ou passe.</translation>
    </message>
    <message>
        <source>{name}: no number fits after {last}. Lay an action, or pass.</source>
        <translation>{name}&#xa0;: aucun nombre ne va après {last}. Pose une action, ou passe.</translation>
    </message>
    <message>
        <source>{name}: nothing on your rack fits. Draw a token.</source>
        <translation>{name}&#xa0;: tu n’as rien à poser. Pioche un jeton.</translation>
    </message>
    <message>
        <source>{name}: nothing on your rack fits. Keep the token you drew.</source>
        <translation>{name}&#xa0;: tu n’as rien à poser. Garde le jeton que tu as pioché.</translation>
    </message>
    <message>
        <source>{name}: nothing on your rack fits. Pass.</source>
        <translation>{name}&#xa0;: tu n’as rien à poser. Passe ton tour.</translation>
    </message>
    <message>
        <source>{name} is the youngest and begins.</source>
        <translation>{name} est la plus jeune personne et commence.</translation>
    </message>
    <message>
        <source>The draw fell on {name}, who begins.</source>
        <translation>Le sort désigne {name}, qui commence.</translation>
    </message>
    <message>
        <source>{name} lost the last round and begins.</source>
        <translation>{name} a perdu la manche précédente et commence.</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} commence.</translation>
    </message>
    <message>
        <source>The aim: be the first to empty your rack. While the order is up, lay a number higher than the last one in the row; while it is down, a lower one. The big arrow shows the order.</source>
        <translation>Le but&#xa0;: vider ta réglette avant tout le monde. Quand on monte, pose un nombre plus grand que le dernier de la rangée&#x202f;; quand on descend, un plus petit. La grande flèche montre l’ordre.</translation>
    </message>
    <message>
        <source>The tokens that you can lay stand up. Click one, or walk to it with the arrow keys and press Enter. If nothing fits, draw one token from the pool: you may lay it, or keep it.</source>
        <translation>Les jetons que tu peux poser se redressent. Clique sur l’un d’eux, ou va jusqu’à lui avec les flèches et appuie sur Entrée. Si rien ne convient, pioche un jeton&#xa0;: tu peux le poser, ou le garder.</translation>
    </message>
    <message>
        <source>Up, Down, Up &amp; Down and the Joker turn the order, and with it the way play goes round the table. Skip makes the next player miss a turn. After an action, the last number in the row still counts.</source>
        <translation>Haut, Bas, Haut-Bas et Joker retournent l’ordre, et avec lui le sens du jeu autour de la table. Saut fait passer son tour à la personne suivante. Après une action, c’est toujours le dernier nombre de la rangée qui compte.</translation>
    </message>
    <message>
        <source>Twins (11, 22 … 99) are the strong ones: choose any of your numbers between the last one and your twin, lay them all at once, and the others get as many from the pool. F1 opens the rules.</source>
        <translation>Les jumeaux (11, 22 … 99) sont les plus forts&#xa0;: choisis ceux que tu veux de tes nombres entre le dernier posé et ton jumeau, pose-les tous d’un coup, et les autres en reçoivent autant de la pioche. F1 ouvre les règles.</translation>
    </message>
    <message>
        <source>No single decision turned this round: the tokens did.</source>
        <translation>Aucune décision n’a fait basculer cette manche&#xa0;: ce sont les jetons.</translation>
    </message>
    <message>
        <source>The round turned on move {number}: {name} chose {move}; {better} would have won {could} of 100 such rounds, not {won}.</source>
        <translation>La manche a basculé au coup {number}&#xa0;: {name} a préféré {move}&#x202f;; {better} aurait gagné {could} manches sur 100, au lieu de {won}.</translation>
    </message>
    <message>
        <source>to draw</source>
        <translation>piocher</translation>
    </message>
    <message>
        <source>to keep the token</source>
        <translation>garder le jeton</translation>
    </message>
    <message>
        <source>to pass</source>
        <translation>passer</translation>
    </message>
</context>
</TS>
