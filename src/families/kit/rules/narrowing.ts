/** The values that are left for places while something is followed. */

/** The values that are left for places, as bits: bit v for the value v. */
export interface Narrowing {
  /** The values that are left for a place; never none. */
  mask(place: number): number;
  /** Keeps only the values of a mask in a place; none left: the rules contradict what is known. */
  keep(place: number, mask: number): void;
  /** The rule cannot be kept. */
  fail(): void;
}

/** The values that are left, to be looked at only. */
export type Left = Pick<Narrowing, 'mask'>;
