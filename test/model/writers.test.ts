import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slackOf } from '../../src/solve/highs/confirm.js';
import { loadHighsEngine } from '../../src/solve/highs/highs.js';
import { ModelBuilder } from '../../src/solve/model/builder.js';
import { writeDimacs } from '../../src/solve/model/cnf.js';
import { writeLp } from '../../src/solve/model/lp.js';
import type { Model, Row } from '../../src/solve/model/model.js';
import { writeMps } from '../../src/solve/model/mps.js';
import { legalNames } from '../../src/solve/model/names.js';
import { writeOpb } from '../../src/solve/model/opb.js';
import { row, sum } from '../../src/solve/model/row.js';
import { solveText } from '../engine/solve-text.js';
import { enumerate, randomModels } from './random-model.js';

const highs = await loadHighsEngine();
const FORMATS = [
  ['lp', writeLp],
  ['mps', writeMps],
] as const;

/** Names that one format or the other would misread, and some that collide when they are changed. */
const AWKWARD = [
  'e12',
  'E7',
  'free',
  'st',
  'infinite',
  'x[1,2]',
  'x_1_2_',
  'v_x_1_2_',
  '12',
  'end',
  'RHS',
  'MARKER',
  'obj',
  'ROWS',
];
const names = fc.uniqueArray(
  fc.oneof(fc.constantFrom(...AWKWARD), fc.stringMatching(/^[A-Za-z0-9_.,[\]]{1,6}$/)),
  { minLength: 16, maxLength: 16 },
);

/**
 * The model under other names, with some rows made ranges, and a fixed variable and free bounds where asked.
 */
const renamed = fc
  .tuple(randomModels(['binary', 'integer', 'continuous']), names, fc.boolean(), fc.boolean())
  .map(([model, fresh, ranges, odd]): Model => {
    const variables = model.variables.map((variable, index) => {
      const name = fresh[index]!;
      if (!odd) return { ...variable, name };
      if (variable.kind === 'binary') return { ...variable, name, lower: 1 };
      return index % 2 === 0
        ? { ...variable, name, upper: Infinity }
        : { ...variable, name, lower: -Infinity };
    });
    const rows = model.rows.map((one, index): Row => {
      const name = fresh[8 + index]!;
      if (!ranges) return { ...one, name };
      if (one.lower === -Infinity) return { ...one, name, lower: one.upper - 3 };
      return one.upper === Infinity ? { ...one, name, upper: one.lower + 2.5 } : { ...one, name };
    });
    return { ...model, variables, rows };
  });

/**
 * Whole numbers without bounds may let a search go on for ever: after this number of nodes a model is left
 * aside.
 */
const NODES = 1000;

/** Status and objective by the engine, `unbounded` included; `limit` when the search is given up. */
function solve(model: Model): { status: string; objective?: number } {
  const session = highs.open(model);
  try {
    const outcome = session.solve({ budget: { nodes: NODES } });
    return outcome.status === 'optimal' ? outcome : { status: outcome.status };
  } catch (error) {
    if ((error as { code?: string }).code === 'model-unbounded') return { status: 'unbounded' };
    throw error;
  } finally {
    session.dispose();
  }
}

describe.each(FORMATS)('%s', (format, write) => {
  it('is read back by HiGHS to the same optimum', async () => {
    await fc.assert(
      fc.asyncProperty(renamed, async (model) => {
        const expected = solve(model);
        if (expected.status === 'limit') return;
        const read = await solveText(format, write(model));
        if (expected.status === 'optimal') {
          expect(read.status).toBe('optimal');
          // Each of the two may be off by as much as the program grants a value of HiGHS.
          const slack = 2 * slackOf({ objective: expected.objective! });
          expect(Math.abs(read.objective - expected.objective!)).toBeLessThanOrEqual(slack);
          expect(read.values.size).toBe(model.variables.length);
        } else if (expected.status === 'infeasible') {
          expect(['infeasible', 'unbounded-or-infeasible']).toContain(read.status);
        }
        // Of unbounded programs HiGHS alone gives various statuses; the engine guards against that.
      }),
      { numRuns: 15 },
    );
  });

  it('keeps legal names, whatever else is renamed', async () => {
    const builder = new ModelBuilder('named model');
    const cell = builder.binary('cell_0_3');
    const odd = builder.integer('e12', 0, 5);
    builder.row('row_start_2.1', sum([cell, odd]), '>=', 3);
    builder.minimise(
      [
        [2, cell],
        [1, odd],
      ],
      -4.5,
    );
    const read = await solveText(format, write(builder.build()));
    expect(read.objective).toBe(-1.5);
    expect(read.values.get('cell_0_3')).toBe(0);
  });

  it('writes long rows, rows without terms and models without anything', async () => {
    const builder = new ModelBuilder('long');
    const many = Array.from({ length: 300 }, (_, index) => builder.binary(`a_rather_long_name_${index}`));
    builder.row('all', sum(many), '>=', 299);
    builder.row('idle', [], '<=', 1);
    builder.maximise(sum(many, 1e-3), 7);
    const model = builder.build();
    const text = write(model);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(256);
    expect((await solveText(format, text)).objective).toBeCloseTo(7.3, 9);
    const contradiction = { ...model, rows: [...model.rows, row('never', [], '>=', 1)] };
    expect((await solveText(format, write(contradiction))).status).toBe('infeasible');
    const nothing = write({ name: 'nothing', variables: [], rows: [] });
    expect(await solveText(format, nothing)).toMatchObject({ status: 'optimal', objective: 0 });
  });

  it('states a crossed range as the contradiction that it is', async () => {
    const builder = new ModelBuilder('crossed');
    builder.binary('x');
    const crossed = { name: 'crossed', variables: [0], coefficients: [1], lower: 1, upper: 0 };
    const text = write({ ...builder.build(), rows: [crossed] });
    expect((await solveText(format, text)).status).toBe('infeasible');
  });
});

describe('names', () => {
  it('are distinct, legal, and unchanged where they were legal', () => {
    const isLegal = (name: string): boolean => /^[a-z]\w*$/.test(name);
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 4, unit: fc.constantFrom('a', '_', '1', '[', '2') })),
        (given) => {
          const legal = legalNames(given, isLegal, 'v_', ['a']);
          expect(new Set(legal).size).toBe(given.length);
          expect(legal.every(isLegal)).toBe(true);
          expect(legal).not.toContain('a');
          given.forEach((name, index) => {
            if (isLegal(name) && name !== 'a' && given.indexOf(name) === index)
              expect(legal[index]).toBe(name);
          });
        },
      ),
    );
  });
});

/**
 * The assignments that satisfy an OPB text, and their costs; understands no more than the writer's own
 * subset.
 */
function readOpb(text: string, count: number): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('*'));
  const costs = new Map<string, number>();
  for (let bits = 0; bits < 2 ** count; bits++) {
    const value = (list: string): number =>
      [...list.matchAll(/([+-]\d+) x(\d+)/g)].reduce(
        (total, [, coefficient, variable]) =>
          total + Number(coefficient) * ((bits >> (Number(variable) - 1)) & 1),
        0,
      );
    const holds = lines
      .filter((line) => !line.startsWith('min:'))
      .every((line) => {
        const [, list, relation, bound] = /^((?:[+-]\d+ x\d+ )+)(>=|=) (-?\d+) ;$/.exec(line)!;
        return relation === '=' ? value(list!) === Number(bound) : value(list!) >= Number(bound);
      });
    if (!holds) continue;
    const assignment = Array.from({ length: count }, (_, index) => (bits >> index) & 1).join('');
    costs.set(assignment, value(lines.find((line) => line.startsWith('min:')) ?? ''));
  }
  return costs;
}

describe('opb', () => {
  it('has the solutions and the order of the model', () => {
    fc.assert(
      fc.property(randomModels(['binary']), fc.boolean(), (model, fix) => {
        const variables = model.variables.map((one, index) =>
          fix && index === 0 ? { ...one, upper: 0 } : one,
        );
        const rows = model.rows.map((one) =>
          one.upper === Infinity ? { ...one, upper: one.lower + 1.5 } : one,
        );
        const changed = { ...model, variables, rows };
        const costs = readOpb(writeOpb(changed), variables.length);
        const expected = new Map(
          enumerate(changed).map((found) => {
            const sense = model.objective?.sense === 'maximise' ? -1 : 1;
            const cost = (model.objective?.variables ?? []).reduce(
              (total, variable, k) => total + sense * model.objective!.coefficients[k]! * found[variable]!,
              0,
            );
            return [found.join(''), cost + 0];
          }),
        );
        expect(new Map([...costs].sort())).toEqual(new Map([...expected].sort()));
      }),
      { numRuns: 40 },
    );
  });

  it('counts variables and constraints in its header and names the variables', () => {
    const builder = new ModelBuilder('two  queens');
    builder.row('one', sum([builder.binary('cell_0_0'), builder.binary('cell_0_1')]), '=', 1);
    builder.maximise(sum([0]), 3);
    expect(writeOpb(builder.build())).toBe(
      [
        '* #variable= 2 #constraint= 1',
        '* two queens',
        '* x1 is cell_0_0',
        '* x2 is cell_0_1',
        '* the objective is maximised, so its negation is minimised',
        '* add 3 to the objective',
        'min: -1 x1 ;',
        '+1 x1 +1 x2 = 1 ;',
        '',
      ].join('\n'),
    );
  });

  it('has no comment on the objective where there is nothing to add', () => {
    const builder = new ModelBuilder('plain');
    builder.minimise(sum([builder.binary('cell')]));
    expect(writeOpb(builder.build())).not.toContain('to the objective');
  });

  it('refuses other variables and fractions by name', () => {
    const refused = (message: string) =>
      expect.objectContaining({ code: 'format-refuses-model', message: expect.stringContaining(message) });
    const builder = new ModelBuilder('refused');
    const model = builder.build();
    builder.binary('x');
    const halves = { ...model, rows: [row('halves', [[0.5, 0]], '<=', 1)] };
    expect(() => writeOpb(halves)).toThrow(refused('halves'));
    builder.integer('many', 0, 3);
    expect(() => writeOpb(model)).toThrow(refused('many is integer'));
  });
});

describe('dimacs', () => {
  it('writes header, names and clauses', () => {
    const literals = Int32Array.from([1, -2, 0, 3, 0, 0]);
    const text = writeDimacs({ variableCount: 3, literals, names: ['cell_0_0', undefined, 'cell_0_1'] }, [
      'latin\n3',
    ]);
    expect(text).toBe('c latin 3\nc var 1 cell_0_0\nc var 3 cell_0_1\np cnf 3 3\n1 -2 0\n3 0\n0\n');
  });

  it('writes long formulas whole', () => {
    const literals = Int32Array.from({ length: 90_000 }, (_, index) => (index % 3 === 2 ? 0 : index + 1));
    const lines = writeDimacs({ variableCount: 90_000, literals, names: [] }).trimEnd().split('\n');
    expect(lines).toHaveLength(30_001);
    expect(lines.at(-1)).toBe('89998 89999 0');
  });
});
