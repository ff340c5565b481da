/** The facts of steps against all sets of one fact less. */
import { describe, expect, it } from 'vitest';
import { Explainer } from '../../src/explain/answers/explainer.js';
import { Entailment } from '../../src/explain/knowledge/entailment.js';
import { prepare } from '../../src/explain/knowledge/prepare.js';
import { generated } from './enumeration.js';
import { nextSteps } from './next-steps.js';
import { statedParts } from './stated.js';

/** Steps with more sets to try are passed over. */
const MOST_SETS = 3000;

describe('the facts of a step', () => {
  it.each([
    ['star-battle', { size: 8, stars: 2 }, 'b'],
    ['kenken', { size: 4 }, 'b'],
    ['zebra', { size: 5 }, 'c'],
    ['battleship', { size: 6 }, 'facts'],
    ['hashi', { size: '7x7' }, 'facts'],
    ['queens', { size: 7 }, 'facts'],
  ])('of %s %o are as few as possible, by trying all smaller sets', async (id, settings, seed) => {
    const { family, puzzle } = await generated(id, settings, seed);
    const preparation = prepare({ family, puzzle });
    if (preparation.status !== 'ready') throw new Error(preparation.status);
    const { board } = preparation.prepared;
    const truths = board.read(preparation.prepared.assignment);
    const known = board.given.map(({ mark }) => mark);
    const explainer = new Explainer(preparation.prepared, { known });
    let tried = 0;
    while (!explainer.isSolved) {
      const before = board.marks.flatMap((_, mark) =>
        explainer.isKnown(mark) ? [{ mark, value: truths[mark]! }] : [],
      );
      for (const { reasons, facts, conclusions } of nextSteps(explainer)) {
        const parts = statedParts(board, reasons);
        const indices = parts.map(({ reason }) => reason);
        const entailment = new Entailment(board, indices);
        const isEnough = (some: typeof facts): boolean =>
          entailment.need(parts, some, conclusions) !== undefined;
        expect(isEnough(facts)).toBe(true);
        const fewer = setsOf(entailment.relevant(before), facts.length - 1);
        if (fewer === undefined) continue;
        tried += fewer.length;
        expect(fewer.filter(isEnough)).toEqual([]);
      }
    }
    expect(tried).toBeGreaterThan(0);
  });
});

/** All sets of this number of items; undefined when there are too many. */
function setsOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] | undefined {
  if (size < 0) return [];
  let sets: readonly (readonly Item[])[] = [[]];
  for (let count = 0; count < size; count++) {
    sets = sets.flatMap((set) => {
      const last = items.indexOf(set.at(-1)!);
      return items.slice(last + 1).map((item) => [...set, item]);
    });
    if (sets.length > MOST_SETS) return undefined;
  }
  return sets;
}
