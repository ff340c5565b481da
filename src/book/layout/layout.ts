/**
 * The whole book as pages of placed items: a pure function of the specification and the puzzles. Margins
 * depend on the number of pages and the number of pages on the margins, so that the pages are set again until
 * both agree.
 */
import type { Issue } from '../../core/index.js';
import { filled, languageOf, numberIn } from '../languages/index.js';
import { contentsPages } from '../pages/index.js';
import { leastInner, type Margins, marginsOf, PRINTERS, type Trim } from '../paper/index.js';
import { type BookPart, englishOnly, sizeWarnings } from '../puzzles/index.js';
import { type BookSpec, pageWarnings } from '../spec/index.js';
import {
  bodyOf,
  DESIGNS,
  furniture,
  glyphWarnings,
  type Item,
  moveItem,
  pageNumber,
  type Side,
  sideOf,
  type TypeArea,
  type Typography,
  typographyFor,
} from '../style/index.js';
import { BLANK, type Draft, type PageKind, type Setting } from './draft.js';
import { answerBook, mainDrafts } from './drafts.js';

export interface BookPage {
  readonly kind: PageKind;
  /** Counted from 1. */
  readonly number: number;
  readonly side: Side;
  /** Placed in the type area. */
  readonly items: readonly Item[];
  /** The part that the puzzles of the page belong to, from 0. */
  readonly part?: number;
}

/** A document that is printed and bound by itself. */
export interface LaidOut {
  readonly title: string;
  readonly trim: Trim;
  readonly bleed: number;
  readonly margins: Margins;
  readonly area: TypeArea;
  readonly pages: readonly BookPage[];
  /** The first pages of chapters; pages count from 1. */
  readonly chapters: readonly { readonly title: string; readonly page: number }[];
  readonly warnings: readonly Issue[];
}

export interface Book {
  readonly main: LaidOut;
  /** Present when the answers are a document of their own. */
  readonly answers?: LaidOut;
}

/** Sets the book. */
export function layoutBook(spec: BookSpec, parts: readonly BookPart[]): Book {
  const { title } = spec;
  const main = setPages(spec, title, (area, type) => mainDrafts(spec, parts, area, type));
  const said = englishOnly(spec.language, parts);
  if (spec.answers !== 'separate') {
    return { main: { ...main, warnings: [...main.warnings, ...said, ...glyphWarnings([main])] } };
  }
  const name = filled(languageOf(spec.language).texts.answersOf, { title });
  const answers = setPages(spec, name, (area, type) => answerBook(spec, name, parts, area, type));
  const warnings = [...main.warnings, ...said, ...glyphWarnings([main, answers])];
  return { main: { ...main, warnings }, answers };
}

type Setter = (area: TypeArea, type: Typography) => Setting;

/** Sets the pages with wider and wider inner margins until these are wide enough for the number of pages. */
function setPages(spec: BookSpec, title: string, set: Setter): LaidOut {
  const printer = spec.printer === undefined ? undefined : PRINTERS[spec.printer];
  const paper = { trim: spec.trim, bleed: spec.bleed, ...(printer === undefined ? {} : { printer }) };
  let pages = 1;
  for (;;) {
    const margins = marginsOf(paper, pages, spec.margins);
    const area = {
      width: spec.trim.width - margins.inner - margins.outer,
      height: spec.trim.height - margins.top - margins.bottom,
    };
    const large = spec.parts.every(({ largePrint }) => largePrint);
    const design = DESIGNS[spec.design];
    const type = typographyFor(area.width, { design, colour: spec.colour, large });
    const { drafts, small } = set(area, type);
    const sided = onTheirSides(drafts);
    if (printer !== undefined && sided.length % 2 === 1) sided.push(BLANK);
    if (leastInner(sided.length, printer) <= leastInner(pages, printer)) {
      const numbered = number(sided, spec, title, area, type);
      const found = printer === undefined ? [] : pageWarnings(spec, printer, sided.length);
      const { trim, bleed } = spec;
      const warnings = [...found, ...sizeWarnings(small)];
      return { title, trim, bleed, margins, area, ...numbered, warnings };
    }
    pages = sided.length;
  }
}

/** Blank pages before those that have to be on the other side. */
function onTheirSides(drafts: readonly Draft[]): Draft[] {
  const sided: Draft[] = [];
  for (const draft of drafts) {
    if (draft.side !== undefined && sideOf(sided.length + 1) !== draft.side) sided.push(BLANK);
    sided.push(draft);
  }
  return sided;
}

/** Gives every page its number and furniture, and writes the contents, now that pages are known. */
function number(
  drafts: readonly Draft[],
  spec: BookSpec,
  title: string,
  area: TypeArea,
  type: Typography,
): Pick<LaidOut, 'pages' | 'chapters'> {
  const body = bodyOf(area);
  const chapters = drafts.flatMap(({ chapters: begin = [] }, index) =>
    begin.map((chapter) => ({ ...chapter, page: index + 1 })),
  );
  const language = languageOf(spec.language);
  const contents = contentsPages(chapters, body, type, language);
  let nextContents = 0;
  const frame = ({ head, ownHead }: Draft, shown: readonly Item[], page: number): readonly Item[] => {
    if (head === undefined) return shown;
    const side = sideOf(page);
    const folio = spec.pageNumbers ? numberIn(language, page) : undefined;
    if (ownHead) return folio === undefined ? shown : [pageNumber(folio, side, area, type), ...shown];
    const running = { head, book: title, ...(folio === undefined ? {} : { folio }) };
    const inBody = shown.map((item) => moveItem(item, body.x, body.y));
    return [...furniture(running, side, area, type), ...inBody];
  };
  const pages = drafts.map((draft, index): BookPage => {
    const { kind, items, part } = draft;
    const page = index + 1;
    const side = sideOf(page);
    const framed = frame(draft, kind === 'contents' ? contents[nextContents++]! : items, page);
    return { kind, number: page, side, items: framed, ...(part === undefined ? {} : { part }) };
  });
  return { pages, chapters: chapters.map(({ title: name, page }) => ({ title: name, page })) };
}
