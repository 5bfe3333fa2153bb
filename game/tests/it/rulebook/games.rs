//! Recorded games: the reports about breaches and about unreadable parts.

use doko_game::{Rules, Seat};
use notation::record::{Breach, Breaches, check, parse_record, replay, resume};

/// A finished game by BSV rules, with one early "kontra" and the Pflichtansage of the winner of the first trick.
const GAME: &str = "rules=bsv dealer=W
N: CT CK CK CQ CJ SA SQ SQ HT DT
E: CA CJ ST SJ HA HA HJ DA DT DQ
S: CT SA ST SK SJ HK HJ DA DK DJ
W: CA CQ SK HT HK HQ HQ DK DQ DJ
1 N: E:kontra! SA ST ST SK
2 N: re! CJ DA HJ HQ
3 W: DK SQ DT DK
4 N: CK CA CT CA
5 E: HJ SJ HT HT
6 N: DT SJ DA DQ
7 W: HK CT HA HK
8 E: HA SK CQ CK
9 W: HQ CQ DQ DJ
10 N: SQ CJ SA DJ
";

fn breaches_after(change: (&str, &str)) -> Vec<Breach> {
    assert!(GAME.contains(change.0), "{}", change.0);
    let record = parse_record(&GAME.replace(change.0, change.1)).expect("a record");
    check(&record, &Rules::BSV)
}

fn told(change: (&str, &str)) -> Vec<String> {
    breaches_after(change).iter().map(Breach::to_string).collect()
}

#[test]
fn a_typed_record_is_read_and_scored() {
    let record = parse_record(GAME).expect("a record");
    let outcome = replay(&record, &Rules::BSV, Breaches::Refuse).expect("no breaches");
    assert_eq!((outcome.parties.re.to_string().as_str(), outcome.score.points[Seat::N].0), ("NW", 8));
}

#[test]
fn cards_may_be_typed_as_people_write_them() {
    let typed = GAME
        .replace("N: CT CK CK CQ CJ SA", "n: Kreuz-10, KrK,♣K , CQ,\tkreuz_bube Pik-As")
        .replace("W: CA", "# the dealer\nW: CA")
        .replace("5 E: HJ SJ HT HT", "5 e: ♥B PikB Dulle ♥10");
    assert_eq!(parse_record(&typed), parse_record(GAME));
}

#[test]
fn each_illegal_step_is_told_with_place_rule_and_what_was_legal() {
    let cases = [
        (
            ("3 W: DK SQ", "3 W: DK CK"),
            "trick 3: N cannot play CK: DK was led and has to be followed (BSV 5.2); legal: CQ SQ HT DT",
        ),
        (
            ("2 N: re! CJ", "2 N: CJ"),
            "trick 2: N cannot play CJ: the first trick obliges to say \"re\" before (BSV 6.3.1); legal: re! k90! k60! k30! schwarz!",
        ),
        (("3 W: DK", "3 N: DK"), "trick 3: N cannot play DK: W has to play (BSV 5.3)"),
        (
            ("E:kontra!", "E:re!"),
            "trick 1: E cannot call re!: \"re\" is not the word of this side, which is \"kontra\" (BSV 6.3); legal: kontra! k90! k60! k30! schwarz!",
        ),
        (
            ("5 E: HJ", "5 E: W:k90! HJ"),
            "trick 5: W cannot call k90!: \"k90\" comes too late; \"k90\" at the latest with 8 cards in hand (BSV 6.4)",
        ),
        (
            ("10 N: SQ CJ", "10 N: SQ HT"),
            "trick 10: E: HT is not in this hand, or no more; it is played 3 times (BSV 2.2.1)",
        ),
        (("8 E: HA SK CQ CK", "8 E: HA SK CQ"), "trick 8: the trick has 3 cards instead of 4 (BSV 5.1)"),
        (("N: CT CK CK", "N: CT CK CK CK"), "CK appears three times: N, N, N (BSV 2.2.1)"),
        (("N: CT CK CK", "N: CT CK"), "N got 9 cards instead of 10 (BSV 3.3)"),
        (("dealer=W", "dealer=W game=damensolo"), "\"soloist\" is missing (BSV 4.1)"),
        (("dealer=W", "dealer=W game=hochzeit hochzeiter=W"), "W: a Hochzeit needs both CQ in one hand (BSV 4.2.1)"),
        (("dealer=W", "dealer=W re=NS"), "\"re\" says NS, but it is NW (BSV 4.2.1)"),
        (
            ("10 N: SQ CJ SA DJ", "10 N: SQ CJ SA DJ E:k30!"),
            "trick 10: E cannot call k30!: the last card is played (BSV 6.4)",
        ),
    ];
    for (change, expected) in cases {
        let told = told(change);
        assert!(told.iter().any(|told| told.starts_with(expected)), "{change:?}: {told:#?}");
    }
}

#[test]
fn all_findings_are_collected() {
    let text = GAME
        .replace("E:kontra!", "E:kontra! E:kontra!")
        .replace("N: re! CJ", "N: CJ")
        .replace("3 W: DK SQ", "3 W: DK CK");
    let record = parse_record(&text).expect("a record");
    let breaches = check(&record, &Rules::BSV);
    let tricks: Vec<_> = breaches.iter().map(|breach| breach.trick).collect();
    // CK is played a third time in the fourth trick, where N plays it again.
    assert_eq!(tricks[..3], [Some(1), Some(2), Some(3)]);
    assert!(3 < tricks.len());
}

#[test]
fn an_unclaimed_breach_is_a_valid_move() {
    let text = GAME.replace("N: re! CJ", "N: CJ").replace("E:kontra!", "E:re!");
    let record = parse_record(&text).expect("a record");
    assert!(replay(&record, &Rules::BSV, Breaches::Refuse).is_err());
    let outcome = replay(&record, &Rules::BSV, Breaches::CountAsValid).expect("nobody claimed");
    // "re" from a Kontra player stays an announcement of Re, so no duty remained either.
    assert_eq!(outcome.levels.re, doko_game::Level::Ansage);
}

#[test]
fn an_unfinished_record_gives_the_game_so_far() {
    let text = GAME.split("5 E:").next().expect("four tricks").to_owned() + "5 E: HJ SJ\n";
    let record = parse_record(&text).expect("a record");
    assert_eq!(check(&record, &Rules::BSV), []);
    let play = resume(&record, &Rules::BSV, Breaches::Refuse).expect("no breaches");
    assert_eq!((play.actor(), play.public().cards_played()), (Some(Seat::W), 18));
    let error = replay(&record, &Rules::BSV, Breaches::Refuse).expect_err("22 cards are missing");
    assert_eq!(error[0].to_string(), "trick 5: W: 22 cards are still to be played (BSV 3.3)");
}

#[test]
fn a_round_of_vorbehalte_is_checked_too() {
    let round = |said: &str| breaches_after(("1 N:", &format!("vorbehalte {said}\n1 N:")));
    assert_eq!(round("N:gesund E:gesund S:gesund W:gesund"), []);
    let breaches = round("N:gesund E:gesund S:gesund W:vorbehalt W:hochzeit");
    assert!(breaches[0].to_string().starts_with("W cannot say \"hochzeit\""), "{}", breaches[0]);
    assert!(breaches[0].legal().contains(&"damensolo".to_owned()));
    let breaches = round("N:gesund E:gesund S:gesund W:vorbehalt W:damensolo");
    assert_eq!(breaches[0].to_string(), "\"game\" says normal, but it is damensolo (BSV 4.1)");
    let breaches = round("N:gesund E:gesund S:gesund");
    assert_eq!(breaches[0].to_string(), "the game is not found before W has spoken (BSV 4.1)");
}

#[test]
fn what_cannot_be_read_is_told_with_its_place() {
    let cases = [
        (("E: CA CJ", "E: CA CX"), "line 3: ", "CX"),
        (("dealer=W", "dealer=X"), "line 1: \"X\" is not a seat", "X"),
        (("dealer=W", "delaer=W"), "line 1: unknown key \"delaer\"", "delaer"),
        (("7 W:", "8 W:"), "line 12: expected trick 7, found \"8\"", "8"),
        (("E:kontra!", "E:konter!"), "line 6: \"konter\" is not a call", "konter"),
        (("S: CT", "N: CT"), "line 4: the hand of N is written twice", "N:"),
    ];
    for (change, message, marked) in cases {
        let text = GAME.replacen(change.0, change.1, 1);
        let error = parse_record(&text).expect_err("unreadable");
        assert!(error.to_string().starts_with(message), "{error}");
        assert_eq!(error.span.of(&text), marked);
    }
}
