/**
 * Logic about places of which each holds something or nothing, and groups of them that hold certain numbers:
 * counting, and trying a value to see whether it fails.
 */
import { CountedFacts, type CountedGroup } from '../confirm/groups.js';
import { excludeRefuted, type Probed, type Progress } from './look-ahead.js';

/** The values of a place, as look-ahead tries them. */
const VALUES = { nothing: 0, something: 1 } as const;

/** A place, and whether it holds something. */
export interface KnownPlace {
  readonly place: number;
  readonly value: boolean;
}

export class CountedLogic {
  readonly #groups: readonly CountedGroup[];
  readonly #known: KnownPlace[];
  /** Places that counting leaves open; none in a contradiction. */
  #open: ReadonlySet<number> = new Set();

  /**
   * @param placeCount places are numbered from 0, as the facts of the groups
   * @param known the places that the puzzle gives
   */
  constructor(
    readonly placeCount: number,
    groups: readonly CountedGroup[],
    known: readonly KnownPlace[],
  ) {
    this.#groups = groups;
    this.#known = [...known];
  }

  /** The number of places that are open after {@link propagate} or {@link probe}. */
  get openCount(): number {
    return this.#open.size;
  }

  /** Counts until nothing more follows. */
  propagate(): Progress {
    const facts = this.#follow(this.#known);
    const places = facts === undefined ? [] : [...Array(this.placeCount).keys()];
    this.#open = new Set(places.filter((place) => !facts?.isTrue(place) && !facts?.isFalse(place)));
    if (facts === undefined) return 'contradiction';
    return this.#open.size === 0 ? 'solved' : 'undetermined';
  }

  /** One-step look-ahead to a fixpoint: every value of each open place is tried until none fails any more. */
  probe(): Probed {
    return excludeRefuted({
      places: this.placeCount,
      values: [VALUES.something, VALUES.nothing],
      propagate: () => this.propagate(),
      isOpen: (place) => this.#open.has(place),
      refutes: (place, value) =>
        this.#follow([...this.#known, { place, value: value === VALUES.something }]) === undefined,
      exclude: (place, value) => {
        this.#known.push({ place, value: value === VALUES.nothing });
      },
    });
  }

  /** The facts that follow by counting from some places; undefined: a contradiction. */
  #follow(known: readonly KnownPlace[]): CountedFacts | undefined {
    const facts = new CountedFacts(this.placeCount, this.#groups);
    for (const { place, value } of known) facts.know(place, value);
    return facts.follow() ? facts : undefined;
  }
}
