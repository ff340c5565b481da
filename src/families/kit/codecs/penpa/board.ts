/**
 * Common parts of the drawings of Penpa: numbers in cells and beside the frame, shaded cells, symbols,
 * borders of regions and lines, each way round: marks read, and marks to write.
 */
import {
  type Cell,
  cellsOf,
  describeCell,
  type Edge,
  failure,
  inReadingOrder,
  issue,
  type Result,
  type Size,
  success,
} from '../../../../core/index.js';
import { quote, regionsOfWalls, wallsOf } from '../../../../formats/index.js';
import { type Entries, signEntries, type Words } from '../pzpr-file.js';
import type { PenpaBoard } from './index.js';
import type { Mark, Marks } from './marks.js';
import { inCell, type Spot } from './points.js';

/** Numbers that are written as they are: of normal, small, medium and large size. */
const PLAIN = ['1', '5', '6', '8', '10'];
/** Black and green borders, thin and thick: what the site itself takes for borders of regions. */
const BORDERS: readonly unknown[] = [2, 21, 3];
/** Shades from dark to light grey, and black: what the site itself takes for shaded. */
const SHADES: readonly unknown[] = [1, 3, 4, 8];

/** Tables of JSON by their cells, a row a list. */
export function tableOf<Value>(size: Size, valueAt: (cell: Cell) => Value): Value[][] {
  return Array.from({ length: size.rows }, (_, row) =>
    Array.from({ length: size.columns }, (__, column) => valueAt([row, column])),
  );
}

/** True if the first place of a mark is the middle of a cell of the frame. */
export function isInside(size: Size, { at: [spot] }: Mark): boolean {
  return spot?.kind === 'cell' && hasCell(size, spot.cell);
}

/** True for a cell of the frame. */
export function hasCell({ rows, columns }: Size, [row, column]: Cell): boolean {
  return row >= 0 && column >= 0 && row < rows && column < columns;
}

/** A key of a place in the middle of a cell. */
function keyOf([row, column]: Cell): string {
  return `${row},${column}`;
}

/** The texts of numbers in cells by their cells; taken are those that fit. */
export function takeTexts(
  marks: Marks,
  fits: (mark: Mark) => boolean,
): ReadonlyMap<string, { readonly text: string; readonly cell: Cell; readonly style: unknown }> {
  const taken = marks.take(
    'number',
    (mark) => mark.at[0]!.kind === 'cell' && PLAIN.includes(String(mark.value[2])) && fits(mark),
  );
  return new Map(
    taken.map(({ at, value }) => {
      const { cell } = at[0]!;
      return [keyOf(cell), { text: String(value[0]).trim(), cell, style: value[1] }];
    }),
  );
}

/**
 * The numbers in the cells of the frame, 0 where there is none.
 * @param unknown what `?` stands for; absent: it is an issue
 */
export function takeNumbers<Unknown = never>(
  { marks, size }: PenpaBoard,
  unknown?: Unknown,
): Result<(number | Unknown)[][]> {
  const texts = takeTexts(marks, (mark) => isInside(size, mark));
  for (const { text, cell } of texts.values()) {
    if (/^[1-9]\d{0,8}$/.test(text) || (unknown !== undefined && text === '?')) continue;
    return wrongText(text, cell, unknown === undefined ? 'a number' : 'a number or "?"');
  }
  return success(
    tableOf(size, (cell) => {
      const text = texts.get(keyOf(cell))?.text;
      return text === '?' ? unknown! : Number(text ?? 0);
    }),
  );
}

/** The issue of a text that cannot stand in a cell. */
export function wrongText(text: string, cell: Cell, expected: string): Result<never> {
  const message = `${quote(text)} stands at ${describeCell(cell)}; ${expected} is expected.`;
  return failure(issue('format-syntax', message));
}

/** The numbers at some places beside the frame; the issue of one that is none. */
export function takeOutside(
  { marks }: PenpaBoard,
  isPlace: (cell: Cell) => boolean,
): Result<(cell: Cell) => number | undefined> {
  const texts = takeTexts(marks, ({ at }) => isPlace(at[0]!.cell));
  const wrong = [...texts.values()].find(({ text }) => !/^\d{1,9}$/.test(text));
  if (wrong !== undefined) {
    const message = `${quote(wrong.text)} stands beside the frame; a number is expected.`;
    return failure(issue('format-syntax', message));
  }
  return success((cell) => {
    const text = texts.get(keyOf(cell))?.text;
    return text === undefined ? undefined : Number(text);
  });
}

/** The numbers of rows, at the left or else right, and of columns, above or else below; null for none. */
export function takeTwoSides(board: PenpaBoard): Result<{
  readonly rows: readonly (number | null)[];
  readonly columns: readonly (number | null)[];
}> {
  const { marks, size } = board;
  const has = (which: 0 | 1): boolean =>
    marks.left().some(({ part, at }) => part === 'number' && at[0]!.cell[which] === -1);
  const [row, column] = [has(0) ? -1 : size.rows, has(1) ? -1 : size.columns];
  const outside = takeOutside(
    board,
    (cell) =>
      (cell[1] === column && cell[0] >= 0 && cell[0] < size.rows) ||
      (cell[0] === row && cell[1] >= 0 && cell[1] < size.columns),
  );
  if (!outside.ok) return outside;
  return success({
    rows: Array.from({ length: size.rows }, (_, at) => outside.value([at, column]) ?? null),
    columns: Array.from({ length: size.columns }, (_, at) => outside.value([row, at]) ?? null),
  });
}

/** The marks of the numbers of rows, at the left, and of columns, above. */
export function twoSidesMarks(
  rows: readonly (number | null)[],
  columns: readonly (number | null)[],
): readonly Mark[] {
  return [
    ...rows.flatMap((number, row) => (number === null ? [] : [textMark([row, -1], number)])),
    ...columns.flatMap((number, column) => (number === null ? [] : [textMark([-1, column], number)])),
  ];
}

/** A number or text in a cell. */
export function textMark(cell: Cell, text: number | string, style = 1): Mark {
  return { part: 'number', at: [inCell(cell)], value: [text, style, '1'] };
}

/** A symbol, above lines. */
export function symbolMark(at: Spot, number: number, name: string): Mark {
  return { part: 'symbol', at: [at], value: [number, name, 2] };
}

/** A black cell of the puzzle. */
export function blackMark(cell: Cell): Mark {
  return { part: 'surface', at: [inCell(cell)], value: [4] };
}

/** True for a shaded cell; for light or coloured ones not. */
export function isShaded({ part, value }: Mark): boolean {
  return part === 'surface' && SHADES.includes(value[0]);
}

/** A symbol by its number and the beginning of its name. */
export function isSymbol({ part, value }: Mark, numbers: readonly number[], name: RegExp): boolean {
  return part === 'symbol' && numbers.includes(Number(value[0])) && name.test(String(value[1]));
}

/** Entries in cells as words, `.` where there is none. */
export function wordsOf({ size, answers }: PenpaBoard, wordOf: (mark: Mark) => string | undefined): Words {
  const words = new Map<string, string>();
  for (const mark of answers) {
    const word = isInside(size, mark) ? wordOf(mark) : undefined;
    if (word !== undefined) words.set(keyOf(mark.at[0]!.cell), word);
  }
  return tableOf(size, (cell) => words.get(keyOf(cell)) ?? '.');
}

/** The words of numbers that were entered. */
export function numberWords(board: PenpaBoard): Words {
  return wordsOf(board, ({ part, value }) =>
    part === 'number' && /^\d{1,3}$/.test(String(value[0])) ? String(value[0]) : undefined,
  );
}

/** The shaded cells that were entered, as rows of signs. */
export function shadedEntries(board: PenpaBoard, shaded: string, blank: string): Entries {
  const words = wordsOf(board, (mark) => (isShaded(mark) ? shaded : undefined));
  return signEntries(words, { [shaded]: shaded }, blank);
}

/** The cells of a solution in which a word stands, each as an entry. */
export function entriesOf(
  solution: readonly (string | readonly unknown[])[] | undefined,
  markOf: (cell: Cell, sign: unknown) => Mark | undefined,
): readonly Mark[] {
  return (solution ?? []).flatMap((row, r) =>
    Array.from(row as readonly unknown[], (sign, c) => markOf([r, c], sign)).filter(
      (mark): mark is Mark => mark !== undefined,
    ),
  );
}

/** The cells of a solution with a sign, each as shading that was entered. */
export function shadesOf(solution: readonly string[] | undefined, shaded: string): readonly Mark[] {
  return entriesOf(solution, (cell, sign) =>
    sign === shaded ? { part: 'surface', at: [inCell(cell)], value: [1] } : undefined,
  );
}

/** An entry in a cell: a number. */
export function numberEntry(cell: Cell, number: unknown): Mark {
  return { part: 'number', at: [inCell(cell)], value: [number, 2, '1'] };
}

/** True for a line along one side of a cell. */
export function isAlongSide({ at: [from, to] }: Mark): boolean {
  if (from?.kind !== 'corner' || to?.kind !== 'corner') return false;
  return Math.abs(from.cell[0] - to.cell[0]) + Math.abs(from.cell[1] - to.cell[1]) === 1;
}

/** The regions that borders make, numbered from 0 in the order of their first cells. */
export function takeRegions({ marks, size }: Pick<PenpaBoard, 'marks' | 'size'>): number[][] {
  const borders = marks.take('lineE', (mark) => BORDERS.includes(mark.value[0]) && isAlongSide(mark));
  const drawn = new Set(
    borders.map(({ at }) => inReadingOrder(at.map(({ cell }) => cell) as never).join(';')),
  );
  const isDrawn = (...corners: readonly Cell[]): boolean => drawn.has(corners.join(';'));
  const { rows, columns } = size;
  const right = cellsOf({ rows, columns: columns - 1 }).map(([row, column]) =>
    isDrawn([row, column + 1], [row + 1, column + 1]),
  );
  const below = cellsOf({ rows: rows - 1, columns }).map(([row, column]) =>
    isDrawn([row + 1, column], [row + 1, column + 1]),
  );
  return regionsOfWalls(size, { right, below });
}

/** The borders between regions, row by row. */
export function regionMarks(regions: readonly (readonly unknown[])[]): readonly Mark[] {
  const { right, below } = wallsOf(regions);
  const columns = regions[0]!.length;
  const border = (from: Cell, to: Cell): Mark => ({
    part: 'lineE',
    at: [from, to].map((cell) => ({ kind: 'corner', cell }) as const),
    value: [2],
  });
  return [
    ...right.flatMap((isWall, at) => {
      const [row, column] = [Math.floor(at / (columns - 1)), at % (columns - 1)];
      return isWall ? [border([row, column + 1], [row + 1, column + 1])] : [];
    }),
    ...below.flatMap((isWall, at) => {
      const [row, column] = [Math.floor(at / columns), at % columns];
      return isWall ? [border([row + 1, column], [row + 1, column + 1])] : [];
    }),
  ];
}

/** The lines among entries: `line` between cells, `lineE` between corners; a double line counts for two. */
export function linesIn(
  answers: readonly Mark[],
  part: 'line' | 'lineE',
): readonly { readonly edge: Edge; readonly count: number }[] {
  const lines = new Map<string, { edge: Edge; count: number }>();
  for (const mark of answers) {
    const [from, to] = mark.at;
    // A cross, which says that none runs, has one place.
    if (mark.part !== part || from === undefined || to === undefined || from.kind !== to.kind) continue;
    if (Math.abs(from.cell[0] - to.cell[0]) + Math.abs(from.cell[1] - to.cell[1]) !== 1) continue;
    const edge = inReadingOrder([from.cell, to.cell]);
    lines.set(JSON.stringify(edge), { edge, count: mark.value[0] === 30 ? 2 : 1 });
  }
  return [...lines.values()];
}

/** A line as an entry: between the middles of cells, or between corners. */
export function lineEntry(edge: Edge, kind: 'cell' | 'corner', count = 1): Mark {
  return {
    part: kind === 'cell' ? 'line' : 'lineE',
    at: edge.map((cell) => ({ kind, cell })),
    value: [count === 2 ? 30 : 3],
  };
}
