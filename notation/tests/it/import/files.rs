//! Files of programs and pages: our own games, written as they write them, are read back; changed ones say so.

use super::{read, told};
use crate::{
    playthroughs::driver::{play_on, random_game},
    writers::{
        Style, Writer,
        files::{TOURNAMENT, write_gdl, write_page},
        write_freedoko,
    },
};
use doko_notation::{
    Record,
    import::{Format, Imported, recognise},
    record::{ParseRecordError, Said, check},
    rules_file::parse_rules,
};
use game::rules::OPTIONS;
use game::rules::RuleOption;
use game::{Act, BySeat, Outcome, Play, Rules, Say, Seat, Team};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use text::Language;

/// Returns a whole game of the DDV and what came of it.
fn game(rng: &mut ChaCha8Rng) -> (Record, Outcome) {
    let mut play: Play = random_game(&Rules::DDV, rng);
    play_on(&mut play, 48, rng, |_| {});
    let record = Record::of(&play);
    (record, play.finish().expect("all cards are played"))
}

fn points(outcome: &Outcome) -> BySeat<i32> {
    BySeat::from_fn(|seat| outcome.score.points[seat].0)
}

fn page(record: &Record, outcome: &Outcome) -> Option<String> {
    let is_re = BySeat::from_fn(|seat| outcome.parties.team_of(seat) == Team::Re);
    write_page(record, ["Ann & Jo", "Karlchen", "Özlem", "Max_M"], is_re, points(outcome))
}

/// Returns the same game without what such a file does not say.
fn without_others(record: &Record) -> Record {
    let players = BySeat::default();
    let open = record.soloist.filter(|soloist| record.pflichtsolo_open.contains(soloist));
    Record { players, pflichtsolo_open: open.into_iter().collect(), vorbehalte: None, ..record.clone() }
}

/// Returns what was said before the first card, but for a word that was taken back.
fn said(record: &Record) -> Vec<&Said> {
    let said = || record.vorbehalte.iter().flatten();
    let is_taken_back = |it: &&Said| {
        let later = |other: &Said| other.player == it.player && other.act == Act::Say(Say::Vorbehalt);
        it.act == Act::Say(Say::Gesund) && said().any(later)
    };
    said().filter(|it| !is_taken_back(it)).collect()
}

pub(super) fn says(imported: &Imported, words: &str) -> bool {
    imported.assumed.iter().any(|message| message.text(Language::English).contains(words))
}

#[test]
fn files_of_commands_and_saved_pages_are_read_back() {
    let mut rng = ChaCha8Rng::seed_from_u64(31);
    let (mut n_gdl, mut n_page, mut n_solo, mut n_untold) = (0, 0, 0, 0);
    while n_gdl < 200 || n_page < 200 || n_solo < 10 || n_untold < 5 {
        let (record, outcome) = game(&mut rng);
        let texts = [(Format::Gdl, write_gdl(&record, points(&outcome))), (Format::Page, page(&record, &outcome))];
        for (format, text) in texts {
            let Some(text) = text else { continue };
            *if format == Format::Gdl { &mut n_gdl } else { &mut n_page } += 1;
            n_solo += usize::from(record.soloist.is_some());
            assert_eq!(recognise(&text), Some(format));
            let imported = read(&text).unwrap_or_else(|error| panic!("{}\n{text}", told(&error)));
            let (mut found, mut expected) = (without_others(&imported.record), without_others(&record));
            if format == Format::Gdl && record.soloist == Some(Seat::N) {
                // He leads a Lustsolo as well, and which it is is not written.
                for record in [&mut found, &mut expected] {
                    (record.reservation, record.pflichtsolo_open) = (None, Vec::new());
                }
            }
            assert_eq!(found, expected, "{text}");
            assert!(!says(&imported, "counts"), "{:?}\n{text}", imported.assumed);
            assert!(says(&imported, "82.403.640"));
            n_untold += usize::from(
                record.vorbehalte.iter().flatten().filter(|it| it.act == Act::Say(Say::Vorbehalt)).count() == 2,
            );
            assert_eq!(said(&imported.record), said(&record), "{text}");
            if format == Format::Page {
                assert_eq!(imported.players[Seat::N].as_deref(), Some("Ann & Jo"));
            }
        }
    }
}

#[test]
fn other_points_and_parties_than_the_cards_give_are_told() {
    let mut rng = ChaCha8Rng::seed_from_u64(37);
    let (record, outcome, text) = std::iter::repeat_with(|| {
        let (record, outcome) = game(&mut rng);
        let text = write_gdl(&record, BySeat::from_fn(|seat| points(&outcome)[seat] + 1));
        (record, outcome, text)
    })
    .find(|(record, _, text)| text.is_some() && record.soloist.is_none())
    .expect("there is one");
    assert!(says(&read(&text.expect("it was written")).expect("a game"), "counts"));
    let is_re = BySeat::from_fn(|seat| outcome.parties.team_of(seat) != Team::Re);
    let page = write_page(&record, ["A", "B", "C", "D"], is_re, points(&outcome)).expect("a page");
    assert!(says(&read(&page).expect("a game"), "by the cards that is not so"));
}

/// Changes a card of the play in a text that has one in each line.
fn with_another_card(text: &str, mark: &str, cards: [&str; 2], rng: &mut ChaCha8Rng) -> Option<(String, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let with_card: Vec<usize> =
        (0..lines.len()).filter(|&at| lines[at].contains(mark) && lines[at].contains(cards[0])).collect();
    let &at = with_card.get(rng.random_range(0..with_card.len().max(1)))?;
    let changed = lines[at].replacen(cards[0], cards[1], 1);
    let mut lines: Vec<String> = lines.into_iter().map(str::to_owned).collect();
    lines[at] = changed;
    Some((lines.join("\n"), at + 1))
}

#[test]
fn another_card_is_never_another_game_in_silence() {
    let mut rng = ChaCha8Rng::seed_from_u64(41);
    let mut n_changed = 0;
    while n_changed < 300 {
        let (record, outcome) = game(&mut rng);
        let texts = [
            (write_gdl(&record, points(&outcome)), "spielen", ["bube", "neun"]),
            (write_freedoko(&record), "card played", ["jack", "nine"]),
            (page(&record, &outcome), "img", ["j.jpg", "9.jpg"]),
        ];
        for (text, mark, cards) in texts {
            let Some((text, line)) = text.and_then(|text| with_another_card(&text, mark, cards, &mut rng)) else {
                continue;
            };
            n_changed += 1;
            match read(&text) {
                Err(error) => assert!(1 < error.line, "{}\n{text}", told(&error)),
                Ok(imported) => {
                    let breaches = check(&imported.record, &imported.rules);
                    assert!(!breaches.is_empty() || says(&imported, "counts"), "line {line}\n{text}");
                }
            }
            // What is no card at all is shown where it stands.
            let Some((text, line)) = with_another_card(&text, mark, [cards[0], "siebzehn"], &mut rng) else { continue };
            if mark != "img" {
                assert_eq!(read(&text).expect_err("no card").line, line, "{text}");
            } else {
                assert!(read(&text).is_err(), "{text}");
            }
        }
    }
}

#[test]
fn a_word_that_is_no_card_is_shown_where_it_stands() {
    let mut rng = ChaCha8Rng::seed_from_u64(43);
    for _ in 0..300 {
        let (record, _) = game(&mut rng);
        let writer = Writer::random(&mut rng);
        let text = writer.write(&record, &mut rng);
        let lines: Vec<&str> = text.lines().collect();
        let is_trick = |line: &&str| {
            let line = line.trim_start_matches(['|', ' ']);
            line.starts_with("Stich 1") || line.starts_with('1') && !line[1..].starts_with(|c: char| c.is_ascii_digit())
        };
        let first = lines.iter().position(is_trick).expect("a trick");
        let (at, changed) = if writer.style == Style::Report {
            // A card below the heading of a trick.
            let tricks: Vec<usize> = (first..lines.len()).filter(|&at| lines[at].starts_with("Stich")).collect();
            let trick = tricks[rng.random_range(0..tricks.len() - 1)];
            let at = (trick + 1..).find(|&at| !lines[at].contains('!')).expect("a card");
            (at, format!("{}: Wunschkarte", writer.names[rng.random_range(0..4)]))
        } else {
            let at = rng.random_range(first..lines.len());
            let line = lines[at].trim_end_matches(" |");
            (at, format!("{line} Wunschkarte9{}", &lines[at][line.len()..]))
        };
        let mut changed_lines = lines.clone();
        changed_lines[at] = &changed;
        let text = changed_lines.join("\n");
        let error = read(&text).expect_err("no card");
        assert_eq!(error.line, at + 1, "{}\n{text}", told(&error));
    }
}

/// What the standard preset of FreeDoko has otherwise than its tournament.
const STANDARD: [(&str, &str); 30] = [
    ("hyperswines", "true"),
    ("extrapoint fox last trick", "true"),
    ("throw with nines", "true"),
    ("offer duty solo", "true"),
    ("lustsolo player leads", "true"),
    ("bock after black game", "true"),
    ("poverty", "true"),
    ("poverty shift", "true"),
    ("marriage determination", "12"),
    ("marriage first color", "true"),
    ("marriage first single color", "true"),
    ("marriage first trump", "true"),
    ("solo king", "true"),
    ("solo queen jack", "true"),
    ("solo king jack", "true"),
    ("solo king queen", "true"),
    ("solo koehler", "true"),
    ("dollen second over first", "true"),
    ("swines", "true"),
    ("extrapoint catch charlie", "true"),
    ("announcement first trick thirty points", "true"),
    ("announcement first trick thirty points in marriage", "false"),
    ("announcement re/contra doubles", "true"),
    ("announcement no 90", "9"),
    ("announcement no 60", "6"),
    ("announcement no 30", "3"),
    ("announcement no 0", "3"),
    ("last announcement", "3"),
    ("announcement reply", "true"),
    ("counting", "plus"),
];

/// Returns the rules of FreeDoko's tournament with other values of some options.
fn with_options(options: &[(&str, &str)]) -> String {
    let line = |line: &str| {
        let (name, _) = line.split_once('=').expect("an option");
        let value = options.iter().find(|(option, _)| *option == name.trim());
        value.map_or_else(|| line.to_owned(), |(_, value)| format!("{name}= {value}"))
    };
    TOURNAMENT.lines().map(line).collect::<Vec<_>>().join("\n") + "\n"
}

/// Reads a game of FreeDoko with these options in its file.
fn with_rules(options: &[(&str, &str)]) -> Result<Imported, ParseRecordError> {
    let mut rng = ChaCha8Rng::seed_from_u64(47);
    let text = std::iter::repeat_with(|| write_freedoko(&game(&mut rng).0)).flatten().next().expect("one");
    read(&text.replace(TOURNAMENT, &with_options(options)))
}

#[test]
fn the_rules_of_a_file_are_those_of_its_presets() {
    // The length of a round and a Bock are nothing of one game; who has already played to a trick may still call with a card less.
    let others = ["dealer_repeats_after", "soli", "hochzeit_shift_least"];
    let elsewhere =
        |option: &str| option.starts_with("bock") || option.ends_with("_per_round") || others.contains(&option);
    for (options, name) in
        [(&STANDARD[..], "programm-freedoko"), (&[("number of duty soli", "1")], "programm-freedoko-turnier")]
    {
        let path = format!("{}/../datasets/clubs/{name}.toml", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("the data set is there");
        let ours = parse_rules(&text, name).expect("it is a rule file");
        let theirs = with_rules(options).expect("a game").rules;
        assert!(
            ours.soli.named.len() == theirs.soli.named.len()
                && ours.soli.named.iter().all(|solo| theirs.soli.named.contains(solo))
        );
        let differs = |option: &&RuleOption| !elsewhere(option.name) && option.of(&ours) != option.of(&theirs);
        let told = |option: &RuleOption| format!("{}: {:?}, {:?}", option.name, option.of(&ours), option.of(&theirs));
        let differing: Vec<String> = OPTIONS.iter().filter(differs).map(told).collect();
        assert!(differing.is_empty(), "{name}: {differing:#?}");
    }
}

#[test]
fn every_option_that_is_on_is_mapped_or_said_to_be_ignored() {
    let mut n_mapped = 0;
    for line in TOURNAMENT.lines() {
        let (name, value) = line.split_once('=').map(|(name, value)| (name.trim(), value.trim())).expect("an option");
        if value != "false" {
            continue;
        }
        // What stands on an option that is off in the preset is switched on with it.
        let mut options = STANDARD.to_vec();
        options.retain(|(option, _)| *option != name);
        let base = with_rules(&options).expect("a game");
        options.push((name, "true"));
        let imported = with_rules(&options).unwrap_or_else(|error| panic!("{name}: {}", told(&error)));
        let is_mapped = imported.rules != base.rules;
        let elsewhere =
            ["show ", "card hint", "take back", "number of ", "points", "offer duty", "bock ", "append bock"];
        let is_elsewhere = elsewhere.iter().any(|beginning| name.starts_with(beginning));
        assert!(is_mapped || is_elsewhere || says(&imported, name) || says(&base, name), "{name}");
        n_mapped += usize::from(imported.rules != base.rules);
    }
    assert!(10 < n_mapped, "{n_mapped}");
}

#[test]
fn a_text_without_its_pictures_says_so() {
    for text in [
        "Anna\tBert\tClara\tDirk\nGesund\tGesund\tVorbehalt\tGesund\n\t\tBubensolo\n\nPunkte\t33\t-11\n",
        "(Ko) Anna\n(Ko) Bert\n(Re) Clara\n(Ko) Dirk\nRe (3)\nPunkte 33 -11\n",
        "Stich 1\nAnna\nBert\nClara\nDirk\nStich 2\nBert\nClara\nDirk\nAnna\n",
    ] {
        let error = read(text).expect_err("no card");
        assert!(told(&error).contains("pictures"), "{}\n{text}", told(&error));
    }
    let error = read("<html><body><table><tr><td>Zu viele Anfragen.</td></tr></table></body></html>");
    assert!(told(&error.expect_err("no game")).contains("HTML"));
}
