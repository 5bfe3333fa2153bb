# Der Zettel eines Abends

sheet-too-long = das ist kein Zettel: der Text hat mehr als { $kib } KiB
sheet-too-many-rows = das ist kein Abend: mehr als { $most } Zeilen
sheet-no-players = auf dem Zettel fehlen die Spieler
    .help = zum Beispiel die Zeile „spieler: Anna, Bert, Cora, Dirk“
sheet-no-such-player = { $name } steht nicht auf dem Zettel
sheet-set-in = eingerückt ist nur das Protokoll eines Spiels, direkt unter seiner Zeile
sheet-number = { $text } ist keine Nummer eines Spiels
sheet-empty-row = die Zeile hat eine Nummer, aber keinen Inhalt
sheet-row-number = hier steht Spiel { $number }; als Nächstes käme { $next }
sheet-no-line = „{ $text }“ ist keine Zeile eines Zettels
    .help = ein Spiel beginnt mit seiner Nummer, der Kopf hat Zeilen wie „spieler: ..“, alles zwischen den Spielen beginnt mit -
sheet-unknown-key = im Kopf gibt es kein „{ $key }“
    .help = es gibt { $keys }
sheet-key-twice = „{ $key }“ steht zweimal im Kopf
sheet-head-below = „{ $key }“ gehört in den Kopf, über das erste Spiel
sheet-head-number = „{ $text }“ ist keine Zahl von 1 bis { $most }
sheet-head-cents = „{ $text }“ ist kein Wert in Cent; so sieht einer aus: 5 oder 2,5
sheet-table-size = am Tisch sitzen vier bis sieben Spieler, nicht { $n }
sheet-name-empty = hier fehlt ein Name
sheet-name-long = „{ $name }“ ist zu lang; ein Name hat höchstens { $most } Zeichen
sheet-name-odd = „{ $name }“ kann kein Name sein: Wörter aus Buchstaben und Ziffern, jedes mit einem Buchstaben am Anfang
sheet-name-taken = „{ $name }“ kann kein Name sein, weil das Wort in einer Zeile etwas anderes bedeutet
sheet-name-twice = zwei Spieler heißen „{ $name }“
sheet-name-begins = „{ $name }“ und „{ $other }“ lassen sich in einer Zeile nicht unterscheiden: Der eine Name beginnt wie der andere
sheet-round-over = die Runde ist schon zu Ende
sheet-no-repeat = die Zeit ist um, und neu gegeben wird nur noch ein vorgeführtes Pflichtsolo ({ $paragraph })
sheet-added-time = eine Nachspielzeit schreibt man „- Nachspielzeit 5“, mit 1 bis { $most } Minuten
sheet-added-late = die Zeit ist schon um; eine Nachspielzeit steht über „- Zeit um“
sheet-no-re = wer hat Re gespielt?
    .help = dazuschreiben: „Re Anna+Bert 145“, beim Solo „Damensolo Anna“
sheet-no-soloist = wer hat das Solo gespielt?
sheet-one-record = unter der Zeile steht nicht genau ein Spielprotokoll
    .help = das Protokoll eingerückt darunterschreiben, wie `doko score` es liest
sheet-not-scored = dieses Spiel wird nach der Entscheidung nicht gewertet
    .help = die Strafpunkte der Entscheidung in eine Zeile schreiben, die mit - beginnt
sheet-not-scored-counts = das Spiel zählt mit der Strafe als Ergebnis; die Zeile heißt dann „{ $row }“
sheet-write-penalty = Strafe { $form }({ $points }) { $name }
sheet-write-solo = { $game } { $soloist }, { $penalty }
sheet-penalty-of-solo = im Solo wird ein schwerwiegender Verstoß der Gegenspieler dem Solospieler gutgeschrieben, und nur ihm
    .help = „{ $penalty }“ schreiben
sheet-and-result = ein schwerwiegender Verstoß beendet das Spiel, und ein anderes Ergebnis hat es dann nicht
    .help = „{ $penalty }“ ohne Ergebnis schreiben; das Spiel zählt mit der Strafe
sheet-alone = { $player } allein: in welchem Spiel?
    .help = „Solo { $player }“, „stilles Solo { $player }“ oder „Hochzeit { $player } allein“ schreiben
sheet-lustsolo-first = { $player } hat das eigene Pflichtsolo noch nicht gespielt; dieses Solo ist also das Pflichtsolo ({ $paragraph })
    .help = Pflichtsolo schreiben oder nur den Namen des Solos
sheet-pflichtsolo-done = { $player } hat das eigene Pflichtsolo schon gespielt; dieses Solo ist also ein Lustsolo
    .help = Lustsolo schreiben oder nur den Namen des Solos
sheet-vorfuehren = hier wird vorgeführt: { $player } spielt das Pflichtsolo
sheet-between = „{ $text }“ ist nichts, was zwischen den Spielen steht
    .help = es gibt „- neu geben“, „- Zeit um“, „- Nachspielzeit 5“, „- Strafe N(3) Anna“ und „- dazu Emil“
sheet-joins-not = „{ $name }“ kann hier nicht dazukommen
sheet-joins-next = als Nächster kommt { $player } dazu
sheet-joins-nobody = oben unter „spieler“ ans Ende schreiben, wer dazukommt
sheet-penalty-form = „{ $text }“ ist keine Strafe; so sieht eine aus: Strafe N(3) Anna
sheet-penalty-points = eine Strafe hat 1 bis { $most } Punkte
sheet-penalty-third = { $points } Punkte lassen sich nicht auf die drei anderen verteilen
sheet-penalty-sits-out = wer aussetzt, kann den anderen nichts zahlen; ein bloßer Abzug ist U(..)
sheet-penalty-no-soloist = S(..) schreibt dem Solospieler gut, und hier ist keiner
sheet-no-such-game = auf dem Zettel gibt es kein Spiel { $number }; das letzte ist { $most }
sheet-no-row = in Zeile { $line } des Zettels steht kein Spiel und nichts, was dazwischen war
sheet-field-unasked = „{ $field }“ passt nicht zu den anderen Feldern der Frage
sheet-one-line = „{ $text }“: ein Spiel ist eine Zeile
sheet-begin = Doppelkopf
sheet-key-rules = regeln
sheet-key-players = spieler
sheet-key-cents = cent
sheet-key-minutes = minuten

# Der Zettel auf dem Bildschirm
sheet-title = Doppelkopf nach { $rules }
sheet-title-table = { $title }, Tisch { $table }
sheet-title-round = { $title }, Runde { $round }
sheet-number-head = Nr.
sheet-said = Spiel
sheet-worth = Wert
sheet-total = zusammen
sheet-row-game = Spiel { $n }
sheet-row-line = Zeile { $n }
sheet-row-wrong = { $row } passt nicht und zählt nicht: { $error }
sheet-winners-only = Nur die Gewinner schreiben Punkte, deshalb lässt sich keine Summe prüfen.
sheet-sitting-share = Wer aussetzt, gewinnt mit; die Summe der Spalten sagt deshalb nichts.
sheet-sound = Die Summe ist 0, und alle Stände sind gerade oder alle ungerade.
sheet-sound-excused = Die Summe ist 0.
sheet-sound-of-five = Die Summe ist 0. Am Fünfertisch müssen die Stände nicht alle gerade oder alle ungerade sein ({ $paragraph }).
sheet-row-doubt = { $row } ist verdächtig: { $doubt }
sheet-parity-broken = nach jedem Spiel sind die Stände alle gerade oder alle ungerade, außer bei Strafpunkten zugunsten eines Solospielers ({ $paragraph })
sheet-sum-broken = die Quersumme ist { $sum } statt 0 ({ $paragraph })
sheet-length = Die Runde: { $length }.
sheet-length-games = { $n ->
    [one] ein Spiel
   *[other] { $n } Spiele
}
sheet-length-minutes = { $n ->
    [one] eine Minute
   *[other] { $n } Minuten
}
sheet-length-added = { $n } Minuten, davon { $added } Nachspielzeit
sheet-writer = { $player } führt die Liste.
sheet-apart = Abzug für { $player }, den niemand gutgeschrieben bekommt: { $points }
sheet-open = Ein Pflichtsolo steht aus bei { $players }.
sheet-bock = { $n ->
    [one] Das nächste Spiel ist im Bock.
   *[other] Die nächsten { $n } Spiele sind im Bock.
}
sheet-next = Spiel { $n }: { $dealer } gibt.
sheet-next-solo = Spiel { $n }: { $dealer } gibt, { $soloist } wird vorgeführt.
sheet-sits-out = { $said } { $n ->
    [one] Es setzt aus: { $players }.
   *[other] Es setzen aus: { $players }.
}
sheet-over = Die Runde ist zu Ende.
sheet-over-struck = { $n ->
    [one] Die Runde ist zu Ende; ein Spiel wird gestrichen.
   *[other] Die Runde ist zu Ende; { $n } Spiele werden gestrichen.
}
sheet-no-payments = Niemand zahlt: Die Summe der Stände ist nicht 0, so bliebe jemand unbezahlt.
sheet-pays = { $from } zahlt { $to } { $money }.
sheet-money = { $euros } €

# Die Rangliste
sheet-place = Platz
sheet-player = Spieler
sheet-games = Spiele
sheet-points = Punkte
sheet-list = Liste { $n }

# `doko sheet`
sheet-no-file = welcher Zettel?
    .help = `doko sheet DATEI` zeigt einen, `doko sheet new DATEI --players Anna,Bert,Cora,Dirk` beginnt einen
sheet-not-played = nach den Regeln gilt dieses Spiel als nicht gespielt
    .help = stattdessen „- { $penalty }“ schreiben und „- neu geben“
sheet-is-scored = nach den Regeln wird dieses Spiel gewertet
    .help = das Ergebnis dazuschreiben; der Rest gehört der Partei, die sich nichts zuschulden kommen ließ
