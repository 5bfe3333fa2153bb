
# Spielprotokolle lesen
record-several = in { $name } stehen { $n } Spiele; eine Entscheidung betrifft aber nur eines
record-several-help = dieses eine Spiel in eine eigene Datei schreiben
record-unreadable = das ist kein Spielprotokoll: { $error }
record-too-many-in-hands = das ist kein Spiel: { $n } Karten in den Blättern; mehr als { $most } werden nicht betrachtet
record-too-many-played = das ist kein Spiel: { $n } gespielte Karten; mehr als { $most } werden nicht betrachtet
record-too-many-tricks = das ist kein Spiel: { $n } Stiche; mehr als { $most } werden nicht betrachtet
record-too-many-calls = das ist kein Spiel: { $n } An- und Absagen; mehr als { $most } werden nicht betrachtet
record-too-many-words = das ist kein Spiel: { $n } Worte in der Vorbehaltsabfrage; mehr als { $most } werden nicht betrachtet
rule-set-unknown = die Regeln „{ $name }“ sind unbekannt
rule-set-unknown-help = bekannt sind { $known }; die eines Vereins werden mit --rules gelesen
score-help = eine Datei mit Spielprotokollen angeben oder sie über die Standardeingabe schicken; `doko score --help` zeigt Beispiele

# Das Ergebnis eines Spiels
score-wins = { $team } gewinnt mit { $augen } Augen, { $others } hat { $others_augen }. Re: { $members }.
score-nobody-wins = Niemand gewinnt: Re hat { $re } Augen, Kontra { $kontra }. Re: { $members }.
score-null = { $won ->
    [yes] Re gewinnt das Nullsolo: kein Stich. Re: { $members }.
   *[no] Kontra gewinnt das Nullsolo: Re hat einen Stich gemacht. Re: { $members }.
}
score-rest-null = { $tricks ->
    [one] Der letzte Stich wird nicht mehr gespielt
   *[other] Die letzten { $tricks } Stiche werden nicht mehr gespielt
}: Das Nullsolo gilt als { $won ->
    [yes] gewonnen.
   *[no] verloren.
}
score-rest = { $tricks ->
    [one] Der letzte Stich mit { $augen } Augen geht an { $team }.
   *[other] Die restlichen { $tricks } Stiche mit { $augen } Augen gehen an { $team }.
}
score-factor = Multiplikator
score-value = Spielwert für Re
score-goes-on = das Spiel ist nicht zu Ende: nach der Entscheidung wird weitergespielt
score-goes-on-help = { $entry } { $title }: { $goes_on } Die übrigen Karten aufschreiben.
score-breaks-rules = das Spiel verstößt gegen Regeln

# Regelwerke
rule-sentence = { $name }: { $value }.
