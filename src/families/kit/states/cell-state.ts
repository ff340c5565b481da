/** The signs of cells of one mark each, which are taken, empty or still open (queens, places of values). */
import type { Cell } from '../../../core/index.js';
import type { Shape } from '../../../draw/index.js';
import type { StateView } from '../../contract/explaining.js';
import type { CellPlaces } from '../pictures/grid-picture.js';
import { knownCross, marksAt, strongCross, strongEntry } from '../pictures/state-picture.js';

/** Half the width of the cross of an empty cell, as shares of the cell: known before, and concluded. */
const CROSS = { known: 0.12, concluded: 0.24 } as const;

/**
 * The signs of the cells that are known, conclusions drawn strongly: what is taken as the family draws it, a
 * cross for what is empty.
 */
export function cellsOfState(
  places: CellPlaces,
  { marks, known, concluded = [] }: StateView,
  taken: (cell: Cell) => readonly Shape[],
): readonly Shape[] {
  const isConcluded = new Set(concluded.map(({ mark }) => mark));
  const before = known.filter(({ mark }) => !isConcluded.has(mark));
  return [
    ...marksAt(marks, before).flatMap(({ cell, value }) =>
      value ? taken(cell) : knownCross(places.middle(cell), CROSS.known * places.cell),
    ),
    ...marksAt(marks, concluded).flatMap(({ cell, value }) =>
      value
        ? strongEntry(places, cell, taken(cell))
        : strongCross(places.middle(cell), CROSS.concluded * places.cell),
    ),
  ];
}
