//! Options that exclude one another in a rule set.

use super::*;
use crate::card::Card;
use crate::eligibility::Eligibility;
use crate::hand::Hand;
use crate::rules::{HochzeitShift, PerTable};

fn conflict(change: impl FnOnce(&mut Rules)) -> String {
    let mut rules = Rules::DDV;
    change(&mut rules);
    rules.check().expect_err("the options do not fit together").to_string()
}

#[test]
fn the_published_rule_sets_fit() {
    for rules in Rules::ALL {
        assert_eq!(rules.check(), Ok(()), "{}", rules.name);
    }
}

/// Four hands with as many cards of each rank and, as far as possible, of each kind of trump.
fn even_hands() -> [Hand; 4] {
    use Card as C;
    // Of each pair of kinds, the seats in front get the first and the others the second.
    let pairs = [
        (C::CQ, C::HT),
        (C::DT, C::SQ),
        (C::HQ, C::DQ),
        (C::CJ, C::SJ),
        (C::HJ, C::DJ),
        (C::DA, C::HA),
        (C::HK, C::DK),
        (C::CA, C::SA),
        (C::CT, C::ST),
        (C::CK, C::SK),
        (C::C9, C::S9),
        (C::D9, C::H9),
    ];
    let hand = |front: bool| pairs.iter().map(|&(first, second)| if front { first } else { second }).collect();
    let of = |cards: Vec<Card>| Hand::of(&cards);
    [true, true, false, false].map(|front| of(hand(front)))
}

/// A duty to throw in is refused exactly where every deal has such a hand: otherwise the even deal is played.
#[test]
fn a_duty_to_throw_in_is_refused_exactly_where_every_deal_has_such_a_hand() {
    let throws = |change: &dyn Fn(&mut Rules)| {
        let mut rules = Rules::DDV.with(|rules| {
            rules.vorbehalte.priority = [&[VorbehaltKind::Werfen], &*Rules::DDV.vorbehalte.priority].concat().into();
            rules.werfen.mandatory = true;
        });
        change(&mut rules);
        rules
    };
    let even_is_played = |rules: &Rules| {
        let is_played = |&hand: &Hand| !Eligibility::of(rules, hand).may(rules, VorbehaltKind::Werfen);
        even_hands().iter().all(is_played)
    };
    let (mut refused, mut allowed) = (0, 0);
    let mut judge = |rules: &Rules| {
        assert_eq!(rules.check().is_ok(), even_is_played(rules), "{rules:?} {:?}", rules.check());
        *if rules.check().is_ok() { &mut allowed } else { &mut refused } += 1;
    };
    for n in 1..=8 {
        judge(&throws(&|rules| rules.werfen.kings = Some(n)));
        judge(&throws(&|rules| rules.werfen.nines = Some(n)));
        judge(&throws(&|rules| rules.werfen.nines_and_kings = Some(n)));
        judge(&throws(&|rules| rules.werfen.augen = Some(56 + u16::from(n))));
        judge(&throws(&|rules| rules.werfen.augen_max = Some(56 + u16::from(n))));
        judge(&throws(&|rules| rules.werfen.trumps_max = Some(n)));
    }
    for card in [Card::CQ, Card::SQ, Card::HQ, Card::DJ, Card::DA] {
        judge(&throws(&|rules| rules.werfen.no_trump_above = Some(card)));
    }
    assert_eq!((refused, allowed), (21, 32));
}

/// Two nines of one suit can lie in each hand.
#[test]
fn a_duty_to_throw_in_with_nines_of_one_suit_is_refused() {
    let throws = |n| {
        Rules::DDV.with(|rules| {
            rules.vorbehalte.priority =
                [VorbehaltKind::Werfen].into_iter().chain(Rules::DDV.vorbehalte.priority.iter().copied()).collect();
            rules.werfen.mandatory = true;
            rules.werfen.nine_suits = Some(n);
        })
    };
    assert_eq!([1, 2, 3, 4].map(|n| throws(n).check().is_ok()), [false, true, true, true]);
    assert_eq!(throws(5).check().unwrap_err().options, ["werfen_nine_suits"]);
    let no_nines = Rules::RECKLINGHAUSEN.with(|rules| rules.werfen.nine_suits = Some(4));
    assert!(no_nines.check().unwrap_err().options.contains(&"werfen_nine_suits"));
    let hand = Hand::of(&[Card::C9, Card::C9, Card::S9, Card::H9]);
    let may = |n| Eligibility::of(&throws(n), hand).may(&throws(n), VorbehaltKind::Werfen);
    assert_eq!([3, 4].map(may), [true, false]);
}

#[test]
fn a_hand_with_a_nine_of_diamonds_can_have_more_trumps_to_offer() {
    let rules = |most| {
        let rules = Rules::DDV.with(|rules| {
            rules.trumpfabgabe.if_nobody = Trumpfabgabe::AskAllThenRedeal;
            rules.trumpfabgabe.max_with_nine = most;
        });
        rules.fitted(|_| false)
    };
    let may = |trumps: &[Card]| {
        let fehl = [Card::CA, Card::CA, Card::CT, Card::CT, Card::CK, Card::CK, Card::SA, Card::SA];
        let hand = Hand::of(&[&fehl[..], trumps].concat());
        [None, Some(4)].map(|most| Eligibility::of(&rules(most), hand).may(&rules(most), VorbehaltKind::Trumpfabgabe))
    };
    assert_eq!(may(&[Card::DK, Card::DT, Card::DJ, Card::D9]), [false, true]);
    assert_eq!(may(&[Card::DK, Card::DT, Card::DJ, Card::DQ]), [false, false]);
    assert_eq!(may(&[Card::DK, Card::DT, Card::DJ]), [true, true]);
    assert_eq!(may(&[Card::D9, Card::D9, Card::DT, Card::DJ, Card::DQ]), [false, false]);
    assert_eq!(rules(Some(4)).check(), Ok(()));
    assert_eq!(rules(Some(3)).check().unwrap_err().options, ["trumpfabgabe_max_with_nine", "trumpfabgabe_max"]);
    assert_eq!(rules(Some(13)).check().unwrap_err().options, ["trumpfabgabe_max_with_nine", "hand_size"]);
    let no_nines = Rules::RECKLINGHAUSEN.with(|rules| rules.trumpfabgabe.max_with_nine = Some(4));
    assert_eq!(no_nines.check().unwrap_err().options, ["trumpfabgabe_max_with_nine", "nines"]);
    let soli = Rules::RECKLINGHAUSEN.with(|rules| rules.soli.named = vec![crate::contract::Solo::Neunen].into());
    assert_eq!(soli.check().unwrap_err().options, ["soli", "nines"]);
}

#[test]
fn what_does_not_fit_is_named() {
    type Change = fn(&mut Rules);
    let cases: [(Change, &str); 10] = [
        (|rules| rules.deck.nines = false, "a deck of 40 cards gives 10 to each of four players, not 12"),
        (|rules| rules.deck.deal_packets = vec![4, 4].into(), "the packets make 8 cards, not the 12 of a hand"),
        (|rules| rules.deck.table_sizes = vec![3].into(), "a table has four to seven players"),
        (
            |rules| rules.soli.pflichtsolo_per_player = 0,
            "reservation_priority names pflichtsolo, which this rule set does not have",
        ),
        (|rules| rules.werfen.kings = Some(5), "reservation_priority does not say where werfen stands"),
        (
            |rules| rules.calls.limits = [11, 10, 10, 11, 7],
            "the limits [11, 10, 10, 11, 7] of the calls must not rise from one stage to the next",
        ),
        (
            |rules| rules.calls.timing = CallTiming::Table,
            "the limits [11, 10, 9, 8, 7] of the calls must not fall from one stage to the next",
        ),
        (
            |rules| rules.calls.hochzeit_shift = HochzeitShift { cards: 4, tricks: ShiftedTricks::Every },
            "a Hochzeit would move the limits by 12 cards, which leaves no time to call schwarz",
        ),
        (
            |rules| rules.special.points = vec![Sonderpunkt::CharlieGefangen].into(),
            "charlie_gefangen is the capture of a charlie, which this rule set does not have",
        ),
        (
            |rules| rules.round.games = PerTable { four: Some(3), five: None, six: None, seven: None },
            "4 compulsory soli of 4 players do not fit into the games of a round",
        ),
    ];
    for (change, reason) in cases {
        assert_eq!(conflict(change), reason);
    }
}
