/**
 * Game ids of Simon Tatham's Portable Puzzle Collection: `PARAMETERS:DESCRIPTION`. With `#` instead of `:` a
 * random seed follows, from which only the collection's own generator can make the puzzle.
 */
import { failure, issue, type Place, type Result, success } from '../core/index.js';

/** A game id taken apart. */
export interface GameId {
  readonly parameters: string;
  readonly description: string;
  /** The place of an offset of the description in the text. */
  readonly at: (offset: number) => Place;
}

/** Takes a game id apart; a random seed is the issue `format-unsupported`. */
export function readGameId(text: string): Result<GameId> {
  const start = text.length - text.trimStart().length;
  const id = text.trim();
  const separator = id.search(/[:#]/);
  if (separator < 0 || /\s/.test(id)) {
    return failure(issue('format-syntax', 'The text is no game id of the form PARAMETERS:DESCRIPTION.'));
  }
  if (id[separator] === '#') {
    const message =
      'The game id holds a random seed (after "#") and no puzzle; a game id with ":" is expected, which the game shows as "Specific".';
    return failure(issue('format-unsupported', message));
  }
  const before = text.slice(0, start + separator + 1).split(/\r\n|\r|\n/);
  const first = before.at(-1)!.length + 1;
  return success({
    parameters: id.slice(0, separator),
    description: id.slice(separator + 1),
    at: (offset) => ({ line: before.length, column: first + offset }),
  });
}
