import { describe, expect, it } from 'vitest';
import { hashi } from '../../../src/families/hashi/index.js';
import type { HashiPuzzle } from '../../../src/families/hashi/puzzle.js';
import { sudoku } from '../../../src/families/sudoku/index.js';
import { textSource } from '../../../src/formats/source.js';

const codecOf = (format: string) => hashi.codecs.find((codec) => codec.format === format)!;

function decode(format: string, text: string): HashiPuzzle {
  const decoded = codecOf(format).decode(textSource(text));
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.issues));
  return decoded.value.puzzle;
}

function grid(rows: string): (number | null)[][] {
  return rows
    .split('/')
    .map((row) =>
      [...row].map((cell) => (cell === '.' ? 0 : cell === '?' ? null : Number.parseInt(cell, 36))),
    );
}

function puzzle(rows: string, bridges?: number): HashiPuzzle {
  return { family: 'hashi', islands: grid(rows), ...(bridges === undefined ? {} : { bridges }) };
}

describe('hashi formats', () => {
  it.each(['hashi', 'hashikake', 'bridges'])('reads the worked puzz.link address as %s', (type) => {
    const read = decode('puzzlink', `https://puzz.link/p?${type}/5/5/4g2i3h23k3g1g3g4g3`);
    expect(read).toEqual(puzzle('4.2../.3..2/3..../.3.1./3.4.3'));
    expect(codecOf('puzzlink').encode({ puzzle: read, credits: {} })).toEqual({
      ok: true,
      value: 'https://puzz.link/p?hashi/5/5/4g2i3h23k3g1g3g4g3\n',
    });
  });

  it('keeps islands without a number in puzz.link addresses', () => {
    expect(decode('puzzlink', 'hashi/3/1/1g.')).toEqual(puzzle('1.?'));
    expect(codecOf('puzzlink').encode({ puzzle: puzzle('1.?'), credits: {} })).toEqual({
      ok: true,
      value: 'https://puzz.link/p?hashi/3/1/1g.\n',
    });
  });

  it.each([
    ['7x7m2:a2d34a2e3b1j3d4g3e3', '.2....3/4.2..../.3..1../......./.3....4/......./3.....3', undefined],
    [
      '10x10m4:a6g41a3a5a7a1b4c1d9eBb7d3c2zg2a4d48e5a1a',
      '.6.......4/1.3.5.7.1./.4...1..../9.....B..7/....3...2./........../........../........../..2.4....4/8.....5.1.',
      4,
    ],
  ])('reads and writes the game id %s', (id, rows, bridges) => {
    expect(decode('tatham', id)).toEqual(puzzle(rows, bridges));
    expect(codecOf('tatham').encode({ puzzle: puzzle(rows, bridges), credits: {} })).toEqual({
      ok: true,
      value: `${id}\n`,
    });
    expect(sudoku.codecs.filter((codec) => codec.recognises(textSource(id)))).toEqual([]);
  });

  it.each([
    ['7x7m2L:a2d34a2e3b1j3d4g3e3', 'not supported'],
    ['7x7m2#123', 'seed'],
    ['7x7m5:a2d34a2e3b1j3d4g3e3', 'bridge-limit'],
    ['2x2m2:1b1', 'sides from 3'],
    ['3x3m2:11g', 'side by side'],
    ['3x3m2:1b2e', 'side by side'],
    ['3x3m2:1a1', '3 of 9 cells'],
    ['3x3m2:1a1z', 'more than 9 cells'],
    ['3x3m2:i', 'island'],
    ['3x3m2:!i', 'neither'],
  ])('refuses the game id %s', (id, words) => {
    const decoded = codecOf('tatham').decode(textSource(id));
    expect(decoded.ok ? 'read' : JSON.stringify(decoded.issues)).toContain(words);
  });

  it('says what a format cannot hold', () => {
    for (const [format, held] of [
      ['tatham', puzzle('11./.../...')],
      ['tatham', puzzle('1../1../...')],
      ['tatham', puzzle('1.?/.../...')],
      ['tatham', puzzle('1.1')],
      ['tatham', puzzle('.../.1./...')],
      ['puzzlink', puzzle('3.3', 3)],
    ] as const) {
      expect(codecOf(format).encode({ puzzle: held, credits: {} })).toMatchObject({
        ok: false,
        issues: [{ code: 'format-cannot-hold' }],
      });
    }
  });

  it('reads grids as people paste them, and writes the limit above them', () => {
    const expected = puzzle('2.?/.../A.b', 3);
    for (const text of ['bridges 3\n2.?\n...\nA.b\n', 'Bridges 3\n\n2 - ?\n0 _ 0\na . B\n'])
      expect(decode('text', text)).toEqual(expected);
    expect(codecOf('text').encode({ puzzle: expected, credits: {} })).toEqual({
      ok: true,
      value: 'bridges 3\n2.?\n...\nA.B\n',
    });
    const bare = textSource('2..1\n....\n1...');
    expect(codecOf('text').recognises(bare)).toBe(true);
    expect(decode('text', bare.text)).toEqual(puzzle('2..1/..../1...'));
  });

  it.each([
    ['bridges 2\n1.1\n1.', 'line":3'],
    ['bridges 2\n1.1\n1x1', 'no cell'],
    ['bridges 9\n1.1', 'bridge-limit'],
    ['bridges 2\n', 'no rows'],
  ])('refuses the text %j', (text, words) => {
    const decoded = codecOf('text').decode(textSource(text));
    expect(decoded.ok ? 'read' : JSON.stringify(decoded.issues)).toContain(words);
  });
});
