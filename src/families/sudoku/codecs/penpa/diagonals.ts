/** The long diagonals as dashed lines, step by step from corner to corner. */
import { type Cell, compareCells } from '../../../../core/index.js';
import type { Mark, Marks } from '../../../kit/codecs/penpa/marks.js';
import type { ConstraintDraft } from '../fpuzzles/element.js';

const DASHED = 12;

/** The long diagonals by the corners on their way, from above. */
function waysOf(side: number): readonly (readonly (readonly [Cell, Cell])[])[] {
  const steps = Array.from({ length: side }, (_, at) => at);
  return [
    steps.map(
      (at) =>
        [
          [at, at],
          [at + 1, at + 1],
        ] as const,
    ),
    steps.map(
      (at) =>
        [
          [at, side - at],
          [at + 1, side - at - 1],
        ] as const,
    ),
  ];
}

/** The cells of the long diagonals, from above. */
function diagonalCells(side: number): readonly (readonly Cell[])[] {
  const steps = Array.from({ length: side }, (_, at) => at);
  return [steps.map((at): Cell => [at, at]), steps.map((at): Cell => [at, side - 1 - at])];
}

/** The constraints of the long diagonals in a drawing. */
export function takeDiagonals(marks: Marks, side: number): readonly ConstraintDraft[] {
  const keyOf = (cells: readonly Cell[]): string => cells.toSorted(compareCells).join(';');
  const found = diagonalCells(side).filter((_, which) => {
    const steps = new Set(waysOf(side)[which]!.map((step) => keyOf(step)));
    const isOfIt = ({ at }: Mark): boolean =>
      at.length === 2 &&
      at.every(({ kind }) => kind === 'corner') &&
      steps.has(keyOf(at.map(({ cell }) => cell)));
    const drawn = new Set(
      marks
        .left()
        .filter((mark) => mark.part === 'lineE' && isOfIt(mark))
        .map(({ at }) => keyOf(at.map(({ cell }) => cell))),
    );
    if (drawn.size < side) return false;
    marks.take('lineE', isOfIt);
    return true;
  });
  return found.length === 2 ? [{ type: 'diagonals' }] : found.map((cells) => ({ type: 'diagonal', cells }));
}

/** True if cells are those of a long diagonal, in any order. */
export function isLong(cells: readonly Cell[], side: number): boolean {
  return diagonalCells(side).some((whole) => String(whole) === String(cells.toSorted(compareCells)));
}

/** The marks of both long diagonals, or of the one of these cells. */
export function diagonalMarks(side: number, cells?: readonly Cell[]): readonly Mark[] {
  return diagonalCells(side).flatMap((whole, which) =>
    cells !== undefined && String(whole) !== String(cells.toSorted(compareCells))
      ? []
      : waysOf(side)[which]!.map(
          (step): Mark => ({
            part: 'lineE',
            at: step.map((cell) => ({ kind: 'corner', cell }) as const),
            value: [DASHED],
          }),
        ),
  );
}
