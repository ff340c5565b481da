/** Puzzles in any format, from a file or the clipboard. */
import {
  type AnyFamily,
  type Credits,
  describeIssue,
  familyOf,
  type Puzzle,
  PuzzlewrightError,
  recognise,
  textSource,
} from '../../src/browser.js';

/** A puzzle that was read. */
interface ReadPuzzle {
  readonly puzzle: Puzzle;
  readonly solution?: unknown;
  readonly credits: Credits;
  readonly format: string;
  /** The rules of this puzzle that not all of its family have. */
  readonly furtherRules: readonly string[];
}

/** The puzzles of a text, and the issues of those that cannot be read. */
export interface Reading {
  readonly puzzles: readonly ReadPuzzle[];
  readonly broken: readonly string[];
}

/**
 * Reads a text in any format that a family knows.
 * @throws PuzzlewrightError `unreadable` when it holds no puzzle at all
 */
export async function readPuzzles({ text }: { readonly text: string }): Promise<Reading> {
  const recognised = await recognise(textSource(text));
  if ('unknown' in recognised) throw new PuzzlewrightError('unreadable', `The text ${recognised.unknown}.`);
  const puzzles: ReadPuzzle[] = [];
  const broken: string[] = [];
  for (const { codec, source, line } of recognised.found) {
    const decoded = codec.decode(source);
    if (decoded.ok) {
      const { puzzle } = decoded.value;
      const furtherRules = furtherRulesOf(familyOf(puzzle.family), puzzle);
      puzzles.push({ ...decoded.value, format: codec.format, furtherRules });
    } else broken.push(...decoded.issues.map((issue) => `puzzle at line ${line}: ${describeIssue(issue)}`));
  }
  return { puzzles, broken };
}

/** The rules of one puzzle besides those of its family, in English. */
function furtherRulesOf({ furtherRules: further }: AnyFamily, puzzle: Puzzle): readonly string[] {
  return further === undefined ? [] : further.keysOf(puzzle).map((key) => further.sentences[key]!.en);
}
