//! English: what each technique is, for the help panel.

use crate::techniques::Technique;

pub(in crate::explain) const fn description(technique: Technique) -> &'static str {
    use Technique as T;
    match technique {
        T::FullHouse => {
            "A row, column or box with eight digits in it takes the ninth in its last empty cell."
        }
        T::HiddenSingleBox => {
            "Each box needs every digit once. When only one cell of a box can still take a digit, the digit goes \
             there, even if the cell has other candidates."
        }
        T::HiddenSingleLine => {
            "Each row and column needs every digit once. When only one cell of a line can still take a digit, the \
             digit goes there, even if the cell has other candidates."
        }
        T::DirectPointing => {
            "A box can place a digit only in one line, so the rest of that line can't have it. In a box beside it \
             that leaves a single place for the digit."
        }
        T::DirectClaiming => {
            "A line can place a digit only inside one box, so the rest of that box can't have it. In a line beside \
             it that leaves a single place for the digit."
        }
        T::DirectHiddenPair => {
            "Two digits of a house share their only two cells and fill them. Another digit loses its place there, \
             and has just one left."
        }
        T::NakedSingle => {
            "When all digits but one are ruled out for a cell, the cell takes the one that is left."
        }
        T::DirectHiddenTriplet => {
            "Three digits of a house share their only three cells and fill them. Another digit loses its places \
             there, and has just one left."
        }
        T::Pointing => {
            "When a box can place a digit only in cells of one line, the line gets its digit from that box. The \
             digit goes from the rest of the line."
        }
        T::Claiming => {
            "When a line can place a digit only in cells of one box, the box gets its digit from that line. The \
             digit goes from the rest of the box."
        }
        T::NakedPair => {
            "Two cells of a house have the same two candidates and nothing else. They use both digits up, so the \
             rest of the house loses them."
        }
        T::XWing => {
            "In two parallel lines a digit has just two places, the same two in each. The four cells make a \
             rectangle; the digit takes two opposite corners. Either way both crossing lines have it, so it goes \
             from the rest of them."
        }
        T::HiddenPair => {
            "Two digits of a house have only the same two cells left. They fill these cells, so every other \
             candidate there goes."
        }
        T::NakedTriplet => {
            "Three cells of a house have only three candidates between them. They use all three digits up, so the \
             rest of the house loses them. No cell needs to have all three."
        }
        T::Swordfish => {
            "In three parallel lines all places of a digit lie in three crossing lines. The three lines need three \
             of the digit, one in each crossing line, so it goes from the rest of the crossing lines."
        }
        T::HiddenTriplet => {
            "Three digits of a house have only three cells left between them. They fill these cells, so every \
             other candidate there goes."
        }
        T::XyWing => {
            "A cell with two candidates, the pivot, sees two cells with two candidates, its pincers. Each of its \
             digits forces the same third digit into one of the pincers. A cell that sees both pincers can't have \
             that digit."
        }
        T::XyzWing => {
            "Like an XY-Wing, but the pivot can also take the third digit itself. Only a cell that sees the pivot \
             and both pincers loses the digit."
        }
        T::UniqueRectangle1 => {
            "Four cells in two rows, two columns and two boxes that held only the same two digits could swap them: \
             two solutions. In a puzzle with one solution, the only corner with other candidates takes one of those."
        }
        T::UniqueRectangle2 => {
            "Two corners of a would-be swappable rectangle have the same one extra candidate. One of them must take \
             it, so cells that see both can't."
        }
        T::UniqueRectangle3 => {
            "Two corners of a would-be swappable rectangle have extra candidates, and one of them takes one. \
             Together they act as one cell with the extras, which makes a naked subset with other cells."
        }
        T::UniqueRectangle3Hidden => {
            "One of two corners of a would-be swappable rectangle takes an extra candidate, so only the other can \
             help to place the rectangle's digits. That makes a hidden subset with other cells."
        }
        T::UniqueRectangle4 => {
            "Two corners of a would-be swappable rectangle are the only places of one of its digits in a house. The \
             other digit would complete the swap, so it goes from both."
        }
        T::UniqueLoop1 => {
            "Six or more cells in a ring, two to each house they touch, that held only the same two digits could \
             swap them: two solutions. The only cell with other candidates takes one of those."
        }
        T::UniqueLoop2 => {
            "The cells of a would-be swappable ring that have more candidates share one extra digit. One of them \
             must take it, so cells that see them all can't."
        }
        T::UniqueLoop3 => {
            "Two cells of a would-be swappable ring have extra candidates, and one of them takes one. Together they \
             act as one cell with the extras, which makes a naked subset with other cells."
        }
        T::UniqueLoop3Hidden => {
            "One of two cells of a would-be swappable ring takes an extra candidate, so only the other can help to \
             place the ring's digits. That makes a hidden subset with other cells."
        }
        T::UniqueLoop4 => {
            "Two cells of a would-be swappable ring are the only places of one of its digits in a house. The other \
             digit would complete the swap, so it goes from both."
        }
        T::NakedQuad => {
            "Four cells of a house have only four candidates between them. They use all four digits up, so the \
             rest of the house loses them."
        }
        T::Jellyfish => {
            "In four parallel lines all places of a digit lie in four crossing lines. The four lines need four of \
             the digit, one in each crossing line, so it goes from the rest of the crossing lines."
        }
        T::HiddenQuad => {
            "Four digits of a house have only four cells left between them. They fill these cells, so every other \
             candidate there goes."
        }
        T::Bug1 => {
            "BUG is short for bivalue universal grave: two candidates in every empty cell, two places for every \
             digit in every house. Such a grid never has exactly one solution, so the one cell with extra candidates \
             takes one of them."
        }
        T::Bug2 => {
            "But for one digit in a few cells, the grid would be a bivalue universal grave, which never has exactly \
             one solution. One of these cells takes the digit, so cells that see them all can't."
        }
        T::Bug3 => {
            "But for a few extra candidates, the grid would be a bivalue universal grave, which never has exactly \
             one solution. One extra holds, so their cells act as one cell with the extras, in a naked subset with \
             other cells."
        }
        T::Bug4 => {
            "Two cells keep the grid from being a bivalue universal grave, which never has exactly one solution. \
             They are also the only places of a digit in a house: one takes that digit, the other its extra."
        }
        T::AlignedPairExclusion => {
            "Take two cells and try every pair of their digits. A pair that empties another cell is impossible, and \
             a digit in no possible pair goes."
        }
        T::XCycle => {
            "A ring of places of one digit, where every second link joins the only two places in a house. Going \
             round, the places are true and false by turns, so cells that see one of each lose the digit."
        }
        T::YCycle => {
            "A ring of cells with two candidates, each handing its digit on to the next. Round either way, one of \
             two neighbours takes the digit they share, so cells that see both lose it."
        }
        T::TurbotFish => {
            "Two houses in which a digit has just two places, joined at one end. One of the two far ends is true, \
             so the cells that see both lose the digit."
        }
        T::XChain => {
            "Places of one digit, each ruling out or forcing the next, that lead from an assumption to its opposite. \
             The assumption is wrong."
        }
        T::XyCycle => {
            "A ring of candidates, each ruling out or forcing the next, through cells and houses. Going round, they \
             are true and false by turns, so candidates that see one of each go."
        }
        T::ForcingChain => {
            "Candidates, each ruling out or forcing the next, that lead from an assumption to its opposite. The \
             assumption is wrong."
        }
        T::AlignedTripletExclusion => {
            "Take three cells and try every combination of their digits. One that empties another cell is \
             impossible, and a digit in no possible combination goes."
        }
        T::NishioForcingChain => {
            "Suppose a digit in a cell and follow that digit alone over the grid. It would have to be in a cell and \
             not in it, so the assumption is wrong."
        }
        T::CellForcingChain => {
            "Try every candidate of a cell in turn and follow each. What comes out the same every time is true, \
             since one of the candidates is."
        }
        T::HouseForcingChain => {
            "Try every place of a digit in a house in turn and follow each. What comes out the same every time is \
             true, since one of the places is."
        }
        T::DynamicForcingChain => {
            "A chain in which several things ruled out on the way may together force the next. It starts from an \
             assumption, its two outcomes, or all choices of a cell or a house, and all its arms agree."
        }
        T::DynamicForcingChainPlus => {
            "A dynamic forcing chain that also uses pointing, claiming, pairs and X-Wings which appear among the \
             candidates still left on the way."
        }
        T::NestedForcingChain => {
            "A dynamic forcing chain that also uses whole cycles and forcing chains which appear on the way."
        }
        T::NestedMultipleForcingChain => {
            "A dynamic forcing chain that also uses cell and house forcing chains which appear on the way."
        }
        T::NestedDynamicForcingChain => {
            "A dynamic forcing chain that also uses other dynamic forcing chains which appear on the way."
        }
        T::NestedDynamicForcingChainPlus => {
            "A dynamic forcing chain that uses dynamic forcing chains on the way which use forcing chains \
             themselves."
        }
    }
}
