# Ein Regelwerk in Sätzen, wie man es an die Wand hängt. Jeder Satz kann fragen, was es sonst gibt: $soli, $hochzeit, $calls, ..

wall-title = Unsere Regeln: { $name }
wall-based-on = Wo hier nichts steht, gelten { $book }.
wall-book-ddv = die Turnierspielregeln des Deutschen Doppelkopf-Verbands in der Fassung von 1994
wall-book-tsr = die Turnier-Spielregeln des Deutschen Doppelkopf-Verbands vom 21. Februar 2026
wall-book-bsv = die Turnierspielregeln des BSV Hessen
wall-book-recklinghausen = die Hausregeln von Recklinghausen und, wo auch sie nichts sagen, die Turnierspielregeln des Deutschen Doppelkopf-Verbands

# Karten und Rangfolge
wall-deck = Karten und Rangfolge
wall-nines = { $kind ->
    [with] Gespielt wird mit { $cards } Karten, die Neunen sind dabei; jeder bekommt { $each }.
   *[without] Gespielt wird mit { $cards } Karten, ohne Neunen; jeder bekommt { $each }.
}
wall-trumps = Trumpf sind im Normalspiel, vom höchsten an: { $list }.
wall-deal-packets-same = { $n ->
    [one] Beim Geben bekommt jeder seine { $packet } Karten auf einmal.
   *[other] { $packet ->
        [one] Beim Geben bekommt jeder { $n }-mal eine Karte.
       *[other] Beim Geben bekommt jeder { $n }-mal { $packet } Karten.
    }
}
wall-deal-packets = Gegeben wird nacheinander in Päckchen zu { $list } Karten.
wall-table-sizes = An einem Tisch sitzen { $list } Spieler{ $most ->
    [4] .
    [5] ; zu fünft setzt der Geber aus.
   *[other] . Sind es mehr als vier, spielen die vier links vom Geber; er und die übrigen setzen aus.
}
wall-players-4 = vier
wall-players-5 = fünf
wall-players-6 = sechs
wall-players-7 = sieben
wall-second-heart-ten-wins-never = Fallen beide Herz Zehnen in einen Stich, sticht die erste.
wall-second-heart-ten-wins-when-trump = Fallen beide Herz Zehnen in einen Stich, sticht die zweite, wenn sie Trumpf ist.
wall-second-heart-ten-wins-normal-game = Fallen beide Herz Zehnen in einen Stich, sticht die zweite, in einem angesagten Solo die erste.
wall-second-heart-ten-wins-always = Fallen beide Herz Zehnen in einen Stich, sticht die zweite, auch wenn sie kein Trumpf ist.
wall-heart-ten-in-last-trick-reversed = Im letzten Stich ist es mit den Herz Zehnen umgekehrt.
wall-heart-ten-trump-no = Die Herz Zehn ist auch im Normalspiel{ $farbsolo ->
    [yes] {" "}und im Farbsolo
   *[no] {""}
} kein besonderer Trumpf, sie steht zwischen Herz Ass und Herz König.
wall-schweine-off = Schweine gibt es nicht.
wall-schweine-announced = Wer beide Karo Asse hat, kann vor dem Spiel Schweine ansagen; dann sind sie die höchsten Trümpfe.
wall-schweine-before-play = Wer beide Karo Asse hat, kann vor dem ersten Stich Schweine ansagen, wenn alle gefragt werden; dann sind sie die höchsten Trümpfe.
wall-schweine-first-played = Wer beide Karo Asse hat, hat Schweine, die höchsten Trümpfe. Gezeigt werden sie erst, wenn das erste gespielt wird; verzichten kann man nicht.
wall-schweine-optional = Wer beide Karo Asse hat, kann sie zu Schweinen machen, den höchsten Trümpfen: Wenn er das erste spielt, zeigt er sie, oder er behält es für sich, und es sind gewöhnliche Füchse. Er darf auch vorher sagen, dass er sie hat.
wall-schweine-after-trick = Hat jemand beide Karo Asse und mit dem ersten einen Stich gemacht, so ist das zweite ein Schwein, der höchste Trumpf.
wall-in-hochzeit = in einer Hochzeit
wall-after-abgabe = nach einer Trumpfabgabe
wall-schweine-games-all = Schweine kann es auch { $list } geben.
wall-schweine-games-normal-only = Keine Schweine gibt es { $list }.
wall-schweine-in-solo-never = In einem angesagten Solo gibt es keine Schweine.
wall-schweine-in-solo-soloist = Im { $suit ->
    [yes] Farbsolo
   *[no] Karosolo
} kann nur der Solospieler Schweine haben, in den anderen Soli niemand.
wall-schweine-in-solo-any = Im { $suit ->
    [yes] Farbsolo
   *[no] Karosolo
} kann jeder Schweine haben, in den anderen Soli niemand.
wall-schweine-suit-diamonds = Nur die Karo Asse können Schweine sein, auch im Farbsolo.
wall-schweine-suit-trump-suit = Im Farbsolo sind die Asse der Farbe die Schweine.
wall-schweine-above = Sind Schweine angesagt, kann Superschweine ansagen, wer beide Karo { $first } hat{ $hyper ->
    [yes] , und danach Hyperschweine, wer beide Karo { $second } hat; sie stehen jeweils darüber.
   *[no] ; sie stehen über den Schweinen.
}
wall-schweine-above-by-same-hand = { $hyper ->
    [yes] Superschweine und Hyperschweine hat nur, wer auch die niedrigeren hat.
   *[no] Superschweine hat nur, wer auch die Schweine hat.
}
wall-schweine-above-by-other-hand = { $hyper ->
    [yes] Superschweine und Hyperschweine hat nur, wer keine niedrigeren hat.
   *[no] Superschweine hat nur, wer keine Schweine hat.
}
wall-heart-ten-with-schweine-first-wins = Sind Schweine angesagt oder gezeigt, sticht von zwei Herz Zehnen die erste.

# Vorbehalte
wall-vorbehalte = Vorbehalte
wall-reservation-priority = Die Vorbehalte, der höchste zuerst: { $list }.
wall-reservation-priority-one = Vorbehalt sagt man nur für: { $list }.
wall-werfen-kings = Mit { $n ->
    [one] einem König oder mehr
   *[other] { $n } oder mehr Königen
} { $must ->
    [yes] muss
   *[no] darf
} man werfen; dann wird neu gegeben.
wall-werfen-nines = Mit { $n ->
    [one] einer Neun oder mehr
   *[other] { $n } oder mehr Neunen
} { $must ->
    [yes] muss
   *[no] darf
} man werfen; dann wird neu gegeben.
wall-werfen-nine-suits = Mit Neunen { $n ->
    [one] einer Farbe
    [4] aller vier Farben
   *[other] von { $n } oder mehr Farben
} { $must ->
    [yes] muss
   *[no] darf
} man werfen; dann wird neu gegeben.
wall-werfen-nines-and-kings = Mit { $n ->
    [one] einer Neun, einem König oder mehr davon
   *[other] { $n } oder mehr Neunen und Königen zusammen
} { $must ->
    [yes] muss
   *[no] darf
} man werfen; dann wird neu gegeben.
wall-werfen-augen = Mit { $n } oder mehr Augen auf der Hand { $must ->
    [yes] muss
   *[no] darf
} man werfen; dann wird neu gegeben.
wall-werfen-augen-max = Mit höchstens { $n } Augen auf der Hand { $must ->
    [yes] muss
   *[no] darf
} man werfen; dann wird neu gegeben.
wall-werfen-augen-max-0 = Ohne Augen auf der Hand { $must ->
    [yes] muss
   *[no] darf
} man werfen; dann wird neu gegeben.
wall-werfen-no-trump-above = Wer keinen Trumpf über { $card } hat, { $must ->
    [yes] muss
   *[no] darf
} werfen; dann wird neu gegeben.
wall-werfen-trumps-max = Mit höchstens { $n ->
    [one] einem Trumpf
   *[other] { $n } Trümpfen
} { $must ->
    [yes] muss
   *[no] darf
} man werfen; dann wird neu gegeben.
wall-werfen-trumps-max-0 = Ohne Trumpf { $must ->
    [yes] muss
   *[no] darf
} man werfen; dann wird neu gegeben.
wall-werfen-mandatory-yes = { $higher ->
    [yes] Wer etwas Höheres spielt, muss nicht werfen.
   *[no] Niemand darf ein solches Blatt behalten.
}
wall-werfen-mandatory-no = Niemand muss werfen.
wall-werfen-when-vorbehalt = Wer wirft, meldet einen Vorbehalt an.
wall-werfen-when-before = Bevor jemand gesund oder Vorbehalt sagt, werden alle gefragt, ob sie werfen{ $soli ->
    [yes] ; das geht auch vor jedem Solo.
   *[no] .
}
wall-trumpfschwach-redeal = Wer trumpfschwach ist, kann neu geben lassen.
wall-trumpfschwach-exchange = Wer trumpfschwach ist, kann seine Trümpfe anbieten (Trumpfabgabe).
wall-trumpfschwach-max-0 = Trumpfschwach ist ein Blatt ohne Trumpf.
wall-trumpfschwach-max = { $n ->
    [one] Trumpfschwach ist ein Blatt mit höchstens einem Trumpf.
   *[other] Trumpfschwach ist ein Blatt mit höchstens { $n } Trümpfen.
}
wall-trumpfabgabe-ask-all-then-redeal = { $armut ->
    [yes] Trumpfabgabe (Armut): Wer wenige Trümpfe hat, kann sie verdeckt anbieten. Wer sie nimmt, gibt ebenso viele Karten zurück und spielt mit ihm zusammen. Nimmt sie niemand, wird neu gegeben.
   *[no] Bei der Trumpfabgabe werden die Trümpfe verdeckt angeboten. Wer sie nimmt, gibt ebenso viele Karten zurück, und beide spielen zusammen. Nimmt sie niemand, wird neu gegeben.
}
wall-trumpfabgabe-ask-all-then-normal = { $armut ->
    [yes] Trumpfabgabe (Armut): Wer wenige Trümpfe hat, kann sie verdeckt anbieten. Wer sie nimmt, gibt ebenso viele Karten zurück und spielt mit ihm zusammen. Nimmt sie niemand, wird normal gespielt.
   *[no] Bei der Trumpfabgabe werden die Trümpfe verdeckt angeboten. Wer sie nimmt, gibt ebenso viele Karten zurück, und beide spielen zusammen. Nimmt sie niemand, wird normal gespielt.
}
wall-trumpfabgabe-asked-all = Gefragt wird reihum, vom linken Nachbarn an.
wall-trumpfabgabe-asked-partner = Gefragt wird nur der Partner nach den Kreuz Damen: wer die andere hat; hat man keine, wer auch keine hat oder beide.
wall-trumpfabgabe-asked-partner-first = Zuerst wird der Partner nach den Kreuz Damen gefragt: wer die andere hat; hat man keine, wer auch keine hat oder beide. Danach werden die anderen gefragt, von links an.
wall-trumpfabgabe-max-0 = Anbieten darf, wer keinen Trumpf hat.
wall-trumpfabgabe-max = { $n ->
    [one] Anbieten darf, wer höchstens einen Trumpf hat.
   *[other] Anbieten darf, wer höchstens { $n } Trümpfe hat.
}
wall-trumpfabgabe-max-with-nine = { $n ->
    [one] Auch ein einziger Trumpf genügt, wenn er eine Karo Neun ist.
   *[other] Ist eine Karo Neun darunter, dürfen es auch { $n } Trümpfe sein.
}
wall-trumpfabgabe-min = { $n ->
    [one] Mindestens einer muss es sein.
   *[other] Mindestens { $n } müssen es sein.
}
wall-trumpfabgabe-min-0 = Auch ein Blatt ganz ohne Trumpf ist erlaubt.
wall-trumpfabgabe-fuechse-counted = Füchse zählen dabei als Trümpfe mit.
wall-trumpfabgabe-fuechse-single-free = Ein einzelner Fuchs zählt dabei nicht mit.
wall-trumpfabgabe-fuechse-free = Füchse zählen dabei nicht mit.
wall-trumpfabgabe-two-redeal = Wollen zwei Spieler ihre Trümpfe anbieten, wird neu gegeben.
wall-trumpfabgabe-cards-trumps = Abgegeben werden genau die Trümpfe.
wall-trumpfabgabe-cards-at-least-three = Abgegeben werden alle Trümpfe, und wenn es weniger als drei sind, Fehlkarten nach Wahl dazu, bis es drei Karten sind.
wall-trumpfabgabe-cards-three-without-trump = Abgegeben werden genau die Trümpfe; wer keinen hat, gibt drei Fehlkarten nach Wahl.
wall-trumpfabgabe-offer-cards = Beim Anbieten wird gesagt, wie viele Karten es sind.
wall-trumpfabgabe-offer-trumps = Beim Anbieten wird gesagt, wie viele Trümpfe dabei sind.
wall-trumpfabgabe-told-number = Wer Trümpfe zurückgibt, sagt, wie viele es sind.
wall-trumpfabgabe-told-whether = Wer Karten zurückgibt, sagt nur, ob Trümpfe dabei sind.
wall-trumpfabgabe-told-nothing = Über die zurückgegebenen Karten wird nichts gesagt.
wall-trumpfabgabe-leader-seat = Nach einer Trumpfabgabe spielt aus, wer links vom Geber sitzt.
wall-trumpfabgabe-leader-giver = Nach einer Trumpfabgabe spielt aus, wer seine Trümpfe abgegeben hat.
wall-trumpfabgabe-leader-taker = Nach einer Trumpfabgabe spielt aus, wer die Trümpfe genommen hat.
wall-dealer-repeats-after = Derselbe Geber gibt noch einmal { $list }.
wall-dealer-repeats-after-pflichtsolo = nach einem freiwillig gespielten Pflichtsolo
wall-dealer-repeats-after-solo = nach jedem angesagten Solo
wall-if-redealt = wenn neu gegeben werden muss
wall-dealer-repeats-after-redeal = Muss neu gegeben werden, gibt derselbe Geber noch einmal.
wall-dealer-repeats-after-none = Nach jedem Geben gibt der Nächste, auch wenn neu gegeben werden muss.

# Hochzeit
wall-hochzeit = Hochzeit
wall-hochzeit-limit = { $n ->
    [one] Wer beide Kreuz Damen hat, kann eine Hochzeit ansagen. Der Partner muss sich im ersten Stich finden, sonst spielt man allein.
   *[other] Wer beide Kreuz Damen hat, kann eine Hochzeit ansagen. Der Partner muss sich in den ersten { $n } Stichen finden, sonst spielt man allein.
}
wall-hochzeit-conditions = Der Hochzeiter sagt, wie sich der Partner findet: { $list }. Sagt er nichts, gilt das Erste.
wall-hochzeit-conditions-one = Der Partner findet sich { $list }.
wall-hochzeit-conditions-none = Eine Hochzeit gibt es nicht.
wall-hochzeit-own-trick-goes-on = Macht der Hochzeiter einen passenden Stich selbst, sucht er weiter.
wall-hochzeit-own-trick-trumping-ends = Sticht der Hochzeiter vorher einen Fehlstich mit Trumpf, spielt er allein.
wall-hochzeit-own-trick-ends = Macht der Hochzeiter den ersten passenden Stich selbst, spielt er allein.
wall-stilles-solo-is-pflicht-yes = Ein stilles Solo zählt als Pflichtsolo, wenn dieses noch offen ist.

# Soli
wall-solo = Soli
wall-null = Ein Nullsolo gewinnt, wer als Solospieler keinen Stich macht; { $special ->
    [yes] Augen und Sonderpunkte
   *[no] Augen
} zählen dabei nicht{ $calls ->
    [all] , und Absagen gibt es nicht.
   *[none] .
}
wall-soli = Diese Soli gibt es: { $list }.
wall-soli-one = Das einzige Solo ist: { $list }.
wall-soli-none = Soli kann man nicht ansagen.
wall-pflichtsolo-per-player = { $n ->
    [one] Jeder spielt in der Runde ein Pflichtsolo.
   *[other] Jeder spielt in der Runde { $n } Pflichtsoli.
}
wall-pflichtsolo-per-player-0 = Pflichtsoli gibt es nicht.
wall-pflichtsolo-first-yes = Ein Pflichtsolo, das noch offen ist, geht vor allen anderen Soli.
wall-pflichtsolo-first-no = Ein Pflichtsolo geht den anderen Soli nicht vor.
wall-solo-first-dealer = Als Erster an der Reihe ist bei den Soli der Geber selbst.
wall-solo-contest-seat = Wollen mehrere ein Solo, spielt, wer vom Geber aus zuerst an der Reihe ist.
wall-solo-contest-bid = Wollen mehrere ein Solo, spielt, wer am meisten bietet.
wall-solo-contest-rank = Wollen mehrere ein Solo, spielt, wer das höhere hat; bei gleichem Rang, wer vom Geber aus zuerst an der Reihe ist.
wall-solo-rank = Rang der Soli, das höchste zuerst: { $list }{ $others ->
    [yes] ; alle anderen sind gleich und stehen darunter.
   *[no] .
}
wall-solo-rank-none = Alle Soli haben denselben Rang.
wall-pflichtsolo-forced-yes = Wer sein Pflichtsolo nicht gespielt hat, wird in den letzten Spielen der Runde vorgeführt.
wall-pflichtsolo-forced-no = Vorgeführt wird niemand.
wall-solo-leader-pflichtsolo-only = Im Pflichtsolo spielt der Solospieler aus, in den anderen Soli der linke Nachbar des Gebers.
wall-solo-leader-never = Auch im Solo spielt der linke Nachbar des Gebers aus.
wall-solo-leader-always = Im Solo spielt der Solospieler aus.
wall-solo-points = { $n ->
    [one] Für ein Solo gibt es einen Punkt mehr.
   *[other] Für ein Solo gibt es { $n } Punkte mehr.
}
wall-solo-points-by-kind = Punkte mehr gibt es je nach der Art des Solos: { $list }.

# Ansagen
wall-calls = An- und Absagen
wall-which-calls-ansagen = Es gibt nur Re und Kontra, keine Absagen.
wall-which-calls-none = An- und Absagen gibt es nicht.
wall-call-moment-between-tricks = Ansagen darf man nur, während keine Karte auf dem Tisch liegt.
wall-call-moment-on-turn = Ansagen darf man nur, wenn man am Zug ist, bevor man seine Karte spielt.
wall-solo-re-reply = Im angesagten Solo darf der Solospieler Re nur sagen, wenn Kontra gesagt ist.
wall-re-and-kontra = Re und Kontra
wall-every-call = jede Stufe
wall-limit-hand = { $call } { $n ->
    [0] jederzeit
    [one] mit mindestens einer Karte auf der Hand
   *[other] mit mindestens { $n } Karten auf der Hand
}
wall-limit-hand-next = { $call } { $n ->
    [0] jederzeit
    [one] mit einer
   *[other] mit { $n }
}
wall-limit-table = { $call } { $n ->
    [0] vor der ersten Karte
   *[other] bis zur { $n }. gespielten Karte
}
wall-limit-table-next = { $call } { $n ->
    [0] vor der ersten Karte
   *[other] bis zur { $n }. Karte
}
wall-call-limits = { $calls ->
    [all] An- und absagen
   *[ansagen] Ansagen
} darf man so lange: { $list }.
wall-call-limits-kontra = Für Kontra gelten andere Zeiten: { $list }.
wall-call-limits-solo = { $solo_kontra ->
    [yes] In einem angesagten Solo gelten für den Solospieler andere Zeiten: { $list }.
   *[no] In einem angesagten Solo gelten andere Zeiten: { $list }.
}
wall-call-limits-solo-kontra = Für die Gegner des Solospielers gelten in einem angesagten Solo andere Zeiten: { $list }.
wall-call-limits-hochzeit = In einer Hochzeit gelten andere Zeiten: { $list }.
wall-counts-as-called = Wer eines dieser Spiele ansagt, hat damit Re gesagt: { $list }.
wall-call-hand-held = Es zählen die Karten, die man noch hält.
wall-call-hand-until-trick-is-full = Die gespielte Karte zählt noch zur Hand, bis der Stich voll ist.
wall-call-skipping-in-time = Eine Absage darf Stufen auslassen, für die es noch Zeit wäre.
wall-call-skipping-always = Eine Absage darf Stufen auslassen, auch solche, für die es zu spät ist.
wall-call-skipping-never = Jede Stufe muss gesagt sein, bevor die nächste kommt, zuerst Re oder Kontra.
wall-call-pace-next-trick = Wer angesagt hat, sagt die nächste Stufe spätestens mit der ersten Karte des nächsten Stichs an, auch wenn die Grenze später läge.
wall-absagen-by-one = Absagen kann nur eine Partei machen: die, die zuerst eine macht.
wall-calls-most = { $n ->
    [one] Beide Parteien zusammen sagen höchstens eine Stufe an.
   *[other] Beide Parteien zusammen sagen höchstens { $n } Stufen an.
}
wall-hochzeit-calls-after-finding = In einer Hochzeit wird erst angesagt, wenn der Partner gefunden ist.
wall-hochzeit-calls-anytime = In einer Hochzeit wird auch angesagt, bevor der Partner gefunden ist: Der Hochzeiter sagt für Re an, die anderen für Kontra. Was der Partner gesagt hat, gilt von da an für Re.
wall-hochzeit-shift-none = In einer Hochzeit verschieben sich die Zeiten nicht.
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
wall-reply-extension-hand = { $n ->
    [one] Auf eine Ansage darf die andere Partei noch mit einer Karte weniger erwidern.
   *[other] Auf eine Ansage darf die andere Partei noch mit { $n } Karten weniger erwidern.
}
wall-reply-extension-table = Auf eine Ansage darf die andere Partei noch { $n } gespielte Karten später erwidern.
wall-reply-extension-off = Auf eine Ansage erwidern kann man nur in der gewöhnlichen Zeit.
wall-pflichtansage-augen-0 = Wer den ersten Stich gewinnt, muss ansagen.
wall-pflichtansage-augen = { $n ->
    [one] Liegt im ersten Stich ein Auge oder mehr, muss sein Gewinner ansagen.
   *[other] Liegen im ersten Stich { $n } oder mehr Augen, muss sein Gewinner ansagen.
}
wall-pflichtansage-level-ansage = Es genügt, wenn seine Partei Re oder Kontra schon gesagt hat.
wall-pflichtansage-level-next = Hat seine Partei schon angesagt, muss er die nächste Stufe sagen.
wall-pflichtansage-second-never = Der zweite Stich verpflichtet zu nichts.
wall-pflichtansage-second-after-first = Trifft es nach dem ersten auch auf den zweiten Stich zu, gilt es dort ebenso.
wall-pflichtansage-second-always = Ebenso gilt es für den zweiten Stich.
wall-pflichtansage-scope-all = Das gilt auch in einem angesagten Solo.
wall-pflichtansage-scope-normal-only = In einem angesagten Solo gilt das nicht.
wall-pflichtansage-in-hochzeit-only-if-clarifying = In einer Hochzeit gilt es, wenn der erste Stich der Klärungsstich ist.
wall-pflichtansage-in-hochzeit-deferred = In einer Hochzeit muss angesagt werden, sobald der Partner gefunden ist.
wall-pflichtansage-in-hochzeit-never = In einer Hochzeit gilt es nicht.

# Wertung
wall-score = Wertung
wall-score-basis = Einen Punkt gibt es für das gewonnene Spiel{ $n ->
    [0] .
    [one] {" "}und einen, wenn die Verlierer { $list } bleiben.
   *[other] , dazu je einen, wenn die Verlierer { $list } bleiben.
}
wall-needed = Re braucht 121 Augen, Kontra 120.
wall-kontra-only-needs-121-yes = Re braucht 121 Augen, Kontra 120. Ist nur Kontra gesagt, ist es umgekehrt.
wall-kontra-only-needs-121-no = Re braucht 121 Augen, Kontra 120, auch wenn nur Kontra gesagt ist.
wall-call-value-add = { $n ->
    [0] Für Re und Kontra gibt es keine Punkte.
    [one] Re und Kontra zählen je einen Punkt mehr.
   *[other] Re und Kontra zählen je { $n } Punkte mehr.
}
wall-call-value-times = { $n ->
    [2] Re verdoppelt den Spielwert, Kontra ebenso; ist beides gesagt, zählt das Spiel vierfach.
    [3] Re verdreifacht den Spielwert, Kontra ebenso.
    [4] Re vervierfacht den Spielwert, Kontra ebenso.
   *[other] Ist Re gesagt, zählt das Spiel { $n }-fach, ebenso bei Kontra.
}
wall-absage-value-add = { $n ->
    [0] Für Absagen gibt es keine Punkte.
    [one] Jede Stufe einer Absage zählt einen Punkt.
   *[other] Jede Stufe einer Absage zählt { $n } Punkte.
}
wall-absage-value-times = { $n ->
    [2] Jede Stufe einer Absage verdoppelt den Spielwert.
    [3] Jede Stufe einer Absage verdreifacht den Spielwert.
   *[other] Jede Stufe einer Absage vervierfacht den Spielwert.
}
wall-doubling-scope-total = Vervielfacht werden auch die Sonderpunkte.
wall-doubling-scope-game-points-only = Die Sonderpunkte werden nicht vervielfacht.
wall-doubling-scope-game-points-and-alten = Die Sonderpunkte aus den Stichen werden nicht vervielfacht, der Punkt gegen die Alten schon.
wall-bounds-count-if-called = Eine Grenze, unter der die Verlierer geblieben sind, zählt nur, wenn die Sieger sie angesagt haben.
wall-reached-against-points-yes = Je einen Punkt gibt es für 120 Augen gegen keine 90, für 90 gegen keine 60, für 60 gegen keine 30 und für 30 gegen schwarz.
wall-reached-against-points-no = Für Augen, die man gegen eine Absage erreicht, gibt es keine Punkte.
wall-reached-against-each = So ein Punkt zählt für jede abgesagte Stufe: 120 Augen gegen keine 60 bringen zwei Punkte.
wall-reached-against-highest = Von den abgesagten Stufen zählt hier nur die höchste: 120 Augen gegen keine 60 bringen einen Punkt.
wall-no-winner-bounds = die unterschrittenen Grenzen
wall-no-winner-reached = die Augen gegen Absagen
wall-no-winner-special = die Sonderpunkte
wall-no-winner-items = Haben beide verfehlt, was sie abgesagt haben, zählen nur { $list }.
wall-no-winner-items-nothing = Haben beide verfehlt, was sie abgesagt haben, zählt das Spiel nichts{ $special ->
    [yes] , auch keine Sonderpunkte.
   *[no] .
}
wall-point-at-120-120-nobody = Bei 120 zu 120 gibt es keinen Punkt für das gewonnene Spiel.
wall-factor-at-120-120 = Ein Spiel, das 120 zu 120 ausgeht, zählt { $n ->
    [2] doppelt
    [3] dreifach
    [4] vierfach
   *[other] { $n }-fach
}.
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
wall-hochzeit-lost-alone-game = Wer eine Hochzeit ohne Partner verliert, zahlt jedem, was ein gewöhnliches Spiel kosten würde{ $solo_more ->
    [yes] , ohne die Punkte für ein Solo.
   *[no] .
}

# Sonderpunkte
wall-special = Sonderpunkte
wall-special-points = Je einen Punkt gibt es für: { $list }.
wall-special-points-none = Sonderpunkte gibt es nicht.
wall-special-points-for-winner = Sonderpunkte der Verlierer zählen nicht.
wall-fuchs-counts-second-twice = Der zweite Fuchs, den eine Partei fängt, zählt doppelt.
wall-doppelkopf-from-40 = Ein Doppelkopf ist ein Stich von 40 Augen oder mehr.
wall-doppelkopf-above-40 = Ein Doppelkopf ist ein Stich von mehr als 40 Augen; vier Zehnen sind keiner.
wall-herzstich-not-trumped = Ein Herzstich ist ein mit Herz ausgespielter Stich, den kein Trumpf sticht.
wall-herzstich-all-four-hearts = Ein Herzstich ist ein Stich, in den alle vier Herz zugeben.
wall-herzstich-any-heart-lead = Ein Herzstich ist jeder mit Herz ausgespielte Stich.
wall-charlie-gefangen-counts-per-card = Zwei gefangene Charlies zählen zwei Punkte.
wall-charlie-gefangen-counts-once = Zwei gefangene Charlies zählen zusammen einen Punkt.
wall-charlie-gefangen-by-any = Einen Charlie fängt jede Karte, die den letzten Stich macht.
wall-charlie-gefangen-by-DQ = Einen Charlie fängt nur die Karo Dame.
wall-alten-games = Den Punkt gegen die Alten gibt es zwei gegen zwei nur hier: { $list }.
wall-alten-games-none = Zwei gegen zwei gibt es keinen Punkt gegen die Alten.
wall-alten-needs-re-yes = Gegen die Alten zählt nur, wenn Re gesagt wurde.
wall-alten-in-solo-yes = Den Punkt gegen die Alten hat Kontra auch für ein gewonnenes Solo.
wall-special-points-in-solo-yes = Auch im Solo gibt es Sonderpunkte.
wall-special-points-in-solo-no = { $special_calls ->
    [yes] Im Solo gibt es von den Sonderpunkten nur die für Ansagen{ $alten_in_solo ->
        [yes] {" "}und den gegen die Alten
       *[no] {""}
    }.
   *[no] { $alten_in_solo ->
        [yes] Andere Sonderpunkte gibt es im Solo nicht.
       *[no] Im Solo gibt es keine Sonderpunkte.
    }
}
wall-special-points-in-solo = { $special_calls ->
    [yes] Außer den Sonderpunkten für Ansagen gibt es im Solo nur diese: { $list }.
   *[no] Im Solo gibt es von den Sonderpunkten aus den Stichen nur diese: { $list }.
}
wall-special-points-soli-karo-trump = Punkte aus den Stichen gibt es im Solo nur, wo Karo Trumpf ist.
wall-special-points-soli = Punkte aus den Stichen gibt es im Solo nur hier: { $list }.

# Runde
wall-round = Runde
wall-list-points-all = In der Liste schreiben Gewinner und Verlierer Punkte.
wall-list-points-winners = In der Liste schreiben nur die Gewinner Punkte; wer verloren hat, schreibt nichts.
wall-sitting-out-nothing = Wer aussetzt, schreibt nichts.
wall-sitting-out-shares-wins = Wer aussetzt, gewinnt mit: Er schreibt so viel wie ein Gewinner; im Solo gewinnt und verliert er mit den Gegnern des Solospielers, und der bekommt von ihm oder zahlt ihm so viel wie jedem anderen.
wall-games-per-round = Spiele in einer Runde: { $list }.
wall-games-per-round-of-four = Eine Runde hat { $n ->
    [one] ein Spiel
   *[other] { $n } Spiele
}.
wall-games-per-round-off = Wie viele Spiele eine Runde hat, steht nicht fest.
wall-minutes-per-round = Minuten für eine Runde: { $list }.
wall-minutes-per-round-of-four = Eine Runde dauert { $n ->
    [one] eine Minute
   *[other] { $n } Minuten
}.

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
    [one] Ein geringfügiger Verstoß kostet einen Punkt.
   *[other] Ein geringfügiger Verstoß kostet { $n } Punkte.
}
wall-minor-points-off = Ein geringfügiger Verstoß kostet nichts.
wall-serious-base = { $n ->
    [one] Ein schwerwiegender Verstoß kostet mindestens einen Punkt.
   *[other] Ein schwerwiegender Verstoß kostet mindestens { $n } Punkte.
}
wall-serious-base-off = Ein schwerwiegender Verstoß kostet keine Strafpunkte.
wall-serious-per-absage = { $n ->
    [one] Für jede Absage der Gegner kommt ein Punkt dazu.
   *[other] Für jede Absage der Gegner kommen { $n } Punkte dazu.
}
wall-serious-per-absage-off = Absagen der Gegner ändern daran nichts.
wall-serious-normal-game-not-played = Endet ein Spiel, das kein Solo ist, durch einen schwerwiegenden Verstoß, gilt es als nicht gespielt.
wall-serious-normal-game-counts = Endet ein Spiel, das kein Solo ist, durch einen schwerwiegenden Verstoß, { $penalty ->
    [yes] ist die Strafe sein Ergebnis.
   *[no] zählt es nichts, gilt aber als gespielt.
}
wall-serious-normal-game-lost-alone = Endet ein Spiel durch einen schwerwiegenden Verstoß, bekommt die andere Partei den Rest der Stiche, und der Schuldige verliert das Spiel allein{ $calls ->
    [none] .
   *[all] , mit allem, was vorher angesagt war.
}
wall-serious-normal-game-scored-rest-to-opponents = Endet ein Spiel, das kein Solo ist, durch einen schwerwiegenden Verstoß, bekommt die andere Partei den Rest der Stiche.
wall-unsportlich-points-up-to = { $n ->
    [0] Unsportlichkeit kostet keine Punkte.
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
} dazu; im Solo zählen sie wie der Spielwert. Vervielfacht wird nichts.
wall-bock-points-off = Ihre Spiele zählen doppelt.
wall-bock-count-once = Ein Spiel löst höchstens eine Bockrunde aus.
wall-bock-count-each = Geschieht mehreres davon in einem Spiel, gibt es für jedes eine Bockrunde.
wall-bock-stacking-append = Kommt eine neue Bockrunde dazu, folgt sie auf die laufende.
wall-bock-stacking-multiply = Kommt eine neue Bockrunde dazu, beginnt sie gleich; wo beide laufen, gelten beide.
wall-bock-stacking-restart = Kommt eine neue Bockrunde dazu, beginnt die Zählung von vorn.
wall-bock-stacking-ignore = Während einer Bockrunde beginnt keine neue.
wall-bock-solo-counts = Ein Solo zählt in der Bockrunde wie jedes andere Spiel.
wall-bock-solo-free = Auch für ein angesagtes Solo gilt die Bockrunde, es verbraucht aber keines ihrer Spiele.
wall-bock-solo-free-if-dealer-stays = Auch für ein angesagtes Solo gilt die Bockrunde; gibt danach derselbe Geber noch einmal, verbraucht es keines ihrer Spiele.
wall-bock-solo-outside = Ein angesagtes Solo steht außerhalb der Bockrunde: Sie gilt nicht dafür, und es verbraucht keines ihrer Spiele.

# `doko rules explain` und `new`
wall-written = die Regeln stehen in { $path }
rules-new-written = die Regeldatei steht in { $path }
rules-new-no-value = „{ $answer }“ ist keine Antwort
    .help = --set OPTION=WERT, zum Beispiel --set nines=false; `doko rules` zeigt alle Optionen
rules-new-no-terminal = -
    .help = Antworten mit --set OPTION=WERT geben, zum Beispiel: doko rules new --set nines=false
rules-new-name = Wie heißt das Regelwerk?
    .help = Buchstaben, Ziffern, - und _; nicht tsr, ddv, bsv oder recklinghausen
rules-new-base = Welche Regeln kommen euren am nächsten?
rules-new-base-tsr = tsr: die geltenden Turnierspielregeln des Deutschen Doppelkopf-Verbands, 48 Karten
rules-new-base-ddv = ddv: dieselben in der Fassung von 1994, 48 Karten
rules-new-base-bsv = bsv: Turnierregeln des BSV Hessen, 40 Karten
rules-new-base-recklinghausen = recklinghausen: Hausregeln, 40 Karten, mit Schweinen und Armut
rules-new-right = stimmt so, weiter
rules-new-section-why = Was bei euch anders ist, auswählen
input-name-answers = Antworten
output-kind-rules = eine Regeldatei

# What holds by all rules.
wall-werfen-fuechse = Wirft man wegen weniger Trümpfe, zählen die Füchse mit.
wall-trumpfschwach-free = Trumpfschwäche darf man verschweigen.
wall-hochzeit-led-card = Ob ein Stich ein Fehl- oder Trumpfstich ist, entscheidet die ausgespielte Karte.
wall-stilles-solo = { $hochzeit ->
    [yes] Wer beide Kreuz Damen hat und keine Hochzeit ansagt, spielt ein stilles Solo.
   *[no] Wer beide Kreuz Damen hat, spielt ein stilles Solo.
}
wall-bid-order = Beim Bieten zählt zuerst die Absage, dann die Art des Solos, dann der Sitz.
wall-solo-pays = Der Solospieler gewinnt oder verliert mit jedem der drei Gegner einmal den Spielwert.
wall-reply-no-absage = Wer nur noch erwidern konnte, kann nichts mehr absagen.
wall-failed-absage = Die Punkte einer verfehlten Absage bekommt der Sieger.
wall-decided-game = War das Spiel schon für eine Partei entschieden, zählt ein schwerwiegender Verstoß wie ein geringfügiger.
