/** Rows over variables that are named, for tests that plant wrong ones. */
import type { Model, Row } from '../../src/solve/model/model.js';
import { type Relation, row, type Term } from '../../src/solve/model/row.js';

/** The row `coefficient * name + … relation bound`; @throws Error when the model has no variable of a name */
export function namedRow(
  { variables }: Model,
  terms: readonly (readonly [coefficient: number, name: string])[],
  relation: Relation,
  bound: number,
): Row {
  const indexed = terms.map(([coefficient, name]): Term => {
    const index = variables.findIndex((variable) => variable.name === name);
    if (index < 0) throw new Error(`the model has no variable ${name}`);
    return [coefficient, index];
  });
  return row('planted', indexed, relation, bound);
}
