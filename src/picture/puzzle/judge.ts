/**
 * Judges of a picture: does it reach the goal, and if not, which sets of cells keep it from it? For the goal
 * `line` these are minimal undetermined sets; for `unique` the cells in which other solutions differ.
 */
import type { LimitName, Rng } from '../../core/index.js';
import { openEmptyField, type PictureField } from '../../families/nonogram/index.js';
import { disjointDifferences } from './differences.js';
import type { UniquenessOracle } from './oracle.js';
import type { PictureGrid } from './region.js';
import { switchingComponents } from './switching-components.js';
import { type UndeterminedSetLimits, undeterminedSets } from './undetermined-sets.js';

/** `line`: line logic alone solves the puzzle; `unique`: it has one solution. */
export type PictureGoal = 'line' | 'unique';

/** The sets are what {@link regionOf} takes; `undecided` names the cells that line logic leaves open. */
export type PictureJudgement =
  | { readonly status: 'reached' }
  | { readonly status: 'missed'; readonly sets: readonly (readonly number[])[] }
  | { readonly status: 'undecided'; readonly open: readonly number[]; readonly limit: LimitName };

/** Limits on the sets to look for. */
export interface JudgeLimits extends UndeterminedSetLimits {
  /**
   * Look for sets among these cells only, with all others revealed; by default the whole picture is judged.
   */
  readonly among?: readonly number[];
}

const ONE_SET: JudgeLimits = { most: 1, passes: 1, enough: 0 };

export class Judge {
  readonly #field: PictureField;
  readonly #oracle: UniquenessOracle | undefined;
  /** The cells that were asked about last, and all others: many changes are tried for the same cells. */
  #among: { readonly cells: readonly number[]; readonly others: readonly number[] } | undefined;

  /**
   * @param oracle absent for the goal `line`
   * @param stop polled during long work; true ends it early, with what was found until then
   * @param colours how many the pictures have besides the background
   */
  constructor(
    readonly grid: PictureGrid,
    readonly rng: Rng,
    oracle?: UniquenessOracle,
    readonly stop: () => boolean = () => false,
    readonly colours = 1,
  ) {
    this.#field = openEmptyField(grid.height, grid.width, colours);
    this.#oracle = oracle;
  }

  /** Judges a picture. */
  judge(picture: Readonly<Uint8Array>, { among, ...limits }: JudgeLimits): PictureJudgement {
    const revealed = among === undefined ? [] : others(picture.length, among);
    if (this.#openAfterLogic(picture, revealed) === 0) return { status: 'reached' };
    if (this.#oracle === undefined) {
      return {
        status: 'missed',
        sets: undeterminedSets(this.#field, picture, { ...limits, stop: this.stop }, this.rng),
      };
    }
    const open = Array.from(picture.keys()).filter((cell) => this.#field.isOpen(cell));
    const components = this.switchingComponents(picture).filter((set) =>
      set.every((cell) => open.includes(cell)),
    );
    if (components.length > 0) return { status: 'missed', sets: components.slice(0, limits.most) };
    const found = disjointDifferences({ ...this.grid, cells: picture }, this.#oracle, limits.most, revealed);
    if (found.differences.length > 0) return { status: 'missed', sets: found.differences };
    return found.limit === undefined
      ? { status: 'reached' }
      : { status: 'undecided', open, limit: found.limit };
  }

  /** True if a picture reaches the goal; `undecided` counts as no. */
  isReached(picture: Readonly<Uint8Array>): boolean {
    if (this.#oracle === undefined) return this.openCount(picture) === 0;
    return this.judge(picture, ONE_SET).status === 'reached';
  }

  /** True if a picture certainly misses the goal; `undecided` counts as no. */
  contradicts(picture: Readonly<Uint8Array>): boolean {
    return this.judge(picture, ONE_SET).status === 'missed';
  }

  /** The elementary switching components of a picture in black and white, smallest first. */
  switchingComponents(picture: Readonly<Uint8Array>): number[][] {
    return this.colours === 1 ? switchingComponents(picture, this.grid) : [];
  }

  /** Cells that line logic leaves open. */
  openCount(picture: Readonly<Uint8Array>): number {
    return this.#openAfterLogic(picture, []);
  }

  /** The number of the cells line logic leaves open although all others are revealed. */
  openAmong(picture: Readonly<Uint8Array>, cells: readonly number[]): number {
    if (this.#among?.cells !== cells) this.#among = { cells, others: others(picture.length, cells) };
    return this.#openAfterLogic(picture, this.#among.others);
  }

  /** Applies line logic to a picture's clues with some cells revealed; returns how many cells stay open. */
  #openAfterLogic(picture: Readonly<Uint8Array>, revealed: readonly number[]): number {
    this.#field.setPicture(picture);
    for (const cell of revealed) this.#field.revealColour(cell, picture[cell]!);
    this.#field.propagate();
    return this.#field.openCount;
  }
}

/** All cells but the given ones. */
function others(count: number, cells: readonly number[]): number[] {
  const left = new Uint8Array(count);
  for (const cell of cells) left[cell] = 1;
  const rest: number[] = [];
  for (let cell = 0; cell < count; cell++) if (left[cell] === 0) rest.push(cell);
  return rest;
}
