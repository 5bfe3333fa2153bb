//! What has no effect in a rule set, chapter by chapter: each function takes it out.

use game::rules::{
    AltenGame, AnySolo, BockEvent, BockSolo, BoundsCount, CallValue, CalledGame, DealerRepeats, DoublingScope,
    GivenCards, HochzeitOwnTrick, NoWinnerItems, PflichtansageLevel, PflichtansageSecond, SecondHeartTen,
    ShiftedTricks, SoloContest, SoloLeader, SoloPoints, Sonderpunkt, SpecialPointsSoli, Trumpfabgabe, Trumpfschwach,
    UnsportlichPoints,
};
use game::{Absage, Rules, Solo};

pub(super) fn deck(rules: &mut Rules) {
    rules.deck.table_sizes.to_mut().sort_unstable();
    if rules.deck.second_heart_ten_wins == SecondHeartTen::NormalGame && !rules.has_soli() {
        rules.deck.second_heart_ten_wins = SecondHeartTen::WhenTrump;
    }
}

pub(super) fn vorbehalte(rules: &mut Rules) {
    let (soli, pflichtsolo) = (rules.has_soli(), rules.has_pflichtsolo());
    rules.vorbehalte.dealer_repeats_after.to_mut().retain(|after| match after {
        DealerRepeats::PflichtsoloVoluntary => pflichtsolo,
        DealerRepeats::Solo => soli,
        DealerRepeats::Redeal => true,
    });
    rules.vorbehalte.dealer_repeats_after.to_mut().sort_unstable_by_key(|&after| after as u8);
    // Refused offers end in a new deal unless the rules say otherwise.
    if rules.trumpfschwach.becomes == Trumpfschwach::Exchange && rules.trumpfabgabe.if_nobody == Trumpfabgabe::Off {
        rules.trumpfabgabe.if_nobody = Trumpfabgabe::AskAllThenRedeal;
    }
    let fewest = if rules.trumpfschwach.becomes == Trumpfschwach::Exchange { 0 } else { rules.trumpfabgabe.min };
    let is_void = match rules.trumpfabgabe.cards {
        GivenCards::Trumps => false,
        GivenCards::AtLeastThree => 3 <= fewest,
        GivenCards::ThreeWithoutTrump => 0 < fewest,
    };
    if is_void {
        rules.trumpfabgabe.cards = GivenCards::Trumps;
    }
}

pub(super) fn hochzeit(rules: &mut Rules) {
    // The one trick there is finds the partner, or none does.
    if rules.hochzeit.limit == 1 {
        rules.hochzeit.own_trick = HochzeitOwnTrick::Ends;
    }
}

pub(super) fn soli(rules: &mut Rules) {
    let soli = rules.soli.named.clone();
    rules.soli.rank.to_mut().retain(|solo| soli.contains(solo));
    if soli.len() == 1 && rules.soli.contest == SoloContest::Rank {
        rules.soli.contest = SoloContest::Seat;
    }
    if rules.soli.leader == SoloLeader::PflichtsoloOnly && !rules.has_pflichtsolo() {
        rules.soli.leader = SoloLeader::Never;
    }
    for (points, solo) in rules.soli.points_by_kind.named.iter_mut().zip(Solo::ALL) {
        *points = if soli.contains(&solo) { *points } else { 0 };
    }
}

pub(super) fn calls(rules: &mut Rules) {
    let is_other = |limits: &[u8; 5], usual: &[[u8; 5]]| usual.iter().any(|other| other != limits);
    let re = rules.calls.limits;
    rules.calls.limits_kontra = rules.calls.limits_kontra.filter(|limits| is_other(limits, &[re]));
    let kontra = rules.calls.limits_kontra.unwrap_or(re);
    let solo_kontra = rules.calls.limits_solo.unwrap_or(kontra);
    rules.calls.limits_solo_kontra = rules.calls.limits_solo_kontra.filter(|limits| is_other(limits, &[solo_kontra]));
    rules.calls.limits_solo = rules.calls.limits_solo.filter(|limits| is_other(limits, &[re, kontra]));
    rules.calls.limits_hochzeit = rules.calls.limits_hochzeit.filter(|limits| is_other(limits, &[re, kontra]));
    let (hochzeit, abgabe, soli) = (rules.has_hochzeit(), rules.has_abgabe(), rules.has_soli());
    rules.calls.counts_as_called.to_mut().retain(|called| match called {
        CalledGame::Solo => soli,
        CalledGame::Hochzeit => hochzeit,
        CalledGame::Trumpfabgabe => abgabe,
    });
    rules.calls.reply_extension = rules.calls.reply_extension.filter(|&cards| 0 < cards);
    let stages = if rules.has_absagen() { 10 } else { 2 };
    rules.calls.most = rules.calls.most.filter(|&most| most < stages);
    if rules.hochzeit.limit == 1 && rules.calls.hochzeit_shift.tricks == ShiftedTricks::AfterFirst {
        rules.calls.hochzeit_shift.cards = 0;
    }
    if !rules.has_absagen() {
        rules.pflichtansage.level = PflichtansageLevel::Ansage;
    }
    // Every first trick is rich enough then.
    if rules.pflichtansage.augen == Some(0) && rules.pflichtansage.second == PflichtansageSecond::AfterFirst {
        rules.pflichtansage.second = PflichtansageSecond::Always;
    }
}

pub(super) fn score(rules: &mut Rules) {
    for value in [&mut rules.score.call_value, &mut rules.score.absage_value] {
        *value = if *value == CallValue::Times(1) { CallValue::Add(0) } else { *value };
    }
    let can_count = rules.has_absagen() || rules.score.bounds_count == BoundsCount::Always;
    let bounds = Absage::ALL.into_iter().filter(|absage| can_count && rules.score.bounds.contains(absage));
    rules.score.bounds = bounds.collect();
    if rules.score.no_winner_items == NoWinnerItems::UnderAndReached && !rules.score.reached_against_points {
        rules.score.no_winner_items = NoWinnerItems::UnderOnly;
    }
}

pub(super) fn special(rules: &mut Rules) {
    let (hochzeit, abgabe, absagen, calls) =
        (rules.has_hochzeit(), rules.has_abgabe(), rules.has_absagen(), rules.has_calls());
    rules.special.alten_games.to_mut().retain(|game| match game {
        AltenGame::Normal => true,
        AltenGame::Hochzeit => hochzeit,
        AltenGame::Trumpfabgabe => abgabe,
    });
    let has_alten = (calls || !rules.special.alten_needs_re)
        && (!rules.special.alten_games.is_empty() || rules.special.alten_in_solo);
    rules.special.points.to_mut().retain(|point| match point {
        Sonderpunkt::Alten => has_alten,
        Sonderpunkt::JumpedCall => absagen,
        Sonderpunkt::UnmarriedCall => hochzeit,
        _ => true,
    });
    simplify_special_points_of_soli(rules);
    let of_tricks = rules.special.points.iter().any(|point| *point != Sonderpunkt::Alten && !point.is_of_call());
    if rules.score.doubling_scope == DoublingScope::GamePointsAndAlten {
        match (rules.has(Sonderpunkt::Alten), of_tricks) {
            (false, _) => rules.score.doubling_scope = DoublingScope::GamePointsOnly,
            (true, false) => rules.score.doubling_scope = DoublingScope::Total,
            (true, true) => {}
        }
    }
}

fn simplify_special_points_of_soli(rules: &mut Rules) {
    let can_be = |point: &Sonderpunkt| *point != Sonderpunkt::Alten && !point.is_of_call();
    let soli = rules.soli.named.clone();
    if let SpecialPointsSoli::These(these) = &mut rules.special.soli {
        these.to_mut().retain(|solo| match solo {
            AnySolo::Unnamed => true,
            AnySolo::Named(solo) => *solo != Solo::Null && soli.contains(solo),
        });
    }
    let is_void = match (&rules.special.in_solo, &rules.special.soli) {
        (SoloPoints::These(points), _) if points.is_empty() => true,
        (_, SpecialPointsSoli::These(soli)) if soli.is_empty() => true,
        _ => !rules.special.points.iter().any(can_be),
    };
    if is_void {
        rules.special.in_solo = SoloPoints::None;
    }
}

pub(super) fn bock(rules: &mut Rules) {
    let calls = rules.has_calls();
    rules.bock.events.to_mut().retain(|event| match event {
        BockEvent::LostRe | BockEvent::LostKontra | BockEvent::BothCalled => calls,
        _ => true,
    });
    let stays = |after: &DealerRepeats| *after != DealerRepeats::Redeal;
    if rules.bock.solo == BockSolo::FreeIfDealerStays && !rules.vorbehalte.dealer_repeats_after.iter().any(stays) {
        rules.bock.solo = BockSolo::Counts;
    }
}

pub(super) fn round(rules: &mut Rules) {
    for numbers in [&mut rules.round.games, &mut rules.round.minutes] {
        numbers.four = numbers.four.filter(|_| rules.deck.table_sizes.contains(&4));
    }
}

pub(super) fn breaches(rules: &mut Rules) {
    for cost in
        [&mut rules.breaches.minor_points, &mut rules.breaches.serious_base, &mut rules.breaches.serious_per_absage]
    {
        *cost = cost.filter(|&points| 0 < points);
    }
    if let UnsportlichPoints::Fixed(0) = rules.breaches.unsportlich_points {
        rules.breaches.unsportlich_points = UnsportlichPoints::UpTo(0);
    }
}
