/**
 * Every picture of a small size, judged by brute force: the clues of all of them are written down and
 * compared.
 */

import { openPictureField } from '../../../src/families/nonogram/lines/field.js';
import { cluesOf } from '../../../src/families/nonogram/puzzle.js';
import type { Bitmap } from '../../../src/picture/decode/bitmap.js';
import type { PictureGoal } from '../../../src/picture/puzzle/judge.js';
import type { UniquenessOracle } from '../../../src/picture/puzzle/oracle.js';

export class SmallPictures {
  readonly #byClues = new Map<string, number[]>();
  readonly #clues: string[] = [];
  readonly #lineSolvable: boolean[] = [];

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    for (let bits = 0; bits < this.count; bits++) {
      const { cells } = this.picture(bits);
      const clues = JSON.stringify(cluesOf(cells, height, width));
      this.#clues.push(clues);
      this.#lineSolvable.push(openPictureField(cells, height, width).propagate() === 'solved');
      const same = this.#byClues.get(clues);
      if (same === undefined) this.#byClues.set(clues, [bits]);
      else same.push(bits);
    }
  }

  /** Number of pictures. */
  get count(): number {
    return 2 ** (this.width * this.height);
  }

  /** The picture whose cell i is bit i. */
  picture(bits: number): Bitmap {
    const { width, height } = this;
    return {
      width,
      height,
      cells: Uint8Array.from({ length: width * height }, (_, cell) => (bits >> cell) & 1),
    };
  }

  /** All pictures with the same clues. */
  solutions(bits: number): readonly number[] {
    return this.#byClues.get(this.#clues[bits]!)!;
  }

  reaches(bits: number, goal: PictureGoal): boolean {
    return goal === 'line' ? this.#lineSolvable[bits]! : this.solutions(bits).length === 1;
  }

  /** Fewest changes that reach the goal and, among such repairs, the least weight. */
  cheapestRepair(
    bits: number,
    goal: PictureGoal,
    weights: readonly number[],
  ): { count: number; weight: number } {
    let best = { count: Infinity, weight: Infinity };
    for (let other = 0; other < this.count; other++) {
      if (!this.reaches(other, goal)) continue;
      const changed = [...this.picture(bits ^ other).cells];
      const count = changed.filter((cell) => cell === 1).length;
      const weight = changed.reduce((sum, cell, index) => sum + cell * weights[index]!, 0);
      if (count < best.count || (count === best.count && weight < best.weight)) best = { count, weight };
    }
    return best;
  }

  /** Looks other solutions up instead of asking an engine. */
  readonly oracle: UniquenessOracle = (picture, held) => {
    const bits = picture.cells.reduce((sum, cell, index) => sum + cell * 2 ** index, 0);
    const second = this.solutions(bits).find(
      (other) => other !== bits && held.every((cell) => (((bits ^ other) >> cell) & 1) === 0),
    );
    if (second === undefined) return { status: 'unique' };
    return { status: 'second', cells: this.picture(second).cells };
  };
}
