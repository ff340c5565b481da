/**
 * The shortened JSON of SudokuPad: strings in single quotes, keys without quotes and shortened, `t` and `f`,
 * `#0` and `#F` for black and white, six hexadecimal digits for a colour, and nothing at all for `{}`.
 */
import { failure, type Issue, issue, type Result, success } from '../../../../core/index.js';
import { parseJson, quote } from '../../../../formats/index.js';

/** Keys by their short forms. */
const KEYS: Readonly<Record<string, string>> = {
  ...{ c: 'color', ca: 'cages', ct: 'center', c1: 'borderColor', c2: 'backgroundColor', ce: 'cells' },
  ...{ cs: 'cellSize', a: 'arrows', o: 'overlays', u: 'underlays', w: 'width', h: 'height', v: 'value' },
  ...{ vd: 'videos', l: 'lines', r: 'rounded', re: 'regions', fs: 'fontSize', th: 'thickness' },
  ...{ hl: 'headLength', wp: 'wayPoints', t: 'title', te: 'text', d: 'duration' },
};
const WORDS: Readonly<Record<string, unknown>> = {
  ...{ t: true, true: true, f: false, false: false, null: null, '#0': '#000000', '#F': '#FFFFFF' },
};
/** Deeper puzzles are none. */
const MOST_DEPTH = 50;

const STRING = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/sy;
const KEY = /\s*(?:([A-Za-z0-9_$]+)|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\s*:/sy;
const WORD = /[^,[\]{}]*/sy;
const SPACE = /\s*/y;

interface Reading {
  readonly text: string;
  at: number;
  /** A key that occurs again in its object. */
  twice?: string;
}

/** Reads JSON, shortened or not; a key that occurs twice in one object is an issue. */
export function unzipJson(text: string): Result<unknown> {
  const json = parseJson(text);
  if (json.ok) return json;
  const [{ code, message }] = json.issues as readonly [Issue];
  // Places are those of the unpacked text, which nobody sees.
  if (code === 'json-duplicate-key') return failure(issue(code, message));
  const reading: Reading = { text, at: 0 };
  const value = readValue(reading, 0);
  take(reading, SPACE);
  const { at, twice } = reading;
  if (twice !== undefined) {
    return failure(
      issue(
        'json-duplicate-key',
        `The key ${quote(twice)} occurs twice in one object of the unpacked puzzle; each key is expected once.`,
      ),
    );
  }
  if (value !== undefined && at === text.length) return success(value);
  return failure(
    issue(
      'format-syntax',
      `The puzzle in the address is broken at character ${at + 1} of its unpacked text.`,
    ),
  );
}

/** The match of a sticky pattern, which is passed over. */
function take(reading: Reading, pattern: RegExp): RegExpExecArray | undefined {
  pattern.lastIndex = reading.at;
  const found = pattern.exec(reading.text);
  if (found === null) return undefined;
  reading.at = pattern.lastIndex;
  return found;
}

/** The next value; undefined where there is none. */
function readValue(reading: Reading, depth: number): unknown {
  take(reading, SPACE);
  const first = reading.text[reading.at];
  if (first === '{' || first === '[') return depth < MOST_DEPTH ? readList(reading, depth, first) : undefined;
  const string = take(reading, STRING)?.[0];
  if (string !== undefined) return unquoted(string.slice(1, -1));
  const word = take(reading, WORD)![0].trim();
  if (word === '') return {};
  if (Object.hasOwn(WORDS, word)) return WORDS[word];
  if (/^[0-9a-f]{6}$/i.test(word)) return `#${word}`;
  return Number.isFinite(Number(word)) ? Number(word) : undefined;
}

function readList(reading: Reading, depth: number, bracket: '{' | '['): unknown {
  const end = bracket === '{' ? '}' : ']';
  const values: unknown[] = [];
  const entries = new Map<string, unknown>();
  reading.at++;
  take(reading, SPACE);
  if (bracket === '{' && reading.text[reading.at] === end) {
    reading.at++;
    return {};
  }
  for (;;) {
    const key = bracket === '{' ? take(reading, KEY) : undefined;
    if (bracket === '{' && key === undefined) return undefined;
    const value = readValue(reading, depth + 1);
    if (value === undefined) return undefined;
    const short = key?.[1] ?? key?.[2] ?? key?.[3] ?? '';
    const name = Object.hasOwn(KEYS, short) ? KEYS[short]! : short;
    if (bracket === '[') values.push(value);
    else if (entries.has(name)) reading.twice ??= name;
    else entries.set(name, value);
    take(reading, SPACE);
    const next = reading.text[reading.at++];
    if (next === end) return bracket === '[' ? values : Object.fromEntries(entries);
    if (next !== ',') return undefined;
  }
}

/** The text of a string; an escape that JSON does not know stands for itself. */
function unquoted(text: string): string {
  const quoted = text
    .replaceAll("\\'", "'")
    .replaceAll(/\\?"/g, '\\"')
    .replaceAll(/[\n\r\t]/g, ' ');
  try {
    return JSON.parse(`"${quoted}"`);
  } catch {
    return text;
  }
}
