/**
 * Confirms what direct inference claims before a model is built, from the rules of the zebra puzzle alone: every house
 * has one value of each attribute, every value one house, and clues hold. A claimed house is confirmed to be impossible
 * for a value when an attribute, a value or one clue, with what is confirmed so far, leaves no way for it. A claim that
 * excludes a solution is never confirmed.
 */
import { CountedFacts, type CountedGroup } from '../confirm-groups.js';
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
  for (let changed = true; changed; ) {
    // Of a puzzle without solutions every claim is true.
    if (!facts.follow()) return true;
    changed = clues.map((clue) => ruleOutBy(clue, puzzle, facts)).includes(true);
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

/** Rules out the houses of a clue's values with which the clue cannot hold; true when that is new. */
function ruleOutBy(clue: ZebraClue, { houses, attributes }: ZebraPuzzle, facts: CountedFacts): boolean {
  const street = Array.from({ length: houses }, (_, house) => house);
  const factOf = ([name, value]: Reference, house: number): number =>
    (Object.keys(attributes).indexOf(name) * houses + attributes[name]!.indexOf(value)) * houses + house;
  const free = (reference: Reference): readonly number[] =>
    street.filter((house) => !facts.isFalse(factOf(reference, house)));
  const ruleOut = (reference: Reference, allowed: (house: number) => boolean): boolean =>
    free(reference)
      .filter((house) => !allowed(house))
      .map((house) => facts.know(factOf(reference, house), false))
      .includes(true);
  if (isPlaceClue(clue)) return ruleOut(clue.a, (house) => holdsFor(clue, house, house, houses));
  const { a, b } = clue;
  const first = ruleOut(a, (house) => free(b).some((other) => holdsFor(clue, house, other, houses)));
  const second = ruleOut(b, (house) => free(a).some((other) => holdsFor(clue, other, house, houses)));
  return first || second;
}

/** Whether a clue holds, by the rules, when its values are in these houses. */
function holdsFor(clue: ZebraClue, houseOfA: number, houseOfB: number, houses: number): boolean {
  const street = (value: string, house: number): string[] =>
    Array.from({ length: houses }, (_, place) => (place === house ? value : ''));
  const a = { type: clue.type, a: ['a', 'a'] as const };
  const solution = { a: street('a', houseOfA), b: street('b', houseOfB) };
  return isPlaceClue(clue)
    ? clueHolds({ ...clue, ...a } as ZebraClue, solution)
    : clueHolds({ ...a, b: ['b', 'b'] } as ZebraClue, solution);
}
