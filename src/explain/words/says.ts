/** A step in plain sentences: the conclusion first, then because. */
import type { Mark } from '../../families/explaining.js';
import { crossedOut, withoutImplied } from '../entries.js';
import type { Step } from '../step.js';
import { saysBecause } from './because.js';
import { saysAll } from './known-words.js';
import { capitalised } from './lists.js';

/** The step as one sentence, `r1c3 is empty, because …`; how it may be seen is in its proof. */
export function saysStep(marks: readonly Mark[], step: Step): string {
  return `${capitalised(saysConclusions(marks, step))}, because ${saysBecause(marks, step)}.`;
}

/** The name that players have for a step, as it stands before its sentence: `Naked pair: `. */
export function nameBefore({ name }: Pick<Step, 'name'>): string {
  return name === undefined ? '' : `${capitalised(name.name)}: `;
}

/**
 * What a step concludes, without the notes that go without saying, unless there is nothing else.
 * @param most places that are named of each group before the others are only counted
 */
export function saysConclusions(
  marks: readonly Mark[],
  step: Pick<Step, 'reasons' | 'conclusions' | 'facts'>,
  most?: number,
): string {
  const plain = new Set(crossedOut(marks, step));
  const said = withoutImplied(marks, step).filter((known) => !plain.has(known));
  return saysAll(marks, said.length === 0 ? step.conclusions : said, most);
}
