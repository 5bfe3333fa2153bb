//! The review as a page that needs nothing else: for a phone first, and for paper.

use super::answer::{MomentAnswer, ReviewAnswer, fate, hand, head, misfortune, reason, rests, shift, trick};
use super::decision::said;
use super::drawing::{BEST, DONE, Mark, marked};
use super::rows::{about_message, could_messages, counter_message, gave_message, total_message};
use super::totals::{SeatAnswer, totals};
use crate::paint::{seat, short};
use crate::plays::PlayAnswer;
use crate::protocol::escaped;
use game::{Card, Hand, Order, Outcome, Seat, Suit};
use sim::Choice;
use sim::report::generator;
use sim::review::Moment;
use std::fmt::Write as _;
use text::{Language, Localized, Message, message};

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:44em;padding:1em;color:#1c1c1c;background:#fff;\
overflow-wrap:anywhere}h1{font-size:1.4em}h2{font-size:1.2em;margin:2em 0 .5em}h3{font-size:1em;margin:0 0 .4em}p,ul{margin:.4em 0}\
ul{padding-left:1.2em}.moment{border:1px solid #bbb;border-left:.35em solid #b3261e;border-radius:.4em;padding:.8em;margin:1em 0}\
.quiet{color:#555}.card{display:inline-block;min-width:1.9em;padding:0 .25em;margin:.1em .05em;border:1px solid #999;\
border-radius:.3em;background:#fff;text-align:center;font-weight:600;white-space:nowrap}.C{color:#176b31}.S{color:#0550ae}\
.H{color:#b3261e}.D{color:#8f4700}.trick{display:inline-block;white-space:nowrap;margin:.1em .8em .1em 0}\
svg text{font:11px system-ui,sans-serif;fill:#444}.wide{overflow-x:auto}table{border-collapse:collapse}td,th{padding:.15em .5em;\
text-align:left;border-bottom:1px solid #ddd}td.n,th.n{text-align:right}.bad{background:#ffe3e3}.done{outline:.16em solid #b3261e}.best{outline:.16em solid #176b31}.done,.best{margin:.2em .3em}\
.step{display:none;border:1px solid #bbb;border-radius:.4em;padding:.8em;margin:1em 0}.step:target{display:block}.step nav{display:flex;gap:1.5em}\
.curve a{display:inline}.curve a:hover rect,.curve a:focus rect{fill:#0550ae33}summary{min-height:44px;padding:.6em 0;cursor:pointer;font-weight:600}code{font-size:.85em;user-select:all}\
a{display:inline-block;padding:.6em 0;color:#0550ae}\
@media(prefers-color-scheme:dark){body{background:#16181c;color:#e4e4e4}.quiet{color:#aaa}.card{background:#f4f4f4}\
.moment{border-color:#555;border-left-color:#f2857d}.bad{background:#4a2020}svg text{fill:#bbb}td,th{border-color:#444}a{color:#8ab8ff}}\
@media print{.step{display:none!important}details::details-content{content-visibility:visible;display:block}body{max-width:none;font-size:11pt;color:#000;background:#fff}.moment{break-inside:avoid}h2{break-after:avoid}}";

/// A game on a page.
#[derive(Clone, Copy, Debug)]
pub struct Titled<'a> {
    /// Its number among the games of a file.
    pub number: usize,
    /// The line on which it begins.
    pub line: usize,
    /// The review.
    pub answer: &'a ReviewAnswer,
}

/// A page that is written.
pub(super) struct Page {
    pub(super) text: String,
    pub(super) language: Language,
}

/// Returns the page of one game or of several.
#[must_use]
pub fn page(language: Language, games: &[Titled<'_>]) -> String {
    let mut page = Page { text: String::new(), language };
    let title = page.words(&message!("review-page-title", n = games.len()));
    let _ = writeln!(
        page.text,
        "<!doctype html>\n<html lang=\"{language}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width,initial-scale=1\">{}<title>{title}</title><style>{STYLE}</style></head><body><main>\n\
         <h1>{title}</h1>",
        generator("review"),
    );
    page.paragraph("quiet", &message!("review-page-about"));
    if 1 < games.len() {
        page.heading("h2", &message!("review-page-players"));
        let totals = totals(games.iter().map(|game| game.answer));
        page.gave(totals.iter().map(|total| (total_message(total), &total.gave)));
        page.text.push_str("<nav><ul>");
        for game in games {
            let name = page.words(&super::title(game.number, game.line));
            let _ = write!(page.text, "<li><a href=\"#g{}\">{name}</a>", game.number);
        }
        page.text.push_str("</ul></nav>\n");
    }
    for game in games {
        page.game(game, games.len());
    }
    if games.iter().any(|game| !game.answer.silence_priced) {
        page.paragraph("quiet", &message!("review-without-calls"));
    }
    page.text.push_str("</main></body></html>\n");
    page.text
}

impl Page {
    pub(super) fn words(&self, message: &Message) -> String {
        escaped(&message.text(self.language))
    }

    fn paragraph(&mut self, class: &str, message: &Message) {
        let words = self.words(message);
        let _ = writeln!(self.text, "<p class=\"{class}\">{words}</p>");
    }

    fn heading(&mut self, tag: &str, message: &Message) {
        let words = self.words(message);
        let _ = writeln!(self.text, "<{tag}>{words}</{tag}>");
    }

    pub(super) fn card(&self, card: Card) -> String {
        self.marked_card((card, Mark::Neither))
    }

    pub(super) fn marked_card(&self, (card, mark): (Card, Mark)) -> String {
        let suit = match card.suit() {
            Suit::Clubs => "C",
            Suit::Spades => "S",
            Suit::Hearts => "H",
            Suit::Diamonds => "D",
        };
        let (class, sign) = match mark {
            Mark::Done => (" done", DONE),
            Mark::Best => (" best", BEST),
            Mark::Neither => ("", ""),
        };
        format!("<span class=\"card {suit}{class}\">{sign}{}</span>", short(self.language, card))
    }

    fn game(&mut self, game: &Titled<'_>, n_games: usize) {
        let answer = game.answer;
        if 1 < n_games {
            let name = self.words(&super::title(game.number, game.line));
            let _ = writeln!(self.text, "<h2 id=\"g{}\">{name}</h2>", game.number);
        }
        self.table(answer, if 1 < n_games { "p" } else { "h2" });
        self.gave(answer.in_order().into_iter().map(|seat| (answer.caller_in_full(seat), &answer.seats[seat])));
        self.curve(game);
        if answer.moments.is_empty() {
            self.paragraph("", &message!("review-none"));
        }
        if !answer.moments.is_empty() {
            self.paragraph("quiet", &message!("review-marks", done = DONE, best = BEST));
        }
        for (number, (told, moment)) in answer.told().enumerate() {
            if number == answer.n_own() && answer.seat.is_some() {
                self.heading("h3", &message!("review-others"));
            }
            self.moment(answer, told, moment);
        }
        for decision in answer.shown.review.bad_luck.iter().take(answer.bad_luck.len()) {
            if let Some(message) = misfortune(decision, answer.caller_in_full(decision.seat)) {
                self.paragraph("", &message);
            }
        }
        if 0 < answer.disputed {
            self.paragraph("quiet", &message!("review-disputed", n = answer.disputed));
        }
        let checked = message!("review-checked", decisions = answer.decisions.len(), suspects = answer.suspects);
        self.paragraph("quiet", &checked);
        if !answer.finished {
            self.paragraph("quiet", &message!("review-unfinished"));
        }
        self.course(answer);
    }

    /// The game, in this tag, its hands, and what came out.
    fn table(&mut self, answer: &ReviewAnswer, tag: &str) {
        let end = &answer.shown.end;
        let outcome: Option<Outcome> = end.clone().finish().ok();
        let contract = self.words(&end.public().game().contract().message());
        let title = self.words(&message!("review-page-hands"));
        let _ = write!(self.text, "<{tag}><b>{contract}</b></{tag}><details><summary>{title}</summary>");
        for of in Seat::ALL {
            let side = end.team_of(of).map_or_else(String::new, |team| format!(" ({})", self.words(&team.message())));
            let points =
                outcome.as_ref().map_or_else(String::new, |outcome| format!(" {:+}", outcome.score.points[of].0));
            let name = self.words(&answer.caller_in_full(of));
            let cards = self.hand(end.public().order(), end.deal().hands()[of]);
            let _ = writeln!(self.text, "<p><b>{name}</b>{side}{points}<br>{cards}</p>");
        }
        self.text.push_str("</details>\n");
    }

    fn hand(&self, order: &Order, hand: Hand) -> String {
        order.arranged(hand).map(|card| self.card(card)).collect()
    }

    /// Writes the losses of each of them.
    fn gave<'b>(&mut self, all: impl Iterator<Item = (Message, &'b SeatAnswer)>) {
        self.text.push_str("<ul>");
        for (who, gave) in all {
            let words = self.words(&gave_message(gave, who));
            let about = gave.about.iter().filter_map(about_message).map(|about| self.words(&about));
            let about = about.collect::<Vec<_>>().join(", ");
            let about = if about.is_empty() { about } else { format!("<br><span class=\"quiet\">{about}</span>") };
            let _ = write!(self.text, "<li>{words}{about}");
        }
        self.text.push_str("</ul>\n");
    }

    fn moment(&mut self, answer: &ReviewAnswer, told: &MomentAnswer, moment: &Moment) {
        let decision = &moment.decision;
        self.text.push_str("<section class=\"moment\">");
        let title = head(
            decision,
            answer.caller_in_full(decision.seat),
            said(&decision.done).into(),
            said(&decision.best).into(),
        );
        self.heading("h3", &title);
        if let Some(trick) = trick(moment) {
            self.lying(trick.plays());
        }
        self.own_cards(&marked(&hand(moment), decision.done, decision.best));
        self.paragraph("", &reason(moment).message());
        for message in shift(told).iter().chain(&fate(moment)) {
            self.paragraph("", message);
        }
        self.paragraph("quiet", &rests(moment));
        for (message, plays) in told.could.iter().flat_map(could_messages) {
            self.paragraph("", &message);
            self.line(decision.cards_played, &message!("review-play-on", line = ""), plays);
        }
        self.counter(told, moment);
        self.text.push_str("</section>\n");
    }

    /// Writes what lies on the table.
    pub(super) fn lying(&mut self, plays: impl Iterator<Item = (Seat, Card)>) {
        let lying: String = plays
            .map(|(of, card)| format!("<span class=\"trick\">{}{}</span>", seat(self.language, of), self.card(card)))
            .collect();
        let lying = if lying.is_empty() { self.words(&message!("review-leads")) } else { lying };
        let label = self.words(&message!("review-table", cards = ""));
        let _ = writeln!(self.text, "<p>{} {lying}</p>", label.trim_end());
    }

    /// Writes a hand with its marks.
    pub(super) fn own_cards(&mut self, cards: &[(Card, Mark)]) {
        let cards: String = cards.iter().map(|&card| self.marked_card(card)).collect();
        let label = self.words(&message!("review-hand", cards = ""));
        let _ = writeln!(self.text, "<p>{} {cards}</p>", label.trim_end());
    }

    /// A deal that could not be excluded, and how the game goes on in it.
    fn counter(&mut self, told: &MomentAnswer, moment: &Moment) {
        let (Some(counter), Some(shown)) = (&moment.counter, &told.counter) else { return };
        let title = self.words(&message!("review-page-deal"));
        let _ = write!(self.text, "<details open><summary>{title}</summary>");
        self.paragraph("", &counter_message(moment, counter));
        let position = &counter.position;
        for of in Seat::ALL {
            let cards: Vec<Card> = position.order().arranged(position.cards().hands()[of]).collect();
            let (done, best) = (moment.decision.done, moment.decision.best);
            let marks = if of == moment.decision.seat { marked(&cards, done, best) } else { Vec::new() };
            let own: String = marks.iter().map(|&card| self.marked_card(card)).collect();
            let cards = if own.is_empty() { cards.iter().map(|&card| self.card(card)).collect() } else { own };
            let _ = write!(self.text, "<p><b>{}</b> {cards}</p>", self.words(&of.message()));
        }
        let at = moment.decision.cards_played;
        for (choice, line) in [(moment.decision.done, &shown.line), (moment.decision.best, &shown.best_line)] {
            if let Choice::Card(_) = choice {
                self.line(at, &message!("review-line", card = said(&choice), line = ""), line);
            }
        }
        let (title, text) = (self.words(&message!("review-page-copy")), escaped(&shown.position));
        let _ = writeln!(self.text, "<p class=\"quiet\">{title}: <code>{text}</code></p></details>");
    }

    /// Writes a line of play, trick by trick, after `cards_played` cards.
    fn line(&mut self, cards_played: usize, title: &Message, plays: &[PlayAnswer]) {
        let title = self.words(title);
        let _ = write!(self.text, "<p>{title} ");
        let first = (4 - cards_played % 4).min(plays.len());
        let (now, later) = plays.split_at(first);
        for trick in std::iter::once(now).chain(later.chunks(4)) {
            self.text.push_str("<span class=\"trick\">");
            for play in trick {
                let (of, card) = (seat(self.language, play.seat), self.card(play.card));
                let _ = write!(self.text, "{of}{card}");
            }
            self.text.push_str("</span>");
        }
        self.text.push_str("</p>\n");
    }
}
