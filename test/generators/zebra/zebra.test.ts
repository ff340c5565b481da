import { describe, expect, it } from 'vitest';
import { zebraGenerator } from '../../../generators/zebra/index.js';
import { ATTRIBUTES, VOCABULARY } from '../../../generators/zebra/vocabulary.js';
import { zebra } from '../../../src/families/zebra/index.js';
import { firstMade, refusals } from '../first-made.js';
import { expectNoneToSpare } from '../none-to-spare.js';

describe('the vocabulary', () => {
  it('has different values enough for the longest street', () => {
    for (const attribute of ATTRIBUTES) expect(new Set(VOCABULARY[attribute]).size).toBe(9);
    expect(new Set(Object.values(VOCABULARY).flat()).size).toBe(9 * ATTRIBUTES.length);
  });
});

describe('the zebra generator', () => {
  it.each([
    ['plain', 4, 4],
    ['look-ahead', 5, 4],
    ['beyond', 6, 5],
  ] as const)('makes %s puzzles with no clue to spare', async (logic, size, attributes) => {
    const { puzzle, solution } = await firstMade(zebraGenerator, zebra, {
      settings: { size, attributes },
      goal: { logic, noGuess: false },
      seed: logic,
    });
    expect(zebra.verify(puzzle, solution)).toEqual([]);
    expect(zebra.rate(puzzle).logic).toBe(logic);
    expectNoneToSpare(zebra, puzzle, solution);
  });

  it('says in sentences what its clues mean', async () => {
    const made = await firstMade(zebraGenerator, zebra, { settings: { attributes: 8 }, seed: 'sentences' });
    const codec = zebra.codecs.find(({ format }) => format === 'text')!;
    const text = codec.encode({ puzzle: made.puzzle, credits: {} });
    if (!text.ok) throw new Error(JSON.stringify(text.issues));
    for (const attribute of ATTRIBUTES) expect(text.value).toContain(attribute);
  });

  it('names no house by its place when asked not to', async () => {
    const { puzzle } = await firstMade(zebraGenerator, zebra, {
      settings: { size: 4, 'no-places': true },
      seed: 'places',
    });
    expect(puzzle.clues.filter(({ type }) => type.endsWith('at'))).toEqual([]);
  });

  it('refuses what cannot be', async () => {
    expect(await refusals(zebraGenerator, { size: 10 })).toEqual([expect.stringMatching(/^--size: /)]);
    expect(await refusals(zebraGenerator, { attributes: 1 })).toHaveLength(1);
  });
});
