/** Square grids of the numbers 1 to n, 0 where a cell is open, as readers of JSON find them. */
import { z } from 'zod';
import { type Issue, issue } from '../../core/index.js';
import { gridIssues, placesOfCells } from './grid-issues.js';
import { isWhole } from './read-json.js';

/** The schema of such a grid. */
export const NUMBER_ROWS = z.array(z.array(z.number()));

/** A grid as JSON has it. */
export type NumberRows = readonly (readonly number[])[];

/** The issue of a side out of bounds, or of rows that are not as long as there are rows, or of numbers. */
export function givenNumberIssues(
  grid: NumberRows,
  [least, most]: readonly [number, number],
): readonly Issue[] {
  if (!isWhole(grid.length, least, most)) {
    const message = `The grid has ${grid.length} rows; ${least} to ${most} are expected.`;
    return [issue('grid-size', message)];
  }
  return numberIssues(grid, grid.length, 0, ['row-length', 'given-number'], ', or 0 for an open cell,');
}

/** The issues of a solution that is no grid of a side filled with numbers. */
export function solutionNumberIssues(grid: NumberRows, side: number): readonly Issue[] {
  return numberIssues(grid, side, 1, ['solution-size', 'solution-number'], '');
}

function numberIssues(
  grid: NumberRows,
  side: number,
  least: number,
  codes: readonly [string, string],
  open: string,
): readonly Issue[] {
  return gridIssues(grid, {
    size: { rows: side, columns: side },
    asked: { rows: `${side} are expected`, columns: `${side} are expected, as many as there are rows` },
    codes,
    isCell: (number) => isWhole(number, least, side),
    wrong: (number) => `${number} is no cell; a whole number from 1 to ${side}${open} is expected`,
    place: placesOfCells,
  });
}
