/** From words to the arguments of a verb: every flag is known and has a value of its kind, or a message names it. */
import path from 'node:path';
import type { Command, OptionDescription, OptionTable } from './command.js';
import { type CommandWords, type FlagWord, splitWords } from './command-words.js';
import { InputError } from './input-error.js';
import { nearestWord } from './nearest-word.js';

/** Arguments by the names of flags and positionals; one that was not given is absent. */
type Arguments = Record<string, unknown>;

/** A value, or what is wrong with it. */
type Read = { readonly value: unknown } | { readonly wrong: string };

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** All flags of a verb, with those that depend on the words themselves, such as the flags of the family they name. */
export function flagsOf(command: Command, words: readonly string[]): OptionTable {
  const { flags, others } = splitWords(words, command.options);
  const values = Object.fromEntries(flags.map(({ name, value }) => [name, value ?? '']));
  return { ...command.options, ...command.optionsFor?.(others, values) };
}

/**
 * The arguments that words mean for a verb.
 * @param words those behind the verb
 * @throws InputError with a line for everything that is wrong
 */
export function parseArguments(command: Command, words: readonly string[]): Arguments {
  const table = flagsOf(command, words);
  const split = splitWords(words, table);
  const wrong: string[] = [];
  const given: Arguments = {};
  for (const [name, { default: usual }] of Object.entries(table))
    if (usual !== undefined) given[name] = usual;
  for (const flag of split.flags) {
    const [name, read] = readFlag(flag, table);
    if ('wrong' in read) wrong.push(`${flag.written}: ${read.wrong}`);
    else given[name] = read.value;
  }
  for (const [name, read] of readOthers(command, split)) {
    if ('wrong' in read) wrong.push(read.wrong);
    else given[name] = read.value;
  }
  if (wrong.length === 0) return given;
  throw new InputError([...wrong, `see puzzlewright ${verbOf(command)} --help`]);
}

/** The word that a verb is called by. */
export function verbOf({ usage }: Pick<Command, 'usage'>): string {
  return usage.split(' ')[0]!;
}

function readFlag(flag: FlagWord, table: OptionTable): readonly [name: string, read: Read] {
  const { name, inline } = flag;
  const option = Object.hasOwn(table, name) ? table[name] : undefined;
  if (option !== undefined)
    return [name, option.type === 'boolean' ? readSwitch(flag) : readValue(flag, option)];
  const negated = /^no-(.+)$/.exec(name)?.[1];
  if (negated !== undefined && Object.hasOwn(table, negated) && table[negated]!.type === 'boolean')
    return [negated, inline ? { wrong: 'takes no value' } : { value: false }];
  const known = Object.entries(table).map(([one, { type, default: usual }]) =>
    type === 'boolean' && usual === true ? `no-${one}` : one,
  );
  const near = nearestWord(name, known);
  return [name, { wrong: `unknown flag${near === undefined ? '' : `; did you mean --${near}?`}` }];
}

function readSwitch({ value, inline }: FlagWord): Read {
  if (!inline || value === 'true') return { value: true };
  return value === 'false' ? { value: false } : { wrong: `takes no value, found ${JSON.stringify(value)}` };
}

function readValue(
  { value, inline, written }: FlagWord,
  { type, choices, normalize }: OptionDescription,
): Read {
  if (value === undefined) return { wrong: 'a value is missing' };
  if (!inline && /^-\D/.test(value) && !NUMBER.test(value)) {
    const equals = written.startsWith('--') ? '=' : '';
    return {
      wrong: `a value is missing before ${value} (if that is the value: ${written}${equals}${value})`,
    };
  }
  const found = `found ${JSON.stringify(value)}`;
  if (type === 'number') {
    const number = NUMBER.test(value) ? Number(value) : Number.NaN;
    return Number.isFinite(number) ? { value: number } : { wrong: `expected a number, ${found}` };
  }
  if (choices !== undefined && !choices.includes(value))
    return { wrong: `expected ${oneOf(choices)}; ${found}` };
  if (normalize !== true) return { value };
  return value === '' ? { wrong: 'expected a name, found an empty text' } : { value: path.normalize(value) };
}

/** The words that are no flags, by the names that the usage gives them: `<file>` must be there, `[file]` may be. */
function readOthers(
  { usage, positionals }: Command,
  { others }: CommandWords,
): readonly (readonly [name: string, read: Read])[] {
  const places = usage.split(' ').slice(1);
  const least = places.filter((place) => place.startsWith('<')).length;
  const expected = `expected puzzlewright ${usage}`;
  if (others.length < least) return [['', { wrong: expected }]];
  return others.map((word, index) => {
    const name = places[index]?.slice(1, -1);
    if (name === undefined)
      return ['', { wrong: `${JSON.stringify(word)} is one word too many; ${expected}` }];
    const { choices } = positionals[name]!;
    if (word === '') return [name, { wrong: `${places[index]} is an empty text; ${expected}` }];
    if (choices === undefined || choices.includes(word)) return [name, { value: word }];
    return [name, { wrong: `${verbOf({ usage })} ${word}: expected ${oneOf(choices)}` }];
  });
}

function oneOf(choices: readonly unknown[]): string {
  return choices.length === 1 ? String(choices[0]) : `one of ${choices.join(', ')}`;
}
