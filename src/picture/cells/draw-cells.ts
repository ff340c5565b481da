/** From a sampled picture to black and white cells by the methods that see what people see. */
import type { DrawnCells } from './drawn-cells.js';
import { drawStrokes } from './outline/index.js';
import {
  drawRegionOutlines,
  drawRegions,
  findRegions,
  type PictureRegions,
  type RegionDetail,
} from './regions/index.js';
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
  const found = new Map<RegionDetail, PictureRegions>();
  const regions = (detail: RegionDetail = 'coarse'): PictureRegions => {
    const known = found.get(detail) ?? findRegions(picture, detail);
    found.set(detail, known);
    return known;
  };
  return (method) => {
    if (method.name === 'regions') return drawRegions(regions(method.detail), method.lambda);
    return picture.ground.kind === 'none' ? drawStrokes(picture) : drawRegionOutlines(regions());
  };
}
