/** The rules of Battleship Solitaire as reasons, and its cells as marks. */
import { type Cell, capitalised, cellCode, compareCells, type NamedCells } from '../../../core/index.js';
import type { VariableIndex } from '../../../solve/index.js';
import type { Mark } from '../../contract/explaining.js';
import type { Reason } from '../../contract/reason.js';
import { countedInWords, inWords } from '../../kit/words/words.js';

/** Names of the segments of ships. */
export const SEGMENTS: Readonly<Record<string, string>> = {
  '<': 'the left end of a ship',
  '>': 'the right end of a ship',
  '^': 'the top of a ship',
  v: 'the bottom of a ship',
  '#': 'the middle of a ship',
  o: 'a ship of one cell',
};

/** A row or column with its number of ship cells. */
export function lineReason({ name, cells }: NamedCells, ships: number): Reason {
  const line = capitalised(name);
  const amount = countedInWords(ships, 'ship cell');
  const [kind, number] = name.split(' ') as [string, string];
  return {
    id: `${kind}-${number}`,
    kind,
    cells,
    counts: { one: kind, many: `${kind}s`, name: number, things: 'ship cell' },
    says: ships === 0 ? `${line} has no ship cells` : `${line} has exactly ${amount}`,
    halves: { least: `${line} has at least ${amount}`, most: `${line} has at most ${amount}` },
  };
}

/**
 * The rule that ships do not touch, as one reason: players use it for as many cells as they need at once.
 * @param cells all cells of the grid
 */
export function touchingReason(cells: readonly Cell[]): Reason {
  return {
    id: 'no-touching',
    kind: 'no-touching',
    cells,
    says: 'No two ships touch, not even by a corner',
    short: 'Ships do not touch',
    touching: true,
  };
}

/** A given segment, which says what lies around it. */
export function hintReason(cell: Cell, symbol: string, around: readonly Cell[]): Reason {
  const code = cellCode(cell);
  return {
    id: `given-${code}`,
    kind: 'given',
    cells: [cell, ...around].sort(compareCells),
    says: `The given cell ${code} is ${SEGMENTS[symbol]}`,
  };
}

/** Ships of one length, of which the fleet has some or none; they may lie anywhere. */
export function fleetReason(length: number, count: number, cells: readonly Cell[]): Reason {
  const ships = shipsOf(length, count);
  const says = `The fleet has ${count === 0 ? '' : 'exactly '}${ships}`;
  return {
    id: `fleet-${length}`,
    kind: 'fleet',
    cells,
    says,
    halves: {
      least: `The fleet has at least ${ships}`,
      most: count === 0 ? says : `The fleet has at most ${ships}`,
    },
    room: {
      others: 'the water leaves no other place',
      all: 'the water leaves too few places',
      ends: 'the water beside them ends these ships',
      endsElsewhere: 'everywhere else the water beside them ends these ships',
      of: `a ship of ${countedInWords(length, 'cell')}`,
      length,
      count,
    },
  };
}

/**
 * The length of the longest ship, as one reason.
 * @param cells all cells of the grid
 */
export function longestReason(longest: number, cells: readonly Cell[]): Reason {
  const says =
    longest === 0
      ? 'The fleet has no ships'
      : `No ship of the fleet is longer than ${countedInWords(longest, 'cell')}`;
  return { id: 'longest-ship', kind: 'longest-ship', cells, says };
}

/** `two ships of three cells`. */
function shipsOf(length: number, count: number): string {
  return `${inWords(count)} ship${count === 1 ? '' : 's'} of ${countedInWords(length, 'cell')}`;
}

/** The mark of a cell. */
export function cellMark(cell: Cell, variable: VariableIndex): Mark {
  return {
    variable,
    cells: [cell],
    place: cellCode(cell),
    yes: { one: 'is a ship cell', many: 'are ship cells' },
    no: { one: 'is water', many: 'are water' },
  };
}
