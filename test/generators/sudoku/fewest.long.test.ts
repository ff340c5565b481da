/**
 * Puzzles with the fewest givens of their grids: both ways of proving agree with each other and with other
 * methods.
 */
import { describe, expect, it } from 'vitest';
import { openBatch } from '../../../generators/batch.js';
import { type Making, makePuzzle, type PuzzleRecord } from '../../../generators/make.js';
import type { Settings } from '../../../generators/shared/generator.js';
import { sudokuGenerator } from '../../../generators/sudoku/index.js';
import { GridSearch } from '../../../generators/sudoku/search.js';
import type { SudokuPuzzle, SudokuSolution } from '../../../src/families/sudoku/puzzle.js';
import { fewestGivensOf, type GridMethod } from '../../../src/minimum/sudoku/fewest-of-grid.js';
import { openEngine } from '../../../src/solve/engines.js';
import { goldenGrids } from '../../minimum/sudoku/grids.js';
import { refusals } from '../first-made.js';

const sat = await openEngine('sat');

async function made(settings: Settings, number: number): Promise<PuzzleRecord> {
  const batch = await openBatch({
    generator: sudokuGenerator as never,
    settings,
    goal: { noGuess: false },
    seed: 'fewest',
  });
  if (!batch.ok) throw new Error(JSON.stringify(batch.issues));
  const request = { batch: structuredClone(batch.value), number, firstAttempt: 0, limitAttempts: 1 };
  const making: Making = makePuzzle(request, sat);
  if (making.status !== 'made') throw new Error(JSON.stringify(making.failures));
  return making.record;
}

const givensOf = (puzzle: unknown): number =>
  (puzzle as SudokuPuzzle).grid.flat().filter((number) => number > 0).length;

/** The number of givens the smallest puzzles of a 4x4 grid have, by looking at all choices of its cells. */
function fewestByLooking(solution: SudokuSolution): number {
  const search = new GridSearch([2, 2]);
  const grid = Uint8Array.from(solution.flat());
  let fewest = grid.length;
  for (let choice = 0; choice < 2 ** grid.length; choice++) {
    const givens = grid.map((number, cell) => (((choice >> cell) & 1) === 1 ? number : 0));
    const count = givens.filter((number) => number > 0).length;
    if (count < fewest && search.solutions(givens, 1)?.length === 1) fewest = count;
  }
  return fewest;
}

describe('puzzles with the fewest givens', () => {
  it.each([1, 2, 3])('of 4x4 grids have as few as looking at all choices finds (%i)', async (number) => {
    const [loop, search] = await Promise.all(
      ['loop', 'search'].map((engine) => made({ size: 4, fewest: true, engine }, number)),
    );
    const fewest = fewestByLooking(loop!.solution as SudokuSolution);
    expect([givensOf(loop!.puzzle), givensOf(search!.puzzle)]).toEqual([fewest, fewest]);
    expect(search!.solution).toEqual(loop!.solution);
  });

  it.each([
    [{ size: 6 }, 1],
    [{ size: 6 }, 2],
    [{ box: '2x3' }, 1],
  ] as const)('of 6x6 grids have as few by the loop as by the search (%j, %i)', async (settings, number) => {
    const loop = await made({ ...settings, fewest: true }, number);
    const search = await made({ ...settings, fewest: true, engine: 'search' }, number);
    expect(search.solution).toEqual(loop.solution);
    expect(givensOf(search.puzzle)).toBe(givensOf(loop.puzzle));
    expect(loop.fewest).toEqual({
      of: 'givens',
      number: givensOf(loop.puzzle),
      lower: givensOf(loop.puzzle),
      by: 'loop',
      certified: true,
      words: `givens: ${givensOf(loop.puzzle)}, proved the fewest for this grid, by leader and follower; proof checked`,
    });
    expect(search.fewest).toMatchObject({ by: 'search', certified: false, lower: givensOf(loop.puzzle) });
  });

  it.each(goldenGrids('six-by-six-classes.txt').filter((_, index) => index % 12 === 0))(
    'are as few by the loop as by the search for a class of 6x6 grids, whatever the seed',
    ({ numbers }) => {
      const solution = Array.from({ length: 6 }, (_, row) => numbers.slice(6 * row, 6 * row + 6));
      const ask = (method: GridMethod, seed: string) =>
        fewestGivensOf({ box: [2, 3], solution, method, seed, engine: sat });
      const known = ask('search', 'one');
      if (known.status !== 'proved') throw new Error('the search has no limit');
      const { givens } = known;
      expect(ask('loop', 'one')).toMatchObject({ status: 'proved', givens, certified: true });
      expect(ask('loop', 'other')).toMatchObject({ status: 'proved', givens, certified: true });
    },
  );

  it.each<[Settings, string]>([
    [{ size: 8, fewest: true }, '--fewest: The fewest givens can be proved for boxes of 2x2, 2x3, 3x2, 3x3'],
    [{ box: '6x1', fewest: true }, 'found 6x1'],
    [{ fewest: true, engine: 'loop' }, '--engine: Boxes of 3x3 take too long for loop; expected search.'],
    [{ size: 6, fewest: true, symmetry: 'left-right' }, '--symmetry: With --fewest'],
    [{ size: 6, fewest: true, givens: 10 }, '--givens: With --fewest'],
    [{ size: 6, fewest: true, minimal: true }, '--minimal: With --fewest'],
    [{ engine: 'search' }, '--engine: It says how the fewest givens are proved'],
  ])('refuse %j', async (settings, message) => {
    expect(await refusals(sudokuGenerator, settings)).toEqual([expect.stringContaining(message)]);
  });

  it('refuse to look for 9x9 puzzles that need guessing', async () => {
    const goal = { logic: 'beyond', noGuess: false } as const;
    expect(await refusals(sudokuGenerator, { fewest: true }, goal)).toEqual([
      expect.stringContaining('--difficulty: A 9x9 Sudoku that needs guessing'),
    ]);
  });
});
