//! The page of a study.

use super::page::{escaped, page, section, table};
use super::plot::{Band, Bar, PlotError, Scale, bands, bars};
use crate::stats::Estimate;
use crate::study::{PartResult, RowResult, StudyResult};

/// Returns a page with the result of a study.
///
/// # Errors
/// Returns why a plot cannot be drawn.
pub fn study_page(result: &StudyResult) -> Result<String, PlotError> {
    let mut sections = result.parts.iter().map(part_section).collect::<Result<Vec<_>, _>>()?;
    let rows = [
        ("seed", result.seed.to_string()),
        ("SHA-256 of the file and the rules", result.configuration.clone()),
        ("format of seeds", result.format.to_string()),
        ("version of doko", result.version.to_owned()),
    ];
    let rows = rows.map(|(what, value)| vec![what.to_owned(), format!("<code>{}</code>", escaped(value))]);
    sections.push(section("How to get the same numbers", &table(&["", ""], rows), ""));
    let about = format!("{} Rule set {}; intervals of 95 %, the deal is the unit.", result.question, result.rules);
    Ok(page("study", &result.title, &about, &sections))
}

fn part_section(part: &PartResult) -> Result<String, PlotError> {
    if part.value == "claims" {
        return claims(part);
    }
    let plot = if part.swept.is_empty() { plot_of_arms(part)? } else { plot_of_sweep(part)? };
    Ok(section(&part.title, &(plot + &table_of(part)), &note(part)))
}

fn note(part: &PartResult) -> String {
    let what = match part.value {
        "points" => format!("Points of {}, games played by bots", part.seat),
        "open-cards" => format!("Points of {} with open cards after random openings, without calls", part.seat),
        _ => "Share of tricks whose leader could claim all that are left".to_owned(),
    };
    let condition =
        if part.condition.is_empty() { String::new() } else { format!(", deals in which {}", part.condition) };
    let bots = part.bots.first().map_or_else(String::new, |bots| {
        let is_one = bots.iter().all(|bot| *bot == bots[0]);
        if is_one { bots[0].clone() } else { bots.join(", ") }
    });
    let bots = if part.value == "open-cards" { String::new() } else { format!("; bots: {bots}") };
    format!("{what}{condition}{bots}.")
}

fn plot_of_arms(part: &PartResult) -> Result<String, PlotError> {
    let Some(row) = part.rows.first() else { return Ok(String::new()) };
    let known = part.arms.iter().zip(&row.cells);
    let known = known.filter_map(|(arm, cell)| Some(Bar::new(arm, (*cell.means.first()?)?)));
    bars("points", &known.collect::<Vec<_>>())
}

/// The last of what is swept runs along the plot; there is a line for each value of the others and each arm.
fn plot_of_sweep(part: &PartResult) -> Result<String, PlotError> {
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
    bands(part.swept.last().map_or("", String::as_str), "points", Scale::Linear, &lines)
}

fn table_of(part: &PartResult) -> String {
    let differences: Vec<String> = part.arms.iter().skip(1).map(|arm| format!("{arm} more")).collect();
    let shares: Vec<String> = part.arms.iter().skip(1).map(|arm| format!("{arm} better / same")).collect();
    let mut head: Vec<&str> = part.swept.iter().map(String::as_str).collect();
    if part.rows.iter().any(|row| row.probability.is_some()) {
        head.push("of all deals");
    }
    head.push("n");
    head.extend(part.arms.iter().map(String::as_str));
    head.extend(differences.iter().chain(&shares).map(String::as_str));
    table(&head, part.rows.iter().map(|row| table_row(part, row)))
}

fn table_row(part: &PartResult, row: &RowResult) -> Vec<String> {
    let mut cells: Vec<String> = row.parameters.iter().map(escaped).collect();
    if part.rows.iter().any(|row| row.probability.is_some()) {
        cells.push(row.probability.map_or_else(|| "-".to_owned(), |share| percent(Some(share))));
    }
    let first = row.cells.first().and_then(|cell| *cell.means.first()?);
    cells.push(first.map_or(0, |estimate| estimate.n).to_string());
    cells.extend(row.cells.iter().map(|cell| interval(cell.means.first().copied().flatten())));
    cells.extend(row.differences.iter().map(|difference| interval(difference.difference)));
    let shares = row.differences.iter();
    cells.extend(shares.map(|difference| format!("{} / {}", percent(difference.better), percent(difference.same))));
    cells
}

fn claims(part: &PartResult) -> Result<String, PlotError> {
    let Some(row) = part.rows.first() else { return Ok(String::new()) };
    let mut lines = Vec::new();
    for (arm, cell) in part.arms.iter().zip(&row.cells) {
        for (kind, shares) in [("from the top", &cell.means), ("in every order", &cell.in_every_order)] {
            let known = (1..).zip(shares).filter_map(|(trick, share): (u32, _)| Some((trick, (*share)?)));
            let points = known.map(|(trick, share)| {
                let [mean, low, high] = [share.mean, share.low(), share.high()].map(|share| 100.0 * share);
                (f64::from(trick), mean, low, high)
            });
            lines.push(Band { label: format!("{arm}, {kind}"), points: points.collect() });
        }
    }
    lines.retain(|line| !line.points.is_empty());
    if lines.is_empty() {
        return Ok(String::new());
    }
    let plot = bands("trick to be led", "per cent", Scale::Linear, &lines)?;
    let n_tricks = row.cells.iter().map(|cell| cell.means.len()).max().unwrap_or(0);
    let mut head = vec!["trick"];
    head.extend(lines.iter().map(|line| line.label.as_str()));
    let rows = (1..=n_tricks).map(|trick| {
        let share = |line: &Band| {
            let point = line.points.iter().find(|point| point.0 == trick as f64);
            point.map_or_else(|| "-".to_owned(), |point| format!("{:.1} % ±{:.1}", point.1, (point.3 - point.2) / 2.0))
        };
        std::iter::once(trick.to_string()).chain(lines.iter().map(share)).collect()
    });
    let n = row.cells.iter().filter_map(|cell| (*cell.means.first()?)?.n.into()).max().unwrap_or(0);
    let body = plot + &table(&head, rows);
    Ok(section(&part.title, &body, &format!("{} {n} deals.", note(part))))
}

fn percent(share: Option<f64>) -> String {
    match share.map(|share| 100.0 * share) {
        None => "-".to_owned(),
        Some(share) if share < 0.995 && 0.0 < share => format!("{share:.2} %"),
        Some(share) => format!("{share:.1} %"),
    }
}

fn interval(estimate: Option<Estimate>) -> String {
    match estimate {
        None => "-".to_owned(),
        Some(Estimate { mean, half: None, .. }) => format!("{mean:+.2}"),
        Some(Estimate { mean, half: Some(half), .. }) => format!("{mean:+.2} ±{half:.2}"),
    }
}
