/**
 * A picture becomes cells: once at once, then as the controls say, in several renderings where there
 * are some.
 */
import { effect, untracked } from '@preact/signals';
import { making } from '../engine/lanes.js';
import type { MadePicture, MadeRendering, PictureSettings } from '../worker/picture.js';
import type { Photo } from './image.js';
import { type Controls, hasRenderings, type Method, settingsOf } from './settings.js';
import {
  type Canvas,
  canvas,
  canvasOf,
  controls,
  paint,
  photo,
  renderings,
  repaint,
  trouble,
} from './state.js';
import { runWork } from './work.js';

/** Milliseconds without a change of the controls before the picture is made anew. */
const PAUSE = 150;

let timer: ReturnType<typeof setTimeout> | undefined;

/** An original and controls whose cells are on the screen already. */
let made: { readonly original: Photo; readonly values: Controls } | undefined;

/** Leaves the cells as they are for an original and controls: they were made of them earlier. */
export function takeAsMade(original: Photo, values: Controls): void {
  made = { original, values };
}

/** From now on every change of the original or the controls makes the picture anew. */
export function makeOnEveryChange(): void {
  effect(() => {
    const [original, values] = [photo.value, controls.value];
    clearTimeout(timer);
    if (original === undefined || (made?.original === original && made.values === values)) return;
    const isFirst = untracked(() => canvas.value === undefined);
    timer = setTimeout(
      () => {
        if (photo.peek() === original && controls.peek() === values) void makePicture();
      },
      isFirst ? 0 : PAUSE,
    );
  });
}

/** Makes the picture of the original and the controls. */
export async function makePicture(): Promise<void> {
  const original = photo.peek();
  if (original === undefined) return;
  const values = controls.peek();
  const { image } = original;
  const settings = settingsOf(values, image);
  const withRenderings = hasRenderings(values);
  renderings.value = [];
  const shown = openShown();
  const make = (
    what: 'drawing' | 'picture' | 'renderings',
    asked: PictureSettings,
  ): Promise<MadePicture | undefined> =>
    runWork({
      what,
      call: (report) =>
        making.call('picture-of-image', { image, settings: asked, wanted: WANTED[what] }, report),
      onRendering: (rendering) => {
        renderings.value = [...renderings.peek(), rendering].toSorted(better);
        shown.show(renderings.peek()[0]!);
      },
    });
  const first = await make('drawing', draftOf(settings));
  if (first !== undefined) shown.show(first);
  if (first === undefined && trouble.peek() === '') return;
  const best = await make(withRenderings ? 'renderings' : 'picture', settings);
  if (best === undefined) return;
  renderings.value = best.renderings ?? [];
  shown.show(best);
}

/** The request to the worker for each piece of work. */
const WANTED = { drawing: 'draft', picture: 'best', renderings: 'renderings' } as const;

/** The first drawing, shown at once: nothing is repaired. */
function draftOf({ difficulty: _, ...settings }: PictureSettings): PictureSettings {
  const { method } = settings;
  const quicker = method === undefined ? undefined : QUICKER[method];
  return {
    ...settings,
    ...(quicker === undefined ? {} : { method: quicker }),
    unique: 'keep',
  };
}

/** By which method a picture is drawn first where its own takes long. */
const QUICKER: Readonly<Partial<Record<Method, Method>>> = { best: 'regions', translucent: 'otsu' };

/** The cells on the screen follow the renderings made, until somebody paints or chooses others. */
function openShown(): { show(rendering: MadeRendering): void } {
  let own: Canvas | undefined;
  return {
    show: (rendering) => {
      const next = canvasOf(rendering);
      if (own === undefined) paint(next);
      else if (own === canvas.peek()) repaint(next);
      else return;
      own = next;
    },
  };
}

/** The order of renderings: those with one solution first, then those most like the original. */
function better(one: MadeRendering, other: MadeRendering): number {
  const isUnique = ({ verdict }: MadeRendering): number => (verdict === 'unique' ? 1 : 0);
  return isUnique(other) - isUnique(one) || other.likeness - one.likeness;
}
