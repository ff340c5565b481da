/**
 * One puzzle being played: what was entered and taken back, the time, and whether it is finished. Kept in the
 * browser.
 */
import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Puzzle } from '../../src/browser.js';
import { change, type History, redo, undo } from '../engine/history.js';
import { checking, quick } from '../engine/lanes.js';
import { addSolved } from '../stats/solved.js';
import { say } from '../words/index.js';
import { type Entries, type Game, wrongSpots } from './games/index.js';
import { changesOf, countWhole, keepGame, keptGame, pastOf } from './kept/index.js';
import type { Shared } from './links/index.js';

/** A puzzle in play: its entries, the time, and the last check. */
export interface Session extends Shared {
  readonly game: Game;
  readonly history: ReadonlySignal<History<Entries>>;
  /** Seconds that it was on the screen, unfinished. */
  readonly seconds: Signal<number>;
  readonly isFinished: ReadonlySignal<boolean>;
  /** Spots that a check found wrong, until the entries change. */
  readonly wrong: ReadonlySignal<ReadonlySet<string>>;
  /** The message of the last check or deed. */
  readonly message: Signal<string>;
  /** Enters values; an empty one takes an entry back. */
  enter(changes: Entries, isSameStroke?: boolean): void;
  undo(): void;
  redo(): void;
  /** Takes all entries back. */
  clear(): void;
  /** Compares the entries with the only solution. */
  check(): Promise<void>;
  /** Keeps it with the time that it took so far. */
  keep(): void;
  /** Ends it: nothing is followed any more. */
  close(): void;
}

/** Opens a puzzle where it was left. */
export function openSession(shared: Shared, game: Game): Session {
  const { puzzle } = shared;
  const saved = keptGame(puzzle);
  let changed = saved?.changed ?? Date.now();
  const now = saved?.entries ?? {};
  const history = signal<History<Entries>>({ past: pastOf(saved?.changes ?? [], now), now, future: [] });
  const seconds = signal(saved?.seconds ?? 0);
  const isFinished = signal(saved?.isFinished ?? false);
  const wrong = signal<ReadonlySet<string>>(new Set());
  const message = signal('');
  let needed = game.needed ?? saved?.needed;
  let isAsked = false;
  let isClosed = false;
  let solving: Promise<unknown> | undefined;
  /** Proved once, however often the entries are compared with it. */
  const solution = (): Promise<unknown> => {
    solving ??= solutionOf(puzzle).catch((error: unknown) => {
      solving = undefined;
      throw error;
    });
    return solving;
  };
  const set = (next: History<Entries>): void => {
    if (next === history.peek()) return;
    changed = Date.now();
    history.value = next;
    wrong.value = new Set();
    message.value = '';
  };
  const keep = (): void => {
    // An answer that comes late must not bring back what was removed.
    if (isClosed) return;
    const { past, now: entries } = history.peek();
    keepGame({
      ...{ ...shared, changed, entries },
      changes: changesOf(past, entries),
      seconds: seconds.peek(),
      isFinished: isFinished.peek(),
      ...(needed === undefined ? {} : { needed }),
    });
  };
  const findNeeded = (): void => {
    if (isAsked || needed !== undefined || Object.keys(history.peek().now).length === 0) return;
    isAsked = true;
    solution().then(
      (found) => {
        if (found === undefined) return;
        needed = countWhole(game, found);
        keep();
      },
      // The list of games then says no share.
      () => undefined,
    );
  };
  const unfollow = effect(() => {
    const entries = history.value.now;
    keep();
    findNeeded();
    void isSolution(puzzle, game, entries).then((isRight) => {
      if (isClosed || history.peek().now !== entries || isFinished.peek() === isRight) return;
      isFinished.value = isRight;
      if (isRight) addSolved(puzzle, seconds.peek());
      keep();
    });
  });
  return {
    ...shared,
    ...{ game, history, seconds, isFinished, wrong, message, keep },
    close: () => {
      isClosed = true;
      unfollow();
    },
    enter: (changes, isSameStroke = false) => {
      const now = history.peek();
      const next = merged(now.now, changes);
      set(isSameStroke ? { ...now, now: next } : change(now, next));
    },
    undo: () => set(undo(history.peek())),
    redo: () => set(redo(history.peek())),
    clear: () => {
      if (Object.keys(history.peek().now).length > 0) set(change(history.peek(), {}));
    },
    check: async () => {
      const entries = history.peek().now;
      message.value = say('comparing');
      const found = await compare(game, entries, solution).catch(({ message }: Error) => ({
        message,
        wrong: [],
      }));
      if (history.peek().now !== entries) return;
      message.value = found.message;
      wrong.value = new Set(found.wrong);
    },
  };
}

function merged(entries: Entries, changes: Entries): Entries {
  const all = Object.entries({ ...entries, ...changes });
  return Object.fromEntries(all.filter(([, value]) => value !== ''));
}

/** True if the entries solve the puzzle, by the rules alone. */
async function isSolution(puzzle: Puzzle, game: Game, entries: Entries): Promise<boolean> {
  const solution = game.solutionOf(entries);
  if (solution === undefined || Object.keys(entries).length === 0) return false;
  return (await quick.call('verify', { puzzle, solution })).length === 0;
}

const CONFLICTS = 1_000_000;

/** The only solution; undefined where a puzzle is not known to have one. */
async function solutionOf(puzzle: Puzzle): Promise<unknown> {
  const answer = await checking.call('check', [puzzle, { budget: { conflicts: CONFLICTS } }]);
  return answer.verdict === 'unique' ? answer.solution : undefined;
}

/** The entries that differ from the only solution, and a sentence about them. */
async function compare(
  game: Game,
  entries: Entries,
  solve: () => Promise<unknown>,
): Promise<{ readonly message: string; readonly wrong: readonly string[] }> {
  if (Object.keys(entries).length === 0) return { message: say('nothingEntered'), wrong: [] };
  const solution = await solve();
  if (solution === undefined) return { message: say('notKnownOne'), wrong: [] };
  const right = game.entriesOf(solution);
  const wrong = wrongSpots(game, entries, right);
  if (wrong.length === 0) return { message: say('allRight'), wrong };
  return { message: say('wrongEntries', { count: wrong.length }), wrong };
}
