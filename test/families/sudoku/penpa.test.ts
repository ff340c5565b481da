import { describe, expect, it } from 'vitest';
import type { Mark } from '../../../src/families/kit/codecs/penpa/marks.js';
import { inCell } from '../../../src/families/kit/codecs/penpa/points.js';
import { writeDrawing } from '../../../src/families/kit/codecs/penpa/write.js';
import type { SudokuPuzzle } from '../../../src/families/sudoku/puzzle.js';
import { textSource } from '../../../src/formats/source.js';
import { cells, codecOf, decode, encode, with9 } from './links.js';

const MARGINS = { top: 1, bottom: 1, left: 1, right: 1 };

/** The constraints that a drawing on 9x9 cells is read as, and its warnings. */
function read(marks: readonly Mark[], title = '', tags: readonly string[] = []) {
  const size = { rows: 9, columns: 9 };
  const drawing = { size, margins: MARGINS, marks, answers: [], tool: ['sudoku', '1'], tags } as const;
  const { puzzle, warnings = [] } = decode('penpa', writeDrawing(drawing, 'latin', { title }));
  return { constraints: puzzle.constraints ?? [], warnings };
}

interface Drawn {
  readonly shapes: readonly { readonly points: readonly unknown[] }[];
}

const symbol = (at: Mark['at'][number], ...value: readonly unknown[]): Mark => ({
  part: 'symbol',
  at: [at],
  value,
});
const number = (at: Mark['at'][number], ...value: readonly unknown[]): Mark => ({
  part: 'number',
  at: [at],
  value,
});
const right = { kind: 'right', cell: [0, 0] } as const;
const below = { kind: 'below', cell: [0, 0] } as const;

describe('Sudokus of Penpa', () => {
  it('have Kropki dots, with numbers on a round ground or in a symbol, and X and V', () => {
    const marks = [
      symbol(right, 1, 'circle_SS', 2),
      symbol(below, 2, 'circle_S', 1),
      number({ kind: 'right', cell: [1, 0] }, '3', 6, '5'),
      number({ kind: 'right', cell: [2, 0] }, '4', 7, '6'),
      symbol({ kind: 'right', cell: [3, 0] }, 2, 'circle_SS', 2),
      number({ kind: 'right', cell: [3, 0] }, '3', 4, '5'),
      number({ kind: 'below', cell: [4, 4] }, 'x', 1, '1'),
      number({ kind: 'below', cell: [5, 4] }, 'V', 6, '5'),
    ];
    const { constraints, warnings } = read(marks);
    expect(constraints).toEqual([
      { type: 'kropki-white', cells: cells('00 01') },
      { type: 'kropki-white', cells: cells('10 11'), difference: 3 },
      { type: 'kropki-black', cells: cells('00 10') },
      { type: 'kropki-black', cells: cells('20 21'), ratio: 4 },
      { type: 'kropki-black', cells: cells('30 31'), ratio: 3 },
      { type: 'xv', cells: cells('44 54'), sum: 10 },
      { type: 'xv', cells: cells('54 64'), sum: 5 },
    ]);
    expect(warnings).toEqual([expect.stringContaining('read as kropki-white, kropki-black and xv')]);
    expect(read(marks, '', ['kropkipairs', 'xvpairs']).warnings).toEqual([]);
  });

  it('have little killers, with an arrow in the number or beside it', () => {
    const flags = (...at: readonly number[]): number[] =>
      Array.from({ length: 8 }, (_, one) => (at.includes(one) ? 1 : 0));
    const clue = (row: number, column: number, text: string) => number(inCell([row, column]), text, 1, '1');
    const { constraints, warnings } = read([
      number(inCell([-1, 6]), '9_7', 1, '2'),
      symbol(inCell([9, 1]), flags(1), 'arrow_eight', 2),
      clue(9, 1, '7'),
      symbol(inCell([-1, 2]), flags(7), 'arrow_eight', 2),
      clue(-1, 2, '12'),
      symbol(inCell([2, 9]), flags(3), 'arrow_eight', 2),
      clue(2, 9, '11'),
    ]);
    expect(constraints).toEqual([
      { type: 'little-killer', cells: cells('80'), sum: 7 },
      { type: 'little-killer', cells: cells('01 10'), sum: 12 },
      { type: 'little-killer', cells: cells('07 18'), sum: 9 },
      expect.objectContaining({ type: 'drawing' }),
    ]);
    // An arrow that leads away from the grid is no clue.
    expect(warnings).toEqual([
      expect.stringContaining('read as little-killer'),
      expect.stringContaining('symbols "arrow_eight"'),
    ]);
  });

  it.each([
    ['Sandwich Sudoku', 'sandwich', 'sum'],
    ['X-Sums', 'x-sum', 'sum'],
    ['Skyscraper Sudoku', 'skyscraper', 'count'],
    ['Numbered Rooms', 'numbered-room', 'number'],
  ])('have the numbers beside the grid that their title names: %s', (title, type, setting) => {
    const row = cells('40 41 42 43 44 45 46 47 48');
    const marks = [number(inCell([4, -1]), '7', 1, '1'), number(inCell([4, 9]), '8', 1, '1')];
    expect(read(marks, title)).toEqual({
      constraints: [
        { type, cells: row, [setting]: 7 },
        { type, cells: row.toReversed(), [setting]: 8 },
      ],
      warnings: [],
    });
    const untold = read(marks);
    expect(untold.constraints.map((one) => one.type)).toEqual(['drawing']);
    expect(untold.warnings).toEqual([expect.stringContaining('numbers or letters')]);
    expect(read(marks, 'Sandwich X-sums').constraints.map((one) => one.type)).toEqual(['drawing']);
  });

  it.each([
    ['Sudoku Anti-Knight', '"Anti-Knight"'],
    ['Anti King Sudoku X', '"Anti King" and "Sudoku X"'],
    ['Diagonal Sudoku', '"Diagonal"'],
    ['Sandwich Sudoku', '"Sandwich"'],
    ['Non-Consecutive Killer Sudoku', '"Non-Consecutive" and "Killer"'],
  ])('have a warning about rules of a title that nothing says: %s', (title, words) => {
    expect(read([], title).warnings).toEqual([expect.stringContaining(`The title names ${words}, which`)]);
  });

  it('have no warning about rules of a title that are drawn', () => {
    const cage: Mark = { part: 'killercages', at: [inCell([0, 0]), inCell([0, 1])], value: [] };
    for (const title of ['Little Killer', 'A Killer Sudoku', 'Latin Sudoku', 'Killer Queen']) {
      expect(read(title === 'Killer Queen' ? [] : [cage], title).warnings).toEqual([]);
    }
    expect(read([], 'Nonconsecutive Sudoku', ['nonconsecutive']).warnings).toEqual([]);
  });

  it('without borders have the usual boxes, none in a Latin square, and no regions', () => {
    const drawn = (side: number, genre: string, title = '') => {
      const drawing = { size: { rows: side, columns: side }, marks: [], answers: [] };
      const text = writeDrawing({ ...drawing, tool: ['sudoku', '1'], genre }, genre, { title });
      const decoded = codecOf('penpa').decode(textSource(text));
      return decoded.ok ? decoded.value : decoded.issues[0]!.message;
    };
    expect(drawn(6, 'classic')).toMatchObject({
      puzzle: { box: [2, 3] },
      warnings: [expect.stringContaining('the usual ones of 2 rows and 3 columns')],
    });
    expect(drawn(5, 'classic')).toMatchObject({
      puzzle: { regions: 'none' },
      warnings: [expect.stringContaining('read as a Latin square')],
    });
    expect(drawn(6, 'latin')).toMatchObject({ puzzle: { regions: 'none' } });
    expect(drawn(6, 'latin')).not.toHaveProperty('warnings');
    expect(drawn(6, 'irregular')).toContain('no borders between regions');
  });

  it('keep dots at the edge of the grid and words between cells as drawings', () => {
    const marks = [
      symbol({ kind: 'right', cell: [0, 8] }, 1, 'circle_SS', 2),
      number(right, 'A', 1, '5'),
      number(below, '6', 1, '5'),
    ];
    expect(read(marks).constraints.map(({ type }) => type)).toEqual(['drawing']);
  });

  it('have small numbers where they stand in a cell, as drawings', () => {
    const small = (kind: 'near-side' | 'near-corner', near: number): Mark => ({
      ...{ part: 'numberS', at: [{ kind, cell: [4, 4], near }], value: ['7', 1] },
    });
    const placesOf = (kind: 'near-side' | 'near-corner') =>
      [0, 1, 2, 3].map((near) => {
        const [drawing] = read([small(kind, near)]).constraints as never as readonly Drawn[];
        return drawing!.shapes[0]!.points[0];
      });
    expect(placesOf('near-side')).toEqual([
      [3.7, 4],
      [4, 4.3],
      [4, 3.7],
      [4.3, 4],
    ]);
    expect(placesOf('near-corner')).toEqual([
      [3.75, 3.75],
      [3.75, 4.25],
      [4.25, 3.75],
      [4.25, 4.25],
    ]);
  });

  it('are written and come back', () => {
    const column = Array.from({ length: 9 }, (_, row) => [8 - row, 3] as const);
    const puzzle = with9(
      { type: 'kropki-white', cells: cells('00 01') },
      { type: 'kropki-white', cells: cells('02 03'), difference: 4 },
      { type: 'kropki-black', cells: cells('00 10') },
      { type: 'kropki-black', cells: cells('20 30'), ratio: 3 },
      { type: 'xv', cells: cells('55 56'), sum: 5 },
      { type: 'all-given', marks: 'kropki' },
      { type: 'all-given', marks: 'xv' },
      { type: 'little-killer', cells: cells('02 13 24 35 46 57 68'), sum: 40 },
      { type: 'sandwich', cells: column, sum: 0 },
    );
    const address = encode('penpa', puzzle);
    const again = decode('penpa', address);
    expect(again.warnings).toBeUndefined();
    expect(again.puzzle).toEqual(puzzle);
    expect(encode('penpa', again.puzzle)).toBe(address);
  });

  const row = cells('00 01 02 03 04 05 06 07 08');
  const white = { type: 'kropki-white', cells: cells('00 01') };
  it.each<[string, readonly object[]]>([
    ['the constraint xv', [{ type: 'xv', cells: cells('00 01'), sum: 7 }]],
    ['the constraint little-killer', [{ type: 'little-killer', cells: cells('22 33'), sum: 7 }]],
    [
      'the constraints sandwich and x-sum',
      [
        { type: 'sandwich', cells: row, sum: 7 },
        { type: 'x-sum', cells: row, sum: 7 },
      ],
    ],
    ['the constraint kropki-white', [white, { type: 'consecutive', cells: cells('55 56') }]],
    ['one mark of a kind at a place', [white, { ...white, type: 'kropki-black' }]],
    [
      'one mark of a kind at a place',
      [
        { type: 'little-killer', cells: cells('01 12 23 34 45 56 67 78'), sum: 35 },
        { type: 'sandwich', cells: row.map(([a, b]) => [b, a]), sum: 35 },
      ],
    ],
  ])('cannot hold %s', (words, constraints) => {
    const written = codecOf('penpa').encode({ puzzle: with9(...constraints) as SudokuPuzzle, credits: {} });
    expect(written).toMatchObject({
      ok: false,
      issues: [{ code: 'format-cannot-hold', message: expect.stringContaining(words) }],
    });
  });
});
