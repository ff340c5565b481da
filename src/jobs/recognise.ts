/** Which family and format a text is of, recognised by its content unless the format is given. */
import type { AnyFamily, Codec, Puzzle } from '../families/family.js';
import { FAMILIES } from '../families/index.js';
import { type Piece, wholePiece } from '../formats/pieces.js';
import type { Source } from '../formats/source.js';
import { unsupportedContent } from '../formats/unsupported.js';

/** A family and one of its formats. */
export interface Candidate {
  readonly family: AnyFamily;
  readonly codec: Codec<Puzzle, unknown>;
}

/** A puzzle that is not decoded yet. */
export interface Found extends Piece, Candidate {}

/** The puzzles of a text; or why there are none, as the rest of a sentence that begins with the name of the text. */
export type Recognised = { readonly found: readonly Found[] } | { readonly unknown: string };

/** What is said of a text that no format recognises, where none was named. */
export const IN_NO_FORMAT = 'holds no puzzle in any known format';

/** All formats of all families. */
export function allFormats(): readonly Candidate[] {
  return FAMILIES.flatMap((family) => family.codecs.map((codec): Candidate => ({ family, codec })));
}

/**
 * The puzzles of a text with their families and formats: a list may mix the families of its format.
 * @param format the id of a format that there is; without it, the content decides
 */
export function recognise(source: Source, format?: string): Recognised {
  const whole = candidateFor(source, format);
  if (whole === undefined) return { unknown: whyNone(source, format) };
  const listed = whole.codec.pieces?.(source) ?? [];
  const pieces = listed.length > 0 ? listed : [wholePiece(source)];
  const ofFormat = allFormats().filter(({ codec }) => codec.format === whole.codec.format);
  return {
    found: pieces.map((piece) => ({
      ...piece,
      ...(ofFormat.find(({ codec }) => codec.recognises(piece.source)) ?? whole),
    })),
  };
}

/** Whether a format is one line a puzzle. */
export function isLineFormat({ pieces }: Candidate['codec']): boolean {
  return pieces !== undefined;
}

function candidateFor(source: Source, format: string | undefined): Candidate | undefined {
  const possible =
    format === undefined ? allFormats() : allFormats().filter(({ codec }) => codec.format === format);
  const recognised = possible.filter(({ codec }) => codec.recognises(source));
  // One line is more likely a puzzle of a format that is one line a puzzle than a grid of one row.
  const ofLine = isOneLine(source) ? recognised.find(({ codec }) => isLineFormat(codec)) : undefined;
  return ofLine ?? recognised[0] ?? (possible.length === 1 ? possible[0] : undefined);
}

function isOneLine({ text }: Source): boolean {
  return !/[\r\n]/.test(text.trim());
}

function whyNone(source: Source, format: string | undefined): string {
  const { bytes, text } = source;
  if (text.trim() === '') return 'is empty; expected a puzzle';
  const unsupported = unsupportedContent(source);
  if (unsupported !== undefined) return unsupported;
  if (bytes.includes(0)) return 'is a binary file; expected a puzzle as text';
  return format === undefined ? IN_NO_FORMAT : `holds no puzzle in the format ${format}`;
}
