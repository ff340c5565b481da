/** Smaller cases that still fail: parts are left out one by one for as long as the fault stays. */
import type { Row } from '../../../../src/solve/model/model.js';
import type { StressCase } from './cases.js';

/** The smallest case that was found by leaving out steps, rows and terms. */
export function shrinkCase(given: StressCase, fails: (smaller: StressCase) => boolean): StressCase {
  let current = given;
  for (
    let smaller = shrinkOnce(current, fails);
    smaller !== undefined;
    smaller = shrinkOnce(current, fails)
  ) {
    current = smaller;
  }
  return current;
}

function shrinkOnce(given: StressCase, fails: (smaller: StressCase) => boolean): StressCase | undefined {
  for (const smaller of smallerCases(given)) if (fails(smaller)) return smaller;
  return undefined;
}

/**
 * Cases with one part less: a step, a row, the objective, a variable of the projection, or a term of a row.
 */
export function* smallerCases(given: StressCase): Generator<StressCase> {
  const { model, steps, projection } = given;
  for (const fewer of omissions(steps)) yield { ...given, steps: fewer };
  for (const rows of omissions(model.rows)) yield { ...given, model: { ...model, rows } };
  if (model.objective !== undefined) {
    const { name, variables, rows } = model;
    yield { ...given, model: { name, variables, rows } };
  }
  for (const fewer of omissions(projection)) yield { ...given, projection: fewer };
  for (const [index, row] of model.rows.entries()) {
    for (const shorter of shorterRows(row))
      yield { ...given, model: { ...model, rows: replaceAt(model.rows, index, shorter) } };
  }
}

/** The list without its halves first, then without each item. */
export function* omissions<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  const half = items.length >> 1;
  if (half > 1) {
    yield items.slice(half);
    yield items.slice(0, half);
  }
  for (let index = 0; index < items.length; index++)
    yield [...items.slice(0, index), ...items.slice(index + 1)];
}

function* shorterRows(row: Row): Generator<Row> {
  for (const kept of omissions([...row.variables.keys()])) {
    const variables = kept.map((place) => row.variables[place]!);
    const coefficients = kept.map((place) => row.coefficients[place]!);
    yield { ...row, variables, coefficients };
  }
}

function replaceAt(rows: readonly Row[], index: number, row: Row): Row[] {
  return rows.map((other, place) => (place === index ? row : other));
}
