/**
 * Clauses that are counted instead of watched: in an exactly-one row nearly all literals become false in
 * every solution, so a watch would move from literal to literal anyway. One word for each such clause holds
 * how many of its literals are not known to be false and, above those bits, the exclusive or of them; when
 * one is left, the word names it and no literal is visited (counters as in the Davis-Putnam programs before
 * Chaff). Literals count as false once propagation has passed them, so backtracking visits only what lies
 * before the queue head; the words of level 0 are kept, so that a backtrack to level 0 copies them.
 */
import { CLAUSE_HEADER } from './clause.js';
import { enlarge, grownLength } from './enlarge.js';
import type { SolverState } from './state.js';

/** Bits of the header word that hold the count; the literals lie above. */
export const COUNT_BITS = 4;
export const COUNT_MASK = (1 << COUNT_BITS) - 1;

const FEWEST_LITERALS = 4;
const MOST_LITERALS = COUNT_MASK;

/** True if a clause of this size can be counted, and is long enough for it to pay. */
export function isCountable(size: number): boolean {
  return size >= FEWEST_LITERALS && size <= MOST_LITERALS;
}

/** Counts a clause, none of whose literals is false at level 0, from now on. */
export function countClause(state: SolverState, clause: number): void {
  const { arena } = state;
  const number = state.countedClauses++;
  if (number === state.countWord.length) {
    const { counters, growth } = state.tuning.sizes;
    const length = grownLength(number, Math.max(number + 1, counters), growth);
    state.countWord = enlarge(state.countWord, length);
    state.rootWord = enlarge(state.rootWord, length);
  }
  let word = 0;
  let root = 0;
  for (let index = clause + CLAUSE_HEADER; index < clause + CLAUSE_HEADER + arena[clause]!; index++) {
    const literal = arena[index]!;
    state.counted.push(literal, number, clause);
    root = (root ^ (literal << COUNT_BITS)) + 1;
    if (!isPassed(state, literal)) word = (word ^ (literal << COUNT_BITS)) + 1;
  }
  state.countWord[number] = word;
  state.rootWord[number] = root;
}

/** Before the first decision: counts the literals that became false at level 0. */
export function recordRoot(state: SolverState): void {
  if (state.rootPassed === state.trailSize) return;
  state.rootPassed = state.trailSize;
  state.rootWord.set(state.countWord);
}

/** True if the literal is false and propagation has passed it. */
function isPassed({ value, trail, trailSize, queueHead }: SolverState, literal: number): boolean {
  if (value[literal]! >= 0) return false;
  for (let place = queueHead; place < trailSize; place++) if (trail[place] === (literal ^ 1)) return false;
  return true;
}

/** Undoes the counting of the trail from `start` on, where `level` ends. */
export function uncount(state: SolverState, start: number, level: number): void {
  const { trail, trailSize, queueHead, counted, countWord } = state;
  if (level === 0) {
    countWord.set(state.rootWord);
    return;
  }
  const { pool, start: listStart, size } = counted;
  for (let place = Math.min(trailSize, queueHead) - 1; place >= start; place--) {
    const falsified = trail[place]! ^ 1;
    const from = listStart[falsified]!;
    const end = from + size[falsified]!;
    for (let at = from; at < end; at += 2) {
      const number = pool[at]!;
      countWord[number] = (countWord[number]! + 1) ^ (falsified << COUNT_BITS);
    }
  }
}
