import { describe, expect, it } from 'vitest';
import { battleship } from '../../../src/families/battleship/index.js';
import type { BattleshipPuzzle } from '../../../src/families/battleship/puzzle.js';
import { textSource } from '../../../src/formats/source.js';

const codecOf = (format: string) => battleship.codecs.find((codec) => codec.format === format)!;
const decode = (format: string, text: string) => codecOf(format).decode(textSource(text));

function puzzleOf(format: string, text: string): BattleshipPuzzle {
  const decoded = decode(format, text);
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.issues));
  return decoded.value.puzzle;
}

const SAMPLE = 'https://puzz.link/p?battleship/6/6/g12h2g30g3gk0r3w//c';

describe('puzz.link addresses of Battleship', () => {
  it('reads and writes the worked example', () => {
    const puzzle = puzzleOf('puzzlink', SAMPLE);
    expect(puzzle).toEqual({
      family: 'battleship',
      rows: [null, 3, 0, null, 3, null],
      columns: [null, 1, 2, null, null, 2],
      fleet: [3, 2, 2, 1, 1, 1],
      grid: ['.....~', '......', '......', '<.....', '......', '......'],
    });
    expect(codecOf('puzzlink').encode({ puzzle, credits: {} })).toEqual({ ok: true, value: `${SAMPLE}\n` });
  });

  it('numbers water, ends, middle and submarine', () => {
    expect(puzzleOf('puzzlink', 'battleship/7/1/n0123456/0').grid).toEqual(['~^v<>#o']);
  });

  it.each([
    ['//c', [3, 2, 2, 1, 1, 1]],
    ['//d', [4, 3, 3, 2, 2, 2, 1, 1, 1, 1]],
    ['/5/51v/41u/31s/21o/11g', [5, 4, 3, 2, 1]],
    ['/2/a1vv/61vg', [10, 6]],
    ['/0', []],
  ])('reads and writes the fleet %s', (bank, fleet) => {
    const address = `https://puzz.link/p?battleship/10/10/zzzzzz${bank}`;
    const puzzle = puzzleOf('puzzlink', address);
    expect(puzzle.fleet).toEqual(fleet);
    expect(codecOf('puzzlink').encode({ puzzle, credits: {} })).toEqual({ ok: true, value: `${address}\n` });
  });

  it('reads upright pieces', () => {
    expect(puzzleOf('puzzlink', 'battleship/5/5/pzk/1/13s').fleet).toEqual([3]);
  });

  it.each([
    ['battleship/6/6/g12h2g30g3gk0r3w/1/22u', 'format-unsupported'],
    ['battleship/6/6/g12h2g30g3gk0r3w/2/11g', 'format-syntax'],
    ['battleship/6/6/g12h2g30g3gk0r3w//q', 'format-syntax'],
    ['battleship/6/6/g12h2g30g3gk7r3w//c', 'format-unsupported'],
    ['battleship/6/6/g12h2g30g3gk.r3w//c', 'format-unsupported'],
    ['sudoku/4/4/g1k23k3g', 'format-unsupported'],
    ['battleship/0/6/g//c', 'grid-empty'],
    ['battleship/999999999/6/g//c', 'grid-too-large'],
  ])('refuses %s', (address, code) => {
    expect(decode('puzzlink', address)).toMatchObject({ ok: false, issues: [{ code }] });
  });

  it('says that it has no cell for a ship of unknown kind and no piece of 36 cells', () => {
    const untold = { ...puzzleOf('puzzlink', SAMPLE), grid: ['s.....', ...Array(5).fill('......')] };
    const long: BattleshipPuzzle = {
      family: 'battleship',
      rows: [null],
      columns: Array(36).fill(null),
      fleet: [36],
      grid: ['.'.repeat(36)],
    };
    for (const puzzle of [untold, long]) {
      expect(codecOf('puzzlink').encode({ puzzle, credits: {} })).toMatchObject({
        ok: false,
        issues: [{ code: 'format-cannot-hold' }],
      });
    }
  });
});

describe('Battleship as text', () => {
  const text = 'title: Small\nfleet 3 1\ncolumns 1 1 1 -\n.... -\n.#.. 3\n.... 0\n.... 1\n';

  it('writes fleet, clues, rows and solution', () => {
    const decoded = decode('text', text);
    expect(decoded).toMatchObject({ ok: true, value: { credits: { title: 'Small' } } });
    const puzzle = puzzleOf('text', text);
    expect(puzzle).toMatchObject({ fleet: [3, 1], rows: [null, 3, 0, 1], columns: [1, 1, 1, null] });
    expect(codecOf('text').encode({ puzzle, credits: { title: 'Small' } })).toEqual({
      ok: true,
      value: text,
    });
    const solution = ['~~~~', '<#>~', '~~~~', '~~~o'];
    const solved = codecOf('text').encode({ puzzle, solution, credits: {} });
    expect(solved.ok && decode('text', solved.value)).toMatchObject({ ok: true, value: { solution } });
  });

  it('takes spaces between cells, question marks for missing clues and ships in any order', () => {
    const loose = 'Fleet 1, 3\nColumns 1 1 1 ?\n\n. . . .  ?\n. # . .  3\n. . . .  0\n. . . .  1';
    expect(puzzleOf('text', loose)).toEqual(puzzleOf('text', text));
  });

  it.each([
    ['fleet 3 x\ncolumns 1\n. 1', 1],
    ['fleet 1\n. 1', 2],
    ['fleet 1\ncolumns 1\n.', 3],
  ])('says in which line %j is wrong', (wrong, line) => {
    expect(decode('text', wrong)).toMatchObject({
      ok: false,
      issues: [{ code: 'format-syntax', place: { line } }],
    });
  });
});
