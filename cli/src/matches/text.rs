//! The report of a match for people.

use api::paint::{BOLD, DIM, styled};
use sim::matches::{BotReport, Report};
use sim::stats::{Decision, Estimate};
use std::fmt::Write;

/// Returns the report.
pub(crate) fn report(report: &Report) -> String {
    let mut text = String::new();
    heading(&mut text, report);
    bots(&mut text, report);
    pairs(&mut text, report);
    said(&mut text, report);
    games(&mut text, report);
    faults(&mut text, report);
    test(&mut text, report);
    text
}

// Writing to a string cannot fail, so what `write!` returns is dropped everywhere here.

fn heading(text: &mut String, report: &Report) {
    let setup = &report.setup;
    let word = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
    let units = if setup.unit == "round" { "rounds" } else { "deals" };
    let _ = writeln!(
        text,
        "{} {units}, {} games, {} deals thrown in; rules {}, scope {}, line-up {}, seatings {}, seed {}\n",
        report.units,
        report.games,
        report.redeals,
        setup.rules,
        setup.scope,
        word(&setup.line_up),
        word(&setup.seatings),
        setup.seed
    );
}

fn width(report: &Report) -> usize {
    report.bots.iter().map(|bot| bot.name.chars().count()).max().unwrap_or(0).max(4)
}

fn bots(text: &mut String, report: &Report) {
    let wide = width(report);
    let is_controlled = report.bots.iter().any(|bot| bot.controlled.is_some());
    let mut head = format!("{:<wide$}  {:>17}", "bot", "points a game");
    if is_controlled {
        let _ = write!(head, "  {:>17}", "without luck");
    }
    let _ = write!(head, "  {:>22}  {:>16}  {:>12}  {:>12}", "rating", "Glicko-2", "CPU/decision", "time");
    let _ = writeln!(text, "{}", styled(&head, BOLD));
    for bot in &report.bots {
        let _ = write!(text, "{:<wide$}  {:>17}", bot.name, interval(bot.points));
        if is_controlled {
            let _ = write!(text, "  {:>17}", interval(bot.controlled));
        }
        let (low, high) = bot.rating.fitted_interval;
        let (glicko_low, glicko_high) = bot.rating.glicko_interval;
        let rating = format!("{:.0} [{low:.0}, {high:.0}]", bot.rating.fitted);
        let glicko = format!("{:.0} ±{:.0}", bot.rating.glicko, (glicko_high - glicko_low) / 2.0);
        let (cpu, wall) = match bot.time {
            None => ("-".to_owned(), "-".to_owned()),
            // A program of its own, where the system does not tell what it has used.
            Some(time) => (time.cpu_us.map_or_else(|| "not told".to_owned(), duration), duration(time.wall_us)),
        };
        let _ = writeln!(text, "  {rating:>22}  {glicko:>16}  {cpu:>12}  {wall:>12}");
    }
    for bot in &report.bots {
        if let Some(program) = &bot.program {
            let _ = writeln!(text, "{} calls itself \"{program}\"", bot.name);
        }
    }
    text.push('\n');
}

fn pairs(text: &mut String, report: &Report) {
    if report.pairs.is_empty() {
        return;
    }
    let wide = width(report);
    let is_controlled = report.pairs.iter().any(|pair| pair.controlled.is_some());
    // The column is there if it says something.
    let controlled = |cell: &str| if is_controlled { format!("  {cell:>17}") } else { String::new() };
    let head = format!(
        "{:<wide$}  {:<wide$}  {:>17}{}  {:>20}  {:>14}",
        "one",
        "other",
        "points more",
        controlled("without luck"),
        "won - tied - lost",
        "variance saved"
    );
    let _ = writeln!(text, "{}", styled(&head, BOLD));
    for pair in &report.pairs {
        let saved = [pair.reduction.duplicate, pair.reduction.control].into_iter().flatten();
        let saved: Vec<String> = saved.map(|factor| format!("{factor:.2}x")).collect();
        let _ = writeln!(
            text,
            "{:<wide$}  {:<wide$}  {:>17}{}  {:>20}  {:>14}",
            pair.one,
            pair.other,
            interval(pair.difference),
            controlled(&interval(pair.controlled)),
            format!("{} - {} - {}", pair.won, pair.tied, pair.lost),
            saved.join(" ")
        );
    }
    text.push('\n');
}

fn said(text: &mut String, report: &Report) {
    let wide = width(report);
    let line = |text: &mut String, bot: &BotReport, what: &str, items: Vec<String>| {
        if !items.is_empty() {
            let _ = writeln!(text, "{:<wide$}  {what}  {}", bot.name, items.join("  "));
        }
    };
    for bot in &report.bots {
        let calls = bot.calls.iter().map(|call| format!("{} {}/{}", call.call, call.won, call.n));
        line(text, bot, "calls won/made", calls.collect());
        let soli = bot.soli.iter().map(|solo| {
            let points = solo.points.map_or_else(String::new, |points| format!(" ({:+.1})", points.mean));
            format!("{} {}/{}{points}", solo.game, solo.won, solo.n)
        });
        line(text, bot, "alone won/played", soli.collect());
    }
    text.push('\n');
}

fn games(text: &mut String, report: &Report) {
    let head = format!(
        "{:<14}{:>9}{:>10}{:>12}{:>12}   {:>8}{:>8}{:>8}{:>8}{:>8}",
        "game", "n", "won by Re", "by Kontra", "Augen of Re", "won", "keine90", "keine60", "keine30", "schwarz"
    );
    let _ = writeln!(text, "{}", styled(&head, BOLD));
    for kind in &report.kinds {
        let _ = write!(
            text,
            "{:<14}{:>9}{:>10}{:>12}{:>12}   ",
            kind.game,
            kind.n,
            kind.won_by_re,
            kind.won_by_kontra,
            kind.augen_of_re.map_or_else(|| "-".to_owned(), |augen| format!("{augen:.1}"))
        );
        kind.levels.iter().for_each(|n| {
            let _ = write!(text, "{n:>8}");
        });
        text.push('\n');
    }
    text.push('\n');
}

fn faults(text: &mut String, report: &Report) {
    let faulty: Vec<String> = report
        .bots
        .iter()
        .filter(|bot| !bot.faults.is_empty())
        .map(|bot| {
            let kinds: Vec<String> = bot.faults.iter().map(|(kind, n)| format!("{n} {kind}")).collect();
            format!("{}: {}", bot.name, kinds.join(", "))
        })
        .collect();
    let line = if faulty.is_empty() {
        styled("no decision was illegal or late", DIM)
    } else {
        format!("decisions made for a bot: {}", faulty.join("; "))
    };
    let _ = writeln!(text, "{line}");
}

fn test(text: &mut String, report: &Report) {
    let Some(sprt) = &report.sprt else { return };
    let unit = if report.setup.unit == "round" { "round" } else { "deal" };
    let (seen, first) = (sprt.seen, sprt.first_look);
    let said = match sprt.decision {
        Decision::AcceptA => format!("a is accepted after {seen} {unit}s: the first bot is not better by b"),
        Decision::AcceptB => format!("b is accepted after {seen} {unit}s: the first bot is better"),
        Decision::Open if seen < first => {
            let _ = writeln!(text, "test {}: not looked before {unit} {first}; it has seen {seen}", sprt.test);
            return;
        }
        Decision::Open => format!("not decided after {seen} {unit}s"),
    };
    let (lower, upper) = sprt.bounds;
    let _ = writeln!(text, "test {}: {said} (log ratio {:.2} in [{lower:.2}, {upper:.2}])", sprt.test, sprt.log_ratio);
}

fn interval(estimate: Option<Estimate>) -> String {
    match estimate {
        None => "-".to_owned(),
        Some(Estimate { mean, half: None, .. }) => format!("{mean:+.3}"),
        Some(Estimate { mean, half: Some(half), .. }) => format!("{mean:+.3} ±{half:.3}"),
    }
}

fn duration(micros: f64) -> String {
    match micros {
        micros if micros < 1000.0 => format!("{micros:.1} us"),
        micros if micros < 1e6 => format!("{:.1} ms", micros / 1e3),
        micros => format!("{:.2} s", micros / 1e6),
    }
}
