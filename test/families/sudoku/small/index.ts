/** Random small Sudokus with constraints of every type, and their solutions by brute force. */
import { createRng, type Rng } from '../../../../src/core/index.js';
import { sudoku } from '../../../../src/families/sudoku/index.js';
import type { SudokuPuzzle } from '../../../../src/families/sudoku/puzzle.js';
import { chooseFormulation, solvePuzzle } from '../../../../src/proving/index.js';
import { satEngine } from '../../../../src/solve/sat/index.js';
import { AREAS } from './areas.js';
import {
  BOARDS,
  boardOf,
  cellsOf,
  fillings,
  type Grid,
  gridOf,
  randomFilling,
  type SmallBoard,
} from './board.js';
import { CELLS } from './cells.js';
import { LINES } from './lines.js';
import { OUTSIDE } from './outside.js';
import { PAIRS } from './pairs.js';
import { DRAWN, PATHS } from './paths.js';
import type { AnyConstraint, Filled, Sample } from './sample.js';

/** By type. */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  ...AREAS,
  ...PAIRS,
  ...CELLS,
  ...LINES,
  ...PATHS,
  ...OUTSIDE,
  ...DRAWN,
};

/** The boards of side 4. */
export const SMALLEST: readonly SmallBoard[] = BOARDS.filter(({ side }) => side === 4);

/** Most fillings of a puzzle without its constraints, so that all of them are gone through. */
const MOST_FILLINGS = 24;
/** Constraints of a type that are tried until one holds in the filling that is known. */
const TRIES = 12;

/** A puzzle and the fillings of its board that keep its givens. */
export interface SmallVariant {
  readonly board: SmallBoard;
  readonly puzzle: SudokuPuzzle;
  readonly fillings: readonly (readonly number[])[];
}

/** A puzzle by chance with constraints of these types; most have a solution. */
export function randomVariant(
  seed: string,
  types: readonly string[],
  boards: readonly SmallBoard[] = BOARDS,
): SmallVariant {
  const rng = createRng(seed);
  for (;;) {
    // Some types need boxes or a larger side.
    const board = rng.pick(rng.integer(50) > 0 ? boards : BOARDS);
    let numbers = randomFilling(board, rng);
    const constraints: AnyConstraint[] = [];
    for (const type of types) {
      constraints.push(...(randomConstraint(type, rng, filledWith(board, numbers, constraints)) ?? []));
    }
    // Few fillings keep constraints of the whole grid.
    if (rng.integer(3) > 0) numbers = keepingFilling(board, constraints, rng) ?? numbers;
    if (constraints.length < types.length) continue;
    return { board, ...withGivens(board, numbers, constraints, rng) };
  }
}

function randomConstraint(type: string, rng: Rng, filled: Filled): readonly [AnyConstraint] | undefined {
  const mayFail = rng.integer(5) === 0;
  let found: AnyConstraint | undefined;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const keys = SAMPLES[type]!.random(rng, filled);
    if (keys === undefined) continue;
    found = { type, ...keys } as AnyConstraint;
    const constraints = [...filled.constraints, found];
    if (mayFail || SAMPLES[type]!.keeps(found as never, { ...filled, constraints })) break;
  }
  return found && [found];
}

/** A filling by an engine that keeps the constraints and a number by chance. */
function keepingFilling(
  board: SmallBoard,
  constraints: readonly AnyConstraint[],
  rng: Rng,
): readonly number[] | undefined {
  const cells = cellsOf(board);
  const given = cells.map(() => 0);
  given[rng.integer(cells.length)] = 1 + rng.integer(board.side);
  const puzzle: SudokuPuzzle = { family: 'sudoku', ...board.keys, grid: gridOf(board, given), constraints };
  const formulation = chooseFormulation(sudoku, 'sat');
  const answer = solvePuzzle({ family: sudoku, puzzle, formulation, engine: satEngine, certify: false });
  if (answer.status !== 'solved') return undefined;
  const grid = answer.solutions[0] as Grid;
  return cells.map(([row, column]) => grid[row]![column]!);
}

function withGivens(
  board: SmallBoard,
  numbers: readonly number[],
  constraints: readonly AnyConstraint[],
  rng: Rng,
): Pick<SmallVariant, 'puzzle' | 'fillings'> {
  const order = rng.shuffle([...numbers.keys()]);
  for (let open = order.length; ; open = Math.floor(open * 0.9)) {
    const opened = new Set(order.slice(0, open));
    const given = numbers.map((number, cell) => (opened.has(cell) ? 0 : number));
    const found: (readonly number[])[] = [];
    for (const filling of fillings(board, given)) if (found.push(filling) > MOST_FILLINGS) break;
    if (found.length > MOST_FILLINGS) continue;
    const grid = gridOf(board, given);
    return { puzzle: { family: 'sudoku', ...board.keys, grid, constraints }, fillings: found };
  }
}

/** The board with these numbers in its cells. */
function filledWith(
  board: SmallBoard,
  numbers: readonly number[],
  constraints: readonly AnyConstraint[],
): Filled {
  const grid = gridOf(board, numbers);
  return { board, constraints, at: ([row, column]) => grid[row]?.[column] ?? 0 };
}

/** The fillings that keep givens and constraints by the samples' own statements of the rules. */
export function candidatesOf(puzzle: SudokuPuzzle): readonly Grid[] {
  const board = boardOf(puzzle);
  const given = cellsOf(board).map(([row, column]) => puzzle.grid[row]![column]!);
  return solutionsOf({ board, puzzle, fillings: [...fillings(board, given)] });
}

/** The solutions by the samples' own statements of the rules. */
export function solutionsOf({ board, puzzle, fillings: all }: SmallVariant): readonly Grid[] {
  const constraints = (puzzle.constraints ?? []) as readonly AnyConstraint[];
  return all
    .filter((numbers) => {
      const filled = filledWith(board, numbers, constraints);
      return constraints.every((one) => SAMPLES[one.type]!.keeps(one as never, filled));
    })
    .map((numbers) => gridOf(board, numbers));
}
