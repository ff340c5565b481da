/**
 * Counting: of some places, a number within bounds has a value.
 *
 * - Rows: the sum of the variables of that value lies within the bounds.
 * - Plainly: when as many places have the value as may, no other has it; when only as many are left as must,
 *   all of them have it.
 */
import type { StepLanguage } from '../../../contract/language.js';
import type { Board } from '../board.js';
import type { Rule, RuleWords } from '../rule.js';
import type { Narrowing, RuleKind } from '../rule-kind.js';
import { subjectHas } from '../subject.js';

/** Of the places, at least `least` and at most `most` have the value. */
export interface CountRule extends Rule {
  readonly kind: 'count';
  /** Of flags 1. */
  readonly value: number;
  readonly least: number;
  readonly most: number;
}

export const count: RuleKind<CountRule> = {
  id: 'count',
  issue: 'wrong-count',
  fault({ places, value, least, most }, values, { words }) {
    let found = 0;
    for (const place of places) if (values[place] === value) found++;
    if (found >= least && found <= most) return undefined;
    const expected = least === most ? `${least}` : `${least} to ${most}`;
    return `There are ${words.counted(found, value, 'en')} where ${expected} are expected.`;
  },
  state(rule, rows) {
    const { id, places, value, least, most } = rule;
    const says = () => ({
      en: countWords(rule, rows.board, 'en'),
      de: countWords(rule, rows.board, 'de'),
    });
    const bounds = {
      ...(least > 0 && { least }),
      ...(most < places.length && { most }),
    };
    rows.because(rule, { says }, () => rows.sum(id, rows.literalsOf(places, value), bounds));
  },
  narrow({ places, value, least, most }, left) {
    const bit = 1 << value;
    const isBounded = most < places.length;
    let sure = 0;
    let possible = 0;
    for (let at = 0; at < places.length; at++) {
      const mask = left.mask(places[at]!);
      if ((mask & bit) === 0) continue;
      possible++;
      if (mask === bit) sure++;
      // As many as must are left whatever the others are.
      if (!isBounded && possible > least) return;
    }
    if (sure > most || possible < least) left.fail();
    else if (sure === possible) return;
    else if (sure === most) leaveOut(places, bit, left);
    else if (possible === least) takeAll(places, bit, left);
  },
};

function leaveOut(places: readonly number[], bit: number, left: Narrowing): void {
  for (const place of places) if (left.mask(place) !== bit) left.keep(place, ~bit);
}

function takeAll(places: readonly number[], bit: number, left: Narrowing): void {
  for (const place of places) if ((left.mask(place) & bit) !== 0) left.keep(place, bit);
}

const BOUNDS = {
  en: { exactly: 'exactly', least: 'at least', most: 'at most', and: 'and' },
  de: { exactly: 'genau', least: 'mindestens', most: 'höchstens', and: 'und' },
} as const;

/** `Row 3 has exactly two tents`, with its halves. */
function countWords(rule: CountRule, board: Board<unknown>, language: StepLanguage): RuleWords {
  const { places, value, least, most } = rule;
  const has = subjectHas(rule, board, language);
  const counted = (number: number): string => board.words.counted(number, value, language);
  const words = BOUNDS[language];
  if (most === 0) return { says: `${has} ${counted(0)}` };
  const halves = {
    least: `${has} ${words.least} ${counted(least)}`,
    most: `${has} ${words.most} ${counted(most)}`,
  };
  if (least === 0) return { says: halves.most };
  if (most >= places.length && least < places.length) return { says: halves.least };
  if (least === most) return { says: `${has} ${words.exactly} ${counted(least)}`, halves };
  return { says: `${halves.least} ${words.and} ${words.most} ${counted(most)}`, halves };
}
