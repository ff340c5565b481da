/** SVG documents as PNG files, drawn by sharp. */
import sharp from 'sharp';

/** No document is larger than the pictures that renderPng draws: 8000 x 8000 pixels. */
const MOST_PIXELS = 8000 ** 2;
const MILLIMETRES_PER_INCH = 25.4;

/** Draws an SVG document that is sized in pixels, on white ground; its size in print is noted as its density. */
export function drawPng(svg: string, pixelsPerMillimetre: number): Promise<Uint8Array> {
  return sharp(Buffer.from(svg), { unlimited: true, limitInputPixels: MOST_PIXELS })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .withDensity(pixelsPerMillimetre * MILLIMETRES_PER_INCH)
    .png({ compressionLevel: 9 })
    .toBuffer();
}
