# What cannot be solved or claimed, and what is wrong with a line of play.

points-won-unknown = the position does not say what was won before, which the score depends on: give won=re:AUGEN/TRICKS,kontra:AUGEN/TRICKS
line-after-end = card { $number }: { $card } is played after the last card
line-illegal = card { $number }: { $seat } may not play { $card }, only { $legal }
line-against-manner = card { $number }: { $seat } would not play { $card } as claimed, only { $allowed }
line-unfinished = the line does not end with the fourth card of a trick
line-not-won = the last trick of the line goes to { $winner }, who is { $team }
claim-other-team = the claimant { $claimant } does not belong to { $team }
claim-not-held = the order names { $card }, which { $claimant } does not hold
claim-held-fewer = the order names { $card } more often than { $claimant } holds it ({ $held })
claim-missing = the order leaves out { $cards } of { $claimant }
claim-no-such-class = no card of class { $class } in this game
claim-class-twice = class { $class } is named twice
