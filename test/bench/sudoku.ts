/**
 * Uniqueness of Sudokus with 17 givens, from puzzle to verdict, each puzzle a new one (an image of a
 * published puzzle under the symmetries of the grid). The model of the empty grid is opened once: sat begins
 * again with the givens of each puzzle, as `check` does, and no answer depends on those before it. Without
 * that, as HiGHS is asked and sat was until its sessions could begin again, the givens are assumptions, and
 * the exclusion of the first solution holds only while its selector is assumed; then a session serves a
 * hundred puzzles, and sat keeps what it has learnt from them. The dancing-links package has its exact cover,
 * whose rows are prepared once as well.
 */
import { readFileSync } from 'node:fs';
import { DancingLinks } from 'dancing-links';
import { createRng } from '../../src/core/random.js';
import type { Puzzle } from '../../src/families/contract/family.js';
import { findFamily } from '../../src/families/index.js';
import { chooseFormulation } from '../../src/proving/formulation.js';
import { excludeSolution } from '../../src/solve/counting/exclusion.js';
import { proveUniqueness } from '../../src/solve/counting/uniqueness.js';
import type { Assumption, Engine, SessionOptions } from '../../src/solve/engine.js';
import { openEngine } from '../../src/solve/engines.js';
import type { Model } from '../../src/solve/model/model.js';
import { disguise } from './sudoku-symmetry.js';
import { figure, median, printTable, timed } from './table.js';
import { record } from './targets.js';

const SIDE = 9;
/** Puzzles of each engine. */
const MANY = 6000;
const FEW = 24;
/** The share of the puzzles that come first and are not counted: they warm up. */
const WARMING_SHARE = 1 / 6;
/** Puzzles after which a session that keeps everything is opened anew. */
export const SESSION_LENGTH = 100;

/** Decides about one puzzle, given as 81 digits: true when it has exactly one solution. */
type Decider = (puzzle: string) => boolean;

/**
 * A way of deciding: its sessions, the puzzles to decide, and the puzzles of one session; opening a session
 * is not timed.
 */
interface Way {
  readonly puzzles: number;
  readonly sessionLength: number;
  readonly open: () => Decider;
}

/** Prints the table of all engines. */
export async function benchSudoku(): Promise<void> {
  const published = readFileSync('test/golden/sudoku/seventeen.txt', 'utf8').trim().split('\n');
  const sat = await openEngine('sat');
  const highs = await openEngine('highs');
  const whole = { puzzles: MANY, sessionLength: Infinity };
  const ways: Record<string, Way> = {
    sat: { ...whole, open: () => byRepeatedSession(sat) },
    'sat, proof checked': { ...whole, open: () => byRepeatedSession(sat, { certify: true }) },
    'sat, givens as assumptions': {
      puzzles: MANY,
      sessionLength: SESSION_LENGTH,
      open: () => bySession(sat),
    },
    highs: { puzzles: FEW, sessionLength: SESSION_LENGTH, open: () => bySession(highs) },
    'dancing-links': { ...whole, open: byDancingLinks },
  };
  const runs = Object.entries(ways).map(([name, way]) => {
    return { name, times: decideAll(name, way, published).slice(way.puzzles * WARMING_SHARE) };
  });
  const own = median(runs[0]!.times);
  record('sudoku', 'verdict', own);
  printTable(
    'Uniqueness of a Sudoku with 17 givens, model reused',
    ['engine', 'checks', 'median ms', 'slowest ms', 'median to sat'],
    runs.map(({ name, times }) => [
      name,
      times.length,
      figure(median(times)),
      figure(Math.max(...times)),
      `${figure(median(times) / own)} x`,
    ]),
  );
}

/** Milliseconds of each puzzle; equal counts mean equal puzzles. */
function decideAll(name: string, way: Way, published: readonly string[]): number[] {
  const rng = createRng('seventeen givens');
  let decide = way.open();
  return Array.from({ length: way.puzzles }, (_, number) => {
    if (number > 0 && number % way.sessionLength === 0) decide = way.open();
    const puzzle = disguise(published[number % published.length]!, rng);
    const { value, milliseconds } = timed(() => decide(puzzle));
    if (!value) throw new Error(`${name} denies that ${puzzle} has one solution`);
    return milliseconds;
  });
}

/** One session that begins again for each puzzle. */
function byRepeatedSession(engine: Engine, options: SessionOptions = {}): Decider {
  const shape = chooseFormulation(findFamily('sudoku')!, engine.id).shapes!.formulate(
    puzzleOfDigits('0'.repeat(SIDE ** 2)),
  );
  const session = engine.openRepeated!(shape.model, { search: 'fast', ...options });
  return (digits) => {
    session.begin(shape.givensOf(puzzleOfDigits(digits)));
    const { distinguish } = shape;
    return proveUniqueness(session, shape.projection, { distinguish }).verdict === 'unique';
  };
}

/** One session on the empty grid, for as many puzzles as {@link SESSION_LENGTH} says. */
export function bySession(engine: Engine, options: SessionOptions = {}): Decider {
  const { model, at } = emptyGrid();
  const selectors = Array.from({ length: SESSION_LENGTH }, (_, index) => ({
    name: `selector_${index}`,
    kind: 'binary' as const,
    lower: 0,
    upper: 1,
  }));
  const session = engine.open({ ...model, variables: [...model.variables, ...selectors] }, options);
  let used = 0;
  return (puzzle) => {
    const givens: Assumption[] = [];
    for (let cell = 0; cell < puzzle.length; cell++) {
      const digit = Number(puzzle[cell]);
      if (digit > 0) givens.push({ variable: at(cell, digit), value: 1 });
    }
    const first = session.solve({ assumptions: givens });
    if (first.status !== 'optimal') return false;
    const selector = model.variables.length + used++;
    // Two grids that agree on the placements made in open cells are the same, so these are projection enough.
    const placed: number[] = [];
    for (let variable = 0; variable < model.variables.length; variable++) {
      if (first.values[variable] === 1 && puzzle[Math.floor(variable / SIDE)] === '0') placed.push(variable);
    }
    const exclusion = excludeSolution(`exclude_${used}`, placed, first.values);
    const conditional = {
      ...exclusion,
      variables: [...exclusion.variables, selector],
      coefficients: [...exclusion.coefficients, -1],
      lower: exclusion.lower - 1,
    };
    session.addRows([conditional]);
    const second = session.solve({ assumptions: [...givens, { variable: selector, value: 1 }] });
    session.addRows([
      { name: `retire_${used}`, variables: [selector], coefficients: [1], lower: 0, upper: 0 },
    ]);
    return second.status === 'infeasible';
  };
}

interface EmptyGrid {
  readonly model: Model;
  /** The variable that places a number in a cell (row-major). */
  at(cell: number, number: number): number;
}

/** The puzzle of 81 digits, 0 for an open cell. */
export function puzzleOfDigits(digits: string): Puzzle {
  const grid = Array.from({ length: SIDE }, (_, row) =>
    Array.from({ length: SIDE }, (_, column) => Number(digits[row * SIDE + column])),
  );
  return { family: 'sudoku', box: [3, 3], grid } as Puzzle;
}

function emptyGrid(): EmptyGrid {
  const empty = puzzleOfDigits('0'.repeat(SIDE ** 2));
  const { model } = chooseFormulation(findFamily('sudoku')!, 'sat').formulate(empty, { presolve: false });
  return { model, at: (cell, number) => cell * SIDE + number - 1 };
}

/**
 * Exact cover: a row per placement over the columns cell, row, column and box; the givens' rows alone in
 * their cells.
 */
function byDancingLinks(): Decider {
  const dancing = new DancingLinks<number>();
  const rows = Array.from({ length: SIDE ** 3 }, (_, index) => {
    const number = index % SIDE;
    const cell = Math.floor(index / SIDE);
    const row = Math.floor(cell / SIDE);
    const column = cell % SIDE;
    const box = 3 * Math.floor(row / 3) + Math.floor(column / 3);
    const places = [row, column, box].map((area, kind) => (kind + 1) * SIDE ** 2 + area * SIDE + number);
    return { data: number, columnIndices: [cell, ...places] };
  });
  return (puzzle) => {
    const solver = dancing.createSolver({ columns: 4 * SIDE * SIDE });
    const chosen: typeof rows = [];
    for (let cell = 0; cell < puzzle.length; cell++) {
      const digit = Number(puzzle[cell]);
      if (digit > 0) chosen.push(rows[cell * SIDE + digit - 1]!);
      else for (let number = 0; number < SIDE; number++) chosen.push(rows[cell * SIDE + number]!);
    }
    solver.addSparseConstraints(chosen);
    return solver.find(2).length === 1;
  };
}
