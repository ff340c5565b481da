/** Tents: random tents with a tree beside each, moved until the numbers leave one solution. */
import { type Rng, type Size, success } from '../../src/core/index.js';
import type { LogicReach } from '../../src/families/contract/index.js';
import { logicFor, type QuickLogic } from '../../src/families/kit/index.js';
import {
  type TentsPuzzle,
  type TentsSolution,
  tents,
  tentsClues,
  tentsRuled,
} from '../../src/families/tents/index.js';
import { chooseByRules } from '../shared/by-rules.js';
import { type ClueAim, clueAim } from '../shared/chosen-clues.js';
import { type Attempt, failed, type Generator } from '../shared/generator.js';
import { Camp } from './camp.js';
import { TENTS_PRESETS, TENTS_SETTINGS } from './settings.js';

/** The grid to be made, and the purpose of its numbers. */
export interface TentsPlan {
  readonly size: Size;
  readonly density: number;
  readonly aim: ClueAim;
  /** Numbers are left out as far as the aim allows. */
  readonly isSparse: boolean;
}

/** Grids that are judged in one attempt, the same for each cell, and the larger of the two counts. */
const GRIDS = 300;
const MOVES_OF_CELL = 2;

/** The logic that finishes puzzles of an aim; of others it finishes any. */
const WANTED: Readonly<Partial<Record<ClueAim, readonly LogicReach[]>>> = {
  plain: ['plain'],
  'look-ahead': ['look-ahead'],
  beyond: ['beyond'],
};

/** Makes Tents with one solution. */
export const tentsGenerator: Generator<TentsPuzzle, TentsSolution, TentsPlan, typeof TENTS_SETTINGS> = {
  id: 'tents',
  version: 1,
  family: 'tents',
  description:
    'tents with a tree beside each, moved until there is one solution, whose rows and columns have numbers',
  settings: TENTS_SETTINGS,
  presets: TENTS_PRESETS,
  proposals: { easy: ['plain'], medium: ['any'], hard: ['look-ahead', 'beyond'] },
  plan: async ({ size, density, 'few-numbers': few, fewest }, goal) =>
    success({ size, density, aim: clueAim(goal, fewest), isSparse: few || fewest }),
  attempt,
};

function attempt({ size, density, aim, isSparse }: TentsPlan, rng: Rng): Attempt<TentsPuzzle, TentsSolution> {
  // Numbers that are left out only make a puzzle harder.
  const wanted =
    (isSparse ? undefined : WANTED[aim]) ?? (aim === 'plain' ? ['plain'] : ['plain', 'look-ahead']);
  const upTo = aim === 'plain' ? 'plain' : 'look-ahead';
  const cells = size.rows * size.columns;
  let left = Math.max(GRIDS, MOVES_OF_CELL * cells);
  for (let number = 0; left > 0; number++) {
    const camp = new Camp(size, density, rng.fork(`grid/${number}`));
    let judged = judge(camp, size, upTo);
    left--;
    for (let moves = cells; moves > 0 && left > 0 && isStuck(judged, wanted); moves--, left--) {
      const back = camp.move(judged.open);
      const next = judge(camp, size, upTo);
      if (next.open.length > judged.open.length) back();
      else judged = next;
    }
    const { puzzle, solution, logic } = judged;
    if (!wanted.includes(logic)) continue;
    if (!isSparse) return { status: 'made', puzzle, solution, ...(logic === 'plain' && { logic }) };
    const source = { family: tents, ruled: tentsRuled, clues: tentsClues };
    return chooseByRules(source, { puzzle, solution }, aim, rng.fork('numbers'));
  }
  return failed('no grid with all its numbers given was as asked');
}

/** A camp with the numbers of all rows and columns. */
interface Judged {
  readonly puzzle: TentsPuzzle;
  readonly solution: TentsSolution;
  readonly logic: LogicReach;
  /** The cells, row-major, that logic leaves open. */
  readonly open: readonly number[];
}

/** True if tents are to be moved: quicker logic is wanted than finishes a grid. */
function isStuck({ logic }: Judged, wanted: readonly LogicReach[]): boolean {
  return logic === 'beyond' && !wanted.includes(logic);
}

function judge(camp: Camp, { columns }: Size, upTo: QuickLogic): Judged {
  const { puzzle, solution } = camp;
  const logic = logicFor(tentsRuled, puzzle);
  const reach = logic.reach(upTo);
  const { cells } = tentsRuled.board(puzzle);
  const open = logic.openPlaces.map((place) => cells[place]![0] * columns + cells[place]![1]);
  return { puzzle, solution, logic: reach, open };
}
