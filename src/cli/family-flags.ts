/** The settings of a generator as flags of the command line, and back: given flags as settings. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { AnyGenerator, Settings } from '../../generators/generator.js';
import { readId } from '../../generators/id.js';
import { findGenerator, GENERATORS } from '../../generators/index.js';
import type { NamedFile } from '../core/setting.js';
import { settingsIn } from '../core/settings.js';
import { findFamily } from '../families/index.js';
import type { DependentFlags, FlagValues } from './command.js';
import type { Host } from './host.js';
import { InputError } from './input-error.js';
import { MOST_PICTURE, readBytes } from './read-bytes.js';
import { reasonOf } from './write-files.js';

/**
 * The generator of a family's id or alias.
 * @throws InputError naming those that there are
 */
export function requireGenerator(name: string): AnyGenerator {
  const generator = generatorOf(name);
  if (generator !== undefined) return generator;
  const names = GENERATORS.map(({ family }) => family).join(', ');
  throw new InputError([`generate ${name}: there is no such family; expected one of ${names}`]);
}

/** The flags of the first family that the words of a command line name, or of the puzzle of `--id`. */
export function familyFlags(
  words: readonly string[],
  { id }: Readonly<Record<string, string>>,
): DependentFlags | undefined {
  const named = id === undefined ? words : [id, ...words];
  const generator = named.map(generatorOf).find((found) => found !== undefined);
  if (generator === undefined) return undefined;
  return { heading: `Options of ${generator.family}:`, schema: generator.settings };
}

/**
 * The settings that a command line gives: plain values, and the files of folders.
 * @throws InputError for folders that cannot be read
 */
export function settingsOf(generator: AnyGenerator, values: FlagValues, host: Host): Settings {
  const given = settingsIn(generator.settings).filter(({ name }) => values[name] !== undefined);
  return Object.fromEntries(
    given.map(({ name, kind }) => [
      name,
      kind === 'files' ? filesIn(String(values[name]), host) : values[name],
    ]),
  );
}

function generatorOf(word: string): AnyGenerator | undefined {
  const id = readId(word);
  return id.ok ? id.value.generator : findGenerator(findFamily(word)?.id ?? word);
}

/** All files of a folder in order of their names, folders inside it and hidden files left out. */
function filesIn(folder: string, host: Host): readonly NamedFile[] {
  let names: readonly string[];
  try {
    names = readdirSync(folder).sort();
  } catch (error) {
    throw new InputError([`${folder}: cannot be read as a folder (${reasonOf(error)})`]);
  }
  return names
    .map((name) => ({ name, file: path.join(folder, name) }))
    .filter(
      ({ name, file }) =>
        !name.startsWith('.') && statSync(file, { throwIfNoEntry: false })?.isFile() === true,
    )
    .map(({ name, file }) => ({ name, bytes: readBytes(file, host, MOST_PICTURE) }));
}
