import { describe, expect, it } from 'vitest';
import { openBatch } from '../../generators/batch.js';
import { readId } from '../../generators/id.js';
import { makePuzzle } from '../../generators/make.js';
import { findGenerator } from '../../generators/registry.js';
import { readDifficulty } from '../../generators/shared/range.js';
import { rateBySteps } from '../../src/explain/difficulty/rating.js';
import { findFamily } from '../../src/families/index.js';
import { satEngine } from '../../src/solve/sat/index.js';

describe('a difficulty that is asked for', () => {
  it('is a word or a range of numbers', () => {
    expect(readDifficulty('hard')).toEqual({ difficulty: 'hard' });
    expect(readDifficulty('2.5..3.0')).toEqual({ range: { least: 2.5, most: 3 } });
    expect(readDifficulty('4..4')).toEqual({ range: { least: 4, most: 4 } });
  });

  it.each(['harder', '3..2', '2.5', '..3', '3..', '-1..3', '1e1..20', '2...3', ''])(
    'is not %s',
    (written) => {
      expect(readDifficulty(written)).toBeUndefined();
    },
  );
});

describe('a batch in a range of difficulty', () => {
  it('has puzzles whose numbers are in it, and ids that say it', async () => {
    const generator = findGenerator('sudoku')!;
    const range = { least: 3, most: 3.2 };
    const goal = { noGuess: false, range };
    const batch = await openBatch({ generator, settings: { size: 4 }, goal, seed: 'range' });
    if (!batch.ok) throw new Error(batch.issues[0]!.message);
    for (const number of [1, 2, 3]) {
      const making = makePuzzle(
        { batch: batch.value, number, firstAttempt: 0, limitAttempts: 50 },
        satEngine,
      );
      if (making.status === 'limit') throw new Error(making.failures[0]!.reason);
      const { record } = making;
      const rated = rateBySteps({ family: findFamily('sudoku')!, puzzle: record.puzzle });
      expect(rated).toMatchObject({ steps: { number: record.number } });
      expect(record.number).toBeGreaterThanOrEqual(range.least);
      expect(record.number).toBeLessThanOrEqual(range.most);
      expect(record.id).toContain('sudoku.1:size=4,difficulty=3..3.2:range:');
      const read = readId(record.id);
      expect(read.ok && read.value.goal).toEqual(goal);
    }
  });

  it('says in which direction attempts missed it', async () => {
    const generator = findGenerator('sudoku')!;
    const goal = { noGuess: false, range: { least: 50, most: 60 } };
    const batch = await openBatch({ generator, settings: { size: 4 }, goal, seed: 'range' });
    if (!batch.ok) throw new Error(batch.issues[0]!.message);
    const limits = { number: 1, firstAttempt: 0, limitAttempts: 2 };
    expect(makePuzzle({ batch: batch.value, ...limits }, satEngine)).toMatchObject({
      status: 'limit',
      failures: [{ reason: 'its difficulty was below 50', count: 2 }],
      nearest: { difficulty: expect.any(String), number: expect.any(Number) },
    });
  });
});
