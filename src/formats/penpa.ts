/**
 * Addresses of Penpa (penpa-edit and its copies): behind `m=edit` or `m=solve` stands `p=`, lines of text
 * compressed by deflate in base64, and perhaps `a=`, the answer that the site checks against. The frequent
 * words of the lines are shortened to `z` and a sign. Source: the published code of the site.
 */
import { failure, issue, type Result, success } from '../core/index.js';
import { deflateText, inflateText } from './deflate.js';
import { unescaped } from './escapes.js';
import { oneLine } from './lines.js';

/** An address, unpacked. */
export interface PenpaLink {
  /** The first line at its commas: kind of grid, columns, rows, …, title, author, source and rules. */
  readonly head: readonly string[];
  readonly lines: readonly string[];
  /** The genres that the setter chose. */
  readonly tags: readonly string[];
  readonly title: string;
  /** The answer that is checked against, as JSON text. */
  readonly answer: string | undefined;
}

/** The beginning of the fields that an address is read by. */
const HEAD = /(?:^|[#?])m=(?:edit|solve)&/;
const [TITLE, TAGS] = [15, 17];

/** Words by the sign behind `z`; `Z` stands for the letter z itself. */
const WORDS: Readonly<Record<string, string>> = {
  ...{ Z: 'z', O: 'null', '9': '"qa"', Q: '"pu_q"', A: '"pu_a"', G: '"grid"', M: '"edit_mode"' },
  ...{ S: '"surface"', L: '"line"', E: '"lineE"', W: '"wall"', C: '"cage"', N: '"number"' },
  ...{ Y: '"symbol"', P: '"special"', B: '"board"', R: '"command_redo"', U: '"command_undo"' },
  ...{ '8': '"command_replay"', '1': '"numberS"', F: '"freeline"', '2': '"freelineE"', T: '"thermo"' },
  ...{ '3': '"arrows"', D: '"direction"', '0': '"squareframe"', '5': '"polygon"', '4': '"deletelineE"' },
  ...{ '6': '"killercages"', '7': '"nobulbthermo"', _: '"__a"' },
};
const SIGNS = new Map(Object.entries(WORDS).map(([sign, word]) => [word, `z${sign}`]));
const ANY_WORD = new RegExp([...SIGNS.keys()].join('|'), 'g');

/** True if a text is an address of Penpa; a quick look. */
export function isPenpa(text: string): boolean {
  return partsOf(text) !== undefined;
}

/** Unpacks an address. */
export function openPenpa(text: string): Result<PenpaLink> {
  const parts = partsOf(text);
  if (parts === undefined) {
    const message = 'The text is no address of Penpa; one with "m=edit&p=…" or "m=solve&p=…" is expected.';
    return failure(issue('format-syntax', message));
  }
  const { packed, checked } = parts;
  const unpacked = inflateText(unescaped(packed));
  const answer = checked === undefined ? undefined : inflateText(unescaped(checked));
  if (unpacked === undefined || (checked !== undefined && answer === undefined)) {
    const message = `The ${unpacked === undefined ? 'puzzle' : 'answer'} in the address cannot be unpacked; part of it may be missing.`;
    return failure(issue('format-syntax', message));
  }
  const lines = unpacked.replaceAll(/z(.)/g, (whole, sign: string) => WORDS[sign] ?? whole).split('\n');
  const head = lines[0]!.split(',');
  return success({
    head,
    lines,
    tags: tagsOf(lines[TAGS] ?? ''),
    title: penpaName(head[TITLE] ?? ''),
    answer,
  });
}

/** The packed puzzle and answer of an address, undefined where it is none, in time linear in its length. */
function partsOf(
  text: string,
): { readonly packed: string; readonly checked: string | undefined } | undefined {
  const address = text.trim();
  const head = /\s/.test(address) ? null : HEAD.exec(address);
  if (head === null) return undefined;
  const fields = address.slice(head.index + head[0].length).split('&');
  const packedIn = (name: string): string | undefined => {
    const field = fields.find((one) => one.startsWith(`${name}=`)) ?? '';
    return /^[\w+/=%-]+/.exec(field.slice(name.length + 1))?.[0];
  };
  const packed = packedIn('p');
  return packed === undefined ? undefined : { packed, checked: packedIn('a') };
}

/** The address of lines, for people who solve, with the answer as JSON where it is known. */
export function writePenpa(lines: readonly string[], answer: unknown): string {
  const text = lines.join('\n').replaceAll(ANY_WORD, (word) => SIGNS.get(word)!);
  const checked = answer === undefined ? '' : `&a=${deflateText(JSON.stringify(answer))}`;
  return `https://swaroopg92.github.io/penpa-edit/#m=solve&p=${deflateText(text)}${checked}\n`;
}

/** Signs that a field of the first line cannot have, by their codes; titles and names have commas alone. */
const CODES = { '%2C': ',', '%2D': '\n', '%2E': '&', '%2F': '=' } as const;

/** The text of a title or a name in the first line. */
export function penpaName(field: string): string {
  return field.replaceAll('%2C', CODES['%2C']).replace(/^(?:Title|Author):\s*/, '');
}

/** A title or a name for the first line. */
export function writePenpaName(text: string): string {
  return oneLine(text).replaceAll(',', '%2C');
}

/** The text of rules in the first line. */
export function penpaRules(field: string): string {
  return field.replaceAll(/%2[CDEF]/g, (code) => CODES[code as keyof typeof CODES]);
}

/** Rules for the first line. */
export function writePenpaRules(text: string): string {
  const codes = Object.entries(CODES);
  return codes.reduce((rules, [code, sign]) => rules.replaceAll(sign, code), text.replaceAll(/\r\n?/g, '\n'));
}

function tagsOf(line: string): readonly string[] {
  try {
    const tags: unknown = JSON.parse(line);
    return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
  } catch {
    return [];
  }
}
