/** Random Battleship puzzles: a legal fleet, all clues, and given cells until there is one solution. */
import type { Cell, Size } from '../../../../src/core/grid/cell.js';
import type { Rng } from '../../../../src/core/random.js';
import {
  type BattleshipPuzzle,
  type BattleshipSolution,
  gridWith,
  OPEN,
  type Placement,
  placementsOf,
  WATER,
} from '../../../../src/families/battleship/puzzle.js';
import { verdictOf } from './by-sat.js';

/** Fleets are placed longest ship first; after this number of failed placements the fleet counts as too large. */
const ATTEMPTS = 200;

/** A legal grid, and the puzzle in which each of its cells is given with a probability. */
export function givenBattleship(
  size: Size,
  fleet: readonly number[],
  part: number,
  rng: Rng,
): BattleshipPuzzle {
  return puzzleOf(randomFleet(size, fleet, rng), fleet, () => rng.next() < part);
}

/**
 * Two puzzles of one grid: the hard one gives just the cells that were needed to rule second solutions out, one by one;
 * the easy one also gives each other cell with the given probability.
 */
export function battleshipPair(
  size: Size,
  fleet: readonly number[],
  part: number,
  rng: Rng,
): { readonly easy: BattleshipPuzzle; readonly hard: BattleshipPuzzle } {
  const solution = randomFleet(size, fleet, rng);
  const given: Cell[] = [];
  const isGiven = (row: number, column: number) => given.some(([r, c]) => r === row && c === column);
  for (;;) {
    const hard = puzzleOf(solution, fleet, isGiven);
    const answer = verdictOf(hard);
    if (answer.verdict !== 'multiple') {
      const easy = puzzleOf(solution, fleet, (row, column) => isGiven(row, column) || rng.next() < part);
      return { easy, hard };
    }
    given.push(
      rng.pick(answer.differs.filter(([row, column]) => differsFrom(solution, answer, row, column))),
    );
  }
}

/** Told cells of a puzzle. */
export function countGivenCells({ grid }: BattleshipPuzzle): number {
  return [...grid.join('')].filter((cell) => cell !== OPEN).length;
}

/** One of the two solutions differs there from the wanted one, so that telling the cell rules it out. */
function differsFrom(
  wanted: BattleshipSolution,
  { solution, second }: { readonly solution: unknown; readonly second: unknown },
  row: number,
  column: number,
): boolean {
  return [solution, second].some(
    (found) => (found as BattleshipSolution)[row]![column] !== wanted[row]![column],
  );
}

/** Ships placed one after the other, the longest first, wherever there is room. */
function randomFleet(size: Size, fleet: readonly number[], rng: Rng): BattleshipSolution {
  const places = placementsOf(size, fleet);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const ships: Placement[] = [];
    for (const length of fleet) {
      const free = places.filter(
        (place) => place.length === length && !ships.some((ship) => touch(ship, place)),
      );
      if (free.length === 0) break;
      ships.push(rng.pick(free));
    }
    if (ships.length === fleet.length) return gridWith(size, ships);
  }
  throw new Error(`a fleet of ${fleet.length} ships found no room`);
}

/** Whether two ships overlap or are neighbours, diagonally too. */
function touch(one: Placement, other: Placement): boolean {
  const [oneEnd, otherEnd] = [one.cells.at(-1)!, other.cells.at(-1)!];
  return (
    one.row <= otherEnd[0] + 1 &&
    other.row <= oneEnd[0] + 1 &&
    one.column <= otherEnd[1] + 1 &&
    other.column <= oneEnd[1] + 1
  );
}

function puzzleOf(
  solution: BattleshipSolution,
  fleet: readonly number[],
  isGiven: (row: number, column: number) => boolean,
): BattleshipPuzzle {
  const shipCells = (cells: readonly string[]) => cells.filter((cell) => cell !== WATER).length;
  const columns = Array.from({ length: solution[0]!.length }, (_, column) =>
    shipCells(solution.map((text) => text[column]!)),
  );
  return {
    family: 'battleship',
    rows: solution.map((text) => shipCells([...text])),
    columns,
    fleet,
    grid: solution.map((text, row) =>
      [...text].map((cell, column) => (isGiven(row, column) ? cell : OPEN)).join(''),
    ),
  };
}
