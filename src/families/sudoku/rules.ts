/** The rules of Sudoku: its areas hold no number twice, and every constraint says what its type says. */
import { type Cell, cellCode } from '../../core/index.js';
import {
  allDifferent,
  count,
  numberBoard,
  oneOf,
  order,
  type Rule,
  type Ruled,
  relation,
  remembering,
  seen,
  sum,
} from '../kit/rules/index.js';
import { type Constraint, type ConstraintType, constraintTypeOf } from './constraints/index.js';
import { SUDOKU_KINDS } from './kinds/index.js';
import { areaRules, cellsOfPuzzle } from './layout.js';
import { type SudokuPuzzle, type SudokuSolution, sideOf } from './puzzle.js';

/** A rule that a constraint stands for. */
export interface ConstraintRule extends Rule {
  /** The position of the constraint in the puzzle. */
  readonly constraint: number;
}

export const sudokuRuled: Ruled<SudokuPuzzle, SudokuSolution> = remembering({
  family: 'sudoku',
  kinds: [oneOf, allDifferent, relation, order, sum, count, seen, ...SUDOKU_KINDS],
  board: (puzzle) =>
    numberBoard({
      grid: puzzle.grids === undefined ? puzzle.grid : withoutOutside(puzzle),
      largest: sideOf(puzzle),
      given: (number) => (number === 0 ? 'open' : number < 0 ? 'none' : number),
    }),
  rules: (puzzle) =>
    puzzle.constraints === undefined
      ? areaRules(puzzle)
      : [...areaRules(puzzle), ...rulesOfConstraints(puzzle)],
  says(rule, _, { constraints = [] }) {
    const constraint = constraints[(rule as Partial<ConstraintRule>).constraint ?? -1];
    return constraint && typeOf(constraint).says?.(constraint, rule);
  },
});

/** The rules of all constraints. */
export function rulesOfConstraints(
  puzzle: SudokuPuzzle,
  cells = cellsOfPuzzle(puzzle),
): readonly ConstraintRule[] {
  const counts = new Map<string, number>();
  const next = (of: string): number => {
    const number = (counts.get(of) ?? 0) + 1;
    counts.set(of, number);
    return number;
  };
  return cells.constraints.flatMap((constraint, index) => {
    const type = typeOf(constraint);
    const own = ownName(constraint);
    const number = next(own);
    const name = number > 1 ? `${own}-${number}` : own;
    return type.rules(constraint, cells).map((rule, part, all): ConstraintRule => {
      const id = all.length > 1 ? `${name}-${part + 1}` : name;
      const { areas: kind } = type;
      const isArea = kind !== undefined && rule.places.length === cells.side;
      // The number of a further region is not to be seen; its first cell is.
      const first =
        kind === 'extra-region' ? { first: cellCode(cells.cells[Math.min(...rule.places)]!) } : {};
      const area = isArea ? { area: { kind, number: next(`area ${kind}`), ...first } } : {};
      return { ...rule, ...area, id, role: constraint.type, constraint: index };
    });
  });
}

/** A name that stays the same whatever other constraints there are: the type, and the ends of its cells. */
function ownName({ type, ...keys }: Constraint): string {
  const { cells = [] } = keys as { readonly cells?: readonly Cell[] };
  const ends = [...new Set([cells[0], cells.at(-1)])].flatMap((cell) => (cell ? [cellCode(cell)] : []));
  return [type, ...ends].join('-');
}

/** The type of a constraint that was read. */
export function typeOf(constraint: Constraint): ConstraintType {
  return constraintTypeOf(constraint)!;
}

/** The grid with -1 in the cells outside all grids. */
function withoutOutside(puzzle: SudokuPuzzle): readonly (readonly number[])[] {
  const { placeOf } = cellsOfPuzzle(puzzle);
  return puzzle.grid.map((row, y) => row.map((number, x) => (placeOf([y, x]) === undefined ? -1 : number)));
}
