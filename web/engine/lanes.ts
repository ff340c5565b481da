/** The lanes of the page: short questions never wait behind long work. */
import { openLane } from './lane.js';

/** Drawing, reading, rules: milliseconds. */
export const quick = openLane();

/** Verdicts on the picture that is painted; the latest question is the one that counts. */
export const proving = openLane();

/** Verdicts on puzzles that were read or are played, in order. */
export const checking = openLane();

/** Pictures, repairs, new puzzles: seconds, with a button to cancel. */
export const making = openLane();

/** Hints and explanations. */
export const explaining = openLane();
