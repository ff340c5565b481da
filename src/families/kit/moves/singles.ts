/**
 * Singles: the last cell of an area, a number with one place left in an area, and a cell with one number
 * left. Sudoku Explainer ranks them 1.0, 1.2 in a box, 1.5 in a line, and 2.3.
 */
import { capitalised } from '../../../core/index.js';
import type { Move } from '../../contract/move.js';
import { areaName } from './area-names.js';
import { defineMove } from './move.js';
import { type Area, NumberGrid, type NumberRules } from './number-grid.js';

/** An area with one open cell. */
export function lastCell<P>(rulesOf: (puzzle: P) => NumberRules): Move<P> {
  return defineMove<
    P,
    { readonly cell: string; readonly number: number; readonly area: Pick<Area, 'kind' | 'number'> }
  >({
    id: 'last-cell',
    name: { en: 'last cell', de: 'letztes Feld' },
    *find(board) {
      const grid = new NumberGrid(board, rulesOf(board.puzzle));
      for (const area of grid.rules.areas) {
        const { kind, number: index } = area;
        const [place, ...more] = area.places.filter((one) => grid.entered(one) === undefined);
        if (place === undefined || more.length > 0) continue;
        const number = grid.missing(area)[0]!;
        yield {
          conclusions: [{ mark: grid.markOf(place, number), value: true }],
          rules: [grid.rules.areaRule(area, number)],
          data: { cell: grid.codeOf(place), number, area: { kind, number: index } },
        };
      }
    },
    says: {
      en: ({ cell, number, area }) =>
        `${capitalised(areaName(area, 'en'))} has one cell left: ${cell} is ${number}.`,
      de: ({ cell, number, area }) =>
        `${areaName(area, 'de')} hat nur noch ein freies Feld: ${cell} ist ${number}.`,
    },
  });
}
