/** Drawings that carry no rule: lines, circles, rectangles and texts, kept and drawn. */
import { z } from 'zod';
import type { Cell } from '../../../core/index.js';
import { drawnShapes } from '../drawing/cosmetics.js';
import type { Constraint, ConstraintType } from './contract.js';
import { DRAWN_SHAPE, type DrawnShape } from './drawn-shape.js';

/** Shapes without a rule. */
export interface Drawing extends Constraint {
  readonly type: 'drawing';
  readonly shapes: readonly DrawnShape[];
}

/** Farthest from the grid that a point counts, in cells. */
const FARTHEST = 3;

export const drawing: ConstraintType<Drawing> = {
  type: 'drawing',
  keys: { shapes: z.array(DRAWN_SHAPE).min(1) },
  cellKeys: {},
  rules: () => [],
  moved: ({ type, shapes }, move) => ({
    type,
    shapes: shapes.map((shape) => ({ ...shape, points: shape.points.map(move) }) as DrawnShape),
  }),
  draw: ({ shapes }, picture) => ({
    below: shapes.filter(({ isAbove }) => !isAbove).flatMap((shape) => drawnShapes(picture, shape)),
    above: shapes.filter(({ isAbove }) => isAbove).flatMap((shape) => drawnShapes(picture, shape)),
  }),
  margin({ shapes }, { size }) {
    const points = shapes.flatMap((shape): readonly Cell[] => shape.points);
    const room = (beyond: number): number => Math.min(FARTHEST, Math.max(0, Math.ceil(beyond)));
    const rows = points.map(([row]) => row);
    const columns = points.map(([, column]) => column);
    return {
      left: room(-0.5 - Math.min(...columns)),
      top: room(-0.5 - Math.min(...rows)),
      right: room(Math.max(...columns) - size.columns + 0.5),
      bottom: room(Math.max(...rows) - size.rows + 0.5),
    };
  },
  sentence: {
    en: 'Some drawings belong to the puzzle’s own rules or to its looks.',
    de: 'Einige Zeichnungen gehören zu eigenen Regeln des Rätsels oder zu seinem Aussehen.',
  },
};
