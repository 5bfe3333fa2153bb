//! The page of a study.

use super::page::{escaped, page, section, table};
use super::plot::{Band, Bar, PlotError, Scale, bands, bars};
use super::words::Words;
use crate::study::{PartResult, RowResult, StudyResult};
use game::Seat;
use game::words::seat_letter;
use text::{Language, Message, message};

/// Returns a page with the result of a study.
///
/// # Errors
/// Returns why a plot cannot be drawn.
pub fn study_page(result: &StudyResult, language: Language) -> Result<String, PlotError> {
    let words = Words(language);
    let sections = result.parts.iter().map(|part| part_section(words, part));
    let mut sections = sections.collect::<Result<Vec<_>, _>>()?;
    let rows = [
        (message!("report-seed"), result.seed.to_string()),
        (message!("report-hash-of-study"), result.configuration.clone()),
        (message!("report-seed-format"), result.format.to_string()),
        (message!("report-version"), result.version.to_owned()),
    ];
    let rows = rows.map(|(what, value)| vec![words.say(what), format!("<code>{}</code>", escaped(value))]);
    let body = table(&[String::new(), String::new()], rows);
    sections.push(section(&words.say(message!("report-same-numbers")), &body, ""));
    let about = message!("report-study-about", question = &result.question, rules = &result.rules);
    Ok(page(language, "study", &result.title, &words.say(about), &sections))
}

fn part_section(words: Words, part: &PartResult) -> Result<String, PlotError> {
    if part.value == "claims" {
        return claims(words, part);
    }
    let plot = if part.swept.is_empty() { plot_of_arms(words, part)? } else { plot_of_sweep(words, part)? };
    Ok(section(&part.title, &(plot + &table_of(words, part)), &note(words, part)))
}

fn note(words: Words, part: &PartResult) -> String {
    let seat =
        part.seat.chars().next().and_then(Seat::from_letter).map_or_else(|| Message::verbatim(&part.seat), seat_letter);
    let what = match part.value {
        "points" => message!("report-points-of", seat),
        "open-cards" => message!("report-open-points-of", seat),
        _ => message!("report-claim-share"),
    };
    let condition = match part.condition.as_str() {
        "" => Message::verbatim(""),
        condition => message!("report-deals-in-which", condition),
    };
    let bots = part.bots.first().map_or_else(String::new, |bots| {
        let is_one = bots.iter().all(|bot| *bot == bots[0]);
        if is_one { bots[0].clone() } else { bots.join(", ") }
    });
    let bots = if part.value == "open-cards" { Message::verbatim("") } else { message!("report-bots", bots) };
    words.say(message!("report-note", what, condition, bots))
}

fn plot_of_arms(words: Words, part: &PartResult) -> Result<String, PlotError> {
    let Some(row) = part.rows.first() else { return Ok(String::new()) };
    let known = part.arms.iter().zip(&row.cells);
    let known = known.filter_map(|(arm, cell)| Some(Bar::new(arm, (*cell.means.first()?)?)));
    bars(words, &words.say(message!("report-points")), &known.collect::<Vec<_>>())
}

/// The last of what is swept runs along the plot; there is a line for each value of the others and each arm.
fn plot_of_sweep(words: Words, part: &PartResult) -> Result<String, PlotError> {
    let mut lines: Vec<Band> = Vec::new();
    for (row, place) in part.rows.iter().filter_map(|row| Some((row, row.parameters.last()?.parse::<f64>().ok()?))) {
        for (arm, cell) in part.arms.iter().zip(&row.cells) {
            let Some(Some(estimate)) = cell.means.first() else { continue };
            let others: Vec<String> = part
                .swept
                .iter()
                .zip(&row.parameters)
                .take(part.swept.len() - 1)
                .map(|(name, value)| format!("{value} {name}"))
                .collect();
            let label = match (part.arms.len(), others.is_empty()) {
                (_, true) => arm.clone(),
                (1, false) => others.join(", "),
                (_, false) => format!("{arm}, {}", others.join(", ")),
            };
            let point = (place, estimate.mean, estimate.low(), estimate.high());
            match lines.iter_mut().find(|line| line.label == label) {
                Some(line) => line.points.push(point),
                None => lines.push(Band { label, points: vec![point] }),
            }
        }
    }
    if lines.is_empty() {
        return Ok(String::new());
    }
    let (x, y) = (part.swept.last().map_or("", String::as_str), words.say(message!("report-points")));
    bands(words, (x, &y), Scale::Linear, &lines)
}

fn table_of(words: Words, part: &PartResult) -> String {
    let others = || part.arms.iter().skip(1);
    let mut head = part.swept.clone();
    if part.rows.iter().any(|row| row.probability.is_some()) {
        head.push(words.say(message!("report-of-all-deals")));
    }
    head.push("n".to_owned());
    head.extend(part.arms.iter().cloned());
    head.extend(others().map(|arm| words.say(message!("report-more", arm))));
    head.extend(others().map(|arm| words.say(message!("report-better-or-same", arm))));
    head.extend(others().map(|arm| words.say(message!("report-other-game", arm))));
    table(&head, part.rows.iter().map(|row| table_row(words, part, row)))
}

fn table_row(words: Words, part: &PartResult, row: &RowResult) -> Vec<String> {
    let mut cells: Vec<String> = row.parameters.iter().map(escaped).collect();
    if part.rows.iter().any(|row| row.probability.is_some()) {
        cells.push(row.probability.map_or_else(|| "-".to_owned(), |share| percent(words, Some(share))));
    }
    let first = row.cells.first().and_then(|cell| *cell.means.first()?);
    cells.push(first.map_or(0, |estimate| estimate.n).to_string());
    cells.extend(row.cells.iter().map(|cell| words.interval(cell.means.first().copied().flatten(), 2)));
    cells.extend(row.differences.iter().map(|difference| words.interval(difference.difference, 2)));
    let shares = row.differences.iter();
    let share = |share| percent(words, share);
    cells.extend(shares.map(|difference| format!("{} / {}", share(difference.better), share(difference.same))));
    cells.extend(row.differences.iter().map(|difference| share(difference.other_game)));
    cells
}

fn claims(words: Words, part: &PartResult) -> Result<String, PlotError> {
    let Some(row) = part.rows.first() else { return Ok(String::new()) };
    let mut lines = Vec::new();
    for (arm, cell) in part.arms.iter().zip(&row.cells) {
        for (kind, shares) in [("report-from-the-top", &cell.means), ("report-in-every-order", &cell.in_every_order)] {
            let known = (1..).zip(shares).filter_map(|(trick, share): (u32, _)| Some((trick, (*share)?)));
            let points = known.map(|(trick, share)| {
                let [mean, low, high] = [share.mean, share.low(), share.high()].map(|share| 100.0 * share);
                (f64::from(trick), mean, low, high)
            });
            lines.push(Band { label: words.say(Message::new(kind).with("arm", arm)), points: points.collect() });
        }
    }
    lines.retain(|line| !line.points.is_empty());
    if lines.is_empty() {
        return Ok(String::new());
    }
    let [x, y] = [message!("report-trick-to-lead"), message!("report-per-cent")].map(|axis| words.say(axis));
    let plot = bands(words, (&x, &y), Scale::Linear, &lines)?;
    let n_tricks = row.cells.iter().map(|cell| cell.means.len()).max().unwrap_or(0);
    let mut head = vec![words.say(message!("report-trick"))];
    head.extend(lines.iter().map(|line| line.label.clone()));
    let rows = (1..=n_tricks).map(|trick| {
        let share = |line: &Band| {
            let point = line.points.iter().find(|point| point.0 == trick as f64);
            point.map_or_else(
                || "-".to_owned(),
                |point| format!("{} % ±{}", words.number(point.1, 1), words.number((point.3 - point.2) / 2.0, 1)),
            )
        };
        std::iter::once(trick.to_string()).chain(lines.iter().map(share)).collect()
    });
    let n = row.cells.iter().filter_map(|cell| (*cell.means.first()?)?.n.into()).max().unwrap_or(0);
    let body = plot + &table(&head, rows);
    Ok(section(&part.title, &body, &words.say(message!("report-note-and-deals", note = note(words, part), n))))
}

/// Returns a share; a small one with more decimals.
fn percent(words: Words, share: Option<f64>) -> String {
    match share {
        None => "-".to_owned(),
        Some(share) if 100.0 * share < 0.995 && 0.0 < share => words.percent(share, 2),
        Some(share) => words.percent(share, 1),
    }
}
