/** The family and format of a text, recognised by its content unless the format is given. */
import { describeIssue, nearestWord } from '../../core/index.js';
import { CODECS, type FamilyCodecs } from '../../families/codecs.js';
import type { Codec, Puzzle } from '../../families/contract/index.js';
import { isRandomSeed, namesFamily, splitCredits, tathamGames } from '../../families/kit/index.js';
import {
  firstLine,
  type Piece,
  parseJson,
  type Source,
  splitLines,
  unsupportedContent,
  wholePiece,
} from '../../formats/index.js';

/** A family by its id, one of its formats, and the way to load it. */
export interface ReadCandidate extends Pick<FamilyCodecs, 'family' | 'load'> {
  readonly codec: Codec<Puzzle, unknown>;
}

/** A puzzle that is not decoded yet. */
export interface UndecodedPuzzle extends Piece, ReadCandidate {}

/**
 * The puzzles of a text; or why there are none, as the rest of a sentence that begins with the name of the
 * text.
 */
export type Recognised = { readonly found: readonly UndecodedPuzzle[] } | { readonly unknown: string };

/** The message for a text that no format recognises, where none was named. */
export const IN_NO_FORMAT = 'holds no puzzle in any known format';

const TATHAM = 'tatham';
/** The characters of a text that are searched for its first line. */
const LOOK = 100_000;
const COLLECTION = "Simon Tatham's puzzle collection";

/** All formats of all families. */
export function allFormats(): Promise<readonly ReadCandidate[]> {
  return formatsOf(CODECS);
}

/**
 * The puzzles of a text with their families and formats: a list may mix the families of its format. A text
 * that begins as those of one family do is of this family, where one of its formats recognises it; all others
 * are shown to all formats.
 * @param format the id of a format that there is; without it, the content decides
 */
export async function recognise(source: Source, format?: string): Promise<Recognised> {
  if (format === undefined) {
    const likely = await formatsOf(likelyFamilies(source));
    const whole = recogniser(likely, source);
    if (whole !== undefined) return { found: piecesOf(source, whole, likely) };
  }
  const all = await allFormats();
  const whole = candidateFor(source, format, all);
  return whole === undefined
    ? { unknown: await whyNone(source, format) }
    : { found: piecesOf(source, whole, all) };
}

async function formatsOf(families: readonly FamilyCodecs[]): Promise<readonly ReadCandidate[]> {
  const loaded = families.map(async ({ family, codecs, load }) =>
    (await codecs()).map((codec): ReadCandidate => ({ family, load, codec })),
  );
  return (await Promise.all(loaded)).flat();
}

/** The families that a text names, or the one whose texts begin as it does. */
function likelyFamilies(source: Source): readonly FamilyCodecs[] {
  const { text } = source;
  const named = CODECS.filter(({ family }) => namesFamily(text, family));
  if (named.length > 0 || gamesOf(source).fit) return named;
  const [first] = splitCredits(splitLines(text.slice(0, LOOK))).body;
  return CODECS.filter(({ opening }) => first !== undefined && opening?.test(first.text));
}

/** The puzzles of a text in a format, each with the family among the likely ones that recognises it. */
function piecesOf(
  source: Source,
  whole: ReadCandidate,
  likely: readonly ReadCandidate[],
): readonly UndecodedPuzzle[] {
  const listed = whole.codec.pieces?.(source) ?? [];
  const pieces = listed.length > 0 ? listed : [wholePiece(source)];
  const ofFormat = likely.filter(({ codec }) => codec.format === whole.codec.format);
  return pieces.map((piece) => ({
    ...piece,
    ...(ofFormat.find(({ codec }) => codec.recognises(piece.source)) ?? whole),
  }));
}

/** True if a format is one line a puzzle. */
export function isLineFormat({ pieces }: ReadCandidate['codec']): boolean {
  return pieces !== undefined;
}

function candidateFor(
  source: Source,
  format: string | undefined,
  all: readonly ReadCandidate[],
): ReadCandidate | undefined {
  // Digits in an id could be taken for a grid in a row.
  const only = format ?? (gamesOf(source).fit ? TATHAM : undefined);
  const possible = only === undefined ? all : all.filter(({ codec }) => codec.format === only);
  const recognised = recogniser(possible, source);
  if (recognised !== undefined) return recognised;
  if (possible.length === 1) return possible[0];
  const [nearest, ...others] = possible.filter(({ codec }) => codec.resembles?.(source) === true);
  if (nearest !== undefined && others.length === 0) return nearest;
  // A format that is named may read what could also be of another game.
  return format === undefined ? undefined : possible.find(({ codec }) => codec.decode(source).ok);
}

/** The first format that recognises a text. */
function recogniser(possible: readonly ReadCandidate[], source: Source): ReadCandidate | undefined {
  const recognised = possible.filter(({ codec }) => codec.recognises(source));
  // One line is more likely a puzzle of a format that is one line a puzzle than a grid of one row.
  const ofLine = isOneLine(source) ? recognised.find(({ codec }) => isLineFormat(codec)) : undefined;
  return ofLine ?? recognised[0];
}

/** The games of Tatham's collection that the first line of a text can be an id of. */
function gamesOf({ text }: Source): ReturnType<typeof tathamGames> {
  return tathamGames(firstLine(text.slice(0, LOOK)));
}

function isOneLine({ text }: Source): boolean {
  return !/[\r\n]/.test(text.trim());
}

async function whyNone(source: Source, format: string | undefined): Promise<string> {
  const { bytes, text } = source;
  if (text.trim() === '') return 'is empty; expected a puzzle';
  const unsupported = await unsupportedText(source);
  if (unsupported !== undefined) return unsupported;
  if (bytes.includes(0)) return 'is a binary file; expected a puzzle as text';
  if (format === undefined && /^\s*[[{]/.test(text)) return whyNoneInJson(text);
  return format === undefined ? IN_NO_FORMAT : `holds no puzzle in the format ${format}`;
}

/** The family that JSON text does not name, or names wrongly. */
function whyNoneInJson(text: string): string {
  const json = parseJson(text);
  if (!json.ok) return `is no JSON: ${describeIssue(json.issues[0]!)}`;
  const [first] = [json.value].flat();
  const object = typeof first === 'object' && first !== null ? first : {};
  const puzzle: object = 'puzzle' in object && object.puzzle instanceof Object ? object.puzzle : object;
  const ids = CODECS.map(({ family }) => family);
  if ('family' in puzzle) {
    return `has ${JSON.stringify(puzzle.family)} as "family"; expected one of ${ids.join(', ')}`;
  }
  const meant = nearestWord('family', Object.keys(puzzle));
  const found = meant === undefined ? '' : `, but with ${JSON.stringify(meant)}`;
  return `is JSON without the key "family"${found}; expected "family" with one of ${ids.join(', ')}`;
}

/**
 * The kind of a text that no format reads, as the rest of a sentence about it; undefined when it is not
 * known.
 */
export async function unsupportedText(source: Source): Promise<string | undefined> {
  const all = await allFormats();
  const addressTypes = all.flatMap(({ codec }) => codec.addressTypes ?? []);
  const kinds = new Set(all.flatMap(({ codec }) => codec.documentKinds ?? []));
  return unsupportedContent(source, addressTypes, [...kinds]) ?? unsupportedGame(source, all);
}

/** The same of an id of Simon Tatham's collection. */
function unsupportedGame(source: Source, all: readonly ReadCandidate[]): string | undefined {
  if (isRandomSeed(source.text)) {
    return `is a game id with a random seed (after "#") and holds no puzzle; expected the id with ":" that ${COLLECTION} shows as "Specific"`;
  }
  const { games } = gamesOf(source);
  if (games.length === 0) return undefined;
  const names = games.join(' or ');
  const readable = all.find(({ codec }) => codec.format === TATHAM && codec.decode(source).ok)?.family;
  return readable === undefined
    ? `is a game id of ${COLLECTION}, of a game that is not supported: ${names}`
    : `may be a game id of ${names} of ${COLLECTION}; with --from tatham it is read as ${readable}`;
}
