//! RULES chapters 9 to 11: who wins, the score, special points.

use super::vectors;
use doko_game::rules::{
    CallValue, CharlieGefangenCounts, DoublingScope, Herzstich, NoWinnerItems, SoloPoints, Sonderpunkt,
};
use doko_game::{
    Augen, ByTeam, Card, Contract, ItemKind, Level, Needs, Order, Parties, Points, Rules, Schweine, Score, Seat,
    SeatSet, Solo, Team, Trick, WhichTrick, Won, needs, score, special_points, winner,
};
use proptest::prelude::*;
use serde_json::json;
use std::borrow::Cow;

const TWO_AGAINST_TWO: [Seat; 2] = [Seat::N, Seat::S];

fn parties(re: &[Seat]) -> Parties {
    Parties { re: SeatSet::of(re) }
}

fn both(re: Level, kontra: Level) -> ByTeam<Level> {
    ByTeam { re, kontra }
}

/// What both sides have if Re has these Augen and tricks.
fn won(rules: &Rules, augen: u16, tricks: u8) -> ByTeam<Won> {
    ByTeam {
        re: Won { augen: Augen(augen), tricks },
        kontra: Won { augen: Augen(240 - augen), tricks: rules.deck.hand_size - tricks },
    }
}

fn names(score: &Score) -> Vec<&'static str> {
    score.items.iter().map(|item| item.kind.name()).collect()
}

#[test]
fn vectors_of_special_points_hold() {
    for vector in vectors::of_kind("special_points") {
        let input = &vector.input;
        let (order, schweine) = vectors::order(&vector.rules, input);
        let trick = vectors::trick(&order, &input["lead"], &input["cards"]);
        let which = if input["last_trick"] == true { WhichTrick::Last } else { WhichTrick::Earlier };
        let points = special_points(&vector.rules, &order, schweine, vectors::parties(&input["re"]), &trick, which);
        let points: Vec<_> = points.map(|(point, team)| [name(point), team.name()]).collect();
        let got = json!({ "winner": trick.owner().unwrap().to_string(), "special": points });
        assert_eq!(got, vector.expected, "{}", vector.id);
    }
}

fn name(point: Sonderpunkt) -> &'static str {
    ItemKind::Sonder(point).name()
}

fn sonderpunkt(name: &str) -> Sonderpunkt {
    let all = &Rules::RECKLINGHAUSEN.special.points;
    *all.iter().find(|&&point| ItemKind::Sonder(point).name() == name).unwrap()
}

#[test]
fn vectors_of_the_win_table_hold() {
    for vector in vectors::of_kind("win_matrix") {
        for (row, re) in Level::ALL.into_iter().enumerate() {
            for (column, kontra) in Level::ALL.into_iter().enumerate() {
                let needs = needs(&vector.rules, both(re, kontra));
                let got = [needs.re, needs.kontra].map(|needs| match needs {
                    Needs::Augen(least) => least.to_string(),
                    Needs::AllTricks => "alle".to_owned(),
                    Needs::OneTrick => "1 Stich".to_owned(),
                });
                assert_eq!(json!(got), vector.expected["needs_re_kontra"][row][column], "{re:?} {kontra:?}");
            }
        }
    }
}

#[test]
fn vectors_of_scores_hold() {
    for vector in vectors::of_kind("score") {
        let input = &vector.input;
        let special = input["special"].as_array().unwrap().iter();
        let special: Vec<_> =
            special.map(|pair| (sonderpunkt(pair[0].as_str().unwrap()), vectors::team(&pair[1]))).collect();
        let score = score(
            &vector.rules,
            vectors::contract(&input["game"]),
            vectors::parties(&input["re"]),
            vectors::levels(&input["announced"]),
            vectors::won(&input["augen"], &input["tricks"]),
            &special,
        );
        let items: Vec<_> =
            score.items.iter().map(|item| json!([item.kind.name(), item.team.name(), item.points.0])).collect();
        let points: serde_json::Map<_, _> =
            score.points.iter().map(|(seat, points)| (seat.to_string(), points.0.into())).collect();
        let got = json!({
            "winner": score.winner.map(Team::name),
            "items": items,
            "factor": score.factor,
            "re_value": score.re_value.0,
            "points": points,
        });
        assert_eq!(got, vectors::without_why(&vector.expected), "{}", vector.id);
    }
}

#[test]
fn each_item_cites_its_rule() {
    let failed = |rules: &Rules| {
        let special = [(Sonderpunkt::Fuchs, Team::Re)];
        let levels = both(Level::Keine60, Level::Ansage);
        let score = score(rules, Contract::Normal, parties(&TWO_AGAINST_TWO), levels, won(rules, 110, 5), &special);
        score.items.iter().map(|item| (item.kind.name(), rules.cite(item.paragraph()))).collect::<Vec<_>>()
    };
    assert_eq!(
        failed(&Rules::BSV),
        [
            ("gewonnen", "BSV 7.2 a"),
            ("re_angesagt", "BSV 7.2 b"),
            ("kontra_angesagt", "BSV 7.2 b"),
            ("k90_abgesagt_re", "BSV 7.2 c"),
            ("k60_abgesagt_re", "BSV 7.2 c"),
            ("120_gegen_k90", "BSV 7.2 f"),
            ("90_gegen_k60", "BSV 7.2 f"),
            ("gegen_die_alten", "BSV 7.2"),
            ("fuchs", "BSV 7.2"),
        ]
    );
    assert_eq!(failed(&Rules::DDV)[5], ("120_gegen_k90", "DDV F.2 c"));
    assert_eq!(failed(&Rules::RECKLINGHAUSEN)[1], ("k90_abgesagt_re", "Recklinghausen, Abrechnung"));
}

#[test]
fn kontra_alone_needs_121_only_if_the_option_says_so() {
    let club = Rules::DDV.with(|rules| rules.score.kontra_only_needs_121 = false);
    for (rules, expected) in [(&Rules::DDV, Team::Re), (&club, Team::Kontra)] {
        assert_eq!(winner(rules, both(Level::None, Level::Ansage), won(rules, 120, 6)), Some(expected));
        assert_eq!(winner(rules, both(Level::Ansage, Level::Ansage), won(rules, 120, 6)), Some(Team::Kontra));
    }
}

#[test]
fn each_option_of_the_score_has_its_effect() {
    let no_foxes = Cow::Owned(vec![Sonderpunkt::Alten]);
    let (ddv, recklinghausen) = (Rules::DDV, Rules::RECKLINGHAUSEN);
    let (called, both_failed) = (both(Level::Ansage, Level::None), both(Level::Keine60, Level::Keine60));
    let k90 = both(Level::Keine90, Level::None);
    // A club's rules, what was called, the Augen of Re, and what Re writes down without and with the option.
    let table = [
        (
            "call_value: 1 point",
            ddv.clone().with(|rules| rules.score.call_value = CallValue::Add(1)),
            ddv.clone(),
            called,
            130,
            [4, 3],
        ),
        (
            "call_value: doubled",
            ddv.clone().with(|rules| rules.score.call_value = CallValue::Times(2)),
            ddv.clone(),
            called,
            130,
            [4, 4],
        ),
        (
            "call_value: tripled",
            ddv.clone().with(|rules| rules.score.call_value = CallValue::Times(3)),
            ddv.clone(),
            called,
            130,
            [4, 6],
        ),
        (
            "doubling_scope",
            recklinghausen.clone().with(|rules| rules.score.doubling_scope = DoublingScope::GamePointsOnly),
            recklinghausen.clone(),
            called,
            130,
            [4, 3],
        ),
        (
            "reached_against_points",
            ddv.clone().with(|rules| rules.score.reached_against_points = false),
            ddv.clone(),
            k90,
            120,
            [-5, -4],
        ),
        (
            "reached_against_points",
            recklinghausen.clone().with(|rules| rules.score.reached_against_points = true),
            recklinghausen.clone(),
            k90,
            120,
            [-4, -6],
        ),
        (
            "no_winner_items: without reached",
            ddv.clone().with(|rules| rules.score.no_winner_items = NoWinnerItems::UnderOnly),
            ddv.clone(),
            both_failed,
            170,
            [4, 2],
        ),
        (
            "no_winner_items: with reached",
            recklinghausen.clone().with(|rules| {
                rules.score.no_winner_items = NoWinnerItems::UnderAndReached;
                rules.score.reached_against_points = true;
            }),
            recklinghausen.clone(),
            both_failed,
            170,
            [2, 4],
        ),
        (
            "no_winner_items: with reached, which is worth nothing",
            recklinghausen.clone().with(|rules| rules.score.no_winner_items = NoWinnerItems::UnderAndReached),
            recklinghausen.clone(),
            both_failed,
            170,
            [2, 2],
        ),
        ("special_points", ddv.clone().with(|rules| rules.special.points = no_foxes), ddv.clone(), called, 130, [4, 3]),
    ];
    for (option, club, default, levels, augen, expected) in table {
        let got = [&default, &club].map(|rules| {
            let fox = [(Sonderpunkt::Fuchs, Team::Re)];
            score(rules, Contract::Normal, parties(&TWO_AGAINST_TWO), levels, won(rules, augen, 5), &fox).points
                [Seat::N]
                .0
        });
        assert_eq!(got, expected, "{option}");
    }
}

#[test]
fn gegen_die_alten_is_left_out_where_the_rules_do_not_know_it() {
    let club = Rules::DDV.with(|rules| rules.special.points = Cow::Borrowed(&[]));
    let of = |rules: &Rules| {
        score(
            rules,
            Contract::Normal,
            parties(&TWO_AGAINST_TWO),
            both(Level::None, Level::None),
            won(rules, 119, 5),
            &[],
        )
    };
    assert_eq!(names(&of(&Rules::DDV)), ["gewonnen", "gegen_die_alten"]);
    assert_eq!(names(&of(&club)), ["gewonnen"]);
}

#[test]
fn a_solo_counts_three_times_and_no_special_points_unless_the_options_say_so() {
    let fox = [(Sonderpunkt::Fuchs, Team::Re)];
    let of = |rules: &Rules| {
        score(rules, Contract::Normal, parties(&[Seat::E]), both(Level::None, Level::None), won(rules, 130, 5), &fox)
    };
    let table = [
        (Rules::DDV, [-1, 3, -1, -1]),
        (Rules::DDV.with(|rules| rules.special.in_solo = SoloPoints::All), [-2, 6, -2, -2]),
    ];
    for (rules, expected) in table {
        assert_eq!(of(&rules).points.0.map(|points| points.0), expected);
    }
    let lost = score(
        &Rules::DDV.with(|rules| rules.special.in_solo = SoloPoints::All),
        Contract::Normal,
        parties(&[Seat::E]),
        both(Level::None, Level::None),
        won(&Rules::DDV, 100, 5),
        &[],
    );
    assert_eq!(names(&lost), ["gewonnen"], "decision OP-37: never gegen die Alten in a solo");
}

/// The special points of a trick led by north.
fn specials(rules: &Rules, contract: Contract, re: &[Seat], cards: [Card; 4], which: WhichTrick) -> Vec<&'static str> {
    let order = Order::new(rules, contract, Schweine::None);
    let trick = Trick::of(&order, Seat::N, &cards);
    let points = special_points(rules, &order, Schweine::None, parties(re), &trick, which);
    points.map(|(point, _)| name(point)).collect()
}

#[test]
fn each_option_of_the_special_points_has_its_effect() {
    let club = |herzstich| Rules::RECKLINGHAUSEN.with(|rules| rules.special.herzstich = herzstich);
    let once = Rules::RECKLINGHAUSEN.with(|rules| rules.special.charlie_gefangen_counts = CharlieGefangenCounts::Once);
    let no_fox = Rules::DDV.with(|rules| rules.special.points = Cow::Borrowed(&[Sonderpunkt::Doppelkopf]));
    let in_solo = Rules::DDV.with(|rules| rules.special.in_solo = SoloPoints::All);
    let (normal, all_hearts) = (Contract::Normal, [Card::HA, Card::HK, Card::HA, Card::HK]);
    let (not_followed, trumped) = ([Card::HA, Card::HK, Card::SK, Card::HK], [Card::HA, Card::HK, Card::DK, Card::HK]);
    let jacks = [Card::DQ, Card::CJ, Card::SJ, Card::CJ];
    let fox = [Card::HT, Card::DA, Card::D9, Card::DK];
    let (two, solo) = (&TWO_AGAINST_TWO[..], &TWO_AGAINST_TWO[..1]);
    let none: &[&str] = &[];
    let table = [
        (&club(Herzstich::NotTrumped), normal, two, not_followed, &["herzstich"][..]),
        (&club(Herzstich::NotTrumped), normal, two, trumped, none),
        (&club(Herzstich::AllFourHearts), normal, two, all_hearts, &["herzstich"]),
        (&club(Herzstich::AllFourHearts), normal, two, not_followed, none),
        (&club(Herzstich::AnyHeartLead), normal, two, trumped, &["herzstich"]),
        (&Rules::DDV, normal, two, not_followed, none),
        (&Rules::RECKLINGHAUSEN, normal, two, jacks, &["charlie_gefangen", "charlie_gefangen"]),
        (&once, normal, two, jacks, &["charlie_gefangen"]),
        (&Rules::DDV, normal, two, fox, &["fuchs"]),
        (&no_fox, normal, two, fox, none),
        (&Rules::DDV, normal, solo, fox, none),
        (&in_solo, normal, solo, fox, &["fuchs"]),
        (&in_solo, Contract::Solo(Solo::Fleischlos), solo, fox, none),
        (&in_solo, Contract::Solo(Solo::Fleischlos), solo, [Card::HT, Card::CA, Card::SA, Card::ST], &["doppelkopf"]),
    ];
    for (case, (rules, contract, re, cards, expected)) in table.into_iter().enumerate() {
        assert_eq!(specials(rules, contract, re, cards, WhichTrick::Last), expected, "case {case}");
    }
}

#[test]
fn announced_schweine_are_no_foxes() {
    let rules = &Rules::RECKLINGHAUSEN;
    let order = Order::new(rules, Contract::Normal, Schweine::Announced);
    let trick = Trick::of(&order, Seat::N, &[Card::DJ, Card::DA, Card::DK, Card::DT]);
    let mut points =
        special_points(rules, &order, Schweine::Announced, parties(&[Seat::E, Seat::N]), &trick, WhichTrick::Earlier);
    assert_eq!((trick.owner(), points.next()), (Some(Seat::E), None));
}

#[test]
fn an_incomplete_trick_earns_nothing() {
    let order = Order::new(&Rules::DDV, Contract::Normal, Schweine::None);
    let trick = Trick::of(&order, Seat::N, &[Card::HT, Card::DA]);
    let parties = parties(&TWO_AGAINST_TWO);
    let mut points = special_points(&Rules::DDV, &order, Schweine::None, parties, &trick, WhichTrick::Last);
    assert_eq!(points.next(), None);
}

fn any_level() -> impl Strategy<Value = Level> {
    (0..6_u8).prop_map(|number| Level::from_number(number).unwrap())
}

fn any_won() -> impl Strategy<Value = (usize, ByTeam<Won>)> {
    (0..3_usize, 0..=240_u16, 0..=12_u8).prop_map(|(which, augen, tricks)| {
        let rules = &Rules::ALL[which];
        let n_tricks = rules.deck.hand_size;
        // No Augen is no trick, or one of four nines.
        let tricks = match augen {
            0 => tricks.min(1),
            240 => n_tricks - tricks.min(1),
            _ => tricks.clamp(1, n_tricks - 1),
        };
        (which, won(rules, augen, tricks))
    })
}

proptest! {
    #[test]
    fn exactly_one_side_wins_where_not_both_have_made_an_absage((which, won) in any_won(), re in any_level(), kontra in any_level()) {
        let rules = &Rules::ALL[which];
        let needs = needs(rules, both(re, kontra));
        let met = Team::ALL.map(|team| needs[team].is_met(won[team], won[!team]));
        prop_assert_ne!(met, [true, true]);
        if re < Level::Keine90 || kontra < Level::Keine90 {
            prop_assert_ne!(met, [false, false]);
        }
    }

    #[test]
    fn a_score_adds_up_and_sums_to_zero(
        (which, won) in any_won(),
        re in any_level(),
        kontra in any_level(),
        is_solo in any::<bool>(),
        n_foxes in 0..3_usize,
    ) {
        let rules = &Rules::ALL[which];
        let re_seats = if is_solo { &[Seat::W][..] } else { &[Seat::W, Seat::E] };
        let special = vec![(Sonderpunkt::Fuchs, Team::Kontra); n_foxes];
        let score = score(rules, Contract::Normal, parties(re_seats), both(re, kontra), won, &special);
        prop_assert_eq!(score.points.0.iter().copied().sum::<Points>(), Points(0));
        let signed = |team| score.items.iter().filter(|item| item.team == team).map(|item| item.points.0).sum::<i32>();
        prop_assert_eq!(score.re_value.0, score.factor * (signed(Team::Re) - signed(Team::Kontra)));
        prop_assert_eq!(score.points[Seat::W], score.re_value * if is_solo { 3 } else { 1 });
        prop_assert_eq!(score.re_value.0, naive_value(rules, both(re, kontra), won, is_solo, n_foxes as i32));
    }
}

/// Chapter 10 read once more, as arithmetic.
fn naive_value(rules: &Rules, levels: ByTeam<Level>, won: ByTeam<Won>, is_solo: bool, foxes: i32) -> i32 {
    let house = rules.name == "recklinghausen";
    let foxes = if is_solo { 0 } else { foxes };
    let bounds = |side: Won| {
        let augen = side.augen.0;
        i32::from(augen < 90) + i32::from(augen < 60) + i32::from(augen < 30) + i32::from(side.tricks == 0)
    };
    let reached = |side: Won, against: Level| {
        let far = [(Level::Keine90, 120), (Level::Keine60, 90), (Level::Keine30, 60), (Level::Schwarz, 30)];
        let n = far.into_iter().filter(|&(level, least)| level <= against && least <= side.augen.0).count();
        if house { 0 } else { n as i32 }
    };
    match winner(rules, levels, won) {
        None => {
            bounds(won.kontra) - bounds(won.re) + reached(won.re, levels.kontra)
                - reached(won.kontra, levels.re)
                - foxes
        }
        Some(side) => {
            let n_ansagen = Team::ALL.into_iter().filter(|&team| Level::Ansage <= levels[team]).count() as i32;
            let absagen = i32::from(levels.re.absagen()) + i32::from(levels.kontra.absagen());
            let mut value = 1 + bounds(won[!side]) + absagen + reached(won[side], levels[!side]);
            if !house {
                value += 2 * n_ansagen;
            }
            if side == Team::Kontra {
                value = -value - i32::from(!is_solo);
            }
            (value - foxes) * if house { 1 << n_ansagen } else { 1 }
        }
    }
}
