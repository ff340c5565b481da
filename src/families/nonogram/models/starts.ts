import { EMPTY, FILLED } from '../lines/states.js';

/** One block of a line and the cells at which it may start, ascending. */
export interface Block {
  readonly length: number;
  readonly starts: readonly number[];
}

/** How many of the ascending starts are at `position` or before; a binary search. */
export function startsUpTo(starts: readonly number[], position: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The blocks of a line with every start that some placement allows which agrees with the known cells; one pass
 * from either end. Undefined when there is no placement.
 */
export function blocksOfLine(clues: readonly number[], states: ArrayLike<number>): Block[] | undefined {
  if (clues.length === 0) return Array.from(states).includes(FILLED) ? undefined : [];
  const forward = reachableStarts(clues, states);
  const backward = reachableStarts([...clues].reverse(), Array.from(states).reverse());
  const blocks = clues.map((length, order): Block => {
    const mirrored = new Set(backward[clues.length - 1 - order]);
    const starts = forward[order]!.filter((start) => mirrored.has(states.length - length - start));
    return { length, starts };
  });
  return blocks.every(({ starts }) => starts.length > 0) ? blocks : undefined;
}

/** For every block the starts at which it fits, with all blocks before it placed somewhere before it. */
function reachableStarts(clues: readonly number[], states: ArrayLike<number>): number[][] {
  const nearestEmpty = positionsOfLast(states, EMPTY);
  const nearestFilled = positionsOfLast(states, FILLED);
  const found: number[][] = [];
  for (const [order, length] of clues.entries()) {
    const starts: number[] = [];
    // Cells before this one are used up by the nearest possible place of the blocks before, separator included.
    let nearestFree = order === 0 ? 0 : Number.POSITIVE_INFINITY;
    const before = order === 0 ? [] : found[order - 1]!;
    let next = 0;
    for (let start = 0; start + length <= states.length; start++) {
      while (next < before.length && before[next]! + clues[order - 1]! < start) {
        nearestFree = before[next++]! + clues[order - 1]! + 1;
      }
      const end = start + length;
      const fits = nearestFree <= start && nearestEmpty[end]! < start && states[end] !== FILLED;
      const filledBefore = nearestFilled[start]!;
      if (fits && filledBefore < Math.max(0, nearestFree - 1)) starts.push(start);
    }
    found.push(starts);
  }
  return found;
}

/** For every position the last cell before it that has the state; -1 when there is none. */
function positionsOfLast(states: ArrayLike<number>, state: number): number[] {
  const positions = [-1];
  for (let cell = 0; cell < states.length; cell++) {
    positions.push(states[cell] === state ? cell : positions[cell]!);
  }
  return positions;
}
