/** SVG documents as PNG files, drawn by sharp. */
import sharp from 'sharp';

/** No document is larger than the pictures that renderPng draws: 8000 x 8000 pixels. */
const MOST_PIXELS = 8000 ** 2;
const MILLIMETRES_PER_INCH = 25.4;

/** Of zlib; higher levels take several times as long and save a sixth of the size. */
const COMPRESSION = 6;

/**
 * The ground that everything is drawn on; laying a drawn picture over white takes a third of the time again.
 */
const GROUND = '<rect width="100%" height="100%" fill="#ffffff"/>';

/**
 * Draws an SVG document that is sized in pixels, on white ground; its size in print is noted as its density.
 * A document of greys alone becomes a picture of one channel, with the same pixels.
 */
export function drawPng(svg: string, pixelsPerMillimetre: number): Promise<Uint8Array> {
  const onWhite = svg.replace(/<svg[^>]*>/, (start) => `${start}${GROUND}`);
  const picture = sharp(Buffer.from(onWhite), { unlimited: true, limitInputPixels: MOST_PIXELS });
  return (isGrey(svg) ? picture.extractChannel('red') : picture.removeAlpha())
    .withDensity(pixelsPerMillimetre * MILLIMETRES_PER_INCH)
    .png({ compressionLevel: COMPRESSION })
    .toBuffer();
}

/** True if all colours of a document are known to be greys. */
function isGrey(svg: string): boolean {
  if (svg.includes('<image')) return false;
  for (const [, paint] of svg.matchAll(/(?:fill|stroke|color)="([^"]*)"/g))
    if (paint !== 'none' && !/^#(..)\1\1$/.test(paint!)) return false;
  return true;
}
