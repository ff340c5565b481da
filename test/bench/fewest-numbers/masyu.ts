/** The pearls that loops through the cells of a square board allow. */
import { NO_CLUE } from './choices.js';

const WHITE = 0;
const BLACK = 1;
/** The sign of each clue in a puzzle. */
export const PEARL_SIGNS: readonly string[] = ['w', 'b'];

/**
 * The clue of every cell: a black pearl where the loop turns and goes straight on before and behind it, a
 * white one where it goes straight on and turns before or behind it.
 * @param inside the cells of a board smaller by one, which lie between the cells here, that a loop surrounds
 */
export function pearlsOf(inside: number, side: number): readonly number[] {
  const lies = (row: number, column: number): number =>
    row < 0 || column < 0 || row >= side - 1 || column >= side - 1
      ? 0
      : (inside >> (row * (side - 1) + column)) & 1;
  /** The directions in which the loop leaves a cell: up, right, down, left. */
  const leaves = (row: number, column: number): readonly number[] =>
    [
      lies(row - 1, column - 1) !== lies(row - 1, column),
      lies(row - 1, column) !== lies(row, column),
      lies(row, column - 1) !== lies(row, column),
      lies(row - 1, column - 1) !== lies(row, column - 1),
    ].flatMap((isLine, direction) => (isLine ? [direction] : []));
  const isStraight = (row: number, column: number): boolean => {
    const [one, other] = leaves(row, column);
    return other! - one! === 2;
  };
  return Array.from({ length: side * side }, (_, cell) => {
    const [row, column] = [Math.floor(cell / side), cell % side];
    const directions = leaves(row, column);
    if (directions.length === 0) return NO_CLUE;
    const straight = directions.filter((direction) =>
      isStraight(row + [-1, 0, 1, 0][direction]!, column + [0, 1, 0, -1][direction]!),
    ).length;
    if (isStraight(row, column)) return straight < 2 ? WHITE : NO_CLUE;
    return straight === 2 ? BLACK : NO_CLUE;
  });
}
