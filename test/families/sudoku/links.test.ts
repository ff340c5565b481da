import lzString from 'lz-string';
import { describe, expect, it } from 'vitest';
import type { SudokuPuzzle } from '../../../src/families/sudoku/puzzle.js';
import { cells, codecOf, decode, encode, GRID, issuesOf, with9 } from './links.js';

describe('addresses of SudokuPad', () => {
  const puzzle = with9({ type: 'killer-cage', cells: cells('00 01'), sum: 9 }, { type: 'anti-king' });

  it('hold a puzzle of f-puzzles', () => {
    const packed = encode('fpuzzles', with9({ type: 'anti-knight' }))
      .split('load=')[1]!
      .trim();
    for (const address of [
      `https://sudokupad.app/fpuz${packed}`,
      `https://sudokupad.app/fpuzzles${packed}`,
      `https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles${encodeURIComponent(packed)}`,
    ]) {
      expect(decode('sudokupad', address).puzzle).toEqual(with9({ type: 'anti-knight' }));
    }
    expect(encode('sudokupad', with9({ type: 'anti-knight' }))).toBe(`https://sudokupad.app/fpuz${packed}\n`);
  });

  const RULES = "It's one, two: {three}, [four]";
  const JSON_OF_ITS_OWN = {
    id: 'x',
    cellSize: 50,
    metadata: { title: 'T', antiking: true, rules: RULES },
    cells: GRID.with(4, GRID[4]!.with(4, { value: '5' })),
    regions: Array.from({ length: 9 }, (_, box) =>
      Array.from({ length: 9 }, (__, at) => [
        3 * Math.floor(box / 3) + Math.floor(at / 3),
        3 * (box % 3) + (at % 3),
      ]),
    ),
    cages: [
      { cells: cells('00 01'), value: '9', unique: true },
      { cells: cells('80 81'), value: '?', unique: false },
      { value: 'author: A' },
    ],
    lines: [
      {
        color: '#000000',
        thickness: 2,
        wayPoints: [
          [0.5, 0.5],
          [1.5, 1.5],
        ],
      },
    ],
    overlays: [
      { center: [1, 1], width: 0.5, height: 0.5, rounded: true, backgroundColor: '#A1b2c3', text: 'x,y:z' },
    ],
  };
  const rules = (decoded: ReturnType<typeof decode>) =>
    decoded.puzzle.constraints?.filter(({ type }) => type !== 'drawing');

  it('hold a puzzle of its own, as it is and shortened', () => {
    const zipped = shortened(JSON_OF_ITS_OWN);
    expect(zipped).toContain(',ce:[[,,,,,,,,],');
    for (const text of [
      JSON.stringify(JSON_OF_ITS_OWN),
      `https://sudokupad.app/ctc${lzString.compressToBase64(JSON.stringify(JSON_OF_ITS_OWN))}`,
      `https://sudokupad.app/scl${lzString.compressToBase64(zipped)}`,
    ]) {
      const decoded = decode('sudokupad', text);
      expect(decoded.puzzle.box).toEqual([3, 3]);
      expect(decoded.puzzle.grid.flat().filter((number) => number > 0)).toEqual([5]);
      expect(decoded.credits).toEqual({ title: 'T', author: 'A', description: RULES });
      expect(rules(decoded)).toEqual([puzzle.constraints![1], puzzle.constraints![0]]);
      expect(decoded.puzzle.constraints!.find(({ type }) => type === 'drawing')).toEqual({
        type: 'drawing',
        shapes: [
          {
            shape: 'line',
            points: [
              [0, 0],
              [1, 1],
            ],
            colour: '#000000',
            width: 0.031,
          },
          { shape: 'circle', points: [[0.5, 0.5]], radius: 0.25, fill: '#a1b2c3', isAbove: true },
          { shape: 'text', points: [[0.5, 0.5]], text: 'x,y:z', size: 0.5, isAbove: true },
        ],
      });
    }
  });

  it('say what they cannot', () => {
    expect(issuesOf('sudokupad', 'https://sudokupad.app/abc123')).toContain('a short name of a puzzle');
    expect(issuesOf('sudokupad', 'https://sudokupad.app/scl2Igzglg4XgpiBc')).toContain('short name');
    const own = (more: object) => JSON.stringify({ ...JSON_OF_ITS_OWN, ...more });
    expect(issuesOf('sudokupad', own({ global: ['antixv'] }))).toContain('"antixv"');
    expect(issuesOf('sudokupad', own({ metadata: { norowcol: true } }))).toContain('norowcol');
    expect(issuesOf('sudokupad', own({ cells: GRID.slice(1) }))).toContain('as many rows as columns');
  });
});

/** A puzzle of SudokuPad as its addresses shorten it. */
function shortened(puzzle: object): string {
  const keys: Record<string, string> = {
    ...{
      cells: 'ce',
      regions: 're',
      cages: 'ca',
      value: 'v',
      title: 't',
      cellSize: 'cs',
      lines: 'l',
      overlays: 'o',
    },
    ...{ color: 'c', thickness: 'th', wayPoints: 'wp', center: 'ct', width: 'w', height: 'h', rounded: 'r' },
    ...{ backgroundColor: 'c2', text: 'te' },
  };
  const write = (value: unknown, isEntry: boolean): string => {
    if (Array.isArray(value)) return `[${value.map((one) => write(one, false)).join()}]`;
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value);
      if (entries.length === 0 && !isEntry) return '';
      return `{${entries.map(([key, one]) => `${keys[key] ?? key}:${write(one, true)}`).join()}}`;
    }
    if (typeof value === 'boolean') return value ? 't' : 'f';
    if (value === '#000000') return '#0';
    if (typeof value === 'string' && /^#[\da-f]{6}$/i.test(value)) return value.slice(1);
    if (typeof value === 'string' && /^\d+$/.test(value)) return value;
    return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);
  };
  return write(puzzle, true);
}

describe('killers in one line', () => {
  it('are read and written', () => {
    const line = `2x2:d:k:${[769, 769, 1026, 1026, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((number) => `${number}:`).join('')}`;
    const { puzzle } = decode('killer-string', line);
    expect(puzzle.constraints).toEqual([
      { type: 'diagonals' },
      { type: 'killer-cage', cells: cells('00 01'), sum: 3 },
      { type: 'killer-cage', cells: cells('02 03'), sum: 4 },
    ]);
    expect(encode('killer-string', puzzle)).toBe(`${line}\n`);
  });

  it.each([
    ['3x3::k:3840:1792:', 'The line has 2 numbers; 81'],
    ['2x3::k:1:', 'square boxes are'],
    [`2x2::k:${'1:'.repeat(14)}257:513:`, 'Cage 1 has two sums'],
    ['99x99::k:1:', 'The side is 9801'],
  ])('of %s: %s', (line, words) => {
    expect(issuesOf('killer-string', line)).toContain(words);
  });

  it('cannot hold all puzzles', () => {
    const given = { ...with9(), grid: with9().grid.with(0, [1, 0, 0, 0, 0, 0, 0, 0, 0]) };
    const lacking = (puzzle: SudokuPuzzle) =>
      JSON.stringify(codecOf('killer-string').encode({ puzzle, credits: {} }));
    expect(lacking(given)).toContain('numbers that are given');
    expect(lacking(with9({ type: 'thermometer', cells: cells('00 01') }))).toContain(
      'the constraint thermometer',
    );
    expect(
      lacking(with9({ type: 'thermometer', cells: cells('00 01') }, { type: 'even', cells: cells('22') })),
    ).toContain('the constraints thermometer and even');
    expect(lacking(with9({ type: 'killer-cage', cells: cells('00 01') }))).toContain('without a sum');
    expect(
      lacking(
        with9(...['00 01', '01 02'].map((text) => ({ type: 'killer-cage', cells: cells(text), sum: 9 }))),
      ),
    ).toContain('is in two');
  });
});

describe('ipuz documents', () => {
  const document = {
    version: 'http://ipuz.org/v2',
    kind: ['http://ipuz.org/sudoku#1'],
    puzzle: [
      [0, 1, null, '2'],
      [{ cell: 3 }, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
  };

  it('are read', () => {
    const { puzzle } = decode('ipuz', JSON.stringify({ ...document, charset: '1234' }));
    expect(puzzle).toEqual({
      family: 'sudoku',
      box: [2, 2],
      grid: [
        [0, 1, 0, 2],
        [3, 0, 0, 0],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
    });
    expect(decode('ipuz', `ipuz(${JSON.stringify({ ...document, boxes: false })})`).puzzle.regions).toBe(
      'none',
    );
    expect(decode('ipuz', JSON.stringify({ ...document, charset: '3124' })).puzzle.grid[0]).toEqual([
      0, 2, 0, 3,
    ]);
  });

  it('say what is not supported', () => {
    expect(issuesOf('ipuz', JSON.stringify({ ...document, cages: [{}] }))).toContain('"cages"');
    expect(
      issuesOf('ipuz', JSON.stringify({ ...document, kind: ['http://ipuz.org/sudoku/killersudoku#1'] })),
    ).toContain('killersudoku');
    expect(issuesOf('ipuz', JSON.stringify({ ...document, charset: 'abcd' }))).toContain('given-number');
  });
});
