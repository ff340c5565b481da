/** Portable bitmaps (PBM) as pictures: each pixel is black or white, and may be a cell of the puzzle. */
import { type Result, success } from '../../core/index.js';
import { cellsOfSolution, nonogram } from '../../families/nonogram/index.js';
import { byteSource } from '../../formats/index.js';
import type { Bitmap } from '../decode/bitmap.js';
import type { ColourImage } from '../decode/colour/colour-image.js';
import { coloursOfGrey } from '../decode/colour/tone.js';

const CODEC = nonogram.codecs.find(({ format }) => format === 'pbm')!;

const BLACK = 0;
const WHITE = 255;

/** Bytes by which a bitmap is recognised. */
const BEGINNING = 16;

/** True if bytes begin as a bitmap does. */
export function isBitmapFile(bytes: Uint8Array): boolean {
  return CODEC.recognises(byteSource(bytes.subarray(0, BEGINNING)));
}

/** Reads a bitmap; issues name the faults of the file. */
export function readBitmapFile(bytes: Uint8Array): Result<Bitmap> {
  const read = CODEC.decode(byteSource(bytes));
  if (!read.ok) return read;
  const solution = read.value.solution!;
  return success({ width: solution[0]!.length, height: solution.length, cells: cellsOfSolution(solution) });
}

/** A bitmap in colour: black where a cell is filled, else white. */
export function coloursOfBitmap({ width, height, cells }: Bitmap): ColourImage {
  const values = Float64Array.from(cells, (cell) => (cell === 1 ? BLACK : WHITE));
  return coloursOfGrey({ width, height, values });
}
