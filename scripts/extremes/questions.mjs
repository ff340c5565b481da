/**
 * The questions of docs/extremes.md as rows: what is asked, of which board, puzzle or size. `board`: the
 * fewest clues over all solutions of a board without clues; `puzzle`: the fewest clues of one solution;
 * `walls`: queens and walls; `solutions`: all solutions of a puzzle. `known` names a publication of the
 * figure; without it the figure was not found in the literature known to us.
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
  list.map(([suffix, kinds, question, known]) => ({
    id: `${family}-${side}x${side}-${suffix}`,
    kind: 'board',
    question: `${question}, ${side} x ${side} cells`,
    puzzle: { family, ...board },
    kinds,
    ...(known && { known }),
  }));

const skyscrapers = (side) => {
  const none = new Array(side).fill(0);
  return { grid: zeros(side), top: none, bottom: none, left: none, right: none };
};

const FORUM = 'a forum of Sudoku players, thread on minimal Futoshiki, found by search';

/** Rules that no Sudoku of 4 x 4 cells keeps. */
const IMPOSSIBLE = ['anti-king', 'non-consecutive'];

const SUDOKU_RULES = [
  ['plain', [], 'OEIS A198297'],
  ['diagonals', ['diagonals']],
  ['anti-king', ['anti-king']],
  ['anti-knight', ['anti-knight']],
  ['disjoint-groups', ['disjoint-groups']],
  ['non-consecutive', ['non-consecutive']],
  ['diagonals-disjoint', ['diagonals', 'disjoint-groups']],
  ['king-disjoint', ['anti-king', 'disjoint-groups']],
].map(([name, types, known]) => ({
  id: `sudoku-4x4-${name}`,
  kind: types.some((type) => IMPOSSIBLE.includes(type)) ? 'solutions' : 'board',
  question: `${types.some((type) => IMPOSSIBLE.includes(type)) ? 'Solutions' : 'Fewest givens'} of a Sudoku of 4 x 4 cells${types.length === 0 ? '' : ` with the rules ${types.join(', ')}`}`,
  puzzle: {
    family: 'sudoku',
    box: [2, 2],
    grid: zeros(4),
    ...(types.length > 0 && { constraints: types.map((type) => ({ type })) }),
  },
  ...(known && { known }),
}));

/** All ways to divide 4 x 4 cells into four connected regions of four, one of each class under symmetry. */
function jigsaws(side) {
  const found = new Map();
  const grid = new Array(side * side).fill(-1);
  const beside = (cell) => {
    const [y, x] = [Math.floor(cell / side), cell % side];
    return [
      y > 0 && cell - side,
      y < side - 1 && cell + side,
      x > 0 && cell - 1,
      x < side - 1 && cell + 1,
    ].filter((one) => one !== false);
  };
  const renumbered = (cells) => {
    const names = [...new Set(cells)];
    return cells.map((region) => names.indexOf(region));
  };
  const turns = (cells) => {
    const at = (y, x) => cells[y * side + x];
    const last = side - 1;
    const ways = [
      (y, x) => at(y, x),
      (y, x) => at(x, y),
      (y, x) => at(y, last - x),
      (y, x) => at(last - y, x),
      (y, x) => at(last - y, last - x),
      (y, x) => at(x, last - y),
      (y, x) => at(last - x, y),
      (y, x) => at(last - x, last - y),
    ];
    return ways.map((way) =>
      renumbered(cells.map((_, cell) => way(Math.floor(cell / side), cell % side))).join(''),
    );
  };
  const grow = (first, cells, own) => {
    if (cells.length === side) return next(own + 1);
    const border = [...new Set(cells.flatMap(beside))].filter((cell) => grid[cell] < 0 && cell > first);
    const tried = [];
    for (const cell of border) {
      grid[cell] = own;
      grow(first, [...cells, cell], own);
      grid[cell] = 99;
      tried.push(cell);
    }
    for (const cell of tried) grid[cell] = -1;
  };
  const next = (region) => {
    // Cells that were ruled out for a region are open for the next one.
    const kept = [...grid];
    for (const [cell, held] of grid.entries()) if (held === 99) grid[cell] = -1;
    const first = grid.indexOf(-1);
    if (first < 0) {
      const least = turns(grid).sort()[0];
      found.set(least, true);
    } else {
      grid[first] = region;
      grow(first, [first], region);
      grid[first] = -1;
    }
    for (const [cell, held] of kept.entries()) grid[cell] = held;
  };
  next(0);
  return [...found.keys()].sort();
}

/** The layout that no numbers fill. */
const PINWHEEL = '0001021122312333';

const JIGSAWS = jigsaws(4).map((text, index) => ({
  id: `jigsaw-4x4-${String(index + 1).padStart(2, '0')}`,
  kind: text === PINWHEEL ? 'solutions' : 'board',
  question: `${text === PINWHEEL ? 'Solutions' : 'Fewest givens'} of a Sudoku of 4 x 4 cells with the regions ${text.match(/.{4}/g).join(' ')}`,
  puzzle: {
    family: 'sudoku',
    grid: zeros(4),
    regions: text.match(/.{4}/g).map((regions) => [...regions].map((region) => Number(region) + 1)),
  },
  ...(text === '0011001122332233' && { known: 'OEIS A198297' }),
}));

const LATTICES = [
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

const WALLS = [
  ['akari-3x3', ['...', '.#.', '...']],
  ['akari-4x4', ['....', '.#..', '..#.', '....']],
  ['akari-5x5', ['.....', '.#.#.', '.....', '.#.#.', '.....']],
].map(([id, grid]) => ({
  id,
  kind: 'board',
  question: `Fewest numbers of an Akari with the walls ${grid.join(' / ')}`,
  puzzle: { family: 'akari', grid },
}));

const TREES = [
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

const SEPARATION = 'pages and papers on the N + k queens problem (D. Chatham and others)';

/**
 * k walls make room for k more queens first on boards of 6, 7, 8 and 9 cells a side. That the boards before
 * these need more has proofs short enough for a file for one and two walls.
 */
const FIRST = [6, 7, 8, 9];
const SHORT = 2;
const QUEENS = FIRST.flatMap((size, index) => {
  const walls = index + 1;
  const question = (side) => `Fewest walls for ${side + walls} queens on ${side} x ${side} cells`;
  const enough = {
    id: `queens-${size}-walls-${walls}`,
    kind: 'walls',
    question: question(size),
    settings: { size, queens: size + walls },
    known: SEPARATION,
  };
  if (walls > SHORT) return [enough];
  const before = {
    id: `queens-${size - 1}-walls-${walls}`,
    kind: 'walls',
    question: `${question(size - 1)}: more than ${walls}`,
    settings: { size: size - 1, queens: size - 1 + walls, 'at-most': walls },
    known: SEPARATION,
  };
  return [enough, before];
});

const FULL = (text, side) => text.match(new RegExp(`.{${side}}`, 'g')).map((line) => [...line].map(Number));

const SOLUTIONS = [
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
    known: 'in that report',
    note: 'That no 16 givens are enough for this grid is proved by a search that writes no proof: `puzzlewright minimum sudoku` with the grid.',
  },
  {
    id: 'zebra-example',
    kind: 'example',
    question: 'Fewest of the clues of the zebra puzzle of the long document',
    family: 'zebra',
  },
];

/** Sequences: one question by the number of columns, of boards with some number of rows. */
export const SEQUENCES = [
  ['slitherlink', 1, 1, 'numbers', 'Slitherlink'],
  ['slitherlink', 2, 1, 'numbers', 'Slitherlink'],
  ['masyu', 3, 2, 'pearls', 'Masyu'],
  ['mosaic', 1, 1, 'numbers', 'Mosaic'],
  ['mosaic', 2, 1, 'numbers', 'Mosaic'],
].map(([prefix, rows, first, noun, name]) => ({ prefix, rows, first, noun, name }));

/** Nonograms of permutations: each line has one black cell. */
const ONES = [2, 3, 4, 5, 6].map((side) => ({
  id: `nonogram-ones-${named(side, side)}`,
  kind: 'board',
  question: `Fewest given cells of a Nonogram of ${side} x ${side} cells whose clues are all 1`,
  puzzle: {
    family: 'nonogram',
    rows: new Array(side).fill([1]),
    columns: new Array(side).fill([1]),
  },
}));

const SIX = {
  id: 'sudoku-6x6-non-consecutive',
  kind: 'board',
  question: 'Fewest givens of a Sudoku of 6 x 6 cells with the rule non-consecutive',
  puzzle: { family: 'sudoku', box: [2, 3], grid: zeros(6), constraints: [{ type: 'non-consecutive' }] },
};

const LATIN_RULES = [
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

const KAKURO = [
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

export const QUESTIONS = [
  ...sizes('slitherlink', 'Fewest numbers of a Slitherlink', LOOPS, (rows, columns) => ({
    grid: signs(rows, columns, '.'),
  })),
  ...sizes('masyu', 'Fewest pearls of a Masyu', PEARLS, (rows, columns) => ({
    grid: signs(rows, columns, '.'),
  })),
  ...sizes('mosaic', 'Fewest numbers of a Mosaic', PICTURES, (rows, columns) => ({
    grid: signs(rows, columns, '.'),
  })),
  ...sizes('binairo', 'Fewest givens of a Binairo', BINARY, (rows, columns) => ({
    grid: signs(rows, columns, '.'),
  })),
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
  ...[3, 4].flatMap((side) =>
    latin('skyscrapers', side, skyscrapers(side), [
      ['views', ['view'], 'Fewest numbers beside a Skyscrapers grid'],
      ['all', ['given', 'view'], 'Fewest clues of a Skyscrapers grid, beside and inside'],
    ]),
  ),
  ...[3, 4].flatMap((side) =>
    latin('futoshiki', side, { grid: zeros(side), less: [] }, [
      ['signs', ['sign'], 'Fewest signs of a Futoshiki without givens', side === 4 ? FORUM : undefined],
      [
        'givens',
        ['given'],
        'Fewest givens of a Latin square',
        'OEIS A372224 and its references on critical sets',
      ],
      ['all', ['given', 'sign'], 'Fewest signs and givens of a Futoshiki'],
    ]),
  ),
  ...SUDOKU_RULES,
  ...JIGSAWS,
  SIX,
  ...LATIN_RULES,
  ...ONES,
  ...KAKURO,
  ...LATTICES,
  ...WALLS,
  ...TREES,
  ...QUEENS,
  ...SOLUTIONS,
];
