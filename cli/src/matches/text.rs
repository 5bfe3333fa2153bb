//! The report of a match for people.

use super::strangers;
use crate::columns::{Table, wrapped};
use api::paint::{DIM, styled};
use game::{Call, GameName};
use sim::matches::{BotReport, Report};
use sim::stats::{Decision, Estimate, interval};
use text::{Arg, Join, Language, Localized, Message, Sign, Texts, message};

/// Longest name of a bot in tables; longer names are listed once, and tables have their number.
const LONGEST_NAME: usize = 14;

/// Returns the report.
pub(crate) fn report(report: &Report, language: Language) -> String {
    let text = Text { report, language };
    let parts = [
        text.heading(),
        text.names(),
        strangers::lines(report, language, &|name| text.name(name)),
        text.bots(),
        text.pairs(),
        text.said(),
        text.games(),
        text.faults(),
        text.test(),
    ];
    let parts = parts.into_iter().filter(|part| !part.is_empty()).map(|part| part.join("\n"));
    parts.collect::<Vec<_>>().join("\n\n") + "\n"
}

/// The report and its language.
struct Text<'a> {
    report: &'a Report,
    language: Language,
}

impl Text<'_> {
    fn say(&self, message: &Message) -> String {
        message.text(self.language)
    }

    fn table(&self, n_keys: usize, head: &[Message]) -> Table {
        Table::new(n_keys, head.iter().map(|cell| self.say(cell)).collect())
    }

    fn heading(&self) -> Vec<String> {
        let (report, setup) = (self.report, &self.report.setup);
        let word = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
        let n = report.units;
        let facts = [
            if setup.unit == "round" { message!("count-rounds", n) } else { message!("count-deals", n) },
            message!("count-games", n = report.games),
            message!("match-thrown-in", n = report.redeals),
            message!("match-rules", rules = &setup.rules),
            message!("match-scope", scope = Message::new(format!("scope-{}", setup.scope))),
            match &report.table {
                Some(table) => message!("line-up-table", table = format!("'{}'", table.name)),
                None => message!("match-line-up", name = Message::new(format!("line-up-{}", word(&setup.line_up)))),
            },
            message!("match-seatings", name = Message::new(format!("seatings-{}", word(&setup.seatings)))),
            message!("match-seed", seed = setup.seed.to_string()),
        ];
        let words = facts.iter().map(|fact| self.say(fact)).collect::<Vec<_>>().join(", ");
        wrapped(words.split(' ').map(str::to_owned), " ", 0)
    }

    /// Returns whether names are too long for tables.
    fn is_numbered(&self) -> bool {
        self.report.bots.iter().any(|bot| LONGEST_NAME < bot.name.chars().count())
    }

    /// Returns what a bot is called in tables.
    fn name(&self, name: &str) -> String {
        let at = self.report.bots.iter().position(|bot| bot.name == name);
        match at.filter(|_| self.is_numbered()) {
            Some(at) => format!("#{}", at + 1),
            None => name.to_owned(),
        }
    }

    /// Returns who is meant by the numbers, and what programs call themselves.
    fn names(&self) -> Vec<String> {
        let bots = || self.report.bots.iter();
        let numbered = bots().filter(|_| self.is_numbered());
        let numbered = numbered.map(|bot| format!("{}  {}", self.name(&bot.name), bot.name));
        let programs = bots().filter_map(|bot| {
            let program = bot.program.as_ref()?;
            Some(self.say(&message!("match-calls-itself", bot = self.name(&bot.name), program)))
        });
        numbered.chain(programs).chain(self.table_itself()).collect()
    }

    /// Returns what the table of another program calls itself, and what its players cost.
    fn table_itself(&self) -> Vec<String> {
        let Some(table) = &self.report.table else { return Vec::new() };
        let name = table.program.as_ref().map(|program| message!("match-table-itself", program));
        let time = table.time.map(|time| {
            let cpu = time.cpu_us.map_or_else(|| message!("report-not-told"), duration);
            message!("match-table-time", cpu, wall = duration(time.wall_us))
        });
        name.iter().chain(&time).map(|line| self.say(line)).collect()
    }

    fn bots(&self) -> Vec<String> {
        let is_controlled = self.report.bots.iter().any(|bot| bot.controlled.is_some());
        let points = if self.report.table.is_some() { "report-more-than-three" } else { "report-points-a-game" };
        let mut head = vec![message!("report-bot"), Message::new(points)];
        head.extend(is_controlled.then(|| message!("report-without-luck")));
        let is_rated = self.report.strangers.is_none() && self.report.table.is_none();
        head.extend([message!("report-rating"), Message::verbatim("Glicko-2")].into_iter().filter(|_| is_rated));
        head.extend([message!("match-cpu"), message!("match-time")]);
        let mut table = self.table(1, &head);
        for bot in &self.report.bots {
            let whole = |number: f64| Arg::decimal(number, 0);
            let (low, high) = bot.rating.fitted_interval;
            let (glicko_low, glicko_high) = bot.rating.glicko_interval;
            let rating =
                message!("report-from-to", value = whole(bot.rating.fitted), low = whole(low), high = whole(high));
            let glicko = format!("{:.0} ±{:.0}", bot.rating.glicko, (glicko_high - glicko_low) / 2.0);
            let (cpu, wall) = match bot.time {
                None => ("-".to_owned(), "-".to_owned()),
                // A program of its own, where the system does not tell what it has used.
                Some(time) => {
                    let cpu = time.cpu_us.map_or_else(|| message!("report-not-told"), duration);
                    (self.say(&cpu), self.say(&duration(time.wall_us)))
                }
            };
            let mut row = vec![self.name(&bot.name), self.interval(bot.points)];
            row.extend(is_controlled.then(|| self.interval(bot.controlled)));
            row.extend([self.say(&rating), glicko].into_iter().filter(|_| is_rated));
            row.extend([cpu, wall]);
            table.push(row);
        }
        table.lines()
    }

    fn pairs(&self) -> Vec<String> {
        let pairs = &self.report.pairs;
        if pairs.is_empty() {
            return Vec::new();
        }
        // The column is there if it says something.
        let is_controlled = pairs.iter().any(|pair| pair.controlled.is_some());
        let mut head = vec![message!("match-one"), message!("match-other"), message!("match-points-more")];
        head.extend(is_controlled.then(|| message!("report-without-luck")));
        head.extend([message!("match-won-tied-lost"), message!("match-variance-saved")]);
        let mut table = self.table(2, &head);
        for pair in pairs {
            let saved = [pair.reduction.duplicate, pair.reduction.control].into_iter().flatten();
            let saved = saved.map(|factor| self.say(&message!("match-factor", n = Arg::decimal(factor, 2))));
            let saved: Vec<String> = saved.collect();
            let mut row = vec![self.name(&pair.one), self.name(&pair.other), self.interval(pair.difference)];
            row.extend(is_controlled.then(|| self.interval(pair.controlled)));
            row.extend([format!("{} - {} - {}", pair.won, pair.tied, pair.lost), saved.join(" ")]);
            table.push(row);
        }
        table.lines()
    }

    fn said(&self) -> Vec<String> {
        let lines = self.report.bots.iter().flat_map(|bot| [self.calls(bot), self.soli(bot)]);
        lines.flatten().collect()
    }

    fn calls(&self, bot: &BotReport) -> Vec<String> {
        let calls = bot.calls.iter().map(|call| {
            let name = Call::from_name(&call.call).map_or_else(|| call.call.clone(), |call| call.text(self.language));
            format!("{name} {}/{}", call.won, call.n)
        });
        self.items(bot, &message!("match-calls"), calls.collect())
    }

    fn soli(&self, bot: &BotReport) -> Vec<String> {
        let soli = bot.soli.iter().map(|solo| {
            let points = solo.points.map_or_else(String::new, |points| {
                format!(" ({})", Texts::of(self.language).decimal(points.mean, 1, Sign::Both))
            });
            format!("{} {}/{}{points}", self.game(&solo.game), solo.won, solo.n)
        });
        self.items(bot, &message!("match-alone-games"), soli.collect())
    }

    fn items(&self, bot: &BotReport, what: &Message, items: Vec<String>) -> Vec<String> {
        if items.is_empty() {
            return Vec::new();
        }
        wrapped([self.name(&bot.name), self.say(what)].into_iter().chain(items), "  ", 4)
    }

    fn game(&self, name: &str) -> String {
        GameName::from_name(name).map_or_else(|| name.to_owned(), |game| game.text(self.language))
    }

    fn games(&self) -> Vec<String> {
        let head = [
            message!("report-game"),
            Message::verbatim("n"),
            message!("report-won-by-re"),
            message!("match-won-by-kontra"),
            message!("report-augen-of-re"),
            message!("report-just-won"),
            Call::Keine90.message(),
            Call::Keine60.message(),
            Call::Keine30.message(),
            Call::Schwarz.message(),
        ];
        let mut table = self.table(1, &head);
        for kind in &self.report.kinds {
            let augen = kind.augen_of_re.map(|augen| Texts::of(self.language).decimal(augen, 1, Sign::Minus));
            let counts = [kind.n, kind.won_by_re, kind.won_by_kontra].map(|n| n.to_string());
            let row = [self.game(&kind.game)].into_iter().chain(counts);
            let row = row.chain([augen.unwrap_or_else(|| "-".to_owned())]);
            table.push(row.chain(kind.levels.iter().map(u64::to_string)).collect());
        }
        table.lines()
    }

    fn faults(&self) -> Vec<String> {
        let faulty = self.report.bots.iter().filter(|bot| !bot.faults.is_empty()).map(|bot| {
            let kinds = bot.faults.iter().map(|(kind, n)| {
                let kind = Message::new(format!("fault-{kind}"));
                message!("match-faults-of-kind", n, kind)
            });
            message!("match-faults-of", bot = self.name(&bot.name), faults = Arg::list(kinds, Join::Comma))
        });
        let faulty: Vec<String> = faulty.map(|faults| self.say(&faults)).collect();
        if faulty.is_empty() {
            return vec![styled(&self.say(&message!("match-no-faults")), DIM)];
        }
        let text = self.say(&message!("match-faults", faults = faulty.join("; ")));
        wrapped(text.split(' ').map(str::to_owned), " ", 4)
    }

    fn test(&self) -> Vec<String> {
        let Some(sprt) = &self.report.sprt else { return Vec::new() };
        let n = sprt.seen;
        let is_round = self.report.setup.unit == "round";
        let seen = if is_round { message!("count-rounds", n) } else { message!("count-deals", n) };
        let (lower, upper) = sprt.bounds;
        let ratio = message!(
            "match-log-ratio",
            ratio = Arg::decimal(sprt.log_ratio, 2),
            lower = Arg::decimal(lower, 2),
            upper = Arg::decimal(upper, 2)
        );
        let test = &sprt.test;
        let said = match sprt.decision {
            Decision::AcceptA => message!("match-test-a", test, seen, ratio),
            Decision::AcceptB => message!("match-test-b", test, seen, ratio),
            Decision::Open if sprt.seen < sprt.first_look => {
                let unit = if is_round { message!("match-unit-round") } else { message!("match-unit-deal") };
                message!("match-test-not-looked", test, unit, first = sprt.first_look, n)
            }
            Decision::Open => message!("match-test-open", test, seen, ratio),
        };
        wrapped(self.say(&said).split(' ').map(str::to_owned), " ", 4)
    }

    fn interval(&self, estimate: Option<Estimate>) -> String {
        interval(estimate, 3, self.language)
    }
}

/// Returns a time that is given in millionths of a second.
fn duration(micros: f64) -> Message {
    match micros {
        micros if micros < 1000.0 => message!("match-micros", n = Arg::decimal(micros, 1)),
        micros if micros < 1e6 => message!("match-millis", n = Arg::decimal(micros / 1e3, 1)),
        micros => message!("match-seconds", n = Arg::decimal(micros / 1e6, 2)),
    }
}
