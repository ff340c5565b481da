/**
 * Skyscrapers as files of the pzpr editor: the grid with a row and a column more on each side for the clues;
 * `q3` a given height, `3` one that a player entered.
 */
import { success } from '../../../core/index.js';
import { cellBlock, numberEntries, pzprFile } from '../../kit/codecs/pzpr-file.js';
import type { SkyscrapersPuzzle, SkyscrapersSolution } from '../puzzle.js';

const wordOf = (number: number): string => (number > 0 ? String(number) : '.');
const numberOf = (word: string): number => Number(/^\d+/.exec(word)?.[0] ?? 0);

export const skyscrapersPzpr = pzprFile<SkyscrapersPuzzle, SkyscrapersSolution>({
  types: ['skyscrapers', 'skyscraper', 'building'],
  blocks: ({ rows, columns }) => [
    cellBlock(
      { rows: rows + 2, columns: columns + 2 },
      /^(?:q?\d{1,3}|\.)(?:\[[\d,]*\])?$/,
      'a number, "q" and a number or "."',
    ),
  ],
  read: ({ size, blocks }) => {
    const [words] = blocks as [(typeof blocks)[0]];
    const inner = (line: readonly string[]): readonly string[] => line.slice(1, size.columns + 1);
    const rows = words.slice(1, size.rows + 1);
    const grid = rows.map((row) => inner(row).map((word) => (word[0] === 'q' ? numberOf(word.slice(1)) : 0)));
    return success({
      puzzle: {
        family: 'skyscrapers',
        grid,
        top: inner(words[0]!).map(numberOf),
        bottom: inner(words.at(-1)!).map(numberOf),
        left: rows.map((row) => numberOf(row[0]!)),
        right: rows.map((row) => numberOf(row.at(-1)!)),
      },
      ...numberEntries(rows.map(inner), grid),
    });
  },
  write: ({ grid, top, bottom, left, right }, solution) => ({
    size: { rows: grid.length, columns: grid.length },
    blocks: [
      [
        ['.', ...top.map(wordOf), '.'],
        ...grid.map((numbers, row) => [
          wordOf(left[row]!),
          ...numbers.map((number, column) =>
            number > 0 ? `q${number}` : wordOf(solution?.[row]?.[column] ?? 0),
          ),
          wordOf(right[row]!),
        ]),
        ['.', ...bottom.map(wordOf), '.'],
      ],
    ],
  }),
});
