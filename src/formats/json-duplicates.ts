/**
 * Keys that occur twice in one object of JSON text: `JSON.parse` keeps the last and drops the others
 * silently.
 */

/** A key that occurs again, with the offsets of both in the text. */
export interface DuplicateKey {
  readonly key: string;
  readonly first: number;
  readonly second: number;
}

/**
 * The first key that occurs again in its object; undefined when all are distinct. The text must be valid
 * JSON.
 */
export function findDuplicateKey(text: string): DuplicateKey | undefined {
  /** For each open object, outermost first: the offsets of its keys. */
  const open: Map<string, number>[] = [];
  const mark = /["{}]/g;
  for (let found = mark.exec(text); found !== null; found = mark.exec(text)) {
    const [character] = found;
    if (character === '{') open.push(new Map());
    else if (character === '}') open.pop();
    else {
      const start = found.index;
      const end = stringEnd(text, start);
      mark.lastIndex = end;
      if (!isKey(text, end)) continue;
      const key = JSON.parse(text.slice(start, end)) as string;
      const keys = open.at(-1)!;
      const first = keys.get(key);
      if (first !== undefined) return { key, first, second: start };
      keys.set(key, start);
    }
  }
  return undefined;
}

/** The offset behind the string that begins at an offset. */
function stringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (backslashesBefore(text, end) % 2 === 1) end = text.indexOf('"', end + 1);
  return end + 1;
}

function backslashesBefore(text: string, offset: number): number {
  let count = 0;
  while (text[offset - 1 - count] === '\\') count++;
  return count;
}

/** In valid JSON the strings before colons are the keys. */
function isKey(text: string, end: number): boolean {
  let offset = end;
  while (' \t\r\n'.includes(text[offset] ?? ':')) offset++;
  return text[offset] === ':';
}
