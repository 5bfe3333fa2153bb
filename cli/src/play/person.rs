//! The person at the table: a bot whose decisions are typed.

use crate::lang::Say;
use crate::play::screen;
use crate::visible_out::Visible;
use api::paint::{BAD, DIM, short, styled};
use bots::{Bot, fallback, fallback_card};
use game::notation::parse_card;
use game::rules::CallTiming;
use game::{Act, Asked, Call, Card, CardSet, Due, Hand, Order, Outcome, Seat, View};
use std::io::{BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use text::Language;

/// When the person is asked for calls while others are at turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AskForCalls {
    /// When somebody has called, and when it is too late afterwards.
    WhenItMatters,
    /// Before every card.
    Always,
}

/// The person.
pub(super) struct Person {
    lang: Language,
    calls: AskForCalls,
    /// Set when the person has had enough.
    stop: Arc<AtomicBool>,
    /// How much of the game has been shown.
    shown: Shown,
    /// A card that was typed where a call could have been.
    card: Option<Card>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Shown {
    heard: usize,
    tricks: usize,
    calls: usize,
    /// How many calls there were when the person was last asked for one.
    asked_at: usize,
}

/// What was typed.
enum Typed {
    /// A card or another choice.
    Choice(usize),
    /// Nothing.
    Nothing,
    /// The end.
    Over,
}

impl Person {
    pub(super) fn new(lang: Language, calls: AskForCalls, stop: Arc<AtomicBool>) -> Self {
        Self { lang, calls, stop, shown: Shown::default(), card: None }
    }

    fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Asks until one of the choices is typed, by its number or by its name.
    fn ask(&self, prompt: &str, choices: &[(usize, Vec<String>)], may_be_nothing: bool) -> Typed {
        loop {
            print(&format!("{prompt} "), "");
            let mut line = String::new();
            if !matches!(std::io::stdin().lock().read_line(&mut line), Ok(1..)) {
                self.stop.store(true, Ordering::Relaxed);
                println("");
                return Typed::Over;
            }
            let typed = line.trim().to_lowercase();
            if typed == "q" || typed == "quit" {
                self.stop.store(true, Ordering::Relaxed);
                return Typed::Over;
            }
            if typed.is_empty() && may_be_nothing {
                return Typed::Nothing;
            }
            let is_meant = |name: &String| name.to_lowercase() == typed;
            let named = choices.iter().position(|(number, names)| {
                (*number != 0 && typed == number.to_string())
                    || names.iter().any(is_meant)
                    || parse_card(&typed).is_ok_and(|card| names.contains(&card.to_string()))
            });
            if let Some(choice) = named {
                return Typed::Choice(choice);
            }
            let names: Vec<&str> = choices.iter().filter_map(|(_, names)| names.first()).map(String::as_str).collect();
            if !matches!(typed.as_str(), "" | "?" | "help") {
                let nothing = self.lang.say("geht nicht", "is not possible");
                println(&format!("  {}", styled(&format!("\"{}\" {nothing}", line.trim()), BAD)));
            }
            let possible = self.lang.say("möglich", "possible");
            let quit = self.lang.say("q beendet", "q quits");
            println(&format!("  {possible}: {} · {quit}", names.join(", ")));
        }
    }

    fn act(&mut self, asked: &Asked<'_>, due: Due) -> Act {
        if self.is_over() {
            return fallback(asked);
        }
        let lang = self.lang;
        self.show_heard(asked.seat(), asked.heard());
        let order = Order::new(asked.rules(), game::Contract::Normal, game::Schweine::None);
        let cards = screen::sorted(&order, asked.hand());
        if asked.heard().iter().all(|&(seat, _)| seat != asked.seat()) {
            println(&format!("{} {}", lang.say("Geber ist", "Dealer is"), asked.dealer()));
            screen::hand(lang, &cards, CardSet::EMPTY)[..3].iter().for_each(|row| println(row));
        }
        let prompt = match due {
            Due::Say => lang.say("Was sagst du?", "What do you say?").to_owned(),
            Due::Answer(kind) => format!("{kind}?"),
            Due::Name => lang.say("Welcher Vorbehalt?", "Which Vorbehalt?").to_owned(),
            Due::Bid => lang.say("Welches Gebot?", "Which bid?").to_owned(),
            Due::Take { giver, trumps } => match lang {
                Language::German => format!("Nimmst du die {trumps} Trümpfe von {giver}?"),
                Language::English => format!("Do you take the {trumps} trumps of {giver}?"),
            },
            Due::Return { giver, cards } => return self.give_cards(asked, giver, cards),
            Due::Schweine => lang.say("Sagst du Schweine an?", "Do you announce Schweine?").to_owned(),
        };
        // Who is due may also correct himself and the like; only an answer to the question is wanted here.
        let options: Vec<Act> = asked.options().iter().copied().filter(|act| answers(due, act)).collect();
        let choices: Vec<(usize, Vec<String>)> =
            (1..).zip(&options).map(|(number, act)| (number, vec![screen::act(lang, act), act.to_string()])).collect();
        let listed: Vec<String> = choices.iter().map(|(number, names)| format!("{number} {}", names[0])).collect();
        println(&styled(&format!("  {}", listed.join("   ")), DIM));
        match self.ask(&prompt, &choices, false) {
            Typed::Choice(choice) => options[choice],
            Typed::Nothing | Typed::Over => fallback(asked),
        }
    }

    /// Asks for the cards to give back, one after another.
    fn give_cards(&self, asked: &Asked<'_>, giver: Seat, n_cards: usize) -> Act {
        let order = Order::new(asked.rules(), game::Contract::Normal, game::Schweine::None);
        let mut hand = asked.hand();
        let mut back = Hand::EMPTY;
        while back.len() < n_cards {
            let cards = screen::sorted(&order, hand);
            screen::hand(self.lang, &cards, hand.kinds()).iter().for_each(|row| println(row));
            let prompt = match self.lang {
                Language::German => format!("Karte {} von {n_cards} für {giver}?", back.len() + 1),
                Language::English => format!("Card {} of {n_cards} for {giver}?", back.len() + 1),
            };
            match self.ask(&prompt, &card_choices(self.lang, &cards, hand.kinds()), false) {
                Typed::Choice(choice) => {
                    hand.remove(cards[choice]);
                    back.add(cards[choice]);
                }
                Typed::Nothing | Typed::Over => return fallback(asked),
            }
        }
        Act::Return(back)
    }

    fn show_heard(&mut self, own: Seat, heard: &[(Seat, Act)]) {
        let news = heard.get(self.shown.heard..).unwrap_or(&[]);
        let said: Vec<String> = news
            .iter()
            .filter(|(seat, _)| *seat != own)
            .map(|(seat, act)| format!("{seat}: {}", screen::act(self.lang, act)))
            .collect();
        if !said.is_empty() {
            println(&format!("  {}", said.join("   ")));
        }
        self.shown.heard = heard.len();
    }

    /// Shows what has happened since the person last looked.
    fn show_news(&mut self, view: &View<'_>) {
        let public = view.public();
        let lang = self.lang;
        self.show_heard(view.seat(), public.heard());
        for called in public.calls().iter().skip(self.shown.calls).filter(|called| called.seat != view.seat()) {
            let word = screen::call(lang, called.call);
            println(&format!("  {} {}: {}!", lang.say("Ansage", "Call"), called.seat, styled(word, api::paint::BOLD)));
        }
        self.shown.calls = public.calls().len();
        for (at, trick) in public.tricks().iter().enumerate().skip(self.shown.tricks) {
            println(&screen::trick(lang, at + 1, trick));
        }
        self.shown.tricks = public.tricks().len();
    }

    fn show_table(&mut self, view: &View<'_>, cards: &[Card], legal: CardSet) {
        self.show_news(view);
        let public = view.public();
        let game = game::GameName::from(public.game().contract());
        let declarer = public.game().declarer().map_or(String::new(), |seat| format!(" ({seat})"));
        let number = public.tricks().len() + 1;
        println("");
        let title = format!("{} {number} · {game}{declarer}", self.lang.say("Stich", "Trick"));
        println(&format!("{} · {}", styled(&title, api::paint::BOLD), screen::standing(self.lang, view)));
        screen::table(self.lang, view.seat(), public.trick()).iter().for_each(|row| println(row));
        screen::hand(self.lang, cards, legal).iter().for_each(|row| println(row));
    }

    /// Returns calls as choices with numbers, and what is written for them.
    fn numbered(&self, calls: &[Call]) -> (Vec<(usize, Vec<String>)>, String) {
        let choices = (1..).zip(calls).map(|(number, &call)| (number, call_names(self.lang, call)));
        let words: Vec<String> =
            (1..).zip(calls).map(|(number, &call)| format!("{number} {}", screen::call(self.lang, call))).collect();
        (choices.collect(), words.join(", "))
    }

    /// Asks for a card, or for one of the calls.
    fn card_or_call(&mut self, view: &View<'_>, calls: &[Call]) -> Option<Call> {
        let cards = screen::sorted(view.public().order(), view.hand());
        let legal = view.legal();
        self.show_table(view, &cards, legal);
        let mut choices = card_choices(self.lang, &cards, legal);
        choices.extend(calls.iter().map(|&call| (0, call_names(self.lang, call))));
        let prompt = if calls.is_empty() {
            self.lang.say("Deine Karte?", "Your card?").to_owned()
        } else {
            let calls: Vec<&str> = calls.iter().map(|&call| screen::call(self.lang, call)).collect();
            format!("{} ({})?", self.lang.say("Deine Karte oder Ansage", "Your card or a call"), calls.join(", "))
        };
        match self.ask(&prompt, &choices, false) {
            Typed::Choice(choice) => match cards.get(choice) {
                Some(&card) => {
                    self.card = Some(card);
                    None
                }
                None => calls.get(choice - cards.len()).copied(),
            },
            Typed::Nothing | Typed::Over => None,
        }
    }
}

impl Bot for Person {
    fn begin(&mut self, _seed: u64) {
        self.shown = Shown::default();
        self.card = None;
    }

    fn decide(&mut self, asked: &Asked<'_>, due: Due) -> Act {
        self.act(asked, due)
    }

    fn call(&mut self, view: &View<'_>, calls: &[Call]) -> Option<Call> {
        if self.is_over() {
            return None;
        }
        let public = view.public();
        let n_calls = public.calls().len();
        let has_news = self.shown.asked_at < n_calls;
        self.shown.asked_at = n_calls;
        if view.is_on_turn() && view.duty().is_none() {
            // Somebody has called after a card was chosen, so it is asked for again.
            return if self.card.is_some() && !has_news { None } else { self.card_or_call(view, calls) };
        }
        let is_last_moment = public.rules().call_timing == CallTiming::Table
            && public.rules().call_limits.iter().any(|&limit| usize::from(limit) == public.cards_played());
        if self.calls == AskForCalls::WhenItMatters && !has_news && !is_last_moment {
            return None;
        }
        self.show_news(view);
        let (choices, words) = self.numbered(calls);
        let prompt = format!(
            "{} ({}; {})?",
            self.lang.say("Ansage", "A call"),
            words,
            self.lang.say("Eingabe für keine", "Enter for none")
        );
        match self.ask(&prompt, &choices, true) {
            Typed::Choice(choice) => calls.get(choice).copied(),
            Typed::Nothing | Typed::Over => None,
        }
    }

    fn pflichtansage(&mut self, view: &View<'_>, due: Call) -> Call {
        if self.is_over() {
            return due;
        }
        self.show_news(view);
        let calls: Vec<Call> = view.calls().into_iter().filter(|call| due.level() <= call.level()).collect();
        let (choices, words) = self.numbered(&calls);
        let prompt = format!("{} ({})?", self.lang.say("Pflichtansage", "You have to call"), words);
        match self.ask(&prompt, &choices, false) {
            Typed::Choice(choice) => calls[choice],
            Typed::Nothing | Typed::Over => due,
        }
    }

    fn card(&mut self, view: &View<'_>) -> Card {
        if self.card.is_none() && !self.is_over() {
            self.card_or_call(view, &[]);
        }
        self.card.take().unwrap_or_else(|| fallback_card(view.legal()))
    }

    fn finish(&mut self, outcome: &Outcome) {
        for (at, trick) in outcome.tricks.iter().enumerate().skip(self.shown.tricks) {
            println(&screen::trick(self.lang, at + 1, trick));
        }
    }
}

fn answers(due: Due, act: &Act) -> bool {
    match due {
        Due::Say => matches!(act, Act::Say(_)),
        Due::Answer(_) | Due::Take { .. } | Due::Schweine => matches!(act, Act::Yes | Act::No),
        Due::Name => matches!(act, Act::Name(_)),
        Due::Bid => matches!(act, Act::Bid(_) | Act::Pass),
        Due::Return { .. } => matches!(act, Act::Return(_)),
    }
}

/// Returns the cards as choices; those that may not be played have neither a number nor a name.
fn card_choices(lang: Language, cards: &[Card], legal: CardSet) -> Vec<(usize, Vec<String>)> {
    let choice = |(number, &card): (usize, &Card)| {
        if legal.contains(card) { (number, vec![short(lang, card), card.to_string()]) } else { (0, Vec::new()) }
    };
    (1..).zip(cards).map(choice).collect()
}

fn call_names(lang: Language, call: Call) -> Vec<String> {
    vec![screen::call(lang, call).to_owned(), call.name().to_owned()]
}

/// Writes to the terminal at once. What cannot be written is not missed: nobody sits there any more.
fn print(text: &str, end: &str) {
    let mut out = Visible::new(anstream::stdout());
    let _ = write!(out, "{text}{end}");
    let _ = out.flush();
}

fn println(text: &str) {
    print(text, "\n");
}
