/** Drawings that carry no rule: lines, circles, rectangles and texts, kept and drawn. */
import { z } from 'zod';
import type { Cell } from '../../../core/index.js';
import type { Colour } from '../../../draw/index.js';
import { drawnShapes } from '../drawing/cosmetics.js';
import type { Constraint, ConstraintType } from './contract.js';

/**
 * A point as row and column, whole numbers being middles of cells: [0, 0] is the middle of the first cell and
 * [-0.5, -0.5] its corner. Points may lie outside of the grid.
 */
const POINT: z.ZodType<Cell> = z.tuple([z.number(), z.number()]);
const COLOUR = z.string().regex(/^#[0-9a-f]{6}$/) as unknown as z.ZodType<Colour>;
/** A measure in cells. */
const MEASURE = z.number().positive();

/** Absent colours: lines and texts are black, and others have none. Drawn below the grid unless `isAbove`. */
const STYLE = {
  colour: COLOUR.optional(),
  fill: COLOUR.optional(),
  width: MEASURE.optional(),
  isAbove: z.literal(true).optional(),
};

const SHAPE = z.discriminatedUnion('shape', [
  z.strictObject({ shape: z.literal('line'), points: z.array(POINT).min(2), ...STYLE }),
  z.strictObject({ shape: z.literal('circle'), points: z.tuple([POINT]), radius: MEASURE, ...STYLE }),
  z.strictObject({ shape: z.literal('rectangle'), points: z.tuple([POINT, POINT]), ...STYLE }),
  z.strictObject({
    shape: z.literal('text'),
    points: z.tuple([POINT]),
    text: z.string(),
    size: MEASURE.optional(),
    ...STYLE,
  }),
]);

/** A shape; a rectangle has two opposite corners. */
export type DrawnShape = z.infer<typeof SHAPE>;

/** Shapes without a rule. */
export interface Drawing extends Constraint {
  readonly type: 'drawing';
  readonly shapes: readonly DrawnShape[];
}

/** Farthest from the grid that a point counts, in cells. */
const FARTHEST = 3;

export const drawing: ConstraintType<Drawing> = {
  type: 'drawing',
  keys: { shapes: z.array(SHAPE).min(1) },
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
