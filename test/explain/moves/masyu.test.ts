/** The moves of Masyu where they apply and where they nearly do. */
import { describe, expect, it } from 'vitest';
import { masyu } from '../../../src/families/masyu/index.js';
import { foundOn } from './found-on.js';

/** A move, rows parted by spaces, known lines and places without one, and what is said and concluded. */
interface Case {
  readonly move: string;
  readonly rows: string;
  readonly lines?: string;
  readonly none?: string;
  /** Absent: the move does not apply. */
  readonly en?: string;
  readonly de?: string;
  readonly concludes?: readonly string[];
}

const CASES: readonly Case[] = [
  {
    move: 'passed-point',
    rows: '... ... ...',
    lines: 'r1c2–r2c2 r2c1–r2c2',
    en: 'r2c2–r2c3 and r2c2–r3c2 would branch off the loop.',
    de: 'r2c2–r2c3 und r2c2–r3c2 würden von der Schleife abzweigen.',
  },
  { move: 'passed-point', rows: '... ... ...', lines: 'r1c2–r2c2' },
  {
    move: 'dead-end',
    rows: '... ...',
    none: 'r1c1–r1c2',
    en: 'A line from below into r1c1 could not go on.',
    de: 'Eine Linie von unten in r1c1 könnte nicht weitergehen.',
  },
  {
    move: 'only-way-on',
    rows: '... ...',
    lines: 'r1c1–r1c2',
    en: 'A line goes on along r1c1–r2c1 only.',
    de: 'Nur r1c1–r2c1 führt eine Linie weiter.',
  },
  {
    move: 'crossings',
    rows: '.... .... .... ....',
    lines: 'r1c1–r2c1',
    none: 'r1c2–r2c2',
    en: 'The loop crosses the border of r1c1 and r1c2 an even number of times. So far one line does, and only r1c2–r1c3 is open: it has a line.',
    de: 'Über den Rand von r1c1 und r1c2 führt eine gerade Zahl von Linien. Bisher ist es eine, und nur r1c2–r1c3 ist offen: Dort ist eine Linie.',
    concludes: ['r1c2–r1c3 has a line'],
  },
  { move: 'crossings', rows: '.... .... .... ....', lines: 'r1c1–r2c1' },
  { move: 'only-way-on', rows: '... ... ...', lines: 'r1c2–r2c2', none: 'r1c2–r1c3 r1c1–r1c2 r2c1–r2c2' },
  {
    move: 'straight-through',
    rows: '... .w. ...',
    lines: 'r1c2–r2c2',
    en: 'The loop goes straight on in the white pearl in r2c2, from top to bottom.',
    de: 'Die Schleife geht in der weißen Perle in r2c2 geradeaus, von oben nach unten.',
    concludes: ['r2c1–r2c2 has no line', 'r2c2–r2c3 has no line', 'r2c2–r3c2 has a line'],
  },
  {
    move: 'arm',
    rows: '..... ..... ..b.. ..... .....',
    lines: 'r3c3–r3c4',
    en: 'The line from the black pearl in r3c3 leads two cells right, and none leads left.',
    de: 'Die Linie von der schwarzen Perle in r3c3 führt zwei Felder weit nach rechts, und keine führt nach links.',
    concludes: ['r3c2–r3c3 has no line', 'r3c4–r3c5 has a line'],
  },
  {
    move: 'black-at-edge',
    rows: '..... ..b.. ..... ..... .....',
    en: 'From the black pearl in r2c3 no line can lead up (the edge is too near), so one leads down as far as r4c3.',
    de: 'Von der schwarzen Perle in r2c3 kann keine Linie nach oben führen (der Rand ist zu nah), also führt eine nach unten bis r4c3.',
    concludes: ['r1c3–r2c3 has no line', 'r2c3–r3c3 has a line', 'r3c3–r4c3 has a line'],
  },
  { move: 'black-at-edge', rows: '..... ..... ..b.. ..... .....' },
  {
    move: 'white-at-edge',
    rows: '.w.. .... ....',
    en: 'The loop passes the white pearl in r1c2 from left to right, as it cannot the other way (the edge is too near).',
    de: 'Die Schleife geht von links nach rechts durch die weiße Perle in r1c2, weil es andersherum nicht geht (der Rand ist zu nah).',
    concludes: ['r1c1–r1c2 has a line', 'r1c2–r1c3 has a line', 'r1c2–r2c2 has no line'],
  },
  {
    move: 'black-pair',
    rows: '...... ...... ..bb.. ...... ......',
    en: 'From the black pearl in r3c3 no line can lead right (it would have to turn on the black pearl in r3c4), so one leads left as far as r3c1.',
    de: 'Von der schwarzen Perle in r3c3 kann keine Linie nach rechts führen (sie müsste auf der schwarzen Perle in r3c4 abbiegen), also führt eine nach links bis r3c1.',
    concludes: ['r3c1–r3c2 has a line', 'r3c2–r3c3 has a line', 'r3c3–r3c4 has no line'],
  },
  {
    move: 'blocked-black',
    rows: '..... ..... ..b.. ..... .....',
    none: 'r3c4–r3c5',
    en: 'From the black pearl in r3c3 no line can lead right (r3c4–r3c5 has no line), so one leads left as far as r3c1.',
    de: 'Von der schwarzen Perle in r3c3 kann keine Linie nach rechts führen (r3c4–r3c5 hat keine Linie), also führt eine nach links bis r3c1.',
  },
  {
    move: 'blocked-white',
    rows: '... .w. ...',
    none: 'r2c2–r2c3',
    en: 'The loop passes the white pearl in r2c2 from top to bottom, as it cannot the other way (r2c2–r2c3 has no line).',
    de: 'Die Schleife geht von oben nach unten durch die weiße Perle in r2c2, weil es andersherum nicht geht (r2c2–r2c3 hat keine Linie).',
  },
  {
    move: 'white-run',
    rows: '..... .www. .....',
    en: 'The loop passes the white pearl in r2c3 from top to bottom, as it cannot the other way (it would turn neither in r2c2 nor in r2c4).',
    de: 'Die Schleife geht von oben nach unten durch die weiße Perle in r2c3, weil es andersherum nicht geht (sie würde weder in r2c2 noch in r2c4 abbiegen).',
    concludes: [
      'r1c3–r2c3 has a line',
      'r2c2–r2c3 has no line',
      'r2c3–r2c4 has no line',
      'r2c3–r3c3 has a line',
    ],
  },
  { move: 'white-run', rows: '..... .ww.. .....' },
  {
    move: 'no-turn',
    rows: '..... ..... ..w.. ..... .....',
    lines: 'r3c1–r3c2 r3c4–r3c5',
    en: 'The loop passes the white pearl in r3c3 from top to bottom, as it cannot the other way (it would turn neither in r3c2 nor in r3c4).',
    de: 'Die Schleife geht von oben nach unten durch die weiße Perle in r3c3, weil es andersherum nicht geht (sie würde weder in r3c2 noch in r3c4 abbiegen).',
  },
  { move: 'no-turn', rows: '..... ..... ..w.. ..... .....', lines: 'r3c1–r3c2' },
  {
    move: 'turn',
    rows: '..... ..w.. .....',
    lines: 'r2c1–r2c2 r2c2–r2c3 r2c3–r2c4',
    en: 'The loop goes straight on in r2c2 before the white pearl in r2c3, so it turns behind it, in r2c4.',
    de: 'Die Schleife geht in r2c2 vor der weißen Perle in r2c3 geradeaus, also biegt sie dahinter in r2c4 ab.',
    concludes: ['r2c4–r2c5 has no line'],
  },
  { move: 'turn', rows: '..... ..w.. .....', lines: 'r2c2–r2c3 r2c3–r2c4' },
  {
    move: 'closed-loop',
    rows: '...w ....',
    lines: 'r1c1–r1c2 r1c1–r2c1 r2c1–r2c2',
    en: 'A line along r1c2–r2c2 would close a loop without the pearl in r1c4.',
    de: 'Hätte r1c2–r2c2 eine Linie, wäre die Schleife geschlossen, aber die Perle in r1c4 nicht erfüllt.',
    concludes: ['r1c2–r2c2 has no line'],
  },
  {
    move: 'closed-loop',
    rows: '.... ....',
    lines: 'r1c1–r1c2 r1c1–r2c1 r2c1–r2c2 r1c4–r2c4',
    en: 'A line along r1c2–r2c2 would close a loop without the other lines.',
    de: 'Hätte r1c2–r2c2 eine Linie, wäre eine Schleife geschlossen, zu der die anderen Linien nicht gehören.',
  },
  { move: 'closed-loop', rows: '.... ....', lines: 'r1c1–r1c2 r1c1–r2c1 r2c1–r2c2' },
];

describe('moves of Masyu', () => {
  it.each(CASES)(
    '$move on $rows with $lines, without $none',
    ({ move, rows, lines, none, en, de, concludes }) => {
      const known = [
        ...(lines?.split(' ') ?? []).map((place) => `${place} has a line`),
        ...(none?.split(' ') ?? []).map((place) => `${place} has no line`),
      ];
      const [found] = foundOn(masyu, { family: 'masyu', grid: rows.split(' ') } as never, move, known);
      expect({ en: found?.en, de: found?.de }).toEqual({ en, de });
      if (concludes !== undefined) expect([...found!.concludes].sort()).toEqual(concludes);
    },
  );

  it('suppose a line where nothing else helps', () => {
    const puzzle = { family: 'masyu', grid: ['....', '.bb.', '....', '....'] };
    const [found] = foundOn(masyu, puzzle as never, 'supposition', []);
    expect(found?.en).toMatch(
      /^With(out)? a line along r\dc\d–r\dc\d, .+\. So r\dc\d–r\dc\d has (no|a) line\.$/,
    );
    expect(found?.de).toMatch(
      /^Hätte r\dc\d–r\dc\d k?eine Linie: .+\. Also hat r\dc\d–r\dc\d (k?eine) Linie\.$/,
    );
    expect(found?.concludes).toHaveLength(1);
  });
});
