
conform-input-help = eine Datei mit Vektoren angeben, zum Beispiel datasets/rulebook/cases.jsonl; `doko conform --help` zeigt Beispiele
conform-nothing = in { $name } steht kein Vektor
    .help = ein Vektor ist eine Zeile JSON
conform-nothing-wanted = { $n ->
    [one] der eine Vektor in { $name } ist von keiner der gefragten Arten
   *[other] keiner der { $n } Vektoren in { $name } ist von einer gefragten Art
}
    .help = ohne --kind werden alle geprüft
conform-unknown-rules = der Vektor { $id } braucht die unbekannten Regeln „{ $name }“
    .help = die Regeln eines Vereins mit --rules DATEI laden
conform-unknown-kind = der Vektor { $id } ist von der unbekannten Art „{ $kind }“
conform-kinds-are = Arten sind { $known }
conform-in-vector = Vektor { $id }: { $error }
conform-in-input = Vektor { $id }, input: { $error }
conform-in-field = Feld `{ $name }`: { $error }
conform-unknown-field = Vektor { $id }: das Feld „{ $name }“ in { $part } ist unbekannt
conform-fields-are = die Felder von { $part } in einem Vektor der Art { $kind } sind { $known }
conform-passed = { $id }: bestanden
conform-not-computed = nicht zu berechnen: { $reason }
conform-difference = { $field }: erwartet { $expected }, herausgekommen { $got }
conform-breaches = { $breaches }
conform-error = Fehler in Zeile { $line }: { $error }
conform-error-in-line = Zeile { $line }: { $error }
conform-kind = Art
conform-n-passed = gut
conform-n-failed = falsch
conform-sum = zusammen
conform-empty = der erste Stich ist leer
conform-unknown-call = „{ $name }“ ist keine An- oder Absage
conform-unknown-condition = „{ $name }“ ist keine Bedingung einer Hochzeit
conform-unknown-word = „{ $name }“ ist kein Wort der Vorbehaltsabfrage
conform-unknown-level = die Stufe { $level } gibt es nicht
conform-bid-without = ein Gebot hat `solo` und `level`; hier fehlt `{ $name }`
conform-unknown-vorbehalt = { $name } ist kein Vorbehalt
conform-unknown-outcome = „{ $name }“ ist kein Ausgang eines Spiels
conform-unknown-special = „{ $name }“ ist kein Sonderpunkt
conform-unknown-game = „{ $name }“ ist kein Spiel
conform-three-times = { $card } ist mehr als zweimal da
conform-not-in-deck = { $card } gehört nicht zum Blatt dieser Regeln
conform-not-four-cards = erwartet werden 4 Karten, da sind { $n }
conform-no-player = einen Spieler { $player } gibt es nicht
conform-impossible-augen = { $team } kann in { $tricks } Stichen nicht { $augen } Augen haben
conform-augen-of-deck = zusammen { $sum } Augen; ein Spiel hat 240
conform-tricks-of-deal = { $played } gespielte und { $left } offene Stiche sind nicht die { $dealt } einer Verteilung
conform-no-party = { $seats } sind weder Re noch Kontra
conform-no-schweine = niemand hat ein Karo Ass
