//! `doko suggest`: what to do now, and what everything else is worth.

use crate::advice::{self, Best, Effort, Which, WorthJson, call_word, in_words, said, worths};
use crate::lang::{Say, team_name};
use crate::session::{Exit, Format, Output, Session};
use crate::trouble::{Failure, Source, Trouble};
use api::paint::{self, BOLD, styled};
use bots::{Advice, Condition, Fault, NoWorld, Sampler, Spec};
use clap::Args;
use game::{BySeat, Call, Card, Class, Seat, Team, View};
use schemars::JsonSchema;
use serde::Serialize;
use std::io::Write;
use text::Language;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    input: Vec<String>,

    #[command(flatten)]
    which: Which,

    #[arg(long, value_parser = crate::claim::parse_seat)]
    seat: Option<Seat>,

    #[arg(long = "if")]
    condition: Option<String>,

    #[arg(long)]
    bot: Option<Spec>,

    #[command(flatten)]
    effort: Effort,

    #[command(flatten)]
    output: Output,
}

/// Everything a seat may do now, as JSON.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Answer {
    /// Whose decision it is.
    seat: Seat,
    /// How many cards have been played.
    cards_played: usize,
    /// The condition on the hidden hands.
    #[serde(skip_serializing_if = "Option::is_none")]
    condition: Option<String>,
    /// How probable it is, before anything that was played is weighed: its share of all deals that fit; absent without a
    /// condition, and if the deals could not be counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    condition_probability: Option<f64>,
    /// How many deals fit what the seat has seen and the condition, written out; absent if they could not be counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    deals: Option<String>,
    /// Which share of the deals that were drawn met the condition; 1 where that is counted and not tried.
    accepted: f64,
    /// The cards, the best first.
    cards: Vec<WorthJson>,
    /// The calls and silence, the best first.
    calls: Vec<WorthJson>,
    /// How probable it is that each seat is Re, judged by what was played.
    re: BySeat<Option<f64>>,
    /// The same if all deals that fit are equally probable.
    re_counted: BySeat<Option<f64>>,
    /// How many deals drawn independently, each as likely as it is, all this is worth; absent where all deals were looked
    /// at, so that nothing is left to chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    effective: Option<f64>,
    /// The best card, or the best call off turn; absent if too few deals were looked at to say which it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    best: Option<String>,
    /// All that may be best, the first of them first.
    contenders: Vec<String>,
    /// What the bot does that was asked, or what is done for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    bot: Option<String>,
    /// What went wrong when the bot was asked, so that the decision was made for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    bot_faults: Vec<String>,
    /// Why the best decision is the best.
    why: String,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let given = advice::read_game(session, &arguments.input, arguments.which)?;
    let seat = arguments.seat.or(given.viewer).or(given.play.actor());
    let Some(seat) = seat else { return Err(Trouble::new("the game is over, there is nothing to decide").into()) };
    if given.viewer.is_some_and(|viewer| viewer != seat) {
        return Err(Trouble::new(format!("the hand of {seat} is not written")).into());
    }
    let view = given.play.view(seat);
    let condition = arguments.condition.as_deref().map(read_condition).transpose()?;
    let advice = advise(&view, condition.as_ref(), arguments.effort)
        .map_err(|error| no_world(&view, arguments.condition.as_deref(), error))?;
    let all = Sampler::new(&view).map_err(|error| Trouble::new(error.to_string()))?.count();
    let share = advice.deals.map(|deals| deals as f64 / all as f64);
    if advice.cards.is_empty() && advice.calls.is_empty() {
        let message = format!("{seat} has nothing to decide now");
        return Err(Trouble::new(message).with_help("ask for another moment with @MOVE, or another --seat").into());
    }
    let asked = arguments.bot.map(|spec| ask(&spec, &view, arguments.effort.seed)).transpose()?;
    let (bot, bot_faults) = asked.map_or((None, Vec::new()), |(word, faults)| (Some(word), faults));
    let cards = worths(&advice.cards, Card::to_string);
    let calls = worths(&advice.calls, |&call| call_word(call));
    let contenders = contenders(&advice);
    let answer = Answer {
        seat,
        cards_played: view.public().cards_played(),
        condition_probability: share.filter(|_| condition.is_some()),
        condition: arguments.condition,
        deals: advice.deals.map(|deals| deals.to_string()),
        accepted: advice.acceptance.share(),
        effective: cards.iter().chain(&calls).filter_map(|worth| worth.effective).reduce(f64::min),
        best: (contenders.len() == 1).then(|| contenders[0].clone()),
        contenders,
        cards,
        calls,
        re: advice.re,
        re_counted: advice.re_counted,
        bot,
        bot_faults,
        why: why(session.lang, &view, &advice),
    };
    match arguments.output.format(true) {
        Format::Json => session.write_json(&answer)?,
        _ => write_text(session, &view, &answer)?,
    }
    Ok(Exit::Done)
}

/// Says why there is no deal: what was seen cannot be, or only the condition.
fn no_world(view: &View<'_>, condition: Option<&str>, error: NoWorld) -> Trouble {
    match (condition, error) {
        (Some(condition), NoWorld::Impossible) if Sampler::new(view).is_ok() => {
            let message = format!("no deal that fits what {} has seen meets \"{condition}\"", view.seat());
            Trouble::new(message).with_help("it speaks of the hands as they are at this moment, the own one included")
        }
        _ => Trouble::new(error.to_string()),
    }
}

fn read_condition(text: &str) -> Result<Condition, Trouble> {
    text.parse::<Condition>().map_err(|error| {
        let source = Source { name: "--if".to_owned(), line: 1, text: text.to_owned() };
        Trouble::of(&error).in_source(source, std::slice::from_ref(&error.label))
    })
}

fn advise(view: &View<'_>, condition: Option<&Condition>, effort: Effort) -> Result<Advice, NoWorld> {
    Advice::of(view, condition, &effort.search(), effort.budget(), effort.seed)
}

/// Returns what may be best: cards, or calls off turn.
fn contenders(advice: &Advice) -> Vec<String> {
    match (Best::among(&advice.cards), Best::among(&advice.calls)) {
        (Some(best), _) => best.contenders().iter().map(Card::to_string).collect(),
        (None, Some(best)) => best.contenders().iter().map(|&call| call_word(call)).collect(),
        (None, None) => Vec::new(),
    }
}

/// Asks a bot, and returns what it does and what went wrong.
fn ask(spec: &Spec, view: &View<'_>, seed: u64) -> Result<(String, Vec<String>), Trouble> {
    crate::interrupt::leave_no_programs()?;
    let mut bot = spec.build().map_err(|error| Trouble::new(error.to_string()))?;
    bot.begin(seed);
    let calls = view.calls();
    let call = if calls.is_empty() { None } else { bot.call(view, &calls) };
    let word = match call {
        Some(call) => format!("{call}!"),
        None if view.legal().is_empty() => call_word(None),
        None => bot.card(view).to_string(),
    };
    Ok((word, bot.take_faults().iter().map(Fault::to_string).collect()))
}

fn write_text(session: &mut Session, view: &View<'_>, answer: &Answer) -> Result<(), Failure> {
    let lang = session.lang;
    let public = view.public();
    let trick: Vec<String> =
        public.trick().plays().map(|(seat, card)| format!("{seat} {}", paint::card(lang, card))).collect();
    let number = public.tricks().len() + 1;
    let deals = match &answer.deals {
        Some(deals) => deals.clone(),
        None => format!("? ({:.1} %)", 100.0 * answer.accepted),
    };
    let looked_at = advice::looked_at(lang, if answer.cards.is_empty() { &answer.calls } else { &answer.cards });
    let heading = match lang {
        Language::German => format!("{}, Stich {number}: {deals} mögliche Verteilungen, {looked_at}", answer.seat),
        Language::English => format!("{}, trick {number}: {deals} possible deals, {looked_at}", answer.seat),
    };
    let out = &mut session.out;
    writeln!(out, "{}", styled(&heading, BOLD))?;
    writeln!(out, "  {}", paint::hand(lang, public.order(), view.hand()))?;
    if let Some(condition) = &answer.condition {
        let share = answer.condition_probability.map_or_else(String::new, |share| match lang {
            Language::German => format!(" ({:.1} % aller Verteilungen)", 100.0 * share),
            Language::English => format!(" ({:.1} % of all deals)", 100.0 * share),
        });
        writeln!(out, "  {}: {condition}{share}", lang.say("falls", "if"))?;
    }
    if !trick.is_empty() {
        writeln!(out, "  {}: {}", lang.say("auf dem Tisch", "on the table"), trick.join("  "))?;
    }
    for (title, rows) in [
        (
            lang.say("Karte   Punkte         Gewinn   Verteilung", "card    points         win      distribution"),
            &answer.cards,
        ),
        (
            lang.say("Ansage  Punkte         Gewinn   Verteilung", "call    points         win      distribution"),
            &answer.calls,
        ),
    ] {
        if !rows.is_empty() {
            writeln!(out)?;
            writeln!(out, "  {title}")?;
            for row in rows {
                writeln!(out, "  {:<7}{}", row.decision, row.columns())?;
            }
        }
    }
    writeln!(out)?;
    let sides: Vec<String> = Seat::ALL
        .into_iter()
        .filter(|&seat| seat != answer.seat)
        .map(|seat| match (answer.re[seat], answer.re_counted[seat]) {
            (Some(p), Some(counted)) => format!("{seat} {:.0} % ({:.0} %)", 100.0 * p, 100.0 * counted),
            _ => format!("{seat} ?"),
        })
        .collect();
    let side = view.team().map_or(lang.say("offen", "open"), team_name);
    let title =
        lang.say("Re ist wahrscheinlich (ohne das Spiel der anderen)", "Re by the play so far (by the cards alone)");
    writeln!(out, "  {title}: {}; {} {side}", sides.join("  "), answer.seat)?;
    if let Some(bot) = &answer.bot {
        let title = match answer.bot_faults.is_empty() {
            true => lang.say("der Bot", "the bot"),
            false => {
                lang.say("für den Bot, der nicht richtig antwortet", "for the bot, which does not answer properly")
            }
        };
        writeln!(out, "  {title}: {bot}")?;
        for fault in &answer.bot_faults {
            writeln!(out, "    {fault}")?;
        }
    }
    writeln!(out, "  {}", answer.why)?;
    Ok(())
}

/// Returns one sentence about the best card, or about the best call off turn.
fn why(lang: Language, view: &View<'_>, advice: &Advice) -> String {
    let words = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<Vec<String>>();
    match (Best::among(&advice.cards), &advice.cards[..]) {
        (Some(Best::One(best)), [_, _, ..]) => clear(lang, view, advice, best),
        (Some(Best::One(only)), _) => match lang {
            Language::German => format!("{only}: die einzige erlaubte Karte."),
            Language::English => format!("{only}: the only legal card."),
        },
        (Some(Best::Unclear(cards)), _) => crate::advice::unclear(lang, &words(&cards)),
        (Some(Best::Equal(cards)), _) => {
            let list = in_words(lang, &words(&cards));
            match lang {
                Language::German => format!("{list}: das bringt gleich viel."),
                Language::English => format!("{list}: they bring the same."),
            }
        }
        (None, _) => why_call(lang, advice),
    }
}

fn why_call(lang: Language, advice: &Advice) -> String {
    let words = |calls: &[Option<Call>]| calls.iter().map(|&call| said(lang, call)).collect::<Vec<String>>();
    match Best::among(&advice.calls) {
        Some(Best::Unclear(calls)) => crate::advice::unclear(lang, &words(&calls)),
        Some(Best::One(call)) => {
            format!("{}: {}.", lang.say("Am meisten bringt jetzt", "Most is brought now by"), said(lang, call))
        }
        Some(Best::Equal(calls)) => {
            format!(
                "{}: {}.",
                lang.say("Gleich viel bringt jetzt", "The same is brought by"),
                in_words(lang, &words(&calls))
            )
        }
        None => String::new(),
    }
}

/// Says by how much the best card is better than the next one.
fn clear(lang: Language, view: &View<'_>, advice: &Advice, best: Card) -> String {
    let worth = |card: Card| advice.cards.iter().find(|judged| judged.decision == card).map(|judged| &judged.worth);
    let others = advice.cards.iter().filter(|judged| judged.decision != best);
    let second = others.max_by(|a, b| a.worth.mean().total_cmp(&b.worth.mean()));
    let Some((second, worth)) = second.zip(worth(best)) else { return String::new() };
    let (lead, error) = worth.lead_over(&second.worth);
    let what = manner(lang, view, advice, best);
    match lang {
        Language::German => {
            format!(
                "{best}: {what} bringt {lead:.2} ± {error:.2} Punkte mehr als {}, das ist deutlich.",
                second.decision
            )
        }
        Language::English => {
            format!(
                "{best}: {what} brings {lead:.2} ± {error:.2} points more than {}, which is clear.",
                second.decision
            )
        }
    }
}

/// Returns what playing a card amounts to.
fn manner(lang: Language, view: &View<'_>, advice: &Advice, card: Card) -> &'static str {
    let order = view.public().order();
    let trick = view.public().trick();
    let Some((best, owner)) = trick.best().zip(trick.owner()) else {
        return match (order.class_of(card), card.rank()) {
            (Class::Trump, _) => lang.say("Trumpf ziehen", "drawing trumps"),
            (Class::Fehl(_), game::Rank::Ace) => lang.say("ein Fehl-As vorspielen", "leading a Fehl ace"),
            (Class::Fehl(_), _) => lang.say("Fehl vorspielen", "leading a plain card"),
        };
    };
    if order.beats(card, best) {
        return match order.class_of(card) {
            Class::Trump if trick.led().is_some_and(|led| order.class_of(led) != Class::Trump) => {
                lang.say("stechen", "trumping in")
            }
            _ => lang.say("übernehmen", "taking the trick"),
        };
    }
    let own = if view.team() == Some(Team::Re) { 1.0 } else { 0.0 };
    let friend = advice.re[owner].map_or(0.5, |re| 1.0 - (own - re).abs());
    match (0.5 < friend, 10 <= card.augen().0) {
        (true, true) => lang.say("dem wahrscheinlichen Partner schmieren", "smearing to the likely partner"),
        (true, false) => lang.say("beim Partner Augen sparen", "saving Augen in the partner's trick"),
        (false, true) => lang.say("Augen loswerden", "parting with Augen"),
        (false, false) => lang.say("wenig hergeben", "giving little away"),
    }
}
