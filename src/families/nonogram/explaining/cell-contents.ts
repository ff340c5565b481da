/** What marks say of the cells of a line: sets of the colours that these may have, bit 0 for the background. */
import type { MarkedValue, ReasonShape } from '../../explaining.js';
import { colourNames } from '../colour-names.js';
import { colourCount } from '../colours.js';
import type { NonogramPuzzle } from '../puzzle.js';
import { hasColourMarks, IS_EMPTY } from './reasons.js';

/** The bit of the background. */
export const BACKGROUND = 1;

/** What the cells of a line may have where some marks are known. */
export function contentsOf(
  puzzle: NonogramPuzzle,
  { cells }: ReasonShape,
  known: readonly MarkedValue[],
): Int32Array {
  const place = new Map(cells.map((cell, index) => [cell.join(), index]));
  const contents = new Int32Array(cells.length).fill(2 ** (colourCount(puzzle) + 1) - 1);
  for (const { mark, value } of known) {
    const index = place.get(mark.cells[0]!.join());
    const bit = 1 << colourOfMark(puzzle, mark);
    if (index !== undefined) contents[index]! &= value ? bit : ~bit;
  }
  return contents;
}

/** The colour that a cell has where its mark is true. */
function colourOfMark(puzzle: NonogramPuzzle, { yes }: MarkedValue['mark']): number {
  if (!hasColourMarks(puzzle)) return 1;
  if (yes.one === IS_EMPTY.one) return 0;
  return colourNames(puzzle.palette!).findIndex((name, colour) => colour > 0 && yes.one === `is ${name}`);
}
