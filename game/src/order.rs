//! The class and the strength of every card in the game that is played.
//!
//! Soli, the short deck, Schweine and the second ten of hearts are nothing but other tables. Only the [`Order`] decides
//! which card follows or beats another, never the contract or the rules.

use crate::card::{Card, Rank, Suit};
use crate::contract::{Contract, Schweine, Solo};
use crate::hand::Hand;
use crate::rules::{Copies, HeartTenInLastTrick, HeartTenWithSchweine, Rules, SchweineSuit, SecondHeartTen};
use crate::set::CardSet;
use smallvec::SmallVec;

/// The suit that counts for following.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// Trump.
    Trump,
    /// The plain cards of a suit.
    Fehl(Suit),
}

impl Class {
    /// Trump, then the Fehl suits Kreuz, Pik, Herz, Karo.
    pub const ALL: [Self; 5] = [
        Self::Trump,
        Self::Fehl(Suit::Clubs),
        Self::Fehl(Suit::Spades),
        Self::Fehl(Suit::Hearts),
        Self::Fehl(Suit::Diamonds),
    ];

    /// Returns the place in [`ALL`](Self::ALL).
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Trump => 0,
            Self::Fehl(suit) => 1 + suit as usize,
        }
    }

    /// Returns the letter of the notation: `T` for trump, otherwise the suit.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Trump => 'T',
            Self::Fehl(suit) => suit.letter(),
        }
    }
}

/// Class and strength of every card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// All kinds of the deck: trumps first, then Kreuz, Pik, Herz, Karo, each from the highest to the lowest.
    sorted: [Card; Card::COUNT],
    n_kinds: usize,
    class: [Class; Card::COUNT],
    members: [CardSet; 5],
    follow: [CardSet; Card::COUNT],
    beaten_by: [CardSet; Card::COUNT],
    /// The cards of whose copies another wins the last trick than the tricks before.
    turned: CardSet,
    solo: Option<Solo>,
}

/// The trumps of a normal game above the aces, highest first (DDV A.2, BSV 2.3.4).
const TRUMP_HEAD: [Card; 9] =
    [Card::HT, Card::CQ, Card::SQ, Card::HQ, Card::DQ, Card::CJ, Card::SJ, Card::HJ, Card::DJ];

impl Order {
    /// Returns the order of the cards in this game.
    #[must_use]
    pub fn new(rules: &Rules, contract: Contract, schweine: Schweine) -> Self {
        let trumps = trumps(rules, contract, schweine);
        let deck = rules.kinds();
        let mut order = Self {
            sorted: [Card::CA; Card::COUNT],
            n_kinds: 0,
            class: [Class::Trump; Card::COUNT],
            members: [CardSet::EMPTY; 5],
            follow: [CardSet::EMPTY; Card::COUNT],
            beaten_by: [CardSet::EMPTY; Card::COUNT],
            turned: CardSet::EMPTY,
            solo: contract.solo(),
        };
        let all_trumps: CardSet = trumps.iter().copied().collect();
        for class in Class::ALL {
            match class {
                Class::Trump => order.append_class(class, trumps.iter().copied().filter(|&card| deck.contains(card))),
                Class::Fehl(suit) => {
                    let cards = Rank::ALL.into_iter().map(|rank| Card::new(suit, rank));
                    order.append_class(class, cards.filter(|&card| deck.contains(card) && !all_trumps.contains(card)));
                }
            }
        }
        order.fill_beaten_by(rules, contract.solo(), schweine);
        order
    }

    /// Returns the trumps in this game, for who needs no order.
    #[must_use]
    pub fn trumps_in(rules: &Rules, contract: Contract, schweine: Schweine) -> CardSet {
        trumps(rules, contract, schweine).into_iter().collect::<CardSet>() & rules.kinds()
    }

    /// Returns the solo that was named, if the order is that of one.
    #[must_use]
    pub const fn solo(&self) -> Option<Solo> {
        self.solo
    }

    fn append_class(&mut self, class: Class, high_to_low: impl Iterator<Item = Card>) {
        let start = self.n_kinds;
        for card in high_to_low {
            self.sorted[self.n_kinds] = card;
            self.n_kinds += 1;
            self.class[card.index()] = class;
        }
        let members: CardSet = self.sorted[start..self.n_kinds].iter().copied().collect();
        self.members[class.index()] = members;
        for card in members {
            self.follow[card.index()] = members;
        }
    }

    /// Rule DDV A.4.4: a higher card of the same class, or a trump on a Fehl card; of two equal cards the first.
    fn fill_beaten_by(&mut self, rules: &Rules, solo: Option<Solo>, schweine: Schweine) {
        for i in 0..self.n_kinds {
            let card = self.sorted[i];
            let class = self.class_of(card);
            let higher: CardSet =
                self.sorted[..i].iter().copied().filter(|&other| self.class_of(other) == class).collect();
            let mut beaten_by = match class {
                Class::Trump => higher,
                Class::Fehl(_) => higher | self.trumps(),
            };
            // Rule BSV 5.3: the second ten of hearts takes the trick from the first.
            let copies = copies(rules, card, class, solo, schweine);
            if matches!(copies, Copies::SecondWins | Copies::SecondWinsButInTheLastTrick) {
                beaten_by = beaten_by.with(card);
            }
            if matches!(copies, Copies::FirstWinsButInTheLastTrick | Copies::SecondWinsButInTheLastTrick) {
                self.turned = self.turned.with(card);
            }
            self.beaten_by[card.index()] = beaten_by;
        }
    }

    /// Returns the suit for following that the card belongs to.
    #[must_use]
    pub const fn class_of(&self, card: Card) -> Class {
        self.class[card.index()]
    }

    /// Returns the cards of a class; no card for a Fehl suit that is trump.
    #[must_use]
    pub const fn members(&self, class: Class) -> CardSet {
        self.members[class.index()]
    }

    /// Returns the trumps.
    #[must_use]
    pub const fn trumps(&self) -> CardSet {
        self.members[0]
    }

    /// Returns all cards that follow the led card, itself included.
    #[must_use]
    pub const fn follow(&self, led: Card) -> CardSet {
        self.follow[led.index()]
    }

    /// Returns the cards that take the trick from this card when played after it, unless it is the last one. The card itself
    /// is one of them where the second copy wins.
    #[must_use]
    pub const fn beaten_by(&self, card: Card) -> CardSet {
        self.beaten_by[card.index()]
    }

    /// Returns whether `new`, played later, takes the trick from `best`, unless it is the last one.
    #[must_use]
    pub const fn beats(&self, new: Card, best: Card) -> bool {
        self.beaten_by(best).contains(new)
    }

    /// Returns whether `new`, played later, takes the last trick from `best`.
    #[must_use]
    pub const fn beats_in_last_trick(&self, new: Card, best: Card) -> bool {
        let is_turned = new.index() == best.index() && self.turned.contains(new);
        self.beats(new, best) != is_turned
    }

    /// Returns the cards of whose two copies another wins the last trick than the tricks before.
    #[must_use]
    pub const fn turned_in_last_trick(&self) -> CardSet {
        self.turned
    }

    /// Returns the kinds of the deck: trumps, then Kreuz, Pik, Herz, Karo, each from the highest to the lowest.
    #[must_use]
    pub fn sorted(&self) -> &[Card] {
        &self.sorted[..self.n_kinds]
    }

    /// Returns the cards of a hand in the order in which they are shown, that of [`sorted`](Self::sorted).
    pub fn arranged(&self, hand: Hand) -> impl Iterator<Item = Card> {
        self.sorted().iter().flat_map(move |&card| std::iter::repeat_n(card, hand.count(card)))
    }

    /// Returns the cards of a class from the highest to the lowest.
    pub fn high_to_low(&self, class: Class) -> impl Iterator<Item = Card> {
        let members = self.members(class);
        self.sorted().iter().copied().filter(move |&card| members.contains(card))
    }

    /// Returns the highest card of `class` in `set`, or `None` if the set has no card of the class.
    #[must_use]
    pub fn highest(&self, class: Class, set: CardSet) -> Option<Card> {
        self.high_to_low(class).find(|&card| set.contains(card))
    }
}

/// Cards from the highest to the lowest.
type HighToLow = SmallVec<[Card; Card::COUNT]>;

/// Returns the trumps of a game from the highest to the lowest, nines included.
fn trumps(rules: &Rules, contract: Contract, schweine: Schweine) -> HighToLow {
    let of_ranks = |ranks: &[Rank]| -> HighToLow {
        ranks.iter().flat_map(|&rank| Suit::ALL.map(|suit| Card::new(suit, rank))).collect()
    };
    let trump_suit = match contract.solo() {
        None => Suit::Diamonds,
        Some(Solo::Farbe(suit)) => suit,
        Some(Solo::Damen) => return of_ranks(&[Rank::Queen]),
        Some(Solo::Buben) => return of_ranks(&[Rank::Jack]),
        Some(Solo::Fleischlos | Solo::Null) => return HighToLow::new(),
        Some(Solo::Koenige) => return of_ranks(&[Rank::King]),
        Some(Solo::DamenBuben) => return of_ranks(&[Rank::Queen, Rank::Jack]),
        Some(Solo::KoenigeDamen) => return of_ranks(&[Rank::King, Rank::Queen]),
        Some(Solo::KoenigeBuben) => return of_ranks(&[Rank::King, Rank::Jack]),
        Some(Solo::Koehler) => return of_ranks(&[Rank::King, Rank::Queen, Rank::Jack]),
        Some(Solo::Asse) => return of_ranks(&[Rank::Ace]),
        Some(Solo::Zehnen) => return of_ranks(&[Rank::Ten]),
        Some(Solo::Neunen) => return of_ranks(&[Rank::Nine]),
    };
    let mut trumps = HighToLow::from_slice(&TRUMP_HEAD);
    if !rules.deck.heart_ten_trump {
        trumps.retain(|&mut card| card != Card::HT);
    }
    for rank in [Rank::Ace, Rank::Ten, Rank::King, Rank::Nine] {
        let card = Card::new(trump_suit, rank);
        if !trumps.contains(&card) {
            trumps.push(card);
        }
    }
    // Rule Recklinghausen, Schweine: both aces of diamonds stand above the ten of hearts, and higher Schweine above them.
    let can_be_schweine = trump_suit == Suit::Diamonds || rules.schweine.suit == SchweineSuit::TrumpSuit;
    if can_be_schweine {
        let higher = rules.schweine.above.iter().map(|higher| higher.rank());
        for rank in std::iter::once(Rank::Ace).chain(higher).take(schweine.ranks()) {
            let schwein = Card::new(trump_suit, rank);
            trumps.retain(|&mut card| card != schwein);
            trumps.insert(0, schwein);
        }
    }
    trumps
}

/// Returns the trumps of the normal game without Schweine, which are those of a Trumpfabgabe.
#[must_use]
pub fn normal_trumps(rules: &Rules) -> CardSet {
    Order::trumps_in(rules, Contract::Normal, Schweine::None)
}

/// Returns which of two copies of this card wins in a game in which it is of this class; only ever is it not the first of the ten of hearts.
fn copies(rules: &Rules, card: Card, class: Class, solo: Option<Solo>, schweine: Schweine) -> Copies {
    let first_wins = rules.schweine.heart_ten == HeartTenWithSchweine::FirstWins;
    // Among other tens it is no Dulle.
    let is_dulle = class == Class::Trump && solo != Some(Solo::Zehnen);
    let has_own_rule = match rules.deck.second_heart_ten_wins {
        SecondHeartTen::Never | SecondHeartTen::WhenTrump => is_dulle,
        SecondHeartTen::NormalGame => is_dulle && solo.is_none(),
        SecondHeartTen::Always => true,
    };
    if card != Card::HT || !has_own_rule || schweine != Schweine::None && first_wins {
        return Copies::FirstWins;
    }
    match (rules.deck.second_heart_ten_wins, rules.deck.heart_ten_in_last_trick) {
        (SecondHeartTen::Never, HeartTenInLastTrick::Same) => Copies::FirstWins,
        (SecondHeartTen::Never, HeartTenInLastTrick::Reversed) => Copies::FirstWinsButInTheLastTrick,
        (_, HeartTenInLastTrick::Same) => Copies::SecondWins,
        (_, HeartTenInLastTrick::Reversed) => Copies::SecondWinsButInTheLastTrick,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{HeartTenInLastTrick, HigherSchwein, SecondHeartTen};

    fn order(rules: &Rules, contract: Contract) -> Order {
        Order::new(rules, contract, Schweine::None)
    }

    #[test]
    fn a_trump_is_not_of_its_printed_suit() {
        let normal = order(&Rules::DDV, Contract::Normal);
        assert_eq!(normal.class_of(Card::CQ), Class::Trump);
        assert_eq!(normal.class_of(Card::HT), Class::Trump);
        assert_eq!(normal.follow(Card::HA), CardSet::of(&[Card::HA, Card::HK, Card::H9]));
        let damen = order(&Rules::DDV, Contract::Solo(Solo::Damen));
        assert_eq!(damen.class_of(Card::HT), Class::Fehl(Suit::Hearts));
        assert_eq!(damen.highest(Class::Fehl(Suit::Hearts), CardSet::of(&[Card::HJ, Card::HK])), Some(Card::HK));
    }

    #[test]
    fn the_second_ten_of_hearts_wins_only_in_bsv_and_only_as_trump() {
        assert!(!order(&Rules::DDV, Contract::Normal).beats(Card::HT, Card::HT));
        assert!(order(&Rules::BSV, Contract::Normal).beats(Card::HT, Card::HT));
        assert!(!order(&Rules::BSV, Contract::Normal).beats(Card::CQ, Card::CQ));
        assert!(!order(&Rules::BSV, Contract::Solo(Solo::Fleischlos)).beats(Card::HT, Card::HT));
    }

    #[test]
    fn in_the_last_trick_the_other_ten_of_hearts_wins_where_it_is_so_agreed() {
        let rules = |second_heart_ten_wins| {
            Rules::DDV.with(|rules| {
                rules.deck.second_heart_ten_wins = second_heart_ten_wins;
                rules.deck.heart_ten_in_last_trick = HeartTenInLastTrick::Reversed;
            })
        };
        let fleischlos = Contract::Solo(Solo::Fleischlos);
        let herz = Contract::Solo(Solo::Farbe(Suit::Hearts));
        for (second, contract, before, last) in [
            (SecondHeartTen::Never, Contract::Normal, false, true),
            (SecondHeartTen::WhenTrump, Contract::Normal, true, false),
            (SecondHeartTen::WhenTrump, herz, true, false),
            (SecondHeartTen::NormalGame, herz, false, false),
            (SecondHeartTen::WhenTrump, fleischlos, false, false),
            (SecondHeartTen::Always, fleischlos, true, false),
        ] {
            let order = order(&rules(second), contract);
            assert_eq!(order.beats(Card::HT, Card::HT), before, "{second:?} {contract}");
            assert_eq!(order.beats_in_last_trick(Card::HT, Card::HT), last, "{second:?} {contract}");
            assert!(!order.beats_in_last_trick(Card::CQ, Card::CQ));
        }
    }

    #[test]
    fn a_ten_of_hearts_that_is_no_trump_stands_between_ace_and_king() {
        let rules = Rules::DDV.with(|rules| rules.deck.heart_ten_trump = false);
        let normal = order(&rules, Contract::Normal);
        let hearts: Vec<Card> = normal.high_to_low(Class::Fehl(Suit::Hearts)).collect();
        assert_eq!(hearts, [Card::HA, Card::HT, Card::HK, Card::H9]);
        let herz = order(&rules, Contract::Solo(Solo::Farbe(Suit::Hearts)));
        assert_eq!(herz.sorted()[8..11], [Card::HA, Card::HT, Card::HK]);
    }

    #[test]
    fn where_aces_tens_or_nines_are_trump_the_rest_follows_in_its_usual_order() {
        for (solo, trumps, hearts) in [
            (Solo::Asse, Rank::Ace, [Card::HT, Card::HK, Card::HQ, Card::HJ, Card::H9]),
            (Solo::Zehnen, Rank::Ten, [Card::HA, Card::HK, Card::HQ, Card::HJ, Card::H9]),
            (Solo::Neunen, Rank::Nine, [Card::HA, Card::HT, Card::HK, Card::HQ, Card::HJ]),
        ] {
            let order = order(&Rules::DDV, Contract::Solo(solo));
            assert_eq!(order.sorted()[..4], Suit::ALL.map(|suit| Card::new(suit, trumps)), "{solo}");
            assert_eq!(order.high_to_low(Class::Fehl(Suit::Hearts)).collect::<Vec<_>>(), hearts, "{solo}");
        }
    }

    #[test]
    fn the_trumps_are_those_of_the_order() {
        for rules in Rules::ALL {
            for contract in [Contract::Normal, Contract::Solo(Solo::Damen), Contract::Solo(Solo::Fleischlos)] {
                let trumps = Order::trumps_in(&rules, contract, Schweine::None);
                assert_eq!(trumps, order(&rules, contract).trumps(), "{contract}");
            }
        }
    }

    #[test]
    fn schweine_head_the_trumps() {
        let order = Order::new(&Rules::RECKLINGHAUSEN, Contract::Normal, Schweine::Announced);
        assert_eq!(order.sorted()[..2], [Card::DA, Card::HT]);
        assert!(order.beats(Card::DA, Card::HT));
    }

    #[test]
    fn higher_schweine_stand_above_the_schweine() {
        let above = vec![HigherSchwein::Tens, HigherSchwein::Kings];
        let rules = Rules::RECKLINGHAUSEN.with(|rules| rules.schweine.above = above.into());
        let head = |schweine: Schweine| {
            let order = Order::new(&rules, Contract::Normal, schweine);
            assert_eq!(order.trumps().len(), Order::new(&rules, Contract::Normal, Schweine::None).trumps().len());
            order.sorted()[..4].to_vec()
        };
        assert_eq!(head(Schweine::None), [Card::HT, Card::CQ, Card::SQ, Card::HQ]);
        assert_eq!(head(Schweine::Announced), [Card::DA, Card::HT, Card::CQ, Card::SQ]);
        assert_eq!(head(Schweine::Super), [Card::DT, Card::DA, Card::HT, Card::CQ]);
        assert_eq!(head(Schweine::Hyper), [Card::DK, Card::DT, Card::DA, Card::HT]);
        let none_above = Order::new(&Rules::RECKLINGHAUSEN, Contract::Normal, Schweine::Hyper);
        assert_eq!(none_above.sorted()[..2], [Card::DA, Card::HT]);
    }
}
