/** The picture and what its translucent squares show, side by side, as in the nonokenken document's figures. */
import { BLACK, HAIRLINE, type Raster, type Scene, type Shape } from '../../src/draw/scene.js';
import type { Bitmap, GreyImage } from '../../src/image/bitmap.js';
import { seenGrey } from '../../src/image/translucent/shading.js';

/** Millimetres. */
const PITCH = 2;
const MARGIN = 5;
const BETWEEN = 8;
const CAPTION = 3.5;

/**
 * Left the original (of any resolution, stretched over the grid), right the overlapping squares. Every square adds a
 * ninth of black to the nine cells under it, so nine of them make black. Shapes drawn over each other with an opacity
 * would multiply instead (nine at one ninth give two thirds of black), so the overlap is computed: one grey per cell,
 * squares clipped at the border.
 */
export function translucentPreview(original: GreyImage, bitmap: Bitmap): Scene {
  const width = bitmap.width * PITCH;
  const height = bitmap.height * PITCH;
  const right = MARGIN + width + BETWEEN;
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
    width: right + width + MARGIN,
    height: MARGIN + height + 2 * CAPTION + MARGIN,
    title: 'The picture and its translucent squares',
    shapes: [
      panel(original, MARGIN),
      panel(seenGrey(bitmap), right),
      ...labelled('original', MARGIN, width, height),
      ...labelled('translucent squares', right, width, height),
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
