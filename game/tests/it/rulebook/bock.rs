//! RULES 12.5: games that count more because of those before them.

use doko_game::rules::{BockCount, BockEvent, BockLength, BockSolo, BockStacking, DealerRepeats, ListPoints};
use doko_game::{
    Augen, BockFacts, ByTeam, Contract, Ending, GameKind, Level, Parties, Player, Points, Round, Rules, Seat, SeatSet,
    Team, Won, score,
};
use std::borrow::Cow;

const NORMAL: GameKind = GameKind::Normal;

fn club(events: &[BockEvent]) -> Rules {
    Rules::BSV.with(|rules| rules.bock.events = events.to_vec().into())
}

/// Returns the factors of the next games, if these things happen in them.
fn factors(rules: &Rules, players: u8, games: &[(GameKind, &[BockEvent])]) -> Vec<i32> {
    let mut round = Round::new(rules, players).unwrap();
    let factor = |&(kind, events): &(GameKind, &[BockEvent])| {
        let factor = round.bock(kind).factor;
        round.record(kind, Some(Player(2)), Ending::Scored).unwrap();
        round.note(events);
        factor
    };
    games.iter().map(factor).collect()
}

#[test]
fn a_bock_has_as_many_games_as_players_or_as_the_rules_say() {
    let lost: (GameKind, &[BockEvent]) = (NORMAL, &[BockEvent::LostRe]);
    let plain: (GameKind, &[BockEvent]) = (NORMAL, &[]);
    let games = [lost, plain, plain, plain, plain, plain, plain];
    let rules = club(&[BockEvent::LostRe]);
    assert_eq!(factors(&rules, 4, &games), [1, 2, 2, 2, 2, 1, 1]);
    assert_eq!(factors(&rules, 5, &games), [1, 2, 2, 2, 2, 2, 1]);
    let two = rules.with(|rules| rules.bock.games = BockLength::Games(2));
    assert_eq!(factors(&two, 4, &games), [1, 2, 2, 1, 1, 1, 1]);
    assert_eq!(factors(&club(&[BockEvent::Zero]), 4, &games), [1; 7]);
    assert_eq!(factors(&Rules::RECKLINGHAUSEN, 4, &games), [1; 7]);
}

#[test]
fn one_bock_in_another_is_appended_or_multiplies() {
    let lost: (GameKind, &[BockEvent]) = (NORMAL, &[BockEvent::LostRe]);
    let both: (GameKind, &[BockEvent]) = (NORMAL, &[BockEvent::LostRe, BockEvent::Zero]);
    let plain: (GameKind, &[BockEvent]) = (NORMAL, &[]);
    let games = [lost, plain, both, plain, plain, plain, plain, plain, plain, plain, plain, plain];
    let rules = club(&[BockEvent::LostRe, BockEvent::Zero]);
    let each = rules.clone().with(|rules| rules.bock.count = BockCount::Each);
    let multiply = rules.clone().with(|rules| rules.bock.stacking = BockStacking::Multiply);
    let multiply_each = each.clone().with(|rules| rules.bock.stacking = BockStacking::Multiply);
    assert_eq!(factors(&rules, 4, &games[..11]), [1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1]);
    assert_eq!(factors(&each, 4, &games)[9..], [2, 2, 2]);
    assert_eq!(factors(&multiply, 4, &games[..9]), [1, 2, 2, 4, 4, 2, 2, 1, 1]);
    assert_eq!(factors(&multiply_each, 4, &games[..9]), [1, 2, 2, 8, 8, 4, 4, 1, 1]);
    let restart = rules.clone().with(|rules| rules.bock.stacking = BockStacking::Restart);
    assert_eq!(factors(&restart, 4, &games[..8]), [1, 2, 2, 2, 2, 2, 2, 1]);
    let ignore = rules.clone().with(|rules| rules.bock.stacking = BockStacking::Ignore);
    assert_eq!(factors(&ignore, 4, &games[..7]), [1, 2, 2, 2, 2, 1, 1]);
    // However many overlap, there is an end to it.
    let wild: Vec<_> = std::iter::repeat_n(both, 20).collect();
    assert_eq!(factors(&multiply_each.with(|rules| rules.bock.games = BockLength::Games(255)), 4, &wild)[19], 1024);
}

#[test]
fn a_solo_counts_as_the_option_says() {
    let lost: (GameKind, &[BockEvent]) = (NORMAL, &[BockEvent::LostRe]);
    let plain: (GameKind, &[BockEvent]) = (NORMAL, &[]);
    let solo: (GameKind, &[BockEvent]) = (GameKind::Solo, &[]);
    let still: (GameKind, &[BockEvent]) = (GameKind::StillesSolo, &[]);
    let games = [lost, solo, still, plain, plain, plain, plain];
    for (bock_solo, expected) in [
        (BockSolo::Counts, [1, 2, 2, 2, 2, 1, 1]),
        (BockSolo::Free, [1, 2, 2, 2, 2, 2, 1]),
        (BockSolo::FreeIfDealerStays, [1, 2, 2, 2, 2, 1, 1]),
        (BockSolo::Outside, [1, 1, 2, 2, 2, 2, 1]),
    ] {
        let rules = club(&[BockEvent::LostRe]).with(|rules| rules.bock.solo = bock_solo);
        assert_eq!(factors(&rules, 4, &games), expected, "{bock_solo:?}");
    }
    let rules = Rules::DDV.with(|rules| {
        rules.bock.events = Cow::Borrowed(&[BockEvent::LostRe]);
        rules.bock.solo = BockSolo::FreeIfDealerStays;
        rules.vorbehalte.dealer_repeats_after = Cow::Borrowed(&[DealerRepeats::PflichtsoloVoluntary]);
    });
    let own: (GameKind, &[BockEvent]) = (GameKind::PflichtsoloVoluntary, &[]);
    let games = [lost, own, (GameKind::Lustsolo, &[]), plain, plain, plain];
    assert_eq!(factors(&rules, 4, &games), [1, 2, 2, 2, 2, 2]);
}

#[test]
fn a_redeal_uses_up_nothing_and_may_start_a_bock() {
    let mut round = Round::new(&club(&[BockEvent::Redeal]), 4).unwrap();
    round.record(NORMAL, None, Ending::NotPlayed).unwrap();
    assert_eq!(round.bock(NORMAL).factor, 1);
    round.note(&[BockEvent::Redeal]);
    for left in [4, 3] {
        assert_eq!((round.bock(NORMAL).factor, round.parts().bock.n_games()), (2, left));
        round.record(NORMAL, None, Ending::NotPlayed).unwrap();
        assert_eq!(round.parts().bock.n_games(), left);
        round.record(NORMAL, None, Ending::Scored).unwrap();
    }
}

#[test]
fn what_happened_is_read_from_a_result() {
    let even = Won { augen: Augen(120), tricks: 5 };
    let none = BockFacts {
        is_null: false,
        kind: NORMAL,
        scored_as_solo: false,
        winner: Some(Team::Re),
        won: ByTeam { re: Won { augen: Augen(130), tricks: 6 }, kontra: Won { augen: Augen(110), tricks: 4 } },
        levels: ByTeam { re: Level::None, kontra: Level::None },
        re_value: Points(1),
        herzstiche: 0,
    };
    let schwarz = ByTeam { re: Won { augen: Augen(240), tricks: 10 }, kontra: Won { augen: Augen(0), tricks: 0 } };
    let both = ByTeam { re: Level::Ansage, kontra: Level::Keine90 };
    let only_re = ByTeam { re: Level::Ansage, kontra: Level::None };
    use BockEvent as E;
    let cases: [(BockFacts, &[BockEvent]); 11] = [
        (none, &[]),
        (BockFacts { herzstiche: 2, ..none }, &[E::Herzstich, E::Herzstich]),
        (BockFacts { herzstiche: 2, scored_as_solo: true, ..none }, &[E::Solo]),
        (BockFacts { won: ByTeam { re: even, kontra: even }, ..none }, &[E::Even]),
        (BockFacts { re_value: Points(0), ..none }, &[E::Zero]),
        (BockFacts { levels: both, ..none }, &[E::LostKontra, E::BothCalled]),
        (BockFacts { levels: only_re, ..none }, &[]),
        (BockFacts { levels: only_re, winner: Some(Team::Kontra), ..none }, &[E::LostRe]),
        (
            BockFacts { levels: both, winner: None, scored_as_solo: true, ..none },
            &[E::LostRe, E::LostKontra, E::BothCalled, E::Solo, E::LostSolo],
        ),
        (BockFacts { won: schwarz, ..none }, &[E::Schwarz]),
        (BockFacts { won: schwarz, is_null: true, scored_as_solo: true, ..none }, &[E::Solo]),
    ];
    let rules = club(&BockEvent::ALL);
    for (facts, expected) in cases {
        assert_eq!(facts.events(&rules), expected, "{facts:?}");
        assert_eq!(facts.events(&Rules::BSV), [], "{facts:?}");
    }
}

#[test]
fn a_bock_can_add_points_for_the_winner() {
    let rules = club(&[BockEvent::LostRe]).with(|rules| {
        rules.bock.points = Some(2);
        rules.bock.stacking = BockStacking::Multiply;
    });
    assert_eq!(rules.check(), Ok(()));
    let mut round = Round::new(&rules, 4).unwrap();
    for n in 0..3 {
        let bock = round.bock(NORMAL);
        assert_eq!((bock.factor, bock.points), (1, 2 * n));
        let counted = |re: &[Seat], augen: u16| {
            let won = [augen, 240 - augen].map(|augen| Won { augen: Augen(augen), tricks: 5 });
            let parties = Parties { re: SeatSet::of(re) };
            let levels = ByTeam { re: Level::None, kontra: Level::None };
            let score = score(&rules, Contract::Normal, parties, levels, ByTeam { re: won[0], kontra: won[1] }, &[]);
            bock.counted(&rules, parties, &score).0.map(|points| points.0)
        };
        let (pair, against, alone) = (1 + 2 * n, 2 + 2 * n, 3 * (1 + 2 * n));
        assert_eq!(counted(&[Seat::N, Seat::S], 130), [pair, -pair, pair, -pair]);
        assert_eq!(counted(&[Seat::N, Seat::S], 110), [-against, against, -against, against]);
        assert_eq!(counted(&[Seat::N], 130), [alone, -alone / 3, -alone / 3, -alone / 3]);
        round.record(NORMAL, None, Ending::Scored).unwrap();
        round.note(&[BockEvent::LostRe]);
    }
}

#[test]
fn only_the_winners_can_be_those_who_write() {
    let rules = club(&[BockEvent::LostRe]).with(|rules| rules.round.list_points = ListPoints::Winners);
    let counted = |re: &[Seat], augen: u16| {
        let won = [augen, 240 - augen].map(|augen| Won { augen: Augen(augen), tricks: 5 });
        let parties = Parties { re: SeatSet::of(re) };
        let levels = ByTeam { re: Level::None, kontra: Level::None };
        let score = score(&rules, Contract::Normal, parties, levels, ByTeam { re: won[0], kontra: won[1] }, &[]);
        assert_eq!(score.points.0.into_iter().sum::<Points>(), Points(0), "the game itself is won and lost");
        Round::new(&rules, 4).unwrap().bock(NORMAL).counted(&rules, parties, &score).0.map(|points| points.0)
    };
    assert_eq!(counted(&[Seat::N, Seat::S], 130), [1, 0, 1, 0]);
    assert_eq!(counted(&[Seat::N, Seat::S], 110), [0, 2, 0, 2]);
    assert_eq!(counted(&[Seat::N], 130), [3, 0, 0, 0]);
    assert_eq!(counted(&[Seat::N], 110), [0, 1, 1, 1]);
}
