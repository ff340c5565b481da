/** The rules of Battleship Solitaire as reasons, and its cells as marks. */
import { type Cell, capitalised, cellCode, compareCells, type NamedCells } from '../../../core/index.js';
import type { VariableIndex } from '../../../solve/index.js';
import type { Mark } from '../../contract/explaining.js';
import type { Reason } from '../../contract/reason.js';
import { countedInWords, inWords } from '../../kit/words/words.js';
import { germanSegment, lineWords, shipCells, shipOf } from './words.js';

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
  const [kind, number] = name.split(' ') as ['row' | 'column', string];
  const german = capitalised(lineWords({ kind, number: Number(number) }, 'de'));
  const fields = shipCells(ships, 'de');
  return {
    id: `${kind}-${number}`,
    kind,
    cells,
    says: ships === 0 ? `${line} has no ship cells` : `${line} has exactly ${amount}`,
    halves: { least: `${line} has at least ${amount}`, most: `${line} has at most ${amount}` },
    translated: {
      de: {
        says: ships === 0 ? `${german} hat keine Schiffsfelder` : `${german} hat genau ${fields}`,
        halves: {
          least: `${german} hat mindestens ${fields}`,
          most: `${german} hat höchstens ${fields}`,
        },
      },
    },
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
    translated: { de: { says: 'Keine zwei Schiffe berühren sich, auch nicht über Eck' } },
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
    translated: { de: { says: `Das gegebene Feld ${code} ist ${germanSegment(symbol)}` } },
  };
}

/** Ships of one length, of which the fleet has some or none; they may lie anywhere. */
export function fleetReason(length: number, count: number, cells: readonly Cell[]): Reason {
  const ships = shipsOf(length, count);
  const german = shipOf(length, Math.max(1, count), 'de');
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
    translated: {
      de: {
        says:
          count === 0
            ? `Die Flotte hat kein ${german}`
            : `Die Flotte hat genau ${inWords(count, 'de')} ${german}`,
        halves: {
          least: `Die Flotte hat mindestens ${inWords(count, 'de')} ${german}`,
          most: `Die Flotte hat höchstens ${inWords(count, 'de')} ${german}`,
        },
      },
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
  const german =
    longest === 0
      ? 'Die Flotte hat keine Schiffe'
      : `Kein Schiff ist länger als ${longest === 1 ? 'ein Feld' : `${inWords(longest, 'de')} Felder`}`;
  return {
    id: 'longest-ship',
    kind: 'longest-ship',
    cells,
    says,
    translated: { de: { says: german } },
  };
}

/** `two ships of three cells`. */
function shipsOf(length: number, count: number): string {
  return `${inWords(count, 'en')} ship${count === 1 ? '' : 's'} of ${countedInWords(length, 'cell')}`;
}

/** The mark of a cell. */
export function cellMark(cell: Cell, variable: VariableIndex): Mark {
  return {
    variable,
    cells: [cell],
    place: cellCode(cell),
    yes: { one: 'is a ship cell', many: 'are ship cells' },
    no: { one: 'is water', many: 'are water' },
    translated: {
      de: {
        yes: { one: 'ist ein Schiffsfeld', many: 'sind Schiffsfelder' },
        no: { one: 'ist Wasser', many: 'sind Wasser' },
      },
    },
  };
}
