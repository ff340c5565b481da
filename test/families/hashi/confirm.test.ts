/**
 * Confirmations by the rules, against all solutions of thousands of small puzzles, found one bridge after the
 * other.
 */
import { expect, it } from 'vitest';
import { grow } from '../../../generators/hashi/growth.js';
import { createRng, type Rng } from '../../../src/core/random.js';
import { confirmHashi, confirmsOnlyBridges } from '../../../src/families/hashi/confirm.js';
import { layoutOf, solutionOf } from '../../../src/families/hashi/layout.js';
import { bridgeLimit, type HashiPuzzle, type HashiSolution } from '../../../src/families/hashi/puzzle.js';
import { verifyHashi } from '../../../src/families/hashi/rules.js';

const PUZZLES = 2000;

/** A puzzle of few islands that has a solution, or nearly: some numbers are changed or not given. */
function randomPuzzle(rng: Rng): HashiPuzzle {
  const [rows, columns] = [4 + rng.integer(3), 4 + rng.integer(3)];
  const limit = rng.pick([1, 2, 2, 2, 3]);
  const grown = grow(
    {
      rows,
      columns,
      islands: 4 + rng.integer(5),
      isExact: false,
      sideBySide: false,
      limit,
      loops: rng.next(),
    },
    rng,
  );
  if (grown === undefined) return randomPuzzle(rng);
  const numbers = new Array<number | null>(rows * columns).fill(0);
  for (const { from, to, count } of grown.bridges) {
    numbers[from]! += count;
    numbers[to]! += count;
  }
  for (const island of grown.islands) {
    const kind = rng.integer(20);
    if (kind === 0) numbers[island] = null;
    if (kind === 1) numbers[island] = Math.max(1, numbers[island]! + rng.pick([-1, 1]));
  }
  const islands = Array.from({ length: rows }, (_, row) => numbers.slice(row * columns, (row + 1) * columns));
  return { family: 'hashi', islands, bridges: limit };
}

/** All solutions, and how many ways of building bridges break no rule but that all islands are joined. */
function bruteForce(puzzle: HashiPuzzle): { readonly solutions: readonly HashiSolution[]; apart: number } {
  const layout = layoutOf(puzzle);
  const left = layout.islands.map(({ number }) => number ?? Infinity);
  const counts: number[] = [];
  const solutions: HashiSolution[] = [];
  let apart = 0;
  const build = (place: number): void => {
    if (place === layout.places.length) {
      if (left.some((missing) => missing > 0 && missing < Infinity)) return;
      const solution = solutionOf(layout, (other) => counts[other]!);
      const codes = verifyHashi(puzzle, solution).map(({ code }) => code);
      if (codes.length === 0) solutions.push(solution);
      else if (codes.every((code) => code === 'islands-apart')) apart++;
      return;
    }
    const { from, to } = layout.places[place]!;
    for (let count = 0; count <= Math.min(bridgeLimit(puzzle), left[from]!, left[to]!); count++) {
      counts[place] = count;
      left[from]! -= count;
      left[to]! -= count;
      build(place + 1);
      left[from]! += count;
      left[to]! += count;
    }
  };
  build(0);
  return { solutions, apart };
}

it('confirms no solution as the only one that is not, and nearly all that are', () => {
  const rng = createRng('only bridges');
  const found = { only: 0, confirmed: 0, onlyAsJoined: 0, several: 0, none: 0 };
  for (let number = 0; number < PUZZLES; number++) {
    const puzzle = randomPuzzle(rng);
    const { solutions, apart } = bruteForce(puzzle);
    if (solutions.length === 0) found.none++;
    if (solutions.length > 1) found.several++;
    for (const solution of solutions) {
      const isConfirmed = confirmsOnlyBridges(puzzle, solution);
      expect(isConfirmed && solutions.length > 1, JSON.stringify(puzzle)).toBe(false);
      if (solutions.length > 1) continue;
      found.only++;
      if (!isConfirmed) continue;
      found.confirmed++;
      if (apart > 0) found.onlyAsJoined++;
    }
  }
  expect(found.none).toBeGreaterThan(PUZZLES / 20);
  expect(found.several).toBeGreaterThan(PUZZLES / 10);
  expect(found.confirmed).toBeGreaterThan(0.95 * found.only);
  expect(found.onlyAsJoined).toBeGreaterThan(PUZZLES / 50);
});

it('confirms no bounds that a solution breaks, and a contradiction only where there is no solution', () => {
  const rng = createRng('bounds');
  let confirmed = 0;
  let contradictions = 0;
  for (let number = 0; number < PUZZLES / 10; number++) {
    const puzzle = randomPuzzle(rng);
    const { solutions } = bruteForce(puzzle);
    if (confirmHashi(puzzle, 'contradiction')) {
      expect(solutions).toEqual([]);
      contradictions++;
    }
    const { islands, places } = layoutOf(puzzle);
    for (const { from, to } of places) {
      const ends = [islands[from]!.cell, islands[to]!.cell] as const;
      for (let count = 0; count <= bridgeLimit(puzzle); count++) {
        const isMore = confirmHashi(puzzle, [{ ends, least: count + 1, most: Infinity }]);
        const isFewer = confirmHashi(puzzle, [{ ends, least: 0, most: count - 1 }]);
        for (const solution of solutions) {
          const held = solution.find((bridge) => String(bridge.slice(0, 2)) === String(ends))?.[2] ?? 0;
          expect(isMore && held <= count, JSON.stringify({ puzzle, ends, count })).toBe(false);
          expect(isFewer && held >= count, JSON.stringify({ puzzle, ends, count })).toBe(false);
        }
        if (isMore || isFewer) confirmed++;
      }
    }
  }
  expect(confirmed).toBeGreaterThan(PUZZLES / 10);
  expect(contradictions).toBeGreaterThan(0);
});

it('confirms that bridges which would leave islands apart are none, or fewer', () => {
  const bounds = (most: number) => [
    {
      ends: [
        [0, 0],
        [0, 2],
      ] as const,
      least: 0,
      most,
    },
  ];
  const ones = {
    family: 'hashi',
    islands: [
      [1, 0, 1],
      [0, 0, 0],
      [2, 0, 2],
    ],
  } as const;
  expect(confirmHashi(ones, bounds(0))).toBe(true);
  const twos = {
    family: 'hashi',
    islands: [
      [2, 0, 2],
      [0, 0, 0],
      [2, 0, 2],
    ],
  } as const;
  expect(confirmHashi(twos, bounds(1))).toBe(true);
  expect(confirmHashi(twos, bounds(0))).toBe(false);
});
