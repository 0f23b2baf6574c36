//! English: names and sentences of every technique.

mod descriptions;

pub(super) use descriptions::description;

use super::grammar::{Grammar, Order, by_kind, join};
use super::trouble::TroubleWords;
use crate::grid::{House, HouseKind};
use crate::techniques::{ChainShape, Technique};

pub(super) static GRAMMAR: Grammar = Grammar {
    list: ", ",
    and: " and ",
    or: " or ",
    comma: ", ",
    houses,
    lines,
    number,
    figures: ["rectangle", "loop"],
    removed: Order::DigitsFirst(" from "),
    present: Order::DigitsFirst(" in "),
    left: [
        "With {digit} already in [cover {cover}], only",
        "Every other cell is filled or ruled out for {digit}: only",
    ],
    ways: ["Both ways end", "All {arm-count} ways end"],
    conclusions: ["[put {cell} is {digit}]", "[gone {digit} leaves {cell}]"],
    last_place: [" (last in ", ")"],
    by_pattern: " (by a pattern)",
    by_inner_chain: " (by a pattern or chain)",
    then: "; ",
    omission: "…",
    at_once: ", which is it already",
    inner: [
        "\nOn the way it leans on a smaller chain, which holds once the candidates ruled out so far are gone.",
        "\nOn the way it leans on {inner-count} smaller chains, which hold once the candidates ruled out so far are gone.",
    ],
    nudge: "Look at {where}.",
    effects: ["Placed: ", "Gone: "],
};

pub(super) static TROUBLE: TroubleWords = TroubleWords {
    entries: "Not as in the solution: ",
    struck: "Struck out, but part of the solution: ",
    stop: ".",
    no_solution: "This position has no solution.",
    stuck: "No technique I know goes further here. Solve still works.",
};

fn houses(houses: &[House]) -> String {
    let groups: Vec<String> = by_kind(houses)
        .into_iter()
        .map(|(kind, numbers)| {
            let [one, several] = words(kind);
            let word = if numbers.len() == 1 { one } else { several };
            format!("{word} {}", join(&numbers, ", ", " and "))
        })
        .collect();
    join(&groups, ", ", " and ")
}

const fn lines(kind: HouseKind) -> [&'static str; 2] {
    words(kind)
}

const fn words(kind: HouseKind) -> [&'static str; 2] {
    match kind {
        HouseKind::Row => ["row", "rows"],
        HouseKind::Column => ["column", "columns"],
        HouseKind::Box => ["box", "boxes"],
    }
}

fn number(number: usize) -> String {
    const WORDS: [&str; 10] = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
    WORDS.get(number).map_or_else(|| number.to_string(), |word| (*word).to_owned())
}

pub(super) const fn name(technique: Technique) -> &'static str {
    use Technique as T;
    match technique {
        T::FullHouse => "Full house",
        T::HiddenSingleBox => "Hidden single in a box",
        T::HiddenSingleLine => "Hidden single in a line",
        T::DirectPointing => "Direct pointing",
        T::DirectClaiming => "Direct claiming",
        T::DirectHiddenPair => "Direct hidden pair",
        T::NakedSingle => "Naked single",
        T::DirectHiddenTriplet => "Direct hidden triplet",
        T::Pointing => "Pointing",
        T::Claiming => "Claiming",
        T::NakedPair => "Naked pair",
        T::XWing => "X-Wing",
        T::HiddenPair => "Hidden pair",
        T::NakedTriplet => "Naked triplet",
        T::Swordfish => "Swordfish",
        T::HiddenTriplet => "Hidden triplet",
        T::XyWing => "XY-Wing",
        T::XyzWing => "XYZ-Wing",
        T::UniqueRectangle1 => "Unique rectangle type 1",
        T::UniqueRectangle2 => "Unique rectangle type 2",
        T::UniqueRectangle3 => "Unique rectangle type 3",
        T::UniqueRectangle3Hidden => "Unique rectangle type 3, hidden",
        T::UniqueRectangle4 => "Unique rectangle type 4",
        T::UniqueLoop1 => "Unique loop type 1",
        T::UniqueLoop2 => "Unique loop type 2",
        T::UniqueLoop3 => "Unique loop type 3",
        T::UniqueLoop3Hidden => "Unique loop type 3, hidden",
        T::UniqueLoop4 => "Unique loop type 4",
        T::NakedQuad => "Naked quad",
        T::Jellyfish => "Jellyfish",
        T::HiddenQuad => "Hidden quad",
        T::Bug1 => "BUG type 1",
        T::Bug2 => "BUG type 2",
        T::Bug3 => "BUG type 3",
        T::Bug4 => "BUG type 4",
        T::AlignedPairExclusion => "Aligned pair exclusion",
        T::XCycle => "X-Cycle",
        T::YCycle => "Y-Cycle",
        T::TurbotFish => "Turbot fish",
        T::XChain => "X-Chain",
        T::XyCycle => "XY-Cycle",
        T::ForcingChain => "Forcing chain",
        T::AlignedTripletExclusion => "Aligned triplet exclusion",
        T::NishioForcingChain => "Nishio forcing chain",
        T::CellForcingChain => "Cell forcing chain",
        T::HouseForcingChain => "House forcing chain",
        T::DynamicForcingChain => "Dynamic forcing chain",
        T::DynamicForcingChainPlus => "Dynamic forcing chain (+)",
        T::NestedForcingChain => "Nested forcing chain",
        T::NestedMultipleForcingChain => "Nested multiple forcing chain",
        T::NestedDynamicForcingChain => "Nested dynamic forcing chain",
        T::NestedDynamicForcingChainPlus => "Nested dynamic forcing chain (+)",
    }
}

pub(super) const fn sentence(technique: Technique, shape: ChainShape) -> &'static str {
    use Technique as T;
    match technique {
        T::FullHouse => {
            "[house {House}] has one empty cell left, [put {cell}], and one digit missing, {digit}. So {digit} goes \
             there."
        }
        T::HiddenSingleBox | T::HiddenSingleLine => {
            "[house {House}] has no {digit} yet. {left} [put {cell}] is left for it. So {cell} is {digit}."
        }
        T::NakedSingle => {
            "Only {digit} is left for [put {cell}]: every other digit stands in its row, column or box, or was struck \
             out before. So {cell} is {digit}."
        }
        T::DirectPointing | T::DirectClaiming => {
            "[base {Base}] can hold the {digit} only in [def {cells}], all in [cover {cover}]. So the \
             {digit} of {cover} is one of them, and no other cell of {cover} can have it. In [house {house}] that \
             leaves only [put {cell}] for the {digit}."
        }
        T::DirectHiddenPair | T::DirectHiddenTriplet => {
            "In [house {house}], {digits} can only go in [def {cells}]: {count} digits for {count} cells, so nothing \
             else fits there. That leaves only [put {cell}] for the {digit}."
        }
        T::Pointing => {
            "[base {Base}] can hold the {digit} only in [def {cells}], all in [cover {cover}]. One of \
             them is the {digit} of {cover} too, so every [gone other {digit}] in {cover} goes."
        }
        T::Claiming => {
            "[base {Base}] can hold the {digit} only where it crosses [cover {cover}], in [def {cells}]. One of \
             these is the {digit} of {cover} too, so every [gone other {digit}] in {cover} goes."
        }
        T::NakedPair => {
            "In [house {house}], [def {cells}] have no candidates but {digits}. Each takes one of the two, so both \
             digits are used up: every [gone other {digits-or}] in {house} goes."
        }
        T::NakedTriplet | T::NakedQuad => {
            "In [house {house}], [def {cells}] have no candidates but {digits}. {Count} cells share {count} digits, \
             so they use them all up: every [gone other {digits-or}] in {house} goes."
        }
        T::HiddenPair | T::HiddenTriplet | T::HiddenQuad => {
            "In [house {house}], {digits} can go nowhere but [def {cells}]. {Count} digits for {count} cells: they \
             fill them all, so nothing else fits there. Strike [gone {removed}]."
        }
        T::XWing => {
            "[base {Base}] can hold the {digit} only in [def these {count} cells], and one lands in each of \
             [cover {cover}]. So every [gone other {digit}] in those {cover-lines} goes."
        }
        T::Swordfish | T::Jellyfish => {
            "[base {Base}] can hold the {digit} only in [def these {count} cells], all of them in [cover {cover}]. \
             The {size} {base-lines} need {size} of them, no two in the same {cover-line}, so each of the \
             {cover-lines} gets its {digit} there. Every [gone other {digit}] in those {cover-lines} goes."
        }
        T::XyWing => {
            "[pivot {pivot}] is {pivot-digits}. If {turn-a}, [pincer {pincer-a}] is {digit}; if {turn-b}, \
             [pincer {pincer-b}] is {digit}. Either way one of the two is {digit}, so a cell that sees both is not. \
             Strike [gone {removed}]."
        }
        T::XyzWing => {
            "[pivot {pivot}] is {pivot-digits}. If {turn-a}, [pincer {pincer-a}] is {digit}; if {turn-b}, \
             [pincer {pincer-b}] is {digit}; if not, {pivot} itself is {digit}. So one of the three is {digit}, and \
             a cell that sees them all is not. Strike [gone {removed}]."
        }
        T::UniqueRectangle1 | T::UniqueLoop1 => {
            "[floor {floor}] can only be {pair-or}. If [roof {roof}] were one of these too, the two digits could be \
             swapped all round the {figure}, and the puzzle would have two solutions. It has one, so {roof} is \
             neither. Strike [gone {removed}]."
        }
        T::UniqueRectangle2 | T::UniqueLoop2 => {
            "[floor {floor}] can only be {pair-or}. If [roof {roof}] were nothing else either, the two digits could \
             be swapped all round the {figure}, and the puzzle would have two solutions. It has one, so one of \
             {roof} is the [fin extra {extra}], and a cell that sees them all is not. Strike [gone {removed}]."
        }
        T::UniqueRectangle3 | T::UniqueLoop3 => {
            "[floor {floor}] can only be {pair-or}. If [roof {roof}] were nothing else either, the two digits could \
             be swapped all round the {figure}, and the puzzle would have two solutions. It has one, so one of \
             {roof} is an extra digit, [fin {extra-or}]. Counted as one cell, the two make with [set {set}] \
             {subset-size} cells of [house {house}] for {subset-size} digits, {subset-digits}, and use them up. \
             Strike [gone {removed}]."
        }
        T::UniqueRectangle3Hidden | T::UniqueLoop3Hidden => {
            "[floor {floor}] can only be {pair-or}. If [roof {roof}] were nothing else either, the two digits could \
             be swapped all round the {figure}, and the puzzle would have two solutions. It has one, so one of \
             {roof} is an extra digit, [fin {extra-or}]. So only one of the two is left for {set-digits}, which in \
             [house {house}] have no other place but [set {set}]: {subset-size} digits for {subset-size} cells, and \
             nothing else fits there. Strike [gone {removed}]."
        }
        T::UniqueRectangle4 | T::UniqueLoop4 => {
            "[floor {floor}] can only be {pair-or}. If [roof {roof}] were nothing else either, the two digits could \
             be swapped all round the {figure}, and the puzzle would have two solutions. Now in [house {house}] the \
             {kept} has no other place than these two, so one of them is {kept}; if the other were {digit}, the swap \
             would be there. Strike [gone {removed}]."
        }
        T::Bug1 => {
            "Without [fin {extras}], every empty cell would have two candidates and every digit two places in each \
             house. Such a grid has two solutions or none, and this puzzle has one. So {extra-cells} must be \
             {extra-or}. Strike [gone {removed}]."
        }
        T::Bug2 => {
            "Without [fin {extras}], every empty cell would have two candidates and every digit two places in each \
             house. Such a grid has two solutions or none, and this puzzle has one. So one of {extra-cells} is \
             {extra-or}, and a cell that sees them all is not. Strike [gone {removed}]."
        }
        T::Bug3 => {
            "Without [fin {extras}], every empty cell would have two candidates and every digit two places in each \
             house. Such a grid has two solutions or none, and this puzzle has one. So one of {extra-cells} is \
             {extra-or}. Counted as one cell, they make with [set {set}] {subset-size} cells of [house {house}] for \
             {subset-size} digits, {subset-digits}, and use them up. Strike [gone {removed}]."
        }
        T::Bug4 => {
            "Without [fin {extras}], every empty cell would have two candidates and every digit two places in each \
             house. Such a grid has two solutions or none, and this puzzle has one. So one of {extra-cells} is an \
             extra digit. In [house {house}] they are also the only places of the [common {common}], so the other \
             one is {common}, and neither is anything else. Strike [gone {removed}]."
        }
        T::AlignedPairExclusion | T::AlignedTripletExclusion => {
            "Try all ways to fill [def {cells}] together. A way fails if it puts a digit twice in a house, or if it \
             takes every candidate that a cell seeing all of them has, like those of [set {set}]. What is in no way \
             that works can go. Strike [gone {removed}]."
        }
        T::XCycle
        | T::YCycle
        | T::TurbotFish
        | T::XChain
        | T::XyCycle
        | T::ForcingChain
        | T::NishioForcingChain
        | T::CellForcingChain
        | T::HouseForcingChain
        | T::DynamicForcingChain
        | T::DynamicForcingChainPlus
        | T::NestedForcingChain
        | T::NestedMultipleForcingChain
        | T::NestedDynamicForcingChain
        | T::NestedDynamicForcingChainPlus => chain(shape),
    }
}

const fn chain(shape: ChainShape) -> &'static str {
    match shape {
        ChainShape::Cycle => {
            "These candidates form a ring:\n{arms}\nIf the first is true, so is every other one marked =. If it is \
             false, the same links read backwards make every one marked ≠ true. So one of the two camps is true, and \
             a candidate that sees its digit in both is not. Strike [gone {removed}]."
        }
        ChainShape::Single => {
            "Suppose {assumption} and see where it leads:\n{arms}\nIt leads to its own opposite, so it is wrong: \
             {conclusion}.{inner}"
        }
        ChainShape::Contradiction => {
            "Suppose {assumption}. Then {clash-cell} would have to be {clash-digit}, and not to be \
             {clash-digit}:\n{arms}\nThat can't be, so the assumption is wrong: {conclusion}.{inner}"
        }
        ChainShape::Double => {
            "Either {start-cell} is {start-digit} or it is not. {ways} the same:\n{arms}\nSo {conclusion}.{inner}"
        }
        ChainShape::Cell => {
            "{start-cell} is {start-digit}. {ways} the same:\n{arms}\nSo {conclusion}.{inner}"
        }
        ChainShape::House => {
            "[house {House}] has its {start-digit} in {start-cell}. {ways} the same:\n{arms}\nSo \
             {conclusion}.{inner}"
        }
    }
}
