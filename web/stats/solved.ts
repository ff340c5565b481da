/** The puzzles that were solved, in this browser's storage alone. */
import { signal } from '@preact/signals';
import type { Puzzle } from '../../src/browser.js';
import { dateOf } from '../day/request.js';
import { rating } from '../engine/lanes.js';
import { forget, readStoredJson, store } from '../engine/stored.js';
import { keyOf } from '../play/kept/index.js';
import type { Solved } from './summary.js';

const KEY = 'solved';

export const solved = signal<readonly Solved[]>(readSolved());

/** Adds a puzzle that was solved just now, and its difficulty when that is known. */
export function addSolved(puzzle: Puzzle, seconds: number): void {
  const key = keyOf(puzzle);
  if (solved.peek().some((one) => one.key === key)) return;
  set([...solved.peek(), { key, family: puzzle.family, seconds, date: dateOf(new Date()) }]);
  rating.call('difficulty', { puzzle }).then(
    (rated) => {
      if (rated === undefined) return;
      const difficulty = rated.difficulty ?? rated.logic;
      set(solved.peek().map((one) => (one.key === key ? { ...one, difficulty } : one)));
    },
    // It stays unknown; the time counts.
    () => undefined,
  );
}

/** Forgets all. */
export function clearSolved(): void {
  forget(KEY);
  solved.value = [];
}

function set(list: readonly Solved[]): void {
  solved.value = list;
  store(KEY, JSON.stringify(list));
}

function readSolved(): readonly Solved[] {
  const read = readStoredJson(KEY);
  return Array.isArray(read) ? read.filter(isSolved) : [];
}

function isSolved(value: Partial<Solved> | null): value is Solved {
  return (
    typeof value?.key === 'string' &&
    typeof value.family === 'string' &&
    typeof value.seconds === 'number' &&
    typeof value.date === 'string'
  );
}
