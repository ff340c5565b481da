/**
 * Is there a puzzle of a full grid with at most `total` givens, for any board of at most 81 cells and givens
 * that come in orbits? The hitting set search of src/solve/hitting-sets over the orbits: an orbit costs its
 * number of cells, the cuts are unavoidable sets, and the follower searches a second solution of the chosen
 * givens, which becomes a further set. Orbits do not keep to stacks, so the search over two stacks does not
 * apply; this one is meant for small boards and for symmetric givens. See docs/methods.md, "The fewest givens
 * of a Sudoku", steps 1, 3 and 6.
 */

import type { Budget } from '../../../core/index.js';
import {
  CHOSEN,
  type Choice,
  FORBIDDEN,
  type FollowerAnswer,
  searchHittingSets,
} from '../../../solve/index.js';
import { type Board, WORD_CELLS } from './board.js';
import { openFollower } from './board-follower.js';
import { shrinkDifference } from './learn.js';
import { minimalSets } from './starting-sets.js';
import { answerOf, type SudokuTaskAnswer } from './task-answer.js';
import { type SetList, unavoidableSets } from './unavoidable-sets.js';

/** Largest sets that are generated at the start. */
const STARTING_SIZE = 12;

export interface OrbitRequest {
  readonly board: Board;
  readonly numbers: readonly number[];
  /** Cells that hold givens together or not at all; every cell is in one. */
  readonly orbits: readonly (readonly number[])[];
  /** Cells that must hold givens, and cells that may not. */
  readonly required: readonly number[];
  readonly forbidden: readonly number[];
  readonly total: number;
  /** Find every puzzle instead of one; complete when there is none with fewer givens than `total`. */
  readonly every: boolean;
}

/**
 * Searches for the puzzles of one request, to the end, to the first find (unless every one is wanted) or to a
 * limit.
 */
export function searchOrbits(request: OrbitRequest, budget: Budget): SudokuTaskAnswer {
  const { orbits, total, every } = request;
  const puzzles: (readonly number[])[] = [];
  const states = startingStates(request);
  if (states === undefined) return answerOf(undefined, puzzles, { nodes: 0, followerCalls: 0, learnt: 0 });
  const { cuts, follower } = openSets(request);
  const { limit, nodes, calls, ...search } = searchHittingSets({
    weights: orbits.map(({ length }) => length),
    follower,
    cuts,
    states,
    below: total + 1,
    onFeasible: (choice) => {
      puzzles.push(givensOf(choice, orbits).sort((one, other) => one - other));
      return every ? total + 1 : 0;
    },
    ...budget,
  });
  return answerOf(limit, puzzles, { nodes, followerCalls: calls, learnt: search.cuts.length });
}

/** The orbits decided from the start; undefined when an orbit holds required and forbidden cells. */
function startingStates({ orbits, required, forbidden }: OrbitRequest): Uint8Array | undefined {
  const states = new Uint8Array(orbits.length);
  for (const [orbit, cells] of orbits.entries()) {
    const isRequired = cells.some((cell) => required.includes(cell));
    const isForbidden = cells.some((cell) => forbidden.includes(cell));
    if (isRequired && isForbidden) return undefined;
    if (isRequired) states[orbit] = CHOSEN;
    if (isForbidden) states[orbit] = FORBIDDEN;
  }
  return states;
}

/** The small unavoidable sets as cuts over the orbits, and the follower that finds further ones. */
function openSets({ board, numbers, orbits }: OrbitRequest) {
  const grid = Int32Array.from(numbers);
  const second = openFollower(board, grid);
  const orbitOfCell = new Int32Array(board.cells);
  orbits.forEach((cells, orbit) => {
    for (const cell of cells) orbitOfCell[cell] = orbit;
  });
  const inOrbits = (set: ArrayLike<number>): Int32Array =>
    wordsOf(itemsOf(set).map((cell) => orbitOfCell[cell]!));
  const sets = unavoidableSets(board, grid, { size: STARTING_SIZE });
  const minimal = minimalSets(wordTriples(sets).flatMap((set) => [...inOrbits(set)]));
  const follower = (choice: Choice): FollowerAnswer => {
    const givens = wordsOf(givensOf(choice, orbits));
    if (!second.findSecond(givens[0]!, givens[1]!, givens[2]!)) return { status: 'feasible' };
    shrinkDifference(second, givens.fill(0));
    return { status: 'broken', cuts: [itemsOf(inOrbits(second.difference))] };
  };
  return { cuts: wordTriples(minimal).map(itemsOf), follower };
}

function givensOf(choice: Choice, orbits: OrbitRequest['orbits']): number[] {
  return orbits.flatMap((cells, orbit) => (choice[orbit] === 1 ? cells : []));
}

/** Cells or orbits as bits of three words. */
function wordsOf(items: readonly number[]): Int32Array {
  const words = new Int32Array(3);
  for (const item of items) words[Math.floor(item / WORD_CELLS)]! |= 1 << (item % WORD_CELLS);
  return words;
}

/** The cells or orbits of three words, in rising order. */
function itemsOf(words: ArrayLike<number>): number[] {
  const items: number[] = [];
  for (let word = 0; word < 3; word++) {
    for (let item = 0; item < WORD_CELLS; item++)
      if ((words[word]! & (1 << item)) !== 0) items.push(word * WORD_CELLS + item);
  }
  return items;
}

function wordTriples(sets: SetList): readonly (readonly number[])[] {
  return Array.from({ length: sets.length / 3 }, (_, set) => Array.from(sets.slice(3 * set, 3 * set + 3)));
}
