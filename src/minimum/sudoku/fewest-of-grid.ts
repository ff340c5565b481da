/**
 * The fewest givens of one full Sudoku grid, proved on this thread without a pause, for callers that divide
 * their work by puzzle: by the general loop of leader and follower, whose proof is checked, or by the
 * dedicated exhaustive search.
 */

import type { Puzzle } from '../../families/contract/index.js';
import { findFamily } from '../../families/index.js';
import type { Engine } from '../../solve/index.js';
import { certifyFewest } from '../certify-fewest.js';
import { fewestClues } from '../fewest-clues.js';
import { FewestGivens } from './search/fewest-givens.js';
import type { GivensRequest } from './search/tasks.js';

/**
 * The method that proves the fewest givens: `loop` leader and follower, `search` the search made for Sudoku.
 */
export type GridMethod = 'loop' | 'search';

/** A full grid, and how its fewest givens are to be proved. */
export interface GridRequest {
  readonly box: GivensRequest['box'];
  readonly solution: readonly (readonly number[])[];
  readonly method: GridMethod;
  /** Any text: which of the puzzles with the fewest givens is found. */
  readonly seed: string;
  /** Solves and proves; the loop alone has work for it. */
  readonly engine: Engine;
}

/**
 * A puzzle with the fewest givens; `certified`: an independent checker has followed the proof that fewer will
 * not do. `undecided`: a counted limit of the loop was hit.
 */
export type GridAnswer =
  | {
      readonly status: 'proved';
      readonly givens: number;
      readonly grid: readonly (readonly number[])[];
      readonly certified: boolean;
    }
  | { readonly status: 'undecided' };

const FAMILY = findFamily('sudoku')!;
/** Limits of the loop: rounds of the leader, conflicts of one call of the follower. */
const LOOP_BUDGET = { rounds: 400, conflicts: 50_000 };

/**
 * Finds a puzzle with the fewest givens of a grid, and proves that none has fewer. The search takes boards of
 * at most 81 cells.
 */
export function fewestGivensOf(request: GridRequest): GridAnswer {
  return request.method === 'loop' ? byLoop(request) : bySearch(request);
}

function byLoop({ box, solution, seed, engine }: GridRequest): GridAnswer {
  const empty = { family: FAMILY.id, box, grid: solution.map((row) => row.map(() => 0)) } as Puzzle;
  const set = FAMILY.clues!.cluesOf(empty, solution);
  const plain = { family: FAMILY, set, solution, engine };
  const answer = fewestClues({ ...plain, leader: engine, seed, budget: LOOP_BUDGET });
  if (answer.status !== 'found' || !answer.proved || answer.chosen === undefined)
    return { status: 'undecided' };
  const { chosen, sets, lower } = answer;
  const claim = { ...plain, sets, choices: [chosen], lower, isComplete: false };
  const certified = certifyFewest(claim).status === 'certified';
  return { status: 'proved', givens: chosen.length, grid: keep(solution, chosen), certified };
}

function bySearch({ box, solution, seed }: GridRequest): GridAnswer {
  const request = {
    box,
    numbers: solution.flat(),
    symmetry: 'none',
    required: [],
    forbidden: [],
    seed,
  } as const;
  const answer = new FewestGivens(request, SILENT).findHere();
  if (answer.status === 'ambiguous') throw new Error('a full grid of Sudoku has itself as its only solution');
  const { lower, givens } = answer;
  if (lower !== givens.length) throw new Error('a search without a limit was stopped');
  return { status: 'proved', givens: lower, grid: keep(solution, givens), certified: false };
}

const SILENT = { onState: () => undefined, onBounds: () => undefined };

/** The grid with the numbers of the given cells alone, 0 elsewhere. */
function keep(solution: GridRequest['solution'], cells: readonly number[]): number[][] {
  const kept = new Set(cells);
  const side = solution.length;
  return solution.map((row, r) => row.map((number, c) => (kept.has(r * side + c) ? number : 0)));
}
