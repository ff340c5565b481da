/** A reason or a half of it, and its rows. */
import type { Row } from '../../solve/index.js';
import type { BoardReason } from './board.js';

export type Half = 'least' | 'most';

/** A reason of the board, or one half of it. */
export interface Part {
  /** Position on the board. */
  readonly reason: number;
  readonly half?: Half;
}

/** The parts that a reason consists of: its halves where it has them, else itself. */
export function partsOf({ index, reason }: BoardReason): readonly Part[] {
  if (reason.halves === undefined) return [{ reason: index }];
  return [
    { reason: index, half: 'least' },
    { reason: index, half: 'most' },
  ];
}

/** Rows that a part states. */
export function rowsOf({ rows }: BoardReason, half: Half | undefined): readonly Row[] {
  switch (half) {
    case undefined:
      return rows;
    case 'least':
      return rows.map((row) => ({ ...row, upper: Infinity }));
    case 'most':
      return rows.map((row) => ({ ...row, lower: -Infinity }));
  }
}
