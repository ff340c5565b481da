/**
 * Unit propagation over two watched literals with blocking literals: the inner loop, in which nearly all the
 * time is spent. Counted clauses come first, then those of two literals. The order of the tests for the
 * others is that of CaDiCaL's propagate.cpp: blocking literal, the other watched literal, then a replacement
 * searched from where the last search of this clause stopped.
 */
import { CLAUSE_HEADER } from './clause.js';
import { COUNT_BITS as BITS, COUNT_MASK as MASK } from './count.js';
import { NO_CLAUSE, type SolverState } from './state.js';

// Compiled code contains a constant of its own module, but reads one of another module each time.
const HEADER = CLAUSE_HEADER;
const COUNT_BITS = BITS;
const COUNT_MASK = MASK;
const NONE = NO_CLAUSE;

/** Propagates all literals of the trail; returns the clause that became false, or {@link NO_CLAUSE}. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the hottest loop of the program stays in one function, for speed
export function propagate(state: SolverState): number {
  const { value, trail, arena, level, reason, binaries, watches, counted, countWord, decisionLevel } = state;
  const { pool: countedPool, start: countedStart, size: countedSize } = counted;
  const { pool: binaryPool, start: binaryStart, size: binarySize } = binaries;
  const { start: watchStart, size: watchSize, capacity: watchCapacity } = watches;
  let pool = watches.pool;
  let trailSize = state.trailSize;
  let head = state.queueHead;
  let conflict = NONE;
  const before = head;
  while (head < trailSize) {
    const falsified = trail[head++]! ^ 1;
    const countedFrom = countedStart[falsified]!;
    const countedEnd = countedFrom + countedSize[falsified]!;
    // All are counted, also after a conflict, so that backtracking finds every clause counted.
    for (let at = countedFrom; at < countedEnd; at += 2) {
      const number = countedPool[at]!;
      const word = (countWord[number]! ^ (falsified << COUNT_BITS)) - 1;
      countWord[number] = word;
      if ((word & COUNT_MASK) > 1) continue;
      const implied = word >> COUNT_BITS;
      const impliedValue = (word & COUNT_MASK) === 0 ? -1 : value[implied]!;
      if (impliedValue > 0) continue;
      if (impliedValue < 0) {
        conflict = countedPool[at + 1]!;
        continue;
      }
      value[implied] = 1;
      value[implied ^ 1] = -1;
      const variable = implied >> 1;
      level[variable] = decisionLevel;
      reason[variable] = countedPool[at + 1]!;
      trail[trailSize++] = implied;
    }
    if (conflict !== NONE) break;
    const binaryFrom = binaryStart[falsified]!;
    const binaryEnd = binaryFrom + binarySize[falsified]!;
    for (let at = binaryFrom; at < binaryEnd; at += 2) {
      const implied = binaryPool[at]!;
      const impliedValue = value[implied]!;
      if (impliedValue > 0) continue;
      const clause = binaryPool[at + 1]!;
      if (impliedValue < 0) {
        conflict = clause;
        break;
      }
      value[implied] = 1;
      value[implied ^ 1] = -1;
      const variable = implied >> 1;
      level[variable] = decisionLevel;
      reason[variable] = clause;
      trail[trailSize++] = implied;
    }
    if (conflict !== NONE) break;
    const words = watchSize[falsified]!;
    if (words === 0) continue;
    const start = watchStart[falsified]!;
    const end = start + words;
    let from = start;
    let to = start;
    while (from < end) {
      const blocker = pool[from]!;
      const clause = pool[from + 1]!;
      from += 2;
      pool[to] = blocker;
      pool[to + 1] = clause;
      to += 2;
      if (value[blocker]! > 0) continue;
      const first = clause + HEADER;
      const implied = arena[first]! ^ arena[first + 1]! ^ falsified;
      const impliedValue = value[implied]!;
      if (impliedValue > 0) {
        pool[to - 2] = implied;
        continue;
      }
      const stop = first + arena[clause]!;
      const middle = first + arena[clause + 2]!;
      let place = middle;
      while (place < stop && value[arena[place]!]! < 0) place++;
      if (place === stop) {
        place = first + 2;
        while (place < middle && value[arena[place]!]! < 0) place++;
        if (place === middle) place = stop;
      }
      if (place < stop) {
        const replacement = arena[place]!;
        arena[clause + 2] = place - first;
        if (value[replacement]! > 0) {
          pool[to - 2] = replacement;
          continue;
        }
        arena[first] = implied;
        arena[first + 1] = replacement;
        arena[place] = falsified;
        to -= 2;
        const size = watchSize[replacement]!;
        if (size < watchCapacity[replacement]!) {
          const slot = watchStart[replacement]! + size;
          pool[slot] = implied;
          pool[slot + 1] = clause;
          watchSize[replacement] = size + 2;
        } else {
          watches.push(replacement, implied, clause);
          pool = watches.pool;
        }
        continue;
      }
      if (impliedValue < 0) {
        conflict = clause;
        break;
      }
      value[implied] = 1;
      value[implied ^ 1] = -1;
      const variable = implied >> 1;
      level[variable] = decisionLevel;
      reason[variable] = clause;
      trail[trailSize++] = implied;
    }
    if (from !== to) {
      while (from < end) pool[to++] = pool[from++]!;
      watchSize[falsified] = to - start;
    }
    if (conflict !== NONE) break;
  }
  state.propagations += head - before;
  state.trailSize = trailSize;
  state.queueHead = head;
  return conflict;
}
