/**
 * What plainly follows about areas from the values that are left: places that two areas would touch, that no
 * root can reach with the places that its area still lacks, or that would make an area too large, have
 * another value; places without which an area could not reach its size, or others that have no root yet, have
 * the value.
 */
import type { Narrowing } from '../rule-kind.js';
import type { AreaRoot, AreasRule } from './areas.js';
import { parted } from './cut-places.js';

/** No area has the place, or none with a root. */
const NONE = -1;
/** More than one root. */
const SEVERAL = -2;

/** Places with the value that hang together. */
interface Group {
  readonly places: readonly number[];
  /** The position of its root among all. */
  readonly root: number;
}

/** Keeps the values that can be, see above. */
export function narrowAreas(rule: AreasRule, left: Narrowing): void {
  const bit = 1 << rule.value;
  for (const { place } of rule.roots) {
    if ((left.mask(place) & bit) === 0) {
      left.fail();
      return;
    }
    left.keep(place, bit);
  }
  const groups = new Groups(rule, left);
  if (groups.areContradictory) {
    left.fail();
    return;
  }
  const reached = rule.roots.map((root, index) => groups.reach(root, index));
  /** By place: the root that reaches it. */
  const by = new Int32Array(rule.places.length).fill(NONE);
  reached.forEach((places, index) => {
    for (const place of places) by[place] = by[place] === NONE ? index : SEVERAL;
  });
  let isChanged = false;
  for (const place of rule.places) {
    if (by[place] !== NONE || (left.mask(place) & bit) === 0) continue;
    if (left.mask(place) === bit) {
      left.fail();
      return;
    }
    left.keep(place, ~bit);
    isChanged = true;
  }
  if (isChanged) return;
  for (const [index, { place: root, size }] of rule.roots.entries()) {
    const places = reached[index]!;
    if (size !== undefined && places.length < size) {
      left.fail();
      return;
    }
    const needed = (place: number): boolean => left.mask(place) === bit && by[place] === index;
    const spare = size === undefined ? places.length : places.length - size;
    for (const place of parted(root, places, rule.beside, needed, spare)) left.keep(place, bit);
    if (spare === 0) for (const place of places) left.keep(place, bit);
  }
}

/** The groups of places that have the value, and what they leave to each root. */
class Groups {
  readonly areContradictory: boolean = false;
  readonly #rule: AreasRule;
  readonly #left: Narrowing;
  /** By place: its group, or {@link NONE}. */
  readonly #groupOf: Int32Array;
  readonly #groups: readonly Group[];
  /** By place without the value yet: the only root whose area it would touch. */
  readonly #touched: Int32Array;

  constructor(rule: AreasRule, left: Narrowing) {
    this.#rule = rule;
    this.#left = left;
    const count = rule.places.length;
    const bit = 1 << rule.value;
    this.#groupOf = new Int32Array(count).fill(NONE);
    this.#touched = new Int32Array(count).fill(NONE);
    const rootAt = new Map(rule.roots.map(({ place }, index) => [place, index]));
    const groups: Group[] = [];
    for (const first of rule.places) {
      if (this.#groupOf[first] !== NONE || left.mask(first) !== bit) continue;
      this.#groupOf[first] = groups.length;
      const places = [first];
      let root = NONE;
      for (const place of places) {
        const own = rootAt.get(place);
        if (own !== undefined) {
          if (root !== NONE) this.areContradictory = true;
          root = own;
        }
        for (const next of rule.beside[place]!) {
          if (this.#groupOf[next] !== NONE || left.mask(next) !== bit) continue;
          this.#groupOf[next] = groups.length;
          places.push(next);
        }
      }
      if (root !== NONE) {
        const { size } = rule.roots[root]!;
        if (size !== undefined && places.length > size) this.areContradictory = true;
        for (const place of places) this.#touchFrom(place, root);
      }
      groups.push({ places, root });
    }
    this.#groups = groups;
  }

  #touchFrom(place: number, root: number): void {
    const touched = this.#touched;
    for (const next of this.#rule.beside[place]!) {
      if (touched[next] !== root) touched[next] = touched[next] === NONE ? root : SEVERAL;
    }
  }

  /** The places that the area of a root can have, its own first. */
  reach({ place: root, size }: AreaRoot, index: number): readonly number[] {
    const { beside, value } = this.#rule;
    const bit = 1 << value;
    const own = this.#groups[this.#groupOf[root]!]!.places;
    const found = [...own];
    const isFound = new Set(found);
    let lacks = size === undefined ? Number.POSITIVE_INFINITY : size - own.length;
    let from = 0;
    for (; lacks > 0 && from < found.length; lacks--) {
      const end = found.length;
      for (; from < end; from++) {
        for (const next of beside[found[from]!]!) {
          if (isFound.has(next) || (this.#left.mask(next) & bit) === 0) continue;
          if (!this.#mayJoin(next, index, size)) continue;
          isFound.add(next);
          found.push(next);
        }
      }
    }
    return found;
  }

  /** True if a place could be of the area of a root. */
  #mayJoin(place: number, index: number, size = Number.POSITIVE_INFINITY): boolean {
    const group = this.#groupOf[place]!;
    if (group !== NONE) return this.#groups[group]!.root === NONE;
    const touched = this.#touched[place]!;
    if (touched !== NONE && touched !== index) return false;
    // It would join all groups beside it.
    const joined = new Set(Array.from(this.#rule.beside[place]!, (next) => this.#groupOf[next]!));
    let total = 1;
    for (const one of joined) if (one !== NONE) total += this.#groups[one]!.places.length;
    return total <= size;
  }
}
