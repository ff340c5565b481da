/**
 * The search itself: propagate; on a conflict learn a clause and backjump; otherwise take further clauses
 * from an external propagator (Fazekas et al., "IPASIR-UP", SAT 2023), restart or reduce the clause database
 * when that is due, take the next assumption, or decide (conflict-driven clause learning; Marques-Silva,
 * Lynce and Malik, Handbook of Satisfiability, chapter 4).
 */
import { analyse } from './analyse.js';
import { assign, backtrack, openLevel } from './assign.js';
import { storeClause } from './clause.js';
import { cleaningDue, collectArena } from './collect.js';
import { chooseLiteral, fade } from './decide.js';
import { propagate } from './propagate.js';
import { proveContradiction } from './prove.js';
import { reduce, reductionDue } from './reduce.js';
import { recordGlue, recordTarget, restartDue, restartSearch } from './restart.js';
import { type Consult, NO_CLAUSE, type SolverState } from './state.js';
import { watchClause } from './watch.js';

/** Questions in vain after which they become rarer; between two at most this part of all variables. */
const MOST_IDLE = 4;
const LARGEST_GAP = 32;

export type SearchResult = 'satisfiable' | 'unsatisfiable' | 'conflicts' | 'abort';

/** Bounds of one search; both may be absent. */
export interface SearchLimits {
  readonly conflicts?: number;
  readonly abort?: () => boolean;
}

/** Searches under `state.assumptions` from the current trail; all its levels must agree with them. */
export function search(state: SolverState, limits: SearchLimits): SearchResult {
  state.failed = NO_CLAUSE;
  if (state.contradiction) return 'unsatisfiable';
  const { inspect } = state;
  const { pollInterval } = state.tuning;
  const lastConflict = state.conflicts + (limits.conflicts ?? Infinity);
  for (let steps = 1; ; steps++) {
    const conflict = propagate(state);
    if (conflict === NO_CLAUSE && state.consult !== undefined && takeClauses(state, state.consult)) {
      if (state.contradiction) return 'unsatisfiable';
    } else if (conflict === NO_CLAUSE) {
      const answer = proceed(state);
      inspect?.(state);
      if (answer !== undefined) return answer;
    } else {
      if (!learn(state, conflict)) return 'unsatisfiable';
      inspect?.(state);
      if (state.conflicts >= lastConflict) return 'conflicts';
    }
    if (steps % pollInterval === 0 && limits.abort?.() === true) return 'abort';
  }
}

/**
 * Puts another literal in the place of the last assumption where all others hold and are propagated, and that
 * literal is false by them, so that the search would end here at once; whether it did so.
 */
export function failInstead(state: SolverState, literal: number): boolean {
  const { assumptions, decisionLevel, value } = state;
  const last = assumptions.length - 1;
  const isAtLast = decisionLevel === last && state.queueHead === state.trailSize && !state.contradiction;
  if (!isAtLast || value[literal]! >= 0) return false;
  if (restartDue(state) || reductionDue(state) || cleaningDue(state)) return false;
  assumptions[last] = literal;
  state.failed = literal;
  return true;
}

/**
 * After propagation without conflict: restarts or reduces when that is due, then decides; returns the answer
 * when everything is assigned.
 */
function proceed(state: SolverState): SearchResult | undefined {
  if (restartDue(state)) restartSearch(state);
  if (reductionDue(state)) reduce(state);
  else if (cleaningDue(state)) collectArena(state);
  const literal = nextDecision(state);
  if (literal === FAILED) return 'unsatisfiable';
  if (literal === NO_CLAUSE) return 'satisfiable';
  openLevel(state);
  if (literal !== HOLDS) assign(state, literal, NO_CLAUSE);
  return undefined;
}

/**
 * Takes clauses that were not stated, once enough is assigned since they were asked for; true if the
 * assignment is another one now.
 * @throws Error when clauses came and changed nothing: the search would ask for ever
 */
function takeClauses(state: SolverState, consult: Consult): boolean {
  const { trailSize, decisionLevel, consulting } = state;
  if (!isDue(state)) return false;
  consulting.trailSize = trailSize;
  const found = consult();
  if (found) consulting.gap = Math.max(1, consulting.gap >> 1);
  else consulting.idle++;
  if (found || consulting.idle === MOST_IDLE) {
    if (!found) consulting.gap = Math.min(2 * consulting.gap, 1 + state.variableCount / LARGEST_GAP);
    consulting.idle = 0;
  }
  if (!found) return false;
  const isChanged =
    state.contradiction || state.trailSize !== trailSize || state.decisionLevel < decisionLevel;
  if (!isChanged) throw new Error('clauses were added during the search that the assignment keeps');
  return true;
}

/** Asking costs as much as there are variables: the more often in vain, the more must be assigned first. */
function isDue(state: SolverState): boolean {
  const { trailSize, consulting } = state;
  if (trailSize < consulting.trailSize) consulting.trailSize = trailSize;
  return trailSize === state.activeCount || trailSize >= consulting.trailSize + consulting.gap;
}

/** Learns a clause from a conflict and backjumps; false when the conflict is at level 0. */
function learn(state: SolverState, conflict: number): boolean {
  state.conflicts++;
  if (state.decisionLevel === 0) {
    state.contradiction = true;
    proveContradiction(state, conflict);
    return false;
  }
  const { level, glue, number } = analyse(state, conflict);
  recordTarget(state);
  backtrack(state, level);
  const { learnt, learntSize } = state;
  let reason = NO_CLAUSE;
  if (learntSize > 1) {
    reason = storeClause(state, learnt, learntSize, true, glue, number);
    watchClause(state, reason);
  }
  assign(state, learnt[0]!, reason);
  fade(state);
  recordGlue(state, glue);
  return true;
}

/** An assumption that holds already: its level is opened empty. */
const HOLDS = -2;
/** An assumption that is false: the clauses and assumptions contradict each other. */
const FAILED = -3;

/** The next assumption, else the next literal by activity, else {@link NO_CLAUSE} when all are assigned. */
function nextDecision(state: SolverState): number {
  if (state.decisionLevel < state.assumptions.length) {
    const literal = state.assumptions[state.decisionLevel]!;
    const value = state.value[literal]!;
    if (value > 0) return HOLDS;
    if (value === 0) return literal;
    state.failed = literal;
    return FAILED;
  }
  state.decisions++;
  return chooseLiteral(state);
}
