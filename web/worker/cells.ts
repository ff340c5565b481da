/** Painted cells as a nonogram, and its picture. */
import {
  cellsOfSolution,
  coloursOfSolution,
  type NonogramPuzzle,
  puzzleOfColours,
  puzzleOfPicture,
} from '../../src/browser.js';
import { type Drawn, drawPuzzle } from './draw.js';
import type { Painting } from './painting.js';

/** The nonogram of a painting. */
export interface PaintedNonogram {
  readonly puzzle: NonogramPuzzle;
  /** With the painting as its solution. */
  readonly drawn: Drawn;
}

/** The nonogram whose solution a painting is, and its picture; marked cells bear a diamond. */
export async function nonogramOfPainting({
  painting,
  marks,
  language,
}: {
  readonly painting: Painting;
  readonly marks: readonly (readonly [number, number])[];
  /** The language of words in the picture, by its code in books. */
  readonly language: string;
}): Promise<PaintedNonogram> {
  const puzzle = puzzleOf(painting);
  return { puzzle, drawn: await drawPuzzle({ puzzle, view: { solution: painting.rows, marks }, language }) };
}

function puzzleOf({ rows, palette, given }: Painting): NonogramPuzzle {
  const [height, width] = [rows.length, rows[0]?.length ?? 0];
  const puzzle =
    palette === undefined
      ? puzzleOfPicture(cellsOfSolution(rows), height, width)
      : puzzleOfColours(coloursOfSolution(rows), height, width, palette);
  return given === undefined ? puzzle : { ...puzzle, given };
}
