/**
 * Proof steps from the solver's state: literals true at level 0 as unit clauses, before anything depends on
 * them, so that they are not needed as hints later; and, for a learnt clause, the reasons of the literals
 * that minimisation took away. Without a proof nothing here does anything.
 */
import type { ClauseNumber } from '../proof/sink.js';
import { CLAUSE_HEADER } from './clause.js';
import { enlarge } from './enlarge.js';
import type { ProofLog } from './proof-log.js';
import { NO_CLAUSE, type SolverState } from './state.js';

/**
 * Derives literals that became true at level 0. Due before a level is opened, a clause added or the arena
 * cleaned.
 */
export function proveUnits({
  proof,
  trail,
  trailSize,
  levelStart,
  decisionLevel,
  reason,
  arena,
}: SolverState): void {
  if (proof === undefined) return;
  const end = decisionLevel === 0 ? trailSize : levelStart[0]!;
  if (proof.units >= end) return;
  for (; proof.units < end; proof.units++) {
    const literal = trail[proof.units]!;
    const clause = reason[literal >> 1]!;
    // Without a reason it was learnt or added as a clause of one literal.
    if (clause !== NO_CLAUSE) proof.unit(literal, arena[clause + 3]!);
  }
  proof.deriveUnits();
}

/**
 * Derives the clause in `state.learnt` from the clauses that conflict analysis resolved.
 * @param removed literals behind the clause that minimisation took away
 * @returns its number, 0 without a proof
 */
export function proveLearnt(state: SolverState, removed: number): ClauseNumber {
  const { proof, learnt, learntSize } = state;
  if (proof === undefined) return 0;
  if (removed > 0) justifyRemoved(state, proof, learntSize + removed);
  return proof.derive(learnt, 0, learntSize);
}

/** Derives the empty clause from the clause that became false at level 0: the end of the proof. */
export function proveContradiction(state: SolverState, conflict: number): void {
  const { proof, arena } = state;
  if (proof === undefined) return;
  proveUnits(state);
  proof.hint(arena[conflict + 3]!);
  proof.derive([], 0, 0);
}

/**
 * Hints for the literals that minimisation took away: the reasons through which each follows from the
 * literals kept, in postorder, so that a reason comes after those of its own literals.
 */
function justifyRemoved(state: SolverState, proof: ProofLog, end: number): void {
  const { learnt, learntSize } = state;
  const derivation = ++proof.derivations;
  proof.visited = enlarge(proof.visited, state.level.length);
  for (let index = 0; index < learntSize; index++) proof.visited[learnt[index]! >> 1] = derivation;
  for (let index = learntSize; index < end; index++) justify(state, proof, learnt[index]! >> 1);
}

function justify({ reason, arena, level }: SolverState, proof: ProofLog, variable: number): void {
  let size = push(proof, 0, variable);
  while (size > 0) {
    const top = proof.stack[--size]!;
    // A negative entry: everything below this variable has its hints.
    if (top < 0) {
      proof.hint(arena[reason[~top]! + 3]!);
      continue;
    }
    if (proof.visited[top] === proof.derivations || level[top] === 0) continue;
    proof.visited[top] = proof.derivations;
    size = push(proof, size, ~top);
    const clause = reason[top]!;
    const end = clause + CLAUSE_HEADER + arena[clause]!;
    for (let at = clause + CLAUSE_HEADER; at < end; at++) {
      const other = arena[at]! >> 1;
      if (other !== top) size = push(proof, size, other);
    }
  }
}

/** Puts an entry on the stack, which holds `size` entries, and returns how many it holds then. */
function push(proof: ProofLog, size: number, entry: number): number {
  if (size === proof.stack.length) proof.stack = enlarge(proof.stack, 2 * size);
  proof.stack[size] = entry;
  return size + 1;
}
