
# Reading game records
record-several = { $name } holds { $n } games, and a ruling is about one
record-several-help = write that game into a file of its own
record-unreadable = this is not a record: { $error }
record-too-many-in-hands = this is not a game: { $n } cards in the hands, at most { $most } are allowed
record-too-many-played = this is not a game: { $n } cards played, at most { $most } are allowed
record-too-many-tricks = this is not a game: { $n } tricks, at most { $most } are allowed
record-too-many-calls = this is not a game: { $n } calls, at most { $most } are allowed
record-too-many-words = this is not a game: { $n } words about Vorbehalte, at most { $most } are allowed
rule-set-unknown = unknown rule set "{ $name }"
rule-set-unknown-help = known rule sets: { $known }; a club's own is read with --rules
score-help = give a file with records, or records on the standard input; `doko score --help` has an example

# What came of a game
score-wins = { $team } wins with { $augen } Augen, { $others } has { $others_augen }. Re: { $members }.
score-nobody-wins = Nobody wins: Re has { $re } Augen, Kontra { $kontra }. Re: { $members }.
score-null = { $won ->
    [yes] Re wins the Null: not a trick. Re: { $members }.
   *[no] Kontra wins against the Null: Re has made a trick. Re: { $members }.
}
score-rest-null = { $tricks ->
    [one] The last trick is not played any more
   *[other] The last { $tricks } tricks are not played any more
}: the Null counts as { $won ->
    [yes] won.
   *[no] lost.
}
score-rest = { $tricks ->
    [one] The last trick with { $augen } Augen goes to { $team }.
   *[other] The remaining { $tricks } tricks with { $augen } Augen go to { $team }.
}
score-factor = multiplied by
score-value = value for Re
score-goes-on = the game is not over: by the ruling play goes on
score-goes-on-help = { $entry } { $title }: { $goes_on } Write down the remaining cards.
score-breaks-rules = the record breaks rules

# Rule sets
rule-sentence = { $name }: { $value }.
