/**
 * From words to the arguments of a command: every flag is known and has a value as its schema wants, or a
 * message names it.
 */
import path from 'node:path';
import { nearestWord } from '../../core/index.js';
import { type NamedSetting, readValues, type SettingsSchema, settingsIn } from '../../settings/index.js';
import { InputError } from '../host/index.js';
import { type AnyCommand, type FlagValues, placeholderOf, usageOf } from './command.js';
import { type Flag, flagsOf } from './command-flags.js';
import { type CommandWords, type FlagWord, splitWords } from './command-words.js';
import type { CommonValues } from './flags/common.js';

/** The meaning of words for a command. */
export interface ParsedArguments {
  /** Values of its positionals and its own flags, checked, with defaults. */
  readonly args: FlagValues;
  /**
   * Values of the flags that depend on the command line, as plain data; the owner of their schema checks
   * them.
   */
  readonly given: FlagValues;
  /** Values of the flags of every command. */
  readonly common: CommonValues;
}

/** A value, or its fault. */
type Read = { readonly value: unknown } | { readonly wrong: string };

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * The arguments that words mean for a command.
 * @param words those behind the command
 * @throws InputError with a line for everything that is wrong
 */
export function parseArguments(command: AnyCommand, words: readonly string[]): ParsedArguments {
  const { own, common, dependent } = flagsOf(command, words);
  const flags = [...own, ...common, ...dependent];
  const split = splitWords(words, flags);
  const wrong: string[] = [];
  const values = new Map<string, unknown>();
  for (const word of split.flags) {
    const [name, read] = readFlag(word, flags);
    if ('wrong' in read) wrong.push(`${word.written}: ${read.wrong}`);
    else values.set(name, read.value);
  }
  // The value of a flag that is not known would be read as one word too many: one mistake has one message.
  const isValue =
    split.others.length > settingsIn(command.positionals).length &&
    split.flags.some(({ name }) => flagOf(name, flags) === undefined);
  const positionals = readPositionals(command, split);
  if ('wrong' in positionals && !isValue) wrong.push(positionals.wrong);
  const valuesOf = (some: readonly Flag[]): FlagValues =>
    Object.fromEntries(some.flatMap(({ name }) => (values.has(name) ? [[name, values.get(name)]] : [])));
  const written = new Map(split.flags.map((word) => [word.name, word.written]));
  const checked = checkedValues(command.flags, valuesOf(own), written);
  // A flag whose word cannot be read has been reported, and is not missing.
  const reported = new Set(split.flags.filter(({ name }) => !values.has(name)).map(({ name }) => name));
  wrong.push(...checked.wrong.filter(({ name }) => !reported.has(name)).map(({ message }) => message));
  if (wrong.length > 0 || 'wrong' in positionals)
    throw new InputError([...wrong, `see puzzlewright ${command.name} --help`]);
  return {
    args: { ...checked.values, ...positionals.values },
    given: valuesOf(dependent),
    common: valuesOf(common),
  };
}

/** Values with defaults, or a message for each that its schema does not allow. */
function checkedValues(schema: SettingsSchema, given: FlagValues, written: ReadonlyMap<string, string>) {
  const read = readValues(schema, given);
  if ('values' in read) return { values: read.values, wrong: [] };
  const wrong = read.wrong.map((setting) => {
    const { name } = setting;
    return { name, message: `${written.get(name) ?? `--${name}`}: ${mismatch(setting, given[name])}` };
  });
  return { values: {}, wrong };
}

/** The expected and the found value, as a message. */
function mismatch({ expected }: Pick<NamedSetting, 'expected'>, found: unknown): string {
  const shown = found === undefined ? 'nothing' : JSON.stringify(found);
  return `expected ${expected.replace(/,$/, '')}; found ${shown}`;
}

function readFlag(word: FlagWord, flags: readonly Flag[]): readonly [name: string, read: Read] {
  const { name, inline } = word;
  const flag = flagOf(name, flags);
  if (flag?.name === name) return [name, flag.kind === 'flag' ? readSwitch(word) : readValue(word, flag)];
  if (flag !== undefined) return [flag.name, inline ? { wrong: 'takes no value' } : { value: false }];
  const known = flags.map(({ name, kind, byDefault }) =>
    kind === 'flag' && byDefault === true ? `no-${name}` : name,
  );
  const near = nearestWord(name, known);
  return [name, { wrong: `unknown flag${near === undefined ? '' : `; did you mean --${near}?`}` }];
}

/** The flag of a name, or the switch that `no-` and its name turns off. */
function flagOf(name: string, flags: readonly Flag[]): Flag | undefined {
  const named = flags.find((one) => one.name === name);
  if (named !== undefined) return named;
  const negated = /^no-(.+)$/.exec(name)?.[1];
  return flags.find((one) => one.name === negated && one.kind === 'flag');
}

function readSwitch({ value, inline }: FlagWord): Read {
  if (!inline || value === 'true') return { value: true };
  return value === 'false' ? { value: false } : { wrong: `takes no value; found ${JSON.stringify(value)}` };
}

function readValue({ value, inline, written }: FlagWord, flag: Flag): Read {
  if (value === undefined) return { wrong: 'a value is missing' };
  if (!inline && /^-\D/.test(value) && !NUMBER.test(value)) {
    const equals = written.startsWith('--') ? '=' : '';
    return {
      wrong: `a value is missing before ${value} (if that is the value: ${written}${equals}${value})`,
    };
  }
  switch (flag.kind) {
    case 'number': {
      const number = NUMBER.test(value) ? Number(value) : Number.NaN;
      return Number.isFinite(number)
        ? { value: number }
        : { wrong: mismatch({ expected: 'a number' }, value) };
    }
    case 'file':
    case 'files':
    case 'json':
      return value === ''
        ? { wrong: 'expected a name; found an empty text' }
        : { value: path.normalize(value) };
    default: {
      const { choices } = flag;
      return choices === undefined || choices.includes(value) ? { value } : { wrong: mismatch(flag, value) };
    }
  }
}

/** The words that are no flags, by the names of their places. */
function readPositionals(
  command: AnyCommand,
  { others }: CommandWords,
): { readonly values: FlagValues } | { readonly wrong: string } {
  const places = settingsIn(command.positionals);
  const expected = `expected puzzlewright ${usageOf(command)}`;
  if (others.length < places.filter(({ required }) => required).length) return { wrong: expected };
  const takesMany = places.at(-1)?.kind === 'texts';
  const beyond = takesMany ? undefined : others[places.length];
  if (beyond !== undefined) return { wrong: `unexpected word ${JSON.stringify(beyond)}; ${expected}` };
  const given = Object.fromEntries(
    places
      .map(({ name, kind }, index) => [name, kind === 'texts' ? others.slice(index) : others[index]] as const)
      .filter(([, word]) => word !== undefined),
  );
  const empty = places.find(({ name }) => [given[name]].flat().includes(''));
  if (empty !== undefined) return { wrong: `${placeholderOf(empty)} is an empty text; ${expected}` };
  const read = readValues(command.positionals, given);
  if ('values' in read) return read;
  const { name, expected: word } = read.wrong[0]!;
  return { wrong: `${command.name} ${given[name]}: expected ${word}` };
}
