/** The marks of numbers in cells, in the order that kit/states/number-state.ts knows. */
import { type Cell, cellCode } from '../../../core/index.js';
import type { Mark } from '../../contract/explaining.js';
import { NUMBER_WORDS } from '../rules/board.js';
import type { AssignedValues } from './assigned-values.js';

/**
 * The marks that a cell holds a number, for every cell that takes numbers, row-major, and every number from 1
 * on; none may be excluded beforehand. The places of the assignment are these cells.
 */
export function numberMarks(numbers: AssignedValues, cells: readonly Cell[]): readonly Mark[] {
  return cells.flatMap((cell, place) =>
    numbers.of(place).map(({ value, variable }): Mark => {
      const number = value + 1;
      return {
        variable,
        cells: [cell],
        place: cellCode(cell),
        ...NUMBER_WORDS.mark(number, 'en'),
        translated: { de: NUMBER_WORDS.mark(number, 'de') },
      };
    }),
  );
}
