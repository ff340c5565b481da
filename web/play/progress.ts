/** How far a game has come. */
import type { Entries, Game } from './game.js';

/** How much of a game is done, from 0 to 1; undefined where the puzzle does not say how much there is to enter. */
export function shareDone(game: Game, entries: Entries): number | undefined {
  if (game.needed === undefined || game.needed <= 0) return undefined;
  return Math.min(1, countDone(game, entries) / game.needed);
}

/** Numbers, marks and lines that were entered; notes and crosses do not count. */
function countDone(game: Game, entries: Entries): number {
  const all = Object.entries(entries);
  switch (game.kind) {
    case 'cells':
      return all.filter(([, value]) => value !== game.tools.at(-1)?.value).length;
    case 'lines':
      return all.reduce((count, [, value]) => count + (Number(value) || 0), 0);
    default:
      return all.filter(([spot]) => !spot.endsWith('#')).length;
  }
}
