/** Builds a Hashi codec from the two functions in which formats differ. */
import { issue } from '../../../core/issue.js';
import { failure, type Result, success } from '../../../core/result.js';
import { readWithinLimit } from '../../../formats/limits.js';
import type { Source } from '../../../formats/source.js';
import type { Codec } from '../../family.js';
import { type HashiPuzzle, type HashiSolution, USUAL_LIMIT } from '../puzzle.js';
import { readHashi } from '../reading.js';

export type HashiCodec = Codec<HashiPuzzle, HashiSolution>;

/** One format, described by what is its own; formats other than JSON hold the puzzle alone. */
interface HashiFormat {
  readonly format: string;
  readonly description: string;
  readonly extension: string;
  readonly recognises: (source: Source) => boolean;
  readonly read: (source: Source) => Result<HashiPuzzle>;
  /** What the format cannot hold of a puzzle, in a sentence. */
  readonly lacks: (puzzle: HashiPuzzle) => string | undefined;
  /** Writes a puzzle that was checked. */
  readonly write: (puzzle: HashiPuzzle) => string;
}

/** The codec of a format, with the limit on input and the checks before writing that all formats share. */
export function hashiCodec({
  format,
  description,
  extension,
  recognises,
  read,
  lacks,
  write,
}: HashiFormat): HashiCodec {
  return {
    format,
    description,
    extension,
    needsSolution: false,
    recognises,
    decode: (source) =>
      readWithinLimit(source, (within) => {
        const puzzle = read(within);
        return puzzle.ok ? success({ puzzle: puzzle.value, credits: {} }) : puzzle;
      }),
    encode: (document) => {
      const puzzle = readHashi(document.puzzle);
      if (!puzzle.ok) return puzzle;
      const lacking = lacks(puzzle.value);
      if (lacking === undefined) return success(write(puzzle.value));
      return failure(issue('format-cannot-hold', lacking));
    },
  };
}

/** The puzzle of a list of islands, row-major. */
export function puzzleOfList(
  list: readonly (number | null)[],
  columns: number,
  limit = USUAL_LIMIT,
): Result<HashiPuzzle> {
  const rows = Array.from({ length: list.length / columns }, (_, row) =>
    list.slice(row * columns, (row + 1) * columns),
  );
  return readHashi({ family: 'hashi', islands: rows, bridges: limit });
}
