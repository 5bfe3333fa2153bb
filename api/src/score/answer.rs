//! The answer to a game written down: types that are written as JSON, and their texts.

use super::sheet::sheet;
use crate::question;
use crate::ruling;
use game::{BySeat, Item, ItemKind, Outcome, Points, Rules, Seat, Team, Won};
use notation::record::Breach;
use referee::Ruling;
use referee::json::{WrittenRuling, ruling_with_texts};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use text::{Language, Localized};

/// Score of a recorded game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum ScoreAnswer {
    /// It is scored.
    Scored(Box<Scored>),
    /// It ended before its last card and is not scored: only the penalty counts.
    Unscored(Box<Unscored>),
    /// It breaks rules.
    Refused(RefusedAnswer),
}

/// A scored game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Scored {
    /// The number of the line on which the record begins, from 1.
    pub line: usize,
    /// The rule set.
    pub rules: String,
    /// The game as it was named.
    pub game: String,
    /// The game as it turned out.
    pub scored_as: String,
    /// The seats of Re.
    pub re: String,
    /// The side that has won: re or kontra; null if neither has.
    pub winner: Option<&'static str>,
    /// Augen and tricks of Re.
    pub re_won: WonAnswer,
    /// Augen and tricks of Kontra.
    pub kontra_won: WonAnswer,
    /// Winner of each trick.
    pub tricks: Vec<TrickAnswer>,
    /// The special points earned in tricks, whether or not they count in this game.
    pub special: Vec<SpecialAnswer>,
    /// Items, each with its side.
    pub items: Vec<ItemAnswer>,
    /// Factor of the value by announcements.
    pub factor: i32,
    /// The value of the game, seen from Re.
    pub re_value: i32,
    /// Points of each seat.
    pub points: PointsAnswer,
    /// Breaches that count as valid moves; with --count-breaches.
    pub breaches: Vec<BreachAnswer>,
    /// Unplayed tricks; only if the game ended before its last card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unplayed: Option<UnplayedAnswer>,
    /// The ruling on what ended such a game, as `doko referee rule --json` writes it; its points are
    /// penalties, apart from those of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<WrittenRuling>")]
    pub ruling: Option<Value>,
    /// Assumptions about what the text does not say; absent for a record in our notation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub assumed: Vec<String>,
    /// Data that only the text needs.
    #[serde(skip)]
    told: Told,
}

/// Data of a text.
#[derive(Clone, Debug)]
pub(super) struct Told {
    pub(super) rules: Rules,
    pub(super) outcome: Outcome,
    pub(super) breaches: Vec<Breach>,
    /// Ruling that ended the game before its last card, if there is one.
    pub(super) ruling: Option<Ruling>,
}

/// A game that is not scored.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Unscored {
    /// The number of the line on which the record begins, from 1.
    pub line: usize,
    /// The rule set.
    pub rules: String,
    /// That the game is not scored.
    pub scored: bool,
    /// The ruling on what ended the game, as `doko referee rule --json` writes it; its points are penalties.
    #[schemars(with = "WrittenRuling")]
    pub ruling: Value,
    /// The same for its text.
    #[serde(skip)]
    told: Ruling,
}

/// The tricks that were not played any more.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct UnplayedAnswer {
    /// The side that gets them: re or kontra.
    pub party: &'static str,
    /// Their Augen and number, the unfinished trick included.
    pub rest: WonAnswer,
}

/// The answer to a record that breaks rules.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RefusedAnswer {
    /// The number of the line on which the record begins, from 1.
    pub line: usize,
    /// That it does.
    pub error: String,
    /// The breaches.
    pub breaches: Vec<BreachAnswer>,
}

/// A breach of a rule.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct BreachAnswer {
    /// The number of the trick, from 1; null before the first card.
    pub trick: Option<usize>,
    /// Seat that broke the rule.
    pub seat: Option<String>,
    /// The card that was played.
    pub card: Option<String>,
    /// Message that describes the breach.
    pub message: String,
    /// The rule.
    pub paragraph: &'static str,
    /// Legal alternatives.
    pub legal: Vec<String>,
}

impl BreachAnswer {
    /// Returns a breach with what is wrong in words of a language.
    #[must_use]
    pub fn new(language: Language, breach: &Breach) -> Self {
        Self {
            trick: breach.trick,
            seat: breach.seat.map(|seat| seat.to_string()),
            card: breach.card().map(|card| card.to_string()),
            message: breach.text(language),
            paragraph: breach.paragraph,
            legal: breach.legal(),
        }
    }
}

/// Augen and tricks of a side.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct WonAnswer {
    /// Its Augen.
    pub augen: u16,
    /// Number of tricks.
    pub tricks: u8,
}

/// A trick.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TrickAnswer {
    /// Winner of the trick.
    pub winner: Option<String>,
    /// Its Augen.
    pub augen: u16,
}

/// A special point.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SpecialAnswer {
    /// Name of the special point, such as `fuchs`.
    pub name: &'static str,
    /// Side that earned it: re or kontra.
    pub party: &'static str,
    /// The number of the trick, from 1.
    pub trick: usize,
}

/// A line of the score.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ItemAnswer {
    /// Name of the item, such as `unter_90`.
    pub name: &'static str,
    /// That in words.
    pub text: String,
    /// Side that earned it: re or kontra.
    pub party: &'static str,
    /// Its points.
    pub points: i32,
    /// Paragraph of the rule texts.
    pub paragraph: &'static str,
}

impl WonAnswer {
    const fn new(won: Won) -> Self {
        Self { augen: won.augen.0, tricks: won.tricks }
    }
}

/// Points by seat.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "UPPERCASE")]
pub struct PointsAnswer {
    /// North's.
    pub n: i32,
    /// East's.
    pub e: i32,
    /// South's.
    pub s: i32,
    /// West's.
    pub w: i32,
}

impl PointsAnswer {
    /// Returns the points of a score.
    #[must_use]
    pub fn of(points: &BySeat<Points>) -> Self {
        let [n, e, s, w] = points.0.map(|points| points.0);
        Self { n, e, s, w }
    }
}

impl ItemAnswer {
    /// Returns a line of the score with its paragraph.
    #[must_use]
    pub fn new(language: Language, rules: &Rules, item: &Item) -> Self {
        Self {
            name: item.kind.name(),
            text: item.kind.text(language),
            party: item.team.name(),
            points: item.points.0,
            paragraph: rules.cite(item.paragraph()),
        }
    }
}

impl Scored {
    pub(super) fn new(language: Language, line: usize, told: Told) -> Self {
        let Told { rules, outcome, breaches, ruling } = &told;
        let items = outcome.score.items.iter().map(|item| ItemAnswer::new(language, rules, item));
        let tricks = outcome
            .tricks
            .iter()
            .map(|trick| TrickAnswer { winner: trick.owner().map(|seat| seat.to_string()), augen: trick.augen().0 });
        let special = outcome.special.iter().map(|special| SpecialAnswer {
            name: ItemKind::Sonder(special.point).name(),
            party: special.team.name(),
            trick: special.trick,
        });
        let unplayed = outcome
            .unplayed
            .map(|unplayed| UnplayedAnswer { party: unplayed.to.name(), rest: WonAnswer::new(unplayed.rest) });
        Self {
            line,
            rules: rules.name.to_string(),
            game: outcome.game.contract().to_string(),
            scored_as: outcome.scored_as.to_string(),
            re: outcome.parties.re.to_string(),
            winner: outcome.score.winner.map(Team::name),
            re_won: WonAnswer::new(outcome.won.re),
            kontra_won: WonAnswer::new(outcome.won.kontra),
            tricks: tricks.collect(),
            special: special.collect(),
            items: items.collect(),
            factor: outcome.score.factor,
            re_value: outcome.score.re_value.0,
            points: PointsAnswer::of(&outcome.score.points),
            breaches: breaches.iter().map(|breach| BreachAnswer::new(language, breach)).collect(),
            unplayed,
            ruling: ruling.as_ref().map(|ruling| ruling_with_texts(ruling, language)),
            assumed: Vec::new(),
            told,
        }
    }

    /// Returns what came of a game that was played at a table, where nothing breaks a rule.
    #[must_use]
    pub fn of_played(language: Language, rules: &Rules, outcome: Outcome) -> Self {
        Self::new(language, 1, Told { rules: rules.clone(), outcome, breaches: Vec::new(), ruling: None })
    }

    /// Returns what came of the game.
    pub(crate) fn outcome(&self) -> &Outcome {
        &self.told.outcome
    }

    /// Returns the penalty points of the ruling that ended the game, if one did.
    pub(crate) fn penalties(&self) -> Option<BySeat<i32>> {
        self.told.ruling.as_ref().map(|ruling| BySeat::from_fn(|seat| ruling.points[seat].into()))
    }

    /// Returns the breaches that count as valid moves.
    #[must_use]
    pub fn allowed_breaches(&self) -> &[Breach] {
        &self.told.breaches
    }

    /// Returns the points of Re, then everything else.
    fn line(&self) -> String {
        let outcome = &self.told.outcome;
        let points: Vec<String> =
            outcome.score.points.iter().map(|(seat, points)| format!("{seat}={points}")).collect();
        let items: Vec<String> =
            outcome.score.items.iter().map(|item| format!("{}:{}", item.kind, item.team)).collect();
        let (re, kontra) = (outcome.won.re, outcome.won.kontra);
        format!(
            "{} {} winner={} re={} game={} won=re:{}/{},kontra:{}/{} items={}",
            outcome.score.re_value,
            points.join(" "),
            outcome.score.winner.map_or("-", Team::name),
            outcome.parties.re,
            outcome.scored_as,
            re.augen,
            re.tricks,
            kontra.augen,
            kontra.tricks,
            items.join(","),
        ) + &self.shortened()
    }

    /// Returns what the line says about the end of a shortened game.
    fn shortened(&self) -> String {
        let Some(ruling) = &self.told.ruling else { return String::new() };
        let rest = self.told.outcome.unplayed.map_or_else(String::new, |unplayed| {
            format!(" rest={}:{}/{}", unplayed.to, unplayed.rest.augen, unplayed.rest.tricks)
        });
        let penalty: Vec<String> = Seat::ALL.map(|seat| format!("{seat}:{}", ruling.points[seat])).into();
        format!("{rest} entry={} penalty={}", ruling.entry, penalty.join(","))
    }
}

impl Unscored {
    pub(super) fn new(language: Language, line: usize, rules: &Rules, ruling: Ruling) -> Self {
        let written = ruling_with_texts(&ruling, language);
        Self { line, rules: rules.name.to_string(), scored: false, ruling: written, told: ruling }
    }

    /// Returns the ruling on what ended the game.
    pub(crate) const fn ruling(&self) -> &Ruling {
        &self.told
    }
}

impl question::Answer for ScoreAnswer {
    fn line(&self) -> String {
        match self {
            Self::Scored(scored) => scored.line(),
            Self::Unscored(unscored) => {
                let ruling = &unscored.told;
                let points: Vec<String> = Seat::ALL.map(|seat| format!("{seat}={}", ruling.points[seat])).into();
                format!("- {} unscored entry={}", points.join(" "), ruling.entry)
            }
            Self::Refused(refused) => {
                let breaches: Vec<&str> = refused.breaches.iter().map(|breach| breach.message.as_str()).collect();
                format!("error: line {}: {}", refused.line, breaches.join("; "))
            }
        }
    }

    fn rows(&self, language: Language) -> Vec<String> {
        let with_ruling = |mut rows: Vec<String>, ruling: Option<&Ruling>| {
            rows.extend(ruling.into_iter().flat_map(|ruling| ruling::rows(language, ruling)));
            rows.extend(ruling.map(|_| String::new()));
            rows
        };
        match self {
            Self::Scored(scored) => {
                let Told { rules, outcome, ruling, .. } = &scored.told;
                with_ruling(sheet(language, rules, outcome), ruling.as_ref())
            }
            Self::Unscored(unscored) => with_ruling(Vec::new(), Some(&unscored.told)),
            Self::Refused(refused) => {
                let breaches = refused.breaches.iter().map(|breach| format!("- {}", breach.message));
                [refused.error.clone()].into_iter().chain(breaches).collect()
            }
        }
    }
}
