/** The marks of a square grid of numbers, in the order that kit/states/number-state.ts knows. */
import { cellCode, cellsOf } from '../../../core/index.js';
import type { Mark } from '../../contract/explaining.js';
import type { AssignedValues } from './assigned-values.js';

/**
 * The marks that a cell holds a number, for every cell and every number from 1 to the side; none may be
 * excluded beforehand.
 */
export function numberMarks(numbers: AssignedValues, side: number): readonly Mark[] {
  return cellsOf({ rows: side, columns: side }).flatMap((cell, place) =>
    numbers.of(place).map(({ value, variable }): Mark => {
      const number = value + 1;
      return {
        variable,
        cells: [cell],
        place: cellCode(cell),
        yes: { one: `is ${number}`, many: `are ${number}` },
        no: { one: `is not ${number}`, many: `are not ${number}` },
        translated: {
          de: {
            yes: { one: `ist ${number}`, many: `sind ${number}` },
            no: { one: `ist nicht ${number}`, many: `sind nicht ${number}` },
          },
        },
      };
    }),
  );
}
