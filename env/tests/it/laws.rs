//! What an environment must keep: it plays as a [`Course`] does, its observations say what the seat sees and nothing else.

use bots::{Draw, Sampler};
use doko_env::layout::{self, LEN};
use doko_env::{Action, Ending, Episode, N_ACTIONS, Observer, Single, write_mask};
use game::rules::SchweineRule;
use game::{Act, Call, Card, Deal, Rules, Say, Seat, SeatSet, Team, View, Vorbehalt, normal_trumps};
use game::{Ask, Course, Ended, Reply, Scope, Setup};

/// The published rule sets, and two in which Schweine are shown late.
fn rule_sets() -> [Rules; 5] {
    let late = |schweine| Rules::DDV.with(|rules| rules.schweine.when = schweine);
    let (kept, second) = (late(SchweineRule::Optional), late(SchweineRule::AfterTrick));
    [Rules::DDV, Rules::BSV, Rules::RECKLINGHAUSEN, kept, second]
}

fn setup<'a>(rules: &'a Rules, scope: Scope, draw: &mut Draw) -> Setup<'a> {
    let dealer = Seat::from_index(draw.below(4));
    let mut deal = draw.deal(rules, dealer).expect("a deck of the rule set");
    // Half of the games of rule sets with a Trumpfabgabe have a hand that may offer its trumps.
    let trumps = normal_trumps(rules);
    let is_weak = |deal: &Deal| deal.hands().iter().any(|(_, hand)| hand.count_in(trumps) <= 3);
    for _ in 0..if *rules == Rules::RECKLINGHAUSEN { 400 * draw.below(2) } else { 0 } {
        if is_weak(&deal) {
            break;
        }
        deal = draw.deal(rules, dealer).expect("a deck of the rule set");
    }
    let pflichtsolo_open = if draw.below(2) == 0 { SeatSet::EMPTY } else { SeatSet::of(&Seat::ALL) };
    Setup { rules, deal, pflichtsolo_open, forced: None, scope }
}

fn legal(episode: &Episode) -> Vec<Action> {
    let mut legal = Vec::new();
    episode.for_each_legal(|action| legal.push(action));
    legal
}

fn observe(episode: &Episode, observer: &Observer, seat: Seat) -> Vec<u8> {
    // Whatever was in the buffer before must not shine through.
    let mut bytes = vec![0xEE; LEN];
    observer.write(episode, seat, &mut bytes);
    bytes
}

/// Returns any legal action, but soli, which all seats may play, are rare, so that the other games come up.
fn choose(legal: &[Action], draw: &mut Draw) -> Action {
    let is_solo = |action: &&Action| match action {
        Action::Act(Act::Name(vorbehalt)) => matches!(vorbehalt, Vorbehalt::Solo(_)),
        Action::Act(Act::Say(say)) => *say == Say::Gross,
        _ => false,
    };
    let others: Vec<Action> = legal.iter().filter(|action| !is_solo(action)).copied().collect();
    let other = if draw.below(8) == 0 { None } else { draw.choice(&others) };
    other.or_else(|| draw.choice(legal)).expect("somebody may do something")
}

/// Plays random games; `look` sees each moment.
fn random_games(
    scope: Scope,
    n_games: u64,
    mut look: impl FnMut(&Setup<'_>, &Episode, &Observer, &mut Draw),
) -> [u64; 3] {
    let mut ended = [0; 3];
    for (number, rules) in rule_sets().iter().enumerate() {
        for index in 0..n_games {
            let mut draw = Draw::new(11 + number as u64, index);
            let setup = setup(rules, scope, &mut draw);
            let mut episode = Episode::new(&setup);
            let mut observer = Observer::new(&episode);
            while episode.asked().is_some() {
                look(&setup, &episode, &observer, &mut draw);
                let legal = legal(&episode);
                let action = choose(&legal, &mut draw);
                episode.step(action).expect("it is legal");
                observer.follow(&episode);
            }
            look(&setup, &episode, &observer, &mut draw);
            match episode.ended().expect("nobody is asked") {
                Ending::Played(points) => {
                    assert_eq!(points.iter().map(|(_, points)| points.0).sum::<i32>(), 0);
                    ended[0] += 1;
                }
                Ending::Redeal(_) => ended[1] += 1,
            }
            ended[2] += u64::from(episode.course().play().is_some_and(|play| play.exchange().is_some()));
        }
    }
    ended
}

#[test]
fn it_asks_what_a_course_asks_and_takes_what_a_course_takes() {
    for (number, rules) in rule_sets().iter().enumerate() {
        for index in 0..150 {
            let mut draw = Draw::new(31 + number as u64, index);
            let setup = setup(rules, Scope::Everything, &mut draw);
            let (mut episode, mut course) = (Episode::new(&setup), Course::new(&setup));
            while let Some(asked) = course.asked() {
                assert_eq!(episode.asked(), Some(asked));
                let reply = draw.choice(&course.replies()).expect("somebody may do something");
                course.reply(reply).expect("it is legal");
                match reply {
                    Reply::Act(Act::Give(cards) | Act::Return(cards)) => {
                        // What a giver has to hand over is chosen for him.
                        for card in cards.cards() {
                            if episode.asked() == Some(asked) && episode.chosen().count(card) < cards.count(card) {
                                episode.step(Action::Card(card)).expect("it is one of them");
                            }
                        }
                    }
                    Reply::Act(act) => episode.step(Action::Act(act)).expect("it is legal"),
                    Reply::Call(call) => episode.step(Action::Call(call)).expect("it is legal"),
                    Reply::Silence => episode.step(Action::Silence).expect("it is legal"),
                    Reply::Card(card) => episode.step(Action::Card(card)).expect("it is legal"),
                }
            }
            match (course.ended(), episode.ended()) {
                (Some(Ended::Played(outcome, _)), Some(Ending::Played(points))) => {
                    assert_eq!(outcome.score.points, points);
                }
                (Some(Ended::Redeal(one)), Some(Ending::Redeal(other))) => assert_eq!(one, other),
                (one, other) => panic!("{one:?} {other:?}"),
            }
        }
    }
}

#[test]
fn the_mask_says_what_is_legal_and_everything_else_is_refused() {
    let [played, redealt, exchanged] = random_games(Scope::Everything, 120, |_, episode, _, draw| {
        let mut mask = vec![0; N_ACTIONS];
        write_mask(episode, &mut mask);
        let legal = legal(episode);
        assert_eq!(mask.iter().map(|&one| usize::from(one)).sum::<usize>(), legal.len(), "{legal:?}");
        for _ in 0..4 {
            let index = draw.below(N_ACTIONS);
            let action = Action::from_index(index).expect("below the number of actions");
            let is_legal = mask[index] == 1;
            assert_eq!(is_legal, episode.is_legal(action));
            assert_eq!(is_legal, episode.clone().step(action).is_ok(), "{action} {:?}", episode.asked());
        }
    });
    assert!(200 < played && 2 < exchanged, "{played} {redealt} {exchanged}");
}

/// The features by their definition, from the view of a seat.
fn check_by_definition(view: &View<'_>, bytes: &[u8]) {
    let (me, public) = (view.seat(), view.public());
    let place = |range: &std::ops::Range<usize>, seat: Seat, width: usize, at: usize| {
        bytes[range.start + me.steps_to(seat) * width + at]
    };
    for card in Card::all() {
        assert_eq!(usize::from(bytes[layout::HAND][card.index()]), view.hand().count(card));
        assert_eq!(bytes[layout::TRUMPS][card.index()] == 1, public.order().trumps().contains(card));
        for seat in Seat::ALL {
            let of = |at| place(at, seat, Card::COUNT, card.index());
            let played = public.plays().filter(|&play| play == (seat, card)).count();
            assert_eq!(usize::from(of(&layout::PLAYED)), played);
            assert_eq!(of(&layout::TRICK) == 1, public.trick().plays().any(|play| play == (seat, card)));
            let last = public.tricks().last();
            assert_eq!(
                of(&layout::LAST_TRICK) == 1,
                last.is_some_and(|last| last.plays().any(|play| play == (seat, card)))
            );
        }
    }
    for seat in Seat::ALL {
        let won = public.tricks().iter().filter(|trick| trick.owner() == Some(seat));
        assert_eq!(usize::from(place(&layout::TRICKS_WON, seat, 1, 0)), won.clone().count());
        assert_eq!(u16::from(place(&layout::AUGEN_WON, seat, 1, 0)), won.map(|trick| trick.augen().0).sum::<u16>());
        assert_eq!(place(&layout::KNOWN_RE, seat, 1, 0) == 1, public.known()[seat] == Some(Team::Re));
        assert_eq!(place(&layout::KNOWN_KONTRA, seat, 1, 0) == 1, public.known()[seat] == Some(Team::Kontra));
        assert_eq!(place(&layout::TO_PLAY, seat, 1, 0) == 1, public.turn() == Some(seat));
        for (rank, holder) in public.game().schweine.0.into_iter().enumerate() {
            assert_eq!(bytes[layout::SCHWEINE][4 * rank + me.steps_to(seat)] == 1, holder == Some(seat));
        }
        for call in Call::ALL {
            let has_called = public.calls().iter().any(|called| (called.seat, called.call) == (seat, call));
            assert_eq!(place(&layout::CALLED, seat, 6, call as usize) == 1, has_called);
        }
    }
    let side = [Team::Re, Team::Kontra].map(|team| u8::from(view.team() == Some(team)));
    assert_eq!(bytes[layout::OWN_SIDE], side);
    assert_eq!(usize::from(bytes[layout::PLAYED_CARDS][0]), public.cards_played());
    let history: Vec<(u8, u8)> =
        bytes[layout::HISTORY_ACTION].iter().copied().zip(bytes[layout::HISTORY_SEAT].iter().copied()).collect();
    let cards: Vec<(u8, u8)> = history.iter().copied().filter(|&(action, _)| (1..=24).contains(&action)).collect();
    let told = |(seat, card): (Seat, Card)| (card.index() as u8 + 1, me.steps_to(seat) as u8 + 1);
    assert_eq!(cards, public.plays().map(told).collect::<Vec<_>>());
    let n_events = public.heard().len() + public.calls().len() + public.cards_played();
    assert_eq!(history.iter().filter(|&&(action, _)| action != 0).count(), n_events.min(layout::HISTORY));
}

#[test]
fn an_observation_says_what_its_seat_sees() {
    for scope in [Scope::Everything, Scope::Cards] {
        random_games(scope, 60, |_, episode, observer, draw| {
            let seat = Seat::from_index(draw.below(4));
            let bytes = observe(episode, observer, seat);
            if matches!(episode.ended(), Some(Ending::Redeal(_))) {
                return;
            }
            assert_eq!(bytes, observe(episode, &Observer::new(episode), seat), "step by step and at once");
            for feature in layout::FEATURES {
                let at: usize =
                    layout::FEATURES.iter().take_while(|other| other.name != feature.name).map(|other| other.len).sum();
                assert!(bytes[at..at + feature.len].iter().all(|&byte| byte <= feature.max), "{}", feature.name);
            }
            if let Some(view) = episode.course().view(seat) {
                check_by_definition(&view, &bytes);
            }
        });
    }
}

/// Plays a game with these cards as another one went; `None` if it cannot have gone so.
fn replay(setup: &Setup<'_>, like: &Episode, view: &View<'_>) -> Option<(Episode, Observer)> {
    let mut episode = Episode::new(setup);
    let mut observer = Observer::new(&episode);
    let play = like.course().play()?;
    let mut words = play.log().iter();
    let (mut calls, mut cards) = (view.public().calls().iter().peekable(), view.public().plays());
    let mut n_cards = 0;
    while observer_is_behind(&episode, view) {
        let (seat, ask) = episode.asked()?;
        let says_schweine = play.public().game().schweine.aces() == Some(seat)
            && play.public().schweine_said().map(usize::from) == Some(n_cards)
            && episode.course().play().is_some_and(|play| play.public().schweine_said().is_none());
        match ask {
            Ask::Call | Ask::Card if says_schweine => {
                episode.step(Action::Act(Act::Name(Vorbehalt::Schweine))).ok()?;
            }
            Ask::Act(_) => {
                let &(who, act) = words.next()?;
                match act {
                    Act::Give(given) | Act::Return(given) => {
                        // Cards that nobody else has seen can be others in another deal.
                        let _ = given;
                        return None;
                    }
                    _ if who == seat => episode.step(Action::Act(act)).ok()?,
                    _ => return None,
                }
            }
            Ask::Call | Ask::Pflichtansage(_) => {
                let next = calls.next_if(|called| called.seat == seat && usize::from(called.before_card) == n_cards);
                episode.step(next.map_or(Action::Silence, |called| Action::Call(called.call))).ok()?;
            }
            Ask::Card => {
                let (who, card) = cards.next()?;
                assert_eq!(who, seat);
                episode.step(Action::Card(card)).ok()?;
                n_cards += 1;
            }
            Ask::Choice(_) => {
                let is_shown = play.public().game().schweine.aces() == Some(seat);
                episode.step(Action::Act(if is_shown { Act::Yes } else { Act::No })).ok()?;
            }
        }
        observer.follow(&episode);
    }
    Some((episode, observer))
}

fn observer_is_behind(episode: &Episode, view: &View<'_>) -> bool {
    let Some(play) = episode.course().play() else { return true };
    let public = play.public();
    public.cards_played() < view.public().cards_played()
        || public.calls().len() < view.public().calls().len()
        || public.schweine_said() != view.public().schweine_said()
}

#[test]
fn no_hidden_card_can_be_read() {
    let mut compared = 0;
    random_games(Scope::Everything, 60, |setup, episode, observer, draw| {
        let seat = Seat::from_index(draw.below(4));
        let Some(view) = episode.course().view(seat) else { return };
        if draw.below(12) != 0 {
            return;
        }
        let world = Sampler::new(&view).expect("what has happened is possible").world(draw);
        let other = Setup { deal: *world.deal(), ..*setup };
        let Some((replayed, seen)) = replay(&other, episode, &view) else { return };
        let (mut bytes, mut others) = (observe(episode, observer, seat), observe(&replayed, &seen, seat));
        // The other game stands right behind the last thing that happened, this one may stand some silences later: who has
        // not yet been asked whether he calls.
        for range in [layout::ASKED, layout::DUE] {
            bytes[range.clone()].fill(0);
            others[range].fill(0);
        }
        assert_eq!(bytes, others, "{view:?}");
        compared += 1;
    });
    assert!(300 < compared, "{compared}");
}

#[test]
fn what_a_seat_imagines_looks_the_same_to_it() {
    let (mut imagined, mut others) = (0, 0);
    for scope in [Scope::Everything, Scope::Cards] {
        for (number, rules) in rule_sets().iter().enumerate() {
            for index in 0..24 {
                let mut draw = Draw::new(51 + number as u64, index);
                let mut single = Single::new(rules.clone(), scope, setup(rules, scope, &mut draw).deal, SeatSet::EMPTY);
                for _ in 0..draw.below(60) {
                    let legal = legal(single.episode());
                    let Some(action) = (!legal.is_empty()).then(|| choose(&legal, &mut draw)) else { break };
                    single.step(action.index().expect("cards go one by one") as i64).expect("it is legal");
                }
                let Some(seat) = single.seat() else { continue };
                let Ok(other) = single.imagine(seat, &mut draw) else { continue };
                let observe = |single: &Single| {
                    let mut bytes = [0; LEN];
                    single.observe(seat, &mut bytes);
                    bytes
                };
                assert!(observe(&single) == observe(&other));
                assert_eq!(single.episode().asked(), other.episode().asked());
                assert_eq!(legal(single.episode()), legal(other.episode()));
                imagined += 1;
                others += usize::from(single.deal() != other.deal());
            }
        }
    }
    assert!(100 < imagined && 80 < others, "{imagined} {others}");
}
