/**
 * Game ids of one game of Simon Tatham's Portable Puzzle Collection, taken apart before the family reads
 * them.
 */
import { failure, issue, type Result, type Size, success } from '../../../core/index.js';
import { type GameId, quote, readGameId } from '../../../formats/index.js';
import type { Puzzle } from '../../contract/family.js';
import type { Draft, Format } from './codec.js';
import { type TathamGameName, tathamGames } from './tatham-games.js';

/** The ids of one game, described by their own parts. */
interface TathamFormat<P extends Puzzle, S> extends Pick<Format<P, S>, 'lacks'> {
  readonly game: TathamGameName;
  readonly read: (id: GameId) => Result<Draft<P>>;
  /** The id of a puzzle that was checked, without the line end. */
  readonly write: (puzzle: P) => string;
  /**
   * Settings that tell the game from others, written where the id without them could be of several games: the
   * first with which the id is of this game alone. Absent: the ids that are written are of no other game.
   */
  readonly settings?: readonly string[];
}

/** The format `tatham`; a file may hold many ids, a line each. */
export function tathamFormat<P extends Puzzle, S>(own: TathamFormat<P, S>): Format<P, S> {
  return {
    format: 'tatham',
    description: `game id of ${own.game} in Tatham's puzzle collection`,
    extension: 'txt',
    lines: {},
    recognises: ({ text }) => {
      const { games, fit } = tathamGames(text);
      // Of an id that is as long as no game needs it, the family says what is wrong.
      return games.includes(own.game) && (games.length === 1 || !fit);
    },
    read: ({ text }) => {
      const id = readGameId(text);
      if (!id.ok) return id;
      const { games, fit } = tathamGames(text);
      if (!fit || games.includes(own.game)) return own.read(id.value);
      const message = `This is a game id of ${games.join(' or ')}, not of ${own.game}.`;
      return failure(issue('format-unsupported', message));
    },
    ...(own.lacks && { lacks: own.lacks }),
    write: ({ puzzle }) => {
      const plain = own.write(puzzle);
      const ids = ['', ...(own.settings ?? [])].map((settings) => plain.replace(':', `${settings}:`));
      const isOwn = (id: string): boolean => tathamGames(id).games.join() === own.game;
      return `${ids.find(isOwn) ?? ids.at(-1)}\n`;
    },
  };
}

/**
 * The size at the head of an id's parameters, `WIDTHxHEIGHT` or one number for both.
 * @param settings the form of all that may stand behind it
 */
export function readSizeOfId(
  { parameters }: GameId,
  settings: RegExp,
  [shortest, longest]: readonly [shortest: number, longest: number],
): Result<Size> {
  const [, width, height = width, rest = ''] = /^(\d{1,9})(?:x(\d{1,9}))?(.*)$/.exec(parameters) ?? [];
  const [columns, rows] = [Number(width), Number(height)];
  const fits = (side: number): boolean => side >= shortest && side <= longest;
  if (fits(rows) && fits(columns) && settings.test(rest)) return success({ rows, columns });
  const message = `The parameters are ${quote(parameters)}; WIDTHxHEIGHT with sides from ${shortest} to ${longest} is expected, and settings of the game behind it.`;
  return failure(issue('format-syntax', message));
}
