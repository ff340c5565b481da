/** The clues of Hashi: the numbers of its islands. Where the islands lie is always told. */
import { type Cell, describeCell } from '../../core/grid/cell.js';
import type { ClueChoice, ClueSet } from '../family.js';
import type { HashiPuzzle, HashiSolution } from './puzzle.js';

export const hashiClues: ClueChoice<HashiPuzzle, HashiSolution> = {
  noun: 'island numbers',
  kinds: [],
  cluesOf,
};

function cluesOf(puzzle: HashiPuzzle, solution: HashiSolution): ClueSet<HashiPuzzle, HashiSolution> {
  const islands = puzzle.islands.flatMap((row, r) =>
    row.flatMap((island, c): Cell[] => (island === 0 ? [] : [[r, c]])),
  );
  const numbers = bridgesByIsland(solution);
  const numberOf = (cell: Cell): number => numbers.get(String(cell)) ?? 0;
  return {
    clues: islands.map((cell) => ({
      name: describeCell(cell),
      cells: [cell],
      given: puzzle.islands[cell[0]]![cell[1]] !== null,
    })),
    puzzleWith: (chosen) => {
      const grid = puzzle.islands.map((row) =>
        row.map((island) => (island === 0 ? 0 : (null as number | null))),
      );
      for (const index of chosen) {
        const cell = islands[index]!;
        grid[cell[0]]![cell[1]] = numberOf(cell);
      }
      return { ...puzzle, islands: grid };
    },
    brokenBy: (other) => {
      const found = bridgesByIsland(other);
      return [...islands.keys()].filter(
        (index) => (found.get(String(islands[index]!)) ?? 0) !== numberOf(islands[index]!),
      );
    },
  };
}

function bridgesByIsland(solution: HashiSolution): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const [from, to, count] of solution) {
    for (const end of [from, to]) numbers.set(String(end), (numbers.get(String(end)) ?? 0) + count);
  }
  return numbers;
}
