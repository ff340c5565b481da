/**
 * Final conflict analysis: when an assumption is already false, walk back from it to the assumptions that
 * made it so (Eén and Sörensson 2003, "Temporal induction by incremental SAT solving"). Together they
 * contradict the clauses; the fewer there are, the stronger the refutation.
 */
import type { ClauseNumber } from '../proof/sink.js';
import { CLAUSE_HEADER } from './clause.js';
import type { ProofLog } from './proof-log.js';
import { proveUnits } from './prove.js';
import { NO_CLAUSE, type SolverState } from './state.js';

/**
 * The core: the assumption that failed and those that made it false; empty when no assumption failed.
 * @param proof receives the clauses that the refutation resolves
 */
export function collectCore(state: SolverState, proof?: ProofLog): number[] {
  const { arena, trail, level, reason, seen, failed } = state;
  if (failed === NO_CLAUSE) return [];
  const core = [failed];
  if (level[failed >> 1] === 0) return core;
  seen[failed >> 1] = 1;
  for (let place = state.trailSize - 1; place >= state.levelStart[0]!; place--) {
    const literal = trail[place]!;
    const variable = literal >> 1;
    if (seen[variable] === 0) continue;
    seen[variable] = 0;
    const clause = reason[variable]!;
    if (clause === NO_CLAUSE) {
      core.push(literal);
      continue;
    }
    proof?.resolve(arena[clause + 3]!);
    const end = clause + CLAUSE_HEADER + arena[clause]!;
    for (let index = clause + CLAUSE_HEADER; index < end; index++) {
      const other = arena[index]! >> 1;
      if (other !== variable && level[other]! > 0) seen[other] = 1;
    }
  }
  return core;
}

/**
 * Derives the clause that the core of the last refutation makes: not all of its assumptions hold.
 * @returns its number in the proof; 0 when the clauses contradict each other by themselves, or without a
 *   proof
 */
export function deriveCore(state: SolverState): ClauseNumber {
  const { proof } = state;
  if (proof === undefined || state.contradiction) return 0;
  proveUnits(state);
  const core = collectCore(state, proof);
  const clause = new Int32Array(core.length);
  for (let index = 0; index < clause.length; index++) clause[index] = core[index]! ^ 1;
  return proof.derive(clause, 0, clause.length);
}
