/**
 * XCSP3 (Boussemart, Lecoutre, Audemard and Piette, "XCSP3: An Integrated Format for Benchmarking
 * Combinatorial Constrained Problems", its core): a `var` for every variable, a `sum` for every row; the
 * attribute `note` says which one it is.
 */
import type { Model, Objective } from './model.js';
import type { TextRow } from './text-rows.js';
import { constantRemark, wholeNumbers } from './whole-numbers.js';

const CONDITIONS = { '=': 'eq', '<=': 'le', '>=': 'ge' } as const;

/**
 * Writes a model over whole numbers in XCSP3.
 * @throws PuzzlewrightError `format-refuses-model` for other models
 */
export function writeXcsp3(model: Model): string {
  const { title, variables, rows, impossible, objective } = wholeNumbers(model, 'XCSP3');
  return [
    `<instance format="XCSP3" type="${objective === undefined ? 'CSP' : 'COP'}" note="${escaped(title)}">`,
    '  <variables>',
    ...variables.map(
      ({ id, name, lower, upper }) =>
        `    <var id="${id}" note="${escaped(name)}"> ${lower}..${upper} </var>`,
    ),
    '  </variables>',
    '  <constraints>',
    ...rows.map(sum),
    ...(impossible ? ['    <intension> eq(0,1) </intension>'] : []),
    '  </constraints>',
    ...(objective === undefined || objective.variables.length === 0 ? [] : goal(objective)),
    '</instance>',
    '',
  ].join('\n');
}

function sum({ name, row, relation, bound }: TextRow): string {
  const condition = `<condition> (${CONDITIONS[relation]},${bound}) </condition>`;
  return `    <sum note="${escaped(name)}"> ${terms(row)} ${condition} </sum>`;
}

function terms({ variables, coefficients }: Pick<Objective, 'variables' | 'coefficients'>): string {
  const ids = variables.map((variable) => `x${variable + 1}`).join(' ');
  return `<list> ${ids} </list> <coeffs> ${coefficients.join(' ')} </coeffs>`;
}

function goal(objective: Objective): string[] {
  const word = objective.sense === 'maximise' ? 'maximize' : 'minimize';
  const note = constantRemark(objective).map((remark) => ` note="${remark}"`);
  return [
    '  <objectives>',
    `    <${word} type="sum"${note.join('')}> ${terms(objective)} </${word}>`,
    '  </objectives>',
  ];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
