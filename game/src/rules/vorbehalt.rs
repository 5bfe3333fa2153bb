//! Options about the words before the first card.

use super::option::words;
use crate::contract::Contract;
use crate::seat::Seat;

words! {
    /// Whether the aces of diamonds count among the trumps of a hand with few.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum FuchsCount {
        /// Counted like every other trump.
        Counted = "counted",
        /// A single one is not counted, both together are.
        SingleFree = "single_free",
        /// No fox is counted.
        Free = "free",
    }
}

impl FuchsCount {
    /// Returns how many of `trumps` trumps count, if `aces_of_diamonds` of them are aces of diamonds.
    #[must_use]
    pub const fn counted(self, trumps: u8, aces_of_diamonds: u8) -> u8 {
        match self {
            Self::SingleFree if aces_of_diamonds == 1 => trumps.saturating_sub(1),
            Self::Counted | Self::SingleFree => trumps,
            Self::Free => trumps.saturating_sub(aces_of_diamonds),
        }
    }
}

words! {
    /// Cards that the giver of a Trumpfabgabe hands over.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum GivenCards {
        /// His trumps.
        Trumps = "trumps",
        /// His trumps, and if these are fewer than three, as many Fehl cards of his choice as make three.
        AtLeastThree = "at_least_three",
        /// His trumps, and if he has none, three Fehl cards of his choice.
        ThreeWithoutTrump = "three_without_trump",
    }
}

impl GivenCards {
    /// Returns how many cards a giver with `trumps` trumps hands over.
    #[must_use]
    pub const fn count(self, trumps: usize) -> usize {
        match self {
            Self::AtLeastThree if trumps < 3 => 3,
            Self::ThreeWithoutTrump if trumps == 0 => 3,
            Self::Trumps | Self::AtLeastThree | Self::ThreeWithoutTrump => trumps,
        }
    }
}

words! {
    /// Seats that are asked whether they take the trumps of a Trumpfabgabe.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum TrumpfabgabeAsked {
        /// All seats, from the giver's left.
        All = "all",
        /// The giver's partner by the queens of clubs alone.
        Partner = "partner",
        /// The partner first, then the others from the giver's left.
        PartnerFirst = "partner_first",
    }

    /// Result if two hands offer their trumps.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum TrumpfabgabeTwo {
        /// The first that is asked offers them.
        First = "first",
        /// The cards are dealt again.
        Redeal = "redeal",
    }

    /// Leader of the first trick after a Trumpfabgabe.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum TrumpfabgabeLeader {
        /// The dealer's left neighbour, as usual.
        Seat = "seat",
        /// The seat that has given its trumps away.
        Giver = "giver",
        /// The seat that has taken them.
        Taker = "taker",
    }
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

words! {
    /// Statement of the giver of a Trumpfabgabe about his cards.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum OfferTold {
        /// The number of cards.
        Cards = "cards",
        /// The number of cards, and of trumps among them.
        Trumps = "trumps",
    }

    /// Statement of the taker of a Trumpfabgabe about the cards he gives back.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum TrumpsTold {
        /// The number of trumps among them.
        Number = "number",
        /// Whether there are trumps among them.
        Whether = "whether",
        /// Nothing.
        Nothing = "nothing",
    }

    /// A game whose naming can count as Re.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum CalledGame {
        /// A named solo.
        Solo = "solo",
        /// A Hochzeit.
        Hochzeit = "hochzeit",
        /// A Trumpfabgabe.
        Trumpfabgabe = "trumpfabgabe",
    }
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

words! {
    /// The time at which a hand is thrown in.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum WerfenWhen {
        /// Thrown in as a Vorbehalt, which has a rank among the others.
        Vorbehalt = "vorbehalt",
        /// All seats are asked before the first says gesund or Vorbehalt.
        Before = "before",
    }

    /// Result if the Hochzeiter himself wins a trick that would find his partner.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum HochzeitOwnTrick {
        /// The search for a partner continues.
        GoesOn = "goes_on",
        /// The Hochzeiter plays alone if he has trumped a Fehl trick.
        TrumpingEnds = "trumping_ends",
        /// The Hochzeiter plays alone.
        Ends = "ends",
    }

    /// A kind of Vorbehalt, in the words of the query.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum VorbehaltKind {
        /// The compulsory solo of the round.
        Pflichtsolo = "pflichtsolo",
        /// Any further solo.
        Lustsolo = "lustsolo",
        /// A solo where no compulsory one exists, or where all soli are alike.
        Solo = "solo",
        /// Too few trumps (BSV 4.1).
        Trumpfschwach = "trumpfschwach",
        /// Throwing the hand in (Recklinghausen).
        Werfen = "werfen",
        /// Offering one's trumps to a partner (Recklinghausen).
        Trumpfabgabe = "trumpfabgabe",
        /// Announcing both aces of diamonds as highest trumps (Recklinghausen).
        Schweine = "schweine",
        /// Both queens of clubs, looking for a partner.
        Hochzeit = "hochzeit",
    }

    /// First of the players who want a solo.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum SoloFirst {
        /// The dealer's left neighbour.
        LeftNeighbour = "left_neighbour",
        /// The dealer himself.
        Dealer = "dealer",
    }

    /// Contest between several players who want a solo.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum SoloContest {
        /// The seat nearer to the dealer's left.
        Seat = "seat",
        /// The higher bid: first by the announced level, then by the kind of solo, then by the seat.
        Bid = "bid",
        /// The solo that ranks higher, which is stated without announcing anything and never changed.
        Rank = "rank",
    }

    /// Leader of the first trick of a solo.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum SoloLeader {
        /// The soloist of a Pflichtsolo, otherwise the dealer's left neighbour.
        PflichtsoloOnly = "pflichtsolo_only",
        /// Always the dealer's left neighbour.
        Never = "never",
        /// Always the soloist.
        Always = "always",
    }

    /// A game after which the same dealer deals again.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum DealerRepeats {
        /// A Pflichtsolo played of one's own accord.
        PflichtsoloVoluntary = "pflichtsolo_voluntary",
        /// Every solo that was named, of whatever kind.
        Solo = "solo",
        /// A deal that did not count.
        Redeal = "redeal",
    }

    /// Request that a hand with too few trumps may make.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Trumpfschwach {
        /// Nothing.
        Off = "off",
        /// The cards are dealt again.
        Redeal = "redeal",
        /// The trumps are offered as in [`Trumpfabgabe`].
        Exchange = "exchange",
    }

    /// The consequence if no seat takes the offered trumps.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Trumpfabgabe {
        /// There is no Trumpfabgabe.
        Off = "off",
        /// The cards are dealt again.
        AskAllThenRedeal = "ask_all_then_redeal",
        /// A normal game is played.
        AskAllThenNormal = "ask_all_then_normal",
    }

    /// Trick that gives the Hochzeiter his partner.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum HochzeitCondition {
        /// The first one that another player wins.
        Any = "any",
        /// The first Fehl trick that another player wins.
        Fehl = "fehl",
        /// The first trump trick that another player wins.
        Trumpf = "trumpf",
        /// The first trick of Fehl clubs that another player wins.
        Clubs = "clubs",
        /// The first trick of Fehl spades that another player wins.
        Spades = "spades",
        /// The first trick of Fehl hearts that another player wins.
        Hearts = "hearts",
        /// The second Fehl trick, or the first after it that another player wins.
        SecondFehl = "second_fehl",
    }
}

/// Whether a player still has to play his compulsory solo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pflichtsolo {
    /// He has.
    Open,
    /// He has not.
    Done,
}
