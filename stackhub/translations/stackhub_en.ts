<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
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
    <name>HomeScreen</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
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
    <name>babylon</name>
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
</TS>
