/**
 * Judges of a picture: does it reach the goal, and if not, which sets of cells keep it from it? For the goal
 * `line` these are minimal stuck sets; for `unique` the cells in which other solutions differ. Some cells may be
 * held: their states are told beside the clues.
 */
import type { LimitName } from '../../src/core/budget.js';
import type { Rng } from '../../src/core/random.js';
import { Field } from '../../src/families/nonogram/lines/field.js';
import { EMPTY, FILLED, OPEN } from '../../src/families/nonogram/lines/states.js';
import { disjointDifferences } from './differences.js';
import type { UniquenessOracle } from './oracle.js';
import type { Grid } from './region.js';
import { stuckSets } from './stuck-sets.js';
import { elementarySwitches } from './switches.js';

/** `line`: line logic alone solves the puzzle; `unique`: it has one solution. */
export type Goal = 'line' | 'unique';

/** The sets are what {@link regionOf} takes; `undecided` names the cells that line logic leaves open. */
export type Judgement =
  | { readonly status: 'reached' }
  | { readonly status: 'missed'; readonly sets: readonly (readonly number[])[] }
  | { readonly status: 'undecided'; readonly open: readonly number[]; readonly limit: LimitName };

/** What a judge goes by. */
export interface JudgeOptions {
  readonly rng: Rng;
  /** Absent for the goal `line`. */
  readonly oracle?: UniquenessOracle;
  /** Cells whose true states are told; none by default. */
  readonly held?: readonly number[];
}

export class Judge {
  readonly #field: Field;
  readonly #held: readonly number[];
  readonly #isHeld: Uint8Array;
  readonly #rng: Rng;
  readonly #oracle: UniquenessOracle | undefined;

  constructor(
    readonly grid: Grid,
    { rng, oracle, held = [] }: JudgeOptions,
  ) {
    this.#field = new Field(grid.height, grid.width);
    this.#held = held;
    this.#isHeld = new Uint8Array(grid.width * grid.height);
    for (const cell of held) this.#isHeld[cell] = 1;
    this.#rng = rng;
    this.#oracle = oracle;
  }

  /** Judges a picture; at most `most` sets are returned, disjoint ones in each pass. */
  judge(picture: Readonly<Uint8Array>, most: number, passes = 1): Judgement {
    if (this.openCount(picture) === 0) return { status: 'reached' };
    if (this.#oracle === undefined) {
      return { status: 'missed', sets: stuckSets(this.#field, picture, { most, passes }, this.#rng) };
    }
    const switches = this.switches(picture);
    if (switches.length > 0) return { status: 'missed', sets: switches.slice(0, most) };
    const open = Array.from(picture.keys()).filter((cell) => this.#field.cells[cell] === OPEN);
    const found = disjointDifferences({ ...this.grid, cells: picture }, this.#oracle, most, this.#held);
    if (found.differences.length > 0) return { status: 'missed', sets: found.differences };
    return found.limit === undefined
      ? { status: 'reached' }
      : { status: 'undecided', open, limit: found.limit };
  }

  /** The elementary switches of a picture that touch no held cell, smallest first. */
  switches(picture: Readonly<Uint8Array>): number[][] {
    const all = elementarySwitches(picture, this.grid);
    return all.filter((corners) => corners.every((cell) => this.#isHeld[cell] === 0));
  }

  /** Cells that line logic leaves open. */
  openCount(picture: Readonly<Uint8Array>): number {
    this.#field.setPicture(picture);
    for (const cell of this.#held) this.#tell(picture, cell);
    this.#field.settle();
    return this.#field.openCount;
  }

  /** Whether line logic leaves some of the cells open although all others are told. */
  isStuckOn(picture: Readonly<Uint8Array>, cells: readonly number[]): boolean {
    this.#field.setPicture(picture);
    const among = new Set(cells);
    for (let cell = 0; cell < picture.length; cell++) if (!among.has(cell)) this.#tell(picture, cell);
    this.#field.settle();
    return this.#field.openCount > 0;
  }

  #tell(picture: Readonly<Uint8Array>, cell: number): void {
    this.#field.reveal(cell, picture[cell] === 1 ? FILLED : EMPTY);
  }
}
