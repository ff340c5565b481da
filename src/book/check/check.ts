/** Everything that a printer would object to in a PDF. */
import type { PrinterId } from '../paper/index.js';
import { type CoveredBook, coverObjections, coverRules, isCoverFile } from './check-cover.js';
import { frameObjections, trimObjections } from './check-frames.js';
import { markObjections } from './check-marks.js';
import { fontName, isEmbedded } from './fonts.js';
import { type Frame, frameOf, frameSizeOf } from './frames.js';
import { contentOf, type PageContent } from './marks.js';
import type { Objection } from './objection.js';
import {
  dictionaryOf,
  listOf,
  numberOf,
  type PdfDictionary,
  type PdfFile,
  type PdfPage,
} from './pdf-file.js';
import { type CheckRules, pagesFor, rulesFor } from './rules.js';

/**
 * Checks the inside of a book, or its cover: a single page that is as wide as two.
 * @param printer whose rules count; absent: those that all printers have in common
 * @param book that a cover belongs to, where it is known
 */
export function checkPdf(file: PdfFile, printer?: PrinterId, book?: CoveredBook): readonly Objection[] {
  const ofPrinter = rulesFor(printer);
  const { encrypted, pages, catalog } = file;
  const frames = pages.map((page, index) => frameOf(page, index + 1, ofPrinter));
  const cover = isCoverFile(frames, ofPrinter);
  const rules = cover ? coverRules(ofPrinter) : ofPrinter;
  const contents = pages.map((page, index) => contentOf(page, frames[index]!.media));
  return [
    ...(encrypted ? [ENCRYPTED] : []),
    ...(cover
      ? coverObjections(frames[0]!, rules, book)
      : [...countObjections(frames, rules), ...trimObjections(frames, rules)]),
    ...frameObjections(frames, rules),
    ...fontObjections(contents),
    ...frames.flatMap((frame, index) => markObjections(contents[index]!.marks, frame, pages.length, rules)),
    ...extraObjections(catalog, pages, rules),
  ];
}

const ENCRYPTED: Objection = {
  code: 'encrypted',
  message: 'The file is encrypted or restricted; expected one that anyone can open and change.',
};

function countObjections(frames: readonly Frame[], rules: CheckRules): readonly Objection[] {
  const [first] = frames;
  if (first === undefined) return [{ code: 'pages', message: 'The file has no pages that can be read.' }];
  const range = pagesFor(rules, frameSizeOf(first.trim));
  if (range === undefined || (frames.length >= range[0] && frames.length <= range[1])) return [];
  const message = `The file has ${frames.length} pages; ${rules.name} binds ${range[0]} to ${range[1]} of this size.`;
  return [{ code: 'pages', message }];
}

/** Each font that is not embedded, at the first page that has texts in it. */
function fontObjections(contents: readonly PageContent[]): readonly Objection[] {
  const found = new Map<string, Objection>();
  for (const [index, { fonts }] of contents.entries()) {
    for (const font of fonts) {
      const name = fontName(font);
      if (isEmbedded(font) || found.has(name)) continue;
      found.set(name, { code: 'font', message: `The font ${name} is not embedded.`, page: index + 1 });
    }
  }
  return [...found.values()];
}

/** Bookmarks and links, where the printer wants none. */
function extraObjections(
  catalog: PdfDictionary,
  pages: readonly PdfPage[],
  { plainPages, name }: CheckRules,
): readonly Objection[] {
  if (!plainPages) return [];
  const outlines = dictionaryOf(catalog.get('Outlines'));
  const hasBookmarks = outlines !== undefined && (numberOf(outlines.get('Count')) ?? 0) !== 0;
  const annotated = pages.findIndex((page) => (listOf(page.get('Annots')) ?? []).length > 0);
  return [
    ...(hasBookmarks
      ? [{ code: 'extras', message: `The file has bookmarks; ${name} expects none.` } as const]
      : []),
    ...(annotated >= 0
      ? [
          {
            code: 'extras',
            message: `The page has links or comments; ${name} expects none.`,
            page: annotated + 1,
          } as const,
        ]
      : []),
  ];
}
