//! Rows that stay within the columns of a terminal: tables whose cells fold, and sentences that do.

use crate::paint;

/// Least number of columns of a terminal.
pub const COLUMNS: usize = 80;

/// Number of blanks between two columns of a table.
const GAP: usize = 2;

/// Returns a text in rows that are no wider than this, broken between words; a word that is wider stands alone. A style
/// must not begin in one row and end in another.
#[must_use]
pub fn fold(text: &str, width: usize) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match rows.last_mut() {
            Some(row) if paint::width(row) + 1 + paint::width(word) <= width => {
                row.push(' ');
                row.push_str(word);
            }
            _ => rows.push(word.to_owned()),
        }
    }
    rows
}

/// Returns a sentence folded to the columns of a terminal: its first row is indented by `indent` columns, the others by
/// two more.
#[must_use]
pub fn sentence(text: &str, indent: usize) -> Vec<String> {
    let room = COLUMNS - indent;
    let width = if paint::width(text) <= room { room } else { room - 2 };
    let rows = fold(text, width).into_iter().enumerate();
    rows.map(|(number, row)| format!("{}{row}", " ".repeat(indent + if number == 0 { 0 } else { 2 }))).collect()
}

/// Alignment of the cells of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// Left.
    Left,
    /// Right, as for numbers.
    Right,
}

/// A table of text with styles.
#[derive(Clone, Debug, Default)]
pub struct Table {
    columns: Vec<Column>,
    rows: Vec<Vec<String>>,
}

#[derive(Clone, Debug)]
struct Column {
    head: String,
    align: Align,
    widest: usize,
}

impl Table {
    /// Adds a column; what is wider than `widest` folds.
    #[must_use]
    pub fn column(mut self, head: impl Into<String>, align: Align, widest: usize) -> Self {
        self.columns.push(Column { head: head.into(), align, widest });
        self
    }

    /// Adds a row.
    pub fn push(&mut self, cells: Vec<String>) {
        self.rows.push(cells);
    }

    /// Returns the heads and all rows, each of them as many rows of text as its highest cell.
    #[must_use]
    pub fn rows(&self) -> Vec<String> {
        let heads = self.columns.iter().map(|column| column.head.clone()).collect();
        let folded: Vec<Vec<Vec<String>>> = std::iter::once(&heads)
            .chain(&self.rows)
            .map(|cells| cells.iter().zip(&self.columns).map(|(cell, column)| fold(cell, column.widest)).collect())
            .collect();
        let widths: Vec<usize> = (0..self.columns.len())
            .map(|at| folded.iter().flat_map(|cells| &cells[at]).map(|part| paint::width(part)).max().unwrap_or(0))
            .collect();
        folded.iter().flat_map(|cells| self.lines_of(cells, &widths)).collect()
    }

    fn lines_of(&self, cells: &[Vec<String>], widths: &[usize]) -> Vec<String> {
        let height = cells.iter().map(Vec::len).max().unwrap_or(0);
        let line = |number: usize| {
            let parts = cells.iter().zip(&self.columns).zip(widths).map(|((cell, column), &width)| {
                let part = cell.get(number).map_or("", String::as_str);
                let space = " ".repeat(width.saturating_sub(paint::width(part)));
                if column.align == Align::Left { format!("{part}{space}") } else { format!("{space}{part}") }
            });
            parts.collect::<Vec<_>>().join(&" ".repeat(GAP)).trim_end().to_owned()
        };
        (0..height).map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::{BAD, styled};

    #[test]
    fn nothing_breaks_inside_a_word() {
        assert_eq!(fold("keine 90 bringt mehr", 8), ["keine 90", "bringt", "mehr"]);
        assert_eq!(fold("Trumpfabgabe", 3), ["Trumpfabgabe"]);
        assert_eq!(sentence("one", 2), ["  one"]);
        let long = "word ".repeat(40);
        assert!(sentence(&long, 2).iter().all(|row| row.chars().count() <= COLUMNS));
    }

    #[test]
    fn cells_fold_and_styles_take_no_room() {
        let mut table = Table::default().column("game", Align::Left, 9).column("points", Align::Right, 6);
        table.push(vec!["Hochzeit with Fehl".to_owned(), styled("+1", BAD)]);
        let rows: Vec<String> = table.rows().iter().map(|row| paint::plain(row)).collect();
        assert_eq!(rows, ["game       points", "Hochzeit       +1", "with Fehl"]);
    }
}
