/**
 * A Hitori whose black cells are known and whose numbers are sought: white cells have those of a Latin
 * square, every black cell has a number that white cells of its row and column have. While plain logic leaves
 * cells open, an open black cell takes another such number; to make a puzzle harder, black cells take numbers
 * that fewer white cells have.
 */
import { type Rng, rowsOf, type Size } from '../../src/core/index.js';
import { type HitoriPuzzle, hitoriRuled } from '../../src/families/hitori/index.js';
import { logicFor, type RuleCandidates } from '../../src/families/kit/index.js';
import { latinSquare } from '../shared/latin-square.js';

/** Changes that are tried, for every black cell, until logic finishes, and until it does not. */
const CHANGES = 20;
const HARDENING = 4;

/** The logic of the latest draft: the next one is mostly of the same size. */
let latest: RuleCandidates | undefined;

export class Draft {
  readonly #columns: number;
  readonly #isBlack: Uint8Array;
  readonly #blacks: readonly number[];
  readonly #numbers: Uint8Array;
  readonly #rng: Rng;

  /** @param isBlack by cell: 1 for black ones */
  constructor({ rows, columns }: Size, isBlack: Uint8Array, rng: Rng) {
    const side = Math.max(rows, columns);
    const square = latinSquare(side, rng);
    this.#columns = columns;
    this.#isBlack = isBlack;
    this.#blacks = [...isBlack.keys()].filter((cell) => isBlack[cell] === 1);
    this.#rng = rng;
    this.#numbers = isBlack.map((_, cell) => square[Math.floor(cell / columns) * side + (cell % columns)]!);
    for (const cell of this.#blacks) this.#numbers[cell] = this.#otherNumber(cell, 'both');
  }

  puzzle(): HitoriPuzzle {
    return { family: 'hitori', grid: rowsOf([...this.#numbers], this.#columns) };
  }

  /** Changes numbers until plain logic finishes; false: not within the limit. */
  climb(): boolean {
    let open = this.#logic().openPlaces;
    for (let left = CHANGES * this.#blacks.length; open.length > 0 && left > 0; left--) {
      const blacks = open.filter((cell) => this.#isBlack[cell] === 1);
      const back = this.#change('both', blacks.length === 0 ? this.#blacks : blacks);
      const next = this.#logic().openPlaces;
      if (next.length > open.length) back();
      else open = next;
    }
    return open.length === 0;
  }

  /**
   * Changes numbers of a draft that plain logic finishes until it leaves cells open, which only look-ahead
   * finishes.
   * @param share of cells that are enough
   * @returns false if not within the limit
   */
  harden(share: number): boolean {
    let most = 0;
    for (let left = HARDENING * this.#blacks.length; left > 0; left--) {
      const back = this.#change('either', this.#blacks);
      const logic = this.#logic();
      const { length: open } = logic.openPlaces;
      if (open < most || (open > 0 && logic.probe().progress !== 'solved')) back();
      else most = open;
      if (most > share * this.#numbers.length) break;
    }
    return most > 0;
  }

  /** Gives one of some black cells another number; the result takes it back. */
  #change(among: 'both' | 'either', cells: readonly number[]): () => void {
    const cell = this.#rng.pick(cells);
    const before = this.#numbers[cell]!;
    this.#numbers[cell] = this.#otherNumber(cell, among);
    return () => {
      this.#numbers[cell] = before;
    };
  }

  /** A random number of white cells in both the row and the column of a cell, where there are any. */
  #otherNumber(cell: number, among: 'both' | 'either'): number {
    const columns = this.#columns;
    const column = cell % columns;
    const row = cell - column;
    const inRow = this.#whiteNumbers(row, row + columns, 1);
    const inColumn = this.#whiteNumbers(column, this.#numbers.length, columns);
    const found = among === 'both' ? inRow.filter((number) => inColumn.includes(number)) : [];
    return this.#rng.pick(found.length > 0 ? found : [...inRow, ...inColumn]);
  }

  #whiteNumbers(from: number, end: number, step: number): readonly number[] {
    const found: number[] = [];
    for (let cell = from; cell < end; cell += step)
      if (this.#isBlack[cell] === 0) found.push(this.#numbers[cell]!);
    return found;
  }

  /** Logic that has drawn all its plain conclusions. */
  #logic(): RuleCandidates {
    latest = logicFor(hitoriRuled, this.puzzle(), latest);
    latest.finishes();
    return latest;
  }
}
