/** Sudoku variants: what is made is as asked, has one solution, and is the same for the same seed. */
import { describe, expect, it } from 'vitest';
import { makePuzzle } from '../../../generators/make.js';
import { planWith, type Settings, type Steering } from '../../../generators/shared/generator.js';
import { sudokuGenerator } from '../../../generators/sudoku/index.js';
import { VARIANTS } from '../../../generators/sudoku/variants/index.js';
import type { Cell } from '../../../src/core/index.js';
import { type Constraint, type SudokuPuzzle, sudoku } from '../../../src/families/sudoku/index.js';
import { satEngine } from '../../../src/solve/index.js';
import { refusals } from '../first-made.js';

type WithCells = Constraint & { readonly cells: readonly Cell[] };

async function made(settings: Settings, seed = 'owl', goal: Steering = { noGuess: false, logic: 'plain' }) {
  const plan = await planWith(sudokuGenerator, settings, goal);
  if (!plan.ok) throw new Error(JSON.stringify(plan.issues));
  const batch = { generator: 'sudoku', plan: plan.value, goal: { noGuess: false }, seed, prefix: 'sudoku.1' };
  const making = makePuzzle({ batch, number: 1, firstAttempt: 0, limitAttempts: 60 }, satEngine);
  if (making.status !== 'made') throw new Error(JSON.stringify(making));
  return making.record;
}

const givensOf = ({ grid }: SudokuPuzzle) => grid.flat().filter((number) => number > 0).length;
const constraintsOf = (puzzle: SudokuPuzzle) => (puzzle.constraints ?? []) as readonly WithCells[];
const keyOf = (cells: readonly Cell[]) => cells.map(String).sort().join(' ');
const boxOf = (cell: number) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
const turned = ([row, column]: Cell, side: number): Cell => [side - 1 - row, side - 1 - column];

describe('Sudoku variants', () => {
  it.each(VARIANTS.map(({ id }) => id))(
    '%s: well-formed, one solution, the same for the same seed',
    async (id) => {
      const record = await made({ variant: id, ...(id === 'windoku' ? {} : { size: 6 }) });
      const puzzle = record.puzzle as SudokuPuzzle;
      expect(record).toMatchObject({ verdict: 'unique', certified: true });
      expect(sudoku.readPuzzle(JSON.parse(JSON.stringify(puzzle)))).toMatchObject({ ok: true });
      expect(puzzle.regions !== undefined || constraintsOf(puzzle).length > 0).toBe(true);
      expect(await made({ variant: id, ...(id === 'windoku' ? {} : { size: 6 }) })).toEqual(record);
    },
  );

  it.each(['none', 'half-turn'])(
    'makes killers of 9x9 without givens that cover the grid (%s)',
    async (symmetry) => {
      const puzzle = (await made({ variant: 'killer', symmetry })).puzzle as SudokuPuzzle;
      const cages = constraintsOf(puzzle);
      expect(givensOf(puzzle)).toBe(0);
      expect(new Set(cages.flatMap(({ cells }) => cells.map(String))).size).toBe(81);
      if (symmetry === 'none') return;
      const shapes = new Set(cages.map(({ cells }) => keyOf(cells)));
      for (const { cells } of cages) expect(shapes).toContain(keyOf(cells.map((cell) => turned(cell, 9))));
    },
  );

  it('cuts cages until logic finishes them, so that few attempts are in vain', async () => {
    const attempts: number[] = [];
    for (const seed of ['ape', 'bee', 'cow', 'doe', 'eel', 'fox']) {
      attempts.push((await made({ variant: 'killer' }, seed)).attempts);
    }
    expect(attempts.reduce((sum, number) => sum + number)).toBeLessThan(12);
  });

  it.each([
    ['half-turn', ([row, column]: Cell): Cell => [8 - row, 8 - column]],
    ['quarter-turn', ([row, column]: Cell): Cell => [column, 8 - row]],
    ['diagonal', ([row, column]: Cell): Cell => [column, row]],
  ] as const)('draws random regions with the symmetry %s', async (symmetry, move) => {
    const { regions } = (await made({ variant: 'jigsaw', symmetry })).puzzle as SudokuPuzzle;
    const rows = regions as readonly (readonly number[])[];
    expect(rows.flat()).not.toEqual(Array.from({ length: 81 }, (_, cell) => boxOf(cell)));
    const to = new Map<number, number>();
    for (const [row, own] of rows.entries()) {
      for (const [column, region] of own.entries()) {
        const [otherRow, otherColumn] = move([row, column]);
        const image = rows[otherRow]![otherColumn]!;
        expect(to.get(region) ?? image).toBe(image);
        to.set(region, image);
      }
    }
    expect(new Set(to.values()).size).toBe(9);
  });

  it.each(['between', 'zipper', 'region-sum', 'modular', 'entropic'])(
    'makes lines of the variant %s on 9x9, several of them',
    async (variant) => {
      const lines = constraintsOf(
        (await made({ variant }, 'owl', { noGuess: false })).puzzle as SudokuPuzzle,
      );
      expect(lines.length).toBeGreaterThan(4);
      for (const { type, cells } of lines) {
        expect(type).toBe(variant);
        expect(cells.length).toBeGreaterThan(2);
      }
    },
  );

  it('mixes variants, with givens or as many as are asked for', async () => {
    const mixed = (await made({ variant: 'thermo, diagonal', size: 6 })).puzzle as SudokuPuzzle;
    const types = new Set(constraintsOf(mixed).map(({ type }) => type));
    expect(types).toEqual(new Set(['diagonals', 'thermometer']));
    const asked = { variant: 'even-odd', size: 6, givens: 20 };
    expect(givensOf((await made(asked)).puzzle as SudokuPuzzle)).toBe(20);
    const regions = (await made({ variant: 'jigsaw', size: 7 })).puzzle as SudokuPuzzle;
    expect(new Set((regions.regions as readonly (readonly number[])[]).flat())).toHaveLength(7);
  });

  it('says what is wrong with settings', async () => {
    expect(await refusals(sudokuGenerator, { variant: 'kilelr' })).toEqual([
      '--variant: There is no variant "kilelr"; did you mean killer?',
    ]);
    expect(await refusals(sudokuGenerator, { variant: 'killer', fewest: true })).toEqual([
      '--fewest: It belongs to Sudokus without variants; leave it out.',
    ]);
    expect(await refusals(sudokuGenerator, { variant: 'windoku', size: 6 })).toEqual([
      '--variant: windoku has size 9; found 6.',
    ]);
    expect(await refusals(sudokuGenerator, { variant: 'windoku,jigsaw' })).toEqual([
      '--variant: windoku needs boxes, so that it does not go with random regions.',
    ]);
    expect(await refusals(sudokuGenerator, { variant: 'jigsaw', size: 6, symmetry: 'quarter-turn' })).toEqual(
      [
        '--symmetry: Regions grow from boxes, and a quarter-turn does not keep boxes of 2 rows and 3 columns; choose another symmetry or size.',
      ],
    );
    expect(await refusals(sudokuGenerator, { givens: 0 })).toHaveLength(1);
  });
});
