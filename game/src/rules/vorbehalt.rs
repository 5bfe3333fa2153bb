//! What clubs settle differently about what is said before the first card.

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
}

impl GivenCards {
    /// Returns how many cards a giver with so many trumps hands over.
    #[must_use]
    pub const fn count(self, trumps: usize) -> usize {
        match self {
            Self::AtLeastThree if trumps < 3 => 3,
            Self::Trumps | Self::AtLeastThree => trumps,
        }
    }
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

/// Whether both queens of clubs may be kept secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StillesSolo {
    /// Yes: whoever names no Hochzeit plays alone.
    Allowed,
    /// No: whoever wants nothing higher has to name the Hochzeit.
    Forbidden,
}
