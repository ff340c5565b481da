/**
 * Belief propagation with reinforcement: while rows and columns go on passing messages, every cell takes a
 * growing share of the odds that it has now as a bias of its own. All cells become certain together, each can
 * still change to the other value as long as the share is small, and the grid at the end is a solution or
 * misses it in a few lines.
 *
 * Source: A. Braunstein and R. Zecchina, "Learning by Message Passing in Networks of Discrete Synapses",
 * Physical Review Letters 96 (2006). There a cell takes all of its odds with a growing probability; here it
 * takes a growing power of them, so that no random numbers are needed.
 */
import type { NonogramClues } from '../puzzle.js';
import { type Beliefs, WHOLE } from './beliefs.js';

/** Rounds between two looks whether the likelier values are a solution. */
const ROUNDS_BETWEEN_LOOKS = 4;

/** The pace of reinforcement, and what ends it early. */
interface ReinforcementOptions {
  /** Rounds of messages in which the share grows from nothing to all of the odds. */
  readonly rounds: number;
  readonly abort?: (() => boolean) | undefined;
}

/** Makes the beliefs certain, until their likelier values are a solution or all odds are taken as biases. */
export function reinforce(
  beliefs: Beliefs,
  clues: NonogramClues,
  { rounds, abort }: ReinforcementOptions,
): void {
  for (let round = 0; round <= rounds; round++) {
    beliefs.reinforce(Math.floor((round * WHOLE) / rounds));
    beliefs.exchange(1);
    if (abort?.() === true) return;
    if (round % ROUNDS_BETWEEN_LOOKS === 0 && isSolution(beliefs, clues)) return;
  }
}

/** True if the likelier values of every row and of every column are blocks of the lengths in its clue. */
function isSolution(beliefs: Beliefs, { rows, columns }: NonogramClues): boolean {
  const width = columns.length;
  return (
    rows.every((blocks, row) => hasBlocks(beliefs, blocks, row * width, 1, width)) &&
    columns.every((blocks, column) => hasBlocks(beliefs, blocks, column, width, rows.length))
  );
}

/** The same of the line of `length` cells that starts at a cell and goes on by `step`. */
function hasBlocks(
  beliefs: Beliefs,
  blocks: readonly number[],
  start: number,
  step: number,
  length: number,
): boolean {
  let block = 0;
  let run = 0;
  for (let place = 0; place <= length; place++) {
    if (place < length && beliefs.isFilled(start + place * step)) run++;
    else if (run > 0) {
      if (blocks[block++] !== run) return false;
      run = 0;
    }
  }
  return block === blocks.length;
}
