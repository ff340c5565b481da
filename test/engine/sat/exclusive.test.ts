/**
 * Clauses of two literals that are added together: the solver is left as it is when they are added one by
 * one.
 */
import { describe, expect, it } from 'vitest';
import { createRng, type Rng } from '../../../src/core/random.js';
import { ProofChecker } from '../../../src/solve/checker/checker.js';
import { addClause } from '../../../src/solve/sat/solver/add.js';
import { CLAUSE_HEADER } from '../../../src/solve/sat/solver/clause.js';
import { addExclusive } from '../../../src/solve/sat/solver/exclusive.js';
import { decode, encode } from '../../../src/solve/sat/solver/literal.js';
import { ProofLog } from '../../../src/solve/sat/solver/proof-log.js';
import { SolverState } from '../../../src/solve/sat/solver/state.js';
import { STRESS, type Tuning, USUAL } from '../../../src/solve/sat/solver/tuning.js';

const VARIABLES = 40;

/**
 * Groups of DIMACS literals of which at most one holds; some overlap, some have a literal twice or with its
 * negation.
 */
function groups(rng: Rng): readonly (readonly number[])[] {
  return Array.from({ length: 30 }, () =>
    Array.from(
      { length: rng.integer(9) },
      () => (rng.integer(4) === 0 ? -1 : 1) * (1 + rng.integer(VARIABLES)),
    ),
  );
}

function openState(tuning: Tuning, proof?: ProofChecker): SolverState {
  const state = new SolverState(proof === undefined ? undefined : new ProofLog(proof), tuning, undefined);
  state.reserve(VARIABLES);
  state.variableCount = VARIABLES;
  return state;
}

function addOneByOne(state: SolverState, literals: readonly number[]): void {
  for (let later = 1; later < literals.length; later++) {
    for (let earlier = 0; earlier < later; earlier++) {
      addClause(state, [literals[earlier]!, literals[later]!], false, 0);
    }
  }
}

/** The state that the search depends on, whatever room its arrays have. */
function contents({
  arena,
  arenaSize,
  binaries,
  trail,
  trailSize,
  heap,
  heapSize,
  contradiction,
}: SolverState) {
  return {
    clauses: [...arena.subarray(0, arenaSize)],
    lists: Array.from({ length: 2 * VARIABLES }, (_, literal) => {
      const from = binaries.start[literal]!;
      return [...binaries.pool.subarray(from, from + binaries.size[literal]!)];
    }),
    trail: [...trail.subarray(0, trailSize)],
    candidates: [...heap.subarray(0, heapSize)],
    contradiction,
  };
}

describe.each([
  ['the usual tuning', USUAL],
  ['arrays without spare room', STRESS],
])('groups of which at most one literal holds, with %s', (_, tuning) => {
  it('leave the state of clauses that are added one by one', () => {
    const rng = createRng('exclusive');
    for (let round = 0; round < 40; round++) {
      const [together, apart] = [openState(tuning), openState(tuning)];
      for (const group of groups(rng)) {
        const negations = group.map((literal) => encode(-literal));
        addExclusive(together, negations, 0);
        addOneByOne(apart, negations);
      }
      expect(contents(together)).toEqual(contents(apart));
      expect(together.seen.every((mark) => mark === 0)).toBe(true);
    }
  });

  it('give each clause the number that it has in the proof', () => {
    const rng = createRng('numbers');
    for (let round = 0; round < 20; round++) {
      const checker = new ProofChecker();
      const state = openState(tuning, checker);
      for (const group of groups(rng)) {
        const negations = group.map((literal) => encode(-literal));
        addExclusive(state, negations, checker.insertExclusive(group));
      }
      const { arena, arenaSize } = state;
      for (let clause = 0; clause < arenaSize; clause += CLAUSE_HEADER + arena[clause]!) {
        const [first, second] = [arena[clause + CLAUSE_HEADER]!, arena[clause + CLAUSE_HEADER + 1]!];
        const [one, other] = [decode(first ^ 1), decode(second ^ 1)];
        const number = arena[clause + 3]!;
        expect(checker.excludes(number, [one, other])).toBe(true);
        if (checker.refuted || state.trailSize > 0) continue;
        expect(checker.excludes(number, [one])).toBe(false);
      }
    }
  });
});

it('long lists are not searched, as for single clauses', () => {
  const [together, apart] = [openState(USUAL), openState(USUAL)];
  const fan = Array.from({ length: VARIABLES - 1 }, (_, index) => encode(-(index + 2)));
  for (let time = 0; time < 3; time++) {
    for (const other of fan) {
      addExclusive(together, [encode(-1), other, encode(time + 2)], 0);
      addOneByOne(apart, [encode(-1), other, encode(time + 2)]);
    }
  }
  expect(contents(together)).toEqual(contents(apart));
});
