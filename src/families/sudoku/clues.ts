/**
 * The clues of Sudoku: its givens, of which any cell of the full grid can be one, and the constraints that
 * the puzzle has, each as a whole.
 */
import type { ClueKind } from '../contract/family.js';
import { type CluesByRules, givenPlaces, type PossibleClue, valueGivenBy } from '../kit/rules/index.js';
import { CONSTRAINT_TYPES } from './constraints/index.js';
import { cellsOfPuzzle } from './layout.js';
import type { SudokuPuzzle, SudokuSolution } from './puzzle.js';
import { type ConstraintRule, rulesOfConstraints, sudokuRuled } from './rules.js';

/** A given number, or a constraint by its position in the puzzle. */
interface SudokuClue extends PossibleClue {
  readonly constraint?: number;
}

const GIVEN: ClueKind = { id: 'given', description: 'a number in a cell' };

export const sudokuClues: CluesByRules<SudokuPuzzle, SudokuSolution, SudokuClue> = {
  noun: 'clues',
  kinds: [
    GIVEN,
    ...CONSTRAINT_TYPES.map(({ type, sentence }): ClueKind => ({ id: type, description: sentence.en })),
  ],
  list: (puzzle, solution, kinds = [GIVEN.id]) => [
    ...(kinds.includes(GIVEN.id) ? givenPlaces(sudokuRuled.board(puzzle), solution) : []),
    ...constraintClues(puzzle, kinds),
  ],
  puzzleWith(puzzle, chosen, kinds = [GIVEN.id]) {
    const given = kinds.includes(GIVEN.id) ? valueGivenBy(chosen) : undefined;
    const isChosen = new Set(chosen.map(({ constraint }) => constraint));
    const isClue = new Set(constraintClues(puzzle, kinds).map(({ constraint }) => constraint));
    const constraints = puzzle.constraints?.filter((_, index) => !isClue.has(index) || isChosen.has(index));
    const { constraints: _, ...rest } = puzzle;
    return {
      ...rest,
      ...(given !== undefined && {
        grid: puzzle.grid.map((row, y) => row.map((_number, x) => given([y, x]) ?? 0)),
      }),
      ...(constraints !== undefined && constraints.length > 0 && { constraints }),
    };
  },
};

/**
 * The constraints of some kinds. Those whose absence changes what other constraints say (marks, where all of
 * them are given) are no clues: without them the puzzle does not say less.
 */
function constraintClues(puzzle: SudokuPuzzle, kinds: readonly string[]): readonly SudokuClue[] {
  const { constraints = [] } = puzzle;
  if (!constraints.some(({ type }) => kinds.includes(type))) return [];
  const cells = cellsOfPuzzle(puzzle);
  const rules = rulesOfConstraints(puzzle, cells);
  const clues = constraints.flatMap((constraint, index): readonly SudokuClue[] => {
    const of = rules.filter(({ constraint: own }) => own === index);
    const alone = rulesOfConstraints(puzzle, { ...cells, constraints: [constraint] });
    if (!kinds.includes(constraint.type) || of.length === 0 || saying(alone) !== saying(of)) return [];
    const own = [...new Set(of.flatMap(({ places }) => places))].map((place) => cells.cells[place]!);
    return [{ of, name: nameOf(of), cells: own, given: true, constraint: index }];
  });
  const isClue = new Set(clues.map(({ constraint }) => constraint));
  const others = constraints.filter((_, index) => !isClue.has(index));
  const left = rulesOfConstraints(puzzle, { ...cells, constraints: others });
  const before = rules.filter(({ constraint }) => !isClue.has(constraint));
  return saying(left) === saying(before) ? clues : [];
}

/** The id of a constraint: that of its rule, or of the first of several without its number. */
function nameOf([first, ...others]: readonly ConstraintRule[]): string {
  return others.length === 0 ? first!.id : first!.id.replace(/-1$/, '');
}

/** The statements of rules, whatever they are called. */
function saying(rules: readonly ConstraintRule[]): string {
  return JSON.stringify(rules.map((rule) => ({ ...rule, id: '', area: undefined, constraint: 0 })));
}
