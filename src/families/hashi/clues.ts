/** The clues of Hashi: the numbers of its islands. Where the islands lie is always given. */
import { flatMapCells } from '../../core/index.js';
import type { ClueChoice, ClueSet } from '../contract/family.js';
import { cellClues } from '../kit/clues.js';
import type { HashiPuzzle, HashiSolution } from './puzzle.js';

export const hashiClues: ClueChoice<HashiPuzzle, HashiSolution> = {
  noun: 'island numbers',
  kinds: [],
  cluesOf,
};

function cluesOf(puzzle: HashiPuzzle, solution: HashiSolution): ClueSet<HashiPuzzle, HashiSolution> {
  const { islands } = puzzle;
  const numbers = bridgesByIsland(solution);
  return cellClues({
    clues: flatMapCells(islands, (island, cell) =>
      island === 0 ? [] : [{ cell, value: numbers.get(String(cell)) ?? 0 }],
    ),
    blank: islands.map((row) => row.map((island): number | null => (island === 0 ? 0 : null))),
    isGiven: ([row, column]) => islands[row]![column] !== null,
    puzzleWith: (grid) => ({ ...puzzle, islands: grid }),
    holdsIn: (other: HashiSolution) => {
      const found = bridgesByIsland(other);
      return ({ cell, value }) => (found.get(String(cell)) ?? 0) === value;
    },
  });
}

function bridgesByIsland(solution: HashiSolution): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const [from, to, count] of solution) {
    for (const end of [from, to]) numbers.set(String(end), (numbers.get(String(end)) ?? 0) + count);
  }
  return numbers;
}
