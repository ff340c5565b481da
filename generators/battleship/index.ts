/** Battleships: a fleet placed at random, numbers beside the grid, and as few hints as are needed. */
import type { Rng } from '../../src/core/index.js';
import {
  type BattleshipPuzzle,
  type BattleshipSolution,
  battleship,
  HintChoice,
  OPEN,
  WATER,
} from '../../src/families/battleship/index.js';
import type { AnyFamily } from '../../src/families/contract/index.js';
import { chooseClues } from '../shared/chosen-clues.js';
import type { Attempt, Generator } from '../shared/generator.js';
import { placeFleet } from './fleet.js';
import { type BattleshipPlan, planBattleship } from './plan.js';
import { BATTLESHIP_PRESETS, BATTLESHIP_SETTINGS } from './settings.js';

/** Makes battleship puzzles with one solution. */
export const battleshipGenerator: Generator<
  BattleshipPuzzle,
  BattleshipSolution,
  BattleshipPlan,
  typeof BATTLESHIP_SETTINGS
> = {
  id: 'battleship',
  version: 1,
  family: 'battleship',
  description: 'a fleet placed at random, and as few cells given as one solution needs',
  settings: BATTLESHIP_SETTINGS,
  presets: BATTLESHIP_PRESETS,
  proposals: { easy: ['plain', 'any'], medium: ['any'], hard: ['any', 'beyond'] },
  plan: async (settings, goal) => planBattleship(settings, goal),
  attempt,
};

function attempt(plan: BattleshipPlan, rng: Rng): Attempt<BattleshipPuzzle, BattleshipSolution> {
  const solution = placeFleet(plan, rng.fork('fleet'));
  if (solution === undefined) return { status: 'failed', reason: 'the fleet found no room' };
  const puzzle = withoutHints(plan, solution, rng.fork('missing'));
  const set = battleship.clues!.cluesOf(puzzle, solution);
  // The clues of the set are the cells of the solution, row by row, as a choice of hints names them.
  const choice = new HintChoice(puzzle, solution);
  const task = { family: battleship as AnyFamily, set, solution, choice };
  return chooseClues(task, plan.aim, rng.fork('clues')) as Attempt<BattleshipPuzzle, BattleshipSolution>;
}

/** The numbers beside rows and columns, some of them missing, and an open grid. */
function withoutHints(
  { rows, columns, fleet, missing }: BattleshipPlan,
  solution: BattleshipSolution,
  rng: Rng,
): BattleshipPuzzle {
  const missingLines = new Set(
    rng.shuffle(Array.from({ length: rows + columns }, (_, line) => line)).slice(0, missing),
  );
  const ships = (cells: readonly string[]): number => cells.filter((cell) => cell !== WATER).length;
  const shown = (count: number, line: number): number | null => (missingLines.has(line) ? null : count);
  return {
    family: 'battleship',
    rows: solution.map((text, row) => shown(ships([...text]), row)),
    columns: Array.from({ length: columns }, (_, column) =>
      shown(ships(solution.map((text) => text[column]!)), rows + column),
    ),
    fleet,
    grid: solution.map(() => OPEN.repeat(columns)),
  };
}
