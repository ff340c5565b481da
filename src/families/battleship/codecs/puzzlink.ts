/**
 * Battleship puzzles as puzz.link addresses: the clues of the columns from left to right and of the rows from top to
 * bottom, the cells row by row, the fleet.
 */
import { issue } from '../../../core/issue.js';
import { failure, type Result, success } from '../../../core/result.js';
import { readWithinLimit } from '../../../formats/limits.js';
import { decodeNum16, encodeNum16, type Num16Item } from '../../../formats/num16.js';
import { puzzlinkType, readPuzzlink, writePuzzlink } from '../../../formats/puzzlink.js';
import type { Source } from '../../../formats/source.js';
import { ANY_SHIP, OPEN } from '../puzzle.js';
import { readBattleship, sizeIssue } from '../reading.js';
import { decodeBank, encodeBank, LONGEST_PIECE } from './bank.js';
import type { BattleshipCodec, BattleshipDocument } from './document.js';

const TYPE = 'battleship';
/** The symbols of cells by their number. */
const NUMBERED = '~^v<>#o';

export const puzzlinkCodec: BattleshipCodec = {
  format: 'puzzlink',
  description: 'puzz.link address (also of pzv.jp and other sites with the same addresses)',
  extension: 'url',
  needsSolution: false,
  recognises: ({ text }) => puzzlinkType(text) === TYPE,
  decode: (source) => readWithinLimit(source, readAddress),
  encode: writeAddress,
};

function readAddress({ text }: Source): Result<BattleshipDocument> {
  const address = readPuzzlink(text);
  if (!address.ok) return address;
  const { type, columns, rows, body, at } = address.value;
  if (type !== TYPE) {
    const message = `The address is of the puzzle type ${type}; ${TYPE} is expected.`;
    return failure(issue('format-unsupported', message));
  }
  const size = sizeIssue(rows, columns);
  if (size !== undefined) return failure(size);
  const outer = decodeNum16(body, 0, columns + rows, at);
  if (!outer.ok) return outer;
  const cells = decodeNum16(body, outer.value.end, columns * rows, at);
  if (!cells.ok) return cells;
  const grid = readCells(cells.value.items, columns);
  if (!grid.ok) return grid;
  const fleet = decodeBank(body, cells.value.end, at);
  if (!fleet.ok) return fleet;
  // A clue whose number is not told says nothing.
  const clues = outer.value.items.map((item) => (item === '?' ? null : item));
  const puzzle = readBattleship({
    family: 'battleship',
    rows: clues.slice(columns),
    columns: clues.slice(0, columns),
    fleet: fleet.value,
    grid: grid.value,
  });
  return puzzle.ok ? success({ puzzle: puzzle.value, credits: {} }) : puzzle;
}

function readCells(items: readonly Num16Item[], columns: number): Result<readonly string[]> {
  const stranger = items.findIndex((item) => item === '?' || (item !== null && item >= NUMBERED.length));
  if (stranger >= 0) {
    const part = `row ${Math.floor(stranger / columns) + 1}, column ${(stranger % columns) + 1}`;
    const message = `The cell ${items[stranger]} is not supported; water and the cells of straight ships (0 to 6) are.`;
    return failure(issue('format-unsupported', message, { part }));
  }
  const symbols = items.map((item) => (typeof item === 'number' ? NUMBERED[item]! : OPEN)).join('');
  return success(
    Array.from({ length: items.length / columns }, (_, row) =>
      symbols.slice(row * columns, (row + 1) * columns),
    ),
  );
}

function writeAddress(document: BattleshipDocument): Result<string> {
  const puzzle = readBattleship(document.puzzle);
  if (!puzzle.ok) return puzzle;
  const { rows, columns, fleet, grid } = puzzle.value;
  const untold = grid.findIndex((text) => text.includes(ANY_SHIP));
  if (untold >= 0) {
    const message =
      'The format puzzlink cannot hold a ship cell whose kind is not told (s); the formats json and text can.';
    return failure(issue('format-cannot-hold', message, { part: `grid, row ${untold + 1}` }));
  }
  if ((fleet[0] ?? 0) > LONGEST_PIECE) {
    const message = `The format puzzlink cannot hold ships longer than ${LONGEST_PIECE}; the formats json and text can.`;
    return failure(issue('format-cannot-hold', message, { part: 'fleet' }));
  }
  const outer = encodeNum16([...columns, ...rows]);
  const cells = encodeNum16(
    [...grid.join('')].map((cell) => (cell === OPEN ? null : NUMBERED.indexOf(cell))),
  );
  return success(writePuzzlink(TYPE, columns.length, rows.length, outer + cells + encodeBank(fleet)));
}
