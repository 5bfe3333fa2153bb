//! Problems as notes that Anki imports: a text file with the fields of a note on each line.
//!
//! See: <https://docs.ankiweb.net/importing/text-files.html>, which says what the lines before the notes mean.

use super::{Posed, heading, question};
use crate::paint::plain;
use crate::protocol::escaped;
use text::Language;

/// Columns of a note.
const COLUMNS: usize = 60;

/// Returns the file. Each note has the question, the answer, and its themes as tags; its name is the first field, by which
/// Anki knows it again when it is imported once more.
#[must_use]
pub fn anki(language: Language, problems: &[Posed<'_>]) -> String {
    let mut text =
        String::from("#separator:tab\n#html:true\n#notetype:Basic\n#deck:Doppelkopf\n#guid column:1\n#tags column:4\n");
    for (number, posed) in (1..).zip(problems) {
        let mut front = vec![plain(&heading(language, posed.problem, number, problems.len()))];
        front.extend(posed.table(language, COLUMNS).iter().map(|row| plain(row)));
        front.push(question(posed.problem).text(language));
        front.extend(posed.listed(language, COLUMNS).iter().map(|row| plain(row)));
        let back: Vec<String> = posed.solution(language, None).iter().map(|row| plain(row)).collect();
        let tags: Vec<String> = posed.problem.themes.iter().map(|theme| format!("doko::{theme}")).collect();
        let tags = format!("doko::{} doko::grade{} {}", posed.problem.kind, posed.problem.grade, tags.join(" "));
        text += &format!("{}\t{}\t{}\t{}\n", posed.problem.id, field(&front), field(&back), tags.trim_end());
    }
    text
}

/// Returns rows as one field: there is neither a tab nor the end of a line in it.
fn field(rows: &[String]) -> String {
    let rows: Vec<String> = rows.iter().map(|row| escaped(row).replace('\t', " ")).collect();
    format!("<pre>{}</pre>", rows.join("<br>"))
}
