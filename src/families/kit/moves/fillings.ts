/** The numbers that cells of a run can hold together. */

/** The ways that some filling has, and by position the numbers of all fillings. Sets are bits. */
export interface Fillings {
  readonly ways: readonly number[];
  readonly kept: readonly number[];
}

/** All fillings of cells, each with a number of those left for it, by sets that are one of some ways. */
export function fillingsOf(left: readonly number[], ways: readonly number[]): Fillings {
  const kept = left.map(() => 0);
  /** By the numbers that are not placed yet, whose count gives the position. */
  const known = new Map<number, boolean>();
  const fill = (position: number, rest: number): boolean => {
    if (position === left.length) return true;
    const before = known.get(rest);
    if (before !== undefined) return before;
    let isFilled = false;
    for (let numbers = left[position]! & rest; numbers !== 0; numbers &= numbers - 1) {
      const number = numbers & -numbers;
      if (!fill(position + 1, rest & ~number)) continue;
      kept[position]! |= number;
      isFilled = true;
    }
    known.set(rest, isFilled);
    return isFilled;
  };
  return { ways: ways.filter((way) => fill(0, way)), kept };
}
