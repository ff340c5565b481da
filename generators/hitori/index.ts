/** Hitoris: random black cells, and numbers that leave one solution. */
import {
  failure,
  type Rng,
  type Size,
  type SymmetryName,
  success,
  textRowsOf,
} from '../../src/core/index.js';
import type { AnyFamily } from '../../src/families/contract/index.js';
import {
  BLACK_CELL,
  type HitoriPuzzle,
  type HitoriSolution,
  hitori,
  WHITE_CELL,
} from '../../src/families/hitori/index.js';
import { refusal } from '../../src/settings/index.js';
import { type ClueAim, chooseClues, clueAim } from '../shared/chosen-clues.js';
import { type Attempt, failed, type Generator } from '../shared/generator.js';
import { randomBlacks } from './blacks.js';
import { Draft } from './draft.js';
import { HITORI_PRESETS, HITORI_SETTINGS } from './settings.js';

export interface HitoriPlan {
  readonly size: Size;
  readonly symmetry: SymmetryName;
  readonly aim: ClueAim;
}

/** The share of cells that plain logic leaves open in a puzzle that is to need look-ahead. */
const OPEN = 0.3;

/** Makes Hitoris with one solution. */
export const hitoriGenerator: Generator<HitoriPuzzle, HitoriSolution, HitoriPlan, typeof HITORI_SETTINGS> = {
  id: 'hitori',
  version: 1,
  family: 'hitori',
  description:
    'random black cells, as many as there can be, and numbers changed until they leave one solution',
  settings: HITORI_SETTINGS,
  presets: HITORI_PRESETS,
  proposals: { easy: ['plain'], medium: ['plain', 'look-ahead'], hard: ['look-ahead'] },
  plan: async ({ size, symmetry, fewest }, goal) => {
    if (size.rows !== size.columns && (symmetry === 'quarter-turn' || symmetry === 'diagonal')) {
      return failure(refusal('symmetry', `The symmetry ${symmetry} needs as many rows as columns.`));
    }
    if (goal.logic === 'beyond') {
      const message = 'Hitoris that look-ahead does not finish are too rare to be looked for.';
      return failure(refusal('size', message));
    }
    return success({ size, symmetry, aim: clueAim(goal, fewest) });
  },
  attempt,
};

function attempt(plan: HitoriPlan, rng: Rng): Attempt<HitoriPuzzle, HitoriSolution> {
  const { size, aim } = plan;
  const isBlack = randomBlacks(plan, rng.fork('blacks'));
  if (isBlack === undefined) return failed('no pattern of black cells was found that is full');
  const draft = new Draft(size, isBlack, rng.fork('numbers'));
  if (!draft.climb()) return failed('the numbers left several solutions');
  if (aim === 'look-ahead' && !draft.harden(OPEN)) return failed('plain logic sufficed');
  // Puzzles that may need either logic: about half of them need look-ahead.
  if ((aim === 'any' || aim === 'guessless') && rng.fork('logic').integer(2) === 1) draft.harden(0);
  const puzzle = draft.puzzle();
  const signs = Array.from(isBlack, (black) => (black === 1 ? BLACK_CELL : WHITE_CELL));
  const solution = textRowsOf(signs.join(''), size.columns);
  // A draft that is not hardened was climbed by plain logic.
  if (aim === 'plain') return { status: 'made', puzzle, solution, logic: aim };
  if (aim !== 'fewest') return { status: 'made', puzzle, solution };
  const set = hitori.clues!.cluesOf(puzzle, solution);
  const task = { family: hitori as AnyFamily, set, solution, subject: 'this full grid' };
  return chooseClues(task as never, aim, rng.fork('fewest')) as Attempt<HitoriPuzzle, HitoriSolution>;
}
