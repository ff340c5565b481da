/** Random nonograms with a pattern: it is kept whatever steering changes, and letters can be read. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openBatch } from '../../../generators/batch.js';
import { makePuzzle } from '../../../generators/make.js';
import { GLYPH_COLUMNS, GLYPH_ROWS, isInk, LETTERS } from '../../../generators/nonogram/glyphs.js';
import { nonogramGenerator } from '../../../generators/nonogram/index.js';
import { hasRoomForLetters, isDull, letterPicture } from '../../../generators/nonogram/letters.js';
import { repeatedGroups, symmetricGroups } from '../../../generators/nonogram/patterns.js';
import type { AnyGenerator, Goal } from '../../../generators/shared/generator.js';
import { createRng } from '../../../src/core/random.js';
import { satEngine } from '../../../src/solve/sat/index.js';
import { refusals } from '../first-made.js';

const side = fc.integer({ min: 2, max: 12 });

/** A puzzle by a pattern: its picture and its title. */
async function made(pattern: string, size: string, goal: Omit<Goal, 'noGuess'> = {}) {
  const batch = await openBatch({
    generator: nonogramGenerator as AnyGenerator,
    settings: { pattern, size },
    goal: { ...goal, noGuess: false },
    seed: 'owl',
  });
  if (!batch.ok) throw new Error(JSON.stringify(batch.issues));
  const request = { batch: batch.value, number: 1, firstAttempt: 0, limitAttempts: 60 };
  const making = makePuzzle(request, satEngine);
  if (making.status !== 'made') throw new Error(JSON.stringify(making.failures));
  const { record } = making;
  return { ...record, rows: record.solution as readonly string[] };
}

const turned = (rows: readonly string[]): readonly string[] =>
  Array.from(rows[0]!, (_, column) => rows.map((row) => row[column]).join(''));
const mirrored = (rows: readonly string[]): readonly string[] =>
  rows.map((row) => [...row].reverse().join(''));

describe('groups of cells', () => {
  it('are each mirrored both ways, and hold every cell once', () => {
    fc.assert(
      fc.property(side, side, fc.boolean(), (width, height, repeats) => {
        const groups = (repeats ? repeatedGroups : symmetricGroups)(width, height, createRng('groups'));
        for (let cell = 0; cell < width * height; cell++) {
          const [row, column] = [Math.floor(cell / width), cell % width];
          const own = groups.of(cell);
          const alike = [cell, row * width + width - 1 - column, (height - 1 - row) * width + column];
          expect(alike.filter((other) => !own.includes(other) || groups.of(other) !== own)).toEqual([]);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('of a repeated picture are no more than a tile has cells', () => {
    const groups = repeatedGroups(30, 24, createRng('tile'));
    const different = new Set(Array.from({ length: 30 * 24 }, (_, cell) => groups.of(cell)));
    expect(different.size).toBeGreaterThanOrEqual(9);
    expect(different.size).toBeLessThanOrEqual(36);
  });
});

describe('a puzzle', () => {
  it.each([
    ['symmetric', '12x9', {}],
    ['symmetric', '10', { difficulty: 'hard' }],
    ['repeated', '15', { difficulty: 'easy' }],
  ] as const)(
    'that is %s, of %s cells, has one solution that keeps the pattern',
    async (pattern, size, goal) => {
      const { rows, verdict, difficulty, credits } = await made(pattern, size, goal);
      expect({ verdict, credits }).toEqual({ verdict: 'unique', credits: undefined });
      if ('difficulty' in goal) expect(difficulty).toBe(goal.difficulty);
      expect(mirrored(rows)).toEqual(rows);
      expect(rows.toReversed()).toEqual(rows);
      expect(new Set(rows.join('')).size).toBe(2);
      expect(turned(turned(rows))).toEqual(rows);
    },
  );

  it('of letters shows them, and has them for a title', async () => {
    const { rows, credits, verdict } = await made('letters', '5x7');
    expect(verdict).toBe('unique');
    const letter = credits!.title!;
    const filled = rows.map((row) => Array.from(row, (cell) => cell === '#'));
    const ink = Array.from({ length: GLYPH_ROWS }, (_, row) =>
      Array.from({ length: GLYPH_COLUMNS }, (__, column) => isInk(letter, row, column)),
    );
    const white = ink.map((row) => row.map((cell) => !cell));
    expect([ink, white]).toContainEqual(filled);
  });
});

describe('pictures of letters', () => {
  it('are there for every grid that has room, with no more than four letters', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 50 }),
        fc.integer({ min: 7, max: 50 }),
        fc.integer({ min: 0, max: 99 }),
        (width, height, seed) => {
          expect(hasRoomForLetters(width, height)).toBe(true);
          const { cells, letters } = letterPicture(width, height, createRng(String(seed)));
          expect(letters).toMatch(/^[A-Z]{1,4}$/);
          expect(cells).toHaveLength(width * height);
          expect(new Set(cells)).toEqual(new Set([0, 1]));
        },
      ),
      { examples: [[8, 10, 0]], numRuns: 10 },
    );
  });

  it('are dull where nearly all lines are the same', () => {
    const cells = (rows: readonly string[]) =>
      Uint8Array.from(rows.join(''), (cell) => (cell === '#' ? 1 : 0));
    expect(isDull(cells(['#...', '#...', '#...', '####']), 4)).toBe(true);
    expect(isDull(cells(['#...', '##..', '#.#.', '#..#']), 4)).toBe(false);
  });

  it('have a glyph for each letter, unlike all others', () => {
    const glyphs = LETTERS.map((letter) =>
      Array.from({ length: GLYPH_ROWS * GLYPH_COLUMNS }, (_, cell) =>
        isInk(letter, Math.floor(cell / GLYPH_COLUMNS), cell % GLYPH_COLUMNS),
      ).join(),
    );
    expect(new Set(glyphs).size).toBe(26);
  });
});

it.each([
  [{ pattern: 'letters', size: '4' }, '--size: A grid of 5x7 cells or more has room for letters; found 4x4.'],
  [
    { pattern: 'repeated', symmetry: 'half-turn' },
    '--symmetry: It is expected to be left out beside the pattern repeated.',
  ],
  [
    { pattern: 'symmetric', colours: 2 },
    '--colours: It is expected to be left out beside the pattern symmetric.',
  ],
  [
    { pattern: 'spiral' },
    '--pattern: One of random, symmetric, repeated, letters is expected; found spiral.',
  ],
])('what cannot be is refused: %j', async (settings, message) => {
  expect(await refusals(nonogramGenerator, settings)).toEqual([message]);
});
