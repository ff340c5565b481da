/** Games that the browser keeps: their puzzles, entries and times. */
import type { Puzzle } from '../../../src/browser.js';
import { forget, readStoredJson, store, storedKeys } from '../../engine/stored.js';
import type { Entries } from '../games/index.js';
import type { Shared } from '../links/index.js';
import { keyOf, PREFIX } from './key.js';

/** A game as it was left. */
export interface KeptGame extends Shared {
  readonly entries: Entries;
  readonly seconds: number;
  /** The time of the last entry, in milliseconds since 1970. */
  readonly changed: number;
  readonly isFinished: boolean;
  /** Count of entries of the whole solution; absent where it is not known. */
  readonly needed?: number;
}

/** Keeps a game; one without entries is no game yet. */
export function keepGame(game: KeptGame): void {
  if (Object.keys(game.entries).length === 0) forgetGame(game.puzzle);
  else store(keyOf(game.puzzle), JSON.stringify(game));
}

/** Keeps a game no longer. */
export function forgetGame(puzzle: Puzzle): void {
  forget(keyOf(puzzle));
}

/** The game of a puzzle as it was left; undefined where nothing was entered. */
export function keptGame(puzzle: Puzzle): KeptGame | undefined {
  return read(keyOf(puzzle));
}

/** Games that are not finished, the last one first. */
export function unfinishedGames(): readonly KeptGame[] {
  return storedKeys(PREFIX)
    .flatMap((key) => read(key) ?? [])
    .filter(({ isFinished }) => !isFinished)
    .toSorted((one, other) => other.changed - one.changed);
}

function read(key: string): KeptGame | undefined {
  const { puzzle, title, entries, seconds, changed, isFinished, needed } = (readStoredJson(key) ??
    {}) as Partial<KeptGame>;
  if (typeof puzzle?.family !== 'string' || typeof title !== 'string') return undefined;
  if (typeof entries !== 'object' || entries === null) return undefined;
  if (typeof seconds !== 'number' || typeof changed !== 'number') return undefined;
  const isText = Object.values(entries).every((value) => typeof value === 'string');
  if (!isText) return undefined;
  const known = typeof needed === 'number' ? { needed } : {};
  return { puzzle, title, entries, seconds, changed, isFinished: isFinished === true, ...known };
}
