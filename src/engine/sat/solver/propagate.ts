/**
 * Unit propagation over two watched literals with blocking literals: the inner loop, in which nearly all the
 * time is spent. The order of the tests is that of CaDiCaL's propagate.cpp: blocking literal, clause of two,
 * the other watched literal, then a replacement searched from where the last search of this clause stopped.
 */
import { HEADER } from './clause.js';
import { NONE, type SolverState } from './state.js';
import { pushWatch } from './watch.js';

/** Draws all consequences of the trail; returns the clause that became false, or {@link NONE}. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the hottest loop of the program stays in one function, for speed
export function propagate(state: SolverState): number {
  const { value, trail, arena, level, reason, watchStart, watchSize, watchCapacity } = state;
  const decisionLevel = state.decisionLevel;
  let pool = state.pool;
  let trailSize = state.trailSize;
  let head = state.queueHead;
  let conflict = NONE;
  const before = head;
  while (head < trailSize && conflict === NONE) {
    const falsified = trail[head++]! ^ 1;
    const start = watchStart[falsified]!;
    const end = start + watchSize[falsified]!;
    let from = start;
    let to = start;
    while (from < end) {
      const blocker = pool[from]!;
      const tagged = pool[from + 1]!;
      from += 2;
      pool[to] = blocker;
      pool[to + 1] = tagged;
      to += 2;
      const blockerValue = value[blocker]!;
      if (blockerValue > 0) continue;
      let implied = blocker;
      let clause = ~tagged;
      let impliedValue = blockerValue;
      if (tagged >= 0) {
        clause = tagged;
        const first = clause + HEADER;
        implied = arena[first]! ^ arena[first + 1]! ^ falsified;
        impliedValue = value[implied]!;
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
            pool[slot + 1] = tagged;
            watchSize[replacement] = size + 2;
          } else {
            pushWatch(state, replacement, implied, tagged);
            pool = state.pool;
          }
          continue;
        }
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
  }
  state.propagations += head - before;
  state.trailSize = trailSize;
  state.queueHead = head;
  return conflict;
}
