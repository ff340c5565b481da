import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellsOf } from '../../src/core/index.js';
import { type MosaicPuzzle, mosaic } from '../../src/families/mosaic/index.js';
import { fewestClues } from '../../src/minimum/index.js';
import { openEngine, satEngine } from '../../src/solve/index.js';

const highs = await openEngine('highs');

/** Drawings of up to three by four cells. */
const drawing = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4 }))
  .chain(([rows, columns]) =>
    fc.array(fc.string({ unit: fc.constantFrom('#', '.'), minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );

function cluesOf(solution: readonly string[]) {
  const empty: MosaicPuzzle = { family: 'mosaic', grid: solution.map((row) => '.'.repeat(row.length)) };
  return mosaic.clues!.cluesOf(empty, solution);
}

/** Every drawing of the size. */
function drawings(solution: readonly string[]): readonly (readonly string[])[] {
  const [rows, columns] = [solution.length, solution[0]!.length];
  return Array.from({ length: 2 ** (rows * columns) }, (_, bits) => {
    const signs = cellsOf({ rows, columns }).map((_cell, place) => ((bits >> place) & 1 ? '#' : '.'));
    return Array.from({ length: rows }, (_row, row) =>
      signs.slice(row * columns, (row + 1) * columns).join(''),
    );
  });
}

it('needed sets are those that some drawing breaks, and all smallest ones where a block has the drawing', () => {
  fc.assert(
    fc.property(drawing, (solution) => {
      const set = cluesOf(solution);
      const others = drawings(solution).map((other) => set.brokenBy(other));
      const broken = new Set(others.map((clues) => clues.join()));
      const needed = set.neededSets!();
      expect(needed).not.toEqual([]);
      for (const clues of others.filter(({ length }) => length > 0))
        expect(needed.some((part) => part.every((clue) => clues.includes(clue)))).toBe(true);
      for (const clues of needed) expect(broken).toContain(clues.join());
    }),
    { numRuns: 30 },
  );
});

it('shares that are no choice miss a set, and choices miss one exactly where another drawing is left', () => {
  fc.assert(
    fc.property(drawing, fc.nat(), (solution, bits) => {
      const set = cluesOf(solution);
      const broken = drawings(solution)
        .filter((other) => other.join() !== solution.join())
        .map((other) => set.brokenBy(other));
      const shares = set.clues.map((_, clue) => (bits >> (clue % 30)) & 1);
      const missed = set.neededSets!(shares);
      for (const clues of missed) {
        expect(clues.some((clue) => shares[clue] === 1)).toBe(false);
        expect(broken.map((other) => other.join())).toContain(clues.join());
      }
      // Strips are as wide as these drawings, so that the search finds whatever there is.
      const isLeft = broken.some((clues) => clues.every((clue) => shares[clue] === 0));
      expect(missed.length > 0).toBe(isLeft);
    }),
    { numRuns: 60 },
  );
});

it('the fewest numbers are those of brute force, and rounded ones are no fewer', () => {
  fc.assert(
    fc.property(drawing, (solution) => {
      const set = cluesOf(solution);
      const broken = drawings(solution)
        .filter((other) => other.join() !== solution.join())
        .map((other) => set.brokenBy(other));
      const count = set.clues.length;
      const isUnique = (chosen: number): boolean =>
        broken.every((clues) => clues.some((clue) => (chosen >> clue) & 1));
      let fewest = count;
      for (let chosen = 0; chosen < 2 ** count; chosen++) {
        const bits = chosen.toString(2).replaceAll('0', '').length;
        if (bits < fewest && isUnique(chosen)) fewest = bits;
      }
      const request = { family: mosaic as never, set: set as never, solution, engine: satEngine };
      const decided = fewestClues({ ...request, leader: satEngine });
      if (broken.some((clues) => clues.length === 0)) {
        expect(decided.status).toBe('ambiguous');
        return;
      }
      expect(decided).toMatchObject({ status: 'found', proved: true, upper: fewest });
      const rounded = fewestClues({ ...request, leader: highs, rounded: true, budget: { rounds: 2 } });
      if (rounded.status !== 'found') throw new Error(rounded.status);
      expect(rounded.lower).toBeLessThanOrEqual(fewest);
      expect(rounded.upper).toBeGreaterThanOrEqual(fewest);
    }),
    { numRuns: 12 },
  );
});
