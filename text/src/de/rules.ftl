# Regelwerke: Optionen, die nicht zusammenpassen, Regeldateien, und wie die Optionen heißen.

conflict-help = diese Optionen müssen zusammenpassen: { $options }
conflict-hand-size = { $deck } Karten ergeben { $each } für jeden von vier Spielern, nicht { $size }
conflict-empty-packet = ein Päckchen ohne Karten kann man nicht geben
conflict-packets = die Päckchen ergeben { $dealt } Karten, nicht die { $size } eines Blatts
conflict-no-table = so kann niemand an einem Tisch sitzen
conflict-table-size = an einem Tisch sitzen vier oder fünf Spieler
conflict-twice = { $option } nennt etwas zweimal
conflict-pflichtsolo-without-soli = zu einem Pflichtsolo gehört ein Solo, das man spielen kann
conflict-priority-names = reservation_priority nennt etwas, das es in diesem Regelwerk nicht gibt: { $kind }
conflict-priority-lacks = in reservation_priority fehlt ein Vorbehalt: { $kind }
conflict-bids = ein Pflichtsolo geht vor ein Lustsolo, also können Soli nicht durch Gebote entschieden werden
conflict-hand-cards = ein Blatt hat nur { $n } Karten
conflict-kings = es gibt acht Könige, und für keinen König kann man nicht werfen
conflict-augen = ein Blatt hat mindestens ein und höchstens 240 Augen
conflict-all-thrown-in = von { $trumps } Trümpfen hat immer eines von vier Blättern höchstens { $most }, mit trumpfschwach_max = { $max } müsste also jedes Mal neu gegeben werden
conflict-klaerungsstich = der Klärungsstich ist einer der Stiche 1 bis { $n }
conflict-no-condition = eine Hochzeit braucht eine Bedingung, nach der sich der Partner findet
conflict-limits-rise = die Grenzen { $limits } der Ansagen dürfen von Stufe zu Stufe nicht steigen
conflict-limits-fall = die Grenzen { $limits } der Ansagen dürfen von Stufe zu Stufe nicht fallen
conflict-limits-hand = in einer Hand sind nie mehr als { $most } Karten
conflict-limits-table = auf dem Tisch liegen nie mehr als { $most } Karten
conflict-shift = eine Hochzeit würde die Grenzen um { $n } Karten verschieben, dann bliebe keine Zeit für „schwarz“
conflict-trick-augen = ein Stich hat höchstens 44 Augen
conflict-charlie = charlie_gefangen braucht charlie, und das gibt es in diesem Regelwerk nicht
conflict-times = eine Ansage kann den Spielwert nicht mit { $times } malnehmen
conflict-solo-worth = ein Solo muss etwas wert sein
conflict-solo-factor = drei Gegner können ein Solo nicht teilen, das { $times }-fach zählt
conflict-serious = serious_per_absage kommt zu serious_base dazu, und das hat keinen Wert
conflict-five = { $option } ist für fünf Spieler angegeben, aber in table_sizes fehlt der Fünfertisch
conflict-at-least-one = { $option } muss mindestens 1 sein
conflict-soli-games = { $soli } Pflichtsoli von { $players } Spielern passen nicht in die Spiele einer Runde

# Regeldateien
rules-file-syntax = { $message ->
   *[other] an dieser Stelle ist die Datei nicht zu lesen; eine Zeile heißt etwa werfen_kings = 5
}
rules-file-no-base = extends = "…" fehlt
    .help = mit extends = "ddv" beginnen ({ $bases })
rules-file-unknown-base = ein veröffentlichtes Regelwerk „{ $name }“ gibt es nicht
    .help = eine Regeldatei baut auf einem Regelwerk auf: { $bases }
rules-file-bad-name = „{ $name }“ kann kein Regelwerk heißen
    .help = nur Buchstaben, Ziffern, - und _ verwenden
rules-file-taken-name = „{ $name }“ heißt schon ein veröffentlichtes Regelwerk
    .help = mit name = "…" einen anderen Namen wählen
option-unknown = die Option „{ $option }“ gibt es nicht
    .help = `doko rules` zeigt alle Optionen mit ihren Werten
option-bad-value = { $option } kann nicht { $value } sein
    .help = möglich ist: { $expected }
write-bool = true (ja) oder false (nein)
write-number = eine ganze Zahl von 0 bis { $most }
write-or-off = { $expected } oder "off" (aus)
write-list = eine Liste aus { $item }
write-five-numbers = fünf Zahlen: für die Ansage, keine 90, keine 60, keine 30 und schwarz
write-call-value = "add 2" oder "times 2" (oder eine andere Zahl)
write-unsportlich = "up_to 12", "fixed 3" (oder eine andere Zahl) oder "warning_or_disqualification"
write-hochzeit-shift = {"{"} cards = 1, tricks = "after_first" {"}"} (oder "every")
write-per-table = {"{"} four = 24, five = 30 {"}"}, auch eines davon allein, oder "off"
