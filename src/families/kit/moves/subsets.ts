/**
 * Naked and hidden subsets: as many cells of an area as numbers, which use each other up. Sudoku Explainer
 * ranks naked pairs 3.0, triples 3.6, quads 5.0, and hidden ones 3.4, 4.0, 5.4.
 */
import type { Move } from '../../contract/move.js';
import type { AreaName } from '../words/areas.js';
import { areas as areasWords, area as areaWords } from '../words/areas.js';
import { all, anyOf, cellsWords } from '../words/series.js';
import { choices } from './choose.js';
import { defineMove } from './move.js';
import { type NumberGrid, nameOfArea, numberGridOf } from './number-grid.js';
import type { RulesOf } from './singles.js';

const COUNTS = {
  2: { id: 'pair', en: 'pair', de: 'Paar', naked: 3, hidden: 3.4 },
  3: { id: 'triple', en: 'triple', de: 'Tripel', naked: 3.6, hidden: 4 },
  4: { id: 'quad', en: 'quad', de: 'Quadrupel', naked: 5, hidden: 5.4 },
} as const;

interface Naked {
  readonly cells: readonly string[];
  readonly numbers: readonly number[];
  readonly areas: readonly AreaName[];
}

/** Cells of an area that have only as many numbers left together, said once for all areas that they share. */
export function nakedSubset<P>(count: 2 | 3 | 4, rulesOf: RulesOf<P>): Move<P> {
  const { id, en, de, naked } = COUNTS[count];
  return defineMove<P, Naked>({
    id: `naked-${id}`,
    name: { en: `naked ${en}`, de: `nacktes ${de}` },
    cost: naked,
    *find(board) {
      const grid = numberGridOf(board, rulesOf(board.puzzle));
      const seen = new Set<string>();
      for (const area of grid.areas) {
        const open = grid.openPlaces(area).filter((place) => {
          const { length } = grid.candidates(place);
          return length > 1 && length <= count;
        });
        for (const places of choices(open, count)) {
          const numbers = inOrder(places.flatMap((place) => grid.candidates(place)));
          const key = places.join();
          if (numbers.length !== count || seen.has(key)) continue;
          seen.add(key);
          const found = outside(grid, places, numbers);
          if (found !== undefined)
            yield { ...found, data: { cells: grid.codesOf(places), numbers, areas: found.areas } };
        }
      }
    },
    says: {
      en: ({ cells, numbers, areas }) => {
        const where = areasWords(areas, 'or', 'en');
        return count === 2
          ? `${all(cells, 'en')} are ${all(numbers, 'en')}, so no other cell of ${where} is.`
          : `${cellsWords(cells, 'en')} are ${all(numbers, 'en')} in some order, so no other cell of ${where} is one of these.`;
      },
      de: ({ cells, numbers, areas }) => {
        const where = areasWords(areas, 'or', 'de');
        return `${cellsWords(cells, 'de')} sind ${all(numbers, 'de')}${count === 2 ? '' : ' in irgendeiner Folge'}, also ist kein anderes Feld von ${where} ${anyOf(numbers, 'de')}.`;
      },
    },
  });
}

/** The exclusions by cells that use up some numbers of their areas; undefined for none. */
function outside(grid: NumberGrid, places: readonly number[], numbers: readonly number[]) {
  const shared = grid.areas.filter((area) => places.every((place) => area.places.includes(place)));
  const found = shared.flatMap((area) =>
    numbers.map((number) => ({
      area,
      number,
      others: grid.placesFor(area, number).filter((place) => !places.includes(place)),
    })),
  );
  const used = found.filter(({ others }) => others.length > 0);
  if (used.length === 0) return undefined;
  const within = shared.filter((area) => used.some((one) => one.area === area));
  return {
    conclusions: used.flatMap(({ number, others }) =>
      others.map((place) => grid.known(place, number, false)),
    ),
    // What one of the numbers excludes rests on where the others are.
    rules: [
      ...grid.cellRules(places),
      ...within.flatMap((area) => numbers.map((number) => grid.rules.areaRule(area, number))),
    ],
    areas: within.map(nameOfArea),
  };
}

interface Hidden {
  readonly cells: readonly string[];
  readonly numbers: readonly number[];
  readonly area: AreaName;
}

/** Some numbers with only as many places left together in an area. */
export function hiddenSubset<P>(count: 2 | 3 | 4, rulesOf: RulesOf<P>): Move<P> {
  const { id, en, de, hidden } = COUNTS[count];
  return defineMove<P, Hidden>({
    id: `hidden-${id}`,
    name: { en: `hidden ${en}`, de: `verstecktes ${de}` },
    cost: hidden,
    *find(board) {
      const grid = numberGridOf(board, rulesOf(board.puzzle));
      for (const area of grid.areas) {
        const left = grid.missing(area).filter((number) => {
          const { length } = grid.placesFor(area, number);
          return length > 1 && length <= count;
        });
        for (const numbers of choices(left, count)) {
          const places = inOrder(numbers.flatMap((number) => grid.placesFor(area, number)));
          if (places.length !== count) continue;
          const wide = places.filter((place) =>
            grid.candidates(place).some((number) => !numbers.includes(number)),
          );
          if (wide.length === 0) continue;
          yield {
            conclusions: wide.flatMap((place) =>
              grid
                .candidates(place)
                .filter((number) => !numbers.includes(number))
                .map((number) => grid.known(place, number, false)),
            ),
            rules: [...numbers.map((number) => grid.rules.areaRule(area, number)), ...grid.cellRules(places)],
            data: { cells: grid.codesOf(places), numbers, area: nameOfArea(area) },
          };
        }
      }
    },
    says: {
      en: ({ cells, numbers, area }) =>
        `In ${areaWords(area, 'en')}, ${all(numbers, 'en')} fit only in ${cellsWords(cells, 'en')}, so these cells are nothing else.`,
      de: ({ cells, numbers, area }) =>
        `In ${areaWords(area, 'de')} passen ${all(numbers, 'de')} nur in ${cellsWords(cells, 'de')}, also sind diese Felder nichts anderes.`,
    },
  });
}

function inOrder(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].sort((one, other) => one - other);
}
