/** Inferences from a queen, or an empty cell, supposed: attacks, and queens in the last cells of parts. */
import type { Known } from '../../../contract/explaining.js';
import type { MoveBoard } from '../../../contract/move.js';
import type { Consequence, Follow, Sides, Values } from '../../../kit/moves/suppose.js';
import type { QueensPuzzle } from '../../puzzle.js';
import { ATTACK, NUMBER } from '../reasons.js';
import { type Axis, type AxisNow, all, axisNow, type Layout, layoutOf, type Part } from './parts.js';

/** An attack, a queen in the last cell of a part that needs one, or too many parts without a place. */
export type Follows =
  | { readonly kind: 'attack' }
  | { readonly kind: 'last'; readonly queen: number; readonly part: Part }
  | { readonly kind: 'lost'; readonly axis: Axis; readonly lost: readonly Part[] };

/** All that follows at once from a cell of a board; first that there are too few places left. */
export function followQueens(board: MoveBoard<QueensPuzzle>): Follow<Follows> {
  const layout = layoutOf(board);
  return function* (values, changed) {
    const own = layout.partsOf[changed]!;
    if (values(changed) === true && board.value(changed) === undefined) {
      const conclusions = attacked(layout, changed, values);
      const says = () => ({ kind: 'attack' }) as const;
      if (conclusions.length > 0) yield { conclusions, rules: () => [ATTACK], from: [changed], says };
    }
    const mayEnd = own.some(({ kind, marks }) => {
      const isCounted = layout.axes.some((axis) => axis.kind === kind);
      return isCounted && marks.filter((mark) => values(mark) !== false).length < 2;
    });
    if (!mayEnd) return;
    const now = layout.axes.map((axis) => axisNow(axis, values));
    for (const one of now) if (one.spare < 0) yield shortage(board, one);
    // One queen at a time: it may attack the last place of another part.
    const next = now.find(({ left, spare }) => spare === 0 && left.some(({ open }) => open.length === 1));
    if (next !== undefined) yield lastPlace(layout, next, values);
  };
}

/** Queens in both cells of a part that needs one, and none in the last cell of a part that may be empty. */
export function sidesOf(board: MoveBoard<QueensPuzzle>): Sides {
  const { axes } = layoutOf(board);
  return (values) =>
    axes.flatMap((axis): readonly Known[] => {
      const { left, spare } = axisNow(axis, values);
      return left.flatMap(({ open }) =>
        spare + open.length === 2 && open.length > 0 && spare >= 0 ? all(open, spare === 0) : [],
      );
    });
}

/** A queen, and all that it attacks: another part may lose its last place by it. */
function lastPlace(layout: Layout, { left, gone }: AxisNow, values: Values): Consequence<Follows> {
  const { part, open } = left.find((one) => one.open.length === 1)!;
  const queen = open[0]!;
  return {
    conclusions: [...all(open, true), ...attacked(layout, queen, values)],
    rules: () => [NUMBER, ATTACK],
    from: [part, ...gone].flatMap(({ marks }) => marks.filter((mark) => mark !== queen)),
    says: () => ({ kind: 'last', queen, part }),
  };
}

function attacked({ sees }: Layout, queen: number, values: Values): readonly Known[] {
  return all(
    [...sees[queen]!].filter((mark) => values(mark) === undefined),
    false,
  );
}

function shortage(board: MoveBoard<QueensPuzzle>, { axis, gone, spare }: AxisNow): Consequence<Follows> {
  const fresh = gone.filter(({ marks }) => marks.some((mark) => board.value(mark) === undefined));
  const lost = fresh.slice(0, fresh.length + spare + 1);
  return {
    conclusions: [],
    rules: () => [NUMBER],
    from: lost.flatMap(({ marks }) => marks),
    says: () => ({ kind: 'lost', axis, lost }),
  };
}
