/** The pages of a document in their order, before they have numbers. */

import { languageOf } from '../languages/index.js';
import {
  answerPages,
  contentsPageCount,
  forewordPages,
  hintPages,
  imprint,
  packetPages,
  rulesPages,
  stepPages,
  titlePage,
} from '../pages/index.js';
import { type BookPart, leastTextOf, ruledFamilies } from '../puzzles/index.js';
import type { BookSpec } from '../spec/index.js';
import { bodyOf, headlessBodyOf, type Item, type TypeArea, type Typography } from '../style/index.js';
import { BLANK, type Draft, type Setting } from './draft.js';
import { chapterOf, partDrafts } from './part-drafts.js';

/** The pages of the book itself. */
export function mainDrafts(
  spec: BookSpec,
  parts: readonly BookPart[],
  area: TypeArea,
  type: Typography,
): Setting {
  const body = bodyOf(area);
  const families = ruledFamilies(parts);
  const language = languageOf(spec.language);
  const { texts } = language;
  const rules = spec.rules
    ? chapter('rules', texts.howToSolve, rulesPages(families, body, type, language))
    : [];
  const puzzles = puzzleDrafts(spec, parts, area, type);
  const key = spec.answers === 'back' ? answerPages(parts, body, type) : { pages: [], small: [] };
  const answers = chapter('answers', texts.answers, key.pages);
  const hints = chapter('hints', texts.hints, hintPages(parts, body, type));
  const steps = spec.answers === 'separate' ? [] : stepsChapter(spec, parts, body, type);
  const rest = [...rules, ...puzzles.drafts, ...hints, ...steps, ...answers];
  const front: readonly Draft[] = spec.titlePage
    ? [
        { kind: 'title', items: titlePage(spec, families, area, type) },
        { kind: 'imprint', items: imprint(spec, area, type) },
      ]
    : [];
  const foreword = forewordDrafts(spec, body, type);
  const drafts = [...front, ...foreword, ...contentsDrafts(spec, rest, body, type), ...rest];
  return { drafts, small: [...puzzles.small, ...key.small] };
}

function forewordDrafts(
  { foreword, language }: BookSpec,
  body: TypeArea,
  type: Typography,
): readonly Draft[] {
  if (foreword === undefined) return [];
  const head = languageOf(language).texts.foreword;
  return forewordPages(head, foreword, body, type).map((items) => ({ kind: 'foreword', items, head }));
}

/** The pages of puzzles: part by part, or one part after the other on the same pages. */
function puzzleDrafts(spec: BookSpec, parts: readonly BookPart[], area: TypeArea, type: Typography): Setting {
  if (spec.layout === 'packet') return packetDrafts(spec, parts, area, type);
  const settings = parts.map((part, index) => partDrafts(spec, part, index, bodyOf(area), type));
  return {
    drafts: settings.flatMap(({ drafts }) => drafts),
    small: settings.flatMap(({ small }) => small),
  };
}

function packetDrafts(spec: BookSpec, parts: readonly BookPart[], area: TypeArea, type: Typography): Setting {
  const { pages, small } = packetPages(spec, parts, headlessBodyOf(area), bodyOf(area), type);
  const language = languageOf(spec.language);
  const drafts = pages.map(({ items, begins }, index): Draft => {
    const chapters = begins.map((part) => chapterOf(parts[part]!, language));
    const head = index === 0 ? { ownHead: true as const } : {};
    return { kind: 'puzzles', items, head: spec.title, ...head, chapters };
  });
  return { drafts, small };
}

/** Empty pages for the contents, as many as they will take. */
function contentsDrafts(
  spec: BookSpec,
  rest: readonly Draft[],
  body: TypeArea,
  type: Typography,
): readonly Draft[] {
  const lines = rest.reduce((sum, { chapters = [] }) => sum + chapters.length, 0);
  if (!spec.contents || lines < 2) return [];
  const count = contentsPageCount(lines, body, type);
  const head = languageOf(spec.language).texts.contents;
  return Array.from({ length: count }, () => ({ kind: 'contents', items: [], head }) as const);
}

/** The solutions step by step of the parts that want them. */
function stepsChapter(
  spec: BookSpec,
  parts: readonly BookPart[],
  body: TypeArea,
  type: Typography,
): readonly Draft[] {
  const { steps } = languageOf(spec.language).texts;
  const leastText = spec.printer === undefined ? 0 : leastTextOf(spec);
  return chapter('steps', steps, stepPages(parts, body, type, leastText));
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
    ...(index === 0 ? { chapters: [{ title, detail: '' }] } : {}),
  }));
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
    ? [{ kind: 'title', items: titlePage({ ...spec, title }, ruledFamilies(parts), area, type) }, BLANK]
    : [];
  const key = answerPages(parts, bodyOf(area), type);
  return {
    drafts: [
      ...front,
      ...stepsChapter(spec, parts, bodyOf(area), type),
      ...chapter('answers', texts.answers, key.pages),
    ],
    small: key.small,
  };
}
