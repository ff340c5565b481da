/**
 * What plain logic determines: a number placed in a cell leaves the rest of its row and column (naked singles), a number
 * with one place left in a row or column goes there (hidden singles), and a cell keeps only numbers with which its
 * cage can make its target, until nothing applies. Candidates are bit masks, bit v - 1 for the number v.
 * One-step look-ahead (probing) tries every candidate and drops those that lead to a contradiction.
 */
import { bitCount, isSingleBit } from '../../core/bits.js';
import { excludeRefuted, type Probed, type Progress } from '../kit/look-ahead.js';
import { CageFilter } from './cage-filter.js';
import { cageOfCells, hasClue, type KenkenPuzzle } from './puzzle.js';

export class Candidates {
  readonly #size: number;
  /** By cage; none where there is no clue. */
  readonly #filters: readonly (CageFilter | undefined)[];
  /** Cells (row-major) of each cage. */
  readonly #cages: readonly Uint8Array[];
  /** Cage by cell. */
  readonly #owners: Uint8Array;
  readonly #masks: Int32Array;
  /** Cells whose number, or lack of any, was not spread yet. A cell comes here at most once for each. */
  readonly #singles: Uint8Array;
  #singleCount = 0;
  /** Cages to look at, first come first served: a ring in which each cage is at most once. */
  readonly #ring: Uint8Array;
  readonly #isWaiting: Uint8Array;
  #first = 0;
  #waiting = 0;

  constructor(puzzle: KenkenPuzzle) {
    const { size, cages } = puzzle;
    this.#size = size;
    this.#filters = cages.map((cage) => (hasClue(cage) ? new CageFilter(cage, size) : undefined));
    this.#cages = cages.map(({ cells }) => Uint8Array.from(cells, ([row, column]) => row * size + column));
    this.#owners = Uint8Array.from(cageOfCells(puzzle).flat());
    this.#masks = new Int32Array(size * size).fill((1 << size) - 1);
    this.#singles = new Uint8Array(2 * size * size);
    this.#ring = Uint8Array.from(cages.keys());
    this.#isWaiting = new Uint8Array(cages.length).fill(1);
    this.#waiting = cages.length;
    if (size === 1) this.#singles[this.#singleCount++] = 0;
  }

  /** Candidates of a cell (row-major) as a bit mask; 0 in a contradiction. */
  mask(cell: number): number {
    return this.#masks[cell]!;
  }

  /** Cells with more than one candidate. */
  openCells(): number {
    return this.#masks.reduce((count, mask) => count + (isSingleBit(mask) ? 0 : 1), 0);
  }

  /** Candidates left in all cells. */
  candidateCount(): number {
    return this.#masks.reduce((count, mask) => count + bitCount(mask), 0);
  }

  /** Keeps only the candidates of `mask` in a cell; takes effect with the next {@link propagate}. */
  restrict(cell: number, mask: number): void {
    const before = this.#masks[cell]!;
    const kept = before & mask;
    if (kept === before) return;
    this.#masks[cell] = kept;
    const cage = this.#owners[cell]!;
    if (this.#isWaiting[cage] === 0) {
      this.#isWaiting[cage] = 1;
      this.#ring[(this.#first + this.#waiting++) % this.#ring.length] = cage;
    }
    if ((kept & (kept - 1)) === 0) this.#singles[this.#singleCount++] = cell;
  }

  /** A copy of all candidates; nothing may wait for {@link propagate}. */
  save(): Int32Array {
    return this.#masks.slice();
  }

  /** Takes the candidates back that {@link save} gave, also out of a contradiction. */
  restore(saved: Readonly<Int32Array>): void {
    this.#masks.set(saved);
    this.#singleCount = 0;
    this.#waiting = 0;
    this.#isWaiting.fill(0);
  }

  /** Applies singles and cages until nothing changes. */
  propagate(): Progress {
    for (;;) {
      if (!this.#spread()) return 'contradiction';
      const placed = this.#placeHiddenSingles();
      if (placed === 'contradiction') return placed;
      if (placed === 'placed') continue;
      if (this.#waiting === 0) break;
      const cage = this.#ring[this.#first]!;
      this.#first = (this.#first + 1) % this.#ring.length;
      this.#waiting--;
      this.#isWaiting[cage] = 0;
      this.#filterCage(cage);
    }
    return this.#masks.every(isSingleBit) ? 'solved' : 'undetermined';
  }

  /** One-step look-ahead to a fixpoint; returns how far it got and how many candidates it tried. */
  probe(): Probed {
    return excludeRefuted({
      places: this.#masks.length,
      values: Array.from({ length: this.#size }, (_, value) => 1 << value),
      propagate: () => this.propagate(),
      isOpen: (cell, bit) => (this.#masks[cell]! & bit) !== 0 && this.#masks[cell] !== bit,
      refutes: (cell, bit) => this.#refutes(cell, bit),
      exclude: (cell, bit) => this.restrict(cell, ~bit),
    });
  }

  #refutes(cell: number, bit: number): boolean {
    const saved = this.save();
    this.restrict(cell, bit);
    const refuted = this.propagate() === 'contradiction';
    this.restore(saved);
    return refuted;
  }

  /** Removes placed numbers from their rows and columns; false in a contradiction. */
  #spread(): boolean {
    const size = this.#size;
    while (this.#singleCount > 0) {
      const cell = this.#singles[--this.#singleCount]!;
      const mask = this.#masks[cell]!;
      if (mask === 0) return false;
      const column = cell % size;
      const first = cell - column;
      for (let index = 0; index < size; index++) {
        if (index !== column) this.restrict(first + index, ~mask);
        const below = index * size + column;
        if (below !== cell) this.restrict(below, ~mask);
      }
    }
    return true;
  }

  /** Places the numbers that have one place left, in the first row or column that has such a number. */
  #placeHiddenSingles(): 'placed' | 'none' | 'contradiction' {
    const size = this.#size;
    for (let line = 0; line < size; line++) {
      const row = this.#placeInLine(line * size, 1);
      if (row !== 'none') return row;
      const column = this.#placeInLine(line, size);
      if (column !== 'none') return column;
    }
    return 'none';
  }

  #placeInLine(start: number, step: number): 'placed' | 'none' | 'contradiction' {
    const size = this.#size;
    const end = start + size * step;
    let once = 0;
    let twice = 0;
    for (let cell = start; cell < end; cell += step) {
      const mask = this.#masks[cell]!;
      twice |= once & mask;
      once |= mask;
    }
    if (once !== (1 << size) - 1) return 'contradiction';
    let outcome: 'placed' | 'none' = 'none';
    for (let cell = start; cell < end; cell += step) {
      const mask = this.#masks[cell]!;
      const found = mask & once & ~twice;
      if (found === 0 || isSingleBit(mask)) continue;
      if (!isSingleBit(found)) return 'contradiction';
      this.restrict(cell, found);
      outcome = 'placed';
    }
    return outcome;
  }

  #filterCage(cage: number): void {
    const filter = this.#filters[cage];
    if (filter === undefined) return;
    const cells = this.#cages[cage]!;
    const supported = filter.filter(this.#masks, cells);
    for (let position = 0; position < cells.length; position++) {
      this.restrict(cells[position]!, supported[position]!);
    }
  }
}
