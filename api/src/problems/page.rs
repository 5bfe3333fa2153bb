//! Problems on a sheet to be printed, the solutions behind them.

use super::{Posed, heading, question};
use crate::paint::plain;
use crate::protocol::escaped;
use sim::report::generator;
use std::fmt::Write as _;
use text::{Language, message};

const STYLE: &str = "body{font:11pt/1.4 system-ui,sans-serif;max-width:46em;margin:2em auto;padding:0 1em;color:#111;background:#fff}\
pre{font:10pt/1.35 ui-monospace,monospace;margin:.4em 0;white-space:pre-wrap}section{break-inside:avoid;margin:0 0 1.4em;\
border-bottom:1px solid #bbb;padding-bottom:.6em}h1{font-size:1.4em}h2{font-size:1.05em;margin:.2em 0}.solutions{break-before:page}\
a{color:inherit}@media print{body{max-width:none;margin:0}}";

/// Columns of a table.
const COLUMNS: usize = 76;

/// Returns the sheet.
#[must_use]
pub fn page(language: Language, problems: &[Posed<'_>]) -> String {
    let title = escaped(&message!("problems-page-title", n = problems.len()).text(language));
    let mut text = format!(
        "<!doctype html>\n<html lang=\"{language}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width,initial-scale=1\">{}<title>{title}</title><style>{STYLE}</style></head><body><main>\n\
         <h1>{title}</h1>\n",
        generator("problems"),
    );
    for (number, posed) in (1..).zip(problems) {
        let head = escaped(&plain(&heading(language, posed.problem, number, problems.len())));
        let mut rows = posed.table(language, COLUMNS);
        rows.extend(posed.listed(language, COLUMNS));
        let asked = escaped(&question(posed.problem).text(language));
        let _ = writeln!(
            text,
            "<section id=\"p{number}\"><h2><a href=\"#s{number}\">{head}</a></h2><pre>{}</pre><p>{asked}</p></section>",
            shown(&rows)
        );
    }
    let solutions = escaped(&message!("problems-page-solutions").text(language));
    let _ = writeln!(text, "<h1 class=\"solutions\">{solutions}</h1>");
    for (number, posed) in (1..).zip(problems) {
        let rows = posed.solution(language, None);
        let _ = writeln!(
            text,
            "<section id=\"s{number}\"><h2><a href=\"#p{number}\">{number}</a></h2><pre>{}</pre></section>",
            shown(&rows)
        );
    }
    text.push_str("</main></body></html>\n");
    text
}

fn shown(rows: &[String]) -> String {
    rows.iter().map(|row| escaped(&plain(row))).collect::<Vec<_>>().join("\n")
}
