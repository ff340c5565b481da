/**
 * Hands in the adapters to Node: a program that imports this module can set texts, decode pictures and unpack
 * what is compressed.
 */
import { createRequire } from 'node:module';
import { useDrawingPlatform } from '../draw/index.js';
import { useBrotli } from '../formats/index.js';
import { usePictureDecoder } from '../picture/index.js';
import { NODE_DRAWING } from './drawing.js';

useDrawingPlatform(NODE_DRAWING);
useBrotli((packed, most) => {
  const { brotliDecompressSync } = createRequire(import.meta.url)('node:zlib') as typeof import('node:zlib');
  return brotliDecompressSync(packed, { maxOutputLength: most });
});
// sharp is large: it is loaded when the first picture is decoded.
usePictureDecoder(async (bytes, options) => (await import('./picture.js')).decodePicture(bytes, options));
