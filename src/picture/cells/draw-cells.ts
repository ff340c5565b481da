/** From a sampled picture to black and white cells by the methods that see what people see. */
import { oncePerKey } from '../../core/index.js';
import type { DrawnCells } from './drawn-cells.js';
import { drawStrokes } from './outline/index.js';
import { drawRegionOutlines, drawRegions, findRegions, type RegionDetail } from './regions/index.js';
import type { SampledPicture } from './samples.js';

/** A way of a picture in colour to black and white. */
export type DrawingMethod =
  | { readonly name: 'regions'; readonly lambda?: number; readonly detail?: RegionDetail }
  | { readonly name: 'outline' };

/**
 * Draws one sampled picture in black and white by several methods; their common parts are computed once. The
 * same picture and method always give the same cells.
 */
export function openDrawing(picture: SampledPicture): (method: DrawingMethod) => DrawnCells {
  const regions = oncePerKey((detail: RegionDetail) => findRegions(picture, detail));
  return (method) => {
    if (method.name === 'regions') return drawRegions(regions(method.detail ?? 'coarse'), method.lambda);
    return picture.ground.kind === 'none' ? drawStrokes(picture) : drawRegionOutlines(regions('coarse'));
  };
}
