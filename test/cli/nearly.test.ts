import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cli, enterWorkFolder } from './harness.js';

const { project } = enterWorkFolder();
const SUDOKU = [
  '53..7....',
  '6..195...',
  '.98....6.',
  '8...6...3',
  '4..8.3..1',
  '7...2...6',
  '.6....28.',
  '...419..5',
  '....8..79',
];
const text = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
const inLine = (line: number, wrong: string): readonly string[] => SUDOKU.with(line - 1, wrong);
const kenken = readFileSync(`${project}/examples/kenken.txt`, 'utf8');

describe('a text that is one slip away from a puzzle', () => {
  it.each<[string, readonly string[], string]>([
    ['a Sudoku with a short row', inLine(9, '....8..7'), 'line 9: The row has 8 cells; 9 are expected'],
    ['a Sudoku with a long row', inLine(2, '6..195....'), 'line 2: The row has 10 cells; 9 are expected'],
    ['a small Sudoku with a short row', ['12..', '...', '..1.', '2..3'], 'line 2: The row has 3 cells'],
    ['a Sudoku with three rows', SUDOKU.slice(0, 3), 'The text has 3 rows of 9 cells each; a Sudoku has'],
    ['a Sudoku with eight rows', SUDOKU.slice(1), 'The text has 8 rows of 9 cells each; a Sudoku has'],
    ['a Sudoku with a letter', inLine(9, '....8..7x'), 'line 9: "x" in column 9 is no cell'],
    ['a Sudoku as a line with a letter', [`${SUDOKU.join('').slice(0, 80)}x`], 'column 81: "x" is no cell'],
    [
      'a Sudoku with a letter as an address',
      ['sudoku/4/4/1a'],
      'row 1, column 2: "a" stands for 10; numbers from 1 to 4',
    ],
    [
      'a Star Battle with a wrong first line',
      ['stars x', 'AABB', 'AABB'],
      'line 1: "stars x" cannot be read',
    ],
    ['a Star Battle with a short row', ['AABB', 'AABB', 'CCD', 'CCDD'], 'line 3: The row has 3 cells'],
    ['a zebra puzzle with a wrong first line', ['houses x', 'pet: dog, cat'], 'line 1: "houses x" was found'],
    ['a calcudoku with a short row', [kenken.slice(1)], 'line 1: The row has 5 cells'],
    ['a Hashi with a short row', ['2..1.', '.....', '1...'], 'line 3: The row has 4 cells'],
    ['a Hashi with an impossible number', ['3..9.', '....9', '9..9.'], '9 is no number of an island'],
  ])('%s', async (_name, lines, expected) => {
    expect(await cli(['check', '-'], text(lines))).toMatchObject({
      code: 2,
      err: expect.stringContaining(expected),
    });
  });

  it('names its place also where the format is given', async () => {
    const { err } = await cli(['check', '-', '--from', 'text'], text(inLine(9, '....8..7')));
    expect(err).toContain('line 9: The row has 8 cells');
  });

  it.each([
    [
      '{"famly":"sudoku"}',
      'is JSON without the key "family", but with "famly"; expected "family" with one of nonogram',
    ],
    ['{"family":"sudokku"}', 'has "sudokku" as "family"; expected one of nonogram'],
    ['{"puzzle":{"family":7}}', 'has 7 as "family"'],
    ['[[1],[2]]', 'is JSON without the key "family"; expected'],
    ['{"rows":[', 'is no JSON: line 1, column 10'],
  ])('JSON of no family: %s', async (json, expected) => {
    expect(await cli(['check', '-'], json)).toMatchObject({
      code: 2,
      err: expect.stringContaining(expected),
    });
  });

  it('stays unknown where nothing is near', async () => {
    const { err } = await cli(['check', '-'], 'four score\nand seven\nyears ago\n');
    expect(err).toContain('holds no puzzle in any known format');
  });
});
