/**
 * Reasons as groups of marks, read off their rows: of which each allows one, and of which all but a few hold
 * one.
 */
import type { Row } from '../../solve/index.js';
import type { Board, BoardReason } from './board.js';
import { type Part, rowsOf } from './part.js';

/** Groups of which each holds one at most, and how many of them may hold none. */
export interface SpareGroups {
  /** In the order of `Reason.groups`. */
  readonly groups: readonly (readonly number[])[];
  readonly spare: number;
}

const SPARE_GROUPS: WeakMap<BoardReason, SpareGroups | 'none'> = new WeakMap();

/** The groups that a part is about; undefined where its rows do not say that of the groups that it names. */
export function spareGroupsOf(board: Board, { reason, half }: Part): SpareGroups | undefined {
  if (half !== undefined) return undefined;
  const stated = board.reasons[reason]!;
  const known = SPARE_GROUPS.get(stated) ?? readSpareGroups(board, stated) ?? 'none';
  SPARE_GROUPS.set(stated, known);
  return known === 'none' ? undefined : known;
}

/** Marks of which a part allows one, a list for each of its rows; none where it says anything else. */
export function atMostOneOf(board: Board, part: Part): readonly (readonly number[])[] {
  const spare = spareGroupsOf(board, part);
  if (spare !== undefined) return spare.groups;
  const stated = board.reasons[part.reason]!;
  const rows = rowsOf(stated, part.half);
  if (stated.definitions.length > 0 || !rows.every(allowsOne)) return [];
  return rows.map(({ variables }) => variables.map((variable) => board.markOf(variable)));
}

/** True if a row allows one of its variables and says nothing else. */
export function allowsOne({ coefficients, lower, upper }: Row): boolean {
  return upper === 1 && lower <= 0 && coefficients.every((coefficient) => coefficient === 1);
}

/** One row for each group, the sum of its marks is a 0-1 variable of its own; and a row that counts these. */
function readSpareGroups(board: Board, { reason, rows }: BoardReason): SpareGroups | undefined {
  if (reason.groups === undefined) return undefined;
  const holding = new Map<string, number>();
  let count: Row | undefined;
  for (const row of rows) {
    const holds = row.variables.find((_, index) => row.coefficients[index] === -1);
    if (holds === undefined) count = row;
    else if (isSumOf(board, row)) holding.set(board.marksOf([row]).join(' '), holds);
  }
  const groups = reason.groups.cells.map((cells) => board.marksIn(cells));
  const held = groups.map((marks) => holding.get(marks.join(' ')));
  if (count === undefined || !held.every((variable) => variable !== undefined)) return undefined;
  const { variables, coefficients, lower } = count;
  const isCount = coefficients.every((coefficient) => coefficient === 1) && held.length === variables.length;
  if (!isCount || !held.every((variable) => variables.includes(variable))) return undefined;
  return { groups, spare: groups.length - lower };
}

/** True if a row says that one 0-1 variable that is no mark is the sum of some marks. */
function isSumOf(board: Board, { variables, coefficients, lower, upper }: Row): boolean {
  if (lower !== 0 || upper !== 0) return false;
  return variables.every((variable, index) => {
    const isMark = board.markOf(variable) >= 0;
    const { lower: least, upper: most } = board.model.variables[variable]!;
    return isMark ? coefficients[index] === 1 : coefficients[index] === -1 && least >= 0 && most <= 1;
  });
}
