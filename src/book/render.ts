/** Laid out pages as a PDF for the printer: on their sides, with bleed, thumb marks, bookmarks and the page boxes. */

import type { PdfMetadata } from '../draw/pdf.js';
import { placeShapes } from '../draw/place.js';
import type { Colour, Scene, Shape } from '../draw/scene.js';
import type { BookPage, LaidOut } from './layout.js';
import type { BookSpec } from './spec.js';

/** A mark at the outer edge of the pages of a part, cut off with the bleed: millimetres into the page, and its height. */
const MARK_DEPTH = 4;
const MARK_HEIGHT = 14;
const MARK_COLOUR: Colour = '#8a8a8a';
/** Parts whose marks stand at different heights. */
const MARK_STEPS = 12;

/** The PDF of a document. */
export async function renderBook(document: LaidOut, spec: BookSpec): Promise<Uint8Array> {
  // What makes PDF files is large, and is read when there is one to make.
  const { renderPdf } = await import('../draw/pdf.js');
  const { title, bleed, pages, chapters } = document;
  const metadata: PdfMetadata = {
    title,
    ...(spec.author === undefined ? {} : { author: spec.author }),
    ...(spec.subject === undefined ? {} : { subject: spec.subject }),
    ...(spec.keywords === undefined ? {} : { keywords: spec.keywords }),
  };
  const bookmarks = chapters.map((chapter) => ({ title: chapter.title, page: chapter.page - 1 }));
  return renderPdf(
    pages.map((page) => sceneOf(page, document)),
    metadata,
    { bleed, bookmarks, language: spec.language },
  );
}

/** A page with its bleed as a scene. */
function sceneOf(page: BookPage, { title, trim, bleed, margins }: LaidOut): Scene {
  const left = page.side === 'right' ? margins.inner : margins.outer;
  const place = { x: bleed + left, y: bleed + margins.top, scale: 1 };
  return {
    width: trim.width + 2 * bleed,
    height: trim.height + 2 * bleed,
    title,
    shapes: [
      ...thumbMark(page, trim, bleed),
      ...page.items.flatMap(({ shapes }) => placeShapes(shapes, place)),
    ],
  };
}

/** Only a page that is cut from a larger sheet can have a mark that runs to its edge. */
function thumbMark({ part, side }: BookPage, trim: LaidOut['trim'], bleed: number): readonly Shape[] {
  if (part === undefined || bleed === 0) return [];
  const width = MARK_DEPTH + bleed;
  const x = side === 'left' ? 0 : trim.width + 2 * bleed - width;
  const step = (trim.height * 0.8 - MARK_HEIGHT) / (MARK_STEPS - 1);
  const y = bleed + trim.height * 0.1 + (part % MARK_STEPS) * step;
  return [{ kind: 'rectangle', x, y, width, height: MARK_HEIGHT, fill: MARK_COLOUR }];
}
