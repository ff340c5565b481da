/** Rules that the title of a drawing names. */
import { all } from '../../../kit/words/series.js';
import type { ConstraintDraft } from '../fpuzzles/element.js';
import { OUTSIDE_TITLES } from './outside.js';

/** Words of titles, and the types of the constraints that are such a rule; none: no drawing is read as it. */
const RULES: readonly (readonly [words: RegExp, types: readonly string[]])[] = [
  [/\banti[- ]?(?:king|knight)\b/i, []],
  [/\b(?:windoku|hyper|disjoint|renban|whispers?|palindromes?|quadruples?|clones?|untouchable)\b/i, []],
  [/\bdiagonals?\b|\bx[- ]?sudoku\b|\bsudoku[- ]?x\b/i, ['diagonals', 'diagonal']],
  [/\bnon[- ]?consecutive\b/i, ['non-consecutive']],
  [/(?<!non[- ])\bconsecutive\b/i, ['consecutive', 'all-given']],
  [/(?<!little[- ])\bkiller\b/i, ['killer-cage']],
  [/\blittle[- ]?killers?\b/i, ['little-killer']],
  [/\bthermo(?:s|meters?)?\b/i, ['thermometer']],
  [/\barrows?\b/i, ['arrow']],
  [/\bkropki\b/i, ['kropki-white', 'kropki-black']],
  [/\bxv\b/i, ['xv']],
  [/\b(?:even|odd)\b/i, ['even', 'odd']],
  ...OUTSIDE_TITLES,
];

/** The sentence about rules that a title with "Sudoku" names and nothing that was read says. */
export function unsaidRules(title: string, constraints: readonly ConstraintDraft[]): string | undefined {
  if (!/doku\b/i.test(title)) return undefined;
  const types = new Set(constraints.map(({ type }) => type));
  const words = RULES.flatMap(([named, meant]) =>
    meant.some((type) => types.has(type)) ? [] : (named.exec(title)?.[0] ?? []),
  );
  return words.length === 0
    ? undefined
    : `The title names ${all(
        words.map((word) => JSON.stringify(word)),
        'en',
      )}, which nothing in the drawing says: an answer is about the other rules alone.`;
}
