/**
 * The zebra puzzle, also called Einstein's puzzle: consecutive houses on a street, and attributes (colour,
 * nation, pet, …) with as many values as there are houses. Every house has one value of each attribute and
 * every value one house; clues relate values to each other or to places on the street.
 */

/** Relations between two values; the houses of `a` and `b` are meant. */
export const PAIR_RELATIONS = [
  'same',
  'different',
  'directly-left',
  'directly-right',
  'left',
  'right',
  'adjacent',
  'between-1',
  'between-2',
] as const;
export type PairRelation = (typeof PAIR_RELATIONS)[number];

/** Relations between a value and a place on the street. */
export const PLACE_RELATIONS = ['at', 'not-at'] as const;
export type PlaceRelation = (typeof PLACE_RELATIONS)[number];

/** A value, named together with its attribute. */
export type Reference = readonly [attribute: string, value: string];

/**
 * `same`: one house has both; `directly-left`: a's house is the next one to the left of b's; `left`:
 * somewhere to the left; `adjacent`: next to each other; `between-k`: k houses stand between the two.
 */
export interface PairClue {
  readonly type: PairRelation;
  readonly a: Reference;
  readonly b: Reference;
}

export interface PlaceClue {
  readonly type: PlaceRelation;
  readonly a: Reference;
  /** Counted from 0, from the left. */
  readonly house: number;
}

export type ZebraClue = PairClue | PlaceClue;

/** Values by attribute; both orders are the puzzle's own. */
export type Attributes = Readonly<Record<string, readonly string[]>>;

/** Houses with attributes, and the clues about them. */
export interface ZebraPuzzle {
  readonly family: 'zebra';
  readonly houses: number;
  /** As many values each as there are houses. */
  readonly attributes: Attributes;
  readonly clues: readonly ZebraClue[];
}

/** The values of every attribute in the order of the houses. */
export type ZebraSolution = Attributes;

/** A puzzle without its clues, in which names can be looked up. */
export type Houses = Pick<ZebraPuzzle, 'houses' | 'attributes'>;

/** True if a clue names a place instead of a second value. */
export function isPlaceClue(clue: ZebraClue): clue is PlaceClue {
  return clue.type === 'at' || clue.type === 'not-at';
}
