/** The values that the puzzle on the bench allows: asked in a worker of its own after every change. */
import { effect, signal } from '@preact/signals';
import type { Puzzle } from '../../src/browser.js';
import { CallError, openLane } from '../engine/lane.js';
import type { SteppedRating } from '../worker/ask.js';
import type { ForcedValues } from '../worker/forced.js';

/** The worker keeps the model of the puzzle open from one change to the next. */
const lane = openLane({ hasSpare: true });
/** Ratings take longer than what is forced, which never waits for them. */
const rating = openLane();
/** Milliseconds after which a question that is not wanted any more is ended with its worker. */
const PATIENCE = 1500;

/** The answer about a puzzle; `failed` with a sentence. */
export interface Known {
  readonly puzzle: Puzzle;
  readonly answer: ForcedValues | { readonly status: 'failed'; readonly message: string };
  /** The rating of a puzzle with one solution, once it is there: by quick logic, then by its steps. */
  readonly rating?: SteppedRating;
  /** True once no better rating will follow. */
  readonly isRated?: boolean;
}

/** The puzzle of the bench that is on the screen. */
export const watched = signal<Puzzle | undefined>(undefined);

/** The last answer, perhaps about the puzzle before. */
export const known = signal<Known | undefined>(undefined);

let isAsking = false;

effect(() => {
  watched.value;
  rating.cancel();
  if (!isAsking) void askOn();
});

/** Asks until the answer is about the puzzle of the moment: quickly first, then thoroughly. */
async function askOn(): Promise<void> {
  isAsking = true;
  for (;;) {
    const puzzle = watched.peek();
    if (puzzle === undefined || known.peek()?.puzzle === puzzle) break;
    const stop = endWhenUnwanted(puzzle);
    await ask(puzzle, 'quick');
    if (watched.peek() === puzzle && isUnfinished(known.peek()?.answer)) await ask(puzzle, 'thorough');
    if (watched.peek() === puzzle && isUnique(known.peek()?.answer)) void rate(puzzle);
    stop();
  }
  isAsking = false;
}

async function ask(puzzle: Puzzle, scope: 'quick' | 'thorough'): Promise<void> {
  try {
    known.value = { puzzle, answer: await lane.call('forced', { puzzle, scope }) };
  } catch (error) {
    if (error instanceof CallError && error.failure.kind === 'cancelled') return;
    const message = error instanceof Error ? error.message : String(error);
    known.value = { puzzle, answer: { status: 'failed', message } };
  }
}

/** Rates a puzzle with one solution; a rating that nobody wants any more is ended. */
async function rate(puzzle: Puzzle): Promise<void> {
  rating.cancel();
  const note = (found: Partial<Known>): void => {
    const last = known.peek();
    if (last?.puzzle === puzzle) known.value = { ...last, ...found };
  };
  try {
    note({ rating: await rating.call('rate', { puzzle }) });
    const stepped = await rating.call('difficulty', { puzzle });
    note({ isRated: true, ...(stepped && { rating: stepped }) });
  } catch {
    // The verdict stands without a word on the difficulty.
    note({ isRated: true });
  }
}

function isUnique(answer: Known['answer'] | undefined): boolean {
  return (
    answer?.status === 'found' && !answer.isOpen && answer.solutions.exact && answer.solutions.count === 1
  );
}

function isUnfinished(answer: Known['answer'] | undefined): boolean {
  return (
    answer?.status === 'undecided' ||
    (answer?.status === 'found' && (answer.isOpen || !answer.solutions.exact))
  );
}

/** Ends a long question as soon as its puzzle has been changed. */
function endWhenUnwanted(puzzle: Puzzle): () => void {
  let isLate = false;
  const endIfLate = (): void => {
    if (isLate && watched.peek() !== puzzle) lane.cancel();
  };
  const timer = setTimeout(() => {
    isLate = true;
    endIfLate();
  }, PATIENCE);
  const unfollow = watched.subscribe(endIfLate);
  return () => {
    clearTimeout(timer);
    unfollow();
  };
}
