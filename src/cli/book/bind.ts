/** The finished files of a book, a series or worksheets for a class, and pages to look at beforehand. */
import {
  arrange,
  type BookSpec,
  dealt,
  layoutBook,
  renderPages,
  volumeCount,
  volumeSpec,
} from '../../book/index.js';
import { type BookEnd, type BoundBook, bindBook, bindSeries, bindSheets } from '../../jobs/index.js';
import { InputError } from '../host/index.js';
import type { OutputFile } from '../output/index.js';
import { bookFiles, namesOf, seriesFiles, tableNames, volumeNames } from './volumes.js';

/** The puzzles of a book and their steps. */
type Collected = Extract<BookEnd, { readonly status: 'done' }>;

/** The places of the files: the PDF, and the folder that names in the specification start from. */
export interface Destination {
  readonly pdf: string;
  readonly folder: string;
}

/** Finished files, and the facts reported of them. */
export interface Finished extends Pick<BoundBook, 'puzzles' | 'pages' | 'certified' | 'warnings'> {
  readonly files: readonly OutputFile[];
  /** Puzzles of a series that are no copies of each other. Absent: it is none. */
  readonly distinct?: number;
}

/** Resolution of pages to look at: 150 dots an inch. */
const PREVIEW_DENSITY = 150 / 25.4;

/** The names of all files that a book will have. */
export function outputsOf(spec: BookSpec, { pdf, folder }: Destination): readonly string[] {
  if (spec.series === undefined) return Object.values<string>({ ...namesOf(spec, pdf, folder) });
  return [
    ...volumeNames(spec, pdf, folder).flatMap((names) => Object.values<string>({ ...names })),
    ...tableNames(pdf),
  ];
}

/**
 * Binds the book, the series or the sheets.
 * @throws InputError with the reasons for which there is none
 */
export async function finish(
  spec: BookSpec,
  { puzzles, steps }: Collected,
  { pdf, folder }: Destination,
  workFile: string,
): Promise<Finished> {
  // Reading PDF files takes a large package, which books without a printer do without.
  const reader = spec.printer === undefined ? undefined : (await import('./read-pdf.js')).readPdf;
  const names = namesOf(spec, pdf, folder);
  if (spec.sheets !== undefined) {
    const book = await bindSheets(spec, puzzles, steps);
    return { ...book, files: bookFiles(book, names) };
  }
  if (spec.series === undefined) {
    const binding = await bindBook(spec, puzzles, steps, reader);
    if (binding.status === 'refused') throw refused(binding.reasons, workFile);
    return { ...binding.book, files: bookFiles(binding.book, names) };
  }
  const binding = await bindSeries(spec, puzzles, steps, reader);
  if (binding.status === 'refused') throw refused(binding.reasons, workFile);
  const { volumes, distinct } = binding;
  const books = volumes.map(({ book }) => book);
  const sum = (of: 'puzzles' | 'pages'): number => books.reduce((total, book) => total + book[of], 0);
  return {
    files: seriesFiles(volumes, distinct, volumeNames(spec, pdf, folder), tableNames(pdf)),
    puzzles: sum('puzzles'),
    pages: sum('pages'),
    certified: books.every(({ certified }) => certified),
    warnings: books.flatMap(({ warnings }, index) =>
      warnings.map((warning) => `volume ${index + 1}: ${warning}`),
    ),
    distinct,
  };
}

function refused(reasons: readonly string[], workFile: string): InputError {
  return new InputError([
    ...reasons,
    `nothing was written; ${workFile} keeps the puzzles, and --resume goes on from there after a change`,
  ]);
}

/**
 * Draws pages of the book as PNG pictures; of a series or of sheets, pages of the first one.
 * @param wanted page numbers, in order
 * @throws InputError for pages that the book does not have
 */
export async function previewPages(
  spec: BookSpec,
  { puzzles, steps }: Collected,
  { pdf }: Destination,
  wanted: readonly number[],
): Promise<readonly OutputFile[]> {
  const isOne = volumeCount(spec) === 1;
  const stem = pdf.replace(/\.pdf$/i, '');
  const shown = isOne ? spec : volumeSpec(spec, 1);
  const parts = arrange(shown, isOne ? puzzles : dealt(spec, puzzles)[0]!, steps.explained);
  const { main } = layoutBook(shown, parts);
  const missing = wanted.find((page) => page > main.pages.length);
  if (missing !== undefined)
    throw new InputError([`--preview: expected pages up to ${main.pages.length}; found ${missing}`]);
  const drawn = await renderPages(main, shown, wanted, PREVIEW_DENSITY);
  return drawn.map((content, index) => ({ path: `${stem}-page-${wanted[index]}.png`, content }));
}
