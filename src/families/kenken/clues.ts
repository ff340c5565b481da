/**
 * The clues of Calcudoku: those of its cages, which may be left blank. Where the cages lie is always given.
 */
import { describeCell } from '../../core/index.js';
import type { ClueChoice, ClueSet } from '../contract/family.js';
import { listedClues } from '../kit/clues.js';
import {
  type BlankCage,
  type Cage,
  type CageOperation,
  hasClue,
  type KenkenPuzzle,
  type KenkenSolution,
} from './puzzle.js';
import { cageHolds } from './rules.js';

export const kenkenClues: ClueChoice<KenkenPuzzle, KenkenSolution> = {
  noun: 'cage clues',
  kinds: [],
  all: "each cage's clue with the operation that the puzzle gives it, or its sum where it gives none; no other operation is tried",
  formulation: 'combinations',
  cluesOf,
};

/** A cage that has no clue could have its sum, or the number of its one cell. */
function cluesOf(puzzle: KenkenPuzzle, solution: KenkenSolution): ClueSet<KenkenPuzzle, KenkenSolution> {
  const labelled = puzzle.cages.map((cage) => (hasClue(cage) ? cage : withSum(cage, solution)));
  return listedClues({
    clues: labelled,
    describe: ({ cells }, index) => ({
      name: `cage ${index + 1} at ${describeCell(cells[0]!)}`,
      cells,
      given: hasClue(puzzle.cages[index]!),
    }),
    puzzleWith: (chosen) => {
      const kept = new Set(chosen);
      const blank = ({ cells }: Cage): BlankCage => ({ op: null, target: null, cells });
      return { ...puzzle, cages: labelled.map((cage) => (kept.has(cage) ? cage : blank(cage))) };
    },
    holdsIn: (other: KenkenSolution) => (cage) => cageHolds(cage, numbersIn(cage, other)),
  });
}

function withSum({ cells }: BlankCage, solution: KenkenSolution): Cage {
  const op: CageOperation = cells.length === 1 ? '=' : '+';
  const target = cells.reduce((total, [row, column]) => total + solution[row]![column]!, 0);
  return { op, target, cells };
}

function numbersIn({ cells }: Cage, solution: KenkenSolution): readonly number[] {
  return cells.map(([row, column]) => solution[row]![column]!);
}
