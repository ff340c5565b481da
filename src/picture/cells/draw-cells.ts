/** From a decoded picture to black and white cells by the methods that see what people see. */
import { type Result, success } from '../../core/index.js';
import type { ColourImage } from '../decode/colour/colour-image.js';
import { subjectBoxOf } from '../decode/colour/subject.js';
import { fitGrid, type WantedSize } from '../decode/size.js';
import type { DrawnCells } from './drawn-cells.js';
import { drawStrokes } from './outline/index.js';
import {
  type Detail,
  drawRegionOutlines,
  drawRegions,
  findRegions,
  type PictureRegions,
} from './regions/index.js';
import { type SampledPicture, samplePicture } from './samples.js';

/** A way of a picture in colour to black and white. */
export type DrawingMethod =
  | { readonly name: 'regions'; readonly lambda?: number; readonly detail?: Detail }
  | { readonly name: 'outline' };

export interface SampleOptions extends WantedSize {
  /** Cut the picture to its subject; default true. */
  readonly crop?: boolean;
}

/**
 * Samples a picture for a grid; {@link drawCells} and measures of likeness work on what comes back.
 * @returns every issue of {@link fitGrid}
 */
export function sampleFor(image: ColourImage, options: SampleOptions = {}): Result<SampledPicture> {
  const whole = { left: 0, top: 0, right: image.width, bottom: image.height };
  const box = options.crop === false ? whole : subjectBoxOf(image);
  const fit = fitGrid(box.right - box.left, box.bottom - box.top, options);
  return fit.ok ? success(samplePicture(image, box, fit.value)) : fit;
}

/** Draws a sampled picture in black and white. The same picture and method always give the same cells. */
export function drawCells(picture: SampledPicture, method: DrawingMethod): DrawnCells {
  return openDrawing(picture)(method);
}

/** Draws one sampled picture by several methods; their common parts are computed once. */
export function openDrawing(picture: SampledPicture): (method: DrawingMethod) => DrawnCells {
  const found = new Map<Detail, PictureRegions>();
  const regions = (detail: Detail = 'coarse'): PictureRegions => {
    const known = found.get(detail) ?? findRegions(picture, detail);
    found.set(detail, known);
    return known;
  };
  return (method) => {
    if (method.name === 'regions') return drawRegions(regions(method.detail), method.lambda);
    return picture.ground.kind === 'none' ? drawStrokes(picture) : drawRegionOutlines(regions());
  };
}
