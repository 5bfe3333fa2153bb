//! What the network sees is what it says it sees, and nothing that is hidden.

use doko_bots::net::{FEATURES, Features, GROUPS, Judgement, features};
use doko_bots::{Bot, Draw, RulesBot, Sampler, act, fallback};
use game::{
    BySeat, Card, Class, Found, Hand, Level, Named, Play, Rules, Seat, SeatSet, Spielfindung, Suit, Team, Trick, View,
};
use std::collections::BTreeSet;

/// Returns a game after `n_cards` cards, found and begun by the rules of thumb, with random cards now and then.
fn game_after(rules: &Rules, deal: game::Deal, n_cards: usize, draw: &mut Draw) -> Option<Play> {
    let mut round = Spielfindung::new(rules, deal, SeatSet::EMPTY);
    let mut bot = RulesBot::new();
    while let Some(seat) = round.actor() {
        let asked = round.view(seat);
        let words = act(&mut bot, &asked).unwrap_or_else(|| fallback(&asked));
        round.act(seat, words).expect("a legal act");
    }
    let Ok(Found::Play(mut play)) = round.finish() else { return None };
    while play.public().cards_played() < n_cards {
        let seat = play.actor()?;
        let calls = play.calls(seat);
        if let Some(call) = play.duty().or_else(|| draw.choice(&calls).filter(|_| draw.below(12) == 0)) {
            play.call(seat, call).expect("a legal call");
            continue;
        }
        let legal = play.legal();
        let any = legal.nth(draw.below(legal.len())).expect("a card");
        let card = if draw.below(4) == 0 { any } else { RulesBot::new().card(&play.view(seat)) };
        play.play(seat, card).expect("a legal card");
    }
    Some(*play)
}

fn games(seed: u64, n: u64) -> impl Iterator<Item = Play> {
    (0..n).filter_map(move |index| {
        let mut draw = Draw::new(seed, index);
        let rules = &Rules::ALL[index as usize % 3];
        let deal = draw.deal(rules, Seat::from_index(index as usize % 4)).expect("a whole deck");
        let n_cards = draw.below(4 * rules.n_tricks());
        game_after(rules, deal, n_cards, &mut draw)
    })
}

/// Returns the numbers of the features of a group that are true, counted from its first.
fn of_group(features: &Features, name: &str) -> BTreeSet<usize> {
    let at = GROUPS.iter().position(|group| group.name == name).expect("a group");
    let first: usize = GROUPS[..at].iter().map(|group| group.len).sum();
    (0..GROUPS[at].len).filter(|feature| features.contains(first + feature)).collect()
}

/// What the groups say, worked out from a view by their definitions.
struct Slow<'a> {
    view: &'a View<'a>,
    swaps: bool,
}

impl<'a> Slow<'a> {
    fn of(view: &'a View<'a>) -> Self {
        let mut began_with = view.hand();
        view.public().plays().filter(|(seat, _)| *seat == view.seat()).for_each(|(_, card)| began_with.add(card));
        let fehl = |suit: Suit| began_with.part(view.public().order().members(Class::Fehl(suit)));
        let (clubs, spades) = (fehl(Suit::Clubs), fehl(Suit::Spades));
        // Of as many cards those with the later ranks, then the pairs.
        let ranks = |hand: Hand, suit: Suit, n: usize| -> Vec<usize> {
            let of_suit =
                |at: &usize| Card::from_index(6 * suit as usize + at).is_some_and(|card| n <= hand.count(card));
            (0..6).rev().filter(of_suit).collect()
        };
        let key = |hand: Hand, suit| (hand.len(), ranks(hand, suit, 1), ranks(hand, suit, 2));
        Self { view, swaps: key(clubs, Suit::Clubs) < key(spades, Suit::Spades) }
    }

    fn card(&self, card: Card) -> usize {
        let is_trump = self.view.public().order().trumps().contains(card);
        match card.index() {
            at @ 0..6 if self.swaps && !is_trump => at + 6,
            at @ 6..12 if self.swaps && !is_trump => at - 6,
            at => at,
        }
    }

    fn class(&self, class: Class) -> usize {
        match class.index() {
            1 if self.swaps => 2,
            2 if self.swaps => 1,
            at => at,
        }
    }

    fn place(&self, seat: Seat) -> usize {
        self.view.seat().steps_to(seat)
    }

    /// The numbers that `first` gives for each card, and one more for the second copy.
    fn counted(&self, cards: impl Iterator<Item = Card>, first: usize) -> BTreeSet<usize> {
        let mut all = BTreeSet::new();
        for card in cards {
            let at = first + 2 * self.card(card);
            if !all.insert(at) {
                all.insert(at + 1);
            }
        }
        all
    }

    fn group(&self, name: &str) -> Option<BTreeSet<usize>> {
        let (public, hand) = (self.view.public(), self.view.hand());
        let (order, trick) = (public.order(), public.trick());
        let seats = || Seat::ALL.into_iter();
        let others = || seats().filter(|&seat| seat != self.view.seat());
        let of_all = |f: &dyn Fn(Seat) -> BTreeSet<usize>| seats().flat_map(f).collect::<BTreeSet<_>>();
        let out: Vec<Card> = {
            let mut seen = hand;
            public.plays().for_each(|(_, card)| seen.add(card));
            public.rules().kinds().iter().flat_map(|card| vec![card; 2 - seen.count(card)]).collect()
        };
        let queens = public.plays().filter(|&(seat, card)| (seat, card) == (self.view.seat(), Card::CQ)).count()
            + hand.count(Card::CQ);
        let all_tricks = || public.tricks().iter().chain([trick]).enumerate();
        Some(match name {
            "HAND" => self.counted(hand.cards(), 0),
            "MASTER" => {
                let is_master = |&card: &Card| out.iter().all(|&other| !order.beats(other, card));
                hand.kinds().iter().filter(is_master).map(|card| self.card(card)).collect()
            }
            "TRICK" => trick.plays().map(|(seat, card)| 24 * (self.place(seat) - 1) + self.card(card)).collect(),
            "BEST" => trick.best().map(|card| self.card(card)).into_iter().collect(),
            "OWNER" => trick.best().and(trick.owner()).map(|seat| self.place(seat) - 1).into_iter().collect(),
            "LYING" => [trick.len()].into(),
            "RICH_BITS" => {
                let reached = |&(_, bound): &(usize, u16)| bound <= trick.augen().0;
                [1, 4, 10, 14, 20, 24, 30].into_iter().enumerate().filter(reached).map(|(at, _)| at).collect()
            }
            "LED" => trick.led().map(|card| self.class(order.class_of(card))).into_iter().collect(),
            "PLAYED" => of_all(&|seat| {
                let own = public.plays().filter(|&(other, _)| other == seat).map(|(_, card)| card);
                self.counted(own, 48 * self.place(seat))
            }),
            "LEADS" => of_all(&|seat| {
                let led = all_tricks().filter(|(_, trick)| trick.leader() == seat).filter_map(|(_, trick)| trick.led());
                self.counted(led, 48 * self.place(seat))
            }),
            "HISTORY" => {
                let plays = public.plays().enumerate();
                plays.map(|(n, (seat, card))| 96 * (n / 4) + 24 * self.place(seat) + self.card(card)).collect()
            }
            "LEADER" => {
                all_tricks().filter(|(at, _)| *at < 12).map(|(at, it)| 4 * at + self.place(it.leader())).collect()
            }
            "WINNER" => {
                let winners = public.tricks().iter().enumerate();
                winners.map(|(at, it)| 4 * at + self.place(it.owner().expect("complete"))).collect()
            }
            "VOID" => others()
                .flat_map(|seat| {
                    let led_and_played = all_tricks().filter_map(move |(_, it)| {
                        let card = it.plays().find(|(other, _)| *other == seat)?.1;
                        Some((order.class_of(it.led()?), order.class_of(card)))
                    });
                    let void = led_and_played.filter(|(led, played)| led != played);
                    void.map(|(led, _)| 5 * (self.place(seat) - 1) + self.class(led)).collect::<Vec<_>>()
                })
                .collect(),
            "AUGEN" => of_all(&|seat| {
                let steps = usize::from(public.augen()[seat].0 / 15).min(12);
                (0..steps).map(|at| 12 * self.place(seat) + at).collect()
            }),
            "TRICKS_WON" => of_all(&|seat| {
                let won = public.tricks().iter().filter(|trick| trick.owner() == Some(seat)).count();
                let reached = [1, 2, 3, 4, 6].into_iter().enumerate().filter(|(_, bound)| *bound <= won);
                reached.map(|(at, _)| 5 * self.place(seat) + at).collect()
            }),
            "KNOWN" => others()
                .filter_map(|seat| Some((seat, public.known()[seat]?)))
                .map(|(seat, team)| 2 * (self.place(seat) - 1) + usize::from(team == Team::Kontra))
                .collect(),
            "SIDE" => match self.view.team() {
                Some(Team::Re) => [0].into(),
                Some(Team::Kontra) => [1].into(),
                None => [2].into(),
            },
            "QUEENS" => queens.checked_sub(1).into_iter().collect(),
            "LEVELS" => {
                let stages =
                    |team: Team| Level::ALL.iter().filter(move |&&it| it != Level::None && it <= public.levels()[team]);
                let re = stages(Team::Re).enumerate().map(|(at, _)| at);
                re.chain(stages(Team::Kontra).enumerate().map(|(at, _)| 5 + at)).collect()
            }
            "SAID" => public.calls().iter().map(|called| self.place(called.seat)).collect(),
            "TRUMPS_OUT" => [out.iter().filter(|&&card| order.trumps().contains(card)).count()].into(),
            "TRUMPS_HELD" => [hand.count_in(order.trumps())].into(),
            "FEHL_HELD" => [Suit::Clubs, Suit::Spades, Suit::Hearts]
                .map(|suit| {
                    let class = Class::Fehl(suit);
                    6 * (self.class(class) - 1) + hand.count_in(order.members(class)).min(5)
                })
                .into(),
            "FEHL_OUT" => [Suit::Clubs, Suit::Spades, Suit::Hearts]
                .map(|suit| {
                    let class = Class::Fehl(suit);
                    let n = out.iter().filter(|&&card| order.class_of(card) == class).count();
                    9 * (self.class(class) - 1) + n.min(8)
                })
                .into(),
            "GAVE" => self
                .given()
                .into_iter()
                .filter(|&(_, n)| 0 < n)
                .flat_map(|(at, n)| {
                    [4, 10, 20]
                        .into_iter()
                        .enumerate()
                        .filter(move |&(_, bound)| bound <= n)
                        .map(move |(of, _)| 3 * at + of)
                })
                .collect(),
            // The others are facts of the rules and of the name of the game.
            _ => return None,
        })
    }

    /// What each seat gave to each other one, by the number of both.
    fn given(&self) -> Vec<(usize, u16)> {
        let pairs = Seat::ALL.into_iter().flat_map(|giver| Seat::ALL.map(|winner| (giver, winner)));
        pairs
            .filter(|(giver, winner)| giver != winner)
            .map(|(giver, winner)| {
                let tricks = self.view.public().tricks().iter().filter(|trick| trick.owner() == Some(winner));
                let augen = tricks.flat_map(Trick::plays).filter(|&(seat, _)| seat == giver);
                (4 * self.place(giver) + self.place(winner), augen.map(|(_, card)| card.augen().0).sum())
            })
            .collect()
    }
}

#[test]
fn features_are_what_their_names_say() {
    let mut n_checked = 0;
    for (index, play) in (0..).zip(games(51, 400)) {
        let Some(seat) = play.actor().filter(|_| play.duty().is_none()) else { continue };
        let view = play.view(seat);
        let Some(seen) = features(&view) else {
            assert!(matches!(play.public().game().named, Named::Solo { .. }));
            continue;
        };
        let slow = Slow::of(&view);
        for group in GROUPS {
            if let Some(expected) = slow.group(group.name) {
                assert_eq!(of_group(&seen, group.name), expected, "{} of game {index}", group.name);
            }
        }
        n_checked += 1;
    }
    assert!(250 < n_checked, "{n_checked}");
    assert_eq!(GROUPS.iter().map(|group| group.len).sum::<usize>(), FEATURES);
}

/// Returns the list of the groups as the guide shows it.
fn listed() -> String {
    let rows = GROUPS.iter().map(|group| format!("| `{}` | {} | {} |\n", group.name, group.len, group.about));
    format!("\n| group | features | what |\n|---|---:|---|\n{}| all | {FEATURES} | |\n\n", rows.collect::<String>())
}

#[test]
fn the_guide_lists_the_features() {
    crate::guide::check_list("../datasets/network.md", "network", &listed());
}

#[test]
fn nothing_that_is_hidden_is_seen() {
    let mut n_compared = 0;
    for (index, play) in (0..).zip(games(52, 150)) {
        let Some(seat) = play.actor().filter(|_| play.duty().is_none()) else { continue };
        let view = play.view(seat);
        let Ok(sampler) = Sampler::new(&view) else { continue };
        let world = sampler.world(&mut Draw::new(5, index));
        assert_eq!(features(&view), features(&world.view(seat)));
        assert_eq!(Judgement::of(&view), Judgement::of(&world.view(seat)));
        n_compared += 1;
    }
    assert!(80 < n_compared, "{n_compared}");
}

/// Returns the deal with the plain cards of Kreuz and Pik changed for each other.
fn turned(hand: Hand) -> Hand {
    hand.cards().map(turned_card).collect()
}

fn turned_card(card: Card) -> Card {
    let plain = !matches!(card, Card::CQ | Card::CJ | Card::SQ | Card::SJ);
    match card.index() {
        at @ 0..6 if plain => Card::from_index(at + 6).expect("a card"),
        at @ 6..12 if plain => Card::from_index(at - 6).expect("a card"),
        _ => card,
    }
}

#[test]
fn kreuz_and_pik_are_alike() {
    let mut n_compared = 0;
    for index in 0..200 {
        let mut draw = Draw::new(53, index);
        let rules = &Rules::ALL[index as usize % 3];
        let deal = draw.deal(rules, Seat::N).expect("a whole deck");
        let n_cards = draw.below(4 * rules.n_tricks());
        let Some(play) = game_after(rules, deal, n_cards, &mut draw) else { continue };
        let Some(seat) = play.actor().filter(|_| play.duty().is_none()) else { continue };
        let public = play.public();
        if public.game().named != Named::Normal
            || !public.calls().is_empty()
            || public.game().schweine() != game::Schweine::None
        {
            continue;
        }
        let mut hands = BySeat::from_fn(|seat| turned(play.hands()[seat]));
        public.plays().for_each(|(seat, card)| hands[seat].add(turned_card(card)));
        let other = game::Deal::from_hands(rules, public.dealer(), hands).expect("a whole deck");
        let mut round = Spielfindung::new(rules, other, SeatSet::EMPTY);
        while let Some(seat) = round.actor() {
            let words = fallback(&round.view(seat));
            round.act(seat, words).expect("gesund");
        }
        let Ok(Found::Play(mut other)) = round.finish() else { panic!("everybody is gesund") };
        for (seat, card) in public.plays() {
            other.play(seat, turned_card(card)).expect("as legal");
        }
        let (one, two) = (play.view(seat), other.view(seat));
        // A seat that began with the same cards of both suits may see the others' cards in either, in the place of
        // Kreuz.
        let began_with: Hand = public
            .plays()
            .filter(|(other, _)| *other == seat)
            .map(|(_, card)| card)
            .chain(one.hand().cards())
            .collect();
        if turned(began_with) == began_with {
            continue;
        }
        assert_eq!(features(&one), features(&two), "deal {index}");
        let best = |view: &View<'_>| {
            let mut bot: Box<dyn Bot> = "net".parse::<doko_bots::Spec>().expect("a bot").build().expect("a bot");
            bot.begin(1);
            (bot.card(view), bot.thoughts())
        };
        let ((card, thoughts), (other_card, other_thoughts)) = (best(&one), best(&two));
        // Of cards that are worth the same the first is played, and which one that is has changed.
        let worth =
            |thoughts: &[(Card, f32)], card| thoughts.iter().find(|(it, _)| *it == card).map(|(_, worth)| *worth);
        if !thoughts.is_empty() {
            assert_eq!(worth(&thoughts, turned_card(other_card)), worth(&thoughts, card), "deal {index}");
            assert_eq!(worth(&other_thoughts, turned_card(card)), worth(&thoughts, card), "deal {index}");
        }
        n_compared += 1;
    }
    assert!(20 < n_compared, "{n_compared}");
}
