# Der Server

# Was gefragt werden kann
serve-ask-verdict = Macht eine Partei zwangsläufig alle Reststiche, und warum, oder wie wird das widerlegt?
serve-ask-solve = Was ist eine Stellung mit offenen Karten wert, und was jede Karte?
serve-ask-tree = Karte für Karte durch das gelöste Spiel
serve-ask-verify = Widerlegt eine Zugfolge einen Anspruch?
serve-ask-deal = Zufällige Kartenverteilungen zu einer Startzahl
serve-ask-board = Eine Stellung, so weit sie eingegeben ist: was fehlt, was nicht sein kann, wer dran ist
serve-ask-replay = Ein aufgeschriebenes Spiel, Zug für Zug, mit der Stellung dazu
serve-ask-hand = Was ist ein Blatt in jedem Spiel wert?
serve-ask-suggest = Was sollte dieser Spieler jetzt tun?
serve-ask-review = Wo ging ein Spiel verloren, und warum?
serve-ask-table = Ein laufendes Spiel gegen Bots, Schritt für Schritt
serve-ask-import = Spiele, die andere aufgeschrieben haben, als Spielprotokolle
serve-ask-score = Was bringt ein aufgeschriebenes Spiel, Punkt für Punkt?
serve-ask-result = Was bringt ein Spiel, von dem nur das Ergebnis bekannt ist?
serve-ask-sheet = Der Spielzettel eines Abends: Summen, wer als Nächster gibt, wer wem wie viel zahlt
serve-ask-ruling = Die Entscheidung über einen Regelverstoß, mit Begründung
serve-ask-interview = Frage für Frage zur Entscheidung
serve-ask-catalogue = Die Einträge der Schiedsrichterhilfen, die zu einigen Wörtern passen
serve-ask-rules = Die Optionen der Regelwerke nebeneinander
serve-ask-conform = Kommt ein Beispiel der Regelwerke so heraus, wie es dort steht?

# Was nicht beantwortet wird
serve-no-path = unter { $path } gibt es nichts
    .help = GET /api zählt auf, was gefragt werden kann
serve-method = { $method } geht bei { $path } nicht
serve-host = unter dem Namen „{ $host }“ soll dieser Server nicht gefragt werden
    .help = als localhost oder 127.0.0.1 fragen; wer den Server betreibt, erlaubt mit --host einen anderen Namen
serve-no-json = das ist kein JSON: { $error } (Zeile { $line }, Spalte { $column })
serve-other-question = die Anfrage fragt { $other }, ihr Pfad aber "{ $name }"
serve-no-type = die Anfrage sagt nicht, dass sie JSON ist
serve-type = „{ $type }“ wird nicht gelesen, nur JSON
    .help = mit der Kopfzeile „{ $header }“ senden
serve-encoding = eine Anfrage, die mit „{ $encoding }“ komprimiert ist, wird nicht gelesen
    .help = unkomprimiert senden
serve-too-large = die Anfrage ist größer als { $most } Bytes; mehr wird nicht gelesen
serve-broken-body = die Anfrage endet zu früh
serve-slow-body = die Anfrage kam nicht innerhalb von { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    }
serve-busy = gerade wird zu viel auf einmal gefragt
    .help = gleich noch einmal versuchen
serve-ending = der Server wird gerade beendet
serve-time = innerhalb von { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } wurde keine Antwort gefunden
    .help = weniger fragen, etwa mit einer Grenze für die Karten, die probiert werden (nodes), oder mit weniger Stichen
serve-panic = hier hat doko einen Fehler: { $text }
    .help = bitte mit der Anfrage melden; der Server läuft weiter

# Was auf dem Terminal steht
serve-listens = doko antwortet unter { $address } (Strg-C beendet es)
serve-open-to-all = Wer diesen Rechner erreicht, kann fragen. Nichts ist verschlüsselt; für das offene Netz gehört ein Proxy davor.
serve-page-of-folder = Die Seite kommt aus { $folder }.
serve-no-page = In diesem doko ist keine Seite.
    .help = Ihren Ordner mit --page ORDNER angeben: die Seite bauen, wie es in docs/PAGE.md steht, dann ist es web/dist. Was unter /api gefragt wird, geht auch ohne.
serve-cannot-listen = unter { $address } kann niemand gefragt werden: { $reason }
serve-port-in-use = der Port { $port } ist belegt
    .help = mit --port einen anderen wählen, oder 0 für irgendeinen freien
serve-address-not-here = die Adresse { $address } hat dieser Rechner nicht
    .help = 127.0.0.1 ist nur dieser Rechner, 0.0.0.0 alle seine Adressen
serve-port-not-permitted = der Port { $port } ist nicht für jeden da
    .help = mit --port einen ab 1024 wählen
serve-no-browser = es lässt sich kein Browser öffnen; { $address } selbst öffnen
serve-no-address = eine Adresse wie 127.0.0.1, 0.0.0.0 oder ::1 schreiben; der Port gehört zu --port
serve-no-name = einen Namen ohne Port schreiben, etwa doko.example.org
serve-page-unread = { $path } lässt sich nicht lesen: { $reason }
serve-page-no-folder = { $folder } ist kein Ordner
serve-page-no-index = in { $folder } gibt es keine index.html
serve-page-too-large = in { $folder } sind mehr als { $mib } MiB
serve-page-too-many = in { $folder } sind mehr als { $most } Dateien
serve-page-folder =
    .help = ist das der richtige Ordner? Der der Seite ist web/dist
