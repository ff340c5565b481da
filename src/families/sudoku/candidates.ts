/**
 * What plain logic settles: a number placed in a cell leaves the other cells of its areas (naked singles), and a
 * number with one place left in an area goes there (hidden singles), until neither applies. Candidates are bit
 * masks, bit v - 1 for the number v. One-step look-ahead (probing) tries every candidate and drops those that
 * lead to a contradiction.
 */
import { areasOf, type SudokuPuzzle, sideOf } from './puzzle.js';

/** How far logic got; a contradiction means that there is no solution. */
export type Progress = 'solved' | 'stuck' | 'contradiction';

/** Areas and peers by cell index (row-major), for one box shape. */
interface Board {
  readonly side: number;
  readonly areas: readonly (readonly number[])[];
  readonly areasOfCell: readonly (readonly number[])[];
}

export class Candidates {
  readonly #board: Board;
  #masks: Int32Array;
  #queue: number[] = [];

  constructor(puzzle: SudokuPuzzle) {
    this.#board = boardOf(puzzle);
    const { side } = this.#board;
    this.#masks = new Int32Array(side * side).fill((1 << side) - 1);
    puzzle.grid.forEach((row, r) => {
      row.forEach((given, c) => {
        if (given > 0) this.restrict(r * side + c, 1 << (given - 1));
      });
    });
  }

  /** Candidates of a cell as a bit mask; 0 in a contradiction. */
  mask(cell: number): number {
    return this.#masks[cell]!;
  }

  /** Keeps only the candidates of `mask` in a cell; takes effect with the next {@link settle}. */
  restrict(cell: number, mask: number): void {
    const kept = this.#masks[cell]! & mask;
    if (kept === this.#masks[cell]) return;
    this.#masks[cell] = kept;
    this.#queue.push(cell);
  }

  /** Applies naked and hidden singles until nothing changes. */
  settle(): Progress {
    for (;;) {
      if (!this.#spread()) return 'contradiction';
      const placed = this.#placeHiddenSingles();
      if (placed === 'contradiction') return placed;
      if (placed === 'none') break;
    }
    return this.#masks.every(isSingle) ? 'solved' : 'stuck';
  }

  /** One-step look-ahead to a fixpoint; returns how far it got and how many candidates it tried. */
  probe(): { readonly progress: Progress; readonly probes: number } {
    let probes = 0;
    let progress = this.settle();
    for (let changed = progress === 'stuck'; changed; ) {
      changed = false;
      for (let cell = 0; cell < this.#masks.length && progress === 'stuck'; cell++) {
        for (let bit = 1; bit <= this.#masks[cell]! && progress === 'stuck'; bit <<= 1) {
          if ((this.#masks[cell]! & bit) === 0 || isSingle(this.#masks[cell]!)) continue;
          probes++;
          if (!this.#refutes(cell, bit)) continue;
          this.restrict(cell, ~bit);
          progress = this.settle();
          changed = true;
        }
      }
      if (progress !== 'stuck') break;
    }
    return { progress, probes };
  }

  #refutes(cell: number, bit: number): boolean {
    const saved = this.#masks.slice();
    this.restrict(cell, bit);
    const refuted = this.settle() === 'contradiction';
    this.#masks = saved;
    this.#queue = [];
    return refuted;
  }

  /** Removes placed numbers from their areas; false in a contradiction. */
  #spread(): boolean {
    for (let cell = this.#queue.pop(); cell !== undefined; cell = this.#queue.pop()) {
      const mask = this.#masks[cell]!;
      if (mask === 0) return false;
      if (!isSingle(mask)) continue;
      for (const area of this.#board.areasOfCell[cell]!) {
        for (const peer of this.#board.areas[area]!) if (peer !== cell) this.restrict(peer, ~mask);
      }
    }
    return true;
  }

  #placeHiddenSingles(): 'placed' | 'none' | 'contradiction' {
    const all = (1 << this.#board.side) - 1;
    let outcome: 'placed' | 'none' = 'none';
    for (const area of this.#board.areas) {
      let once = 0;
      let twice = 0;
      for (const cell of area) {
        twice |= once & this.#masks[cell]!;
        once |= this.#masks[cell]!;
      }
      if (once !== all) return 'contradiction';
      const lone = once & ~twice;
      for (const cell of area) {
        const found = this.#masks[cell]! & lone;
        if (found === 0 || isSingle(this.#masks[cell]!)) continue;
        this.restrict(cell, found);
        outcome = 'placed';
      }
      if (outcome === 'placed') return outcome;
    }
    return outcome;
  }
}

function isSingle(mask: number): boolean {
  return mask !== 0 && (mask & (mask - 1)) === 0;
}

function boardOf(puzzle: SudokuPuzzle): Board {
  const side = sideOf(puzzle);
  const areas = areasOf(puzzle.box).map(({ cells }) => cells.map(([row, column]) => row * side + column));
  const areasOfCell = Array.from({ length: side * side }, (_, cell) =>
    areas.flatMap((area, index) => (area.includes(cell) ? [index] : [])),
  );
  return { side, areas, areasOfCell };
}
