/** Instructions in sight below a board: for mouse and keys, or for touch, as the machine is used. */

import { keyName, MODES } from './boards/index.js';
import type { CellGame, Game, LineGame, NumberGame, TableGame, Tool } from './games/index.js';

/** Sentences for one kind of hand. */
interface Ways {
  readonly mouse: string;
  readonly keys: string;
  readonly touch: string;
}

/** The sentences for a game; the style sheet shows those that fit the machine. */
export function HowTo({ game }: { readonly game: Game }) {
  const { mouse, keys, touch } = waysOf(game);
  return (
    <div class="how-to">
      <p class="for-mouse">
        <strong>Mouse:</strong> {mouse}
      </p>
      <p class="for-mouse">
        <strong>Keys:</strong> {keys}
      </p>
      <p class="for-touch">{touch}</p>
    </div>
  );
}

function waysOf(game: Game): Ways {
  switch (game.kind) {
    case 'cells':
      return cellWays(game);
    case 'numbers':
      return numberWays(game);
    case 'lines':
      return lineWays(game);
    case 'table':
      return tableWays(game);
  }
}

const MOVE = 'Arrows move';
const ZOOMED = 'Two fingers enlarge and move the board; so do + and −.';

function cellWays({ tools }: CellGame): Ways {
  const last = tools.at(-1)!;
  const [first] = tools;
  const again = 'pressing again takes it out, and dragging goes on along the row or column';
  return {
    mouse: `Press a cell to enter what is chosen under the board (${first!.name}); ${again}. The right button enters “${last.name}”.`,
    keys: `${MOVE}; ${tools.map(keyWords).join(', ')}; Backspace empties the cell.`,
    touch: `Tap a cell to enter what is chosen under the board; tapping again takes it out, and dragging goes on along the row or column. Choose “${last.name}” to mark cells that stay free. ${ZOOMED}`,
  };
}

function keyWords({ key, name }: Tool): string {
  return `${keyName(key)}: ${name}`;
}

function numberWays({ most }: NumberGame): Ways {
  const modes = MODES.map(({ key, name }) => `${keyName(key)}: ${name}`).join(', ');
  return {
    mouse:
      'Press a cell, then a number below; the same number again takes it out. Drag, or press with Ctrl, to choose several cells: all of them take the number. Corner and centre notes are small numbers.',
    keys: `${MOVE}, with Shift they choose several cells; 1 to ${most} enter a number, with Shift a corner note, with Ctrl a centre note; ${modes}; Backspace empties the cells.`,
    touch: `Tap a cell, or drag over several, then a number below; the same number again takes it out. “Corner” and “Centre” enter small numbers, “Colour” paints; with “Several”, taps add cells. ${ZOOMED}`,
  };
}

function lineWays({ noun, end, most }: LineGame): Ways {
  const again =
    most === 1
      ? 'Once more takes it away'
      : `Once more adds another, up to ${most}, and then takes them away`;
  return {
    mouse: `Drag from ${end} to ${end}, press between two, or press one and then the other to draw a ${noun}. ${again}. The right button crosses out.`,
    keys: `${MOVE}; Shift and an arrow: ${noun}; Alt and an arrow: no ${noun}.`,
    touch: `Drag from ${end} to ${end}, tap between two, or tap one and then the other to draw a ${noun}. ${again}. Choose “no ${noun}” to cross out. ${ZOOMED}`,
  };
}

function tableWays({ rows }: TableGame): Ways {
  const most = Math.max(...rows.map(({ values }) => values.length));
  return {
    mouse:
      'Press a field of the table, then a name below it; the same name again takes it out. With “Cross out”, or with the right button, a name is struck off.',
    keys: `${MOVE}; 1 to ${most} enter the name with that number; X switches crossing out on and off; Backspace empties the field.`,
    touch:
      'Tap a field of the table, then a name below it; the same name again takes it out. “Cross out” strikes names off instead.',
  };
}
