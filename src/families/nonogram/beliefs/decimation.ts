/**
 * Belief-guided decimation: the cell about which the beliefs are most certain takes its likelier value, line logic follows,
 * one more round of messages is passed, and so on, without going back further than one cell. It ends with a whole
 * grid, or with one to which a few lines do not agree.
 *
 * Source: the decimation of M. Mézard, G. Parisi and R. Zecchina, "Analytic and Algorithmic Solution of Random
 * Satisfiability Problems", Science 297 (2002), with belief in place of survey propagation.
 */
import type { Rng } from '../../../core/random.js';
import type { Field } from '../lines/field.js';
import { EMPTY, FILLED } from '../lines/states.js';
import type { Beliefs } from './beliefs.js';

/** In large grids several cells are settled before the messages of a round, so that there are no more rounds than this. */
const MOST_ROUNDS = 1000;
/** With random numbers a cell may be settled before another whose odds are this much better. */
const SPREAD = 10;

/** What decides between cells of similar certainty, and what ends it early. */
interface DecimationOptions {
  readonly rng?: Rng | undefined;
  readonly abort?: (() => boolean) | undefined;
}

/** Settles the open cells of a propagated field as far as line logic agrees. */
export function decimate(field: Field, beliefs: Beliefs, { rng, abort }: DecimationOptions): void {
  const cellsPerRound = Math.ceil(field.openCount / MOST_ROUNDS);
  while (field.openCount > 0 && abort?.() !== true) {
    for (let settled = 0; settled < cellsPerRound && field.openCount > 0; settled++) {
      const cell = mostCertain(field, beliefs, rng);
      if (!settle(field, cell, beliefs.oddsOf(cell) >= 1 ? FILLED : EMPTY)) return;
    }
    beliefs.exchange(1);
  }
}

function mostCertain(field: Field, beliefs: Beliefs, rng: Rng | undefined): number {
  let chosen = -1;
  let best = 0;
  for (let cell = 0; cell < field.cellCount; cell++) {
    if (!field.isOpen(cell)) continue;
    const odds = beliefs.oddsOf(cell);
    const certainty = Math.max(odds, 1 / odds) / (rng === undefined ? 1 : 1 + SPREAD * rng.next());
    if (certainty <= best) continue;
    best = certainty;
    chosen = cell;
  }
  return chosen;
}

/** Gives a cell its likelier state, or else the other one; false when line logic refutes both. */
function settle(field: Field, cell: number, likelier: number): boolean {
  for (const state of [likelier, likelier === FILLED ? EMPTY : FILLED]) {
    const snapshot = field.save();
    field.reveal(cell, state);
    if (field.propagate() !== 'contradiction') return true;
    field.restore(snapshot);
  }
  return false;
}
