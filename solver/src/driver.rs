//! A search and what is asked for: values by null windows, and the moves of a position.

use crate::bitboard::each;
use crate::engine::{Engine, Subject};
use crate::limits::Urgency;
use crate::machine::Machine;
use crate::move_generation::{Move, MoveList};
use crate::move_limits::{MOVE_LIMITS, MoveLimit};
use crate::mtd::{FirstMove, Guess, How, KnownBounds, NullWindows, ask, converge};
use crate::node::Node;
use crate::observe::Observer;
use crate::problem::Problem;
use crate::search::Search;
use crate::trick::{State, Trick};
use game::{Card, Seat};

/// A search and what is asked for.
pub(crate) struct Driver<'a, M, P, O> {
    pub(crate) root: Node,
    pub(crate) search: Search<'a, M, O>,
    pub(crate) problem: P,
    /// Subject of the current question.
    pub(crate) subject: Subject,
}

impl<M: Machine, P: Problem<M>, O: Observer> Driver<'_, M, P, O> {
    fn after_bit(&self, node: &Node, bit: usize) -> Node {
        let (state, complete) = node.state.after(&self.search.layout, bit);
        let progress = complete.map_or(node.progress, |trick| {
            let max_wins = self.search.is_max(usize::from(trick.owner));
            self.problem.after_trick(self.search.machine, node.progress, &trick, max_wins, state.is_over())
        });
        Node { state, progress }
    }
}

impl<M: Machine, P: Problem<M>, O: Observer> Engine for Driver<'_, M, P, O> {
    fn root(&self) -> Node {
        self.root
    }

    fn led_by(&self, leader: Seat) -> Option<Node> {
        let State { hands, trick } = self.root.state;
        let led = State { hands, trick: Trick::led_by(leader.index() as u8) };
        (trick.len == 0).then_some(Node { state: led, ..self.root })
    }

    fn after(&self, node: &Node, card: Card) -> Node {
        let copies = node.state.legal() & self.search.layout.slot(card);
        self.after_bit(node, each(copies).next().expect("the card is legal"))
    }

    fn cards(&self, node: &Node, sorted: &[Card]) -> Vec<Card> {
        let legal = node.state.legal();
        sorted.iter().copied().filter(|&card| legal & self.search.layout.slot(card) != 0).collect()
    }

    fn wants_more(&self, node: &Node) -> bool {
        self.search.is_max(node.state.trick.turn())
    }

    fn is_heavy(&self, node: &Node) -> bool {
        self.search.widening_from <= self.n_tricks(node)
    }

    fn converge(&mut self, node: &Node, between: (i32, i32), guess: Guess) -> (i32, i32) {
        let guess = if self.search.config.switches.first_guess.is_on() { guess } else { Guess::None };
        let (lower, upper) = converge(self, node, self.problem.numbers_between(between), guess);
        (self.problem.value(lower), self.problem.value(upper))
    }

    fn test(&mut self, node: &Node, between: (i32, i32), least: i32) -> (i32, i32) {
        let mut known = KnownBounds::before(self, node, self.problem.numbers_between(between));
        let (number, _) = self.problem.numbers_between((least, i32::MAX));
        if known.lower < number && number <= known.upper {
            ask(self, node, number, &mut known, How::SURELY);
        }
        (self.problem.value(known.lower), self.problem.value(known.upper))
    }

    fn begin(&mut self) {
        self.search.observer.beginning();
    }

    fn turn_to(&mut self, subject: Subject) {
        self.subject = subject;
    }

    fn know(&mut self, (lower, upper): (i32, i32)) {
        let after = match self.subject {
            Subject::Position => None,
            Subject::After(card) => Some(card),
            Subject::Elsewhere => return,
        };
        self.search.observer.knowing(after, lower, upper);
    }

    fn nodes(&self) -> u64 {
        self.search.nodes()
    }

    fn urgency(&self) -> Urgency {
        self.search.limits.urgency()
    }

    fn share_among(&mut self, n_questions: u32) {
        self.search.limits.share_among(n_questions);
    }
}

impl<M: Machine, P: Problem<M>, O: Observer> NullWindows for Driver<'_, M, P, O> {
    type Node = Node;

    fn range(&self, node: &Node) -> (i32, i32) {
        self.problem.range(&self.search.layout, node)
    }

    fn wants_more(&self, node: &Node) -> bool {
        Engine::wants_more(self, node)
    }

    fn is_rather_above(&self, node: &Node, guess: i32) -> bool {
        self.problem.is_rather_above(&self.search.layout, node, guess, Engine::wants_more(self, node))
    }

    fn n_tricks(&self, node: &Node) -> u32 {
        node.state.hands[node.state.trick.turn()].count_ones()
    }

    fn first_move(&self, node: &Node) -> Option<FirstMove<Node>> {
        let State { hands, trick } = &node.state;
        if node.state.is_over() {
            return None;
        }
        let legal = node.state.legal();
        let mut moves = MoveList::new();
        if 1 < legal.count_ones() {
            let distinctions = self.problem.distinctions(hands, trick);
            let dominance = self.problem.dominance(self.search.config);
            self.search.generator(dominance, distinctions).generate(hands, trick, legal, &mut moves);
        }
        let is_only = moves.len() < 2;
        let bit = moves.next().map_or(legal.trailing_zeros() as usize, Move::bit);
        Some(FirstMove { node: self.after_bit(node, bit), is_only })
    }

    fn ask(&mut self, node: &Node, number: i32, how: How) -> Option<i32> {
        let (goal, question) = self.problem.question(&self.search.layout, node, number);
        let Node { state: State { hands, trick }, .. } = node;
        let stop_at = match how {
            How::Surely { stop_at } => stop_at,
            How::Until(stop_at) | How::Roughly { stop_at, .. } => Some(stop_at),
        };
        let bound = self.search.ask_together(stop_at, |search| match how {
            How::Roughly { limit, .. } => {
                search.limiting(0b1111, limit, |search| search.answer(&goal, *hands, trick, question))
            }
            How::Surely { .. } | How::Until(_) => search.answer(&goal, *hands, trick, question),
        })?;
        Some(self.problem.number(node, number, &bound))
    }

    fn corrects_line(&self, node: &Node, guess: Guess) -> bool {
        let is_heavy = self.is_heavy(node);
        self.problem.corrects_line(is_heavy) && !(is_heavy && guess == Guess::AfterOthers)
    }

    fn move_limits(&self, node: &Node) -> &'static [MoveLimit] {
        if self.is_heavy(node) { &MOVE_LIMITS } else { &[] }
    }

    fn growth(&self) -> i32 {
        P::TUNING.growth
    }

    fn distances(&self) -> &'static [i32] {
        match self.search.limits.urgency() {
            Urgency::None => &[],
            Urgency::Little => P::TUNING.distances.little,
            Urgency::Much => P::TUNING.distances.much,
        }
    }

    fn guess_until(&self) -> Option<u64> {
        self.search.limits.guess_until()
    }

    fn n_played(&self) -> u64 {
        self.search.limits.nodes()
    }

    fn tell(&mut self, number: i32, lower: i32, upper: i32) {
        let [value, lower, upper] = [number, lower, upper].map(|number| self.problem.value(number));
        self.search.observer.asking(value, lower, upper);
        self.know((lower, upper));
    }
}
