# doko solve, tree, verify, deal: was Stellungen wert sind

solve-augen = Re bekommt noch { $value } der { $left } Augen, die im Spiel sind.
solve-augen-between = Re bekommt noch { $lower } bis { $upper } der { $left } Augen, die im Spiel sind.
solve-points = { $n ->
    [one] Das Spiel ist für Re { $n } Punkt wert: { $seats }.
   *[other] Das Spiel ist für Re { $n } Punkte wert: { $seats }.
}
solve-points-between = Das Spiel ist für Re { $lower } bis { $upper } Punkte wert.
solve-seat-points = { $seat } { $points }
solve-reaches = Re erreicht { $augen } Augen ({ $how }).
solve-reaches-not = Re erreicht { $augen } Augen nicht ({ $how }).
solve-reaches-open = Ob Re { $augen } Augen erreicht, steht noch nicht fest ({ $how }).
solve-threshold-won = { $won } hat Re schon, { $left } sind noch im Spiel
solve-threshold-from-here = ab hier gezählt, { $left } sind noch im Spiel
solve-forces-all = { $team } kann alle Reststiche erzwingen.
solve-forces-all-not = { $team } kann nicht alle Reststiche erzwingen.
solve-forces-all-open = Ob { $team } alle Reststiche erzwingen kann, steht noch nicht fest.
solve-forces = { $n ->
    [one] { $team } kann mindestens einen der Reststiche erzwingen.
   *[other] { $team } kann mindestens { $n } der Reststiche erzwingen.
}
solve-forces-not = { $n ->
    [one] { $team } kann keinen der Reststiche erzwingen.
   *[other] Mindestens { $n } der Reststiche kann { $team } nicht erzwingen.
}
solve-forces-open = { $n ->
    [one] Ob { $team } mindestens einen der Reststiche erzwingen kann, steht noch nicht fest.
   *[other] Ob { $team } mindestens { $n } der Reststiche erzwingen kann, steht noch nicht fest.
}
solve-tricks = { $left ->
    [one] { $team } kann { $value } von 1 Reststich erzwingen.
   *[other] { $team } kann { $value } von { $left } Reststichen erzwingen.
}
solve-tricks-between = { $left ->
    [one] { $team } kann { $lower } bis { $upper } von 1 Reststich erzwingen.
   *[other] { $team } kann { $lower } bis { $upper } von { $left } Reststichen erzwingen.
}
solve-line-open = wie es weitergeht, steht noch nicht fest
solve-head-card = Karte
solve-head-augen = Augen
solve-head-loss = Verlust
solve-head-points = Punkte
solve-head-line = beste Fortsetzung
solve-no-points = Spielpunkte stehen hier, wenn die Stellung sagt, was schon gewonnen ist:
solve-tricks-word = STICHE

solve-field-unasked = „{ $field }“ gehört zu einer anderen Frage
solve-expected-threshold = eine Zahl von Augen von 0 bis { $most } angeben
solve-more-tricks-than-left = gefragt ist nach mindestens { $asked ->
    [one] einem Stich
   *[other] { $asked } Stichen
}, es { $n ->
    [one] steht aber nur noch ein Stich
   *[other] stehen aber nur noch { $n } Stiche
} aus
    .help = eine Zahl von 1 bis { $n } angeben
solve-more-augen-than-left = gefragt ist, ob Re ab hier { $asked } Augen erreicht, im Spiel sind aber nur noch { $left }
    .help = in der Stellung mit won= angeben, was schon gewonnen ist, etwa won=re:80/4,kontra:117/6
solve-expected-earned = doppelkopf, fuchs, herzstich, dulle_gefangen, damenstich, early_call, jumped_call oder unmarried_call angeben und wem der Punkt gehört, etwa fuchs:re
solve-option-unasked = { $option } ist nur mit { $with } möglich
    .help = die Option weglassen oder so fragen
solve-stopped = abgebrochen: was bis jetzt feststeht, nicht die ganze Antwort
solve-live-question = { $lower }..{ $upper }, mindestens { $threshold }?
solve-live = { $tricks }  { $question }  { $millions } Mio. Karten
solve-live-stoppable = { $line } (Strg-C: was feststeht)

# tree
tree-all-played-here = Alle Karten sind gespielt.
tree-all-played = alle Karten sind gespielt
    .help = zurück oder ende eingeben
tree-open = welche Karte die beste ist, steht nicht fest: die Suche war vorher zu Ende
    .help = selbst eine Karte spielen oder mit größerem --budget neu beginnen
tree-begin = hier hat der Weg begonnen
tree-cannot-play = { $seat }: „{ $card }“ ist hier nicht möglich
    .help = { $seat } kann spielen: { $cards }
tree-points = { $n ->
    [one] Das Spiel ist für Re { $value } Punkt wert, wenn alle um Punkte spielen:
   *[other] Das Spiel ist für Re { $value } Punkte wert, wenn alle um Punkte spielen:
}
tree-augen = Re bekommt noch { $value } von { $left } Augen:
tree-augen-won = Re bekommt noch { $value } von { $left } Augen { $won }:
tree-has-won = und hat schon { $won }
tree-no-stdin = die Stellung kann nicht von der Standardeingabe kommen
    .help = die Stellung in Anführungszeichen oder eine Datei angeben; über die Standardeingabe kommen die Schritte
tree-no-position = in dieser Datei steht keine Stellung
tree-many-positions = in { $name } steht mehr als eine Stellung, begonnen wird aber bei einer
    .help = diese in eine eigene Datei schreiben oder in Anführungszeichen angeben
tree-not-text = die Schritte sind kein UTF-8-Text
tree-step-help = eine Karte eingeben, etwa HT oder Herz Zehn, oder beste, linie, zurück, punkte, augen, ende
tree-help = eine Karte    spielt sie: ♥10, Herz Zehn, Dulle, HT
    beste         spielt eine beste Karte
    linie         zeigt, wie es am besten weitergeht (auch: weiter)
    zurück        nimmt eine Karte zurück
    punkte        von nun an spielen alle um Punkte
    augen         von nun an spielen alle um Augen
    ?             zeigt diese Hilfe
    ende          beendet das Programm

# verify
prove-too-many-tricks = die Stellung hat { $tricks } Stiche; bewiesen wird bis { $most } Stiche
prove-own-rules = die Regeln { $rules } sind eigene eines Vereins; ein Prüfer kennt nur die veröffentlichten Regelwerke
prove-too-large = der Beweis müsste mehr als 3.000.000 Stellungen ansehen
    .help = einige Stiche spielen und beweisen lassen, was bleibt
prove-at-least-augen = { $team } bekommt mindestens { $least } Augen
prove-at-least-tricks = { $team } bekommt mindestens { $least ->
    [one] einen Stich
   *[other] { $least } Stiche
}
prove-strategy = mit einer Strategie von { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
}
prove-any = was auch gespielt wird
prove-refuted = { $team } macht nicht zwangsläufig alle Reststiche: { $line }
prove-how-to-check = doko prove .. > beweis.jsonl schreibt das Zertifikat, scripts/check_proof.py beweis.jsonl prüft es
verify-refutes = die Zugfolge widerlegt den Anspruch

# deal
deal-tricks = { $tricks ->
    [one] eine Verteilung mit 1 Reststich gibt es nicht
   *[other] eine Verteilung mit { $tricks } Reststichen gibt es nicht
}
    .help = eine Verteilung nach diesem Regelwerk hat { $most } Stiche
deal-soloist = einen Solospieler gibt es nur bei einem Solo
    .help = weglassen oder das Solo nennen

tree-steps = Schritte
tree-words = beste linie zurück punkte augen hilfe ende
positions-help = eine Stellung in Anführungszeichen oder eine Datei angeben, oder Stellungen auf der Standardeingabe; Beispiele zeigt `doko { $command } --help`
position-help = eine Stellung in Anführungszeichen angeben oder eine Datei mit einer
