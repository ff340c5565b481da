/** Repairs that look well: as few changes as before, the goal reached, and looks no worse. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { Judge } from '../../../generators/picture/judge.js';
import { bestLooking, looksWeights } from '../../../generators/picture/looks.js';
import { repairPicture } from '../../../generators/picture/repair.js';
import { createRng } from '../../../src/core/random.js';
import type { Engine } from '../../../src/engine/engine.js';
import { openEngine } from '../../../src/engine/index.js';
import { SmallPictures } from './small-pictures.js';

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine('highs');
});

const pictures = new SmallPictures(4, 4);

/** Looks that no order of cells hints at: any number for each cell that is filled, and for each pair of neighbours that are alike. */
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
      const found = bestLooking(judge, cells, start, looks, new Set());
      const best = Math.max(...repairs.map((cell) => looks(flip(cell))));
      const reached = cells.map((own, cell) => own ^ found[cell]!);
      expect(looks(reached)).toBeCloseTo(best, 9);
      if (found[repairs[0]!] === 0) improved++;
      const others = new Set(repairs.slice(1));
      expect(bestLooking(judge, cells, start, looks, others)[repairs[0]!]).toBe(1);
    }
    expect(improved).toBeGreaterThan(10);
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
