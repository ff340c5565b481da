/** Akaris: random walls and bulbs, and as few numbers as one solution or the wanted logic needs. */
import { type Cell, failure, isSingleBit, type Rng, success } from '../../src/core/index.js';
import {
  type AkariPuzzle,
  type AkariSolution,
  akari,
  akariClues,
  akariRuled,
  BULB,
  WHITE_CELL,
} from '../../src/families/akari/index.js';
import { RuleCandidates } from '../../src/families/kit/index.js';
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
  const layout = new Layout(options, rng.fork('layout'));
  const { rows, columns } = options.size;
  let [bare, open] = judge(layout.rows, aim);
  for (let moves = MOVES_OF_CELL * rows * columns; open.length > 0 && moves > 0; moves--) {
    const [row, column] = rng.pick(open);
    const back = layout.wallTo(row * columns + column);
    const moved = judge(layout.rows, aim);
    if (moved[1].length > open.length) back();
    else [bare, open] = moved;
  }
  if (open.length > 0) return failed('no walls were found with which all numbers leave one solution');
  const source = { family: akari, ruled: akariRuled, clues: akariClues };
  return chooseByRules(source, { puzzle: bare, solution: layout.rows }, aim, rng.fork('numbers'));
}

/** The puzzle without numbers, and the cells that logic leaves open with all numbers of a solution. */
function judge(solution: AkariSolution, aim: ClueAim): readonly [AkariPuzzle, readonly Cell[]] {
  const bare: AkariPuzzle = {
    family: 'akari',
    grid: solution.map((row) => row.replaceAll(BULB, WHITE_CELL)),
  };
  const board = akariRuled.board(bare);
  const numbers = akariClues.list(bare, solution).map(({ of }) => of);
  const logic = new RuleCandidates(board, [...akariRuled.rules(bare), ...numbers], akariRuled.kinds);
  if (logic.propagate() === 'undetermined' && aim !== 'plain') logic.probe();
  return [bare, board.cells.filter((_, place) => !isSingleBit(logic.mask(place)))];
}
