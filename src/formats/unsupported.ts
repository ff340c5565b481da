/**
 * Recognises sources that no format reads: pictures, archives, addresses of other puzzle sites, puzzle types
 * of other games. It only serves error messages; nothing here reads a puzzle.
 */
import { ipuzAddresses, ipuzKind } from './ipuz.js';
import { quote } from './lines.js';
import { isPenpa, openPenpa } from './penpa.js';
import { puzzlinkType } from './puzzlink.js';
import type { Source } from './source.js';

/** The number of characters of a source are examined. */
const EXAMINED = 4000;

/** The first bytes of files that are no text, as Latin-1 text. */
const SIGNATURES: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/^\x89PNG/, 'a PNG picture'],
  [/^\xff\xd8\xff/, 'a JPEG picture'],
  [/^GIF8/, 'a GIF picture'],
  [/^RIFF....WEBP/s, 'a WebP picture'],
  [/^....ftyp(?:avif|heic|heix|mif1)/s, 'an AVIF or HEIF picture'],
  [/^BM.{4}[^ -~]{4}/s, 'a BMP picture'],
  [/^(?:II\*|MM[^ -~]\*)[^ -~]/, 'a TIFF picture'],
  [/^P[2356]\s/, 'a grey or colour picture of the formats PGM and PPM'],
  [/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/is, 'an SVG picture'],
];

/**
 * Other files and texts, by a pattern or their first characters; each phrase is the rest of a sentence that
 * begins with the name of the file.
 */
const KINDS: readonly (readonly [pattern: RegExp | string, what: string])[] = [
  [/^%PDF-/, 'is a PDF document'],
  ['PK\x03\x04', 'is a ZIP archive (many programs save their documents as one); unpack it first'],
  ['\x1f\x8b', 'is compressed with gzip; unpack it first'],
  [/^\s*(?:<!doctype html|<html[\s>])/i, 'is a web page'],
  [
    /^\s*(?:https?:\/\/)?(?:www\.)?sudokumaker\.app(?:\/|$)/i,
    'is an address of SudokuMaker without a puzzle ("?puzzle=…")',
  ],
  [
    /^\s*(?:https?:\/\/)?(?:www\.)?nonograms\.(?:org|ru)\//i,
    'is an address of nonograms.org, which holds no puzzle; save the page and read the file',
  ],
  [/^\s*(?:https?:\/\/)?(?:[\w-]+\.)*kudamono\.\w+/i, 'is an address of Kudamono, which is not supported'],
  [
    /^\s*(?:https?:\/\/)?(?:www\.)?(?:tinyurl\.com|git\.io|bit\.ly)\/\w/i,
    'is a short address; open it and copy the long one',
  ],
  [
    /^\s*(?:https?:\/\/)?(?:www\.)?puzz\.link\/(?:list|rules)/i,
    'is a page about puzzles of puzz.link and no puzzle',
  ],
  [
    /^\s*(?:https?:\/\/)?(?:www\.)?(?:kanpen\.net|pencilbox\.sourceforge\.jp)\//i,
    'is an address of Kanpen (Pencilbox), which is not supported',
  ],
  [/^\s*<\?xml[^>]*>\s*<puzzle\s+type=/i, 'is a puzzle of Pencilbox in XML, which is not supported'],
  [/^ACROSS&DOWN|^[\s\S]{2}ACROSS&DOWN/, 'is a crossword of Across Lite'],
];

/** The head of an address in full or without its site. */
const ADDRESS = /^\s*(?:(?:https?:\/\/)?[\w.-]+\/[\w./-]*\?)?[a-z][\w]*\/(?:[a-z]\/)?\d{1,9}\/\d{1,9}\//i;

/**
 * The kind of a source that no format recognises, as the rest of a sentence about it with what is supported
 * instead; undefined for unknown kinds.
 * @param types the puzzle types whose puzz.link addresses are read
 * @param kinds the kinds of ipuz whose documents are read
 */
export function unsupportedContent(
  { bytes, text }: Source,
  types: readonly string[],
  kinds: readonly string[],
): string | undefined {
  const start = Array.from(bytes.subarray(0, EXAMINED), (byte) => String.fromCharCode(byte)).join('');
  const picture = SIGNATURES.find(([pattern]) => pattern.test(start))?.[1];
  if (picture !== undefined)
    return `is ${picture}; the command image turns pictures into nonograms, and this command expects a puzzle`;
  const other = KINDS.find(([pattern]) =>
    typeof pattern === 'string' ? start.startsWith(pattern) : pattern.test(start),
  )?.[1];
  if (other !== undefined) return `${other}; expected a puzzle in one of the formats of "list formats"`;
  const head = text.slice(0, EXAMINED);
  if (isPenpa(text)) return penpaReason(text);
  const addresses = ipuzAddresses(head);
  if (addresses.some((address) => address.includes('ipuz.org')))
    return `${ipuzReason(addresses.map(ipuzKind), kinds)}; expected one of ${kinds.join(', ')}`;
  const editor = /^\s*(?:\S*\?)?pzprv3[\d.]*[\s/]+(\w+)/.exec(head)?.[1];
  if (editor !== undefined)
    return `is a file of the pzpr editor with the puzzle type ${quote(editor)}, which is not supported; expected one of ${types.join(', ')}`;
  if (ADDRESS.test(head)) {
    const type = puzzlinkType(head) ?? '';
    return `is a puzz.link address of the puzzle type ${quote(type)}, which is not supported; expected one of ${types.join(', ')}`;
  }
  return undefined;
}

/** The reason why an ipuz document of these kinds is of no family. */
function ipuzReason(named: readonly string[], kinds: readonly string[]): string {
  const unknown = named.filter((kind) => !kinds.includes(kind));
  const shown = unknown.length > 0 ? unknown : named;
  const together = unknown.length > 0 ? '' : shown.length === 1 ? ' alone' : ' together';
  const [noun, verb] = shown.length === 1 ? ['kind', 'is'] : ['kinds', 'are'];
  return `is an ipuz document of the ${noun} ${shown.map(quote).join(' and ')}, which ${verb} not supported${together}`;
}

/** The reason why an address of Penpa is of no family, as the rest of a sentence. */
function penpaReason(text: string): string {
  const link = openPenpa(text);
  if (!link.ok) return `is an address of Penpa that cannot be read: ${link.issues[0]!.message}`;
  const { tags, title } = link.value;
  const found =
    tags.length > 0
      ? `of the genre ${tags.map(quote).join(' and ')}`
      : `that names no genre, with the title ${quote(title)}`;
  return `is an address of Penpa ${found}, which is not supported; expected one with the genre (or a title such as "Nurikabe") of a family of "list formats"`;
}
