//! What rule sets settle differently about calls.

/// What the latest moment of a call is counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CallTiming {
    /// Cards in the caller's hand, at least the limit.
    Hand,
    /// Cards played by everybody, at most the limit.
    Table,
}

/// Which calls there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CallsAllowed {
    /// All.
    All,
    /// Re and Kontra.
    Ansagen,
    /// None.
    None,
}

/// When in a trick calls may be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CallMoment {
    /// At any time.
    Anytime,
    /// While no card lies.
    BetweenTricks,
    /// When it is one's turn, before one's card.
    OnTurn,
}

/// Which sides can make Absagen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AbsagenBy {
    /// Both.
    Both,
    /// The one that makes the first.
    One,
}

/// When the soloist may say Re in a named solo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SoloRe {
    /// As everybody else.
    Anytime,
    /// Once Kontra was said.
    Reply,
}

/// Whether an Absage may leave out stages before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CallSkipping {
    /// If each of them would still be in time.
    InTime,
    /// Whenever the Absage itself is in time.
    Always,
    /// Never: each stage has to be called, the Ansage first.
    Never,
}

/// Until when a side that has called may call its next stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CallPace {
    /// Within the limits of the stages.
    Limits,
    /// And with the first card of the trick after the one in which it called before.
    NextTrick,
}

/// How a Hochzeit moves the limits of the calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HochzeitShift {
    /// Cards per trick: fewer in hand, or more on the table.
    pub cards: u8,
    /// Which tricks up to the Klärungsstich count.
    pub tricks: ShiftedTricks,
}

/// The tricks a [`HochzeitShift`] counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShiftedTricks {
    /// Those after the first.
    AfterFirst,
    /// All.
    Every,
}

/// The games in which a first trick full of Augen obliges its winner to call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PflichtansageScope {
    /// Every game.
    All,
    /// Normal games only.
    NormalOnly,
}

/// What the duty to call asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PflichtansageLevel {
    /// The Ansage, unless it was made before.
    Ansage,
    /// The next stage of the side, whatever it is.
    Next,
}

/// Whether the second trick obliges its winner as the first does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PflichtansageSecond {
    /// No.
    Never,
    /// If the first was as rich.
    AfterFirst,
    /// Whatever the first was.
    Always,
}

/// The duty to call in a Hochzeit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PflichtansageInHochzeit {
    /// Only if the first trick is the Klärungsstich, otherwise it lapses.
    OnlyIfClarifying,
    /// It is due as soon as the partner is found.
    Deferred,
    /// Never.
    Never,
}

/// Whether calls are made in a Hochzeit before its partner is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HochzeitCalls {
    /// They are not.
    AfterFinding,
    /// They are: the Hochzeiter calls for Re, everybody else for Kontra; what the partner has called becomes a call of Re.
    Anytime,
}

/// Which cards the limits count that are counted in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CallHand {
    /// Those that the caller holds.
    Held,
    /// And the one that he has laid, as long as the trick is not full.
    UntilTrickIsFull,
}
