/**
 * The questions of docs/extremes.md as rows: what is asked, of which board, puzzle or size. `board`: the
 * fewest clues over all solutions of a board without clues; `puzzle`: the fewest clues of one solution;
 * `walls`: queens and walls; `solutions`: all solutions of a puzzle; `census`: a question about all puzzles
 * of one size. groups.mjs puts them in order, with what is known of them.
 */
const row = (columns, sign = '.') => sign.repeat(columns);
const signs = (rows, columns, sign) => Array.from({ length: rows }, () => row(columns, sign));
const zeros = (rows, columns = rows) => Array.from({ length: rows }, () => new Array(columns).fill(0));
const named = (rows, columns) => `${rows}x${columns}`;

/** Boards of one family by their sizes. */
const sizes = (family, question, list, boardOf, more = {}) =>
  list.map(([rows, columns]) => ({
    id: `${more.prefix ?? family}-${named(rows, columns)}`,
    kind: 'board',
    question: `${question}, ${rows} x ${columns} cells`,
    puzzle: { family, ...boardOf(rows, columns) },
    ...more,
  }));

const upTo = (rows, most, first = 1) =>
  Array.from({ length: most - first + 1 }, (_, at) => [rows, first + at]);

const LOOPS = [...upTo(1, 6), ...upTo(2, 6), ...upTo(3, 4, 3)];
const PEARLS = [...upTo(3, 6, 2), [4, 4], [4, 5]];
const PICTURES = [...upTo(1, 8), ...upTo(2, 5, 2), [3, 3], [3, 4]];
const BINARY = [
  [2, 4],
  [4, 4],
  [4, 6],
];

const latin = (family, side, board, list) =>
  list.map(([suffix, kinds, question]) => ({
    id: `${family}-${side}x${side}-${suffix}`,
    kind: 'board',
    question: `${question}, ${side} x ${side} cells`,
    puzzle: { family, ...board },
    kinds,
  }));

const skyscrapers = (side) => {
  const none = new Array(side).fill(0);
  return { grid: zeros(side), top: none, bottom: none, left: none, right: none };
};

/** Rules that no Sudoku of 4 x 4 cells keeps. */
const IMPOSSIBLE = ['anti-king', 'non-consecutive'];

export const SUDOKU_RULES = [
  ['plain', []],
  ['diagonals', ['diagonals']],
  ['anti-king', ['anti-king']],
  ['anti-knight', ['anti-knight']],
  ['disjoint-groups', ['disjoint-groups']],
  ['non-consecutive', ['non-consecutive']],
  ['diagonals-disjoint', ['diagonals', 'disjoint-groups']],
  ['king-disjoint', ['anti-king', 'disjoint-groups']],
].map(([name, types]) => ({
  id: `sudoku-4x4-${name}`,
  kind: types.some((type) => IMPOSSIBLE.includes(type)) ? 'solutions' : 'board',
  question: `${types.some((type) => IMPOSSIBLE.includes(type)) ? 'Solutions' : 'Fewest givens'} of a Sudoku of 4 x 4 cells${types.length === 0 ? '' : ` with the rules ${types.join(', ')}`}`,
  puzzle: {
    family: 'sudoku',
    box: [2, 2],
    grid: zeros(4),
    ...(types.length > 0 && { constraints: types.map((type) => ({ type })) }),
  },
}));

export const LATTICES = [
  ['2x2', ['oo', 'oo']],
  ['2x3', ['ooo', 'ooo']],
  ['3x3-single', ['ooo', 'ooo', 'ooo'], 1],
  ['2x4-single', ['oooo', 'oooo'], 1],
].map(([name, islands, bridges]) => ({
  id: `hashi-${name}`,
  kind: 'board',
  question: `Fewest island numbers of a Hashi with islands ${islands.join(' / ')}${bridges === 1 ? ', single bridges only' : ''}`,
  puzzle: {
    family: 'hashi',
    islands: islands.map((line) => [...line].map((sign) => (sign === 'o' ? null : 0))),
    ...(bridges && { bridges }),
  },
}));

export const WALLS = [
  ['akari-3x3', ['...', '.#.', '...']],
  ['akari-4x4', ['....', '.#..', '..#.', '....']],
  ['akari-5x5', ['.....', '.#.#.', '.....', '.#.#.', '.....']],
].map(([id, grid]) => ({
  id,
  kind: 'board',
  question: `Fewest numbers of an Akari with the walls ${grid.join(' / ')}`,
  puzzle: { family: 'akari', grid },
}));

export const TREES = [
  ['tents-3x3', ['T..', '...', '.T.']],
  ['tents-4x4', ['T...', '..T.', '....', '.T.T']],
].map(([id, grid]) => ({
  id,
  kind: 'board',
  question: `Fewest numbers of Tents with the trees ${grid.join(' / ')}`,
  puzzle: {
    family: 'tents',
    rows: grid.map(() => null),
    columns: [...grid[0]].map(() => null),
    grid,
  },
}));

/** Boards on which k walls first make room for k queens more than a side has cells, for k from 1 on. */
const FIRST = [6, 7, 8, 9, 11, 11, 12, 13, 13, 14];
/** That the boards before these need more walls has proofs short enough for a file up to two walls. */
const SHORT = 2;
export const QUEENS = FIRST.map((side, index) => ({
  id: `queens-${side}-walls-${index + 1}`,
  kind: 'walls',
  question: `Fewest walls for ${side + index + 1} queens on ${side} x ${side} cells`,
  settings: { size: side, queens: side + index + 1 },
}));
export const TOO_SMALL = FIRST.slice(0, SHORT).map((side, index) => ({
  id: `queens-${side - 1}-walls-${index + 1}`,
  kind: 'walls',
  question: `More than ${index + 1} walls for ${side + index} queens on ${side - 1} x ${side - 1} cells`,
  settings: { size: side - 1, queens: side + index, 'at-most': index + 1 },
}));

const FULL = (text, side) => text.match(new RegExp(`.{${side}}`, 'g')).map((line) => [...line].map(Number));

export const SINGLE = [
  {
    id: 'sudoku-6x6-grid',
    kind: 'puzzle',
    question: 'Fewest givens of one grid of 6 x 6 cells',
    puzzle: { family: 'sudoku', box: [2, 3], grid: FULL('123456456123231564564231312645645312', 6) },
    settings: { engine: 'sat' },
  },
  {
    id: 'sudoku-figure-8-1',
    kind: 'solutions',
    question: 'The puzzle of 17 givens of Figure 8.1 of the report of Conroy, Dieroff, Kehoe and Lu',
    puzzle: {
      family: 'sudoku',
      box: [3, 3],
      grid: FULL('000000000000000012003045000000000000060000307420001000000108000000260000007000400', 9),
    },
  },
  {
    id: 'zebra-example',
    kind: 'example',
    question: 'Fewest of the clues of the zebra puzzle of the long document',
    family: 'zebra',
  },
];

/** Answers to a census of a family on boards of some sizes. */
export const censuses = (family, census, question, list) =>
  list.map(([rows, columns]) => ({
    id: `${family}-${census}-${named(rows, columns)}`,
    kind: 'census',
    question: `${question}, ${rows} x ${columns} cells`,
    family,
    census,
    size: { rows, columns },
  }));

/** The one solution of a zebra puzzle, but for the names: some houses, some attributes. */
export const zebra = (houses, attributes) => {
  const names = ['colour', 'pet', 'drink', 'sport'].slice(0, attributes);
  const solution = Object.fromEntries(
    names.map((name) => [name, Array.from({ length: houses }, (_, house) => `${name} ${house + 1}`)]),
  );
  return {
    id: `zebra-all-${houses}x${attributes}`,
    kind: 'puzzle',
    question: `Fewest of all true clues of a zebra puzzle of ${houses} houses with ${attributes} attributes`,
    puzzle: { family: 'zebra', houses, attributes: solution, clues: [] },
    solution,
    settings: { among: 'all', engine: 'sat' },
  };
};

/** Nonograms of permutations: each line has one black cell. */
export const ONES = [2, 3, 4, 5, 6].map((side) => ({
  id: `nonogram-ones-${named(side, side)}`,
  kind: 'board',
  question: `Fewest given cells of a Nonogram of ${side} x ${side} cells whose clues are all 1`,
  puzzle: {
    family: 'nonogram',
    rows: new Array(side).fill([1]),
    columns: new Array(side).fill([1]),
  },
}));

export const SIX = {
  id: 'sudoku-6x6-non-consecutive',
  kind: 'board',
  question: 'Fewest givens of a Sudoku of 6 x 6 cells with the rule non-consecutive',
  puzzle: { family: 'sudoku', box: [2, 3], grid: zeros(6), constraints: [{ type: 'non-consecutive' }] },
};

export const LATIN_RULES = [
  ['diagonals', ['diagonals']],
  ['king', ['anti-king']],
  ['knight', ['anti-knight']],
  ['non-consecutive', ['non-consecutive']],
].map(([name, types]) => ({
  id: `latin-5x5-${name}`,
  kind: 'board',
  question: `Fewest givens of a Latin square of 5 x 5 cells with the rules ${types.join(', ')}`,
  puzzle: { family: 'sudoku', regions: 'none', grid: zeros(5), constraints: types.map((type) => ({ type })) },
}));

export const KAKURO = [
  {
    id: 'kakuro-2x2',
    kind: 'board',
    question: 'Fewest sums of a Kakuro of 2 x 2 white cells',
    puzzle: {
      family: 'kakuro',
      grid: [
        [
          [0, 0],
          [0, 0],
          [0, 0],
        ],
        [[0, 0], 0, 0],
        [[0, 0], 0, 0],
      ],
    },
  },
];

export const BLANK = [
  ['slitherlink', 'Fewest numbers of a Slitherlink', LOOPS],
  ['masyu', 'Fewest pearls of a Masyu', PEARLS],
  ['mosaic', 'Fewest numbers of a Mosaic', PICTURES],
  ['binairo', 'Fewest givens of a Binairo', BINARY],
].map(([family, question, list]) =>
  sizes(family, question, list, (rows, columns) => ({ grid: signs(rows, columns, '.') })),
);

export const BINAIRO_OTHERS = [
  ...sizes(
    'binairo',
    'Fewest givens of a Binairo in which no two lines are alike',
    [
      [4, 4],
      [4, 6],
    ],
    (rows, columns) => ({ grid: signs(rows, columns, '.'), distinct: true }),
    { prefix: 'binairo-distinct' },
  ),
  ...sizes(
    'binairo',
    'Fewest givens and signs of a Binairo',
    [[4, 4]],
    (rows, columns) => ({ grid: signs(rows, columns, '.') }),
    { prefix: 'binairo-signs', kinds: ['givens', 'signs'] },
  ),
];

const TOWERS = [3, 4].flatMap((side) =>
  latin('skyscrapers', side, skyscrapers(side), [
    ['views', ['view'], 'Fewest numbers beside a Skyscrapers grid'],
    ['all', ['given', 'view'], 'Fewest clues of a Skyscrapers grid, beside and inside'],
  ]),
);
const UNEQUAL = [3, 4].flatMap((side) =>
  latin('futoshiki', side, { grid: zeros(side), less: [] }, [
    ['signs', ['sign'], 'Fewest signs of a Futoshiki without givens'],
    ['givens', ['given'], 'Fewest givens of a Latin square'],
    ['all', ['given', 'sign'], 'Fewest signs and givens of a Futoshiki'],
  ]),
);

/** Questions about Skyscrapers and Futoshiki whose ids end so. */
export const endingIn = (suffix) => [...TOWERS, ...UNEQUAL].filter(({ id }) => id.endsWith(suffix));
