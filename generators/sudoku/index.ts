/**
 * Sudoku: a full random grid, givens dug out of it as far as one solution lasts, steered towards the
 * difficulty that is asked: easy puzzles follow from singles and keep many givens, those without guessing get
 * givens back until look-ahead is enough, and hard 9x9 puzzles are looked for near known ones. Where the
 * fewest givens are asked for, they are proved for the random grid instead. Large ones whose steps are rated
 * are kept such that that can be done. Variants have a room of their own.
 */
import { orbitsOf, type Rng } from '../../src/core/index.js';
import { rateSudoku, type SudokuPuzzle, type SudokuSolution } from '../../src/families/sudoku/index.js';
import { type Attempt, failed, type Generator } from '../shared/generator.js';
import { beyondSingles } from './beyond-singles.js';
import { dig, fullGrid } from './dig.js';
import { fewestOfRandomGrid } from './fewest.js';
import { planSudoku, type SudokuPlan, slackOf } from './plan.js';
import { puzzleOf, rowsOf } from './rows.js';
import { GridSearch } from './search.js';
import { SUDOKU_PRESETS, SUDOKU_SETTINGS } from './settings.js';
import { soften } from './soften.js';
import { attemptVariant, type VariantPlan } from './variants/index.js';
import { walkToHard } from './vicinity.js';

export const sudokuGenerator: Generator<
  SudokuPuzzle,
  SudokuSolution,
  SudokuPlan | VariantPlan,
  typeof SUDOKU_SETTINGS
> = {
  id: 'sudoku',
  version: 1,
  family: 'sudoku',
  description: 'givens dug out of a full random grid, as few as one solution needs or in a symmetric pattern',
  settings: SUDOKU_SETTINGS,
  presets: SUDOKU_PRESETS,
  proposals: { easy: ['generous'], medium: ['plain', 'any'], hard: ['any', 'look-ahead'] },
  plan: async (settings, goal) => planSudoku(settings, goal),
  attempt,
};

/** Sides from which other solutions take enough guesses that looking for them near the full grid pays. */
const NEAR_FROM = 12;

/** Puzzles that need guessing are rare among small grids, so one attempt digs several and keeps the first. */
const DIGS_FOR_HARD = 40;

/** Share of the cells that easy puzzles give at least, as printed ones do: 36 of 9x9. */
const GENEROUS = 4 / 9;

function attempt(plan: SudokuPlan | VariantPlan, rng: Rng): Attempt<SudokuPuzzle, SudokuSolution> {
  if ('variants' in plan) return attemptVariant(plan, rng);
  const made = attemptPlain(plan, rng);
  return plan.pictures && made.status === 'made'
    ? { ...made, puzzle: { ...made.puzzle, pictures: true } }
    : made;
}

function attemptPlain(plan: SudokuPlan, rng: Rng): Attempt<SudokuPuzzle, SudokuSolution> {
  const search = new GridSearch(plan.box);
  if (plan.fewest !== null) return fewestOfRandomGrid(plan.box, plan.fewest, search, rng);
  if (plan.goal.logic !== 'beyond') return digOnce(plan, search, rng);
  if (isWalk(plan)) return walk(plan, search, rng);
  for (let digs = 0; digs < DIGS_FOR_HARD; digs++) {
    const made = digOnce(plan, search, rng);
    if (made.status === 'failed' || rateSudoku(made.puzzle).logic === 'beyond') return made;
  }
  return { status: 'failed', reason: `none of ${DIGS_FOR_HARD} grids dug out needed guessing` };
}

/**
 * True if hard puzzles are looked for near published ones; their givens can be neither counted nor arranged.
 */
function isWalk({ box, symmetry, givens }: SudokuPlan): boolean {
  return box[0] === 3 && box[1] === 3 && symmetry === 'none' && givens === null;
}

function walk({ box }: SudokuPlan, search: GridSearch, rng: Rng): Attempt<SudokuPuzzle, SudokuSolution> {
  const found = walkToHard(search, rng);
  if (found === undefined)
    return { status: 'failed', reason: 'no other puzzle that needs guessing was near' };
  return { status: 'made', puzzle: puzzleOf(found.givens, box), solution: rowsOf(found.solution, 9) };
}

function digOnce(plan: SudokuPlan, search: GridSearch, rng: Rng): Attempt<SudokuPuzzle, SudokuSolution> {
  const { box, symmetry, givens: wanted, minimal, goal } = plan;
  const side = box[0] * box[1];
  const solution = fullGrid(search, side, rng);
  const groups = orbitsOf({ rows: side, columns: side }, symmetry);
  const keep = (goal.logic === 'plain' && !minimal) || plan.beyondSingles ? 'singles' : 'one-solution';
  // Attempts at minimal puzzles fail where a search ended at its limit, so their searches are the plain ones.
  const near = !minimal && side >= NEAR_FROM;
  const leave = wanted ?? (goal.generous === true && !minimal ? Math.ceil(GENEROUS * side ** 2) : 0);
  const digging = { groups, keep, leave, near } as const;
  const dug = dig(search, { solution, givens: solution }, digging, rng);
  if (plan.beyondSingles) {
    const givens = beyondSingles(search, dug, groups, rng);
    if (givens === undefined) return failed('no given could be taken out without a second solution');
    return { status: 'made', puzzle: puzzleOf(givens, box), solution: rowsOf(solution, side) };
  }
  if (minimal && dug.unsure) return { status: 'failed', reason: 'some given may have been superfluous' };
  const left = dug.givens.reduce((count, given) => count + (given > 0 ? 1 : 0), 0);
  if (wanted !== null && left > wanted + slackOf(plan))
    return { status: 'failed', reason: `more than ${wanted} givens were needed` };
  const softens = !minimal && wanted === null && (goal.noGuess || goal.logic === 'look-ahead');
  const givens = softens ? soften(dug, box) : dug.givens;
  return { status: 'made', puzzle: puzzleOf(givens, box), solution: rowsOf(solution, side) };
}
