/**
 * The scale of difficulties. A step costs what Sudoku Explainer's published scale says (1.0 for the last
 * cell of a box, 2.3 for a naked single, 4.2 for an XY-wing, 9 where values are tried); 0.6 more
 * take twice as long to be seen. The more steps are open at the same time, the sooner one of them is seen:
 * the time until then is taken as
 *
 *     1 / (sum over the open steps of 2^(-(cost - 1) / 0.6))
 *
 * and the number of a puzzle is log2(1 + the sum of these times), so that one more means twice the time.
 * `npm run bench -- difficulty` judges it by the times of people.
 */
import { END_OF_SCALE } from '../../families/contract/index.js';

/** Additional cost of a step that takes twice as long to be seen. */
const COST_OF_TWICE = 0.6;
/**
 * Steps that cost more than the easiest by this are not looked for while that is open: they would take three
 * times as long.
 */
export const WITHIN_SIGHT = 1;

/**
 * Costs by the number of rules: of what players know by sight, and of what is searched; at most as much as a
 * chain costs, and as values that are tried.
 */
const SEEN = { first: 1.5, further: 0.4, most: 5 };
const SEARCHED = { first: 2.3, further: 0.75, most: 8 };

/** The cost of a place of a move without a cost of its own. */
export function costOfSeen(rules: number): number {
  return Math.min(SEEN.most, SEEN.first + SEEN.further * (rules - 1));
}

/** The least that {@link costOfSeen} can say. */
export const LEAST_SEEN = costOfSeen(1);

/** The cost of an inference that no move names. */
export function costOfSearched(rules: number): number {
  return Math.min(SEARCHED.most, SEARCHED.first + SEARCHED.further * (rules - 1));
}

/** The time until all of some open steps are made, the easiest first; none of them opens another one. */
export function timeOf(costs: readonly number[]): number {
  let [time, rate] = [0, 0];
  for (const cost of [...costs].sort((one, other) => other - one)) {
    rate += 2 ** ((1 - cost) / COST_OF_TWICE);
    time += 1 / rate;
  }
  return time;
}

/** The number for a sum of times: two decimals, at most {@link END_OF_SCALE}. */
export function scaled(sumOfTimes: number): number {
  return Math.min(END_OF_SCALE, Math.round(100 * Math.log2(1 + sumOfTimes)) / 100);
}
