/** All flags of a command for a command line, as words are read by them and as help shows them. */
import { type NamedSetting, settingsIn } from '../../settings/index.js';
import type { AnyCommand, CommandExample } from './command.js';
import { splitWords } from './command-words.js';
import { COMMON_FLAGS } from './flags/common.js';

/** A flag with its letter and its heading in help, if it has them. */
export interface Flag extends NamedSetting {
  readonly letter?: string;
  readonly heading?: string;
}

/** Letters that stand for flags, the same in every command. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['count', 'n'],
  ['output', 'o'],
  ['quiet', 'q'],
  ['verbose', 'v'],
]);

/** Flags that are answered before a command is at work; asked.ts looks for them. */
export const HELP_FLAGS = [
  { name: 'help', letter: 'h', description: 'show help' },
  { name: 'version', letter: 'V', description: 'show version number' },
] as const;

/** The flags of every command that a command at work reads. */
export const COMMON_FLAG_LIST: readonly Flag[] = withLetters(settingsIn(COMMON_FLAGS));

/** All flags of a command for one command line. */
export interface FlagsOfLine {
  /** Flags of the command itself. */
  readonly own: readonly Flag[];
  /** Flags of every command, except those of the same name as a flag of the command. */
  readonly common: readonly Flag[];
  /** Flags that depend on the words, such as those of the family they name. */
  readonly dependent: readonly Flag[];
  /** Command lines like this one. */
  readonly examples: readonly CommandExample[];
}

/** The flags of a command, of every command, and those that depend on the words themselves. */
export function flagsOf(command: AnyCommand, words: readonly string[]): FlagsOfLine {
  const own = withLetters(settingsIn(command.flags), command.headings);
  const common = COMMON_FLAG_LIST.filter(({ name }) => !(name in command.flags.shape));
  const { flags, others } = splitWords(words, [...own, ...common]);
  const values = Object.fromEntries(flags.map(({ name, value }) => [name, value ?? '']));
  const found = command.flagsFor?.(others, values);
  if (found === undefined) return { own, common, dependent: [], examples: command.examples };
  const dependent = settingsIn(found.schema).map((one) => ({ ...one, heading: found.heading }));
  return { own, common, dependent, examples: found.examples ?? command.examples };
}

function withLetters(
  settings: readonly NamedSetting[],
  headings: Readonly<Record<string, string>> = {},
): readonly Flag[] {
  return settings.map((setting) => {
    const letter = LETTERS.get(setting.name);
    const heading = headings[setting.name];
    return {
      ...setting,
      ...(letter === undefined ? {} : { letter }),
      ...(heading === undefined ? {} : { heading }),
    };
  });
}
