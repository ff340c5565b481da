/** The moves of Mosaics where they apply and where they nearly do. */
import { describe, expect, it } from 'vitest';
import { mosaic } from '../../../src/families/mosaic/index.js';
import { foundOn } from './found-on.js';

/** A move, rows parted by spaces, known cells, and what is said; nothing where it nearly applies. */
interface Case {
  readonly move: string;
  readonly rows: string;
  readonly known?: readonly string[];
  readonly en?: string;
  readonly de?: string;
}

const COLUMN_THREE_WHITE = ['r1c3 is white', 'r2c3 is white', 'r3c3 is white'];

const CASES: readonly Case[] = [
  {
    move: 'nought',
    rows: '0.. ...',
    en: 'The 0 of r1c1 counts no black cell, so r1c1, r1c2, r2c1 and r2c2 are white.',
    de: 'Die 0 in r1c1 zählt kein schwarzes Feld, also sind r1c1, r1c2, r2c1 und r2c2 weiß.',
  },
  { move: 'nought', rows: '1.. ...' },
  {
    move: 'all-cells',
    rows: '4.. ...',
    en: 'The 4 of r1c1 counts four cells, so all of them are black.',
    de: 'Die 4 in r1c1 zählt vier Felder, also sind alle schwarz.',
  },
  { move: 'all-cells', rows: '.4. ...' },
  {
    move: 'complete-number',
    rows: '1.. ...',
    known: ['r1c1 is black', 'r1c2 is white'],
    en: 'The 1 of r1c1 has its one black cell, so r2c1 and r2c2 are white.',
    de: 'Die 1 in r1c1 hat schon ein schwarzes Feld, also sind r2c1 und r2c2 weiß.',
  },
  { move: 'complete-number', rows: '2.. ...', known: ['r1c1 is black'] },
  {
    move: 'all-left',
    rows: '3.. ...',
    known: ['r1c1 is white'],
    en: 'The 3 of r1c1 needs three more black cells, and only r1c2, r2c1 and r2c2 are left.',
    de: 'Die 3 in r1c1 braucht noch drei schwarze Felder, und nur r1c2, r2c1 und r2c2 sind übrig.',
  },
  {
    move: 'all-left',
    rows: '1.. ...',
    known: ['r1c1 is white', 'r1c2 is white', 'r2c1 is white'],
    en: 'The 1 of r1c1 needs one more black cell, and only r2c2 is left.',
    de: 'Die 1 in r1c1 braucht noch ein schwarzes Feld, und nur r2c2 ist übrig.',
  },
  { move: 'all-left', rows: '2.. ...', known: ['r1c1 is white'] },
  {
    move: 'number-inside',
    rows: '24. ...',
    en: 'The 2 of r1c1 and the 4 of r1c2 share all open cells but r1c3 and r2c3. The first needs two more black cells, the second four, so r1c3 and r2c3 are black.',
    de: 'Die 2 in r1c1 und die 4 in r1c2 haben alle offenen Felder gemeinsam außer r1c3 und r2c3. Die erste braucht noch zwei schwarze Felder, die zweite vier, also sind r1c3 und r2c3 schwarz.',
  },
  {
    move: 'number-inside',
    rows: '22. ...',
    en: 'All open cells of the 2 of r1c1 belong to the 2 of r1c2 too. The 2 of r1c1 needs two more black cells, as many as the other, so r1c3 and r2c3 are white.',
    de: 'Alle offenen Felder der 2 in r1c1 gehören auch zur 2 in r1c2. Die 2 in r1c1 braucht noch zwei schwarze Felder, so viele wie die andere, also sind r1c3 und r2c3 weiß.',
  },
  { move: 'number-inside', rows: '23. ...' },
  {
    move: 'difference',
    rows: '.... .52. ....',
    en: 'The 5 of r2c2 needs five more black cells, the 2 of r2c3 only two. The three more are the cells that only the first counts, so r1c1 to r3c1 are black. What only the second counts is white: r1c4 to r3c4.',
    de: 'Die 5 in r2c2 braucht noch fünf schwarze Felder, die 2 in r2c3 nur zwei. Die drei mehr sind die Felder, die nur die erste zählt, also sind r1c1 bis r3c1 schwarz. Was nur die zweite zählt, ist weiß: r1c4 bis r3c4.',
  },
  {
    move: 'difference',
    rows: '.21.',
    known: ['r1c2 is white'],
    en: 'The 2 of r1c2 needs two more black cells, the 1 of r1c3 only one. The one more is the cell that only the first counts, so r1c1 is black. What only the second counts is white: r1c4.',
    de: 'Die 2 in r1c2 braucht noch zwei schwarze Felder, die 1 in r1c3 nur eins. Das eine mehr ist das Feld, das nur die erste zählt, also ist r1c1 schwarz. Was nur die zweite zählt, ist weiß: r1c4.',
  },
  { move: 'difference', rows: '.... .42. ....' },
  {
    move: 'three-numbers-black',
    rows: '..... 1.5.1 .....',
    en: 'Of the open cells of the 5 of r2c3 five are black. The 1 of r2c1 and the 1 of r2c5 have room for two of them, so r1c3 to r3c3 are black. All of that room is needed: r1c1 to r3c1 and r1c5 to r3c5 are white.',
    de: 'Von den offenen Feldern der 5 in r2c3 sind fünf schwarz. Die 1 in r2c1 und die 1 in r2c5 haben für zwei davon Platz, also sind r1c3 bis r3c3 schwarz. Der ganze Platz wird gebraucht: r1c1 bis r3c1 und r1c5 bis r3c5 sind weiß.',
  },
  { move: 'three-numbers-black', rows: '..... 1.4.1 .....' },
  {
    move: 'three-numbers-black',
    rows: '..... 1.2.1 .....',
    known: COLUMN_THREE_WHITE,
    en: 'Of the open cells of the 2 of r2c3 two are black. The 1 of r2c1 and the 1 of r2c5 have room for two of them, and all of it is needed: r1c1 to r3c1 and r1c5 to r3c5 are white.',
    de: 'Von den offenen Feldern der 2 in r2c3 sind zwei schwarz. Die 1 in r2c1 und die 1 in r2c5 haben für zwei davon Platz, und der ganze Platz wird gebraucht: r1c1 bis r3c1 und r1c5 bis r3c5 sind weiß.',
  },
  {
    move: 'three-numbers-white',
    rows: '..... 5.4.5 .....',
    en: 'Of the open cells of the 4 of r2c3 five are white. The 5 of r2c1 and the 5 of r2c5 have room for two of them, so r1c3 to r3c3 are white. All of that room is needed: r1c1 to r3c1 and r1c5 to r3c5 are black.',
    de: 'Von den offenen Feldern der 4 in r2c3 sind fünf weiß. Die 5 in r2c1 und die 5 in r2c5 haben für zwei davon Platz, also sind r1c3 bis r3c3 weiß. Der ganze Platz wird gebraucht: r1c1 bis r3c1 und r1c5 bis r3c5 sind schwarz.',
  },
  { move: 'three-numbers-white', rows: '..... 5.5.5 .....' },
];

describe('moves of mosaics', () => {
  it.each(CASES)('$move on $rows', ({ move, rows, known = [], en, de }) => {
    const found = foundOn(mosaic, { family: 'mosaic', grid: rows.split(' ') } as never, move, known);
    expect(found[0]?.en).toBe(en);
    expect(found[0]?.de).toBe(de);
  });
});
