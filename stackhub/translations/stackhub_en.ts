<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>AnnounceScreen</name>
    <message numerus="yes">
        <source>You are next:</source>
        <translation>
            <numerusform>You are next:</numerusform>
            <numerusform>You are next:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Watching: {names}</source>
        <translation>
            <numerusform>Watching: {names}</numerusform>
            <numerusform>Watching: {names}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArchiveCard</name>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n result</numerusform>
            <numerusform>%n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n party(ies)</source>
        <translation>
            <numerusform>%n party</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n profile(s)</source>
        <translation>
            <numerusform>%n profile</numerusform>
            <numerusform>%n profiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are in it.</source>
        <translation>
            <numerusform>%n file is in it.</numerusform>
            <numerusform>%n files are in it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished match(es)</source>
        <translation>
            <numerusform>%n unfinished match</numerusform>
            <numerusform>%n unfinished matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were added.</source>
        <translation>
            <numerusform>%n file was added.</numerusform>
            <numerusform>%n files were added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContinueRow</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckRow</name>
    <message numerus="yes">
        <source>Shuffled together: %n deck(s).</source>
        <translation>
            <numerusform>%n deck, shuffled.</numerusform>
            <numerusform>%n decks, shuffled together.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GiveUpCard</name>
    <message numerus="yes">
        <source>{name} leaves, %n play(s) on</source>
        <translation>
            <numerusform>{name} leaves, %n plays on</numerusform>
            <numerusform>{name} leaves, %n play on</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandMarks</name>
    <message numerus="yes">
        <source>{name} holds %n piece(s)</source>
        <translation>
            <numerusform>{name} holds %n piece</numerusform>
            <numerusform>{name} holds %n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message numerus="yes">
        <source>House rules (%n changed)</source>
        <translation>
            <numerusform>House rules (%n changed)</numerusform>
            <numerusform>House rules (%n changed)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PickFan</name>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Take %n card</numerusform>
            <numerusform>Take %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>%n round won</numerusform>
            <numerusform>%n rounds won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProfileQuestions</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n party(ies)</source>
        <translation>
            <numerusform>%n party</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProfilesScreen</name>
    <message numerus="yes">
        <source>%n match(es) that {name} played as a guest now count(s) for this profile.</source>
        <extracomment>The list stands beside the profile; while there is none, the one button stands below what is said of profiles.</extracomment>
        <translation>
            <numerusform>%n match that {name} played as a guest now counts for this profile.</numerusform>
            <numerusform>%n matches that {name} played as a guest now count for this profile.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message numerus="yes">
        <source> game(s)</source>
        <translation>
            <numerusform> game</numerusform>
            <numerusform> games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreboardScreen</name>
    <message numerus="yes">
        <source>After %n of {count} game(s)</source>
        <translation>
            <numerusform>After %n of {count} games</numerusform>
            <numerusform>After %n of {count} games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharePanel</name>
    <message numerus="yes">
        <source>Still %n to give</source>
        <translation>
            <numerusform>Still %n to give</numerusform>
            <numerusform>Still %n to give</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WinsLine</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>babylon</name>
    <message numerus="yes">
        <source>Pile {number}: %n tablet(s), {colours}</source>
        <translation>
            <numerusform>Pile {number}: %n tablet, {colours}</numerusform>
            <numerusform>Pile {number}: %n tablets, {colours}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} is lifted. It fits on %n pile(s): {piles}.</source>
        <translation>
            <numerusform>Pile {number} is lifted. It fits on %n pile: {piles}.</numerusform>
            <numerusform>Pile {number} is lifted. It fits on %n piles: {piles}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lays pile {source} on pile {target}: {colour} on top, %n tablet(s) high.</source>
        <translation>
            <numerusform>{name} lays pile {source} on pile {target}: {colour} on top, %n tablet high.</numerusform>
            <numerusform>{name} lays pile {source} on pile {target}: {colour} on top, %n tablets high.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) win here, {move} soonest; the others lose.</source>
        <translation>
            <numerusform>%n move wins here, {move} soonest; the others lose.</numerusform>
            <numerusform>%n moves win here, {move} soonest; the others lose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{moves} or %n other move(s)</source>
        <translation>
            <numerusform>{moves} or %n other move</numerusform>
            <numerusform>{moves} or %n other moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>party</name>
    <message numerus="yes">
        <source>{name} laid {per} pieces on a tower; %n time(s) something fell.</source>
        <translation>
            <numerusform>{name} laid {per} pieces on a tower; something fell once.</numerusform>
            <numerusform>{name} laid {per} pieces on a tower; %n times something fell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} placed {per} sticks and took a wrong colour %n time(s).</source>
        <translation>
            <numerusform>{name} placed {per} sticks and chose a wrong colour once.</numerusform>
            <numerusform>{name} placed {per} sticks and chose a wrong colour %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} laid %n card(s) in one go.</source>
        <translation>
            <numerusform>{name} laid %n card in one go.</numerusform>
            <numerusform>{name} laid %n cards in one go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} laid %n token(s) in one go.</source>
        <translation>
            <numerusform>{name} laid %n token in one go.</numerusform>
            <numerusform>{name} laid %n tokens in one go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} snatched %n card(s) from other people&apos;s hands.</source>
        <translation>
            <numerusform>{name} snatched %n card from other people’s hands.</numerusform>
            <numerusform>{name} snatched %n cards from other people’s hands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} crashed into somebody %n time(s).</source>
        <translation>
            <numerusform>{name} crashed into somebody once.</numerusform>
            <numerusform>{name} crashed into somebody %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} brought a tower down %n time(s).</source>
        <translation>
            <numerusform>{name} brought a tower down.</numerusform>
            <numerusform>{name} brought a tower down %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} laid %n block(s) and stick(s) that stayed.</source>
        <translation>
            <numerusform>{name} laid %n block or stick that stayed.</numerusform>
            <numerusform>{name} laid %n blocks and sticks that stayed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} built a pile of %n tablet(s).</source>
        <translation>
            <numerusform>{name} built a pile of %n tablet.</numerusform>
            <numerusform>{name} built a pile of %n tablets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gave %n token(s) away, whether anybody wanted them or not.</source>
        <translation>
            <numerusform>{name} gave %n token away, whether anybody wanted it or not.</numerusform>
            <numerusform>{name} gave %n tokens away, whether anybody wanted them or not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} had to draw %n time(s).</source>
        <translation>
            <numerusform>{name} had to draw once.</numerusform>
            <numerusform>{name} had to draw %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} turned the direction round %n time(s).</source>
        <translation>
            <numerusform>{name} turned the direction round once.</numerusform>
            <numerusform>{name} turned the direction round %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} had to sit out %n turn(s).</source>
        <translation>
            <numerusform>{name} had to sit out %n turn.</numerusform>
            <numerusform>{name} had to sit out %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} climbed %n place(s) in the standings.</source>
        <translation>
            <numerusform>{name} climbed %n place in the standings.</numerusform>
            <numerusform>{name} climbed %n places in the standings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are fewer than the game needs: %n bot(s) fill(s) up, for no points.</source>
        <translation>
            <numerusform>You are fewer than the game needs: %n bot fills up, for no points.</numerusform>
            <numerusform>You are fewer than the game needs: %n bots fill up, for no points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most {most} can play at once: you play at %n table(s), one after another.</source>
        <translation>
            <numerusform>At most {most} can play at once: you play at %n table.</numerusform>
            <numerusform>At most {most} can play at once: you play at %n tables, one after another.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only two play at a time: everybody meets everybody, in %n match(es).</source>
        <translation>
            <numerusform>Only two play at a time: everybody meets everybody, in %n match.</numerusform>
            <numerusform>Only two play at a time: everybody meets everybody, in %n matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only two play at a time and you are many: who loses is out, %n match(es) in all.</source>
        <translation>
            <numerusform>Only two play at a time and you are many: who loses is out, %n match in all.</numerusform>
            <numerusform>Only two play at a time and you are many: who loses is out, %n matches in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{reason} No bot can play this game yet: %n of yours sit(s) it out.</source>
        <translation>
            <numerusform>{reason} No bot can play this game yet: %n of yours sits it out.</numerusform>
            <numerusform>{reason} No bot can play this game yet: %n of yours sit it out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lead together.</source>
        <translation>
            <numerusform>%n leads.</numerusform>
            <numerusform>%n lead together.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shedding</name>
    <message numerus="yes">
        <source>%n round(s) or point(s)</source>
        <translation>
            <numerusform>%n round or point</numerusform>
            <numerusform>%n rounds or points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shell</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stacko</name>
    <message numerus="yes">
        <source>Laid. The die passes by itself in %n second(s) of rest.</source>
        <translation>
            <numerusform>Laid. The die passes by itself in %n second of rest.</numerusform>
            <numerusform>Laid. The die passes by itself in %n seconds of rest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} rolls a {number}. %n player(s) have the highest number and roll again.</source>
        <translation>
            <numerusform>{name} rolls a {number}. %n player has the highest number and rolls again.</numerusform>
            <numerusform>{name} rolls a {number}. %n players have the highest number and roll again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has brought the tower down: %n block(s) lie on the table.</source>
        <translation>
            <numerusform>{name} has brought the tower down: %n block lies on the table.</numerusform>
            <numerusform>{name} has brought the tower down: %n blocks lie on the table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s)</source>
        <translation>
            <numerusform>%n tower</numerusform>
            <numerusform>%n towers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stackup</name>
    <message numerus="yes">
        <source>drew %n card(s)</source>
        <translation>
            <numerusform>drew %n card</numerusform>
            <numerusform>drew %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n card(s)</source>
        <translation>
            <numerusform>took %n card</numerusform>
            <numerusform>took %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>snatched %n card(s)</source>
        <translation>
            <numerusform>snatched %n card</numerusform>
            <numerusform>snatched %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n card(s)</source>
        <translation>
            <numerusform>{name}: %n card</numerusform>
            <numerusform>{name}: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play {cards}: the next player is about to run out and has to be stopped (%n left).</source>
        <translation>
            <numerusform>Play {cards}: the next player is about to run out and has to be stopped (%n left).</numerusform>
            <numerusform>Play {cards}: the next player is about to run out and has to be stopped (%n left).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} snatches %n card(s) from {victim}.</source>
        <translation>
            <numerusform>{name} snatches %n card from {victim}.</numerusform>
            <numerusform>{name} snatches %n cards from {victim}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} does not answer and takes %n card(s).</source>
        <translation>
            <numerusform>{name} does not answer and takes %n card.</numerusform>
            <numerusform>{name} does not answer and takes %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The draw pile is empty: %n card(s) from the discard pile are shuffled into a new one.</source>
        <translation>
            <numerusform>The draw pile is empty: %n card from the discard pile becomes a new one.</numerusform>
            <numerusform>The draw pile is empty: %n cards from the discard pile are shuffled into a new one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} leaves the table: %n card(s) go back into the draw pile.</source>
        <translation>
            <numerusform>{name} leaves the table: %n card goes back into the draw pile.</numerusform>
            <numerusform>{name} leaves the table: %n cards go back into the draw pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stickstack</name>
    <message numerus="yes">
        <source>%n challenge(s) left to draw</source>
        <translation>
            <numerusform>%n challenge left to draw</numerusform>
            <numerusform>%n challenges left to draw</numerusform>
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
            <numerusform>%n stick fell.</numerusform>
            <numerusform>%n sticks fell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Together: %n stick(s)</source>
        <translation>
            <numerusform>Together: %n stick</numerusform>
            <numerusform>Together: %n sticks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stick(s) fell: yours when the turn ends.</source>
        <translation>
            <numerusform>%n stick fell: it is yours when the turn ends.</numerusform>
            <numerusform>%n sticks fell: they are yours when the turn ends.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contact(s), all of like colours.</source>
        <translation>
            <numerusform>%n contact, of like colours.</numerusform>
            <numerusform>%n contacts, all of like colours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contact(s) of unlike colours.</source>
        <translation>
            <numerusform>%n contact of unlike colours.</numerusform>
            <numerusform>%n contacts of unlike colours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tower is cleared: %n stick(s) go back into the bag, and play goes on.</source>
        <translation>
            <numerusform>The tower is cleared: %n stick goes back into the bag, and play goes on.</numerusform>
            <numerusform>The tower is cleared: %n sticks go back into the bag, and play goes on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fewest challenges kept: a tie at %n. Fewest sticks in front: {names}.</source>
        <translation>
            <numerusform>Fewest challenges kept: a tie at %n. Fewest sticks in front: {names}.</numerusform>
            <numerusform>Fewest challenges kept: a tie at %n. Fewest sticks in front: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stick has %n colour band(s)</source>
        <translation>
            <numerusform>The stick has %n colour band</numerusform>
            <numerusform>The stick has %n colour bands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n challenge(s) · {in_front}</source>
        <translation>
            <numerusform>%n challenge · {in_front}</numerusform>
            <numerusform>%n challenges · {in_front}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fewest challenges kept: {names}, with %n.</source>
        <translation>
            <numerusform>Fewest challenges kept: {names}, with %n.</numerusform>
            <numerusform>Fewest challenges kept: {names}, with %n.</numerusform>
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
            <numerusform>%n in front</numerusform>
            <numerusform>%n in front</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stick(s) of the tower</source>
        <translation>
            <numerusform>%n stick of the tower</numerusform>
            <numerusform>%n sticks of the tower</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has let %n stick(s) fall.</source>
        <translation>
            <numerusform>{name} has let %n stick fall.</numerusform>
            <numerusform>{name} has let %n sticks fall.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has toppled the tower, with %n stick(s).</source>
        <translation>
            <numerusform>{name} has toppled the tower, with %n stick.</numerusform>
            <numerusform>{name} has toppled the tower, with %n sticks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} leaves the table: %n stick(s) go back into the bag.</source>
        <translation>
            <numerusform>{name} leaves the table: %n stick goes back into the bag.</numerusform>
            <numerusform>{name} leaves the table: %n sticks go back into the bag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fewest points in this round: {names}, with %n point(s).</source>
        <translation>
            <numerusform>Fewest points in this round: {names}, with %n point.</numerusform>
            <numerusform>Fewest points in this round: {names}, with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fewest points in this round: the team of {names}, with %n point(s).</source>
        <translation>
            <numerusform>Fewest points in this round: the team of {names}, with %n point.</numerusform>
            <numerusform>Fewest points in this round: the team of {names}, with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both teams have %n point(s) in this round.</source>
        <translation>
            <numerusform>Both teams have %n point in this round.</numerusform>
            <numerusform>Both teams have %n points in this round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Together you have placed %n stick(s): that makes you “{rank}”.</source>
        <translation>
            <numerusform>Together you have placed %n stick: that makes you “{rank}”.</numerusform>
            <numerusform>Together you have placed %n sticks: that makes you “{rank}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Together you have placed %n stick(s); the first rank begins at {least}.</source>
        <translation>
            <numerusform>Together you have placed %n stick; the first rank begins at {least}.</numerusform>
            <numerusform>Together you have placed %n sticks; the first rank begins at {least}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>upturn</name>
    <message numerus="yes">
        <source>gave %n token(s) away</source>
        <translation>
            <numerusform>gave %n token away</numerusform>
            <numerusform>gave %n tokens away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %n token(s) from the pool away: how many to whom?</source>
        <translation>
            <numerusform>Give %n token from the pool away: to whom?</numerusform>
            <numerusform>Give %n tokens from the pool away: how many to whom?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give {name} %n token(s) from the pool</source>
        <translation>
            <numerusform>You give {name} %n token from the pool</numerusform>
            <numerusform>You give {name} %n tokens from the pool</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>drew %n token(s)</source>
        <translation>
            <numerusform>drew %n token</numerusform>
            <numerusform>drew %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not announced: %n token(s)</source>
        <translation>
            <numerusform>not announced: %n token</numerusform>
            <numerusform>not announced: %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gave {name} %n token(s)</source>
        <translation>
            <numerusform>gave {name} %n token</numerusform>
            <numerusform>gave {name} %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has not announced the last token and draws %n token(s).</source>
        <translation>
            <numerusform>{name} has not announced the last token and draws %n token.</numerusform>
            <numerusform>{name} has not announced the last token and draws %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n token(s) to {other}.</source>
        <translation>
            <numerusform>{name} gives %n token to {other}.</numerusform>
            <numerusform>{name} gives %n tokens to {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n token(s) to {other}: {tokens}.</source>
        <translation>
            <numerusform>{name} gives %n token to {other}: {tokens}.</numerusform>
            <numerusform>{name} gives %n tokens to {other}: {tokens}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) of the row become the new pool.</source>
        <translation>
            <numerusform>%n token of the row becomes the new pool.</numerusform>
            <numerusform>%n tokens of the row become the new pool.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: give %n token(s) away.</source>
        <translation>
            <numerusform>{name}: give %n token away.</numerusform>
            <numerusform>{name}: give %n tokens away.</numerusform>
        </translation>
    </message>
</context>
</TS>
