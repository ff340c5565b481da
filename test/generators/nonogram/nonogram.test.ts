import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nonogramGenerator } from '../../../generators/nonogram/index.js';
import { planWith } from '../../../generators/shared/generator.js';
import { randomColours, randomPicture, type Symmetry } from '../../../generators/shared/noise.js';
import { createRng } from '../../../src/core/random.js';
import { nonogram } from '../../../src/families/nonogram/index.js';
import { Field } from '../../../src/families/nonogram/lines/field.js';
import { probe } from '../../../src/families/nonogram/lines/probe.js';
import { cellsOfSolution, cluesOf, puzzleOfPicture } from '../../../src/families/nonogram/puzzle.js';
import { firstMade, refusals } from '../first-made.js';

const IMAGES = new URL('../../../images/', import.meta.url);
const file = (name: string) => ({ name, bytes: readFileSync(new URL(name, IMAGES)) });

describe('random pictures', () => {
  const options = { width: 12, height: 9, density: 0.4, grain: 0.7, symmetry: 'none' as Symmetry };

  it('have the density asked for', () => {
    const picture = randomPicture(options, createRng('density'));
    expect(picture.reduce((sum, cell) => sum + cell, 0)).toBe(Math.round(0.4 * 12 * 9));
  });

  it('look the same mirrored or turned when asked to', () => {
    const mirrored = randomPicture({ ...options, symmetry: 'left-right' }, createRng('mirror'));
    const turned = randomPicture({ ...options, symmetry: 'half-turn' }, createRng('turn'));
    for (let cell = 0; cell < 12 * 9; cell++) {
      const column = cell % 12;
      expect(mirrored[cell]).toBe(mirrored[cell - column + 11 - column]);
      expect(turned[cell]).toBe(turned[12 * 9 - 1 - cell]);
    }
  });

  it('have larger shapes with a larger grain', () => {
    const blocks = (grain: number): number => {
      const picture = randomPicture({ ...options, width: 30, height: 30, grain }, createRng('grain'));
      return cluesOf(picture, 30, 30).rows.flat().length;
    };
    expect(blocks(0)).toBeGreaterThan(blocks(1));
    expect(blocks(1)).toBeGreaterThan(blocks(3));
  });
});

describe('random colours', () => {
  const options = { width: 14, height: 10, density: 0.5, grain: 0.7, symmetry: 'none' as Symmetry };

  it('are given to the filled cells, each colour to one at least', () => {
    for (const colours of [2, 5, 12]) {
      const picture = randomPicture(options, createRng('shape'));
      const coloured = randomColours(picture, colours, options, createRng('colours'));
      expect(coloured.map((colour) => (colour > 0 ? 1 : 0))).toEqual(picture);
      const used = new Set(coloured.filter((colour) => colour > 0));
      expect([...used].toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: colours }, (_, index) => index + 1),
      );
    }
    const full = new Uint8Array(4).fill(1);
    const each = randomColours(full, 4, { ...options, width: 2, height: 2 }, createRng('each'));
    expect([...each].toSorted()).toEqual([1, 2, 3, 4]);
  });

  it('lie in patches, not at random', () => {
    const picture = randomPicture({ ...options, grain: 2 }, createRng('shape'));
    const pairs = (cells: Uint8Array): number => {
      let alike = 0;
      for (let cell = 0; cell < cells.length - 1; cell++)
        if (cells[cell]! > 0 && cells[cell] === cells[cell + 1]) alike++;
      return alike;
    };
    const patches = randomColours(picture, 4, { ...options, grain: 2 }, createRng('c'));
    const scattered = randomColours(picture, 4, { ...options, grain: 0 }, createRng('c'));
    expect(pairs(patches)).toBeGreaterThan(2 * pairs(scattered));
  });
});

describe('the nonogram generator', () => {
  it.each(['plain', 'look-ahead'] as const)('makes %s puzzles in colours', async (logic) => {
    for (const seed of ['d', 'heron']) {
      const { puzzle, solution } = await firstMade(nonogramGenerator, nonogram, {
        settings: { size: '12x11', colours: 4 },
        goal: { logic, noGuess: false },
        seed,
      });
      expect(nonogram.verify(puzzle, solution)).toEqual([]);
      expect(nonogram.rate(puzzle).logic).toBe(logic);
      expect(puzzle.palette).toHaveLength(5);
      expect(new Set(solution.join('').replaceAll('.', ''))).toEqual(new Set('1234'));
    }
  });

  it('makes a puzzle in black and white of one colour, the same as without the setting', async () => {
    const goal = { noGuess: false };
    const [one, none] = await Promise.all(
      [{ size: '9', colours: 1 }, { size: '9' }].map((settings) =>
        firstMade(nonogramGenerator, nonogram, { settings, goal, seed: 'same' }),
      ),
    );
    expect(one).toEqual(none);
  });

  it('says where there are more colours than filled cells, and takes colours beside pictures', async () => {
    expect(await refusals(nonogramGenerator, { size: '3x2', colours: 4 })).toEqual([
      '--colours: A picture of 3x2 cells has 3 filled ones at this density; as many as the 4 colours are expected at least.',
    ]);
    expect(await refusals(nonogramGenerator, { pictures: [file('owl.svg')], colours: 4 })).toEqual([]);
    expect(await refusals(nonogramGenerator, { shuffle: 'a' })).toEqual([
      '--shuffle: This is for the pictures of a folder; found none.',
    ]);
  });

  it.each(['plain', 'look-ahead', 'beyond'] as const)('makes %s puzzles', async (logic) => {
    const goal = { logic, noGuess: false };
    for (const seed of ['d', 'heron']) {
      const { puzzle, solution } = await firstMade(nonogramGenerator, nonogram, {
        settings: { size: '15x14' },
        goal,
        seed,
      });
      expect(nonogram.verify(puzzle, solution)).toEqual([]);
      expect(nonogram.rate(puzzle).logic).toBe(logic);
      expect([puzzle.rows.length, puzzle.columns.length]).toEqual([14, 15]);
    }
  });

  it('takes the pictures of a folder, each for one puzzle, when they are drawn', async () => {
    const pictures = [file('owl.svg'), file('whale.svg')];
    const plan = await planWith(nonogramGenerator, { size: '20', pictures }, { noGuess: false });
    if (!plan.ok) throw new Error(JSON.stringify(plan.issues));
    const { countIn, orderOf, withDrawn } = nonogramGenerator.pictures!;
    expect(countIn(plan.value)).toBe(2);
    expect([1, 2, 3].map((number) => orderOf(plan.value, number)?.name)).toEqual(['owl', 'whale', undefined]);
    expect(orderOf(plan.value, 1)).toMatchObject({ width: 20 });
    const rng = createRng('folder');
    expect(() => nonogramGenerator.attempt(plan.value, rng, 1)).toThrow('before that was drawn');
    const solution = ['##.', '#..'];
    const drawn = withDrawn(plan.value, { name: 'night-owl', solution });
    expect(nonogramGenerator.attempt(drawn, rng, 1)).toEqual({
      status: 'made',
      puzzle: { family: 'nonogram', rows: [[2], [1]], columns: [[2], [1], []] },
      solution,
      credits: { title: 'Night owl' },
    });
    expect(JSON.stringify(drawn)).not.toContain('pixels');
  });

  it('names a broken picture of the folder, and passes over what is none', async () => {
    const text = new TextEncoder().encode('no picture');
    const notes = { name: 'README.md', bytes: text };
    expect(await refusals(nonogramGenerator, { pictures: [file('owl.svg'), notes] })).toEqual([]);
    const broken = { name: 'broken.png', bytes: text };
    expect(await refusals(nonogramGenerator, { pictures: [file('owl.svg'), broken] })).toEqual([
      expect.stringMatching(/^broken\.png: /),
    ]);
  });

  it('refuses a folder without pictures', async () => {
    const notes = { name: 'README.md', bytes: new Uint8Array() };
    for (const pictures of [[], [notes]]) {
      expect(await refusals(nonogramGenerator, { pictures })).toEqual([
        expect.stringMatching(/^--pictures: /),
      ]);
    }
  });

  it('refuses what cannot be', async () => {
    expect(await refusals(nonogramGenerator, { size: '0' })).toHaveLength(1);
    expect(await refusals(nonogramGenerator, { density: 1.5 })).toHaveLength(1);
    const goal = { logic: 'beyond', noGuess: false } as const;
    expect(await refusals(nonogramGenerator, { size: '4' }, goal)).toEqual([
      expect.stringMatching(/^--size/),
    ]);
  });

  it('rightly says that no 4x4 nonogram is hard', () => {
    const field = new Field(4, 4);
    const undetermined = new Map<string, number>();
    for (let code = 0; code < 2 ** 16; code++) {
      const picture = Uint8Array.from({ length: 16 }, (_, cell) => (code >> cell) & 1);
      field.setPicture(picture);
      if (field.propagate() === 'solved' || probe(field).progress === 'solved') continue;
      const clues = JSON.stringify(puzzleOfPicture(picture, 4, 4));
      undetermined.set(clues, (undetermined.get(clues) ?? 0) + 1);
    }
    expect(undetermined.size).toBeGreaterThan(1000);
    expect(Math.min(...undetermined.values())).toBeGreaterThan(1);
  });

  it('gives the same puzzle twice', async () => {
    const asked = { settings: { size: '12', grain: 0 }, seed: 'twice' };
    const first = await firstMade(nonogramGenerator, nonogram, asked);
    expect(await firstMade(nonogramGenerator, nonogram, asked)).toEqual(first);
    expect(cellsOfSolution(first.solution)).toHaveLength(144);
  });
});
