//! Rows say what was played, and labels what is true.

use super::*;
use crate::generate::maker::Maker;
use crate::generate::tests::plan;
use game::{Act, BySeat, Rules};
use notation::record::{Breaches, PlayedTrick, Said, check, parse_record, replay};

fn rows(rules: Rules, wanted: Wanted, n: u64) -> Vec<GameRow> {
    let mut plan = plan(n, 1);
    (plan.rules, plan.wanted) = (rules, wanted);
    let mut maker = Maker::new(&plan, crate::matches::Deaths::Stop);
    (0..n).map(|index| maker.make(index).expect("a game")).collect()
}

fn wanted(labels: &[Label], from_trick: u8) -> Wanted {
    Wanted { labels: labels.to_vec(), from_trick }
}

fn card(number: u8) -> Card {
    Card::from_index(usize::from(number)).expect("a card")
}

/// Writes a row down as a record, from nothing but its columns.
fn record(rules: &Rules, row: &GameRow) -> notation::Record {
    let n_tricks = rules.n_tricks();
    let mut record = parse_record("dealer=N\nN:\nE:\nS:\nW:\n").unwrap_or_else(|error| panic!("{error}"));
    record.rules = Some(rules.name.to_string());
    record.dealer = Seat::from_index(usize::from(row.dealer));
    record.hands = BySeat::from_fn(|seat| {
        row.deal[n_tricks * seat.index()..][..n_tricks].iter().map(|&number| card(number)).collect()
    });
    record.game = game::GameName::from_name(&row.game).expect("a game");
    let said = row.said.iter().map(|said| {
        let (player, act) = said.split_once(':').expect("a seat and an act");
        let player = player.chars().next().and_then(Seat::from_letter).expect("a seat");
        Said { player, act: Act::from_name(act).expect("an act") }
    });
    record.vorbehalte = Some(said.collect());
    record.tricks_played = row
        .leads
        .iter()
        .zip(row.cards.chunks(4))
        .map(|(&lead, cards)| PlayedTrick {
            lead: Seat::from_index(usize::from(lead)),
            cards: cards.iter().map(|&number| card(number)).collect(),
        })
        .collect();
    record.announcements = (0..row.call.len())
        .map(|at| notation::record::Announcement {
            before_card: u16::from(row.call_before[at]),
            player: Seat::from_index(usize::from(row.call_seat[at])),
            say: game::Call::from_name(&row.call[at]).expect("a call"),
            team: None,
            timing: notation::record::Timing::Later,
        })
        .collect();
    record
}

#[test]
fn a_row_is_a_whole_game_by_the_rules() {
    for rules in [Rules::DDV, Rules::BSV, Rules::RECKLINGHAUSEN] {
        for row in rows(rules.clone(), Wanted::default(), 60) {
            let record = record(&rules, &row);
            let breaches: Vec<String> = check(&record, &rules).iter().map(ToString::to_string).collect();
            assert_eq!(breaches, Vec::<String>::new(), "{row:?}");
            let outcome = replay(&record, &rules, Breaches::Refuse).expect("a whole game");
            assert_eq!(outcome.won.re.augen.0, row.re_augen);
            assert_eq!(outcome.score.re_value.0, i32::from(row.re_value));
            assert_eq!(outcome.score.items.len(), row.item.len());
            assert_eq!(outcome.trick_winners().map(seat_number).collect::<Vec<_>>(), row.winners);
            assert_eq!((seat_mask(outcome.parties.re), outcome.scored_as.name()), (row.re, row.game.as_str()));
            assert_eq!(row.points.iter().sum::<i16>(), 0);
        }
    }
}

#[test]
fn what_was_played_was_legal_and_held_by_nobody_else() {
    for row in rows(Rules::BSV, wanted(&[Label::Legal, Label::Holders], 1), 40) {
        assert_eq!((row.legal.len(), row.holders.len()), (40, 24 * 40));
        for (at, &number) in row.cards.iter().enumerate() {
            assert!(row.legal[at] >> number & 1 == 1);
            let held: u8 = row.holders[24 * at..][..24].iter().map(|&code| code % 3 + code / 3 % 3 + code / 9).sum();
            let seat = (usize::from(row.leads[at / 4]) + at % 4) % 4;
            let own = 10 - at / 4;
            assert_eq!(usize::from(held) + own, 40 - at, "{seat}");
        }
        // At the first lead the left neighbour holds what it was dealt, if nothing was exchanged.
        if row.given.is_empty() {
            let left = (usize::from(row.leads[0]) + 1) % 4;
            let dealt = &row.deal[10 * left..][..10];
            for (number, &code) in (0..).zip(&row.holders[..24]) {
                assert_eq!(dealt.iter().filter(|&&card| card == number).count(), usize::from(code % 3));
            }
        }
    }
}

/// Returns the values of each decision.
fn by_decision<'a>(row: &'a GameRow, values: &'a [i16]) -> Vec<Vec<(u8, i16)>> {
    let mut decisions = vec![Vec::new(); row.cards.len()];
    for ((&at, &card), &value) in row.value_at.iter().zip(&row.value_card).zip(values) {
        decisions[usize::from(at)].push((card, value));
    }
    decisions
}

#[test]
fn exact_values_follow_from_one_another_and_end_with_the_result() {
    for rules in [Rules::DDV, Rules::RECKLINGHAUSEN] {
        let n_tricks = rules.n_tricks();
        let from_trick = n_tricks as u8 - 3;
        let wanted = wanted(&[Label::Legal, Label::Augen, Label::Points], from_trick);
        for row in rows(rules.clone(), wanted, 80) {
            for (values, result) in [(&row.value_augen, row.re_augen as i16), (&row.value_points, row.re_value)] {
                let decisions = by_decision(&row, values);
                let first = 4 * (usize::from(from_trick) - 1);
                assert!(decisions[..first].iter().all(Vec::is_empty));
                let best = |at: usize| {
                    let seat = (usize::from(row.leads[at / 4]) + at % 4) % 4;
                    let values = decisions[at].iter().map(|&(_, value)| value);
                    if row.re >> seat & 1 == 1 { values.max() } else { values.min() }
                };
                for (at, values) in decisions.iter().enumerate().skip(first) {
                    let listed: u32 = values.iter().map(|&(card, _)| 1 << card).sum();
                    assert_eq!(listed, row.legal[at]);
                    let played = values.iter().find(|(card, _)| *card == row.cards[at]).expect("it was legal");
                    let after = if at + 1 < row.cards.len() { best(at + 1) } else { Some(result) };
                    assert_eq!(Some(played.1), after, "{at} {row:?}");
                }
            }
        }
    }
}

#[test]
fn exact_values_are_those_of_plain_minimax() {
    let wanted = wanted(&[Label::Augen], 11);
    for row in rows(Rules::DDV, wanted, 30) {
        let plan_rows = by_decision(&row, &row.value_augen);
        let record = record(&Rules::DDV, &row);
        let mut cut = record.clone();
        cut.tricks_played.truncate(10);
        let state = notation::record::resume(&cut, &Rules::DDV, Breaches::Refuse).expect("a game in progress");
        let parties = state.parties().expect("known by now");
        let won: u16 = row
            .winners
            .iter()
            .zip(row.cards.chunks(4))
            .take(10)
            .filter(|(winner, _)| row.re >> **winner & 1 == 1)
            .map(|(_, cards)| cards.iter().map(|&number| card(number).augen().0).sum::<u16>())
            .sum();
        let hands: Vec<String> = Seat::ALL
            .iter()
            .map(|&seat| {
                let cards: Vec<String> = state.hands()[seat].cards().map(|card| card.to_string()).collect();
                format!("{seat}={}", cards.join(","))
            })
            .collect();
        let contract = state.public().game().contract();
        let leader = state.public().trick().leader();
        let line = format!("rules=ddv game={} re={} leader={leader} {}", contract.name(), parties.re, hands.join(" "));
        let position = notation::position(&line).unwrap_or_else(|error| panic!("{line}: {error}"));
        for &(number, value) in &plan_rows[40] {
            let after = position.after(card(number)).expect("legal");
            assert_eq!(i32::from(value), i32::from(won) + i32::from(solver::brute::augen(&after).0), "{line}");
        }
    }
}

#[test]
fn a_row_has_the_positions_its_values_are_of() {
    let wanted = wanted(&[Label::Augen], 9);
    for row in rows(Rules::DDV, wanted, 20) {
        let at: Vec<usize> = row.value_at.iter().map(|&at| usize::from(at)).collect();
        let positions = row.positions(&Rules::DDV, &at).expect("it was played");
        for (number, position) in positions.iter().enumerate() {
            let position = position.as_ref().expect("a value has a position");
            let won = position.won().expect("a game knows what was won").re.augen.0 as i16;
            let rest = solver::Solver::default().ask(position, solver::BestAugen::each_card(), solver::Limits::NONE);
            let of_card = rest.exact_cards().into_iter().find(|(of, _)| *of == card(row.value_card[number]));
            assert_eq!(of_card.map(|(_, augen)| won + augen.0 as i16), Some(row.value_augen[number]), "{position}");
        }
        assert_eq!(row.positions(&Rules::DDV, &[48]), Ok(vec![None]));
        assert_eq!(notation::Record::of(&row.play(&Rules::DDV).expect("it was played")).plays().count(), 48);
    }
    let row = GameRow { cards: vec![99], ..rows(Rules::DDV, Wanted::default(), 1).remove(0) };
    assert!(row.play(&Rules::DDV).is_err());
}
