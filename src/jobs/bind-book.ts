/** The last step of a book: its puzzles on pages, as files that the caller can write. */
import { renderCover } from '../book/cover/cover.js';
import { arrange } from '../book/entries.js';
import { layoutBook } from '../book/layout.js';
import { renderBook } from '../book/render.js';
import { sidecarOf } from '../book/sidecar.js';
import type { BookSpec } from '../book/spec.js';
import { describeIssue } from '../core/issue.js';
import type { CertifiedPuzzle } from '../proving/certified-puzzle.js';
import type { ExplainedBook } from './explain-book.js';

const NOTHING_EXPLAINED: ExplainedBook = { explained: new Map(), warnings: [] };

/** A finished book. */
export interface BoundBook {
  /** The PDF. */
  readonly main: Uint8Array;
  /** The PDF of the answers, where they are a document of their own. */
  readonly answers?: Uint8Array;
  /** The PDF of the cover, where one is wanted. */
  readonly cover?: Uint8Array;
  /** What is known of the book, as JSON text: every puzzle, its page and its solution. */
  readonly sidecar: string;
  readonly puzzles: number;
  /** Pages of the PDF. */
  readonly pages: number;
  /** Whether the proof of every puzzle was checked. */
  readonly certified: boolean;
  /** What is not good about the pages, a sentence each. */
  readonly warnings: readonly string[];
}

/**
 * Sets and draws the pages.
 * @param steps those of the puzzles that have hints or are solved step by step
 */
export async function bindBook(
  spec: BookSpec,
  puzzles: readonly (readonly CertifiedPuzzle[])[],
  steps: ExplainedBook = NOTHING_EXPLAINED,
): Promise<BoundBook> {
  const parts = arrange(spec, puzzles, steps.explained);
  const book = layoutBook(spec, parts);
  const cover = spec.cover === undefined ? undefined : await renderCover(spec, parts, book.main.pages.length);
  return {
    ...(cover === undefined ? {} : { cover: cover.pdf }),
    main: await renderBook(book.main, spec),
    ...(book.answers === undefined ? {} : { answers: await renderBook(book.answers, spec) }),
    sidecar: `${JSON.stringify(sidecarOf(spec, parts, book), undefined, 1)}\n`,
    puzzles: parts.reduce((sum, { entries }) => sum + entries.length, 0),
    pages: book.main.pages.length,
    certified: puzzles.flat().every(({ certified }) => certified),
    warnings: [
      ...book.main.warnings,
      ...(book.answers?.warnings ?? []),
      ...(cover?.warnings ?? []),
      ...steps.warnings,
    ].map(describeIssue),
  };
}
