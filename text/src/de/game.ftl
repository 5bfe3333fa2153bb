# Fehler in der Notation, in Stellungen und Spielprotokollen, und warum etwas nicht erlaubt ist.

noted = { $notation ->
   *[other] { $words }
}
errors-cited = { $what } ({ $paragraph })
errors-legal = { $what }; möglich: { $legal }

# Karten
card-unknown = die Karte „{ $text }“ gibt es nicht
    .help = eine Karte ist eine Farbe (Kreuz, Pik, Herz, Karo, auch ♣ ♠ ♥ ♦, Kr P He Ka) und ein Wert (A 10 K D B 9), etwa Kreuz Dame, ♣D oder KrD; auch Eichel-Ober, Dulle oder Fuchs werden verstanden
card-ambiguous = „{ $text }“ kann { $meanings } sein
    .help = { $codes } schreiben, oder den ganzen Namen
card-meaning = { $name } ({ $code })
card-no-rank = „{ $text }“ ist keine Karte: { $suit } was?
    .help = es fehlt der Wert: { $codes }
card-no-suit = „{ $text }“ ist keine Karte: { $rank } von welcher Farbe?
    .help = es fehlt die Farbe: { $codes }
card-no-code = „{ $text }“ ist keine Karte: erst die Farbe C, S, H oder D, dann der Wert A, T, K, Q, J oder 9, etwa HT

# Stellungen als Text
notation-empty = hier steht keine Stellung
notation-stray = „{ $text }“ ist keine Angabe der Form schlüssel=wert
notation-fields = eine Stellung besteht aus Angaben wie diesen: { $example }
notation-unknown-key = die Angabe „{ $key }“ gibt es nicht
notation-meant-key = ist { $meant }= gemeint?
notation-keys = möglich sind { $keys }
notation-duplicate-key = { $key }= steht zweimal da
notation-label-first = zuerst hier
notation-label-again = noch einmal hier
notation-label-played = gespielt
notation-label-held = noch in der Hand
notation-label-held-elsewhere = bei einem anderen Spieler
notation-missing = { $n ->
    [one] es fehlt { $fields }
   *[other] es fehlen { $fields }
}
notation-missing-help = { $fields } dazuschreiben; ein leeres Blatt ist -
notation-add-rules = { $fields } dazuschreiben
notation-unknown-rules = das Regelwerk „{ $name }“ ist nicht bekannt
notation-meant-rules = ist regeln={ $meant } gemeint?
notation-known-rules = bekannt sind { $known }; eigene Regeln kommen aus einer Regeldatei
notation-no-value = hinter { $key }= steht nichts
notation-bad-value = „{ $value }“ passt nicht hinter { $key }=
notation-duplicate-seat = { $seat } steht in { $key }= zweimal
notation-too-many-cards = { $key }= hat mehr als { $most } Karten; so viele hat das ganze Spiel
    .help = die Karten eines Sitzes mit Kommas dazwischen schreiben, oder - für keine
notation-whose-absage = es ist nicht klar, welche Partei „{ $call }“ gesagt hat
    .help = { $re } oder { $kontra } schreiben
notation-duplicate-call = „{ $call }“ ist zweimal angesagt
notation-write = möglich ist: { $expected }

# Stellungen
place-trick = Stich
position-not-in-deck = { $card } ({ $place }) gehört nicht zum Blatt dieses Regelwerks
position-too-many-copies = { $card } kommt { $n ->
    [3] dreimal
    [4] viermal
   *[other] { $n }-mal
} vor: { $places }
    .help = jede Karte gibt es zweimal
position-hand-size = { $seat } hat { $cards }, müsste aber { $expected } haben
    .help = alle haben gleich viele Karten; wer zum Stich gespielt hat, hat eine weniger
position-trick-complete = im Stich liegen { $n } Karten, aber mit der vierten ist er vollständig und gehört dem Gewinner
    .help = den Stich dem Gewinner geben: ausspiel=Gewinner, ohne stich=, die Augen des Stichs in gewonnen=
position-no-cards = niemand hat eine Karte
position-too-many-cards = jeder hat { $cards }, aber in diesem Regelwerk werden nur { $dealt } ausgeteilt
position-revoke = { $seat } hat { $played } gespielt, hat aber { $held } und musste bedienen
    .help = ein Stich mit falschem Bedienen ist ein Fall für die Turnierleitung, keine Stellung
position-wrong-parties-solo = { $game }: zu Re gehört ein Sitz allein; angegeben ist re={ $re }
position-wrong-parties = { $game }: zu Re gehören ein oder zwei Sitze; angegeben ist re={ $re }
position-unsupported = { $game } hat keine eigene Rangfolge: sind die Parteien bekannt, spiel=Normalspiel und re= schreiben
position-open-schweine = { $seat } hat { $card } zweimal, und ob das zweite ein Schwein wird, entscheidet sich erst, wenn das erste in einem Stich liegt; davor lässt sich diese Stellung nicht lösen
position-open-heart-tens = { $seat } hat { $card } zweimal, und sobald er eins davon als Schwein zeigt, sticht die erste Herz Zehn und nicht mehr die zweite; davor lässt sich diese Stellung nicht lösen
position-open-showing = { $seat } hat { $card } zweimal und entscheidet erst beim Ausspielen des ersten, ob er Schweine zeigt oder für sich behält; davor lässt sich diese Stellung nicht lösen
    .help = schweine={ $seat } dazuschreiben, wenn er sie schon genannt hat
position-null = in einem Nullsolo zählt niemand Augen: Als Stellung gibt es das nicht, und lösen lässt es sich nicht
position-no-schweine-rules = dieses Regelwerk kennt keine { $what }
position-no-schweine-contract = in diesem Solo gibt es nach diesem Regelwerk keine { $what }
position-no-schweine-lower = { $what } gibt es erst, wenn die niedrigeren angesagt sind
position-no-schweine-hand = nach diesem Regelwerk kann { $seat } keine { $what } haben, denn es kommt darauf an, wer die niedrigeren hat
position-no-schweine-held = { $what } gibt es nur, wenn ein Blatt { $card } zweimal hat, aber { $seat } hat die Karte auch
position-augen-sum = { $won } Augen in den Stichen und { $left } noch im Spiel ergeben { $sum }, nicht 240
position-trick-sum = gemacht: { $won }, noch zu spielen: { $left }; ein Spiel hat aber { $dealt }
position-sum-help = gewonnen= zählt nur vollständige Stiche; die Karten auf dem Tisch gehören noch niemandem
position-no-such-solo = in diesem Regelwerk gibt es das Spiel nicht: { $solo }
position-queen-held = { $seat } hat eine Kreuz Dame und gehört also zu Re; angegeben ist re={ $re }
position-queen-played = { $seat } hat soeben eine Kreuz Dame gespielt und gehört also zu Re; angegeben ist re={ $re }
position-queen-help = im Normalspiel gehört zu Re, wer eine Kreuz Dame hat; nur im angesagten Solo kann sie jeder haben
position-queen-help-trumpfabgabe = eine Trumpfabgabe erklärt das nur, wenn ein Sitz von Re höchstens { $most } Trümpfe hat
position-partner-too-early = { $seat } hat beide Kreuz Damen und vor dem Ende des ersten Stichs noch keinen Partner
position-partner-without-trick = { $seat } hat beide Kreuz Damen, und ein Partner hätte einen Stich gemacht, aber Re hat keinen
position-partner-help = eine Hochzeit hat einen Partner, sobald ein anderer den Klärungsstich gemacht hat; davor und im stillen Solo steht der eine Sitz allein: re=N
position-queens-in-one-trick = { $seat } spielt allein und kann nicht beide Kreuz Damen in einem Stich gespielt haben
position-leader-without-trick = { $leader } spielt aus, also hat { $leader } den Stich davor gemacht, aber { $team } hat keinen
position-won-impossible = { $tricks } mit { $augen } Augen kann { $team } aus den gespielten Karten nicht haben

# Was an einer Stellung noch fehlt: Teile einer Aufzählung.
draft-game = welches Spiel gespielt wird
draft-re = wer Re ist
draft-leader = wer ausspielt
draft-all-cards = alle Karten
draft-cards = { $n ->
    [one] eine Karte von { $seat }
   *[other] { $n } Karten von { $seat }
}

# Verteilungen
deal-deck-size = das Spiel hat { $has } Karten statt { $expected }
deal-third-copy = { $card } kommt { $n ->
    [3] dreimal
    [4] viermal
   *[other] { $n }-mal
} vor: { $seats }
deal-hand-size = { $seat } hat { $has } statt { $expected } Karten bekommen
imagine-third-copy = { $seat } hätte eine Karte dreimal
imagine-hand-size = das Blatt von { $seat } hat nicht die richtige Zahl von Karten
imagine-exchange = diese Karten können nicht getauscht worden sein

# Runden
round-table-size = einen Tisch mit { $players } Spielern kennen diese Regeln nicht
    .help = in einer eigenen Regeldatei table_sizes = [4, { $players }] schreiben
round-table-size-sets = mit den Regeln { $sets } spielen oder in einer eigenen Regeldatei table_sizes = [4, { $players }] schreiben
round-player = einen Spieler { $player } gibt es an diesem Tisch nicht
round-pflichtsoli = ausstehende Soli sind für { $given } Spieler angegeben, nicht für alle
round-no-soloist = zu einem Pflichtsolo gehört ein Solospieler
round-games = die Runde hat weniger Spiele als die { $done } gespielten

# Was eine Partei braucht
needs-augen = { $n ->
    [one] { $n } Auge
   *[other] { $n } Augen
}
needs-all-tricks = alle Stiche
needs-one-trick = einen Stich

# An- und Absagen
limit-hand = { $n ->
    [one] spätestens mit { $n } Karte in der Hand
   *[other] spätestens mit { $n } Karten in der Hand
}
limit-table = { $n ->
    [one] spätestens nach { $n } gespielten Karte
   *[other] spätestens nach { $n } gespielten Karten
}
call-latest = { $what }; „{ $call }“ { $limit }
call-before-game = „{ $call }“ kommt, bevor das Spiel benannt ist
call-before-klaerung = „{ $call }“ kommt vor dem Ende des Klärungsstichs
call-wrong-party = „{ $call }“ ist nicht das Wort dieser Partei; ihres ist „{ $ansage }“
call-repeated = „{ $call }“ hat { $team } schon gesagt
call-too-late = „{ $call }“ kommt zu spät
call-reply-too-late = „{ $call }“ kommt auch als Erwiderung zu spät
call-skipped-too-late = „{ $call }“ überspringt eine Stufe, für die es zu spät ist
call-no-such = „{ $call }“ gibt es nach diesen Regeln nicht
call-inside-trick = „{ $call }“ ist nur möglich, während keine Karte auf dem Tisch liegt
call-off-turn = „{ $call }“ ist nur möglich, wenn man am Zug ist
call-only-reply = „{ $call }“ ist im angesagten Solo nur möglich, wenn Kontra gesagt ist
call-stage-skipped = „{ $call }“ lässt eine Stufe aus, die erst angesagt sein muss
call-only-replied = „{ $call }“ ist nicht mehr möglich: „{ $ansage }“ war nur eine späte Erwiderung
call-other-absage = „{ $call }“ ist nicht möglich: Die andere Partei hat schon eine Absage gemacht, und nur eine darf
call-too-many = „{ $call }“ ist nicht mehr möglich: So viele Ansagen und Absagen darf es in einem Spiel nicht geben
call-null-lost = „{ $call }“ ist nicht mehr möglich: Der Solospieler hat in seinem Nullsolo schon einen Stich gemacht

# Züge
move-illegal-card = Stich { $trick }: { $seat } darf { $card } nicht spielen: { $why }
move-illegal-call = Stich { $trick }: { $seat } darf nicht { $call } sagen: { $why }
move-call = „{ $call }“
move-not-your-turn = { $seat } ist an der Reihe
move-not-held = die Karte ist nicht im Blatt
move-not-following = { $led } ist ausgespielt und muss bedient werden
move-duty-first = nach dem ersten Stich muss vorher „{ $call }“ gesagt werden
move-wrong-side = nach einer falschen Ansage würde es für { $team } zählen
move-over = die letzte Karte ist gespielt

# Vor der ersten Karte
act-illegal = { $seat } kann hier nicht „{ $act }“ sagen: { $why }
act-somebody-speaks = { $what }; { $seat } ist an der Reihe
act-not-your-turn = jemand anderes ist an der Reihe
act-not-asked = danach ist nicht gefragt
act-over = das Spiel steht schon fest
act-too-late-to-correct = zum Berichtigen ist es zu spät
act-nothing-new = das ist schon gesagt
act-no-vorbehalt = mit diesem Blatt gibt es keinen solchen Vorbehalt
act-say-klein-or-gross = nach diesen Regeln ist ein Vorbehalt klein oder groß
act-say-vorbehalt = diese Regeln kennen keinen kleinen und großen Vorbehalt
act-must-say = mit diesem Blatt ist ein Vorbehalt Pflicht: { $kind }
act-not-certainly-highest = jemand kann noch einen höheren Vorbehalt haben
act-not-eligible = { $vorbehalt } ist mit diesem Blatt oder auf diese Frage nicht möglich
act-has-not = { $kind } ist mit diesem Blatt nicht möglich
act-must-say-yes = nach diesem Vorbehalt bleibt nur: { $kind }
act-must-bid = ein großer Vorbehalt muss benannt werden
act-no-levels = nach diesen Regeln zählt der Rang der Soli, und angesagt wird dabei nichts
act-bid-too-low = das Gebot ist nicht höher als das höchste bisher
act-wrong-give = abgegeben werden alle Trümpfe, und Fehlkarten dazu, bis es drei Karten sind
act-wrong-return = so viele Karten, wie genommen wurden, gehen zurück, und zwar aus dem eigenen Blatt
act-unknown = „{ $text }“ sagt man nicht vor der ersten Karte
act-unknown-write = { $what }: { $expected }
act-expected = möglich ist: gesund, Vorbehalt, klein, groß, ja, nein, passe, ein Spiel wie Damensolo oder Hochzeit, gebot:Damensolo:k90 oder zurück:Ka10,PA

# Spielprotokolle als Text
record-line = Zeile { $line }: { $problem }
record-expected-field = statt „{ $found }“ wird eine Angabe der Form schlüssel=wert erwartet
record-unknown-key = die Angabe „{ $key }“ gibt es nicht, nur { $known }
record-twice = „{ $key }“ steht zweimal da
record-expected-line = statt „{ $found }“ wird ein Blatt („N: …“), ein Stich („1 N: …“), eine Angabe der Form schlüssel=wert oder eine Zeile mit Vorbehalten („vorbehalte“), Ansagen („ansagen“) oder Vorfällen („vorfälle“) erwartet
record-hand-twice = das Blatt von { $seat } steht zweimal da
record-players-twice = die Spieler stehen zweimal da
record-expected-player = ein Name von höchstens 60 Bytes wird erwartet, ohne Komma und #, statt „{ $found }“; wer keinen hat, ist ?
record-four-players = vier Namen mit Kommas dazwischen werden erwartet, im Uhrzeigersinn von Nord an, nicht { $n }
record-vorbehalte-twice = die Vorbehalte stehen zweimal da
record-expected-act = statt „{ $found }“ wird ein Sitz mit einem Wort erwartet, etwa N:gesund
record-expected-happening = statt „{ $found }“ wird ein Vorfall oder eine Ansage mit Sitz erwartet, etwa N:beansprucht oder N:re!
record-expected-moment = davor fehlt der Zeitpunkt, etwa @17
record-no-number = „{ $text }“ ist keine Zahl von Karten
record-expected-trick = statt „{ $found }“ wird Stich { $number } erwartet
record-expected-leader = es fehlt, wer ausspielt, etwa „N:“
record-missing = „{ $key }“ fehlt
record-hand-missing = das Blatt von { $seat } fehlt
record-not-a-number = „{ $text }“ ist keine Zahl
record-expected-call = statt „{ $found }“ wird eine Ansage erwartet, etwa N:re!
record-who-calls = wer hat „{ $call }“ gesagt? Der Sitz gehört davor, etwa N:{ $call }!
record-side-twice = „{ $call }“ nennt seine Partei selbst; „{ $team }-“ gehört nicht davor
moment-unknown = „{ $text }“ ist kein Zeitpunkt: 17 heißt gleich nach 17 Karten, 5.1 gleich nach der ersten Karte von Stich 5, 17+1 nach einer Ansage mehr, v2 nach zwei Wörtern der Vorbehaltsabfrage
deed-unknown = „{ $text }“ ist nichts, was am Tisch geschieht: möglich ist vorgeworfen:He10, zurückgenommen:He10, gefallen:He10,?, erinnert:re, sagt:weiter, zeigt, zeigt:He10, gibt_ab, beansprucht, beansprucht:Trumpf,Pik, schaut:3, reklamiert, keine_Reklamation, abbruch oder abbruch:O

# Verstöße in einem Protokoll
breach-of-trick = Stich { $trick }: { $what }
breach-of-seat = { $seat }: { $what }
breach-unresolved = das Spiel steht noch nicht fest, { $seat } hat noch nicht gesprochen
breach-redeal = nach diesen Vorbehalten wird neu gegeben
breach-wrong-game = { $what }: hier nicht möglich, { $why }
breach-contradiction = „{ $field }“: angegeben ist { $stated }, richtig ist { $found }
breach-bid-not-announced = „{ $call }“ ist geboten und muss sofort angesagt werden
breach-not-held = { $card } ist nicht oder nicht mehr im Blatt
breach-played-too-often = { $what }; die Karte wird { $n }-mal gespielt
breach-trick-size = im Stich { $n ->
    [one] liegt { $n } Karte
   *[other] liegen { $n } Karten
} statt 4
breach-too-many-tricks = ein Spiel hat nur { $n } Stiche
breach-call-after-end = „{ $call }“ ist vor Karte { $card } gesagt, und die steht nicht im Protokoll
breach-after-hand-over = der Solospieler hat seine Karten abgegeben und das Spiel damit beendet: „{ $what }“ kommt danach
breach-late-after-hand-over = der Solospieler hat seine Karten abgegeben, und „{ $what }“ ist danach nicht mehr erlaubt: { $why }
breach-no-such-moment = „{ $what }“ steht bei { $at }, und so weit reicht das Protokoll nicht
breach-false-hochzeit = zu einer Hochzeit gehören beide Kreuz Damen in einem Blatt
breach-deed = { $what }: { $why }
breach-unfinished = { $n ->
    [one] es ist noch { $n } Karte zu spielen
   *[other] es sind noch { $n } Karten zu spielen
}
found-nobody = niemand
found-turn = „{ $seat } war an der Reihe“
stated-early = „vor der Reihe“
game-why-no-queens = niemand hat beide Kreuz Damen
game-why-hochzeit-needs = dazu gehören beide Kreuz Damen in einem Blatt
game-why-no-condition = diese Regeln kennen die Bedingung nicht
game-why-no-solo = diese Regeln kennen dieses Solo nicht
game-why-no-pflichtsolo = diese Regeln kennen kein Pflichtsolo
game-why-lustsolo-first = ein Lustsolo gibt es erst nach dem eigenen Pflichtsolo, und das steht hier noch aus
game-why-pflichtsolo-done = das eigene Pflichtsolo ist schon gespielt, denn es steht nicht unter den ausstehenden
game-why-other-vorbehalt = ein anderer Vorbehalt ist benannt
game-why-unknown = diese Regeln kennen das nicht
game-why-same-partner = wer Trümpfe abgibt, kann sie nicht selbst nehmen
game-why-thrice-given = eine Karte wird dreimal abgegeben
game-why-all-trumps = abgegeben werden alle Trümpfe, und nur wo drei Karten verlangt sind, auch Fehlkarten
game-why-too-many-trumps = es sind zu viele Trümpfe, um sie abzugeben
game-why-return = es kommen so viele Karten zurück, aus dem Blatt dessen, der genommen hat
game-why-no-schweine = die gibt es in diesem Spiel nicht
game-why-schweine-need = dazu gehört zweimal { $card } in einem Blatt
game-why-not-partner = nehmen darf sie nur der Partner nach den Kreuz Damen
game-why-schweine-lower = dazu gehören die niedrigeren, je nach Regelwerk in einem bestimmten Blatt
deed-why-fell = mehr als eine Karte war zu sehen
deed-why-not-named = das Spiel ist noch nicht benannt
deed-why-allowed = eine erlaubte Karte darf nicht zurückgenommen werden

# Was man schreiben kann
can-write-seat = ein Sitz: N, O, S oder W, auch Nord, Ost, Süd, West
can-write-seats = Sitze: N, O, S, W
can-write-team = Re oder Kontra
can-write-game = Normalspiel, Damensolo, Bubensolo, Fleischlos, Kreuzsolo, Piksolo, Herzsolo oder Karosolo
can-write-class = T für Trumpf, Kreuz, Pik, Herz oder Karo
can-write-call = Re, Kontra, keine 90, keine 60, keine 30 oder schwarz
can-write-calls = Re, Kontra, keine 90, keine 60, keine 30 oder schwarz, eine Absage mit ihrer Partei wie in re:k90
can-write-won = Augen und Stiche beider Parteien wie re:45/3,kontra:30/2
can-write-cards = Karten mit Kommas dazwischen, oder - für keine
can-write-vorbehalt = ein Vorbehalt: Pflichtsolo, Lustsolo, Solo, Trumpfschwäche, Werfen, Trumpfabgabe, Schweine oder Hochzeit
can-write-condition = eine Bedingung der Hochzeit: erster_fremder, erster_fremder_fehl, erster_fremder_trumpf, erster_fremder_kreuz, erster_fremder_pik, erster_fremder_herz oder zweiter_fehl
word-no-seat = „{ $text }“ ist kein Sitz
word-no-team = „{ $text }“ ist keine Partei
word-no-game = „{ $text }“ ist kein Spiel
word-no-class = „{ $text }“ ist keine Farbe
word-no-call = „{ $text }“ ist keine Ansage
word-no-vorbehalt = „{ $text }“ ist kein Vorbehalt
word-no-condition = „{ $text }“ ist keine Bedingung der Hochzeit
word-seat-twice = { $seat } steht zweimal da
word-ambiguous = „{ $text }“ kann { $meanings } sein
    .help = das ganze Wort schreiben
word-meant = ist { $meant } gemeint?

# Was am Tisch geschieht
deed-early = legt { $card } vor der Zeit
deed-took-back = nimmt { $cards } zurück
deed-fell = lässt { $cards } fallen
deed-called = sagt „{ $call }“
deed-reminded = wiederholt „{ $call }“
deed-said = sagt „{ $words }“
deed-showed-all = zeigt das Blatt
deed-showed = zeigt { $cards }
deed-handed-over = gibt die Karten ab
deed-claimed = beansprucht die Reststiche
deed-looked = sieht sich Stich { $trick } an
deed-protested = reklamiert
deed-waived = will nicht reklamieren
deed-aborted = das Spiel wird abgebrochen
deed-aborted-by = das Spiel wird wegen eines Verstoßes abgebrochen ({ $seat })
