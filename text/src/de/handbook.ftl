# Die Schiedsrichterhilfen: je Eintrag der Titel und was die Zeilen entscheiden.

e2-1-1 = Verfahren bei Regelverstößen
    .row-A = Unerheblicher Regelverstoß: Es gibt keine Strafpunkte, das Spiel geht weiter.
    .row-B = Geringfügiger Regelverstoß: Zu prüfen ist, ob eine Partei zwangsläufig alle Reststiche macht.
    .row-C = Schwerwiegender Regelverstoß: Zuerst ist zu prüfen, ob eine Partei zwangsläufig alle Reststiche macht, dann, ob das Spiel bereits entschieden ist.
    .row-none = Es liegt kein Regelverstoß vor.

# 3.1 Allgemeines

e3-1-1 = Fragen nach der Zuordnung von Karten
    .row-a = Die Frage nach der Zuordnung einer Karte im laufenden oder noch einsehbaren letzten Stich ist erlaubt; die Mitspieler müssen sie beantworten.
    .row-refused = Die Antwort auf eine Frage zum laufenden oder noch einsehbaren letzten Stich darf nicht verweigert werden; der Spieler ist zur Antwort anzuhalten.
    .row-false = Die Antwort war falsch: Es besteht der Verdacht auf Unsportlichkeit.
    .row-older = Der Stich ist nicht mehr einsehbar: Auf die Frage braucht niemand zu antworten.
e3-1-2 = Aktionen zur Verhinderung eines Regelverstoßes
    .row-a = „Halt, ich habe Aufspiel“ verhindert ein falsches Aufspiel und ist erlaubt.
    .row-b = Die Frage „Hast Du die Farbe nicht mehr?“ ist erlaubt.
    .row-c-true = Wer sagt, welche Karten ein Mitspieler noch hat, begeht Kartenverrat; er wird nach 3.11.6 geahndet.
    .row-c-false = Die behaupteten Karten hat der Mitspieler nicht: Das falsche Benennen fremder Karten ist eine Unsportlichkeit.
e3-1-3 = Ermittlung, ob ein Spiel bereits entschieden ist
    .row-a = Es zählen nur die Stiche, die beim Regelverstoß beendet waren. Nach ihnen hat keine Partei schon gewonnen, ohne noch eine weitere Absage tätigen zu dürfen: Das Spiel ist nicht entschieden. Ein sicherer, aber noch nicht erspielter Gewinn genügt nicht.
    .row-decided = Nach den beendeten Stichen hat eine Partei gewonnen und darf keine weitere Absage mehr tätigen: Das Spiel ist entschieden.
e3-1-4 = Ermittlung der Partnerschaft zur Feststellung der Parteizugehörigkeit
    .row-a = Die Parteien richten sich nach den Kreuz Damen. Eine falsche, nicht reklamierte Ansage ändert daran nichts und wird auch nicht in die Ansage der eigenen Partei umgewandelt.
e3-1-5 = Regelverstoß bei bereits entschiedenem Spiel
    .row-a = Für einen schwerwiegenden Regelverstoß ist zu prüfen, ob das Spiel bereits entschieden ist.
e3-1-6 = Regelverstoß, wenn eine Partei zwangsläufig alle Reststiche macht
    .row-a = Macht eine Partei zwangsläufig alle Reststiche, so ist der Regelverstoß unerheblich.
e3-1-7 = Sonderpunkte, wenn eine Partei zwangsläufig alle Reststiche macht
    .row-a = Neben den bereits erspielten Sonderpunkten gibt es nur noch die zwangsläufigen.
    .row-solo = In einem Solo gibt es keine Sonderpunkte.
    .row-nobody = Keine Partei macht zwangsläufig alle Reststiche: Das Spiel wird mit allen Sonderpunkten zu Ende gespielt.
e3-1-8 = Hinweis auf ein Verwerfen oder falsches Aufspiel, jedoch ohne Reklamation
    .row-a = Ohne Reklamation muss die falsch gespielte Karte ausgetauscht werden. Sie muss nicht bei der nächsten Möglichkeit gelegt werden.
    .row-lead = Ohne Reklamation muss die falsch aufgespielte Karte zurückgenommen werden. Sie muss nicht bei der nächsten Möglichkeit gelegt werden.
e3-1-9 = Nur Hinweis auf ein Vorwerfen, jedoch ohne Reklamation
    .row-a = Ohne Reklamation ist das Vorwerfen ein gültiger Spielzug. Die zu früh gespielte Karte darf nicht mehr ausgetauscht werden.
e3-1-10 = Nur Hinweis auf ein Nichtbedienen, jedoch ohne Reklamation
    .row-a = Nichtbedienen im aktuellen Stich: Die falsch gespielte Karte muss ausgetauscht werden; die nachfolgend gelegten Karten dürfen ausgetauscht werden.
    .row-b = Nichtbedienen in einem vorangegangenen Stich: Es ist ein gültiger Spielzug, die Karte darf nicht mehr ausgetauscht werden.
    .row-open = Im laufenden Stich muss die falsch gespielte Karte ausgetauscht werden, und die nachfolgend gelegten Karten dürfen ausgetauscht werden. In einem vorangegangenen Stich ist das Nichtbedienen ein gültiger Spielzug, und die Karte darf nicht mehr ausgetauscht werden.

# 3.2 Auslosung, Sitzposition, Tisch, Geber

e3-2-1 = Falsche Auslosung
    .row-a = Der Fehler wurde vor der Runde bemerkt: Die Runde wird per EDV neu ausgelost. Eine gespielte Runde wird nicht wiederholt.
    .row-a-by-hand = Der Fehler wurde vor der Runde bemerkt, eine neue Auslosung per EDV ist nicht möglich: Die Spieler werden per Hand getauscht.
    .row-b = Der Fehler wurde während der Runde bemerkt, noch kein Spiel ist komplett beendet: Die Spieler werden getauscht; Runde und Zeit beginnen an den betroffenen Tischen neu.
    .row-c = Der Fehler wurde während der Runde bemerkt, mindestens ein Spiel ist komplett beendet: Die Runde wird ohne Tausch fortgesetzt.
e3-2-2 = Falsche Sitzposition am Tisch
    .row-a = Die ausgelosten Plätze werden eingenommen, sobald eine durch vier teilbare Anzahl Spiele (ohne Pflichtsolo) vollendet ist. Die vorausgegangenen Spiele sind gültig.
e3-2-3 = Falscher Tisch
    .row-b = Die Spieler am falschen Tisch werden wegen Unsportlichkeit bestraft. Da noch kein Spiel komplett beendet ist, werden die Spieler getauscht; Runde und Zeit beginnen neu.
    .row-c = Die Spieler am falschen Tisch werden wegen Unsportlichkeit bestraft. Da mindestens ein Spiel komplett beendet ist, wird die Runde ohne Tausch fortgesetzt.
e3-2-4 = Es hat der falsche Spieler die Karten verteilt
    .row-a = Wer sich in der Vorbehaltsabfrage noch nicht geäußert hat, kann den falschen Geber reklamieren: Der Spieler, der nach der Liste an der Reihe ist, gibt neu.
    .row-b = Mit der eigenen Gesund- oder Vorbehaltsmeldung ist das Recht verwirkt, den falschen Geber zu reklamieren. Im Zweifel gilt, dass der richtige Spieler gegeben hat.
    .row-c = Der falsche Spieler hat die Vorbehaltsabfrage begonnen, und dies kann noch reklamiert werden: geringfügiger Regelverstoß.

# 3.3 Vorbehaltsabfrage

e3-3-1 = „Weg“ oder „weiter“ statt „gesund“ gesagt
    .row-a = Ein Ausdruck, der zweifelsfrei „gesund“ bedeutet, ist ein unerheblicher Regelverstoß. „Gesund“ ist anzustreben.
    .row-unclear = Der Ausdruck lässt nicht zweifelsfrei erkennen, ob ein Vorbehalt vorliegt: Der Spieler ist zu fragen, was er gemeint hat.
e3-3-2 = Versprecher mit sofortiger Berichtigung
    .row-a = Ein offensichtlicher Versprecher, der berichtigt wird, bevor sich der nächste Spieler geäußert hat oder die erste Karte aufgespielt ist, ist kein Regelverstoß.
    .row-late = Der nächste Spieler hat sich bereits geäußert oder es ist bereits aufgespielt: Eine Berichtigung ist nicht mehr möglich.
e3-3-3 = Verfrühte Vorbehaltsmeldung
    .row-a = Die verfrühte Meldung ist ein geringfügiger Regelverstoß des Spielers, der sie als Erster abgegeben hat. Wer danach zu früh gemeldet hat, beging einen Folgefehler und bleibt straffrei. Keine der Meldungen darf korrigiert werden.
    .row-follower = Ein anderer Spieler hat sich schon vorher zu früh gemeldet: Dies ist ein Folgefehler und wird nicht bestraft.
    .row-x = Der falsche Geber wurde rechtzeitig reklamiert: Für die verfrühte Meldung gibt es keine Strafpunkte, der richtige Geber gibt neu.
e3-3-4 = Sofortiges Taufen eines Vorbehaltes
    .row-a = Ist der Vorbehalt in jedem Fall der höchste, so ist das sofortige Taufen ein unerheblicher Regelverstoß.
    .row-b = Nachdem der höchste Vorbehalt getauft ist, ist jede weitere Meldung, Taufe oder Hochzeitsansage eines anderen Spielers ein geringfügiger Regelverstoß.
    .row-not-highest = Der getaufte Vorbehalt ist nicht in jedem Fall der höchste: Es ist ein vorzeitiges Taufen nach 3.3.5.
e3-3-5 = Vorzeitiges Taufen einer Hochzeit oder eines Solos
    .row-a = Eine Hochzeit anzusagen, obwohl ein anderer den höheren Vorbehalt hat, ist ein geringfügiger Regelverstoß, auch wenn daraus ein Lustsolo wird.
    .row-b = Das eigene Solo zu taufen, obwohl ein anderer das höhere Solo hat oder weiter vorne sitzt, ist ein geringfügiger Regelverstoß; es wird ein Solo gespielt.
    .row-b-no-solo = Das eigene Solo vorzeitig zu taufen, ist ein geringfügiger Regelverstoß; es wird kein Solo gespielt.
    .row-c = Eine Hochzeit zu taufen, obwohl ein weiter hinten sitzender Spieler sich noch nicht geäußert hat, ist ein geringfügiger Regelverstoß, auch wenn niemand sonst einen Vorbehalt hat.
e3-3-6 = Falsche Reihenfolge bei der Vorbehaltsabfrage
    .row-a = Die Abfrage ist nicht beendet: Sie zu Unrecht zu beginnen, ist ein geringfügiger Regelverstoß; sie wird in der richtigen Reihenfolge fortgesetzt.
    .row-b = Ein anderer Spieler als der, der die Abfrage begonnen hat, hat bereits aufgespielt: Dieses Aufspiel wird nach 3.4.1 oder 3.4.2 geahndet.
    .row-finished = Die Abfrage ist beendet: Die falsche Reihenfolge kann nicht mehr reklamiert werden.
e3-3-7 = Umtaufen eines Solos
    .row-a = Das Umtaufen ist zulässig, solange noch keine Aktion stattgefunden hat.
    .row-late = Seit der Taufe hat bereits eine Aktion stattgefunden: Das Solo kann nicht mehr umgetauft werden.
e3-3-8 = Korrektur von „Vorbehalt Solo“ auf „Vorbehalt Hochzeit“
    .row-a = Keine Strafpunkte; eine Korrektur ist nicht möglich.
e3-3-9 = Verspätete Korrektur von „gesund“ auf „Hochzeit“
    .row-a = Es ist noch keine Karte gespielt: geringfügiger Regelverstoß des Hochzeiters. Die Spieler hinter ihm können von „gesund“ auf „Vorbehalt“ korrigieren.
    .row-b = Mindestens die erste Karte ist gespielt: keine Strafpunkte. Der Spieler spielt ein stilles Farbsolo in Karo.
e3-3-10 = Verspätete Korrektur von „gesund“ auf „Solo“
    .row-a = Abwarten ist ein geringfügiger Regelverstoß, eine Korrektur ist nicht möglich.
e3-3-11 = Verspätete Korrektur von „Vorbehalt“ auf „gesund“
    .row-a = Keine Strafpunkte, eine Korrektur ist nicht möglich. Wer keine Hochzeit hat, hat mit seinem Vorbehalt ein Solo angemeldet.
    .row-hochzeit = Keine Strafpunkte, eine Korrektur ist nicht möglich. Der Spieler hat beide Kreuz Damen und kann seine Hochzeit oder ein Solo spielen.

# 3.4 Aufspiel

e3-4-1 = Falsches Aufspiel beim Normalspiel
    .row-a = Das falsche Aufspiel im Normalspiel ist ein schwerwiegender Regelverstoß.
e3-4-2 = Falsches Aufspiel beim Solo
    .row-a = Der Solospieler hat falsch aufgespielt: Geringfügiger Regelverstoß; das Spiel wird mit korrektem Aufspiel fortgesetzt.
    .row-b = Ein Gegenspieler hat falsch aufgespielt, der Solospieler lässt das Spiel mit korrektem Aufspiel fortsetzen: keine Strafpunkte.
    .row-c = Ein Gegenspieler hat falsch aufgespielt, der Solospieler reklamiert auf Spielabbruch: schwerwiegender Regelverstoß.
e3-4-3 = Verfrühtes Aufspiel bei ungeklärter Vorbehaltssituation
    .row-a = Aufspiel, bevor sich alle geäußert haben: Wer sich noch nicht geäußert hatte, verzichtet; es wird ein Normalspiel. Die aufgespielte Karte gilt und darf nicht ersetzt werden; weitere Karten dürfen ohne Strafpunkte zurückgenommen werden.
    .row-b = Aufspiel, bevor sich alle geäußert haben: Es folgt ein Lustsolo, das dadurch nicht benachteiligt ist. Das Aufspiel gilt.
    .row-c = Aufspiel, bevor sich alle geäußert haben: Es folgt eine Hochzeit. Es wird wie beim Lustsolo verfahren.
    .row-d = Aufspiel, bevor sich alle geäußert haben: Es folgt ein Pflichtsolo. Die Karte wird zurückgenommen, der Solospieler spielt auf.
    .row-replaced = Die verfrüht aufgespielte, aber gültige Karte wurde durch eine andere ersetzt: schwerwiegender Regelverstoß.
e3-4-4 = Aufspiel ohne Taufen des Vorbehaltes
    .row-a = Vor der eindeutigen Taufe des eigenen Vorbehaltes aufzuspielen, ist ein geringfügiger Regelverstoß. „Trumpfsolo“ ist nicht eindeutig.
    .row-b = Wer weiterspielt, ohne nach der Taufe zu fragen, und dadurch nicht bedient, begeht einen schwerwiegenden Regelverstoß.
    .row-plays-on = Wer ohne nachzufragen weiterspielt, trägt selbst das Risiko; solange er bedient, liegt kein Regelverstoß vor.
    .row-named = Der Vorbehalt war eindeutig getauft: Es liegt kein Regelverstoß vor.

# 3.5 An- und Absagen

e3-5-1 = Verfrühte Ansage bei ungeklärter Vorbehaltssituation
    .row-a = Verfrühte Ansage, es wird ein Normalspiel: Geringfügiger Regelverstoß des Ansagenden; die Ansage ist gültig.
    .row-b = Verfrühte Ansage, es wird ein Solo: Geringfügiger Regelverstoß des Ansagenden; die Ansage ist ungültig.
    .row-b-soloist = Verfrühte Ansage des späteren Solospielers: Geringfügiger Regelverstoß; die Ansage ist ungültig.
    .row-c = Verfrühte Ansage, es wird eine Hochzeit: Zu urteilen ist nach 3.5.2.
e3-5-2 = Verfrühte Ansage bei einer Hochzeit (Klärungsstich noch nicht beendet)
    .row-a = Der Hochzeiter hat selbst angesagt, und wem dabei der Stich gehörte, wird nicht sein Partner: schwerwiegender Regelverstoß.
    .row-b = Ein anderer hat angesagt, und der Hochzeiter könnte den Stich der Ansage regelgerecht erhalten: schwerwiegender Regelverstoß.
    .row-c = Die Aufspielpflicht wechselt bis zum Ende des Klärungsstiches, und den laufenden Stich erhält nicht der Ansagende: schwerwiegender Regelverstoß.
    .row-d = Der Aufspielende hat vor seinem Aufspiel angesagt und erhält den Stich, den der Hochzeiter nicht regelgerecht übernehmen kann: Geringfügiger Regelverstoß; die Ansage ist gültig.
    .row-e = In allen anderen Fällen, auch wenn der Hochzeiter vor seinem Aufspiel zum ersten Stich „Re“ sagt und die ersten drei Stiche selbst macht: Geringfügiger Regelverstoß; die Ansage ist ungültig und kann zum regelgerechten Zeitpunkt erfolgen.
    .row-pending = Der Stich, der den Regelverstoß bestimmt, ist noch nicht beendet: Spielfortsetzung unter Vorbehalt. Mindestens liegt ein geringfügiger Regelverstoß vor.
e3-5-3 = Falsche Ansage mit sofortiger Berichtigung
    .row-a = Eine falsche Ansage mit sofortiger Berichtigung ist kein Regelverstoß.
    .row-not-at-once = Die falsche Ansage wurde nicht sofort berichtigt.
e3-5-4 = Falsche Ansage bei geklärter Partnerschaft
    .row-a = Die Partnerschaft ist geklärt: Die falsche Ansage ist kein Regelverstoß, sie wird in die Ansage der eigenen Partei umgewandelt und bleibt gültig. Die Gegenpartei sollte sie berichtigen, damit keine Folgefehler entstehen.
    .row-unclear = Die Partnerschaft ist nicht geklärt: Zu urteilen ist nach 3.5.5.
e3-5-5 = Falsche Ansage ohne sofortige Berichtigung bei ungeklärter Partnerschaft
    .row-a = Die falsche Ansage bei ungeklärter Partnerschaft ist ein schwerwiegender Regelverstoß.
    .row-clear = Die Partnerschaft ist geklärt: Zu urteilen ist nach 3.5.4.
    .row-corrected = Die falsche Ansage wurde sofort berichtigt: kein Regelverstoß (3.5.3).
    .row-unclaimed = Ohne gültige Reklamation gilt das gesprochene Wort; die Parteien richten sich weiter nach den Kreuz Damen (3.1.4).
e3-5-6 = Verspätete An- oder Absage beim Normalspiel
    .row-a = Die verspätete An- oder Absage ist ein schwerwiegender Regelverstoß, gleich, ob dazu aufgefordert wurde.
    .row-unclaimed = Ohne gültige Reklamation zählt die An- oder Absage.
e3-5-7 = Verspätete An- oder Absage beim Solo
    .row-a = Der Solospieler hat verspätet an- oder abgesagt: Geringfügiger Regelverstoß; die An- oder Absage ist nicht gültig.
    .row-a-unclaimed = Ohne gültige Reklamation zählt die verspätete An- oder Absage des Solospielers.
    .row-b = Ein Gegenspieler hat verspätet an- oder abgesagt: schwerwiegender Regelverstoß.
    .row-b-unclaimed = Ohne gültige Reklamation zählt die verspätete An- oder Absage des Gegenspielers.
e3-5-8 = Wiederholter Hinweis auf eine An- oder Absage
    .row-a = Der erneute Hinweis auf die eigene An- oder Absage ist erlaubt, wenn die anderen sie infolge Lärms nicht verstanden haben könnten.
    .row-repeated = Es war kein bloßer Hinweis, sondern eine Wiederholung: Zu urteilen ist nach 3.5.9.
e3-5-9 = Wiederholte An- oder Absage
    .row-a = Die Partnerschaft war zuvor geklärt: Geringfügiger Regelverstoß; die An- oder Absage bleibt gültig, die nächste Stufe gilt als nicht abgesagt.
    .row-b = Die Partnerschaft war zuvor nicht geklärt: Geringfügiger Regelverstoß; die An- oder Absage bleibt gültig, und die nächste Stufe gilt als abgesagt.
    .row-b-last = Die Partnerschaft war zuvor nicht geklärt, eine nächste Stufe gibt es nicht: Die Wiederholung ist nur ein geringfügiger Regelverstoß.
e3-5-10 = Gleichzeitige An- oder Absagen oder Erwiderung
    .row-a = Gleichzeitige gleiche An- oder Absagen sind ein unerheblicher Regelverstoß, ob die Partnerschaft geklärt ist oder nicht. Die Ansage gilt, die nächste Stufe ist nicht abgesagt.
e3-5-11 = Wiederholte Erwiderung
    .row-a = Geringfügiger Regelverstoß; die Erwiderung bleibt gültig, die nächste Stufe gilt als nicht abgesagt.
    .row-not-repeated = Die Erwiderung wurde nicht wiederholt: Es liegt kein Regelverstoß vor.

# 3.6 Vorwerfen

e3-6-1 = Vorwerfen im letzten Stich
    .row-a = Vorwerfen im letzten Stich kostet keine Strafpunkte.
    .row-not-last = Es war nicht der letzte Stich.
e3-6-2 = Vorwerfen beim Normalspiel
    .row-a = Das Aufspielrecht wechselt nach dem Vorwerfen: schwerwiegender Regelverstoß.
    .row-b = Das Aufspielrecht wechselt nach dem Vorwerfen nicht: geringfügiger Regelverstoß.
e3-6-3 = Vorwerfen beim Solo
    .row-a = Der Solospieler hat vorgeworfen: geringfügiger Regelverstoß.
    .row-b = Ein Gegenspieler des Solospielers hat vorgeworfen: schwerwiegender Regelverstoß.

# 3.7 Verwerfen

e3-7-1 = Verwerfen im Normalspiel
    .row-a = Verwerfen im Normalspiel ist ein schwerwiegender Regelverstoß.
e3-7-2 = Verwerfen im Solo
    .row-a = Der Solospieler hat verworfen: geringfügiger Regelverstoß.
    .row-b = Ein Gegenspieler des Solospielers hat verworfen: schwerwiegender Regelverstoß.

# 3.8 Nichtbedienen

e3-8-1 = Nichtbedienen im Normalspiel
    .row-a = Nichtbedienen im Normalspiel ist ein schwerwiegender Regelverstoß.
e3-8-2 = Nichtbedienen im Solo
    .row-a = Der Solospieler hat ohne zu bedienen eingestochen, die nächste Karte aufgespielt und sich vor jeder Aktion der Mitspieler korrigiert: Geringfügiger Regelverstoß; er nimmt beide Karten zurück und bedient.
    .row-b = Nichtbedienen im Solo ist ein schwerwiegender Regelverstoß.

# 3.9 Weitere Regelverstöße

e3-9-1 = Merkkarten für „Doppelkopf“ oder „gefangenen Fuchs“
    .row-a = Eine Merkkarte liegt noch offen, obwohl der Stich nicht mehr eingesehen werden darf: geringfügiger Regelverstoß.
    .row-in-time = Der Stich darf noch eingesehen werden: Die Merkkarte ist erlaubt.
e3-9-2 = Aufdecken oder Einsehen eines vorherigen Stiches
    .row-a = Ein vorheriger Stich wurde aufgedeckt oder eingesehen, obwohl alle vier Karten des laufenden Stiches gespielt waren: schwerwiegender Regelverstoß.
    .row-in-time = Noch waren nicht alle vier Karten des laufenden Stiches gespielt: Der letzte Stich darf eingesehen werden.
e3-9-3 = Zwei Karten fallen
    .row-a = Höchstens eine Karte ist sichtbar, und sie bedient: keine Strafpunkte. Die untere Karte ist so aufzunehmen, dass niemand sie sieht.
    .row-b = Die sichtbare Karte bedient nicht: Es liegt ein Verwerfen vor.
    .row-c = Im Normalspiel ist mehr als eine Karte sichtbar: schwerwiegender Regelverstoß.
    .row-d = Im Solo ist mehr als eine Karte eines Gegenspielers sichtbar: schwerwiegender Regelverstoß.
    .row-e = Im Solo ist mehr als eine Karte des Solospielers sichtbar: geringfügiger Regelverstoß.
e3-9-4 = Unterschiedliche Kartenanzahl
    .row-a = Nur ein Spieler hat nach der Vorbehaltsabfrage nicht die korrekte Kartenanzahl: schwerwiegender Regelverstoß, denn bei seiner ersten Aktion galt sie als korrekt.
    .row-b = Mindestens zwei Spieler haben nicht die korrekte Kartenanzahl: Strafpunkte wie bei einer Unsportlichkeit. Das Spiel ist ungültig und wird vom selben Geber erneut gegeben.
    .row-no-points = Die Kartenanzahl ist falsch: Es wurde falsch gegeben und kann sofort neu gegeben werden; Strafpunkte gibt es nicht.
    .row-before = Die Vorbehaltsabfrage ist noch nicht beendet: Es wird neu gegeben.
e3-9-5 = Mehrere Regelverstöße in einem Spiel
    .row-a = Bestraft wird der zuerst reklamierte Regelverstoß. Da er nicht schwerwiegend ist, können die weiteren abermals reklamiert werden.
    .row-serious = Bestraft wird der zuerst reklamierte Regelverstoß. Er ist schwerwiegend und beendet das Spiel; weitere können nicht mehr reklamiert werden.
    .row-unerheblich = Der zuerst reklamierte Regelverstoß ist unerheblich; die weiteren können reklamiert werden.

# 3.10 Spielabkürzung

e3-10-1 = Spielabkürzung beim Normalspiel
    .row-hands-over = Das Spiel darf nur ein Solospieler abkürzen, indem er der Gegenpartei seine Karten übergibt: schwerwiegender Regelverstoß.
    .row-a = Der abkürzende Spieler macht mit seiner Partei zwangsläufig alle Reststiche: unerheblicher Regelverstoß.
    .row-a-charlie = Der abkürzende Spieler macht mit seiner Partei zwangsläufig alle Reststiche und hat angekündigt, den letzten mit einem Kreuz Buben zu machen: unerheblicher Regelverstoß.
    .row-b = Die abkürzende Partei macht nicht zwangsläufig alle Reststiche: schwerwiegender Regelverstoß.
e3-10-2 = Spielabkürzung beim Solo durch einen Spieler der Kontra-Partei
    .row-hands-over = Das Spiel darf nur der Solospieler abkürzen, indem er der Gegenpartei seine Karten übergibt, kein Spieler der Kontra-Partei: schwerwiegender Regelverstoß.
    .row-a = Die Kontra-Partei macht zwangsläufig alle Reststiche: unerheblicher Regelverstoß.
    .row-b = Die Kontra-Partei macht nicht zwangsläufig alle Reststiche: schwerwiegender Regelverstoß.
    .row-soloist = Der Solospieler selbst hat abgekürzt: Zu urteilen ist nach 3.10.3.
e3-10-3 = Spielabkürzung beim Solo durch den Solospieler
    .row-hands-over = Der Solospieler darf der Gegenpartei jederzeit seine restlichen Karten übergeben: kein Regelverstoß. Alle Reststiche gehen an die Kontra-Partei.
    .row-a = Der Solospieler macht zwangsläufig alle Reststiche: Die Abkürzung ist korrekt.
    .row-b = Der Solospieler macht nicht zwangsläufig alle Reststiche: keine Strafpunkte, aber alle Reststiche gehen an die Kontra-Partei.
    .row-against = Ein Gegenspieler hat abgekürzt: Zu urteilen ist nach 3.10.2.
    .row-not-provided-a = Eine Abkürzung durch Aufdecken sehen diese Regeln nicht vor. Da der Solospieler zwangsläufig alle Reststiche macht, ist der Regelverstoß unerheblich.
    .row-not-provided-b = Eine Abkürzung durch Aufdecken sehen diese Regeln nicht vor, und der Solospieler macht nicht zwangsläufig alle Reststiche: schwerwiegender Regelverstoß.

# 3.11 Unsportlichkeiten

e3-11-0 = Wiederholte verfrühte Vorbehaltsmeldung
    .row-a = Unsportlichkeit; die Strafe richtet sich nach der Häufigkeit. Niemand darf sich dadurch das Aufspielrecht erschleichen.
    .row-once = Die verfrühte Meldung kam zum ersten Mal vor: Zu urteilen ist nach 3.3.3.
e3-11-1 = Animieren zum Falschaufspiel oder zu anderen Regelverstößen
    .row-a = Das Animieren zu einem Regelverstoß ist eine Unsportlichkeit.
    .row-committed = Das Animieren ist eine Unsportlichkeit; der dadurch begangene Regelverstoß wird zusätzlich geahndet.
e3-11-2 = Aufforderung zur verspäteten oder verfrühten An- oder Absage
    .row-a = Die direkte Aufforderung („Sagst du was?“) ist eine Unsportlichkeit.
    .row-waits = Bloßes Warten ist vom Überlegen nicht zu unterscheiden und wird nicht geahndet.
e3-11-3 = Aufforderung an einen Spieler, einen Stich zu zeigen, obwohl dies nicht mehr erlaubt ist
    .row-a = Die Aufforderung, einen nicht mehr einsehbaren Stich zu zeigen, ist eine Unsportlichkeit.
e3-11-4 = Durchmischen der eigenen Stiche, um eine Rekonstruktion zu verhindern
    .row-a = Das Durchmischen der eigenen Stiche ist eine Unsportlichkeit.
e3-11-5 = Aufdecken von Karten bei einer Reklamation, bevor eine endgültige Entscheidung gefällt ist
    .row-warned = Es liegt eine Unsportlichkeit vor, die mit einer Ermahnung zu ahnden ist; das Spiel wird nicht fortgesetzt.
    .row-a = Das Spiel wird fortgesetzt; der Solospieler hat sein ganzes Blatt aufgedeckt: Das ist eine erlaubte Handlung. Für das Aufdecken vor der Entscheidung wird er ermahnt.
    .row-b = Das Spiel wird fortgesetzt; der Solospieler hat einen Teil seines Blattes aufgedeckt und könnte die Gegenspieler beeinflusst haben.
    .row-c = Ein Gegenspieler des Solospielers hat Karten aufgedeckt: Unsportlichkeit; die Strafe richtet sich nach der Auswirkung.
    .row-c-continue = Ein Gegenspieler des Solospielers hat Karten aufgedeckt, der Solospieler lässt weiterspielen: Unsportlichkeit; die Strafe richtet sich nach der Auswirkung.
    .row-c-stop = Ein Gegenspieler des Solospielers hat Karten aufgedeckt, der Solospieler beendet das Solo: Unsportlichkeit; die Strafe richtet sich nach der Auswirkung.
    .row-d = Im Normalspiel wurden Karten aufgedeckt: Unsportlichkeit; die Strafe richtet sich nach der Auswirkung.
e3-11-6 = Zeigen eigener Karten während des Spiels und Hineinsehen in fremde Karten
    .row-a = Der Solospieler darf sein ganzes Blatt aufdecken.
    .row-b = Der Solospieler hat einen Teil seines Blattes gezeigt und könnte die Gegenspieler beeinflusst haben.
    .row-c = Ein Gegenspieler des Solospielers hat Karten gezeigt.
    .row-c-continue = Ein Gegenspieler des Solospielers hat Karten gezeigt, der Solospieler lässt weiterspielen.
    .row-c-stop = Ein Gegenspieler des Solospielers hat Karten gezeigt, der Solospieler beendet das Solo.
    .row-c-normal = Im Normalspiel hat ein Spieler Karten gezeigt.
    .row-d = Das öffentliche Benennen fremder Karten ist Kartenverrat.
    .row-e = Die fremden Karten wurden geheim und richtig benannt, nicht vor dem Tisch: keine Strafpunkte für den Beobachter.
    .row-f = Die fremden Karten wurden geheim, aber falsch benannt: Unsportlichkeit.
    .row-g = Der Spieler hält seine Karten einsehbar, eine wurde richtig benannt: Unsportlichkeit.
    .row-g-first = Der Spieler hält seine Karten zum ersten Mal einsehbar, eine wurde richtig benannt: Er wird ermahnt.
    .row-g-repeated = Der Spieler hält seine Karten wiederholt einsehbar, eine wurde richtig benannt: Unsportlichkeit.
    .row-ex-a = Das öffentliche Benennen der gesehenen Karte ist Kartenverrat; wer seine Karten wiederholt einsehbar hält, wird ebenfalls bestraft.
    .row-ex-b = Die Karten wurden normal gehalten: Wer die gesehene Karte nennt, begeht Kartenverrat; den Haltenden trifft keine Schuld.
    .row-ex-c = Nicht alle benannten Karten stimmen: Wer sie am Tisch nennt und ihr Ausspielen verlangt, wird bestraft; der Haltende bleibt straffrei und ist im Aufspiel frei.
    .row-ex-e = Der Geber hat so hoch gegeben, dass Karten zu sehen waren, und sie wurden richtig benannt: Es wird neu gegeben.
    .row-ex-f = Eine Karte wurde gezückt und wieder zurückgesteckt: Der Spieler darf eine andere Karte spielen; eine Karte ist erst gespielt, wenn sie offen den Tisch berührt hat.
    .row-ex-g = Wer die gezückte Karte laut benennt, begeht Kartenverrat; für den Zeigenden gilt Beispiel f.
    .row-ex-h = Eine Karte wurde allen offen gezeigt, zurückgesteckt und eine andere gespielt: Unsportlichkeit.
    .row-ex-h-solo = Ein Gegenspieler des Solospielers hat eine Karte allen gezeigt und eine andere gespielt: Unsportlichkeit.
    .row-ex-h-continue = Ein Gegenspieler des Solospielers hat eine Karte allen gezeigt und eine andere gespielt; der Solospieler lässt weiterspielen.
    .row-ex-h-stop = Ein Gegenspieler des Solospielers hat eine Karte allen gezeigt und eine andere gespielt; der Solospieler beendet das Solo.
    .row-ex-i = Der Spieler hält seine Karten trotz mehrmaliger Aufforderung einsehbar: Unsportlichkeit. Wer das reklamiert, bleibt straffrei.
    .row-ex-i-first = Der Spieler hält seine Karten trotz Aufforderung einsehbar: Er wird zunächst ermahnt.
    .row-ex-j = Ein Spieler sieht fortgesetzt in nachlässig gehaltene Karten: Unsportlichkeit, auch des Haltenden.
    .row-ex-j-first = Ein Spieler sieht in nachlässig gehaltene Karten: Er wird zunächst ermahnt.
    .row-ex-k = Ein Spieler bemüht sich, in normal gehaltene Karten hineinzusehen: Unsportlichkeit.
    .row-ex-k-first = Ein Spieler bemüht sich, in normal gehaltene Karten hineinzusehen: Er wird zunächst ermahnt.
e3-11-7 = Verratende Äußerungen
    .row-a = Die Äußerung hatte keine Wirkung auf das Spiel: keine Strafpunkte.
    .row-a-minor = Die Äußerung hatte eine geringe Wirkung: geringfügiger Regelverstoß.
    .row-a-serious = Die Äußerung konnte spielentscheidend sein: schwerwiegender Regelverstoß.
    .row-house = Die Äußerung legt Sachverhalte offen, die das Spiel beeinflussen: unsportliches Verhalten. Abgebrochen wird das Spiel deshalb nicht.
    .row-house-stop = Die Äußerung legt Sachverhalte offen, die das Spiel beeinflussen: unsportliches Verhalten. Weil Karten anderer offengelegt wurden oder der Verlauf nicht problemlos rekonstruierbar ist, wird das Spiel abgebrochen; alle noch nicht abgelegten Karten erhält die andere Partei.
    .row-b = Aussagen wie „Wir spielen zusammen“ sind spielentscheidend und ein schwerwiegender Regelverstoß, gleich, ob das schon bekannt war.
    .row-c = Die Antwort auf eine Frage zum laufenden oder noch einsehbaren letzten Stich ist geboten.
e3-11-8 = Wiederholung eines mit 0 Punkten zu notierenden Spieles
    .row-a = Unsportlichkeit aller vier Spieler. Das wiederholte Spiel ist ungültig, das Null-Spiel ist in die Liste einzutragen.
e3-11-9 = Zusammenwerfen der Karten, bevor beide Parteien das Ergebnis bestätigt haben
    .row-a = Über das Ergebnis besteht Uneinigkeit: Das Zusammenwerfen ist eine Unsportlichkeit; das Ergebnis wird nach 3.12.2 ermittelt.
    .row-agreed = Über das Ergebnis besteht Einigkeit: Das Zusammenwerfen bleibt folgenlos.
e3-11-10 = Einflussnahme durch Zuschauer oder einen nicht am Spiel beteiligten Teilnehmer
    .row-a = Ein Zuschauer, der kein Turnierteilnehmer ist, hat Einfluss genommen; er ist aus dem Spielsaal zu entfernen.
    .row-b = Ein nicht am Spiel beteiligter Turnierteilnehmer hat Einfluss genommen: Unsportlichkeit; die Strafe richtet sich nach der Auswirkung auf den Spielverlauf.
e3-11-11 = Verbale Entgleisungen
    .row-a = Beschimpfungen, Beleidigungen und persönliche Angriffe sind immer eine Unsportlichkeit.
e3-11-12 = Störungen des Spielbetriebes
    .row-a = Die Störung des Spielbetriebes ist eine Unsportlichkeit.
e3-11-13 = Verspätungen zwischen den Runden eines Turniers
    .row-in-time = Der Spieler war zum tatsächlichen Beginn der Runde an seinem Tisch.
    .row-5 = Verspätung von 1 bis 5 Minuten.
    .row-10 = Verspätung von 6 bis 10 Minuten.
    .row-15 = Verspätung von 11 bis 15 Minuten.
    .row-reasons = Verspätung von mehr als 15 Minuten aus besonderen Gründen.
    .row-more = Verspätung von mehr als 15 Minuten ohne besondere Gründe.
e3-11-14 = Absichtliches Schlechtspielen
    .row-a = Wiederholt unhaltbare An- und Absagen oder ungewinnbare Soli sind nachgewiesen: Unsportlichkeit.
    .row-b = Der Spieler hat bekannt gegeben, dass er auf den letzten Platz spielt: Unsportlichkeit.
    .row-not-proven = Absichtliches Schlechtspielen ist nicht nachgewiesen: Jeder darf spielen, wie er will.
e3-11-15 = Strafpunktegeierei
    .row-a = Nach der endgültigen Entscheidung auf Strafpunkten zu beharren oder wiederholt aus nichtigem Anlass { $body -> 
        [spielleitung] die Spielleitung zu rufen
       *[other] das Schiedsgericht zusammenzurufen
    }, ist unsportlich.
    .row-claim = Die Reklamation eines Regelverstoßes oder vermuteten Regelverstoßes ist keine Strafpunktegeierei.
    .row-example = Wer sich beschwert, ihm seien durch ein verhindertes Falschaufspiel 4 Punkte entgangen, handelt unsportlich.
e3-11-16 = Beeinflussung eines Spielers, ob dieser reklamieren soll
    .row-a = Das Behindern oder Kommentieren einer Reklamation ist eine Unsportlichkeit. Die erfolgte Reklamation ist zu akzeptieren.
    .row-example = Mitspieler drängen auf Neugeben und sprechen die erfolgte Reklamation immer wieder an.
    .row-nothing = Niemand hat die Reklamation behindert oder kommentiert.

# 3.12 Ende des Spieles und der Runde

e3-12-1 = Keine Einigung bezüglich der Berechnung der Punkte
    .row-a = Keine Strafpunkte. Die Punkte werden einzeln durchgegangen; bei jedem wird geprüft, ob er zutrifft.
e3-12-2 = Keine Einigung bezüglich des Spielausganges
    .row-a = Die Gewinnerpartei ist feststellbar: Das Spiel wird gewertet.
    .row-a-majority = Die Gewinnerpartei ist feststellbar: Maßgeblich ist die Meinung der Mehrheit.
    .row-a-tie = Die Gewinnerpartei ist feststellbar, es herrscht Stimmengleichheit: Es zählen die Sonderpunkte und Spielstufen, auf die sich beide Parteien einigen konnten.
    .row-a-tie-solo = Die Gewinnerpartei ist feststellbar, es herrscht Stimmengleichheit: Es zählen die Spielstufen, auf die sich beide Parteien einigen konnten.
    .row-b = Die Gewinnerpartei ist nicht feststellbar: Maßgeblich ist die Meinung der Mehrheit.
    .row-b-tie = Die Gewinnerpartei ist nicht feststellbar, es herrscht Stimmengleichheit: Das Spiel ist ungültig und wird wiederholt.
e3-12-3 = Keine Einigung bezüglich erzielter Sonderpunkte
    .row-a = Maßgeblich ist die Meinung der Mehrheit: Der Sonderpunkt zählt.
    .row-b = Für den Sonderpunkt spricht keine Mehrheit: Er zählt nicht.
    .row-solo = In einem Solo gibt es keine Sonderpunkte.
e3-12-4 = Falsch notiertes Spiel
    .row-a = Die Spielwertung ist erkennbar: Das Ergebnis wird korrigiert.
    .row-b = Die Spielwertung ist nicht erkennbar, die Spielzeit der Runde ist nicht abgelaufen: Das Spiel wird wiederholt.
    .row-c = Die Spielwertung ist nicht erkennbar, die Spielzeit der Runde ist abgelaufen: Das Spiel wird ersatzlos gestrichen.
e3-12-5 = Ende der Runde nicht beachtet
    .row-a = Noch ist kein Spiel gestrichen: Ein Spiel, bei dem das Austeilen begonnen hat, darf noch gespielt werden.
    .row-a-shuffled = Noch ist kein Spiel gestrichen, es wurde nur gemischt: Das Spiel wird gestrichen. Nachspielzeiten sind zuvor zu beachten.
    .row-b = Es sind bereits Spiele gestrichen: Unsportlichkeit aller Spieler am Tisch. Gestrichene Spiele bleiben gestrichen.
e3-12-6 = Strafpunkte wurden nicht abgezeichnet
    .row-a = { $body -> 
        [spielleitung] Die Spielleitung wurde gerufen
       *[other] Der Schiedsrichter wurde gerufen
    } und erinnert sich: Die Strafpunkte zählen.
    .row-b = { $body -> 
        [spielleitung] Die Spielleitung wurde nicht gerufen
       *[other] Der Schiedsrichter wurde nicht gerufen
    } oder erinnert sich nicht: Die Strafpunkte zählen nicht.

# Bestimmungen einzelner Regelwerke

e5-3 = Liegengelassene und eingesammelte Stiche
    .row-a = Die Stiche bleiben, wo sie sind: Es liegt kein Regelverstoß vor.
    .row-looks = Das Durchsehen, Nachzählen oder Aufdecken der eingesammelten Stiche beendet das Spiel.
    .row-uncollected = Der Solospieler hat Stiche liegen lassen und nun einen Stich abgegeben: Diese und alle folgenden Stiche gehen an die Kontra-Partei.
e9-1 = Allgemeine Grundregeln
    .row-a = Lautes Zählen sowie Äußerungen und Gesten, die Karten verraten oder das Spiel beeinflussen, sind zu unterlassen.
    .row-incited = Das Animieren zu einem Regelverstoß ist eine Unsportlichkeit; der begangene Regelverstoß wird zusätzlich geahndet.
e9-2 = Unerhebliche Regelverstöße
    .row-a = Der Regelverstoß hat keinen Einfluss auf den weiteren Spielverlauf oder Spielausgang.
e9-3 = Geringfügige Regelverstöße
    .row-a = Der Regelverstoß kann den Spielverlauf, aber nicht entscheidend den Sieger beeinflussen.
e9-4 = Schwerwiegende Regelverstöße und Regelverstöße bei bereits entschiedenem Spiel
    .row-a = Der Regelverstoß lässt eine korrekte Weiterführung des Spieles nicht zu.
e9-5 = Unsportliches Verhalten
    .row-a = Es besteht der Verdacht auf unsportliches Verhalten.
e9-6 = Reklamation
    .row-a = Ein rechtzeitig und berechtigt reklamierter Regelverstoß wird nach seiner Schwere geahndet.
    .row-unclaimed = Ohne rechtzeitige Reklamation ist die Spielmaßnahme ein gültiger Spielzug.
e004-abbruch = Fehlerhaftes Spiel (Hausregeln)
    .row-a = Das Spiel muss abgebrochen werden, weil der Verlauf nicht problemlos rekonstruierbar ist oder Karten anderer offengelegt wurden.
    .row-goes-on = Der Verlauf ist problemlos rekonstruierbar, und es wurden keine Karten offengelegt: Das Spiel geht weiter.
e004-unsportlich = Unsportliches Verhalten (Hausregeln)
    .row-a = Das Verhalten ist unsportlich, etwa lautes Mitzählen der Punkte oder das Offenlegen von Sachverhalten, die das Spiel beeinflussen.
