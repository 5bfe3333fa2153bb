//! Tables of numbers that fit on a terminal.

use api::paint::{BOLD, plain, styled, width};

/// Most columns of a terminal for a table.
pub(crate) const TERMINAL: usize = 80;

/// Text between two columns.
const GAP: &str = "  ";

/// A table: the first columns say what a row is about, and stand to the left; the others are numbers, to the right.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    n_keys: usize,
    head: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Table {
    pub(crate) const fn new(n_keys: usize, head: Vec<String>) -> Self {
        Self { n_keys, head, rows: Vec::new() }
    }

    pub(crate) fn push(&mut self, row: Vec<String>) {
        self.rows.push(row);
    }

    /// Returns the lines. Columns that have no room stand in another table below, with the same first columns; cells that
    /// are wider than a terminal stay whole.
    pub(crate) fn lines(&self) -> Vec<String> {
        let widths: Vec<usize> = (0..self.head.len()).map(|column| self.width(column)).collect();
        let keys: Vec<usize> = (0..self.n_keys.min(self.head.len())).collect();
        let left: usize = keys.iter().map(|&key| widths[key] + GAP.len()).sum();
        let mut parts: Vec<Vec<usize>> = vec![keys.clone()];
        let mut taken = left.saturating_sub(GAP.len());
        for (column, wide) in widths.iter().enumerate().skip(keys.len()) {
            let part = parts.last_mut().expect("there is a part");
            if TERMINAL < taken + GAP.len() + wide && keys.len() < part.len() {
                parts.push(keys.iter().copied().chain([column]).collect());
                taken = left + wide;
            } else {
                part.push(column);
                taken += GAP.len() + wide;
            }
        }
        let mut lines = Vec::new();
        for (at, part) in parts.iter().enumerate() {
            if at != 0 {
                lines.push(String::new());
            }
            lines.push(styled(&self.line(&self.head, part, &widths), BOLD));
            lines.extend(self.rows.iter().map(|row| self.line(row, part, &widths)));
        }
        lines
    }

    fn width(&self, column: usize) -> usize {
        let cells = self.rows.iter().filter_map(|row| row.get(column)).chain(self.head.get(column));
        cells.map(|cell| width(cell)).max().unwrap_or(0)
    }

    fn line(&self, row: &[String], columns: &[usize], widths: &[usize]) -> String {
        let cells = columns.iter().map(|&column| {
            let cell = row.get(column).map_or("", String::as_str);
            let gap = " ".repeat(widths[column].saturating_sub(width(cell)));
            if column < self.n_keys { format!("{cell}{gap}") } else { format!("{gap}{cell}") }
        });
        cells.collect::<Vec<_>>().join(GAP).trim_end().to_owned()
    }
}

/// Returns words in lines that fit on a terminal; all but the first are indented by `indent` columns. No word is
/// broken.
pub(crate) fn wrapped(words: impl IntoIterator<Item = String>, gap: &str, indent: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words {
        match lines.last_mut() {
            Some(line) if width(line) + width(gap) + width(&word) <= TERMINAL => {
                line.push_str(gap);
                line.push_str(&word);
            }
            None => lines.push(word),
            Some(_) => lines.push(format!("{}{word}", " ".repeat(indent))),
        }
    }
    debug_assert!(lines.iter().all(|line| !plain(line).contains('\n')), "a word is one line");
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_without_room_stand_below() {
        let head: Vec<String> = ["bot", "a", "b"].map(str::to_owned).to_vec();
        let mut table = Table::new(1, head);
        table.push(vec!["rules".to_owned(), "1".repeat(50), "2".repeat(40)]);
        let lines: Vec<String> = table.lines().iter().map(|line| plain(line)).collect();
        assert_eq!(lines.len(), 5);
        assert!(lines.iter().all(|line| line.chars().count() <= TERMINAL), "{lines:#?}");
        assert!(lines[1].starts_with("rules  1") && lines[4].starts_with("rules  2"), "{lines:#?}");
    }

    #[test]
    fn words_stay_whole() {
        let lines = wrapped((0..30).map(|number| format!("word-{number}")), "  ", 4);
        assert!(lines.iter().all(|line| line.chars().count() <= TERMINAL));
        assert!(lines[1..].iter().all(|line| line.starts_with("    word-")));
    }
}
