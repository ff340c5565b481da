/**
 * Classes: no two of the places hold values of one class; where there are as many places as classes, each
 * class has one.
 *
 * - Rows: for every class at most one, or exactly one, of the variables of its values.
 * - Plainly: a place that has values of one class only leaves none of them to the others, and a class that
 *   has one place left, where every class has one, goes there.
 */
import { type Rule, type RuleKind, valuesFrom, valuesIn } from '../../kit/rules/index.js';
import { all } from '../../kit/words/series.js';
import { cellsOfRule } from './words.js';

/** No two values are of one class. */
export interface ClassesRule extends Rule {
  readonly kind: 'classes';
  /** At least one for each place: disjoint sets of values as bits, which together have all values. */
  readonly classes: readonly number[];
}

export const classes: RuleKind<ClassesRule> = {
  id: 'classes',
  issue: 'class-repeated',
  fault({ places, classes: sets }, values) {
    for (const set of sets) {
      const own = places.map((place) => values[place]!).filter((value) => ((set >> value) & 1) === 1);
      if (own.length > 1) return `${own[0]} and ${own[1]} stand there, both of ${listed(set)}.`;
    }
    return undefined;
  },
  state(rule, rows) {
    const { id, places, classes: sets } = rule;
    const says = () => {
      const { en, de } = cellsOfRule(rule, rows.board);
      return {
        en: { says: `In ${en}, no two numbers are both of ${all(sets.map(listed), 'en')}` },
        de: { says: `In ${de} gehören keine zwei Zahlen beide zu ${all(sets.map(listed), 'de')}` },
      };
    };
    const isFull = places.length === sets.length;
    rows.because(rule, { says }, () =>
      sets.forEach((set, index) => {
        const literals = places.flatMap((place) => rows.literalsIn(place, set));
        rows.sum(`${id}_class_${index}`, literals, { most: 1, ...(isFull && { least: 1 }) });
      }),
    );
  },
  narrow({ places, classes: sets }, left) {
    const isFull = places.length === sets.length;
    for (const set of sets) {
      const possible = places.filter((place) => (left.mask(place) & set) !== 0);
      const sure = places.filter((place) => (left.mask(place) & ~set) === 0);
      if (sure.length > 1 || (isFull && possible.length === 0)) left.fail();
      else if (sure.length === 1) {
        for (const place of possible) if (place !== sure[0]) left.keep(place, ~set);
      } else if (isFull && possible.length === 1) left.keep(possible[0]!, set);
    }
  },
};

/** The classes of values from 1 on by their remainder. */
export function classesByRemainder(modulus: number, largest: number): readonly number[] {
  return Array.from({ length: modulus }, (_, remainder) =>
    valuesIn(valuesFrom(1, largest)).reduce(
      (set, value) => (value % modulus === remainder ? set | (1 << value) : set),
      0,
    ),
  );
}

/** Low, middle and high values from 1 on. */
export function classesBySize(largest: number): readonly number[] {
  const third = Math.round(largest / 3);
  return [
    valuesFrom(1, third),
    valuesFrom(third + 1, largest - third),
    valuesFrom(largest - third + 1, largest),
  ];
}

/** `1, 4 and 7` without blanks: `147`; numbers of two digits with commas. */
function listed(set: number): string {
  const values = valuesIn(set);
  return values.join(values.at(-1)! > 9 ? ',' : '');
}
