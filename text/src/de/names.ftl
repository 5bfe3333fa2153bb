# Namen und kleine Wörter, die überall gleich heißen.

verbatim = { $text }
yes = ja
no = nein
and = und
or = oder
nobody = niemand

seat-N = Nord
    .letter = N
seat-E = Ost
    .letter = O
seat-S = Süd
    .letter = S
seat-W = West
    .letter = W

team-re = Re
team-kontra = Kontra

card = { $suit } { $rank }
    .short = { $suit }{ $rank }
suit-C = Kreuz
suit-S = Pik
suit-H = Herz
suit-D = Karo
trump = Trumpf
rank-A = Ass
    .letter = A
rank-T = Zehn
    .letter = 10
rank-K = König
    .letter = K
rank-Q = Dame
    .letter = D
rank-J = Bube
    .letter = B
rank-9 = Neun
    .letter = 9

# Spiele
game-normal = Normalspiel
game-hochzeit = Hochzeit
game-hochzeit-solo = Hochzeit ohne Partner
game-stilles-solo = stilles Solo
game-trumpfabgabe = Trumpfabgabe
game-damensolo = Damensolo
game-bubensolo = Bubensolo
game-fleischlos = Fleischlos
game-farbsolo-C = Kreuzsolo
game-farbsolo-S = Piksolo
game-farbsolo-H = Herzsolo
game-farbsolo-D = Karosolo
game-koenigssolo = Königssolo
game-damenbubensolo = Damen-Buben-Solo
game-koenigedamensolo = Könige-Damen-Solo
game-koenigebubensolo = Könige-Buben-Solo
game-koehler = Köhler
game-assetrumpfsolo = Asse-Trumpf-Solo
game-zehnensolo = Zehnensolo
game-neunensolo = Neunensolo
game-nullsolo = Nullsolo

# An- und Absagen
call-re = Re
call-kontra = Kontra
call-k90 = keine 90
call-k60 = keine 60
call-k30 = keine 30
call-schwarz = schwarz

# Vorbehalte und was vor der ersten Karte gesagt wird
vorbehalt-pflichtsolo = Pflichtsolo
vorbehalt-lustsolo = Lustsolo
vorbehalt-solo = Solo
vorbehalt-trumpfschwach = Trumpfschwäche
vorbehalt-werfen = Werfen
vorbehalt-trumpfabgabe = Trumpfabgabe
vorbehalt-schweine = Schweine
schweine-super = Superschweine
schweine-hyper = Hyperschweine
vorbehalt-hochzeit = Hochzeit
hochzeit-first-foreign = mit dem ersten fremden Stich
hochzeit-first-foreign-fehl = mit dem ersten fremden Fehlstich
hochzeit-first-foreign-trump = mit dem ersten fremden Trumpfstich
hochzeit-first-foreign-clubs = mit dem ersten fremden Kreuzstich
hochzeit-first-foreign-spades = mit dem ersten fremden Pikstich
hochzeit-first-foreign-hearts = mit dem ersten fremden Herzstich
hochzeit-second-fehl = mit dem zweiten Fehlstich
hochzeit-named = Hochzeit { $condition }
with-schweine = { $vorbehalt } und Schweine
say-gesund = gesund
say-vorbehalt = Vorbehalt
say-klein = kleiner Vorbehalt
say-gross = großer Vorbehalt
act-pass = passe
act-bid = { $solo }
act-bid-with = { $solo } mit { $call }
act-give = { $cards } abgegeben
act-return = { $cards } zurück

# Was auf dem Zettel steht
item-gewonnen = gewonnen
item-unter = unter { $augen }
item-ohne-stich = ohne Stich
item-angesagt = { $team } angesagt
item-abgesagt = { $call } abgesagt ({ $team })
item-gegen = { $augen } gegen { $call }
item-gegen-die-alten = gegen die Alten
item-doppelkopf = Doppelkopf
item-fuchs = Fuchs gefangen
item-charlie = Charlie
item-charlie-gefangen = Charlie gefangen
item-herzstich = Herzstich
item-fuchs-last-trick = Fuchs im letzten Stich
item-fuchs-gefangen-last-trick = Fuchs im letzten Stich gefangen
item-doppel-charlie = Doppel-Charlie
item-dulle-gefangen = Herz Zehn gefangen
item-dulle-last-trick = Herz Zehn im letzten Stich gefangen
item-damenstich = beide Kreuz Damen der anderen in einem Stich
item-damenstich-last-trick = beide Kreuz Damen der anderen im letzten Stich
item-early-call = Ansage vor der ersten Karte
item-jumped-call = Ansage mit ausgelassenen Stufen
item-unmarried-call = Ansage vor der Findung
item-solo = Solo
item-hochzeit = Hochzeit
item-feigheit = zu wenig angesagt

# Zählbares
count-games = { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
}
count-tricks = { $n ->
    [one] { $n } Stich
   *[other] { $n } Stiche
}
count-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
count-trumps = { $n ->
    [one] { $n } Trumpf
   *[other] { $n } Trümpfe
}
count-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
count-augen = { $n ->
    [one] { $n } Auge
   *[other] { $n } Augen
}
count-deals = { $n ->
    [one] { $n } Verteilung
   *[other] { $n } Verteilungen
}
did-you-mean = ist { $name } gemeint?
