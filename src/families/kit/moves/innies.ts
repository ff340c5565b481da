/**
 * Innies and outies: lines side by side have a known sum, and so have cages. What is over or short falls on
 * one or two cells.
 */
import type { InLanguages } from '../../contract/language.js';
import type { Found, Move, MoveBoard } from '../../contract/move.js';
import { conclusionsOf, excludedIn, type NotIn } from './excluded.js';
import { type Added, saysAdded } from './innies-words.js';
import { defineMove } from './move.js';
import { type Area, leftFor, type NumberGrid, nameOfArea } from './number-grid.js';

/** Areas that are added up together. */
const MOST_AREAS = 3;

/** A cage with its sum. */
export interface SummedCage {
  readonly places: readonly number[];
  readonly sum: number;
  /** The rule that states it. */
  readonly id: string;
  /** `the cage 12 of r1c1` */
  readonly words: InLanguages<string>;
}

/** A grid with the cages whose sums are known. */
export interface SummedGrid {
  readonly grid: NumberGrid;
  readonly cages: readonly SummedCage[];
}

export function inniesAndOuties<P>(gridOf: (board: MoveBoard<P>) => SummedGrid): Move<P> {
  return defineMove<P, Added>({
    id: 'innies-and-outies',
    name: { en: 'innies and outies', de: 'Innies und Outies' },
    *find(board) {
      const summed = gridOf(board);
      const { areas } = summed.grid;
      for (let count = 1; count <= MOST_AREAS; count++) {
        for (let from = 0; from + count <= areas.length; from++) {
          const lines = areas.slice(from, from + count);
          if (lines[0]!.kind === lines.at(-1)!.kind) yield* addedUp(summed, lines);
        }
      }
    },
    says: { en: (data) => saysAdded(data, 'en'), de: (data) => saysAdded(data, 'de') },
  });
}

function* addedUp({ grid, cages }: SummedGrid, lines: readonly Area[]): Iterable<Found<Added>> {
  const within = new Set(lines.flatMap(({ places }) => places));
  const isOpen = (place: number): boolean => grid.entered(place) === 0;
  const used = cages.filter(({ places }) => {
    const inside = places.filter((place) => within.has(place) && isOpen(place));
    const outside = places.filter((place) => !within.has(place) && isOpen(place));
    return inside.length > outside.length;
  });
  const covered = new Set(used.flatMap(({ places }) => places));
  const inner = [...within].filter((place) => !covered.has(place));
  const outer = [...covered].filter((place) => !within.has(place));
  const open = [...inner, ...outer].filter(isOpen);
  if (used.length === 0 || open.length === 0 || open.length > 2) return;
  // Where areas or cages share a cell, sums count it twice.
  const cellCount = used.reduce((count, { places }) => count + places.length, 0);
  if (within.size < lines.length * grid.side || covered.size < cellCount) return;
  const total = (lines.length * grid.side * (grid.side + 1)) / 2;
  const entries = (places: readonly number[]): number => added(places.map((place) => grid.entered(place)));
  const sum = added(used.map((cage) => cage.sum));
  const left = total - sum - entries(inner) + entries(outer);
  const excluded = excludedBy(grid, inner.filter(isOpen), outer.filter(isOpen), left);
  const [place, ...more] = open;
  const number = more.length === 0 ? Math.abs(left) : undefined;
  const conclusions =
    number === undefined ? conclusionsOf(grid, excluded) : [grid.known(place!, number, true)];
  if (conclusions.length === 0) return;
  yield {
    conclusions,
    rules: [
      ...lines.flatMap((line) => sumRules(grid, line)),
      ...used.map(({ id }) => id),
      ...grid.cellRules([...new Set([...within, ...covered])]),
    ],
    data: {
      lines: lines.map(nameOfArea),
      total,
      cages: used.map(({ words }) => words),
      sum,
      inner: grid.codesOf(inner.filter(isOpen)),
      outer: grid.codesOf(outer.filter(isOpen)),
      entries: {
        inner: { cells: grid.codesOf(inner.filter((one) => !isOpen(one))), sum: entries(inner) },
        outer: { cells: grid.codesOf(outer.filter((one) => !isOpen(one))), sum: entries(outer) },
      },
      left,
      ...(number === undefined ? {} : { number }),
      excluded: excludedIn(grid, excluded),
    },
  };
}

/** The numbers of two cells without one in the other that makes up what is left. */
function excludedBy(
  grid: NumberGrid,
  inner: readonly number[],
  outer: readonly number[],
  left: number,
): readonly NotIn[] {
  const signed = [
    ...inner.map((place) => ({ place, sign: 1 })),
    ...outer.map((place) => ({ place, sign: -1 })),
  ];
  const [one, other] = signed;
  if (one === undefined || other === undefined) return [];
  const differ = grid.shared(one.place, other.place).length > 0;
  return [
    [one, other],
    [other, one],
  ].map(([here, there]): NotIn => {
    const fits = (number: number): boolean =>
      leftFor(grid, there!.place).some(
        (second) => here!.sign * number + there!.sign * second === left && !(differ && number === second),
      );
    return { place: here!.place, numbers: grid.candidates(here!.place).filter((number) => !fits(number)) };
  });
}

/** The rules by which an area holds all numbers. */
function sumRules({ numbers, rules }: NumberGrid, area: Area): readonly string[] {
  return [...new Set(numbers.map((number) => rules.areaRule(area, number)))];
}

function added(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
