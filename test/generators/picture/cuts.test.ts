import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/random.js';
import { Changes } from '../../../src/picture/puzzle/changes.js';
import { Judge } from '../../../src/picture/puzzle/judge.js';
import { regionOf } from '../../../src/picture/puzzle/region.js';
import { switchingComponents } from '../../../src/picture/puzzle/switching-components.js';
import { obeys } from '../../../src/solve/hitting-sets/cut.js';
import { SmallPictures } from './small-pictures.js';

const PASS_SETS = { most: 20, passes: 3, enough: 20 };
const SIZES = [new SmallPictures(3, 3), new SmallPictures(4, 3), new SmallPictures(2, 6)];

describe.each(['line', 'unique'] as const)('cuts for the goal %s', (goal) => {
  it('are obeyed by every picture that reaches the goal, whatever was changed before', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SIZES), fc.nat(), fc.nat(), (pictures, present, original) => {
        const from = original % pictures.count;
        const at = present % pictures.count;
        const judge = new Judge(pictures, createRng('cuts'), goal === 'unique' ? pictures.oracle : undefined);
        const judgement = judge.judge(pictures.picture(at).cells, PASS_SETS);
        expect(judgement.status === 'reached').toBe(pictures.reaches(at, goal));
        if (judgement.status !== 'missed') return;
        const changed = pictures.picture(from ^ at).cells;
        const cuts = judgement.sets.map((set) =>
          new Changes(changed.map(() => 0)).cut(regionOf(set, pictures), changed),
        );
        for (const cut of cuts) expect(obeys(changed, cut)).toBe(false);
        for (let goalPicture = 0; goalPicture < pictures.count; goalPicture++) {
          if (!pictures.reaches(goalPicture, goal)) continue;
          const repair = pictures.picture(from ^ goalPicture).cells;
          for (const cut of cuts)
            if (!obeys(repair, cut)) throw new Error(`repair ${goalPicture} is cut off`);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('minimal undetermined sets', () => {
  it('stay undetermined when all else is given, and giving any cell of them determines all', () => {
    const pictures = SIZES[1]!;
    const judge = new Judge(pictures, createRng('minimal'));
    for (let bits = 0; bits < pictures.count; bits++) {
      const { cells } = pictures.picture(bits);
      const judgement = judge.judge(cells, PASS_SETS);
      if (judgement.status !== 'missed') continue;
      for (const set of judgement.sets) {
        expect(judge.openAmong(cells, set)).toBe(set.length);
        for (const cell of set) {
          expect(
            judge.openAmong(
              cells,
              set.filter((other) => other !== cell),
            ),
          ).toBe(0);
        }
      }
    }
  });
});

describe('elementary switches', () => {
  it('keep all clues, and none is missed', () => {
    for (const pictures of SIZES) {
      for (let bits = 0; bits < pictures.count; bits += 7) {
        const { cells } = pictures.picture(bits);
        const found = switchingComponents(cells, pictures).map((corners) => corners.join());
        const expected = pictures
          .solutions(bits)
          .map((other) =>
            [...pictures.picture(bits ^ other).cells.entries()].filter(([, cell]) => cell === 1),
          )
          .filter((differing) => differing.length === 4)
          .map((differing) => differing.map(([cell]) => cell).join());
        expect([...found].sort()).toEqual([...expected].sort());
      }
    }
  });
});

describe('regions', () => {
  it('reach one cell beyond the set in every line it touches', () => {
    expect(regionOf([6, 7, 11, 12], { width: 5, height: 5 })).toEqual([
      1, 2, 5, 6, 7, 8, 10, 11, 12, 13, 16, 17,
    ]);
    expect(regionOf([0], { width: 1, height: 1 })).toEqual([0]);
  });
});
