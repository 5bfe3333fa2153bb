# Wörter und Sätze einer Entscheidung.

game-none = kein laufendes Spiel
game-solo = Solo
game-of = { $game } von { $soloist }
solo-kind-pflicht = Pflichtsolo
solo-kind-lust = Lustsolo

class-none = keine Strafpunkte
class-unerheblich = unerheblicher Regelverstoß
class-minor = geringfügiger Regelverstoß
class-serious = schwerwiegender Regelverstoß
class-unsport = Unsportlichkeit
class-warning = Ermahnung
class-abort = Spielabbruch

decider-schiedsrichter = Schiedsrichter
decider-schiedsgericht = Schiedsgericht
decider-spielleitung = Spielleitung

appeal-schiedsgericht = Jeder Spieler kann sofort das Schiedsgericht verlangen; dem ist unbedingt Folge zu leisten.
appeal-final = Das Schiedsgericht ist einzuberufen; seine Entscheidung ist endgültig. Bei Stimmengleichheit wird die mildere Strafe ausgesprochen.
appeal-none = Es entscheidet die Spielleitung; ein Rechtsmittel sehen die Hausregeln nicht vor.

# Wie das Spiel weitergeht

game-goes-none = Ein laufendes Spiel ist nicht betroffen.
game-goes-continue = Das Spiel geht weiter.
game-goes-continue-lead = Das Spiel wird mit korrektem Aufspiel fortgesetzt.
game-goes-continue-under-reservation = Das Spiel geht unter Vorbehalt weiter, bis der Stich beendet ist.
game-goes-serious-end = Das Spiel ist beendet.
game-goes-stop-scored = Das Spiel ist beendet und wird gewertet; die Reststiche gehen an die Gegenpartei des Verursachers.
game-goes-stop-scored-for = Das Spiel ist beendet und wird gewertet; alle Reststiche gehen an die { $team }-Partei.
game-goes-stop-not-played = Das Spiel ist beendet und gilt als nicht gespielt; derselbe Geber gibt erneut.
game-goes-stop-counts = Das Spiel ist beendet und zählt; sein Ergebnis sind die Strafpunkte.
game-goes-stop-solo-counts = Das Spiel ist beendet; das Solo gilt als gespielt.
game-goes-stop-solo-zero = Das Solo ist beendet und gilt als gespielt; alle erhalten 0 Punkte.
game-goes-soloist-chooses-continue-or-stop = Der Solospieler entscheidet, ob weitergespielt oder das Solo mit 0 Punkten beendet wird.
game-goes-referee-chooses-redeal-or-continue = { $body ->
    [spielleitung] Die Spielleitung
   *[other] Der Schiedsrichter
} entscheidet, ob neu gegeben oder weitergespielt wird.
game-goes-redeal = Derselbe Geber gibt neu.
game-goes-redeal-listed = Neu gibt, wer nach der Liste an der Reihe ist.
game-goes-repeat-game = Das Spiel wird wiederholt.
game-goes-struck = Das Spiel wird gestrichen.
game-goes-scored-by-rules = Das Spiel wird Punkt für Punkt nach den Regeln gewertet.
game-goes-scored-by-majority = Das Spiel wird nach der Meinung der Mehrheit gewertet.
game-goes-scored-with-agreed-points = Gewertet wird, worauf sich beide Parteien einigen konnten.
game-goes-special-point-counted = Der Sonderpunkt zählt.
game-goes-special-point-not-counted = Der Sonderpunkt zählt nicht.
game-goes-corrected = Die Notierung wird korrigiert.
game-goes-game-may-be-played = Das begonnene Spiel darf noch gespielt werden.
game-goes-penalty-stands = Die Strafpunkte zählen.
game-goes-penalty-void = Die Strafpunkte zählen nicht.
game-goes-null-game-stands = Das Null-Spiel bleibt in der Liste, das wiederholte Spiel ist ungültig.
game-goes-judged-by-3-12-2 = Das Ergebnis wird nach 3.12.2 ermittelt.

# Begründung

reason-not-claimed = Niemand hat den Regelverstoß berechtigt und rechtzeitig reklamiert; er ist deshalb ein gültiger Spielzug oder es bleibt beim bloßen Hinweis.
reason-repetition = Ein schwerwiegender Verstoß, den niemand reklamiert, kann das Spiel beenden: Es wird wiederholt, wenn alle vier einverstanden sind und der Schiedsrichter dabei ist und zustimmt.
reason-claim-not-stated = Ob jemand reklamiert hat, ist nicht angegeben. Die Entscheidung gilt, wenn ein Berechtigter rechtzeitig reklamiert; sonst ist der Regelverstoß ein gültiger Spielzug oder es bleibt beim bloßen Hinweis.
reason-claim-told = Laut Angabe wurde berechtigt und rechtzeitig reklamiert.
reason-claim-valid = { $seat } hat berechtigt und rechtzeitig reklamiert.
reason-claim-by-offender = { $seat } hat den Regelverstoß selbst begangen und kann ihn nicht reklamieren, sondern nur darauf hinweisen.
reason-claim-by-partner = Die Partnerschaft war beim Regelverstoß eindeutig geklärt; { $seat } darf den Regelverstoß des eigenen Partners nicht reklamieren, sondern nur darauf hinweisen.
reason-claim-too-late = { $seat } hat nach dem Regelverstoß schon selbst gehandelt; die Reklamation kommt zu spät.
reason-claim-forfeited = { $seat } hat der Gegenpartei seine Karten übergeben und damit das Recht verwirkt, diesen Regelverstoß zu reklamieren.
reason-claim-waived = Auf die Frage des Partners wurde „keine Reklamation“ geantwortet. Das ist bindend: Der Regelverstoß ist ein gültiger Spielzug, und { $seat } kann ihn nicht mehr reklamieren.
reason-claim-too-early = Der Regelverstoß ist noch nicht für alle erkennbar und einem Spieler zuzuordnen; { $seat } reklamiert zu früh. Sobald er es ist, kann vor der nächsten eigenen Aktion reklamiert werden.
reason-game-assumed = Welches Spiel gespielt wird, ist nicht angegeben; die Gutschrift ist die eines Normalspiels. Steht ein Solo fest und ist der Verursacher ein Gegenspieler, so erhält der Solospieler allein die Gutschrift.
reason-zw = Die { $team }-Partei macht zwangsläufig alle Reststiche; der Regelverstoß ist daher unerheblich.
reason-zw-special = An Sonderpunkten erhält die { $team }-Partei neben den bereits erspielten nur noch die zwangsläufigen.
reason-zw-forced = Das ergeben die Karten: { $fuchs ->
    [0] kein gefangener Fuchs
    [one] ein gefangener Fuchs
   *[other] { $fuchs } gefangene Füchse
}, { $doppelkopf ->
    [0] kein zwangsläufiger Doppelkopf
    [one] ein zwangsläufiger Doppelkopf
   *[other] { $doppelkopf } zwangsläufige Doppelköpfe
}, { $charlie ->
    [0] kein Charlie
   *[other] Charlie
}.
reason-no-special-in-solo = In einem Solo werden keine Sonderpunkte vergeben.
reason-zw-none = Keine Partei macht zwangsläufig alle Reststiche.
reason-zw-none-unasked = Ob eine Partei zwangsläufig alle Reststiche macht, wurde nicht geprüft.
reason-decided = Das Spiel ist nach An- und Absagen bereits für die { $team }-Partei entschieden: Der Regelverstoß kostet nur, was ein geringfügiger kostet, und die Reststiche gehen an die Gegenpartei des Verursachers.
reason-zw-unsolved = Ob eine Partei zwangsläufig alle Reststiche macht, lässt sich nicht berechnen: { $why }.
unsolved-hochzeit = der Hochzeiter hat noch keinen Partner
reason-decided-none = Das Spiel ist noch nicht entschieden.
reason-decided-none-unasked = Ob das Spiel schon entschieden war, wurde nicht geprüft.
reason-abort = Das Spiel ist auf der Stelle beendet; alle noch nicht abgelegten Karten erhält die Partei, die den Fehler nicht begangen hat. Strafpunkte gibt es nicht.
reason-abort-revealed = Karten anderer Spieler wurden offengelegt.
reason-abort-not-reconstructible = Der Verlauf ist nicht problemlos rekonstruierbar.
reason-abort-not-needed = Der Verlauf ist problemlos rekonstruierbar, und es wurden keine Karten anderer offengelegt: Das Spiel wird nicht abgebrochen; der Regelverstoß zählt als geringfügig, Strafpunkte gibt es nicht.
reason-lost-alone = Nach diesen Regeln verliert der Verursacher das Spiel allein, mit allen Ansagen, die bis dahin gemacht wurden: Er zahlt an alle anderen, gegen ein Solo an den Solospieler.
reason-no-price = Diese Regeln sehen dafür keine Strafpunkte vor.
reason-price-minor = Das kostet { $amount } Strafpunkte.
reason-price-serious = { $more ->
    [0] Das kostet { $amount } Strafpunkte.
   *[other] { $absagen ->
        [0] Das kostet { $amount } Strafpunkte. Die Gegenpartei hatte noch keine Absage getätigt; jede hätte die { $base } Punkte um { $more } erhöht.
        [one] Das kostet { $amount } Strafpunkte: { $base } und weitere { $more } für die Absage, die die Gegenpartei bis dahin getätigt hatte.
       *[other] Das kostet { $amount } Strafpunkte: { $base } und je { $more } für die { $absagen } Absagen, die die Gegenpartei bis dahin getätigt hatte.
    }
}
reason-share-normal = Die drei Mitspieler erhalten je { $each } gutgeschrieben.
reason-share-harmless = Der Verstoß kann dem Solospieler nicht schaden: Die drei Mitspieler erhalten je { $each } gutgeschrieben.
reason-harm-assumed = Ob der Verstoß dem Solospieler schaden kann, ist nicht angegeben; angenommen ist, dass er es kann. Sonst erhielten die drei Mitspieler je ein Drittel.
reason-share-solo = Ein Gegenspieler hat gegen ein feststehendes Solo verstoßen: Die Gutschrift erhält allein { $soloist } als Solospieler.
reason-unsport-range = { $body ->
    [spielleitung] Die Spielleitung
   *[other] Das Schiedsgericht
} bemisst den Abzug zwischen { $least } und { $most } Punkten; niemandem wird etwas gutgeschrieben.
reason-unsport-choices = Je nach Schwere zieht { $body ->
    [spielleitung] die Spielleitung
   *[other] das Schiedsgericht
} einen dieser Werte ab: { $choices }; niemandem wird etwas gutgeschrieben.
reason-unsport-deducted = { $seats } werden { $amount } Punkte abgezogen, ohne Gutschrift für die Mitspieler.
reason-unsport-deducted-each = { $seats } werden je { $amount } Punkte abgezogen, ohne Gutschrift für die Mitspieler.
reason-unsport-fixed = Unsportliches Verhalten kostet { $amount } Strafpunkte; die drei anderen erhalten je { $each }.
reason-unsport-fixed-each = Unsportliches Verhalten kostet { $seats } je { $amount } Strafpunkte, und für jeden von ihnen erhalten die drei anderen je { $each }. So werden jedem von ihnen { $credited } gutgeschrieben, und es bleiben { $rest }.
reason-unsport-fixed-outside = Unsportliches Verhalten kostet { $amount } Strafpunkte; am Tisch wird niemandem etwas abgezogen oder gutgeschrieben.
reason-decider-schiedsgericht = Bei Verdacht auf Unsportlichkeit ist das Schiedsgericht einzuberufen; der Schiedsrichter entscheidet diesen Teil nicht.
reason-decider-of-other = Über das Verhalten von { $seat } entscheidet das Schiedsgericht.
reason-decider-bound = Bei { $entry } ist die Entscheidung vorgegeben: Der Schiedsrichter entscheidet, ohne das Schiedsgericht einzuberufen.
reason-decider-spielleitung = Strafpunkte vergibt die Spielleitung.

# Weitere Folgen

mark-answer-duty = Die Mitspieler müssen antworten.
mark-suspicion-unsport = Es besteht der Verdacht auf Unsportlichkeit.
mark-min-sanction-ermahnung = Es gibt mindestens eine Ermahnung.
mark-judged-by-entry-3-11-6 = Geahndet wird nach 3.11.6.
mark-is-decided-yes = Das Spiel ist entschieden.
mark-is-decided-no = Das Spiel ist nicht entschieden.
mark-decided-for-re = Entschieden ist es für die Re-Partei.
mark-decided-for-kontra = Entschieden ist es für die Kontra-Partei.
mark-parties-follow-the-queens = Die Parteien richten sich nach den Kreuz Damen.
mark-call-stays-as-spoken = Es gilt das gesprochene Wort.
mark-call-valid = Die An- oder Absage ist gültig.
mark-call-invalid = Die An- oder Absage ist ungültig.
mark-call-invalid-may-be-repeated-in-time = Die Ansage ist ungültig; sie kann zum regelgerechten Zeitpunkt erfolgen.
mark-call-open-until-the-trick-is-complete = Ob die Ansage gilt, steht erst mit dem Ende des Stiches fest.
mark-call-corrected = Es gilt das berichtigte Wort.
mark-call-counts-as-re = Die Ansage zählt als „Re“.
mark-call-counts-as-kontra = Die Ansage zählt als „Kontra“.
mark-call-counts-as-own-word = Die Ansage zählt als Ansage der eigenen Partei.
mark-call-unchanged = An der An- oder Absage ändert sich nichts.
mark-next-stage-none = Die nächste Stufe gilt nicht als abgesagt.
mark-next-stage-k90 = „Keine 90“ gilt als abgesagt.
mark-next-stage-k60 = „Keine 60“ gilt als abgesagt.
mark-next-stage-k30 = „Keine 30“ gilt als abgesagt.
mark-next-stage-schwarz = „Schwarz“ gilt als abgesagt.
mark-card-stays = Die Karte bleibt liegen.
mark-card-taken-back = Die Karte wird zurückgenommen.
mark-card-must-be-exchanged = Die Karte muss ausgetauscht werden.
mark-card-must-be-exchanged-in-the-current-trick = Im laufenden Stich muss die Karte ausgetauscht werden, in einem früheren bleibt sie liegen.
mark-card-both-taken-back = Der Spieler nimmt beide Karten auf die Hand zurück und bedient.
mark-card-lower-card-back-to-hand = Die untere Karte wird so aufgenommen, dass niemand sie sieht.
mark-card-free-to-play-another = Der Spieler darf eine andere Karte spielen.
mark-taken-card-may-be-kept = Die zurückgenommene Karte muss nicht bei der nächsten Möglichkeit gelegt werden.
mark-later-cards-may-be-exchanged = Die danach gelegten Karten dürfen ausgetauscht werden.
mark-later-cards-may-be-exchanged-in-the-current-trick = Im laufenden Stich dürfen die danach gelegten Karten ausgetauscht werden.
mark-later-cards-may-be-taken-back = Die danach gelegten Karten dürfen ohne Strafpunkte zurückgenommen werden.
mark-later-cards-taken-back = Auch die danach gelegten Karten werden zurückgenommen.
mark-draw-redraw = Die Runde wird neu ausgelost.
mark-draw-swap-by-hand = Die Spieler werden per Hand getauscht.
mark-draw-swap = Die Spieler werden getauscht.
mark-draw-stands = Es wird nicht getauscht.
mark-club-name-unchanged = Vereinsnamen dürfen nicht verändert werden.
mark-round-restarted = Runde und Zeit beginnen an den betroffenen Tischen neu.
mark-round-goes-on = Die Runde wird fortgesetzt.
mark-correct-seats-after-games-without-pflichtsolo = { $value ->
    [0] Die ausgelosten Plätze werden sofort eingenommen.
   *[other] Die ausgelosten Plätze werden eingenommen, wenn { $value } Spiele (ohne Pflichtsoli) beendet sind.
}
mark-earlier-games-valid = Die vorausgegangenen Spiele sind gültig.
mark-players-swapped = Die Spieler werden getauscht.
mark-players-stay = Die Spieler bleiben sitzen.
mark-claim-in-time = Die Reklamation ist rechtzeitig.
mark-claim-forfeited = Das Reklamationsrecht ist verwirkt.
mark-claims-forfeited-nichtbedienen = Der Solospieler kann ein Nichtbedienen nicht mehr reklamieren.
mark-claims-forfeited-all = Der Solospieler kann keinen früheren Regelverstoß mehr reklamieren.
mark-calls-after-hand-over-kontra = Solange die Zeit dafür nicht vorbei ist, darf die Kontra-Partei noch an- und absagen.
mark-calls-after-hand-over-none = Danach wird nicht mehr an- oder abgesagt.
mark-claim-must-be-accepted = Die erfolgte Reklamation ist zu akzeptieren.
mark-referee-not-needed = { $body ->
    [spielleitung] Die Spielleitung wird dazu nicht gebraucht.
   *[other] Weder Schiedsrichter noch Schiedsgericht wird dazu gebraucht.
}
mark-referee-may-look-at-the-hands = { $body ->
    [spielleitung] Die Spielleitung darf für ihre
   *[other] Der Schiedsrichter darf für seine
} Entscheidung in die Blätter der Spieler schauen.
mark-counts-as-gesund = Der Ausdruck gilt als „gesund“.
mark-meaning-to-be-asked = Der Spieler wird gefragt, was er gemeint hat.
mark-correction-allowed = Die Korrektur ist möglich.
mark-correction-not-allowed = Eine Korrektur ist nicht möglich.
mark-also-early-unpunished = Wegen eines bloßen Folgefehlers straffrei: { $value }.
mark-repeated-3-11-0 = Kommt das öfter vor, { $body ->
    [spielleitung] prüft die Spielleitung, ob es unsportlich ist
   *[other] prüft der Schiedsrichter, ob er wegen Verdachts auf Unsportlichkeit das Schiedsgericht einberuft
} (3.11.0).
mark-played-higher-vorbehalt = Gespielt wird der höhere Vorbehalt.
mark-played-rightful-solo = Gespielt wird das Solo, das Vorrang hat.
mark-played-rightful-game = Gespielt wird das Spiel, das sich aus der Abfrage ergibt.
mark-played-hochzeit-or-solo = Gespielt wird eine Hochzeit oder ein Solo.
mark-played-stilles-solo = Gespielt wird ein stilles Solo.
mark-query-goes-on = Die Abfrage wird fortgesetzt.
mark-next-to-speak = Die Abfrage wird mit { $value } fortgesetzt.
mark-may-correct-to-vorbehalt = { $n ->
    [0] Hinter dem Hochzeiter sitzt niemand, der noch auf „Vorbehalt“ korrigieren könnte.
    [one] Auf „Vorbehalt“ korrigieren darf { $value }.
   *[other] Auf „Vorbehalt“ korrigieren dürfen { $value }.
}
mark-must-play-solo = Der Spieler muss ein Solo spielen.
mark-must-play-solo-or-trumpfschwach = Der Spieler muss ein Solo spielen oder „Trumpfschwach“ anmelden.
mark-must-play-hochzeit-or-solo = Der Spieler muss seine Hochzeit oder ein Solo spielen.
mark-leader = { $value } spielt auf.
mark-vorbehalt-may-be-withdrawn = Der Spieler, dessen Vorbehalt noch offen ist, darf ihn zurücknehmen.
mark-naming-completed = Die Taufe wird nachgeholt.
mark-memory-card-turned-over = Die Merkkarte wird umgedreht.
mark-repetition-tsr-9-1-3 = Mit Einverständnis aller kann das Spiel wiederholt werden (TSR 9.1.3).
mark-repetition-only-if-all-agree = Wiederholt wird ein Spiel nur, wenn alle einverstanden sind.
mark-repetition-only-if-the-referee-agrees = Wiederholt wird das Spiel nur, wenn alle am Tisch und der Schiedsrichter zustimmen (TSR 9.1.3).
mark-repetition-only-with-the-court = Ausnahmsweise kann ein Spiel wiederholt werden; darüber entscheidet das Schiedsgericht mit.
mark-further-claims-yes = Die weiteren Regelverstöße können abermals reklamiert werden.
mark-further-claims-no = Weitere Regelverstöße können nicht mehr reklamiert werden.
mark-special-counted = An Sonderpunkten zählen noch: { $value }.
mark-special-counted-none = Weitere Sonderpunkte gibt es nicht.
mark-special-counted-earned = die bereits erspielten
mark-special-counted-fuchs = gefangene Füchse
mark-special-counted-forced-doppelkopf = zwangsläufige Doppelköpfe
mark-special-counted-forced-charlie = ein zwangsläufiger Charlie
mark-special-counted-charlie = der angekündigte Charlie
mark-lead-not-gained-by-it = Das Aufspielrecht gewinnt dadurch niemand.
mark-breach-itself-punished-too = Der begangene Regelverstoß wird zusätzlich geahndet.
mark-exclusion-possible-yes = In schweren Fällen und bei Wiederholung ist der Ausschluss vom Turnier möglich.
mark-removed-from-room-yes = Der Zuschauer wird aus dem Spielsaal entfernt.
mark-disqualified-yes = Der Spieler wird disqualifiziert.
mark-excluded-yes = Der Spieler wird sofort vom laufenden Turnier ausgeschlossen.
mark-unsportlichkeit-additional-yes = { $body ->
    [spielleitung] Die Spielleitung
   *[other] Das Schiedsgericht
} kann die Äußerung zusätzlich als Unsportlichkeit ahnden.
mark-sanctions = { $body ->
    [spielleitung] Die Spielleitung
   *[other] Das Schiedsgericht
} kann Folgendes verhängen: { $value }.
mark-sanctions-verwarnung = Verwarnung
mark-sanctions-disqualifikation = Disqualifikation
mark-uncollected-tricks-to-kontra = Die liegengelassenen und alle folgenden Stiche gehen an die Kontra-Partei.
mark-move-valid = Der Regelverstoß gilt als gültiger Spielzug.
mark-other-none = { $value } bleibt straffrei.
mark-other-unsport = Auch das Verhalten von { $value } ist als Unsportlichkeit zu prüfen.
mark-other-none-free-to-lead = { $value } bleibt straffrei und ist im Aufspiel frei.
mark-other-as-example-f = Für { $value } gilt Beispiel f von 3.11.6: in der Regel { $least } bis { $most } Punkte Abzug.
mark-other-ermahnung-3-to-5-when-repeated = { $value } wird ermahnt und bekommt im Wiederholungsfall { $least } bis { $most } Punkte abgezogen.
mark-other-3-to-5-when-repeated = { $value } bekommt im Wiederholungsfall { $least } bis { $most } Punkte abgezogen.
mark-other-3-to-5 = { $value } bekommt { $least } bis { $most } Punkte abgezogen.

# Überschriften und Felder

label-house-rules = Hausregeln
deduction-range = Punktabzug nach Ermessen: { $least } bis { $most }
deduction-choices = Punktabzug nach Ermessen: { $choices }
points-of-seat = { $seat } { $points }
points-of-seats = { $n }  { $e }  { $s }  { $w }
with-paragraph = { $text } [{ $paragraph }]
label-rules = Regelwerk
label-game = Spiel
label-soloist = Solospieler
label-offender = Verursacher
label-absagen = Absagen der Gegenpartei
label-table = Tisch
label-round = Runde
label-game-number = Spiel Nr.
label-claim = Reklamation
label-claims-rest = Wer beansprucht die Reststiche?
label-order-of-play = Angesagte Reihenfolge
claim-valid = berechtigt
claim-invalid = unberechtigt
claim-after-words = { $words ->
    [0] vor der Abfrage
    [one] nach dem ersten Wort der Abfrage
   *[other] nach { $words } Worten der Abfrage
}
claim-after-cards = { $cards ->
    [0] vor der ersten Karte
    [one] nach der ersten Karte
   *[other] nach { $cards } Karten
}
claim-after-calls = nach { $cards ->
    [one] der ersten Karte
   *[other] { $cards } Karten
} und { $calls ->
    [one] einer weiteren Ansage
   *[other] { $calls } weiteren Ansagen
}
expected-name = „{ $typed }“ passt nicht: erwartet wird ein Text von höchstens 60 Zeichen
expected-names = „{ $typed }“ passt nicht: erwartet werden vier Namen mit Kommas dazwischen
label-facts = Sachverhalt
label-position = Stellung vor dem Regelverstoß
label-decision = Entscheidung
label-reasons = Begründung
needs-protocol = Ein Strafpunkteprotokoll ist auszufüllen und vom Schiedsgericht zu unterschreiben. [2.1.1]
protocol-title = { $body ->
    [spielleitung] Protokoll einer Entscheidung der Spielleitung
   *[other] Protokoll einer Schiedsrichterentscheidung
}
signature-date = Ort, Datum, Tisch
signature-extra-time = Nachspielzeit (auch für die Tische der Schiedsgerichtsmitglieder)
signature-referee = Schiedsrichter
signature-spielleitung = Spielleitung
signature-court-1 = Schiedsgericht
signature-court-2 = Schiedsgericht
signature-court-3 = Schiedsgericht

# Auf dem Weg zur Entscheidung
decided-by = Es entscheidet: { $decider }
catalogue-asks = Gefragt wird danach:
catalogue-too-long = „{ $words }“ hat { $n } Zeichen; erwartet: höchstens { $most }
catalogue-nothing = Zu „{ $words }“ gibt es keinen Eintrag. { $n ->
        [0] Andere Wörter versuchen, etwa „bedient“ oder „angesagt“.
       *[other] Am nächsten kommen:
    }
interview-open = nicht bekannt
interview-too-many-answers = Es gibt mehr Antworten als Fragen.
interview-impossible-answer = { $value } ist keine mögliche Antwort auf „{ $question }“.
interview-possible = Möglich ist: { $answers }
interview-choice = { $value } ({ $text })
interview-possible-number = Möglich ist eine Zahl von { $least } bis { $most }.
interview-possible-text = Möglich ist ein Text in Anführungszeichen.
interview-possible-open = { $possible } Oder null: nicht bekannt.

# Das Protokoll
ask-players = Spieler ({ $seats })
name-empty = der Text ist leer
name-too-long = der Text hat { $n } Zeichen; höchstens { $most } passen
name-control-character = im Text steht ein Steuerzeichen
names-not-four = erwartet werden vier Namen mit Kommas dazwischen, es { $n ->
    [one] ist einer
   *[other] sind { $n }
}
protocol-written = Protokoll geschrieben: { $path }
protocol-proof = Beweis, wem der Rest zwangsläufig gehört: { $file }. Jeder kann ihn mit python3 scripts/check_proof.py { $file } prüfen; der Prüfer teilt nichts mit doko.

# Fragen am Terminal
wizard-no-terminal = ohne Terminal kann nichts gefragt werden
    .help = `doko referee rule --entry 3.8.1 --offender E` entscheidet ohne Fragen, `doko referee catalogue` sucht
wizard-why-and-keys = { $why } ({ $keys })
wizard-keys-back = Esc: zurück
wizard-keys-zero = Eingabetaste: 0, Esc: zurück
wizard-keys-open = Eingabetaste: offen lassen, Esc: zurück
wizard-skip = Eingabetaste: weglassen
wizard-keys-choose = Pfeiltasten: wählen, Eingabetaste: bestätigen, Tippen: suchen, Esc: zurück
wizard-keys-several = Leertaste: ankreuzen, Eingabetaste: bestätigen, Esc: zurück
wizard-needed = ohne Antwort geht es hier nicht weiter
wizard-number = erwartet wird eine Zahl von { $least } bis { $most }
wizard-interrupted = abgebrochen
rule-no-claim = „{ $text }“ ist keine Reklamation: { $error }
    .help = ein Sitz und ein Zeitpunkt wie N@17, N@17+1 oder N@v2
rule-help = `doko referee rule --help` zeigt Beispiele
rule-facts-help = zum Beispiel '{"{"}"claimed": true{"}"}'
wizard-canceled = (zurück)
