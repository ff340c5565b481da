/** The rules of Hashi as reasons, and its bridges as marks. */
import { type Cell, capitalised, cellCode, compareCells } from '../../../core/index.js';
import type { VariableIndex } from '../../../solve/index.js';
import type { Mark, Predicate } from '../../contract/explaining.js';
import type { Reason } from '../../contract/reason.js';
import { countedInWords, listed } from '../../kit/words/words.js';
import type { Island, Layout } from '../layout.js';
import { cellsBetween, cellsUnder } from '../puzzle.js';

const AT_LEAST = 'at least ';
/** Islands up to which a group is named by all of them wherever it is spoken of. */
const MOST_NAMED = 3;

/** Kinds of the reasons of islands: with several neighbours or none, and with one. */
export const ISLAND = 'island';
export const LONE_ISLAND = 'one-way-island';
/** Kind of the reasons of places that cross. */
export const CROSSING = 'crossing';
/** Kind of the reasons of groups of islands that must not be cut off. */
export const CONNECTED = 'connected';

/** A place for bridges by the islands at its ends. */
type Ends = readonly [Cell, Cell];

/** True if a mark says that its place has as many bridges as a place can have. */
export function isMost({ yes }: Mark): boolean {
  return !yes.one.includes(AT_LEAST);
}

/** The islands at the ends of a place. */
export function endsOf({ islands, places }: Layout, place: number): Ends {
  const { from, to } = places[place]!;
  return [islands[from]!.cell, islands[to]!.cell];
}

/** The id of the reason of an island. */
export function islandId({ cell }: Pick<Island, 'cell'>): string {
  return `island-${cellCode(cell)}`;
}

/** `the island 3 in r1c2` */
export function islandName({ cell, number }: Pick<Island, 'cell' | 'number'>): string {
  return `the island ${number} in ${cellCode(cell)}`;
}

/** An island with its number; it speaks of the island and of the water in which its bridges can lie. */
export function islandReason(layout: Layout, island: number): Reason {
  const { cell, number, places } = layout.islands[island]!;
  const code = cellCode(cell);
  const bridges = countedInWords(number!, 'bridge');
  const neighbours = places.length === 1 ? 'only one neighbour' : countedInWords(places.length, 'neighbour');
  return {
    id: islandId({ cell }),
    kind: places.length === 1 ? LONE_ISLAND : ISLAND,
    cells: [cell, ...places.flatMap((place) => cellsBetween(...endsOf(layout, place)))].sort(compareCells),
    says: `The island ${number} in ${code} has ${neighbours}`,
    halves: {
      least: `The island ${number} in ${code} has ${neighbours} and needs ${bridges}`,
      most: `The island ${number} in ${code} has at most ${bridges}`,
    },
  };
}

/** The id of the reason of two places that cross. */
export function crossingId(one: Ends, other: Ends): string {
  return `crossing-${placeName(one)}-${placeName(other)}`;
}

/** Two places that cross. */
export function crossingReason(one: Ends, other: Ends): Reason {
  const water = new Set(cellsBetween(...one).map((cell) => cell.join()));
  const names = [one, other].map(placeName);
  return {
    id: crossingId(one, other),
    kind: CROSSING,
    cells: cellsBetween(...other).filter((cell) => water.has(cell.join())),
    says: `Bridges ${names.join(' and ')} would cross`,
  };
}

/** Islands, but not all, that must be joined with the others. */
export function connectedReason(islands: readonly Cell[]): Reason {
  const codes = islands.map(cellCode);
  const group = codes.length === 1 ? `The island in ${codes[0]}` : `The islands in ${listed(codes)}`;
  return {
    id: `connected-${codes.join('-')}`,
    kind: CONNECTED,
    cells: islands,
    says: `${group} must not be cut off from the others`,
    ...(codes.length <= MOST_NAMED
      ? {}
      : { short: `${capitalised(groupName(islands))} must not be cut off from the others` }),
    rest: { others: 'no other way out is left', all: 'no way out is left' },
  };
}

/** A group of islands where all of them stand already: `the 8 islands with r1c3`, or a few by their cells. */
export function groupName(islands: readonly Cell[]): string {
  const codes = islands.map(cellCode);
  if (codes.length > MOST_NAMED) return `the ${codes.length} islands with ${codes[0]}`;
  return codes.length === 1 ? `the island in ${codes[0]}` : `the islands in ${listed(codes)}`;
}

/** A place for bridges in a few letters: `r1c3–r1c7`. */
export function placeName(ends: Ends): string {
  return ends.map(cellCode).join('–');
}

/**
 * The marks of a place: it holds at least one bridge, at least two, and so on.
 * @param counts variables in this order
 */
export function marksOfPlace(ends: Ends, counts: readonly VariableIndex[]): readonly Mark[] {
  return counts.map((variable, index): Mark => {
    const count = index + 1;
    return {
      variable,
      cells: cellsUnder([...ends, count]),
      place: placeName(ends),
      atLeast: count,
      yes: atLeast(count, count === counts.length),
      no: atMost(count - 1),
      exactly: exactly(count),
    };
  });
}

function atLeast(count: number, isLast: boolean): Predicate {
  const number = `${isLast ? '' : AT_LEAST}${countedInWords(count, 'bridge')}`;
  return { one: `has ${number}`, many: `have ${number} each` };
}

function exactly(count: number): Predicate {
  const number = countedInWords(count, 'bridge');
  return { one: `has exactly ${number}`, many: `have exactly ${number} each` };
}

function atMost(count: number): Predicate {
  if (count === 0) return { one: 'has no bridge', many: 'have no bridge' };
  const number = `at most ${countedInWords(count, 'bridge')}`;
  return { one: `has ${number}`, many: `have ${number} each` };
}
