# Spiele, die andere aufgeschrieben haben.

import-format-list = eine Liste, wie man sie tippt
import-format-report = der Bericht eines Spiels
import-format-freedoko = ein Fehlerbericht von FreeDoko
import-format-page = die gespeicherte Seite eines Spiels
import-format-gdl = ein Spiel aus einer Spielbeschreibung

import-format-record = ein Spielprotokoll
import-from-line = Zeile { $line }: { $format }
import-assumed = Angenommen: { $assumed }
import-breach = Ein Regelverstoß: { $breach }
import-assumed-in = { $name }, Zeile { $line }, angenommen: { $assumed }
import-no-format = Das Format „{ $name }“ gibt es nicht
import-formats = Die Formate sind { $names }

# Was angenommen wird
import-assumed-rules = Die Regeln stehen nicht dabei: { $rules }
import-assumed-normal = Was gespielt wurde, steht nicht dabei: ein Normalspiel
import-assumed-seats = So sitzen die Spieler: { $seats }
import-sits = { $name } { $seat }
import-assumed-dealer = Der Geber steht nicht dabei: { $name }, rechts vom ersten Aufspieler
import-assumed-leaders = Nicht bei jedem Stich steht, wer herauskam: wer den Stich davor gewonnen hat
import-assumed-hands = Die Blätter stehen nicht dabei: Sie sind die Karten, die jeder gespielt hat
import-assumed-early = Nicht bei jeder Ansage steht, wann sie kam: vor der ersten Karte
import-read-card = „{ $text }“ in Zeile { $line } ist { $card }: Etwas anderes ist nicht erlaubt
import-not-said = Was vor der ersten Karte gesagt wurde, ist nicht bekannt: nur das Spiel, das gespielt wurde
import-no-calls = Es stehen keine Ansagen da: Niemand hat etwas angesagt
import-rules-of-file = Die Regeln sind die, die in der Datei stehen: { $rules } mit anderen Optionen
import-rules-of-file-unused = Die Regeln, die in der Datei stehen, sind nicht die gewählten: { $rules }
import-no-option = Diese Regeln der Datei gibt es bei uns nicht, sie zählen nicht: { $options }
import-other-result = Zeile { $line } zählt { $theirs } für N, O, S, W; nach diesen Regeln ist es { $ours }
import-other-party = In Zeile { $line } steht { $name } als { $side }, nach den Karten stimmt das nicht
import-game-id = Das Spiel hat dort die Nummer { $id }
import-skipped = { $n ->
    [one] 1 Zeile sagt nichts über das Spiel und wurde übergangen: { $lines }
   *[other] { $n } Zeilen sagen nichts über das Spiel und wurden übergangen: { $lines }
}
import-skipped-line = Zeile { $line } „{ $text }“

# Wonach gefragt wird
import-which-rules = Nach welchen Regeln wurde gespielt? Das steht nicht dabei, und für zehn Karten je Blatt gibt es mehrere
    .help = eine Zeile „Regeln: bsv“ über das Spiel schreiben oder sie mit --rules wählen
import-who-sits = Wer sitzt wo? Die Reihenfolge der Spieler ist nicht zu erkennen
    .help = eine Zeile „Spieler: Anna, Bert, Clara, Dirk“ über das Spiel schreiben, im Uhrzeigersinn, oder sie mit --players nennen
import-who-led = Wer kam zum ersten Stich heraus?
    .help = eine Zeile „Geber: Anna“ über das Spiel oder einen Stern an die Karte des Aufspiels schreiben, oder es mit --dealer oder --leader sagen
import-who-plays = Wer spielt das Solo?
    .help = eine Zeile „Solist: Anna“ über das Spiel schreiben oder es mit --soloist sagen
import-both-queens = { $name } hat beide Kreuz Damen: War es eine Hochzeit oder ein stilles Solo?
    .help = eine Zeile „Spiel: Hochzeit“ oder „Spiel: stilles Solo“ über das Spiel schreiben oder es mit --game sagen
import-hand-missing = Das Blatt von { $name } fehlt, und es wurden nicht alle Karten gespielt
    .help = die Blätter über die Stiche schreiben: für jeden Spieler eine Zeile mit Name, Doppelpunkt und Karten

# Was nicht gelesen werden kann
import-too-long = Der Text ist zu lang: Mehr als { $mib } MiB werden nicht angesehen
import-long-line = Diese Zeile ist zu lang: Mehr als { $most } Byte werden nicht angesehen
import-too-many-games = Das sind zu viele Spiele: Mehr als { $most } werden nicht angesehen
import-too-many-tricks = Das ist kein Spiel: Mehr als { $most } Stiche werden nicht angesehen
import-too-many-cards = Das ist kein Blatt von { $name }: Mehr als { $most } Karten werden nicht angesehen
import-no-game = Hier steht kein Spiel
import-no-word = „{ $text }“ ist keine Karte, kein Spieler und keine Ansage
    .help = Karten schreibt man wie KrD, ♣D, Kreuz Dame, Eichel-Ober, CQ, H10 oder Dulle, Ansagen wie Re! oder keine 90
import-two-ways = „{ $text }“ kann man verschieden lesen
    .help = Kommas zwischen die Karten setzen
import-no-line = Das ist keine Zeile eines Spiels: „{ $text }“
    .help = Erwartet wird ein Stich wie „1. Anna: KrD, H10, Ka9, KaK“, ein Blatt wie „Anna: KrD, ..“ oder eine Zeile wie „Geber: Anna“
import-open-card = „{ $text }“ kann { $meanings } sein, und mehr als eine davon ist hier erlaubt
    .help = die Karte so schreiben, dass sie keine andere sein kann, etwa KrD oder KaD
import-no-reading = „{ $text }“ kann nur { $meanings } sein, und die kann hier nicht gespielt worden sein
import-trick-number = Erwartet wird Stich { $number }, hier steht { $found }
import-trick-size = Stich { $number } hat mehr als vier Karten
import-short-trick = Stich { $number } hat { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} und ist nicht der letzte
import-short-row = Erwartet wird eine Karte für jeden der vier Spieler, hier stehen { $n }
    .help = - für eine fehlende Karte schreiben
import-too-many-cells = Hier stehen { $n } Felder unter { $columns } Spalten
import-two-in-a-cell = Eine zweite Karte im selben Feld
import-no-player-here = Hier kann kein Spieler stehen
import-twice-in-a-trick = Derselbe Spieler hat eine zweite Karte in Stich { $number }
import-who-led-this = Wer kam zu diesem Stich heraus? Zu seiner ersten Karte einen Spieler nennen
import-turn = { $name } ist hier nicht an der Reihe, sondern { $due }
import-hand-twice = Das Blatt von { $name } steht zweimal da
import-cards-only = Hier können nur Karten stehen
import-four-players = Erwartet werden vier verschiedene Namen, hier stehen { $n }
import-fifth-player = „{ $name }“ ist keiner der Spieler: { $known }
import-unknown-player = „{ $name }“ ist kein Spieler und kein Platz; die Spieler sind { $known }
import-which-number = Wer ist Spieler { $number }? Die Spieler wurden nicht aufgezählt
import-no-call = Erwartet werden ein Spieler und eine Ansage wie „Anna Re“, hier steht „{ $text }“
import-who-called = Wer hat das angesagt?
import-which-side = Für welche Partei wurde das angesagt? Die Partei des Ansagers ist nicht bekannt
import-pictures = Die Karten dieser Seite sind Bilder, im kopierten Text fehlen sie
    .help = die Seite als HTML speichern und die Datei lesen, oder die Karten tippen
import-page = Das ist eine Seite (HTML) ohne Spiel: Keine ihrer Zeilen hat die Bilder von vier Karten
    .help = die Seite eines Spiels speichern, mit Bildern wie clubq.jpg in einer Tabelle, oder die Karten als Liste tippen
import-gdl-command = Das ist kein Befehl eines Spiels: „{ $text }“
import-gdl-points = Hier stehen die Punkte von { $n } Spielern, erwartet werden die aller vier
import-cut-off = Das ist kein ganzes Spiel: { $n ->
    [one] 1 Stich ist
   *[other] { $n } Stiche sind
} vollständig, erwartet werden 12, ohne Neunen 10
import-not-dealt = Diese Karte hat Spieler { $name } nicht bekommen oder schon gespielt
import-not-played = Diese Karte hat Spieler { $name } bekommen, aber nicht gespielt
import-freedoko-party = Diese Datei von FreeDoko enthält Regeln, Spieler und Ergebnisse, aber keine Karten
    .help = Die Karten stehen in seinen Fehlerberichten: Menü Hilfe, Fehlerbericht
import-freedoko-rules = Die Regeln, die in dieser Datei stehen, passen nicht zusammen: { $reason }
    .help = andere Regeln mit --rules wählen
import-freedoko-player = Erwartet wird die Nummer eines Spielers von 0 bis 3, hier steht „{ $text }“
import-freedoko-game = Das Spiel „{ $text }“ von FreeDoko gibt es in diesen Regeln nicht
import-freedoko-selector = Die Hochzeit „{ $text }“ von FreeDoko gibt es in diesen Regeln nicht
import-freedoko-card = Erwartet wird eine Karte in den Worten von FreeDoko, etwa club queen
import-freedoko-whose = Eine Karte vor der Zeile, die sagt, wessen Blatt es ist
import-freedoko-genscher = Einen Genscher gibt es in diesen Regeln nicht

# Es wurde nichts eingegeben
import-input-help = eine Datei mit Spielen angeben, oder - für die Standardeingabe
