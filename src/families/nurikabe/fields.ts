/** The fields of Nurikabe: numbers in cells. A number may be left open; a new one is a new island. */
import { sizeOfRows } from '../../core/index.js';
import type { Fields } from '../contract/fields.js';
import { numberFields, numbersTo } from '../kit/fields/index.js';
import type { NurikabePuzzle } from './puzzle.js';

function numbersOf({ grid }: NurikabePuzzle): readonly number[] {
  const { rows, columns } = sizeOfRows(grid);
  return numbersTo(rows * columns);
}

export const nurikabeFields: Fields<NurikabePuzzle> = {
  groups: [
    numberFields({
      id: 'number',
      name: 'Numbers',
      hint: 'The cells of the island; ? for an island of any size.',
      mayBeOpen: true,
      numbers: numbersOf,
      gridOf: ({ grid }) => grid,
      withGrid: (puzzle, grid) => ({ ...puzzle, grid }),
      clueOf: (text, puzzle) =>
        text === '' ? undefined : { blank: '?', texts: numbersOf(puzzle).map(String) },
    }),
  ],
  sizes: [8, 6, 5, 10].map((side) => ({ rows: side, columns: side })),
  blank: ({ rows, columns }) => ({
    family: 'nurikabe',
    grid: Array.from({ length: rows }, () => new Array(columns).fill(0)),
  }),
};
