//! Steps in words: names, descriptions, and sentences that say what to look at, why it follows and what to do.
//!
//! Everything is written from the [`Step`] alone. Each language has its templates in a file of its own; what fills
//! them is the same for all. A text comes in parts, so that a page can draw a shape before the words it belongs to and
//! make a button of each cell.
//!
//! ```
//! use ninewise::{Board, Grid, explain::{self, Language}, techniques::{Uniqueness, first_step}};
//! let grid: Grid =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
//! let step = first_step(&Board::new(&grid), Uniqueness::Assumed).unwrap();
//! assert_eq!(explain::name(step.technique, Language::English), "Hidden single in a box");
//! assert_eq!(explain::nudge(&step, Language::English).to_string(), "Look at box 2.");
//! assert_eq!(explain::effect(&step, Language::English).to_string(), "Placed: r1c6 = 8");
//! ```

mod chain;
mod en;
mod grammar;
mod slots;
mod template;
mod text;
mod trouble;
mod writer;
mod zh;

pub use text::{Line, Part, Shape, Text};
pub use trouble::{Trouble, trouble};

use crate::grid::{CellSet, House};
use crate::techniques::{ChainShape, HouseRole, Role, Step, Technique};
use grammar::Grammar;
use writer::Writer;

/// A language that steps are told in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Simplified Chinese.
    Chinese,
}

/// The houses or else the cells to look at.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Places {
    /// The pattern's houses, in order.
    pub houses: Vec<House>,
    /// The pattern's cells, where no house says enough.
    pub cells: CellSet,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::English, Self::Chinese];

    /// The code of the language: `en`, `zh`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Chinese => "zh",
        }
    }

    /// The language of a code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    const fn grammar(self) -> &'static Grammar {
        match self {
            Self::English => &en::GRAMMAR,
            Self::Chinese => &zh::GRAMMAR,
        }
    }
}

/// The name of a technique.
pub const fn name(technique: Technique, language: Language) -> &'static str {
    match language {
        Language::English => en::name(technique),
        Language::Chinese => zh::name(technique),
    }
}

/// What a technique is, in a few sentences, for somebody who does not know it.
pub const fn description(technique: Technique, language: Language) -> &'static str {
    match language {
        Language::English => en::description(technique),
        Language::Chinese => zh::description(technique),
    }
}

/// The template of a technique's sentence, as the translator wrote it: for tests that compare languages.
#[doc(hidden)]
pub const fn template(technique: Technique, shape: ChainShape, language: Language) -> &'static str {
    match language {
        Language::English => en::sentence(technique, shape),
        Language::Chinese => zh::sentence(technique, shape),
    }
}

/// What to look at, why it follows, and what to write or strike. A chain has a line for each arm.
pub fn sentence(step: &Step, language: Language) -> Text {
    let shape = step.chain.map_or(ChainShape::Single, |chain| chain.shape);
    written(step, language, template(step.technique, shape, language))
}

/// Where to look, and no more.
pub fn nudge(step: &Step, language: Language) -> Text {
    written(step, language, language.grammar().nudge)
}

/// What the step changes, exactly.
pub fn effect(step: &Step, language: Language) -> Text {
    let mut writer = Writer::new(language.grammar());
    let [placed, gone] = writer.grammar.effects;
    if !step.placements.is_empty() {
        writer.text(placed);
        writer.placements(&step.placements);
        writer.line(None);
    }
    if !step.eliminations.is_empty() {
        writer.text(gone);
        writer.candidates(&step.eliminations, writer.grammar.removed);
    }
    writer.finish()
}

fn written(step: &Step, language: Language, template: &str) -> Text {
    let mut writer = Writer::new(language.grammar());
    template::fill(&mut writer, step, template);
    writer.finish()
}

/// The houses or cells to look at: base and pattern houses, but the cells of a deadly pattern, a wing or a chain.
pub fn look(step: &Step) -> Places {
    let cells = [Role::Floor, Role::Roof, Role::Fin, Role::Pivot]
        .into_iter()
        .fold(CellSet::EMPTY, |cells, role| cells | step.cells_marked(role));
    let mut houses = slots::houses(step, HouseRole::Base);
    houses.extend(slots::houses(step, HouseRole::Pattern));
    match (cells.is_empty(), houses.is_empty()) {
        (false, _) => Places { houses: Vec::new(), cells },
        (true, false) => Places { houses, cells },
        (true, true) if step.chain.is_some() => Places { houses, cells: chain::start_cells(step) },
        (true, true) => Places { houses, cells: step.cells_marked(Role::Defining) },
    }
}
