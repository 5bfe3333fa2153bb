//! Positions that say what was won before, for the tests of this crate that ask for Points.

use game::{Augen, ByTeam, Position, Won};

/// Returns the same position with what was won before: half of the tricks, as far as Augen fit.
pub(crate) fn with_half_won(position: &Position) -> Option<Position> {
    let mut parts = position.parts().clone();
    let tricks = (position.rules().n_tricks() - position.cards().tricks_left()) as u8;
    let gone = Augen::DECK - position.cards().augen_left();
    let re = Won { augen: Augen(gone.0 / 2), tricks: tricks / 2 };
    parts.won = Some(ByTeam { re, kontra: Won { augen: gone - re.augen, tricks: tricks - re.tricks } });
    Position::new(parts).ok()
}
