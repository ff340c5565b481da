import { describe, expect, it } from 'vitest';
import type { StepShape } from '../../../src/families/contract/explaining.js';
import { queens } from '../../../src/families/queens/index.js';
import type { QueensPuzzle } from '../../../src/families/queens/puzzle.js';
import { explainedPuzzle } from '../explained-puzzle.js';

const explaining = queens.explaining!;
const BOARD: QueensPuzzle = { family: 'queens', board: ['.#.', '...', '..#'], queens: 3 };
const formulated = (puzzle: QueensPuzzle) =>
  queens.formulations[0]!.formulate(puzzle, { presolve: false, reasons: true });
const { model, explained } = formulated(BOARD);

describe('queens in reasons', () => {
  it('says what walls leave of rows, columns and diagonals', () => {
    expect(explained!.reasons.map(({ id, kind, says }) => `${id} ${kind}: ${says}`)).toEqual([
      'row-r2c1 row: Row 2 holds at most one queen',
      'row-r3c1 row: Row 3 holds at most one queen from r3c1 to r3c2',
      'column-r1c1 column: Column 1 holds at most one queen',
      'column-r2c2 column: Column 2 holds at most one queen from r2c2 to r3c2',
      'column-r1c3 column: Column 3 holds at most one queen from r1c3 to r2c3',
      'diagonal-r1c1 diagonal: The diagonal from r1c1 to r2c2 holds at most one queen',
      'diagonal-r2c1 diagonal: The diagonal from r2c1 to r3c2 holds at most one queen',
      'antidiagonal-r1c3 diagonal: The diagonal from r1c3 to r3c1 holds at most one queen',
      'antidiagonal-r2c3 diagonal: The diagonal from r2c3 to r3c2 holds at most one queen',
      'queens-by-rows rows: Only one of the 4 parts of the rows stays empty',
      'queens-by-columns columns: Each of the 3 parts of the columns holds a queen',
    ]);
    expect(model.rows.every(({ reason }) => reason !== undefined)).toBe(true);
  });

  it('takes the number of queens from the solution where the puzzle asks for the most queens that fit', () => {
    const { puzzle, solution } = queens.examples.find(({ name }) => name === 'five by five')!;
    const counted = explaining.withOptimum!(puzzle, solution);
    expect(counted).toEqual({ ...puzzle, queens: 6 });
    expect(formulated(counted).model.objective).toBeUndefined();
  });
});

describe('what is said of queens', () => {
  const board = explainedPuzzle(queens, BOARD);

  it('states the number of queens and of parts before the steps', () => {
    expect(board.premises).toEqual([
      '3 queens are the most that fit, as a search has proved, and the steps take this number as known',
      'Walls cut the rows into 4 parts and the columns into 3, each with at most one queen, so that one of the parts of the rows and none of those of the columns stay empty',
    ]);
  });

  it('names the part of which a queen would attack all cells', () => {
    const step = { reasons: ['column-r1c3', 'queens-by-columns'], facts: ['r3c2 is empty'] };
    expect(board.because({ ...step, conclusions: ['r2c1 is empty'] })).toBe(
      'a queen there would attack r2c2, all that is left of its part of the columns, but each part holds a queen',
    );
    expect(board.because({ ...step, conclusions: ['r1c1 is empty'], facts: [] })).toBeUndefined();
    expect(board.because({ ...step, conclusions: ['r2c1 holds a queen'] })).toBeUndefined();
  });
});

describe('what is said of queens where parts may stay empty', () => {
  // Parts of the rows: r1c1, r1c3 to r1c4, rows 2 and 3, r4c1 to r4c2, r4c4.
  const puzzle: QueensPuzzle = { family: 'queens', board: ['.#..', '....', '....', '..#.'], queens: 4 };
  const board = explainedPuzzle(queens, puzzle);
  const reasons = ['row-r2c1', 'row-r3c1', 'queens-by-rows'];
  const empty = (...places: readonly string[]) => places.map((place) => `${place} is empty`);

  it('names the parts that are empty already', () => {
    const facts = empty('r1c1', 'r2c1', 'r2c3', 'r2c4', 'r4c1');
    expect(board.because({ reasons, facts, conclusions: ['r3c2 is empty'] })).toBe(
      'a queen there would attack r2c2 as well as r4c2, all that is left of their parts of the rows, but only two parts may stay empty, and r1c1 is empty already',
    );
  });

  it('calls no cell left that is known to be empty, also where the step does not need that', () => {
    const facts = empty('r1c1', 'r2c1', 'r2c3', 'r2c4');
    const known = [...facts, ...empty('r4c1')];
    expect(board.because({ reasons, facts, known, conclusions: ['r3c2 is empty'] })).toContain(
      'would attack r2c2 as well as r4c2, all that is left',
    );
  });

  it('names the parts that a queen would leave empty, and the cells that are left elsewhere', () => {
    const facts = empty('r1c1', 'r2c1', 'r2c4', 'r3c1', 'r3c4', 'r4c1');
    expect(board.because({ reasons, facts, conclusions: ['r1c4 is empty'] })).toBe(
      'a queen there would empty the part r4c4, and r1c1 is empty already; no other part of the rows may stay empty, but r2c2 and r3c3 would be the last places of two other parts, and attack each other',
    );
  });

  it('says which parts stay empty, so that no other part may', () => {
    const facts = empty('r1c1', 'r1c3', 'r2c1', 'r2c3', 'r2c4', 'r3c1', 'r3c3', 'r3c4');
    expect(board.because({ reasons, facts, conclusions: ['r1c4 holds a queen'] })).toBe(
      'only r2c2 and r3c2 are left of the parts r2c1 to r2c4 and r3c1 to r3c4 and attack each other, so one of these two parts of the rows stays empty besides r1c1; no other part may, and r1c4 is the only cell left in its part',
    );
  });

  it('does not call it rows and columns where one of them only keeps queens apart', () => {
    const [technique] = queens.explaining!.techniques.filter(({ id }) => id === 'no-room');
    const shape = (onlyExcludes: boolean): StepShape => ({
      reasons: [
        { id: 'row-r2c1', kind: 'row', cells: [] },
        { id: 'queens-by-rows', kind: 'rows', cells: [] },
        { id: 'queens-by-columns', kind: 'columns', cells: [], onlyExcludes },
      ],
      conclusions: [],
      facts: [],
      open: [],
      known: [],
    });
    expect([true, false].map((only) => technique!.matches(shape(only)))).toEqual([true, false]);
  });
});

describe('a partial placement of queens', () => {
  it('names queens, empty cells and open ones', () => {
    const state = explaining.readState(['Q#.', '???', '.?#'], BOARD, explained!.marks);
    if (!state.ok) throw new Error(JSON.stringify(state.issues));
    const words = state.value.map(({ mark, value }) => {
      const { place, yes, no } = explained!.marks[mark]!;
      return `${place} ${(value ? yes : no).one}`;
    });
    expect(words).toEqual(['r1c1 holds a queen', 'r1c3 is empty', 'r3c1 is empty']);
  });

  it.each([
    ['state-size', ['Q#.', '???']],
    ['state-size', ['Q#.', '??', '??#']],
    ['state-cell', ['Q..', '???', '??#']],
    ['state-cell', ['Q#.', '?#?', '??#']],
    ['state-cell', ['Q#.', '?x?', '??#']],
    ['json-shape', [['Q'], '???', '??#']],
  ])('is refused with the issue %s: %j', (code, json) => {
    const state = explaining.readState(json, BOARD, explained!.marks);
    expect(state.ok ? [] : state.issues.map((issue) => issue.code)).toEqual([code]);
  });
});
