//! Records of what one seat knows, with hands that may have been.
//!
//! A record with a single hand says everything that the owner of this hand has seen. With hands for the others that fit,
//! it is a whole game, and the view of the seat in that game is what it knows: no view says which hands they were.

use crate::constraint::Facts;
use crate::draw::Draw;
use crate::sample::{NoWorld, World, Worlds};
use game::record::{Breach, Breaches, Record, resume};
use game::{GameName, Hand, Play, Rules, Seat, SeatSet};
use std::fmt;

/// Why nobody can have seen what a record says.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum NotSeen {
    /// There must be exactly one hand, or all four.
    Hands,
    /// A hand is not as long as it was dealt, or has a card three times.
    Hand(Seat),
    /// A hidden seat has made an Absage in a normal game and has not said for which side.
    WhoseAbsage(Seat),
    /// No hands fit.
    NoWorld(NoWorld),
    /// Hands that fit the cards do not fit the words and calls; what is wrong with one of them.
    Breaches(Vec<Breach>),
}

impl fmt::Display for NotSeen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hands => f.write_str("a view is a record with one hand; the others are written ?"),
            Self::Hand(seat) => write!(f, "the hand of {seat} is not one that was dealt"),
            Self::WhoseAbsage(seat) => {
                write!(f, "it is not written for which side {seat} made an Absage; write re! or kontra! before it")
            }
            Self::NoWorld(error) => error.fmt(f),
            Self::Breaches(breaches) => {
                let first = breaches.first().map_or_else(String::new, ToString::to_string);
                write!(f, "no hands fit what was said and played: {first}")
            }
        }
    }
}

impl std::error::Error for NotSeen {}

/// How many hands are tried; most often the first ones fit.
const MOST_TRIES: u64 = 300;

/// Returns whose hand is written, if it is the only one.
#[must_use]
pub fn viewer_of(record: &Record) -> Option<Seat> {
    let mut written = record.hands.iter().filter(|(_, cards)| !cards.is_empty());
    match (written.next(), written.next()) {
        (Some((seat, _)), None) => Some(seat),
        _ => None,
    }
}

/// Returns the game of a record with one hand, as it may have been; what its owner knows is his view of it.
///
/// # Errors
/// Returns why nobody can have seen this.
pub fn complete(record: &Record, rules: &Rules) -> Result<Play, NotSeen> {
    let seat = viewer_of(record).ok_or(NotSeen::Hands)?;
    let hand = Hand::try_of(&record.hands[seat]).map_err(|_| NotSeen::Hand(seat))?;
    if hand.len() != rules.n_tricks() || !hand.kinds().is_subset(rules.kinds()) {
        return Err(NotSeen::Hand(seat));
    }
    if let Some(caller) = unclear_caller(record, seat) {
        return Err(NotSeen::WhoseAbsage(caller));
    }
    let facts = Facts::of_record(record, rules, seat, hand);
    let worlds = Worlds::of(&facts).map_err(NotSeen::NoWorld)?;
    let mut draw = Draw::new(1, 0);
    let mut refused = Vec::new();
    for _ in 0..MOST_TRIES {
        let World { hands, .. } = worlds.draw(&mut draw);
        let mut whole = record.clone();
        for other in Seat::ALL.into_iter().filter(|&other| other != seat) {
            whole.hands[other] = hands[other].cards().chain(facts.played()[other].cards()).collect();
        }
        match resume(&whole, rules, Breaches::Refuse) {
            Ok(play) => return Ok(play),
            Err(breaches) => refused = breaches,
        }
    }
    Err(NotSeen::Breaches(refused))
}

/// Returns who has made an Absage in a normal game without having said his side before. With all hands written it counts
/// for the side of its caller; a hidden hand does not tell which that is.
fn unclear_caller(record: &Record, viewer: Seat) -> Option<Seat> {
    let is_hidden_game = matches!(record.game, GameName::Normal | GameName::StillesSolo)
        && record.hochzeiter.is_none()
        && record.giver.is_none();
    let mut said = SeatSet::only(viewer);
    for call in record.announcements.iter().filter(|_| is_hidden_game) {
        if call.say.team().is_some() {
            said = said.with(call.player);
        } else if !said.contains(call.player) {
            return Some(call.player);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::fallback;
    use game::record::parse_record;
    use game::{Found, Spielfindung};

    #[test]
    fn what_a_seat_knows_is_read_back_from_its_record() {
        let (mut n_read, mut n_unclear) = (0, 0);
        for index in 0..90 {
            let rules = &Rules::ALL[index as usize % 3];
            let mut draw = Draw::new(51, index);
            let deal = draw.deal(rules, Seat::W).expect("a whole deck");
            let mut round = Spielfindung::new(rules, deal, SeatSet::EMPTY);
            while let Some(seat) = round.actor() {
                let act = fallback(&round.view(seat));
                round.act(seat, act).expect("gesund is allowed");
            }
            let Ok(Found::Play(mut play)) = round.finish() else { panic!("everybody is gesund") };
            for _ in 0..draw.below(40) {
                let options = play.options();
                let seat = play.actor().expect("cards are left");
                let option = draw.choice(&options).expect("the actor has an option");
                play.act(seat, option).expect("an option is legal");
            }
            let seat = Seat::from_index(draw.below(4));
            let text = Record::of_view(&play.view(seat)).to_string();
            let record = parse_record(&text).expect("it was printed");
            let completed = match complete(&record, rules) {
                Ok(completed) => completed,
                Err(NotSeen::WhoseAbsage(_)) => {
                    n_unclear += 1;
                    continue;
                }
                Err(error) => panic!("{text}{error}"),
            };
            n_read += 1;
            assert_eq!(viewer_of(&record), Some(seat));
            assert_eq!(completed.public(), play.public());
            assert_eq!(completed.view(seat).hand(), play.view(seat).hand());
        }
        assert!(10 <= n_read && 0 < n_unclear, "{n_read} {n_unclear}");
    }
}
