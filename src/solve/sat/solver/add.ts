/**
 * Adding a clause at any time, also in the middle of an assignment (incremental solving after Eén and
 * Sörensson 2003). Literals assigned at level 0 are simplified away; the two literals that backtracking would
 * unassign first become the watched ones, and the search backtracks only as far as the new clause requires,
 * so that enumeration continues where the last solution was found.
 */
import { assign, backtrack } from './assign.js';
import { storeClause, withCounted } from './clause.js';
import { isCountable } from './count.js';
import { activate } from './decide.js';
import { proveUnits } from './prove.js';
import { NO_CLAUSE, type SolverState } from './state.js';
import { knowsBinary, watchClause } from './watch.js';

/**
 * Adds a clause of internal literals; repeated literals and tautologies are allowed. One that is
 * `mostlyFalse` is counted instead of watched when its size allows that.
 * @param given becomes the solver's own: its literals may change places
 * @param number the clause's number in the proof, 0 without a proof
 */
export function addClause(state: SolverState, given: number[], mostlyFalse: boolean, number: number): void {
  if (state.contradiction) return;
  proveUnits(state);
  const literals = simplify(state, given);
  if (literals === undefined) {
    state.proof?.remove(number, given, 0, given.length);
    return;
  }
  if (literals.length < given.length && state.proof !== undefined) {
    number = state.proof.shorten(number, given, Int32Array.from(literals), 0, literals.length);
  }
  if (literals.length === 0) {
    state.contradiction = true;
  } else if (literals.length === 1) {
    addUnit(state, literals[0]!);
  } else if (literals.length > 2 || !knowsBinary(state, literals[0]!, literals[1]!)) {
    addLonger(state, literals, mostlyFalse && isCountable(literals.length), number);
  } else {
    state.proof?.remove(number, literals, 0, literals.length);
  }
}

/**
 * The clause without repeated literals and those false at level 0, itself when it has none; undefined when it
 * always holds.
 */
function simplify(state: SolverState, given: number[]): number[] | undefined {
  const { value, level, seen } = state;
  let shorter: number[] | undefined;
  let holds = false;
  for (let index = 0; index < given.length; index++) {
    const literal = given[index]!;
    const mark = 1 << (literal & 1);
    const marks = seen[literal >> 1]!;
    const isFixed = value[literal] !== 0 && level[literal >> 1] === 0;
    if ((isFixed && value[literal]! > 0) || (marks & (3 - mark)) !== 0) holds = true;
    if (isFixed || (marks & mark) !== 0) {
      shorter ??= given.slice(0, index);
      continue;
    }
    seen[literal >> 1] = marks | mark;
    activate(state, literal >> 1);
    shorter?.push(literal);
  }
  const literals = shorter ?? given;
  for (const literal of literals) seen[literal >> 1] = 0;
  return holds ? undefined : literals;
}

function addUnit(state: SolverState, literal: number): void {
  backtrack(state, 0);
  assign(state, literal, NO_CLAUSE);
}

function addLonger(state: SolverState, literals: number[], counted: boolean, number: number): void {
  bringForward(state, literals, 0);
  bringForward(state, literals, 1);
  const first = literals[0]!;
  const second = literals[1]!;
  const secondLevel = falseLevel(state, second);
  const clause = storeClause(state, literals, literals.length, false, 0, number);
  if (counted) state.arena[clause + 1] = withCounted(state.arena[clause + 1]!);
  watchClause(state, clause);
  if (secondLevel === Infinity) return;
  const firstLevel = falseLevel(state, first);
  if (firstLevel === secondLevel) {
    backtrack(state, firstLevel - 1);
    return;
  }
  if (state.value[first]! > 0 && state.level[first >> 1]! <= secondLevel) return;
  backtrack(state, secondLevel);
  assign(state, first, clause);
}

/** Swaps the literal that backtracking would unassign first to position `place`. */
function bringForward(state: SolverState, literals: number[], place: number): void {
  let best = place;
  let bestLevel = falseLevel(state, literals[place]!);
  for (let index = place + 1; index < literals.length; index++) {
    const level = falseLevel(state, literals[index]!);
    if (level > bestLevel) {
      best = index;
      bestLevel = level;
    }
  }
  const literal = literals[best]!;
  literals[best] = literals[place]!;
  literals[place] = literal;
}

/** The level at which a literal became false; infinite when it is not false. */
function falseLevel(state: SolverState, literal: number): number {
  return state.value[literal]! < 0 ? state.level[literal >> 1]! : Infinity;
}
