//! What each kind of option can be, to and from plain values.

use super::value::OptionValue;
use game::{
    Absage, Card, Solo,
    rules::{
        AbsagenBy, AltenGame, AnySolo, BockCount, BockEvent, BockLength, BockSolo, BockStacking, BoundsCount, CallHand,
        CallMoment, CallPace, CallSkipping, CallTiming, CallValue, CalledGame, CallsAllowed, CharlieGefangenBy,
        CharlieGefangenCounts, DealerRepeats, DoppelkopfAugen, DoublingScope, FeigheitScope, FuchsCount, FuchsCounts,
        GivenCards, HandOverForfeits, HeartTenInLastTrick, HeartTenWithSchweine, Herzstich, HigherSchwein,
        HigherSchweineBy, HochzeitCalls, HochzeitCondition, HochzeitOwnTrick, HochzeitShift, List, ListPoints,
        LostHochzeit, NoWinnerItems, OfferTold, PerTable, PflichtansageInHochzeit, PflichtansageLevel,
        PflichtansageScope, PflichtansageSecond, PointAtEven, PointsBySolo, ReachedAgainst, SchweineGames,
        SchweineInSolo, SchweineRule, SchweineSuit, SecondHeartTen, SeriousNormalGame, ShiftedTricks, SittingOut,
        SoloContest, SoloFirst, SoloLeader, SoloPoints, SoloRe, Sonderpunkt, SpecialPointsFor, SpecialPointsSoli,
        Trumpfabgabe, TrumpfabgabeAsked, TrumpfabgabeLeader, TrumpfabgabeTwo, Trumpfschwach, TrumpsTold,
        UnsportlichPoints, VorbehaltKind, WerfenWhen,
    },
};
use serde_json::{Value, json};
use text::{Arg, Join, Message, message};

/// A value that is none of those an option can have.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Mismatch {
    /// The value or the part of it that is wrong.
    pub(super) found: OptionValue,
    /// What can be written.
    pub(super) expected: Message,
    /// The words that can be written.
    pub(super) words: Vec<&'static str>,
}

/// A type of option.
pub(super) trait Choice: Sized {
    /// Reads a plain value.
    fn read(value: &OptionValue) -> Result<Self, Mismatch>;
    /// Writes the plain value.
    fn write(&self) -> OptionValue;
    /// Returns the JSON Schema of the values.
    fn schema() -> Value;
}

fn mismatch<T>(found: &OptionValue, expected: Message) -> Result<T, Mismatch> {
    Err(Mismatch { found: found.clone(), expected, words: Vec::new() })
}

/// Types that are written as one word.
macro_rules! words {
    ($($type:ident { $($word:literal => $variant:ident),+ $(,)? })+) => {
        $(impl Choice for $type {
            fn read(value: &OptionValue) -> Result<Self, Mismatch> {
                match value {
                    $(OptionValue::Text(word) if word == $word => Ok(Self::$variant),)+
                    _ => {
                        let words = vec![$($word),+];
                        Err(Mismatch { found: value.clone(), expected: quoted(&words), words })
                    }
                }
            }

            fn write(&self) -> OptionValue {
                OptionValue::text(match self { $(Self::$variant => $word),+ })
            }

            fn schema() -> Value {
                json!({ "enum": [$($word),+] })
            }
        })+
    };
}

fn quoted(words: &[&str]) -> Message {
    message!("listed", list = Arg::list(words.iter().map(|word| format!("\"{word}\"")), Join::Or))
}

words! {
    SecondHeartTen { "never" => Never, "when_trump" => WhenTrump, "normal_game" => NormalGame, "always" => Always }
    HeartTenInLastTrick { "same" => Same, "reversed" => Reversed }
    VorbehaltKind {
        "pflichtsolo" => Pflichtsolo, "lustsolo" => Lustsolo, "solo" => Solo, "trumpfschwach" => Trumpfschwach,
        "werfen" => Werfen, "trumpfabgabe" => Trumpfabgabe, "schweine" => Schweine, "hochzeit" => Hochzeit,
    }
    SoloContest { "seat" => Seat, "bid" => Bid, "rank" => Rank }
    SoloFirst { "left_neighbour" => LeftNeighbour, "dealer" => Dealer }
    SittingOut { "nothing" => Nothing, "shares_wins" => SharesWins }
    AbsagenBy { "both" => Both, "one" => One }
    SoloLeader { "pflichtsolo_only" => PflichtsoloOnly, "never" => Never, "always" => Always }
    DealerRepeats { "pflichtsolo_voluntary" => PflichtsoloVoluntary, "solo" => Solo, "redeal" => Redeal }
    Trumpfschwach { "off" => Off, "redeal" => Redeal, "exchange" => Exchange }
    Trumpfabgabe {
        "off" => Off, "ask_all_then_redeal" => AskAllThenRedeal, "ask_all_then_normal" => AskAllThenNormal,
    }
    TrumpfabgabeAsked { "all" => All, "partner" => Partner, "partner_first" => PartnerFirst }
    TrumpfabgabeTwo { "first" => First, "redeal" => Redeal }
    TrumpfabgabeLeader { "seat" => Seat, "giver" => Giver, "taker" => Taker }
    FuchsCount { "counted" => Counted, "single_free" => SingleFree, "free" => Free }
    GivenCards { "trumps" => Trumps, "at_least_three" => AtLeastThree, "three_without_trump" => ThreeWithoutTrump }
    OfferTold { "cards" => Cards, "trumps" => Trumps }
    CalledGame { "solo" => Solo, "hochzeit" => Hochzeit, "trumpfabgabe" => Trumpfabgabe }
    TrumpsTold { "number" => Number, "whether" => Whether, "nothing" => Nothing }
    WerfenWhen { "vorbehalt" => Vorbehalt, "before" => Before }
    SchweineRule {
        "off" => Off, "announced" => Announced, "before_play" => BeforePlay, "first_played" => FirstPlayed,
        "optional" => Optional, "after_trick" => AfterTrick,
    }
    SchweineSuit { "diamonds" => Diamonds, "trump_suit" => TrumpSuit }
    HigherSchwein { "tens" => Tens, "kings" => Kings, "nines" => Nines }
    HigherSchweineBy { "anybody" => Anybody, "same_hand" => SameHand, "other_hand" => OtherHand }
    HeartTenWithSchweine { "same" => Same, "first_wins" => FirstWins }
    SchweineGames { "all" => All, "normal_only" => NormalOnly }
    SchweineInSolo { "never" => Never, "soloist" => Soloist, "any" => Any }
    HochzeitCondition {
        "any" => Any, "fehl" => Fehl, "trumpf" => Trumpf, "clubs" => Clubs, "spades" => Spades, "hearts" => Hearts,
        "second_fehl" => SecondFehl,
    }
    Absage { "k90" => Keine90, "k60" => Keine60, "k30" => Keine30, "schwarz" => Schwarz }
    HochzeitOwnTrick { "goes_on" => GoesOn, "trumping_ends" => TrumpingEnds, "ends" => Ends }
    CallTiming { "hand" => Hand, "table" => Table }
    CallsAllowed { "all" => All, "ansagen" => Ansagen, "none" => None }
    CallHand { "held" => Held, "until_trick_is_full" => UntilTrickIsFull }
    CallMoment { "anytime" => Anytime, "between_tricks" => BetweenTricks, "on_turn" => OnTurn }
    SoloRe { "anytime" => Anytime, "reply" => Reply }
    CallPace { "limits" => Limits, "next_trick" => NextTrick }
    CallSkipping { "in_time" => InTime, "always" => Always, "never" => Never }
    HochzeitCalls { "after_finding" => AfterFinding, "anytime" => Anytime }
    ShiftedTricks { "after_first" => AfterFirst, "every" => Every }
    PflichtansageLevel { "ansage" => Ansage, "next" => Next }
    PflichtansageSecond { "never" => Never, "after_first" => AfterFirst, "always" => Always }
    PflichtansageScope { "all" => All, "normal_only" => NormalOnly }
    PflichtansageInHochzeit {
        "only_if_clarifying" => OnlyIfClarifying, "deferred" => Deferred, "never" => Never,
    }
    DoublingScope {
        "total" => Total, "game_points_only" => GamePointsOnly, "game_points_and_alten" => GamePointsAndAlten,
    }
    ReachedAgainst { "each" => Each, "highest" => Highest }
    PointAtEven { "winner" => Winner, "nobody" => Nobody }
    FeigheitScope { "all" => All, "two_against_two" => TwoAgainstTwo }
    CharlieGefangenBy { "any" => Any, "DQ" => DiamondQueen }
    SpecialPointsFor { "both" => Both, "winner" => Winner }
    FuchsCounts { "each" => Each, "second_twice" => SecondTwice }
    NoWinnerItems { "under_and_reached" => UnderAndReached, "under_only" => UnderOnly, "nothing" => Nothing }
    BoundsCount { "always" => Always, "if_called" => IfCalled }
    LostHochzeit { "solo" => Solo, "game" => Game }
    AltenGame { "normal" => Normal, "hochzeit" => Hochzeit, "trumpfabgabe" => Trumpfabgabe }
    DoppelkopfAugen { "from_40" => From40, "above_40" => Above40 }
    Sonderpunkt {
        "alten" => Alten, "doppelkopf" => Doppelkopf, "fuchs" => Fuchs, "charlie" => Charlie,
        "charlie_gefangen" => CharlieGefangen, "herzstich" => Herzstich, "fuchs_last_trick" => FuchsLastTrick,
        "fuchs_gefangen_last_trick" => FuchsGefangenLastTrick, "doppel_charlie" => DoppelCharlie,
        "dulle_gefangen" => DulleGefangen, "damenstich" => Damenstich, "damenstich_last_trick" => DamenstichLastTrick,
        "dulle_last_trick" => DulleLastTrick, "early_call" => EarlyCall, "jumped_call" => JumpedCall,
        "unmarried_call" => UnmarriedCall,
    }
    Herzstich {
        "not_trumped" => NotTrumped, "all_four_hearts" => AllFourHearts, "any_heart_lead" => AnyHeartLead,
    }
    CharlieGefangenCounts { "per_card" => PerCard, "once" => Once }
    BockEvent {
        "herzstich" => Herzstich, "120_120" => Even, "zero" => Zero, "lost_re" => LostRe, "lost_kontra" => LostKontra,
        "both_called" => BothCalled, "solo" => Solo, "lost_solo" => LostSolo, "schwarz" => Schwarz,
        "redeal" => Redeal,
    }
    BockStacking { "append" => Append, "multiply" => Multiply, "restart" => Restart, "ignore" => Ignore }
    ListPoints { "all" => All, "winners" => Winners }
    BockCount { "once" => Once, "each" => Each }
    BockSolo {
        "counts" => Counts, "free" => Free, "free_if_dealer_stays" => FreeIfDealerStays, "outside" => Outside,
    }
    HandOverForfeits { "nichtbedienen" => Nichtbedienen, "all" => All }
    SeriousNormalGame {
        "not_played" => NotPlayed, "counts" => Counts, "scored_rest_to_opponents" => ScoredRestToOpponents,
        "lost_alone" => LostAlone,
    }
}

impl Choice for bool {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        if let OptionValue::Bool(value) = value { Ok(*value) } else { mismatch(value, Message::new("write-bool")) }
    }

    fn write(&self) -> OptionValue {
        OptionValue::Bool(*self)
    }

    fn schema() -> Value {
        json!({ "type": "boolean" })
    }
}

macro_rules! numbers {
    ($($type:ty),+) => {
        $(impl Choice for $type {
            fn read(value: &OptionValue) -> Result<Self, Mismatch> {
                match value {
                    OptionValue::Number(number) => <$type>::try_from(*number).ok(),
                    _ => None,
                }
                .map_or_else(|| mismatch(value, message!("write-number", most = <$type>::MAX)), Ok)
            }

            fn write(&self) -> OptionValue {
                OptionValue::Number(i64::from(*self))
            }

            fn schema() -> Value {
                json!({ "type": "integer", "minimum": 0, "maximum": <$type>::MAX })
            }
        })+
    };
}

numbers!(u8, u16);

/// `off` or a value.
impl<T: Choice> Choice for Option<T> {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        match value {
            OptionValue::Text(word) if word == "off" || word == "none" => Ok(None),
            _ => T::read(value).map(Some).map_err(|mismatch| Mismatch {
                expected: message!("write-or-off", expected = mismatch.expected),
                words: [mismatch.words, vec!["off"]].concat(),
                ..mismatch
            }),
        }
    }

    fn write(&self) -> OptionValue {
        self.as_ref().map_or_else(|| OptionValue::text("off"), T::write)
    }

    fn schema() -> Value {
        json!({ "anyOf": [T::schema(), { "enum": ["off"] }] })
    }
}

impl<T: Choice + Clone> Choice for List<T> {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        match value {
            OptionValue::List(values) => values.iter().map(T::read).collect::<Result<Vec<T>, _>>().map(Self::from),
            _ => {
                let item = T::read(&OptionValue::List(Vec::new())).err().map(|mismatch| mismatch.expected);
                mismatch(value, message!("write-list", item = Arg::list(item, Join::Comma)))
            }
        }
    }

    fn write(&self) -> OptionValue {
        OptionValue::List(self.iter().map(T::write).collect())
    }

    fn schema() -> Value {
        json!({ "type": "array", "items": T::schema() })
    }
}

impl Choice for [u8; 5] {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        let numbers = List::<u8>::read(value)?;
        numbers.as_ref().try_into().or_else(|_| mismatch(value, Message::new("write-five-numbers")))
    }

    fn write(&self) -> OptionValue {
        OptionValue::List(self.iter().map(u8::write).collect())
    }

    fn schema() -> Value {
        json!({ "type": "array", "items": u8::schema(), "minItems": 5, "maxItems": 5 })
    }
}

impl Choice for Card {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        let card = match value {
            OptionValue::Text(code) => code.parse().ok(),
            _ => None,
        };
        card.map_or_else(|| mismatch(value, Message::new("write-card")), Ok)
    }

    fn write(&self) -> OptionValue {
        OptionValue::Text(self.to_string())
    }

    fn schema() -> Value {
        json!({ "enum": Self::all().map(|card| card.to_string()).collect::<Vec<_>>() })
    }
}

impl Choice for Solo {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        let named = match value {
            OptionValue::Text(name) => Self::from_name(name),
            _ => None,
        };
        named.ok_or_else(|| {
            let words = Self::ALL.map(Self::name).to_vec();
            Mismatch { found: value.clone(), expected: quoted(&words), words }
        })
    }

    fn write(&self) -> OptionValue {
        OptionValue::text(self.name())
    }

    fn schema() -> Value {
        json!({ "enum": Self::ALL.map(Self::name) })
    }
}

/// Reads a word and a number, `add 2` or `{ add = 2 }`.
fn word_and_number(value: &OptionValue) -> Option<(String, u8)> {
    match value {
        OptionValue::Text(text) => {
            let (word, number) = text.split_once(' ')?;
            Some((word.to_owned(), number.trim().parse().ok()?))
        }
        OptionValue::Table(parts) => match &parts[..] {
            [(word, OptionValue::Number(number))] => Some((word.clone(), u8::try_from(*number).ok()?)),
            _ => None,
        },
        _ => None,
    }
}

impl Choice for CallValue {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        match word_and_number(value) {
            Some((word, number)) if word == "add" => Ok(Self::Add(number)),
            Some((word, number)) if word == "times" => Ok(Self::Times(number)),
            _ => mismatch(value, Message::new("write-call-value")),
        }
    }

    fn write(&self) -> OptionValue {
        match self {
            Self::Add(number) => OptionValue::Text(format!("add {number}")),
            Self::Times(number) => OptionValue::Text(format!("times {number}")),
        }
    }

    fn schema() -> Value {
        json!({ "type": "string", "pattern": "^(add|times) [0-9]+$" })
    }
}

impl Choice for UnsportlichPoints {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        match (value, word_and_number(value)) {
            (OptionValue::Text(word), _) if word == "warning_or_disqualification" => {
                Ok(Self::WarningOrDisqualification)
            }
            (_, Some((word, number))) if word == "up_to" => Ok(Self::UpTo(number)),
            (_, Some((word, number))) if word == "fixed" => Ok(Self::Fixed(number)),
            _ => mismatch(value, Message::new("write-unsportlich")),
        }
    }

    fn write(&self) -> OptionValue {
        match self {
            Self::UpTo(number) => OptionValue::Text(format!("up_to {number}")),
            Self::Fixed(number) => OptionValue::Text(format!("fixed {number}")),
            Self::WarningOrDisqualification => OptionValue::text("warning_or_disqualification"),
        }
    }

    fn schema() -> Value {
        json!({ "type": "string", "pattern": "^((up_to|fixed) [0-9]+|warning_or_disqualification)$" })
    }
}

impl Choice for SoloPoints {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        match value {
            OptionValue::Bool(true) => Ok(Self::All),
            OptionValue::Bool(false) => Ok(Self::None),
            OptionValue::List(_) => List::read(value).map(Self::These),
            _ => mismatch(value, Message::new("write-solo-points")),
        }
    }

    fn write(&self) -> OptionValue {
        match self {
            Self::None => OptionValue::Bool(false),
            Self::All => OptionValue::Bool(true),
            Self::These(points) => points.write(),
        }
    }

    fn schema() -> Value {
        json!({ "anyOf": [{ "type": "boolean" }, List::<Sonderpunkt>::schema()] })
    }
}

impl Choice for AnySolo {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        let named = match value {
            OptionValue::Text(name) => Self::from_name(name),
            _ => None,
        };
        named.ok_or_else(|| {
            let words = [Self::UNNAMED].into_iter().chain(Solo::ALL.map(Solo::name)).collect::<Vec<_>>();
            Mismatch { found: value.clone(), expected: quoted(&words), words }
        })
    }

    fn write(&self) -> OptionValue {
        OptionValue::text(self.name())
    }

    fn schema() -> Value {
        let names: Vec<&str> = [Self::UNNAMED].into_iter().chain(Solo::ALL.map(Solo::name)).collect();
        json!({ "enum": names })
    }
}

impl Choice for SpecialPointsSoli {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        match value {
            OptionValue::Text(word) if word == "all" => Ok(Self::All),
            OptionValue::Text(word) if word == "karo_trump" => Ok(Self::KaroTrump),
            OptionValue::List(_) => List::read(value).map(Self::These),
            _ => Err(Mismatch {
                found: value.clone(),
                expected: Message::new("write-special-points-soli"),
                words: vec!["all", "karo_trump"],
            }),
        }
    }

    fn write(&self) -> OptionValue {
        match self {
            Self::All => OptionValue::text("all"),
            Self::KaroTrump => OptionValue::text("karo_trump"),
            Self::These(soli) => soli.write(),
        }
    }

    fn schema() -> Value {
        json!({ "anyOf": [{ "enum": ["all", "karo_trump"] }, List::<AnySolo>::schema()] })
    }
}

impl Choice for BockLength {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        match value {
            OptionValue::Text(word) if word == "round" => Ok(Self::Round),
            _ => u8::read(value).map(Self::Games).map_err(|mismatch| Mismatch {
                expected: Message::new("write-bock-games"),
                words: vec!["round"],
                ..mismatch
            }),
        }
    }

    fn write(&self) -> OptionValue {
        match self {
            Self::Round => OptionValue::text("round"),
            Self::Games(games) => games.write(),
        }
    }

    fn schema() -> Value {
        json!({ "anyOf": [u8::schema(), { "enum": ["round"] }] })
    }
}

impl Choice for HochzeitShift {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        let expected = Message::new("write-hochzeit-shift");
        let OptionValue::Table(parts) = value else { return mismatch(value, expected) };
        let part = |name| parts.iter().find(|(key, _)| key == name).map(|(_, part)| part);
        match (part("cards"), part("tricks"), parts.len()) {
            (Some(cards), Some(tricks), 2) => {
                Ok(Self { cards: u8::read(cards)?, tricks: ShiftedTricks::read(tricks)? })
            }
            _ => mismatch(value, expected),
        }
    }

    fn write(&self) -> OptionValue {
        OptionValue::Table(vec![("cards".to_owned(), self.cards.write()), ("tricks".to_owned(), self.tricks.write())])
    }

    fn schema() -> Value {
        json!({
            "type": "object",
            "properties": { "cards": u8::schema(), "tricks": ShiftedTricks::schema() },
            "required": ["cards", "tricks"],
            "additionalProperties": false,
        })
    }
}

impl Choice for PointsBySolo {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        let parts = match value {
            OptionValue::Table(parts) => parts,
            OptionValue::Text(word) if word == "off" || word == "none" => return Ok(Self::NONE),
            _ => return mismatch(value, Message::new("write-points-by-solo")),
        };
        let mut points = Self::NONE;
        for (name, number) in parts {
            let place = match Solo::from_name(name) {
                Some(solo) => Solo::ALL.iter().position(|&other| other == solo).map(|at| &mut points.named[at]),
                None if name == AnySolo::UNNAMED => Some(&mut points.unnamed),
                None => None,
            };
            let Some(place) = place else { return mismatch(value, Message::new("write-points-by-solo")) };
            *place = u8::read(number)?;
        }
        Ok(points)
    }

    fn write(&self) -> OptionValue {
        let named = Solo::ALL.map(Solo::name).into_iter().zip(self.named);
        let parts: Vec<_> = [(AnySolo::UNNAMED, self.unnamed)]
            .into_iter()
            .chain(named)
            .filter(|&(_, points)| points != 0)
            .map(|(name, points)| (name.to_owned(), points.write()))
            .collect();
        if parts.is_empty() { OptionValue::text("off") } else { OptionValue::Table(parts) }
    }

    fn schema() -> Value {
        let names = [AnySolo::UNNAMED].into_iter().chain(Solo::ALL.map(Solo::name));
        let properties: serde_json::Map<String, Value> = names.map(|name| (name.to_owned(), u8::schema())).collect();
        json!({ "anyOf": [
            { "type": "object", "properties": properties, "additionalProperties": false },
            { "enum": ["off"] },
        ] })
    }
}

impl Choice for PerTable {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        let expected = || Message::new("write-per-table");
        let parts = match value {
            OptionValue::Table(parts) => parts,
            OptionValue::Text(word) if word == "off" || word == "none" => return Ok(Self::default()),
            _ => return mismatch(value, expected()),
        };
        let mut numbers = Self::default();
        for (table, number) in parts {
            match table.as_str() {
                "four" => numbers.four = Option::read(number)?,
                "five" => numbers.five = Option::read(number)?,
                "six" => numbers.six = Option::read(number)?,
                "seven" => numbers.seven = Option::read(number)?,
                _ => return mismatch(value, expected()),
            }
        }
        Ok(numbers)
    }

    fn write(&self) -> OptionValue {
        let parts: Vec<_> = [("four", self.four), ("five", self.five), ("six", self.six), ("seven", self.seven)]
            .into_iter()
            .filter_map(|(table, number)| Some((table.to_owned(), number?.write())))
            .collect();
        if parts.is_empty() { OptionValue::text("off") } else { OptionValue::Table(parts) }
    }

    fn schema() -> Value {
        let number = u16::schema();
        let properties = json!({ "four": number, "five": number, "six": number, "seven": number });
        json!({ "anyOf": [
            { "type": "object", "properties": properties, "additionalProperties": false },
            { "enum": ["off"] },
        ] })
    }
}
