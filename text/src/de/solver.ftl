# Was sich nicht rechnen oder beanspruchen lässt, und was an einer Spielfolge nicht stimmt.

points-won-unknown = die Stellung sagt nicht, was schon gewonnen ist, und davon hängt die Wertung ab: gewonnen=re:AUGEN/STICHE,kontra:AUGEN/STICHE dazuschreiben
line-after-end = Karte { $number }: { $card } käme nach der letzten Karte
line-illegal = Karte { $number }: { $seat } darf { $card } nicht spielen, nur { $legal }
line-against-manner = Karte { $number }: { $seat } würde { $card } nach der Ansage nicht spielen, nur { $allowed }
line-unfinished = die Spielfolge endet nicht mit der vierten Karte eines Stichs
line-not-won = den letzten Stich der Spielfolge macht { $winner } und damit { $team }
claim-other-team = { $claimant } beansprucht die Stiche, gehört aber nicht zu { $team }
claim-not-held = { $card } steht in der Reihenfolge, aber { $claimant } hat die Karte nicht
claim-held-fewer = { $card } steht öfter in der Reihenfolge, als { $claimant } die Karte hat ({ $held })
claim-missing = in der Reihenfolge fehlen Karten von { $claimant }: { $cards }
claim-no-such-class = { $class } gibt es in diesem Spiel nicht
claim-class-twice = { $class } ist zweimal genannt
