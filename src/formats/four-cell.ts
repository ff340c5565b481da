/**
 * Cells with small numbers in puzz.link addresses, both ways: `0` to `4` is a number, `5` to `9` one with an
 * empty cell behind it, `a` to `e` one with two; `.` is a clue without a number, and `g` to `z` skip 1 to 20
 * empty cells. Source: the 4-cell encoding of the pzpr puzzle editor, as its addresses show it.
 */
import { failure, issue, type Result, success } from '../core/index.js';
import { quote } from './lines.js';
import type { Num16Item } from './num16.js';
import { endedEarly, type NumberBody, type PuzzlinkAddress, surplusIssue } from './puzzlink.js';

/** Numbers are 0 to 4, so that this many come before those with an empty cell behind them. */
const NUMBERS = 5;
const MOST_BEHIND = 2;
const LONGEST_SKIP = 20;
/** `g`, the digit 16 in base 36, skips one cell. */
const SKIP_BASE = 15;

/** Writes cells, row-major; empty ones at the end are written too. */
export function encodeFourCell(items: readonly Num16Item[]): string {
  let text = '';
  let place = 0;
  const emptyFrom = (start: number, most: number): number => {
    let count = 0;
    while (count < most && items[start + count] === null) count++;
    return count;
  };
  while (place < items.length) {
    const item = items[place]!;
    if (typeof item === 'number') {
      const behind = emptyFrom(place + 1, MOST_BEHIND);
      // pzpr counts cells behind the last one as empty.
      const isLast = place + 1 + behind === items.length;
      text += (item + NUMBERS * (isLast ? MOST_BEHIND : behind)).toString(16);
      place += 1 + behind;
    } else if (item === '?') {
      text += '.';
      place++;
    } else {
      const skip = emptyFrom(place, LONGEST_SKIP);
      text += (SKIP_BASE + skip).toString(36);
      place += skip;
    }
  }
  return text;
}

/** Reads the body as such cells with nothing behind them; one that ends early leaves the others empty. */
export function readFourCellBody({ body, at }: PuzzlinkAddress, count: number): Result<NumberBody> {
  const items: Num16Item[] = [];
  for (const [offset, character] of [...body].entries()) {
    if (items.length >= count) return failure(surplusIssue(at(offset)));
    if (character === '.') items.push('?');
    else if (/^[0-9a-e]$/.test(character)) {
      const value = Number.parseInt(character, 16);
      items.push(value % NUMBERS);
      for (let behind = Math.floor(value / NUMBERS); behind > 0; behind--) items.push(null);
    } else if (/^[g-z]$/.test(character)) {
      const skip = Number.parseInt(character, 36) - SKIP_BASE;
      if (skip > count - items.length) {
        const message = `${quote(character)} skips ${skip} cells, but only ${count - items.length} are left.`;
        return failure(issue('format-syntax', message, at(offset)));
      }
      for (let empty = 0; empty < skip; empty++) items.push(null);
    } else {
      const message = `${quote(character)} is no cell of this address; "0" to "9", "a" to "e", "g" to "z" or "." is expected.`;
      return failure(issue('format-syntax', message, at(offset)));
    }
  }
  const all = Array.from({ length: count }, (_, place) => items[place] ?? null);
  return success(endedEarly(all, Math.max(0, count - items.length)));
}
