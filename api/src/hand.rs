//! What a hand is worth, whatever is played with it.

use crate::advice::{self, Best, Decision, Effort, WorthAnswer, best_call, capitalised, whole};
use crate::cards::read_cards;
use crate::context::Context;
use crate::error::{Error, Source};
use crate::host::{self, Host, Nobody};
use crate::layout::{Align, COLUMNS, Table, sentence};
use crate::paint::{self, BAD, BOLD, DIM, GOOD, styled};
use crate::question;
use bots::evaluate::{Heed, Judged, Plan, Search, judge_calls, judge_plans, until_clear};
use bots::{Belief, Draw, Model, NoWorld, fallback};
use game::rules::VorbehaltKind;
use game::{
    Act, BySeat, Call, Card, Contract, Deal, Found, GameName, Hand, Order, Play, Rules, Say, Schweine, Seat, SeatSet,
    Spielfindung, Vorbehalt,
};
use notation::Label;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use solver::Stop;
use std::cell::RefCell;
use std::ops::ControlFlow;
use text::{Arg, Language, Localized, Message, message};

/// Asks what a hand is worth.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HandQuestion {
    /// The hand as it was dealt.
    pub hand: Vec<String>,
    /// The place at the table: 1 speaks and leads first, 4 deals. 1 if absent.
    #[serde(default)]
    pub position: Option<u8>,
    /// Effort of the advice. All play by rules of thumb from the first card to the last, so `ahead` and `solve` change
    /// nothing here.
    #[serde(default)]
    pub effort: Effort,
}

impl question::Question for HandQuestion {
    const NAME: &'static str = "hand";
    type Answer = HandAnswer;

    fn answer(self, context: &Context) -> Result<HandAnswer, Error> {
        self.answer_for(context, &mut Nobody)
    }

    fn answer_for(self, context: &Context, host: &mut dyn Host) -> Result<HandAnswer, Error> {
        let rules = context.rules();
        let hand = read_hand(&rules, &self.hand.join(","), "hand")?;
        let position = self.position.unwrap_or(1);
        if !(1..=4).contains(&position) {
            return Err(Error::new(message!("hand-position", position)));
        }
        answer_heeding(&rules, (hand, position), self.effort.allowed(context)?, &context.stop, &mut |done, of| {
            host::counted(host, Self::NAME, done, of)
        })
    }
}

/// Reads a hand as it is dealt by these rules; `name` is the name of the text.
///
/// # Errors
/// Returns what is wrong with it, and where.
pub fn read_hand(rules: &Rules, text: &str, name: &str) -> Result<Hand, Error> {
    let mut cards = Vec::new();
    for (card, span) in read_cards(text, name)? {
        let label = Label { span, text: None };
        let source = Source { name: name.to_owned(), line: 1, text: text.to_owned() };
        let refuse = |message: Message| Err(Error::new(message).in_source(source, std::slice::from_ref(&label)));
        if !rules.kinds().contains(card) {
            return refuse(message!("hand-not-in-deck", card = card.said()));
        }
        if cards.iter().filter(|&&other| other == card).count() == 2 {
            return refuse(message!("hand-three-times", card = card.said()));
        }
        cards.push(card);
    }
    if cards.len() != rules.n_tricks() {
        return Err(Error::new(message!("hand-length", most = rules.n_tricks(), n = cards.len())));
    }
    Ok(Hand::of(&cards))
}

/// Values of a hand.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct HandAnswer {
    /// The hand.
    pub hand: Vec<Card>,
    /// The place at the table, 1 to 4.
    pub position: u8,
    /// Value of each game, the best first.
    pub games: Vec<WorthAnswer>,
    /// The best game; absent if more deals are needed to find it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best_game: Option<String>,
    /// Values of the first calls of a normal game in which all are gesund, silence among them.
    pub calls: Vec<WorthAnswer>,
    /// The best call; absent if more deals are needed to find it, and if there is no call.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best_call: Option<String>,
    #[serde(skip)]
    shown: Shown,
}

/// Data that only the text needs.
#[derive(Clone, Debug)]
struct Shown {
    order: Order,
    hand: Hand,
    said: Vec<Message>,
}

/// A plan, and whether the hand holds both queens of clubs, so that to be gesund means to play alone.
#[derive(Clone, Copy)]
struct Game {
    plan: Plan,
    is_alone: bool,
}

impl Decision for Game {
    fn word(self) -> String {
        match self.plan {
            Plan::Gesund if self.is_alone => "stilles_solo".to_owned(),
            Plan::Gesund => "normal".to_owned(),
            Plan::Vorbehalt(_, vorbehalt) => vorbehalt.to_string(),
        }
    }

    fn said(self) -> Message {
        match self.plan {
            Plan::Gesund if self.is_alone => GameName::StillesSolo.message(),
            Plan::Gesund => GameName::Normal.message(),
            Plan::Vorbehalt(_, vorbehalt) => vorbehalt.message(),
        }
    }
}

/// Returns what a hand is worth at a place at the table, 1 to 4.
///
/// # Errors
/// There may be no deal in which those who speak before are gesund.
pub fn answer(rules: &Rules, hand: Hand, position: u8, effort: Effort) -> Result<HandAnswer, Error> {
    answer_heeding(rules, (hand, position), effort, &Stop::NEVER, &mut |_, _| ControlFlow::Continue(()))
}

/// Returns the same and reports the number of deals examined to `heed`, which may stop it.
fn answer_heeding(
    rules: &Rules,
    (hand, position): (Hand, u8),
    effort: Effort,
    stop: &Stop,
    heed: &mut Heed<'_>,
) -> Result<HandAnswer, Error> {
    let seat = Seat::W.plus(usize::from(position));
    let effort = Effort { ahead: 0, solve: 0, ..effort };
    let belief = Belief::Likely { model: Model::Anybody, candidates: 1 };
    let (search, seed, budget) = (Search { belief, ..effort.search(stop) }, effort.seed, effort.budget());
    let impossible = |error: NoWorld| if error == NoWorld::Stopped { host::stopped() } else { Error::of(&error) };
    let heed = RefCell::new(heed);
    // Games first, then calls: at most `budget.most` deals for each.
    let go_on = |done: usize| match heed.borrow_mut()(done, 2 * budget.most) {
        ControlFlow::Break(()) => Err(NoWorld::Stopped),
        ControlFlow::Continue(()) => Ok(()),
    };
    let round = round(rules, hand, seat)?;
    let asked = round.view(seat);
    let plans = plans(rules, hand);
    let judged = until_clear(budget, |worlds| {
        go_on(worlds - budget.first)?;
        judge_plans(&asked, &plans, &Search { worlds, ..search.clone() }, seed)
    });
    let judged = judged.map_err(impossible)?;
    let is_alone = hand.count(Card::CQ) == 2;
    let game = |plan: Plan| Game { plan, is_alone };
    let silent_game = everybody_gesund(round.clone());
    let calls = match &silent_game {
        Some(play) => {
            let view = play.view(seat);
            let judge = |worlds| {
                go_on(budget.most + worlds - budget.first)?;
                judge_calls(&view, &view.calls(), &Search { worlds, ..search.clone() }, seed)
            };
            until_clear(budget, judge).map_err(impossible)?
        }
        None => Vec::new(),
    };
    if stop.is_set() {
        return Err(host::stopped());
    }
    let call = |judged: &Judged<Option<Call>>| WorthAnswer::new(judged.decision, &judged.worth);
    let order = Order::new(rules, Contract::Normal, Schweine::None);
    let best_call = silent_game.as_ref().and_then(|play| best_call(&play.view(seat), &calls));
    let call_said = best_call.as_ref().map(|best| call_advice(&calls, best));
    let said = [unclear_games(&judged, game), call_said].into_iter().flatten().collect();
    Ok(HandAnswer {
        hand: hand.cards().collect(),
        position,
        games: advice::worths(&judged, game),
        best_game: Best::among(&judged).and_then(|best| best.one()).map(|plan| game(plan).word()),
        calls: calls.iter().map(call).collect(),
        best_call: best_call.and_then(|best| best.one()).map(Decision::word),
        shown: Shown { order, hand, said },
    })
}

/// Returns the round in which the hand is about to speak, those before it gesund; the other hands are any.
fn round(rules: &Rules, hand: Hand, seat: Seat) -> Result<Spielfindung, Error> {
    let mut rest: Vec<Card> =
        rules.kinds().iter().flat_map(|card| std::iter::repeat_n(card, 2 - hand.count(card))).collect();
    // Any cards will do, but who speaks before must be able to be gesund.
    for index in 0..1000 {
        Draw::new(0, index).shuffle(&mut rest);
        let mut hands = BySeat::default();
        hands[seat] = hand;
        for (other, cards) in seat.next().clockwise().zip(rest.chunks(rules.n_tricks())) {
            hands[other] = Hand::of(cards);
        }
        let deal = Deal::from_hands(rules, Seat::W, hands).map_err(|error| Error::of(&error))?;
        let mut round = Spielfindung::new(rules, deal, SeatSet::EMPTY);
        while let Some(actor) = round.actor().filter(|&actor| actor != seat) {
            let act = fallback(&round.view(actor));
            round.act(actor, act).map_err(|error| Error::of(&error))?;
        }
        if round.log().iter().all(|(_, act)| matches!(act, Act::Say(Say::Gesund) | Act::No)) {
            return Ok(round);
        }
    }
    Err(Error::new(message!("hand-nobody-gesund")))
}

fn everybody_gesund(mut round: Spielfindung) -> Option<Play> {
    while let Some(actor) = round.actor() {
        let act = fallback(&round.view(actor));
        round.act(actor, act).ok()?;
    }
    match round.finish().ok()? {
        Found::Play(play) => Some(*play),
        Found::Redeal(_) => None,
    }
}

/// Returns everything that can be played with a hand.
fn plans(rules: &Rules, hand: Hand) -> Vec<Plan> {
    let mut plans = vec![Plan::Gesund];
    if hand.count(Card::CQ) == 2 {
        plans.extend(rules.hochzeit.conditions.iter().map(|&condition| {
            let named = Vorbehalt::Hochzeit { condition, schweine: Schweine::None };
            Plan::Vorbehalt(VorbehaltKind::Hochzeit, named)
        }));
    }
    let kinds = [VorbehaltKind::Lustsolo, VorbehaltKind::Solo];
    if let Some(kind) = kinds.into_iter().find(|kind| rules.vorbehalte.priority.contains(kind)) {
        plans.extend(rules.soli.named.iter().map(|&solo| Plan::Vorbehalt(kind, Vorbehalt::Solo(solo))));
    }
    plans
}

/// Says which games may be best, if it is not clear.
fn unclear_games(judged: &[Judged<Plan>], game: impl Fn(Plan) -> Game) -> Option<Message> {
    match Best::among(judged)? {
        Best::Unclear(plans) => Some(advice::unclear(plans.into_iter().map(|plan| game(plan).said()))),
        Best::One(_) | Best::Equal(_) => None,
    }
}

/// Returns which call pays, if that is clear.
fn call_advice(calls: &[Judged<Option<Call>>], best: &Best<Option<Call>>) -> Message {
    let worth = |call| calls.iter().find(|judged| judged.decision == call).map(|judged| &judged.worth);
    match *best {
        Best::One(Some(call)) => {
            let lead = worth(Some(call)).zip(worth(None)).map(|(call, silence)| call.lead_over(silence));
            message!("hand-call-pays", call, lead = advice::lead(lead.unwrap_or_default()))
        }
        Best::Unclear(ref calls) => advice::unclear(calls.iter().copied().map(Decision::said)),
        Best::One(None) | Best::Equal(_) => message!("hand-no-call-pays"),
    }
}

impl question::Answer for HandAnswer {
    fn line(&self) -> String {
        let best = |best: &Option<String>| best.clone().unwrap_or_else(|| "open".to_owned());
        let games = self.games.iter().map(|game| format!(" {}", game.short()));
        let mut line = format!("{}{}", best(&self.best_game), games.collect::<String>());
        if !self.calls.is_empty() {
            line.push_str(&format!(" call={}", best(&self.best_call)));
            line.extend(self.calls.iter().map(|call| format!(" call:{}", call.short())));
        }
        line
    }

    fn rows(&self, language: Language) -> Vec<String> {
        let Shown { order, hand, said } = &self.shown;
        let place = message!("hand-place", position = self.position).text(language);
        let n = self.games.first().map_or(0, |game| game.worlds);
        let mut rows = vec![
            format!("{} {}", paint::hand(language, order, *hand), styled(&place, BOLD)),
            format!("  {}", styled(&message!("hand-looked-at", n).text(language), DIM)),
            String::new(),
        ];
        let widest = self.games.iter().map(|game| game.points.abs()).fold(1.0, f64::max);
        rows.extend(table(language, &message!("hand-head-game"), &self.games, widest));
        if !self.calls.is_empty() {
            rows.extend([String::new(), format!("  {}", message!("hand-calls").text(language))]);
            rows.extend(table(language, &message!("advice-head-call"), &self.calls, widest));
        }
        if !said.is_empty() {
            rows.push(String::new());
        }
        rows.extend(said.iter().flat_map(|said| sentence(&capitalised(&said.text(language)), 2)));
        rows
    }
}

/// Returns a table of what decisions are worth, with a bar for each.
fn table(language: Language, head: &Message, worths: &[WorthAnswer], widest: f64) -> Vec<String> {
    /// Greatest width of a name; wider ones fold.
    const NAME: usize = 24;
    let say = |id: &'static str| Message::new(id).text(language);
    let mut table = Table::default()
        .column(head.text(language), Align::Left, NAME)
        .column(say("advice-head-points"), Align::Right, 8)
        .column(say("hand-head-interval"), Align::Left, 16)
        .column(say("advice-head-win"), Align::Right, 6);
    for worth in worths {
        let interval = match worth.interval {
            Some((low, high)) => message!("hand-interval", low = Arg::signed(low, 2), high = Arg::signed(high, 2)),
            None => Message::verbatim("?"),
        };
        let win = message!("advice-percent", percent = whole(100.0 * worth.win));
        let points = message!("listed", list = Arg::signed(worth.points, 2));
        let cells = [worth.said.clone(), points, interval, win].map(|cell| cell.text(language));
        let [name, others @ ..] = cells;
        table.push(std::iter::once(name).chain(others.map(|cell| cell.replace(' ', "\u{a0}"))).collect());
    }
    let rows = table.rows();
    let width = rows.iter().map(|row| paint::width(row)).max().unwrap_or(0);
    let half = COLUMNS.saturating_sub(width + 2 + 2 + 1) / 2;
    let mut bars = worths.iter().map(|worth| bar(worth.points, widest, half.min(16)));
    let with_bar = |(number, row): (usize, String)| {
        let row = row.replace('\u{a0}', " ");
        // The bar stands where the numbers do, in the first row of what is folded.
        let is_first = number != 0 && row.contains('%');
        match if is_first { bars.next() } else { None } {
            Some(bar) => format!("  {row}{}  {bar}", " ".repeat(width - paint::width(&row))),
            None => format!("  {row}"),
        }
    };
    rows.into_iter().enumerate().map(with_bar).map(|row| row.trim_end().to_owned()).collect()
}

/// Returns a bar to the left or to the right of the middle.
fn bar(points: f64, widest: f64, half: usize) -> String {
    // The calls may bring more than any game, which are what the bars are measured by.
    let len = ((points.abs() / widest) * half as f64).round().min(half as f64) as usize;
    let (blocks, space) = ("█".repeat(len), " ".repeat(half - len));
    if points < 0.0 {
        format!("{space}{}│", styled(&blocks, BAD))
    } else {
        format!("{}│{}", " ".repeat(half), styled(&blocks, GOOD))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use question::Answer as _;

    #[test]
    fn every_game_has_its_name_within_the_terminal() {
        let rules = Rules::RECKLINGHAUSEN;
        let hand = read_hand(&rules, "Herz 10, Kr Dame, ♣D, SQ HQ DQ CJ DA CA die Sau", "hand");
        // There is no Sau without a suit.
        assert!(hand.is_err());
        let hand = read_hand(&rules, "Herz 10, Kr Dame, ♣D, SQ HQ DQ CJ DA CA Pik Ass", "hand").expect("ten cards");
        let effort = Effort { worlds: Some(4), ..Effort::default() };
        let answer = answer(&rules, hand, 1, effort).expect("a hand");
        let rows = answer.rows(Language::German);
        let text = rows.join("\n");
        assert!(rows.iter().all(|row| paint::width(row) <= COLUMNS), "{text}");
        assert!(text.contains("fremden Fehlstich") && !text.contains("first_foreign"), "{text}");
        assert!(answer.line().contains(" hochzeit"), "{}", answer.line());
    }
}
