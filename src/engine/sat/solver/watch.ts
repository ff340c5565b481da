/**
 * Two watched literals (Moskewicz, Madigan, Zhao, Zhang and Malik 2001, Chaff): a clause needs attention only
 * when one of two chosen literals becomes false. Each watch carries a blocking literal of the clause that is
 * tested first (Sörensson and Eén 2008); for a clause of two literals the blocking literal is the other one,
 * and the clause is stored as its complement so that the test of the sign tells the two kinds apart (Glucose).
 * All lists lie in one pool: a list that outgrows its place moves to the end, and cleaning packs the pool anew.
 */
import { HEADER } from './clause.js';
import type { SolverState } from './state.js';

/** Adds a watch to a literal's list. May replace `state.pool`; the list being scanned by a caller keeps its place. */
export function pushWatch(state: SolverState, literal: number, blocker: number, tagged: number): void {
  const size = state.watchSize[literal]!;
  if (size === state.watchCapacity[literal]!) moveList(state, literal);
  const place = state.watchStart[literal]! + size;
  state.pool[place] = blocker;
  state.pool[place + 1] = tagged;
  state.watchSize[literal] = size + 2;
}

function moveList(state: SolverState, literal: number): void {
  const size = state.watchSize[literal]!;
  const capacity = Math.max(8, size * 2);
  const start = state.poolSize;
  if (start + capacity > state.pool.length) {
    const larger = new Int32Array(Math.max(start + capacity, state.pool.length * 2));
    larger.set(state.pool.subarray(0, start));
    state.pool = larger;
  }
  const from = state.watchStart[literal]!;
  state.pool.copyWithin(start, from, from + size);
  state.watchStart[literal] = start;
  state.watchCapacity[literal] = capacity;
  state.poolSize = start + capacity;
}

/** Watches a clause by its first two literals. */
export function watchClause(state: SolverState, clause: number): void {
  const { arena } = state;
  const first = arena[clause + HEADER]!;
  const second = arena[clause + HEADER + 1]!;
  const tagged = arena[clause] === 2 ? ~clause : clause;
  pushWatch(state, first, second, tagged);
  pushWatch(state, second, first, tagged);
}

/** Lays out all lists anew from the clauses in the arena: first the clauses of two literals, then the longer. */
export function rebuildWatches(state: SolverState): void {
  const { arena, arenaSize, watchStart, watchSize, watchCapacity } = state;
  const literalCount = 2 * state.variableCount;
  watchSize.fill(0, 0, literalCount);
  for (let clause = 0; clause < arenaSize; clause += HEADER + arena[clause]!) {
    watchSize[arena[clause + HEADER]!]! += 2;
    watchSize[arena[clause + HEADER + 1]!]! += 2;
  }
  let place = 0;
  for (let literal = 0; literal < literalCount; literal++) {
    const capacity = watchSize[literal]! + (watchSize[literal]! >> 2) + 4;
    const even = capacity + (capacity & 1);
    watchStart[literal] = place;
    watchCapacity[literal] = even;
    watchSize[literal] = 0;
    place += even;
  }
  if (place > state.pool.length || place * 4 < state.pool.length) {
    state.pool = new Int32Array(Math.max(1024, place + (place >> 2)));
  }
  state.poolSize = place;
  for (let clause = 0; clause < arenaSize; clause += HEADER + arena[clause]!) {
    if (arena[clause] === 2) watchClause(state, clause);
  }
  for (let clause = 0; clause < arenaSize; clause += HEADER + arena[clause]!) {
    if (arena[clause] !== 2) watchClause(state, clause);
  }
}
