/**
 * Counting: of some places, a number within bounds has a value.
 *
 * - Rows: the sum of the variables of that value lies within the bounds, and is none of the numbers between
 *   that are excluded.
 * - Plainly: quick logic counts the places that have the value and those that can have it.
 */
import type { StepLanguage } from '../../../contract/language.js';
import type { Bounds } from '../../models/reasoned-builder.js';
import { anyOf } from '../../words/series.js';
import type { Board } from '../board.js';
import type { Rule, RuleWords } from '../rule.js';
import type { Counting, RuleKind } from '../rule-kind.js';
import type { RuleRows } from '../rule-rows.js';
import { subjectHas } from '../subject.js';

/** Of the places, at least `least` and at most `most` have the value. */
export interface CountRule extends Rule, Counting {
  readonly kind: 'count';
}

export const count: RuleKind<CountRule> = {
  id: 'count',
  issue: 'wrong-count',
  fault({ places, value, least, most, not = [] }, values, { words }) {
    let found = 0;
    for (const place of places) if (values[place] === value) found++;
    if (found >= least && found <= most && !not.includes(found)) return undefined;
    const but = not.length > 0 ? ` but not ${not.join(' or ')}` : '';
    const bounds = least === most ? `${least}` : least === 0 ? `at most ${most}` : `${least} to ${most}`;
    const expected = `${bounds}${but}`;
    return `There are ${words.counted(found, value, 'en')} where ${expected} are expected.`;
  },
  state(rule, rows) {
    const { id, places, value, least, most, not } = rule;
    const says = () => ({
      en: countWords(rule, rows.board, 'en'),
      de: countWords(rule, rows.board, 'de'),
    });
    rows.because(rule, { says }, () => {
      const literals = rows.literalsOf(places, value);
      rows.sum(id, literals, boundsWithin(least, most, places.length));
      for (const number of not ?? []) stateNot(number, id, literals, rows);
    });
  },
  counting: (rule) => rule,
};

/** The bounds of a number of places that do not hold by themselves. */
function boundsWithin(least: number, most: number, places: number): Bounds {
  if (most >= places) return least > 0 ? { least } : {};
  return least > 0 ? { least, most } : { most };
}

/** Of every set of this many, one is missing or another one is there too. */
function stateNot(number: number, id: string, literals: readonly number[], rows: RuleRows): void {
  const sets = setsOf(literals, number);
  for (let at = 0; at < sets.length; at++) {
    const set = sets[at]!;
    const others = literals.filter((literal) => !set.includes(literal));
    rows.clause(`${id}_not_${number}_${at}`, [...set.map((literal) => ~literal), ...others]);
  }
}

function setsOf(literals: readonly number[], size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return literals.flatMap((first, index) =>
    setsOf(literals.slice(index + 1), size - 1).map((set) => [first, ...set]),
  );
}

const BOUNDS = {
  en: { exactly: 'exactly', least: 'at least', most: 'at most', and: 'and' },
  de: { exactly: 'genau', least: 'mindestens', most: 'höchstens', and: 'und' },
} as const;

/** `Row 3 has exactly two tents`, with its halves. */
function countWords(rule: CountRule, board: Board<unknown>, language: StepLanguage): RuleWords {
  const { places, value, least, most, not = [] } = rule;
  const has = subjectHas(rule, board, language);
  const counted = (number: number): string => board.words.counted(number, value, language);
  if (not.length > 0) {
    const numbers = Array.from({ length: most + 1 }, (_, number) => number);
    const allowed = numbers.filter((number) => number >= least && !not.includes(number));
    return { says: `${has} ${anyOf(allowed.map(counted), language)}` };
  }
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
