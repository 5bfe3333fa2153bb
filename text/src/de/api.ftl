# Anfragen, und was alle Antworten gemeinsam haben.

answer-yes = JA
answer-no = NEIN
answer-open = OFFEN
listed = { $list }
times = { $n } × { $name }
paragraph-handbook = Schiedsrichterhilfen { $number }

board-has-played = liegt { $card }
board-leads = spielt aus
board-to-play = ist dran
board-missing = Noch offen: { $missing }
board-must-be-re = { $n ->
    [one] Zu Re gehört auf jeden Fall: { $seats }
   *[other] Zu Re gehören auf jeden Fall: { $seats }
}

request-no-json = das ist kein JSON: { $error }
request-no-object = eine Anfrage ist ein JSON-Objekt wie {"{"}"ask": "verdict", …{"}"}
request-unreadable = die Anfrage „{ $name }“ ist nicht zu verstehen: { $error }
request-version = Version { $version } gibt es nicht, nur { $known }
request-lang = die Sprache { $lang } gibt es nicht: "de" oder "en"
request-rules = die Regeln { $rules } sind unbekannt
request-ask = { $ask } kann nicht gefragt werden, nur { $names }

# Ansprüche und Urteile
claim-order-of-nobody = eine Reihenfolge kann nur jemand ansagen, der den Rest beansprucht
claim-two-orders = entweder eine Reihenfolge der Karten oder eine der Farben
claim-no-order = zu „{ $manner }“ fehlt die Reihenfolge
claim-other-order = „{ $manner }“ passt nicht zur angesagten Reihenfolge

verdict-holds = { $team } ({ $members }) macht alle Reststiche, wie auch immer gespielt wird.
verdict-holds-if = { $team } ({ $members }) macht alle Reststiche, wenn { $condition }.
verdict-fails = { $team } kann noch zu einem Stich kommen:
verdict-fails-if = { $team } kann noch zu einem Stich kommen, auch wenn { $condition }:
verdict-proved = bewiesen, geprüfte Stellungen: { $n }
verdict-special = sichere Sonderpunkte für { $team }: { $names }
verdict-fuchs = Fuchs
verdict-charlie-if-announced = Charlie (falls beim Aufdecken angesagt)
verdict-masters = { $seat } unschlagbar: { $cards }
verdict-threat = { $seat } { $card } schlagbar durch { $beaten_by }
manner-top-first = { $claimant } jede Farbe von oben spielt
manner-takes-then-top = { $claimant } den Stich mit jeder Karte nimmt, die ihn nehmen kann, und dann jede Farbe von oben spielt
manner-first = erst { $class }
manner-then = dann { $class }
manner-top-first-in-order = { $claimant } von oben spielt, { $classes }
manner-in-order = { $claimant } in der Reihenfolge { $cards } spielt

host-stopped = angehalten, bevor die Antwort feststand
text-too-long = „{ $field }“ ist „{ $text }“ mit { $n } Zeichen; erwartet: höchstens { $most }
number-beyond = „{ $field }“ ist { $asked }; erwartet: { $numbers }
host-too-much = „{ $field }“ ist { $asked }, und hier sind höchstens { $most } erlaubt
no-json = kein gültiges JSON: { $error }
