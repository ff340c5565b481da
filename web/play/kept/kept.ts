/** Games that the browser keeps: their puzzles, entries and times. */
import type { Puzzle } from '../../../src/browser.js';
import { forget, readStoredJson, store, storedKeys } from '../../engine/stored.js';
import type { Entries } from '../games/index.js';
import type { Shared } from '../links/index.js';
import { keyOf, PREFIX } from './key.js';

/** A game as it was left. */
export interface KeptGame extends Shared {
  readonly entries: Entries;
  /** The steps before, as {@link changesOf} states them; absent: none can be taken back. */
  readonly changes?: readonly Entries[];
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
  return keptGameOf(keyOf(puzzle));
}

/** Games that are not finished, the last one first. */
export function unfinishedGames(): readonly KeptGame[] {
  return storedKeys(PREFIX)
    .flatMap((key) => keptGameOf(key) ?? [])
    .filter(({ isFinished }) => !isFinished)
    .toSorted((one, other) => other.changed - one.changed);
}

/** The game with a key, as it was left. */
export function keptGameOf(key: string): KeptGame | undefined {
  const { puzzle, title, entries, changes, seconds, changed, isFinished, needed } = (readStoredJson(key) ??
    {}) as Partial<KeptGame>;
  if (typeof puzzle?.family !== 'string' || typeof title !== 'string') return undefined;
  if (!isEntries(entries)) return undefined;
  if (typeof seconds !== 'number' || typeof changed !== 'number') return undefined;
  const known = {
    ...(typeof needed === 'number' ? { needed } : {}),
    ...(Array.isArray(changes) && changes.every(isEntries) ? { changes } : {}),
  };
  return { puzzle, title, entries, seconds, changed, isFinished: isFinished === true, ...known };
}

function isEntries(value: unknown): value is Entries {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((text) => typeof text === 'string');
}
