import { describe, expect, it } from 'vitest';
import { sudoku } from '../../../src/families/sudoku/index.js';
import type { SudokuPuzzle } from '../../../src/families/sudoku/puzzle.js';
import { textSource } from '../../../src/formats/source.js';

const codecOf = (format: string) => sudoku.codecs.find((codec) => codec.format === format)!;

function decode(format: string, text: string): SudokuPuzzle {
  const decoded = codecOf(format).decode(textSource(text));
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.issues));
  return decoded.value.puzzle;
}

function rows(text: string): number[][] {
  return text.split('/').map((row) => [...row].map((cell) => (cell === '.' ? 0 : Number.parseInt(cell, 36))));
}

describe('sudoku formats', () => {
  it('reads and writes the puzz.link example', () => {
    const puzzle = decode('puzzlink', 'https://puzz.link/p?sudoku/4/4/g1k23k3g');
    expect(puzzle.grid).toEqual(rows('.1../...2/3.../..3.'));
    const encoded = codecOf('puzzlink').encode({ puzzle, credits: {} });
    expect(encoded).toEqual({ ok: true, value: 'https://puzz.link/p?sudoku/4/4/g1k23k3g\n' });
  });

  it('warns of a puzz.link address that was cut short', () => {
    const warningsOf = (text: string) => {
      const decoded = codecOf('puzzlink').decode(textSource(text));
      return decoded.ok ? decoded.value.warnings : decoded.issues;
    };
    expect(warningsOf('sudoku/9/9/1')).toEqual([
      expect.stringContaining('ends before the last 80 of its 81 places'),
    ]);
    expect(warningsOf('sudoku/4/4/g1k23k3g')).toBeUndefined();
  });

  it('reads and writes the Solo example', () => {
    const puzzle = decode('tatham', '2x2:c3c2_1c2c');
    expect(puzzle.grid).toEqual(rows('...3/...2/1.../2...'));
    expect(codecOf('tatham').encode({ puzzle, credits: {} })).toEqual({ ok: true, value: '2x2:c3c2_1c2c\n' });
  });

  it.each(['c1h1c', 'd2e1c4a'])('writes a level where the id could be one of another game: %s', (cells) => {
    const puzzle = decode('tatham', `2x2:${cells}`);
    expect(codecOf('tatham').encode({ puzzle, credits: {} })).toEqual({
      ok: true,
      value: `2x2dt:${cells}\n`,
    });
  });

  it('takes 2x3 of Solo for boxes of two rows and three columns', () => {
    expect(decode('tatham', `2x3:${'z'}j`).box).toEqual([2, 3]);
  });

  it.each([
    ['4j:c3c2_1c2c', 'the regions'],
    ['2x2k:c3c2_1c2c', 'the cages'],
    ['2x2#12345', 'seed'],
  ])('says what %s lacks', (text, word) => {
    const decoded = codecOf('tatham').decode(textSource(text));
    expect(decoded.ok).toBe(false);
    expect(JSON.stringify(decoded)).toContain(word);
  });

  it('reads grids as people paste them', () => {
    const expected = rows('.1../...2/3.../..3.');
    for (const text of [
      '.1..\n...2\n3...\n..3.\n',
      '. 1 | . .\n. . | . 2\n----+----\n3 . | . .\n. . | 3 .',
      '0,1,0,0\n0,0,0,2\n3,0,0,0\n0,0,3,0',
      '_1 __\n__ _2\n\n3_ __\n__ 3_',
    ]) {
      expect(decode('text', text).grid).toEqual(expected);
    }
  });

  it('keeps numbers of two digits and unusual boxes', () => {
    const grid = Array.from({ length: 12 }, (_, row) =>
      Array.from({ length: 12 }, (_, column) => (row === column ? row + 1 : 0)),
    );
    const puzzle: SudokuPuzzle = { family: 'sudoku', box: [2, 6], grid };
    for (const format of ['text', 'tatham', 'json']) {
      const encoded = codecOf(format).encode({ puzzle, credits: {} });
      expect(encoded.ok && decode(format, encoded.value)).toEqual(puzzle);
    }
    expect(codecOf('sudoku81').encode({ puzzle, credits: {} })).toMatchObject({
      ok: false,
      issues: [{ code: 'format-cannot-hold' }],
    });
  });

  it('reads one line of 81 characters', () => {
    const line = '000000010400000000020000000000050407008000300001090000300400200050100000000806000';
    const puzzle = decode('sudoku81', line);
    expect(puzzle.grid.flat().filter((number) => number > 0)).toHaveLength(17);
    expect(codecOf('sudoku81').encode({ puzzle, credits: {} })).toEqual({
      ok: true,
      value: `${line.replaceAll('0', '.')}\n`,
    });
  });
});
