import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseXml, type XmlElement } from '../../src/formats/index.js';
import { ModelBuilder } from '../../src/solve/model/builder.js';
import { writeEssence } from '../../src/solve/model/essence.js';
import { evaluateObjective } from '../../src/solve/model/evaluate.js';
import { writeMiniZinc } from '../../src/solve/model/minizinc.js';
import type { Model } from '../../src/solve/model/model.js';
import { row } from '../../src/solve/model/row.js';
import { writeXcsp3 } from '../../src/solve/model/xcsp3.js';
import { enumerate, randomModels } from './random-model.js';

/** A text as a small reader of its language sees it: domains, tests of rows, the objective. */
interface Read {
  readonly domains: readonly (readonly [number, number])[];
  readonly tests: readonly ((values: readonly number[]) => boolean)[];
  readonly sense: string | undefined;
  readonly cost: (values: readonly number[]) => number;
}

const COMPARE: Readonly<Record<string, (sum: number, bound: number) => boolean>> = {
  '=': (sum, bound) => sum === bound,
  '<=': (sum, bound) => sum <= bound,
  '>=': (sum, bound) => sum >= bound,
};

/** The value of a sum such as `2*x1 - x3`. */
function sumOfText(text: string, values: readonly number[]): number {
  const terms = [...text.replaceAll(' ', '').matchAll(/([+-]?)(?:(\d+)\*)?x(\d+)/g)];
  return terms.reduce((total, [, sign, factor = '1', variable]) => {
    const value = Number(factor) * values[Number(variable) - 1]!;
    return total + (sign === '-' ? -value : value);
  }, 0);
}

function readTest(text: string): (values: readonly number[]) => boolean {
  if (text.trim() === 'false') return () => false;
  const [, sum, relation, bound] = /^(.*?) (<=|>=|=) (-?\d+)$/.exec(text.trim())!;
  return (values) => COMPARE[relation!]!(sumOfText(sum!, values), Number(bound));
}

function readMiniZinc(text: string): Read {
  const lines = text.split('\n').map((line) => line.replace(/\s*%.*$/, ''));
  const matching = (pattern: RegExp) =>
    lines.flatMap((line) => [pattern.exec(line)].filter((one) => one !== null));
  const goal = /^solve (satisfy|(minimize|maximize) (.*));$/m.exec(lines.join('\n'))!;
  return {
    domains: matching(/^var (-?\d+)\.\.(-?\d+): x\d+;$/).map(([, lower, upper]) => [
      Number(lower),
      Number(upper),
    ]),
    tests: matching(/^constraint (.*);$/).map(([, body]) => readTest(body!)),
    sense: goal[2],
    cost: (values) => (goal[3] === undefined ? 0 : sumOfText(goal[3], values)),
  };
}

function readEssence(text: string): Read {
  const lines = text.split('\n').map((line) => line.replace(/\s*\$.*$/, ''));
  expect(lines[0]).toBe('language Essence 1.3');
  const start = lines.indexOf('such that');
  const rows = start < 0 ? [] : lines.slice(start + 1).filter((line) => line !== '');
  rows.forEach((line, index) => {
    expect(line.endsWith(',')).toBe(index + 1 < rows.length);
  });
  const goal = lines.flatMap((line) =>
    [/^(minimi|maximi)sing (.*)$/.exec(line)].filter((one) => one !== null),
  )[0];
  return {
    domains: lines.flatMap((line) => {
      const found = /^find x\d+ : int\((-?\d+)\.\.(-?\d+)\)$/.exec(line);
      return found === null ? [] : [[Number(found[1]), Number(found[2])] as const];
    }),
    tests: rows.map((line) => readTest(line.replace(/,$/, ''))),
    sense: goal && `${goal[1]}ze`,
    cost: (values) => (goal === undefined ? 0 : sumOfText(goal[2]!, values)),
  };
}

function readXcsp3(text: string): Read {
  const parsed = parseXml(text);
  if (!parsed.ok) throw new Error(parsed.issues[0]!.message);
  const child = (element: XmlElement, name: string): XmlElement | undefined =>
    element.children.find((one) => one.name === name);
  const sumOf = (element: XmlElement) => {
    const ids = child(element, 'list')!.text.trim().split(/\s+/);
    const coefficients = child(element, 'coeffs')!.text.trim().split(/\s+/).map(Number);
    return (values: readonly number[]) =>
      ids.reduce((total, id, k) => total + coefficients[k]! * values[Number(id.slice(1)) - 1]!, 0);
  };
  const goal = child(parsed.value, 'objectives')?.children[0];
  return {
    domains: child(parsed.value, 'variables')!.children.map((one) => {
      const [lower, upper] = one.text.trim().split('..').map(Number);
      return [lower!, upper!];
    }),
    tests: child(parsed.value, 'constraints')!.children.map((one) => {
      if (one.name === 'intension') return () => false;
      const [, word, bound] = /\((\w+),(-?\d+)\)/.exec(child(one, 'condition')!.text)!;
      const compare = COMPARE[{ eq: '=', le: '<=', ge: '>=' }[word!]!]!;
      const sum = sumOf(one);
      return (values) => compare(sum(values), Number(bound));
    }),
    sense: goal?.name,
    cost: (values) => (goal === undefined ? 0 : sumOf(goal)(values)),
  };
}

/** All assignments of domains that pass the tests, with their costs. */
function solutionsOf({ domains, tests, cost }: Read): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const extend = (values: readonly number[]): void => {
    const domain = domains[values.length];
    if (domain === undefined) {
      if (tests.every((test) => test(values))) found.set(values.join(' '), cost(values) + 0);
      return;
    }
    for (let value = domain[0]; value <= domain[1]; value++) extend([...values, value]);
  };
  extend([]);
  return found;
}

describe.each([
  ['MiniZinc', writeMiniZinc, readMiniZinc],
  ['Essence', writeEssence, readEssence],
  ['XCSP3', writeXcsp3, readXcsp3],
] as const)('%s', (language, write, read) => {
  it('has the solutions and the costs of the model', () => {
    fc.assert(
      fc.property(randomModels(['binary', 'integer']), fc.boolean(), (model, ranges) => {
        const rows = model.rows.map((one) =>
          ranges && one.upper === Infinity ? { ...one, upper: one.lower + 1.5 } : one,
        );
        const changed: Model = { ...model, rows };
        const back = read(write(changed));
        const expected = enumerate(changed).map((values): [string, number] => [
          [...values].join(' '),
          model.objective === undefined || model.objective.variables.length === 0
            ? 0
            : evaluateObjective(model.objective, Float64Array.from(values)) - model.objective.offset + 0,
        ]);
        const costs = model.objective?.variables.length === 0 ? 0 : undefined;
        const solutions = [...solutionsOf(back)].map(([key, cost]): [string, number] => [key, costs ?? cost]);
        expect(new Map(solutions.sort())).toEqual(new Map(expected.sort()));
        if (costs === undefined && model.objective !== undefined)
          expect(back.sense).toBe(model.objective.sense === 'maximise' ? 'maximize' : 'minimize');
      }),
      { numRuns: 60 },
    );
  });

  it('states a row without variables that cannot be met', () => {
    const builder = new ModelBuilder('never');
    builder.binary('x');
    const model = { ...builder.build(), rows: [row('empty', [], '>=', 1)] };
    expect(solutionsOf(read(write(model))).size).toBe(0);
  });

  it('refuses variables that are not whole or not bounded, and fractions, by name', () => {
    const refused = (message: string) =>
      expect.objectContaining({
        code: 'format-refuses-model',
        message: expect.stringMatching(new RegExp(`^${language} .*${message}`)),
      });
    const builder = new ModelBuilder('refused');
    builder.binary('x');
    const model = builder.build();
    const halves = { ...model, rows: [row('halves', [[0.5, 0]], '<=', 1)] };
    expect(() => write(halves)).toThrow(refused('halves has the coefficient 0.5'));
    builder.integer('many', 0, Infinity);
    expect(() => write(builder.build())).toThrow(refused('many has no bounds'));
    const other = new ModelBuilder('refused');
    other.continuous('part', 0, 1);
    expect(() => write(other.build())).toThrow(refused('part is continuous'));
  });
});
