/** The books of a series, one after the other, and the worksheets of a class as one document. */
import {
  arrange,
  type BookSpec,
  dealt,
  type LaidOut,
  layoutBook,
  mergedPages,
  renderBook,
  sidecarOf,
  volumeSpec,
} from '../../book/index.js';
import { describeIssue } from '../../core/index.js';
import { findFamily } from '../../families/index.js';
import { canonicalKey } from '../../families/kit/index.js';
import type { CertifiedPuzzle } from '../../proving/index.js';
import { type BoundBook, bindBook, type PdfReader } from './bind-book.js';
import type { ExplainedBook } from './explain-book.js';

/** A volume of a series. */
export interface BoundVolume {
  readonly spec: BookSpec;
  readonly puzzles: readonly (readonly CertifiedPuzzle[])[];
  readonly book: BoundBook;
}

/** All volumes, or why a printer would not take one of them. */
export type SeriesBinding =
  | { readonly status: 'bound'; readonly volumes: readonly BoundVolume[]; readonly distinct: number }
  | { readonly status: 'refused'; readonly reasons: readonly string[] };

/** Binds all volumes, and compares the puzzles of all of them with each other once more. */
export async function bindSeries(
  spec: BookSpec,
  puzzles: readonly (readonly CertifiedPuzzle[])[],
  steps: ExplainedBook,
  readPdf?: PdfReader,
): Promise<SeriesBinding> {
  const volumes: BoundVolume[] = [];
  for (const [index, own] of dealt(spec, puzzles).entries()) {
    const volume = volumeSpec(spec, index + 1);
    const binding = await bindBook(volume, own, steps, readPdf);
    if (binding.status === 'refused')
      return {
        status: 'refused',
        reasons: binding.reasons.map((reason) => `volume ${index + 1}: ${reason}`),
      };
    volumes.push({ spec: volume, puzzles: own, book: binding.book });
  }
  const keys = volumes
    .flatMap((volume) => volume.puzzles.flat())
    .map(({ family, puzzle }) => canonicalKey(findFamily(family)!, puzzle));
  return { status: 'bound', volumes, distinct: new Set(keys).size };
}

/** Worksheets for a class as one document to print, their answers as another. */
export async function bindSheets(
  spec: BookSpec,
  puzzles: readonly (readonly CertifiedPuzzle[])[],
  steps: ExplainedBook,
): Promise<BoundBook> {
  const sheets = dealt(spec, puzzles).map((own, index) => {
    const sheet = volumeSpec(spec, index + 1);
    const parts = arrange(sheet, own, steps.explained);
    return { sheet, parts, book: layoutBook(sheet, parts) };
  });
  // Links would lead from one sheet to another, whose puzzles have the same numbers.
  const plain = { ...spec, links: false };
  const merged = (documents: readonly LaidOut[]): Promise<Uint8Array> =>
    renderBook(mergedPages(spec.title, documents), plain);
  const answers = sheets.flatMap(({ book }) => book.answers ?? []);
  const documents = sheets.flatMap(({ book }) => [book.main, ...(book.answers ? [book.answers] : [])]);
  const warnings = [...documents.flatMap((document) => document.warnings), ...steps.warnings];
  const records = sheets.map(({ sheet, parts, book }) => sidecarOf(sheet, parts, book));
  return {
    main: await merged(sheets.map(({ book }) => book.main)),
    ...(answers.length === 0 ? {} : { answers: await merged(answers) }),
    sidecar: `${JSON.stringify({ title: spec.title, seed: spec.seed ?? null, sheets: records }, undefined, 1)}\n`,
    puzzles: puzzles.flat().length,
    pages: sheets.reduce((sum, { book }) => sum + book.main.pages.length, 0),
    certified: puzzles.flat().every(({ certified }) => certified),
    warnings: [...new Set(warnings.map(describeIssue))],
  };
}
