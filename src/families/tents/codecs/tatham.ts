/**
 * Tents as game ids of Tents in Simon Tatham's Portable Puzzle Collection: `WxH:`, the trees, and behind
 * commas the numbers of the columns and of the rows. Each tree is a character for the cells before it: `_`
 * none, `a` to `y` 1 to 25; `z` is 25 cells without a tree; the last character is a tree behind the last
 * cell.
 */
import { failure, issue, type Place, type Result, success, textRowsOf } from '../../../core/index.js';
import { type GameId, quote } from '../../../formats/index.js';
import type { Draft } from '../../kit/codecs/codec.js';
import { readSizeOfId, tathamFormat } from '../../kit/codecs/tatham.js';
import { OPEN, type TentsPuzzle, type TentsSolution, TREE } from '../puzzle.js';
import { LONGEST_SIDE } from '../reading.js';

const SETTINGS = /^(d[a-z])?$/;
/** The sides that the game and this program can play. */
const SIDES = [4, LONGEST_SIDE] as const;
const LONGEST_RUN = 25;
const BEFORE_A = 'a'.charCodeAt(0) - 1;

export const tentsTatham = tathamFormat<TentsPuzzle, TentsSolution>({
  game: 'Tents',
  read: readId,
  lacks: ({ rows, columns }) => {
    if (Math.min(rows.length, columns.length) < SIDES[0])
      return `The format tatham holds grids of at least ${SIDES[0]} rows and columns.`;
    if ([...rows, ...columns].includes(null))
      return 'The format tatham cannot hold rows and columns without a number; text, puzzlink and json can.';
    return undefined;
  },
  write: ({ rows, columns, grid }) =>
    [`${columns.length}x${rows.length}:${writeTrees(grid.join(''))}`, ...columns, ...rows].join(),
});

function writeTrees(cells: string): string {
  return `${cells}${TREE}`
    .split(TREE)
    .slice(0, -1)
    .map(({ length }) => {
      const full = Math.max(0, Math.ceil(length / LONGEST_RUN) - 1);
      const rest = length - full * LONGEST_RUN;
      return 'z'.repeat(full) + (rest === 0 ? '_' : String.fromCharCode(BEFORE_A + rest));
    })
    .join('');
}

function readId(id: GameId): Result<Draft<TentsPuzzle>> {
  const size = readSizeOfId(id, SETTINGS, SIDES);
  if (!size.ok) return size;
  const { rows, columns } = size.value;
  const { description, at } = id;
  const [cells, ...numbers] = description.split(',');
  const trees = readTrees(cells!, rows * columns, at);
  if (!trees.ok) return trees;
  const wrong = numbers.find((number) => !/^\d{1,9}$/.test(number));
  if (wrong !== undefined || numbers.length !== columns + rows) {
    const found = wrong === undefined ? `${numbers.length} are there` : `${quote(wrong)} is none`;
    const message = `Numbers of ${columns} columns and ${rows} rows are expected behind the trees; ${found}.`;
    return failure(issue('format-syntax', message, at(cells!.length)));
  }
  return success({
    puzzle: {
      family: 'tents',
      rows: numbers.slice(columns).map(Number),
      columns: numbers.slice(0, columns).map(Number),
      grid: textRowsOf(trees.value, columns),
    },
  });
}

/** The cells, row-major. */
function readTrees(text: string, count: number, at: (offset: number) => Place): Result<string> {
  let cells = '';
  for (const [offset, character] of [...text].entries()) {
    if (character === '!' || character === '-') {
      const message =
        'The game id has tents or cells without one that are given (! and -), which is not supported.';
      return failure(issue('format-unsupported', message, at(offset)));
    }
    if (!/^[_a-z]$/.test(character)) {
      const message = `${quote(character)} is no tree; "_" or a letter from "a" to "z" is expected.`;
      return failure(issue('format-syntax', message, at(offset)));
    }
    const run = character === '_' ? 0 : Math.min(character.charCodeAt(0) - BEFORE_A, LONGEST_RUN);
    cells += OPEN.repeat(run) + (character === 'z' ? '' : TREE);
  }
  if (cells.length === count + 1 && cells.endsWith(TREE)) return success(cells.slice(0, -1));
  const message = `The trees take ${cells.length} cells; ${count} and a last tree behind them are expected.`;
  return failure(issue('format-syntax', message, at(text.length)));
}
