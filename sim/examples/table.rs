//! A table that speaks the bot protocol: three bots of ours play, and the fourth seat is a guest's.
//!
//! `doko match --table 'target/debug/examples/table greedy' --bots rules` gives the figures of `rules` against three `greedy`.
//! With a second argument it cheats on purpose, to see what comes of that: see [`Manner`].

use bots::remote::{BotAnswer, Decide, FromTable, GuestGame, PROTOCOL, TableHello, TableResult, ToTable, What};
use bots::{Bot, Spec, ask_bot, fallback_reply};
use doko_sim::seeds;
use game::{Ask, BySeat, Call, Course, Deal, Ended, Points, Reply, Scope, Seat, SeatSet, Setup};
use notation::record::{Record, Said};
use notation::{parse_act, rules_file};
use std::io::{BufRead, Write, stdin, stdout};

type Failure = Box<dyn std::error::Error>;

/// Behaviour of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
    /// Keeps to the rules.
    Honest,
    /// Decides for the guest without asking.
    Unasked,
    /// Does the default instead of what the guest decides.
    Deaf,
    /// Writes down that another seat dealt.
    Dealer,
    /// Writes down two hands exchanged.
    Hands,
    /// Writes down the first trick in another order.
    Order,
    /// Counts other points.
    Points,
    /// Deals again.
    Redeal,
    /// Writes no Vorbehalte.
    Silent,
    /// Shows the guest another trick than was played.
    Shows,
    /// Lets the guest call nothing.
    Mute,
    /// Ends without a result.
    Leaves,
    /// Cannot play.
    Refuses,
}

impl Manner {
    fn named(name: &str) -> Option<Self> {
        Some(match name {
            "unasked" => Self::Unasked,
            "deaf" => Self::Deaf,
            "dealer" => Self::Dealer,
            "hands" => Self::Hands,
            "order" => Self::Order,
            "points" => Self::Points,
            "redeal" => Self::Redeal,
            "silent" => Self::Silent,
            "shows" => Self::Shows,
            "mute" => Self::Mute,
            "leaves" => Self::Leaves,
            "refuses" => Self::Refuses,
            _ => return None,
        })
    }
}

fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let spec: Spec = arguments.first().ok_or("name a bot")?.parse()?;
    let manner = match arguments.get(1) {
        None => Manner::Honest,
        Some(name) => Manner::named(name).ok_or("no manner of this name")?,
    };
    let mut table = Table { bots: BySeat([spec.build()?, spec.build()?, spec.build()?, spec.build()?]), manner };
    while let Some(message) = hear()? {
        match message {
            ToTable::Hello { .. } => {
                let name = Some("table of three".to_owned());
                say(&FromTable::Hello(TableHello { protocol: PROTOCOL, name, ..TableHello::default() }))?;
            }
            ToTable::Game(_) if manner == Manner::Leaves => return Ok(()),
            ToTable::Game(_) if manner == Manner::Refuses => {
                say(&FromTable::Error { id: None, text: "the cards are wet".to_owned() })?;
            }
            ToTable::Game(game) => table.play(&game)?,
            ToTable::Bye => return Ok(()),
            other => return Err(format!("{other:?} is not expected").into()),
        }
    }
    Ok(())
}

fn hear() -> Result<Option<ToTable>, Failure> {
    let mut line = String::new();
    stdin().lock().read_line(&mut line)?;
    Ok(if line.is_empty() { None } else { Some(serde_json::from_str(&line)?) })
}

fn say(message: &FromTable) -> Result<(), Failure> {
    let mut out = stdout().lock();
    serde_json::to_writer(&mut out, message)?;
    writeln!(out)?;
    Ok(out.flush()?)
}

struct Table {
    bots: BySeat<Box<dyn Bot>>,
    manner: Manner,
}

impl Table {
    fn play(&mut self, game: &GuestGame) -> Result<(), Failure> {
        let rules = rules_file::from_json(&game.rules)?;
        let deal = Deal::from_cards(&rules, game.dealer, &game.hands)?;
        let scope = Scope::named(&game.scope).ok_or("no scope")?;
        for (seat, &seed) in seeds(game.seed).iter() {
            self.bots[seat].begin(seed);
        }
        let setup = Setup { rules: &rules, deal, pflichtsolo_open: SeatSet::EMPTY, forced: None, scope };
        let mut course = Course::new(&setup);
        let (mut words, mut id) = (Vec::new(), 0);
        while let Some((seat, ask)) = course.asked() {
            let is_mute = self.manner == Manner::Mute && seat == game.seat && ask == Ask::Call;
            let is_left = scope == Scope::Cards && ask != Ask::Card || self.manner == Manner::Unasked || is_mute;
            let reply = if is_left {
                fallback_reply(&course)
            } else if seat == game.seat {
                id += 1;
                let said = self.ask(&course, (seat, ask), id)?;
                if self.manner == Manner::Deaf { fallback_reply(&course) } else { said }
            } else {
                ask_bot(&course, &mut *self.bots[seat])
            };
            if let (Some(_), Reply::Act(act)) = (course.finding(), reply) {
                words.push(Said { player: seat, act });
            }
            course.reply(reply)?;
        }
        self.end(&course, words)
    }

    /// Asks the guest.
    fn ask(&self, course: &Course, (seat, ask): (Seat, Ask), id: u64) -> Result<Reply, Failure> {
        let mut question = question(course, (seat, ask), id).ok_or("nothing can be asked")?;
        if let (Manner::Shows, Some(seen)) = (self.manner, &mut question.seen)
            && let Some(trick) = seen.record.tricks_played.first_mut().filter(|trick| trick.cards.len() == 4)
        {
            trick.cards.swap(1, 3);
        }
        say(&FromTable::Decide(Box::new(question)))?;
        let Some(ToTable::Decision(BotAnswer { decision, .. })) = hear()? else { return Err("no decision".into()) };
        let reply = match ask {
            Ask::Act(_) | Ask::Choice(_) => parse_act(&decision).ok().map(Reply::Act),
            Ask::Call if decision == Decide::NO_CALL => Some(Reply::Silence),
            Ask::Call | Ask::Pflichtansage(_) => Call::from_name(&decision).map(Reply::Call),
            Ask::Card => decision.parse().ok().map(Reply::Card),
        };
        Ok(reply.ok_or("no reply")?)
    }

    fn end(&self, course: &Course, vorbehalte: Vec<Said>) -> Result<(), Failure> {
        let Some(Ended::Played(outcome, play)) = course.ended().filter(|_| self.manner != Manner::Redeal) else {
            return say(&FromTable::Redeal { vorbehalte });
        };
        let mut record = Record::of(&play);
        let mut points = BySeat::from_fn(|seat| {
            let Points(points) = outcome.score.points[seat];
            points
        });
        match self.manner {
            Manner::Dealer => record.dealer = record.dealer.next(),
            Manner::Hands => record.hands.0.swap(1, 3),
            Manner::Order => record.tricks_played[0].cards.swap(1, 3),
            Manner::Points => points = BySeat([90, 90, 90, -270]),
            Manner::Silent => record.vorbehalte = None,
            _ => {}
        }
        say(&FromTable::Result(Box::new(TableResult { record, points: Some(points) })))
    }
}

/// Returns what a seat is asked.
fn question(course: &Course, (seat, ask): (Seat, Ask), id: u64) -> Option<Decide> {
    if let (Some(finding), Ask::Act(due)) = (course.finding(), ask) {
        return Some(Decide::of_asked(id, &finding.view(seat), due));
    }
    let view = course.view(seat)?;
    let names = |calls: &[Call]| calls.iter().map(|call| call.name().to_owned()).collect();
    Some(match ask {
        Ask::Act(_) => return None,
        Ask::Call => Decide::of_view(id, &view, What::Call, Decide::call_words(course.calls())),
        Ask::Pflichtansage(due) => {
            let calls: Vec<Call> = view.calls().into_iter().filter(|call| due.level() <= call.level()).collect();
            Decide::of_view(id, &view, What::Pflichtansage, names(&calls))
        }
        Ask::Choice(choice) => {
            let legal = choice.options().iter().map(ToString::to_string).collect();
            Decide { card: choice.card, ..Decide::of_view(id, &view, What::Choice(choice.kind), legal) }
        }
        Ask::Card => {
            let legal = view.legal().iter().map(|card| card.to_string()).collect();
            Decide::of_view(id, &view, What::Card, legal)
        }
    })
}
