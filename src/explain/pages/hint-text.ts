/** A hint as lines of plain text. */
import { wrap } from '../../draw/index.js';
import { nameOf, saysKnown } from '../words/index.js';
import type { Detail } from './detail.js';
import type { Hinted, HintLevel } from './hint-record.js';
import { saysRules, saysWhere, saysWhereWrong } from './hint-words.js';
import { namedStepLines, runLines } from './text.js';

/** The hint in lines of at most `columns` characters, as far as words allow. */
export function hintLines(
  answer: Hinted,
  level: HintLevel,
  columns: number,
  detail: Detail = 'sentence',
): readonly string[] {
  if (answer.status === 'complete')
    return wrap('Nothing is left to find: every entry agrees with the solution.', columns);
  const { marks, step, before } = answer;
  const first =
    before.length === 0 ? [] : ['First:', ...runLines(marks, before, columns, { detail }), 'Then:'];
  const whole = [...first, ...namedStepLines(marks, step, columns, detail)];
  if (answer.status === 'wrong') {
    if (level === 1) return wrap(`An entry is wrong. Look at ${saysWhereWrong(marks, answer)}.`, columns);
    const named = wrap(`This entry is wrong: ${saysKnown(marks, answer.wrong)}.`, columns);
    return level === 2 ? named : [...named, ...whole];
  }
  if (level === 3) return whole;
  const where = wrap(`Look at ${saysWhere(marks, step)}.`, columns);
  if (level === 1) return where;
  const name = nameOf(step);
  const called = name === undefined ? [] : wrap(`Technique: ${name}.`, columns);
  return [...where, ...called, ...saysRules(step).flatMap((rule) => wrap(`- ${rule}`, columns))];
}
