//! Styles play by the rules, otherwise than `rules`, the same for a seed, and better than chance.

use doko_bots::{Bot, Draw, RulesBot, Spec, Stranger, Style, act, mixed, population};
use game::{BySeat, Card, Found, Play, Rules, Seat, SeatSet, Spielfindung};
use std::collections::BTreeSet;
use text::{Language, Localized};

/// Returns the players of the population that do not search, and one of style and noise together.
fn players() -> Vec<String> {
    let quick =
        population().iter().filter(|stranger| stranger.spec().starts_with("rules:") || stranger.name() == "greedy");
    quick
        .map(|stranger| stranger.spec().to_owned())
        .chain(["rules:style=timid,temperature=1,error=0.1".to_owned()])
        .collect()
}

fn made(text: &str) -> Box<dyn Bot> {
    text.parse::<Spec>().expect("a bot").build().expect("it can be made")
}

/// Plays a deal to its end, every decision checked, and returns what was played and written down; nothing if it is dealt again.
fn game(rules: &Rules, index: u64, names: BySeat<&str>) -> Option<(Vec<Card>, BySeat<i32>)> {
    let mut bots = BySeat(names.0.map(made));
    Seat::ALL.into_iter().for_each(|seat| bots[seat].begin(index));
    let dealer = Seat::from_index(index as usize % 4);
    let deal = Draw::new(31, index).deal(rules, dealer).expect("a whole deck");
    let mut round = Spielfindung::new(rules, deal, SeatSet::EMPTY);
    while let Some(seat) = round.actor() {
        let said = act(&mut *bots[seat], &round.view(seat)).expect("it is due");
        round.act(seat, said).unwrap_or_else(|error| panic!("{}: {error}", names[seat]));
    }
    let Found::Play(mut play) = round.finish().expect("all have spoken") else { return None };
    while let Some(turn) = play.actor() {
        ask_for_calls(&mut play, &mut bots);
        if let Some(call) = play.duty() {
            play.call(turn, call).expect("the call that is due");
            continue;
        }
        let card = bots[turn].card(&play.view(turn));
        play.play(turn, card).unwrap_or_else(|error| panic!("{}: {error}", names[turn]));
    }
    let cards = play.public().plays().map(|(_, card)| card).collect();
    let points = play.finish().expect("the last card is played").score.points;
    Some((cards, BySeat::from_fn(|seat| points[seat].0)))
}

fn ask_for_calls(play: &mut Play, bots: &mut BySeat<Box<dyn Bot>>) {
    for seat in Seat::ALL {
        while !play.calls(seat).is_empty() && play.duty().is_none() {
            let calls = play.calls(seat);
            let Some(call) = bots[seat].call(&play.view(seat), &calls) else { break };
            play.call(seat, call).expect("a call that was offered");
        }
    }
}

#[test]
fn styles_play_by_every_rule_set_and_the_same_for_a_seed() {
    for name in players() {
        for rules in &Rules::ALL {
            let play = || (0..6).filter_map(|index| game(rules, index, BySeat([&name; 4]))).collect::<Vec<_>>();
            let games = play();
            assert!(2 <= games.len(), "{name}");
            assert_eq!(games, play(), "{name}");
        }
    }
}

/// Returns games as they stand at a decision with a choice: those that a few `rules` have begun.
fn decisions(n: usize) -> Vec<Play> {
    let mut all = Vec::new();
    let mut draw = Draw::new(7, 0);
    while all.len() < n {
        let rules = &Rules::ALL[all.len() % 3];
        let mut play = crate::spec::random_game(rules, &mut draw);
        let n_cards = draw.below(4 * (rules.n_tricks() - 2));
        while play.public().cards_played() < n_cards {
            let seat = play.actor().expect("cards are left");
            match play.duty() {
                Some(call) => play.call(seat, call).expect("the call that is due"),
                None => {
                    let card = RulesBot::new().card(&play.view(seat));
                    play.play(seat, card).expect("a legal card");
                }
            }
        }
        if play.duty().is_none() && play.actor().is_some() && 1 < play.legal().len() {
            all.push(play);
        }
    }
    all
}

#[test]
fn styles_choose_other_cards_than_rules() {
    let decisions = decisions(600);
    let mut alike = Vec::new();
    for name in players() {
        let mut bot = made(&name);
        let differs = |play: &&Play| {
            let view = play.view(play.actor().expect("somebody is at turn"));
            bot.begin(5);
            bot.card(&view) != RulesBot::new().card(&view)
        };
        let n = decisions.iter().filter(differs).count();
        if n < 18 {
            alike.push(format!("{name}: {n} of 600"));
        }
        println!("{name}: {n} of 600");
    }
    assert_eq!(alike, Vec::<String>::new());
}

#[test]
fn styles_beat_chance() {
    for name in players() {
        let mut sum = 0;
        for index in 0..60 {
            let seat = Seat::from_index(index as usize / 4);
            let names = BySeat::from_fn(|other| if other == seat { &*name } else { "random" });
            sum += game(&Rules::DDV, index, names).map_or(0, |(_, points)| points[seat]);
        }
        println!("{name}: {sum}");
        assert!(30 <= sum, "{name}: {sum} points in 60 games");
    }
}

#[test]
fn all_are_named_and_told_in_both_languages() {
    assert!(Style::ALL.into_iter().all(|style| Style::named(style.name()) == Some(style)));
    let names: BTreeSet<&str> = population().iter().map(Stranger::name).collect();
    assert_eq!(names.len(), population().len());
    for stranger in population() {
        assert_eq!(made(stranger.spec()).program().map(|_| ()), None);
        for language in [Language::German, Language::English] {
            assert!(!stranger.about().text(language).contains("style-"), "{}", stranger.name());
        }
    }
    let error = |text: &str| text.parse::<Spec>().expect_err("no style").text(Language::English);
    assert!(
        error("rules:style=timd").starts_with("there is no style 'timd', did you mean 'timid'? (there are aggressive,")
    );
    assert!(error("rules:error=2").contains("expected a number from 0 to 1"));
    assert!(error("rules:temperature=0.0001").contains("expected 0, or a number from 0.001"));
}

#[test]
fn some_of_several_kinds_are_kept_for_testing() {
    let kept: Vec<&Stranger> = population().iter().filter(|stranger| stranger.is_held_out()).collect();
    assert!(4 <= kept.len());
    assert!(kept.iter().any(|stranger| stranger.style().is_none()));
    assert!(kept.iter().filter_map(|stranger| stranger.style()).any(|style| !style.is_by_weights()));
    let tables = mixed();
    let is_kept = |table: &&[usize; 3]| table.iter().all(|&at| population()[at].is_held_out());
    assert_eq!(tables.iter().filter(is_kept).count(), 2);
    assert!(tables.iter().all(|[a, b, c]| a != b && b != c && a != c));
}

/// Returns the list of the population as the guide shows it.
fn listed() -> String {
    let rows = population().iter().map(|stranger| {
        let mark = if stranger.is_held_out() { " \\*" } else { "" };
        let about = stranger.about().text(Language::English);
        format!("| `{}`{mark} | `{}` | {about} |\n", stranger.name(), stranger.spec())
    });
    format!("\n| name | seated by | it .. |\n|---|---|---|\n{}\n", rows.collect::<String>())
}

#[test]
fn the_guide_lists_the_population() {
    crate::guide::check_list("BOTS.md", "population", &listed());
}
