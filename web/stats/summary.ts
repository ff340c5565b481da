/** The player's own statistics, counted from a list of solved puzzles. */
import { daysLater } from '../day/request.js';
import type { HowHard } from '../worker/ask.js';

/** A puzzle that was solved. */
export interface Solved {
  /** The key of its game: a puzzle that is solved again counts once. */
  readonly key: string;
  readonly family: string;
  /** Absent while it is not known. */
  readonly difficulty?: HowHard;
  readonly seconds: number;
  /** The date where the player was, as `2026-11-28`. */
  readonly date: string;
}

/** The puzzles of one family and difficulty. */
export interface Row {
  readonly family: string;
  readonly difficulty: HowHard | undefined;
  readonly count: number;
  /** Seconds of the fastest, and of the middle one. */
  readonly best: number;
  readonly median: number;
}

/** Numbers by family and difficulty, the families as they were first solved. */
export function rowsOf(solved: readonly Solved[]): readonly Row[] {
  const families = [...new Set(solved.map(({ family }) => family))];
  return families.flatMap((family) => {
    const own = solved.filter((one) => one.family === family);
    return [...new Set(own.map(({ difficulty }) => difficulty))].map((difficulty): Row => {
      const group = own.filter((one) => one.difficulty === difficulty);
      const seconds = group.map((one) => one.seconds).toSorted((one, other) => one - other);
      const median = seconds[Math.floor((seconds.length - 1) / 2)]!;
      return { family, difficulty, count: group.length, best: seconds[0]!, median };
    });
  });
}

/** Days in a row with a solved puzzle, to today or, while today has none, to yesterday; and the most ever. */
export function streaksOf(
  solved: readonly Pick<Solved, 'date'>[],
  today: string,
): { readonly now: number; readonly most: number } {
  const days = new Set(solved.map(({ date }) => date));
  const endingAt = (date: string): number => {
    let length = 0;
    for (let day = date; days.has(day); day = daysLater(day, -1)) length++;
    return length;
  };
  return {
    now: Math.max(endingAt(today), endingAt(daysLater(today, -1))),
    most: Math.max(0, ...[...days].map(endingAt)),
  };
}
