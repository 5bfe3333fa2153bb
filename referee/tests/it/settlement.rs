//! Games that end before their last card: who gets the rest, and what is written down.

use doko_referee::{Settled, Settlement, settle};
use game::rules::SeriousNormalGame;
use game::{Act, Card, Deal, Found, ItemKind, Outcome, Play, Rules, Say, Seat, SeatSet, Spielfindung, Team};
use notation::record::{Breaches, Deed, Incident, Moment, Record, parse_record, replay};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use solver::{Claim, Limits, Manner, Solver};

fn settled(text: &str, rules: &Rules) -> Settlement {
    let record = parse_record(text).unwrap_or_else(|error| panic!("{error:?}"));
    settle(&record, rules).unwrap_or_else(|problem| panic!("{problem}")).expect("the game ends before its last card")
}

fn scored(settlement: &Settlement) -> &Outcome {
    match &settlement.settled {
        Settled::Scored(outcome) => outcome,
        other => panic!("{other:?}"),
    }
}

/// East plays a queen solo and holds every winner.
const SOLO: &str = "rules=ddv dealer=N game=damensolo reservation=lustsolo soloist=E
N: DJ SK CJ DA CJ HK SJ CT DQ HJ H9 CK
E: CQ CQ SQ SQ HQ HQ DQ CA CA SA SA HA
S: SK CK HK DK D9 H9 ST DT HT CT HJ C9
W: SJ HA DA C9 DJ DK S9 DT S9 D9 ST HT
";

#[test]
fn a_soloist_who_shows_his_hand_gets_the_rest_if_he_makes_it_from_the_top() {
    let settlement = settled(&format!("{SOLO}1 E: CQ C9 D9 DQ\n2 E: E:claims"), &Rules::DDV);
    let outcome = scored(&settlement);
    assert_eq!((settlement.ruling.entry, outcome.won.re.augen.0, outcome.won.re.tricks), ("3.10.3", 240, 12));
    assert_eq!(outcome.unplayed.map(|unplayed| (unplayed.to, unplayed.rest.tricks)), Some((Team::Re, 11)));
    // Won, below 90, 60, 30 and without a trick, three times for the soloist.
    assert_eq!(outcome.score.points.0.map(|points| points.0), [-5, 15, -5, -5]);
}

#[test]
fn a_soloist_who_errs_or_hands_over_his_cards_gives_the_rest_to_kontra() {
    // West keeps both aces of hearts.
    let wrong = SOLO.replace("SA SA HA", "SA SA HT").replace("ST HT", "ST HA");
    for word in ["E:claims", "E:shows", "E:hands_over"] {
        let settlement = settled(&format!("{wrong}1 E: CQ C9 D9 DQ\n2 E: {word}"), &Rules::DDV);
        let outcome = scored(&settlement);
        assert_eq!(settlement.ruling.points.0, [0; 4], "{word} is no breach");
        assert_eq!(outcome.unplayed.map(|unplayed| unplayed.to), Some(Team::Kontra), "{word}");
        assert_eq!(outcome.won.kontra.augen.0, 240 - 6, "{word}");
        assert_eq!(outcome.score.winner, Some(Team::Kontra), "{word}");
    }
}

/// East and west are Re; east speaks and leads first.
const NORMAL: &str = "rules=ddv dealer=N game=normal
N: SQ HQ HQ CJ SJ DJ DK CK SA SA ST HA
E: CQ DQ HJ HJ DA DK CT CK ST SK HK H9
S: HT SJ DJ DA D9 CA CT C9 S9 HA HK H9
W: HT CQ SQ DQ CJ DT DT D9 CA C9 SK S9
";

#[test]
fn a_serious_breach_leaves_a_game_unscored_and_the_penalty_alone() {
    // South does not follow in the first trick and shows a heart in the second.
    let settlement = settled(&format!("{NORMAL}1 E: HK S9 C9 HA\n2 N: SA ST HA N:protests"), &Rules::DDV);
    assert!(matches!(settlement.settled, Settled::NotScored), "{settlement:?}");
    assert_eq!(settlement.ruling.points.0, [4, 4, -12, 4]);
}

#[test]
fn whoever_plays_a_wrong_card_can_lose_the_game_alone() {
    let rules = Rules::DDV.with(|rules| {
        rules.breaches.minor_points = None;
        rules.breaches.serious_base = None;
        rules.breaches.serious_per_absage = None;
        rules.breaches.serious_normal_game = SeriousNormalGame::LostAlone;
    });
    assert_eq!(rules.check(), Ok(()));
    let priced = rules.clone().with(|rules| rules.breaches.serious_base = Some(12));
    assert_eq!(priced.check().unwrap_err().options, ["serious_normal_game", "serious_base"]);
    // South does not follow; Re gets the rest and wins with 225, which makes four points, and six with the Re that was said.
    for (call, worth) in [("", 4), ("E:re! ", 6)] {
        let settlement = settled(&format!("{NORMAL}1 E: {call}HK S9 C9 HA\n2 N: SA ST HA N:protests"), &rules);
        let outcome = scored(&settlement);
        assert_eq!(settlement.ruling.points.0, [0; 4], "the game is the price");
        assert_eq!(outcome.score.points.0.map(|points| points.0), [worth, worth, -3 * worth, worth]);
        assert_eq!((outcome.score.winner, settlement.ruling.rest_to), (Some(Team::Re), Some(Team::Re)));
    }
    // Against a solo everything is between two players.
    let solo = settled(&format!("{SOLO}1 E: CQ C9 D9 DQ\n2 E: E:claims"), &Rules::DDV);
    let lost_by = |seat| scored(&solo).clone().lost_alone_by(seat).score.points.0.map(|points| points.0);
    assert_eq!(lost_by(Seat::S), [0, 15, -15, 0]);
    assert_eq!(lost_by(Seat::E), [5, -15, 5, 5]);
}

#[test]
fn an_abort_gives_the_rest_to_the_side_that_made_no_error_where_the_house_says_so() {
    let record = "rules=recklinghausen dealer=N game=normal
N: SQ SK ST DJ CQ DQ CK HJ CK DQ
E: CT HK DA HA HQ CA DK CA CQ HQ
S: SQ HT SJ DT SK HT CJ DT HJ DK
W: HK CT CJ SA SJ HA SA ST DJ DA
1 E: CA DK CT CK
2 S: abort:E";
    let settlement = settled(record, &Rules::RECKLINGHAUSEN);
    let outcome = scored(&settlement);
    assert_eq!(settlement.ruling.points.0, [0; 4]);
    assert_eq!(outcome.unplayed.map(|unplayed| (unplayed.to, unplayed.rest.tricks)), Some((Team::Kontra, 9)));
    assert_eq!(outcome.won.re.augen.0, 0);
}

#[test]
fn a_record_that_merely_stops_or_is_complete_is_none_of_these() {
    let stopped = parse_record(&format!("{SOLO}1 E: CQ C9 D9 DQ")).unwrap();
    assert!(matches!(settle(&stopped, &Rules::DDV), Ok(None)));
}

/// A whole game by drawing lots, sometimes a solo.
fn whole_game(rules: &Rules, rng: &mut ChaCha8Rng) -> Option<Record> {
    let mut deck: Vec<Card> = rules.deck().cards().collect();
    deck.shuffle(rng);
    let deal = Deal::from_deck(rules, *Seat::ALL.choose(rng)?, &deck).ok()?;
    let mut round = Spielfindung::new(rules, deal, SeatSet::EMPTY);
    let is_solo = rng.random_ratio(1, 2);
    while let Some(seat) = round.actor() {
        let mut options = round.options_of(seat);
        if options.contains(&Act::Say(Say::Gesund)) && !is_solo {
            options.retain(|&mut act| act == Act::Say(Say::Gesund));
        }
        round.act(seat, *options.choose(rng)?).ok()?;
    }
    let Found::Play(mut play) = round.finish().ok()? else { return None };
    while let Some(seat) = play.actor() {
        if let Some(call) = play.duty() {
            play.call(seat, call).ok()?;
        }
        let legal: Vec<Card> = play.legal().iter().collect();
        play.play(seat, *legal.choose(rng)?).ok()?;
    }
    Some(Record::of(&play))
}

/// The record up to a number of complete tricks, and then this.
fn cut(record: &Record, n_tricks: usize, player: Seat, what: Deed) -> Record {
    let cards = 4 * n_tricks as u16;
    let mut record = record.clone();
    record.tricks_played.truncate(n_tricks);
    record.announcements.retain(|call| call.before_card <= cards);
    record.clarifying_trick = record.clarifying_trick.filter(|&trick| usize::from(trick) <= n_tricks);
    let calls = record.announcements.iter().filter(|call| call.before_card == cards).count() as u16;
    record.incidents.push(Incident { at: Moment::Play { cards, calls }, player: Some(player), what });
    record
}

#[test]
fn the_rest_of_a_random_game_goes_to_whom_the_cards_say_and_the_books_balance() {
    let mut rng = ChaCha8Rng::seed_from_u64(20);
    let (mut n_right, mut n_wrong, mut n_unscored) = (0, 0, 0);
    while n_right < 60 || n_wrong < 60 || n_unscored < 60 {
        let rules = Rules::ALL.choose(&mut rng).unwrap().clone();
        let Some(record) = whole_game(&rules, &mut rng) else { continue };
        let n_tricks = rules.n_tricks() - rng.random_range(1..4);
        let claimant = *Seat::ALL.choose(&mut rng).unwrap();
        let claim =
            Deed::Claimed { order: notation::record::ClaimOrder::Unsaid, charlie: notation::record::LastTrick::Unsaid };
        let ended = cut(&record, n_tricks, claimant, claim);
        let Ok(Some(settlement)) = settle(&ended, &rules) else { continue };
        let whole = replay(&record, &rules, Breaches::CountAsValid).expect("the whole game is legal");
        let play: Play = notation::record::resume(&ended, &rules, Breaches::CountAsValid).expect("legal");
        let Settled::Scored(outcome) = &settlement.settled else {
            n_unscored += 1;
            assert!(settlement.ruling.points[claimant] < 0 || settlement.ruling.rest_to.is_none());
            continue;
        };
        let unplayed = outcome.unplayed.expect("the game is shortened");
        assert_eq!(outcome.won.re.augen.0 + outcome.won.kontra.augen.0, 240);
        assert_eq!(usize::from(outcome.won.re.tricks + outcome.won.kontra.tricks), rules.n_tricks());
        assert_eq!(usize::from(unplayed.rest.tricks), rules.n_tricks() - n_tricks);
        assert_eq!(outcome.score.points.0.iter().map(|points| points.0).sum::<i32>(), 0);
        let is_solo = outcome.parties.soloist().is_some();
        let special = |item: &&game::Item| matches!(item.kind, ItemKind::Sonder(point) if point != game::rules::Sonderpunkt::Alten);
        assert!(!is_solo || outcome.score.items.iter().filter(special).count() == 0, "no special points in a solo");
        // A side that makes every remaining trick whatever is played has made them in the game that was really played.
        let position = play.position().expect("a position");
        let team = play.team_of(claimant).expect("a side");
        let every = Claim::new(&position, team, Manner::EveryOrder)
            .is_ok_and(|claim| Solver::default().ask(&position, &claim, Limits::NONE).exact().holds());
        if every {
            n_right += 1;
            assert_eq!(unplayed.to, team);
            assert_eq!(outcome.won, whole.won, "{ended}");
            assert_eq!(outcome.score.winner, whole.score.winner);
        } else if unplayed.to != team {
            n_wrong += 1;
        }
    }
}
