/** Puzzles that are a grid of signs and nothing else: read from JSON, turned and mirrored. */
import { z } from 'zod';
import { type Result, sizeOfRows, symmetricTexts } from '../../core/index.js';
import { signIssues, sizeIssue } from './grid-issues.js';
import { readChecked } from './read-json.js';

/** The form of the puzzles of a family. */
interface SignPuzzles<Id extends string> {
  readonly family: Id;
  /** The longest side that can be handled, in cells. */
  readonly longest: number;
  readonly signs: string;
  /** These signs in words, for messages. */
  readonly expected: string;
}

/** A puzzle of a family: a text a row. */
interface SignPuzzle<Id extends string> {
  readonly family: Id;
  readonly grid: readonly string[];
}

/** The reader of such puzzles from JSON of any shape. */
export function signPuzzleReader<Id extends string>({
  family,
  longest,
  signs,
  expected,
}: SignPuzzles<Id>): (json: unknown) => Result<SignPuzzle<Id>> {
  const schema = z.strictObject({ family: z.literal(family), grid: z.array(z.string()) });
  return (json) =>
    readChecked<SignPuzzle<Id>>(schema as never, json, ({ grid }) => {
      const size = sizeOfRows(grid);
      return sizeIssue(size, longest) ?? signIssues(grid, size, signs, expected);
    });
}

/** A puzzle turned and mirrored, whose signs mean the same in every direction. */
export function turnedSigns<P extends { readonly grid: readonly string[] }>(puzzle: P): readonly P[] {
  return symmetricTexts(puzzle.grid).map((grid) => ({ ...puzzle, grid }));
}
