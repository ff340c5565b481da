/** A hint as plain data, with as much of its step as the level allows. */
import type { StepLanguage } from '../../families/contract/index.js';
import type { HintAnswer } from '../model/index.js';
import { nameOf, saysKnown } from '../words/index.js';
import { saysRules, saysWhere, saysWhereWrong } from './hint-words.js';
import { type StepRecord, stepRecord } from './step-json.js';

/** Detail of a hint: 1 the area to look at, 2 also the rules, 3 the whole step. */
export type HintLevel = 1 | 2 | 3;

/**
 * A hint for a partial solution; details beyond the level are absent. A hint about a wrong entry has all of
 * them at every level: a program chooses what it shows.
 */
export type HintRecord =
  | {
      readonly status: 'hint';
      readonly level: HintLevel;
      /** `row 4 and r1c3` */
      readonly where: string;
      /** The name that players have for the step. */
      readonly name?: string;
      readonly rules?: readonly string[];
      readonly step?: StepRecord;
      /** Simple steps that only make notes, which the step needs and the state does not have. */
      readonly before?: readonly StepRecord[];
    }
  | {
      readonly status: 'wrong';
      /** Detail for the player: 1 the area to look at, 2 also the entry, 3 everything. */
      readonly level: HintLevel;
      /** An area with the wrong entry, which is not named. */
      readonly where: string;
      /** The entry that is wrong: `r1c3 is 5`. */
      readonly wrong: string;
      /** The step that concludes the opposite, and those before it as above. */
      readonly step: StepRecord;
      readonly before: readonly StepRecord[];
    }
  | { readonly status: 'complete' };

/** The answers that have a hint, or need none. */
export type Hinted = Extract<HintAnswer, { readonly status: 'hint' | 'wrong' | 'complete' }>;

/** The record of a hint. */
export function hintRecord(answer: Hinted, level: HintLevel, language: StepLanguage = 'en'): HintRecord {
  if (answer.status === 'complete') return answer;
  const { marks, step } = answer;
  const name = nameOf(step, language);
  const before = answer.before.map((one) => stepRecord(marks, one, language));
  if (answer.status === 'wrong') {
    const where = saysWhereWrong(marks, answer, language);
    const wrong = saysKnown(marks, answer.wrong, language);
    return { status: 'wrong', level, where, wrong, step: stepRecord(marks, step, language), before };
  }
  return {
    status: 'hint',
    level,
    where: saysWhere(marks, step, language),
    ...(level === 1 || name === undefined ? {} : { name }),
    ...(level === 1 ? {} : { rules: saysRules(step, language) }),
    ...(level < 3 ? {} : { step: stepRecord(marks, step, language), before }),
  };
}
