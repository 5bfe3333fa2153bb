

# Ein laufendes Spiel
error-at = { $place }: { $error }
table-over = das Spiel ist zu Ende
table-bot-asked = { $seat } ist dran, und dort sitzt ein Programm
table-not-of-bot = „{ $word }“ kann { $seat } hier nicht entschieden haben
bot-no-programs = „{ $bot }“ ist ein eigenes Programm und kann hier nicht mitspielen
bot-no-clock = „{ $bot }“ will Bedenkzeit nach der Uhr, und hier hängt keine Antwort von der Uhr ab
    .help = das Maß ohne Uhr ist eine Zahl von Verteilungen oder Spielen, etwa doko:worlds=40
table-view-of-bot = { $seat } wird von einem Programm gespielt, dessen Karten niemand sieht
table-decision = Entscheidung { $number }
table-not-possible = „{ $word }“ ist hier nicht möglich
table-not-possible-because = „{ $word }“ ist hier nicht möglich: { $why }
table-possible = möglich: { $replies }
table-ambiguous = „{ $word }“ kann { $meanings } sein
table-silence = schweigen

table-ask-say = Was sagst du?
table-ask-answer = { $kind }?
table-ask-name = Welchen Vorbehalt hast du?
table-ask-bid = Was bietest du?
table-ask-take = { $n ->
    [one] Nimmst du den einen Trumpf von { $giver }?
   *[other] Nimmst du die { $n } Trümpfe von { $giver }?
}
table-ask-give = { $n ->
    [one] Welche Karte gibst du { $taker }? Alle Trümpfe gehören dazu.
   *[other] Welche { $n } Karten gibst du { $taker }? Alle Trümpfe gehören dazu.
}
table-ask-return = { $n ->
    [one] Welche Karte gibst du { $giver } zurück?
   *[other] Welche { $n } Karten gibst du { $giver } zurück?
}
table-ask-schweine = Sagst du Schweine an, zweimal { $card }?
table-ask-show-schweine = Sind es Schweine, zweimal { $card }? Mit „nein“ behältst du es für dich.
table-ask-call = Sagst du etwas an?
table-ask-pflichtansage = Pflichtansage: Was sagst du an, mindestens „{ $call }“?
table-ask-card = Welche Karte spielst du?

table-trick = { $n }.  { $cards }  → { $winner }, { $augen }
table-trick-number = Stich { $n }
table-own-party = du bist { $party }
table-party-open = deine Partei steht noch nicht fest
table-augen = Augen { $list }
table-called = { $seat } sagt: { $call }!
table-called-in-trick = { $seat } sagt vor der { $n }. Karte: { $call }!
table-asked-take = { $n ->
    [one] Nimmt jemand den einen Trumpf von { $giver }?
   *[other] Nimmt jemand die { $n } Trümpfe von { $giver }?
}
table-asked-schweine = Schweine (zweimal { $card })?
table-gives = { $n ->
    [one] gibt eine Karte
   *[other] gibt { $n } Karten
}
table-returns = { $n ->
    [one] eine Karte zurück
   *[other] { $n } Karten zurück
}
table-returns-trumps = { $n ->
    [one] eine Karte zurück
   *[other] { $n } Karten zurück
}, { $trumps ->
    [0] kein Trumpf
    [1] darunter Trumpf
   *[other] darunter { $trumps } Trümpfe
}
table-returns-cards = gibt zurück: { $cards }
table-redeal = Neu gegeben: { $seat } hatte einen Vorbehalt ({ $kind }).

# Am Tisch
play-dealer = Geber ist { $seat }. Deine Karten:
play-calls = Ansagen:
play-ask-card = Deine Karte?
play-ask-card-or-call = Deine Karte oder Ansage?
play-ask-only-card = Nur { $card } ist möglich. Enter spielt sie:
play-ask-only-card-or-call = Nur { $card } ist möglich. Enter spielt sie, oder eine Ansage:
play-forced = Gespielt: { $card }, die einzige mögliche Karte
play-ask-call = Sagst du etwas an? (Enter: nein)
play-confirm-call = „{ $call }“ ansagen? (j/n)
play-yes-or-no = ja oder nein?
play-taken = { $giver } gibt dir { $cards }.
play-ask-return = Karte { $n } von { $of } für { $giver }?
play-no-undo = Zurücknehmen geht nur, solange danach niemand etwas gesagt oder gespielt hat.
play-no-undo-call = Eine Ansage haben alle gehört: Sie bleibt.
play-leave = Das laufende Spiel wird nicht aufgehoben. Trotzdem aufhören? (j/n)
play-undone = Zurückgenommen.
play-not-forced = Du hast die Wahl.
play-wait = Enter: weiter · u: zurücknehmen
play-help =
    Karten: ihre Nummer oder ihr Name (♥10, Herz Zehn, HT, Dulle)
    Ansagen: ihre Worte (Re, keine 90); du wirst gefragt, ob sie gemeint sind
    Enter oder !: die Karte spielen, wenn es nur eine gibt
    u: das Letzte zurücknehmen, solange danach noch nichts geschehen ist
    q: aufhören; das laufende Spiel wird nicht aufgehoben
play-goes-on = Mit demselben Befehl geht es später mit Spiel { $n } weiter.
play-after-game = Enter: nächstes Spiel · a: dieses Spiel analysieren · q: aufhören
play-after-last = Enter: fertig · a: dieses Spiel analysieren
play-after-help = Das Spiel ist zu Ende: Enter, a oder q.
play-game = Spiel { $n }
play-game-of = Spiel { $n } von { $total }
play-vorfuehren = Vorführen: { $seat } spielt jetzt das Pflichtsolo.
play-vorgefuehrt = Du wirst vorgeführt: Jetzt spielst du dein Pflichtsolo.
play-bot-failed = Fehler eines Mitspielers: { $fault }
play-never-played = die Karten wurden immer wieder neu gegeben, aber nie gespielt
    .help = andere Regeln oder andere Mitspieler wählen
play-three-bots = „{ $bots }“: { $n ->
    [one] das ist nur ein Mitspieler
   *[other] das sind { $n } Mitspieler
}
    .help = drei angeben, durch Kommas getrennt, im Uhrzeigersinn vom linken Nachbarn an

play-record-line = { $file }, Zeile { $number }
play-record-changed = { $file } wurde während des Spiels geändert
    .help = das beendete Spiel bei Bedarf als letzte Zeile anfügen:
        { $line }
play-record-locked = in { $file } schreibt gerade ein anderes doko
    .help = warten, bis dort aufgehört wird, oder eine andere Datei für --record wählen
play-record-not-written = das Spiel kann nicht aufgeschrieben werden: { $error }
play-record-help = --record setzt nur eine Datei fort, die es selbst begonnen hat; für eine neue einen anderen Namen wählen
play-record-options = ein Spiel mit eigenen Sonderregeln, also nach anderen Regeln als „{ $rules }“
play-record-no-game = das ist kein Spiel: { $error }
play-record-rules = ein Spiel nach den Regeln „{ $other }“, nicht „{ $rules }“

# Der Zettel der Runde
play-sheet-other = { $file } ist nicht der Zettel dieser Runde, in der { $n } Spiele gespielt sind
    .help = eine neue Datei nehmen, oder mit --record dort weitermachen, wo die Runde steht
play-sheet-redeal = - neu geben
play-sheet-you = Du
play-sheet-bot = Bot-{ $seat }

# Was ein Spiel am Tisch nicht annimmt
reply-after-end = „{ $reply }“: das Spiel ist vorbei
reply-not-asked = „{ $reply }“: von { $seat } wurde etwas anderes verlangt
