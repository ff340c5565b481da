/**
 * Killer cages as Penpa keeps them: a list of cells, the sum as a small number in the upper left corner of
 * one of them, and the dashed lines that are seen, from point to point near the corners of cells.
 */
import type { Cell } from '../../../../core/index.js';
import type { Mark, Marks } from '../../../kit/codecs/penpa/marks.js';
import { inCell, type Spot } from '../../../kit/codecs/penpa/points.js';
import type { ConstraintDraft } from '../fpuzzles/element.js';

const DASHED = 10;
/** Corners of a cell: upper left, upper right, lower left, lower right. */
const UPPER_LEFT = 0;
/** The sides of a cell: the way over it, the corners at its ends, and the way along it. */
const SIDES = [
  { over: [-1, 0], ends: [0, 1], along: [0, 1] },
  { over: [1, 0], ends: [2, 3], along: [0, 1] },
  { over: [0, -1], ends: [0, 2], along: [1, 0] },
  { over: [0, 1], ends: [1, 3], along: [1, 0] },
] as const;

/** The constraints of the cages in a drawing. */
export function takeCages(marks: Marks): readonly ConstraintDraft[] {
  const cages = marks.take('killercages', ({ at }) => at.every(({ kind }) => kind === 'cell'));
  // The lines around cages say nothing more.
  if (cages.length > 0) marks.take('cage');
  return cages.map(({ at }) => {
    const cells = at.map(({ cell }) => cell);
    const inside = new Set(cells.map(String));
    const isSum = ({ at: [spot], value }: Mark): boolean =>
      isUpperLeft(spot!) && inside.has(String(spot!.cell)) && /^\s*\d{1,3}\s*$/.test(String(value[0]));
    const said = marks.left().find((mark) => mark.part === 'numberS' && isSum(mark));
    if (said !== undefined) marks.take('numberS', (mark) => mark === said);
    return { type: 'killer-cage', cells, ...(said !== undefined && { sum: Number(said.value[0]) }) };
  });
}

function isUpperLeft(spot: Spot): boolean {
  return spot.kind === 'near-corner' && 'near' in spot && spot.near === UPPER_LEFT;
}

/** The marks of a cage. */
export function cageMarks(cells: readonly Cell[], sum: number | undefined): readonly Mark[] {
  const near = (cell: Cell, corner: number): Spot => ({ kind: 'near-corner', cell, near: corner });
  return [
    { part: 'killercages', at: cells.map(inCell), value: [] },
    ...outlineOf(cells).map(
      ([from, to]): Mark => ({ part: 'cage', at: [near(...from), near(...to)], value: [DASHED] }),
    ),
    ...(sum === undefined
      ? []
      : [{ part: 'numberS', at: [near(cells[0]!, UPPER_LEFT)], value: [String(sum), 1] }]),
  ];
}

type Corner = readonly [cell: Cell, corner: number];

/** Lines along the sides where a cage ends, and across to the next cell where they go on. */
function outlineOf(cells: readonly Cell[]): readonly (readonly [Corner, Corner])[] {
  const inside = new Set(cells.map(String));
  const isIn = ([row, column]: Cell, ...ways: readonly (readonly [number, number])[]): boolean =>
    inside.has(String(ways.reduce<Cell>(([r, c], [down, along]) => [r + down, c + along], [row, column])));
  return cells.flatMap((cell) =>
    SIDES.flatMap(({ over, ends: [first, last], along }): (readonly [Corner, Corner])[] => {
      const next: Cell = [cell[0] + along[0], cell[1] + along[1]];
      const isOpen = isIn(cell, over);
      const goesOn = isIn(next) && !(isOpen && isIn(next, over));
      return [
        ...(isOpen
          ? []
          : [
              [
                [cell, first],
                [cell, last],
              ] as const,
            ]),
        ...(goesOn
          ? [
              [
                [cell, last],
                [next, first],
              ] as const,
            ]
          : []),
      ];
    }),
  );
}
