import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/random.js';
import { anneal } from '../../../src/picture/cells/translucent/anneal.js';
import { shadingBound } from '../../../src/picture/cells/translucent/bound.js';
import { paddedIndex, shadingField } from '../../../src/picture/cells/translucent/field.js';
import {
  shadingProgram,
  windowProgram,
  windowValues,
} from '../../../src/picture/cells/translucent/program.js';
import { improveByParts } from '../../../src/picture/cells/translucent/recombine.js';
import {
  copySquares,
  noSquares,
  type Squares,
  shadingCostOf,
  toggle,
} from '../../../src/picture/cells/translucent/squares.js';
import { improveByStrips } from '../../../src/picture/cells/translucent/strips.js';
import { refill } from '../../../src/picture/cells/translucent/windows.js';
import type { GreyImage } from '../../../src/picture/decode/bitmap.js';
import { loadHighsEngine } from '../../../src/solve/highs/highs.js';
import { evaluateObjective, findBrokenRow } from '../../../src/solve/model/evaluate.js';
import { bruteForce, definedObjective, smallGrey } from './brute-force.js';

const engine = await loadHighsEngine();
const never = (): boolean => false;

/** A random filling of the picture's grid. */
function scattered(image: GreyImage, seed: string): { squares: Squares; filling: number } {
  const field = shadingField(image);
  const squares = noSquares(field);
  const rng = createRng(seed);
  let filling = 0;
  for (let cell = 0; cell < image.width * image.height; cell++) {
    if (rng.integer(2) === 0) continue;
    filling |= 1 << cell;
    toggle(field, squares, paddedIndex(Math.floor(cell / image.width), cell % image.width, field.stride));
  }
  return { squares, filling };
}

/** The counts of the squares agree with their filling. */
function expectConsistent(image: GreyImage, squares: Squares): void {
  const field = shadingField(image);
  const again = noSquares(field);
  squares.filled.forEach((value, cell) => {
    if (value === 1) toggle(field, again, cell);
  });
  expect(squares.count).toEqual(again.count);
  const inside = new Set(
    Array.from({ length: image.width * image.height }, (_, cell) =>
      paddedIndex(Math.floor(cell / image.width), cell % image.width, field.stride),
    ),
  );
  squares.filled.forEach((value, cell) => {
    if (value === 1) expect(inside.has(cell)).toBe(true);
  });
}

function solve(model: ReturnType<typeof shadingProgram>, relaxation = false): number {
  const session = engine.open(model);
  try {
    const outcome = session.solve({ relaxation });
    if (outcome.status !== 'optimal') throw new Error(`unexpected outcome ${outcome.status}`);
    return outcome.objective;
  } finally {
    session.dispose();
  }
}

describe('the cost table', () => {
  it('gives the objective as it is defined', () => {
    fc.assert(
      fc.property(smallGrey(5), fc.string(), (image, seed) => {
        const { squares, filling } = scattered(image, seed);
        expect(shadingCostOf(shadingField(image), squares)).toBeCloseTo(definedObjective(image, filling), 9);
      }),
    );
  });
});

describe('the integer program', () => {
  it('has the least objective as its optimum, as written and tightened', () => {
    fc.assert(
      fc.property(smallGrey(3), (image) => {
        const least = bruteForce(image);
        for (const variant of ['as-written', 'tightened'] as const) {
          expect(solve(shadingProgram(shadingField(image), variant))).toBeCloseTo(least, 5);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('agrees on 4x4 pictures too', () => {
    const rng = createRng('4x4');
    for (let picture = 0; picture < 3; picture++) {
      const values = Float64Array.from({ length: 16 }, () => rng.integer(256));
      const image = { width: 4, height: 4, values };
      const least = bruteForce(image);
      expect(solve(shadingProgram(shadingField(image), 'as-written'))).toBeCloseTo(least, 5);
      expect(solve(shadingProgram(shadingField(image), 'tightened'))).toBeCloseTo(least, 5);
    }
  });

  it('bounds from below when relaxed, tightened never worse than as written', () => {
    fc.assert(
      fc.property(smallGrey(3), (image) => {
        const field = shadingField(image);
        const written = solve(shadingProgram(field, 'as-written'), true);
        const tightened = solve(shadingProgram(field, 'tightened'), true);
        expect(written).toBeLessThanOrEqual(tightened + 1e-6);
        expect(tightened).toBeLessThanOrEqual(bruteForce(image) + 1e-6);
      }),
      { numRuns: 40 },
    );
  });

  it('of a window takes the picture as it is for a solution of the same cost', () => {
    fc.assert(
      fc.property(smallGrey(6), fc.string(), fc.nat(), fc.nat(), (image, seed, first, second) => {
        const field = shadingField(image);
        const { squares } = scattered(image, seed);
        const [top, left] = [first % image.height, second % image.width];
        const window = { top, left, bottom: image.height, right: Math.min(left + 3, image.width) };
        const model = windowProgram(field, window, squares);
        const values = windowValues(field, window, squares);
        expect(findBrokenRow(model.rows, values)).toBeUndefined();
        expect(evaluateObjective(model.objective, values)).toBeLessThanOrEqual(
          shadingCostOf(field, squares) + 1e-9,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('of the whole picture, as a window, finds the optimum', () => {
    fc.assert(
      fc.property(smallGrey(4), fc.string(), (image, seed) => {
        const field = shadingField(image);
        const { squares } = scattered(image, seed);
        const whole = { top: 0, left: 0, bottom: image.height, right: image.width };
        refill(field, squares, whole, engine, { absoluteGap: 0 });
        expect(shadingCostOf(field, squares)).toBeCloseTo(bruteForce(image), 5);
        expectConsistent(image, squares);
      }),
      { numRuns: 12 },
    );
  });
});

describe('strips', () => {
  it('as wide as the picture find the optimum', () => {
    fc.assert(
      fc.property(smallGrey(4), fc.string(), (image, seed) => {
        const field = shadingField(image);
        const { squares } = scattered(image, seed);
        improveByStrips(field, squares, 4, never);
        expect(shadingCostOf(field, squares)).toBeCloseTo(bruteForce(image), 9);
        expectConsistent(image, squares);
      }),
      { numRuns: 25 },
    );
  });

  it('of every width leave no strip that the engine could improve', () => {
    const rng = createRng('strips');
    for (const width of [1, 2, 3, 5]) {
      const values = Float64Array.from({ length: 63 }, () => rng.integer(256));
      const image = { width: 7, height: 9, values };
      const field = shadingField(image);
      const { squares } = scattered(image, 'start');
      improveByStrips(field, squares, width, never);
      const cost = shadingCostOf(field, squares);
      refill(field, squares, { top: 0, left: 0, bottom: 9, right: width }, engine, { absoluteGap: 0 });
      refill(field, squares, { top: 9 - width, left: 0, bottom: 9, right: 7 }, engine, { absoluteGap: 0 });
      expect(shadingCostOf(field, squares)).toBeCloseTo(cost, 6);
    }
  });
});

describe('annealing', () => {
  it('never ends worse, keeps the counts right and stays inside the picture', () => {
    fc.assert(
      fc.property(smallGrey(9), fc.string(), (image, seed) => {
        const field = shadingField(image);
        const { squares } = scattered(image, seed);
        const before = shadingCostOf(field, squares);
        anneal(field, squares, createRng(seed), { from: 1, to: 0.05, sweeps: 30 }, never);
        expect(shadingCostOf(field, squares)).toBeLessThanOrEqual(before + 1e-9);
        expectConsistent(image, squares);
      }),
    );
  });

  it('finds the optimum of small pictures', () => {
    fc.assert(
      fc.property(smallGrey(3), (image) => {
        const field = shadingField(image);
        const squares = noSquares(field);
        anneal(field, squares, createRng('small'), { from: 2, to: 0.05, sweeps: 600 }, never);
        expect(shadingCostOf(field, squares)).toBeCloseTo(bruteForce(image), 9);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the dual bound', () => {
  it('never exceeds the optimum, however few steps are made', () => {
    fc.assert(
      fc.property(smallGrey(3), fc.integer({ min: 0, max: 300 }), (image, iterations) => {
        const { bound } = shadingBound(shadingField(image), iterations, never);
        expect(bound).toBeLessThanOrEqual(bruteForce(image) + 1e-9);
      }),
    );
  });

  it('reaches the tightened relaxation', () => {
    const rng = createRng('bound');
    for (const side of [1, 2, 5, 12]) {
      const values = Float64Array.from({ length: side * side }, () => rng.integer(256));
      const field = shadingField({ width: side, height: side, values });
      const relaxed = solve(shadingProgram(field, 'tightened'), true);
      const { bound } = shadingBound(field, 20_000, never);
      expect(bound).toBeLessThanOrEqual(relaxed + 1e-6);
      expect(bound).toBeGreaterThanOrEqual(relaxed * 0.9999 - 1e-6);
    }
  });
});

describe('changes in many parts', () => {
  it('never make a picture worse, and are judged alone as they are together', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (number) => {
        const image = noise(14, 11, `image ${number}`);
        const field = shadingField(image);
        const { squares } = scattered(image, `squares ${number}`);
        const before = shadingCostOf(field, squares);
        const effort = { rounds: 3, cooling: { from: 0.3, to: 0.08, sweeps: 3 } };
        expect(improveByParts(field, squares, createRng(`rng ${number}`), effort, never)).toBe(9);
        expectConsistent(image, squares);
        expect(shadingCostOf(field, squares)).toBeLessThanOrEqual(before + 1e-6);
      }),
      { numRuns: 8 },
    );
  });

  it('bring small pictures to their optimum', () => {
    const image = noise(4, 4, 'small');
    const field = shadingField(image);
    const squares = noSquares(field);
    const effort = { rounds: 8, cooling: { from: 1, to: 0.05, sweeps: 60 } };
    improveByParts(field, squares, createRng('small'), effort, never);
    expect(shadingCostOf(field, squares)).toBeCloseTo(bruteForce(image), 6);
  });

  it('end when they are stopped', () => {
    const image = noise(6, 6, 'stopped');
    const field = shadingField(image);
    const { squares } = scattered(image, 'stopped');
    const before = noSquares(field);
    copySquares(squares, before);
    const effort = { rounds: 5, cooling: { from: 1, to: 1, sweeps: 5 } };
    expect(improveByParts(field, squares, createRng('stopped'), effort, () => true)).toBe(0);
    expect(squares).toEqual(before);
  });
});

/** Independent greys. */
function noise(width: number, height: number, seed: string): GreyImage {
  const rng = createRng(seed);
  return { width, height, values: Float64Array.from({ length: width * height }, () => rng.integer(256)) };
}
