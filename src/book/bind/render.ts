/**
 * Laid out pages as a PDF for the printer: on their sides, with bleed, thumb marks, bookmarks and the page
 * boxes.
 */

import {
  type Bleed,
  type Colour,
  type PdfMetadata,
  placeShapes,
  renderPng,
  type Scene,
  type Shape,
} from '../../draw/index.js';
import type { BookPage, LaidOut } from '../layout/index.js';
import { PRINTERS } from '../paper/index.js';
import type { BookSpec } from '../spec/index.js';
import { type Side, withPlainZeros } from '../style/index.js';
import { linksOf } from './links.js';

/**
 * A mark at the outer edge of the pages of a part, cut off with the bleed: millimetres into the page, and its
 * height.
 */
const MARK_DEPTH = 4;
const MARK_HEIGHT = 14;
const MARK_COLOUR: Colour = '#8a8a8a';
/** Parts whose marks stand at different heights. */
const MARK_STEPS = 12;

/**
 * The PDF of a document. For a printer greys are black ink alone, and there is no bleed at the spine; one
 * that wants plain pages gets no bookmarks and no links.
 */
export async function renderBook(document: LaidOut, spec: BookSpec): Promise<Uint8Array> {
  // What makes PDF files is large, and is read when there is one to make.
  const { renderPdf } = await import('../../draw/pdf.js');
  const { title, bleed, pages, chapters } = document;
  const printer = spec.printer === undefined ? undefined : PRINTERS[spec.printer];
  const metadata: PdfMetadata = {
    title,
    ...(spec.author === undefined ? {} : { author: spec.author }),
    ...(spec.subject === undefined ? {} : { subject: spec.subject }),
    ...(spec.keywords === undefined ? {} : { keywords: spec.keywords }),
  };
  const bookmarks = chapters.map((chapter) => ({ title: chapter.title, page: chapter.page - 1 }));
  const bleeds = pages.map(({ side }) => bleedOf(bleed, side, printer !== undefined));
  const isPlain = printer?.plainPages === true || !spec.links;
  const forScreens = isPlain ? {} : { bookmarks, links: linksOf(document, bleeds) };
  return renderPdf(
    pages.map((page, index) => sceneOf(page, document, bleeds[index]!, spec)),
    metadata,
    {
      bleed: (page) => bleeds[page]!,
      ...forScreens,
      inks: printer === undefined ? 'rgb' : 'cmyk',
      language: spec.language,
    },
  );
}

/** Pages of a document as PNG pictures, by their numbers. */
export function renderPages(
  document: LaidOut,
  spec: BookSpec,
  numbers: readonly number[],
  pixelsPerMillimetre: number,
): Promise<readonly Uint8Array[]> {
  const pages = numbers.map((number) => document.pages[number - 1]!);
  const drawn = pages.map((page) => {
    const beyond = bleedOf(document.bleed, page.side, spec.printer !== undefined);
    return renderPng(sceneOf(page, document, beyond, spec), { pixelsPerMillimetre });
  });
  return Promise.all(drawn);
}

/** The bleed of a page beyond the cut: on every side, or on all but the inner one. */
function bleedOf(bleed: number, side: Side, threeSides: boolean): Bleed {
  const inner = threeSides ? 0 : bleed;
  const [left, right] = side === 'left' ? [bleed, inner] : [inner, bleed];
  return { left, right, top: bleed, bottom: bleed };
}

/** A page with its bleed as a scene. */
function sceneOf(
  page: BookPage,
  { title, trim, bleed, margins }: LaidOut,
  beyond: Bleed,
  { zero }: BookSpec,
): Scene {
  const left = page.side === 'right' ? margins.inner : margins.outer;
  const place = { x: beyond.left + left, y: bleed + margins.top, scale: 1 };
  const width = beyond.left + trim.width + beyond.right;
  return {
    width,
    height: trim.height + 2 * bleed,
    title,
    shapes: [
      ...thumbMark(page, { width, height: trim.height }, bleed),
      ...page.items.flatMap(({ shapes }) =>
        placeShapes(zero === 'plain' ? withPlainZeros(shapes) : shapes, place),
      ),
    ],
  };
}

/** Only a page that is cut from a larger sheet can have a mark that runs to its edge. */
function thumbMark(
  { part, side }: BookPage,
  page: { readonly width: number; readonly height: number },
  bleed: number,
): readonly Shape[] {
  if (part === undefined || bleed === 0) return [];
  const width = MARK_DEPTH + bleed;
  const x = side === 'left' ? 0 : page.width - width;
  const step = (page.height * 0.8 - MARK_HEIGHT) / (MARK_STEPS - 1);
  const y = bleed + page.height * 0.1 + (part % MARK_STEPS) * step;
  return [{ kind: 'rectangle', x, y, width, height: MARK_HEIGHT, fill: MARK_COLOUR }];
}
