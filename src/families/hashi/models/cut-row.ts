/** The row that a bridge leads out of a group of islands. */
import { type Row, row, sum, type VariableIndex } from '../../../solve/index.js';
import type { Layout } from '../layout.js';

/**
 * The row of a group.
 * @param firstOf the variable that says that a place has a bridge; none where it has no variable
 */
export function cutRow(
  { places }: Layout,
  firstOf: (place: number) => readonly VariableIndex[],
  group: readonly number[],
): Row {
  const inside = new Set(group);
  const out = places.flatMap(({ from, to }, place) =>
    inside.has(from) !== inside.has(to) ? firstOf(place) : [],
  );
  return row(`connect_${group[0]}_${group.length}`, sum(out), '>=', 1);
}
