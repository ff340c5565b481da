/** Puzzles in any format, from a file or the clipboard. */
import {
  type Credits,
  familyOf,
  furtherRulesOf,
  languageOf,
  type Puzzle,
  PuzzlewrightError,
  recognise,
  textSource,
} from '../../src/browser.js';
import { prepareBrotli } from './brotli.js';
import { issueWords } from './failure.js';

/** A puzzle that was read. */
interface ReadPuzzle {
  readonly puzzle: Puzzle;
  readonly solution?: unknown;
  readonly credits: Credits;
  readonly format: string;
  /** Sentences about what the text has and the puzzle lacks. */
  readonly warnings?: readonly string[];
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
export async function readPuzzles({
  text,
  language,
}: {
  readonly text: string;
  /** The language of further rules, by its code in books. */
  readonly language: string;
}): Promise<Reading> {
  const recognised = await recognise(textSource(text));
  if ('unknown' in recognised) throw new PuzzlewrightError('unreadable', `The text ${recognised.unknown}.`);
  const puzzles: ReadPuzzle[] = [];
  const broken: string[] = [];
  for (const { codec, source, line } of recognised.found) {
    let decoded = codec.decode(source);
    if (!decoded.ok && decoded.issues.some(({ code }) => code === 'unpacker-missing')) {
      await prepareBrotli();
      decoded = codec.decode(source);
    }
    if (decoded.ok) {
      const { puzzle } = decoded.value;
      const furtherRules = furtherRulesOf(languageOf(language), familyOf(puzzle.family), [puzzle]);
      puzzles.push({ ...decoded.value, format: codec.format, furtherRules });
    } else {
      const which = recognised.found.length === 1 ? '' : `puzzle at line ${line}: `;
      broken.push(...decoded.issues.map((issue) => which + issueWords(issue)));
    }
  }
  return { puzzles, broken };
}
