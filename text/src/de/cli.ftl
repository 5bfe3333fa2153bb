
# Was an den Argumenten nicht stimmt

usage-error = Fehler:
usage-tip = Tipp:
usage-try = Mehr dazu: „{ $help }“.
usage-quoted = „{ $text }“
usage-unknown-argument = das Argument { $name } gibt es hier nicht
usage-unknown-command = den Befehl { $name } gibt es nicht
usage-no-value = bei { $argument } fehlt der Wert
usage-invalid = { $value } ist bei { $argument } nicht möglich
usage-invalid-because = { $value } ist bei { $argument } nicht möglich: { $reason }
usage-missing = es fehlt:{ $names }
usage-missing-command = zu { $name } gehört ein weiterer Befehl
usage-conflict = { $name } geht nicht zusammen mit { $others }
usage-twice = { $name } kann nur einmal angegeben werden
usage-no-equals = bei { $argument } gehört ein Gleichheitszeichen vor den Wert
usage-too-many-values = { $value } ist bei { $argument } ein Wert zu viel
usage-too-few-values = { $argument } braucht mindestens { $least } Werte, angegeben { $given ->
        [one] ist nur { $given }
       *[other] sind nur { $given }
    }
usage-wrong-number-of-values = { $argument } braucht { $needed } Werte, angegeben { $given ->
        [one] ist { $given }
       *[other] sind { $given }
    }
usage-not-utf8 = ein Argument ist kein UTF-8-Text
usage-unclear = die Argumente sind nicht zu verstehen
usage-possible-values =
    { $what }
    {"  ["}mögliche Werte: { $names }]
usage-possible-commands =
    { $what }
    {"  ["}Befehle: { $names }]
usage-similar-command = { $n ->
        [one] ein ähnlicher Befehl
       *[other] ähnliche Befehle
    }: { $names }
usage-similar-argument = { $n ->
        [one] ein ähnliches Argument
       *[other] ähnliche Argumente
    }: { $names }
usage-similar-value = { $n ->
        [one] ein ähnlicher Wert
       *[other] ähnliche Werte
    }: { $names }
usage-tip-value = um { $what } als Wert anzugeben, { $written } schreiben
usage-tip-elsewhere = { $name } gibt es
usage-tip-command = den Befehl { $name } gibt es; dafür das „--“ davor weglassen
wrong-with-help = { $what }; { $help }
number-within = eine Zahl von { $from } bis { $to } angeben
number-at-least = eine Zahl ab { $least } angeben
number-whole = eine ganze Zahl angeben
number-too-large = diese Zahl ist zu groß
language-unknown = de oder en angeben
memory-size = eine Größe wie 64MiB oder 2GiB angeben
budget-limit = eine Anzahl Karten wie 1000000 angeben oder eine Zeit wie 500ms, 5s oder 2min
trouble-help = Tipp:
first-and-rest = { $first }; { $rest }

# Was das System nicht zulässt
io-not-found = das gibt es nicht
io-permission-denied = das ist nicht erlaubt
io-already-exists = es ist schon da
io-is-a-directory = das ist ein Ordner
io-not-a-directory = das ist kein Ordner
io-storage-full = es ist kein Platz mehr
io-file-too-large = die Datei würde zu groß
io-read-only = dort kann nichts geschrieben werden
io-broken-pipe = niemand liest es mehr
io-timed-out = es dauert zu lange
io-unexpected-end = es endet zu früh
io-invalid-filename = so kann keine Datei heißen
io-out-of-memory = der Speicher reicht nicht

# Was gelesen wird
input-name-argument = Argument
input-name-stdin = Eingabe
input-nothing = es gibt nichts zu lesen
input-too-many = nur eine Datei oder eine Stellung auf einmal, nicht { $n }
    .help = die Stellung in Anführungszeichen setzen
input-is-folder = { $name } ist ein Ordner
input-no-text-file = das ist keine Textdatei; ist es die richtige?
input-too-large = { $name } ist länger als { $mib } MiB, mehr wird nicht auf einmal gelesen
    .help = auf mehrere Dateien verteilen
input-line-too-long = { $name }, Zeile { $line } ist länger als { $mib } MiB: „{ $begin }“
    .help = eine Frage ist eine Zeile; ist es die richtige Datei?
input-utf-16 = { $name } ist Text in UTF-16, nicht in UTF-8
    .help = als UTF-8 speichern; in der PowerShell: Get-Content DATEI | Set-Content -Encoding utf8 NEU
input-not-utf-8 = diese Zeile ist kein UTF-8-Text: ihr Byte { $place } ist { $byte }
input-not-utf-8-after = diese Zeile ist kein UTF-8-Text: ihr Byte { $place } ist { $byte }, nach „{ $after }“
input-no-such-file = diese Datei gibt es nicht
input-not-permitted = sie darf nicht gelesen werden
input-cannot-read = { $name } ist nicht zu lesen: { $reason }
input-no-position = in { $name } steht keine Stellung
    .help = in jede Zeile eine Stellung schreiben; was nach # steht, ist eine Bemerkung, und das `>` einer Shell leert eine Datei sofort
reads-stdin = die Standardeingabe
reads-is-output = { $name } ist auch das Ziel der Antworten
    .help = in eine andere Datei schreiben und diese danach umbenennen; was hinter `>` steht, ist leer, bevor doko anfängt
reads-is-stdin = von dort wird gelesen
reads-is-told = dorthin gehen schon die Ausgaben
reads-is-read = sie wird gelesen
reads-is-read-as = das ist { $name }, und die wird gelesen
rules-unknown = das Regelwerk „{ $rules }“ gibt es nicht
    .help = eines von { $names } nennen oder eine Regeldatei wie mein-verein.toml
rules-unused = --rules bedeutet bei { $what } nichts
    .help = weglassen
rules-unused-planned = doko generate mit einem geplanten Datensatz
rules-unused-names = doko rules mit Namen von Regelwerken

# Was geschrieben wird
output-cannot-write = die Ausgabe ist nicht zu schreiben: { $reason }
output-cannot-write-file = { $file } ist nicht zu schreiben: { $reason }
output-make-room = Platz schaffen oder einen anderen Ort wählen und denselben Befehl noch einmal geben
output-would-be-lost = eine andere Datei wählen: Sie ginge verloren
output-foreign = dort liegt eine Datei, die { $kind } von doko ist
output-use-force = einen anderen Namen wählen oder mit --force überschreiben
output-read-only = sie ist schreibgeschützt
output-kind-page = keine solche Seite
output-kind-answers = keine Datei mit Antworten
output-kind-report = kein solcher Bericht
output-kind-table = keine solche Tabelle
output-kind-games = kein Datensatz
output-kind-receipt = kein Beleg
output-kind-records = kein Spielprotokoll
output-kind-proof = keine Datei mit Zertifikaten
output-kind-problems = keine Datei mit Aufgaben
output-kind-sheet = keine leere Datei
output-is-dash = das ist hier kein Dateiname; wenn doch: ./- schreiben
output-no-name = das ist kein Dateiname
output-no-file = das ist keine Datei
output-dead-link = das ist ein Link ins Leere
output-no-folder = den Ordner { $folder } gibt es nicht
output-other-place = einen anderen Ort wählen
output-not-writable = einen anderen Ort wählen oder dafür sorgen, dass dort Dateien angelegt werden können
out-choose-another = ein anderes --out wählen
out-is-locked = { $part } wird gerade von einem anderen doko geschrieben
    .help = warten, bis es fertig ist, oder eine andere Datei für --out wählen
out-other-question = { $part } beantwortet eine andere Frage oder nach anderen Regeln
out-no-answers = { $part } enthält keine Antworten
out-more-lines = { $part } beantwortet mehr Zeilen, als es jetzt gibt
out-other-line = { $part } beantwortet eine andere Zeile { $line }, als es jetzt gibt
out-no-checksums = { $part } stammt von einem älteren doko, oder die Prüfsummen der Zeilen fehlen
out-changed = { $part } wurde geändert: Zeile { $line } ist nicht, was geschrieben wurde
out-begin-anew = { $part } löschen und neu anfangen, oder wie vorher fragen
out-goes-on = { $n ->
        [one] { $n } Antwort steht
       *[other] { $n } Antworten stehen
    } schon in { $part }, nach Zeile { $line } geht es weiter
threads-cannot-start = die Threads lassen sich nicht starten: { $reason }
interrupt-cannot-listen = Strg-C lässt sich nicht abfangen: { $reason }

# Wie weit lange Arbeit ist
progress-lines = { $n ->
        [one] Zeile
       *[other] Zeilen
    }
progress-games = { $n ->
        [one] Spiel
       *[other] Spiele
    }
progress-deals = { $n ->
        [one] Verteilung
       *[other] Verteilungen
    }
progress-cards = { $n ->
        [one] Karte
       *[other] Karten
    }
progress-problems = { $n ->
        [one] Aufgabe
       *[other] Aufgaben
    }
progress-vectors = { $n ->
        [one] Beispiel
       *[other] Beispiele
    }
progress-groups = { $n ->
        [one] Gruppe
       *[other] Gruppen
    }

manner-unknown = möglich sind { $names }

# Certificates
proof-written = Zertifikate geschrieben: { $path }
proof-no-position = es gibt keine Stellung, über die etwas zu beweisen wäre
    .help = mit --position angeben
