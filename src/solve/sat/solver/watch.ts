/**
 * Two watched literals (Moskewicz, Madigan, Zhao, Zhang and Malik 2001, Chaff): a clause is visited only
 * when one of two chosen literals becomes false. Each watch carries a blocking literal of the clause that is
 * tested first (Sörensson and Eén 2008). Clauses of two literals have lists of their own, in which the
 * blocking literal is the other one: they propagate without a visit to the clause, and their watches never
 * move (as in Glucose, Audemard and Simon).
 */
import { CLAUSE_HEADER, isCounted } from './clause.js';
import { countClause } from './count.js';
import type { SolverState } from './state.js';

/** Most words of a list that are searched for a clause of two literals that is there already. */
export const LONGEST_SEARCH = 128;

/** Watches a clause by its first two literals, or counts it. */
export function watchClause(state: SolverState, clause: number): void {
  const { arena } = state;
  if (isWatched(arena[clause]!, arena[clause + 1]!)) watchPair(state, clause);
  else countClause(state, clause);
}

/** Counted clauses of which two literals are left after level 0 are watched like others. */
function isWatched(size: number, flags: number): boolean {
  return size === 2 || !isCounted(flags);
}

function watchPair(state: SolverState, clause: number): void {
  const { arena } = state;
  const first = arena[clause + CLAUSE_HEADER]!;
  const second = arena[clause + CLAUSE_HEADER + 1]!;
  const lists = arena[clause] === 2 ? state.binaries : state.watches;
  lists.push(first, second, clause);
  lists.push(second, first, clause);
}

/**
 * True if the clause of these two literals is known; long lists are not searched. Rows that share variables,
 * as the areas of a grid, often forbid the same pair.
 */
export function knowsBinary({ binaries }: SolverState, first: number, second: number): boolean {
  const { pool, start, size } = binaries;
  const shorter = size[first]! <= size[second]! ? first : second;
  const other = first + second - shorter;
  const from = start[shorter]!;
  const words = size[shorter]!;
  if (words > LONGEST_SEARCH) return false;
  for (let place = from; place < from + words; place += 2) if (pool[place] === other) return true;
  return false;
}

/** Rebuilds all lists from the clauses in the arena. */
export function rebuildWatches(state: SolverState): void {
  const { binaries, watches, counted } = state;
  const literalCount = 2 * state.variableCount;
  for (const lists of [binaries, watches, counted]) lists.size.fill(0, 0, literalCount);
  measureLists(state);
  for (const lists of [binaries, watches, counted]) lists.layOut(literalCount);
  state.countedClauses = 0;
  watchAll(state);
}

// Loops of functions of their own: code that is compiled in the middle of the first loop would know nothing
// of the second.

/** Sets the size that each list will have. */
function measureLists({ arena, arenaSize, binaries, watches, counted }: SolverState): void {
  for (let clause = 0; clause < arenaSize; clause += CLAUSE_HEADER + arena[clause]!) {
    const watched = isWatched(arena[clause]!, arena[clause + 1]!);
    const { size } = !watched ? counted : arena[clause] === 2 ? binaries : watches;
    const end = clause + CLAUSE_HEADER + (watched ? 2 : arena[clause]!);
    for (let index = clause + CLAUSE_HEADER; index < end; index++) size[arena[index]!]! += 2;
  }
}

function watchAll(state: SolverState): void {
  const { arena, arenaSize } = state;
  for (let clause = 0; clause < arenaSize; clause += CLAUSE_HEADER + arena[clause]!)
    watchClause(state, clause);
}
