//! What has no effect in a rule set, chapter by chapter: each function takes it out.

use super::chapters::{has_abgabe, has_absagen, has_calls, has_hochzeit, has_pflichtsolo, has_soli};
use game::rules::{
    AltenGame, AnySolo, BockEvent, BockSolo, BoundsCount, CallValue, CalledGame, DealerRepeats, DoublingScope,
    GivenCards, HochzeitOwnTrick, NoWinnerItems, PflichtansageLevel, PflichtansageSecond, SecondHeartTen,
    ShiftedTricks, SoloContest, SoloLeader, SoloPoints, Sonderpunkt, SpecialPointsSoli, Trumpfabgabe, Trumpfschwach,
    UnsportlichPoints,
};
use game::{Absage, Rules, Solo};

pub(super) fn deck(rules: &mut Rules) {
    rules.table_sizes.to_mut().sort_unstable();
    if rules.second_heart_ten_wins == SecondHeartTen::NormalGame && !has_soli(rules) {
        rules.second_heart_ten_wins = SecondHeartTen::WhenTrump;
    }
}

pub(super) fn vorbehalte(rules: &mut Rules) {
    let (soli, pflichtsolo) = (has_soli(rules), has_pflichtsolo(rules));
    rules.dealer_repeats_after.to_mut().retain(|after| match after {
        DealerRepeats::PflichtsoloVoluntary => pflichtsolo,
        DealerRepeats::Solo => soli,
        DealerRepeats::Redeal => true,
    });
    rules.dealer_repeats_after.to_mut().sort_unstable_by_key(|&after| after as u8);
    // Offers that nobody takes end in a new deal where nothing else is said.
    if rules.trumpfschwach == Trumpfschwach::Exchange && rules.trumpfabgabe == Trumpfabgabe::Off {
        rules.trumpfabgabe = Trumpfabgabe::AskAllThenRedeal;
    }
    let fewest = if rules.trumpfschwach == Trumpfschwach::Exchange { 0 } else { rules.trumpfabgabe_min };
    let is_void = match rules.trumpfabgabe_cards {
        GivenCards::Trumps => false,
        GivenCards::AtLeastThree => 3 <= fewest,
        GivenCards::ThreeWithoutTrump => 0 < fewest,
    };
    if is_void {
        rules.trumpfabgabe_cards = GivenCards::Trumps;
    }
}

pub(super) fn hochzeit(rules: &mut Rules) {
    // The one trick there is finds the partner, or nobody does.
    if rules.hochzeit_limit == 1 {
        rules.hochzeit_own_trick = HochzeitOwnTrick::Ends;
    }
}

pub(super) fn soli(rules: &mut Rules) {
    let soli = rules.soli.clone();
    rules.solo_rank.to_mut().retain(|solo| soli.contains(solo));
    if soli.len() == 1 && rules.solo_contest == SoloContest::Rank {
        rules.solo_contest = SoloContest::Seat;
    }
    if rules.solo_leader == SoloLeader::PflichtsoloOnly && !has_pflichtsolo(rules) {
        rules.solo_leader = SoloLeader::Never;
    }
    for (points, solo) in rules.solo_points_by_kind.named.iter_mut().zip(Solo::ALL) {
        *points = if soli.contains(&solo) { *points } else { 0 };
    }
}

pub(super) fn calls(rules: &mut Rules) {
    let is_other = |limits: &[u8; 5], usual: &[[u8; 5]]| usual.iter().any(|other| other != limits);
    let re = rules.call_limits;
    rules.call_limits_kontra = rules.call_limits_kontra.filter(|limits| is_other(limits, &[re]));
    let kontra = rules.call_limits_kontra.unwrap_or(re);
    let solo_kontra = rules.call_limits_solo.unwrap_or(kontra);
    rules.call_limits_solo_kontra = rules.call_limits_solo_kontra.filter(|limits| is_other(limits, &[solo_kontra]));
    rules.call_limits_solo = rules.call_limits_solo.filter(|limits| is_other(limits, &[re, kontra]));
    rules.call_limits_hochzeit = rules.call_limits_hochzeit.filter(|limits| is_other(limits, &[re, kontra]));
    let (hochzeit, abgabe, soli) = (has_hochzeit(rules), has_abgabe(rules), has_soli(rules));
    rules.counts_as_called.to_mut().retain(|called| match called {
        CalledGame::Solo => soli,
        CalledGame::Hochzeit => hochzeit,
        CalledGame::Trumpfabgabe => abgabe,
    });
    rules.reply_extension = rules.reply_extension.filter(|&cards| 0 < cards);
    let stages = if has_absagen(rules) { 10 } else { 2 };
    rules.calls_most = rules.calls_most.filter(|&most| most < stages);
    if rules.hochzeit_limit == 1 && rules.hochzeit_shift.tricks == ShiftedTricks::AfterFirst {
        rules.hochzeit_shift.cards = 0;
    }
    if !has_absagen(rules) {
        rules.pflichtansage_level = PflichtansageLevel::Ansage;
    }
    // Every first trick is rich enough then.
    if rules.pflichtansage_augen == Some(0) && rules.pflichtansage_second == PflichtansageSecond::AfterFirst {
        rules.pflichtansage_second = PflichtansageSecond::Always;
    }
}

pub(super) fn score(rules: &mut Rules) {
    for value in [&mut rules.call_value, &mut rules.absage_value] {
        *value = if *value == CallValue::Times(1) { CallValue::Add(0) } else { *value };
    }
    let can_count = has_absagen(rules) || rules.bounds_count == BoundsCount::Always;
    let bounds = Absage::ALL.into_iter().filter(|absage| can_count && rules.bounds.contains(absage));
    rules.bounds = bounds.collect();
    if rules.no_winner_items == NoWinnerItems::UnderAndReached && !rules.reached_against_points {
        rules.no_winner_items = NoWinnerItems::UnderOnly;
    }
}

pub(super) fn special(rules: &mut Rules) {
    let (hochzeit, abgabe, absagen, calls) =
        (has_hochzeit(rules), has_abgabe(rules), has_absagen(rules), has_calls(rules));
    rules.alten_games.to_mut().retain(|game| match game {
        AltenGame::Normal => true,
        AltenGame::Hochzeit => hochzeit,
        AltenGame::Trumpfabgabe => abgabe,
    });
    let has_alten = (calls || !rules.alten_needs_re) && (!rules.alten_games.is_empty() || rules.alten_in_solo);
    rules.special_points.to_mut().retain(|point| match point {
        Sonderpunkt::Alten => has_alten,
        Sonderpunkt::JumpedCall => absagen,
        Sonderpunkt::UnmarriedCall => hochzeit,
        _ => true,
    });
    simplify_special_points_of_soli(rules);
    let of_tricks = rules.special_points.iter().any(|point| *point != Sonderpunkt::Alten && !point.is_of_call());
    if rules.doubling_scope == DoublingScope::GamePointsAndAlten {
        match (rules.has(Sonderpunkt::Alten), of_tricks) {
            (false, _) => rules.doubling_scope = DoublingScope::GamePointsOnly,
            (true, false) => rules.doubling_scope = DoublingScope::Total,
            (true, true) => {}
        }
    }
}

fn simplify_special_points_of_soli(rules: &mut Rules) {
    let can_be = |point: &Sonderpunkt| *point != Sonderpunkt::Alten && !point.is_of_call();
    let soli = rules.soli.clone();
    if let SpecialPointsSoli::These(these) = &mut rules.special_points_soli {
        these.to_mut().retain(|solo| match solo {
            AnySolo::Unnamed => true,
            AnySolo::Named(solo) => *solo != Solo::Null && soli.contains(solo),
        });
    }
    let is_void = match (&rules.special_points_in_solo, &rules.special_points_soli) {
        (SoloPoints::These(points), _) if points.is_empty() => true,
        (_, SpecialPointsSoli::These(soli)) if soli.is_empty() => true,
        _ => !rules.special_points.iter().any(can_be),
    };
    if is_void {
        rules.special_points_in_solo = SoloPoints::None;
    }
}

pub(super) fn bock(rules: &mut Rules) {
    let calls = has_calls(rules);
    rules.bock_events.to_mut().retain(|event| match event {
        BockEvent::LostRe | BockEvent::LostKontra | BockEvent::BothCalled => calls,
        _ => true,
    });
    let stays = |after: &DealerRepeats| *after != DealerRepeats::Redeal;
    if rules.bock_solo == BockSolo::FreeIfDealerStays && !rules.dealer_repeats_after.iter().any(stays) {
        rules.bock_solo = BockSolo::Counts;
    }
}

pub(super) fn round(rules: &mut Rules) {
    for numbers in [&mut rules.games_per_round, &mut rules.minutes_per_round] {
        numbers.four = numbers.four.filter(|_| rules.table_sizes.contains(&4));
    }
}

pub(super) fn breaches(rules: &mut Rules) {
    for cost in [&mut rules.minor_points, &mut rules.serious_base, &mut rules.serious_per_absage] {
        *cost = cost.filter(|&points| 0 < points);
    }
    if let UnsportlichPoints::Fixed(0) = rules.unsportlich_points {
        rules.unsportlich_points = UnsportlichPoints::UpTo(0);
    }
}
