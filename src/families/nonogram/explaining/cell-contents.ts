/** The cells of a line by their marks: sets of the colours that these may have, bit 0 for the background. */
import type { Mark, MarkedValue, ReasonShape } from '../../contract/explaining.js';
import { colourNames } from '../colour-names.js';
import { colourCount } from '../colours.js';
import type { NonogramPuzzle } from '../puzzle.js';
import { hasColourMarks, IS_EMPTY } from './reasons.js';

/** The bit of the background. */
export const BACKGROUND = 1;

/** The candidate colours of the cells of a line where some marks are known. */
export type ContentsOf = (known: readonly MarkedValue[]) => Int32Array;

/**
 * For one line. Where the cell of a mark stands and which colour it is about is looked up once: the same
 * marks come again and again.
 */
export function contentsOfLine(puzzle: NonogramPuzzle, { cells }: ReasonShape): ContentsOf {
  const placeOf = new Map(cells.map((cell, place) => [cell.join(), place]));
  const all = 2 ** (colourCount(puzzle) + 1) - 1;
  const bits = new Map<Mark, CellBit | undefined>();
  const bitOf = (mark: Mark): CellBit | undefined => {
    if (bits.has(mark)) return bits.get(mark);
    const place = placeOf.get(mark.cells[0]!.join());
    const found = place === undefined ? undefined : { place, bit: 1 << colourOfMark(puzzle, mark) };
    bits.set(mark, found);
    return found;
  };
  return (known) => {
    const contents = new Int32Array(cells.length).fill(all);
    for (const { mark, value } of known) {
      const own = bitOf(mark);
      if (own !== undefined) contents[own.place]! &= value ? own.bit : ~own.bit;
    }
    return contents;
  };
}

/** The cell of a line that a mark is about, and the bit of its colour where the mark is true. */
interface CellBit {
  readonly place: number;
  readonly bit: number;
}

function colourOfMark(puzzle: NonogramPuzzle, { yes }: Mark): number {
  if (!hasColourMarks(puzzle)) return 1;
  if (yes.one === IS_EMPTY.one) return 0;
  return colourNames(puzzle.palette!).findIndex((name, colour) => colour > 0 && yes.one === `is ${name}`);
}
