import { describe, expect, it } from 'vitest';
import type { SudokuPuzzle } from '../../../src/families/sudoku/puzzle.js';
import { textSource } from '../../../src/formats/source.js';
import { cells, codecOf, decode, encode, issuesOf, with9 } from './links.js';

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

  const written = (puzzle: SudokuPuzzle) => JSON.parse(encode('ipuz', puzzle));
  const small = (more: object) =>
    ({
      family: 'sudoku',
      box: [2, 2],
      grid: Array.from({ length: 4 }, () => [0, 0, 0, 0]),
      ...more,
    }) as SudokuPuzzle;

  it('have kinds for diagonals, further boxes and Latin squares', () => {
    const both = small({ constraints: [{ type: 'diagonals' }] });
    expect(written(both).kind).toEqual([
      'http://ipuz.org/sudoku#1',
      'http://ipuz.org/sudoku/diagonalsudoku#1',
    ]);
    expect(decode('ipuz', encode('ipuz', both)).puzzle).toEqual(both);
    const kind = ['sudoku#1', 'sudoku/latinsquare#1'].map((one) => `http://ipuz.org/${one}`);
    expect(decode('ipuz', JSON.stringify({ ...document, kind })).puzzle.regions).toBe('none');
    const windows = with9({ type: 'windoku' });
    expect(encode('ipuz', windows)).toContain('"http://ipuz.org/sudoku/hypersudoku#1"');
    expect(decode('ipuz', encode('ipuz', windows)).puzzle).toEqual(windows);
  });

  it('have cages, zones and signs, with columns before rows', () => {
    const text = JSON.stringify({
      ...document,
      kind: [...document.kind, 'http://ipuz.org/sudoku/killersudoku#1'],
      puzzle: [...document.puzzle.slice(0, 3), [0, { style: { lessthan: 'R' } }, 0, 0]],
      cages: [
        {
          cells: [
            [0, 1],
            [1, 1],
          ],
          value: 4,
          operator: '+',
        },
        { rect: [2, 2, 3, 2] },
      ],
      zones: [
        {
          cells: [
            [3, 0],
            [2, 1],
          ],
        },
      ],
    });
    expect(decode('ipuz', text).puzzle.constraints).toEqual([
      { type: 'extra-region', cells: cells('03 12') },
      { type: 'killer-cage', cells: cells('10 11'), sum: 4 },
      { type: 'killer-cage', cells: cells('22 23') },
      { type: 'inequality', cells: cells('31 32') },
    ]);
    const upwards = small({ constraints: [{ type: 'inequality', cells: cells('21 11') }] });
    expect(written(upwards).puzzle[1][1]).toEqual({ cell: 0, style: { greaterthan: 'B' } });
  });

  it('have the regions of a jigsaw, and boxes of another shape, as zones', () => {
    const regions = [
      [0, 0, 0, 1],
      [0, 2, 1, 1],
      [2, 2, 3, 1],
      [2, 3, 3, 3],
    ];
    const { box: _, ...jigsaw } = small({
      regions,
      constraints: [{ type: 'extra-region', cells: cells('00 33') }],
    });
    expect(written(jigsaw).boxes).toBe(false);
    expect(written(jigsaw).zones[1]).toEqual({ cells: [3, 2, 3, 3].map((x, at) => [x, [0, 1, 1, 2][at]]) });
    expect(decode('ipuz', encode('ipuz', jigsaw)).puzzle).toEqual(jigsaw);
    const tall = small({ box: [3, 2], grid: Array.from({ length: 6 }, () => [0, 0, 0, 0, 0, 0]) });
    expect(decode('ipuz', encode('ipuz', tall)).puzzle).toEqual(tall);
  });

  it('have styles by their names', () => {
    const puzzle = [[{ cell: 0, style: 'ineq' }, 0, 0, 0], ...document.puzzle.slice(1)];
    const read = (style: object) =>
      codecOf('ipuz').decode(textSource(JSON.stringify({ ...document, puzzle, styles: { ineq: style } })));
    expect(read({ lessthan: 'R' })).toMatchObject({
      ok: true,
      value: { puzzle: { constraints: [{ type: 'inequality', cells: cells('00 01') }] } },
    });
    expect(read({ shapebg: 'circle' })).toMatchObject({
      ok: false,
      issues: [{ code: 'format-unsupported', place: { part: 'puzzle[0][0]' } }],
    });
  });

  it('keep what a player entered', () => {
    const saved = [[4, 1, [3, 4], 2], ...document.puzzle.slice(1)];
    const { state } = decode('ipuz', JSON.stringify({ ...document, saved }));
    expect(state).toEqual([
      [4, 1, [3, 4], 2],
      [3, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
  });

  it('say what is wrong or not supported, and where', () => {
    const issues = (more: object) => issuesOf('ipuz', JSON.stringify({ ...document, ...more }));
    expect(issues({ cages: [{ cells: [[4, 0]], value: 3 }] })).toContain('[4, 0] lies outside the grid');
    expect(issues({ cages: [{ cells: [[0, 0]], value: 3, operator: '*' }] })).toContain('operator "*"');
    expect(issues({ zones: [{ rect: [0, 0, 9, 0] }] })).toContain('[9, 0] lies outside');
    expect(issues({ kind: [...document.kind, 'http://ipuz.org/sudoku/calcudoku#1'] })).toContain('calcudoku');
    expect(issues({ charset: 'abcd' })).toContain('given-number');
    const kind = [...document.kind, 'http://ipuz.org/sudoku/jigsawsudoku#1'];
    expect(issues({ kind, zones: [{ rect: [0, 0, 1, 1] }, { rect: [1, 1, 2, 2] }] })).toContain(
      'row 2, column 2 is in zones[0] too',
    );
    const styled = (style: object | string) =>
      issues({ puzzle: [[{ style }, 0, 0, 0], ...document.puzzle.slice(1)] });
    expect(styled({ shapebg: 'circle' })).toContain('"shapebg", which may be a rule');
    expect(styled('ineq')).toContain('the style "ineq", which is not among the "styles"');
    expect(styled({ lessthan: 'L' })).toContain('the side "L"');
  });
});
