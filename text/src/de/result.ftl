# Ein Ergebnis ohne die Karten

result-some-solo = Solo
result-when-hand = mit { $n ->
    [one] einer Karte
   *[other] { $n } Karten
} in der Hand
result-when-trick = im { $n }. Stich
result-when-played = nach { $n ->
    [one] einer gespielten Karte
   *[other] { $n } gespielten Karten
}
result-too-many = das ist kein Spiel: { $n } Angaben auf einmal; mehr als { $most } werden nicht betrachtet
result-no-augen = es fehlt, wie viele Augen eine Partei hat
    .help = zum Beispiel „Re 145 Augen“; was die andere Partei hat, ergibt sich daraus
result-too-many-augen = { $who } kann nicht { $n } Augen haben: im Spiel sind { $most }
result-too-many-tricks = { $who } kann nicht { $n } Stiche haben: im Spiel sind { $most }
result-sum = Re { $re } und Kontra { $kontra } sind zusammen { $sum } Augen, nicht { $whole }
result-trick-sum = Re { $re } und Kontra { $kontra } sind zusammen { $sum } Stiche, nicht { $whole }
result-two-numbers = für { $who } sind zwei verschiedene Zahlen angegeben
result-members-differ = { $team } hat { $side }, aber die Spieler dieser Partei haben zusammen { $sum }
result-some-missing = zum Zusammenzählen fehlt noch, was { $seats } hat
result-party-unknown = zu welcher Partei gehört { $seat }?
    .help = angeben, wer Re ist: „Re N+O“, beim Solo „Damensolo N“
result-re-size = Re kann nur ein Spieler sein oder zwei, nicht { $n }: „{ $re }“
result-needs-soloist = { $game } spielt einer allein, nicht { $re }
result-needs-partner = { $game } spielen zwei zusammen; Re ist hier nur einer
result-no-such-game = { $game } gibt es nach diesen Regeln nicht
result-no-pflichtsolo = nach diesen Regeln gibt es kein Pflichtsolo
    .help = Solo, Lustsolo oder den Namen des Solos schreiben
result-no-klaerung = einen Klärungsstich hat nur die Hochzeit; gespielt wurde { $game }
result-klaerung-too-late = der { $trick }. Stich kann nicht der Klärungsstich sein, das geht nur bis zum { $limit }.
result-trick-or-none = { $team } hat keine Augen: ist das ein Stich aus lauter Neunen oder gar keiner?
    .help = dazuschreiben: „0 Stiche“ oder „1 Stich“
result-augen-without-trick = { $team } hat { $augen } Augen, aber keinen Stich
result-tricks-too-few = { $team } hat { $augen } Augen in { $tricks } Stichen; so viele Stiche haben mindestens { $least }
result-tricks-too-rich = { $team } hat { $augen } Augen in { $tricks ->
    [one] einem Stich
   *[other] { $tricks } Stichen
}; mehr als { $most } passen nicht hinein
result-no-cards = { $who } kann nicht { $augen ->
    [one] ein Auge
   *[other] { $augen } Augen
} haben: Keine Karten ergeben so viele
result-no-cards-in = { $who } kann nicht { $augen } Augen in { $tricks ->
    [one] einem Stich
   *[other] { $tricks } Stichen
} haben: Keine Karten ergeben so viele
result-call-of-other = „{ $call }“ ist das Wort von { $other }, nicht von { $team }
result-call-twice = „{ $call }“ steht bei { $team } zweimal
result-no-such-moment = „{ $when }“ gibt es in diesem Spiel nicht
result-call-help = hat es niemand beanstandet, gilt es trotzdem: mit --count-breaches
result-no-such-point = { $point } gibt es nach diesen Regeln nicht
result-which-solo = welches Solo es war, ist nicht gesagt, und nach diesem Regelwerk zählen sie verschieden viel
    .help = nenne es beim Namen: Damensolo, Trumpfsolo, ..
result-none-in-solo = { $point } zählt im Solo nicht
result-not-against-the-old = „gegen die Alten“ gibt es nur, wenn Kontra gewonnen hat und es nach den Regeln zählt
result-schweine-no-foxes = mit angesagten Schweinen gibt es keinen Fuchs
result-not-trump = { $point } geht nicht: im { $game } ist diese Karte kein Trumpf
result-too-often = { $point } steht { $n }-mal da; öfter als { $most ->
    [one] einmal
   *[other] { $most }-mal
} geht es nicht
result-point-without-trick = { $point } kann { $team } nicht haben: dazu gehört ein Stich, und { $team } hat keinen
result-last-trick-of-both = { $points } gehören zum letzten Stich, und den hat nur eine Partei
result-three-charlies = im letzten Stich können keine { $n } Kreuz Buben liegen
result-three-foxes = { $n } Karo-Asse, gefangen oder im letzten Stich; das Blatt hat zwei
result-points-need-augen = { $team } hat { $augen } Augen; { $n ->
    [one] { $point }
   *[other] { $n }-mal { $point }
} sind aber mindestens { $least }
result-points-need-tricks = { $team } hat { $tricks ->
    [one] einen Stich
   *[other] { $tricks } Stiche
}, aber { $n }-mal { $point }
result-other-winner = { $said } hat nicht gewonnen; gewonnen hat { $winner }
result-nobody-wins = { $said } hat nicht gewonnen; gewonnen hat niemand

# Ein Ergebnis als Zeile
result-line-empty = hier steht kein Ergebnis
result-line-too-long = die Zeile ist länger als { $most } Bytes
result-line-unknown = „{ $text }“ ist hier unbekannt
result-line-example = zum Beispiel: Re N+O 145 Augen, Re angesagt, Fuchs für Kontra
result-line-sits-out = { $text } setzt in diesem Spiel aus
result-line-number = „{ $text }“ ist zu groß
result-line-stray = „{ $text }“ passt hier nicht hin
result-line-of-whom = für wen gilt „{ $text }“?
    .help = die Partei oder den Spieler dazuschreiben: „{ $text } Re“, „{ $text } Kontra“
result-line-schwarz = „schwarz“: angesagt oder gespielt?
    .help = „schwarz abgesagt“ oder „ohne Stich“ schreiben
result-line-fuchs-of = „{ $text }“: gefangen oder verloren?
    .help = schreiben, wer den Punkt bekommt: „Fuchs für Kontra“
result-line-twice = „{ $text }“ widerspricht dem, was vorher steht
result-line-comma = „{ $text }“ kann zu dem gehören, was davor steht, oder zu dem dahinter
    .help = Kommas trennen, was gesagt wird: „Re N+O 145 Augen, Kontra angesagt“
result-line-announced = „{ $text }“: ist die Partei gemeint, oder wurde es angesagt?
    .help = „Re angesagt“ schreiben, wenn es gesagt wurde; sonst, was die Partei hat: „Re 145 Augen“, „Re N+O“
result-line-stage = „{ $text }“ ohne die Stufe
    .help = die Stufe nennen: „Re keine 90“; die Ansage ist „Re angesagt“
result-line-partner = „{ $text }“: allein oder mit wem?
    .help = „Re N+O“ schreiben; im Solo „Damensolo N“, bei einer Hochzeit ohne Partner „N allein“
result-line-pair = „{ $text }“ bei Kontra: Wessen Augen stehen zuerst?
    .help = Das Paar allein beginnt mit Re: „145:95“; oder „Kontra 95“ schreiben
result-line-hochzeit = eine Hochzeit mit wem?
    .help = „Hochzeit, Re N+O“ schreiben, oder „Hochzeit ohne Partner N“
result-said-ansage = { $call } angesagt
result-said = { $who } sagt { $call }
result-said-when = { $said } { $when }
result-write-hand = mit { $n } Karten
result-write-trick = im { $n }. Stich
result-write-played = nach { $n } Karten
result-write-alone = { $who } allein
result-write-augen = { $who } { $n } Augen
result-write-tricks = { $who } { $n ->
    [one] 1 Stich
   *[other] { $n } Stiche
}
result-write-klaerung = Klärungsstich { $n }
result-write-point = { $point } für { $who }
result-write-schweine = Schweine
result-write-wins = { $team } gewinnt

# Die Antwort auf ein Ergebnis
result-field = in { $name }
result-who = in { $field } ist „{ $text }“ weder eine Partei noch ein Spieler
result-point-unknown = den Sonderpunkt „{ $name }“ gibt es nicht
    .help = es gibt { $known }
result-wins = { $team } gewinnt mit { $augen } Augen, { $others } hat { $others_augen }.
result-nobody = Niemand gewinnt: Re hat { $re } Augen, Kontra { $kontra }.
result-null = { $won ->
    [yes] Re gewinnt, denn es hat keinen Stich gemacht.
   *[no] Kontra gewinnt, denn Re hat einen Stich gemacht.
}
result-game = { $what } { $game }.
result-game-and-re = { $what } { $game }, Re: { $members }.
result-each-re = jeder von Re
result-each-kontra = jeder von Kontra

# `doko score` fragt
score-both = hier stehen ein aufgeschriebenes Spiel und einzelne Angaben zugleich
    .help = entweder eine Datei angeben oder das, was vom Spiel bekannt ist
score-ask-game = Was wurde gespielt?
score-ask-re = Wer hat Re gespielt?
score-ask-soloist = Wer hat allein gespielt?
score-two-of-re = zu Re gehören zwei Spieler
score-ask-augen = Wie viele Augen hat Re?
score-ask-tricks = { $team } hat keine Augen. Hat { $team } einen Stich?
score-no-trick = keinen Stich
score-ask-calls = Wie weit ist { $team } mit An- und Absagen gegangen?
score-nothing-called = nichts gesagt
score-ask-special = Welche Sonderpunkte gab es?
score-as-line = In einer Zeile: doko score "{ $line }"
