/** A Queens board as moves see it: parts of lines between walls, and their open cells. */
import type { Known } from '../../../contract/explaining.js';
import type { MoveBoard } from '../../../contract/move.js';
import type { Line, QueensPuzzle } from '../../puzzle.js';
import { partRules } from '../../rules.js';
import type { PartName } from '../words.js';

/** A run of free cells between walls. */
export interface Part extends PartName {
  readonly kind: Line['kind'];
  readonly marks: readonly number[];
}

/** All parts of the rows, or of the columns. */
export interface Axis {
  readonly kind: 'row' | 'column';
  readonly parts: readonly Part[];
  /** The number of parts that stay empty. */
  readonly spare: number;
}

/** The parts of a board, which stay the same. */
export interface Layout {
  readonly parts: readonly Part[];
  readonly axes: readonly Axis[];
  /** By mark: its parts, and the other cells in these. */
  readonly partsOf: readonly (readonly Part[])[];
  readonly sees: readonly ReadonlySet<number>[];
}

/** A part of which something is left, and what. */
export interface LeftPart {
  readonly part: Part;
  readonly open: readonly number[];
}

/** The parts of an axis at a moment. */
export interface AxisNow {
  readonly axis: Axis;
  /** Parts without a queen that have open cells, and those that have none. */
  readonly left: readonly LeftPart[];
  readonly gone: readonly Part[];
  /** The number of parts that may stay empty besides those that are gone. */
  readonly spare: number;
}

const LAYOUTS = new WeakMap<QueensPuzzle, Layout>();

/** The parts of a board; without a number of queens nothing is counted. */
export function layoutOf({ puzzle, marks }: MoveBoard<QueensPuzzle>): Layout {
  const layout = LAYOUTS.get(puzzle) ?? layOut(puzzle, marks);
  LAYOUTS.set(puzzle, layout);
  return layout;
}

function layOut({ board, queens }: QueensPuzzle, marks: MoveBoard['marks']): Layout {
  // The marks are the free cells, and so are the places of rules.
  const parts = partRules(board).map(({ part, places }): Part => ({ ...part, marks: places }));
  const partsOf = marks.map((_, mark) => parts.filter((part) => part.marks.includes(mark)));
  return {
    parts,
    partsOf,
    sees: partsOf.map(
      (own, mark) => new Set(own.flatMap((part) => part.marks.filter((other) => other !== mark))),
    ),
    axes: (['row', 'column'] as const).flatMap((kind) => {
      const own = parts.filter((part) => part.kind === kind);
      if (queens === undefined) return [];
      return [{ kind, parts: own, spare: own.length - queens }];
    }),
  };
}

/** An axis with the values of some moment. */
export function axisNow(axis: Axis, value: MoveBoard['value']): AxisNow {
  const left: LeftPart[] = [];
  const gone: Part[] = [];
  for (const part of axis.parts) {
    const open = part.marks.filter((mark) => value(mark) === undefined);
    if (part.marks.some((mark) => value(mark) === true)) continue;
    if (open.length === 0) gone.push(part);
    else left.push({ part, open });
  }
  return { axis, left, gone, spare: axis.spare - gone.length };
}

/** The axes of a board as it is known now. */
export function axesNow(board: MoveBoard<QueensPuzzle>): readonly AxisNow[] {
  return layoutOf(board).axes.map((axis) => axisNow(axis, (mark) => board.value(mark)));
}

/** The open cells of a board, in order. */
export function openCells(board: Pick<MoveBoard, 'marks' | 'value'>): readonly number[] {
  return [...board.marks.keys()].filter((mark) => board.value(mark) === undefined);
}

/** Marks with one value. */
export function all(marks: readonly number[], value: boolean): readonly Known[] {
  return marks.map((mark) => ({ mark, value }));
}

/** The names of cells. */
export function codes({ marks }: Pick<MoveBoard, 'marks'>, some: readonly number[]): readonly string[] {
  return some.map((mark) => marks[mark]!.place);
}

/** The name alone of a part. */
export function nameOf({ kind, line, first, last }: Part): PartName {
  return { kind, first, last, ...(line === undefined ? {} : { line }) };
}
