//! Names and places of the features that a card is judged by.

/// A row of features that belong together.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Block {
    pub(crate) name: &'static str,
    pub(crate) at: usize,
    pub(crate) len: usize,
}

impl Block {
    pub(crate) const fn first(name: &'static str, len: usize) -> Self {
        Self { name, at: 0, len }
    }

    pub(crate) const fn then(self, name: &'static str, len: usize) -> Self {
        Self { name, at: self.end(), len }
    }

    pub(crate) const fn end(self) -> usize {
        self.at + self.len
    }
}

/// Returns the names of the features, such as `take.3`.
pub(crate) fn names(blocks: &[Block]) -> Vec<String> {
    let of = |block: &Block| (0..block.len).map(|number| format!("{}.{number}", block.name)).collect::<Vec<_>>();
    blocks.iter().flat_map(of).collect()
}

/// Receiver of the features of a card.
pub(crate) trait Sink {
    /// Takes the value of a feature.
    fn put(&mut self, at: usize, value: f32);

    /// Takes the value of the feature with this number in a block.
    fn add(&mut self, block: Block, number: usize, value: f32) {
        debug_assert!(number < block.len, "{} has no {number}", block.name);
        self.put(block.at + number, value);
    }

    /// Takes the value of the only feature of a block.
    fn one(&mut self, block: Block, value: f32) {
        self.add(block, 0, value);
    }

    /// Takes that something is so.
    #[expect(clippy::fn_params_excessive_bools, reason = "it is the value of a feature")]
    fn flag(&mut self, block: Block, is_so: bool) {
        if is_so {
            self.add(block, 0, 1.0);
        }
    }
}

/// Adds up what the features are worth.
#[derive(Debug)]
pub(crate) struct Worth<'a> {
    pub(crate) weights: &'a [f32],
    pub(crate) sum: f32,
}

impl Sink for Worth<'_> {
    fn put(&mut self, at: usize, value: f32) {
        self.sum += self.weights[at] * value;
    }
}

impl Sink for Vec<(usize, f32)> {
    fn put(&mut self, at: usize, value: f32) {
        if value != 0.0 {
            self.push((at, value));
        }
    }
}
