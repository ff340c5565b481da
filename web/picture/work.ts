/** The work on the picture screen: one piece at a time, its progress, and the best result so far. */
import { signal } from '@preact/signals';
import { CallError } from '../engine/lane.js';
import { making } from '../engine/lanes.js';
import type { Painting } from '../worker/painting.js';
import type { MadeRendering, PictureProgress } from '../worker/picture.js';
import { trouble } from './state.js';

/**
 * A piece of work: a first drawing, the puzzle of a picture, its renderings, cells to change, cells to give.
 */
export interface Work {
  readonly what: 'drawing' | 'picture' | 'renderings' | 'repair' | 'givens';
  readonly progress?: PictureProgress;
  /** The best picture so far; absent until one is known. */
  readonly best?: Painting;
}

/** The current work; absent while there is none. */
export const work = signal<Work | undefined>(undefined);

interface Running<Made> {
  readonly what: Work['what'];
  call(report: (progress: PictureProgress) => void): Promise<Made>;
  onRendering?(rendering: MadeRendering): void;
  /** The cells that are worked on, where there are some already. */
  readonly cells?: Painting;
}

/**
 * Does a piece of work in place of the one before.
 * @returns undefined where it was cancelled, or could not be done: then `trouble` says why
 */
export async function runWork<Made>({
  what,
  call,
  onRendering,
  cells,
}: Running<Made>): Promise<Made | undefined> {
  making.cancel();
  let latest: Work = { what };
  work.value = latest;
  trouble.value = '';
  try {
    return await call((progress) => {
      if (work.peek() !== latest) return;
      if (progress.rendering !== undefined) {
        onRendering?.(progress.rendering);
        return;
      }
      const best = bestOf(progress, cells);
      latest = { what, progress, ...(best === undefined ? {} : { best }) };
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

/** Ends the work in progress; the cells stay as they are. */
export function cancelWork(): void {
  making.cancel();
}

/** The picture that the best repair makes, or the cells with the fewest given ones. */
function bestOf(
  { solution, palette, given }: PictureProgress,
  cells: Painting | undefined,
): Painting | undefined {
  if (solution !== undefined) return { rows: solution, ...(palette === undefined ? {} : { palette }) };
  if (given === undefined || cells === undefined) return undefined;
  const isGiven = new Set(given.map(([row, column]) => `${row},${column}`));
  const rows = cells.rows.map((line, row) =>
    [...line].map((sign, column) => (isGiven.has(`${row},${column}`) ? sign : '?')).join(''),
  );
  return { ...cells, given: rows };
}
