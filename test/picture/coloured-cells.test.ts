import { expect, it } from 'vitest';
import { colouredCells } from '../../src/picture/cells/coloured-cells.js';
import { colourAt, toOklab } from '../../src/picture/decode/colour/oklab.js';
import { hexOf } from '../../src/picture/decode/colour/oklab-hex.js';
import { disc, WHITE as PAPER, paint, rectangle } from '../image/colour/painted.js';
import { sampled } from '../image/sampled.js';

const WHITE = [255, 255, 255];
const COLOURS: Readonly<Record<string, readonly number[]>> = {
  r: [216, 32, 32],
  b: [40, 96, 208],
  y: [246, 220, 40],
};
/** Pixels a cell. */
const SIDE = 8;

/** A picture of square cells, sampled. */
function sampledRows(rows: readonly string[]) {
  const [height, width] = [rows.length * SIDE, rows[0]!.length * SIDE];
  const pixels = new Uint8Array(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [row, column] = [Math.floor(pixel / width / SIDE), Math.floor((pixel % width) / SIDE)];
    pixels.set(COLOURS[rows[row]![column]!] ?? WHITE, 4 * pixel);
  }
  return sampled({ width, height, pixels }, { width: rows[0]!.length });
}

const FLAG = ['........', '.rrrbb..', '.rrrbb..', '.rrry...', '.rr.....', '........'];

it('gives every cell its colour, the commonest first, on white paper', () => {
  const { palette, cells, rows, columns } = colouredCells(sampledRows(FLAG), 3);
  expect([rows, columns, palette]).toEqual([6, 8, ['#ffffff', '#d82020', '#2860d0', '#f6dc28']]);
  expect([...cells].map((colour) => '.rby'[colour]).join('')).toBe(FLAG.join(''));
});

it.each([12, 13, 15, 18])('draws a symmetrical face alike on both sides, %i cells wide', (width) => {
  // Ears, eyes and mouth a pixel off the middle, as decoders leave them.
  const face = paint(203, PAPER, [
    [(x, y) => Math.hypot(x - 0.5, y - 0.5) < 0.42, [240, 170, 40]],
    [disc(0.22, 0.16, 0.13), [150, 80, 30]],
    [disc(0.782, 0.16, 0.13), [150, 80, 30]],
    [disc(0.34, 0.42, 0.09), [20, 20, 20]],
    [disc(0.662, 0.42, 0.09), [20, 20, 20]],
    [rectangle(0.33, 0.64, 0.672, 0.73), [200, 30, 30]],
  ]);
  const { cells, rows, columns } = colouredCells(sampled(face, { width }), 4);
  const lines = Array.from({ length: rows }, (_, row) => [
    ...cells.subarray(row * columns, (row + 1) * columns),
  ]);
  expect(lines.map((line) => line.join(''))).toEqual(lines.map((line) => line.toReversed().join('')));
});

it('takes no more colours than it may', () => {
  expect(colouredCells(sampledRows(FLAG), 2).palette).toHaveLength(3);
});

it('makes changes dear that no neighbour has, and those that lose much', () => {
  const { cells, costs, palette } = colouredCells(sampledRows(FLAG), 3);
  const cost = (cell: number, colour: number): number => costs[cell * palette.length + colour]!;
  expect(cells[9]).toBe(1);
  expect(cost(9, 1)).toBeLessThan(cost(9, 0));
  expect(cost(9, 0)).toBeLessThan(cost(9, 2));
});

it('refuses a picture of which nothing is seen on paper', () => {
  expect(() => colouredCells(sampledRows(['...', '...']), 3)).toThrow(/Nothing in the picture/);
});

it('colours of the screen come back from OKLab', () => {
  const bytes = [0, 17, 80, 128, 200, 255];
  for (const red of bytes) {
    for (const blue of bytes) {
      const image = toOklab({ width: 1, height: 1, pixels: Uint8Array.from([red, 90, blue, 255]) });
      const digits = [red, 90, blue].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      expect(hexOf(colourAt(image, 0))).toBe(`#${digits}`);
    }
  }
});
