//! Kinds of games that are searched differently.

use crate::bitboard::Layout;

/// Kind of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Two play against two.
    Pairs,
    /// One plays against three, and few cards or none are trumps.
    SoloOfFewTrumps,
    /// One plays against three, with the trumps of the normal game or as many.
    SoloOfManyTrumps,
}

/// Most places of trumps in a game with few of them.
const FEW_TRUMPS: u32 = 16;

impl Kind {
    /// Returns that of a game with these members of Re.
    pub(crate) const fn of(layout: &Layout, re: u8) -> Self {
        if re.count_ones() == 2 {
            Self::Pairs
        } else if layout.classes[0].count_ones() <= FEW_TRUMPS {
            Self::SoloOfFewTrumps
        } else {
            Self::SoloOfManyTrumps
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Contract, Order, Rules, Schweine, Solo};

    #[test]
    fn a_suit_solo_has_many_trumps() {
        for rules in [Rules::DDV, Rules::BSV, Rules::RECKLINGHAUSEN] {
            for contract in Solo::ALL.map(Contract::Solo).into_iter().chain([Contract::Normal]) {
                let layout = Layout::new(&Order::new(&rules, contract, Schweine::None));
                // All but those of a suit, and that of all pictures.
                let has_few = contract.solo().is_some_and(|solo| !matches!(solo, Solo::Farbe(_) | Solo::Koehler));
                let alone = if has_few { Kind::SoloOfFewTrumps } else { Kind::SoloOfManyTrumps };
                assert_eq!([0b0001, 0b0111, 0b0110].map(|re| Kind::of(&layout, re)), [alone, alone, Kind::Pairs]);
            }
        }
    }
}
