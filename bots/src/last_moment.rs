//! The last moment at which a call is allowed, when silence has to be decided.

use crate::rules::a_trick_later;
use game::{Call, View};

/// Returns whether a call that may be made is not allowed any more once the seat at turn has played another card; never
/// off turn, where the seat is asked again before it plays.
#[must_use]
pub fn is_last_moment(view: &View<'_>, call: Call) -> bool {
    view.team().is_some() && view.is_on_turn() && !can_follow(view, None, call)
}

/// Returns whether the seat may make a call at its next turn if it makes the call `first` now, or none; off turn its next turn
/// comes before its next card. Never while its side is open.
#[must_use]
pub fn can_follow(view: &View<'_>, first: Option<Call>, later: Call) -> bool {
    let Some(team) = view.team() else { return false };
    let (public, rules) = (view.public(), view.public().rules());
    let now = public.moment(view.seat());
    let mut ladder = *public.ladder();
    if first.is_some_and(|first| ladder.call(rules, team, first, &now).is_err()) {
        return false;
    }
    let next = if view.is_on_turn() { a_trick_later(&now) } else { now };
    ladder.check(rules, team, later, &next).is_ok()
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::draw::Draw;
    use crate::likelihood::tests::begun;
    use game::{Play, Seat};

    /// Returns a normal game before its first card.
    fn game() -> Play {
        begun(Draw::new(1, 0))
    }

    /// Returns a normal game in which the seat at turn holds eleven cards.
    pub(crate) fn game_with_eleven_cards() -> Play {
        let mut play = game();
        while let Some(seat) = play.actor().filter(|&seat| play.view(seat).hand().len() == 12) {
            play.play(seat, play.legal().first().expect("a card")).expect("a legal card");
        }
        play
    }

    #[test]
    fn a_low_call_leaves_the_next_one_for_later_and_no_silence_does() {
        let play = game_with_eleven_cards();
        let view = play.view(play.actor().expect("cards are left"));
        let calls = view.calls();
        let [ansage, higher @ ..] = &calls[..] else { panic!("eleven cards are in hand") };
        // Rule DDV D.1, D.3: keine 90 with ten cards, but only after an Ansage in time.
        assert!(higher.iter().all(|&call| can_follow(&view, Some(*ansage), call)));
        assert!(calls.iter().all(|&call| !can_follow(&view, None, call)));
        assert!(calls.iter().all(|&call| !can_follow(&view, higher.last().copied(), call)));
    }

    #[test]
    fn an_ansage_can_wait_until_eleven_cards_are_in_hand() {
        let mut play = game();
        let mut last = Vec::new();
        while play.public().cards_played() < 12 {
            let seat = play.actor().expect("cards are left");
            for asked in Seat::ALL {
                let view = play.view(asked);
                let calls = view.calls();
                if let Some(&ansage) = calls.first().filter(|&&ansage| is_last_moment(&view, ansage)) {
                    last.push((view.hand().len(), asked == seat, ansage.team().is_some()));
                }
            }
            let legal = play.legal();
            play.play(seat, legal.first().expect("a card")).expect("a legal card");
        }
        // Rule DDV D.1: with eleven cards at least, so each seat decides once, before its second card.
        assert_eq!(last, [(11, true, true); 4]);
    }
}
