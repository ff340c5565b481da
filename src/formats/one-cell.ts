/**
 * Marked cells of one kind in puzz.link addresses, both ways: `0` to `h` is a marked cell with 0 to 17 others
 * behind it, `i` to `z` are 1 to 18 others. Source: the 1-cell encoding of the pzpr puzzle editor, as its
 * addresses show it.
 */
import { failure, issue, type Place, type Result, success } from '../core/index.js';
import { quote } from './lines.js';

/** A marked cell and the others behind it are at most this many characters' worth of cells. */
const MOST_BEHIND = 17;
/** `i`, the digit 18 in base 36, is one cell. */
const OTHERS_BASE = 17;
const MOST_OTHERS = 18;

/** Writes cells, row-major, true where they are marked. */
export function encodeOneCell(cells: readonly boolean[]): string {
  let text = '';
  let place = 0;
  const othersFrom = (start: number, most: number): number => {
    let count = 0;
    while (count < most && cells[start + count] === false) count++;
    return count;
  };
  while (place < cells.length) {
    const isMarked = cells[place]!;
    const others = isMarked ? othersFrom(place + 1, MOST_BEHIND) : othersFrom(place, MOST_OTHERS);
    text += (isMarked ? others : OTHERS_BASE + others).toString(36);
    place += others + (isMarked ? 1 : 0);
  }
  return text;
}

/**
 * Reads a body from `start` on as such cells with nothing behind them.
 * @param at the place of an offset of the body
 */
export function readOneCell(
  body: string,
  start: number,
  count: number,
  at: (offset: number) => Place,
): Result<readonly boolean[]> {
  const cells: boolean[] = [];
  for (let offset = start; offset < body.length; offset++) {
    const character = body[offset]!;
    if (!/^[0-9a-z]$/.test(character)) {
      const message = `${quote(character)} is no cell of this address; a digit or a letter from "a" to "z" is expected.`;
      return failure(issue('format-syntax', message, at(offset)));
    }
    const value = Number.parseInt(character, 36);
    const isMarked = value <= MOST_BEHIND;
    if (isMarked) cells.push(true);
    for (let others = isMarked ? value : value - OTHERS_BASE; others > 0; others--) cells.push(false);
    if (cells.length > count) {
      const message = `${quote(character)} goes beyond the ${count} cells of the grid.`;
      return failure(issue('format-syntax', message, at(offset)));
    }
  }
  if (cells.length === count) return success(cells);
  const message = `The address ends after ${cells.length} of ${count} cells.`;
  return failure(issue('format-syntax', message, at(body.length)));
}
