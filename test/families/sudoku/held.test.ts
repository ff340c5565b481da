/** Random puzzles with constraints of every type in the formats of editors, which hold them or name them. */
import { describe, expect, it } from 'vitest';
import { CONSTRAINT_TYPES } from '../../../src/families/sudoku/constraints/index.js';
import { sudoku } from '../../../src/families/sudoku/index.js';
import type { SudokuPuzzle } from '../../../src/families/sudoku/puzzle.js';
import { textSource } from '../../../src/formats/source.js';
import { gridOf } from './small/board.js';
import { randomVariant, type SmallVariant } from './small/index.js';

const FORMATS = ['fpuzzles', 'sudokupad', 'tatham', 'killer-string', 'ipuz', 'penpa'].map(
  (format) => sudoku.codecs.find((codec) => codec.format === format)!,
);
const TYPES = CONSTRAINT_TYPES.map(({ type }) => type);
/** Types without a key of their own, and bars of consecutive numbers, which need others. */
const UNHELD_BY_FPUZZLES = ['windoku', 'inequality', 'consecutive'];

/** Types of which Penpa has no usual drawing. */
const UNHELD_BY_PENPA = new Set([
  ...['extra-region', 'windoku', 'disjoint-groups', 'anti-knight', 'anti-king', 'inequality', 'palindrome'],
  ...['renban', 'whispers', 'region-sum', 'between', 'modular', 'entropic', 'zipper', 'quadruple'],
  ...['minimum', 'maximum', 'clone', 'fog', 'drawing'],
]);

/** True if the format holds the puzzle, which then means the same when read, and is written the same. */
function holds({ board, puzzle, fillings }: SmallVariant, codec: (typeof FORMATS)[number]): boolean {
  const encoded = codec.encode({ puzzle, credits: {} });
  if (!encoded.ok) {
    expect(encoded.issues.map(({ code }) => code)).toEqual(['format-cannot-hold']);
    return false;
  }
  const decoded = codec.decode(textSource(encoded.value));
  if (!decoded.ok) return expect.fail(`${JSON.stringify(puzzle)}: ${JSON.stringify(decoded.issues)}`);
  const again = decoded.value.puzzle;
  for (const numbers of fillings) {
    const grid = gridOf(board, numbers);
    const [before, after] = [puzzle, again].map((one) => sudoku.verify(one, grid).length === 0);
    if (before !== after) expect.fail(`${JSON.stringify(puzzle)} is read as ${JSON.stringify(again)}`);
  }
  expect(again.grid).toEqual(puzzle.grid);
  expect(typesOf(again)).toEqual(typesOf(puzzle));
  expect(codec.encode(decoded.value)).toEqual(encoded);
  return true;
}

/** The types that are there; marks of single cells may be one constraint where they were two. */
function typesOf({ constraints = [] }: SudokuPuzzle): readonly string[] {
  return [...new Set(constraints.map(({ type }) => type))].toSorted();
}

describe('formats of editors', () => {
  it.each(TYPES)('hold or name %s', (type) => {
    const held: Record<string, number> = {};
    for (let number = 0; number < 30; number++) {
      const variant = randomVariant(`${type} held ${number}`, [type]);
      for (const codec of FORMATS)
        held[codec.format] = (held[codec.format] ?? 0) + (holds(variant, codec) ? 1 : 0);
    }
    // Of drawn diagonals only the long ones are held, which are rare here.
    if (type !== 'diagonal') expect(held.fpuzzles! > 0).toBe(!UNHELD_BY_FPUZZLES.includes(type));
    expect(held.sudokupad).toBe(held.fpuzzles);
    expect(held.penpa! > 0).toBe(!UNHELD_BY_PENPA.has(type));
  });

  it('hold or name mixtures', () => {
    let held = 0;
    for (let number = 0; number < 150; number++) {
      const types = [0, 5, 11].map((step) => TYPES[(number * (step + 1) + step) % TYPES.length]!);
      const variant = randomVariant(`mixed held ${number}`, types);
      held += FORMATS.filter((codec) => holds(variant, codec)).length;
    }
    expect(held).toBeGreaterThan(50);
  });
});
