/**
 * Battleship puzzles as puzz.link addresses: the clues of the columns from left to right and of the rows from
 * top to bottom, the cells row by row, the fleet.
 */
import {
  failure,
  type Issue,
  issue,
  type Result,
  sizeOfRows,
  success,
  textRowsOf,
} from '../../../core/index.js';
import { decodeNum16, encodeNum16, type Num16Item, type PuzzlinkAddress } from '../../../formats/index.js';
import type { Draft, Format } from '../../kit/codecs/codec.js';
import { puzzlinkFormat } from '../../kit/codecs/puzzlink.js';
import { ANY_SHIP, type BattleshipPuzzle, type BattleshipSolution, OPEN } from '../puzzle.js';
import { decodeBank, encodeBank, LONGEST_PIECE } from './bank.js';

/** The symbols of cells by their number. */
export const NUMBERED = '~^v<>#o';

export const battleshipPuzzlink: Format<BattleshipPuzzle, BattleshipSolution> = puzzlinkFormat({
  types: ['battleship'],
  read: readAddress,
  lacks: unheldShips('puzzlink'),
  sizeOf: ({ grid }) => sizeOfRows(grid),
  write: ({ rows, columns, grid, fleet }) => {
    const cells = [...grid.join('')].map((cell) => (cell === OPEN ? null : NUMBERED.indexOf(cell)));
    return encodeNum16([...columns, ...rows]) + encodeNum16(cells) + encodeBank(fleet);
  },
});

function readAddress({ columns, rows, body, at }: PuzzlinkAddress): Result<Draft<BattleshipPuzzle>> {
  const outer = decodeNum16(body, 0, columns + rows, at);
  if (!outer.ok) return outer;
  const cells = decodeNum16(body, outer.value.end, columns * rows, at);
  if (!cells.ok) return cells;
  const grid = readCells(cells.value.items, columns);
  if (!grid.ok) return grid;
  const fleet = decodeBank(body, cells.value.end, at);
  if (!fleet.ok) return fleet;
  // A clue without a number says nothing.
  const clues = outer.value.items.map((item) => (item === '?' ? null : item));
  return success({
    puzzle: {
      family: 'battleship',
      rows: clues.slice(columns),
      columns: clues.slice(0, columns),
      fleet: fleet.value,
      grid: grid.value,
    },
  });
}

function readCells(items: readonly Num16Item[], columns: number): Result<readonly string[]> {
  const wrong = items.findIndex((item) => item === '?' || (item !== null && item >= NUMBERED.length));
  if (wrong >= 0) {
    const part = `row ${Math.floor(wrong / columns) + 1}, column ${(wrong % columns) + 1}`;
    const message = `The cell ${items[wrong]} is not supported; water and the cells of straight ships (0 to 6) are.`;
    return failure(issue('format-unsupported', message, { part }));
  }
  const symbols = items.map((item) => (typeof item === 'number' ? NUMBERED[item]! : OPEN)).join('');
  return success(textRowsOf(symbols, columns));
}

/** Names the part of a puzzle that a format with the pieces of addresses cannot hold. */
export function unheldShips(format: string): (puzzle: BattleshipPuzzle) => Issue | undefined {
  return ({ fleet, grid }) => {
    const row = grid.findIndex((text) => text.includes(ANY_SHIP));
    if (row >= 0) {
      const message = `The format ${format} cannot hold a ship cell whose kind is not given (s); the formats json and text can.`;
      return issue('format-cannot-hold', message, { part: `grid, row ${row + 1}` });
    }
    if ((fleet[0] ?? 0) <= LONGEST_PIECE) return undefined;
    const message = `The format ${format} cannot hold ships longer than ${LONGEST_PIECE}; the formats json and text can.`;
    return issue('format-cannot-hold', message, { part: 'fleet' });
  };
}
