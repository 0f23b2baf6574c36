//! Steps in words: every technique in every language, exact sentences, and the rules of writing.

use ninewise::explain::{self, Language, Shape, Text, Trouble};
use ninewise::techniques::{Chain, ChainShape, HouseRole, Link, Path, Role, Step, Technique, Uniqueness};
use ninewise::{Board, Candidate, Cell, CellSet, Digit, Grid, House};
use std::collections::BTreeSet;
use std::sync::LazyLock;

const SHAPES: [ChainShape; 6] = [
    ChainShape::Cycle,
    ChainShape::Single,
    ChainShape::Contradiction,
    ChainShape::Double,
    ChainShape::Cell,
    ChainShape::House,
];

fn digit(value: u8) -> Digit {
    Digit::new(value).expect("1 to 9")
}

/// A step with evidence of every role: no slot of a template stays empty.
fn full_evidence(technique: Technique, shape: ChainShape) -> Step {
    let roles = [
        Role::Defining,
        Role::Pivot,
        Role::Pincer,
        Role::Fin,
        Role::Roof,
        Role::Floor,
        Role::SetA,
        Role::Common,
    ];
    let mut step = Step::new(technique);
    for (index, role) in roles.into_iter().enumerate() {
        let cells = CellSet::of(Cell::at(index, 0)).with(Cell::at(index, 4));
        step = step.marking(digit(index as u8 + 1), cells, role);
    }
    for (role, index) in [(HouseRole::Pattern, 0), (HouseRole::Base, 1), (HouseRole::Cover, 2)] {
        step = step.within(House::row(index), role).within(House::boxed(index + 3), role);
    }
    step = step.striking(digit(9), CellSet::of(Cell::at(8, 8)));
    let node = |row, value| Candidate::new(Cell::at(row, 0), digit(value)).into();
    for branch in 0..2 {
        let start = branch as u8 + 1;
        step.links.push(Link { from: node(0, start), to: node(1, start), strong: false, branch });
        step.links.push(Link { from: node(1, start), to: node(2, start), strong: true, branch });
    }
    step.chain = Some(Chain { shape, length: 6, arms: 2 });
    step
}

/// The slots of a template, as they are named in every language.
fn slots(template: &str) -> BTreeSet<String> {
    let names = template.split('{').skip(1).filter_map(|text| text.split_once('}'));
    let names = names.map(|(name, _)| name.to_ascii_lowercase());
    names.map(|name| name.trim_end_matches("-or").to_owned()).collect()
}

/// The shapes of a template's groups of words.
fn groups(template: &str) -> BTreeSet<&str> {
    template.split('[').skip(1).filter_map(|text| text.split_once(' ')).map(|(name, _)| name).collect()
}

fn is_han(character: char) -> bool {
    ('\u{4e00}'..='\u{9fff}').contains(&character)
}

/// What breaks the rules of Chinese typesetting: half-width stops, digits stuck to characters, doubled spaces.
fn faults_of_chinese(text: &str) -> Vec<String> {
    let characters: Vec<char> = text.chars().collect();
    let mut faults = Vec::new();
    for pair in characters.windows(2) {
        let stuck = is_han(pair[0]) && pair[1].is_ascii_alphanumeric()
            || pair[0].is_ascii_alphanumeric() && is_han(pair[1]);
        let full = |character: char| "，。；：、（）".contains(character);
        let spaced = pair[0] == ' ' && (pair[1] == ' ' || full(pair[1])) || full(pair[0]) && pair[1] == ' ';
        if stuck || spaced || ",;:.()!?".contains(pair[0]) {
            faults.push(pair.iter().collect());
        }
    }
    faults
}

fn assert_well_written(text: &str, language: Language) {
    assert!(!text.trim().is_empty());
    assert!(!text.contains(['{', '}', '[', ']']), "unfilled: {text}");
    assert!(!text.contains("  "), "double space: {text}");
    if language == Language::Chinese {
        assert_eq!(faults_of_chinese(text), Vec::<String>::new(), "{text}");
    }
}

/// Every step on the way through the puzzles of the table.
static STEPS: LazyLock<Vec<Step>> = LazyLock::new(|| {
    let puzzles: BTreeSet<String> = rows().iter().map(|row| row.puzzle.to_string()).collect();
    let grids = puzzles.iter().map(|line| line.parse::<Grid>().expect("81 cells"));
    grids.flat_map(|grid| Path::new(Board::new(&grid), Uniqueness::Assumed)).collect()
});

/// A block of the table of sentences.
struct Row {
    line: usize,
    puzzle: Grid,
    technique: Technique,
    sentences: [String; 2],
}

fn rows() -> Vec<Row> {
    let text = include_str!("data/sentences.txt");
    let lines: Vec<(usize, &str)> =
        (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#')).collect();
    let blocks = lines.split(|(_, line)| line.is_empty()).filter(|block| !block.is_empty());
    let row = |block: &[(usize, &str)]| {
        let (puzzle, id) = block[0].1.split_once(' ').expect("a block starts with puzzle and technique");
        let half = 1 + (block.len() - 1) / 2;
        let joined =
            |lines: &[(usize, &str)]| lines.iter().map(|(_, line)| *line).collect::<Vec<_>>().join("\n");
        Row {
            line: block[0].0,
            puzzle: puzzle.parse().expect("81 cells"),
            technique: Technique::from_id(id).unwrap_or_else(|| panic!("line {}: {id}", block[0].0)),
            sentences: [joined(&block[1..half]), joined(&block[half..])],
        }
    };
    blocks.map(row).collect()
}

#[test]
fn every_technique_has_a_name_a_description_and_a_sentence_in_every_language() {
    for language in Language::ALL {
        let mut names = BTreeSet::new();
        for &technique in Technique::ALL {
            let id = technique.id();
            assert!(names.insert(explain::name(technique, language)), "{id} has the name of another");
            assert_well_written(explain::name(technique, language), language);
            assert_well_written(explain::description(technique, language), language);
            for shape in SHAPES {
                let step = full_evidence(technique, shape);
                assert_well_written(&explain::sentence(&step, language).to_string(), language);
                assert_well_written(&explain::nudge(&step, language).to_string(), language);
                assert_well_written(&explain::effect(&step, language).to_string(), language);
            }
        }
    }
}

#[test]
fn a_technique_has_the_same_slots_and_shapes_in_every_language() {
    for &technique in Technique::ALL {
        for shape in SHAPES {
            let [english, chinese] =
                Language::ALL.map(|language| explain::template(technique, shape, language));
            assert_eq!(slots(english), slots(chinese), "{}", technique.id());
            assert_eq!(groups(english), groups(chinese), "{}", technique.id());
        }
    }
}

#[test]
fn sentences_read_as_written_in_the_table() {
    let rows = rows();
    assert!(rows.len() > 20);
    for row in rows {
        let mut path = Path::new(Board::new(&row.puzzle), Uniqueness::Assumed);
        let step = path.find(|step| step.technique == row.technique);
        let step = step.unwrap_or_else(|| panic!("sentences.txt:{}: no such step", row.line));
        for (language, expected) in Language::ALL.into_iter().zip(&row.sentences) {
            let told = explain::sentence(&step, language).to_string();
            assert_eq!(told, *expected, "sentences.txt:{}", row.line);
        }
    }
}

#[test]
fn sentences_name_what_the_step_rests_on_and_every_part_is_in_its_place() {
    for step in STEPS.iter() {
        for language in Language::ALL {
            let text = explain::sentence(step, language);
            assert_well_written(&text.to_string(), language);
            assert_well_written(&explain::nudge(step, language).to_string(), language);
            assert_well_written(&explain::effect(step, language).to_string(), language);
            let parts = || text.lines.iter().flat_map(|line| &line.parts);
            for part in parts() {
                assert_eq!(
                    part.cell.map(|cell| cell.to_string()),
                    part.cell.map(|_| part.text.trim().to_owned())
                );
            }
            let shapes: BTreeSet<String> =
                parts().filter_map(|part| part.shape).map(|shape| format!("{shape:?}")).collect();
            let changed = if step.placements.is_empty() { Shape::Removed } else { Shape::Placed };
            assert!(shapes.contains(&format!("{changed:?}")), "{text}");
            let arms = text.lines.iter().filter(|line| line.head.is_some()).count();
            assert_eq!(arms, step.chain.map_or(0, |chain| chain.arms), "{text}");
        }
    }
}

#[test]
fn a_nudge_gives_away_neither_digit_nor_technique() {
    for step in STEPS.iter() {
        for language in Language::ALL {
            let nudge = explain::nudge(step, language);
            assert!(nudge.lines.iter().flat_map(|line| &line.parts).all(|part| part.shape.is_none()));
            assert!(!nudge.to_string().contains(explain::name(step.technique, language)));
        }
        let places = explain::look(step);
        assert_ne!(places.houses.is_empty(), places.cells.is_empty(), "houses or cells: {step:?}");
    }
}

#[test]
fn a_hidden_pair_names_its_box_its_digits_its_cells_and_all_that_goes() {
    let values = "100920000524017009000000271050008102000102000412700090060009010001036945040071026";
    let grid: Grid = values.parse().expect("81 cells");
    let steps = ninewise::techniques::all_steps(&Board::new(&grid), Technique::HiddenPair);
    let step = steps
        .iter()
        .find(|step| step.houses.iter().any(|mark| mark.house == House::boxed(5)))
        .expect("box 6 has a hidden pair");
    let text = explain::sentence(step, Language::English).to_string();
    assert_eq!(
        text,
        "In box 6, 4 and 7 can go nowhere but r5c7 and r5c9. Two digits for two cells: they fill them all, so nothing \
         else fits there. Strike 3 and 8 from r5c7 and r5c9, 5 and 6 from r5c7."
    );
    assert_eq!(
        explain::effect(step, Language::English).to_string(),
        "Gone: 3 and 8 from r5c7 and r5c9, 5 and 6 from r5c7"
    );
}

#[test]
fn words_of_a_shape_and_cells_are_parts_of_their_own() {
    let grid = "...97.61....8...2..38...9....6.......9......2.2...156...96.83.1.7.......1....2...";
    let mut path = Path::new(Board::new(&grid.parse().expect("81 cells")), Uniqueness::Assumed);
    let step = path.find(|step| step.technique == Technique::XyWing).expect("it has an XY-Wing");
    let text = explain::sentence(&step, Language::English);
    let first = &text.lines[0].parts[0];
    assert_eq!(
        (first.shape, first.cell),
        (Some(Shape::Mark(Role::Pivot)), step.cells_marked(Role::Pivot).single())
    );
    let pincers = text.lines[0].parts.iter().filter(|part| part.shape == Some(Shape::Mark(Role::Pincer)));
    assert_eq!(pincers.filter_map(|part| part.cell).collect::<CellSet>(), step.cells_marked(Role::Pincer));
}

#[test]
fn troubles_are_told_in_every_language() {
    let entries = CellSet::of(Cell::at(0, 1)).with(Cell::at(2, 3));
    let struck = vec![Candidate::new(Cell::at(4, 4), digit(7))];
    let troubles = [
        (
            Trouble::Wrong { entries, struck: Vec::new() },
            "Not as in the solution: r1c2 and r3c4.",
            "与解不符：r1c2 和 r3c4。",
        ),
        (
            Trouble::Wrong { entries: CellSet::EMPTY, struck },
            "Struck out, but part of the solution: 7 in r5c5.",
            "已删去，但属于解：r5c5 的 7。",
        ),
        (Trouble::NoSolution, "This position has no solution.", "当前局面无解。"),
        (
            Trouble::Stuck,
            "No technique I know goes further here. Solve still works.",
            "已知技巧无法继续，仍可直接求解。",
        ),
    ];
    for (trouble, english, chinese) in troubles {
        let told = Language::ALL.map(|language| explain::trouble(&trouble, language));
        assert_eq!(told.map(|text: Text| text.to_string()), [english, chinese]);
    }
}

#[test]
fn faults_of_chinese_are_seen() {
    for (text, faults) in [("第1 行", 1), ("第 1 行, 第 2 行", 1), ("r1c1 ，是", 1), ("第 1 行，是 5。", 0)]
    {
        assert_eq!(faults_of_chinese(text).len(), faults, "{text}");
    }
}

#[test]
fn a_step_without_evidence_is_told_without_a_panic() {
    for &technique in Technique::ALL {
        for shape in SHAPES {
            let mut step = Step::new(technique);
            step.chain = Some(Chain { shape, length: 0, arms: 2 });
            for language in Language::ALL {
                explain::sentence(&step, language);
                explain::nudge(&step, language);
                assert_eq!(explain::effect(&step, language), Text::default());
            }
        }
    }
}
