/** A picture becomes cells: once at once, then in several versions to choose among. */
import { effect, signal, untracked } from '@preact/signals';
import { CallError } from '../engine/lane.js';
import { making } from '../engine/lanes.js';
import type { MadePicture, MadeVersion, PictureProgress } from '../worker/picture.js';
import { cutImage } from './cut.js';
import { hasVersions, settingsOf } from './settings.js';
import {
  type Canvas,
  canvas,
  canvasOf,
  controls,
  paint,
  photo,
  repaint,
  trouble,
  versions,
} from './state.js';

/** What is being made, with how far it is; absent while nothing is. */
export interface Work {
  readonly what: 'picture' | 'versions' | 'repair' | 'givens';
  readonly progress?: PictureProgress;
}

/** What a repair would do; nothing is changed before it is taken. */
export interface Proposal {
  readonly what: 'repair' | 'givens';
  readonly canvas: Canvas;
  readonly made: MadePicture;
}

export const work = signal<Work | undefined>(undefined);
export const proposal = signal<Proposal | undefined>(undefined);

/** Milliseconds without a change of the controls before the picture is made anew. */
const PAUSE = 150;

let timer: ReturnType<typeof setTimeout> | undefined;

// Every change of the original or the controls makes the picture anew.
effect(() => {
  const [original, values] = [photo.value, controls.value];
  clearTimeout(timer);
  if (original === undefined) return;
  const isFirst = untracked(() => canvas.value === undefined);
  timer = setTimeout(
    () => {
      if (photo.peek() === original && controls.peek() === values) void makePicture();
    },
    isFirst ? 0 : PAUSE,
  );
});

async function makePicture(): Promise<void> {
  const original = photo.peek();
  if (original === undefined) return;
  const values = controls.peek();
  const image = cutImage(original.image, values.cut);
  const settings = settingsOf(values, image.width >= image.height);
  versions.value = [];
  if (!hasVersions(values)) {
    const made = await run('picture', (report) =>
      making.call('picture-of-image', { image, settings, versions: false }, report),
    );
    if (made !== undefined) paint(canvasOf(made));
    return;
  }
  const shown = openShown();
  const isBest = settings.method === 'best';
  const draft = { ...settings, ...(isBest ? { method: 'regions' as const } : {}), ...DRAFT };
  const first = await run('picture', (report) =>
    making.call('picture-of-image', { image, settings: draft, versions: false }, report),
  );
  if (first !== undefined) shown.show(first);
  if (first === undefined && trouble.peek() === '') return;
  const best = await run(
    'versions',
    (report) => making.call('picture-of-image', { image, settings, versions: true }, report),
    (version) => {
      versions.value = [...versions.peek(), version].toSorted(better);
      shown.show(versions.peek()[0]!);
    },
  );
  if (best?.versions === undefined) return;
  versions.value = best.versions;
  shown.show(best);
}

/** The first drawing, shown at once: nothing is repaired, and no other size is tried. */
const DRAFT = { exactWidth: true, unique: 'keep' } as const;

/** The cells on the screen follow what is made, until somebody paints or chooses others. */
function openShown(): { show(version: MadeVersion): void } {
  let own: Canvas | undefined;
  return {
    show: (version) => {
      const next = canvasOf(version);
      if (own === undefined) paint(next);
      else if (own === canvas.peek()) repaint(next);
      else return;
      own = next;
    },
  };
}

/** Those with one solution first, then those that are most like the original. */
function better(one: MadeVersion, other: MadeVersion): number {
  const isUnique = ({ verdict }: MadeVersion): number => (verdict === 'unique' ? 1 : 0);
  return isUnique(other) - isUnique(one) || other.likeness - one.likeness;
}

/** Finds out what a repair, or cells that are given, would take. */
export async function propose(what: Proposal['what']): Promise<void> {
  const now = canvas.peek();
  if (now === undefined || now.palette !== undefined) return;
  const settings = { seed: 'page', unique: what, goal: 'line' } as const;
  const made = await run(what, (report) =>
    making.call('picture-of-cells', { rows: now.rows, settings }, report),
  );
  if (made !== undefined && canvas.peek() === now) proposal.value = { what, made, canvas: now };
}

/** Takes what was proposed. */
export function takeProposal(): void {
  const taken = proposal.peek();
  proposal.value = undefined;
  if (taken !== undefined && taken.canvas === canvas.peek()) paint(canvasOf(taken.made));
}

/** Ends what is being made; the cells stay as they are. */
export function cancelWork(): void {
  making.cancel();
}

async function run(
  what: Work['what'],
  call: (report: (progress: PictureProgress) => void) => Promise<MadePicture>,
  onVersion?: (version: MadeVersion) => void,
): Promise<MadePicture | undefined> {
  making.cancel();
  const own: Work = { what };
  let latest = own;
  work.value = own;
  trouble.value = '';
  proposal.value = undefined;
  try {
    return await call((progress) => {
      if (work.peek() !== latest) return;
      if (progress.version !== undefined) {
        onVersion?.(progress.version);
        return;
      }
      latest = { what, progress };
      work.value = latest;
    });
  } catch (error) {
    if (!(error instanceof CallError && error.failure.kind === 'cancelled'))
      trouble.value = error instanceof Error ? error.message : String(error);
    return undefined;
  } finally {
    if (work.peek() === latest) work.value = undefined;
  }
}

// A proposal is about certain cells and goes when they do.
effect(() => {
  const now = canvas.value;
  untracked(() => {
    if (proposal.value !== undefined && proposal.value.canvas !== now) proposal.value = undefined;
  });
});
