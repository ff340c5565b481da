/** The exact repair in colours, against brute force over all pictures of a small size. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/random.js';
import type { Colour } from '../../../src/draw/scene.js';
import { openEmptyField, puzzleOfColours } from '../../../src/families/nonogram/index.js';
import { Changes } from '../../../src/picture/puzzle/changes.js';
import { fewestGivens } from '../../../src/picture/puzzle/givens.js';
import { nonogramOfBitmap } from '../../../src/picture/puzzle/index.js';
import { isSolvedByLines, openOracle } from '../../../src/picture/puzzle/oracle.js';
import { repairPicture } from '../../../src/picture/puzzle/repair.js';
import { openEngine } from '../../../src/solve/engines.js';

const HIGHS = await openEngine('highs');
const SAT = await openEngine('sat');
const PALETTE: readonly Colour[] = ['#ffffff', '#d82020', '#2860d0', '#28a03c'];

/** All pictures of a size in some colours: which reach which goal. */
class AllPictures {
  readonly pictures: readonly Uint8Array[];
  readonly #reached: Readonly<Record<'line' | 'unique', readonly boolean[]>>;

  constructor(
    readonly width: number,
    readonly height: number,
    readonly colours: number,
  ) {
    const count = (colours + 1) ** (width * height);
    this.pictures = Array.from({ length: count }, (_, code) =>
      Uint8Array.from(
        { length: width * height },
        (_, cell) => Math.floor(code / (colours + 1) ** cell) % (colours + 1),
      ),
    );
    const keys = this.pictures.map((cells) => JSON.stringify(puzzleOfColours(cells, height, width, PALETTE)));
    const times = new Map<string, number>();
    for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1);
    const field = openEmptyField(height, width, colours);
    const line = this.pictures.map((cells) => {
      field.setPicture(cells);
      return field.propagate() === 'solved';
    });
    this.#reached = { line, unique: keys.map((key) => times.get(key) === 1) };
  }

  reaching(goal: 'line' | 'unique'): readonly Uint8Array[] {
    return this.pictures.filter((_, index) => this.#reached[goal][index]);
  }

  missing(goal: 'line' | 'unique'): readonly Uint8Array[] {
    return this.pictures.filter((_, index) => !this.#reached[goal][index]);
  }
}

const SIZES = [new AllPictures(2, 2, 3), new AllPictures(3, 2, 2), new AllPictures(3, 3, 2)];

describe.each(['line', 'unique'] as const)('repair in colours for the goal %s', (goal) => {
  it('equals brute force: fewest changes, then least weight, whichever colours are taken', () => {
    const drawn = fc.record({
      size: fc.constantFrom(...SIZES),
      pick: fc.nat(),
      weights: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 18, maxLength: 18 }),
    });
    fc.assert(
      fc.property(drawn, ({ size, pick, weights }) => {
        const { width, height, colours } = size;
        const missing = size.missing(goal);
        const original = missing[pick % missing.length]!;
        const changes = new Changes(original, colours);
        const costOf = (other: Uint8Array): { count: number; weight: number } => {
          const items = [...other.keys()].flatMap((cell) => changes.itemFor(cell, other[cell]!) ?? []);
          return { count: items.length, weight: items.reduce((sum, item) => sum + weights[item]!, 0) };
        };
        const [best] = size
          .reaching(goal)
          .map(costOf)
          .sort((one, other) => one.count - other.count || one.weight - other.weight);
        const palette = PALETTE.slice(0, colours + 1);
        const repair = repairPicture({
          bitmap: { width, height, cells: original },
          colours,
          goal,
          engine: HIGHS,
          oracle: openOracle(SAT, {}, palette),
          weights,
          seed: 'colours',
        });
        expect([repair.proved, repair.lowerBound, repair.changed.length]).toEqual([
          true,
          best!.count,
          best!.count,
        ]);
        expect([repair.weightProved, repair.weight, costOf(repair.bitmap.cells).weight]).toEqual([
          true,
          best!.weight,
          best!.weight,
        ]);
      }),
      { numRuns: 40 },
    );
  });
});

describe.each(['line', 'unique'] as const)('given cells in colours for the goal %s', (goal) => {
  /** The fewest cells with which a picture reaches the goal; all choices are tried, small ones first. */
  const fewest = (count: number, reaches: (given: readonly number[]) => boolean): number => {
    const withCells = (from: number, left: number, given: readonly number[]): boolean => {
      if (left === 0) return reaches(given);
      for (let cell = from; cell < count; cell++)
        if (withCells(cell + 1, left - 1, [...given, cell])) return true;
      return false;
    };
    let size = 0;
    while (!withCells(0, size, [])) size++;
    return size;
  };

  it('are as few as brute force finds, and enough', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SIZES), fc.nat(), (size, pick) => {
        const { width, height, colours } = size;
        const missing = size.missing(goal);
        const bitmap = { width, height, cells: missing[pick % missing.length]! };
        const palette = PALETTE.slice(0, colours + 1);
        const oracle = openOracle(SAT, {}, palette);
        const reaches = (given: readonly number[]): boolean =>
          goal === 'line'
            ? isSolvedByLines(bitmap, given, palette)
            : oracle(bitmap, given).status === 'unique';
        const found = fewestGivens({ bitmap, colours, goal, engine: HIGHS, oracle, seed: 'colours' });
        const least = fewest(width * height, reaches);
        expect([found.proved, found.lowerBound, found.given.length]).toEqual([true, least, least]);
        expect(reaches(found.given.map(([row, column]) => row * width + column))).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});

describe('changes', () => {
  it('give every cell each of its other colours, and know the way back', () => {
    const changes = new Changes(Uint8Array.from([0, 2, 1]), 2);
    expect(changes.count).toBe(6);
    for (let item = 0; item < changes.count; item++) {
      const [cell, colour] = [changes.cellOf(item), changes.colourOf(item)];
      expect(colour).not.toBe(changes.original[cell]);
      expect(changes.itemFor(cell, colour)).toBe(item);
    }
    expect([0, 1, 2].map((cell) => changes.itemFor(cell, changes.original[cell]!))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the nonogram of a picture in colours', () => {
  const rng = createRng('colours');
  const bitmap = {
    width: 9,
    height: 8,
    cells: Uint8Array.from({ length: 72 }, () => Math.max(0, rng.integer(6) - 2)),
  };
  const request = { goal: 'line', seed: 'a', minimiser: HIGHS, prover: SAT } as const;

  it('has one solution, proved, after the fewest changes', () => {
    const made = nonogramOfBitmap({ ...request, unique: 'repair', bitmap, weights: [], palette: PALETTE });
    expect(made).toMatchObject({ verdict: 'unique', certified: true, line: true, reached: true });
    expect(made.lowerBound).toBeLessThanOrEqual(made.changed.length);
    const cells = made.solution.join('').replaceAll('.', '0');
    const changed = [...cells].flatMap((sign, cell) =>
      Number(sign) === bitmap.cells[cell] ? [] : [[Math.floor(cell / 9), cell % 9]],
    );
    expect(made.changed).toEqual(changed);
  });

  it('keeps the picture and gives cells in their colours where that is asked for', () => {
    const made = nonogramOfBitmap({ ...request, unique: 'givens', bitmap, weights: [], palette: PALETTE });
    expect(made).toMatchObject({ verdict: 'unique', certified: true, line: true, proved: true, changed: [] });
    expect(made.given).toHaveLength(made.lowerBound);
    expect(made.given.length).toBeGreaterThan(0);
    const signs = made.given.map(([row, column]) => made.puzzle.given?.[row]?.[column]);
    expect(signs).toEqual(made.given.map(([row, column]) => made.solution[row]![column]));
  });

  it('keeps the picture where that is asked for, and says that there are others', () => {
    const switching = { width: 3, height: 2, cells: Uint8Array.from([0, 1, 2, 1, 0, 2]) };
    const made = nonogramOfBitmap({
      ...request,
      unique: 'keep',
      bitmap: switching,
      weights: [],
      palette: PALETTE,
    });
    expect(made).toMatchObject({
      verdict: 'multiple',
      changed: [],
      solution: ['.12', '1.2'],
      other: ['1.2', '.12'],
    });
  });
});
