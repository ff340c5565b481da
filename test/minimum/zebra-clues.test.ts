/**
 * The fewest clues of small zebra puzzles, among all that are true and among those given, against a search
 * through all choices.
 */
import { describe, expect, it } from 'vitest';
import { createRng, type Rng } from '../../src/core/random.js';
import { findFamily } from '../../src/families/index.js';
import {
  PAIR_RELATIONS,
  type Reference,
  type ZebraClue,
  type ZebraPuzzle,
} from '../../src/families/zebra/puzzle.js';
import { clueHolds } from '../../src/families/zebra/rules.js';
import { clueProblem } from '../../src/minimum/clue-problem.js';
import type { MinimumAnswer } from '../../src/minimum/problem.js';

const problem = clueProblem(findFamily('zebra')!)!;
const COLOURS = ['red', 'blue', 'green'];
const PETS = ['cat', 'dog', 'fish'];
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];
/** The streets with the colours and pets in every order. */
const STREETS = ORDERS.flatMap((colours) =>
  ORDERS.map((pets) => ({ colour: colours.map((at) => COLOURS[at]!), pet: pets.map((at) => PETS[at]!) })),
);
const VALUES: readonly Reference[] = [
  ...COLOURS.map((value) => ['colour', value] as const),
  ...PETS.map((value) => ['pet', value] as const),
];

/** Every clue that can be stated about the values. */
const CLUES: readonly ZebraClue[] = VALUES.flatMap((a) => [
  ...VALUES.filter((b) => b !== a).flatMap((b) => PAIR_RELATIONS.map((type): ZebraClue => ({ type, a, b }))),
  ...(['at', 'not-at'] as const).flatMap((type) => [0, 1, 2].map((house): ZebraClue => ({ type, a, house }))),
]);

/** The least number of some clues, all true of one street, that no other street has; searched by number. */
function fewestOf(clues: readonly ZebraClue[]): number {
  const others = (chosen: readonly ZebraClue[]) =>
    STREETS.filter((street) => chosen.every((clue) => clueHolds(clue, street))).length - 1;
  const works = (from: number, left: number, chosen: readonly ZebraClue[]): boolean =>
    left === 0
      ? others(chosen) === 0
      : clues.some((clue, index) => index >= from && works(index + 1, left - 1, [...chosen, clue]));
  for (let count = 0; ; count++) if (works(0, count, [])) return count;
}

/** A street and clues that leave nothing else. */
function draw(rng: Rng): { readonly puzzle: ZebraPuzzle; readonly solution: (typeof STREETS)[number] } {
  const solution = rng.pick(STREETS);
  const clues: ZebraClue[] = [];
  for (const clue of rng.shuffle(CLUES.filter((one) => clueHolds(one, solution)))) {
    clues.push(clue);
    if (STREETS.filter((street) => clues.every((one) => clueHolds(one, street))).length === 1) break;
  }
  const attributes = { colour: COLOURS, pet: PETS };
  return { puzzle: { family: 'zebra', houses: 3, attributes, clues }, solution };
}

async function answerTo(puzzle: ZebraPuzzle, settings: object): Promise<MinimumAnswer> {
  const read = problem.read({ document: { puzzle, credits: {} }, settings: { ...settings } });
  if (!read.ok) throw new Error(read.issues[0]!.message);
  return problem.run(read.value, {
    budget: {},
    onProgress: () => undefined,
    onState: () => undefined,
    pause: async () => undefined,
    tasks: { run: () => Promise.reject(new Error('there are no tasks')) } as never,
  });
}

describe('the fewest clues of a zebra puzzle with three houses', () => {
  const drawn = Array.from({ length: 6 }, (_, number) => draw(createRng(`three houses ${number}`)));

  it.each(drawn)('are those of a search through all choices (%#)', async ({ puzzle, solution }) => {
    const fewest = fewestOf(CLUES.filter((clue) => clueHolds(clue, solution)));
    const all = await answerTo(puzzle, { among: 'all' });
    expect(all).toMatchObject({ status: 'proved', optimum: fewest, evidence: { certified: true } });
    expect(all).toMatchObject({
      words: expect.arrayContaining([expect.stringContaining('every clue of any relation')]),
    });
    const given = fewestOf(puzzle.clues);
    for (const settings of [{}, { among: 'given' }])
      expect(await answerTo(puzzle, settings)).toMatchObject({ status: 'proved', optimum: given });
    expect(given).toBeGreaterThanOrEqual(fewest);
  });

  it('are fewer among all than among those given at times', async () => {
    const both = await Promise.all(
      drawn.map(({ puzzle }) => Promise.all([answerTo(puzzle, { among: 'all' }), answerTo(puzzle, {})])),
    );
    const less = both.filter(
      ([all, given]) => all.status === 'proved' && given.status === 'proved' && all.optimum < given.optimum,
    );
    expect(less.length).toBeGreaterThan(0);
  });
});
