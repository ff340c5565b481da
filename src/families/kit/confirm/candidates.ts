/**
 * Confirms claims about places that each take one of some values, in areas of which each holds every value
 * once. Families add what else their rules exclude. Places and values are counted from 0.
 */
import { CountedFacts, exactly } from './groups.js';

/** Candidates of every place, as a claim about the solutions; `contradiction`: there is none. */
export type CandidateClaim = 'contradiction' | ((place: number, value: number) => boolean);

/** Applies the further rules of a family to what is confirmed so far; true when that excluded any value. */
export type ExcludeFurther = (values: PlacedValues) => boolean;

const NOTHING_FURTHER: ExcludeFurther = () => false;

export class PlacedValues {
  readonly #places: number;
  readonly #values: number;
  /** Fact `place * values + value`: the place has the value. */
  readonly #facts: CountedFacts;

  private constructor(places: number, values: number, facts: CountedFacts) {
    this.#places = places;
    this.#values = values;
    this.#facts = facts;
  }

  /**
   * Nothing is known yet.
   * @param areas the places of each area, as many as there are values
   */
  static open(places: number, values: number, areas: readonly (readonly number[])[]): PlacedValues {
    const all = Array.from({ length: values }, (_, value) => value);
    const groups = [
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
    ];
    return new PlacedValues(places, values, new CountedFacts(places * values, groups));
  }

  /** The same knowledge, to go on with independently. */
  copy(): PlacedValues {
    return new PlacedValues(this.#places, this.#values, this.#facts.copy());
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

  /** True if the rules confirm the whole claim. */
  confirms(claim: CandidateClaim, excludeFurther: ExcludeFurther = NOTHING_FURTHER): boolean {
    // Of a puzzle without solutions every claim is true.
    if (!this.#follow(excludeFurther)) return true;
    return claim !== 'contradiction' && this.#firstBeyond(claim, 0) === undefined;
  }

  /**
   * True if the rules leave one value alone to every place, which is a solution. Where counting stops, other
   * values are tried one at a time: one that counting leads to a contradiction from is impossible.
   * @param valueAt the value of each place in a solution
   */
  confirmsOnly(
    valueAt: (place: number) => number,
    excludeFurther: ExcludeFurther = NOTHING_FURTHER,
  ): boolean {
    if (!this.#follow(excludeFurther)) return false;
    const claim = (place: number, value: number): boolean => value === valueAt(place);
    let tried = this.#firstBeyond(claim, 0);
    /** Values tried in vain since the last that was found impossible. */
    const inVain = new Set<number>();
    while (tried !== undefined && !inVain.has(tried)) {
      if (this.#isRefuted(tried, excludeFurther)) {
        inVain.clear();
        this.#facts.know(tried, false);
        this.#follow(excludeFurther);
      } else inVain.add(tried);
      tried = this.#firstBeyond(claim, tried + 1) ?? this.#firstBeyond(claim, 0);
    }
    return tried === undefined;
  }

  /** Follows the rules until nothing new becomes known; false in a contradiction. */
  #follow(excludeFurther: ExcludeFurther): boolean {
    do {
      if (!this.#facts.follow()) return false;
    } while (excludeFurther(this));
    return true;
  }

  /** True if a fact, were it true, would contradict the rules. */
  #isRefuted(fact: number, excludeFurther: ExcludeFurther): boolean {
    const trial = this.copy();
    trial.#facts.know(fact, true);
    return !trial.#follow(excludeFurther);
  }

  /** The first fact, from one on, that is still possible and beyond the claim. */
  #firstBeyond(claim: Exclude<CandidateClaim, string>, from: number): number | undefined {
    for (let fact = from; fact < this.#places * this.#values; fact++) {
      if (this.#facts.isFalse(fact)) continue;
      if (!claim(Math.floor(fact / this.#values), fact % this.#values)) return fact;
    }
    return undefined;
  }
}
