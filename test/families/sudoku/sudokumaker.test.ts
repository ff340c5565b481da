import lzString from 'lz-string';
import { describe, expect, it } from 'vitest';
import { cells, decode, issuesOf } from './links.js';

const BOXES = Array.from({ length: 16 }, (_, at) => 2 * Math.floor(at / 8) + Math.floor((at % 4) / 2));
const CELLS = Array.from({ length: 16 }, (): object => ({}));

function address(more: object, ...constraints: object[]): string {
  const puzzle = {
    size: 4,
    cells: CELLS,
    constraints: [{ type: 0 }, { type: 1, regions: BOXES }, ...constraints],
    ...more,
  };
  const packed = lzString.compressToEncodedURIComponent(JSON.stringify({ formatVersion: '1.5.0', puzzle }));
  return `https://sudokumaker.app/?puzzle=${packed}`;
}

describe('addresses of SudokuMaker', () => {
  it('hold givens, boxes and entries', () => {
    const read = decode(
      'sudokumaker',
      address({ cells: CELLS.with(5, { given: true, value: 3 }).with(6, { value: 2 }) }),
    );
    expect(read.puzzle).toMatchObject({ box: [2, 2] });
    expect(read.puzzle.grid[1]).toEqual([0, 3, 0, 0]);
    expect(read.state).toMatchObject({ 1: [0, 3, 2, 0] });
    expect(decode('sudokumaker', address({ constraints: [] })).puzzle.regions).toBe('none');
  });

  it('hold constraints by the numbers of their types', () => {
    const { puzzle } = decode(
      'sudokumaker',
      address(
        {},
        { type: 12 },
        { type: 13, disabled: true },
        { type: 10 },
        { type: 100, cells: [0, 5] },
        { type: 200, clues: [{ edge: 1, value: 1 }, { edge: 8 + 4 + 3 }] },
        { type: 202, clues: [{ edge: 24 + 2, value: 5 }] },
        { type: 300, slow: true, thermometers: [[0, 1, 2]] },
        {
          type: 301,
          cages: [
            { cells: [2, 3], value: 4 },
            { cells: [14, 15], value: 0 },
          ],
        },
      ),
    );
    expect(puzzle.constraints).toEqual([
      { type: 'anti-king' },
      { type: 'diagonal', cells: cells('00 11 22 33') },
      { type: 'even', cells: cells('00 11') },
      { type: 'kropki-white', cells: cells('00 01'), difference: 1 },
      { type: 'kropki-white', cells: cells('13 23') },
      { type: 'xv', cells: cells('31 32'), sum: 5 },
      { type: 'thermometer', cells: cells('00 01 02'), slow: true },
      { type: 'killer-cage', cells: cells('02 03'), sum: 4 },
      { type: 'killer-cage', cells: cells('32 33') },
    ]);
    expect(decode('sudokumaker', address({}, { type: 2001, cages: [] })).warnings?.join()).toContain(
      'only drawn',
    );
  });

  it.each([
    [{ cells: 'none' }, 'A list is expected'],
    [{ cells: CELLS.with(3, { value: 'two' }) }, 'A number is expected'],
    [{ width: 'wide' }, 'A number is expected'],
    [{ constraints: [{ type: 'king' }] }, 'A number is expected'],
  ])('say what is expected where it has another shape: %j', (more, words) => {
    expect(issuesOf('sudokumaker', address(more))).toContain(words);
  });

  it('say what they cannot, and where', () => {
    expect(issuesOf('sudokumaker', address({}, { type: 1000 }))).toContain('type 1000 is not supported');
    expect(issuesOf('sudokumaker', address({}, { type: 200, negative: [1] }))).toContain('"negative"');
    expect(issuesOf('sudokumaker', address({}, { type: 200, clues: [{ edge: 31 }] }))).toContain(
      'side 31 lies outside',
    );
    expect(issuesOf('sudokumaker', address({}, { type: 100, cells: [16] }))).toContain('constraint');
    expect(issuesOf('sudokumaker', address({ width: 3, height: 5 }))).toContain('a square grid is expected');
    expect(issuesOf('sudokumaker', address({ minDigit: 0 }))).toContain('from 0 to 4');
    expect(issuesOf('sudokumaker', address({ constraints: [{ type: 1, regions: [0] }] }))).toContain(
      'name 1 cells',
    );
    const again = { type: 1, regions: BOXES };
    expect(issuesOf('sudokumaker', address({}, again))).toContain('a second block of regions');
    expect(decode('sudokumaker', address({}, { ...again, disabled: true })).puzzle).toMatchObject({
      box: [2, 2],
    });
    const wide = { size: 26, cells: Array.from({ length: 26 ** 2 }, () => ({})) };
    expect(issuesOf('sudokumaker', address(wide))).toContain('26 rows; at most 25');
    expect(issuesOf('sudokumaker', address({}).slice(0, -9))).not.toBe('');
    expect(issuesOf('sudokumaker', 'https://sudokumaker.app/')).toContain('no address');
  });
});
