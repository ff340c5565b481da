/** The cells and areas of a Sudoku of any layout: rows and columns of every grid, then the regions. */
import { type Cell, cellCode, cellsOf, linesOf, type Size, sizeOfRows } from '../../core/index.js';
import type { AllDifferentRule } from '../kit/rules/index.js';
import type { AreaName } from '../kit/words/areas.js';
import type { SudokuCells } from './constraints/contract.js';
import { areasOf, type SudokuPuzzle, sideOf } from './puzzle.js';

/** The parts of a puzzle that say which cells there are and which areas they make. */
export type Layout = Pick<SudokuPuzzle, 'box' | 'regions' | 'grids' | 'grid'>;

/** An area, no number of which stands twice in it. */
export interface LayoutArea extends AreaName {
  readonly cells: readonly Cell[];
}

/** The upper left corners of all grids. */
function cornersOf({ grids }: Pick<SudokuPuzzle, 'grids'>): readonly Cell[] {
  return grids ?? [[0, 0]];
}

/** The cells of all grids in reading order, and their positions. */
export function cellsOfPuzzle(puzzle: SudokuPuzzle): SudokuCells {
  const size = sizeOfRows(puzzle.grid);
  const side = sideOf(puzzle);
  const cells = puzzle.grids === undefined ? cellsOf(size) : cellsOfGrids(puzzle.grids, size, side);
  const places = new Map(cells.map((cell, place) => [cell[0] * size.columns + cell[1], place]));
  const placeOf = ([row, column]: Cell): number | undefined =>
    column < 0 || column >= size.columns ? undefined : places.get(row * size.columns + column);
  return {
    side,
    size,
    cells,
    placeOf,
    placesOf: (own) => own.map((cell) => placeOf(cell)!),
    ...(puzzle.box !== undefined && { box: puzzle.box }),
    corners: cornersOf(puzzle),
    ...areasOfCells(puzzle, placeOf),
    constraints: puzzle.constraints ?? [],
  };
}

/** Areas as constraints ask about them, laid out when they are first asked. */
function areasOfCells(
  layout: Layout,
  placeOf: SudokuCells['placeOf'],
): Pick<SudokuCells, 'inOneArea' | 'regionOf'> {
  let laidOut: readonly { readonly isRegion: boolean; readonly places: ReadonlySet<number> }[] | undefined;
  const areas = () => {
    laidOut ??= areasOfLayout(layout).map(({ kind, cells }) => ({
      isRegion: kind === 'box' || kind === 'region',
      places: new Set(cells.map((cell) => placeOf(cell)!)),
    }));
    return laidOut;
  };
  return {
    inOneArea: (cells) => areas().some(({ places }) => cells.every((cell) => places.has(placeOf(cell)!))),
    regionOf(cell) {
      const region = areas().findIndex(({ isRegion, places }) => isRegion && places.has(placeOf(cell)!));
      return region < 0 ? undefined : region;
    },
  };
}

function cellsOfGrids(grids: readonly Cell[], size: Size, side: number): readonly Cell[] {
  return cellsOf(size).filter(([row, column]) =>
    grids.some(([top, left]) => row >= top && row < top + side && column >= left && column < left + side),
  );
}

/** All areas; of grids that overlap each area once. */
export function areasOfLayout(layout: Layout): readonly LayoutArea[] {
  const side = sideOf(layout);
  const own =
    layout.box === undefined
      ? [...linesOf({ rows: side, columns: side }).map(named), ...regionsOf(layout)]
      : areasOf(layout.box).map(named);
  if (layout.grids === undefined) return own;
  const all = layout.grids.flatMap(([top, left]) =>
    own.map(({ kind, cells }) => ({
      kind,
      cells: cells.map(([row, column]): Cell => [row + top, column + left]),
    })),
  );
  const distinct = [...new Map(all.map((area) => [area.cells.join(' '), area])).values()];
  const counts = new Map<string, number>();
  return distinct.map((area) => {
    const number = (counts.get(area.kind) ?? 0) + 1;
    counts.set(area.kind, number);
    return { ...area, number };
  });
}

function named({ name, cells }: { readonly name: string; readonly cells: readonly Cell[] }): LayoutArea {
  const [kind, number] = name.split(' ');
  return { kind: kind as LayoutArea['kind'], number: Number(number), cells };
}

/** The drawn regions in the order of their first cells. */
function regionsOf({ regions = 'none', grid }: Layout): readonly LayoutArea[] {
  if (regions === 'none') return [];
  const cells = new Map<number, Cell[]>();
  for (const cell of cellsOf(sizeOfRows(grid))) {
    const region = regions[cell[0]]![cell[1]]!;
    if (region !== null) cells.set(region, [...(cells.get(region) ?? []), cell]);
  }
  return [...cells.values()].map((own, index) => ({
    kind: 'region',
    number: index + 1,
    first: cellCode(own[0]!),
    cells: own,
  }));
}

/** By shape of the boxes: the rules of plain Sudokus, which come in thousands. */
const RULES = new Map<string, readonly AllDifferentRule[]>();

/** The rules of all areas. */
export function areaRules(puzzle: SudokuPuzzle): readonly AllDifferentRule[] {
  const { box, grids } = puzzle;
  if (box === undefined || grids !== undefined) return rulesOfAreas(puzzle);
  const shape = box.join(' by ');
  const known = RULES.get(shape) ?? rulesOfAreas(puzzle);
  RULES.set(shape, known);
  return known;
}

function rulesOfAreas(puzzle: SudokuPuzzle): readonly AllDifferentRule[] {
  const { placesOf } = cellsOfPuzzle(puzzle);
  return areasOfLayout(puzzle).map((named): AllDifferentRule => {
    const { kind, number, first, cells: own } = named;
    // On a board of several grids a number does not tell which row is meant; its cells do.
    const area =
      puzzle.grids === undefined ? { area: { kind, number, ...(first !== undefined && { first }) } } : {};
    const places = placesOf(own);
    return { kind: 'all-different', id: `${kind}-${number}`, role: kind, places, ...area };
  });
}
