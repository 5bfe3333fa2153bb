//! RULES chapter 8: calls.

use super::vectors;
use doko_game::rules::{CallTiming, HochzeitShift, PflichtansageInHochzeit, PflichtansageScope, ShiftedTricks};
use doko_game::{
    Accepted, Augen, ByTeam, Call, CallPhase, CallRefusal, Contract, Duty, Ladder, Level, Moment, NoDuty, Rules, Solo,
    Team, Timely, pflichtansage,
};
use proptest::prelude::*;

/// A call with the side that makes it and the cards its caller holds.
type Said = (Team, Call, u8);

/// Returns a moment of a normal game in which all seats hold `cards_in_hand` cards.
fn with_cards(rules: &Rules, cards_in_hand: u8) -> Moment {
    Moment { cards_in_hand, cards_played: 4 * (rules.deck.hand_size - cards_in_hand), phase: CallPhase::Open }
}

/// Makes calls that are all allowed and returns the ladder.
fn ladder(rules: &Rules, calls: &[Said]) -> Ladder {
    let mut ladder = Ladder::default();
    for &(team, call, in_hand) in calls {
        ladder.call(rules, team, call, &with_cards(rules, in_hand)).unwrap();
    }
    ladder
}

fn outcome(rules: &Rules, ladder: &Ladder, team: Team, call: Call, moment: &Moment) -> &'static str {
    match ladder.check(rules, team, call, moment) {
        Ok(accepted) => accepted.timely.name(),
        Err(refused) => refused.reason.name(),
    }
}

fn phase(input: &serde_json::Value) -> CallPhase {
    match (input["reservation_settled"].as_bool(), vectors::number(&input["clarifying_trick"])) {
        (Some(false), _) => CallPhase::Spielfindung,
        (_, None) => CallPhase::Open,
        (_, Some(0)) => CallPhase::BeforeKlaerung,
        (_, Some(trick)) => CallPhase::AfterKlaerung(trick),
    }
}

#[test]
fn vectors_of_announcements_hold() {
    for vector in vectors::of_kind("announcement") {
        let input = &vector.input;
        let moment = |facts: &serde_json::Value| Moment {
            cards_in_hand: vectors::number(&facts["cards_in_hand"]).unwrap(),
            cards_played: vectors::number(&facts["cards_played_total"]).unwrap_or(0),
            phase: phase(input),
        };
        let mut ladder = Ladder::default();
        for earlier in input["history"].as_array().unwrap() {
            let (team, call) = (vectors::team(&earlier["party"]), vectors::call(&earlier["say"]));
            // The history has only the highest call of a side, so its stages may look skipped.
            ladder.count_unclaimed(&vector.rules, team, call, &moment(earlier));
        }
        let team = vectors::team(&input["party"]);
        let checked = ladder.check(&vector.rules, team, vectors::call(&input["say"]), &moment(input));
        let reason = checked.map_or_else(|refused| refused.reason.name(), |accepted| accepted.timely.name());
        let counts_as: Vec<_> = checked.into_iter().flat_map(Accepted::counts_as).map(Call::name).collect();
        let got = serde_json::json!({ "legal": checked.is_ok(), "reason": reason, "counts_as": counts_as });
        assert_eq!(got, vector.expected, "{}", vector.id);
    }
}

#[test]
fn vectors_of_the_duty_to_call_hold() {
    for vector in vectors::of_kind("pflichtansage") {
        let (rules, input) = (&vector.rules, &vector.input);
        let (order, _) = vectors::order(rules, input);
        let trick = vectors::trick(&order, &input["lead"], &input["first_trick"]);
        let winner = trick.owner().unwrap();
        let mut ladder = Ladder::default();
        for earlier in input["already_announced"].as_array().unwrap() {
            let team = vectors::parties(&input["re"]).team_of(vectors::seat(&earlier["player"]));
            ladder.call(rules, team, vectors::call(&earlier["say"]), &with_cards(rules, rules.deck.hand_size)).unwrap();
        }
        let team = vectors::parties(&input["re"]).team_of(winner);
        let contract = vectors::contract(&input["game"]);
        let mut got = serde_json::json!({ "winner": winner.to_string(), "augen": trick.augen().0, "duty": false });
        match pflichtansage(rules, contract, trick.augen(), team, &ladder, phase(input)) {
            Duty::Call { call, cards_in_hand } => {
                got["duty"] = true.into();
                got["must_say"] = call.name().into();
                got["deadline_cards_in_hand"] = cards_in_hand.into();
            }
            Duty::None(NoDuty::TooFewAugen) => {}
            Duty::None(why) => got["why"] = why.name().into(),
        }
        assert_eq!(got, vector.expected, "{}", vector.id);
    }
}

#[test]
fn a_refusal_says_what_would_have_been_legal_and_cites_its_rule() {
    let replied = [(Team::Re, Call::Re, 11), (Team::Kontra, Call::Kontra, 10)];
    let table: [(&[Said], Said, &str); 7] = [
        (&[], (Team::Re, Call::Re, 10), "\"re\" comes too late; \"re\" at the latest with 11 cards in hand (DDV D.1)"),
        (&[], (Team::Re, Call::Kontra, 11), "\"kontra\" is not the word of this side, which is \"re\" (DDV A.6)"),
        (
            &[(Team::Re, Call::Re, 11)],
            (Team::Kontra, Call::Kontra, 9),
            "\"kontra\" comes too late even as a reply; \"kontra\" at the latest with 10 cards in hand (DDV D.4)",
        ),
        (
            &[(Team::Re, Call::Re, 11)],
            (Team::Re, Call::Keine60, 9),
            "\"k60\" skips a stage that comes too late; \"k90\" at the latest with 10 cards in hand (DDV D.3)",
        ),
        (
            &replied,
            (Team::Kontra, Call::Keine90, 10),
            "\"k90\" is barred: \"kontra\" was no more than a late reply (DDV D.4)",
        ),
        (&replied, (Team::Re, Call::Re, 10), "\"re\" has already been called by re (DDV D.7)"),
        (
            &[(Team::Re, Call::Keine30, 12)],
            (Team::Re, Call::Schwarz, 6),
            "\"schwarz\" comes too late; \"schwarz\" at the latest with 7 cards in hand (DDV D.1)",
        ),
    ];
    for (calls, (team, call, in_hand), expected) in table {
        let refused = ladder(&Rules::DDV, calls).check(&Rules::DDV, team, call, &with_cards(&Rules::DDV, in_hand));
        assert_eq!(refused.unwrap_err().to_string(), expected);
    }
    let refused = Ladder::default()
        .check(&Rules::RECKLINGHAUSEN, Team::Re, Call::Re, &with_cards(&Rules::RECKLINGHAUSEN, 8))
        .unwrap_err();
    assert_eq!(
        refused.to_string(),
        "\"re\" comes too late; \"re\" at the latest with 5 cards played (Recklinghausen, Weitere Hausregeln)"
    );
}

#[test]
fn different_calls_of_partners_are_one_sequence() {
    // Rule DDV D.5, D.6: either partner may go on, and both sides may make the same Absage.
    let ladder = ladder(
        &Rules::DDV,
        &[
            (Team::Re, Call::Re, 12),
            (Team::Kontra, Call::Kontra, 12),
            (Team::Re, Call::Keine90, 10),
            (Team::Kontra, Call::Keine90, 10),
            (Team::Re, Call::Keine60, 9),
        ],
    );
    assert_eq!(ladder.levels(), ByTeam { re: Level::Keine60, kontra: Level::Keine90 });
}

#[test]
fn a_call_lists_the_stages_it_skips() {
    let moment = with_cards(&Rules::DDV, 12);
    let accepted = Ladder::default().check(&Rules::DDV, Team::Kontra, Call::Keine60, &moment).unwrap();
    assert_eq!(accepted.counts_as().collect::<Vec<_>>(), [Call::Kontra, Call::Keine90, Call::Keine60]);
}

#[test]
fn the_legal_calls_of_a_seat_are_those_whose_time_has_not_passed() {
    let legal = |ladder: &Ladder, team, in_hand| -> Vec<Call> {
        ladder.legal(&Rules::DDV, team, &with_cards(&Rules::DDV, in_hand)).map(|accepted| accepted.call).collect()
    };
    let silent = Ladder::default();
    assert_eq!(legal(&silent, Team::Re, 12), Call::words_of(Team::Re));
    assert_eq!(legal(&silent, Team::Kontra, 10), []);
    let re = ladder(&Rules::DDV, &[(Team::Re, Call::Re, 11)]);
    assert_eq!(legal(&re, Team::Re, 10), [Call::Keine90, Call::Keine60, Call::Keine30, Call::Schwarz]);
    assert_eq!(legal(&re, Team::Kontra, 10), [Call::Kontra]);
}

#[test]
fn an_unclaimed_call_counts_for_the_word_that_was_spoken() {
    // Referees' handbook 3.1.4: two Re players said "Kontra", unclaimed.
    let mut ladder = Ladder::default();
    let moment = with_cards(&Rules::DDV, 12);
    assert_eq!(ladder.count_unclaimed(&Rules::DDV, Team::Re, Call::Kontra, &moment), Team::Kontra);
    assert_eq!(ladder.count_unclaimed(&Rules::DDV, Team::Re, Call::Kontra, &moment), Team::Kontra);
    assert_eq!(ladder.levels(), ByTeam { re: Level::None, kontra: Level::Ansage });
}

#[test]
fn an_unclaimed_late_ansage_counts_but_opens_no_absage() {
    // Rule BSV 6.5: an Absage needs an Ansage "in time as an Ansage" (decision OP-23).
    let mut ladder = Ladder::default();
    ladder.count_unclaimed(&Rules::DDV, Team::Re, Call::Re, &with_cards(&Rules::DDV, 10));
    assert_eq!(ladder.levels().re, Level::Ansage);
    let refused = ladder.check(&Rules::DDV, Team::Re, Call::Keine90, &with_cards(&Rules::DDV, 10)).unwrap_err();
    assert_eq!(refused.reason, CallRefusal::PartyOnlyReplied);
    ladder.count_unclaimed(&Rules::DDV, Team::Re, Call::Keine60, &with_cards(&Rules::DDV, 5));
    assert_eq!(ladder.levels().re, Level::Keine60, "an unclaimed skip counts with all its stages");
}

#[test]
fn an_absage_without_a_party_word_counts_for_the_only_party_that_has_called() {
    // Rule DDV D.5, decision OP-24.
    let (re, both) = ([(Team::Re, Call::Re, 12)], [(Team::Re, Call::Re, 12), (Team::Kontra, Call::Kontra, 12)]);
    assert_eq!(Ladder::default().absage_counts_for(None), None);
    assert_eq!(ladder(&Rules::DDV, &re).absage_counts_for(None), Some(Team::Re));
    assert_eq!(ladder(&Rules::DDV, &both[1..]).absage_counts_for(None), Some(Team::Kontra));
    assert_eq!(ladder(&Rules::DDV, &both).absage_counts_for(None), None);
    assert_eq!(ladder(&Rules::DDV, &both).absage_counts_for(Some(Team::Kontra)), Some(Team::Kontra));
}

#[test]
fn each_option_of_the_calls_has_its_effect() {
    let re = [(Team::Re, Call::Re, 11)];
    type Case<'a> = (&'a str, Rules, &'a [Said], Said, [&'a str; 2]);
    let table: [Case<'_>; 4] = [
        (
            "call_limits",
            Rules::DDV.with(|rules| rules.calls.limits = [10, 9, 8, 7, 6]),
            &[],
            (Team::Re, Call::Re, 10),
            ["too_late", "in_time"],
        ),
        (
            "call_timing: 5 cards on the table are in nobody's way, 10 cards in hand are",
            Rules::DDV.with(|rules| {
                rules.calls.timing = CallTiming::Table;
                rules.calls.limits = [9, 13, 17, 21, 25];
            }),
            &[],
            (Team::Re, Call::Re, 10),
            ["too_late", "in_time"],
        ),
        (
            "reply_extension: two cards",
            Rules::DDV.with(|rules| rules.calls.reply_extension = Some(2)),
            &re,
            (Team::Kontra, Call::Kontra, 9),
            ["reply_too_late", "reply"],
        ),
        (
            "reply_extension: none",
            Rules::DDV.with(|rules| rules.calls.reply_extension = None),
            &re,
            (Team::Kontra, Call::Kontra, 10),
            ["reply", "too_late"],
        ),
    ];
    for (option, club, calls, (team, call, in_hand), [default, changed]) in table {
        for (rules, expected) in [(&Rules::DDV, default), (&club, changed)] {
            let moment = with_cards(rules, in_hand);
            assert_eq!(outcome(rules, &ladder(&Rules::DDV, calls), team, call, &moment), expected, "{option}");
        }
    }
}

#[test]
fn a_reply_extension_of_one_card_in_hand_is_four_cards_on_a_counted_table() {
    let club = Rules::RECKLINGHAUSEN.with(|rules| rules.calls.reply_extension = Some(1));
    let ladder = Ladder::with_levels(ByTeam { re: Level::Ansage, kontra: Level::None });
    for (cards_played, expected) in [(5, "in_time"), (9, "reply"), (10, "reply_too_late")] {
        let moment = Moment { cards_in_hand: 8, cards_played, phase: CallPhase::Open };
        assert_eq!(outcome(&club, &ladder, Team::Kontra, Call::Kontra, &moment), expected);
    }
}

#[test]
fn a_hochzeit_shifts_the_limits_as_the_option_says() {
    // The last number of cards in hand, or of cards played, with which Re may be said after Klärungsstich 1, 2, 3.
    let shift = |cards, tricks| HochzeitShift { cards, tricks };
    let table = [
        (Rules::DDV, [11, 10, 9]),
        (Rules::DDV.with(|rules| rules.calls.hochzeit_shift = shift(2, ShiftedTricks::AfterFirst)), [11, 9, 7]),
        (Rules::DDV.with(|rules| rules.calls.hochzeit_shift = shift(1, ShiftedTricks::Every)), [10, 9, 8]),
        (Rules::BSV, [9, 8, 7]),
        (Rules::RECKLINGHAUSEN, [9, 13, 17]),
        (
            Rules::RECKLINGHAUSEN.with(|rules| rules.calls.hochzeit_shift = shift(4, ShiftedTricks::AfterFirst)),
            [5, 9, 13],
        ),
    ];
    for (rules, last) in table {
        for (trick, last) in (1..).zip(last) {
            let phase = CallPhase::AfterKlaerung(trick);
            let (inside, outside) = match rules.calls.timing {
                CallTiming::Hand => (
                    Moment { cards_in_hand: last, cards_played: 0, phase },
                    Moment { cards_in_hand: last - 1, cards_played: 0, phase },
                ),
                CallTiming::Table => (
                    Moment { cards_in_hand: 0, cards_played: last, phase },
                    Moment { cards_in_hand: 9, cards_played: last + 1, phase },
                ),
            };
            let silent = Ladder::default();
            assert_eq!(outcome(&rules, &silent, Team::Re, Call::Re, &inside), "in_time");
            assert_eq!(outcome(&rules, &silent, Team::Re, Call::Re, &outside), "too_late");
        }
    }
}

#[test]
fn each_option_of_the_duty_to_call_has_its_effect() {
    let solo = Contract::Solo(Solo::Damen);
    let third = CallPhase::AfterKlaerung(3);
    let due = |cards_in_hand| Duty::Call { call: Call::Re, cards_in_hand };
    let none = Duty::None;
    let in_hochzeit = |option| Rules::BSV.with(|rules| rules.pflichtansage.in_hochzeit = option);
    let (deferred, never) =
        (in_hochzeit(PflichtansageInHochzeit::Deferred), in_hochzeit(PflichtansageInHochzeit::Never));
    let normal_only = Rules::BSV.with(|rules| rules.pflichtansage.scope = PflichtansageScope::NormalOnly);
    let table = [
        (&Rules::DDV, Contract::Normal, 44, CallPhase::Open, none(NoDuty::TooFewAugen)),
        (
            &Rules::DDV.with(|rules| rules.pflichtansage.augen = Some(30)),
            Contract::Normal,
            30,
            CallPhase::Open,
            due(11),
        ),
        (&Rules::BSV, Contract::Normal, 30, CallPhase::Open, due(9)),
        (
            &Rules::BSV.with(|rules| rules.pflichtansage.augen = Some(35)),
            Contract::Normal,
            34,
            CallPhase::Open,
            none(NoDuty::TooFewAugen),
        ),
        (&Rules::BSV, solo, 30, CallPhase::Open, due(9)),
        (&normal_only, solo, 30, CallPhase::Open, none(NoDuty::OtherGame)),
        (&normal_only, Contract::Normal, 30, CallPhase::Open, due(9)),
        (&Rules::BSV, Contract::Hochzeit, 30, CallPhase::AfterKlaerung(1), due(9)),
        (&Rules::BSV, Contract::Hochzeit, 30, third, none(NoDuty::BeforeKlaerung)),
        (&deferred, Contract::Hochzeit, 30, CallPhase::BeforeKlaerung, none(NoDuty::BeforeKlaerung)),
        (&deferred, Contract::Hochzeit, 30, third, due(7)),
        (&never, Contract::Hochzeit, 30, CallPhase::AfterKlaerung(1), none(NoDuty::InHochzeit)),
        (
            &Rules::BSV.with(|rules| rules.calls.limits = [10, 8, 7, 6, 5]),
            Contract::Normal,
            30,
            CallPhase::Open,
            none(NoDuty::TooLate),
        ),
    ];
    for (case, (rules, contract, augen, phase, expected)) in table.into_iter().enumerate() {
        let got = pflichtansage(rules, contract, Augen(augen), Team::Re, &Ladder::default(), phase);
        assert_eq!(got, expected, "case {case}");
    }
}

proptest! {
    #[test]
    fn time_only_takes_calls_away(
        timing in any::<bool>(),
        steps in proptest::collection::vec(0..4_u8, 4),
        last in 0..8_u8,
        extension in proptest::option::of(0..3_u8),
        levels in (0..6_u8, 0..6_u8),
        moments in (0..=12_u8, 0..=12_u8),
    ) {
        // Limits that fall in hand, or rise on the table, by any steps.
        let mut limits = [last; 5];
        for (stage, step) in (0..4).rev().zip(&steps) {
            limits[stage] = limits[stage + 1] + step;
        }
        if timing {
            limits.reverse();
        }
        let rules = Rules::DDV.with(|rules| { rules.calls.timing = if timing { CallTiming::Table } else { CallTiming::Hand }; rules.calls.limits = limits; rules.calls.reply_extension = extension; });
        let levels = [levels.0, levels.1].map(|number| Level::from_number(number).unwrap());
        let ladder = Ladder::with_levels(ByTeam { re: levels[0], kontra: levels[1] });
        let legal = |in_hand| -> Vec<Call> {
            ladder.legal(&rules, Team::Kontra, &with_cards(&rules, in_hand)).map(|accepted| accepted.call).collect()
        };
        let (early, late) = (moments.0.max(moments.1), moments.0.min(moments.1));
        let before = legal(early);
        prop_assert!(legal(late).iter().all(|call| before.contains(call)));
    }
}

/// Chapter 8 read once more, without looking at the code under test: tables of the three texts, for normal games and
/// for each Klärungsstich.
fn naive(rules: &Rules, replied: ByTeam<bool>, levels: ByTeam<Level>, team: Team, call: Call, moment: &Moment) -> bool {
    let clarifying = match moment.phase {
        CallPhase::Spielfindung | CallPhase::BeforeKlaerung => return false,
        CallPhase::Open | CallPhase::Solo | CallPhase::Null | CallPhase::NullLost => None,
        CallPhase::AfterKlaerung(trick) => Some(i32::from(trick)),
    };
    let ten_cards = rules.deck.hand_size == 10;
    let in_time = |stage: i32, extra: i32| {
        if rules.name == "recklinghausen" {
            let last = 5 + 4 * (stage - 1) + 4 * clarifying.unwrap_or(0);
            i32::from(moment.cards_played) <= last
        } else {
            let needed = if ten_cards { 10 - stage } else { 12 - stage };
            i32::from(moment.cards_in_hand) >= needed - clarifying.map_or(0, |trick| trick - 1) - extra
        }
    };
    let stage = match call {
        Call::Re | Call::Kontra => 1,
        Call::Keine90 => 2,
        Call::Keine60 => 3,
        Call::Keine30 => 4,
        Call::Schwarz => 5,
    };
    if (call == Call::Re && team == Team::Kontra) || (call == Call::Kontra && team == Team::Re) {
        return false;
    }
    let own = i32::from(levels[team].number());
    let theirs = i32::from(levels[!team].number());
    let may_reply = rules.name != "recklinghausen" && theirs > 0 && in_time(theirs, 1);
    match stage {
        _ if stage <= own => false,
        1 => in_time(1, 0) || may_reply,
        _ => !replied[team] && (own + 1..=stage).all(|stage| in_time(stage, 0)),
    }
}

proptest! {
    #[test]
    fn legality_equals_a_naive_reading_of_the_table(
        which in 0..3_usize,
        clarifying in proptest::option::of(1..=3_u8),
        steps in proptest::collection::vec((any::<bool>(), 0..6_usize, 0..4_u8), 1..25),
    ) {
        let rules = &Rules::ALL[which];
        let phase = clarifying.map_or(CallPhase::Open, CallPhase::AfterKlaerung);
        let mut ladder = Ladder::default();
        let mut replied = ByTeam { re: false, kontra: false };
        let mut cards_played = clarifying.map_or(0, |trick| 4 * trick);
        for (is_re, word, passed) in steps {
            cards_played = (cards_played + passed).min(4 * rules.deck.hand_size);
            let team = if is_re { Team::Re } else { Team::Kontra };
            // The caller is one of those who have not yet played to the running trick.
            let cards_in_hand = rules.deck.hand_size - cards_played / 4;
            let moment = Moment { cards_in_hand, cards_played, phase };
            let call = Call::ALL[word];
            let expected = naive(rules, replied, ladder.levels(), team, call, &moment);
            let listed = ladder.legal(rules, team, &moment).any(|accepted| accepted.call == call);
            prop_assert_eq!(listed, expected);
            let before = ladder;
            match ladder.call(rules, team, call, &moment) {
                Ok(accepted) => {
                    prop_assert!(expected);
                    replied[team] |= accepted.timely == Timely::Reply;
                    prop_assert_eq!(accepted.counts_as().last(), Some(call));
                    let mut unclaimed = before;
                    unclaimed.count_unclaimed(rules, team, call, &moment);
                    prop_assert_eq!(unclaimed, ladder, "what is allowed counts the same way without a judgement");
                }
                Err(_) => {
                    prop_assert!(!expected);
                    prop_assert_eq!(ladder, before);
                }
            }
        }
    }
}
