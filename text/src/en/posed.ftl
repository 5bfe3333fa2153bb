# Problems to solve: `doko problems`

problems-kind-judgement = judgement
problems-kind-proof = proof
problems-kind-claim = claim
problems-no-kind = '{ $name }' is not a kind of problem; expected { $names }
problems-no-theme = '{ $name }' is not a theme; expected one of { $names }

problems-model-uniform = all deals equally likely
problems-model-beliefs = deals as likely as the play of the others makes them
problems-model-ladder = good and bad players in the other seats

problems-theme-solo = a solo of your own
problems-theme-against-solo = against a solo
problems-theme-hochzeit = a Hochzeit
problems-theme-hidden-partner = you do not know your partner
problems-theme-last-to-play = last to play
problems-theme-trump-led = lead a trump
problems-theme-ace-led = lead a Fehl ace
problems-theme-fehl-led = lead a low Fehl card
problems-theme-ruff = trump in
problems-theme-discard = discard
problems-theme-take = take the trick
problems-theme-leave = leave the trick
problems-theme-smear = smear
problems-theme-save = save Augen
problems-theme-dulle = with a Dulle
problems-theme-fox = with a fox
problems-theme-charlie = with a Charlie
problems-theme-not-the-highest = not the highest
problems-theme-win-the-game = win the game
problems-theme-lose-less = lose less
problems-theme-win-higher = win higher
problems-theme-call = a call
problems-theme-silence = silence
problems-theme-vorbehalt = a Vorbehalt
problems-theme-gesund = gesund
problems-theme-every-order = the rest in every order
problems-theme-from-the-top = the rest from the top
problems-theme-not-yours = only looks like the rest
problems-theme-last-tricks = the last tricks

problems-not-one-hand = the record must show the hand of { $seat } and no other
problems-not-at-turn = { $seat } is not at turn in the record
problems-no-round = no deal fits what was said before the game
problems-other-game = the line belongs to another game

problems-unsound-version = the problem has version { $found }; expected { $expected }
problems-unsound-field = the field { $name } does not say what is found again
problems-unsound-deals = the possible deals cannot be examined: there are too many, or the sides are open
problems-unsound-proof = { $card } does not reach the goal in all deals
problems-unsound-refuted = no deal refutes { $card }
problems-unsound-deal = the player can exclude this deal: { $deal }
problems-unsound-line = the line does not break the claim ({ $answer })
problems-unsound-lead = the right answer does not lead so: { $model }

problems-heading = Problem { $number } of { $of }: { $kind }, grade { $grade }
problems-speaks = { $dealer } has dealt, and it is the turn of { $seat } to speak
problems-ask-card = Which card do you play?
problems-ask-call = What do you call, if anything, before your card?
problems-ask-game = Which game do you play?
problems-ask-reach = Which card gives your side at least { $augen } Augen in this game, whatever the others hold and play?
problems-ask-claim = You lead. Are all remaining tricks your side's, whatever the others hold and play?
problems-answer-every = yes, in every order of play
problems-answer-top = yes, but only from the top
problems-answer-no = no
problems-no-answer = '{ $text }' is not an answer here
    .help = possible: { $answers }
problems-hint-themes = Themes: { $themes }
problems-hint-deals = { $n ->
        [one] Only one deal is possible
       *[other] { $n } deals are possible
    }
problems-hint-not = It is not { $answer }
problems-no-more-hints = There are no more hints
problems-good = Right: { $right }
problems-bad = No. Right is: { $right }
problems-solution = Solution: { $right }
problems-proved = { $n ->
        [one] With { $card } your side has at least { $augen } Augen in the only possible deal, all three others against you.
       *[other] With { $card } your side has at least { $augen } Augen in each of the { $n } possible deals, all three others against you.
    }
problems-refuted = { $card } may not be enough: with { $deal } your side gets at most { $augen }, even with all cards open.
problems-held = { $n ->
        [one] { $answer }: no line in the only possible deal gives a trick away.
       *[other] { $answer }: no line in any of the { $n } possible deals gives a trick away.
    }
problems-not-held = { $n ->
        [one] In the only possible deal the rest is not certain.
       *[other] In one at least of { $n } possible deals the rest is not certain.
    }
problems-broken = Not so ({ $answer }): with { $deal } it goes { $line }
problems-deal = { $hands }
problems-plays = { $seat } { $card }
problems-lead = { $n ->
    [one] +{ $points } points (± { $error }) over { $next } in the only deal: { $model }
   *[other] +{ $points } points (± { $error }) over { $next } in { $n } deals: { $model }
}
problems-page-title = Doppelkopf: { $n ->
        [one] one problem
       *[other] { $n } problems
    }
problems-page-solutions = Solutions

problems-prompt = Your answer (? for help):
problems-next = Enter for the next problem, q to stop:
problems-help =
    The number or the name of your answer; Enter for the solution.
    t: a tip. s: leave it for later. q: stop.
problems-later = Left for later
problems-score = { $right } of { $of } right, { $hints ->
        [0] without hints
        [one] with one hint
       *[other] with { $hints } hints
    }
problems-due = { $n ->
        [one] One problem is due again today
       *[other] { $n } problems are due again today
    }
problems-none-left = There is no problem that fits and is due
    .help = ask for others with --kind, --grade or --theme, or for those that are not due with --all
problems-none = no problem of the file fits
    .help = `doko problems list` shows what there is
problems-unknown-id = no problem begins with '{ $id }'
problems-bad-line = line { $line } is not a problem: { $error }
problems-too-large = { $name }: the file has more than { $most } MiB when it is unpacked; that is not a collection of problems
problems-bad-gzip = the file cannot be unpacked: { $error }
problems-bad-rules = there is no rule set '{ $rules }' for problem { $id }
problems-progress-line = line { $line } of { $file } is not valid progress: '{ $text }'
    .help = expected: name, box from 0 to 6, day such as 2026-11-27, right, wrong
problems-bad-day = expected a day such as 2026-11-27
problems-no-folder = there is no folder for data on this system
    .help = name a file with --progress
problems-count = { $n ->
        [one] one problem
       *[other] { $n } problems
    }
problems-list-head-kind = kind
problems-list-head-grade = grade { $grade }
problems-list-head-all = all
problems-list-head-theme = theme
problems-verified = { $good } of { $of } problems are what they say
problems-verified-part = Interrupted: only { $n } of { $of } problems are checked
problems-mined = { $n ->
    [one] 1 problem
   *[other] { $n } problems
} from { $games ->
        [one] 1 game
       *[other] { $games } games
    }: { $file }
problems-mined-part = { $n ->
    [one] 1 problem
   *[other] { $n } problems
} from { $games ->
        [one] 1 game
       *[other] { $games } games
    } so far. The same command goes on.
problems-mine-nothing = no problem of any kind is asked for
    .help = set --judgement, --proof or --claim above 0
problems-mined-few = the games are over before all were found
