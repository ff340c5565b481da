/** Portable bitmaps (PBM) as pictures: each pixel is black or white, and may be a cell of the puzzle. */
import type { Result } from '../../src/core/result.js';
import { success } from '../../src/core/result.js';
import { cellsOfSolution, nonogram } from '../../src/families/nonogram/index.js';
import { byteSource } from '../../src/formats/source.js';
import type { Bitmap } from '../../src/image/bitmap.js';

const CODEC = nonogram.codecs.find(({ format }) => format === 'pbm')!;

/** Bytes by which a bitmap is recognised. */
const BEGINNING = 16;

/** Whether bytes begin as a bitmap does. */
export function isBitmapFile(bytes: Uint8Array): boolean {
  return CODEC.recognises(byteSource(bytes.subarray(0, BEGINNING)));
}

/** Reads a bitmap; issues say what is wrong with the file. */
export function readBitmapFile(bytes: Uint8Array): Result<Bitmap> {
  const read = CODEC.decode(byteSource(bytes));
  if (!read.ok) return read;
  const solution = read.value.solution!;
  return success({ width: solution[0]!.length, height: solution.length, cells: cellsOfSolution(solution) });
}
