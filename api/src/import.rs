//! Games that other people and programs wrote down, as records.

use crate::context::Context;
use crate::error::{Error, ErrorAnswer, Source};
use crate::fields::{Options, options_line};
use crate::paint::{BOLD, DIM, styled};
use crate::question;
use crate::records::{Foreign, Refused, Written, records};
use crate::score::rules;
use game::BySeat;
use notation::import::{Format, Hints};
use notation::record::{Record, check};
use notation::{closest, parse_game};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use text::{Arg, Join, Language, Localized, message};

/// Asks for the games of a text of another origin: a list, the report of a game, its saved page, a bug report of
/// FreeDoko, the commands of a game description, or records.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "arguments", derive(clap::Args))]
pub struct ImportQuestion {
    /// The text.
    #[cfg_attr(feature = "arguments", arg(skip))]
    pub text: String,
    /// Format: `list`, `report`, `freedoko`, `page` or `gdl`; recognised if absent.
    #[serde(default)]
    #[cfg_attr(feature = "arguments", arg(long, value_parser = crate::arguments::checked(format)))]
    pub from: Option<String>,
    /// Names of the players, clockwise from north, if the text does not state them.
    #[serde(default)]
    #[cfg_attr(feature = "arguments", arg(long, value_delimiter = ','))]
    pub players: Vec<String>,
    /// The dealer: a name or a seat.
    #[serde(default)]
    #[cfg_attr(feature = "arguments", arg(long))]
    pub dealer: Option<String>,
    /// Leader of the first trick: a name or a seat.
    #[serde(default)]
    #[cfg_attr(feature = "arguments", arg(long))]
    pub leader: Option<String>,
    /// Name of the game.
    #[serde(default)]
    #[cfg_attr(feature = "arguments", arg(long))]
    pub game: Option<String>,
    /// The soloist: a name or a seat.
    #[serde(default)]
    #[cfg_attr(feature = "arguments", arg(long))]
    pub soloist: Option<String>,
}

impl ImportQuestion {
    /// Returns what is said beside the text.
    ///
    /// # Errors
    /// There may be no such format or game, or too few players.
    pub fn hints(&self) -> Result<Hints, Error> {
        if !matches!(self.players.len(), 0 | 4) {
            return Err(Error::new(message!("import-four-players", n = self.players.len())));
        }
        let is_twice = |name: &&String| 1 < self.players.iter().filter(|other| is_same_name(name, other)).count();
        if let Some(name) = self.players.iter().find(is_twice) {
            return Err(Error::new(message!("sheet-name-twice", name = text::brief(name))));
        }
        let game = self.game.as_deref().map(parse_game).transpose().map_err(|error| Error::of(&error))?;
        Ok(Hints {
            format: self.from.as_deref().map(format).transpose()?,
            players: self.players.clone(),
            dealer: self.dealer.clone(),
            leader: self.leader.clone(),
            game,
            soloist: self.soloist.clone(),
        })
    }
}

/// Returns whether two names are one but for capitals and blanks, as they are in a text.
fn is_same_name(one: &str, other: &str) -> bool {
    let plain = |name: &str| name.split_whitespace().collect::<String>().to_lowercase();
    plain(one) == plain(other)
}

/// Returns the format with this name.
///
/// # Errors
/// There may be none.
pub fn format(name: &str) -> Result<Format, Error> {
    Format::from_name(&name.to_lowercase()).ok_or_else(|| {
        let names = Format::ALL.map(Format::name);
        let help = match closest(name, names) {
            Some(name) => message!("did-you-mean", name),
            None => message!("import-formats", names = Arg::list(names, Join::Comma)),
        };
        Error::new(message!("import-no-format", name = text::brief(name))).with_help(help)
    })
}

impl question::Question for ImportQuestion {
    const NAME: &'static str = "import";
    type Answer = ImportAnswer;

    fn answer(self, context: &Context) -> Result<ImportAnswer, Error> {
        let hints = self.hints()?;
        answer(context, &Source::of_question(self.text), &hints)
    }
}

/// Returns the games of a text.
///
/// # Errors
/// There may be none.
pub fn answer(context: &Context, source: &Source, hints: &Hints) -> Result<ImportAnswer, Error> {
    let written = records(source, context, hints);
    if written.is_empty() {
        return Err(Error::new(message!("import-no-game")).with_help(message!("import-no-line.help")));
    }
    let games = written.into_iter().map(|written| GameAnswer::new(context, written)).collect();
    Ok(ImportAnswer { games })
}

/// The games of a text.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ImportAnswer {
    /// Each game in the order of the text.
    pub games: Vec<GameAnswer>,
}

/// A game of a text, or why it cannot be read.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameAnswer {
    /// The number of the line on which it begins, from 1.
    pub line: usize,
    /// Format: `list`, `report`, `freedoko`, `page`, `gdl`; `record` for our own notation.
    pub from: &'static str,
    /// The game; absent if it cannot be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub record: Option<Record>,
    /// Options of its rules that the rule set it names has otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub options: Option<Map<String, Value>>,
    /// The game and these options as text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notation: Option<String>,
    /// Names of the players, by seat; absent if the text names the seats themselves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<BySeat<Option<String>>>,
    /// Assumptions about what the text does not say.
    pub assumed: Vec<String>,
    /// Every breach of a rule in it.
    pub breaches: Vec<String>,
    /// Reason why it cannot be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<ErrorAnswer>,
    /// Everything that is wrong with it, with the text it is in.
    #[serde(skip)]
    pub errors: Vec<Error>,
}

impl GameAnswer {
    fn new(context: &Context, written: Written) -> Self {
        let language = context.language;
        let line = written.place.line;
        let foreign = written.foreign.clone();
        let from = foreign.as_ref().map_or("record", |foreign| foreign.format.name());
        let read = written.record.and_then(|(record, options)| {
            let rules = rules(context, &record, &options, &written.place)?;
            Ok((record, options, rules))
        });
        let mut answer = Self {
            line,
            from,
            record: None,
            options: None,
            notation: None,
            players: None,
            assumed: Vec::new(),
            breaches: Vec::new(),
            refused: None,
            errors: Vec::new(),
        };
        match read {
            Ok((record, options, rules)) => {
                answer.breaches = check(&record, &rules).iter().map(|breach| breach.text(language)).collect();
                answer.notation = Some(notation(&record, &options));
                answer.record = Some(record);
                answer.options = (!options.is_empty()).then(|| options.into_iter().collect());
            }
            Err(Refused { line, errors, .. }) => {
                answer.line = line;
                answer.refused = errors.first().map(|error| error.answer(language, Some(line)));
                answer.errors = errors;
            }
        }
        if let Some(Foreign { players, assumed, .. }) = foreign {
            let has_names = players.iter().any(|(_, name)| name.is_some());
            answer.players = has_names.then_some(players);
            answer.assumed = assumed.iter().map(|message| message.text(language)).collect();
        }
        answer
    }

    /// Returns what is to be said of the game above its record: where it stands, what was taken for granted, which rules it
    /// breaks.
    #[must_use]
    pub fn remarks(&self, language: Language) -> Vec<String> {
        let format = Format::from_name(self.from);
        let format = format.map_or_else(|| message!("import-format-record"), |format| format.message());
        let mut remarks = vec![message!("import-from-line", line = self.line, format).text(language)];
        remarks.extend(self.assumed.iter().map(|assumed| message!("import-assumed", assumed).text(language)));
        remarks.extend(self.breaches.iter().map(|breach| message!("import-breach", breach).text(language)));
        remarks
    }
}

/// Returns a record as text, with the options that hold for it below its first line.
fn notation(record: &Record, options: &Options) -> String {
    let text = record.to_string();
    let (head, rest) = text.split_once('\n').unwrap_or((&text, ""));
    format!("{head}\n{}{rest}", options_line(options))
}

impl question::Answer for ImportAnswer {
    fn line(&self) -> String {
        let n_read = self.games.iter().filter(|game| game.record.is_some()).count();
        format!("{n_read} of {}", self.games.len())
    }

    fn rows(&self, language: Language) -> Vec<String> {
        let mut rows = Vec::new();
        for game in &self.games {
            let mut remarks = game.remarks(language).into_iter();
            rows.extend(remarks.next().map(|first| styled(&first, BOLD)));
            rows.extend(remarks.map(|remark| styled(&remark, DIM)));
            rows.extend(game.errors.iter().map(|error| error.text(language)));
            rows.extend(game.notation.iter().flat_map(|notation| notation.lines().map(str::to_owned)));
        }
        rows
    }
}
