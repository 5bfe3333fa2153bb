//! The rule files of `datasets/clubs`: each is a rule set of its own, tells where it comes from, and can be played.

use super::{
    driver::{play_on, random_game},
    positions::is_open,
    score_recount::recount,
};
use doko_notation::{
    record::{Breaches, Record, parse_record, replay},
    rules_file::{from_json, parse_rules, to_json, to_toml},
};
use game::rules::RuleOption;
use game::{Augen, Book, Points, Rules};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::path::Path;

/// A rule file: its name, its text, and the rules.
struct Club {
    name: String,
    text: String,
    rules: Rules,
}

impl Club {
    fn read(path: &Path) -> Self {
        let name = path.file_stem().and_then(|stem| stem.to_str()).expect("a name").to_owned();
        let text = std::fs::read_to_string(path).expect("the file can be read");
        let rules = parse_rules(&text, &name).unwrap_or_else(|error| panic!("{name}: {error}"));
        Self { name, text, rules }
    }

    /// Returns what the text says and the rules cannot express, one thing a line.
    fn missing(&self) -> Vec<&str> {
        self.text.lines().filter_map(|line| line.strip_prefix("# Missing: ")).collect()
    }

    /// Returns how many things that the text says the file sets, each with a comment.
    fn n_set(&self) -> usize {
        let is_setting = |line: &str| line.contains(" = ") && !line.starts_with('#') && !line.starts_with("extends");
        self.text.split("\n\n").filter(|block| block.lines().any(is_setting)).count()
    }
}

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../datasets/clubs")
}

fn clubs() -> Vec<Club> {
    let entries = std::fs::read_dir(folder()).expect("the folder is there");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    let is_toml = |path: &Path| path.extension().is_some_and(|end| end == "toml");
    let clubs: Vec<Club> = paths.iter().filter(|path| is_toml(path)).map(|path| Club::read(path)).collect();
    assert!(30 <= clubs.len(), "{}", clubs.len());
    clubs
}

#[test]
fn every_file_says_where_it_comes_from_and_what_is_missing() {
    for Club { name, text, .. } in &clubs() {
        let head: Vec<&str> = text.lines().take_while(|line| line.starts_with('#')).collect();
        let is_found_again =
            head.get(1).is_some_and(|line| line.contains("http") || line.contains("repository unknown"));
        assert!(is_found_again, "{name}: {head:?}");
        // A setting, or a few that belong together, has a comment that says in words what is played.
        let body = text.lines().skip(head.len());
        let blocks: Vec<String> = body.collect::<Vec<_>>().join("\n").split("\n\n").map(str::to_owned).collect();
        for block in blocks.iter().map(|block| block.trim()).filter(|block| !block.starts_with("extends")) {
            assert!(block.starts_with("# "), "{name}: {block}");
        }
    }
    for club in &clubs() {
        let missing = club.missing();
        assert!(!missing.is_empty(), "{}", club.name);
        assert!(missing.len() == 1 || !missing.contains(&"nothing"), "{}", club.name);
    }
}

#[test]
fn every_file_is_a_rule_set_of_its_own_and_reads_back() {
    let clubs = clubs();
    for (i, Club { name, rules, .. }) in clubs.iter().enumerate() {
        for other in Rules::ALL.iter().chain(clubs[..i].iter().map(|other| &other.rules)) {
            assert_ne!(&Rules { name: rules.name.clone(), ..other.clone() }, rules, "{name} is {}", other.name);
        }
        assert_eq!(parse_rules(&to_toml(rules), "other").as_ref(), Ok(rules), "{name}");
        let of_json = from_json(&to_json(rules)).unwrap_or_else(|error| panic!("{name}: {error}"));
        // What is cited is no option, so it is not in the JSON.
        assert_eq!(of_json, Rules { book: Book::Ddv, ..rules.clone() }, "{name}");
    }
}

#[test]
fn every_file_can_be_played_to_the_end() {
    let mut rng = ChaCha8Rng::seed_from_u64(17);
    for Club { name, rules, .. } in &clubs() {
        for _ in 0..20 {
            let mut play = random_game(rules, &mut rng);
            play_on(&mut play, usize::MAX, &mut rng, |play| {
                let is_told = play.parties().is_none() || play.position().is_some() || is_open(play);
                assert!(is_told, "{name} {:?}", play.hands());
            });
            let record = Record::of(&play);
            let outcome = play.finish().unwrap_or_else(|_| panic!("the game is over by {name}"));
            assert_eq!(outcome.won.re.augen + outcome.won.kontra.augen, Augen::DECK);
            assert_eq!(outcome.score.points.0.into_iter().sum::<Points>(), Points(0), "{name}");
            let counted = recount(rules, &outcome, outcome.levels);
            assert_eq!((outcome.score.re_value.0, outcome.score.winner), counted, "{name}: {outcome:?}");
            let text = record.to_string();
            assert_eq!(parse_record(&text).as_ref(), Ok(&record), "{name}: {text}");
            assert_eq!(replay(&record, rules, Breaches::Refuse).as_ref(), Ok(&outcome), "{name}: {text}");
        }
    }
}

/// A row of the tables of texts: how much is known of it, its file, whether it is expressible, and what is missing.
struct Row<'a> {
    known: &'a str,
    file: &'a str,
    word: &'a str,
    missing: &'a str,
}

fn rows(page: &str) -> Vec<Row<'_>> {
    let cells = |line| -> Option<Row<'_>> {
        let cells: Vec<&str> = str::strip_prefix(line, "| ")?.strip_suffix(" |")?.split(" | ").collect();
        match cells[..] {
            [_, _, _, known @ ("whole" | "a part"), file, word, missing] => Some(Row { known, file, word, missing }),
            _ => None,
        }
    };
    page.lines().filter_map(cells).collect()
}

#[test]
fn the_page_about_the_clubs_says_what_their_files_say() {
    let list = std::fs::read_to_string(folder().join("../clubs.md")).expect("the list is there");
    let page = std::fs::read_to_string(folder().join("../../docs/clubs.md")).expect("the page is there");
    let rows = rows(&list);
    let clubs = clubs();
    for club in &clubs {
        let link = format!("[{0}](clubs/{0}.toml)", club.name);
        let of_club: Vec<&Row<'_>> = rows.iter().filter(|row| row.file == link).collect();
        let [row] = of_club[..] else { panic!("{} has {} rows", club.name, of_club.len()) };
        let missing = club.missing();
        let expected =
            if missing == ["nothing"] { ("fully", "–".to_owned()) } else { ("partly", missing.join("; ")) };
        assert_eq!((row.word, row.missing), (expected.0, &*expected.1), "{}", club.name);
    }
    // The other texts are the published rule sets.
    let published = |row: &&Row<'_>| Rules::ALL.iter().any(|rules| row.file == format!("`{}`", rules.name));
    assert_eq!(rows.iter().filter(published).count() + clubs.len(), rows.len());
    let share = |known: &str| {
        let of: Vec<&Row<'_>> = rows.iter().filter(|row| row.known.contains(known)).collect();
        let n_fully = of.iter().filter(|row| row.word == "fully").count();
        format!("{n_fully} of {}, {} %", of.len(), (200 * n_fully + of.len()) / (2 * of.len()))
    };
    let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
    let summary = format!(
        "**Fully expressible: {}.** Of texts known whole: {}; of those known in part: {}.",
        share(""),
        share("whole"),
        share("a part")
    );
    assert!(page.contains(&summary), "{summary}");
    let n_set: usize = clubs.iter().map(Club::n_set).sum();
    let n_missing: usize = clubs.iter().map(|club| club.missing().iter().filter(|&&it| it != "nothing").count()).sum();
    let n_all = n_set + n_missing;
    let rules = format!(
        "the files set {n_set} things that their texts say, and {n_missing} are missing, so {} % can be said.",
        (200 * n_set + n_all) / (2 * n_all)
    );
    assert!(page.contains(&rules), "{rules}");
}

#[test]
fn the_options_that_decide_a_difference_exist() {
    let list = std::fs::read_to_string(folder().join("../clubs.md")).expect("the list is there");
    let (_, chapter) = list.split_once("## Where ").expect("the list has this chapter");
    let mut n_options = 0;
    for line in chapter.lines().filter(|line| line.starts_with('|')) {
        for option in line.split('`').skip(1).step_by(2) {
            assert!(RuleOption::named(option).is_some(), "{option}");
            n_options += 1;
        }
    }
    assert!(30 < n_options, "{n_options}");
}
