/**
 * Numbers from 1 to n written into a square grid as people do it: an entry where the number is known, small
 * candidates where it is not. Marks stand in the order of the cells, and within a cell in that of the
 * numbers.
 */

import { z } from 'zod';
import {
  type Cell,
  cellsOf,
  failure,
  flatMapCells,
  type Issue,
  type Result,
  success,
} from '../../../core/index.js';
import type { Shape } from '../../../draw/index.js';
import type { Known, StateView } from '../../contract/explaining.js';
import { gridIssues, placesOfCells } from '../grid-issues.js';
import type { GridPicture } from '../pictures/grid-picture.js';
import { cellsInView, KNOWN_COLOUR, strongEntry, strongStroke } from '../pictures/state-picture.js';
import { isWhole, readShape } from '../read-json.js';
import { changedGivens } from '../violations.js';

/** From the edge of a cell to its candidates, in millimetres. */
const INSET = 0.45;
/** The scale of candidates where all of them are of one number. */
const LARGE = 1.8;

/** A number; 0 or null where the cell is open; or the numbers that a player has not crossed out. */
type StateCell = number | null | readonly number[];

const CELL = z.union([z.number(), z.null(), z.array(z.number())], {
  error: 'a number, 0 or null for an open cell, or a list of candidates is expected',
});
const ROW = z.array(CELL, { error: 'a row is expected, a list with an entry for every cell' });
const STATE = z.array(ROW, { error: 'a list of rows is expected, each a list with an entry for every cell' });

/** Entry `cell * side + number - 1` is the mark that says that a cell (row-major) holds a number. */
function markOfNumber([row, column]: Cell, number: number, side: number): number {
  return (row * side + column) * side + number - 1;
}

/** A grid without numbers. */
export function noNumbers(side: number): readonly (readonly number[])[] {
  return Array.from({ length: side }, () => new Array<number>(side).fill(0));
}

/** The marks that numbers in cells make known: each of them holds, and no other number does in its cell. */
export function knownNumbers(grid: readonly (readonly number[])[]): readonly Known[] {
  const side = grid.length;
  return flatMapCells(grid, (number, cell) => (number === 0 ? [] : entered(cell, number, side)));
}

/**
 * Reads a partly filled square grid: rows of cells, each a number, 0 or null where it is open, or a list of
 * the candidates that are left.
 * @param given the numbers that the puzzle gives, 0 where it gives none
 */
export function readNumberState(
  json: unknown,
  given: readonly (readonly number[])[],
): Result<readonly Known[]> {
  const side = given.length;
  const shape = readShape<readonly (readonly StateCell[])[]>(STATE, json);
  if (!shape.ok) return shape;
  const grid = shape.value;
  const issues = [...cellIssues(grid, side)];
  if (issues.length === 0) {
    issues.push(
      ...changedGivens<StateCell>('given-changed', given, grid, (number, found) =>
        number === 0 || leaves(found, number as number)
          ? undefined
          : `The given ${number} became ${Array.isArray(found) ? found.join(', ') : found}.`,
      ),
    );
  }
  if (issues.length > 0) return failure(...issues);
  return success(
    flatMapCells(grid, (found, cell) => {
      if (isList(found)) return crossedOut(cell, found, side);
      return found === null || found === 0 ? [] : entered(cell, found, side);
    }),
  );
}

function cellIssues(grid: readonly (readonly StateCell[])[], side: number): readonly Issue[] {
  const isNumber = (number: number): boolean => isWhole(number, 1, side);
  return gridIssues(grid, {
    size: { rows: side, columns: side },
    asked: { rows: `the puzzle has ${side}`, columns: `the puzzle has ${side}` },
    codes: ['state-size', 'state-cell'],
    isCell: (found) =>
      isList(found) ? found.every(isNumber) : found === null || found === 0 || isNumber(found),
    wrong: (found) =>
      `${JSON.stringify(found)} is no state of a cell; a number from 1 to ${side}, 0 for an open cell, or a list of candidates is expected`,
    place: placesOfCells,
  });
}

function isList(found: StateCell): found is readonly number[] {
  return Array.isArray(found);
}

/** True if a state of a cell is compatible with a number. */
function leaves(found: StateCell, number: number): boolean {
  if (isList(found)) return found.includes(number);
  return found === null || found === 0 || found === number;
}

function entered(cell: Cell, number: number, side: number): readonly Known[] {
  return numbersTo(side).map((other) => ({ mark: markOfNumber(cell, other, side), value: other === number }));
}

function crossedOut(cell: Cell, left: readonly number[], side: number): readonly Known[] {
  return numbersTo(side)
    .filter((number) => !left.includes(number))
    .map((number) => ({ mark: markOfNumber(cell, number, side), value: false }));
}

function numbersTo(side: number): readonly number[] {
  return Array.from({ length: side }, (_, index) => index + 1);
}

/** The look of the numbers of a state. */
interface NumberLook {
  /** Font sizes of entries of one digit and of two, in millimetres. */
  readonly sizes: readonly [number, number];
  /** Room at the upper edge of a cell that entries and candidates leave free, in millimetres; default 0. */
  readonly top?: number;
  /** The numbers that the puzzle prints itself, 0 where it prints none. */
  readonly given: readonly (readonly number[])[];
}

/**
 * Entries, concluded ones in frames, and in the cells that the step is about the candidates that are left of
 * those that it speaks about, those that it excludes crossed out; where it speaks about one number only,
 * larger.
 */
export function numbersOfState(picture: GridPicture, view: StateView, look: NumberLook): readonly Shape[] {
  const side = look.given.length;
  const known = new Map(view.known.map(({ mark, value }) => [mark, value]));
  const concluded = new Map((view.concluded ?? []).map(({ mark, value }) => [mark, value]));
  const inView = cellsInView(
    view.tints,
    [...concluded.keys()].flatMap((mark) => view.marks[mark]!.cells),
  );
  const isSpoken = (mark: number): boolean => view.spoken?.has(mark) ?? true;
  const spoken = new Set([...(view.spoken ?? []), ...concluded.keys()].map((mark) => mark % side));
  const isOfOne = view.spoken !== undefined && spoken.size === 1;
  return cellsOf(picture.size).flatMap((cell) => {
    if (look.given[cell[0]]![cell[1]] !== 0) return [];
    const numbers = numbersTo(side);
    const has = (values: ReadonlyMap<number, boolean>, value: boolean) => (number: number) =>
      values.get(markOfNumber(cell, number, side)) === value;
    const conclusion = numbers.find(has(concluded, true));
    if (conclusion !== undefined) {
      const sign = [entry(picture, cell, conclusion, look, { bold: true })];
      return strongEntry(picture, cell, sign, look.top);
    }
    const number = numbers.find(has(known, true));
    if (number !== undefined) return [entry(picture, cell, number, look, { colour: KNOWN_COLOUR })];
    if (!inView.has(cell.join())) return [];
    const excluded = numbers.filter(has(concluded, false));
    const isLeft = (candidate: number): boolean =>
      isSpoken(markOfNumber(cell, candidate, side)) && !has(known, false)(candidate);
    const left = numbers.filter((candidate) => excluded.includes(candidate) || isLeft(candidate));
    return candidates(picture, cell, left, excluded, { ...look, isOfOne });
  });
}

function entry(
  picture: GridPicture,
  cell: Cell,
  number: number,
  { sizes, top = 0 }: NumberLook,
  style: { readonly bold?: boolean; readonly colour?: typeof KNOWN_COLOUR },
): Shape {
  const height = picture.at(cell[0]) + (picture.cell + top) / 2;
  return picture.number(cell, number, sizes, { y: height, ...style });
}

/**
 * Small numbers, each at a place of its own in a block of rows and columns within the cell; a single one in
 * the middle.
 */
function candidates(
  picture: GridPicture,
  cell: Cell,
  left: readonly number[],
  excluded: readonly number[],
  { given, top = 0, isOfOne }: NumberLook & { readonly isOfOne: boolean },
): readonly Shape[] {
  const columns = Math.ceil(Math.sqrt(given.length));
  const rows = Math.ceil(given.length / columns);
  const room = { width: picture.cell - 2 * INSET, height: picture.cell - top - 2 * INSET };
  const [width, height] = [room.width / columns, room.height / rows];
  const small = Math.min(0.95 * height, given.length > 9 ? 0.75 * width : 0.95 * width);
  const middle = { x: picture.at(cell[1] + 0.5), y: picture.at(cell[0]) + (picture.cell + top) / 2 };
  return left.flatMap((number) => {
    const [row, column] = [Math.floor((number - 1) / columns), (number - 1) % columns];
    const x = picture.at(cell[1]) + INSET + (column + 0.5) * width;
    const y = picture.at(cell[0]) + top + INSET + (row + 0.5) * height;
    const isExcluded = excluded.includes(number);
    const place = isOfOne ? { ...middle, size: LARGE * small } : { x, y, size: small };
    const text = picture.text(cell, String(number), { ...place, bold: isExcluded });
    return isExcluded ? strongStroke(text) : [text];
  });
}
