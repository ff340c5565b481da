/**
 * `nonogramFromCells`: painted cells in black and white and in colours, changed or given until there is one
 * solution.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  check,
  nonogram,
  nonogramFromCells,
  nonogramFromPicture,
  type TaskProgress,
} from '../../src/index.js';

const PALETTE = ['#ffffff', '#d03030', '#3030d0'] as const;
/** A chessboard whose filled cells have two colours, so that there are other solutions. */
const CHESS = ['1.1.2.', '.1.2.2', '1.1.2.', '.2.1.1', '2.2.1.', '.2.1.1'];

describe('a nonogram from cells', () => {
  it('is what a bitmap of the same cells gives', async () => {
    const rows = ['#.#.', '.#.#', '#.#.', '.#.#'];
    const lines = rows.map((row) => [...row].map((cell) => (cell === '#' ? 1 : 0)).join(' '));
    const bitmap = new TextEncoder().encode(`P1\n4 4\n${lines.join('\n')}\n`);
    for (const unique of ['repair', 'givens', 'keep'] as const) {
      const {
        method: _,
        likeness: _likeness,
        original: _original,
        unique: _unique,
        goal: _goal,
        ...wanted
      } = await nonogramFromPicture(bitmap, { seed: 'a', unique });
      expect(await nonogramFromCells(rows, { seed: 'a', unique })).toEqual(wanted);
    }
  });

  it('in colours has the fewest changed or given cells, and reports the best so far', async () => {
    for (const unique of ['repair', 'givens'] as const) {
      const reports: TaskProgress[] = [];
      const options = {
        seed: 'a',
        palette: PALETTE,
        unique,
        onProgress: (one: TaskProgress) => void reports.push(one),
      };
      const made = await nonogramFromCells(CHESS, options);
      expect(made).toMatchObject({ verdict: 'unique', certified: true, line: true, proved: true });
      expect(nonogram.verify(made.puzzle, made.solution)).toEqual([]);
      const bounds = reports.filter(({ upper }) => upper !== undefined);
      expect(bounds.at(-1)!.upper).toBe(made.lowerBound);
      for (const { lower = 0, upper, solution, palette, given } of bounds) {
        expect(lower).toBeLessThanOrEqual(upper!);
        if (unique === 'givens') expect(given).toHaveLength(upper!);
        else expect([palette, differing(solution!)]).toEqual([PALETTE, upper]);
      }
    }
  });

  it('is proved unique whatever is painted', async () => {
    const sign = fc.constantFrom('.', '1', '2');
    const cells = fc.array(fc.array(sign, { minLength: 4, maxLength: 4 }), { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(cells, fc.constantFrom('repair', 'givens'), async (painted, unique) => {
        const rows = painted.map((row) => row.join(''));
        const made = await nonogramFromCells(rows, { seed: 'a', palette: PALETTE, unique });
        expect(await check(nonogram, made.puzzle)).toMatchObject({
          verdict: 'unique',
          solution: made.solution,
        });
        if (unique === 'givens') expect(made.solution).toEqual(rows);
      }),
      { numRuns: 15 },
    );
  });

  it.each<[readonly string[], readonly `#${string}`[] | undefined]>([
    [['#.', '#'], undefined],
    [['#x'], undefined],
    [[], undefined],
    [['3.'], PALETTE],
    [['1.'], ['#ffffff', '#ffffff']],
  ])('is refused for %j with the palette %j', async (cells, palette) => {
    const options = { seed: 'a', ...(palette === undefined ? {} : { palette }) };
    await expect(nonogramFromCells(cells, options)).rejects.toMatchObject({ name: 'PuzzlewrightError' });
  });
});

/** Cells that differ from the chessboard. */
function differing(solution: readonly string[]): number {
  return [...solution.join('')].filter((sign, cell) => sign !== CHESS.join('')[cell]).length;
}
