//! Bots of ours that follow a game by messages decide as they do at the table.

use doko_bots::remote::{Deal, Decide, FromBot, Guest, GuestError, Reply, ToBot, What};
use doko_bots::{Bot, Draw, Random, Spec, act, fallback};
use game::rules::Trumpfabgabe;
use game::{
    Act, Asked, Call, Card, Choice, Contract, Due, Found, Order, Outcome, Play, Rules, Schweine, Seat, SeatSet,
    Spielfindung, View,
};
use std::sync::{Arc, Mutex};

/// A bot at the table and the same one behind messages.
struct Both {
    here: Box<dyn Bot>,
    there: Guest,
    is_dealt: bool,
    round: Option<u32>,
    /// Number of exchanges sent.
    n_exchanges: usize,
}

impl Both {
    fn new(name: &str) -> Self {
        let spec: Spec = name.parse().expect("a bot");
        let build = || spec.build().expect("a bot");
        Self {
            here: build(),
            there: Guest::new(name.to_owned(), build()),
            is_dealt: false,
            round: None,
            n_exchanges: 0,
        }
    }

    /// Sends a message as it goes over the line.
    fn send(&mut self, message: &ToBot) -> Option<String> {
        let line = serde_json::to_string(message).expect("messages are JSON");
        match self.there.hear(&line).unwrap_or_else(|error| panic!("{error}\n{line}")) {
            Reply::Say(FromBot::Decision(answer)) => Some(answer.decision),
            Reply::None | Reply::Say(_) | Reply::Leave => None,
        }
    }

    fn compare(&mut self, deal: Deal, question: Decide, said: &str) {
        if !self.is_dealt {
            let deal = Deal { round: self.round, ..deal };
            assert_eq!(self.send(&ToBot::Deal(Box::new(deal))), None);
            self.is_dealt = true;
        }
        let record = question.seen.as_ref().map(|seen| &seen.record);
        self.n_exchanges += usize::from(record.is_some_and(|record| record.exchanged.is_some()));
        let answer = self.send(&ToBot::Decide(Box::new(question.clone())));
        assert_eq!(answer.as_deref(), Some(said), "{question:?}");
    }
}

impl Bot for Both {
    fn begin(&mut self, _seed: u64) {
        self.here.begin(5);
        self.is_dealt = false;
    }

    fn decide(&mut self, asked: &Asked<'_>, due: Due) -> Act {
        let said = self.here.decide(asked, due);
        self.compare(Deal::to_asked(asked, 5), Decide::of_asked(3, asked, due), &said.to_string());
        said
    }

    fn call(&mut self, view: &View<'_>, calls: &[Call]) -> Option<Call> {
        let call = self.here.call(view, calls);
        let question = Decide::of_view(4, view, What::Call, Decide::call_words(calls));
        self.compare(Deal::to_view(view, 5), question, call.map_or(Decide::NO_CALL, Call::name));
        call
    }

    fn pflichtansage(&mut self, view: &View<'_>, due: Call) -> Call {
        let call = self.here.pflichtansage(view, due);
        let question = Decide::of_view(5, view, What::Pflichtansage, vec![due.name().to_owned()]);
        self.compare(Deal::to_view(view, 5), question, call.name());
        call
    }

    fn choose(&mut self, view: &View<'_>, choice: Choice) -> Act {
        let said = self.here.choose(view, choice);
        let legal = vec!["yes".to_owned(), "no".to_owned()];
        let question = Decide { card: choice.card, ..Decide::of_view(7, view, What::Choice(choice.kind), legal) };
        self.compare(Deal::to_view(view, 5), question, &said.to_string());
        said
    }

    fn card(&mut self, view: &View<'_>) -> Card {
        let card = self.here.card(view);
        let legal = view.legal().iter().map(|card| card.to_string()).collect();
        self.compare(Deal::to_view(view, 5), Decide::of_view(6, view, What::Card, legal), &card.to_string());
        card
    }

    fn sit_down(&mut self) {
        self.here.sit_down();
        self.round = Some(self.round.map_or(1, |round| round + 1));
    }

    fn finish(&mut self, play: &Play, outcome: &Outcome) {
        self.here.finish(play, outcome);
        assert_eq!(self.send(&ToBot::result(play, outcome)), None);
    }
}

/// Plays a game in which both bots play one seat against three that say and call at random.
fn play(both: &mut Both, rules: &Rules, index: u64) {
    let mut draw = Draw::new(2, index);
    let trumps = Order::new(rules, Contract::Normal, Schweine::None).trumps();
    let mut deal = draw.deal(rules, Seat::W).expect("a whole deck");
    // Trumpfabgaben are rare, unless a seat has few trumps.
    while rules.trumpfabgabe.if_nobody != Trumpfabgabe::Off
        && deal.hands().0.iter().all(|hand| 3 < hand.count_in(trumps))
    {
        deal = draw.deal(rules, Seat::W).expect("a whole deck");
    }
    let mut others = Random::wild();
    both.begin(5);
    others.begin(draw.bits());
    let mut round = Spielfindung::new(rules, deal, SeatSet::ALL);
    while let Some(seat) = round.actor() {
        let bot: &mut dyn Bot = if seat == Seat::E { both } else { &mut others };
        let act = act(bot, &round.view(seat)).expect("the seat is due");
        round.act(seat, act).expect("a legal act");
    }
    let Ok(Found::Play(mut play)) = round.finish() else { return };
    while let Some(seat) = play.actor() {
        for seat in Seat::ALL {
            let calls = play.calls(seat);
            let bot: &mut dyn Bot = if seat == Seat::E { both } else { &mut others };
            if !calls.is_empty()
                && let Some(call) = bot.call(&play.view(seat), &calls)
            {
                play.call(seat, call).expect("a legal call");
            }
        }
        let bot: &mut dyn Bot = if seat == Seat::E { both } else { &mut others };
        if let Some(due) = play.duty() {
            let call = bot.pflichtansage(&play.view(seat), due);
            play.call(seat, call).expect("a legal call");
        } else {
            let card = bot.card(&play.view(seat));
            play.play(seat, card).expect("a legal card");
        }
    }
    let outcome = play.clone().finish().expect("all cards are played");
    both.finish(&play, &outcome);
}

#[test]
fn a_guest_decides_as_the_bot_at_the_table() {
    for name in ["rules", "random:says=anything"] {
        let mut both = Both::new(name);
        for (index, rules) in (0..60).zip(Rules::ALL.iter().cycle()) {
            play(&mut both, rules, index);
        }
        assert!(0 < both.n_exchanges, "{name} has seen no Trumpfabgabe");
    }
}

#[test]
fn a_guest_remembers_the_games_of_a_round_as_the_bot_at_the_table_does() {
    let mut both = Both::new("doko:worlds=4");
    for index in 0..6 {
        if index % 3 == 0 {
            both.sit_down();
        }
        play(&mut both, &Rules::DDV, index);
    }
}

/// A bot that writes down what it is told of rounds.
#[derive(Debug)]
struct Diary(Arc<Mutex<Vec<&'static str>>>);

impl Diary {
    fn note(&self, what: &'static str) {
        self.0.lock().expect("no test panics here").push(what);
    }
}

impl Bot for Diary {
    fn begin(&mut self, _seed: u64) {
        self.note("begin");
    }

    fn card(&mut self, view: &View<'_>) -> Card {
        view.legal().iter().next().expect("a legal card")
    }

    fn sit_down(&mut self) {
        self.note("sit down");
    }

    fn finish(&mut self, _play: &Play, _outcome: &Outcome) {
        self.note("finish");
    }
}

#[test]
fn a_guest_learns_from_nothing_but_whole_games_of_a_round() {
    let told = Arc::new(Mutex::new(Vec::new()));
    let mut both = Both::new("rules");
    both.there = Guest::new("diary".to_owned(), Box::new(Diary(Arc::clone(&told))));
    let deal = Draw::new(3, 0).deal(&Rules::DDV, Seat::W).expect("a whole deck");
    let mut finding = Spielfindung::new(&Rules::DDV, deal, SeatSet::EMPTY);
    while let Some(seat) = finding.actor() {
        finding.act(seat, fallback(&finding.view(seat))).expect("gesund");
    }
    let Ok(Found::Play(begun)) = finding.finish() else { panic!("everybody is gesund") };
    let mut played = begun.clone();
    while let Some(seat) = played.actor() {
        let card = played.view(seat).legal().iter().next().expect("a legal card");
        played.play(seat, card).expect("a legal card");
    }
    let outcome = played.clone().finish().expect("all cards are played");
    let view = begun.view(Seat::N);
    for (round, play) in [(None, &played), (Some(1), &played), (Some(1), &begun), (Some(2), &played), (None, &played)] {
        both.send(&ToBot::Deal(Box::new(Deal { round, ..Deal::to_view(&view, 5) })));
        both.send(&ToBot::result(play, &outcome));
    }
    assert!(matches!(both.there.hear(r#"{"type":"result","record":7}"#), Ok(Reply::None)));
    let told = told.lock().expect("no test panics here").join(", ");
    let expected = "begin, sit down, begin, finish, begin, sit down, begin, finish, sit down, begin";
    assert_eq!(told, expected);
}

#[test]
fn a_guest_says_what_it_cannot_understand() {
    let mut guest = Both::new("rules").there;
    let error = |line: &str, guest: &mut Guest| guest.hear(line).expect_err(line).to_string();
    assert!(error("hello", &mut guest).starts_with("'hello' is not a message: "));
    assert!(error(r#"{"type":"hello","protocol":7,"program":"x","time_ms":1}"#, &mut guest).contains("version 7"));
    let question = r#"{"type":"decide","id":0,"what":"say","legal":["gesund"],"hand":["CA"],"heard":[]}"#;
    assert!(matches!(guest.hear(question), Err(GuestError::NoDeal)));
    // New messages may come without a new version.
    assert!(matches!(guest.hear(r#"{"type":"weather","is":"fine"}"#), Ok(Reply::None)));
    // What tells our bots nothing may have any form.
    for line in [r#"{"type":"result"}"#, r#"{"type":"error","why":7}"#, r#"{"type":"result","points":[1,2]}"#] {
        assert!(matches!(guest.hear(line), Ok(Reply::None)), "{line}");
    }
    assert!(matches!(guest.hear(r#"{"type":"bye"}"#), Ok(Reply::Leave)));
    let rules = serde_json::json!({ "name": "ours", "nines": "many" });
    let deal = serde_json::json!({
        "type": "deal", "seat": "N", "dealer": "W", "hand": [], "pflichtsolo_open": [], "rules": rules, "seed": 1,
    });
    let refused = error(&deal.to_string(), &mut guest);
    assert!(refused.contains("nines cannot be \"many\""), "{refused}");
}
