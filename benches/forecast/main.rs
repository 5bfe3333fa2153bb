//! Whether advice comes true: `cargo bench -p doko-lab --bench forecast -- --hands 60 --games 400 > lines.jsonl`, then
//! `cargo bench -p doko-lab --bench forecast -- --sum lines.jsonl` for the table of `docs/lab/strength.md`.
//!
//! A decision is priced as advice does it: the games of a hand and its calls as `doko hand`, a call at the last moment for it and
//! the cards of a position as `doko suggest`. Then each alternative is played `--games` times in other deals by bots at a
//! table, who see one hand each and call. `--own` plays the seat that was advised, `rules` the others. Each line of the output is
//! a decision; `--skip` leaves out those of a file, so that a long run can go on.

mod sum;

use bots::evaluate::{
    Budget, Contenders, Judged, Plan, Search, found_by, judge_calls, judge_plans, reached, until_clear,
};
use bots::{
    Advice, Bot, Condition, Draw, Model, Posterior, RoundSampler, Sample, Sampler, Spec, Talk, Threads, Worth, ask_bot,
    fallback, is_last_moment, plans,
};
use doko_lab::lines_of;
use game::{Ask, BySeat, Call, Card, Course, Found, Named, Play, Rules, Scope, Seat, SeatSet, Spielfindung, Vorbehalt};
use sim::play_on;
use solver::Stop;
use std::io::Write;
use sum::{Forecast, Line, Number, print_table};

const HELP: &str = "\
--hands 30        hands, each with its games and its first calls
--cards 60        positions with a card to play
--calls 30        last moments for a call
--games 400       games played for each alternative
--worlds 200      deals that advice looks at first
--most 800        deals that advice looks at if it is not clear what is best
--own rules       bot that plays on in the seat that was advised
--talk rules      who calls in the games that advice imagines: rules or none
--ahead 4         last tricks in which advice chooses later cards
--seed 1          seed of hands, positions and deals
--skip FILE       leave out the decisions of these lines
--sum FILE ..     print the table of these lines
";

struct Options {
    hands: u64,
    cards: u64,
    calls: u64,
    games: usize,
    budget: Budget,
    own: String,
    talk: Talk,
    ahead: usize,
    seed: u64,
    skip: Vec<String>,
    sum: Vec<String>,
}

fn main() {
    let options = options();
    if !options.sum.is_empty() {
        return print_table(&lines_of(&options.sum));
    }
    let done: Vec<Line> = lines_of(&options.skip);
    let abouts =
        [("hand", options.hands), ("first call", options.hands), ("card", options.cards), ("call", options.calls)];
    let most = abouts.iter().map(|&(_, n)| n).max().unwrap_or(0);
    for number in 0..most {
        for &(about, n) in &abouts {
            let is_done = done.iter().any(|line| (&*line.about, line.number) == (about, number));
            if n <= number || is_done {
                continue;
            }
            let line = match about {
                "hand" => hand(number, &options),
                "first call" => first_call(number, &options),
                "card" => card(number, &options),
                _ => last_call(number, &options),
            };
            if let Some(line) = line {
                let text = serde_json::to_string(&line).expect("numbers are written") + "\n";
                std::io::stdout().lock().write_all(text.as_bytes()).expect("the output can be written");
            }
        }
    }
}

fn options() -> Options {
    let budget = Budget { first: 200, most: 800 };
    let (skip, sum) = (Vec::new(), Vec::new());
    let own = "rules".to_owned();
    let mut options = Options {
        hands: 30,
        cards: 60,
        calls: 30,
        games: 400,
        budget,
        own,
        talk: Talk::Rules,
        ahead: 4,
        seed: 1,
        skip,
        sum,
    };
    let mut words = std::env::args().skip(1).filter(|word| word != "--bench");
    while let Some(name) = words.next() {
        if name == "--help" || name == "-h" {
            print!("{HELP}");
            std::process::exit(0);
        }
        if name == "--sum" {
            options.sum = words.by_ref().collect();
            break;
        }
        let value = words.next().unwrap_or_else(|| panic!("{name} needs a value"));
        let number = || value.parse::<u64>().unwrap_or_else(|_| panic!("{name} needs a number, not {value}"));
        match name.as_str() {
            "--hands" => options.hands = number(),
            "--cards" => options.cards = number(),
            "--calls" => options.calls = number(),
            "--games" => options.games = number() as usize,
            "--worlds" => options.budget.first = number() as usize,
            "--most" => options.budget.most = number() as usize,
            "--own" => options.own = value,
            "--talk" => options.talk = value.parse().expect("rules or none"),
            "--ahead" => options.ahead = number() as usize,
            "--seed" => options.seed = number(),
            "--skip" => options.skip.push(value),
            _ => panic!("unknown option {name}"),
        }
    }
    options
}

impl Options {
    /// Returns the bots at the table.
    fn table(&self, own: Seat) -> BySeat<Box<dyn Bot>> {
        BySeat::from_fn(|seat| bot(if seat == own { &self.own } else { "rules" }))
    }

    fn search(&self) -> Search {
        Search { threads: Threads::One, talk: self.talk, ahead: self.ahead, ..Search::of_advice(self.budget.first) }
    }

    /// Returns the seed of the deals of a decision: with the same for all, their errors would add up.
    const fn seed(&self, number: u64) -> u64 {
        10_000 * self.seed + number
    }

    /// Returns random numbers of the positions; the deals have others.
    fn draw(&self, about: u64, number: u64) -> Draw {
        Draw::new(10 * self.seed + about, number)
    }
}

fn bot(name: &str) -> Box<dyn Bot> {
    name.parse::<Spec>().and_then(|spec| spec.build()).expect("a bot")
}

/// The deals in which games are played have nothing in common with those that advice looks at.
const PLAYED: u64 = 0xf0_4eca_57ed;

/// Returns the rules of a number: both decks by turns.
fn rules(number: u64) -> Rules {
    if number.is_multiple_of(2) {
        Rules::DDV
    } else {
        Rules::DDV.with(|rules| rules.deck.nines = false).fitted(|_| false)
    }
}

/// Returns the round of a random hand that speaks first; every third one holds both queens of clubs.
fn round(rules: &Rules, number: u64, draw: &mut Draw) -> Spielfindung {
    loop {
        let round = any_round(rules, draw);
        let has_both = round.hands()[Seat::N].count(Card::CQ) == 2;
        if has_both == number.is_multiple_of(3) {
            return round;
        }
    }
}

fn hand(number: u64, options: &Options) -> Option<Line> {
    let rules = rules(number);
    let round = round(&rules, number, &mut options.draw(1, number));
    let seat = round.actor()?;
    let asked = round.view(seat);
    let is_alone = asked.hand().count(Card::CQ) == 2;
    let plans = plans(&asked);
    let judged = until_clear(options.budget, |worlds| {
        judge_plans(&asked, &plans, &Search { worlds, ..options.search() }, options.seed(number))
    });
    let judged = judged.expect("there are deals");
    let kind = |plan: &Plan| match plan {
        Plan::Gesund if is_alone => "stilles Solo".to_owned(),
        Plan::Gesund => "normal".to_owned(),
        Plan::Vorbehalt(_, Vorbehalt::Hochzeit { .. }) => "Hochzeit".to_owned(),
        Plan::Vorbehalt(_, vorbehalt) => vorbehalt.to_string(),
    };
    let sampler = RoundSampler::new(&asked).expect("there are deals");
    let mut table = options.table(seat);
    let mut got = vec![Worth::default(); judged.len()];
    for game in 0..options.games as u64 {
        let dealt = sampler.round(&mut Draw::new(options.seed(number) ^ PLAYED, game));
        for (judged, got) in judged.iter().zip(&mut got) {
            let points = match found_by(dealt.clone(), seat, judged.decision) {
                Found::Play(play) => play_out(&mut table, (*play, seat), None, game),
                Found::Redeal(_) => 0.0,
            };
            got.push(Sample { points, weight: 1.0 });
        }
    }
    let kinds = judged.iter().map(|judged| kind(&judged.decision)).collect();
    Some(line(("hand", number), &rules, &judged, kinds, &got))
}

/// Plays a game to its end and returns the points of the seat.
fn play_out(table: &mut BySeat<Box<dyn Bot>>, (play, seat): (Play, Seat), silent: Option<Seat>, game: u64) -> f64 {
    for other in Seat::ALL {
        table[other].begin(4 * game + other.index() as u64);
    }
    play_on(table, play, silent)[seat].0.into()
}

fn first_call(number: u64, options: &Options) -> Option<Line> {
    let rules = rules(number);
    let mut round = round(&rules, number, &mut options.draw(1, number));
    while let Some(actor) = round.actor() {
        let act = fallback(&round.view(actor));
        round.act(actor, act).expect("gesund is allowed");
    }
    let Ok(Found::Play(play)) = round.finish() else { return None };
    let view = play.view(Seat::N);
    let calls = view.calls();
    let judged = until_clear(options.budget, |worlds| {
        judge_calls(&view, &calls, &Search { worlds, ..options.search() }, options.seed(number))
    });
    let judged = judged.expect("there are deals");
    let sampler = Sampler::new(&view).expect("there are deals");
    let deals =
        (0..options.games as u64).map(|game| sampler.world(&mut Draw::new(options.seed(number) ^ PLAYED, game)));
    Some(of_calls(("first call", number), (&play, Seat::N), &judged, &deals.collect::<Vec<_>>(), options))
}

/// Returns the line of calls, each played as the sequence by which it was priced.
fn of_calls(
    about: (&str, u64),
    (play, seat): (&Play, Seat),
    judged: &[Judged<Option<Call>>],
    deals: &[Play],
    options: &Options,
) -> Line {
    let view = play.view(seat);
    let mut table = options.table(seat);
    let mut got = vec![Worth::default(); judged.len()];
    for (game, deal) in deals.iter().enumerate() {
        for (judged_call, got) in judged.iter().zip(&mut got) {
            let call = judged_call.decision.and_then(|call| reached(&view, Some(call), judged));
            let mut deal = deal.clone();
            if let Some(call) = call {
                deal.call(seat, call).expect("a call that is legal for the viewer");
            }
            let silent = if call.is_none() { Some(seat) } else { None };
            got.push(Sample { points: play_out(&mut table, (deal, seat), silent, game as u64), weight: 1.0 });
        }
    }
    let kind = |judged: &Judged<Option<Call>>| {
        let word = judged.decision.map_or("silence".to_owned(), |call| call.to_string());
        let word = if ["re", "kontra"].contains(&&*word) { "Ansage".to_owned() } else { word };
        format!("{}: {word}", about.0)
    };
    let kinds = judged.iter().map(kind).collect();
    let mut line = line(about, play.public().rules(), judged, kinds, &got);
    let gain = |worths: [&Worth; 2]| {
        let (lead, error) = worths[1].lead_over(worths[0]);
        Number(lead, error)
    };
    line.gains = judged
        .iter()
        .zip(&got)
        .skip(1)
        .map(|(judged_call, got_by)| [gain([&judged[0].worth, &judged_call.worth]), gain([&got[0], got_by])])
        .collect();
    line
}

/// The games of positions, the soli by turns.
const GAMES: [&str; 6] = ["normal", "solo", "normal", "hochzeit", "solo", "stilles"];

/// Returns a game of a kind before its first card, and the seat that it is about.
fn begun(rules: &Rules, number: u64, draw: &mut Draw) -> (Play, Seat) {
    let kind = GAMES[number as usize % GAMES.len()];
    loop {
        let Some((round, plan)) = spoken(rules, kind, number, draw) else { continue };
        if let Found::Play(play) = found_by(round, Seat::N, plan)
            && plan.is_game(Seat::N, play.public().game())
        {
            let steps = draw.below(4);
            let seat = if kind == "normal" || draw.below(3) == 0 { Seat::N.plus(steps) } else { Seat::N };
            return (*play, seat);
        }
    }
}

/// Returns a round in which N speaks first and what it has in mind, if its hand is one for a game of this kind.
fn spoken(rules: &Rules, kind: &str, number: u64, draw: &mut Draw) -> Option<(Spielfindung, Plan)> {
    let round = any_round(rules, draw);
    let has_both = round.hands()[Seat::N].count(Card::CQ) == 2;
    match kind {
        "solo" => {
            let solo = rules.soli.named[(number as usize / 2) % rules.soli.named.len()];
            let is_it = |plan: &Plan| matches!(plan, Plan::Vorbehalt(_, Vorbehalt::Solo(own)) if *own == solo);
            best_for(rules, is_it, draw)
        }
        "hochzeit" => {
            let is_it = |plan: &Plan| matches!(plan, Plan::Vorbehalt(_, Vorbehalt::Hochzeit { .. }));
            let plan = plans(&round.view(Seat::N)).into_iter().find(is_it)?;
            Some((round, plan))
        }
        _ => (has_both == (kind == "stilles")).then_some((round, Plan::Gesund)),
    }
}

fn any_round(rules: &Rules, draw: &mut Draw) -> Spielfindung {
    let deal = draw.deal(rules, Seat::W).expect("a whole deck");
    Spielfindung::new(rules, deal, SeatSet::EMPTY)
}

/// Returns the round out of forty in which N has the best hand for a plan, by a few deals.
fn best_for(rules: &Rules, is_it: impl Fn(&Plan) -> bool, draw: &mut Draw) -> Option<(Spielfindung, Plan)> {
    let search = Search { threads: Threads::One, ..Search::of_advice(4) };
    let judged = (0..40).filter_map(|_| {
        let round = any_round(rules, draw);
        let plan = plans(&round.view(Seat::N)).into_iter().find(&is_it)?;
        let worth = judge_plans(&round.view(Seat::N), &[plan], &search, 1).ok()?[0].worth.mean();
        Some((round, plan, worth))
    });
    let best = judged.reduce(|best, other| if best.2 < other.2 { other } else { best });
    best.map(|(round, plan, _)| (round, plan))
}

/// Plays with `rules` until it is as wanted before a card or a call of the seat at turn; `None` if that never comes.
fn until(play: Play, is_wanted: impl Fn(&Play, Ask, Seat) -> bool) -> Option<Play> {
    let mut course = Course::of(play, Scope::Everything);
    let mut bot = bot("rules");
    while let Some((asked, ask)) = course.asked() {
        let play = course.play()?;
        if play.actor() == Some(asked) && is_wanted(play, ask, asked) {
            return Some(play.clone());
        }
        let reply = ask_bot(&course, &mut *bot);
        course.reply(reply).expect("a legal reply");
    }
    None
}

/// Returns how a position is called: its game, and for a solo whose side the seat is on.
fn kind_of(play: &Play, seat: Seat) -> String {
    match play.public().game().named {
        Named::Solo { soloist, .. } if soloist == seat => "card: soloist",
        Named::Solo { .. } => "card: against a soloist",
        Named::Hochzeit { .. } => "card: Hochzeit",
        _ if play.parties().is_some_and(|parties| parties.soloist().is_some()) => "card: stilles Solo",
        _ => "card: normal",
    }
    .to_owned()
}

fn card(number: u64, options: &Options) -> Option<Line> {
    let (rules, mut draw) = (rules(number), options.draw(2, number));
    let (play, seat) = std::iter::repeat_with(|| begun(&rules, number, &mut draw)).find_map(|(play, seat)| {
        let from = Draw::new(number, 3).below(4 * rules.n_tricks() - 8);
        let is_wanted = |play: &Play, ask: Ask, asked: Seat| {
            ask == Ask::Card && asked == seat && from <= play.public().cards_played() && 1 < play.legal().len()
        };
        Some((until(play, is_wanted)?, seat))
    })?;
    let view = play.view(seat);
    let advice =
        Advice::of(&view, None, &options.search(), options.budget, options.seed(number)).expect("there are worlds");
    let mut table = options.table(seat);
    let mut got = vec![Worth::default(); advice.cards.len()];
    for (game, deal) in deals((&play, seat), number, options).into_iter().enumerate() {
        for (judged, got) in advice.cards.iter().zip(&mut got) {
            let mut deal = deal.clone();
            deal.play(seat, judged.decision).expect("a card that is legal for the viewer");
            got.push(Sample { points: play_out(&mut table, (deal, seat), None, game as u64), weight: 1.0 });
        }
    }
    let kinds = vec![kind_of(&play, seat); got.len()];
    Some(line(("card", number), &rules, &advice.cards, kinds, &got))
}

/// Returns the deals in which games are played: as likely as advice takes them to be.
fn deals((play, seat): (&Play, Seat), number: u64, options: &Options) -> Vec<Play> {
    let (any, seed) = (Condition::All(Vec::new()), options.seed(number) ^ PLAYED);
    let posterior = Posterior::new(&play.view(seat), &any, Model::default(), seed, (Threads::One, &Stop::NEVER));
    posterior.and_then(|mut worlds| worlds.drawn(0..options.games)).expect("there are worlds")
}

fn last_call(number: u64, options: &Options) -> Option<Line> {
    let (rules, mut draw) = (rules(number), options.draw(3, number));
    let play = std::iter::repeat_with(|| begun(&rules, number, &mut draw)).take(100).find_map(|(play, seat)| {
        let least = if number.is_multiple_of(2) { 0 } else { 8 };
        until(play, |play, ask, asked| {
            let view = play.view(asked);
            let is_last = || view.calls().first().is_some_and(|&call| is_last_moment(&view, call));
            ask == Ask::Call && asked == seat && least <= play.public().cards_played() && is_last()
        })
    })?;
    let seat = play.actor()?;
    let view = play.view(seat);
    let advice =
        Advice::of(&view, None, &options.search(), options.budget, options.seed(number)).expect("there are worlds");
    Some(of_calls(("call", number), (&play, seat), &advice.calls, &deals((&play, seat), number, options), options))
}

fn line<D: Copy + PartialEq>(
    (about, number): (&str, u64),
    rules: &Rules,
    judged: &[Judged<D>],
    kinds: Vec<String>,
    got: &[Worth],
) -> Line {
    let number_of = |worth: &Worth| Number(worth.mean(), worth.standard_error());
    let forecasts = kinds.into_iter().zip(judged).zip(got);
    let contenders = Contenders::among(judged).expect("something to decide");
    let named = judged.iter().position(|judged| judged.decision == contenders.first);
    let best = got.iter().reduce(|best, other| if best.mean() < other.mean() { other } else { best }).expect("one");
    let behind = got.iter().map(|got| {
        let (lead, error) = best.lead_over(got);
        Number(lead, error)
    });
    Line {
        about: about.to_owned(),
        number,
        tricks: rules.n_tricks(),
        all: forecasts
            .map(|((kind, judged), got)| Forecast { kind, said: number_of(&judged.worth), got: number_of(got) })
            .collect(),
        named: named.filter(|_| contenders.others.is_empty()),
        gains: Vec::new(),
        behind: behind.collect(),
    }
}
