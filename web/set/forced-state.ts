/** The numbers that the draft allows: asked in a worker of its own after every change. */
import { effect, signal } from '@preact/signals';
import type { SudokuPuzzle } from '../../src/browser.js';
import { CallError, openLane } from '../engine/lane.js';
import type { ForcedNumbers } from '../worker/forced.js';
import { draft } from './draft.js';

/** The worker keeps the model of the puzzle open from one change to the next. */
const lane = openLane({ hasSpare: true });
/** Milliseconds after which a question that is not wanted any more is ended with its worker. */
const PATIENCE = 1500;

/** The answer about a puzzle; `failed` with a sentence. */
export interface Known {
  readonly puzzle: SudokuPuzzle;
  readonly answer: ForcedNumbers | { readonly status: 'failed'; readonly message: string };
}

/** The last answer, perhaps about the puzzle before. */
export const known = signal<Known | undefined>(undefined);

let isAsking = false;

effect(() => {
  draft.value;
  if (!isAsking) void askOn();
});

/** Asks until the answer is about the puzzle of the moment: quickly first, then thoroughly. */
async function askOn(): Promise<void> {
  isAsking = true;
  while (known.peek()?.puzzle !== draft.peek().now) {
    const puzzle = draft.peek().now;
    const stop = endWhenUnwanted(puzzle);
    await ask(puzzle, 'quick');
    if (draft.peek().now === puzzle && isUnfinished(known.peek()!.answer)) await ask(puzzle, 'thorough');
    stop();
  }
  isAsking = false;
}

async function ask(puzzle: SudokuPuzzle, scope: 'quick' | 'thorough'): Promise<void> {
  try {
    known.value = { puzzle, answer: await lane.call('forced', { puzzle, scope }) };
  } catch (error) {
    if (error instanceof CallError && error.failure.kind === 'cancelled') return;
    const message = error instanceof Error ? error.message : String(error);
    known.value = { puzzle, answer: { status: 'failed', message } };
  }
}

function isUnfinished(answer: Known['answer']): boolean {
  return (
    answer.status === 'undecided' || (answer.status === 'found' && (answer.isOpen || !answer.solutions.exact))
  );
}

/** Ends a long question as soon as its puzzle has been changed. */
function endWhenUnwanted(puzzle: SudokuPuzzle): () => void {
  let isLate = false;
  const endIfLate = (): void => {
    if (isLate && draft.peek().now !== puzzle) lane.cancel();
  };
  const timer = setTimeout(() => {
    isLate = true;
    endIfLate();
  }, PATIENCE);
  const unfollow = draft.subscribe(endIfLate);
  return () => {
    clearTimeout(timer);
    unfollow();
  };
}
