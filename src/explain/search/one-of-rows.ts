/**
 * Boards on which every reason says that exactly one of some marks holds, as in Latin squares: their open
 * marks, in flat arrays for fast searches.
 */

import type { Knowledge } from '../knowledge/index.js';
import type { Board, BoardReason } from '../model/index.js';

/** The open marks of each reason, and the reasons of each open mark. */
export interface OneOfRows {
  /** By reason: its open marks, of which exactly one holds; none where everything is known. */
  readonly marksOf: readonly Int32Array[];
  /** By mark: the reasons that speak about it; none where it is known. */
  readonly reasonsOf: readonly Int32Array[];
  /** The open marks that do not hold in the solution, in order. */
  readonly falseMarks: readonly number[];
  /** By reason and mark, mark after mark: 1 where the mark is an open one of the reason. */
  readonly isIn: Uint8Array;
}

/** True if all that a board states, and may come to state, is that exactly one of some marks holds. */
export function isOneOfBoard({ definitions, explained, reasons }: Board): boolean {
  return definitions.length === 0 && explained.separate === undefined && reasons.every(isOneOf);
}

function isOneOf({ rows, scope }: BoardReason): boolean {
  const [row, ...more] = rows;
  if (row === undefined || more.length > 0 || row.variables.length !== scope.length) return false;
  return row.lower === 1 && row.upper === 1 && row.coefficients.every((coefficient) => coefficient === 1);
}

/**
 * The open rows of such a board. Undefined if a single reason decides something, or if only some marks are
 * asked about: a search among these rows would then not answer the question.
 */
export function oneOfRows(knowledge: Knowledge): OneOfRows | undefined {
  const { board, values } = knowledge;
  const marksOf: Int32Array[] = [];
  for (const { scope } of board.reasons) {
    const open = scope.filter((mark) => !knowledge.isKnown(mark));
    const isHeld = scope.some((mark) => knowledge.isKnown(mark) && values[mark]);
    if (open.length === 1 || (isHeld && open.length > 0)) return undefined;
    marksOf.push(Int32Array.from(open));
  }
  const open = knowledge.marksThatAre(false);
  const isFixed = (mark: number): boolean => {
    const { lower, upper } = board.model.variables[board.marks[mark]!.variable]!;
    return lower === upper;
  };
  if (open.length < knowledge.undecidedCount || open.some(isFixed)) return undefined;
  const reasonsOf = board.marks.map((_, mark) =>
    knowledge.isKnown(mark) ? new Int32Array() : Int32Array.from(board.reasonsOf(mark)),
  );
  const isIn = new Uint8Array(marksOf.length * reasonsOf.length);
  marksOf.forEach((marks, reason) => {
    for (const mark of marks) isIn[reason * reasonsOf.length + mark] = 1;
  });
  return { marksOf, reasonsOf, falseMarks: open.filter((mark) => !values[mark]), isIn };
}

/**
 * All marks that some reasons decide, in order, from the marks that they exclude: a mark holds if one of them
 * has no other mark left. If they exclude nothing, they decide nothing.
 */
export function withHeld(
  { marksOf }: OneOfRows,
  reasons: readonly number[],
  excluded: ReadonlySet<number>,
): readonly number[] {
  const decided = new Set(excluded);
  for (const reason of reasons) {
    const left = [...marksOf[reason]!].filter((mark) => !excluded.has(mark));
    if (left.length === 1) decided.add(left[0]!);
  }
  return [...decided].sort((one, other) => one - other);
}
