/** Drawn over the puzzle: what all its solutions have, as players would enter it. */
import type { Puzzle } from '../../../src/browser.js';
import { EntriesView } from '../../play/boards/index.js';
import { type Entries, gameOf } from '../../play/games/index.js';
import { known } from '../forced-state.js';
import { ForcedView } from '../forced-view.js';
import { described } from './state.js';

/** Pale while it is about the puzzle before the last change. */
export function ForcedLayer({ puzzle }: { readonly puzzle: Puzzle }) {
  const last = known.value;
  const game = gameOf(puzzle);
  if (game === undefined || last?.answer.status !== 'found' || last.puzzle.family !== puzzle.family)
    return null;
  if (game.kind === 'numbers') {
    const { rows, columns, most, isFixed } = game;
    // The clue of an area stands in its first cell.
    const hasCorners = described.value?.groups.some(({ fields }) => fields[0]?.at.in === 'area') === true;
    return <ForcedView {...{ puzzle, rows, columns, most, hasCorners }} isGiven={isFixed} />;
  }
  // The entries of the puzzle before may lie off a smaller board.
  if (last.puzzle !== puzzle && sizeOf(last.puzzle) !== sizeOf(puzzle)) return null;
  let entries: Entries = {};
  for (const conclusion of last.answer.entries)
    entries = Object.assign(entries, game.entered(conclusion, entries));
  return (
    <g class={last.puzzle === puzzle ? 'forced-entries' : 'forced-entries stale'}>
      <EntriesView game={game} entries={entries} />
    </g>
  );
}

function sizeOf(puzzle: Puzzle): string {
  const game = gameOf(puzzle);
  return game === undefined || game.kind === 'table' ? '' : `${game.rows},${game.columns}`;
}
