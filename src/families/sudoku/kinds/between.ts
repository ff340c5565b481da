/**
 * Between: the values of all other places lie between those of the first two, which may be in either order.
 *
 * - Rows: an auxiliary variable says that the first value is less than the second; by it, a value of an end
 *   leaves the other places those beyond it.
 * - Plainly: the bounds in both orders.
 */
import {
  type Narrowing,
  type Rule,
  type RuleKind,
  type RuleRows,
  valuesFrom,
} from '../../kit/rules/index.js';
import { cellsOfRule } from './words.js';

/** The two ends, then the places between. */
export interface BetweenRule extends Rule {
  readonly kind: 'between';
}

export const betweenKind: RuleKind<BetweenRule> = {
  id: 'between',
  issue: 'not-between',
  fault({ places }, values) {
    const [one, other, ...inner] = places.map((place) => values[place]!);
    const [low, high] = [Math.min(one!, other!), Math.max(one!, other!)];
    const wrong = inner.find((value) => value <= low || value >= high);
    return wrong === undefined ? undefined : `${wrong} does not lie between ${low} and ${high}.`;
  },
  state(rule, rows) {
    const says = () => {
      const [ends, inner] = [rule.places.slice(0, 2), rule.places.slice(2)].map((places) =>
        cellsOfRule({ ...rule, places }, rows.board),
      );
      return {
        en: { says: `All numbers in ${inner!.en} lie between those in ${ends!.en}` },
        de: { says: `Alle Zahlen in ${inner!.de} liegen zwischen denen in ${ends!.de}` },
      };
    };
    rows.because(rule, { says }, () => stateBetween(rule, rows));
  },
  narrow({ places: [one, other, ...inner] }, left) {
    const kept = [0, 0, ...inner.map(() => 0)];
    addOrder([one!, other!, ...inner], [0, 1], left, kept);
    addOrder([other!, one!, ...inner], [1, 0], left, kept);
    if (kept[0] === 0) left.fail();
    else for (const [at, place] of [one!, other!, ...inner].entries()) left.keep(place, kept[at]!);
  },
};

function stateBetween({ id, places: [one, other, ...inner] }: BetweenRule, rows: RuleRows): void {
  const pairs = rows
    .valuesOf(one!)
    .map((value) => [rows.literal(one!, value)!, rows.literalsIn(other!, -2 << value)] as const);
  const rises = rows.either(
    `${id}_rises`,
    pairs.flatMap(([own, higher], index) =>
      higher.length === 0
        ? []
        : [rows.both(`${id}_rises_${index}`, [own, rows.either(`${id}_higher_${index}`, higher)])],
    ),
  );
  for (const [order, low, high] of [
    [rises, one!, other!],
    [~rises, other!, one!],
  ] as const) {
    const [sign, name] = [~order, order === rises ? 'up' : 'down'];
    for (const value of rows.valuesOf(low)) {
      const end = ~rows.literal(low, value)!;
      for (const place of [...inner, high]) {
        const beyond = rows.literalsIn(place, -2 << value);
        rows.clause(`${id}_${name}_from_${value}_${place}`, [sign, end, ...beyond]);
      }
    }
    for (const value of rows.valuesOf(high)) {
      const end = ~rows.literal(high, value)!;
      for (const place of inner) {
        const below = rows.literalsIn(place, valuesFrom(0, value) & ~(1 << value));
        rows.clause(`${id}_${name}_to_${value}_${place}`, [sign, end, ...below]);
      }
    }
  }
}

/** Adds to `kept` the values with which the first place is the lower end and the second the higher one. */
function addOrder(
  [low, high, ...inner]: readonly number[],
  [lowAt, highAt]: readonly [number, number],
  left: Narrowing,
  kept: number[],
): void {
  const least = lowest(left.mask(low!)) + 1;
  const most = highest(left.mask(high!)) - 1;
  const own = inner.map((place) => left.mask(place) & valuesFrom(least, Math.max(least, most)));
  if (least > most || own.some((mask) => mask === 0)) return;
  // All of them lie above the lower end, so that the one that reaches least bounds it.
  const top = Math.min(...own.map(highest));
  const bottom = Math.max(...own.map(lowest));
  kept[lowAt]! |= left.mask(low!) & (2 ** top - 1);
  kept[highAt]! |= left.mask(high!) & (-2 << bottom);
  own.forEach((mask, index) => {
    kept[index + 2]! |= mask;
  });
}

function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

function highest(mask: number): number {
  return 31 - Math.clz32(mask);
}
