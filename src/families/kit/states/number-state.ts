/**
 * Numbers from 1 to n written into cells of a grid as people do it: an entry where the number is known, small
 * candidates where it is not. Marks stand in the order of the cells that take numbers, and within a cell in
 * that of the numbers.
 */

import { z } from 'zod';
import {
  type Cell,
  cellsOf,
  failure,
  flatMapCells,
  type Issue,
  type Result,
  sizeOfRows,
  success,
} from '../../../core/index.js';
import type { Shape } from '../../../draw/index.js';
import type { Known, StateView } from '../../contract/explaining.js';
import { gridIssues, placesOfCells } from '../grid-issues.js';
import type { GridPicture } from '../pictures/grid-picture.js';
import { type CluedContent, givenNumbers, type NumberSizes } from '../pictures/sheet-content.js';
import {
  cellsInView,
  KNOWN_COLOUR,
  partsOfGrid,
  reasonGrounds,
  strongEntry,
  strongStroke,
} from '../pictures/state-picture.js';
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

/** A grid that takes numbers from 1 to `most` in all or some of its cells. */
export interface NumberCells {
  /** The numbers that the puzzle gives: 0 in an open cell, null in one that takes no number. */
  readonly given: readonly (readonly (number | null)[])[];
  readonly most: number;
}

/** The mark that says that a cell holds a number; of a cell that takes none there is no mark. */
type MarkOf = (cell: Cell, number: number) => number;

function marksOf({ given, most }: NumberCells): MarkOf {
  let marks = 0;
  const firsts = given.map((row) =>
    row.map((number) => {
      if (number === null) return Number.NaN;
      marks += most;
      return marks - most;
    }),
  );
  return ([row, column], number) => firsts[row]![column]! + number - 1;
}

/** A square grid in which no number is given. */
export function noNumbers(side: number): NumberCells {
  return { given: Array.from({ length: side }, () => new Array<number>(side).fill(0)), most: side };
}

/**
 * Reads a partly filled grid: rows of cells, each a number, 0 or null where it is open or takes no number, or
 * a list of the candidates that are left.
 */
export function readNumberState(json: unknown, numbers: NumberCells): Result<readonly Known[]> {
  const { given, most } = numbers;
  const shape = readShape<readonly (readonly StateCell[])[]>(STATE, json);
  if (!shape.ok) return shape;
  const grid = shape.value;
  const issues = [...cellIssues(grid, numbers)];
  if (issues.length === 0) {
    issues.push(...changedGivens<StateCell>('given-changed', given, grid, changedGiven));
  }
  if (issues.length > 0) return failure(...issues);
  const markOf = marksOf(numbers);
  return success(
    flatMapCells(grid, (found, cell) => {
      if (isList(found)) return crossedOut(cell, found, most, markOf);
      return found === null || found === 0 ? [] : entered(cell, found, most, markOf);
    }),
  );
}

/** The fault of an entry in a given cell, or in one that takes no number; undefined where there is none. */
function changedGiven(given: StateCell, found: StateCell): string | undefined {
  if (given === null) return isOpen(found) ? undefined : 'The cell takes no number; 0 or null is expected.';
  if (given === 0 || leaves(found, given as number)) return undefined;
  return `The given ${given} became ${isList(found) ? found.join(', ') : found}.`;
}

function cellIssues(grid: readonly (readonly StateCell[])[], { given, most }: NumberCells): readonly Issue[] {
  const isNumber = (number: number): boolean => isWhole(number, 1, most);
  const size = sizeOfRows(given);
  return gridIssues(grid, {
    size,
    asked: { rows: `the puzzle has ${size.rows}`, columns: `the puzzle has ${size.columns}` },
    codes: ['state-size', 'state-cell'],
    isCell: (found) => (isList(found) ? found.every(isNumber) : isOpen(found) || isNumber(found as number)),
    wrong: (found) =>
      `${JSON.stringify(found)} is no state of a cell; a number from 1 to ${most}, 0 for an open cell, or a list of candidates is expected`,
    place: placesOfCells,
  });
}

function isList(found: StateCell): found is readonly number[] {
  return Array.isArray(found);
}

function isOpen(found: StateCell): found is 0 | null {
  return found === null || found === 0;
}

/** True if a state of a cell is compatible with a number. */
function leaves(found: StateCell, number: number): boolean {
  return isList(found) ? found.includes(number) : isOpen(found) || found === number;
}

function entered(cell: Cell, number: number, most: number, markOf: MarkOf): readonly Known[] {
  return numbersTo(most).map((other) => ({ mark: markOf(cell, other), value: other === number }));
}

function crossedOut(cell: Cell, left: readonly number[], most: number, markOf: MarkOf): readonly Known[] {
  return numbersTo(most)
    .filter((number) => !left.includes(number))
    .map((number) => ({ mark: markOf(cell, number), value: false }));
}

function numbersTo(most: number): readonly number[] {
  return Array.from({ length: most }, (_, index) => index + 1);
}

/** The numbers of a state: the grid of which the picture prints what is given itself, and their look. */
interface NumberLook extends NumberCells {
  /** Font sizes of entries of one digit and of two, in millimetres. */
  readonly sizes: NumberSizes;
  /** Room at the upper edge of a cell that entries and candidates leave free, in millimetres; default 0. */
  readonly top?: number;
}

/** A grid of numbers that is being solved: the given ones, and what is known besides. */
export function numbersBeingSolved(
  grid: readonly (readonly number[])[],
  sizes: NumberSizes,
  view: StateView,
): CluedContent {
  return {
    isSolved: false,
    hasClues: true,
    grounds: (picture) => reasonGrounds(picture, partsOfGrid(picture.size, view.tints)),
    entries: (picture) => [
      ...givenNumbers(picture, grid, sizes),
      ...numbersOfState(picture, view, { sizes, given: grid, most: grid.length }),
    ],
  };
}

/**
 * Entries, concluded ones in frames, and in the cells that the step is about the candidates that are left of
 * those that it speaks about, those that it excludes crossed out; where it speaks about one number only,
 * larger.
 */
export function numbersOfState(picture: GridPicture, view: StateView, look: NumberLook): readonly Shape[] {
  const markOf = marksOf(look);
  const known = new Map(view.known.map(({ mark, value }) => [mark, value]));
  const concluded = new Map((view.concluded ?? []).map(({ mark, value }) => [mark, value]));
  const inView = cellsInView(
    view.tints,
    [...concluded.keys()].flatMap((mark) => view.marks[mark]!.cells),
  );
  const isSpoken = (mark: number): boolean => view.spoken?.has(mark) ?? true;
  const spoken = new Set([...(view.spoken ?? []), ...concluded.keys()].map((mark) => mark % look.most));
  const isOfOne = view.spoken !== undefined && spoken.size === 1;
  return cellsOf(picture.size).flatMap((cell) => {
    if (look.given[cell[0]]![cell[1]] !== 0) return [];
    const numbers = numbersTo(look.most);
    const has = (values: ReadonlyMap<number, boolean>, value: boolean) => (number: number) =>
      values.get(markOf(cell, number)) === value;
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
      isSpoken(markOf(cell, candidate)) && !has(known, false)(candidate);
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
  { most, top = 0, isOfOne }: NumberLook & { readonly isOfOne: boolean },
): readonly Shape[] {
  const columns = Math.ceil(Math.sqrt(most));
  const rows = Math.ceil(most / columns);
  const room = { width: picture.cell - 2 * INSET, height: picture.cell - top - 2 * INSET };
  const [width, height] = [room.width / columns, room.height / rows];
  const small = Math.min(0.95 * height, most > 9 ? 0.75 * width : 0.95 * width);
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
