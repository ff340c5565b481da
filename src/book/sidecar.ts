/** What is known of a finished book, as data: for a program that checks it or makes it again. */
import { describeIssue } from '../core/issue.js';
import type { CertifiedPuzzle } from '../proving/certified-puzzle.js';
import type { BookPart } from './entries.js';
import type { Book, LaidOut } from './layout.js';
import type { BookSpec } from './spec.js';

/** The sidecar as data; pages count from 1 in their document. */
export function sidecarOf(spec: BookSpec, parts: readonly BookPart[], { main, answers }: Book): object {
  const puzzlePage = pagesByEntry(main, 'puzzle');
  const answerPage = pagesByEntry(answers ?? main, 'answer');
  return {
    title: spec.title,
    seed: spec.seed ?? null,
    trim: spec.trim,
    bleed: spec.bleed,
    margins: main.margins,
    pages: main.pages.length,
    ...(answers === undefined ? {} : { answerPages: answers.pages.length }),
    warnings: main.warnings.map(describeIssue),
    parts: parts.map((part) => ({
      title: part.title,
      puzzles: part.entries.map(({ index, number, puzzle }) => ({
        number,
        page: puzzlePage.get(index),
        answerPage: answerPage.get(index),
        ...recordOf(puzzle),
      })),
    })),
  };
}

/** The record of a puzzle; in a book `number` is the printed one, so that by steps has a longer name. */
function recordOf({ number, ...record }: CertifiedPuzzle): object {
  return { ...record, ...(number === undefined ? {} : { difficultyNumber: number }) };
}

/** The page on which each entry has its item of a kind. */
function pagesByEntry({ pages }: LaidOut, kind: 'puzzle' | 'answer'): ReadonlyMap<number, number> {
  return new Map(
    pages.flatMap(({ number, items }) =>
      items.flatMap((item): readonly (readonly [number, number])[] =>
        item.kind === kind && item.entry !== undefined ? [[item.entry, number]] : [],
      ),
    ),
  );
}
