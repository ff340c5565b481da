/**
 * Proposals for the painted cells: the fewest changes, or the fewest given cells, shown before anything is
 * done.
 */
import { effect, signal, untracked } from '@preact/signals';
import type { TaskAnswer } from '../../src/browser.js';
import { making } from '../engine/lanes.js';
import { type Canvas, canvas, canvasOf, paint, paintingOf } from './state.js';
import { cancelWork, runWork, work } from './work.js';

/** The effect of a repair; nothing is changed before it is taken. */
export interface Proposal {
  readonly what: 'repair' | 'givens';
  readonly canvas: Canvas;
  readonly made: TaskAnswer<'make-cells'>;
}

export const proposal = signal<Proposal | undefined>(undefined);

/** Nodes of a search, after which the best that was found is taken. */
const NODES = 10_000;

/** Proposes a repair, or cells to give. */
export async function propose(what: Proposal['what']): Promise<void> {
  const now = canvas.peek();
  if (now === undefined) return;
  proposal.value = undefined;
  const painting = paintingOf(now);
  const { rows, palette } = painting;
  const request = {
    rows,
    ...(palette === undefined ? {} : { palette }),
    unique: what,
    goal: 'line',
    seed: 'page',
    budget: { nodes: NODES },
    certify: true,
  } as const;
  const made = await runWork({
    what,
    cells: painting,
    call: (report) => making.call('make-cells', request, report),
  });
  if (made !== undefined && canvas.peek() === now) proposal.value = { what, made, canvas: now };
}

/** Takes the proposal. */
export function takeProposal(): void {
  const taken = proposal.peek();
  proposal.value = undefined;
  if (taken !== undefined && taken.canvas === canvas.peek()) paint(canvasOf(taken.made));
}

/** Ends the work and takes the best picture that it has found. */
export function takeBest(): void {
  const best = work.peek()?.best;
  const now = canvas.peek();
  cancelWork();
  if (best === undefined || now === undefined) return;
  const isSameSize = best.rows.length === now.rows.length && best.rows[0]!.length === now.rows[0]!.length;
  const marks = isSameSize
    ? best.rows.flatMap((line, row) =>
        [...line].flatMap((sign, column) =>
          sign === now.rows[row]![column] ? [] : [[row, column] as const],
        ),
      )
    : [];
  paint({ ...best, marks });
}

// A proposal is about certain cells and goes when they do.
effect(() => {
  const now = canvas.value;
  untracked(() => {
    if (proposal.value !== undefined && proposal.value.canvas !== now) proposal.value = undefined;
  });
});
