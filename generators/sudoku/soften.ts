/**
 * Softening: a dug puzzle that needs guessing gets givens back, those dug last first, until one-step
 * look-ahead is enough. Logic is monotone: more givens never determine less, so the number put back is found
 * by bisection.
 */

import { type Box, rateSudoku } from '../../src/families/sudoku/index.js';
import type { Dug } from './dig.js';
import { puzzleOf } from './rows.js';

/** The puzzle itself when no guessing is needed, else the one with the fewest givens put back. */
export function soften({ solution, givens, removed }: Dug, box: Box): Readonly<Uint8Array> {
  const afterDigging = (count: number): Uint8Array => {
    const open = Uint8Array.from(givens);
    for (const group of removed.slice(count)) for (const cell of group) open[cell] = solution[cell]!;
    return open;
  };
  if (rateSudoku(puzzleOf(givens, box)).logic !== 'beyond') return givens;
  let easy = 0;
  for (let hard = removed.length; hard - easy > 1; ) {
    const middle = (easy + hard) >> 1;
    if (rateSudoku(puzzleOf(afterDigging(middle), box)).logic === 'beyond') hard = middle;
    else easy = middle;
  }
  return afterDigging(easy);
}
