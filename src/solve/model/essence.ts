/**
 * Essence (the Conjure manual, "Essence"): a decision variable for every variable, a constraint for every
 * row, in the part of the language that Essence' and Savile Row share.
 */
import type { Model } from './model.js';
import { constantRemark, sumText, wholeNumbers } from './whole-numbers.js';

/**
 * Writes a model over whole numbers in Essence; comments say which variable and which row each line is.
 * @throws PuzzlewrightError `format-refuses-model` for other models
 */
export function writeEssence(model: Model): string {
  const { title, variables, rows, impossible, objective } = wholeNumbers(model, 'Essence');
  const constraints = rows.map(({ name, row, relation, bound }) => ({
    text: `${sumText(row)} ${relation} ${bound}`,
    remark: ` $ ${name}`,
  }));
  if (impossible) constraints.push({ text: 'false', remark: '' });
  return [
    'language Essence 1.3',
    ...[title, ...constantRemark(objective)].map((remark) => `$ ${remark}`),
    ...variables.map(({ id, name, lower, upper }) => `find ${id} : int(${lower}..${upper}) $ ${name}`),
    ...(objective === undefined
      ? []
      : [`${objective.sense === 'maximise' ? 'maximising' : 'minimising'} ${sumText(objective)}`]),
    ...(constraints.length === 0 ? [] : ['such that']),
    ...constraints.map(
      ({ text, remark }, index) => `  ${text}${index + 1 < constraints.length ? ',' : ''}${remark}`,
    ),
    '',
  ].join('\n');
}
