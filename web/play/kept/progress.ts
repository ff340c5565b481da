/** The progress of a game. */
import { cellOfNotes, type Entries, type Game, sum } from '../games/index.js';

/** The share of a game that is done, from 0 to 1; undefined where the whole is not known. */
export function shareDone(game: Game, entries: Entries): number | undefined {
  if (game.needed === undefined || game.needed <= 0) return undefined;
  return Math.min(1, countDone(game, entries) / game.needed);
}

/** Numbers, marks and lines that were entered; notes and crosses do not count. */
function countDone(game: Game, entries: Entries): number {
  const values = Object.values(entries);
  switch (game.kind) {
    case 'cells':
      return values.filter((value) => value !== game.tools.at(-1)?.value).length;
    case 'lines':
      return sum(values.map((value) => Number(value) || 0));
    default:
      return Object.keys(entries).filter((spot) => cellOfNotes(spot) === undefined).length;
  }
}
