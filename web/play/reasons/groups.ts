/** The rules and clues of a puzzle as a player presses them on its board. */
import type { Cell, NameableRecord, ReasonRecord } from '../../../src/browser.js';
import type { Line } from '../games/index.js';

/** Rules of one kind about the same cells (a row of a Sudoku has one for each number), or a single one. */
export interface ReasonGroup {
  readonly key: string;
  /** The names that the library knows them by. */
  readonly names: readonly string[];
  /** Empty: it is about the board as a whole. */
  readonly cells: readonly Cell[];
  readonly at?: readonly Cell[];
  readonly says: string;
}

/**
 * Puts the rules of a puzzle into groups.
 * @param ofBoard the sentence for rules without places of their own
 */
export function groupsOf({ reasons, laterKinds }: NameableRecord, ofBoard: string): readonly ReasonGroup[] {
  const groups = new Map<string, ReasonRecord[]>();
  for (const reason of reasons) {
    const key = `${reason.kind} ${(reason.at ?? reason.cells).join(' ')}`;
    groups.set(key, [...(groups.get(key) ?? []), reason]);
  }
  const placed = [...groups].map(([key, [first, ...others]]): ReasonGroup => {
    const { cells, at } = first!;
    return {
      key,
      names: [first!, ...others].map(({ id }) => id),
      ...{ cells, ...(at && { at }) },
      says: [first!, ...others.slice(-1)].map(({ says }) => says).join(others.length > 1 ? ' … ' : '. '),
    };
  });
  const later = laterKinds.filter((kind) => !placed.some(({ names }) => names.includes(kind)));
  return later.length === 0 ? placed : [...placed, { key: '', names: later, cells: [], says: ofBoard }];
}

/** A pressed place: a cell, or the clues beside a row or column. */
export type Pressed = { readonly kind: 'cell'; readonly cell: Cell } | ({ readonly kind: 'line' } & Line);

/** The place under a pointer, in cells; undefined beyond a corner of the grid. */
export function placeUnder(
  point: { readonly row: number; readonly column: number },
  { rows, columns }: { readonly rows: number; readonly columns: number },
): Pressed | undefined {
  const [row, column] = [Math.floor(point.row), Math.floor(point.column)];
  const [isInRows, isInColumns] = [row >= 0 && row < rows, column >= 0 && column < columns];
  if (isInRows && isInColumns) return { kind: 'cell', cell: [row, column] };
  if (isInRows) return { kind: 'line', axis: 'row', index: row };
  return isInColumns ? { kind: 'line', axis: 'column', index: column } : undefined;
}

/** The groups about a place: those named after it first, then those of fewer cells before those of more. */
export function groupsAt(groups: readonly ReasonGroup[], pressed: Pressed): readonly ReasonGroup[] {
  if (pressed.kind === 'line') return groupsBeside(groups, pressed);
  const [row, column] = pressed.cell;
  const isHere = (cell: Cell): boolean => cell[0] === row && cell[1] === column;
  const isNamed = ({ names }: ReasonGroup): boolean => names[0]!.endsWith(`-r${row + 1}c${column + 1}`);
  return groups
    .filter(({ cells }) => cells.some(isHere))
    .toSorted(
      (one, other) => Number(isNamed(other)) - Number(isNamed(one)) || one.cells.length - other.cells.length,
    );
}

/** The groups that are about several cells of a line, and no others; where there is none, about one. */
function groupsBeside(groups: readonly ReasonGroup[], { axis, index }: Line): readonly ReasonGroup[] {
  const along = axis === 'row' ? 0 : 1;
  const within = groups.filter(
    ({ cells }) => cells.length > 0 && cells.every((cell) => cell[along] === index),
  );
  const longest = Math.max(...within.map(({ cells }) => cells.length));
  return within.filter(({ cells }) => cells.length === longest);
}
