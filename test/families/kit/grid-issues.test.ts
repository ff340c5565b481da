import { describe, expect, it } from 'vitest';
import {
  everyGridIssue,
  gridIssues,
  placesIn,
  placesOfCells,
  readCellLines,
} from '../../../src/families/kit/grid-issues.js';

const RULES = {
  size: { rows: 2, columns: 3 },
  asked: { rows: '2 are expected', columns: '3 are expected' },
  codes: ['size', 'cell'],
  isCell: (sign: string) => sign === '.',
  wrong: (sign: string, column: number) => `${sign} in column ${column + 1} is no cell`,
  place: placesOfCells,
} as const;

describe('issues of a grid', () => {
  it('are none for the right size and cells', () => {
    expect(gridIssues(['...', '...'], RULES)).toEqual([]);
  });

  it('name a wrong number of rows alone', () => {
    const found = gridIssues(['x'], { ...RULES, name: 'solution', place: placesIn('solution') });
    const message = 'The solution has 1 row; 2 are expected.';
    expect(found).toEqual([{ code: 'size', message, place: { part: 'solution' } }]);
  });

  it('name each row of another length, and the first wrong cell of the others', () => {
    expect(gridIssues(['....', '.xy'], RULES)).toEqual([
      { code: 'size', message: 'The row has 4 cells; 3 are expected.', place: { part: 'row 1' } },
      { code: 'cell', message: 'x in column 2 is no cell.', place: { part: 'row 2, column 2' } },
    ]);
  });

  it('name all wrong cells where that is asked, by their rows', () => {
    const codes = everyGridIssue(['x.y', '...'], RULES).map((row) => row.map(({ place }) => place?.part));
    expect(codes).toEqual([['row 1, column 1', 'row 1, column 3'], []]);
  });
});

describe('lines of cells', () => {
  const lines = (...rows: readonly string[]) => rows.map((text, index) => ({ text, number: index + 5 }));
  const read = (...rows: readonly string[]) =>
    readCellLines(lines(...rows), {
      cellsOf: (line) => [...line],
      columns: 2,
      asked: '2 are expected',
      contentOf: (sign) => (sign === '?' ? null : /\d/.test(sign) ? Number(sign) : undefined),
      wrong: (sign) => `${sign} is no cell`,
    });

  it('become their contents, also where that is null', () => {
    expect(read('1?', '23')).toEqual({
      ok: true,
      value: [
        [1, null],
        [2, 3],
      ],
    });
  });

  it('stop at the first issue, in its line', () => {
    expect(read('12', '1x', '1')).toEqual({
      ok: false,
      issues: [{ code: 'format-syntax', message: 'x is no cell.', place: { line: 6 } }],
    });
  });
});
