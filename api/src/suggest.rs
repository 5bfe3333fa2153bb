//! What to do now, and what everything else is worth.

use crate::advice::{self, Best, Decision, Effort, WorthAnswer, best_call, capitalised, whole, worth_rows, worths};
use crate::bot::bot_of;
use crate::context::Context;
use crate::error::{Error, Source};
use crate::game_record::{Given, rules_of};
use crate::host::{self, Host, Nobody};
use crate::layout::sentence;
use crate::paint::{self, BOLD, DIM, styled};
use crate::question;
use bots::evaluate::{Heed, Judged, rivals};
use bots::{Advice, Bot, Condition, Fault, NoWorld, Sampler};
use game::words::seat_letter;
use game::{BySeat, Call, Card, Class, Hand, Order, Rank, Seat, Team, View};
use notation::Record;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use solver::Stop;
use std::ops::ControlFlow;
use text::{Arg, Join, Language, Localized, Message, message};

/// Asks what to do now.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SuggestQuestion {
    /// The game, with all hands or with one.
    pub record: Record,
    /// The moment: `17`, before the seventeenth card, or `5.1`, before the first card of the fifth trick; the end of the
    /// record if absent.
    #[serde(default)]
    pub at: Option<String>,
    /// Seat that decides; if absent, the seat to play, or the owner of the only hand.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// Only deals in which the hidden hands meet a condition, such as `E has >= 4 trumps`.
    #[serde(default, rename = "if")]
    pub condition: Option<String>,
    /// A bot that is asked, too. It cannot be a program of its own.
    #[serde(default)]
    pub bot: Option<String>,
    /// Effort of the advice.
    #[serde(default)]
    pub effort: Effort,
}

impl question::Question for SuggestQuestion {
    const NAME: &'static str = "suggest";
    type Answer = SuggestAnswer;

    fn answer(self, context: &Context) -> Result<SuggestAnswer, Error> {
        self.answer_for(context, &mut Nobody)
    }

    fn answer_for(self, context: &Context, host: &mut dyn Host) -> Result<SuggestAnswer, Error> {
        let bot = self.bot.as_deref().map(|bot| bot_of(bot, context)).transpose()?;
        let rules = rules_of(&self.record, context)?;
        let given = Given::new(self.record, rules, self.at.as_deref())?;
        let (condition, effort) = (self.condition.as_deref(), self.effort.allowed(context)?);
        let asked = Asked { seat: self.seat, condition, effort, stop: &context.stop };
        answer_heeding(&given, &asked, bot, context.language, &mut |done, of| host::counted(host, Self::NAME, done, of))
    }
}

/// Question about a game.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// Seat that decides, if given.
    pub seat: Option<Seat>,
    /// The condition on the hidden hands.
    pub condition: Option<&'a str>,
    /// Effort of the advice.
    pub effort: Effort,
    /// Token that stops the work.
    pub stop: &'a Stop,
}

/// Everything a seat may do now.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SuggestAnswer {
    /// Seat whose decision it is.
    pub seat: Seat,
    /// Number of cards played so far.
    pub cards_played: usize,
    /// The condition on the hidden hands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub condition: Option<String>,
    /// Probability of the condition before the play is weighed: its share of all consistent deals; absent without a
    /// condition, and if the deals could not be counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub condition_probability: Option<f64>,
    /// Number of deals consistent with the view and the condition, written out; absent if they could not be counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deals: Option<String>,
    /// Share of the drawn deals that met the condition; 1 if it is counted and not tried.
    pub accepted: f64,
    /// The cards, the best first.
    pub cards: Vec<WorthAnswer>,
    /// The calls and silence, the best first.
    pub calls: Vec<WorthAnswer>,
    /// Probability that each seat is Re, given the play so far.
    pub re: BySeat<Option<f64>>,
    /// The same if all deals that fit are equally probable.
    pub re_counted: BySeat<Option<f64>>,
    /// Number of independent deals, each as likely as it is, with the same precision; absent if all deals were
    /// examined, so that nothing is left to chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effective: Option<f64>,
    /// The best call where silence is worse or it is another seat's turn, otherwise the best card; absent if more deals are
    /// needed to find it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<String>,
    /// All that may be best, the first of them first.
    pub contenders: Vec<String>,
    /// Decision of the bot that was asked, or the default made for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Faults of the bot for which the decision was made for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bot_faults: Vec<String>,
    /// Reasons for the best decision, in the language of the question.
    pub why: String,
    #[serde(skip)]
    shown: Shown,
}

/// Data that only the text needs.
#[derive(Clone, Debug)]
struct Shown {
    order: Order,
    hand: Hand,
    trick: Vec<(Seat, Card)>,
    number: usize,
    team: Option<Team>,
    deals: Option<u128>,
    bot: Option<Message>,
    why: Option<Message>,
}

/// Returns everything that a seat may do now, and what it is worth.
///
/// # Errors
/// There may be nothing to decide, or no deal that fits what was seen.
pub fn answer(
    given: &Given,
    asked: &Asked<'_>,
    bot: Option<Box<dyn Bot>>,
    language: Language,
) -> Result<SuggestAnswer, Error> {
    answer_heeding(given, asked, bot, language, &mut |_, _| ControlFlow::Continue(()))
}

/// Returns the same and reports the number of deals examined to `heed`, which may stop it.
fn answer_heeding(
    given: &Given,
    asked: &Asked<'_>,
    bot: Option<Box<dyn Bot>>,
    language: Language,
    heed: &mut Heed<'_>,
) -> Result<SuggestAnswer, Error> {
    let seat =
        asked.seat.or(given.viewer).or(given.play.actor()).ok_or_else(|| Error::new(message!("suggest-over")))?;
    if given.viewer.is_some_and(|viewer| viewer != seat) {
        return Err(Error::new(message!("suggest-hidden", seat)));
    }
    let view = given.play.view(seat);
    let condition = asked.condition.map(read_condition).transpose()?;
    let Effort { seed, .. } = asked.effort;
    let (search, budget) = (asked.effort.search(asked.stop), asked.effort.budget());
    let advice = Advice::heeding(&view, condition.as_ref(), &search, budget, seed, heed)
        .map_err(|error| no_world(&view, asked.condition, error))?;
    if advice.cards.is_empty() && advice.calls.is_empty() {
        return Err(Error::new(message!("suggest-nothing", seat)).with_help(message!("suggest-nothing.help")));
    }
    let all = Sampler::new(&view).map_err(|error| Error::of(&error))?.count();
    let share = advice.deals.map(|deals| deals as f64 / all as f64).filter(|_| condition.is_some());
    let asked_bot = bot.map(|mut bot| {
        bot.hurry(asked.stop);
        ask(&mut *bot, &view, seed)
    });
    if asked.stop.is_set() {
        return Err(host::stopped());
    }
    Ok(SuggestAnswer::new(&view, &advice, asked.condition.map(str::to_owned).zip(Some(share)), asked_bot, language))
}

/// Says why there is no deal: what was seen cannot be, or only the condition.
fn no_world(view: &View<'_>, condition: Option<&str>, error: NoWorld) -> Error {
    match (condition, error) {
        (Some(condition), NoWorld::Impossible) if Sampler::new(view).is_ok() => {
            Error::new(message!("suggest-no-deal", seat = seat_letter(view.seat()), condition))
                .with_help(message!("suggest-no-deal.help"))
        }
        (_, NoWorld::Stopped) => host::stopped(),
        _ => Error::of(&error),
    }
}

fn read_condition(text: &str) -> Result<Condition, Error> {
    text.parse::<Condition>().map_err(|error| {
        let source = Source { name: "--if".to_owned(), line: 1, text: text.to_owned() };
        Error::of(&error).in_source(source, std::slice::from_ref(&error.label))
    })
}

/// Decision of a bot: its word, its name, and faults.
struct OfBot {
    word: String,
    said: Message,
    faults: Vec<Fault>,
}

/// Asks a bot.
fn ask(bot: &mut dyn Bot, view: &View<'_>, seed: u64) -> OfBot {
    bot.begin(seed);
    let calls = view.calls();
    let call = if calls.is_empty() { None } else { bot.call(view, &calls) };
    let (word, said) = match call {
        Some(call) => (format!("{call}!"), Some(call).said()),
        None if view.legal().is_empty() => (None::<Call>.word(), None::<Call>.said()),
        None => {
            let card = bot.card(view);
            (card.word(), card.said())
        }
    };
    OfBot { word, said, faults: bot.take_faults() }
}

impl SuggestAnswer {
    fn new(
        view: &View<'_>,
        advice: &Advice,
        condition: Option<(String, Option<f64>)>,
        bot: Option<OfBot>,
        language: Language,
    ) -> Self {
        let (cards, calls) = (worths(&advice.cards, |card| card), worths(&advice.calls, |call| call));
        let next = Next::of(view, advice);
        let contenders = next.contenders();
        let why = next.why(view, advice);
        let public = view.public();
        let shown = Shown {
            order: public.order().clone(),
            hand: view.hand(),
            trick: public.trick().plays().collect(),
            number: public.tricks().len() + 1,
            team: view.team(),
            deals: advice.deals,
            bot: bot.as_ref().map(|bot| bot.said.clone()),
            why: why.clone(),
        };
        let (condition, condition_probability) = condition.map_or((None, None), |(text, share)| (Some(text), share));
        Self {
            seat: view.seat(),
            cards_played: public.cards_played(),
            condition,
            condition_probability,
            deals: advice.deals.map(|deals| deals.to_string()),
            accepted: advice.acceptance.share(),
            effective: cards.iter().chain(&calls).filter_map(|worth| worth.effective).reduce(f64::min),
            best: (contenders.len() == 1).then(|| contenders[0].clone()),
            contenders,
            cards,
            calls,
            re: advice.re,
            re_counted: advice.re_counted,
            bot: bot.as_ref().map(|bot| bot.word.clone()),
            bot_faults: bot.iter().flat_map(|bot| &bot.faults).map(|fault| fault.text(language)).collect(),
            why: why.map_or_else(String::new, |why| capitalised(&why.text(language))),
            shown,
        }
    }

    fn heading(&self) -> Message {
        let (seat, number) = (seat_letter(self.seat), self.shown.number);
        match self.shown.deals {
            Some(n) => {
                let few = i64::try_from(n).unwrap_or(i64::MAX);
                message!("suggest-heading", seat, number, n = few, deals = Arg::Large(n))
            }
            None => {
                message!("suggest-heading-uncounted", seat, number, share = Arg::decimal(100.0 * self.accepted, 1))
            }
        }
    }

    /// Returns how probable it is that the others are Re.
    fn sides(&self) -> Message {
        let others = Seat::ALL.into_iter().filter(|&seat| seat != self.seat);
        let side = |seat: Seat| match (self.re[seat], self.re_counted[seat]) {
            (Some(share), Some(counted)) => {
                let (share, counted) = (whole(100.0 * share), whole(100.0 * counted));
                message!("suggest-re", seat = seat_letter(seat), share, counted)
            }
            _ => message!("suggest-re-unknown", seat = seat_letter(seat)),
        };
        let sides = Arg::list(others.map(side), Join::Comma);
        let own = self.shown.team.map_or_else(|| Arg::from(message!("suggest-side-open")), Arg::from);
        message!("suggest-sides", sides, seat = seat_letter(self.seat), own)
    }
}

impl question::Answer for SuggestAnswer {
    fn line(&self) -> String {
        let best = self.best.as_deref().unwrap_or("open");
        let worths = self.cards.iter().chain(&self.calls).map(|worth| format!(" {}", worth.short()));
        format!("{best}{}", worths.collect::<String>())
    }

    fn rows(&self, language: Language) -> Vec<String> {
        let Shown { order, hand, trick, bot, why, .. } = &self.shown;
        let looked_at = advice::looked_at(if self.cards.is_empty() { &self.calls } else { &self.cards });
        let mut rows = vec![
            styled(&self.heading().text(language), BOLD),
            format!("  {}", styled(&looked_at.text(language), DIM)),
            format!("  {}", paint::hand(language, order, *hand)),
        ];
        if let Some(condition) = &self.condition {
            let said = match self.condition_probability {
                Some(share) => message!("suggest-if-share", condition, share = Arg::decimal(100.0 * share, 1)),
                None => message!("suggest-if", condition),
            };
            rows.extend(sentence(&said.text(language), 2));
        }
        if !trick.is_empty() {
            let card = |&(seat, card): &(Seat, Card)| {
                format!("{} {}", paint::seat(language, seat), paint::card(language, card))
            };
            let cards = trick.iter().map(card).collect::<Vec<_>>().join("  ");
            rows.push(format!("  {}", message!("suggest-on-table", cards).text(language)));
        }
        for (head, worths) in [("advice-head-card", &self.cards), ("advice-head-call", &self.calls)] {
            if !worths.is_empty() {
                rows.push(String::new());
                rows.extend(worth_rows(language, &Message::new(head), worths));
            }
        }
        rows.push(String::new());
        rows.extend(sentence(&message!("suggest-re-head").text(language), 2));
        rows.push(format!("    {}", self.sides().text(language)));
        if let Some(said) = bot {
            let said = match self.bot_faults.is_empty() {
                true => message!("suggest-bot", said),
                false => message!("suggest-bot-faulty", said),
            };
            rows.extend(sentence(&said.text(language), 2));
            rows.extend(self.bot_faults.iter().map(|fault| format!("    {fault}")));
        }
        rows.extend(why.iter().flat_map(|why| sentence(&capitalised(&why.text(language)), 2)));
        rows
    }
}

/// The next decision and what may be best: a call where silence is worse, or off turn; otherwise a card.
enum Next {
    Call(Best<Option<Call>>),
    Card(Best<Card>),
    Nothing,
}

impl Next {
    fn of(view: &View<'_>, advice: &Advice) -> Self {
        // What can be called later need not be called now.
        match (best_call(view, &rivals(view, None, &advice.calls)), Best::among(&advice.cards)) {
            (Some(call), Some(_)) if !call.contenders().contains(&None) => Self::Call(call),
            (_, Some(card)) => Self::Card(card),
            (Some(call), None) => Self::Call(call),
            (None, None) => Self::Nothing,
        }
    }

    fn contenders(&self) -> Vec<String> {
        match self {
            Self::Call(best) => best.contenders().iter().map(|call| call.word()).collect(),
            Self::Card(best) => best.contenders().iter().map(|card| card.word()).collect(),
            Self::Nothing => Vec::new(),
        }
    }

    /// Returns one sentence about the best decision.
    fn why(&self, view: &View<'_>, advice: &Advice) -> Option<Message> {
        let said = |cards: &[Card]| cards.iter().map(|card| card.said()).collect::<Vec<_>>();
        match self {
            Self::Card(Best::One(best)) if 1 < advice.cards.len() => clear(view, advice, *best),
            Self::Card(Best::One(only)) => Some(message!("suggest-only", card = only.said())),
            Self::Card(Best::Unclear(cards)) => Some(advice::unclear(said(cards))),
            Self::Card(Best::Equal(cards)) => Some(message!("suggest-equal", cards = said(cards))),
            Self::Call(best) => Some(why_call(advice, best)),
            Self::Nothing => None,
        }
    }
}

fn why_call(advice: &Advice, best: &Best<Option<Call>>) -> Message {
    let said = |calls: &[Option<Call>]| calls.iter().map(|call| call.said()).collect::<Vec<_>>();
    match best {
        Best::Unclear(calls) => advice::unclear(said(calls)),
        Best::One(call) => match call.and_then(|call| lead_over_silence(call, &advice.calls)) {
            Some(lead) => message!("suggest-call-first", call = call.said(), lead),
            None => message!("suggest-best-call", call = call.said()),
        },
        Best::Equal(calls) => message!("suggest-equal-calls", calls = said(calls)),
    }
}

/// Returns by how much a call is better than silence; `None` where silence is not allowed.
fn lead_over_silence(call: Call, calls: &[Judged<Option<Call>>]) -> Option<Message> {
    let worth = |wanted| calls.iter().find(|judged| judged.decision == wanted).map(|judged| &judged.worth);
    let lead = worth(Some(call))?.lead_over(worth(None)?);
    Some(advice::lead(lead))
}

/// Says by how much the best card is better than the next one.
fn clear(view: &View<'_>, advice: &Advice, best: Card) -> Option<Message> {
    let worth = advice.cards.iter().find(|judged| judged.decision == best).map(|judged| &judged.worth)?;
    let others = advice.cards.iter().filter(|judged| judged.decision != best);
    let second = others.max_by(|a, b| a.worth.mean().total_cmp(&b.worth.mean()))?;
    let lead = advice::lead(worth.lead_over(&second.worth));
    let manner = manner(view, advice, best);
    Some(message!("suggest-clear", card = best.said(), manner, lead, second = second.decision.said()))
}

/// Returns what playing a card amounts to.
fn manner(view: &View<'_>, advice: &Advice, card: Card) -> Message {
    let order = view.public().order();
    let trick = view.public().trick();
    let Some((best, owner)) = trick.best().zip(trick.owner()) else {
        return match (order.class_of(card), card.rank()) {
            (Class::Trump, _) => message!("manner-draw-trumps"),
            (Class::Fehl(_), Rank::Ace) => message!("manner-lead-ace"),
            (Class::Fehl(_), _) => message!("manner-lead-plain"),
        };
    };
    if order.beats(card, best) {
        return match order.class_of(card) {
            Class::Trump if trick.led().is_some_and(|led| order.class_of(led) != Class::Trump) => {
                message!("manner-trump-in")
            }
            _ => message!("manner-take"),
        };
    }
    let own = if view.team() == Some(Team::Re) { 1.0 } else { 0.0 };
    let friend = advice.re[owner].map_or(0.5, |re| 1.0 - (own - re).abs());
    match (0.5 < friend, 10 <= card.augen().0) {
        (true, true) => message!("manner-smear"),
        (true, false) => message!("manner-save"),
        (false, true) => message!("manner-part"),
        (false, false) => message!("manner-little"),
    }
}
