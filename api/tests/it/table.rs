//! A running game over JSON: the games of the table of bots, card for card, and nothing that is hidden.

use bots::{Bot, Draw, Fault, Spec};
use doko_api::answer;
use doko_api::table::{AskForCalls, By, Table, cards, screen};
use game::rules::SchweineRule;
use game::{Act, Asked, BySeat, Call, Card, Due, Outcome, Play, Rules, Say, Seat, SeatSet, View};
use game::{Ask, Ended, Reply, Scope, Setup};
use notation::parse_card;
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};
use text::Language;

/// A bot whose decisions are written down.
struct Watched {
    bot: Box<dyn Bot>,
    seat: Seat,
    log: Arc<Mutex<Vec<(Seat, String)>>>,
}

impl Watched {
    fn note(&self, reply: Reply) {
        self.log.lock().expect("one thread").push((self.seat, reply.to_string()));
    }
}

impl Bot for Watched {
    fn begin(&mut self, seed: u64) {
        self.bot.begin(seed);
    }

    fn decide(&mut self, asked: &Asked<'_>, due: Due) -> Act {
        let act = self.bot.decide(asked, due);
        self.note(Reply::Act(act));
        act
    }

    fn call(&mut self, view: &View<'_>, calls: &[Call]) -> Option<Call> {
        let call = self.bot.call(view, calls);
        self.note(call.map_or(Reply::Silence, Reply::Call));
        call
    }

    fn pflichtansage(&mut self, view: &View<'_>, due: Call) -> Call {
        let call = self.bot.pflichtansage(view, due);
        self.note(Reply::Call(call));
        call
    }

    fn card(&mut self, view: &View<'_>) -> Card {
        let card = self.bot.card(view);
        self.note(Reply::Card(card));
        card
    }

    fn sit_down(&mut self) {
        self.bot.sit_down();
    }

    fn finish(&mut self, play: &Play, outcome: &Outcome) {
        self.bot.finish(play, outcome);
    }

    fn looks_back(&self, due: Option<Due>) -> bool {
        self.bot.looks_back(due)
    }

    fn take_faults(&mut self) -> Vec<Fault> {
        self.bot.take_faults()
    }
}

const WILD: &str = "random:says=anything";

fn bot(name: &str) -> Box<dyn Bot> {
    name.parse::<Spec>().expect("a bot").build().expect("a bot")
}

/// Returns the game of four bots at the table of `sim`: every decision, and how it ended.
fn at_the_table(rules: &Rules, seed: u64, names: &BySeat<&str>) -> (Vec<(Seat, String)>, Ended) {
    let log = Arc::new(Mutex::new(Vec::new()));
    let watched = |seat| Box::new(Watched { bot: bot(names[seat]), seat, log: Arc::clone(&log) }) as Box<dyn Bot>;
    let mut table = sim::Table::new(BySeat::from_fn(watched));
    let (deal, bots_seed) = cards(rules, seed, 0, Seat::N).expect("a whole deck");
    let setup = Setup { rules, deal, pflichtsolo_open: SeatSet::EMPTY, forced: None, scope: Scope::Everything };
    let game = table.play(&setup, bots_seed);
    assert_eq!(game.faults, []);
    let log = log.lock().expect("one thread").clone();
    (log, game.ended)
}

fn request(rules: &Rules, seed: u64, names: &BySeat<&str>, people: SeatSet) -> Value {
    let bots: serde_json::Map<String, Value> = names
        .iter()
        .filter(|(seat, _)| !people.contains(*seat))
        .map(|(seat, name)| (seat.to_string(), json!(name)))
        .collect();
    json!({ "ask": "table", "lang": "de", "rules": rules.name, "seed": seed, "bots": bots, "decisions": [] })
}

/// Returns every card that an answer names, by its code or as it is shown; "pass" is no ace of spades.
fn cards_in(value: &Value) -> Vec<Card> {
    match value {
        Value::String(text) => {
            let words = text.split(|c: char| !c.is_alphanumeric() && !"♣♠♥♦".contains(c));
            let card = |word: &str| match word.chars().next() {
                Some('♣' | '♠' | '♥' | '♦') => parse_card(word).ok(),
                _ => word.parse().ok(),
            };
            words.filter_map(card).collect()
        }
        Value::Array(values) => values.iter().flat_map(cards_in).collect(),
        Value::Object(fields) => fields.values().flat_map(cards_in).collect(),
        _ => Vec::new(),
    }
}

#[test]
#[ignore = "slow"]
fn games_over_json_are_those_of_the_table_of_bots_and_show_nothing_hidden() {
    for (index, rules) in Rules::ALL.iter().cycle().take(24).enumerate() {
        let seed = index as u64;
        let names = BySeat([WILD, if index % 2 == 0 { "rules" } else { WILD }, "greedy", WILD]);
        let mut draw = Draw::new(9, seed);
        let people: SeatSet = Seat::ALL.into_iter().filter(|_| draw.below(2) == 0).collect();
        over_json_as_at_the_table(rules, seed, &names, people);
    }
}

#[test]
fn bots_that_are_not_asked_again_go_on_as_if_they_had_been() {
    // Those that have a plan for the round of Vorbehalte, and those that keep nothing.
    let thinking = "doko:worlds=1,talk=1,candidates=1";
    for (index, rules) in Rules::ALL.iter().cycle().take(6).enumerate() {
        let names = BySeat([WILD, thinking, "pimc:worlds=1", thinking]);
        over_json_as_at_the_table(rules, index as u64, &names, [Seat::N].into_iter().collect());
    }
}

/// Plays a game of bots with some of them as people who decide the same.
fn over_json_as_at_the_table(rules: &Rules, seed: u64, names: &BySeat<&str>, people: SeatSet) {
    let (expected, ended) = at_the_table(rules, seed, names);
    let mut request = request(rules, seed, names, people);
    let mut played: Vec<(Seat, String)> = Vec::new();
    loop {
        let answered = answer(request.clone());
        assert!(answered["error"].is_null(), "{} {seed}: {answered}", rules.name);
        for made in answered["made"].as_array().expect("decisions") {
            let seat = serde_json::from_value(made["seat"].clone()).expect("a seat");
            played.push((seat, made["word"].as_str().expect("a word").to_owned()));
        }
        let Some(asked) = answered["asked"].as_object() else {
            let is_redeal = matches!(ended, Ended::Redeal(_));
            assert_eq!((answered["redeal"].is_object(), answered["record"].is_object()), (is_redeal, !is_redeal));
            assert!(answered["known"].is_null());
            if let Ended::Played(outcome, _) = &ended {
                assert_eq!(answered["outcome"]["re_value"], outcome.score.re_value.0);
            }
            break;
        };
        shows_nothing_hidden(rules, seed, &answered);
        if asked["kind"] == "card" {
            let suggested = answer(json!({ "ask": "suggest", "record": answered["known"], "effort": { "worlds": 1 } }));
            assert_eq!(suggested["seat"], asked["seat"], "{suggested}");
        }
        let (seat, word) = &expected[played.len()];
        assert_eq!(asked["seat"], seat.to_string());
        request["decisions"] = answered["decisions"].clone();
        request["step"] = json!(word);
    }
    let hide = |(seat, word): &(Seat, String)| {
        let is_hidden = word.starts_with("return:") && !people.contains(*seat);
        (*seat, if is_hidden { "return".to_owned() } else { word.clone() })
    };
    assert_eq!(played, expected.iter().map(hide).collect::<Vec<_>>(), "{} {seed}", rules.name);
}

#[test]
fn only_bots_that_look_back_are_asked_again() {
    let log = Arc::new(Mutex::new(Vec::new()));
    let watched = |seat, name| {
        let watched = Watched { bot: bot(name), seat, log: Arc::clone(&log) };
        Some(Box::new(watched) as Box<dyn Bot>)
    };
    let bots = BySeat([None, watched(Seat::E, "rules"), watched(Seat::S, WILD), watched(Seat::W, "greedy")]);
    let mut table = table(3, bots, AskForCalls::WhenItMatters);
    table.go_on();
    let mut n_again = 0;
    while table.asked().is_some() {
        let step = *table.legal().last().expect("somebody has a choice");
        // How often each bot was asked, and how often it had to be.
        let counts = |table: &mut Table| {
            log.lock().expect("one thread").clear();
            table.step(step).expect("it is legal");
            let made = table.go_on().to_vec();
            let asked = log.lock().expect("one thread").clone();
            let due = |seat| made.iter().filter(|made| made.seat == seat && made.by == By::Bot).count();
            BySeat::from_fn(|seat| (asked.iter().filter(|(other, _)| *other == seat).count(), due(seat)))
        };
        counts(&mut table);
        table.undo();
        let again = counts(&mut table);
        for seat in [Seat::E, Seat::W] {
            assert_eq!(again[seat].0, again[seat].1, "{seat}");
        }
        // The one that draws all its decisions from one seed is asked for the earlier ones, too.
        let (asked, due) = again[Seat::S];
        n_again += usize::from(0 < due && due < asked);
    }
    assert!(0 < n_again);
}

/// Every card that an answer names lies on the table, was played, or belongs to the seat whose view it is.
fn shows_nothing_hidden(rules: &Rules, seed: u64, answered: &Value) {
    let viewer: Seat = serde_json::from_value(answered["view"]["seat"].clone()).expect("a view");
    let (deal, _) = cards(rules, seed, 0, Seat::N).expect("a whole deck");
    let mut seen: Vec<Card> = deal.hands()[viewer].cards().collect();
    let word_card = |word: &Value| word.as_str().and_then(|word| word.parse::<Card>().ok());
    seen.extend(answered["decisions"].as_array().expect("decisions").iter().filter_map(word_card));
    // What was given to the seat in a Trumpfabgabe is in its hand, and what people gave back stood in the request.
    seen.extend(cards_in(&answered["view"]["hand"]));
    seen.extend(cards_in(&answered["view"]["exchange"]));
    seen.extend(cards_in(&answered["decisions"]));
    for card in cards_in(answered) {
        assert!(seen.contains(&card), "{card} is shown to {viewer}: {answered}");
    }
    let hand = answered["view"]["hand"].as_array().expect("cards").len();
    assert_eq!(answered["view"]["cards_in_hand"][viewer.to_string()], hand);
}

fn table(seed: u64, bots: BySeat<Option<Box<dyn Bot>>>, calls: AskForCalls) -> Table {
    let (deal, bots_seed) = cards(&Rules::DDV, seed, 0, Seat::N).expect("a whole deck");
    let setup =
        Setup { rules: &Rules::DDV, deal, pflichtsolo_open: SeatSet::EMPTY, forced: None, scope: Scope::Everything };
    Table::new(&setup, bots_seed, bots, calls)
}

#[test]
fn after_undo_the_same_step_gives_the_same_game() {
    for (calls, seed) in [(AskForCalls::Always, 0), (AskForCalls::WhenItMatters, 1), (AskForCalls::Always, 2)] {
        let mut table =
            table(seed, BySeat([None, Some(WILD), Some("rules"), Some(WILD)].map(|name| name.map(bot))), calls);
        let mut draw = Draw::new(4, seed);
        table.go_on();
        while table.asked().is_some() {
            let before = table.made().to_vec();
            let step = draw.choice(&table.legal()).expect("somebody has a choice");
            let go = |table: &mut Table| {
                table.step(step).expect("it is legal");
                table.go_on();
                table.made().to_vec()
            };
            let after = go(&mut table);
            assert!(table.undo());
            assert_eq!(table.made(), before);
            assert_eq!(go(&mut table), after);
        }
        assert!(matches!(table.ended(), Some(Ended::Played(..) | Ended::Redeal(_))));
    }
}

#[test]
fn that_a_bot_keeps_schweine_to_itself_is_not_told_and_the_game_goes_on() {
    let rules = Rules::DDV.with(|rules| rules.schweine.when = SchweineRule::Optional);
    let mut n_games = 0;
    for seed in 0..30 {
        let (deal, _) = cards(&rules, seed, 0, Seat::N).expect("a whole deck");
        if [Seat::E, Seat::S, Seat::W].into_iter().all(|seat| deal.hands()[seat].count(Card::DA) < 2) {
            continue;
        }
        n_games += 1;
        let mut request = json!({
            "ask": "table", "seed": seed, "rules": { "toml": "extends = \"ddv\"\nschweine = \"optional\"\n" },
            "bots": { "E": "random", "S": "random", "W": "random" }, "calls": "when_it_matters", "decisions": [],
        });
        loop {
            let answered = answer(request.clone());
            assert!(answered["error"].is_null(), "{seed}: {answered}");
            let decisions = answered["decisions"].as_array().expect("decisions");
            assert!(!decisions.contains(&json!("no")), "{seed}: {answered}");
            if let Some(left) = answered["take_back"].as_u64() {
                let left = usize::try_from(left).expect("as many as there are");
                let mut back = request.clone();
                back["decisions"] = Value::Array(decisions[..left].to_vec());
                back["step"] = Value::Null;
                assert_eq!(answer(back)["asked"]["seat"], "N", "{seed}: {answered}");
            }
            let Some(asked) = answered["asked"].as_object() else {
                assert!(answered["record"].is_object(), "{seed}: {answered}");
                break;
            };
            let legal = asked["legal"].as_array().expect("options");
            let gesund = legal.iter().find(|option| option["word"] == "gesund");
            let step = gesund.unwrap_or(&legal[0])["word"].clone();
            request["decisions"] = answered["decisions"].clone();
            request["step"] = step;
        }
    }
    assert!(0 < n_games);
}

#[test]
fn that_schweine_are_kept_is_no_news_and_the_trick_is_shown_after_it() {
    let rules = Rules::DDV.with(|rules| rules.schweine.when = SchweineRule::Optional);
    let mut n_complete = 0;
    for seed in 0..120 {
        let (deal, bots_seed) = cards(&rules, seed, 0, Seat::N).expect("a whole deck");
        let setup =
            Setup { rules: &rules, deal, pflichtsolo_open: SeatSet::EMPTY, forced: None, scope: Scope::Everything };
        let mut table = Table::new(&setup, bots_seed, BySeat::from_fn(|_| None), AskForCalls::Always);
        let mut draw = Draw::new(5, seed);
        while let Some((_, ask)) = table.asked() {
            let legal = table.legal();
            let Ask::Choice(_) = ask else {
                let gesund = Reply::Act(Act::Say(Say::Gesund));
                let card = if ask == Ask::Card { draw.choice(&legal) } else { None };
                let first = if legal.contains(&gesund) { gesund } else { legal[0] };
                table.step(card.unwrap_or(first)).expect("it is legal");
                continue;
            };
            let since = table.made().len();
            table.step(Reply::Act(Act::No)).expect("it is legal");
            let is_complete = table.course().play().expect("a card is played").public().trick().is_empty();
            for seat in Seat::ALL {
                let seen = table.seen(seat).expect("a game is played");
                let news = screen::news(Language::English, &seen, table.made(), since, screen::COLUMNS);
                assert_eq!(news.len(), usize::from(is_complete), "{news:?}");
            }
            n_complete += usize::from(is_complete);
        }
    }
    assert!(0 < n_complete);
}

#[test]
fn a_card_that_is_played_at_once_means_silence_before() {
    let mut table = table(
        3,
        BySeat([None, Some("rules"), Some("rules"), Some("rules")].map(|name| name.map(bot))),
        AskForCalls::WhenItMatters,
    );
    table.go_on();
    let mut n_cards = 0;
    while let Some((seat, _)) = table.asked() {
        assert_eq!(seat, Seat::N);
        let legal = table.legal();
        let card = legal.iter().copied().find(|reply| matches!(reply, Reply::Card(_)));
        table.step(card.unwrap_or(legal[0])).expect("it is legal");
        let news = table.go_on().to_vec();
        n_cards += usize::from(card.is_some());
        assert!(news.iter().all(|made| made.by != By::Table || made.reply == Reply::Silence));
    }
    assert_eq!(n_cards, 12);
}

#[test]
fn what_cannot_be_decided_is_told_with_what_can() {
    let start =
        json!({ "ask": "table", "lang": "de", "seed": 3, "bots": { "E": "rules", "S": "rules", "W": "rules" } });
    let told = |field: &str, value: Value| {
        let mut request = start.clone();
        request[field] = value;
        let answered = answer(request);
        format!("{} | {}", answered["error"].as_str().unwrap_or("-"), answered["help"].as_str().unwrap_or("-"))
    };
    let asked = answer(start.clone());
    assert_eq!(asked["asked"]["seat"], "N");
    assert_eq!(asked["asked"]["question"], "Was sagst du?");
    assert!(told("step", json!("krank")).starts_with("„krank“ ist hier nicht möglich | möglich: gesund"));
    assert!(told("decisions", json!(["gesund", "krank"])).starts_with("Entscheidung 2: „krank“ kann Süd hier nicht"));
    let last = told("decisions", json!(["gesund", "gesund", "gesund", "krank"]));
    assert!(last.starts_with("Entscheidung 4: „krank“ ist hier nicht möglich | möglich: gesund"), "{last}");
    assert!(told("bots", json!({ "E": "cmd:./mine" })).starts_with("„cmd:./mine“ ist ein eigenes Programm"));
    assert!(told("view", json!("E")).starts_with("Ost wird von einem Programm gespielt"));
    assert!(told("bots", json!({ "E": "nobody" })).contains("nobody"));
}
