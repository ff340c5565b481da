/**
 * Small boards and all their fillings, stated here once more: rows, columns and regions without the family's
 * own code.
 */
import type { Cell, Rng } from '../../../../src/core/index.js';
import type { SudokuPuzzle } from '../../../../src/families/sudoku/puzzle.js';

/** The numbers of a filling; 0 outside all grids. */
export type Grid = readonly (readonly number[])[];

/** A board of one grid or several, without givens. */
export interface SmallBoard {
  readonly name: string;
  /** The largest number. */
  readonly side: number;
  readonly rows: number;
  readonly columns: number;
  readonly box?: readonly [number, number];
  readonly corners: readonly Cell[];
  /** Region of a cell, of any name; absent: there are none. */
  readonly regionOf?: (cell: Cell) => unknown;
  /** The keys of a puzzle on it besides the givens. */
  readonly keys: Pick<SudokuPuzzle, 'box' | 'regions' | 'grids'>;
}

function boxes(
  name: string,
  box: readonly [number, number],
  corners: readonly Cell[] = [[0, 0]],
): SmallBoard {
  const side = box[0] * box[1];
  const rows = side + Math.max(...corners.map(([top]) => top));
  const columns = side + Math.max(...corners.map(([, left]) => left));
  return {
    name,
    side,
    rows,
    columns,
    box,
    corners,
    regionOf: ([row, column]) => `${Math.floor(row / box[0])} ${Math.floor(column / box[1])}`,
    keys: { box, ...(corners.length > 1 && { grids: corners }) },
  };
}

function drawn(name: string, drawing: string | number): SmallBoard {
  const regions =
    typeof drawing === 'number' ? undefined : drawing.split(' ').map((row) => [...row].map(Number));
  const side = regions?.length ?? Number(drawing);
  return {
    name,
    side,
    rows: side,
    columns: side,
    corners: [[0, 0]],
    ...(regions !== undefined && { regionOf: ([row, column]: Cell) => regions[row]![column] }),
    keys: { regions: regions ?? 'none' },
  };
}

export const BOARDS: readonly SmallBoard[] = [
  boxes('four by four', [2, 2]),
  boxes('six by six', [2, 3]),
  drawn('no regions, side 4', 4),
  drawn('no regions, side 5', 5),
  drawn('a jigsaw of side 4', '0001 0211 2221 3333'),
  drawn('a jigsaw of side 5', '00111 00122 03112 34422 33344'.replace('03112', '03412')),
  boxes(
    'two grids',
    [2, 2],
    [
      [0, 0],
      [2, 2],
    ],
  ),
];

/** The board of a puzzle. */
export function boardOf({ box, regions, grids, grid }: SudokuPuzzle): SmallBoard {
  if (box !== undefined) return boxes('boxes', box, grids);
  const name = 'regions';
  return {
    ...drawn(name, grid.length),
    ...(regions !== undefined &&
      regions !== 'none' && { regionOf: ([row, column]: Cell) => regions[row]![column] }),
  };
}

/** The cells of a board, in reading order. */
export function cellsOf({ rows, columns, side, corners }: SmallBoard): readonly Cell[] {
  const found: Cell[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const isInside = corners.some(
        ([top, left]) => row >= top && row < top + side && column >= left && column < left + side,
      );
      if (isInside) found.push([row, column]);
    }
  }
  return found;
}

/** True if two cells of the board cannot hold the same number. */
function sees(board: SmallBoard, [row, column]: Cell, [otherRow, otherColumn]: Cell): boolean {
  return board.corners.some(([top, left]) => {
    const both = [
      [row - top, column - left],
      [otherRow - top, otherColumn - left],
    ] as const;
    if (both.some((cell) => cell.some((at) => at < 0 || at >= board.side))) return false;
    if (row === otherRow || column === otherColumn) return true;
    const region = board.regionOf?.(both[0]) ?? undefined;
    return region !== undefined && region === board.regionOf?.(both[1]);
  });
}

/** By board: for every cell the earlier and later cells that it sees. */
const SEEN = new Map<SmallBoard, readonly (readonly number[])[]>();

function seenBy(board: SmallBoard): readonly (readonly number[])[] {
  const cells = cellsOf(board);
  const known =
    SEEN.get(board) ??
    cells.map((cell) =>
      [...cells.keys()].filter((other) => cells[other] !== cell && sees(board, cell, cells[other]!)),
    );
  SEEN.set(board, known);
  return known;
}

/**
 * All fillings with these numbers given, in the order in which numbers are tried.
 * @param given by cell; 0 for an open one
 */
export function* fillings(
  board: SmallBoard,
  given: readonly number[],
  order: (numbers: number[]) => number[] = (numbers) => numbers,
): Generator<readonly number[]> {
  const seen = seenBy(board);
  const values = [...given];
  const clash = (cell: number, number: number): boolean =>
    seen[cell]!.some((other) => values[other] === number);
  if (given.some((number, cell) => number > 0 && clash(cell, number))) return;
  const open = [...given.keys()].filter((cell) => given[cell] === 0);
  const numbers = Array.from({ length: board.side }, (_, index) => index + 1);
  const fill = function* (at: number): Generator<readonly number[]> {
    const cell = open[at];
    if (cell === undefined) {
      yield [...values];
      return;
    }
    for (const number of order([...numbers])) {
      if (clash(cell, number)) continue;
      values[cell] = number;
      yield* fill(at + 1);
    }
    values[cell] = 0;
  };
  yield* fill(0);
}

/** A filling by chance. */
export function randomFilling(board: SmallBoard, rng: Rng): readonly number[] {
  const empty = cellsOf(board).map(() => 0);
  for (const filling of fillings(board, empty, (numbers) => rng.shuffle(numbers))) return filling;
  throw new Error(`${board.name}: no filling`);
}

/** Rows of numbers from the numbers of cells; 0 elsewhere. */
export function gridOf(board: SmallBoard, numbers: readonly number[]): Grid {
  const rows = Array.from({ length: board.rows }, () => new Array<number>(board.columns).fill(0));
  cellsOf(board).forEach(([row, column], index) => {
    rows[row]![column] = numbers[index]!;
  });
  return rows;
}
