# Was in jeder Hilfe steht

help-flag = Diese Hilfe zeigen
    .more = Diese Hilfe zeigen (mehr mit „--help“)
    .less = Diese Hilfe zeigen (kurz mit „-h“)
help-flag-version = Die Version zeigen
help-group-verdicts = Urteile und Werte
help-group-table = Am Tisch
help-group-advice = Rat und Übung
help-group-games = Blätter und Spiele
help-group-bots = Bots und Forschung
help-group-programs = Für Programme
help-word-usage = Aufruf:
help-word-commands = Befehle:
help-word-arguments = Argumente:
help-word-options = Optionen:
help-word-some-options = {"["}OPTIONEN]
help-word-command = <BEFEHL>
help-word-default = {"["}Vorgabe:
help-word-alias = {"["}auch:
help-word-possible = {"["}mögliche
help-word-possible-values = Mögliche
help-word-values = Werte:

# Argumente, die mehrere Befehle haben
help--input = Eine Stellung, eine Datei mit einer Stellung in jeder Zeile oder - für die Standardeingabe
    .takes = STELLUNG|DATEI|-
help--party = Die Partei, die alle Reststiche machen soll; sonst die des Ansagenden oder Re
    .takes = re|kontra
help--claimant =
    Wer den Rest beansprucht: In jeder Farbe spielt er seine höchste Karte zuerst, alle anderen spielen beliebig
    .takes = SITZ
help--manner =
    Wie er spielt, wenn er keine Reihenfolge nennt: top_first von oben, every_order in jeder Reihenfolge. Ohne das Argument
    deckt er wortlos auf, und es gilt, was das Regelwerk dafür vorsieht
    .takes = SPIELWEISE
help--order = Die Reihenfolge, die er für seine Karten angesagt hat: alle Karten, zum Beispiel HT,D9
    .takes = KARTEN
help--suits = Die Reihenfolge der Farben, die er angesagt hat: T für Trumpf, dazu C S H D, zum Beispiel T,S
    .takes = FARBEN
help--threads = Mit wie vielen Threads gerechnet wird; sonst so viele, wie es Kerne gibt. Die Antworten sind dieselben
    .takes = N
help--format = Wie die Antwort aussieht: Text im Terminal, Zeilen in einer Pipe, wenn nichts anderes gesagt ist
    .takes = FORMAT
    .auto = `text` im Terminal, sonst `lines`
    .text = Text zum Lesen, in der Sprache von --lang
    .lines = Eine Zeile je Frage, die Antwort zuerst
    .json = Ein JSON-Objekt je Zeile
help--json = Dasselbe wie --format json
help--memory =
    Wie viel Speicher die Suche in einer Stellung nehmen darf, zum Beispiel 64MiB oder 2GiB; bei vielen Stellungen nimmt
    jeder Thread so viel. Sie fängt klein an. Die Antworten sind dieselben, aber schwere Stellungen wie ganze
    Verteilungen gehen mit mehr Speicher schneller
    .takes = GRÖSSE
help--force = Eine Datei auch dann überschreiben, wenn sie nicht von doko stammt
help--seed = Die Startzahl des Zufalls; dieselbe Zahl gibt dieselben Spiele
    .takes = ZAHL
help--n = Wie viele Spiele
    .takes = N
help--round = Für das Protokoll: die Runde
    .takes = RUNDE
help--run-commands =
    Die Programme starten, die in der Datei stehen. Sonst werden sie nur gezeigt: Vorher ansehen, denn sie dürfen alles,
    was der Benutzer darf
help--from =
    Wie Spiele aufgeschrieben sind, die keine Spielprotokolle sind: list, report, freedoko, page oder gdl (docs/IMPORT.md); ohne die
    Option wird es erkannt
    .takes = FORMAT
help--game-number = Nur dieses Spiel der Datei, von 1 an
    .takes = NUMMER
help--worlds =
    Wie viele mögliche Verteilungen betrachtet werden; sonst 200, und `suggest` und `hand` gehen bis 800, solange nicht
    klar ist, was am besten ist
    .takes = ANZAHL
help--ahead =
    Sind nur noch so viele Stiche übrig, werden auch die späteren Karten des Sitzes durchprobiert; vorher spielen alle
    nach Faustregeln weiter und sagen danach an
    .takes = STICHE
help--solve =
    Sind nur noch so viele Stiche übrig, wird jede Verteilung mit offenen Karten genau ausgerechnet, falls `--ahead`
    nicht vorher greift
    .takes = STICHE
help--folder = Der Ordner des Datensatzes
    .takes = ORDNER
help--protocol = Die Entscheidung als eine Seite zum Ausdrucken schreiben
    .takes = DATEI.html
help--proof = Zertifikate schreiben: für jede Partei, ob sie alle restlichen Stiche macht; docs/PROOFS.md
    .takes = DATEI.jsonl
help--players = Für das Protokoll: die Spieler in der Reihenfolge der Sitze N,O,S,W
    .takes = A,B,C,D
help--table = Für das Protokoll: der Tisch
    .takes = TISCH
help--rules = Die Regeln, wo keine genannt sind (ohne Angabe ddv): tsr, ddv, bsv, recklinghausen oder die Regeldatei eines Vereins
    .takes = DATEI|NAME
help--lang = Die Sprache der Texte; sonst die des Systems
    .takes = de|en
help--color = Ob in Farbe geschrieben wird; auch NO_COLOR wird beachtet
    .takes = WANN

# doko
help-doko = Schiedsrichter und Labor für Doppelkopf: bewiesene Urteile, genaue Werte, Regelwerke

# doko verdict
help-verdict =
    Sagt, ob eine Partei zwangsläufig alle Reststiche macht, mit Beweis.

    Beispiele:
      doko verdict 'rules=ddv game=normal re=NS leader=N N=HT,CQ O=HQ,CA S=SQ,D9 W=DJ,SA'
      doko verdict stellungen.txt --party kontra      wie auch immer gespielt wird
      doko verdict stellungen.txt --claimant N        N deckt auf und spielt von oben
      doko verdict stellungen.txt --claimant N --suits T,S      und erst Trumpf, dann Pik
      doko verdict stellungen.txt --claimant N --order HT,D9    N hat diese Reihenfolge angesagt
      doko verdict stellungen.txt --explain           warum, Stich für Stich
      cat stellungen.txt | doko verdict | grep ^no    eine Antwort je Zeile, in einer Pipe

    Der Exit-Code ist 0, wenn jede Antwort Ja ist, 1, wenn eine Nein ist, 2, wenn eine Zeile nicht
    zu lesen ist.
help-verdict--explain = Zeigen, warum, Stich für Stich: welche Karten unschlagbar sind und welche nicht

# doko solve
help-solve =
    Sagt, was eine Stellung wert ist, wenn alle mit offenen Karten so gut wie möglich spielen.

    Beispiele:
      doko solve 'rules=ddv game=normal re=NS leader=N N=HT,CQ O=HQ,CA S=SQ,D9 W=DJ,SA'
      doko solve stellungen.txt                           die Augen, die Re noch bekommt
      doko solve stellungen.txt --ask moves               und was jede Karte wert ist
      doko solve stellungen.txt --ask line                und eine beste Spielfolge
      doko solve stellungen.txt --ask points              der Spielwert, wenn alle darum spielen
      doko solve stellungen.txt --ask forced --party kontra    kann Kontra alle Reststiche erzwingen?
      doko solve stellungen.txt --ask forced --at-least 3      kann Re drei davon erzwingen?
      doko solve stellungen.txt --ask tricks              wie viele kann Re erzwingen?
      doko solve stellungen.txt --threshold 121           kommt Re auf 121 Augen? viel schneller
      doko solve stellungen.txt --budget 5s               die Grenzen nach fünf Sekunden: 84..97
      doko solve stellungen.txt --ask tricks --budget 1000000    oder nach einer Million Karten: 3..5
      doko solve verteilung.txt --memory 2GiB             ganze Verteilung: mehr Speicher, schneller
      doko solve stellungen.txt --out antworten.jsonl     lange Arbeit: was fertig ist, bleibt
      cat stellungen.txt | doko solve | sort -n           eine Antwort je Zeile, in einer Pipe

    An einer einzelnen Stellung, eingetippt oder allein in einer Datei, suchen alle Threads. Dauert es
    länger, zeigt ein Terminal, wie weit es ist. Strg-C beendet die Suche wie --budget mit dem, was
    bis dahin sicher ist: Grenzen 84..97, eine Spielfolge, soweit sie sicher die beste ist, „offen“
    auf eine Frage mit Ja oder Nein. Im JSON ist "finished" dann false.

    Der Exit-Code ist 0, 1, wenn eine Antwort auf --ask forced oder --threshold Nein oder offen ist,
    2, wenn eine Zeile nicht zu lesen ist.
help-solve--ask = Was beantwortet wird
    .takes = FRAGE
    .value = Die Augen, die Re noch bekommt
    .moves = Das, und was Re nach jeder spielbaren Karte bekommt
    .line = Das, und eine Folge bester Karten
    .points = Was das Spiel für Re wert ist, wenn alle um den Spielwert spielen; nach dem ersten Stich sagt die Stellung, was schon gewonnen ist (won=)
    .forced = Ob die Partei alle Reststiche erzwingen kann
    .tricks = Wie viele davon sie erzwingen kann
help-solve--party =
    Bei --ask forced und --ask tricks: um welche Partei es geht; sonst Re. Die Augen sind immer die von Re
    .takes = re|kontra
help-solve--at-least = Bei --ask forced: ob sie wenigstens so viele der Reststiche erzwingen kann, nicht alle
    .takes = STICHE
help-solve--threshold =
    Fragen, ob Re auf so viele Augen kommt: im ganzen Spiel, wenn die Stellung sagt, was vorher gewonnen wurde (won=),
    sonst von hier an
    .takes = AUGEN
help-solve--earned =
    Sonderpunkte früherer Stiche, die in keiner Stellung stehen: fuchs:re,doppelkopf:kontra. Sie zählen bei --ask points
    und in den Punkten von --ask moves
    .takes = SONDERPUNKT:PARTEI
help-solve--budget =
    Wie viel für eine Stellung ausgegeben wird: so viele Karten im Spielbaum, zum Beispiel 1000000, oder eine Zeit wie
    500ms, 5s oder 2min. Was dann bekannt ist, ist die Antwort: Grenzen, nie geraten
    .takes = KARTEN|ZEIT
help-solve--out =
    Die Antworten als JSON in diese Datei schreiben. Sie erscheint, wenn alle da sind; bis dahin liegen sie daneben, und
    nach einer Unterbrechung macht derselbe Befehl weiter
    .takes = DATEI

# doko tree
help-tree =
    Geht Karte für Karte durch das ausgerechnete Spiel.

    Beispiele:
      doko tree 'rules=ddv game=normal re=NS leader=N N=HT,CQ O=HQ,CA S=SQ,D9 W=DJ,SA'
      doko tree stellung.txt
      echo 'HT beste linie zurück' | doko tree stellung.txt   dasselbe ohne Terminal
      echo 'punkte beste linie' | doko tree stellung.txt      bestes Spiel um den Spielwert
      doko tree verteilung.txt --budget 2s              ganze Verteilung: Grenzen nach zwei Sekunden

    Jeder Schritt zeigt die Blätter, den Stich und was jede Karte für Re wert ist. Eine Karte wird
    gespielt, wie auch immer sie geschrieben ist: HT, ♥10, Herz Zehn, Dulle. `beste` spielt eine beste,
    `linie` zeigt, wie es am besten weitergeht, `zurück` nimmt eine Karte zurück, `ende` beendet.
    `punkte` und `augen` sagen, worum es geht: um den Spielwert oder um Augen; `?` zeigt alle Wörter.
    Nach dem ersten Stich braucht der Spielwert eine Stellung, die sagt, was schon gewonnen ist (won=).
    Auf einem Terminal holen die Pfeiltasten zurück, was schon eingegeben wurde.

    Strg-C beendet eine lange Suche mit dem, was bis dahin sicher ist, und es geht weiter; sonst beendet
    es den Gang durch das Spiel. Mit --json und --format lines wird jeder Schritt eine Zeile. Der
    Exit-Code ist 0, oder 2, wenn in einer Pipe etwas getippt wurde, das nicht zu verstehen ist.
help-tree--input = Eine Stellung oder eine Datei mit einer
    .takes = STELLUNG|DATEI
help-tree--budget =
    Wie viel für jeden Schritt ausgegeben wird: so viele Karten im Spielbaum, zum Beispiel 1000000, oder eine Zeit wie
    500ms, 5s oder 2min. Gezeigt wird, was dann bekannt ist: Grenzen, nie geraten
    .takes = KARTEN|ZEIT

# doko verify
help-verify =
    Prüft allein nach den Regeln, ob eine Spielfolge einen Anspruch widerlegt.

    Beispiele:
      doko verify --line N:D9,O:HQ,S:DJ,W:SJ 'rules=ddv game=normal re=NS leader=N N=HT,D9 O=HQ,CA S=CQ,DJ W=SJ,SA'
      doko verify --line 'D9 HQ DJ SJ' stellung.txt
      doko verify --claimant N --line 'HT HQ CQ SA' stellung.txt

    Jede Karte muss erlaubt sein, die des Ansagenden gespielt, wie er es beansprucht (siehe
    `doko verdict --help`), und die andere Partei muss den letzten Stich der Folge gewinnen. Gesucht
    wird dabei nicht. Der Exit-Code ist 0, wenn die Folge den Anspruch widerlegt, 1, wenn nicht, 2,
    wenn etwas nicht zu lesen ist.
help-verify--input = Die Stellung, eine Datei mit einer Stellung in jeder Zeile oder - für die Standardeingabe
    .takes = STELLUNG|DATEI|-
help-verify--line = Die Karten in der Reihenfolge, in der sie gespielt werden, mit oder ohne ihre Sitze
    .takes = KARTEN

# doko prove
help-prove =
    Schreibt ein Zertifikat über den Wert einer Stellung, das ein Prüfer von 200 Zeilen annimmt oder ablehnt.

    Beispiele:
      doko prove stellung.txt > beweis.jsonl         der Wert in Augen, eine Strategie für jede Partei
      doko prove --ask tricks stellung.txt           wie viele Stiche jede Partei erzwingen kann
      doko prove --ask verdict --party kontra stellung.txt   ob Kontra alle macht, was auch gespielt wird
      python3 scripts/check_proof.py beweis.jsonl    prüft sie und teilt nichts mit doko

    Eine Stellung darf acht Stiche haben, und ihre Regeln müssen ein veröffentlichtes Regelwerk sein.
    Ein JSON-Objekt je Zeile; docs/PROOFS.md beschreibt das Format.
help-prove--input = Eine Stellung, eine Datei mit einer Stellung je Zeile oder - für die Standardeingabe
    .takes = STELLUNG|DATEI|-
help-prove--ask = Was bewiesen wird
    .takes = WAS
    .value = Der Wert in Augen, eine Schranke für jede Partei
    .tricks = Wie viele Reststiche jede Partei erzwingen kann
    .verdict = Ob eine Partei zwangsläufig alle Reststiche macht
help-prove--party = Für `--ask verdict`: die Partei, die alle Reststiche machen soll; ohne Angabe Re
    .takes = re|kontra

# doko score
help-score =
    Rechnet Spiele ab, jeden Posten mit seinem Paragrafen: aufgeschriebene und solche, von denen nur das
    Ergebnis bekannt ist.

    Beispiele:
      doko score                               fragt nach dem Ergebnis
      doko score "Re N+O 145 Augen, Re angesagt, Fuchs für Kontra"
      doko score "Damensolo O, 155 Augen, Kontra angesagt mit 10 Karten"
      doko score --re NO --augen 155 --re-calls "Re, keine 90" --special "Fuchs Kontra"
      doko score spiel.txt
      doko score spiele.jsonl --json
      doko play-random --seed 7 | doko score --format text
      doko score spiel.txt --count-breaches    nicht reklamierte Verstöße gelten als Züge (DDV G.7.2)
      doko score abgekuerzt.txt --format text   ein abgekürztes Spiel: wer den Rest bekommt und warum

    Spiele werden als JSON gelesen, eins nach dem anderen, oder als Text:
      rules=ddv dealer=W game=normal
      N: CJ DQ DQ DA DT CT CT CK C9 SA SK S9
      {".."}
      1 N: CT CA N:re! CK C9
      {".."}
    `doko play-random` schreibt solche Spiele, `doko schema record` beschreibt das JSON. Ein Spiel ohne
    rules= folgt --rules oder sonst ddv. In einer Pipe ist jede Antwort eine Zeile mit den Punkten
    von Re, dann denen jedes Sitzes. Der Exit-Code ist 0, oder 2, wenn ein Spiel nicht zu lesen ist
    oder gegen eine Regel verstößt oder wenn keines da ist.
help-score--input = Eine Datei mit Spielen, - für die Standardeingabe oder ein Ergebnis in einer Zeile
    .takes = DATEI|-|ERGEBNIS
help-score--count-breaches = Auch Spiele mit Verstößen abrechnen, die niemand reklamiert hat; sie gelten als gültige Züge
help-score--game = Was gespielt wurde; „Solo“, wenn gleich ist, welches
    .takes = SPIEL
help-score--re = Wer Re war, der Solospieler allein; ohne das stehen die Punkte je Partei da
    .takes = SITZE
help-score--augen = Die Augen von Re, oder von wem: „Kontra 95“, „N 80, O 65“
    .takes = AUGEN
help-score--tricks = Die Stiche von Re, oder von wem: „Kontra 0“; nur nötig, wenn jemand keine Augen hat
    .takes = STICHE
help-score--re-calls = Was Re an- und abgesagt hat: „Re, keine 90 mit 10 Karten“
    .takes = ANSAGEN
help-score--kontra-calls = Was Kontra an- und abgesagt hat: „keine 60 im 2. Stich“
    .takes = ANSAGEN
help-score--special = Sonderpunkte mit der Partei, die sie bekommt: „Fuchs Re, 2 Füchse Kontra“; auch mehrmals
    .takes = PUNKTE
help-score--clarifying-trick = Der wievielte Stich bei einer Hochzeit der Klärungsstich war
    .takes = ZAHL
help-score--schweine = Schweine waren angesagt
help-score--winner = Wer gewonnen haben soll; hat er es nicht, ist das ein Fehler
    .takes = PARTEI

# doko sheet
help-sheet =
    Führt den Zettel eines Abends: jedes Spiel eine Zeile, mit Ständen, Proben und dem nächsten Geber.

    Beispiele:
      doko sheet new abend.txt --players Anna,Bert,Cora,Dirk --cents 5
      doko sheet add abend.txt "Re Anna+Bert 145 Augen, Re angesagt, Fuchs für Cora"
      doko sheet add abend.txt "Damensolo Cora 125 Augen, Strafe N(3) Dirk"
      doko sheet add abend.txt "- neu geben"
      doko sheet abend.txt                     der Zettel, wie er steht
      doko sheet fix abend.txt 1 "Re Anna+Cora 145 Augen"
      doko sheet rank tisch1.txt tisch2.txt    die Rangliste über mehrere Zettel
      doko sheet abend.txt --html              eine Seite zum Drucken

    Ohne --rules beginnt ein neuer Zettel nach tsr, den geltenden Turnierspielregeln.
    Der Zettel ist eine Textdatei, die jeder lesen und selbst ändern kann; Notizen hinter # bleiben
    stehen. Wie sie aussieht, steht in docs/SHEET.md. Der Exit-Code ist 0, 1, wenn Summe oder Parität
    nicht stimmen, oder 2, wenn etwas nicht zu lesen ist oder nicht passt.
help-sheet--file = Die Datei mit dem Zettel
    .takes = DATEI
help-sheet--csv = Eine Tabelle mit Kommas schreiben
help-sheet--html = Eine Seite zum Drucken schreiben
help-sheet--json = JSON schreiben
help-sheet-new = Einen Zettel beginnen
help-sheet-new--file = Die neue Datei
    .takes = DATEI
help-sheet-new--players = Die vier bis sieben Spieler in der Reihenfolge, in der sie sitzen; der erste gibt zuerst
    .takes = NAMEN
help-sheet-new--minutes = Wie viele Minuten die Runde dauert, wenn nicht so viele wie nach den Regeln
    .takes = ZAHL
help-sheet-new--cents = Wie viele Cent ein Punkt wert ist
    .takes = ZAHL
help-sheet-add = Ein Spiel eintragen oder mit - davor, was zwischen den Spielen geschieht
help-sheet-add--file = Die Datei mit dem Zettel
    .takes = DATEI
help-sheet-add--row = Was war: „Re Anna+Bert 145 Augen, Re angesagt“, „- neu geben“, „- Strafe N(3) Anna“
    .takes = ZEILE
help-sheet-add--words = Weitere Wörter der Zeile
    .takes = WORT
help-sheet-add--record = Eine Datei mit dem Spielprotokoll statt des Ergebnisses
    .takes = DATEI
help-sheet-fix = Ein Spiel berichtigen; alles danach wird neu gerechnet
help-sheet-fix--file = Die Datei mit dem Zettel
    .takes = DATEI
help-sheet-fix--game = Die Nummer des Spiels
    .takes = ZAHL
help-sheet-fix--row = Was stattdessen war
    .takes = ZEILE
help-sheet-fix--words = Weitere Wörter der Zeile
    .takes = WORT
help-sheet-fix--record = Eine Datei mit dem Spielprotokoll statt des Ergebnisses
    .takes = DATEI
help-sheet-rank = Die Rangliste über mehrere Zettel; wer gleich viele Punkte hat, teilt sich den Platz
help-sheet-rank--files = Die Dateien mit den Zetteln
    .takes = DATEIEN
help-sheet-rank--json = JSON schreiben

# doko import
help-import =
    Liest Spiele, die andere aufgeschrieben haben, Leute oder Programme, und gibt Spielprotokolle aus.

    Beispiele:
      doko import abend.txt                            Spielprotokolle, die jeder Befehl liest
      doko import abend.txt -o abend.rec
      doko import abend.txt --json                     je Spiel eine Zeile, mit allem Angenommenen
      doko import liste.txt --dealer Anna --game hochzeit
      doko import 000042.BugReport.FreeDoko | doko review -

    Fünf Formate werden erkannt (docs/IMPORT.md); --from wählt eines:
      list       wie man es tippt: nummerierte Stiche (1. Anna: KrD, H10, ..) oder Spalten je Spieler
      report     der Bericht eines Spiels auf einer Seite: „Stich 1“, darunter Spieler und Karten
      freedoko   ein Fehlerbericht von FreeDoko, der ein ganzes Spiel und seine Regeln enthält
      page       die gespeicherte Seite (HTML) eines Spiels, dessen Karten Bilder sind
      gdl        ein Spiel als Befehle einer Spielbeschreibung

    Karten, Ansagen und Spiele werden deutsch und englisch gelesen, auch die des deutschen Blatts.
    Jeder Befehl, der Spielprotokolle liest, liest auch solche Spiele. Nichts wird stillschweigend
    geraten: Was der Text nicht sagt, wird mit Optionen erfragt, oder es wird angenommen und über dem
    Spiel gesagt (bei anderen Befehlen auf der Fehlerausgabe). Ein Name, der zwei Karten sein kann, wie
    KD, gilt als die, die erlaubt ist, und wird abgelehnt, wenn es beide sind. Zeilen, die nicht zu
    lesen sind, werden gezeigt.

    Der Exit-Code ist 0, oder 2, wenn ein Spiel nicht zu lesen ist; die anderen werden ausgegeben.
help-import--input = Eine Datei mit Spielen oder - für die Standardeingabe
    .takes = DATEI|-
help-import--players = Wer wo sitzt, im Uhrzeigersinn ab Nord, wenn der Text es nicht sagt
    .takes = A,B,C,D
help-import--dealer = Der Geber, wenn der Text ihn nicht nennt: ein Name oder ein Sitz
    .takes = SPIELER
help-import--leader = Wer zum ersten Stich herauskam, wenn der Text es nicht sagt: ein Name oder ein Sitz
    .takes = SPIELER
help-import--game = Was gespielt wurde, wenn der Text es nicht sagt: normal, hochzeit, damensolo, ..
    .takes = SPIEL
help-import--soloist = Wer das Solo spielte, wenn der Text es nicht sagt: ein Name oder ein Sitz
    .takes = SPIELER
help-import--out = Die Spiele in diese Datei schreiben, nicht auf die Ausgabe
    .takes = DATEI
help-import--json = JSON schreiben, eine Zeile für jedes Spiel

# doko deal
help-deal =
    Schreibt zufällige Verteilungen, eine Stellung in jeder Zeile.

    Beispiele:
      doko deal                                          eine Verteilung nach den Regeln des DDV
      doko deal --seed 7 -n 100 --rules bsv > karten.txt     jedes Mal dieselben hundert Verteilungen
      doko deal --game damensolo --soloist O             ein bestimmtes Solo
      doko deal --tricks 5 -n 1000 | doko solve      die letzten fünf Stiche von tausend Verteilungen

    West gibt, Nord spielt aus. Im Normalspiel sind die Inhaber der Kreuz-Damen Re; wer beide hat,
    spielt ein stilles Solo. Mit --tricks behält jeder Sitz so viele der Karten, die er bekommen hat,
    zufällig gezogen.
help-deal--seed = Die Startzahl des Zufalls; dieselbe Zahl gibt dieselben Verteilungen
    .takes = ZAHL
help-deal--n = Wie viele Verteilungen
    .takes = N
help-deal--game = Das Spiel: normal, damensolo, bubensolo, fleischlos, farbsolo_C, farbsolo_S, farbsolo_H oder farbsolo_D
    .takes = SPIEL
help-deal--soloist = Wer das Solo spielt; sonst Nord
    .takes = SITZ
help-deal--tricks = Wie viele Stiche noch übrig sind
    .takes = STICHE

# doko play
help-play =
    Setzt dich an den Tisch mit drei Bots deiner Wahl.

    Beispiele:
      doko play                                          ein Spiel gegen drei Bots mit Faustregeln
      doko play --round --record abend.jsonl             eine Runde mit Pflichtsoli, in Etappen
      doko play --bots doko,rules,cmd:./meiner --rules bsv

    Ohne --rules gilt tsr, die geltenden Turnierspielregeln. Das Spielprotokoll nennt die Regeln.
    Karten tippst du mit ihrer Nummer oder einem ihrer Namen ein (♥10, H10, Herz-Zehn, HT), Ansagen
    mit ihren Worten (re, keine 90), und du wirst gefragt, ob sie gemeint sind. Enter spielt eine
    Karte, wenn es nur die eine gibt. Ein Fragezeichen zeigt, was möglich ist, u nimmt zurück, worauf
    noch niemand etwas gesagt oder gespielt hat, q beendet. Nach einem Spiel analysiert a es wie
    `doko review`. Mit --record kommt jedes fertige Spiel in eine Datei, die `doko score` und
    `doko review` lesen; mit demselben Befehl geht es mit dem nächsten Spiel weiter. Ein Spiel, das
    nicht zu Ende ist, wird nicht aufgehoben.
help-play--bots = Die drei Bots, im Uhrzeigersinn ab links von dir, mit Kommas getrennt oder einer nach dem anderen
    .takes = BOT,..
help-play--seat = Dein Sitz
    .takes = SITZ
help-play--seed = Die Startzahl des Zufalls für die Karten und die Bots; sonst jedes Mal eine neue
    .takes = ZAHL
help-play--round = Eine ganze Runde spielen, mit Pflichtsoli, wo die Regeln sie haben
help-play--every-call =
    Vor jeder Karte nach einer Ansage fragen, nicht nur, wenn jemand etwas angesagt hat oder du dran bist
help-play--wait = Nach jeder deiner Karten warten, damit u sie zurücknehmen kann
help-play--worlds =
    Wie viele mögliche Verteilungen die Analyse nach einem Spiel betrachtet; sonst so viele wie `doko review`
    .takes = ANZAHL
help-play--record = Jedes fertige Spiel an diese Datei anhängen und dort weitermachen, wo sie endet
    .takes = DATEI
help-play--sheet = Mit --round: den Zettel der Runde in diese Datei schreiben, wie `doko sheet` ihn liest
    .takes = DATEI

# doko play-random
help-play-random =
    Schreibt zufällige Spiele: Vorbehalte, Ansagen und Karten, alle erlaubt.

    Beispiele:
      doko play-random --seed 7                          ein Spiel zum Lesen
      doko play-random -n 1000 --rules bsv --json > spiele.jsonl
      doko play-random -n 1000 | doko score | sort | uniq -c | sort -n

    Die meisten sind gesund, Ansagen sind selten. Wo neu gegeben wird, wird neu gegeben.
help-play-random--json = JSON schreiben, ein Spiel je Zeile; sonst den Text, den `doko score` auch liest

# doko protocol
help-protocol =
    Hilft denen, die ein Programm schreiben, das mitspielt.

    Beispiele:
      doko protocol check 'python3 scripts/bot.py'
      doko schema to-bot                                 was einem Programm geschickt wird
      doko schema from-bot                               was es antwortet

    docs/PROTOCOL.md beschreibt, was gesagt wird, mit einer Mitschrift.

# doko protocol check
help-protocol-check =
    Prüft, ob ein Programm sich an das Protokoll hält.

    Beispiele:
      doko protocol check 'python3 scripts/bot.py'
      doko protocol check --time 200ms -n 200 ./meinbot

    Das Programm spielt nach allen Regelwerken oder nach --rules gegen Bots, die irgendetwas sagen und
    ansagen, jedes Spiel zweimal. Sagt ein Programm am Anfang, nach welchen Regeln es spielt oder was
    es entscheidet, wird es nur darin geprüft. Der Exit-Code ist 0, wenn es keinen Fehler gemacht hat,
    sonst 1.
help-protocol-check--command = Die Befehlszeile des Programms, in Anführungszeichen
    .takes = BEFEHL
help-protocol-check--n = Wie viele Spiele je Regelwerk
    .takes = N
help-protocol-check--time = Wie lange eine Entscheidung dauern darf
    .takes = ZEIT

# doko bot
help-bot =
    Setzt einen Bot an einen fremden Tisch: hört das Protokoll, antwortet mit Entscheidungen.

    Beispiele:
      doko bot rules
      doko bot doko:worlds=80,threads=one
      doko protocol check 'doko bot rules'

    Nachrichten kommen auf der Standardeingabe, eine je Zeile, Antworten gehen auf die Standardausgabe,
    wie docs/PROTOCOL.md es beschreibt. So können Programme und Turniere, die das Protokoll sprechen,
    jeden unserer Bots mitspielen lassen. Zu einer Startzahl entscheidet ein Bot wie an unseren eigenen
    Tischen, außer wenn der Tisch zu Beginn sagt, wie lange eine Entscheidung dauern darf, und der Bot
    länger bräuchte. Auf eine Nachricht, die nicht zu verstehen ist, folgt eine, die sagt, warum; dann
    ist der Exit-Code am Ende 2.
help-bot--bot = Der Bot mit seinen Parametern
    .takes = BOT

# doko match
help-match =
    Lässt Bots dieselben Karten auf vertauschten Sitzen spielen und sagt, wer um wie viel besser ist.

    Beispiele:
      doko match --bots rules,greedy -n 2000                    je zwei an einem Tisch
      doko match --bots rules,random --lineup one-vs-three      jeder allein gegen drei andere
      doko match --bots rules,doko --lineup strangers -n 100    wie stark gegen jeden
      doko match --bots doko,rules,uct,cmd:./meiner -n 500 --out mein-match
      doko match --bots rules,greedy --sprt a=0 b=0.1 -n 100000 aufhören, sobald es entschieden ist
      doko match --bots rules,greedy --round -n 50              Runden von 24 Spielen mit Pflichtsoli
      doko match --bots rules,greedy --seatings one --open-cards
      doko match --table 'python3 scripts/table.py' --bots rules,greedy --scope cards -n 100

    Gezählt wird nach Verteilungen (oder Runden): Deren Spiele haben dieselben Karten. Die Ergebnisse
    hängen nur von der Startzahl und der Anzahl ab, nicht von Threads und Unterbrechungen. Mit --out
    macht derselbe Befehl ein unterbrochenes Match weiter; ein größeres -n verlängert es. Was die
    Zahlen bedeuten, steht in docs/MATCH.md.
help-match--bots =
    Die Bots, mit Kommas getrennt, jeder mit seinen Parametern: rules,pimc:worlds=20,cmd:./meiner. Auch mehrmals
    .takes = BOT,..
help-match--n = Wie viele Verteilungen, mit --round wie viele Runden
    .takes = N
help-match--seed = Die Startzahl des Zufalls; dieselbe Zahl gibt allen Bots dieselben Karten
    .takes = ZAHL
help-match--lineup =
    Wer zusammen an einem Tisch sitzt: so gemischt wie möglich, jeder gegen drei von jedem anderen, zwei gegen zwei
    oder jeder allein unter drei Fremden von jedem Stil, die nicht genannt werden müssen
    .takes = AUFSTELLUNG
help-match--table =
    Am Tisch dieses Programms spielen, das die drei anderen Spieler stellt: jeder Bot allein auf allen vier Sitzen jeder
    Verteilung. Was es hört und zu antworten hat, steht in docs/PROTOCOL.md; cmd(time=60s):BEFEHL lässt ihm mehr Zeit als
    10 s je Nachricht
    .takes = BEFEHL
help-match--seatings =
    Auf welchen Sitzen eine Verteilung gespielt wird: einmal nach Los, reihum vertauscht oder auf alle Arten
    .takes = SITZE
help-match--scope = Was die Bots entscheiden: alles, oder nur die Karten in Spielen zwei gegen zwei ohne Ansagen
    .takes = UMFANG
help-match--round = Ganze Runden mit ihren Pflichtsoli spielen statt einzelner Verteilungen
help-match--open-cards =
    Herausrechnen, was die Karten wert sind: genaue Werte mit offenen Karten, im Mittel über so viele zufällige
    Spielanfänge, höchstens 10000. Für --seatings one; sonst hebt es sich auf
    .takes = ANFÄNGE
help-match--sprt =
    Aufhören, wenn entschieden ist, ob der erste Bot je Spiel eher um b als um a Punkte besser ist als der zweite:
    --sprt a=0 b=0.1
    .takes = a=A b=B
help-match--out = Was gespielt wurde, in diesem Ordner behalten und den Bericht dorthin schreiben
    .takes = ORDNER
help-match--shard =
    Nur diesen Teil spielen, von 1/N bis N/N, ohne Bericht; sind alle da, fasst derselbe Befehl ohne --shard sie zusammen
    .takes = K/N
help-match--html = Den Bericht als Seite mit Diagrammen schreiben
    .takes = DATEI
help-match--records = Die Spiele als Aufzeichnungen schreiben, die review, replay und problems lesen
    .takes = DATEI
help-match--keep-going =
    Weitermachen, wenn das Programm eines Bots abgestürzt ist, und seine Entscheidungen als Fehler zählen
help-match--json = Den Bericht als JSON schreiben
help-match--csv = Die Bots und die Paare als CSV schreiben

# doko study
help-study =
    Spielt Verteilungen unter Bedingungen auf mehrere Arten und sagt, was jede wert ist.

    Beispiele:
      doko study docs/studies/solo-value.toml
      doko study docs/studies/hochzeit.toml --out studie        wird behalten und weitergeführt
      doko study docs/studies/claims.toml --html claims.html    eine Seite mit Diagrammen

    Eine Studie ist eine TOML-Datei:
      title = "Damensolo oder Normalspiel?"
      {"["}[part]]
      title = "nach Damen"
      where = "N has {"{"}queens{"}"} queens and N has 2 Fehl aces"
      sweep.queens = [4, 5, 6]
      arm = [{"{"} name = "normal", vorbehalt = "gesund" {"}"}, {"{"} name = "Damensolo", vorbehalt = "damensolo" {"}"}]
    Was darin stehen kann, sagt docs/STUDIES.md. Die Zahlen hängen nur von der Datei, den Regeln und
    der Startzahl ab.
help-study--file = Die Studie
    .takes = DATEI
help-study--out = Was gespielt wurde, in diesem Ordner behalten und das Ergebnis dorthin schreiben
    .takes = ORDNER
help-study--html = Das Ergebnis als Seite mit Diagrammen schreiben
    .takes = DATEI
help-study--json = Das Ergebnis als JSON schreiben

# doko perft
help-perft =
    Zählt die Folgen erlaubter Karten ab einer Stellung, für jede Länge bis --depth.

    Beispiele:
      doko perft 'rules=ddv game=normal re=NS leader=N N=HT,CQ O=HQ,CA S=SQ,D9 W=DJ,SA' --depth 8
      doko deal --seed 3 -n 10 | doko perft --depth 6      zum Vergleich mit einem anderen Programm

    Die beiden gleichen Karten gelten als eine. In datasets/perft/ stehen Zahlen, in denen zwei
    Programme übereinstimmen.
help-perft--depth = Wie viele Karten höchstens gespielt werden, bis zu den 48 einer Verteilung
    .takes = ANZAHL

# doko suggest
help-suggest =
    Sagt, was jetzt zu tun ist: jede Karte und Ansage mit erwarteten Punkten, und wer zu wem gehört.

    Beispiele:
      doko suggest spiel.txt@17             vor der siebzehnten Karte eines Spiels
      doko suggest spiel.txt@5.1 --seat O   vor dem fünften Stich, wie Ost es sieht
      doko suggest blick.txt                ein Spiel mit einem Blatt, die anderen als ? geschrieben
      doko suggest blick.txt --bot doko     und was dieser Bot tut
      doko suggest spiel.txt@9 --if "O hat beide Dullen"     wenn es so wäre
      doko suggest abend.jsonl@17 --game-number 3          im dritten Spiel eines Abends
      doko suggest blick.txt --follow       und dann Karte für Karte weiter

    Aus einer Datei mit mehreren Spielen muss eines gewählt werden.

    Benutzt wird nur, was der Sitz wissen kann, auch wenn das Spiel alle Blätter zeigt. Die Punkte sind
    die des Sitzes, gemittelt über Verteilungen, die zu allem passen, was er gesehen hat, die
    wahrscheinlicheren öfter. Der Standardfehler sagt, wie sicher das Mittel ist, nicht, wie gut die
    anderen spielen.

    Mit --format lines steht in einer Zeile zuerst die beste Entscheidung, oder `open`, wenn das nicht
    feststeht, dann jede Karte und Ansage mit ihren Punkten: `open CK=-0.30 C9=-0.33`.
help-suggest--input =
    Eine Datei mit einem Spiel, mit @ der Moment: die Karte, von 1 an gezählt, oder STICH.KARTE; oder - für die
    Standardeingabe
    .takes = DATEI[@ZUG]|-
help-suggest--seat = Wessen Entscheidung es ist; sonst wer dran ist oder wem das einzige Blatt gehört
    .takes = SITZ
help-suggest--if =
    Nur Verteilungen, in denen die verdeckten Blätter eine Bedingung erfüllen, zum Beispiel „O hat >= 4 Trümpfe und ein
    Kreuz Ass“
    .takes = BEDINGUNG
help-suggest--bot = Auch diesen Bot fragen
    .takes = BOT
help-suggest--follow =
    Danach die Karten eingeben, die gespielt werden, eine nach der anderen; ist der Sitz wieder dran, gibt es neuen Rat.
    Auf einem Terminal zeigt ? die Wörter, in einer Pipe kommen die Karten von der Standardeingabe
help-suggest--seed = Die Startzahl des Zufalls; dieselbe Zahl gibt dieselbe Antwort
    .takes = ZAHL

# doko hand
help-hand =
    Sagt, was ein Blatt wert ist: als Normalspiel, als Hochzeit, als stilles Solo und als jedes Solo.

    Beispiele:
      doko hand "HT CQ CQ SQ HQ CJ SJ DA DT CA CA SA"
      doko hand "HT CQ SQ SQ HQ DJ DA DT D9 CA SA S9" --position 3 --worlds 1000
      doko hand "HT HT CQ SQ HQ DQ CJ DA CA SA" --rules bsv --json
      doko hand Dulle, Kreuz Dame, Kreuz Dame, ♠D ♥D ♣B ♠B Fuchs ♦10 ♣A ♣A ♠A

    Die anderen Karten werden zufällig verteilt, wer vorher spricht, ist gesund, und alle spielen und
    sagen an nach den Faustregeln des Bots `rules`. Wer danach spricht, kann selbst einen Vorbehalt
    haben. Die Punkte sind die des Blatts; in 95 von 100 Fällen liegt das wahre Mittel solchen Spiels im
    angegebenen Bereich.

    Karten können geschrieben werden, wie man sie nennt: HT, ♥10, Herz Zehn, Dulle. Mit --format lines
    steht in einer Zeile zuerst das beste Spiel, oder `open`, dann jedes Spiel mit seinen Punkten und
    danach ebenso die Ansagen:
      normal normal=+1.20 damensolo=-5.10 call=open call:-=+1.20 call:re=+0.90
help-hand--hand = Das Blatt, wie es gegeben wurde; fehlt es, wird danach gefragt
    .takes = KARTE
help-hand--position = Der Platz am Tisch: 1 spricht zuerst und spielt aus, 4 gibt
    .takes = PLATZ
help-hand--seed = Die Startzahl des Zufalls; dieselbe Zahl gibt dieselbe Antwort
    .takes = ZAHL

# doko review
help-review =
    Sagt, wo Spiele verloren gingen, und warum.

    Beispiele:
      doko review spiel.txt
      doko review abend.jsonl                  jedes Spiel, und was jeder insgesamt verschenkt hat
      doko review abend.jsonl --html abend.html
      doko review abend.jsonl --game-number 3 --all      mit jeder Entscheidung
      doko review spiel.txt --seat S           die Fehler von Süd zuerst
      doko review spiel.txt --mistake 1 --json

    Ein Fehler ist, was nach dem, was der Spieler wissen konnte, Punkte verschenkt hat. Verdächtige
    Entscheidungen werden dafür in neuen Verteilungen nachgeprüft; ein Fehler heißt nur, was dort
    wenigstens --mistake Punkte kostet, mehr, als in 95 von 100 Spielen Zufall ist, und auch dann nicht
    besser war, wenn alle Verteilungen gleich wahrscheinlich sind. Getrennt davon steht, wie es ausging:
    Glück, wenn der Fehler nichts gekostet hat, und Pech, wenn die richtige Karte Punkte gekostet hat.

    Jeder Fehler steht da mit dem Stich, dem Blatt und einem Grund, der in dieser Stellung geprüft ist
    (docs/REVIEW.md): die von --seat zuerst, der teuerste voran. Bei den ersten fünf und allen von
    --seat steht auch eine Verteilung, die nicht auszuschließen war und in der die Karte verliert, und
    was von dort an noch zu holen war.

    Bewertet werden Karten, Ansagen, das Schweigen im letzten Augenblick vor einer Ansage und die
    Vorbehalte, wenn sie aufgeschrieben sind. Sagt in keinem Spiel der Datei jemand etwas an, wurde ohne
    Ansagen gespielt oder sie wurden nicht aufgeschrieben, und Schweigen wird nicht bewertet; --calls
    sagt es anders. Über mehrere Spiele wird für jeden zusammengezählt: nach Namen, wenn die
    Spielprotokolle welche haben (docs/notation.md), sonst nach Sitzen.

    Mit --format lines steht je Spiel in einer Zeile, das wievielte es ist, und für jeden Sitz, wie
    viele Fehler wie viele Punkte verschenkt haben: `1 N=2/1.25 E=0/0.00 S=1/0.40 W=0/0.00`, dazu
    `unfinished`, wenn das Spiel nicht zu Ende gespielt ist.

    Der Exit-Code ist 0, oder 2, wenn ein Spiel nicht zu lesen ist; die anderen werden nachgeprüft.
help-review--input = Eine Datei mit Spielen, DATEI@ZUG für ein Spiel bis zu einem Moment oder - für die Standardeingabe
    .takes = DATEI[@ZUG]|-
help-review--seat = Sitz, dessen Fehler zuerst kommen, alle ausführlich
    .takes = SITZ
help-review--all = Auch jede Entscheidung zeigen, mit ihrem Preis auf den ersten Blick und im Nachhinein
help-review--round =
    Die Spiele der Datei als eine Runde nehmen: Was frühere Spiele darüber sagen, wie jeder
    spielt, zählt mit. Spieler unterscheidet der Name, sonst der Platz
help-review--html = Auch eine Seite fürs Handy und zum Drucken schreiben, die sonst nichts braucht
    .takes = DATEI
help-review--hindsight =
    Bei so vielen Reststichen ist genau bekannt, was ein Fehler gekostet hat und was noch zu holen war, vorher nicht. Mit
    9 dauert eine Karte bis zu Sekunden
    .takes = STICHE
help-review--mistake = Wie viele Punkte ein Fehler wenigstens verschenkt
    .takes = PUNKTE
help-review--calls = Ob am Tisch mit Ansagen gespielt wird; sonst ist Schweigen kein Fehler
    .takes = WERT
    .auto = Ja, wenn in irgendeinem Spiel der Datei jemand etwas angesagt hat
    .yes = Ja
    .no = Nein, oder Ansagen wurden nicht aufgeschrieben
help-review--worlds = In wie vielen möglichen Verteilungen jede Entscheidung zuerst bewertet wird
    .takes = ZAHL
help-review--seed = Die Startzahl des Zufalls; dieselbe Zahl gibt dieselbe Antwort
    .takes = ZAHL

# doko problems
help-problems =
    Stellt Aufgaben: welche Karte, welche Ansage, welches Spiel; welche Karte gewinnt, was immer die
    anderen haben; gehört dir der Rest?

    Beispiele:
      doko problems play                                  zehn Aufgaben, fällige zuerst
      doko problems play --kind proof --grade 3
      doko problems list                                  wie viele es von welcher Art gibt
      doko problems export --as html -n 20 > blatt.html   ein Blatt mit Lösungen zum Drucken

    Tausende Aufgaben sind eingebaut. Jede hat genau eine richtige Antwort und sagt, warum
    (docs/PROBLEMS.md).
help-problems-play =
    Stellt Aufgaben und zählt mit.

    Beispiele:
      doko problems play
      doko problems play --theme ruff -n 5
      doko problems play eigene.jsonl --progress eigene.txt
      echo "t 2" | tr " " "\n" | doko problems play --id 0ac7 --progress out.txt

    Getippt wird die Nummer oder der Name der Antwort, t für einen Tipp, s lässt die Aufgabe für später,
    q hört auf. Was ohne Tipp gelöst ist, kommt nach 1, 3, 7, 16, 35, 90 Tagen wieder; was falsch war,
    ist gleich wieder dran. Was gelöst ist, steht in einer kleinen Textdatei (--progress).
help-problems-list =
    Sagt, welche Aufgaben es gibt: wie viele von jeder Art, Stufe und jedem Thema, oder eine je Zeile.

    Beispiele:
      doko problems list
      doko problems list --kind claim --format lines
help-problems-verify =
    Rechnet Aufgaben von Grund auf nach: die Verteilungen, den Beweis, die Widerlegungen, den Vorsprung,
    die Stufe.

    Beispiele:
      doko problems verify --id 0ac7
      doko problems verify --kind proof -n 20
      doko problems verify --kind judgement -n 5 --fresh 7    in anderen Verteilungen als beim Suchen

    Der Exit-Code ist 1, wenn eine nicht ist, was sie sagt.
help-problems-export =
    Schreibt Aufgaben für andere Programme, für Papier oder für Anki.

    Beispiele:
      doko problems export --as jsonl --kind proof > beweise.jsonl
      doko problems export --as html -n 20 > blatt.html
      doko problems export --as anki --theme solo --lang de > solo.txt
      doko problems export --as proof --kind claim -n 5 > beweis.jsonl
help-problems-mine =
    Sucht Aufgaben in erzeugten Spielen.

    Beispiele:
      doko problems mine --out eigene.jsonl
      doko problems mine --judgement 0 --proof 500 --claim 0 --seed 7 --out beweise.jsonl.gz

    Derselbe Befehl macht weiter, wo er unterbrochen wurde; dieselbe Startzahl findet dieselben
    Aufgaben, mit beliebig vielen Threads. Eine Datei, die auf .gz endet, wird gepackt.
help-problems-play--file = Eine Datei mit Aufgaben oder - für die Standardeingabe; ohne Angabe die eingebauten
    .takes = DATEI|-
help-problems-list--file = Eine Datei mit Aufgaben oder - für die Standardeingabe; ohne Angabe die eingebauten
    .takes = DATEI|-
help-problems-verify--file = Eine Datei mit Aufgaben oder - für die Standardeingabe; ohne Angabe die eingebauten
    .takes = DATEI|-
help-problems-export--file = Eine Datei mit Aufgaben oder - für die Standardeingabe; ohne Angabe die eingebauten
    .takes = DATEI|-
help--kind = Nur Aufgaben dieser Art: judgement (Urteil), proof (Beweis) oder claim (Reststiche)
    .takes = ART
help--grade = Nur Aufgaben dieser Stufe: von 1, die jeder Bot löst, bis 5
    .takes = STUFE
help--theme = Nur Aufgaben mit diesem Thema; `doko problems list` nennt die Themen
    .takes = THEMA
help--id = Nur Aufgaben, deren Name so beginnt
    .takes = NAME
help-problems-play--n = Wie viele Aufgaben
    .takes = ZAHL
help-problems-play--all = Auch Aufgaben, die noch nicht wieder dran sind
help-problems-play--seed = Die Startzahl der Reihenfolge, in der sie gestellt werden; ohne Angabe Zufall
    .takes = ZAHL
help-problems-play--progress =
    Die Datei, in der steht, was gelöst ist; ohne Angabe problems.txt in dem Ordner, in dem das System die Daten von
    Programmen hat
    .takes = DATEI
help-problems-play--today = Der Tag, der heute sein soll, wie 2026-11-27
    .takes = TAG
help-problems-verify--n = Nur so viele Aufgaben, über die ganze Datei verteilt
    .takes = ZAHL
help-problems-verify--fresh =
    In den Verteilungen einer anderen Startzahl urteilen als beim Suchen; der Vorsprung muss derselbe sein, bis auf
    drei Standardfehler
    .takes = ZAHL
help-problems-export--as = Als was
    .takes = FORM
    .jsonl = Ein JSON-Objekt je Zeile
    .html = Eine Seite zum Drucken, mit den Lösungen hinter den Aufgaben
    .anki = Eine Textdatei, die Anki einliest
    .proof = Zertifikate dessen, was Verteilungen über die Antworten zeigen, ein JSON-Objekt je Zeile; docs/PROOFS.md
help-problems-export--n = Höchstens so viele Aufgaben
    .takes = ZAHL
help-problems-mine--out = Die Datei mit den Aufgaben, eine Zeile JSON für jede
    .takes = DATEI
help-problems-mine--judgement = Wie viele Aufgaben der Art judgement (Urteil); jede dauert Sekunden
    .takes = ZAHL
help-problems-mine--proof = Wie viele der Art proof (Beweis)
    .takes = ZAHL
help-problems-mine--claim = Wie viele der Art claim (Reststiche)
    .takes = ZAHL
help-problems-mine--games = Nach so vielen Spielen ist Schluss, was immer gefunden ist
    .takes = ZAHL

# doko generate
help-generate =
    Macht Datensätze aus Spielen mit Zusatzangaben, Teil für Teil.

    Beispiele:
      doko generate plan out/random -n 100000 --bots random --shards 8
      doko generate run out/random                       machen, was noch fehlt
      doko generate run out/random --shard 3/8           ein Teil, für einen Auftrag eines Clusters
      doko generate verify out/random                    sind alle Teile, was geschrieben wurde?
      doko generate merge out/random --out spiele.parquet

    Derselbe Plan gibt dieselben Bytes, wer auch immer welchen Teil macht, mit wie vielen Threads und
    wie oft unterbrochen. Die Spalten beschreibt datasets/README.md, Cluster docs/CLUSTER.md.

# doko generate plan
help-generate-plan =
    Schreibt auf, woraus ein Datensatz bestehen soll.

    Beispiele:
      doko generate plan out/random -n 1000000 --bots random --shards 16
      doko generate plan out/ladder -n 2000 --bots random --bots rules --labels legal,thoughts
      doko generate plan out/exact -n 1000 --bots rules --labels augen,points --from-trick 6 --rules bsv

    Wer auf welchem Sitz spielt, wird für jedes Spiel neu gelost. Genaue Werte ganzer Verteilungen
    dauern lange; --from-trick lässt die ersten Stiche aus.
help-generate-plan--folder = Der Ordner des Datensatzes; er wird angelegt, wenn es ihn noch nicht gibt
    .takes = ORDNER
help-generate-plan--bots = Die Bots, mit Kommas getrennt oder einer nach dem anderen: rules,pimc:worlds=40
    .takes = BOT,..
help-generate-plan--shards = In wie vielen Teilen; handlich sind je einige hundert Megabyte Spiele
    .takes = N
help-generate-plan--file =
    Wie die Teile geschrieben werden: parquet für pandas, polars und andere, wire für andere Programme von uns; parquet,
    wenn dieses doko damit gebaut wurde
    .takes = parquet|wire
help-generate-plan--labels =
    Woraus gelernt wird: legal, holders (wer was hat), augen und points (genaue Werte), thoughts (der Bots)
    .takes = ANGABEN
help-generate-plan--from-trick = Der erste Stich, von 1 an gezählt, von dem genaue Werte berechnet werden; sonst der fünfte
    .takes = STICH
help-generate-plan--scope = Was die Bots entscheiden: alles, oder nur die Karten in Spielen zwei gegen zwei ohne Ansagen
    .takes = UMFANG
    .everything = Alles, was die Regeln ihnen überlassen
    .cards = Nur Karten

# doko generate run
help-generate-run =
    Macht die Teile eines Datensatzes, die noch fehlen.

    Beispiele:
      doko generate run out/random                 alle Teile, die noch fehlen
      doko generate run out/random --shard 3/8     den dritten von acht
      doko generate run out/random --threads 1

    Was auch unterbricht, fertige Spiele bleiben, und der nächste Lauf macht dahinter weiter. Mehrere
    Läufe können an einem Ordner arbeiten; ein Teil, an dem ein anderer schreibt, wird übergangen. Der
    Exit-Code ist 1, wenn nicht alles fertig wurde, aus diesem Grund oder wegen Strg-C. Ein
    mitspielendes Programm, das abstürzt, hält den Lauf an, außer mit --keep-going. Ein Plan, den
    jemand anders gemacht hat, startet seine Programme nur mit --run-commands.
help-generate-run--shard = Nur dieser Teil, von 1/N bis N/N
    .takes = K/N
help-generate-run--keep-going =
    Weitermachen, wenn das Programm eines Bots abgestürzt ist, und für ihn entscheiden; wie oft, steht im Beleg

# doko generate verify
help-generate-verify =
    Prüft einen Datensatz: Prüfsummen, Zeilen, Anzahlen; einige Spiele werden noch einmal gespielt.

    Beispiele:
      doko generate verify out/random              alle Teile, je 3 Spiele noch einmal gespielt
      doko generate verify out/random --again 0    nur, was in den Dateien steht
      doko generate verify datasets/games/ladder.parquet   eine vereinte Datei, gegen ihren Beleg

    Jede Zeile muss ein Spiel sein, das die Regeln erlauben, mit dem Ergebnis, das sie ergeben. Eine
    Zeile je Teil; der Exit-Code ist 0, wenn alle gut sind, sonst 1. Wo ein Bot ein Programm ist, wird
    nur mit --run-commands noch einmal gespielt.
help-generate-verify--path = Der Ordner eines Datensatzes oder eine vereinte Datei
    .takes = PFAD
help-generate-verify--again = Wie viele Spiele je Teil noch einmal gespielt werden; sie müssen gleich ausgehen
    .takes = SPIELE

# doko generate merge
help-generate-merge =
    Schreibt die Spiele aller Teile in eine Datei, mit einem Beleg daneben.

    Beispiele:
      doko generate merge out/random --out random.parquet
      doko generate merge out/random --out random.wire      dieselben Spiele im anderen Format

    Die Bytes hängen nicht davon ab, wie viele Teile es waren. `doko generate verify DATEI` prüft sie.
help-generate-merge--out = Die Datei; ihre Endung, .parquet oder .wire, sagt, wie sie geschrieben wird
    .takes = DATEI

# doko library
help-library =
    Die Bibliothek gelöster Spiele: machen, prüfen, lesen.

    Beispiele:
      doko library make out/library --part augen-40 -n 1024   die ersten Verteilungen eines Teils
      doko library make out/library --shard 3/8               für einen Auftrag eines Clusters
      doko library status out/library
      doko library merge out/library --out datasets/library
      doko library show datasets/library 4711
      doko library stats datasets/library

    Eine Verteilung folgt aus ihrer Nummer, darum kann jeder jeden Teil selbst machen und vergleichen.
    Was die Teile sind, steht in docs/LIBRARY.md.
help-library-make =
    Verteilungen lösen, die noch nicht da sind, je 64.

    Beispiele:
      doko library make out/library
      doko library make out/library --part augen-40,leaders-40 -n 4096
      doko library make out/library --shard 3/8 --threads 1

    Was gelöst ist, bleibt bei jeder Unterbrechung erhalten, und der nächste Lauf geht dahinter weiter.
    Die Werte hängen nicht davon ab, wer sie findet. Der Exit-Code ist 1, wenn nicht alles fertig wurde.
help-library-make--folder = Der Ordner der Bibliothek; fehlt er, wird er angelegt
    .takes = ORDNER
help-library-make--part = Nur diese Teile, etwa augen-40,level-48; ohne Angabe alle
    .takes = TEIL,..
help-library-make--n = Wie viele Verteilungen jedes Teils, ab Nummer 0; ohne Angabe die der ersten Ausgabe
    .takes = N
help-library-make--shard = Nur dieser Anteil der Arbeit, von 1/N bis N/N
    .takes = K/N
help-library-status =
    Sagen, wie viel von jedem Teil da ist.

    Beispiele:
      doko library status out/library
      doko library status out/library --json
help-library-status--folder = Der Ordner der Bibliothek
    .takes = ORDNER
help-library-verify =
    Die Dateien prüfen und einige Verteilungen mit anderen Suchverfahren neu lösen.

    Beispiele:
      doko library verify datasets/library
      doko library verify datasets/library --sample 0    nur was in den Dateien steht
help-library-verify--folder = Der Ordner der Bibliothek
    .takes = ORDNER
help-library-verify--sample = Wie viel davon neu gelöst wird, in Prozent
    .takes = PROZENT
help-library-merge =
    Für jeden Teil eine Datei schreiben, daneben dasselbe als Parquet.

    Beispiele:
      doko library merge out/library --out datasets/library
help-library-merge--folder = Der Ordner der Bibliothek
    .takes = ORDNER
help-library-merge--out = Ein anderer Ordner für die Dateien
    .takes = ORDNER
help-library-show =
    Eine Verteilung mit ihren Werten zeigen.

    Beispiele:
      doko library show datasets/library 4711
      doko library show datasets/library 7 --deck 48 --json
help-library-show--folder = Der Ordner der Bibliothek
    .takes = ORDNER
help-library-show--number = Die Nummer der Verteilung, ab 0
    .takes = NUMMER
help-library-show--deck = Die Zahl der Karten: 40 nach den Regeln des BSV oder 48 nach denen, die jetzt gelten (TSR)
    .takes = KARTEN
help-library-stats =
    Sagen, was die Verteilungen gemeinsam haben: wie oft Re mit offenen Karten gewinnt, was das Ausspiel wert ist und mehr.

    Beispiele:
      doko library stats datasets/library
      doko library stats datasets/library --json
help-library-stats--folder = Der Ordner der Bibliothek
    .takes = ORDNER

# doko referee
help-referee =
    Entscheidet über einen Verstoß: Klasse, Punkte, wie es weitergeht, und warum.

    Beispiele:
      doko referee                                          fragt sich durch, Frage für Frage
      doko referee --protocol entscheidung.html             und schreibt eine Seite zum Unterschreiben
      doko referee --position 'rules=ddv game=normal ..'    fragt nur, was die Karten nicht sagen
      doko referee catalogue vorgeworfen                    welche Einträge davon handeln
      doko referee rule --entry 3.8.1 --offender O          eine Entscheidung ohne Fragen
      doko referee rule --entry 3.6.2 --offender S --facts '{"{"}"lead_right_changes": true{"}"}'
      doko referee rule --record spiel.txt --claim N@17     findet den Verstoß im aufgeschriebenen Spiel
help-referee--position =
    Die Stellung unmittelbar vor dem Verstoß, in einer Zeile, oder eine Datei damit: Was die Karten sagen, wird nicht
    gefragt
    .takes = ZEILE|DATEI
help-referee--game-number = Für das Protokoll: die Nummer des Spiels in der Runde
    .takes = NUMMER

# doko referee rule
help-referee-rule =
    Entscheidet über einen Verstoß nach gegebenen Tatsachen, für Programme und Skripte.

    Beispiele:
      doko referee rule --entry 3.8.1 --offender O --absagen 1
      doko referee rule --entry 3.7.2 --game solo:N:pflicht --offender O --json
      doko referee rule --entry 3.8.1 --offender O --position 'rules=ddv game=normal re=NS leader=N ..'
      doko referee rule --record spiel.txt          der erste Verstoß des Spiels
      doko referee rule --case fall.json --json     alles in einer Datei: `doko schema referee-case`
      doko referee rule --entry 3.8.1 --offender O --position 'rules=ddv ..' --proof beweis.jsonl

    `doko referee catalogue 3.8.1` zeigt, nach welchen Tatsachen ein Eintrag fragt. Der Exit-Code ist 0,
    wenn entschieden ist, 2, wenn Tatsachen fehlen, unmöglich sind oder sich widersprechen.
help-referee-rule--entry = Der Eintrag der Schiedsrichterhilfen, zum Beispiel 3.8.1
    .takes = EINTRAG
help-referee-rule--facts = Die Tatsachen zum Eintrag: JSON, eine Datei oder - für die Standardeingabe
    .takes = JSON|DATEI|-
help-referee-rule--case =
    Ein ganzer Fall: JSON, eine Datei oder - für die Standardeingabe; die anderen Argumente gehen vor
    .takes = JSON|DATEI|-
help-referee-rule--offender = Wer den Verstoß begangen hat: N, O, S, W oder X für niemanden am Tisch
    .takes = SITZ
help-referee-rule--game =
    Das Spiel: normal, hochzeit, hochzeit_solo:N, stilles_solo:N, solo:N:pflicht, solo:N:lust, none (keins)
    .takes = SPIEL
help-referee-rule--absagen = Wie viele Absagen die Gegner des Verursachers gemacht hatten
    .takes = ANZAHL
help-referee-rule--record = Ein aufgeschriebenes Spiel, das den Verstoß zeigt: eine Datei oder - für die Standardeingabe
    .takes = DATEI|-
help-referee-rule--position = Die Stellung unmittelbar vor dem Verstoß, in einer Zeile, oder eine Datei damit
    .takes = ZEILE|DATEI
help-referee-rule--claim =
    Wer reklamiert, bei einem aufgeschriebenen Spiel auch wann; auch mehrmals.

    N, oder N@17 gleich nach der siebzehnten Karte, dasselbe wie N@5.1, die erste Karte von Stich 5; N@17+1 nach einer
    Ansage mehr; N@v2 nach zwei Worten der Vorbehaltsrunde.
    .takes = SITZ[@MOMENT]
help-referee-rule--game-number = Für das Protokoll: die Nummer des Spiels in der Runde
    .takes = NUMMER

# doko referee catalogue
help-referee-catalogue =
    Zeigt die Einträge der Schiedsrichterhilfen oder die, auf die ein paar Wörter passen,
    deutsch oder englisch.

    Beispiele:
      doko referee catalogue
      doko referee catalogue falsches Aufspiel
      doko referee catalogue 3.5.2           ein Eintrag, Zeile für Zeile, mit seinen Fragen

    Der Exit-Code ist 0, wenn etwas gefunden wurde, sonst 1.
help-referee-catalogue--words = Wörter oder die Nummer eines Eintrags
    .takes = SUCHE

# doko conform
help-conform =
    Prüft Beispiele zu den Regeln: was gegeben ist und was herauskommen muss.

    Beispiele:
      doko conform datasets/rulebook/cases.jsonl
      doko conform --rules mein-verein.toml mein-verein.jsonl   Beispiele zu eigenen Regeln
      doko conform --kind score --kind game cases.jsonl         nur diese Arten
      doko conform cases.jsonl --json | jq .failed

    Ein Beispiel ist eine Zeile JSON; `datasets/README.md` nennt die Felder jeder Art. Was nicht stimmt,
    steht je in einer Zeile da, danach, wie viele jeder Art stimmen. Der Exit-Code ist 0, wenn alles
    stimmt, 1, wenn etwas nicht stimmt, 2, wenn eine Zeile kein Beispiel ist oder keins da ist.
help-conform--input = Eine Datei mit Beispielen oder - für die Standardeingabe
    .takes = DATEI|-
help-conform--kind = Nur Beispiele dieser Art; auch mehrmals
    .takes = ART

# doko rules
help-rules =
    Zeigt die Optionen der Regelwerke nebeneinander.

    Beispiele:
      doko rules                                  alle Optionen der veröffentlichten Regelwerke
      doko rules --diff                           nur die, in denen sie sich unterscheiden
      doko rules --diff ddv mein-verein.toml      was ein Verein anders spielt
      doko rules --toml mein-verein.toml          eine Regeldatei mit dem, was anders ist
      doko rules --json ddv                       alle Optionen als JSON
      doko rules explain mein-verein.toml         die Regeln in Sätzen, für die Wand
      doko rules new --out mein-verein.toml       fragt nach den Regeln und schreibt die Datei

    Ein Verein schreibt seine Regeln als TOML-Datei, die ein veröffentlichtes Regelwerk erweitert:
      extends = "ddv"
      name = "mein-verein"
      second_heart_ten_wins = "when_trump"
    Jeder Befehl nimmt sie mit --rules mein-verein.toml. Was die Optionen bedeuten, sagt datasets/options.md.
help-rules--sets = Namen von Regelwerken und Regeldateien; sonst die veröffentlichten und das von --rules
    .takes = DATEI|NAME
help-rules--diff = Nur Optionen zeigen, in denen sich die Regelwerke unterscheiden
help-rules--json = Jedes Regelwerk als eine Zeile JSON mit allen Optionen schreiben
help-rules--toml = Jedes Regelwerk als Regeldatei schreiben: was es erweitert, und was davon abweicht
help-rules-explain =
    Sagt die Regeln in Sätzen, wie man sie an die Wand hängt.

    Beispiele:
      doko rules explain mein-verein.toml
      doko rules explain mein-verein.toml --html regeln.html    eine Seite zum Ausdrucken
help-rules-explain--set = Ein Regelwerk oder eine Regeldatei; sonst das von --rules oder ddv
    .takes = DATEI|NAME
help-rules-explain--html = Eine Seite zum Ausdrucken in diese Datei schreiben
    .takes = DATEI
help-rules-explain--json = Die Sätze als JSON schreiben
help-rules-new =
    Schreibt die Regeldatei eines Vereins aus Antworten; ohne Antworten fragt es nach ihnen.

    Beispiele:
      doko rules new --out mein-verein.toml
      doko rules new --extends bsv --name stammtisch --set call_value="times 2" --set werfen_kings=5

    Was aus anderen Antworten folgt, muss man nicht sagen: Ohne Neunen hat ein Blatt zehn Karten.
help-rules-new--extends = Das Regelwerk, von dem die Regeln ausgehen: tsr, ddv, bsv oder recklinghausen
    .takes = NAME
help-rules-new--name = Wie das Regelwerk heißt
    .takes = NAME
help-rules-new--set = Eine Antwort, die anders ist als dort; auch mehrmals
    .takes = OPTION=WERT
help-rules-new--out = Die Regeln in diese Datei schreiben statt auf die Ausgabe
    .takes = DATEI

# doko bench
help-bench =
    Rechnet feste Stellungen mit einem Thread aus und sagt, wie lange es dauert.

    Beispiele:
      doko bench                   jede zehnte Stellung aus datasets/positions, sechs bis neun Stiche
      doko bench --tricks 8        die mit acht Stichen
      doko bench --json            für Programme
      doko bench | tail -1         die gespielten Karten: bei jeder Version überall gleich viele

    Jeder Wert wird mit dem gespeicherten verglichen; der Exit-Code ist 1, wenn einer abweicht.
help-bench--tricks = Nur Stellungen mit so vielen Reststichen
    .takes = N
help-bench--json = JSON schreiben, eine Gruppe je Zeile

# doko serve
help-serve =
    Fragen über HTTP beantworten und die Seite zeigen.

    Beispiele:
      doko serve                          nur für diesen Rechner, unter http://127.0.0.1:3656/
      doko serve --open                   und die Seite im Browser öffnen
      doko serve --page web/dist          die Seite aus einem Ordner
      doko serve --listen 0.0.0.0         für alle im Netz
      doko serve --host doko.example.org  hinter einem Proxy dieses Namens
      doko serve --rules my-club.toml     nach Clubregeln, wo eine Frage keine nennt

      curl --json '{"{"}"n": 1, "seed": 7{"}"}' http://127.0.0.1:3656/api/deal

    GET /api zählt auf, was gefragt werden kann, GET /api/openapi.json beschreibt es für Programme;
    die Anleitung ist docs/SERVER.md. Zuerst wird die Adresse ausgegeben, danach auf der Fehlerausgabe
    eine Zeile zu jeder Anfrage. Strg-C beendet den Server, wenn alle ihre Antwort haben, ein
    zweites Mal sofort.
help-serve--listen = Die Adresse: 127.0.0.1 ist nur dieser Rechner, 0.0.0.0 alle seine Adressen
    .takes = ADRESSE
help-serve--port = Der Port; 0 ist irgendein freier
    .takes = PORT
help-serve--open = Die Seite im Browser öffnen
help-serve--page = Die Seite aus diesem Ordner zeigen; sonst die, die im Programm ist, wenn es eine gibt
    .takes = ORDNER
help-serve--host = Ein Name, unter dem der Server auch gefragt werden darf, etwa der eines Proxys davor; mehrmals möglich
    .takes = NAME
help-serve--workers = Wie viele Fragen zugleich bearbeitet werden; sonst so viele, wie es Kerne gibt
    .takes = N
help-serve--queue = Wie viele weitere warten dürfen; was darüber ist, soll wiederkommen
    .takes = N
help-serve--connections = Wie viele Verbindungen offen sein dürfen; weitere warten
    .takes = N
help-serve--time-limit = Wie viele Sekunden eine Antwort dauern darf
    .takes = SEKUNDEN
help-serve--body-limit = Wie groß eine Anfrage sein darf
    .takes = GRÖSSE
help-serve--quiet = Nichts sagen als die Adresse

# doko schema
help-schema =
    Schreibt das JSON-Schema dessen, was ein Befehl mit --json schreibt.

    Beispiele:
      doko schema verdict
      doko schema match
      doko schema rules > rules.schema.json
help-schema--of = Was beschrieben wird
    .takes = WAS
    .api = Alle Fragen und Antworten der Bibliothek doko-api, für Seiten, Server und andere Sprachen
    .verdict = Eine Zeile von `doko verdict --json`
    .solve = Eine Zeile von `doko solve --json`
    .verify = Eine Zeile von `doko verify --json`
    .score = Eine Zeile von `doko score --json`
    .import = Eine Zeile von `doko import --json`
    .result = Was `doko score --json` zu einem Ergebnis ohne die Karten antwortet
    .sheet = Was `doko sheet --json` antwortet
    .record = Ein aufgeschriebenes Spiel, wie `doko score` es liest und `doko play-random --json` es schreibt
    .table = Wie ein laufendes Spiel steht, Schritt für Schritt (docs/API.md)
    .perft = Eine Zeile von `doko perft --json`
    .bench = Eine Zeile von `doko bench --json`
    .conform = Die Antwort von `doko conform --json`
    .referee = Die Antwort von `doko referee rule --json`
    .referee-case = Was `doko referee rule --case` liest
    .rules = Ein Regelwerk in `doko rules --json`
    .to-bot = Was einem Programm geschickt wird, das mitspielt, eine Nachricht je Zeile
    .from-bot = Was es antwortet, eine Nachricht je Zeile
    .to-table = Was einem Programm geschickt wird, das einen Tisch führt, eine Nachricht je Zeile
    .from-table = Was es antwortet, eine Nachricht je Zeile
    .protocol = Die Antwort von `doko protocol check --json`
    .suggest = Die Antwort von `doko suggest --json`
    .hand = Die Antwort von `doko hand --json`
    .review = Eine Zeile von `doko review --json`, eine für jedes Spiel
    .problem = Eine Aufgabe: eine Zeile von `doko problems list --json`
    .problem-check = Eine Zeile von `doko problems verify --json`
    .match = Der Bericht von `doko match --json`
    .study = Das Ergebnis von `doko study --json`
    .manifest = Was `doko generate plan` schreibt: manifest.json
    .receipt = Was neben jeder Datei liegt, die `doko generate` fertig hat
    .library-status = Eine Zeile von `doko library status --json`
    .library-check = Eine Zeile von `doko library verify --json`
    .library-deal = Die Antwort von `doko library show --json`
    .library-fact = Eine Zeile von `doko library stats --json`

# doko completions
help-completions =
    Schreibt ein Skript, mit dem eine Shell Befehle und Optionen ergänzt.

    Beispiele:
      doko completions bash > ~/.local/share/bash-completion/completions/doko
      doko completions zsh > ~/.zfunc/_doko
      doko completions fish > ~/.config/fish/completions/doko.fish
help-completions--shell = Die Shell
    .takes = SHELL
