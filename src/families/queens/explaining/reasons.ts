/** The rules of Queens as reasons, and the free cells as marks. */
import { type Cell, cellCode } from '../../../core/grid/cell.js';
import type { VariableIndex } from '../../../model/model.js';
import type { Mark, Reason } from '../../explaining.js';
import { counted } from '../../kit/grid-picture.js';
import type { Line } from '../puzzle.js';

/**
 * A run of free cells, in which queens would attack each other.
 * @param isWholeLine whether it runs from edge to edge
 */
export function noAttack({ kind, cells }: Line, isWholeLine: boolean): Reason {
  const [first, last] = [cells[0]!, cells.at(-1)!];
  const ends = `from ${cellCode(first)} to ${cellCode(last)}`;
  const isDiagonal = kind === 'diagonal' || kind === 'antidiagonal';
  const line = kind === 'row' ? `Row ${first[0] + 1}` : `Column ${first[1] + 1}`;
  return {
    id: `${kind}-${cellCode(first)}`,
    kind: isDiagonal ? 'diagonal' : kind,
    cells,
    says: isDiagonal
      ? `The diagonal ${ends} holds at most one queen`
      : `${line} holds at most one queen${isWholeLine ? '' : ` ${ends}`}`,
  };
}

/** How many queens there are, and that no two of them stand in the same part of a row (or column). */
export function queensByLines(axis: 'row' | 'column', lines: readonly Line[], queens: number): Reason {
  const [whole, part] =
    lines.length === queens
      ? [`Each of the ${counted(queens, 'part')}`, `Each part of the ${axis}s`]
      : [
          `Exactly ${queens} of the ${lines.length} parts`,
          `Exactly ${queens} of the ${lines.length} parts of the ${axis}s`,
        ];
  return {
    id: `queens-by-${axis}s`,
    kind: `${axis}s`,
    cells: lines.flatMap(({ cells }) => cells),
    says: `${whole} into which walls cut the ${axis}s ${lines.length === queens ? 'holds' : 'hold'} one queen`,
    short: `${part} ${lines.length === queens ? 'holds' : 'hold'} one queen`,
    groups: {
      cells: lines.map(({ cells }) => cells),
      spare: lines.length - queens,
      noun: 'part',
      most: `Each part of the ${axis}s holds at most one queen`,
    },
  };
}

/** What is written into a free cell. */
export function queenMark(cell: Cell, variable: VariableIndex): Mark {
  return {
    variable,
    cells: [cell],
    place: cellCode(cell),
    yes: { one: 'holds a queen', many: 'hold a queen each' },
    no: { one: 'is empty', many: 'are empty' },
  };
}
