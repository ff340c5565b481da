/**
 * What plain logic settles: a number placed in a cell leaves the rest of its row and column (naked singles), a number
 * with one place left in a row or column goes there (hidden singles), and a cell keeps only numbers with which its
 * cage can make its target, until nothing applies. Candidates are bit masks, bit v - 1 for the number v.
 * One-step look-ahead (probing) tries every candidate and drops those that lead to a contradiction.
 */
import { CageFilter } from './cage-filter.js';
import { type BlankCage, type Cage, cageOfCells, hasClue, type KenkenPuzzle } from './puzzle.js';

/** How far logic got; a contradiction means that there is no solution. */
export type Progress = 'solved' | 'stuck' | 'contradiction';

export class Candidates {
  readonly #size: number;
  readonly #cages: readonly (Cage | BlankCage)[];
  /** By cage; none where there is no clue. */
  readonly #filters: readonly (CageFilter | undefined)[];
  /** Cage by cell, and the cells of every row and column. */
  readonly #owners: readonly number[];
  readonly #lines: readonly (readonly number[])[];
  #masks: Int32Array;
  #singles: number[] = [];
  #touched: Set<number>;

  constructor(puzzle: KenkenPuzzle) {
    const { size, cages } = puzzle;
    const indices = Array.from({ length: size }, (_, index) => index);
    this.#size = size;
    this.#cages = cages;
    this.#filters = cages.map((cage) => (hasClue(cage) ? new CageFilter(cage, size) : undefined));
    this.#owners = cageOfCells(puzzle).flat();
    this.#lines = [
      ...indices.map((row) => indices.map((column) => row * size + column)),
      ...indices.map((column) => indices.map((row) => row * size + column)),
    ];
    this.#masks = new Int32Array(size * size).fill((1 << size) - 1);
    this.#touched = new Set(cages.keys());
    if (size === 1) this.#singles.push(0);
  }

  /** Candidates of a cell (row-major) as a bit mask; 0 in a contradiction. */
  mask(cell: number): number {
    return this.#masks[cell]!;
  }

  /** Cells with more than one candidate. */
  openCells(): number {
    return this.#masks.reduce((count, mask) => count + (isSingle(mask) ? 0 : 1), 0);
  }

  /** Candidates left in all cells. */
  candidateCount(): number {
    let count = 0;
    for (const mask of this.#masks) for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
    return count;
  }

  /** Applies singles and cages until nothing changes. */
  settle(): Progress {
    for (;;) {
      if (!this.#spread()) return 'contradiction';
      const placed = this.#placeHiddenSingles();
      if (placed === 'contradiction') return placed;
      if (placed === 'placed') continue;
      const cage = this.#touched.values().next().value;
      if (cage === undefined) break;
      this.#touched.delete(cage);
      this.#filterCage(cage);
    }
    return this.#masks.every(isSingle) ? 'solved' : 'stuck';
  }

  /** One-step look-ahead to a fixpoint; returns how far it got and how many candidates it tried. */
  probe(): { readonly progress: Progress; readonly probes: number } {
    let probes = 0;
    let progress = this.settle();
    for (let changed = progress === 'stuck'; changed && progress === 'stuck'; ) {
      changed = false;
      for (let cell = 0; cell < this.#masks.length && progress === 'stuck'; cell++) {
        for (let number = 1; number <= this.#size && progress === 'stuck'; number++) {
          const bit = 1 << (number - 1);
          if ((this.#masks[cell]! & bit) === 0 || isSingle(this.#masks[cell]!)) continue;
          probes++;
          if (!this.#refutes(cell, bit)) continue;
          this.#restrict(cell, ~bit);
          progress = this.settle();
          changed = true;
        }
      }
    }
    return { progress, probes };
  }

  #refutes(cell: number, bit: number): boolean {
    const saved = this.#masks.slice();
    this.#restrict(cell, bit);
    const refuted = this.settle() === 'contradiction';
    this.#masks = saved;
    this.#singles = [];
    this.#touched = new Set();
    return refuted;
  }

  #restrict(cell: number, mask: number): void {
    const kept = this.#masks[cell]! & mask;
    if (kept === this.#masks[cell]) return;
    this.#masks[cell] = kept;
    this.#touched.add(this.#owners[cell]!);
    if (kept === 0 || isSingle(kept)) this.#singles.push(cell);
  }

  /** Removes placed numbers from their rows and columns; false in a contradiction. */
  #spread(): boolean {
    for (let cell = this.#singles.pop(); cell !== undefined; cell = this.#singles.pop()) {
      const mask = this.#masks[cell]!;
      if (mask === 0) return false;
      const row = Math.floor(cell / this.#size);
      for (const line of [this.#lines[row]!, this.#lines[this.#size + (cell % this.#size)]!]) {
        for (const peer of line) if (peer !== cell) this.#restrict(peer, ~mask);
      }
    }
    return true;
  }

  #placeHiddenSingles(): 'placed' | 'none' | 'contradiction' {
    const all = (1 << this.#size) - 1;
    for (const line of this.#lines) {
      let once = 0;
      let twice = 0;
      for (const cell of line) {
        twice |= once & this.#masks[cell]!;
        once |= this.#masks[cell]!;
      }
      if (once !== all) return 'contradiction';
      let outcome: 'placed' | 'none' = 'none';
      for (const cell of line) {
        const found = this.#masks[cell]! & once & ~twice;
        if (found === 0 || isSingle(this.#masks[cell]!)) continue;
        this.#restrict(cell, found);
        outcome = 'placed';
      }
      if (outcome === 'placed') return outcome;
    }
    return 'none';
  }

  #filterCage(cage: number): void {
    const filter = this.#filters[cage];
    if (filter === undefined) return;
    const { cells } = this.#cages[cage]!;
    const supported = filter.filter(([row, column]) => this.#masks[row * this.#size + column]!);
    cells.forEach(([row, column], position) => {
      this.#restrict(row * this.#size + column, supported[position]!);
    });
  }
}

function isSingle(mask: number): boolean {
  return mask !== 0 && (mask & (mask - 1)) === 0;
}
