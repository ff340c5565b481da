/** The moves of Hitori where they apply and where they nearly do. */
import { describe, expect, it } from 'vitest';
import { hitori } from '../../../src/families/hitori/index.js';
import { foundOn } from './found-on.js';

/** A move, rows parted by spaces, known cells, and what is said; nothing where it nearly applies. */
interface Case {
  readonly move: string;
  readonly rows: string;
  readonly known?: readonly string[];
  readonly en?: string;
  readonly de?: string;
}

const CASES: readonly Case[] = [
  {
    move: 'beside-black',
    rows: '123 231 312',
    known: ['r1c1 is black'],
    en: 'r1c1 is black, so r1c2 and r2c1 are white.',
    de: 'r1c1 ist schwarz, also sind r1c2 und r2c1 weiß.',
  },
  { move: 'beside-black', rows: '123 231 312', known: ['r1c1 is white'] },
  {
    move: 'equal-to-white',
    rows: '121 231 112',
    known: ['r1c1 is white'],
    en: 'The 1 of r1c1 is white, so no other 1 of row 1 or column 1 is: r1c3 and r3c1 are black.',
    de: 'Die 1 in r1c1 ist weiß, also keine andere 1 in Zeile 1 oder Spalte 1: r1c3 und r3c1 sind schwarz.',
  },
  { move: 'equal-to-white', rows: '121 231 112', known: ['r1c1 is black'] },
  { move: 'equal-to-white', rows: '.2. ...', known: ['r1c1 is white'] },
  {
    move: 'three-in-a-row',
    rows: '1112 ....',
    en: 'Of three 1s side by side the middle one, r1c2, is white: if it were black, both others would be white. So r1c1 and r1c3 are black.',
    de: 'Von drei 1en nebeneinander ist die mittlere, r1c2, weiß: Wäre sie schwarz, so wären die beiden anderen weiß. Also sind r1c1 und r1c3 schwarz.',
  },
  { move: 'three-in-a-row', rows: '1211 ....' },
  { move: 'three-in-a-row', rows: '.... ....' },
  {
    move: 'between-equals',
    rows: '21.1 ....',
    en: 'r1c3 stands between two 1s, one of which is black, so it is white.',
    de: 'r1c3 liegt zwischen zwei 1en, von denen eine schwarz ist, und ist daher weiß.',
  },
  { move: 'between-equals', rows: '1221 ....' },
  { move: 'between-equals', rows: '1112 ....' },
  {
    move: 'pair',
    rows: '1 2 2 3 2',
    en: 'One of the 2s side by side in r2c1 and r3c1 is white, so no other 2 of column 1 is: r5c1 is black.',
    de: 'Von den 2en nebeneinander in r2c1 und r3c1 ist eine weiß, also keine andere 2 in Spalte 1: r5c1 ist schwarz.',
  },
  { move: 'pair', rows: '1 2 2 3 4' },
  { move: 'pair', rows: '2 1 2 3 2' },
  {
    move: 'cut-off',
    rows: '.... .... ....',
    known: ['r1c1 is white', 'r1c2 is black', 'r3c4 is white'],
    en: 'If r2c1 were black, r1c1 would be cut off from the other white cells, so r2c1 is white.',
    de: 'Wäre r2c1 schwarz, so wäre r1c1 von den übrigen weißen Feldern abgeschnitten, also ist r2c1 weiß.',
  },
  { move: 'cut-off', rows: '.... .... ....', known: ['r1c1 is white', 'r3c4 is white'] },
  {
    move: 'corner',
    rows: '11. 1.. ...',
    en: 'If r1c1 were white, r1c2 and r2c1 would be black because of the 1 in r1c1, r2c2 would be white beside r1c2, and r1c1 would be cut off from the other white cells. So r1c1 is black.',
    de: 'Angenommen, r1c1 ist weiß. Dann gilt: r1c2 und r2c1 sind schwarz wegen der 1 in r1c1, r2c2 ist weiß neben r1c2, und r1c1 ist von den übrigen weißen Feldern abgeschnitten. Also ist r1c1 schwarz.',
  },
  { move: 'corner', rows: '12. 3.. ...' },
  {
    move: 'contradiction',
    rows: '1.2.2.1',
    known: ['r1c2 is white'],
    en: 'If r1c3 were black, r1c4 would be white beside r1c3, and r1c2 would be cut off from the other white cells. So r1c3 is white.',
    de: 'Angenommen, r1c3 ist schwarz. Dann gilt: r1c4 ist weiß neben r1c3, und r1c2 ist von den übrigen weißen Feldern abgeschnitten. Also ist r1c3 weiß.',
  },
  {
    move: 'contradiction',
    rows: '12.2 3... 1..4',
    known: ['r1c2 is white'],
    en: 'If r1c3 were black, r1c4 would be white beside r1c3, and row 1 would have two white 2s in r1c4 and r1c2. So r1c3 is white.',
    de: 'Angenommen, r1c3 ist schwarz. Dann gilt: r1c4 ist weiß neben r1c3, und Zeile 1 hat zwei weiße 2en in r1c4 und r1c2. Also ist r1c3 weiß.',
  },
];

describe('moves of Hitori', () => {
  it.each(CASES)('$move on $rows', ({ move, rows, known = [], en, de }) => {
    const grid = rows.split(' ').map((row) => [...row].map((sign) => Number(sign) || 0));
    const found = foundOn(hitori as never, { family: 'hitori', grid } as never, move, known);
    expect(found[0]?.en).toBe(en);
    expect(found[0]?.de).toBe(de);
  });

  it('names only the rules that a corner needs', () => {
    const puzzle = {
      family: 'hitori',
      grid: [
        [1, 1, 0],
        [1, 0, 0],
        [0, 0, 0],
      ],
    };
    const [found] = foundOn(hitori as never, puzzle as never, 'corner', []);
    expect(found?.concludes).toEqual(['r1c1 is black']);
    expect(found?.rules).toEqual([
      'row-1-number-1',
      'column-1-number-1',
      'column-2-neighbours-1',
      'connected-1-3-not-0-4',
    ]);
  });
});
