//! Reviews for a terminal.

use super::answer::{CouldAnswer, MomentAnswer, ReviewAnswer, fate, head, misfortune, reason, rests, shift};
use super::decision::said;
use super::drawing;
use super::totals::{AboutAnswer, SeatAnswer, Total, totals};
use crate::layout::sentence;
use crate::paint::{BOLD, DIM, styled};
use crate::plays::PlayAnswer;
use crate::question;
use game::words::{card_short, seat_letter};
use game::{Points, Seat};
use sim::review::{Counter, Moment, Proof};
use text::{Arg, Language, Localized, Message, message};

impl question::Answer for ReviewAnswer {
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
        if !self.moments.is_empty() {
            let marks = message!("review-marks", done = drawing::DONE, best = drawing::BEST);
            rows.extend(sentence(&marks.text(language), 0).iter().map(|row| styled(row, DIM)));
            rows.push(String::new());
        }
        for (number, (answer, moment)) in self.told().enumerate() {
            if number == self.n_own() && self.seat.is_some() {
                rows.extend([styled(&message!("review-others").text(language), BOLD), String::new()]);
            }
            let extent = if number < self.n_in_full() { Extent::InFull } else { Extent::InShort };
            rows.extend(moment_rows(self, (answer, moment), language, extent));
            rows.push(String::new());
        }
        rows.extend(drawing::curves(language, self));
        let mut say = |message: &Message| rows.extend(sentence(&message.text(language), 2));
        for decision in self.shown.review.bad_luck.iter().take(self.bad_luck.len()) {
            misfortune(decision, self.caller(decision.seat)).iter().for_each(&mut say);
        }
        if 0 < self.disputed {
            say(&message!("review-disputed", n = self.disputed));
        }
        say(&message!("review-checked", decisions = self.decisions.len(), suspects = self.suspects));
        if !self.finished {
            say(&message!("review-unfinished"));
        }
        let gave = |seat: Seat| gave_rows(language, self.caller(seat), &self.seats[seat]);
        rows.extend(self.in_order().into_iter().flat_map(gave));
        rows
    }
}

/// How much of a mistake is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Extent {
    /// Everything.
    InFull,
    /// What it cost, the table, and why.
    InShort,
}

fn moment_rows(
    game: &ReviewAnswer,
    (answer, moment): (&MomentAnswer, &Moment),
    language: Language,
    extent: Extent,
) -> Vec<String> {
    let decision = &moment.decision;
    let title = head(decision, game.caller(decision.seat), said(&decision.done).into(), said(&decision.best).into());
    let mut rows: Vec<String> = sentence(&title.text(language), 0).iter().map(|row| styled(row, BOLD)).collect();
    rows.extend(drawing::table(language, moment));
    // A seat and its points stay in one row.
    let mut say = |message: &Message| {
        rows.extend(sentence(&message.text(language), 2).into_iter().map(|row| row.replace('\u{a0}', " ")));
    };
    say(&reason(moment).message());
    if extent == Extent::InShort {
        return rows;
    }
    shift(answer).iter().for_each(&mut say);
    say(&rests(moment));
    fate(moment).iter().for_each(&mut say);
    if let Some(could) = &answer.could {
        for (message, plays) in could_messages(could) {
            say(&message);
            say(&message!("review-play-on", line = line(plays)));
        }
    }
    if let (Some(counter), Some(shown)) = (&moment.counter, &answer.counter) {
        say(&counter_message(moment, counter));
        rows.extend(drawing::deal(language, moment, &counter.position));
        let mut say = |message: &Message| rows.extend(sentence(&message.text(language), 4));
        say(&message!("review-line", card = said(&decision.done), line = line(&shown.line)));
        say(&message!("review-line", card = said(&decision.best), line = line(&shown.best_line)));
        // A position is one word for programs, so it is not folded.
        rows.push(format!("    {}", styled(&shown.position, DIM)));
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

/// Returns what could still be had, where it is more than what was got, each with its cards.
pub(super) fn could_messages(could: &CouldAnswer) -> Vec<(Message, &[PlayAnswer])> {
    let signed = |points: i32| Arg::signed(points.into(), 0);
    let got = could.got;
    let best = message!("review-could-best", points = signed(could.against_best), got = signed(got));
    let replayed = message!("review-could-replayed", points = signed(could.as_played), got = signed(got));
    let all = [
        (could.against_best, best, could.best_line.as_slice()),
        (could.as_played, replayed, could.as_played_line.as_slice()),
    ];
    all.into_iter().filter(|(points, ..)| got < *points).map(|(_, message, line)| (message, line)).collect()
}

/// Number of cards of a line that are shown on a terminal; programs and pages have all of them.
const CARDS: usize = 12;

/// Returns the first cards of a line of play.
fn line(plays: &[PlayAnswer]) -> Arg {
    let play = |play: &PlayAnswer| message!("review-play", seat = seat_letter(play.seat), card = card_short(play.card));
    let rest = (CARDS < plays.len()).then(|| Message::verbatim("…"));
    Arg::list(plays.iter().take(CARDS).map(play).chain(rest), text::Join::Space)
}

/// Returns the rows about the losses of `who`.
fn gave_rows(language: Language, who: Message, gave: &SeatAnswer) -> Vec<String> {
    let mut text = gave_message(gave, who).text(language);
    let about: Vec<String> = gave.about.iter().filter_map(about_message).map(|it| it.text(language)).collect();
    if !about.is_empty() {
        text = format!("{text}: {}", about.join(", "));
    }
    sentence(&text, 2)
}

/// Returns the text about all losses of `who`.
pub(super) fn gave_message(gave: &SeatAnswer, who: Message) -> Message {
    let (low, high) = gave.interval();
    let [points, low, high] = [gave.points, low, high].map(|points| Arg::decimal(points, 1));
    message!("review-seat", n = gave.mistakes, seat = who, points, low, high)
}

/// Returns the name of a player of several games, with their number.
pub(super) fn total_message(total: &Total) -> Message {
    message!("review-player-games", who = total.who.message(), n = total.games)
}

/// Returns the text about the losses in mistakes of one group.
pub(super) fn about_message(about: &AboutAnswer) -> Option<Message> {
    let (group, points) = (about.group?.message(), Arg::decimal(about.points, 1));
    Some(message!("review-seat-group", group, points, n = about.mistakes))
}

/// Returns what a game is called that is one of several: its number among those of a file, and the line on which it begins.
#[must_use]
pub fn title(number: usize, line: usize) -> Message {
    message!("review-title", number, line)
}

/// Returns what follows all games: what each player gave away in them if there are several, and that silence was not priced
/// if it was not everywhere.
#[must_use]
pub fn end_rows(language: Language, games: &[&ReviewAnswer]) -> Vec<String> {
    let mut rows = Vec::new();
    if 1 < games.len() {
        rows.push(styled(&message!("review-all-games", n = games.len()).text(language), BOLD));
        let totals = totals(games.iter().copied());
        rows.extend(totals.iter().flat_map(|total| gave_rows(language, total_message(total), &total.gave)));
    }
    if !games.iter().all(|game| game.silence_priced) {
        let said = message!("review-without-calls").text(language);
        rows.extend(sentence(&said, 2).iter().map(|row| styled(row, DIM)));
    }
    rows
}
