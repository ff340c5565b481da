/**
 * Zeros without a stroke: the typeface of pictures has only slashed ones, which children take for another
 * sign.
 */
import type { Shape } from '../../draw/index.js';

/**
 * Numbers, and texts with a zero in them, in the friendly typeface, whose zero is plain; other shapes stay.
 */
export function withPlainZeros(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.map((shape) => {
    if (shape.kind !== 'text' || shape.typeface !== undefined) return shape;
    // All numbers of a page look alike, whether or not they have a zero.
    const isNumber = /\d/.test(shape.text) && !/\p{L}{2}/u.test(shape.text);
    return isNumber || shape.text.includes('0') ? { ...shape, typeface: 'friendly' } : shape;
  });
}
