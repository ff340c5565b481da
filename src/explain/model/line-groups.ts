/** Reasons of which each row allows one mark, read off their rows. */
import type { Row } from '../../solve/index.js';
import type { Board } from './board.js';
import { type Part, rowsOf } from './part.js';

/** Marks of which a part allows one, a list for each of its rows; none where it says anything else. */
export function atMostOneOf(board: Board, part: Part): readonly (readonly number[])[] {
  const stated = board.reasons[part.reason]!;
  const rows = rowsOf(stated, part.half);
  if (stated.definitions.length > 0 || !rows.every(allowsOne)) return [];
  return rows.map(({ variables }) => variables.map((variable) => board.markOf(variable)));
}

/** True if a row allows one of its variables and says nothing else. */
export function allowsOne({ coefficients, lower, upper }: Row): boolean {
  return upper === 1 && lower <= 0 && coefficients.every((coefficient) => coefficient === 1);
}
