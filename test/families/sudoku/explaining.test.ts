import { describe, expect, it } from 'vitest';
import { sudoku } from '../../../src/families/sudoku/index.js';

const explaining = sudoku.explaining!;
const { puzzle } = sudoku.examples.find(({ name }) => name === 'six by six')!;
const { model, explained } = sudoku.formulations[0]!.formulate(puzzle, { presolve: false, reasons: true });
const marks = explained!.marks;

describe('sudoku in reasons', () => {
  it('says every rule in a sentence of its own', () => {
    expect(explained!.reasons).toHaveLength(36 + 18 * 6);
    const says = (id: string) => explained!.reasons.find((reason) => reason.id === id)!;
    expect(says('cell-r2c3')).toMatchObject({
      kind: 'cell',
      cells: [[1, 2]],
      says: 'r2c3 holds exactly one number',
      halves: { least: 'r2c3 holds a number', most: 'r2c3 holds only one number' },
    });
    expect(says('box-2-number-5')).toMatchObject({
      kind: 'box',
      says: 'Box 2 holds 5 exactly once',
      halves: { least: 'Box 2 holds 5 somewhere', most: 'Box 2 holds 5 only once' },
    });
    expect(says('box-2-number-5').cells).toEqual(
      [0, 1].flatMap((row) => [3, 4, 5].map((column) => [row, column])),
    );
  });

  it('puts what is given into what is known, and not into rows', () => {
    expect(model.rows.every(({ reason }) => reason !== undefined)).toBe(true);
    const numbers = explained!.given.filter(({ value }) => value).map(({ mark }) => marks[mark]!);
    expect(numbers.map(({ place, yes }) => `${place} ${yes.one}`).slice(0, 4)).toEqual([
      'r1c6 is 4',
      'r2c1 is 6',
      'r2c4 is 5',
      'r2c6 is 1',
    ]);
    expect(explained!.given).toHaveLength(6 * numbers.length);
  });
});

describe('a partial sudoku', () => {
  const read = (change: (grid: unknown[][]) => void) => {
    const grid: unknown[][] = puzzle.grid.map((row) => [...row]);
    change(grid);
    return explaining.readState(grid, puzzle, marks);
  };

  it('is a grid with open cells, numbers, and lists of candidates', () => {
    const state = read((grid) => {
      grid[0]![0] = 3;
      grid[0]![1] = [1, 2];
      grid[0]![2] = null;
    });
    if (!state.ok) throw new Error(JSON.stringify(state.issues));
    const inRow = state.value.filter(({ mark }) => mark < 36);
    const words = inRow.map(({ mark, value }) => {
      const { place, yes, no } = marks[mark]!;
      return `${place} ${(value ? yes : no).one}`;
    });
    expect(words.filter((text) => text.startsWith('r1c1'))).toEqual([
      'r1c1 is not 1',
      'r1c1 is not 2',
      'r1c1 is 3',
      'r1c1 is not 4',
      'r1c1 is not 5',
      'r1c1 is not 6',
    ]);
    expect(words.filter((text) => text.startsWith('r1c2')).map((text) => text.slice(12))).toEqual([
      '3',
      '4',
      '5',
      '6',
    ]);
    expect(words.filter((text) => text.startsWith('r1c3'))).toEqual([]);
  });

  it.each([
    ['state-size', (grid: unknown[][]) => grid.pop()],
    ['state-cell', (grid: unknown[][]) => (grid[0]![0] = 7)],
    ['state-cell', (grid: unknown[][]) => (grid[0]![0] = [0])],
    ['given-changed', (grid: unknown[][]) => (grid[0]![5] = 3)],
    ['given-changed', (grid: unknown[][]) => (grid[0]![5] = [1, 2])],
    ['json-shape', (grid: unknown[][]) => (grid[0]![0] = 'x')],
  ])('is refused with the issue %s', (code, change) => {
    const state = read(change);
    expect(state.ok ? [] : state.issues.map((issue) => issue.code)).toEqual([code]);
  });
});
