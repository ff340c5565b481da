import { describe, expect, it } from 'vitest';
import { renderTerminal } from '../../../src/draw/terminal.js';
import { akariCodecs } from '../../../src/families/akari/codecs/index.js';
import { akariCounterexamples, akariExamples } from '../../../src/families/akari/examples.js';
import { akariStatePicture, readAkariState } from '../../../src/families/akari/explaining/state.js';
import { akariGuide } from '../../../src/families/akari/guide.js';
import { akariPicture } from '../../../src/families/akari/picture.js';
import type { AkariPuzzle } from '../../../src/families/akari/puzzle.js';
import { readAkari, readAkariSolution } from '../../../src/families/akari/reading.js';
import { turnedSigns } from '../../../src/families/kit/sign-puzzle.js';
import { textSource } from '../../../src/formats/source.js';
import { familyData } from '../data-checks.js';

const examples = akariExamples();
const exampleOf = (name: string) => examples.find((example) => example.name === name)!;
const codecOf = (format: string) => akariCodecs.find((codec) => codec.format === format)!;
const decode = (format: string, text: string) => codecOf(format).decode(textSource(text));
const encode = (format: string, puzzle: AkariPuzzle) => codecOf(format).encode({ puzzle, credits: {} });
const akari = (rows: string): AkariPuzzle => ({ family: 'akari', grid: rows.split(' ') });

familyData({
  examples,
  counterexamples: akariCounterexamples(),
  codecs: akariCodecs,
  readPuzzle: readAkari,
  readSolution: readAkariSolution,
  variants: turnedSigns,
  picture: akariPicture,
});

describe('akari', () => {
  it('has a guide whose example has one solution', () => {
    expect(exampleOf(akariGuide.example).verdict).toBe('unique');
  });

  it('reads sizes up to 100', () => {
    expect(readAkari({ family: 'akari', grid: new Array(100).fill('.'.repeat(100)) }).ok).toBe(true);
  });

  it.each([
    [['#*', '*'], 'solution-size'],
    [['#*'], 'solution-size'],
    [['1*', '*.'], 'solution-sign'],
    [['#*', '*#'], 'solution-sign'],
    [['#*', '*x'], 'solution-sign'],
  ])('refuses the solution %j with %s', (solution, code) => {
    const read = readAkariSolution(solution, exampleOf('a corner').puzzle);
    expect(read).toMatchObject({ ok: false, issues: [{ code }] });
  });
});

describe('puzz.link addresses of akari', () => {
  it.each([
    ['five by five', 'https://puzz.link/p?lightup/5/5/ag..h..g66..h..i.'],
    ['a corner', 'https://puzz.link/p?lightup/2/2/cg'],
    ['no walls', 'https://puzz.link/p?lightup/3/3/o'],
  ])('writes %s as %s', (name, address) => {
    expect(encode('puzzlink', exampleOf(name).puzzle)).toEqual({ ok: true, value: `${address}\n` });
  });

  it.each([
    ['akari/3/2/0a', '0.. 0...'],
    ['lightup/3/2/51g', '0.1 ...'],
    ['https://puzz.link/p?akari/4/2/.gbg.', '#.1. .#..'],
  ])('reads %s', (text) => {
    const read = decode('puzzlink', text);
    expect(read.ok && encode('puzzlink', read.value.puzzle).ok).toBe(true);
  });

  it('reads what it skips', () => {
    expect(decode('puzzlink', 'akari/3/2/56.1')).toMatchObject({
      value: { puzzle: akari('0.1 .#1') },
    });
  });

  it.each([
    ['lightup/3/2/5f', 'format-syntax', 14],
    ['lightup/3/2/z', 'format-syntax', 13],
    ['lightup/3/2/l0', 'format-syntax', 14],
    ['lightup/101/2/l', 'grid-too-large', undefined],
  ])('refuses %s with %s', (text, code, column) => {
    const place = column === undefined ? {} : { place: { line: 1, column } };
    expect(decode('puzzlink', text)).toMatchObject({ ok: false, issues: [{ code, ...place }] });
  });
});

describe('game ids of Light Up', () => {
  it.each([
    ['five by five', '5x5:0cBBbBBa1a1aBBbBBcB'],
    ['a corner', '2x2d0:2c'],
  ])('writes %s as %s', (name, id) => {
    expect(encode('tatham', exampleOf(name).puzzle)).toEqual({ ok: true, value: `${id}\n` });
  });

  it.each(['3x2b20s4d1:0a1aB1', '3x2:0a1aB1', '3x2b20s4r:0a1aB1', '3x2b5:0a1aB1'])('reads %s', (id) => {
    expect(codecOf('tatham').recognises(textSource(id))).toBe(true);
    expect(decode('tatham', id)).toMatchObject({ value: { puzzle: akari('0.1 .#1') } });
  });

  it('writes long runs', () => {
    const puzzle = akari(`${'.'.repeat(30)} #${'.'.repeat(29)}`);
    expect(encode('tatham', puzzle)).toEqual({ ok: true, value: '30x2d0:zdBzc\n' });
  });

  it.each([
    ['3x2:0a1aB', 'format-syntax'],
    ['3x2:0a1aB1a', 'format-syntax'],
    ['3x2:0a1aB5', 'format-syntax'],
    ['3x1:0a1', 'format-syntax'],
    ['3x2x:0a1aB1', 'format-syntax'],
    ['3x2#12345', 'format-unsupported'],
  ])('refuses %s with %s', (text, code) => {
    expect(decode('tatham', text)).toMatchObject({ ok: false, issues: [{ code }] });
  });

  it('has no grids of one row', () => {
    expect(encode('tatham', akari('...'))).toMatchObject({
      ok: false,
      issues: [{ code: 'format-cannot-hold' }],
    });
  });
});

describe('plain text of akari', () => {
  it('is recognised without its first line where it has walls of both kinds', () => {
    const text = '. # 1\n. . .\n';
    expect(codecOf('text').recognises(textSource(text))).toBe(true);
    expect(decode('text', text)).toMatchObject({ value: { puzzle: akari('.#1 ...') } });
    expect(codecOf('text').recognises(textSource('..1\n...\n'))).toBe(false);
    expect(codecOf('text').resembles!(textSource('.#1\n...\n..\n'))).toBe(true);
    expect(decode('text', 'light up\n..1\n...\n')).toMatchObject({ value: { puzzle: akari('..1 ...') } });
  });

  it('names the row of a wrong cell', () => {
    expect(decode('text', 'akari\n..\n.7\n')).toMatchObject({
      ok: false,
      issues: [{ code: 'cell-sign', place: { part: 'row 2, column 2' } }],
    });
  });
});

describe('an akari in pictures', () => {
  const { puzzle, solution } = exampleOf('five by five');
  const marks = [...puzzle.grid.join('')].flatMap((sign, place) =>
    sign === '.'
      ? [
          {
            variable: 0,
            cells: [[Math.floor(place / 5), place % 5] as [number, number]],
            place: '',
            yes: { one: '', many: '' },
            no: { one: '', many: '' },
          },
        ]
      : [],
  );

  it('shows walls and bulbs in a terminal', () => {
    const scene = akariPicture(puzzle, { solution: solution! });
    expect(renderTerminal(scene, { unicode: false }).split('\n')).toEqual([
      '+----------+',
      '|#0     o##|',
      '|##   o####|',
      '| o#1  #1 o|',
      '|####    ##|',
      '|##     o##|',
      '+----------+',
    ]);
  });

  it('reads and draws a partial solution', () => {
    const state = readAkariState(['0.*??', '#??##', '?1?1?', '##??#', '#???#'], puzzle, marks);
    expect(state).toEqual({
      ok: true,
      value: [
        { mark: 0, value: false },
        { mark: 1, value: true },
      ],
    });
    const draw = (view: object) => akariStatePicture(puzzle, { marks, known: [], ...view });
    expect(draw({}).shapes).toEqual(akariPicture(puzzle, {}).shapes);
    const drawn = draw({
      known: state.ok ? state.value : [],
      concluded: [{ mark: 2, value: true }],
      tints: [[[0, 1]]],
    });
    expect(renderTerminal(drawn, { unicode: false })).toContain('o');
    expect(drawn.shapes.length).toBeGreaterThan(draw({}).shapes.length + 5);
  });

  it.each([
    ['1.*??', 'state-cell'],
    ['0#*??', 'state-cell'],
    ['0x*??', 'state-cell'],
    ['0*??', 'state-size'],
  ])('refuses a first row %s with %s', (row, code) => {
    const state = readAkariState([row, '#??##', '?1?1?', '##??#', '#???#'], puzzle, marks);
    expect(state).toMatchObject({ ok: false, issues: [{ code }] });
  });
});
