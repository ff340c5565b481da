/** The entries of a game on a grid, as its board draws them. */
import type { Entries, Game, Tool } from '../games/index.js';
import { LinesView } from './lines-view.js';
import { LookView } from './look-view.js';
import { NumbersView } from './numbers-view.js';

const NONE: ReadonlySet<string> = new Set();

/** Drawn over the board, in cells. */
export function EntriesView({ game, entries }: { readonly game: Game; readonly entries: Entries }) {
  switch (game.kind) {
    case 'cells':
      return <LooksView tools={game.tools} entries={entries} />;
    case 'numbers':
      return <NumbersView game={game} entries={entries} clashing={NONE} />;
    case 'lines':
      return <LinesView game={game} entries={entries} wrong={NONE} />;
    case 'table':
      return null;
  }
}

/** Entries of cells by their tools. */
export function LooksView({
  tools,
  entries,
}: {
  readonly tools: readonly Tool[];
  readonly entries: Entries;
}) {
  return (
    <>
      {Object.entries(entries).map(([spot, value]) => {
        const [row = 0, column = 0] = spot.split(',').map(Number);
        const used = tools.find((one) => one.value === value);
        return used === undefined ? null : <LookView key={spot} look={used.look} row={row} column={column} />;
      })}
    </>
  );
}
