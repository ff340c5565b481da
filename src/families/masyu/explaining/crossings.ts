/**
 * The lines that cross the border of some cells: the loop comes in as often as it goes out, so where one way
 * is open, the others decide it.
 */
import type { Move } from '../../contract/move.js';
import { defineMove } from '../../kit/moves/move.js';
import { pointId } from '../../kit/rules/index.js';
import { cellsWords } from '../../kit/words/series.js';
import { inWords } from '../../kit/words/words.js';
import type { MasyuPuzzle } from '../puzzle.js';
import { type Lines, linesOf } from './lines.js';

/** Most cells inside of which people see all ways out. */
const MOST_CELLS = 8;

interface Crossings {
  readonly cells: readonly string[];
  readonly place: string;
  /** The lines that cross the border already. */
  readonly lines: number;
}

/** The cells on one side of an open way that no other open way leaves. */
function sideOf(lines: Lines, way: number, from: number): readonly number[] | undefined {
  const found = [from];
  // The list grows while it is read.
  for (const cell of found) {
    for (const place of lines.placesAt(cell, undefined)) {
      const next = lines.across(place, cell);
      if (place === way || found.includes(next)) continue;
      if (found.length === MOST_CELLS) return undefined;
      found.push(next);
    }
  }
  return found.includes(lines.across(way, from)) ? undefined : found;
}

export const crossings: Move<MasyuPuzzle> = defineMove<MasyuPuzzle, Crossings>({
  id: 'crossings',
  name: { en: 'even number of crossings', de: 'gerade Zahl von Linien' },
  cost: 3.2,
  *find(board) {
    const lines = linesOf(board);
    const { points, ends } = lines.layout.lines;
    for (const [way, pair] of ends.entries()) {
      if (lines.value(way) !== undefined) continue;
      for (const from of pair) {
        const cells = sideOf(lines, way, from);
        if (cells === undefined || cells.length < 2) continue;
        const crossed = cells.flatMap((cell) =>
          lines.placesAt(cell, true).filter((place) => !cells.includes(lines.across(place, cell))),
        );
        yield {
          conclusions: [{ mark: way, value: crossed.length % 2 === 1 }],
          rules: cells.map((cell) => pointId(points[cell]!)),
          data: {
            cells: cells.toSorted((one, other) => one - other).map((cell) => lines.code(cell)),
            place: lines.placeName(way).en,
            lines: crossed.length,
          },
        };
      }
    }
  },
  says: {
    en: ({ cells, place, lines }) => {
      const by =
        lines === 0 ? 'no line does' : `${inWords(lines, 'en')} ${lines === 1 ? 'line does' : 'lines do'}`;
      return `The loop crosses the border of ${cellsWords(cells, 'en')} an even number of times. So far ${by}, and only ${place} is open: it has ${lines % 2 === 1 ? 'a' : 'no'} line.`;
    },
    de: ({ cells, place, lines }) => {
      const by = lines === 0 ? 'keine' : lines === 1 ? 'eine' : inWords(lines, 'de');
      return `Über den Rand von ${cellsWords(cells, 'de')} führt eine gerade Zahl von Linien. Bisher ${lines > 1 ? 'sind' : 'ist'} es ${by}, und nur ${place} ist offen: Dort ist ${lines % 2 === 1 ? 'eine' : 'keine'} Linie.`;
    },
  },
});
