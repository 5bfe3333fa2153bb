//! A card that was played, a better one, and what comes of both in the deals that the player could not exclude.

use bots::rules::{Calls, Imagined, Weights};
use game::rules::Sonderpunkt;
use game::{BySeat, Card, Class, Hand, LightPlay, Order, Parties, Play, Public, Seat, SeatSet, Team, Trick, View};

/// Input of a predicate: the knowledge of the seat, two cards, and possible deals with their probabilities.
///
/// # Information
/// Made of a view. The hands in [`worlds`](Self::worlds) were drawn for it; the real ones are not among what it knows.
#[derive(Clone, Debug)]
pub struct Scene {
    public: Public,
    seat: Seat,
    team: Team,
    hand: Hand,
    /// The card that was played.
    pub done: Card,
    /// The better one.
    pub best: Card,
    /// The sampled deals.
    pub worlds: Vec<SceneWorld>,
}

/// A deal that the player could not exclude.
#[derive(Clone, Debug, PartialEq)]
pub struct SceneWorld {
    /// The hands at the decision.
    pub hands: BySeat<Hand>,
    /// Weight of the deal; all together make 1.
    pub weight: f64,
    /// The side of the player, himself included.
    pub side: SeatSet,
    /// Course after the card that was played.
    pub done: Course,
    /// Course after the better one.
    pub best: Course,
}

/// Course of a game after a card.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// Result for the player, as the card was judged.
    pub points: f64,
    /// The running trick and those after it, all playing by the rules of thumb with their own hands.
    pub tricks: Vec<Trick>,
    /// Result of these tricks for him. Near the end it may be less than [`points`](Self::points), because there his
    /// later cards are searched.
    pub by_rules: f64,
    /// The special points of these tricks: in which of them, what for, and whose side earned it.
    pub special: Vec<Earned>,
}

/// A special point that a trick earns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Earned {
    /// Number of the trick, 0 for the current one.
    pub trick: usize,
    /// The special point.
    pub point: Sonderpunkt,
    /// Side that gets it.
    pub side: Side,
}

/// One of the two sides, as the player sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// His own.
    Own,
    /// The other one.
    Other,
}

impl Course {
    /// Returns the running trick as it ends.
    #[must_use]
    pub fn trick(&self) -> &Trick {
        &self.tricks[0]
    }

    /// Returns who gets it.
    #[must_use]
    pub fn owner(&self) -> Seat {
        self.trick().owner().expect("a trick with cards has an owner")
    }

    /// Returns whether a side earns a special point in the running trick.
    #[must_use]
    pub fn earns_now(&self, point: Sonderpunkt, side: Side) -> bool {
        self.special.contains(&Earned { trick: 0, point, side })
    }

    /// Returns whether a side earns a special point now or later.
    #[must_use]
    pub fn earns(&self, point: Sonderpunkt, side: Side) -> bool {
        self.special.iter().any(|earned| (earned.point, earned.side) == (point, side))
    }
}

impl SceneWorld {
    /// Returns how many points the card costs here.
    #[must_use]
    pub fn loss(&self) -> f64 {
        self.best.points - self.done.points
    }

    /// Returns whether the own side gets the running trick after a card.
    #[must_use]
    pub fn is_ours(&self, course: &Course) -> bool {
        self.side.contains(course.owner())
    }
}

impl Scene {
    /// Returns the scene of two cards in these deals, each with its weight and with what both cards bring in it; `None` while it
    /// is open who plays with whom.
    pub(super) fn new(view: &View<'_>, (done, best): (Card, Card), worlds: &[(Play, f64, [f64; 2])]) -> Option<Self> {
        let sum: f64 = worlds.iter().map(|(_, weight, _)| weight).sum();
        let world = |(world, weight, points): &(Play, f64, [f64; 2])| {
            let parties = world.parties()?;
            let seat = view.seat();
            let course = |card, points| course(world, (seat, parties), card, points);
            Some(SceneWorld {
                hands: *world.hands(),
                weight: weight / sum,
                side: parties.members(parties.team_of(seat)),
                done: course(done, points[0]),
                best: course(best, points[1]),
            })
        };
        let team = worlds.first().and_then(|(world, ..)| Some(world.parties()?.team_of(view.seat())));
        let found = worlds.iter().map(world).collect::<Option<Vec<_>>>()?;
        let (public, seat, hand) = (view.public().clone(), view.seat(), view.hand());
        // A player knows his own side, so it is the same in all deals.
        let team = team?;
        Some(Self { public, seat, team, hand, done, best, worlds: found })
    }

    /// Returns whether the tricks after the running one bring what the cards were judged by, in every deal.
    #[must_use]
    pub fn is_played_out(&self) -> bool {
        let is_so = |course: &Course| course.points == course.by_rules;
        self.worlds.iter().all(|world| is_so(&world.done) && is_so(&world.best))
    }

    /// Returns whether a card is a full one: ten Augen or more, and no ten of hearts that is a high trump.
    #[must_use]
    pub fn is_full(&self, card: Card) -> bool {
        10 <= card.augen().0 && !(card == Card::HT && self.is_trump(card))
    }

    /// Returns the public state.
    #[must_use]
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// Returns what the player sees.
    #[must_use]
    pub const fn view(&self) -> View<'_> {
        View::new(self.seat, self.hand, &self.public)
    }

    /// Returns the player.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the side of the player.
    #[must_use]
    pub const fn team(&self) -> Team {
        self.team
    }

    /// Returns class and strength of the cards as the player knows them.
    #[must_use]
    pub fn order(&self) -> &Order {
        self.view().order()
    }

    /// Returns what lies on the table.
    #[must_use]
    pub const fn trick(&self) -> &Trick {
        self.public.trick()
    }

    /// Returns whether the player leads.
    #[must_use]
    pub const fn leads(&self) -> bool {
        self.trick().is_empty()
    }

    /// Returns whether a card is a trump.
    #[must_use]
    pub fn is_trump(&self, card: Card) -> bool {
        self.order().trumps().contains(card)
    }

    /// Returns whether it is the last trick.
    #[must_use]
    pub const fn is_last_trick(&self) -> bool {
        self.hand.len() == 1
    }

    /// Returns whether a card takes the trick from those that lie there.
    #[must_use]
    pub fn takes(&self, card: Card) -> bool {
        self.view().takes(card)
    }

    /// Returns the class that has to be followed if this card is played.
    #[must_use]
    pub fn class_led(&self, card: Card) -> Class {
        self.order().class_of(self.trick().led().unwrap_or(card))
    }

    /// Returns whether a class was led in a trick before.
    #[must_use]
    pub fn was_led(&self, class: Class) -> bool {
        self.public.tricks().iter().filter_map(Trick::led).any(|led| self.order().class_of(led) == class)
    }

    /// Returns how probable something is.
    #[must_use]
    pub fn share(&self, is: impl Fn(&SceneWorld) -> bool) -> f64 {
        self.worlds.iter().filter(|world| is(world)).map(|world| world.weight).sum()
    }

    /// Returns what is to be expected of something.
    #[must_use]
    pub fn mean(&self, value: impl Fn(&SceneWorld) -> f64) -> f64 {
        self.worlds.iter().map(|world| world.weight * value(world)).sum()
    }

    /// Returns which part of what the card costs comes from such deals; more than 1 if the others speak for the card.
    #[must_use]
    pub fn explained(&self, is: impl Fn(&SceneWorld) -> bool) -> f64 {
        let loss = |world: &SceneWorld| if is(world) { world.loss() } else { 0.0 };
        self.mean(loss) / self.mean(SceneWorld::loss)
    }

    /// Returns how probable it is that a seat is on the own side.
    #[must_use]
    pub fn friendly(&self, seat: Seat) -> f64 {
        self.share(|world| world.side.contains(seat))
    }

    /// Returns how probable it is that the own side gets the trick after the card that was played, and after the better one.
    #[must_use]
    pub fn ours(&self) -> [f64; 2] {
        [self.share(|world| world.is_ours(&world.done)), self.share(|world| world.is_ours(&world.best))]
    }

    /// Returns whether the other side takes the trick with a trump after a card.
    #[must_use]
    pub fn is_ruffed(&self, world: &SceneWorld, course: &Course) -> bool {
        !world.is_ours(course) && course.trick().best().is_some_and(|best| self.is_trump(best))
    }

    /// Returns who gets the trick most often among the deals of this kind, and in which share of all deals he does.
    #[must_use]
    pub fn likeliest_owner(&self, is: impl Fn(&SceneWorld) -> bool) -> (Seat, f64) {
        let share = |seat| (seat, self.share(|world| is(world) && world.done.owner() == seat));
        let first = share(self.seat.next());
        [2, 3]
            .map(|steps| share(self.seat.plus(steps)))
            .into_iter()
            .fold(first, |most, other| if most.1 < other.1 { other } else { most })
    }
}

/// Plays out a deal after a card, all seats by the rules of thumb, calls included.
fn course(world: &Play, (seat, parties): (Seat, Parties), card: Card, points: f64) -> Course {
    let (frame, n_before) = (world.frame(), world.public().tricks().len());
    let (mut game, mut cards) = (Imagined::of(world).calling(Some(Calls::learned())), LightPlay::of(world));
    let mut next = Some(card);
    while let Some(card) = next {
        cards.play(&frame, card);
        game.play(card);
        next = game.turn().map(|_| game.choice(Weights::learned()));
    }
    let own = parties.team_of(seat);
    let special = cards.special(&frame, parties).filter(|special| n_before < special.trick);
    let special = special.map(|special| Earned {
        trick: special.trick - 1 - n_before,
        point: special.point,
        side: if special.team == own { Side::Own } else { Side::Other },
    });
    let special = special.collect();
    let by_rules = game.points()[seat].0.into();
    Course { points, tricks: cards.tricks()[n_before..].to_vec(), by_rules, special }
}
