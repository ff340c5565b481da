/** Violations that the rules of several families find alike. Like all rules they know no solver. */
import { describeCell, flatMapCells, type Issue, issue, type Size } from '../../core/index.js';

/** A solution that is not a grid of the puzzle's size. */
export function sizeViolations(
  solution: readonly { readonly length: number }[],
  { rows, columns }: Size,
): readonly Issue[] {
  if (solution.length === rows && solution.every((row) => row.length === columns)) return [];
  const message = `The solution is not a grid of ${rows} rows and ${columns} columns.`;
  return [issue('solution-size', message)];
}

/**
 * Cells that a solution changes, though the puzzle gives them.
 * @param describe the fault of a cell, from its given value and that of the solution; undefined: nothing
 */
export function changedGivens<Value>(
  code: string,
  given: readonly Iterable<Value>[],
  solution: readonly ArrayLike<Value>[],
  describe: (given: Value, found: Value) => string | undefined,
): readonly Issue[] {
  return flatMapCells(given, (value, cell) => {
    const message = describe(value, solution[cell[0]]![cell[1]]!);
    return message === undefined ? [] : [issue(code, message, { part: describeCell(cell) })];
  });
}
