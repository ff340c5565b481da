/**
 * Final conflict analysis: when an assumption is already false, walk back from it to the assumptions that made
 * it so (Eén and Sörensson 2003, "Temporal induction by incremental SAT solving"). They contradict the clauses
 * together; the fewer there are the more the refutation says.
 */
import { HEADER } from './clause.js';
import { NONE, type SolverState } from './state.js';

/** Writes to `state.core` the assumptions that cannot hold together with `failed`, and `failed` itself. */
export function collectCore(state: SolverState, failed: number): void {
  const { arena, trail, level, reason, seen } = state;
  state.core = [failed];
  if (level[failed >> 1] === 0) return;
  seen[failed >> 1] = 1;
  for (let place = state.trailSize - 1; place >= state.levelStart[0]!; place--) {
    const literal = trail[place]!;
    const variable = literal >> 1;
    if (seen[variable] === 0) continue;
    seen[variable] = 0;
    const clause = reason[variable]!;
    if (clause === NONE) {
      state.core.push(literal);
      continue;
    }
    const end = clause + HEADER + arena[clause]!;
    for (let index = clause + HEADER; index < end; index++) {
      const other = arena[index]! >> 1;
      if (other !== variable && level[other]! > 0) seen[other] = 1;
    }
  }
}
