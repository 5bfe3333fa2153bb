//! 3.10: shortening the game.

use super::everywhere;
use crate::cite::Cite;
use crate::entry::{
    Ending, Entry, Mark, MarkValue,
    Role::{AgainstSoloist, Soloist},
    Row,
    Scope::{NormalGame, SoloGame},
    Share::{N, S},
    When::{self, Is, Offender, Rules, That, Yes},
    may, must,
};
use crate::fact;
use crate::ruling::{Continuation::StopScored, Rest};
use game::rules::HandOverForfeits;

/// The special points that can still be earned (3.10.1).
const COUNTED: Mark = Mark { key: "special_counted", value: MarkValue::SpecialCounted(Ending::Shortened) };

/// Holds for a player who hands his cards over, and so claims nothing (DDV E.2, BSV 5.4).
const HANDS_OVER: When = Is(fact::SHORTENING, "hands_over");
const CLAIMS: When = That("claims", |case| case.facts().word(fact::SHORTENING) != Some("hands_over"));

/// The consequences of handing over: what the soloist forfeits, and whether Kontra may still call.
const AFTER_HAND_OVER: &[Mark] = &[
    Mark {
        key: "claims_forfeited",
        value: MarkValue::WordOf(|case| forfeited(case.rules().breaches.hand_over_forfeits)),
    },
    Mark {
        key: "calls_after_hand_over",
        value: MarkValue::WordOf(|case| if case.rules().breaches.calls_after_hand_over { "kontra" } else { "none" }),
    },
];

const fn forfeited(claims: HandOverForfeits) -> &'static str {
    match claims {
        HandOverForfeits::Nichtbedienen => "nichtbedienen",
        HandOverForfeits::All => "all",
    }
}

pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        number: "3.10.1",
        tsr: "9.2.2",
        bsv: "5.4, 9.2",
        scope: NormalGame,
        applies: everywhere,
        asks: &[
            may(fact::SHORTENING),
            must(fact::CLAIM_OK).when(&[CLAIMS]),
            may(fact::RE),
            may(fact::ANNOUNCED_CHARLIE).when(&[CLAIMS, Yes(fact::CLAIM_OK)]),
        ],
        rows: &[
            Row::new("hands-over", &[HANDS_OVER]).serious(N).cites(Cite::SoloistShortens),
            Row::new("a-charlie", &[Yes(fact::CLAIM_OK), Yes(fact::ANNOUNCED_CHARLIE)])
                .unerheblich()
                .then(StopScored(Rest::OwnSide))
                .marks(&[COUNTED]),
            Row::new("a", &[Yes(fact::CLAIM_OK)]).unerheblich().then(StopScored(Rest::OwnSide)).marks(&[COUNTED]),
            Row::new("b", &[]).serious(N),
        ],
    },
    Entry {
        number: "3.10.2",
        tsr: "9.2.2",
        bsv: "5.4, 9.2",
        scope: SoloGame,
        applies: everywhere,
        asks: &[may(fact::SHORTENING), must(fact::CLAIM_OK).when(&[CLAIMS])],
        rows: &[
            Row::new("soloist", &[Offender(Soloist)]).see("3.10.3", "3.10.3"),
            Row::new("hands-over", &[HANDS_OVER]).serious(S).cites(Cite::SoloistShortens),
            Row::new("a", &[Yes(fact::CLAIM_OK)]).unerheblich().then(StopScored(Rest::OwnSide)),
            Row::new("b", &[]).serious(S),
        ],
    },
    Entry {
        number: "3.10.3",
        tsr: "5.4",
        bsv: "5.4, 9.2",
        scope: SoloGame,
        applies: everywhere,
        asks: &[may(fact::SHORTENING), must(fact::CLAIM_OK).when(&[CLAIMS])],
        rows: &[
            Row::new("against", &[Offender(AgainstSoloist)]).see("3.10.2", "3.10.2"),
            Row::new("hands-over", &[HANDS_OVER])
                .then(StopScored(Rest::Opponents))
                .marks(AFTER_HAND_OVER)
                .cites(Cite::HandOver),
            // Decision OP-59: where showing is not provided for, it is judged like anybody else's.
            Row::new("not-provided-a", &[Rules(showing_is_a_breach), Yes(fact::CLAIM_OK)])
                .unerheblich()
                .then(StopScored(Rest::OwnSide)),
            Row::new("not-provided-b", &[Rules(showing_is_a_breach)]).serious(N),
            Row::new("a", &[Yes(fact::CLAIM_OK)]).then(StopScored(Rest::OwnSide)),
            Row::new("b", &[]).then(StopScored(Rest::Opponents)),
        ],
    },
];

fn showing_is_a_breach(rules: &game::Rules) -> bool {
    !rules.breaches.solo_claim_by_showing
}
