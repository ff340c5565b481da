/**
 * A zebra puzzle as moves see it: values that clues put into one house are one person, and what is known of
 * one of them is known of all.
 */

import type { Known } from '../../../contract/explaining.js';
import type { InLanguages, MoveBoard } from '../../../contract/move.js';
import { whileUnchanged } from '../../../kit/moves/latest.js';
import { type Numbering, numberZebra, referenceOf } from '../../numbering.js';
import type { ZebraPuzzle } from '../../puzzle.js';
import type { PersonName, Placed } from '../persons.js';

/** A value, or several that share a house. */
export interface Person {
  /** The values, in order; counted through all attributes. */
  readonly items: readonly number[];
  /** The houses that are left, as bits. */
  readonly mask: number;
}

/** A clue about the houses of two persons. */
export interface Relation {
  /** Position of the clue. */
  readonly clue: number;
  readonly a: Person;
  readonly b: Person;
  /** The values that the clue names. */
  readonly itemA: number;
  readonly itemB: number;
}

/** A clue that two values share a house. */
interface Link {
  readonly clue: number;
  readonly to: number;
}

export class Street {
  readonly numbering: Numbering;
  readonly persons: readonly Person[];
  readonly relations: readonly Relation[];
  /** All houses as bits. */
  readonly all: number;
  readonly #board: MoveBoard<ZebraPuzzle>;
  readonly #personOf: readonly Person[];
  readonly #links: readonly (readonly Link[])[];

  constructor(board: MoveBoard<ZebraPuzzle>) {
    const numbering = numberZebra(board.puzzle);
    const { houses, values, clues } = numbering;
    this.#board = board;
    this.numbering = numbering;
    this.all = (1 << houses) - 1;
    const links: Link[][] = values.map(() => []);
    for (const [clue, one] of clues.entries()) {
      if (one.type !== 'same') continue;
      links[one.a]!.push({ clue, to: one.b });
      links[one.b]!.push({ clue, to: one.a });
    }
    this.#links = links;
    const personOf: Person[] = [];
    for (const item of values.keys()) {
      if (personOf[item] !== undefined) continue;
      const items = [...this.#reached(item).keys()].sort((one, other) => one - other);
      const person = { items, mask: items.reduce((mask, one) => mask & this.#maskOf(one), this.all) };
      for (const one of items) personOf[one] = person;
    }
    this.#personOf = personOf;
    this.persons = [...new Set(personOf)];
    this.relations = clues.flatMap((one, clue): readonly Relation[] => {
      if ('house' in one || one.type === 'same') return [];
      const [a, b] = [personOf[one.a]!, personOf[one.b]!];
      return a === b ? [] : [{ clue, a, b, itemA: one.a, itemB: one.b }];
    });
  }

  personOf(item: number): Person {
    return this.#personOf[item]!;
  }

  attributeOf(item: number): number {
    return Math.floor(item / this.numbering.houses);
  }

  /** The values of an attribute. */
  itemsOf(attribute: number): readonly number[] {
    const { houses } = this.numbering;
    return Array.from({ length: houses }, (_, index) => attribute * houses + index);
  }

  /** Two values of one attribute by which two persons differ; undefined: they may be the same. */
  difference(one: Person, other: Person): readonly [number, number] | undefined {
    for (const a of one.items) {
      const b = other.items.find((item) => this.attributeOf(item) === this.attributeOf(a));
      if (b !== undefined && a !== b) return [a, b];
    }
    return undefined;
  }

  /** True if it is known that a value is in a house. */
  isEntered(item: number, house: number): boolean {
    return this.#board.value(this.#markOf(item, house)) === true;
  }

  /** True if the value itself is known not to be in a house. */
  isCrossed(item: number, house: number): boolean {
    return this.#board.value(this.#markOf(item, house)) === false;
  }

  known(item: number, house: number, value: boolean): Known {
    return { mark: this.#markOf(item, house), value };
  }

  /** A person in the only house of a mask; else not in those houses that the mask leaves out. */
  narrowed({ items, mask }: Person, left: number): readonly Known[] {
    const kept = mask & left;
    const isOne = kept !== 0 && (kept & (kept - 1)) === 0;
    if (isOne) return items.map((item) => this.known(item, 31 - Math.clz32(kept), true));
    return items.flatMap((item) =>
      this.housesOf(mask & ~left).map((house) => this.known(item, house, false)),
    );
  }

  /**
   * The houses of a mask that are left for a person, else those that no longer are.
   * @param few most houses that are named as left
   */
  outcome({ items, mask }: Person, left: number, few = 1): Placed {
    const kept = this.housesOf(mask & left);
    const name = this.name(items);
    if (kept.length <= few) return { name, houses: kept, value: true };
    return { name, houses: this.housesOf(mask & ~left), value: false };
  }

  /** The houses of a mask, in order. */
  housesOf(mask: number): readonly number[] {
    return Array.from({ length: this.numbering.houses }, (_, house) => house).filter(
      (house) => (mask & (1 << house)) !== 0,
    );
  }

  /** The clues by which values of one person share a house: the ways from the first to the others. */
  linksAmong([first, ...others]: readonly number[]): readonly number[] {
    const reached = this.#reached(first!);
    const clues = new Set<number>();
    for (let item of others) {
      for (let link = reached.get(item); link !== undefined; link = reached.get(item)) {
        clues.add(link.clue);
        item = link.to;
      }
    }
    return [...clues].sort((one, other) => one - other);
  }

  /** The ids of the rules by which persons are one each. */
  personRules(persons: readonly Person[]): readonly string[] {
    return persons.flatMap(({ items }) => this.linksAmong(items).map(clueId));
  }

  /** The name of a person by some of the values. */
  name(items: readonly number[]): PersonName {
    return {
      values: items.map((item) => referenceOf(this.numbering, item)),
      clues: this.linksAmong(items).map((clue) => clue + 1),
    };
  }

  /** A value, with the values of the same person by which it is known not to be in some houses. */
  with(item: number, excluded: number): readonly number[] {
    const needed = this.housesOf(excluded).flatMap((house) => {
      if (this.isCrossed(item, house)) return [];
      return this.personOf(item)
        .items.filter((other) => this.isCrossed(other, house))
        .slice(0, 1);
    });
    return [item, ...new Set(needed)];
  }

  /** The sentence of a clue with its number, in every language. */
  clueWords(clue: number): InLanguages<string> {
    const { says, translated } = this.#board.rule(clueId(clue))!.reason;
    return { en: says, de: translated!.de.says };
  }

  /** From a value: each value of the person with the clue that leads back towards it. */
  #reached(first: number): ReadonlyMap<number, Link | undefined> {
    const reached = new Map<number, Link | undefined>([[first, undefined]]);
    for (const item of reached.keys()) {
      for (const { clue, to } of this.#links[item]!) {
        if (!reached.has(to)) reached.set(to, { clue, to: item });
      }
    }
    return reached;
  }

  #maskOf(item: number): number {
    let mask = 0;
    for (let house = 0; house < this.numbering.houses; house++) {
      if (this.isEntered(item, house)) return 1 << house;
      if (!this.isCrossed(item, house)) mask |= 1 << house;
    }
    return mask;
  }

  /** Marks are those of ZebraReasons. */
  #markOf(item: number, house: number): number {
    return item * this.numbering.houses + house;
  }
}

export function clueId(clue: number): string {
  return `clue-${clue + 1}`;
}

export function valueId(item: number): string {
  return `value-${item + 1}`;
}

export function houseId(house: number, attribute: number): string {
  return `house-${house + 1}-attribute-${attribute + 1}`;
}

/** The street as it is now. */
export const streetOf = whileUnchanged((board: MoveBoard<ZebraPuzzle>) => new Street(board));
