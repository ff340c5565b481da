/**
 * The cells in which other solutions differ from a picture, as small sets. A difference is made minimal by
 * holding more and more of its cells at their true state while another solution remains.
 */
import type { LimitName } from '../../core/index.js';
import type { Bitmap } from '../decode/bitmap.js';
import type { UniquenessOracle } from './oracle.js';

/** Every line that a difference touches has a filled and an empty cell of it. */
const SMALLEST_DIFFERENCE = 4;

/** `limit` when the search for another difference was cut off; then the list may lack some. */
export interface Differences {
  readonly differences: readonly (readonly number[])[];
  readonly limit?: LimitName;
}

/**
 * Disjoint minimal differences, at most `most`, of solutions that agree with the picture on the `held` cells.
 * None and no limit: the picture is the only solution.
 */
export function disjointDifferences(
  picture: Bitmap,
  oracle: UniquenessOracle,
  most: number,
  held: readonly number[] = [],
): Differences {
  const differences: (readonly number[])[] = [];
  const fixed = [...held];
  while (differences.length < most) {
    const answer = oracle(picture, fixed);
    if (answer.status === 'undecided') return { differences, limit: answer.limit };
    if (answer.status === 'unique') break;
    const minimal = shrink(picture, oracle, differingCells(picture, answer.cells));
    differences.push(minimal);
    fixed.push(...minimal);
  }
  return { differences };
}

/**
 * A minimal difference within a given one: no solution differs from the picture on a proper subset of it, as
 * far as the oracle could decide. A part of the cells is held; when another solution remains, its difference
 * is the new one, otherwise the part is split; a single cell that cannot be held is needed.
 */
function shrink(picture: Bitmap, oracle: UniquenessOracle, difference: readonly number[]): readonly number[] {
  let present = difference;
  const holdAsManyAsPossible = (part: readonly number[]): void => {
    const chunk = part.filter((cell) => present.includes(cell));
    if (chunk.length === 0) return;
    const left = new Set(present);
    for (const cell of chunk) left.delete(cell);
    if (left.size >= SMALLEST_DIFFERENCE) {
      const held = Array.from(picture.cells.keys()).filter((cell) => !left.has(cell));
      const answer = oracle(picture, held);
      if (answer.status === 'second') {
        present = differingCells(picture, answer.cells);
        return;
      }
    }
    if (chunk.length === 1) return;
    const middle = chunk.length >> 1;
    holdAsManyAsPossible(chunk.slice(0, middle));
    holdAsManyAsPossible(chunk.slice(middle));
  };
  const middle = difference.length >> 1;
  holdAsManyAsPossible(difference.slice(0, middle));
  holdAsManyAsPossible(difference.slice(middle));
  return present;
}

function differingCells(picture: Bitmap, other: Readonly<Uint8Array>): number[] {
  return Array.from(picture.cells.keys()).filter((cell) => picture.cells[cell] !== other[cell]);
}
