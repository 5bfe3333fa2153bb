//! Every engine and every configuration equals the specification.

use crate::support::ask::{ask, card_values, forces, forces_all, line, reaches, tricks, value};
use crate::support::stakes::with_half_won;
use crate::support::{any_position, position_of, rng, show, with_better_cards};
use doko_solver::experiment::{Switch, Switches, Widening};
use doko_solver::{
    AugenOfLeaders, BestAugen, BestPoints, BestTricks, Bounds, Completion, Config, Limits, Stop, Threads, Tricks,
    ValueAnswer, ask_all, brute,
};
use game::{Augen, Contract, Position, PositionParts, Rules, Seat, Solo, Suit, Team};
use std::time::Duration;

fn configs() -> Vec<Config> {
    let all = Config::default().with_table_bytes(1 << 16);
    let with = |switches| all.clone().with_switches(switches);
    let mut configs: Vec<Config> = Switches::each_without_one().into_iter().map(|(_, without)| with(without)).collect();
    configs.push(with(Switches { widening: Widening::From { n_tricks: 1 }, ..Switches::default() }));
    configs.push(with(Switches { native_bits: Switch::Off, ..Switches::default() }));
    configs.push(all.clone().with_table_bytes(64));
    configs.push(all);
    configs
}

#[test]
fn search_equals_brute() {
    let mut rng = rng(1);
    let config = Config::default().with_table_bytes(1 << 16);
    for n in 0..24_000 {
        let position = any_position(&mut rng, if n % 40 == 0 { 4 } else { 3 });
        assert_eq!(value(&position, &config), brute::augen(&position), "{}", show(&position));
    }
}

#[test]
fn every_acceleration_can_be_switched_off() {
    let mut rng = rng(2);
    for _ in 0..1_000 {
        let position = any_position(&mut rng, 3);
        let expected = brute::augen(&position);
        for config in configs() {
            assert_eq!(value(&position, &config), expected, "{config:?} {}", show(&position));
        }
    }
}

/// How many cards are played in the tree to find the values in Augen, Points and tricks.
fn nodes_of_each_goal(position: &Position, config: &Config) -> [u64; 3] {
    [
        ask(position, BestAugen::value(), config, Limits::NONE).nodes,
        ask(position, BestPoints::value(), config, Limits::NONE).expect("it says what was won").nodes,
        ask(position, BestTricks::of(Team::Re), config, Limits::NONE).nodes,
    ]
}

/// A switch that is not connected changes nothing.
#[test]
#[ignore = "slow"]
fn every_switch_changes_how_many_cards_are_played_in_the_goals_that_it_is_for() {
    let mut rng = rng(50);
    let mut small: Vec<Position> = Vec::new();
    for n in 0..24 {
        let contract = if n % 3 == 0 { Contract::Solo(Solo::USUAL[n / 3 % 7]) } else { Contract::Normal };
        small.extend(with_half_won(&position_of(&mut rng, Rules::ALL[n % 3].clone(), contract, 6, 0)));
    }
    // Widening begins with nine tricks left, in games of two against two. Without the table such a position takes too long.
    let large = std::iter::repeat_with(|| position_of(&mut rng, Rules::DDV, Contract::Normal, 9, 0));
    let large = large.filter(|large| large.parties().soloist().is_none());
    let large: Vec<Position> = large.filter_map(|large| with_half_won(&large)).take(2).collect();
    for (name, switches) in Switches::each_without_one() {
        let positions = if name == "widening" { &large } else { &small };
        let mut differs = [false; 3];
        for position in positions {
            let all = nodes_of_each_goal(position, &Config::default());
            let without = nodes_of_each_goal(position, &Config::default().with_switches(switches));
            (0..3).for_each(|goal| differs[goal] |= without[goal] != all[goal]);
        }
        // Where tricks are counted, no card counts more than another.
        let expected = match name {
            "dominance" | "value_loosening" | "won_cards" | "critical_lines" => [true, true, false],
            _ => [true; 3],
        };
        assert_eq!(differs, expected, "{name}: Augen, Points, tricks");
    }
    let portable = Config::default().with_switches(Switches { native_bits: Switch::Off, ..Switches::default() });
    for position in &small {
        assert_eq!(nodes_of_each_goal(position, &portable), nodes_of_each_goal(position, &Config::default()));
    }
}

#[test]
fn configurations_agree_where_brute_is_too_slow() {
    let mut rng = rng(6);
    for n in 0..400 {
        let position = any_position(&mut rng, 6);
        let expected = value(&position, &Config::default());
        let configs = configs();
        let config = &configs[n % configs.len()];
        assert_eq!(value(&position, config), expected, "{config:?} {}", show(&position));
    }
}

#[test]
#[ignore = "slow"]
fn what_is_tried_with_few_cards_first_is_true() {
    let mut rng = rng(19);
    let few_first = |n_tricks: u32| {
        let threads = if n_tricks == 4 { Threads::Pool { after: 100 } } else { Threads::One };
        let switches = Switches { widening: Widening::From { n_tricks }, ..Switches::default() };
        Config::default().with_threads(threads).with_table_bytes(1 << 16).with_switches(switches)
    };
    for n in 0..8_000 {
        let (most_tricks, from) = if n % 4 == 0 { (7, 1 + n / 4 % 6) } else { (4, 1 + n % 3) };
        let position = any_position(&mut rng, most_tricks);
        let config = few_first(from);
        let expected = value(
            &position,
            &Config::default().with_switches(Switches { widening: Widening::Off, ..Switches::default() }),
        );
        assert_eq!(value(&position, &config), expected, "{config:?} {}", show(&position));
        for target in [expected, expected + Augen(1), expected + Augen(20), Augen(31)] {
            assert_eq!(reaches(&position, target, &config), target <= expected, "{target} {}", show(&position));
        }
    }
}

#[test]
#[ignore = "slow"]
fn values_of_heavy_positions_do_not_depend_on_what_is_tried_first() {
    let mut rng = rng(20);
    let plain = Config::default().with_switches(Switches { widening: Widening::Off, ..Switches::default() });
    let several = Config::default().with_threads(Threads::Pool { after: 2_000 });
    for n in 0..30 {
        let rules = if n % 2 == 0 { Rules::DDV } else { Rules::BSV };
        let position = position_of(&mut rng, rules, Contract::Normal, 9, n % 4);
        let expected = value(&position, &plain);
        let config = if n % 3 == 0 { &several } else { &Config::default() };
        assert_eq!(value(&position, config), expected, "{}", show(&position));
        for target in [expected, expected + Augen(1), expected + Augen(12)] {
            assert_eq!(reaches(&position, target, config), target <= expected, "{target} {}", show(&position));
        }
    }
}

#[test]
fn bounds_hold_whatever_the_limits() {
    let mut rng = rng(7);
    for n in 0..1_000 {
        let position = any_position(&mut rng, 5);
        let expected = value(&position, &Config::default());
        let limits = Limits { nodes: Some(n % 50 * 20), ..Limits::NONE };
        let widening = if n % 2 == 0 { Widening::HEAVY } else { Widening::From { n_tricks: 1 } };
        let config = Config::default().with_switches(Switches { widening, ..Switches::default() });
        let answer = ask(&position, BestAugen::value(), &config, limits);
        assert!(answer.bounds.lower <= expected && expected <= answer.bounds.upper, "{answer:?} {expected}");
        assert_eq!(answer.value().is_some(), answer.completion == Completion::Finished);
        assert!(answer.nodes <= n % 50 * 20 + 1, "{answer:?}");
    }
}

#[test]
fn a_search_that_may_be_stopped_and_is_not_finds_the_value() {
    let mut rng = rng(17);
    let stop = Stop::new();
    let may_end = [Limits::until(&stop), Limits { nodes: Some(20_000), ..Limits::NONE }];
    let plain = Config::default().with_switches(Switches { first_guess: Switch::Off, ..Switches::default() });
    for n in 0..1_000 {
        let position = any_position(&mut rng, if n % 20 == 0 { 6 } else { 4 });
        let expected = value(&position, &plain);
        let answer = ask(&position, BestAugen::value(), &Config::default(), may_end[n % 2]);
        let Bounds { lower, upper } = answer.bounds;
        assert!(lower <= expected && expected <= upper, "{answer:?} {}", show(&position));
        assert!(answer.value() == Some(expected) || 20_000 <= answer.nodes, "{answer:?} {}", show(&position));
    }
}

#[test]
fn a_search_can_be_stopped_before_it_begins() {
    let position = position_of(&mut rng(8), Rules::DDV, Contract::Normal, 5, 0);
    let stop = Stop::new();
    stop.set();
    let stopped = Limits::until(&stop);
    let answer = ask(&position, BestAugen::at_least(Augen(20)), &Config::default(), stopped);
    assert_eq!((answer.reaches(Augen(20)), answer.completion), (None, Completion::Stopped));
    let late = Stop::NEVER.within(Duration::ZERO);
    assert_eq!(ask(&position, BestAugen::value(), &Config::default(), Limits::until(&late)).bounds.lower, Augen(0));
}

#[test]
fn a_threshold_is_reached_up_to_the_value() {
    let mut rng = rng(9);
    for _ in 0..500 {
        let position = any_position(&mut rng, 4);
        let value = value(&position, &Config::default());
        for target in [0, 1, 20, 31, 60, 121, 240, 1000].map(Augen) {
            assert_eq!(reaches(&position, target, &Config::default()), target <= value);
        }
        assert!(reaches(&position, value, &Config::default()));
        assert!(!reaches(&position, value + Augen(1), &Config::default()));
    }
}

#[test]
fn card_values_are_the_values_after_each_card() {
    let mut rng = rng(3);
    for _ in 0..500 {
        let position = any_position(&mut rng, 3);
        let values = card_values(&position, &Config::default());
        assert_eq!(values.len(), position.cards().legal(position.order()).len());
        for (card, value) in values {
            let next = position.after(card).expect("the card is legal");
            let complete = next.cards().trick().is_empty();
            let re_wins = complete && next.parties().team_of(next.cards().turn()) == Team::Re;
            let taken = if re_wins { position.cards().trick().augen() + card.augen() } else { Augen(0) };
            assert_eq!(value, taken + brute::augen(&next), "{card} in {}", show(&position));
        }
    }
}

#[test]
fn values_of_leaders_are_the_values_with_each_leader() {
    let mut rng = rng(5);
    let mut n_asked = 0;
    for _ in 0..500 {
        let position = any_position(&mut rng, 4);
        let found = ask(&position, AugenOfLeaders, &Config::default(), Limits::NONE);
        let is_start = position.cards().trick().is_empty();
        assert_eq!(found.is_some(), is_start, "{}", show(&position));
        let Some(found) = found else { continue };
        for leader in Seat::ALL {
            // What was won before is left out, for it has to fit the leader.
            let parts = PositionParts { leader, won: None, ..position.parts().clone() };
            let led = Position::new(parts).expect("any seat may lead");
            assert_eq!(found[leader].exact(), brute::augen(&led), "{leader} in {}", show(&position));
        }
        n_asked += 1;
    }
    assert!(50 < n_asked, "{n_asked}");
}

#[test]
fn a_line_is_worth_the_value() {
    let mut rng = rng(4);
    for _ in 0..500 {
        let mut position = any_position(&mut rng, 4);
        let expected = value(&position, &Config::default());
        let mut got = Augen(0);
        for card in line(&position, &Config::default()) {
            let table = position.cards().trick().augen() + card.augen();
            position = position.after(card).expect("a line is legal");
            if position.cards().trick().is_empty() && position.parties().team_of(position.cards().turn()) == Team::Re {
                got += table;
            }
        }
        assert!(position.cards().is_over());
        assert_eq!(got, expected);
    }
}

#[test]
fn forced_equals_plain_minimax() {
    let mut rng = rng(5);
    let mut held = 0;
    for n in 0..6_000 {
        let mut position = any_position(&mut rng, 3);
        let team = Team::ALL[n % 2];
        for _ in 0..8 {
            let expected = brute::tricks(&position, team) == Tricks::left_in(&position);
            held += usize::from(expected);
            for config in configs().iter().rev().take(if n % 10 == 0 { usize::MAX } else { 1 }) {
                assert_eq!(forces_all(&position, team, config), expected, "{team} {config:?} {}", show(&position));
            }
            if expected {
                break;
            }
            if let Some(better) = with_better_cards(&position, team, &mut rng) {
                position = better;
            }
        }
    }
    assert!(1_000 < held, "only {held} claims hold");
}

#[test]
fn forced_tricks_equal_plain_minimax() {
    let mut rng = rng(10);
    for n in 0..2_000 {
        let position = any_position(&mut rng, 3);
        let n_left = Tricks::left_in(&position).0;
        let [for_re, for_kontra] = [Team::Re, Team::Kontra].map(|team| brute::tricks(&position, team));
        assert_eq!(for_re.0 + for_kontra.0, n_left);
        let configs = configs();
        let config = &configs[n % configs.len()];
        assert_eq!(tricks(&position, Team::Re, config), for_re, "{config:?} {}", show(&position));
        assert_eq!(tricks(&position, Team::Kontra, config), for_kontra, "{config:?} {}", show(&position));
        for least in (0..=n_left + 1).map(Tricks) {
            assert_eq!(forces(&position, Team::Re, least, config), least <= for_re, "{}", show(&position));
            assert_eq!(forces(&position, Team::Kontra, least, config), least <= for_kontra, "{}", show(&position));
        }
    }
}

#[test]
#[ignore = "slow"]
fn numbers_of_tricks_are_the_same_if_nothing_is_taken_for_the_same() {
    let mut rng = rng(21);
    let all = Config::default().with_table_bytes(1 << 16);
    let plain = all.clone().with_switches(Switches {
        sibling_pruning: Switch::Off,
        merge_equal: Switch::Off,
        partitions: Switch::Off,
        any_taker: Switch::Off,
        quick_tricks: Switch::Off,
        ..Switches::default()
    });
    for n in 0..12_000 {
        let position = any_position(&mut rng, if n % 8 == 0 { 6 } else { 5 });
        let n_tricks = tricks(&position, Team::Re, &plain);
        assert_eq!(tricks(&position, Team::Re, &all), n_tricks, "{}", show(&position));
        let others = Tricks(Tricks::left_in(&position).0 - n_tricks.0);
        assert_eq!(tricks(&position, Team::Kontra, &all), others, "{}", show(&position));
    }
}

#[test]
fn a_trump_is_kept_until_the_higher_ones_are_spent() {
    // With one higher queen in each case: before the soloist it has to be played in time, after him it waits.
    for (east, west, expected) in [("SQ,HJ", "HA,SK", false), ("HA,SK", "SQ,HJ", true)] {
        let text = format!("rules=ddv game=normal re=S leader=N N=CA,CT E={east} S=HQ,DJ W={west}");
        let position = notation::position(&text).expect("it is a position");
        let answer = ask(&position, BestTricks::at_least(Team::Kontra, Tricks(2)), &Config::default(), Limits::NONE);
        assert_eq!((answer.reaches(Tricks(2)), answer.nodes == 0), (Some(expected), !expected), "{text}");
    }
    let mut rng = rng(23);
    let all = Config::default().with_table_bytes(1 << 16);
    let plain = all.clone().with_switches(Switches { quick_tricks: Switch::Off, ..Switches::default() });
    let mut held = 0;
    for n in 0..20_000 {
        let rules = if n % 3 == 0 { Rules::BSV } else { Rules::DDV };
        let contract = if n % 4 == 0 { Contract::Normal } else { Contract::Solo(Solo::Farbe(Suit::Diamonds)) };
        let position = position_of(&mut rng, rules, contract, 3 + n % 3, 0);
        for team in Team::ALL {
            let expected = forces_all(&position, team, &plain);
            held += usize::from(expected);
            assert_eq!(forces_all(&position, team, &all), expected, "{team} {}", show(&position));
        }
    }
    assert!(1_000 < held, "only {held} claims hold");
}

#[test]
fn forced_agrees_where_plain_minimax_is_too_slow() {
    let mut rng = rng(18);
    let all = Config::default();
    let plainer = [
        all.clone().with_switches(Switches { partitions: Switch::Off, ..Switches::default() }),
        all.clone().with_switches(Switches { any_taker: Switch::Off, ..Switches::default() }),
        all.clone().with_switches(Switches { move_ordering: Switch::Off, ..Switches::default() }),
        all.clone().with_threads(Threads::Pool { after: 500 }),
    ];
    let mut held = 0;
    for n in 0..500 {
        let mut position = any_position(&mut rng, 7);
        let team = Team::ALL[n % 2];
        let config = &plainer[n % plainer.len()];
        let n_tricks = tricks(&position, team, config);
        assert_eq!(tricks(&position, team, &all), n_tricks, "{team} {config:?} {}", show(&position));
        for _ in 0..40 {
            let expected = forces_all(&position, team, config);
            held += usize::from(expected);
            assert_eq!(forces_all(&position, team, &all), expected, "{team} {config:?} {}", show(&position));
            if expected {
                break;
            }
            if let Some(better) = with_better_cards(&position, team, &mut rng) {
                position = better;
            }
        }
    }
    assert!(100 < held, "only {held} claims hold");
}

#[test]
fn many_positions_at_once_have_the_values_of_each() {
    let mut rng = rng(14);
    let positions: Vec<Position> = (0..200).map(|_| any_position(&mut rng, 4)).collect();
    let config = Config::default();
    let answers = ask_all(&positions, &config, BestAugen::value(), Limits::NONE, |_| ());
    let expected: Vec<Augen> = positions.iter().map(|position| value(position, &config)).collect();
    assert_eq!(answers.iter().map(ValueAnswer::exact).collect::<Vec<_>>(), expected);
    let answers = ask_all(&positions, &config, BestAugen::each_card(), Limits::NONE, |_| ());
    let expected: Vec<_> = positions.iter().map(|position| card_values(position, &config)).collect();
    assert_eq!(answers.iter().map(ValueAnswer::exact_cards).collect::<Vec<_>>(), expected);
    let limits = Limits { nodes: Some(3), ..Limits::NONE };
    let answers = ask_all(&positions, &config, BestAugen::value(), limits, |_| ());
    assert!(answers.iter().any(|answer| answer.completion == Completion::Stopped));
    for (answer, expected) in answers.iter().zip(positions.iter().map(|position| value(position, &config))) {
        assert!(answer.bounds.lower <= expected && expected <= answer.bounds.upper);
    }
}

/// Who of a side takes the trick does not matter for some proof, so a card of south that does not win has to beat what north has played; a
/// lower one next to it does not. A proof that rests on what is not so would answer nothing, and debug builds notice.
#[test]
fn a_neighbour_that_does_not_beat_what_lies_is_tried_itself() {
    let text = "rules=tsr game=normal re=N leader=W N=S9,DK,SQ E=H9,ST,HQ S=S9,SK,SA W=SK,SA,D9";
    let position = notation::position(text).expect("it is a position");
    let value = brute::augen(&position);
    for least in (1..=position.cards().augen_left().0).map(Augen) {
        assert_eq!(reaches(&position, least, &Config::default()), least <= value, "{least}");
    }
}
