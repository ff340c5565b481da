/**
 * The services of Node for drawing: the files of the typeface from their package, fontkit to read them, zlib,
 * and sharp for PNG files. All three are loaded when they are first used: most command lines draw nothing.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CoverFace, coverOf, type DrawingPlatform, type Face, type Font } from '../draw/index.js';
import { unpackWoff } from './unpack-woff.js';

const FACE_FILES: Readonly<Record<Face, string>> = {
  regular: 'atkinson-hyperlegible-latin-400-normal',
  bold: 'atkinson-hyperlegible-latin-700-normal',
  'regular-extended': 'atkinson-hyperlegible-latin-ext-400-normal',
  'bold-extended': 'atkinson-hyperlegible-latin-ext-700-normal',
};

const packages = createRequire(import.meta.url);

export const NODE_DRAWING: DrawingPlatform = {
  fontFile,
  coverFile,
  unpackFont: (file) => unpackWoff(file, zlib().inflateSync),
  openFont: (bytes) => {
    const { create } = packages('fontkit') as typeof import('fontkit');
    return create(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) as Font;
  },
  deflate: (bytes) => zlib().deflateSync(bytes, { level: 9 }),
  drawPng: async (svg, pixelsPerMillimetre) => (await import('./png.js')).drawPng(svg, pixelsPerMillimetre),
};

function zlib(): typeof import('node:zlib') {
  return packages('node:zlib') as typeof import('node:zlib');
}

function fontFile(face: Face): Uint8Array {
  return readFileSync(packages.resolve(`@fontsource/atkinson-hyperlegible/files/${FACE_FILES[face]}.woff`));
}

function coverFile(face: CoverFace): Uint8Array | undefined {
  const { package: name, file, weights = [400, 700] } = coverOf(face)!;
  const weight = weights[face.startsWith('bold') ? 1 : 0];
  try {
    return readFileSync(packages.resolve(`${name}/files/${file}-${weight}-normal.woff`));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
