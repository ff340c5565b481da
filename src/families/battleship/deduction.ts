/**
 * Plain logic. Known are the cells (open, water, ship) and the places where ships can still lie. A cell of
 * water drops the places over it, a ship cell those beside it; a cell that no place covers is water; a ship
 * cell that one place covers holds that ship; a line whose number is reached, or can just be reached, is
 * completed; and so is a length of ship. One-step look-ahead (probing) tries water and ship in every open
 * cell and keeps the other where one leads to a contradiction.
 */
import { CellLogic, EMPTY as SEA, TAKEN as SHIP, OPEN as UNKNOWN } from '../kit/logic/cell-logic.js';
import { CellLookAhead } from '../kit/logic/cell-look-ahead.js';
import type { Probed, Progress } from '../kit/logic/look-ahead.js';
import type { BattleshipClaim } from './confirm.js';
import { DROPPED, GridState, LIES, POSSIBLE } from './grid-state.js';
import { ANY_SHIP, type BattleshipPuzzle, OPEN, symbolAt, WATER } from './puzzle.js';
import { ShipPlaces } from './ship-places.js';

export { SEA, SHIP };

export class Deduction extends CellLogic {
  readonly placements;
  readonly #map: ShipPlaces;
  readonly #state: GridState;
  /**
   * Cells that became known, places where a ship lies, and lengths whose counts changed; what follows is
   * still to be seen.
   */
  readonly #freshCells: number[] = [];
  readonly #freshPlaces: number[] = [];
  readonly #freshLengths: number[] = [];
  #contradiction = false;
  readonly #lookAhead: CellLookAhead;
  /** The state without hints. */
  readonly #blank: Uint8Array;
  readonly #isBlankContradictory: boolean;

  constructor(puzzle: BattleshipPuzzle) {
    const map = new ShipPlaces(puzzle);
    const state = new GridState(map);
    super(state.cells);
    this.#map = map;
    this.#state = state;
    this.placements = map.placements;
    this.#lookAhead = new CellLookAhead(this);
    this.#lookAtAll();
    this.propagate();
    this.#blank = state.save();
    this.#isBlankContradictory = this.#contradiction;
    [...puzzle.grid.join('')].forEach((hint, cell) => {
      if (hint !== OPEN) this.give(cell, hint);
    });
  }

  /** Begins once more, without any hints. */
  restart(): void {
    this.restore(this.#blank);
    this.#contradiction = this.#isBlankContradictory;
  }

  /** Takes the hint that a cell shows a symbol; takes effect with the next {@link propagate}. */
  give(cell: number, symbol: string): void {
    this.set(cell, symbol === WATER ? SEA : SHIP);
    if (symbol === WATER || symbol === ANY_SHIP) return;
    this.#dropShowing(cell, (shown) => shown !== symbol);
  }

  /** Takes it that a cell does not show a symbol. */
  deny(cell: number, symbol: string): void {
    if (symbol === WATER) this.set(cell, SHIP);
    else this.#dropShowing(cell, (shown) => shown === symbol);
  }

  /** True if a ship can still lie at a place, by its position in {@link placements}. */
  isPossible(placement: number): boolean {
    return this.#state.places[placement] !== DROPPED;
  }

  isOpen(cell: number): boolean {
    return this.#state.isOpen(cell);
  }

  save(copy?: Uint8Array): Uint8Array {
    return this.#state.save(copy);
  }

  /** Restores the state that {@link save} gave after {@link propagate}, also out of a contradiction. */
  restore(saved: Readonly<Uint8Array>): void {
    this.#state.restore(saved);
    this.#contradiction = false;
    this.#freshCells.length = 0;
    this.#freshPlaces.length = 0;
    this.#freshLengths.length = 0;
  }

  /** Makes a cell water or ship; takes effect with the next {@link propagate}. */
  override set(cell: number, state: number): void {
    if (this.states[cell] === state) return;
    if (this.states[cell] !== UNKNOWN) {
      this.#contradiction = true;
      return;
    }
    this.#state.fix(cell, state);
    this.#freshCells.push(cell);
  }

  /** Applies the rules until nothing changes. */
  override propagate(): Progress {
    while (!this.#contradiction) {
      if (this.#freshCells.length > 0) this.#follow(this.#freshCells.pop()!);
      else if (this.#freshPlaces.length > 0) this.#lay(this.#freshPlaces.pop()!);
      else if (this.#freshLengths.length > 0) this.#completeLength(this.#freshLengths.pop()!);
      else return this.progress;
    }
    return 'contradiction';
  }

  /**
   * One-step look-ahead to a fixpoint; returns how far it got and how many trials it made.
   * @param known the states of all cells in a solution, which no trial refutes
   */
  probe(known?: Readonly<Uint8Array>): Probed {
    return this.#lookAhead.probe(known);
  }

  /** Applies the rules to an open grid. */
  #lookAtAll(): void {
    this.#map.need.forEach((_, length) => {
      this.#freshLengths.push(length);
    });
    this.#map.lines.forEach((_, line) => {
      this.#completeLine(line);
    });
    this.#map.over.forEach((_, cell) => {
      this.#recount(cell);
    });
  }

  #follow(cell: number): void {
    const isSea = this.states[cell] === SEA;
    for (const place of isSea ? this.#map.over[cell]! : this.#map.beside[cell]!) this.#drop(place);
    this.#recount(cell);
    for (const line of this.#map.linesOf[cell]!) this.#completeLine(line);
  }

  #dropShowing(cell: number, isDropped: (symbol: string) => boolean): void {
    for (const place of this.#map.over[cell]!) {
      const index = this.#map.covers[place]!.indexOf(cell);
      if (isDropped(symbolAt(this.placements[place]!, index))) this.#drop(place);
    }
  }

  #drop(place: number): void {
    const state = this.#state.places[place]!;
    if (state === DROPPED) return;
    if (state === LIES) {
      this.#contradiction = true;
      return;
    }
    this.#state.drop(place);
    this.#freshLengths.push(this.#map.lengthOf[place]!);
    for (const cell of this.#map.covers[place]!) this.#recount(cell);
  }

  #lay(place: number): void {
    const state = this.#state.places[place]!;
    if (state === DROPPED) this.#contradiction = true;
    if (state !== POSSIBLE) return;
    this.#state.lay(place);
    this.#freshLengths.push(this.#map.lengthOf[place]!);
    for (const cell of this.#map.covers[place]!) {
      this.set(cell, SHIP);
      for (const other of this.#map.over[cell]!) if (other !== place) this.#drop(other);
    }
  }

  /** A cell that no place covers is water; a ship cell that one place covers holds that ship. */
  #recount(cell: number): void {
    const count = this.#state.covering[cell]!;
    if (count > 1 || this.states[cell] === SEA) return;
    if (count === 0) this.set(cell, SEA);
    else if (this.states[cell] === SHIP) {
      this.#freshPlaces.push(this.#map.over[cell]!.find((place) => this.isPossible(place))!);
    }
  }

  #completeLine(line: number): void {
    const ships = this.#map.ships[line]!;
    const found = this.#state.lineShips[line]!;
    const open = this.#state.lineOpen[line]!;
    if (found > ships || found + open < ships) this.#contradiction = true;
    if (open === 0 || (found < ships && found + open > ships)) return;
    const state = found === ships ? SEA : SHIP;
    for (const cell of this.#map.lines[line]!) if (this.isOpen(cell)) this.set(cell, state);
  }

  #completeLength(length: number): void {
    const need = this.#map.need[length]!;
    const lying = this.#state.lying[length]!;
    const possible = this.#state.possible[length]!;
    if (lying > need || lying + possible < need) this.#contradiction = true;
    else if (possible === 0) return;
    else if (lying === need) this.#forPossible(length, (place) => this.#drop(place));
    else if (lying + possible === need) this.#forPossible(length, (place) => this.#freshPlaces.push(place));
  }

  #forPossible(length: number, act: (place: number) => void): void {
    for (const place of this.#map.ofLength[length]!) {
      if (this.#state.places[place] === POSSIBLE) act(place);
    }
  }
}

/** The conclusions of plain logic, as a claim about the solutions. */
export function deduceShips(puzzle: BattleshipPuzzle): BattleshipClaim {
  const deduction = new Deduction(puzzle);
  if (deduction.propagate() === 'contradiction') return 'contradiction';
  return { canLie: (place) => deduction.isPossible(place), cells: deduction.states };
}
