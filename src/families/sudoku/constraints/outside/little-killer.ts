/** Little killers: the sum along a diagonal, in which numbers may repeat. */
import { type Cell, describeCell, type Size } from '../../../../core/index.js';
import type { SumRule } from '../../../kit/rules/index.js';
import { diagonalClue } from '../../drawing/outside.js';
import type { ConstraintType, RuleDraft } from '../contract.js';
import { clueMargin, lineFault, SUM_KEYS, type SumConstraint } from './clue.js';

/** The cells of the diagonal from the clue on. */
export interface LittleKiller extends SumConstraint {
  readonly type: 'little-killer';
}

export const littleKiller: ConstraintType<LittleKiller> = {
  type: 'little-killer',
  ...SUM_KEYS,
  cellKeys: { cells: { form: 'path' } },
  fault({ cells, sum }, { side, size }) {
    const fault = cells.length > 1 ? lineFault(cells, 'diagonal') : cornerFault(cells[0]!, size);
    if (fault !== undefined || (sum >= cells.length && sum <= cells.length * side)) return fault;
    return `${cells.length} numbers from 1 to ${side} have a sum from ${cells.length} to ${cells.length * side}; found ${sum}.`;
  },
  rules({ cells, sum }, { placesOf, inOneArea }) {
    const distinct = inOneArea(cells);
    return [{ kind: 'sum', places: placesOf(cells), total: sum, distinct } satisfies RuleDraft<SumRule>];
  },
  draw: ({ cells, sum }, picture) => diagonalClue(picture, cells, sum),
  margin: clueMargin,
  sentence: {
    en: 'A number with an arrow outside the grid is the sum along the diagonal; numbers may repeat there.',
    de: 'Eine Zahl mit einem Pfeil am Rand ist die Summe auf der Diagonale; Zahlen dürfen sich dort wiederholen.',
  },
};

/** The sentence about a diagonal of one cell that is no corner of the grid. */
function cornerFault([row, column]: Cell, { rows, columns }: Size): string | undefined {
  const isCorner = (row === 0 || row === rows - 1) && (column === 0 || column === columns - 1);
  if (isCorner) return undefined;
  return `A diagonal of one cell crosses a corner of the grid; found ${describeCell([row, column])}.`;
}
