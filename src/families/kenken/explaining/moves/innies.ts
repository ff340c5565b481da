/**
 * Innies and outies: lines side by side have a known sum, and so have cages. What is over or short falls on
 * one or two cells.
 */
import type { Found, Move } from '../../../contract/move.js';
import { conclusionsOf, excludedIn, type NotIn } from '../../../kit/moves/excluded.js';
import { defineMove } from '../../../kit/moves/move.js';
import { type Area, type NumberGrid, nameOfArea } from '../../../kit/moves/number-grid.js';
import type { KenkenPuzzle } from '../../puzzle.js';
import { type CageGrid, type CageNow, cageGridOf, numbersAt } from './cages.js';
import { type Added, saysAdded } from './innies-words.js';

/** Lines that are added up together. */
const MOST_LINES = 3;

/** A cage with its sum. */
interface Summed extends CageNow {
  readonly sum: number;
}

export const inniesAndOuties: Move<KenkenPuzzle> = defineMove<KenkenPuzzle, Added>({
  id: 'innies-and-outies',
  name: { en: 'innies and outies', de: 'Innies und Outies' },
  *find(board) {
    const now = cageGridOf(board);
    const cages = now.cages.flatMap((cage): readonly Summed[] => {
      const sum = sumOf(cage);
      return sum === undefined ? [] : [{ ...cage, sum }];
    });
    const { areas } = now.grid;
    for (let count = 1; count <= MOST_LINES; count++) {
      for (let from = 0; from + count <= areas.length; from++) {
        const lines = areas.slice(from, from + count);
        if (lines[0]!.kind === lines.at(-1)!.kind) yield* addedUp(now, lines, cages);
      }
    }
  },
  says: { en: (data) => saysAdded(data, 'en'), de: (data) => saysAdded(data, 'de') },
});

/** The sum of all ways to fill a cage, if it is the same. */
function sumOf({ cage, ways }: CageNow): number | undefined {
  if (cage.op === '+') return cage.target;
  const sums = new Set(ways?.map(({ numbers }) => added(numbers)));
  const [only] = sums;
  return sums.size === 1 ? only : undefined;
}

function* addedUp(
  { grid }: CageGrid,
  lines: readonly Area[],
  cages: readonly Summed[],
): Iterable<Found<Added>> {
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
    rules: [...lines.map((line) => grid.rules.areaRule(line, 0)), ...used.map(({ id }) => id)],
    data: {
      lines: lines.map(nameOfArea),
      total,
      cages: used.map(({ name }) => name),
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
      numbersAt(grid, there!.place).some(
        (second) => here!.sign * number + there!.sign * second === left && !(differ && number === second),
      );
    return { place: here!.place, numbers: grid.candidates(here!.place).filter((number) => !fits(number)) };
  });
}

function added(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
