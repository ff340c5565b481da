/** Which pages a document has, in their order, before they have numbers. */
import type { Issue } from '../core/issue.js';
import { answerPages, facingAnswers } from './answer-pages.js';
import { contentsPageCount } from './contents-pages.js';
import { type BookPart, type Entry, familiesOf } from './entries.js';
import { imprint, titlePage } from './front-matter.js';
import { bodyOf, type Side } from './furniture.js';
import { hintPages } from './hint-pages.js';
import type { Item, TypeArea } from './item.js';
import { languageOf } from './languages/index.js';
import type { Language } from './languages/language.js';
import { filled, numberIn } from './languages/words.js';
import { puzzlePages } from './puzzle-pages.js';
import { rulesPages } from './rules-pages.js';
import type { BookSpec } from './spec.js';
import { stepPages } from './step-pages.js';
import type { Typography } from './typography.js';

export type PageKind =
  | 'title'
  | 'imprint'
  | 'contents'
  | 'rules'
  | 'puzzles'
  | 'hints'
  | 'steps'
  | 'answers'
  | 'blank';

/** A page before it has a number. */
export interface Draft {
  readonly kind: PageKind;
  readonly items: readonly Item[];
  /** The part that its puzzles or answers belong to, from 0. */
  readonly part?: number;
  /** The running head; absent: the page has no furniture. */
  readonly head?: string;
  /** The chapter that begins here: its line in the contents. */
  readonly chapter?: { readonly title: string; readonly detail: string };
  /** The side it has to be on. */
  readonly side?: Side;
}

/** The pages of a document, and what is not good about them. */
export interface Setting {
  readonly drafts: readonly Draft[];
  readonly warnings: readonly Issue[];
}

/** A page with nothing on it. */
export const BLANK: Draft = { kind: 'blank', items: [] };

/** The pages of the book itself. */
export function mainDrafts(
  spec: BookSpec,
  parts: readonly BookPart[],
  area: TypeArea,
  type: Typography,
): Setting {
  const body = bodyOf(area);
  const families = familiesOf(parts);
  const language = languageOf(spec.language);
  const { texts } = language;
  const rules = spec.rules
    ? chapter('rules', texts.howToSolve, rulesPages(families, body, type, language))
    : [];
  const warnings: Issue[] = [];
  const puzzles = parts.flatMap((part, index) => {
    const set = puzzlePages(part, spec, body, type);
    warnings.push(...set.warnings);
    return puzzleDrafts(spec, part, index, set.pages, type, language);
  });
  const answers =
    spec.answers === 'back' ? chapter('answers', texts.answers, answerPages(parts, body, type)) : [];
  const hints = chapter('hints', texts.hints, hintPages(parts, body, type));
  const steps = spec.answers === 'separate' ? [] : stepsChapter(parts, body, type, texts.steps);
  const rest = [...rules, ...puzzles, ...hints, ...steps, ...answers];
  const front: readonly Draft[] = spec.titlePage
    ? [
        { kind: 'title', items: titlePage(spec, families, area, type) },
        { kind: 'imprint', items: imprint(spec, area, type) },
      ]
    : [];
  return { drafts: [...front, ...contentsDrafts(spec, rest, body, type), ...rest], warnings };
}

/** As many empty pages as the contents will take. */
function contentsDrafts(
  spec: BookSpec,
  rest: readonly Draft[],
  body: TypeArea,
  type: Typography,
): readonly Draft[] {
  const lines = rest.filter((draft) => draft.chapter !== undefined).length;
  if (!spec.contents || lines < 2) return [];
  const count = contentsPageCount(lines, body, type);
  const head = languageOf(spec.language).texts.contents;
  return Array.from({ length: count }, () => ({ kind: 'contents', items: [], head }) as const);
}

/** The solutions step by step of the parts that want them. */
function stepsChapter(
  parts: readonly BookPart[],
  body: TypeArea,
  type: Typography,
  title: string,
): readonly Draft[] {
  return chapter('steps', title, stepPages(parts, body, type));
}

function chapter(
  kind: 'rules' | 'hints' | 'steps' | 'answers',
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
  language: Language,
): readonly Draft[] {
  const facing = spec.answers === 'facing';
  const entryOf = new Map(part.entries.map((entry): [number, Entry] => [entry.index, entry]));
  return pages.flatMap(({ items, grid, entries }, position): readonly Draft[] => {
    const page: Draft = {
      kind: 'puzzles',
      items,
      part: index,
      head: part.title,
      ...(position === 0 ? { chapter: { title: part.title, detail: numbersOf(part, language) } } : {}),
      ...(facing ? { side: 'left' } : {}),
    };
    if (!facing) return [page];
    const answers = facingAnswers(
      entries.map((entry) => entryOf.get(entry)!),
      grid,
      type,
    );
    return [
      page,
      {
        kind: 'answers',
        items: answers,
        part: index,
        head: filled(language.texts.answersOf, { title: part.title }),
      },
    ];
  });
}

/** The numbers of a part's puzzles: `1–12`. */
function numbersOf({ entries }: BookPart, language: Language): string {
  const [first, last] = [entries[0]!.number, entries.at(-1)!.number].map((number) =>
    numberIn(language, number),
  );
  return first === last ? first! : filled(language.texts.numbers, { first: first!, last: last! });
}

/** The answers as a document of their own. */
export function answerBook(
  spec: BookSpec,
  title: string,
  parts: readonly BookPart[],
  area: TypeArea,
  type: Typography,
): Setting {
  const { texts } = languageOf(spec.language);
  const front: readonly Draft[] = spec.titlePage
    ? [{ kind: 'title', items: titlePage({ ...spec, title }, familiesOf(parts), area, type) }, BLANK]
    : [];
  return {
    drafts: [
      ...front,
      ...stepsChapter(parts, bodyOf(area), type, texts.steps),
      ...chapter('answers', texts.answers, answerPages(parts, bodyOf(area), type)),
    ],
    warnings: [],
  };
}
