/** The numbers of a Mosaic as moves see them: the cells that are open, and the black cells that they need. */
import { cellCode, flatMapCells } from '../../../../core/index.js';
import type { Known } from '../../../contract/mark.js';
import type { MoveBoard } from '../../../contract/move.js';
import { whileUnchanged } from '../../../kit/moves/latest.js';
import { type MosaicPuzzle, NO_NUMBER } from '../../puzzle.js';
import { numberRuleId } from '../../rules.js';

/** A number that counts open cells. */
export interface OpenNumber {
  readonly number: number;
  readonly row: number;
  readonly column: number;
  readonly code: string;
  readonly rule: string;
  /** Marks of all its cells, and of the open ones. */
  readonly marks: readonly number[];
  readonly open: readonly number[];
  /** Black cells among the open ones. */
  readonly left: number;
}

/** The numbers that count open cells, row-major. */
export const openNumbers = whileUnchanged((board: MoveBoard<MosaicPuzzle>): readonly OpenNumber[] =>
  flatMapCells(board.puzzle.grid, (sign, cell) => {
    if (sign === NO_NUMBER) return [];
    const rule = numberRuleId(cell);
    const { marks } = board.rule(rule)!;
    const open = marks.filter((mark) => board.value(mark) === undefined);
    if (open.length === 0) return [];
    const number = Number(sign);
    const left = number - marks.filter((mark) => board.value(mark) === true).length;
    return [{ number, row: cell[0], column: cell[1], code: cellCode(cell), rule, marks, open, left }];
  }),
);

/** The numbers besides one that share an open cell with it. */
export function neighboursOf(one: OpenNumber, numbers: readonly OpenNumber[]): readonly OpenNumber[] {
  return numbers.filter(
    (other) =>
      other !== one &&
      Math.abs(other.row - one.row) < 3 &&
      Math.abs(other.column - one.column) < 3 &&
      other.open.some((mark) => one.open.includes(mark)),
  );
}

/** The open cells of a number that none of some others counts. */
export function ownCells({ open }: OpenNumber, others: readonly OpenNumber[]): readonly number[] {
  return open.filter((mark) => others.every((other) => !other.open.includes(mark)));
}

/** All these cells have one colour. */
export function coloured(marks: readonly number[], isBlack: boolean): readonly Known[] {
  return marks.map((mark) => ({ mark, value: isBlack }));
}

/** The names of cells. */
export function codesOf(
  board: Pick<MoveBoard<MosaicPuzzle>, 'marks'>,
  marks: readonly number[],
): readonly string[] {
  return marks.map((mark) => board.marks[mark]!.place);
}
