/** Credits as lines `title: …`, for formats whose text or comments have room for them. */
import { isBlank, type Line, oneLine, trimBlankLines } from '../../../formats/index.js';
import type { Credits } from '../../contract/family.js';

/** Every credit, in the order in which formats write them. */
export const CREDIT_KEYS = ['title', 'author', 'copyright', 'license', 'catalogue', 'description'] as const;

export type CreditKey = (typeof CREDIT_KEYS)[number];

const CREDIT_LINE = new RegExp(`^\\s*(${CREDIT_KEYS.join('|')})\\s*:(.*)$`, 'i');

/** Credits without those that say nothing. */
export function withoutBlanks(
  credits: {
    readonly [key in keyof Credits]: string | null | undefined;
  },
): Credits {
  return Object.fromEntries(Object.entries(credits).filter(([, text]) => text?.trim()));
}

/** The credits that say something, each on one line, in the order of {@link CREDIT_KEYS}. */
export function filledCredits(credits: Credits): readonly (readonly [CreditKey, string])[] {
  return CREDIT_KEYS.flatMap((key) => {
    const text = oneLine(credits[key] ?? '');
    return text === '' ? [] : [[key, text] as const];
  });
}

/** Credits as lines `key: text`. */
export function writeCreditLines(credits: Credits): readonly string[] {
  return filledCredits(credits).map(([key, text]) => `${key}: ${text}`);
}

/** The credit that a line states, or undefined when the line is something else. */
export function readCreditLine(line: string): Credits | undefined {
  const found = CREDIT_LINE.exec(line);
  if (found === null) return undefined;
  const text = found[2]!.trim();
  return text === '' ? {} : { [found[1]!.toLowerCase()]: text };
}

/** The credits at the head of a text, and the lines below them without blank ones at either end. */
export function splitCredits(lines: readonly Line[]): {
  readonly credits: Credits;
  readonly body: readonly Line[];
} {
  let credits: Credits = {};
  let next = 0;
  for (; next < lines.length; next++) {
    const credit = readCreditLine(lines[next]!.text);
    if (credit === undefined && !isBlank(lines[next]!)) break;
    credits = { ...credits, ...credit };
  }
  return { credits, body: trimBlankLines(lines.slice(next)) };
}
