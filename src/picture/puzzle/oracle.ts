/** The uniqueness oracle for repairs and givens: has a picture's nonogram another solution? */
import type { Budget, LimitName } from '../../core/index.js';
import type { Colour } from '../../draw/index.js';
import {
  coloursOfSolution,
  type NonogramPuzzle,
  nonogram,
  openEmptyField,
  puzzleOfColours,
  puzzleOfPicture,
  solutionOfColours,
} from '../../families/nonogram/index.js';
import { certify } from '../../proving/index.js';
import type { Engine } from '../../solve/index.js';
import type { Bitmap } from '../decode/bitmap.js';

/** `second` carries the cells of a solution that differs from the picture, row-major, 1 filled. */
type OracleAnswer =
  | { readonly status: 'unique' }
  | { readonly status: 'second'; readonly cells: Readonly<Uint8Array> }
  | { readonly status: 'undecided'; readonly limit: LimitName };

/**
 * Decides whether the clues of a picture, with the states of the held cells given as well, have a solution
 * other than the picture.
 */
export type UniquenessOracle = (picture: Bitmap, held: readonly number[]) => OracleAnswer;

/**
 * An oracle that tries line logic first and calls an engine where that does not decide. The budget is for
 * each call.
 * @param palette of pictures in colours, whose cells are its indices
 */
export function openOracle(
  engine: Engine,
  budget: Budget = {},
  palette?: readonly Colour[],
): UniquenessOracle {
  return (picture, held) => {
    if (isSolvedByLines(picture, held, palette)) return { status: 'unique' };
    const puzzle = puzzleWithGiven(picture, held, palette);
    const answer = certify(nonogram, puzzle, { engine, budget, checkProof: false });
    switch (answer.verdict) {
      case 'unique':
        return { status: 'unique' };
      case 'undecided':
        return { status: 'undecided', limit: answer.limit };
      case 'multiple':
        return { status: 'second', cells: otherThan(picture, answer) };
      case 'none':
        throw new Error('the engine finds no solution for the clues of a picture, which is one');
    }
  };
}

/** A picture's puzzle with some of its cells (row-major indices) given. */
export function puzzleWithGiven(
  { width, height, cells }: Bitmap,
  given: readonly number[],
  palette?: readonly Colour[],
): NonogramPuzzle {
  const puzzle =
    palette === undefined
      ? puzzleOfPicture(cells, height, width)
      : puzzleOfColours(cells, height, width, palette);
  if (given.length === 0) return puzzle;
  const held = new Set(given);
  const texts = solutionOfColours(puzzle, cells).map((text, row) =>
    [...text].map((sign, column) => (held.has(row * width + column) ? sign : '?')).join(''),
  );
  return { ...puzzle, given: texts };
}

/** True if line logic finishes a picture's puzzle when some cells (row-major indices) are given. */
export function isSolvedByLines(
  { width, height, cells }: Bitmap,
  given: readonly number[],
  palette?: readonly Colour[],
): boolean {
  const field = openEmptyField(height, width, palette === undefined ? 1 : palette.length - 1);
  field.setPicture(cells);
  for (const cell of given) field.revealColour(cell, cells[cell]!);
  return field.propagate() === 'solved';
}

/** Whichever of two solutions is not the picture. */
function otherThan(
  picture: Bitmap,
  { solution, second }: { readonly solution: unknown; readonly second: unknown },
): Uint8Array {
  const first = coloursOfSolution(solution as readonly string[]);
  const isPicture = first.every((cell, index) => cell === picture.cells[index]);
  return isPicture ? coloursOfSolution(second as readonly string[]) : first;
}
