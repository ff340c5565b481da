/**
 * Free MPS format, with OBJSENSE, RANGES and integer markers (HiGHS and CPLEX documentation). All bounds of
 * integer variables are written, because readers differ on their defaults.
 */
import type { Model, Row, Variable } from './model.js';
import { legalNames } from './names.js';
import { type TextRow, textRows } from './text-rows.js';

const LEGAL = /^[A-Za-z0-9_.,[\]]+$/;
const LETTER = { '<=': 'L', '=': 'E', '>=': 'G' } as const;
const OBJECTIVE = 'objective';

/**
 * Words of the format itself: as a name they read as a section, a marker, or the name of a set of numbers.
 */
const KEYWORD =
  /^(name|rows|columns|rhs|ranges?|bounds?|endata|marker|objsense|objname|max|min|sos|sets|quad.*|q?section|qmatrix|csection|indicators|lazycons|usercuts)$/i;

function isLegal(name: string): boolean {
  return LEGAL.test(name) && !KEYWORD.test(name);
}

/** Writes a model in free MPS format; HiGHS reads it back to the same optimum. */
export function writeMps(model: Model): string {
  const { variables, objective } = model;
  const names = legalNames(
    variables.map(({ name }) => name),
    isLegal,
    'v_',
  );
  const rows = textRows(model.rows, true);
  const rowNames = legalNames(
    rows.map(({ name }) => name),
    isLegal,
    'r_',
    [OBJECTIVE],
  );
  const offset = objective?.offset ?? 0;
  return [
    `NAME ${model.name.replaceAll(/[^A-Za-z0-9_.]/g, '_')}`,
    ...(objective?.sense === 'maximise' ? ['OBJSENSE', ' MAX'] : []),
    'ROWS',
    ` N ${OBJECTIVE}`,
    ...rows.map(({ relation }, index) => ` ${LETTER[relation]} ${rowNames[index]}`),
    'COLUMNS',
    ...columns(model, rows, names, rowNames),
    'RHS',
    ...(offset === 0 ? [] : [` RHS ${OBJECTIVE} ${-offset}`]),
    ...rows.flatMap(({ bound }, index) => (bound === 0 ? [] : [` RHS ${rowNames[index]} ${bound}`])),
    'RANGES',
    ...rows.flatMap(({ range }, index) =>
      range === undefined ? [] : [` RANGE ${rowNames[index]} ${range}`],
    ),
    'BOUNDS',
    ...variables.flatMap((variable, index) => bounds(variable, names[index]!)),
    'ENDATA',
    '',
  ].join('\n');
}

/** Columns in the model's order, with a marker wherever integer variables begin or end. */
function columns(
  { variables, objective }: Model,
  rows: readonly TextRow[],
  names: readonly string[],
  rowNames: readonly string[],
): string[] {
  const entries = variables.map((): string[] => []);
  const enter = (place: string, row: Pick<Row, 'variables' | 'coefficients'>): void => {
    row.variables.forEach((variable, k) => {
      entries[variable]!.push(` ${names[variable]} ${place} ${row.coefficients[k]}`);
    });
  };
  if (objective !== undefined) enter(OBJECTIVE, objective);
  rows.forEach(({ row }, index) => {
    enter(rowNames[index]!, row);
  });
  const lines: string[] = [];
  let whole = false;
  variables.forEach(({ kind }, index) => {
    if ((kind !== 'continuous') !== whole) lines.push(marker(!whole));
    whole = kind !== 'continuous';
    const own = entries[index]!;
    for (const line of own.length > 0 ? own : [` ${names[index]} ${OBJECTIVE} 0`]) lines.push(line);
  });
  if (whole) lines.push(marker(false));
  return lines;
}

function marker(opens: boolean): string {
  return ` MARKER 'MARKER' '${opens ? 'INTORG' : 'INTEND'}'`;
}

function bounds({ kind, lower, upper }: Variable, name: string): string[] {
  if (kind === 'binary' && lower === 0 && upper === 1) return [` BV BOUND ${name}`];
  if (lower === upper) return [` FX BOUND ${name} ${lower}`];
  if (lower === -Infinity && upper === Infinity) return [` FR BOUND ${name}`];
  return [
    lower === -Infinity ? ` MI BOUND ${name}` : ` LO BOUND ${name} ${lower}`,
    upper === Infinity ? ` PL BOUND ${name}` : ` UP BOUND ${name} ${upper}`,
  ];
}
