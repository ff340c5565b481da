/**
 * A stroke over cells: it changes only cells like its first one, and keeps to its row or column in games with
 * clues about lines.
 */
import type { Cell } from '../../../src/browser.js';
import type { GridPoint } from '../../ui/pointer-strokes.js';

/** A stroke under way. */
export interface CellStroke {
  readonly start: GridPoint;
  /** The entry of the cell in which it began; cells that hold anything else stay as they are. */
  readonly from: string;
  /** The value that it enters. */
  readonly to: string;
  /** True if it enters one cell, once the pointer is lifted over it. */
  readonly isSingle: boolean;
  /** Absent until the direction is clear. */
  readonly axis?: 'row' | 'column' | 'both';
}

/** Distance in cells after which the direction of a stroke is clear. */
const CLEAR = 0.5;

/**
 * The stroke with its direction, as soon as a pointer has gone far enough.
 * @param mayBend it goes wherever the pointer goes
 */
export function directed(stroke: CellStroke, point: GridPoint, mayBend: boolean): CellStroke {
  if (stroke.axis !== undefined) return stroke;
  const down = Math.abs(point.row - stroke.start.row);
  const right = Math.abs(point.column - stroke.start.column);
  if (Math.max(down, right) < CLEAR) return stroke;
  return { ...stroke, axis: mayBend ? 'both' : right >= down ? 'row' : 'column' };
}

/** The cell under a pointer, in the row or column of a stroke that keeps to it. */
export function cellUnder({ start, axis }: CellStroke, point: GridPoint): Cell {
  const at = axis === undefined ? start : point;
  return [
    Math.floor(axis === 'row' ? start.row : at.row),
    Math.floor(axis === 'column' ? start.column : at.column),
  ];
}
