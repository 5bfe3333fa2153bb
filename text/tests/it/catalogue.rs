//! Every message exists in both languages with the same variables, the code names no other, and none is left over.

use doko_text::{Language, Texts};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Returns every message and attribute with the names of what is filled in.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    for (file, source) in &Texts::sources(language) {
        let resource = fluent_syntax::parser::parse(&**source).expect("the messages are well-formed");
        let mut add = |name: String, pattern: &Pattern<&str>| {
            assert!(found.insert(name.clone(), variables(pattern)).is_none(), "{file}: {name} is there twice");
        };
        for entry in &resource.body {
            let message = match entry {
                Entry::Message(message) => message,
                Entry::Junk { content } => panic!("{file}: {content}"),
                _ => continue,
            };
            let id = message.id.name;
            if let Some(value) = &message.value {
                add(id.to_owned(), value);
            }
            for attribute in &message.attributes {
                add(format!("{id}.{}", attribute.id.name), &attribute.value);
            }
        }
    }
    found
}

fn variables(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for element in &pattern.elements {
        match element {
            PatternElement::Placeable { expression: Expression::Inline(inline) } => found.extend(variable(inline)),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                found.extend(variable(selector));
                found.extend(variants.iter().flat_map(|variant| variables(&variant.value)));
            }
            PatternElement::TextElement { .. } => {}
        }
    }
    found
}

fn variable(inline: &InlineExpression<&str>) -> Option<String> {
    match inline {
        InlineExpression::VariableReference { id } => Some(id.name.to_owned()),
        InlineExpression::Placeable { expression } => match &**expression {
            Expression::Inline(inline) | Expression::Select { selector: inline, .. } => variable(inline),
        },
        _ => None,
    }
}

#[test]
fn both_languages_have_the_same_messages_and_fill_in_the_same() {
    let (german, english) = (messages(Language::German), messages(Language::English));
    let keys: BTreeSet<&String> = german.keys().chain(english.keys()).collect();
    let differ: Vec<String> = keys
        .into_iter()
        .filter(|key| german.get(*key) != english.get(*key))
        .map(|key| format!("{key}: de {:?}, en {:?}", german.get(key), english.get(key)))
        .collect();
    assert_eq!(differ, Vec::<String>::new());
}

/// Returns every Rust file of the project below a folder.
fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder can be read").flatten() {
        let (path, name) = (entry.path(), entry.file_name());
        if path.is_dir() && name != "target" && name != "datasets" && !name.to_string_lossy().starts_with('.') {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// Returns the text of every string literal of a source, roughly: what stands between two quotes on a line.
fn literals(source: &str) -> impl Iterator<Item = &str> {
    source
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .flat_map(|line| line.split('"').skip(1).step_by(2))
}

fn sources() -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    rust_files(own.parent().expect("the crate lies in the project"), &mut files);
    let read = files.into_iter().filter(|path| !path.starts_with(own)).map(|path| {
        let text = fs::read_to_string(&path).expect("a source is text");
        let code: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        (path, code.join("\n"))
    });
    read.collect()
}

/// Returns what the macro `message!` and the function `word` name in a source.
fn named(source: &str) -> impl Iterator<Item = &str> {
    ["message!(", "Message::new(", ".word("].into_iter().flat_map(move |call| {
        source.split(call).skip(1).filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next())
    })
}

#[test]
fn the_code_names_no_message_that_is_not_there() {
    let known = messages(Language::German);
    let missing: BTreeSet<String> = sources()
        .iter()
        .flat_map(|(path, text)| {
            let missing = named(text).filter(|id| !known.contains_key(*id) && !id.contains('{'));
            missing.map(|id| format!("{}: {id}", path.display())).collect::<Vec<_>>()
        })
        .collect();
    assert_eq!(missing, BTreeSet::new());
}

/// A message is used if the code names it, or the beginning of its name with the rest put together.
#[test]
fn no_message_is_left_over() {
    let sources = sources();
    let names: BTreeSet<&str> = sources.iter().flat_map(|(_, text)| literals(text)).collect();
    // The first word of a name that is put together, such as "seat" of `format!("seat-{seat}")` and of `named("seat", ..)`.
    let is_put_together = |id: &str| {
        let begins = id.match_indices(['-', '.']).map(|(end, sign)| (&id[..end], &id[..end + sign.len()]));
        begins.into_iter().any(|(word, begin)| {
            names.contains(word)
                || names.iter().any(|name| name.strip_prefix(begin).is_some_and(|rest| rest.starts_with('{')))
        })
    };
    // An entry of the handbook is `e3-8-1`, after the number.
    let is_entry = |id: &str| id.starts_with('e') && id[1..].starts_with(|c: char| c.is_ascii_digit());
    let left: Vec<String> = messages(Language::German)
        .into_keys()
        .filter(|id| id != "verbatim" && !names.contains(id.as_str()) && !is_put_together(id) && !is_entry(id))
        .collect();
    assert_eq!(left, Vec::<String>::new());
}
