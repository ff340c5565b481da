/**
 * Uniqueness of Sudokus with 17 givens, from puzzle to verdict, each puzzle a new one (an image of a published puzzle
 * under the symmetries of the grid). The model of the empty grid is opened once for a hundred of them: the givens are
 * assumptions, and the exclusion of the first solution holds only while its selector is assumed. Three engines on
 * the same puzzles: sat, HiGHS on the same model, and the dancing-links package on its exact cover, whose rows are
 * prepared once as well.
 */
import { readFileSync } from 'node:fs';
import { DancingLinks } from 'dancing-links';
import { createRng } from '../../src/core/random.js';
import { excludeSolution } from '../../src/counting/exclusion.js';
import type { Assumption, Engine, SessionOptions } from '../../src/engine/engine.js';
import { openEngine } from '../../src/engine/index.js';
import { findFamily } from '../../src/families/index.js';
import type { Model } from '../../src/model/model.js';
import { chooseFormulation } from '../../src/proving/formulation.js';
import { disguise } from './sudoku-symmetry.js';
import { figure, median, printTable, timed } from './table.js';
import { record } from './targets.js';

const SIDE = 9;
/** Puzzles of each engine; the first of them are warming up and are not counted. */
const PUZZLES = { sat: 6000, highs: 24, 'dancing-links': 6000 } as const;
const WARMING_SHARE = 1 / 6;
/** Puzzles after which a session is opened anew; the opening is not timed. */
export const SESSION_LENGTH = 100;

/** Decides about one puzzle, given as 81 digits: true when it has exactly one solution. */
type Decider = (puzzle: string) => boolean;

/** Prints the table of all three. */
export async function benchSudoku(): Promise<void> {
  const published = readFileSync('test/golden/sudoku/seventeen.txt', 'utf8').trim().split('\n');
  const sat = await openEngine('sat');
  const highs = await openEngine('highs');
  const openers: Record<keyof typeof PUZZLES, () => Decider> = {
    sat: () => bySession(sat),
    highs: () => bySession(highs),
    'dancing-links': byDancingLinks,
  };
  const runs = Object.entries(openers).map(([name, open]) => {
    const count = PUZZLES[name as keyof typeof PUZZLES];
    return { name, times: decideAll(name, open, published, count).slice(count * WARMING_SHARE) };
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
function decideAll(name: string, open: () => Decider, published: readonly string[], count: number): number[] {
  const rng = createRng('seventeen givens');
  let decide = open();
  return Array.from({ length: count }, (_, number) => {
    if (number > 0 && number % SESSION_LENGTH === 0) decide = open();
    const puzzle = disguise(published[number % published.length]!, rng);
    const { value, milliseconds } = timed(() => decide(puzzle));
    if (!value) throw new Error(`${name} denies that ${puzzle} has one solution`);
    return milliseconds;
  });
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

function emptyGrid(): EmptyGrid {
  const family = findFamily('sudoku')!;
  const grid = Array.from({ length: SIDE }, () => new Array<number>(SIDE).fill(0));
  const read = family.readPuzzle({ family: 'sudoku', box: [3, 3], grid });
  if (!read.ok) throw new Error('the empty grid is refused');
  const { model } = chooseFormulation(family, 'sat').formulate(read.value, { presolve: false });
  return { model, at: (cell, number) => cell * SIDE + number - 1 };
}

/** Exact cover: a row per placement over the columns cell, row, column and box; the givens' rows alone in their cells. */
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
