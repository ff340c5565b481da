/**
 * The lists and the bounds of the two-stack search beside plain definitions of them, on small random sets.
 */
import { describe, expect, it } from 'vitest';
import { bitCount } from '../../../src/core/index.js';
import { createRng, type Rng } from '../../../src/core/random.js';
import { Bank } from '../../../src/minimum/sudoku/search/bank.js';
import { Branching } from '../../../src/minimum/sudoku/search/branching.js';
import type { OpenSets } from '../../../src/minimum/sudoku/search/open-sets.js';
import { Reaching } from '../../../src/minimum/sudoku/search/reaching.js';
import { NEXT, ThirdSearch } from '../../../src/minimum/sudoku/search/third-search.js';

type Words = readonly [first: number, second: number, third: number];

/** Cells of each stack that the sets of these tests hold. */
const CELLS = 6;
const ALL = (1 << CELLS) - 1;

function randomSets(rng: Rng, count: number): Words[] {
  const word = (): number => rng.integer(1 << CELLS) & rng.integer(1 << CELLS);
  return Array.from({ length: count }, () => [word() | (1 << rng.integer(CELLS)), word(), word()] as const);
}

function wordsOf(open: OpenSets): Words[] {
  const { first, second, third } = open.sets;
  return [...open.places.subarray(0, open.count)].map((set) => [first[set]!, second[set]!, third[set]!]);
}

/** True if cells of the two stacks hit a set. */
const isHit = ([first, second]: Words, cells: readonly [number, number]): boolean =>
  ((first & cells[0]) | (second & cells[1])) !== 0;

/** All cells of the two stacks, each as a pair of words. */
const SINGLES: readonly (readonly [number, number])[] = Array.from({ length: 2 * CELLS }, (_, cell) =>
  cell < CELLS ? ([1 << cell, 0] as const) : ([0, 1 << (cell - CELLS)] as const),
);

const SEEDS = [...Array(60).keys()];

describe('open sets', () => {
  it.each(SEEDS)(
    'are those that no chosen cell hits, also when sets are learnt and replaced (%i)',
    (seed) => {
      const rng = createRng(`lists ${seed}`);
      const sets = randomSets(rng, 20);
      const bank = new Bank(sets.flat(), 1, 4);
      const chosen = rng.shuffle(SINGLES).slice(0, 3);
      const learnt: Words[] = [];
      const [usedFirst, usedSecond] = [0, 1].map((word) =>
        chosen.reduce((used, cell) => used | cell[word]!, 0),
      );
      for (let round = 0; round < 30; round++) {
        for (const [at, cell] of chosen.entries()) bank.descend(at + 1, cell[0], cell[1]);
        const set: Words = [ALL & ~usedFirst! & rng.integer(64), ALL & ~usedSecond!, round];
        bank.learn(...set);
        learnt.push(set);
        // Of 32 places in all twelve are left for learnt sets.
        const known = [...sets, ...learnt.slice(-12)].map(String).sort();
        for (let depth = 0; depth <= 3; depth++) {
          const hit = chosen.slice(0, depth);
          const expected = [...sets, ...learnt.slice(-12)].filter(
            (one) => !hit.some((cell) => isHit(one, cell)),
          );
          expect(wordsOf(bank.open[depth]!).map(String).sort()).toEqual(expected.map(String).sort());
        }
        expect(wordsOf(bank.open[0]!).map(String).sort()).toEqual(known);
      }
    },
  );

  it.each(SEEDS)('can be hit with one or two more cells as trying all cells says (%i)', (seed) => {
    const rng = createRng(`two ${seed}`);
    const sets = randomSets(rng, 3 + rng.integer(8));
    const open = new Bank(sets.flat(), 0, 1).open[0]!;
    const [chosen] = rng.shuffle(SINGLES);
    const allowed: readonly [number, number] = [rng.integer(64), rng.integer(64)];
    const left = sets.filter((set) => !isHit(set, chosen!));
    const cells = SINGLES.filter((cell) => isHit([...allowed, 0], cell));
    const common = cells.filter((cell) => left.every((set) => isHit(set, cell)));
    expect(open.intersectWithout(...chosen!, ...allowed)).toBe(left.length > 0);
    expect(bitCount(open.commonFirst) + bitCount(open.commonSecond)).toBe(common.length);
    const canHit =
      left.length === 0 ||
      cells.some((one) => cells.some((other) => left.every((set) => isHit(set, one) || isHit(set, other))));
    expect(open.canHitWithTwo(...chosen!, ...allowed)).toBe(canHit);
  });
});

describe('sets that reach into the third stack', () => {
  /** The number of cells of a word hit all masks, at least; more than there are when some mask is empty. */
  const fewest = (masks: readonly number[]): number => {
    const hitting = Array.from({ length: 1 << CELLS }, (_, cells) => cells).filter((cells) =>
      masks.every((mask) => (mask & cells) !== 0),
    );
    return Math.min(CELLS + 1, ...hitting.map(bitCount));
  };

  it.each(SEEDS)('are refuted only where the third stack cannot hit them (%i)', (seed) => {
    const rng = createRng(`third ${seed}`);
    const sets = randomSets(rng, 3 + rng.integer(8));
    const open = new Bank(sets.flat(), 0, 1).open[0]!;
    const allowed: readonly [number, number] = [rng.integer(64), rng.integer(64)];
    const reaching = new Reaching(ALL);
    const needed = (cells: readonly [number, number]): number =>
      fewest(sets.filter((set) => !isHit(set, cells)).map(([, , third]) => third));
    for (let room = 0; room <= 4; room++) {
      if (!reaching.pack(open, ...allowed, room)) expect(needed(allowed)).toBeGreaterThan(room);
      const cells = SINGLES.filter((cell) => isHit([...allowed, 0], cell));
      reaching.pack(open, ...allowed, CELLS);
      for (const cell of cells)
        if (!reaching.fitsBeside(open, ...cell, room)) expect(needed(cell)).toBeGreaterThan(room);
    }
    reaching.findSmallest(open, ...allowed);
    const sizes = sets.map(([first, second]) => bitCount(first & allowed[0]) + bitCount(second & allowed[1]));
    const smallest = bitCount(reaching.smallestFirst) + bitCount(reaching.smallestSecond);
    const some = sizes.filter((size) => size > 0);
    expect(smallest).toBe(some.length === 0 ? 0 : Math.min(...some));
  });

  it.each(SEEDS)('are hit by as few cells of the third stack as trying all choices finds (%i)', (seed) => {
    const rng = createRng(`search ${seed}`);
    const sets = randomSets(rng, 3 + rng.integer(12));
    const open = new Bank(sets.flat(), 0, 1).open[0]!;
    const [cell] = rng.shuffle(SINGLES);
    const masks = sets.filter((set) => !isHit(set, cell!)).map(([, , third]) => third);
    for (let budget = 0; budget <= 4; budget++) {
      let isFound = false;
      const search = new ThirdSearch(() => {
        isFound = true;
        return NEXT;
      });
      search.start(open, ...cell!);
      search.run(budget, ALL, 0);
      expect(isFound).toBe(fewest(masks) <= budget);
    }
  });
});

it('branches on the cell that most open sets hold, then on that of most sets that reach into the third stack', () => {
  const inner = new Bank([0b0011, 0, 0, 0b0110, 0, 0, 0b1000, 0b11, 0], 0, 1).open[0]!;
  const branching = new Branching(new Bank([0b1001, 0b1, 1, 0b1000, 0b1, 1, 0b0001, 0, 1], 0, 1));
  expect(branching.best(inner, 0b0111, 0)).toBe(1);
  expect(branching.best(inner, 0b1001, 0b11)).toBe(0);
  expect(branching.best(inner, 0b1100, 0b11)).toBe(3);
  expect(branching.best(inner, 0b0100, 0b11)).toBe(27);
  expect(branching.bestOfAlike(0b0110, 0b10)).toBe(1);
});
