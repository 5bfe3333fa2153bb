//! A line for each request, fit for a terminal and a file.

use axum::http::{Method, StatusCode};
use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use text::brief;

/// Receiver of one line for each request.
pub type Teller = Arc<dyn Fn(&str) + Send + Sync>;

/// The line of a request that is not answered yet. If it never is, the line says so.
pub(crate) struct Line {
    log: Option<Teller>,
    request: String,
    begun: Instant,
    status: Option<StatusCode>,
}

impl Line {
    /// Begins the line of a request.
    pub(crate) fn new(log: Option<&Teller>, peer: Option<SocketAddr>, method: &Method, path: &str) -> Self {
        let peer = peer.map_or_else(|| "-".to_owned(), |peer| peer.ip().to_string());
        // Both come from outside: nothing in them may move the cursor in the reader's terminal.
        let request = format!("{peer} {} {}", brief(method.as_str()), brief(path));
        Self { log: log.cloned(), request, begun: Instant::now(), status: None }
    }

    /// Ends the line of a request that was answered.
    pub(crate) fn end(mut self, status: StatusCode) {
        self.status = Some(status);
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        let Some(log) = &self.log else { return };
        let status = self.status.map_or_else(|| "left".to_owned(), |status| status.as_u16().to_string());
        let (time, taken) = (Time::now(), self.begun.elapsed().as_millis());
        log(&format!("{time} {} {status} {taken} ms", self.request));
    }
}

/// A time of day of a day, in UTC, as `2026-11-27T03:12:09Z`.
#[derive(Clone, Copy, Debug)]
struct Time {
    seconds: u64,
}

impl Time {
    fn now() -> Self {
        Self { seconds: SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs()) }
    }
}

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (days, second) = (self.seconds / 86_400, self.seconds % 86_400);
        let (year, month, day) = date(days);
        write!(f, "{year}-{month:02}-{day:02}T{:02}:{:02}:{:02}Z", second / 3600, second / 60 % 60, second % 60)
    }
}

/// Returns year, month and day of a day since 1970. Years begin in March, so that a leap day is the last of its year.
///
/// See: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`.
fn date(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (era * 400 + year_of_era + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    #[test]
    fn days_have_their_dates() {
        let written = |seconds| Time { seconds }.to_string();
        assert_eq!(written(0), "1970-01-01T00:00:00Z");
        assert_eq!(written(951_782_399), "2000-02-28T23:59:59Z");
        assert_eq!(written(951_782_400), "2000-02-29T00:00:00Z");
        assert_eq!(written(1_795_749_129), "2026-11-27T03:12:09Z");
    }

    #[test]
    fn a_line_controls_no_terminal() {
        let told = Arc::new(Mutex::new(Vec::new()));
        let told_too = Arc::clone(&told);
        let log: Option<Teller> =
            Some(Arc::new(move |line: &str| told_too.lock().expect("no test panics").push(line.to_owned())));
        Line::new(log.as_ref(), None, &Method::GET, "/\u{1b}[2J\n\u{9b}x").end(StatusCode::OK);
        drop(Line::new(log.as_ref(), None, &Method::POST, "/api/solve"));
        let told = told.lock().expect("no test panics");
        assert!(told[0].contains(r" - GET /\u001b[2J\n\u009bx 200 "), "{told:?}");
        assert!(told[1].contains(" - POST /api/solve left "), "{told:?}");
    }
}
