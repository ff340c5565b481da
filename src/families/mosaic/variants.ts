import { flatMapCells, moveTexts, sizeOfRows, symmetriesOf, textRowsOf } from '../../core/index.js';
import { countedCells, type MosaicPuzzle, NO_NUMBER } from './puzzle.js';

/**
 * The puzzle turned and mirrored, each also with its colours exchanged: a number becomes that of the white
 * cells. A puzzle with a number above that of the cells that it counts cannot exchange them.
 */
export function mosaicVariants(puzzle: MosaicPuzzle): readonly MosaicPuzzle[] {
  const { family, grid } = puzzle;
  const exchanged = whiteNumbers(puzzle);
  return symmetriesOf(sizeOfRows(grid)).flatMap((symmetry) =>
    [grid, ...(exchanged === undefined ? [] : [exchanged])].map((rows) => ({
      family,
      grid: moveTexts(rows, symmetry),
    })),
  );
}

/** The numbers of white cells; undefined where one would be below 0. */
function whiteNumbers({ grid }: MosaicPuzzle): readonly string[] | undefined {
  const size = sizeOfRows(grid);
  const numbers = flatMapCells(grid, (number, cell) => [
    number === NO_NUMBER ? number : String(countedCells(cell, size).length - Number(number)),
  ]);
  return numbers.some((number) => number.length > 1) ? undefined : textRowsOf(numbers.join(''), size.columns);
}
