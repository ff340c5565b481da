/** Consequences of assumptions by unit propagation alone, without search. */
import { assign, backtrack, openLevel } from './assign.js';
import { propagate } from './propagate.js';
import { proveContradiction } from './prove.js';
import { NO_CLAUSE, type SolverState } from './state.js';

/**
 * The literals (internal notation) that propagation adds to the assumptions, those that hold without them
 * left out, in the order in which they were found; undefined when propagation meets a contradiction. All
 * decisions are undone.
 */
export function propagateAssumptions(
  state: SolverState,
  assumptions: readonly number[],
): number[] | undefined {
  backtrack(state, 0);
  if (state.contradiction || !propagateRoot(state)) return undefined;
  state.reserveLevels(state.variableCount + assumptions.length);
  const root = state.trailSize;
  for (const literal of assumptions) {
    const value = state.value[literal]!;
    if (value > 0) continue;
    if (value < 0 || !propagateDecision(state, literal)) {
      backtrack(state, 0);
      return undefined;
    }
  }
  const found: number[] = [];
  for (let place = root; place < state.trailSize; place++) {
    const literal = state.trail[place]!;
    if (state.reason[literal >> 1] !== NO_CLAUSE) found.push(literal);
  }
  backtrack(state, 0);
  return found;
}

function propagateDecision(state: SolverState, literal: number): boolean {
  openLevel(state);
  assign(state, literal, NO_CLAUSE);
  return propagate(state) === NO_CLAUSE;
}

/** Propagates the literals added at level 0; false when the clauses contradict each other. */
export function propagateRoot(state: SolverState): boolean {
  const conflict = propagate(state);
  if (conflict === NO_CLAUSE) return true;
  state.contradiction = true;
  proveContradiction(state, conflict);
  return false;
}
