//! The ranking over several sheets: tables, rounds, evenings.
//!
//! Neither the DDV nor the BSV says more in its rules of play than that the points of all rounds are added up, so the total
//! decides, deductions included, and equal totals share a place.

use super::evening::Evening;
use super::written::Sheet;
use crate::layout::{Align, Table};
use notation::compact;
use text::{Language, message};

/// A player in the ranking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// His place, from 1; equal totals share it.
    pub place: usize,
    /// His name.
    pub name: String,
    /// His points on all sheets, deductions included.
    pub points: i32,
    /// Points on each sheet; `None` if he did not play.
    pub by_sheet: Vec<Option<i32>>,
    /// Number of games he played in.
    pub games: u16,
}

/// Returns all players on the sheets, the first place first. A name is the same player on all of them.
#[must_use]
pub fn rank(sheets: &[(Sheet, Evening)]) -> Vec<Ranked> {
    let mut ranked: Vec<Ranked> = Vec::new();
    for (at, (sheet, evening)) in sheets.iter().enumerate() {
        for (player, name) in sheet.players.iter().enumerate() {
            let known = ranked.iter().position(|ranked| compact(&ranked.name) == compact(name));
            let known = known.unwrap_or_else(|| {
                let by_sheet = vec![None; sheets.len()];
                ranked.push(Ranked { place: 0, name: name.clone(), points: 0, by_sheet, games: 0 });
                ranked.len() - 1
            });
            let points = evening.results()[player];
            let played = |row: &&super::Row| {
                let seat = row.lineup.and_then(|lineup| lineup.seat_of(game::Player(player as u8 + 1)));
                seat.is_some() && row.wrong.is_none()
            };
            ranked[known].points += points;
            ranked[known].by_sheet[at] = Some(ranked[known].by_sheet[at].unwrap_or(0) + points);
            ranked[known].games += evening.rows.iter().filter(played).count() as u16;
        }
    }
    ranked.sort_by_key(|ranked| std::cmp::Reverse(ranked.points));
    for at in 0..ranked.len() {
        let shares = 0 < at && ranked[at - 1].points == ranked[at].points;
        ranked[at].place = if shares { ranked[at - 1].place } else { at + 1 };
    }
    ranked
}

/// Returns the ranking for people.
#[must_use]
pub fn rank_rows(language: Language, ranked: &[Ranked]) -> Vec<String> {
    /// More columns than these do not fit; the total says it all then.
    const MOST_SHEETS: usize = 6;
    let n_sheets = ranked.first().map_or(0, |first| first.by_sheet.len());
    let said = |id: &'static str| text::Message::new(id).text(language);
    let mut table = Table::default()
        .column(said("sheet-place"), Align::Right, 6)
        .column(said("sheet-player"), Align::Left, 20)
        .column(said("sheet-games"), Align::Right, 6)
        .column(said("sheet-points"), Align::Right, 7);
    let shown = if n_sheets <= MOST_SHEETS && 1 < n_sheets { n_sheets } else { 0 };
    for number in 1..=shown {
        table = table.column(message!("sheet-list", n = number).text(language), Align::Right, 5);
    }
    for ranked in ranked {
        let mut cells = vec![
            format!("{}.", ranked.place),
            ranked.name.clone(),
            ranked.games.to_string(),
            ranked.points.to_string(),
        ];
        cells.extend(ranked.by_sheet.iter().take(shown).map(|points| points.map_or("-".to_owned(), |n| n.to_string())));
        table.push(cells);
    }
    table.rows()
}
