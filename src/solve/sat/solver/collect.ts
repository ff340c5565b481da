/**
 * Cleaning the clause arena: clauses marked as garbage or satisfied at level 0 are left behind, literals
 * false at level 0 are dropped, the rest is copied to a fresh arena of fitting size (a copying collector, as
 * MiniSat's relocation), and the watches are rebuilt. It may run at any decision level, after propagation:
 * each clause of the old arena then holds its new position, and the reasons of the trail are looked up there.
 */
import { CLAUSE_HEADER, isLearnt } from './clause.js';
import { proveUnits } from './prove.js';
import { NO_CLAUSE, type SolverState } from './state.js';
import { rebuildWatches } from './watch.js';

/** A search position that no clause has: the clause is to be left behind. */
const GARBAGE = -1;

export function markGarbage(state: SolverState, clause: number): void {
  state.arena[clause + 2] = GARBAGE;
}

/**
 * True if there are new level-0 literals and the arena has doubled since it was last cleaned. The first
 * cleaning is always due: it packs what was added clause by clause before the first search. It is also due
 * after the number of conflicts in the tuning.
 */
export function cleaningDue(state: SolverState): boolean {
  if (state.cleanedArena === 0) return state.arenaSize > 0;
  if (state.conflicts >= state.nextCleaning) return true;
  return rootUnits(state) > state.cleanedUnits && state.arenaSize > 2 * state.cleanedArena;
}

/** The number of literals of the trail hold at level 0. */
function rootUnits({ decisionLevel, trailSize, levelStart }: SolverState): number {
  return decisionLevel === 0 ? trailSize : levelStart[0]!;
}

/**
 * Copies the clauses that are kept to a fresh arena. Without new level-0 literals no clause has become
 * satisfied or shorter: those that were there lost these literals when the arena was last cleaned, later ones
 * when they were made.
 */
export function collectArena(state: SolverState): void {
  proveUnits(state);
  const { arena, arenaSize } = state;
  const { sizes, cleaningInterval } = state.tuning;
  const units = rootUnits(state);
  const isSettled = units === state.cleanedUnits;
  const fresh = new Int32Array(Math.max(sizes.arena, arenaSize + (sizes.spare ? arenaSize >> 1 : 0)));
  let size = 0;
  // Clauses of two literals come last: propagation never visits them, and what it visits is packed.
  for (const ofTwo of [false, true]) {
    let next = 0;
    for (let clause = 0; clause < arenaSize; clause = next) {
      next = clause + CLAUSE_HEADER + arena[clause]!;
      if ((arena[clause] === 2) !== ofTwo) continue;
      if (arena[clause + 2] === GARBAGE || (!isSettled && isSatisfied(state, clause))) {
        if (isLearnt(arena[clause + 1]!)) state.learntCount--;
        state.proof?.remove(arena[clause + 3]!, arena, clause + CLAUSE_HEADER, arena[clause]!);
        arena[clause + 2] = GARBAGE;
        continue;
      }
      const end = isSettled
        ? copyWhole(arena, clause, fresh, size)
        : copyShortened(state, clause, fresh, size);
      arena[clause + 2] = size;
      size = end;
    }
  }
  state.reason = movedReasons(state);
  state.arena = fresh;
  state.arenaSize = size;
  state.cleanedArena = size;
  state.nextCleaning = state.conflicts + cleaningInterval;
  state.cleanedUnits = units;
  rebuildWatches(state);
}

/**
 * The reasons in positions of the fresh arena, read from the old arena, in which each clause names its new
 * position. They are written to an array of their own: an old position must never be taken for a new one.
 */
function movedReasons(state: SolverState): Int32Array {
  const { arena, reason, trail, trailSize } = state;
  const moved = new Int32Array(reason.length).fill(NO_CLAUSE);
  for (let place = rootUnits(state); place < trailSize; place++) {
    const variable = trail[place]! >> 1;
    const clause = reason[variable]!;
    if (clause === NO_CLAUSE) continue;
    const position = arena[clause + 2]!;
    if (position === GARBAGE) throw new Error('a clause that implies a literal of the trail was removed');
    moved[variable] = position;
  }
  return moved;
}

function isSatisfied(state: SolverState, clause: number): boolean {
  const { arena, value, level } = state;
  const end = clause + CLAUSE_HEADER + arena[clause]!;
  for (let index = clause + CLAUSE_HEADER; index < end; index++) {
    const literal = arena[index]!;
    if (value[literal]! > 0 && level[literal >> 1] === 0) return true;
  }
  return false;
}

/** Copies a clause as it is; returns where it ends. */
function copyWhole(arena: Int32Array, clause: number, fresh: Int32Array, start: number): number {
  const words = CLAUSE_HEADER + arena[clause]!;
  for (let word = 0; word < words; word++) fresh[start + word] = arena[clause + word]!;
  fresh[start + 2] = 2;
  return start + words;
}

/** Copies a clause without its literals false at level 0, which are never watched; returns where it ends. */
function copyShortened(state: SolverState, clause: number, fresh: Int32Array, start: number): number {
  const { arena, value, level } = state;
  const end = clause + CLAUSE_HEADER + arena[clause]!;
  let place = start + CLAUSE_HEADER;
  for (let index = clause + CLAUSE_HEADER; index < end; index++) {
    const literal = arena[index]!;
    if (value[literal]! < 0 && level[literal >> 1] === 0) continue;
    fresh[place++] = literal;
  }
  const size = place - start - CLAUSE_HEADER;
  fresh[start] = size;
  fresh[start + 1] = arena[clause + 1]!;
  fresh[start + 2] = 2;
  fresh[start + 3] = arena[clause + 3]!;
  if (size < arena[clause]! && state.proof !== undefined) {
    const before = arena.subarray(clause + CLAUSE_HEADER, end);
    fresh[start + 3] = state.proof.shorten(arena[clause + 3]!, before, fresh, start + CLAUSE_HEADER, size);
  }
  return place;
}
