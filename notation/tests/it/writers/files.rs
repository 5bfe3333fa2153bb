//! Writes records as programs and pages write games down, each after the known form of their files.

use doko_notation::{Record, record::Announcement};
use game::{Act, BySeat, Call, Card, GameName, Rank, Seat, Solo, Suit, Vorbehalt};
use std::fmt::Write;

/// The rules of FreeDoko's tournament, as a file of it has them.
pub(crate) const TOURNAMENT: &str = include_str!("tournament.rules");

/// What somebody wants to play, as files have it that say it at once.
enum Wanted {
    Nothing,
    Hochzeit,
    Solo(Solo),
    /// A Vorbehalt that was not told, because another one went before it.
    Untold,
}

/// Returns what each seat wants, if a file could say so: one of those who have a Vorbehalt plays.
fn wanted(record: &Record) -> Option<BySeat<Wanted>> {
    let said = record.vorbehalte.as_ref()?;
    // Such a file is written when the game is over, and on it everybody has spoken.
    let is_whole = record.plays().count() == 4 * record.hands[Seat::N].len();
    let speaks = |seat: &Seat| said.iter().any(|said| said.player == *seat && matches!(said.act, Act::Say(_)));
    (is_whole && Seat::ALL.iter().all(speaks)).then_some(())?;
    let named = said.iter().find_map(|said| match said.act {
        Act::Name(Vorbehalt::Solo(solo)) => Some((said.player, Wanted::Solo(solo))),
        Act::Name(Vorbehalt::Hochzeit { .. }) => Some((said.player, Wanted::Hochzeit)),
        _ => None,
    });
    let mut wanted = BySeat::from_fn(|_| Wanted::Nothing);
    for said in said.iter().filter(|said| said.act.to_string() == "vorbehalt") {
        wanted[said.player] = Wanted::Untold;
        // Somebody plays what he has told.
        named.as_ref()?;
    }
    named.into_iter().for_each(|(seat, what)| wanted[seat] = what);
    Some(wanted)
}

fn calls(record: &Record, cards: usize) -> impl Iterator<Item = &Announcement> {
    record.announcements.iter().filter(move |call| usize::from(call.before_card) == cards)
}

const ORDER: [Suit; 4] = [Suit::Clubs, Suit::Spades, Suit::Hearts, Suit::Diamonds];

/// Returns a card in the words of somebody, the suit first.
fn card(card: Card, suits: [&str; 4], ranks: [&str; 6], between: &str) -> String {
    let suit = ORDER.iter().position(|&suit| suit == card.suit()).expect("it is one of four");
    let rank = Rank::ALL.iter().position(|&rank| rank == card.rank()).expect("it is one of six");
    format!("{}{between}{}", suits[suit], ranks[rank])
}

/// Writes a game as a file of commands, if it could be one: of the DDV, the dealer in the west.
pub(crate) fn write_gdl(record: &Record, points: BySeat<i32>) -> Option<String> {
    let wanted = wanted(record).filter(|_| record.dealer == Seat::W)?;
    let name = |it: Card| {
        let suits = ["kreuz", "pik", "herz", "karo"];
        card(it, suits, ["ass", "zehn", "koenig", "dame", "bube", "neun"], "_")
    };
    let mut text = "models/Doppelkopf.gdl\n\n# https://www.example.org/spiele/82.403.640\n".to_owned();
    let mut command = |actor: String, what: String| {
        let _ = write!(text, "COMMAND\n{actor} ({what})\n");
    };
    let player = |seat: Seat| format!("player{}", seat.index() + 1);
    for (seat, hand) in record.hands.iter() {
        for (index, &it) in hand.iter().enumerate() {
            let copy = 1 + hand[..index].iter().filter(|&&other| other == it).count();
            command("random".to_owned(), format!("deal {} {}_{copy}", player(seat), name(it)));
        }
    }
    command("random".to_owned(), "deal_finish".to_owned());
    for (seat, wanted) in wanted.iter() {
        let word = match wanted {
            Wanted::Nothing => "gesund",
            Wanted::Hochzeit => "hochzeit",
            Wanted::Solo(Solo::Damen) => "solo_damen",
            Wanted::Solo(Solo::Buben) => "solo_buben",
            Wanted::Solo(Solo::Fleischlos) => "solo_trumpf_ass",
            Wanted::Solo(Solo::Farbe(Suit::Clubs)) => "solo_trumpf_kreuz",
            Wanted::Solo(Solo::Farbe(Suit::Spades)) => "solo_trumpf_pik",
            Wanted::Solo(Solo::Farbe(Suit::Hearts)) => "solo_trumpf_herz",
            Wanted::Solo(Solo::Farbe(Suit::Diamonds)) => "solo_trumpf_karo",
            Wanted::Solo(_) | Wanted::Untold => return None,
        };
        command(player(seat), format!("vorbehalt {word}"));
    }
    for (n, (_, seat, it)) in record.plays().enumerate() {
        for call in calls(record, n) {
            let word = match call.say {
                Call::Re => "ansagen re",
                Call::Kontra => "ansagen kontra",
                Call::Keine90 => "absagen 90",
                Call::Keine60 => "absagen 60",
                Call::Keine30 => "absagen 30",
                Call::Schwarz => "absagen schwarz",
            };
            command(player(call.player), word.to_owned());
        }
        command(player(seat), format!("spielen {}_1", name(it)));
    }
    command("random".to_owned(), "auswerten".to_owned());
    text.push_str("GOAL\n");
    for (seat, points) in points.iter() {
        let _ = writeln!(text, "(goal {} {points})", player(seat));
    }
    Some(text)
}

/// Writes a game as the saved page of an online table, if it could be one.
pub(crate) fn write_page(
    record: &Record,
    names: [&str; 4],
    is_re: BySeat<bool>,
    points: BySeat<i32>,
) -> Option<String> {
    let wanted = wanted(record).filter(|_| record.dealer == Seat::W)?;
    let picture = |it: Card| card(it, ["club", "spade", "heart", "diam"], ["a", "10", "k", "q", "j", "9"], "");
    let row = |attributes: &str, cell: &dyn Fn(Seat) -> String| {
        let cells: String = Seat::ALL.map(|seat| format!("<td align=center>{}</td>", cell(seat))).concat();
        format!("<TR {attributes}>{cells}\n</TR>\n")
    };
    let mut text = "<!DOCTYPE html>\n<html><head><title>Spiel 82.403.640</title>\n".to_owned();
    text.push_str("<script>if (1 < 2) document.write('<td>(Re)</td>');</script></head><body><table>\n");
    text +=
        &row("", &|seat| format!("<i> ({}) </i><b>{}</b>", if is_re[seat] { "Re" } else { "Ko" }, names[seat.index()]));
    text += &row("bgcolor=\"#f8f8ff\"", &|seat| {
        let word = if matches!(wanted[seat], Wanted::Nothing) { "Gesund" } else { "Vorbehalt" };
        word.to_owned()
    });
    let vorbehalt = |seat: Seat| match &wanted[seat] {
        Wanted::Nothing | Wanted::Untold => "&nbsp;".to_owned(),
        Wanted::Hochzeit => "Hochzeit".to_owned(),
        Wanted::Solo(solo) => {
            let is_duty = record.reservation == Some(game::rules::VorbehaltKind::Pflichtsolo);
            let name = match solo {
                Solo::Damen => "Damensolo",
                Solo::Buben => "Bubensolo",
                Solo::Farbe(Suit::Clubs) => "Farbsolo Kreuz",
                Solo::Farbe(Suit::Spades) => "Farbsolo Pik",
                Solo::Farbe(Suit::Hearts) => "Farbsolo Herz",
                Solo::Farbe(Suit::Diamonds) => "Farbsolo Karo",
                _ => "Assesolo",
            };
            format!("{name} [{}]", if is_duty { "Pflicht" } else { "Lust" })
        }
    };
    if !matches!(record.game, GameName::Normal | GameName::StillesSolo) {
        text += &row("", &vorbehalt);
    }
    for (number, trick) in record.tricks_played.iter().enumerate() {
        text += &row("valign=\"bottom\"", &|seat| {
            let index = trick.lead.steps_to(seat);
            let mut cell = if index == 0 { "<i>Aufspiel</i>".to_owned() } else { String::new() };
            for call in calls(record, 4 * number + index) {
                let side = if is_re[call.player] { 'R' } else { 'K' };
                let word = match call.say {
                    Call::Re => "Re".to_owned(),
                    Call::Kontra => "Ko".to_owned(),
                    Call::Keine90 => format!("{side}90"),
                    Call::Keine60 => format!("{side}60"),
                    Call::Keine30 => format!("{side}30"),
                    Call::Schwarz => format!("{side}0"),
                };
                let number = call.player.index() + 1;
                let _ = write!(cell, "<div><font color=\"#b8860b\"><b>{word} ({number})</b></font></div>");
            }
            cell + &format!("<img alt='' src=\"Spiel_files/{}.jpg\">", picture(trick.cards[index]))
        });
    }
    let of = |re: bool| Seat::ALL.into_iter().find(|&seat| is_re[seat] == re).map_or(0, |seat| points[seat]);
    let _ = write!(text, "<tr><td><b>Punkte</b></td><td>{}</td><td>{}</td></tr>", of(true), of(false));
    Some(text + "</table></body></html>\n")
}
