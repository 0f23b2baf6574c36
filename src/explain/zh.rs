//! Simplified Chinese: names and sentences of every technique.

mod descriptions;

pub(super) use descriptions::description;

use super::grammar::{Grammar, Order, by_kind, join};
use super::trouble::TroubleWords;
use crate::grid::{House, HouseKind};
use crate::techniques::{ChainShape, Technique};

pub(super) static GRAMMAR: Grammar = Grammar {
    list: "、",
    and: " 和 ",
    or: " 或 ",
    comma: "，",
    houses,
    lines,
    number,
    figures: ["矩形", "环"],
    removed: Order::CellsFirst(" 的 "),
    present: Order::CellsFirst(" 的 "),
    left: ["[cover {cover}]已有 {digit}，只剩", "其余各格不是已有数字，就是已排除 {digit}，只剩"],
    ways: ["两种情况结果相同", "{arm-count}种情况结果相同"],
    conclusions: ["[put {cell} 是 {digit}]", "[gone {cell} 不是 {digit}]"],
    last_place: ["（", "只剩此处）"],
    by_pattern: "（由区块、数对等推出）",
    by_inner_chain: "（由内层结构推出）",
    then: "；",
    omission: "……",
    at_once: "，已是结论",
    inner: [
        "\n途中用到一条内层链，它在前面排除的候选数去掉之后成立。",
        "\n途中用到{inner-count}条内层链，它们在前面排除的候选数去掉之后成立。",
    ],
    nudge: "看{where}。",
    effects: ["填入：", "删去："],
};

pub(super) static TROUBLE: TroubleWords = TroubleWords {
    entries: "与解不符：",
    struck: "已删去，但属于解：",
    stop: "。",
    no_solution: "当前局面无解。",
    stuck: "已知技巧无法继续，仍可直接求解。",
};

fn houses(houses: &[House]) -> String {
    let groups: Vec<String> = by_kind(houses)
        .into_iter()
        .map(|(kind, numbers)| format!("第 {} {}", join(&numbers, "、", "、"), word(kind)))
        .collect();
    join(&groups, "、", "和")
}

const fn lines(kind: HouseKind) -> [&'static str; 2] {
    [word(kind), word(kind)]
}

const fn word(kind: HouseKind) -> &'static str {
    match kind {
        HouseKind::Row => "行",
        HouseKind::Column => "列",
        HouseKind::Box => "宫",
    }
}

fn number(number: usize) -> String {
    const WORDS: [&str; 11] = ["零", "一", "两", "三", "四", "五", "六", "七", "八", "九", "十"];
    WORDS.get(number).map_or_else(|| format!(" {number} "), |word| (*word).to_owned())
}

pub(super) const fn name(technique: Technique) -> &'static str {
    use Technique as T;
    match technique {
        T::FullHouse => "唯一空格",
        T::HiddenSingleBox => "宫排除法",
        T::HiddenSingleLine => "行列排除法",
        T::DirectPointing => "宫区块排除",
        T::DirectClaiming => "行列区块排除",
        T::DirectHiddenPair => "隐性数对排除",
        T::NakedSingle => "唯一余数",
        T::DirectHiddenTriplet => "隐性三数组排除",
        T::Pointing => "宫区块",
        T::Claiming => "行列区块",
        T::NakedPair => "显性数对",
        T::XWing => "X-Wing",
        T::HiddenPair => "隐性数对",
        T::NakedTriplet => "显性三数组",
        T::Swordfish => "三链列",
        T::HiddenTriplet => "隐性三数组",
        T::XyWing => "XY-Wing",
        T::XyzWing => "XYZ-Wing",
        T::UniqueRectangle1 => "唯一矩形类型 1",
        T::UniqueRectangle2 => "唯一矩形类型 2",
        T::UniqueRectangle3 => "唯一矩形类型 3",
        T::UniqueRectangle3Hidden => "唯一矩形类型 3（隐性）",
        T::UniqueRectangle4 => "唯一矩形类型 4",
        T::UniqueLoop1 => "唯一环类型 1",
        T::UniqueLoop2 => "唯一环类型 2",
        T::UniqueLoop3 => "唯一环类型 3",
        T::UniqueLoop3Hidden => "唯一环类型 3（隐性）",
        T::UniqueLoop4 => "唯一环类型 4",
        T::NakedQuad => "显性四数组",
        T::Jellyfish => "四链列",
        T::HiddenQuad => "隐性四数组",
        T::Bug1 => "全双值格致死类型 1",
        T::Bug2 => "全双值格致死类型 2",
        T::Bug3 => "全双值格致死类型 3",
        T::Bug4 => "全双值格致死类型 4",
        T::AlignedPairExclusion => "均衡数对排除",
        T::XCycle => "同数环",
        T::YCycle => "双值格环",
        T::TurbotFish => "多宝鱼",
        T::XChain => "同数链",
        T::XyCycle => "连续环",
        T::ForcingChain => "强制链",
        T::AlignedTripletExclusion => "均衡三数组排除",
        T::NishioForcingChain => "Nishio 强制链",
        T::CellForcingChain => "单元格强制链",
        T::HouseForcingChain => "区域强制链",
        T::DynamicForcingChain => "动态强制链",
        T::DynamicForcingChainPlus => "动态强制链（+）",
        T::NestedForcingChain => "嵌套强制链",
        T::NestedMultipleForcingChain => "嵌套多重强制链",
        T::NestedDynamicForcingChain => "嵌套动态强制链",
        T::NestedDynamicForcingChainPlus => "嵌套动态强制链（+）",
    }
}

pub(super) const fn sentence(technique: Technique, shape: ChainShape) -> &'static str {
    use Technique as T;
    match technique {
        T::FullHouse => {
            "[house {house}]只剩一个空格 [put {cell}]，也只缺数字 {digit}，所以 {digit} 填在这里。"
        }
        T::HiddenSingleBox | T::HiddenSingleLine => {
            "[house {house}]还缺 {digit}。{left} [put {cell}] 可填，所以 {cell} 是 {digit}。"
        }
        T::NakedSingle => {
            "[put {cell}] 只剩 {digit} 可填：其余数字或者出现在同一行、列、宫，或者先前已被删去。所以 {cell} 是 {digit}。"
        }
        T::DirectPointing | T::DirectClaiming => {
            "[base {base}]的 {digit} 只能在 [def {cells}]，而这几格都在[cover {cover}]里。所以{cover}的 {digit} \
             必在其中，其余各格都不能是 {digit}。这样[house {house}]的 {digit} 就只剩 [put {cell}] 可填。"
        }
        T::DirectHiddenPair | T::DirectHiddenTriplet => {
            "[house {house}]的 {digits} 只能填在 [def {cells}]：{count}个数占满{count}格，别的数都放不下。这样 \
             {digit} 就只剩 [put {cell}] 可填。"
        }
        T::Pointing => {
            "[base {base}]的 {digit} 只能在 [def {cells}]，而这几格都在[cover {cover}]里。{cover}的 {digit} \
             必是其中之一，所以{cover}其余的 [gone {digit}] 都可删去。"
        }
        T::Claiming => {
            "[base {base}]的 {digit} 只能在它与[cover {cover}]的相交处，即 [def {cells}]。{cover}的 {digit} \
             必是其中之一，所以{cover}其余的 [gone {digit}] 都可删去。"
        }
        T::NakedPair => {
            "[house {house}]的 [def {cells}] 只有候选数 {digits}，两格各占一个，两个数就用完了。所以{house}其余的 \
             [gone {digits}] 都可删去。"
        }
        T::NakedTriplet | T::NakedQuad => {
            "[house {house}]的 [def {cells}] 只有候选数 {digits}，{count}格正好用完这{count}个数。所以{house}其余的 \
             [gone {digits}] 都可删去。"
        }
        T::HiddenPair | T::HiddenTriplet | T::HiddenQuad => {
            "[house {house}]的 {digits} 只能填在 [def {cells}]。{count}个数占满{count}格，别的数都放不下。删去 \
             [gone {removed}]。"
        }
        T::XWing => {
            "[base {base}]的 {digit} 只能在[def 这{count}格]，[cover {cover}]各占一个，所以这两{cover-lines}其余的 \
             [gone {digit}] 都可删去。"
        }
        T::Swordfish | T::Jellyfish => {
            "[base {base}]的 {digit} 只能在[def 这{count}格]，它们都在[cover {cover}]里。{size}{base-lines}要{size}个 \
             {digit}，同一{cover-line}不能有两个，所以这{size}{cover-lines}的 {digit} 都出自这里，其余的 \
             [gone {digit}] 都可删去。"
        }
        T::XyWing => {
            "[pivot {pivot}] 是 {pivot-digits}。若是 {turn-a}，[pincer {pincer-a}] 就是 {digit}；若是 {turn-b}，\
             [pincer {pincer-b}] 就是 {digit}。两格中总有一格是 {digit}，所以同时看到这两格的格不能是 {digit}。删去 \
             [gone {removed}]。"
        }
        T::XyzWing => {
            "[pivot {pivot}] 是 {pivot-digits}。若是 {turn-a}，[pincer {pincer-a}] 就是 {digit}；若是 {turn-b}，\
             [pincer {pincer-b}] 就是 {digit}；否则 {pivot} 自己是 {digit}。三格中总有一格是 {digit}，所以同时看到这三格的格不能是 \
             {digit}。删去 [gone {removed}]。"
        }
        T::UniqueRectangle1 | T::UniqueLoop1 => {
            "[floor {floor}] 只能是 {pair-or}。如果 [roof {roof}] 也是其中之一，两个数就能绕{figure}整体互换，题目便有两个解。题目只有一个解，所以 \
             {roof} 两者都不是。删去 [gone {removed}]。"
        }
        T::UniqueRectangle2 | T::UniqueLoop2 => {
            "[floor {floor}] 只能是 {pair-or}。如果 [roof {roof}] 也只有这两个数，两个数就能绕{figure}整体互换，题目便有两个解。题目只有一个解，所以 \
             {roof} 中有一格是[fin 多出的 {extra}]，同时看到它们的格不能是 {extra}。删去 [gone {removed}]。"
        }
        T::UniqueRectangle3 | T::UniqueLoop3 => {
            "[floor {floor}] 只能是 {pair-or}。如果 [roof {roof}] 也只有这两个数，两个数就能绕{figure}整体互换，题目便有两个解。题目只有一个解，所以 \
             {roof} 中有一格是多出的 [fin {extra-or}]。把这两格当作一格，连同 [set {set}]，就是[house {house}]的{subset-size}格占用{subset-size}个数 \
             {subset-digits}，正好用完。删去 [gone {removed}]。"
        }
        T::UniqueRectangle3Hidden | T::UniqueLoop3Hidden => {
            "[floor {floor}] 只能是 {pair-or}。如果 [roof {roof}] 也只有这两个数，两个数就能绕{figure}整体互换，题目便有两个解。题目只有一个解，所以 \
             {roof} 中有一格是多出的 [fin {extra-or}]，只剩另一格能填 {set-digits}。这些数在[house {house}]里除此之外只能填在 [set {set}]：\
             {subset-size}个数占满{subset-size}格，别的数都放不下。删去 [gone {removed}]。"
        }
        T::UniqueRectangle4 | T::UniqueLoop4 => {
            "[floor {floor}] 只能是 {pair-or}。如果 [roof {roof}] 也只有这两个数，两个数就能绕{figure}整体互换，题目便有两个解。而[house {house}]的 \
             {kept} 只能在这两格，其中一格必是 {kept}；另一格若是 {digit}，就能互换了。删去 [gone {removed}]。"
        }
        T::Bug1 => {
            "去掉 [fin {extras}] 之后，每个空格都只有两个候选数，每个数在每行、每列、每宫都只有两个位置。这样的盘面不是两解就是无解，而题目只有一个解，所以 \
             {extra-cells} 必是 {extra-or}。删去 [gone {removed}]。"
        }
        T::Bug2 => {
            "去掉 [fin {extras}] 之后，每个空格都只有两个候选数，每个数在每行、每列、每宫都只有两个位置。这样的盘面不是两解就是无解，而题目只有一个解，所以 \
             {extra-cells} 中有一格是 {extra-or}，同时看到它们的格不能是 {extra-or}。删去 [gone {removed}]。"
        }
        T::Bug3 => {
            "去掉 [fin {extras}] 之后，每个空格都只有两个候选数，每个数在每行、每列、每宫都只有两个位置。这样的盘面不是两解就是无解，而题目只有一个解，所以 \
             {extra-cells} 中有一格是 {extra-or}。把它们当作一格，连同 [set {set}]，就是[house {house}]的{subset-size}格占用{subset-size}个数 \
             {subset-digits}，正好用完。删去 [gone {removed}]。"
        }
        T::Bug4 => {
            "去掉 [fin {extras}] 之后，每个空格都只有两个候选数，每个数在每行、每列、每宫都只有两个位置。这样的盘面不是两解就是无解，而题目只有一个解，所以 \
             {extra-cells} 中有一格是多出的数。[house {house}]的 [common {common}] 也只能在这两格，所以另一格是 {common}，两格都不能是别的数。删去 \
             [gone {removed}]。"
        }
        T::AlignedPairExclusion | T::AlignedTripletExclusion => {
            "把 [def {cells}] 的各种填法逐一试过。如果某个数在同一行、列、宫里重复，或者同时看到它们的某格（如 [set {set}]）的候选数全被占去，这种填法就不成立。不在任何成立填法里的候选数可以去掉。删去 \
             [gone {removed}]。"
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
            "这些候选数连成一环：\n{arms}\n如果第一个为真，其余标 = 的都为真；如果它为假，反方向推回去，标 ≠ 的都为真。两组中总有一组为真，所以同一个数两组都看得到的候选数不成立。删去 \
             [gone {removed}]。"
        }
        ChainShape::Single => {
            "假设 {assumption}，看会推出什么：\n{arms}\n结果与假设相反，所以假设不成立：{conclusion}。{inner}"
        }
        ChainShape::Contradiction => {
            "假设 {assumption}，那么 {clash-cell} 既要是 {clash-digit}，又不能是 {clash-digit}：\n{arms}\n这不可能，所以假设不成立：{conclusion}。{inner}"
        }
        ChainShape::Double => {
            "{start-cell} 要么是 {start-digit}，要么不是，{ways}：\n{arms}\n所以 {conclusion}。{inner}"
        }
        ChainShape::Cell => "{start-cell} 是 {start-digit}，{ways}：\n{arms}\n所以 {conclusion}。{inner}",
        ChainShape::House => {
            "[house {house}]的 {start-digit} 在 {start-cell}，{ways}：\n{arms}\n所以 {conclusion}。{inner}"
        }
    }
}
