/** The help of the bench: answers about the clues of the puzzle at hand, on demand. */
import { signal } from '@preact/signals';
import type { Cell, EditAnswer, NeedAnswer, Puzzle, UnneededAnswer } from '../../src/browser.js';
import { CallError, openLane } from '../engine/lane.js';
import { type PlainKey, stepLanguage } from '../words/index.js';
import type { CallAnswer } from '../worker/calls.js';

const lane = openLane({ hasSpare: true });

/** An answer, and the puzzle that it is about. */
export type Help = { readonly puzzle: Puzzle } & (
  | { readonly kind: 'working'; readonly words: PlainKey }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'edits'; readonly answer: EditAnswer }
  | { readonly kind: 'unneeded'; readonly answer: UnneededAnswer }
  | { readonly kind: 'why'; readonly answer: CallAnswer<'why'> }
  | { readonly kind: 'need'; readonly answer: NeedAnswer; readonly move: string }
);

/** The last answer. */
export const help = signal<Help | undefined>(undefined);

/** Finds the fewest edits that leave one solution. */
export function askEdits(puzzle: Puzzle): Promise<void> {
  return ask(puzzle, 'lookingEdits', async () => ({
    kind: 'edits',
    answer: (await lane.call('suggest', [puzzle, { edits: 2, limit: 5 }])) as EditAnswer,
  }));
}

/** Finds the clues that are not needed. */
export function askUnneeded(puzzle: Puzzle): Promise<void> {
  return ask(puzzle, 'lookingUnneeded', async () => ({
    kind: 'unneeded',
    answer: (await lane.call('unneeded', [puzzle])) as UnneededAnswer,
  }));
}

/** Explains a cell. */
export function askWhy(puzzle: Puzzle, cell: Cell): Promise<void> {
  return ask(puzzle, 'lookingWhy', async () => ({
    kind: 'why',
    answer: await lane.call('why', [puzzle, cell, { language: stepLanguage() }]),
  }));
}

/** Chooses clues that make people need a move. */
export function askNeed(puzzle: Puzzle, move: string): Promise<void> {
  return ask(puzzle, 'choosingClues', async () => ({
    kind: 'need',
    move,
    answer: await lane.call('needing', [puzzle, move]),
  }));
}

/** Ends what is being worked on. */
export function stopHelp(): void {
  lane.cancel();
  help.value = undefined;
}

type Answered = Help extends infer Each ? (Each extends Help ? Omit<Each, 'puzzle'> : never) : never;

async function ask(puzzle: Puzzle, words: PlainKey, answer: () => Promise<Answered>): Promise<void> {
  lane.cancel();
  help.value = { puzzle, kind: 'working', words };
  try {
    help.value = { puzzle, ...(await answer()) } as Help;
  } catch (error) {
    if (error instanceof CallError && error.failure.kind === 'cancelled') return;
    help.value = { puzzle, kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}
