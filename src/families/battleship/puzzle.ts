/**
 * Battleship Solitaire: a fleet of straight ships lies in a grid and no two of them touch, not even
 * diagonally. Given are the numbers of ship cells in rows and columns (some may be missing), the fleet, and
 * some cells.
 */
import { type Cell, linesOf, type NamedCells, type Size } from '../../core/index.js';

/** A fleet to be placed in a grid, with the counts of rows and columns and the cells that are given. */
export interface BattleshipPuzzle {
  readonly family: 'battleship';
  /** Ship cells in each row and column; `null` where the number is not given. */
  readonly rows: readonly (number | null)[];
  readonly columns: readonly (number | null)[];
  /** Length of every ship, longest first. */
  readonly fleet: readonly number[];
  /**
   * One text per row: `.` open, `~` water, `<` `>` `^` `v` the left, right, top and bottom end of a ship, `#`
   * a middle, `o` a submarine (ship of one cell), `s` a ship cell of unknown kind.
   */
  readonly grid: readonly string[];
}

/** The grid with every cell given: water and ship cells of a known kind. */
export type BattleshipSolution = readonly string[];

export const OPEN = '.';
export const WATER = '~';
export const ANY_SHIP = 's';
/** The symbols of cells in a solution. */
export const SYMBOLS = '~<>^v#o';

/** A place where one ship can lie. */
export interface Placement {
  readonly length: number;
  readonly row: number;
  readonly column: number;
  /** Ships of one cell count as horizontal. */
  readonly vertical: boolean;
  /** The ship's cells from its left or top end on. */
  readonly cells: readonly Cell[];
}

/** The size of the grid of the clues. */
export function sizeOf({ rows, columns }: Pick<BattleshipPuzzle, 'rows' | 'columns'>): Size {
  return { rows: rows.length, columns: columns.length };
}

/** Rows and columns whose number of ship cells is given. */
export function countedLines(
  puzzle: Pick<BattleshipPuzzle, 'rows' | 'columns'>,
): readonly (NamedCells & { readonly ships: number })[] {
  const numbers = [...puzzle.rows, ...puzzle.columns];
  return linesOf(sizeOf(puzzle)).flatMap((line, index) => {
    const ships = numbers[index] ?? null;
    return ships === null ? [] : [{ ...line, ships }];
  });
}

/** The number of ships of each length the fleet has, longest first. */
export function shipsByLength(fleet: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const length of fleet) counts.set(length, (counts.get(length) ?? 0) + 1);
  return counts;
}

/** The symbol of a ship's cell, counted from its left or top end. */
export function symbolAt({ length, vertical }: Placement, index: number): string {
  if (length === 1) return 'o';
  if (index === 0) return vertical ? '^' : '<';
  if (index === length - 1) return vertical ? 'v' : '>';
  return '#';
}

/** Every place where a ship of one of the fleet's lengths can lie within the grid, whatever the clues say. */
export function placementsOf({ rows, columns }: Size, fleet: readonly number[]): readonly Placement[] {
  const found: Placement[] = [];
  for (const length of new Set(fleet)) {
    for (const vertical of length === 1 ? [false] : [false, true]) {
      const [down, across] = vertical ? [length, 1] : [1, length];
      for (let row = 0; row + down <= rows; row++) {
        for (let column = 0; column + across <= columns; column++) {
          const cells = Array.from(
            { length },
            (_, index): Cell => (vertical ? [row + index, column] : [row, column + index]),
          );
          found.push({ length, row, column, vertical, cells });
        }
      }
    }
  }
  return found;
}

/**
 * The cells that must be water where a ship ends: before and behind it, of a single cell all sides. They may
 * lie outside the grid.
 */
export function endsOf({ length, row, column, vertical }: Placement): readonly Cell[] {
  const across: readonly Cell[] = [
    [row, column - 1],
    [row, column + length],
  ];
  const down: readonly Cell[] = [
    [row - 1, column],
    [row + length, column],
  ];
  if (length === 1) return [...across, ...down];
  return vertical ? down : across;
}

/** The grid in which exactly these ships lie. */
export function gridWith({ rows, columns }: Size, ships: readonly Placement[]): BattleshipSolution {
  const grid = Array.from({ length: rows }, () => new Array<string>(columns).fill(WATER));
  for (const ship of ships) {
    ship.cells.forEach(([row, column], index) => {
      grid[row]![column] = symbolAt(ship, index);
    });
  }
  return grid.map((row) => row.join(''));
}
