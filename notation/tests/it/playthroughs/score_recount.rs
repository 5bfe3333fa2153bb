//! The score of every game by any options, counted once more in another way.

use super::driver::{play_on, random_game};
use crate::support::random_rules::random_rules_with;
use game::{
    Absage, BockFacts, ByTeam, Card, Class, Contract, Klaerung, Level, Named, Order, Outcome, Rules, Schweine, Seat,
    Solo, Suit, Team, Trick, Won,
    rules::{
        AltenGame, AnySolo, BoundsCount, CallValue, CharlieGefangenBy, CharlieGefangenCounts, DoppelkopfAugen,
        DoublingScope, FeigheitScope, FuchsCounts, Herzstich, LostHochzeit, NoWinnerItems, PointAtEven, ReachedAgainst,
        SoloPoints, Sonderpunkt, SpecialPointsFor, SpecialPointsSoli,
    },
    score, winner,
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Every option that the score depends on.
const SCORING: &[&str] = &[
    "call_value",
    "absage_value",
    "doubling_scope",
    "reached_against_points",
    "reached_against",
    "no_winner_items",
    "point_at_120_120",
    "factor_at_120_120",
    "solo_points",
    "solo_points_by_kind",
    "feigheit",
    "feigheit_scope",
    "special_points",
    "special_points_for",
    "fuchs_counts",
    "herzstich",
    "charlie_gefangen_counts",
    "charlie_gefangen_by",
    "special_points_in_solo",
    "alten_in_solo",
    "special_points_soli",
    "hochzeit_calls",
    "call_skipping",
    "second_heart_ten_wins",
    "heart_ten_in_last_trick",
    "bounds",
    "bounds_count",
    "hochzeit_points",
    "hochzeit_lost_alone",
    "doppelkopf",
    "alten_games",
    "alten_needs_re",
];

#[test]
fn the_score_by_any_options_is_what_a_slow_count_finds() {
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let (mut n_solo, mut n_special, mut n_cowards, mut n_nobody) = (0, 0, 0, 0);
    for seed in 0..500 {
        let rules = random_rules_with(1_000 + seed, SCORING);
        for _ in 0..4 {
            let mut play = random_game(&rules, &mut rng);
            play_on(&mut play, usize::MAX, &mut rng, |_| {});
            let outcome = play.finish().unwrap_or_else(|_| panic!("the game is over"));
            let (value, winner) = recount(&rules, &outcome, outcome.levels);
            let shown = || format!("{rules:?} {outcome:?}");
            assert_eq!((outcome.score.re_value.0, outcome.score.winner), (value, winner), "{}", shown());
            let is_solo = outcome.parties.re.len() == 1;
            for seat in Seat::ALL {
                let is_re = outcome.parties.re.contains(seat);
                let expected = match (is_solo, is_re) {
                    (false, true) => value,
                    (false, false) => -value,
                    (true, true) => 3 * value,
                    (true, false) => -value,
                };
                assert_eq!(outcome.score.points[seat].0, expected, "{}", shown());
            }
            // What a list would say starts the same Bockrunden.
            let facts = BockFacts::of(&rules, &outcome);
            assert_eq!((facts.re_value.0, facts.winner, facts.scored_as_solo), (value, winner, is_solo));
            n_solo += usize::from(is_solo);
            n_special += outcome.special.len();
            n_nobody += usize::from(winner.is_none());
            // Random players call too much to win.
            let of_calls = points_of_calls(&rules, &outcome).into_iter().map(|point| (point, Team::Kontra));
            let special = outcome.special.iter().map(|special| (special.point, special.team));
            let special: Vec<_> = special.chain(of_calls).collect();
            for most in [0, 1, 2] {
                let levels = ByTeam::from_fn(|_| Level::from_number(rng.random_range(0..=most)).expect("a level"));
                let again = score(&rules, outcome.game.contract(), outcome.parties, levels, outcome.won, &special);
                assert_eq!(
                    (again.re_value.0, again.winner),
                    recount(&rules, &outcome, levels),
                    "{levels:?} {}",
                    shown()
                );
                n_cowards += again.items.iter().filter(|item| item.kind.name() == "feigheit").count();
            }
        }
    }
    assert!(
        100 < n_solo && 200 < n_special && 100 < n_cowards && 20 < n_nobody,
        "{n_solo} {n_special} {n_cowards} {n_nobody}"
    );
}

/// Returns the value of the game for Re and who has won it, with these calls.
pub(crate) fn recount(rules: &Rules, outcome: &Outcome, levels: ByTeam<Level>) -> (i32, Option<Team>) {
    if outcome.game.contract() == Contract::Solo(Solo::Null) {
        let n_called = Team::ALL.into_iter().filter(|&team| levels[team] != Level::None).count() as u32;
        let own = i32::from(rules.soli.points) + i32::from(rules.soli.points_by_kind.named[Solo::ALL.len() - 1]);
        let value = match rules.score.call_value {
            CallValue::Add(points) => 1 + own + i32::from(points) * n_called as i32,
            CallValue::Times(times) => (1 + own) * i32::from(times).pow(n_called),
        };
        let has_trick =
            outcome.tricks.iter().any(|trick| trick.owner().is_some_and(|seat| outcome.parties.re.contains(seat)));
        return if has_trick { (-value, Some(Team::Kontra)) } else { (value, Some(Team::Re)) };
    }
    let is_solo = outcome.parties.re.len() == 1;
    let number = |team: Team| i32::from(levels[team].number());
    let below = |side: Won| -> i32 {
        let augen = i32::from(side.augen.0);
        [89, 59, 29].iter().filter(|&&most| augen <= most).count() as i32 + i32::from(side.tricks == 0)
    };
    let far = |side: Won, against: Team| -> i32 {
        let lowest = if rules.score.reached_against == ReachedAgainst::Highest { number(against).max(2) } else { 2 };
        (lowest..=number(against)).filter(|stage| 180 - 30 * stage <= i32::from(side.augen.0)).count() as i32
    };
    let [of_re, of_kontra] = recount_special(rules, outcome);
    let special = of_re - of_kontra;
    let bounds = |side: Team| {
        let called = (number(side) - 1).max(0) as usize;
        // A side below a bound is below the ones above it, so those that were called come first.
        let all = below(outcome.won[!side]) as usize;
        let n = if rules.score.bounds_count == BoundsCount::IfCalled { all.min(called) } else { all };
        Absage::ALL.iter().take(n).filter(|absage| rules.score.bounds.contains(absage)).count() as i32
    };
    let is_even = outcome.won.re.augen == outcome.won.kontra.augen;
    let mut factor = if is_even { i32::from(rules.score.factor_at_120_120) } else { 1 };
    let by_needs = winner(rules, levels, outcome.won);
    let Some(side) = by_needs else {
        if rules.score.no_winner_items == NoWinnerItems::Nothing {
            return (0, None);
        }
        let reached = |side: Team| {
            let counts =
                rules.score.reached_against_points && rules.score.no_winner_items == NoWinnerItems::UnderAndReached;
            if counts { far(outcome.won[side], !side) } else { 0 }
        };
        let of = |side: Team| bounds(side) + reached(side);
        let game = of(Team::Re) - of(Team::Kontra);
        return match rules.score.doubling_scope {
            DoublingScope::Total => (factor * (game + special), None),
            _ => (factor * game + special, None),
        };
    };
    let absagen = |team: Team| (number(team) - 1).max(0);
    let n_absagen = absagen(Team::Re) + absagen(Team::Kontra);
    let n_ansagen = Team::ALL.into_iter().filter(|&team| levels[team] != Level::None).count() as i32;
    let mut game = i32::from(!is_even || rules.score.point_at_120_120 == PointAtEven::Winner) + bounds(side);
    for (value, n) in [(rules.score.call_value, n_ansagen), (rules.score.absage_value, n_absagen)] {
        match value {
            CallValue::Add(points) => game += i32::from(points) * n,
            CallValue::Times(times) => factor *= i32::from(times).pow(n as u32),
        }
    }
    if rules.score.reached_against_points {
        game += far(outcome.won[side], !side);
    }
    let too_little = rules.score.feigheit.is_some_and(|stages| {
        let could = 1 + below(outcome.won[!side]);
        i32::from(stages) <= could - number(side)
            && !(is_solo && rules.score.feigheit_scope == FeigheitScope::TwoAgainstTwo)
    });
    game += points_of_calls(rules, outcome).len() as i32;
    let kind = outcome.game.contract().solo();
    let at = Solo::ALL.into_iter().position(|solo| kind == Some(solo));
    let by_kind = at.map_or(rules.soli.points_by_kind.unnamed, |at| rules.soli.points_by_kind.named[at]);
    let winner = if too_little { !side } else { side };
    let of_hochzeiter = outcome.game.contract() == Contract::Hochzeit;
    let is_spared = of_hochzeiter && winner == Team::Kontra && rules.score.hochzeit_lost_alone == LostHochzeit::Game;
    game += match (is_solo, of_hochzeiter) {
        (true, _) if !is_spared => i32::from(rules.soli.points) + i32::from(by_kind),
        (false, true) => i32::from(rules.score.hochzeit_points),
        _ => 0,
    };
    let kind = match outcome.game.contract() {
        Contract::Hochzeit => AltenGame::Hochzeit,
        Contract::Trumpfabgabe => AltenGame::Trumpfabgabe,
        _ => AltenGame::Normal,
    };
    let fits =
        if is_solo && !is_spared { rules.special.alten_in_solo } else { rules.special.alten_games.contains(&kind) };
    let has_alten = winner == Team::Kontra
        && fits
        && (!rules.special.alten_needs_re || 0 < number(Team::Re))
        && rules.special.points.contains(&Sonderpunkt::Alten);
    let (own, others) = if winner == Team::Re { (of_re, of_kontra) } else { (of_kontra, of_re) };
    let others = if rules.special.for_whom == SpecialPointsFor::Winner { 0 } else { others };
    let (alten, special) = (i32::from(has_alten), own - others);
    let value = match rules.score.doubling_scope {
        DoublingScope::Total => (game + alten + special) * factor,
        DoublingScope::GamePointsOnly => game * factor + alten + special,
        DoublingScope::GamePointsAndAlten => (game + alten) * factor + special,
    };
    (if winner == Team::Re { value } else { -value }, Some(winner))
}

/// Returns the points for calls, in any order.
fn points_of_calls(rules: &Rules, outcome: &Outcome) -> Vec<Sonderpunkt> {
    let found = outcome.klaerung.and_then(Klaerung::trick).map_or(0, |trick| 4 * trick);
    let mut called: Vec<(Seat, Team, u8)> = Vec::new();
    let mut points = Vec::new();
    for call in &outcome.calls {
        let is_before = call.before_card < found;
        // Until the partner is found everybody but the Hochzeiter is of Kontra.
        let team_then = |seat: Seat, team: Team| {
            let Named::Hochzeit { hochzeiter, .. } = outcome.game.named else { return team };
            if is_before && seat != hochzeiter { Team::Kontra } else { team }
        };
        let team = team_then(call.seat, call.team);
        let highest = called.iter().filter(|&&(seat, of, _)| team_then(seat, of) == team).map(|&(.., n)| n).max();
        let n = call.call.level().number();
        points.extend((call.before_card == 0).then_some(Sonderpunkt::EarlyCall));
        points.extend((highest.unwrap_or(0) + 1 < n).then_some(Sonderpunkt::JumpedCall));
        points.extend(is_before.then_some(Sonderpunkt::UnmarriedCall));
        called.push((call.seat, call.team, n));
    }
    points.retain(|point| rules.special.points.contains(point));
    points
}

/// Returns the special points of Re and those of Kontra.
fn recount_special(rules: &Rules, outcome: &Outcome) -> [i32; 2] {
    let schweine = outcome.game.schweine();
    let order = Order::new(rules, outcome.game.contract(), schweine);
    let is_re = |seat: Seat| outcome.parties.re.contains(seat);
    let n_tricks = outcome.tricks.len();
    let mut earned = [0, 0];
    let mut foxes = [0, 0];
    for (number, trick) in (1..).zip(&outcome.tricks) {
        let winner = trick.owner().expect("it is complete");
        let points = |point| {
            let exists = match (&rules.special.in_solo, outcome.parties.re.len()) {
                (_, 2) => true,
                (SoloPoints::None, _) => false,
                (SoloPoints::All, _) => true,
                (SoloPoints::These(points), _) => points.contains(&point),
            };
            let solo = outcome.game.contract().solo().map_or("stilles_solo", Solo::name);
            let of_solo = match &rules.special.soli {
                _ if outcome.parties.re.len() == 2 => true,
                SpecialPointsSoli::All => true,
                SpecialPointsSoli::KaroTrump => order.class_of(Card::DA) == Class::Trump,
                SpecialPointsSoli::These(soli) => soli.iter().copied().map(AnySolo::name).any(|name| name == solo),
            };
            if exists && of_solo && rules.special.points.contains(&point) {
                points_of((rules, &order, schweine), trick, is_re, point, number == n_tricks)
            } else {
                0
            }
        };
        let queens = [Sonderpunkt::Damenstich, Sonderpunkt::DamenstichLastTrick];
        let of_winner: i32 = Sonderpunkt::ALL.into_iter().filter(|point| !queens.contains(point)).map(points).sum();
        earned[usize::from(!is_re(winner))] += of_winner;
        foxes[usize::from(!is_re(winner))] += points(Sonderpunkt::Fuchs);
        // The side that has not played the queens has the point.
        let of_re = trick.plays().find(|play| play.1 == Card::CQ).is_some_and(|play| is_re(play.0));
        earned[usize::from(of_re)] += queens.into_iter().map(points).sum::<i32>();
    }
    if rules.special.fuchs_counts == FuchsCounts::SecondTwice {
        (0..2).for_each(|side| earned[side] += i32::from(foxes[side] == 2));
    }
    earned
}

/// Returns how many points of a kind the winner of a trick has.
fn points_of(
    (rules, order, schweine): (&Rules, &Order, Schweine),
    trick: &Trick,
    is_re: impl Fn(Seat) -> bool,
    point: Sonderpunkt,
    is_last: bool,
) -> i32 {
    let winner = trick.owner().expect("it is complete");
    let plays: Vec<(Seat, Card)> = trick.plays().collect();
    let won_with = plays.iter().find(|play| play.0 == winner).expect("he has played").1;
    let is_trump = |card: Card| order.class_of(card) == Class::Trump;
    let is_heart = |card: Card| card.suit() == Suit::Hearts && !is_trump(card);
    let caught = |card: Card| {
        plays.iter().filter(|play| play.1 == card && is_trump(card) && is_re(play.0) != is_re(winner)).count() as i32
    };
    let has_foxes = schweine == Schweine::None;
    let augen: u16 = plays.iter().map(|play| play.1.augen().0).sum();
    match point {
        Sonderpunkt::Alten => 0,
        Sonderpunkt::Doppelkopf => {
            i32::from(rules.special.doppelkopf == DoppelkopfAugen::From40 && augen == 40 || 40 < augen)
        }
        Sonderpunkt::Fuchs if has_foxes => caught(Card::DA),
        Sonderpunkt::FuchsGefangenLastTrick if has_foxes && is_last => caught(Card::DA),
        Sonderpunkt::FuchsLastTrick if has_foxes && is_last => i32::from(won_with == Card::DA && is_trump(Card::DA)),
        Sonderpunkt::Charlie if is_last => i32::from(won_with == Card::CJ && is_trump(Card::CJ)),
        Sonderpunkt::DoppelCharlie if is_last => {
            let own = plays.iter().filter(|play| play.1 == Card::CJ && is_re(play.0) == is_re(winner)).count();
            i32::from(won_with == Card::CJ && is_trump(Card::CJ) && own == 2)
        }
        Sonderpunkt::CharlieGefangen if is_last => {
            let n = if rules.special.charlie_gefangen_by == CharlieGefangenBy::Any || won_with == Card::DQ {
                caught(Card::CJ)
            } else {
                0
            };
            if rules.special.charlie_gefangen_counts == CharlieGefangenCounts::Once { n.min(1) } else { n }
        }
        Sonderpunkt::Herzstich => {
            let holds = match rules.special.herzstich {
                Herzstich::NotTrumped => is_heart(won_with),
                Herzstich::AllFourHearts => plays.iter().all(|play| is_heart(play.1)),
                Herzstich::AnyHeartLead => true,
            };
            i32::from(is_heart(plays[0].1) && holds)
        }
        Sonderpunkt::DulleLastTrick if is_last => caught(Card::HT),
        Sonderpunkt::Damenstich | Sonderpunkt::DamenstichLastTrick => {
            let players: Vec<bool> = plays.iter().filter(|play| play.1 == Card::CQ).map(|play| is_re(play.0)).collect();
            let counts = is_trump(Card::CQ) && (is_last || point == Sonderpunkt::Damenstich);
            i32::from(counts && matches!(players[..], [first, second] if first == second))
        }
        Sonderpunkt::DulleGefangen => {
            let tens: Vec<Seat> = plays.iter().filter(|play| play.1 == Card::HT).map(|play| play.0).collect();
            i32::from(matches!(tens[..], [first, second] if second == winner && is_re(first) != is_re(second)))
        }
        _ => 0,
    }
}
