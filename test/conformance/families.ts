/**
 * Every family with its small puzzles, as the laws take them; the templates too, which the registry lacks.
 */
import type { AnyFamily, Puzzle, PuzzleDocument } from '../../src/families/contract/family.js';
import { FAMILIES } from '../../src/families/index.js';
import { unruly } from '../../src/families/template/index.js';
import { fences } from '../../src/families/template-lines/index.js';
import { crosswise } from '../../src/families/template-numbers/index.js';
import { type AnySmallPuzzles, SMALL_PUZZLES, TEMPLATE_PUZZLES } from './candidates/index.js';

export interface Subject {
  readonly id: string;
  readonly family: AnyFamily;
  readonly small: AnySmallPuzzles;
}

/** @throws Error when a family has no small puzzles; every law fails then */
function subjectOf(family: AnyFamily): Subject {
  const small = [...SMALL_PUZZLES, ...TEMPLATE_PUZZLES].find((candidate) => candidate.family === family.id);
  if (small === undefined) throw new Error(`test/conformance/candidates has no file for ${family.id}`);
  return { id: family.id, family, small };
}

/** The families that new ones are made from. */
export const TEMPLATES: readonly AnyFamily[] = [unruly, crosswise, fences];

export const SUBJECTS: readonly Subject[] = [...FAMILIES, ...TEMPLATES].map(subjectOf);

/** All solutions of a small puzzle by brute force: the candidates that the rules accept. */
export function bruteForce({ family, small }: Subject, puzzle: Puzzle): unknown[] {
  return [...small.candidates(puzzle)].filter((candidate) => family.verify(puzzle, candidate).length === 0);
}

/** The document of a puzzle and one of its solutions, if it has any. */
export function documentOf(puzzle: Puzzle, solution: unknown): PuzzleDocument<Puzzle, unknown> {
  return { puzzle, credits: {}, ...(solution === undefined ? {} : { solution }) };
}
