//! The table as the person in one seat sees it.

use crate::lang::{Say, team_name};
use api::paint::{BOLD, DIM, card, styled, wide_card};
use game::{Act, BySeat, Call, Card, CardSet, Hand, Level, Order, Public, Seat, Team, Trick, View};
use std::iter::repeat_n;
use text::Language;

/// Returns the cards of a hand in the order in which they are drawn and numbered: trumps first, high to low.
pub(super) fn sorted(order: &Order, hand: Hand) -> Vec<Card> {
    order.sorted().iter().flat_map(|&kind| repeat_n(kind, hand.count(kind))).collect()
}

/// Returns a hand as a row of cards, each with its number if it may be played.
pub(super) fn hand(lang: Language, cards: &[Card], legal: CardSet) -> Vec<String> {
    let row = |text: &dyn Fn(usize, Card) -> String| -> String {
        (1..).zip(cards).map(|(number, &card)| text(number, card)).collect::<Vec<_>>().join("")
    };
    vec![
        row(&|_, _| "┌─────┐".to_owned()),
        row(&|_, card| format!("│ {} │", wide_card(lang, card))),
        row(&|_, _| "└─────┘".to_owned()),
        row(&|number, card| {
            let number = if legal.contains(card) { number.to_string() } else { "·".to_owned() };
            styled(&format!("{number:^7}"), if legal.contains(card) { BOLD } else { DIM })
        }),
    ]
}

/// Returns the cards on the table, the own seat below.
pub(super) fn table(lang: Language, own: Seat, trick: &Trick) -> Vec<String> {
    let played = |seat: Seat| {
        let card = trick.plays().find(|&(player, _)| player == seat).map(|(_, card)| card);
        let mark = if trick.owner() == Some(seat) { "*" } else { " " };
        match card {
            Some(card) => format!("{seat} {}{mark}", wide_card(lang, card)),
            None => format!("{seat} {}  ", styled("·  ", DIM)),
        }
    };
    let gap = |n: usize| " ".repeat(n);
    let (left, across, right) = (own.next(), own.plus(2), own.plus(3));
    vec![
        format!("{}{}", gap(12), played(across)),
        format!("{}{}{}{}", gap(3), played(left), gap(12), played(right)),
        format!("{}{}", gap(12), played(own)),
    ]
}

/// Returns a completed trick in a line.
pub(super) fn trick(lang: Language, number: usize, trick: &Trick) -> String {
    let cards: Vec<String> = trick.plays().map(|(seat, played)| format!("{seat} {}", card(lang, played))).collect();
    let owner = trick.owner().map_or(String::new(), |seat| seat.to_string());
    format!("{number:>3}  {}   {} {owner} ({})", cards.join("  "), lang.say("Stich für", "taken by"), trick.augen())
}

/// Returns what everybody knows of the parties, the calls and the Augen, in a line.
pub(super) fn standing(lang: Language, view: &View<'_>) -> String {
    let public: &Public = view.public();
    let side = match view.team() {
        Some(team) => format!("{} {}", lang.say("du bist", "you are"), styled(team_name(team), BOLD)),
        None => lang.say("deine Partei steht noch nicht fest", "your side is not settled yet").to_owned(),
    };
    let known: Vec<String> = Seat::ALL
        .into_iter()
        .filter(|&seat| seat != view.seat())
        .filter_map(|seat| public.known()[seat].map(|team| format!("{seat} {}", team_name(team))))
        .collect();
    let augen: BySeat<_> = public.augen();
    let augen: Vec<String> = augen.iter().map(|(seat, augen)| format!("{seat} {augen}")).collect();
    let mut parts = vec![side];
    if !known.is_empty() {
        parts.push(known.join(", "));
    }
    let levels = public.levels();
    for (team, level) in [(Team::Re, levels.re), (Team::Kontra, levels.kontra)] {
        if level != Level::None {
            parts.push(styled(&format!("{}: {}", team_name(team), level_name(lang, level)), BOLD));
        }
    }
    parts.push(format!("Augen {}", augen.join(" ")));
    parts.join(" · ")
}

const fn level_name(lang: Language, level: Level) -> &'static str {
    match (lang, level) {
        (_, Level::None) => "",
        (Language::German, Level::Ansage) => "angesagt",
        (Language::English, Level::Ansage) => "announced",
        (Language::German, Level::Keine90) => "keine 90",
        (Language::English, Level::Keine90) => "no 90",
        (Language::German, Level::Keine60) => "keine 60",
        (Language::English, Level::Keine60) => "no 60",
        (Language::German, Level::Keine30) => "keine 30",
        (Language::English, Level::Keine30) => "no 30",
        (_, Level::Schwarz) => "schwarz",
    }
}

/// Returns what a call is in a sentence.
pub(super) fn call(lang: Language, call: Call) -> &'static str {
    match (lang, call) {
        (_, Call::Re) => "Re",
        (_, Call::Kontra) => "Kontra",
        (Language::German, Call::Keine90) => "keine 90",
        (Language::English, Call::Keine90) => "no 90",
        (Language::German, Call::Keine60) => "keine 60",
        (Language::English, Call::Keine60) => "no 60",
        (Language::German, Call::Keine30) => "keine 30",
        (Language::English, Call::Keine30) => "no 30",
        (_, Call::Schwarz) => "schwarz",
    }
}

/// Returns what somebody says before the first card.
pub(super) fn act(lang: Language, act: &Act) -> String {
    match act {
        Act::Yes => lang.say("ja", "yes").to_owned(),
        Act::No => lang.say("nein", "no").to_owned(),
        Act::Pass => lang.say("weiter", "pass").to_owned(),
        other => other.to_string(),
    }
}
