//! A position as far as it has been entered.

use super::past::{check_contract, check_queens};
use super::{
    MOST_AUGEN_OF_TRICK, Place, Position, PositionError, PositionParts, check_following, check_open_schweine,
    check_schweine, copy_problems, unsaid_schweine,
};
use crate::card::{Augen, Card};
use crate::contract::{Contract, Level, SchweineHolders};
use crate::hand::Hand;
use crate::order::Order;
use crate::rules::Rules;
use crate::seat::{BySeat, ByTeam, Parties, Seat, SeatSet, Team};
use crate::set::CardSet;
use crate::won::Won;
use text::{Localized, Message, message};

/// A position as far as it has been entered: anything may be missing or wrong.
///
/// # Information
/// Shows all hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The rule set.
    pub rules: Rules,
    /// The game that is played.
    pub contract: Option<Contract>,
    /// Seats that announced Schweine, if any.
    pub schweine: SchweineHolders,
    /// The members of Re.
    pub re: Option<SeatSet>,
    /// Hand of each seat, in any number and order.
    pub hands: BySeat<Vec<Card>>,
    /// Leader of the current trick.
    pub leader: Option<Seat>,
    /// The cards on the table, the led one first.
    pub trick: Vec<Card>,
    /// Earlier gains, if known.
    pub won: Option<ByTeam<Won>>,
    /// Level of each side.
    pub calls: ByTeam<Level>,
}

/// Part that a draft lacks to be a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// The game.
    Game,
    /// The members of Re.
    Re,
    /// The leader.
    Leader,
    /// All cards.
    AllCards,
    /// Some cards of a seat, which has fewer than another.
    Cards {
        /// The seat.
        seat: Seat,
        /// Number of cards.
        n: usize,
    },
}

impl Draft {
    /// Returns the draft of this rule set in which nothing has been entered.
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        Self {
            rules,
            contract: None,
            schweine: SchweineHolders::NONE,
            re: None,
            hands: BySeat::default(),
            leader: None,
            trick: Vec::new(),
            won: None,
            calls: ByTeam::default(),
        }
    }

    /// Returns class and strength of the cards: of the normal game as long as none is named.
    #[must_use]
    pub fn order(&self) -> Order {
        let parts = self.parts(self.re);
        let unsaid = || unsaid_schweine(&parts).map_or(SchweineHolders::NONE, SchweineHolders::of);
        let schweine = if parts.schweine.is_none() { unsaid() } else { parts.schweine };
        Order::new(&self.rules, parts.contract, schweine.kind())
    }

    /// Returns what a seat holds. What it holds more than twice is not all there.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Hand {
        let with = |mut hand: Hand, &card: &Card| {
            if hand.count(card) < 2 {
                hand.add(card);
            }
            hand
        };
        self.hands[seat].iter().fold(Hand::EMPTY, with)
    }

    /// Returns the seat at turn; `None` if the leader is not entered, or if the trick is full.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        self.leader.filter(|_| self.trick.len() < 4).map(|leader| leader.plus(self.trick.len()))
    }

    /// Returns what the seat to play may play of the cards it is known to hold.
    #[must_use]
    pub fn legal(&self) -> CardSet {
        let Some(turn) = self.turn() else { return CardSet::EMPTY };
        let held: CardSet = self.hands[turn].iter().copied().collect();
        let following = self.trick.first().map_or(held, |&led| held & self.order().follow(led));
        if following.is_empty() { held } else { following }
    }

    /// Returns the greatest number of cards of a seat, those on the table included: the number of tricks left, as far
    /// as it is known.
    #[must_use]
    pub fn tricks_left(&self) -> usize {
        self.sizes().0.into_iter().max().unwrap_or_default()
    }

    /// Returns the seats that can be Re, as far as the cards tell. First stands what the queens of clubs say.
    #[must_use]
    pub fn possible_re(&self) -> Vec<SeatSet> {
        let pairs = Seat::ALL.into_iter().flat_map(|one| Seat::ALL.into_iter().map(move |other| (one, other)));
        let sets = pairs.filter(|(one, other)| one <= other).map(|(one, other)| SeatSet::of(&[one, other]));
        let tricks_left = self.has_even_hands().then(|| self.tricks_left());
        let fits = |re: &SeatSet| {
            let parts = self.parts(Some(*re));
            // Without a game it may be a solo, in which a queen can be with anybody.
            self.contract.is_none() || check_contract(&parts).is_ok() && check_queens(&parts, tricks_left).is_ok()
        };
        let queens: Vec<Seat> = self.placed(Card::CQ).collect();
        let is_alone = matches!(queens[..], [one, other] if one == other);
        let mut sets: Vec<SeatSet> = sets.filter(fits).collect();
        sets.sort_by_key(|re| {
            let outside = queens.iter().filter(|&&seat| !re.contains(seat)).count();
            (outside, (re.len() == 1) != is_alone)
        });
        sets
    }

    /// Returns the seats that are Re in any case, for they hold or have laid a queen of clubs and nothing else explains it.
    #[must_use]
    pub fn must_be_re(&self) -> SeatSet {
        let possible = self.possible_re();
        if self.contract.is_none() || possible.is_empty() {
            return SeatSet::EMPTY;
        }
        let certain = Seat::ALL.into_iter().filter(|&seat| possible.iter().all(|re| re.contains(seat)));
        certain.fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// Returns what has to be entered before this is a position.
    #[must_use]
    pub fn missing(&self) -> Vec<Missing> {
        let mut missing = Vec::new();
        missing.extend(self.contract.is_none().then_some(Missing::Game));
        missing.extend(self.re.is_none().then_some(Missing::Re));
        missing.extend(self.leader.is_none().then_some(Missing::Leader));
        let most = self.tricks_left();
        if most == 0 {
            missing.push(Missing::AllCards);
        }
        // Whose cards lie on the table is not known before the leader is.
        if self.leader.is_some() || self.trick.is_empty() {
            let fewer = self.sizes().0.into_iter().zip(Seat::ALL).filter(|&(size, _)| size < most);
            missing.extend(fewer.map(|(size, seat)| Missing::Cards { seat, n: most - size }));
        }
        missing
    }

    /// Returns everything that cannot be, whatever else is entered.
    #[must_use]
    pub fn problems(&self) -> Vec<PositionError> {
        let parts = self.parts(self.re);
        let mut found = copy_problems(&self.rules, &self.placed_cards().collect::<Vec<_>>());
        found.extend(self.size_problems());
        if let Some(contract) = self.contract {
            found.extend(check_contract(&parts).err().filter(|error| self.re.is_some() || !is_about_re(error)));
            // No seat is known to play alone before the members of Re are entered.
            let known = self.re.is_some() || contract.solo().is_none();
            found.extend(check_schweine(&parts).and_then(|()| check_open_schweine(&parts)).err().filter(|_| known));
            found.extend(check_following(&parts, &self.order()).err());
            found.extend(self.re.and_then(|_| check_queens(&parts, None).err()));
        }
        found.extend(self.won_problem());
        if found.is_empty() && self.missing().is_empty() {
            found.extend(Position::new(parts).err());
        }
        found
    }

    /// Returns the position, if nothing is missing and everything fits together.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        let is_whole = self.missing().is_empty() && self.problems().is_empty();
        is_whole.then(|| Position::new(self.parts(self.re)).ok()).flatten()
    }

    /// Returns the parts of a position with something in the place of what is not known: the normal game, and two sides of two.
    /// The trick is left out as long as its leader is not known.
    fn parts(&self, re: Option<SeatSet>) -> PositionParts {
        PositionParts {
            rules: self.rules.clone(),
            contract: self.contract.unwrap_or(Contract::Normal),
            schweine: self.schweine,
            parties: Parties { re: re.unwrap_or_else(|| SeatSet::of(&[Seat::N, Seat::S])) },
            hands: BySeat::from_fn(|seat| self.hand(seat)),
            leader: self.leader.unwrap_or(Seat::N),
            trick: if self.leader.is_some() { self.trick.clone() } else { Vec::new() },
            won: self.won,
            calls: self.calls,
        }
    }

    /// Returns every card with its place, hands first.
    fn placed_cards(&self) -> impl Iterator<Item = (Card, Place)> {
        let held = self.hands.iter().flat_map(|(seat, cards)| cards.iter().map(move |&card| (card, Place::Hand(seat))));
        let lying = self.trick.iter().enumerate().map(|(number, &card)| (card, Place::Trick(number)));
        held.chain(lying)
    }

    /// Returns whose each copy of a card is or was, as far as that is known.
    fn placed(&self, card: Card) -> impl Iterator<Item = Seat> {
        self.placed_cards().filter(move |&(other, _)| other == card).filter_map(|(_, place)| match place {
            Place::Hand(seat) => Some(seat),
            Place::Trick(number) => self.leader.map(|leader| leader.plus(number)),
        })
    }

    /// Returns what each seat holds together with what it has played to the trick.
    fn sizes(&self) -> BySeat<usize> {
        let has_played = |seat| self.leader.is_some_and(|leader| leader.steps_to(seat) < self.trick.len());
        BySeat::from_fn(|seat| self.hands[seat].len() + usize::from(has_played(seat)))
    }

    /// Returns whether all seats have the same number of cards to play, so that this may be all.
    fn has_even_hands(&self) -> bool {
        let sizes = self.sizes();
        (self.leader.is_some() || self.trick.is_empty()) && sizes.0.into_iter().all(|size| size == sizes.0[0])
    }

    fn size_problems(&self) -> Vec<PositionError> {
        let dealt = self.rules.n_tricks();
        let too_long = self.sizes().0.into_iter().zip(Seat::ALL).filter(|&(size, _)| dealt < size);
        let mut found: Vec<PositionError> = too_long
            .map(|(size, seat)| {
                let has = self.hands[seat].len();
                PositionError::HandSize { seat, has, expected: dealt - (size - has).min(dealt) }
            })
            .collect();
        if 4 <= self.trick.len() {
            found.push(PositionError::TrickComplete { len: self.trick.len() });
        }
        found
    }

    /// Returns what cannot have been won, whatever cards are still to be entered.
    fn won_problem(&self) -> Option<PositionError> {
        let won = self.won?;
        let too_much = |team: &Team| u16::from(won[*team].tricks) * MOST_AUGEN_OF_TRICK < won[*team].augen.0;
        if let Some(team) = Team::ALL.into_iter().find(too_much) {
            return Some(PositionError::WonImpossible { team, won: won[team] });
        }
        let sum = won.re.augen.0.saturating_add(won.kontra.augen.0);
        let left: Augen = self.placed_cards().map(|(card, _)| card.augen()).sum();
        if Augen::DECK.0 < sum.saturating_add(left.0) {
            return Some(PositionError::AugenSum { won: Augen(sum), left });
        }
        let (tricks, left) = (usize::from(won.re.tricks) + usize::from(won.kontra.tricks), self.tricks_left());
        let dealt = self.rules.n_tricks();
        (dealt < tricks + left).then_some(PositionError::TrickSum { won: tricks, left, dealt })
    }
}

const fn is_about_re(error: &PositionError) -> bool {
    matches!(error, PositionError::WrongParties { .. })
}

impl Missing {
    /// Returns its name for programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Re => "re",
            Self::Leader => "leader",
            Self::AllCards | Self::Cards { .. } => "cards",
        }
    }
}

impl Localized for Missing {
    fn message(&self) -> Message {
        match self {
            Self::Game => message!("draft-game"),
            Self::Re => message!("draft-re"),
            Self::Leader => message!("draft-leader"),
            Self::AllCards => message!("draft-all-cards"),
            Self::Cards { seat, n } => message!("draft-cards", seat, n),
        }
    }
}
