/** The shapes of a drawing as data. */
import { z } from 'zod';
import type { Cell } from '../../../core/index.js';
import type { Colour } from '../../../draw/index.js';

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

export const DRAWN_SHAPE = z.discriminatedUnion('shape', [
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
export type DrawnShape = z.infer<typeof DRAWN_SHAPE>;
