/** The moves of Binairos where they apply and where they nearly do. */
import { describe, expect, it } from 'vitest';
import { type BinairoPuzzle, binairo } from '../../../src/families/binairo/index.js';
import type { NeighbourPair } from '../../../src/families/kit/neighbour-pairs.js';
import { foundOn } from './found-on.js';

/** A move, the first rows of a grid, and what is said; nothing where it nearly applies. */
interface Case extends Partial<Omit<BinairoPuzzle, 'grid'>> {
  readonly move: string;
  readonly rows: string;
  readonly en?: string;
  readonly de?: string;
}

const SECOND_AND_THIRD: readonly NeighbourPair[] = [
  [
    [0, 1],
    [0, 2],
  ],
];

const CASES: readonly Case[] = [
  {
    move: 'pair',
    rows: '.11.',
    en: 'r1c2 and r1c3 are 1, so r1c1 and r1c4 are 0.',
    de: 'r1c2 und r1c3 sind 1, also sind r1c1 und r1c4 0.',
  },
  { move: 'pair', rows: '.10.' },
  {
    move: 'sandwich',
    rows: '1.1.',
    en: 'r1c1 and r1c3 are 1, so r1c2 between them is 0.',
    de: 'r1c1 und r1c3 sind 1, also ist r1c2 dazwischen 0.',
  },
  { move: 'sandwich', rows: '1..1' },
  {
    move: 'completed-line',
    rows: '1..1',
    en: 'Row 1 has its two 1s, so r1c2 and r1c3 are 0.',
    de: 'Zeile 1 hat schon zwei Einsen, also sind r1c2 und r1c3 0.',
  },
  { move: 'completed-line', rows: '1..0' },
  {
    move: 'sign',
    rows: '.1..',
    equal: SECOND_AND_THIRD,
    en: 'r1c2 is 1, and r1c3 beyond the = is 1 too.',
    de: 'r1c2 ist 1, und r1c3 hinter dem = ist auch 1.',
  },
  {
    move: 'sign',
    rows: '..1.',
    opposite: SECOND_AND_THIRD,
    en: 'r1c3 is 1, and r1c2 beyond the × is 0.',
    de: 'r1c3 ist 1, und r1c2 hinter dem × ist 0.',
  },
  { move: 'sign', rows: '1..1', equal: SECOND_AND_THIRD },
  {
    move: 'equal-beside',
    rows: '...1',
    equal: SECOND_AND_THIRD,
    en: 'r1c2 and r1c3 are alike, and r1c4 beside them is 1, so both are 0.',
    de: 'r1c2 und r1c3 sind gleich, und r1c4 daneben ist 1, also sind beide 0.',
  },
  { move: 'equal-beside', rows: '...1', opposite: SECOND_AND_THIRD },
  {
    move: 'equal-too-many',
    rows: '1...1.',
    equal: SECOND_AND_THIRD,
    en: 'Row 1 lacks only one 1, and r1c2 and r1c3 are alike, so both are 0.',
    de: 'Zeile 1 fehlt nur eine 1, und r1c2 und r1c3 sind gleich, also sind beide 0.',
  },
  { move: 'equal-too-many', rows: '1.....', equal: SECOND_AND_THIRD },
  {
    move: 'last-number',
    rows: '1.1...',
    en: 'Row 1 lacks one 1: it is needed in r1c4, r1c5 or r1c6, so r1c2 is 0.',
    de: 'Zeile 1 fehlt eine 1: Sie wird in r1c4, r1c5 oder r1c6 gebraucht, also ist r1c2 0.',
  },
  { move: 'last-number', rows: '1.....' },
  {
    move: 'last-two',
    rows: '1...1...',
    opposite: SECOND_AND_THIRD,
    en: 'Row 1 lacks two 1s: one is needed in r1c2 or r1c3 and one in r1c6, r1c7 or r1c8, so r1c4 is 0.',
    de: 'Zeile 1 fehlen zwei Einsen: Eine wird in r1c2 oder r1c3 gebraucht, eine in r1c6, r1c7 oder r1c8, also ist r1c4 0.',
  },
  { move: 'last-two', rows: '1.......', opposite: SECOND_AND_THIRD },
  {
    move: 'last-three',
    rows: '1...1......1',
    opposite: SECOND_AND_THIRD,
    en: 'Row 1 lacks three 1s: one is needed in r1c2 or r1c3, one in r1c6, r1c7 or r1c8 and one in r1c9, r1c10 or r1c11, so r1c4 is 0.',
    de: 'Zeile 1 fehlen drei Einsen: Eine wird in r1c2 oder r1c3 gebraucht, eine in r1c6, r1c7 oder r1c8, eine in r1c9, r1c10 oder r1c11, also ist r1c4 0.',
  },
  { move: 'last-three', rows: '1...1.......', opposite: SECOND_AND_THIRD },
  {
    move: 'different-lines',
    rows: '1010 1..0',
    distinct: true,
    en: 'Row 2 is like row 1 so far and lacks one 1. In r2c3 it would make both the same, so r2c3 is 0 and r2c2 is 1.',
    de: 'Zeile 2 gleicht bisher Zeile 1, und ihr fehlt eine 1. In r2c3 würde sie beide gleich machen, also ist r2c3 0 und r2c2 1.',
  },
  {
    move: 'different-lines',
    rows: '110010 11...0',
    distinct: true,
    en: 'Row 2 is like row 1 so far and lacks one 1. In r2c5 it would make both the same, so r2c5 is 0.',
    de: 'Zeile 2 gleicht bisher Zeile 1, und ihr fehlt eine 1. In r2c5 würde sie beide gleich machen, also ist r2c5 0.',
  },
  { move: 'different-lines', rows: '1010 1..1', distinct: true },
  { move: 'different-lines', rows: '1010 1..0' },
];

/** Rows of open cells below those that are written down. */
function gridOf(rows: string): readonly string[] {
  const first = rows.split(' ');
  const length = first[0]!.length;
  return [...first, ...new Array<string>(length - first.length).fill('.'.repeat(length))];
}

describe('moves of binairos', () => {
  it.each(CASES)('$move on $rows', ({ move, rows, en, de, ...signs }) => {
    const puzzle = { family: 'binairo' as const, grid: gridOf(rows), ...signs };
    const found = foundOn(binairo, puzzle as never, move, []);
    expect(found[0]?.en).toBe(en);
    expect(found[0]?.de).toBe(de);
  });
});
