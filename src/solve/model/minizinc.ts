/**
 * MiniZinc (the MiniZinc Handbook, "Spec"): a declaration for every variable, a constraint for every row.
 * The text needs no data file, and every solver that MiniZinc drives takes it.
 */
import type { Model } from './model.js';
import { constantRemark, sumText, wholeNumbers } from './whole-numbers.js';

/**
 * Writes a model over whole numbers in MiniZinc; comments say which variable and which row each line is.
 * @throws PuzzlewrightError `format-refuses-model` for other models
 */
export function writeMiniZinc(model: Model): string {
  const { title, variables, rows, impossible, objective } = wholeNumbers(model, 'MiniZinc');
  const goal =
    objective === undefined
      ? 'satisfy'
      : `${objective.sense === 'maximise' ? 'maximize' : 'minimize'} ${sumText(objective)}`;
  return [
    ...[title, ...constantRemark(objective)].map((remark) => `% ${remark}`),
    ...variables.map(({ id, name, lower, upper }) => `var ${lower}..${upper}: ${id}; % ${name}`),
    ...rows.map(
      ({ name, row, relation, bound }) => `constraint ${sumText(row)} ${relation} ${bound}; % ${name}`,
    ),
    ...(impossible ? ['constraint false;'] : []),
    `solve ${goal};`,
    '',
  ].join('\n');
}
