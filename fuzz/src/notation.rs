//! What people write in one line: cards, words of the table, positions, results.

use crate::{Fate, check_labels, check_words};
use game::{Act, Rules, Seat};
use notation::parse_act;
use notation::record::{Breaches, Deed, Moment};
use notation::result::reckon;
use notation::{
    Label, Names, RuleBook, parse_call, parse_card, parse_cards, parse_class, parse_condition, parse_draft, parse_game,
    parse_position, parse_position_of_sides, parse_result, parse_seat, parse_seats, parse_team, parse_vorbehalt,
    write_result,
};
use std::str::FromStr;
use text::{Language, Localized};

/// Any text is a card or is not, and a list of cards or is not.
pub(crate) fn card(bytes: &[u8]) -> Fate {
    let text = &*String::from_utf8_lossy(bytes);
    match parse_cards(text) {
        Ok(cards) => check_labels(&cards.iter().map(|&(_, span)| Label::new(span)).collect::<Vec<_>>(), text),
        Err(error) => {
            check_labels(&error.labels, text);
            check_words(&error);
        }
    }
    match parse_card(text) {
        Ok(card) => {
            assert_eq!(parse_card(&card.to_string()), Ok(card));
            Language::ALL.iter().for_each(|&language| assert_eq!(parse_card(&card.text(language)), Ok(card)));
            Fate::Read
        }
        Err(error) => {
            check_words(&error);
            Fate::Refused
        }
    }
}

/// Any text is a word that one says at the table or is not.
pub(crate) fn word(bytes: &[u8]) -> Fate {
    let text = &*String::from_utf8_lossy(bytes);
    let read = [
        is_read(parse_seat(text)),
        is_read(parse_seats(text)),
        is_read(parse_team(text)),
        is_read(parse_game(text)),
        is_read(parse_call(text)),
        is_read(parse_class(text)),
        is_read(parse_vorbehalt(text)),
        is_read(parse_condition(text)),
        act(text),
        comes_back::<Deed>(text),
        comes_back::<Moment>(text),
    ];
    if read.contains(&Fate::Read) { Fate::Read } else { Fate::Refused }
}

fn is_read<T>(word: Result<T, impl Localized>) -> Fate {
    match word {
        Ok(_) => Fate::Read,
        Err(error) => {
            check_words(&error);
            Fate::Refused
        }
    }
}

fn act(text: &str) -> Fate {
    let read = parse_act(text);
    if let Ok(act) = &read {
        assert_eq!(Act::from_name(&act.to_string()).as_ref(), Some(act));
    }
    is_read(read)
}

fn comes_back<T: FromStr<Err: Localized> + ToString>(text: &str) -> Fate {
    if let Ok(thing) = text.parse::<T>() {
        let written = thing.to_string();
        assert_eq!(written.parse::<T>().ok().map(|again| again.to_string()), Some(written));
    }
    is_read(text.parse::<T>())
}

/// Any text is a position or is not, with the parties or without.
pub(crate) fn position(bytes: &[u8]) -> Fate {
    let text = &*String::from_utf8_lossy(bytes);
    let book = RuleBook::published();
    for read in [parse_position(text, &book), parse_position_of_sides(text, &book)] {
        if let Err(error) = read {
            check_labels(&error.labels, text);
            check_words(&error);
        }
    }
    match notation::position(text) {
        Ok(position) => {
            assert_eq!(notation::position(&position.to_string()), Ok(position));
            Fate::Read
        }
        Err(_) => Fate::Refused,
    }
}

/// Of any text is known what is missing to a position.
pub(crate) fn draft(bytes: &[u8]) -> Fate {
    let text = &*String::from_utf8_lossy(bytes);
    let (_, errors) = parse_draft(text, &RuleBook::published());
    for error in &errors {
        check_labels(&error.labels, text);
        check_words(error);
    }
    if errors.is_empty() { Fate::Read } else { Fate::Refused }
}

/// Any line is what people know of a game or is not; what it says is reckoned or cannot have been.
pub(crate) fn result(bytes: &[u8]) -> Fate {
    let text = &*String::from_utf8_lossy(bytes);
    let players = ["Anna", "Bert", "Cora", "Dirk"].map(str::to_owned);
    let players: Vec<_> = players.into_iter().zip(Seat::ALL.map(Some)).collect();
    let mut fate = Fate::Refused;
    for names in [Names::Seats, Names::Players(&players)] {
        match parse_result(text, &names) {
            Ok(facts) => {
                fate = Fate::Read;
                for rules in Rules::ALL {
                    for breaches in [Breaches::Refuse, Breaches::CountAsValid] {
                        if let Err(error) = reckon(&rules, &facts, breaches) {
                            check_words(&error);
                        }
                    }
                }
                for language in Language::ALL {
                    let line = write_result(&facts, language, &names);
                    // Who is said and nothing of him is nothing.
                    if line.is_empty() {
                        continue;
                    }
                    let again = parse_result(&line, &names).unwrap_or_else(|error| panic!("{error}: {line}"));
                    assert_eq!(write_result(&again, language, &names), line);
                }
            }
            Err(error) => {
                check_labels(&error.labels, text);
                check_words(&error);
            }
        }
    }
    fate
}
