/** The contents of sheets with cells, which differ between a puzzle in print and one that is being solved. */
import { flatMapCells } from '../../../core/index.js';
import type { Colour, Shape } from '../../../draw/index.js';
import type { View } from '../../contract/family.js';
import type { GridPicture } from './grid-picture.js';

/** The contents of a sheet besides lines and clues. */
export interface SheetContent {
  readonly isSolved: boolean;
  /** Shapes below the lines. */
  grounds(picture: GridPicture): readonly Shape[];
  /** Shapes in the cells. */
  entries(picture: GridPicture): readonly Shape[];
}

/** The same of a sheet whose clues can be left out, as in answer keys. */
export interface CluedContent extends SheetContent {
  readonly hasClues: boolean;
}

/** Font sizes for numbers of one digit and of two, in millimetres. */
export type NumberSizes = readonly [number, number];

/** The colour of numbers of a solution. */
export const SOLUTION_COLOUR: Colour = '#333333';
/** The ground of marked cells. */
export const MARK_COLOUR: Colour = '#d9d9d9';

/**
 * A grid of numbers in print: given ones in bold, those of the solution in regular type, marked cells on a
 * grey ground.
 */
export function printedNumbers(
  grid: readonly (readonly number[])[],
  sizes: NumberSizes,
  { solution, marks, answerOnly = false }: View<readonly (readonly number[])[]>,
): CluedContent {
  return {
    isSolved: solution !== undefined,
    hasClues: !answerOnly,
    grounds: (picture) => picture.grounds(marks, MARK_COLOUR),
    entries: (picture) =>
      flatMapCells(grid, (given, [row, column]) => {
        const number = given || (solution?.[row]?.[column] ?? 0);
        const style = given > 0 ? { bold: true } : { colour: SOLUTION_COLOUR };
        return number === 0 ? [] : [picture.number([row, column], number, sizes, style)];
      }),
  };
}

/** The numbers that a puzzle gives. */
export function givenNumbers(
  picture: GridPicture,
  grid: readonly (readonly number[])[],
  sizes: NumberSizes,
): readonly Shape[] {
  return flatMapCells(grid, (given, cell) =>
    given === 0 ? [] : [picture.number(cell, given, sizes, { bold: true })],
  );
}
