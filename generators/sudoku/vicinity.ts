/**
 * Hard 9x9 puzzles. Those that one-step look-ahead does not finish are so rare that digging never meets them,
 * but they come in clusters: near one of them there are others (the vicinity search of the Sudoku Players'
 * Forum, "{-1,+1}"). So a walk begins at a published puzzle, and every step takes one or two givens away,
 * lists all solutions that are left, and adds as many numbers that only one of these solutions has; a step
 * counts when the new puzzle needs guessing too. At the end superfluous givens are dug out, the grid is
 * turned or mirrored and its numbers renamed; nothing that would hide from a batch that two walks met in one
 * puzzle.
 */
import type { Rng } from '../../src/core/index.js';
import { type Box, rateSudoku } from '../../src/families/sudoku/index.js';
import { dig } from './dig.js';
import { puzzleOf } from './rows.js';
import type { GridSearch } from './search.js';

/** A puzzle and its solution, row-major. */
export interface Hard {
  readonly givens: Readonly<Uint8Array>;
  readonly solution: Readonly<Uint8Array>;
}

const BOX: Box = [3, 3];
const SIDE = 9;

/**
 * Published puzzles that need guessing: Easter Monster, Golden Nugget, and two of Arto Inkala's, 2006 and
 * 2012.
 */
const STARTS = [
  '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1',
  '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....',
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
];

const STEPS = 3;
const MOST_TRIES = 150;
/** Listing solutions takes most of the time; few steps lead through longer lists. */
const MOST_SOLUTIONS = 300;

/** Walks from a published puzzle; undefined when no step led anywhere. */
export function walkToHard(search: GridSearch, rng: Rng): Hard | undefined {
  let current: Hard | undefined;
  let givens: Readonly<Uint8Array> = Uint8Array.from(rng.pick(STARTS), (character) => Number(character) || 0);
  for (let tries = 0, steps = 0; tries < MOST_TRIES && steps < STEPS; tries++) {
    const next = neighbour(search, givens, rng);
    if (next === undefined || rateSudoku(puzzleOf(next.givens, BOX)).logic !== 'beyond') continue;
    current = next;
    givens = next.givens;
    steps++;
  }
  if (current === undefined) return undefined;
  return disguise({ ...current, givens: withoutSuperfluous(search, current, rng) }, rng);
}

/** Another puzzle with one solution in which one or two givens are moved or replaced. */
function neighbour(search: GridSearch, givens: Readonly<Uint8Array>, rng: Rng): Hard | undefined {
  const moved = rng.integer(4) === 0 ? 2 : 1;
  const open = Uint8Array.from(givens);
  for (const cell of rng.shuffle(cellsOf(givens)).slice(0, moved)) open[cell] = 0;
  let solutions = search.solutions(open, MOST_SOLUTIONS) ?? [];
  const next = Uint8Array.from(open);
  for (let added = 1; added < moved && solutions.length > 1; added++) {
    const cell = rng.integer(next.length);
    next[cell] = rng.pick(solutions)[cell]!;
    solutions = solutions.filter((solution) => solution[cell] === next[cell]);
  }
  const telling = tellingNumbers(solutions, next);
  if (telling.length === 0) return undefined;
  const { cell, solution } = rng.pick(telling);
  next[cell] = solution[cell]!;
  return next.every((number, index) => number === givens[index]) ? undefined : { givens: next, solution };
}

/** The open cells and solutions such that no other solution has the same number there. */
function tellingNumbers(solutions: readonly Uint8Array[], givens: Readonly<Uint8Array>) {
  return [...givens.keys()].flatMap((cell) => {
    const counts = new Uint16Array(SIDE + 1);
    for (const solution of solutions) counts[solution[cell]!]!++;
    return givens[cell] !== 0
      ? []
      : solutions.filter((one) => counts[one[cell]!] === 1).map((solution) => ({ cell, solution }));
  });
}

/** Digging never makes a puzzle easier, so it still needs guessing. */
function withoutSuperfluous(search: GridSearch, { givens, solution }: Hard, rng: Rng): Readonly<Uint8Array> {
  const groups = cellsOf(givens).map((cell) => [cell]);
  return dig(search, { solution, givens }, { groups, keep: 'one-solution', leave: 0, near: false }, rng)
    .givens;
}

function cellsOf(givens: Readonly<Uint8Array>): readonly number[] {
  return [...givens.keys()].filter((cell) => givens[cell]! > 0);
}

/** The same puzzle to logic, another one to the eye: turned or mirrored, its numbers renamed. */
function disguise({ givens, solution }: Hard, rng: Rng): Hard {
  const rows = lines(rng);
  const columns = lines(rng);
  const names = [0, ...rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])];
  const transposes = rng.integer(2) === 1;
  const changed = (numbers: Readonly<Uint8Array>): Uint8Array =>
    numbers.map((_, cell) => {
      const [row, column] = [rows[Math.floor(cell / SIDE)]!, columns[cell % SIDE]!];
      return names[numbers[transposes ? column * SIDE + row : row * SIDE + column]!]!;
    });
  return { givens: changed(givens), solution: changed(solution) };
}

/** Rows (or columns) from either end. */
function lines(rng: Rng): readonly number[] {
  const inOrder = Array.from({ length: SIDE }, (_, index) => index);
  return rng.integer(2) === 1 ? inOrder.reverse() : inOrder;
}
