/** The puzzle that is being set field by field: its changes, one by one, kept for each family. */
import { batch, effect, signal } from '@preact/signals';
import type { Cell, Puzzle } from '../../../src/browser.js';
import { begin, change, type History, redo, undo } from '../../engine/history.js';
import { quick } from '../../engine/lanes.js';
import { readStoredJson, store } from '../../engine/stored.js';
import { go } from '../../router.js';
import { libraryWords, say, stepLanguage } from '../../words/index.js';
import type { CallAnswer } from '../../worker/calls.js';
import { watched } from '../forced-state.js';

/** The draft; undefined until the library has answered. */
export const draft = signal<History<Puzzle> | undefined>(undefined);
/** The fields of the puzzle that it names. */
export const described = signal<(CallAnswer<'fields'> & { readonly puzzle: Puzzle }) | undefined>(undefined);
export const sizes = signal<readonly number[]>([]);
/** The group that is written into, by its id. */
export const group = signal('');
/** The text that a press gives; empty: presses only choose. */
export const brush = signal('');
export const cursor = signal<Cell>([0, 0]);
/** A sentence on why the last change was refused. */
export const refusal = signal('');

effect(() => {
  const now = draft.value?.now;
  if (now === undefined) return;
  store(keyOf(now.family), JSON.stringify(now));
  void quick.call('fields', { puzzle: now, language: stepLanguage() }).then((fields) => {
    if (draft.peek()?.now !== now) return;
    batch(() => {
      described.value = { ...fields, puzzle: now };
      if (fields.problem === undefined) watched.value = now;
      if (!fields.groups.some(({ id }) => id === group.peek())) takeGroup(fields.groups[0]!.id);
    });
  });
});

function keyOf(family: string): string {
  return `set.${family}`;
}

/** Opens the draft of a family, or an empty puzzle where there is none. */
export async function openDraft(family: string): Promise<void> {
  const now = draft.peek()?.now;
  if (now?.family === family) {
    // The bench of another kind of puzzle was on the screen since.
    if (described.peek()?.puzzle === now && described.peek()?.problem === undefined) watched.value = now;
    return;
  }
  const kept = readStoredJson(keyOf(family)) as Puzzle | undefined;
  const blank = await quick.call('blank-puzzle', { family });
  const isWhole =
    kept?.family === family &&
    (await quick.call('fields', { puzzle: kept, language: stepLanguage() }).then(
      ({ groups, problem }) => problem === undefined || groups.some(({ waits }) => waits),
      () => false,
    ));
  batch(() => {
    sizes.value = blank.sizes;
    cursor.value = [0, 0];
    refusal.value = '';
    group.value = '';
    described.value = undefined;
    draft.value = begin(isWhole ? kept : blank.puzzle);
  });
}

/** Begins anew with an empty puzzle; it can be undone. */
export async function startNew(size: number): Promise<void> {
  const { family } = draft.peek()!.now;
  take((await quick.call('blank-puzzle', { family, size })).puzzle);
}

/** Puts another puzzle onto the bench. */
export function take(puzzle: Puzzle): void {
  refusal.value = '';
  draft.value = change(draft.peek()!, puzzle);
}

/** Puts a puzzle onto the bench of its family and shows that; the draft before it is one undo away. */
export async function openOnBench(puzzle: Puzzle): Promise<void> {
  await openDraft(puzzle.family);
  take(puzzle);
  go('set', puzzle.family);
}

/** Takes another group of fields, with its first sign as the text of presses. */
export function takeGroup(id: string): void {
  group.value = id;
  refusal.value = '';
  brush.value = described.peek()?.groups.find((one) => one.id === id)?.signs[0] ?? '';
}

/** Changes wait for the one before: people type faster than puzzles are read. */
let last: Promise<void> = Promise.resolve();

/**
 * Writes texts into fields of a group; what the library refuses changes nothing.
 * @param id its id. Default: the group at hand
 * @param isTyping more may be typed, so that a refusal is not said yet
 */
export function write(
  changes: readonly { readonly index: number; readonly text: string }[],
  { id = group.peek(), isTyping = false } = {},
): Promise<void> {
  last = last.then(async () => {
    const before = draft.peek();
    if (before === undefined || changes.length === 0) return;
    const answer = await quick.call('write-fields', { puzzle: before.now, group: id, changes });
    if (draft.peek() !== before) return;
    if (isTyping && ('refusal' in answer || 'unfit' in answer)) refusal.value = '';
    else if ('refusal' in answer) refusal.value = answer.refusal;
    else if ('unfit' in answer)
      refusal.value = `${say('cannotStand', { text: answer.unfit })} ${libraryWords(answer.hint)}`;
    else if (JSON.stringify(answer.puzzle) === JSON.stringify(before.now)) refusal.value = '';
    else {
      take(answer.puzzle);
      // What is forced need not wait for the names of the fields.
      if (answer.isWhole) watched.value = answer.puzzle;
    }
  });
  return last;
}

/** Takes the last change back. */
export function takeBack(): void {
  refusal.value = '';
  if (draft.peek() !== undefined) draft.value = undo(draft.peek()!);
}

/** Makes the change again that was taken back last. */
export function makeAgain(): void {
  refusal.value = '';
  if (draft.peek() !== undefined) draft.value = redo(draft.peek()!);
}
