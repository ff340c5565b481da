/**
 * Puzzles of others: the families of a large public collection that are played here, checked with proofs and
 * held against the solutions that come with them. The collection is
 * https://github.com/SmilingWayne/puzzlekit-dataset (mostly of janko.at and puzz.link); it is not part
 * of this project, and `COLLECTION` names the folder of a copy.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { check, FAMILIES, type Puzzle } from '../../src/index.js';
import type { BenchmarkOptions } from './options.js';
import { measureAsync } from './processor.js';
import { figure, printTable } from './table.js';

/** The words of a text, line by line. */
type Words = readonly (readonly string[])[];

/** A kind of puzzles in the collection, and its puzzles and solutions here. */
interface Kind {
  readonly family: string;
  /** The puzzle of a text whose first line is its size; undefined: it has rules that are not known here. */
  readonly puzzleOf: (words: Words) => object | undefined;
  /** True if a cell of a solution is what a word of the collection's solution says. */
  readonly isSame: (cell: unknown, word: string) => boolean;
}

/** Puzzles that need more are left undecided. */
const MOST_CONFLICTS = 200_000;
const SLOW_SECONDS = 10;

const number = (word: string): number => (/^\d+$/.test(word) ? Number(word) : 0);
const clue = (word: string): number | null => (word === '-' ? null : Number(word));
const signs = (rows: Words, sign: (word: string) => string): readonly string[] =>
  rows.map((row) => row.map(sign).join(''));
const numbers = (rows: Words): readonly (readonly number[])[] => rows.map((row) => row.map(number));
const marked = (ours: string, theirs: string) => (cell: unknown, word: string) =>
  (cell === ours) === (word === theirs);
const sameNumber = (cell: unknown, word: string) => cell === number(word);

/** Rows and columns of a box by the side of a Sudoku. */
const BOXES: Readonly<Record<number, readonly [number, number]>> = {
  4: [2, 2],
  6: [2, 3],
  8: [2, 4],
  9: [3, 3],
  12: [3, 4],
  16: [4, 4],
};

const KINDS: Readonly<Record<string, Kind>> = {
  Akari: {
    family: 'akari',
    puzzleOf: ([, ...rows]) => ({ grid: signs(rows, (word) => ({ '-': '.', x: '#' })[word] ?? word) }),
    isSame: marked('*', 'o'),
  },
  Binairo: {
    family: 'binairo',
    puzzleOf: ([, ...rows]) => ({ grid: signs(rows, (word) => ({ '-': '.', 2: '0' })[word] ?? word) }),
    isSame: marked('1', '1'),
  },
  Mosaic: {
    family: 'mosaic',
    puzzleOf: ([, ...rows]) => ({ grid: signs(rows, (word) => (word === '-' ? '.' : word)) }),
    isSame: marked('#', 'x'),
  },
  Tent: {
    family: 'tents',
    puzzleOf: ([, columns = [], rows = [], ...grid]) => ({
      rows: rows.map(clue),
      columns: columns.map(clue),
      grid: signs(grid, (word) => (word === 'x' ? 'T' : '.')),
    }),
    isSame: marked('A', 'o'),
  },
  Kakuro: {
    family: 'kakuro',
    puzzleOf: ([, ...rows]) => ({
      grid: rows.map((row) => row.map((word) => (word === '0' ? 0 : sumsOf(word)))),
    }),
    isSame: sameNumber,
  },
  Skyscraper: {
    family: 'skyscrapers',
    // A fourth word in the first line says that diagonals count, a smaller third one that there are parks.
    puzzleOf: ([size = [], top, bottom, left, right, ...grid]) =>
      size.length > 3 || size[0] !== size[2]
        ? undefined
        : {
            top: top?.map(number),
            bottom: bottom?.map(number),
            left: left?.map(number),
            right: right?.map(number),
            grid: numbers(grid),
          },
    isSame: sameNumber,
  },
  JigsawSudoku: {
    family: 'sudoku',
    puzzleOf: ([size, ...rows]) => {
      const side = Number(size?.[0]);
      return { regions: numbers(rows.slice(side, 2 * side)), grid: numbers(rows.slice(0, side)) };
    },
    isSame: sameNumber,
  },
  KillerSudoku: { family: 'sudoku', puzzleOf: killerOf, isSame: sameNumber },
  SamuraiSudoku: {
    family: 'sudoku',
    puzzleOf: ([, ...rows]) => ({
      box: [3, 3],
      grids: [
        [0, 0],
        [0, 12],
        [6, 6],
        [12, 0],
        [12, 12],
      ],
      grid: numbers(rows),
    }),
    isSame: sameNumber,
  },
  EvenOddSudoku: { family: 'sudoku', puzzleOf: evenOddOf, isSame: sameNumber },
  Slitherlink: {
    family: 'slitherlink',
    puzzleOf: ([, ...rows]) => ({ grid: signs(rows, (word) => (word === '-' ? '.' : word)) }),
    isSame: sameNumber,
  },
  Masyu: {
    family: 'masyu',
    puzzleOf: ([, ...rows]) => ({
      grid: signs(rows, (word) => ({ '-': '.', 1: 'w', 2: 'b' })[word] ?? word),
    }),
    isSame: sameNumber,
  },
  Nurikabe: {
    family: 'nurikabe',
    puzzleOf: ([, ...rows]) => ({
      grid: rows.map((row) => row.map((word) => (word === '-' ? 0 : word === '?' ? null : Number(word)))),
    }),
    isSame: marked('#', 'x'),
  },
  Hitori: {
    family: 'hitori',
    puzzleOf: ([, ...rows]) => ({ grid: numbers(rows) }),
    isSame: marked('#', 'x'),
  },
};

/** The sums down and across of a black cell: `12,9`, `,9`, `-`. */
function sumsOf(word: string): readonly [down: number, across: number] {
  const [down = '', across = ''] = word.split(',');
  return [number(down), number(across)];
}

/** Cages by their names, with the sum that stands in one of their cells. */
function killerOf([size, ...rows]: Words): object {
  const side = Number(size?.[0]);
  const [sums, names] = [rows.slice(0, side), rows.slice(side, 2 * side)];
  const cages = new Map<string, { cells: [number, number][]; sum?: number }>();
  for (const [row, line] of names.entries()) {
    for (const [column, name] of line.entries()) {
      const cage = cages.get(name) ?? { cells: [] };
      cages.set(name, cage);
      cage.cells.push([row, column]);
      const sum = sums[row]?.[column];
      if (sum !== undefined && sum !== '-') cage.sum = Number(sum);
    }
  }
  return {
    box: BOXES[side],
    grid: sums.map((row) => row.map(() => 0)),
    constraints: [...cages.values()].map((cage) => ({ type: 'killer-cage', ...cage })),
  };
}

function evenOddOf([, ...rows]: Words): object {
  const cells = (word: string) =>
    rows.flatMap((row, at) => row.flatMap((own, column) => (own === word ? [[at, column]] : [])));
  const constraints = [
    { type: 'even', cells: cells('E') },
    { type: 'odd', cells: cells('O') },
  ];
  return {
    box: BOXES[rows.length],
    grid: numbers(rows),
    constraints: constraints.filter((constraint) => constraint.cells.length > 0),
  };
}

/** A puzzle of the collection, and its solution where there is one. */
interface Entry {
  readonly problem: string;
  readonly solution?: string;
}

/** Prints what became of the puzzles of each kind, or of those kinds that are asked for. */
export async function benchCollection({ only, count = Infinity }: BenchmarkOptions): Promise<void> {
  const folder = process.env.COLLECTION;
  if (folder === undefined || !existsSync(folder)) {
    process.stdout.write('COLLECTION names no folder with a copy of the collection: nothing is checked\n');
    return;
  }
  const rows: (string | number)[][] = [];
  for (const [name, kind] of Object.entries(KINDS)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const file = join(folder, 'assets', 'data', name, `${name}_dataset.json`);
    const { data } = JSON.parse(readFileSync(file, 'utf8')) as { data: Readonly<Record<string, Entry>> };
    rows.push([name, ...(await checkAll(name, kind, Object.entries(data).slice(0, count)))]);
  }
  printTable(
    'Puzzles of a public collection, checked with proofs',
    [
      'kind',
      'puzzles',
      'left out',
      'unique',
      'multiple',
      'undecided',
      'differ',
      'mean s',
      'worst s',
      'above 10 s',
    ],
    rows,
  );
}

async function checkAll(
  name: string,
  kind: Kind,
  entries: readonly (readonly [string, Entry])[],
): Promise<readonly (string | number)[]> {
  const family = FAMILIES.find(({ id }) => id === kind.family)!;
  const seconds: number[] = [];
  const found = { left: 0, unique: 0, multiple: 0, undecided: 0, differ: 0 };
  for (const [id, { problem, solution }] of entries) {
    const words = wordsOf(problem);
    const json = kind.puzzleOf(words);
    const read = json && family.readPuzzle({ family: kind.family, ...json });
    if (read?.ok !== true || !isWhole(words)) {
      found.left++;
      continue;
    }
    const answer = await measureAsync(() => checked(family, read.value));
    if (answer.value === undefined) {
      found.left++;
      continue;
    }
    seconds.push(answer.seconds);
    const { verdict, certified } = answer.value;
    if (verdict === 'undecided') found.undecided++;
    else if (verdict !== 'unique') found.multiple++;
    else if (certified) found.unique++;
    const isSame =
      verdict !== 'unique' || solution === undefined || agrees(answer.value.solution, solution, kind);
    if (!isSame) found.differ++;
    if (!isSame || verdict === 'undecided') process.stdout.write(`${name} ${id}: ${verdict}\n`);
  }
  const { left, unique, multiple, undecided, differ } = found;
  const mean = seconds.reduce((sum, one) => sum + one, 0) / Math.max(1, seconds.length);
  const slow = seconds.filter((one) => one > SLOW_SECONDS).length;
  return [
    entries.length,
    left,
    unique,
    multiple,
    undecided,
    differ,
    figure(mean),
    figure(Math.max(0, ...seconds)),
    slow,
  ];
}

/** The answer; undefined where the model would be too large. */
async function checked(family: (typeof FAMILIES)[number], puzzle: Puzzle) {
  try {
    return await check(family as never, puzzle as never, { budget: { conflicts: MOST_CONFLICTS } });
  } catch (error) {
    if ((error as { code?: unknown }).code === 'model-too-large') return undefined;
    throw error;
  }
}

function wordsOf(text: string): Words {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
}

/** True if there are at least as many rows as the size says: some entries are cut off. */
function isWhole([size, ...rows]: Words): boolean {
  return rows.length >= Number(size?.[0]);
}

/** True of loops, and of grids that agree in as many rows as both have. */
function agrees(ours: unknown, theirs: string, { isSame }: Kind): boolean {
  const grid = ours as readonly (string | readonly unknown[])[];
  if (Array.isArray(grid[0]?.[0])) return true;
  const [, ...rows] = wordsOf(theirs);
  return grid
    .slice(0, rows.length)
    .every((row, at) => [...row].every((cell, column) => isSame(cell, rows[at]![column] ?? '')));
}
