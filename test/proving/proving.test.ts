import { describe, expect, it } from 'vitest';
import type { Puzzle } from '../../src/families/contract/family.js';
import type { PuzzleRequest } from '../../src/proving/answer.js';
import { checkPuzzle } from '../../src/proving/check.js';
import { countPuzzle } from '../../src/proving/count.js';
import { chooseFormulation } from '../../src/proving/formulation.js';
import { solvePuzzle } from '../../src/proving/solve.js';
import type { Engine, Outcome, Progress, Session } from '../../src/solve/engine.js';
import { loadHighsEngine } from '../../src/solve/highs/highs.js';
import { latin, latinPuzzle } from './latin.js';

const highs = await loadHighsEngine();
const EMPTY = latinPuzzle('000', '000', '000');

/** HiGHS, with a count of the sessions that are still open. */
function watched(): Engine & { readonly open: Engine['open']; left(): number } {
  let left = 0;
  return {
    id: 'highs',
    left: () => left,
    open: (model, options) => {
      const session = highs.open(model, options);
      left++;
      return {
        model,
        solve: (request) => session.solve(request),
        addRows: (rows) => session.addRows(rows),
        dispose: () => {
          left--;
          session.dispose();
        },
      } satisfies Session;
    },
  };
}

function request(puzzle: Puzzle, name?: string, more: Partial<PuzzleRequest> = {}): PuzzleRequest {
  return {
    family: latin,
    puzzle,
    formulation: chooseFormulation(latin, 'highs', name),
    engine: highs,
    ...more,
  };
}

describe('counting puzzles', () => {
  it.each([
    ['assignment', 12],
    ['lazy', 12],
    ['largest-trace', 2],
    ['largest-trace-lazy', 2],
  ])('counts all Latin squares with %s', (name, count) => {
    expect(countPuzzle(request(EMPTY, name))).toMatchObject({
      count,
      complete: true,
      engine: 'highs',
      formulation: name,
    });
  });

  it('stops at the asked number, at a limit and at a contradiction', () => {
    expect(countPuzzle(request(EMPTY), { limit: 5 })).toMatchObject({
      count: 5,
      complete: false,
      limit: 'solutions',
    });
    const abort = () => true;
    expect(countPuzzle(request(EMPTY, 'assignment', { budget: { abort } }))).toMatchObject({
      count: 0,
      complete: false,
      limit: 'abort',
    });
    expect(countPuzzle(request(EMPTY, 'largest-trace', { budget: { abort } }))).toMatchObject({
      count: 0,
      limit: 'abort',
    });
    const impossible = latinPuzzle('110', '000', '000');
    for (const name of ['assignment', 'largest-trace']) {
      expect(countPuzzle(request(impossible, name))).toMatchObject({ count: 0, complete: true });
    }
  });
});

describe('solving puzzles', () => {
  it('finds one solution, several, all, or none', () => {
    const one = solvePuzzle(request(latinPuzzle('120', '200', '000')));
    expect(one).toMatchObject({ status: 'solved', complete: false, limit: 'solutions' });
    expect(one.status === 'solved' && one.solutions).toEqual([
      [
        [1, 2, 3],
        [2, 3, 1],
        [3, 1, 2],
      ],
    ]);
    const all = solvePuzzle(request(EMPTY), { limit: 0 });
    expect(all.status === 'solved' && new Set(all.solutions.map((grid) => JSON.stringify(grid))).size).toBe(
      12,
    );
    expect(solvePuzzle(request(latinPuzzle('110', '000', '000')))).toMatchObject({ status: 'none' });
    expect(solvePuzzle(request(latinPuzzle('110', '000', '000'), 'largest-trace'))).toMatchObject({
      status: 'none',
    });
  });

  it('is undecided when a limit leaves nothing, and keeps what was found before it', () => {
    for (const name of ['assignment', 'largest-trace']) {
      const answer = solvePuzzle(request(EMPTY, name, { budget: { abort: () => true } }));
      expect(answer).toMatchObject({ status: 'undecided', limit: 'abort' });
    }
    let polls = 0;
    const answer = solvePuzzle(request(EMPTY, 'assignment', { budget: { abort: () => ++polls > 4 } }), {
      limit: 0,
    });
    expect(answer).toMatchObject({ status: 'solved', complete: false, limit: 'abort' });
  });

  it.each([
    ['feasible', { objective: 2, values: new Float64Array(27) }, { incumbent: 2, bound: 3, gap: 0.5 }],
    ['limit', {}, { incumbent: null, bound: 3, gap: null }],
  ])('says how far the search for the optimum came: %s', (status, found, bestKnown) => {
    const work = { nodes: 7 };
    const outcome = { status, limit: 'nodes', bound: 3.4, work, ...found } as Outcome;
    const engine: Engine = {
      id: 'highs',
      open: (model) => ({ model, solve: () => outcome, addRows: () => undefined, dispose: () => undefined }),
    };
    const answer = solvePuzzle(request(EMPTY, 'largest-trace', { engine }));
    expect(answer).toMatchObject({ status: 'undecided', limit: 'nodes', bestKnown, statistics: { work } });
  });

  it('gives the optimal solution when the search for it used up the budget', () => {
    const spent: Engine = {
      id: 'highs',
      open: (model, options) => {
        const session = highs.open(model, options);
        let solves = 0;
        const stopped: Outcome = { status: 'limit', limit: 'nodes', bound: 0, work: {} };
        return {
          model,
          solve: (request) => (++solves === 1 ? session.solve(request) : stopped),
          addRows: (rows) => session.addRows(rows),
          dispose: () => session.dispose(),
        };
      },
    };
    const ask = request(EMPTY, 'largest-trace', { engine: spent });
    expect(solvePuzzle(ask)).toMatchObject({ status: 'solved', complete: false, limit: 'solutions' });
    expect(solvePuzzle(ask, { limit: 2 })).toMatchObject({ status: 'solved', limit: 'nodes' });
  });

  it('reports the size of the model and the work, and passes the seed and progress on', () => {
    const reports: Progress[] = [];
    const seeds: (number | undefined)[] = [];
    const engine: Engine = {
      id: 'highs',
      open: (model, options) => {
        seeds.push(options?.seed);
        const session = highs.open(model, options);
        const solve: Session['solve'] = (request) => {
          request?.onProgress?.({ nodes: 3, bound: 1 });
          return session.solve(request);
        };
        return { model, solve, addRows: (rows) => session.addRows(rows), dispose: () => session.dispose() };
      },
    };
    const onProgress = (progress: Progress): number => reports.push(progress);
    const answer = solvePuzzle(request(EMPTY, 'assignment', { engine, seed: 7, onProgress }));
    expect(answer.statistics).toMatchObject({ variables: 27, rows: 27, work: { nodes: expect.any(Number) } });
    expect(seeds).toEqual([7]);
    expect(reports[0]).toEqual({ nodes: 3, bound: 1 });
  });
});

describe('checking puzzles', () => {
  it('proves one solution', () => {
    expect(checkPuzzle(request(latinPuzzle('120', '200', '000'), 'lazy'))).toMatchObject({
      verdict: 'unique',
      solution: [
        [1, 2, 3],
        [2, 3, 1],
        [3, 1, 2],
      ],
    });
    const best = checkPuzzle(request(latinPuzzle('010', '000', '000'), 'largest-trace'));
    expect(best).toMatchObject({
      verdict: 'unique',
      solution: [
        [3, 1, 2],
        [2, 3, 1],
        [1, 2, 3],
      ],
    });
  });

  it('shows two solutions and where they differ', () => {
    const answer = checkPuzzle(request(latinPuzzle('123', '000', '000')));
    if (answer.verdict !== 'multiple') return expect.fail(answer.verdict);
    expect(answer.differs).toHaveLength(6);
    expect(answer.differs.every(([r]) => r > 0)).toBe(true);
    expect('work' in answer).toBe(false);
  });

  it('says none and undecided', () => {
    expect(checkPuzzle(request(latinPuzzle('110', '000', '000')))).toMatchObject({ verdict: 'none' });
    const stopped = checkPuzzle(request(EMPTY, 'lazy', { budget: { abort: () => true } }));
    expect(stopped).toMatchObject({ verdict: 'undecided', limit: 'abort' });
    expect('solution' in stopped).toBe(false);
  });
});

describe('defects', () => {
  it('never passes on what the rules refuse, and frees the solver all the same', () => {
    const engine = watched();
    const wrong = request(EMPTY, 'forgets-columns', { engine });
    const defect = /rules of latin refuse.*forgets-columns.*highs.*column-repeats/;
    expect(() => countPuzzle(wrong)).toThrow(defect);
    expect(() =>
      checkPuzzle(request(latinPuzzle('123', '123', '000'), 'forgets-columns', { engine })),
    ).toThrow(defect);
    solvePuzzle(request(EMPTY, 'largest-trace-lazy', { engine }));
    expect(engine.left()).toBe(0);
  });

  it('does not call one solution two', () => {
    const unique = latinPuzzle('120', '200', '000');
    expect(() => checkPuzzle(request(unique, 'doubles'))).toThrow(/one solution twice/);
  });
});

describe('choosing a formulation', () => {
  it('takes the named one, or the first that the engine can take', () => {
    expect(chooseFormulation(latin, 'highs').id).toBe('assignment');
    expect(chooseFormulation(latin, 'sat').id).toBe('clauses');
    expect(chooseFormulation(latin, 'highs', 'lazy').id).toBe('lazy');
  });

  it('explains what is wrong with the others', () => {
    expect(() => chooseFormulation(latin, 'highs', 'flow')).toThrow(
      expect.objectContaining({
        code: 'unknown-formulation',
        message: expect.stringContaining('assignment, lazy'),
      }),
    );
    const refused = (text: string) =>
      expect.objectContaining({ code: 'engine-refuses-model', message: expect.stringContaining(text) });
    expect(() => chooseFormulation(latin, 'sat', 'lazy')).toThrow(refused('it can take: clauses.'));
    expect(() => chooseFormulation({ ...latin, formulations: [] }, 'sat')).toThrow(
      refused('No formulation of latin'),
    );
    const clauses = chooseFormulation(latin, 'sat', 'clauses');
    expect(() => solvePuzzle({ ...request(EMPTY), formulation: clauses })).toThrow(
      refused('it can take: assignment'),
    );
  });
});
