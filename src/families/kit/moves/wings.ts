/**
 * Wings: a few cells with two numbers left, of which one must be a certain number. Sudoku Explainer ranks
 * XY-wings 4.2 and XYZ-wings 4.4; W-wings are about as hard.
 */
import type { Move } from '../../contract/move.js';
import type { AreaName } from '../words/areas.js';
import { areaFirst } from '../words/areas.js';
import { anyOf, cellsWords } from '../words/series.js';
import { defineMove } from './move.js';
import { type NumberGrid, nameOfArea, numberGridOf } from './number-grid.js';
import type { RulesOf } from './singles.js';

interface Wing {
  readonly number: number;
  readonly pivot: string;
  readonly left: readonly number[];
  readonly pincers: readonly string[];
  readonly excluded: readonly string[];
}

/**
 * A cell with two numbers (XY) or three (XYZ), and two cells beside it that each share one of these and have
 * the same other number.
 */
export function xyWing<P>(kind: 'xy' | 'xyz', rulesOf: RulesOf<P>): Move<P> {
  const name = kind === 'xy' ? 'XY-wing' : 'XYZ-wing';
  return defineMove<P, Wing>({
    id: `${kind}-wing`,
    name: { en: name, de: name.replace('w', 'W') },
    cost: kind === 'xy' ? 4.2 : 4.4,
    *find(board) {
      const grid = numberGridOf(board, rulesOf(board.puzzle));
      const pairs = placesWith(grid, 2);
      for (const pivot of placesWith(grid, kind.length)) {
        const beside = pairs.filter((place) => grid.shared(place, pivot).length > 0);
        for (const [index, one] of beside.entries()) {
          for (const other of beside.slice(index + 1)) {
            const found = wingOf(grid, pivot, one, other, kind);
            if (found !== undefined) yield found;
          }
        }
      }
    },
    says: {
      en: ({ number, pivot, left, pincers, excluded }) =>
        `${pivot} is ${anyOf(left, 'en')}, so ${anyOf(kind === 'xy' ? pincers : [pivot, ...pincers], 'en')} is ${number}; ${cellsWords(excluded, 'en')} ${excluded.length === 1 ? 'sees' : 'see'} ${kind === 'xy' ? 'both' : 'all three'}.`,
      de: ({ number, pivot, left, pincers, excluded }) =>
        `${pivot} ist ${anyOf(left, 'de')}, also ist ${anyOf(kind === 'xy' ? pincers : [pivot, ...pincers], 'de')} die ${number}; ${cellsWords(excluded, 'de')} ${excluded.length === 1 ? 'sieht' : 'sehen'} ${kind === 'xy' ? 'beide' : 'alle drei'}.`,
    },
  });
}

function placesWith(grid: NumberGrid, count: number): readonly number[] {
  return [...Array(grid.side ** 2).keys()].filter((place) => grid.candidates(place).length === count);
}

function wingOf(grid: NumberGrid, pivot: number, one: number, other: number, kind: 'xy' | 'xyz') {
  const left = grid.candidates(pivot);
  const [first, second] = [grid.candidates(one), grid.candidates(other)];
  const common = first.filter((number) => second.includes(number));
  const [number] = common;
  if (number === undefined || common.length > 1 || left.includes(number) !== (kind === 'xyz'))
    return undefined;
  const links = [first, second].map((own) => own.find((candidate) => candidate !== number)!);
  if (!links.every((link) => left.includes(link))) return undefined;
  const ends = kind === 'xy' ? [one, other] : [pivot, one, other];
  const excluded = grid.seeing(ends, number).filter((place) => place !== pivot);
  if (excluded.length === 0) return undefined;
  const linkRules = [one, other].map((place, index) =>
    grid.rules.areaRule(grid.shared(place, pivot)[0]!, links[index]!),
  );
  return {
    conclusions: excluded.map((place) => grid.known(place, number, false)),
    rules: [
      ...grid.cellRules([pivot, one, other]),
      ...linkRules,
      ...grid.seeingRules(excluded, ends, number),
    ],
    data: {
      number,
      pivot: grid.codeOf(pivot),
      left,
      pincers: grid.codesOf([one, other]),
      excluded: grid.codesOf(excluded),
    },
  };
}

interface WWing {
  readonly number: number;
  /** The number that the area has in one of two places. */
  readonly link: number;
  readonly area: AreaName;
  readonly ends: readonly string[];
  readonly cells: readonly string[];
  readonly excluded: readonly string[];
}

/** Two cells with the same two numbers, joined by an area that has one of these in two places beside them. */
export function wWing<P>(rulesOf: RulesOf<P>): Move<P> {
  return defineMove<P, WWing>({
    id: 'w-wing',
    name: { en: 'W-wing', de: 'W-Wing' },
    cost: 4.4,
    *find(board) {
      const grid = numberGridOf(board, rulesOf(board.puzzle));
      const pairs = placesWith(grid, 2);
      for (const [index, one] of pairs.entries()) {
        for (const other of pairs.slice(index + 1)) {
          if (grid.candidates(one).join() !== grid.candidates(other).join()) continue;
          for (const link of grid.candidates(one)) {
            const found = wWingOf(grid, one, other, link);
            if (found !== undefined) yield found;
          }
        }
      }
    },
    says: {
      en: ({ number, link, area, ends, cells, excluded }) =>
        `${areaFirst(area, 'en')} has its ${link} in ${anyOf(ends, 'en')}, so ${anyOf(cells, 'en')} is not ${link} and is ${number}; ${cellsWords(excluded, 'en')} ${excluded.length === 1 ? 'sees' : 'see'} both.`,
      de: ({ number, link, area, ends, cells, excluded }) =>
        `${areaFirst(area, 'de')} hat die ${link} in ${anyOf(ends, 'de')}, also ist ${anyOf(cells, 'de')} nicht ${link}, sondern ${number}; ${cellsWords(excluded, 'de')} ${excluded.length === 1 ? 'sieht' : 'sehen'} beide.`,
    },
  });
}

function wWingOf(grid: NumberGrid, one: number, other: number, link: number) {
  const number = grid.candidates(one).find((candidate) => candidate !== link)!;
  const excluded = grid.seeing([one, other], number);
  if (excluded.length === 0) return undefined;
  for (const area of grid.areas) {
    const ends = grid.placesFor(area, link);
    if (ends.length !== 2 || ends.includes(one) || ends.includes(other)) continue;
    const inOrder = [ends, ends.toReversed()].find(
      ([first, second]) => grid.shared(first!, one).length > 0 && grid.shared(second!, other).length > 0,
    );
    if (inOrder === undefined) continue;
    const beside = [one, other].map((place, index) =>
      grid.rules.areaRule(grid.shared(inOrder[index]!, place)[0]!, link),
    );
    return {
      conclusions: excluded.map((place) => grid.known(place, number, false)),
      rules: [
        ...grid.cellRules([one, other]),
        grid.rules.areaRule(area, link),
        ...beside,
        ...grid.seeingRules(excluded, [one, other], number),
      ],
      data: {
        number,
        link,
        area: nameOfArea(area),
        ends: grid.codesOf(ends),
        cells: grid.codesOf([one, other]),
        excluded: grid.codesOf(excluded),
      },
    };
  }
  return undefined;
}
