/**
 * A book as a job: the puzzles of files are proved, the others made by workers, kept in a store as they are
 * finished, and resumed from what the store has; then the pages are set.
 */
import { arrange, labelRating, layoutBook, type Slice } from '../../book/index.js';
import type { CertifiedPuzzle } from '../../proving/index.js';
import {
  certifyGiven,
  type PlacedEntry,
  type PuzzlePorts,
  placeEntries,
  type RefusedPuzzle,
  resumePuzzles,
} from '../batch/index.js';
import { type Stopped, unlessCancelled } from '../ports/index.js';
import { mostOf, sharesOf, sliceCounts } from './counts.js';
import { type ExplainedBook, explainBook } from './explain-book.js';
import type { FillLimit } from './fill-book.js';
import { type ReachedPages, reachPages } from './page-target.js';
import { BookPuzzles } from './puzzles.js';
import type { BookEvents, BookRequest } from './request.js';

export type { BookEvents, BookRequest } from './request.js';

/** The puzzles of a book by part, or why there are none. */
export type BookEnd =
  | {
      readonly status: 'done';
      readonly puzzles: readonly (readonly CertifiedPuzzle[])[];
      readonly steps: ExplainedBook;
      /** The result of a request for a number of pages, where there was one. */
      readonly reached?: ReachedPages;
    }
  /** Even one puzzle of each part takes more pages than were asked for. */
  | { readonly status: 'too-few-pages'; readonly target: number; readonly least: number }
  /** All that the store holds belongs to another book. */
  | { readonly status: 'foreign' }
  /** Some of the given puzzles are not proved to have one solution. */
  | { readonly status: 'refused'; readonly refused: readonly RefusedPuzzle[] }
  /** Some parts could not be filled; the store has all that was made of them and of the others. */
  | {
      readonly status: 'limit';
      readonly limits: readonly FillLimit[];
      /** The number of puzzles the store has. */
      readonly kept: number;
    }
  | Stopped;

/** Collects all puzzles of a book. */
export function collectBook(
  request: BookRequest,
  ports: PuzzlePorts,
  events: BookEvents = {},
): Promise<BookEnd> {
  return unlessCancelled(async () => {
    const { own, foreign } = placeEntries(await ports.store.read(), wantedOf(request));
    if (foreign.length > 0) {
      if (own.every(({ place }) => place === undefined)) return { status: 'foreign' };
      events.onForeign?.(foreign);
    }
    return collect(request, own, ports, events);
  });
}

async function collect(
  request: BookRequest,
  own: readonly PlacedEntry[],
  ports: PuzzlePorts,
  events: BookEvents,
): Promise<BookEnd> {
  const { spec, files, slices, certify } = request;
  const taken = new Set<string>();
  const given: CertifiedPuzzle[][] = spec.parts.map(() => []);
  for (const [part, puzzles] of files) {
    const options = {
      taken,
      certify,
      ...labelRating(spec),
      ...(events.onCopy === undefined ? {} : { onCopy: events.onCopy }),
    };
    const certified = await certifyGiven(puzzles, options, ports.workers);
    if (certified.status === 'refused') return certified;
    given[part]!.push(...certified.puzzles);
  }
  const { kept, refused } = await resumePuzzles(ports.store, own, wantedOf(request), ports.workers);
  for (const entry of refused) events.onRefused?.(entry);
  const puzzles = new BookPuzzles(request, { given, kept, taken }, ports, events.onProgress);
  if (spec.pages !== undefined) return toPages(request, spec.pages, puzzles, ports, events);
  const counts = slices.map(({ count }) => count);
  const limits = await puzzles.makeUpTo(counts);
  if (limits.length > 0) return { status: 'limit', limits, kept: puzzles.size };
  const byPart = puzzles.byPart(counts);
  return { status: 'done', puzzles: byPart, steps: await explainBook(spec, byPart, ports.workers) };
}

/**
 * The batches with all puzzles that may be wanted of them: where pages are given, counts are no more than
 * shares.
 */
function wantedOf({ spec, slices }: BookRequest): readonly Slice[] {
  if (spec.pages === undefined) return slices;
  return slices.map((slice) => ({ ...slice, count: mostOf(sharesOf([slice])) }));
}

/** Makes puzzles until their pages are as many as were asked for. */
async function toPages(
  { spec, slices }: BookRequest,
  target: number,
  puzzles: BookPuzzles,
  { workers }: PuzzlePorts,
  { onWanted }: BookEvents,
): Promise<BookEnd> {
  const shares = sharesOf(slices);
  let steps: ExplainedBook = { explained: new Map(), warnings: [] };
  const bySlice = (counts: readonly number[]): readonly number[] => sliceCounts(slices, shares, counts);
  const reached = await reachPages<BookEnd>({
    target,
    shares,
    make: async (counts) => {
      onWanted?.(spec.parts.map((_, part) => counts[shares.findIndex((share) => share.part === part)] ?? 0));
      const limits = await puzzles.makeUpTo(bySlice(counts));
      if (limits.length > 0) return { status: 'limit', limits, kept: puzzles.size };
      steps = await explainBook(spec, puzzles.byPart(bySlice(counts)), workers, steps);
      return undefined;
    },
    pagesOf: (counts) => {
      const parts = arrange(spec, puzzles.byPart(bySlice(counts)), steps.explained);
      return layoutBook(spec, parts).main.pages.length;
    },
  });
  if ('status' in reached) return reached;
  if (reached.outcome === 'too-few') return { status: 'too-few-pages', target, least: reached.pages };
  const byPart = puzzles.byPart(bySlice(reached.counts));
  return { status: 'done', puzzles: byPart, steps: stepsOf(byPart, steps), reached };
}

/** The steps without the warnings about puzzles that the book does not have. */
function stepsOf(
  puzzles: readonly (readonly CertifiedPuzzle[])[],
  { explained, warnings }: ExplainedBook,
): ExplainedBook {
  const ids = new Set(puzzles.flat().map(({ id }) => id));
  return { explained, warnings: warnings.filter(({ place }) => ids.has(place?.part ?? '')) };
}
