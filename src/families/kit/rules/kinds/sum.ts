/**
 * Sums: the values of the places add up to a total; `distinct`: and are all different; `weights`: each value
 * times a number, which makes an equation of sums that are equal.
 *
 * - Rows: the literals that places have at least a value add up to the total. Where values are distinct:
 *   every value stands in at most one place, and the values that stand somewhere are one of the sets with
 *   that total. Where there are very many sets, the values add up to the total and are as many as the places.
 * - Plainly, where they are distinct: a value stays in a place if some set of as many values with that total
 *   has it, and of the rest of the set every other place can have some value, and every value some place. A
 *   value that all such sets have and that has one place left goes there. Otherwise: the bounds of the
 *   others.
 */
import type { InLanguages } from '../../../contract/language.js';
import { cellsWords } from '../../words/series.js';
import { codesOf, valuesIn } from '../board.js';
import type { Narrowing } from '../narrowing.js';
import type { Rule, RuleWords } from '../rule.js';
import type { RuleKind } from '../rule-kind.js';
import type { RuleRows } from '../rule-rows.js';
import { narrowToSets, setsOf, stateOneSet, stateUsed, unionOf } from './value-sets.js';

/** The values of the places add up to a total. */
export interface SumRule extends Rule {
  readonly kind: 'sum';
  readonly total: number;
  readonly distinct: boolean;
  /** By place: whole numbers other than 0. Absent: 1 each; only then values are distinct. */
  readonly weights?: readonly number[];
}

export const sum: RuleKind<SumRule> = {
  id: 'sum',
  issue: 'wrong-sum',
  fault({ places, total, distinct, weights }, values) {
    const found = places.map((place) => values[place]!);
    const added = found.reduce((sum, value, at) => sum + value * (weights?.[at] ?? 1), 0);
    if (added !== total) {
      return weights === undefined
        ? `The sum is ${added}; ${total} is expected.`
        : `The sums differ by ${Math.abs(added - total)}.`;
    }
    const twice = found.find((value, index) => found.indexOf(value) < index);
    return distinct && twice !== undefined ? `${twice} stands there twice.` : undefined;
  },
  state(rule, rows) {
    const says = () => sumWords(rule, codesOf(rows.board, rule.places));
    rows.because(rule, { says }, () => (rule.distinct ? stateDistinct(rule, rows) : statePlain(rule, rows)));
  },
  narrow(rule, left) {
    if (rule.distinct) narrowDistinct(rule, left);
    else narrowByBounds(rule, left);
  },
};

function statePlain({ id, places, total, weights }: SumRule, rows: RuleRows): void {
  let rest = total;
  const literals: number[] = [];
  const factors: number[] = [];
  places.forEach((place, at) => {
    const weight = weights?.[at] ?? 1;
    const { lowest, literals: own, by } = rows.risesOf(place);
    rest -= weight * lowest;
    literals.push(...own);
    factors.push(...by.map((rise) => weight * rise));
  });
  rows.sum(id, literals, { least: rest, most: rest }, factors);
}

/** Most sets of values that are listed: as many as four numbers from 1 to 9 with the sum 20 can be. */
const MOST_SETS = 12;

function stateDistinct({ id, places, total }: SumRule, rows: RuleRows): void {
  const uses = stateUsed(id, places, rows);
  const { values, used } = uses;
  const union = unionOf(places, (place) => rows.board.domains[place]!);
  const sets = setsOf(places.length, total, values.at(-1)!).filter((set) => (set & ~union) === 0);
  if (sets.length > MOST_SETS) {
    rows.sum(`${id}_total`, used, { least: total, most: total }, values);
    rows.sum(`${id}_count`, used, { least: places.length, most: places.length });
    return;
  }
  stateOneSet(id, sets, uses, rows);
}

function narrowDistinct({ places, total }: SumRule, left: Narrowing): void {
  const union = unionOf(places, (place) => left.mask(place));
  narrowToSets(places, setsOf(places.length, total, 31 - Math.clz32(union)), left);
}

function narrowByBounds({ places, total, weights }: SumRule, left: Narrowing): void {
  let [least, most] = [0, 0];
  places.forEach((place, at) => {
    const [low, high] = rangeOf(left.mask(place), weights?.[at] ?? 1);
    least += low;
    most += high;
  });
  if (least > total || most < total) {
    left.fail();
    return;
  }
  places.forEach((place, at) => {
    const weight = weights?.[at] ?? 1;
    const mask = left.mask(place);
    const [low, high] = rangeOf(mask, weight);
    let keep = 0;
    for (const value of valuesIn(mask)) {
      const own = weight * value;
      if (least - low + own <= total && most - high + own >= total) keep |= 1 << value;
    }
    left.keep(place, keep);
  });
}

/** The smallest and the largest number that a place adds. */
function rangeOf(mask: number, weight: number): readonly [number, number] {
  const lowest = weight * (31 - Math.clz32(mask & -mask));
  const highest = weight * (31 - Math.clz32(mask));
  return weight > 0 ? [lowest, highest] : [highest, lowest];
}

function sumWords(rule: SumRule, codes: readonly string[]): InLanguages<RuleWords> {
  const { total, distinct, weights } = rule;
  if (weights !== undefined) {
    const says = equation(codes, weights, total);
    return { en: { says }, de: { says } };
  }
  const [english, german] = [cellsWords(codes, 'en'), cellsWords(codes, 'de')];
  return distinct
    ? {
        en: { says: `${english} hold different numbers that add up to ${total}` },
        de: { says: `In ${german} stehen verschiedene Zahlen mit der Summe ${total}` },
      }
    : {
        en: { says: `${english} add up to ${total}` },
        de: { says: `${german} ergeben zusammen ${total}` },
      };
}

/** `r1c2 + r1c3 = 10 r2c2 + r2c3`: what has a negative weight stands behind. */
function equation(codes: readonly string[], weights: readonly number[], total: number): string {
  const terms = (sign: number): readonly string[] =>
    codes.flatMap((code, at) => {
      const weight = weights[at]! * sign;
      return weight <= 0 ? [] : [weight === 1 ? code : `${weight} ${code}`];
    });
  const before = [...terms(1), ...(total < 0 ? [String(-total)] : [])];
  const behind = [...terms(-1), ...(total > 0 ? [String(total)] : [])];
  const sideOf = (side: readonly string[]): string => (side.length === 0 ? '0' : side.join(' + '));
  return `${sideOf(before)} = ${sideOf(behind)}`;
}
