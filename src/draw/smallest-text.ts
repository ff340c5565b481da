/** The smallest text of a picture, which decides how small the picture may be printed. */
import type { Scene } from './scene.js';

/** The size of the smallest text, in the units of the picture; undefined where there is no text. */
export function smallestText({ shapes }: Scene): number | undefined {
  const sizes = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.size] : []));
  return sizes.length === 0 ? undefined : Math.min(...sizes);
}
