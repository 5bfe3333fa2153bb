//! The pages of `doko review`, and that advice uses nothing its seat cannot know.

use std::path::Path;
use std::process::{Command, Output};

fn doko(arguments: &[&str]) -> Output {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cmd/advice.in");
    Command::new(env!("CARGO_BIN_EXE_doko")).args(arguments).current_dir(folder).output().expect("doko runs")
}

fn stdout(arguments: &[&str]) -> String {
    let output = doko(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[test]
#[ignore = "slow"]
fn the_report_is_one_page_that_needs_nothing_else() {
    let path = std::env::temp_dir().join(format!("doko-report-{}.html", std::process::id()));
    let name = path.to_str().expect("a name");
    let rows = stdout(&["review", "game.txt", "--worlds", "10", "--hindsight", "4", "--json", "--html", name]);
    let page = std::fs::read_to_string(&path).expect("the report");
    std::fs::remove_file(&path).expect("it was there");
    assert!(page.starts_with("<!doctype html>") && page.ends_with("</html>\n"));
    assert!(page.contains("<svg") && page.contains("<polyline") && page.contains("♥10"));
    assert!(!page.contains("http") && !page.contains("<script") && !page.contains("<link"));
    let review: serde_json::Value = serde_json::from_str(&rows).expect("a line of JSON");
    let decisions = review["decisions"].as_array().expect("a list");
    assert!(30 < decisions.len());
    let count = |kind: &str| decisions.iter().filter(|decision| decision["kind"] == kind).count();
    assert!(4 <= count("vorbehalt") && 4 <= count("call"), "{rows}");
    let is_missed = |decision: &serde_json::Value| decision["kind"] == "call" && decision["done"] == "-";
    assert!(decisions.iter().any(is_missed), "{rows}");
    let mistakes = decisions.iter().filter(|decision| decision["mistake"] == true).count() as u64;
    let moments = review["moments"].as_array().expect("a list");
    assert_eq!(mistakes, moments.len() as u64, "{rows}");
    for moment in moments {
        let is_same = |decision: &&serde_json::Value| {
            ["seat", "cards_played", "done", "loss"].iter().all(|key| decision[*key] == moment[*key])
        };
        assert_eq!(decisions.iter().filter(is_same).count(), 1, "{moment}");
        assert!(moment["reason"]["sentence"].as_str().is_some_and(|text| 20 < text.len()), "{moment}");
        let hand = moment["hand"].as_array().expect("a hand");
        assert!(
            moment["kind"] != "card" || ["done", "best"].iter().all(|key| hand.contains(&moment[*key])),
            "{moment}"
        );
        // A place of the curve leads to the decision.
        assert!(page.contains("<section class=\"step\" id=\"g1d0\">") && page.contains("href=\"#g1d0\""));
    }
    for decision in decisions {
        assert!(0.0 <= decision["loss"].as_f64().expect("a number"), "{decision}");
        let is_late = 32 <= decision["cards_played"].as_u64().expect("a number");
        let is_known = decision["hindsight_loss"].is_i64();
        match decision["kind"].as_str().expect("a word") {
            "card" => assert_eq!(is_known, is_late, "{decision}"),
            "vorbehalt" => assert!(!is_known, "{decision}"),
            // What others said afterwards may not have been possible without it.
            kind => assert_eq!(kind, "call"),
        }
        assert!(0 <= decision["hindsight_loss"].as_i64().unwrap_or(0), "{decision}");
    }
}

#[test]
#[ignore = "slow"]
fn the_mistakes_of_the_own_seat_come_first_and_its_hand_is_drawn() {
    for own in ["E", "W"] {
        let rows = stdout(&["review", "game.txt", "--worlds", "6", "--hindsight", "0", "--seat", own, "--json"]);
        let review: serde_json::Value = serde_json::from_str(&rows).expect("a line of JSON");
        let moments = review["moments"].as_array().expect("a list");
        let is_own: Vec<bool> = moments.iter().map(|moment| moment["seat"] == own).collect();
        assert!(is_own.is_sorted_by(|one, other| one >= other), "{rows}");
        let text =
            stdout(&["review", "game.txt", "--worlds", "6", "--hindsight", "0", "--seat", own, "--format", "text"]);
        assert!(
            text.contains("Hand:") && text.contains('✗') && text.contains('✓') && !text.contains('\u{a0}'),
            "{text}"
        );
        let sentence = |moment: &serde_json::Value| moment["reason"]["sentence"].as_str().expect("a text").to_owned();
        let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(moments.iter().map(sentence).all(|sentence| flat.contains(&sentence)), "{text}");
    }
}

#[test]
fn a_view_and_the_whole_game_give_the_same_advice() {
    let game = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cmd/advice.in/game.txt"))
        .expect("the game");
    // An Absage of a hidden hand has to say for which side it is, so this game goes without calls.
    let is_no_call = |word: &&str| !word.ends_with('!');
    let silent: String = game
        .lines()
        .map(|line| format!("{}\n", line.split(' ').filter(is_no_call).collect::<Vec<_>>().join(" ")))
        .collect();
    let hidden: String = silent
        .lines()
        .map(|line| match line.get(..2) {
            Some("N:" | "S:" | "W:") => format!("{} ?\n", &line[..2]),
            _ => format!("{line}\n"),
        })
        .collect();
    let advice_on = |name: &str, text: &str| {
        let path = std::env::temp_dir().join(format!("doko-{name}-{}.txt", std::process::id()));
        std::fs::write(&path, text).expect("a file");
        let moment = format!("{}@5.1", path.to_str().expect("a name"));
        let advice = stdout(&["suggest", &moment, "--seat", "E", "--worlds", "10", "--json"]);
        std::fs::remove_file(&path).expect("it was there");
        advice
    };
    let (of_view, of_game) = (advice_on("view", &hidden), advice_on("game", &silent));
    assert_eq!(of_view, of_game);
}

/// Writes a file of games into the folder of the tests, and gives its name to the test.
fn with_games<T>(name: &str, text: &str, test: impl FnOnce(&str) -> T) -> T {
    let path = std::env::temp_dir().join(format!("doko-{name}-{}.txt", std::process::id()));
    std::fs::write(&path, text).expect("a file");
    let result = test(path.to_str().expect("a name"));
    std::fs::remove_file(&path).expect("it was there");
    result
}

fn game_text() -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cmd/advice.in/game.txt"))
        .expect("the game")
}

#[test]
#[ignore = "slow"]
fn every_game_of_a_file_is_reviewed_and_each_player_has_a_total() {
    let (game, quick) = (game_text(), ["--worlds", "4", "--hindsight", "0"]);
    let three = format!("{game}\n{}\n{game}", game.replace("rules=ddv", "rules=nobodys"));
    with_games("three", &three, |name| {
        let output = doko(&[&["review", name], quick.as_slice()].concat());
        let text = String::from_utf8(output.stdout).expect("text");
        assert_eq!(output.status.code(), Some(2), "{text}");
        let n_lines = game.lines().count();
        for part in
            ["Game 1 (line 1)".to_owned(), format!("Game 3 (line {})", 2 * n_lines + 3), "All 2 games".to_owned()]
        {
            assert!(text.contains(&part), "{part} is not in {text}");
        }
        let lost = |rows: &str| -> f64 {
            let given = rows.split(" points given away").filter_map(|part| part.split_whitespace().last());
            given.filter_map(|points| points.parse::<f64>().ok()).sum()
        };
        let (games, all) = text.split_once("All 2 games").expect("a total");
        assert!(all.contains("N, 2 games: "), "{all}");
        assert!((lost(games) - lost(all)).abs() < 0.5, "{text}");

        let json = doko(&[&["review", name, "--json"], quick.as_slice()].concat()).stdout;
        let rows: Vec<serde_json::Value> = String::from_utf8(json)
            .expect("text")
            .lines()
            .map(|row| serde_json::from_str(row).expect("JSON"))
            .collect();
        let of_game = |number: u64| {
            let game = rows.iter().find(|row| row["game"] == number);
            game.map_or(0, |game| game["decisions"].as_array().expect("a list").len())
        };
        assert!(of_game(1) == of_game(3) && 30 < of_game(1) && of_game(2) == 0);
        assert_eq!(rows.iter().filter(|row| row["error"].is_string()).count(), 1);
        let third = stdout(&[&["review", name, "--json", "--game-number", "3"], quick.as_slice()].concat());
        assert_eq!(third.lines().count(), 1);
        // Its name of old.
        let old = stdout(&[&["analyse", name, "--json", "--game-number", "3"], quick.as_slice()].concat());
        assert_eq!(old, third);
        // Every decision of a game stands below it.
        let all = stdout(&[&["review", name, "--all", "--game-number", "3"], quick.as_slice()].concat());
        assert!(all.contains("in hindsight") && of_game(3) < all.lines().count(), "{all}");
    });
}

#[test]
fn who_takes_one_game_says_so() {
    let game = game_text();
    with_games("two", &format!("{game}\n{game}"), |name| {
        for command in
            [format!("suggest {name}@5"), format!("review {name}@5"), format!("suggest {name} --game-number 3")]
        {
            let output = doko(&command.split(' ').collect::<Vec<_>>());
            let error = String::from_utf8(output.stderr).expect("text");
            assert_eq!(output.status.code(), Some(2), "{command}");
            assert!(error.contains("from 1 to 2"), "{command}: {error}");
        }
        stdout(&["suggest", &format!("{name}@5"), "--game-number", "2", "--worlds", "4"]);
    });
}

#[test]
#[ignore = "slow"]
fn a_game_without_calls_has_no_mistake_of_silence() {
    let is_no_call = |word: &&str| !word.ends_with('!');
    let game = game_text();
    let silent: Vec<String> =
        game.lines().map(|line| line.split(' ').filter(is_no_call).collect::<Vec<_>>().join(" ")).collect();
    let n_silences = |text: &str, calls: &str| {
        with_games(&format!("silent-{calls}"), text, |name| {
            let rows = stdout(&["review", name, "--worlds", "4", "--hindsight", "0", "--json", "--calls", calls]);
            rows.matches(r#""kind":"call","done":"-","best""#).count()
        })
    };
    assert_eq!(n_silences(&silent.join("\n"), "auto"), 0);
    assert_ne!(n_silences(&silent.join("\n"), "yes"), 0);
    assert_eq!(n_silences(&game, "no"), 0);
    // A call in one of the games makes silence a decision in all of them.
    assert_eq!(
        n_silences(&format!("{game}\n{}\n", silent.join("\n")), "auto"),
        n_silences(&game, "yes") + n_silences(&silent.join("\n"), "yes")
    );
}

#[test]
fn what_makes_no_sense_is_refused_before_the_review() {
    for (option, text) in [("--hindsight", "99"), ("--mistake", "nan"), ("--mistake", "-1")] {
        let output = doko(&["review", "game.txt", &format!("{option}={text}")]);
        assert_eq!(output.status.code(), Some(2), "{option} {text}");
        let error = String::from_utf8(output.stderr).expect("text");
        assert!(error.contains(text) && error.contains(option), "{error}");
    }
}

#[test]
#[ignore = "slow"]
fn a_player_with_a_name_is_one_player_wherever_he_sits() {
    let game = game_text();
    let named = |names: &str| {
        let mut lines: Vec<String> = game.lines().map(str::to_owned).collect();
        lines.insert(1, format!("players {names}"));
        lines.join("\n")
    };
    let evening = format!("{}\n\n{}\n\n{game}", named("Anna, Bert, Clara, Dirk"), named("Bert, Anna, ?, Dirk"));
    with_games("named", &evening, |name| {
        let text = stdout(&["review", name, "--worlds", "4", "--hindsight", "0"]);
        let (games, all) = text.split_once("All 3 games").expect("a total");
        assert!(games.contains("Anna (N)") && games.contains("Anna (E)"), "{text}");
        for total in ["Anna, 2 games: ", "Dirk, 2 games: ", "Clara, 1 game: ", "N, 1 game: ", "S, 2 games: "] {
            assert!(all.contains(total), "{total} is not in {all}");
        }
    });
}

#[test]
fn a_hand_takes_no_option_that_would_change_nothing() {
    let hand = "HT CQ SQ SQ HQ DJ DA DT D9 CA SA S9";
    for option in ["--ahead", "--solve"] {
        let output = doko(&["hand", hand, option, "3"]);
        assert_eq!(output.status.code(), Some(2), "{option}");
        assert!(!stdout(&["hand", "--help"]).contains(option));
    }
    // A request may still name them, and says that they change nothing.
    let asked = |effort: serde_json::Value| {
        let rules = game::Rules::DDV;
        let hand = api::hand::read_hand(&rules, hand, "hand").expect("a hand");
        let effort = serde_json::from_value(effort).expect("an effort");
        serde_json::to_value(api::hand::answer(&rules, hand, 1, effort).expect("an answer")).expect("JSON")
    };
    let plain = asked(serde_json::json!({"worlds": 20}));
    assert_eq!(asked(serde_json::json!({"worlds": 20, "ahead": 12, "solve": 12})), plain);
}

#[test]
#[ignore = "slow"]
fn the_games_of_a_round_tell_of_its_players() {
    let path = std::env::temp_dir().join(format!("doko-round-{}.jsonl", std::process::id()));
    let name = path.to_str().expect("a name");
    let bots = "rules:style=trump-drawer,rules:style=ace-player";
    stdout(&["match", "--bots", bots, "-n", "4", "--scope", "cards", "--records", name]);
    let review = |more: &[&str]| {
        let quick = ["review", name, "--worlds", "4", "--hindsight", "0", "--json", "--game-number"];
        stdout(&[&quick, more].concat())
    };
    assert!(review(&["1"]) == review(&["1", "--round"]));
    assert!(review(&["10"]) != review(&["10", "--round"]));
    std::fs::remove_file(&path).expect("it was there");
}
