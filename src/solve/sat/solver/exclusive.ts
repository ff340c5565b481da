/**
 * Literals of which at most one holds, as a clause for every two of them. Most clauses of many models are of
 * this kind, so those about open literals are laid out together: each list of watches is searched once for
 * pairs that are known already, and grows once. The clauses, their order and their watches are those that
 * come of adding them one by one.
 */
import { addClause } from './add.js';
import { reserveWords, storePair, WORDS_OF_PAIR } from './clause.js';
import { activate } from './decide.js';
import type { SolverState } from './state.js';
import { LONGEST_SEARCH } from './watch.js';

/** The literals of a clause that is known already. */
const PAIR = new Int32Array(2);

/**
 * Most literals that are laid out together: those that are known to exclude one of them are the bits of a
 * number.
 */
const MOST_TOGETHER = 31;

/**
 * Adds a clause for every two of some internal literals, the negations of those of which at most one holds:
 * the second with the first, the third with each before it, and so on.
 * @param first the number of the first clause in the proof, those of the others follow on it; 0 without a
 *   proof
 */
export function addExclusive(state: SolverState, literals: readonly number[], first: number): void {
  if (isPlain(state, literals)) addTogether(state, literals, first);
  else addOneByOne(state, literals, first);
}

/**
 * True if the literals are open and different, and their lists of clauses of two literals short enough to be
 * searched.
 */
function isPlain(state: SolverState, literals: readonly number[]): boolean {
  const { value, binaries, seen, contradiction } = state;
  if (contradiction || literals.length > MOST_TOGETHER) return false;
  const longest = LONGEST_SEARCH - 2 * literals.length;
  let plain = true;
  for (const literal of literals) {
    const isLong = binaries.size[literal]! > longest;
    if (isLong || value[literal] !== 0 || seen[literal >> 1] !== 0) plain = false;
    seen[literal >> 1] = 1;
  }
  for (const literal of literals) seen[literal >> 1] = 0;
  return plain;
}

function addTogether(state: SolverState, literals: readonly number[], first: number): void {
  const { binaries, seen } = state;
  const count = literals.length;
  if (count < 2) return;
  reserveWords(state, ((count * (count - 1)) / 2) * WORDS_OF_PAIR);
  for (let place = 0; place < count; place++) {
    const literal = literals[place]!;
    activate(state, literal >> 1);
    binaries.makeRoom(literal, 2 * (count - 1));
    seen[literal >> 1] = place + 1;
  }
  let number = first;
  const step = first === 0 ? 0 : 1;
  for (let later = 1; later < count; later++) {
    const known = knownPairs(state, literals, later);
    for (let earlier = 0; earlier < later; earlier++, number += step) {
      if (((known >> earlier) & 1) === 1) forget(state, literals[earlier]!, literals[later]!, number);
      else add(state, literals[earlier]!, literals[later]!, number);
    }
  }
  for (const literal of literals) seen[literal >> 1] = 0;
}

/**
 * The literals before one of them that are in a clause with it already, as bits. `seen` holds the places of
 * the literals, from 1.
 */
function knownPairs({ binaries, seen }: SolverState, literals: readonly number[], later: number): number {
  const { pool, start, size } = binaries;
  const from = start[literals[later]!]!;
  const end = from + size[literals[later]!]!;
  let known = 0;
  for (let at = from; at < end; at += 2) {
    const place = seen[pool[at]! >> 1]! - 1;
    if (place >= 0 && place < later && literals[place] === pool[at]) known |= 1 << place;
  }
  return known;
}

/** Adds a clause of two open literals whose lists have room for it. */
function add(state: SolverState, first: number, second: number, number: number): void {
  const clause = storePair(state, first, second, number);
  state.binaries.append(first, second, clause);
  state.binaries.append(second, first, clause);
}

function forget(state: SolverState, first: number, second: number, number: number): void {
  PAIR[0] = first;
  PAIR[1] = second;
  state.proof?.remove(number, PAIR, 0, 2);
}

function addOneByOne(state: SolverState, literals: readonly number[], first: number): void {
  let number = first;
  for (let later = 1; later < literals.length; later++) {
    for (let earlier = 0; earlier < later; earlier++) {
      addClause(state, [literals[earlier]!, literals[later]!], false, number);
      if (first !== 0) number++;
    }
  }
}
