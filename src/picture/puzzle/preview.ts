/**
 * The picture and the shading of its translucent squares, side by side, as in the nonokenken document's
 * figures.
 */
import { BLACK, HAIRLINE, type Raster, type Scene, type Shape } from '../../draw/index.js';
import { seenGrey } from '../cells/translucent/shading.js';
import type { Bitmap, GreyImage } from '../decode/bitmap.js';

/** Millimetres. */
const PITCH = 2;
const MARGIN = 5;
const BETWEEN = 8;
const CAPTION = 3.5;

/**
 * Left the original (of any resolution, stretched over the grid), beside it the overlapping squares, and
 * those of another solution of the puzzle where there is one. Every square adds a ninth of black to the nine
 * cells under it, so nine of them make black. Shapes drawn over each other with an opacity would multiply
 * instead (nine at one ninth give two thirds of black), so the overlap is computed: one grey per cell,
 * squares clipped at the border.
 */
export function translucentPreview(original: GreyImage, bitmap: Bitmap, other?: Bitmap): Scene {
  const width = bitmap.width * PITCH;
  const height = bitmap.height * PITCH;
  const panels: readonly (readonly [string, GreyImage])[] = [
    ['original', original],
    ['translucent squares', seenGrey(bitmap)],
    ...(other === undefined ? [] : [['another solution', seenGrey(other)] as const]),
  ];
  const leftOf = (index: number): number => MARGIN + index * (width + BETWEEN);
  const panel = (image: GreyImage, x: number): Raster => ({
    kind: 'raster',
    x,
    y: MARGIN,
    width,
    height,
    pixelColumns: image.width,
    pixelRows: image.height,
    pixels: Uint8Array.from(image.values, (value) => Math.round(Math.min(Math.max(value, 0), 255))),
  });
  return {
    width: leftOf(panels.length - 1) + width + MARGIN,
    height: MARGIN + height + 2 * CAPTION + MARGIN,
    title: 'The picture and its translucent squares',
    shapes: [
      ...panels.map(([, image], index) => panel(image, leftOf(index))),
      ...panels.flatMap(([text], index) => labelled(text, leftOf(index), width, height)),
    ],
  };
}

/** Frame and caption of a panel. */
function labelled(text: string, x: number, width: number, height: number): Shape[] {
  const caption = MARGIN + height + 1.5 * CAPTION;
  return [
    { kind: 'rectangle', x, y: MARGIN, width, height, stroke: BLACK, strokeWidth: HAIRLINE },
    { kind: 'text', text, x: x + width / 2, y: caption, size: CAPTION, anchor: 'middle', colour: BLACK },
  ];
}
