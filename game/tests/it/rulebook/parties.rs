//! RULES chapters 6.3 and 14 and REFEREE 2.4: the Klärungsstich, publicly known sides, decided games.

use super::vectors;
use doko_game::rules::{HochzeitCondition, HochzeitOwnTrick};
use doko_game::{
    Augen, BySeat, ByTeam, Call, CallPhase, Card, Contract, Klaerung, KnownSides, Ladder, Level, Order, Parties,
    PublicGame, Rules, Schweine, Seat, SeatSet, Standing, Team, Trick, Won,
};
use serde_json::json;

fn normal(rules: &Rules) -> Order {
    Order::new(rules, Contract::Normal, Schweine::None)
}

#[test]
fn vectors_of_the_klaerungsstich_hold() {
    for vector in vectors::of_kind("hochzeit") {
        let (input, order) = (&vector.input, normal(&vector.rules));
        let tricks = input["tricks"].as_array().unwrap().iter();
        let tricks: Vec<Trick> = tricks.map(|trick| vectors::trick(&order, &trick["lead"], &trick["cards"])).collect();
        let condition = match input["condition"].as_str().unwrap() {
            "first_foreign_fehl" => HochzeitCondition::Fehl,
            "first_foreign_trump" => HochzeitCondition::Trumpf,
            _ => HochzeitCondition::Any,
        };
        let klaerung = Klaerung::of(&vector.rules, &order, vectors::seat(&input["hochzeiter"]), condition, &tricks);
        let game = match klaerung {
            Klaerung::Open => "undecided",
            Klaerung::Partner(..) => "normal",
            Klaerung::Alone(_) => "hochzeit_solo",
        };
        let got = json!({
            "clarifying_trick": klaerung.trick().unwrap_or(0),
            "partner": klaerung.partner().map(|seat| seat.to_string()),
            "game": game,
        });
        assert_eq!(got, vector.expected, "{}", vector.id);
    }
}

#[test]
fn each_option_of_a_hochzeit_has_its_effect() {
    let limit_of_two = Rules::RECKLINGHAUSEN.with(|rules| rules.hochzeit.limit = 2);
    let order = normal(&Rules::RECKLINGHAUSEN);
    let trumped_fehl = Trick::of(&order, Seat::E, &[Card::SA, Card::ST, Card::DJ, Card::SK]);
    let own = Trick::of(&order, Seat::N, &[Card::CQ, Card::DK, Card::DJ, Card::SJ]);
    let trumps = Trick::of(&order, Seat::E, &[Card::SA, Card::ST, Card::SK, Card::DJ]);
    let own_ends = Rules::RECKLINGHAUSEN.with(|rules| rules.hochzeit.own_trick = HochzeitOwnTrick::Ends);
    let trumping_ends = Rules::RECKLINGHAUSEN.with(|rules| rules.hochzeit.own_trick = HochzeitOwnTrick::TrumpingEnds);
    let (fehl, trumpf, any) = (HochzeitCondition::Fehl, HochzeitCondition::Trumpf, HochzeitCondition::Any);
    let found = |number| Klaerung::Partner(number, Seat::W);
    let table: [(&Rules, HochzeitCondition, &[Trick], Klaerung); 12] = [
        (&Rules::RECKLINGHAUSEN, any, &[], Klaerung::Open),
        (&Rules::RECKLINGHAUSEN, fehl, &[trumped_fehl], found(1)),
        (&Rules::RECKLINGHAUSEN, trumpf, &[trumped_fehl], Klaerung::Open),
        (&Rules::RECKLINGHAUSEN, any, &[own, own, trumped_fehl], found(3)),
        (&limit_of_two, any, &[own, own, trumped_fehl], Klaerung::Alone(2)),
        (&Rules::RECKLINGHAUSEN, any, &[own, own, own, trumped_fehl], Klaerung::Alone(3)),
        (&own_ends, any, &[own, trumped_fehl], Klaerung::Alone(1)),
        (&own_ends, fehl, &[own, trumped_fehl], found(2)),
        (&own_ends, fehl, &[own, trumps], Klaerung::Alone(2)),
        (&trumping_ends, any, &[own, trumped_fehl], found(2)),
        (&trumping_ends, any, &[trumps, trumped_fehl], Klaerung::Alone(1)),
        (&Rules::RECKLINGHAUSEN, any, &[trumps, trumped_fehl], found(2)),
    ];
    for (case, (rules, condition, tricks, expected)) in table.into_iter().enumerate() {
        assert_eq!(Klaerung::of(rules, &order, Seat::N, condition, tricks), expected, "case {case}");
    }
}

#[test]
fn the_hochzeiter_can_name_a_suit_or_the_second_fehl_trick() {
    let order = normal(&Rules::RECKLINGHAUSEN);
    let of = |leader, cards: [Card; 4]| Trick::of(&order, leader, &cards);
    let clubs = of(Seat::E, [Card::CA, Card::CT, Card::CK, Card::CT]);
    let spades = of(Seat::E, [Card::SK, Card::ST, Card::SA, Card::SK]);
    let hearts = of(Seat::S, [Card::HA, Card::HK, Card::HK, Card::DJ]);
    let trumps = of(Seat::W, [Card::DJ, Card::DT, Card::DK, Card::DA]);
    let own = of(Seat::N, [Card::SA, Card::SK, Card::ST, Card::SK]);
    use HochzeitCondition as H;
    let (east, west) = (Seat::E, Seat::W);
    let table: [(H, [Trick; 3], Klaerung); 9] = [
        (H::Clubs, [spades, trumps, clubs], Klaerung::Partner(3, east)),
        (H::Spades, [clubs, spades, trumps], Klaerung::Partner(2, west)),
        (H::Spades, [own, clubs, spades], Klaerung::Partner(3, west)),
        (H::Hearts, [clubs, spades, trumps], Klaerung::Alone(3)),
        (H::Hearts, [trumps, hearts, clubs], Klaerung::Partner(2, east)),
        (H::SecondFehl, [clubs, trumps, spades], Klaerung::Partner(3, west)),
        (H::SecondFehl, [own, clubs, spades], Klaerung::Partner(2, east)),
        (H::SecondFehl, [clubs, own, spades], Klaerung::Partner(3, west)),
        (H::SecondFehl, [trumps, clubs, trumps], Klaerung::Alone(3)),
    ];
    assert_eq!(trumps.owner(), Some(west));
    assert_eq!([clubs.owner(), spades.owner(), hearts.owner()], [Some(east), Some(west), Some(east)]);
    for (case, (condition, tricks, expected)) in table.into_iter().enumerate() {
        let klaerung = Klaerung::of(&Rules::RECKLINGHAUSEN, &order, Seat::N, condition, &tricks);
        assert_eq!(klaerung, expected, "case {case}");
    }
}

#[test]
fn an_unfinished_trick_clarifies_nothing() {
    let order = normal(&Rules::DDV);
    let trick = Trick::of(&order, Seat::E, &[Card::CA, Card::C9, Card::CK]);
    let klaerung = Klaerung::of(&Rules::DDV, &order, Seat::N, HochzeitCondition::Any, &[trick]);
    assert_eq!((klaerung, klaerung.phase()), (Klaerung::Open, CallPhase::BeforeKlaerung));
}

#[test]
fn vectors_of_public_parties_hold() {
    for vector in vectors::of_kind("partnership") {
        let input = &vector.input;
        let game = match input["game"].as_str().unwrap() {
            "solo" => PublicGame::Settled(Parties { re: SeatSet::only(vectors::seat(&input["soloist"])) }),
            "trumpfabgabe" => PublicGame::Settled(vectors::parties(&input["re"])),
            "hochzeit" => {
                let klaerung = match (vectors::number(&input["clarifying_trick"]).unwrap(), &input["partner"]) {
                    (0, _) => Klaerung::Open,
                    (trick, partner) if partner.is_null() => Klaerung::Alone(trick),
                    (trick, partner) => Klaerung::Partner(trick, vectors::seat(partner)),
                };
                PublicGame::Hochzeit(vectors::seat(&input["hochzeiter"]), klaerung)
            }
            _ => PublicGame::Hidden,
        };
        let mut known = KnownSides::new(game);
        for event in input["events"].as_array().unwrap() {
            match event[1].as_str().unwrap() {
                "lays_CQ" => known.lay_queen_of_clubs(vectors::seat(&event[0])),
                _ => known.say(vectors::seat(&event[0]), vectors::call(&event[1]), None),
            }
        }
        let teams: serde_json::Map<_, _> =
            known.all().iter().map(|(seat, team)| (seat.to_string(), json!(team.map(Team::name)))).collect();
        let got = json!({ "known": teams, "cleared": known.is_cleared() });
        assert_eq!(got, vectors::without_why(&vector.expected), "{}", vector.id);
    }
}

#[test]
fn an_absage_with_a_word_fixes_its_caller_and_one_without_it_may_not() {
    let mut known = KnownSides::new(PublicGame::Hidden);
    known.say(Seat::N, Call::Re, None);
    known.say(Seat::E, Call::Kontra, None);
    known.say(Seat::S, Call::Keine90, None);
    assert_eq!(known.of(Seat::S), None, "both have called, so the word is owed");
    known.say(Seat::S, Call::Keine90, Some(Team::Kontra));
    assert_eq!(known.of(Seat::S), Some(Team::Kontra));
    assert!(!known.is_cleared());
}

#[test]
fn queens_of_clubs_unmask_a_false_call() {
    // Referees' handbook 3.1.4: false calls never change the sides.
    let mut known = KnownSides::new(PublicGame::Hidden);
    known.say(Seat::E, Call::Kontra, None);
    known.say(Seat::S, Call::Kontra, None);
    assert_eq!(known.all(), BySeat([None, Some(Team::Kontra), Some(Team::Kontra), None]));
    known.lay_queen_of_clubs(Seat::E);
    known.lay_queen_of_clubs(Seat::S);
    assert_eq!(known.all(), BySeat([Team::Kontra, Team::Re, Team::Re, Team::Kontra].map(Some)));
}

#[test]
fn two_known_re_leave_kontra_to_the_others_only_with_the_second() {
    let mut known = KnownSides::new(PublicGame::Hidden);
    known.lay_queen_of_clubs(Seat::W);
    assert_eq!(known.all(), BySeat([None, None, None, Some(Team::Re)]));
    known.say(Seat::E, Call::Re, None);
    assert!(known.is_cleared());
    assert_eq!(known.of(Seat::N), Some(Team::Kontra));
}

#[test]
fn the_klaerungsstich_tells_everything_about_a_hochzeit() {
    let mut known = KnownSides::new(PublicGame::Hochzeit(Seat::N, Klaerung::Open));
    known.lay_queen_of_clubs(Seat::N);
    assert_eq!(known.all(), BySeat([Some(Team::Re), None, None, None]));
    known.clarify(Klaerung::Alone(3));
    assert_eq!(known.all(), BySeat([Team::Re, Team::Kontra, Team::Kontra, Team::Kontra].map(Some)));
}

#[test]
fn vectors_of_decided_games_hold() {
    for vector in vectors::of_kind("decided") {
        let input = &vector.input;
        let ladder = Ladder::with_levels(vectors::levels(&input["announced"]));
        let re = if input["re"].is_null() { json!(["N", "S"]) } else { input["re"].clone() };
        let standing = Standing {
            parties: vectors::parties(&re),
            ladder: &ladder,
            won: vectors::won(&input["augen_completed"], &input["tricks_completed"]),
            cards_in_hand: BySeat([vectors::number(&input["cards_in_hand_each"]).unwrap(); 4]),
            phase: match vectors::number(&input["clarifying_trick"]) {
                None => CallPhase::Open,
                Some(0) => CallPhase::BeforeKlaerung,
                Some(trick) => CallPhase::AfterKlaerung(trick),
            },
        };
        let got = json!({ "decided_for": standing.decided_for(&vector.rules).map(Team::name) });
        assert_eq!(got, vectors::without_why(&vector.expected), "{}", vector.id);
    }
}

fn decided(
    levels: ByTeam<Level>,
    re: (u16, u8),
    kontra: (u16, u8),
    in_hand: [u8; 4],
    phase: CallPhase,
) -> Option<Team> {
    let won = |(augen, tricks)| Won { augen: Augen(augen), tricks };
    Standing {
        parties: Parties { re: SeatSet::of(&[Seat::N, Seat::S]) },
        ladder: &Ladder::with_levels(levels),
        won: ByTeam { re: won(re), kontra: won(kontra) },
        cards_in_hand: BySeat(in_hand),
        phase,
    }
    .decided_for(&Rules::DDV)
}

#[test]
fn a_game_is_open_as_long_as_one_of_the_winners_may_go_on() {
    let re = ByTeam { re: Level::Ansage, kontra: Level::None };
    // South has not played to the running trick and still holds the ten cards for "keine 90".
    assert_eq!(decided(re, (121, 2), (0, 0), [9, 9, 10, 10], CallPhase::Open), None);
    assert_eq!(decided(re, (121, 2), (0, 0), [9, 9, 9, 10], CallPhase::Open), Some(Team::Re));
}

#[test]
fn schwarz_is_decided_by_one_trick_or_by_the_last_one() {
    let schwarz = ByTeam { re: Level::Schwarz, kontra: Level::None };
    assert_eq!(decided(schwarz, (0, 0), (30, 1), [11; 4], CallPhase::Open), None, "Kontra may still call");
    assert_eq!(decided(schwarz, (200, 9), (0, 1), [2; 4], CallPhase::Open), Some(Team::Kontra));
    assert_eq!(decided(schwarz, (235, 11), (0, 0), [1; 4], CallPhase::Open), None);
    assert_eq!(decided(schwarz, (240, 12), (0, 0), [0; 4], CallPhase::Open), Some(Team::Re));
}

#[test]
fn nothing_is_decided_before_calls_are_allowed() {
    let silent = ByTeam { re: Level::None, kontra: Level::None };
    assert_eq!(decided(silent, (121, 3), (0, 0), [8; 4], CallPhase::BeforeKlaerung), None);
    assert_eq!(decided(silent, (121, 3), (0, 0), [8; 4], CallPhase::Open), Some(Team::Re));
}
