/**
 * One large book as several: the volumes of a series, from easy to hard, or worksheets of equal difficulty
 * for all children of a class. The puzzles are collected together, so that none is in two of them.
 */
import type { CertifiedPuzzle } from '../../proving/index.js';
import { filled, languageOf, numberIn } from '../languages/index.js';
import type { BookSpec } from '../spec/index.js';
import { byDifficulty } from './entries.js';

/** The number of volumes or sheets that a specification asks for; 1: it is one book. */
export function volumeCount({ series, sheets }: Pick<BookSpec, 'series' | 'sheets'>): number {
  return series ?? sheets ?? 1;
}

/** The specification of all puzzles together: every part has as many times its puzzles. */
export function wholeSpec(spec: BookSpec): BookSpec {
  const times = volumeCount(spec);
  const parts = spec.parts.map((part) =>
    part.kind === 'generated' ? { ...part, count: part.count * times } : part,
  );
  return times === 1 ? spec : { ...spec, parts };
}

/**
 * Deals the puzzles of each part, easy ones first: those of a series one run after the other, so that each
 * volume is harder than the one before it, those of sheets in turn, so that all are alike. A part whose order
 * is `given` keeps it.
 * @returns by volume, then by part
 */
export function dealt(
  spec: BookSpec,
  puzzles: readonly (readonly CertifiedPuzzle[])[],
): readonly (readonly (readonly CertifiedPuzzle[])[])[] {
  const times = volumeCount(spec);
  const ordered = puzzles.map((own, part) =>
    spec.parts[part]!.order === 'given' ? own : own.toSorted(byDifficulty),
  );
  const runOf = (own: readonly CertifiedPuzzle[], volume: number): readonly CertifiedPuzzle[] =>
    own.slice(Math.round((volume * own.length) / times), Math.round(((volume + 1) * own.length) / times));
  const turnsOf = (own: readonly CertifiedPuzzle[], volume: number): readonly CertifiedPuzzle[] =>
    own.filter((_, index) => index % times === volume);
  const deal = spec.sheets === undefined ? runOf : turnsOf;
  return Array.from({ length: times }, (_, volume) => ordered.map((own) => deal(own, volume)));
}

/** The specification of one volume or sheet, counted from 1: its title has its number. */
export function volumeSpec(spec: BookSpec, number: number): BookSpec {
  const language = languageOf(spec.language);
  const { volumeOf, sheetOf } = language.texts;
  const title = filled(spec.sheets === undefined ? volumeOf : sheetOf, {
    title: spec.title,
    number: numberIn(language, number),
  });
  return { ...spec, title };
}
