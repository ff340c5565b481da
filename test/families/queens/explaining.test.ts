import { describe, expect, it } from 'vitest';
import { queens } from '../../../src/families/queens/index.js';
import type { QueensPuzzle } from '../../../src/families/queens/puzzle.js';
import { explainedPuzzle } from '../explained-puzzle.js';

const explaining = queens.explaining!;
const BOARD: QueensPuzzle = { family: 'queens', board: ['.#.', '...', '..#'], queens: 3 };
const formulated = (puzzle: QueensPuzzle) =>
  queens.formulations[0]!.formulate(puzzle, { presolve: false, reasons: true });
const { model, explained } = formulated(BOARD);

describe('queens in reasons', () => {
  it('are the two rules of the puzzle', () => {
    expect(explained!.reasons.map(({ id, kind, says }) => `${id} ${kind}: ${says}`)).toEqual([
      'attack attack: No two queens attack each other',
      'queens queens: Each part of the columns holds a queen and all but one of the rows',
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
    expect(board.premises.map(({ en }) => en)).toEqual([
      '3 queens are the most that fit, as a search has proved, and the steps take this number as known',
      'Walls cut the rows into 4 parts and the columns into 3, each with at most one queen, so that one of the parts of the rows and none of those of the columns stay empty',
    ]);
  });

  it('has German words for every mark and every rule', () => {
    expect(explained!.marks.every(({ translated }) => translated !== undefined)).toBe(true);
    expect(explained!.reasons.map(({ translated }) => translated?.de.says)).toEqual([
      'Keine zwei Damen greifen einander an',
      'In jedem Teil der Spalten steht eine Dame und nur ein Teil der Zeilen bleibt leer',
    ]);
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
