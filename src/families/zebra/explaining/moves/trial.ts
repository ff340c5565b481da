/**
 * A person tried in a house: what follows for the others, with the cause of every house that they lose, until
 * a person has no house or a house no value.
 */
import { bitCount, isSingleBit } from '../../../../core/index.js';
import type { PairRelation } from '../../puzzle.js';
import { converse, reach } from '../../relations.js';
import type { Person, Relation, Street } from './street.js';

/** Why a person loses a house. */
type Cause =
  /** A clue about this person and another. */
  | { readonly kind: 'clue'; readonly relation: Relation; readonly from: number }
  /** Another person has the house, and the two differ by these values. */
  | { readonly kind: 'other'; readonly from: number; readonly own: number; readonly taken: number }
  /** The person is in another house, as nothing else is left for it. */
  | { readonly kind: 'last'; readonly attribute: number; readonly house: number };

/** Houses that a person loses at once. */
export interface Loss {
  readonly person: number;
  readonly houses: number;
  /** The houses that the person has left. */
  readonly left: number;
  readonly cause: Cause;
  /** The numbers of the losses that it rests on. */
  readonly uses: ReadonlySet<number>;
}

/** The end of a trial. */
type End =
  | { readonly kind: 'no house'; readonly person: number }
  | { readonly kind: 'no value'; readonly attribute: number; readonly house: number };

export interface Refutation {
  readonly end: End;
  /** The losses that it needs, in order. */
  readonly losses: readonly Loss[];
}

/** Number of losses after which a trial ends. */
const MOST_LOSSES = 60;

/** Why a person of a tried state cannot be in a house: undefined: it is known. */
class Trial {
  readonly #street: Street;
  readonly #masks: number[];
  readonly #tried: number;
  readonly #losses: Loss[] = [];
  /** By person and house: the number of the loss, where it was lost in the trial. */
  readonly #lostBy: ReadonlyMap<number, number>[];
  readonly #layout: Layout;
  #end: Refutation | undefined;

  constructor(layout: Layout, person: number, house: number) {
    this.#street = layout.street;
    this.#layout = layout;
    this.#masks = layout.street.persons.map(({ mask }) => mask);
    this.#lostBy = this.#masks.map(() => new Map<number, number>());
    this.#tried = person;
    this.#masks[person] = 1 << house;
  }

  /** Follows the consequences, the nearest first. */
  run(): Refutation | undefined {
    let round: ReadonlySet<number> = new Set([this.#tried]);
    while (round.size > 0 && this.#losses.length < MOST_LOSSES) {
      const changed = new Set<number>();
      for (const person of round) {
        this.#others(person, changed);
        for (const relation of this.#layout.relationsOf[person]!) this.#clue(person, relation, changed);
        if (this.#end !== undefined) return this.#end;
      }
      this.#values(changed);
      if (this.#end !== undefined) return this.#end;
      round = changed;
    }
    return undefined;
  }

  /** Others leave the house of somebody from whom they differ. */
  #others(from: number, changed: Set<number>): void {
    const mask = this.#masks[from]!;
    if (!isSingleBit(mask)) return;
    for (const [person, by] of this.#layout.differences[from]!) {
      this.#lose(person, mask, { kind: 'other', from, own: by[1], taken: by[0] }, changed);
    }
  }

  #clue(from: number, relation: Relation, changed: Set<number>): void {
    const { persons } = this.#street;
    const isA = persons[from] === relation.a;
    const person = this.#layout.positions.get(isA ? relation.b : relation.a)!;
    const { type } = this.#street.numbering.clues[relation.clue] as { type: PairRelation };
    const kept = reach(isA ? type : converse(type), this.#masks[from]!, this.#street.all);
    this.#lose(person, ~kept, { kind: 'clue', relation, from }, changed);
  }

  #values(changed: Set<number>): void {
    const { numbering, all } = this.#street;
    for (const attribute of numbering.attributes.keys()) {
      const persons = this.#layout.personsOf[attribute]!;
      for (const house of this.#street.housesOf(all)) {
        const left = persons.filter((person) => (this.#masks[person]! & (1 << house)) !== 0);
        const [only] = left;
        if (only === undefined) {
          const uses = new Set(persons.flatMap((person) => this.#lossOf(person, house)));
          this.#finish({ kind: 'no value', attribute, house }, uses);
          return;
        }
        if (left.length > 1 || isSingleBit(this.#masks[only]!)) continue;
        this.#lose(only, ~(1 << house), { kind: 'last', attribute, house }, changed);
        if (this.#end !== undefined) return;
      }
    }
  }

  #lose(person: number, houses: number, cause: Cause, changed: Set<number>): void {
    const gone = this.#masks[person]! & houses;
    if (gone === 0 || this.#end !== undefined) return;
    const left = this.#masks[person]! & ~gone;
    const number = this.#losses.length;
    const uses = new Set(this.#street.housesOf(gone).flatMap((house) => this.#grounds(person, house, cause)));
    this.#losses.push({ person, houses: gone, left, cause, uses });
    this.#masks[person] = left;
    for (const house of this.#street.housesOf(gone)) {
      (this.#lostBy[person] as Map<number, number>).set(house, number);
    }
    changed.add(person);
    if (left !== 0) return;
    const street = this.#street;
    const all = new Set(street.housesOf(street.all).flatMap((house) => this.#lossOf(person, house)));
    this.#finish({ kind: 'no house', person }, all);
  }

  /** The losses by which a cause takes a house. */
  #grounds(person: number, house: number, cause: Cause): readonly number[] {
    const street = this.#street;
    if (cause.kind === 'last') {
      const others = this.#layout.personsOf[cause.attribute]!.filter((other) => other !== person);
      return others.flatMap((other) => this.#lossOf(other, cause.house));
    }
    if (cause.kind === 'other') {
      return street.housesOf(street.all & ~(1 << house)).flatMap((other) => this.#lossOf(cause.from, other));
    }
    const isA = street.persons[cause.from] === cause.relation.a;
    const { type } = street.numbering.clues[cause.relation.clue] as { type: PairRelation };
    const partners = street
      .housesOf(street.all)
      .filter((at) => (reach(isA ? type : converse(type), 1 << at, street.all) & (1 << house)) !== 0);
    return partners.flatMap((at) => this.#lossOf(cause.from, at));
  }

  #lossOf(person: number, house: number): readonly number[] {
    const loss = this.#lostBy[person]!.get(house);
    return loss === undefined ? [] : [loss];
  }

  #finish(end: End, uses: ReadonlySet<number>): void {
    const needed = new Set(uses);
    for (let number = this.#losses.length - 1; number >= 0; number--) {
      if (needed.has(number)) for (const use of this.#losses[number]!.uses) needed.add(use);
    }
    this.#end = { end, losses: this.#losses.filter((_, number) => needed.has(number)) };
  }
}

/** The common part of all trials of a street. Persons are named by their positions. */
interface Layout {
  readonly street: Street;
  readonly positions: ReadonlyMap<Person, number>;
  readonly relationsOf: readonly (readonly Relation[])[];
  /** By person: others from whom it differs, with a value of each. */
  readonly differences: readonly (readonly (readonly [number, readonly [number, number]])[])[];
  /** By attribute: the persons with its values. */
  readonly personsOf: readonly (readonly number[])[];
}

function layOut(street: Street): Layout {
  const { persons, relations, numbering } = street;
  const positions = new Map(persons.map((person, position) => [person, position]));
  return {
    street,
    positions,
    relationsOf: persons.map((person) => relations.filter(({ a, b }) => a === person || b === person)),
    differences: persons.map((one) =>
      persons.flatMap((other, position) => {
        const by = street.difference(one, other);
        return by === undefined ? [] : [[position, by] as const];
      }),
    ),
    personsOf: numbering.attributes.map((_, attribute) =>
      street.itemsOf(attribute).map((item) => positions.get(street.personOf(item))!),
    ),
  };
}

/** All persons with a house in which they cannot be, those that are refuted in the fewest losses first. */
export function refutations(
  street: Street,
): readonly { readonly person: Person; readonly house: number; readonly refutation: Refutation }[] {
  const layout = layOut(street);
  const found = street.persons.flatMap((person, position) => {
    if (bitCount(person.mask) < 2) return [];
    return street.housesOf(person.mask).flatMap((house) => {
      const refutation = new Trial(layout, position, house).run();
      return refutation === undefined ? [] : [{ person, house, refutation }];
    });
  });
  return found.sort((one, other) => one.refutation.losses.length - other.refutation.losses.length);
}
