import type { AnyFamily, Puzzle } from '../../../src/families/contract/family.js';
import { FAMILIES, type FamilyId, findFamily } from '../../../src/families/index.js';
import type { PuzzleSample } from './sample.js';
import { smallerPuzzles } from './smaller.js';

/** The families as subjects of cases. */
export const FAMILY_IDS: readonly FamilyId[] = FAMILIES.map(({ id }) => id);

/** The family of a subject. */
export function familyOf(subject: string): AnyFamily {
  return findFamily(subject)!;
}

/** A puzzle as shown to people. */
export function showPuzzle({ puzzle }: { readonly puzzle: Puzzle }): string {
  return JSON.stringify(puzzle);
}

/** Samples with a smaller puzzle; a generator promises nothing of them. */
export function* smallerSamples<Sample extends PuzzleSample>(
  sample: Sample,
  subject: string,
): Generator<Sample> {
  for (const puzzle of smallerPuzzles(familyOf(subject), sample.puzzle))
    yield { ...sample, puzzle, intact: false };
}

/**
 * True if the rules accept a solution that may have been made for another shape of puzzle, and believe
 * nothing.
 */
export function solves(family: AnyFamily, puzzle: Puzzle, known: unknown): boolean {
  const read = family.readSolution(known, puzzle);
  if (!read.ok || family.verify(puzzle, read.value).length > 0) return false;
  return (family.undecided?.(puzzle, read.value) ?? []).length === 0;
}
