/**
 * Values that take as many houses in some order, found by what is known: in a proof these may come from any
 * of its rules, where steps ask their reasons.
 */
import type { StepShape } from '../../contract/explaining.js';

/** Values up to which people see that they take as many houses. */
const SIZES = [2, 3];

/** Some values of an attribute and as many houses, both in order. */
export interface FullHouses {
  readonly items: readonly number[];
  /** Counted from 0. */
  readonly houses: readonly number[];
  /** True if nothing else is left for the values, or for the houses. */
  readonly leftFor: 'values' | 'houses';
}

/**
 * The values and houses because of which one value is not in one house, where only that is concluded; the
 * fewest.
 * @param houses of the street
 */
export function fullHousesOf({ conclusions, known }: StepShape, houses: number): FullHouses | undefined {
  const [concluded, ...more] = conclusions;
  if (concluded === undefined || concluded.value || more.length > 0) return undefined;
  const [item, house] = concluded.mark.cells[0]!;
  const start = Math.floor(item / houses) * houses;
  const excluded = new Set(known.flatMap(({ mark, value }) => (value ? [] : [String(mark.cells[0])])));
  const street = Array.from({ length: houses }, (_, index) => index);
  const left = street.map((value) => street.filter((place) => !excluded.has(`${start + value},${place}`)));
  const own = item - start;
  const leftIn = street.map((place) => street.filter((value) => left[value]!.includes(place)));
  for (const size of SIZES) {
    const values = tightGroup(left, size, { without: own, with: house });
    if (values !== undefined)
      return {
        items: values.rows.map((row) => start + row),
        houses: values.columns,
        leftFor: 'values',
      };
    const places = tightGroup(leftIn, size, { without: house, with: own });
    if (places !== undefined)
      return {
        items: places.columns.map((column) => start + column),
        houses: places.rows,
        leftFor: 'houses',
      };
  }
  return undefined;
}

/** Some rows to which only as many columns are left together: not one of the rows, and one of the columns. */
function tightGroup(
  left: readonly (readonly number[])[],
  size: number,
  { without, with: needed }: { readonly without: number; readonly with: number },
): { readonly rows: readonly number[]; readonly columns: readonly number[] } | undefined {
  const few = left.flatMap((columns, row) => (row !== without && columns.length <= size ? [row] : []));
  for (const rows of groupsOf(few, size)) {
    const columns = [...new Set(rows.flatMap((row) => left[row]!))].sort((one, other) => one - other);
    if (columns.length === size && columns.includes(needed)) return { rows, columns };
  }
  return undefined;
}

/** All groups of some size, in order. */
function groupsOf(rows: readonly number[], size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return rows.flatMap((row, index) =>
    groupsOf(rows.slice(index + 1), size - 1).map((group) => [row, ...group]),
  );
}
