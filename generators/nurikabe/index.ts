/**
 * Nurikabes: numbers in a symmetric pattern and islands that grow from them, again and again where logic is
 * stuck, until there is one solution.
 */
import { failure, type Rng, success } from '../../src/core/index.js';
import { findOtherFilling, logicFor, type RuleCandidates } from '../../src/families/kit/index.js';
import {
  type NurikabePuzzle,
  type NurikabeSolution,
  nurikabe,
  nurikabeClues,
  nurikabeRuled,
} from '../../src/families/nurikabe/index.js';
import { refusal } from '../../src/settings/index.js';
import { chooseByRules } from '../shared/by-rules.js';
import { type ClueAim, clueAim } from '../shared/chosen-clues.js';
import { type Attempt, failed, type Generator } from '../shared/generator.js';
import { Layout, type LayoutOptions } from './layout.js';
import { NURIKABE_PRESETS, NURIKABE_SETTINGS } from './settings.js';

/** The numbers to draw, and the logic that is to finish the puzzle. */
export interface NurikabePlan {
  readonly layout: LayoutOptions;
  readonly aim: ClueAim;
}

/**
 * Times that islands grow anew without progress before an attempt is given up, for every cell: where logic is
 * stuck for long, other numbers are found sooner.
 */
const STUCK = 0.12;
/** The share of cells that plain logic may leave open where more than that is tried. */
const FEW_OPEN = 0.3;
/** Times that logic may be asked for another solution. */
const STEPS = 200;

/** Makes Nurikabes with one solution. */
export const nurikabeGenerator: Generator<
  NurikabePuzzle,
  NurikabeSolution,
  NurikabePlan,
  typeof NURIKABE_SETTINGS
> = {
  id: 'nurikabe',
  version: 1,
  family: 'nurikabe',
  description:
    'numbers in a symmetric pattern, and islands that grow from them until there is one solution; with few numbers given only where that is asked for',
  settings: NURIKABE_SETTINGS,
  presets: NURIKABE_PRESETS,
  proposals: { easy: ['plain'], medium: ['any'], hard: ['look-ahead'] },
  plan: async ({ size, density, largest, symmetry, fewest }, goal) => {
    if (size.rows !== size.columns && (symmetry === 'quarter-turn' || symmetry === 'diagonal')) {
      return failure(refusal('symmetry', `The symmetry ${symmetry} needs as many rows as columns.`));
    }
    return success({ layout: { size, density, largest, symmetry }, aim: clueAim(goal, fewest) });
  },
  attempt,
};

function attempt(
  { layout: options, aim }: NurikabePlan,
  rng: Rng,
): Attempt<NurikabePuzzle, NurikabeSolution> {
  const layout = new Layout(options, rng.fork('layout'));
  if (!layout.grow()) return failed('no islands were found that leave no block of sea');
  let open = openCells(layout.puzzle);
  for (let stuck = 0; !isFinished(layout, open, aim); stuck++) {
    if (open.length === 0) return failed('plain logic sufficed');
    if (stuck > STUCK * layout.cellCount) return failed('no islands were found that the numbers tell');
    const back = layout.regrowAt(rng.pick(open));
    if (back === undefined) continue;
    const now = openCells(layout.puzzle);
    if (now.length < open.length) stuck = 0;
    if (now.length > open.length) back();
    else open = now;
  }
  const { puzzle, solution } = layout;
  if (aim !== 'fewest') {
    return { status: 'made', puzzle, solution, ...(open.length === 0 && { logic: 'plain' }) };
  }
  const source = { family: nurikabe, ruled: nurikabeRuled, clues: nurikabeClues };
  return chooseByRules(source, { puzzle, solution }, aim, rng.fork('numbers'));
}

/** Plain logic of the latest puzzle, which has come to its end. */
let latest: RuleCandidates | undefined;

/** The cells that plain logic leaves open. */
function openCells(puzzle: NurikabePuzzle): readonly number[] {
  latest = logicFor(nurikabeRuled, puzzle, latest);
  latest.propagate();
  return latest.openPlaces;
}

/** True if the puzzle has one solution, as the wanted logic finds. */
function isFinished({ puzzle, solution }: Layout, open: readonly number[], aim: ClueAim): boolean {
  if (open.length === 0) return aim !== 'look-ahead' && aim !== 'beyond';
  const board = nurikabeRuled.board(puzzle);
  if (aim === 'plain' || open.length > FEW_OPEN * board.cells.length) return false;
  const logic = logicFor(nurikabeRuled, puzzle, latest);
  const other = findOtherFilling(logic, board.valuesOf(solution), STEPS);
  if (other === 'found') return false;
  logic.restart(board.given);
  const isSolved = logic.reach() === 'look-ahead';
  return aim === 'beyond' ? !isSolved && other === 'none' : isSolved;
}
