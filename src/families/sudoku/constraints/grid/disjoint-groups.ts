/** Disjoint groups: the cells at the same position of all boxes hold every number once. */
import type { Cell } from '../../../../core/index.js';
import { areasOf } from '../../puzzle.js';
import type { Constraint, ConstraintType } from '../contract.js';

/** The constraint of the whole grid. */
export interface DisjointGroups extends Constraint {
  readonly type: 'disjoint-groups';
}

export const disjointGroups: ConstraintType<DisjointGroups> = {
  type: 'disjoint-groups',
  keys: {},
  cellKeys: {},
  areas: 'group',
  fault: (_, { box }) =>
    box === undefined ? 'The groups are positions in boxes; the grid has no boxes.' : undefined,
  rules(_, { box, side, corners, placesOf }) {
    const boxes = areasOf(box!).slice(-side);
    return corners.flatMap(([top, left]) =>
      Array.from({ length: side }, (_unused, position) => ({
        kind: 'all-different',
        places: placesOf(
          boxes.map(({ cells }): Cell => [top + cells[position]![0], left + cells[position]![1]]),
        ),
      })),
    );
  },
  draw: () => ({}),
  sentence: {
    en: 'Cells at the same position of different boxes hold different numbers.',
    de: 'Felder an derselben Stelle verschiedener Blöcke enthalten verschiedene Zahlen.',
  },
};
