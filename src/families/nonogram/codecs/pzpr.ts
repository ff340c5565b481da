/**
 * Nonograms as files of the pzpr editor: above the grid half as many rows as it has (rounded up) and on its
 * left half as many columns, in which the clues stand nearest to the grid; `#` a filled cell, `+` an empty
 * one.
 */
import { success } from '../../../core/index.js';
import { cellBlock, pzprFile, signEntries } from '../../kit/codecs/pzpr-file.js';
import type { NonogramPuzzle, NonogramSolution } from '../puzzle.js';
import { lengthsOf, unheldExtras } from './format.js';

const [FILLED, EMPTY] = ['#', '.'];

export const nonogramPzpr = pzprFile<NonogramPuzzle, NonogramSolution>({
  types: ['nonogram'],
  blocks: ({ rows, columns }) => [
    cellBlock(
      { rows: rows + half(rows), columns: columns + half(columns) },
      /^(?:[.#+]|c?\d{1,9})$/,
      'a number, "#" (filled), "+" (empty) or "."',
    ),
  ],
  read: ({ size, blocks }) => {
    const [words] = blocks as [(typeof blocks)[0]];
    const [above, left] = [half(size.rows), half(size.columns)];
    const numbersIn = (line: readonly string[]): readonly number[] =>
      line.filter((word) => /\d/.test(word)).map((word) => Number(word.replace('c', '')));
    const cells = words.slice(above).map((row) => row.slice(left));
    const puzzle = {
      family: 'nonogram',
      rows: words.slice(above).map((row) => numbersIn(row.slice(0, left))),
      columns: cells[0]!.map((_, column) =>
        numbersIn(words.slice(0, above).map((row) => row[left + column]!)),
      ),
    };
    return success({ puzzle, ...signEntries(cells, { '#': FILLED!, '+': EMPTY! }, EMPTY!) });
  },
  lacks: (puzzle) => unheldExtras('pzpr', puzzle),
  write: (puzzle, solution) => {
    const { rows, columns } = lengthsOf(puzzle);
    const size = { rows: rows.length, columns: columns.length };
    const padded = (clues: readonly number[], length: number): readonly string[] => [
      ...Array.from({ length: half(length) - clues.length }, () => '.'),
      ...clues.map(String),
    ];
    const heads = columns.map((clues) => padded(clues, size.rows));
    const corner = Array.from({ length: half(size.columns) }, () => '.');
    const above = Array.from({ length: half(size.rows) }, (_, at) => [
      ...corner,
      ...heads.map((head) => head[at]!),
    ]);
    const below = rows.map((clues, row) => [
      ...padded(clues, size.columns),
      ...columns.map((_, column) => (solution?.[row]?.[column] === FILLED ? '#' : '.')),
    ]);
    return { size, blocks: [[...above, ...below]] };
  },
});

function half(length: number): number {
  return Math.ceil(length / 2);
}
