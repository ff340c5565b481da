/** Notes that players make of a cage: which numbers it may be made of. */
import type { VariableIndex } from '../../../model/model.js';
import type { Mark } from '../../explaining.js';
import type { Cage } from '../puzzle.js';
import { cageName } from './reasons.js';

/** That a cage is made of some numbers, in whatever order. */
export function madeOf(cage: Cage, numbers: readonly number[], variable: VariableIndex): Mark {
  // One word, so that several are listed as one.
  const set = numbers.join('-');
  return {
    variable,
    cells: cage.cells,
    place: cageName(cage),
    yes: { one: `is made of ${set}`, many: `are made of ${set}` },
    no: { one: `is not made of ${set}`, many: `are not made of ${set}` },
    entry: 'neither',
  };
}

/** Whether a mark is such a note, and not about a number in a cell. */
export function isFurtherNote({ entry }: Mark): boolean {
  return entry === 'neither';
}
