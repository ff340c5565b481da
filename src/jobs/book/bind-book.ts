/** The last step of a book: its puzzles on pages, as files that the caller can write. */
import {
  arrange,
  type BookSpec,
  type CoveredBook,
  layoutBook,
  type Objection,
  objectionLines,
  type PdfFile,
  PRINTERS,
  type PrinterId,
  renderBook,
  renderCover,
  sidecarOf,
} from '../../book/index.js';
import { describeIssue } from '../../core/index.js';
import type { CertifiedPuzzle } from '../../proving/index.js';
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
  /** The record of the book as JSON text: every puzzle, its page and its solution. */
  readonly sidecar: string;
  readonly puzzles: number;
  /** Pages of the PDF. */
  readonly pages: number;
  /** True if the proof of every puzzle was checked. */
  readonly certified: boolean;
  /** Warnings about the pages, a sentence each. */
  readonly warnings: readonly string[];
}

/**
 * A book, or why the printer that its specification names would not take it, or why its large print is not
 * large.
 */
export type Binding =
  | { readonly status: 'bound'; readonly book: BoundBook }
  | { readonly status: 'refused'; readonly reasons: readonly string[] };

/** The reader of PDF files, where there is one. */
export type PdfReader = (bytes: Uint8Array) => Promise<PdfFile | undefined>;

/**
 * Sets and draws the pages. With a reader of PDF files the files of a book for a printer are held against the
 * printer's rules, so that none is made that the printer would reject; without one there are warnings only.
 * @param steps those of the puzzles that have hints or are solved step by step
 */
export async function bindBook(
  spec: BookSpec,
  puzzles: readonly (readonly CertifiedPuzzle[])[],
  steps: ExplainedBook = NOTHING_EXPLAINED,
  readPdf?: PdfReader,
): Promise<Binding> {
  const parts = arrange(spec, puzzles, steps.explained);
  const book = layoutBook(spec, parts);
  const cover = spec.cover === undefined ? undefined : await renderCover(spec, parts, book.main.pages.length);
  const files = {
    main: await renderBook(book.main, spec),
    ...(book.answers === undefined ? {} : { answers: await renderBook(book.answers, spec) }),
    ...(cover === undefined ? {} : { cover: cover.pdf }),
  };
  const warnings = [
    ...book.main.warnings,
    ...(book.answers?.warnings ?? []),
    ...(cover?.warnings ?? []),
    ...steps.warnings,
  ];
  if (spec.printer !== undefined && readPdf !== undefined) {
    const covered = { trim: spec.trim, pages: book.main.pages.length };
    const reasons = await printerReasons(spec.printer, files, covered, readPdf);
    // Warnings name the puzzles whose texts are small; those about the printer repeat what was found.
    const others = warnings.filter(({ code }) => code !== 'printer').map(describeIssue);
    if (reasons.length > 0) return { status: 'refused', reasons: [...reasons, ...others] };
  }
  const notLarge = warnings.filter(({ code }) => code === 'print-not-large');
  if (notLarge.length > 0) return { status: 'refused', reasons: notLarge.map(describeIssue) };
  const bound = {
    ...files,
    sidecar: `${JSON.stringify(sidecarOf(spec, parts, book), undefined, 1)}\n`,
    puzzles: parts.reduce((sum, { entries }) => sum + entries.length, 0),
    pages: book.main.pages.length,
    certified: puzzles.flat().every(({ certified }) => certified),
    warnings: warnings.map(describeIssue),
  };
  return { status: 'bound', book: bound };
}

/** A printer's objections to finished files, a line each; none when it would take them all. */
async function printerReasons(
  printer: PrinterId,
  { main, answers, cover }: Pick<BoundBook, 'main' | 'answers' | 'cover'>,
  book: CoveredBook,
  readPdf: PdfReader,
): Promise<readonly string[]> {
  const { checkPdf } = await import('../../book/check/check.js');
  const objectionsTo = async (bytes: Uint8Array | undefined): Promise<readonly Objection[]> =>
    bytes === undefined ? [] : checkPdf((await readPdf(bytes))!, printer, book);
  const inside = await objectionsTo(main);
  const answersAlone = (await objectionsTo(answers)).filter(({ code }) => code !== 'pages');
  const named = (file: string, objections: readonly Objection[]): readonly string[] =>
    objectionLines(objections).map((line) => `${PRINTERS[printer].name} would reject ${file}: ${line}`);
  return [
    ...named('the book', inside),
    ...named('the answers', answersAlone),
    ...named('the cover', await objectionsTo(cover)),
  ];
}
