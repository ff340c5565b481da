import { type Cell, moveRows, renumber, type Symmetry, sizeOfRows, symmetriesOf } from '../../core/index.js';
import { type Constraint, moveConstraint } from './constraints/index.js';
import { type SudokuPuzzle, sideOf } from './puzzle.js';
import { typeOf } from './rules.js';

/**
 * The puzzle turned and mirrored. Without constraints numbers are renamed in the order in which they first
 * occur.
 */
export function sudokuVariants(puzzle: SudokuPuzzle): readonly SudokuPuzzle[] {
  const { family, box, regions, grids, grid, constraints } = puzzle;
  const size = sizeOfRows(grid);
  return symmetriesOf(size).map((symmetry): SudokuPuzzle => {
    const moved = moveRows(grid, symmetry);
    return {
      family,
      ...(box !== undefined && { box: symmetry.transposes ? [box[1], box[0]] : box }),
      ...(regions !== undefined && {
        regions: regions === 'none' ? regions : renumber(moveRows(regions, symmetry), null, 0),
      }),
      ...(grids !== undefined && { grids: moveGrids(grids, sideOf(puzzle) - 1, symmetry) }),
      grid: constraints === undefined ? renumber(moved, 0, 1) : moved,
      ...(constraints !== undefined && { constraints: inOrder(constraints, symmetry) }),
    };
  });
}

/** The upper left corners of the moved grids. */
function moveGrids(grids: readonly Cell[], last: number, symmetry: Symmetry): readonly Cell[] {
  return grids
    .map(([top, left]) => {
      const [one, other] = [symmetry.to([top, left]), symmetry.to([top + last, left + last])];
      return [Math.min(one[0], other[0]), Math.min(one[1], other[1])] as const;
    })
    .toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
}

/** The moved constraints in one fixed order. */
function inOrder(constraints: readonly Constraint[], symmetry: Symmetry): readonly Constraint[] {
  return constraints
    .map((constraint) => moveConstraint(constraint, typeOf(constraint), symmetry.to))
    .map((constraint) => [JSON.stringify(constraint), constraint] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, constraint]) => constraint);
}
