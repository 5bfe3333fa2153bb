//! The rule sets a text may name.

use game::Rules;

/// The rule sets that `rules=` can name: the published ones and a club's own.
#[derive(Clone, Debug)]
pub struct RuleBook {
    sets: Vec<Rules>,
    default: Option<usize>,
}

impl Default for RuleBook {
    fn default() -> Self {
        Self::published()
    }
}

impl RuleBook {
    /// Returns the book of the published rule sets, those in force first.
    #[must_use]
    pub fn published() -> Self {
        Self { sets: Rules::OFFERED.to_vec(), default: None }
    }

    /// Adds a rule set, in the place of one with the same name.
    #[must_use]
    pub fn with(mut self, rules: Rules) -> Self {
        match self.place(&rules.name) {
            Some(place) => self.sets[place] = rules,
            None => self.sets.push(rules),
        }
        self
    }

    /// Adds a rule set and lets texts that name none mean it.
    #[must_use]
    pub fn with_default(self, rules: Rules) -> Self {
        let name = rules.name.clone();
        let mut book = self.with(rules);
        book.default = book.place(&name);
        book
    }

    /// Returns the rule set with this name, or else the one whose name differs in upper and lower case only.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Rules> {
        let in_any_case = || {
            let mut sets = self.sets.iter().filter(|rules| rules.name.to_lowercase() == name.to_lowercase());
            // Two that differ in nothing else are not told apart by a third spelling.
            sets.next().filter(|_| sets.next().is_none())
        };
        self.place(name).map(|place| &self.sets[place]).or_else(in_any_case)
    }

    /// Returns the rule set of a text that names none, if there is one.
    #[must_use]
    pub fn default_rules(&self) -> Option<&Rules> {
        self.default.map(|place| &self.sets[place])
    }

    /// Returns the names, the published rule sets first.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.sets.iter().map(|rules| &*rules.name)
    }

    fn place(&self, name: &str) -> Option<usize> {
        self.sets.iter().position(|rules| rules.name == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clubs_own_rule_set_can_be_named_and_meant() {
        let club = Rules::DDV.with(|rules| {
            rules.name = "club".into();
            rules.werfen.kings = Some(5);
        });
        let book = RuleBook::published().with_default(club.clone());
        assert_eq!(book.names().collect::<Vec<_>>(), ["tsr", "ddv", "bsv", "recklinghausen", "club"]);
        assert_eq!((book.get("club"), book.get("Club")), (Some(&club), Some(&club)));
        let two = book.clone().with(Rules { name: "CLUB".into(), ..club.clone() });
        assert_eq!((two.get("Club"), two.get("club")), (None, Some(&club)));
        assert_eq!(book.default_rules(), Some(&club));
        assert_eq!(RuleBook::published().default_rules(), None);
    }
}
