//! Every word for everything is understood, and nothing is taken for something else.

use super::*;
use game::Level;
use text::Language;

/// Every spelling of every thing of a table, and how the catalogue and the notation call it, is that thing or refused with
/// it among the meanings.
fn check<T: Copy + PartialEq + std::fmt::Debug + Localized>(
    table: &Table<T>,
    notation: impl Fn(T) -> String,
    parse: impl Fn(&str) -> Result<T, WordError>,
) {
    for &(thing, words) in table {
        let of_catalogue = Language::ALL.map(|language| thing.text(language));
        for word in words.iter().copied().map(str::to_owned).chain(of_catalogue).chain([notation(thing)]) {
            for text in [word.clone(), word.to_uppercase(), format!(" {word} "), word.replace('ü', "u\u{308}")] {
                match parse(&text) {
                    Ok(read) => assert_eq!(read, thing, "{text}"),
                    Err(WordError { why: WhyNoWord::Ambiguous(meanings), .. }) => {
                        assert!(meanings.contains(&thing.message()), "{text}");
                    }
                    Err(error) => panic!("{text}: {error}"),
                }
            }
        }
        assert_eq!(parse(&notation(thing)), Ok(thing));
    }
}

#[test]
fn every_spelling_of_every_thing_is_that_thing_or_refused_with_it_among_the_meanings() {
    check(SEATS, |seat| seat.to_string(), parse_seat);
    check(TEAMS, |team| team.to_string(), parse_team);
    check(GAMES, |game| game.to_string(), parse_game);
    check(VORBEHALTE, |kind| kind.to_string(), parse_vorbehalt);
    check(CONDITIONS, |condition| condition.name().to_owned(), parse_condition);
    let calls = Call::ALL.map(|call| (call, &[][..]));
    check(&calls, |call| call.to_string(), parse_call);
    let soli = Solo::ALL.map(|solo| (GameName::Solo(solo), &[][..]));
    check(&soli, |game| game.to_string(), parse_game);
    let classes = Class::ALL.map(|class| (class, &[][..]));
    check(&classes, |class| class.letter().to_string(), parse_class);
    let suits = SUITS.map(|(suit, words)| (Class::Fehl(suit), words));
    check(&suits, |class| class.letter().to_string(), parse_class);
}

#[test]
fn every_suit_makes_a_solo() {
    for (suit, words) in SUITS {
        for word in words {
            for text in
                [format!("{word}solo"), format!("{word}-Solo"), format!("Farbsolo {word}"), format!("Solo in {word}")]
            {
                let game = GameName::Solo(Solo::Farbe(suit));
                match parse_game(&text) {
                    Ok(read) => assert_eq!(read, game, "{text}"),
                    Err(WordError { why: WhyNoWord::Ambiguous(meanings), .. }) => {
                        assert!(meanings.contains(&game.message()), "{text}");
                    }
                    Err(error) => panic!("{text}: {error}"),
                }
            }
        }
    }
}

#[test]
fn what_can_be_two_things_is_refused_with_both() {
    let told = |error: WordError| Language::ALL.map(|language| error.text(language));
    assert_eq!(
        told(parse_class("K").unwrap_err()),
        ["„K“ kann Kreuz oder Karo sein", "\"K\" can be clubs or diamonds"]
    );
    assert_eq!(told(parse_game("D-Solo").unwrap_err())[0], "„D-Solo“ kann Damensolo oder Karosolo sein");
    assert_eq!(told(parse_game("K Solo").unwrap_err())[0], "„K Solo“ kann Kreuzsolo oder Karosolo sein");
}

#[test]
fn what_is_no_word_is_told_with_what_is_expected() {
    let told = |error: WordError| {
        Language::ALL.map(|language| (error.text(language), error.help().map(|help| help.text(language))))
    };
    let [(german, help), (english, _)] = told(parse_seat("Mitte").unwrap_err());
    assert_eq!((german.as_str(), english.as_str()), ("„Mitte“ ist kein Sitz", "\"Mitte\" is not a seat"));
    assert_eq!(help.as_deref(), Some("möglich ist: ein Sitz: N, O, S oder W, auch Nord, Ost, Süd, West"));
    let [(german, help), _] = told(parse_game("Damensoli").unwrap_err());
    assert_eq!((german.as_str(), help.as_deref()), ("„Damensoli“ ist kein Spiel", Some("ist damensolo gemeint?")));
    assert!(parse_call("90").is_err(), "a number alone is not a call");
    assert!(parse_call("").is_err() && parse_team("").is_err());
}

#[test]
fn seats_are_letters_or_words() {
    let set = |text| parse_seats(text).map(|seats| seats.to_string());
    for text in ["NO", "N,O", "no", "n+e", "Nord,Ost", "Nord und Ost", "ost/nord", "N & E", "North and East"] {
        assert_eq!(set(text).as_deref(), Ok("NE"), "{text}");
    }
    assert_eq!(set("Süd").as_deref(), Ok("S"));
    assert_eq!(set("ESW").as_deref(), Ok("ESW"));
    for (text, message) in [("NN", "N is listed twice"), ("NX", "\"X\" is not a seat"), ("", "\"\" is not a seat")] {
        assert_eq!(parse_seats(text).unwrap_err().to_string(), message);
    }
}

#[test]
fn calls_are_understood_as_they_are_said() {
    for (text, level) in [
        ("keine 90", Level::Keine90),
        ("Keine Neunzig", Level::Keine90),
        ("k 60", Level::Keine60),
        ("no 30", Level::Keine30),
        ("keine 3", Level::Keine30),
        ("SCHWARZ", Level::Schwarz),
        ("Contra", Level::Ansage),
    ] {
        assert_eq!(parse_call(text).map(Call::level), Ok(level), "{text}");
    }
}
