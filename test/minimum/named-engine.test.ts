/**
 * `minimum FAMILY --engine highs`: HiGHS leads, and follows, in every family. Its runs are counted where the
 * package itself is called, beside the figures of the answer.
 */
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { MinimumAnswer } from '../../src/minimum/index.js';

const native = vi.hoisted(() => ({ runs: 0 }));

vi.mock('highs', async (importOriginal) => {
  const { countedHighs } = await import('../counted-highs.js');
  const { default: load } = await importOriginal<{ default: (options?: object) => Promise<object> }>();
  return {
    default: countedHighs(load, () => {
      native.runs++;
    }),
  };
});

// Tests of other files may have loaded the package in this process.
vi.resetModules();
const { findFamily } = await import('../../src/families/index.js');
const { MINIMUM_PROBLEMS } = await import('../../src/minimum/index.js');

afterEach(() => {
  native.runs = 0;
});

afterAll(() => {
  vi.doUnmock('highs');
  vi.resetModules();
});

/** The solved examples of a family, the shortest solution first. */
function solvedExamples(id: string) {
  const size = ({ solution }: { readonly solution?: unknown }) => JSON.stringify(solution).length;
  const solved = findFamily(id)!.examples.filter(({ solution }) => solution !== undefined);
  return solved.toSorted((one, other) => size(one) - size(other));
}

const PROBLEMS = MINIMUM_PROBLEMS.filter(({ takes }) => takes === 'puzzle');

type Example = ReturnType<typeof solvedExamples>[number];

async function answerTo(
  problem: (typeof PROBLEMS)[number],
  { puzzle, solution }: Example,
  settings: object,
): Promise<MinimumAnswer> {
  const document = { puzzle, solution, credits: {} };
  const request = problem.read({ document, settings: { ...settings } });
  if (!request.ok) throw new Error(request.issues[0]!.message);
  return problem.run(request.value, {
    budget: {},
    onProgress: () => undefined,
    onState: () => undefined,
    pause: () => Promise.resolve(),
    tasks: { width: 1, run: () => Promise.reject(new Error('there are no tasks')) },
    certify: false,
  });
}

describe.each(PROBLEMS)('minimum $name', (problem) => {
  it('is led by HiGHS where it is named', async () => {
    for (const example of solvedExamples(problem.family)) {
      const bySat = await answerTo(problem, example, { engine: 'sat' });
      expect(native.runs).toBe(0);
      // The leader has something to choose.
      if (bySat.status !== 'proved' || bySat.optimum === 0) continue;
      const answer = await answerTo(problem, example, { engine: 'highs' });
      if (answer.status !== 'proved') throw new Error(answer.status);
      const { leader, leaderRuns, follower, followerRuns } = answer.stats;
      expect({ leader, optimum: answer.optimum }).toEqual({ leader: 'highs', optimum: bySat.optimum });
      expect(leaderRuns).toBeGreaterThan(0);
      expect(Number(leaderRuns) + (follower === 'highs' ? Number(followerRuns) : 0)).toBe(native.runs);
      expect(answer.words?.at(-1)).toContain(`leader: highs, ${leaderRuns} run`);
      return;
    }
    throw new Error('every example has one solution without clues');
  });
});
