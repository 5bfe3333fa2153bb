//! Changing the text of a sheet: what a person has written beside it stays as it is.

use super::written::{Sheet, check_name};
use crate::error::Error;
use game::Rules;
use game::notation::brief;
use text::{Language, Message, message};

/// Returns the text of a sheet on which nothing has been played.
///
/// # Errors
/// Returns which name cannot be one, or that the rules know no table of this size.
pub fn begin(language: Language, rules: &Rules, players: &[String], cents: Option<u32>) -> Result<String, Error> {
    if !(4..=7).contains(&players.len()) {
        return Err(Error::new(message!("sheet-table-size", n = players.len())));
    }
    for (at, name) in players.iter().enumerate() {
        check_name(name, &players[..at]).map_err(Error::new)?;
    }
    if !rules.table_sizes.contains(&(players.len() as u8)) {
        return Err(Error::of(&game::RoundError::TableSize(players.len() as u8)));
    }
    let said = |id: &'static str| Message::new(id).text(language);
    let mut text = format!("# {}\n", said("sheet-begin"));
    text.push_str(&format!("{}: {}\n", said("sheet-key-rules"), rules.name));
    text.push_str(&format!("{}: {}\n", said("sheet-key-players"), players.join(", ")));
    if let Some(cents) = cents {
        text.push_str(&format!("{}: {cents}\n", said("sheet-key-cents")));
    }
    text.push('\n');
    Ok(text)
}

/// Returns the text with one more row: a game, or with `-` before it what happens between games.
///
/// # Errors
/// Returns why this is no row.
pub fn with_row(sheet: &Sheet, row: &str, record: Option<&str>) -> Result<String, Error> {
    let row = one_line(row)?;
    let next = sheet.entries.iter().filter_map(|entry| entry.number).max().unwrap_or(0) + 1;
    let mut text = sheet.source.text.clone();
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    text.push_str(&written(next, row, record));
    Ok(text)
}

/// Returns the text in which the row of a game says something else.
///
/// # Errors
/// Returns that there is no such game, or why this is no row.
pub fn with_fixed(sheet: &Sheet, number: u16, row: &str, record: Option<&str>) -> Result<String, Error> {
    let row = one_line(row)?;
    let entry = sheet.entries.iter().find(|entry| entry.number == Some(number));
    let entry = entry.ok_or_else(|| {
        let most = sheet.entries.iter().filter_map(|entry| entry.number).max().unwrap_or(0);
        Error::new(message!("sheet-no-such-game", number, most))
    })?;
    let mut text = String::new();
    for (number_of_line, line) in (1..).zip(sheet.source.text.split_inclusive('\n')) {
        if number_of_line == entry.line {
            let comment = line.find('#').map(|at| line[at..].trim_end().to_owned());
            let new = written(number, row, record);
            match comment {
                // What was noted beside the row stays beside it.
                Some(comment) if !row.contains('#') => {
                    let (first, rest) = new.split_once('\n').unwrap_or((&new, ""));
                    text.push_str(&format!("{first}  {comment}\n{rest}"));
                }
                _ => text.push_str(&new),
            }
        } else if !(entry.line < number_of_line && number_of_line < entry.line + entry.n_lines) {
            text.push_str(line);
        }
    }
    Ok(text)
}

fn one_line(row: &str) -> Result<&str, Error> {
    let row = row.trim();
    if row.is_empty() || row.contains(['\n', '\r']) {
        return Err(Error::new(message!("sheet-one-line", text = brief(row))));
    }
    Ok(row)
}

fn written(number: u16, row: &str, record: Option<&str>) -> String {
    let mut text = match row.strip_prefix('-') {
        Some(between) => format!("- {}\n", between.trim()),
        None => format!("{number:>2}  {row}\n").trim_start().to_owned(),
    };
    for line in record.unwrap_or_default().lines().filter(|line| !line.trim().is_empty()) {
        text.push_str(&format!("      {}\n", line.trim_end()));
    }
    text
}
