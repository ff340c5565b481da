/**
 * Allowed fillings: some flags have one of several fillings together.
 *
 * - Rows: values of some of the flags that no allowed filling has, as few of them as say so (the prime
 *   implicates of the rule; Quine, 1955), so that whatever the rule decides follows from a single row.
 * - Plainly: a value that no allowed filling has is excluded.
 */
import type { InLanguages } from '../../../contract/language.js';
import { anyOf, cellsWords } from '../../words/series.js';
import { codesOf, FLAG } from '../board.js';
import type { Rule, RuleWords } from '../rule.js';
import type { RuleKind } from '../rule-kind.js';
import type { RuleRows } from '../rule-rows.js';

/** The flags of at most twelve places have one of some fillings. */
export interface TableRule extends Rule {
  readonly kind: 'table';
  /** Each with bit i for the value of the i-th place. */
  readonly allowed: readonly number[];
}

export const table: RuleKind<TableRule> = {
  id: 'table',
  issue: 'filling-excluded',
  fault({ places, allowed }, values) {
    const found = places.reduce((filling, place, at) => filling | (values[place]! << at), 0);
    return allowed.includes(found)
      ? undefined
      : 'The values of these places are none that are allowed together.';
  },
  state(rule, rows) {
    const { id, places, allowed } = rule;
    rows.because(rule, { says: () => tableWords(rule, rows) }, () => {
      excludedParts(places.length, allowed).forEach(({ care, values }, index) => {
        const literals = places.flatMap((place, at) =>
          (care >> at) & 1 ? [rows.literal(place, 1 - ((values >> at) & 1))!] : [],
        );
        rows.clause(`${id}_${index}`, literals);
      });
    });
  },
  narrow({ places, allowed }, left) {
    let care = 0;
    let known = 0;
    for (let at = 0; at < places.length; at++) {
      const mask = left.mask(places[at]!);
      if (mask === FLAG) continue;
      care |= 1 << at;
      known |= (mask >> 1) << at;
    }
    let ones = 0;
    let zeros = 0;
    for (let at = 0; at < allowed.length; at++) {
      const filling = allowed[at]!;
      if ((filling & care) !== known) continue;
      ones |= filling;
      zeros |= ~filling;
    }
    if ((ones | zeros) === 0) left.fail();
    else {
      for (let at = 0; at < places.length; at++) {
        left.keep(places[at]!, (((ones >> at) & 1) << 1) | ((zeros >> at) & 1));
      }
    }
  },
};

/** Values of some places: `care` has a bit for each of these places, `values` their values. */
interface PartOfFilling {
  readonly care: number;
  readonly values: number;
}

/** By number of places and fillings, as text: what is stated of them. */
const KNOWN = new Map<string, readonly PartOfFilling[]>();

/** The smallest parts that no allowed filling has: without any one of their values some filling has them. */
function excludedParts(places: number, allowed: readonly number[]): readonly PartOfFilling[] {
  const key = `${places}:${allowed.join()}`;
  const parts = KNOWN.get(key) ?? findExcludedParts(places, allowed);
  KNOWN.set(key, parts);
  return parts;
}

function findExcludedParts(places: number, allowed: readonly number[]): readonly PartOfFilling[] {
  const isExcluded = ({ care, values }: PartOfFilling): boolean =>
    allowed.every((filling) => (filling & care) !== values);
  let level: readonly PartOfFilling[] = [{ care: 0, values: 0 }];
  const found: PartOfFilling[] = level.filter(isExcluded);
  // Parts of one more place each time; what is excluded already is not made longer.
  for (level = level.filter((part) => !isExcluded(part)); level.length > 0; ) {
    const next: PartOfFilling[] = [];
    for (const { care, values } of level) {
      for (let at = 32 - Math.clz32(care); at < places; at++) {
        for (const value of [0, 1]) next.push({ care: care | (1 << at), values: values | (value << at) });
      }
    }
    for (const part of next) if (isExcluded(part) && isSmallest(part, isExcluded)) found.push(part);
    level = next.filter((part) => !isExcluded(part));
  }
  return found;
}

function isSmallest({ care, values }: PartOfFilling, isExcluded: (part: PartOfFilling) => boolean): boolean {
  for (let at = 0; care >> at !== 0; at++) {
    if (((care >> at) & 1) === 0) continue;
    const others = care & ~(1 << at);
    if (isExcluded({ care: others, values: values & others })) return false;
  }
  return true;
}

/** `r1c1 to r1c3 are filled in one of four ways` */
function tableWords({ places, allowed }: TableRule, { board }: RuleRows): InLanguages<RuleWords> {
  const ones = (filling: number) => places.filter((_, at) => (filling >> at) & 1);
  const ways = (language: 'en' | 'de', none: string) =>
    anyOf(
      allowed.map((filling) => cellsWords(codesOf(board, ones(filling), language), language) || none),
      language,
    );
  const { yes: english } = board.words.mark(1, 'en');
  const { yes: german } = board.words.mark(1, 'de');
  const all = codesOf(board, places);
  return {
    en: { says: `Of ${cellsWords(all, 'en')} just these ${english.many}: ${ways('en', 'none')}` },
    de: {
      says: `Von ${cellsWords(codesOf(board, places, 'de'), 'de')} ${german.many} genau: ${ways('de', 'keine')}`,
    },
  };
}
