/**
 * Sudokus as game ids of Solo in Simon Tatham's Portable Puzzle Collection: `CxR:` with C columns and R rows
 * of boxes (so a box has C rows and R columns), or `Nj:` with regions of its own; `x` besides for diagonals
 * and `k` for killer cages. Then the givens row by row; `a` to `z` are runs of 1 to 26 open cells, `_` parts
 * two neighbouring numbers. Behind commas follow the walls of the regions, and of killers the walls of the
 * cages and their sums, each in one cell of its cage. A cage of one cell without a sum is no cage.
 */
import {
  type Cell,
  cellIndices,
  compareCells,
  failure,
  issue,
  type Result,
  rowsOf,
  success,
} from '../../../core/index.js';
import {
  type GameId,
  quote,
  readAreaWalls,
  readLetterRuns,
  writeAreaWalls,
  writeLetterRuns,
} from '../../../formats/index.js';
import { tathamFormat } from '../../kit/codecs/tatham.js';
import type { Constraint, KillerCage } from '../constraints/index.js';
import { type SudokuPuzzle, sideOf } from '../puzzle.js';
import { LARGEST_SIDE, SMALLEST_SIDE } from '../reading.js';
import { cagesOf, isConnected, regionCells, scatteredArea } from './areas.js';
import { type SudokuDraft, type SudokuFormat, unheld } from './format.js';

const PARAMETERS = /^(\d{1,2})(?:x(\d{1,2}))?((?:[jxk]|a|[rm]d?\d?|d[a-z])*)$/;
/** The game has killers of digits alone. */
const LARGEST_KILLER = 9;
/** Numbers; two neighbouring ones are parted. */
const RUNS = {
  token: /\d+/,
  separator: '_',
  read: (token: string) => (/^\d{1,3}$/.test(token) ? Number(token) : undefined),
  expected: 'neither a number nor a run of open cells',
} as const;

export const sudokuTatham: SudokuFormat = tathamFormat({
  game: 'Solo',
  // Net, Netslide and Signpost have no levels.
  settings: ['dt'],
  read: readId,
  lacks,
  write: (puzzle) => {
    const { box, regions, grid } = puzzle;
    const side = sideOf(puzzle);
    const cages = cagesOf(puzzle);
    const size = box === undefined ? `${side}j` : `${box[0]}x${box[1]}`;
    const flags = `${puzzle.constraints?.some(isDiagonals) ? 'x' : ''}${cages.length > 0 ? 'k' : ''}`;
    const parts = [
      writeCells(grid.flat()),
      ...(Array.isArray(regions) ? [writeAreaWalls(regions)] : []),
      ...(cages.length > 0 ? writeCages(cages, side) : []),
    ];
    return `${size}${flags}:${parts.join(',')}`;
  },
});

function isDiagonals({ type }: Constraint): boolean {
  return type === 'diagonals';
}

function lacks(puzzle: SudokuPuzzle): string | undefined {
  const layout = unheld('tatham', puzzle, { regions: true, types: ['diagonals', 'killer-cage'] });
  if (layout !== undefined) return layout;
  const side = sideOf(puzzle);
  const cages = cagesOf(puzzle);
  if (cages.length > 0 && side > LARGEST_KILLER)
    return `The format tatham holds killer cages up to the side ${LARGEST_KILLER}; this puzzle has ${side}.`;
  const regions = regionCells(puzzle);
  if (regions.some((cells) => cells.length !== side || !isConnected(cells)))
    return `The format tatham holds connected regions of ${side} cells each; the format json can hold others.`;
  if (cages.some(({ cells, sum }) => cells.length === 1 && sum === undefined))
    return 'The format tatham cannot hold a killer-cage of one cell without a sum; the format json can.';
  return scatteredArea('tatham', cages);
}

function readId(id: GameId): Result<SudokuDraft> {
  const [, first, second, flags = ''] = PARAMETERS.exec(id.parameters) ?? [];
  const isJigsaw = flags.includes('j');
  if (first === undefined || (second === undefined && !isJigsaw)) {
    const message = `The parameters are ${quote(id.parameters)}; COLUMNSxROWS of boxes, or a side and "j", is expected.`;
    return failure(issue('format-syntax', message));
  }
  const box = [Number(first), Number(second ?? 1)] as const;
  const side = box[0] * box[1];
  if (side > LARGEST_SIDE || side < SMALLEST_SIDE) {
    const message = `The side is ${side}; ${SMALLEST_SIDE} to ${LARGEST_SIDE} is expected.`;
    return failure(issue('format-syntax', message));
  }
  const kinds = flags.replaceAll(/d[a-z]|[rm]d?\d?/g, '');
  const parts = partsOf(id);
  const expected = 1 + (isJigsaw ? 1 : 0) + (kinds.includes('k') ? 2 : 0);
  if (parts.length !== expected) {
    const message = `The game id has ${parts.length} parts between commas; ${expected} are expected: the givens${isJigsaw ? ', the regions' : ''}${kinds.includes('k') ? ', the cages, their sums' : ''}.`;
    return failure(issue('format-syntax', message));
  }
  const cells = readLetterRuns(parts[0]!, side * side, RUNS);
  if (!cells.ok) return cells;
  const regions = isJigsaw ? readAreas(parts[1]!, side) : success(undefined);
  if (!regions.ok) return regions;
  const cages = kinds.includes('k') ? readCages(parts.slice(-2), side) : success([]);
  if (!cages.ok) return cages;
  const layout = regions.value === undefined ? { box } : { regions: ownersOf(regions.value, side) };
  const grid = rowsOf(
    cells.value.map((number) => number ?? 0),
    side,
  );
  const constraints = [...(kinds.includes('x') ? [{ type: 'diagonals' }] : []), ...cages.value];
  return success({ puzzle: { family: 'sudoku', ...layout, grid, constraints } });
}

/** The pieces of the description between its commas. */
function partsOf({ parameters, description, at }: GameId): readonly GameId[] {
  let start = 0;
  return description.split(',').map((part) => {
    const from = start;
    start += part.length + 1;
    return { parameters, description: part, at: (offset) => at(from + offset) };
  });
}

function readAreas({ description, at }: GameId, side: number): Result<readonly (readonly Cell[])[]> {
  return readAreaWalls(description, side, at);
}

/** By row and column the number of the area. */
function ownersOf(areas: readonly (readonly Cell[])[], side: number): readonly (readonly number[])[] {
  const owners = new Array<number>(side * side).fill(0);
  for (const [area, cells] of areas.entries()) {
    for (const index of cellIndices(cells, side)) owners[index] = area;
  }
  return rowsOf(owners, side);
}

function readCages([walls, sums]: readonly GameId[], side: number): Result<readonly KillerCage[]> {
  const areas = readAreas(walls!, side);
  if (!areas.ok) return areas;
  const numbers = readLetterRuns(sums!, side * side, RUNS);
  if (!numbers.ok) return numbers;
  const cages = areas.value.map((cells): KillerCage => {
    const sum = cellIndices(cells, side)
      .map((index) => numbers.value[index])
      .find((number) => number !== undefined);
    return { type: 'killer-cage', cells, ...(sum === undefined ? {} : { sum }) };
  });
  return success(cages.filter(({ cells, sum }) => cells.length > 1 || sum !== undefined));
}

/** The walls of the cages and their sums; a cell outside of them is a cage of its own. */
function writeCages(cages: readonly KillerCage[], side: number): readonly [walls: string, sums: string] {
  const owners = Array.from({ length: side * side }, (_, index) => cages.length + index);
  const sums: (string | undefined)[] = new Array(side * side).fill(undefined);
  for (const [cage, { cells, sum }] of cages.entries()) {
    for (const index of cellIndices(cells, side)) owners[index] = cage;
    const [first] = cellIndices(cells.toSorted(compareCells), side);
    if (sum !== undefined) sums[first!] = String(sum);
  }
  return [writeAreaWalls(rowsOf(owners, side)), writeLetterRuns(sums, RUNS.separator)];
}

function writeCells(numbers: readonly number[]): string {
  const tokens = numbers.map((number) => (number === 0 ? undefined : String(number)));
  return writeLetterRuns(tokens, RUNS.separator);
}
