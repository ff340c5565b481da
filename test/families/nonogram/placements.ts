/** Brute force over single lines, for checking the line solvers. */
import { EMPTY, FILLED, OPEN } from '../../../src/families/nonogram/lines/states.js';

/** Every way to lay out the blocks in a line of `length` cells: 1 filled, 0 empty. */
export function placements(clues: readonly number[], length: number): number[][] {
  const [first, ...rest] = clues;
  if (first === undefined) return [Array<number>(length).fill(0)];
  const found: number[][] = [];
  for (let start = 0; start + first <= length; start++) {
    const head = [...Array<number>(start).fill(0), ...Array<number>(first).fill(1)];
    if (rest.length === 0) {
      found.push([...head, ...Array<number>(length - head.length).fill(0)]);
    } else if (head.length < length) {
      found.push(...placements(rest, length - head.length - 1).map((tail) => [...head, 0, ...tail]));
    }
  }
  return found;
}

/** The states common to all placements that agree with the known states, or undefined when there are none. */
export function forcedStates(clues: readonly number[], known: readonly number[]): number[] | undefined {
  const fitting = placements(clues, known.length).filter((placement) =>
    placement.every(
      (filled, cell) => known[cell] === OPEN || known[cell] === (filled === 1 ? FILLED : EMPTY),
    ),
  );
  if (fitting.length === 0) return undefined;
  return known.map((_, cell) => {
    const filled = fitting.filter((placement) => placement[cell] === 1).length;
    return filled === fitting.length ? FILLED : filled === 0 ? EMPTY : OPEN;
  });
}
