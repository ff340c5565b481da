/** Which family and format a text is of: recognised by its content unless the format is given. */
import type { AnyFamily, Codec, Puzzle } from '../families/family.js';
import { FAMILIES } from '../families/index.js';
import { type Piece, wholePiece } from '../formats/pieces.js';
import type { Source } from '../formats/source.js';
import { unsupportedContent } from '../formats/unsupported.js';
import { InputError } from './input-error.js';
import type { NamedSource } from './read-source.js';

/** A family and one of its formats. */
interface Candidate {
  readonly family: AnyFamily;
  readonly codec: Codec<Puzzle, unknown>;
}

/** A puzzle that is not decoded yet. */
export interface Found extends Piece, Candidate {}

/**
 * The puzzles of a text with their families and formats: a list may mix the families of its format.
 * @throws InputError when the text is of no known format, or not of the one that is given
 */
export function findPuzzles({ name, source }: NamedSource, format: string | undefined): readonly Found[] {
  const whole = chooseCodec(name, source, format);
  const listed = whole.codec.pieces?.(source) ?? [];
  const pieces = listed.length > 0 ? listed : [wholePiece(source)];
  const ofFormat = candidates().filter(({ codec }) => codec.format === whole.codec.format);
  return pieces.map((piece) => ({
    ...piece,
    ...(ofFormat.find(({ codec }) => codec.recognises(piece.source)) ?? whole),
  }));
}

/** Whether a text is a puzzle of a format that is one line a puzzle, or an address or a game id of one that is not supported. */
export function isPuzzleLine(source: Source): boolean {
  const candidate = candidates().find(({ codec }) => isLineFormat(codec) && codec.recognises(source));
  // What has marks that hardly any file name has is meant as a puzzle, even as a broken one; its own issues say more.
  if (/[:?{]/.test(source.text)) return candidate !== undefined || unsupportedContent(source) !== undefined;
  return candidate?.codec.decode(source).ok === true;
}

function candidates(): readonly Candidate[] {
  return FAMILIES.flatMap((family) => family.codecs.map((codec): Candidate => ({ family, codec })));
}

function isLineFormat({ pieces }: Candidate['codec']): boolean {
  return pieces !== undefined;
}

function chooseCodec(name: string, source: Source, format: string | undefined): Candidate {
  const all = candidates();
  const formats = [...new Set(all.map(({ codec }) => codec.format))];
  if (format !== undefined && !formats.includes(format)) {
    throw new InputError([
      `--from ${JSON.stringify(format)}: unknown format; expected one of ${formats.join(', ')}`,
    ]);
  }
  const possible = format === undefined ? all : all.filter(({ codec }) => codec.format === format);
  const recognised = possible.filter(({ codec }) => codec.recognises(source));
  // One line is more likely a puzzle of a format that is one line a puzzle than a grid of one row.
  const ofLine = isOneLine(source) ? recognised.find(({ codec }) => isLineFormat(codec)) : undefined;
  const chosen = ofLine ?? recognised[0] ?? (possible.length === 1 ? possible[0] : undefined);
  if (chosen !== undefined) return chosen;
  throw new InputError([`${name}: ${whyNone(source, format)}`]);
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
  if (format !== undefined) return `holds no puzzle in the format ${format}`;
  return 'holds no puzzle in any known format; see puzzlewright list formats';
}
