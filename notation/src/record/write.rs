//! Writing the text form of a record: one line for each part.

use crate::record::{
    Announcement, Deed, Incident, Moment, Record, Timing,
    players::{UNKNOWN, are_unnamed},
};
use game::{Card, SchweineHolders, Seat};
use std::fmt;

impl fmt::Display for Record {
    /// Writes the text form, which reads back as the same record.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fields: Vec<String> = self.fields().into_iter().map(|(key, value)| format!("{key}={value}")).collect();
        writeln!(f, "{}", fields.join(" "))?;
        if !are_unnamed(&self.players) {
            let names = Seat::ALL.map(|seat| self.players[seat].as_deref().unwrap_or(UNKNOWN));
            writeln!(f, "players {}", names.join(", "))?;
        }
        for (seat, cards) in self.hands.iter() {
            writeln!(f, "{}", words(format!("{seat}:"), cards))?;
        }
        let inline = self.inline();
        if let Some(said) = &self.vorbehalte {
            f.write_str("vorbehalte")?;
            for (number, said) in (0..).zip(said) {
                self.write_incidents(f, inline, Moment::Query { said: number })?;
                write!(f, " {}:{}", said.player, said.act)?;
            }
            self.write_incidents(f, inline, Moment::Query { said: u16::try_from(said.len()).unwrap_or(u16::MAX) })?;
            writeln!(f)?;
        }
        if inline == Inline::Nothing && !self.announcements.is_empty() {
            let calls = self.announcements.iter().map(|call| format!("@{} {}", call.before_card, written(call)));
            writeln!(f, "{}", words("calls".to_owned(), calls))?;
        }
        if inline != Inline::CallsAndIncidents && !self.incidents.is_empty() {
            let incidents = self.incidents.iter().map(|incident| format!("@{} {}", incident.at, deed(incident)));
            writeln!(f, "{}", words("incidents".to_owned(), incidents))?;
        }
        self.write_tricks(f, inline)
    }
}

/// An item between the cards and words, in its place.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Inline {
    Nothing,
    Calls,
    CallsAndIncidents,
}

fn deed(incident: &Incident) -> String {
    match incident.player {
        Some(player) => format!("{player}:{}", incident.what),
        None => incident.what.to_string(),
    }
}

/// Returns the words in one line.
fn words(first: String, rest: impl IntoIterator<Item = impl fmt::Display>) -> String {
    rest.into_iter().fold(first, |line, word| format!("{line} {word}"))
}

fn written(call: &Announcement) -> String {
    let together = if call.timing == Timing::Together { "+" } else { "" };
    match call.team {
        Some(team) => format!("{together}{}:{team}-{}!", call.player, call.say),
        None => format!("{together}{}:{}!", call.player, call.say),
    }
}

fn seats(seats: &[Seat]) -> String {
    if seats.is_empty() { "-".to_owned() } else { seats.iter().map(|seat| seat.letter()).collect() }
}

fn cards(cards: &[Card]) -> String {
    let codes: Vec<String> = cards.iter().map(Card::to_string).collect();
    if codes.is_empty() { "-".to_owned() } else { codes.join(",") }
}

impl Record {
    /// Returns the fields of the first line.
    fn fields(&self) -> Vec<(&'static str, String)> {
        let mut fields = Vec::new();
        let mut add = |key, value: Option<String>| fields.extend(value.map(|value| (key, value)));
        let seat = |seat: Option<Seat>| seat.map(|seat| seat.to_string());
        add("rules", self.rules.clone());
        add("dealer", Some(self.dealer.to_string()));
        add("game", Some(self.game.to_string()));
        add("reservation", self.reservation.map(|kind| kind.to_string()));
        add("soloist", seat(self.soloist));
        add("hochzeiter", seat(self.hochzeiter));
        add("hochzeit_condition", self.hochzeit_condition.map(|condition| condition.name().to_owned()));
        add("clarifying_trick", self.clarifying_trick.map(|trick| trick.to_string()));
        for (key, holder) in SchweineHolders::KEYS.into_iter().zip(self.schweine.0) {
            add(key, seat(holder));
        }
        add("schweine_said", self.schweine_said.map(|cards| cards.to_string()));
        add("giver", seat(self.giver));
        add("taker", seat(self.taker));
        add("given", self.given.as_deref().map(cards));
        add("returned", self.returned.as_deref().map(cards));
        add("exchanged", self.exchanged.map(|cards| cards.to_string()));
        add("trumps_given", self.trumps_given.map(|trumps| trumps.to_string()));
        add("trumps_returned", self.trumps_returned.map(|trumps| trumps.to_string()));
        add("re", self.re.as_deref().map(seats));
        add("pflichtsolo_open", (!self.pflichtsolo_open.is_empty()).then(|| seats(&self.pflichtsolo_open)));
        add("vorfuehren", seat(self.vorfuehren));
        fields
    }

    /// Returns what can stand between the cards and words so that it reads back at the same moment.
    fn inline(&self) -> Inline {
        let cards = self.plays().count();
        let in_order = self.announcements.is_sorted_by_key(|call| call.before_card);
        let in_reach = self.announcements.iter().all(|call| usize::from(call.before_card) <= cards);
        let calls_have_places = self.announcements.is_empty() || in_order && in_reach && cards != 0;
        if !calls_have_places {
            return Inline::Nothing;
        }
        let has_place = |incident: &Incident| {
            let is_word = incident.player.is_some() || matches!(incident.what, Deed::Aborted(_));
            is_word
                && match incident.at {
                    Moment::Query { said } => {
                        self.vorbehalte.as_ref().is_some_and(|all| usize::from(said) <= all.len())
                    }
                    // A call at such a moment is one of the calls.
                    Moment::Play { cards: at, calls } => {
                        cards != 0
                            && usize::from(at) <= cards
                            && usize::from(calls) <= self.calls_at(at).count()
                            && !matches!(incident.what, Deed::Called(_))
                    }
                }
        };
        if self.incidents.is_sorted_by_key(|incident| incident.at) && self.incidents.iter().all(has_place) {
            Inline::CallsAndIncidents
        } else {
            Inline::Calls
        }
    }

    fn calls_at(&self, cards: u16) -> impl Iterator<Item = &Announcement> {
        self.announcements.iter().filter(move |call| call.before_card == cards)
    }

    fn write_tricks(&self, f: &mut fmt::Formatter<'_>, inline: Inline) -> fmt::Result {
        let mut cards = 0;
        for (number, trick) in (1..).zip(&self.tricks_played) {
            write!(f, "{number} {}:", trick.lead)?;
            for card in &trick.cards {
                self.write_between(f, inline, cards)?;
                write!(f, " {card}")?;
                cards += 1;
            }
            if number == self.tricks_played.len() {
                self.write_between(f, inline, cards)?;
            }
            writeln!(f)?;
        }
        Ok(())
    }

    /// Writes the calls and incidents after this many cards.
    fn write_between(&self, f: &mut fmt::Formatter<'_>, inline: Inline, cards: u16) -> fmt::Result {
        self.write_incidents(f, inline, Moment::after_cards(cards))?;
        for (number, call) in (1..).zip(self.calls_at(cards)) {
            if inline != Inline::Nothing {
                write!(f, " {}", written(call))?;
            }
            self.write_incidents(f, inline, Moment::Play { cards, calls: number })?;
        }
        Ok(())
    }

    fn write_incidents(&self, f: &mut fmt::Formatter<'_>, inline: Inline, at: Moment) -> fmt::Result {
        let now = self.incidents.iter().filter(|incident| inline == Inline::CallsAndIncidents && incident.at == at);
        now.into_iter().try_for_each(|incident| write!(f, " {}", deed(incident)))
    }
}
