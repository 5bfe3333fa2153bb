//! Rule files: what a club writes, and what it is told when that cannot be.

use doko_notation::rules_file::{
    from_json, option_value, options_toml, parse_rules, schema, to_json, to_toml, with_option,
};
use game::rules::{CallValue, OPTIONS, Parts, RuleOption, Shape};
use game::{Card, Paragraph, Rules};
use serde_json::json;
use std::fs;
use std::path::Path;
use text::{Language, Localized, Message};

/// Returns the message, the marked parts and the help.
fn error(text: &str) -> (String, Vec<&str>, String) {
    let error = parse_rules(text, "club").expect_err(text);
    let marked = error.labels.iter().map(|label| label.span.of(text)).collect();
    (error.to_string(), marked, error.help().map(|help| help.text(Language::English)).unwrap_or_default())
}

#[test]
fn a_file_says_only_what_differs() {
    let text = "extends = \"ddv\"\ncall_value = { times = 2 }\nsoli = [\"damensolo\", \"trumpfsolo\"]\n\
                games_per_round = { four = 20 }\npflichtansage_augen = 30\nreply_extension = \"none\"";
    let rules = parse_rules(text, "club").expect(text);
    assert_eq!((&*rules.name, rules.score.call_value), ("club", CallValue::Times(2)));
    assert_eq!((rules.soli.named.len(), rules.round.games.four), (2, Some(20)));
    assert_eq!((rules.calls.reply_extension, rules.deck.hand_size), (None, 12));
    assert_eq!(parse_rules(&to_toml(&rules), "other"), Ok(rules));
}

#[test]
fn every_rule_set_comes_back_from_its_text() {
    for rules in Rules::ALL {
        let line = |option: &RuleOption| format!("{} = {}\n", option.name, option.of(&rules));
        let options: String = OPTIONS.iter().map(line).collect();
        let text = format!("extends = \"{}\"\n{options}", rules.name);
        let read = parse_rules(&text, "club").expect(&text);
        assert_eq!(Rules { name: rules.name.clone(), ..read.clone() }, rules);
        assert_eq!(to_toml(&read), format!("extends = \"{}\"\nname = \"club\"\n", rules.name));
        assert_eq!(options_toml(&read), options_toml(&rules));
    }
}

#[test]
fn every_option_can_be_set_from_json() {
    for rules in Rules::ALL {
        let all = to_json(&rules);
        let mut copy = Rules { name: rules.name.clone(), book: rules.book, ..Rules::DDV };
        for option in RuleOption::names() {
            copy = with_option(&copy, option, &all[option]).expect(option);
            assert_eq!(option_value(&copy, option), option_value(&rules, option));
        }
        assert_eq!(copy, rules);
    }
    assert_eq!(
        with_option(&Rules::DDV, "solo_points", &json!("3")).unwrap_err().to_string(),
        "solo_points cannot be \"3\""
    );
}

#[test]
fn the_schema_knows_every_option() {
    let schema = schema();
    for option in RuleOption::names() {
        assert!(schema["properties"][option].is_object(), "{option}");
    }
}

#[test]
fn every_mistake_is_marked_and_helped() {
    for (text, message, marked, help) in [
        (
            "nines = true",
            "extends = \"..\" is missing",
            &[][..],
            "begin with extends = \"ddv\" (ddv, bsv, recklinghausen or tsr)",
        ),
        (
            "extends = \"dvd\"",
            "there is no published rule set \"dvd\"",
            &["\"dvd\""],
            "a rule file extends ddv, bsv, recklinghausen or tsr",
        ),
        (
            "extends = 1",
            "there is no published rule set \"\"",
            &["1"],
            "a rule file extends ddv, bsv, recklinghausen or tsr",
        ),
        (
            "extends = \"recklinghuasen\"",
            "there is no published rule set \"recklinghuasen\"",
            &["\"recklinghuasen\""],
            "did you mean recklinghausen?",
        ),
        (
            "extends = \"ddv\"\nname = \"bsv\"",
            "\"bsv\" is the name of a published rule set",
            &["\"bsv\""],
            "choose another name = \"..\" for your rule set",
        ),
        (
            "extends = \"ddv\"\nname = \"our club\"",
            "\"our club\" cannot be the name of a rule set",
            &["\"our club\""],
            "use letters, digits, - and _",
        ),
        (
            "extends = \"ddv\"\nwerfen_king = 5",
            "unknown option \"werfen_king\"",
            &["werfen_king"],
            "did you mean werfen_kings?",
        ),
        (
            "extends = \"ddv\"\nfoo = 5",
            "unknown option \"foo\"",
            &["foo"],
            "`doko rules` lists all options with their values",
        ),
        ("extends = \"ddv\"\nnines = \"yes\"", "nines cannot be \"yes\"", &["\"yes\""], "write true or false"),
        (
            "extends = \"ddv\"\nhand_size = 1.5",
            "hand_size cannot be 1.5",
            &["1.5"],
            "write a whole number from 0 to 255",
        ),
        ("extends = \"ddv\"\nhand_size = -1", "hand_size cannot be -1", &["-1"], "write a whole number from 0 to 255"),
        (
            "extends = \"ddv\"\nsoli = [\"damensolo\", \"bubensol\"]",
            "soli cannot be \"bubensol\"",
            &["[\"damensolo\", \"bubensol\"]"],
            "did you mean bubensolo?",
        ),
        (
            "extends = \"ddv\"\nschweine = \"announce\"",
            "schweine cannot be \"announce\"",
            &["\"announce\""],
            "did you mean announced?",
        ),
        (
            "extends = \"ddv\"\nschweine = true",
            "schweine cannot be true",
            &["true"],
            "write \"off\", \"announced\", \"before_play\", \"first_played\", \"optional\" or \"after_trick\"",
        ),
        (
            "extends = \"ddv\"\ncall_limits = [1, 2]",
            "call_limits cannot be [1, 2]",
            &["[1, 2]"],
            "write five numbers: for the Ansage, keine 90, keine 60, keine 30 and schwarz",
        ),
        (
            "extends = \"ddv\"\ncall_limits = 5",
            "call_limits cannot be 5",
            &["5"],
            "write a list of a whole number from 0 to 255",
        ),
        (
            "extends = \"ddv\"\nnines = false\nhand_size = 12\n",
            "a deck of 40 cards gives 10 to each of four players, not 12",
            &["nines = false", "hand_size = 12"],
            "these options must fit together: nines, hand_size",
        ),
    ] {
        assert_eq!(error(text), (message.to_owned(), marked.to_vec(), help.to_owned()), "{text}");
    }
    assert_eq!(error("extends = ").1.len(), 1);
    assert_eq!(error("extends = \"ddv\"\nnines = true\nnines = true").1, ["nines"]);
}

#[test]
fn a_rule_set_is_read_back_from_json() {
    let club = parse_rules("extends = \"recklinghausen\"\nname = \"club\"\nwerfen_kings = \"off\"\n", "club");
    let club = Rules { book: Rules::DDV.book, ..club.expect("a rule file") };
    for rules in Rules::ALL.into_iter().chain([club]) {
        assert_eq!(from_json(&to_json(&rules)), Ok(rules));
    }
    let mut json = to_json(&Rules::DDV);
    json["hand_sise"] = 12.into();
    let error = from_json(&json).expect_err("no such option").to_string();
    assert!(error.contains("\"hand_sise\""), "{error}");
}

/// Returns the values of an option as the document says them.
fn written(shape: &Shape) -> String {
    let joined = |shapes: &[Shape]| shapes.iter().map(written).collect::<Vec<_>>().join(", ");
    match shape {
        Shape::Bool => "`true`, `false`".to_owned(),
        Shape::Number(_) => "number".to_owned(),
        Shape::Words(words) if words.len() == Card::COUNT => "card".to_owned(),
        Shape::Words(words) => words.iter().map(|word| format!("`\"{word}\"`")).collect::<Vec<_>>().join(", "),
        Shape::Pattern(_, examples) => {
            let examples: Vec<String> = examples.iter().map(|example| format!("`\"{example}\"`")).collect();
            format!("{} and other numbers", examples.join(", "))
        }
        Shape::List(item, Some(n)) => format!("list of {n} values: {}", written(item)),
        Shape::List(item, None) => format!("list of {}", written(item)),
        Shape::Table(parts, which) => {
            let named = |(name, shape): &(&str, Shape)| format!("`{name}` = {}", written(shape));
            let parts = parts.iter().map(named).collect::<Vec<_>>().join(", ");
            format!("{{ {parts} }}{}", if *which == Parts::Any { ", any of them" } else { "" })
        }
        Shape::AnyOf(shapes) => joined(shapes),
    }
}

/// `datasets/options.md` has a table of each chapter of the options. UPDATE=1 writes them.
#[test]
fn the_document_has_all_options() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/rules.md");
    let document = fs::read_to_string(&path).expect("the document is there");
    let link = |number: &str| {
        let heading = document.lines().find_map(|line| line.strip_prefix("### ")?.strip_prefix(&format!("{number} ")));
        let heading = heading.unwrap_or_else(|| panic!("there is no chapter {number}"));
        let slug = format!("{number} {heading}").to_lowercase().replace(' ', "-");
        let slug: String = slug.chars().filter(|&c| c.is_alphanumeric() || c == '-').collect();
        format!("([{number}](../docs/rules.md#{slug}))")
    };
    let linked = |meaning: &str| {
        let mut text = meaning.trim().to_owned();
        let numbers = meaning.split('(').filter_map(|part| part.split_once(')')).map(|(number, _)| number);
        for number in numbers.filter(|number| number.chars().all(|c| c.is_ascii_digit() || c == '.')) {
            text = text.replace(&format!("({number})"), &link(number));
        }
        text
    };
    let mut made = String::new();
    let mut chapter = "";
    for option in OPTIONS {
        if option.chapter != chapter {
            chapter = option.chapter;
            let heading = Message::new(chapter).text(Language::English);
            made += &format!("\n## {heading}\n\n| option | meaning | values | built in |\n|---|---|---|---|\n");
        }
        let value = |rules: &Rules| {
            let value = format!("`{}`", option.of(rules));
            if option.matters(rules) { value } else { format!("({value})") }
        };
        let [ddv, bsv, recklinghausen, tsr] = Rules::ALL.each_ref().map(value);
        let others = [("ddv", ddv), ("bsv", bsv), ("recklinghausen", recklinghausen)];
        let differ = others.iter().filter(|(_, value)| *value != tsr);
        let differ: String = differ.map(|(name, value)| format!("; `{name}` {value}")).collect();
        let (name, meaning, values) = (option.name, linked(option.meaning), written(&option.shape()));
        made += &format!("| `{name}` | {meaning} | {values} | {tsr}{differ} |\n");
    }
    check_block("../datasets/options.md", "options", &made);
}

/// `datasets/editions.md` has the two editions of the DDV side by side. UPDATE=1 writes it.
#[test]
fn the_list_of_editions_is_what_the_rules_say() {
    check_block("../datasets/editions.md", "editions", &editions());
}

/// Compares the text between the marks of this name in a document with `made`. UPDATE=1 writes it.
fn check_block(document: &str, name: &str, made: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(document);
    let written = fs::read_to_string(&path).expect("the document is there");
    let expected = with_block(&written, name, made);
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, expected).expect("written");
    } else {
        assert!(written == expected, "{document} is not what the table of options says: UPDATE=1 writes it");
    }
}

/// Returns the document with this text between the marks of this name.
fn with_block(document: &str, name: &str, made: &str) -> String {
    let (begin, end) = (format!("<!-- {name}: begin -->\n"), format!("<!-- {name}: end -->"));
    let (before, rest) = document.split_once(&begin).expect("the mark is there");
    let (_, after) = rest.split_once(&end).expect("the mark is there");
    format!("{before}{begin}{made}\n{end}{after}")
}

/// Returns the two editions of the DDV side by side: options that differ, and the places of everything that is cited.
fn editions() -> String {
    let mut made = "\n| option | `tsr` | `ddv` |\n|---|---|---|\n".to_owned();
    for option in OPTIONS.iter().filter(|option| option.of(&Rules::TSR) != option.of(&Rules::DDV)) {
        made += &format!("| `{}` | `{}` | `{}` |\n", option.name, option.of(&Rules::TSR), option.of(&Rules::DDV));
    }
    made += "\n| what | `tsr` | `ddv` |\n|---|---|---|\n";
    for paragraph in Paragraph::ALL {
        let [tsr, ddv] = [Rules::TSR, Rules::DDV].map(|rules| rules.cite(*paragraph));
        made += &format!("| {} | {tsr} | {ddv} |\n", paragraph.about().trim().trim_end_matches('.'));
    }
    made
}
