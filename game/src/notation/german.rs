//! What is wrong with a text, in German.

use super::card::{CardError, german_name, rank_name, suit_name};
use super::error::{NotationError, Problem, closest};
use super::visible::brief;
use crate::card::Card;
use crate::contract::Solo;
use crate::position::{NoSchweine, Place, PositionError};
use crate::seat::{Seat, Team};

/// Returns the message.
pub(super) fn message(problem: &Problem) -> String {
    match problem {
        Problem::Empty => "hier steht keine Stellung".to_owned(),
        Problem::Stray { text } => format!("„{}“ ist kein Feld der Form schlüssel=wert", brief(text)),
        Problem::UnknownKey { key, .. } => format!("den Schlüssel „{}“ gibt es nicht", brief(key)),
        Problem::DuplicateKey { key } => format!("{key}= steht zweimal da"),
        Problem::MissingKeys { keys } => {
            let fields: Vec<String> = keys.iter().map(|key| format!("{key}=")).collect();
            format!("{} {}", fields.join(", "), if keys.len() == 1 { "fehlt" } else { "fehlen" })
        }
        Problem::UnknownRules { name, .. } => format!("das Regelwerk „{}“ ist nicht bekannt", brief(name)),
        Problem::BadValue { key, value, .. } if value.is_empty() => format!("{key}= hat keinen Wert"),
        Problem::BadValue { key, value, .. } => format!("„{}“ ist kein Wert für {key}=", brief(value)),
        Problem::DuplicateSeat { key, seat } => format!("{} steht in {key}= zweimal", seat_name(*seat)),
        Problem::Card(error) => card(error),
        Problem::TooManyCards { key, most } => {
            format!("{key}= hat mehr als {most} Karten, so viele wie das ganze Spiel")
        }
        Problem::WhoseAbsage { call } => format!("es ist nicht klar, welche Partei {} gesagt hat", brief(call)),
        Problem::DuplicateCall { call } => format!("{} ist zweimal angesagt", brief(call)),
        Problem::Position(error) => position(error),
    }
}

/// Returns what to do about it, where the message does not say it all.
pub(super) fn help(error: &NotationError) -> Option<String> {
    let help = match &error.problem {
        Problem::Empty | Problem::Stray { .. } => {
            format!("eine Stellung besteht aus Feldern: {}", super::position::EXAMPLE)
        }
        Problem::UnknownKey { meant: Some(meant), .. } => format!("ist {meant}= gemeint?"),
        Problem::UnknownKey { meant: None, .. } => format!("die Schlüssel sind {}", super::fields::KEYS.join(", ")),
        Problem::MissingKeys { keys } if keys.contains(&"rules") => {
            "rules=ddv, rules=bsv oder rules=recklinghausen dazuschreiben".to_owned()
        }
        Problem::MissingKeys { keys } => {
            let fields: Vec<String> = keys.iter().map(|key| format!("{key}=..")).collect();
            format!("{} dazuschreiben; ein leeres Blatt ist -", fields.join(" "))
        }
        Problem::UnknownRules { name, known } => match closest(name, known.iter().map(String::as_str)) {
            Some(meant) => format!("ist rules={meant} gemeint?"),
            None => format!("bekannt sind {}; eigene Regeln kommen aus einer Regeldatei", known.join(", ")),
        },
        Problem::BadValue { key, .. } => format!("möglich ist: {}", expected(key)),
        Problem::Card(error) => card_help(error),
        Problem::TooManyCards { .. } => "die Karten eines Sitzes, mit Kommas dazwischen, oder - für keine".to_owned(),
        Problem::WhoseAbsage { call } => format!("re:{0} oder kontra:{0} schreiben", brief(call)),
        Problem::Position(error) => return position_help(error),
        Problem::DuplicateKey { .. } | Problem::DuplicateSeat { .. } | Problem::DuplicateCall { .. } => return None,
    };
    Some(help)
}

/// Returns what stands under a part of the text.
pub(super) fn label(english: &str) -> &str {
    match english {
        "first here" => "zuerst hier",
        "again here" => "noch einmal hier",
        "played" => "gespielt",
        "held" => "noch in der Hand",
        "held by another seat" => "bei einem anderen Sitz",
        other => other,
    }
}

/// Returns what the value of a field can be.
fn expected(key: &str) -> &'static str {
    match key {
        "game" => "normal, damensolo, bubensolo, fleischlos, farbsolo_C, farbsolo_S, farbsolo_H oder farbsolo_D",
        "re" => "die Sitze von Re: N, O, S, W",
        "leader" | "schweine" => "ein Sitz: N, O, S oder W",
        "won" => "Augen und Stiche beider Parteien wie re:45/3,kontra:30/2",
        "calls" => "re, kontra, k90, k60, k30 oder schwarz, eine Absage mit ihrer Partei wie in re:k90",
        _ => "Karten mit Kommas dazwischen, oder - für keine",
    }
}

pub(super) fn card(error: &CardError) -> String {
    match error {
        CardError::Unknown { text } => format!("die Karte „{}“ gibt es nicht", brief(text)),
        CardError::Ambiguous { text, meanings } => {
            let meanings: Vec<String> =
                meanings.iter().map(|&card| format!("{} ({card})", german_name(card))).collect();
            format!("{} kann {} sein", brief(text), meanings.join(" oder "))
        }
        CardError::NoRank { text, suit } => format!("„{}“ ist keine Karte: {} was?", brief(text), suit_name(*suit)),
        CardError::NoSuit { text, rank } => {
            format!("„{}“ ist keine Karte: {} von welcher Farbe?", brief(text), rank_name(*rank))
        }
    }
}

pub(super) fn card_help(error: &CardError) -> String {
    match error {
        CardError::Ambiguous { meanings, .. } => {
            let codes: Vec<String> = meanings.iter().map(Card::to_string).collect();
            format!("{} schreiben, oder den ganzen Namen", codes.join(" oder "))
        }
        CardError::NoRank { suit, .. } => format!("der Wert fehlt: {0}A {0}T {0}K {0}Q {0}J {0}9", suit.letter()),
        CardError::NoSuit { rank, .. } => format!("die Farbe fehlt: C{0} S{0} H{0} D{0}", rank.letter()),
        CardError::Unknown { .. } => "eine Karte ist eine Farbe C S H D und ein Wert A T K Q J 9, etwa HT; auch \
                                      Kreuz Dame, ♣D, KrD, Eichel-Ober, Dulle oder Fuchs werden verstanden"
            .to_owned(),
    }
}

/// Returns the name of a seat: `Nord`, `Ost`, `Süd`, `West`.
pub(super) const fn seat_name(seat: Seat) -> &'static str {
    ["Nord", "Ost", "Süd", "West"][seat as usize]
}

const fn team_name(team: Team) -> &'static str {
    match team {
        Team::Re => "Re",
        Team::Kontra => "Kontra",
    }
}

fn place_name(place: Place) -> &'static str {
    match place {
        Place::Hand(seat) => seat_name(seat),
        Place::Trick(_) => "Stich",
    }
}

fn cards(n: usize) -> String {
    if n == 1 { "eine Karte".to_owned() } else { format!("{n} Karten") }
}

fn tricks(n: usize) -> String {
    if n == 1 { "einem Stich".to_owned() } else { format!("{n} Stichen") }
}

const fn solo_name(solo: Solo) -> &'static str {
    match solo {
        Solo::Damen => "Damensolo",
        Solo::Buben => "Bubensolo",
        Solo::Fleischlos => "Fleischlos-Solo",
        Solo::Farbe(_) => "Farbsolo",
    }
}

fn position(error: &PositionError) -> String {
    match error {
        PositionError::NotInDeck { card, place } => {
            format!("{card} ({}) gehört nicht zum Blatt dieses Regelwerks", place_name(*place))
        }
        PositionError::TooManyCopies { card, places } => {
            let shown: Vec<&str> = places.iter().take(4).map(|&place| place_name(place)).collect();
            let more = if shown.len() < places.len() { ", .." } else { "" };
            format!("{card} kommt {}-mal vor: {}{more}", places.len(), shown.join(", "))
        }
        PositionError::HandSize { seat, has, expected } => {
            format!("{} hat {}, müsste aber {expected} haben", seat_name(*seat), cards(*has))
        }
        PositionError::TrickComplete { len } => {
            format!("im Stich liegen {len} Karten, aber mit der vierten ist er vollständig und gehört dem Gewinner")
        }
        PositionError::NoCards => "niemand hat eine Karte".to_owned(),
        PositionError::TooManyCards { has, dealt, .. } => {
            format!("jeder hat {}, aber in diesem Regelwerk werden nur {dealt} ausgeteilt", cards(*has))
        }
        PositionError::Revoke { seat, played, held } => {
            format!("{} hat {played} gespielt, hat aber {held} und musste bedienen", seat_name(*seat))
        }
        PositionError::WrongParties { re, contract } => {
            let expected = if contract.solo().is_some() { "ein Sitz" } else { "ein Sitz oder zwei Sitze" };
            format!("re={re} passt nicht zu game={contract}: erwartet wird {expected}")
        }
        PositionError::UnsupportedContract { contract } => {
            format!("game={contract} ist keine Rangfolge: sind die Parteien bekannt, game=normal und re= schreiben")
        }
        PositionError::NoSchweine { reason } => match reason {
            NoSchweine::Rules => "dieses Regelwerk kennt keine Schweine".to_owned(),
            NoSchweine::Contract => "in diesem Solo gibt es nach diesem Regelwerk keine Schweine".to_owned(),
            NoSchweine::HeldBy(seat) => {
                format!("zu Schweinen gehören beide DA in einem Blatt, aber {} hat eine", seat_name(*seat))
            }
        },
        PositionError::AugenSum { won, left } => format!(
            "{won} Augen in den Stichen und {left} noch im Spiel ergeben {}, nicht 240",
            won.0.saturating_add(left.0)
        ),
        PositionError::TrickSum { won, left, dealt } => {
            format!("{won} gemachte Stiche und {left} ausstehende sind nicht die {dealt} eines Spiels")
        }
        PositionError::NoSuchSolo { solo } => format!("in diesem Regelwerk gibt es kein {}", solo_name(*solo)),
        PositionError::QueenOutsideRe { seat, place, re, .. } => {
            let did = if matches!(place, Place::Hand(_)) { "hat" } else { "hat soeben" };
            let end = if matches!(place, Place::Hand(_)) { "" } else { " gespielt" };
            format!("{0} {did} CQ (Kreuz Dame){end}, also gehört {0} zu Re, nicht re={re}", seat_name(*seat))
        }
        PositionError::PartnerTooEarly { seat } => {
            format!("{} hat beide CQ und vor dem Ende des ersten Stichs noch keinen Partner", seat_name(*seat))
        }
        PositionError::PartnerWithoutTrick { seat } => {
            format!("{} hat beide CQ, und ein Partner hätte einen Stich gemacht, aber Re hat keinen", seat_name(*seat))
        }
        PositionError::QueensInOneTrick { seat } => {
            format!("{} spielt allein und kann nicht beide CQ in einem Stich gespielt haben", seat_name(*seat))
        }
        PositionError::LeaderWithoutTrick { leader, team } => format!(
            "{0} spielt aus, also hat {0} den Stich davor gemacht, aber {1} hat keinen",
            seat_name(*leader),
            team_name(*team)
        ),
        PositionError::WonImpossible { team, won } => format!(
            "{} kann nicht {} Augen in {} aus den gespielten Karten haben",
            team_name(*team),
            won.augen,
            tricks(usize::from(won.tricks))
        ),
    }
}

fn position_help(error: &PositionError) -> Option<String> {
    let help = match error {
        PositionError::HandSize { .. } => {
            "alle haben gleich viele Karten, wer zum Stich gespielt hat, eine weniger".to_owned()
        }
        PositionError::TooManyCopies { .. } => "jede Karte gibt es zweimal".to_owned(),
        PositionError::Revoke { .. } => {
            "ein Stich mit falschem Bedienen ist ein Fall für die Turnierleitung, keine Stellung".to_owned()
        }
        PositionError::TrickComplete { .. } => {
            "den Stich dem Gewinner geben: leader=Gewinner, ohne trick=, seine Augen in won=".to_owned()
        }
        PositionError::AugenSum { .. } | PositionError::TrickSum { .. } => {
            "won= zählt nur vollständige Stiche; die Karten auf dem Tisch gehören noch niemandem".to_owned()
        }
        PositionError::QueenOutsideRe { giver_max: None, .. } => {
            "im Normalspiel gehört zu Re, wer eine Kreuz Dame hat; nur im angesagten Solo kann sie jeder haben".to_owned()
        }
        PositionError::QueenOutsideRe { giver_max: Some(most), .. } => {
            format!("eine Trumpfabgabe erklärt das nur, wenn ein Sitz von Re höchstens {most} Trümpfe hat")
        }
        PositionError::PartnerTooEarly { .. } | PositionError::PartnerWithoutTrick { .. } => {
            "eine Hochzeit hat einen Partner, sobald ein anderer den Klärungsstich gemacht hat; davor und im stillen Solo \
             steht der eine Sitz allein: re=N"
                .to_owned()
        }
        _ => return None,
    };
    Some(help)
}
