/**
 * Partial solutions that are rows of signs, one for each cell: the signs of solutions, and one for an open
 * cell.
 */
import { z } from 'zod';
import {
  type Cell,
  describeCell,
  failure,
  flatMapCells,
  type Issue,
  issue,
  type Result,
  type Size,
  success,
} from '../../../core/index.js';
import type { Known, Mark } from '../../contract/explaining.js';
import { gridIssues, placesOfCells } from '../grid-issues.js';
import { readShape } from '../read-json.js';
import { changedGivens } from '../violations.js';

const ROW = z.string({ error: 'a row is expected, a text with a sign for every cell' });
const ROWS = z.array(ROW, {
  error: 'a list of rows is expected, each a text with a sign for every cell',
});

/** The form and the meaning of partial solutions of a puzzle. */
interface SignState {
  readonly size: Size;
  /** All signs with their meanings, for messages: `*` a star. */
  readonly signs: Readonly<Record<string, string>>;
  /** The sign of an open cell. */
  readonly open: string;
  /** Rows of signs that the puzzle gives; absent: none. */
  readonly given?: readonly string[] | undefined;
  /** True if a given sign and another one in the same cell agree; by default when they are the same. */
  agrees?(given: string, found: string): boolean;
  /** The marks that a sign in a cell makes known, or why it cannot stand there. */
  known(sign: string, cell: Cell): readonly Known[] | string;
}

/** Reads rows of signs of the puzzle's size: the known marks, in the order of the cells. */
export function readSignState(json: unknown, state: SignState): Result<readonly Known[]> {
  const shape = readShape(ROWS, json);
  if (!shape.ok) return shape;
  const wrong = shapeIssues(shape.value, state);
  const issues = wrong.length > 0 ? wrong : givenIssues(shape.value, state);
  if (issues.length > 0) return failure(...issues);
  const found = flatMapCells(shape.value, (sign, cell): readonly (Known | Issue)[] => {
    const said = sign === state.open ? [] : state.known(sign, cell);
    return typeof said === 'string' ? [issue('state-cell', said, { part: describeCell(cell) })] : said;
  });
  const impossible = found.filter((item) => 'code' in item);
  return impossible.length > 0 ? failure(...impossible) : success(found.filter((item) => 'mark' in item));
}

function shapeIssues(rows: readonly string[], { size, signs }: SignState): readonly Issue[] {
  const expected = Object.entries(signs).map(([sign, meaning]) => `${JSON.stringify(sign)} (${meaning})`);
  return gridIssues(rows, {
    size,
    asked: { rows: `the puzzle has ${size.rows}`, columns: `the puzzle has ${size.columns} columns` },
    codes: ['state-size', 'state-cell'],
    name: 'partial solution',
    isCell: (sign) => Object.hasOwn(signs, sign),
    wrong: (sign) => `${JSON.stringify(sign)} is no sign of a cell; expected are ${expected.join(', ')}`,
    place: placesOfCells,
  });
}

function givenIssues(rows: readonly string[], state: SignState): readonly Issue[] {
  const { signs, open, given = [], agrees = Object.is } = state;
  return changedGivens('given-changed', given, rows, (sign, found) => {
    if (sign === open || found === open || agrees(sign, found)) return undefined;
    return `The puzzle gives ${signs[sign]} here, but the partial solution has ${signs[found]}.`;
  });
}

/** The positions of the marks of every cell, in their order; cells as texts `row,column`. */
export function marksByCell(marks: readonly Mark[]): ReadonlyMap<string, readonly number[]> {
  const positions = new Map<string, number[]>();
  marks.forEach(({ cells }, position) => {
    for (const cell of cells) {
      const own = positions.get(cell.join()) ?? [];
      positions.set(cell.join(), own);
      own.push(position);
    }
  });
  return positions;
}
