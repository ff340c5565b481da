/** Small picture files for the tests of `image`. */
import { writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';

/** A picture of one pixel a character: `#` black, anything else white. */
export function pixels(rows: readonly string[]): Sharp {
  const values = Buffer.from([...rows.join('')].map((character) => (character === '#' ? 0 : 255)));
  return sharp(values, { raw: { width: rows[0]!.length, height: rows.length, channels: 1 } });
}

/** Writes {@link pixels} as a PNG file. */
export async function savePixels(file: string, rows: readonly string[]): Promise<void> {
  writeFileSync(file, await pixels(rows).png().toBuffer());
}

/** A picture of one grey. */
export function plain(width: number, height: number, grey: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: { r: grey, g: grey, b: grey } } });
}
