use super::*;
use crate::result::{FactCall, FactGame, When, Who};
use game::{
    Call, GameName, ItemKind, SeatSet, Solo, Team,
    rules::{Sonderpunkt, VorbehaltKind},
};
use text::{Language, Localized};

fn read(text: &str) -> Facts {
    parse_result(text, &Names::Seats).unwrap_or_else(|error| panic!("{text}: {error}"))
}

const RE: Who = Who::Team(Team::Re);
const KONTRA: Who = Who::Team(Team::Kontra);

fn call(who: Who, call: Call) -> FactCall {
    FactCall { who, call, when: None }
}

#[test]
fn a_line_as_people_write_it_is_understood() {
    let facts = read("Re N+O 145 Augen, Re angesagt, Fuchs für Kontra, Charlie Re");
    assert_eq!(facts.re, Some(SeatSet::of(&[Seat::N, Seat::E])));
    assert_eq!(facts.augen, [(RE, 145)]);
    assert_eq!(facts.calls, [call(RE, Call::Re)]);
    assert_eq!(facts.special, [(Sonderpunkt::Fuchs, KONTRA), (Sonderpunkt::Charlie, RE)]);
    // The same in other words.
    for other in [
        "re: n und ost; 145 augen; ansage Re; Kontra Fuchs; Re Karlchen",
        "Re NO 145, Re sagt Re, Kontra fängt einen Fuchs, Charlie für Re",
        "Re N & E, 145 eyes, Re announced, fox for Kontra, Charlie for Re",
    ] {
        let mut other = read(other);
        other.augen.retain(|&(_, n)| n == 145);
        assert_eq!(other, facts);
    }
}

#[test]
fn calls_are_whose_they_are_said_to_be() {
    let calls = |text: &str| read(text).calls;
    assert_eq!(calls("Re angesagt, keine 90"), [call(RE, Call::Re), call(RE, Call::Keine90)]);
    assert_eq!(calls("Re, Kontra"), [call(RE, Call::Re), call(KONTRA, Call::Kontra)]);
    assert_eq!(calls("Re und Kontra angesagt"), [call(RE, Call::Re), call(KONTRA, Call::Kontra)]);
    assert_eq!(calls("Kontra keine 60, schwarz"), [call(KONTRA, Call::Keine60), call(KONTRA, Call::Schwarz)]);
    assert_eq!(calls("N sagt Re"), [call(Who::Seat(Seat::N), Call::Re)]);
    let timed = |when| [FactCall { when: Some(when), ..call(RE, Call::Keine90) }];
    assert_eq!(calls("Re keine 90 mit 10 Karten"), timed(When::Hand(10)));
    assert_eq!(calls("Re sagt keine 90 im 3. Stich"), timed(When::Trick(3)));
    assert_eq!(calls("Re says no 90 in trick 3"), timed(When::Trick(3)));
    assert_eq!(calls("Re sagt keine 90 nach 5 Karten"), timed(When::Played(5)));
}

#[test]
fn a_solo_names_its_player() {
    let facts = read("Damensolo Ost, 110 Augen, Kontra angesagt");
    assert_eq!(facts.game, Some(FactGame::Named(GameName::Solo(Solo::Damen))));
    assert_eq!((facts.re, &facts.augen[..]), (Some(SeatSet::only(Seat::E)), &[(Who::Seat(Seat::E), 110)][..]));
    assert_eq!(read("S spielt ein Solo").game, Some(FactGame::SomeSolo));
    assert_eq!(read("stilles Solo W").re, Some(SeatSet::only(Seat::W)));
    assert_eq!(read("Hochzeit, Re N+W, Klärung im 2. Stich").klaerung, Some(2));
}

#[test]
fn numbers_say_what_they_count() {
    let facts = read("145:95, Kontra ohne Stich, 2 Füchse Re");
    assert_eq!((facts.augen, facts.tricks), (vec![(RE, 145), (KONTRA, 95)], vec![(KONTRA, 0)]));
    assert_eq!(facts.special, [(Sonderpunkt::Fuchs, RE); 2]);
    assert_eq!(read("N 80, O 65 Augen").augen, [(Who::Seat(Seat::N), 80), (Who::Seat(Seat::E), 65)]);
    assert_eq!(read("Kontra 3 Stiche").tricks, [(KONTRA, 3)]);
}

#[test]
fn players_have_their_names() {
    let players = [("Anna", Some(Seat::N)), ("Jörg", Some(Seat::E)), ("Emil", None)];
    let players = players.map(|(name, seat)| (name.to_owned(), seat));
    let names = Names::Players(&players);
    let facts = parse_result("Re anna+Joerg 120 Augen, Anna sagt Re", &names);
    assert_eq!(
        facts.map(|facts| facts.re),
        Err(ResultError {
            problem: ResultProblem::Unknown { meant: None },
            text: "Joerg".to_owned(),
            labels: vec![crate::Label::new(crate::Span { start: 8, end: 13 })],
        })
    );
    let facts = parse_result("Re Anna+Jörg 120 Augen, Anna sagt Re", &names).expect("they sit there");
    assert_eq!(facts.re, Some(SeatSet::of(&[Seat::N, Seat::E])));
    assert_eq!(facts.calls[0].who, Who::Seat(Seat::N));
    let error = parse_result("Re Anna+Emil", &names).expect_err("he sits out");
    assert_eq!(error.to_string(), "Emil sits out in this game");
    let players = [("Anna Lena", Some(Seat::N)), ("Rene\u{301}", Some(Seat::S)), ("Cora", Some(Seat::E))];
    let players = players.map(|(name, seat)| (name.to_owned(), seat));
    let facts = parse_result("Re Anna Lena + René 120 Augen, anna lena sagt Re", &Names::Players(&players))
        .expect("they sit there");
    assert_eq!(facts.re, Some(SeatSet::of(&[Seat::N, Seat::S])));
    assert!(is_taken("Re") && is_taken("Solo") && is_taken("n") && !is_taken("Anna"));
}

#[test]
fn what_is_not_clear_is_refused_with_its_place() {
    let wrong = |text: &str| {
        let error = parse_result(text, &Names::Seats).expect_err(text);
        (error.to_string(), error.labels.first().map_or("", |label| label.span.of(text)).to_owned())
    };
    for (text, told, place) in [
        ("", "there is no result here", ""),
        ("Re 145 Aigen", "\"Aigen\" is unknown here", "Aigen"),
        ("145 Augen", "whose is \"145\"?", "145"),
        ("Re 145, Fuchs", "whose is \"Fuchs\"?", "Fuchs"),
        ("Kontra schwarz", "\"schwarz\": announced or played?", "schwarz"),
        ("Fuchs von Re", "\"von\": caught or lost?", "von"),
        ("Re N+O, Re S+W", "\"S+W\" contradicts what stands before it", "S+W"),
        ("D-Solo N", "\"D-Solo\" can be", "D-Solo"),
        ("Hochzeit N", "a Hochzeit with whom?", "N"),
        ("Re 99999 Augen", "\"99999\" is too large", "99999"),
        ("keine 90", "whose is \"keine 90\"?", "keine 90"),
        ("Augen 145", "\"Augen\" does not belong here", "Augen"),
    ] {
        let (message, at) = wrong(text);
        if told.ends_with("can be") {
            assert!(message.contains("can be"), "{message}");
            continue;
        }
        assert_eq!((message.as_str(), at.as_str()), (told, place), "{text}");
    }
}

#[test]
fn what_can_be_two_things_is_refused() {
    let refused = |text: &str, told: &str| {
        let error = parse_result(text, &Names::Seats).expect_err(text).to_string();
        assert!(error.contains(told), "{text}: {error}");
    };
    for (text, told) in [
        ("Re N, S 130:110", "\"S\" does not belong here"),
        ("Re N 130", "alone, or with whom"),
        ("Kontra W, 100 Augen", "alone, or with whom"),
        ("Re N Damensolo 130", "was it announced"),
        ("S 130:110", "\"S\" does not belong here"),
        ("Re N+S, N 130:110", "\"N\" does not belong here"),
        ("Kontra E+W 110:130", "whose Augen come first"),
        ("Re 130:110", "was it announced"),
        ("Re und Kontra 130:110", "before it or behind it"),
        ("Re N+S Re 130", "before it or behind it"),
        ("Damensolo N Re 130", "was it announced"),
        ("Re N+S 130 Augen Kontra angesagt", "before it or behind it"),
        ("N 80 O 65 Augen", "before it or behind it"),
        ("Fuchs Re keine 90", "before it or behind it"),
        ("145 Augen keine 90 Re", "before it or behind it"),
        ("Re N+S 130, Re N Fuchs", "was it announced"),
        ("Re N+S 130, Re O keine 90", "contradicts"),
        ("Hochzeit, Re N, S 130:110", "\"S\" does not belong here"),
        ("Hochzeit N, Re O+S 130", "contradicts"),
        ("Kontra angesagt, Re N+S 145, keine 90", "whose is \"keine 90\""),
        ("Re N+S 130, Re abgesagt", "without its stage"),
        ("Fuchs gegen Re", "caught or lost"),
        ("Re N+S 120 gegen keine 90", "\"gegen\" does not belong here"),
        ("Normalspiel, Solo N 130", "contradicts"),
        ("Damensolo Bubensolo N 130", "contradicts"),
        ("Lustsolo N, Pflichtsolo 130", "contradicts"),
        ("Re N+S 130:110 120:120", "\"120:120\" does not belong here"),
        ("Damensolo, E verliert, N+S+W 100", "whose is"),
        ("S Solo 130", "can be"),
        ("Solo S 130", "can be"),
        ("Re NO 90", "can be"),
        ("Re N O 90", "can be"),
        ("N allein, Re N+S 130", "contradicts"),
    ] {
        refused(text, told);
    }
}

#[test]
fn who_is_alone_and_in_which_solo_is_read() {
    let hochzeit = Some(FactGame::Named(GameName::Hochzeit));
    for text in [
        "Hochzeit, N allein, 100 Augen",
        "Hochzeit N allein 100",
        "Hochzeit N, allein, 100",
        "Hochzeit, Re N alone, 100",
    ] {
        let facts = read(text);
        assert_eq!((facts.game, facts.re), (hochzeit, Some(SeatSet::only(Seat::N))), "{text}");
    }
    assert_eq!(read("Damensolo, Re N, 100 Augen").re, Some(SeatSet::only(Seat::N)));
    let lust = read("Lustsolo, Damensolo N 130");
    assert_eq!(
        (lust.game, lust.solo_kind),
        (Some(FactGame::Named(GameName::Solo(Solo::Damen))), Some(VorbehaltKind::Lustsolo))
    );
    assert_eq!(read("Damensolo N 130, Lustsolo"), lust);
    assert_eq!(read("Pflichtsolo N 130").solo_kind, Some(VorbehaltKind::Pflichtsolo));
    assert_eq!(read("\u{feff}Re N+S 130"), read("Re N+S 130"));
}

#[test]
fn every_special_point_can_be_said_by_its_name() {
    for point in Sonderpunkt::ALL {
        for language in Language::ALL {
            let line = format!("Re N+E 130 Augen, {} Re", ItemKind::Sonder(point).text(language));
            let facts = parse_result(&line, &Names::Seats).unwrap_or_else(|error| panic!("{error}: {line}"));
            assert_eq!(facts.special.first().map(|&(point, _)| point), Some(point), "{line}");
        }
    }
}
