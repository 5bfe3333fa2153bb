# What stands in every help

help-flag = Print help
    .more = Print help (see more with '--help')
    .less = Print help (see a summary with '-h')
help-flag-version = Print version
help-group-verdicts = Verdicts and values
help-group-table = At the table
help-group-advice = Advice and lessons
help-group-games = Deals and games
help-group-bots = Bots and research
help-group-programs = For programs
help-word-usage = Usage:
help-word-commands = Commands:
help-word-arguments = Arguments:
help-word-options = Options:
help-word-some-options = {"["}OPTIONS]
help-word-command = <COMMAND>
help-word-default = {"["}default:
help-word-alias = {"["}alias:
help-word-possible = {"["}possible
help-word-possible-values = Possible
help-word-values = values:

# Arguments that several commands have
help--input = A position, a file with a position a line, or - for the standard input
    .takes = POSITION|FILE|-
help--party = The party that is said to take all remaining tricks; that of the claimant, or re
    .takes = re|kontra
help--claimant = The player who claims the rest: within each suit he plays his highest card first, all others play anything
    .takes = SEAT
help--manner =
    How he plays if he names no order: top_first from the top, every_order in any order. Without this argument he shows his
    cards without a word, and what the rule set says of that holds
    .takes = MANNER
help--order = The order in which the claimant has announced to play his cards: all of them, such as HT,D9
    .takes = CARDS
help--suits = The order of suits the claimant has announced: T for trump, and C S H D, such as T,S
    .takes = SUITS
help--threads = Number of threads; default: one per core. The answers do not depend on it
    .takes = N
help--format = How to write: text on a terminal and lines in a pipe unless you say otherwise
    .takes = FORMAT
    .auto = `text` on a terminal, `lines` otherwise
    .text = Text for people, in the language of --lang
    .lines = One line for each question, the answer first
    .json = One JSON object a line
help--json = The same as --format json
help--memory =
    How much memory the search of a position may take, such as 64MiB or 2GiB; with many positions each thread takes as
    much. It begins small. The answers are the same, but heavy positions, such as whole deals, take less time with more
    .takes = SIZE
help--force = Write over a file even if doko did not write it
help--seed = The seed; the same seed gives the same games
    .takes = SEED
help--n = How many games
    .takes = N
help--round = For the protocol: the round
    .takes = ROUND
help--run-commands =
    Run the programs that the file names. Without it they are only shown: look at them first, as they can do whatever
    you can do
help--from = How games that are no records are written: list, report, freedoko, page or gdl (docs/IMPORT.md); recognised without it
    .takes = FORMAT
help--game-number = Only this game of the file, from 1
    .takes = NUMBER
help--worlds =
    How many possible deals are looked at; if not given, 200, and `suggest` and `hand` go on to 800 while it is not
    clear what is best
    .takes = WORLDS
help--ahead = Number of last tricks in which the seat's later cards are searched; before, all play and call by heuristics
    .takes = TRICKS
help--solve = Number of last tricks in which each deal is solved exactly with open cards; `--ahead` takes precedence
    .takes = TRICKS
help--folder = The folder of the data set
    .takes = FOLDER
help--protocol = Write the ruling as one printable page
    .takes = FILE.html
help--proof = Write certificates: for each side, whether it takes all remaining tricks; docs/PROOFS.md
    .takes = FILE.jsonl
help--players = For the protocol: the players in the order of the seats N,E,S,W
    .takes = A,B,C,D
help--table = For the protocol: the table
    .takes = TABLE
help--rules = The rule set of what names none (ddv if not given): tsr, ddv, bsv, recklinghausen, or a club's rule file
    .takes = FILE|NAME
help--lang = The language of text for people; that of the system if not given
    .takes = de|en
help--color = Whether to write in colour; NO_COLOR is honoured, too
    .takes = COLOR

# doko
help-doko = Referee and laboratory for Doppelkopf: exact verdicts, exact values, rule sets

# doko verdict
help-verdict =
    Say whether a side takes all remaining tricks anyway (zwangsläufig), with proof.

    Examples:
      doko verdict 'rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,CA S=SQ,D9 W=DJ,SA'
      doko verdict positions.txt --party kontra       whatever is played
      doko verdict positions.txt --claimant N         N shows his cards and plays from the top
      doko verdict positions.txt --claimant N --suits T,S       and first trumps, then Pik
      doko verdict positions.txt --claimant N --order HT,D9     N has announced this order
      doko verdict positions.txt --explain            why, trick by trick
      cat positions.txt | doko verdict | grep ^no     one answer a line, in a pipe

    The exit code is 0 if all answers are yes, 1 if some are no, 2 if a line cannot be read.
help-verdict--explain = Show why, trick by trick: which cards are masters, and which can be beaten

# doko solve
help-solve =
    Say what a position is worth if all play as well as possible with open cards.

    Examples:
      doko solve 'rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,CA S=SQ,D9 W=DJ,SA'
      doko solve positions.txt                            the Augen that Re still gets
      doko solve positions.txt --ask moves                and what each card is worth
      doko solve positions.txt --ask line                 and a best line of play
      doko solve positions.txt --ask points               what the score is if all play for it
      doko solve positions.txt --ask forced --party kontra     can Kontra force all remaining tricks?
      doko solve positions.txt --ask forced --at-least 3        can Re force three of them?
      doko solve positions.txt --ask tricks               how many can Re force?
      doko solve positions.txt --threshold 121            does Re reach 121 Augen? much quicker
      doko solve positions.txt --budget 5s                the bounds after five seconds: 84..97
      doko solve positions.txt --ask tricks --budget 1000000    or after a million cards: 3..5
      doko solve deal.txt --memory 2GiB                   a whole deal: more memory, less time
      doko solve positions.txt --out answers.jsonl        long work: what is done is kept
      cat positions.txt | doko solve | sort -n            one answer a line, in a pipe

    A single position, typed or alone in a file, is searched by all threads. If it takes longer, a
    terminal shows how far it is. Ctrl-C ends it with what is certain by then, as --budget does:
    bounds 84..97, a line as far as it is known to be best, "open" to a question with yes or no. In
    JSON "finished" is false then.

    The exit code is 0, 1 if an answer to --ask forced or --threshold is no or open, 2 if a line
    cannot be read.
help-solve--ask = What to answer
    .takes = ASK
    .value = The Augen that Re still gets
    .moves = That, and what Re gets after each card that may be played
    .line = That, and a line of best play
    .points = What the game is worth to Re if all play for the score; after the first trick the position says what was won (won=)
    .forced = Whether the side can force all remaining tricks
    .tricks = How many of them it can force
help-solve--party = With --ask forced and --ask tricks: whose force is asked for; Re if not given. Augen are always those of Re
    .takes = re|kontra
help-solve--at-least = With --ask forced: ask for at least this many of the remaining tricks instead of all
    .takes = TRICKS
help-solve--threshold =
    Ask whether Re reaches this many Augen: in the whole game if the position gives the Augen won before (won=),
    otherwise from here on
    .takes = AUGEN
help-solve--earned =
    Special points of earlier tricks, which no position tells: fuchs:re,doppelkopf:kontra. They count for --ask points
    and in the points of --ask moves
    .takes = POINT:PARTY
help-solve--budget =
    Effort for each position: a number of cards played in the tree, such as 1000000, or a time, such as 500ms, 5s or
    2min. The answer is then what has been proved: bounds, never a guess
    .takes = NODES|TIME
help-solve--out =
    Write the answers to this file, as JSON. It appears when all are there; until then they are kept beside it, and the
    same command goes on after an interruption
    .takes = FILE

# doko tree
help-tree =
    Walk through the solved game, card by card.

    Examples:
      doko tree 'rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,CA S=SQ,D9 W=DJ,SA'
      doko tree position.txt
      echo 'HT best line back' | doko tree position.txt       the same without a terminal
      echo 'points best line' | doko tree position.txt        best play for the score
      doko tree deal.txt --budget 2s                          a whole deal: bounds after two seconds

    Every step shows the hands, the trick and what each card is worth to Re. A card plays it, however it
    is written: HT, ♥10, Herz Zehn, Dulle. `best` plays a best one, `line` shows how best play goes on,
    `back` takes a card back, `quit` ends. `points` and `augen` say what best play is for: the score, or
    Augen; `?` shows all words. After the first trick of a game the score needs a position that says
    what was won (won=). On a terminal the arrow keys bring back what was typed before.

    Ctrl-C ends a long search with what is certain by then, and the walk goes on; at any other time it
    ends the walk. With --json and --format lines each step is a line. The exit code is 0, or 2 if
    something that was typed in a pipe makes no sense.
help-tree--input = A position, or a file with one
    .takes = POSITION|FILE
help-tree--budget =
    Effort for each step: a number of cards played in the tree, such as 1000000, or a time, such as 500ms, 5s or
    2min. The answer is then what has been proved: bounds, never a guess
    .takes = NODES|TIME

# doko verify
help-verify =
    Check with the rules alone that a line of play refutes a claim.

    Examples:
      doko verify --line N:D9,E:HQ,S:DJ,W:SJ 'rules=ddv game=normal re=NS leader=N N=HT,D9 E=HQ,CA S=CQ,DJ W=SJ,SA'
      doko verify --line 'D9 HQ DJ SJ' position.txt
      doko verify --claimant N --line 'HT HQ CQ SA' position.txt

    Every card must be legal, the claimant's must be played as he claims (see `doko verdict --help`),
    and the other side must win the last trick of the line. No search takes part. The exit code is 0
    if the line refutes the claim, 1 if not, 2 if something cannot be read.
help-verify--input = The position, a file with a position a line, or - for the standard input
    .takes = POSITION|FILE|-
help-verify--line = The cards in the order they are played, with or without their seats
    .takes = CARDS

# doko prove
help-prove =
    Write a certificate of what a position is worth, which a checker of 200 lines accepts or refuses.

    Examples:
      doko prove position.txt > proof.jsonl          the value in Augen, a strategy for each side
      doko prove --ask tricks position.txt           how many tricks each side can force
      doko prove --ask verdict --party kontra position.txt   whether Kontra takes all of them whatever is played
      python3 scripts/check_proof.py proof.jsonl     checks them; it shares nothing with doko

    A position may have eight tricks, and its rules must be a published set. One JSON object a line;
    docs/PROOFS.md describes the format.
help-prove--input = A position, a file with a position a line, or - for the standard input
    .takes = POSITION|FILE|-
help-prove--ask = What is proven
    .takes = WHAT
    .value = The value in Augen, a bound for each side
    .tricks = How many of the remaining tricks each side can force
    .verdict = Whether a side takes all remaining tricks whatever is played (zwangsläufig)
help-prove--party = For `--ask verdict`: the side that is said to take all remaining tricks; re if not given
    .takes = re|kontra

# doko score
help-score =
    Score games, each item with its paragraph: records, which are checked, and games of which only the
    result is known.

    Examples:
      doko score                               asks for the result
      doko score "Re N+E 145 Augen, Re announced, Fuchs for Kontra"
      doko score "Damensolo E, 155 Augen, Kontra announced with 10 cards"
      doko score --re NE --augen 155 --re-calls "Re, no 90" --special "Fuchs Kontra"
      doko score game.txt
      doko score games.jsonl --json
      doko play-random --seed 7 | doko score --format text
      doko score game.txt --count-breaches     unclaimed breaches are valid moves (DDV G.7.2)
      doko score claimed.txt --format text     a game that ends with a claim: who gets the rest, and why

    Records are read as JSON, one after another, or as text:
      rules=ddv dealer=W game=normal
      N: CJ DQ DQ DA DT CT CT CK C9 SA SK S9
      {".."}
      1 N: CT CA N:re! CK C9
      {".."}
    `doko play-random` prints such records, `doko schema record` describes the JSON. A record without
    rules= follows --rules, or else ddv. Each answer in a pipe is a line with the points of Re,
    then those of each seat. The exit code is 0, or 2 if a record cannot be read or breaks a rule, or
    if there is none.
help-score--input = A file with records, - for the standard input, or a result in one line
    .takes = FILE|-|RESULT
help-score--count-breaches = Score games with unclaimed breaches as valid moves
help-score--game = What was played; "solo" if it does not matter which
    .takes = GAME
help-score--re = Who was Re, a soloist alone; without it the points are those of each side
    .takes = SEATS
help-score--augen = The Augen of Re, or of whom: "Kontra 95", "N 80, E 65"
    .takes = AUGEN
help-score--tricks = The tricks of Re or of the side named: "Kontra 0"; only needed if a side has no Augen
    .takes = TRICKS
help-score--re-calls = What Re has called: "Re, no 90 with 10 cards"
    .takes = CALLS
help-score--kontra-calls = What Kontra has called: "no 60 in trick 2"
    .takes = CALLS
help-score--special = Special points with the side that has them: "Fuchs Re, 2 Füchse Kontra"; may be repeated
    .takes = POINTS
help-score--clarifying-trick = The number of the Klärungsstich of a Hochzeit
    .takes = N
help-score--schweine = Schweine were announced
help-score--winner = The winner as reported; another winner is an error
    .takes = SIDE

# doko sheet
help-sheet =
    Keep the sheet of an evening: each game a line, with totals, checks, and what comes next.

    Examples:
      doko sheet new evening.txt --players Anna,Bert,Cora,Dirk --cents 5
      doko sheet add evening.txt "Re Anna+Bert 145 Augen, Re announced, Fuchs for Cora"
      doko sheet add evening.txt "Damensolo Cora 125 Augen, penalty N(3) Dirk"
      doko sheet add evening.txt "- redeal"
      doko sheet evening.txt                   the sheet as it stands
      doko sheet fix evening.txt 1 "Re Anna+Cora 145 Augen"
      doko sheet rank table1.txt table2.txt    the ranking over several sheets
      doko sheet evening.txt --html            a page to print

    Without --rules a new sheet goes by tsr, the tournament rules in force.
    The sheet is a text file that you can read and edit; notes after # stay where they are.
    docs/SHEET.md describes its form. The exit code is 0, 1 if the sum or the parity
    is wrong, or 2 if something cannot be read or does not fit.
help-sheet--file = The file with the sheet
    .takes = FILE
help-sheet--csv = Write a table with commas
help-sheet--html = Write a page to print
help-sheet--json = Write JSON
help-sheet-new = Begin a sheet
help-sheet-new--file = The new file
    .takes = FILE
help-sheet-new--players = The four to seven players in the order in which they sit; the first one deals first
    .takes = NAMES
help-sheet-new--minutes = Minutes of the round; default: as the rules say
    .takes = N
help-sheet-new--cents = How many cents a point is worth
    .takes = N
help-sheet-add = Enter a game, or with - before it what happens between games
help-sheet-add--file = The file with the sheet
    .takes = FILE
help-sheet-add--row = What was: "Re Anna+Bert 145 Augen, Re announced", "- redeal", "- penalty N(3) Anna"
    .takes = ROW
help-sheet-add--words = More words of the row
    .takes = WORD
help-sheet-add--record = A file with the record of the game instead of its result
    .takes = FILE
help-sheet-fix = Correct a game; everything behind it is computed again
help-sheet-fix--file = The file with the sheet
    .takes = FILE
help-sheet-fix--game = The number of the game
    .takes = N
help-sheet-fix--row = What was instead
    .takes = ROW
help-sheet-fix--words = More words of the row
    .takes = WORD
help-sheet-fix--record = A file with the record of the game instead of its result
    .takes = FILE
help-sheet-rank = The ranking over several sheets; equal points share a place
help-sheet-rank--files = The files with the sheets
    .takes = FILES
help-sheet-rank--json = Write JSON

# doko import
help-import =
    Read games that other people and programs wrote down, and print them as records.

    Examples:
      doko import evening.txt                          records that every command reads
      doko import evening.txt -o evening.rec
      doko import evening.txt --json                   a line a game, with what was taken for granted
      doko import list.txt --dealer Anna --game hochzeit
      doko import 000042.BugReport.FreeDoko | doko review -

    Five formats are recognised (docs/IMPORT.md); --from chooses one:
      list       as people type: numbered tricks (1. Anna: KrD, H10, ..), or a column for each player
      report     the report of a game on a page: "Stich 1", below it players and cards
      freedoko   a bug report of FreeDoko, which holds a whole game and its rules
      page       the saved page (HTML) of a game whose cards are pictures
      gdl        a game as the commands of a game description

    Cards, calls and games are read in German and English, also those of the German deck. Every command
    that reads records reads such games, too. Nothing is guessed in silence: what the text does not say
    is asked for by the options, or taken for granted and said above the record (in other commands on
    the error stream). A name that can be two cards, such as KD, is read as the one that is legal, and
    refused if both are. Lines that cannot be read are shown.

    The exit code is 0, or 2 if a game cannot be read; the others are printed.
help-import--input = A file with games, or - for the standard input
    .takes = FILE|-
help-import--players = Who sits where, clockwise from north, if the text does not say it
    .takes = A,B,C,D
help-import--dealer = Who dealt, if the text does not say it: a name or a seat
    .takes = PLAYER
help-import--leader = Who led the first trick, if the text does not say it: a name or a seat
    .takes = PLAYER
help-import--game = What was played, if the text does not say it: normal, hochzeit, damensolo, ..
    .takes = GAME
help-import--soloist = Who played the solo, if the text does not say it: a name or a seat
    .takes = PLAYER
help-import--out = Write the games to this file, not to the output
    .takes = FILE
help-import--json = Write JSON, a line for each game

# doko deal
help-deal =
    Print random deals, a position a line.

    Examples:
      doko deal                                          a deal by the rules of the DDV
      doko deal --seed 7 -n 100 --rules bsv > deals.txt      the same hundred deals every time
      doko deal --game damensolo --soloist E             a named solo
      doko deal --tricks 5 -n 1000 | doko solve          the last five tricks of a thousand deals

    West deals and north leads. In a normal game the holders of the queens of clubs are Re, and who
    holds both plays a stilles Solo. With --tricks each seat keeps this many of its cards, drawn at
    random.
help-deal--seed = The seed; the same seed gives the same deals
    .takes = SEED
help-deal--n = How many deals
    .takes = N
help-deal--game = The game: normal, damensolo, bubensolo, fleischlos, farbsolo_C, farbsolo_S, farbsolo_H or farbsolo_D
    .takes = GAME
help-deal--soloist = Who plays the solo; north if not given
    .takes = SEAT
help-deal--tricks = How many tricks are left
    .takes = TRICKS

# doko play
help-play =
    Sit at the table against any three bots.

    Examples:
      doko play                                          one game against three hand-written players
      doko play --round --record evening.jsonl           a round of 24 with Pflichtsoli, in sittings
      doko play --bots doko,rules,cmd:./mine --rules bsv

    Without --rules the game goes by tsr, the tournament rules in force; its record names the rules.
    Cards are typed by their number or by any name (♥10, H10, Herz-Zehn, HT), calls by their words
    (re, keine 90), and you are asked whether you mean them. Enter plays a card that is the only one. A
    question mark lists what is possible, u takes a move back until another player has replied,
    q quits. After a game, a analyses it as `doko review` does. With --record every finished game is
    added to a file that `doko score` and `doko review` read; the same command goes on with the next
    game. A game that is not finished is not kept.
help-play--bots = The three bots, clockwise from your left, separated by commas or given one after another
    .takes = BOT,..
help-play--seat = Your seat
    .takes = SEAT
help-play--seed = The seed of the cards and of the bots; a new one each time if not given
    .takes = SEED
help-play--round = Play a full round, with Pflichtsoli where the rules have them
help-play--every-call = Ask for calls before every card, not only after a call or on your turn
help-play--wait = Wait after each of your cards, so that u can take it back
help-play--worlds = Possible deals that the analysis after a game examines; default: as `doko review`
    .takes = WORLDS
help-play--record = Add each finished game to this file, and go on where it ends
    .takes = FILE
help-play--sheet = With --round: write the sheet of the round to this file, as `doko sheet` reads it
    .takes = FILE

# doko play-random
help-play-random =
    Print random games: Vorbehalte, calls and cards, all of them legal.

    Examples:
      doko play-random --seed 7                          a game to read
      doko play-random -n 1000 --rules bsv --json > games.jsonl
      doko play-random -n 1000 | doko score | sort | uniq -c | sort -n

    Most seats are gesund, and calls are rare. Where the cards are dealt again, they are.
help-play-random--json = Write JSON, a record a line; otherwise the text that `doko score` reads, too

# doko protocol
help-protocol =
    Help authors of programs that take a seat.

    Examples:
      doko protocol check 'python3 scripts/bot.py'
      doko schema to-bot                                 what a program is sent
      doko schema from-bot                               what it answers

    docs/PROTOCOL.md describes what is said, with a transcript.

# doko protocol check
help-protocol-check =
    Check whether a program keeps to the protocol.

    Examples:
      doko protocol check 'python3 scripts/bot.py'
      doko protocol check --time 200ms -n 200 ./mybot

    The program plays games of all rule sets, or of --rules, against bots that say and call anything,
    each game twice. A program whose hello names the rule sets it plays by, or what it decides, is
    tested in these only. The exit code is 0 if it made no mistake and 1 otherwise.
help-protocol-check--command = The command line of the program, in quotes
    .takes = COMMAND
help-protocol-check--n = How many games of each rule set
    .takes = N
help-protocol-check--time = How long a decision may take
    .takes = TIME

# doko bot
help-bot =
    Take a seat at another program's table: read the messages of the protocol, answer with decisions.

    Examples:
      doko bot rules
      doko bot doko:worlds=80,threads=one
      doko protocol check 'doko bot rules'

    Messages come on the standard input, a line each, and answers go to the standard output, as
    docs/PROTOCOL.md describes it. So programs and tournaments that speak the protocol can seat any
    bot of ours. For a seed a bot decides as it does at our own tables, unless the hello of the table
    says how long a decision may take and the bot would take longer. A message that makes no sense is
    answered by one that says why; then the exit code is 2 in the end.
help-bot--bot = The bot, with its parameters
    .takes = BOT

# doko match
help-match =
    Let bots play the same deals in exchanged seats, and say who is better and by how much.

    Examples:
      doko match --bots rules,greedy -n 2000                    two of each at a table
      doko match --bots rules,random --lineup one-vs-three      each alone against three of the other
      doko match --bots rules,doko --lineup strangers -n 100    how strong against anybody
      doko match --bots doko,rules,uct,cmd:./mine -n 500 --out my-match
      doko match --bots rules,greedy --sprt a=0 b=0.1 -n 100000 stop as soon as it is decided
      doko match --bots rules,greedy --round -n 50              rounds of 24 with Pflichtsoli
      doko match --bots rules,greedy --seatings one --open-cards
      doko match --table 'python3 scripts/table.py' --bots rules,greedy --scope cards -n 100

    The unit of all statistics is the deal (or the round): its games have the same cards. Results
    depend on the seed and the number of units only, not on threads or interruptions. With --out a
    match that was interrupted goes on when the same command is given again; a larger -n makes it
    longer. What the numbers mean is told in docs/MATCH.md.
help-match--bots =
    The bots, separated by commas, each with its parameters: rules,pimc:worlds=20,cmd:./mine. May be given more than
    once
    .takes = BOT,..
help-match--n = How many deals, or rounds with --round
    .takes = N
help-match--seed = The seed; the same seed gives the same deals to all bots
    .takes = SEED
help-match--lineup =
    Which bots sit at a table together: mixed as evenly as possible, each against three of each other one, two
    against two, or each alone among three strangers of every style, who need not be named
    .takes = LINEUP
help-match--table =
    Play at the table of this program, which has the three other players: each bot alone in all four seats of each deal.
    docs/PROTOCOL.md tells what it is sent and has to answer; cmd(time=60s):COMMAND gives it more time than 10 s a message
    .takes = COMMAND
help-match--seatings = In which seats a deal is played: one drawn by lot, its rotations, or all that differ
    .takes = SEATINGS
help-match--scope = What the bots decide: everything, or only the cards of games of two against two without calls
    .takes = SCOPE
help-match--round = Play whole rounds with their Pflichtsoli instead of single deals
help-match--open-cards =
    Take out what the cards are worth: exact values with open cards, averaged over this many random openings, up to 10000.
    For --seatings one; elsewhere it cancels
    .takes = OPENINGS
help-match--sprt =
    Stop when it is decided whether the first bot is better than the second by b points a game rather than by a: --sprt
    a=0 b=0.1
    .takes = a=A b=B
help-match--out = Keep what was played in this folder, and write the report there
    .takes = DIR
help-match--shard =
    Play only this shard of the units, from 1/N to N/N, and write no report; when all are there, the same command without
    --shard takes them in
    .takes = K/N
help-match--html = Write the report as a page with plots
    .takes = FILE
help-match--records = Write the games as records, which review, replay and problems read
    .takes = FILE
help-match--keep-going = Go on when the program of a bot is gone, and count its decisions as faults
help-match--json = Write the report as JSON
help-match--csv = Write the bots and the pairs as CSV

# doko study
help-study =
    Play deals under conditions in several ways, and say what each is worth.

    Examples:
      doko study docs/studies/solo-value.toml
      doko study docs/studies/hochzeit.toml --out my-study      kept, and continued if interrupted
      doko study docs/studies/claims.toml --html claims.html    a page with plots

    A study is a TOML file:
      title = "A Damensolo, or the normal game?"
      {"["}[part]]
      title = "by queens"
      where = "N has {"{"}queens{"}"} queens and N has 2 Fehl aces"
      sweep.queens = [4, 5, 6]
      arm = [{"{"} name = "normal", vorbehalt = "gesund" {"}"}, {"{"} name = "Damensolo", vorbehalt = "damensolo" {"}"}]
    Everything it can say is told in docs/STUDIES.md. The numbers depend on the file, the rules and
    the seed only.
help-study--file = The study
    .takes = FILE
help-study--out = Keep what was played in this folder, and write the result there
    .takes = DIR
help-study--html = Write the result as a page with plots
    .takes = FILE
help-study--json = Write the result as JSON

# doko perft
help-perft =
    Count the sequences of legal cards from a position, for every length up to --depth.

    Examples:
      doko perft 'rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,CA S=SQ,D9 W=DJ,SA' --depth 8
      doko deal --seed 3 -n 10 | doko perft --depth 6      to compare with another program

    The two copies of a card are the same card. datasets/perft/ has counts that two programs agree on.
help-perft--depth = How many cards to play at most, up to the 48 of a deal
    .takes = DEPTH

# doko suggest
help-suggest =
    Say what to do now: every card and call with its expected points, and who is on whose side.

    Examples:
      doko suggest game.txt@17              before the seventeenth card of a game
      doko suggest game.txt@5.1 --seat E    before the fifth trick, as E sees it
      doko suggest view.txt                 a record with one hand, the others written ?
      doko suggest view.txt --bot doko      and what this bot does
      doko suggest game.txt@9 --if "E has both Dulle"     if that were so
      doko suggest evening.jsonl@17 --game-number 3        in the third game of an evening

    Of a file with several games one must be chosen.

    Only what the seat can know is used, also if the record shows all hands. The points are those of
    the seat, averaged over deals that fit everything it has seen, the more probable ones more often.
    The standard error says how sure the average is, not how good the other players are.

    With --format lines a line has the best decision first, or `open` if it is unclear, then every
    card and call with its points: `open CK=-0.30 C9=-0.33`.
help-suggest--input = A file with a record, with @ the moment: the card from 1, or TRICK.CARD; or - for the standard input
    .takes = FILE[@MOVE]|-
help-suggest--seat = Whose decision it is; who is to play, or the owner of the only hand, if not given
    .takes = SEAT
help-suggest--if = Only deals in which the hidden hands meet a condition, such as "E has >= 4 trumps and a club ace"
    .takes = CONDITION
help-suggest--bot = Also ask this bot
    .takes = BOT
help-suggest--follow =
    Then type the cards that are played, one after the other; when it is the turn of the seat again there is new advice.
    On a terminal ? shows the words, in a pipe the cards come from the standard input
help-suggest--seed = The seed; the same seed gives the same answer
    .takes = SEED

# doko hand
help-hand =
    Say what a hand is worth as a normal game, a Hochzeit, a stilles Solo and each solo.

    Examples:
      doko hand "HT CQ CQ SQ HQ CJ SJ DA DT CA CA SA"
      doko hand "HT CQ SQ SQ HQ DJ DA DT D9 CA SA S9" --position 3 --worlds 1000
      doko hand "HT HT CQ SQ HQ DQ CJ DA CA SA" --rules bsv --json

    The other cards are dealt at random, players who speak before are gesund, and all four play and
    call by the heuristics of the bot `rules`. Players who speak after may have a Vorbehalt of their
    own. The points are those of the hand; the interval contains the true mean of such play in 95 of
    100 cases.

    Cards can be written as they are called: HT, ♥10, Herz Zehn, Dulle. With --format lines a line has
    the best game first, or `open`, then every game with its points, and after that the calls in the
    same way:
      normal normal=+1.20 damensolo=-5.10 call=open call:-=+1.20 call:re=+0.90
help-hand--hand = The hand as it was dealt; you are asked for it if it is not given
    .takes = CARD
help-hand--position = The place at the table: 1 speaks and leads first, 4 deals
    .takes = POSITION
help-hand--seed = The seed; the same seed gives the same answer
    .takes = SEED

# doko review
help-review =
    Say where games were lost, and why.

    Examples:
      doko review game.txt
      doko review evening.jsonl                every game, and what each player gave away in all
      doko review evening.jsonl --html evening.html
      doko review evening.jsonl --game-number 3 --all    with every decision
      doko review game.txt --seat S            the mistakes of S first
      doko review game.txt --mistake 1 --json

    A mistake is a decision that lost points on average given what the player could know. Candidates
    are evaluated again in new deals; a mistake costs at least --mistake points there, more than
    chance explains in 95 of 100 games, and is not the better decision if all deals are equally
    likely. The actual outcome is shown separately: luck if the mistake cost nothing, bad luck if the
    right card cost points.

    Every mistake is shown with the trick, the hand and one reason, which was checked in this position
    (docs/REVIEW.md): those of --seat first, the costliest first. The first five, and all of --seat,
    come with a possible deal in which the card loses, and with what could still be won from there.

    The review evaluates cards, calls, silence at the last chance for a call, and the Vorbehalte if
    the record has them. If no game of the file has a call, silence is not evaluated unless --calls
    says so. Over several games each player has a total: by name
    where the records have names (docs/notation.md), else by seat.

    With --format lines there is a line for each game: its number, and for each seat how many mistakes
    gave away how many points: `1 N=2/1.25 E=0/0.00 S=1/0.40 W=0/0.00`, and `unfinished` if it was not
    played to its end.

    The exit code is 0, or 2 if a game cannot be read; the others are reviewed.
help-review--input = A file with records, FILE@MOVE for a game up to a moment, or - for the standard input
    .takes = FILE[@MOVE]|-
help-review--seat = Seat whose mistakes come first, all of them in full
    .takes = SEAT
help-review--all = Also list every decision, with its first estimate and its loss in hindsight
help-review--round =
    Take the games of the file as one round: what earlier games tell of how each player plays
    is used. Players are told apart by name, else by seat
help-review--html = Also write a self-contained page for a phone and for paper
    .takes = FILE
help-review--hindsight =
    Number of last tricks with exact hindsight: what a mistake cost and what could still be won. With 9 a card takes up
    to seconds
    .takes = TRICKS
help-review--mistake = Least loss of a mistake in points
    .takes = POINTS
help-review--calls = Whether the table plays with calls; without, silence is not a mistake
    .takes = CALLS
    .auto = It does if anybody has called in any game of the file
    .yes = It does
    .no = It does not, or calls were not written down
help-review--worlds = In how many possible deals each decision is priced at first
    .takes = N
help-review--seed = The seed; the same seed gives the same answer
    .takes = SEED

# doko problems
help-problems =
    Solve problems: which card, call or game; which card wins whatever they hold; is the rest yours?

    Examples:
      doko problems play                                  ten problems, those first that are due again
      doko problems play --kind proof --grade 3
      doko problems list                                  how many there are of each kind and theme
      doko problems export --as html -n 20 > sheet.html   a sheet with solutions, for paper

    Thousands of problems are built in. Each has one right answer, and says why (docs/PROBLEMS.md).
help-problems-play =
    Pose problems, and keep score.

    Examples:
      doko problems play
      doko problems play --theme ruff -n 5
      doko problems play mine.jsonl --progress mine.txt
      echo "t 2" | tr " " "\n" | doko problems play --id 0ac7 --progress out.txt

    Type the number or the name of your answer, t for a tip, s to leave the problem for later, q to
    stop. A problem that you solve without hints comes again after 1, 3, 7, 16, 35, 90 days; one that
    you miss is due at once. What you have solved stands in a small text file (--progress).
help-problems-list =
    Say which problems there are: how many of each kind, grade and theme, or one a line.

    Examples:
      doko problems list
      doko problems list --kind claim --format lines
help-problems-verify =
    Check problems again from scratch: the deals, the proof, the refutations, the leads, the grade.

    Examples:
      doko problems verify --id 0ac7
      doko problems verify --kind proof -n 20
      doko problems verify --kind judgement -n 5 --fresh 7    in other deals than those it was found in

    Exit code 1 if one of them is not what it says.
help-problems-export =
    Write problems for other programs, for paper, or for Anki.

    Examples:
      doko problems export --as jsonl --kind proof > proofs.jsonl
      doko problems export --as html -n 20 > sheet.html
      doko problems export --as anki --theme solo --lang de > solo.txt
      doko problems export --as proof --kind claim -n 5 > proof.jsonl
help-problems-mine =
    Find problems in generated games.

    Examples:
      doko problems mine --out mine.jsonl
      doko problems mine --judgement 0 --proof 500 --claim 0 --seed 7 --out proofs.jsonl.gz

    The same command goes on where it was interrupted; the same seed finds the same problems, with any
    number of threads. A file that ends in .gz is packed.
help-problems-play--file = A file of problems, or - for the standard input; those that are built in if not given
    .takes = FILE|-
help-problems-list--file = A file of problems, or - for the standard input; those that are built in if not given
    .takes = FILE|-
help-problems-verify--file = A file of problems, or - for the standard input; those that are built in if not given
    .takes = FILE|-
help-problems-export--file = A file of problems, or - for the standard input; those that are built in if not given
    .takes = FILE|-
help--kind = Only problems of this kind: judgement, proof or claim
    .takes = KIND
help--grade = Only problems of this grade: from 1, which every bot solves, to 5
    .takes = GRADE
help--theme = Only problems with this theme; `doko problems list` names them
    .takes = THEME
help--id = Only problems whose name begins so
    .takes = NAME
help-problems-play--n = How many problems
    .takes = N
help-problems-play--all = Also problems that are not due yet
help-problems-play--seed = The seed of the order in which they are posed; by chance if not given
    .takes = SEED
help-problems-play--progress =
    The file that keeps what you have solved; if not given, problems.txt in the folder in which your system keeps the
    data of programs
    .takes = FILE
help-problems-play--today = The date to assume, such as 2026-11-27
    .takes = DAY
help-problems-verify--n = Only this many problems, spread over the whole file
    .takes = N
help-problems-verify--fresh =
    Evaluate each problem in deals of another seed; its solution must lead by as much, within three standard errors
    .takes = SEED
help-problems-export--as = As what
    .takes = FORM
    .jsonl = A JSON object a line
    .html = A page to be printed, with the solutions behind the problems
    .anki = A text file that Anki imports
    .proof = Certificates of what deals show about the answers, a JSON object a line; docs/PROOFS.md
help-problems-export--n = At most this many problems
    .takes = N
help-problems-mine--out = The file of problems; a line of JSON each
    .takes = FILE
help-problems-mine--judgement = How many problems of the kind judgement; each takes seconds
    .takes = N
help-problems-mine--proof = How many of the kind proof
    .takes = N
help-problems-mine--claim = How many of the kind claim
    .takes = N
help-problems-mine--games = Stop after this many games
    .takes = N

# doko generate
help-generate =
    Make data sets of labelled games, shard by shard.

    Examples:
      doko generate plan out/random -n 100000 --bots random --shards 8
      doko generate run out/random                       make what is not there yet
      doko generate run out/random --shard 3/8           one shard, for a job of a cluster
      doko generate verify out/random                    are all shards what was written?
      doko generate merge out/random --out games.parquet

    The same plan gives the same bytes on any number of machines and threads, and however often it
    is interrupted. The columns are described in datasets/README.md, clusters in
    docs/CLUSTER.md.

# doko generate plan
help-generate-plan =
    Write down what a data set is to consist of.

    Examples:
      doko generate plan out/random -n 1000000 --bots random --shards 16
      doko generate plan out/ladder -n 2000 --bots random --bots rules --labels legal,thoughts
      doko generate plan out/exact -n 1000 --bots rules --labels augen,points --from-trick 6 --rules bsv

    Each game draws the bots of its seats. Exact values of whole deals take long;
    --from-trick leaves the first tricks out.
help-generate-plan--folder = The folder of the data set; made if it is not there
    .takes = FOLDER
help-generate-plan--bots = The bots, separated by commas or given one after another: rules,pimc:worlds=40
    .takes = BOT,..
help-generate-plan--shards = In how many shards; some hundred megabytes of games each are handy
    .takes = SHARDS
help-generate-plan--file =
    How the shards are written: parquet for pandas, polars and others, wire for other programs of ours; parquet if this
    doko was built with it
    .takes = parquet|wire
help-generate-plan--labels = What to learn from: legal, holders (who holds what), augen and points (exact values), thoughts (of the bots)
    .takes = LABELS
help-generate-plan--from-trick = The first trick, from 1, of which exact values are computed; the fifth if not given
    .takes = TRICK
help-generate-plan--scope = What the bots decide: everything, or only the cards of games of two against two without calls
    .takes = SCOPE
    .everything = Everything the rules leave to them
    .cards = Only cards

# doko generate run
help-generate-run =
    Make the shards of a data set that are not there yet.

    Examples:
      doko generate run out/random                 all shards that are not there yet
      doko generate run out/random --shard 3/8     the third of eight
      doko generate run out/random --threads 1

    Whatever interrupts it, games that were finished are kept, and the next run goes on behind them.
    Several runs may work on one folder; a shard that another one is writing is passed over. The exit
    code is 1 if not everything was finished, for that reason or because of Ctrl-C. A program that
    takes a seat and dies stops the run, unless --keep-going. A plan from another user runs its
    programs only with --run-commands.
help-generate-run--shard = Only this shard, from 1/N to N/N
    .takes = K/N
help-generate-run--keep-going = Go on when the program of a bot is gone, and make its decisions for it; how many is written in the receipt

# doko generate verify
help-generate-verify =
    Check a data set: checksums, rows, numbers of games, and some games by playing them again.

    Examples:
      doko generate verify out/random              all shards, 3 games of each played again
      doko generate verify out/random --again 0    only what is in the files
      doko generate verify datasets/games/ladder.parquet   a merged file, against the receipt beside it

    Every row must be a game that the rules allow, with the result that they give. A line for each
    shard; the exit code is 0 if all are good, 1 if not. Where a bot is a program, no game is played
    again unless --run-commands.
help-generate-verify--path = The folder of a data set, or a merged file
    .takes = PATH
help-generate-verify--again = How many games of each shard are played again; they must come out the same
    .takes = GAMES

# doko generate merge
help-generate-merge =
    Write the games of all shards into one file, with a receipt beside it.

    Examples:
      doko generate merge out/random --out random.parquet
      doko generate merge out/random --out random.wire      the same games in the other format

    The bytes do not depend on how many shards there were. `doko generate verify FILE` checks it.
help-generate-merge--out = The file; its ending, .parquet or .wire, says how it is written
    .takes = FILE

# doko library
help-library =
    The library of solved deals: make it, check it, read it.

    Examples:
      doko library make out/library --part augen-40 -n 1024   the first deals of a part
      doko library make out/library --shard 3/8               for a job of a cluster
      doko library status out/library
      doko library merge out/library --out datasets/library
      doko library show datasets/library 4711
      doko library stats datasets/library

    A deal is a function of its number, so anybody can make any part of it and compare. What the parts
    are is in docs/LIBRARY.md.
help-library-make =
    Solve deals that are not there yet, 64 at a time.

    Examples:
      doko library make out/library
      doko library make out/library --part augen-40,leaders-40 -n 4096
      doko library make out/library --shard 3/8 --threads 1

    Whatever interrupts it, solved deals are kept, and the next run goes on behind them. The values do
    not depend on who finds them. The exit code is 1 if not everything was finished.
help-library-make--folder = The folder of the library; made if it is not there
    .takes = FOLDER
help-library-make--part = Only these parts, such as augen-40,level-48; all if not given
    .takes = PART,..
help-library-make--n = How many deals of each part, from number 0 on; those of the first edition if not given
    .takes = N
help-library-make--shard = Only this share of the work, from 1/N to N/N
    .takes = K/N
help-library-status =
    Say how much of each part is there.

    Examples:
      doko library status out/library
      doko library status out/library --json
help-library-status--folder = The folder of the library
    .takes = FOLDER
help-library-verify =
    Check the files, and solve some of the deals again with other search methods.

    Examples:
      doko library verify datasets/library
      doko library verify datasets/library --sample 0    only what is in the files
help-library-verify--folder = The folder of the library
    .takes = FOLDER
help-library-verify--sample = How much of it is solved again, in per cent
    .takes = PERCENT
help-library-merge =
    Write one file for each part, and beside it the same as Parquet.

    Examples:
      doko library merge out/library --out datasets/library
help-library-merge--folder = The folder of the library
    .takes = FOLDER
help-library-merge--out = Another folder, for the files
    .takes = FOLDER
help-library-show =
    Show a deal with its values.

    Examples:
      doko library show datasets/library 4711
      doko library show datasets/library 7 --deck 48 --json
help-library-show--folder = The folder of the library
    .takes = FOLDER
help-library-show--number = The number of the deal, from 0
    .takes = NUMBER
help-library-show--deck = The number of cards: 40 by the rules of the BSV, or 48 by those in force (TSR)
    .takes = CARDS
help-library-stats =
    Say what the deals have in common: how often Re wins with open cards, what the lead is worth, and more.

    Examples:
      doko library stats datasets/library
      doko library stats datasets/library --json
help-library-stats--folder = The folder of the library
    .takes = FOLDER

# doko referee
help-referee =
    Rule on a breach: class, points, how play goes on, and why.

    Examples:
      doko referee                                          asks its way through, question by question
      doko referee --protocol ruling.html                   and writes a page to print and sign
      doko referee --position 'rules=ddv game=normal ..'    and asks only what the cards do not tell
      doko referee catalogue vorgeworfen                    which entries are about it
      doko referee rule --entry 3.8.1 --offender E          a ruling without questions
      doko referee rule --entry 3.6.2 --offender S --facts '{"{"}"lead_right_changes": true{"}"}'
      doko referee rule --record game.txt --claim N@17      finds the breach in a game written down
help-referee--position = The position immediately before the breach, in one line, or a file with it: what the cards tell is not asked
    .takes = LINE|FILE
help-referee--game-number = For the protocol: the number of the game in the round
    .takes = NUMBER

# doko referee rule
help-referee-rule =
    Rule on a breach from given facts, for programs and scripts.

    Examples:
      doko referee rule --entry 3.8.1 --offender E --absagen 1
      doko referee rule --entry 3.7.2 --game solo:N:pflicht --offender E --json
      doko referee rule --entry 3.8.1 --offender E --position 'rules=ddv game=normal re=NS leader=N ..'
      doko referee rule --record game.txt           the first breach of the game
      doko referee rule --case case.json --json     all in one file, see `doko schema referee-case`
      doko referee rule --entry 3.8.1 --offender E --position 'rules=ddv ..' --proof proof.jsonl

    `doko referee catalogue 3.8.1` tells the facts an entry asks for. The exit code is 0 if there is a
    ruling, 2 if facts are missing, impossible or contradictory.
help-referee-rule--entry = The entry of the handbook, such as 3.8.1
    .takes = ENTRY
help-referee-rule--facts = The facts of the entry: JSON, a file, or - for the standard input
    .takes = JSON|FILE|-
help-referee-rule--case = A whole case: JSON, a file, or - for the standard input; the other arguments go before it
    .takes = JSON|FILE|-
help-referee-rule--offender = The offender: N, E, S, W, or X for a person outside the table
    .takes = SEAT
help-referee-rule--game = The game: normal, hochzeit, hochzeit_solo:N, stilles_solo:N, solo:N:pflicht, solo:N:lust, none
    .takes = GAME
help-referee-rule--absagen = How many Absagen the offender's opponents had made
    .takes = NUMBER
help-referee-rule--record = A game written down that shows the breach: a file, or - for the standard input
    .takes = FILE|-
help-referee-rule--position = The position immediately before the breach, in one line, or a file with it
    .takes = LINE|FILE
help-referee-rule--claim =
    Who claims, and with a record when; may be repeated.

    N, or N@17 right after the seventeenth card, which is also N@5.1, the first card of trick 5; N@17+1 after one call
    more; N@v2 after two words of the Vorbehalt round.
    .takes = SEAT[@MOMENT]
help-referee-rule--game-number = For the protocol: the number of the game in the round
    .takes = NUMBER

# doko referee catalogue
help-referee-catalogue =
    List the entries of the handbook, or those that fit some words, German or English.

    Examples:
      doko referee catalogue
      doko referee catalogue falsches Aufspiel
      doko referee catalogue 3.5.2           one entry, row by row, with the facts it asks for

    The exit code is 0 if something was found, 1 if nothing was.
help-referee-catalogue--words = Words, or the number of an entry
    .takes = SEARCH

# doko conform
help-conform =
    Check rule-book vectors: what is given, and what must come out.

    Examples:
      doko conform datasets/rulebook/cases.jsonl
      doko conform --rules my-club.toml my-club.jsonl     vectors of a club's own rules
      doko conform --kind score --kind game cases.jsonl   only these kinds
      doko conform cases.jsonl --json | jq .failed

    A vector is a line of JSON; `datasets/README.md` tells the fields of each kind. Failing vectors
    are printed one a line, then how many of each kind have passed. The exit code is 0 if none failed,
    1 if some did, 2 if a line is no vector or if there is none.
help-conform--input = A file of vectors, or - for the standard input
    .takes = FILE|-
help-conform--kind = Run only vectors of this kind; may be repeated
    .takes = KIND

# doko rules
help-rules =
    Show the options of the rule sets side by side.

    Examples:
      doko rules                                  all options of the published rule sets
      doko rules --diff                           only those in which they differ
      doko rules --diff ddv my-club.toml          what a club plays otherwise
      doko rules --toml my-club.toml              a rule file with what differs from its base
      doko rules --json ddv                       all options as JSON
      doko rules explain my-club.toml             the rules in sentences, for the wall
      doko rules new --out my-club.toml           asks for the rules and writes the file

    A club writes its rules as a TOML file that extends a published rule set:
      extends = "ddv"
      name = "my-club"
      second_heart_ten_wins = "when_trump"
    Every command takes it with --rules my-club.toml. datasets/options.md explains the options.
help-rules--sets = Names of rule sets and rule files; the published ones and that of --rules if none are given
    .takes = FILE|NAME
help-rules--diff = Show only options in which the rule sets differ
help-rules--json = Write each rule set as a line of JSON with all options
help-rules--toml = Write each rule set as a rule file: what it extends, and what differs from that
help-rules-explain =
    Tell the rules in sentences, as one would pin them to the wall.

    Examples:
      doko rules explain my-club.toml
      doko rules explain my-club.toml --html rules.html         a page to print
help-rules-explain--set = A rule set or a rule file; that of --rules or ddv if none is given
    .takes = FILE|NAME
help-rules-explain--html = Write a page to print to this file
    .takes = FILE
help-rules-explain--json = Write the sentences as JSON
help-rules-new =
    Write the rule file of a club from answers; without answers it asks for them.

    Examples:
      doko rules new --out my-club.toml
      doko rules new --extends bsv --name regulars --set call_value="times 2" --set werfen_kings=5

    What follows from other answers need not be said: without nines a hand has ten cards.
help-rules-new--extends = The rule set that the rules start from: tsr, ddv, bsv or recklinghausen
    .takes = NAME
help-rules-new--name = What the rule set is called
    .takes = NAME
help-rules-new--set = An answer that differs from it; may be repeated
    .takes = OPTION=VALUE
help-rules-new--out = Write the rules to this file, not to the output
    .takes = FILE

# doko bench
help-bench =
    Solve fixed positions on one thread and say how long it takes.

    Examples:
      doko bench                   every tenth position of datasets/positions with six to nine tricks
      doko bench --tricks 8        those with eight tricks
      doko bench --json            for programs
      doko bench | tail -1         the cards played in the trees: the same everywhere for a version

    Every value is compared with the stored one; the exit code is 1 if one differs.
help-bench--tricks = Only positions with this many tricks left
    .takes = N
help-bench--json = Write JSON, a group a line

# doko serve
help-serve =
    Answer questions over HTTP, and show the page.

    Examples:
      doko serve                          for this machine alone, at http://127.0.0.1:3656/
      doko serve --open                   and open the page in the browser
      doko serve --page web/dist          the page of a folder
      doko serve --listen 0.0.0.0         for all in the network
      doko serve --host doko.example.org  behind a proxy of that name
      doko serve --rules my-club.toml     by a club's rules where a question names none

      curl --json '{"{"}"n": 1, "seed": 7{"}"}' http://127.0.0.1:3656/api/deal

    GET /api lists what can be asked, GET /api/openapi.json describes it for programs; docs/SERVER.md
    is the guide. The address is printed first, then a line for each request on the standard error
    stream. Ctrl-C ends the server when those who have asked are answered, a second time at once.
help-serve--listen = The address to listen at: 127.0.0.1 is this machine alone, 0.0.0.0 all its addresses
    .takes = ADDRESS
help-serve--port = The port; 0 is any that is free
    .takes = PORT
help-serve--open = Open the page in the browser
help-serve--page = Show the page of this folder; without it the one within the program, if there is one
    .takes = FOLDER
help-serve--host = A name under which the server may be asked, too, such as that of a proxy in front; may be repeated
    .takes = NAME
help-serve--workers = Number of questions answered at the same time; default: one per core
    .takes = N
help-serve--queue = How many more may wait; what goes beyond is told to come back
    .takes = N
help-serve--connections = How many connections may be open; more of them wait
    .takes = N
help-serve--time-limit = How many seconds an answer may take
    .takes = SECONDS
help-serve--body-limit = How large a request may be
    .takes = SIZE
help-serve--quiet = Tell nothing but the address

# doko schema
help-schema =
    Print the JSON Schema of what a command writes with --json.

    Examples:
      doko schema verdict
      doko schema match
      doko schema rules > rules.schema.json
help-schema--of = What to describe
    .takes = OF
    .api = Every question and every answer of the crate doko-api, for pages, servers and other languages
    .verdict = A line of `doko verdict --json`
    .solve = A line of `doko solve --json`
    .verify = A line of `doko verify --json`
    .score = A line of `doko score --json`
    .import = A line of `doko import --json`
    .result = What `doko score --json` answers to a result without the cards
    .sheet = What `doko sheet --json` answers
    .record = A game record, as `doko score` reads it and `doko play-random --json` writes it
    .table = How a running game stands, step by step (docs/API.md)
    .perft = A line of `doko perft --json`
    .bench = A line of `doko bench --json`
    .conform = The answer of `doko conform --json`
    .referee = The answer of `doko referee rule --json`
    .referee-case = What `doko referee rule --case` reads
    .rules = A rule set in `doko rules --json`
    .to-bot = What a program that takes a seat is sent, a message a line
    .from-bot = What it answers, a message a line
    .to-table = What a program that keeps a table is sent, a message a line
    .from-table = What it answers, a message a line
    .protocol = The answer of `doko protocol check --json`
    .suggest = The answer of `doko suggest --json`
    .hand = The answer of `doko hand --json`
    .review = A line of `doko review --json`, one for each game
    .problem = A problem: a line of `doko problems list --json`
    .problem-check = A line of `doko problems verify --json`
    .match = The report of `doko match --json`
    .study = The result of `doko study --json`
    .manifest = What `doko generate plan` writes: manifest.json
    .receipt = What stands beside every file that `doko generate` has finished
    .library-status = A line of `doko library status --json`
    .library-check = A line of `doko library verify --json`
    .library-deal = The answer of `doko library show --json`
    .library-fact = A line of `doko library stats --json`

# doko completions
help-completions =
    Print a completion script for a shell.

    Examples:
      doko completions bash > ~/.local/share/bash-completion/completions/doko
      doko completions zsh > ~/.zfunc/_doko
      doko completions fish > ~/.config/fish/completions/doko.fish
help-completions--shell = The shell
    .takes = SHELL
