//! Valid texts with small damages: whatever somebody types is read or refused, never a crash.

use doko_notation::{
    Label, RuleBook, parse_card, parse_position,
    record::{Breaches, check, parse_record, replay},
};
use game::Rules;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use text::{Language, Localized};

const POSITIONS: [&str; 6] = [
    "rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,CA S=SQ,D9 W=DJ,SA",
    "rules=ddv game=damensolo re=W leader=S trick=HT,HA N=SA,ST,SK E=HK,DA,DT S=HQ,SK W=CA,CA",
    "rules=recklinghausen game=normal re=NS leader=N N=DA,DA E=HT,HT S=SA,SK W=DJ,CT schweine=N # Schweine",
    "rules=ddv game=normal re=NS leader=N N=HT E=CA S=SA W=DA won=re:100/6,kontra:97/5 calls=re,k90,kontra",
    "rules=bsv game=farbsolo_H re=E leader=W trick=♥10 N=Dulle, Kreuz-Ass E=die Alte,Karo König S=Pik D,♠J W=KrA",
    "rules=ddv game=normal re=NS leader=N N=HT CQ E=Herz Dame Kreuz As S=SQ D9 W=DJ SA",
];

/// Words that make a mutation reach further than noise.
const WORDS: [&str; 24] = [
    "CA",
    "HT",
    "KD",
    "Dulle",
    "Fuchs",
    "♥",
    "10",
    "=",
    ",",
    "#",
    "-",
    "re",
    "k90",
    "N=",
    "trick=",
    "schweine=E",
    "/9",
    "won=re:240/12,kontra:0/0",
    " ",
    "K",
    "99999999999999999999",
    "ß",
    "\u{fe0f}",
    ":",
];

struct Mutator(ChaCha8Rng);

impl Mutator {
    fn below(&mut self, n: usize) -> usize {
        self.0.next_u32() as usize % n
    }

    /// Returns the text with one to four changes.
    fn mutate(&mut self, text: &str, words: &[&str]) -> String {
        let mut letters: Vec<char> = text.chars().collect();
        for _ in 0..=self.below(4) {
            let at = self.below(letters.len() + 1);
            match self.below(5) {
                0 if at < letters.len() => drop(letters.remove(at)),
                1 => letters.insert(at, char::from(self.below(128) as u8)),
                2 => {
                    let word = words[self.below(words.len())];
                    letters.splice(at..at, word.chars());
                }
                3 => {
                    let end = (at + self.below(12)).min(letters.len());
                    let part = letters[at..end].to_vec();
                    let to = self.below(letters.len() + 1);
                    letters.splice(to..to, part);
                }
                _ => drop(letters.drain(at..(at + self.below(8)).min(letters.len()))),
            }
        }
        letters.into_iter().collect()
    }
}

impl Mutator {
    /// Returns the text with one to four words replaced by other words of it.
    fn exchange_words(&mut self, text: &str) -> String {
        let mut words: Vec<&str> = text.split_inclusive([' ', '\n']).collect();
        for _ in 0..=self.below(4) {
            let (from, to) = (self.below(words.len()), self.below(words.len()));
            if self.below(2) == 0 {
                words.swap(from, to);
            } else {
                words[to] = words[from];
            }
        }
        words.concat()
    }
}

fn mutator() -> Mutator {
    Mutator(ChaCha8Rng::seed_from_u64(1))
}

/// Every error says something in both languages.
fn check_text(error: &impl Localized) {
    for language in Language::ALL {
        assert!(!error.text(language).is_empty());
        assert!(error.help().is_none_or(|help| !help.text(language).is_empty()));
    }
}

/// Every label must lie in the text and between its characters.
fn check_labels(labels: &[Label], text: &str) {
    for label in labels {
        assert!(text.get(label.span.start..label.span.end).is_some(), "{:?} of {text:?}", label.span);
    }
}

#[test]
fn a_damaged_position_is_read_or_refused() {
    let mut mutator = mutator();
    let book = RuleBook::published();
    let mut n_read = 0;
    for text in POSITIONS {
        assert!(doko_notation::position(text).is_ok(), "{text}");
    }
    for round in 0..30_000 {
        let text = mutator.mutate(POSITIONS[round % POSITIONS.len()], &WORDS);
        match parse_position(&text, &book) {
            Ok(position) => {
                n_read += 1;
                assert_eq!(doko_notation::position(&position.to_string()), Ok(position), "{text:?}");
            }
            Err(error) => {
                check_labels(&error.labels, &text);
                check_text(&error);
            }
        }
    }
    assert!(500 < n_read, "the damage is too big to find anything: {n_read}");
}

#[test]
fn a_damaged_card_is_read_or_refused() {
    let mut mutator = mutator();
    for round in 0..30_000 {
        let names = ["Kreuz Dame", "♥10", "Karlchen", "da", "KaAss", "Pik-König"];
        if let Err(error) = parse_card(&mutator.mutate(names[round % names.len()], &WORDS)) {
            check_text(&error);
        }
    }
}

const RECORD: &str = "rules=ddv dealer=N game=normal pflichtsolo_open=S
N: SQ CJ HJ DA CA CT CK C9 SA SK S9 HK
E: HT CQ SQ HQ DA DT DK D9 CA SA ST HK
S: CQ HJ DJ DK CT CK C9 SK S9 HA H9 H9
W: HT HQ DQ DQ CJ SJ SJ DJ DT D9 ST HA
vorbehalte E:gesund S:gesund W:gesund N:gesund
1 E: E:k90! DK DJ S:k60! HT SQ
2 W: HA HK HK H9
3 W: CJ HJ DA HJ
4 W: DQ DA N:kontra! CQ CQ
5 E: CA CT SJ CT
6 W: DT CJ D9 DK
";

#[test]
fn a_damaged_record_is_read_or_refused_and_its_breaches_are_told() {
    let words =
        ["E:vorbehalt", "re!", "N:", "@3", "=", "\n", "7 W:", "HT", "damensolo", "soloist=E", "schweine=E", "-"];
    let mut mutator = mutator();
    let mut n_read = 0;
    for round in 0..6_000 {
        let text = if round % 2 == 0 { mutator.mutate(RECORD, &words) } else { mutator.exchange_words(RECORD) };
        match parse_record(&text) {
            Ok(record) => {
                n_read += 1;
                assert_eq!(parse_record(&record.to_string()), Ok(record.clone()), "{text}");
                for rules in Rules::ALL {
                    let breaches = check(&record, &rules);
                    assert!(breaches.iter().all(|breach| !breach.to_string().is_empty()));
                    let _ = replay(&record, &rules, Breaches::CountAsValid);
                }
            }
            Err(error) => {
                check_labels(&[Label::new(error.span)], &text);
                check_text(&error);
            }
        }
    }
    assert!(500 < n_read, "the damage is too big to find anything: {n_read}");
}

#[test]
fn a_damaged_rule_file_is_read_or_refused() {
    use doko_notation::rules_file::{parse_rules, to_toml};
    use game::rules::OPTIONS;
    use game::rules::RuleOption;

    let files = Rules::ALL.map(|rules| {
        let line = |option: &RuleOption| format!("{} = {}\n", option.name, option.of(&rules));
        format!("extends = \"{}\"\n{}", rules.name, OPTIONS.iter().map(line).collect::<String>())
    });
    let words =
        ["\"", "[", "]", "{", "}", "= ", "off", "300", "-1", "1.5", "\n", "true", "nines", "[[a]]", "add 2", "."];
    let mut mutator = mutator();
    let mut n_read = 0;
    for round in 0..10_000 {
        let text = mutator.mutate(&files[round % files.len()], &words);
        match parse_rules(&text, "club") {
            Ok(rules) => {
                n_read += 1;
                assert_eq!(rules.check(), Ok(()));
                assert_eq!(parse_rules(&to_toml(&rules), "other"), Ok(rules), "{text}");
            }
            Err(error) => check_labels(&error.labels, &text),
        }
    }
    assert!(100 < n_read, "the damage is too big to find anything: {n_read}");
}
