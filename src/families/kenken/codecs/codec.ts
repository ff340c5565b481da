/** Builds a Calcudoku codec from the two functions in which formats differ. */
import { issue } from '../../../core/issue.js';
import { failure, type Result, success } from '../../../core/result.js';
import { readWithinLimit } from '../../../formats/limits.js';
import type { Source } from '../../../formats/source.js';
import type { Codec } from '../../family.js';
import type { KenkenPuzzle, KenkenSolution } from '../puzzle.js';
import { readKenken } from '../reading.js';

export type KenkenCodec = Codec<KenkenPuzzle, KenkenSolution>;

/** One format, described by what is its own; formats other than JSON hold the puzzle alone. */
interface KenkenFormat {
  readonly format: string;
  readonly description: string;
  readonly recognises: (source: Source) => boolean;
  readonly read: (source: Source) => Result<KenkenPuzzle>;
  /** What the format cannot hold of a puzzle, in a sentence. */
  readonly lacks: (puzzle: KenkenPuzzle) => string | undefined;
  /** Writes a puzzle that was checked. */
  readonly write: (puzzle: KenkenPuzzle) => string;
}

/** The codec of a format, with the limit on input and the checks before writing that all formats share. */
export function kenkenCodec({
  format,
  description,
  recognises,
  read,
  lacks,
  write,
}: KenkenFormat): KenkenCodec {
  return {
    format,
    description,
    extension: 'txt',
    needsSolution: false,
    recognises,
    decode: (source) =>
      readWithinLimit(source, (within) => {
        const puzzle = read(within);
        return puzzle.ok ? success({ puzzle: puzzle.value, credits: {} }) : puzzle;
      }),
    encode: (document) => {
      const puzzle = readKenken(document.puzzle);
      if (!puzzle.ok) return puzzle;
      const lacking = lacks(puzzle.value);
      if (lacking === undefined) return success(write(puzzle.value));
      return failure(issue('format-cannot-hold', lacking));
    },
  };
}
