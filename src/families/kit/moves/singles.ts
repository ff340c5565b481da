/**
 * Singles: the last cell of an area, a number with one place left in an area, and a cell with one number
 * left. Sudoku Explainer ranks them 1.0, 1.2 in a box, 1.5 in a line, and 2.3.
 */
import type { Move } from '../../contract/move.js';
import type { AreaName } from '../words/areas.js';
import { areaFirst, area as areaWords } from '../words/areas.js';
import { all } from '../words/series.js';
import { defineMove } from './move.js';
import { type NumberGrid, type NumberRules, nameOfArea, numberGridOf } from './number-grid.js';

/** Finds the rules of the areas of a puzzle. */
export type RulesOf<P> = (puzzle: P) => NumberRules;

/** An area with one open cell. */
export function lastCell<P>(rulesOf: RulesOf<P>): Move<P> {
  return defineMove<P, { readonly cell: string; readonly number: number; readonly area: AreaName }>({
    id: 'last-cell',
    name: { en: 'last cell', de: 'letztes Feld' },
    isSingle: true,
    cost: 1,
    *find(board) {
      const grid = numberGridOf(board, rulesOf(board.puzzle));
      for (const area of grid.areas) {
        const [place, ...more] = grid.openPlaces(area);
        if (place === undefined || more.length > 0) continue;
        const number = grid.missing(area)[0]!;
        yield {
          conclusions: [grid.known(place, number, true)],
          rules: [grid.rules.areaRule(area, number)],
          data: { cell: grid.codeOf(place), number, area: nameOfArea(area) },
        };
      }
    },
    says: {
      en: ({ cell, number, area }) => `${areaFirst(area, 'en')} has one cell left: ${cell} is ${number}.`,
      de: ({ cell, number, area }) =>
        `In ${areaWords(area, 'de')} ist nur noch ${cell} frei: Dort steht ${number}.`,
    },
  });
}

interface HiddenSingle {
  readonly cell: string;
  readonly number: number;
  readonly area: AreaName;
  /** Cells that hold the number and see all others of the area; absent where notes exclude some. */
  readonly from?: readonly string[];
}

/** A number with one place left in an area of some kinds. */
export function hiddenSingle<P>(
  id: string,
  kinds: readonly AreaName['kind'][],
  rulesOf: RulesOf<P>,
): Move<P> {
  return defineMove<P, HiddenSingle>({
    id,
    name: { en: 'hidden single', de: 'verstecktes Einzelfeld' },
    isSingle: true,
    cost: kinds.includes('box') ? 1.2 : 1.5,
    *find(board) {
      const grid = numberGridOf(board, rulesOf(board.puzzle));
      for (const area of grid.areas) {
        if (!kinds.includes(area.kind)) continue;
        for (const number of grid.missing(area)) {
          const [place, ...more] = grid.placesFor(area, number);
          if (place === undefined || more.length > 0) continue;
          const others = grid.openPlaces(area).filter((other) => other !== place);
          const from = seenFrom(grid, others, number);
          yield {
            conclusions: [grid.known(place, number, true)],
            rules: [grid.rules.areaRule(area, number)],
            data: { cell: grid.codeOf(place), number, area: nameOfArea(area), ...(from && { from }) },
          };
        }
      }
    },
    says: {
      en: ({ cell, number, area, from }) => {
        const where = areaFirst(area, 'en');
        if (from === undefined || from.length === 0)
          return `In ${areaWords(area, 'en')}, only ${cell} can be ${number}.`;
        return from.length === 1
          ? `${where}: the ${number} of ${from[0]} leaves only ${cell}.`
          : `${where}: the ${number}s of ${all(from, 'en')} leave only ${cell}.`;
      },
      de: ({ cell, number, area, from }) => {
        const where = areaFirst(area, 'de');
        if (from === undefined || from.length === 0)
          return `In ${areaWords(area, 'de')} kann nur ${cell} die ${number} sein.`;
        return from.length === 1
          ? `${where}: Die ${number} in ${from[0]} lässt nur ${cell} übrig.`
          : `${where}: Die ${number} in ${all(from, 'de')} lässt nur ${cell} übrig.`;
      },
    },
  });
}

/** Entries of a number of which each cell sees one, as few as a look at them needs; undefined: not all do. */
function seenFrom(
  grid: NumberGrid,
  places: readonly number[],
  number: number,
): readonly string[] | undefined {
  const entries = [
    ...new Set(places.flatMap((place) => grid.areasOf(place).flatMap((area) => area.places))),
  ].filter((place) => grid.entered(place) === number);
  const sees = (place: number, entry: number): boolean => grid.shared(place, entry).length > 0;
  const chosen: number[] = [];
  for (let left = places; left.length > 0; ) {
    const counts = entries.map((entry) => left.filter((place) => sees(place, entry)).length);
    const most = Math.max(0, ...counts);
    if (most === 0) return undefined;
    const entry = entries[counts.indexOf(most)]!;
    chosen.push(entry);
    left = left.filter((place) => !sees(place, entry));
  }
  return grid.codesOf(chosen.sort((one, other) => one - other));
}

interface NakedSingle {
  readonly cell: string;
  readonly number: number;
  /** The other numbers by an area that has them; absent where notes exclude some. */
  readonly taken?: readonly { readonly area: AreaName; readonly numbers: readonly number[] }[];
}

/** A cell with one number left. */
export function nakedSingle<P>(rulesOf: RulesOf<P>): Move<P> {
  return defineMove<P, NakedSingle>({
    id: 'naked-single',
    name: { en: 'naked single', de: 'nacktes Einzelfeld' },
    isSingle: true,
    cost: 2.3,
    *find(board) {
      const grid = numberGridOf(board, rulesOf(board.puzzle));
      for (let place = 0; place < grid.side ** 2; place++) {
        const [number, ...more] = grid.candidates(place);
        if (number === undefined || more.length > 0) continue;
        const taken = takenBy(grid, place, number);
        yield {
          conclusions: [grid.known(place, number, true)],
          rules: grid.cellRules([place]),
          data: { cell: grid.codeOf(place), number, ...(taken && { taken }) },
        };
      }
    },
    says: {
      en: ({ cell, number, taken }) =>
        taken === undefined
          ? `Only ${number} is left for ${cell}.`
          : `${cell} is ${number}: ${taken.map(({ area, numbers }) => `${areaWords(area, 'en')} has ${numbers.join(' ')}`).join(', ')}.`,
      de: ({ cell, number, taken }) =>
        taken === undefined
          ? `Für ${cell} bleibt nur ${number}.`
          : `${cell} ist ${number}: ${taken.map(({ area, numbers }) => `${areaWords(area, 'de')} hat ${numbers.join(' ')}`).join(', ')}.`,
    },
  });
}

function takenBy(grid: NumberGrid, place: number, number: number): NakedSingle['taken'] {
  let open = grid.numbers.filter((other) => other !== number);
  const taken = grid
    .areasOf(place)
    .toReversed()
    .flatMap((area) => {
      const entered = new Set(area.places.map((other) => grid.entered(other)));
      const numbers = open.filter((other) => entered.has(other));
      open = open.filter((other) => !entered.has(other));
      return numbers.length === 0 ? [] : [{ area: nameOfArea(area), numbers }];
    });
  return open.length === 0 ? taken : undefined;
}
