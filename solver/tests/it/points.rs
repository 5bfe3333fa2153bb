//! The value in Points equals the specification, whatever helps to find it.

use crate::support::ask::{ask, card_values, line, points_cards, points_line, points_value};
use crate::support::{any_position, rng, show};
use doko_solver::experiment::{Switch, Switches, Widening};
use doko_solver::{BestPoints, Config, Limits, PointsError, ask_all, brute};
use game::rules::{
    AltenGame, AnySolo, BoundsCount, CallValue, CharlieGefangenBy, CharlieGefangenCounts, DoppelkopfAugen,
    DoublingScope, FeigheitScope, FuchsCounts, Herzstich, LostHochzeit, NoWinnerItems, PointAtEven, PointsBySolo,
    ReachedAgainst, SoloPoints, Sonderpunkt, SpecialPointsFor, SpecialPointsSoli,
};
use game::{
    Absage, Augen, ByTeam, Card, Contract, Level, Parties, Points, Position, Rules, Seat, SeatSet, Solo, Team, Won,
    points_of_seats, score,
};
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Special points of earlier tricks.
type Earned = Vec<(Sonderpunkt, Team)>;

/// Changes every option that the score depends on.
fn with_any_scoring(rng: &mut impl Rng, mut rules: Rules) -> Rules {
    fn any<T: Copy>(rng: &mut impl Rng, choices: &[T]) -> T {
        *choices.choose(rng).expect("there are choices")
    }
    // Those that few rules have are found in another way, which must not be the only one that is tried.
    let points: &[Sonderpunkt] = if rng.random() { &Sonderpunkt::ALL } else { &Sonderpunkt::USUAL };
    rules.special.points = points.iter().copied().filter(|_| rng.random_bool(0.7)).collect::<Vec<_>>().into();
    rules.score.kontra_only_needs_121 = rng.random();
    rules.score.call_value =
        any(rng, &[CallValue::Add(2), CallValue::Add(1), CallValue::Times(2), CallValue::Times(3)]);
    rules.score.doubling_scope =
        any(rng, &[DoublingScope::Total, DoublingScope::GamePointsOnly, DoublingScope::GamePointsAndAlten]);
    rules.score.reached_against_points = rng.random();
    rules.score.reached_against = any(rng, &[ReachedAgainst::Each, ReachedAgainst::Highest]);
    rules.score.no_winner_items =
        any(rng, &[NoWinnerItems::UnderAndReached, NoWinnerItems::UnderOnly, NoWinnerItems::Nothing]);
    rules.special.doppelkopf = any(rng, &[DoppelkopfAugen::From40, DoppelkopfAugen::From40, DoppelkopfAugen::Above40]);
    rules.special.herzstich = any(rng, &[Herzstich::NotTrumped, Herzstich::AllFourHearts, Herzstich::AnyHeartLead]);
    rules.special.charlie_gefangen_counts = any(rng, &[CharlieGefangenCounts::PerCard, CharlieGefangenCounts::Once]);
    let in_solo: Vec<_> = rules.special.points.iter().copied().filter(|_| rng.random()).collect();
    rules.special.in_solo =
        [SoloPoints::None, SoloPoints::All, SoloPoints::These(in_solo.into())][rng.random_range(0..3)].clone();
    let soli = [AnySolo::Unnamed].into_iter().chain(Solo::ALL.map(AnySolo::Named)).filter(|_| rng.random());
    let soli = SpecialPointsSoli::These(soli.collect::<Vec<_>>().into());
    rules.special.soli = [SpecialPointsSoli::All, SpecialPointsSoli::KaroTrump, soli][rng.random_range(0..3)].clone();
    if rng.random_bool(0.3) {
        rules.special.for_whom = any(rng, &[SpecialPointsFor::Both, SpecialPointsFor::Winner]);
        rules.special.fuchs_counts = any(rng, &[FuchsCounts::Each, FuchsCounts::SecondTwice]);
    }
    rules.special.charlie_gefangen_by = any(rng, &[CharlieGefangenBy::Any, CharlieGefangenBy::DiamondQueen]);
    if rng.random_bool(0.3) {
        rules.score.absage_value = any(rng, &[CallValue::Add(2), CallValue::Add(0), CallValue::Times(2)]);
        rules.score.point_at_120_120 = any(rng, &[PointAtEven::Winner, PointAtEven::Nobody]);
        rules.score.factor_at_120_120 = any(rng, &[1, 1, 2, 3]);
        rules.special.alten_in_solo = rng.random();
        rules.special.alten_needs_re = rng.random();
        rules.special.alten_games = AltenGame::ALL.into_iter().filter(|_| rng.random()).collect::<Vec<_>>().into();
        rules.score.bounds = Absage::ALL.into_iter().filter(|_| rng.random_bool(0.7)).collect::<Vec<_>>().into();
        rules.score.bounds_count = any(rng, &[BoundsCount::Always, BoundsCount::IfCalled]);
        rules.score.hochzeit_points = rng.random_range(0..4);
        rules.score.hochzeit_lost_alone = any(rng, &[LostHochzeit::Solo, LostHochzeit::Game]);
        rules.soli.points = rng.random_range(0..3);
        rules.soli.points_by_kind =
            PointsBySolo { unnamed: rng.random_range(0..3), named: std::array::from_fn(|_| rng.random_range(0..4)) };
        rules.score.feigheit = any(rng, &[None, Some(1), Some(2), Some(3)]);
        rules.score.feigheit_scope = any(rng, &[FeigheitScope::All, FeigheitScope::TwoAgainstTwo]);
    }
    rules
}

/// Returns the position with what could have been won before and random calls, and special points of earlier tricks.
fn with_stakes(rng: &mut impl Rng, position: &Position) -> (Position, Earned) {
    let mut parts = position.parts().clone();
    if rng.random_bool(0.5) {
        parts.rules = with_any_scoring(rng, parts.rules);
    }
    let gone = Augen::DECK - position.cards().augen_left();
    let tricks = (position.rules().n_tricks() - position.cards().tricks_left()) as u16;
    let re_tricks = match rng.random_range(0..4) {
        0 => 0,
        1 => tricks,
        _ => rng.random_range(0..=tricks),
    };
    let least = gone.0.saturating_sub(44 * (tricks - re_tricks));
    let most = gone.0.min(44 * re_tricks);
    if most < least {
        return with_stakes(rng, position);
    }
    let re_augen = rng.random_range(least..=most);
    parts.won = Some(ByTeam {
        re: Won { augen: Augen(re_augen), tricks: re_tricks as u8 },
        kontra: Won { augen: gone - Augen(re_augen), tricks: (tricks - re_tricks) as u8 },
    });
    let called = rng.random_bool(0.6);
    parts.calls = ByTeam::from_fn(|_| {
        if called && rng.random_bool(0.7) { *Level::ALL.choose(rng).expect("six") } else { Level::None }
    });
    let n_earned = if rng.random_bool(0.3) { rng.random_range(1..4) } else { 0 };
    let earned = (0..n_earned).map(|_| {
        let points = [Sonderpunkt::Fuchs, Sonderpunkt::Fuchs, Sonderpunkt::Doppelkopf, Sonderpunkt::EarlyCall];
        let point = points[rng.random_range(0..4)];
        (point, if rng.random() { Team::Re } else { Team::Kontra })
    });
    let earned = earned.collect();
    match Position::new(parts) {
        Ok(position) => (position, earned),
        Err(_) => with_stakes(rng, position),
    }
}

fn shown(position: &Position, earned: &Earned) -> String {
    let parts = position.parts();
    format!("{} won={:?} calls={:?} earned={earned:?} {:?}", show(position), parts.won, parts.calls, parts.rules)
}

fn small() -> Config {
    Config::default().with_table_bytes(1 << 16)
}

#[test]
fn search_equals_brute() {
    let mut rng = rng(21);
    let mut differ = 0;
    for n in 0..20_000 {
        let position = any_position(&mut rng, if n % 50 == 0 { 4 } else { 3 });
        let (position, earned) = with_stakes(&mut rng, &position);
        let expected = brute::points(&position, &earned);
        assert_eq!(points_value(&position, &earned, &small()), expected, "{}", shown(&position, &earned));
        differ += usize::from(expected != Ok(Points(0)));
    }
    assert!(10_000 < differ);
}

#[test]
fn every_acceleration_can_be_switched_off() {
    let with = |switches| small().with_switches(switches);
    let mut configs: Vec<Config> = Switches::each_without_one().into_iter().map(|(_, without)| with(without)).collect();
    configs.push(with(Switches { widening: Widening::From { n_tricks: 1 }, ..Switches::default() }));
    configs.push(with(Switches { native_bits: Switch::Off, ..Switches::default() }));
    configs.push(small().with_table_bytes(64));
    let mut rng = rng(22);
    for _ in 0..1_000 {
        let position = any_position(&mut rng, 3);
        let (position, earned) = with_stakes(&mut rng, &position);
        let expected = brute::points(&position, &earned);
        for config in &configs {
            assert_eq!(points_value(&position, &earned, config), expected, "{config:?} {}", shown(&position, &earned));
        }
    }
}

#[test]
#[ignore = "slow"]
fn configurations_agree_where_brute_is_too_slow() {
    let mut rng = rng(25);
    let all = Switches::default();
    let configs = [
        all,
        Switches { critical_lines: Switch::Off, ..all },
        Switches { won_cards: Switch::Off, quick_tricks: Switch::Off, sibling_pruning: Switch::Off, ..all },
        // No card stands for one that counts differently, so a Volle only for another.
        Switches { value_loosening: Switch::Off, sibling_pruning: Switch::Off, ..all },
        Switches { widening: Widening::From { n_tricks: 4 }, ..all },
    ];
    let configs = configs.map(|switches| Config::default().with_switches(switches));
    for n in 0..400 {
        let position = any_position(&mut rng, 5 + n % 3);
        let (position, earned) = with_stakes(&mut rng, &position);
        let values = configs.each_ref().map(|config| points_value(&position, &earned, config));
        assert!(values.iter().all(|value| *value == values[0]), "{values:?} {}", shown(&position, &earned));
    }
}

#[test]
fn a_jack_that_beats_a_fox_may_do_so_in_place_of_no_lower_card() {
    // Found where it was forgotten that special cards have to beat one another.
    for (text, points) in [
        (
            "rules=recklinghausen game=normal re=ES leader=N trick=SQ N=SJ,HJ E=HT,HQ,SA S=CQ,CJ,HA W=DQ,DA,ST \
             won=re:0/0,kontra:169/7 calls=re:k60,kontra:schwarz",
            0,
        ),
        (
            "rules=bsv game=normal re=NS leader=S trick=DJ,HJ N=DQ,CJ,HA E=SQ,ST,HK S=DK,CA W=CJ,CK \
             won=re:30/1,kontra:152/6",
            -4,
        ),
        (
            "rules=bsv game=normal re=NS leader=N trick=DA N=HT,HJ E=DA,DT,DK S=HT,CQ,CJ W=SQ,HQ,CJ \
             won=re:144/5,kontra:25/2 calls=kontra:k60",
            11,
        ),
    ] {
        let position = notation::position(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(brute::points(&position, &[]), Ok(Points(points)), "{text}");
        assert_eq!(points_value(&position, &[], &small()), Ok(Points(points)), "{text}");
    }
}

#[test]
fn what_is_right_without_a_doppelkopf_rests_on_what_is_found_without() {
    // Found where it was said to rest on what is found with it.
    let text = "rules=bsv game=normal re=EW leader=S N=HA,DA,DJ E=HA,HQ,HJ S=HT,HJ,DT W=CJ,SJ,HT \
                won=re:9/1,kontra:155/6 calls=kontra";
    let position = notation::position(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(brute::points(&position, &[]), Ok(Points(-5)), "{text}");
    assert_eq!(points_value(&position, &[], &small()), Ok(Points(-5)), "{text}");
}

#[test]
fn nobody_is_asked_as_if_he_had_lost_a_trick_that_he_was_sure_of() {
    // Who resists has left out a card that earns him less, because his side takes the trick. If it did not, that card might
    // be the better one. In the last two he has left out cards that would keep a fox.
    for (text, points) in [
        (
            "rules=ddv game=normal re=NS leader=W N=SQ,SJ,DA,CK,CK E=D9,CT,CT,C9,H9 S=CA,SK,S9,HA,HA W=HQ,CA,HK,HK,H9 \
             won=re:89/5,kontra:48/2 calls=re:k90,kontra:k90",
            9,
        ),
        (
            "rules=bsv game=normal re=ES leader=N N=HQ,DJ,DT,DK,CA E=HT,CQ,SQ,SQ,CJ S=CJ,CT,CT,CK,HK W=HQ,SJ,HJ,HJ,ST \
             won=re:36/1,kontra:104/4 calls=kontra:k90",
            4,
        ),
        (
            "rules=ddv game=normal re=NE leader=S N=SQ,HQ,DK E=CK,SJ,DA S=CT,S9,HQ W=CJ,DQ,D9 won=re:26/4,kontra:169/5",
            -3,
        ),
        (
            "rules=recklinghausen game=normal re=NE leader=S N=HT,DA,DQ E=DA,DT,DQ S=CJ,DJ,DJ W=CQ,SQ,SJ \
             won=re:146/6,kontra:32/1",
            3,
        ),
    ] {
        let position = notation::position(text).expect("it is a position");
        for any_taker in [Switch::On, Switch::Off] {
            let config = small().with_switches(Switches { any_taker, ..Switches::default() });
            assert_eq!(points_value(&position, &[], &config), Ok(Points(points)), "{text}");
        }
    }
}

#[test]
fn the_value_of_a_card_is_the_value_after_it() {
    let mut rng = rng(23);
    for _ in 0..1_000 {
        let position = any_position(&mut rng, 3);
        let (position, earned) = with_stakes(&mut rng, &position);
        let values = points_cards(&position, &earned, &small()).expect("it says what was won");
        assert_eq!(values.len(), position.cards().legal(position.order()).len());
        let is_re = position.parties().team_of(position.cards().turn()) == Team::Re;
        let points = values.iter().map(|&(_, points)| points);
        let best = if is_re { points.max() } else { points.min() };
        assert_eq!(best, points_value(&position, &earned, &small()).ok());
        for (card, value) in values {
            let next = position.after(card).expect("the card is legal");
            // A trick that the card completes may have earned special points, which the next position does not know.
            if !next.cards().trick().is_empty() {
                assert_eq!(Ok(value), brute::points(&next, &earned), "{card} in {}", shown(&position, &earned));
            }
        }
    }
}

#[test]
fn a_line_is_worth_the_value() {
    let mut rng = rng(24);
    for _ in 0..300 {
        let position = any_position(&mut rng, 4);
        let (mut position, mut earned) = with_stakes(&mut rng, &position);
        let expected = points_value(&position, &earned, &small());
        for card in points_line(&position, &earned, &small()).expect("it says what was won") {
            let mut cards = *position.cards();
            if let Some(trick) = cards.play(position.order(), card) {
                earned.extend(special_points_of(&position, &trick, cards.is_over()));
            }
            position = position.after(card).expect("a line is legal");
        }
        assert!(position.cards().is_over());
        assert_eq!(points_value(&position, &earned, &small()), expected);
    }
}

fn special_points_of(position: &Position, trick: &game::Trick, is_over: bool) -> Earned {
    let which = if is_over { game::WhichTrick::Last } else { game::WhichTrick::Earlier };
    let schweine = position.parts().schweine.kind();
    game::special_points(position.rules(), position.order(), schweine, position.parties(), trick, which).collect()
}

/// East has all remaining Augen safe if it draws the trump with the jack, but that does not win the game. It is worth
/// more to lose 19 Augen and to make the last trick with the jack.
#[test]
fn the_best_line_for_augen_is_not_the_best_for_points() {
    let line_of = "rules=ddv game=normal re=ES leader=E N=DK,CT E=CJ,D9 S=CA,SK W=ST,HA won=re:64/5,kontra:124/5";
    let position = notation::position(line_of).expect("a position");
    let config = Config::default();
    assert_eq!(card_values(&position, &config), [(Card::CJ, Augen(52)), (Card::D9, Augen(33))]);
    assert_eq!(points_cards(&position, &[], &config), Ok(vec![(Card::CJ, Points(-2)), (Card::D9, Points(-1))]));
    assert_eq!(line(&position, &config)[0], Card::CJ);
    assert_eq!(points_line(&position, &[], &config).expect("it says what was won")[0], Card::D9);
}

#[test]
fn a_position_must_say_what_was_won() {
    let text = "rules=ddv game=normal re=NS leader=N N=HT,D9 E=HQ,CA S=CQ,DJ W=SJ,SA";
    let position = notation::position(text).expect("a position");
    let error = points_value(&position, &[], &Config::default()).expect_err("nothing is said");
    assert_eq!(error, PointsError::WonUnknown);
    assert!(error.to_string().contains("won=re:AUGEN/TRICKS"));
    assert_eq!(brute::points(&position, &[]), Err(error));
}

#[test]
fn bounds_contain_the_value_whatever_the_limits() {
    let mut rng = rng(25);
    let mut unfinished = 0;
    for _ in 0..300 {
        let position = any_position(&mut rng, 4);
        let (position, earned) = with_stakes(&mut rng, &position);
        let value = points_value(&position, &earned, &small()).expect("it says what was won");
        for nodes in [0, 1, 10, 100, 1_000] {
            let limits = Limits { nodes: Some(nodes), ..Limits::NONE };
            let question = BestPoints::value().with_earned(&earned);
            let answer = ask(&position, question, &small(), limits).expect("it says what was won");
            assert!(answer.bounds.lower <= value && value <= answer.bounds.upper);
            unfinished += usize::from(answer.value().is_none());
        }
    }
    assert!(300 < unfinished);
}

#[test]
fn a_value_is_reached_up_to_itself() {
    let mut rng = rng(27);
    for _ in 0..300 {
        let position = any_position(&mut rng, 4);
        let (position, earned) = with_stakes(&mut rng, &position);
        let value = points_value(&position, &earned, &small()).expect("it says what was won");
        for least in [-200, value.0 - 1, value.0, value.0 + 1, 200].map(Points) {
            let question = BestPoints::at_least(least).with_earned(&earned);
            let answer = ask(&position, question, &small(), Limits::NONE).expect("it says what was won");
            assert_eq!(answer.reaches(least), Some(least <= value), "{least} {}", shown(&position, &earned));
            assert!(answer.bounds.lower <= value && value <= answer.bounds.upper);
        }
    }
}

#[test]
fn many_positions_at_once_have_the_same_answers_with_any_number_of_threads() {
    let mut rng = rng(26);
    let positions: Vec<Position> = (0..200).map(|_| any_position(&mut rng, 5)).collect();
    let positions: Vec<Position> = positions.iter().map(|position| with_stakes(&mut rng, position).0).collect();
    let one_by_one: Vec<_> = positions.iter().map(|position| points_cards(position, &[], &small())).collect();
    for threads in [1, 3] {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        let n_told = AtomicUsize::new(0);
        let most = AtomicUsize::new(0);
        let progress = |n_answers| {
            n_told.fetch_add(1, Ordering::Relaxed);
            most.fetch_max(n_answers, Ordering::Relaxed);
        };
        let answers = pool.install(|| ask_all(&positions, &small(), BestPoints::each_card(), Limits::NONE, progress));
        let cards: Vec<_> = answers.into_iter().map(|answer| answer.map(|answer| answer.exact_cards())).collect();
        assert_eq!(cards, one_by_one);
        assert_eq!((n_told.into_inner(), most.into_inner()), (200, 200));
    }
}

/// Every combination of the options and calls that the score without special points depends on.
fn every_scoring() -> impl Iterator<Item = (Rules, ByTeam<Level>)> {
    let options = (0..64).map(|n: usize| {
        let mut rules = Rules::DDV;
        let bit = |place: usize| n >> place & 1 == 1;
        rules.score.kontra_only_needs_121 = bit(0);
        rules.score.reached_against_points = bit(1);
        rules.score.no_winner_items = if bit(2) { NoWinnerItems::UnderAndReached } else { NoWinnerItems::UnderOnly };
        rules.special.points = if bit(3) { Vec::new() } else { vec![Sonderpunkt::Alten] }.into();
        rules.score.call_value =
            [CallValue::Add(2), CallValue::Times(2), CallValue::Add(1), CallValue::Times(3)][n / 16];
        rules
    });
    options.flat_map(|rules| {
        Level::ALL.into_iter().flat_map(move |re| {
            let rules = rules.clone();
            Level::ALL.into_iter().map(move |kontra| (rules.clone(), ByTeam { re, kontra }))
        })
    })
}

/// The search does not rely on it: an Ansage that is worth nothing breaks this law.
#[test]
fn without_special_points_getting_farther_is_never_worse() {
    for (rules, levels) in every_scoring() {
        for re in [SeatSet::only(Seat::N), SeatSet::of(&[Seat::N, Seat::S])] {
            let worth = |augen: u16, tricks: u8| {
                let won = ByTeam {
                    re: Won { augen: Augen(augen), tricks },
                    kontra: Won { augen: Augen(240 - augen), tricks: 12 - tricks },
                };
                score(&rules, Contract::Normal, Parties { re }, levels, won, &[]).re_value
            };
            let with_tricks = (0..=240).map(|augen| worth(augen, 6));
            let all: Vec<Points> =
                std::iter::once(worth(0, 0)).chain(with_tricks).chain(std::iter::once(worth(240, 12))).collect();
            assert!(all.is_sorted(), "{levels:?} {rules:?}");
        }
    }
}

#[test]
fn a_soloist_settles_with_everybody() {
    let parties = Parties { re: SeatSet::only(Seat::E) };
    assert_eq!(points_of_seats(parties, Points(2)).0, [-2, 6, -2, -2].map(Points));
}
