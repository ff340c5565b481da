import { describe, expect, it } from 'vitest';
import { renderTerminal } from '../../../src/draw/terminal.js';
import { tentsCodecs } from '../../../src/families/tents/codecs/index.js';
import { tentsCounterexamples, tentsExamples } from '../../../src/families/tents/examples.js';
import { readTentsState, tentsStatePicture } from '../../../src/families/tents/explaining/state.js';
import { tentsGuide } from '../../../src/families/tents/guide.js';
import { tentsPicture } from '../../../src/families/tents/picture.js';
import type { TentsPuzzle } from '../../../src/families/tents/puzzle.js';
import { readTents, readTentsSolution } from '../../../src/families/tents/reading.js';
import { tentsVariants } from '../../../src/families/tents/variants.js';
import { textSource } from '../../../src/formats/source.js';
import { familyData } from '../data-checks.js';

const examples = tentsExamples();
const exampleOf = (name: string) => examples.find((example) => example.name === name)!;
const codecOf = (format: string) => tentsCodecs.find((codec) => codec.format === format)!;
const decode = (format: string, text: string) => codecOf(format).decode(textSource(text));
const encode = (format: string, puzzle: TentsPuzzle) => codecOf(format).encode({ puzzle, credits: {} });

familyData({
  examples,
  counterexamples: tentsCounterexamples(),
  codecs: tentsCodecs,
  readPuzzle: readTents,
  readSolution: readTentsSolution,
  variants: tentsVariants,
  picture: tentsPicture,
});

/** A grid of one tree behind some cells, with 0 for all numbers. */
function treeBehind(cells: number, rows: number, columns: number): TentsPuzzle {
  const all = `${'.'.repeat(cells)}T`.padEnd(rows * columns, '.');
  const grid = Array.from({ length: rows }, (_, row) => all.slice(row * columns, (row + 1) * columns));
  return { family: 'tents', rows: new Array(rows).fill(0), columns: new Array(columns).fill(0), grid };
}

describe('tents', () => {
  it('has a guide whose example has one solution', () => {
    expect(exampleOf(tentsGuide.example).verdict).toBe('unique');
  });

  it.each([
    [['.'], 'solution-size'],
    [['A.T'], 'solution-sign'],
    [['TxT'], 'solution-sign'],
    [['TTT'], 'solution-sign'],
  ])('refuses the solution %j with %s', (solution, code) => {
    const read = readTentsSolution(solution, exampleOf('one cell for two trees').puzzle);
    expect(read).toMatchObject({ ok: false, issues: [{ code }] });
  });
});

describe('puzz.link addresses of tents', () => {
  it('are columns, rows and trees', () => {
    const address = 'https://puzz.link/p?tents/5/5/2011100203s50211';
    expect(encode('puzzlink', exampleOf('five by five').puzzle)).toEqual({ ok: true, value: `${address}\n` });
  });

  it('leave out missing numbers', () => {
    const { puzzle } = exampleOf('few numbers');
    expect(encode('puzzlink', puzzle)).toMatchObject({
      value: 'https://puzz.link/p?tents/6/6/h2g1i2ikc49011\n',
    });
  });

  it.each([
    ['tents/2/2/j0', 'format-syntax', 13],
    ['tents/2/2/j04', 'format-syntax', 13],
    ['tents/2/2/j0?', 'format-syntax', 13],
    ['tents/2/2/.i3', 'format-unsupported', undefined],
    ['tents/2/2/3i3', 'tents-number', undefined],
    ['tents/2/101/3i3', 'grid-too-large', undefined],
  ])('refuses %s with %s', (text, code, column) => {
    const place = column === undefined ? {} : { place: { line: 1, column } };
    expect(decode('puzzlink', text)).toMatchObject({ ok: false, issues: [{ code, ...place }] });
  });
});

describe('game ids of Tents', () => {
  const id = '5x5:ke_baa,2,0,1,1,1,0,0,2,0,3';

  it('are written', () => {
    const { puzzle } = exampleOf('five by five');
    const encoded = encode('tatham', puzzle);
    expect(encoded).toEqual({ ok: true, value: `${id}\n` });
    expect(codecOf('tatham').recognises(textSource(id))).toBe(true);
    for (const level of ['de', 'dt', '']) {
      expect(decode('tatham', id.replace(':', `${level}:`))).toMatchObject({ value: { puzzle } });
    }
  });

  it.each([
    [23, 4, 6, 'w_'],
    [25, 4, 7, 'yb'],
    [26, 4, 7, 'zaa'],
    [50, 4, 13, 'zya'],
    [51, 4, 13, 'zza_'],
  ])('of one tree behind %i cells in %i by %i have %s', (cells, rows, columns, trees) => {
    const puzzle = treeBehind(cells, rows, columns);
    const encoded = encode('tatham', puzzle);
    const id = `${columns}x${rows}:${trees}${',0'.repeat(rows + columns)}`;
    expect(encoded).toEqual({ ok: true, value: `${id}\n` });
    expect(codecOf('tatham').recognises(textSource(id))).toBe(true);
    expect(decode('tatham', id)).toMatchObject({ value: { puzzle } });
  });

  it('refuses to write grids of three rows', () => {
    expect(encode('tatham', treeBehind(0, 3, 4))).toMatchObject({ issues: [{ code: 'format-cannot-hold' }] });
  });

  it('refuses to write missing numbers', () => {
    expect(encode('tatham', exampleOf('few numbers').puzzle)).toMatchObject({
      issues: [{ code: 'format-cannot-hold' }],
    });
  });

  it.each([
    ['4x4:aebe,1,0,1,1,2,0,0', 'format-syntax'],
    ['4x4:aebe,1,0,1,1,2,0,0,x', 'format-syntax'],
    ['4x4:aebd,1,0,1,1,2,0,0,1', 'format-syntax'],
    ['4x4:aeBe,1,0,1,1,2,0,0,1', 'format-syntax'],
    ['4x4:aeb!e,1,0,1,1,2,0,0,1', 'format-unsupported'],
    ['3x4:aebe,1,0,1,1,2,0,0', 'format-syntax'],
    ['4x4de:aebe,1,0,1,5,2,0,0,1', 'tents-number'],
  ])('refuses %s with %s', (text, code) => {
    expect(decode('tatham', text)).toMatchObject({ ok: false, issues: [{ code }] });
  });
});

describe('plain text of tents', () => {
  it('has the numbers of the columns above and those of the rows behind', () => {
    const { puzzle, solution } = exampleOf('few numbers');
    const text = codecOf('text').encode({ puzzle, solution: solution!, credits: {} });
    expect(text.ok && text.value.split('\n').slice(0, 10)).toEqual([
      'tents',
      'columns - - 2 - 1 -',
      '...T.. -',
      '...... -',
      '....T. 2',
      '...T.. -',
      '...... -',
      '.TT.T. -',
      '',
      'solution',
    ]);
  });

  it.each([
    ['columns 1\nT 1\n', 'format-syntax', 1],
    ['tents\nT 1\n', 'format-syntax', 2],
    ['tents\ncolumns x\nT 1\n', 'format-syntax', 2],
    ['tents\ncolumns 1\nT\n', 'format-syntax', 3],
    ['tents\ncolumns 1\nA 1\n', 'cell-sign', undefined],
  ])('refuses %j with %s', (text, code, line) => {
    const place = line === undefined ? {} : { place: { line } };
    expect(decode('text', text)).toMatchObject({ ok: false, issues: [{ code, ...place }] });
  });
});

describe('tents in pictures', () => {
  const { puzzle, solution } = exampleOf('few numbers');
  const marks = [
    [0, 2],
    [0, 4],
    [2, 3],
  ].map((cell) => ({
    variable: 0,
    cells: [cell as [number, number]],
    place: '',
    yes: { one: '', many: '' },
    no: { one: '', many: '' },
  }));

  it('show trees, tents and numbers in a terminal', () => {
    const scene = tentsPicture(puzzle, { solution: solution! });
    expect(renderTerminal(scene, { unicode: false }).split('\n')).toEqual([
      '+------------+',
      '|     A T    |',
      '|            |',
      '|       A T A| 2',
      '|       T    |',
      '|     A   A  |',
      '| A T T   T  |',
      '+------------+',
      '      2   1',
    ]);
  });

  it('read and draw a partial solution', () => {
    const rows = ['??AT.?', '??????', '????T?', '???T??', '??????', '?TT?T?'];
    const state = readTentsState(rows, puzzle, marks);
    expect(state).toEqual({
      ok: true,
      value: [
        { mark: 0, value: true },
        { mark: 1, value: false },
      ],
    });
    const draw = (view: object) => tentsStatePicture(puzzle, { marks, known: [], ...view });
    expect(draw({}).shapes).toEqual(tentsPicture(puzzle, {}).shapes);
    const drawn = draw({
      known: state.ok ? state.value : [],
      concluded: [{ mark: 2, value: true }],
      tints: [[[0, 2]]],
    });
    const signs = drawn.lattice!.signs!.map(({ ascii }) => ascii).join('');
    expect(signs).toBe('TTTTTTAA');
  });

  it.each([
    ['??AA??', 'state-cell'],
    ['T??T??', 'state-cell'],
    ['A??T??', 'state-cell'],
    ['??AT', 'state-size'],
  ])('refuse a first row %s with %s', (row, code) => {
    const rows = [row, '??????', '????T?', '???T??', '??????', '?TT?T?'];
    expect(readTentsState(rows, puzzle, marks)).toMatchObject({ ok: false, issues: [{ code }] });
  });
});
