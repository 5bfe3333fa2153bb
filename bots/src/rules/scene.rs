//! The knowledge of one seat while the cards are played.

use crate::rules::memory::Memory;
use game::{Hand, Public, Seat, Trick};

/// The knowledge from which a seat at turn decides.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene<'a> {
    pub(crate) public: &'a Public,
    pub(crate) memory: &'a Memory,
    pub(crate) tricks: &'a [Trick],
    pub(crate) trick: &'a Trick,
    pub(crate) seat: Seat,
    pub(crate) hand: Hand,
}
