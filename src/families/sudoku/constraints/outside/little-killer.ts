/** Little killers: the sum along a diagonal, in which numbers may repeat. */
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
  fault({ cells, sum }, { side }) {
    const fault = lineFault(cells, 'diagonal');
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
