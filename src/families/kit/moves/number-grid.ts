/**
 * A square of numbers as moves see it: the numbers that are left for a cell, and the cells that are left for
 * a number in an area. Marks are those of kit/models/number-marks.ts; the family names, by their ids, the
 * rules by which an area holds a number once.
 */
import { type Cell, cellCode } from '../../../core/index.js';
import type { Known } from '../../contract/explaining.js';
import type { MoveBoard } from '../../contract/move.js';
import type { AreaName } from '../words/areas.js';

/** A row, column or box; each of its numbers is in one of its cells. */
export interface Area extends AreaName {
  /** The cells by their places: row times side plus column. */
  readonly places: readonly number[];
}

/** The areas of a grid, and the ids of the rules that state them. */
export interface NumberRules {
  readonly side: number;
  /** In the order in which people look: boxes, rows, columns. */
  readonly areas: readonly Area[];
  /** The rule that a cell holds one number. */
  cellRule(cell: Cell): string;
  /** The rule that an area holds a number once. */
  areaRule(area: AreaName, number: number): string;
}

/** A grid at one moment: the numbers entered, and those left. */
export class NumberGrid {
  readonly side: number;
  readonly areas: readonly Area[];
  readonly rules: NumberRules;
  readonly numbers: readonly number[];
  /** By place: the number entered, 0 for none; and the numbers that are left, none beside an entry. */
  readonly #entered: readonly number[];
  readonly #candidates: readonly (readonly number[])[];
  /** By place: the areas that have it. */
  readonly #areasOf: readonly (readonly Area[])[];

  constructor(board: MoveBoard, rules: NumberRules) {
    const { side, areas } = rules;
    this.rules = rules;
    this.side = side;
    this.areas = areas;
    this.numbers = Array.from({ length: side }, (_, index) => index + 1);
    const places = [...Array(side * side).keys()];
    const value = (place: number, number: number) => board.value(this.markOf(place, number));
    this.#entered = places.map((place) => this.numbers.find((number) => value(place, number) === true) ?? 0);
    this.#candidates = places.map((place) => {
      return this.numbers.filter((number) => value(place, number) === undefined);
    });
    this.#areasOf = places.map((place) => areas.filter((area) => area.places.includes(place)));
  }

  /** The mark that a cell holds a number. */
  markOf(place: number, number: number): number {
    return place * this.side + number - 1;
  }

  /** A number that a cell holds, or does not hold, as a conclusion. */
  known(place: number, number: number, value: boolean): Known {
    return { mark: this.markOf(place, number), value };
  }

  /** The number that is entered in a cell, 0 for none. */
  entered(place: number): number {
    return this.#entered[place]!;
  }

  /** The numbers that are left for a cell without an entry; none for one with an entry. */
  candidates(place: number): readonly number[] {
    return this.#candidates[place]!;
  }

  /** True if a number is neither excluded from a cell nor entered there. */
  isOpen(place: number, number: number): boolean {
    return this.#candidates[place]!.includes(number);
  }

  /** The places that are left for a number in an area where it is not entered yet. */
  placesFor({ places }: Area, number: number): readonly number[] {
    return places.filter((place) => this.isOpen(place, number));
  }

  /** The cells of an area without an entry. */
  openPlaces({ places }: Area): readonly number[] {
    return places.filter((place) => this.entered(place) === 0);
  }

  /** The numbers that are not entered in an area yet. */
  missing({ places }: Area): readonly number[] {
    const entered = new Set(places.map((place) => this.entered(place)));
    return this.numbers.filter((number) => !entered.has(number));
  }

  areasOf(place: number): readonly Area[] {
    return this.#areasOf[place]!;
  }

  /** The areas that have both of two cells; none for a cell and itself. */
  shared(one: number, other: number): readonly Area[] {
    return one === other ? [] : this.areasOf(one).filter(({ places }) => places.includes(other));
  }

  /** The cells that are open for a number and share an area with each of some cells. */
  seeing(places: readonly number[], number: number): readonly number[] {
    const [first, ...others] = places;
    const near = new Set(this.areasOf(first!).flatMap((area) => area.places));
    return [...near].filter(
      (place) =>
        !places.includes(place) &&
        this.isOpen(place, number) &&
        others.every((other) => this.shared(place, other).length > 0),
    );
  }

  /** For each of some cells that see others: the rules by which a number is once among them. */
  seeingRules(seeing: readonly number[], places: readonly number[], number: number): readonly string[] {
    return seeing.flatMap((one) =>
      places.map((place) => this.rules.areaRule(this.shared(one, place)[0]!, number)),
    );
  }

  cellRules(places: readonly number[]): readonly string[] {
    return places.map((place) => this.rules.cellRule(this.cellOf(place)));
  }

  cellOf(place: number): Cell {
    return [Math.floor(place / this.side), place % this.side];
  }

  codeOf(place: number): string {
    return cellCode(this.cellOf(place));
  }

  codesOf(places: readonly number[]): readonly string[] {
    return places.map((place) => this.codeOf(place));
  }
}

/** By board: the grid at the moment when it was asked for last. */
const LATEST = new WeakMap<MoveBoard, { readonly count: number; readonly grid: NumberGrid }>();

/** The grid as it is now. */
export function numberGridOf(board: MoveBoard, rules: NumberRules): NumberGrid {
  const latest = LATEST.get(board);
  if (latest?.count === board.knownCount) return latest.grid;
  const grid = new NumberGrid(board, rules);
  LATEST.set(board, { count: board.knownCount, grid });
  return grid;
}

/** The numbers that are left for a cell, or the one that is entered. */
export function leftFor(grid: NumberGrid, place: number): readonly number[] {
  const number = grid.entered(place);
  return number > 0 ? [number] : grid.candidates(place);
}

/** The name of an area as data. */
export function nameOfArea({ kind, number, first }: AreaName): AreaName {
  return { kind, number, ...(first !== undefined && { first }) };
}
