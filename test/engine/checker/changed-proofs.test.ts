/**
 * Proofs with one change, on their way from the solver to the checker: a literal negated, replaced or
 * dropped; a hint replaced, missing, moved, unknown or removed before. The checker must accept exactly what a
 * plain reference accepts, and a changed clause that it accepts must follow, which a second run of the solver
 * decides.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { createRng, type Rng } from '../../../src/core/random.js';
import { ProofChecker } from '../../../src/solve/checker/checker.js';
import type { ProofSink } from '../../../src/solve/sat/proof/sink.js';
import { Solver } from '../../../src/solve/sat/solver/solver.js';
import { pigeonhole, randomThreeSat } from '../sat/formulas.js';
import { ReferenceChecker } from './reference.js';

const SEEDS = 30;
/** One step in this many is tried with changes. */
const TRIED = 4;
const NO_CLAUSE = 1_000_000_000;

interface Step {
  readonly clause: readonly number[];
  readonly hints: readonly number[];
}

interface Change {
  readonly kind: string;
  /** True if the clause is another one, which may not follow at all. */
  readonly isClause: boolean;
  /** The changed step; undefined when the step has nothing to change that way. */
  make(step: Step, rng: Rng, removed: readonly number[], known: readonly number[]): Step | undefined;
}

const CHANGES: readonly Change[] = [
  {
    kind: 'a literal negated',
    isClause: true,
    make: ({ clause, hints }, rng) => {
      if (clause.length === 0) return undefined;
      const at = rng.integer(clause.length);
      return { clause: clause.with(at, -clause[at]!), hints };
    },
  },
  {
    kind: 'a literal replaced',
    isClause: true,
    make: ({ clause, hints }, rng) => {
      if (clause.length === 0) return undefined;
      const other = (1 + rng.integer(20)) * (rng.integer(2) === 0 ? 1 : -1);
      return { clause: clause.with(rng.integer(clause.length), other), hints };
    },
  },
  {
    kind: 'a literal dropped',
    isClause: true,
    make: ({ clause, hints }, rng) => {
      if (clause.length === 0) return undefined;
      return { clause: clause.toSpliced(rng.integer(clause.length), 1), hints };
    },
  },
  {
    kind: 'a hint replaced',
    isClause: false,
    make: ({ clause, hints }, rng, _, known) => {
      if (hints.length === 0) return undefined;
      return { clause, hints: hints.with(rng.integer(hints.length), rng.pick(known)) };
    },
  },
  {
    kind: 'a hint missing',
    isClause: false,
    make: ({ clause, hints }, rng) => {
      if (hints.length === 0) return undefined;
      return { clause, hints: hints.toSpliced(rng.integer(hints.length), 1) };
    },
  },
  {
    kind: 'hints in another order',
    isClause: false,
    make: ({ clause, hints }, rng) => {
      const moved = rng.shuffle([...hints]);
      return moved.every((hint, index) => hint === hints[index]) ? undefined : { clause, hints: moved };
    },
  },
  {
    kind: 'an unknown number',
    isClause: false,
    make: ({ clause, hints }, rng) => {
      if (hints.length === 0) return undefined;
      const unknown = rng.pick([0, -1, NO_CLAUSE]);
      return { clause, hints: hints.with(rng.integer(hints.length), unknown) };
    },
  },
  {
    kind: 'a clause that was removed',
    isClause: false,
    make: ({ clause, hints }, rng, removed) => {
      if (hints.length === 0 || removed.length === 0) return undefined;
      return { clause, hints: hints.with(rng.integer(hints.length), rng.pick(removed)) };
    },
  },
];

interface Tally {
  tried: number;
  refused: number;
  /** Accepted though the clause does not follow from the formula. */
  unsound: number;
  /** Judged otherwise than by the reference. */
  otherwise: number;
}

/** Hands each step on as it is, after it was tried with changes. */
class ChangingSink implements ProofSink {
  readonly checker: ProofChecker = new ProofChecker();
  readonly #reference = new ReferenceChecker();
  readonly #removed: Set<number> = new Set();

  constructor(
    readonly rng: Rng,
    readonly tallies: ReadonlyMap<string, Tally>,
  ) {}

  insert(clause: readonly number[]): number {
    const number = this.checker.insert(clause);
    this.#reference.given.push(clause);
    this.#reference.keep(number, clause);
    return number;
  }

  derive(literals: Int32Array, size: number, hints: Int32Array, hintCount: number): number {
    const step = { clause: [...literals.subarray(0, size)], hints: [...hints.subarray(0, hintCount)] };
    expect(this.#reference.accepts(step.clause, step.hints)).toBe(true);
    if (this.rng.integer(TRIED) === 0) for (const change of CHANGES) this.#try(change, step);
    const number = this.checker.derive(literals, size, hints, hintCount);
    this.#reference.keep(number, step.clause);
    this.#removed.delete(number);
    return number;
  }

  remove(number: number): void {
    this.checker.remove(number);
    if (number === 0) return;
    this.#reference.clauses.delete(number);
    this.#removed.add(number);
  }

  #try({ kind, isClause, make }: Change, step: Step): void {
    const changed = make(step, this.rng, [...this.#removed], [...this.#reference.clauses.keys()]);
    if (changed === undefined) return;
    const tally = this.tallies.get(kind)!;
    const { clause, hints } = changed;
    const expected = this.#reference.accepts(clause, hints);
    tally.tried++;
    const number = this.#acceptedAs(changed);
    if (number === undefined) tally.refused++;
    if ((number !== undefined) !== expected) tally.otherwise++;
    if (number === undefined) return;
    if (isClause && !this.#reference.isImplied(clause)) tally.unsound++;
    if (number > 0) this.checker.remove(number);
    else this.#reference.keep(0, clause);
  }

  /** The number under which the checker accepts a step; undefined when it refuses it. */
  #acceptedAs({ clause, hints }: Step): number | undefined {
    try {
      return this.checker.derive(
        Int32Array.from(clause),
        clause.length,
        Int32Array.from(hints),
        hints.length,
      );
    } catch (error) {
      expect(String(error)).toContain('the proof is wrong');
      return undefined;
    }
  }
}

/** Solves clauses with changed steps on the way; the last answer of the solver. */
function solveWithChanges(
  clauses: readonly (readonly number[])[],
  rng: Rng,
  tallies: ReadonlyMap<string, Tally>,
): string {
  const sink = new ChangingSink(rng, tallies);
  const solver = new Solver(sink);
  for (const clause of clauses) solver.addClause(clause, false, sink.insert(clause));
  return solver.solve([]);
}

describe('a proof with one thing changed', () => {
  const tallies = new Map(
    CHANGES.map(({ kind }): [string, Tally] => [kind, { tried: 0, refused: 0, unsound: 0, otherwise: 0 }]),
  );

  beforeAll(() => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const rng = createRng(`changed ${seed}`);
      const count = 15 + rng.integer(30);
      const clauses = seed % 5 === 0 ? pigeonhole(4) : randomThreeSat(rng, count, Math.round(4.8 * count));
      solveWithChanges(clauses, rng, tallies);
    }
    // Long enough for reductions, which remove clauses and use their numbers again.
    const rng = createRng('changed, long');
    solveWithChanges(randomThreeSat(rng, 140, 644), createRng('rarely'), tallies);
  });

  test.each(CHANGES)('$kind is refused, or follows nevertheless', ({ kind }) => {
    const { tried, refused, unsound, otherwise } = tallies.get(kind)!;
    expect({ unsound, otherwise }).toEqual({ unsound: 0, otherwise: 0 });
    expect(tried).toBeGreaterThan(100);
    expect(refused / tried).toBeGreaterThan(0.5);
  });
});
