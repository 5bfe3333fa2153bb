//! Writes records as other people and programs write games down.

pub(crate) mod files;

use doko_notation::{Record, record::Announcement};
use game::{Call, Card, GameName, Rank, Seat, Solo, Suit};
use rand::{RngExt, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use std::fmt::Write;

/// How cards are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cards {
    Code,
    Short,
    Symbol,
    SymbolLast,
    Words,
    German,
    English,
    Nicknames,
    /// `PiK`, `He10`.
    TwoLetters,
    /// `Herz-Zehner`, with signs that nobody sees.
    Nouns,
    /// `QC`, `10H`.
    RankFirst,
    KForKreuz,
    KForBoth,
}

/// How games are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// `1. Anna: KrD, H10, Ka9, KaK`.
    Leader,
    /// `1. Anna KrD, Bert H10, ..`.
    Each,
    /// Without who led.
    Bare,
    /// A column for each player.
    Columns,
    /// A heading for each trick, a line for each card.
    Report,
}

/// The conventions of a text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Writer {
    pub(crate) cards: Cards,
    pub(crate) style: Style,
    pub(crate) names: [&'static str; 4],
    pub(crate) separator: &'static str,
    pub(crate) number: &'static str,
}

const NAMES: [[&str; 4]; 7] = [
    ["N", "E", "S", "W"],
    ["Nord", "Ost", "Süd", "West"],
    ["north", "east", "south", "west"],
    ["Anna", "Bert", "Clara", "Dirk"],
    ["Ute", "Özlem", "Kai-Uwe", "Max_M"],
    ["Anna M.", "Anna P.", "Otto", "Sven"],
    ["A", "B", "C", "D"],
];

impl Writer {
    pub(crate) fn random(rng: &mut ChaCha8Rng) -> Self {
        const CARDS: [Cards; 11] = [
            Cards::Code,
            Cards::Short,
            Cards::Symbol,
            Cards::SymbolLast,
            Cards::Words,
            Cards::German,
            Cards::English,
            Cards::Nicknames,
            Cards::TwoLetters,
            Cards::Nouns,
            Cards::RankFirst,
        ];
        const STYLES: [Style; 5] = [Style::Leader, Style::Each, Style::Bare, Style::Columns, Style::Report];
        let mut pick = |n: usize| rng.random_range(0..n);
        let style = STYLES[pick(5)];
        let separators = if style == Style::Columns { [" | ", "\t", ";", "   "] } else { [", ", ",", "; ", " | "] };
        Self {
            cards: CARDS[pick(CARDS.len())],
            style,
            names: NAMES[pick(NAMES.len())],
            separator: separators[pick(4)],
            number: [". ", ") ", ": ", "\t"][pick(4)],
        }
    }

    fn name(&self, seat: Seat) -> &'static str {
        self.names[seat.index()]
    }

    fn names_of(&self, seats: &[Seat]) -> String {
        seats.iter().map(|&seat| self.name(seat)).collect::<Vec<_>>().join(", ")
    }

    pub(crate) fn write(&self, record: &Record, rng: &mut ChaCha8Rng) -> String {
        let mut text = self.heading(record);
        let n_played = record.plays().count();
        let n_hand = record.hands[Seat::N].len();
        if n_played < 4 * n_hand || rng.random() {
            for (seat, hand) in record.hands.iter() {
                let cards: Vec<String> = hand.iter().map(|&card| self.card(card, rng)).collect();
                let _ = writeln!(text, "{}: {}", self.name(seat), cards.join(", "));
            }
        }
        match self.style {
            Style::Columns => self.columns(record, &mut text, rng),
            Style::Report => self.report(record, &mut text, rng),
            Style::Leader | Style::Each | Style::Bare => self.lines(record, &mut text, rng),
        }
        text
    }

    fn heading(&self, record: &Record) -> String {
        let mut text = String::new();
        let mut line = |key: &str, value: Option<String>| {
            if let Some(value) = value {
                let _ = writeln!(text, "{key}: {value}");
            }
        };
        let seat = |seat: Option<Seat>| seat.map(|seat| self.name(seat).to_owned());
        let codes = |cards: &Vec<Card>| match cards.iter().map(Card::to_string).collect::<Vec<_>>() {
            codes if codes.is_empty() => "-".to_owned(),
            codes => codes.join(", "),
        };
        line("Spieler", Some(self.names.join(", ")));
        line("Regeln", record.rules.clone());
        line("Geber", seat(Some(record.dealer)));
        line("Spiel", Some(record.game.to_string()));
        line("Vorbehalt", record.reservation.map(|kind| kind.to_string()));
        line("Solist", seat(record.soloist));
        line("Hochzeiter", seat(record.hochzeiter));
        line("Bedingung", record.hochzeit_condition.map(|condition| condition.name().to_owned()));
        for (key, holder) in ["Schweine", "Superschweine", "Hyperschweine"].into_iter().zip(record.schweine.0) {
            line(key, seat(holder));
        }
        line("Abgeber", seat(record.giver));
        line("Nehmer", seat(record.taker));
        line("Abgegeben", record.given.as_ref().map(codes));
        line("Zurückgegeben", record.returned.as_ref().map(codes));
        let open = (!record.pflichtsolo_open.is_empty()).then(|| self.names_of(&record.pflichtsolo_open));
        line("Pflichtsolo offen", open);
        line("Vorgeführt", seat(record.vorfuehren));
        let said = record.vorbehalte.as_ref().map(|said| {
            let word = |said: &doko_notation::record::Said| {
                format!("{}: {}", self.name(said.player), said.act.to_string().replace(',', "+"))
            };
            said.iter().map(word).collect::<Vec<_>>().join(", ")
        });
        line("Vorbehalte", said);
        text
    }

    /// Returns the calls after this many cards, each with its caller if it is not the one to play.
    fn calls<'a>(&self, record: &'a Record, cards: usize) -> impl Iterator<Item = &'a Announcement> {
        record.announcements.iter().filter(move |call| usize::from(call.before_card) == cards)
    }

    fn lines(&self, record: &Record, text: &mut String, rng: &mut ChaCha8Rng) {
        let mut n = 0;
        let n_tricks = record.tricks_played.len();
        for (number, trick) in (1..).zip(&record.tricks_played) {
            let mut items: Vec<String> = Vec::new();
            for (index, &card) in trick.cards.iter().enumerate() {
                items.extend(self.calls(record, n).map(|call| self.call(call)));
                let name = self.name(trick.lead.plus(index));
                let card = self.card(card, rng);
                let is_named = self.style == Style::Each || self.style == Style::Leader && index == 0;
                // A single letter needs its colon; a longer name does not.
                let colon = if name.len() < 3 || name.contains(' ') || rng.random() { ":" } else { "" };
                items.push(if is_named { format!("{name}{colon} {card}") } else { card });
                n += 1;
            }
            if number == n_tricks {
                items.extend(self.calls(record, n).map(|call| self.call(call)));
            }
            let _ = writeln!(text, "{number}{}{}", self.number, items.join(self.separator));
        }
    }

    fn call(&self, call: &Announcement) -> String {
        format!("{}:{}!", self.name(call.player), call_word(call.say))
    }

    fn columns(&self, record: &Record, text: &mut String, rng: &mut ChaCha8Rng) {
        let bar = |row: &[String]| match self.separator {
            " | " => format!("| {} |", row.join(" | ")),
            separator => row.join(separator),
        };
        let mut head = vec!["Stich".to_owned()];
        head.extend(self.names.map(str::to_owned));
        let _ = writeln!(text, "{}", bar(&head));
        if self.separator == " | " {
            let _ = writeln!(text, "|---|---|---|---|---|");
        }
        let mut n = 0;
        for (number, trick) in (1..).zip(&record.tricks_played) {
            let mut row = vec![number.to_string()];
            row.extend((0..4).map(|_| "-".to_owned()));
            for (index, &card) in trick.cards.iter().enumerate() {
                let seat = trick.lead.plus(index);
                let calls =
                    self.calls(record, n).map(|call| format!("{}! ({}) ", call_word(call.say), self.name(call.player)));
                let calls: String = calls.collect();
                let star = if index == 0 { "*" } else { "" };
                n += 1;
                let is_end = index + 1 == trick.cards.len() && number == record.tricks_played.len();
                let after = self.calls(record, n).filter(|_| is_end);
                let after: String =
                    after.map(|call| format!(" {}! ({})", call_word(call.say), self.name(call.player))).collect();
                row[seat.index() + 1] = format!("{calls}{}{star}{after}", self.card(card, rng));
            }
            let _ = writeln!(text, "{}", bar(&row));
        }
    }

    fn report(&self, record: &Record, text: &mut String, rng: &mut ChaCha8Rng) {
        let _ = writeln!(text, "Zur Übersicht");
        let mut n = 0;
        for (number, trick) in (1..).zip(&record.tricks_played) {
            let _ = writeln!(text, "Stich {number}");
            for (index, &card) in trick.cards.iter().enumerate() {
                for call in self.calls(record, n) {
                    let _ = writeln!(text, "{}: {}!", self.name(call.player), call_word(call.say));
                }
                let name = self.name(trick.lead.plus(index));
                let card = self.card(card, rng);
                let _ =
                    if rng.random() { writeln!(text, "{name}: {card}") } else { writeln!(text, "  {card} ({name})") };
                n += 1;
            }
            if number == record.tricks_played.len() {
                for call in self.calls(record, n) {
                    let _ = writeln!(text, "{}: {}!", self.name(call.player), call_word(call.say));
                }
            }
            let _ = writeln!(text, "{} gewinnt\n", self.name(trick.lead));
        }
        let _ = writeln!(text, "Vielen Dank");
    }

    fn card(&self, card: Card, rng: &mut ChaCha8Rng) -> String {
        let of_suit = |words: [&'static str; 4]| words[suit_index(card.suit())];
        let of_rank = |words: [&'static str; 6]| words[rank_index(card.rank())];
        let short = ["A", "10", "K", "D", "B", "9"];
        let between = *["", " ", "-"].choose(rng).expect("there are some");
        let text = match self.cards {
            Cards::Code => card.to_string(),
            Cards::Short => format!("{}{between}{}", of_suit(["Kr", "P", "H", "Ka"]), of_rank(short)),
            Cards::Symbol => format!("{}{}{}", of_suit(["♣", "♠", "♥", "♦"]), between.trim(), of_rank(short)),
            Cards::SymbolLast => format!("{}{}", of_rank(short), of_suit(["♣", "♠", "♥", "♦"])),
            Cards::Words => {
                let rank = of_rank(["Ass", "Zehn", "König", "Dame", "Bube", "Neun"]);
                format!("{}{between}{rank}", of_suit(["Kreuz", "Pik", "Herz", "Karo"]))
            }
            Cards::German => {
                let suit = [["Eichel", "Gras", "Rot", "Schellen"], ["Eichel", "Grün", "Herz", "Schelle"]];
                let rank =
                    [["Sau", "10", "König", "Ober", "Unter", "9"], ["Daus", "Zehn", "K", "Ober", "Unter", "Neun"]];
                let pick = usize::from(rng.random::<bool>());
                format!("{}{between}{}", of_suit(suit[pick]), of_rank(rank[pick]))
            }
            Cards::English => {
                let rank = of_rank(["ace", "ten", "king", "queen", "jack", "nine"]);
                format!("{rank} of {}", of_suit(["clubs", "spades", "hearts", "diamonds"]))
            }
            Cards::Nicknames => match card {
                Card::HT => "Dulle".to_owned(),
                Card::DA => "Fuchs".to_owned(),
                Card::CJ => "Karlchen".to_owned(),
                Card::CQ => "Alte".to_owned(),
                _ => format!("{}{between}{}", of_suit(["Kr", "Pik", "Herz", "Karo"]), of_rank(short)),
            },
            Cards::TwoLetters => format!("{}{between}{}", of_suit(["Kr", "Pi", "He", "Ka"]), of_rank(short)),
            Cards::Nouns => {
                let rank = of_rank(["As\u{ad}s", "Zehner", "Kö\u{ad}nig", "Da\u{ad}me", "Bu\u{ad}be", "Neuner"]);
                format!("{}\u{200b}{between}{rank}", of_suit(["Kreuz", "Pik", "Herz", "Karo"]))
            }
            Cards::RankFirst => {
                let rank = of_rank(["A", "10", "K", "Q", "J", "9"]);
                return format!("{rank}{}", of_suit(["C", "S", "H", "D"]));
            }
            Cards::KForKreuz => format!("{}{}", of_suit(["K", "P", "H", "Ka"]), of_rank(short)),
            Cards::KForBoth => format!("{}{}", of_suit(["K", "P", "H", "K"]), of_rank(short)),
        };
        match rng.random_range(0..4) {
            // "KA" could be two suits and no card.
            0 if !matches!(self.cards, Cards::KForKreuz | Cards::KForBoth) => text.to_uppercase(),
            1 => text.to_lowercase(),
            _ => text,
        }
    }
}

fn suit_index(suit: Suit) -> usize {
    match suit {
        Suit::Clubs => 0,
        Suit::Spades => 1,
        Suit::Hearts => 2,
        Suit::Diamonds => 3,
    }
}

fn rank_index(rank: Rank) -> usize {
    Rank::ALL.iter().position(|&other| other == rank).expect("every rank is one")
}

fn call_word(call: Call) -> &'static str {
    match call {
        Call::Re => "Re",
        Call::Kontra => "Kontra",
        Call::Keine90 => "keine 90",
        Call::Keine60 => "k60",
        Call::Keine30 => "keine 30",
        Call::Schwarz => "schwarz",
    }
}

/// Writes a game as a bug report of FreeDoko, if FreeDoko could have played it.
pub(crate) fn write_freedoko(record: &Record) -> Option<String> {
    let game = match record.game {
        GameName::Normal => "normal",
        GameName::Solo(Solo::Damen) => "solo queen",
        GameName::Solo(Solo::Farbe(Suit::Hearts)) => "solo heart",
        _ => return None,
    };
    let led = record.tricks_played.first().map(|trick| trick.lead)?;
    let is_whole = record.plays().count() == 48 && led == record.dealer.next();
    if !is_whole || record.schweine.aces().is_some() || record.reservation.is_some() && record.soloist.is_none() {
        return None;
    }
    let mut text =
        String::from("# FreeDoko Bugreport\n\nversion: 0.7.12\nlanguage: de\ntrick: 12\n\n/---------\\\n| message |\n");
    text.push_str("\\---------/\nWarum: legt er das Ass?\n\n/--------\\\n| output |\n\\--------/\n");
    let _ =
        write!(text, "seed: 7\nstartplayer: {}\n\nparty\n{{\nrules \n{{\n{}}}\n}}\n", led.index(), files::TOURNAMENT);
    let _ = writeln!(text, "\ngametype: {game}");
    if let Some(soloist) = record.soloist {
        let _ = writeln!(text, "soloplayer: player {}", soloist.index());
    }
    text.push_str("\nhands\n{\n");
    for (seat, hand) in record.hands.iter() {
        let _ = writeln!(text, "player {} ({})", seat.index(), ["Anna", "Bert", "Clara", "Dirk"][seat.index()]);
        for (number, &card) in hand.iter().enumerate() {
            let _ = writeln!(text, "{number:x}  {}", freedoko_card(card));
        }
        text.push('\n');
    }
    text.push_str("}\n\ngameplay actions\n{\n");
    for (number, trick) in record.tricks_played.iter().enumerate() {
        let _ = writeln!(text, "  # trick {}", number + 1);
        for (index, &card) in trick.cards.iter().enumerate() {
            let n = 4 * number + index;
            for call in record.announcements.iter().filter(|call| usize::from(call.before_card) == n) {
                let word = match call.say {
                    Call::Re | Call::Kontra => "no 120",
                    Call::Keine90 => "no 90",
                    Call::Keine60 => "no 60",
                    Call::Keine30 => "no 30",
                    Call::Schwarz => "no 0",
                };
                let _ = writeln!(text, "  announcement = {}, {word}", call.player.index());
            }
            let player = trick.lead.plus(index).index();
            let why = if index == 2 { " (pfund before)" } else { "" };
            let _ = writeln!(text, "  card played = {player}, {}{why}", freedoko_card(card));
        }
        let cards: Vec<String> = trick.cards.iter().map(|&card| freedoko_card(card)).collect();
        let _ = writeln!(text, "  trick full = {}, {}, 0", trick.lead.index(), cards.join(", "));
    }
    text.push_str("}\n\ngame summary\n{\nseed = 7\nspecial points\n{\n}\n}\n");
    Some(text)
}

fn freedoko_card(card: Card) -> String {
    let suit = ["club", "spade", "heart", "diamond"][suit_index(card.suit())];
    let rank = ["ace", "ten", "king", "queen", "jack", "nine"][rank_index(card.rank())];
    format!("{suit} {rank}")
}
