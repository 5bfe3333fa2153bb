//! One pattern and its bound, in eight words.
//!
//! Threads read and write entries without waiting for each other, so a reader may see words of two of them. Therefore
//! an entry carries its key mixed with all that it says: what was not written together does not add up to the key that
//! was asked for, and is passed over like the entry of another key.

use crate::bits::fold;
use crate::found::{WIDE, Won};
use crate::picture::Picture;

const FIELD: u64 = (1 << 48) - 1;
/// A part of a field that is not about cards.
const PIECE: u64 = (1 << 12) - 1;
/// The words whose fields have such a part: all but the mask, by which others are compared.
const WITH_PIECES: [usize; 7] = [0, 1, 2, 4, 5, 6, 7];

/// With so many tricks left and fewer, the cards take no more than 36 of the 48 bits of a field, and the rest of the fields
/// holds what goes to Re in the lines that come closest to the bound, and which cards have mattered as Volle.
const MOST_WITH_PIECES: u32 = 9;

/// Returns how many bits of a line there are for a hand.
#[inline(always)]
pub(crate) const fn stride(n_tricks: u32) -> u32 {
    if n_tricks <= MOST_WITH_PIECES { MOST_WITH_PIECES } else { 12 }
}

/// Returns the bits of a field that are about cards.
#[inline(always)]
const fn cards(n_tricks: u32) -> u64 {
    (1 << (4 * stride(n_tricks))) - 1
}

/// What depends on how the cards lie in the hands: the grades, what goes to Re in all lines and in those that come closest
/// to the bound, which are so many Augen nearer to it than the others, and the cards of which it has mattered whether they
/// are Volle. As many bits a hand as the [`stride`] says, lowest card first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Haul {
    pub(crate) grade: [u64; 3],
    pub(crate) won: Won,
    pub(crate) closest: Won,
    pub(crate) gap: i32,
    pub(crate) volle: u64,
}

/// What a bound is about: the tricks left, its side, and when it was found. Zero if there is no entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kind(pub(crate) u8);

/// By how much a bound is likely to become better at most where cards count differently.
const BETTER: i32 = 12;

impl Kind {
    pub(crate) const EMPTY: Self = Self(0);

    pub(crate) const fn new(n_tricks: u32, is_lower: bool) -> Self {
        Self((n_tricks << 1) as u8 | is_lower as u8)
    }

    pub(crate) const fn n_tricks(self) -> u8 {
        self.0 >> 1
    }

    pub(crate) const fn is_lower(self) -> bool {
        self.0 & 1 == 1
    }

    /// Returns whether such a bound may answer a threshold. Cards that Re must win may make it a little better.
    #[inline(always)]
    pub(crate) const fn may_answer(self, bound: i32, threshold: i32) -> bool {
        if self.is_lower() { threshold <= bound + BETTER } else { bound - BETTER < threshold }
    }
}

/// A pattern in one cache line: eight fields of 48 bits, and in the high ends of the words another field, the key, the
/// kind and the bound.
///
/// Fields: owner low, owner high, split, mask of the ranks that matter, grades of the Augen, cards that may go to Re;
/// in the high ends those that must. With few tricks left, the upper parts of the fields hold those that must go to Re in the
/// lines that come closest to the bound, those that have mattered as Volle, and the gap to the other lines. In the high ends
/// lie then also those that may go to Re in the closest lines and need not: in those lines what must in all must, too, so
/// there is no doubt which is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry(pub(crate) [u64; 8]);

impl Entry {
    pub(crate) fn new(picture: &Picture, mask: u64, haul: Haul, kind: Kind, bound: u8, key: u64) -> Self {
        let fields = [
            picture.owner[0] & mask,
            picture.owner[1] & mask,
            picture.split & mask,
            mask,
            haul.grade[0],
            haul.grade[1],
            haul.grade[2],
            haul.won.may,
        ];
        let says = u64::from(kind.0) << 8 | u64::from(bound);
        let with_pieces = picture.n_tricks <= MOST_WITH_PIECES;
        let Haul { won, closest, gap, volle, .. } = haul;
        let ends = if with_pieces { won.must | closest.may & !closest.must } else { won.must };
        let high = [ends, ends >> 16, ends >> 32, 0, 0, 0, 0, says];
        let mut words = std::array::from_fn(|i| fields[i] | high[i] << 48);
        if with_pieces {
            let must = closest.must;
            let pieces = [volle, volle >> 12, volle >> 24, must, must >> 12, must >> 24, gap as u64];
            for (i, piece) in WITH_PIECES.into_iter().zip(pieces) {
                words[i] |= (piece & PIECE) << 36;
            }
        }
        Self(words).sealed(key)
    }

    /// Writes the key, mixed with all that the entry says, into the high ends of four words.
    pub(crate) fn sealed(mut self, key: u64) -> Self {
        let sealed = key ^ self.seal();
        for (i, word) in self.0[3..7].iter_mut().enumerate() {
            *word = *word & FIELD | sealed >> (16 * i) << 48;
        }
        self
    }

    #[inline(always)]
    pub(crate) const fn mask(&self) -> u64 {
        self.0[3] & FIELD
    }

    /// Returns the key, or another number if the words were not written together.
    #[inline(always)]
    pub(crate) const fn key(&self) -> u64 {
        let sealed = self.0[3] >> 48 | self.0[4] >> 48 << 16 | self.0[5] >> 48 << 32 | self.0[6] >> 48 << 48;
        sealed ^ self.seal()
    }

    /// Mixes all that the entry says.
    #[inline(always)]
    const fn seal(&self) -> u64 {
        let words = &self.0;
        let first = fold(words[0] ^ 0x9e37_79b9_7f4a_7c15, words[1] ^ 0xa076_1d64_78bd_642f);
        let second = fold(words[2] ^ 0xe703_7ed1_a0b4_28db, words[3] & FIELD ^ 0x8ebc_6af0_9c88_c6e3);
        let third = fold(words[4] & FIELD ^ 0x5899_65cc_7537_4cc3, words[5] & FIELD ^ 0x1d8e_4e27_c47d_124f);
        let fourth = fold(words[6] & FIELD ^ 0xeb44_acca_b455_d165, words[7] ^ 0xbe34_a2a1_f5f4_6c9d);
        first ^ second.rotate_left(16) ^ third.rotate_left(32) ^ fourth.rotate_left(48)
    }

    pub(crate) const fn kind(&self) -> Kind {
        Kind((self.0[7] >> 56) as u8)
    }

    #[inline(always)]
    pub(crate) const fn bound(&self) -> i32 {
        (self.0[7] >> 48 & 0xff) as i32
    }

    /// Returns what it says of the cards, with so many tricks left.
    #[inline(always)]
    pub(crate) fn haul(&self, n_tricks: u32) -> Haul {
        let cards = cards(n_tricks);
        let words = &self.0;
        let grade = [words[4] & cards, words[5] & cards, words[6] & cards];
        let may = words[7] & cards;
        let ends = words[0] >> 48 | words[1] >> 48 << 16 | words[2] >> 48 << 32;
        if n_tricks <= MOST_WITH_PIECES {
            let [a, b, c, d, e, f, gap] = WITH_PIECES.map(|i| words[i] >> 36 & PIECE);
            let (volle, must) = (a | b << 12 | c << 24, d | e << 12 | f << 24);
            let (won, closest) = (Won { may, must: ends & must }, Won { may: ends | must, must });
            Haul { grade, won, closest, gap: gap as i32, volle }
        } else {
            let won = Won { may, must: ends };
            Haul { grade, won, closest: won, gap: WIDE, volle: cards }
        }
    }

    /// Returns whether it says the same about the same pattern, perhaps for other reasons or with another bound.
    pub(crate) fn is_like(&self, other: &Self) -> bool {
        let cards = cards(u32::from(self.kind().n_tricks()));
        (0..7).all(|i| (self.0[i] ^ other.0[i]) & cards == 0)
    }

    #[inline(always)]
    pub(crate) const fn fits(&self, picture: &Picture) -> bool {
        let differing = (self.0[0] ^ picture.owner[0]) | (self.0[1] ^ picture.owner[1]) | (self.0[2] ^ picture.split);
        differing & self.mask() == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bits::Portable;
    use crate::slot::{Layout, State};
    use game::Position;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    /// Returns a deal of which only so many tricks are left.
    fn position(n_tricks: usize) -> Position {
        let hands = [
            "CJ,HJ,DA,DK,CA,SA,SA,ST,S9,HA,HK,H9",
            "CQ,SQ,DQ,SJ,DJ,DA,CT,CT,C9,SK,SK,H9",
            "HT,SQ,HQ,CJ,SJ,HJ,DT,DK,CA,C9,ST,HA",
            "HT,CQ,HQ,DQ,DJ,DT,D9,D9,CK,CK,S9,HK",
        ];
        let [n, e, s, w] = hands.map(|hand| hand.split(',').take(n_tricks).collect::<Vec<_>>().join(","));
        let text = format!("rules=ddv game=normal re=EW leader=N N={n} E={e} S={s} W={w}");
        text.parse().expect("it is a position")
    }

    #[test]
    fn what_goes_to_re_is_read_as_it_was_written() {
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        for n_tricks in (2..=12).flat_map(|n| [n; 20]) {
            let position = position(n_tricks);
            let layout = Layout::new(position.order());
            let hands = State::new(&layout, &position).hands;
            let picture = Picture::of(Portable, &layout, &hands, 0, 0b1010);
            let mut field = || rng.random::<u64>() & cards(picture.n_tricks);
            let mask = field() & ((1 << (4 * n_tricks)) - 1);
            let grade = [field(), field(), field()];
            // What must be won in all lines must be in the closest, and what may be in these may be in all.
            let mut sets = [field(), field(), field(), field()];
            for i in 1..4 {
                sets[i] |= sets[i - 1];
            }
            let [won, mut closest] = [(3, 0), (2, 1)].map(|(may, must)| Won { may: sets[may], must: sets[must] });
            let mut volle = field();
            let mut gap = rng.random_range(1..=WIDE);
            let kind = Kind::new(picture.n_tricks, rng.random());
            let (bound, key) = (rng.random(), rng.random());
            let entry = Entry::new(&picture, mask, Haul { grade, won, closest, gap, volle }, kind, bound, key);
            if MOST_WITH_PIECES < picture.n_tricks {
                (closest, gap, volle) = (won, WIDE, cards(picture.n_tricks));
            }
            assert_eq!(entry.haul(picture.n_tricks), Haul { grade, won, closest, gap, volle });
            assert_eq!((entry.mask(), entry.kind(), entry.bound(), entry.key()), (mask, kind, i32::from(bound), key));
            assert!(entry.fits(&picture));
        }
    }
}
