/**
 * The premises of a proof: a verdict is certified only where the rules confirm what was deduced before the
 * model was built and every lazy row, and a certificate refutes values better than the optimum too. Families
 * made for these tests and engines that lie show that each of these is really asked for.
 */
import { describe, expect, it } from 'vitest';
import type {
  Formulated,
  Formulation,
  FormulationOptions,
  Puzzle,
} from '../../src/families/contract/family.js';
import type { CheckAnswer, PuzzleRequest } from '../../src/proving/answer.js';
import { checkWithCertificate } from '../../src/proving/certificate.js';
import { checkPuzzle } from '../../src/proving/check.js';
import type { Engine } from '../../src/solve/engine.js';
import { openEngine } from '../../src/solve/engines.js';
import { row } from '../../src/solve/model/row.js';
import { latin, latinPuzzle } from './latin.js';

const sat = await openEngine('sat');
/** Its first row is 3, 1, 2; the other two can be exchanged. The traces are 6 and 9. */
const TWO_SOLUTIONS = latinPuzzle('312', '000', '000');
const UNIQUE = latinPuzzle('120', '200', '000');

type Change = (formulated: Formulated<unknown>, options: FormulationOptions) => Formulated<unknown>;

/** A formulation of Latin squares for `sat`, with something changed in the model of each puzzle. */
function changed(id: string, change: Change): Formulation<Puzzle, unknown> {
  const formulation = latin.formulations.find((one) => one.id === id)!;
  return {
    ...formulation,
    engines: ['sat'],
    formulate: (puzzle, options) => change(formulation.formulate(puzzle, options), options),
  };
}

function check(puzzle: Puzzle, formulation: Formulation<Puzzle, unknown>, more: Partial<PuzzleRequest> = {}) {
  return checkPuzzle({ family: latin, puzzle, formulation, engine: sat, ...more });
}

describe('deductions made before the model was built', () => {
  /**
   * Presolve fixes 1 in the second row's first cell, which one of the two solutions has not, and knows that
   * nothing confirms it.
   */
  function deducing(confirmed: boolean): Formulation<Puzzle, unknown> {
    return changed('clauses', (formulated, { presolve }) => {
      if (!presolve) return formulated;
      const { model } = formulated;
      const fixed = row('deduced', [[1, 9]], '=', 1);
      return {
        ...formulated,
        model: { ...model, rows: [...model.rows, fixed] },
        confirmPresolve: () => confirmed,
      };
    });
  }

  it('are left out where the rules do not confirm them, and the whole puzzle is asked about', () => {
    expect(check(TWO_SOLUTIONS, deducing(false))).toMatchObject({ verdict: 'multiple', certified: true });
    expect(check(UNIQUE, deducing(false))).toMatchObject({ verdict: 'unique', certified: true });
  });

  it('are believed where the rules confirm them', () => {
    expect(check(TWO_SOLUTIONS, deducing(true))).toMatchObject({ verdict: 'unique', certified: true });
  });

  it('keep their verdict, uncertified, where the budget ends before the whole puzzle is decided', () => {
    let opened = 0;
    const engine: Engine = {
      id: 'sat',
      open: (model, options) => {
        const session = sat.open(model, options);
        if (++opened === 1) return session;
        return {
          model,
          solve: () => ({ status: 'limit', limit: 'conflicts', bound: -Infinity, work: {} }),
          addRows: (rows) => session.addRows(rows),
          dispose: () => session.dispose(),
        };
      },
    };
    expect(check(TWO_SOLUTIONS, deducing(false), { engine })).toMatchObject({
      verdict: 'unique',
      certified: false,
    });
    expect(opened).toBe(2);
  });

  it('need no confirmation where no proof is asked for', () => {
    const answer = check(TWO_SOLUTIONS, deducing(false), { certify: false });
    expect(answer).toMatchObject({ verdict: 'unique', certified: false });
  });
});

describe('lazy rows', () => {
  const cases: readonly [name: string, justify: Formulated<unknown>['justify'], certified: boolean][] = [
    ['none is confirmed', () => undefined, false],
    ['nothing can confirm them', undefined, false],
    ['one digit of a column is not confirmed', ({ name }) => (name.endsWith('_1') ? undefined : name), false],
    ['all are confirmed', ({ name }) => name, true],
  ];

  /** The columns are stated when a solution breaks them; the first solution that `sat` finds does. */
  function lazily(justify: Formulated<unknown>['justify']): Formulation<Puzzle, unknown> {
    return changed('lazy', ({ model, projection, decode, separate }) => ({
      model,
      projection,
      decode,
      ...(separate === undefined ? {} : { separate }),
      ...(justify === undefined ? {} : { justify }),
    }));
  }

  it.each(cases)('decide whether a verdict is certified: %s', (_name, justify, certified) => {
    for (const presolve of [true, false]) {
      const answer: CheckAnswer = check(UNIQUE, lazily(justify), { presolve });
      expect(answer.statistics.work.rounds).toBeGreaterThan(1);
      expect(answer).toMatchObject({ verdict: 'unique', certified });
    }
  });

  it('are confirmed one by one in a certificate, or there is none', () => {
    const request = (justify: Formulated<unknown>['justify']): PuzzleRequest => ({
      family: latin,
      puzzle: UNIQUE,
      formulation: lazily(justify),
      engine: sat,
    });
    const { remarks } = checkWithCertificate(
      request(({ name }) => `says ${name}`),
      () => undefined,
    );
    expect(remarks).toContainEqual(expect.stringMatching(/^row column_\d_\d: says column_/));
    for (const [, justify, certified] of cases.filter((one) => !one[2])) {
      expect(certified).toBe(false);
      expect(() => checkWithCertificate(request(justify), () => undefined)).toThrow(
        'do not confirm the lazy row',
      );
    }
  });
});

describe('the optimum in a certificate', () => {
  const formulation = changed('largest-trace', (formulated) => formulated);

  /** `sat`, but what it calls the best is the worst. */
  const lying: Engine = {
    id: 'sat',
    open: (model, options) => {
      const { objective } = model;
      const sense = objective?.sense === 'maximise' ? 'minimise' : 'maximise';
      return sat.open(
        objective === undefined ? model : { ...model, objective: { ...objective, sense } },
        options,
      );
    },
  };

  it('is a value that nothing better exceeds', () => {
    const request = { family: latin, puzzle: TWO_SOLUTIONS, formulation, engine: sat };
    const { answer, certificate, remarks } = checkWithCertificate(request, () => undefined);
    expect(answer).toMatchObject({ verdict: 'unique', certified: true });
    expect(certificate?.status).toBe('infeasible');
    expect(remarks[0]).toContain('or better');
  });

  it.each(['largest-trace', 'smallest-trace'])('is not believed where a better value exists: %s', (sense) => {
    const request = {
      family: latin,
      puzzle: TWO_SOLUTIONS,
      formulation:
        sense === 'largest-trace'
          ? formulation
          : changed('largest-trace', ({ model, ...rest }) => ({
              ...rest,
              model: { ...model, objective: { ...model.objective!, sense: 'minimise' } },
            })),
      engine: lying,
    };
    expect(checkPuzzle(request)).toMatchObject({ verdict: 'unique' });
    expect(() => checkWithCertificate(request, () => undefined)).toThrow('has a further solution');
  });
});
