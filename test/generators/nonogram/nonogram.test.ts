import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { planWith } from '../../../generators/generator.js';
import { nonogramGenerator } from '../../../generators/nonogram/index.js';
import { randomPicture, type Symmetry } from '../../../generators/nonogram/noise.js';
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

describe('the nonogram generator', () => {
  it.each(['easy', 'medium', 'hard'] as const)('makes %s puzzles', async (difficulty) => {
    const goal = { difficulty, noGuess: false };
    for (const seed of ['a', 'b']) {
      const { puzzle, solution } = await firstMade(nonogramGenerator, nonogram, {
        settings: { size: '15x14' },
        goal,
        seed,
      });
      expect(nonogram.verify(puzzle, solution)).toEqual([]);
      expect(nonogram.rate(puzzle).difficulty).toBe(difficulty);
      expect([puzzle.rows.length, puzzle.columns.length]).toEqual([14, 15]);
    }
  });

  it('takes the pictures of a folder one after the other and changes little', async () => {
    const pictures = [file('owl.svg'), file('whale.svg')];
    const plan = await planWith(
      nonogramGenerator,
      { size: '20', pictures },
      { difficulty: 'easy', noGuess: false },
    );
    if (!plan.ok) throw new Error(JSON.stringify(plan.issues));
    const heights = [1, 2, 3].map((number) => {
      const made = nonogramGenerator.attempt(plan.value, createRng('folder'), number);
      if (made.status !== 'made') throw new Error(made.reason);
      expect(nonogram.rate(made.puzzle).difficulty).toBe('easy');
      return made.solution.length;
    });
    expect(heights[0]).toBe(heights[2]);
    expect(heights[0]).not.toBe(heights[1]);
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
    const goal = { difficulty: 'hard', noGuess: false } as const;
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
