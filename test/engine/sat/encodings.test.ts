import { describe, expect, test } from 'vitest';
import { encodeRange } from '../../../src/solve/sat/encode-range.js';
import { buildAdder, encodeAtLeast, encodeAtMost } from '../../../src/solve/sat/encodings/adder.js';
import { encodeAtMostOne } from '../../../src/solve/sat/encodings/at-most-one.js';
import { encodeCounter } from '../../../src/solve/sat/encodings/counter.js';
import { buildDiagram, encodeDiagram } from '../../../src/solve/sat/encodings/diagram.js';
import type { ClauseSink } from '../../../src/solve/sat/encodings/sink.js';
import { atLeast, buildTotaliser, totaliserSize } from '../../../src/solve/sat/encodings/totaliser.js';
import { Solver } from '../../../src/solve/sat/solver/solver.js';
import { SolverSink } from '../../../src/solve/sat/solver-sink.js';

/** A solver over `count` inputs and what an encoding adds to it. */
function encoded(count: number, write: (sink: ClauseSink, literals: number[]) => void): Solver {
  const solver = new Solver();
  solver.addVariables(count);
  const literals = Array.from({ length: count }, (_, index) => (index % 3 === 1 ? -(index + 1) : index + 1));
  write(new SolverSink(solver), literals);
  return solver;
}

/** Assumptions that give the literals of {@link encoded} the signs of `bits`. */
function inputs(count: number, bits: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const literal = index % 3 === 1 ? -(index + 1) : index + 1;
    return ((bits >> index) & 1) === 1 ? literal : -literal;
  });
}

/** Every assignment of the inputs is allowed exactly when its weight lies in the range. */
function expectRange(solver: Solver, weights: readonly number[], lower: number, upper: number): void {
  const count = weights.length;
  for (let bits = 0; bits < 2 ** count; bits++) {
    const sum = weights.reduce((total, weight, index) => total + weight * ((bits >> index) & 1), 0);
    const answer = solver.solve(inputs(count, bits));
    expect(answer, `sum ${sum} of ${weights} in ${lower}..${upper}`).toBe(
      sum >= lower && sum <= upper ? 'satisfiable' : 'unsatisfiable',
    );
  }
}

/** Every choice of known inputs and of their values. */
function partialAssignments(count: number): { known: number; bits: number }[] {
  const all = Array.from({ length: 2 ** count }, (_, bits) => bits);
  return all.flatMap((known) => all.filter((bits) => (bits & ~known) === 0).map((bits) => ({ known, bits })));
}

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);

describe('encodings say what they mean', () => {
  test.each([1, 2, 5, 12, 13, 14])('at most one of %i', (count) => {
    expectRange(encoded(count, encodeAtMostOne), ones(count), 0, 1);
  });

  test('at most one of 300, by pairs', () => {
    const solver = encoded(300, encodeAtMostOne);
    expect(solver.solve([1])).toBe('satisfiable');
    for (const other of [-2, 3, 18, -17, -299, 300]) {
      const literal = Math.abs(other) % 3 === 2 ? -Math.abs(other) : Math.abs(other);
      expect(solver.solve([1, literal])).toBe('unsatisfiable');
    }
  });

  test('sequential counters', () => {
    for (let count = 1; count <= 7; count++) {
      for (let lower = 0; lower <= count; lower++) {
        for (let upper = lower; upper <= count; upper++) {
          const solver = encoded(count, (sink, literals) => encodeCounter(sink, literals, lower, upper));
          expectRange(solver, ones(count), lower, upper);
        }
      }
    }
  });

  test('totalisers, their bounds assumed', () => {
    for (const weights of [[1, 1, 1, 1, 1], [2, 3, 3, 7], [5], [1, 2, 4, 8, 16, 31]]) {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      let bounds: (number | boolean)[] = [];
      const solver = encoded(weights.length, (sink, literals) => {
        const sum = buildTotaliser(sink, literals, weights, Infinity, { up: true, down: true });
        bounds = Array.from({ length: total + 2 }, (_, bound) => atLeast(sum, bound));
      });
      for (let bits = 0; bits < 2 ** weights.length; bits++) {
        const sum = weights.reduce((part, weight, index) => part + weight * ((bits >> index) & 1), 0);
        expect(solver.solve(inputs(weights.length, bits))).toBe('satisfiable');
        bounds.forEach((literal, bound) => {
          const holds = typeof literal === 'boolean' ? literal : solver.isTrue(literal);
          expect(holds).toBe(sum >= bound);
        });
      }
    }
    expect(totaliserSize(ones(8), Infinity, 1000)).toBeLessThan(200);
    expect(totaliserSize(ones(500), Infinity, 1000)).toBe(Infinity);
  });

  test('decision diagrams', () => {
    for (const weights of [
      [3, 2, 2, 1],
      [9, 7, 5, 3, 2],
      [4, 4, 3, 3, 2, 2],
    ]) {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      for (let lower = 0; lower <= total; lower += 2) {
        for (const upper of [lower, lower + 3, total]) {
          const solver = encoded(weights.length, (sink, literals) => {
            encodeDiagram(sink, buildDiagram({ literals, weights, lower, upper }, 1000)!);
          });
          expectRange(solver, weights, lower, upper);
        }
      }
    }
    const weights = Array.from({ length: 30 }, (_, index) => 1000 + index ** 3);
    const literals = weights.map((_, index) => index + 1);
    expect(buildDiagram({ literals, weights, lower: 20_000, upper: 20_000 }, 500)).toBeUndefined();
  });

  test.each([2, 5, 7, 8, 11, 14])(
    'a two-sided diagram for %i draws every consequence by propagation',
    (target) => {
      const weights = [5, 4, 3, 2, 2];
      const solver = encoded(5, (sink, literals) => {
        encodeDiagram(sink, buildDiagram({ literals, weights, lower: target, upper: target }, 1000)!);
      });
      const solutions = Array.from({ length: 32 }, (_, bits) => bits).filter(
        (bits) => weights.reduce((sum, weight, index) => sum + weight * ((bits >> index) & 1), 0) === target,
      );
      for (const { known, bits } of partialAssignments(5)) {
        const possible = solutions.filter((solution) => (solution & known) === bits);
        for (const [index, literal] of inputs(5, 31).entries()) {
          for (const sign of [0, 1]) {
            if (
              ((known >> index) & 1) === 1 ||
              possible.some((solution) => ((solution >> index) & 1) === sign)
            )
              continue;
            const assumed = inputs(5, bits).filter((_, place) => ((known >> place) & 1) === 1);
            expect(solver.solve([...assumed, sign === 1 ? literal : -literal])).toBe('unsatisfiable');
          }
        }
      }
      expect(solver.work).toMatchObject({ conflicts: 0, decisions: 0 });
    },
  );

  test('adders and comparisons with constants', () => {
    for (const weights of [[1], [3, 2, 2, 1], [9, 7, 5, 3, 2, 1], [8, 8, 8], [4, 4]]) {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      for (let bound = 0; bound <= total + 2; bound++) {
        const above = encoded(weights.length, (sink, literals) => {
          encodeAtLeast(sink, buildAdder(sink, literals, weights), bound);
        });
        expectRange(above, weights, bound, Infinity);
        const below = encoded(weights.length, (sink, literals) => {
          encodeAtMost(sink, buildAdder(sink, literals, weights), bound);
        });
        expectRange(below, weights, 0, bound);
      }
    }
  });
});

describe('the choice of encoding keeps the meaning', () => {
  test('large counts by totaliser', () => {
    for (const [lower, upper] of [
      [90, 90],
      [0, 95],
      [105, 200],
    ] as const) {
      const solver = encoded(200, (sink, literals) => {
        encodeRange(sink, { literals, weights: ones(200), lower, upper });
      });
      for (const held of [lower - 1, lower, upper, upper + 1]) {
        if (held < 0 || held > 200) continue;
        const assumed = Array.from({ length: 200 }, (_, index) => {
          const literal = index % 3 === 1 ? -(index + 1) : index + 1;
          return index < held ? literal : -literal;
        });
        expect(solver.solve(assumed)).toBe(held >= lower && held <= upper ? 'satisfiable' : 'unsatisfiable');
      }
    }
  });

  test('weights too various for a diagram go to an adder', () => {
    const weights = Array.from({ length: 26 }, (_, index) => 1_000_003 + 7919 * index ** 2);
    const half = weights.slice(0, 13).reduce((sum, weight) => sum + weight, 0);
    const solver = encoded(26, (sink, literals) => {
      encodeRange(sink, { literals, weights, lower: half, upper: half });
    });
    expect(solver.solve(inputs(26, 2 ** 13 - 1))).toBe('satisfiable');
    expect(solver.solve(inputs(26, 2 ** 14 - 1))).toBe('unsatisfiable');
    expect(solver.solve(inputs(26, 2 ** 13 - 3))).toBe('unsatisfiable');
  });
});
