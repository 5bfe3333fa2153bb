//! Parts that all pages share.

use super::generator;
use std::fmt::{Display, Write};
use text::Language;
use text::visible;

const STYLE: &str = "
body { font: 15px/1.5 system-ui, sans-serif; color: #24292f; background: #f6f7f9; margin: 0; }
main { max-width: 960px; margin: 0 auto; padding: 32px 24px 64px; }
h1 { font-size: 26px; margin: 0 0 4px; } h2 { font-size: 18px; margin: 0 0 12px; }
section { background: #fff; border: 1px solid #e1e4e8; border-radius: 10px; padding: 20px 24px; margin: 18px 0; overflow-x: auto; }
p.about { color: #57606a; margin: 0 0 8px; } p.note { color: #57606a; font-size: 13px; margin: 10px 0 0; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th { text-align: right; font-weight: 600; color: #57606a; border-bottom: 2px solid #e1e4e8; padding: 6px 10px; font-size: 13px; }
td { text-align: right; border-bottom: 1px solid #eef0f2; padding: 6px 10px; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
td i { display: inline-block; width: 10px; height: 10px; border-radius: 5px; margin-right: 8px; }
svg { max-width: 100%; height: auto; }
code { background: #eef0f2; border-radius: 4px; padding: 1px 5px; }
";

/// Returns a page of a command.
pub(crate) fn page(language: Language, command: &str, title: &str, about: &str, sections: &[String]) -> String {
    let generator = generator(command);
    let (title, about) = (escaped(title), escaped(about));
    let sections = sections.concat();
    format!(
        "<!doctype html>\n<html lang=\"{language}\"><head><meta charset=\"utf-8\">{generator}\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title><style>{STYLE}</style></head>\
         <body><main><h1>{title}</h1><p class=\"about\">{about}</p>{sections}</main></body></html>\n"
    )
}

/// Returns a part of a page; the body is HTML.
pub(crate) fn section(title: &str, body: &str, note: &str) -> String {
    let note = if note.is_empty() { String::new() } else { format!("<p class=\"note\">{}</p>", escaped(note)) };
    format!("<section><h2>{}</h2>{body}{note}</section>\n", escaped(title))
}

/// Returns a table; the cells are HTML.
pub(crate) fn table(head: &[String], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut text = String::from("<table><tr>");
    for cell in head {
        let _ = write!(text, "<th>{}</th>", escaped(cell));
    }
    text.push_str("</tr>");
    for row in rows {
        text.push_str("<tr>");
        for cell in row {
            // A cell that brings its own tag is taken as it is.
            let _ = if cell.starts_with("<td") { write!(text, "{cell}") } else { write!(text, "<td>{cell}</td>") };
        }
        text.push_str("</tr>");
    }
    text + "</table>"
}

/// Returns text in which nothing is taken for HTML and nothing is unseen.
pub(crate) fn escaped(text: impl Display) -> String {
    visible(&text.to_string()).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
