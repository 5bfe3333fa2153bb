//! A person at the table: what has happened since he last looked, what he is asked, what he types.

use crate::play::prompt::{self, Command, Typed};
use crate::session::Session;
use crate::trouble::{Failure, Trouble};
use api::paint::{self, DIM, styled};
use api::table::{self, By, Made, Seen, Table, answers, not_possible, possible, read, screen, spoken};
use game::words::card_short;
use game::{Act, Call, Card, CardSet, Due, Hand, Seat, Spielfindung};
use game::{Ask, Reply};
use text::{Arg, Join, Language, Localized, Message, message};

/// Whether a card of the person can be taken back before the others go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AfterCard {
    /// The others go on at once.
    GoOn,
    /// They wait until the person wants them to.
    Wait,
}

/// Act of a person who is asked.
enum Done {
    /// Something that is decided.
    Step(Reply),
    /// He takes his last decision back.
    Undone,
    /// He has had enough.
    Over,
}

/// A game as the person in one seat plays it.
pub(super) struct Sitting<'a> {
    session: &'a mut Session,
    table: &'a mut Table,
    own: Seat,
    after_card: AfterCard,
    /// Number of decisions that the person has seen.
    shown: usize,
    /// Whether the person has seen the cards.
    has_cards: CardsShown,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CardsShown {
    Not,
    Yes,
}

impl<'a> Sitting<'a> {
    pub(super) fn new(session: &'a mut Session, table: &'a mut Table, own: Seat, after_card: AfterCard) -> Self {
        Self { session, table, own, after_card, shown: 0, has_cards: CardsShown::Not }
    }

    /// Plays until the game is over; whether the person has stayed until then.
    pub(super) fn play(&mut self) -> Result<bool, Failure> {
        loop {
            self.session.out.flush()?;
            self.table.go_on();
            for fault in self.table.take_faults() {
                self.tell(&message!("play-bot-failed", fault = fault.message()))?;
            }
            let Some((_, ask)) = self.table.asked() else { break };
            match self.ask(ask)? {
                Done::Step(reply) => self.step(reply)?,
                Done::Undone => self.undo()?,
                Done::Over => return Ok(false),
            }
        }
        self.table.show_outcome();
        self.show_news()?;
        Ok(true)
    }

    const fn lang(&self) -> Language {
        self.session.lang
    }

    fn seen(&self) -> Option<Seen> {
        self.table.seen(self.own)
    }

    fn tell(&mut self, message: &Message) -> Result<(), Failure> {
        let rows = prompt::folded(&message.text(self.lang()));
        self.write(&rows)
    }

    fn write(&mut self, rows: &[String]) -> Result<(), Failure> {
        self.session.write_rows(rows)
    }

    /// Shows what was said, called and played since the person last looked.
    fn show_news(&mut self) -> Result<(), Failure> {
        if let Some(seen) = self.seen() {
            let columns = prompt::columns();
            let rows = screen::news(self.lang(), &seen, self.table.made(), self.shown, columns);
            self.write(&rows)?;
        }
        self.shown = self.table.made().len();
        Ok(())
    }

    /// Shows the table, or only the own cards while the game is being found.
    fn show_table(&mut self) -> Result<(), Failure> {
        self.show_news()?;
        let Some(seen) = self.seen() else { return Ok(()) };
        let rows = screen::table(self.lang(), &seen, prompt::columns());
        self.write(&[String::new()])?;
        self.write(&rows)
    }

    /// Shows the own cards once before the first question of a game.
    fn show_cards(&mut self) -> Result<(), Failure> {
        self.show_news()?;
        if self.has_cards == CardsShown::Yes {
            return Ok(());
        }
        self.has_cards = CardsShown::Yes;
        let Some(seen) = self.seen() else { return Ok(()) };
        self.tell(&message!("play-dealer", seat = seen.dealer))?;
        let rows = screen::hand(self.lang(), &seen.hand, CardSet::EMPTY, prompt::columns());
        // None of them can be played yet, so they have no numbers.
        self.write(&rows[..rows.len().min(3)])
    }

    fn ask(&mut self, ask: Ask) -> Result<Done, Failure> {
        match ask {
            Ask::Act(Due::Give { taker, cards }) => self.ask_for_cards(ask, (taker, cards), Act::Give),
            Ask::Act(Due::Return { giver, cards }) => self.ask_for_cards(ask, (giver, cards), Act::Return),
            Ask::Act(_) | Ask::Choice(_) => self.ask_for_word(ask),
            Ask::Pflichtansage(_) => self.ask_for_call(ask),
            Ask::Call if !self.legal_cards().is_empty() => self.ask_for_card(),
            Ask::Call => self.ask_for_call(ask),
            Ask::Card => self.ask_for_card(),
        }
    }

    fn legal_cards(&self) -> Vec<Card> {
        let cards = self.table.legal().into_iter().filter_map(|reply| match reply {
            Reply::Card(card) => Some(card),
            _ => None,
        });
        cards.collect()
    }

    /// Asks what a person says, before the first card or about Schweine behind a card; the possible answers have numbers.
    fn ask_for_word(&mut self, ask: Ask) -> Result<Done, Failure> {
        self.show_cards()?;
        // Who is due may also correct himself and the like; only an answer to the question is wanted here.
        let legal: Vec<Reply> = self.table.legal().into_iter().filter(|reply| answers(ask, *reply)).collect();
        let lang = self.lang();
        let listed = (1..).zip(&legal).map(|(number, &reply)| format!("{number} {}", spoken(reply).text(lang)));
        let rows = screen::fold(&listed.collect::<Vec<_>>(), "   ", prompt::columns() - 2);
        self.write(&rows.iter().map(|row| styled(&format!("  {row}"), DIM)).collect::<Vec<_>>())?;
        loop {
            let text = match prompt::ask(self.session, &table::question(ask))? {
                Typed::Command(command) => match self.obey(command)? {
                    Some(done) => return Ok(done),
                    None => continue,
                },
                Typed::Nothing => {
                    self.tell(&possible(&legal))?;
                    continue;
                }
                Typed::Text(text) => text,
            };
            let by_number = number_in(&text).and_then(|number| legal.get(number.checked_sub(1)?).copied());
            match by_number.map_or_else(|| read(&text, &legal), Ok) {
                Ok(reply) => return Ok(Done::Step(reply)),
                Err(error) => self.refuse(&error)?,
            }
        }
    }

    /// Asks for a card, or a call before it. A number is a card.
    fn ask_for_card(&mut self) -> Result<Done, Failure> {
        self.show_table()?;
        let cards = self.seen().map_or_else(Vec::new, |seen| seen.hand);
        let mut legal = self.table.legal();
        // Who plays a card need not say that he is silent.
        legal.retain(|reply| *reply != Reply::Silence);
        legal.sort_by_key(|reply| cards.iter().position(|&card| *reply == Reply::Card(card)));
        let only = match self.legal_cards()[..] {
            [only] => Some(only),
            _ => None,
        };
        let calls = calls_in(&legal);
        self.show_calls(&calls)?;
        let question = match (only.map(card_short), calls.is_empty()) {
            (Some(card), true) => message!("play-ask-only-card", card),
            (Some(card), false) => message!("play-ask-only-card-or-call", card),
            (None, true) => Message::new("play-ask-card"),
            (None, false) => Message::new("play-ask-card-or-call"),
        };
        loop {
            let text = match (prompt::ask(self.session, &question)?, only) {
                (Typed::Command(Command::Forced) | Typed::Nothing, Some(only)) => {
                    self.tell(&message!("play-forced", card = card_short(only)))?;
                    return Ok(Done::Step(Reply::Card(only)));
                }
                (Typed::Command(command), _) => match self.obey(command)? {
                    Some(done) => return Ok(done),
                    None => continue,
                },
                (Typed::Nothing, _) => {
                    self.tell(&possible(&legal))?;
                    continue;
                }
                (Typed::Text(text), _) => text,
            };
            let reply = match number_in(&text) {
                // The message for an illegal card explains why.
                Some(number) => card_at(number, &cards).ok_or_else(|| not_possible(&text, &legal)),
                None => read(&text, &legal),
            };
            match reply {
                Ok(Reply::Call(call)) if !self.confirms(call)? => {}
                Ok(reply) => match self.table.check(reply) {
                    Ok(()) => return Ok(Done::Step(reply)),
                    Err(error) => self.refuse(&error)?,
                },
                Err(error) => self.refuse(&error)?,
            }
        }
    }

    /// Asks for a call off turn, or for one that is due. No number is a call.
    fn ask_for_call(&mut self, ask: Ask) -> Result<Done, Failure> {
        self.show_news()?;
        let legal = self.table.legal();
        self.show_calls(&calls_in(&legal))?;
        let question = if ask == Ask::Call { Message::new("play-ask-call") } else { table::question(ask) };
        loop {
            let text = match prompt::ask(self.session, &question)? {
                Typed::Nothing if ask == Ask::Call => return Ok(Done::Step(Reply::Silence)),
                Typed::Command(command) => match self.obey(command)? {
                    Some(done) => return Ok(done),
                    None => continue,
                },
                Typed::Nothing => {
                    self.tell(&possible(&legal))?;
                    continue;
                }
                Typed::Text(text) => text,
            };
            match read(&text, &legal) {
                Ok(Reply::Call(call)) if !self.confirms(call)? => {}
                Ok(reply) => return Ok(Done::Step(reply)),
                Err(error) => self.refuse(&error)?,
            }
        }
    }

    fn show_calls(&mut self, calls: &[Reply]) -> Result<(), Failure> {
        if calls.is_empty() {
            return Ok(());
        }
        let lang = self.lang();
        let title = Message::new("play-calls").text(lang);
        let rows = screen::choices(lang, calls, prompt::columns() - paint::width(&title) - 4);
        let rows = rows.iter().enumerate().map(|(at, row)| {
            let begin = if at == 0 { title.clone() } else { " ".repeat(paint::width(&title)) };
            styled(&format!("  {begin} {row}"), DIM)
        });
        self.write(&rows.collect::<Vec<_>>())
    }

    /// Asks whether a call is meant, for it cannot be taken back.
    fn confirms(&mut self, call: Call) -> Result<bool, Failure> {
        let lang = self.lang();
        let question = message!("play-confirm-call", call = capital(&call.text(lang)));
        // With any other answer there is no call.
        self.says_yes(&question, |_| false)
    }

    /// Asks whether the person wants to leave, if that costs him a game that has begun.
    fn leaves(&mut self) -> Result<bool, Failure> {
        let has_begun = self.table.course().play().is_some_and(|play| 0 < play.public().cards_played());
        // A second wish to leave, or the end of what is typed, is a yes.
        Ok(!has_begun || self.says_yes(&Message::new("play-leave"), |command| command == Command::Quit)?)
    }

    /// Asks until the answer is yes or no; `meant` says which of the two a command is.
    fn says_yes(&mut self, question: &Message, meant: fn(Command) -> bool) -> Result<bool, Failure> {
        let answers = [Reply::Act(Act::Yes), Reply::Act(Act::No)];
        loop {
            match prompt::ask(self.session, question)? {
                Typed::Text(text) => match read(&text, &answers) {
                    Ok(answer) => return Ok(answer == answers[0]),
                    Err(error) => self.refuse(&error)?,
                },
                Typed::Nothing => self.tell(&Message::new("play-yes-or-no"))?,
                Typed::Command(command) => return Ok(meant(command)),
            }
        }
    }

    /// Asks for the cards to hand over or to give back, one after another.
    fn ask_for_cards(&mut self, ask: Ask, (to, n_cards): (Seat, usize), act: fn(Hand) -> Act) -> Result<Done, Failure> {
        self.show_cards()?;
        if let Some((_, given)) = self.table.course().finding().and_then(Spielfindung::taken) {
            let cards = Arg::list(given.cards().map(card_short), Join::Space);
            self.tell(&message!("play-taken", giver = to, cards))?;
        }
        self.tell(&table::question(ask))?;
        let dealt = self.seen().map_or_else(Vec::new, |seen| seen.hand);
        let mut back: Vec<Card> = Vec::new();
        while back.len() < n_cards {
            let mut left = dealt.clone();
            for card in &back {
                if let Some(at) = left.iter().position(|other| other == card) {
                    left.remove(at);
                }
            }
            let rows = screen::hand(self.lang(), &left, left.iter().copied().collect(), prompt::columns());
            self.write(&rows)?;
            let question = message!("play-ask-return", n = back.len() + 1, of = n_cards, giver = to);
            let legal: Vec<Reply> = left.iter().copied().map(Reply::Card).collect();
            let text = match prompt::ask(self.session, &question)? {
                Typed::Command(Command::Undo) if back.pop().is_some() => continue,
                Typed::Command(command) => match self.obey(command)? {
                    Some(done) => return Ok(done),
                    None => continue,
                },
                Typed::Nothing => continue,
                Typed::Text(text) => text,
            };
            let reply = match number_in(&text) {
                Some(number) => card_at(number, &left).ok_or_else(|| not_possible(&text, &legal)),
                None => read(&text, &legal),
            };
            match reply {
                Ok(Reply::Card(card)) if left.contains(&card) => back.push(card),
                Ok(_) => self.refuse(&not_possible(&text, &legal))?,
                Err(error) => self.refuse(&error)?,
            }
        }
        let back: Hand = back.into_iter().collect();
        Ok(Done::Step(Reply::Act(act(back))))
    }

    /// Does what a command says; `None` if the question is still open.
    fn obey(&mut self, command: Command) -> Result<Option<Done>, Failure> {
        match command {
            Command::Quit => return Ok(self.leaves()?.then_some(Done::Over)),
            Command::Undo if self.table.take_back().is_some() => return Ok(Some(Done::Undone)),
            Command::Undo if self.has_just_called() => self.tell(&Message::new("play-no-undo-call"))?,
            Command::Undo => self.tell(&Message::new("play-no-undo"))?,
            Command::Forced => self.tell(&Message::new("play-not-forced"))?,
            Command::Help => {
                self.tell(&Message::new("play-help"))?;
                let mut legal = self.table.legal();
                legal.retain(|reply| *reply != Reply::Silence);
                let rows = screen::choices(self.lang(), &legal, prompt::columns() - 2);
                self.write(&rows.iter().map(|row| format!("  {row}")).collect::<Vec<_>>())?;
            }
        }
        Ok(None)
    }

    /// Returns whether the person's last decision was a call, which all have heard.
    fn has_just_called(&self) -> bool {
        let is_own = |made: &&Made| made.seat == self.own && made.by == By::Person;
        let last = self.table.made().iter().rev().find(is_own);
        last.is_some_and(|made| matches!(made.reply, Reply::Call(_)))
    }

    fn undo(&mut self) -> Result<(), Failure> {
        self.table.undo();
        self.shown = self.shown.min(self.table.made().len());
        self.tell(&Message::new("play-undone"))
    }

    fn step(&mut self, reply: Reply) -> Result<(), Failure> {
        if let Err(error) = self.table.step(reply) {
            return self.refuse(&error);
        }
        match (reply, self.after_card) {
            (Reply::Card(_), AfterCard::Wait) => self.wait(),
            _ => Ok(()),
        }
    }

    /// Waits after a card until the person wants the others to go on.
    fn wait(&mut self) -> Result<(), Failure> {
        if let Typed::Command(Command::Undo) = prompt::ask(self.session, &Message::new("play-wait"))? {
            self.undo()?;
        }
        Ok(())
    }

    /// Says what cannot be, and what can.
    fn refuse(&mut self, error: &Trouble) -> Result<(), Failure> {
        prompt::refuse(self.session, error)
    }
}

/// Returns the calls, and the words that announce Schweine.
fn calls_in(legal: &[Reply]) -> Vec<Reply> {
    let is_said = |reply: &&Reply| matches!(reply, Reply::Call(_) | Reply::Act(_));
    legal.iter().filter(is_said).copied().collect()
}

/// Returns the card with this number, from 1.
fn card_at(number: usize, cards: &[Card]) -> Option<Reply> {
    cards.get(number.checked_sub(1)?).copied().map(Reply::Card)
}

/// Returns the number that a text is.
fn number_in(text: &str) -> Option<usize> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

/// Returns a text with a capital letter at its beginning.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Vorbehalt;
    use text::Language;

    #[test]
    fn the_row_of_calls_names_schweine_where_they_may_be_said() {
        let legal =
            [Reply::Silence, Reply::Call(Call::Re), Reply::Card(Card::DA), Reply::Act(Act::Name(Vorbehalt::Schweine))];
        assert_eq!(screen::choices(Language::German, &calls_in(&legal), 80), ["Re · Schweine"]);
    }
}
