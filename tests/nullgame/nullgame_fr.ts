<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>NullBoard</name>
    <message><source>Counters left: {count}</source><translation>Jetons restants : {count}</translation></message>
</context>
<context>
    <name>nullgame</name>
    <message><source>Null game</source><translation>Jeu nul</translation></message>
    <message><source>Roll, take, and be the last.</source><translation>Lance, prends, et prends le dernier.</translation></message>
    <message><source>{name} rolls a {die}.</source><translation>{name} lance un {die}.</translation></message>
    <message><source>{name} takes {count}, {left} left.</source><translation>{name} prend {count}, reste {left}.</translation></message>
    <message><source>{name} shows the token {token}.</source><translation>{name} montre le jeton {token}.</translation></message>
    <message><source>{winner} took the last counter and wins.</source><translation>{winner} a pris le dernier jeton et gagne.</translation></message>
    <message><source>{name}: roll the die.</source><translation>{name}, lance le dé.</translation></message>
    <message><source>{name}: take up to {die}.</source><translation>{name}, prends-en au plus {die}.</translation></message>
    <message><source>{name} begins.</source><translation>{name} commence.</translation></message>
    <message><source>Match</source><translation>Partie</translation></message>
    <message><source>One round, or until somebody has 20 points.</source><translation>Une manche, ou jusqu’à 20 points.</translation></message>
    <message><source>One round</source><translation>Une manche</translation></message>
    <message><source>seat {seat} may not play {move} now</source><translation>la place {seat} ne peut pas jouer {move} maintenant</translation></message>
    <message><source>a position of nullgame has no '{key}'</source><translation>une position du jeu nul n’a pas de « {key} »</translation></message>
    <message><source>the position does not add up</source><translation>la position n’est pas cohérente</translation></message>
    <message><source>'{move}' is not a move of nullgame (roll, take:2, show)</source><translation>« {move} » n’est pas un coup du jeu nul (roll, take:2, show)</translation></message>
    <message><source>To 20 points</source><translation>Jusqu’à 20 points</translation></message>
</context>
</TS>
