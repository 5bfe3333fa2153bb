//! Check that a position is possible: sides that a deal of the rule set can have, tricks that can have been won.

use super::{MOST_AUGEN_OF_TRICK, Place, PositionError, PositionParts};
use crate::card::{Augen, Card};
use crate::contract::{Contract, Solo};
use crate::order::normal_trumps;
use crate::rules::{FuchsCount, Rules, Trumpfabgabe, Trumpfschwach};
use crate::seat::{Seat, Team};

const QUEENS: usize = 2;

/// Checks that the game exists and can have this number of members of Re.
pub(super) fn check_contract(parts: &PositionParts) -> Result<(), PositionError> {
    let re = parts.parties.re;
    let fits = match parts.contract {
        Contract::Normal => re.len() == 1 || re.len() == 2,
        Contract::Solo(solo) if !parts.rules.soli.named.contains(&solo) => {
            return Err(PositionError::NoSuchSolo { solo });
        }
        Contract::Solo(Solo::Null) => return Err(PositionError::Null),
        Contract::Solo(_) => re.len() == 1,
        contract @ (Contract::Hochzeit | Contract::Trumpfabgabe) => {
            return Err(PositionError::UnsupportedContract { contract });
        }
    };
    if fits { Ok(()) } else { Err(PositionError::WrongParties { re, contract: parts.contract }) }
}

/// Checks that the queens of clubs, as far as they can still be seen, are where they make these seats Re.
///
/// In a named solo they can be anywhere. Otherwise their holders are Re, with these exceptions: the partner of a
/// Hochzeit holds none, and after a Trumpfabgabe, if the rule set has one, giver and taker are Re with any cards. The
/// evidence of complete tricks is used only if the number of tricks left is known.
pub(super) fn check_queens(parts: &PositionParts, tricks_left: Option<usize>) -> Result<(), PositionError> {
    let re = parts.parties.re;
    if parts.contract.solo().is_some() || can_be_trumpfabgabe(parts) {
        return Ok(());
    }
    let queens: Vec<(Seat, Place)> = parts
        .placed_cards()
        .filter(|&(card, _)| card == Card::CQ)
        .map(|(_, place)| (parts.seat_of(place), place))
        .collect();
    if let Some(&(seat, place)) = queens.iter().find(|(seat, _)| !re.contains(*seat)) {
        let giver_max = most_trumps_of_giver(&parts.rules);
        return Err(PositionError::QueenOutsideRe { seat, place, re, giver_max });
    }
    let Some(tricks_left) = tricks_left else { return Ok(()) };
    let completed = parts.rules.n_tricks().saturating_sub(tricks_left);
    match (queens.as_slice(), parts.parties.soloist()) {
        // Who plays alone has had both.
        (seen, Some(seat)) if completed < QUEENS - seen.len() => Err(PositionError::QueensInOneTrick { seat }),
        // Only the partner of a Hochzeit is Re without a queen, and a trick that he wins makes him that.
        (&[(one, _), (other, _)], None) if one == other => {
            if completed == 0 {
                return Err(PositionError::PartnerTooEarly { seat: one });
            }
            match parts.won {
                Some(won) if won.re.tricks == 0 => Err(PositionError::PartnerWithoutTrick { seat: one }),
                _ => Ok(()),
            }
        }
        _ => Ok(()),
    }
}

/// Returns whether one of two seats of Re may have given his trumps away: he has no more of them than he can have got back.
fn can_be_trumpfabgabe(parts: &PositionParts) -> bool {
    let Some(most) = most_trumps_of_giver(&parts.rules) else { return false };
    let trumps = normal_trumps(&parts.rules);
    let is_giver = |seat| {
        let of_seat = parts.placed_cards().filter(|&(_, place)| parts.seat_of(place) == seat);
        of_seat.filter(|&(card, _)| trumps.contains(card)).count() <= usize::from(most)
    };
    parts.parties.re.len() == 2 && parts.parties.re.iter().any(is_giver)
}

/// Returns the most trumps of a hand that may offer them, where the rule set lets a hand do so.
fn most_trumps_of_giver(rules: &Rules) -> Option<u8> {
    let most = rules.trumpfabgabe.max.max(rules.trumpfabgabe.max_with_nine.unwrap_or(0));
    // Of those that are not counted he may have got others back.
    let free = match rules.trumpfabgabe.fuechse {
        FuchsCount::Counted => 0,
        FuchsCount::SingleFree => 1,
        FuchsCount::Free => 2,
    };
    let abgabe = (rules.trumpfabgabe.if_nobody != Trumpfabgabe::Off).then_some(most + free);
    let schwach = (rules.trumpfschwach.becomes == Trumpfschwach::Exchange).then_some(rules.trumpfschwach.max);
    abgabe.max(schwach)
}

/// Checks that the sides can have won what they are said to have won.
pub(super) fn check_won(parts: &PositionParts, tricks_left: usize) -> Result<(), PositionError> {
    let Some(won) = parts.won else { return Ok(()) };
    let impossible = |team: Team| Err(PositionError::WonImpossible { team, won: won[team] });
    for team in Team::ALL {
        if u16::from(won[team].tricks) * MOST_AUGEN_OF_TRICK < won[team].augen.0 {
            return impossible(team);
        }
    }
    let seen: Vec<Card> = parts.placed_cards().map(|(card, _)| card).collect();
    let left: Augen = seen.iter().map(|card| card.augen()).sum();
    let sum = won.re.augen.0.saturating_add(won.kontra.augen.0);
    if sum.saturating_add(left.0) != Augen::DECK.0 {
        return Err(PositionError::AugenSum { won: Augen(sum), left });
    }
    let tricks = usize::from(won.re.tricks) + usize::from(won.kontra.tricks);
    let dealt = parts.rules.n_tricks();
    if tricks + tricks_left != dealt {
        return Err(PositionError::TrickSum { won: tricks, left: tricks_left, dealt });
    }
    // Who leads after the first trick has won the one before.
    let team = parts.parties.team_of(parts.leader);
    if 0 < tricks && won[team].tricks == 0 {
        return Err(PositionError::LeaderWithoutTrick { leader: parts.leader, team });
    }
    let mut gone = parts.rules.deck();
    seen.into_iter().for_each(|card| gone.remove(card));
    // What one side cannot have, the other cannot have left: both add up. The one with fewer tricks is easier to see through.
    let team = if won.re.tricks <= won.kontra.tricks { Team::Re } else { Team::Kontra };
    if won[team].is_possible(gone) { Ok(()) } else { impossible(team) }
}
