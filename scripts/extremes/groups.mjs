/**
 * The questions of docs/extremes.md in groups, the most telling ones first. `known` names publications of the
 * figures; `searched` says what was looked for without finding them; a group with neither was not searched
 * for by itself. `note` says more.
 */
import {
  BINAIRO_OTHERS,
  BLANK,
  censuses,
  endingIn,
  KAKURO,
  LATIN_RULES,
  LATTICES,
  ONES,
  QUEENS,
  SINGLE,
  SIX,
  SUDOKU_RULES,
  TOO_SMALL,
  TREES,
  WALLS,
  zebra,
} from './questions.mjs';

const [LOOPS, PEARLS, PICTURES, BINARY] = BLANK;
const single = (id) => SINGLE.filter((one) => one.id === id);
const CRITICAL = 'as critical sets of Latin squares: OEIS A372224 and its references';
const GRID = '876912534954387612213645789738456291561829347429731865642178953395264178187593426';

const SQUARES = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => [from + at, from + at]);
const ROWS_OF = (rows, from, to) => Array.from({ length: to - from + 1 }, (_, at) => [rows, from + at]);

export const GROUPS = [
  {
    id: 'nonogram-pictures',
    title: 'All nonogram pictures by the fewest given cells',
    questions: censuses('nonogram', 'given-cells', 'Pictures by the fewest given cells', [
      ...SQUARES(2, 5),
      ...ROWS_OF(2, 3, 8),
      ...ROWS_OF(3, 4, 7),
      [4, 5],
    ]),
    shown: 'nonogram-given-cells-5x5',
    known: 'the pictures that need no given cell, OEIS A242876 and A384764; the others as below',
    searched:
      'pages and documents for nonograms by given cells: the numbers of pictures that need 1, 2, 3, ... cells were not found',
  },
  {
    id: 'sudoku-figure-8-1',
    title: 'The puzzle of 17 givens of Figure 8.1 is the only one of its grid',
    questions: single('sudoku-figure-8-1'),
    known:
      'the puzzle, in the report of Conroy, Dieroff, Kehoe and Lu; that there are no other 17 givens of its grid was not found, but the list of all puzzles with 17 givens (49 158 up to symmetry) implies an answer',
    note: `The certificate shows that the puzzle has one solution. That no 16 givens of its grid are enough, and that no other 17 are, is proved by a search that writes no proof (4 283 514 nodes, 9130 questions to the follower): \`puzzlewright minimum sudoku ${GRID} --all\`.`,
  },
  {
    id: 'sudoku-layouts',
    title: 'All Sudoku layouts of connected regions by the fewest givens',
    questions: [
      ...censuses('sudoku', 'layout-givens', 'Layouts by the fewest givens', SQUARES(4, 5)),
      ...censuses('sudoku', 'mirrored-layout-givens', 'Layouts with two mirrors by the fewest givens', [
        [6, 6],
      ]),
    ],
    shown: 'sudoku-mirrored-layout-givens-6x6',
    searched:
      'pages and documents for the fewest givens of jigsaw layouts of 5 x 5 and 6 x 6 cells; for 9 x 9 pages show 8 givens, which is one less than there are numbers. The numbers of layouts are those of OEIS A172477 up to symmetry',
    note: 'On 6 x 6 cells there are 56 734 layouts up to symmetry; those that are their own reflections at both middle lines are a part that seconds are enough for. There the census goes up to 5 givens; a layout that needs more is counted under `more`.',
  },
  {
    id: 'queens-and-walls',
    title:
      'k walls make room for k more queens: boards of 6, 7, 8, 9, 11, 11, 12, 13, 13 and 14 cells a side for k = 1 to 10',
    questions: [...QUEENS, ...TOO_SMALL],
    shown: 'queens-14-walls-10',
    known:
      'pages and papers on the N + k queens problem (D. Chatham and others), for k up to 3 with all boards; larger k were not searched for one by one',
    note: 'That fewer walls are not enough follows from the rows: k walls divide them into k parts more than there are rows. That smaller boards need more walls has certificates for k = 1 and 2; for larger k the search of `puzzlewright minimum queens --size N --queens M` says so, without a proof.',
  },
  {
    id: 'hashi-densest',
    title: 'The most islands of a Hashi with one solution, no two of them side by side',
    questions: censuses('hashi', 'densest', 'Most islands of a Hashi', [
      ...SQUARES(3, 7),
      [3, 4],
      [3, 5],
      [4, 5],
      [4, 6],
      [5, 6],
      [6, 7],
    ]),
    shown: 'hashi-densest-7x7',
    searched: 'pages and documents for the largest number of islands of a Hashiwokakero board',
    note: 'If islands may lie side by side, every cell can be one: with two bridges between all neighbours each number is the largest that there can be.',
  },
  {
    id: 'star-battle-walls',
    title: 'The fewest walls between the regions of a Star Battle with one solution',
    questions: censuses('star-battle', 'walls', 'Fewest walls of a Star Battle', SQUARES(4, 5)),
    searched:
      'pages and documents for counts of 5 x 5 Star Battles and the least borders of their regions; counts of placements (14 on 5 x 5) were found, these not',
    note: 'A Star Battle needs no given stars or crosses: its clues are the walls, the sides between cells of different regions, and these are counted.',
  },
  {
    id: 'zebra-all-clues',
    title: 'The fewest of all true clues of a zebra puzzle',
    questions: [zebra(2, 2), zebra(3, 2), zebra(3, 3), zebra(4, 2)],
    shown: 'zebra-all-3x3',
    searched:
      'pages and documents for the fewest clues of zebra (Einstein) puzzles; only lists of the usual 14 or 15 clues were found',
    note: 'Up to the names all solutions are alike. Clues of every relation that the family knows may be chosen: same, different, beside, left, right, between, at, not at.',
  },
  {
    id: 'nurikabe-numbers',
    title: 'All Nurikabes with a number in each island and one solution, by their numbers',
    questions: censuses('nurikabe', 'numbers', 'Nurikabes with one solution', [
      ...SQUARES(2, 4),
      ...ROWS_OF(2, 3, 8),
      ...ROWS_OF(3, 4, 5),
    ]),
    shown: 'nurikabe-numbers-4x4',
    searched:
      'pages and documents for counts of Nurikabe puzzles with one solution; an article of Zhen Zuo asks for the number of puzzles, and its figures were not seen',
  },
  {
    id: 'hitori-fewest',
    title: 'The fewest numbers of a Hitori with one solution, if cells may have none',
    questions: censuses('hitori', 'fewest-numbers', 'Fewest numbers of a Hitori', [
      ...SQUARES(2, 4),
      ...ROWS_OF(2, 3, 7),
      ...ROWS_OF(3, 4, 5),
    ]),
    shown: 'hitori-fewest-numbers-4x4',
    searched:
      'pages and documents; a paper on Hitori numbers (2017) asks for the fewest different numbers of full grids, which is another question',
  },
  {
    id: 'sudoku-6x6-non-consecutive',
    title: 'The fewest givens of a Sudoku of 6 x 6 cells whose neighbours are not consecutive',
    questions: [SIX],
  },
  {
    id: 'futoshiki-signs',
    title: 'The fewest signs of a Futoshiki without givens',
    questions: endingIn('-signs'),
    known: 'for 4 x 4 cells in a forum of Sudoku players, thread on minimal Futoshiki',
  },
  {
    id: 'nonogram-ones',
    title: 'The fewest given cells of a Nonogram whose clues are all 1',
    questions: ONES,
    note: 'A picture with one black cell in each line: given cells that leave one are one less than there are lines.',
  },
  {
    id: 'latin-rules',
    title: 'The fewest givens of a Latin square of 5 x 5 cells with further rules',
    questions: LATIN_RULES,
  },
  {
    id: 'masyu-pearls',
    title: 'The fewest pearls of a Masyu',
    questions: PEARLS,
    searched:
      'pages and documents for the fewest pearls of a Masyu; the most circles and permutations of black ones were found, the fewest not',
  },
  {
    id: 'slitherlink-numbers',
    title: 'The fewest numbers of a Slitherlink',
    questions: LOOPS,
    known:
      'perhaps: Yoshinaka and others (2012) list all instances of small boards by ZDDs; their figures were not compared',
  },
  {
    id: 'mosaic-numbers',
    title: 'The fewest numbers of a Mosaic',
    questions: PICTURES,
    searched:
      'pages and documents for the fewest numbers of a Mosaic (Fill-a-Pix, Tentaizu); nothing on small boards was found',
  },
  { id: 'akari-numbers', title: 'The fewest numbers of an Akari with given walls', questions: WALLS },
  { id: 'tents-numbers', title: 'The fewest numbers of Tents with given trees', questions: TREES },
  {
    id: 'hashi-numbers',
    title: 'The fewest island numbers of a Hashi with given islands',
    questions: LATTICES,
  },
  { id: 'kakuro-sums', title: 'The fewest sums of a Kakuro', questions: KAKURO },
  {
    id: 'binairo-givens',
    title: 'The fewest givens of a Binairo',
    questions: [...BINARY, ...BINAIRO_OTHERS],
    shown: 'binairo-distinct-4x6',
  },
  {
    id: 'skyscrapers-views',
    title: 'The fewest numbers beside a Skyscrapers grid',
    questions: endingIn('-views'),
    known:
      'J. Waldmann, Building Thin Instances of the Skyline Puzzle: one less than there are rows, for up to 9 rows',
  },
  {
    id: 'latin-givens',
    title: 'The fewest givens of a Latin square',
    questions: endingIn('-givens'),
    known: CRITICAL,
  },
  { id: 'mixed-clues', title: 'The fewest clues of two kinds together', questions: endingIn('-all') },
  {
    id: 'sudoku-4x4-rules',
    title: 'The fewest givens of a Sudoku of 4 x 4 cells, with further rules',
    questions: SUDOKU_RULES,
    known: 'without further rules, OEIS A198297',
  },
  {
    id: 'sudoku-6x6-grid',
    title: 'The fewest givens of one grid of 6 x 6 cells',
    questions: single('sudoku-6x6-grid'),
  },
  {
    id: 'zebra-example',
    title: 'The fewest of the clues of the zebra puzzle of the long document',
    questions: single('zebra-example'),
  },
];

const lower = ({ bounds }) => bounds.lower;
const most = ({ bounds }) => bounds.most;
const last = ({ certificate: { counts } }) => counts.length - 1;
const at =
  (index) =>
  ({ certificate }) =>
    certificate.counts[index] ?? 0;

/** Sequences: the value of entries whose ids differ in a number, from the first one on. */
export const SEQUENCES = [
  [
    (n) => `slitherlink-1x${n}`,
    1,
    most,
    'Most numbers that any solution of a Slitherlink puzzle on 1 X n cells needs.',
  ],
  [
    (n) => `slitherlink-2x${n}`,
    1,
    most,
    'Most numbers that any solution of a Slitherlink puzzle on 2 X n cells needs.',
  ],
  [(n) => `masyu-3x${n}`, 2, lower, 'Fewest pearls of a Masyu puzzle with one solution on 3 X n cells.'],
  [(n) => `masyu-3x${n}`, 2, most, 'Most pearls that any solution of a Masyu puzzle on 3 X n cells needs.'],
  [(n) => `mosaic-1x${n}`, 1, lower, 'Fewest numbers of a Mosaic puzzle with one solution on 1 X n cells.'],
  [
    (n) => `mosaic-1x${n}`,
    1,
    most,
    'Most numbers that any solution of a Mosaic puzzle on 1 X n cells needs.',
  ],
  [
    (n) => `mosaic-2x${n}`,
    2,
    most,
    'Most numbers that any solution of a Mosaic puzzle on 2 X n cells needs.',
  ],
  [
    (n) => `hashi-densest-${n}x${n}`,
    3,
    last,
    'Most islands, no two orthogonally adjacent, of a Hashi puzzle with one solution on n X n cells.',
  ],
  [
    (n) => `nonogram-given-cells-2x${n}`,
    2,
    at(1),
    'Number of 2 X n black and white pictures that need exactly one given cell besides the clues of a nonogram.',
  ],
  [
    (n) => `nonogram-given-cells-3x${n}`,
    3,
    at(1),
    'Number of 3 X n black and white pictures that need exactly one given cell besides the clues of a nonogram.',
  ],
  [
    (n) => `nonogram-given-cells-${n}x${n}`,
    2,
    at(1),
    'Number of n X n black and white pictures that need exactly one given cell besides the clues of a nonogram.',
  ],
  [
    (n) => `hitori-fewest-numbers-2x${n}`,
    2,
    last,
    'Fewest numbers of a Hitori puzzle with one solution on 2 X n cells, if cells may be empty.',
  ],
  [
    (n) => `nurikabe-numbers-2x${n}`,
    2,
    ({ certificate: { counts } }) => counts.reduce((sum, count) => sum + count, 0),
    'Number of Nurikabe puzzles on 2 X n cells with a number in each island and exactly one solution.',
  ],
].map(([idOf, first, termOf, name]) => ({ idOf, first, termOf, name }));
