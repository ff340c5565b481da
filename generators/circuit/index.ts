/**
 * Circuit Boards: a random tree whose points have one or three tracks, and as few given tracks as are needed;
 * in path puzzles two marked points as well.
 */
import { canonicalEdges, type Edge, type Rng } from '../../src/core/index.js';
import {
  type CircuitPuzzle,
  type CircuitSolution,
  circuit,
  pathBetween,
  TrackChoice,
} from '../../src/families/circuit/index.js';
import type { AnyFamily } from '../../src/families/contract/index.js';
import { checkPuzzle, chooseFormulation } from '../../src/proving/index.js';
import { satEngine } from '../../src/solve/index.js';
import { type ClueAim, chooseClues } from '../shared/chosen-clues.js';
import { withoutSearch } from '../shared/clue-task.js';
import { type Attempt, failed, type Generator } from '../shared/generator.js';
import { choosePathEnds } from './path-ends.js';
import { type CircuitPlan, planCircuit } from './plan.js';
import { CIRCUIT_PRESETS, CIRCUIT_SETTINGS } from './settings.js';
import { CircuitTree } from './tree.js';

/** Aims whose puzzles logic finishes, which does not look at paths. */
const LOGICAL: ReadonlySet<ClueAim> = new Set(['plain', 'look-ahead', 'guessless']);
/** Work allowed to find a second tree. */
const PLAIN_BUDGET = { conflicts: 20_000 };

/** Makes Circuit Boards with one solution. */
export const circuitGenerator: Generator<
  CircuitPuzzle,
  CircuitSolution,
  CircuitPlan,
  typeof CIRCUIT_SETTINGS
> = {
  id: 'circuit',
  version: 1,
  family: 'circuit',
  description: 'a random tree grown on the board, and as few of its tracks given as one solution needs',
  settings: CIRCUIT_SETTINGS,
  presets: CIRCUIT_PRESETS,
  proposals: { easy: ['plain', 'any'], medium: ['any'], hard: ['any', 'beyond'] },
  plan: async (settings, goal) => planCircuit(settings, goal),
  attempt,
};

function attempt(
  { rows, columns, holes, path, aim }: CircuitPlan,
  rng: Rng,
): Attempt<CircuitPuzzle, CircuitSolution> {
  const tree = new CircuitTree(rows, columns);
  const wanted = rows * columns - (holes ?? 0);
  tree.grow(wanted, rng.fork('tree'));
  if (holes !== undefined && tree.pointCount !== wanted) {
    return { status: 'failed', reason: `no tree left only ${holes} cells free` };
  }
  const edges = canonicalEdges(tree.edges());
  const plain: CircuitPuzzle = { family: 'circuit', grid: tree.grid(), edges: [] };
  const { board, solution } = path
    ? withPath(plain, edges, rng.fork('path'))
    : { board: plain, solution: edges };
  const set = circuit.clues!.cluesOf(board, solution);
  const tracks = new TrackChoice(plain, edges);
  // A shorter path counts as another solution too, which only the engine looks for.
  const choice = path ? withoutSearch(tracks) : tracks;
  const task = { family: circuit as AnyFamily, set, solution, choice };
  const made = chooseClues(task, aim, rng.fork('clues')) as Attempt<CircuitPuzzle, CircuitSolution>;
  const isIdle = path && !LOGICAL.has(aim) && made.status === 'made' && !needsPath(made.puzzle);
  return isIdle ? failed('one solution was left without the marked points') : made;
}

/** True if the tracks given leave several trees, so that the marked points decide. */
function needsPath({ path: _, ...plain }: CircuitPuzzle): boolean {
  const family = circuit as AnyFamily;
  const formulation = chooseFormulation(family, satEngine.id);
  const request = {
    family,
    puzzle: plain,
    formulation,
    engine: satEngine,
    budget: PLAIN_BUDGET,
    certify: false,
  };
  return checkPuzzle(request).verdict === 'multiple';
}

/** The board with two marked points, and its tree with their path. */
function withPath(
  board: CircuitPuzzle,
  edges: readonly Edge[],
  rng: Rng,
): { readonly board: CircuitPuzzle; readonly solution: CircuitSolution } {
  const path = choosePathEnds(edges, rng);
  return { board: { ...board, path }, solution: { edges, path: pathBetween(edges, path)! } };
}
