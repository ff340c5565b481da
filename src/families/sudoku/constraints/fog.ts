/** Fog: lamps light some cells at first, and the others are only seen later; a mere drawing. */
import { fogShapes } from '../drawing/grounds.js';
import { CELLS, type CellsConstraint } from './cells.js';
import type { ConstraintType } from './contract.js';

/** The cells that are lit. */
export interface Fog extends CellsConstraint {
  readonly type: 'fog';
}

export const fog: ConstraintType<Fog> = {
  type: 'fog',
  keys: { cells: CELLS },
  cellKeys: { cells: { form: 'any' } },
  rules: () => [],
  draw: ({ cells }, picture, { cells: all }) => ({ below: fogShapes(picture, all, cells) }),
  sentence: {
    en: 'Cells on a light grey ground lie in fog where the puzzle is played; that is no rule.',
    de: 'Felder auf hellgrauem Grund liegen beim Spielen im Nebel; das ist keine Regel.',
  },
};
