//! A table of numbers that people can read: a line for each feature, a column for each case.

use std::fmt::Write as _;
use std::str::Lines;

/// The name of a table, its lines and its columns.
#[derive(Clone, Debug)]
pub(crate) struct Grid {
    pub(crate) name: &'static str,
    pub(crate) rows: Vec<String>,
    pub(crate) columns: Vec<String>,
}

impl Grid {
    /// Writes the numbers, which come column by column, multiplied and rounded.
    pub(crate) fn write(&self, times: f32, columns: &[Vec<f32>]) -> String {
        let mut text = format!("{} {}\n", self.name, self.columns.join(" "));
        for (row, name) in self.rows.iter().enumerate() {
            text.push_str(name);
            for column in columns {
                let _ = write!(text, " {}", (column[row] * times).round() as i32);
            }
            text.push('\n');
        }
        text
    }

    /// Reads the numbers, column by column.
    ///
    /// # Panics
    /// Panics if the lines are not this table.
    pub(crate) fn read(&self, times: f32, lines: &mut Lines<'_>) -> Vec<Vec<f32>> {
        let head = lines.next().unwrap_or_default();
        assert_eq!(head, format!("{} {}", self.name, self.columns.join(" ")), "the columns as the code names them");
        let mut columns = vec![Vec::with_capacity(self.rows.len()); self.columns.len()];
        for name in &self.rows {
            let mut words = lines.next().unwrap_or_default().split(' ');
            assert_eq!(words.next(), Some(name.as_str()), "the features as the code names them");
            for column in &mut columns {
                let number: i32 = words.next().unwrap_or_default().parse().expect("a whole number");
                column.push(number as f32 / times);
            }
        }
        columns
    }
}
