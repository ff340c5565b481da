/** Links and files that were made to break a reader: each ends soon, with an issue that says why. */
import lzString from 'lz-string';
import { describe, expect, it } from 'vitest';
import { openPenpa, writePenpa } from '../../../src/formats/penpa.js';
import { textSource } from '../../../src/formats/source.js';
import { codecOf, decode, encode, GRID, with9 } from './links.js';

const DEEP = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
const WIDE = Array.from({ length: 300 }, () => Array.from({ length: 300 }, () => ({})));

/** The first issue of a text: its message and its part. */
function issueOf(format: string, text: string): readonly [message: string, part: string] {
  const decoded = codecOf(format).decode(textSource(text));
  if (decoded.ok) return expect.fail('it was read');
  const [{ message, place }] = decoded.issues as [(typeof decoded.issues)[0]];
  return [message, place?.part ?? ''];
}

const packed = (text: string): string => `https://sudokupad.app/scl${lzString.compressToBase64(text)}`;
const fpuzzle = (keys: object): string => JSON.stringify({ size: 9, grid: GRID, ...keys });
const own = (keys: object): string => JSON.stringify({ regions: [], cells: GRID, ...keys });

describe('hostile links', () => {
  it.each([
    [
      'fpuzzles',
      JSON.stringify({ grid: WIDE }),
      'The grid has 300 rows and up to 300 cells in one; at most 25',
      'grid',
    ],
    ['fpuzzles', JSON.stringify({ grid: [WIDE.flat()] }), 'up to 90000 cells in one', 'grid'],
    ['fpuzzles', '{"grid":[]}', 'The grid has 0 rows of 0 cells', ''],
    ['fpuzzles', `{"grid":[[{}]],"x":${DEEP}}`, 'The grid has 1 rows of 1 cells', ''],
    ['fpuzzles', `{"grid":${DEEP}}`, 'An object is expected; found a list', 'grid, item 1, item 1'],
    [
      'fpuzzles',
      JSON.stringify({ grid: [[{}, null]] }),
      'An object is expected; found null',
      'grid, item 1, item 2',
    ],
    ['fpuzzles', fpuzzle({ line: 5 }), 'A list is expected; found a number', 'line'],
    ['fpuzzles', fpuzzle({ killercage: true }), 'A list is expected; found true or false', 'killercage'],
    [
      'fpuzzles',
      fpuzzle({ thermometer: [{ lines: [Array(5000).fill('R1C1')] }] }),
      'is there twice',
      'constraint 1 (thermometer)',
    ],
    [
      'fpuzzles',
      fpuzzle({ xv: [{ cells: ['R1C1', 'R1C2'], value: '__proto__' }] }),
      'The clue "__proto__"',
      'xv',
    ],
    [
      'fpuzzles',
      fpuzzle({ arrow: [{ cells: ['R1C1'], lines: [['R1C1', `R${'9'.repeat(9)}C1`]] }] }),
      'R1C1 is expected',
      'arrow, item 1, lines, item 1, item 2',
    ],
    [
      'sudokupad',
      packed(
        `{ce:[${Array(300)
          .fill(`[${','.repeat(300)}]`)
          .join()}]}`,
      ),
      'The grid has 300 rows',
      'cells',
    ],
    ['sudokupad', packed(`{ce:${DEEP}}`), 'is broken at character', ''],
    ['sudokupad', packed(`{ce:${'['.repeat(50_000)}`), 'is broken at character', ''],
    ['sudokupad', packed(`{ce:'${'a'.repeat(5_100_000)}'}`), 'cannot be unpacked', ''],
    ['sudokupad', own({ cells: [[null]] }), 'An object is expected; found null', 'cells, item 1, item 1'],
    ['sudokupad', own({ cells: { a: 1 }, cages: [[]] }), 'A list is expected; found an object', 'cells'],
    ['sudokupad', own({ global: ['__proto__'] }), 'The rule "__proto__" of the whole grid', 'global'],
    [
      'sudokupad',
      own({ lines: [{ wayPoints: [[1e307, 0]] }] }),
      'to be <=10000',
      'lines, item 1, wayPoints, item 1, item 1',
    ],
    [
      'sudokupad',
      own({
        regions: [
          [[0, 0]],
          [
            [0, 1],
            [1, 9],
          ],
        ],
      }),
      'The cell [1, 9] lies outside the grid; rows and columns from 0 to 8',
      'regions[1]',
    ],
    ['sudokupad', own({ regions: [[[-1, 9]]] }), '[-1, 9] lies outside', 'regions[0]'],
    ['sudokupad', own({ regions: [[[0.5, 0]]] }), '[0.5, 0] lies outside', 'regions[0]'],
    [
      'sudokupad',
      own({ regions: [[[4, 4]], [[3, 3]], [[4, 4]]] }),
      'The cell at row 5, column 5 is in regions[0] too',
      'regions[2]',
    ],
    ['sudokupad', own({ foglight: [[0, 99]] }), 'is no cell of the grid', 'constraint 1 (fog)'],
    [
      'sudokupad',
      own({ cells: GRID.with(0, [{ value: 'toString' } as object, ...GRID[0]!.slice(1)]) }),
      '"toString" stands at row 1, column 1; numbers',
      'cells',
    ],
  ])('of %s, case %#', (format, text, words, part) => {
    const [message, place] = issueOf(format, text);
    expect(message).toContain(words);
    expect(place).toBe(part);
  });

  it.each<[string, (lines: string[]) => void, string, string]>([
    [
      'layers that are deep',
      (lines) => lines.splice(3, 1, DEEP),
      'A list of lists of points, or a table',
      'question, 0',
    ],
    [
      'layers of another form',
      (lines) => lines.splice(3, 1, '{"thermo":5}'),
      'A list of lists',
      'question, thermo',
    ],
    [
      'points that are none',
      (lines) => lines.splice(3, 1, '{"thermo":[["x"]]}'),
      'The point "x" lies outside',
      'question, thermo',
    ],
    [
      'a huge size',
      (lines) => lines.splice(0, 1, lines[0]!.replace(',9,9,', ',1e9,9,')),
      '1 to 100 of each',
      '',
    ],
  ])('of penpa with %s', (_, change, words, part) => {
    const opened = openPenpa(encode('penpa', with9()));
    if (!opened.ok) return expect.fail(JSON.stringify(opened.issues));
    const lines = [...opened.value.lines];
    change(lines);
    const [message, place] = issueOf('penpa', writePenpa(lines, undefined));
    expect(message).toContain(words);
    expect(place).toBe(part);
  });

  it('of ipuz with huge grids and zones', () => {
    const kind = ['sudoku', 'sudoku/jigsawsudoku'].map((one) => `http://ipuz.org/${one}#1`);
    const ipuz = (side: number, keys: object): string =>
      JSON.stringify({ kind, puzzle: Array.from({ length: side }, () => []), ...keys });
    const zones = (count: number, last: number): object[] =>
      Array.from({ length: count }, () => ({ rect: [0, 0, last, last] }));
    expect(issueOf('ipuz', ipuz(60_000, {}))).toEqual([
      'The grid has 60000 rows and up to 0 cells in one; at most 25 of each are expected.',
      'puzzle',
    ]);
    expect(issueOf('ipuz', ipuz(3000, { zones: zones(300, 2999) }))[0]).toContain('3000 rows');
    expect(issueOf('ipuz', ipuz(25, { zones: zones(200_000, 24) }))).toEqual([
      expect.stringContaining('<=1000 items'),
      'zones',
    ]);
  });

  it('with many drawings of constraints and long cages are read once through', () => {
    const count = 8000;
    const drawn = Array.from({ length: count }, (_, at) => ({
      lines: [['R1C1', `R1C${2 + (at % 90)}`]],
      isNewConstraint: true,
    }));
    const renban = Array.from({ length: count }, () => ({ lines: [['R1C1', 'R1C2']] }));
    const shapes = (text: string, format: string): number =>
      (decode(format, text).puzzle.constraints ?? []).flatMap(
        (one) => (one as { shapes?: readonly object[] }).shapes ?? [],
      ).length;
    const left = drawn.filter(({ lines }) => lines[0]![1] !== 'R1C2').length;
    expect(shapes(fpuzzle({ line: drawn, renban }), 'fpuzzles')).toBe(left);
    const cells = Array.from({ length: 90_000 }, (_, at) => [at % 9, 0]);
    // Nine cells one below the other have two sides each, and two ends.
    expect(shapes(own({ cages: [{ cells, unique: false }] }), 'sudokupad')).toBe(20);
  });
});
