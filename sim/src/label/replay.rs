//! A game that was played, once more from the beginning.

use game::{Found, Named, Occasion, Play, Spielfindung};

/// Shows the game as it stood before each card, with the number of cards played.
pub(crate) fn replay(play: &Play, mut see: impl FnMut(usize, &Play)) {
    let mut state = start(play);
    let public = play.public();
    state.decide_schweine(public.schweine_fate());
    // What a bid has announced is there from the beginning.
    let mut calls = public.calls()[state.public().calls().len()..].iter().peekable();
    for (n_played, (seat, card)) in public.plays().enumerate() {
        while let Some(called) = calls.next_if(|called| usize::from(called.before_card) == n_played) {
            state.call(called.seat, called.call).expect("the call was legal");
        }
        see(n_played, &state);
        state.play(seat, card).expect("the card was legal");
    }
}

/// Returns the game before its first card.
fn start(play: &Play) -> Play {
    let rules = play.public().rules();
    let mut round = match play.public().game().named {
        Named::Solo { soloist, occasion: Occasion::Vorgefuehrt, .. } => {
            Spielfindung::vorfuehren(rules, *play.deal(), soloist)
        }
        _ => Spielfindung::new(rules, *play.deal(), play.pflichtsolo_open()),
    };
    for &(seat, act) in play.log() {
        round.act(seat, act).expect("what was said was legal");
    }
    match round.finish() {
        Ok(Found::Play(start)) => *start,
        Ok(Found::Redeal(_)) | Err(_) => unreachable!("the game was found before"),
    }
}
