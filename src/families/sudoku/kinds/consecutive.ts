/**
 * Consecutive sets: the values of the places, in any order, follow each other without a gap or a repeat.
 *
 * - Rows: every value stands in at most one place, and the values that stand somewhere are one of the sets
 *   without a gap.
 * - Plainly: as for distinct sums, with these sets.
 */
import type { InLanguages } from '../../contract/language.js';
import {
  type Narrowing,
  narrowToSets,
  type Rule,
  type RuleKind,
  type RuleWords,
  stateOneSet,
  stateUsed,
  unionOf,
  valuesFrom,
} from '../../kit/rules/index.js';
import { cellsOfRule } from './words.js';

/** The values of the places are consecutive in some order. */
export interface ConsecutiveRule extends Rule {
  readonly kind: 'consecutive';
}

export const consecutiveSet: RuleKind<ConsecutiveRule> = {
  id: 'consecutive',
  issue: 'not-consecutive',
  fault({ places }, values) {
    const sorted = places.map((place) => values[place]!).sort((one, other) => one - other);
    const at = sorted.findIndex((value, index) => index > 0 && value !== sorted[index - 1]! + 1);
    if (at < 0) return undefined;
    const [before, value] = [sorted[at - 1]!, sorted[at]!];
    return value === before ? `${value} stands there twice.` : `No ${before + 1} stands there.`;
  },
  state(rule, rows) {
    rows.because(rule, { says: () => words(cellsOfRule(rule, rows.board)) }, () => {
      const union = unionOf(rule.places, (place) => rows.board.domains[place]!);
      stateOneSet(rule.id, setsIn(union, rule.places.length), stateUsed(rule.id, rule.places, rows), rows);
    });
  },
  narrow({ places }, left: Narrowing) {
    const union = unionOf(places, (place) => left.mask(place));
    narrowToSets(places, setsIn(union, places.length), left);
  },
};

/** The sets of `count` consecutive values within a set. */
function setsIn(union: number, count: number): readonly number[] {
  const sets: number[] = [];
  for (let least = 0; union >> (least + count - 1) !== 0; least++) {
    const set = valuesFrom(least, least + count - 1);
    if ((set & ~union) === 0) sets.push(set);
  }
  return sets;
}

function words({ en, de }: InLanguages<string>): InLanguages<RuleWords> {
  return {
    en: { says: `${en} hold consecutive numbers in some order` },
    de: { says: `In ${de} stehen aufeinanderfolgende Zahlen in beliebiger Reihenfolge` },
  };
}
