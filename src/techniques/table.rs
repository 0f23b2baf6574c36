//! Every technique: one row each, in the order in which Sudoku Explainer 1.2.1 looks for them.

use super::{Finder, Sink, aligned, bug, chains, fish, locked, singles, subsets, unique_loops, wings};
use crate::grid::Board;
use std::ops::ControlFlow;

/// A search that gives steps of one or several techniques.
pub struct Producer {
    /// What its steps can be, easiest first.
    pub techniques: &'static [Technique],
    /// Whether its steps hold only on boards with just one solution.
    pub assumes_unique: bool,
    finder: Finder,
}

impl Producer {
    /// Pushes every step it finds, best first, until the sink has enough.
    pub fn find(&self, board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
        (self.finder)(board, sink)
    }
}

macro_rules! techniques {
    ($($assumes:ident $finder:expr => $($variant:ident $id:literal $rating:literal),+;)+) => {
        /// A kind of reasoning. Its place in [`Technique::ALL`] says when Sudoku Explainer looks for it.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Technique {
            $($(#[doc = concat!("`", $id, "`")] $variant,)+)+
        }

        impl Technique {
            /// All of them, easiest first.
            pub const ALL: &'static [Self] = &[$($(Self::$variant,)+)+];

            /// The stable name: words in lower case, joined by hyphens.
            pub const fn id(self) -> &'static str {
                match self { $($(Self::$variant => $id,)+)+ }
            }

            /// Sudoku Explainer's rating of the plainest step of this technique, in tenths.
            pub const fn base_rating(self) -> u16 {
                match self { $($(Self::$variant => $rating,)+)+ }
            }
        }

        /// Sudoku Explainer's searches, in its order: it takes the first step of the first one that finds any.
        pub static PRODUCERS: &[Producer] = &[$(Producer {
            techniques: &[$(Technique::$variant),+],
            assumes_unique: assumes!($assumes),
            finder: $finder,
        },)+];
    };
}

macro_rules! assumes {
    (any) => {
        false
    };
    (unique) => {
        true
    };
}

techniques! {
    // boards, finder                           technique                     id                                    rating
    any    singles::full_house                    => FullHouse                    "full-house"                          10;
    any    singles::hidden_in_box                 => HiddenSingleBox              "hidden-single-box"                   12;
    any    singles::hidden_in_line                => HiddenSingleLine             "hidden-single-line"                  15;
    any    locked::direct_pointing                => DirectPointing               "direct-pointing"                     17;
    any    locked::direct_claiming                => DirectClaiming               "direct-claiming"                     19;
    any    |b, s| subsets::direct_hidden(b, 2, s) => DirectHiddenPair             "direct-hidden-pair"                  20;
    any    singles::naked                         => NakedSingle                  "naked-single"                        23;
    any    |b, s| subsets::direct_hidden(b, 3, s) => DirectHiddenTriplet          "direct-hidden-triplet"               25;
    any    locked::pointing                       => Pointing                     "pointing"                            26;
    any    locked::claiming                       => Claiming                     "claiming"                            28;
    any    |b, s| subsets::naked(b, 2, s)         => NakedPair                    "naked-pair"                          30;
    any    |b, s| fish::basic(b, 2, s)            => XWing                        "x-wing"                              32;
    any    |b, s| subsets::hidden(b, 2, s)        => HiddenPair                   "hidden-pair"                         34;
    any    |b, s| subsets::naked(b, 3, s)         => NakedTriplet                 "naked-triplet"                       36;
    any    |b, s| fish::basic(b, 3, s)            => Swordfish                    "swordfish"                           38;
    any    |b, s| subsets::hidden(b, 3, s)        => HiddenTriplet                "hidden-triplet"                      40;
    any    wings::xy                              => XyWing                       "xy-wing"                             42;
    any    wings::xyz                             => XyzWing                      "xyz-wing"                            44;
    unique unique_loops::all                      => UniqueRectangle1             "unique-rectangle-1"                  45,
                                                     UniqueRectangle2             "unique-rectangle-2"                  45,
                                                     UniqueRectangle3             "unique-rectangle-3"                  45,
                                                     UniqueRectangle3Hidden       "unique-rectangle-3-hidden"           45,
                                                     UniqueRectangle4             "unique-rectangle-4"                  45,
                                                     UniqueLoop1                  "unique-loop-1"                       46,
                                                     UniqueLoop2                  "unique-loop-2"                       46,
                                                     UniqueLoop3                  "unique-loop-3"                       46,
                                                     UniqueLoop3Hidden            "unique-loop-3-hidden"                46,
                                                     UniqueLoop4                  "unique-loop-4"                       46;
    any    |b, s| subsets::naked(b, 4, s)         => NakedQuad                    "naked-quad"                          50;
    any    |b, s| fish::basic(b, 4, s)            => Jellyfish                    "jellyfish"                           52;
    any    |b, s| subsets::hidden(b, 4, s)        => HiddenQuad                   "hidden-quad"                         54;
    unique bug::all                               => Bug1                         "bug-1"                               56,
                                                     Bug2                         "bug-2"                               57,
                                                     Bug3                         "bug-3"                               57,
                                                     Bug4                         "bug-4"                               57;
    any    aligned::pair                          => AlignedPairExclusion         "aligned-pair-exclusion"              62;
    any    chains::cycles_and_chains              => XCycle                       "x-cycle"                             65,
                                                     YCycle                       "y-cycle"                             65,
                                                     TurbotFish                   "turbot-fish"                         66,
                                                     XChain                       "x-chain"                             66,
                                                     XyCycle                      "xy-cycle"                            70,
                                                     ForcingChain                 "forcing-chain"                       70;
    any    aligned::triplet                       => AlignedTripletExclusion      "aligned-triplet-exclusion"           75;
    any    chains::nishio                         => NishioForcingChain           "nishio-forcing-chain"                75;
    any    chains::multiple                       => CellForcingChain             "cell-forcing-chain"                  80,
                                                     HouseForcingChain            "house-forcing-chain"                 80;
    any    chains::dynamic                        => DynamicForcingChain          "dynamic-forcing-chain"               85;
    any    chains::dynamic_plus                   => DynamicForcingChainPlus      "dynamic-forcing-chain-plus"          90;
    any    |b, s| chains::nested(b, 2, s)         => NestedForcingChain           "nested-forcing-chain"                95;
    any    |b, s| chains::nested(b, 3, s)         => NestedMultipleForcingChain   "nested-multiple-forcing-chain"       100;
    any    |b, s| chains::nested(b, 4, s)         => NestedDynamicForcingChain    "nested-dynamic-forcing-chain"        105;
    any    |b, s| chains::nested(b, 5, s)         => NestedDynamicForcingChainPlus "nested-dynamic-forcing-chain-plus"   110;
}

impl Technique {
    /// The technique of the given id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|technique| technique.id() == id)
    }

    /// The search that gives its steps.
    pub fn producer(self) -> &'static Producer {
        PRODUCERS
            .iter()
            .find(|producer| producer.techniques.contains(&self))
            .expect("the table gives each technique a finder")
    }

    /// Whether its steps hold only on boards with just one solution.
    pub fn assumes_unique(self) -> bool {
        self.producer().assumes_unique
    }
}
