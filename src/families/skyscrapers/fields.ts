/** The fields of Skyscrapers: given heights, and the numbers of towers seen from outside. */
import type { Fields } from '../contract/fields.js';
import { lineFields, lineNumber, numberFields, numbersTo } from '../kit/fields/index.js';
import { emptySkyscrapers, type SkyscrapersPuzzle } from './puzzle.js';

const numbersOf = ({ grid }: SkyscrapersPuzzle): readonly number[] => numbersTo(grid.length);

export const skyscrapersFields: Fields<SkyscrapersPuzzle> = {
  groups: [
    lineFields<SkyscrapersPuzzle, number>({
      id: 'view',
      name: 'Views',
      hint: 'The towers that are seen from there; nothing where none is stated.',
      ...lineNumber(0),
      sides: (['left', 'right', 'top', 'bottom'] as const).map((side) => ({
        side,
        valuesOf: (puzzle: SkyscrapersPuzzle) => puzzle[side],
        withValues: (puzzle: SkyscrapersPuzzle, values: readonly number[]) => ({ ...puzzle, [side]: values }),
      })),
      texts: (puzzle) => numbersOf(puzzle).map(String),
    }),
    numberFields({
      id: 'given',
      name: 'Given heights',
      hint: 'The height of the tower.',
      numbers: numbersOf,
      gridOf: ({ grid }) => grid,
      withGrid: (puzzle, grid) => ({ ...puzzle, grid: grid as SkyscrapersPuzzle['grid'] }),
    }),
  ],
  sizes: [5, 6, 4].map((side) => ({ rows: side, columns: side })),
  blank: ({ rows }) => emptySkyscrapers(rows),
};
