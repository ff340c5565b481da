/** Extra regions: further cells that hold no number twice. */
import { regionShapes } from '../drawing/grounds.js';
import { CELLS, type CellsConstraint } from './cells.js';
import type { ConstraintType } from './contract.js';

/** The cells of a region; as many as there are numbers, or fewer. */
export interface ExtraRegion extends CellsConstraint {
  readonly type: 'extra-region';
}

export const extraRegion: ConstraintType<ExtraRegion> = {
  type: 'extra-region',
  keys: { cells: CELLS },
  cellKeys: { cells: { form: 'any', least: 2 } },
  areas: 'extra-region',
  fault: ({ cells }, { side }) =>
    cells.length <= side
      ? undefined
      : `The region has ${cells.length} cells; there are ${side} different numbers.`,
  rules: ({ cells }, { placesOf }) => [{ kind: 'all-different', places: placesOf(cells) }],
  draw: ({ cells }, picture) => ({ below: regionShapes(picture, cells) }),
  sentence: {
    en: 'No number stands twice in the cells of a grey region.',
    de: 'In den Feldern eines grauen Gebiets steht keine Zahl zweimal.',
  },
};
