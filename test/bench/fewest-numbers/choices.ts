/**
 * All choices of clues, and the fewest of them that fix each solution. What each cell shows of each solution
 * is known, so for every choice of cells the solutions are counted by what they show there: what only one
 * solution shows is a puzzle with one solution.
 */
import { fewestHits, type Mask } from '../../../src/certificates/fewest-hits.js';

/** A cell that shows no clue of a solution; clues are smaller numbers. */
export const NO_CLUE = 7;
const KINDS = 8;

export class Choices {
  readonly solutions: number;
  /** By number of cells: the solutions for which no fewer are enough. */
  readonly byFewest: number[] = [];
  /** The solutions for which none of the choices was enough, less those that all clues do not fix. */
  open: number;
  /** Solutions that all their clues do not fix. */
  unfixed = 0;
  /** The last solution that was fixed, and its cells. */
  example: { readonly solution: number; readonly cells: readonly number[] } = { solution: 0, cells: [] };
  readonly #cells: number;
  readonly #shown: Uint8Array;
  /** By solution: 1 once a choice was enough, or where none is. */
  readonly #isDone: Uint8Array;
  readonly #chosen: number[] = [];

  /** @param shown by solution and cell, solution after solution */
  constructor(cells: number, shown: Uint8Array) {
    this.#cells = cells;
    this.#shown = shown;
    this.solutions = shown.length / cells;
    this.open = this.solutions;
    this.#isDone = new Uint8Array(this.solutions);
  }

  /** Leaves out the solutions that all their clues do not fix. */
  leaveOutUnfixed(): void {
    for (let solution = 0; solution < this.solutions; solution++) {
      if (!this.#isShared(solution)) continue;
      this.#isDone[solution] = 1;
      this.unfixed++;
      this.open--;
    }
  }

  /** Goes through the choices of up to `most` cells, until every solution is fixed. */
  goThrough(most: number): void {
    for (let count = 0; count <= most && this.open > 0; count++) {
      const before = this.open;
      const groups = Array.from({ length: count + 1 }, () => new Uint32Array(this.solutions).fill(1));
      this.#choose(groups, 2, 0, 0);
      this.byFewest.push(before - this.open);
    }
  }

  /**
   * Finds for each solution by itself the fewest cells that tell it from every other one, at most 31 cells;
   * nothing stays open.
   */
  tellApart(): void {
    const { solutions } = this;
    const cells = [...Array(this.#cells).keys()];
    /** By clue and solution: the cells that show it, as bits. */
    const showing = Array.from({ length: NO_CLUE }, (_, clue) =>
      Int32Array.from({ length: solutions }, (__, solution) =>
        cells.reduce((bits, cell) => bits | (this.shownAt(solution, cell) === clue ? 1 << cell : 0), 0),
      ),
    );
    const differing = function* (solution: number): Iterable<Mask> {
      for (let other = 0; other < solutions; other++) {
        if (other === solution) continue;
        let low = 0;
        for (const by of showing) low |= by[solution]! & ~by[other]!;
        yield { low, high: 0 };
      }
    };
    for (let solution = 0; solution < solutions; solution++) {
      if (this.#isDone[solution] === 1) continue;
      const chosen = fewestHits(differing(solution))!;
      this.byFewest[chosen.length] = (this.byFewest[chosen.length] ?? 0) + 1;
      this.#isDone[solution] = 1;
      this.open--;
      this.example = { solution, cells: chosen };
    }
  }

  /** The clue of a solution in a cell. */
  shownAt(solution: number, cell: number): number {
    return this.#shown[solution * this.#cells + cell]!;
  }

  /** True if another solution has all clues of this one. */
  #isShared(solution: number): boolean {
    const [cells, shown] = [this.#cells, this.#shown];
    const clues = Array.from({ length: cells }, (_, cell) => cell).filter(
      (cell) => shown[solution * cells + cell] !== NO_CLUE,
    );
    for (let other = 0; other < this.solutions; other++) {
      if (other === solution) continue;
      if (clues.every((cell) => shown[other * cells + cell] === shown[solution * cells + cell])) return true;
    }
    return false;
  }

  /**
   * Chooses the cells that are left, from one on.
   * @param groups by number of cells and solution: the group of solutions that show the same in these cells;
   *   0: the solution has no clue in one of them
   * @param many the number of groups for the cells that are chosen
   */
  #choose(groups: readonly Uint32Array[], many: number, depth: number, from: number): void {
    const own = groups[depth]!;
    if (depth === groups.length - 1) {
      this.#fix(own, many);
      return;
    }
    const next = groups[depth + 1]!;
    for (let cell = from; cell < this.#cells; cell++) {
      /** By group and clue: the next group. */
      const numbered = new Uint32Array(many * KINDS);
      let count = 1;
      for (let solution = 0, at = cell; solution < own.length; solution++, at += this.#cells) {
        const [group, shown] = [own[solution]!, this.#shown[at]!];
        if (group === 0 || shown === NO_CLUE) {
          next[solution] = 0;
          continue;
        }
        const part = group * KINDS + shown;
        if (numbered[part] === 0) numbered[part] = count++;
        next[solution] = numbered[part]!;
      }
      if (count === 1) continue;
      this.#chosen.push(cell);
      this.#choose(groups, count, depth + 1, cell + 1);
      this.#chosen.pop();
    }
  }

  #fix(groups: Uint32Array, many: number): void {
    const met = new Uint8Array(many);
    for (const group of groups) if (met[group]! < 2) met[group]!++;
    for (const [solution, group] of groups.entries()) {
      if (group === 0 || met[group] !== 1 || this.#isDone[solution] === 1) continue;
      this.#isDone[solution] = 1;
      this.open--;
      this.example = { solution, cells: [...this.#chosen] };
    }
  }
}
