/** Game ids of Tatham's collection whose grids are signs row by row, with letters for runs of empty cells. */
import { type Result, sizeOfRows, success, textRowsOf } from '../../../core/index.js';
import { type GameId, readLetterRuns, writeLetterRuns } from '../../../formats/index.js';
import type { Puzzle } from '../../contract/family.js';
import type { Format } from './codec.js';
import { readSizeOfId, tathamFormat } from './tatham.js';
import type { TathamGameName } from './tatham-games.js';

/** The ids of one game, whose puzzles are a grid of signs alone. */
interface SignIds<P> {
  readonly game: TathamGameName;
  /** As in `tathamFormat`. */
  readonly settings?: readonly string[];
  /** The form of all that may stand behind the size. */
  readonly parameters: RegExp;
  /** Stands behind the size in all ids that are written; absent: nothing. */
  readonly kind?: string;
  /** The sides that the game and this program can play. */
  readonly sides: readonly [shortest: number, longest: number];
  /** The sign of an empty cell. */
  readonly empty: string;
  /** The sign of a token, and the token of a sign that is not empty. */
  readonly signOf: (token: string) => string;
  readonly tokenOf: (sign: string) => string;
  /** One filled cell. */
  readonly token: RegExp;
  /** The expected token, for messages: `neither … nor …`. */
  readonly expected: string;
  readonly puzzleOf: (grid: readonly string[]) => P;
  /** Ids that are refused before their cells are read; absent: none are. */
  readonly refuse?: (id: GameId) => Result<never> | undefined;
}

/** The format `tatham` of such a game. */
export function tathamSigns<P extends Puzzle & { readonly grid: readonly string[] }, S>(
  own: SignIds<P>,
): Format<P, S> {
  const { game, settings, parameters, kind = '', sides, empty, signOf, tokenOf, token, expected } = own;
  const filled = new RegExp(`^${token.source}$`);
  const runs = {
    token,
    separator: '',
    read: (one: string) => (filled.test(one) ? signOf(one) : undefined),
    expected,
  };
  return tathamFormat<P, S>({
    game,
    ...(settings !== undefined && { settings }),
    read(id) {
      const refused = own.refuse?.(id);
      if (refused !== undefined) return refused;
      const size = readSizeOfId(id, parameters, sides);
      if (!size.ok) return size;
      const { rows, columns } = size.value;
      const cells = readLetterRuns(id, rows * columns, runs);
      if (!cells.ok) return cells;
      const signs = cells.value.map((sign) => sign ?? empty);
      return success({ puzzle: own.puzzleOf(textRowsOf(signs.join(''), columns)) });
    },
    lacks: ({ grid }) =>
      Math.min(grid.length, grid[0]!.length) < sides[0]
        ? `The format tatham holds grids of at least ${sides[0]} rows and columns.`
        : undefined,
    write({ grid }) {
      const { rows, columns } = sizeOfRows(grid);
      const tokens = [...grid.join('')].map((sign) => (sign === empty ? undefined : tokenOf(sign)));
      return `${columns}x${rows}${kind}:${writeLetterRuns(tokens, runs.separator)}`;
    },
  });
}
