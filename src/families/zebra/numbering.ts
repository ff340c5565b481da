/** A zebra puzzle in numbers, for models and search: values are items, counted through all attributes. */
import {
  isPlaceClue,
  type PairRelation,
  type PlaceRelation,
  type Reference,
  type ZebraPuzzle,
  type ZebraSolution,
} from './puzzle.js';

export type NumberedClue =
  | { readonly type: PairRelation; readonly a: number; readonly b: number }
  | { readonly type: PlaceRelation; readonly a: number; readonly house: number };

export interface Numbering {
  readonly houses: number;
  /** Names of attributes; the items of attribute k are k * houses to (k + 1) * houses - 1. */
  readonly attributes: readonly string[];
  /** The value of each item. */
  readonly values: readonly string[];
  readonly clues: readonly NumberedClue[];
}

/** Numbers the values and clues of a well-formed puzzle, in the puzzle's order. */
export function numberZebra({ houses, attributes, clues }: ZebraPuzzle): Numbering {
  const names = Object.keys(attributes);
  const itemOf = ([attribute, value]: Reference): number =>
    names.indexOf(attribute) * houses + attributes[attribute]!.indexOf(value);
  return {
    houses,
    attributes: names,
    values: names.flatMap((name) => attributes[name]!),
    clues: clues.map((clue) =>
      isPlaceClue(clue)
        ? { type: clue.type, a: itemOf(clue.a), house: clue.house }
        : { type: clue.type, a: itemOf(clue.a), b: itemOf(clue.b) },
    ),
  };
}

/** The attribute and the value of an item. */
export function referenceOf({ houses, attributes, values }: Numbering, item: number): Reference {
  return [attributes[Math.floor(item / houses)]!, values[item]!];
}

/** The solution that puts every item into a house. */
export function solutionOf(
  { houses, attributes, values }: Numbering,
  houseOfItem: (item: number) => number,
): ZebraSolution {
  const entries = attributes.map((name, attribute): [string, string[]] => {
    const street = new Array<string>(houses);
    for (let item = attribute * houses; item < (attribute + 1) * houses; item++) {
      street[houseOfItem(item)] = values[item]!;
    }
    return [name, street];
  });
  return Object.fromEntries(entries);
}
