/**
 * A number whose places in one area all lie in another: pointing from a box to a line, claiming from a line
 * to a box. Sudoku Explainer ranks them 2.6 and 2.8.
 */
import type { Move } from '../../contract/move.js';
import type { AreaName } from '../words/areas.js';
import { areaFirst, area as areaWords, isLine } from '../words/areas.js';
import { defineMove } from './move.js';
import { nameOfArea, numberGridOf } from './number-grid.js';
import type { RulesOf } from './singles.js';

interface Locked {
  readonly number: number;
  readonly from: AreaName;
  readonly to: AreaName;
}

const NAMES = {
  box: { id: 'pointing', name: { en: 'pointing', de: 'Block-Linie' }, cost: 2.6 },
  line: { id: 'claiming', name: { en: 'claiming', de: 'Linie-Block' }, cost: 2.8 },
} as const;

/** @param from the areas whose number is locked in another one */
export function lockedNumber<P>(from: 'box' | 'line', rulesOf: RulesOf<P>): Move<P> {
  return defineMove<P, Locked>({
    ...NAMES[from],
    *find(board) {
      const grid = numberGridOf(board, rulesOf(board.puzzle));
      for (const base of grid.areas.filter((area) => isLine(area) === (from === 'line'))) {
        for (const number of grid.missing(base)) {
          const places = grid.placesFor(base, number);
          if (places.length < 2) continue;
          for (const cover of grid.areas) {
            if (cover === base || !places.every((place) => cover.places.includes(place))) continue;
            const others = grid.placesFor(cover, number).filter((place) => !places.includes(place));
            if (others.length === 0) continue;
            yield {
              conclusions: others.map((place) => grid.known(place, number, false)),
              rules: [grid.rules.areaRule(base, number), grid.rules.areaRule(cover, number)],
              data: { number, from: nameOfArea(base), to: nameOfArea(cover) },
            };
          }
        }
      }
    },
    says: {
      en: ({ number, from: base, to }) =>
        `${areaFirst(base, 'en')} has its ${number} in ${areaWords(to, 'en')}, so no other cell of ${areaWords(to, 'en')} is ${number}.`,
      de: ({ number, from: base, to }) =>
        `${areaFirst(base, 'de')} hat die ${number} in ${areaWords(to, 'de')}, also ist kein anderes Feld von ${areaWords(to, 'de')} die ${number}.`,
    },
  });
}
