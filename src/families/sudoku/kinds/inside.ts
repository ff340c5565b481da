/** Values that are used in a part of a line, where no value stands twice in the line. */
import { type RuleRows, setsOf, type UsedValues, unionOf, valuesIn } from '../../kit/rules/index.js';

/**
 * States that no value stands twice in the places, and defines which are used inside.
 * @param inside by place: the literal that it lies inside, or what is known of that
 * @param values those that can be used, as bits
 */
export function stateUsedInside(
  id: string,
  places: readonly number[],
  inside: readonly (number | boolean)[],
  values: number,
  rows: RuleRows,
): UsedValues {
  const all = valuesIn(unionOf(places, (place) => rows.board.domains[place]!));
  for (const value of all) rows.sum(`${id}_once_${value}`, rows.literalsOf(places, value), { most: 1 });
  const usable = all.filter((value) => ((values >> value) & 1) === 1);
  const used = usable.map((value) => {
    const there = places.flatMap((place, at): readonly number[] => {
      const own = rows.literal(place, value);
      const isInside = inside[at]!;
      if (own === undefined || isInside === false) return [];
      return isInside === true ? [own] : [rows.both(`${id}_there_${at}_${value}`, [own, isInside])];
    });
    return rows.either(`${id}_has_${value}`, there);
  });
  return { values: usable, used };
}

/** By values and total: the sets. */
const SETS = new Map<string, readonly number[]>();

/** The sets of any number of some values that add up to a total, as bits. */
export function setsWithTotal(values: readonly number[], total: number): readonly number[] {
  const key = `${values.join()} ${total}`;
  const known = SETS.get(key) ?? listSets(values, total);
  SETS.set(key, known);
  return known;
}

function listSets(values: readonly number[], total: number): readonly number[] {
  const usable = values.reduce((set, value) => set | (1 << value), 0);
  return Array.from({ length: values.length + 1 }, (_, count) =>
    [...setsOf(count, total, values.at(-1) ?? 0)].filter((set) => (set & ~usable) === 0),
  ).flat();
}
