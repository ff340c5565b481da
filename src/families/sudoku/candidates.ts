/**
 * What plain logic determines: a number placed in a cell leaves the other cells of its areas (naked singles), and a
 * number with one place left in an area goes there (hidden singles), until neither applies. Candidates are bit
 * masks, bit v - 1 for the number v. One-step look-ahead (probing) tries every candidate and drops those that
 * lead to a contradiction.
 */
import { excludeRefuted, type Probed, type Progress } from '../kit/look-ahead.js';
import { type Board, boardOf } from './board.js';
import type { SudokuPuzzle } from './puzzle.js';

export class Candidates {
  readonly #board: Board;
  readonly #all: number;
  readonly #masks: Int32Array;
  /** Cells whose number, or lack of any, was not spread yet. A cell comes here at most once for each. */
  readonly #queue: Uint16Array;
  #queued = 0;
  readonly #saved: Int32Array;

  constructor({ box, grid }: Pick<SudokuPuzzle, 'box' | 'grid'>) {
    this.#board = boardOf(box);
    const { side } = this.#board;
    this.#all = (1 << side) - 1;
    this.#masks = new Int32Array(side * side);
    this.#queue = new Uint16Array(2 * side * side);
    this.#saved = new Int32Array(side * side);
    this.clear();
    grid.forEach((row, r) => {
      row.forEach((given, c) => {
        if (given > 0) this.restrict(r * side + c, 1 << (given - 1));
      });
    });
  }

  /** Makes every number a candidate of every cell again. */
  clear(): void {
    this.#masks.fill(this.#all);
    this.#queued = 0;
    if (this.#board.side === 1) this.#queue[this.#queued++] = 0;
  }

  /** Candidates of a cell as a bit mask; 0 in a contradiction. */
  mask(cell: number): number {
    return this.#masks[cell]!;
  }

  /** Keeps only the candidates of `mask` in a cell; takes effect with the next {@link propagate}. */
  restrict(cell: number, mask: number): void {
    const before = this.#masks[cell]!;
    const kept = before & mask;
    if (kept === before) return;
    this.#masks[cell] = kept;
    if ((kept & (kept - 1)) === 0) this.#queue[this.#queued++] = cell;
  }

  /** Copies all candidates to a place in a buffer; nothing may wait for {@link propagate}. */
  save(buffer: Int32Array, offset = 0): void {
    buffer.set(this.#masks, offset);
  }

  /** Takes the candidates back from where {@link save} put them, also out of a contradiction. */
  restore(buffer: Int32Array, offset = 0): void {
    for (let cell = 0; cell < this.#masks.length; cell++) this.#masks[cell] = buffer[offset + cell]!;
    this.#queued = 0;
  }

  /** Applies naked and hidden singles until nothing changes. */
  propagate(): Progress {
    do {
      if (!this.#spread() || !this.#placeHiddenSingles()) return 'contradiction';
    } while (this.#queued > 0);
    for (const mask of this.#masks) if ((mask & (mask - 1)) !== 0) return 'undetermined';
    return 'solved';
  }

  /** One-step look-ahead to a fixpoint; returns how far it got and how many candidates it tried. */
  probe(): Probed {
    return excludeRefuted({
      places: this.#masks.length,
      values: Array.from({ length: this.#board.side }, (_, value) => 1 << value),
      propagate: () => this.propagate(),
      isOpen: (cell, bit) => (this.#masks[cell]! & bit) !== 0 && this.#masks[cell] !== bit,
      refutes: (cell, bit) => this.#refutes(cell, bit),
      exclude: (cell, bit) => this.restrict(cell, ~bit),
    });
  }

  #refutes(cell: number, bit: number): boolean {
    this.save(this.#saved);
    this.restrict(cell, bit);
    const refuted = this.propagate() === 'contradiction';
    this.restore(this.#saved);
    return refuted;
  }

  /** Removes placed numbers from their areas; false in a contradiction. */
  #spread(): boolean {
    const { peers, peerCount } = this.#board;
    const masks = this.#masks;
    while (this.#queued > 0) {
      const cell = this.#queue[--this.#queued]!;
      const placed = masks[cell]!;
      if (placed === 0) return false;
      for (let at = cell * peerCount; at < (cell + 1) * peerCount; at++) {
        const peer = peers[at]!;
        const before = masks[peer]!;
        if ((before & placed) === 0) continue;
        const kept = before & ~placed;
        if (kept === 0) return false;
        masks[peer] = kept;
        if ((kept & (kept - 1)) === 0) this.#queue[this.#queued++] = peer;
      }
    }
    return true;
  }

  /** Places the numbers that have one place left in an area; false in a contradiction. */
  #placeHiddenSingles(): boolean {
    const { areas, side } = this.#board;
    const masks = this.#masks;
    for (let first = 0; first < areas.length; first += side) {
      let once = 0;
      let twice = 0;
      for (let at = first; at < first + side; at++) {
        const mask = masks[areas[at]!]!;
        twice |= once & mask;
        once |= mask;
      }
      if (once !== this.#all) return false;
      const lone = once & ~twice;
      if (lone === 0) continue;
      for (let at = first; at < first + side; at++) {
        const cell = areas[at]!;
        const mask = masks[cell]!;
        const found = mask & lone;
        if (found === 0 || (mask & (mask - 1)) === 0) continue;
        if ((found & (found - 1)) !== 0) return false;
        masks[cell] = found;
        this.#queue[this.#queued++] = cell;
      }
    }
    return true;
  }
}
