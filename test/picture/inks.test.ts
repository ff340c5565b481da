import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutSpecks } from '../../src/picture/cells/colour-specks.js';
import { ColourVotes } from '../../src/picture/cells/colour-votes.js';
import { chooseInks } from '../../src/picture/cells/inks.js';
import { stretchLevels } from '../../src/picture/cells/levels.js';
import { GROUND } from '../../src/picture/cells/regions/flat-colours.js';
import { SAMPLES_A_SIDE } from '../../src/picture/cells/samples.js';
import { thicknessOf, thicknessOfLabels } from '../../src/picture/cells/thickness.js';
import { colourDistance, type Oklab } from '../../src/picture/decode/colour/oklab.js';

const grey = (l: number): Oklab => ({ l, a: 0, b: 0, opacity: 1 });
const WHITE = grey(1);
const RED: Oklab = { l: 0.6, a: 0.2, b: 0.1, opacity: 1 };
const BROWN: Oklab = { l: 0.55, a: 0.05, b: 0.08, opacity: 1 };
const LIGHT_BROWN: Oklab = { l: 0.7, a: 0.04, b: 0.08, opacity: 1 };

describe('the inks of a picture', () => {
  it('are its colours where there are few, each with its own', () => {
    const { inks, inkOf } = chooseInks(
      [
        { colour: RED, cells: 20 },
        { colour: grey(0.1), cells: 3 },
      ],
      [WHITE],
      3,
    );
    expect(inkOf.map((ink) => inks[ink])).toEqual([RED, grey(0.1)]);
  });

  it('keep a small black eye, and unite two browns', () => {
    const { inks, inkOf } = chooseInks(
      [
        { colour: BROWN, cells: 60 },
        { colour: grey(0.05), cells: 3 },
        { colour: RED, cells: 40 },
        { colour: LIGHT_BROWN, cells: 20 },
      ],
      [WHITE],
      3,
    );
    expect(inks).toHaveLength(3);
    expect(inkOf[0]).toBe(inkOf[3]);
    expect(inks[inkOf[1]!]).toEqual(grey(0.05));
    expect(inks[inkOf[0]!]!.l).toBeCloseTo((60 * BROWN.l + 20 * LIGHT_BROWN.l) / 80);
  });

  it('leave to the paper what is not seen on it, and what is near its ground', () => {
    const colours = [
      { colour: grey(0.97), cells: 200 },
      { colour: grey(0.8), cells: 200 },
      { colour: RED, cells: 5 },
    ];
    expect(chooseInks(colours, [WHITE], 3).inkOf[0]).toBe(-1);
    expect(chooseInks(colours, [WHITE], 3).inkOf[1]).toBeGreaterThanOrEqual(0);
    expect(chooseInks(colours, [WHITE, grey(0.85)], 3).inkOf).toEqual([-1, -1, 0]);
  });

  it('are never more than may be, never alike, and every colour has one or none', () => {
    const colour = fc.record({
      colour: fc.record({
        l: fc.double({ min: 0, max: 1, noNaN: true }),
        a: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
        b: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
        opacity: fc.constant(1),
      }),
      cells: fc.integer({ min: 0, max: 300 }),
    });
    fc.assert(
      fc.property(fc.array(colour, { maxLength: 20 }), fc.integer({ min: 1, max: 12 }), (colours, most) => {
        const { inks, inkOf } = chooseInks(colours, [WHITE], most);
        expect(inks.length).toBeLessThanOrEqual(most);
        expect(inkOf).toHaveLength(colours.length);
        expect(inkOf.every((ink) => ink >= -1 && ink < inks.length)).toBe(true);
        expect(new Set(inkOf.filter((ink) => ink >= 0)).size).toBe(inks.length);
        for (const [index, one] of inks.entries()) {
          expect(colourDistance(one, WHITE)).toBeGreaterThanOrEqual(0.06);
          for (const other of inks.slice(index + 1)) {
            expect(colourDistance(one, other)).toBeGreaterThanOrEqual(0.07);
          }
        }
      }),
    );
  });
});

describe('specks', () => {
  const picture = Uint8Array.from([1, 1, 1, 1, 2, 1, 1, 1, 1, 0, 0, 0]);

  it('are given a colour around them where they are hardly seen, and kept where they are clear', () => {
    for (const [difference, left] of [
      [0.1, 1],
      [0.6, 2],
    ] as const) {
      const cells = withoutSpecks(picture, 3, {
        share: (cell, colour) => (colour === picture[cell] ? 0.8 : 0.2),
        difference: () => difference,
      });
      expect(cells[4]).toBe(left);
      expect([...cells].toSpliced(4, 1)).toEqual([...picture].toSpliced(4, 1));
    }
  });
});

describe('votes', () => {
  /** One row of cells whose samples have the labels of one line. */
  function winners(line: readonly number[], colours: readonly Oklab[]): number[] {
    const labels = Uint8Array.from(
      { length: SAMPLES_A_SIDE * line.length },
      (_, at) => line[at % line.length]!,
    );
    const columns = line.length / SAMPLES_A_SIDE;
    const votes = new ColourVotes(labels, colours, 1, columns);
    return Array.from({ length: columns }, (_, cell) => votes.winner(cell));
  }

  it('give a cell that is shared in half to the colour that is seen, not to the paper', () => {
    const half = [...Array<number>(4).fill(GROUND), ...Array<number>(4).fill(0)];
    expect(winners([...half, ...Array<number>(8).fill(0)], [RED])).toEqual([1, 1]);
  });

  it('keep a stroke thinner than a cell, wherever it lies', () => {
    for (let left = 8; left <= 16; left++) {
      const line = Array.from({ length: 32 }, (_, at) => (at >= left && at < left + 3 ? 0 : GROUND));
      expect(winners(line, [grey(0.2)])).toContain(1);
    }
  });
});

describe('levels', () => {
  const imageOf = (l: readonly number[]) => ({
    ...{ width: l.length, height: 1, l: Float32Array.from(l) },
    ...{ a: new Float32Array(l.length).fill(0.1), b: new Float32Array(l.length) },
    opacity: new Float32Array(l.length).fill(1),
  });

  it('stretch a dull photograph up to white paper, and leave the order of its pixels', () => {
    const { l, a } = stretchLevels(imageOf([0.4, 0.5, 0.6, 0.7, 0.8]));
    expect(l[4]).toBeCloseTo(1);
    expect(l[0]).toBeLessThan(0.4);
    expect([...l]).toEqual([...l].toSorted((one, other) => one - other));
    expect(a[0]).toBeGreaterThan(0.1);
  });

  it('leave a photograph as it is that has the whole range', () => {
    const { l, a } = stretchLevels(imageOf([0.1, 0.5, 1]));
    expect([...l, a[0]].map((value) => value!.toFixed(3))).toEqual(['0.100', '0.500', '1.000', '0.100']);
  });
});

describe('the thickness of labelled parts', () => {
  it('is that of each part alone, where it does not reach the border', () => {
    const parts = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 36, maxLength: 36 });
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 4 }), (inner, most) => {
        const width = 14;
        const samples = new Uint8Array(width * width).fill(3);
        inner.forEach((label, at) => {
          samples[(4 + Math.floor(at / 6)) * width + 4 + (at % 6)] = label;
        });
        const found = thicknessOfLabels({ width, height: width, samples }, most);
        for (const label of [0, 1, 2]) {
          const alone = samples.map((other) => (other === label ? 1 : 0));
          const expected = thicknessOf({ width, height: width, samples: alone }, 1, most);
          for (const [at, other] of samples.entries())
            if (other === label) expect(found[at]).toBe(expected[at]);
        }
      }),
    );
  });
});
