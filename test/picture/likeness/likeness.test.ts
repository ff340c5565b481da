import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/random.js';
import { likenessOf, type Reference, referenceOf } from '../../../src/picture/cells/likeness/index.js';
import type { ColourImage } from '../../../src/picture/decode/colour/colour-image.js';
import { loadPicture } from '../../../src/picture/decode/load.js';
import { succeed } from '../../image/pictures.js';
import { sampled } from '../../image/sampled.js';

const WIDTH = 25;
const IMAGES = path.resolve(import.meta.dirname, '../../../images');

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const WHITE: Colour = [255, 255, 255, 255];
const BLACK: Colour = [0, 0, 0, 255];

/** A picture with a square of pixels for each cell, coloured by row and column. */
function painted(rows: number, columns: number, colour: (row: number, column: number) => Colour, side = 8) {
  const pixels = new Uint8Array(rows * columns * side ** 2 * 4);
  for (let y = 0; y < rows * side; y++) {
    for (let x = 0; x < columns * side; x++) {
      pixels.set(colour(Math.floor(y / side), Math.floor(x / side)), (y * columns * side + x) * 4);
    }
  }
  return { width: columns * side, height: rows * side, pixels };
}

/** The reference of a whole picture, at a number of cells. */
function referenceFor(image: ColourImage, columns: number): Reference {
  return referenceOf(sampled(image, { width: columns }));
}

/**
 * The drawings and photographs that come with the program, and their black and white pictures at half
 * lightness.
 */
const PICTURES = await Promise.all(
  readdirSync(IMAGES)
    .filter((name) => !name.endsWith('.md'))
    .map(async (name) => {
      const { image } = succeed(await loadPicture(readFileSync(path.join(IMAGES, name))));
      const samples = sampled(image, { width: WIDTH, crop: true });
      const side = samples.image.width / samples.columns;
      const centre = (row: number, column: number): number =>
        (row * side + side / 2) * samples.image.width + column * side + side / 2;
      const cells = Uint8Array.from({ length: samples.rows * samples.columns }, (_, cell) => {
        const [row, column] = [Math.floor(cell / samples.columns), cell % samples.columns];
        return samples.image.l[centre(row, column)]! < 0.6 ? 1 : 0;
      });
      return { name, cells, reference: referenceOf(samples) };
    }),
);

function meanOf(change: (cells: Uint8Array) => ArrayLike<number>): number {
  const values = PICTURES.map(({ cells, reference }) => likenessOf(change(cells), reference).value);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Any black and white picture in the middle of a white one. */
const anyPicture = fc
  .tuple(fc.integer({ min: 4, max: 12 }), fc.integer({ min: 4, max: 12 }))
  .chain(([rows, columns]) =>
    fc
      .array(fc.integer({ min: 0, max: 1 }), { minLength: rows * columns, maxLength: rows * columns })
      .map((inside) => {
        const isInside = (row: number, column: number): boolean =>
          row > 1 && row < rows - 2 && column > 1 && column < columns - 2;
        const cells = Uint8Array.from(inside, (cell, index) =>
          isInside(Math.floor(index / columns), index % columns) ? cell : 0,
        );
        return { rows, columns, cells };
      }),
  );

describe('likeness', () => {
  it('is 1 for the picture itself, and less when it is inverted; 0 for nothing and for everything', () => {
    fc.assert(
      fc.property(anyPicture, ({ rows, columns, cells }) => {
        fc.pre(cells.includes(1));
        const image = painted(rows, columns, (row, column) =>
          cells[row * columns + column] === 1 ? BLACK : WHITE,
        );
        const reference = referenceFor(image, columns);
        expect(likenessOf(cells, reference).value).toBeCloseTo(1, 5);
        const inverted = likenessOf(
          cells.map((cell) => 1 - cell),
          reference,
        );
        expect(inverted.value).toBeLessThan(0.5);
        expect(likenessOf(new Uint8Array(cells.length), reference).value).toBe(0);
        expect(likenessOf(new Uint8Array(cells.length).fill(1), reference).value).toBe(0);
      }),
      { numRuns: 100 },
    );
  });

  it('lies between 0 and 1 for any cells', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PICTURES), fc.string(), ({ cells, reference }, seed) => {
        const rng = createRng(seed);
        const { value, precision, recall, blackGround } = likenessOf(
          cells.map(() => rng.integer(2)),
          reference,
        );
        for (const measure of [value, precision, recall, blackGround]) {
          expect(measure).toBeGreaterThanOrEqual(0);
          expect(measure).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('of real pictures is high, and low for their negatives, for noise and for nothing', () => {
    const rng = createRng('noise');
    expect(meanOf((cells) => cells)).toBeGreaterThan(0.8);
    expect(meanOf((cells) => cells.map((cell) => 1 - cell))).toBeLessThan(0.4);
    const noisy = meanOf((cells) => cells.map((cell) => (rng.next() < 0.15 ? 1 - cell : cell)));
    expect(noisy).toBeGreaterThan(0.3);
    expect(noisy).toBeLessThan(0.6);
    expect(meanOf((cells) => cells.map(() => 0))).toBe(0);
  });

  it('falls with every step by which a picture is shifted', () => {
    const isBar = (row: number, column: number): boolean => row > 4 && row < 15 && column > 5 && column < 12;
    const reference = referenceFor(
      painted(20, 30, (row, column) => (isBar(row, column) ? BLACK : WHITE)),
      30,
    );
    const shifted = [0, 1, 2, 3].map((step) => {
      const cells = Array.from({ length: 600 }, (_, cell) =>
        isBar(Math.floor(cell / 30), (cell % 30) - step) ? 1 : 0,
      );
      return likenessOf(cells, reference).value;
    });
    expect(shifted[0]).toBeCloseTo(1, 5);
    for (const step of [1, 2, 3]) expect(shifted[step]).toBeLessThan(shifted[step - 1]!);
  });

  it('counts an eye for more than its length', () => {
    const isBody = (row: number, column: number): boolean => row > 2 && row < 27 && column > 2 && column < 27;
    const isEye = (row: number, column: number): boolean => row > 8 && row < 11 && column > 8 && column < 11;
    const isNotch = (row: number, column: number): boolean =>
      row > 24 && row < 27 && column > 8 && column < 11;
    const blue: Colour = [60, 90, 200, 255];
    const reference = referenceFor(
      painted(30, 30, (row, column) =>
        isBody(row, column) && !isEye(row, column) && !isNotch(row, column) ? blue : WHITE,
      ),
      30,
    );
    const drawn = (isThere: (row: number, column: number) => boolean) =>
      likenessOf(
        Array.from({ length: 900 }, (_, cell) => (isThere(Math.floor(cell / 30), cell % 30) ? 1 : 0)),
        reference,
      ).value;
    const whole = drawn((row, column) => isBody(row, column) && !isEye(row, column) && !isNotch(row, column));
    const blind = drawn((row, column) => isBody(row, column) && !isNotch(row, column));
    const smooth = drawn((row, column) => isBody(row, column) && !isEye(row, column));
    expect(whole).toBeCloseTo(1, 5);
    expect(blind).toBeLessThan(smooth);
    expect(smooth).toBeLessThan(whole);
  });

  describe('of two colours that hardly differ', () => {
    const isLeft = (column: number): boolean => column < 6;
    const light: Colour = [243, 173, 97, 255];
    const dark: Colour = [225, 151, 71, 255];
    const halves = (cells: 1 | 0) =>
      Array.from({ length: 144 }, (_, cell) => (isLeft(cell % 12) ? cells : 1 - cells));

    it('counts the boundary where the colours are flat, whichever side is black', () => {
      const flat = referenceFor(
        painted(12, 12, (_, column) => (isLeft(column) ? light : dark)),
        12,
      );
      expect(likenessOf(halves(0), flat).value).toBeCloseTo(1, 5);
      expect(likenessOf(halves(1), flat).value).toBeCloseTo(1, 5);
    });

    it('sees none where they are shaded', () => {
      const image = painted(12, 12, (_, column) => (isLeft(column) ? light : dark));
      const shaded = image.pixels.map((value, index) =>
        index % 4 === 3 ? value : value + ((index >> 2) % 3) * 2,
      );
      expect(likenessOf(halves(0), referenceFor({ ...image, pixels: shaded }, 12)).value).toBe(0);
    });
  });

  it('sees white on transparency', () => {
    const isBar = (row: number): boolean => row > 3 && row < 8;
    const image = painted(12, 12, (row) => (isBar(row) ? WHITE : [255, 255, 255, 0]));
    const cells = Array.from({ length: 144 }, (_, cell) => (isBar(Math.floor(cell / 12)) ? 1 : 0));
    expect(likenessOf(cells, referenceFor(image, 12)).value).toBeCloseTo(1, 5);
  });

  it('finds a boundary once where it runs through the middle of cells', () => {
    const image = painted(24, 24, (row) => (row > 8 && row < 15 ? BLACK : WHITE));
    const { down, parts } = referenceFor(image, 12);
    expect(parts.count).toBe(2);
    expect([...down.weight].filter((weight) => weight > 0)).toEqual(Array(24).fill(1));
  });
});
