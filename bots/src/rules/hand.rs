//! The value of a hand in Points, in each game that could be played with it.
//!
//! Learned from self-play with calls; `hands.txt` is written by
//! `cargo run --release -p doko-lab -- train-hands`.

use crate::rules::feature::{Worth, names};
use crate::rules::grid::Grid;
use crate::rules::memory::Memory;
use crate::rules::null;
use crate::rules::sight::Sight;
use crate::rules::strength;
use game::rules::{CallValue, HochzeitCondition};
use game::{Card, Contract, Hand, Occasion, Order, Parties, Rules, Schweine, Seat, SeatSet, Solo, Team, Trick};
use std::sync::LazyLock;

/// The possible games of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Prospect {
    /// No Vorbehalt; with both queens of clubs it is a stilles Solo.
    Gesund,
    /// A Hochzeit under this condition.
    Hochzeit(HochzeitCondition),
    /// This solo.
    Solo(Solo),
    /// The trumps are offered, and a partner takes them or the cards are dealt again.
    Giver,
    /// This number of trumps is taken from a partner.
    Taker(usize),
}

impl Prospect {
    /// All prospects with weights of their own.
    pub const ALL: [Self; 15] = [
        Self::Gesund,
        Self::Hochzeit(HochzeitCondition::Any),
        Self::Hochzeit(HochzeitCondition::Fehl),
        Self::Hochzeit(HochzeitCondition::Trumpf),
        Self::Solo(Solo::Damen),
        Self::Solo(Solo::Buben),
        Self::Solo(Solo::Fleischlos),
        Self::Solo(Solo::Farbe(game::Suit::Clubs)),
        Self::Solo(Solo::Farbe(game::Suit::Spades)),
        Self::Solo(Solo::Farbe(game::Suit::Hearts)),
        Self::Solo(Solo::Farbe(game::Suit::Diamonds)),
        Self::Giver,
        Self::Taker(0),
        Self::Taker(1),
        Self::Taker(2),
    ];

    const fn contract(self) -> Contract {
        match self {
            Self::Gesund | Self::Hochzeit(_) | Self::Giver | Self::Taker(_) => Contract::Normal,
            Self::Solo(solo) => Contract::Solo(solo),
        }
    }

    /// Returns the number of the row of weights among those of a rule set.
    fn case(self, hand: Hand) -> usize {
        match self {
            Self::Gesund => hand.count(Card::CQ),
            Self::Hochzeit(condition) => 3 + like_condition(condition) as usize,
            Self::Solo(solo) => match like(solo) {
                Solo::Damen => 6,
                Solo::Buben => 7,
                Solo::Fleischlos => 8,
                _ => 9,
            },
            Self::Giver => 10,
            Self::Taker(trumps) => 11 + trumps.min(3),
        }
    }
}

/// Returns the usual condition that is judged with the same weights.
const fn like_condition(condition: HochzeitCondition) -> HochzeitCondition {
    match condition {
        HochzeitCondition::Clubs
        | HochzeitCondition::Spades
        | HochzeitCondition::Hearts
        | HochzeitCondition::SecondFehl => HochzeitCondition::Fehl,
        HochzeitCondition::Any | HochzeitCondition::Fehl | HochzeitCondition::Trumpf => condition,
    }
}

/// Returns the usual solo that is evaluated with the same weights: one with the same number of trumps, or else one with
/// more, so that no hand is overrated.
pub(crate) const fn like(solo: Solo) -> Solo {
    match solo {
        Solo::Koenige | Solo::Asse | Solo::Zehnen | Solo::Neunen => Solo::Buben,
        Solo::DamenBuben | Solo::KoenigeDamen | Solo::KoenigeBuben | Solo::Koehler => Solo::Farbe(game::Suit::Diamonds),
        // It has a rule of its own, see [`null`](crate::rules::null).
        Solo::Null => Solo::Fleischlos,
        Solo::Damen | Solo::Buben | Solo::Fleischlos | Solo::Farbe(_) => solo,
    }
}

const CASES: [&str; 15] = [
    "kontra",
    "re",
    "stilles-solo",
    "hochzeit-any",
    "hochzeit-fehl",
    "hochzeit-trumpf",
    "damen",
    "buben",
    "fleischlos",
    "farbe",
    "giver",
    "taker-0",
    "taker-1",
    "taker-2",
    "taker-3",
];

/// The groups of rule sets with common numbers: 48 cards, 40 cards, 40 cards and calls that double.
const FAMILIES: [&str; 3] = ["48", "40", "40-double"];

fn family(rules: &Rules) -> usize {
    match (rules.deck.nines, rules.score.call_value) {
        (true, _) => 0,
        (false, CallValue::Add(_)) => 1,
        (false, CallValue::Times(_)) => 2,
    }
}

/// Values of hands.
#[derive(Clone, Debug, PartialEq)]
pub struct Hands {
    worth: Vec<Vec<f32>>,
    /// Least advantage of a solo over gesund, by family, then by solo.
    margins: Vec<Vec<f32>>,
}

impl Hands {
    /// Returns values with which every hand is gesund.
    #[must_use]
    pub fn none() -> Self {
        Self {
            worth: vec![vec![0.0; strength::WIDTH]; FAMILIES.len() * CASES.len()],
            margins: vec![vec![99.0; Solo::USUAL.len()]; FAMILIES.len()],
        }
    }

    /// Returns what was learned.
    #[must_use]
    pub fn learned() -> &'static Self {
        static LEARNED: LazyLock<Hands> = LazyLock::new(|| Hands::read(include_str!("hands.txt")));
        &LEARNED
    }

    /// Returns the weights of a hand's features, by column, to change them.
    pub fn worth_mut(&mut self) -> &mut [Vec<f32>] {
        &mut self.worth
    }

    /// Returns by how much each solo has to be worth more than being gesund, by family, to change it.
    pub fn margins_mut(&mut self) -> &mut [Vec<f32>] {
        &mut self.margins
    }

    /// Returns by how much this solo has to be worth more than being gesund.
    #[must_use]
    pub fn margin(&self, rules: &Rules, solo: Solo) -> f32 {
        let like = like(solo);
        let at = Solo::USUAL.into_iter().position(|other| other == like).unwrap_or(0);
        self.margins[family(rules)][at]
    }

    /// Returns the number of the family of a rule set, from 0.
    #[must_use]
    pub fn family(rules: &Rules) -> usize {
        family(rules)
    }

    /// Writes both tables.
    #[must_use]
    pub fn write(&self) -> String {
        let [worth, margins] = Self::grids();
        worth.write(1000.0, &self.worth) + &margins.write(100.0, &self.margins)
    }

    /// Reads both tables.
    ///
    /// # Panics
    /// Panics if the text is not such tables; they are part of the program.
    #[must_use]
    pub fn read(text: &str) -> Self {
        if text.is_empty() {
            return Self::none();
        }
        let [worth, margins] = Self::grids();
        let mut lines = text.lines();
        Self { worth: worth.read(1000.0, &mut lines), margins: margins.read(100.0, &mut lines) }
    }

    fn grids() -> [Grid; 2] {
        let columns = FAMILIES.iter().flat_map(|family| CASES.iter().map(move |case| format!("{family}/{case}")));
        [
            Grid { name: "worth", rows: names(strength::BLOCKS), columns: columns.collect() },
            Grid {
                name: "margins",
                rows: Solo::USUAL.iter().map(|solo| solo.name().to_owned()).collect(),
                columns: FAMILIES.iter().map(|&family| family.to_owned()).collect(),
            },
        ]
    }

    /// Returns the Points that a hand can expect; `leader` leads to the first trick.
    #[must_use]
    pub fn expected(&self, rules: &Rules, prospect: Prospect, seat: Seat, hand: Hand, leader: Seat) -> f32 {
        let order = Order::new(rules, prospect.contract(), Schweine::None);
        self.expected_in((rules, &order), prospect, (seat, hand), leader)
    }

    fn expected_in(
        &self,
        (rules, order): (&Rules, &Order),
        prospect: Prospect,
        (seat, hand): (Seat, Hand),
        leader: Seat,
    ) -> f32 {
        if prospect == Prospect::Solo(Solo::Null) {
            return null::expected(rules, hand);
        }
        let mut worth = Worth { weights: &self.worth[column(rules, prospect, hand)], sum: 0.0 };
        let look = |sight: &Sight<'_>, team| strength::features(sight, team, &mut worth);
        with_sight((rules, order), prospect, (seat, hand), leader, look);
        worth.sum
    }

    /// Returns how many Points the best of these games is worth more than it has to be to be said instead of gesund.
    #[must_use]
    pub(crate) fn surplus(&self, rules: &Rules, games: &Games, (seat, hand): (Seat, Hand), leader: Seat) -> f32 {
        let expected = |game: &Prospected| self.expected_in((rules, &game.1), game.0, (seat, hand), leader);
        let gesund = expected(&games.gesund);
        let has_both = hand.count(Card::CQ) == 2;
        let hochzeiten = games.hochzeiten.iter().filter(|_| has_both).map(|game| expected(game) - gesund);
        let soli = games.soli.iter().map(|(solo, game)| expected(game) - gesund - self.margin(rules, *solo));
        hochzeiten.chain(soli).fold(f32::NEG_INFINITY, f32::max)
    }

    /// Returns how many Points this solo is worth more than it has to be to be said instead of anything else; instead of another
    /// solo, if one was to be played anyway.
    #[must_use]
    pub(crate) fn solo_surplus(
        &self,
        rules: &Rules,
        games: &Games,
        (seat, hand): (Seat, Hand),
        (solo, occasion, leader): (Solo, Occasion, Seat),
    ) -> f32 {
        let expected = |game: &Prospected| self.expected_in((rules, &game.1), game.0, (seat, hand), leader);
        let soli = games.soli.iter().map(|(solo, game)| (*solo, expected(game) - self.margin(rules, *solo)));
        let (own, others): (Vec<_>, Vec<_>) = soli.partition(|&(other, _)| other == solo);
        let hochzeiten = games.hochzeiten.iter().filter(|_| hand.count(Card::CQ) == 2);
        let no_soli = hochzeiten.chain([&games.gesund]).filter(|_| occasion == Occasion::Voluntary).map(expected);
        let worth = own.first().map_or(0.0, |&(_, worth)| worth);
        let other = others.into_iter().map(|(_, worth)| worth).chain(no_soli).fold(f32::NEG_INFINITY, f32::max);
        if other == f32::NEG_INFINITY { 0.0 } else { worth - other }
    }
}

/// A game with its order of cards.
type Prospected = (Prospect, Order);

/// The games between which a player chooses in the round of Vorbehalte, each with its order of cards.
#[derive(Clone, Debug)]
pub(crate) struct Games {
    gesund: Prospected,
    hochzeiten: Vec<Prospected>,
    soli: Vec<(Solo, Prospected)>,
}

impl Games {
    /// Returns all games of a rule set.
    pub(crate) fn all(rules: &Rules) -> Self {
        let game = |prospect: Prospect| (prospect, Order::new(rules, prospect.contract(), Schweine::None));
        let soli = rules.soli.named.iter().map(|&solo| (solo, game(Prospect::Solo(solo))));
        let hochzeiten = rules.hochzeit.conditions.iter().map(|&condition| game(Prospect::Hochzeit(condition)));
        Self { gesund: game(Prospect::Gesund), hochzeiten: hochzeiten.collect(), soli: soli.collect() }
    }
}

/// Returns the column of a hand's worth.
fn column(rules: &Rules, prospect: Prospect, hand: Hand) -> usize {
    family(rules) * CASES.len() + prospect.case(hand)
}

/// Returns the features of a hand before the first card, and the column of their weights.
#[must_use]
pub fn hand_features(
    rules: &Rules,
    prospect: Prospect,
    seat: Seat,
    hand: Hand,
    leader: Seat,
) -> (usize, Vec<(usize, f32)>) {
    let mut features = Vec::new();
    let order = Order::new(rules, prospect.contract(), Schweine::None);
    let look = |sight: &Sight<'_>, team| strength::features(sight, team, &mut features);
    with_sight((rules, &order), prospect, (seat, hand), leader, look);
    (column(rules, prospect, hand), features)
}

/// Calls `look` with the sight of a hand as if the game were about to begin.
fn with_sight(
    (rules, order): (&Rules, &Order),
    prospect: Prospect,
    (seat, hand): (Seat, Hand),
    leader: Seat,
    look: impl FnOnce(&Sight<'_>, Team),
) {
    let alone = matches!(prospect, Prospect::Solo(_)).then_some(Parties { re: SeatSet::only(seat) });
    let memory = Memory::new(alone, None);
    let trick = Trick::led_by(leader);
    let team = if alone.is_some() || hand.contains(Card::CQ) { Team::Re } else { Team::Kontra };
    look(&Sight::new((rules, order), &memory, &trick, (seat, hand)), team);
}
