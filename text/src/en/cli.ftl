
# What is wrong with the arguments

usage-error = error:
usage-tip = tip:
usage-try = For more information, try '{ $help }'.
usage-quoted = '{ $text }'
usage-unknown-argument = unexpected argument { $name } found
usage-unknown-command = unrecognized subcommand { $name }
usage-no-value = a value is required for { $argument } but none was supplied
usage-invalid = invalid value { $value } for { $argument }
usage-invalid-because = invalid value { $value } for { $argument }: { $reason }
usage-missing = the following required arguments were not provided:{ $names }
usage-missing-command = { $name } requires a subcommand but one was not provided
usage-conflict = the argument { $name } cannot be used with { $others }
usage-twice = the argument { $name } cannot be used multiple times
usage-no-equals = equal sign is needed when assigning values to { $argument }
usage-too-many-values = unexpected value { $value } for { $argument } found; no more were expected
usage-too-few-values = { $least } values required by { $argument }; only { $given } { $given ->
        [one] was
       *[other] were
    } provided
usage-wrong-number-of-values = { $needed } values required for { $argument } but { $given } { $given ->
        [one] was
       *[other] were
    } provided
usage-not-utf8 = an argument is not UTF-8 text
usage-unclear = the arguments cannot be understood
usage-possible-values =
    { $what }
    {"  ["}possible values: { $names }]
usage-possible-commands =
    { $what }
    {"  ["}subcommands: { $names }]
usage-similar-command = { $n ->
        [one] a similar subcommand exists
       *[other] some similar subcommands exist
    }: { $names }
usage-similar-argument = { $n ->
        [one] a similar argument exists
       *[other] some similar arguments exist
    }: { $names }
usage-similar-value = { $n ->
        [one] a similar value exists
       *[other] some similar values exist
    }: { $names }
usage-tip-value = to pass { $what } as a value, use { $written }
usage-tip-elsewhere = { $name } exists
usage-tip-command = subcommand { $name } exists; to use it, leave out the '--' before it
wrong-with-help = { $what }; { $help }
number-within = write a number from { $from } to { $to }
number-at-least = write a number that is at least { $least }
number-whole = write a whole number
number-too-large = that number is too large
language-unknown = write de or en
memory-size = write a size such as 64MiB or 2GiB
budget-limit = write a number of cards such as 1000000, or a time such as 500ms, 5s or 2min
trouble-help = help:
first-and-rest = { $first }; { $rest }

# What the system refuses
io-not-found = there is no such file
io-permission-denied = that is not permitted
io-already-exists = it is there already
io-is-a-directory = it is a folder
io-not-a-directory = it is not a folder
io-storage-full = the disk is full
io-file-too-large = the file would be too large
io-read-only = nothing can be written there
io-broken-pipe = the reader has closed it
io-timed-out = it takes too long
io-unexpected-end = it ends too early
io-invalid-filename = that can be no name of a file
io-out-of-memory = there is not enough memory

# What is read
input-name-argument = argument
input-name-stdin = stdin
input-nothing = there is nothing to read
input-too-many = one file or one position at a time, not { $n }
    .help = put quotes around a position
input-is-folder = { $name } is a folder
input-no-text-file = this is not a text file; is it the right one?
input-too-large = { $name } is longer than { $mib } MiB, the most that is read at once
    .help = divide it into several files
input-line-too-long = { $name }, line { $line } is longer than { $mib } MiB: "{ $begin }"
    .help = a question is one line; is this the right file?
input-utf-16 = { $name } is UTF-16 text, not UTF-8
    .help = save it as UTF-8; in PowerShell: Get-Content FILE | Set-Content -Encoding utf8 NEW
input-not-utf-8 = this line is not UTF-8 text: its byte { $place } is { $byte }
input-not-utf-8-after = this line is not UTF-8 text: its byte { $place } is { $byte }, after "{ $after }"
input-no-such-file = there is no such file
input-not-permitted = reading it is not permitted
input-cannot-read = cannot read { $name }: { $reason }
input-no-position = there is no position in { $name }
    .help = write a position a line; what stands after # is a remark, and the `>` of a shell empties a file at once
reads-stdin = the standard input
reads-is-output = { $name } is also where the answers go
    .help = write to another file, and rename that one afterwards; what `>` names is empty before doko begins
reads-is-stdin = the input is read from it
reads-is-told = what is told goes there already
reads-is-read = it is read
reads-is-read-as = it is { $name }, which is read
rules-unknown = there is no rule set "{ $rules }"
    .help = name one of { $names }, or a rule file such as my-club.toml
rules-unused = --rules means nothing to { $what }
    .help = leave it out
rules-unused-planned = doko generate with a set that is planned
rules-unused-names = doko rules with names of rule sets

# What is written
output-cannot-write = cannot write: { $reason }
output-cannot-write-file = cannot write { $file }: { $reason }
output-make-room = make room or choose another place, and give the same command again
output-would-be-lost = choose another file: it would be lost
output-foreign = there is a file that is no { $kind } of doko
output-use-force = choose another name, or write over it with --force
output-read-only = it is not to be written
output-kind-page = such page
output-kind-answers = file of answers
output-kind-report = such report
output-kind-table = such table
output-kind-games = data set
output-kind-receipt = receipt
output-kind-records = record
output-kind-proof = file of certificates
output-kind-problems = file of problems
output-kind-sheet = empty file
output-is-dash = that is not a name of a file here, write ./- if it is one
output-no-name = that is not a name of a file
output-no-file = it is not a file
output-dead-link = it is a link that leads nowhere
output-no-folder = there is no folder { $folder }
output-other-place = choose another place
output-not-writable = choose another place, or see to it that files can be made there
out-choose-another = choose another --out
out-is-locked = { $part } is being written by another doko
    .help = wait until it is done, or choose another file for --out
out-other-question = { $part } answers another question, or by other rules
out-no-answers = { $part } holds no answers
out-more-lines = { $part } answers more lines than there are now
out-other-line = { $part } answers another line { $line } than there is now
out-no-checksums = { $part } was written by an older doko, or its lines have lost their checksums
out-changed = { $part } was changed: line { $line } is not what was written
out-begin-anew = delete { $part } to start over, or repeat the earlier command
out-goes-on = { $n ->
        [one] { $n } answer is
       *[other] { $n } answers are
    } in { $part } already, going on after line { $line }
threads-cannot-start = cannot start the threads: { $reason }
interrupt-cannot-listen = cannot listen to Ctrl-C: { $reason }

# How far long work is
progress-lines = { $n ->
        [one] line
       *[other] lines
    }
progress-games = { $n ->
        [one] game
       *[other] games
    }
progress-deals = { $n ->
        [one] deal
       *[other] deals
    }
progress-cards = { $n ->
        [one] card
       *[other] cards
    }
progress-problems = { $n ->
        [one] problem
       *[other] problems
    }
progress-vectors = { $n ->
        [one] vector
       *[other] vectors
    }
progress-groups = { $n ->
        [one] group
       *[other] groups
    }

manner-unknown = possible are { $names }

# Certificates
proof-written = certificates written: { $path }
proof-no-position = there is no position to prove anything about
    .help = give it with --position
