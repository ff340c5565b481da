/**
 * The pseudo-Boolean competition's OPB format (Roussel and Manquinho, "Input/output format and solver
 * requirements for the competitions of pseudo-Boolean solvers"): whole coefficients over variables x1, x2, …
 * that are 0 or 1, relations `>=` and `=`, an objective to minimise. Comments say which variable each one is.
 */
import { PuzzlewrightError } from '../../core/index.js';
import type { Model, Row } from './model.js';

/**
 * Writes a 0-1 model in OPB format. A maximised objective is written negated, and the format has no room for
 * its constant part; comments say both.
 * @throws PuzzlewrightError `format-refuses-model` naming the variable that is not binary, or the row with a
 * coefficient that is not whole
 */
export function writeOpb(model: Model): string {
  requireZeroOne(model);
  const { variables, rows, objective } = model;
  const fixed = variables.flatMap(({ lower, upper }, index) =>
    lower === 0 && upper === 1
      ? []
      : [{ name: 'fixed', variables: [index], coefficients: [1], lower, upper }],
  );
  const constraints = [...rows, ...fixed].flatMap(writeRow);
  return [
    `* #variable= ${Math.max(1, variables.length)} #constraint= ${constraints.length}`,
    `* ${model.name.replaceAll(/\s+/g, ' ')}`,
    ...variables.map(({ name }, index) => `* x${index + 1} is ${name}`),
    ...(objective === undefined ? [] : writeObjective(objective)),
    ...constraints,
    '',
  ].join('\n');
}

function requireZeroOne({ variables, rows, objective }: Model): void {
  const other = variables.find(({ kind }) => kind !== 'binary');
  if (other !== undefined) refuse(`variable ${other.name} is ${other.kind}; expected binary variables only`);
  for (const { name, coefficients } of [
    ...rows,
    { name: 'the objective', ...(objective ?? { coefficients: [] }) },
  ]) {
    const fractional = coefficients.find((coefficient) => !Number.isSafeInteger(coefficient));
    if (fractional !== undefined) refuse(`${name} has the coefficient ${fractional}; expected whole numbers`);
  }
}

function refuse(reason: string): never {
  throw new PuzzlewrightError('format-refuses-model', `OPB cannot hold this model: ${reason}.`);
}

function writeObjective({
  sense,
  variables,
  coefficients,
  offset,
}: NonNullable<Model['objective']>): string[] {
  const sign = sense === 'maximise' ? -1 : 1;
  return [
    ...(sign < 0 ? ['* the objective is maximised, so its negation is minimised'] : []),
    ...(offset === 0 ? [] : [`* add ${offset} to the objective`]),
    `min: ${terms({ variables, coefficients }, sign)};`,
  ];
}

/** The row in `>=` and `=`; bounds between whole numbers are tightened to them. */
function writeRow(row: Row): string[] {
  const lower = Math.ceil(row.lower);
  const upper = Math.floor(row.upper);
  if (row.variables.length === 0) return lower <= 0 && upper >= 0 ? [] : ['+1 x1 >= 2 ;'];
  if (lower === upper) return [`${terms(row, 1)}= ${lower} ;`];
  return [
    ...(lower === -Infinity ? [] : [`${terms(row, 1)}>= ${lower} ;`]),
    ...(upper === Infinity ? [] : [`${terms(row, -1)}>= ${0 - upper} ;`]),
  ];
}

function terms({ variables, coefficients }: Pick<Row, 'variables' | 'coefficients'>, sign: 1 | -1): string {
  return variables
    .map((variable, k) => {
      const coefficient = sign * coefficients[k]!;
      return `${coefficient < 0 ? '' : '+'}${coefficient} x${variable + 1} `;
    })
    .join('');
}

/** A row with whole coefficients as one or two constraints `>=`, so that every constraint has one number. */
export function writeOpbRows(row: Row): readonly string[] {
  const [lower, upper] = [Math.ceil(row.lower), Math.floor(row.upper)];
  if (lower !== upper || row.variables.length === 0) return writeRow(row);
  return [`${terms(row, 1)}>= ${lower} ;`, `${terms(row, -1)}>= ${0 - upper} ;`];
}
