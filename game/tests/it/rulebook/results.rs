//! What people say of a game: what it brings, and what cannot have been.

use doko_game::rules::{CalledGame, SoloPoints, Sonderpunkt};
use doko_game::{CallRefusal, Rules, Seat, Solo, Team};
use notation::record::Breaches;
use notation::result::{Facts, Impossible, Reckoned, Who, reckon};
use notation::{Names, parse_result};

fn reckoned(rules: &Rules, text: &str, breaches: Breaches) -> Result<Reckoned, String> {
    let facts = parse_result(text, &Names::Seats).unwrap_or_else(|error| panic!("{text}: {error}"));
    reckon(rules, &facts, breaches).map_err(|error| error.to_string())
}

/// Asserts that a result is refused with this reason.
fn refused(rules: &Rules, cases: &[(&str, &str)]) {
    for (text, reason) in cases {
        let refused = reckoned(rules, text, Breaches::Refuse).expect_err(text);
        assert!(refused.contains(reason), "{text}: {refused}");
    }
}

fn points(rules: &Rules, text: &str) -> [i32; 4] {
    let reckoned = reckoned(rules, text, Breaches::Refuse).unwrap_or_else(|error| panic!("{text}: {error}"));
    Seat::ALL.map(|seat| reckoned.score.points[seat].0)
}

#[test]
fn a_result_brings_what_the_rules_say() {
    for (text, expected) in [
        ("Re N+O 145 Augen, Re angesagt, Fuchs für Kontra, Charlie Re", [3, 3, -3, -3]),
        ("Re N+O 121", [1, 1, -1, -1]),
        ("Re N+O 120", [-2, -2, 2, 2]),
        // Decision OP-27: Kontra alone has called, so 120 are enough for Re.
        ("Re N+O 120, Kontra angesagt", [3, 3, -3, -3]),
        ("Damensolo O, 155 Augen, O sagt Re", [-4, 12, -4, -4]),
        // Neither side wins: below 90, and 120 against keine 90.
        ("Re N+O 75, Re keine 90, Kontra keine 60", [-2, -2, 2, 2]),
    ] {
        assert_eq!(points(&Rules::DDV, text), expected, "{text}");
    }
    // Re doubles, and the special point with it.
    assert_eq!(points(&Rules::RECKLINGHAUSEN, "Re N+O 145, Re angesagt, Fuchs Re"), [4, 4, -4, -4]);
    let unknown = reckoned(&Rules::DDV, "Re 181 Augen, Re angesagt", Breaches::Refuse).expect("no seats are needed");
    assert_eq!((unknown.parties, unknown.score.re_value.0), (None, 5));
}

#[test]
fn augen_and_tricks_that_cannot_be_are_refused() {
    refused(
        &Rules::DDV,
        &[
            ("Re 241 Augen", "Re cannot have 241 Augen: there are 240 in a game"),
            ("Re 145, Kontra 96", "Re 145 and Kontra 96 are 241 Augen together, not 240"),
            ("Re 145, Re 146", "two different numbers for Re"),
            ("Re N+O, N 100, O 50, Re 145", "Re has 145, but the players of this side have 150 together"),
            ("Re N+O, N 100", "what East, South and West has is missing"),
            ("Re N+O 239", "Kontra cannot have 1 Augen: no cards make so many"),
            ("Re N+O 1:239", "Re cannot have 1 Augen: no cards make so many"),
            ("Re N+O 39, Re 1 Stich", "Re cannot have 39 Augen in one trick: no cards make so many"),
            ("Re N+O, N 1, O 129", "North cannot have 1 Augen"),
            ("Re N+O 130, N 50 Augen, N 0 Stiche", "North cannot have 50 Augen in 0 tricks"),
            ("Re N+O 240", "Kontra has no Augen: is that a trick of four nines"),
            ("Re N+O 238, Kontra 0 Stiche", "Kontra has 2 Augen, but no trick"),
            ("Re 240, Kontra 3 Stiche", "Re has 240 Augen in 9 tricks, which can hold 232 at most"),
            ("Re 150, Re 2 Stiche", "Re has 150 Augen in 2 tricks, which can hold 88 at most"),
            ("Re 150, Re 13 Stiche", "Re cannot have 13 tricks: there are 12 in a game"),
            ("Re 150, Re 7 Stiche, Kontra 6 Stiche", "Re 7 and Kontra 6 are 13 tricks together, not 12"),
            ("Re N+O 120, Re gewinnt", "Re has not won; Kontra has"),
            ("Re, Kontra angesagt", "how many Augen a side has"),
            ("N 120 Augen", "which side does North belong to?"),
        ],
    );
    // Without nines the cheapest trick has 8 Augen.
    refused(&Rules::BSV, &[("Re N+O 233", "Kontra cannot have 7 Augen"), ("Re N+O 5", "Re cannot have 5 Augen")]);
    assert!(reckoned(&Rules::BSV, "Re N+O 232", Breaches::Refuse).is_ok());
    // Without nines every trick has Augen, so the number of tricks need not be asked.
    let black = reckoned(&Rules::BSV, "Re 240", Breaches::Refuse).expect("Kontra has no trick");
    assert!(black.score.items.iter().any(|item| item.kind.name() == "schwarz"));
}

#[test]
fn games_and_parties_that_cannot_be_are_refused() {
    refused(
        &Rules::DDV,
        &[
            ("Re N+O+S 145", "Re can be one player or two, not 3"),
            ("Damensolo, Re N+O 145", "is played by one alone, not by North and East"),
            ("Trumpfabgabe N 145", "is played by two together"),
            ("Trumpfabgabe, Re N+O 145", "by these rules"),
            ("Re N+O 145, Klärungsstich 2", "only a Hochzeit has a Klärungsstich"),
            ("Hochzeit, Re N+O 145, Klärungsstich 4", "trick 4 cannot be the Klärungsstich, trick 3 is the last"),
        ],
    );
}

#[test]
fn special_points_that_cannot_be_are_refused() {
    refused(
        &Rules::DDV,
        &[
            ("Damensolo N 155, Fuchs N", "Fuchs caught does not count in a solo"),
            ("Re N+O 145, Fuchs Re, 2 Füchse Kontra", "Fuchs caught is there 3 times"),
            ("Re N+O 200, 5 Doppelköpfe Re", "Doppelkopf is there 5 times; 4 times is the most"),
            ("Re N+O 79, 2 Doppelköpfe Re", "Re has 79 Augen, but 2 times Doppelkopf takes 80 at least"),
            ("Re N+O 140, 4 Doppelköpfe Re", "takes 168 at least"),
            ("Re N+O 230, Fuchs Kontra", "Kontra has 10 Augen, but Fuchs caught takes 11 at least"),
            ("Re N+O 145, Charlie Re, Charlie Kontra", "Charlie is there 2 times; once is the most"),
            ("Re N+O 145, Herzstich Re", "hearts trick does not exist by these rules"),
            ("Re N+O 240, Kontra ohne Stich, Fuchs Kontra", "Kontra cannot have Fuchs caught"),
            ("Re N+O 145, gegen die Alten", "exists only if Kontra has won"),
            ("stilles Solo N 100, gegen die Alten", "does not count in a solo"),
        ],
    );
    let rules = &Rules::RECKLINGHAUSEN;
    refused(
        rules,
        &[
            ("Re 145, Charlie Re, Charlie gefangen Kontra", "belong to the last trick, and only one side has that"),
            ("Re 145, Charlie Re, 2 Charlie gefangen Re", "3 jacks of clubs cannot lie in the last trick"),
            ("Re 145, Schweine, Fuchs Re", "with Schweine announced there is no Fuchs"),
            ("Re 232, Kontra 1 Stich, 2 Herzstich Kontra", "Kontra has one trick, but 2 times hearts trick"),
        ],
    );
    assert_eq!(points(&Rules::DDV, "Re N+O 100, gegen die Alten"), [-2, -2, 2, 2]);
    let own =
        vec![Sonderpunkt::Fuchs, Sonderpunkt::FuchsLastTrick, Sonderpunkt::DoppelCharlie, Sonderpunkt::CharlieGefangen];
    let club = Rules::DDV.with(|rules| rules.special.points = own.into());
    let facts = |points: &[Sonderpunkt]| Facts {
        augen: vec![(Who::Team(Team::Re), 145)],
        special: points.iter().map(|&point| (point, Who::Team(Team::Re))).collect(),
        ..Facts::default()
    };
    let [fox, last] = [Sonderpunkt::Fuchs, Sonderpunkt::FuchsLastTrick];
    let of = |points: &[Sonderpunkt]| reckon(&club, &facts(points), Breaches::Refuse).err();
    assert_eq!(of(&[fox, fox, last]), Some(Impossible::ThreeFoxes(3)));
    assert_eq!(of(&[fox, last]), None);
    let charlies = [Sonderpunkt::DoppelCharlie, Sonderpunkt::CharlieGefangen];
    assert_eq!(of(&charlies), Some(Impossible::ThreeCharlies(3)));
    let rules = Rules::DDV.with(|rules| rules.special.in_solo = SoloPoints::All);
    refused(&rules, &[("Damensolo N 155, Fuchs N", "this card is not a trump in queens solo")]);
    assert!(rules.has(Sonderpunkt::Fuchs) && points(&rules, "Karosolo N 155, Fuchs N")[0] == 9);
}

#[test]
fn calls_after_their_time_are_refused_and_count_if_nobody_objected() {
    refused(
        &Rules::DDV,
        &[
            ("Re N+O 145, Re angesagt mit 10 Karten", "\"re\" comes too late"),
            ("Re N+O 145, Re angesagt im 4. Stich", "\"re\" comes too late"),
            // Rule DDV D.3: the Ansage would have been skipped after its time.
            ("Re N+O 165, Re keine 60 mit 9 Karten", "skips a stage that comes too late"),
            // Rule DDV D.4: a late reply is barred from Absagen.
            (
                "Re N+O 165, Kontra angesagt mit 11 Karten, Re angesagt mit 10 Karten, Re keine 90 mit 10 Karten",
                "is barred",
            ),
            ("Re N+O 165, Re angesagt mit 13 Karten", "there is no \"with 13 cards in hand\""),
            ("Re N+O 165, Re sagt Kontra", "\"Kontra\" is the word of Kontra, not of Re"),
            ("Re N+O 165, Re angesagt, Re angesagt", "\"Re\" is there twice for Re"),
            (
                "Hochzeit, Re N+O 165, Klärungsstich 2, Re angesagt mit 12 Karten",
                "before the Klärungsstich is complete",
            ),
        ],
    );
    for fine in [
        "Re N+O 145, Re angesagt mit 11 Karten, keine 90 mit 10 Karten",
        "Re N+O 145, Kontra angesagt mit 11 Karten, Re angesagt mit 10 Karten",
        "Hochzeit, Re N+O 165, Klärungsstich 3, Re angesagt mit 9 Karten",
        "Hochzeit, Re N+O 165, Re angesagt mit 9 Karten",
        "Re N+O 165, Re keine 60 mit 11 Karten",
    ] {
        assert!(reckoned(&Rules::DDV, fine, Breaches::Refuse).is_ok(), "{fine}");
    }
    let late = "Re N+O 145, Re angesagt mit 9 Karten";
    let counted = reckoned(&Rules::DDV, late, Breaches::CountAsValid).expect("it counts");
    assert_eq!((counted.late.len(), counted.score.re_value.0), (1, 3));
    // Recklinghausen counts what lies on the table.
    refused(&Rules::RECKLINGHAUSEN, &[("Re 145, Re angesagt nach 6 Karten", "\"re\" comes too late")]);
    assert!(reckoned(&Rules::RECKLINGHAUSEN, "Re 145, Re angesagt nach 5 Karten", Breaches::Refuse).is_ok());
}

#[test]
fn a_null_is_won_or_lost_and_is_the_only_solo_where_there_is_no_other() {
    let only = Rules::DDV.with(|rules| rules.soli.named = vec![Solo::Null].into());
    let among = Rules::DDV.with(|rules| rules.soli.named = vec![Solo::Damen, Solo::Null].into());
    for text in ["Null N lost", "Null N, verloren", "Null, N, verloren", "Null N, Kontra gewinnt", "Null N, Re 1 Stich"]
    {
        assert_eq!([&only, &among].map(|rules| points(rules, text)), [[-3, 1, 1, 1]; 2], "{text}");
    }
    for text in ["Null N gewonnen", "Null N, Kontra verliert", "Null N, Re ohne Stich"] {
        assert_eq!(points(&among, text), [3, -1, -1, -1], "{text}");
    }
    // "Solo" is a Null where there is no other.
    for text in ["Solo N, Re ohne Stich", "Solo N gewonnen", "Solo N, Re 0 Augen, Re 0 Stiche"] {
        assert_eq!(points(&only, text), [3, -1, -1, -1], "{text}");
    }
    refused(&among, &[("Solo N, Re ohne Stich", "Augen")]);
    refused(&only, &[("Solo N, 100 Augen, Fuchs Kontra", "does not count in a solo")]);
    // A result may state that a side lost any game; a lost Fuchs is no game.
    assert_eq!(points(&Rules::DDV, "Re NS 130, Kontra verloren"), points(&Rules::DDV, "Re NS 130"));
    refused(&Rules::DDV, &[("Re NS 130, Re verloren", "Re")]);
    assert!(parse_result("Re NS 130, E Fuchs verloren", &Names::Seats).is_err());
}

#[test]
fn what_a_game_that_counts_as_called_has_said_is_not_said_again() {
    let club = Rules::DDV.with(|rules| rules.calls.counts_as_called = vec![CalledGame::Solo].into());
    let expected = points(&club, "Damensolo N 130");
    for text in ["Damensolo N 130, Re angesagt", "Damensolo N 130, Re angesagt mit 12 Karten"] {
        assert_eq!(points(&club, text), expected, "{text}");
    }
    let late = "Damensolo N 130, Re angesagt mit 8 Karten";
    refused(&club, &[(late, "already been called")]);
    let counted = reckoned(&club, late, Breaches::CountAsValid).expect("nobody objected");
    assert_eq!((counted.score.points[Seat::N].0, counted.late.len()), (expected[0], 1));
    assert_eq!(counted.late[0].reason, CallRefusal::Repeated);
}

#[test]
fn augen_against_an_absage_count_only_where_they_count_at_all() {
    let club = Rules::DDV.with(|rules| rules.score.reached_against_points = false);
    for (text, ddv, without) in [
        // Neither side wins: Re has 145 against keine 90, Kontra 95.
        ("Re N+O 145, Re keine 90, Kontra keine 90", 1, 0),
        ("Re N+O 75, Re keine 90, Kontra keine 60", -2, -1),
        ("Re N+O 145, Kontra keine 90", 5, 4),
    ] {
        assert_eq!((points(&Rules::DDV, text)[0], points(&club, text)[0]), (ddv, without), "{text}");
    }
}

#[test]
fn a_lustsolo_is_any_solo_where_none_is_compulsory() {
    for rules in [&Rules::DDV, &Rules::BSV, &Rules::RECKLINGHAUSEN] {
        assert_eq!(points(rules, "Lustsolo, Damensolo N 130"), points(rules, "Damensolo N 130"));
    }
    assert_eq!(points(&Rules::DDV, "Pflichtsolo N 130")[0], 3);
    refused(&Rules::BSV, &[("Pflichtsolo N 130", "there is no Pflichtsolo by these rules")]);
}
