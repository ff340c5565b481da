import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blocksOfLines } from '../../../src/families/nonogram/colour/block-placer.js';
import { cluesOf } from '../../../src/families/nonogram/puzzle.js';
import { placements } from './placements.js';

/** Starts of every block over all placements that agree with the known cells, by listing them. */
function listedStarts(clues: readonly number[], known: readonly number[]): number[][] | undefined {
  const fitting = placements(clues, known.length).filter((cells) =>
    cells.every((cell, position) => known[position] !== (cell === 1 ? 2 : 1)),
  );
  if (fitting.length === 0) return undefined;
  const starts = fitting.map((cells) =>
    cells.flatMap((cell, c) => (cell === 1 && cells[c - 1] !== 1 ? [c] : [])),
  );
  return clues.map((_, block) => [...new Set(starts.map((line) => line[block]!))].sort((a, b) => a - b));
}

it('blocks keep exactly the starts that some placement allows', () => {
  const cell = fc.integer({ min: 0, max: 1 });
  const line = fc.array(fc.record({ cell, state: fc.constantFrom(0, 0, 1, 2) }), {
    minLength: 1,
    maxLength: 14,
  });
  fc.assert(
    fc.property(line, fc.boolean(), (cells, truthful) => {
      const clues = cluesOf(
        cells.map(({ cell }) => cell),
        1,
        cells.length,
      ).rows[0]!;
      const known = cells.map(({ cell, state }) => (state === 0 || !truthful ? state : 2 - cell));
      const domains = Int32Array.from(known, (state) => [3, 2, 1][state]!);
      const runs = clues.map((length) => ({ length, colour: 1 }));
      const blocks = blocksOfLines([runs], domains, cells.length, 1);
      expect(blocks?.[0]?.map(({ starts }) => starts)).toEqual(listedStarts(clues, known));
    }),
    { numRuns: 2000 },
  );
});
