//! What the wall says of an option.
//!
//! Each option has its sentences in the catalogue: `wall-OPTION-WORD` for a value that is a word, `wall-OPTION` for a
//! number or a list. A value of which nothing need be said, such as a special point that does not exist, has none. Every
//! sentence can ask what there is besides ([`FACTS`]).

use crate::rules::plain;
use game::rules::OptionValue;
use game::rules::{
    AltenGame, CallTiming, CallValue, CallsAllowed, DealerRepeats, HochzeitCondition, NoWinnerItems, PerTable,
    SchweineSuit, ShiftedTricks, SoloContest, Sonderpunkt, Trumpfschwach, VorbehaltKind,
};
use game::{Class, Contract, ItemKind, Order, Rules, Schweine, Solo};
use notation::rules_file::{option_value, value_message};
use text::{Arg, Join, Localized, Message, Texts, message};

/// Test whether rules have something.
type Has = fn(&Rules) -> bool;

/// Conditions that a sentence can test: whether the rules have a thing that it would name.
const FACTS: &[(&str, Has)] = &[
    ("soli", Rules::has_soli),
    ("farbsolo", Rules::has_farbsolo),
    ("hochzeit", Rules::has_hochzeit),
    ("armut", Rules::has_armut),
    ("special", Rules::has_special),
    ("special_calls", |rules| rules.special.points.iter().any(|point| point.is_of_call())),
    ("alten_in_solo", |rules| rules.has(Sonderpunkt::Alten) && rules.special.alten_in_solo),
    ("suit", |rules| rules.schweine.suit == SchweineSuit::TrumpSuit),
    ("hyper", |rules| 1 < rules.schweine.above.len()),
    ("must", |rules| rules.werfen.mandatory),
    ("higher", |rules| {
        let first = rules.vorbehalte.priority.first();
        !rules.is_thrown_in_before() && first.is_some_and(|&kind| kind != VorbehaltKind::Werfen)
    }),
    ("solo_kontra", |rules| rules.calls.limits_solo_kontra.is_some()),
    ("penalty", |rules| rules.breaches.serious_base.is_some()),
    ("solo_more", |rules| 0 < rules.soli.points || 0 < rules.soli.points_by_kind.unnamed),
];

/// Returns a sentence that can ask what there is.
pub(super) fn with_facts(rules: &Rules, message: Message) -> Message {
    let calls = match rules.calls.which {
        CallsAllowed::All => "all",
        CallsAllowed::Ansagen => "ansagen",
        CallsAllowed::None => "none",
    };
    let message = message.with("calls", calls);
    FACTS.iter().fold(message, |message, (name, holds)| message.with(name, if holds(rules) { "yes" } else { "no" }))
}

/// Returns what a chapter begins with whatever its options are.
pub(super) fn opening(rules: &Rules, heading: &str) -> Vec<Message> {
    match heading {
        "wall-deck" => {
            let order = Order::new(rules, Contract::Normal, Schweine::None);
            let trumps = order.high_to_low(Class::Trump).map(|card| card.message());
            vec![message!("wall-trumps", list = Arg::list(trumps, Join::Comma))]
        }
        "wall-score" => {
            let bounds = rules.score.bounds.iter().map(|&absage| ItemKind::Unter(absage).message());
            let (n, list) = (rules.score.bounds.len(), Arg::list(bounds, Join::Or));
            let needed = (!rules.has_calls()).then(|| Message::new("wall-needed"));
            [message!("wall-score-basis", n, list)].into_iter().chain(needed).collect()
        }
        "wall-solo" if rules.soli.named.contains(&Solo::Null) => vec![Message::new("wall-null")],
        _ => vec![],
    }
}

/// Returns what a chapter ends with: what no rule set answers differently.
pub(super) fn closing(rules: &Rules, heading: &str) -> Vec<Message> {
    let worth = |value| !matches!(value, CallValue::Add(0) | CallValue::Times(1));
    let told: Vec<(&'static str, bool)> = match heading {
        "wall-vorbehalte" => vec![
            ("wall-werfen-fuechse", rules.werfen.trumps_max.is_some()),
            ("wall-trumpfschwach-free", rules.trumpfschwach.becomes != Trumpfschwach::Off),
        ],
        "wall-hochzeit" => {
            let is_chosen = |&condition: &HochzeitCondition| condition != HochzeitCondition::Any;
            let chosen = rules.hochzeit.conditions.iter().any(is_chosen);
            vec![("wall-hochzeit-led-card", chosen), ("wall-stilles-solo", true)]
        }
        "wall-solo" => {
            let bid = 1 < rules.soli.named.len() && rules.soli.contest == SoloContest::Bid;
            vec![("wall-bid-order", bid), ("wall-solo-pays", true)]
        }
        "wall-calls" => {
            vec![("wall-reply-no-absage", rules.has_absagen() && rules.calls.reply_extension.is_some())]
        }
        "wall-score" => vec![("wall-failed-absage", rules.has_absagen() && worth(rules.score.absage_value))],
        "wall-breaches" => vec![("wall-decided-game", rules.breaches.serious_base.is_some())],
        _ => vec![],
    };
    told.into_iter().filter(|&(_, holds)| holds).map(|(id, _)| Message::new(id)).collect()
}

/// Returns what is said of an option, if there is anything to say.
pub(super) fn of(texts: &Texts, rules: &Rules, option: &'static str) -> Option<Message> {
    let message = match option {
        "nines" => {
            let kind = if rules.deck.nines { "with" } else { "without" };
            message!("wall-nines", cards = rules.deck().len(), each = rules.deck.hand_size, kind)
        }
        // Part of the sentences about the deck, the limits, and the point for winning.
        "hand_size" | "call_timing" | "bounds" => return None,
        "deal_packets" => packets(rules),
        "table_sizes" => tables(rules),
        "schweine_games" => schweine_games(rules)?,
        "schweine_above" => schweine_above(rules)?,
        "werfen_no_trump_above" => {
            message!("wall-werfen-no-trump-above", card = rules.werfen.no_trump_above?.message())
        }
        "dealer_repeats_after" if !matches!(&*rules.vorbehalte.dealer_repeats_after, [] | [DealerRepeats::Redeal]) => {
            dealer_repeats(rules)
        }
        "solo_rank" if !rules.soli.rank.is_empty() => {
            let others: Vec<&Solo> = rules.soli.named.iter().filter(|solo| !rules.soli.rank.contains(solo)).collect();
            // One that is left out is the lowest.
            let last = others.first().filter(|_| others.len() == 1).copied();
            let list = Arg::list(rules.soli.rank.iter().chain(last).map(Localized::message), Join::Comma);
            message!("wall-solo-rank", list, others = if others.len() < 2 { "no" } else { "yes" })
        }
        "call_limits" => {
            let of = if rules.calls.limits_kontra.is_some() { "call-re" } else { "wall-re-and-kontra" };
            limits(rules, option, of, rules.calls.limits)
        }
        "call_limits_kontra" => limits(rules, option, "call-kontra", rules.calls.limits_kontra?),
        "call_limits_solo" => {
            let of = if rules.calls.limits_solo_kontra.is_some() { "call-re" } else { "wall-re-and-kontra" };
            limits(rules, option, of, rules.calls.limits_solo?)
        }
        "call_limits_solo_kontra" => limits(rules, option, "call-kontra", rules.calls.limits_solo_kontra?),
        "call_limits_hochzeit" => limits(rules, option, "wall-re-and-kontra", rules.calls.limits_hochzeit?),
        "hochzeit_shift" => hochzeit_shift(rules),
        "reply_extension" if rules.calls.reply_extension.is_some() => reply(rules)?,
        "call_value" => multiplied("wall-call-value", rules.score.call_value),
        "absage_value" => multiplied("wall-absage-value", rules.score.absage_value),
        "no_winner_items" => no_winner_items(rules),
        "factor_at_120_120" if rules.score.factor_at_120_120 == 1 => return None,
        "alten_games" if AltenGame::ALL.into_iter().all(|game| alten_counts(rules, game)) => return None,
        "games_per_round" => per_round(texts, rules, option, rules.round.games)?,
        "minutes_per_round" => per_round(texts, rules, option, rules.round.minutes)?,
        _ => of_value(texts, option, &option_value(rules, option)?)?,
    };
    texts.has(message.id()).then_some(message)
}

/// Returns the sentence of an option by its value alone.
fn of_value(texts: &Texts, option: &str, value: &OptionValue) -> Option<Message> {
    let option_id = kebab(option);
    let id = |word: &str| format!("wall-{option_id}-{}", kebab(word));
    Some(match value {
        OptionValue::Bool(true) => Message::new(id("yes")),
        OptionValue::Bool(false) => Message::new(id("no")),
        OptionValue::Number(n) if texts.has(&id(&n.to_string())) => Message::new(id(&n.to_string())),
        // Nothing is added by it.
        OptionValue::Number(0) | OptionValue::Other(_) => return None,
        OptionValue::Number(n) => Message::new(format!("wall-{option_id}")).with("n", *n),
        OptionValue::Text(word) => match word.split_once(' ') {
            Some((word, number)) => Message::new(id(word)).with("n", number.parse::<i64>().ok()?),
            None => Message::new(id(word)),
        },
        OptionValue::List(values) if values.is_empty() => Message::new(id("none")),
        // What there is one of may have a sentence of its own.
        OptionValue::List(values) if values.len() == 1 && texts.has(&id(&plain(&values[0]))) => {
            Message::new(id(&plain(&values[0])))
        }
        OptionValue::List(values) => {
            let words = values.iter().map(|value| value_message(option, value));
            let list = Arg::list(words, Join::Comma);
            let one = id("one");
            let id = if values.len() == 1 && texts.has(&one) { one } else { format!("wall-{option_id}") };
            message!(id, list)
        }
        OptionValue::Table(_) => Message::new(format!("wall-{option_id}")).with("list", value_message(option, value)),
    })
}

fn kebab(name: &str) -> String {
    name.replace('_', "-")
}

/// Returns how the cards are dealt: the same packet several times, or one packet after another.
fn packets(rules: &Rules) -> Message {
    let packets = &rules.deck.deal_packets;
    if packets.iter().all(|&packet| packet == packets[0]) {
        return message!("wall-deal-packets-same", n = packets.len(), packet = packets[0]);
    }
    message!("wall-deal-packets", list = Arg::list(packets.iter().map(u8::to_string), Join::And))
}

fn tables(rules: &Rules) -> Message {
    let sizes = rules.deck.table_sizes.iter().map(|size| Message::new(format!("wall-players-{size}")));
    let most = rules.deck.table_sizes.last().copied().unwrap_or_default();
    message!("wall-table-sizes", list = Arg::list(sizes, Join::Or), most)
}

fn schweine_games(rules: &Rules) -> Option<Message> {
    let OptionValue::Text(word) = option_value(rules, "schweine_games")? else { return None };
    let games = [(rules.has_hochzeit(), "wall-in-hochzeit"), (rules.has_abgabe(), "wall-after-abgabe")];
    let games = games.into_iter().filter(|(exists, _)| *exists).map(|(_, name)| Message::new(name));
    Some(message!(format!("wall-schweine-games-{}", kebab(&word)), list = Arg::list(games, Join::And)))
}

fn schweine_above(rules: &Rules) -> Option<Message> {
    let OptionValue::List(values) = option_value(rules, "schweine_above")? else { return None };
    let names: Vec<Message> = values.iter().map(|value| value_message("schweine_above", value)).collect();
    let first = names.first()?;
    Some(message!("wall-schweine-above", first, second = names.last()?))
}

fn dealer_repeats(rules: &Rules) -> Message {
    let after = rules.vorbehalte.dealer_repeats_after.iter().map(|after| {
        Message::new(match after {
            DealerRepeats::PflichtsoloVoluntary => "wall-dealer-repeats-after-pflichtsolo",
            DealerRepeats::Solo => "wall-dealer-repeats-after-solo",
            DealerRepeats::Redeal => "wall-if-redealt",
        })
    });
    message!("wall-dealer-repeats-after", list = Arg::list(after, Join::And))
}

/// Returns until when this and the calls after it may be made, in what these rules count.
fn limits(rules: &Rules, option: &str, ansage: &'static str, limits: [u8; 5]) -> Message {
    let counted = match rules.calls.timing {
        CallTiming::Hand => "hand",
        CallTiming::Table => "table",
    };
    let calls = [ansage, "call-k90", "call-k60", "call-k30", "call-schwarz"];
    let (calls, is_one) = match rules.calls.which {
        CallsAllowed::All => (&calls[..], limits.iter().all(|limit| *limit == limits[0])),
        CallsAllowed::Ansagen | CallsAllowed::None => (&calls[..1], false),
    };
    let told = |(place, (&call, n)): (usize, (&&'static str, u8))| {
        let id = if place == 0 { format!("wall-limit-{counted}") } else { format!("wall-limit-{counted}-next") };
        message!(id, call = Message::new(call), n)
    };
    let list = if is_one {
        Arg::list([told((0, (&"wall-every-call", limits[0])))], Join::Comma)
    } else {
        Arg::list(calls.iter().zip(limits).enumerate().map(told), Join::Comma)
    };
    message!(format!("wall-{}", kebab(option)), list)
}

fn hochzeit_shift(rules: &Rules) -> Message {
    let shift = rules.calls.hochzeit_shift;
    let every = shift.tricks == ShiftedTricks::Every;
    match (shift.cards, rules.calls.timing, every) {
        (0, ..) => message!("wall-hochzeit-shift-none"),
        (n, CallTiming::Hand, false) => message!("wall-hochzeit-shift-hand-after-first", n),
        (n, CallTiming::Hand, true) => message!("wall-hochzeit-shift-hand-every", n),
        (n, CallTiming::Table, false) => message!("wall-hochzeit-shift-table-after-first", n),
        (n, CallTiming::Table, true) => message!("wall-hochzeit-shift-table-every", n),
    }
}

/// Each seat plays one card in a trick, so one card in hand is four on the table.
fn reply(rules: &Rules) -> Option<Message> {
    let n = rules.calls.reply_extension?;
    Some(match rules.calls.timing {
        CallTiming::Hand => message!("wall-reply-extension-hand", n),
        CallTiming::Table => message!("wall-reply-extension-table", n = 4 * u16::from(n)),
    })
}

fn multiplied(id: &str, value: CallValue) -> Message {
    match value {
        CallValue::Add(n) => message!(format!("{id}-add"), n),
        CallValue::Times(n) => message!(format!("{id}-times"), n),
    }
}

fn no_winner_items(rules: &Rules) -> Message {
    let counted = rules.score.no_winner_items;
    let items = [
        (!rules.score.bounds.is_empty(), "wall-no-winner-bounds"),
        (counted == NoWinnerItems::UnderAndReached, "wall-no-winner-reached"),
        (rules.has_special(), "wall-no-winner-special"),
    ];
    let items: Vec<Message> = items.into_iter().filter(|(is, _)| *is).map(|(_, name)| Message::new(name)).collect();
    if counted == NoWinnerItems::Nothing || items.is_empty() {
        return message!("wall-no-winner-items-nothing");
    }
    message!("wall-no-winner-items", list = Arg::list(items, Join::And))
}

/// Returns whether the point gegen die Alten counts in a game of two against two, or there is no such game.
fn alten_counts(rules: &Rules, game: AltenGame) -> bool {
    let exists = match game {
        AltenGame::Normal => true,
        AltenGame::Hochzeit => rules.has_hochzeit(),
        AltenGame::Trumpfabgabe => rules.has_abgabe(),
    };
    !exists || rules.special.alten_games.contains(&game)
}

fn per_round(texts: &Texts, rules: &Rules, option: &str, numbers: PerTable) -> Option<Message> {
    match (&*rules.deck.table_sizes, numbers.four) {
        ([4], Some(n)) => Some(message!(format!("wall-{}-of-four", kebab(option)), n)),
        _ => of_value(texts, option, &option_value(rules, option)?),
    }
}
