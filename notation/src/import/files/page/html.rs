//! The tables of a page, as far as they hold a game: rows, cells, their text and their pictures. Whatever is broken or strange is
//! passed over.

use crate::Span;
use crate::import::draft::At;

/// A row of a table.
#[derive(Debug)]
pub(super) struct Row<'a> {
    pub(super) at: At,
    pub(super) cells: Vec<Cell<'a>>,
}

/// A cell of a row.
#[derive(Debug, Default)]
pub(super) struct Cell<'a> {
    /// Its text, with a line for each piece that stands between tags.
    pub(super) text: String,
    /// The addresses of its pictures.
    pub(super) images: Vec<&'a str>,
    /// Whether something in it is set in italics.
    pub(super) is_marked: bool,
}

/// A tag: its name, what stands behind the name, and where the tag ends.
struct Tag<'a> {
    name: String,
    rest: &'a str,
    end: usize,
}

/// Returns the rows of all tables in their order.
pub(super) fn rows(text: &str) -> Vec<Row<'_>> {
    let mut rows: Vec<Row<'_>> = Vec::new();
    let (mut at, mut line, mut counted) = (0, 1, 0);
    while let Some(open) = text[at..].find('<').map(|open| at + open) {
        if let Some(cell) = rows.last_mut().and_then(|row| row.cells.last_mut()) {
            add_text(&mut cell.text, &text[at..open]);
        }
        let Some(tag) = tag_at(text, open) else { break };
        line += text[counted..open].matches('\n').count();
        counted = open;
        match tag.name.as_str() {
            "tr" => rows.push(Row { at: At { line, span: Span { start: open, end: tag.end } }, cells: Vec::new() }),
            "td" | "th" => rows.last_mut().into_iter().for_each(|row| row.cells.push(Cell::default())),
            _ => {
                if let Some(cell) = rows.last_mut().and_then(|row| row.cells.last_mut()) {
                    cell.is_marked |= tag.name == "i";
                    cell.images.extend(attribute(tag.rest, "src").filter(|_| tag.name == "img"));
                }
            }
        }
        at = if matches!(tag.name.as_str(), "script" | "style") { end_of(text, &tag) } else { tag.end };
    }
    rows
}

/// Returns the title of a page.
pub(super) fn title(text: &str) -> Option<&str> {
    let begin = &text[..text.floor_char_boundary(8000)];
    let (_, rest) = begin.split_once("<title>")?;
    rest.split('<').next()
}

/// Returns the tag that begins here, or a comment as one without a name.
fn tag_at(text: &str, open: usize) -> Option<Tag<'_>> {
    let inside = &text[open + 1..];
    if inside.starts_with("!--") {
        let end = inside.find("-->").map_or(text.len(), |end| open + 1 + end + 3);
        return Some(Tag { name: String::new(), rest: "", end });
    }
    let mut quote = None;
    let close = inside.char_indices().find(|&(_, c)| {
        match quote {
            None if matches!(c, '"' | '\'') => quote = Some(c),
            Some(begun) if begun == c => quote = None,
            _ => {}
        }
        c == '>' && quote.is_none()
    });
    // A quote that is never closed.
    let close = close.map(|(close, _)| close).or_else(|| inside.find('>'))?;
    let tag = &inside[..close];
    let n_name = tag.find(|c: char| c.is_whitespace()).unwrap_or(tag.len());
    Some(Tag { name: tag[..n_name].trim_end_matches('/').to_lowercase(), rest: &tag[n_name..], end: open + close + 2 })
}

/// Returns where the tag ends whose content is none of the page's text.
fn end_of(text: &str, tag: &Tag<'_>) -> usize {
    let ending = format!("</{}", tag.name);
    let is_ending = |at: &usize| text.get(*at..*at + ending.len()).is_some_and(|end| end.eq_ignore_ascii_case(&ending));
    text[tag.end..].match_indices("</").map(|(at, _)| tag.end + at).find(is_ending).unwrap_or(text.len())
}

/// Returns the value of an attribute.
fn attribute<'a>(rest: &'a str, name: &str) -> Option<&'a str> {
    /// No more of a tag is looked at, in bytes.
    const MOST: usize = 2000;
    let rest = &rest[..rest.floor_char_boundary(MOST)];
    let mut from = 0;
    loop {
        let at = from + rest.get(from..)?.to_ascii_lowercase().find(name)?;
        from = at + name.len();
        let is_whole = rest[..at].ends_with(|c: char| c.is_whitespace());
        let Some(value) = rest[from..].trim_start().strip_prefix('=').filter(|_| is_whole) else { continue };
        let value = value.trim_start();
        return Some(match value.chars().next() {
            Some(quote @ ('"' | '\'')) => value[1..].split(quote).next().unwrap_or_default(),
            _ => value.split_whitespace().next().unwrap_or_default(),
        });
    }
}

/// Adds a piece of text, without blanks around it and with the signs that pages write in words.
fn add_text(text: &mut String, piece: &str) {
    const SIGNS: [(&str, &str); 11] = [
        ("&nbsp;", " "),
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&auml;", "ä"),
        ("&ouml;", "ö"),
        ("&uuml;", "ü"),
        ("&Ouml;", "Ö"),
        ("&szlig;", "ß"),
        ("&minus;", "-"),
        ("&amp;", "&"),
    ];
    let mut piece = piece.to_owned();
    for (word, sign) in SIGNS.iter().filter(|_| piece.contains('&')).collect::<Vec<_>>() {
        piece = piece.replace(word, sign);
    }
    let piece = piece.trim();
    if !piece.is_empty() {
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(piece);
    }
}
