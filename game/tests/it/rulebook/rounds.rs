//! RULES chapter 12 and the Vorbehalte of chapter 5 that depend on the hand.

use super::vectors;
use doko_game::rules::{
    DealerRepeats, FuchsCount, PerTable, SchweineRule, SeriousNormalGame, Trumpfabgabe, Trumpfschwach, VorbehaltKind,
};
use doko_game::{
    Augen, Bock, BySeat, Card, Clock, Eligibility, Ending, GameKind, Hand, Lineup, Next, Parity, Player, Points, Round,
    RoundError, RoundParts, Rules, Seat, Team, check_list, next_dealer,
};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::borrow::Cow;

fn player(value: &Value) -> Player {
    Player(vectors::number(value).unwrap())
}

#[test]
fn vectors_of_the_next_game_hold() {
    for vector in vectors::of_kind("round_next") {
        let input = &vector.input;
        let players: u8 = vectors::number(&input["players"]).unwrap();
        let open: Vec<u8> = input["pflichtsolo_open"].as_array().unwrap().iter().map(|p| player(p).0).collect();
        let parts = RoundParts {
            players,
            games_total: vectors::number(&input["games_total"]),
            games_done: vectors::number(&input["games_done"]).unwrap(),
            pflichtsolo_open: (1..=players).map(|line| u8::from(open.contains(&line))).collect(),
            dealer: player(&input["next_dealer"]),
            clock: if input["time_up"] == true { Clock::Up } else { Clock::Running },
            bock: Bock::default(),
        };
        let got = match Round::resume(&vector.rules, parts).unwrap().next() {
            Next::Deal { dealer, first } => json!({ "action": "deal", "dealer": dealer.0, "first_to_speak": first.0 }),
            Next::Vorfuehren { dealer, soloist } => {
                json!({ "action": "vorfuehren", "dealer": dealer.0, "soloist": soloist.0, "leader": soloist.0 })
            }
            Next::Over { struck } => json!({ "action": "round_over", "struck_games": struck }),
        };
        assert_eq!(got, vector.expected, "{}", vector.id);
    }
}

#[test]
fn vectors_of_the_next_dealer_hold() {
    for vector in vectors::of_kind("next_dealer") {
        let (rules, input) = (&vector.rules, &vector.input);
        let (kind, ending) = match input["outcome"].as_str().unwrap() {
            "redeal" => (GameKind::Normal, Ending::NotPlayed),
            "serious_breach_solo_counts" => {
                let kind = GameKind::Lustsolo;
                (kind, Ending::by_serious_breach(rules, kind, Team::Kontra))
            }
            kind => (GameKind::from_name(kind).unwrap(), Ending::Scored),
        };
        let players = vectors::number(&input["players"]).unwrap();
        let dealer = next_dealer(rules, players, player(&input["dealer"]), kind, ending);
        let got = json!({ "next_dealer": dealer.0, "game_counts": ending != Ending::NotPlayed });
        assert_eq!(got, vector.expected, "{}", vector.id);
    }
}

#[test]
fn vectors_of_the_list_hold() {
    for vector in vectors::of_kind("list_check") {
        let rows: Vec<Vec<Points>> = vector.input["rows"]
            .as_array()
            .unwrap()
            .iter()
            .map(|row| row.as_array().unwrap().iter().map(|points| Points(points.as_i64().unwrap() as i32)).collect())
            .collect();
        let checks = check_list(vectors::number(&vector.input["players"]).unwrap(), &rows);
        let after_each: Vec<_> = checks
            .iter()
            .map(|check| json!({ "sum_zero": check.sum == Points(0), "same_parity": check.parity == Parity::Same }))
            .collect();
        let totals: Vec<i32> = checks.last().unwrap().totals.iter().map(|points| points.0).collect();
        assert_eq!(json!({ "totals": totals, "after_each": after_each }), vector.expected, "{}", vector.id);
    }
}

#[test]
fn only_a_table_of_five_and_odd_solo_penalties_excuse_the_parity() {
    // Rule BSV 7.3, 10.1.
    let table: [(u8, &[[i32; 5]], Parity); 7] = [
        (4, &[[1, -1, 1, -1, 0]], Parity::Same),
        (4, &[[3, 0, 0, -3, 0]], Parity::Excused),
        (4, &[[15, -15, 0, 0, 0]], Parity::Excused),
        (4, &[[9, -9, 0, 0, 0]], Parity::Broken),
        (4, &[[1, -1, 0, 0, 0], [3, 0, 0, -3, 0]], Parity::Broken),
        (4, &[[3, 0, 0, -3, 0], [3, -3, 0, 0, 0]], Parity::Excused),
        (5, &[[0, 1, -1, 1, -1]], Parity::Excused),
    ];
    for (players, rows, expected) in table {
        let rows: Vec<Vec<Points>> =
            rows.iter().map(|row| row[..usize::from(players)].iter().map(|&points| Points(points)).collect()).collect();
        let check = check_list(players, &rows).pop().unwrap();
        assert_eq!((check.parity, check.is_sound()), (expected, expected != Parity::Broken), "{rows:?}");
    }
    let unbalanced = check_list(4, &[vec![Points(-2), Points(0), Points(0), Points(0)]]).pop().unwrap();
    assert_eq!((unbalanced.sum, unbalanced.is_sound()), (Points(-2), false));
}

#[test]
fn only_a_voluntary_pflichtsolo_and_a_deal_that_does_not_count_keep_the_dealer() {
    // Rule DDV C.5, and the option that changes it.
    let neither = Rules::DDV.with(|rules| rules.vorbehalte.dealer_repeats_after = Cow::Borrowed(&[]));
    let every_solo =
        Rules::DDV.with(|rules| rules.vorbehalte.dealer_repeats_after = Cow::Borrowed(&[DealerRepeats::Solo]));
    for kind in GameKind::ALL {
        let next = next_dealer(&every_solo, 4, Player(2), kind, Ending::Scored);
        assert_eq!(next, Player(if kind.is_named_solo() { 2 } else { 3 }), "{kind:?}");
    }
    let only_redeal =
        Rules::DDV.with(|rules| rules.vorbehalte.dealer_repeats_after = Cow::Borrowed(&[DealerRepeats::Redeal]));
    for kind in GameKind::ALL {
        for ending in [Ending::Scored, Ending::NotPlayed, Ending::Counts] {
            let of = |rules: &Rules| next_dealer(rules, 4, Player(4), kind, ending);
            let (not_played, own_accord) = (ending == Ending::NotPlayed, kind == GameKind::PflichtsoloVoluntary);
            let dealer = |repeats| if repeats { Player(4) } else { Player(1) };
            assert_eq!(of(&Rules::DDV), dealer(not_played || own_accord), "{kind:?} {ending:?}");
            assert_eq!(of(&only_redeal), dealer(not_played), "{kind:?} {ending:?}");
            assert_eq!(of(&neither), dealer(false), "{kind:?} {ending:?}");
        }
    }
}

#[test]
fn a_serious_breach_ends_a_game_as_the_option_says() {
    // Rule DDV G.5.1, G.5.2; decision OP-39; Recklinghausen, Fehlerhaftes Spiel.
    let club = |serious_normal_game| Rules::DDV.with(|rules| rules.breaches.serious_normal_game = serious_normal_game);
    let (not_played, counts) = (club(SeriousNormalGame::NotPlayed), club(SeriousNormalGame::Counts));
    let scored = club(SeriousNormalGame::ScoredRestToOpponents);
    let table = [
        (GameKind::Normal, Team::Kontra, [Ending::NotPlayed, Ending::Counts, Ending::Scored]),
        (GameKind::Hochzeit, Team::Re, [Ending::NotPlayed, Ending::Counts, Ending::Scored]),
        (GameKind::Lustsolo, Team::Kontra, [Ending::Counts, Ending::Counts, Ending::Scored]),
        (GameKind::PflichtsoloForced, Team::Re, [Ending::NotPlayed, Ending::NotPlayed, Ending::Scored]),
    ];
    for (kind, offender, expected) in table {
        let got = [&not_played, &counts, &scored].map(|rules| Ending::by_serious_breach(rules, kind, offender));
        assert_eq!(got, expected, "{kind:?} {offender:?}");
    }
}

#[test]
fn a_stilles_solo_can_be_the_pflichtsolo() {
    let club = Rules::DDV.with(|rules| rules.hochzeit.stilles_solo_is_pflicht = true);
    for (rules, open) in [(Rules::DDV, 1), (club, 0)] {
        let mut round = Round::new(&rules, 4).unwrap();
        round.record(GameKind::StillesSolo, Some(Player(3)), Ending::Scored).unwrap();
        assert_eq!((round.open(Player(3)), round.open(Player(2))), (open, 1));
        // It was not named, so the next one deals.
        assert_eq!(round.parts().dealer, Player(2));
        round.record(GameKind::Normal, Some(Player(2)), Ending::Scored).unwrap();
        assert_eq!(round.open(Player(2)), 1);
    }
}

#[test]
fn a_pflichtsolo_is_done_when_scored_or_spoilt_by_an_opponent_but_not_by_the_soloist() {
    let mut round = Round::new(&Rules::DDV, 4).unwrap();
    let kind = round.solo_kind(Player(3));
    assert_eq!(kind, GameKind::PflichtsoloVoluntary);
    for (offender, open, done, dealer) in [(Team::Re, 1, 0, Player(1)), (Team::Kontra, 0, 1, Player(1))] {
        let ending = Ending::by_serious_breach(&Rules::DDV, kind, offender);
        round.record(kind, Some(Player(3)), ending).unwrap();
        assert_eq!((round.open(Player(3)), round.parts().games_done, round.parts().dealer), (open, done, dealer));
    }
    assert_eq!(round.solo_kind(Player(3)), GameKind::Lustsolo);
    assert_eq!(Round::new(&Rules::BSV, 4).unwrap().solo_kind(Player(3)), GameKind::Solo);
}

#[test]
fn a_round_without_soli_ends_in_four_vorgefuehrte_ones() {
    let mut round = Round::new(&Rules::DDV, 4).unwrap();
    let mut forced = Vec::new();
    let struck = loop {
        match round.next() {
            Next::Deal { .. } => round.record(GameKind::Normal, None, Ending::Scored).unwrap(),
            Next::Vorfuehren { dealer, soloist } => {
                forced.push((dealer.0, soloist.0));
                round.record(GameKind::PflichtsoloForced, Some(soloist), Ending::Scored).unwrap();
            }
            Next::Over { struck } => break struck,
        }
    };
    // Decision OP-40: one by one, the dealer moving on each time.
    assert_eq!((forced, struck), (vec![(1, 2), (2, 3), (3, 4), (4, 1)], 0));
    assert_eq!(round.lineup(), None);
    assert_eq!(round.record(GameKind::Normal, None, Ending::Scored), Err(RoundError::Games(25)));
}

#[test]
fn each_option_of_a_round_has_its_effect() {
    let at_start = |rules: &Rules, players| Round::new(rules, players).unwrap().parts().clone();
    let short =
        Rules::DDV.with(|rules| rules.round.games = PerTable { four: Some(8), five: None, six: None, seven: None });
    assert_eq!([&Rules::DDV, &short].map(|rules| at_start(rules, 4).games_total), [Some(24), Some(8)]);
    assert_eq!(at_start(&Rules::BSV, 5).games_total, Some(30));
    assert_eq!(at_start(&Rules::RECKLINGHAUSEN, 4).games_total, None);
    assert_eq!([4, 5].map(|players| Rules::BSV.round.minutes.at(players)), [Some(120), Some(140)]);
    assert_eq!(Rules::BSV.round.minutes.at(6), None);

    // Two compulsory soli each: all eight games of the short round are soli.
    let two_each = short.with(|rules| rules.soli.pflichtsolo_per_player = 2);
    let mut round = Round::new(&two_each, 4).unwrap();
    for _ in 0..8 {
        let Next::Vorfuehren { soloist, .. } = round.next() else { panic!("{:?}", round.next()) };
        round.record(GameKind::PflichtsoloForced, Some(soloist), Ending::Scored).unwrap();
    }
    assert_eq!(round.next(), Next::Over { struck: 0 });

    assert_eq!(Round::new(&Rules::DDV, 5), Err(RoundError::TableSize(5)));
    let five = Rules::DDV.with(|rules| rules.deck.table_sizes = Cow::Borrowed(&[4, 5]));
    assert!(Round::new(&five, 5).is_ok());
}

#[test]
fn when_the_time_is_up_only_outstanding_soli_are_played() {
    let mut round = Round::new(&Rules::DDV, 4).unwrap();
    round.record(GameKind::Normal, None, Ending::Scored).unwrap();
    round.end_time();
    for soloist in [3, 4, 1, 2].map(Player) {
        assert!(matches!(round.next(), Next::Vorfuehren { soloist: next, .. } if next == soloist));
        round.record(GameKind::PflichtsoloForced, Some(soloist), Ending::Scored).unwrap();
    }
    assert_eq!(round.next(), Next::Over { struck: 19 });
}

#[test]
fn at_a_table_of_five_the_dealer_sits_out() {
    // Rule BSV 10.1; Recklinghausen, Allgemeines.
    let lineup = Lineup::new(5, Player(4));
    assert_eq!(lineup.seats, BySeat([Player(3), Player(5), Player(1), Player(2)]));
    assert_eq!(
        (lineup.dealer.next(), lineup.seat_of(Player(4)), lineup.seat_of(Player(5))),
        (Seat::E, None, Some(Seat::E))
    );
    let lineup = Lineup::new(4, Player(3));
    assert_eq!((lineup.dealer, lineup.seats[Seat::S]), (Seat::S, Player(3)));
}

#[test]
fn at_a_table_of_five_the_dealer_cannot_be_vorgefuehrt() {
    let club = Rules::DDV.with(|rules| rules.deck.table_sizes = Cow::Borrowed(&[5]));
    let parts = RoundParts {
        players: 5,
        games_total: Some(30),
        games_done: 29,
        pflichtsolo_open: vec![0, 0, 1, 0, 0],
        dealer: Player(3),
        clock: Clock::Running,
        bock: Bock::default(),
    };
    let round = Round::resume(&club, parts).unwrap();
    assert_eq!(round.next(), Next::Vorfuehren { dealer: Player(4), soloist: Player(3) });
    assert_eq!(round.lineup().unwrap().seat_of(Player(3)), Some(Seat::N));
}

#[test]
fn at_tables_of_six_and_seven_the_four_to_the_dealers_left_play() {
    // Decision OP-71.
    for players in [5, 6, 7] {
        let mut n_played = vec![0; usize::from(players)];
        for dealer in (1..=players).map(Player) {
            let lineup = Lineup::new(players, dealer);
            assert_eq!(lineup.seats[Seat::E], dealer.next(players));
            assert_eq!((lineup.dealer, lineup.seat_of(dealer)), (Seat::N, None));
            lineup.seats.iter().for_each(|(_, player)| n_played[usize::from(player.0) - 1] += 1);
        }
        assert_eq!(n_played, vec![4; usize::from(players)]);
    }
    let club = Rules::DDV.with(|rules| rules.deck.table_sizes = Cow::Borrowed(&[7]));
    let mut pflichtsolo_open = vec![0; 7];
    pflichtsolo_open[1] = 1;
    let parts = RoundParts {
        players: 7,
        games_total: Some(35),
        games_done: 34,
        pflichtsolo_open,
        dealer: Player(3),
        clock: Clock::Running,
        bock: Bock::default(),
    };
    // Players 4, 5, 6, 7 would play, then 5, 6, 7, 1: the deal passes on until player 2 does.
    let round = Round::resume(&club, parts).unwrap();
    assert_eq!(round.next(), Next::Vorfuehren { dealer: Player(5), soloist: Player(2) });
}

#[test]
fn a_round_that_cannot_be_is_refused() {
    let parts = Round::new(&Rules::DDV, 4).unwrap().parts().clone();
    let table = [
        (RoundParts { players: 3, ..parts.clone() }, "the rules know no table of 3"),
        (RoundParts { dealer: Player(5), ..parts.clone() }, "there is no player 5 at this table"),
        (RoundParts { dealer: Player(0), ..parts.clone() }, "there is no player 0 at this table"),
        (
            RoundParts { pflichtsolo_open: vec![1; 3], ..parts.clone() },
            "outstanding soli are given for 3 players; give them for every player",
        ),
        (RoundParts { games_done: 25, ..parts }, "the round has fewer games than the 25 that were played"),
    ];
    for (parts, expected) in table {
        assert_eq!(Round::resume(&Rules::DDV, parts).unwrap_err().to_string(), expected);
    }
    let mut round = Round::new(&Rules::DDV, 4).unwrap();
    let nobody = round.record(GameKind::PflichtsoloForced, None, Ending::Scored).unwrap_err();
    assert_eq!(nobody.to_string(), "a Pflichtsolo needs a soloist");
    let stranger = round.record(GameKind::PflichtsoloForced, Some(Player(5)), Ending::Scored);
    assert_eq!(stranger, Err(RoundError::Player(Player(5))));
}

#[test]
fn vectors_of_hands_hold() {
    for vector in vectors::of_kind("eligibility") {
        let hand = Hand::try_of(&vectors::cards(&vector.input["hand"])).unwrap();
        let counts = Eligibility::of(&vector.rules, hand);
        for (field, expected) in vector.expected.as_object().unwrap() {
            let may = |kind| json!(counts.may(&vector.rules, kind));
            let got = match field.as_str() {
                "kings" => json!(counts.kings),
                "augen" => json!(counts.augen.0),
                "trumps" => json!(counts.trumps),
                "may_werfen" => may(VorbehaltKind::Werfen),
                "may_trumpfabgabe" => may(VorbehaltKind::Trumpfabgabe),
                "may_schweine" => may(VorbehaltKind::Schweine),
                "may_hochzeit" => may(VorbehaltKind::Hochzeit),
                "may_trumpfschwach" => may(VorbehaltKind::Trumpfschwach),
                other => panic!("{other}"),
            };
            assert_eq!(&got, expected, "{}: {field}", vector.id);
        }
    }
}

#[test]
fn each_option_of_a_hand_has_its_effect() {
    let mut counts = Eligibility {
        kings: 4,
        nines: 3,
        nine_suits: 2,
        nines_and_kings: 7,
        augen: Augen(79),
        trumps: 4,
        high_trumps: 0,
        queens_of_clubs: 2,
        aces_of_diamonds: 2,
        nines_of_diamonds: 0,
    };
    let house = Rules::RECKLINGHAUSEN;
    let few_trumps = |most| Rules::DDV.with(|rules| rules.werfen.trumps_max = Some(most));
    let table = [
        (VorbehaltKind::Werfen, house.clone(), house.clone().with(|rules| rules.werfen.kings = Some(4))),
        (VorbehaltKind::Werfen, house.clone(), house.clone().with(|rules| rules.werfen.augen = Some(79))),
        (VorbehaltKind::Werfen, Rules::DDV, Rules::DDV.with(|rules| rules.werfen.nines = Some(3))),
        (VorbehaltKind::Werfen, Rules::DDV, Rules::DDV.with(|rules| rules.werfen.nine_suits = Some(2))),
        (VorbehaltKind::Werfen, Rules::DDV, Rules::DDV.with(|rules| rules.werfen.nines_and_kings = Some(7))),
        (VorbehaltKind::Werfen, Rules::DDV, Rules::DDV.with(|rules| rules.werfen.augen_max = Some(79))),
        (VorbehaltKind::Werfen, Rules::DDV, Rules::DDV.with(|rules| rules.werfen.no_trump_above = Some(Card::DA))),
        (VorbehaltKind::Werfen, few_trumps(3), few_trumps(4)),
        (VorbehaltKind::Trumpfabgabe, house.clone(), house.clone().with(|rules| rules.trumpfabgabe.max = 4)),
        (
            VorbehaltKind::Trumpfabgabe,
            house.clone(),
            house.clone().with(|rules| rules.trumpfabgabe.fuechse = FuchsCount::Free),
        ),
        (VorbehaltKind::Trumpfschwach, Rules::BSV, Rules::BSV.with(|rules| rules.trumpfschwach.max = 4)),
        (VorbehaltKind::Schweine, house.clone().with(|rules| rules.schweine.when = SchweineRule::Off), house.clone()),
        (
            VorbehaltKind::Hochzeit,
            house.clone().with(|rules| rules.hochzeit.conditions = Cow::Borrowed(&[])),
            house.clone(),
        ),
        (VorbehaltKind::Solo, house.clone().with(|rules| rules.soli.named = Cow::Borrowed(&[])), house.clone()),
        (VorbehaltKind::Pflichtsolo, house.clone(), Rules::DDV),
        (VorbehaltKind::Lustsolo, Rules::DDV.with(|rules| rules.soli.named = Cow::Borrowed(&[])), Rules::DDV),
    ];
    for (kind, without, with) in table {
        assert_eq!([&without, &with].map(|rules| counts.may(rules, kind)), [false, true], "{kind:?}");
    }
    counts.trumps = 3;
    let few_trumps = [
        (
            VorbehaltKind::Trumpfabgabe,
            house.clone().with(|rules| rules.trumpfabgabe.if_nobody = Trumpfabgabe::Off),
            house,
        ),
        (
            VorbehaltKind::Trumpfschwach,
            Rules::BSV.with(|rules| rules.trumpfschwach.becomes = Trumpfschwach::Off),
            Rules::BSV,
        ),
        (
            VorbehaltKind::Trumpfschwach,
            Rules::DDV,
            Rules::DDV.with(|rules| rules.trumpfschwach.becomes = Trumpfschwach::Exchange),
        ),
    ];
    for (kind, without, with) in few_trumps {
        assert_eq!([&without, &with].map(|rules| counts.may(rules, kind)), [false, true], "{kind:?}");
    }
}

#[test]
fn the_ten_of_hearts_and_both_foxes_are_trumps_of_a_hand() {
    let hand = Hand::of(&[Card::HT, Card::DA, Card::DA, Card::HA, Card::CQ, Card::CQ, Card::CK]);
    let counts = Eligibility::of(&Rules::DDV, hand);
    assert_eq!((counts.trumps, counts.queens_of_clubs, counts.aces_of_diamonds, counts.kings), (5, 2, 2, 1));
}

proptest! {
    #[test]
    fn every_round_plays_all_games_and_all_compulsory_soli(endings in proptest::collection::vec((0..10_u8, 0..4_u8), 0..200)) {
        let mut round = Round::new(&Rules::DDV, 4).unwrap();
        let (mut endings, mut n_games, mut n_soli) = (endings.into_iter(), 0, 0);
        loop {
            let (random, who) = endings.next().unwrap_or((0, 0));
            let ending = if random == 9 { Ending::NotPlayed } else { Ending::Scored };
            let (kind, soloist) = match round.next() {
                Next::Over { struck } => {
                    prop_assert_eq!(struck, 0);
                    break;
                }
                Next::Vorfuehren { soloist, .. } => (GameKind::PflichtsoloForced, Some(soloist)),
                Next::Deal { .. } if random == 8 => (round.solo_kind(Player(who + 1)), Some(Player(who + 1))),
                Next::Deal { .. } => (GameKind::Normal, None),
            };
            round.record(kind, soloist, ending).unwrap();
            if ending == Ending::Scored {
                n_games += 1;
                n_soli += u8::from(matches!(kind, GameKind::PflichtsoloForced | GameKind::PflichtsoloVoluntary));
            }
        }
        prop_assert_eq!((n_games, n_soli), (24, 4));
    }
}

#[test]
fn nobody_is_made_to_play_a_pflichtsolo_where_the_option_says_so() {
    let club = Rules::DDV.with(|rules| {
        rules.soli.pflichtsolo_forced = false;
        rules.soli.pflichtsolo_per_player = 7;
    });
    assert_eq!(club.check(), Ok(()), "so many need not fit into the round");
    let forced = |rules: &Rules| {
        let parts = Round::new(rules, 4).expect("a table of four").parts().clone();
        let round = Round::resume(rules, RoundParts { games_done: 23, ..parts }).expect("a round");
        matches!(round.next(), Next::Vorfuehren { .. })
    };
    assert!(forced(&Rules::DDV) && !forced(&club));
}
