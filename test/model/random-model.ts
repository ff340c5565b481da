import fc from 'fast-check';
import { ModelBuilder } from '../../src/solve/model/builder.js';
import { evaluateObjective, rowHolds } from '../../src/solve/model/evaluate.js';
import type { Model, VariableKind } from '../../src/solve/model/model.js';
import type { Relation, Term } from '../../src/solve/model/row.js';

const RELATIONS: readonly Relation[] = ['<=', '=', '>='];

interface Shape {
  readonly kinds: readonly VariableKind[];
  readonly lowers: readonly number[];
  readonly widths: readonly number[];
  readonly rows: readonly { coefficients: readonly number[]; relation: Relation; bound: number }[];
  readonly sense: 'minimise' | 'maximise' | 'none';
  readonly costs: readonly number[];
  readonly offset: number;
}

function build({ kinds, lowers, widths, rows, sense, costs, offset }: Shape): Model {
  const builder = new ModelBuilder('random');
  kinds.forEach((kind, index) => {
    const lower = lowers[index]!;
    if (kind === 'binary') builder.binary(`x_${index}`);
    else if (kind === 'integer') builder.integer(`x_${index}`, lower, lower + widths[index]!);
    else builder.continuous(`x_${index}`, lower, lower + widths[index]!);
  });
  const terms = (coefficients: readonly number[]): Term[] => coefficients.map((c, index) => [c, index]);
  rows.forEach(({ coefficients, relation, bound }, index) => {
    builder.row(`row_${index}`, terms(coefficients), relation, bound);
  });
  if (sense === 'minimise') builder.minimise(terms(costs), offset);
  if (sense === 'maximise') builder.maximise(terms(costs), offset);
  return builder.build();
}

/** Small bounded models with whole coefficients over variables of the given kinds. */
export function randomModels(kinds: readonly VariableKind[]): fc.Arbitrary<Model> {
  return fc.integer({ min: 1, max: 5 }).chain((count) => {
    const perVariable = <Item>(item: fc.Arbitrary<Item>): fc.Arbitrary<Item[]> =>
      fc.array(item, { minLength: count, maxLength: count });
    const coefficient = fc.integer({ min: -3, max: 3 });
    return fc
      .record({
        kinds: perVariable(fc.constantFrom(...kinds)),
        lowers: perVariable(fc.integer({ min: -3, max: 2 })),
        widths: perVariable(fc.integer({ min: 0, max: 4 })),
        rows: fc.array(
          fc.record({
            coefficients: perVariable(coefficient),
            relation: fc.constantFrom(...RELATIONS),
            bound: fc.integer({ min: -4, max: 5 }),
          }),
          { maxLength: 5 },
        ),
        sense: fc.constantFrom('minimise' as const, 'maximise' as const, 'none' as const),
        costs: perVariable(coefficient),
        offset: fc.constantFrom(0, 7, -2.5),
      })
      .map(build);
  });
}

/** All feasible assignments of a model without continuous variables, by trying every one. */
export function enumerate(model: Model): Float64Array[] {
  const found: Float64Array[] = [];
  const values = new Float64Array(model.variables.length);
  const extend = (index: number): void => {
    const variable = model.variables[index];
    if (variable === undefined) {
      if (model.rows.every((row) => rowHolds(row, values))) found.push(values.slice());
      return;
    }
    for (let value = variable.lower; value <= variable.upper; value++) {
      values[index] = value;
      extend(index + 1);
    }
  };
  extend(0);
  return found;
}

/** The best objective among assignments; undefined when there are none. */
export function bestObjective(model: Model, assignments: readonly Float64Array[]): number | undefined {
  if (assignments.length === 0) return undefined;
  const objectives = assignments.map((values) => evaluateObjective(model.objective, values));
  return model.objective?.sense === 'maximise' ? Math.max(...objectives) : Math.min(...objectives);
}
