//! The players as a text names them.

use crate::{compact, parse_seat, record::players::LONGEST};
use game::Seat;

/// A player: the number of his name in the order in which the names came up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Who(pub(super) usize);

/// The names of the players, as far as they are known.
#[derive(Clone, Debug, Default)]
pub(super) struct Players {
    names: Vec<String>,
    /// The players clockwise from north, if that was written.
    order: Vec<Who>,
    /// Whether all this was written for another game of the same text.
    is_inherited: bool,
}

impl Players {
    /// Returns the players with these names, who sit in this order.
    pub(super) fn seated(names: impl IntoIterator<Item = String>) -> Self {
        let names: Vec<String> = names.into_iter().map(|name| name.trim().to_owned()).collect();
        Self { order: (0..names.len()).map(Who).collect(), names, is_inherited: false }
    }

    /// Returns the same players for the next game of a text, in which others may be named.
    pub(super) fn inherited(&self) -> Self {
        if self.order().is_some() { Self { is_inherited: true, ..self.clone() } } else { Self::default() }
    }

    /// Returns whether these names can be listed: those of other games do not count.
    pub(super) fn is_open(&self) -> bool {
        self.is_inherited || self.names.len() < 4
    }

    /// Returns who sits in the north, and so on clockwise, if that is known.
    pub(super) fn order(&self) -> Option<&[Who]> {
        (self.order.len() == 4).then_some(self.order.as_slice())
    }

    /// Takes note that the players with these names sit in this order; refused with a name that was written before and is none of
    /// them.
    pub(super) fn seat(&mut self, names: &[String]) -> Result<(), String> {
        if let Some(twice) = twice(names) {
            return Err(twice.clone());
        }
        let is_other = self.names.iter().any(|name| !names.iter().any(|listed| compact(listed) == compact(name)));
        if self.is_inherited && is_other {
            *self = Self::default();
        }
        let is_listed = |name: &String| names.iter().any(|listed| compact(listed) == compact(name));
        // What was said of somebody before still means him, by the same part of his name, or by the seat, as was written then.
        for at in 0..self.names.len() {
            let name = self.names[at].clone();
            if is_listed(&name) {
                continue;
            }
            let is_like = |listed: &&String| {
                let is_seat = || parse_seat(&name).is_ok_and(|seat| parse_seat(listed) == Ok(seat));
                compact(listed).starts_with(&compact(&name)) || is_seat()
            };
            let mut like = names.iter().filter(is_like);
            match (like.next(), like.next()) {
                // Two beginnings of one name are not two players.
                (Some(listed), None) if !self.names.iter().any(|known| compact(known) == compact(listed)) => {
                    self.names[at] = listed.clone();
                }
                _ => return Err(name),
            }
        }
        for name in names {
            if !self.names.iter().any(|known| compact(known) == compact(name)) {
                self.names.push(name.clone());
            }
        }
        self.order = names.iter().filter_map(|name| self.find_whole(name)).collect();
        Ok(())
    }

    /// Returns the names in their order.
    pub(super) fn names(&self) -> &[String] {
        &self.names
    }

    /// Returns the player who is meant: his name, or an unambiguous beginning of it.
    pub(super) fn find(&self, word: &str) -> Option<Who> {
        let word = compact(word);
        if word.is_empty() {
            return None;
        }
        if let Some(who) = self.find_whole(&word) {
            return Some(who);
        }
        let mut like = (0..).zip(&self.names).filter(|(_, name)| compact(name).starts_with(&word));
        match (like.next(), like.next()) {
            (Some((number, _)), None) if self.names.len() == 4 => Some(Who(number)),
            _ => None,
        }
    }

    /// Returns the player with this name.
    pub(super) fn find_whole(&self, word: &str) -> Option<Who> {
        let word = compact(word);
        let same = self.names.iter().position(|name| compact(name) == word);
        // Nord and N are the same player where the seats are the names.
        let seat = || {
            let seat = parse_seat(&word).ok()?;
            self.names.iter().position(|name| parse_seat(name) == Ok(seat))
        };
        same.or_else(seat).map(Who)
    }

    /// Returns the player with this name, a new one if there is still room for him.
    pub(super) fn find_or_add(&mut self, name: &str) -> Option<Who> {
        let name = name.trim();
        if let Some(who) = self.find(name) {
            return Some(who);
        }
        if self.names.len() == 4 || LONGEST < name.len() || !is_name(name) {
            return None;
        }
        self.names.push(name.to_owned());
        Some(Who(self.names.len() - 1))
    }

    /// Returns the seats, if the names are those of the seats.
    pub(super) fn are_seats(&self) -> bool {
        !self.names.is_empty() && self.names.iter().all(|name| parse_seat(name).is_ok())
    }

    /// Returns the seat that the name of a player is.
    pub(super) fn seat_called(&self, who: Who) -> Option<Seat> {
        self.names.get(who.0).and_then(|name| parse_seat(name).ok())
    }

    /// Returns what a player is called.
    pub(super) fn name(&self, who: Who) -> &str {
        self.names.get(who.0).map_or("", String::as_str)
    }
}

/// Returns whether a word can be somebody's name: it begins with a letter.
pub(super) fn is_name(word: &str) -> bool {
    word.chars().next().is_some_and(char::is_alphabetic)
}

/// Returns a name that stands among these twice.
pub(super) fn twice(names: &[String]) -> Option<&String> {
    let is_twice = |&at: &usize| names[..at].iter().any(|other| compact(other) == compact(&names[at]));
    (0..names.len()).find(is_twice).map(|at| &names[at])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(names: [&str; 4]) -> [String; 4] {
        names.map(str::to_owned)
    }

    #[test]
    fn who_was_named_before_the_list_is_still_meant() {
        let mut players = Players::default();
        let bert = players.find_or_add("B").expect("there is room");
        players.seat(&names(["Anna", "Bert", "Clara", "Dirk"])).expect("B is Bert");
        assert_eq!((players.name(bert), players.find("Anna")), ("Bert", Some(Who(1))));
        assert_eq!(players.order(), Some(&[Who(1), bert, Who(2), Who(3)][..]));
        assert_eq!(players.seat(&names(["Anna", "Anton", "Clara", "Dirk"])), Err("Bert".to_owned()));
        assert_eq!(players.seat(&names(["Anna", "Anna", "Clara", "Dirk"])), Err("Anna".to_owned()));
        let mut next = players.inherited();
        next.seat(&names(["Ute", "Ulf", "Uwe", "Udo"])).expect("other players");
        assert_eq!((next.find("ul"), next.find("U"), next.find("Bert")), (Some(Who(1)), None, None));
    }
}
