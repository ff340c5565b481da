/** The progress of a game. */
import type { Cell } from '../../../src/browser.js';
import { cellOfNotes, type Entries, type Game, sum } from '../games/index.js';

/** The share of a game that is done, from 0 to 1; undefined where the whole is not known. */
export function shareDone(game: Game, entries: Entries, needed = game.needed): number | undefined {
  if (needed === undefined || needed <= 0) return undefined;
  return Math.min(1, countDone(game, entries) / needed);
}

/** The count of entries of a whole solution, without what the puzzle gives. */
export function countWhole(game: Game, solution: unknown): number {
  const isOpen = (spot: string): boolean => {
    if (game.kind === 'table') return true;
    if (game.kind === 'lines') return game.edges.some((edge) => edge.spot === spot && !edge.isFixed);
    return !game.isFixed(spot.split(',').map(Number) as unknown as Cell);
  };
  const own = Object.entries(game.entriesOf(solution)).filter(([spot]) => isOpen(spot));
  return countDone(game, Object.fromEntries(own));
}

/** Numbers, marks and lines that were entered; notes and crosses do not count. */
function countDone(game: Game, entries: Entries): number {
  const values = Object.values(entries);
  switch (game.kind) {
    case 'cells':
      return values.filter((value) => game.tools.some((tool) => tool.value === value && tool.key !== 'x'))
        .length;
    case 'lines':
      return sum(values.map((value) => Number(value) || 0));
    default:
      return Object.keys(entries).filter((spot) => cellOfNotes(spot) === undefined).length;
  }
}
