/** Clues that are given together or not at all, so that the cells with clues make a symmetric pattern. */
import { cellCode, orbitsOf, type Size, type SymmetryName } from '../../src/core/index.js';
import { type CluesByRules, factsOf, type PossibleClue } from '../../src/families/kit/index.js';

/** The clues of one orbit of cells. */
interface Together<Clue extends PossibleClue> extends PossibleClue {
  readonly parts: readonly Clue[];
}

/** The clues of a family, those of an orbit as one; each of them has one cell, and no cell has two. */
export function symmetricClues<P, S, Clue extends PossibleClue>(
  clues: CluesByRules<P, S, Clue>,
  size: Size,
  symmetry: SymmetryName,
): CluesByRules<P, S, Together<Clue>> {
  return {
    noun: clues.noun,
    list(puzzle, solution, kinds) {
      const byCell = new Map(
        clues.list(puzzle, solution, kinds).map((clue) => [cellCode(clue.cells[0]!), clue]),
      );
      return orbitsOf(size, symmetry).flatMap((orbit): readonly Together<Clue>[] => {
        const parts = orbit.flatMap((cell) => {
          return byCell.get(cellCode([Math.floor(cell / size.columns), cell % size.columns])) ?? [];
        });
        if (parts.length === 0) return [];
        return [
          {
            parts,
            of: parts.flatMap(factsOf),
            cells: parts.flatMap(({ cells }) => cells),
            given: parts.some(({ given }) => given),
          },
        ];
      });
    },
    puzzleWith: (puzzle, chosen, kinds) =>
      clues.puzzleWith(
        puzzle,
        chosen.flatMap(({ parts }) => parts),
        kinds,
      ),
  };
}
