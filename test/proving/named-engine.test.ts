/**
 * `check --engine highs`: HiGHS answers in every family that has a formulation for it. Its runs are counted
 * where the package itself is called, beside the figures of the answer.
 */
import { afterAll, afterEach, expect, it, vi } from 'vitest';

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
const { FAMILIES } = await import('../../src/families/index.js');
const { checkPuzzle } = await import('../../src/proving/check.js');
const { chooseFormulation } = await import('../../src/proving/formulation.js');
const { openEngine } = await import('../../src/solve/engines.js');

afterEach(() => {
  native.runs = 0;
});

afterAll(() => {
  vi.doUnmock('highs');
  vi.resetModules();
});

const NAMED = FAMILIES.filter(({ formulations }) =>
  formulations.some(({ engines }) => engines.includes('highs')),
);

it('every family can be asked of HiGHS', () => {
  expect(NAMED.map(({ id }) => id)).toEqual(FAMILIES.map(({ id }) => id));
});

it.each(NAMED.map(({ id }) => id))(
  'check %s is answered by HiGHS where it is named, and says how often',
  async (id) => {
    const family = NAMED.find((one) => one.id === id)!;
    const [sat, highs] = [await openEngine('sat'), await openEngine('highs')];
    const formulation = chooseFormulation(family, 'highs');
    const size = ({ puzzle }: { readonly puzzle: unknown }) => JSON.stringify(puzzle).length;
    for (const { puzzle } of family.examples.toSorted((one, other) => size(one) - size(other))) {
      const bySat = checkPuzzle({
        family,
        puzzle,
        formulation: chooseFormulation(family, 'sat'),
        engine: sat,
      });
      expect(native.runs).toBe(0);
      // Logic, or a clue that no solution can keep, may leave nothing to run for.
      for (const presolve of [true, false]) {
        native.runs = 0;
        const answer = checkPuzzle({ family, puzzle, formulation, engine: highs, presolve });
        expect([answer.engine, answer.verdict]).toEqual(['highs', bySat.verdict]);
        expect(answer.statistics.work.runs ?? 0).toBe(native.runs);
      }
      if (native.runs > 0) return;
      native.runs = 0;
    }
    throw new Error('no example is a question for an engine');
  },
);
