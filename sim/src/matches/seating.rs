//! Line-ups and seatings.

use crate::entrant::Who;
use bots::Draw;
use game::BySeat;
use serde::{Deserialize, Serialize};

/// Entrants that sit at a table together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LineUp {
    /// All of them, as evenly as possible: two of each of two, four of a kind if there is only one; of more than four
    /// every four.
    Mixed,
    /// Every entrant alone against three of every other one.
    OneVsThree,
    /// Two of every entrant against two of every other one.
    TwoVsTwo,
    /// Every entrant alone among three strangers: of each player of the population, of several, of `rules`.
    Strangers,
    /// Every entrant alone at the table of another program, which has the three other players.
    Table,
}

/// Seatings of the same four in which a deal is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seatings {
    /// One, drawn by lot: every deal is played once.
    One,
    /// One drawn by lot and its rotations, so that every bot holds every hand.
    Rotations,
    /// All that differ: 24 of four different bots, 6 of two and two.
    All,
}

/// Returns the fours that meet; strangers and the players of other tables are no entrants, and have seatings of their own.
#[must_use]
pub fn tables(n_entrants: usize, line_up: LineUp) -> Vec<[Who; 4]> {
    let all = || (0..n_entrants as u8).map(Who);
    let pairs = || all().flat_map(move |a| all().map(move |b| (a, b)));
    match (line_up, n_entrants) {
        (_, 0) | (LineUp::Strangers | LineUp::Table, _) => Vec::new(),
        (LineUp::OneVsThree, _) => pairs().filter(|(a, b)| a != b).map(|(a, b)| [a, b, b, b]).collect(),
        (LineUp::TwoVsTwo, _) => pairs().filter(|(a, b)| a < b).map(|(a, b)| [a, a, b, b]).collect(),
        (LineUp::Mixed, 1) => vec![[Who(0); 4]],
        (LineUp::Mixed, 2) => vec![[Who(0), Who(0), Who(1), Who(1)]],
        (LineUp::Mixed, 3) => all().map(|twice| [Who(0), Who(1), Who(2), twice]).collect(),
        (LineUp::Mixed, _) => {
            let mut fours = Vec::new();
            for (a, b) in pairs().filter(|(a, b)| a < b) {
                fours.extend(pairs().filter(|(c, d)| b < *c && c < d).map(|(c, d)| [a, b, c, d]));
            }
            fours
        }
    }
}

/// Returns the seatings of one unit, each once.
#[must_use]
pub fn seatings(tables: &[[Who; 4]], kind: Seatings, draw: &mut Draw) -> Vec<BySeat<Who>> {
    let mut all = Vec::new();
    match kind {
        Seatings::One => all.extend(draw.choice(tables).map(|table| BySeat(shuffled(table, draw)))),
        Seatings::Rotations => {
            for &table in tables {
                let mut seats = shuffled(table, draw);
                for _ in 0..4 {
                    push_new(&mut all, seats);
                    seats.rotate_right(1);
                }
            }
        }
        Seatings::All => {
            for &[a, b, c, d] in tables {
                for three in [[b, c, d], [b, d, c], [c, b, d], [c, d, b], [d, b, c], [d, c, b]] {
                    for place in 0..4 {
                        let mut seats = three.to_vec();
                        seats.insert(place, a);
                        push_new(&mut all, [seats[0], seats[1], seats[2], seats[3]]);
                    }
                }
            }
        }
    }
    all
}

fn shuffled(mut table: [Who; 4], draw: &mut Draw) -> [Who; 4] {
    draw.shuffle(&mut table);
    table
}

fn push_new(all: &mut Vec<BySeat<Who>>, seats: [Who; 4]) {
    if !all.contains(&BySeat(seats)) {
        all.push(BySeat(seats));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_seatings(n_entrants: usize, line_up: LineUp, kind: Seatings) -> Vec<BySeat<Who>> {
        seatings(&tables(n_entrants, line_up), kind, &mut Draw::new(1, 0))
    }

    #[test]
    fn there_are_so_many_seatings() {
        let count = |n, line_up, kind| all_seatings(n, line_up, kind).len();
        assert_eq!([1, 2, 3, 4, 5].map(|n| count(n, LineUp::Mixed, Seatings::All)), [1, 6, 36, 24, 120]);
        assert_eq!([4, 5, 8].map(|n| count(n, LineUp::Mixed, Seatings::Rotations)), [4, 20, 280]);
        assert_eq!([2, 3].map(|n| count(n, LineUp::OneVsThree, Seatings::All)), [8, 24]);
        assert_eq!([2, 3].map(|n| count(n, LineUp::OneVsThree, Seatings::Rotations)), [8, 24]);
        assert_eq!([2, 3].map(|n| count(n, LineUp::TwoVsTwo, Seatings::All)), [6, 18]);
        assert_eq!(count(6, LineUp::Mixed, Seatings::One), 1);
    }

    #[test]
    fn everybody_holds_every_hand_equally_often() {
        for line_up in [LineUp::Mixed, LineUp::OneVsThree, LineUp::TwoVsTwo] {
            for n_entrants in 2..=5 {
                for kind in [Seatings::Rotations, Seatings::All] {
                    let all = all_seatings(n_entrants, line_up, kind);
                    for who in (0..n_entrants as u8).map(Who) {
                        let times = |seat: usize| all.iter().filter(|seats| seats.0[seat] == who).count();
                        assert!((1..4).all(|seat| times(seat) == times(0)), "{line_up:?} {n_entrants} {kind:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_lot_gives_everybody_every_seat_equally_often() {
        let tables = tables(3, LineUp::OneVsThree);
        let mut counts = [[0; 4]; 3];
        for unit in 0..12_000 {
            for (seat, who) in seatings(&tables, Seatings::One, &mut Draw::new(5, unit))[0].iter() {
                counts[who.index()][seat.index()] += 1;
            }
        }
        assert!(counts.iter().flatten().all(|count| (3800..4200).contains(count)), "{counts:?}");
    }
}
