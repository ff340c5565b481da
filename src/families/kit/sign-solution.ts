/**
 * Solutions that are rows of signs: those of a puzzle's grid, in whose open cells stand signs of solutions.
 */
import { z } from 'zod';
import { describeCell, type Issue, issue, type Result, sizeOfRows } from '../../core/index.js';
import { gridIssues, placesIn } from './grid-issues.js';
import { readChecked } from './read-json.js';

const ROWS = z.array(z.string());

/** The signs of puzzle and solution. */
interface SignSolution {
  /** The sign of the puzzle's open cells. */
  readonly open: string;
  /** The signs of open cells in a solution with their meanings, for messages: `*` a bulb. */
  readonly signs: Readonly<Record<string, string>>;
}

/** Reads rows of the grid's size with a sign of solutions in every open cell and the grid's own elsewhere. */
export function readSignSolution(
  json: unknown,
  grid: readonly string[],
  { open, signs }: SignSolution,
): Result<readonly string[]> {
  const size = sizeOfRows(grid);
  const wrong = (sign: string, row: number, column: number): Issue | undefined => {
    const given = grid[row]![column]!;
    const isRight = given === open ? Object.hasOwn(signs, sign) : sign === given;
    if (isRight) return undefined;
    const meanings = Object.entries(signs).map(([one, meaning]) => `${JSON.stringify(one)} (${meaning})`);
    const expected = given === open ? meanings.join(' or ') : JSON.stringify(given);
    const message = `${JSON.stringify(sign)} cannot stand here; ${expected} is expected.`;
    return issue('solution-sign', message, { part: describeCell([row, column]) });
  };
  return readChecked(ROWS, json, (rows) => {
    const shape = gridIssues(rows, {
      size,
      asked: { rows: `the puzzle has ${size.rows}`, columns: `the puzzle has ${size.columns}` },
      codes: ['solution-size', 'solution-sign'],
      name: 'solution',
      isCell: () => true,
      wrong: () => '',
      place: placesIn('solution'),
    });
    if (shape.length > 0) return shape;
    const issues: Issue[] = [];
    for (let row = 0; row < size.rows; row++) {
      let column = 0;
      for (const sign of rows[row]!) {
        const found = wrong(sign, row, column++);
        if (found !== undefined) issues.push(found);
      }
    }
    return issues;
  });
}
