/** Tents: random tents with a tree beside each, until the numbers leave one solution. */
import { type Rng, type Size, success } from '../../src/core/index.js';
import type { LogicReach } from '../../src/families/contract/index.js';
import { logicByRules } from '../../src/families/kit/index.js';
import {
  OPEN,
  TENT,
  type TentsPuzzle,
  type TentsSolution,
  tents,
  tentsClues,
  tentsRuled,
} from '../../src/families/tents/index.js';
import { chooseByRules } from '../shared/by-rules.js';
import { type ClueAim, clueAim } from '../shared/chosen-clues.js';
import { type Attempt, failed, type Generator } from '../shared/generator.js';
import { campsOf } from './camp.js';
import { TENTS_PRESETS, TENTS_SETTINGS } from './settings.js';

/** The grid to be made, and the purpose of its numbers. */
export interface TentsPlan {
  readonly size: Size;
  readonly density: number;
  readonly aim: ClueAim;
  /** Numbers are left out as far as the aim allows. */
  readonly isSparse: boolean;
}

/** Grids of one attempt: many have several solutions with all numbers given. */
const GRIDS = 300;

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
  description: 'random tents with a tree beside each, whose rows and columns have numbers',
  settings: TENTS_SETTINGS,
  presets: TENTS_PRESETS,
  proposals: { easy: ['plain'], medium: ['any'], hard: ['look-ahead', 'beyond'] },
  plan: async ({ size, density, 'few-numbers': few, fewest }, goal) =>
    success({ size, density, aim: clueAim(goal, fewest), isSparse: few || fewest }),
  attempt,
};

function attempt({ size, density, aim, isSparse }: TentsPlan, rng: Rng): Attempt<TentsPuzzle, TentsSolution> {
  const campOf = campsOf(size, density);
  // Numbers that are left out only make a puzzle harder.
  const wanted =
    (isSparse ? undefined : WANTED[aim]) ?? (aim === 'plain' ? ['plain'] : ['plain', 'look-ahead']);
  const upTo = aim === 'plain' ? 'plain' : 'look-ahead';
  for (let number = 0; number < GRIDS; number++) {
    const solution = campOf(rng.fork(`grid/${number}`));
    const puzzle = numbered(solution, size);
    if (!wanted.includes(logicByRules(tentsRuled, puzzle, upTo))) continue;
    if (!isSparse) return { status: 'made', puzzle, solution };
    const source = { family: tents, ruled: tentsRuled, clues: tentsClues };
    return chooseByRules(source, { puzzle, solution }, aim, rng.fork('numbers'));
  }
  return failed('no grid with all its numbers given was as asked');
}

/** The puzzle with the numbers of all rows and columns. */
function numbered(solution: TentsSolution, { columns }: Size): TentsPuzzle {
  const tentsIn = (cells: readonly string[]): number => cells.filter((sign) => sign === TENT).length;
  return {
    family: 'tents',
    rows: solution.map((row) => tentsIn([...row])),
    columns: Array.from({ length: columns }, (_, column) => tentsIn(solution.map((row) => row[column]!))),
    grid: solution.map((row) => row.replaceAll(TENT, OPEN)),
  };
}
