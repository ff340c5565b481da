/** The hint that is shown for a session: it grows on demand, and goes with the next entry. */
import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { Cell, CellExplained, Hint, HintLevel, StepRecord } from '../../../src/browser.js';
import { CallError } from '../../engine/lane.js';
import { explaining } from '../../engine/lanes.js';
import { stepLanguage } from '../../words/index.js';
import { type Entries, enteredBy } from '../games/index.js';
import type { Session } from '../session.js';

/** The display beside the board. */
export type Shown =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'working' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'hint'; readonly hint: Hint; readonly level: HintLevel }
  | { readonly kind: 'why'; readonly why: CellExplained };

/** Hints of one session. */
export interface Hints {
  readonly shown: Signal<Shown>;
  /** Asks for the next step. */
  ask(level: HintLevel): Promise<void>;
  /** Asks for the explanation of a cell. */
  why(cell: Cell): Promise<void>;
  /** The changes that write the step of a hint down; undefined where none is shown. */
  readonly entering: ReadonlySignal<Entries | undefined>;
  /** Writes the step down, with the notes before it; one undo takes all of it back. */
  enter(): void;
  /** Ends the question that has no answer yet. */
  cancel(): void;
  close(): void;
}

const NOTHING: Shown = { kind: 'nothing' };

/** Opens the hints of a session. */
export function openHints({ puzzle, game, history, enter }: Session): Hints {
  const shown = signal<Shown>(NOTHING);
  let asked = 0;
  const close = effect(() => {
    history.value;
    asked++;
    untracked(() => {
      shown.value = NOTHING;
      explaining.cancel();
    });
  });
  const answered = async (call: () => Promise<Shown>): Promise<void> => {
    const number = ++asked;
    explaining.cancel();
    shown.value = { kind: 'working' };
    try {
      const answer = await call();
      if (number === asked) shown.value = answer;
    } catch (error) {
      if (number !== asked) return;
      const isCancelled = error instanceof CallError && error.failure.kind === 'cancelled';
      shown.value = isCancelled
        ? NOTHING
        : { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
    }
  };
  const entering = computed(() => {
    const now = shown.value;
    if (now.kind !== 'hint' || now.hint.status !== 'hint' || now.hint.step === undefined) return undefined;
    const changes = enteredBy(game, [...(now.hint.before ?? []), now.hint.step], history.value.now);
    return Object.keys(changes).length === 0 ? undefined : changes;
  });
  return {
    shown,
    entering,
    enter: () => {
      const changes = entering.peek();
      if (changes !== undefined) enter(changes);
    },
    close,
    cancel: () => {
      asked++;
      shown.value = NOTHING;
      explaining.cancel();
    },
    ask: (level) =>
      answered(async () => {
        const state = game.stateOf?.(history.peek().now);
        return {
          kind: 'hint',
          level,
          hint: await explaining.call('hint', [puzzle, state, { level, language: stepLanguage() }]),
        };
      }),
    why: (cell) =>
      answered(async () => ({
        kind: 'why',
        why: await explaining.call('why', [puzzle, cell, { proofs: true, language: stepLanguage() }]),
      })),
  };
}

/** The step that is shown as a whole, if one is. */
export function stepOf(shown: Shown): StepRecord | undefined {
  // The last of the steps that lead to a cell is the one that enters it.
  if (shown.kind === 'why') return 'steps' in shown.why ? shown.why.steps.at(-1) : undefined;
  if (shown.kind !== 'hint' || !('step' in shown.hint)) return undefined;
  return shown.hint.step;
}
