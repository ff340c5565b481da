/**
 * One of some values: every place has one of the values that are allowed.
 *
 * - Rows: none of the other values stands anywhere.
 * - Plainly: the other values are excluded.
 */
import type { InLanguages } from '../../../contract/language.js';
import { anyOf, cellsWords } from '../../words/series.js';
import { codesOf } from '../board.js';
import type { Rule, RuleWords } from '../rule.js';
import type { RuleKind } from '../rule-kind.js';

/** Each of the places has one of some values. */
export interface OneOfRule extends Rule {
  readonly kind: 'one-of';
  readonly values: readonly number[];
}

export const oneOf: RuleKind<OneOfRule> = {
  id: 'one-of',
  issue: 'value-excluded',
  fault({ places, values: allowed }, values) {
    const wrong = places.map((place) => values[place]!).find((value) => !allowed.includes(value));
    return wrong === undefined ? undefined : `${wrong} stands there; ${anyOf(allowed, 'en')} is expected.`;
  },
  state(rule, rows) {
    const { id, places } = rule;
    const excluded = places.flatMap((place) => rows.literalsIn(place, ~maskOf(rule)));
    const says = () => oneOfWords(rule, codesOf(rows.board, places));
    rows.because(rule, { says }, () => rows.sum(id, excluded, { most: 0 }));
  },
  narrow(rule, left) {
    const allowed = maskOf(rule);
    for (const place of rule.places) left.keep(place, allowed);
  },
};

function maskOf({ values }: OneOfRule): number {
  return values.reduce((mask, value) => mask | (1 << value), 0);
}

function oneOfWords({ values }: OneOfRule, codes: readonly string[]): InLanguages<RuleWords> {
  const [is, ist] = codes.length === 1 ? ['is', 'ist'] : ['are each', 'sind jeweils'];
  return {
    en: { says: `${cellsWords(codes, 'en')} ${is} ${anyOf(values, 'en')}` },
    de: { says: `${cellsWords(codes, 'de')} ${ist} ${anyOf(values, 'de')}` },
  };
}
