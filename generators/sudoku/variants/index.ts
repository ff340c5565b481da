/**
 * Sudoku variants: a random grid that keeps the constraints of the whole grid, further constraints that are
 * true of it, and as few givens as the aim needs.
 */
import {
  type Cell,
  movesOf,
  orbitsOf,
  type Rng,
  rowsOf,
  type SymmetryName,
} from '../../../src/core/index.js';
import { RuleCandidates, randomFilling } from '../../../src/families/kit/index.js';
import {
  type Box,
  isPlain,
  type SudokuGrid,
  type SudokuPuzzle,
  type SudokuSolution,
  sudoku,
  sudokuRuled,
} from '../../../src/families/sudoku/index.js';
import { satEngine } from '../../../src/solve/index.js';
import { chooseByRules } from '../../shared/by-rules.js';
import type { ClueAim } from '../../shared/chosen-clues.js';
import { type Attempt, failed } from '../../shared/generator.js';
import { fullGrid } from '../dig.js';
import { rowsOf as gridOf } from '../rows.js';
import { GridSearch } from '../search.js';
import { findVariant } from './all.js';
import { cutCages } from './cut-cages.js';
import { inGroups } from './groups.js';
import { boxesOf, randomRegions } from './regions.js';
import type { FullGrid, Made, Variant } from './variant.js';

/** The settings that all attempts share. */
export interface VariantPlan {
  /** Ids of variants, in the order of their list. */
  readonly variants: readonly string[];
  readonly box: Box;
  readonly symmetry: SymmetryName;
  /** The number of givens; null: as many as are needed. */
  readonly givens: number | null;
  readonly aim: ClueAim;
}

/** Times that logic may be asked for a random grid. */
const FILLING_STEPS = 400;
const FILLING_CONFLICTS = 5000;
/** Groups of each variant that are given in any case. */
const SHOWN = 3;

/** One puzzle of some variants. */
export function attemptVariant(plan: VariantPlan, rng: Rng): Attempt<SudokuPuzzle, SudokuSolution> {
  const { box, symmetry, givens, aim } = plan;
  const variants = plan.variants.map((id) => findVariant(id)!);
  const side = box[0] * box[1];
  const size = { rows: side, columns: side };
  const moves = movesOf(size, symmetry);
  const open = layOut(variants, box, moves, rng.fork('layout'));
  const numbers = randomGrid(open, rng.fork('grid'));
  if (numbers === undefined) return failed('no random grid with the constraints was found');
  const regions = regionsOf(open, box);
  const grid: FullGrid = { side, size, numbers, regions, isDense: givens === 0, moves };
  const { whole = [], shown, spared } = proposed(variants, grid, rng);
  const kept = [...whole, ...shown];
  if (plan.variants.includes('killer') && givens === 0) {
    return cutCages(grid, withConstraints(open, kept), aim, rng.fork('cuts'));
  }
  const orbits = orbitsOf(size, symmetry);
  const solved = {
    puzzle: withConstraints(open, [...kept, ...spared.flat()]),
    solution: numbers,
    kinds: [...(givens === 0 ? [] : ['given']), ...new Set(spared.flat().map(({ type }) => type))],
    preferred: spared.length,
  };
  const clues = inGroups({ kept: kept.length, groups: spared, orbits });
  const attempt = chooseByRules(
    { family: sudoku, ruled: sudokuRuled, clues },
    solved,
    aim,
    rng.fork('clues'),
  );
  return givens === null ? attempt : withGivens(attempt, givens, orbits, rng.fork('givens'));
}

/** The grid without numbers, its regions, and the constraints of the whole grid. */
function layOut(
  variants: readonly Variant[],
  box: Box,
  moves: readonly ((cell: Cell) => Cell)[],
  rng: Rng,
): SudokuPuzzle {
  const side = box[0] * box[1];
  const grid = gridOf(new Uint8Array(side * side), side);
  const regions = variants.some(({ hasRandomRegions }) => hasRandomRegions)
    ? { regions: rowsOf(randomRegions(box, moves, rng), side) }
    : { box };
  return withConstraints({ family: 'sudoku', ...regions, grid }, wholeOf(variants));
}

/** The region of every cell. */
function regionsOf({ regions }: SudokuPuzzle, box: Box): SudokuGrid {
  return Array.isArray(regions) ? (regions as SudokuGrid) : rowsOf(boxesOf(box), box[0] * box[1]);
}

function wholeOf(variants: readonly Variant[]): readonly Made[] {
  return variants.flatMap(({ whole = [] }) => whole);
}

function withConstraints(puzzle: SudokuPuzzle, constraints: readonly Made[]): SudokuPuzzle {
  const { constraints: _, ...rest } = puzzle;
  return constraints.length === 0 ? rest : { ...rest, constraints };
}

function randomGrid(open: SudokuPuzzle, rng: Rng): SudokuGrid | undefined {
  const side = open.grid.length;
  if (isPlain(open)) return gridOf(fullGrid(new GridSearch(open.box), side, rng), side);
  const board = sudokuRuled.board(open);
  const logic = new RuleCandidates(board, sudokuRuled.rules(open), sudokuRuled.kinds);
  const values = randomFilling(logic, rng, FILLING_STEPS);
  return values === undefined ? gridByEngine(open, rng) : board.solutionOf(values);
}

/** A grid that an engine finds from a random start: few grids keep some constraints. */
function gridByEngine(open: SudokuPuzzle, rng: Rng): SudokuGrid | undefined {
  const { model, decode } = sudoku.formulations[0]!.formulate(open, { presolve: false });
  const session = satEngine.open(model, { seed: rng.integer(2 ** 31) });
  const start = Float64Array.from(model.variables, () => rng.integer(2));
  const outcome = session.solve({ start, budget: { conflicts: FILLING_CONFLICTS } });
  session.dispose();
  return 'values' in outcome ? decode(outcome.values) : undefined;
}

/** The constraints of all variants: those that are given in any case, and groups of those that may be. */
function proposed(variants: readonly Variant[], grid: FullGrid, rng: Rng) {
  const groups = variants.map((variant) => ({
    made: variant.propose?.(grid, rng.fork(variant.id)) ?? [],
    shown: variant.isSpared ? SHOWN : Infinity,
  }));
  return {
    whole: wholeOf(variants),
    shown: groups.flatMap(({ made, shown }) => made.slice(0, shown)).flat(),
    spared: groups.flatMap(({ made, shown }) => made.slice(shown)),
  };
}

/** The puzzle with further givens until there are as many as wanted, or one more orbit of the symmetry. */
function withGivens(
  attempt: Attempt<SudokuPuzzle, SudokuSolution>,
  wanted: number,
  orbits: readonly (readonly number[])[],
  rng: Rng,
): Attempt<SudokuPuzzle, SudokuSolution> {
  if (attempt.status === 'failed') return attempt;
  const { puzzle, solution } = attempt;
  const side = solution.length;
  const numbers = puzzle.grid.flat();
  let left = wanted - numbers.filter((number) => number > 0).length;
  const slack = Math.max(...orbits.map(({ length }) => length)) - 1;
  if (left < -slack) return failed(`more than ${wanted} givens were needed`);
  for (const orbit of rng.shuffle(orbits.filter(([cell]) => numbers[cell!] === 0))) {
    if (left <= 0) break;
    for (const cell of orbit) numbers[cell] = solution.flat()[cell]!;
    left -= orbit.length;
  }
  return { ...attempt, puzzle: { ...puzzle, grid: rowsOf(numbers, side) } };
}

export { findVariant, VARIANTS } from './all.js';
export { areBoxesKept } from './regions.js';
