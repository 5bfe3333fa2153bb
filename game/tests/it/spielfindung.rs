//! The Vorbehalt round: worked cases and random rounds of every rule set and option.

use doko_game::rules::{
    FuchsCount, GivenCards, HochzeitCondition, SchweineInSolo, SoloContest, SoloFirst, SoloLeader, Trumpfabgabe,
    TrumpfabgabeLeader, Trumpfschwach, VorbehaltKind, WerfenWhen,
};
use doko_game::{
    Act, Ask, Bid, Card, Course, Deal, Due, Eligibility, Hand, Level, Named, Occasion, Reply, Resolution, Rules, Say,
    Schweine, Scope, Seat, SeatSet, Setup, Solo, Spielfindung, Suit, Vorbehalt, WhyIllegal,
};
use notation::record::{check, parse_record};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::borrow::Cow;

const GESUND: Act = Act::Say(Say::Gesund);
const VORBEHALT: Act = Act::Say(Say::Vorbehalt);
const KLEIN: Act = Act::Say(Say::Klein);
const GROSS: Act = Act::Say(Say::Gross);

fn shuffled(rules: &Rules, rng: &mut ChaCha8Rng) -> Deal {
    let mut deck: Vec<Card> = rules.deck().cards().collect();
    deck.shuffle(rng);
    let dealer = *Seat::ALL.choose(rng).unwrap();
    Deal::from_deck(rules, dealer, &deck).expect("a permutation of the deck")
}

/// Returns a deal by W in which `seat` holds these cards and as few as possible of the others that matter.
fn deal_with(rules: &Rules, seat: Seat, cards: &[Card]) -> Deal {
    let mut rest = rules.deck();
    for &card in cards {
        rest.remove(card);
    }
    let mut rest: Vec<Card> = rest.cards().collect();
    // Copies go to different hands.
    rest.sort_by_key(|card| (card.rank() != doko_game::Rank::King, card.index()));
    let mut hands = doko_game::BySeat::from_fn(|_| Vec::new());
    hands[seat].extend_from_slice(cards);
    let mut at = seat.next();
    for card in rest {
        while hands[at].len() == rules.n_tricks() {
            at = at.next();
        }
        hands[at].push(card);
        at = at.next();
    }
    Deal::from_cards(rules, Seat::W, &hands).expect("the whole deck is dealt")
}

fn run(round: &mut Spielfindung, acts: &[(Seat, Act)]) {
    for &(seat, act) in acts {
        if let Err(error) = round.act(seat, act) {
            panic!("{error}");
        }
    }
}

fn game_of(round: &Spielfindung) -> doko_game::Game {
    match round.resolution() {
        Some(Resolution::Game(game)) => game,
        other => panic!("expected a game, got {other:?} with {:?} due", round.due()),
    }
}

fn why(round: &Spielfindung, seat: Seat, act: Act) -> WhyIllegal {
    round.check(seat, act).expect_err("illegal").why
}

#[test]
fn a_statement_can_be_corrected_until_the_next_seat_has_spoken() {
    let deal = deal_with(&Rules::DDV, Seat::E, &[Card::CQ, Card::CQ]);
    let mut round = Spielfindung::new(&Rules::DDV, deal, SeatSet::EMPTY);
    run(&mut round, &[(Seat::N, VORBEHALT), (Seat::N, GESUND), (Seat::E, GESUND), (Seat::E, VORBEHALT)]);
    assert_eq!(why(&round, Seat::N, VORBEHALT), WhyIllegal::TooLateToCorrect);
    assert_eq!(why(&round, Seat::E, GESUND), WhyIllegal::TooLateToCorrect);
    assert_eq!(why(&round, Seat::W, GESUND), WhyIllegal::NotYourTurn);
    run(&mut round, &[(Seat::S, GESUND), (Seat::W, VORBEHALT), (Seat::W, GESUND)]);
    assert_eq!(round.due(), Some((Seat::E, Due::Name)));
    run(&mut round, &[(Seat::E, Act::Name(Vorbehalt::HOCHZEIT))]);
    assert!(matches!(game_of(&round).named, Named::Hochzeit { hochzeiter: Seat::E, .. }));
}

#[test]
fn the_last_seat_may_correct_itself_until_the_query_goes_on() {
    let deal = deal_with(&Rules::DDV, Seat::E, &[]);
    let mut round = Spielfindung::new(&Rules::DDV, deal, SeatSet::EMPTY);
    run(&mut round, &[(Seat::N, GESUND), (Seat::E, GESUND), (Seat::S, GESUND), (Seat::W, GESUND)]);
    assert_eq!(game_of(&round).named, Named::Normal);
    run(&mut round, &[(Seat::W, VORBEHALT), (Seat::W, Act::Name(Vorbehalt::Solo(Solo::Buben)))]);
    assert!(matches!(game_of(&round).named, Named::Solo { soloist: Seat::W, kind: VorbehaltKind::Lustsolo, .. }));
    // The handbook 3.3.7: another solo may be named.
    run(&mut round, &[(Seat::W, Act::Name(Vorbehalt::Solo(Solo::Damen)))]);
    assert_eq!(game_of(&round).contract().solo(), Some(Solo::Damen));
    assert!(round.check(Seat::W, Act::Name(Vorbehalt::Solo(Solo::Buben))).is_err());
}

#[test]
fn only_a_certainly_highest_vorbehalt_is_named_at_once() {
    let damen = Act::Name(Vorbehalt::Solo(Solo::Damen));
    let deal = deal_with(&Rules::DDV, Seat::S, &[Card::CQ, Card::CQ]);
    // A Pflichtsolo of the first seat ends the round.
    let mut round = Spielfindung::new(&Rules::DDV, deal, SeatSet::ALL);
    run(&mut round, &[(Seat::N, VORBEHALT), (Seat::N, damen)]);
    assert_eq!(game_of(&round).leader, Seat::N);
    assert_eq!(round.actor(), None);
    // A Lustsolo has to wait for every seat whose Pflichtsolo is outstanding.
    let mut round = Spielfindung::new(&Rules::DDV, deal, SeatSet::of(&[Seat::S]));
    run(&mut round, &[(Seat::N, VORBEHALT)]);
    assert_eq!(why(&round, Seat::N, damen), WhyIllegal::NotCertainlyHighest);
    run(&mut round, &[(Seat::E, GESUND), (Seat::S, GESUND)]);
    assert!(round.options_of(Seat::N).contains(&damen));
    // A Hochzeit is never certain before all have spoken.
    let mut round = Spielfindung::new(&Rules::DDV, deal, SeatSet::EMPTY);
    run(&mut round, &[(Seat::N, GESUND), (Seat::E, GESUND), (Seat::S, VORBEHALT)]);
    assert_eq!(why(&round, Seat::S, Act::Name(Vorbehalt::HOCHZEIT)), WhyIllegal::NotCertainlyHighest);
    // BSV knows no naming at once.
    let deal = deal_with(&Rules::BSV, Seat::S, &[]);
    let mut round = Spielfindung::new(&Rules::BSV, deal, SeatSet::EMPTY);
    run(&mut round, &[(Seat::N, VORBEHALT)]);
    assert_eq!(why(&round, Seat::N, damen), WhyIllegal::NotCertainlyHighest);
}

#[test]
fn a_certainly_highest_vorbehalt_is_named_off_turn_too() {
    let damen = Act::Name(Vorbehalt::Solo(Solo::Damen));
    let deal = deal_with(&Rules::DDV, Seat::S, &[Card::CQ, Card::CQ]);
    // No seat in front has an outstanding Pflichtsolo.
    let mut round = Spielfindung::new(&Rules::DDV, deal, SeatSet::of(&[Seat::S, Seat::W]));
    assert_eq!(why(&round, Seat::W, damen), WhyIllegal::NotYourTurn);
    assert_eq!(why(&round, Seat::S, Act::Name(Vorbehalt::HOCHZEIT)), WhyIllegal::NotYourTurn);
    assert!(!round.options_of(Seat::S).contains(&damen), "it is said, not offered");
    run(&mut round, &[(Seat::S, damen)]);
    let game = game_of(&round);
    assert_eq!(game.leader, Seat::S);
    assert!(matches!(game.named, Named::Solo { kind: VorbehaltKind::Pflichtsolo, occasion: Occasion::Voluntary, .. }));
    // A Lustsolo is not certain as long as a seat in front can have one.
    let round = Spielfindung::new(&Rules::DDV, deal, SeatSet::EMPTY);
    assert_eq!(why(&round, Seat::S, damen), WhyIllegal::NotYourTurn);
    // In a record the word "Vorbehalt" may stand before it.
    let hands: String = deal
        .hands()
        .iter()
        .map(|(seat, hand)| {
            let cards: Vec<String> = hand.cards().map(|card| card.to_string()).collect();
            format!("{seat}: {}\n", cards.join(" "))
        })
        .collect();
    let fields = "rules=ddv dealer=W game=damensolo soloist=S pflichtsolo_open=SW\n";
    let all =
        ["S:vorbehalt S:damensolo", "S:damensolo", "N:gesund S:vorbehalt S:damensolo", "N:gesund E:gesund S:damensolo"];
    for words in all {
        let record = parse_record(&format!("{fields}{hands}vorbehalte {words}")).expect("a record");
        assert_eq!(check(&record, &Rules::DDV), [], "{words}");
    }
    let early = parse_record(&format!("{fields}{hands}vorbehalte S:vorbehalt N:gesund S:damensolo")).expect("a record");
    assert_eq!(check(&early, &Rules::DDV).len(), 1, "a mere \"Vorbehalt\" off turn is too early");
}

#[test]
fn a_hochzeit_needs_both_queens_of_clubs() {
    let deal = deal_with(&Rules::DDV, Seat::E, &[Card::CQ, Card::CQ]);
    let mut round = Spielfindung::new(&Rules::DDV, deal, SeatSet::EMPTY);
    run(&mut round, &[(Seat::N, VORBEHALT), (Seat::E, GESUND), (Seat::S, GESUND), (Seat::W, GESUND)]);
    let error = round.check(Seat::N, Act::Name(Vorbehalt::HOCHZEIT)).expect_err("one queen at most");
    assert_eq!(error.paragraph, "DDV C.4");
    assert!(error.legal.contains(&Act::Name(Vorbehalt::Solo(Solo::Fleischlos))));
    assert!(error.to_string().starts_with("N cannot say \"hochzeit\": "), "{error}");
}

#[test]
fn whoever_says_vorbehalt_has_one_in_the_end() {
    let deal = deal_with(&Rules::DDV, Seat::E, &[Card::CQ, Card::CQ]);
    let mut round = Spielfindung::new(&Rules::DDV, deal, SeatSet::EMPTY);
    run(&mut round, &[(Seat::N, VORBEHALT), (Seat::E, VORBEHALT), (Seat::S, GESUND), (Seat::W, GESUND)]);
    assert_eq!(why(&round, Seat::N, Act::Yes), WhyIllegal::HasNot(VorbehaltKind::Pflichtsolo));
    run(&mut round, &[(Seat::N, Act::No), (Seat::E, Act::No)]);
    assert_eq!(why(&round, Seat::N, Act::No), WhyIllegal::MustSayYes(VorbehaltKind::Lustsolo));
    assert_eq!(why(&round, Seat::N, Act::Bid(Bid { solo: Solo::Damen, level: Level::None })), WhyIllegal::NotAsked);
}

#[test]
fn vorfuehren_asks_nobody_and_lets_the_soloist_lead() {
    let deal = deal_with(&Rules::DDV, Seat::E, &[]);
    let mut round = Spielfindung::vorfuehren(&Rules::DDV, deal, Seat::S);
    assert_eq!((round.due(), round.options().len()), (Some((Seat::S, Due::Name)), 7));
    assert_eq!(why(&round, Seat::N, GESUND), WhyIllegal::NotYourTurn);
    run(&mut round, &[(Seat::S, Act::Name(Vorbehalt::Solo(Solo::Fleischlos)))]);
    assert_eq!(game_of(&round).leader, Seat::S);
    assert_eq!(game_of(&round).kind(), Some(VorbehaltKind::Pflichtsolo));
}

#[test]
fn bids_are_raised_until_all_others_pass() {
    let rules = Rules::RECKLINGHAUSEN;
    let deal = deal_with(&rules, Seat::E, &[]);
    let mut round = Spielfindung::new(&rules, deal, SeatSet::EMPTY);
    let bid = |solo, level| Act::Bid(Bid { solo, level });
    run(&mut round, &[(Seat::N, GROSS), (Seat::E, GROSS), (Seat::S, GESUND), (Seat::W, GESUND)]);
    run(&mut round, &[(Seat::N, bid(Solo::Fleischlos, Level::Ansage)), (Seat::E, bid(Solo::Buben, Level::None))]);
    assert_eq!(round.actor(), Some(Seat::E));
    assert_eq!(why(&round, Seat::E, bid(Solo::Farbe(Suit::Diamonds), Level::None)), WhyIllegal::BidTooLow);
    run(&mut round, &[(Seat::E, bid(Solo::Buben, Level::Ansage)), (Seat::N, bid(Solo::Fleischlos, Level::Keine90))]);
    run(&mut round, &[(Seat::E, Act::Pass)]);
    let game = game_of(&round);
    assert!(matches!(game.named, Named::Solo { soloist: Seat::N, announced: Level::Keine90, .. }), "{game:?}");
    assert_eq!(game.leader, Seat::N);
}

#[test]
fn where_the_soli_have_a_rank_the_highest_is_played_without_bidding() {
    let solo_rank = vec![Solo::Damen, Solo::Buben, Solo::Farbe(Suit::Diamonds)].into();
    let rules = Rules::RECKLINGHAUSEN.with(|rules| {
        rules.soli.contest = SoloContest::Rank;
        rules.soli.rank = solo_rank;
    });
    let mut round = Spielfindung::new(&rules, deal_with(&rules, Seat::E, &[]), SeatSet::EMPTY);
    let bid = |solo, level| Act::Bid(Bid { solo, level });
    run(&mut round, &[(Seat::N, GROSS), (Seat::E, GROSS), (Seat::S, GESUND), (Seat::W, GROSS)]);
    assert_eq!(why(&round, Seat::N, bid(Solo::Buben, Level::Ansage)), WhyIllegal::NoLevels);
    run(&mut round, &[(Seat::N, bid(Solo::Farbe(Suit::Diamonds), Level::None))]);
    run(&mut round, &[(Seat::E, bid(Solo::Buben, Level::None)), (Seat::W, bid(Solo::Buben, Level::None))]);
    let game = game_of(&round);
    assert!(matches!(game.named, Named::Solo { soloist: Seat::E, solo: Solo::Buben, .. }), "{game:?}");
}

#[test]
fn a_trumpfabgabe_exchanges_cards_and_then_asks_for_schweine() {
    let rules = Rules::RECKLINGHAUSEN;
    let giver = [Card::DA, Card::DQ, Card::CA, Card::CA, Card::CT, Card::CT, Card::SA, Card::SA, Card::ST, Card::ST];
    let deal = deal_with(&rules, Seat::N, &giver);
    let taker = Seat::ALL.into_iter().find(|&seat| seat != Seat::N && deal.hands()[seat].contains(Card::DA)).unwrap();
    let mut round = Spielfindung::new(&rules, deal, SeatSet::EMPTY);
    run(&mut round, &[(Seat::N, KLEIN), (Seat::E, GESUND), (Seat::S, GESUND), (Seat::W, GESUND)]);
    assert_eq!(why(&round, Seat::N, Act::Name(Vorbehalt::Schweine)), WhyIllegal::NotEligible(Vorbehalt::Schweine));
    run(&mut round, &[(Seat::N, Act::Name(Vorbehalt::Trumpfabgabe))]);
    while let Some((seat, Due::Take { giver: Seat::N, trumps: 2 })) = round.due() {
        run(&mut round, &[(seat, if seat == taker { Act::Yes } else { Act::No })]);
    }
    assert_eq!(round.due(), Some((taker, Due::Return { giver: Seat::N, cards: 2 })));
    assert_eq!(round.hands()[taker].len(), 12);
    assert_eq!(why(&round, taker, Act::Return(Hand::of(&[Card::DQ]))), WhyIllegal::WrongReturn);
    assert_eq!(why(&round, taker, Act::Return(Hand::of(&[Card::CA, Card::CA]))), WhyIllegal::WrongReturn);
    let back = *round.options().first().expect("some cards can be given back");
    let two: Vec<Card> = round.hands()[taker].cards().filter(|&card| card != Card::DA).take(2).collect();
    assert!(matches!(back, Act::Return(_)));
    run(&mut round, &[(taker, Act::Return(Hand::of(&two)))]);
    while round.actor() != Some(taker) {
        let seat = round.actor().expect("all are asked for Schweine");
        assert_eq!(why(&round, seat, Act::Yes), WhyIllegal::HasNot(VorbehaltKind::Schweine));
        run(&mut round, &[(seat, Act::No)]);
    }
    run(&mut round, &[(taker, Act::Yes)]);
    let game = game_of(&round);
    assert_eq!(game.named, Named::Trumpfabgabe { giver: Seat::N, taker });
    assert_eq!((game.schweine.aces(), round.hands()[Seat::N].len()), (Some(taker), 10));
}

#[test]
fn a_course_takes_cards_back_that_its_list_has_no_room_for() {
    let rules = Rules::RECKLINGHAUSEN.with(|rules| rules.trumpfabgabe.max = 6);
    let giver = [Card::DA, Card::DQ, Card::DJ, Card::DT, Card::DK, Card::HJ, Card::CA, Card::CT, Card::SA, Card::ST];
    let (deal, pflichtsolo_open) = (deal_with(&rules, Seat::N, &giver), SeatSet::EMPTY);
    let mut course =
        Course::new(&Setup { rules: &rules, deal, pflichtsolo_open, forced: None, scope: Scope::Everything });
    for act in [KLEIN, GESUND, GESUND, GESUND, Act::Name(Vorbehalt::Trumpfabgabe), Act::Yes] {
        course.reply(Reply::Act(act)).unwrap_or_else(|error| panic!("{error}"));
    }
    let Some((taker, Ask::Act(Due::Return { cards: 6, .. }))) = course.asked() else { panic!("{:?}", course.asked()) };
    let held: Vec<Card> = course.finding().expect("cards are exchanged").hands()[taker].cards().collect();
    let last = Reply::Act(Act::Return(Hand::of(&held[held.len() - 6..])));
    let listed = course.replies();
    assert_eq!((held.len(), listed.len(), listed.contains(&last)), (16, 1000, false));
    course.reply(last).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn a_giver_with_few_trumps_adds_cards_until_there_are_three() {
    let rules = Rules::RECKLINGHAUSEN.with(|rules| rules.trumpfabgabe.cards = GivenCards::AtLeastThree);
    let cards = [Card::DQ, Card::CA, Card::CA, Card::CT, Card::CT, Card::SA, Card::SA, Card::ST, Card::ST, Card::HA];
    let mut round = Spielfindung::new(&rules, deal_with(&rules, Seat::N, &cards), SeatSet::EMPTY);
    run(&mut round, &[(Seat::N, KLEIN), (Seat::E, GESUND), (Seat::S, GESUND), (Seat::W, GESUND)]);
    run(&mut round, &[(Seat::N, Act::Name(Vorbehalt::Trumpfabgabe))]);
    assert_eq!(round.due(), Some((Seat::E, Due::Take { giver: Seat::N, trumps: 3 })));
    run(&mut round, &[(Seat::E, Act::Yes)]);
    assert_eq!(round.due(), Some((Seat::N, Due::Give { taker: Seat::E, cards: 3 })));
    let give = |cards: &[Card]| Act::Give(Hand::of(cards));
    assert_eq!(why(&round, Seat::N, give(&[Card::CA, Card::CA, Card::SA])), WhyIllegal::WrongGive);
    assert_eq!(why(&round, Seat::N, give(&[Card::DQ, Card::CA])), WhyIllegal::WrongGive);
    // Of nine Fehl cards in five kinds, two.
    assert_eq!(round.options().len(), 14);
    run(&mut round, &[(Seat::N, give(&[Card::DQ, Card::CA, Card::HA]))]);
    assert_eq!(round.due(), Some((Seat::E, Due::Return { giver: Seat::N, cards: 3 })));
    assert_eq!(round.hands()[Seat::E].len(), 13);
    let others = round.view(Seat::S);
    assert!(others.heard().iter().all(|(_, act)| !act.is_secret()));
}

#[test]
fn after_a_trumpfabgabe_the_giver_or_the_taker_can_lead() {
    let few = [Card::CA, Card::CA, Card::CT, Card::CT, Card::SA, Card::SA, Card::ST, Card::ST, Card::HA, Card::HA];
    for (trumpfabgabe_leader, leader) in [
        (TrumpfabgabeLeader::Seat, Seat::N),
        (TrumpfabgabeLeader::Giver, Seat::E),
        (TrumpfabgabeLeader::Taker, Seat::W),
    ] {
        let rules = Rules::RECKLINGHAUSEN.with(|rules| rules.trumpfabgabe.leader = trumpfabgabe_leader);
        let mut round = Spielfindung::new(&rules, deal_with(&rules, Seat::E, &few), SeatSet::EMPTY);
        run(&mut round, &[(Seat::N, GESUND), (Seat::E, KLEIN), (Seat::S, GESUND), (Seat::W, GESUND)]);
        run(&mut round, &[(Seat::E, Act::Name(Vorbehalt::Trumpfabgabe)), (Seat::S, Act::No), (Seat::W, Act::Yes)]);
        // Something is given back, and there are no Schweine.
        while let Some(seat) = round.actor() {
            let act = round.options().into_iter().find(|&act| act != Act::Yes).expect("an option");
            run(&mut round, &[(seat, act)]);
        }
        assert_eq!(game_of(&round).leader, leader);
    }
}

#[test]
fn a_hochzeit_and_schweine_go_together() {
    let rules = Rules::RECKLINGHAUSEN;
    let deal = deal_with(&rules, Seat::N, &[Card::CQ, Card::CQ, Card::DA, Card::DA]);
    let mut round = Spielfindung::new(&rules, deal, SeatSet::EMPTY);
    run(&mut round, &[(Seat::N, KLEIN), (Seat::E, GESUND), (Seat::S, GESUND), (Seat::W, GESUND)]);
    let both = Vorbehalt::Hochzeit { condition: HochzeitCondition::Trumpf, schweine: Schweine::Announced };
    run(&mut round, &[(Seat::N, Act::Name(both))]);
    let game = game_of(&round);
    assert_eq!((game.schweine.aces(), game.declarer()), (Some(Seat::N), Some(Seat::N)));
}

#[test]
fn whoever_is_asked_before_the_round_throws_in_before_every_solo() {
    let rules = throwing(&Rules::DDV, WerfenWhen::Before);
    assert_eq!(rules.check(), Ok(()));
    let kings = [Card::CK, Card::CK, Card::SK, Card::SK, Card::HK];
    let mut round = Spielfindung::new(&rules, deal_with(&rules, Seat::S, &kings), SeatSet::ALL);
    for seat in [Seat::N, Seat::E] {
        assert_eq!(round.due(), Some((seat, Due::Answer(VorbehaltKind::Werfen))));
        assert_eq!(why(&round, seat, VORBEHALT), WhyIllegal::NotAsked);
        run(&mut round, &[(seat, Act::No)]);
    }
    assert_eq!(round.options()[..], [Act::Yes, Act::No]);
    let mut thrown_in = round.clone();
    run(&mut thrown_in, &[(Seat::S, Act::Yes)]);
    assert!(matches!(thrown_in.resolution(), Some(Resolution::Redeal(redeal)) if redeal.declarer == Seat::S));
    run(&mut round, &[(Seat::S, Act::No), (Seat::W, Act::No), (Seat::N, VORBEHALT), (Seat::E, GESUND)]);
    assert_eq!(why(&round, Seat::S, Act::Name(Vorbehalt::Werfen)), WhyIllegal::NotAsked);
    let duty = rules.with(|rules| rules.werfen.mandatory = true);
    let mut round = Spielfindung::new(&duty, deal_with(&duty, Seat::N, &kings), SeatSet::ALL);
    assert_eq!(why(&round, Seat::N, Act::No), WhyIllegal::MustSayYes(VorbehaltKind::Werfen));
    run(&mut round, &[(Seat::N, Act::Yes)]);
    assert_eq!(round.actor(), None);
}

#[test]
fn the_dealer_can_be_the_first_who_may_have_a_solo() {
    let club = Rules::DDV.with(|rules| rules.soli.first = SoloFirst::Dealer);
    assert_eq!(club.check(), Ok(()));
    // W deals, and only S has to play a Pflichtsolo.
    let deal = deal_with(&Rules::DDV, Seat::E, &[]);
    let asked = |rules: &Rules| {
        let mut round = Spielfindung::new(rules, deal, SeatSet::only(Seat::S));
        run(&mut round, &[(Seat::N, VORBEHALT), (Seat::E, GESUND), (Seat::S, VORBEHALT), (Seat::W, VORBEHALT)]);
        let mut order = Vec::new();
        while let Some((seat, Due::Answer(VorbehaltKind::Pflichtsolo))) = round.due() {
            order.push(seat);
            run(&mut round, &[(seat, if seat == Seat::S { Act::Yes } else { Act::No })]);
        }
        order
    };
    assert_eq!(asked(&Rules::DDV), [Seat::N, Seat::S]);
    assert_eq!(asked(&club), [Seat::W, Seat::N, Seat::S]);
    let at_once = |rules: &Rules| {
        let mut round = Spielfindung::new(rules, deal, SeatSet::ALL);
        run(&mut round, &[(Seat::N, VORBEHALT)]);
        round.check(Seat::N, Act::Name(Vorbehalt::Solo(Solo::Damen))).is_ok()
    };
    assert!(at_once(&Rules::DDV) && !at_once(&club), "W may have a Pflichtsolo, and goes first");
}

#[test]
fn an_outstanding_pflichtsolo_can_be_a_solo_like_any_other() {
    let club = Rules::DDV.with(|rules| rules.soli.pflichtsolo_first = false).fitted(|_| false);
    assert_eq!(club.check(), Ok(()));
    assert_eq!(*club.vorbehalte.priority, [VorbehaltKind::Solo, VorbehaltKind::Hochzeit]);
    let deal = shuffled(&club, &mut ChaCha8Rng::seed_from_u64(4));
    let deal = Deal::from_hands(&club, Seat::W, *deal.hands()).expect("a deal");
    // E has played his Pflichtsolo, S has not.
    let found = |rules: &Rules| {
        let mut round = Spielfindung::new(rules, deal, SeatSet::only(Seat::S));
        while let Some((seat, due)) = round.due() {
            let act = match due {
                Due::Say if matches!(seat, Seat::E | Seat::S) => VORBEHALT,
                Due::Say => GESUND,
                Due::Answer(kind) => {
                    let is_it = round.options_of(seat).contains(&Act::Yes) && kind.is_solo();
                    if is_it { Act::Yes } else { Act::No }
                }
                Due::Name => Act::Name(Vorbehalt::Solo(Solo::Buben)),
                other => panic!("nobody is asked for {other:?}"),
            };
            round.act(seat, act).expect("it is allowed");
        }
        let game = game_of(&round);
        (game.declarer(), game.kind(), game.leader)
    };
    assert_eq!(found(&Rules::DDV), (Some(Seat::S), Some(VorbehaltKind::Pflichtsolo), Seat::S));
    assert_eq!(found(&club), (Some(Seat::E), Some(VorbehaltKind::Lustsolo), Seat::N));
    // The player of his own leads all the same, and soli can be decided by their rank.
    let mut alone = Spielfindung::new(&club, deal, SeatSet::only(Seat::S));
    let name = Act::Name(Vorbehalt::Solo(Solo::Buben));
    run(&mut alone, &[(Seat::N, GESUND), (Seat::E, GESUND), (Seat::S, VORBEHALT), (Seat::W, GESUND), (Seat::S, name)]);
    let game = game_of(&alone);
    assert_eq!((game.kind(), game.leader), (Some(VorbehaltKind::Pflichtsolo), Seat::S));
    assert_eq!(club.with(|rules| rules.soli.contest = SoloContest::Rank).check(), Ok(()));
    let first = Rules::DDV.with(|rules| rules.soli.contest = SoloContest::Rank);
    assert!(first.check().unwrap_err().options.contains(&"pflichtsolo_first"));
}

/// A rule set in which many hands may be thrown in, for every reason.
fn throwing(base: &Rules, when: WerfenWhen) -> Rules {
    let vorbehalt = |kind: &VorbehaltKind| *kind != VorbehaltKind::Werfen || when == WerfenWhen::Vorbehalt;
    base.clone().with(|rules| {
        rules.werfen.kings = Some(4);
        rules.werfen.nines = base.deck.nines.then_some(4);
        rules.werfen.nine_suits = base.deck.nines.then_some(3);
        rules.werfen.nines_and_kings = base.deck.nines.then_some(6);
        rules.werfen.augen = Some(80);
        rules.werfen.augen_max = Some(35);
        rules.werfen.no_trump_above = Some(Card::DA);
        rules.werfen.trumps_max = Some(3);
        rules.werfen.when = when;
        rules.vorbehalte.priority = base.vorbehalte.priority.iter().copied().filter(vorbehalt).collect();
    })
}

/// The published rule sets and clubs that chose every option of the Vorbehalte differently.
fn rule_sets() -> Vec<Rules> {
    let mut sets = Rules::ALL.to_vec();
    sets.push(Rules::BSV.with(|rules| rules.trumpfschwach.becomes = Trumpfschwach::Exchange));
    sets.push(Rules::RECKLINGHAUSEN.with(|rules| {
        rules.trumpfabgabe.if_nobody = Trumpfabgabe::AskAllThenNormal;
        rules.trumpfschwach.max = 5;
    }));
    sets.push(Rules::RECKLINGHAUSEN.with(|rules| {
        rules.schweine.in_solo = SchweineInSolo::Any;
        rules.soli.leader = SoloLeader::Always;
    }));
    sets.push(Rules::RECKLINGHAUSEN.with(|rules| rules.schweine.in_solo = SchweineInSolo::Soloist));
    sets.push(Rules::RECKLINGHAUSEN.with(|rules| rules.soli.contest = SoloContest::Seat));
    sets.push(Rules::RECKLINGHAUSEN.with(|rules| {
        rules.soli.contest = SoloContest::Seat;
        rules.trumpfabgabe.max = 6;
        rules.werfen.kings = Some(3);
        rules.vorbehalte.priority = Cow::Borrowed(&[
            VorbehaltKind::Hochzeit,
            VorbehaltKind::Pflichtsolo,
            VorbehaltKind::Trumpfabgabe,
            VorbehaltKind::Lustsolo,
            VorbehaltKind::Schweine,
            VorbehaltKind::Werfen,
        ]);
        rules.trumpfabgabe.if_nobody = Trumpfabgabe::AskAllThenNormal;
    }));
    sets.push(Rules::DDV.with(|rules| rules.soli.contest = SoloContest::Bid));
    sets.push(Rules::RECKLINGHAUSEN.with(|rules| rules.soli.contest = SoloContest::Rank));
    sets.push(Rules::RECKLINGHAUSEN.with(|rules| {
        rules.trumpfabgabe.cards = GivenCards::AtLeastThree;
        rules.trumpfabgabe.fuechse = FuchsCount::Free;
        rules.trumpfabgabe.min = 1;
        rules.trumpfabgabe.max = 5;
    }));
    sets.push(Rules::RECKLINGHAUSEN.with(|rules| rules.trumpfabgabe.cards = GivenCards::ThreeWithoutTrump));
    sets.push(throwing(&Rules::RECKLINGHAUSEN, WerfenWhen::Before));
    sets.push(throwing(&Rules::RECKLINGHAUSEN, WerfenWhen::Vorbehalt).with(|rules| rules.werfen.mandatory = true));
    sets.push(throwing(&Rules::DDV, WerfenWhen::Before).with(|rules| rules.werfen.mandatory = true));
    sets.push(Rules::DDV.with(|rules| {
        rules.soli.leader = SoloLeader::Never;
        rules.soli.named = Cow::Borrowed(&[]);
    }));
    sets
}

#[test]
fn a_giver_without_a_trump_can_give_three_cards_of_his_choice() {
    let rules = Rules::RECKLINGHAUSEN.with(|rules| rules.trumpfabgabe.cards = GivenCards::ThreeWithoutTrump);
    let fehl = [Card::CA, Card::CA, Card::CT, Card::CT, Card::SA, Card::SA, Card::ST, Card::ST, Card::HA, Card::HA];
    for (trump, n) in [(None, 3), (Some(Card::DQ), 1)] {
        let mut cards = fehl;
        if let Some(trump) = trump {
            cards[9] = trump;
        }
        let mut round = Spielfindung::new(&rules, deal_with(&rules, Seat::N, &cards), SeatSet::EMPTY);
        run(&mut round, &[(Seat::N, KLEIN), (Seat::E, GESUND), (Seat::S, GESUND), (Seat::W, GESUND)]);
        run(&mut round, &[(Seat::N, Act::Name(Vorbehalt::Trumpfabgabe))]);
        assert_eq!(round.due(), Some((Seat::E, Due::Take { giver: Seat::N, trumps: n })));
        run(&mut round, &[(Seat::E, Act::Yes)]);
        assert_eq!(round.due(), Some((Seat::N, Due::Give { taker: Seat::E, cards: n })));
        let give = |cards: &[Card]| Act::Give(Hand::of(cards));
        assert_eq!(why(&round, Seat::N, give(&[Card::CA, Card::CT])), WhyIllegal::WrongGive);
        // Three of ten cards in five pairs.
        assert_eq!(round.options().len(), if trump.is_none() { 30 } else { 1 });
    }
}

#[test]
fn every_round_ends_and_always_offers_something_to_the_actor() {
    const LONGEST: usize = 400;
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for rules in rule_sets() {
        assert_eq!(rules.check().err().filter(|_| rules.werfen.mandatory), None);
        for _ in 0..700 {
            let deal = shuffled(&rules, &mut rng);
            let open = Seat::ALL.into_iter().filter(|_| rng.random()).collect();
            let mut round = if rng.random_ratio(1, 10) {
                Spielfindung::vorfuehren(&rules, deal, Seat::S)
            } else {
                Spielfindung::new(&rules, deal, open)
            };
            let mut steps = 0;
            while let Some(actor) = round.actor() {
                let seat = if rng.random_ratio(1, 5) { *Seat::ALL.choose(&mut rng).unwrap() } else { actor };
                let options = round.options_of(seat);
                assert!(seat != actor || !options.is_empty(), "{rules:?} {:?} {:?}", round.due(), round.log());
                if let Some(&act) = options.choose(&mut rng) {
                    round.act(seat, act).expect("an option is legal");
                }
                steps += 1;
                assert!(steps < LONGEST, "{:?}", round.log());
            }
            check_result(&rules, &round);
        }
    }
}

fn check_result(rules: &Rules, round: &Spielfindung) {
    let Some(Resolution::Game(game)) = round.resolution() else { return };
    let holds_both = |seat: Seat, card| round.hands()[seat].count(card) == 2;
    assert!(round.hands().iter().all(|(_, hand)| hand.len() == rules.n_tricks()));
    assert!(game.schweine.aces().is_none_or(|seat| holds_both(seat, Card::DA)));
    match game.named {
        Named::Hochzeit { hochzeiter, condition } => {
            assert!(holds_both(hochzeiter, Card::CQ) && rules.hochzeit.conditions.contains(&condition));
        }
        Named::Solo { solo, .. } => assert!(rules.soli.named.contains(&solo)),
        Named::Trumpfabgabe { giver, taker } => {
            let exchange = round.exchange().expect("the cards were exchanged");
            assert_eq!((exchange.giver, exchange.taker), (giver, taker));
            assert_eq!(exchange.given.len(), exchange.returned.len());
            let trumps = Eligibility::of(rules, round.deal().hands()[giver]).trumps;
            assert_eq!(exchange.given.len(), rules.trumpfabgabe.cards.count(usize::from(trumps)));
        }
        Named::Normal => assert_eq!(game.leader, round.deal().first()),
    }
    let may_be_thrown_in = |seat| Eligibility::of(rules, round.deal().hands()[seat]).may(rules, VorbehaltKind::Werfen);
    let is_forced = matches!(game.named, Named::Solo { occasion: Occasion::Vorgefuehrt, .. });
    if rules.werfen.mandatory && rules.werfen.when == WerfenWhen::Before && !is_forced {
        assert!(!Seat::ALL.into_iter().any(may_be_thrown_in), "{:?}", round.log());
    }
}
