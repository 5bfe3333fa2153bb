//! The tricks, Augen and special points that can occur together.
//!
//! Nothing here refuses what a game can bring; not everything that it cannot bring is found.

use super::{FactGame, Facts, Impossible, Who};
use game::{
    Augen, ByTeam, Card, Class, Contract, Order, PlayedBy, Rules, Schweine, Seen, Suit, Team, TrickPoint, WhichTrick,
    Won,
    rules::{AnySolo, BockEvent, Herzstich, Sonderpunkt, SpecialPointsSoli},
};

/// Returns what each side has won. Where nobody says how many tricks they are, they are some number that is possible.
pub(super) fn won(rules: &Rules, augen: ByTeam<u16>, tricks: Option<ByTeam<u16>>) -> Result<ByTeam<Won>, Impossible> {
    let all = u16::from(rules.deck.hand_size);
    let tricks = match tricks {
        Some(tricks) => tricks,
        None => {
            let with_nothing = Team::ALL.into_iter().find(|&team| augen[team] == 0);
            match with_nothing {
                // A trick of four nines has no Augen.
                Some(team) if least(rules, 1) == 0 => return Err(Impossible::TrickOrNone(team)),
                Some(Team::Re) => ByTeam { re: 0, kontra: all },
                Some(Team::Kontra) => ByTeam { re: all, kontra: 0 },
                None => {
                    // What one side lacks is what the other one has, so no number of tricks fits only one of them.
                    let team = if augen.re < augen.kontra { Team::Re } else { Team::Kontra };
                    let n_tricks = (1..all).find(|&n_tricks| makes(rules, n_tricks, augen[team]));
                    let n_tricks = n_tricks.ok_or(Impossible::NoCards {
                        who: Who::Team(team),
                        augen: augen[team],
                        tricks: None,
                    })?;
                    let mut tricks = ByTeam { re: all - n_tricks, kontra: all - n_tricks };
                    tricks[team] = n_tricks;
                    tricks
                }
            }
        }
    };
    if let Some(team) = Team::ALL.into_iter().find(|&team| tricks[team] == 0 && 0 < augen[team]) {
        return Err(Impossible::AugenWithoutTrick { team, augen: augen[team] });
    }
    for team in Team::ALL {
        let (tricks, augen) = (tricks[team], augen[team]);
        if augen < least(rules, tricks) {
            return Err(Impossible::TricksWithTooFewAugen { team, tricks, augen, least: least(rules, tricks) });
        }
        if most(rules, tricks) < augen {
            return Err(Impossible::TricksWithTooManyAugen { team, tricks, augen, most: most(rules, tricks) });
        }
        if !makes(rules, tricks, augen) {
            return Err(Impossible::NoCards { who: Who::Team(team), augen, tricks: Some(tricks) });
        }
    }
    Ok(ByTeam::from_fn(|team| Won { augen: Augen(augen[team]), tricks: tricks[team] as u8 }))
}

/// Refuses players who have what no cards make.
pub(super) fn seats(rules: &Rules, facts: &Facts) -> Result<(), Impossible> {
    for &(who, augen) in facts.augen.iter().filter(|(who, _)| matches!(who, Who::Seat(_))) {
        let tricks = facts.tricks.iter().find(|&&(other, _)| other == who).map(|&(_, tricks)| u16::from(tricks));
        let is_possible = match tricks {
            Some(tricks) => makes(rules, tricks, augen),
            None => (0..=u16::from(rules.deck.hand_size)).any(|tricks| makes(rules, tricks, augen)),
        };
        if !is_possible {
            return Err(Impossible::NoCards { who, augen, tricks });
        }
    }
    Ok(())
}

/// Returns whether this many tricks can consist of cards with this many Augen.
fn makes(rules: &Rules, tricks: u16, augen: u16) -> bool {
    let deck = sorted(rules);
    let copies = |augen: u16| deck.iter().filter(|&&other| other == augen).count() as u16;
    let [nines, jacks, queens, kings, tens, aces] = [0, 2, 3, 4, 10, 11].map(copies);
    let n_cards = 4 * tricks;
    let fits = |aces: u16, tens: u16, kings: u16, queens: u16| {
        let rest = augen.checked_sub(11 * aces + 10 * tens + 4 * kings + 3 * queens)?;
        let cards = n_cards.checked_sub(aces + tens + kings + queens)?;
        // The rest of the Augen are jacks, the rest of the cards nines.
        (rest % 2 == 0 && rest / 2 <= jacks && rest / 2 <= cards && cards - rest / 2 <= nines).then_some(())
    };
    (0..=aces).any(|aces| {
        (0..=tens)
            .any(|tens| (0..=kings).any(|kings| (0..=queens).any(|queens| fits(aces, tens, kings, queens).is_some())))
    })
}

/// Returns the Augen of the cheapest cards that this many tricks can consist of.
fn least(rules: &Rules, tricks: u16) -> u16 {
    sorted(rules).iter().take(4 * usize::from(tricks)).sum()
}

/// Returns the Augen of the richest cards that this many tricks can consist of.
fn most(rules: &Rules, tricks: u16) -> u16 {
    sorted(rules).iter().rev().take(4 * usize::from(tricks)).sum()
}

/// Returns the Augen of all cards of the deck, lowest first.
fn sorted(rules: &Rules) -> Vec<u16> {
    let mut augen: Vec<u16> = rules.deck().cards().map(|card| card.augen().0).collect();
    augen.sort_unstable();
    augen
}

/// The facts by which special points are checked.
pub(super) struct About {
    pub(super) game: FactGame,
    pub(super) is_solo: bool,
    pub(super) schweine: Schweine,
    pub(super) won: ByTeam<Won>,
    /// Whether the tricks are known, or only some number that is possible.
    pub(super) tricks: bool,
}

/// Refuses special points that cannot have been.
pub(super) fn special(rules: &Rules, about: &About, special: &[(Sonderpunkt, Team)]) -> Result<(), Impossible> {
    let order = about.game.contract().map(|contract| Order::new(rules, contract, about.schweine));
    let count = |point, team| special.iter().filter(|&&earned| earned == (point, team)).count() as u16;
    for &(point, team) in special {
        // A Herzstich that only begins a Bock is said, and brings no point.
        let begins_bock = point == Sonderpunkt::Herzstich && rules.bock.events.contains(&BockEvent::Herzstich);
        if !rules.has(point) && !begins_bock {
            return Err(Impossible::NoSuchPoint(point));
        }
        let seldom_enough = || {
            let n = Team::ALL.into_iter().map(|team| count(point, team)).sum();
            let most = most_in_game(rules, order.as_ref(), point);
            if most < n { Err(Impossible::TooOften { point, n, most }) } else { Ok(()) }
        };
        if about.game.is_null() {
            return Err(Impossible::NoneInSolo(point));
        }
        if point.is_of_call() {
            seldom_enough()?;
            continue;
        }
        if about.is_solo && !rules.special.in_solo.counts(point) {
            return Err(Impossible::NoneInSolo(point));
        }
        let seen = rules.trick_point(point).map(|row| row.seen);
        let trump = seen.and_then(Seen::trump);
        if trump == Some(Card::DA) && about.schweine != Schweine::None {
            return Err(Impossible::SchweineAreNoFoxes);
        }
        let is_trump = |card| order.as_ref().is_none_or(|order| order.class_of(card) == Class::Trump);
        let exists_here = match (&rules.special.soli, about.game) {
            (SpecialPointsSoli::All, _) => true,
            (SpecialPointsSoli::These(_), FactGame::SomeSolo) => return Err(Impossible::WhichSolo),
            (SpecialPointsSoli::KaroTrump, _) => is_trump(Card::DA),
            (SpecialPointsSoli::These(_), FactGame::Named(_)) => {
                let solo = AnySolo::of(about.game.contract().and_then(Contract::solo));
                if about.is_solo && !rules.has_special_points(solo) {
                    return Err(Impossible::NoneInSolo(point));
                }
                true
            }
        };
        if trump.is_some_and(|card| !is_trump(card)) || about.is_solo && !exists_here {
            return Err(Impossible::NotTrump { point, game: about.game });
        }
        seldom_enough()?;
        if about.won[team].tricks == 0 && !matches!(seen, Some(Seen::Pair(_))) {
            return Err(Impossible::PointWithoutTrick { point, team });
        }
    }
    last_trick(rules, special)?;
    foxes(special)?;
    augen_of_points(about, special)?;
    trick_per_point(about, special)
}

/// Returns how often a point can be earned in a game by both sides together.
fn most_in_game(rules: &Rules, order: Option<&Order>, point: Sonderpunkt) -> u16 {
    let Some(row) = rules.trick_point(point) else {
        // Each side has an Ansage and four Absagen.
        return if point.is_of_call() { 10 } else { 1 };
    };
    match row.seen {
        // Only aces and tens make 40 Augen, and there are sixteen.
        Seen::Augen(_) => 4,
        Seen::Pair(_) | Seen::Cards { by: PlayedBy::Partner | PlayedBy::OpponentBefore, .. } => 1,
        Seen::Cards { most, .. } if row.only == Some(WhichTrick::Last) => most.into(),
        Seen::Cards { .. } => 2,
        Seen::Hearts(herzstich) => {
            let is_fehl = |card: &Card| {
                order.is_none_or(|order| order.class_of(*card) == Class::Fehl(Suit::Hearts))
                    && card.suit() == Suit::Hearts
            };
            let hearts = rules.deck().cards().filter(is_fehl).count() as u16;
            if herzstich == Herzstich::AllFourHearts { hearts / 4 } else { hearts.min(rules.deck.hand_size.into()) }
        }
    }
}

/// The last trick has one winner and two jacks of clubs. Two queens of clubs in it earn something for the side that has not played them.
fn last_trick(rules: &Rules, special: &[(Sonderpunkt, Team)]) -> Result<(), Impossible> {
    let is_of_winner = |row: TrickPoint| row.only == Some(WhichTrick::Last) && matches!(row.seen, Seen::Cards { .. });
    let mut earned = special.iter().filter(|&&(point, _)| rules.trick_point(point).is_some_and(is_of_winner));
    let Some(&(first, team)) = earned.next() else { return Ok(()) };
    if let Some(&(point, _)) = earned.find(|&&(_, other)| other != team) {
        return Err(Impossible::LastTrickOfBoth { points: [first, point] });
    }
    let count = |point| special.iter().filter(|&&(earned, _)| earned == point).count();
    // A double Charlie is a Charlie, and takes both jacks.
    let doubled = 2 * count(Sonderpunkt::DoppelCharlie);
    let jacks = doubled.max(count(Sonderpunkt::Charlie)) + count(Sonderpunkt::CharlieGefangen);
    if 2 < jacks { Err(Impossible::ThreeCharlies(jacks as u16)) } else { Ok(()) }
}

/// A fox that is caught in the last trick is one that is caught; the one that takes the last trick is another.
fn foxes(special: &[(Sonderpunkt, Team)]) -> Result<(), Impossible> {
    let count = |point| special.iter().filter(|&&(earned, _)| earned == point).count();
    let caught = count(Sonderpunkt::Fuchs).max(count(Sonderpunkt::FuchsGefangenLastTrick));
    let foxes = caught + count(Sonderpunkt::FuchsLastTrick);
    if 2 < foxes { Err(Impossible::ThreeFoxes(foxes as u16)) } else { Ok(()) }
}

/// Every point costs Augen, which the side must have.
fn augen_of_points(about: &About, special: &[(Sonderpunkt, Team)]) -> Result<(), Impossible> {
    let count = |point, team| special.iter().filter(|&&earned| earned == (point, team)).count() as u16;
    for team in Team::ALL {
        let (koepfe, foxes) = (count(Sonderpunkt::Doppelkopf, team), count(Sonderpunkt::Fuchs, team));
        // Two Doppelköpfe take the eight tens at least, the third one four aces, the foxes perhaps among them.
        let least_of_koepfe = 40 * koepfe + 4 * koepfe.saturating_sub(2);
        let aces = (4 * koepfe).saturating_sub(8);
        let least = match koepfe {
            0 => 11 * foxes,
            _ => least_of_koepfe + foxes.saturating_sub(aces),
        };
        let augen = about.won[team].augen.0;
        if augen < least {
            let point = if koepfe == 0 { Sonderpunkt::Fuchs } else { Sonderpunkt::Doppelkopf };
            let n = if koepfe == 0 { foxes } else { koepfe };
            return Err(Impossible::PointsNeedAugen { team, point, n, least, augen });
        }
    }
    Ok(())
}

/// Every Doppelkopf and every Herzstich is a trick of its own, and there can be no more of them than tricks.
fn trick_per_point(about: &About, special: &[(Sonderpunkt, Team)]) -> Result<(), Impossible> {
    if !about.tricks {
        return Ok(());
    }
    for team in Team::ALL {
        for point in [Sonderpunkt::Doppelkopf, Sonderpunkt::Herzstich] {
            let n = special.iter().filter(|&&earned| earned == (point, team)).count() as u16;
            let tricks = about.won[team].tricks.into();
            if tricks < n {
                return Err(Impossible::PointsNeedTricks { team, point, n, tricks });
            }
        }
    }
    Ok(())
}
