/**
 * Tents as files of the pzpr editor: a row and a column more than the grid for the numbers, `1` a tree, `A` a
 * tent, `-` a cell without one; then the lines between tents and trees that a player drew as notes.
 */
import { success } from '../../../core/index.js';
import { borderBlocks, cellBlock, pzprFile, signEntries } from '../../kit/codecs/pzpr-file.js';
import { OPEN, sizeOf, TENT, type TentsPuzzle, type TentsSolution, TREE } from '../puzzle.js';

export const tentsPzpr = pzprFile<TentsPuzzle, TentsSolution>({
  types: ['tents'],
  blocks: (size) => [
    cellBlock(
      { rows: size.rows + 1, columns: size.columns + 1 },
      /^(?:[-.A]|c?\d{1,9})$/,
      'a number, "1" (a tree), "A" (a tent), "-" or "."',
    ),
    ...borderBlocks(size, /^-?\d+$/, 'a number').map((block) => ({ ...block, optional: true as const })),
  ],
  read: ({ blocks }) => {
    const [[above, ...rows]] = blocks as [[string[], ...string[][]]];
    const numberOf = (word: string): number | null =>
      /\d/.test(word) ? Number(word.replace('c', '')) : null;
    const words = rows.map(([, ...row]) => row);
    // A 2 in the grid is a given tent, which no puzzle has.
    const signOf = (word: string): string => (word === '1' ? TREE : /\d/.test(word) ? TENT : OPEN);
    return success({
      puzzle: {
        family: 'tents',
        rows: rows.map(([word]) => numberOf(word!)),
        columns: above.slice(1).map(numberOf),
        grid: words.map((row) => row.map(signOf).join('')),
      },
      ...signEntries(words, { A: TENT, '-': OPEN }, OPEN, (word) => (word === '1' ? TREE : undefined)),
    });
  },
  write: (puzzle, solution) => {
    const wordOf = (number: number | null): string => (number === null ? '.' : String(number));
    const { rows, columns, grid } = puzzle;
    const cells = grid.map((text, row) =>
      Array.from(text, (sign, column) =>
        sign === TREE ? '1' : solution?.[row]?.[column] === TENT ? 'A' : '.',
      ),
    );
    return {
      size: sizeOf(puzzle),
      blocks: [
        [['.', ...columns.map(wordOf)], ...cells.map((row, index) => [wordOf(rows[index]!), ...row])],
        cells.map((row) => row.slice(1).map(() => '0')),
        cells.slice(1).map((row) => row.map(() => '0')),
      ],
    };
  },
});
