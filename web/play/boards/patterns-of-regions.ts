/** Patterns for the regions of a board, so that neighbours differ. */
import type { Cell } from '../../../src/browser.js';

/**
 * The number of a pattern by region: the first that no neighbouring region has.
 * @param regions by rows, null for a cell of none
 * @param count of patterns
 */
export function patternsOf(
  regions: readonly (readonly (number | null)[])[],
  count: number,
): ReadonlyMap<number, number> {
  const patterns = new Map<number, number>();
  const beside = new Map<number, Set<number>>();
  const meet = (one: number | null, [row, column]: Cell): void => {
    const other = regions[row]?.[column] ?? null;
    if (one === null || other === null || one === other) return;
    beside.set(one, (beside.get(one) ?? new Set()).add(other));
    beside.set(other, (beside.get(other) ?? new Set()).add(one));
  };
  for (const [row, line] of regions.entries())
    for (const [column, region] of line.entries()) {
      meet(region, [row + 1, column]);
      meet(region, [row, column + 1]);
    }
  for (const region of new Set(regions.flat())) {
    if (region === null) continue;
    const used = new Set([...(beside.get(region) ?? [])].map((other) => patterns.get(other)));
    const free = Array.from({ length: count }, (_, index) => index).find((index) => !used.has(index));
    // With more neighbours than there are patterns the heavy lines between regions are left.
    patterns.set(region, free ?? region % count);
  }
  return patterns;
}
