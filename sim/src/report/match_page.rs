//! The page of a match.

use super::page::{escaped, page, section, table};
use super::plot::{Band, Bar, PlotError, Scale, bands, bars, histogram, html_color};
use super::strangers_section::strangers_section;
use super::words::Words;
use crate::matches::{PairReport, Report, SprtReport};
use crate::stats::{Decision, Estimate};
use game::Call;
use text::{Arg, Language, Localized, Message, message};

/// Returns a page with the result of a match.
///
/// # Errors
/// Returns why a plot cannot be drawn.
pub fn match_page(report: &Report, language: Language) -> Result<String, PlotError> {
    let words = Words(language);
    let names: Vec<&str> = report.bots.iter().map(|bot| bot.name.as_str()).collect();
    let mut sections = vec![standings(words, report)?];
    sections.extend(report.strangers.as_ref().map(|strangers| strangers_section(words, report, strangers)));
    sections.push(curve(words, report)?);
    if 1 < report.bots.len() {
        sections.push(cross_table(words, report));
    }
    if 1 < report.bots.len() && report.strangers.is_none() && report.table.is_none() {
        sections.push(ratings(words, report)?);
    }
    sections.push(distribution(words, report)?);
    sections.push(kinds(words, report));
    sections.push(said(words, report));
    sections.push(setup(words, report));
    Ok(page(language, "match", &names.join(" · "), &about(words, report), &sections))
}

fn about(words: Words, report: &Report) -> String {
    let setup = &report.setup;
    let (n, games) = (report.units, message!("count-games", n = report.games));
    let (rules, seed) = (&setup.rules, setup.seed.to_string());
    words.say(if setup.unit == "round" {
        message!("report-rounds-about", rounds = message!("count-rounds", n), games, rules, seed)
    } else {
        message!("report-deals-about", deals = message!("count-deals", n), games, rules, seed)
    })
}

fn standings(words: Words, report: &Report) -> Result<String, PlotError> {
    let known = report.bots.iter().filter_map(|bot| Some(Bar::new(&bot.name, bot.controlled.or(bot.points)?)));
    let plot = bars(words, &words.say(points(report)), &known.collect::<Vec<_>>())?;
    let is_controlled = report.bots.iter().any(|bot| bot.controlled.is_some());
    let rows = report.bots.iter().enumerate().map(|(at, bot)| {
        let faults: u64 = bot.faults.values().sum();
        let time = match bot.time {
            None => "-".to_owned(),
            Some(time) => {
                time.cpu_us.map_or_else(|| words.say(message!("report-not-told")), |cpu| words.number(cpu, 1))
            }
        };
        let mut row = vec![name(at, &bot.name), words.interval(bot.points, 3)];
        row.extend(is_controlled.then(|| words.interval(bot.controlled, 3)));
        row.extend([words.number(bot.rating.fitted, 0), time, faults.to_string()]);
        row
    });
    let mut head = vec![message!("report-bot"), points(report)];
    head.extend(is_controlled.then(|| message!("report-without-luck")));
    head.extend([message!("report-rating"), message!("report-cpu"), message!("report-faults")]);
    let head = said_all(words, head);
    Ok(section(&words.say(message!("report-who-is-better")), &(plot + &table(&head, rows)), ""))
}

/// Returns what the points of a bot are called.
fn points(report: &Report) -> Message {
    if report.table.is_some() { message!("report-more-than-three") } else { message!("report-points-a-game") }
}

fn curve(words: Words, report: &Report) -> Result<String, PlotError> {
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
    let x =
        if report.setup.unit == "round" { message!("report-rounds-played") } else { message!("report-deals-played") };
    let (x, y) = (words.say(x), words.say(points(report)));
    let plot = bands(words, (&x, &y), Scale::Log, &all)?;
    let [title, note] = [message!("report-settled"), message!("report-settled.note")].map(|part| words.say(part));
    Ok(section(&title, &plot, &note))
}

fn cross_table(words: Words, report: &Report) -> String {
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
                format!("<td style=\"background:{color}\">{}</td>", words.interval(Some(estimate), 3))
            }
        });
        std::iter::once(name(at, &one.name)).chain(cells).collect()
    });
    let names = report.bots.iter().map(|bot| bot.name.clone());
    let head: Vec<String> = std::iter::once(words.say(message!("report-points-more-than"))).chain(names).collect();
    let factor = |factor: f64| words.number(factor, 2);
    let saved = report.pairs.iter().filter_map(|pair| {
        let (one, other, seats) = (&pair.one, &pair.other, factor(pair.reduction.duplicate?));
        Some(words.say(match pair.reduction.control {
            None => message!("report-saved-by-seats", one, other, seats),
            Some(cards) => message!("report-saved", one, other, seats, cards = factor(cards)),
        }))
    });
    let note = match report.strangers {
        _ if report.table.is_some() => message!("report-cross-table"),
        None => message!("report-cross-note", saved = saved.collect::<Vec<_>>().join("; ")),
        Some(_) => message!("report-cross-strangers"),
    };
    let notes = [Some(note), report.sprt.as_ref().map(test)].into_iter().flatten().map(|note| words.say(note));
    let notes: Vec<String> = notes.collect();
    section(&words.say(message!("report-cross")), &table(&head, rows), &notes.join(" "))
}

/// Returns what has come of a test.
fn test(sprt: &SprtReport) -> Message {
    let (test, seen, ratio) = (&sprt.test, sprt.seen, Arg::decimal(sprt.log_ratio, 2));
    match sprt.decision {
        Decision::AcceptA => message!("report-test-a", test, seen, ratio),
        Decision::AcceptB => message!("report-test-b", test, seen, ratio),
        Decision::Open if sprt.seen < sprt.first_look => {
            message!("report-test-not-looked", test, first = sprt.first_look, seen)
        }
        Decision::Open => message!("report-test-open", test, seen, ratio),
    }
}

/// Returns the words of a head.
fn said_all(words: Words, head: impl IntoIterator<Item = Message>) -> Vec<String> {
    head.into_iter().map(|cell| words.say(cell)).collect()
}

fn ratings(words: Words, report: &Report) -> Result<String, PlotError> {
    let all = report.bots.iter().map(|bot| {
        let (low, high) = bot.rating.fitted_interval;
        // Drawn from the mean, which is 1500.
        Bar { label: bot.name.clone(), value: bot.rating.fitted - 1500.0, low: low - 1500.0, high: high - 1500.0 }
    });
    let plot = bars(words, &words.say(message!("report-rating-above")), &all.collect::<Vec<_>>())?;
    let rows = report.bots.iter().enumerate().map(|(at, bot)| {
        let (low, high) = bot.rating.fitted_interval;
        let (glicko_low, glicko_high) = bot.rating.glicko_interval;
        vec![
            name(at, &bot.name),
            words.say(message!(
                "report-from-to",
                value = Arg::decimal(bot.rating.fitted, 0),
                low = Arg::decimal(low, 0),
                high = Arg::decimal(high, 0)
            )),
            format!("{:.0} ±{:.0}", bot.rating.glicko, (glicko_high - glicko_low) / 2.0),
        ]
    });
    let head = [message!("report-bot"), message!("report-most-likely"), Message::verbatim("Glicko-2")];
    let body = plot + &table(&said_all(words, head), rows);
    let [title, note] = [message!("report-ratings"), message!("report-ratings.note")].map(|part| words.say(part));
    Ok(section(&title, &body, &note))
}

fn distribution(words: Words, report: &Report) -> Result<String, PlotError> {
    let series: Vec<_> = report.bots.iter().map(|bot| (bot.name.clone(), bot.histogram.clone())).collect();
    let plot = histogram(words, &words.say(message!("report-points-written")), &series)?;
    let [title, note] = [message!("report-how-often"), message!("report-how-often.note")].map(|part| words.say(part));
    Ok(section(&title, &plot, &note))
}

fn kinds(words: Words, report: &Report) -> String {
    let share = |n: u64, of: u64| if of == 0 { "-".to_owned() } else { words.percent(n as f64 / of as f64, 1) };
    let rows = report.kinds.iter().map(|kind| {
        let decided: u64 = kind.levels.iter().sum();
        let augen = kind.augen_of_re.map_or_else(|| "-".to_owned(), |augen| words.number(augen, 1));
        let mut row = vec![
            escaped(words.game(&kind.game)),
            kind.n.to_string(),
            share(kind.n, report.games),
            share(kind.won_by_re, kind.n),
            augen,
        ];
        row.extend(kind.levels.iter().map(|&n| share(n, decided)));
        row
    });
    let head = [
        message!("report-game"),
        Message::verbatim("n"),
        message!("report-share"),
        message!("report-won-by-re"),
        message!("report-augen-of-re"),
        message!("report-just-won"),
        Call::Keine90.message(),
        Call::Keine60.message(),
        Call::Keine30.message(),
        Call::Schwarz.message(),
    ];
    section(&words.say(message!("report-kinds")), &table(&said_all(words, head), rows), "")
}

fn said(words: Words, report: &Report) -> String {
    let mut rows = Vec::new();
    for (at, bot) in report.bots.iter().enumerate() {
        for call in &bot.calls {
            let share = words.percent(call.won as f64 / call.n.max(1) as f64, 1);
            let what = escaped(words.say(message!("report-call", call = words.call(&call.call))));
            rows.push(vec![name(at, &bot.name), what, call.n.to_string(), share, "-".to_owned()]);
        }
        for solo in &bot.soli {
            let share = words.percent(solo.won as f64 / solo.n.max(1) as f64, 1);
            let what = escaped(words.say(message!("report-alone", game = words.game(&solo.game))));
            rows.push(vec![name(at, &bot.name), what, solo.n.to_string(), share, words.interval(solo.points, 3)]);
        }
        for (kind, n) in &bot.faults {
            let kind = Message::new(format!("fault-{kind}"));
            let what = escaped(words.say(message!("report-decided-for", kind)));
            rows.push(vec![name(at, &bot.name), what, n.to_string(), "-".to_owned(), "-".to_owned()]);
        }
    }
    if rows.is_empty() {
        rows.push(vec![words.say(message!("report-nothing-said"))]);
    }
    let head = [
        message!("report-bot"),
        message!("report-what"),
        Message::verbatim("n"),
        message!("report-won"),
        message!("report-points"),
    ];
    section(&words.say(message!("report-said")), &table(&said_all(words, head), rows), "")
}

fn setup(words: Words, report: &Report) -> String {
    let setup = &report.setup;
    let line_up = report.table.as_ref().map_or_else(|| setup.line_up.to_string(), |table| table.name.clone());
    let rows = [
        (message!("report-line-up"), line_up),
        (message!("report-seatings"), setup.seatings.to_string()),
        (message!("report-scope"), setup.scope.to_owned()),
        (message!("report-open-cards"), setup.control.to_string()),
        (message!("report-thrown-in"), report.redeals.to_string()),
        (message!("report-seed"), setup.seed.to_string()),
        (message!("report-hash-of-match"), setup.configuration.clone()),
        (message!("report-seed-format"), setup.format.to_string()),
        (message!("report-version"), setup.version.to_owned()),
    ];
    let rows =
        rows.map(|(what, value)| vec![words.say(what), format!("<code>{}</code>", escaped(value.replace('"', "")))]);
    let [title, note] = [message!("report-same-numbers"), message!("report-all-follows")].map(|part| words.say(part));
    section(&title, &table(&[String::new(), String::new()], rows), &note)
}

fn name(at: usize, name: &str) -> String {
    format!("<i style=\"background:{}\"></i>{}", html_color(at), escaped(name))
}
