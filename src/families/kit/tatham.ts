/** Game ids of one game of Simon Tatham's Portable Puzzle Collection, taken apart before the family reads them. */
import type { Result } from '../../core/result.js';
import { type GameId, readGameId } from '../../formats/game-id.js';
import type { Puzzle } from '../family.js';
import type { Draft, Format } from './codec.js';

/** The ids of one game, described by what is their own. */
interface TathamFormat<P extends Puzzle, S> extends Pick<Format<P, S>, 'lacks'> {
  /** The name of the game in the collection. */
  readonly game: string;
  readonly recognises: (text: string) => boolean;
  readonly read: (id: GameId) => Result<Draft<P>>;
  /** The id of a puzzle that was checked, without the line end. */
  readonly write: (puzzle: P) => string;
}

/** The format `tatham`; a file may hold many ids, a line each. */
export function tathamFormat<P extends Puzzle, S>(own: TathamFormat<P, S>): Format<P, S> {
  return {
    format: 'tatham',
    description: `game id of ${own.game} in Tatham's puzzle collection`,
    extension: 'txt',
    lines: {},
    recognises: ({ text }) => own.recognises(text),
    read: ({ text }) => {
      const id = readGameId(text);
      return id.ok ? own.read(id.value) : id;
    },
    ...(own.lacks && { lacks: own.lacks }),
    write: ({ puzzle }) => `${own.write(puzzle)}\n`,
  };
}
