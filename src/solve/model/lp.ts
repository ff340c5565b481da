/**
 * CPLEX LP format, in the part of it that HiGHS and other solvers agree on (IBM CPLEX file formats: "LP file
 * format"). HiGHS reads no two-sided rows, so a range becomes two rows; brackets and names that look like
 * numbers or keywords are changed, and a comment says which.
 */
import type { Model, Variable } from './model.js';
import { legalNames } from './names.js';
import type { Term } from './row.js';
import { textRows } from './text-rows.js';

/** Lines are broken before they grow longer; readers may cut at 255. */
const LINE_LENGTH = 100;
const LEGAL = /^[A-Za-z_][A-Za-z0-9_.,]*$/;
/** Reads as a number (`e12`, `inf…`, `nan…`). */
const NUMERAL = /^(e\d|inf|nan)/i;
/** Every word that opens a section, in any of its spellings. */
const KEYWORD =
  /^(max|min|maximi[sz]e|minimi[sz]e|maximum|minimum|st|s\.t\.|st\.|subject|such|to|that|bounds?|free|gen|gens|generals?|int|ints|integers?|bin|bins|binary|binaries|semi|semis|sec|secs|sin|sos[12]?|end|obj)$/i;

function isLegal(name: string): boolean {
  return LEGAL.test(name) && !NUMERAL.test(name) && !KEYWORD.test(name);
}

/** Writes a model in CPLEX LP format; HiGHS reads it back to the same optimum. */
export function writeLp(model: Model): string {
  const { variables, objective } = model;
  const names = legalNames(
    variables.map(({ name }) => name),
    isLegal,
    'v_',
  );
  const rows = textRows(model.rows, false);
  const rowNames = legalNames(
    rows.map(({ name }) => name),
    isLegal,
    'r_',
    ['obj'],
  );
  const nothing = names[0] === undefined ? [] : [`0 ${names[0]}`];
  const sum = (indices: readonly number[], coefficients: readonly number[]): string[] =>
    indices.length === 0 ? nothing : indices.map((variable, k) => term([coefficients[k]!, variable], names));
  const costs = sum(objective?.variables ?? [], objective?.coefficients ?? []);
  const offset = objective?.offset ?? 0;
  return [
    `\\ ${model.name.replaceAll(/\s+/g, ' ')}`,
    ...variables.flatMap(({ name }, index) =>
      name === names[index] ? [] : [`\\ ${names[index]} is ${name}`],
    ),
    objective?.sense === 'maximise' ? 'Maximize' : 'Minimize',
    ...wrap(['obj:', ...costs, ...(offset === 0 ? [] : [signed(offset)])]),
    'Subject To',
    ...rows.flatMap(({ row, relation, bound }, index) =>
      wrap([`${rowNames[index]}:`, ...sum(row.variables, row.coefficients), `${relation} ${bound}`]),
    ),
    'Bounds',
    ...variables.flatMap((variable, index) => bounds(variable, names[index]!)),
    ...section(
      'General',
      variables,
      names,
      (variable) => variable.kind !== 'continuous' && !isPlainBinary(variable),
    ),
    ...section('Binary', variables, names, isPlainBinary),
    'End',
    '',
  ].join('\n');
}

/** The Binary section resets bounds, so a fixed binary is written as a general variable. */
function isPlainBinary({ kind, lower, upper }: Variable): boolean {
  return kind === 'binary' && lower === 0 && upper === 1;
}

function signed(value: number): string {
  return value < 0 ? `- ${-value}` : `+ ${value}`;
}

function term([coefficient, variable]: Term, names: readonly string[]): string {
  return `${signed(coefficient)} ${names[variable]}`;
}

function bounds(variable: Variable, name: string): string[] {
  const { lower, upper } = variable;
  if (isPlainBinary(variable)) return [];
  if (lower === upper) return [` ${name} = ${lower}`];
  if (lower === -Infinity) return [upper === Infinity ? ` ${name} free` : ` -inf <= ${name} <= ${upper}`];
  return [upper === Infinity ? ` ${name} >= ${lower}` : ` ${lower} <= ${name} <= ${upper}`];
}

function section(
  title: string,
  variables: readonly Variable[],
  names: readonly string[],
  belongs: (variable: Variable) => boolean,
): string[] {
  const members = names.filter((_, index) => belongs(variables[index]!));
  return members.length === 0 ? [] : [title, ...wrap(members)];
}

/** Joins words to lines of limited length, each indented by one space. */
function wrap(words: readonly string[]): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && line.length + word.length >= LINE_LENGTH) {
      lines.push(line);
      line = '';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}
