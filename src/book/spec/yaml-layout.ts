/**
 * Faults in the layout of a YAML text, found line by line. A reader of YAML goes on after an error and
 * reports the consequences too; people need the first wrong place, with the found and the expected text. Only
 * texts that are known to be wrong are examined.
 */
import { counted } from '../../core/index.js';
import { Enclosed, entryOf, keyFault, valueFault } from './yaml-entries.js';

/** A place, counted from 1, and a sentence about it. */
export interface LayoutFault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A block of entries that begin in the same column. */
interface Level {
  readonly kind: 'map' | 'list';
  /** Spaces before its entries. */
  readonly indent: number;
  /** Its latest entry, as it is shown. */
  label: string;
  line: number;
}

/** The deeper content that may follow an entry. */
type Follows = 'block' | 'text' | 'nothing';

/** The first fault of a text; undefined where none is found. */
export function layoutFault(text: string): LayoutFault | undefined {
  return new Layout(text.split(/\r\n|\r|\n/)).fault();
}

class Layout {
  readonly #lines: readonly string[];
  readonly #levels: Level[] = [];
  #follows: Follows = 'block';

  constructor(lines: readonly string[]) {
    this.#lines = lines;
  }

  fault(): LayoutFault | undefined {
    for (let index = 0; index < this.#lines.length; index++) {
      const text = this.#lines[index]!;
      const indent = /^[ \t]*/.exec(text)![0];
      const body = text.slice(indent.length).trimEnd();
      if (body === '' || body.startsWith('#') || /^(---|\.\.\.)/.test(text)) continue;
      // A text in braces or brackets has no lines of its own.
      if (this.#levels.length === 0 && /^[[{]/.test(body)) return undefined;
      const line = index + 1;
      const tab = indent.indexOf('\t');
      if (tab >= 0)
        return {
          line,
          column: tab + 1,
          message: 'Found a tab at the beginning of the line; spaces are expected.',
        };
      if (this.#follows === 'text' && indent.length > this.#indent() && !isEntry(body)) continue;
      const wrong = this.#place(indent.length, body, line);
      if (wrong !== undefined) return { line, column: indent.length + 1, message: wrong };
      const last = this.#read(indent.length, body, line);
      if (typeof last !== 'number') return last;
      index = last - 1;
    }
    return undefined;
  }

  #indent(): number {
    return this.#levels.at(-1)?.indent ?? -1;
  }

  /** Ends the blocks that a line is outside of; a sentence where it begins in a column of no block. */
  #place(indent: number, body: string, line: number): string | undefined {
    const kind = isItem(body) ? 'list' : 'map';
    const opens =
      this.#follows === 'block' && (indent > this.#indent() || this.#isListBelowKey(indent, kind));
    if (opens) {
      this.#levels.push({ kind, indent, label: labelOf(body), line });
      return undefined;
    }
    const before = [...this.#levels];
    while (this.#indent() > indent || this.#isListAround(indent, kind)) this.#levels.pop();
    const level = this.#levels.at(-1);
    if (level?.indent !== indent || level.kind !== kind) return spacesFault(indent, body, before);
    level.label = labelOf(body);
    level.line = line;
    return undefined;
  }

  /** The items of a list may begin in the column of the key above them. */
  #isListBelowKey(indent: number, kind: Level['kind']): boolean {
    const level = this.#levels.at(-1);
    return kind === 'list' && level?.kind === 'map' && level.indent === indent;
  }

  /** True if the innermost block is such a list, and the line goes on with the block of its key. */
  #isListAround(indent: number, kind: Level['kind']): boolean {
    const [around, level] = this.#levels.slice(-2);
    return kind === 'map' && level?.kind === 'list' && level.indent === indent && around?.indent === indent;
  }

  /** Reads an entry: the number of its last line, or its fault. */
  #read(indent: number, body: string, line: number): number | LayoutFault {
    const dashes = /^(?:-\s+)*(?:-$)?/.exec(body)![0];
    const column = indent + dashes.length;
    const content = body.slice(dashes.length);
    this.#follows = 'block';
    if (content === '' || content.startsWith('#')) return line;
    const entry = entryOf(content);
    if (dashes === '' && entry === undefined) return { line, column: column + 1, message: keyFault(content) };
    if (dashes !== '' && entry !== undefined)
      this.#levels.push({ kind: 'map', indent: column, label: labelOf(content), line });
    const value = entry === undefined ? content : entry.value;
    return this.#readValue(value, { line, column: column + content.length - value.length + 1 });
  }

  #readValue(
    value: string,
    { line, column }: { readonly line: number; readonly column: number },
  ): number | LayoutFault {
    if (value === '' || /^[#&!]/.test(value)) return line;
    this.#follows = 'nothing';
    if (/^[|>]/.test(value)) return this.#lastDeeper(line);
    const enclosed = new Enclosed(value);
    if (enclosed.mark !== undefined) {
      for (let last = line; ; last++) {
        if (enclosed.isClosed) return last;
        const next = this.#lines[last];
        if (next === undefined || !enclosed.mayGoOn(next, this.#indent())) break;
        enclosed.read(next);
      }
      return {
        line,
        column,
        message: `Found ${enclosed.mark} without the ${enclosed.closing} that ends it.`,
      };
    }
    const message = valueFault(value);
    if (message !== undefined) return { line, column, message };
    this.#follows = 'text';
    return line;
  }

  /** The last line of a text block that begins below a line. */
  #lastDeeper(line: number): number {
    let last = line;
    const isDeeper = (text: string): boolean =>
      text.trim() === '' || /^ */.exec(text)![0].length > this.#indent();
    while (last < this.#lines.length && isDeeper(this.#lines[last]!)) last++;
    return last;
  }
}

function isItem(body: string): boolean {
  return /^-(\s|$)/.test(body);
}

function isEntry(body: string): boolean {
  return isItem(body) || entryOf(body) !== undefined;
}

/** The label of an entry in messages: `title`, `- title`. */
function labelOf(body: string): string {
  const dash = isItem(body) ? '- ' : '';
  const content = body.replace(/^(?:-\s+)*/, '');
  return `${dash}${entryOf(content)?.key ?? content.slice(0, 20)}`;
}

/** The fault of the spaces before a line, by the blocks that it may belong to. */
function spacesFault(indent: number, body: string, levels: readonly Level[]): string {
  if (/^-[^\s-]/.test(body)) return keyFault(body);
  const kind = isItem(body) ? 'list' : 'map';
  const found = `Found ${indent === 0 ? 'no space' : counted(indent, 'space')} before "${labelOf(body)}"`;
  const alike = levels.filter((level) => level.kind === kind && level.indent !== indent);
  const distance = ({ indent: other }: Level): number => Math.abs(other - indent);
  const nearest = alike.reduceRight<Level | undefined>(
    (best, level) => (best === undefined || distance(level) < distance(best) ? level : best),
    undefined,
  );
  if (nearest === undefined)
    return `${found}; ${kind === 'list' ? 'a key and a colon are' : 'a dash and a space before it are'} expected here.`;
  const expected = nearest.indent === 0 ? 'none' : String(nearest.indent);
  return `${found}; expected ${expected}, as before "${nearest.label}" in line ${nearest.line}.`;
}
