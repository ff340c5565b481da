import { describe, expect, it } from 'vitest';
import { describeIssue } from '../../../src/core/issue.js';
import { cluesOf } from '../../../src/families/nonogram/puzzle.js';
import { readNonogram, readNonogramSolution } from '../../../src/families/nonogram/reading.js';

const SOUND = { family: 'nonogram', rows: [[1, 1], []], columns: [[1], [], [1]] } as const;

function problems(json: unknown): string[] {
  const read = readNonogram(json);
  return read.ok ? [] : read.issues.map(describeIssue);
}

it('clues are the lengths of the runs, from left to right and from top to bottom', () => {
  expect(cluesOf([1, 1, 0, 1, 0, 0, 0, 0], 2, 4)).toEqual({
    rows: [[2, 1], []],
    columns: [[1], [1], [], [1]],
  });
});

describe('reading a nonogram', () => {
  it('takes a lone 0 for a blank line', () => {
    expect(readNonogram({ ...SOUND, rows: [[1, 1], [0]] })).toEqual({ ok: true, value: SOUND });
  });

  it('takes given cells that contradict the clues: that is a verdict', () => {
    expect(problems({ ...SOUND, given: ['.??', '#??'] })).toEqual([]);
  });

  it.each([
    [
      { ...SOUND, rows: [[1, 2], []] },
      'row 1: The clues need at least 4 cells; there are 3. [clue-too-long]',
    ],
    [
      { ...SOUND, columns: [[1], [], [1.5]] },
      'column 3: The clue 1.5 is no block length; whole numbers from 1 on are expected. [clue-not-positive]',
    ],
    [
      { ...SOUND, rows: [[1, 0], []] },
      'row 1: The clue 0 is no block length; whole numbers from 1 on are expected. [clue-not-positive]',
    ],
    [
      { ...SOUND, rows: [[3], []] },
      'The rows fill 3 cells, but the columns fill 2; both must be the same. [clue-sums-differ]',
    ],
    [{ ...SOUND, given: ['???'] }, 'given: The given grid has 1 row; the puzzle has 2. [given-size]'],
    [
      { ...SOUND, given: ['???', '??'] },
      'given, row 2: The row has 2 cells; the puzzle has 3 columns. [given-size]',
    ],
    [
      { ...SOUND, given: ['???', '?x?'] },
      'given, row 2: "x" is no cell; expected are # . ?. [given-character]',
    ],
    [
      { ...SOUND, rows: [['1', 1], []] },
      'rows, item 1, item 1: A number is expected; found a text. [json-shape]',
    ],
    [{ ...SOUND, givn: [] }, 'Unrecognized key: "givn". [json-shape]'],
    [
      { ...SOUND, rows: [] },
      'The grid has 0 rows and 3 columns; it needs at least one of each. [grid-empty]',
    ],
  ])('says what is wrong and where: %j', (json, problem) => {
    expect(problems(json)).toEqual([problem]);
  });

  it('names every line that is wrong', () => {
    expect(problems({ ...SOUND, rows: [[4], [-1]] })).toHaveLength(2);
  });
});

describe('reading a solution', () => {
  it('asks for one text of # and . per row', () => {
    expect(readNonogramSolution(['#.#', '...'], SOUND)).toEqual({ ok: true, value: ['#.#', '...'] });
    expect(readNonogramSolution(['#.#'], SOUND).ok).toBe(false);
    expect(readNonogramSolution(['#.#', '.?.'], SOUND).ok).toBe(false);
    expect(readNonogramSolution('#.#', SOUND).ok).toBe(false);
  });
});
