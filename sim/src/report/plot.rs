//! Plots as SVG.

use super::words::Words;
use crate::stats::Estimate;
use plotters::coord::Shift;
use plotters::coord::ranged1d::ValueFormatter;
use plotters::prelude::{
    Cartesian2d, ChartBuilder, ChartContext, Circle, Color, DrawingArea, IntoDrawingArea, IntoFont, IntoLogRange,
    IntoSegmentedCoord, LineSeries, PathElement, Polygon, RGBColor, Ranged, Rectangle, SVGBackend, SegmentValue,
    ShapeStyle, Text, WHITE,
};
use std::fmt;
use text::{Localized, Message, english_errors, message};

/// Reason why a plot cannot be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlotError(String);

impl Localized for PlotError {
    fn message(&self) -> Message {
        message!("plot-failed", error = &self.0)
    }
}

english_errors!(PlotError);

type Svg<'a> = DrawingArea<SVGBackend<'a>, Shift>;

/// A value with its interval, and what it is the value of.
#[derive(Clone, Debug)]
pub struct Bar {
    /// Label of the value.
    pub label: String,
    /// The value.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Bar {
    /// Returns the bar of an estimate.
    #[must_use]
    pub fn new(label: impl Into<String>, estimate: Estimate) -> Self {
        Self { label: label.into(), value: estimate.mean, low: estimate.low(), high: estimate.high() }
    }
}

/// A line with the band in which it may run.
#[derive(Clone, Debug)]
pub struct Band {
    /// Label of the band.
    pub label: String,
    /// Points: position, value, lower and upper end of the interval.
    pub points: Vec<(f64, f64, f64, f64)>,
}

/// Colours that people with any kind of colour vision can tell apart (See: M. Okabe, K. Ito, "Color universal design",
/// 2008).
const COLORS: [RGBColor; 8] = [
    RGBColor(0, 114, 178),
    RGBColor(213, 94, 0),
    RGBColor(0, 158, 115),
    RGBColor(204, 121, 167),
    RGBColor(230, 159, 0),
    RGBColor(86, 180, 233),
    RGBColor(90, 90, 90),
    RGBColor(148, 103, 189),
];

/// Returns the colour of a series as HTML writes it.
pub(crate) fn html_color(series: usize) -> String {
    let RGBColor(red, green, blue) = COLORS[series % COLORS.len()];
    format!("#{red:02x}{green:02x}{blue:02x}")
}

const GRID: RGBColor = RGBColor(225, 228, 232);
const TEXT: RGBColor = RGBColor(60, 66, 74);
const WIDTH: u32 = 860;

/// Draws values with intervals, one under the other.
pub(super) fn bars(words: Words, unit: &str, bars: &[Bar]) -> Result<String, PlotError> {
    let height = 80 + 34 * bars.len() as u32;
    let ends = bars.iter().flat_map(|bar| [bar.low, bar.high, bar.value]).chain([0.0]);
    let (low, high) = padded(ends, 0.06);
    draw(height, |area| {
        let widest = bars.iter().map(|bar| bar.label.chars().count()).max().unwrap_or(0);
        let n = bars.len().max(1) as i32;
        let mut chart = ChartBuilder::on(area)
            .margin(12)
            .margin_right(30)
            .x_label_area_size(44)
            .y_label_area_size((8 * widest as u32 + 16).min(WIDTH / 2))
            .build_cartesian_2d(low..high, (0..n - 1).into_segmented())
            .map_err(failed)?;
        let name = |place: &SegmentValue<i32>| match place {
            SegmentValue::CenterOf(at) => {
                bars.get((n - 1 - at) as usize).map_or_else(String::new, |bar| bar.label.clone())
            }
            SegmentValue::Exact(_) | SegmentValue::Last => String::new(),
        };
        chart
            .configure_mesh()
            .disable_y_mesh()
            .light_line_style(WHITE)
            .bold_line_style(GRID)
            .axis_style(GRID)
            .label_style(("sans-serif", 14, &TEXT))
            .y_labels(bars.len())
            .y_label_formatter(&name)
            .x_label_formatter(&|x| words.short(rounded(*x)))
            .x_desc(unit)
            .draw()
            .map_err(failed)?;
        let zero = [(0.0, SegmentValue::Exact(0)), (0.0, SegmentValue::Last)];
        chart.draw_series([PathElement::new(zero.to_vec(), TEXT.mix(0.5))]).map_err(failed)?;
        for (at, bar) in bars.iter().enumerate() {
            let place = SegmentValue::CenterOf(n - 1 - at as i32);
            let color = COLORS[at % COLORS.len()];
            let span = vec![(bar.low, place.clone()), (bar.high, place.clone())];
            chart.draw_series([PathElement::new(span, color.stroke_width(3))]).map_err(failed)?;
            chart.draw_series([Circle::new((bar.value, place), 5, color.filled())]).map_err(failed)?;
        }
        Ok(())
    })
}

/// Scale of an axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scale {
    /// Evenly.
    Linear,
    /// Logarithmic.
    Log,
}

/// Draws lines with their bands.
pub(super) fn bands(words: Words, (x, y): (&str, &str), scale: Scale, bands: &[Band]) -> Result<String, PlotError> {
    let all = || bands.iter().flat_map(|band| &band.points);
    let (low, high) = padded(all().flat_map(|&(_, value, low, high)| [value, low, high]), 0.05);
    let left = all().map(|point| point.0).fold(f64::INFINITY, f64::min);
    let right = all().map(|point| point.0).fold(f64::NEG_INFINITY, f64::max);
    // A single place is no range.
    let right = if left < right { right } else { left + 1.0 };
    draw(380, |area| {
        let beside = legend(area, bands.iter().map(|band| band.label.as_str()))?;
        let mut builder = ChartBuilder::on(area);
        builder.margin(12).margin_right(beside).x_label_area_size(48).y_label_area_size(64);
        match scale {
            Scale::Linear => {
                let chart = builder.build_cartesian_2d(left..right, low..high).map_err(failed)?;
                draw_bands(chart, words, (x, y), bands)
            }
            Scale::Log => {
                let chart = builder.build_cartesian_2d((left..right).log_scale(), low..high).map_err(failed)?;
                draw_bands(chart, words, (x, y), bands)
            }
        }
    })
}

fn draw_bands<'a, X, Y>(
    mut chart: ChartContext<'a, SVGBackend<'a>, Cartesian2d<X, Y>>,
    words: Words,
    (x, y): (&str, &str),
    bands: &[Band],
) -> Result<(), PlotError>
where
    X: Ranged<ValueType = f64> + ValueFormatter<f64>,
    Y: Ranged<ValueType = f64> + ValueFormatter<f64>,
{
    chart
        .configure_mesh()
        .light_line_style(WHITE)
        .bold_line_style(GRID)
        .axis_style(GRID)
        .label_style(("sans-serif", 14, &TEXT))
        .x_label_formatter(&|x| words.short(rounded(*x)))
        .y_label_formatter(&|y| words.short(rounded(*y)))
        .x_desc(x)
        .y_desc(y)
        .draw()
        .map_err(failed)?;
    for (at, band) in bands.iter().enumerate() {
        let color = COLORS[at % COLORS.len()];
        let upper = band.points.iter().map(|point| (point.0, point.3));
        let lower = band.points.iter().rev().map(|point| (point.0, point.2));
        let outline: Vec<(f64, f64)> = upper.chain(lower).collect();
        chart.draw_series([Polygon::new(outline, color.mix(0.14))]).map_err(failed)?;
        let line = band.points.iter().map(|point| (point.0, point.1));
        let style: ShapeStyle = color.stroke_width(2);
        chart.draw_series(LineSeries::new(line.clone(), style)).map_err(failed)?;
        if band.points.len() <= 24 {
            chart.draw_series(line.map(|point| Circle::new(point, 3, color.filled()))).map_err(failed)?;
        }
    }
    Ok(())
}

/// Names the series to the right of the plot, where no line runs, and returns how wide that is.
fn legend<'n>(area: &Svg<'_>, names: impl Iterator<Item = &'n str>) -> Result<u32, PlotError> {
    const MOST: usize = 30;
    let shortened = |name: &str| {
        let is_long = MOST < name.chars().count();
        if is_long { name.chars().take(MOST - 2).chain("..".chars()).collect() } else { name.to_owned() }
    };
    let names: Vec<String> = names.map(shortened).collect();
    let longest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let width = 8 * longest as u32 + 52;
    let left = (WIDTH - width + 20) as i32;
    for (at, name) in names.into_iter().enumerate() {
        let top = 16 + 22 * at as i32;
        let color = COLORS[at % COLORS.len()];
        area.draw(&Rectangle::new([(left, top), (left + 12, top + 12)], color.filled())).map_err(failed)?;
        let font = ("sans-serif", 14).into_font().color(&TEXT);
        area.draw(&Text::new(name, (left + 18, top - 1), font)).map_err(failed)?;
    }
    Ok(width)
}

/// Draws how often what was written down, for every bot a line of steps.
pub(super) fn histogram(words: Words, x: &str, series: &[(String, Vec<(i32, u64)>)]) -> Result<String, PlotError> {
    let all = || series.iter().flat_map(|(_, counts)| counts.iter().map(|count| count.0));
    let (low, high) = (all().min().unwrap_or(0).max(-24), all().max().unwrap_or(0).min(24));
    let shares: Vec<Vec<(i32, f64)>> = series
        .iter()
        .map(|(_, counts)| {
            let n: u64 = counts.iter().map(|count| count.1).sum();
            let within = |points: i32| points.clamp(low, high);
            let share = |points| {
                let count: u64 = counts.iter().filter(|count| within(count.0) == points).map(|count| count.1).sum();
                (points, count as f64 / n.max(1) as f64)
            };
            (low..=high).map(share).collect()
        })
        .collect();
    let highest = shares.iter().flatten().map(|share| share.1).fold(0.01, f64::max);
    draw(320, |area| {
        let range = f64::from(low) - 0.6..f64::from(high) + 0.6;
        let beside = legend(area, series.iter().map(|(name, _)| name.as_str()))?;
        let mut chart = ChartBuilder::on(area)
            .margin(12)
            .margin_right(beside)
            .x_label_area_size(48)
            .y_label_area_size(64)
            .build_cartesian_2d(range, 0.0..highest * 1.08)
            .map_err(failed)?;
        chart
            .configure_mesh()
            .disable_x_mesh()
            .light_line_style(WHITE)
            .bold_line_style(GRID)
            .axis_style(GRID)
            .label_style(("sans-serif", 14, &TEXT))
            .x_labels(13)
            .y_label_formatter(&|share| words.percent(*share, 0))
            .x_label_formatter(&|points| format!("{points:+.0}"))
            .x_desc(x)
            .draw()
            .map_err(failed)?;
        let wide = 0.8 / series.len().max(1) as f64;
        for at in 0..series.len() {
            let style = COLORS[at % COLORS.len()].mix(0.85).filled();
            let bars = shares[at].iter().map(|&(points, share)| {
                let left = f64::from(points) - 0.4 + wide * at as f64;
                Rectangle::new([(left, 0.0), (left + wide, share)], style)
            });
            chart.draw_series(bars).map_err(failed)?;
        }
        Ok(())
    })
}

fn draw(height: u32, paint: impl FnOnce(&Svg<'_>) -> Result<(), PlotError>) -> Result<String, PlotError> {
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, (WIDTH, height)).into_drawing_area();
        area.fill(&WHITE).map_err(failed)?;
        paint(&area)?;
        area.present().map_err(failed)?;
    }
    Ok(svg)
}

/// Returns a place on an axis without the noise of arithmetic.
fn rounded(place: f64) -> f64 {
    (place * 100.0).round() / 100.0
}

fn failed(error: impl fmt::Display) -> PlotError {
    PlotError(error.to_string())
}

/// Returns the range of the values with a margin, never empty.
fn padded(values: impl Iterator<Item = f64>, margin: f64) -> (f64, f64) {
    let (low, high) =
        values.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| (low.min(value), high.max(value)));
    // There may be no values, or none that are numbers.
    if !(low.is_finite() && high.is_finite()) {
        return (-1.0, 1.0);
    }
    let wide = if low < high { high - low } else { 1.0 };
    (low - margin * wide, high + margin * wide)
}
