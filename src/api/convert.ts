import { PuzzlewrightError } from '../core/index.js';
import type { Codec, Family, Puzzle, PuzzleDocument } from '../families/contract/index.js';
import { textSource } from '../formats/index.js';
import { demand, requireFamily } from './input.js';
import { type OptionNames, requireKnown } from './options.js';
import { solve } from './solve.js';

/** The formats of a conversion, by the ids of `puzzlewright list formats`. */
export interface ConvertOptions {
  /** Default: recognised by content. */
  readonly from?: string;
  readonly to: string;
}

const OPTIONS: OptionNames<ConvertOptions> = { from: true, to: true };

/**
 * Reads the puzzle of a text, with its solution and its credits where the format has a place for them.
 *
 * @example
 * const { puzzle: parsed } = parse(nonogram, '{"family":"nonogram","rows":[[1]],"columns":[[1]]}');
 * assert.deepEqual(parsed.rows, [[1]]);
 *
 * @param format default: recognised by content
 * @throws PuzzlewrightError for a format that the family does not have, and for the first fault of the text
 */
export function parse<P extends Puzzle, S>(
  family: Family<P, S>,
  text: string,
  format?: string,
): PuzzleDocument<P, S> {
  requireFamily(family);
  const source = textSource(text);
  if (format !== undefined) return demand(codecOf(family, format).decode(source));
  const codec =
    family.codecs.find((candidate) => candidate.recognises(source)) ??
    family.codecs.find((candidate) => candidate.resembles?.(source) === true);
  if (codec !== undefined) return demand(codec.decode(source));
  throw new PuzzlewrightError('unknown-format', `The text is of no format that ${family.name} has.`);
}

/**
 * Writes the puzzle of a text in another format. Formats that hold the solution get it: the puzzle is solved
 * where the text does not have it.
 *
 * @example
 * const address = await convert(nonogram, '{"family":"nonogram","rows":[[2],[1]],"columns":[[2],[1]]}', { to: 'puzzlink' });
 * assert.ok(address.includes('nonogram'));
 *
 * @throws PuzzlewrightError as {@link parse}, for options that it does not have, and for what the other
 *   format cannot hold
 */
export async function convert<P extends Puzzle, S>(
  family: Family<P, S>,
  text: string,
  options: ConvertOptions,
): Promise<string> {
  requireKnown('convert', options, OPTIONS);
  const { from, to } = options;
  const document = parse(family, text, from);
  const codec = codecOf(family, to, ({ readOnly }) => readOnly !== true);
  return demand(codec.encode(codec.needsSolution ? await solved(family, document) : document));
}

async function solved<P extends Puzzle, S>(
  family: Family<P, S>,
  document: PuzzleDocument<P, S>,
): Promise<PuzzleDocument<P, S>> {
  if (document.solution !== undefined) return document;
  const answer = await solve(family, document.puzzle);
  if (answer.status === 'solved') return { ...document, solution: answer.solutions[0]! };
  throw new PuzzlewrightError('no-solution', 'The format holds the solution, and the puzzle has none.');
}

/** @param isOffered the formats that are named where there is none of this id */
function codecOf<P extends Puzzle, S>(
  { codecs, name }: Family<P, S>,
  format: string,
  isOffered: (codec: Codec<P, S>) => boolean = () => true,
): Codec<P, S> {
  const codec = codecs.find((candidate) => candidate.format === format);
  if (codec !== undefined) return codec;
  const formats = codecs
    .filter(isOffered)
    .map((candidate) => candidate.format)
    .join(', ');
  throw new PuzzlewrightError(
    'unknown-format',
    `${name} has no format "${format}"; expected one of ${formats}.`,
  );
}
