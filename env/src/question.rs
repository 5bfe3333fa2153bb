//! What one seat of a game that runs elsewhere is asked, as a learner sees it.

use crate::action::{Action, N_CARDS};
use crate::episode::{free_cards, left_to_choose};
use crate::observer::{Observer, Own};
use crate::write::write_set;
use game::{Act, Ask, Asked, CardSet, Due, Hand, Reply, View, normal_trumps};

/// The knowledge of one seat.
#[derive(Clone, Copy, Debug)]
pub enum Seen<'a> {
    /// The game is being found.
    Finding(&'a Asked<'a>),
    /// It is played.
    Playing(&'a View<'a>),
}

/// A question to one seat, with what it knows.
///
/// # Information
/// That of the view.
#[derive(Clone, Copy, Debug)]
pub struct LearnerQuestion<'a> {
    /// What the seat knows.
    pub seen: Seen<'a>,
    /// What it is asked for; `None` off turn.
    pub ask: Option<Ask>,
    /// Everything that it may reply.
    pub replies: &'a [Reply],
    /// The cards that it has chosen to hand over so far.
    pub chosen: Hand,
}

/// Meaning of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// The seat replies this.
    Reply(Reply),
    /// It has chosen these cards to hand over, and goes on choosing.
    Chosen(Hand),
}

impl LearnerQuestion<'_> {
    /// Returns the cards that go without a choice: those of a giver that are trumps.
    #[must_use]
    pub fn chosen_at_first(&self) -> Hand {
        match (self.ask, self.seen) {
            (Some(Ask::Act(Due::Give { .. })), Seen::Finding(asked)) => asked.hand().part(normal_trumps(asked.rules())),
            _ => Hand::EMPTY,
        }
    }

    /// Writes the observation, in [`LEN`](crate::layout::LEN) bytes.
    ///
    /// # Panics
    /// Panics if there are not as many.
    pub fn observe(&self, out: &mut [u8]) {
        match self.seen {
            Seen::Finding(asked) => {
                let own = Own::of_asked(asked, self.ask, self.chosen);
                Observer::of_asked(asked).write_for(asked.seat(), &own, out);
            }
            Seen::Playing(view) => {
                let own = Own::of_view(view, self.ask);
                Observer::of_public(view.public()).write_for(view.seat(), &own, out);
            }
        }
    }

    /// Writes which actions are legal, a one for each, a zero for each other one. Of cards alone there are 24.
    pub fn write_mask(&self, mask: &mut [u8]) {
        mask.fill(0);
        if let Some(free) = self.free_cards() {
            write_set(free, &mut mask[..N_CARDS]);
            return;
        }
        for number in self.replies.iter().filter_map(|&reply| Action::from(reply).index()) {
            if let Some(place) = mask.get_mut(number) {
                *place = 1;
            }
        }
    }

    /// Returns what an action means here; `None` if it is not legal.
    #[must_use]
    pub fn meaning(&self, action: Action) -> Option<Meaning> {
        let (Some(free), Action::Card(card), Some(ask)) = (self.free_cards(), action, self.ask) else {
            return self.replies.iter().copied().find(|&reply| Action::from(reply) == action).map(Meaning::Reply);
        };
        if !free.contains(card) {
            return None;
        }
        let mut chosen = self.chosen;
        chosen.add(card);
        Some(match (left_to_choose(ask, chosen), ask) {
            (0, Ask::Act(Due::Give { .. })) => Meaning::Reply(Reply::Act(Act::Give(chosen))),
            (0, _) => Meaning::Reply(Reply::Act(Act::Return(chosen))),
            _ => Meaning::Chosen(chosen),
        })
    }

    /// Returns the cards that can be chosen; `None` unless some are handed over.
    fn free_cards(&self) -> Option<CardSet> {
        match (self.ask, self.seen) {
            (Some(Ask::Act(due @ (Due::Give { .. } | Due::Return { .. }))), Seen::Finding(asked)) => {
                Some(free_cards(asked.hand(), self.chosen, due, normal_trumps(asked.rules())))
            }
            _ => None,
        }
    }
}
