import { describe, expect, it } from 'vitest';
import { planWith, type Settings, type Steering } from '../../../generators/shared/generator.js';
import { fullGrid } from '../../../generators/sudoku/dig.js';
import { sudokuGenerator } from '../../../generators/sudoku/index.js';
import { GridSearch } from '../../../generators/sudoku/search.js';
import { createRng } from '../../../src/core/random.js';
import type { SudokuPuzzle } from '../../../src/families/sudoku/puzzle.js';
import { rateSudoku } from '../../../src/families/sudoku/rating.js';

async function made(
  settings: Settings,
  goal: Steering = { noGuess: false },
  seed = 'owl',
): Promise<SudokuPuzzle> {
  const plan = await planWith(sudokuGenerator, settings, goal);
  if (!plan.ok) throw new Error(JSON.stringify(plan.issues));
  for (let attempt = 0; ; attempt++) {
    const outcome = sudokuGenerator.attempt(plan.value, createRng(seed).fork(String(attempt)), 1);
    if (outcome.status === 'made') return outcome.puzzle;
  }
}

const isGiven = ({ grid }: SudokuPuzzle) => grid.map((row) => row.map((number) => number > 0));
const givensOf = ({ grid }: SudokuPuzzle) => Uint8Array.from(grid.flat());
const countOf = (puzzle: SudokuPuzzle) => givensOf(puzzle).filter((number) => number > 0).length;

describe('the Sudoku generator', () => {
  it.each([
    ['half-turn', (rows: boolean[][]) => rows.map((row) => row.toReversed()).toReversed()],
    ['quarter-turn', (rows: boolean[][]) => rows.map((_, r) => rows.map((row) => row[rows.length - 1 - r]!))],
    ['left-right', (rows: boolean[][]) => rows.map((row) => row.toReversed())],
  ] as const)('arranges givens so that a %s changes nothing', async (symmetry, turned) => {
    const givens = isGiven(await made({ symmetry }));
    expect(turned(givens)).toEqual(givens);
  });

  it.each([30, 41])('leaves %i givens when asked to', async (givens) => {
    expect(countOf(await made({ givens }))).toBe(givens);
    const symmetric = countOf(await made({ givens, symmetry: 'quarter-turn' }));
    expect(symmetric - givens).toBeGreaterThanOrEqual(0);
    expect(symmetric - givens).toBeLessThan(4);
  });

  it.each([undefined, 'plain'] as const)(
    'leaves no superfluous given in a minimal puzzle (%s)',
    async (logic) => {
      const goal = { noGuess: false, ...(logic === undefined ? {} : { logic }) };
      const givens = givensOf(await made({ minimal: true }, goal));
      const search = new GridSearch([3, 3]);
      for (const [cell, number] of givens.entries()) {
        if (number > 0) expect(search.findOther(givens, cell, number, 100_000)).toBe('solution');
      }
    },
  );

  it.each([2, 3])(
    'finds another solution near the known one just where there is one, boxes of %i rows',
    (rows) => {
      const search = new GridSearch([3, rows]);
      const side = 3 * rows;
      const outcomes = new Set<string>();
      for (let seed = 0; seed < 20; seed++) {
        const rng = createRng(`near ${seed}`);
        const known = fullGrid(search, side, rng);
        const share = 0.3 + 0.4 * rng.next();
        const givens = known.map((number) => (rng.next() < share ? number : 0));
        for (let cell = 0; cell < known.length; cell++) {
          const wanted = search.findOther(givens, cell, known[cell]!, 1_000_000);
          expect(search.findOther(givens, cell, known[cell]!, 1_000_000, known)).toBe(wanted);
          outcomes.add(wanted);
        }
      }
      expect([...outcomes].sort()).toEqual(['none', 'solution']);
    },
  );

  it('takes every box shape', async () => {
    expect(await made({ box: '4x2' })).toMatchObject({ box: [2, 4] });
    expect(await made({ box: '2x4', size: 8 })).toMatchObject({ box: [4, 2] });
    expect(await made({ size: 6 })).toMatchObject({ box: [2, 3] });
  });

  it('finds 9x9 puzzles that need guessing, not those that it starts from', async () => {
    const [one, other] = await Promise.all(
      ['b', 'c'].map((seed) => made({}, { logic: 'beyond', noGuess: false }, seed)),
    );
    expect(rateSudoku(one!).logic).toBe('beyond');
    expect(rateSudoku(other!).logic).toBe('beyond');
    expect(one!.grid).not.toEqual(other!.grid);
  });

  it.each<[Settings, Steering]>([
    [
      { size: 12, symmetry: 'half-turn' },
      { noGuess: false, isProposal: true, logic: 'look-ahead' },
    ],
    [{ box: '4x3' }, { noGuess: false, isProposal: true }],
  ])(
    'takes large puzzles that are to be rated by their steps a little beyond singles: %j',
    async (settings, goal) => {
      const puzzle = await made(settings, goal);
      const { openAfterSingles } = rateSudoku(puzzle).measures;
      expect(openAfterSingles).toBeGreaterThan(0);
      expect(openAfterSingles).toBeLessThanOrEqual(60);
      expect(new GridSearch(puzzle.box!).solutions(givensOf(puzzle), 1)).toHaveLength(1);
    },
  );

  it('puts givens back until no guessing is needed', async () => {
    expect(rateSudoku(await made({ size: 16 }, { noGuess: true })).logic).not.toBe('beyond');
  });

  it.each([
    [{ size: 7 }, {}],
    [{ size: 17 }, {}],
    [{ box: '4x3', size: 9 }, {}],
    [{ box: 'square' }, {}],
    [{ givens: 16 }, {}],
    [{ minimal: true, symmetry: 'left-right' }, {}],
    [{ size: 4 }, { logic: 'look-ahead' }],
  ] as const)('refuses %j %j', async (settings, goal) => {
    expect(await planWith(sudokuGenerator, settings, { noGuess: false, ...goal })).toMatchObject({
      ok: false,
    });
  });

  /**
   * Up to relabelling, turning and exchanging rows and columns there are two 4x4 grids; all their puzzles are
   * looked at.
   */
  it.each(['1234341221434321', '1234341243212143'])('finds every puzzle of the 4x4 grid %s easy', (text) => {
    const search = new GridSearch([2, 2]);
    const grid = Uint8Array.from(text, Number);
    let unique = 0;
    for (let subset = 0; subset < 1 << 16; subset++) {
      const givens = grid.map((number, cell) => (((subset >> cell) & 1) === 1 ? number : 0));
      if (search.solutions(givens, 1)?.length !== 1) continue;
      unique++;
      if (!search.isSolvedBySingles(givens)) throw new Error(`not easy: ${givens.join('')}`);
    }
    expect(unique).toBeGreaterThan(10_000);
  });
});
