/**
 * What plain logic determines. Known are the cells (open, water, ship) and the places where ships can still lie. A cell
 * of water drops the places over it, a ship cell those beside it; a cell that no place covers is water; a ship cell
 * that one place covers holds that ship; a line whose number is reached, or can just be reached, is completed; and
 * so is a length of ship. One-step look-ahead (probing) tries water and ship in every open cell and keeps the other
 * where one leads to a contradiction.
 */
import { cellIndices } from '../../core/grid/cell.js';
import { groupsOfMembers } from '../../core/grid/membership.js';
import { touchingNeighbours } from '../../core/grid/neighbours.js';
import { CellLogic, EMPTY as SEA, TAKEN as SHIP, OPEN as UNKNOWN } from '../kit/cell-logic.js';
import { excludeRefuted, type Probed, type Progress } from '../kit/look-ahead.js';
import {
  ANY_SHIP,
  type BattleshipPuzzle,
  countedLines,
  OPEN,
  placementsOf,
  shipsByLength,
  sizeOf,
  symbolAt,
  WATER,
} from './puzzle.js';

export { SEA, SHIP };

/** States of a place for a ship. */
const POSSIBLE = 0;
const DROPPED = 1;
const TAKEN = 2;

/** Cells of a line, and how many of them are ships. */
interface CountedLine {
  readonly cells: readonly number[];
  readonly ships: number;
}

export class Deduction extends CellLogic {
  readonly placements;
  readonly #covers: readonly (readonly number[])[];
  /** Places by cell (row-major) over it and beside it, by length. */
  readonly #over: readonly (readonly number[])[];
  readonly #beside: readonly (readonly number[])[];
  readonly #byLength: ReadonlyMap<number, readonly number[]>;
  /** How many ships the fleet has, by length. */
  readonly #need: ReadonlyMap<number, number>;
  readonly #lines: readonly CountedLine[];
  readonly #linesOf: readonly (readonly number[])[];
  readonly #places: Uint8Array;
  readonly #fresh: number[] = [];
  readonly #freshPlaces: number[] = [];
  readonly #touched = new Set<number>();
  #contradiction = false;

  constructor(puzzle: BattleshipPuzzle) {
    const size = sizeOf(puzzle);
    const count = size.rows * size.columns;
    super(new Uint8Array(count));
    this.placements = placementsOf(size, puzzle.fleet);
    this.#places = new Uint8Array(this.placements.length);
    this.#covers = this.placements.map(({ cells }) => cellIndices(cells, size.columns));
    const touching = touchingNeighbours(size);
    const around = this.#covers.map((cells) => [...new Set(cells.flatMap((cell) => [...touching[cell]!]))]);
    this.#over = groupsOfMembers(count, this.#covers);
    this.#beside = groupsOfMembers(
      count,
      around.map((cells, place) => cells.filter((cell) => !this.#covers[place]!.includes(cell))),
    );
    this.#need = shipsByLength(puzzle.fleet);
    const placesOf = (length: number): readonly number[] =>
      this.placements.flatMap((placement, place) => (placement.length === length ? [place] : []));
    this.#byLength = new Map([...this.#need.keys()].map((length) => [length, placesOf(length)]));
    this.#lines = countedLines(puzzle).map(({ cells, ships }) => {
      return { cells: cellIndices(cells, size.columns), ships };
    });
    this.#linesOf = groupsOfMembers(
      count,
      this.#lines.map(({ cells }) => cells),
    );
    this.#takeHints(puzzle);
  }

  /** Whether a ship can still lie at a place, by its position in {@link placements}. */
  isPossible(placement: number): boolean {
    return this.#places[placement] !== DROPPED;
  }

  /** Makes a cell water or ship; takes effect with the next {@link propagate}. */
  protected override set(cell: number, state: number): void {
    if (this.states[cell] === state) return;
    if (this.states[cell] !== UNKNOWN) this.#contradiction = true;
    this.states[cell] = state;
    this.#fresh.push(cell);
  }

  /** Applies the rules until nothing changes. */
  override propagate(): Progress {
    for (const length of this.#need.keys()) this.#touched.add(length);
    for (const line of this.#lines) this.#complete(line);
    this.#over.forEach((_, cell) => {
      this.#recount(cell);
    });
    while (!this.#contradiction && this.#step());
    if (this.#contradiction) return 'contradiction';
    return this.progress;
  }

  /** One-step look-ahead to a fixpoint; returns how far it got and how many trials it made. */
  probe(): Probed {
    return excludeRefuted({
      places: this.states.length,
      values: [SHIP, SEA],
      propagate: () => this.propagate(),
      isOpen: (cell) => this.states[cell] === UNKNOWN,
      refutes: (cell, state) => this.#refutes(cell, state),
      exclude: (cell, state) => this.set(cell, SHIP + SEA - state),
    });
  }

  #refutes(cell: number, state: number): boolean {
    const cells = this.states.slice();
    const places = this.#places.slice();
    this.set(cell, state);
    while (!this.#contradiction && this.#step());
    const refuted = this.#contradiction;
    this.states.set(cells);
    this.#places.set(places);
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
    const dropped = this.states[cell] === SEA ? this.#over[cell]! : this.#beside[cell]!;
    for (const place of dropped) this.#drop(place);
    this.#recount(cell);
    for (const line of this.#linesOf[cell]!) this.#complete(this.#lines[line]!);
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
    if (this.states[cell] === SEA) return;
    let count = 0;
    let last = -1;
    for (const place of this.#over[cell]!) {
      if (this.#places[place] === DROPPED) continue;
      count++;
      last = place;
    }
    if (count === 0) this.set(cell, SEA);
    else if (count === 1 && this.states[cell] === SHIP && this.#places[last] === POSSIBLE) {
      this.#freshPlaces.push(last);
    }
  }

  #complete({ cells, ships }: CountedLine): void {
    let found = 0;
    let open = 0;
    for (const cell of cells) {
      if (this.states[cell] === SHIP) found++;
      else if (this.states[cell] === UNKNOWN) open++;
    }
    if (found > ships || found + open < ships) this.#contradiction = true;
    if (open === 0 || (found < ships && found + open > ships)) return;
    const state = found === ships ? SEA : SHIP;
    for (const cell of cells) if (this.states[cell] === UNKNOWN) this.set(cell, state);
  }

  #completeLength(length: number): void {
    const need = this.#need.get(length)!;
    const places = this.#byLength.get(length)!;
    const possible = places.filter((place) => this.#places[place] === POSSIBLE);
    const taken = places.reduce((count, place) => count + (this.#places[place] === TAKEN ? 1 : 0), 0);
    if (taken > need || taken + possible.length < need) this.#contradiction = true;
    else if (taken === need) for (const place of possible) this.#drop(place);
    else if (taken + possible.length === need) this.#freshPlaces.push(...possible);
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
