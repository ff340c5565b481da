/** The puzzles of days that were made in this browser, by which a list of days knows their games. */
import type { Puzzle } from '../../src/browser.js';
import { readStoredJson, store } from '../engine/stored.js';
import { keyOf } from '../play/kept/index.js';

const KEY = 'days';
/** Days are kept for that long: all families of some weeks. */
const MOST = 500;

/** Keeps which puzzle was that of a family and a date. */
export function keepDay(family: string, date: string, puzzle: Puzzle): void {
  const { [nameOf(family, date)]: _, ...others } = madeDays();
  const days = [...Object.entries(others), [nameOf(family, date), keyOf(puzzle)] as const];
  store(KEY, JSON.stringify(Object.fromEntries(days.slice(-MOST))));
}

/** The key of the game of a family and a date; undefined where its puzzle was not made here. */
export function keyOfDay(family: string, date: string): string | undefined {
  const key = madeDays()[nameOf(family, date)];
  return typeof key === 'string' ? key : undefined;
}

function nameOf(family: string, date: string): string {
  return `${family}/${date}`;
}

function madeDays(): Readonly<Record<string, unknown>> {
  const read = readStoredJson(KEY);
  return typeof read === 'object' && read !== null ? { ...read } : {};
}
