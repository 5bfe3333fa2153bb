//! The columns, one for each field of a row.

use crate::label::GameRow;
use ::parquet::data_type::ByteArray;
use ::parquet::schema::parser::parse_message_type;
use ::parquet::schema::types::TypePtr;
use std::fmt::Write;
use std::sync::Arc;

/// Number of values of a row in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// One.
    One,
    /// One or none.
    Optional,
    /// Any number.
    List,
}

type Get<T> = fn(&GameRow, &mut Vec<T>);
type Set<T> = fn(&mut GameRow, &[T]);

/// Access to the values of a row.
#[derive(Clone, Copy, Debug)]
pub(super) enum Access {
    Ints(Get<i32>, Set<i32>),
    Longs(Get<i64>, Set<i64>),
    Floats(Get<f32>, Set<f32>),
    Texts(Get<ByteArray>, Set<ByteArray>),
}

/// A column.
#[derive(Clone, Copy, Debug)]
pub(super) struct Column {
    pub(super) name: &'static str,
    pub(super) shape: Shape,
    /// The type as the schema writes it.
    kind: (&'static str, &'static str),
    pub(super) access: Access,
}

const U8: (&str, &str) = ("INT32", " (INTEGER(8,false))");
const U16: (&str, &str) = ("INT32", " (INTEGER(16,false))");
const I16: (&str, &str) = ("INT32", " (INTEGER(16,true))");
const U32: (&str, &str) = ("INT32", " (INTEGER(32,false))");
const U64: (&str, &str) = ("INT64", " (INTEGER(64,false))");
const F32: (&str, &str) = ("FLOAT", "");
const TEXT: (&str, &str) = ("BYTE_ARRAY", " (STRING)");

fn text(bytes: &ByteArray) -> String {
    bytes.as_utf8().unwrap_or_default().to_owned()
}

fn bytes(text: &str) -> ByteArray {
    text.as_bytes().to_vec().into()
}

/// A column of one number.
macro_rules! one {
    ($name:ident, $type:ty, $kind:expr) => {
        Column {
            name: stringify!($name),
            shape: Shape::One,
            kind: $kind,
            access: Access::Ints(|row, out| out.push(row.$name as i32), |row, values| row.$name = values[0] as $type),
        }
    };
}

/// A column of a seat or a number that may be missing.
macro_rules! optional {
    ($name:ident) => {
        Column {
            name: stringify!($name),
            shape: Shape::Optional,
            kind: U8,
            access: Access::Ints(
                |row, out| out.extend(row.$name.map(i32::from)),
                |row, values| row.$name = values.first().map(|&value| value as u8),
            ),
        }
    };
}

/// A column of lists of numbers.
macro_rules! list {
    ($name:ident, $type:ty, $kind:expr) => {
        Column {
            name: stringify!($name),
            shape: Shape::List,
            kind: $kind,
            access: Access::Ints(
                |row, out| out.extend(row.$name.iter().map(|&value| value as i32)),
                |row, values| row.$name = values.iter().map(|&value| value as $type).collect(),
            ),
        }
    };
}

/// A column of lists of texts.
macro_rules! texts {
    ($name:ident) => {
        Column {
            name: stringify!($name),
            shape: Shape::List,
            kind: TEXT,
            access: Access::Texts(
                |row, out| out.extend(row.$name.iter().map(|text| bytes(text))),
                |row, values| row.$name = values.iter().map(text).collect(),
            ),
        }
    };
}

/// All columns, in their order.
pub(super) const COLUMNS: [Column; 40] = [
    Column {
        name: "index",
        shape: Shape::One,
        kind: U64,
        access: Access::Longs(|row, out| out.push(row.index as i64), |row, values| row.index = values[0] as u64),
    },
    one!(redeals, u16, U16),
    list!(bots, u8, U8),
    one!(dealer, u8, U8),
    list!(deal, u8, U8),
    texts!(said),
    Column {
        name: "game",
        shape: Shape::One,
        kind: TEXT,
        access: Access::Texts(|row, out| out.push(bytes(&row.game)), |row, values| row.game = text(&values[0])),
    },
    optional!(schweine),
    optional!(giver),
    optional!(taker),
    list!(given, u8, U8),
    list!(returned, u8, U8),
    one!(re, u8, U8),
    optional!(clarified),
    list!(leads, u8, U8),
    list!(winners, u8, U8),
    list!(cards, u8, U8),
    texts!(call),
    list!(call_seat, u8, U8),
    list!(call_team, u8, U8),
    list!(call_before, u8, U8),
    one!(re_augen, u16, U16),
    one!(re_tricks, u8, U8),
    Column {
        name: "winner",
        shape: Shape::Optional,
        kind: TEXT,
        access: Access::Texts(
            |row, out| out.extend(row.winner.as_deref().map(bytes)),
            |row, values| row.winner = values.first().map(text),
        ),
    },
    texts!(item),
    list!(item_team, u8, U8),
    list!(item_points, i16, I16),
    one!(factor, i16, I16),
    one!(re_value, i16, I16),
    list!(points, i16, I16),
    one!(faults, u16, U16),
    list!(legal, u32, U32),
    list!(holders, u8, U8),
    list!(value_at, u8, U8),
    list!(value_card, u8, U8),
    list!(value_augen, i16, I16),
    list!(value_points, i16, I16),
    list!(thought_at, u8, U8),
    list!(thought_card, u8, U8),
    Column {
        name: "thought",
        shape: Shape::List,
        kind: F32,
        access: Access::Floats(
            |row, out| out.extend_from_slice(&row.thought),
            |row, values| row.thought = values.to_vec(),
        ),
    },
];

/// Returns the schema.
pub(super) fn schema() -> TypePtr {
    let mut message = "message game {\n".to_owned();
    for Column { name, shape, kind: (physical, logical), .. } in COLUMNS {
        let written = match shape {
            Shape::One => writeln!(message, "REQUIRED {physical} {name}{logical};"),
            Shape::Optional => writeln!(message, "OPTIONAL {physical} {name}{logical};"),
            Shape::List => writeln!(
                message,
                "REQUIRED GROUP {name} (LIST) {{ REPEATED GROUP list {{ REQUIRED {physical} element{logical}; }} }}"
            ),
        };
        written.expect("a string can be written");
    }
    Arc::new(parse_message_type(&(message + "}")).expect("the schema is right"))
}
