/** A picture becomes cells: once at once, then as the controls say, in several versions where there are some. */
import { effect, untracked } from '@preact/signals';
import { making } from '../engine/lanes.js';
import type { MadePicture, MadeVersion, PictureSettings } from '../worker/picture.js';
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
import { runWork, type Work } from './work.js';

/** Milliseconds without a change of the controls before the picture is made anew. */
const PAUSE = 150;

let timer: ReturnType<typeof setTimeout> | undefined;

/** From now on every change of the original or the controls makes the picture anew. */
export function makeOnEveryChange(): void {
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
}

async function makePicture(): Promise<void> {
  const original = photo.peek();
  if (original === undefined) return;
  const values = controls.peek();
  const image = cutImage(original.image, values.cut);
  const settings = settingsOf(values, image.width >= image.height);
  const withVersions = hasVersions(values);
  versions.value = [];
  const shown = openShown();
  const make = (
    what: Work['what'],
    wanted: PictureSettings,
    all: boolean,
  ): Promise<MadePicture | undefined> =>
    runWork({
      what,
      call: (report) => making.call('picture-of-image', { image, settings: wanted, versions: all }, report),
      onVersion: (version) => {
        versions.value = [...versions.peek(), version].toSorted(better);
        shown.show(versions.peek()[0]!);
      },
    });
  const first = await make('drawing', draftOf(settings), false);
  if (first !== undefined) shown.show(first);
  if (first === undefined && trouble.peek() === '') return;
  const best = await make(withVersions ? 'versions' : 'picture', settings, withVersions);
  if (best === undefined) return;
  versions.value = best.versions ?? [];
  shown.show(best);
}

/** The first drawing, shown at once: nothing is repaired, and no other size is tried. */
function draftOf({ difficulty: _, ...settings }: PictureSettings): PictureSettings {
  const isBest = settings.method === 'best';
  return { ...settings, ...(isBest ? { method: 'regions' } : {}), exactWidth: true, unique: 'keep' };
}

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
