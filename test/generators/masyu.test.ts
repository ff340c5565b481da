import { describe, expect, it } from 'vitest';
import { masyuGenerator } from '../../generators/masyu/index.js';
import { decidedLoop } from '../../generators/masyu/loop.js';
import { planWith } from '../../generators/shared/generator.js';
import { LoopRegion } from '../../generators/shared/loop-region.js';
import { cellsOf, componentsOf, createRng, joinedPoints, orbitsOf } from '../../src/core/index.js';
import { logicFor } from '../../src/families/kit/index.js';
import { masyu, masyuRuled, NO_PEARL, pearlsOn } from '../../src/families/masyu/index.js';

/** Corners with another number of lines than two, and the number of loops. */
function shapeOf(region: LoopRegion) {
  const corners = joinedPoints(region.loop);
  const wrong = [...corners.values()].filter(({ others }) => others.length !== 2);
  const loops = componentsOf(corners.keys(), (corner) => corners.get(corner)!.others.map(String));
  return { wrong: wrong.length, loops: loops.length };
}

describe('regions whose border is one loop', () => {
  it.each([1, 2, 3, 4, 5, 6])('stay so by every change that is allowed (%i)', (seed) => {
    const rng = createRng(`region ${seed}`);
    const size = { rows: 2 + (seed % 4), columns: 3 + (seed % 3) };
    const region = new LoopRegion(size, rng);
    expect(region.loop).toHaveLength(4);
    for (let round = 0; round < 60; round++) {
      const cell = rng.pick(cellsOf(size));
      const before = region.loop;
      if (!region.change(cell)) {
        expect(region.loop).toEqual(before);
        continue;
      }
      expect(shapeOf(region)).toEqual({ wrong: 0, loops: 1 });
      // The sides of the cell that belonged to the loop are taken away, and the others are added.
      const sides = [...before, ...region.loop].map(String);
      const changed = sides.filter((side) => sides.indexOf(side) === sides.lastIndexOf(side));
      expect(changed).toHaveLength(4);
      if (round % 3 > 0) continue;
      region.changeBack(cell);
      expect(region.loop).toEqual(before);
    }
  });

  it.each(['half-turn', 'quarter-turn', 'left-right', 'up-down', 'diagonal'] as const)(
    'wander by %s in grids with any middle',
    (symmetry) => {
      for (const [rows, columns] of [
        [6, 6],
        [7, 7],
        ...(symmetry === 'quarter-turn' || symmetry === 'diagonal' ? [] : [[6, 7] as const, [7, 6] as const]),
      ] as const) {
        const size = { rows, columns };
        const region = new LoopRegion(size, createRng(`${symmetry} ${rows}`), symmetry);
        const rng = createRng(`wander ${symmetry} ${rows}`);
        region.wander(rng);
        for (let round = 0; round < 40; round++) region.change(rng.pick(cellsOf(size)));
        expect(shapeOf(region)).toEqual({ wrong: 0, loops: 1 });
        expect(region.loop.length).toBeGreaterThan(20);
        const corners = joinedPoints(region.loop);
        const isOn = cellsOf({ rows: rows + 1, columns: columns + 1 }).map((cell) =>
          corners.has(String(cell)),
        );
        for (const orbit of orbitsOf({ rows: rows + 1, columns: columns + 1 }, symmetry)) {
          expect(new Set(orbit.map((corner) => isOn[corner])).size).toBe(1);
        }
      }
    },
  );

  it('wander as far as no change lengthens the loop', () => {
    const region = new LoopRegion({ rows: 9, columns: 9 }, createRng('wander'));
    region.wander(createRng('wander'));
    expect(shapeOf(region)).toEqual({ wrong: 0, loops: 1 });
    expect(region.loop.length).toBeGreaterThan(60);
    const { length } = region.loop;
    const lengthens = cellsOf({ rows: 9, columns: 9 }).filter((cell) => {
      if (!region.change(cell)) return false;
      const changed = region.loop.length;
      region.changeBack(cell);
      return changed > length;
    });
    expect(lengthens).toEqual([]);
  });
});

describe('loops for Masyu', () => {
  it('are found by plain logic with all their pearls', () => {
    const size = { rows: 7, columns: 8 };
    const found = [1, 2, 3].flatMap((seed) => decidedLoop(size, 'none', createRng(`loop ${seed}`)) ?? []);
    expect(found.length).toBeGreaterThan(0);
    for (const { solution } of found) {
      const puzzle = { family: 'masyu', grid: pearlsOn(size, solution) } as const;
      expect(masyu.verify(puzzle, solution)).toEqual([]);
      expect(logicFor(masyuRuled, puzzle).reach('plain')).toBe('plain');
    }
  });
});

describe('symmetric Masyu', () => {
  it.each(['half-turn', 'quarter-turn', 'diagonal', 'left-right', 'up-down'] as const)(
    'have a pattern of pearls by %s',
    async (symmetry) => {
      const plan = await planWith(masyuGenerator, { size: '7', symmetry }, { noGuess: false });
      if (!plan.ok) throw new Error(JSON.stringify(plan.issues));
      const attempts = [1, 2, 3, 4, 5, 6, 7, 8].map((number) =>
        masyuGenerator.attempt(plan.value, createRng(`pattern ${number}`), number),
      );
      const made = attempts.flatMap((attempt) => (attempt.status === 'made' ? [attempt.puzzle] : []));
      expect(made.length).toBeGreaterThan(6);
      for (const { grid } of made) {
        const signs = grid.join('');
        for (const orbit of orbitsOf({ rows: 7, columns: 7 }, symmetry)) {
          expect(new Set(orbit.map((cell) => signs[cell] === NO_PEARL)).size).toBe(1);
        }
      }
    },
  );

  it('need as many rows as columns where these are exchanged', async () => {
    const plan = await planWith(masyuGenerator, { size: '7x8', symmetry: 'diagonal' }, { noGuess: false });
    expect(plan).toMatchObject({ ok: false, issues: [{ message: expect.stringContaining('as many rows') }] });
  });
});
