/** The making of moves, whose data has the same type where they find and where they say. */
import type { Move } from '../../contract/move.js';

/** A move; the type of its data follows from `find`. */
export function defineMove<P, Data>(move: Move<P, Data>): Move<P> {
  return move;
}
