import { describe, expect, it } from 'vitest';
import { bitCount } from '../../../src/core/index.js';
import { boardOf, FULL_WORD } from '../../../src/minimum/sudoku/search/board.js';
import { Follower } from '../../../src/minimum/sudoku/search/follower.js';
import { shrinkDifference } from '../../../src/minimum/sudoku/search/learn.js';
import { minimalSets } from '../../../src/minimum/sudoku/search/starting-sets.js';
import { unavoidableSets } from '../../../src/minimum/sudoku/search/unavoidable-sets.js';
import { fourByFours, goldenGrids, isUnique, requestOf, shuffledCells } from './grids.js';

const BOARD = boardOf([3, 3]);
const [GRID] = goldenGrids('minimum-clues.txt');
const NUMBERS = Int32Array.from(GRID!.numbers);

/** Sets as text, three words each, sorted. */
function words(sets: readonly number[]): string[] {
  return Array.from({ length: sets.length / 3 }, (_, set) => sets.slice(3 * set, 3 * set + 3).join()).sort();
}

function cellsOf(set: readonly number[]): number[] {
  return [...Array(81).keys()].filter((cell) => (set[Math.floor(cell / 27)]! & (1 << (cell % 27))) !== 0);
}

describe('unavoidable sets', () => {
  it('are the least differences to all other grids of the 4x4 board', () => {
    const all = fourByFours();
    expect(all).toHaveLength(288);
    for (const grid of all.slice(0, 288).filter((_, index) => index % 37 === 0)) {
      for (const size of [4, 6, 9, 16]) {
        const differences = all
          .map((other) =>
            other.reduce((mask, number, cell) => mask | (number === grid[cell] ? 0 : 1 << cell), 0),
          )
          .filter((mask) => mask !== 0 && bitCount(mask) <= size);
        const expected = minimalSets([...new Set(differences)].flatMap((mask) => [mask, 0, 0]));
        const found = unavoidableSets(boardOf([2, 2]), Int32Array.from(grid), { size });
        expect(words(minimalSets(found))).toEqual(words(expected));
      }
    }
  });

  it('of two stacks are those of the whole board that leave the third word alone', () => {
    const all = words(minimalSets(unavoidableSets(BOARD, NUMBERS, { size: 12 })));
    const inTwo = words(minimalSets(unavoidableSets(BOARD, NUMBERS, { size: 12, third: 0 })));
    expect(inTwo).toEqual(all.filter((set) => set.endsWith(',0')));
    expect(inTwo.length).toBeGreaterThan(5);
  });

  it('leave a second solution when they are open, and one when any of their cells is given', () => {
    const sets = minimalSets(unavoidableSets(BOARD, NUMBERS, { size: 10 }));
    const request = requestOf([3, 3], GRID!.numbers);
    for (let at = 0; at < sets.length; at += 3 * 9) {
      const cells = cellsOf(sets.slice(at, at + 3));
      const others = [...Array(81).keys()].filter((cell) => !cells.includes(cell));
      expect(isUnique(request, others)).toBe(false);
      for (const cell of cells) expect(isUnique(request, [...others, cell])).toBe(true);
    }
  });
});

describe('the follower', () => {
  const follower = new Follower(NUMBERS);
  const request = requestOf([3, 3], GRID!.numbers);

  it.each([18, 22, 26, 30, 40])('agrees with the engine on random puzzles with %i givens', (count) => {
    for (let round = 0; round < 12; round++) {
      const givens = shuffledCells(`${count} ${round}`).slice(0, count);
      const given = [0, 0, 0];
      for (const cell of givens) given[Math.floor(cell / 27)]! |= 1 << (cell % 27);
      const found = follower.findSecond(given[0]!, given[1]!, given[2]!);
      expect(found).toBe(!isUnique(request, givens));
      if (!found) continue;
      expect(cellsOf([...follower.difference]).some((cell) => givens.includes(cell))).toBe(false);
      shrinkDifference(follower, Int32Array.of(FULL_WORD, 0, 0));
      const learnt = [...follower.difference];
      expect(minimalSets([...unavoidableSets(BOARD, NUMBERS, { size: 10 }), ...learnt])).toEqual(
        expect.arrayContaining(learnt),
      );
      const others = [...Array(81).keys()].filter((cell) => !cellsOf(learnt).includes(cell));
      expect(isUnique(request, others)).toBe(false);
      for (const cell of cellsOf(learnt)) expect(isUnique(request, [...others, cell])).toBe(true);
    }
  });
});
