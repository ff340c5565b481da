/** Small zebra puzzles, clues about any street, and all ways to fill a street. */
import fc from 'fast-check';
import {
  type Houses,
  PAIR_RELATIONS,
  PLACE_RELATIONS,
  type Reference,
  type ZebraClue,
  type ZebraPuzzle,
  type ZebraSolution,
} from '../../../src/families/zebra/puzzle.js';

const POOL: Readonly<Record<string, readonly string[]>> = {
  colour: ['red', 'green', 'blue', 'white'],
  nation: ['Dane', 'Japanese', 'Swede', 'Greek'],
  pet: ['cat', 'birds', 'fox', 'horse'],
};

/** A clue about the street; its values differ. */
export function clueAbout({ houses, attributes }: Houses): fc.Arbitrary<ZebraClue> {
  const references = Object.entries(attributes).flatMap(([name, values]) =>
    values.map((value): Reference => [name, value]),
  );
  const reference = fc.constantFrom(...references);
  const house = fc.nat({ max: houses - 1 });
  const place = fc
    .record({ type: fc.constantFrom(...PLACE_RELATIONS), a: reference, house })
    .map(({ type, a, house: place }): ZebraClue => ({ type, a, house: place }));
  const pair = fc
    .record({
      type: fc.constantFrom(...PAIR_RELATIONS),
      pair: fc.shuffledSubarray(references, { minLength: 2, maxLength: 2 }),
    })
    .map(({ type, pair: [a, b] }): ZebraClue => ({ type, a: a!, b: b! }));
  return fc.oneof({ weight: 1, arbitrary: place }, { weight: 4, arbitrary: pair });
}

/** Two to four houses with one to three attributes; at most 1000 ways to fill them. */
export const smallZebra: fc.Arbitrary<ZebraPuzzle> = fc
  .constantFrom([2, 3], [3, 2], [3, 3], [4, 2], [4, 1])
  .chain(([houses, count]) => {
    const entries = Object.entries(POOL).slice(0, count);
    const street = {
      houses: houses!,
      attributes: Object.fromEntries(entries.map(([name, values]) => [name, values.slice(0, houses)])),
    };
    return fc
      .array(clueAbout(street), { maxLength: 7 })
      .map((clues): ZebraPuzzle => ({ family: 'zebra', ...street, clues }));
  });

/** Every way to give each house one value of each attribute. */
export function* allStreets({ attributes }: Houses): Generator<ZebraSolution> {
  const names = Object.keys(attributes);
  const fill = function* (chosen: ZebraSolution): Generator<ZebraSolution> {
    const name = names[Object.keys(chosen).length];
    if (name === undefined) yield chosen;
    else for (const order of permutations(attributes[name]!)) yield* fill({ ...chosen, [name]: order });
  };
  yield* fill({});
}

function permutations(values: readonly string[]): string[][] {
  const [first, ...rest] = values;
  if (first === undefined) return [[]];
  return permutations(rest).flatMap((order) =>
    Array.from({ length: values.length }, (_, place) => order.toSpliced(place, 0, first)),
  );
}
