// Boards that have broken other solvers, and what is true of each: `solutions` is exact, or a lower bound with `many`.

export const EMPTY = ".".repeat(81);
export const BOARD = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
export const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/** @type {{ name: string, board: string, valid: boolean, count: number, solution?: string }[]} `count`: up to 1000 */
export const BOARDS = [
  { name: "the empty grid", board: EMPTY, valid: true, count: 1000 },
  { name: "the empty grid in zeros", board: "0".repeat(81), valid: true, count: 1000 },
  {
    name: "sparse, endless in row order",
    board: "001000000200000000003000000400000005005000600600000040007103000800000000009020000",
    valid: true,
    count: 1000,
  },
  {
    name: "no clash and no solution, proved only by a deep search",
    board: ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
    valid: true,
    count: 0,
  },
  {
    name: "sixteen givens",
    board: "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.4...9.........",
    valid: true,
    count: 1000,
  },
  {
    name: "seventeen givens, made against row order",
    board: "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    valid: true,
    count: 1,
    solution: "987654321246173985351928746128537694634892157795461832519286473472319568863745219",
  },
  { name: "two ones in a row", board: `11${".".repeat(79)}`, valid: false, count: 0 },
  {
    name: "a cell without a digit",
    board: "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..",
    valid: true,
    count: 0,
  },
  {
    name: "no place for a digit in a box",
    board: ".9.3....1....8..46......8..4.5.6..3...32756...6..1.9.4..1......58..2....2....7.6.",
    valid: true,
    count: 0,
  },
  {
    name: "no place for a digit in a column",
    board: "....41....6.....2...2......32.6.........5..417.......2......23..48......5.1..2...",
    valid: true,
    count: 0,
  },
  {
    name: "hard",
    board: "800000000003600000070090200050007000000045700000100030001000068008500010090000400",
    valid: true,
    count: 1,
    solution: "812753649943682175675491283154237896369845721287169534521974368438526917796318452",
  },
  {
    name: "four blanks",
    board: ".23.97645456231978789564312.97.23564231456897564789231645312789978645123312978456",
    valid: true,
    count: 1,
    solution: "123897645456231978789564312897123564231456897564789231645312789978645123312978456",
  },
  {
    name: "full and right",
    board: "974236158638591742125487936316754289742918563589362417867125394253649871491873625",
    valid: true,
    count: 1,
    solution: "974236158638591742125487936316754289742918563589362417867125394253649871491873625",
  },
  {
    name: "one blank",
    board: "2564891733746159829817234565932748617128.6549468591327635147298127958634849362715",
    valid: true,
    count: 1,
    solution: "256489173374615982981723456593274861712836549468591327635147298127958634849362715",
  },
  {
    name: "r1c1 has no digit left",
    board: ".876543212........3........4........5........6........7........8........9........",
    valid: true,
    count: 0,
  },
  {
    name: "box 3 has no place for 9",
    board: "92345678.......652.......43......9.4........5........6........7........8........9",
    valid: true,
    count: 0,
  },
  {
    name: "full, rows and columns right, boxes wrong",
    board: "123456789234567891345678912456789123567891234678912345789123456891234567912345678",
    valid: false,
    count: 0,
  },
  { name: "81 fives", board: "5".repeat(81), valid: false, count: 0 },
  {
    name: "three digits to be swapped in two rows",
    board: "349618572782359...651742389273895...195476238864231957527164893918523764436987125",
    valid: true,
    count: 2,
  },
];
