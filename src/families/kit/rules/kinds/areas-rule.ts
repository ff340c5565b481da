/** Rules about areas as plain data. */
import type { InLanguages } from '../../../contract/language.js';
import type { Rule } from '../rule.js';

/** A place that an area has, and the number of its places; absent: any. */
export interface AreaRoot {
  readonly place: number;
  readonly size?: number;
}

/** The words for areas in one language. */
interface AreaText {
  /** `the island`, `die Insel` */
  readonly the: string;
  /** `the island of`, `der Insel von`, behind a preposition */
  readonly of: string;
  /** `one island`, `einer Insel`, as what something belongs to. */
  readonly one: string;
}

/** Places with the value are parted into connected areas with one root each. */
export interface AreasRule extends Rule {
  readonly kind: 'areas';
  /** All places of the board. */
  readonly places: readonly number[];
  /** The value of places in areas. */
  readonly value: number;
  readonly roots: readonly AreaRoot[];
  /** By place: the places beside it. */
  readonly neighbours: readonly (readonly number[])[];
  readonly words: InLanguages<AreaText>;
  /**
   * No row speaks about two roots, and clauses are derived in their place: so it is where sizes are clues
   * that are given or not.
   */
  readonly isSeparate?: true;
}
