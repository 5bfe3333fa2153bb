//! The plan of a data set: games, bots, labels and shards.
//!
//! The manifest is written once, when the data set is planned, and never changes. Every finished shard has a receipt
//! with its checksum next to it. So many machines can work on one folder without writing to the same file.

use crate::journal::no_json;
use crate::label::{Label, Wanted};
use crate::seed::{ConfigHash, FORMAT};
use bots::Spec;
use game::Rules;
use game::Scope;

use notation::rules_file::{RulesFileError, parse_rules, to_toml};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::ops::Range;
use std::str::FromStr;
use text::{Localized, Message, english_errors, message};

/// The version of manifests and of the columns of a data set.
pub const DATA_FORMAT: u32 = 1;

/// The most shards: each of them has its files.
const MOST_SHARDS: u32 = 100_000;

/// The program that makes the data sets, with its version.
const PROGRAM: &str = concat!("doko ", env!("CARGO_PKG_VERSION"));

/// Format of the games of a shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum FileFormat {
    /// Columns that pandas, polars and others load.
    Parquet,
    /// Rows in the format of bincode.
    Wire,
}

impl FileFormat {
    /// Returns the ending of a file's name.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Parquet => "parquet",
            Self::Wire => "wire",
        }
    }
}

impl FromStr for FileFormat {
    type Err = NoFormat;

    fn from_str(text: &str) -> Result<Self, NoFormat> {
        [Self::Parquet, Self::Wire]
            .into_iter()
            .find(|format| format.ending() == text)
            .ok_or_else(|| NoFormat(text.to_owned()))
    }
}

/// There is no format with this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoFormat(pub(crate) String);

impl Localized for NoFormat {
    fn message(&self) -> Message {
        message!("format-none", name = &self.0)
    }
}

english_errors!(NoFormat);

/// Content of a data set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Manifest {
    /// The version of manifests and columns.
    pub format: u32,
    /// The version of the way in which games are made from seeds.
    pub seeds: u32,
    /// The program that planned it.
    pub program: String,
    /// The rule set: the name of a published one, or a rule file.
    pub rules: String,
    /// The bots. The bot of each seat is drawn for every game.
    pub bots: Vec<String>,
    /// Decisions of the bots: `everything` or `cards`.
    pub scope: String,
    /// The seed.
    pub seed: u64,
    /// Number of games.
    pub games: u64,
    /// Number of shards.
    pub shards: u32,
    /// Format of the shards.
    pub file: FileFormat,
    /// The labels.
    pub labels: Vec<Label>,
    /// The first trick, from 1, of which exact values are computed.
    pub from_trick: u8,
    /// The hash of what decides the games: rules, bots and scope.
    pub config: String,
    /// The hash of the first game, by which a program is known that would play other games.
    pub probe: String,
}

/// Plan of a data set.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The rule set.
    pub rules: Rules,
    /// The bots, at least one.
    pub bots: Vec<Spec>,
    /// The decisions that the bots make.
    pub scope: Scope,
    /// The seed.
    pub seed: u64,
    /// Number of games.
    pub games: u64,
    /// Number of shards.
    pub shards: u32,
    /// Format of the files.
    pub file: FileFormat,
    /// The labels.
    pub wanted: Wanted,
}

impl Plan {
    /// The most bots: a game notes each by a byte.
    pub const MOST_BOTS: usize = 256;
}

/// Reason why a manifest cannot be used.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ManifestError {
    /// It is no manifest.
    NoManifest(Message),
    /// It is of another version.
    Version {
        /// The program that has written it.
        program: String,
        /// The version of the manifest.
        format: u32,
        /// The version of the seeds.
        seeds: u32,
    },
    /// Something in it has another value than it can have.
    Bad(Message),
}

impl Localized for ManifestError {
    fn message(&self) -> Message {
        match self {
            Self::NoManifest(what) => message!("manifest-none", what),
            Self::Version { program, format, seeds } => {
                let own = message!("manifest-program", program = PROGRAM, format = DATA_FORMAT, seeds = FORMAT);
                message!("manifest-version", whose = message!("manifest-program", program, format, seeds), own)
            }
            Self::Bad(what) => message!("manifest-bad", what),
        }
    }
}

english_errors!(ManifestError);

impl Plan {
    /// Returns what decides the games, and nothing else, as a text.
    fn config_text(&self) -> String {
        let bots: Vec<String> = self.bots.iter().map(Spec::to_string).collect();
        format!("doko generate\nscope {}\nbots {}\n{}", self.scope.name(), bots.join(" "), rules_text(&self.rules))
    }

    /// Says what in it cannot be made.
    ///
    /// # Errors
    /// Returns the first thing.
    pub fn check(&self) -> Result<(), ManifestError> {
        let bad = |what: Message| Err(ManifestError::Bad(what));
        match self.bots.len() {
            0 => return bad(message!("manifest-no-bot")),
            n if Self::MOST_BOTS < n => {
                return bad(message!("too-many-bots", n, most = Self::MOST_BOTS));
            }
            _ => {}
        }
        let most = u64::from(MOST_SHARDS).min(self.games);
        if !(1..=most).contains(&u64::from(self.shards)) {
            return bad(message!("manifest-shards", games = self.games, shards = self.shards, most));
        }
        let n_tricks = self.rules.n_tricks();
        if !(1..=n_tricks).contains(&usize::from(self.wanted.from_trick)) {
            return bad(message!("manifest-no-trick", trick = self.wanted.from_trick, n = n_tricks));
        }
        Ok(())
    }

    /// Returns the hash of what decides the games.
    #[must_use]
    pub fn config(&self) -> ConfigHash {
        ConfigHash::of(&self.config_text())
    }

    /// Returns the hash of what decides the rows: the games, their number and their labels, but not the shards.
    #[must_use]
    pub fn content(&self) -> ConfigHash {
        let Wanted { labels, from_trick } = &self.wanted;
        let text = format!("{DATA_FORMAT} {FORMAT} {} {} {labels:?} {from_trick}\n", self.seed, self.games);
        ConfigHash::of(&(text + &self.config_text()))
    }

    /// Returns the games of a shard; the first shard is 1.
    #[must_use]
    pub fn range(&self, shard: u32) -> Range<u64> {
        units_of_shard(self.games, shard, self.shards.max(1))
    }

    /// Writes the plan down.
    #[must_use]
    pub fn manifest(&self, probe: ConfigHash) -> Manifest {
        Manifest {
            format: DATA_FORMAT,
            seeds: FORMAT,
            program: PROGRAM.to_owned(),
            rules: rules_text(&self.rules),
            bots: self.bots.iter().map(Spec::to_string).collect(),
            scope: self.scope.name().to_owned(),
            seed: self.seed,
            games: self.games,
            shards: self.shards,
            file: self.file,
            labels: self.wanted.labels.clone(),
            from_trick: self.wanted.from_trick,
            config: self.config().to_string(),
            probe: probe.to_string(),
        }
    }
}

impl Manifest {
    /// Reads a manifest.
    ///
    /// # Errors
    /// Returns an error if the text is not a manifest, or not of this version.
    pub fn parse(text: &str) -> Result<Self, ManifestError> {
        #[derive(Deserialize)]
        struct Versions {
            format: u32,
            seeds: u32,
            program: String,
        }
        let no_manifest = |error: serde_json::Error| ManifestError::NoManifest(no_json(&error));
        // The versions first: whatever else has changed, the refusal says what to do.
        let Versions { format, seeds, program } = serde_json::from_str(text).map_err(no_manifest)?;
        if (format, seeds, program.as_str()) != (DATA_FORMAT, FORMAT, PROGRAM) {
            return Err(ManifestError::Version { program, format, seeds });
        }
        serde_json::from_str(text).map_err(no_manifest)
    }

    /// Returns the manifest as it is written.
    ///
    /// # Panics
    /// Never, because numbers and texts can be written.
    #[must_use]
    pub fn text(&self) -> String {
        serde_json::to_string_pretty(self).expect("numbers and texts can be written") + "\n"
    }

    /// Returns what a file with games says about them: the shards have nothing to do with it.
    #[cfg(feature = "parquet")]
    pub(crate) fn without_shards(&self) -> Self {
        Self { shards: 1, file: FileFormat::Parquet, ..self.clone() }
    }

    /// Returns what is to be done.
    ///
    /// # Errors
    /// Returns which value cannot be.
    pub fn plan(&self) -> Result<Plan, ManifestError> {
        let bad = |what: Message| ManifestError::Bad(what);
        let scope = Scope::named(&self.scope);
        let bots: Result<Vec<Spec>, _> = self.bots.iter().map(|bot| bot.parse::<Spec>()).collect();
        let plan = Plan {
            rules: parse_rules_text(&self.rules)
                .map_err(|error| bad(message!("manifest-key", key = "rules", what = error.message())))?,
            bots: bots.map_err(|error| bad(message!("manifest-key", key = "bots", what = error.message())))?,
            scope: scope.ok_or_else(|| bad(message!("manifest-scope", scope = &self.scope)))?,
            seed: self.seed,
            games: self.games,
            shards: self.shards,
            file: self.file,
            wanted: Wanted { labels: self.labels.clone(), from_trick: self.from_trick },
        };
        plan.check()?;
        if plan.config().to_string() != self.config {
            return Err(bad(message!("manifest-config", told = &self.config, found = plan.config().to_string())));
        }
        Ok(plan)
    }
}

/// Returns the part of `n` units that shard `number` of `of` has, the first being 1; all shards have the same number of them or one more.
///
/// # Examples
/// ```
/// assert_eq!([1, 2, 3].map(|number| doko_sim::units_of_shard(8, number, 3)), [0..2, 2..5, 5..8]);
/// ```
#[must_use]
pub fn units_of_shard(n: u64, number: u32, of: u32) -> Range<u64> {
    let end_of = |number: u32| (u128::from(n) * u128::from(number) / u128::from(of)) as u64;
    end_of(number - 1)..end_of(number)
}

fn rules_text(rules: &Rules) -> String {
    if Rules::ALL.contains(rules) { rules.name.clone().into_owned() } else { to_toml(rules) }
}

fn parse_rules_text(text: &str) -> Result<Rules, RulesFileError> {
    match Rules::ALL.into_iter().find(|rules| rules.name == text) {
        Some(rules) => Ok(rules),
        None => parse_rules(text, "manifest"),
    }
}

/// Properties of a finished file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Receipt {
    /// The first game.
    pub first: u64,
    /// Number of games.
    pub games: u64,
    /// The length of the file.
    pub bytes: u64,
    /// The SHA-256 of the file.
    pub sha256: String,
    /// Number of decisions of bots that were illegal or missing, and were made for them.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub faults: u64,
    /// Identity of the data set that the file belongs to.
    pub content: String,
}

/// Returns whether the number is 0, so that it is not written.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
const fn is_zero(n: &u64) -> bool {
    *n == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan() -> Plan {
        Plan {
            rules: Rules::BSV,
            bots: vec!["random".parse().expect("a bot")],
            scope: Scope::Cards,
            seed: 3,
            games: 100,
            shards: 7,
            file: FileFormat::Wire,
            wanted: Wanted { labels: vec![Label::Legal], from_trick: 4 },
        }
    }

    #[test]
    fn shards_share_out_all_games() {
        let plan = plan();
        let ranges: Vec<_> = (1..=7).map(|shard| plan.range(shard)).collect();
        assert_eq!((ranges[0].start, ranges[6].end), (0, 100));
        assert!(ranges.windows(2).all(|pair| pair[0].end == pair[1].start));
        assert!(ranges.iter().all(|range| (14..=15).contains(&(range.end - range.start))));
    }

    #[test]
    fn a_manifest_says_the_plan() {
        let manifest = plan().manifest(ConfigHash([1; 32]));
        let read = Manifest::parse(&manifest.text()).expect("a manifest");
        assert_eq!(read, manifest);
        let plan_read = read.plan().expect("a plan");
        assert_eq!((plan_read.config(), plan_read.content()), (plan().config(), plan().content()));
        assert_eq!(plan_read.manifest(ConfigHash([1; 32])), manifest);
    }

    #[test]
    fn another_version_is_refused_with_what_to_do() {
        let text = plan().manifest(ConfigHash([1; 32])).text().replace("\"format\": 1", "\"format\": 2");
        let error = Manifest::parse(&text).expect_err("another version").to_string();
        assert!(error.contains("(format 2, seeds 1)") && error.contains("plan again in another folder"), "{error}");
        assert!(Manifest::parse("{}").expect_err("nothing").to_string().contains("not a manifest"));
    }

    #[test]
    fn what_no_data_set_can_have_is_refused() {
        let refused = |change: fn(&mut Plan)| {
            let mut plan = plan();
            change(&mut plan);
            let error = plan.manifest(ConfigHash([1; 32])).plan().expect_err("it cannot be made").to_string();
            assert_eq!(plan.check().expect_err("it cannot be made").to_string(), error);
            error
        };
        assert!(refused(|plan| plan.bots.clear()).contains("needs a bot"));
        let many = refused(|plan| plan.bots = vec![plan.bots[0].clone(); 257]);
        assert!(many.contains("257 bots are too many"), "{many}");
        assert!(refused(|plan| plan.shards = 0).contains("1 to 100"));
        assert!(refused(|plan| plan.shards = 101).contains("100 games cannot be in 101 shards, but in 1 to 100"));
        assert!(refused(|plan| (plan.games, plan.shards) = (u64::MAX, u32::MAX)).contains("1 to 100,000"));
        assert!(refused(|plan| plan.games = 0).contains("0 games"));
        assert!(refused(|plan| plan.wanted.from_trick = 0).contains("no trick 0, but 1 to 10"));
        assert!(refused(|plan| plan.wanted.from_trick = 11).contains("no trick 11"));
    }

    #[test]
    fn a_changed_manifest_is_noticed() {
        let mut manifest = plan().manifest(ConfigHash([1; 32]));
        manifest.scope = "everything".to_owned();
        assert!(manifest.plan().expect_err("changed").to_string().contains("config is"));
        manifest.bots = vec!["randm".to_owned()];
        assert!(manifest.plan().expect_err("no bot").to_string().contains("did you mean 'random'?"));
    }
}
