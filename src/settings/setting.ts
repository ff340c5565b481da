/**
 * The building blocks of settings: each is a zod schema that also carries its description for people. Help,
 * flags, ids, messages and JSON Schemas all come from them, and the types of plans are inferred. A default is
 * added with zod's own `.default(value)` (`.prefault('8x6')` where the value is read further), a setting
 * without one ends in `.optional()`.
 */
import * as z from 'zod';
import type { Size } from '../core/index.js';

/** The kind of a typed value: the command line and ids read and write values by it. */
export type SettingKind = 'number' | 'size' | 'text' | 'texts' | 'flag' | 'file' | 'files' | 'json';

/** The description of a setting for people, beside its name. */
export interface SettingInfo {
  readonly kind: SettingKind;
  /** Half a sentence, without range, choices and default. */
  readonly description: string;
  /** The expected value: `a whole number from 1 to 9`. */
  readonly expected: string;
  /** The range in words, where there is one. */
  readonly range?: string;
  /** The range of a number or of the sides of a size; without `most` there is no upper bound. */
  readonly bounds?: Range;
  readonly choices?: readonly string[];
  /** The default in words, where it depends on other settings. */
  readonly usual?: string;
}

/** A file of a folder that a setting names. */
export interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Smallest and largest value; without `most` there is no upper bound. */
export interface Range {
  readonly least: number;
  readonly most?: number;
}

interface RangeWords extends Range {
  /** The default in words, where it depends on other settings. */
  readonly usual?: string;
}

const INFO = z.registry<SettingInfo>();

/** Wrappers that keep the properties of the setting inside. */
const WRAPPERS: readonly string[] = ['optional', 'default', 'prefault'];

type Wrapper = { readonly innerType: z.core.$ZodType; readonly defaultValue?: unknown };

/** The properties of a setting that its schema adds to its building block. */
interface Presence {
  /** True if a value must be given. */
  readonly required: boolean;
  /** The default, where it is always the same. */
  readonly byDefault?: unknown;
}

/** The properties of a setting. */
export function infoOf(schema: z.core.$ZodType): SettingInfo & Presence {
  const { def } = schema._zod;
  if (WRAPPERS.includes(def.type)) {
    const { innerType, defaultValue } = def as unknown as Wrapper;
    const inner = { ...infoOf(innerType), required: false };
    return defaultValue === undefined ? inner : { ...inner, byDefault: defaultValue };
  }
  const info = INFO.get(schema);
  if (info === undefined)
    throw new Error(`a setting of the type ${def.type} was not made by a building block`);
  return { ...info, required: true };
}

/** A whole number in a range. */
export function whole(description: string, words: RangeWords): z.ZodInt {
  const { least, most = Number.MAX_SAFE_INTEGER } = words;
  const expected = `a whole number ${rangeWords(words)}`;
  const error = messageOf(expected);
  const schema = z.int({ error }).min(least, { error }).max(most, { error });
  return described(schema, { ...infoOfRange('number', words), description, expected });
}

/** Any number in a range. */
export function decimal(description: string, words: RangeWords): z.ZodNumber {
  const { least, most = Number.MAX_VALUE } = words;
  const expected = `a number ${rangeWords(words)}`;
  const error = messageOf(expected);
  const schema = z.number({ error }).min(least, { error }).max(most, { error });
  return described(schema, { ...infoOfRange('number', words), description, expected });
}

/** Any number above 0. */
export function positive(description: string): z.ZodNumber {
  const expected = 'a number above 0';
  const error = messageOf(expected);
  const schema = z.number({ error }).positive({ error });
  return described(schema, { kind: 'number', range: 'above 0', description, expected });
}

const SIZE = /^(\d{1,5})(?:x(\d{1,5}))?$/i;

/** Width and height of a grid: `8` (a square) or `9x6`. The value has rows and columns. */
export function size(description: string, words: Required<Range> & RangeWords) {
  const { least, most } = words;
  const range = rangeWords(words);
  const expected = `a side (8) or width and height (9x6), each a whole number ${range},`;
  const error = messageOf(expected);
  const side = messageOf(`a whole number ${range}`);
  const schema = z
    .union(
      [z.int().min(least, { error: side }).max(most, { error: side }), z.string().regex(SIZE, { error })],
      {
        error,
      },
    )
    .transform((written, context): Size => {
      const [, width, height = width] = SIZE.exec(String(written)) ?? [];
      const read = { rows: Number(height), columns: Number(width) };
      const wrong = [read.columns, read.rows].find((side) => !(side >= least && side <= most));
      if (wrong === undefined) return read;
      context.addIssue({ code: 'custom', message: side({ input: wrong }) });
      return z.NEVER;
    });
  return described(schema, { ...infoOfRange('size', words), description, expected });
}

/** One of some words. */
export function choice<const Word extends string>(
  description: string,
  choices: readonly [Word, ...Word[]] | readonly Word[],
  usual?: string,
): z.ZodEnum<{ [Each in Word]: Each }> {
  const expected = choices.length === 1 ? String(choices[0]) : `one of ${choices.join(', ')}`;
  const schema = z.enum(choices as readonly [Word, ...Word[]], { error: messageOf(expected) });
  const info = { kind: 'text', description, expected, choices } as const;
  return described(schema, usual === undefined ? info : { ...info, usual }) as z.ZodEnum<{
    [Each in Word]: Each;
  }>;
}

/** Yes or no. */
export function flag(description: string): z.ZodBoolean {
  const expected = 'yes or no';
  return described(z.boolean({ error: messageOf(expected) }), { kind: 'flag', description, expected });
}

/** The further reading of a text. */
interface TextReading<Value> {
  /** The expected text: `lengths with commas between`. */
  readonly expected: string;
  readonly usual?: string;
  /** The value; undefined for a text that is not as expected. */
  read(text: string): Value | undefined;
}

/** Any text. */
export function text(description: string): z.ZodString {
  const expected = 'a text';
  return described(z.string({ error: messageOf(expected) }), { kind: 'text', description, expected });
}

/** One text or more, for the last words of a command line. */
export function texts(description: string) {
  const expected = 'a list of texts';
  const error = messageOf(expected);
  const schema = z.tuple([z.string({ error })], z.string({ error }), { error });
  return described(schema, { kind: 'texts', description, expected });
}

/** The name of a file or a folder. */
export function fileName(description: string): z.ZodString {
  const expected = 'a name';
  const error = messageOf(expected);
  return described(z.string({ error }).min(1, { error }), { kind: 'file', description, expected });
}

/** The name of a folder, or of the first of several files, to be written: `-`, standard output, is none. */
export function outputName(description: string): z.ZodString {
  const expected = 'a name (not standard output, which takes no files)';
  const error = messageOf(expected);
  const schema = z.string({ error }).regex(/^(?!-$)./s, { error });
  return described(schema, { kind: 'file', description, expected });
}

/** A text that says something; a number is taken for its digits, as YAML reads them. */
export function textOf<Value>(description: string, { expected, usual, read }: TextReading<Value>) {
  const schema = z
    .union([z.string(), z.number()], { error: messageOf(expected) })
    .transform((written, context): Value => {
      const value = read(String(written));
      if (value !== undefined) return value;
      context.addIssue({ code: 'custom', message: sentence(expected, written) });
      return z.NEVER;
    });
  const info = { kind: 'text', description, expected } as const;
  return described(schema, usual === undefined ? info : { ...info, usual });
}

/**
 * The costs of items, as a JSON file: by name, or in order, perhaps in rows. The value that is read has no
 * rows.
 */
export function costs(description: string) {
  const expected = 'a list of costs or an object {"name": cost, …}, each cost a whole number from 1 on,';
  const error = messageOf('a cost, a whole number from 1 on,');
  const cost = z.int({ error }).min(1, { error });
  const lists = [z.array(cost), z.array(z.array(cost)), z.array(z.array(z.array(cost)))] as const;
  const schema = z
    .union([z.record(z.string(), cost), ...lists], { error: messageOf(expected) })
    .transform((given) => (Array.isArray(given) ? (given.flat(2) as readonly number[]) : given));
  return described(schema, { kind: 'json', description, expected });
}

/** A text, a list or an object, for JSON that is read further: a puzzle, a state, an entry. */
export function data(description: string, expected: string) {
  const error = messageOf(expected);
  const schema = z.union([z.string(), z.array(z.unknown()), z.record(z.string(), z.unknown())], { error });
  return described(schema, { kind: 'json', description, expected });
}

/** A folder; the value is the list of its files. */
export function folder(description: string) {
  const expected = 'a folder of files';
  const isFiles = (value: unknown): boolean => Array.isArray(value);
  const schema = z.custom<readonly NamedFile[]>(isFiles, { error: messageOf(expected) });
  return described(schema, { kind: 'files', description, expected });
}

/** Characters of a value that a message repeats. */
const MOST_SHOWN = 80;

/** A whole sentence about a value that is not as expected. */
export function sentence(expected: string, found: unknown): string {
  const capital = expected.charAt(0).toUpperCase() + expected.slice(1);
  return `${capital} is expected; found ${shown(found)}.`;
}

function shown(found: unknown): string {
  if (found === undefined) return 'nothing';
  const written = typeof found === 'object' ? JSON.stringify(found) : String(found);
  return written.length <= MOST_SHOWN ? written : `${written.slice(0, MOST_SHOWN)}…`;
}

function messageOf(expected: string): (found: { readonly input?: unknown }) => string {
  return ({ input }) => sentence(expected, input);
}

/** `from 1 to 9`, or `from 1 on`. */
function rangeWords({ least, most }: Range): string {
  return most === undefined ? `from ${least} on` : `from ${least} to ${most}`;
}

function infoOfRange(kind: SettingKind, { usual, ...range }: RangeWords) {
  const words = range.most === undefined ? `from ${range.least} on` : `${range.least} to ${range.most}`;
  return { kind, range: words, bounds: range, ...(usual === undefined ? {} : { usual }) };
}

function described<Schema extends z.ZodType>(schema: Schema, info: SettingInfo): Schema {
  const copy = schema.describe(info.description);
  INFO.add(copy, info);
  return copy;
}
