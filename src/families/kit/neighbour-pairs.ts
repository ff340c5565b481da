/** Pairs of neighbouring cells, which signs between cells name: `[[0, 0], [0, 1]]`. */
import {
  type Cell,
  cellsOf,
  comparePairs,
  describeCell,
  type Edge,
  edgeKey,
  graphOfNeighbours,
  type Issue,
  inReadingOrder,
  issue,
  type Size,
  type Symmetry,
} from '../../core/index.js';
import { isWhole } from './read-json.js';

/** Two cells that share a side, in the order that a sign gives them; rows and columns are counted from 0. */
export type NeighbourPair = readonly [Cell, Cell];

/** The pairs of the latest size: generators ask about the same one again and again. */
let latest: { readonly size: Size; readonly pairs: readonly Edge[] } | undefined;

/** All pairs of a grid, row-major by their first cell, the one to the right before the one below. */
export function neighbourPairs(size: Size): readonly Edge[] {
  if (latest?.size.rows !== size.rows || latest.size.columns !== size.columns) {
    latest = { size, pairs: graphOfNeighbours(cellsOf(size)).edges };
  }
  return latest.pairs;
}

/** The pairs in the order of {@link neighbourPairs}; within a pair the order of the cells stays. */
export function sortedPairs(pairs: readonly NeighbourPair[]): readonly NeighbourPair[] {
  return pairs.toSorted((one, other) => comparePairs(inReadingOrder(one), inReadingOrder(other)));
}

/** The pairs where a symmetry takes them, sorted; within a pair the order of the cells stays. */
export function movedPairs(pairs: readonly NeighbourPair[], { to }: Symmetry): readonly NeighbourPair[] {
  return sortedPairs(pairs.map(([first, second]) => [to(first), to(second)]));
}

/** Lists of pairs by their names: cells off the grid, cells that are no neighbours, pairs named twice. */
export function pairIssues(
  lists: Readonly<Record<string, readonly NeighbourPair[] | undefined>>,
  { rows, columns }: Size,
): readonly Issue[] {
  const seen = new Set<string>();
  return Object.entries(lists).flatMap(([name, pairs = []]) =>
    pairs.flatMap((pair, index): readonly Issue[] => {
      const place = { part: `${name}, pair ${index + 1}` };
      const off = pair.find(
        ([row, column]) => !isWhole(row, 0, rows - 1) || !isWhole(column, 0, columns - 1),
      );
      if (off !== undefined) {
        const message = `The cell [${off.join(', ')}] lies outside of the grid; rows from 0 to ${rows - 1} and columns from 0 to ${columns - 1} are expected.`;
        return [issue('sign-off-grid', message, place)];
      }
      const [[row, column], [otherRow, otherColumn]] = pair;
      const words = `${describeCell(pair[0])} and ${describeCell(pair[1])}`;
      if (Math.abs(row - otherRow) + Math.abs(column - otherColumn) !== 1) {
        return [issue('sign-not-neighbours', `The cells in ${words} do not share a side.`, place)];
      }
      const key = edgeKey(pair);
      if (seen.has(key)) {
        return [issue('sign-repeated', `The cells in ${words} have a sign already.`, place)];
      }
      seen.add(key);
      return [];
    }),
  );
}
