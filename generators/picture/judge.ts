/**
 * Judges of a picture: does it reach the goal, and if not, which sets of cells keep it from it? For the goal
 * `line` these are minimal stuck sets; for `unique` the cells in which other solutions differ.
 */
import type { LimitName } from '../../src/core/budget.js';
import type { Rng } from '../../src/core/random.js';
import { EMPTY, FILLED, Field, OPEN } from '../../src/families/nonogram/index.js';
import { disjointDifferences } from './differences.js';
import type { UniquenessOracle } from './oracle.js';
import type { Grid } from './region.js';
import { type StuckSetLimits, stuckSets } from './stuck-sets.js';
import { elementarySwitches } from './switches.js';

/** `line`: line logic alone solves the puzzle; `unique`: it has one solution. */
export type Goal = 'line' | 'unique';

/** The sets are what {@link regionOf} takes; `undecided` names the cells that line logic leaves open. */
export type Judgement =
  | { readonly status: 'reached' }
  | { readonly status: 'missed'; readonly sets: readonly (readonly number[])[] }
  | { readonly status: 'undecided'; readonly open: readonly number[]; readonly limit: LimitName };

/** How closely to look. */
export interface Scrutiny extends StuckSetLimits {
  /** Look for sets among these cells only, with all others told; by default the whole picture is judged. */
  readonly among?: readonly number[];
}

const GLANCE: Scrutiny = { most: 1, passes: 1, enough: 0 };

export class Judge {
  readonly #field: Field;
  readonly #oracle: UniquenessOracle | undefined;

  /**
   * @param oracle absent for the goal `line`
   * @param stop polled during long work; true ends it early, with what was found until then
   */
  constructor(
    readonly grid: Grid,
    readonly rng: Rng,
    oracle?: UniquenessOracle,
    readonly stop: () => boolean = () => false,
  ) {
    this.#field = new Field(grid.height, grid.width);
    this.#oracle = oracle;
  }

  /** Judges a picture. */
  judge(picture: Readonly<Uint8Array>, { among, ...limits }: Scrutiny): Judgement {
    const told = among === undefined ? [] : others(picture.length, among);
    if (this.#settle(picture, told) === 0) return { status: 'reached' };
    if (this.#oracle === undefined) {
      return {
        status: 'missed',
        sets: stuckSets(this.#field, picture, { ...limits, stop: this.stop }, this.rng),
      };
    }
    const open = Array.from(picture.keys()).filter((cell) => this.#field.cells[cell] === OPEN);
    const switches = this.switches(picture).filter((set) => set.every((cell) => open.includes(cell)));
    if (switches.length > 0) return { status: 'missed', sets: switches.slice(0, limits.most) };
    const found = disjointDifferences({ ...this.grid, cells: picture }, this.#oracle, limits.most, told);
    if (found.differences.length > 0) return { status: 'missed', sets: found.differences };
    return found.limit === undefined
      ? { status: 'reached' }
      : { status: 'undecided', open, limit: found.limit };
  }

  /** Whether a picture reaches the goal; `undecided` counts as no. */
  isReached(picture: Readonly<Uint8Array>): boolean {
    if (this.#oracle === undefined) return this.openCount(picture) === 0;
    return this.judge(picture, GLANCE).status === 'reached';
  }

  /** Whether a picture certainly misses the goal; `undecided` counts as no. */
  contradicts(picture: Readonly<Uint8Array>): boolean {
    return this.judge(picture, GLANCE).status === 'missed';
  }

  /** The elementary switches of a picture, smallest first. */
  switches(picture: Readonly<Uint8Array>): number[][] {
    return elementarySwitches(picture, this.grid);
  }

  /** Cells that line logic leaves open. */
  openCount(picture: Readonly<Uint8Array>): number {
    return this.#settle(picture, []);
  }

  /** How many of the cells line logic leaves open although all others are told. */
  openAmong(picture: Readonly<Uint8Array>, cells: readonly number[]): number {
    return this.#settle(picture, others(picture.length, cells));
  }

  /** Settles a picture's clues with some cells told; returns how many cells stay open. */
  #settle(picture: Readonly<Uint8Array>, told: readonly number[]): number {
    this.#field.setPicture(picture);
    for (const cell of told) this.#field.reveal(cell, picture[cell] === 1 ? FILLED : EMPTY);
    this.#field.settle();
    return this.#field.openCount;
  }
}

/** All cells but the given ones. */
function others(count: number, cells: readonly number[]): number[] {
  const left = new Uint8Array(count);
  for (const cell of cells) left[cell] = 1;
  return Array.from(left.keys()).filter((cell) => left[cell] === 0);
}
