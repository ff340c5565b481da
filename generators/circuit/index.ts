/** Circuit Boards: a random tree whose points have one or three tracks, and as few given tracks as are needed. */
import type { Rng } from '../../src/core/random.js';
import { circuit } from '../../src/families/circuit/index.js';
import {
  type CircuitPuzzle,
  type CircuitSolution,
  canonicalEdges,
} from '../../src/families/circuit/puzzle.js';
import type { AnyFamily } from '../../src/families/family.js';
import { chooseClues } from '../chosen-clues.js';
import type { Attempt, Generator } from '../generator.js';
import { CIRCUIT_PARAMETERS, CIRCUIT_PRESETS, type CircuitPlan, planCircuit } from './plan.js';
import { CircuitTree } from './tree.js';

/** Makes Circuit Boards with one solution. */
export const circuitGenerator: Generator<CircuitPuzzle, CircuitSolution, CircuitPlan> = {
  id: 'circuit',
  version: 1,
  family: 'circuit',
  description: 'a random tree grown on the board, and as few of its tracks given as one solution needs',
  parameters: CIRCUIT_PARAMETERS,
  presets: CIRCUIT_PRESETS,
  plan: async (settings, goal) => planCircuit(settings, goal),
  attempt,
};

function attempt(
  { rows, columns, holes, aim }: CircuitPlan,
  rng: Rng,
): Attempt<CircuitPuzzle, CircuitSolution> {
  const tree = new CircuitTree(rows, columns);
  const wanted = rows * columns - (holes ?? 0);
  tree.grow(wanted, rng.fork('tree'));
  if (holes !== undefined && tree.pointCount !== wanted) {
    return { status: 'failed', reason: `no tree left only ${holes} cells free` };
  }
  const solution = canonicalEdges(tree.edges());
  const board: CircuitPuzzle = { family: 'circuit', grid: tree.grid(), edges: [] };
  const set = circuit.clues!.cluesOf(board, solution);
  const task = { family: circuit as AnyFamily, set, solution, aim };
  return chooseClues(task, rng.fork('clues')) as Attempt<CircuitPuzzle, CircuitSolution>;
}
