//! What the commands that give advice share: how much is looked at, which game is meant, how a decision is shown.

use crate::input::Input;
use crate::lang::Say;
use crate::misuse::number;
use crate::session::Session;
use crate::trouble::{Failure, Source, Trouble};
use api::paint::{DIM, styled};
use api::records::{Refused, Written, records};
use bots::evaluate::{Budget, Contenders, Judged, Search};
use bots::{Basis, Belief, Talk, Threads, Worth, complete, viewer_of};
use clap::Args;
use game::record::{Breaches, Record, resume};
use game::{Call, Play, Rules, Seat};
use schemars::JsonSchema;
use serde::Serialize;
use sim::stats::Estimate;
use std::num::NonZeroUsize;
use std::path::Path;
use text::Language;

// How much is looked at.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Effort {
    #[arg(long, value_parser = number::<u32>(1..=1_000_000))]
    worlds: Option<u32>,

    #[arg(long, default_value_t = 4)]
    ahead: usize,

    #[arg(long, default_value_t = 0)]
    solve: usize,

    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
}

/// As many deals are looked at first.
const FIRST: usize = 200;

/// As many deals are looked at if it is not clear before what is best.
const MOST: usize = 800;

impl Effort {
    /// Returns how many deals are looked at until it is clear what is best.
    pub(crate) fn budget(self) -> Budget {
        let exactly = |worlds: u32| Budget::exactly(worlds as usize);
        self.worlds.map_or(Budget { first: FIRST, most: MOST }, exactly)
    }

    /// Returns the search that looks at so much.
    pub(crate) fn search(self) -> Search {
        Search {
            worlds: self.budget().first,
            time: None,
            belief: Belief::Uniform,
            ahead: self.ahead,
            solve: self.solve,
            finish: 0,
            nodes: None,
            prior: 0.0,
            drop: None,
            threads: Threads::All,
            talk: Talk::None,
        }
    }
}

// Which game of a file is meant.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Which {
    #[arg(long = "game-number")]
    game: Option<NonZeroUsize>,
}

/// A game as somebody wrote it down.
pub(crate) struct Given {
    /// Which game of the file it is.
    pub(crate) place: Place,
    /// The record, cut off at the moment that was asked for.
    pub(crate) record: Record,
    /// The rules it follows.
    pub(crate) rules: Rules,
    /// The game at this moment; hands that are not written are made up.
    pub(crate) play: Play,
    /// Whose hand is written, if it is only one.
    pub(crate) viewer: Option<Seat>,
}

/// Where a game stands in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// Its number among the games of the file, from 1.
    pub(crate) number: usize,
    /// The number of the line on which it begins, from 1.
    pub(crate) line: usize,
}

/// The games of a file.
pub(crate) struct Games {
    /// How many the file holds.
    pub(crate) n_games: usize,
    /// How many calls were made in all of them.
    pub(crate) n_calls: usize,
    /// Those that are asked for, each or why it cannot be read.
    pub(crate) asked: Vec<Result<Given, Refused>>,
}

const HELP: &str = "give a file with records, FILE@MOVE for a moment in a game, or - for the standard input";

/// Reads the games that `FILE[@MOVE]` and `--game-number` ask for.
pub(crate) fn read_games(session: &Session, arguments: &[String], which: Which) -> Result<Games, Trouble> {
    let (arguments, moment) = match arguments {
        [one] => {
            let (file, moment) = split_moment(one);
            (vec![file.to_owned()], moment)
        }
        _ => (arguments.to_vec(), None),
    };
    let source = Input::open(&arguments, HELP)?.read_all()?;
    let written = records(&source);
    let n_games = written.len();
    if n_games == 0 {
        return Err(Trouble::new(format!("there is no record in {}", source.name)).with_help(HELP));
    }
    let calls = written.iter().flat_map(|written| &written.record).map(|(record, _)| record.announcements.len());
    let n_calls = calls.sum();
    let asked: Vec<(usize, Written)> = (1..).zip(written).filter(|(number, _)| which.is(*number)).collect();
    if asked.is_empty() {
        let number = which.game.map_or(0, NonZeroUsize::get);
        let help = if n_games == 1 { "it holds one".to_owned() } else { format!("choose one from 1 to {n_games}") };
        return Err(Trouble::new(format!("there is no game {number} in {}", source.name)).with_help(help));
    }
    if moment.is_some() && 1 < asked.len() {
        return Err(one_at_a_time(&source.name, n_games));
    }
    let given = asked.into_iter().map(|(number, written)| given(session, number, written, moment));
    Ok(Games { n_games, n_calls, asked: given.collect() })
}

/// Reads the one game that `FILE[@MOVE]` and `--game-number` ask for.
pub(crate) fn read_game(session: &Session, arguments: &[String], which: Which) -> Result<Given, Failure> {
    let Games { n_games, asked, .. } = read_games(session, arguments, which)?;
    let mut asked = asked.into_iter();
    match (asked.next(), asked.next()) {
        (Some(given), None) => given.map_err(first_trouble),
        _ => Err(one_at_a_time("the input", n_games).into()),
    }
}

impl Which {
    fn is(self, number: usize) -> bool {
        self.game.is_none_or(|game| game.get() == number)
    }
}

fn one_at_a_time(name: &str, n_games: usize) -> Trouble {
    Trouble::new(format!("{name} holds {n_games} games, and a decision is one of one game"))
        .with_help(format!("choose one with --game-number, from 1 to {n_games}"))
}

/// Splits `FILE@MOVE`; a file may have an @ in its name.
fn split_moment(text: &str) -> (&str, Option<&str>) {
    let is_moment = |text: &str| text.chars().all(|c| c.is_ascii_digit() || c == '.');
    match text.rsplit_once('@') {
        Some((file, moment)) if !Path::new(text).exists() && (is_moment(moment) || Path::new(file).exists()) => {
            (file, Some(moment))
        }
        _ => (text, None),
    }
}

fn given(session: &Session, number: usize, written: Written, moment: Option<&str>) -> Result<Given, Refused> {
    let line = written.place.line;
    let (mut record, options) = written.record?;
    let rules = api::score::rules(&session.context(), &record, &options, &written.place)?;
    if let Some(moment) = moment {
        cut(&mut record, moment).map_err(|trouble| Refused::unreadable(line, trouble))?;
    }
    let viewer = viewer_of(&record);
    let play = game_of(&record, &rules, &written.place).map_err(|trouble| Refused::unreadable(line, trouble))?;
    Ok(Given { place: Place { number, line }, record, rules, play, viewer })
}

fn first_trouble(refused: Refused) -> Failure {
    let trouble = refused.errors.into_iter().next();
    trouble.unwrap_or_else(|| Trouble::new("this is no record")).into()
}

/// Returns the game of a record, the hidden hands made up.
pub(crate) fn game_of(record: &Record, rules: &Rules, place: &Source) -> Result<Play, Trouble> {
    if viewer_of(record).is_some() {
        return complete(record, rules).map_err(|error| Trouble::new(format!("{}: {error}", place.name)));
    }
    resume(record, rules, Breaches::CountAsValid).map_err(|breaches| {
        let first = breaches.first().map_or_else(|| "it breaks rules".to_owned(), ToString::to_string);
        Trouble::new(first).with_help("write four hands, or one hand and ? for the others")
    })
}

/// Leaves out what came after a moment: `17`, before the seventeenth card, or `5.1`, before the first card of trick 5.
fn cut(record: &mut Record, moment: &str) -> Result<(), Trouble> {
    let number = |text: &str| text.parse::<usize>().ok().filter(|number| 0 < *number);
    let card = match moment.split_once('.') {
        Some((trick, card)) => number(trick).zip(number(card)).map(|(trick, card)| 4 * (trick - 1) + card),
        None => number(moment),
    };
    let played: usize = record.tricks_played.iter().map(|trick| trick.cards.len()).sum();
    let Some(card) = card.filter(|&card| card <= played + 1) else {
        let message = format!("\"{moment}\" is no move of this game");
        return Err(Trouble::new(message).with_help(format!("write a card from 1 to {}, or TRICK.CARD", played + 1)));
    };
    let mut left = card - 1;
    for trick in &mut record.tricks_played {
        trick.cards.truncate(left);
        left -= trick.cards.len();
    }
    record.tricks_played.retain(|trick| !trick.cards.is_empty());
    record.announcements.retain(|call| usize::from(call.before_card) < card);
    record.clarifying_trick = None;
    record.re = None;
    Ok(())
}

/// What a decision is worth, as JSON.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(crate) struct WorthJson {
    /// The decision: a card, a call, or `-` for silence.
    pub(crate) decision: String,
    /// The expected points.
    pub(crate) points: f64,
    /// The standard error of the expected points: 0 where all deals were looked at, absent where it was only one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) error: Option<f64>,
    /// The ends of the interval that holds the mean over all deals in 95 of 100 cases.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) interval: Option<(f64, f64)>,
    /// How often it brings more than nothing.
    pub(crate) win: f64,
    /// How probable each result is.
    pub(crate) distribution: std::collections::BTreeMap<i32, f64>,
    /// In how many possible deals it was looked at.
    pub(crate) worlds: usize,
    /// How many deals drawn independently, each as likely as it is, would tell as much; absent where all deals were looked
    /// at, so that nothing is left to chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) effective: Option<f64>,
}

impl WorthJson {
    pub(crate) fn new(decision: String, worth: &Worth) -> Self {
        let error = Some(worth.standard_error()).filter(|error| error.is_finite());
        let estimate = estimate(worth.worlds(), worth.mean(), worth.standard_error());
        Self {
            decision,
            points: worth.mean(),
            error,
            interval: estimate.half.map(|_| (estimate.low(), estimate.high())),
            win: worth.probability_of_gain(),
            distribution: worth.distribution(),
            worlds: worth.worlds(),
            effective: (worth.basis() == Basis::Drawn).then(|| worth.effective_worlds()),
        }
    }

    /// Returns the columns of a table: points, error, win, distribution.
    pub(crate) fn columns(&self) -> String {
        let results: Vec<String> =
            self.distribution.iter().map(|(points, p)| format!("{points:+} {:.0}%", 100.0 * p)).collect();
        let results = styled(&results.join("  "), DIM);
        let error = self.error.map_or_else(|| "?   ".to_owned(), |error| format!("{error:4.2}"));
        format!("{:+7.2} ±{error} {:5.0} %   {results}", self.points, 100.0 * self.win)
    }
}

/// Returns a mean over so many worlds with this standard error, with its interval.
pub(crate) fn estimate(worlds: usize, mean: f64, error: f64) -> Estimate {
    Estimate::new(worlds as u64, mean, Some(error * error).filter(|variance| variance.is_finite()))
}

/// Returns the decisions as JSON, the best first.
pub(crate) fn worths<D>(judged: &[Judged<D>], word: impl Fn(&D) -> String) -> Vec<WorthJson> {
    let mut worths: Vec<WorthJson> =
        judged.iter().map(|judged| WorthJson::new(word(&judged.decision), &judged.worth)).collect();
    worths.sort_by(|a, b| b.points.total_cmp(&a.points));
    worths
}

/// Returns what is known of how many deals were looked at: how many, and how many independent ones they are worth.
pub(crate) fn looked_at(lang: Language, worths: &[WorthJson]) -> String {
    let n_worlds = worths.iter().map(|worth| worth.worlds).max().unwrap_or(0);
    let effective = worths.iter().filter_map(|worth| worth.effective).reduce(f64::min);
    match (effective, lang) {
        (Some(effective), Language::German) => {
            format!("{n_worlds} davon angesehen, so viel wert wie {effective:.0} unabhängige")
        }
        (Some(effective), Language::English) => {
            format!("{n_worlds} of them looked at, worth {effective:.0} independent ones")
        }
        (None, Language::German) => format!("alle angesehen, die zählen ({n_worlds})"),
        (None, Language::English) => format!("all that count looked at ({n_worlds})"),
    }
}

/// Which decision is best, as far as it can be told.
#[derive(Debug)]
pub(crate) enum Best<D> {
    /// It is this one.
    One(D),
    /// It is one of these, of which the first has brought most; too few deals tell which.
    Unclear(Vec<D>),
    /// These bring the same in all deals that were looked at.
    Equal(Vec<D>),
}

impl<D: Copy + PartialEq> Best<D> {
    /// Returns which decision is best; `None` if there is none.
    pub(crate) fn among(judged: &[Judged<D>]) -> Option<Self> {
        let Contenders { first, others } = Contenders::among(judged)?;
        if others.is_empty() {
            return Some(Self::One(first));
        }
        let worth = |decision: D| judged.iter().find(|judged| judged.decision == decision).map(|judged| &judged.worth);
        let is_nothing = |(lead, error): (f64, f64)| lead.abs() < 1e-9 && error < 1e-9;
        let is_same = |&other: &D| worth(first).zip(worth(other)).is_some_and(|(a, b)| is_nothing(a.lead_over(b)));
        let all_the_same = others.iter().all(is_same);
        let contenders = std::iter::once(first).chain(others).collect();
        Some(if all_the_same { Self::Equal(contenders) } else { Self::Unclear(contenders) })
    }

    /// Returns the decision that is best, if it is one.
    pub(crate) fn one(&self) -> Option<D> {
        if let Self::One(one) = self { Some(*one) } else { None }
    }

    /// Returns the decisions that may be best.
    pub(crate) fn contenders(&self) -> &[D] {
        match self {
            Self::One(one) => std::slice::from_ref(one),
            Self::Unclear(several) | Self::Equal(several) => several,
        }
    }
}

/// Returns the word for a call, or for silence.
pub(crate) fn call_word(call: Option<Call>) -> String {
    call.map_or_else(|| "-".to_owned(), |call| call.to_string())
}

/// Returns a call as it is named in a sentence, silence included.
pub(crate) fn said(lang: Language, call: Option<Call>) -> String {
    call.map_or_else(|| lang.say("nichts zu sagen", "silence").to_owned(), |call| call.to_string())
}

/// Says that too few deals were looked at to tell which of these decisions is best.
pub(crate) fn unclear(lang: Language, decisions: &[String]) -> String {
    let list = in_words(lang, decisions);
    match lang {
        Language::German => {
            format!("Welche Entscheidung die beste ist, lässt sich nicht sagen: {list} liegen zu nah beieinander.")
        }
        Language::English => format!("Which is best cannot be said: {list} are too close for so few deals."),
    }
}

/// Returns a list as it stands in a sentence: `CK, CT and C9`.
pub(crate) fn in_words(lang: Language, words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [others @ .., last] => format!("{} {} {last}", others.join(", "), lang.say("und", "and")),
    }
}
