/** The record of a finished book, as data: for a program that checks it or makes it again. */
import { describeIssue } from '../../core/index.js';
import type { CertifiedPuzzle } from '../../proving/index.js';
import type { Book, LaidOut } from '../layout/index.js';
import type { BookPart } from '../puzzles/index.js';
import type { BookSpec } from '../spec/index.js';

/** The sidecar as data; pages count from 1 in their document. */
export function sidecarOf(spec: BookSpec, parts: readonly BookPart[], { main, answers }: Book): object {
  const puzzlePage = pagesByEntry(main, 'puzzle');
  const answerPage = pagesByEntry(answers ?? main, 'answer');
  const hintPages = pagesByEntry(main, 'hint');
  const stepPages = pagesByEntry(answers ?? main, 'step');
  return {
    title: spec.title,
    seed: spec.seed ?? null,
    trim: spec.trim,
    bleed: spec.bleed,
    margins: main.margins,
    pages: main.pages.length,
    ...(answers === undefined ? {} : { answerPages: answers.pages.length }),
    warnings: [...main.warnings, ...(answers?.warnings ?? [])].map(describeIssue),
    parts: parts.map((part) => ({
      title: part.title,
      puzzles: part.entries.map(({ index, number, puzzle }) => ({
        number,
        page: puzzlePage.get(index)?.[0],
        answerPage: answerPage.get(index)?.[0],
        hintPages: hintPages.get(index),
        stepPages: stepPages.get(index),
        ...recordOf(puzzle),
      })),
    })),
  };
}

/** The record of a puzzle; in a book `number` is the printed one, so that by steps has a longer name. */
function recordOf({ number, ...record }: CertifiedPuzzle): object {
  return { ...record, ...(number === undefined ? {} : { difficultyNumber: number }) };
}

/** The pages on which each entry has items of a kind, in order. */
function pagesByEntry(
  { pages }: LaidOut,
  kind: 'puzzle' | 'answer' | 'hint' | 'step',
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const { number, items } of pages) {
    for (const item of items) {
      if (item.kind !== kind || item.entry === undefined) continue;
      const own = found.get(item.entry) ?? [];
      if (own.at(-1) !== number) own.push(number);
      found.set(item.entry, own);
    }
  }
  return found;
}
