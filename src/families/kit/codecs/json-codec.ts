/**
 * The `json` format of every family: the bare puzzle object, or a wrapper `{"puzzle": …, "solution": …,
 * "title": …}` such as one line of what the program prints about a puzzle. Written as one line: bare when
 * there is nothing besides the puzzle, else wrapped; a file may hold many, a line each or as the elements of
 * one array.
 */
import { z } from 'zod';
import { type Result, success } from '../../../core/index.js';
import { jsonPieces, parseJson, readWithinLimit, type Source } from '../../../formats/index.js';
import type { Codec, Credits, Puzzle, PuzzleDocument } from '../../contract/family.js';
import { readShape } from '../read-json.js';
import type { Readers } from '../readers.js';
import { CREDIT_KEYS, type CreditKey } from './credit-lines.js';

const CREDITS = z.object(
  Object.fromEntries(CREDIT_KEYS.map((key) => [key, z.string().optional()])) as Record<
    CreditKey,
    z.ZodOptional<z.ZodString>
  >,
);

/** Builds the `json` codec of a family. */
export function jsonCodec<P extends Puzzle, S>({
  family,
  readPuzzle,
  readSolution,
}: Readers<P, S>): Codec<P, S> {
  const readDocument = ({ text }: Source): Result<PuzzleDocument<P, S>> => {
    const json = parseJson(text);
    if (!json.ok) return json;
    const wrapper = asWrapper(json.value);
    const puzzle = readPuzzle(wrapper === undefined ? json.value : wrapper.puzzle);
    if (!puzzle.ok) return puzzle;
    if (wrapper === undefined) return success({ puzzle: puzzle.value, credits: {} });
    const credits = readShape(CREDITS, wrapper);
    if (!credits.ok) return credits;
    const document = { puzzle: puzzle.value, credits: withoutEmpty(credits.value) };
    if (wrapper.solution === undefined || wrapper.solution === null) return success(document);
    const solution = readSolution(wrapper.solution, puzzle.value);
    return solution.ok ? success({ ...document, solution: solution.value }) : solution;
  };

  return {
    format: 'json',
    description: 'JSON as the program writes it: the bare puzzle, or the puzzle with solution and credits',
    extension: 'json',
    needsSolution: false,
    recognises: ({ text }) => namesFamily(text, family),
    pieces: ({ text }) => jsonPieces(text),
    decode: (source) => readWithinLimit(source, readDocument),
    encode: (document) => {
      // Reading brings the keys into the contract's order and refuses what no reader would accept.
      const puzzle = readPuzzle(document.puzzle);
      if (!puzzle.ok) return puzzle;
      const solution =
        document.solution === undefined ? undefined : readSolution(document.solution, puzzle.value);
      if (solution !== undefined && !solution.ok) return solution;
      const besides = {
        ...(solution === undefined ? {} : { solution: solution.value }),
        ...withoutEmpty(document.credits),
      };
      const bare = Object.keys(besides).length === 0;
      return success(`${JSON.stringify(bare ? puzzle.value : { puzzle: puzzle.value, ...besides })}\n`);
    },
  };
}

/** True if a text is JSON with a puzzle that names this family, as far as a quick look shows. */
export function namesFamily(text: string, family: string): boolean {
  return /^\s*[[{]/.test(text) && new RegExp(`"family"\\s*:\\s*"${family}"`).test(text);
}

function asWrapper(json: unknown): Readonly<Record<string, unknown>> | undefined {
  const wraps = typeof json === 'object' && json !== null && Object.hasOwn(json, 'puzzle');
  return wraps ? (json as Readonly<Record<string, unknown>>) : undefined;
}

/** The credits that say something, in the order of {@link CREDIT_KEYS}. */
function withoutEmpty(credits: { readonly [key in keyof Credits]: string | undefined }): Credits {
  const filled = CREDIT_KEYS.flatMap((key) => (credits[key] ? [[key, credits[key]]] : []));
  return Object.fromEntries(filled) as Credits;
}
