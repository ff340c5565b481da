/**
 * JSON text with places: `JSON.parse` decides what is JSON; when it refuses, a scanner without recursion
 * finds the line and column, which the messages of `JSON.parse` do not always give.
 */
import { failure, issue, type Result, success } from '../core/index.js';
import { placesOf, quote } from './lines.js';

/** The offset at which a text stops being JSON, and the expected token. */
interface Fault {
  readonly offset: number;
  readonly expected: string;
}

/** The next token that the scanner expects. */
type Awaited = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end';

interface Scan {
  readonly text: string;
  /** The brackets that are open, outermost first. */
  readonly open: string[];
  offset: number;
  awaited: Awaited;
}

const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const SPACE = /[ \t\r\n]*/y;

/**
 * Parses JSON text; a syntax error is the issue `json-syntax` with line and column, and a key that occurs
 * twice in one object is the issue `json-duplicate-key`.
 */
export function parseJson(text: string): Result<unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const { offset, expected } = findFault(text);
    const found = offset >= text.length ? 'the end of the text' : quote(text.slice(offset, offset + 10));
    const message = `Found ${found} where JSON expects ${expected}.`;
    return failure(issue('json-syntax', message, placesOf(text)(offset)));
  }
  const twice = findDuplicateKey(text);
  if (twice === undefined) return success(value);
  const placeOf = placesOf(text);
  const { line, column } = placeOf(twice.first);
  const message = `The key ${quote(twice.key)} occurs twice in one object, first in line ${line}, column ${column}; each key is expected once.`;
  return failure(issue('json-duplicate-key', message, placeOf(twice.second)));
}

function findFault(text: string): Fault {
  const scan: Scan = { text, open: [], offset: 0, awaited: 'value' };
  for (;;) {
    scan.offset = skip(SPACE, text, scan.offset);
    const fault = scan.awaited === ', or end' ? afterValue(scan) : beforeValue(scan);
    if (fault !== undefined) return fault;
  }
}

function afterValue(scan: Scan): Fault | undefined {
  const { text, open, offset } = scan;
  const inner = open.at(-1);
  if (inner === undefined) return { offset, expected: 'nothing more, as one value is complete' };
  if (text[offset] === ',') scan.awaited = inner === '{' ? 'key' : 'value';
  else if (text[offset] === closing(inner)) open.pop();
  else return { offset, expected: `"," or "${closing(inner)}"` };
  scan.offset++;
  return undefined;
}

function beforeValue(scan: Scan): Fault | undefined {
  const { text, open, offset, awaited } = scan;
  const character = text[offset];
  if (awaited === ':') {
    if (character !== ':') return { offset, expected: '":"' };
    scan.awaited = 'value';
    scan.offset++;
  } else if (awaited.includes(' or ') && character === awaited.at(-1)) {
    open.pop();
    scan.awaited = ', or end';
    scan.offset++;
  } else if (character === '"') {
    const end = stringEnd(text, offset);
    if (typeof end !== 'number') return end;
    scan.offset = end;
    scan.awaited = awaited.startsWith('key') ? ':' : ', or end';
  } else if (awaited.startsWith('key')) {
    return { offset, expected: 'a key in double quotes' };
  } else if (character === '{' || character === '[') {
    open.push(character);
    scan.awaited = character === '{' ? 'key or }' : 'value or ]';
    scan.offset++;
  } else {
    scan.offset = skip(SCALAR, text, offset);
    if (scan.offset === offset) return { offset, expected: 'a value' };
    scan.awaited = ', or end';
  }
  return undefined;
}

function closing(bracket: string): string {
  return bracket === '{' ? '}' : ']';
}

/** The offset behind the match of a sticky pattern at an offset; the same offset when it does not match. */
function skip(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : offset;
}

/** The offset behind the string that begins at an offset. */
function stringEnd(text: string, start: number): number | Fault {
  let offset = start + 1;
  for (;;) {
    const character = text[offset];
    if (character === '"') return offset + 1;
    if (character === undefined)
      return {
        offset,
        expected: `the end of the string that begins with ${quote(text.slice(start, start + 10))}`,
      };
    if (character < ' ') return { offset, expected: 'an escape instead of a control character' };
    if (character === '\\') {
      const end = skip(ESCAPE, text, offset);
      if (end === offset) return { offset, expected: 'an escape such as \\n or \\u0041' };
      offset = end;
    } else offset++;
  }
}

/** A key that occurs again, with the offsets of both in the text. */
interface DuplicateKey {
  readonly key: string;
  readonly first: number;
  readonly second: number;
}

/**
 * The first key that occurs again in its object, of which `JSON.parse` keeps the last value silently;
 * undefined when all are distinct. The text must be valid JSON.
 */
function findDuplicateKey(text: string): DuplicateKey | undefined {
  /** For each open object, outermost first: the offsets of its keys. */
  const open: Map<string, number>[] = [];
  const mark = /["{}]/g;
  for (let found = mark.exec(text); found !== null; found = mark.exec(text)) {
    const [character] = found;
    if (character === '{') open.push(new Map());
    else if (character === '}') open.pop();
    else {
      const start = found.index;
      const end = stringEnd(text, start) as number;
      mark.lastIndex = end;
      // In valid JSON the strings before colons are the keys.
      if (text[skip(SPACE, text, end)] !== ':') continue;
      const key = JSON.parse(text.slice(start, end)) as string;
      const keys = open.at(-1)!;
      const first = keys.get(key);
      if (first !== undefined) return { key, first, second: start };
      keys.set(key, start);
    }
  }
  return undefined;
}
