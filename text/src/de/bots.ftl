# Spieler, die nur ein Blatt sehen.

# Wie ein Bot angegeben wird
spec-command = „{ $command }“ ist kein Befehl: Gebraucht wird cmd:PROGRAMM ARGUMENTE mit geschlossenen Anführungszeichen
spec-no-bot = den Bot „{ $name }“ gibt es nicht (es gibt { $names })
spec-no-bot-but = den Bot „{ $name }“ gibt es nicht; ist „{ $near }“ gemeint? (Es gibt { $names })
spec-no-parameter = der Bot „{ $bot }“ hat keinen Parameter „{ $parameter }“, nur { $names }
spec-no-parameters = der Bot „{ $bot }“ hat keinen Parameter „{ $parameter }“, er hat gar keine
spec-no-value = „{ $part }“ hat keinen Wert; gebraucht wird { $part }=WERT
spec-twice = der Parameter „{ $key }“ steht zweimal da
spec-bad-value = der Parameter „{ $parameter }“ kann nicht „{ $value }“ sein; erwartet: { $expected }
spec-no-style = den Stil „{ $name }“ gibt es nicht (es gibt { $names })
spec-no-style-but = den Stil „{ $name }“ gibt es nicht; ist „{ $near }“ gemeint? (Es gibt { $names })
spec-no-programs = „{ $command }“ lässt sich nicht starten: Hier laufen keine fremden Programme
numbers-whole = eine ganze Zahl von { $least } bis { $most }
numbers-real = eine Zahl von { $least } bis { $most }
spec-or-none = { $numbers } oder none (keine)
spec-only-others-rules = none (keine), außer zusammen mit others=rules
spec-warmth = 0 oder eine Zahl ab 0.001
spec-threads = one (einer) oder all (alle)
spec-time-limit = eine Zeit wie 100ms oder 1.5s, höchstens ein Tag, oder none (keine)
spec-duration = eine Zeit wie 100ms oder 2s, höchstens ein Tag
spec-rollouts = random (zufällig) oder rules (nach Faustregeln)
spec-without = Namen von Faustregeln wie in weights.txt oder tells, mit + dazwischen
spec-says = gesund oder anything (irgendetwas)
spec-others = anybody (irgendwer), strangers (ebenso, ohne Netz für die Parteien), rules (nach Faustregeln) oder ein Stil
spec-talk = none (niemand) oder rules (nach Faustregeln)

# Wie Stile spielen (das Subjekt fehlt)
style-aggressive = nimmt, was er kriegen kann, sagt sofort und schon mit weniger an, spielt mehr Soli
style-timid = überlässt Stiche den anderen, sagt nie an, spielt kein Solo
style-ace-player = spielt zuallererst seine Fehl-Asse
style-trump-drawer = spielt Trumpf auf, wann immer er kann
style-saver = hebt Herz 10 und Damen bis zum Ende auf, sagt nie an
style-spender = spielt seine höchsten Trümpfe zuerst, sagt sofort an
style-never-smears = gibt dem Partner keine Zehnen und Asse
style-smears-always = schmiert jedem, der sein Partner sein könnte
style-collector = spielt auf Sonderpunkte: Füchse, Doppelköpfe, Karlchen
style-shows-queens = zeigt die Kreuz-Damen früh, wartet als Kontra ab, sagt sofort an
style-void-maker = wirft kurze Fehlfarben ab, um sie zu stechen
style-partner-blind = sieht nicht, wer mit ihm spielt, sagt nie an
style-augen = hat gelernt, Augen zu gewinnen, nicht Punkte
style-club = spielt nach der Vereinsregel: Re spielt Trumpf auf, Kontra Fehl
style-forgetful = behält nur die Karten der letzten beiden Stiche
style-winner = hat gelernt zu gewinnen, egal wie hoch
style-wavering = spielt nach Faustregeln, aber nicht immer die beste Karte
style-careless = spielt nach Faustregeln, ab und zu irgendeine Karte
style-greedy = sieht nur den laufenden Stich
style-ismcts = sucht ein wenig, in einem Baum für alles, was er nicht unterscheiden kann
style-pimc = betrachtet wenige, gleich wahrscheinliche Verteilungen
style-uct = sucht ein wenig in passenden Blättern, mit zufälligen Spielen

# Was ein Bot falsch gemacht hat
fault = { $seat } ({ $kind }): { $what }
fault-illegal = unzulässig
fault-late = zu spät
fault-nonsense = unverständlich
fault-died = beendet
fault-instead = { $what }; stattdessen gespielt: { $instead }
fault-not-started = nicht gestartet
fault-not-legal = „{ $word }“ ist nicht erlaubt
fault-other-rules = es spielt nach den Regeln { $known }, nicht nach { $rules }
fault-not-understood = das Programm versteht die Frage nicht: { $text }
fault-other-question = erwartet wird eine Entscheidung zu dieser Frage
fault-nonsense-line = „{ $line }“: { $why }
fault-floods = das Programm schreibt zu viel: mehr als { $most } Zeilen, die nichts beantworten
fault-flush = Leert das Programm seinen Ausgabepuffer nach jeder Zeile?
fault-with-tip = { $what } ({ $tip })

# Ein eigenes Programm
pipe-not-started = lässt sich nicht starten: { $why }
pipe-late = keine Antwort innerhalb von { $limit }
pipe-gone = das Programm ist beendet
pipe-gone-with-words = das Programm ist beendet; seine letzten Worte: { $words }
pipe-deaf = das Programm liest nicht: { $limit } lang war nichts zu schreiben
pipe-time = { $number } { $unit }
pipe-unnamed = es ist kein Programm genannt
pipe-program = „{ $program }“: { $error }
pipe-no-input = seine Eingabe ist nicht zu beschreiben
pipe-no-output = seine Ausgabe ist nicht zu lesen
pipe-no-errors = seine Fehlerausgabe ist nicht zu lesen
hello-late = kein „hello“ innerhalb von { $limit }. { $tip }
hello-version = es spricht Version { $version } des Protokolls, erwartet ist { $expected }
hello-not-understood = es versteht das „hello“ nicht: { $text }
hello-other = statt „hello“ kam „{ $line }“
hello-unreadable = statt „hello“ kam „{ $line }“: { $why }
hello-no-text = statt „hello“ kam etwas anderes: { $why }
hello-blank = statt „hello“ kamen leere Zeilen
line-too-long = eine Zeile von mehr als einem Megabyte
line-zeros = eine Zeile mit Null-Bytes wie in UTF-16; Nachrichten sind UTF-8

# Ein Bot von hier an einem fremden Tisch
guest-no-message = „{ $line }“ ist keine Nachricht: { $why }
guest-no-type = "type" fehlt
guest-version = der Tisch spricht Version { $version } des Protokolls, dieses Programm Version { $known }
guest-no-deal = vor der ersten Verteilung ist nichts zu entscheiden
guest-rules-form = die Regeln sind { $value }; erwartet wird der Name eines Regelwerks wie "ddv" oder ein Objekt wie {"{"}"name":"our-club","nines":false{"}"} mit den Optionen einer Regeldatei
guest-rules-name = das Regelwerk „{ $name }“ gibt es nicht; ein bloßer Name muss einer von { $known } sein, jedes andere braucht seine Optionen: {"{"}"name":"our-club","nines":false{"}"}
guest-rules = nach diesen Regeln kann nicht gespielt werden: { $why }
guest-hand = „{ $words }“ ist kein Blatt nach diesen Regeln: erwartet sind { $expected } Karten des Spiels, keine dreimal
guest-swap = getauscht wurden Karten, die niemand getauscht haben kann
guest-nothing-legal = "legal" ist leer, muss aber jede mögliche Entscheidung nennen
guest-word = „{ $word }“ steht zur Wahl, ist aber keine Entscheidung
guest-illegal = „{ $act }“ steht zur Wahl, ist jetzt aber nicht möglich
guest-call = die Ansage „{ $call }“ steht zur Wahl, ist jetzt aber nicht möglich
guest-cards = zur Wahl stehen { $offered }, nach den Regeln aber { $legal }
guest-no-record = für "{ $what }" muss bekannt sein, was gespielt wurde: {"{"}"seen":{"{"}"record":{"{"}..{"}"}{"}"}{"}"}
guest-no-asked-for = zu "{ $what }" gehört "asked_for"
guest-no-giver = zu "{ $what }" gehören "giver" und "cards"
guest-other-seat = das Spielprotokoll zeigt das Blatt von { $seat } nicht, um dessen Entscheidung es geht
guest-question = "{ $what }" ist hier keine mögliche Frage

# Der Tisch eines fremden Programms
table-other-rules = er spielt nach { $known }, nicht nach { $rules }
table-other-scope = er spielt nur { $known }, nicht { $scope }
table-other-deal = sein "deal" passt nicht zum Spiel, das ihm aufgegeben wurde
table-question = er stellt eine unmögliche Frage: { $why }
table-only-cards = er fragt nach "{ $what }", gespielt werden aber nur Karten
table-refused = er meldet einen Fehler: { $text }

# Was ein Sitz gesehen haben kann
not-seen-hands = was ein Sitz sieht, ist ein Spielprotokoll mit nur einem Blatt; für die anderen steht ?
not-seen-hand = das Blatt von { $seat } ist keines, das gegeben wurde
not-seen-absage = für welche Partei { $seat } abgesagt hat, steht nicht da; gebraucht wird zum Beispiel { $letter }:kontra-k90!
not-seen-exchange = bei einer Trumpfabgabe kennen die Beteiligten die Karten (given= und returned=); alle anderen haben gesehen, wie viele getauscht wurden (exchanged=) und wie viele Trümpfe zurückkamen (trumps_returned=)
not-seen-breach = keine Blätter passen zu dem, was gesagt und gespielt wurde: { $breach }
no-world-fits = keine Verteilung passt zu dem, was dieser Sitz gesehen und gehört hat
no-world-counted = für die verdeckten Blätter gelten zu viele Bedingungen, um die Verteilungen zu zählen
no-world-stopped = angehalten, bevor genug Verteilungen betrachtet waren

# Bedingungen an Blätter
condition-empty = hier steht keine Bedingung
    .help = zum Beispiel: O hat mindestens 4 Trümpfe und ein Kreuz-Ass
condition-ends = die Bedingung hört auf, es fehlt { $what }
condition-expected = „{ $found }“ steht da, wo { $what } erwartet wird
condition-no-thing = „{ $text }“ ist nichts, was auf der Hand sein kann
    .help = gezählt werden Trümpfe, Fehl, eine Farbe, ein Rang, Augen, Karten oder eine Karte wie Kreuz Dame, ♣D oder Dulle
condition-meant = Ist „{ $meant }“ gemeint?
condition-whose = wer „{ $text }“ haben soll, steht nicht da
    .help = mit einem Sitz anfangen: N, O, S oder W, oder O+S für zwei zusammen
condition-how-many = wie viele sind mit „{ $text }“ gemeint?
    .help = „beide“, „mindestens eine“ oder eine Zahl schreiben
condition-together = „{ $one } und { $other }“: beide Blätter zusammen oder jedes für sich?
    .help = { $one }+{ $other } schreiben, wenn beide Blätter zusammen gemeint sind, sonst eine Aussage für { $one } und eine für { $other }
condition-unclosed = die Klammer wird nicht geschlossen
condition-too-large = { $text } ist mehr, als das Kartenspiel hat
condition-empty-range = keine Zahl liegt in „{ $text }“
condition-stray = „{ $text }“ hat hier keine Bedeutung
condition-too-deep = die Bedingung ist zu tief verschachtelt
condition-too-many = die Bedingung hat mehr als { $most } Aussagen
expected-end = „und“, „oder“ oder das Ende
expected-closing = „und“, „oder“ oder die schließende Klammer
expected-verb = „hat“ oder „ist“
expected-seat = ein Sitz
expected-side = „Re“, „Kontra“ oder „allein“
expected-number = eine Zahl
expected-and = „und“
expected-thing = etwas, was auf der Hand sein kann
