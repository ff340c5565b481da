/**
 * The services of the browser for drawing: the files of the typeface, which are fetched once, a reader of
 * fonts, and a compressor.
 */
import regular from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff?url';
import bold from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff?url';
import regularExtended from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-ext-400-normal.woff?url';
import boldExtended from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-ext-700-normal.woff?url';
import { type Face, type Font, useDrawingPlatform } from '../../src/browser.js';
import { fetchBytes } from './fetch-bytes.js';

const ADDRESSES: Readonly<Record<Face, string>> = {
  regular,
  bold,
  'regular-extended': regularExtended,
  'bold-extended': boldExtended,
};

let ready: Promise<void> | undefined;

/** Makes drawing possible; the fonts and their reader are fetched when it is first called. */
export function prepareDrawing(): Promise<void> {
  ready ??= prepare();
  return ready;
}

async function prepare(): Promise<void> {
  const faces = Object.keys(ADDRESSES) as Face[];
  const [{ create }, { zlibSync }, files] = await Promise.all([
    import('fontkit'),
    import('fflate'),
    Promise.all(faces.map((face) => fetchBytes(ADDRESSES[face]))),
  ]);
  useDrawingPlatform({
    fontFile: (face) => files[faces.indexOf(face)]!,
    // Its types ask for a Buffer of Node; any bytes will do.
    openFont: (bytes) => create(bytes as Parameters<typeof create>[0]) as Font,
    deflate: (bytes) => zlibSync(bytes, { level: 9 }),
  });
}
