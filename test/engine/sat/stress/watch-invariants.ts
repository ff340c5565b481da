/** Lists of watches and the words of counted clauses, computed anew from the clauses. */
import { isCounted } from '../../../../src/solve/sat/solver/clause.js';
import { COUNT_BITS } from '../../../../src/solve/sat/solver/count.js';
import type { SolverState } from '../../../../src/solve/sat/solver/state.js';
import type { WatchLists } from '../../../../src/solve/sat/solver/watch-lists.js';
import { type Clause, requireThat, type Trail } from './reading.js';

type ListName = 'binaries' | 'watches' | 'counted';

/** One entry of a list: the literal that it belongs to, and the pair in the pool. */
interface Entry {
  readonly literal: number;
  /** The blocking literal; in `counted` the number of the clause. */
  readonly word: number;
  readonly clause: number;
}

/** The list that holds a clause. */
function listOf({ literals, flags }: Clause): ListName {
  if (literals.length === 2) return 'binaries';
  return isCounted(flags) ? 'counted' : 'watches';
}

/** Lists lie inside the pool, each in a place of its own. */
export function checkLists(state: SolverState): void {
  for (const name of ['binaries', 'watches', 'counted'] as const) {
    const { start, size, capacity, pool, poolSize } = state[name];
    requireThat(poolSize <= pool.length, () => `${name}: the pool is shorter than its content`);
    const places: [from: number, to: number][] = [];
    for (let literal = 0; literal < 2 * state.variableCount; literal++) {
      const [words, room, from] = [size[literal]!, capacity[literal]!, start[literal]!];
      requireThat(words <= room && words % 2 === 0, () => `${name}: ${words} words in room for ${room}`);
      requireThat(from + room <= poolSize, () => `${name}: the list of ${literal} lies outside the pool`);
      if (room > 0) places.push([from, from + room]);
    }
    places.sort(([a], [b]) => a - b);
    places.forEach(([from], index) => {
      requireThat(index === 0 || places[index - 1]![1] <= from, () => `${name}: lists overlap at ${from}`);
    });
  }
}

/** Every clause is in exactly the lists that it belongs to, with the blocking literals that it may have. */
export function checkWatches(state: SolverState, trail: Trail, clauses: readonly Clause[]): void {
  for (const name of ['binaries', 'watches', 'counted'] as const) {
    const entries = byClause(readEntries(state[name], state.variableCount));
    for (const clause of clauses) {
      const found = entries.get(clause.position) ?? [];
      entries.delete(clause.position);
      const { literals } = clause;
      const expected = listOf(clause) !== name ? [] : name === 'counted' ? literals : literals.slice(0, 2);
      const watching = found.map(({ literal }) => literal);
      requireThat(sameItems(watching, expected), () => `${name}: ${watching} watch clause ${literals}`);
      if (name !== 'counted') for (const entry of found) checkEntry(state, trail, clause, entry);
    }
    requireThat(entries.size === 0, () => `${name}: no clauses at ${[...entries.keys()]}`);
  }
}

/**
 * A watch whose literal is false and passed rests on a true literal of no higher level. That need not be the
 * blocking literal: watches that are laid out anew forget which it was.
 */
function checkEntry(
  { value, level }: SolverState,
  { passed }: Trail,
  { literals }: Clause,
  { literal, word }: Entry,
): void {
  const other = literals[0] === literal ? literals[1]! : literals[0]!;
  const belongs = literals.length === 2 ? word === other : word !== literal && literals.includes(word);
  requireThat(belongs, () => `${word} blocks the watch of ${literal} in clause ${literals}`);
  if (!passed.has(literal ^ 1)) return;
  const rests = literals.some((held) => value[held]! > 0 && level[held >> 1]! <= level[literal >> 1]!);
  requireThat(rests, () => `the watch of ${literal} in clause ${literals} is false and rests on nothing`);
}

/** The words agree with what propagation has passed, and with what is false at level 0. */
export function checkCounters(state: SolverState, { passed }: Trail, clauses: readonly Clause[]): void {
  const numbers = new Map<number, Set<number>>();
  for (const { word, clause } of readEntries(state.counted, state.variableCount)) {
    numbers.set(clause, (numbers.get(clause) ?? new Set()).add(word));
  }
  const counted = clauses.filter((clause) => listOf(clause) === 'counted');
  requireThat(
    counted.length === state.countedClauses,
    () => `${counted.length} counted clauses, not ${state.countedClauses}`,
  );
  const used = new Set<number>();
  for (const { position, literals } of counted) {
    const [number, ...others] = numbers.get(position)!;
    requireThat(others.length === 0, () => `counted clause ${literals} has several numbers`);
    requireThat(
      number! < state.countedClauses && !used.has(number!),
      () => `number ${number} of clause ${literals}`,
    );
    used.add(number!);
    const word = wordOf(literals, (literal) => passed.has(literal ^ 1));
    requireThat(state.countWord[number!] === word, () => `the count of clause ${literals}`);
    if (state.decisionLevel === 0) continue;
    const root = wordOf(literals, (literal) => passed.has(literal ^ 1) && state.level[literal >> 1] === 0);
    requireThat(state.rootWord[number!] === root, () => `the count at level 0 of clause ${literals}`);
  }
}

function wordOf(literals: readonly number[], isFalse: (literal: number) => boolean): number {
  const left = literals.filter((literal) => !isFalse(literal));
  return (left.reduce((both, literal) => both ^ literal, 0) << COUNT_BITS) + left.length;
}

function readEntries({ pool, start, size }: WatchLists, variableCount: number): Entry[] {
  const entries: Entry[] = [];
  for (let literal = 0; literal < 2 * variableCount; literal++) {
    for (let place = start[literal]!; place < start[literal]! + size[literal]!; place += 2) {
      entries.push({ literal, word: pool[place]!, clause: pool[place + 1]! });
    }
  }
  return entries;
}

function byClause(entries: readonly Entry[]): Map<number, Entry[]> {
  const groups = new Map<number, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.clause);
    if (group === undefined) groups.set(entry.clause, [entry]);
    else group.push(entry);
  }
  return groups;
}

function sameItems(found: readonly number[], expected: readonly number[]): boolean {
  return found.length === expected.length && [...found].sort().join() === [...expected].sort().join();
}
