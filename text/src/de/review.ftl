# doko review: wo ein Spiel verloren ging, und warum

# Gründe. Anteile sind Prozent der möglichen Verteilungen, nach ihrer Wahrscheinlichkeit.
review-partner-trumped = Den Stich des Partners übernommen: Er lag bei { $owner } (in { $friendly } % der möglichen Verteilungen auf der eigenen Seite), und mit { $best } bleibt er in { $kept } % bei der eigenen Partei.
review-second-round = { $suit } war schon gelaufen, und { $done } ist zu voll: In { $ruffed } % der möglichen Verteilungen sticht die Gegenpartei den Stich mit Trumpf.
review-ace-ruffed = Ass ins Blanke gespielt: In { $ruffed } % der möglichen Verteilungen sticht die Gegenpartei ab, am ehesten { $who }, der in { $void } % kein { $suit } hat.
review-ace-kept = Das Ass nicht gebracht: { $best } holt in { $runs } % der möglichen Verteilungen den Stich für die eigene Partei, { $done } in { $ours } %.
review-full-card-led = Eine Volle ausgespielt: { $done } bringt { $augen } Augen, und in { $lost } % der möglichen Verteilungen geht der Stich an die Gegenpartei.
review-led-into-ruff = In den Stecher gespielt: { $suit } sticht die Gegenpartei in { $ruffed } % der möglichen Verteilungen mit Trumpf, am ehesten { $who } ({ $his } %).
review-kontra-trump = Als Kontra früh Trumpf gespielt: In { $lost } % der möglichen Verteilungen geht der Stich an Re.
review-trump-not-led = Trumpf war dran: Nach { $done } geht der Stich in { $lost } % der möglichen Verteilungen an die Gegenpartei, nach { $best } in { $other } %.
review-ruffed-too-low = Zu klein vorgestochen: In { $over } % der möglichen Verteilungen geht die Gegenpartei über { $done }, am ehesten { $who } ({ $his } %); { $best } ist höher.
review-overruffed = Vorn gestochen und überstochen: In { $over } % der möglichen Verteilungen geht die Gegenpartei über { $done }, am ehesten { $who } ({ $his } %).
review-high-overtaken = Hohen Trumpf verheizt: In { $over } % der möglichen Verteilungen holt die Gegenpartei den Stich trotz { $done }, am ehesten { $who } ({ $his } %).
review-smeared-foe = Dem Gegner geschmiert: Der Stich liegt bei { $owner } (in { $friendly } % der möglichen Verteilungen auf der eigenen Seite) und geht in { $lost } % an die Gegenpartei; { $done } legt { $augen } Augen dazu, { $best } { $less }.
review-smeared-unknown = In einen unsicheren Stich geschmiert: { $owner }, bei dem er liegt, ist in { $friendly } % der möglichen Verteilungen auf der eigenen Seite, und der Stich geht in { $lost } % an die Gegenpartei; { $done } legt { $augen } Augen dazu, { $best } { $less }.
review-not-smeared = Nicht geschmiert: Der Stich geht in { $ours } % der möglichen Verteilungen an die eigene Partei; { $best } legt { $augen } Augen dazu, { $done } { $less }.
review-trick-left = Als Letzter den Stich liegen gelassen: { $best } holt einen Stich mit { $augen } Augen, der bei { $owner } liegt, in { $foe } % der möglichen Verteilungen ein Gegner.
review-not-ruffed = Nicht gestochen: Mit { $best } geht der Stich in { $other } % der möglichen Verteilungen an die eigene Partei, mit { $done } in { $ours } %.
review-too-high-last = Höher gestochen als nötig: Als Letzter reicht { $best } genauso wie { $done }.
review-too-high = Höher als nötig: Mit { $best } statt { $done } geht der Stich in { $same } % der möglichen Verteilungen an dieselbe Partei.
review-cheap-trick = Für wenig gestochen: Holt die eigene Partei den Stich mit { $done } (in { $ours } % der möglichen Verteilungen), geben die anderen im Schnitt { $augen } Augen dazu.
review-void-missed = Nicht blank gemacht: Ohne { $best } sticht man { $suit } später selbst; das entgeht einem in { $missed } % der möglichen Verteilungen.
review-on-lead = Der Falsche kommt ans Spiel: In { $share } % der möglichen Verteilungen bekommt die eigene Partei den Stich so oder so, aber ein anderer von ihr; selbst holt man ihn mit { $done } in { $own } %, mit { $best } in { $other } %.
review-trick-lost = Kostet { $team } den Stich: Mit { $best } geht er in { $other } % der möglichen Verteilungen an { $team }, mit { $done } in { $ours } %; wo er verloren geht, bekommt die Gegenpartei damit im Schnitt { $augen } Augen.
review-augen = Augen verschenkt: In { $same } % der möglichen Verteilungen bekommt dieselbe Partei den Stich, mit { $best } steht die eigene dabei im Schnitt um { $augen } Augen besser.
review-fox-led = Den Fuchs ausgespielt: In { $caught } % der möglichen Verteilungen fängt ihn die Gegenpartei.
review-fox-thrown = Den Fuchs in den falschen Stich gelegt: In { $caught } % der möglichen Verteilungen fängt ihn die Gegenpartei.
review-fox-not-caught = Den Fuchs nicht gefangen: Mit { $best } fängt die eigene Partei in { $caught } % der möglichen Verteilungen einen Fuchs, mit { $done } in { $other } %.
review-fox-not-home = Den Fuchs nicht heimgebracht: In diesem Stich ist er in { $home } % der möglichen Verteilungen sicher, nach { $done } fängt ihn die Gegenpartei später in { $lost } %.
review-charlie-lost = Karlchen vergeben: Mit { $best } macht die eigene Partei in { $other } % der möglichen Verteilungen mit dem Kreuz Buben den letzten Stich, mit { $done } in { $share } %.
review-charlie-caught = Karlchen fangen lassen: Mit { $done } fängt ihn die Gegenpartei in { $share } % der möglichen Verteilungen, mit { $best } in { $other } %.
review-charlie-let = Karlchen durchgelassen: Mit { $done } macht die Gegenpartei in { $share } % der möglichen Verteilungen mit dem Kreuz Buben den letzten Stich, mit { $best } in { $other } %.
review-doppelkopf-missed = Den Doppelkopf verpasst: Mit { $best } wird der Stich in { $other } % der möglichen Verteilungen einer für die eigene Partei, mit { $done } in { $share } %.
review-doppelkopf-given = Den Doppelkopf verschenkt: Mit { $done } wird der Stich in { $share } % der möglichen Verteilungen einer für die Gegenpartei, mit { $best } in { $other } %.
review-call-missed = Ansage verpasst: Auch mit ihr ist das Spiel in { $other } % der möglichen Verteilungen ein Gewinn (ohne sie in { $gains } %).
review-call-bold = Zu forsch angesagt: Mit der Ansage ist das Spiel in { $gains } % der möglichen Verteilungen ein Gewinn, ohne sie in { $other } %.
review-call-too-high = Zu hoch angesagt: Damit ist das Spiel in { $gains } % der möglichen Verteilungen ein Gewinn, mit der kleineren Ansage in { $other } %.
review-call-too-low = Zu wenig angesagt: Auch mit der höheren Ansage ist das Spiel in { $other } % der möglichen Verteilungen ein Gewinn.
review-solo-weak = Das andere Spiel lohnt mehr: Wird das Solo angesagt, ist das Spiel in { $gains } % der möglichen Verteilungen ein Gewinn, mit dem anderen in { $other } %.
review-solo-missed = Ein Solo auf der Hand: Wird es angesagt, ist das Spiel in { $other } % der möglichen Verteilungen ein Gewinn.
review-hochzeit-missed = Die Hochzeit nicht angesagt: Mit ihr ist das Spiel in { $other } % der möglichen Verteilungen ein Gewinn, ohne sie in { $gains } %.
review-hochzeit-said = Besser still allein gespielt: Ohne die Hochzeit ist das Spiel in { $other } % der möglichen Verteilungen ein Gewinn.
review-smeared-lost = Der Gegenpartei eine Volle gelegt: Der Stich liegt bei { $owner } (in { $friendly } % der möglichen Verteilungen auf der eigenen Seite) und geht in { $lost } % an die Gegenpartei; { $done } legt { $augen } Augen dazu, { $best } { $less }.
review-spent = Zu früh ausgegeben: Zurückgehalten holt { $done } in { $missed } % der möglichen Verteilungen später einen Stich, im Schnitt mit { $augen } Augen.
review-not-home = Nicht nach Hause gebracht: In diesem Stich ist { $best } in { $home } % der möglichen Verteilungen sicher; zurückgehalten geht die Karte später in { $lost } % an die Gegenpartei.
review-rest = Kostet { $team } Augen im Rest des Spiels: Von diesem Stich an sind es nach { $done } im Schnitt { $augen } weniger als nach { $best }, in { $share } % der möglichen Verteilungen weniger.
review-gains-less-often = Gewinnt seltener: Nach der besseren Entscheidung ist das Spiel in { $other } % der möglichen Verteilungen ein Gewinn, nach dieser in { $gains } %.
review-gains-less = Gewinnt weniger: Wo das Spiel ein Gewinn ist, bringt die bessere Entscheidung im Schnitt { $other } Punkte, diese { $points }.
review-loses-more = Verliert mehr: Wo das Spiel kein Gewinn ist, bringt die bessere Entscheidung im Schnitt { $other } Punkte, diese { $points }.

# Wovon ein Fehler handelt
review-group-lead = Ausspiel
review-group-trick = Stechen
review-group-smear = Schmieren
review-group-special = Sonderpunkte
review-group-call = Ansagen
review-group-game = Vorbehalte
review-group-other = Rest des Spiels

# Die Momente
review-moment = Stich { $trick }, { $seat }: { $done } statt { $best } kostet { $loss } Punkte (±{ $error })
review-moment-exact = Stich { $trick }, { $seat }: { $done } statt { $best } kostet { $loss } Punkte
review-moment-before = Vor dem Spiel, { $seat }: { $done } statt { $best } kostet { $loss } Punkte (±{ $error })
review-rests-counting = Das gilt auch, wenn alle Verteilungen gleich wahrscheinlich sind ({ $loss } Punkte).
review-rests-beliefs = Diese Zahl setzt voraus, was die anderen gespielt haben: Wären alle Verteilungen gleich wahrscheinlich, wären es { $loss } Punkte, und die sind nicht sicher.
review-rests-play = Diese Zahl beruht auf Verteilungen, die zu allem passen, was zu sehen war, und darauf, wie die Faustregeln weiterspielen.
review-fate-cost = So wie die Karten lagen, kostete es { $points }.
review-fate-luck = Glück gehabt: So wie die Karten lagen, kostete es nichts.
review-counter-exact = Zum Beispiel so, wenn alle offen und bestmöglich spielen: { $done } bringt { $points }, { $best } { $better }.
review-counter-played = Zum Beispiel so, wenn alle nach den Faustregeln weiterspielen: { $done } bringt { $points }, { $best } { $better }.
review-line = { $card }: { $line }
review-none = Kein Fehler, der über den Zufall hinausgeht.
review-checked = { $decisions } Entscheidungen, { $suspects } davon in neuen Verteilungen nachgeprüft.
review-disputed = { $n ->
    [one] 1 Entscheidung wäre nach dem Spiel der anderen ein Fehler, nach bloßem Zählen oder mit offenen Karten nicht; sie wird niemandem vorgehalten.
   *[other] { $n } Entscheidungen wären nach dem Spiel der anderen Fehler, nach bloßem Zählen oder mit offenen Karten nicht; sie werden niemandem vorgehalten.
}
review-bad-luck = Pech: Stich { $trick }, { $seat }: { $done } war nach allem, was zu wissen war, richtig und kostete { $points }.
review-seat = { $n ->
    [0] { $seat }: keine Fehler
    [one] { $seat }: 1 Fehler, { $points } Punkte verschenkt ({ $low } bis { $high })
   *[other] { $seat }: { $n } Fehler, { $points } Punkte verschenkt ({ $low } bis { $high })
}
review-seat-group = { $group } { $points } ({ $n })
review-unfinished = Nicht zu Ende gespielt.
review-four-hands = zum Nachprüfen braucht es alle vier Blätter
    .help = zu einem Spielprotokoll mit einem Blatt gibt `doko suggest` Rat
review-page-title = { $n ->
    [one] Nachlese: ein Spiel
   *[other] Nachlese: { $n } Spiele
}
review-page-about = Ein Fehler ist, was nach dem, was der Spieler wissen konnte, Punkte verschenkt hat, und mehr, als Zufall sein kann. Wie es ausging, steht getrennt davon. Anteile sind Anteile der möglichen Verteilungen; wie ein Stich weitergeht, ist so gezählt, wie die Faustregeln spielen.
review-page-players = Wer was verschenkt hat
review-page-deal = Eine Verteilung, die nicht auszuschließen war
review-page-copy = Die Stellung als Text
review-page-hands = Die Blätter
review-play = { $seat }:{ $card }
review-player = { $name } ({ $seat })
review-player-games = { $n ->
    [one] { $who }, 1 Spiel
   *[other] { $who }, { $n } Spiele
}
review-page-course = Das ganze Spiel, Entscheidung für Entscheidung

# Every decision
review-head-trick = Stich
review-head-seat = Sitz
review-head-decided = entschieden
review-head-points = Punkte
review-head-better = besser
review-head-loss = verschenkt
review-head-hindsight = im Nachhinein
review-loss = { $loss } ±{ $error }
review-hindsight-better = { $best } { $loss }
review-title = Spiel { $number } (Zeile { $line })
review-all-games = Alle { $n } Spiele
review-without-calls = Ohne Ansagen gespielt: Schweigen ist kein Fehler (--calls yes bewertet es).
review-page-tricks = Die Stiche
review-page-best = am besten
review-page-decisions = Alle Entscheidungen
review-page-decisions-about = Im Nachhinein heißt bei Karten: mit allen Karten offen, exakt gelöst; bei Ansagen: wenn die Karten ebenso gefallen wären. Das konnte niemand wissen. Schweigen steht da, wo eine Ansage zuletzt möglich war.
review-marks = { $done } gespielt, { $best } besser. Ein Fehler zählt nach dem, was der Spieler wissen konnte.
review-others = Die anderen
review-table = Tisch: { $cards }
review-leads = nichts, selbst am Ausspiel
review-hand = Blatt: { $cards }
review-shift = Gegenüber der besseren Entscheidung im Schnitt: { $list }
review-shift-seat = { $seat } { $points }
review-could-best = Mit offenen Karten waren noch { $points } Punkte zu holen, wenn alle bestmöglich spielen; es wurden { $got }.
review-could-replayed = Gegen die Karten, die die anderen gespielt haben, waren noch { $points } Punkte zu holen; es wurden { $got }.
review-play-on = So: { $line }
review-curve = In Fehlern verschenkte Punkte: vor dem Spiel, dann Stich 1 bis { $n }
review-curve-row = { $seat } { $first } { $tricks } { $sum }
review-page-curve = Verschenkte Punkte jeder Entscheidung; ein Tipp auf die Kurve führt zu ihr
review-page-back = Entscheidung davor
review-page-on = Nächste Entscheidung
review-step-trick = Stich { $trick }
review-step-before = Vor dem Spiel
review-step-right = { $at }, { $seat }: { $done }, kein Fehler
review-step-wrong = { $at }, { $seat }: { $done } statt { $best }, { $loss } Punkte verschenkt
