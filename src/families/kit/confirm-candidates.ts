/**
 * Confirms claims about places that each take one of some values, in areas of which each holds every value once. Families
 * add what else their rules exclude. Places and values are counted from 0.
 */
import { CountedFacts, exactly } from './confirm-groups.js';

/** Which values a place can have, as is claimed of the solutions; `contradiction`: there is none. */
export type CandidateClaim = 'contradiction' | ((place: number, value: number) => boolean);

export class PlacedValues {
  readonly #places: number;
  readonly #values: number;
  /** Fact `place * values + value`: the place has the value. */
  readonly #facts: CountedFacts;

  /** @param areas the places of each area, as many as there are values */
  constructor(places: number, values: number, areas: readonly (readonly number[])[]) {
    this.#places = places;
    this.#values = values;
    const all = Array.from({ length: values }, (_, value) => value);
    this.#facts = new CountedFacts(places * values, [
      ...Array.from({ length: places }, (_, place) =>
        exactly(
          1,
          all.map((value) => place * values + value),
        ),
      ),
      ...areas.flatMap((area) =>
        all.map((value) =>
          exactly(
            1,
            area.map((place) => place * values + value),
          ),
        ),
      ),
    ]);
  }

  isPossible(place: number, value: number): boolean {
    return !this.#facts.isFalse(place * this.#values + value);
  }

  /** The place has the value. */
  give(place: number, value: number): void {
    this.#facts.know(place * this.#values + value, true);
  }

  /** The place does not have the value; returns whether that is new. */
  exclude(place: number, value: number): boolean {
    return this.#facts.know(place * this.#values + value, false);
  }

  /**
   * Whether the rules confirm the whole claim.
   * @param excludeFurther applies the family's further rules to what is confirmed so far; true when that excluded any value
   */
  confirms(claim: CandidateClaim, excludeFurther: () => boolean = () => false): boolean {
    do {
      // Of a puzzle without solutions every claim is true.
      if (!this.#facts.follow()) return true;
    } while (excludeFurther());
    if (claim === 'contradiction') return false;
    for (let place = 0; place < this.#places; place++) {
      for (let value = 0; value < this.#values; value++) {
        if (!claim(place, value) && this.isPossible(place, value)) return false;
      }
    }
    return true;
  }
}
