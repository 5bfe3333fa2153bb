//! `POST /api` and `POST /api/{question}`: a request is read, worked on, and answered.

use crate::refusal::{Refusal, json_response};
use crate::refusal::{no_such_question, ok};
use crate::shared::Shared;
use crate::workers::{Done, Ticket};
use axum::body::Body;
use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, Response, StatusCode, header};
use http_body_util::BodyExt;
use serde_json::{Map, Value};
use std::time::Duration;
use text::brief;
use text::{Language, json_error, message};
use tokio::time::{Instant, sleep_until, timeout};

/// Part of a body that is too large which is still read, as a multiple of the limit. The client reads no answer before
/// it has sent everything.
const THROWN_AWAY: usize = 64;

/// Answers a whole request.
pub(crate) async fn whole(State(shared): State<Shared>, request: Request) -> Response<Body> {
    answer(&shared, None, request).await
}

/// Answers the fields of a question.
pub(crate) async fn named(State(shared): State<Shared>, Path(name): Path<String>, request: Request) -> Response<Body> {
    answer(&shared, Some(&name), request).await
}

async fn answer(shared: &Shared, name: Option<&str>, request: Request) -> Response<Body> {
    let mut language = shared.language(request.headers());
    let mut ask = name.unwrap_or_default().to_owned();
    match read(shared, name, request, &mut language, &mut ask).await {
        Ok(question) => match work(shared, question).await {
            Ok(answer) if is_error(&answer) => json_response(StatusCode::BAD_REQUEST, &answer),
            Ok(answer) => ok(&answer),
            Err(refusal) => refusal.response(&ask, language),
        },
        Err(refusal) => refusal.response(&ask, language),
    }
}

/// Returns whether an answer says what is wrong with the question.
fn is_error(answer: &Value) -> bool {
    answer["error"].is_string() && answer["spans"].is_array()
}

/// Reads a request: what is asked, in which language, by which rules.
async fn read(
    shared: &Shared,
    name: Option<&str>,
    request: Request,
    language: &mut Language,
    ask: &mut String,
) -> Result<Value, Refusal> {
    if let Some(name) = name.filter(|name| !api::schema_names().any(|known| known == *name)) {
        return Err(no_such_question(name).and_close());
    }
    check_type(request.headers())?;
    let body = read_body(shared, request).await?;
    let value: Value = serde_json::from_slice(&body).map_err(|error| {
        let (line, column, error) = (error.line(), error.column(), json_error(&error.to_string()));
        Refusal::new(StatusCode::BAD_REQUEST, message!("serve-no-json", error, line, column))
    })?;
    let Value::Object(mut fields) = value else {
        return Err(Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, message!("request-no-object")));
    };
    *language = fields.get("lang").and_then(Value::as_str).and_then(Language::from_code).unwrap_or(*language);
    fields.entry("lang").or_insert_with(|| language.code().into());
    if let Some(rules) = &shared.rules {
        fields.entry("rules").or_insert_with(|| rules.clone());
    }
    match name {
        Some(name) => set_ask(&mut fields, name)?,
        None => *ask = fields.get("ask").and_then(Value::as_str).unwrap_or_default().to_owned(),
    }
    Ok(fields.into())
}

/// Puts the name of the question in its place; a body that names another one is a mistake.
fn set_ask(fields: &mut Map<String, Value>, name: &str) -> Result<(), Refusal> {
    if let Some(other) = fields.get("ask").filter(|ask| *ask != name) {
        let what = message!("serve-other-question", other = brief(&other.to_string()).into_owned(), name);
        return Err(Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, what));
    }
    fields.insert("ask".to_owned(), name.into());
    Ok(())
}

/// Refuses what is not said to be JSON. A page from elsewhere can make a browser send other types without asking first.
fn check_type(headers: &HeaderMap) -> Result<(), Refusal> {
    let text = |name| headers.get(name).map(|value| String::from_utf8_lossy(value.as_bytes()).into_owned());
    let of_type = text(header::CONTENT_TYPE).unwrap_or_default();
    let essence = of_type.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    let refuse = |what, help| Err(Refusal::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, what).with_help(help).and_close());
    if essence != "application/json" {
        let help = message!("serve-type.help", header = "Content-Type: application/json");
        return match essence.as_str() {
            "" => refuse(message!("serve-no-type"), help),
            _ => refuse(message!("serve-type", type = brief(&of_type).into_owned()), help),
        };
    }
    let encoding = text(header::CONTENT_ENCODING).filter(|encoding| !encoding.eq_ignore_ascii_case("identity"));
    match encoding {
        Some(encoding) => refuse(
            message!("serve-encoding", encoding = brief(&encoding).into_owned()),
            message!("serve-encoding.help"),
        ),
        None => Ok(()),
    }
}

/// Reads a body within the limits of size and time.
async fn read_body(shared: &Shared, request: Request) -> Result<Vec<u8>, Refusal> {
    let limits = &shared.config.limits;
    let declared = request.headers().get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    let is_asking_first = request.headers().contains_key(header::EXPECT);
    let mut body = request.into_body();
    let too_large = || {
        let what = message!("serve-too-large", most = limits.body);
        Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, what).and_close()
    };
    if declared.is_some_and(|length: usize| limits.body < length) && is_asking_first {
        return Err(too_large());
    }
    let mut bytes = Vec::new();
    let mut n_read = 0;
    let reading = async {
        while let Some(frame) = body.frame().await {
            let Ok(data) = frame.map_err(|_| ReadError::Broken)?.into_data() else { continue };
            n_read += data.len();
            if n_read <= limits.body {
                bytes.extend_from_slice(&data);
            } else if limits.body.saturating_mul(THROWN_AWAY) < n_read {
                break;
            }
        }
        Ok(())
    };
    match timeout(limits.body_time, reading).await {
        Ok(Ok(())) if n_read <= limits.body => Ok(bytes),
        Ok(Ok(())) => Err(too_large()),
        _ if limits.body < n_read => Err(too_large()),
        Ok(Err(ReadError::Broken)) => {
            Err(Refusal::new(StatusCode::BAD_REQUEST, message!("serve-broken-body")).and_close())
        }
        Err(_) => {
            let what = message!("serve-slow-body", seconds = limits.body_time.as_secs());
            Err(Refusal::new(StatusCode::REQUEST_TIMEOUT, what).and_close())
        }
    }
}

enum ReadError {
    Broken,
}

/// Lets a worker answer.
async fn work(shared: &Shared, request: Value) -> Result<Value, Refusal> {
    let limits = &shared.config.limits;
    let deadline = Instant::now() + limits.answer_time;
    let mut ticket = shared.workers.submit(request).map_err(|_| busy())?;
    let mut is_ending = shared.is_ending.clone();
    let done = tokio::select! {
        done = &mut ticket.answer => Some(done),
        () = sleep_until(deadline) => None,
        _ = is_ending.wait_for(|is_ending| *is_ending) => {
            ticket.close();
            return Err(Refusal::new(StatusCode::SERVICE_UNAVAILABLE, message!("serve-ending"))
                .with(header::RETRY_AFTER, "10"));
        }
    };
    let answered = match done {
        Some(done) => finished(done),
        None if !ticket.has_begun() => Err(busy()),
        None => Err(out_of_time(&mut ticket, limits.answer_time, limits.stop_time).await),
    };
    ticket.close();
    answered
}

/// Returns what a worker has said.
fn finished<E>(done: Result<Done, E>) -> Result<Value, Refusal> {
    let panic = match done {
        Ok(Done::Answer(answer)) => return Ok(answer),
        Ok(Done::Panic(text)) => text,
        // A worker answers or panics; that it has gone is a mistake of this crate.
        Err(_) => String::new(),
    };
    let what = message!("serve-panic", text = brief(&panic).into_owned());
    Err(Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, what).with_help(message!("serve-panic.help")))
}

/// Says that there is no room.
fn busy() -> Refusal {
    Refusal::new(StatusCode::SERVICE_UNAVAILABLE, message!("serve-busy"))
        .with_help(message!("serve-busy.help"))
        .with(header::RETRY_AFTER, "1")
}

/// Ends a question that takes too long, and returns the answer so far.
async fn out_of_time(ticket: &mut Ticket, limit: Duration, stop_time: Duration) -> Refusal {
    ticket.stop();
    let refusal = Refusal::new(StatusCode::GATEWAY_TIMEOUT, message!("serve-time", seconds = limit.as_secs()))
        .with_help(message!("serve-time.help"));
    match timeout(stop_time, &mut ticket.answer).await {
        Ok(Ok(Done::Answer(known))) if !is_error(&known) => refusal.with_known(known),
        _ => refusal,
    }
}
