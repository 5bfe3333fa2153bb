//! Verdicts equal an exhaustive walk, and their counter-lines are real and shortest.

use crate::support::ask::{forces_all, verdict};
use crate::support::{any_position, position_of, rng, show, with_better_cards};
use doko_solver::{Claim, Config, ForcedSpecial, Limits, Manner, Verdict, check_counter_line, explain, forced_special};
use game::rules::Sonderpunkt;
use game::{Augen, Card, CardPlay, CardSet, Class, Order, Position, Rules, Seat, Team};
use rand::Rng;
use rand::seq::{IndexedRandom, SliceRandom};
use std::collections::HashSet;

/// What the claimant may play, straight from the definition.
fn allowed(order: &Order, manner: &Manner, seat: Seat, played: &[Card], legal: CardSet) -> CardSet {
    if manner.claimant() != Some(seat) {
        return legal;
    }
    let tops = || Class::ALL.into_iter().filter_map(|class| order.highest(class, legal)).collect();
    match manner {
        Manner::EveryOrder => legal,
        Manner::TopFirst { .. } => tops(),
        Manner::TopFirstInOrder { classes, .. } => {
            match classes.iter().find(|&&class| !(legal & order.members(class)).is_empty()) {
                Some(&class) => CardSet::only(order.highest(class, legal).expect("the class is not empty")),
                None => tops(),
            }
        }
        Manner::InOrder { order, .. } => {
            let mut remaining = order.clone();
            for card in played {
                let place = remaining.iter().position(|other| other == card).expect("played cards were listed");
                remaining.remove(place);
            }
            CardSet::only(remaining.into_iter().find(|&card| legal.contains(card)).expect("some card is legal"))
        }
    }
}

/// Calls `visit` for every line of play within the manner, with the tricks completed in it.
fn walk(
    play: &CardPlay,
    position: &Position,
    manner: &Manner,
    played: &mut Vec<Card>,
    tricks: &mut Vec<(Seat, Card, Augen)>,
    visit: &mut impl FnMut(&[(Seat, Card, Augen)]),
) {
    if play.is_over() {
        return visit(tricks);
    }
    let order = position.order();
    let seat = play.turn();
    for card in allowed(order, manner, seat, played, play.legal(order)) {
        let is_claimant = manner.claimant() == Some(seat);
        let mut next = *play;
        let complete = next.play(order, card);
        if is_claimant {
            played.push(card);
        }
        if let Some(trick) = complete {
            tricks.push((trick.owner().unwrap(), trick.best().unwrap(), trick.augen()));
        }
        walk(&next, position, manner, played, tricks, visit);
        if complete.is_some() {
            tricks.pop();
        }
        if is_claimant {
            played.pop();
        }
    }
}

/// Returns the number of tricks to the end of the first one that an opponent can win, if one can.
fn fewest_tricks_to_lose(position: &Position, claim: &Claim) -> Option<usize> {
    let mut fewest = None;
    walk(position.cards(), position, claim.manner(), &mut Vec::new(), &mut Vec::new(), &mut |tricks| {
        let lost = tricks.iter().position(|&(winner, ..)| position.parties().team_of(winner) != claim.team());
        fewest = match (fewest, lost) {
            (Some(a), Some(b)) => Some(usize::min(a, b + 1)),
            (a, b) => a.or(b.map(|n| n + 1)),
        };
    });
    fewest
}

/// The same as [`fewest_tricks_to_lose`] trick by trick, without looking at a position twice.
fn fewest_tricks_by_positions(position: &Position, claim: &Claim) -> Option<usize> {
    let order = position.order();
    let held = position.cards().hands();
    let mut positions = HashSet::from([*position.cards()]);
    for n_tricks in 1..=position.cards().tricks_left() {
        let mut next = HashSet::new();
        while let Some(play) = positions.iter().next().copied() {
            positions.remove(&play);
            let seat = play.turn();
            let played: Vec<Card> = match claim.manner().claimant() {
                Some(claimant) => {
                    let gone = |card: &Card| held[claimant].count(*card) - play.hands()[claimant].count(*card);
                    held[claimant].kinds().iter().flat_map(|card| vec![card; gone(&card)]).collect()
                }
                None => Vec::new(),
            };
            for card in allowed(order, claim.manner(), seat, &played, play.legal(order)) {
                let mut after = play;
                match after.play(order, card).map(|trick| trick.owner().expect("the trick is complete")) {
                    None => _ = positions.insert(after),
                    Some(winner) if position.parties().team_of(winner) != claim.team() => return Some(n_tricks),
                    Some(_) => _ = next.insert(after),
                }
            }
        }
        positions = next;
    }
    None
}

fn any_manner(position: &Position, team: Team, kind: usize, rng: &mut impl Rng) -> Manner {
    let members: Vec<Seat> = position.parties().members(team).iter().collect();
    let claimant = *members.choose(rng).expect("a side has members");
    match kind {
        0 => Manner::EveryOrder,
        1 => Manner::TopFirst { claimant },
        2 => {
            let exists = |class: &Class| !position.order().members(*class).is_empty();
            let mut classes: Vec<Class> = Class::ALL.into_iter().filter(exists).collect();
            classes.shuffle(rng);
            if rng.next_u32().is_multiple_of(4) {
                classes.truncate(2);
            }
            Manner::TopFirstInOrder { claimant, classes }
        }
        _ => {
            let mut order: Vec<Card> = position.cards().hands()[claimant].cards().collect();
            order.shuffle(rng);
            if rng.next_u32().is_multiple_of(2) {
                let sorted = position.order().sorted();
                order.sort_by_key(|card| sorted.iter().position(|other| other == card));
            }
            Manner::InOrder { claimant, order }
        }
    }
}

/// Checks a verdict against the walk and returns whether the claim holds.
fn check(position: &Position, claim: &Claim) -> bool {
    check_against(position, claim, fewest_tricks_to_lose(position, claim))
}

fn check_against(position: &Position, claim: &Claim, expected: Option<usize>) -> bool {
    let answer = verdict(position, claim);
    let place = || format!("{claim:?} {}", show(position));
    match &answer {
        Verdict::Holds { positions } => {
            assert_eq!(expected, None, "{}", place());
            assert!(0 < *positions);
        }
        Verdict::Fails { line } => {
            let n_tricks = expected.unwrap_or_else(|| panic!("it holds: {}", place()));
            assert_eq!(check_counter_line(position, claim, line), Ok(()), "{}", place());
            assert_eq!(line.len() + position.cards().trick().len(), 4 * n_tricks, "{}", place());
            assert_eq!(explain(position, claim, Limits::NONE).expect("without limits").steps.len(), n_tricks);
        }
    }
    answer.holds()
}

#[test]
fn every_kind_of_claim_equals_an_exhaustive_walk() {
    let mut rng = rng(11);
    let mut held = [0; 4];
    for n in 0..10_000 {
        let kind = n % 4;
        let mut position = any_position(&mut rng, if n % 25 == 0 { 4 } else { 3 });
        let team = *Team::ALL.choose(&mut rng).expect("two");
        // Better and better cards until the claim holds, so that both answers are common.
        for _ in 0..12 {
            let manner = any_manner(&position, team, kind, &mut rng);
            let claim = Claim::new(&position, team, manner).expect("the claim fits");
            if check(&position, &claim) {
                held[kind] += 1;
                break;
            }
            if let Some(better) = with_better_cards(&position, team, &mut rng) {
                position = better;
            }
        }
    }
    assert!(held.iter().all(|&n| 300 < n), "claims that hold: {held:?}");
}

#[test]
fn claims_of_more_tricks_that_are_almost_true_equal_a_walk_from_position_to_position() {
    let mut rng = rng(14);
    let mut held = [0; 4];
    for n in 0..120 {
        let kind = n % 4;
        let mut position = any_position(&mut rng, 5);
        let team = *Team::ALL.choose(&mut rng).expect("two");
        for _ in 0..100 {
            let claim = Claim::new(&position, team, any_manner(&position, team, kind, &mut rng)).expect("it fits");
            // What fails at once is checked elsewhere.
            if let Verdict::Fails { line } = verdict(&position, &claim)
                && line.len() <= 8
            {
                if let Some(better) = with_better_cards(&position, team, &mut rng) {
                    position = better;
                }
                continue;
            }
            if check_against(&position, &claim, fewest_tricks_by_positions(&position, &claim)) {
                held[kind] += 1;
                break;
            }
            if let Some(better) = with_better_cards(&position, team, &mut rng) {
                position = better;
            }
        }
    }
    assert!(held.iter().all(|&n| 10 < n), "claims that hold: {held:?}");
}

#[test]
fn a_claim_for_every_order_implies_the_others() {
    let mut rng = rng(12);
    for _ in 0..3_000 {
        let position = any_position(&mut rng, 5);
        let team = *Team::ALL.choose(&mut rng).expect("two");
        let claim = |manner| Claim::new(&position, team, manner).expect("the claim fits");
        if verdict(&position, &claim(Manner::EveryOrder)).holds() {
            for kind in 1..4 {
                let manner = any_manner(&position, team, kind, &mut rng);
                assert!(verdict(&position, &claim(manner)).holds(), "{}", show(&position));
            }
            assert!(forces_all(&position, team, &Config::default()));
        }
    }
}

#[test]
fn forced_special_points_are_the_least_of_all_lines() {
    let mut rng = rng(13);
    let mut seen = [0; 3];
    for n in 0..6_000 {
        let rules = Rules::ALL[n % 3].clone();
        let mut position = position_of(&mut rng, rules, game::Contract::Normal, 1 + n % 3, n / 3 % 4);
        let team = *Team::ALL.choose(&mut rng).expect("two");
        for _ in 0..8 {
            let claim = Claim::new(&position, team, any_manner(&position, team, n % 4, &mut rng)).expect("it fits");
            if fewest_tricks_to_lose(&position, &claim).is_some() || position.parties().soloist().is_some() {
                assert_eq!(
                    forced_special(&position, &claim, Limits::NONE).expect("without limits"),
                    ForcedSpecial::default()
                );
                if let Some(better) = with_better_cards(&position, team, &mut rng) {
                    position = better;
                }
                continue;
            }
            let (mut doppelkopf, mut charlie) = (u8::MAX, 1);
            walk(position.cards(), &position, claim.manner(), &mut Vec::new(), &mut Vec::new(), &mut |tricks| {
                doppelkopf = doppelkopf.min(tricks.iter().filter(|(.., augen)| Augen(40) <= *augen).count() as u8);
                charlie = charlie.min(u8::from(tricks.last().is_some_and(|&(_, best, _)| best == Card::CJ)));
            });
            let special = forced_special(&position, &claim, Limits::NONE).expect("without limits");
            assert_eq!((special.doppelkopf, special.charlie), (doppelkopf, charlie), "{claim:?} {}", show(&position));
            assert!(position.rules().special.points.contains(&Sonderpunkt::Fuchs));
            seen[0] += usize::from(0 < special.fuchs);
            seen[1] += usize::from(0 < special.doppelkopf);
            seen[2] += usize::from(0 < special.charlie);
            break;
        }
    }
    assert!(seen.iter().all(|&n| 10 < n), "{seen:?}");
}

/// TSR 5.4.4, slowly: a soloist who is not to lead takes the running trick with any card that can take it, then plays from the top.
fn takes_all(position: &Position, play: &CardPlay, soloist: Seat, is_running: bool) -> bool {
    if play.is_over() {
        return true;
    }
    let order = position.order();
    let legal = play.legal(order);
    let after = |card| {
        let mut next = *play;
        let complete = next.play(order, card);
        let owner = complete.map_or_else(|| next.trick().owner(), |trick| trick.owner());
        (next, complete.is_some(), owner)
    };
    let mut cards = legal;
    if play.turn() == soloist {
        let taking: CardSet = legal.iter().filter(|&card| after(card).2 == Some(soloist)).collect();
        cards = Class::ALL.into_iter().filter_map(|class| order.highest(class, legal)).collect();
        if is_running && play.trick().leader() != soloist && !taking.is_empty() {
            cards = taking;
        }
    }
    cards.iter().all(|card| {
        let (next, is_complete, owner) = after(card);
        (!is_complete || owner == Some(soloist)) && takes_all(position, &next, soloist, is_running && !is_complete)
    })
}

#[test]
fn a_soloist_who_shows_his_cards_and_is_not_to_lead_takes_with_any_card_that_can() {
    let mut rng = rng(16);
    let (mut held, mut differ) = (0, 0);
    for n in 0..2_000 {
        let solo = game::Contract::Solo(*game::Solo::USUAL.choose(&mut rng).expect("seven"));
        let mut position = position_of(&mut rng, Rules::TSR, solo, 1 + n % 3, n / 3 % 4);
        let soloist = position.parties().soloist().expect("it is a solo");
        for _ in 0..10 {
            let manner = Manner::TopFirst { claimant: soloist };
            let claim = Claim::new(&position, Team::Re, manner).expect("it fits");
            let answer = verdict(&position, &claim);
            assert_eq!(answer.holds(), takes_all(&position, position.cards(), soloist, true), "{}", show(&position));
            match &answer {
                Verdict::Holds { .. } => held += 1,
                Verdict::Fails { line } => {
                    assert_eq!(check_counter_line(&position, &claim, line), Ok(()), "{}", show(&position));
                }
            }
            differ += usize::from(answer.holds() != fewest_tricks_to_lose(&position, &claim).is_none());
            let steps = explain(&position, &claim, Limits::NONE).expect("without limits").steps;
            let lost = steps.iter().filter(|step| step.trick.owner() != Some(soloist)).count();
            assert_eq!(lost, usize::from(!answer.holds()), "{}", show(&position));
            match with_better_cards(&position, Team::Re, &mut rng) {
                Some(better) if !answer.holds() => position = better,
                _ => break,
            }
        }
    }
    assert!(300 < held && 5 < differ, "{held} {differ}");
}

fn parse(line: &str) -> Position {
    notation::position(line).unwrap_or_else(|error| panic!("{line}: {error}"))
}

const EXAMPLE: &str = "rules=ddv game=normal re=NS leader=N N=HT,D9 E=HQ,CA S=CQ,DJ W=SJ,SA";

#[test]
fn a_claim_that_does_not_fit_is_refused() {
    let position = parse(EXAMPLE);
    let error = |manner| Claim::new(&position, Team::Re, manner).expect_err("the claim does not fit").to_string();
    assert_eq!(error(Manner::TopFirst { claimant: Seat::E }), "the claimant E does not belong to re");
    let in_order = |order| Manner::InOrder { claimant: Seat::N, order };
    assert_eq!(error(in_order(vec![Card::HT, Card::CQ])), "the order names CQ, which N does not hold");
    assert_eq!(
        error(in_order(vec![Card::HT, Card::HT, Card::D9])),
        "the order names HT more often than N holds it (1)"
    );
    assert_eq!(error(in_order(vec![Card::HT])), "the order leaves out D9 of N");
    let classes = |classes| Manner::TopFirstInOrder { claimant: Seat::N, classes };
    assert_eq!(error(classes(vec![Class::Fehl(game::Suit::Diamonds)])), "no card of class D in this game");
    assert_eq!(error(classes(vec![Class::Trump, Class::Trump])), "class T is named twice");
}

#[test]
fn a_counter_line_is_checked_with_the_rules_alone() {
    let position = parse(EXAMPLE);
    let any = Claim::new(&position, Team::Re, Manner::EveryOrder).expect("the claim fits");
    let top = Claim::new(&position, Team::Re, Manner::TopFirst { claimant: Seat::N }).expect("the claim fits");
    let line = [Card::D9, Card::HQ, Card::DJ, Card::SJ];
    assert_eq!(check_counter_line(&position, &any, &line), Ok(()));
    let text = |claim, line: &[Card]| check_counter_line(&position, claim, line).expect_err("it is wrong").to_string();
    assert_eq!(text(&top, &line), "card 1: N would not play D9 as claimed, only HT");
    assert_eq!(text(&any, &[Card::D9, Card::CA]), "card 2: E may not play CA, only HQ");
    assert_eq!(text(&any, &line[..3]), "the line does not end with the fourth card of a trick");
    assert_eq!(
        text(&any, &[Card::HT, Card::HQ, Card::DJ, Card::SJ]),
        "the last trick of the line goes to N, who is re"
    );
    assert_eq!(text(&any, &[]), "the line does not end with the fourth card of a trick");
}

#[test]
fn an_explanation_shows_masters_and_threats() {
    let position = parse(EXAMPLE);
    let top = Claim::new(&position, Team::Re, Manner::TopFirst { claimant: Seat::N }).expect("the claim fits");
    let explanation = explain(&position, &top, Limits::NONE).expect("without limits");
    assert!(explanation.verdict.holds());
    assert_eq!(explanation.steps.len(), 2);
    let first = &explanation.steps[0];
    assert_eq!(first.masters, [(Seat::N, CardSet::only(Card::HT)), (Seat::S, CardSet::only(Card::CQ))]);
    let threat = first.threats.iter().find(|threat| threat.card == Card::D9).expect("D9 can be beaten");
    assert_eq!(threat.beaten_by, [(Seat::E, CardSet::only(Card::HQ)), (Seat::W, CardSet::only(Card::SJ))]);
    assert_eq!(explanation.steps[1].threats, []);
}
