/** A Binairo as moves see it: its rows and columns with what is known, and its signs. */
import { linesOf, sizeOfRows } from '../../../../core/index.js';
import type { Known } from '../../../contract/mark.js';
import type { MoveBoard } from '../../../contract/move.js';
import { whileUnchanged } from '../../../kit/moves/latest.js';
import type { AreaName } from '../../../kit/words/areas.js';
import { type BinairoPuzzle, signsOf } from '../../puzzle.js';
import { signId } from '../../rules.js';

/** A row or column. */
export interface LineNow {
  readonly area: AreaName;
  /** Id of the rule that half of it is 1; those of its runs begin with it. */
  readonly rule: string;
  /** Its marks in order, and their values. */
  readonly marks: readonly number[];
  readonly values: readonly (boolean | undefined)[];
  /** The marks that are open. */
  readonly open: readonly number[];
  /** The rules of three neighbours. */
  runRule(start: number): string;
  /** The number of 1s, or of 0s, that it still needs. */
  lacks(isOne: boolean): number;
}

/** All rows, then all columns. */
export const linesNow = whileUnchanged((board: MoveBoard<BinairoPuzzle>): readonly LineNow[] => {
  const size = sizeOfRows(board.puzzle.grid);
  return linesOf(size).map(({ name, cells }): LineNow => {
    const [kind, number] = name.split(' ') as ['row' | 'column', string];
    const marks = cells.map(([row, column]) => row * size.columns + column);
    const values = marks.map((mark) => board.value(mark));
    const rule = `${kind}-${number}`;
    return {
      area: { kind, number: Number(number) },
      rule,
      marks,
      values,
      open: marks.filter((_, at) => values[at] === undefined),
      runRule: (start) => `${rule}-run-${start + 1}`,
      lacks: (isOne) => marks.length / 2 - values.filter((value) => value === isOne).length,
    };
  });
});

/** A sign between two cells. */
export interface SignNow {
  readonly marks: readonly [number, number];
  readonly isEqual: boolean;
  readonly rule: string;
}

/** The signs of the puzzle. */
export function signsNow({ puzzle }: MoveBoard<BinairoPuzzle>): readonly SignNow[] {
  const { columns } = sizeOfRows(puzzle.grid);
  return signsOf(puzzle).map(({ pair, sign }): SignNow => {
    const [one, other] = pair.map(([row, column]) => row * columns + column);
    return { marks: [one!, other!], isEqual: sign === '=', rule: signId(pair, sign) };
  });
}

/** All these cells hold 1, or 0. */
export function all(marks: readonly number[], isOne: boolean): readonly Known[] {
  return marks.map((mark) => ({ mark, value: isOne }));
}

/** The names of cells. */
export function codesOf(
  { marks: all }: Pick<MoveBoard<BinairoPuzzle>, 'marks'>,
  marks: readonly number[],
): readonly string[] {
  return marks.map((mark) => all[mark]!.place);
}
