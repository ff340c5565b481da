/** The grids of moves that are Latin squares: rows and columns, and no boxes. */
import { cellCode, cellIndices, linesOf, oncePerKey } from '../../../core/index.js';
import type { Area, NumberRules } from './number-grid.js';

/** The rows and columns of a square. */
export function lineAreas(side: number): readonly Area[] {
  return linesOf({ rows: side, columns: side }).map(
    ({ cells }, index): Area => ({
      kind: index < side ? 'row' : 'column',
      number: (index % side) + 1,
      places: cellIndices(cells, side),
    }),
  );
}

/** The rules of a Latin square as kit/rules states them, by its side. */
export const lineRules = oncePerKey(
  (side: number): NumberRules => ({
    side,
    areas: lineAreas(side),
    cellRule: (cell) => `cell-${cellCode(cell)}`,
    areaRule: ({ kind, number: line }, number) => `${kind}-${line}-number-${number}`,
  }),
);
