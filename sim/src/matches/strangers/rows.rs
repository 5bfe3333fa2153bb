//! The table over tables as it is shown: a row for each table, then what they come to.

use super::{BotAtTable, Group, StrangersReport, TableKind, WorstReport};
use crate::stats::Estimate;
use text::{Message, message};

/// Column of the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// Points a game.
    Points,
    /// Points above those of the first bot in the same seats.
    More,
}

impl Column {
    fn of(self, bots: &[BotAtTable]) -> Vec<Option<Estimate>> {
        bots.iter()
            .map(|bot| match self {
                Self::Points => bot.points,
                Self::More => bot.more,
            })
            .collect()
    }

    fn of_worst(self, worst: &WorstReport) -> Option<Estimate> {
        match self {
            Self::Points => worst.points,
            Self::More => worst.more,
        }
    }
}

impl StrangersReport {
    /// Returns the rows, each with its name and a cell for every bot.
    #[must_use]
    pub fn rows(&self, column: Column) -> Vec<(Message, Vec<Option<Estimate>>)> {
        let (mirrors, tables): (Vec<_>, Vec<_>) = self.tables.iter().partition(|row| row.kind == TableKind::Mirror);
        let tables = tables.into_iter().map(|row| {
            let mark = if row.held_out { " *" } else { "" };
            (Message::verbatim(format!("{}{mark}", row.table)), column.of(&row.bots))
        });
        let worst = self.worst.iter().map(|worst| column.of_worst(worst)).collect();
        let means = self.means.iter().map(|mean| {
            let label = match mean.tables {
                Group::Styles => message!("strangers-mean"),
                Group::HeldOut => message!("strangers-mean-held-out"),
                Group::Mixed => message!("strangers-mean-mixed"),
            };
            (label, column.of(&mean.bots))
        });
        let mirrors =
            mirrors.into_iter().map(|row| (message!("strangers-mirror", player = &row.table), column.of(&row.bots)));
        tables.chain([(message!("strangers-worst"), worst)]).chain(means).chain(mirrors).collect()
    }
}
