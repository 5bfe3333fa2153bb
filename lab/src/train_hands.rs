//! Learns what hands are worth in each game that could be played with them, from self-play with calls.
//!
//! First games of all kinds are forced on hands that are more or less fit for them, and the Points are regressed on the
//! features of the hand; once more with the soli of those hands for which they seem to be worth it. Then soli are played
//! against what else would have been played with the same cards; the margin by which a solo has to be worth more is
//! where the gain, summed up from the clearest cases down, is largest.
//!
//! `cargo run --release -p doko-lab -- train-hands ROUNDS GAMES SEED TO`

use crate::learn::deal::{Wishes, best_for, find};
use crate::learn::fit::Fit;
use crate::learn::gain::Gains;
use crate::{Outcome, whole_number};
use bots::rules::{Calls, Hands, Imagined, Prospect, RulesBot, Weights, hand_features};
use bots::{Bot, Draw};
use game::{Asked, BySeat, Card, Deal, Due, Hand, Play, Points, Rules, Seat, SeatSet, Solo, Suit};

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let [rounds, games, seed, to] = arguments else {
        return Err("usage: train-hands ROUNDS GAMES SEED TO".into());
    };
    let (rounds, games, seed): (u64, u64, u64) = (whole_number(rounds)?, whole_number(games)?, whole_number(seed)?);
    let mut hands = None;
    for round in 0..rounds {
        let mut learned = Hands::none();
        let mut fits: Vec<Fit> = learned.worth_mut().iter().map(|column| Fit::new(column.len())).collect();
        for index in 0..games {
            let mut draw = Draw::new(2 * round + seed, index);
            learn_worth(&Rules::ALL[index as usize % 3], hands.as_ref(), &mut draw, &mut fits);
        }
        for (column, fit) in learned.worth_mut().iter_mut().zip(&fits) {
            column.copy_from_slice(&fit.solve());
        }
        hands = Some(learned);
    }
    let mut hands = hands.expect("at least one round");
    let n_columns = hands.margins_mut().len();
    let mut gains = vec![Gains::new(2.0 * LEAST, 0.5); n_columns * Solo::USUAL.len()];
    for index in 0..games {
        learn_margins(&Rules::ALL[index as usize % 3], &hands, &mut Draw::new(seed + 1, index), &mut gains);
    }
    for (family, column) in hands.margins_mut().iter_mut().enumerate() {
        for (solo, margin) in column.iter_mut().enumerate() {
            *margin = gains[family * Solo::USUAL.len() + solo].bound(99.0);
        }
    }
    std::fs::write(to, hands.write()).expect("tables can be written");
    Ok(())
}

/// Soli that seem to be worse than the best game by at least this many Points are not tried.
const LEAST: f32 = -8.0;

fn points(play: &Play) -> BySeat<Points> {
    Imagined::of(play).finish_with_calls(Weights::learned(), Calls::learned())
}

fn deal(rules: &Rules, draw: &mut Draw) -> Deal {
    let dealer = Seat::from_index(draw.below(4));
    draw.deal(rules, dealer).expect("a whole deck")
}

fn any_solo(draw: &mut Draw) -> Solo {
    match draw.below(4) {
        0 => Solo::Damen,
        1 => Solo::Buben,
        2 => Solo::Fleischlos,
        _ => Solo::Farbe(Suit::ALL[draw.below(4)]),
    }
}

/// Forces a game on a hand and notes what came of it.
fn learn_worth(rules: &Rules, hands: Option<&Hands>, draw: &mut Draw, fits: &mut [Fit]) {
    let mut deal = deal(rules, draw);
    let holder = |deal: &Deal| Seat::ALL.into_iter().find(|&seat| deal.hands()[seat].count(Card::CQ) == 2);
    let giver = |deal: &Deal| {
        Seat::ALL.into_iter().find(|&seat| {
            let eligibility = game::Eligibility::of(rules, deal.hands()[seat]);
            eligibility.may(rules, game::rules::VorbehaltKind::Trumpfabgabe)
        })
    };
    let wishes = match draw.below(20) {
        0..6 => Wishes::Silence,
        6..9 => {
            while holder(&deal).is_none() {
                deal = self::deal(rules, draw);
            }
            let condition = draw.choice(&rules.hochzeit.conditions).expect("a Hochzeit has a condition");
            if draw.below(3) == 0 {
                Wishes::Silence
            } else {
                Wishes::Hochzeit(holder(&deal).expect("found"), condition)
            }
        }
        9 | 10 if rules.trumpfabgabe.if_nobody != game::rules::Trumpfabgabe::Off => {
            while giver(&deal).is_none() {
                deal = self::deal(rules, draw);
            }
            Wishes::Offer(giver(&deal).expect("found"))
        }
        _ => {
            let solo = any_solo(draw);
            let random = Seat::from_index(draw.below(4));
            let seat = match hands {
                _ if draw.below(3) == 0 => random,
                None => best_for(solo, &deal),
                Some(hands) => promising(rules, hands, solo, &mut deal, draw),
            };
            Wishes::Solo(seat, solo)
        }
    };
    let leads = draw.below(2) == 0;
    let open = if leads { SeatSet::ALL } else { SeatSet::EMPTY };
    let mut taker = None;
    let play = find(rules, deal, open, wishes, |asked| take(asked, &mut taker, draw));
    let points = play.as_ref().map_or_else(BySeat::default, points);
    let leader = play.as_ref().map_or(deal.first(), |play| play.public().game().leader);
    let mut note = |seat: Seat, prospect, hand: Hand| {
        let (column, features) = hand_features(rules, prospect, seat, hand, leader);
        fits[column].add(&features, points[seat].0 as f32);
    };
    match wishes {
        Wishes::Silence => Seat::ALL.into_iter().for_each(|seat| note(seat, Prospect::Gesund, deal.hands()[seat])),
        Wishes::Hochzeit(seat, condition) => note(seat, Prospect::Hochzeit(condition), deal.hands()[seat]),
        Wishes::Solo(seat, solo) => note(seat, Prospect::Solo(solo), deal.hands()[seat]),
        Wishes::Offer(giver) => {
            note(giver, Prospect::Giver, deal.hands()[giver]);
            if let Some((seat, trumps)) = taker {
                note(seat, Prospect::Taker(trumps), deal.hands()[seat]);
            }
        }
        Wishes::Vorbehalte => {}
    }
}

/// Looks for a hand with which a solo may be worth as much as being gesund; not for long.
fn promising(rules: &Rules, hands: &Hands, solo: Solo, deal: &mut Deal, draw: &mut Draw) -> Seat {
    let mut tries = 0;
    loop {
        let gain = |seat: Seat| {
            let worth = |prospect| hands.expected(rules, prospect, seat, deal.hands()[seat], deal.first());
            worth(Prospect::Solo(solo)) - worth(Prospect::Gesund)
        };
        let gains = Seat::ALL.map(|seat| (seat, gain(seat)));
        let (seat, most) = gains.into_iter().max_by(|a, b| a.1.total_cmp(&b.1)).expect("four seats");
        tries += 1;
        if -4.0 < most || tries == 10 {
            return seat;
        }
        *deal = self::deal(rules, draw);
    }
}

/// Takes offered trumps every other time, and gives back what makes the hand strongest.
fn take(asked: &Asked<'_>, taker: &mut Option<(Seat, usize)>, draw: &mut Draw) -> Option<game::Act> {
    match asked.due()? {
        Due::Take { trumps, .. } if draw.below(2) == 0 => {
            *taker = Some((asked.seat(), trumps));
            Some(game::Act::Yes)
        }
        Due::Return { giver, cards } => Some(game::Act::Return(RulesBot::new().give_back(asked, giver, cards))),
        _ => None,
    }
}

/// Plays the solo that seems best and what else would be played, and notes what it has gained.
fn learn_margins(rules: &Rules, hands: &Hands, draw: &mut Draw, gains: &mut [Gains]) {
    let deal = deal(rules, draw);
    let open = if draw.below(2) == 0 { SeatSet::ALL } else { SeatSet::EMPTY };
    for seat in Seat::ALL {
        learn_margins_of(rules, hands, (deal, seat), open, gains);
    }
}

fn learn_margins_of(rules: &Rules, hands: &Hands, (deal, seat): (Deal, Seat), open: SeatSet, gains: &mut [Gains]) {
    let hand = deal.hands()[seat];
    let worth = |prospect, leader| hands.expected(rules, prospect, seat, hand, leader);
    let leader = if !open.is_empty() && 0 < rules.soli.pflichtsolo_per_player { seat } else { deal.first() };
    let mut other = (Wishes::Silence, worth(Prospect::Gesund, deal.first()));
    if hand.count(Card::CQ) == 2 {
        for &condition in rules.hochzeit.conditions.iter() {
            let hochzeit = worth(Prospect::Hochzeit(condition), deal.first());
            if other.1 < hochzeit {
                other = (Wishes::Hochzeit(seat, condition), hochzeit);
            }
        }
    }
    let mut other_points = None;
    for (at, &solo) in Solo::USUAL.iter().enumerate() {
        let gain = worth(Prospect::Solo(solo), leader) - other.1;
        if gain < LEAST {
            continue;
        }
        let Some(with) = find(rules, deal, open, Wishes::Solo(seat, solo), |_| None) else { continue };
        let without = *other_points.get_or_insert_with(|| {
            find(rules, deal, open, other.0, |_| None).map_or(Points(0), |play| points(&play)[seat])
        });
        let gained = points(&with)[seat].0 - without.0;
        gains[Hands::family(rules) * Solo::USUAL.len() + at].add(gain, f64::from(gained));
    }
}
