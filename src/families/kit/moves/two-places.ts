/**
 * Patterns of one number with two places in an area: skyscraper, two-string kite, and empty rectangle.
 * Players rank them about 4.0, 4.1 and 4.5 on the scale of Sudoku Explainer.
 */
import type { Found, Move } from '../../contract/move.js';
import type { AreaName } from '../words/areas.js';
import { areaFirst, area as areaWords, isLine } from '../words/areas.js';
import { anyOf, cellsWords } from '../words/series.js';
import { choices } from './choose.js';
import { defineMove } from './move.js';
import { type Area, type NumberGrid, nameOfArea, numberGridOf } from './number-grid.js';
import type { RulesOf } from './singles.js';

interface TwoLines {
  readonly number: number;
  /** Two lines with their two places each: the far one first, then the one near the other line's. */
  readonly lines: readonly { readonly area: AreaName; readonly far: string; readonly near: string }[];
  readonly link: AreaName;
  readonly excluded: readonly string[];
}

const NAMES = {
  skyscraper: { id: 'skyscraper', name: { en: 'skyscraper', de: 'Wolkenkratzer' }, cost: 4 },
  kite: { id: 'two-string-kite', name: { en: 'two-string kite', de: 'Drachen' }, cost: 4.1 },
} as const;

/**
 * Two lines with two places each, one of each in an area: of the other two places one holds the number. The
 * lines of a skyscraper are parallel, those of a kite cross.
 */
export function twoLines<P>(kind: keyof typeof NAMES, rulesOf: RulesOf<P>): Move<P> {
  return defineMove<P, TwoLines>({
    ...NAMES[kind],
    *find(board) {
      const grid = numberGridOf(board, rulesOf(board.puzzle));
      const lines = grid.areas.filter(isLine);
      for (const number of grid.numbers) {
        const pairs = lines.filter((line) => grid.placesFor(line, number).length === 2);
        for (const [one, other] of choices(pairs, 2)) {
          if ((one!.kind === other!.kind) !== (kind === 'skyscraper')) continue;
          yield* linked(grid, number, one!, other!, kind);
        }
      }
    },
    says: {
      en: ({ number, lines: [one, other], link, excluded }) =>
        `${areaFirst(one!.area, 'en')} has its ${number} in ${anyOf([one!.far, one!.near], 'en')}, ${areaWords(other!.area, 'en')} in ${anyOf([other!.far, other!.near], 'en')}, and ${one!.near} and ${other!.near} share ${areaWords(link, 'en')}. So ${anyOf([one!.far, other!.far], 'en')} is ${number}; ${cellsWords(excluded, 'en')} ${excluded.length === 1 ? 'sees' : 'see'} both.`,
      de: ({ number, lines: [one, other], link, excluded }) =>
        `${areaFirst(one!.area, 'de')} hat die ${number} in ${anyOf([one!.far, one!.near], 'de')}, ${areaWords(other!.area, 'de')} in ${anyOf([other!.far, other!.near], 'de')}, und ${one!.near} und ${other!.near} liegen beide in ${areaWords(link, 'de')}. Also ist ${anyOf([one!.far, other!.far], 'de')} die ${number}; ${cellsWords(excluded, 'de')} ${excluded.length === 1 ? 'sieht' : 'sehen'} beide.`,
    },
  });
}

function* linked(
  grid: NumberGrid,
  number: number,
  one: Area,
  other: Area,
  kind: keyof typeof NAMES,
): Iterable<Found<TwoLines>> {
  for (const near of grid.placesFor(one, number)) {
    for (const near2 of grid.placesFor(other, number)) {
      const link = grid.shared(near, near2).find((area) => isLine(area) === (kind !== 'kite'));
      if (link === undefined) continue;
      const far = grid.placesFor(one, number).find((place) => place !== near)!;
      const far2 = grid.placesFor(other, number).find((place) => place !== near2)!;
      const ends = [far, far2];
      const excluded =
        far === far2 ? [] : grid.seeing(ends, number).filter((place) => place !== near && place !== near2);
      if (excluded.length === 0) continue;
      yield {
        conclusions: excluded.map((place) => grid.known(place, number, false)),
        rules: [
          ...[one, other, link].map((area) => grid.rules.areaRule(area, number)),
          ...grid.seeingRules(excluded, ends, number),
        ],
        data: {
          number,
          lines: [
            { area: nameOfArea(one), far: grid.codeOf(far), near: grid.codeOf(near) },
            { area: nameOfArea(other), far: grid.codeOf(far2), near: grid.codeOf(near2) },
          ],
          link: nameOfArea(link),
          excluded: grid.codesOf(excluded),
        },
      };
    }
  }
}

interface EmptyRectangle {
  readonly number: number;
  readonly box: AreaName;
  /** The lines in which the box has its places. */
  readonly row: AreaName;
  readonly column: AreaName;
  readonly line: AreaName;
  readonly near: string;
  readonly far: string;
  readonly excluded: string;
}

/**
 * A box with its places in one row and one column, and a line with two places, one of them in one of these:
 * the cell that sees the other place and the rest of the box is excluded.
 */
export function emptyRectangle<P>(rulesOf: RulesOf<P>): Move<P> {
  return defineMove<P, EmptyRectangle>({
    id: 'empty-rectangle',
    name: { en: 'empty rectangle', de: 'leeres Rechteck' },
    cost: 4.5,
    *find(board) {
      const grid = numberGridOf(board, rulesOf(board.puzzle));
      const of = (kind: AreaName['kind']): readonly Area[] => grid.areas.filter((area) => area.kind === kind);
      for (const number of grid.numbers) {
        for (const box of of('box')) {
          const places = grid.placesFor(box, number);
          if (places.length < 2) continue;
          for (const row of of('row')) {
            for (const column of of('column')) {
              const isThere = (place: number): boolean =>
                row.places.includes(place) || column.places.includes(place);
              const isCross = [row, column].every((line) =>
                places.some((place) => line.places.includes(place)),
              );
              if (!isCross || !places.every(isThere)) continue;
              yield* rectangles(grid, number, { box, row, column });
            }
          }
        }
      }
    },
    says: {
      en: ({ number, box, row, column, line, near, far, excluded }) =>
        `${areaFirst(box, 'en')} has its ${number} in ${anyOf([areaWords(row, 'en'), areaWords(column, 'en')], 'en')}. If ${excluded} were ${number}, ${areaWords(line, 'en')} would have it in ${near} (not in ${far}), and ${areaWords(box, 'en')} nowhere.`,
      de: ({ number, box, row, column, line, near, far, excluded }) =>
        `${areaFirst(box, 'de')} hat die ${number} in ${anyOf([areaWords(row, 'de'), areaWords(column, 'de')], 'de')}. Wäre ${excluded} die ${number}, so hätte ${areaWords(line, 'de')} sie in ${near} (nicht in ${far}) und ${areaWords(box, 'de')} nirgends.`,
    },
  });
}

/** Lines with two places for a number, one of them in the row or column of a box's places. */
function* rectangles(
  grid: NumberGrid,
  number: number,
  { box, row, column }: { readonly box: Area; readonly row: Area; readonly column: Area },
): Iterable<Found<EmptyRectangle>> {
  for (const [through, other] of [
    [row, column],
    [column, row],
  ] as const) {
    for (const line of grid.areas.filter(({ kind }) => kind === other.kind)) {
      const places = grid.placesFor(line, number);
      const near = places.find((place) => through.places.includes(place) && !box.places.includes(place));
      if (places.length !== 2 || near === undefined) continue;
      const far = places.find((place) => place !== near)!;
      const end = grid.areasOf(far).find(({ kind }) => kind === through.kind)!;
      const excluded = end.places.find((place) => other.places.includes(place))!;
      if (box.places.includes(excluded) || !grid.isOpen(excluded, number)) continue;
      yield {
        conclusions: [grid.known(excluded, number, false)],
        rules: [box, line, through, other, end].map((area) => grid.rules.areaRule(area, number)),
        data: {
          number,
          box: nameOfArea(box),
          row: nameOfArea(row),
          column: nameOfArea(column),
          line: nameOfArea(line),
          near: grid.codeOf(near),
          far: grid.codeOf(far),
          excluded: grid.codeOf(excluded),
        },
      };
    }
  }
}
