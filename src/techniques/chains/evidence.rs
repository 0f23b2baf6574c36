//! From a hint to a step: marks, houses and links, as the module's documentation describes them.

use super::hint::{Hint, Kind, Path};
use super::literal;
use super::scratch;
use crate::techniques::{Chain, ChainShape, HouseMark, HouseRole, Link, Mark, Role, Step, Technique};

/// The step that a hint gives.
pub(super) fn step(technique: Technique, hint: &Hint) -> Step {
    let mut step = Step::new(technique);
    match hint.placed {
        Some(placed) => step.placements.push(literal::candidate(placed)),
        None => step.eliminations.extend(hint.removals.iter().map(|&removal| literal::candidate(removal))),
    }
    let arms = arms(hint);
    for literal in arms.iter().flat_map(Path::literals) {
        let role = if literal.is_on() { Role::On } else { Role::Off };
        let mark = Mark { candidate: literal::candidate(literal.candidate()), role };
        if !step.marks.contains(&mark) {
            step.marks.push(mark);
        }
    }
    if let Kind::House { house, .. } = hint.kind {
        step.houses.push(HouseMark { house: scratch::house(house), role: HouseRole::Pattern });
    }
    let mut told = Vec::new();
    add_links(hint, &mut step.links, &mut 0, &mut told);
    step.chain = Some(Chain { shape: shape(hint.kind), length: hint.complexity, arms: arms.len() });
    step
}

const fn shape(kind: Kind) -> ChainShape {
    match kind {
        Kind::Cycle { .. } => ChainShape::Cycle,
        Kind::Single { .. } => ChainShape::Single,
        Kind::Contradiction { .. } => ChainShape::Contradiction,
        Kind::Double { .. } => ChainShape::Double,
        Kind::Cell { .. } => ChainShape::Cell,
        Kind::House { .. } => ChainShape::House,
    }
}

/// The arms to tell: a cycle's way back is the same links again.
fn arms(hint: &Hint) -> &[Path] {
    match hint.kind {
        Kind::Cycle { .. } => &hint.paths[..1],
        _ => &hint.paths,
    }
}

/// Adds a hint's arms, each as the next branch, and then those of the chains within it.
fn add_links<'a>(hint: &'a Hint, links: &mut Vec<Link>, branch: &mut usize, told: &mut Vec<&'a Hint>) {
    let arms = arms(hint);
    let mut nested = Vec::new();
    for arm in arms {
        let order = reading_order(arm);
        for &index in &order {
            let node = &arm.nodes[index];
            let to = literal::candidate(node.literal.candidate()).into();
            links.extend(node.parents.iter().map(|&parent| Link {
                from: literal::candidate(arm.nodes[parent as usize].literal.candidate()).into(),
                to,
                strong: node.literal.is_on(),
                branch: *branch,
            }));
            if let Some(chain) =
                node.nested.as_deref().filter(|chain| !told.iter().any(|known| known.same_chain(chain)))
            {
                told.push(chain);
                nested.push(chain);
            }
        }
        *branch += 1;
    }
    for chain in nested {
        add_links(chain, links, branch, told);
    }
}

/// The path's nodes from the assumption on, each after its parents; a cycle's start, where it ends, comes last.
fn reading_order(path: &Path) -> Vec<usize> {
    let mut order = Vec::new();
    let mut state = vec![Visit::New; path.nodes.len()];
    let mut stack = vec![0];
    while let Some(&index) = stack.last() {
        match state[index] {
            Visit::New => {
                state[index] = Visit::Open;
                let parents = path.nodes[index].parents.iter().rev().map(|&parent| parent as usize);
                stack.extend(parents.filter(|&parent| state[parent] == Visit::New));
            }
            Visit::Open => {
                state[index] = Visit::Done;
                order.push(index);
                stack.pop();
            }
            Visit::Done => {
                stack.pop();
            }
        }
    }
    order
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Visit {
    New,
    Open,
    Done,
}
