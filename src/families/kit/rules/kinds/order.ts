/**
 * Order: from each of the places to the next one the value rises, or, where the order is not strict, does not
 * fall.
 *
 * - Rows: where a place has at least a value, the next one has at least that value too, or a higher one; over
 *   literals that a place has at least a value, so that a bound goes along the whole line. Source: the order
 *   encoding of Tamura, Taga, Kitagawa and Banbara, "Compiling finite linear CSP into SAT" (2009).
 * - Plainly: values below what the places before ask for are excluded, and those above what the places behind
 *   allow.
 */
import type { InLanguages } from '../../../contract/language.js';
import { codesOf, valuesFrom } from '../board.js';
import type { Narrowing } from '../narrowing.js';
import type { Rule, RuleWords } from '../rule.js';
import type { RuleKind } from '../rule-kind.js';
import type { RuleRows } from '../rule-rows.js';

/** The values rise from the first place to the last. */
export interface OrderRule extends Rule {
  readonly kind: 'order';
  /** False: neighbours may be equal. */
  readonly isStrict: boolean;
}

/** The largest value that a place can have. */
const LARGEST = 30;

export const order: RuleKind<OrderRule> = {
  id: 'order',
  issue: 'wrong-order',
  fault({ places, isStrict }, values) {
    const found = places.map((place) => values[place]!);
    const at = found.findIndex((value, index) => {
      const before = found[index - 1];
      return before !== undefined && (isStrict ? before >= value : before > value);
    });
    return at < 0 ? undefined : `${found[at]} stands behind ${found[at - 1]}.`;
  },
  state(rule, rows) {
    const { places } = rule;
    rows.because(rule, { says: () => orderWords(rule, codesOf(rows.board, places)) }, () => {
      for (let at = 1; at < places.length; at++) stateStep(rule, at, rows);
    });
  },
  narrow(rule, left) {
    const { places, isStrict } = rule;
    const step = isStrict ? 1 : 0;
    let least = 0;
    for (const place of places) {
      const kept = left.mask(place) & valuesFrom(least, LARGEST);
      if (kept === 0) {
        left.fail();
        return;
      }
      left.keep(place, kept);
      least = 31 - Math.clz32(kept & -kept) + step;
    }
    narrowFromEnd(places, step, left);
  },
};

/** States the order of a place and the one before it. */
function stateStep({ id, places, isStrict }: OrderRule, at: number, rows: RuleRows): void {
  for (const value of rows.valuesOf(places[at - 1]!)) {
    const before = atLeast(places[at - 1]!, value, rows);
    const behind = atLeast(places[at]!, isStrict ? value + 1 : value, rows);
    if (behind === true) continue;
    const premise = before === true ? [] : before.map((literal) => ~literal);
    rows.clause(`${id}_${at}_from_${value}`, [...premise, ...behind]);
  }
}

/** The literal that a place has at least a value; none: it never has, true: it always has. */
function atLeast(place: number, value: number, rows: RuleRows): readonly number[] | true {
  const position = rows.valuesOf(place).findIndex((own) => own >= value);
  if (position <= 0) return position === 0 || [];
  return [rows.risesOf(place).literals[position - 1]!];
}

/** Excludes values that leave the places behind no room; some filling is known to be left. */
function narrowFromEnd(places: readonly number[], step: number, left: Narrowing): void {
  let most = LARGEST;
  for (let at = places.length - 1; at >= 0; at--) {
    const kept = left.mask(places[at]!) & valuesFrom(0, most);
    left.keep(places[at]!, kept);
    most = 31 - Math.clz32(kept) - step;
  }
}

/** `r5c5 < r4c4 < r3c3` */
function orderWords({ isStrict }: OrderRule, codes: readonly string[]): InLanguages<RuleWords> {
  const says = codes.join(isStrict ? ' < ' : ' ≤ ');
  return { en: { says }, de: { says } };
}
