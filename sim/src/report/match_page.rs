//! The page of a match.

use super::page::{escaped, page, section, table};
use super::plot::{Band, Bar, PlotError, Scale, bands, bars, histogram, html_color};
use crate::matches::{PairReport, Report};
use crate::stats::{Decision, Estimate};

/// Returns a page with the result of a match.
///
/// # Errors
/// Returns why a plot cannot be drawn.
pub fn match_page(report: &Report) -> Result<String, PlotError> {
    let names: Vec<&str> = report.bots.iter().map(|bot| bot.name.as_str()).collect();
    let mut sections = vec![standings(report)?, curve(report)?];
    if 1 < report.bots.len() {
        sections.push(cross_table(report));
        sections.push(ratings(report)?);
    }
    sections.push(distribution(report)?);
    sections.push(kinds(report));
    sections.push(said(report));
    sections.push(setup(report));
    Ok(page("match", &names.join(" · "), &about(report), &sections))
}

fn about(report: &Report) -> String {
    let setup = &report.setup;
    let units = if setup.unit == "round" { "rounds" } else { "deals" };
    format!(
        "{} {units} in exchanged seats, {} games, rule set {}, seed {}. Intervals of 95 %; every {} is one observation.",
        report.units,
        report.games,
        setup.rules,
        setup.seed,
        units.trim_end_matches('s')
    )
}

fn standings(report: &Report) -> Result<String, PlotError> {
    let known = report.bots.iter().filter_map(|bot| Some(Bar::new(&bot.name, bot.controlled.or(bot.points)?)));
    let plot = bars("points a game", &known.collect::<Vec<_>>())?;
    let is_controlled = report.bots.iter().any(|bot| bot.controlled.is_some());
    let rows = report.bots.iter().enumerate().map(|(at, bot)| {
        let faults: u64 = bot.faults.values().sum();
        let time = match bot.time {
            None => "-".to_owned(),
            Some(time) => time.cpu_us.map_or_else(|| "not told".to_owned(), |cpu| format!("{cpu:.1}")),
        };
        let mut row = vec![name(at, &bot.name), interval(bot.points)];
        row.extend(is_controlled.then(|| interval(bot.controlled)));
        row.extend([format!("{:.0}", bot.rating.fitted), time, faults.to_string()]);
        row
    });
    let mut head = vec!["bot", "points a game"];
    head.extend(is_controlled.then_some("without luck"));
    head.extend(["rating", "CPU us / decision", "faults"]);
    Ok(section("Who is better", &(plot + &table(&head, rows)), ""))
}

fn curve(report: &Report) -> Result<String, PlotError> {
    let all = report.bots.iter().enumerate().map(|(at, bot)| {
        let points = report.curve.iter().filter_map(|point| {
            let estimate = point.bots[at].filter(|estimate| estimate.half.is_some())?;
            // The first intervals are wider than anything that is of interest.
            (10 <= point.units || report.units < 20)
                .then(|| (point.units as f64, estimate.mean, estimate.low(), estimate.high()))
        });
        Band { label: bot.name.clone(), points: points.collect() }
    });
    let all: Vec<Band> = all.filter(|band| !band.points.is_empty()).collect();
    if all.is_empty() {
        return Ok(String::new());
    }
    let plot = bands("deals or rounds played", "points a game", Scale::Log, &all)?;
    Ok(section(
        "How the means settled",
        &plot,
        "The bands are the intervals at each moment, not for all moments at once.",
    ))
}

fn cross_table(report: &Report) -> String {
    let find = |one: &str, other: &str| {
        let same = |pair: &&PairReport| pair.one == one && pair.other == other;
        let estimate = |pair: &PairReport| pair.controlled.or(pair.difference);
        let mirrored = |estimate: Estimate| Estimate { mean: -estimate.mean, ..estimate };
        report.pairs.iter().find(same).map(estimate).or_else(|| {
            let pair = report.pairs.iter().find(|pair| pair.one == other && pair.other == one);
            pair.map(|pair| estimate(pair).map(mirrored))
        })
    };
    let most = report.pairs.iter().filter_map(|pair| pair.difference).map(|pair| pair.mean.abs()).fold(1e-9, f64::max);
    let rows = report.bots.iter().enumerate().map(|(at, one)| {
        let cells = report.bots.iter().map(|other| match find(&one.name, &other.name).flatten() {
            None => "<td style=\"background:#f6f7f9\"></td>".to_owned(),
            Some(estimate) => {
                let (red, green, blue) = if estimate.mean < 0.0 { (213, 94, 0) } else { (0, 114, 178) };
                let strength = 0.45 * (estimate.mean.abs() / most).min(1.0);
                let color = format!("rgba({red},{green},{blue},{strength:.2})");
                format!("<td style=\"background:{color}\">{}</td>", interval(Some(estimate)))
            }
        });
        std::iter::once(name(at, &one.name)).chain(cells).collect()
    });
    let names = report.bots.iter().map(|bot| bot.name.as_str());
    let head: Vec<&str> = std::iter::once("points more than").chain(names).collect();
    let saved: Vec<String> = report
        .pairs
        .iter()
        .filter_map(|pair| {
            let by_seats = pair.reduction.duplicate?;
            let by_cards =
                pair.reduction.control.map_or_else(String::new, |factor| format!(", open cards {factor:.2}x"));
            Some(format!("{} - {}: seats {by_seats:.2}x{by_cards}", pair.one, pair.other))
        })
        .collect();
    let test = report.sprt.as_ref().map_or_else(String::new, |sprt| {
        let seen = format!("after {} units, log ratio {:.2}", sprt.seen, sprt.log_ratio);
        let said = match sprt.decision {
            Decision::AcceptA => format!("a is accepted {seen}"),
            Decision::AcceptB => format!("b is accepted {seen}"),
            Decision::Open if sprt.seen < sprt.first_look => {
                format!("not looked before unit {}, it has seen {}", sprt.first_look, sprt.seen)
            }
            Decision::Open => format!("not decided {seen}"),
        };
        format!(" Test {}: {said}.", sprt.test)
    });
    let note = format!("Row minus column in games in which both play. Variance saved by {}.{test}", saved.join("; "));
    section("Each against each", &table(&head, rows), &note)
}

fn ratings(report: &Report) -> Result<String, PlotError> {
    let all = report.bots.iter().map(|bot| {
        let (low, high) = bot.rating.fitted_interval;
        // Drawn from the mean, which is 1500.
        Bar { label: bot.name.clone(), value: bot.rating.fitted - 1500.0, low: low - 1500.0, high: high - 1500.0 }
    });
    let plot = bars("rating above 1500", &all.collect::<Vec<_>>())?;
    let rows = report.bots.iter().enumerate().map(|(at, bot)| {
        let (low, high) = bot.rating.fitted_interval;
        let (glicko_low, glicko_high) = bot.rating.glicko_interval;
        vec![
            name(at, &bot.name),
            format!("{:.0} [{low:.0}, {high:.0}]", bot.rating.fitted),
            format!("{:.0} ±{:.0}", bot.rating.glicko, (glicko_high - glicko_low) / 2.0),
        ]
    });
    let body = plot + &table(&["bot", "most likely", "Glicko-2"], rows);
    Ok(section("Ratings", &body, "From who had more points in which deal; 400 points are ten times the odds."))
}

fn distribution(report: &Report) -> Result<String, PlotError> {
    let series: Vec<_> = report.bots.iter().map(|bot| (bot.name.clone(), bot.histogram.clone())).collect();
    let plot = histogram("points written down after a game", &series)?;
    Ok(section("How often which points", &plot, "The outermost bars hold everything beyond."))
}

fn kinds(report: &Report) -> String {
    let share =
        |n: u64, of: u64| if of == 0 { "-".to_owned() } else { format!("{:.1} %", 100.0 * n as f64 / of as f64) };
    let rows = report.kinds.iter().map(|kind| {
        let decided: u64 = kind.levels.iter().sum();
        let augen = kind.augen_of_re.map_or_else(|| "-".to_owned(), |augen| format!("{augen:.1}"));
        let mut row = vec![
            escaped(&kind.game),
            kind.n.to_string(),
            share(kind.n, report.games),
            share(kind.won_by_re, kind.n),
            augen,
        ];
        row.extend(kind.levels.iter().map(|&n| share(n, decided)));
        row
    });
    let head =
        ["game", "n", "share", "won by Re", "Augen of Re", "just won", "keine 90", "keine 60", "keine 30", "schwarz"];
    section("What was played, and how high it was won", &table(&head, rows), "")
}

fn said(report: &Report) -> String {
    let mut rows = Vec::new();
    for (at, bot) in report.bots.iter().enumerate() {
        for call in &bot.calls {
            let share = 100.0 * call.won as f64 / call.n.max(1) as f64;
            let what = format!("call {}", escaped(&call.call));
            rows.push(vec![name(at, &bot.name), what, call.n.to_string(), format!("{share:.1} %"), "-".to_owned()]);
        }
        for solo in &bot.soli {
            let share = 100.0 * solo.won as f64 / solo.n.max(1) as f64;
            let what = format!("alone: {}", escaped(&solo.game));
            rows.push(vec![
                name(at, &bot.name),
                what,
                solo.n.to_string(),
                format!("{share:.1} %"),
                interval(solo.points),
            ]);
        }
        for (kind, n) in &bot.faults {
            let what = format!("decided for it: {}", escaped(kind));
            rows.push(vec![name(at, &bot.name), what, n.to_string(), "-".to_owned(), "-".to_owned()]);
        }
    }
    if rows.is_empty() {
        rows.push(vec!["nobody called or played alone".to_owned()]);
    }
    section("Calls and games played alone", &table(&["bot", "what", "n", "won", "points"], rows), "")
}

fn setup(report: &Report) -> String {
    let setup = &report.setup;
    let rows = [
        ("line-up", setup.line_up.to_string()),
        ("seatings", setup.seatings.to_string()),
        ("scope", setup.scope.to_owned()),
        ("open cards", setup.control.to_string()),
        ("deals thrown in", report.redeals.to_string()),
        ("seed", setup.seed.to_string()),
        ("SHA-256 of what decides the cards", setup.configuration.clone()),
        ("format of seeds", setup.format.to_string()),
        ("version of doko", setup.version.to_owned()),
    ];
    let rows =
        rows.map(|(what, value)| vec![what.to_owned(), format!("<code>{}</code>", escaped(value.replace('"', "")))]);
    section("How to get the same numbers", &table(&["", ""], rows), "Everything but CPU times follows from these.")
}

fn name(at: usize, name: &str) -> String {
    format!("<i style=\"background:{}\"></i>{}", html_color(at), escaped(name))
}

fn interval(estimate: Option<Estimate>) -> String {
    match estimate {
        None => "-".to_owned(),
        Some(Estimate { mean, half: None, .. }) => format!("{mean:+.3}"),
        Some(Estimate { mean, half: Some(half), .. }) => format!("{mean:+.3} ±{half:.3}"),
    }
}
