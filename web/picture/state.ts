/**
 * The state of the picture screen: the original, the controls, the painted cells with their past, and what is
 * known.
 */
import { computed, effect, signal } from '@preact/signals';
import type { Box, Cell } from '../../src/browser.js';
import { begin, change, type History, redo, undo } from '../engine/history.js';
import { proving, quick } from '../engine/lanes.js';
import { openJudge } from '../engine/verdict.js';
import { spokenLanguage } from '../words/index.js';
import type { PaintedNonogram } from '../worker/cells.js';
import type { Painting } from '../worker/painting.js';
import type { MadeRendering } from '../worker/picture.js';
import type { Photo } from './image.js';
import { type Controls, USUAL_CONTROLS } from './settings.js';

/** Cells and the changes of the picture that led to them. */
export interface Canvas extends Painting {
  /** Cells that a repair has changed. */
  readonly marks: readonly Cell[];
  /** The part of the original that the cells show, in pixels; absent where that is not known. */
  readonly used?: Box;
}

/** The original; absent where a picture is drawn by hand. */
export const photo = signal<Photo | undefined>(undefined);
export const controls = signal<Controls>(USUAL_CONTROLS);
/** The cells and their past; absent before there is a picture. */
export const history = signal<History<Canvas> | undefined>(undefined);
export const renderings = signal<readonly MadeRendering[]>([]);
/** A sentence on the last failure. */
export const trouble = signal('');

export const canvas = computed(() => history.value?.now);

/** The nonogram of the cells, a moment after they were painted. */
export const painted = signal<(PaintedNonogram & { readonly canvas: Canvas }) | undefined>(undefined);

export const judge = openJudge(proving);

/** True if the facts are about the cells on the screen. */
export const isCurrent = computed(() => painted.value?.canvas === canvas.value);

/** Replaces the cells by others; the change can be undone. */
export function paint(next: Canvas): void {
  history.value = history.value === undefined ? begin(next) : change(history.value, next);
}

/** Replaces cells that were just replaced, without another step to take back. */
export function repaint(next: Canvas): void {
  history.value = history.value === undefined ? begin(next) : { ...history.value, now: next };
}

export function undoPainting(): void {
  if (history.value !== undefined) history.value = undo(history.value);
}

export function redoPainting(): void {
  if (history.value !== undefined) history.value = redo(history.value);
}

/** The cells of a nonogram that the program made. */
export function canvasOf(
  made: Pick<MadeRendering, 'puzzle' | 'solution' | 'changed'> & Partial<Pick<MadeRendering, 'used'>>,
): Canvas {
  const { puzzle, solution, changed, used } = made;
  const { palette, given } = puzzle as unknown as Pick<Painting, 'palette' | 'given'>;
  return {
    rows: solution,
    ...(palette === undefined ? {} : { palette }),
    ...(given === undefined ? {} : { given }),
    marks: changed,
    ...(used === undefined ? {} : { used }),
  };
}

/** The cells alone. */
export function paintingOf({ marks: _, used: _used, ...painting }: Canvas): Painting {
  return painting;
}

// What is known follows the cells: the puzzle and its picture first, then the verdict.
effect(() => {
  const now = canvas.value;
  judge.ask(undefined);
  if (now === undefined) {
    painted.value = undefined;
    return;
  }
  quick.call('painting', { painting: paintingOf(now), marks: now.marks, language: spokenLanguage() }).then(
    (answer) => {
      if (canvas.peek() !== now) return;
      painted.value = { ...answer, canvas: now };
      judge.ask(answer.puzzle);
    },
    (error: Error) => {
      if (canvas.peek() === now) trouble.value = error.message;
    },
  );
});
