# doko suggest, hand: was Entscheidungen wert sind

advice-silence = Schweigen
advice-head-card = Karte
advice-head-call = Ansage
advice-head-points = Punkte
advice-head-win = Gewinn
advice-head-distribution = Ergebnisse
advice-points-error = { $points } ±{ $error }
advice-percent = { $percent } %
advice-result = { $points } { $percent }%
advice-looked-at = { $n } davon betrachtet, so viel wert wie { $effective } unabhängige
advice-looked-at-all = alle betrachtet, auf die es ankommt ({ $n })
advice-unclear = Welche Entscheidung die beste ist, lässt sich nicht sagen: { $decisions } liegen zu nah beieinander.
advice-lead = { $lead } ± { $error }
advice-lead-unsure = { $lead } ± ?

record-breaks-rules = das Spielprotokoll verstößt gegen die Regeln
record-four-hands = vier Blätter aufschreiben, oder ein Blatt und ? für die anderen
record-moment = „{ $moment }“ ist kein Zeitpunkt dieses Spiels
    .help = eine Karte von 1 bis { $most } angeben, oder STICH.KARTE

# suggest
suggest-heading = { $n ->
    [one] { $seat }, Stich { $number }: 1 mögliche Verteilung
   *[other] { $seat }, Stich { $number }: { $deals } mögliche Verteilungen
}
suggest-heading-uncounted = { $seat }, Stich { $number }: ? ({ $share } %) mögliche Verteilungen
suggest-if = falls: { $condition }
suggest-if-share = falls: { $condition } ({ $share } % aller Verteilungen)
suggest-on-table = auf dem Tisch: { $cards }
suggest-re-head = Wahrscheinlichkeit für Re (in Klammern: allein nach den Karten):
suggest-re = { $seat } { $share } % ({ $counted } %)
suggest-re-unknown = { $seat } ?
suggest-sides = { $sides }; { $seat }: { $own }
suggest-side-open = noch offen
suggest-bot = der Bot: { $said }
suggest-bot-faulty = anstelle des Bots, der nicht richtig antwortet: { $said }
suggest-only = { $card }: die einzige erlaubte Karte.
suggest-equal = { $cards } bringen gleich viel.
suggest-best-call = Am meisten bringt jetzt: { $call }.
suggest-call-first = Zuerst „{ $call }“ ansagen: Das bringt { $lead } Punkte mehr als zu schweigen, das ist deutlich.
suggest-equal-calls = Gleich viel bringen jetzt: { $calls }.
suggest-clear = { $card }: { $manner } bringt { $lead } Punkte mehr als { $second }, das ist deutlich.
manner-draw-trumps = Trumpf ziehen
manner-lead-ace = ein Fehl-Ass ausspielen
manner-lead-plain = Fehl ausspielen
manner-trump-in = stechen
manner-take = übernehmen
manner-smear = dem wahrscheinlichen Partner schmieren
manner-save = im Stich des Partners Augen sparen
manner-part = Augen loswerden
manner-little = wenig hergeben
suggest-over = das Spiel ist zu Ende, es gibt nichts zu entscheiden
suggest-hidden = das Blatt von { $seat } ist nicht aufgeschrieben
suggest-nothing = { $seat } hat jetzt nichts zu entscheiden
    .help = mit @ZUG nach einem anderen Zeitpunkt fragen oder mit --seat nach einem anderen Sitz
suggest-no-deal = zu dem, was { $seat } gesehen hat, passt keine Verteilung mit „{ $condition }“
    .help = die Bedingung gilt für die Blätter in diesem Augenblick, auch für das eigene

# hand
hand-position = der Platz am Tisch ist eine Zahl von 1 bis 4, nicht { $position }
hand-not-in-deck = { $card } kommt in diesem Regelwerk nicht vor
hand-three-times = { $card } steht dreimal da
hand-length = { $n ->
    [one] ein Blatt hat in diesem Regelwerk { $most } Karten, nicht eine
   *[other] ein Blatt hat in diesem Regelwerk { $most } Karten, nicht { $n }
}
hand-nobody-gesund = vor diesem Blatt kann niemand gesund sein
hand-place = an Position { $position }
hand-looked-at = { $n ->
    [one] 1 Verteilung betrachtet
   *[other] { $n } Verteilungen betrachtet, jede für sich gezogen
}
hand-head-game = Spiel
hand-head-interval = 95 %
hand-interval = { $low } .. { $high }
hand-calls = im Normalspiel (alle gesund)
hand-call-pays = „{ $call }“ bringt { $lead } Punkte mehr als Schweigen.
hand-no-call-pays = Keine Ansage lohnt sich.
hand-prompt = Blatt
hand-help = die Karten des Blatts in beliebiger Reihenfolge und Schreibweise: ♥10, Herz Zehn, Dulle, HT

replay-four-hands = zum Nachspielen braucht es alle vier Blätter

advice-looking = mögliche Verteilungen werden betrachtet

# Spielprotokolle
record-none = in { $name } steht kein Spielprotokoll
    .help = eine Datei mit Spielen angeben, DATEI@ZUG für einen Zeitpunkt eines Spiels, oder - für die Standardeingabe
record-number = ein Spiel { $number } gibt es in { $name } nicht
    .help = { $n ->
        [one] darin steht nur eines
       *[other] eines von 1 bis { $n } wählen
    }
record-one-at-a-time = in { $name } stehen { $n } Spiele, gefragt werden kann nur nach einem
    .help = mit --game-number eines von 1 bis { $n } wählen
record-no-record = das ist kein Spielprotokoll

suggest-no-stdin = das Spielprotokoll kann nicht von der Standardeingabe kommen: über sie kommen die gespielten Karten
    .help = eine Datei mit dem Spiel angeben
suggest-step-help = die gespielte Karte eingeben, oder zurück, ende
suggest-help = eine Karte    hat gespielt, wer dran war: ♥10, Herz Zehn, Dulle, HT
    zurück        nimmt eine Karte zurück
    ?             zeigt diese Hilfe
    ende          beendet das Programm
suggest-turn = { $seat } ist dran
hand-none = es fehlt das Blatt
    .help = die Karten angeben: doko hand "HT CQ CQ SQ HQ CJ SJ DA DT CA CA SA"
suggest-words = zurück hilfe ende
