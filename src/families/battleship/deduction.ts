/**
 * What plain logic determines. Known are the cells (open, water, ship) and the places where ships can still lie. A cell
 * of water drops the places over it, a ship cell those beside it; a cell that no place covers is water; a ship cell
 * that one place covers holds that ship; a line whose number is reached, or can just be reached, is completed; and
 * so is a length of ship. One-step look-ahead (probing) tries water and ship in every open cell and keeps the other
 * where one leads to a contradiction.
 */
import { excludeRefuted, type Probed, type Progress } from '../kit/look-ahead.js';
import { ANY_SHIP, type BattleshipPuzzle, OPEN, placementsOf, sizeOf, symbolAt, WATER } from './puzzle.js';

/** States of a cell. */
const UNKNOWN = 0;
export const SEA = 1;
export const SHIP = 2;
/** States of a place for a ship. */
const POSSIBLE = 0;
const DROPPED = 1;
const TAKEN = 2;

/** Cells of a line, and how many of them are ships. */
interface CountedLine {
  readonly cells: readonly number[];
  readonly ships: number;
}

export class Deduction {
  readonly placements;
  readonly #covers: readonly (readonly number[])[];
  /** Places by cell (row-major) over it and beside it, by length. */
  readonly #over: number[][] = [];
  readonly #beside: number[][] = [];
  readonly #byLength = new Map<number, number[]>();
  readonly #need = new Map<number, number>();
  readonly #linesOf: CountedLine[][] = [];
  readonly #lines: readonly CountedLine[];
  #cells: Uint8Array;
  #places: Uint8Array;
  readonly #fresh: number[] = [];
  readonly #freshPlaces: number[] = [];
  readonly #touched = new Set<number>();
  #contradiction = false;

  constructor(puzzle: BattleshipPuzzle) {
    const size = sizeOf(puzzle);
    this.placements = placementsOf(size, puzzle.fleet);
    this.#covers = this.placements.map(({ cells }) =>
      cells.map(([row, column]) => row * size.columns + column),
    );
    const count = size.rows * size.columns;
    this.#cells = new Uint8Array(count);
    this.#places = new Uint8Array(this.placements.length);
    for (let cell = 0; cell < count; cell++) {
      this.#over.push([]);
      this.#beside.push([]);
      this.#linesOf.push([]);
    }
    this.#indexPlacements(size.rows, size.columns);
    for (const length of puzzle.fleet) this.#need.set(length, (this.#need.get(length) ?? 0) + 1);
    this.#lines = countedLines(puzzle);
    for (const line of this.#lines) for (const cell of line.cells) this.#linesOf[cell]!.push(line);
    this.#takeHints(puzzle);
  }

  /** The state of a cell, row-major. */
  cell(index: number): number {
    return this.#cells[index]!;
  }

  /** Whether a ship can still lie at a place, by its position in {@link placements}. */
  isPossible(placement: number): boolean {
    return this.#places[placement] !== DROPPED;
  }

  get openCount(): number {
    return this.#cells.reduce((count, state) => count + (state === UNKNOWN ? 1 : 0), 0);
  }

  /** Makes a cell water or ship; takes effect with the next {@link propagate}. */
  set(cell: number, state: number): void {
    if (this.#cells[cell] === state) return;
    if (this.#cells[cell] !== UNKNOWN) this.#contradiction = true;
    this.#cells[cell] = state;
    this.#fresh.push(cell);
  }

  /** Applies the rules until nothing changes. */
  propagate(): Progress {
    for (const [length] of this.#need) this.#touched.add(length);
    for (const line of this.#lines) this.#complete(line);
    this.#over.forEach((_, cell) => {
      this.#recount(cell);
    });
    while (!this.#contradiction && this.#step());
    if (this.#contradiction) return 'contradiction';
    return this.#cells.includes(UNKNOWN) ? 'undetermined' : 'solved';
  }

  /** One-step look-ahead to a fixpoint; returns how far it got and how many trials it made. */
  probe(): Probed {
    return excludeRefuted({
      places: this.#cells.length,
      values: [SHIP, SEA],
      propagate: () => this.propagate(),
      isOpen: (cell) => this.#cells[cell] === UNKNOWN,
      refutes: (cell, state) => this.#refutes(cell, state),
      exclude: (cell, state) => this.set(cell, SHIP + SEA - state),
    });
  }

  #refutes(cell: number, state: number): boolean {
    const cells = this.#cells.slice();
    const places = this.#places.slice();
    this.set(cell, state);
    while (!this.#contradiction && this.#step());
    const refuted = this.#contradiction;
    this.#cells = cells;
    this.#places = places;
    this.#fresh.length = 0;
    this.#freshPlaces.length = 0;
    this.#touched.clear();
    this.#contradiction = false;
    return refuted;
  }

  /** Follows one change; false when there is none left. */
  #step(): boolean {
    const cell = this.#fresh.pop();
    if (cell !== undefined) {
      this.#follow(cell);
      return true;
    }
    const place = this.#freshPlaces.pop();
    if (place !== undefined) {
      this.#take(place);
      return true;
    }
    for (const length of this.#touched) {
      this.#touched.delete(length);
      this.#completeLength(length);
      return true;
    }
    return false;
  }

  #follow(cell: number): void {
    const dropped = this.#cells[cell] === SEA ? this.#over[cell]! : this.#beside[cell]!;
    for (const place of dropped) this.#drop(place);
    this.#recount(cell);
    for (const line of this.#linesOf[cell]!) this.#complete(line);
  }

  #drop(place: number): void {
    if (this.#places[place] === DROPPED) return;
    if (this.#places[place] === TAKEN) this.#contradiction = true;
    this.#places[place] = DROPPED;
    this.#touched.add(this.placements[place]!.length);
    for (const cell of this.#covers[place]!) this.#recount(cell);
  }

  #take(place: number): void {
    if (this.#places[place] === DROPPED) this.#contradiction = true;
    if (this.#places[place] !== POSSIBLE) return;
    this.#places[place] = TAKEN;
    this.#touched.add(this.placements[place]!.length);
    for (const cell of this.#covers[place]!) {
      this.set(cell, SHIP);
      for (const other of this.#over[cell]!) if (other !== place) this.#drop(other);
    }
  }

  /** A cell that no place covers is water; a ship cell that one place covers holds that ship. */
  #recount(cell: number): void {
    if (this.#cells[cell] === SEA) return;
    let count = 0;
    let last = -1;
    for (const place of this.#over[cell]!) {
      if (this.#places[place] === DROPPED) continue;
      count++;
      last = place;
    }
    if (count === 0) this.set(cell, SEA);
    else if (count === 1 && this.#cells[cell] === SHIP && this.#places[last] === POSSIBLE) {
      this.#freshPlaces.push(last);
    }
  }

  #complete({ cells, ships }: CountedLine): void {
    let found = 0;
    let open = 0;
    for (const cell of cells) {
      if (this.#cells[cell] === SHIP) found++;
      else if (this.#cells[cell] === UNKNOWN) open++;
    }
    if (found > ships || found + open < ships) this.#contradiction = true;
    if (open === 0 || (found < ships && found + open > ships)) return;
    const state = found === ships ? SEA : SHIP;
    for (const cell of cells) if (this.#cells[cell] === UNKNOWN) this.set(cell, state);
  }

  #completeLength(length: number): void {
    const need = this.#need.get(length)!;
    const places = this.#byLength.get(length) ?? [];
    const possible = places.filter((place) => this.#places[place] === POSSIBLE);
    const taken = places.reduce((count, place) => count + (this.#places[place] === TAKEN ? 1 : 0), 0);
    if (taken > need || taken + possible.length < need) this.#contradiction = true;
    else if (taken === need) for (const place of possible) this.#drop(place);
    else if (taken + possible.length === need) this.#freshPlaces.push(...possible);
  }

  #indexPlacements(rows: number, columns: number): void {
    this.placements.forEach(({ length, row, column, vertical }, place) => {
      const own = new Set(this.#covers[place]);
      const [bottom, right] = vertical ? [row + length, column + 1] : [row + 1, column + length];
      for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, bottom); r++) {
        for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, right); c++) {
          const cell = r * columns + c;
          (own.has(cell) ? this.#over : this.#beside)[cell]!.push(place);
        }
      }
      const same = this.#byLength.get(length);
      if (same === undefined) this.#byLength.set(length, [place]);
      else same.push(place);
    });
  }

  #takeHints({ grid }: BattleshipPuzzle): void {
    [...grid.join('')].forEach((hint, cell) => {
      if (hint === OPEN) return;
      this.set(cell, hint === WATER ? SEA : SHIP);
      if (hint === WATER || hint === ANY_SHIP) return;
      for (const place of this.#over[cell]!) {
        const symbol = symbolAt(this.placements[place]!, this.#covers[place]!.indexOf(cell));
        if (symbol !== hint) this.#drop(place);
      }
    });
  }
}

/** Rows and columns whose number is given. */
function countedLines({ rows, columns }: BattleshipPuzzle): readonly CountedLine[] {
  const line = (ships: number | null, cells: readonly number[]): CountedLine[] =>
    ships === null ? [] : [{ ships, cells }];
  return [
    ...rows.flatMap((ships, row) =>
      line(
        ships,
        columns.map((_, column) => row * columns.length + column),
      ),
    ),
    ...columns.flatMap((ships, column) =>
      line(
        ships,
        rows.map((_, row) => row * columns.length + column),
      ),
    ),
  ];
}
