/** Akaris: random walls and bulbs, and as few numbers as one solution or the wanted logic needs. */
import { type Cell, failure, type Rng, success } from '../../src/core/index.js';
import {
  type AkariPuzzle,
  type AkariSolution,
  akari,
  akariClues,
  akariRuled,
} from '../../src/families/akari/index.js';
import { logicFor } from '../../src/families/kit/index.js';
import { refusal } from '../../src/settings/index.js';
import { chooseByRules } from '../shared/by-rules.js';
import { type ClueAim, clueAim } from '../shared/chosen-clues.js';
import { type Attempt, failed, type Generator } from '../shared/generator.js';
import { Layout, type LayoutOptions } from './layout.js';
import { AKARI_PRESETS, AKARI_SETTINGS } from './settings.js';

/** The layout to draw, and the purpose of its numbers. */
export interface AkariPlan {
  readonly layout: LayoutOptions;
  readonly aim: ClueAim;
}

/** Walls that are moved before an attempt is given up, for each cell of the grid. */
const MOVES_OF_CELL = 2;

/** Makes Akaris with one solution. */
export const akariGenerator: Generator<AkariPuzzle, AkariSolution, AkariPlan, typeof AKARI_SETTINGS> = {
  id: 'akari',
  version: 1,
  family: 'akari',
  description:
    'walls in a symmetric pattern, moved until there is one solution, and as few numbers as it needs',
  settings: AKARI_SETTINGS,
  presets: AKARI_PRESETS,
  proposals: { easy: ['plain'], medium: ['any'], hard: ['any', 'beyond'] },
  plan: async ({ size, density, symmetry, fewest }, goal) => {
    if (size.rows !== size.columns && (symmetry === 'quarter-turn' || symmetry === 'diagonal')) {
      return failure(refusal('symmetry', `The symmetry ${symmetry} needs as many rows as columns.`));
    }
    return success({ layout: { size, density, symmetry }, aim: clueAim(goal, fewest) });
  },
  attempt,
};

function attempt({ layout: options, aim }: AkariPlan, rng: Rng): Attempt<AkariPuzzle, AkariSolution> {
  const { rows, columns } = options.size;
  const layout = new Layout(options, rng.fork('layout'));
  let open = openCells(layout, aim);
  for (let moves = MOVES_OF_CELL * rows * columns; open.length > 0 && moves > 0; moves--) {
    const [row, column] = rng.pick(open);
    const back = layout.wallTo(row * columns + column);
    const left = openCells(layout, aim);
    if (left.length > open.length) back();
    else open = left;
  }
  if (open.length > 0) return failed('no walls were found with which all numbers leave one solution');
  const source = { family: akari, ruled: akariRuled, clues: akariClues };
  const { bare: puzzle, solution } = layout;
  return chooseByRules(source, { puzzle, solution }, aim, rng.fork('numbers'));
}

/** The cells that logic leaves open with the numbers of all walls. */
function openCells({ numbered }: Layout, aim: ClueAim): readonly Cell[] {
  const logic = logicFor(akariRuled, numbered);
  if (logic.propagate() === 'undetermined' && aim !== 'plain') logic.probe();
  const { cells } = akariRuled.board(numbered);
  return logic.openPlaces.map((place) => cells[place]!);
}
