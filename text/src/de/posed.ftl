# Aufgaben zum Lösen: `doko problems`

problems-kind-judgement = Urteil
problems-kind-proof = Beweis
problems-kind-claim = Reststiche
problems-no-kind = „{ $name }“ ist keine Art von Aufgaben; möglich: { $names }
problems-no-theme = „{ $name }“ ist kein Thema; möglich: { $names }

problems-model-uniform = alle Verteilungen gleich wahrscheinlich
problems-model-beliefs = Verteilungen so wahrscheinlich, wie die anderen gespielt haben
problems-model-ladder = gute und schlechte Spieler auf den anderen Plätzen

problems-theme-solo = eigenes Solo
problems-theme-against-solo = gegen ein Solo
problems-theme-hochzeit = Hochzeit
problems-theme-hidden-partner = Partner unbekannt
problems-theme-last-to-play = an letzter Stelle
problems-theme-trump-led = Trumpf aufspielen
problems-theme-ace-led = Fehl-Ass aufspielen
problems-theme-fehl-led = kleine Fehlkarte aufspielen
problems-theme-ruff = einstechen
problems-theme-discard = abwerfen
problems-theme-take = den Stich nehmen
problems-theme-leave = den Stich laufen lassen
problems-theme-smear = schmieren
problems-theme-save = Augen sparen
problems-theme-dulle = mit Dulle
problems-theme-fox = mit Fuchs
problems-theme-charlie = mit Charlie
problems-theme-not-the-highest = nicht die höchste Karte
problems-theme-win-the-game = das Spiel gewinnen
problems-theme-lose-less = weniger verlieren
problems-theme-win-higher = höher gewinnen
problems-theme-call = eine Ansage
problems-theme-silence = schweigen
problems-theme-vorbehalt = ein Vorbehalt
problems-theme-gesund = gesund
problems-theme-every-order = der Rest in jeder Reihenfolge
problems-theme-from-the-top = der Rest von oben
problems-theme-not-yours = sieht nur nach dem Rest aus
problems-theme-last-tricks = die letzten Stiche

problems-not-one-hand = im Spiel muss die Hand von { $seat } stehen und keine andere
problems-not-at-turn = { $seat } ist in diesem Spiel nicht an der Reihe
problems-no-round = zu dem, was vor dem Spiel gesagt wurde, passt keine Verteilung
problems-other-game = die Zeile gehört zu einem anderen Spiel

problems-unsound-version = die Aufgabe hat die Fassung { $found }; erwartet wird { $expected }
problems-unsound-field = im Feld { $name } steht etwas anderes, als nachgerechnet wurde
problems-unsound-deals = die möglichen Verteilungen sind zu viele, oder die Parteien sind offen
problems-unsound-proof = { $card } erreicht das Ziel nicht in allen Verteilungen
problems-unsound-refuted = keine Verteilung widerlegt { $card }
problems-unsound-deal = diese Verteilung kann der Spieler ausschließen: { $deal }
problems-unsound-line = die Folge von Karten widerlegt es nicht ({ $answer })
problems-unsound-lead = die richtige Antwort liegt nicht so vorn: { $model }

problems-heading = Aufgabe { $number } von { $of }: { $kind }, Stufe { $grade }
problems-speaks = { $dealer } hat gegeben, und { $seat } ist mit dem Vorbehalt an der Reihe
problems-ask-card = Welche Karte spielst du?
problems-ask-call = Was sagst du vor deiner Karte an, wenn überhaupt?
problems-ask-game = Welches Spiel spielst du?
problems-ask-reach = Mit welcher Karte bekommt deine Partei in diesem Spiel wenigstens { $augen } Augen, was immer die anderen haben und spielen?
problems-ask-claim = Du spielst auf. Gehören alle Reststiche deiner Partei, was immer die anderen haben und spielen?
problems-answer-every = ja, in jeder Reihenfolge
problems-answer-top = ja, aber nur von oben
problems-answer-no = nein
problems-no-answer = „{ $text }“ ist hier keine Antwort
    .help = möglich: { $answers }
problems-hint-themes = Themen: { $themes }
problems-hint-deals = { $n ->
        [one] Nur eine Verteilung ist möglich
       *[other] { $n } Verteilungen sind möglich
    }
problems-hint-not = Nicht { $answer }
problems-no-more-hints = Mehr Tipps gibt es nicht
problems-good = Richtig: { $right }
problems-bad = Nein. Richtig ist: { $right }
problems-solution = Lösung: { $right }
problems-proved = { $n ->
        [one] Mit { $card } hat deine Partei in der einzigen möglichen Verteilung wenigstens { $augen } Augen, auch wenn alle drei anderen gegen dich spielen.
       *[other] Mit { $card } hat deine Partei in jeder der { $n } möglichen Verteilungen wenigstens { $augen } Augen, auch wenn alle drei anderen gegen dich spielen.
    }
problems-refuted = { $card } reicht vielleicht nicht: Bei { $deal } bekommt deine Partei höchstens { $augen }, sogar mit offenen Karten.
problems-held = { $n ->
        [one] { $answer }: In der einzigen möglichen Verteilung geht kein Stich verloren, wie immer gespielt wird.
       *[other] { $answer }: In keiner der { $n } möglichen Verteilungen geht ein Stich verloren, wie immer gespielt wird.
    }
problems-not-held = { $n ->
        [one] In der einzigen möglichen Verteilung ist der Rest nicht sicher.
       *[other] In wenigstens einer von { $n } möglichen Verteilungen ist der Rest nicht sicher.
    }
problems-broken = Das stimmt nicht ({ $answer }): Bei { $deal } fällt { $line }
problems-deal = { $hands }
problems-plays = { $seat } { $card }
problems-lead = { $n ->
    [one] +{ $points } Punkte (± { $error }) gegen { $next } in der einzigen Verteilung: { $model }
   *[other] +{ $points } Punkte (± { $error }) gegen { $next } in { $n } Verteilungen: { $model }
}
problems-page-title = Doppelkopf: { $n ->
        [one] eine Aufgabe
       *[other] { $n } Aufgaben
    }
problems-page-solutions = Lösungen

problems-prompt = Deine Antwort (? für Hilfe):
problems-next = Enter für die nächste Aufgabe, q zum Aufhören:
problems-help =
    Die Nummer oder der Name deiner Antwort; Enter zeigt die Lösung.
    t: ein Tipp. s: für später lassen. q: aufhören.
problems-later = Für später gelassen
problems-score = { $right } von { $of } richtig, { $hints ->
        [0] ohne Tipps
        [one] mit einem Tipp
       *[other] mit { $hints } Tipps
    }
problems-due = { $n ->
        [one] Eine Aufgabe ist heute wieder dran
       *[other] { $n } Aufgaben sind heute wieder dran
    }
problems-none-left = Es gibt keine Aufgabe, die passt und heute dran ist
    .help = mit --kind, --grade oder --theme nach anderen fragen oder mit --all auch nach denen, die noch nicht wieder dran sind
problems-none = keine Aufgabe der Datei passt
    .help = `doko problems list` zeigt, was es gibt
problems-unknown-id = keine Aufgabe beginnt mit „{ $id }“
problems-bad-line = Zeile { $line } ist keine Aufgabe: { $error }
problems-too-large = { $name }: ausgepackt hat die Datei mehr als { $most } MiB; das ist keine Aufgabensammlung
problems-bad-gzip = die Datei lässt sich nicht entpacken: { $error }
problems-bad-rules = es gibt kein Regelwerk „{ $rules }“ für Aufgabe { $id }
problems-progress-line = Zeile { $line } von { $file } ist kein Lernstand: „{ $text }“
    .help = erwartet: Name, Fach von 0 bis 6, Tag wie 2026-11-27, richtig, falsch
problems-bad-day = erwartet wird ein Tag wie 2026-11-27
problems-no-folder = auf diesem System gibt es keinen Ordner für Daten
    .help = mit --progress eine Datei nennen
problems-count = { $n ->
        [one] eine Aufgabe
       *[other] { $n } Aufgaben
    }
problems-list-head-kind = Art
problems-list-head-grade = Stufe { $grade }
problems-list-head-all = alle
problems-list-head-theme = Thema
problems-verified = { $good } von { $of } Aufgaben stimmen
problems-verified-part = Unterbrochen: erst { $n } von { $of } Aufgaben sind nachgerechnet
problems-mined = { $n ->
    [one] 1 Aufgabe
   *[other] { $n } Aufgaben
} aus { $games ->
        [one] 1 Spiel
       *[other] { $games } Spielen
    }: { $file }
problems-mined-part = { $n ->
    [one] 1 Aufgabe
   *[other] { $n } Aufgaben
} aus { $games ->
        [one] 1 Spiel
       *[other] { $games } Spielen
    } bisher. Derselbe Befehl macht weiter.
problems-mine-nothing = von keiner Art ist eine Aufgabe verlangt
    .help = --judgement, --proof oder --claim größer als 0 angeben
problems-mined-few = die Spiele reichten nicht für alle Aufgaben
