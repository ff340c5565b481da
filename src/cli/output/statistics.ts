import type { Statistics } from '../../proving/index.js';

/** The `stats` object of JSON answers: model size, counted work and the seconds that passed. */
export function statsOf({ variables, rows, work }: Statistics, seconds: number): object {
  return { seconds: Math.round(seconds * 1000) / 1000, variables, rows, ...work };
}

/** The same for people, in one line. */
export function describeStatistics({ variables, rows }: Statistics, seconds: number): string {
  return `${variables} variables, ${rows} rows, ${seconds.toFixed(2)} s`;
}
