//! A position with all cards open: what referees ask about and the solver solves.

mod draft;
mod error;
mod past;
mod print;

pub use draft::{Draft, Missing};
pub use error::{NoSchweine, OpenOrder, Place, PositionError};

use crate::card::Card;
use crate::cardplay::CardPlay;
use crate::contract::{Contract, Level, SchweineHolders, Solo};
use crate::deal::Deal;
use crate::hand::Hand;
use crate::order::Order;
use crate::rules::{HeartTenWithSchweine, Rules, SchweineRule};
use crate::seat::{BySeat, ByTeam, Parties, Seat, SeatSet};
use crate::trick::Trick;
use crate::won::Won;

/// The most Augen of a trick: four aces.
const MOST_AUGEN_OF_TRICK: u16 = 44;

/// The parts of a position, unchecked; [`Position::new`] checks that they fit together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionParts {
    /// The rule set.
    pub rules: Rules,
    /// The game that is played.
    pub contract: Contract,
    /// Seats that announced Schweine, if any.
    pub schweine: SchweineHolders,
    /// The sides.
    pub parties: Parties,
    /// Hand of each seat; cards on the table are in no hand.
    pub hands: BySeat<Hand>,
    /// Leader of the current trick.
    pub leader: Seat,
    /// The cards on the table, the led one first.
    pub trick: Vec<Card>,
    /// Earlier gains, if known.
    pub won: Option<ByTeam<Won>>,
    /// Level of each side.
    pub calls: ByTeam<Level>,
}

/// A checked position: cards of the deck, none more than twice, the same number of tricks left for all seats, a trick
/// in which all seats followed suit, sides that a deal of the rule set can have, possible tricks and Augen.
///
/// # Information
/// Shows all hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    parts: PositionParts,
    order: Order,
    cards: CardPlay,
}

impl Position {
    /// Returns the position made of these parts.
    ///
    /// # Errors
    /// Returns the first thing that does not fit together.
    pub fn new(parts: PositionParts) -> Result<Self, PositionError> {
        Self::with(parts, past::check_queens)
    }

    /// Returns the position made of these parts for a question that is about the two sides alone, such as whether a game is
    /// decided: whether the queens of clubs are with Re is not asked.
    ///
    /// # Errors
    /// Returns the first thing that does not fit together.
    pub fn of_sides(parts: PositionParts) -> Result<Self, PositionError> {
        Self::with(parts, |_, _| Ok(()))
    }

    fn with(
        mut parts: PositionParts,
        check_queens: fn(&PositionParts, Option<usize>) -> Result<(), PositionError>,
    ) -> Result<Self, PositionError> {
        past::check_contract(&parts)?;
        check_copies(&parts)?;
        check_sizes(&parts)?;
        if let (true, Some(holder)) = (parts.schweine.is_none(), unsaid_schweine(&parts)) {
            parts.schweine = SchweineHolders::of(holder);
        }
        parts.calls.re = parts.calls.re.max(parts.rules.called_with(parts.contract));
        check_schweine(&parts)?;
        check_open_schweine(&parts)?;
        let order = Order::new(&parts.rules, parts.contract, parts.schweine.kind());
        check_following(&parts, &order)?;
        let trick_of = if parts.sizes().0 == [1; 4] { Trick::last_of } else { Trick::of };
        let cards = CardPlay::with_trick(parts.hands, trick_of(&order, parts.leader, &parts.trick));
        check_queens(&parts, Some(cards.tricks_left()))?;
        past::check_won(&parts, cards.tricks_left())?;
        Ok(Self { parts, order, cards })
    }

    /// Returns the parts the position was made of.
    #[must_use]
    pub const fn parts(&self) -> &PositionParts {
        &self.parts
    }

    /// Returns the rule set.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.parts.rules
    }

    /// Returns class and strength of the cards.
    #[must_use]
    pub const fn order(&self) -> &Order {
        &self.order
    }

    /// Returns who plays with whom.
    #[must_use]
    pub const fn parties(&self) -> Parties {
        self.parts.parties
    }

    /// Returns who holds what and what lies.
    #[must_use]
    pub const fn cards(&self) -> &CardPlay {
        &self.cards
    }

    /// Returns what each side has won before the running trick, if it is known: before the first trick that is nothing, said
    /// or not.
    #[must_use]
    pub fn won(&self) -> Option<ByTeam<Won>> {
        let is_first_trick = self.cards.tricks_left() == self.rules().n_tricks();
        self.parts.won.or_else(|| is_first_trick.then(ByTeam::default))
    }

    /// Returns the position after the seat to play has played this card, or `None` if that is not legal.
    ///
    /// What a completed trick brings is added to what was [`won`](Self::won) if that is known.
    #[must_use]
    pub fn after(&self, card: Card) -> Option<Self> {
        if !self.cards.legal(&self.order).contains(card) {
            return None;
        }
        let mut next = self.clone();
        let complete = next.cards.play(&next.order, card);
        if let (Some(trick), Some(mut won)) = (complete, self.won()) {
            let winner = trick.owner().expect("a complete trick has an owner");
            won[next.parts.parties.team_of(winner)].add(&trick);
            next.parts.won = Some(won);
        }
        next.parts.hands = *next.cards.hands();
        next.parts.leader = next.cards.trick().leader();
        next.parts.trick = next.cards.trick().cards().to_vec();
        Some(next)
    }
}

impl PositionParts {
    /// Returns a deal before the first card: this solo, or the normal game, in which the holders of the queens of clubs are Re.
    #[must_use]
    pub fn of_deal(rules: &Rules, deal: &Deal, solo: Option<(Seat, Solo)>) -> Self {
        let holds = |seat: &Seat| deal.hands()[*seat].contains(Card::CQ);
        let (contract, re) = match solo {
            Some((soloist, solo)) => (Contract::Solo(solo), SeatSet::only(soloist)),
            None => (Contract::Normal, Seat::ALL.into_iter().filter(holds).collect()),
        };
        Self {
            rules: rules.clone(),
            contract,
            schweine: SchweineHolders::NONE,
            parties: Parties { re },
            hands: *deal.hands(),
            leader: deal.first(),
            trick: Vec::new(),
            won: None,
            calls: ByTeam::default(),
        }
    }

    /// Returns every card with its place, hands first.
    fn placed_cards(&self) -> impl Iterator<Item = (Card, Place)> {
        let held = self.hands.iter().flat_map(|(seat, hand)| hand.cards().map(move |card| (card, Place::Hand(seat))));
        let lying = self.trick.iter().enumerate().map(|(number, &card)| (card, Place::Trick(number)));
        held.chain(lying)
    }

    /// Returns whose card is or was in this place.
    fn seat_of(&self, place: Place) -> Seat {
        match place {
            Place::Hand(seat) => seat,
            Place::Trick(number) => self.leader.plus(number),
        }
    }

    /// Returns what each seat holds together with what it has played to the trick.
    fn sizes(&self) -> BySeat<usize> {
        BySeat::from_fn(|seat| self.hands[seat].len() + usize::from(self.leader.steps_to(seat) < self.trick.len()))
    }
}

fn check_copies(parts: &PositionParts) -> Result<(), PositionError> {
    copy_problems(&parts.rules, &parts.placed_cards().collect::<Vec<_>>()).into_iter().next().map_or(Ok(()), Err)
}

/// Returns every card that is not of the deck, and every kind that is there more than twice.
fn copy_problems(rules: &Rules, placed: &[(Card, Place)]) -> Vec<PositionError> {
    let deck = rules.kinds();
    let not_in_deck = placed.iter().filter(|&&(card, _)| !deck.contains(card));
    let mut found: Vec<PositionError> =
        not_in_deck.map(|&(card, place)| PositionError::NotInDeck { card, place }).collect();
    for card in deck {
        let of_kind = placed.iter().filter(|&&(other, _)| other == card);
        let places: Vec<Place> = of_kind.map(|&(_, place)| place).collect();
        if 2 < places.len() {
            found.push(PositionError::TooManyCopies { card, places });
        }
    }
    found
}

fn check_sizes(parts: &PositionParts) -> Result<(), PositionError> {
    if 4 <= parts.trick.len() {
        return Err(PositionError::TrickComplete { len: parts.trick.len() });
    }
    let sizes = parts.sizes();
    // With one odd hand the other three agree on the right size; otherwise the largest hand is as good a guess as any.
    let agreed = sizes.0.into_iter().max_by_key(|&size| (sizes.0.into_iter().filter(|&s| s == size).count(), size));
    let expected = agreed.expect("there are four seats");
    for (seat, &has) in sizes.iter() {
        if has != expected {
            let played = has - parts.hands[seat].len();
            return Err(PositionError::HandSize { seat, has: has - played, expected: expected.saturating_sub(played) });
        }
    }
    if expected == 0 {
        return Err(PositionError::NoCards);
    }
    let dealt = parts.rules.n_tricks();
    if dealt < expected {
        return Err(PositionError::TooManyCards { seat: Seat::N, has: expected, dealt });
    }
    Ok(())
}

/// Returns who has Schweine without a word, where both aces of diamonds in one hand always are some.
fn unsaid_schweine(parts: &PositionParts) -> Option<Seat> {
    let schwein = parts.rules.schwein(parts.contract)?;
    let holder = holder_of_both(parts, schwein)?;
    let exist = parts.rules.schweine_exist(parts.contract, parts.parties.soloist(), holder);
    (exist && parts.rules.schweine.when == SchweineRule::FirstPlayed).then_some(holder)
}

fn check_schweine(parts: &PositionParts) -> Result<(), PositionError> {
    let (rules, holders, contract) = (&parts.rules, parts.schweine, parts.contract);
    let game = (contract, parts.parties.soloist());
    for (rank, announcer) in holders.iter() {
        let none = |reason| Err(PositionError::NoSchweine { rank, reason });
        if !rules.has_schweine() || 0 < rank && rules.schweine.above.len() < rank {
            return none(NoSchweine::Rules);
        }
        let Some(schwein) = rules.schwein_of(contract, rank) else { return none(NoSchweine::Contract) };
        if !rules.schweine_exist(game.0, game.1, announcer) {
            return none(NoSchweine::Contract);
        }
        if holders.kind().ranks() <= rank {
            return none(NoSchweine::WithoutLower);
        }
        if !rules.can_have_schweine(game, &holders, (rank, announcer)) {
            return none(NoSchweine::Hand(announcer));
        }
        for (card, place) in parts.placed_cards() {
            let seat = parts.seat_of(place);
            if card == schwein && seat != announcer {
                return none(NoSchweine::HeldBy { seat, card });
            }
        }
    }
    Ok(())
}

/// Three rules leave the order of the cards open until they are settled: a hand may keep its Schweine to itself, the
/// second of two aces becomes one once the first has won its trick, or Schweine shown late turn the tens of hearts.
fn check_open_schweine(parts: &PositionParts) -> Result<(), PositionError> {
    let Some(card) = parts.rules.schwein(parts.contract) else { return Ok(()) };
    let turns_tens = parts.rules.schweine.heart_ten == HeartTenWithSchweine::FirstWins;
    let in_hand = || Seat::ALL.into_iter().find(|&seat| parts.hands[seat].count(card) == 2);
    let (seat, change) = match parts.rules.schweine.when {
        SchweineRule::AfterTrick => (holder_of_both(parts, card), OpenOrder::SecondAce),
        // A holder who has announced them can keep them no more.
        SchweineRule::Optional if parts.schweine.is_none() => (in_hand(), OpenOrder::Showing),
        // Until the first is played the tens of hearts rank as if there were none.
        SchweineRule::FirstPlayed if turns_tens => (in_hand(), OpenOrder::HeartTens),
        _ => return Ok(()),
    };
    let Some(seat) = seat else { return Ok(()) };
    let exist = parts.rules.schweine_exist(parts.contract, parts.parties.soloist(), seat);
    let is_open = exist || !parts.schweine.is_none();
    if is_open { Err(PositionError::OpenSchweine { seat, card, change }) } else { Ok(()) }
}

/// Returns who holds both copies of a card, or has one of them in the trick.
fn holder_of_both(parts: &PositionParts, card: Card) -> Option<Seat> {
    let n_of = |seat: Seat| {
        parts.placed_cards().filter(|&(other, place)| other == card && parts.seat_of(place) == seat).count()
    };
    Seat::ALL.into_iter().find(|&seat| n_of(seat) == 2)
}

/// Rule DDV A.4.3: a holder of a card of the led class must play one.
fn check_following(parts: &PositionParts, order: &Order) -> Result<(), PositionError> {
    let Some(&led) = parts.trick.first() else { return Ok(()) };
    for (seat, &played) in parts.leader.clockwise().zip(&parts.trick).skip(1) {
        let must = parts.hands[seat].kinds() & order.follow(led);
        if let (false, Some(held)) = (order.follow(led).contains(played), must.first()) {
            return Err(PositionError::Revoke { seat, played, held });
        }
    }
    Ok(())
}
