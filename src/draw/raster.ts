/**
 * A grey raster as a PNG file that SVG and PDF embed. Every pixel is repeated into a block first, because
 * many viewers smooth an enlarged picture whatever the document asks for: in blocks the edges stay hard.
 */
import { joinBytes } from './bytes.js';
import { drawingPlatform } from './platform.js';
import type { Raster } from './scene.js';

/** The longer side of the embedded picture is at least this many pixels. */
const SHARP_SIDE = 1200;
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Encodes the raster as an 8-bit grey PNG (Portable Network Graphics, third edition, chapters 5 and 11). */
export function rasterPng(raster: Raster): Uint8Array<ArrayBuffer> {
  const { pixelColumns, pixelRows, pixels } = raster;
  const block = Math.max(1, Math.ceil(SHARP_SIDE / Math.max(pixelColumns, pixelRows)));
  const width = pixelColumns * block;
  const height = pixelRows * block;
  const stride = width + 1;
  const lines = new Uint8Array(stride * height);
  for (let row = 0; row < height; row++) {
    const source = Math.floor(row / block) * pixelColumns;
    for (let column = 0; column < width; column++) {
      lines[row * stride + 1 + column] = pixels[source + Math.floor(column / block)]!;
    }
  }
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 8);
  return joinBytes([
    SIGNATURE,
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('IDAT', drawingPlatform().deflate(lines)),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joinBytes([Uint8Array.from(type, (letter) => letter.charCodeAt(0)), data]);
  const frame = new DataView(new ArrayBuffer(body.length + 8));
  frame.setUint32(0, data.length);
  frame.setUint32(body.length + 4, crc32(body));
  const bytes = new Uint8Array(frame.buffer);
  bytes.set(body, 4);
  return bytes;
}

/** The cyclic redundancy check of PNG (annex D), bit by bit with the reversed polynomial. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}
