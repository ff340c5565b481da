/**
 * Confirms what direct inference claims before a model is built, from the rules of the zebra puzzle alone:
 * every house has one value of each attribute, every value one house, and clues hold. A claimed house is
 * confirmed to be impossible for a value when an attribute, a value or one clue, with what is confirmed so
 * far, leaves no way for it. A claim that excludes a solution is never confirmed.
 */
import { type CandidateClaim, PlacedValues } from '../kit/confirm/candidates.js';
import { isPlaceClue, type Reference, type ZebraClue, type ZebraPuzzle } from './puzzle.js';
import { clueHolds } from './rules.js';

/**
 * True if the rules confirm the whole claim: which houses a value can have, values counted through all
 * attributes in the puzzle's order.
 */
export function confirmZebra(puzzle: ZebraPuzzle, claim: CandidateClaim): boolean {
  const { houses, attributes, clues } = puzzle;
  const areas = Object.keys(attributes).map((_, attribute) =>
    Array.from({ length: houses }, (_, value) => attribute * houses + value),
  );
  const street = PlacedValues.open(areas.length * houses, houses, areas);
  const allowed = clues.map((clue) => allowedPairs(clue, puzzle));
  return street.confirms(claim, () => allowed.map((clue) => excludeBy(clue, houses, street)).includes(true));
}

/**
 * A clue as the pairs of houses that the rules allow its values; a clue about a place has its value twice.
 */
interface AllowedPairs {
  readonly a: number;
  readonly b: number;
  /** Entry `house of a * houses + house of b`. */
  readonly pairs: readonly boolean[];
}

function allowedPairs(clue: ZebraClue, { houses, attributes }: ZebraPuzzle): AllowedPairs {
  const names = Object.keys(attributes);
  const itemOf = ([name, value]: Reference): number =>
    names.indexOf(name) * houses + attributes[name]!.indexOf(value);
  const street = Array.from({ length: houses }, (_, house) => house);
  const a = itemOf(clue.a);
  const pairs = street.flatMap((one) => street.map((other) => holdsFor(clue, one, other, houses)));
  return { a, b: isPlaceClue(clue) ? a : itemOf(clue.b), pairs };
}

/** Excludes the houses of a clue's values with which the clue cannot hold; true when there were any. */
function excludeBy({ a, b, pairs }: AllowedPairs, houses: number, street: PlacedValues): boolean {
  let changed = false;
  for (let house = 0; house < houses; house++) {
    let supportsA = false;
    let supportsB = false;
    for (let other = 0; other < houses; other++) {
      supportsA ||= street.isPossible(b, other) && pairs[house * houses + other]!;
      supportsB ||= street.isPossible(a, other) && pairs[other * houses + house]!;
    }
    if (!supportsA) changed = street.exclude(a, house) || changed;
    if (!supportsB) changed = street.exclude(b, house) || changed;
  }
  return changed;
}

/** True if a clue holds, by the rules, when its values are in these houses. */
function holdsFor(clue: ZebraClue, houseOfA: number, houseOfB: number, houses: number): boolean {
  const street = (value: string, house: number): string[] =>
    Array.from({ length: houses }, (_, place) => (place === house ? value : ''));
  // Both values of a clue about a place are one and the same.
  if (isPlaceClue(clue)) {
    return houseOfA === houseOfB && clueHolds({ ...clue, a: ['a', 'a'] }, { a: street('a', houseOfA) });
  }
  const solution = { a: street('a', houseOfA), b: street('b', houseOfB) };
  return clueHolds({ ...clue, a: ['a', 'a'], b: ['b', 'b'] }, solution);
}
