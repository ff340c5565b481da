/**
 * The clause arena: all clauses consecutively in one Int32Array, so that a clause is a position and
 * visiting it touches contiguous memory (MiniSat 2.2). Layout: size, flags, search position, number in the
 * proof (0 without a proof), literals. The first two literals are the watched ones, unless the clause is
 * counted (count.ts). The search position lets long clauses be scanned from where the last scan stopped (Gent
 * 2013, "Optimal implementation of watched literals").
 */
import { grownLength } from './enlarge.js';
import type { SolverState } from './state.js';

/** Words before a clause's first literal. */
export const CLAUSE_HEADER = 4;

const LEARNT = 1;
const USED_UNIT = 2;
const USED_MASK = 6;
const COUNTED = 8;
const GLUE_SHIFT = 4;
const FLAGS_MASK = (1 << GLUE_SHIFT) - 1;

/**
 * Copies `size` literals into the arena as a new clause and returns its position; nothing watches it yet.
 * @param number the clause's number in the proof, 0 without a proof
 */
export function storeClause(
  state: SolverState,
  literals: ArrayLike<number>,
  size: number,
  learnt: boolean,
  glue: number,
  number: number,
): number {
  const clause = state.arenaSize;
  const end = clause + CLAUSE_HEADER + size;
  if (end > state.arena.length) growArena(state, end);
  const { arena } = state;
  arena[clause] = size;
  arena[clause + 1] = (glue << GLUE_SHIFT) | (learnt ? LEARNT | USED_UNIT : 0);
  arena[clause + 2] = 2;
  arena[clause + 3] = number;
  for (let index = 0; index < size; index++) arena[clause + CLAUSE_HEADER + index] = literals[index]!;
  state.arenaSize = end;
  if (learnt) state.learntCount++;
  return clause;
}

/** Words of a clause of two literals. */
export const WORDS_OF_PAIR = CLAUSE_HEADER + 2;

/** Makes room for this many further words, so that {@link storePair} needs no look at the room. */
export function reserveWords(state: SolverState, words: number): void {
  const end = state.arenaSize + words;
  if (end > state.arena.length) growArena(state, end);
}

/**
 * Writes a clause of two literals, for which there is room, and returns its position; nothing watches it yet.
 */
export function storePair(state: SolverState, first: number, second: number, number: number): number {
  const { arena, arenaSize: clause } = state;
  arena[clause] = 2;
  arena[clause + 1] = 0;
  arena[clause + 2] = 2;
  arena[clause + 3] = number;
  arena[clause + CLAUSE_HEADER] = first;
  arena[clause + CLAUSE_HEADER + 1] = second;
  state.arenaSize = clause + WORDS_OF_PAIR;
  return clause;
}

function growArena(state: SolverState, needed: number): void {
  const larger = new Int32Array(grownLength(state.arena.length, needed, state.tuning.sizes.growth));
  larger.set(state.arena.subarray(0, state.arenaSize));
  state.arena = larger;
}

export function isLearnt(flags: number): boolean {
  return (flags & LEARNT) !== 0;
}

/** True if the clause is propagated by counting, see count.ts. */
export function isCounted(flags: number): boolean {
  return (flags & COUNTED) !== 0;
}

export function withCounted(flags: number): number {
  return flags | COUNTED;
}

/** Glue: the number of decision levels among a learnt clause's literals, the smallest ever seen. */
export function glueOf(flags: number): number {
  return flags >> GLUE_SHIFT;
}

/** The recency of the clause's last conflict: 0 (not since two reductions) to 2. */
export function usedOf(flags: number): number {
  return (flags & USED_MASK) >> 1;
}

export function withGlue(flags: number, glue: number): number {
  return (flags & FLAGS_MASK) | (glue << GLUE_SHIFT);
}

export function withUsed(flags: number, used: number): number {
  return (flags & ~USED_MASK) | (used * USED_UNIT);
}
