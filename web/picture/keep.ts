/** The picture on the screen is kept in the browser, as games are: after a reload it stands there again. */
import { batch, effect, type ReadonlySignal, signal } from '@preact/signals';
import { forget, readStored, readStoredJson, store } from '../engine/stored.js';
import { route } from '../router.js';
import { decodeAddress, type Photo, pngOf } from './image.js';
import { takeAsMade } from './make.js';
import { type Controls, USUAL_CONTROLS } from './settings.js';
import { type Canvas, canvas, controls, history, paint, photo, renderings, trouble } from './state.js';
import { cancelWork } from './work.js';

/** The cells change with every stroke and the original does not, so that each has a key. */
const CELLS = 'picture.cells';
const ORIGINAL = 'picture.original';

interface KeptCells {
  readonly canvas: Canvas;
  readonly controls: Controls;
}

interface KeptOriginal {
  readonly name: string;
  /** A PNG in a data URL, with the pixels that the cells were made of. */
  readonly address: string;
}

const isStored = signal(false);

/** True if the picture on the screen stands there again after a reload. */
export const isPictureKept: ReadonlySignal<boolean> = isStored;

/** The picture that was on the screen before the last start anew. */
const left = signal<
  { readonly photo: Photo | undefined; readonly history: typeof history.value } | undefined
>(undefined);

/** True if there is a picture to go back to. */
export const hasLeft = () => left.value !== undefined;

/** Brings the kept picture back as soon as its screen is shown, and keeps the shown one from then on. */
export function keepPicture(): void {
  const start = effect(() => {
    if (route.value.screen !== 'picture') return;
    queueMicrotask(() => start());
    void bringBack().finally(follow);
  });
}

function follow(): void {
  effect(() => {
    const original = photo.value;
    forget(ORIGINAL);
    if (original === undefined) return;
    const { name, image } = original;
    // One that was brought back is at the address that was kept.
    const address = original.address.startsWith('data:') ? original.address : pngOf(image);
    store(ORIGINAL, JSON.stringify({ name, address } satisfies KeptOriginal));
  });
  effect(() => {
    const [now, values] = [canvas.value, controls.value];
    if (now === undefined) {
      forget(CELLS);
      isStored.value = false;
      return;
    }
    const text = JSON.stringify({ canvas: now, controls: values } satisfies KeptCells);
    store(CELLS, text);
    isStored.value = readStored(CELLS) === text;
  });
}

async function bringBack(): Promise<void> {
  const cells = readCells();
  const kept = (readStoredJson(ORIGINAL) ?? {}) as Partial<KeptOriginal>;
  const { name, address } = kept;
  const original =
    typeof name === 'string' && typeof address === 'string'
      ? await decodeAddress(address, name).catch(() => undefined)
      : undefined;
  // Somebody may have opened another picture by now.
  if (canvas.peek() !== undefined || photo.peek() !== undefined) return;
  batch(() => {
    if (cells !== undefined) {
      controls.value = cells.controls;
      paint(cells.canvas);
    }
    if (original === undefined) return;
    if (cells !== undefined) takeAsMade(original, cells.controls);
    photo.value = original;
  });
}

function readCells(): KeptCells | undefined {
  const { canvas: cells, controls: values } = (readStoredJson(CELLS) ?? {}) as Partial<KeptCells>;
  const rows: unknown = cells?.rows;
  if (cells === undefined || !Array.isArray(rows) || !Array.isArray(cells.marks)) return undefined;
  const width = String(rows[0] ?? '').length;
  const isGrid = width > 0 && rows.every((row) => typeof row === 'string' && row.length === width);
  return isGrid ? { canvas: cells, controls: { ...USUAL_CONTROLS, ...values } } : undefined;
}

/** Takes the picture off the screen, for another one. */
export function startAnew(): void {
  cancelWork();
  left.value = { photo: photo.peek(), history: history.peek() };
  batch(() => {
    photo.value = undefined;
    history.value = undefined;
    renderings.value = [];
    trouble.value = '';
  });
}

/** Shows the picture again that was on the screen before. */
export function goBack(): void {
  const before = left.peek();
  if (before === undefined) return;
  left.value = undefined;
  batch(() => {
    if (before.photo !== undefined) takeAsMade(before.photo, controls.peek());
    history.value = before.history;
    photo.value = before.photo;
  });
}
