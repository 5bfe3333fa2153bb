//! Where a game was lost, for a terminal.

use super::answer::{Answer, MomentAnswer, SeatAnswer, fate, head, misfortune, rests, total, without_reason};
use crate::analyse::{after_games, said};
use crate::layout::sentence;
use crate::paint::{BOLD, DIM, styled};
use crate::plays::PlayAnswer;
use crate::request;
use game::words::{card_short, seat_letter};
use game::{BySeat, Points, Seat};
use sim::review::{Counter, Moment, Proof};
use text::{Arg, Language, Localized, Message, message};

/// So many reasons of a mistake are told; the others are in the answer for programs.
const REASONS: usize = 2;

impl request::Answer for Answer {
    fn line(&self) -> String {
        let seats = self.seats.iter().map(|(seat, of)| format!("{seat}={}/{:.2}", of.mistakes, of.points));
        let rest = if self.finished { "" } else { " unfinished" };
        format!("{}{rest}", seats.collect::<Vec<_>>().join(" "))
    }

    fn rows(&self, language: Language) -> Vec<String> {
        let mut rows = Vec::new();
        let mut say = |message: &Message, indent: usize| rows.extend(sentence(&message.text(language), indent));
        if self.moments.is_empty() {
            say(&message!("review-none"), 0);
        }
        for (answer, moment) in self.told() {
            rows.extend(moment_rows(answer, moment, language));
            rows.push(String::new());
        }
        let mut say = |message: &Message| rows.extend(sentence(&message.text(language), 2));
        if 0 < self.more {
            say(&message!("review-more", n = self.more));
        }
        for decision in self.shown.review.bad_luck.iter().take(self.bad_luck.len()) {
            misfortune(decision, seat_letter(decision.seat)).iter().for_each(&mut say);
        }
        if 0 < self.disputed {
            say(&message!("review-disputed", n = self.disputed));
        }
        say(&message!("review-checked", decisions = self.decisions, suspects = self.suspects));
        if !self.finished {
            say(&message!("review-unfinished"));
        }
        rows.extend(seat_rows(language, &self.seats));
        rows
    }
}

fn moment_rows(answer: &MomentAnswer, moment: &Moment, language: Language) -> Vec<String> {
    let decision = &moment.decision;
    let title = head(decision, seat_letter(decision.seat), said(&decision.done).into(), said(&decision.best).into());
    let mut rows: Vec<String> = sentence(&title.text(language), 0).iter().map(|row| styled(row, BOLD)).collect();
    let mut say = |message: &Message| rows.extend(sentence(&message.text(language), 2));
    for finding in moment.findings.iter().take(REASONS) {
        say(&finding.message());
    }
    if moment.findings.is_empty() {
        say(&without_reason(decision));
    }
    say(&rests(moment));
    say(&fate(moment));
    if let Some(could) = &answer.could {
        say(&could_message(could.got, could.against_best, could.as_played));
        say(&message!("review-could-line", line = line(&could.best_line)));
        say(&message!("review-replayed-line", line = line(&could.as_played_line)));
    }
    if let (Some(counter), Some(shown)) = (&moment.counter, &answer.counter) {
        say(&counter_message(moment, counter));
        say(&message!("review-line", card = said(&decision.done), line = line(&shown.line)));
        say(&message!("review-line", card = said(&decision.best), line = line(&shown.best_line)));
        // A position is one word for programs, so it is not folded.
        rows.push(format!("  {}", styled(&shown.position, DIM)));
    }
    rows
}

/// Returns what a deal shows in which a card loses.
pub(super) fn counter_message(moment: &Moment, counter: &Counter) -> Message {
    let (done, best) = (said(&moment.decision.done), said(&moment.decision.best));
    let [points, better] = counter.points.map(|Points(points)| Arg::signed(points.into(), 0));
    match counter.proof {
        Proof::Exact => message!("review-counter-exact", done, best, points, better),
        Proof::PlayedOn => message!("review-counter-played", done, best, points, better),
    }
}

/// Returns what could still be had.
pub(super) fn could_message(got: i32, against_best: i32, as_played: i32) -> Message {
    let signed = |points: i32| Arg::signed(points.into(), 0);
    message!("review-could", best = signed(against_best), replayed = signed(as_played), got = signed(got))
}

/// So many cards of a line are shown on a terminal; programs and pages have all of them.
const CARDS: usize = 12;

/// Returns the first cards of a line of play.
fn line(plays: &[PlayAnswer]) -> Arg {
    let play = |play: &PlayAnswer| message!("review-play", seat = seat_letter(play.seat), card = card_short(play.card));
    let rest = (CARDS < plays.len()).then(|| Message::verbatim("…"));
    Arg::list(plays.iter().take(CARDS).map(play).chain(rest), text::Join::Space)
}

/// Returns what each seat gave away.
fn seat_rows(language: Language, seats: &BySeat<SeatAnswer>) -> Vec<String> {
    seats.iter().flat_map(|(seat, of)| seat_row(language, seat, of)).collect()
}

fn seat_row(language: Language, seat: Seat, of: &SeatAnswer) -> Vec<String> {
    let mut text = seat_message(of, seat_letter(seat)).text(language);
    let about: Vec<String> = of.about.iter().filter_map(about_message).map(|it| it.text(language)).collect();
    if !about.is_empty() {
        text = format!("{text}: {}", about.join(", "));
    }
    sentence(&text, 2)
}

/// Returns what a seat gave away in all.
pub(super) fn seat_message(of: &SeatAnswer, seat: Message) -> Message {
    let (low, high) = of.interval();
    let [points, low, high] = [of.points, low, high].map(|points| Arg::decimal(points, 1));
    message!("review-seat", n = of.mistakes, seat, points, low, high)
}

/// Returns what a seat gave away in mistakes of a kind.
pub(super) fn about_message(about: &super::AboutAnswer) -> Option<Message> {
    let (group, points) = (about.group?.message(), Arg::decimal(about.points, 1));
    Some(message!("review-seat-group", group, points, n = about.mistakes))
}

/// Returns what follows all games: what each seat gave away in them if there are several, and what was not priced.
#[must_use]
pub fn end_rows(language: Language, games: &[&Answer]) -> Vec<String> {
    let is_priced = games.iter().all(|game| game.silence_priced);
    after_games(language, games.len(), is_priced, || seat_rows(language, &total(games.iter().copied())))
}
