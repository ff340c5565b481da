/** The lines of text of an address of Penpa for people who solve. */
import type { Size } from '../../../../core/index.js';
import { writePenpa, writePenpaName, writePenpaRules } from '../../../../formats/index.js';
import type { Credits } from '../../../contract/family.js';
import { settingOf, writeAnswer } from './answer.js';
import { type Mark, writeLayer } from './marks.js';
import { inCell, type Layout, pointOf } from './points.js';

/** Rows and columns between the frame and the edge of the drawing, for clues outside of the frame. */
export interface Margins {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export const NO_MARGINS: Margins = { top: 0, bottom: 0, left: 0, right: 0 };

/** A drawing as it is written. */
export interface PenpaDrawing {
  /** Rows and columns of the frame. */
  readonly size: Size;
  readonly margins?: Margins;
  /** Absent: `square`. */
  readonly gridtype?: 'square' | 'sudoku' | 'kakuro';
  /** Lines of the grid (1 full, 2 dashed, 3 none), dots (1 there, 2 not), the frame (1 there, 2 not). */
  readonly grid?: readonly [string, string, string];
  readonly marks: readonly Mark[];
  /** The entries that solve it, all of one kind. */
  readonly answers: readonly Mark[];
  /** The tool that they find chosen. */
  readonly tool: readonly [mode: string, kind: string];
  /** The genre, where it is not the first of the family. */
  readonly genre?: string;
  /** Further genres. */
  readonly tags?: readonly string[];
}

/** The version of the site whose lines these are. */
const VERSION = [3, 2, 3];
/** Pixels of a cell. */
const CELL = 38;
const TOOLS: Readonly<Record<string, readonly (string | number)[]>> = {
  ...{ surface: ['', 1], multicolor: ['', 1], line: ['1', 3], lineE: ['1', 3], wall: ['', 3] },
  ...{ cage: ['1', 10], number: ['1', 2], symbol: ['circle_L', 1], special: ['thermo', ''] },
  ...{ board: ['', ''], move: ['1', ''], combi: ['battleship', ''], sudoku: ['1', 9] },
};

/** The address of a drawing; without an answer where it is of no marks. */
export function writeDrawing(drawing: PenpaDrawing, genre: string, credits: Credits): string {
  const { size, marks, answers, tool, tags = [] } = drawing;
  const { margins = NO_MARGINS, gridtype = 'square', grid = ['1', '2', '1'] } = drawing;
  const { top, bottom, left, right } = margins;
  const columns = size.columns + left + right;
  const rows = size.rows + top + bottom;
  const layout: Layout = { columns, rows, top, left };
  const { title = '', author = '', catalogue = '', description = '' } = credits;
  const head = [
    ...[gridtype, columns, rows, CELL, 0, 1, 1, (columns + 1) * CELL, (rows + 1) * CELL],
    ...[middleOf(layout), middleOf(layout), 0, 0, 0, 0],
    ...[`Title: ${writePenpaName(title)}`, `Author: ${writePenpaName(author)}`],
    ...[writePenpaName(catalogue), writePenpaRules(description), 'OFF', false],
  ];
  const [mode, kind] = tool;
  const chosen = [kind, TOOLS[mode]![1]];
  const tools = { edit_mode: mode, ...TOOLS, [mode]: chosen };
  const modes = { qa: 'pu_a', grid, pu_q: { ...tools, number: ['1', 1] }, pu_a: tools };
  const lines = [
    head.join(),
    JSON.stringify([top, bottom, left, right]),
    [grid, mode, chosen].map((one) => JSON.stringify(one)).join('~'),
    JSON.stringify(writeLayer(marks, layout)),
    '',
    JSON.stringify(frameOf(size, layout)),
    ...['[]', JSON.stringify(settingOf(answers)), '"x"', '"x"', JSON.stringify(VERSION)],
    ...[JSON.stringify(modes), '"x"', '0', JSON.stringify(writeLayer([], layout)), 'x', '{}'],
    ...[JSON.stringify([drawing.genre ?? genre, ...tags]), 'false'],
  ];
  return writePenpa(lines, answers.length > 0 ? writeAnswer(answers, layout) : undefined);
}

/** The cells of the frame: the first point, then how much the next is further on. */
function frameOf({ rows, columns }: Size, layout: Layout): readonly number[] {
  const points = Array.from({ length: rows * columns }, (_, at) =>
    pointOf(inCell([Math.floor(at / columns), at % columns]), layout),
  );
  return points.map((point, at) => point - (points[at - 1] ?? 0));
}

/** The point in the middle of the whole drawing. */
function middleOf({ columns, rows, top, left }: Layout): number {
  const cell = [Math.floor((rows - 1) / 2) - top, Math.floor((columns - 1) / 2) - left] as const;
  const whole = { columns, rows, top, left };
  const [isOddRow, isOddColumn] = [rows % 2 === 1, columns % 2 === 1];
  if (isOddRow && isOddColumn) return pointOf({ kind: 'cell', cell }, whole);
  if (isOddRow) return pointOf({ kind: 'right', cell }, whole);
  if (isOddColumn) return pointOf({ kind: 'below', cell }, whole);
  return pointOf({ kind: 'corner', cell: [cell[0] + 1, cell[1] + 1] }, whole);
}
