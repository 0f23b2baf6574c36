//! Every kind of vector must do the same, bit for bit.

use super::batch::Batch;
use super::engine::Receiver;
use super::simd::{Job, Quad, Vector, Wide, run_all};
use super::state::State;
use super::text::{Line, is_readable, read, write};
use super::{LINE_LENGTH, Progress};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

const BOARDS: [&str; 3] = [
    include_str!("../../tests/data/puzzles/hardest11.txt"),
    include_str!("../../tests/data/puzzles/top1465.txt"),
    include_str!("../../tests/data/puzzles/multi.txt"),
];

fn boards() -> impl Iterator<Item = Line> {
    let lines = BOARDS.iter().flat_map(|boards| boards.lines());
    lines.map(|line| line.as_bytes()[..81].try_into().expect("lines begin with a board"))
}

/// Fails unless all kinds of vectors give what plain arrays give.
fn assert_all_agree<J: Job<Output: PartialEq + std::fmt::Debug>>(job: impl Fn() -> J) {
    let outputs = run_all(job);
    for (kind, output) in outputs.iter().enumerate() {
        assert_eq!(*output, outputs[0], "kind {kind}");
    }
}

struct AllSolutions(Line);

impl Job for AllSolutions {
    type Output = Vec<Line>;

    #[inline(always)]
    fn run<W: Wide<N>, const N: usize>(self) -> Vec<Line> {
        let mut found = Found(Vec::new());
        super::engine::search(read::<W, N>(&self.0), 20, &mut Vec::new(), &mut found);
        found.0
    }
}

struct Found(Vec<Line>);

impl Receiver for Found {
    #[inline(always)]
    fn receive<W: Wide<N>, const N: usize>(&mut self, solved: &State<W, N>) {
        let mut line = [0; 81];
        write(solved, &mut line);
        self.0.push(line);
    }
}

#[test]
fn all_vectors_find_the_same_solutions_in_the_same_order() {
    for line in boards() {
        assert_all_agree(|| AllSolutions(line));
        for removed in [3, 40, 77] {
            let mut line = line;
            line[removed] = b'.';
            line[(removed * 7) % 81] = b'5';
            assert_all_agree(|| AllSolutions(line));
        }
    }
}

struct BatchOf<'a>(&'a [u8]);

impl Job for BatchOf<'_> {
    type Output = (Progress, Vec<u8>, Vec<u8>);

    #[inline(always)]
    fn run<W: Wide<N>, const N: usize>(self) -> Self::Output {
        let (mut status, mut solutions) = (vec![9; 50], vec![0; 50 * LINE_LENGTH]);
        let job = Batch { input: self.0, status: &mut status, solutions: &mut solutions };
        (job.run::<W, N>(), status, solutions)
    }
}

#[test]
fn all_vectors_answer_batches_alike() {
    let mut text: Vec<u8> = boards().flat_map(|line| [&line[..], b"\n"].concat()).collect();
    assert_all_agree(|| BatchOf(&text));
    text[100] = b'x';
    assert_all_agree(|| BatchOf(&text));
}

struct Primitives([u32; 8]);

impl Job for Primitives {
    type Output = Vec<Vec<u32>>;

    #[inline(always)]
    fn run<W: Wide<N>, const N: usize>(self) -> Self::Output {
        let half = |from: usize| W::Quad::from_words(std::array::from_fn(|lane| self.0[from + lane]));
        let (a, b) = (half(0), half(4));
        let group = W::join([a, b]);
        let lanes = |group: [W; N]| W::halves(group).map(Quad::to_words).concat();
        let each = |op: &dyn Fn(W) -> W| lanes(group.map(op));
        let word = W::splat(self.0[1]);
        let mut lane_bits = [0, 0];
        for (part, &x) in group.iter().enumerate() {
            lane_bits[0] |= x.zero_lanes() << (8 / N * part);
            lane_bits[1] |= u32::from(x.has_zero()) | u32::from(x.is_zero()) << 1;
        }
        let quads = [
            a & b,
            a | b,
            a ^ b,
            a + b,
            a - b,
            a.without(b),
            a.zip_low(b),
            a.zip_high(b),
            a.low_pairs(b),
            a.high_pairs(b),
            a.rotate(),
            a.pick(b),
            a.equal_bytes(b),
            a.shl::<7>(),
            a.shr::<9>(),
        ];
        let mut all: Vec<_> = quads.iter().map(|quad| quad.to_words().to_vec()).collect();
        all.push(W::Quad::from_bytes(&a.to_bytes()).to_words().to_vec());
        all.extend([each(&|x| x & word), each(&|x| x | word), each(&|x| x ^ word), each(&|x| x + word)]);
        all.extend([each(&|x| x - word), each(&|x| x.without(word)), each(&|x| x.shl::<3>())]);
        all.extend([
            each(&|x| x.shr::<10>()),
            lanes([W::broadcast::<0>(a); N]),
            lanes([W::broadcast::<2>(b); N]),
        ]);
        let zero_of_both = a.both(b).zero_lanes() | u32::from(a.both(b).has_zero()) << 8;
        all.push(vec![lane_bits[0], zero_of_both, a.zero_lanes(), a.top_bits(), u32::from(a.is_zero())]);
        all
    }
}

#[test]
fn all_vectors_have_the_same_operations() {
    let mut word = 12345_u32;
    for round in 0..200 {
        let words = std::array::from_fn(|lane| {
            word = word.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            // Zero and equal lanes, and bytes that pick and bytes that don't.
            if (round >> (lane % 5)) & 1 == 1 { 0 } else { word & 0x8f8f_8f8f | word >> 28 }
        });
        assert_all_agree(|| Primitives(words));
    }
}

#[test]
fn a_line_that_is_read_can_be_written() {
    struct RoundTrip(Line);
    impl Job for RoundTrip {
        type Output = (bool, Line);
        #[inline(always)]
        fn run<W: Wide<N>, const N: usize>(self) -> Self::Output {
            let mut line = [0; 81];
            write(&read::<W, N>(&self.0).state, &mut line);
            (is_readable::<W::Quad>(&self.0), line)
        }
    }
    for lines in BOARDS {
        for line in lines.lines().filter_map(|line| line.split_once(' ')) {
            let solution: Line = line.1.as_bytes().try_into().unwrap();
            for output in run_all(|| RoundTrip(solution)) {
                assert_eq!(output, (true, solution));
            }
        }
    }
}
