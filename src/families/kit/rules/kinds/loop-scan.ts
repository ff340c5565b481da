/**
 * One look at the lines of a loop: chains of lines that are drawn, and groups of points that lines could
 * still join, as disjoint sets. It is taken at every step of logic and of searches, so it keeps plain arrays.
 */
import type { LinePlaces } from '../board.js';
import type { Left } from '../narrowing.js';

/** The mask of a line that is drawn, a part of that of an open one; any other is absent. */
const DRAWN = 0b10;

/** The ends of lines one after the other, for every list of pairs that was looked at. */
const FLAT = new WeakMap<LinePlaces['ends'], Int32Array>();

function flat(ends: LinePlaces['ends']): Int32Array {
  const known = FLAT.get(ends) ?? Int32Array.from(ends.flat());
  FLAT.set(ends, known);
  return known;
}

export class LoopScan {
  /** The lines that are drawn, and those that are open, in order. */
  readonly drawn: readonly number[];
  readonly open: readonly number[];
  /** A line that is drawn and joins ends of a chain; -1: none does. */
  readonly closed: number;
  readonly #ends: Int32Array;
  readonly #masks: Uint8Array;
  readonly #chains: Int32Array;
  /** By root of a chain: its lines. */
  readonly #lengths: Int32Array;
  #groups: Int32Array | undefined;

  constructor({ ends, around }: Pick<LinePlaces, 'ends' | 'around'>, left: Left) {
    const flatEnds = flat(ends);
    const masks = new Uint8Array(ends.length);
    const chains = singles(around.length);
    const lengths = new Int32Array(around.length);
    const drawn: number[] = [];
    const open: number[] = [];
    let closed = -1;
    for (let line = 0; line < masks.length; line++) {
      const mask = left.mask(line);
      if ((mask & DRAWN) === 0) continue;
      masks[line] = mask;
      if (mask !== DRAWN) {
        open.push(line);
        continue;
      }
      drawn.push(line);
      const from = rootOf(chains, flatEnds[2 * line]!);
      const to = rootOf(chains, flatEnds[2 * line + 1]!);
      if (from === to) closed = line;
      else lengths[to] = lengths[to]! + lengths[from]!;
      chains[from] = to;
      lengths[to] = lengths[to]! + 1;
    }
    [this.drawn, this.open, this.closed] = [drawn, open, closed];
    [this.#ends, this.#masks, this.#chains, this.#lengths] = [flatEnds, masks, chains, lengths];
  }

  isDrawn(line: number): boolean {
    return this.#masks[line] === DRAWN;
  }

  /** True if the chain of a line's first end has all lines that are drawn. */
  isWhole(line: number): boolean {
    return this.#lengths[rootOf(this.#chains, this.#ends[2 * line]!)] === this.drawn.length;
  }

  /** True if a line joins points of one chain. */
  closes(line: number): boolean {
    return rootOf(this.#chains, this.#ends[2 * line]!) === rootOf(this.#chains, this.#ends[2 * line + 1]!);
  }

  /**
   * Of some lines, those that nothing can join with the first one that is drawn; none where none is. While
   * most lines are open, this is not worth the look.
   */
  apart(lines: readonly number[]): readonly number[] {
    const [first] = this.drawn;
    if (first === undefined || this.open.length > this.#masks.length / 2) return [];
    const group = this.groupOf(this.#ends[2 * first]!);
    return lines.filter((line) => this.groupOf(this.#ends[2 * line]!) !== group);
  }

  /** A name of the group of points that lines could still join a point with. */
  groupOf(point: number): number {
    this.#groups ??= this.#joined();
    return rootOf(this.#groups, point);
  }

  #joined(): Int32Array {
    const groups = Int32Array.from(this.#chains);
    for (const line of this.open) {
      groups[rootOf(groups, this.#ends[2 * line]!)] = rootOf(groups, this.#ends[2 * line + 1]!);
    }
    return groups;
  }
}

function singles(count: number): Int32Array {
  const parents = new Int32Array(count);
  for (let point = 0; point < count; point++) parents[point] = point;
  return parents;
}

function rootOf(parents: Int32Array, point: number): number {
  let root = point;
  while (parents[root] !== root) {
    // Every second step is shortened, which keeps later walks short.
    parents[root] = parents[parents[root]!]!;
    root = parents[root]!;
  }
  return root;
}
