//! Requests made from the description of the interface: some as it says, some beside it, some hostile.

use rand::{Rng, RngExt};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::{Map, Value, json};

/// How deep values are nested.
const DEEPEST: usize = 7;

/// Texts that mean something here or there, and texts that mean harm.
const TEXTS: &[&str] = &[
    "",
    " ",
    "N",
    "E",
    "X",
    "re",
    "kontra",
    "HT",
    "CQ",
    "XX",
    "HT,CQ",
    "normal",
    "bubensolo",
    "solo",
    "hochzeit",
    "ddv",
    "1.1",
    "12.4",
    "0.0",
    "99999999999999999999",
    "-1",
    "3.8.1",
    "3.6.2",
    "gesund",
    "re",
    "k90",
    "schwarz",
    "u",
    "rules",
    "doko:worlds=1",
    "pimc:worlds=1",
    "pimc:worlds=99999999999",
    "ismcts:iterations=3",
    "uct:rollouts=1",
    "doko:time=1ms",
    "doko:threads=0",
    "cmd:touch /tmp/doko-was-here",
    "rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,CA S=SQ,D9 W=DJ,SA",
    "rules=ddv game=bubensolo re=N leader=N N=CJ,SJ,DJ E=HJ,CA,D9 S=CK,SA,HT W=S9,H9,DK",
    "rules=bsv game=normal re=SW leader=N N=HT,SQ E=SJ,HJ S=DK,DK W=SQ,DA won=re:10/1,kontra:66/3",
    "rules=ddv game=normal re=NS leader=N trick=HT N=CQ E=HQ,CA S=SQ,D9 W=DJ,SA",
    "Re N+E 145 Augen, Re announced, Fuchs for Kontra",
    "rules: ddv\nplayers: Anna, Bert, Cora, Dirk\n\n1  Re Anna+Bert 145 Augen\n",
    "rules=ddv dealer=W\nN: HT CQ SQ HQ DQ CJ DA DT CA CT SA HA\nE: ?\nS: ?\nW: ?\nvorbehalte N:gesund\n",
    "N hat mindestens 4 Trümpfe",
    "revoke",
    "\u{0}",
    "\u{1b}[2J\u{1b}]0;x\u{7}",
    "\u{202e}\u{200b}\u{feff}",
    "♥10 ♣D ß ẞ İ",
    "🂡🂱",
    "{{ $x }} {\"}\"}",
    "<script>alert(1)</script>",
    "' OR 1=1 --",
    "../../etc/passwd",
    "%n%s%d",
    "extends = \"ddv\"\n",
    "=====,,,:::;;;///",
    "N=N=N=N= E= S= W=",
];

const NUMBERS: &[f64] = &[
    0.0, 1.0, -1.0, 0.5, -0.0, 2.0, 3.0, 12.0, 13.0, 48.0, 240.0, 241.0, 255.0, 256.0, 65_536.0, 1e9, 1e18, -1e18,
    1e300, 1e-300,
];

/// Makes requests.
pub(crate) struct Generator<'a> {
    description: &'a Value,
    random: ChaCha8Rng,
}

impl<'a> Generator<'a> {
    pub(crate) fn new(description: &'a Value, seed: u64) -> Self {
        Self { description, random: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// Returns a body for the question at a path.
    pub(crate) fn body(&mut self, path: &str) -> Value {
        let description = self.description;
        let content = &description["paths"][path]["post"]["requestBody"]["content"]["application/json"];
        let mut body = match self.one_in(4) {
            // Near to what makes sense.
            true => content["example"].clone(),
            false => self.value(&content["schema"], 0),
        };
        for _ in 0..self.random.random_range(0..3) {
            if self.one_in(2) {
                self.damage(&mut body, 0);
            }
        }
        self.keep_cheap(&mut body);
        body
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.random.random_range(0..n) == 0
    }

    fn pick<'b, T>(&mut self, of: &'b [T]) -> &'b T {
        &of[self.random.random_range(0..of.len())]
    }

    fn value(&mut self, schema: &Value, depth: usize) -> Value {
        if depth == DEEPEST || self.one_in(40) {
            return self.anything();
        }
        let resolved;
        let schema = match schema["$ref"].as_str() {
            Some(reference) => {
                let pointer = reference.trim_start_matches('#');
                resolved = self.description.pointer(pointer).expect("references lead somewhere").clone();
                &resolved
            }
            None => schema,
        };
        if let Some(constant) = schema.get("const") {
            return constant.clone();
        }
        for alternatives in ["anyOf", "oneOf", "enum"] {
            if let Some(list) = schema[alternatives].as_array() {
                let one = self.pick(list).clone();
                return if alternatives == "enum" { one } else { self.value(&one, depth + 1) };
            }
        }
        if let Some(parts) = schema["allOf"].as_array() {
            let mut whole = Map::new();
            for part in parts.clone() {
                whole.extend(self.value(&part, depth + 1).as_object().cloned().unwrap_or_default());
            }
            whole.extend(self.object(schema, depth));
            return whole.into();
        }
        let of_type = match &schema["type"] {
            Value::Array(types) => self.pick(types).clone(),
            one => one.clone(),
        };
        self.of_type(of_type.as_str().unwrap_or_default(), schema, depth)
    }

    fn of_type(&mut self, of_type: &str, schema: &Value, depth: usize) -> Value {
        match of_type {
            "object" => self.object(schema, depth).into(),
            "array" => {
                let most = schema["maxItems"].as_u64().unwrap_or(if self.one_in(50) { 300 } else { 5 });
                let least = schema["minItems"].as_u64().unwrap_or(0).min(most);
                let n = self.random.random_range(least..=most);
                let items = schema["prefixItems"].as_array().cloned().unwrap_or_default();
                let item = |at: usize| items.get(at).unwrap_or(&schema["items"]).clone();
                (0..n as usize).map(|at| self.value(&item(at), depth + 1)).collect()
            }
            "integer" => (*self.pick(NUMBERS) as i64).into(),
            "number" => json!(self.pick(NUMBERS)),
            "boolean" => self.one_in(2).into(),
            "null" => Value::Null,
            "string" => self.text().into(),
            _ => self.anything(),
        }
    }

    fn object(&mut self, schema: &Value, depth: usize) -> Map<String, Value> {
        let required: Vec<&str> =
            schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let mut object = Map::new();
        for (name, field) in schema["properties"].as_object().into_iter().flatten() {
            let is_there = required.contains(&name.as_str()) && !self.one_in(50);
            if is_there || self.one_in(3) {
                object.insert(name.clone(), self.value(field, depth + 1));
            }
        }
        if schema["additionalProperties"].is_object() {
            for _ in 0..self.random.random_range(0..4) {
                let name = self.text();
                object.insert(name, self.value(&schema["additionalProperties"], depth + 1));
            }
        }
        object
    }

    fn text(&mut self) -> String {
        let mut text = (*self.pick(TEXTS)).to_owned();
        if self.one_in(10) {
            text = text.repeat(self.random.random_range(2..200));
        }
        if self.one_in(5) && !text.is_empty() {
            // A letter less, another one, one more.
            let at = self.random.random_range(0..text.len());
            let at = (at..=text.len()).find(|&at| text.is_char_boundary(at)).unwrap_or(0);
            let letter = char::from_u32(self.random.next_u32() % 0x3000).unwrap_or('x');
            let end = text[at..].char_indices().nth(1).map_or(text.len(), |(n, _)| at + n);
            match self.random.random_range(0..3) {
                0 => text.insert(at, letter),
                1 => text.replace_range(at..end, ""),
                _ => text.replace_range(at..end, &letter.to_string()),
            }
        }
        text
    }

    fn anything(&mut self) -> Value {
        match self.random.random_range(0..7) {
            0 => Value::Null,
            1 => self.one_in(2).into(),
            2 => json!(self.pick(NUMBERS)),
            3 => json!(u64::MAX),
            4 => json!([self.text(), {}, []]),
            5 => json!({ self.text(): self.text() }),
            _ => self.text().into(),
        }
    }

    /// Puts something else in the place of some part of a value.
    fn damage(&mut self, value: &mut Value, depth: usize) {
        let n_parts = value.as_object().map_or(0, Map::len) + value.as_array().map_or(0, Vec::len);
        if n_parts == 0 || depth == DEEPEST || 1 < depth && self.one_in(4) {
            *value = match value.as_str() {
                // A text that makes sense, with a slip in it.
                Some(text) if !text.is_empty() && self.one_in(2) => self.slip(text).into(),
                _ => self.anything(),
            };
            return;
        }
        let at = self.random.random_range(0..n_parts);
        let part = match value {
            Value::Object(fields) => fields.values_mut().nth(at),
            Value::Array(items) => items.get_mut(at),
            _ => None,
        };
        if let Some(part) = part {
            self.damage(part, depth + 1);
        }
    }

    /// Returns a text with some of its words changed, doubled or gone.
    fn slip(&mut self, text: &str) -> String {
        let mut words: Vec<&str> = text.split_inclusive([' ', '\n', ',', ':', '=', '+']).collect();
        let other = *self.pick(TEXTS);
        let (at, middle) = (self.random.random_range(0..words.len()), words.len() / 2);
        match self.random.random_range(0..4) {
            0 => {
                words.remove(at);
            }
            1 => words.insert(at, words[at]),
            2 => words[at] = other,
            _ => words.swap(at, middle),
        }
        words.concat()
    }

    /// Leaves off what would only take long: that it ends is shown elsewhere.
    fn keep_cheap(&mut self, body: &mut Value) {
        let Some(fields) = body.as_object_mut() else { return };
        if fields.get("effort").is_none_or(serde_json::Value::is_object) && fields.contains_key("effort") {
            let worlds = fields["effort"]["worlds"].clone();
            if worlds.as_f64().is_none_or(|worlds| 3.0 < worlds && worlds < 2e6) {
                fields["effort"]["worlds"] = json!(2);
            }
        }
    }
}
