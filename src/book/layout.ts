/**
 * The whole book as pages of placed items: a pure function of the specification and the puzzles. Margins depend on the
 * number of pages and the number of pages on the margins, so that the pages are set again until both agree.
 */
import type { Issue } from '../core/issue.js';
import { answerPages, facingAnswers } from './answer-pages.js';
import { type BookPart, type Entry, familiesOf } from './entries.js';
import { contentsPageCount, contentsPages, imprint, titlePage } from './front-matter.js';
import { bodyOf, furniture, type Side, sideOf } from './furniture.js';
import { type Item, moveItem, type TypeArea } from './item.js';
import { leastInner, type Margins, marginsOf } from './margins.js';
import { puzzlePages } from './puzzle-pages.js';
import { rulesPages } from './rules-pages.js';
import type { BookSpec } from './spec.js';
import type { Trim } from './trims.js';
import { type Typography, typographyFor } from './typography.js';

export interface BookPage {
  readonly kind: 'title' | 'imprint' | 'contents' | 'rules' | 'puzzles' | 'answers' | 'blank';
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
  /** Where chapters begin; pages count from 1. */
  readonly chapters: readonly { readonly title: string; readonly page: number }[];
  readonly warnings: readonly Issue[];
}

export interface Book {
  readonly main: LaidOut;
  /** Present when the answers are a document of their own. */
  readonly answers?: LaidOut;
}

/** A page before it has a number. */
interface Draft extends Pick<BookPage, 'kind' | 'items' | 'part'> {
  /** The running head; absent: the page has no furniture. */
  readonly head?: string;
  /** The chapter that begins here: its line in the contents. */
  readonly chapter?: { readonly title: string; readonly detail: string };
  /** The side it has to be on. */
  readonly side?: Side;
}

interface Setting {
  readonly drafts: readonly Draft[];
  readonly warnings: readonly Issue[];
}

const BLANK: Draft = { kind: 'blank', items: [] };

/** Sets the book. */
export function layoutBook(spec: BookSpec, parts: readonly BookPart[]): Book {
  const main = settle(spec, spec.title, (area, type) => mainDrafts(spec, parts, area, type));
  if (spec.answers !== 'separate') return { main };
  const title = `${spec.title}: answers`;
  return { main, answers: settle(spec, title, (area, type) => answerBook(spec, title, parts, area, type)) };
}

type Setter = (area: TypeArea, type: Typography) => Setting;

/** Sets the pages with wider and wider inner margins until these are wide enough for the number of pages. */
function settle(spec: BookSpec, title: string, set: Setter): LaidOut {
  let pages = 1;
  for (;;) {
    const margins = marginsOf(spec.trim, pages, spec.margins);
    const area = {
      width: spec.trim.width - margins.inner - margins.outer,
      height: spec.trim.height - margins.top - margins.bottom,
    };
    const type = typographyFor(area.width);
    const { drafts, warnings } = set(area, type);
    const sided = onTheirSides(drafts);
    if (leastInner(sided.length) <= leastInner(pages)) {
      const numbered = number(sided, spec, title, area, type);
      return { title, trim: spec.trim, bleed: spec.bleed, margins, area, ...numbered, warnings };
    }
    pages = sided.length;
  }
}

/** Blank pages before those that have to be on the other side. */
function onTheirSides(drafts: readonly Draft[]): readonly Draft[] {
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
  const chapters = drafts.flatMap(({ chapter }, index) =>
    chapter === undefined ? [] : [{ ...chapter, page: index + 1 }],
  );
  const contents = contentsPages(chapters, body, type);
  let nextContents = 0;
  const pages = drafts.map(({ kind, items, head, part }, index): BookPage => {
    const page = index + 1;
    const side = sideOf(page);
    const shown = kind === 'contents' ? contents[nextContents++]! : items;
    const framed =
      head === undefined
        ? shown
        : [
            ...furniture(
              { head, book: title, ...(spec.pageNumbers ? { folio: page } : {}) },
              side,
              area,
              type,
            ),
            ...shown.map((item) => moveItem(item, body.x, body.y)),
          ];
    return { kind, number: page, side, items: framed, ...(part === undefined ? {} : { part }) };
  });
  return { pages, chapters: chapters.map(({ title: name, page }) => ({ title: name, page })) };
}

function mainDrafts(spec: BookSpec, parts: readonly BookPart[], area: TypeArea, type: Typography): Setting {
  const body = bodyOf(area);
  const families = familiesOf(parts);
  const rules = spec.rules ? chapter('rules', 'How to solve', rulesPages(families, body, type)) : [];
  const warnings: Issue[] = [];
  const puzzles = parts.flatMap((part, index) => {
    const set = puzzlePages(part, spec, body, type);
    warnings.push(...set.warnings);
    return puzzleDrafts(spec, part, index, set.pages, type);
  });
  const answers =
    spec.answers === 'back' ? chapter('answers', 'Answers', answerPages(parts, body, type)) : [];
  const rest = [...rules, ...puzzles, ...answers];
  const front: readonly Draft[] = spec.titlePage
    ? [
        { kind: 'title', items: titlePage(spec, families, area, type) },
        { kind: 'imprint', items: imprint(spec, area, type) },
      ]
    : [];
  return { drafts: [...front, ...contentsDrafts(spec, rest, area), ...rest], warnings };
}

/** As many empty pages as the contents will take. */
function contentsDrafts(spec: BookSpec, rest: readonly Draft[], area: TypeArea): readonly Draft[] {
  const lines = rest.filter((draft) => draft.chapter !== undefined).length;
  if (!spec.contents || lines < 2) return [];
  const count = contentsPageCount(lines, bodyOf(area));
  return Array.from({ length: count }, () => ({ kind: 'contents', items: [], head: 'Contents' }) as const);
}

function chapter(
  kind: 'rules' | 'answers',
  title: string,
  pages: readonly (readonly Item[])[],
): readonly Draft[] {
  return pages.map((items, index) => ({
    kind,
    items,
    head: title,
    ...(index === 0 ? { chapter: { title, detail: '' } } : {}),
  }));
}

function puzzleDrafts(
  spec: BookSpec,
  part: BookPart,
  index: number,
  pages: ReturnType<typeof puzzlePages>['pages'],
  type: Typography,
): readonly Draft[] {
  const facing = spec.answers === 'facing';
  const entryOf = new Map(part.entries.map((entry): [number, Entry] => [entry.index, entry]));
  return pages.flatMap(({ items, grid, entries }, position): readonly Draft[] => {
    const page: Draft = {
      kind: 'puzzles',
      items,
      part: index,
      head: part.title,
      ...(position === 0 ? { chapter: { title: part.title, detail: numbersOf(part) } } : {}),
      ...(facing ? { side: 'left' } : {}),
    };
    if (!facing) return [page];
    const answers = facingAnswers(
      entries.map((entry) => entryOf.get(entry)!),
      grid,
      type,
    );
    return [page, { kind: 'answers', items: answers, part: index, head: `${part.title}: answers` }];
  });
}

/** The numbers of a part's puzzles: `1–12`. */
function numbersOf({ entries }: BookPart): string {
  const [first, last] = [entries[0]!.number, entries.at(-1)!.number];
  return first === last ? String(first) : `${first}–${last}`;
}

/** The answers as a document of their own. */
function answerBook(
  spec: BookSpec,
  title: string,
  parts: readonly BookPart[],
  area: TypeArea,
  type: Typography,
): Setting {
  const front: readonly Draft[] = spec.titlePage
    ? [{ kind: 'title', items: titlePage({ ...spec, title }, familiesOf(parts), area, type) }, BLANK]
    : [];
  return {
    drafts: [...front, ...chapter('answers', 'Answers', answerPages(parts, bodyOf(area), type))],
    warnings: [],
  };
}
