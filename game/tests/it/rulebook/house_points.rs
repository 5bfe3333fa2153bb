//! RULES 10 and 11: points as clubs have them.

use doko_game::rules::{
    AltenGame, AnySolo, BoundsCount, CallSkipping, CallValue, CharlieGefangenBy, DoppelkopfAugen, DoublingScope,
    FeigheitScope, FuchsCounts, HochzeitCalls, LostHochzeit, NoWinnerItems, PointAtEven, PointsBySolo, ReachedAgainst,
    SecondHeartTen, SoloPoints, Sonderpunkt, SpecialPointsFor, SpecialPointsSoli,
};
use doko_game::{
    Absage, Augen, ByTeam, Call, CallPhase, Card, Contract, ItemKind, Ladder, Level, Moment, Order, Parties, Rules,
    Schweine, Scoring, Seat, SeatSet, Solo, Suit, Team, Trick, WhichTrick, Won, score, special_points,
};
use notation::rules_file;

const NONE: ByTeam<Level> = ByTeam { re: Level::None, kontra: Level::None };

fn won(augen: u16, tricks: u8) -> ByTeam<Won> {
    ByTeam { re: Won { augen: Augen(augen), tricks }, kontra: Won { augen: Augen(240 - augen), tricks: 12 - tricks } }
}

/// Returns the names of the items with whose they are, and the value for Re.
fn counted(
    rules: &Rules,
    re: &[Seat],
    levels: ByTeam<Level>,
    augen: u16,
    special: &[(Sonderpunkt, Team)],
) -> (String, i32) {
    let score = score(rules, Contract::Normal, Parties { re: SeatSet::of(re) }, levels, won(augen, 6), special);
    let items: Vec<String> =
        score.items.iter().map(|item| format!("{}:{}={}", item.kind, item.team, item.points)).collect();
    (items.join(" "), score.re_value.0)
}

const TWO: &[Seat] = &[Seat::N, Seat::S];

#[test]
fn whoever_calls_too_little_loses() {
    let club = Rules::DDV.with(|rules| rules.score.feigheit = Some(3));
    let value = |levels, augen| counted(&club, TWO, levels, augen, &[]).1;
    // Three stages more than nothing: Re, keine 90, keine 60.
    assert_eq!(value(NONE, 180), 2);
    assert_eq!(value(NONE, 181), -4);
    let re = ByTeam { re: Level::Ansage, kontra: Level::None };
    assert_eq!([181, 210, 211].map(|augen| value(re, augen)), [5, 5, -7]);
    // Kontra gives its points away, and gegen die Alten is not won; special points stay where they are.
    let fox = [(Sonderpunkt::Fuchs, Team::Kontra)];
    assert_eq!(
        counted(&club, TWO, NONE, 59, &fox),
        ("gewonnen:re=1 unter_90:re=1 unter_60:re=1 feigheit:re=0 fuchs:kontra=1".to_owned(), 2)
    );
    let (items, _) = counted(&club, TWO, NONE, 190, &[]);
    assert!(items.contains("gegen_die_alten:kontra=1"), "{items}");
    // In a solo as the option says.
    let not_in_solo = club.clone().with(|rules| rules.score.feigheit_scope = FeigheitScope::TwoAgainstTwo);
    assert_eq!(counted(&club, &[Seat::N], NONE, 190, &[]).1, -3);
    assert_eq!(counted(&not_in_solo, &[Seat::N], NONE, 190, &[]).1, 3);
}

#[test]
fn absagen_add_or_multiply() {
    let k60 = ByTeam { re: Level::Keine60, kontra: Level::None };
    let value =
        |absage_value| counted(&Rules::DDV.with(|rules| rules.score.absage_value = absage_value), TWO, k60, 190, &[]).1;
    assert_eq!([1, 2, 0].map(|n| value(CallValue::Add(n))), [7, 9, 5]);
    assert_eq!(value(CallValue::Times(2)), 5 * 4);
    let too_much = Rules::DDV.with(|rules| rules.score.absage_value = CallValue::Times(5));
    assert_eq!(too_much.check().unwrap_err().options, ["absage_value"]);
}

#[test]
fn an_even_game_is_worth_no_point_where_the_option_says_so() {
    let nobody = Rules::DDV.with(|rules| rules.score.point_at_120_120 = PointAtEven::Nobody);
    let value = |rules: &Rules, augen| counted(rules, TWO, NONE, augen, &[]).1;
    assert_eq!([119, 120, 121].map(|augen| value(&Rules::DDV, augen)), [-2, -2, 1]);
    assert_eq!([119, 120, 121].map(|augen| value(&nobody, augen)), [-2, -1, 1]);
    assert_eq!(counted(&nobody, &[Seat::E], NONE, 120, &[]).1, 0);
}

#[test]
fn an_even_game_can_count_more_than_once() {
    let club = Rules::DDV.with(|rules| rules.score.factor_at_120_120 = 2);
    assert_eq!(club.check(), Ok(()));
    let value = |augen| counted(&club, TWO, NONE, augen, &[(Sonderpunkt::Fuchs, Team::Re)]).1;
    // Kontra has won against the old ones, and Re a fox.
    assert_eq!([119, 120, 121].map(value), [-1, -2, 2]);
    // Where nobody has won, too; and besides what calls multiply, as far as they do.
    let both = ByTeam { re: Level::Keine90, kontra: Level::Keine90 };
    let (names, failed) = counted(&club, TWO, both, 120, &[(Sonderpunkt::Fuchs, Team::Re)]);
    assert_eq!((names.as_str(), failed), ("120_gegen_k90:re=1 120_gegen_k90:kontra=1 fuchs:re=1", 2));
    let re = ByTeam { re: Level::Ansage, kontra: Level::None };
    for (doubling_scope, expected) in [(DoublingScope::Total, -4), (DoublingScope::GamePointsOnly, -4)] {
        let rules = club.clone().with(|rules| {
            rules.score.call_value = CallValue::Times(2);
            rules.score.doubling_scope = doubling_scope;
        });
        assert_eq!(counted(&rules, TWO, re, 120, &[(Sonderpunkt::Fuchs, Team::Re)]).1, expected);
    }
    let none = Rules::DDV.with(|rules| rules.score.factor_at_120_120 = 0);
    assert_eq!(none.check().unwrap_err().options, ["factor_at_120_120"]);
}

#[test]
fn a_null_is_won_without_a_trick() {
    let club = Rules::DDV.with(|rules| {
        rules.soli.named = vec![Solo::Null].into();
        rules.soli.points = 2;
    });
    assert_eq!(club.check(), Ok(()));
    let scored = |rules: &Rules, tricks: u8, levels| {
        let augen = if tricks == 0 { 0 } else { 240 };
        let (parties, won) = (Parties { re: SeatSet::only(Seat::N) }, won(augen, tricks));
        let foxes = [(Sonderpunkt::Fuchs, Team::Re)];
        let score = score(rules, Contract::Solo(Solo::Null), parties, levels, won, &foxes);
        (score.winner, score.re_value.0, score.points[Seat::N].0, score.points[Seat::E].0)
    };
    let kontra = ByTeam { re: Level::None, kontra: Level::Ansage };
    assert_eq!(scored(&club, 0, NONE), (Some(Team::Re), 3, 9, -3));
    // A soloist with all Augen has lost it.
    assert_eq!(scored(&club, 12, NONE), (Some(Team::Kontra), -3, -9, 3));
    assert_eq!(scored(&club, 1, kontra), (Some(Team::Kontra), -5, -15, 5));
    let doubling = club.clone().with(|rules| rules.score.call_value = CallValue::Times(2));
    assert_eq!(scored(&doubling, 0, kontra), (Some(Team::Re), 6, 18, -6));
    // There are no Absagen, and no position for the solver.
    let moment = Moment { cards_in_hand: 12, cards_played: 0, phase: CallPhase::of(Contract::Solo(Solo::Null)) };
    let may = |call| Ladder::default().check(&club, Team::Kontra, call, &moment).is_ok();
    assert_eq!([Call::Kontra, Call::Keine90].map(may), [true, false]);
    let line = "rules=club game=nullsolo re=N leader=N N=CA E=CT S=CK W=C9";
    let error =
        notation::parse_position(line, &notation::RuleBook::published().with(Rules { name: "club".into(), ..club }))
            .expect_err("no position")
            .to_string();
    assert!(error.contains("Null"), "{error}");
}

/// Once the soloist has a trick nothing can be won or lost by a call.
#[test]
fn nobody_calls_in_a_null_that_is_lost() {
    let club = Rules::DDV.with(|rules| rules.soli.named = vec![Solo::Null].into());
    let hands = "N: CA CA CT SA ST SK HA HT HK DA DT DK
         E: C9 C9 CK CK S9 S9 SK ST H9 H9 HK HT
         S: CT CJ SJ HJ DJ CQ SQ HQ DQ D9 SA HA
         W: CJ SJ HJ DJ CQ SQ HQ DQ D9 DK DT DA";
    let played = |trick: &str| {
        let text = format!("dealer=W game=nullsolo soloist=N\n{hands}\n1 N: {trick}");
        let record = notation::record::parse_record(&text).expect("a record");
        notation::record::resume(&record, &club, notation::record::Breaches::Refuse).expect("the game begins")
    };
    let reason = |play: &doko_game::Play, seat: Seat, call: Call| match play.check_call(seat, call) {
        Ok(()) => None,
        Err(illegal) => match illegal.why {
            doko_game::WhyNot::Call(refused) => Some(refused.reason),
            other => panic!("{other:?}"),
        },
    };
    let lost = played("CA C9 CT CJ");
    for (seat, call) in [(Seat::S, Call::Kontra), (Seat::N, Call::Re)] {
        assert_eq!(reason(&lost, seat, call), Some(doko_game::CallRefusal::NullLost));
        assert!(lost.calls(seat).is_empty());
    }
    assert!(lost.check_call(Seat::S, Call::Kontra).unwrap_err().to_string().contains("trick in his Null"));
    let open = played("CA C9 CT");
    assert_eq!((reason(&open, Seat::S, Call::Kontra), &*open.calls(Seat::N)), (None, [Call::Re].as_slice()));
    // An unclaimed call stays what was said.
    let mut unclaimed = lost.clone();
    unclaimed.call_unclaimed(Seat::S, Call::Kontra).expect("nobody objects");
    assert_eq!((lost.decided_for(), unclaimed.public().levels().kontra), (Some(Team::Kontra), Level::Ansage));
}

#[test]
fn a_solo_is_worth_points_of_its_own_where_the_option_says_so() {
    let club = Rules::DDV.with(|rules| rules.soli.points = 2);
    assert_eq!(counted(&club, &[Seat::N], NONE, 130, &[]), ("gewonnen:re=1 solo:re=2".to_owned(), 3));
    assert_eq!(counted(&club, &[Seat::N], NONE, 110, &[]), ("gewonnen:kontra=1 solo:kontra=2".to_owned(), -3));
    assert_eq!(counted(&club, TWO, NONE, 130, &[]).1, 1);
}

#[test]
fn each_kind_of_solo_can_be_worth_points_of_its_own() {
    let mut by_kind = PointsBySolo { unnamed: 1, ..PointsBySolo::NONE };
    by_kind.named[0] = 3;
    let club = Rules::DDV.with(|rules| {
        rules.soli.points = 1;
        rules.soli.points_by_kind = by_kind;
    });
    let value = |solo: Option<Solo>| {
        let parties = Parties { re: SeatSet::only(Seat::N) };
        score(&club, solo.map_or(Contract::Normal, Contract::Solo), parties, NONE, won(130, 6), &[]).re_value.0
    };
    let soli = [Some(Solo::Damen), None, Some(Solo::Buben)];
    assert_eq!(soli.map(value), [1 + 1 + 3, 1 + 1 + 1, 1 + 1]);
    let text = rules_file::to_toml(&club);
    assert!(text.contains("solo_points_by_kind = { stilles_solo = 1, damensolo = 3 }"), "{text}");
}

#[test]
fn of_the_absagen_that_were_refuted_only_the_highest_can_count() {
    let called = ByTeam { re: Level::Keine60, kontra: Level::None };
    let value = |reached_against, augen| {
        let rules = Rules::DDV.with(|rules| {
            rules.score.reached_against = reached_against;
            rules.special.points = vec![].into();
        });
        counted(&rules, TWO, called, augen, &[]).1
    };
    // Won, three stages of Re, and 120 against keine 90 and keine 60.
    let won = |augen| [ReachedAgainst::Each, ReachedAgainst::Highest].map(|reached| -value(reached, augen));
    assert_eq!(won(120), [1 + 4 + 2, 1 + 4 + 1]);
    assert_eq!(won(130), [1 + 4 + 1, 1 + 4 + 1]);
    assert_eq!(won(170), [1 + 4, 1 + 4]);
}

#[test]
fn kontra_can_be_against_the_old_ones_in_a_solo_too() {
    let club = Rules::DDV.with(|rules| rules.special.alten_in_solo = true);
    assert_eq!(counted(&club, &[Seat::N], NONE, 110, &[]).1, -2);
    assert_eq!(counted(&Rules::DDV, &[Seat::N], NONE, 110, &[]).1, -1);
}

#[test]
fn the_old_ones_are_doubled_where_the_option_says_so() {
    let called = ByTeam { re: Level::None, kontra: Level::Ansage };
    let value = |doubling_scope| {
        let rules = Rules::DDV.with(|rules| {
            rules.score.call_value = CallValue::Times(2);
            rules.score.doubling_scope = doubling_scope;
        });
        counted(&rules, TWO, called, 100, &[(Sonderpunkt::Fuchs, Team::Kontra)]).1
    };
    assert_eq!(value(DoublingScope::Total), -6);
    assert_eq!(value(DoublingScope::GamePointsOnly), -4);
    assert_eq!(value(DoublingScope::GamePointsAndAlten), -5);
}

/// Returns the special points of a trick of a normal game that north leads.
fn special(
    rules: &Rules,
    re: &[Seat],
    contract: Contract,
    cards: &[Card],
    which: WhichTrick,
) -> Vec<(Sonderpunkt, Team)> {
    let order = Order::new(rules, contract, Schweine::None);
    let trick = Trick::of(&order, Seat::N, cards);
    special_points(rules, &order, Schweine::None, Parties { re: SeatSet::of(re) }, &trick, which).collect()
}

#[test]
fn clubs_have_more_special_points() {
    let all = Rules::DDV.with(|rules| {
        rules.special.points =
            Sonderpunkt::ALL.into_iter().filter(|point| !point.is_of_call()).collect::<Vec<_>>().into();
        rules.deck.second_heart_ten_wins = SecondHeartTen::WhenTrump;
    });
    assert_eq!(all.check(), Ok(()));
    use Sonderpunkt as S;
    let (re, kontra) = (Team::Re, Team::Kontra);
    let last = |cards: [Card; 4]| special(&all, TWO, Contract::Normal, &cards, WhichTrick::Last);
    let earlier = |cards: [Card; 4]| special(&all, TWO, Contract::Normal, &cards, WhichTrick::Earlier);
    // North's fox makes the last trick, the fox of east is caught in it.
    let fox = [Card::DA, Card::DA, Card::D9, Card::C9];
    assert_eq!(last(fox), [(S::Fuchs, re), (S::FuchsLastTrick, re), (S::FuchsGefangenLastTrick, re)]);
    assert_eq!(earlier(fox), [(S::Fuchs, re)]);
    let own = [Card::DA, Card::D9, Card::C9, Card::C9];
    assert_eq!(last(own), [(S::FuchsLastTrick, re)]);
    // Both jacks of clubs of one side.
    let charlies = [Card::CJ, Card::D9, Card::CJ, Card::C9];
    assert_eq!(last(charlies), [(S::Charlie, re), (S::DoppelCharlie, re)]);
    assert_eq!(earlier(charlies), []);
    let caught = [Card::CJ, Card::CJ, Card::D9, Card::C9];
    assert_eq!(last(caught), [(S::Charlie, re), (S::CharlieGefangen, re)]);
    // The second ten of hearts beats that of the other side, or of the partner.
    let tens = [Card::HT, Card::HT, Card::D9, Card::D9];
    assert_eq!(earlier(tens), [(S::DulleGefangen, kontra)]);
    assert_eq!(last(tens), [(S::DulleGefangen, kontra), (S::DulleLastTrick, kontra)]);
    assert_eq!(earlier([Card::HT, Card::D9, Card::HT, Card::D9]), []);
    // Both queens of clubs of one side cost it a point, regardless of the winner.
    let queens = [Card::CQ, Card::HT, Card::CQ, Card::D9];
    assert_eq!(earlier(queens), [(S::Damenstich, kontra)]);
    assert_eq!(last(queens), [(S::Damenstich, kontra), (S::DamenstichLastTrick, kontra)]);
    assert_eq!(earlier([Card::CQ, Card::D9, Card::CQ, Card::D9]), [(S::Damenstich, kontra)]);
    assert_eq!(last([Card::CQ, Card::CQ, Card::D9, Card::D9]), []);
    let first_wins = all.clone().with(|rules| rules.deck.second_heart_ten_wins = SecondHeartTen::Never);
    assert_eq!(special(&first_wins, TWO, Contract::Normal, &tens, WhichTrick::Earlier), []);
    assert_eq!(first_wins.check().unwrap_err().options, ["special_points", "second_heart_ten_wins"]);
    let by_queen = all.clone().with(|rules| rules.special.charlie_gefangen_by = CharlieGefangenBy::DiamondQueen);
    let catch = |rules: &Rules, card| {
        special(rules, TWO, Contract::Normal, &[Card::CJ, card, Card::D9, Card::D9], WhichTrick::Last).len()
    };
    assert_eq!([Card::DQ, Card::HQ].map(|card| [catch(&all, card), catch(&by_queen, card)]), [[1, 1], [1, 0]]);
}

#[test]
fn special_points_count_in_the_soli_that_the_options_name() {
    let in_solo = |special_points_in_solo, special_points_soli| {
        Rules::DDV.with(|rules| {
            rules.special.in_solo = special_points_in_solo;
            rules.special.soli = special_points_soli;
        })
    };
    let trick = [Card::CA, Card::CT, Card::CA, Card::CT];
    let only_foxes = SoloPoints::These(vec![Sonderpunkt::Fuchs].into());
    let fox_trick = [Card::DA, Card::CQ, Card::D9, Card::D9];
    for (rules, expected) in [
        (in_solo(SoloPoints::None, SpecialPointsSoli::All), [0, 0, 0]),
        (in_solo(SoloPoints::All, SpecialPointsSoli::All), [1, 1, 1]),
        (in_solo(SoloPoints::All, SpecialPointsSoli::KaroTrump), [0, 1, 1]),
        (in_solo(only_foxes, SpecialPointsSoli::All), [0, 0, 1]),
    ] {
        let n = |contract, cards: &[Card]| special(&rules, &[Seat::N], contract, cards, WhichTrick::Earlier).len();
        let got =
            [n(Contract::Solo(Solo::Damen), &trick), n(Contract::Normal, &trick), n(Contract::Normal, &fox_trick)];
        assert_eq!(got, expected, "{:?}", rules.special.in_solo);
        assert_eq!(rules.check(), Ok(()));
        assert!(rules.counts(Sonderpunkt::Fuchs, Scoring::TwoAgainstTwo));
    }
    let silent = in_solo(SoloPoints::All, SpecialPointsSoli::These(vec![AnySolo::Unnamed].into()));
    let trumpfsolo = Contract::Solo(Solo::Farbe(Suit::Diamonds));
    let n = |contract| special(&silent, &[Seat::N], contract, &fox_trick, WhichTrick::Earlier).len();
    assert_eq!([n(Contract::Normal), n(trumpfsolo)], [1, 0]);
    let twice = in_solo(SoloPoints::All, SpecialPointsSoli::These(vec![AnySolo::Unnamed; 2].into()));
    assert_eq!(twice.check().unwrap_err().options, ["special_points_soli"]);
    let unknown = in_solo(SoloPoints::These(vec![Sonderpunkt::Herzstich].into()), SpecialPointsSoli::All);
    assert_eq!(unknown.check().unwrap_err().options, ["special_points_in_solo", "special_points"]);
}

/// Returns the value for Re of a normal game in which Re has 130 Augen and both sides have such special points.
fn value_with(rules: &Rules, special: &[(Sonderpunkt, Team)]) -> i32 {
    let won = ByTeam { re: Won { augen: Augen(130), tricks: 6 }, kontra: Won { augen: Augen(110), tricks: 6 } };
    let parties = Parties { re: SeatSet::of(TWO) };
    score(rules, Contract::Normal, parties, ByTeam::default(), won, special).re_value.0
}

#[test]
fn special_points_of_the_losers_can_count_for_nothing() {
    let winners = Rules::DDV.with(|rules| rules.special.for_whom = SpecialPointsFor::Winner);
    let (re, kontra) = ((Sonderpunkt::Charlie, Team::Re), (Sonderpunkt::Fuchs, Team::Kontra));
    let values = |rules| [value_with(rules, &[re]), value_with(rules, &[re, kontra]), value_with(rules, &[kontra])];
    assert_eq!((values(&Rules::DDV), values(&winners)), ([2, 1, 0], [2, 2, 1]));
}

#[test]
fn a_club_can_have_some_bounds_only() {
    let steps = Rules::DDV.with(|rules| rules.score.bounds = vec![Absage::Keine60, Absage::Schwarz].into());
    let value = |rules: &Rules, kontra: u16, tricks| {
        let won = ByTeam {
            re: Won { augen: Augen(240 - kontra), tricks: 12 - tricks },
            kontra: Won { augen: Augen(kontra), tricks },
        };
        score(rules, Contract::Normal, Parties { re: SeatSet::of(TWO) }, ByTeam::default(), won, &[]).re_value.0
    };
    for (kontra, tricks, expected) in
        [(100, 5, [1, 1]), (80, 5, [2, 1]), (59, 5, [3, 2]), (29, 2, [4, 2]), (0, 0, [5, 3])]
    {
        assert_eq!([value(&Rules::DDV, kontra, tricks), value(&steps, kontra, tricks)], expected, "{kontra}");
    }
}

#[test]
fn remarkable_calls_can_be_worth_a_point_to_the_winner() {
    let calls = [Sonderpunkt::EarlyCall, Sonderpunkt::JumpedCall, Sonderpunkt::UnmarriedCall];
    let rules = Rules::DDV.with(|rules| {
        rules.special.points = calls.to_vec().into();
        rules.calls.skipping = CallSkipping::Always;
        rules.calls.hochzeit = HochzeitCalls::Anytime;
    });
    assert_eq!(rules.check(), Ok(()));
    let at = |cards_played: u8, phase| Moment { cards_in_hand: 12 - cards_played / 4, cards_played, phase };
    let points = |moments: &[(Team, Call, Moment)]| {
        let mut ladder = Ladder::default();
        for (team, call, moment) in moments {
            ladder.call(&rules, *team, *call, moment).expect("it is allowed");
        }
        ladder.special(&rules).map(|(point, _)| point).collect::<Vec<_>>()
    };
    let (start, later) = (at(0, CallPhase::Open), at(4, CallPhase::Open));
    assert_eq!(points(&[(Team::Re, Call::Re, start)]), calls[..1]);
    assert_eq!(points(&[(Team::Re, Call::Re, later), (Team::Re, Call::Keine90, later)]), []);
    assert_eq!(points(&[(Team::Kontra, Call::Keine60, later)]), calls[1..2]);
    assert_eq!(points(&[(Team::Re, Call::Re, at(4, CallPhase::BeforeKlaerung))]), calls[2..]);
    assert_eq!(points(&[(Team::Re, Call::Keine90, at(0, CallPhase::BeforeKlaerung))]), calls);
    // The winner has them, in a solo, too.
    let special = [(Sonderpunkt::EarlyCall, Team::Re), (Sonderpunkt::JumpedCall, Team::Re)];
    let value = |contract, re: &[Seat], augen| {
        let parties = Parties { re: SeatSet::of(re) };
        score(&rules, contract, parties, ByTeam::default(), won(augen, 6), &special).re_value.0
    };
    assert_eq!([value(Contract::Normal, TWO, 130), value(Contract::Normal, TWO, 110)], [3, -3]);
    assert_eq!(value(Contract::Solo(Solo::Damen), &[Seat::N], 130), 3);
    for (option, wrong) in [
        ("call_skipping", rules.clone().with(|rules| rules.calls.skipping = CallSkipping::Never)),
        ("hochzeit_calls", rules.clone().with(|rules| rules.calls.hochzeit = HochzeitCalls::AfterFinding)),
    ] {
        assert_eq!(wrong.check().unwrap_err().options, ["special_points", option]);
    }
}

#[test]
fn the_second_fox_of_a_side_can_count_twice() {
    let twice = Rules::DDV.with(|rules| rules.special.fuchs_counts = FuchsCounts::SecondTwice);
    let (re, kontra) = ((Sonderpunkt::Fuchs, Team::Re), (Sonderpunkt::Fuchs, Team::Kontra));
    let values = |rules| [value_with(rules, &[re]), value_with(rules, &[re, re]), value_with(rules, &[re, kontra])];
    assert_eq!((values(&Rules::DDV), values(&twice)), ([2, 3, 1], [2, 4, 1]));
}

#[test]
fn what_is_added_to_a_point_asks_for_it() {
    for (point, of) in [
        (Sonderpunkt::CharlieGefangen, Sonderpunkt::Charlie),
        (Sonderpunkt::DoppelCharlie, Sonderpunkt::Charlie),
        (Sonderpunkt::FuchsGefangenLastTrick, Sonderpunkt::Fuchs),
    ] {
        let with = |points: &[Sonderpunkt]| Rules::DDV.with(|rules| rules.special.points = points.to_vec().into());
        assert_eq!(with(&[point]).check().unwrap_err().options, ["special_points"]);
        assert_eq!(with(&[point, of]).check(), Ok(()));
    }
}

#[test]
fn gegen_die_alten_can_depend_on_the_game_and_on_re() {
    let club = Rules::DDV.with(|rules| rules.special.alten_games = vec![AltenGame::Normal, AltenGame::Hochzeit].into());
    let of = |rules: &Rules, contract, re: Level| {
        let levels = ByTeam { re, kontra: Level::None };
        let parties = Parties { re: SeatSet::of(TWO) };
        let score = score(rules, contract, parties, levels, won(110, 6), &[]);
        score.items.iter().any(|item| item.kind == ItemKind::Sonder(Sonderpunkt::Alten))
    };
    let games = [Contract::Normal, Contract::Hochzeit, Contract::Trumpfabgabe];
    assert_eq!(games.map(|game| of(&club, game, Level::None)), [true, true, false]);
    assert_eq!(games.map(|game| of(&Rules::DDV, game, Level::None)), [true; 3]);
    let with_re = Rules::DDV.with(|rules| rules.special.alten_needs_re = true);
    assert_eq!([Level::None, Level::Ansage].map(|re| of(&with_re, Contract::Normal, re)), [false, true]);
}

#[test]
fn a_hochzeit_can_be_worth_points_and_lost_alone_be_no_solo() {
    let club = Rules::DDV.with(|rules| {
        rules.soli.points = 1;
        rules.score.hochzeit_points = 3;
        rules.score.hochzeit_lost_alone = LostHochzeit::Game;
        rules.special.alten_games = vec![AltenGame::Normal].into();
    });
    assert_eq!(club.check(), Ok(()));
    let value = |contract, re: &[Seat], augen| {
        let score = score(&club, contract, Parties { re: SeatSet::of(re) }, NONE, won(augen, 6), &[]);
        (score.re_value.0, score.points[Seat::N].0)
    };
    let (alone, hochzeit) = (&[Seat::N][..], Contract::Hochzeit);
    assert_eq!((value(hochzeit, TWO, 130), value(hochzeit, TWO, 110)), ((4, 4), (-4, -4)));
    assert_eq!((value(Contract::Normal, TWO, 130), value(Contract::Normal, TWO, 110)), ((1, 1), (-2, -2)));
    // Won alone it is a solo; lost it costs what another game would, to each of the three.
    assert_eq!((value(hochzeit, alone, 130), value(hochzeit, alone, 110)), ((2, 6), (-1, -3)));
    assert_eq!((value(Contract::Normal, alone, 130), value(Contract::Normal, alone, 110)), ((2, 6), (-2, -6)));
}

#[test]
fn bounds_can_ask_for_a_call_and_nobody_win_anything() {
    let club = Rules::DDV.with(|rules| {
        rules.score.bounds_count = BoundsCount::IfCalled;
        rules.score.no_winner_items = NoWinnerItems::Nothing;
        rules.score.absage_value = CallValue::Add(0);
    });
    let re = |re| ByTeam { re, kontra: Level::None };
    let values = [Level::None, Level::Ansage, Level::Keine90, Level::Keine60].map(|level| {
        let (items, _) = counted(&club, TWO, re(level), 200, &[]);
        items.matches("unter").count()
    });
    assert_eq!(values, [0, 0, 1, 2]);
    let both = ByTeam { re: Level::Keine60, kontra: Level::Keine90 };
    let fox = [(Sonderpunkt::Fuchs, Team::Re)];
    assert_eq!(counted(&club, TWO, both, 130, &fox), (String::new(), 0));
}

#[test]
fn four_tens_can_be_no_doppelkopf() {
    let club = Rules::DDV.with(|rules| rules.special.doppelkopf = DoppelkopfAugen::Above40);
    let n_points =
        |rules: &Rules, cards: [Card; 4]| special(rules, TWO, Contract::Normal, &cards, WhichTrick::Earlier).len();
    let tens = [Card::CT, Card::CT, Card::ST, Card::ST];
    let ace = [Card::CT, Card::CT, Card::ST, Card::SA];
    assert_eq!([tens, ace].map(|cards| n_points(&Rules::DDV, cards)), [1, 1]);
    assert_eq!([tens, ace].map(|cards| n_points(&club, cards)), [0, 1]);
}
