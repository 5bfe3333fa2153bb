//! From Augen to Points: a list of named items that adds up.

use crate::absage::Absage;
use crate::contract::{Contract, Level, Solo};
use crate::paragraph::Paragraph;
use crate::rules::{
    AltenGame, AnySolo, BoundsCount, CallValue, DoublingScope, FeigheitScope, FuchsCounts, LostHochzeit, NoWinnerItems,
    PointAtEven, ReachedAgainst, Rules, Sonderpunkt, SpecialPointsFor,
};
use crate::seat::{BySeat, ByTeam, Parties, Team};
use crate::special::Earned;
use crate::winner::winner;
use crate::won::Won;
use smallvec::SmallVec;
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg};

/// Points that a seat writes down after a game.
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

/// Kind of an item of the score.
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
    /// It is a solo.
    Solo,
    /// It is a Hochzeit with a partner.
    Hochzeit,
    /// The other side would have won, but has called too little.
    Feigheit,
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
            Self::Solo => "solo",
            Self::Hochzeit => "hochzeit",
            Self::Feigheit => "feigheit",
            Self::Sonder(Sonderpunkt::Alten) => "gegen_die_alten",
            Self::Sonder(point) => point.word(),
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
    /// Kind of the entry.
    pub kind: ItemKind,
    /// Side that gets it.
    pub team: Team,
    /// Its points, never negative.
    pub points: Points,
}

/// The items of a score; few games have more than twelve, so scoring one allocates nothing.
pub type Items = SmallVec<[Item; 12]>;

impl Item {
    /// Returns the rule it rests on; [`Rules::cite`] returns its paragraph.
    #[must_use]
    pub const fn paragraph(&self) -> Paragraph {
        match (self.kind, self.team) {
            (ItemKind::Gewonnen | ItemKind::Unter(_), _) => Paragraph::Won,
            (ItemKind::Feigheit, _) => Paragraph::Winner,
            (ItemKind::Solo | ItemKind::Hochzeit, _) => Paragraph::SoloPoints,
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
    /// The side that has won; `None` if both failed their calls. A side that loses by Feigheit has not won.
    pub winner: Option<Team>,
    /// The items, each with its side, in the order of the list.
    pub items: Items,
    /// Factor of the value by calls, and by 120 to 120; 1 without.
    pub factor: i32,
    /// The value of the game seen from Re.
    pub re_value: Points,
    /// Points of each seat.
    pub points: BySeat<Points>,
}

/// Scores a finished game.
///
/// `special` are the special points earned in tricks and by calls, in their order; those the rules do not know are left out. A game
/// in which Re is one seat is scored as a solo: a named one, a stilles Solo, a Hochzeit without a partner.
#[must_use]
pub fn score(
    rules: &Rules,
    contract: Contract,
    parties: Parties,
    levels: ByTeam<Level>,
    won: ByTeam<Won>,
    special: &[(Sonderpunkt, Team)],
) -> Score {
    if contract.is_null() {
        return score_of_null(rules, parties, levels, won);
    }
    let is_solo = parties.soloist().is_some();
    let by_needs = winner(rules, levels, won);
    let (winner, mut items) = match by_needs {
        Some(winner) => {
            let items = items_of_winner(rules, winner, levels, won);
            if is_coward(rules, parties, winner, levels, won) {
                given_away(winner, items)
            } else {
                (Some(winner), items)
            }
        }
        None => (None, items_without_winner(rules, levels, won)),
    };
    items.extend(winner.and_then(|winner| of_game(rules, contract, parties, winner)));
    if winner == Some(Team::Kontra) && has_alten(rules, contract, parties, levels) {
        items.push(item(ItemKind::Sonder(Sonderpunkt::Alten), Team::Kontra));
    }
    let is_nothing = winner.is_none() && rules.score.no_winner_items == NoWinnerItems::Nothing;
    // Rule DDV F.4: a solo has no special points.
    let counts_in_solo =
        |point| rules.special.in_solo.counts(point) && rules.has_special_points(AnySolo::of(contract.solo()));
    let is_lost = |team: Team| rules.special.for_whom == SpecialPointsFor::Winner && winner == Some(!team);
    let of_calls = special.iter().filter(|&&(point, _)| point.is_of_call() && rules.has(point));
    items.extend(of_calls.filter_map(|&(point, _)| Some(item(ItemKind::Sonder(point), winner?))));
    let counts = |point: Sonderpunkt| {
        !point.is_of_call() && rules.has(point) && !is_nothing && (!is_solo || counts_in_solo(point))
    };
    let known: Earned = special.iter().copied().filter(|&(point, team)| counts(point) && !is_lost(team)).collect();
    let more = more_for_foxes(rules, &known);
    items.extend(known.iter().copied().chain(more).map(|(point, team)| item(ItemKind::Sonder(point), team)));
    let is_even = won.re.augen == won.kontra.augen;
    let factor = factor(rules, by_needs, levels) * if is_even { i32::from(rules.score.factor_at_120_120) } else { 1 };
    let re_value = Points(value(rules, &items, factor));
    Score { winner, items, factor, re_value, points: points_of_seats(parties, re_value) }
}

/// Scores a Null: the soloist has won it if he has no trick. It is worth the point for winning, what Re and Kontra are worth, and
/// what is added for a solo; Augen, bounds and special points count for nothing.
fn score_of_null(rules: &Rules, parties: Parties, levels: ByTeam<Level>, won: ByTeam<Won>) -> Score {
    let winner = if won.re.tricks == 0 { Team::Re } else { Team::Kontra };
    let mut items: Items = [item(ItemKind::Gewonnen, winner)].into_iter().collect();
    items.extend(ansagen(rules, winner, levels));
    let factor = factor_of(rules.score.call_value, who_called(levels).count());
    items.extend(of_game(rules, Contract::Solo(Solo::Null), parties, winner));
    let re_value = Points(value(rules, &items, factor));
    Score { winner: Some(winner), items, factor, re_value, points: points_of_seats(parties, re_value) }
}

/// Returns what a second captured fox is worth beyond the first.
fn more_for_foxes(rules: &Rules, special: &[(Sonderpunkt, Team)]) -> impl Iterator<Item = (Sonderpunkt, Team)> {
    let n_foxes = move |team| special.iter().filter(|&&earned| earned == (Sonderpunkt::Fuchs, team)).count();
    let doubled = move |team: &Team| rules.special.fuchs_counts == FuchsCounts::SecondTwice && 2 <= n_foxes(*team);
    Team::ALL.into_iter().filter(doubled).map(|team| (Sonderpunkt::Fuchs, team))
}

const fn item(kind: ItemKind, team: Team) -> Item {
    Item { kind, team, points: Points(1) }
}

/// Returns whether a game counts as a solo once it is known who has won it.
fn is_worth_a_solo(rules: &Rules, contract: Contract, parties: Parties, winner: Team) -> bool {
    let is_excepted = contract == Contract::Hochzeit && winner == Team::Kontra;
    parties.soloist().is_some() && !(is_excepted && rules.score.hochzeit_lost_alone == LostHochzeit::Game)
}

/// Returns what is added for the kind of the game.
fn of_game(rules: &Rules, contract: Contract, parties: Parties, winner: Team) -> Option<Item> {
    let (kind, points) = if is_worth_a_solo(rules, contract, parties, winner) {
        let of_kind = i32::from(rules.soli.points_by_kind.of(contract.solo()));
        (ItemKind::Solo, i32::from(rules.soli.points) + of_kind)
    } else if contract == Contract::Hochzeit && parties.soloist().is_none() {
        (ItemKind::Hochzeit, i32::from(rules.score.hochzeit_points))
    } else {
        return None;
    };
    (0 < points).then_some(Item { kind, team: winner, points: Points(points) })
}

/// Returns whether Kontra has a point gegen die Alten for winning this game.
fn has_alten(rules: &Rules, contract: Contract, parties: Parties, levels: ByTeam<Level>) -> bool {
    let counts = if is_worth_a_solo(rules, contract, parties, Team::Kontra) {
        // Rule DDV F.3, decision OP-37: gegen die Alten is for winning against two.
        rules.special.alten_in_solo
    } else {
        rules.special.alten_games.contains(&AltenGame::of(contract))
    };
    rules.has(Sonderpunkt::Alten) && counts && (!rules.special.alten_needs_re || levels.re != Level::None)
}

/// Returns all but the special points of a game that was won (DDV F.2, BSV 7.2, Recklinghausen, Abrechnung).
fn items_of_winner(rules: &Rules, winner: Team, levels: ByTeam<Level>, won: ByTeam<Won>) -> Items {
    let is_even = won.re.augen == won.kontra.augen;
    let counts = !is_even || rules.score.point_at_120_120 == PointAtEven::Winner;
    let mut items: Items = counts.then(|| item(ItemKind::Gewonnen, winner)).into_iter().collect();
    // Decision OP-30: bounds count against the loser only.
    items.extend(counted_bounds(rules, winner, levels, won));
    items.extend(ansagen(rules, winner, levels));
    if let CallValue::Add(points) = rules.score.absage_value {
        let points = Points(i32::from(points));
        let counted = counted_absagen(levels);
        items.extend(counted.map(|(absage, team)| Item {
            kind: ItemKind::Abgesagt(absage, team),
            team: winner,
            points,
        }));
    }
    items.extend(gegen(rules, winner, levels, won));
    items
}

/// Returns the stages of both sides, which count for the winner.
///
/// Rule DDV F.2 b, decision OP-34: those of the loser do as well. A side that loses with an Absage has failed it.
fn counted_absagen(levels: ByTeam<Level>) -> impl Iterator<Item = (Absage, Team)> {
    Team::ALL.into_iter().flat_map(move |team| Absage::up_to(levels[team]).map(move |absage| (absage, team)))
}

/// Returns whether the winning side loses by Feigheit: it could have called at least `feigheit` stages more than it
/// did.
///
/// It could have called its Ansage, and every Absage whose bound the other side stayed below.
fn is_coward(rules: &Rules, parties: Parties, team: Team, levels: ByTeam<Level>, won: ByTeam<Won>) -> bool {
    let Some(stages) = rules.score.feigheit else { return false };
    if parties.soloist().is_some() && rules.score.feigheit_scope == FeigheitScope::TwoAgainstTwo {
        return false;
    }
    let could = 1 + unter(team, won).count();
    usize::from(levels[team].number()) + usize::from(stages) <= could
}

/// Returns the winner and the items where the side that has won gives them to the other one.
fn given_away(coward: Team, mut items: Items) -> (Option<Team>, Items) {
    items.iter_mut().for_each(|item| item.team = !coward);
    items.push(Item { kind: ItemKind::Feigheit, team: !coward, points: Points(0) });
    (Some(!coward), items)
}

/// Returns all but the special points of a game without a winner (DDV F.1, BSV 7.1, decision OP-29), the side with more
/// of them first.
fn items_without_winner(rules: &Rules, levels: ByTeam<Level>, won: ByTeam<Won>) -> Items {
    if rules.score.no_winner_items == NoWinnerItems::Nothing {
        return Items::new();
    }
    let [re, kontra] = Team::ALL.map(|team| {
        let mut items: Items = counted_bounds(rules, team, levels, won).collect();
        if rules.score.no_winner_items == NoWinnerItems::UnderAndReached {
            items.extend(gegen(rules, team, levels, won));
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

/// Returns those of them that count for a side with these calls.
fn counted_bounds(rules: &Rules, team: Team, levels: ByTeam<Level>, won: ByTeam<Won>) -> impl Iterator<Item = Item> {
    let (counts, called) = (rules.score.bounds_count, Absage::highest(levels[team]));
    let exists = move |absage| rules.score.bounds.contains(&absage);
    unter(team, won).filter(move |item| match (counts, item.kind) {
        (BoundsCount::IfCalled, ItemKind::Unter(absage)) => exists(absage) && Some(absage) <= called,
        (BoundsCount::Always, ItemKind::Unter(absage)) => exists(absage),
        _ => true,
    })
}

/// Returns an item for each Absage of the other side that this one refuted by far, where that is worth a point.
fn gegen(rules: &Rules, team: Team, levels: ByTeam<Level>, won: ByTeam<Won>) -> impl Iterator<Item = Item> {
    let counts = rules.score.reached_against_points;
    let lower = match rules.score.reached_against {
        ReachedAgainst::Each => 0,
        ReachedAgainst::Highest => levels[!team].absagen().saturating_sub(1),
    };
    Absage::up_to(levels[!team])
        .skip(lower.into())
        .filter(move |absage| counts && absage.refuted_by_far() <= won[team].augen)
        .map(move |absage| item(ItemKind::Gegen(absage), team))
}

/// Rule Recklinghausen, Abrechnung: Re and Kontra double the points, each by itself (decision OP-33).
fn factor(rules: &Rules, winner: Option<Team>, levels: ByTeam<Level>) -> i32 {
    if winner.is_none() {
        return 1;
    }
    let absagen = counted_absagen(levels).count();
    factor_of(rules.score.call_value, who_called(levels).count()) * factor_of(rules.score.absage_value, absagen)
}

/// Returns the factor of `n_calls` calls of this value.
fn factor_of(value: CallValue, n_calls: usize) -> i32 {
    match value {
        CallValue::Add(_) => 1,
        CallValue::Times(times) => std::iter::repeat_n(i32::from(times), n_calls).product(),
    }
}

/// Returns which sides have said Re or Kontra.
fn who_called(levels: ByTeam<Level>) -> impl Iterator<Item = Team> {
    Team::ALL.into_iter().filter(move |&team| levels[team] != Level::None)
}

/// Returns what Re and Kontra are worth to the winner, where they add points.
fn ansagen(rules: &Rules, winner: Team, levels: ByTeam<Level>) -> impl Iterator<Item = Item> {
    let added = if let CallValue::Add(points) = rules.score.call_value { Some(Points(points.into())) } else { None };
    let of =
        move |points| who_called(levels).map(move |team| Item { kind: ItemKind::Angesagt(team), team: winner, points });
    added.into_iter().flat_map(of)
}

fn value(rules: &Rules, items: &[Item], factor: i32) -> i32 {
    let is_multiplied = |item: &Item| match rules.score.doubling_scope {
        DoublingScope::Total => true,
        DoublingScope::GamePointsOnly => match item.kind {
            ItemKind::Sonder(point) => point.is_of_call(),
            _ => true,
        },
        DoublingScope::GamePointsAndAlten => match item.kind {
            ItemKind::Sonder(point) => point == Sonderpunkt::Alten || point.is_of_call(),
            _ => true,
        },
    };
    items.iter().map(|item| item.signed() * if is_multiplied(item) { factor } else { 1 }).sum()
}

/// Returns what each seat writes down for a game of this value.
///
/// A soloist wins or loses three times the value, once with each opponent (DDV F.4, BSV 7.2).
#[must_use]
pub fn points_of_seats(parties: Parties, re_value: Points) -> BySeat<Points> {
    let Some(soloist) = parties.soloist() else {
        return BySeat::from_fn(|seat| match parties.team_of(seat) {
            Team::Re => re_value,
            Team::Kontra => -re_value,
        });
    };
    BySeat::from_fn(|seat| if seat == soloist { re_value * 3 } else { -re_value })
}
