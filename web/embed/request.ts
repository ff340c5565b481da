/** The wishes of a site that shows a puzzle in a frame: the attributes in the address of `embed.html`. */
import { isDate } from '../day/request.js';
import { textOfSearch } from '../open/address.js';
import { LANGUAGES, listed, say, spokenLanguage } from '../words/index.js';

/** The content of a frame, and what stands beside the board. */
export interface FrameRequest {
  readonly shown:
    | { readonly kind: 'text'; readonly text: string }
    /** The part of a link to a puzzle behind `#play/`. */
    | { readonly kind: 'packed'; readonly packed: string }
    | { readonly kind: 'day'; readonly family: string; readonly date: string };
  /** Absent: the puzzle's own. */
  readonly title: string | undefined;
  readonly theme: 'system' | 'light' | 'dark';
  readonly hasHints: boolean;
  readonly hasTimer: boolean;
}

/** Reads the attributes; a sentence where one has a value that it cannot have. */
export function readFrameRequest(search: string, today: string): FrameRequest | string {
  const given = new URLSearchParams(search);
  const unknown = [...given.keys()].find((name) => !NAMES.includes(name));
  if (unknown !== undefined) return say('noAttribute', { name: unknown, known: NAMES.join(', ') });
  const theme = oneOf(given, 'theme', ['system', 'light', 'dark'] as const);
  const hints = oneOf(given, 'hints', ['yes', 'no'] as const);
  const timer = oneOf(given, 'timer', ['yes', 'no'] as const);
  // The frame speaks it already; here a language that there is not is named.
  const spoken = given.has('language')
    ? oneOf(given, 'language', Object.keys(LANGUAGES))
    : { value: spokenLanguage() };
  for (const read of [theme, hints, timer, spoken]) if ('wrong' in read) return read.wrong;
  const shown = shownOf(search, given, today);
  if (typeof shown === 'string') return shown;
  return {
    shown,
    title: given.get('title') ?? undefined,
    theme: (theme as Read<FrameRequest['theme']>).value,
    hasHints: (hints as Read<string>).value === 'yes',
    hasTimer: (timer as Read<string>).value === 'yes',
  };
}

const NAMES = [
  ...['puzzle', 'play', 'p', 'load', 'family', 'day'],
  ...['title', 'language', 'theme', 'hints', 'timer'],
];

interface Read<Value> {
  readonly value: Value;
}

/** The value of an attribute; absent, it is the first one. */
function oneOf<Value extends string>(
  given: URLSearchParams,
  name: string,
  values: readonly Value[],
): Read<Value> | { readonly wrong: string } {
  const text = given.get(name) ?? values[0]!;
  const value = values.find((one) => one === text);
  if (value !== undefined) return { value };
  return { wrong: say('wrongAttribute', { name, text, known: listed(values, 'or') }) };
}

function shownOf(search: string, given: URLSearchParams, today: string): FrameRequest['shown'] | string {
  const packed = given.get('play');
  if (packed !== null) return { kind: 'packed', packed };
  const text = given.get('puzzle') ?? textOfSearch(search);
  if (text !== undefined) return { kind: 'text', text };
  const family = given.get('family');
  if (family === null) return say('noPuzzleNamed');
  const date = given.get('day') ?? today;
  return isDate(date) ? { kind: 'day', family, date } : say('wrongDay', { date });
}
