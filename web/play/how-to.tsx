/** Instructions in sight below a board: for mouse and keys, or for touch, as the machine is used. */
import { sayRich } from '../ui/rich.js';
import { say } from '../words/index.js';
import { keyName, LINE_WORDS, MODES } from './boards/index.js';
import type { CellGame, Game, LineGame, NumberGame, TableGame } from './games/index.js';

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
      <p class="for-mouse">{sayRich('byMouse', { words: mouse })}</p>
      <p class="for-mouse">{sayRich('byKeys', { words: keys })}</p>
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

function sentences(...all: readonly string[]): string {
  return all.join(' ');
}

function cellWays({ tools }: CellGame): Ways {
  const [first, last] = [tools[0]!.name(), tools.at(-1)!.name()];
  const keys = tools.map(({ key, name }) => say('keyOf', { key: keyName(key), name: name() }));
  return {
    mouse: say('cellsMouse', { first, last }),
    keys: say('cellsKeys', { tools: keys.join(', ') }),
    touch: sentences(say('cellsTouch', { last }), say('zoomed')),
  };
}

function numberWays({ most }: NumberGame): Ways {
  const modes = MODES.map(({ key, name }) => say('keyOf', { key: keyName(key), name: say(name) })).join(', ');
  return {
    mouse: say('numbersMouse'),
    keys: say('numbersKeys', { most, modes }),
    touch: sentences(say('numbersTouch'), say('zoomed')),
  };
}

function lineWays({ line, most, tools }: LineGame): Ways {
  const draw = say(LINE_WORDS[line].draw);
  const again = most === 1 ? say('againAway') : say('againMore', { most });
  const [one, none] = [tools[0]!.name(), tools.at(-1)!.name()];
  return {
    mouse: sentences(draw, again, say('rightCrosses')),
    keys: say('linesKeys', { line: one, none }),
    touch: sentences(draw, again, say('chooseCross', { none }), say('zoomed')),
  };
}

function tableWays({ rows }: TableGame): Ways {
  const most = Math.max(...rows.map(({ values }) => values.length));
  return { mouse: say('tableMouse'), keys: say('tableKeys', { most }), touch: say('tableTouch') };
}
