/** A Battleship as moves see it: known cells, what rows and columns still need, and places left for ships. */
import { type Cell, cellCode, oncePerObject, type Size } from '../../../../core/index.js';
import type { Known } from '../../../contract/explaining.js';
import type { MoveBoard } from '../../../contract/move.js';
import {
  type BattleshipPuzzle,
  countedLines,
  endsOf,
  type Placement,
  placementsOf,
  shipsByLength,
  sizeOf,
} from '../../puzzle.js';

export const NO_TOUCHING = 'no-touching';
export const LONGEST = 'longest-ship';

/** A row or column with a number, as data. */
export interface LineName {
  readonly kind: 'row' | 'column';
  readonly number: number;
}

/** A row or column with a number. */
export interface Line extends LineName {
  /** The id of its rule. */
  readonly id: string;
  /** Its cells; cells are counted row by row from 0, as their marks are. */
  readonly cells: readonly number[];
  readonly ships: number;
}

/** A place where a ship can lie. */
export interface Place {
  readonly length: number;
  readonly cells: readonly number[];
  /** The cells of the grid that must be water, as it ends there. */
  readonly ends: readonly number[];
}

/** The parts of a puzzle that never change. */
export class Layout {
  readonly size: Size;
  readonly lines: readonly Line[];
  readonly linesOf: readonly (readonly Line[])[];
  readonly corners: readonly (readonly number[])[];
  readonly counts: ReadonlyMap<number, number>;
  readonly longest: number;
  /** By length, up to one cell more than the longest ship. */
  readonly places: ReadonlyMap<number, readonly Place[]>;

  constructor(puzzle: BattleshipPuzzle) {
    const { rows, columns } = sizeOf(puzzle);
    this.size = { rows, columns };
    const indexOf = ([row, column]: Cell): number => row * columns + column;
    const has = ([row, column]: Cell): boolean => row >= 0 && column >= 0 && row < rows && column < columns;
    this.lines = countedLines(puzzle).map(({ name, cells, ships }): Line => {
      const [kind, number] = name.split(' ') as ['row' | 'column', string];
      return { id: `${kind}-${number}`, kind, number: Number(number), cells: cells.map(indexOf), ships };
    });
    const all = Array.from({ length: rows * columns }, (_, cell) => cell);
    this.linesOf = all.map((cell) => this.lines.filter(({ cells }) => cells.includes(cell)));
    this.corners = all.map((cell) => {
      const [row, column] = this.cellOf(cell);
      const near: readonly Cell[] = [-1, 1].flatMap((down) =>
        [-1, 1].map((right): Cell => [row + down, column + right]),
      );
      return near.filter(has).map(indexOf);
    });
    this.counts = shipsByLength(puzzle.fleet);
    this.longest = Math.max(0, ...puzzle.fleet);
    const lengths = Array.from({ length: this.longest + 1 }, (_, index) => index + 1);
    const placeOf = (placement: Placement): Place => ({
      length: placement.length,
      cells: placement.cells.map(indexOf),
      ends: endsOf(placement).filter(has).map(indexOf),
    });
    this.places = new Map(lengths.map((length) => [length, placementsOf(this.size, [length]).map(placeOf)]));
  }

  cellOf(cell: number): Cell {
    return [Math.floor(cell / this.size.columns), cell % this.size.columns];
  }
}

const layoutOf = oncePerObject((puzzle: BattleshipPuzzle) => new Layout(puzzle));

/** The known cells at one moment, or those of a trial. */
export class Waters {
  readonly layout: Layout;
  /** By cell: true is a ship cell, false is water. */
  readonly values: (boolean | undefined)[];

  constructor(layout: Layout, values: readonly (boolean | undefined)[]) {
    this.layout = layout;
    this.values = [...values];
  }

  isShip(cell: number): boolean {
    return this.values[cell] === true;
  }

  isOpen(cell: number): boolean {
    return this.values[cell] === undefined;
  }

  open(cells: readonly number[]): readonly number[] {
    return cells.filter((cell) => this.isOpen(cell));
  }

  /** The ship cells that a line still needs. */
  needs({ cells, ships }: Line): number {
    return ships - cells.filter((cell) => this.isShip(cell)).length;
  }

  /** True if the ship lies there for sure. */
  isFound({ cells, ends }: Place): boolean {
    return cells.every((cell) => this.isShip(cell)) && ends.every((cell) => this.values[cell] === false);
  }

  /** True if the known cells leave the place to a ship. */
  isLeft({ cells, ends }: Place): boolean {
    return !cells.some((cell) => this.values[cell] === false) && !ends.some((cell) => this.isShip(cell));
  }

  /** The first line that would have too many ship cells with a ship. */
  overfull({ cells }: Place): Line | undefined {
    const added = cells.filter((cell) => !this.isShip(cell));
    return this.layout.lines.find(
      (line) => added.filter((cell) => line.cells.includes(cell)).length > this.needs(line),
    );
  }

  /** True if a ship would touch a known ship cell by a corner. */
  touches({ cells }: Place): boolean {
    return cells.some((cell) => this.layout.corners[cell]!.some((corner) => this.isShip(corner)));
  }

  codes(cells: readonly number[]): readonly string[] {
    return cells.map((cell) => cellCode(this.layout.cellOf(cell)));
  }
}

/** The board as it is now. */
export function watersOf(board: MoveBoard<BattleshipPuzzle>): Waters {
  return new Waters(
    layoutOf(board.puzzle),
    board.marks.map((_, mark) => board.value(mark)),
  );
}

export function known(cells: readonly number[], value: boolean): readonly Known[] {
  return cells.map((mark) => ({ mark, value }));
}

export function nameOfLine({ kind, number }: Line): LineName {
  return { kind, number };
}
