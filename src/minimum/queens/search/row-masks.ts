/** Rows of a board as bit masks: bit c is column c. */
import { QUEEN, type QueensSolution, WALL } from '../../../families/queens/index.js';

/** Longest row that the search takes: a state of the board then fits two words of 32 bits. */
export const MOST_COLUMNS = 16;

/** The queens and walls of one row. */
export interface RowPattern {
  readonly queens: number;
  readonly walls: number;
}

/** For every mask of a row its mirror image, at the index of the mask. */
export function mirroredMasks(columns: number): Uint16Array {
  const table = new Uint16Array(1 << columns);
  for (let mask = 1; mask < table.length; mask++) {
    table[mask] = (table[mask >> 1]! >> 1) | ((mask & 1) << (columns - 1));
  }
  return table;
}

/** The board of the given rows with its queens and walls; rows that are not given are empty. */
export function drawRows(patterns: readonly RowPattern[], rows: number, columns: number): QueensSolution {
  return Array.from({ length: rows }, (_, row) => {
    const { queens, walls } = patterns[row] ?? { queens: 0, walls: 0 };
    return Array.from({ length: columns }, (_, column) => {
      if ((queens >> column) & 1) return QUEEN;
      return (walls >> column) & 1 ? WALL : '.';
    }).join('');
  });
}
