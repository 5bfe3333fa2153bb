# Ein Regelwerk in Sätzen, wie man es an die Wand hängt.

wall-title = Unsere Regeln: { $name }
wall-based-on = Wo hier nichts steht, gelten { $book }.
wall-book-ddv = die Turnierspielregeln des Deutschen Doppelkopf-Verbands
wall-book-bsv = die Turnierspielregeln des BSV Hessen
wall-book-recklinghausen = die Hausregeln von Recklinghausen und dahinter die des Deutschen Doppelkopf-Verbands

# Karten und Rangfolge
wall-deck = Karten und Rangfolge
wall-nines = { $kind ->
    [with] Gespielt wird mit { $cards } Karten, die Neunen sind dabei; jeder bekommt { $each }.
   *[without] Gespielt wird mit { $cards } Karten, ohne Neunen; jeder bekommt { $each }.
}
wall-trumps = Trumpf sind im Normalspiel, vom höchsten an: { $list }.
wall-deal-packets-same = Gegeben wird { $n }-mal { $packet ->
    [one] eine Karte
   *[other] { $packet } Karten
} an jeden.
wall-deal-packets = Gegeben wird nacheinander in Päckchen zu { $list } Karten.
wall-table-sizes = An einem Tisch sitzen { $list } Spieler. Sind es mehr als vier, setzt der Geber aus, und wer rechts neben ihm zu viel ist.
wall-table-sizes-4 = An einem Tisch sitzen vier Spieler.
wall-second-heart-ten-wins-never = Fallen beide Herz Zehnen in einen Stich, sticht die erste.
wall-second-heart-ten-wins-when-trump = Fallen beide Herz Zehnen in einen Stich, sticht die zweite, wenn sie Trumpf ist.
wall-second-heart-ten-wins-normal-game = Fallen beide Herz Zehnen in einen Stich, sticht im Normalspiel die zweite, im Solo die erste.
wall-second-heart-ten-wins-always = Fallen beide Herz Zehnen in einen Stich, sticht die zweite, auch wenn sie kein Trumpf ist.
wall-heart-ten-in-last-trick-reversed = Im letzten Stich ist es mit den Herz Zehnen umgekehrt.
wall-heart-ten-trump-no = Die Herz Zehn ist auch im Normalspiel und im Farbsolo kein besonderer Trumpf, sie steht zwischen Herz As und Herz König.
wall-schweine-off = Schweine gibt es nicht.
wall-schweine-announced = Wer beide Karo Asse hat, kann vor dem Spiel Schweine ansagen; dann sind sie die höchsten Trümpfe.
wall-schweine-before-play = Wer beide Karo Asse hat, kann vor dem ersten Stich Schweine ansagen, wenn alle gefragt werden; dann sind sie die höchsten Trümpfe.
wall-schweine-first-played = Wer beide Karo Asse hat, hat Schweine, die höchsten Trümpfe. Gezeigt werden sie erst, wenn das erste gespielt wird; verzichten kann man nicht.
wall-schweine-optional = Wer beide Karo Asse hat, kann sie zu Schweinen machen, den höchsten Trümpfen: Wenn er das erste spielt, zeigt er sie, oder er behält es für sich, und es sind gewöhnliche Füchse. Er darf auch vorher sagen, dass er sie hat.
wall-schweine-after-trick = Hat jemand beide Karo Asse und mit dem ersten einen Stich gemacht, so ist das zweite ein Schwein, der höchste Trumpf.
wall-schweine-games-all = Schweine kann es auch in einer Hochzeit und bei einer Trumpfabgabe geben.
wall-schweine-games-normal-only = Schweine gibt es nur im Normalspiel, nicht in einer Hochzeit oder bei einer Trumpfabgabe.
wall-schweine-in-solo-never = In einem angesagten Solo gibt es keine Schweine.
wall-schweine-in-solo-soloist = Im Solo hat nur der Solospieler Schweine, wo es sie gibt.
wall-schweine-suit-trump-suit = Im Farbsolo sind die Asse der Farbe die Schweine.
wall-schweine-above-tens = Sind Schweine angesagt, kann, wer beide Karo Zehnen hat, Superschweine ansagen; sie stehen über den Schweinen.
wall-schweine-above-kings = Sind Schweine angesagt, kann, wer beide Karo Könige hat, Superschweine ansagen; sie stehen über den Schweinen.
wall-schweine-above-nines = Sind Schweine angesagt, kann, wer beide Karo Neunen hat, Superschweine ansagen; sie stehen über den Schweinen.
wall-schweine-above = Sind Schweine angesagt, kann Superschweine ansagen, wer beide hat, danach Hyperschweine; jedes steht über den vorigen. Es sind die Karo { $list }.
wall-schweine-above-by-same-hand = Superschweine und Hyperschweine hat nur, wer auch die niedrigeren hat.
wall-schweine-above-by-other-hand = Superschweine und Hyperschweine hat nur, wer keine niedrigeren hat.
wall-heart-ten-with-schweine-first-wins = Sind Schweine angesagt, sticht von zwei Herz Zehnen die erste.
wall-schweine-in-solo-any = Auch im Solo kann jeder Schweine haben, wo es sie gibt.

# Vorbehalte
wall-vorbehalte = Vorbehalte
wall-reservation-priority = Ein Vorbehalt geht vor dem anderen in dieser Reihenfolge: { $list }.
wall-werfen-kings = Mit { $n } oder mehr Königen darf man werfen; dann wird neu gegeben.
wall-werfen-nines = Mit { $n } oder mehr Neunen darf man werfen; dann wird neu gegeben.
wall-werfen-nine-suits = Mit Neunen von { $n } oder mehr Farben darf man werfen; dann wird neu gegeben.
wall-werfen-nines-and-kings = Mit { $n } oder mehr Neunen und Königen zusammen darf man werfen; dann wird neu gegeben.
wall-werfen-volle = Mit { $n } oder mehr Assen und Zehnen darf man werfen; dann wird neu gegeben.
wall-werfen-augen = Mit { $n } oder mehr Augen auf der Hand darf man werfen; dann wird neu gegeben.
wall-werfen-augen-max = Mit { $n } oder weniger Augen auf der Hand darf man werfen; dann wird neu gegeben.
wall-werfen-no-trump-above = Wer keinen Trumpf über { $card } hat, darf werfen; dann wird neu gegeben.
wall-werfen-trumps-max = Mit { $n } oder weniger Trümpfen darf man werfen; dann wird neu gegeben.
wall-werfen-trumps-fuechse-counted = Wirft man wegen weniger Trümpfe, zählen die Füchse mit.
wall-werfen-trumps-fuechse-single-free = Wirft man wegen weniger Trümpfe, zählt ein einzelner Fuchs nicht mit.
wall-werfen-trumps-fuechse-free = Wirft man wegen weniger Trümpfe, zählen die Füchse nicht mit.
wall-werfen-mandatory-yes = Ein solches Blatt muss geworfen werden, wenn man nicht etwas Höheres spielt.
wall-werfen-mandatory-no = Niemand muss werfen.
wall-werfen-when-vorbehalt = Wer werfen will, meldet einen Vorbehalt an.
wall-werfen-when-before = Bevor jemand gesund oder Vorbehalt sagt, werden alle gefragt, ob sie werfen; das geht auch vor jedem Solo.
wall-trumpfschwach-redeal = Wer trumpfschwach ist, kann neu geben lassen.
wall-trumpfschwach-exchange = Wer trumpfschwach ist, kann seine Trümpfe abgeben wie bei einer Trumpfabgabe.
wall-trumpfschwach-max = { $n ->
    [one] Trumpfschwach ist ein Blatt mit höchstens einem Trumpf.
   *[other] Trumpfschwach ist ein Blatt mit höchstens { $n } Trümpfen.
}
wall-trumpfschwach-mandatory-yes = Trumpfschwäche muss angesagt werden.
wall-trumpfschwach-mandatory-no = Trumpfschwäche darf man verschweigen.
wall-trumpfabgabe-ask-all-then-redeal = Armut: Man kann seine Trümpfe verdeckt anbieten, reihum vom linken Nachbarn an. Wer sie nimmt, gibt gleich viele Karten zurück und spielt mit ihm zusammen. Nimmt sie niemand, wird neu gegeben.
wall-trumpfabgabe-ask-all-then-normal = Armut: Man kann seine Trümpfe verdeckt anbieten, reihum vom linken Nachbarn an. Wer sie nimmt, gibt gleich viele Karten zurück und spielt mit ihm zusammen. Nimmt sie niemand, wird normal gespielt.
wall-trumpfabgabe-fuechse-counted = Füchse zählen dabei als Trümpfe mit.
wall-trumpfabgabe-fuechse-single-free = Ein einzelner Fuchs zählt dabei nicht mit.
wall-trumpfabgabe-fuechse-free = Füchse zählen dabei nicht mit.
wall-trumpfabgabe-offer-cards = Beim Anbieten wird gesagt, wie viele Karten es sind.
wall-trumpfabgabe-offer-trumps = Beim Anbieten wird gesagt, wie viele Trümpfe dabei sind.
wall-trumpfabgabe-told-number = Wer Trümpfe zurückgibt, sagt, wie viele es sind.
wall-trumpfabgabe-told-whether = Wer Karten zurückgibt, sagt nur, ob Trümpfe dabei sind.
wall-trumpfabgabe-told-nothing = Über die zurückgegebenen Karten wird nichts gesagt.
wall-trumpfabgabe-leader-seat = Nach einer Trumpfabgabe spielt aus, wer links vom Geber sitzt.
wall-trumpfabgabe-leader-giver = Nach einer Trumpfabgabe spielt aus, wer seine Trümpfe abgegeben hat.
wall-trumpfabgabe-leader-taker = Nach einer Trumpfabgabe spielt aus, wer die Trümpfe genommen hat.
wall-trumpfabgabe-asked-all = Gefragt werden alle, von links an.
wall-trumpfabgabe-asked-partner = Gefragt wird nur der Partner nach den Kreuz Damen: wer die andere hat; hat man keine, wer auch keine hat oder beide.
wall-trumpfabgabe-asked-partner-first = Zuerst wird der Partner nach den Kreuz Damen gefragt: wer die andere hat; hat man keine, wer auch keine hat oder beide. Danach werden die anderen gefragt, von links an.
wall-trumpfabgabe-two-redeal = Wollen zwei Spieler ihre Trümpfe anbieten, wird neu gegeben.
wall-trumpfabgabe-two-serve-both = Wollen zwei Spieler ihre Trümpfe anbieten, werden beide bedient: Die beiden anderen nehmen je eine Abgabe, sonst wird neu gegeben. Der vordere und sein Partner sind Re, die beiden anderen Kontra.
wall-trumpfabgabe-min = Er muss mindestens { $n } Trümpfe haben.
wall-trumpfabgabe-min-0 = Auch ein Blatt ohne Trumpf darf das.
wall-trumpfabgabe-cards-trumps = Abgegeben werden genau die Trümpfe.
wall-trumpfabgabe-cards-at-least-three = Abgegeben werden alle Trümpfe, und wenn es weniger als drei sind, Fehlkarten nach Wahl dazu, bis es drei Karten sind.
wall-trumpfabgabe-cards-three-without-trump = Abgegeben werden genau die Trümpfe; wer keinen hat, gibt drei Fehlkarten nach Wahl.
wall-trumpfabgabe-max = { $n ->
    [one] Für eine Armut hat man höchstens einen Trumpf.
   *[other] Für eine Armut hat man höchstens { $n } Trümpfe.
}
wall-trumpfabgabe-max-with-nine = { $n ->
    [one] Auch ein einziger Trumpf ist eine Armut, wenn er eine Karo Neun ist.
   *[other] Mit einer Karo Neun darunter sind auch { $n } Trümpfe eine Armut.
}
wall-dealer-repeats-after = In diesen Fällen gibt derselbe Geber noch einmal: { $list }.
wall-dealer-repeats-after-redeal = Wird neu gegeben, gibt derselbe Geber noch einmal.
wall-dealer-repeats-after-none = Nach jedem Geben gibt der Nächste.

# Hochzeit
wall-hochzeit = Hochzeit
wall-hochzeit-limit = { $n ->
    [one] Wer beide Kreuz Damen hat, kann eine Hochzeit ansagen. Der Partner muss sich im ersten Stich finden, sonst spielt man allein.
   *[other] Wer beide Kreuz Damen hat, kann eine Hochzeit ansagen. Der Partner muss sich in den ersten { $n } Stichen finden, sonst spielt man allein.
}
wall-hochzeit-conditions = Der Hochzeiter sagt, wie sich der Partner findet: { $list }. Sagt er nichts, gilt das Erste.
wall-hochzeit-conditions-any = Partner wird, wer als Erster außer dem Hochzeiter einen Stich macht.
wall-hochzeit-conditions-fehl = Partner wird, wer als Erster außer dem Hochzeiter einen Fehlstich macht.
wall-hochzeit-conditions-trumpf = Partner wird, wer als Erster außer dem Hochzeiter einen Trumpfstich macht.
wall-hochzeit-conditions-none = Eine Hochzeit gibt es nicht.
wall-hochzeit-own-trick-goes-on = Macht der Hochzeiter einen passenden Stich selbst, sucht er weiter.
wall-hochzeit-own-trick-trumping-ends = Sticht der Hochzeiter vorher einen Fehlstich mit Trumpf, spielt er allein.
wall-hochzeit-own-trick-ends = Macht der Hochzeiter den ersten passenden Stich selbst, spielt er allein.
wall-stilles-solo-allowed = Wer beide Kreuz Damen hat und keine Hochzeit ansagt, spielt ein stilles Solo.
wall-stilles-solo-forbidden = Wer beide Kreuz Damen hat und nichts Höheres spielt, muss die Hochzeit ansagen.
wall-stilles-solo-is-pflicht-yes = Ein stilles Solo zählt als Pflichtsolo, wenn dieses noch offen ist.
wall-genscher-first-king = Wer im Normalspiel beide Karo Könige hat, darf sich einen Partner wählen, wenn er den ersten spielt (Genscher): Diese beiden sind dann Re, die anderen Kontra. Absagen verfallen, Re und Kontra bleiben bei dem, der sie gesagt hat.
wall-hochzeit-stich-type-led-card = Ob ein Stich ein Fehl- oder Trumpfstich ist, entscheidet die ausgespielte Karte.
wall-hochzeit-stich-type-winning-card = Ob ein Stich ein Fehl- oder Trumpfstich ist, entscheidet die höchste Karte.

# Soli
wall-solo = Soli
wall-soli = Diese Soli gibt es: { $list }.
wall-farbsolo-pictures-no = Im Farbsolo sind nur die Karten der Farbe Trumpf; Damen, Buben und Herz Zehn gehören zu ihren Farben.
wall-soli-none = Soli kann man nicht ansagen.
wall-pflichtsolo-per-player = { $n ->
    [one] Jeder spielt in der Runde ein Pflichtsolo.
   *[other] Jeder spielt in der Runde { $n } Pflichtsoli.
}
wall-pflichtsolo-per-player-0 = Pflichtsoli gibt es nicht.
wall-pflichtsolo-first-yes = Ein Pflichtsolo, das noch offen ist, geht vor allen anderen Soli.
wall-pflichtsolo-first-no = Ein Pflichtsolo geht nicht vor: Wollen mehrere ein Solo, sind alle Soli gleich.
wall-solo-first-left-neighbour = Der Erste, der an der Reihe ist, sitzt links vom Geber.
wall-solo-first-dealer = Der Erste, der mit einem Solo an der Reihe ist, ist der Geber selbst.
wall-solo-contest-seat = Wollen mehrere ein Solo, spielt, wer vom Geber aus zuerst an der Reihe ist.
wall-solo-contest-bid = Wollen mehrere ein Solo, spielt, wer am meisten bietet.
wall-solo-contest-rank = Wollen mehrere ein Solo, spielt, wer das höhere hat; bei gleichem Rang, wer vom Geber aus zuerst an der Reihe ist.
wall-solo-rank = Rang der Soli, das höchste zuerst: { $list }.
wall-solo-rank-none = Alle Soli haben denselben Rang.
wall-bid-order-level-then-type = Beim Bieten zählt zuerst die Absage, dann die Art des Solos, dann der Sitz.
wall-bid-order-type-then-level = Beim Bieten zählt zuerst die Art des Solos, dann die Absage, dann der Sitz.
wall-solo-leader-pflichtsolo-only = Im Pflichtsolo spielt der Solospieler aus, sonst immer der linke Nachbar des Gebers.
wall-solo-leader-never = Auch im Solo spielt der linke Nachbar des Gebers aus.
wall-solo-leader-always = Im Solo spielt der Solospieler aus.
wall-solo-points = { $n ->
    [one] Das Solo selbst zählt einen Punkt dazu.
   *[other] Das Solo selbst zählt { $n } Punkte dazu.
}
wall-pflichtsolo-forced-yes = Wer sein Pflichtsolo nicht gespielt hat, wird in den letzten Spielen der Runde vorgeführt.
wall-pflichtsolo-forced-no = Vorgeführt wird niemand.
wall-solo-points-by-kind = Je nach seiner Art zählt ein Solo Punkte dazu: { $list }.
wall-solo-factor = { $each ->
    [one] Der Solospieler gewinnt oder verliert mit jedem der drei Gegner einmal den Spielwert.
   *[other] Der Solospieler gewinnt oder verliert mit jedem der drei Gegner { $each }-mal den Spielwert.
}

# Ansagen
wall-calls = An- und Absagen
wall-which-calls-ansagen = Es gibt nur Re und Kontra, keine Absagen.
wall-which-calls-none = An- und Absagen gibt es nicht.
wall-call-moment-between-tricks = Ansagen darf man nur, während keine Karte auf dem Tisch liegt.
wall-call-moment-on-turn = Ansagen darf man nur, wenn man am Zug ist, bevor man seine Karte spielt.
wall-solo-re-reply = Im angesagten Solo darf der Solist Re nur sagen, wenn Kontra gesagt ist.
wall-call-limits-hand = Re oder Kontra darf sagen, wer noch { $ansage } Karten auf der Hand hat; keine 90 mit { $k90 }, keine 60 mit { $k60 }, keine 30 mit { $k30 }, schwarz mit { $schwarz } Karten.
wall-call-limits-table = Re und Kontra darf man bis zur { $ansage }. gespielten Karte sagen; keine 90 bis zur { $k90 }., keine 60 bis zur { $k60 }., keine 30 bis zur { $k30 }., schwarz bis zur { $schwarz }. Karte.
wall-call-limits-kontra-hand = Für Kontra gilt anderes: Kontra mit { $ansage } Karten in der Hand, keine 90 mit { $k90 }, keine 60 mit { $k60 }, keine 30 mit { $k30 }, schwarz mit { $schwarz }.
wall-call-limits-kontra-table = Für Kontra gilt anderes: Kontra bis zur { $ansage }. gespielten Karte, keine 90 bis zur { $k90 }., keine 60 bis zur { $k60 }., keine 30 bis zur { $k30 }., schwarz bis zur { $schwarz }.
wall-call-limits-solo-hand = In einem angesagten Solo gelten für beide Parteien andere Zeiten: Re oder Kontra mit { $ansage } Karten in der Hand, keine 90 mit { $k90 }, keine 60 mit { $k60 }, keine 30 mit { $k30 }, schwarz mit { $schwarz }.
wall-call-limits-solo-table = In einem angesagten Solo gelten für beide Parteien andere Zeiten: Re oder Kontra bis zur { $ansage }. gespielten Karte, keine 90 bis zur { $k90 }., keine 60 bis zur { $k60 }., keine 30 bis zur { $k30 }., schwarz bis zur { $schwarz }.
wall-call-limits-solo-kontra-hand = Für die Gegner des Solospielers gelten andere Zeiten: Kontra mit { $ansage } Karten in der Hand, keine 90 mit { $k90 }, keine 60 mit { $k60 }, keine 30 mit { $k30 }, schwarz mit { $schwarz }.
wall-call-limits-solo-kontra-table = Für die Gegner des Solospielers gelten andere Zeiten: Kontra bis zur { $ansage }. gespielten Karte, keine 90 bis zur { $k90 }., keine 60 bis zur { $k60 }., keine 30 bis zur { $k30 }., schwarz bis zur { $schwarz }.
wall-call-limits-hochzeit-hand = In einer Hochzeit gelten andere Zeiten: Re oder Kontra mit { $ansage } Karten in der Hand, keine 90 mit { $k90 }, keine 60 mit { $k60 }, keine 30 mit { $k30 }, schwarz mit { $schwarz }.
wall-call-limits-hochzeit-table = In einer Hochzeit gelten andere Zeiten: Re oder Kontra bis zur { $ansage }. gespielten Karte, keine 90 bis zur { $k90 }., keine 60 bis zur { $k60 }., keine 30 bis zur { $k30 }., schwarz bis zur { $schwarz }.
wall-counts-as-called = Wer es ansagt, hat damit Re gesagt: { $list }.
wall-counts-as-called-schweine = Schweine gelten als angesagt: Wer sie ansagt oder zeigt, nennt seine Partei und hat für sie Re oder Kontra gesagt.
wall-counts-as-called-both = { $games } { $schweine }
wall-call-hand-held = Es zählen die Karten, die man noch hält.
wall-call-hand-until-trick-is-full = Die gespielte Karte zählt noch zur Hand, bis der Stich voll ist.
wall-call-skipping-in-time = Eine Absage darf Stufen auslassen, für die es noch Zeit wäre.
wall-call-skipping-always = Eine Absage darf Stufen auslassen, auch solche, für die es zu spät ist.
wall-call-skipping-never = Jede Stufe muss gesagt sein, bevor die nächste kommt, zuerst Re oder Kontra.
wall-call-pace-next-trick = Wer angesagt hat, sagt die nächste Stufe spätestens mit der ersten Karte des nächsten Stichs an, auch wenn die Grenze später läge.
wall-absagen-by-both = Absagen können beide Parteien machen.
wall-absagen-by-one = Absagen kann nur eine Partei machen: die, die zuerst eine macht.
wall-calls-most = { $n ->
    [one] Beide Parteien zusammen sagen höchstens eine Stufe an.
   *[other] Beide Parteien zusammen sagen höchstens { $n } Stufen an.
}
wall-hochzeit-calls-after-finding = In einer Hochzeit wird erst angesagt, wenn der Partner gefunden ist.
wall-hochzeit-calls-anytime = In einer Hochzeit wird auch angesagt, bevor der Partner gefunden ist: Der Hochzeiter sagt für Re an, die anderen für Kontra. Was der Partner gesagt hat, gilt von da an für Re.
wall-hochzeit-shift-none = In einer Hochzeit gelten dieselben Zeiten.
wall-hochzeit-shift-hand-after-first = In einer Hochzeit darf man nach dem Klärungsstich mit { $n ->
    [one] einer Karte
   *[other] { $n } Karten
} weniger ansagen, für jeden Stich nach dem ersten.
wall-hochzeit-shift-hand-every = In einer Hochzeit darf man nach dem Klärungsstich mit { $n ->
    [one] einer Karte
   *[other] { $n } Karten
} weniger ansagen, für jeden Stich bis dahin.
wall-hochzeit-shift-table-after-first = In einer Hochzeit darf man nach dem Klärungsstich { $n ->
    [one] eine gespielte Karte
   *[other] { $n } gespielte Karten
} später ansagen, für jeden Stich nach dem ersten.
wall-hochzeit-shift-table-every = In einer Hochzeit darf man nach dem Klärungsstich { $n ->
    [one] eine gespielte Karte
   *[other] { $n } gespielte Karten
} später ansagen, für jeden Stich bis dahin.
wall-hochzeit-shift-least = { $n ->
    [one] Unter eine Karte in der Hand geht es dabei nicht.
   *[other] Unter { $n } Karten in der Hand geht es dabei nicht.
}
wall-reply-extension = { $n ->
    [one] Auf eine Ansage darf die andere Partei noch mit einer Karte weniger erwidern.
   *[other] Auf eine Ansage darf die andere Partei noch mit { $n } Karten weniger erwidern.
}
wall-reply-extension-off = Auf eine Ansage erwidern kann man nur in der gewöhnlichen Zeit.
wall-absage-needs-timely-ansage-yes = Wer nur noch erwidern konnte, kann nichts mehr absagen.
wall-absage-needs-timely-ansage-no = Auch wer nur erwidert hat, kann noch absagen.
wall-pflichtansage-augen-0 = Wer den ersten Stich gewinnt, muss ansagen.
wall-pflichtansage-augen = Liegen im ersten Stich { $n } oder mehr Augen, muss sein Gewinner ansagen.
wall-pflichtansage-level-ansage = Es genügt, wenn seine Partei Re oder Kontra schon gesagt hat.
wall-pflichtansage-level-next = Hat seine Partei schon angesagt, muss er die nächste Stufe sagen.
wall-pflichtansage-second-never = Der zweite Stich verpflichtet zu nichts.
wall-pflichtansage-second-after-first = Trifft es nach dem ersten auch auf den zweiten Stich zu, gilt es dort ebenso.
wall-pflichtansage-second-always = Ebenso gilt es für den zweiten Stich.
wall-pflichtansage-scope-all = Das gilt in jedem Spiel.
wall-pflichtansage-scope-normal-only = Das gilt nur im Normalspiel.
wall-pflichtansage-in-hochzeit-only-if-clarifying = In einer Hochzeit gilt es, wenn der erste Stich der Klärungsstich ist.
wall-pflichtansage-in-hochzeit-deferred = In einer Hochzeit muss angesagt werden, sobald der Partner gefunden ist.
wall-pflichtansage-in-hochzeit-never = In einer Hochzeit gilt es nicht.

# Wertung
wall-score = Wertung
wall-null = Einen Null gewinnt, wer als Solist keinen Stich macht; Augen und Sonderpunkte zählen dabei nicht, und Absagen gibt es nicht.
wall-score-basis = Einen Punkt gibt es für das gewonnene Spiel, je einen dafür, dass die Verlierer unter 90, unter 60, unter 30 Augen oder ohne Stich bleiben.
wall-kontra-only-needs-121-yes = Re braucht 121 Augen. Ist nur Kontra gesagt, braucht Kontra 121 und Re 120.
wall-kontra-only-needs-121-no = Re braucht immer 121 Augen, Kontra 120, auch wenn nur Kontra gesagt ist.
wall-call-value-add = { $n ->
    [one] Re und Kontra zählen je einen Punkt mehr.
   *[other] Re und Kontra zählen je { $n } Punkte mehr.
}
wall-call-value-double = Re und Kontra verdoppeln je für sich.
wall-call-value-times = Re und Kontra nehmen je für sich mal { $n }.
wall-absage-value-add = { $n ->
    [one] Jede Stufe einer Absage zählt einen Punkt.
   *[other] Jede Stufe einer Absage zählt { $n } Punkte.
}
wall-absage-value-times = Jede Stufe einer Absage nimmt den Spielwert mal { $n }.
wall-doubling-scope-total = Dabei zählen die Sonderpunkte mit.
wall-doubling-scope-game-points-only = Die Sonderpunkte bleiben davon frei.
wall-doubling-scope-game-points-and-alten = Malgenommen wird alles bis auf die Sonderpunkte aus den Stichen.
wall-absage-points-if-failed-winner = Die Punkte einer verfehlten Absage bekommt der Sieger.
wall-absage-points-if-failed-none = Die Punkte einer verfehlten Absage bekommt niemand.
wall-reached-against-points-yes = Ein Punkt für 120 Augen gegen keine 90, für 90 gegen keine 60, für 60 gegen keine 30 und für 30 gegen schwarz.
wall-reached-against-points-no = Für Augen, die man gegen eine Absage erreicht, gibt es keine Punkte.
wall-reached-against-each = So ein Punkt zählt für jede abgesagte Stufe: 120 Augen gegen keine 60 bringen zwei.
wall-reached-against-highest = Von den abgesagten Stufen zählt hier nur die höchste: 120 Augen gegen keine 60 bringen einen Punkt.
wall-no-winner-items-under-and-reached = Haben beide verfehlt, was sie abgesagt haben, zählen die unterschrittenen Grenzen, die Augen gegen Absagen und die Sonderpunkte.
wall-no-winner-items-under-only = Haben beide verfehlt, was sie abgesagt haben, zählen nur die unterschrittenen Grenzen und die Sonderpunkte.
wall-no-winner-items-nothing = Haben beide verfehlt, was sie abgesagt haben, zählt das Spiel nichts, auch keine Sonderpunkte.
wall-bounds = Einen Punkt mehr gibt es nur für: { $list }.
wall-bounds-none = Unter welcher Grenze die Verlierer bleiben, zählt nichts.
wall-bounds-count-if-called = Eine Grenze, unter der die Verlierer geblieben sind, zählt nur, wenn die Sieger sie angesagt haben.
wall-point-at-120-120-nobody = Bei 120 zu 120 gibt es keinen Punkt für das gewonnene Spiel.
wall-factor-at-120-120-2 = Ein Spiel, das 120 zu 120 ausgeht, zählt doppelt.
wall-factor-at-120-120 = Ein Spiel, das 120 zu 120 ausgeht, zählt { $n }-fach.
wall-negative-win-zero = Nehmen Sonderpunkte den Siegern mehr, als sie gewonnen haben, zählt das Spiel null.
wall-feigheit = { $n ->
    [one] Feigheit: Wer um eine Stufe mehr gewinnt, als er angesagt hat, verliert.
   *[other] Feigheit: Wer um { $n } Stufen mehr gewinnt, als er angesagt hat, verliert.
}
wall-feigheit-scope-all = Das gilt auch im Solo.
wall-feigheit-scope-two-against-two = Im Solo gilt das nicht.
wall-hochzeit-points = { $n ->
    [one] Eine Hochzeit mit Partner zählt einen Punkt mehr.
   *[other] Eine Hochzeit mit Partner zählt { $n } Punkte mehr.
}
wall-hochzeit-lost-alone-game = Wer eine Hochzeit ohne Partner verliert, zahlt jedem, was ein anderes Spiel kosten würde: Was für ein Solo dazukommt, entfällt.

# Sonderpunkte
wall-special = Sonderpunkte
wall-special-points = Je einen Punkt gibt es für: { $list }.
wall-special-points-none = Sonderpunkte gibt es nicht.
wall-herzstich-not-trumped = Ein Herzstich ist ein mit Herz ausgespielter Stich, den kein Trumpf sticht.
wall-herzstich-all-four-hearts = Ein Herzstich ist ein Stich, in den alle vier Herz zugeben.
wall-herzstich-any-heart-lead = Ein Herzstich ist jeder mit Herz ausgespielte Stich.
wall-charlie-gefangen-counts-per-card = Zwei gefangene Charlies zählen zwei Punkte.
wall-charlie-gefangen-counts-once = Zwei gefangene Charlies zählen zusammen einen Punkt.
wall-special-points-for-winner = Sonderpunkte der Verlierer zählen nicht.
wall-fuchs-counts-second-twice = Der zweite Fuchs, den eine Partei fängt, zählt doppelt.
wall-doppelkopf-from-40 = Ein Doppelkopf ist ein Stich von 40 Augen oder mehr.
wall-doppelkopf-above-40 = Ein Doppelkopf ist ein Stich von mehr als 40 Augen; vier Zehnen sind keiner.
wall-alten-games = Gegen die Alten zählt zwei gegen zwei in: { $list }.
wall-alten-games-none = Zwei gegen zwei zählt gegen die Alten nicht.
wall-alten-needs-re-yes = Gegen die Alten zählt nur, wenn Re gesagt wurde.
wall-alten-in-solo-yes = Den Punkt gegen die Alten hat Kontra auch für ein gewonnenes Solo.
wall-special-points-in-solo-yes = Auch im Solo gibt es Sonderpunkte.
wall-special-points-in-solo-no = Im Solo gibt es keine Sonderpunkte.
wall-charlie-gefangen-by-any = Einen Charlie fängt jede Karte, die den letzten Stich macht.
wall-charlie-gefangen-by-DQ = Einen Charlie fängt nur die Karo Dame.
wall-special-points-in-solo = Im Solo gibt es von den Sonderpunkten nur diese: { $list }.
wall-special-points-in-solo-none = Im Solo bleibt von den Sonderpunkten keiner.
wall-special-points-soli-all = Das gilt in jedem Solo.
wall-special-points-soli-karo-trump = Das gilt nur, wo Karo Trumpf ist.
wall-special-points-soli = Das gilt nur in diesen Soli: { $list }.
wall-special-points-soli-none = Das gilt in keinem Solo.

# Runde
wall-round = Runde
wall-list-points-all = In der Liste schreiben Gewinner und Verlierer Punkte.
wall-list-points-winners = In der Liste schreiben nur die Gewinner Punkte; wer verloren hat, schreibt nichts.
wall-sitting-out-nothing = Wer aussetzt, schreibt nichts.
wall-sitting-out-shares-wins = Wer aussetzt, gewinnt mit: Er schreibt so viel wie ein Gewinner; im Solo gewinnt und verliert er mit den Gegnern des Solisten, und der Solist bekommt von ihm oder zahlt ihm so viel wie jedem anderen.
wall-games-per-round = Spiele in einer Runde: { $list }.
wall-games-per-round-off = Wie viele Spiele eine Runde hat, steht nicht fest.
wall-minutes-per-round = Minuten für eine Runde: { $list }.

# Verstöße
wall-breaches = Abkürzen und Verstöße
wall-solo-claim-by-showing-yes = Wer ein Solo spielt, darf sein Blatt zeigen, wenn er alle Reststiche macht.
wall-solo-claim-by-showing-no = Auch ein Solo wird zu Ende gespielt; zeigen darf man sein Blatt nicht.
wall-hand-over-forfeits-claims-nichtbedienen = Wer im Solo seine Karten abgibt, kann ein Nichtbedienen nicht mehr reklamieren.
wall-hand-over-forfeits-claims-all = Wer im Solo seine Karten abgibt, kann nichts mehr reklamieren, was vorher war.
wall-calls-after-hand-over-yes = Danach darf Kontra noch ansagen.
wall-calls-after-hand-over-no = Danach wird nichts mehr angesagt.
wall-uncollected-tricks-rule-yes = Stiche, die der Solospieler liegen lässt, sind mit seinem ersten verlorenen Stich verloren.
wall-uncollected-tricks-rule-no = Stiche, die der Solospieler liegen lässt, bleiben seine.
wall-minor-points = { $n ->
    [one] Ein leichter Verstoß kostet einen Punkt.
   *[other] Ein leichter Verstoß kostet { $n } Punkte.
}
wall-minor-points-off = Ein leichter Verstoß kostet nichts.
wall-serious-base = { $n ->
    [one] Ein schwerer Verstoß kostet mindestens einen Punkt.
   *[other] Ein schwerer Verstoß kostet mindestens { $n } Punkte.
}
wall-serious-base-off = Ein schwerer Verstoß kostet keine Strafpunkte.
wall-serious-per-absage = { $n ->
    [one] Für jede Absage der Gegner kommt ein Punkt dazu.
   *[other] Für jede Absage der Gegner kommen { $n } Punkte dazu.
}
wall-serious-per-absage-off = Absagen der Gegner ändern daran nichts.
wall-serious-normal-game-not-played = Endet ein Spiel durch einen schweren Verstoß, gilt es als nicht gespielt.
wall-serious-normal-game-counts = Endet ein Spiel durch einen schweren Verstoß, ist die Strafe sein Ergebnis.
wall-serious-normal-game-lost-alone = Endet ein Spiel durch einen schweren Verstoß, bekommt die andere Partei den Rest der Stiche, und der Schuldige verliert das Spiel allein, mit allem, was vorher angesagt war.
wall-serious-normal-game-scored-rest-to-opponents = Endet ein Spiel durch einen schweren Verstoß, bekommt die andere Partei den Rest der Stiche.
wall-decided-game-side-any-party = War das Spiel schon für eine Partei entschieden, zählt ein schwerer Verstoß wie ein leichter.
wall-decided-game-side-offender-party = War das Spiel schon für die schuldige Partei entschieden, zählt ein schwerer Verstoß wie ein leichter.
wall-unsportlich-points-up-to = { $n ->
    [one] Unsportlichkeit kostet bis zu einem Punkt.
   *[other] Unsportlichkeit kostet bis zu { $n } Punkte.
}
wall-unsportlich-points-fixed = { $n ->
    [one] Unsportlichkeit kostet einen Punkt.
   *[other] Unsportlichkeit kostet { $n } Punkte.
}
wall-unsportlich-points-warning-or-disqualification = Unsportlichkeit führt zu einer Verwarnung oder zum Ausschluss.

# Bockrunden
wall-bock = Bockrunden
wall-bock-events = Eine Bockrunde beginnt nach: { $list }.
wall-bock-games-round = Sie hat so viele Spiele, wie Spieler am Tisch sitzen.
wall-bock-games = { $n ->
    [one] Sie hat ein Spiel.
   *[other] Sie hat { $n } Spiele.
}
wall-bock-points = Wer ein Spiel im Bock gewinnt, bekommt für jeden Bock { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
} dazu, im Solo so oft, wie es zählt; malgenommen wird nichts.
wall-bock-factor-2 = Ihre Spiele zählen doppelt.
wall-bock-factor = Ihre Spiele zählen { $n }-fach.
wall-bock-count-once = Ein Spiel löst höchstens eine Bockrunde aus.
wall-bock-count-each = Geschieht mehreres davon in einem Spiel, gibt es für jedes eine Bockrunde.
wall-bock-stacking-append = Kommt eine neue Bockrunde dazu, folgt sie auf die laufende.
wall-bock-stacking-multiply = Kommt eine neue Bockrunde dazu, beginnt sie gleich; Spiele in beiden zählen doppelt so hoch.
wall-bock-stacking-restart = Kommt eine neue Bockrunde dazu, beginnt die Zählung von vorn.
wall-bock-stacking-ignore = Während einer Bockrunde beginnt keine neue.
wall-bock-solo-counts = Ein Solo zählt in der Bockrunde wie jedes andere Spiel.
wall-bock-solo-free = Ein Solo zählt mehrfach, verbraucht aber kein Spiel der Bockrunde.
wall-bock-solo-free-if-dealer-stays = Ein Solo zählt mehrfach; gibt danach derselbe Geber noch einmal, verbraucht es kein Spiel der Bockrunde.
wall-bock-solo-outside = Ein Solo steht außerhalb der Bockrunde: Es zählt einfach und verbraucht kein Spiel.

# `doko rules explain` und `new`
wall-written = die Regeln stehen in { $path }
rules-new-written = die Regeldatei steht in { $path }
rules-new-no-value = „{ $answer }“ ist keine Antwort
    .help = --set OPTION=WERT, zum Beispiel --set nines=false; `doko rules` zeigt alle Optionen
rules-new-no-terminal = -
    .help = Antworten mit --set OPTION=WERT geben, zum Beispiel: doko rules new --set nines=false
rules-new-name = Wie heißt das Regelwerk?
    .help = Buchstaben, Ziffern, - und _; nicht ddv, bsv oder recklinghausen
rules-new-base = Welche Regeln kommen euren am nächsten?
rules-new-base-ddv = ddv: Turnierregeln des Deutschen Doppelkopf-Verbands, 48 Karten
rules-new-base-bsv = bsv: Turnierregeln des BSV Hessen, 40 Karten
rules-new-base-recklinghausen = recklinghausen: Hausregeln, 40 Karten, mit Schweinen und Armut
rules-new-right = stimmt so, weiter
rules-new-section-why = Was bei euch anders ist, auswählen
input-name-answers = Antworten
output-kind-rules = eine Regeldatei
