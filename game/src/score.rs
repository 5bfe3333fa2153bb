//! From Augen to Points: a list of named items that adds up.

use crate::contract::Level;
use crate::paragraph::Paragraph;
use crate::position::Won;
use crate::rules::{AbsagePointsIfFailed, CallValue, DoublingScope, NoWinnerItems, Rules, Sonderpunkt};
use crate::seat::{BySeat, ByTeam, Parties, Team};
use crate::winner::{Absage, winner};
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg};

/// What is written down after a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(pub i32);

impl Add for Points {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Neg for Points {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Mul<i32> for Points {
    type Output = Self;
    fn mul(self, times: i32) -> Self {
        Self(self.0 * times)
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        Self(points.map(|p| p.0).sum())
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What an item of the score is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ItemKind {
    /// The game is won.
    Gewonnen,
    /// The other side stayed below the bound of this Absage, called or not; below "schwarz" is without a trick.
    Unter(Absage),
    /// This side has said its Ansage.
    Angesagt(Team),
    /// This side has called this stage.
    Abgesagt(Absage, Team),
    /// This Absage of the other side was refuted by far.
    Gegen(Absage),
    /// A special point.
    Sonder(Sonderpunkt),
}

impl ItemKind {
    /// Returns the name in rule-book vectors and lists, such as `unter_90` or `k60_abgesagt_re`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gewonnen => "gewonnen",
            Self::Unter(absage) => ["unter_90", "unter_60", "unter_30", "schwarz"][absage as usize],
            Self::Angesagt(Team::Re) => "re_angesagt",
            Self::Angesagt(Team::Kontra) => "kontra_angesagt",
            Self::Abgesagt(absage, Team::Re) => {
                ["k90_abgesagt_re", "k60_abgesagt_re", "k30_abgesagt_re", "schwarz_abgesagt_re"][absage as usize]
            }
            Self::Abgesagt(absage, Team::Kontra) => {
                ["k90_abgesagt_kontra", "k60_abgesagt_kontra", "k30_abgesagt_kontra", "schwarz_abgesagt_kontra"]
                    [absage as usize]
            }
            Self::Gegen(absage) => {
                ["120_gegen_k90", "90_gegen_k60", "60_gegen_k30", "30_gegen_schwarz"][absage as usize]
            }
            Self::Sonder(point) => match point {
                Sonderpunkt::Alten => "gegen_die_alten",
                Sonderpunkt::Doppelkopf => "doppelkopf",
                Sonderpunkt::Fuchs => "fuchs",
                Sonderpunkt::Charlie => "charlie",
                Sonderpunkt::CharlieGefangen => "charlie_gefangen",
                Sonderpunkt::Herzstich => "herzstich",
            },
        }
    }
}

impl fmt::Display for ItemKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A line of the score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Item {
    /// What it is for.
    pub kind: ItemKind,
    /// Who gets it.
    pub team: Team,
    /// What it is worth, never negative.
    pub points: Points,
}

impl Item {
    /// Returns the rule it rests on; [`Rules::cite`] tells where that is written.
    #[must_use]
    pub const fn paragraph(&self) -> Paragraph {
        match (self.kind, self.team) {
            (ItemKind::Gewonnen | ItemKind::Unter(_), _) => Paragraph::Won,
            (ItemKind::Angesagt(_), _) => Paragraph::AnsagePoints,
            (ItemKind::Abgesagt(_, Team::Re), _) => Paragraph::AbsagePointsRe,
            (ItemKind::Abgesagt(_, Team::Kontra), _) => Paragraph::AbsagePointsKontra,
            (ItemKind::Gegen(_), Team::Re) => Paragraph::ReachedAgainstKontra,
            (ItemKind::Gegen(_), Team::Kontra) => Paragraph::ReachedAgainstRe,
            (ItemKind::Sonder(_), _) => Paragraph::Sonderpunkte,
        }
    }

    const fn signed(&self) -> i32 {
        match self.team {
            Team::Re => self.points.0,
            Team::Kontra => -self.points.0,
        }
    }
}

/// The score of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The side that has won; `None` if both failed what they had called.
    pub winner: Option<Team>,
    /// What was earned by whom, in the order of the list.
    pub items: Vec<Item>,
    /// What Ansagen multiply the value by, where they do.
    pub factor: i32,
    /// The value of the game seen from Re.
    pub re_value: Points,
    /// What each seat writes down.
    pub points: BySeat<Points>,
}

/// Scores a finished game.
///
/// `special` are the special points earned in tricks, in their order; those the rules do not know are left out. A game
/// in which Re is one seat is scored as a solo: named, stilles Solo, Hochzeit without a partner.
#[must_use]
pub fn score(
    rules: &Rules,
    parties: Parties,
    levels: ByTeam<Level>,
    won: ByTeam<Won>,
    special: &[(Sonderpunkt, Team)],
) -> Score {
    let winner = winner(rules, levels, won);
    let is_solo = parties.soloist().is_some();
    let mut items = match winner {
        Some(winner) => items_of_winner(rules, winner, levels, won),
        None => items_without_winner(rules, levels, won),
    };
    // Rule DDV F.3, decision OP-37: gegen die Alten is for winning against two.
    if winner == Some(Team::Kontra) && !is_solo && rules.has(Sonderpunkt::Alten) {
        items.push(item(ItemKind::Sonder(Sonderpunkt::Alten), Team::Kontra));
    }
    // Rule DDV F.4: a solo has no special points.
    if !is_solo || rules.special_points_in_solo {
        let known = special.iter().filter(|&&(point, _)| rules.has(point));
        items.extend(known.map(|&(point, team)| item(ItemKind::Sonder(point), team)));
    }
    let factor = if winner.is_some() { factor(rules, levels) } else { 1 };
    let re_value = Points(value(rules, &items, factor));
    Score { winner, items, factor, re_value, points: points_of_seats(rules, parties, re_value) }
}

const fn item(kind: ItemKind, team: Team) -> Item {
    Item { kind, team, points: Points(1) }
}

/// Returns all but the special points of a game that was won (DDV F.2, BSV 7.2, Recklinghausen, Abrechnung).
fn items_of_winner(rules: &Rules, winner: Team, levels: ByTeam<Level>, won: ByTeam<Won>) -> Vec<Item> {
    let mut items = vec![item(ItemKind::Gewonnen, winner)];
    // Decision OP-30: bounds count against the loser only.
    items.extend(unter(winner, won));
    if let CallValue::Add(points) = rules.call_value {
        let called = Team::ALL.into_iter().filter(|&team| levels[team] != Level::None);
        items.extend(called.map(|team| Item {
            kind: ItemKind::Angesagt(team),
            team: winner,
            points: Points(i32::from(points)),
        }));
    }
    for team in Team::ALL {
        // Rule DDV F.2 b, decision OP-34: the stages of the loser count for the winner as well. Whoever loses with an
        // Absage has failed it.
        if team == winner || rules.absage_points_if_failed == AbsagePointsIfFailed::Winner {
            items.extend(Absage::up_to(levels[team]).map(|absage| item(ItemKind::Abgesagt(absage, team), winner)));
        }
    }
    if rules.reached_against_points {
        items.extend(gegen(winner, levels, won));
    }
    items
}

/// Returns all but the special points of a game that nobody has won (DDV F.1, BSV 7.1, decision OP-29), the side with
/// more of them first.
fn items_without_winner(rules: &Rules, levels: ByTeam<Level>, won: ByTeam<Won>) -> Vec<Item> {
    let [re, kontra] = Team::ALL.map(|team| {
        let mut items: Vec<Item> = unter(team, won).collect();
        if rules.no_winner_items == NoWinnerItems::UnderAndReached {
            items.extend(gegen(team, levels, won));
        }
        items
    });
    let (mut first, second) = if re.len() < kontra.len() { (kontra, re) } else { (re, kontra) };
    first.extend(second);
    first
}

/// Returns an item for each bound the other side stayed below.
fn unter(team: Team, won: ByTeam<Won>) -> impl Iterator<Item = Item> {
    let missed = move |absage: &Absage| !absage.needs_against().is_met(won[!team], won[team]);
    Absage::ALL.into_iter().filter(missed).map(move |absage| item(ItemKind::Unter(absage), team))
}

/// Returns an item for each Absage of the other side that this one refuted by far.
fn gegen(team: Team, levels: ByTeam<Level>, won: ByTeam<Won>) -> impl Iterator<Item = Item> {
    Absage::up_to(levels[!team])
        .filter(move |absage| absage.refuted_by_far() <= won[team].augen)
        .map(move |absage| item(ItemKind::Gegen(absage), team))
}

/// Rule Recklinghausen, Abrechnung: Re and Kontra double the points, each by itself (decision OP-33).
fn factor(rules: &Rules, levels: ByTeam<Level>) -> i32 {
    let CallValue::Times(times) = rules.call_value else { return 1 };
    Team::ALL.into_iter().filter(|&team| levels[team] != Level::None).map(|_| i32::from(times)).product()
}

fn value(rules: &Rules, items: &[Item], factor: i32) -> i32 {
    let is_multiplied = |item: &Item| match rules.doubling_scope {
        DoublingScope::Total => true,
        DoublingScope::GamePointsOnly => !matches!(item.kind, ItemKind::Sonder(_)),
    };
    items.iter().map(|item| item.signed() * if is_multiplied(item) { factor } else { 1 }).sum()
}

/// Returns what each seat writes down for a game of this value.
///
/// A soloist wins or loses the factor of a solo, a third of that with each opponent (DDV F.4, BSV 7.2). Rule files keep
/// the factor divisible by three; with another one the third is cut off, so that the sum stays zero.
#[must_use]
pub fn points_of_seats(rules: &Rules, parties: Parties, re_value: Points) -> BySeat<Points> {
    let Some(soloist) = parties.soloist() else {
        return BySeat::from_fn(|seat| match parties.team_of(seat) {
            Team::Re => re_value,
            Team::Kontra => -re_value,
        });
    };
    let each = Points(re_value.0 * i32::from(rules.solo_factor) / 3);
    BySeat::from_fn(|seat| if seat == soloist { each * 3 } else { -each })
}
