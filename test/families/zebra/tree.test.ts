import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countLeaves, type SearchBranch } from '../../../src/draw/search-tree.js';
import { zebraExamples } from '../../../src/families/zebra/examples.js';
import { numberZebra } from '../../../src/families/zebra/numbering.js';
import { type Goal, ORDERINGS, orderGoals } from '../../../src/families/zebra/search/orderings.js';
import { searchZebra } from '../../../src/families/zebra/search/search.js';
import { zebraTree } from '../../../src/families/zebra/search/tree.js';
import { smallZebra } from './streets.js';

const { puzzle: classic } = zebraExamples()[0]!;

/** The same tree by plain recursion over lists of placements, with the inferences that it takes. */
class Recursion {
  inferences = 0;
  isFound = false;
  readonly #houses: number;
  readonly #goals: readonly Goal[];
  readonly #levels: number;

  constructor(houses: number, goals: readonly Goal[], levels: number) {
    this.#houses = houses;
    this.#goals = goals;
    this.#levels = levels;
  }

  branches(level: number, placed: ReadonlyMap<number, number>): SearchBranch[] {
    const goal = this.#goals[level];
    if (goal === undefined) {
      this.isFound = true;
      return [];
    }
    const branches: SearchBranch[] = [];
    for (const houses of goal.choices) {
      if (this.isFound) break;
      const label = [...new Set(houses)].map((house) => house + 1).join('-');
      const after = this.#place(goal, houses, placed);
      if (after === undefined) {
        branches.push({ label, end: 'contradiction', branches: [] });
        continue;
      }
      const begun = this.inferences;
      const below = this.branches(level + 1, after);
      const steps = this.inferences - begun;
      const isLast = level + 1 === this.#levels;
      branches.push({
        label,
        end: this.isFound ? 'solution' : 'no-solution',
        branches: isLast ? [] : below,
        ...(isLast && steps > 0 ? { stepsBelow: steps } : {}),
      });
    }
    return branches;
  }

  #place({ a, b }: Goal, houses: readonly number[], placed: ReadonlyMap<number, number>) {
    const after = new Map(placed);
    for (const [index, item] of [a, b].entries()) {
      if (item === undefined) continue;
      this.inferences++;
      const house = houses[index]!;
      if ((after.get(item) ?? house) !== house) return undefined;
      const rivals = [...after].filter(
        ([other]) => Math.floor(other / this.#houses) === Math.floor(item / this.#houses),
      );
      if (rivals.some(([other, place]) => other !== item && place === house)) return undefined;
      after.set(item, house);
    }
    return after;
  }
}

describe.each(ORDERINGS)('the search tree %s', (ordering) => {
  it('is that of a plain recursion', () => {
    fc.assert(
      fc.property(smallZebra, fc.integer({ min: 1, max: 5 }), (puzzle, wanted) => {
        const goals = orderGoals(numberZebra(puzzle), ordering);
        const levels = Math.min(wanted, goals.length);
        const recursion = new Recursion(puzzle.houses, goals, levels);
        const tree = zebraTree(puzzle, ordering, wanted);
        expect(tree.branches).toEqual(recursion.branches(0, new Map()));
        expect(tree.levels).toHaveLength(levels);
        expect(tree.furtherLevels).toBe(goals.length - levels);
        expect(recursion.inferences).toBe(searchZebra(puzzle, ordering).inferences);
      }),
    );
  });

  it('shows as many levels of the 1962 puzzle as a page has room for', () => {
    const { levels, branches } = zebraTree(classic, ordering);
    expect(countLeaves(branches)).toBeLessThanOrEqual(30);
    expect(countLeaves(zebraTree(classic, ordering, levels.length + 1).branches)).toBeGreaterThan(30);
  });
});

describe('the search tree of the 1962 puzzle', () => {
  it('tries every house for the zebra, and accounts for all 28 798 inferences', () => {
    const { branches, levels } = zebraTree(classic, 'as-given');
    expect(levels.map((sentence) => sentence.slice(0, 15))).toEqual([
      'House of water ',
      'House of zebra ',
      'The Englishman ',
    ]);
    const [water] = branches;
    const [zebras, red] = [water!.branches, water!.branches.flatMap((zebra) => zebra.branches)];
    expect(branches).toHaveLength(1);
    expect(zebras.map(({ label, end }) => [label, end])).toEqual([
      ['1', 'no-solution'],
      ['2', 'no-solution'],
      ['3', 'no-solution'],
      ['4', 'no-solution'],
      ['5', 'solution'],
    ]);
    const below = red.reduce((sum, { stepsBelow = 0 }) => sum + stepsBelow, 0);
    expect(below + branches.length + zebras.length + 2 * red.length).toBe(28_798);
  });
});
