/**
 * Hashi as game ids of Bridges in Simon Tatham's Portable Puzzle Collection: `WxHmMAX:` and the cells row by
 * row, `1` to `9` and `A` to `G` (10 to 16) islands, `a` to `z` runs of 1 to 26 cells of water. The game has
 * no islands side by side, no islands without a number, and at least two islands and three rows and columns.
 */
import {
  failure,
  flatMapCells,
  issue,
  type Result,
  rowsOf,
  sizeOfRows,
  success,
} from '../../../core/index.js';
import { type GameId, quote, readLetterRuns, writeLetterRuns } from '../../../formats/index.js';
import { tathamFormat } from '../../kit/codecs/tatham.js';
import { bridgeLimit, type HashiPuzzle, USUAL_LIMIT } from '../puzzle.js';
import { LARGEST_LIMIT, LONGEST_SIDE, readHashi } from '../reading.js';
import { draftOf, type HashiDraft, type HashiFormat } from './format.js';
import { characterOfIsland, islandOfCharacter } from './island-characters.js';

const PARAMETERS = /^(\d{1,9})(?:x(\d{1,9}))?((?:[iemd]\d{1,9}|L)*)$/;
const SHORTEST_SIDE = 3;
/** Islands of one character each, which need nothing between them. */
const RUNS = {
  token: /[1-9A-G]/,
  separator: '',
  read: islandOfCharacter,
  expected: 'neither an island nor a run of water',
} as const;

export const hashiTatham: HashiFormat = tathamFormat({
  game: 'Bridges',
  read: readId,
  lacks,
  write: (puzzle) => {
    const { rows, columns } = sizeOfRows(puzzle.islands);
    return `${columns}x${rows}m${bridgeLimit(puzzle)}:${writeCells(puzzle.islands.flat())}`;
  },
});

function lacks({ islands }: HashiPuzzle): string | undefined {
  const list = islands.flat();
  if (islands.length < SHORTEST_SIDE || islands[0]!.length < SHORTEST_SIDE)
    return `The format tatham holds grids of at least ${SHORTEST_SIDE} rows and columns.`;
  if (list.includes(null))
    return 'The format tatham cannot hold islands without a number; text and json can.';
  if (list.filter((island) => island !== 0).length < 2)
    return 'The format tatham holds puzzles of at least two islands.';
  if (hasNeighbours(islands))
    return 'The format tatham cannot hold two islands side by side; text, puzzlink and json can.';
  return undefined;
}

/** True if an island is directly to the right of or below another. */
function hasNeighbours(islands: HashiPuzzle['islands']): boolean {
  return flatMapCells(islands, (island, [row, column]) => [
    island !== 0 && Boolean(islands[row]![column - 1] || islands[row - 1]?.[column]),
  ]).includes(true);
}

function readId(id: GameId): Result<HashiDraft> {
  const { parameters } = id;
  const [, width, height = width, flags] = PARAMETERS.exec(parameters) ?? [];
  const [columns, rows] = [Number(width), Number(height)];
  const fits = (side: number): boolean => side >= SHORTEST_SIDE && side <= LONGEST_SIDE;
  if (flags === undefined || !fits(columns) || !fits(rows)) {
    const message = `The parameters are ${quote(parameters)}; WIDTHxHEIGHTmLIMIT with sides from ${SHORTEST_SIDE} to ${LONGEST_SIDE} is expected.`;
    return failure(issue('format-syntax', message));
  }
  if (flags.includes('L')) {
    const message = 'The game id forbids loops of bridges (L), which is not supported.';
    return failure(issue('format-unsupported', message));
  }
  const limit = Number(/m(\d+)/.exec(flags)?.[1] ?? USUAL_LIMIT);
  if (limit < 1 || limit > LARGEST_LIMIT) {
    const message = `The game id allows ${limit} bridges between two islands; 1 to ${LARGEST_LIMIT} are expected.`;
    return failure(issue('bridge-limit', message));
  }
  const cells = readLetterRuns(id, columns * rows, RUNS);
  if (!cells.ok) return cells;
  const islands = cells.value.map((island) => island ?? 0);
  const draft = draftOf(rowsOf(islands, columns), limit);
  const puzzle = readHashi(draft.puzzle);
  const lacking = puzzle.ok ? lacks(puzzle.value) : undefined;
  return lacking === undefined ? success(draft) : failure(issue('format-syntax', lacking));
}

function writeCells(islands: readonly (number | null)[]): string {
  const tokens = islands.map((island) => (island === 0 ? undefined : characterOfIsland(island!)));
  return writeLetterRuns(tokens, RUNS.separator);
}
