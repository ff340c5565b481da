/** Which version an id names, and that the ids of older versions keep their puzzles whatever their words mean today. */
import { describe, expect, it } from 'vitest';
import type { AnyGenerator, Goal } from '../../generators/generator.js';
import { DIFFICULTIES } from '../../generators/goal.js';
import { findGenerator } from '../../generators/index.js';
import type { PuzzleRecord } from '../../generators/make.js';
import { hadOtherWords, olderVersionOf, versionOf } from '../../generators/versions.js';
import { rateBySteps } from '../../src/explain/difficulty/rating.js';
import { findFamily } from '../../src/families/index.js';
import { madeFromId } from './made-from-id.js';

const word: Goal = { difficulty: 'hard', noGuess: false };
const range: Goal = { range: { least: 2, most: 3 }, noGuess: false };
const byLogic: Goal = { ...word, rating: 'logic' };
const anything: Goal = { noGuess: false };

/** A generator with two changes of its words since the third version, and one of its attempts before. */
const generator: AnyGenerator = {
  ...findGenerator('hashi')!,
  version: 2,
  versionBySteps: 3,
  versionsByWord: [5, 4],
  olderVersions: () => [{ version: 1, rating: 'steps' }],
};

describe('the version of a generator', () => {
  it('is another for words, for ranges and where nothing is asked', () => {
    const version = (goal: Goal): number => versionOf(generator, {}, goal);
    expect([word, range, byLogic, anything].map(version)).toEqual([5, 3, 2, 2]);
    expect(version({ ...word, version: 4 })).toBe(4);
  });

  it('had other words but the same attempts where only the sample was another', () => {
    const hadIn = (goal: Goal) =>
      [1, 2, 3, 4].filter((version) => hadOtherWords(generator, {}, goal, version));
    expect(hadIn(word)).toEqual([3, 4]);
    expect(hadIn(range)).toEqual([]);
    expect(hadIn(byLogic)).toEqual([]);
    expect(olderVersionOf(generator, {}, { ...word, version: 4 })).toBeUndefined();
    expect(olderVersionOf(generator, {}, { ...word, version: 1 })).toMatchObject({ version: 1 });
  });
});

/** What an id makes, and the word and number that `rate` gives its puzzle. */
async function fromId(text: string): Promise<{ readonly record?: PuzzleRecord; readonly rated?: object }> {
  const making = await madeFromId(text);
  if (making.status === 'limit') return {};
  const { record } = making;
  const answer = rateBySteps({ family: findFamily(record.family)!, puzzle: record.puzzle });
  if (answer.verdict !== 'unique') throw new Error(answer.verdict);
  const { difficulty, rating, guessing, steps } = answer;
  return { record, rated: { difficulty, rating, guessing, number: steps!.number } };
}

describe('an id', () => {
  it('of an older version keeps its puzzle whatever its word means today, and the record has the rating of today', async () => {
    const made = await Promise.all(
      ['medium', 'hard', '9..9.5'].map((difficulty) =>
        fromId(`zebra.2:size=3,attributes=3,difficulty=${difficulty}:owl:1.0`),
      ),
    );
    for (const { record, rated } of made) expect(record).toMatchObject(rated!);
    const [medium, hard, range] = made.map(({ record }) => record!);
    expect(medium!.puzzle).toEqual(hard!.puzzle);
    expect(medium!.difficulty).toBe(hard!.difficulty);
    expect(range!.number).toBeLessThan(9);
  });

  it('of the present version is refused where no batch took that attempt', async () => {
    const version = versionOf(findGenerator('zebra')!, {}, word);
    const taken = await Promise.all(
      DIFFICULTIES.map((difficulty) =>
        fromId(`zebra.${version}:size=3,attributes=3,difficulty=${difficulty}:owl:1.1`),
      ),
    );
    for (const [index, { record }] of taken.entries())
      expect([undefined, DIFFICULTIES[index]]).toContain(record?.difficulty);
    expect(taken.filter(({ record }) => record === undefined).length).toBeGreaterThan(0);
  });

  it('by logic keeps its puzzle whatever its number is today', async () => {
    const { record, rated } = await fromId('sudoku.1:size=4,difficulty=9..9.5:old:1.0');
    const { number } = rated as { readonly number: number };
    expect(record).toMatchObject({ rating: 'logic', number });
    expect(number).toBeLessThan(9);
  });
});
