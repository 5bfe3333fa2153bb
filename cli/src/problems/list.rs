//! `doko problems list`: which problems there are.

use super::Which;
use crate::session::{Exit, Format, Output, Session};
use crate::trouble::Failure;
use api::layout::{Align, Table};
use clap::Args;
use sim::problems::{GRADES, Kind, Problem, Theme};
use std::io::Write;
use text::{Localized, message};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    which: Which,

    #[command(flatten)]
    output: Output,
}

pub(crate) fn run(session: &mut Session, arguments: &Arguments) -> Result<Exit, Failure> {
    let problems = arguments.which.read()?;
    match arguments.output.format() {
        Format::Json => problems.iter().try_for_each(|problem| session.write_json(problem))?,
        Format::Lines => {
            for problem in &problems {
                let themes: Vec<&str> = problem.themes.iter().map(|theme| theme.name()).collect();
                let (id, kind, grade) = (&problem.id, problem.kind, problem.grade);
                writeln!(session.out, "{id} kind={kind} grade={grade} themes={}", themes.join(","))?;
            }
        }
        Format::Auto | Format::Text => {
            let rows = table(session, &problems);
            session.write_rows(&rows)?;
        }
    }
    Ok(Exit::Done)
}

/// Returns how many there are of each kind and grade, and of each theme.
fn table(session: &Session, problems: &[Problem]) -> Vec<String> {
    let lang = session.lang;
    let count = |is: &dyn Fn(&Problem) -> bool| problems.iter().filter(|problem| is(problem)).count().to_string();
    let mut kinds = Table::default().column(message!("problems-list-head-kind").text(lang), Align::Left, 20);
    for grade in GRADES {
        kinds = kinds.column(message!("problems-list-head-grade", grade).text(lang), Align::Right, 10);
    }
    kinds = kinds.column(message!("problems-list-head-all").text(lang), Align::Right, 10);
    for kind in Kind::ALL {
        let of_grade = GRADES.map(|grade| count(&|problem| (problem.kind, problem.grade) == (kind, grade)));
        let all = count(&|problem| problem.kind == kind);
        kinds.push([kind.message().text(lang)].into_iter().chain(of_grade).chain([all]).collect());
    }
    let mut themes = Table::default().column(message!("problems-list-head-theme").text(lang), Align::Left, 40);
    themes = themes.column("--theme", Align::Left, 20).column("", Align::Right, 10);
    for theme in Theme::ALL {
        let n = count(&|problem| problem.themes.contains(&theme));
        themes.push(vec![theme.message().text(lang), theme.name().to_owned(), n]);
    }
    let mut rows = vec![message!("problems-count", n = problems.len()).text(lang), String::new()];
    rows.extend(kinds.rows());
    rows.push(String::new());
    rows.extend(themes.rows());
    rows
}
