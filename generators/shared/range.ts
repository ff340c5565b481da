/** Difficulties as they are asked for: a word, or a range of the number that a puzzle has by its steps. */
import type { Difficulty } from '../../src/families/contract/index.js';
import type { DifficultyRange } from './generator.js';
import { DIFFICULTIES } from './goal.js';

/** The difficulty asked for: a word or a range. */
export type WantedDifficulty =
  | { readonly difficulty: Difficulty; readonly range?: never }
  | { readonly range: DifficultyRange; readonly difficulty?: never };

/** Reads `hard` or `2.5..3.0`; undefined for anything else. */
export function readDifficulty(written: string): WantedDifficulty | undefined {
  const difficulty = DIFFICULTIES.find((one) => one === written);
  if (difficulty !== undefined) return { difficulty };
  const ends = /^(\d{1,3}(?:\.\d{1,2})?)\.\.(\d{1,3}(?:\.\d{1,2})?)$/.exec(written);
  if (ends === null) return undefined;
  const range = { least: Number(ends[1]), most: Number(ends[2]) };
  return range.least <= range.most ? { range } : undefined;
}

/** The form of a range in ids: `2.5..3`. */
export function rangeText({ least, most }: DifficultyRange): string {
  return `${least}..${most}`;
}
