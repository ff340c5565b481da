/**
 * What plainly follows about areas from the values that are left: places that two areas would touch, that no
 * root can reach with the places that its area still lacks, or that would make an area too large, have
 * another value; places without which an area could not reach its size, or others that have no root yet, have
 * the value.
 */
import type { Narrowing } from '../narrowing.js';
import type { AreaRoot, AreasRule } from './areas.js';
import { parted } from './cut-places.js';

/** No root, or no group. */
const NONE = -1;
/** More than one root. */
const SEVERAL = -2;

/** Keeps the values that can be, see above. */
export function narrowAreas(rule: AreasRule, left: Narrowing): void {
  if (!keepRoots(rule, left)) {
    left.fail();
    return;
  }
  const groups = new Groups(rule, left);
  const reached = rule.roots.map((root, index) => groups.reach(root, index));
  const isPossible = rule.roots.every(({ size = 0 }, index) => reached[index]!.length >= size);
  if (groups.areContradictory || !isPossible) {
    left.fail();
    return;
  }
  /** By place: the root that reaches it. */
  const by = new Int32Array(rule.places.length).fill(NONE);
  for (let index = 0; index < reached.length; index++) {
    for (const place of reached[index]!) by[place] = by[place] === NONE ? index : SEVERAL;
  }
  // What follows from what none reaches is found when the rule is asked again.
  if (!leaveOut(rule, by, left)) keepNeeded(rule, reached, by, left);
}

/** Keeps the value in all roots; false: one cannot have it. */
function keepRoots({ roots, value }: AreasRule, left: Narrowing): boolean {
  return roots.every(({ place }) => {
    if (((left.mask(place) >> value) & 1) === 0) return false;
    left.keep(place, 1 << value);
    return true;
  });
}

/** Leaves out the value of places that no root reaches; true if there are any. */
function leaveOut({ places, value }: AreasRule, by: Int32Array, left: Narrowing): boolean {
  const bit = 1 << value;
  let isChanged = false;
  for (const place of places) {
    const mask = left.mask(place);
    if (by[place] !== NONE || (mask & bit) === 0) continue;
    isChanged = true;
    if (mask === bit) left.fail();
    else left.keep(place, ~bit);
  }
  return isChanged;
}

/** Keeps the value of places without which an area could not have its size, or others could have no root. */
function keepNeeded(
  { roots, neighbours, value }: AreasRule,
  reached: readonly (readonly number[])[],
  by: Int32Array,
  left: Narrowing,
): void {
  const bit = 1 << value;
  for (const [index, { place: root, size = 0 }] of roots.entries()) {
    const own = reached[index]!;
    const spare = own.length - size;
    const isNeeded = (place: number): boolean => by[place] === index && left.mask(place) === bit;
    const needed = spare === 0 ? own : parted(root, own, neighbours, isNeeded, spare);
    for (const place of needed) left.keep(place, bit);
  }
}

/** Places that have the value and hang together, and what they leave to each root. */
class Groups {
  areContradictory = false;
  readonly #rule: AreasRule;
  readonly #left: Narrowing;
  readonly #bit: number;
  /** By place: its group. */
  readonly #groupOf: Int32Array;
  /** By group: its places, and its root. */
  readonly #places: number[][] = [];
  readonly #rootOf: number[] = [];
  /** By place without the value yet: the only root whose area it would touch. */
  readonly #touched: Int32Array;
  /** By place: the root that reached it last. */
  readonly #reached: Int32Array;

  constructor(rule: AreasRule, left: Narrowing) {
    this.#rule = rule;
    this.#left = left;
    this.#bit = 1 << rule.value;
    const count = rule.places.length;
    this.#groupOf = new Int32Array(count).fill(NONE);
    this.#touched = new Int32Array(count).fill(NONE);
    this.#reached = new Int32Array(count).fill(NONE);
    for (const [index, { place, size }] of rule.roots.entries()) {
      // A group with two roots was begun at the first.
      if (this.#groupOf[place] !== NONE) this.areContradictory = true;
      else {
        const places = this.#begin(place, index);
        if (size !== undefined && places.length > size) this.areContradictory = true;
        for (const own of places) this.#touchFrom(own, index);
      }
    }
    for (const place of rule.places) {
      if (this.#groupOf[place] === NONE && left.mask(place) === this.#bit) this.#begin(place, NONE);
    }
  }

  /** The group of a place. */
  #begin(first: number, root: number): readonly number[] {
    const group = this.#places.length;
    const places = [first];
    this.#groupOf[first] = group;
    // The list grows while it is read.
    for (const place of places) {
      for (const next of this.#rule.neighbours[place]!) {
        if (this.#groupOf[next] !== NONE || this.#left.mask(next) !== this.#bit) continue;
        this.#groupOf[next] = group;
        places.push(next);
      }
    }
    this.#places.push(places);
    this.#rootOf.push(root);
    return places;
  }

  #touchFrom(place: number, root: number): void {
    const touched = this.#touched;
    for (const next of this.#rule.neighbours[place]!) {
      if (touched[next] !== root) touched[next] = touched[next] === NONE ? root : SEVERAL;
    }
  }

  /** The places that the area of a root can have, its own first. */
  reach({ place: root, size = Number.POSITIVE_INFINITY }: AreaRoot, index: number): readonly number[] {
    const found = [...this.#places[this.#groupOf[root]!]!];
    for (const place of found) this.#reached[place] = index;
    let from = 0;
    for (let lacks = size - found.length; lacks > 0 && from < found.length; lacks--) {
      for (const end = found.length; from < end; from++) {
        for (const next of this.#rule.neighbours[found[from]!]!) {
          if (this.#reached[next] === index || (this.#left.mask(next) & this.#bit) === 0) continue;
          if (!this.#mayJoin(next, index, size)) continue;
          this.#reached[next] = index;
          found.push(next);
        }
      }
    }
    return found;
  }

  /** True if a place could be of the area of a root, with all groups beside it. */
  #mayJoin(place: number, index: number, size: number): boolean {
    const group = this.#groupOf[place]!;
    if (group !== NONE) return this.#rootOf[group] === NONE;
    const touched = this.#touched[place]!;
    if (touched !== NONE && touched !== index) return false;
    let total = 1;
    const beside = this.#rule.neighbours[place]!;
    for (let at = 0; at < beside.length; at++) {
      const next = this.#groupOf[beside[at]!]!;
      if (next !== NONE && !this.#isBefore(beside, at, next)) total += this.#places[next]!.length;
    }
    return total <= size;
  }

  /** True if an earlier one of some places is of a group. */
  #isBefore(beside: readonly number[], end: number, group: number): boolean {
    for (let at = 0; at < end; at++) if (this.#groupOf[beside[at]!] === group) return true;
    return false;
  }
}
