/**
 * The trail: assigning a literal, opening a decision level, and backtracking. Variables keep the sign that
 * they had (phase saving), so that the search returns to where it was (Pipatsrisawat and Darwiche 2007, "A
 * lightweight component caching scheme").
 */
import { recordRoot, uncount } from './count.js';
import { insertCandidate } from './decide.js';
import { proveUnits } from './prove.js';
import type { SolverState } from './state.js';

/**
 * Makes an unassigned literal true on the current level, because of a clause or, with NONE, as a decision.
 */
export function assign(state: SolverState, literal: number, reason: number): void {
  const variable = literal >> 1;
  state.value[literal] = 1;
  state.value[literal ^ 1] = -1;
  state.level[variable] = state.decisionLevel;
  state.reason[variable] = reason;
  state.trail[state.trailSize++] = literal;
}

/** Opens a decision level; a decision is assigned to it next, or nothing when an assumption holds already. */
export function openLevel(state: SolverState): void {
  if (state.decisionLevel === 0) {
    recordRoot(state);
    proveUnits(state);
  }
  state.levelStart[state.decisionLevel++] = state.trailSize;
}

/** Undoes all assignments above `level`. */
export function backtrack(state: SolverState, level: number): void {
  if (state.decisionLevel <= level) return;
  const { trail, value, phase, heapPlace } = state;
  const start = state.levelStart[level]!;
  if (state.countedClauses > 0) uncount(state, start, level);
  for (let place = state.trailSize - 1; place >= start; place--) {
    const literal = trail[place]!;
    const variable = literal >> 1;
    value[literal] = 0;
    value[literal ^ 1] = 0;
    phase[variable] = literal & 1;
    if (heapPlace[variable]! < 0) insertCandidate(state, variable);
  }
  state.trailSize = start;
  state.queueHead = Math.min(state.queueHead, start);
  state.decisionLevel = level;
}
