import { describe, expect, it } from 'vitest';
import { type SudokuPuzzle, sudoku } from '../../../src/families/sudoku/index.js';
import { explainedPuzzle } from '../explained-puzzle.js';

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

describe('arguments of sudoku', () => {
  const EMPTY: SudokuPuzzle = {
    family: 'sudoku',
    box: [2, 3],
    grid: Array.from({ length: 6 }, () => [0, 0, 0, 0, 0, 0]),
  };
  const { because, technique } = explainedPuzzle(sudoku, EMPTY);
  const no = (numbers: readonly number[], ...cells: readonly string[]): readonly string[] =>
    cells.flatMap((cell) => numbers.map((number) => `${cell} is not ${number}`));

  it('say what is left for numbers and cells', () => {
    const row = no([4], 'r1c2', 'r1c3', 'r1c4', 'r1c5', 'r1c6');
    expect(because({ reasons: ['row-1-number-4 least'], facts: row, conclusions: ['r1c1 is 4'] })).toBe(
      'in row 1, only r1c1 can be 4',
    );
    const pair = {
      facts: no([1, 2, 3, 4], 'r1c1', 'r1c2'),
      reasons: ['cell-r1c1 least', 'cell-r1c2 least', 'row-1-number-5 most', 'row-1-number-6 most'],
    };
    expect(because({ ...pair, conclusions: no([5], 'r1c4') })).toBe(
      'r1c1 and r1c2 can only be 5 or 6, which uses these two numbers up in row 1',
    );
    // Of two areas the one that has the cells and what is excluded; where none has, what is used up in each.
    const areas = ['cell-r1c1 least', 'cell-r1c2 least', 'row-1-number-5 most', 'box-1-number-6 most'];
    expect(because({ ...pair, reasons: areas, conclusions: no([6], 'r1c3') })).toBe(
      'r1c1 and r1c2 can only be 5 or 6, which uses these two numbers up in row 1',
    );
    expect(because({ ...pair, reasons: areas, conclusions: [...no([6], 'r2c3'), ...no([5], 'r1c4')] })).toBe(
      'r1c1 and r1c2 can only be 5 or 6, which uses up 5 in row 1 and 6 in box 1',
    );
    const hidden = {
      facts: no([5, 6], 'r1c3', 'r1c4', 'r1c5', 'r1c6'),
      reasons: ['row-1-number-5 least', 'row-1-number-6 least', 'cell-r1c1 most', 'cell-r1c2 most'],
    };
    expect(because({ ...hidden, conclusions: no([1, 2], 'r1c1') })).toBe(
      'in row 1, only r1c1 and r1c2 can be 5 or 6',
    );
  });

  it('say which numbers of several areas have the same cells, and what more than four cells use up', () => {
    const hidden = {
      reasons: ['row-1-number-6 least', 'box-1-number-5 least', 'cell-r1c1 most', 'cell-r1c2 most'],
      facts: [...no([6], 'r1c3', 'r1c4', 'r1c5', 'r1c6'), ...no([5], 'r1c3', 'r2c1', 'r2c2', 'r2c3')],
      conclusions: no([1, 2], 'r1c1'),
    };
    const open = ['r1c1 is 5', 'r1c1 is 6', 'r1c2 is 5', 'r1c2 is 6', 'r1c4 is 5'];
    expect(technique({ ...hidden, open })).toBe('hidden pair');
    expect(because({ ...hidden, open })).toBe(
      'the 6 of row 1 and the 5 of box 1 can only be in r1c1 and r1c2',
    );
    expect(technique({ ...hidden, open: [...open, 'r2c1 is 6'] })).not.toBe('hidden pair');
    const cells = ['r1c1', 'r1c2', 'r1c3', 'r2c1', 'r2c2'].map((cell) => `cell-${cell} least`);
    const box = [1, 2, 3, 4].map((number) => `box-1-number-${number} most`);
    const conclusions = [...no([1], 'r2c3'), ...no([5], 'r1c5')];
    expect(because({ reasons: [...cells, ...box, 'row-1-number-5 most'], conclusions })).toBe(
      'r1c1 to r1c3, r2c1 and r2c2 can only be 1, 2, 3, 4 or 5, which uses up 1, 2, 3 and 4 in box 1, and 5 in row 1',
    );
  });

  it('say what numbers use up that have as few places, where that excludes several at once', () => {
    const ring = {
      reasons: ['cell-r1c1 least', 'column-5-number-2 least', 'row-4-number-1 least'],
      open: ['r1c1 is 1', 'r1c1 is 2', 'r4c1 is 1', 'r4c5 is 1', 'r1c5 is 2', 'r4c5 is 2'],
    };
    const limits = ['cell-r4c5 most', 'row-1-number-2 most', 'column-1-number-1 most'];
    const step = { ...ring, reasons: [...ring.reasons, ...limits] };
    expect(because({ ...step, conclusions: no([2], 'r1c3') })).toMatch(/^otherwise r1c1 is 1, /);
    const conclusions = [...no([2], 'r1c3'), ...no([1], 'r3c1'), ...no([3], 'r4c5')];
    expect(because({ ...step, conclusions })).toBe(
      'r1c1 can only be 1 or 2, column 5 has its 2 in r1c5 or r4c5, and row 4 has its 1 in r4c1 or r4c5; ' +
        'these three numbers use up r4c5, 2 in row 1 and 1 in column 1',
    );
    // Of cells that no area has all of, each with its own numbers.
    const cells = ['r1c1', 'r1c5', 'r4c1', 'r4c5'].map((cell) => `cell-${cell} least`);
    const areas = ['row-1-number-2 most', 'row-4-number-4 most', 'column-1-number-1 most'];
    const pairs = {
      reasons: [...cells, ...areas, 'column-5-number-3 most'],
      open: ['1 2', '2 3', '1 4', '3 4'].flatMap((numbers, place) =>
        numbers.split(' ').map((number) => `${['r1c1', 'r1c5', 'r4c1', 'r4c5'][place]} is ${number}`),
      ),
    };
    expect(because({ ...pairs, conclusions: [...no([2], 'r1c3'), ...no([3], 'r3c5')] })).toBe(
      'r1c1 can only be 1 or 2, r1c5 can only be 2 or 3, r4c5 can only be 3 or 4, and r4c1 can only be 1 or 4; ' +
        'these four numbers use up 2 in row 1, 4 in row 4, 1 in column 1 and 3 in column 5',
    );
    const known = { ...step, conclusions, facts: ['r6c6 is 2'] };
    expect(because(known)).toBeUndefined();
  });

  it('say where areas share a number, of the cells that are left', () => {
    const box = no([3], 'r2c1', 'r2c2', 'r2c3');
    const open = ['r1c1 is 3', 'r1c3 is 3', 'r1c2 is 4', 'r2c5 is 3'];
    expect(
      because({
        reasons: ['box-1-number-3 least', 'row-1-number-3 most'],
        facts: box,
        conclusions: no([3], 'r1c5'),
        open,
      }),
    ).toBe('in box 1, both places for 3 lie in row 1 (r1c1 and r1c3)');
    const lines = no(
      [3],
      ...['r1', 'r5'].flatMap((line) => ['c2', 'c3', 'c5', 'c6'].map((column) => line + column)),
    );
    const reasons = [
      'row-1-number-3 least',
      'row-5-number-3 least',
      'column-1-number-3 most',
      'column-4-number-3 most',
    ];
    expect(because({ reasons, facts: lines, conclusions: no([3], 'r3c1') })).toBe(
      'in rows 1 and 5, all places for 3 lie in columns 1 and 4, so these rows have the 3 of both columns',
    );
  });

  it('share no number whose place is known: that is a hidden single', () => {
    const reasons = ['column-1-number-3 least', 'box-1-number-3 most'];
    const places = ['r2c1', 'r3c1', 'r4c1', 'r5c1', 'r6c1'];
    const claimed = { reasons, facts: no([3], ...places.slice(1)), conclusions: no([3], 'r1c2') };
    const both = { ...claimed, open: ['r1c1 is 3', 'r2c1 is 3'] };
    expect(technique(both)).toBe('claiming');
    expect(because(both)).toBe('in column 1, both places for 3 lie in box 1 (r1c1 and r2c1)');
    const one = { ...claimed, facts: no([3], ...places), open: ['r1c1 is 3'] };
    expect(technique(one)).toBeUndefined();
    expect(because(one)).toBe('in column 1, only r1c1 can be 3');
  });

  it('follow chains of forced numbers', () => {
    const wing = ['cell-r1c1 least', 'cell-r1c4 least', 'cell-r3c1 least'];
    const areas = ['row-1-number-1 most', 'column-1-number-2 most', 'column-4-number-3 most'];
    const open = ['r1c1 is 1', 'r1c1 is 2', 'r1c4 is 1', 'r1c4 is 3', 'r3c1 is 2', 'r3c1 is 3'];
    const step = { reasons: [...wing, ...areas, 'row-3-number-3 most'], open };
    expect(because({ ...step, conclusions: no([3], 'r3c4') })).toBe(
      'r1c1 can only be 1 or 2, r1c4 only 1 or 3, and r3c1 only 2 or 3; so r1c4 or r3c1 is 3, and r3c4 sees both',
    );
    expect(because({ ...step, conclusions: no([3], 'r3c4', 'r3c5') })).toBeUndefined();
  });

  it('follow one branch of a chain to its end before the next', () => {
    const cells = ['cell-r1c4 least', 'cell-r3c1 least', 'cell-r4c4 least', 'row-6-number-3 least'];
    const areas = ['row-1-number-1 most', 'column-1-number-1 most', 'column-4-number-2 most'];
    const open = ['r1c4 is 1', 'r1c4 is 2', 'r3c1 is 1', 'r3c1 is 3', 'r4c4 is 2', 'r4c4 is 3'];
    const step = {
      reasons: [...cells, ...areas, 'column-1-number-3 most', 'column-4-number-3 most'],
      open: [...open, 'r6c1 is 3', 'r6c4 is 3'],
    };
    expect(because({ ...step, conclusions: no([1], 'r1c1') })).toBe(
      'otherwise r1c4 is 2, r4c4 is 3, r3c1 is 3, and row 6 has no cell left for 3',
    );
  });

  it('say of chains with the same end once which numbers lead there, and what follows from that', () => {
    const pair = {
      reasons: ['cell-r1c1 least', 'cell-r2c2 least', 'box-1-number-5 most', 'box-1-number-6 most'],
      open: ['r1c1 is 5', 'r1c1 is 6', 'r2c2 is 5', 'r2c2 is 6'],
    };
    const step = { ...pair, reasons: [...pair.reasons, 'row-1-number-5 most'] };
    expect(because({ ...step, conclusions: no([5], 'r1c2', 'r2c3') })).toBe(
      'if r1c2 or r2c3 is 5, then r1c1 is 6, and nothing is left for r2c2',
    );
    const rows = ['row-1-number-5 least', 'row-3-number-5 least', 'row-5-number-5 least'];
    const cell = because({
      reasons: ['cell-r1c1 most', ...rows, 'column-2-number-5 most', 'column-5-number-5 most'],
      open: ['r1c1', 'r1c2', 'r3c2', 'r3c5', 'r5c2', 'r5c5'].map((one) => `${one} is 5`),
      conclusions: no([3, 4], 'r1c1'),
    });
    expect(cell).toBe(
      'if r1c1 is 3 or 4, then row 1 needs its 5 in r1c2, row 3 needs its 5 in r3c5, and row 5 has no cell left for 5',
    );
    const lines = ['row-1-number-5', 'row-3-number-5 least', 'row-4-number-5 least'];
    const entry = {
      reasons: [...lines, 'column-2-number-5 most', 'box-3-number-5 most'],
      open: ['r3c1 is 5', 'r3c2 is 5', 'r4c2 is 5', 'r4c3 is 5'],
    };
    const chain = 'row 1 needs its 5 in r1c2, row 3 needs its 5 in r3c1, and row 4 has no cell left for 5';
    const single = ['r1c3 is 5', 'r1c2 is not 5'];
    expect(because({ ...entry, conclusions: single })).toBe(
      `if r1c3 is not 5, then ${chain}; so r1c3 is 5; then r1c2 is not 5`,
    );
    const both = [...entry.reasons, 'cell-r1c3 most', 'row-1-number-6 least'];
    expect(because({ ...entry, reasons: both, conclusions: [...single, 'r1c3 is not 6', 'r1c6 is 6'] })).toBe(
      `if r1c3 is not 5, then ${chain}; so r1c3 is 5; then row 1 needs its 6 in r1c6, and r1c2 is not 5`,
    );
  });
});
