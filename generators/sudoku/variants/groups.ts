/** Clues of Sudoku in groups that a symmetry makes: each is given as a whole or not at all. */
import { cellIndices, groupsOfMembers } from '../../../src/core/index.js';
import type { CluesByRules } from '../../../src/families/kit/index.js';
import { type SudokuPuzzle, type SudokuSolution, sudokuClues } from '../../../src/families/sudoku/index.js';
import type { Made } from './variant.js';

type Clue = ReturnType<typeof sudokuClues.list>[number];

/** Clues that go together. */
interface ClueGroup extends Clue {
  readonly members: readonly Clue[];
}

/** The constraints of a puzzle and the cells that go together. */
interface Groups {
  /** The first constraints, which are always given. */
  readonly kept: number;
  /** The groups of those after them, in their order. */
  readonly groups: readonly (readonly Made[])[];
  /** Cells, row-major. */
  readonly orbits: readonly (readonly number[])[];
}

/** The clues of Sudoku, constraints first, in these groups. */
export function inGroups({
  kept,
  groups,
  orbits,
}: Groups): CluesByRules<SudokuPuzzle, SudokuSolution, ClueGroup> {
  const groupOf = groups.flatMap((made, group) => made.map(() => group));
  const isKept = ({ constraint }: Clue): boolean => constraint !== undefined && constraint < kept;
  return {
    ...sudokuClues,
    list(puzzle, solution, kinds) {
      const side = solution.length;
      const orbitOf = groupsOfMembers(side * side, orbits);
      const members = new Map<number, Clue[]>();
      for (const clue of sudokuClues.list(puzzle, solution, kinds)) {
        if (isKept(clue)) continue;
        const group =
          clue.constraint === undefined
            ? groups.length + orbitOf[cellIndices(clue.cells, side)[0]!]![0]!
            : groupOf[clue.constraint - kept]!;
        members.set(group, [...(members.get(group) ?? []), clue]);
      }
      return [...members]
        .toSorted(([one], [other]) => one - other)
        .map(
          ([, own]): ClueGroup => ({
            ...own[0]!,
            members: own,
            of: own.flatMap(({ of }) => of),
            cells: own.flatMap(({ cells }) => cells),
          }),
        );
    },
    puzzleWith(puzzle, chosen, kinds) {
      const all = sudokuClues.list(puzzle, puzzle.grid, kinds).filter(isKept);
      return sudokuClues.puzzleWith(puzzle, [...all, ...chosen.flatMap(({ members }) => members)], kinds);
    },
  };
}
