//! Games that people have played on the net: every decision is legal, the points are those that their platform gave, and the files
//! in which they were found are read back.

use super::{files::says, read, told};
use crate::writers::files::{write_gdl, write_page};
use doko_notation::{
    Record, RuleBook,
    import::{Hints, import, recognise},
    record::{Breaches, check, parse_record, replay},
};
use game::{BySeat, Outcome, Rules, Seat, Team};

/// A game, and what each player wrote down for it.
struct Played {
    id: String,
    record: Record,
    points: BySeat<i32>,
}

fn played(rules: &str) -> Vec<Played> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../datasets/human/games.jsonl");
    let text = std::fs::read_to_string(path).expect("the data set is there");
    let game = |line: &str| {
        let game: serde_json::Value = serde_json::from_str(line).expect("JSON");
        let id = game["id"].as_str().expect("an id").to_owned();
        let record = game["record"].as_str().expect("a record").replace("rules=ddv", &format!("rules={rules}"));
        let record = parse_record(&record).unwrap_or_else(|error| panic!("{id}: {}", told(&error)));
        let points = |seat: Seat| game["points"][seat.to_string()].as_i64().and_then(|n| i32::try_from(n).ok());
        Played { id, record, points: BySeat::from_fn(|seat| points(seat).expect("points")) }
    };
    text.lines().map(game).collect()
}

fn outcome(game: &Played, rules: &Rules) -> Outcome {
    let breaches: Vec<String> = check(&game.record, rules).iter().map(ToString::to_string).collect();
    assert!(breaches.is_empty(), "{}: {breaches:?}", game.id);
    replay(&game.record, rules, Breaches::CountAsValid).expect("a whole game")
}

#[test]
fn games_that_people_played_are_legal_and_count_as_their_platform_counted() {
    let book = RuleBook::published();
    for name in ["ddv", "tsr"] {
        let rules = book.get(name).expect("it is published");
        let games = played(name);
        assert_eq!(games.len(), 26);
        for game in games {
            let points = outcome(&game, rules).score.points;
            assert_eq!(BySeat::from_fn(|seat| points[seat].0), game.points, "{} by {name}", game.id);
        }
    }
}

/// Returns the game as the commands and as the page in which it could have been found.
fn files(game: &Played) -> [Option<String>; 2] {
    let parties = outcome(game, &Rules::DDV).parties;
    let is_re = BySeat::from_fn(|seat| parties.team_of(seat) == Team::Re);
    let page = write_page(&game.record, ["p1", "p2", "p3", "p4"], is_re, game.points);
    [write_gdl(&game.record, game.points), page]
}

#[test]
fn games_that_people_played_are_read_back_from_commands_and_pages() {
    let mut n_read = 0;
    for game in played("ddv") {
        for text in files(&game).into_iter().flatten() {
            let imported = read(&text).unwrap_or_else(|error| panic!("{}: {}\n{text}", game.id, told(&error)));
            let (found, expected) = (&imported.record, &game.record);
            assert_eq!(found.tricks_played, expected.tricks_played, "{}", game.id);
            assert_eq!(found.announcements, expected.announcements, "{}", game.id);
            assert_eq!(found.vorbehalte, expected.vorbehalte, "{}", game.id);
            assert_eq!((found.dealer, found.soloist), (expected.dealer, expected.soloist), "{}", game.id);
            assert!(!says(&imported, "counts"), "{}: {:?}", game.id, imported.assumed);
            n_read += 1;
        }
    }
    // With two Vorbehalte, of which one was not told, there are no commands.
    assert_eq!(n_read, 2 * 26 - 1);
}

fn with_hochzeit() -> [String; 2] {
    let game = played("ddv").into_iter().find(|game| game.id == "82.403.638").expect("it is there");
    files(&game).map(|text| text.expect("it can be written"))
}

#[test]
fn a_file_that_is_cut_off_is_no_game() {
    for text in with_hochzeit() {
        let end = text.rfind("(spielen").or_else(|| text.rfind("src=")).expect("the last card");
        for cut in (0..end).step_by(11).filter(|&cut| recognise(&text[..cut]) == recognise(&text)) {
            let error = read(&text[..cut]).expect_err("half a game");
            assert!((1..=text[..cut].split('\n').count()).contains(&error.line), "{}", told(&error));
        }
    }
}

#[test]
fn what_is_wrong_in_a_file_is_told_with_its_line() {
    let [gdl, page] = with_hochzeit();
    let (deal, play) = ("random (deal player1 kreuz_ass_1)", "player1 (spielen kreuz_ass_1)");
    let (twice, colour) = (format!("{deal}\nCOMMAND\n{deal}"), "player1 (spielen kreuz\u{1b}[2J_ass_1)");
    let cases = [
        (&gdl, deal, "random (deal player1 herz_neun_1)", play, "was not dealt"),
        (&gdl, deal, &twice, deal, "does not play it"),
        (&gdl, play, "player2 (spielen kreuz_ass_1)", "player2 (spielen kreuz_ass_1)", "player 2 was not dealt"),
        (&gdl, play, "player5 (spielen kreuz_ass_1)", "player5", "not a command"),
        (&gdl, play, colour, "\u{1b}", "unknown card"),
        (&gdl, "(goal player1 -9)", "(goal player1 minus)", "minus", "not a command"),
        (&gdl, "(goal player1 -9)\n", "", "(goal player4", "points are written for 3"),
        (&page, "cluba.jpg", "clubz.jpg", "<TR valign", "found 3"),
        (&page, "Re (2)", "Re (5)", "<TR valign", "\"Re (5)\""),
        (&page, "Hochzeit", "Armut", "Armut", "is not a game"),
    ];
    for (text, old, new, place, words) in cases {
        let text = text.replacen(old, new, 1);
        let error = read(&text).expect_err(new);
        assert!(told(&error).contains(words), "{new}: {}", told(&error));
        let found = text.lines().nth(error.line - 1).expect("it is in the text");
        assert!(found.contains(place), "{new}: {}", told(&error));
    }
}

#[test]
fn pages_that_follow_each_other_are_a_game_each() {
    let [_, page] = with_hochzeit();
    let saved = "<!-- saved from url=(0049)https://www.example.org/spiele/82.403.641 -->\n<html>";
    let text = format!("{page}\n{}", page.replacen("<html>", saved, 1));
    let games = import(&text, &RuleBook::published(), &Hints::default());
    let [first, second] = &games[..] else { panic!("{} games", games.len()) };
    assert_eq!(second.line, 2 + page.matches('\n').count());
    let (first, second) = (first.read.as_ref().expect("a game"), second.read.as_ref().expect("a game"));
    assert!(says(first, "82.403.640") && says(second, "82.403.641"), "{:?}", second.assumed);
    assert_eq!(first.record, second.record);
}

#[test]
fn long_files_take_no_longer_than_their_length() {
    let [gdl, page] = with_hochzeit();
    // With every tag looked for to the end of the text this would take minutes.
    for tag in ["</", "</html>", "<", "<a '", "<!--", "<td><i>", "<img src="] {
        read(&format!("{page}{}", tag.repeat(5_000_000 / tag.len()))).expect("the game above it");
    }
    assert_eq!(import(&gdl.repeat(300), &RuleBook::published(), &Hints::default()).len(), 300);
    let error = read(&gdl.repeat(2000)).expect_err("too long");
    assert!(told(&error).contains("more than 8 MiB"), "{}", told(&error));
}
