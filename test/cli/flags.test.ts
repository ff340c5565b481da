/**
 * Every flag of every command comes from its schema: help shows all of them and no others, and out of range
 * means refused.
 */
import { writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { GENERATORS } from '../../generators/registry.js';
import { loadCommands } from '../../src/cli/commands/loaders.js';
import { FAMILIES } from '../../src/families/index.js';
import { MINIMUM_PROBLEMS } from '../../src/minimum/problems.js';
import { type NamedSetting, type SettingsSchema, settingsIn } from '../../src/settings/settings.js';
import { smallestExample } from '../families/small-examples.js';
import { cli, enterWorkFolder } from './harness.js';

enterWorkFolder();

/** The flags that `--help` lists for every command. */
const ALWAYS = ['help', 'version', 'quiet', 'verbose'];

interface Case {
  readonly line: string;
  readonly schemas: readonly SettingsSchema[];
}

/** A small puzzle of each family with clues, in a file. */
beforeAll(() => {
  for (const family of FAMILIES) {
    const { puzzle } = smallestExample(family);
    if (family.clues !== undefined) writeFileSync(`${family.id}.json`, JSON.stringify(puzzle));
  }
});

async function cases(): Promise<readonly Case[]> {
  const commands = await loadCommands();
  return commands.flatMap(({ name: command, positionals, flags }): Case[] => {
    const places = Object.keys(positionals.shape);
    const line = [command, ...places.map((place) => (place === 'what' ? 'formats' : 'cat.non'))].join(' ');
    if (command === 'generate')
      return GENERATORS.map(({ family, settings }) => ({
        line: `${command} ${family}`,
        schemas: [flags, settings],
      }));
    if (command === 'minimum')
      return MINIMUM_PROBLEMS.map(({ name, takes, settings }) => {
        const file = takes === 'nothing' ? '--size 8' : `${name}.json`;
        return { line: `${command} ${name} ${file}`, schemas: [flags, settings] };
      });
    if (command === 'convert') return [{ line: `${line} --to json`, schemas: [flags] }];
    if (command === 'export') return [{ line: `${line} --to lp`, schemas: [flags] }];
    return [{ line, schemas: [flags] }];
  });
}

const CASES = (await cases()).map(({ line, schemas }) => ({ line, flags: schemas.flatMap(settingsIn) }));

/** The help text of each flag, by name, blanks left out: its columns break lines anywhere between words. */
async function helpOn(line: string): Promise<ReadonlyMap<string, string>> {
  const { code, out } = await cli([...line.split(' '), '--help']);
  expect(code).toBe(0);
  const shown = new Map<string, string>();
  let name: string | undefined;
  for (const text of out.split('\n')) {
    // A heading ends the flag before it.
    name = /^(?: {6}| {2}-\w, )--([a-z-]+)/.exec(text)?.[1] ?? (text.startsWith(' ') ? name : undefined);
    if (name !== undefined) shown.set(name, (shown.get(name) ?? '') + text.replaceAll(' ', ''));
  }
  return shown;
}

/** Numbers just outside a range in words. */
function beyond(range: string): readonly number[] {
  if (range === 'above 0') return [0, -1];
  const [least, most] = [...range.matchAll(/\d+(\.\d+)?/g)].map(([number]) => Number(number));
  return most === undefined ? [least! - 1] : [least! - 1, most + 1];
}

const RANGES = CASES.flatMap(({ line, flags }) =>
  flags
    .filter(({ kind }) => kind === 'number')
    .map((flag): readonly [line: string, name: string, flag: NamedSetting] => [line, flag.name, flag]),
);

describe('help', () => {
  it.each(CASES)('of $line has exactly the flags of its schemas', async ({ line, flags }) => {
    const shown = await helpOn(line);
    expect([...shown.keys()].sort()).toEqual(
      [...new Set([...ALWAYS, ...flags.map(({ name }) => name)])].sort(),
    );
  });

  it.each(CASES)('of $line shows ranges, choices and defaults', async ({ line, flags }) => {
    const shown = await helpOn(line);
    for (const { name, description, range, choices, usual, byDefault, kind } of flags) {
      const text = shown.get(name)!;
      const words = [
        description,
        ...(range === undefined ? [] : [range]),
        ...(choices === undefined ? [] : [`[choices: ${choices.map((word) => `"${word}"`).join(', ')}]`]),
        ...(usual === undefined ? [] : [`default: ${usual}`]),
        ...(byDefault === undefined ? [] : [`default: ${byDefault}${kind === 'flag' ? ']' : ')'}`]),
      ];
      for (const word of words) expect(text).toContain(word.replaceAll(' ', ''));
    }
  });
});

describe('a number', () => {
  it('has a range wherever there is one', () => {
    expect(RANGES.length).toBeGreaterThan(60);
    for (const [, , { range }] of RANGES) expect(range).toMatch(/^(\S+ to \S+|from \S+ on|above 0)$/);
  });

  it.each(RANGES)('out of range is refused: %s --%s', async (line, name, { range }) => {
    for (const value of beyond(range!)) {
      const { code, out, err } = await cli([...line.split(' '), `--${name}`, String(value)]);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain(`--${name}`);
      expect(err).toContain(range!.replace(/^(?=\d)/, 'from '));
      expect(err).toContain(`found ${value}`);
    }
  });
});
