/** A diagonal that is drawn: no number stands twice on it. */
import { diagonalShapes } from '../drawing/lines.js';
import { CELLS, type CellsConstraint } from './cells.js';
import type { ConstraintType } from './contract.js';

/** The cells of one straight line, most often a diagonal. */
export interface Diagonal extends CellsConstraint {
  readonly type: 'diagonal';
}

export const diagonal: ConstraintType<Diagonal> = {
  type: 'diagonal',
  keys: { cells: CELLS },
  cellKeys: { cells: { form: 'path', least: 2 } },
  areas: 'diagonal',
  fault({ cells }) {
    const [first, second] = [cells[0]!, cells[1]!];
    const [down, right] = [second[0] - first[0], second[1] - first[1]];
    const isStraight = cells.every(
      ([row, column], index) => row === first[0] + index * down && column === first[1] + index * right,
    );
    return isStraight ? undefined : 'The cells do not lie on one straight line.';
  },
  rules: ({ cells }, { placesOf }) => [{ kind: 'all-different', places: placesOf(cells) }],
  draw: ({ cells }, picture) => ({ below: diagonalShapes(picture, cells) }),
  sentence: {
    en: 'No number stands twice on a diagonal that is drawn.',
    de: 'Auf einer eingezeichneten Diagonale steht keine Zahl zweimal.',
  },
};
