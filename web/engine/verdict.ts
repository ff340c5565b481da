/** The verdict on the puzzle that is on the screen: always of the latest one, never of one before. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Check, Puzzle, Rating } from '../../src/browser.js';
import { CallError, type Lane } from './lane.js';

/** The state of knowledge about a puzzle. */
export type Judgement =
  | { readonly status: 'nothing' }
  | { readonly status: 'working' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'known'; readonly verdict: Check<unknown>; readonly rating?: Rating };

/** Follows a puzzle. */
export interface Judge {
  readonly judgement: ReadonlySignal<Judgement>;
  /** Asks about another puzzle, or about none; whatever was known before is forgotten at once. */
  ask(puzzle: Puzzle | undefined): void;
  /** Asks about the same puzzle again, with ten times as much work allowed. */
  askLonger(): void;
}

/** Conflicts of the first question; most puzzles for people need a few hundred. */
const CONFLICTS = 100_000;

/** Milliseconds for which a question that is not wanted any more may go on, before its worker is ended. */
const PATIENCE = 150;

/** Opens a judge on a lane of its own. */
export function openJudge(lane: Lane): Judge {
  const judgement = signal<Judgement>({ status: 'nothing' });
  let asked = 0;
  let current: Puzzle | undefined;
  let conflicts = CONFLICTS;
  let latest: Promise<unknown> | undefined;

  const decide = async (
    puzzle: Puzzle,
    number: number,
    before: Promise<unknown> | undefined,
  ): Promise<void> => {
    try {
      if (before !== undefined) await patience(before, lane);
      if (number !== asked) return;
      const verdict = await lane.call('check', [puzzle, { budget: { conflicts } }]);
      if (number !== asked) return;
      judgement.value = { status: 'known', verdict };
      if (verdict.verdict !== 'unique') return;
      const rating = await lane.call('rate', { puzzle });
      if (number === asked) judgement.value = { status: 'known', verdict, rating };
    } catch (error) {
      if (number !== asked) return;
      if (error instanceof CallError && error.failure.kind === 'cancelled') return;
      judgement.value = { status: 'failed', message: error instanceof Error ? error.message : String(error) };
    }
  };

  const begin = (puzzle: Puzzle | undefined): void => {
    const number = ++asked;
    judgement.value = { status: puzzle === undefined ? 'nothing' : 'working' };
    if (puzzle === undefined) return;
    const answer = decide(puzzle, number, latest).finally(() => {
      if (latest === answer) latest = undefined;
    });
    latest = answer;
  };

  return {
    judgement,
    ask: (puzzle) => {
      if (puzzle === current && puzzle !== undefined) return;
      current = puzzle;
      conflicts = CONFLICTS;
      begin(puzzle);
    },
    askLonger: () => {
      conflicts *= 10;
      begin(current);
    },
  };
}

/** Waits for the own question before for a short while, then ends it with its worker. */
async function patience(before: Promise<unknown>, lane: Lane): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, true);
  });
  const isOver = await Promise.race([before.then(() => false), over]);
  clearTimeout(timer);
  if (isOver) lane.cancel();
}
