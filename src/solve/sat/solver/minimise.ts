/**
 * Recursive minimisation: a literal of the learnt clause is superfluous when it follows from the others, that
 * is, when walking back through reasons always ends in literals of the clause (Sörensson and Biere 2009,
 * "Minimizing learned clauses"). The walk keeps its own stack and remembers what it found: 1 in the clause,
 * 2 follows from the clause, 3 does not.
 */
import { CLAUSE_HEADER } from './clause.js';
import { NO_CLAUSE, type SolverState } from './state.js';

// Compiled code contains a constant of its own module, but reads one of another module each time.
const HEADER = CLAUSE_HEADER;
const NONE = NO_CLAUSE;

const FOLLOWS = 2;
const INDEPENDENT = 3;

/** Drops superfluous literals from the learnt clause; its first literal always stays. */
export function minimise(state: SolverState): void {
  const { learnt, reason, level, levelStamp } = state;
  const stamp = ++state.stamp;
  for (let index = 1; index < state.learntSize; index++) levelStamp[level[learnt[index]! >> 1]!] = stamp;
  let kept = 1;
  for (let index = 1; index < state.learntSize; index++) {
    const literal = learnt[index]!;
    if (reason[literal >> 1] !== NONE && follows(state, literal, stamp)) continue;
    // Superfluous literals end up behind those kept, where the proof finds them.
    learnt[index] = learnt[kept]!;
    learnt[kept++] = literal;
  }
  state.learntSize = kept;
}

/** True if the literal, false now, follows from other literals of the clause. */
function follows(state: SolverState, literal: number, stamp: number): boolean {
  const { arena, reason, level, seen, stack, marked, levelStamp } = state;
  const firstMark = state.markedSize;
  let markedSize = firstMark;
  let stackSize = 0;
  stack[stackSize++] = literal >> 1;
  while (stackSize > 0) {
    const variable = stack[--stackSize]!;
    const clause = reason[variable]!;
    const end = clause + HEADER + arena[clause]!;
    for (let index = clause + HEADER; index < end; index++) {
      const other = arena[index]! >> 1;
      if (other === variable || level[other] === 0) continue;
      const mark = seen[other]!;
      if (mark === 1 || mark === FOLLOWS) continue;
      if (mark === INDEPENDENT || reason[other] === NONE || levelStamp[level[other]!] !== stamp) {
        while (markedSize > firstMark) seen[marked[--markedSize]!] = 0;
        if (mark === 0) {
          seen[other] = INDEPENDENT;
          marked[markedSize++] = other;
        }
        state.markedSize = markedSize;
        return false;
      }
      seen[other] = FOLLOWS;
      marked[markedSize++] = other;
      stack[stackSize++] = other;
    }
  }
  state.markedSize = markedSize;
  return true;
}
