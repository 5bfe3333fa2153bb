# Die Befehle match, study, generate, protocol, bot, bench, perft und play-random.

kept-in = sie liegen in { $folder }; mit demselben Befehl geht es später weiter
nothing-kept = nichts davon ist aufbewahrt; mit --out ORDNER geht es mit demselben Befehl an dieser Stelle weiter
foreign-running = läuft: { $command }
foreign-refused = { $file } nennt Programme, die dabei ausgeführt würden: { $commands }
    .help = erst ansehen; wer ihnen traut, gibt --run-commands an

# match
match-without-records = Einheit { $unit } wurde ohne --records gespielt
    .help = einen anderen Ordner beginnen oder --records weglassen
match-going-on = { $n ->
    [one] { $units } ist schon da, danach geht es weiter
   *[other] { $units } sind schon da, danach geht es weiter
}
match-interrupted = unterbrochen nach { $units } von { $of }
match-shard-missing = es fehlen die Einheiten { $first } bis { $last }, spätere sind schon gespielt
match-shard-unfinished = in { $path } stehen { $n } von { $of } Einheiten
    .help = diesen Teil erst zu Ende spielen, mit demselben Befehl und --shard
match-died-kept = { $units } davor liegen in { $folder }: den Bot in Ordnung bringen und denselben Befehl geben oder mit --keep-going ohne ihn weiterspielen
match-died-lost = mit --out ORDNER bleibt erhalten, was gespielt ist; mit --keep-going geht es ohne den Bot weiter
match-table-kept = { $units } davor liegen in { $folder }: den Tisch in Ordnung bringen und denselben Befehl geben
match-table-lost = mit --out ORDNER bleibt erhalten, was gespielt ist
match-speed = { $n } Spiele/s
match-report-wrong = der Bericht wäre falsch: { $why }
    .help = die Ergebnisse bleiben erhalten; bitte mit Befehl und Startwert melden
match-thrown-in = { $n ->
    [one] { $n } Verteilung geworfen
   *[other] { $n } Verteilungen geworfen
}
match-rules = Regelwerk { $rules }
match-scope = entschieden wird { $scope }
match-line-up = Besetzung { $name }
match-seatings = Sitzordnung { $name }
match-seed = Startwert { $seed }
scope-everything = alles
scope-cards = nur über Karten
line-up-mixed = gemischt
line-up-one-vs-three = einer gegen drei
line-up-strangers = unter Fremden
line-up-table = allein am Tisch { $table }
match-table-itself = der Tisch nennt sich „{ $program }“
match-table-time = eine Karte seiner Spieler braucht { $cpu } Rechenzeit, mit Warten { $wall }
line-up-two-vs-two = zwei gegen zwei
seatings-one = ausgelost
seatings-rotations = ausgelost und reihum
seatings-all = jede mögliche
match-calls-itself = { $bot } nennt sich „{ $program }“
match-cpu = Rechenzeit
match-time = Zeit
match-micros = { $n } µs
match-millis = { $n } ms
match-seconds = { $n } s
match-one = Bot
match-other = gegen
match-points-more = Punkte mehr
match-won-tied-lost = gew. - gleich - verl.
match-variance-saved = Varianz kleiner
match-factor = { $n }-fach
match-alone-among = allein unter dreien
match-more-than = mehr als { $bot }
strangers-worst = schlechtester Tisch
strangers-mean = Mittel der Stile
strangers-mean-held-out = Mittel derer mit *
strangers-mean-mixed = Mittel der gemischten Tische
strangers-mirror = { $player } (zum Vergleich)
strangers-note = * zum Testen zurückgehalten: Daran wurde nichts gelernt oder eingestellt; nur ein kleineres uct hat mitbestimmt, was doko aus dem Spiel Fremder schließt. Im Mittel der Stile fehlen die gemischten Tische und der Tisch zum Vergleich; der schlechteste Tisch hat den niedrigsten von vielen Schätzwerten, also eher einen zu niedrigen.
match-calls = Ansagen gewonnen/gemacht:
match-alone-games = allein gewonnen/gespielt:
match-won-by-kontra = Kontra gewinnt
match-no-faults = keine Entscheidung war unzulässig oder kam zu spät
match-faults = für einen Bot entschieden: { $faults }
match-faults-of = { $bot }: { $faults }
match-faults-of-kind = { $n } × { $kind }
match-log-ratio = logarithmierter Quotient { $ratio } in [{ $lower }; { $upper }]
match-test-a = Test { $test }: nach { $seen } ist a angenommen: Der erste Bot ist nicht um b besser ({ $ratio })
match-test-b = Test { $test }: nach { $seen } ist b angenommen: Der erste Bot ist besser ({ $ratio })
match-test-not-looked = Test { $test }: vor { $unit } { $first } wird nichts entschieden; bisher { $n }
match-unit-deal = Verteilung
match-unit-round = Runde
match-test-open = Test { $test }: nach { $seen } nicht entschieden ({ $ratio })

# study
study-better = { $arm }: besser
study-result-wrong = das Ergebnis wäre falsch: { $why }
    .help = bitte mit der Datei und der Version von doko melden

# generate
count-shards = { $n ->
    [one] { $n } Teil
   *[other] { $n } Teile
}
generate-size = { $games }, { $bytes } Bytes
merge-is-read = { $path } lässt sich nicht schreiben: das ist { $part }, daraus wird gelesen
    .help = bei --out eine andere Datei wählen
merge-done = { $path }: { $size }, SHA-256 { $sha256 }
plan-no-trick = einen Stich { $trick } gibt es nicht
    .help = ein Spiel nach diesen Regeln hat { $n } Stiche
plan-shards = { $shards } Teile sind zu viele für { $games }
    .help = mindestens ein Spiel für jeden Teil planen
plan-from-trick = --from-trick gibt es nur bei exakten Werten
    .help = weglassen oder --labels augen oder points angeben
plan-done = geplant: { $games }, { $shards }: { $manifest }
run-no-shard = gebraucht wird K/N, von 1/N bis N/N
run-other-shards = der Plan hat { $shards }, nicht { $of }
    .help = --shard K/{ $n } angeben
run-busy = in Arbeit
run-finished = fertig
run-there = vorhanden
run-interrupted = unterbrochen
run-kept = was fertig ist, bleibt erhalten; mit `doko generate run { $folder }` geht es weiter
run-going-on = Teil { $shard }: { $n ->
    [one] { $games } ist schon da, es geht weiter
   *[other] { $games } sind schon da, es geht weiter
}
verify-missing = fehlt
verify-begun = angefangen, { $games }
verify-good-shard = in Ordnung, { $size }{ $faults }
verify-good = in Ordnung: { $size }{ $faults }, SHA-256 { $sha256 }
verify-bad = schlecht: { $what }
verify-faults = , { $n ->
    [one] { $n } Entscheidung für einen Bot getroffen
   *[other] { $n } Entscheidungen für Bots getroffen
}
verify-remove = die schlechten Dateien löschen; `doko generate run` macht sie neu, Byte für Byte gleich
verify-not-again = es wird kein Spiel noch einmal gespielt, denn der Plan nennt Programme: { $commands }

# library
library-kept = was gelöst ist, bleibt erhalten; derselbe Befehl geht in { $folder } weiter
library-n = { $n } Verteilungen lassen sich nicht machen
    .help = ein Vielfaches von { $chunk }, höchstens { $most }
library-part = Teil
library-there = Verteilungen
library-begun = angefangen
library-edition = erste Ausgabe
library-good = { $part }: { $deals ->
    [one] { $deals } Verteilung
   *[other] { $deals } Verteilungen
}, davon { $solved } neu gelöst, alle gleich
library-wrong = { $part }: falsche Werte in { $numbers }
library-deal = Verteilung { $number } mit { $cards } Karten, Regeln { $rules }
library-unsolved = Die Bibliothek hat keine Werte davon.
library-value = { $part ->
    [augen-40] Augen von Re, wenn beide um Augen spielen (40 Karten)
    [points-40] Punkte von Re, wenn beide um Punkte spielen (40 Karten)
    [leaders-40] Augen von Re, je nachdem wer ausspielt (40 Karten)
    [cards-40] Augen von Re nach jeder Karte von Nord, in der Ordnung des Blatts (40 Karten)
    [soli-40] Wie viele der Stufen 1, 30, 60, 90, 121, 151, 181, 211, 240 ein Solist erreicht (40 Karten)
    [level-48] Wie viele der Stufen 1, 30, 60, 90, 121, 151, 181, 211, 240 Re erreicht (48 Karten)
   *[other] Augen von Re, wenn beide um Augen spielen (48 Karten)
}
library-fact = mit offenen Karten
library-mean = Mittel
library-deals = Verteilungen

# protocol
protocol-no-hello = „{ $command }“: { $why }
    .help = das Programm muss auf die erste Zeile, ein „hello“, mit einem „hello“ antworten; siehe docs/PROTOCOL.md
protocol-other-rules = das Programm spielt nach eigener Aussage nach „{ $known }“; verlangt ist eins von { $names }
    .help = die Regelwerke nennt das „hello“ des Programms; mit --rules DATEI wird ein anderes geprüft
protocol-no-name = (ohne Namen)
protocol-games = Spiele
protocol-twice = { $games }, jedes zweimal
protocol-asked = gefragt
protocol-time = Zeit
protocol-times = { $mean } ms im Mittel, höchstens { $longest } ms
protocol-ends = endet
protocol-repeats = wiederholt
protocol-not-repeated = { $n ->
    [one] nein, { $n } Spiel lief beim zweiten Mal mit demselben Startwert anders
   *[other] nein, { $n } Spiele liefen beim zweiten Mal mit demselben Startwert anders
}
protocol-ok = in Ordnung
protocol-not-ok = nicht in Ordnung

# bot
bot-cannot-read = Zeile { $line } ist nicht zu lesen: { $error }
bot-line = Zeile { $line }: { $why }

# bench
bench-tricks = Stiche
bench-n = n
bench-nodes = Karten
bench-median = Median ms
bench-mean = Mittel ms
bench-p90 = 90 % ms
bench-max = max. ms
bench-other-value = der Wert ist { $value }, nicht { $found }: { $position }
bench-no-value = das ist keine Stellung mit ihrem Wert: { $line }

# perft und play-random
perft-nothing = mit --depth 0 gibt es nichts zu zählen
    .help = mindestens eine Karte zählen
random-nothing-to-play = { $seat } hat nichts zu spielen
random-nothing-to-say = { $seat } hat nichts zu sagen
random-never-played = die Karten wurden { $n }-mal gegeben und jedes Mal geworfen
    .help = nach diesen Regeln kommt kaum ein Spiel zustande
