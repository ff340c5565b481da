/** Builds a nonogram codec from the two functions in which formats differ. */
import { issue } from '../../../core/issue.js';
import { failure, type Result, success } from '../../../core/result.js';
import { readWithinLimit } from '../../../formats/limits.js';
import type { Source } from '../../../formats/source.js';
import { readNonogram, readNonogramSolution } from '../reading.js';
import { contradictions, type NonogramCodec, type NonogramDocument } from './document.js';

/** One format, described by what is its own. */
export interface NonogramFormat {
  readonly format: string;
  readonly description: string;
  readonly extension: string;
  readonly needsSolution: boolean;
  /** Whether given cells have a place in the format. */
  readonly holdsGiven: boolean;
  readonly recognises: (source: Source) => boolean;
  readonly read: (source: Source) => Result<NonogramDocument>;
  /** Writes a document that was checked: well-formed, its solution right, nothing in it without a place. */
  readonly write: (document: NonogramDocument) => string;
}

/** The codec of a format, with the limit on input and the checks before writing that all formats share. */
export function nonogramCodec(format: NonogramFormat): NonogramCodec {
  return {
    format: format.format,
    description: format.description,
    extension: format.extension,
    needsSolution: format.needsSolution,
    recognises: format.recognises,
    decode: (source) => readWithinLimit(source, format.read),
    encode: (document) => {
      const writable = checkWritable(document, format);
      return writable.ok ? success(format.write(writable.value)) : writable;
    },
  };
}

function checkWritable(document: NonogramDocument, format: NonogramFormat): Result<NonogramDocument> {
  const puzzle = readNonogram(document.puzzle);
  if (!puzzle.ok) return puzzle;
  if (puzzle.value.given !== undefined && !format.holdsGiven) {
    const message = `The format ${format.format} cannot hold given cells; text, tatham and json can.`;
    return failure(issue('format-cannot-hold', message));
  }
  if (document.solution === undefined) {
    if (!format.needsSolution) return success({ puzzle: puzzle.value, credits: document.credits });
    const message = `The format ${format.format} is a picture; the puzzle must be solved before it can be written.`;
    return failure(issue('solution-needed', message));
  }
  const solution = readNonogramSolution(document.solution, puzzle.value);
  if (!solution.ok) return solution;
  const issues = contradictions(puzzle.value, solution.value);
  if (issues.length > 0) return failure(...issues);
  return success({ puzzle: puzzle.value, solution: solution.value, credits: document.credits });
}
