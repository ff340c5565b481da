/** A nonogram being solved, as JSON: rows of the signs of solutions and `?` (not known yet). */
import type { Result } from '../../../core/index.js';
import type { Known } from '../../contract/explaining.js';
import { readSignState } from '../../kit/states/sign-state.js';
import { colourNames } from '../colour-names.js';
import { colourCount, colourOf, signOf } from '../colours.js';
import { NOT_GIVEN } from '../given.js';
import type { NonogramPuzzle } from '../puzzle.js';
import { knownColour } from './reasons.js';

/** Reads rows of signs: `#` and `.`, in a colour nonogram the signs of its colours. */
export function readNonogramState(json: unknown, puzzle: NonogramPuzzle): Result<readonly Known[]> {
  const size = { rows: puzzle.rows.length, columns: puzzle.columns.length };
  return readSignState(json, {
    size,
    signs: signsOf(puzzle),
    open: NOT_GIVEN,
    given: puzzle.given,
    known: (sign, [row, column]) => knownColour(puzzle, row * size.columns + column, colourOf(sign)!),
  });
}

function signsOf(puzzle: NonogramPuzzle): Readonly<Record<string, string>> {
  const names = puzzle.palette === undefined ? ['', 'a filled cell'] : colourNames(puzzle.palette);
  const colours = Array.from({ length: colourCount(puzzle) }, (_, index) => index + 1);
  return {
    ...Object.fromEntries(colours.map((colour) => [signOf(puzzle, colour), names[colour]!])),
    '.': 'an empty cell',
    [NOT_GIVEN]: 'nothing known',
  };
}
