/** Repairs that look well: as few changes as before, the goal reached, and looks no worse. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/random.js';
import { Changes } from '../../../src/picture/puzzle/changes.js';
import { Judge } from '../../../src/picture/puzzle/judge.js';
import { bestLooking, looksWeights } from '../../../src/picture/puzzle/looks.js';
import { repairPicture } from '../../../src/picture/puzzle/repair.js';
import type { Engine } from '../../../src/solve/engine.js';
import { openEngine } from '../../../src/solve/engines.js';
import { SmallPictures } from './small-pictures.js';

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine('highs');
});

const pictures = new SmallPictures(4, 4);

/**
 * Looks that no order of cells hints at: any number for each cell that is filled, and for each pair of
 * neighbours that are alike.
 */
function anyLooks(seed: string): (cells: Readonly<Uint8Array>) => number {
  const rng = createRng(seed);
  const values = Array.from({ length: 16 }, () => rng.next());
  return (cells) => {
    let looks = 0;
    cells.forEach((cell, index) => {
      looks += cell * values[index]! + (cell === cells[index + 1] ? 0.3 : 0);
    });
    return looks;
  };
}

describe('the best looking repair', () => {
  it('reaches the goal with as few changes as brute force needs, and looks no worse than the one it came from', () => {
    fc.assert(
      fc.property(fc.nat({ max: pictures.count - 1 }), fc.string(), (bits, seed) => {
        if (pictures.reaches(bits, 'line')) return;
        const bitmap = pictures.picture(bits);
        const looks = anyLooks(seed);
        const request = { bitmap, goal: 'line', engine, seed: '1' } as const;
        const plain = repairPicture(request);
        const fine = repairPicture({ ...request, looks });
        const { count } = pictures.cheapestRepair(bits, 'line', Array(16).fill(1));
        expect(fine.changed).toHaveLength(count);
        expect(fine).toMatchObject({ reached: true, proved: true, lowerBound: count });
        expect(looks(fine.bitmap.cells)).toBeGreaterThanOrEqual(looks(plain.bitmap.cells));
        const judge = new Judge(pictures, createRng('again'));
        expect(judge.isReached(fine.bitmap.cells)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('of one change is the best of all single changes near it', () => {
    let improved = 0;
    for (let bits = 0; bits < pictures.count; bits += 97) {
      if (pictures.reaches(bits, 'line')) continue;
      const { cells } = pictures.picture(bits);
      const judge = new Judge(pictures, createRng('one'));
      const flip = (cell: number): Uint8Array => cells.map((own, index) => (index === cell ? 1 - own : own));
      const repairs = [...cells.keys()].filter((cell) => judge.isReached(flip(cell)));
      if (repairs.length < 2) continue;
      const looks = anyLooks(String(bits));
      const start = Uint8Array.from(cells, (_, cell) => (cell === repairs[0] ? 1 : 0));
      const found = bestLooking(judge, new Changes(cells), start, looks);
      const best = Math.max(...repairs.map((cell) => looks(flip(cell))));
      const reached = cells.map((own, cell) => own ^ found[cell]!);
      expect(looks(reached)).toBeCloseTo(best, 9);
      if (found[repairs[0]!] === 0) improved++;
      const others = new Set(repairs.slice(1));
      expect(bestLooking(judge, new Changes(cells, 1, others), start, looks)[repairs[0]!]).toBe(1);
    }
    expect(improved).toBeGreaterThan(10);
  });
});

/** Pairs of mirror images that differ. */
function asymmetricPairs(cells: ArrayLike<number>, width: number): number {
  let pairs = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    const mirrored = cell - (cell % width) + width - 1 - (cell % width);
    if (cell < mirrored && cells[cell] !== cells[mirrored]) pairs++;
  }
  return pairs;
}

/** Changed cells that differ from all cells beside, above, below and diagonally. */
function lone(original: ArrayLike<number>, cells: ArrayLike<number>, width: number): number {
  const isNear = (one: number, other: number): boolean =>
    one !== other &&
    Math.abs(Math.floor(one / width) - Math.floor(other / width)) <= 1 &&
    Math.abs((one % width) - (other % width)) <= 1;
  const all = Array.from({ length: cells.length }, (_, cell) => cell);
  return all.filter(
    (cell) =>
      cells[cell] !== original[cell] &&
      all.every((other) => !isNear(cell, other) || cells[other] !== cells[cell]),
  ).length;
}

/** The number of set bits. */
function ones(bits: number): number {
  let count = 0;
  for (let left = bits; left > 0; left >>= 1) count += left & 1;
  return count;
}

/** The pictures that the fewest changes lead to, by brute force. */
function fewestRepairs(small: SmallPictures, bits: number): Uint8Array[] {
  const reached = Array.from({ length: small.count }, (_, other) => other).filter((other) =>
    small.reaches(other, 'line'),
  );
  const fewest = reached.reduce((least, other) => Math.min(least, ones(bits ^ other)), Infinity);
  return reached.filter((other) => ones(bits ^ other) === fewest).map((other) => small.picture(other).cells);
}

describe('of the repairs with the fewest changes', () => {
  const wide = new SmallPictures(5, 3);

  function unsolved(small: SmallPictures): number[] {
    return Array.from({ length: small.count }, (_, bits) => bits).filter(
      (bits) => !small.reaches(bits, 'line'),
    );
  }

  function repaired(
    small: SmallPictures,
    bits: number,
    looks: (cells: Readonly<Uint8Array>) => number,
  ): Uint8Array {
    const repair = repairPicture({ bitmap: small.picture(bits), goal: 'line', engine, seed: '1', looks });
    return Uint8Array.from(repair.bitmap.cells);
  }

  it('one that keeps a symmetric picture symmetric is taken where there is one', () => {
    const asymmetry = (cells: ArrayLike<number>): number => asymmetricPairs(cells, wide.width);
    let choices = 0;
    for (const bits of unsolved(wide)) {
      if (asymmetry(wide.picture(bits).cells) > 0) continue;
      const repairs = fewestRepairs(wide, bits).map(asymmetry);
      if (Math.min(...repairs) > 0) continue;
      if (Math.max(...repairs) > 0) choices++;
      expect(asymmetry(repaired(wide, bits, (cells) => -asymmetry(cells)))).toBe(0);
    }
    expect(choices).toBeGreaterThan(10);
  });

  it('one without a lone cell in an even area is taken where there is one', () => {
    let choices = 0;
    for (const bits of unsolved(pictures).filter((_, index) => index % 150 === 0)) {
      const { cells: original } = pictures.picture(bits);
      const loneIn = (cells: ArrayLike<number>): number => lone(original, cells, pictures.width);
      const repairs = fewestRepairs(pictures, bits).map(loneIn);
      if (Math.min(...repairs) > 0) continue;
      if (Math.max(...repairs) > 0) choices++;
      expect(loneIn(repaired(pictures, bits, (cells) => -loneIn(cells)))).toBe(0);
    }
    expect(choices).toBeGreaterThan(5);
  });

  it('a good looking one is taken in colours too', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 9, maxLength: 9 }),
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        (cells, values) => {
          const worth = [...values.take(27)];
          const looks = (picture: Readonly<Uint8Array>): number =>
            picture.reduce((sum, colour, cell) => sum + worth[3 * cell + colour]!, 0);
          const bitmap = { width: 3, height: 3, cells: Uint8Array.from(cells) };
          const request = { bitmap, colours: 2, goal: 'line', engine, seed: '1' } as const;
          const plain = repairPicture(request);
          const fine = repairPicture({ ...request, looks });
          expect(fine).toMatchObject({ reached: true, proved: true, lowerBound: plain.lowerBound });
          expect(fine.changed).toHaveLength(plain.changed.length);
          expect(looks(Uint8Array.from(fine.bitmap.cells))).toBeGreaterThanOrEqual(
            looks(Uint8Array.from(plain.bitmap.cells)),
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('weights by looks', () => {
  it('are highest in the middle of even areas, and low where the looks do not suffer', () => {
    const cells = Uint8Array.from({ length: 49 }, (_, cell) => (cell % 7 < 3 ? 1 : 0));
    const grid = { width: 7, height: 7 };
    const indifferent = looksWeights(cells, grid, () => 0);
    for (let cell = 0; cell < 49; cell++) {
      const isAtBoundary = cell % 7 === 2 || cell % 7 === 3;
      if (isAtBoundary) expect(indifferent[cell]).toBe(1);
      else expect(indifferent[cell]).toBeGreaterThan(10);
    }
  });
});
