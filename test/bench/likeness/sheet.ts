/** A sheet of originals beside their nonograms, to be judged at a glance; no names, so that nothing gives the answer away. */
import sharp from 'sharp';
import { cellsOfSolution } from '../../../src/families/nonogram/index.js';
import type { MeasuredOriginal } from './measure.js';

/** Pixels of one picture's side, of the space between pictures, and pairs across. */
const SIDE = 150;
const SPACE = 10;
const PAIRS_ACROSS = 5;

/** Draws the sheet as a PNG file. */
export async function writeSheet(file: string, measured: readonly MeasuredOriginal[]): Promise<void> {
  const pairs = await Promise.all(measured.map(pairOf));
  const across = 2 * (SIDE + SPACE) + SPACE;
  const down = SIDE + 2 * SPACE;
  const background = '#c8ccd8';
  const size = { width: PAIRS_ACROSS * across, height: Math.ceil(pairs.length / PAIRS_ACROSS) * down };
  await sharp({ create: { ...size, channels: 3, background } })
    .composite(
      pairs.flatMap(({ original, nonogram }, index) => {
        const left = (index % PAIRS_ACROSS) * across + SPACE;
        const top = Math.floor(index / PAIRS_ACROSS) * down + SPACE;
        return [
          { input: original, left, top },
          { input: nonogram, left: left + SIDE + SPACE, top },
        ];
      }),
    )
    .png()
    .toFile(file);
}

async function pairOf({ image, best }: MeasuredOriginal): Promise<{ original: Buffer; nonogram: Buffer }> {
  const { width, height } = image;
  const original = await sharp(image.pixels, { raw: { width, height, channels: 4 } })
    .resize({ width: SIDE, height: SIDE, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
  const { solution } = best.candidate.made;
  const grid = { width: solution[0]!.length, height: solution.length };
  const scale = Math.max(1, Math.floor(SIDE / Math.max(grid.width, grid.height)));
  const greys = Buffer.from(cellsOfSolution(solution).map((cell) => (cell === 1 ? 0 : 255)));
  const nonogram = await sharp(greys, { raw: { ...grid, channels: 1 } })
    .resize({ width: grid.width * scale, height: grid.height * scale, kernel: 'nearest' })
    .png()
    .toBuffer();
  return { original, nonogram };
}
