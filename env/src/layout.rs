//! Layout of the features of an observation.
//!
//! An observation is a row of [`LEN`] bytes. Parts of it that belong to seats are in the order of play from the seat
//! that observes: itself, its left neighbour, the one opposite, its right neighbour.

use crate::action::N_ACTIONS;
use game::rules::{HochzeitCondition, VorbehaltKind};
use game::{Call, Card, Say, SchweineHolders, Solo};
use std::ops::Range;

/// Grows whenever a byte of an observation moves or means something else.
pub const LAYOUT_VERSION: u32 = 5;

/// Most words, calls and cards in the history; the oldest are left out.
pub const HISTORY: usize = 128;

/// A feature of an observation.
#[derive(Clone, Copy, Debug)]
pub struct Feature {
    /// Its name.
    pub name: &'static str,
    /// Number of its bytes.
    pub len: usize,
    /// The highest value of each byte.
    pub max: u8,
    /// Meaning of the bytes.
    pub about: &'static str,
}

macro_rules! features {
    ($($id:ident: $len:expr, $max:expr, $about:literal;)*) => {
        /// The features by their place in [`FEATURES`].
        #[allow(clippy::upper_case_acronyms, non_camel_case_types)]
        #[derive(Clone, Copy)]
        enum Id { $($id,)* }

        /// All features, in the order in which they stand.
        pub const FEATURES: [Feature; [$(Id::$id,)*].len()] =
            [$(Feature { name: stringify!($id), len: $len, max: $max, about: $about },)*];

        $(
            #[doc = $about]
            pub const $id: Range<usize> = start(Id::$id as usize)..start(Id::$id as usize + 1);
        )*
    };
}

const fn start(feature: usize) -> usize {
    let (mut at, mut sum) = (0, 0);
    while at < feature {
        sum += FEATURES[at].len;
        at += 1;
    }
    sum
}

/// Number of bytes of an observation.
pub const LEN: usize = start(FEATURES.len());

/// Seats.
const N: usize = 4;
const CARDS: usize = Card::COUNT;
const DECK: u8 = 48;

features! {
    HAND: CARDS, 2, "the cards in the own hand, how many of each";
    PLAYED: N * CARDS, 2, "the cards that each seat has played, the running trick among them, how many of each";
    TRICK: N * CARDS, 1, "the card of each seat in the running trick";
    LAST_TRICK: N * CARDS, 1, "the card of each seat in the trick before";
    LEADER: N, 1, "who led the running trick, or leads the next one";
    TO_PLAY: N, 1, "who plays the next card; nobody before the game is found and after the last card";
    DEALER: N, 1, "who dealt";
    TRICKS_WON: N, 12, "how many tricks each seat has won";
    AUGEN_WON: N, 240, "the Augen in them";
    GAME: 5, 1, "what is played: not found yet, normal (or a stilles Solo), Hochzeit, Trumpfabgabe, solo";
    SOLO: Solo::ALL.len(), 1, "which solo";
    DECLARER: N, 1, "the Hochzeiter, the soloist, or the giver of a Trumpfabgabe";
    TAKER: N, 1, "the taker of a Trumpfabgabe";
    CONDITION: HochzeitCondition::ALL.len(), 1, "which trick finds the partner of a Hochzeit";
    TRUMPS: CARDS, 1, "which cards are trumps; before the game is found those of the normal game";
    SCHWEINE: SchweineHolders::RANKS * N, 1, "who has announced or shown Schweine, who Superschweine, who Hyperschweine";
    KNOWN_RE: N, 1, "who is known to everybody to be Re";
    KNOWN_KONTRA: N, 1, "who is known to everybody to be Kontra";
    OWN_SIDE: 2, 1, "the own side: Re, Kontra; neither while a Hochzeit has no partner and before the game is found";
    LEVEL_RE: 5, 1, "how far Re has called: Ansage, no 90, no 60, no 30, schwarz, each with those below it";
    LEVEL_KONTRA: 5, 1, "how far Kontra has called";
    CALLED: N * Call::ALL.len(), 1, "what each seat has called: Re, Kontra, no 90, no 60, no 30, schwarz";
    SAID: N * Say::ALL.len(), 1, "what each seat has said in the Vorbehalt round: gesund, Vorbehalt, klein, gross; the last word";
    PFLICHTSOLO: N, 1, "who has still to play a Pflichtsolo";
    GIVEN: CARDS, 2, "the cards that a giver has handed over in a Trumpfabgabe, if the seat took part";
    RETURNED: CARDS, 2, "the cards that came back, if the seat took part";
    EXCHANGED: 1, 12, "how many cards were exchanged, which everybody knows";
    TRUMPS_RETURNED: 1, 13, "one more than what was said of the trumps among those that came back; 0 if nothing was said";
    ASKED: 11, 1, "what the seat itself is asked for now: say, answer, name, bid, take, give, return, Schweine or another decision during the play, call, Pflichtansage, card";
    ASKED_KIND: VorbehaltKind::ALL.len(), 1, "which Vorbehalt it is asked about";
    DUE: Call::ALL.len(), 1, "the call that it owes";
    CHOSEN: CARDS, 2, "the cards that it has chosen to hand over so far";
    TO_CHOOSE: 1, 12, "how many it has still to choose";
    PLAYED_CARDS: 1, DECK, "how many cards everybody has played together";
    HISTORY_ACTION: HISTORY, (N_ACTIONS as u8), "one more than the number of the action: every word, call and card that everybody heard or saw, the first one first; silence and cards that were exchanged are not among them";
    HISTORY_SEAT: HISTORY, 4, "one more than how many places to the left of the observing seat whoever did it sits; 0 behind the end";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_stand_one_behind_the_other() {
        let mut at = 0;
        for (feature, range) in FEATURES.iter().zip([HAND, PLAYED, TRICK, LAST_TRICK]) {
            assert_eq!(range, at..at + feature.len, "{}", feature.name);
            at = range.end;
        }
        assert_eq!(HISTORY_SEAT.end, LEN);
        assert_eq!((LEN, LAYOUT_VERSION), (825, 5), "whoever moves a byte raises the version");
    }
}
