/**
 * The judgement of recognition: on drawings that people judged, and its facts on drawings that are plain to
 * count.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { referenceOf } from '../../src/picture/cells/likeness/index.js';
import { recognitionBy, recognitionOf } from '../../src/picture/cells/recognition.js';
import { sampled } from '../image/sampled.js';

/** Name, width, cells, boundaries, parts, subject, fineness, flat, what people said, and who. */
type Judged = readonly [string, number, number, number, number, number, number, boolean, string, string];

const JUDGED = JSON.parse(
  readFileSync(new URL('./recognition-labels.json', import.meta.url), 'utf8'),
) as readonly Judged[];

/** The number of drawings with a label are called hard to recognise, and how many there are. */
function hardOf(label: string, by: string): readonly [hard: number, all: number] {
  const some = JUDGED.filter((one) => one[8] === label && one[9] === by);
  const hard = some.filter(([, , cells, boundaries, parts, subject, fineness, isFlat]) => {
    return recognitionBy({ cells, boundaries, parts, subject, fineness, isFlat }) === 'hard';
  });
  return [hard.length, some.length];
}

describe('recognition', () => {
  it.each([
    ['proud', 'eye', 5, 67],
    ['fair', 'eye', 11, 40],
    ['noise', 'eye', 47, 85],
    ['proud', 'review', 1, 25],
    ['fair', 'review', 1, 11],
    ['noise', 'review', 11, 17],
  ])('of drawings called %s by %s errs as the document says', (label, by, hard, all) => {
    expect(hardOf(label, by)).toEqual([hard, all]);
  });

  it('counts boundaries, areas and the subject of a drawing as the judged ones were counted', () => {
    const size = 12;
    const isInk = (at: number): boolean => {
      const [x, y] = [(at % size) + 0.5, Math.floor(at / size) + 0.5];
      return Math.hypot(x - 6, y - 6) < 5;
    };
    const pixels = Uint8Array.from({ length: 4 * size * size }, (_, byte) =>
      byte % 4 === 3 || !isInk(byte >> 2) ? 255 : 0,
    );
    const reference = referenceOf(sampled({ width: size, height: size, pixels }, { width: size }));
    const disc = Uint8Array.from({ length: size * size }, (_, at) => (isInk(at) ? 1 : 0));
    const subject = disc.reduce((sum, cell) => sum + cell, 0);
    const facts = { cells: size * size, subject, fineness: reference.fineness, isFlat: reference.isFlat };
    expect(reference.fineness).toBeGreaterThan(0);
    expect(reference.fineness).toBeLessThan(0.25);
    const smooth = { ...facts, boundaries: 40, parts: 2 };
    expect(recognitionOf(disc, reference)).toBe(recognitionBy(smooth));
    // A chessboard has one black area, joined by corners, and a white area in each white cell.
    const chess = disc.map((_, at) => (at + Math.floor(at / size)) % 2);
    const scattered = { ...facts, boundaries: 2 * size * (size - 1), parts: 1 + (size * size) / 2 };
    expect(recognitionOf(chess, reference)).toBe(recognitionBy(scattered));
    expect([recognitionBy(smooth), recognitionBy(scattered)]).toEqual(['likely', 'hard']);
  });
});
