/**
 * The services of the browser for drawing: the files of the typeface, which are fetched once, a reader of
 * fonts, and a compressor. The large files of Japanese letters are fetched when a text first has some.
 */
import regular from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff?url';
import bold from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff?url';
import regularExtended from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-ext-400-normal.woff?url';
import boldExtended from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-ext-700-normal.woff?url';
import regularJapanese from '@fontsource/biz-udpgothic/files/biz-udpgothic-japanese-400-normal.woff?url';
import boldJapanese from '@fontsource/biz-udpgothic/files/biz-udpgothic-japanese-700-normal.woff?url';
import { type Face, type Font, useDrawingPlatform } from '../../src/browser.js';
import { fetchBytes } from './fetch-bytes.js';
import { loadedOnce } from './loaded-once.js';

const ADDRESSES: Readonly<Record<Face, string>> = {
  regular,
  bold,
  'regular-extended': regularExtended,
  'bold-extended': boldExtended,
};
const JAPANESE_ADDRESSES = { 'regular-japanese': regularJapanese, 'bold-japanese': boldJapanese };

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** True for a text with letters whose large files are fetched when they are needed. */
export function needsLetters(text: string): boolean {
  return JAPANESE.test(text);
}

/** The files of Japanese letters by face; empty until a text has some. */
const covers = new Map<string, Uint8Array>();

const ready = loadedOnce(prepare);
const readyForJapanese = loadedOnce(fetchJapanese);

/**
 * Makes drawing possible; the fonts and their reader are fetched when it is first called.
 * @param text letters besides those of the puzzle, such as a title
 */
export async function prepareDrawing(text = ''): Promise<void> {
  await Promise.all([ready(), ...(needsLetters(text) ? [readyForJapanese()] : [])]);
}

async function fetchJapanese(): Promise<void> {
  for (const [face, address] of Object.entries(JAPANESE_ADDRESSES))
    covers.set(face, await fetchBytes(address));
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
    coverFile: (face) => covers.get(face),
    // Its types ask for a Buffer of Node; any bytes will do.
    openFont: (bytes) => create(bytes as Parameters<typeof create>[0]) as Font,
    deflate: (bytes) => zlibSync(bytes, { level: 9 }),
  });
}
