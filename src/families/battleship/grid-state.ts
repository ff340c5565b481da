/**
 * Known cells and places for ships, and the counts that logic asks for. All of it lies in one block of
 * memory, so that one copy saves or restores it.
 */
import { OPEN, TAKEN as SHIP } from '../kit/logic/cell-logic.js';
import type { ShipPlaces } from './ship-places.js';

/** States of a place for a ship. */
export const POSSIBLE = 0;
export const DROPPED = 1;
export const LIES = 2;

export class GridState {
  readonly cells: Uint8Array;
  readonly places: Uint8Array;
  /** By line: its ship cells and its open cells. */
  readonly lineShips: Uint16Array;
  readonly lineOpen: Uint16Array;
  /** By cell: the places over it that are not dropped. */
  readonly covering: Uint16Array;
  /** By length: the places where a ship lies, and those where one is possible. */
  readonly lying: Uint16Array;
  readonly possible: Uint16Array;
  readonly #map: ShipPlaces;
  readonly #memory: Uint8Array;

  /** Every cell is open, and every place possible. */
  constructor(map: ShipPlaces) {
    this.#map = map;
    const { cellCount, placements, lines, need } = map;
    const lengths = [lines.length, lines.length, cellCount, need.length, need.length];
    const counts = lengths.reduce((sum, length) => sum + length, 0);
    const memory = new ArrayBuffer(Uint16Array.BYTES_PER_ELEMENT * counts + cellCount + placements.length);
    let offset = 0;
    const counters = (length: number): Uint16Array => {
      const view = new Uint16Array(memory, offset, length);
      offset += view.byteLength;
      return view;
    };
    this.lineShips = counters(lines.length);
    this.lineOpen = counters(lines.length);
    this.covering = counters(cellCount);
    this.lying = counters(need.length);
    this.possible = counters(need.length);
    this.cells = new Uint8Array(memory, offset, cellCount);
    this.places = new Uint8Array(memory, offset + cellCount, placements.length);
    this.#memory = new Uint8Array(memory);
    this.lineOpen.set(lines.map((cells) => cells.length));
    this.covering.set(map.over.map((places) => places.length));
    this.possible.set(map.ofLength.map((places) => places.length));
  }

  /** A block of memory that holds a copy of everything. */
  save(copy: Uint8Array = new Uint8Array(this.#memory.length)): Uint8Array {
    copy.set(this.#memory);
    return copy;
  }

  restore(copy: Readonly<Uint8Array>): void {
    this.#memory.set(copy);
  }

  isOpen(cell: number): boolean {
    return this.cells[cell] === OPEN;
  }

  /** Makes an open cell water or ship. */
  fix(cell: number, state: number): void {
    this.cells[cell] = state;
    for (const line of this.#map.linesOf[cell]!) {
      this.lineOpen[line]!--;
      if (state === SHIP) this.lineShips[line]!++;
    }
  }

  /** Drops a place where a ship was possible. */
  drop(place: number): void {
    this.places[place] = DROPPED;
    this.possible[this.#map.lengthOf[place]!]!--;
    for (const cell of this.#map.covers[place]!) this.covering[cell]!--;
  }

  /** Puts a ship down where one was possible. */
  lay(place: number): void {
    this.places[place] = LIES;
    const length = this.#map.lengthOf[place]!;
    this.possible[length]!--;
    this.lying[length]!++;
  }
}
