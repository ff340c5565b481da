import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderTerminal } from '../../../src/draw/terminal.js';
import { nurikabeCodecs } from '../../../src/families/nurikabe/codecs/index.js';
import { nurikabeCounterexamples, nurikabeExamples } from '../../../src/families/nurikabe/examples.js';
import { nurikabeStatePicture, readNurikabeState } from '../../../src/families/nurikabe/explaining/state.js';
import { nurikabeGuide } from '../../../src/families/nurikabe/guide.js';
import { nurikabe as family } from '../../../src/families/nurikabe/index.js';
import { nurikabePicture } from '../../../src/families/nurikabe/picture.js';
import type { NurikabePuzzle } from '../../../src/families/nurikabe/puzzle.js';
import { readNurikabe, readNurikabeSolution } from '../../../src/families/nurikabe/reading.js';
import { nurikabeVariants } from '../../../src/families/nurikabe/variants.js';
import { textSource } from '../../../src/formats/source.js';
import { isNurikabeSolution, smallNurikabe } from '../../conformance/candidates/nurikabe.js';
import { familyData } from '../data-checks.js';

const examples = nurikabeExamples();
const exampleOf = (name: string) => examples.find((example) => example.name === name)!;
const codecOf = (format: string) => nurikabeCodecs.find((codec) => codec.format === format)!;
const decode = (format: string, text: string) => codecOf(format).decode(textSource(text));
const encode = (format: string, puzzle: NurikabePuzzle) => codecOf(format).encode({ puzzle, credits: {} });
const nurikabe = (...grid: (number | null)[][]): NurikabePuzzle => ({ family: 'nurikabe', grid });

familyData({
  examples,
  counterexamples: nurikabeCounterexamples(),
  codecs: nurikabeCodecs,
  readPuzzle: readNurikabe,
  readSolution: readNurikabeSolution,
  variants: nurikabeVariants,
  picture: nurikabePicture,
});

describe('nurikabe', () => {
  it('has a guide whose example has one solution', () => {
    expect(exampleOf(nurikabeGuide.example).verdict).toBe('unique');
  });

  it('reads sizes up to 100', () => {
    expect(readNurikabe(nurikabe(...new Array(100).fill(new Array(100).fill(0)))).ok).toBe(true);
  });

  it.each([
    [['..##', '###'], 'solution-size'],
    [['..##', '###.'], 'solution-size'],
    [['..##', '###.', '..#x'], 'solution-sign'],
  ])('refuses the solution %j with %s', (solution, code) => {
    const read = readNurikabeSolution(solution, exampleOf('numbers left open').puzzle);
    expect(read).toMatchObject({ ok: false, issues: [{ code }] });
  });

  it('verifies random fillings as a program does that shares nothing with it', () => {
    let kept = 0;
    fc.assert(
      fc.property(smallNurikabe.puzzle, fc.nat(), (puzzle, from) => {
        const all = [...smallNurikabe.candidates(puzzle)];
        for (let step = 0; step < 60; step++) {
          const filling = all[(from + step * 71) % all.length]!;
          const isRight = isNurikabeSolution(puzzle.grid, filling);
          if (isRight) kept++;
          expect(family.verify(puzzle, filling).length === 0, filling.join()).toBe(isRight);
        }
      }),
      { numRuns: 100 },
    );
    expect(kept).toBeGreaterThan(10);
  });

  it.each([
    [['..##', '###.', '..##'], []],
    [['..#.', '###.', '..##'], ['wrong-areas']],
    [
      ['####', '###.', '..##'],
      ['given-changed', 'wrong-count', 'wrong-count', 'wrong-areas'],
    ],
    [
      ['..##', '##..', '..##'],
      ['not-connected', 'wrong-areas'],
    ],
  ])('names what is wrong with %j', (solution, codes) => {
    const found = family.verify(exampleOf('numbers left open').puzzle, solution);
    expect([...new Set(found.map(({ code }) => code))].sort()).toEqual([...new Set(codes)].sort());
  });
});

describe('puzz.link addresses of nurikabe', () => {
  it.each([
    ['five by five', 'https://puzz.link/p?nurikabe/5/5/j32l2l21j'],
    ['numbers left open', 'https://puzz.link/p?nurikabe/4/3/.l1.i'],
  ])('writes %s as %s', (name, address) => {
    const written = encode('puzzlink', exampleOf(name).puzzle);
    expect(written.ok && decode('puzzlink', written.value)).toMatchObject({
      value: { puzzle: exampleOf(name).puzzle },
    });
    expect(written).toEqual({ ok: true, value: `${address}\n` });
  });

  it('reads numbers of several digits', () => {
    expect(decode('puzzlink', 'nurikabe/3/2/-12g.+100g1')).toMatchObject({
      value: { puzzle: nurikabe([18, 0, null], [256, 0, 1]) },
    });
  });

  it.each([
    ['nurikabe/3/2/m', 'format-syntax', 14],
    ['nurikabe/3/2/l1', 'format-syntax', 15],
    ['nurikabe/3/2/1!', 'format-syntax', 15],
    ['nurikabe/101/2/l', 'grid-too-large', undefined],
  ])('refuses %s with %s', (text, code, column) => {
    expect(decode('puzzlink', text)).toMatchObject({
      ok: false,
      issues: [{ code, ...(column !== undefined && { place: { column } }) }],
    });
  });
});

describe('plain text of nurikabe', () => {
  it('is read with numbers of two digits, and without spaces', () => {
    expect(decode('text', 'nurikabe\n12 . ?\n . 3 _\n')).toMatchObject({
      value: { puzzle: nurikabe([12, 0, null], [0, 3, 0]) },
    });
    expect(decode('text', 'Nurikabe\n2.?\n-30\n')).toMatchObject({
      value: { puzzle: nurikabe([2, 0, null], [0, 3, 0]) },
    });
  });

  it.each([
    ['2.1\n...\n', 'format-syntax'],
    ['nurikabe\n2.1\n..\n', 'format-syntax'],
    ['nurikabe\n2.x\n...\n', 'format-syntax'],
    ['nurikabe\n. 20000 .\n', 'cell-number'],
  ])('refuses %j with %s', (text, code) => {
    expect(decode('text', text)).toMatchObject({ ok: false, issues: [{ code }] });
  });
});

describe('a nurikabe in pictures', () => {
  const { puzzle, solution } = exampleOf('five by five');
  const marks = puzzle.grid.flatMap((row, r) =>
    row.map((_, c) => ({
      ...{ variable: 0, cells: [[r, c] as [number, number]], place: '' },
      ...{ yes: { one: '', many: '' }, no: { one: '', many: '' } },
    })),
  );

  it('shows the sea and the numbers in a terminal', () => {
    const scene = nurikabePicture(puzzle, { solution: solution! });
    expect(renderTerminal(scene, { unicode: false }).split('\n')).toEqual([
      '+----------+',
      '|####     3|',
      '| 2########|',
      '|  ## 2##  |',
      '|####  ## 2|',
      '| 1########|',
      '+----------+',
    ]);
  });

  it('reads and draws a partial solution', () => {
    const state = readNurikabeState(['#?.??', '?????', '?????', '?????', '?????'], puzzle);
    expect(state).toEqual({
      ok: true,
      value: [
        { mark: 0, value: true },
        { mark: 2, value: false },
      ],
    });
    const draw = (view: object) => nurikabeStatePicture(puzzle, { marks, known: [], ...view });
    expect(draw({}).shapes).toEqual(nurikabePicture(puzzle, {}).shapes);
    const drawn = draw({
      known: state.ok ? state.value : [],
      concluded: [
        { mark: 1, value: true },
        { mark: 7, value: false },
      ],
      tints: [[[0, 1]]],
    });
    expect(drawn.shapes.length).toBeGreaterThan(draw({}).shapes.length + 5);
  });

  it.each([
    ['....#', 'state-cell'],
    ['....x', 'state-cell'],
    ['....', 'state-size'],
  ])('refuses a first row %s with %s', (row, code) => {
    const state = readNurikabeState([row, '?????', '?????', '?????', '?????'], puzzle);
    expect(state).toMatchObject({ ok: false, issues: [{ code }] });
  });
});
