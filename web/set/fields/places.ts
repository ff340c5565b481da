/** The fields at the places that are pressed. */
import type { Cell } from '../../../src/browser.js';
import type { GridPoint } from '../../ui/pointer-strokes.js';
import type { FieldCard, GroupCard } from '../../worker/fields.js';

/** Distance from the middle of a border within which a press means it. */
const REACH = 0.36;

/** The cell of a point. */
export function cellOf({ row, column }: GridPoint): Cell {
  return [Math.floor(row), Math.floor(column)];
}

/** The position of the field of a cell; -1: none. */
export function fieldOfCell({ fields }: GroupCard, cell: Cell): number {
  return fields.findIndex(({ at }) => at.in === 'cell' && isSame(at.cell, cell));
}

/** The position of the field on the border between two cells; -1: none. */
export function fieldBetween({ fields }: GroupCard, first: Cell, second: Cell): number {
  return fields.findIndex(
    ({ at }) => at.in === 'border' && isSame(at.cells[0], first) && isSame(at.cells[1], second),
  );
}

/** The position of the field that a press means: a cell, a border, the end of a line, an area; -1: none. */
export function fieldAt(
  group: GroupCard,
  point: GridPoint,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): number {
  const cell = cellOf(point);
  const index = group.fields.findIndex(({ at }) => {
    switch (at.in) {
      case 'cell':
        return isSame(at.cell, cell);
      case 'border':
        return distanceTo(at.cells, point) < REACH;
      case 'area':
        return at.cells.some((own) => isSame(own, cell));
      case 'line':
        return at.number === cell[isRow(at) ? 0 : 1] && isBeside(at, point, isRow(at) ? columns : rows);
      default:
        return false;
    }
  });
  if (index >= 0) return index;
  // Numbers that stand for a whole line may be drawn at its other end.
  const isAcross = point.column < 0 || point.column >= columns;
  const isDown = point.row < 0 || point.row >= rows;
  if (isAcross === isDown) return -1;
  return group.fields.findIndex(
    ({ at }) => at.in === 'line' && isRow(at) === isAcross && at.number === cell[isAcross ? 0 : 1],
  );
}

type LineEnd = Extract<FieldCard['at'], { readonly in: 'line' }>;

function isRow({ side }: LineEnd): boolean {
  return side === 'left' || side === 'right';
}

/** True if a point lies off the grid on the side of a line's end. */
function isBeside(end: LineEnd, { row, column }: GridPoint, length: number): boolean {
  const along = isRow(end) ? column : row;
  return end.side === 'left' || end.side === 'top' ? along < 0 : along >= length;
}

/** True for a field that is written beside the board. */
export function isTyped({ at }: FieldCard): boolean {
  return at.in === 'line' || at.in === 'area' || at.in === 'puzzle';
}

function isSame(one: Cell, other: Cell): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

function distanceTo([first, second]: readonly [Cell, Cell], { row, column }: GridPoint): number {
  const middle = [(first[0] + second[0] + 1) / 2, (first[1] + second[1] + 1) / 2] as const;
  return Math.hypot(row - middle[0], column - middle[1]);
}
