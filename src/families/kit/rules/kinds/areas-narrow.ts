/**
 * Areas, as plain logic follows them from the values that are left: places that two areas would touch, that
 * no root can reach with the places that its area still lacks, or that would make an area too large, have
 * another value; places without which an area could not reach its size, or others that have no root yet, have
 * the value.
 */
import type { Narrowing } from '../narrowing.js';
import type { AreaRoot, AreasRule } from './areas-rule.js';
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

/** By place, kept from call to call: its group, the only root that it touches, the last that reached it. */
let groupOf = new Int32Array(0);
let touched = new Int32Array(0);
let reachedBy = new Int32Array(0);

function begin(count: number): void {
  if (groupOf.length < count) {
    groupOf = new Int32Array(count);
    touched = new Int32Array(count);
    reachedBy = new Int32Array(count);
  }
  for (const list of [groupOf, touched, reachedBy]) list.fill(NONE, 0, count);
}

/** Connected places that have the value, and what they leave to each root; one of them at a time. */
class Groups {
  areContradictory = false;
  readonly #rule: AreasRule;
  readonly #left: Narrowing;
  readonly #bit: number;
  /** By group: its places, and its root. */
  readonly #places: number[][] = [];
  readonly #rootOf: number[] = [];

  constructor(rule: AreasRule, left: Narrowing) {
    this.#rule = rule;
    this.#left = left;
    this.#bit = 1 << rule.value;
    begin(rule.places.length);
    for (const [index, { place, size }] of rule.roots.entries()) {
      // A group with two roots was begun at the first.
      if (groupOf[place] !== NONE) this.areContradictory = true;
      else {
        const places = this.#begin(place, index);
        if (size !== undefined && places.length > size) this.areContradictory = true;
        for (const own of places) this.#touchFrom(own, index);
      }
    }
    for (const place of rule.places) {
      if (groupOf[place] === NONE && left.mask(place) === this.#bit) this.#begin(place, NONE);
    }
  }

  /** The group of a place. */
  #begin(first: number, root: number): readonly number[] {
    const group = this.#places.length;
    const places = [first];
    groupOf[first] = group;
    for (let from = 0; from < places.length; from++) {
      const beside = this.#rule.neighbours[places[from]!]!;
      for (let at = 0; at < beside.length; at++) {
        const next = beside[at]!;
        if (groupOf[next] !== NONE || this.#left.mask(next) !== this.#bit) continue;
        groupOf[next] = group;
        places.push(next);
      }
    }
    this.#places.push(places);
    this.#rootOf.push(root);
    return places;
  }

  #touchFrom(place: number, root: number): void {
    const beside = this.#rule.neighbours[place]!;
    for (let at = 0; at < beside.length; at++) {
      const next = beside[at]!;
      if (touched[next] !== root) touched[next] = touched[next] === NONE ? root : SEVERAL;
    }
  }

  /** The places that the area of a root can have, its own first. */
  reach({ place: root, size = Number.POSITIVE_INFINITY }: AreaRoot, index: number): readonly number[] {
    const found = [...this.#places[groupOf[root]!]!];
    for (const place of found) reachedBy[place] = index;
    let from = 0;
    for (let lacks = size - found.length; lacks > 0 && from < found.length; lacks--) {
      for (const end = found.length; from < end; from++) {
        const beside = this.#rule.neighbours[found[from]!]!;
        for (let at = 0; at < beside.length; at++) {
          const next = beside[at]!;
          if (reachedBy[next] === index || (this.#left.mask(next) & this.#bit) === 0) continue;
          if (!this.#mayJoin(next, index, size)) continue;
          reachedBy[next] = index;
          found.push(next);
        }
      }
    }
    return found;
  }

  /** True if a place could be of the area of a root, with all groups beside it. */
  #mayJoin(place: number, index: number, size: number): boolean {
    const group = groupOf[place]!;
    if (group !== NONE) return this.#rootOf[group] === NONE;
    if (touched[place] !== NONE && touched[place] !== index) return false;
    let total = 1;
    const beside = this.#rule.neighbours[place]!;
    for (let at = 0; at < beside.length; at++) {
      const next = groupOf[beside[at]!]!;
      if (next !== NONE && !isBefore(beside, at, next)) total += this.#places[next]!.length;
    }
    return total <= size;
  }
}

/** True if an earlier one of some places is of a group. */
function isBefore(places: readonly number[], end: number, group: number): boolean {
  for (let at = 0; at < end; at++) if (groupOf[places[at]!] === group) return true;
  return false;
}
