/**
 * Confirms what plain logic claims before a model is built, from the rules of Calcudoku alone: every cell holds one
 * number, every row and column every number once, and the numbers of a cage make its target. A claimed number is
 * confirmed to be impossible in a cell when one row, column or cage, with what is confirmed so far, has no way to hold
 * it. A claim that excludes a solution is never confirmed.
 */
import { CountedFacts, type CountedGroup } from '../kit/confirm-groups.js';
import { type Cage, hasClue, type KenkenPuzzle, possibleOperations } from './puzzle.js';
import { cageHolds } from './rules.js';

/** What is claimed of the solutions: which numbers a cell (row-major) can hold; `contradiction`: there is none. */
export type KenkenClaim = 'contradiction' | ((cell: number, number: number) => boolean);

/** Steps of the search through one cage after which its numbers are left as they are. */
const MOST_STEPS = 200_000;

/** Whether the rules confirm the whole claim. */
export function confirmKenken(puzzle: KenkenPuzzle, claim: KenkenClaim): boolean {
  const { size, cages } = puzzle;
  // Fact `cell * size + number - 1`: the cell holds the number.
  const facts = new CountedFacts(size ** 3, latinGroups(size));
  const clued = cages.filter(hasClue);
  for (let changed = true; changed; ) {
    // Of a puzzle without solutions every claim is true.
    if (!facts.follow()) return true;
    changed = clued.map((cage) => ruleOutIn(cage, size, facts)).includes(true);
  }
  if (claim === 'contradiction') return false;
  for (let cell = 0; cell < size * size; cell++) {
    for (let number = 1; number <= size; number++) {
      if (!claim(cell, number) && !facts.isFalse(cell * size + number - 1)) return false;
    }
  }
  return true;
}

function latinGroups(size: number): readonly CountedGroup[] {
  const places = Array.from({ length: size }, (_, index) => index);
  const exactlyOne = (fact: (place: number) => number): CountedGroup => ({
    facts: places.map(fact),
    least: 1,
    most: 1,
  });
  return places.flatMap((one) =>
    places.flatMap((other) => [
      exactlyOne((value) => (one * size + other) * size + value),
      exactlyOne((column) => (one * size + column) * size + other),
      exactlyOne((row) => (row * size + one) * size + other),
    ]),
  );
}

/** Rules out the numbers that no filling of a cage has in a cell; true when that is new. */
function ruleOutIn(cage: Cage, size: number, facts: CountedFacts): boolean {
  const possible = cage.cells.map(([row, column]) => {
    const numbers = Array.from({ length: size }, (_, index) => index + 1);
    return numbers.filter((number) => !facts.isFalse((row * size + column) * size + number - 1));
  });
  const supported = supportedIn(cage, possible);
  if (supported === undefined) return false;
  let changed = false;
  cage.cells.forEach(([row, column], place) => {
    for (const number of possible[place]!) {
      if (supported[place]!.has(number)) continue;
      changed = facts.know((row * size + column) * size + number - 1, false) || changed;
    }
  });
  return changed;
}

/**
 * The numbers of each cell that occur in a filling of the cage, which repeats none in a row or column and makes its
 * target; undefined when there are too many fillings to look at.
 */
function supportedIn(
  cage: Cage,
  possible: readonly (readonly number[])[],
): readonly ReadonlySet<number>[] | undefined {
  const supported = possible.map(() => new Set<number>());
  const operations = possibleOperations(cage);
  const chosen: number[] = [];
  let steps = 0;
  const fill = (total: number, product: number): void => {
    const place = chosen.length;
    if (place === cage.cells.length) {
      if (!cageHolds(cage, chosen)) return;
      for (const [index, number] of chosen.entries()) supported[index]!.add(number);
      return;
    }
    const [row, column] = cage.cells[place]!;
    for (const number of possible[place]!) {
      const repeats = cage.cells.some(
        ([r, c], index) => index < place && chosen[index] === number && (r === row || c === column),
      );
      const fits =
        cage.cells.length < 3 ||
        (operations.includes('+') && total + number <= cage.target) ||
        (operations.includes('*') && cage.target % (product * number) === 0);
      if (repeats || !fits || ++steps > MOST_STEPS) continue;
      chosen.push(number);
      fill(total + number, product * number);
      chosen.pop();
    }
  };
  fill(0, 1);
  return steps > MOST_STEPS ? undefined : supported;
}
