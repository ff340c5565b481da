/**
 * Sheets of what was made: numbered nonograms beside their originals, to be judged at a glance, and the
 * nonograms alone, so that a judge who does not know the originals can say what each of them shows.
 */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { renderPng } from '../../../src/draw/png.js';
import { BLACK, type Scene, type Shape, WHITE } from '../../../src/draw/scene.js';
import { cellsOfSolution } from '../../../src/families/nonogram/index.js';
import type { MeasuredOriginal } from './measure.js';

/**
 * Of a picture's frame, of the space between frames, of the strip with its number, and of the number; one is
 * a pixel.
 */
const SIDE = 150;
const SPACE = 10;
const STRIP = 18;
const NUMBER = 15;

/** Originals with their nonograms, and nonograms alone, in a row. */
const PAIRS_ACROSS = 5;
const ALONE_ACROSS = 10;

const GROUND = '#c8ccd8';

/** The position of a picture on the sheet. */
interface Place {
  readonly left: number;
  readonly top: number;
}

/**
 * Writes three files: `STEM.png` with the originals, `STEM-blind.png` without them, and `STEM-names.txt` with
 * the names by number.
 */
export async function writeSheets(stem: string, measured: readonly MeasuredOriginal[]): Promise<void> {
  const beside = sheetOf(measured, PAIRS_ACROSS, 2);
  const originals = await Promise.all(
    measured.map(async ({ image }, index) => ({
      input: await originalPng(image),
      ...placeOf(index, PAIRS_ACROSS, 2),
    })),
  );
  const drawn = await renderPng(beside, { pixelsPerMillimetre: 1 });
  await sharp(drawn).composite(originals).png({ palette: true }).toFile(`${stem}.png`);
  const alone = await renderPng(sheetOf(measured, ALONE_ACROSS, 1), { pixelsPerMillimetre: 1 });
  await sharp(alone).png({ palette: true }).toFile(`${stem}-blind.png`);
  const names = measured.map(({ name }, index) => `${index + 1} ${name}\n`);
  writeFileSync(`${stem}-names.txt`, names.join(''));
}

/** The sheet of the nonograms; each stands in the last of the frames under its number. */
function sheetOf(measured: readonly MeasuredOriginal[], across: number, frames: number): Scene {
  const down = Math.ceil(measured.length / across);
  const size = {
    width: across * (frames * SIDE + (frames + 1) * SPACE),
    height: down * (STRIP + SIDE + SPACE),
  };
  return {
    ...size,
    title: 'Nonograms by number',
    shapes: [
      { kind: 'rectangle', x: 0, y: 0, ...size, fill: GROUND },
      ...measured.flatMap((one, index) => nonogramAt(one, index + 1, placeOf(index, across, frames), frames)),
    ],
  };
}

function placeOf(index: number, across: number, frames: number): Place {
  return {
    left: (index % across) * (frames * SIDE + (frames + 1) * SPACE) + SPACE,
    top: Math.floor(index / across) * (STRIP + SIDE + SPACE) + STRIP,
  };
}

function nonogramAt(
  { best }: MeasuredOriginal,
  number: number,
  { left, top }: Place,
  frames: number,
): Shape[] {
  const { solution } = best.candidate.made;
  const [pixelRows, pixelColumns] = [solution.length, solution[0]!.length];
  const pitch = Math.max(1, Math.floor(SIDE / Math.max(pixelRows, pixelColumns)));
  const frame = {
    x: left + (frames - 1) * (SIDE + SPACE),
    y: top,
    width: pitch * pixelColumns,
    height: pitch * pixelRows,
  };
  const pixels = Uint8Array.from(cellsOfSolution(solution), (cell) => (cell === 1 ? 0 : 255));
  return [
    { kind: 'rectangle', ...frame, fill: WHITE },
    { kind: 'raster', ...frame, pixelColumns, pixelRows, pixels },
    {
      kind: 'text',
      text: String(number),
      x: left,
      y: top - STRIP / 2,
      size: NUMBER,
      anchor: 'start',
      bold: true,
      colour: BLACK,
    },
  ];
}

/** An original as it fits its frame, on white. */
function originalPng({ width, height, pixels }: MeasuredOriginal['image']): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize({ width: SIDE, height: SIDE, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
}
