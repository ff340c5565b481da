import { describe, expect, it } from 'vitest';
import { explainPuzzle } from '../../src/explain/answers/explain.js';
import { hintFor } from '../../src/explain/answers/hint.js';
import type { Step } from '../../src/explain/model/step.js';
import { findFamily } from '../../src/families/index.js';

const family = findFamily('star-battle')!;
const { puzzle } = family.examples.find(({ name }) => name === 'two cells given')!;

/** An abort that says so from the given poll on, and how often it was asked after that. */
function abortAt(last: number) {
  const polls = { all: 0, after: 0 };
  const abort = (): boolean => {
    if (++polls.all > last) polls.after++;
    return polls.all > last;
  };
  return { abort, polls };
}

describe('an explanation that is interrupted', () => {
  const never = abortAt(Infinity);
  const whole = explainPuzzle({ family, puzzle, budget: { abort: never.abort } });
  if (whole.status !== 'explained') throw new Error(whole.status);

  it('ends at once, also in the middle of a step, with the steps that were made before', () => {
    const counts = new Set<number>();
    let before: readonly Step[] = [];
    for (let part = 0; part < 20; part++) {
      const { abort, polls } = abortAt(Math.floor((never.polls.all * part) / 20));
      const answer = explainPuzzle({ family, puzzle, budget: { abort } });
      // Once by the work that ends, and once by the difficulty, which is not begun.
      expect(polls.after).toBeLessThanOrEqual(3);
      if (answer.status !== 'explained') {
        expect(answer).toEqual({ status: 'undecided', limit: 'abort' });
        continue;
      }
      const { verdict, limit, steps, difficulty } = answer.explanation;
      if (verdict === 'limit') {
        expect(steps.slice(0, before.length)).toEqual(before);
        before = steps;
      }
      expect(difficulty).toBeUndefined();
      expect(limit).toBe(verdict === 'solved' ? undefined : 'abort');
      counts.add(steps.length);
    }
    expect(counts.size).toBeGreaterThan(3);
  });

  it('says which limit was hit', () => {
    const few = explainPuzzle({ family, puzzle, steps: 2 });
    expect(few).toMatchObject({ explanation: { verdict: 'limit', limit: 'steps' } });
    const asked = explainPuzzle({ family, puzzle, queries: 1 });
    expect(asked).toMatchObject({ explanation: { verdict: 'limit', limit: 'queries' } });
    expect(whole.explanation).not.toHaveProperty('limit');
  });

  it('is no hint either', () => {
    const { polls, abort } = abortAt(Infinity);
    hintFor({ family, puzzle, budget: { abort } });
    const early = abortAt(polls.all - 2);
    expect(hintFor({ family, puzzle, budget: { abort: early.abort } })).toMatchObject({
      value: { status: 'undecided', limit: 'abort' },
    });
  });
});
