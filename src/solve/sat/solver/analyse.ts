/**
 * Conflict analysis: from the clause that became false, resolve backwards along the trail until one literal
 * of the current level is left, the first unique implication point; the negated literals are a new clause
 * that would have prevented the conflict (Marques-Silva and Sakallah 1996, GRASP; Zhang, Madigan, Moskewicz
 * and Malik 2001). Its glue (LBD), the number of decision levels in it, predicts how useful it will be
 * (Audemard and Simon 2009, Glucose); the glue of the clauses that were resolved is updated.
 */
import { CLAUSE_HEADER, glueOf, isLearnt, withGlue, withUsed } from './clause.js';
import { bump } from './decide.js';
import { minimise } from './minimise.js';
import { proveLearnt } from './prove.js';
import type { SolverState } from './state.js';

// Compiled code contains a constant of its own module, but reads one of another module each time.
const HEADER = CLAUSE_HEADER;

/** Properties of the learnt clause in `state.learnt`. */
export interface Analysis {
  /** The level on which its first literal is implied by the others. */
  level: number;
  glue: number;
  /** Its number in the proof, 0 without a proof. */
  number: number;
}

const analysis: Analysis = { level: 0, glue: 0, number: 0 };

/** Learnt clauses up to this glue stay for two reductions after their last use, others for one. */
const SECOND_TIER_GLUE = 6;

/** Learns from a conflict above level 0. The returned object is reused by the next call. */
export function analyse(state: SolverState, conflict: number): Analysis {
  resolve(state, conflict);
  const size = state.learntSize;
  minimise(state);
  analysis.number = proveLearnt(state, size - state.learntSize);
  for (let index = 0; index < state.markedSize; index++) state.seen[state.marked[index]!] = 0;
  state.markedSize = 0;
  analysis.level = raiseSecondWatch(state);
  analysis.glue = countLevels(state, state.learnt, 0, state.learntSize);
  return analysis;
}

function resolve(state: SolverState, conflict: number): void {
  const { arena, trail, level, reason, seen, learnt, marked, decisionLevel, proof } = state;
  let clause = conflict;
  let implied = -1;
  let open = 0;
  let place = state.trailSize - 1;
  let learntSize = 1;
  let markedSize = 0;
  for (;;) {
    proof?.resolve(arena[clause + 3]!);
    const flags = arena[clause + 1]!;
    if (isLearnt(flags)) refresh(state, clause, flags);
    const end = clause + HEADER + arena[clause]!;
    for (let index = clause + HEADER; index < end; index++) {
      const literal = arena[index]!;
      const variable = literal >> 1;
      if (literal === implied || seen[variable] !== 0) continue;
      const variableLevel = level[variable]!;
      if (variableLevel === 0) continue;
      seen[variable] = 1;
      marked[markedSize++] = variable;
      bump(state, variable);
      if (variableLevel >= decisionLevel) open++;
      else learnt[learntSize++] = literal;
    }
    while (seen[trail[place]! >> 1] === 0) place--;
    implied = trail[place--]!;
    if (--open === 0) break;
    clause = reason[implied >> 1]!;
  }
  learnt[0] = implied ^ 1;
  state.learntSize = learntSize;
  state.markedSize = markedSize;
}

/** A learnt clause took part: note that it is used, and its glue if that went down. */
function refresh(state: SolverState, clause: number, flags: number): void {
  let glue = glueOf(flags);
  if (glue > 2) {
    const start = clause + HEADER;
    const now = countLevels(state, state.arena, start, start + state.arena[clause]!);
    if (now < glue) glue = now;
  }
  state.arena[clause + 1] = withUsed(withGlue(flags, glue), glue <= SECOND_TIER_GLUE ? 2 : 1);
}

function countLevels(state: SolverState, literals: Int32Array, start: number, end: number): number {
  const { level, levelStamp } = state;
  const stamp = ++state.stamp;
  let count = 0;
  for (let index = start; index < end; index++) {
    const literalLevel = level[literals[index]! >> 1]!;
    if (levelStamp[literalLevel] !== stamp) {
      levelStamp[literalLevel] = stamp;
      count++;
    }
  }
  return count;
}

/** Swaps a literal of the highest level below the current one to the second place and returns that level. */
function raiseSecondWatch(state: SolverState): number {
  const { learnt, level } = state;
  if (state.learntSize === 1) return 0;
  let best = 1;
  for (let index = 2; index < state.learntSize; index++) {
    if (level[learnt[index]! >> 1]! > level[learnt[best]! >> 1]!) best = index;
  }
  const literal = learnt[best]!;
  learnt[best] = learnt[1]!;
  learnt[1] = literal;
  return level[literal >> 1]!;
}
