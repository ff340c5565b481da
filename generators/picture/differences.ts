/**
 * The cells in which other solutions differ from a picture, as small sets. A difference is made minimal by holding more
 * and more of its cells at their true state while another solution remains.
 */
import type { LimitName } from '../../src/core/budget.js';
import type { Bitmap } from '../../src/image/bitmap.js';
import type { UniquenessOracle } from './oracle.js';

/** `limit` when the search for another difference was cut off; then the list may lack some. */
export interface Differences {
  readonly differences: readonly (readonly number[])[];
  readonly limit?: LimitName;
}

/**
 * Disjoint minimal differences, at most `most`, of solutions that agree with the picture on the `held` cells. None and no
 * limit: the picture is the only solution.
 */
export function disjointDifferences(
  picture: Bitmap,
  oracle: UniquenessOracle,
  most: number,
  held: readonly number[] = [],
): Differences {
  const differences: number[][] = [];
  const told = [...held];
  while (differences.length < most) {
    const answer = oracle(picture, told);
    if (answer.status === 'undecided') return { differences, limit: answer.limit };
    if (answer.status === 'unique') break;
    const minimal = shrink(picture, oracle, differingCells(picture, answer.cells));
    differences.push(minimal);
    told.push(...minimal);
  }
  return { differences };
}

/**
 * A minimal difference within a given one: no solution differs from the picture on a proper subset of it, as far
 * as the oracle could decide.
 */
function shrink(picture: Bitmap, oracle: UniquenessOracle, difference: readonly number[]): number[] {
  let present = [...difference];
  const needed = new Set<number>();
  for (let cell = next(present, needed); cell !== undefined; cell = next(present, needed)) {
    const inside = new Set(present);
    inside.delete(cell);
    const held = Array.from(picture.cells.keys()).filter((other) => !inside.has(other));
    const answer = oracle(picture, held);
    if (answer.status === 'second') present = differingCells(picture, answer.cells);
    else needed.add(cell);
  }
  return present;
}

function next(present: readonly number[], needed: ReadonlySet<number>): number | undefined {
  return present.find((cell) => !needed.has(cell));
}

function differingCells(picture: Bitmap, other: Readonly<Uint8Array>): number[] {
  return Array.from(picture.cells.keys()).filter((cell) => picture.cells[cell] !== other[cell]);
}
