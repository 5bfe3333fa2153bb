# The server

# What can be asked
serve-ask-verdict = Does a side take all remaining tricks anyway, and why, or how is that refuted?
serve-ask-solve = What is a position worth with open cards, and what is each card worth?
serve-ask-tree = A walk through the solved game, card by card
serve-ask-verify = Does a line of play refute a claim?
serve-ask-deal = Random deals for a seed
serve-ask-board = A position as far as it is entered: what is missing, what is impossible, whose turn it is
serve-ask-replay = A recorded game, move by move, with the position at each
serve-ask-hand = What is a hand worth as each game?
serve-ask-suggest = What should this seat do now?
serve-ask-review = Where was a game lost, and why?
serve-ask-table = A running game against bots, step by step
serve-ask-import = Games that others wrote down, as records
serve-ask-score = What does a recorded game bring, item by item?
serve-ask-result = What does a game bring of which only the result is known?
serve-ask-sheet = The sheet of an evening: totals, who deals next, who pays whom
serve-ask-ruling = The ruling on a breach, with its reasons
serve-ask-interview = The way to a ruling, question by question
serve-ask-catalogue = The entries of the referees' handbook that fit some words
serve-ask-rules = The options of rule sets, side by side
serve-ask-conform = Does an example of the rule books come out as it says?

# What cannot be answered
serve-no-path = there is nothing at { $path }
    .help = GET /api lists what can be asked
serve-method = { $method } cannot be done at { $path }
serve-host = this server is not meant to be asked as "{ $host }"
    .help = ask as localhost or 127.0.0.1; its operator allows another name with --host
serve-no-json = this is not JSON: { $error } (line { $line }, column { $column })
serve-other-question = the request asks { $other }, but its path asks "{ $name }"
serve-no-type = the request does not say that it is JSON
serve-type = "{ $type }" is not read, only JSON
    .help = send the header "{ $header }"
serve-encoding = a request that is compressed by "{ $encoding }" is not read
    .help = send it as it is
serve-too-large = the request is larger than { $most } bytes, the most that is read
serve-broken-body = the request ends too early
serve-slow-body = the request did not come within { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
serve-busy = too much is asked at the same time
    .help = try again in a moment
serve-ending = the server is about to end
serve-time = no answer was found within { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
    .help = ask for less, such as with a limit for the cards that are tried (nodes), or with fewer tricks left
serve-panic = doko has a mistake here: { $text }
    .help = please report it with the request; the server goes on

# What is told on the terminal
serve-listens = doko answers at { $address } (Ctrl-C ends it)
serve-open-to-all = Every machine that can reach this one can ask. Traffic is not encrypted; on the open network use a proxy.
serve-page-of-folder = The page comes from { $folder }.
serve-no-page = There is no page in this doko.
    .help = Name its folder with --page FOLDER: build the page as docs/PAGE.md says, then it is web/dist. What can be asked at /api works without it.
serve-cannot-listen = cannot listen at { $address }: { $reason }
serve-port-in-use = the port { $port } is in use
    .help = choose another one with --port, or 0 for any that is free
serve-address-not-here = this machine does not have the address { $address }
    .help = 127.0.0.1 is this machine alone, 0.0.0.0 all its addresses
serve-port-not-permitted = port { $port } needs more rights
    .help = choose one from 1024 on with --port
serve-no-browser = no browser can be opened; open { $address } yourself
serve-no-address = write an address such as 127.0.0.1, 0.0.0.0 or ::1; the port goes to --port
serve-no-name = write a name without a port, such as doko.example.org
serve-page-unread = { $path } cannot be read: { $reason }
serve-page-no-folder = { $folder } is not a folder
serve-page-no-index = there is no index.html in { $folder }
serve-page-too-large = { $folder } holds more than { $mib } MiB
serve-page-too-many = { $folder } holds more than { $most } files
serve-page-folder =
    .help = is this the right folder? That of the page is web/dist
