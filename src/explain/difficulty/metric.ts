/**
 * Difficulty of a puzzle for people, from its steps.
 *
 * A player looks for a step that can be made now. The harder a step is to see, the longer that takes; the
 * more steps can be made at the same time, the sooner one of them is seen. So the time until the next step is
 * seen is taken as
 *
 *     1 / (sum over the open steps of 2^(-cost / COST_OF_TWICE))
 *
 * and D is the sum of these times over a path from the given puzzle to its solution. On the path the player
 * always makes what is seen first: the entry whose open steps have the largest sum, by the cheapest of them.
 *
 * An open step is one reason that by itself forces entries from what is known, or, where no reason does, a
 * smallest set of reasons of the explanation. Its cost is
 *
 *     1 + the notes that it needs + COST_OF_REASON * (its reasons - 1)
 *
 * where a note is a conclusion that is no entry (a crossed-out candidate). Notes that the same reason gives
 * are made in one look and count once; a note that rests on other notes counts as often as the chain is long;
 * notes in a place that is filled are free; a note that a step on the path needed stays written and is free
 * from then on.
 *
 * Sources: the number of steps open at once matters most to people beside how hard each is (R. Pelánek,
 * "Difficulty rating of Sudoku puzzles: an overview and evaluation", arXiv 1403.7373, 2014, and "Difficulty
 * rating of Sudoku puzzles by a computational model", FLAIRS 2011). The form 1 / sum of 2^(-cost / 2) was
 * found by rank on the times of people (T. Wang, IEEE Access 12, 2024, 104254). `npm run bench -- difficulty`
 * fits the two constants and judges them on puzzles that the fit did not see.
 */

/** The constants of the metric. */
export interface Metric {
  /** Additional cost of a step that takes twice as long to be seen. */
  readonly costOfTwice: number;
  /** Cost of each reason of a step beyond the first. */
  readonly costOfReason: number;
}

/** As fitted: three notes more, or one reason more, take twice as long. */
export const FITTED: Metric = { costOfTwice: 3, costOfReason: 3 };

/** Notes and reasons that determine the cost of a step. */
export interface Effort {
  readonly notes: number;
  readonly reasons: number;
}

/** Rate at which a step is seen: the inverse of the time until then, in no particular unit. */
export function rateOf({ notes, reasons }: Effort, { costOfTwice, costOfReason }: Metric): number {
  const cost = 1 + notes + costOfReason * (reasons - 1);
  return 2 ** (-cost / costOfTwice);
}

/** The number that people see: one more means that the sum of times is about twice as large. Two decimals. */
export function scaled(sumOfTimes: number): number {
  return Math.round(100 * Math.log2(1 + sumOfTimes)) / 100;
}
