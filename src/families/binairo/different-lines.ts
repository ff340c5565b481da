/**
 * Different lines: two lines of flags are not the same all over.
 *
 * - Rows: a variable for every two flags side by side says that they differ; one of these holds.
 * - Plainly: where the lines agree everywhere but in one place, of which one flag is known, the other is the
 *   opposite.
 */
import type { InLanguages } from '../contract/language.js';
import { FLAG, type Narrowing, type Rule, type RuleKind, type RuleWords } from '../kit/rules/index.js';
import { type AreaName, areas } from '../kit/words/areas.js';

/** Two lines of as many flags. */
export interface DifferentLinesRule extends Rule {
  readonly kind: 'different-lines';
  /** The places of the one line, then those of the other. */
  readonly places: readonly number[];
  readonly lines: readonly [AreaName, AreaName];
}

export const differentLinesKind: RuleKind<DifferentLinesRule> = {
  id: 'different-lines',
  issue: 'lines-same',
  fault({ places, lines }, values) {
    const half = places.length / 2;
    for (let at = 0; at < half; at++) {
      if (values[places[at]!] !== values[places[half + at]!]) return undefined;
    }
    return `The ${areas(lines, 'and', 'en')} are the same.`;
  },
  state(rule, rows) {
    const { id, places, lines } = rule;
    const half = places.length / 2;
    const unlike = places.slice(0, half).map((place, at) => {
      const [one, other] = [rows.literal(place, 1)!, rows.literal(places[half + at]!, 1)!];
      return rows.unlike(`${id}_${at + 1}`, one, other);
    });
    rows.because(rule, { says: () => differWords(lines) }, () => rows.clause(id, unlike));
  },
  narrow({ places }, left) {
    const half = places.length / 2;
    let open = -1;
    for (let at = 0; at < half; at++) {
      const [one, other] = [left.mask(places[at]!), left.mask(places[half + at]!)];
      if ((one & other) === 0) return;
      if (one === other && one !== FLAG) continue;
      if (open >= 0) return;
      open = at;
    }
    if (open < 0) left.fail();
    else keepApart(places[open]!, places[half + open]!, left);
  },
};

function keepApart(one: number, other: number, left: Narrowing): void {
  if (left.mask(one) !== FLAG) left.keep(other, ~left.mask(one));
  else if (left.mask(other) !== FLAG) left.keep(one, ~left.mask(other));
}

function differWords(lines: readonly AreaName[]): InLanguages<RuleWords> {
  return {
    en: { says: `${areas(lines, 'and', 'en')} differ` },
    de: { says: `die ${areas(lines, 'and', 'de')} sind verschieden` },
  };
}
