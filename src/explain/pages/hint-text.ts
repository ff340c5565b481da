/** A hint as lines of plain text. */
import { wrap } from '../../draw/index.js';
import { nameOf, saysKnown } from '../words/index.js';
import type { StepStyle } from './detail.js';
import type { Hinted, HintLevel } from './hint-record.js';
import { saysRules, saysWhere, saysWhereWrong } from './hint-words.js';
import { PAGE_PHRASES } from './phrases.js';
import { namedStepLines, runLines } from './text.js';

/** The hint in lines of at most `columns` characters, as far as words allow. */
export function hintLines(
  answer: Hinted,
  level: HintLevel,
  columns: number,
  style: StepStyle = {},
): readonly string[] {
  const { language = 'en' } = style;
  const {
    complete,
    first: saysFirst,
    next,
    lookAt,
    wrongAt,
    wrong,
    technique,
  } = PAGE_PHRASES[language].hints;
  if (answer.status === 'complete') return wrap(complete, columns);
  const { marks, step, before } = answer;
  const first = before.length === 0 ? [] : [saysFirst, ...runLines(marks, before, columns, style), next];
  const whole = [...first, ...namedStepLines(marks, step, columns, style)];
  if (answer.status === 'wrong') {
    if (level === 1) return wrap(wrongAt(saysWhereWrong(marks, answer, language)), columns);
    const named = wrap(wrong(saysKnown(marks, answer.wrong, language)), columns);
    return level === 2 ? named : [...named, ...whole];
  }
  if (level === 3) return whole;
  const where = wrap(lookAt(saysWhere(marks, step, language)), columns);
  if (level === 1) return where;
  const name = nameOf(step, language);
  const called = name === undefined ? [] : wrap(technique(name), columns);
  return [...where, ...called, ...saysRules(step, language).flatMap((rule) => wrap(`- ${rule}`, columns))];
}
