/** Moves beside one ship cell or in one line: crosses by corners, full lines, last cells, given segments. */
import { capitalised } from '../../../../core/index.js';
import type { Move } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { cellsWords } from '../../../kit/words/series.js';
import { inWords } from '../../../kit/words/words.js';
import type { BattleshipPuzzle } from '../../puzzle.js';
import { lineWords, saysCells, saysSo, shipCells } from '../words.js';
import { known, type LineName, NO_TOUCHING, nameOfLine, watersOf } from './waters.js';

/** Cells that touch a ship cell by a corner. */
export const corners: Move<BattleshipPuzzle> = defineMove<
  BattleshipPuzzle,
  { readonly ship: string; readonly water: readonly string[] }
>({
  id: 'no-touching',
  name: { en: 'ships do not touch', de: 'Schiffe berühren sich nicht' },
  isPlain: true,
  reminder: {
    en: 'Fill in the water at the corners of ship cells.',
    de: 'Trage das Wasser über Eck von Schiffsfeldern ein.',
  },
  *find(board) {
    const waters = watersOf(board);
    for (const cell of board.marks.keys()) {
      const open = waters.isShip(cell) ? waters.open(waters.layout.corners[cell]!) : [];
      if (open.length === 0) continue;
      yield {
        conclusions: known(open, false),
        rules: [NO_TOUCHING],
        data: { ship: waters.codes([cell])[0]!, water: waters.codes(open) },
      };
    }
  },
  says: {
    en: ({ ship, water }) => `${saysCells(water, false, 'en')}: ships do not touch ${ship} by a corner.`,
    de: ({ ship, water }) =>
      `${saysCells(water, false, 'de')}: Schiffe berühren ${ship} auch nicht über Eck.`,
  },
});

interface OfLine {
  readonly line: LineName;
  readonly ships: number;
  readonly needs: number;
  readonly cells: readonly string[];
}

/** A line with all its ship cells, or with as many cells left as it needs. */
export function lineMove(kind: 'full' | 'last'): Move<BattleshipPuzzle> {
  const isFull = kind === 'full';
  return defineMove<BattleshipPuzzle, OfLine>({
    id: isFull ? 'completed-line' : 'last-cells',
    name: isFull
      ? { en: 'completed row or column', de: 'fertige Zeile oder Spalte' }
      : { en: 'last cells', de: 'letzte Felder' },
    *find(board) {
      const waters = watersOf(board);
      for (const line of waters.layout.lines) {
        const [open, needs] = [waters.open(line.cells), waters.needs(line)];
        if (open.length === 0 || needs !== (isFull ? 0 : open.length)) continue;
        yield {
          conclusions: known(open, !isFull),
          rules: [line.id],
          data: { line: nameOfLine(line), ships: line.ships, needs, cells: waters.codes(open) },
        };
      }
    },
    says: {
      en: ({ line, ships, needs, cells }) => {
        const name = capitalised(lineWords(line, 'en'));
        if (!isFull) {
          return `${name} needs ${inWords(needs)} more ship cell${needs === 1 ? '' : 's'}, and only ${cellsWords(cells, 'en')} ${cells.length === 1 ? 'is' : 'are'} left.`;
        }
        return `${name} ${ships === 0 ? 'has no ship cells' : `has ${ships === 1 ? 'its ship cell' : `all its ${shipCells(ships, 'en')}`}`}. ${saysSo([], cells, 'en')}`;
      },
      de: ({ line, ships, needs, cells }) => {
        const name = capitalised(lineWords(line, 'de'));
        if (!isFull) {
          return `${name} braucht noch ${shipCells(needs, 'de')}, und nur ${cellsWords(cells, 'de')} ${cells.length === 1 ? 'ist' : 'sind'} übrig.`;
        }
        return `${name} hat ${ships === 0 ? 'keine Schiffsfelder' : `schon ${shipCells(ships, 'de')}`}. ${saysSo([], cells, 'de')}`;
      },
    },
  });
}
