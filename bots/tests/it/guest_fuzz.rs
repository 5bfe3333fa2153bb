//! Whatever a table sends, a guest answers or says why it cannot; it never breaks down.
//!
//! Real messages are changed at random, as text and as JSON, and heard by every kind of bot.

use doko_bots::remote::{Deal, Decide, FromBot, Guest, Reply, ToBot, What};
use doko_bots::{Bot, Draw, Random, Spec, act};
use game::rules::Trumpfabgabe;
use game::{Act, Asked, Call, Card, Contract, Due, Found, Order, Rules, Schweine, Seat, SeatSet, Spielfindung, View};
use serde_json::{Value, json};

/// Notes what its seat would be sent, and says and plays anything.
struct Scribe {
    bot: Random,
    lines: Vec<String>,
    is_dealt: bool,
}

impl Scribe {
    fn note(&mut self, message: &ToBot) {
        self.lines.push(serde_json::to_string(message).expect("messages are JSON"));
    }

    fn note_question(&mut self, deal: Deal, question: Decide) {
        if !self.is_dealt {
            self.is_dealt = true;
            self.note(&ToBot::Deal(Box::new(deal)));
        }
        self.note(&ToBot::Decide(Box::new(question)));
    }
}

impl Bot for Scribe {
    fn begin(&mut self, seed: u64) {
        self.bot.begin(seed);
        self.is_dealt = false;
    }

    fn decide(&mut self, asked: &Asked<'_>, due: Due) -> Act {
        self.note_question(Deal::to_asked(asked, 5), Decide::of_asked(3, asked, due));
        self.bot.decide(asked, due)
    }

    fn call(&mut self, view: &View<'_>, calls: &[Call]) -> Option<Call> {
        self.note_question(Deal::to_view(view, 5), Decide::of_view(4, view, What::Call, Decide::call_words(calls)));
        self.bot.call(view, calls)
    }

    fn pflichtansage(&mut self, view: &View<'_>, due: Call) -> Call {
        let legal = vec![due.name().to_owned()];
        self.note_question(Deal::to_view(view, 5), Decide::of_view(5, view, What::Pflichtansage, legal));
        self.bot.pflichtansage(view, due)
    }

    fn card(&mut self, view: &View<'_>) -> Card {
        let legal = view.legal().iter().map(|card| card.to_string()).collect();
        self.note_question(Deal::to_view(view, 5), Decide::of_view(6, view, What::Card, legal));
        self.bot.card(view)
    }
}

/// Plays a game in which every seat says and calls at random; if there is a Trumpfabgabe, a seat has few trumps.
/// Returns the messages to each seat, one after another.
fn messages(rules: &Rules, index: u64) -> Vec<String> {
    let mut draw = Draw::new(77, index);
    let trumps = Order::new(rules, Contract::Normal, Schweine::None).trumps();
    let mut deal = draw.deal(rules, Seat::W).expect("a whole deck");
    while rules.trumpfabgabe.if_nobody != Trumpfabgabe::Off
        && deal.hands().0.iter().all(|hand| 3 < hand.count_in(trumps))
    {
        deal = draw.deal(rules, Seat::W).expect("a whole deck");
    }
    let scribe = || Scribe { bot: Random::wild(), lines: Vec::new(), is_dealt: false };
    let mut scribes = game::BySeat::from_fn(|_| scribe());
    Seat::ALL.into_iter().for_each(|seat| scribes[seat].begin(draw.bits()));
    let mut round = Spielfindung::new(rules, deal, SeatSet::ALL);
    while let Some(seat) = round.actor() {
        let said = act(&mut scribes[seat], &round.view(seat)).expect("the seat is due");
        round.act(seat, said).expect("a legal act");
    }
    if let Ok(Found::Play(mut play)) = round.finish() {
        while let Some(seat) = play.actor() {
            for caller in Seat::ALL {
                let calls = play.calls(caller);
                if !calls.is_empty()
                    && let Some(call) = scribes[caller].call(&play.view(caller), &calls)
                {
                    play.call(caller, call).expect("a legal call");
                }
            }
            if let Some(due) = play.duty() {
                let call = scribes[seat].pflichtansage(&play.view(seat), due);
                play.call(seat, call).expect("a legal call");
            } else {
                let card = scribes[seat].card(&play.view(seat));
                play.play(seat, card).expect("a legal card");
            }
        }
    }
    scribes.0.into_iter().flat_map(|scribe| scribe.lines).collect()
}

/// What is put where it does not belong.
fn odd_value(draw: &mut Draw) -> Value {
    let odd = [
        json!(null),
        json!(true),
        json!(-1),
        json!(0),
        json!(1),
        json!(255),
        json!(256),
        json!(u64::MAX),
        json!(1e300),
        json!(""),
        json!("N"),
        json!("E"),
        json!("S"),
        json!("W"),
        json!("CQ"),
        json!("HT"),
        json!("D9"),
        json!("none"),
        json!("re"),
        json!("kontra"),
        json!("k90"),
        json!("schwarz"),
        json!("gesund"),
        json!("vorbehalt"),
        json!("yes"),
        json!("no"),
        json!("pass"),
        json!("hochzeit"),
        json!("damensolo"),
        json!("bid:damensolo:k90"),
        json!("klein"),
        json!("return:DT,SA"),
        json!("return:"),
        json!("normal"),
        json!("stilles_solo"),
        json!("trumpfabgabe"),
        json!("call"),
        json!("card"),
        json!("say"),
        json!("answer"),
        json!("name"),
        json!("take"),
        json!("give_back"),
        json!("schweine"),
        json!("bid"),
        json!("ddv"),
        json!("bsv"),
        json!("recklinghausen"),
        json!("\u{1b}[2J"),
        json!([]),
        json!({}),
        json!(["CQ", "CQ"]),
        json!(["CQ", "CQ", "CQ"]),
        json!([[]]),
    ];
    odd[draw.below(odd.len())].clone()
}

/// Changes one place of a value.
fn change(value: &mut Value, draw: &mut Draw) {
    // Most often something inside is changed, now and then the whole.
    let n = match value {
        Value::Array(values) => values.len(),
        Value::Object(values) => values.len(),
        _ => 0,
    };
    if n != 0 && draw.below(12) != 0 {
        let at = draw.below(n);
        let how = draw.below(12);
        match value {
            Value::Array(values) => match how {
                0 => drop(values.remove(at)),
                1 => values.insert(at, values[at].clone()),
                2 => values.swap(at, draw.below(n)),
                3 => values.truncate(at),
                _ => change(&mut values[at], draw),
            },
            Value::Object(values) => {
                let key = values.keys().nth(at).expect("so many keys").clone();
                match how {
                    0 => drop(values.remove(&key)),
                    1 => {
                        // What belongs to one field stands in another one.
                        let other = values.values().nth(draw.below(n)).expect("so many values").clone();
                        values.insert(key, other);
                    }
                    _ => change(&mut values[&key], draw),
                }
            }
            _ => {}
        }
        return;
    }
    *value = odd_value(draw);
}

/// Changes bytes of a line.
fn scratch(line: &str, draw: &mut Draw) -> String {
    let mut bytes = line.as_bytes().to_vec();
    let at = draw.below(bytes.len());
    match draw.below(3) {
        0 => bytes[at] = draw.below(256) as u8,
        1 => bytes.truncate(at),
        _ => bytes[at] = b"0123456789NESWCSHDATKQJ"[draw.below(23)],
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Hears a line, and checks that what is answered makes sense.
fn hear(guest: &mut Guest, line: &str) {
    match guest.hear(line) {
        Ok(Reply::Say(FromBot::Decision(answer))) => {
            let question: Value = serde_json::from_str(line).expect("only JSON is answered");
            let legal = question["legal"].as_array().cloned().unwrap_or_default();
            let is_legal = legal.iter().any(|word| *word == answer.decision.as_str());
            // Of the ways to give cards back not all are listed, during the play nothing need be, and silence is no call.
            let is_free = legal.is_empty() || question["what"] == "give_back" || answer.decision == Decide::NO_CALL;
            assert!(is_legal || is_free, "{answer:?}\n{line}");
        }
        Ok(_) => {}
        Err(error) => assert!(error.to_string().chars().count() < 2000, "{error}"),
    }
}

fn guests() -> Vec<Guest> {
    // The time limit is for the bots that search; it is never so long that it takes long.
    let quick = [
        "random:says=anything",
        "greedy",
        "rules",
        "doko:worlds=2,talk=2",
        "pimc:worlds=2,solve=2",
        "uct:assignments=1,rollouts=4",
    ];
    let build = |name: &&str| {
        let spec: Spec = name.parse().expect("a bot");
        Guest::new((*name).to_owned(), spec.build().expect("a bot"))
    };
    quick.iter().map(build).collect()
}

#[test]
fn no_change_of_a_message_breaks_a_guest() {
    let mut guests = guests();
    let mut n_changed = 0;
    for (index, rules) in (0..9).zip(Rules::ALL.iter().cycle()) {
        let mut draw = Draw::new(78, index);
        let lines = messages(rules, index);
        for line in &lines {
            // The game goes on behind a change, so that later questions are right again.
            let bot = draw.below(guests.len());
            if draw.below(3) != 0 {
                n_changed += 1;
                let changed = if draw.below(4) == 0 {
                    scratch(line, &mut draw)
                } else {
                    let mut value: Value = serde_json::from_str(line).expect("JSON");
                    (0..=draw.below(3)).for_each(|_| change(&mut value, &mut draw));
                    value.to_string()
                };
                hear(&mut guests[bot], &changed);
            }
            if line.contains("\"type\":\"deal\"") {
                guests.iter_mut().for_each(|guest| hear(guest, line));
            }
        }
    }
    assert!(300 < n_changed, "{n_changed}");
}
