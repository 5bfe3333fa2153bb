//! Laws of the bots that search.

use doko_bots::evaluate::{Plan, Search, judge_calls, judge_cards, judge_cards_in, judge_plans};
use doko_bots::{Belief, Bot, Draw, Kind, Model, RulesBot, Sampler, Spec, Talk, Threads, fallback};
use game::{ByTeam, Found, Play, Points, Position, PositionParts, Rules, Seat, SeatSet, Spielfindung, WhichTrick, Won};
use game::{points_of_seats, special_points};
use solver::Stop;
use solver::{BestPoints, Limits, Solver};

/// Returns a normal game in which four `rules` bots have played `n_cards` cards.
fn game_after(rules: &Rules, index: u64, n_cards: usize) -> Play {
    let deal = Draw::new(5, index).deal(rules, Seat::W).expect("a whole deck");
    let mut round = Spielfindung::new(rules, deal, SeatSet::EMPTY);
    while let Some(seat) = round.actor() {
        let act = fallback(&round.view(seat));
        round.act(seat, act).expect("the default is legal");
    }
    let Ok(Found::Play(mut play)) = round.finish() else { panic!("a game is found") };
    let bot = RulesBot::new();
    while play.public().cards_played() < n_cards {
        let Some(seat) = play.actor() else { break };
        match play.duty() {
            Some(due) => play.call(seat, due).expect("the call that is due"),
            None => {
                let card = bot.card(&play.view(seat));
                play.play(seat, card).expect("a legal card");
            }
        }
    }
    *play
}

fn search(worlds: usize, threads: Threads) -> Search {
    Search {
        worlds,
        time: None,
        belief: Belief::Likely { model: Model::Alike(Kind::MIRROR), candidates: 4 },
        solve: 3,
        ahead: 2,
        finish: 2,
        nodes: None,
        prior: 10.0,
        drop: Some(3.0),
        threads,
        talk: Talk::None,
        stop: Stop::NEVER,
    }
}

#[test]
fn what_is_judged_does_not_depend_on_the_number_of_threads() {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(3).build().expect("a pool");
    for index in 0..12 {
        let play = game_after(&Rules::DDV, index, 4 * index as usize);
        let Some(view) = play.actor().map(|seat| play.view(seat)) else { continue };
        let one = judge_cards(&view, &search(50, Threads::One), index).expect("there are worlds");
        let many = pool.install(|| judge_cards(&view, &search(50, Threads::All), index)).expect("there are worlds");
        assert_eq!(one, many);
        let calls = view.calls();
        let one = judge_calls(&view, &calls, &search(30, Threads::One), index).expect("there are worlds");
        let many = pool.install(|| judge_calls(&view, &calls, &search(30, Threads::All), index));
        assert_eq!(Ok(one), many);
    }
}

#[test]
fn plans_are_judged_the_same_on_many_threads() {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(3).build().expect("a pool");
    for (index, rules) in (0..).zip(&Rules::ALL) {
        let deal = Draw::new(6, index).deal(rules, Seat::W).expect("a whole deck");
        let round = Spielfindung::new(rules, deal, SeatSet::EMPTY);
        let asked = round.view(round.actor().expect("somebody is due"));
        let one = judge_plans(&asked, &[Plan::Gesund], &search(30, Threads::One), 1).expect("there are deals");
        let many = pool.install(|| judge_plans(&asked, &[Plan::Gesund], &search(30, Threads::All), 1));
        assert_eq!(Ok(&one), many.as_ref());
        assert_eq!(one[0].worth.worlds(), 20, "a lone plan is looked at in one round only");
    }
}

/// Every search bot, with a small budget.
const SMALL: [&str; 6] = [
    "uct:assignments=2,rollouts=20",
    "ismcts:iterations=60",
    "ismcts:iterations=30,rollouts=rules",
    "pimc:worlds=4,solve=3,finish=2",
    "pimc:worlds=3,solve=6,nodes=200",
    "doko:worlds=5,candidates=2,talk=4",
];

fn bot(spec: &str, seed: u64) -> Box<dyn Bot> {
    let mut bot = spec.parse::<Spec>().expect("a bot").build().expect("a bot");
    bot.begin(seed);
    bot
}

#[test]
fn hidden_cards_never_change_a_decision() {
    for (index, rules) in (0..30).zip(Rules::ALL.iter().cycle()) {
        let play = game_after(rules, index, index as usize);
        let Some(seat) = play.actor().filter(|_| play.duty().is_none()) else { continue };
        let sampler = Sampler::new(&play.view(seat)).expect("there are worlds");
        let other = sampler.world(&mut Draw::new(index, 1));
        for spec in SMALL {
            let card = bot(spec, index).card(&play.view(seat));
            assert_eq!(card, bot(spec, index).card(&other.view(seat)), "{spec}, deal {index}");
            let calls = play.calls(seat);
            if !calls.is_empty() {
                let call = bot(spec, index).call(&play.view(seat), &calls);
                assert_eq!(call, bot(spec, index).call(&other.view(seat), &calls), "{spec}, deal {index}");
            }
        }
    }
}

#[test]
fn a_decision_depends_on_the_seed_and_the_view_alone() {
    let play = game_after(&Rules::DDV, 3, 9);
    let seat = play.actor().expect("a seat is at turn");
    for spec in SMALL {
        let mut fresh = bot(spec, 4);
        let mut busy = bot(spec, 1);
        let earlier = game_after(&Rules::DDV, 8, 5);
        let _ = busy.card(&earlier.view(earlier.actor().expect("a seat is at turn")));
        busy.begin(4);
        assert_eq!(fresh.card(&play.view(seat)), busy.card(&play.view(seat)), "{spec}");
        assert_eq!(fresh.thoughts(), busy.thoughts(), "{spec}");
    }
}

/// Returns the exact value of every card to the seat at turn, all cards open.
fn solved(play: &Play, seat: Seat) -> Vec<(game::Card, Points)> {
    let public = play.public();
    let parties = play.parties().expect("a normal game has parties");
    let mut won = ByTeam::<Won>::default();
    let mut earned = Vec::new();
    for trick in public.tricks() {
        won[parties.team_of(trick.owner().expect("a complete trick"))].add(trick);
        let schweine = public.game().schweine();
        earned.extend(special_points(public.rules(), public.order(), schweine, parties, trick, WhichTrick::Earlier));
    }
    let position = Position::new(PositionParts {
        rules: public.rules().clone(),
        contract: public.game().contract(),
        schweine: game::SchweineHolders::NONE,
        parties,
        hands: *play.hands(),
        leader: public.trick().leader(),
        trick: public.trick().cards().to_vec(),
        won: Some(won),
        calls: public.levels(),
    });
    let question = BestPoints::each_card().with_earned(&earned);
    let answer = Solver::default().ask(&position.expect("a position"), question, Limits::NONE);
    let values = answer.expect("what was won is known").exact_cards();
    values.into_iter().map(|(card, value)| (card, points_of_seats(parties, value)[seat])).collect()
}

#[test]
fn with_all_cards_known_pimc_is_the_exact_solver() {
    let search =
        Search { belief: Belief::Uniform, ahead: 0, solve: 12, prior: 0.0, drop: None, ..search(4, Threads::One) };
    let bounded = Search { nodes: Some(1 << 40), ..search.clone() };
    let mut n_known = 0;
    for index in 0..3000 {
        let play = game_after(&Rules::DDV, index, 38 + index as usize % 6);
        let Some(seat) = play.actor() else { continue };
        let view = play.view(seat);
        let sampler = Sampler::new(&view).expect("there are worlds");
        if view.legal().len() < 2 || !(0..12).all(|n| sampler.draw(&mut Draw::new(9, n)) == *play.hands()) {
            continue;
        }
        n_known += 1;
        for search in [&search, &bounded] {
            let judged = judge_cards(&view, search, index).expect("there are worlds");
            let mut exact = solved(&play, seat);
            exact.sort();
            let judged: Vec<_> = judged.iter().map(|judged| (judged.decision, judged.worth.mean())).collect();
            let exact: Vec<_> = exact.into_iter().map(|(card, points)| (card, f64::from(points.0))).collect();
            assert_eq!(judged, exact, "deal {index}");
        }
    }
    assert!(20 <= n_known, "{n_known}");
}

#[test]
fn looking_ahead_is_no_worse_than_the_rules_of_thumb_and_knows_no_more_than_the_seat() {
    let search = Search { ahead: 4, solve: 0, finish: 0, prior: 0.0, drop: None, ..search(60, Threads::One) };
    let (mut more_than_rules, mut less_than_known) = (0, 0);
    for index in 0..40 {
        let play = game_after(&Rules::ALL[index as usize % 3], index, 32 + index as usize % 6);
        let Some(view) = play.actor().filter(|_| play.duty().is_none()).map(|seat| play.view(seat)) else { continue };
        if view.legal().len() < 2 {
            continue;
        }
        let sampler = Sampler::new(&view).expect("there are worlds");
        let worlds: Vec<Play> = (0..60).map(|n| sampler.world(&mut Draw::new(8, n))).collect();
        let judged = |ahead: usize, worlds: &[Play]| {
            let mut rest = worlds.iter().cloned();
            let search = Search { ahead, worlds: worlds.len(), ..search.clone() };
            judge_cards_in(&view, &search, |n| rest.by_ref().take(n).collect())
        };
        let by_rules = judged(0, &worlds);
        let ahead = judged(4, &worlds);
        for (by_rules, ahead) in by_rules.iter().zip(&ahead) {
            let known = |world: &Play| {
                let judged = judged(4, std::slice::from_ref(world));
                judged.iter().find(|judged| judged.decision == ahead.decision).expect("a legal card").worth.mean()
            };
            let known = worlds.iter().map(known).sum::<f64>() / worlds.len() as f64;
            let (by_rules, ahead) = (by_rules.worth.mean(), ahead.worth.mean());
            assert!(by_rules <= ahead + 1e-9 && ahead <= known + 1e-9, "deal {index}: {by_rules} {ahead} {known}");
            more_than_rules += usize::from(by_rules + 1e-9 < ahead);
            less_than_known += usize::from(ahead + 1e-9 < known);
        }
    }
    assert!(10 <= more_than_rules && 10 <= less_than_known, "{more_than_rules} {less_than_known}");
}
