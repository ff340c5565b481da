/** The settings of a generator as flags of the command line. */
import { type AnyGenerator, findGenerator, GENERATORS, readId } from '../../../generators/index.js';
import { findFamily } from '../../families/index.js';
import type { CommandExample, DependentFlags } from '../arguments/index.js';
import { InputError } from '../host/index.js';

/**
 * The generator of a family's id or alias.
 * @throws InputError naming those that there are, also where none is named
 */
export function requireGenerator(name: string | undefined): AnyGenerator {
  const generator = name === undefined ? undefined : generatorOf(name);
  if (generator !== undefined) return generator;
  const names = GENERATORS.map(({ family }) => family).join(', ');
  if (name === undefined)
    throw new InputError([`generate: expected one of ${names}, or --id; see puzzlewright generate --help`]);
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
  const { family, settings } = generator;
  return { heading: `Options of ${family}:`, schema: settings, examples: examplesOf(generator) };
}

/** Command lines that make puzzles of one family, by its own settings. */
function examplesOf({ family, presets }: AnyGenerator): readonly CommandExample[] {
  const [small] = presets;
  const flags = Object.entries(small.settings).map(([name, value]) => `--${name} ${value}`);
  return [
    [`generate ${family}`, 'one, drawn in the terminal'],
    [`generate ${family} ${flags.join(' ')} -n 3 --json`, 'three small ones, one JSON object a line'],
    [
      `generate ${family} ${flags.join(' ')} -n 10 --seed owl -o week`,
      `ten files: week/${family}-0001.json and so on`,
    ],
  ];
}

function generatorOf(word: string): AnyGenerator | undefined {
  const id = readId(word);
  return id.ok ? id.value.generator : findGenerator(findFamily(word)?.id ?? word);
}
