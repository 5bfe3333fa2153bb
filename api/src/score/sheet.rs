//! What came of a game, row by row, for people.

use crate::paint::{self, BOLD, DIM, styled};
use crate::plays;
use game::{BySeat, Outcome, Points, Rules, Score, Team, Unplayed};
use text::{Language, Localized, Message, message};

/// Returns what came of a game: tricks, items with their paragraphs, points.
#[must_use]
pub fn sheet(language: Language, rules: &Rules, outcome: &Outcome) -> Vec<String> {
    let mut rows = vec![styled(&headline(outcome).text(language), BOLD), String::new()];
    let tricks = outcome.tricks.iter().enumerate();
    rows.extend(tricks.map(|(number, trick)| format!("  {}", plays::row(language, number, trick, 0))));
    rows.extend(outcome.unplayed.map(|unplayed| format!("  {}", rest(outcome, unplayed).text(language))));
    rows.push(String::new());
    rows.extend(item_rows(language, rules, &outcome.score));
    rows.extend([String::new(), seat_points(language, &outcome.score.points), String::new()]);
    rows
}

/// Returns the items of a score with their paragraphs, and what they come to.
pub(crate) fn item_rows(language: Language, rules: &Rules, score: &Score) -> Vec<String> {
    let mut rows = Vec::new();
    for item in &score.items {
        let (name, team) = (item.kind.text(language), item.team.text(language));
        let paragraph = styled(rules.cite(item.paragraph()), DIM);
        rows.push(format!("  {name:<32} {team:<6} {:>3}   {paragraph}", item.points.to_string()));
    }
    if score.factor != 1 {
        rows.push(format!("  {:<39} ×{}", message!("score-factor").text(language), score.factor));
    }
    let value = score.re_value.to_string();
    rows.push(format!("  {:<39} {value:>3}", message!("score-value").text(language)));
    rows
}

/// Returns what each seat writes down.
pub(crate) fn seat_points(language: Language, points: &BySeat<Points>) -> String {
    let points = points.iter().map(|(seat, points)| format!("{} {:+}", paint::seat(language, seat), points.0));
    format!("  {}", points.collect::<Vec<_>>().join("   "))
}

/// Returns who has won, with whose Augen.
fn headline(outcome: &Outcome) -> Message {
    let augen = |team: Team| outcome.won[team].augen.0;
    let members = outcome.parties.re;
    if outcome.game.contract().is_null() {
        let won = if outcome.score.winner == Some(Team::Re) { "yes" } else { "no" };
        return message!("score-null", won, members);
    }
    match outcome.score.winner {
        Some(team) => {
            let (augen, others_augen) = (augen(team), augen(!team));
            message!("score-wins", team, augen, others = !team, others_augen, members)
        }
        None => message!("score-nobody-wins", re = augen(Team::Re), kontra = augen(Team::Kontra), members),
    }
}

/// Returns the text about tricks that were not played; in a Null they are not needed, and it is won or lost.
fn rest(outcome: &Outcome, Unplayed { to, rest }: Unplayed) -> Message {
    if outcome.game.contract().is_null() {
        let won = if outcome.score.winner == Some(Team::Re) { "yes" } else { "no" };
        return message!("score-rest-null", tricks = rest.tricks, won);
    }
    message!("score-rest", tricks = rest.tricks, augen = rest.augen.0, team = to)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Solo;
    use notation::record::{Breaches, parse_record, resume};

    #[test]
    fn a_null_that_ends_early_says_what_has_become_of_it_and_not_who_gets_the_rest() {
        let club = Rules::DDV.with(|rules| rules.soli.named = vec![Solo::Null].into());
        let text = "dealer=W game=nullsolo soloist=N
             N: CA CA CT SA ST SK HA HT HK DA DT DK
             E: C9 C9 CK CK S9 S9 SK ST H9 H9 HK HT
             S: CT CJ SJ HJ DJ CQ SQ HQ DQ D9 SA HA
             W: CJ SJ HJ DJ CQ SQ HQ DQ D9 DK DT DA";
        let record = parse_record(text).expect("a record");
        let play = resume(&record, &club, Breaches::Refuse).expect("the game begins");
        for (to, word) in [(Team::Kontra, "gewonnen"), (Team::Re, "verloren")] {
            let rows = sheet(Language::German, &club, &play.finish_shortened(to, &[]));
            let row = rows.iter().find(|row| row.contains("12 Stiche")).expect("a row about the rest");
            assert!(row.contains(word) && !row.contains("gehen an"), "{row}");
        }
    }
}
