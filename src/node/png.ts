/** Scenes as PNG files: our own SVG with its text as outlines, drawn by sharp. */
import sharp from 'sharp';
import type { Scene } from '../draw/scene.js';
import { renderSvg } from '../draw/svg.js';

export interface PngOptions {
  /** Resolution; default 10 (254 dpi), so that a cell of 5 mm is 50 pixels. */
  readonly pixelsPerMillimetre?: number;
}

/** No side of a picture becomes longer than this; a larger scene gets a lower resolution. */
const LONGEST_SIDE = 8000;
const MILLIMETRES_PER_INCH = 25.4;

/** Renders a scene as a PNG file on white ground, its size in print noted as its density. */
export async function renderPng(scene: Scene, options: PngOptions = {}): Promise<Uint8Array> {
  const wanted = options.pixelsPerMillimetre ?? 10;
  const pixelsPerMillimetre = Math.min(wanted, LONGEST_SIDE / Math.max(scene.width, scene.height));
  const svg = renderSvg(scene, { text: 'outlines', pixelsPerMillimetre });
  return sharp(Buffer.from(svg), { unlimited: true, limitInputPixels: LONGEST_SIDE ** 2 })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .withDensity(pixelsPerMillimetre * MILLIMETRES_PER_INCH)
    .png({ compressionLevel: 9 })
    .toBuffer();
}
