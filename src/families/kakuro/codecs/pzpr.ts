/**
 * Kakuros as files of the pzpr editor. The size is that of the grid without its first row and column, which
 * are black and hold the sums at the edge; in other black cells stand the sum to the right and the sum below
 * with a comma between them, `-1` for none. Then come the numbers that a player entered.
 */
import { sizeOfRows, success } from '../../../core/index.js';
import { cellBlock, pzprFile } from '../../kit/codecs/pzpr-file.js';
import { sizeIssue } from '../../kit/grid-issues.js';
import { isBlack, type KakuroCell, type KakuroPuzzle, type KakuroSolution } from '../puzzle.js';
import { LONGEST_SIDE } from '../reading.js';
import { unheldByEdge } from './puzzlink.js';

const NO_SUM = '-1';

export const kakuroPzpr = pzprFile<KakuroPuzzle, KakuroSolution>({
  types: ['kakuro'],
  sizeIssue: (size) => sizeIssue(size, LONGEST_SIDE - 1),
  blocks: (size) => [
    cellBlock(
      { rows: size.rows + 1, columns: size.columns + 1 },
      /^(?:\.|-?\d{1,3}(?:,-?\d{1,3})?)$/,
      'a sum, two sums such as "16,-1", or "."',
    ),
    cellBlock(size, /^(?:[-.+=%]|\d{1,3})(?:\[[\d,]*\])?$/, 'a number or "."'),
  ],
  read: ({ blocks }) => {
    const [words, entered] = blocks as [(typeof blocks)[0], (typeof blocks)[0]];
    const grid = words.map((line, row) => line.map((word, column) => cellOf(word, row, column)));
    const numbers = entered.map((line) => line.map((word) => Number(/^\d+/.exec(word)?.[0] ?? 0)));
    const puzzle = { family: 'kakuro', grid };
    if (numbers.flat().every((number) => number === 0)) return success({ puzzle });
    const whole = grid.map((line, row) =>
      line.map((cell, column) => (isBlack(cell) ? 0 : numbers[row - 1]![column - 1]!)),
    );
    return success({ puzzle, solution: whole, state: whole });
  },
  lacks: (puzzle) => unheldByEdge('pzpr', puzzle),
  write: ({ grid }, solution) => ({
    size: sizeOfRows(grid.slice(1).map(([, ...row]) => row)),
    blocks: [
      grid.map((line, row) => line.map((cell, column) => wordOf(cell, row, column))),
      grid
        .slice(1)
        .map(([, ...line], row) =>
          line.map((cell, column) =>
            isBlack(cell) ? '.' : String(solution?.[row + 1]?.[column + 1] || '.'),
          ),
        ),
    ],
  }),
});

function cellOf(word: string, row: number, column: number): KakuroCell {
  const [first = 0, second = 0] = word.split(',').map((sum) => Math.max(0, Number(sum) || 0));
  if (row === 0 && column === 0) return [0, 0];
  if (row === 0) return [first, 0];
  if (column === 0) return [0, first];
  return word === '.' ? 0 : [second, first];
}

function wordOf(cell: KakuroCell, row: number, column: number): string {
  if (!isBlack(cell)) return '.';
  const [below, right] = cell.map((sum) => (sum > 0 ? String(sum) : NO_SUM));
  if (row === 0 && column === 0) return '0';
  return row === 0 ? below! : column === 0 ? right! : `${right},${below}`;
}
