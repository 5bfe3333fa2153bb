//! Our own games, written as others write them, are read back as they were; and whatever is read, nothing panics.

mod files;
mod human;

use crate::playthroughs::driver::{play_on, random_game, rule_sets};
use crate::writers::{
    Cards, Style, Writer,
    files::{write_gdl, write_page},
    write_freedoko,
};
use doko_notation::{
    Record, RuleBook,
    import::{Format, Hints, Imported, import, recognise},
    record::ParseRecordError,
};
use game::{BySeat, Rules, Seat};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use text::{Language, Localized};

fn only(text: &str, hints: &Hints) -> Result<Imported, ParseRecordError> {
    let mut games = import(text, &RuleBook::published(), hints);
    assert_eq!(games.len(), 1, "{text}");
    games.pop().expect("there is one").read
}

fn read(text: &str) -> Result<Imported, ParseRecordError> {
    only(text, &Hints::default())
}

fn told(error: &ParseRecordError) -> String {
    format!("line {}: {}", error.line, error.problem.text(Language::English))
}

/// Returns a game of a published rule set, now and then an unfinished one.
fn game(rng: &mut ChaCha8Rng) -> Record {
    let rules = &rule_sets()[rng.random_range(0..3)];
    let mut play = random_game(rules, rng);
    let cards = if rng.random_ratio(1, 4) { rng.random_range(1..40) } else { 48 };
    play_on(&mut play, cards, rng, |_| {});
    Record::of(&play)
}

/// Returns the record without the names of those who played, which a game of ours has not.
fn without_names(record: &Record) -> Record {
    Record { players: BySeat::default(), ..record.clone() }
}

#[test]
#[ignore = "slow"]
fn games_are_read_back_as_they_were() {
    let mut rng = ChaCha8Rng::seed_from_u64(53);
    for number in 0..2000 {
        let record = game(&mut rng);
        let writer = Writer::random(&mut rng);
        let text = writer.write(&record, &mut rng);
        let report = matches!(writer.style, Style::Report);
        assert_eq!(recognise(&text), Some(if report { Format::Report } else { Format::List }), "{text}");
        match read(&text) {
            Ok(imported) => assert_eq!(without_names(&imported.record), record, "game {number}\n{text}"),
            Err(error) => panic!("game {number}: {}\n{text}", told(&error)),
        }
    }
}

#[test]
fn the_title_of_a_report_says_what_was_played() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let writer = Writer { style: Style::Report, ..Writer::random(&mut rng) };
    let record = std::iter::repeat_with(|| game(&mut rng)).find(|record| record.soloist.is_some());
    let record = record.expect("somebody plays a solo");
    let text = writer.write(&record, &mut rng);
    let soloist = writer.names[record.soloist.map_or(0, Seat::index)];
    let lines = text.lines().filter(|line| !line.starts_with("Spiel:") && !line.starts_with("Solist:"));
    let titled = format!("{} ({soloist})\n{}", record.game, lines.collect::<Vec<_>>().join("\n"));
    let imported = read(&titled).unwrap_or_else(|error| panic!("{}\n{titled}", told(&error)));
    assert_eq!(without_names(&imported.record), record, "{titled}");
}

#[test]
fn an_evening_is_read_game_by_game() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    for _ in 0..100 {
        let records: Vec<Record> = (0..4).map(|_| game(&mut rng)).collect();
        let writer = Writer::random(&mut rng);
        let texts: Vec<String> = records.iter().map(|record| writer.write(record, &mut rng)).collect();
        let text = texts.join("\n");
        let games = import(&text, &RuleBook::published(), &Hints::default());
        assert_eq!(games.len(), 4, "{text}");
        for (foreign, record) in games.iter().zip(&records) {
            let read = foreign.read.as_ref().unwrap_or_else(|error| panic!("{}\n{text}", told(error)));
            assert_eq!(without_names(&read.record), *record, "{text}");
            assert_eq!(text[..foreign.start].matches('\n').count() + 1, foreign.line);
        }
    }
}

/// Returns a writer whose players have names, and so have their cards in every list.
fn with_names(names: [&'static str; 4], rng: &mut ChaCha8Rng) -> Writer {
    Writer { names, ..Writer::random(rng) }
}

#[test]
fn parties_beside_names_are_no_calls() {
    let mut rng = ChaCha8Rng::seed_from_u64(61);
    for _ in 0..300 {
        let record = game(&mut rng);
        // The codes of cards in a heading could be those of the German deck.
        if record.given.is_some() {
            continue;
        }
        let writer = with_names(["Anna", "Bert", "Clara", "Dirk"], &mut rng);
        let mut text = writer.write(&record, &mut rng);
        for (name, party) in [("Anna", "(Re)"), ("Bert", "(Ko)"), ("Clara", "(Kontra)"), ("Dirk", "(re)")] {
            // Not where a call has its player in brackets, and not in what was said.
            for behind in [": ", ",", " |"] {
                text = text.replace(&format!("{name}{behind}"), &format!("{name} {party}{behind}"));
            }
        }
        let imported = read(&text).unwrap_or_else(|error| panic!("{}\n{text}", told(&error)));
        assert_eq!(without_names(&imported.record), record, "{text}");
    }
    let whole = "1. Anna: KrD (Re), H10, Ka9, KaK";
    let text = format!("Regeln: ddv\nGeber: Dirk\nSpieler: Anna, Bert, Clara, Dirk\n{TRICK}");
    let text =
        text.replace("1. N: KrD, H10, Ka9, KaK", whole).replace("N: KrD", "Anna: KrD").replace("\nO:", "\nBert:");
    let game = read(&text.replace("\nS:", "\nClara:").replace("\nW:", "\nDirk:")).expect("a game");
    assert_eq!(game.record.announcements.len(), 1, "behind a card it is a call");
}

#[test]
fn a_result_below_the_tricks_is_passed_over() {
    let mut rng = ChaCha8Rng::seed_from_u64(67);
    let results = [
        "Auswertung\nGewonnen 1\nRe angesagt 2\nKeine 90 1\nFuchs gefangen\n1. Anna 34\nGesamt 4\n",
        "Gewonnen 1\nKeine 90 1\nRe 131 Augen\nKarlchen 1\nKontra: 109\n= 4\n",
        "Ergebnis: Re 131\nPunkte\nAnna +4\nKontra angesagt\n",
    ];
    for number in 0..300 {
        let mut record = game(&mut rng);
        while record.plays().count() != 4 * record.hands[Seat::N].len() {
            record = game(&mut rng);
        }
        let writer = with_names(["Anna", "Bert", "Clara", "Dirk"], &mut rng);
        let text = format!("{}\n{}", writer.write(&record, &mut rng), results[number % 3]);
        let games = import(&format!("{text}\n{text}"), &RuleBook::published(), &Hints::default());
        assert_eq!(games.len(), 2, "{text}");
        for game in games {
            let imported = game.read.unwrap_or_else(|error| panic!("{}\n{text}", told(&error)));
            assert_eq!(without_names(&imported.record), record, "{text}");
            assert!(imported.skipped.n != 0);
        }
    }
}

#[test]
fn what_stands_above_the_first_title_holds_for_all_games() {
    let mut rng = ChaCha8Rng::seed_from_u64(71);
    for _ in 0..100 {
        let records: Vec<Record> =
            (0..3).map(|_| game(&mut rng)).filter(|it| it.rules.as_deref() == Some("ddv")).collect();
        let writer = with_names(["Ute", "Özlem", "Kai-Uwe", "Max_M"], &mut rng);
        let mut text = "Spieler: Ute, Özlem, Kai-Uwe, Max_M\nRegeln: ddv\n\n".to_owned();
        for (number, record) in (1..).zip(&records) {
            let game = writer.write(record, &mut rng);
            let rest = game.lines().filter(|line| !line.starts_with("Spieler:") && !line.starts_with("Regeln:"));
            text += &format!("Spiel {number}\n{}\n\n", rest.collect::<Vec<_>>().join("\n"));
        }
        let games = import(&text, &RuleBook::published(), &Hints::default());
        assert_eq!(games.len(), records.len().max(1), "{text}");
        for (foreign, record) in games.iter().zip(&records) {
            let read = foreign.read.as_ref().unwrap_or_else(|error| panic!("{}\n{text}", told(error)));
            assert_eq!(without_names(&read.record), *record, "{text}");
        }
    }
}

#[test]
fn players_may_be_called_like_cards() {
    let mut rng = ChaCha8Rng::seed_from_u64(73);
    for _ in 0..300 {
        let record = game(&mut rng);
        let mut writer = with_names(["Charlie", "Fuchs", "Alte", "Karlchen"], &mut rng);
        if writer.cards == Cards::Nicknames {
            writer.cards = Cards::Words;
        }
        let text = writer.write(&record, &mut rng);
        let imported = read(&text).unwrap_or_else(|error| panic!("{}\n{text}", told(&error)));
        assert_eq!(without_names(&imported.record), record, "{text}");
    }
}

#[test]
fn bug_reports_of_freedoko_are_read() {
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let mut n_read = 0;
    while n_read < 300 {
        let mut play = random_game(&Rules::DDV, &mut rng);
        play_on(&mut play, 48, &mut rng, |_| {});
        let record = Record::of(&play);
        let Some(text) = write_freedoko(&record) else { continue };
        n_read += 1;
        assert_eq!(recognise(&text), Some(Format::FreeDoko));
        let imported = read(&text).unwrap_or_else(|error| panic!("{}\n{text}", told(&error)));
        let found = &imported.record;
        assert_eq!(found.hands, record.hands, "{text}");
        assert_eq!(found.tricks_played, record.tricks_played);
        assert_eq!(found.announcements, record.announcements, "{text}");
        assert_eq!((found.game, found.soloist, found.dealer), (record.game, record.soloist, record.dealer));
        assert_eq!(imported.players[Seat::E].as_deref(), Some("Bert"));
    }
}

#[test]
fn a_partner_that_is_chosen_in_mid_game_is_refused() {
    let mut rng = ChaCha8Rng::seed_from_u64(12);
    let text = std::iter::repeat_with(|| write_freedoko(&game(&mut rng))).flatten().next().expect("one can be written");
    let error =
        read(&text.replacen("  card played", "  genscher = 0, 1\n  card played", 1)).expect_err("no such choice");
    assert!(told(&error).contains("Genscher"), "{}", told(&error));
}

#[test]
fn a_suit_that_can_be_two_is_read_where_one_alone_is_legal() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut n_open = 0;
    for _ in 0..300 {
        let record = game(&mut rng);
        // K for Kreuz, Ka for Karo: each card is there twice, so nothing is open in a whole game.
        let writer = Writer { cards: Cards::KForKreuz, ..Writer::random(&mut rng) };
        let text = writer.write(&record, &mut rng);
        match read(&text) {
            Ok(imported) => {
                assert_eq!(without_names(&imported.record), record, "{text}");
                let is_told =
                    |message: &text::Message| message.text(Language::English).contains("nothing else is legal");
                assert!(imported.assumed.iter().any(is_told), "{text}");
            }
            // Who still holds both may have played either.
            Err(error) => assert!(record.plays().count() < 4 * record.hands[Seat::N].len(), "{}\n{text}", told(&error)),
        }
        // K for both: most games stay open, and what is read is right.
        let writer = Writer { cards: Cards::KForBoth, ..writer };
        match read(&writer.write(&record, &mut rng)) {
            Ok(imported) => assert_eq!(without_names(&imported.record), record),
            Err(error) => {
                assert!(told(&error).contains("more than one of them is legal"), "{}", told(&error));
                n_open += 1;
            }
        }
    }
    assert!(200 < n_open, "{n_open}");
}

/// Changes a text somewhere: letters, lines, signs.
fn mutate(text: &str, rng: &mut ChaCha8Rng) -> String {
    const SIGNS: [&str; 22] = [
        "",
        " ",
        "\n",
        ":",
        ",",
        "|",
        "\t",
        "K",
        "S10",
        "1.",
        "12.",
        "?",
        "*",
        "(",
        ")",
        "Re!",
        "♥",
        "ä",
        "\u{200b}",
        "Stich 3",
        "Anna",
        "\u{1b}[2J",
    ];
    let mut text: Vec<char> = text.chars().collect();
    for _ in 0..rng.random_range(1..6) {
        let at = rng.random_range(0..=text.len());
        let end = (at + rng.random_range(0..12)).min(text.len());
        let sign = SIGNS[rng.random_range(0..SIGNS.len())];
        text.splice(at..end, sign.chars());
    }
    text.into_iter().collect()
}

#[test]
#[ignore = "slow"]
fn changed_texts_never_panic_and_every_error_names_its_line() {
    let mut rng = ChaCha8Rng::seed_from_u64(19);
    let mut n_errors = 0;
    for number in 0..2000 {
        let record = game(&mut rng);
        let text = match number % 4 {
            0 => write_freedoko(&record),
            1 => write_gdl(&record, BySeat::default()),
            2 => write_page(&record, ["A", "B", "C", "D"], BySeat::default(), BySeat::default()),
            _ => None,
        };
        let text = text.unwrap_or_else(|| Writer::random(&mut rng).write(&record, &mut rng));
        let text = mutate(&text, &mut rng);
        for foreign in import(&text, &RuleBook::published(), &Hints::default()) {
            let part = &text[foreign.start..foreign.end];
            let Err(error) = foreign.read else { continue };
            n_errors += 1;
            assert!((1..=part.split('\n').count()).contains(&error.line), "{}\n{text}", told(&error));
            assert!(part.get(error.span.start..error.span.end).is_some(), "{:?}\n{text}", error.span);
            for language in Language::ALL {
                assert!(!error.text(language).is_empty());
            }
        }
    }
    assert!(700 < n_errors, "{n_errors}");
}

#[test]
fn what_is_too_long_is_refused_at_once() {
    let lines = "1. KrD\n".repeat(2_000_000);
    assert!(told(&read(&lines).expect_err("too long")).contains("more than 8 MiB"));
    let line = format!("1. {}", "KrD, ".repeat(2000));
    assert_eq!(told(&read(&line).expect_err("too long")), "line 1: this line is too long: more than 4000 bytes");
    let tricks: String = (1..60).map(|number| format!("{number}. KrD, H10, Ka9, KaK\n")).collect();
    let error = read(&format!("Regeln: ddv\nGeber: N\n{tricks}")).expect_err("too many");
    assert!(told(&error).contains("more than 24 tricks"), "{}", told(&error));
}

/// One hand, and a trick.
const TRICK: &str = "N: KrD PD HD KaD KrB PB Fuchs Ka10 KrA Kr10 KrK Kr9\nO: ?\nS: ?\nW: ?\n1. N: KrD, H10, Ka9, KaK\n";

#[test]
fn beginnings_of_one_name_are_not_two_players() {
    let error = read(&format!("Regeln: ddv\nGeber: A\nAufspiel: An\nSpieler: Anna, Bert, Clara, Dirk\n{TRICK}"));
    assert!(told(&error.expect_err("A and An")).contains("An"));
}

#[test]
fn a_seat_that_was_named_before_the_players_is_theirs() {
    let game = read(&format!("Regeln: ddv\nGeber: West\nSpieler: N, O, S, W\n{TRICK}")).expect("a game");
    assert_eq!(game.record.dealer, Seat::W);
}

#[test]
fn long_texts_of_blank_lines_and_names_take_no_longer_than_their_length() {
    // With every line or name compared to all others this would take minutes.
    let blank = format!("Regeln: ddv\nGeber: W\n{}{TRICK}", "\n".repeat(1_000_000));
    read(&blank).expect("a game");
    let names = "Spieler: A, B, C\n".repeat(100_000);
    assert!(read(&format!("{names}{TRICK}")).is_err());
}

#[test]
fn too_many_calls_are_refused_where_they_stand() {
    let calls = "Re! ".repeat(100);
    let text = format!("Regeln: ddv\nGeber: W\n{TRICK}").replace("1. N: ", &format!("1. N: {calls}"));
    let error = read(&text).expect_err("too many");
    assert!(told(&error).contains("100 calls"), "{}", told(&error));
}
