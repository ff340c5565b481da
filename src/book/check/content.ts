/** The content of a page as operations (PDF 32000-1, 7.8): operands first, then the operator. */
import type { PdfDictionary, PdfValue } from './pdf-file.js';

export interface Operation {
  readonly operator: string;
  readonly operands: readonly PdfValue[];
}

const CODES = { tab: 9, line: 10, page: 12, carriage: 13, space: 32 } as const;
const WHITE = new Set<number>([0, ...Object.values(CODES)]);
const DELIMITERS = new Set(Array.from('()<>[]{}/%', (sign) => sign.charCodeAt(0)));
/** Bytes of a string after a backslash. */
const ESCAPES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

/** Reads all operations; a broken one ends the content, as in readers of PDF. */
export function* operationsOf(bytes: Uint8Array): Generator<Operation> {
  const scanner = new Scanner(bytes);
  let operands: PdfValue[] = [];
  for (;;) {
    const token = scanner.next();
    if (token === undefined) return;
    if (token.kind === 'value') {
      operands.push(token.value);
      continue;
    }
    if (token.word === 'BI') {
      yield { operator: 'BI', operands: [scanner.inlineImage()] };
    } else {
      yield { operator: token.word, operands };
    }
    operands = [];
  }
}

type Token =
  | { readonly kind: 'value'; readonly value: PdfValue }
  | { readonly kind: 'word'; readonly word: string };

const valueToken = (value: PdfValue): Token => ({ kind: 'value', value });

class Scanner {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  next(): Token | undefined {
    this.#skipSpace();
    const first = this.#bytes[this.#at];
    if (first === undefined) return undefined;
    switch (String.fromCharCode(first)) {
      case '/':
        this.#at++;
        return valueToken({ kind: 'name', name: this.#name() });
      case '(':
        return valueToken({ kind: 'string', bytes: this.#literal() });
      case '[':
        this.#at++;
        return valueToken(this.#until(']'));
      case '<':
        return valueToken(this.#bytes[this.#at + 1] === first ? this.#dictionary() : this.#hexadecimal());
      case ']':
      case '>':
      case '{':
      case '}':
      case ')':
        this.#at++;
        return { kind: 'word', word: String.fromCharCode(first) };
      default:
        return wordToken(this.#regular());
    }
  }

  /** The settings of an inline image; its bytes are passed over. */
  inlineImage(): PdfDictionary {
    const settings: PdfValue[] = [];
    for (;;) {
      const token = this.next();
      if (token === undefined || token.kind === 'word') break;
      settings.push(token.value);
    }
    this.#at++;
    while (this.#at < this.#bytes.length && !this.#endsImage()) this.#at++;
    this.#at += 3;
    return dictionaryFrom(settings);
  }

  #endsImage(): boolean {
    const [white, e, i, after] = this.#bytes.subarray(this.#at, this.#at + 4);
    return WHITE.has(white!) && e === 0x45 && i === 0x49 && (after === undefined || WHITE.has(after));
  }

  #skipSpace(): void {
    for (;;) {
      const byte = this.#bytes[this.#at];
      if (byte === 0x25) {
        while (this.#at < this.#bytes.length && !isLineEnd(this.#bytes[this.#at]!)) this.#at++;
      } else if (byte !== undefined && WHITE.has(byte)) {
        this.#at++;
      } else {
        return;
      }
    }
  }

  #regular(): string {
    const start = this.#at;
    while (this.#at < this.#bytes.length && isRegular(this.#bytes[this.#at]!)) this.#at++;
    return String.fromCharCode(...this.#bytes.subarray(start, this.#at));
  }

  #name(): string {
    return this.#regular().replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  }

  #until(end: ']' | '>'): readonly PdfValue[] {
    const values: PdfValue[] = [];
    for (;;) {
      const token = this.next();
      if (token === undefined) return values;
      if (token.kind === 'value') values.push(token.value);
      else if (token.word === end) return values;
    }
  }

  #dictionary(): PdfDictionary {
    this.#at += 2;
    const entries = this.#until('>');
    this.#at++;
    return dictionaryFrom(entries);
  }

  #hexadecimal(): PdfValue {
    const start = ++this.#at;
    while (this.#at < this.#bytes.length && this.#bytes[this.#at] !== 0x3e) this.#at++;
    const digits = String.fromCharCode(...this.#bytes.subarray(start, this.#at++)).replace(/[^0-9a-f]/gi, '');
    const pairs = digits.match(/..?/g) ?? [];
    return {
      kind: 'string',
      bytes: Uint8Array.from(pairs, (pair) => Number.parseInt(pair.padEnd(2, '0'), 16)),
    };
  }

  #literal(): Uint8Array {
    const found: number[] = [];
    let depth = 1;
    for (this.#at++; this.#at < this.#bytes.length; this.#at++) {
      const byte = this.#bytes[this.#at]!;
      if (byte === 0x5c) {
        found.push(...this.#escaped());
        continue;
      }
      if (byte === 0x28) depth++;
      if (byte === 0x29 && --depth === 0) break;
      found.push(byte);
    }
    this.#at++;
    return Uint8Array.from(found);
  }

  /** The byte that a backslash writes; the scanner stays on its last sign. */
  #escaped(): readonly number[] {
    const sign = String.fromCharCode(this.#bytes[++this.#at] ?? 0);
    if (sign === '\r' && this.#bytes[this.#at + 1] === CODES.line) this.#at++;
    if (sign === '\r' || sign === '\n') return [];
    const octal = /^[0-7]{1,3}/.exec(
      String.fromCharCode(...this.#bytes.subarray(this.#at, this.#at + 3)),
    )?.[0];
    if (octal === undefined) return [ESCAPES[sign] ?? sign.charCodeAt(0)];
    this.#at += octal.length - 1;
    return [Number.parseInt(octal, 8) & 0xff];
  }
}

function wordToken(word: string): Token {
  if (/^[-+.\d]/.test(word)) {
    const number = Number.parseFloat(word.replace(/^[-+]+(?=[-+])/, ''));
    return valueToken(Number.isFinite(number) ? number : 0);
  }
  if (word === 'true' || word === 'false') return valueToken(word === 'true');
  return word === 'null' ? valueToken(null) : { kind: 'word', word };
}

function dictionaryFrom(entries: readonly PdfValue[]): PdfDictionary {
  const values = new Map<string, PdfValue>();
  for (let at = 0; at + 1 < entries.length; at += 2) {
    const key = entries[at];
    if (typeof key === 'object' && key !== null && 'kind' in key && key.kind === 'name')
      values.set(key.name, entries[at + 1]!);
  }
  return { kind: 'dictionary', keys: [...values.keys()], get: (key) => values.get(key) };
}

function isRegular(byte: number): boolean {
  return !WHITE.has(byte) && !DELIMITERS.has(byte);
}

function isLineEnd(byte: number): boolean {
  return byte === CODES.line || byte === CODES.carriage;
}
