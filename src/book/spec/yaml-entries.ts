/** Single entries of handwritten YAML: keys and values, and their common faults. */

/** A key and its value. */
interface Entry {
  readonly key: string;
  /** Without the space before it; empty where the value follows in the next lines. */
  readonly value: string;
}

const KEY = /^("(?:[^"\\]|\\.)*"|'[^']*'|[^\s:"'[\]{}][^:]*?)\s*:(?:\s+(.*)|$)/;
/** Longest piece that a message shows. */
const LONGEST_SHOWN = 30;

/**
 * Reads a line of a block without the spaces before it; undefined where no key is followed by a colon and a
 * space.
 */
export function entryOf(content: string): Entry | undefined {
  const found = KEY.exec(content);
  return found === null ? undefined : { key: found[1]!, value: found[2] ?? '' };
}

/** The fault of a line that is expected to be a key and a value. */
export function keyFault(content: string): string {
  if (/^-[^\s-]/.test(content)) return `Found ${shown(content)}; a space is expected after the dash.`;
  const joined = /^[\w-]+:\S/.exec(content);
  if (joined !== null) return `Found ${shown(content)}; a space is expected after the colon.`;
  const [, first, rest] = /^([\w-]+)\s+(.*)$/.exec(content) ?? [];
  const example = first === undefined ? '"count: 6"' : shown(`${first}: ${rest}`);
  return `Found ${shown(content)}; a key and a colon are expected, such as ${example}.`;
}

/** The fault of a value that is neither quoted nor in brackets; undefined where it has none. */
export function valueFault(value: string): string | undefined {
  const written = value.replace(/\s+#.*$/, '');
  if (/:(\s|$)/.test(written))
    return `Found a second colon in ${shown(written)}; quotation marks are expected around a text with a colon.`;
  if (/^[@`%]/.test(written))
    return `Found ${shown(written)}; quotation marks are expected around a text that begins with ${written[0]}.`;
  return undefined;
}

/** A value in quotation marks or brackets, which may go on for several lines. */
export class Enclosed {
  /** Its opening mark; undefined for other values. */
  readonly mark: string | undefined;
  readonly #open: string[] = [];

  constructor(value: string) {
    this.mark = /^["'[{]/.exec(value)?.[0];
    if (this.mark !== undefined) this.read(value);
  }

  /** Its closing mark. */
  get closing(): string {
    return CLOSING[this.mark!]!;
  }

  get isClosed(): boolean {
    return this.#open.length === 0;
  }

  /** True if a line may be a part of it: no line that begins an entry of the block around it. */
  mayGoOn(line: string, indent: number): boolean {
    const own = /^\s*/.exec(line)![0].length;
    const content = line.trim();
    if (content === '' || own > indent) return !isKeyOfBlock(content) || this.mark !== '[';
    return /^[\]}"']/.test(content);
  }

  read(line: string): void {
    for (const { 0: character } of line.matchAll(/\\.|''|["'[\]{}]/g)) this.#take(character);
  }

  #take(character: string): void {
    const inner = this.#open.at(-1);
    const isQuoted = inner === '"' || inner === "'";
    if (isQuoted) {
      if (character === inner) this.#open.pop();
    } else if (inner !== undefined && character === CLOSING[inner]) this.#open.pop();
    else if (character in CLOSING) this.#open.push(character);
  }
}

const CLOSING: Readonly<Record<string, string>> = { '"': '"', "'": "'", '[': ']', '{': '}' };

function isKeyOfBlock(content: string): boolean {
  return /^(?:-\s+)?[\w-]+:(\s|$)/.test(content);
}

function shown(text: string): string {
  return JSON.stringify(text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text);
}
