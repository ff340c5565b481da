/**
 * A square of numbers as moves see it: the numbers that are left for a cell, and the cells that are left for
 * a number in an area. Marks are those of kit/models/number-marks.ts; which rules say that an area holds a
 * number once, the family tells by their ids.
 */
import { type Cell, cellCode } from '../../../core/index.js';
import type { MoveBoard } from '../../contract/move.js';

/** A row, column or box; each of its numbers is in one of its cells. */
export interface Area {
  readonly kind: 'row' | 'column' | 'box';
  /** Counted from 1. */
  readonly number: number;
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
  areaRule(area: Area, number: number): string;
}

export class NumberGrid {
  readonly side: number;
  readonly rules: NumberRules;
  readonly #board: MoveBoard;

  constructor(board: MoveBoard, rules: NumberRules) {
    this.#board = board;
    this.rules = rules;
    this.side = rules.side;
  }

  /** The mark that a cell holds a number. */
  markOf(place: number, number: number): number {
    return place * this.side + number - 1;
  }

  /** The number that is entered in a cell. */
  entered(place: number): number | undefined {
    return this.#numbers().find((number) => this.#board.valueOf(this.markOf(place, number)) === true);
  }

  /** True if a number is neither excluded from a cell nor entered there. */
  isOpen(place: number, number: number): boolean {
    return this.#board.valueOf(this.markOf(place, number)) === undefined;
  }

  /** The numbers that are left for a cell without an entry; none for one with an entry. */
  candidates(place: number): readonly number[] {
    return this.#numbers().filter((number) => this.isOpen(place, number));
  }

  /** The numbers that are not entered in an area yet. */
  missing({ places }: Area): readonly number[] {
    const entered = new Set(places.map((place) => this.entered(place)));
    return this.#numbers().filter((number) => !entered.has(number));
  }

  /** The places that are left for a number in an area where it is not entered yet. */
  placesFor(area: Area, number: number): readonly number[] {
    return area.places.filter((place) => this.isOpen(place, number));
  }

  cellOf(place: number): Cell {
    return [Math.floor(place / this.side), place % this.side];
  }

  codeOf(place: number): string {
    return cellCode(this.cellOf(place));
  }

  #numbers(): readonly number[] {
    return Array.from({ length: this.side }, (_, index) => index + 1);
  }
}
