//! What rule sets settle differently about what is said before the first card.

use crate::contract::Contract;
use crate::seat::Seat;

/// Whether the aces of diamonds are counted where a hand has few trumps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FuchsCount {
    /// As every other trump.
    Counted,
    /// A single one is not counted, both together are.
    SingleFree,
    /// They are never counted.
    Free,
}

impl FuchsCount {
    /// Returns how many of these trumps count, of which so many are aces of diamonds.
    #[must_use]
    pub const fn counted(self, trumps: u8, aces_of_diamonds: u8) -> u8 {
        match self {
            Self::SingleFree if aces_of_diamonds == 1 => trumps.saturating_sub(1),
            Self::Counted | Self::SingleFree => trumps,
            Self::Free => trumps.saturating_sub(aces_of_diamonds),
        }
    }
}

/// Which cards the giver of a Trumpfabgabe hands over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GivenCards {
    /// His trumps.
    Trumps,
    /// His trumps, and if these are fewer than three, as many Fehl cards of his choice as make three.
    AtLeastThree,
    /// His trumps, and if he has none, three Fehl cards of his choice.
    ThreeWithoutTrump,
}

impl GivenCards {
    /// Returns how many cards a giver with so many trumps hands over.
    #[must_use]
    pub const fn count(self, trumps: usize) -> usize {
        match self {
            Self::AtLeastThree if trumps < 3 => 3,
            Self::ThreeWithoutTrump if trumps == 0 => 3,
            Self::Trumps | Self::AtLeastThree | Self::ThreeWithoutTrump => trumps,
        }
    }
}

/// Who is asked whether he takes the trumps of a Trumpfabgabe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TrumpfabgabeAsked {
    /// Everybody, from the giver's left.
    All,
    /// The giver's partner by the queens of clubs alone.
    Partner,
    /// He first, then the others from the giver's left.
    PartnerFirst,
}

/// What becomes of two hands that offer their trumps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TrumpfabgabeTwo {
    /// The first that is asked offers them.
    First,
    /// The cards are dealt again.
    Redeal,
}

/// Who leads to the first trick after a Trumpfabgabe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TrumpfabgabeLeader {
    /// The dealer's left neighbour, as usual.
    Seat,
    /// Who has given his trumps away.
    Giver,
    /// Who has taken them.
    Taker,
}

impl TrumpfabgabeLeader {
    /// Returns who leads if it is usually the turn of `first`.
    #[must_use]
    pub const fn of(self, giver: Seat, taker: Seat, first: Seat) -> Seat {
        match self {
            Self::Seat => first,
            Self::Giver => giver,
            Self::Taker => taker,
        }
    }
}

/// What the giver of a Trumpfabgabe says when he offers his cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OfferTold {
    /// How many cards they are.
    Cards,
    /// And how many of them are trumps.
    Trumps,
}

/// What the taker of a Trumpfabgabe says of the cards he gives back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TrumpsTold {
    /// How many of them are trumps.
    Number,
    /// Whether there are trumps among them.
    Whether,
    /// Nothing.
    Nothing,
}

/// A game with which whoever names it can have said Re.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CalledGame {
    /// A named solo.
    Solo,
    /// A Hochzeit.
    Hochzeit,
    /// A Trumpfabgabe.
    Trumpfabgabe,
}

impl CalledGame {
    /// Returns which of them a game is, if any.
    #[must_use]
    pub const fn of(contract: Contract) -> Option<Self> {
        match contract {
            Contract::Normal => None,
            Contract::Hochzeit => Some(Self::Hochzeit),
            Contract::Trumpfabgabe => Some(Self::Trumpfabgabe),
            Contract::Solo(_) => Some(Self::Solo),
        }
    }
}

/// When a hand is thrown in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WerfenWhen {
    /// As a Vorbehalt, which stands somewhere among the others.
    Vorbehalt,
    /// Everybody is asked before anybody says gesund or Vorbehalt.
    Before,
}

/// What becomes of a Hochzeit when the Hochzeiter himself wins a trick that would find his partner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HochzeitOwnTrick {
    /// He goes on looking.
    GoesOn,
    /// He plays alone if he has trumped a Fehl trick.
    TrumpingEnds,
    /// He plays alone.
    Ends,
}

/// A kind of Vorbehalt, in the words of the query.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VorbehaltKind {
    /// The compulsory solo of the round.
    Pflichtsolo,
    /// Any further solo.
    Lustsolo,
    /// A solo where no compulsory one exists, or where all soli are alike.
    Solo,
    /// Too few trumps (BSV 4.1).
    Trumpfschwach,
    /// Throwing the hand in (Recklinghausen).
    Werfen,
    /// Offering one's trumps to a partner (Recklinghausen).
    Trumpfabgabe,
    /// Announcing both aces of diamonds as highest trumps (Recklinghausen).
    Schweine,
    /// Both queens of clubs, looking for a partner.
    Hochzeit,
}

/// Who is the first of those who want a solo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SoloFirst {
    /// The dealer's left neighbour.
    LeftNeighbour,
    /// The dealer himself.
    Dealer,
}

/// How it is decided who plays when several want a solo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SoloContest {
    /// The seat nearer to the dealer's left.
    Seat,
    /// The higher bid: first by the announced level, then by the kind of solo, then by the seat.
    Bid,
    /// The solo that ranks higher, which is stated without announcing anything and never changed.
    Rank,
}

/// Who leads to the first trick of a solo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SoloLeader {
    /// The soloist of a Pflichtsolo, otherwise the dealer's left neighbour.
    PflichtsoloOnly,
    /// Always the dealer's left neighbour.
    Never,
    /// Always the soloist.
    Always,
}

/// A game after which the same dealer deals again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DealerRepeats {
    /// A Pflichtsolo played of one's own accord.
    PflichtsoloVoluntary,
    /// Every solo that was named, of whatever kind.
    Solo,
    /// A deal that did not count.
    Redeal,
}

/// What a hand with too few trumps may ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Trumpfschwach {
    /// Nothing.
    Off,
    /// The cards are dealt again.
    Redeal,
    /// The trumps are offered as in [`Trumpfabgabe`].
    Exchange,
}

/// What happens when nobody takes the offered trumps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Trumpfabgabe {
    /// There is no Trumpfabgabe.
    Off,
    /// The cards are dealt again.
    AskAllThenRedeal,
    /// A normal game is played.
    AskAllThenNormal,
}

/// Which trick gives the Hochzeiter his partner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HochzeitCondition {
    /// The first one that another player wins.
    Any,
    /// The first Fehl trick that another player wins.
    Fehl,
    /// The first trump trick that another player wins.
    Trumpf,
    /// The first trick of Fehl clubs that another player wins.
    Clubs,
    /// The first trick of Fehl spades that another player wins.
    Spades,
    /// The first trick of Fehl hearts that another player wins.
    Hearts,
    /// The second Fehl trick, or the first after it that another player wins.
    SecondFehl,
}
