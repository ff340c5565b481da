/** Grids as a reader of JSON or text finds them: issues of their size and their cells. */
import {
  counted,
  describeCell,
  failure,
  type Issue,
  issue,
  type Place,
  type Result,
  type Size,
  success,
} from '../../core/index.js';
import type { Line } from '../../formats/index.js';

/** Requirements of a grid, and their wording in messages. */
interface GridRules<Value> {
  readonly size: Size;
  /**
   * The clause that asks for that size: `the puzzle has 5`; for the rows, absent where the grid itself says
   * how many there are.
   */
  readonly asked: { readonly rows?: string; readonly columns: string };
  /** Codes of the issues of a wrong size and of a wrong cell. */
  readonly codes: readonly [size: string, cell: string];
  /** The name of the grid in messages, by default `grid`. */
  readonly name?: string;
  isCell(value: Value): boolean;
  /** The sentence about a value that is no cell, and about its place in the row, from 0. */
  wrong(value: Value, column: number): string;
  /** The place of the grid, a row or a cell of it. */
  place(row?: number, column?: number): Place | undefined;
}

/** Places within a part of a puzzle: `grid`, `grid, row 3`. */
export function placesIn(part: string): GridRules<unknown>['place'] {
  return (row) => ({ part: row === undefined ? part : `${part}, row ${row + 1}` });
}

/** Places in the one grid of a puzzle: `row 3`, `row 3, column 1`. */
export function placesOfCells(row?: number, column?: number): Place | undefined {
  if (row === undefined) return undefined;
  return { part: column === undefined ? `row ${row + 1}` : describeCell([row, column]) };
}

/**
 * A wrong number of rows; else in each row a wrong number of cells, or all its wrong cells, from left to
 * right.
 */
export function everyGridIssue<Value>(
  grid: readonly Iterable<Value>[],
  { size, asked, codes, name = 'grid', isCell, wrong, place }: GridRules<Value>,
): readonly (readonly Issue[])[] {
  if (grid.length !== size.rows) {
    return [[issue(codes[0], `The ${name} has ${counted(grid.length, 'row')}; ${asked.rows}.`, place())]];
  }
  return grid.map((values, row) => {
    const cells = [...values];
    if (cells.length !== size.columns) {
      return [issue(codes[0], `The row has ${counted(cells.length, 'cell')}; ${asked.columns}.`, place(row))];
    }
    const issues: Issue[] = [];
    for (let column = 0; column < cells.length; column++) {
      const value = cells[column]!;
      if (!isCell(value)) issues.push(issue(codes[1], `${wrong(value, column)}.`, place(row, column)));
    }
    return issues;
  });
}

/** The same with one issue for a row, that of its first wrong cell. */
export function gridIssues<Value>(
  grid: readonly Iterable<Value>[],
  rules: GridRules<Value>,
): readonly Issue[] {
  return everyGridIssue(grid, rules).flatMap((issues) => issues.slice(0, 1));
}

/**
 * The same of rows of characters, each one of a few signs.
 * @param expected the words for these signs
 */
export function signIssues(
  rows: readonly string[],
  size: Size,
  signs: string,
  expected: string,
): readonly Issue[] {
  return gridIssues(rows, {
    size,
    asked: { rows: `${size.rows} are expected`, columns: `${size.columns} are expected` },
    codes: ['row-length', 'cell-sign'],
    isCell: (sign) => signs.includes(sign),
    wrong: (sign) => `${JSON.stringify(sign)} is no cell; ${expected} is expected`,
    place: placesOfCells,
  });
}

/** The issue of a size unless both sides are even numbers from 2 to `longest`. */
export function evenSizeIssue({ rows, columns }: Size, longest: number): Issue | undefined {
  const fits = (side: number): boolean => side >= 2 && side <= longest && side % 2 === 0;
  if (fits(rows) && fits(columns)) return undefined;
  const message = `The grid has ${rows} rows and ${columns} columns; even numbers from 2 to ${longest} are expected.`;
  return issue('grid-size', message);
}

/** The layout of cells in the lines of a text. */
interface CellLines<Value> extends Pick<GridRules<string>, 'wrong'> {
  cellsOf(line: string): readonly string[];
  readonly columns: number;
  /** The clause that asks for that many columns. */
  readonly asked: string;
  /** The content of a cell; undefined when it is none. */
  contentOf(cell: string): Value | undefined;
}

/** Reads a line a row: the values of all cells, or the first issue, in its line. */
export function readCellLines<Value>(
  lines: readonly Line[],
  { cellsOf, columns, asked, contentOf, wrong }: CellLines<Value>,
): Result<readonly (readonly Value[])[]> {
  const rows = lines.map(({ text }) => cellsOf(text));
  const [first] = gridIssues(rows, {
    size: { rows: rows.length, columns },
    asked: { columns: asked },
    codes: ['format-syntax', 'format-syntax'],
    isCell: (cell) => contentOf(cell) !== undefined,
    wrong,
    place: (row = 0) => ({ line: lines[row]!.number }),
  });
  return first === undefined
    ? success(rows.map((cells) => cells.map((cell) => contentOf(cell)!)))
    : failure(first);
}

/** The issue of a size unless both sides are 1 to `longest`; asked before anything of that size is made. */
export function sizeIssue({ rows, columns }: Size, longest: number): Issue | undefined {
  const size = `The grid has ${counted(rows, 'row')} and ${counted(columns, 'column')}`;
  if (rows === 0 || columns === 0) return issue('grid-empty', `${size}; it needs at least one of each.`);
  if (rows <= longest && columns <= longest) return undefined;
  return issue('grid-too-large', `${size}; at most ${longest} of each can be handled.`);
}
