//! The view of a problem: a game as one seat sees it, or its hand in the round of Vorbehalte.

use super::problem::{Problem, ProblemQuestion};
use bots::{Draw, NoWorld, NotSeen, Sampler, complete, viewer_of};
use game::{Card, Deal, Hand, Order, Play, Position, Rules, Seat, SeatSet, Spielfindung, View};
use notation::Record;
use text::{Localized, Message, english_errors, message};

/// View of the player who is asked.
///
/// # Information
/// The hands of the others are made up; only the view of the seat means anything.
#[derive(Clone, Debug)]
pub enum Seen {
    /// Cards are being played.
    Play(Box<Play>, Seat),
    /// The game is being found.
    Round(Box<Spielfindung>, Seat),
}

/// Reason why a record shows nothing that can be asked about.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Unseen {
    /// Not one hand is written, but another number, or it is not that of the seat.
    Hand(Seat),
    /// No game fits this record.
    Record(NotSeen),
    /// The seat is not at turn.
    NotAtTurn(Seat),
    /// No deal fits what was said.
    Round,
}

impl Localized for Unseen {
    fn message(&self) -> Message {
        match self {
            Self::Hand(seat) => message!("problems-not-one-hand", seat = game::words::seat_letter(*seat)),
            Self::Record(error) => error.message(),
            Self::NotAtTurn(seat) => message!("problems-not-at-turn", seat = game::words::seat_letter(*seat)),
            Self::Round => message!("problems-no-round"),
        }
    }
}

english_errors!(Unseen);

impl Seen {
    /// Returns what a problem shows.
    ///
    /// # Errors
    /// Returns the reason why no game fits the record.
    pub fn of(problem: &Problem, rules: &Rules) -> Result<Self, Unseen> {
        let seat = problem.seat;
        if viewer_of(&problem.record) != Some(seat) {
            return Err(Unseen::Hand(seat));
        }
        if problem.question == ProblemQuestion::Game {
            return round(&problem.record, rules, seat).map(|round| Self::Round(Box::new(round), seat));
        }
        let play = complete(&problem.record, rules).map_err(Unseen::Record)?;
        if play.actor() != Some(seat) {
            return Err(Unseen::NotAtTurn(seat));
        }
        Ok(Self::Play(Box::new(play), seat))
    }

    /// Returns the view of the seat while cards are played.
    #[must_use]
    pub fn view(&self) -> Option<View<'_>> {
        match self {
            Self::Play(play, seat) => Some(play.view(*seat)),
            Self::Round(..) => None,
        }
    }

    /// Returns the positions of all deals that the seat cannot exclude; `None` where [`verify`](super::verify) examines no deals.
    #[must_use]
    pub fn possible(&self) -> Option<Vec<Position>> {
        let deals = Deals::of(&self.view()?).ok()??;
        deals.worlds.iter().map(Play::position).collect()
    }

    /// Returns the cards that the seat holds.
    #[must_use]
    pub fn hand(&self) -> Hand {
        match self {
            Self::Play(play, seat) => play.hands()[*seat],
            Self::Round(round, seat) => round.hands()[*seat],
        }
    }
}

/// Most deals that are tried until one fits the words; usually the first does.
const MOST_TRIES: u64 = 1000;

/// Returns the round of Vorbehalte up to the moment at which the seat is asked.
fn round(record: &Record, rules: &Rules, seat: Seat) -> Result<Spielfindung, Unseen> {
    let hand = Hand::try_of(&record.hands[seat]).map_err(|_| Unseen::Hand(seat))?;
    if hand.len() != rules.n_tricks() || !hand.kinds().is_subset(rules.kinds()) {
        return Err(Unseen::Hand(seat));
    }
    let open: SeatSet = record.pflichtsolo_open.iter().copied().collect();
    for number in 0..MOST_TRIES {
        let Some(deal) = deal_around(record, rules, (seat, hand), &mut Draw::new(1, number)) else { break };
        let mut round = Spielfindung::new(rules, deal, open);
        let said = record.vorbehalte.iter().flatten();
        let is_said = said.into_iter().all(|said| round.act(said.player, said.act).is_ok());
        if is_said && round.actor() == Some(seat) {
            return Ok(round);
        }
    }
    Err(Unseen::Round)
}

/// Deals the cards that the seat has not to the others.
fn deal_around(record: &Record, rules: &Rules, (seat, hand): (Seat, Hand), draw: &mut Draw) -> Option<Deal> {
    let mut rest = Vec::new();
    for card in rules.kinds() {
        rest.extend(std::iter::repeat_n(card, rules.deck().count(card).checked_sub(hand.count(card))?));
    }
    draw.shuffle(&mut rest);
    let mut rest = rest.chunks(rules.n_tricks());
    let hands = game::BySeat::from_fn(|other| {
        if other == seat { hand.cards().collect() } else { rest.next().map_or_else(Vec::new, <[Card]>::to_vec) }
    });
    Deal::from_cards(rules, record.dealer, &hands).ok()
}

/// All deals that a seat cannot exclude.
#[derive(Clone, Debug)]
pub(super) struct Deals {
    /// The games as they may be.
    pub(super) worlds: Vec<Play>,
}

/// Most possible deals, with copies of a card distinguished.
const MOST_COUNTED: u128 = 60_000;

/// Most possible deals, with copies of a card alike.
const MOST_WORLDS: usize = 4_000;

impl Deals {
    /// Returns all deals that a seat cannot exclude; `None` if they are too many, if it is open who plays with whom, or if the
    /// order of the cards is not the same in all of them.
    ///
    /// # Errors
    /// There may be none.
    pub(super) fn of(view: &View<'_>) -> Result<Option<Self>, NoWorld> {
        let order: &Order = view.public().order();
        let worlds = Sampler::new(view)?.all(MOST_COUNTED).filter(|worlds| worlds.len() <= MOST_WORLDS);
        let is_known =
            |worlds: &Vec<Play>| worlds.iter().all(|world| world.parties().is_some() && world.frame().order == order);
        Ok(worlds.filter(is_known).map(|worlds| Self { worlds }))
    }

    /// Returns whether this position is one of them, at this moment.
    pub(super) fn contains(&self, deal: &str) -> Option<&Play> {
        self.worlds.iter().find(|world| world.position().is_some_and(|position| position.to_string() == deal))
    }
}
