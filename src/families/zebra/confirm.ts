/**
 * Confirms what direct inference claims before a model is built, from the rules of the zebra puzzle alone: every house
 * has one value of each attribute, every value one house, and clues hold. A claimed house is confirmed to be impossible
 * for a value when an attribute, a value or one clue, with what is confirmed so far, leaves no way for it. A claim that
 * excludes a solution is never confirmed.
 */
import { CountedFacts, type CountedGroup } from '../kit/confirm-groups.js';
import { isPlaceClue, type Reference, type ZebraClue, type ZebraPuzzle } from './puzzle.js';
import { clueHolds } from './rules.js';

/**
 * What is claimed of the solutions: which houses a value can have, values counted through all attributes in the puzzle's
 * order; `contradiction`: there is none.
 */
export type ZebraClaim = 'contradiction' | ((value: number, house: number) => boolean);

/** Whether the rules confirm the whole claim. */
export function confirmZebra(puzzle: ZebraPuzzle, claim: ZebraClaim): boolean {
  const { houses, clues } = puzzle;
  const names = Object.keys(puzzle.attributes);
  // Fact `value * houses + house`: the value is in the house.
  const facts = new CountedFacts(names.length * houses * houses, streetGroups(names.length, houses));
  const allowed = clues.map((clue) => allowedPairs(clue, puzzle));
  for (let changed = true; changed; ) {
    // Of a puzzle without solutions every claim is true.
    if (!facts.follow()) return true;
    changed = allowed.map((clue) => ruleOutBy(clue, houses, facts)).includes(true);
  }
  if (claim === 'contradiction') return false;
  for (let value = 0; value < names.length * houses; value++) {
    for (let house = 0; house < houses; house++) {
      if (!claim(value, house) && !facts.isFalse(value * houses + house)) return false;
    }
  }
  return true;
}

/** Every value in one house; every house with one value of each attribute. */
function streetGroups(attributes: number, houses: number): readonly CountedGroup[] {
  const street = Array.from({ length: houses }, (_, house) => house);
  const exactlyOne = (fact: (place: number) => number): CountedGroup => ({
    facts: street.map(fact),
    least: 1,
    most: 1,
  });
  return Array.from({ length: attributes }, (_, attribute) =>
    street.flatMap((place) => [
      exactlyOne((house) => (attribute * houses + place) * houses + house),
      exactlyOne((value) => (attribute * houses + value) * houses + place),
    ]),
  ).flat();
}

/** A clue as the pairs of houses that the rules allow its values; a clue about a place has its value twice. */
interface AllowedPairs {
  /** First fact of each value. */
  readonly a: number;
  readonly b: number;
  /** Entry `house of a * houses + house of b`. */
  readonly pairs: readonly boolean[];
}

function allowedPairs(clue: ZebraClue, { houses, attributes }: ZebraPuzzle): AllowedPairs {
  const names = Object.keys(attributes);
  const firstFact = ([name, value]: Reference): number =>
    (names.indexOf(name) * houses + attributes[name]!.indexOf(value)) * houses;
  const street = Array.from({ length: houses }, (_, house) => house);
  const a = firstFact(clue.a);
  const pairs = street.flatMap((one) => street.map((other) => holdsFor(clue, one, other, houses)));
  return { a, b: isPlaceClue(clue) ? a : firstFact(clue.b), pairs };
}

/** Rules out the houses of a clue's values with which the clue cannot hold; true when that is new. */
function ruleOutBy({ a, b, pairs }: AllowedPairs, houses: number, facts: CountedFacts): boolean {
  let changed = false;
  for (let house = 0; house < houses; house++) {
    let supportsA = false;
    let supportsB = false;
    for (let other = 0; other < houses; other++) {
      supportsA ||= !facts.isFalse(b + other) && pairs[house * houses + other]!;
      supportsB ||= !facts.isFalse(a + other) && pairs[other * houses + house]!;
    }
    if (!supportsA) changed = facts.know(a + house, false) || changed;
    if (!supportsB) changed = facts.know(b + house, false) || changed;
  }
  return changed;
}

/** Whether a clue holds, by the rules, when its values are in these houses. */
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
