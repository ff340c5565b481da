/** All flags of a verb for a command line, as words are read by them and as help shows them. */
import { type NamedSetting, settingsIn } from '../core/settings.js';
import type { AnyCommand } from './command.js';
import { splitWords } from './command-words.js';

/** A flag with its letter and its heading in help, if it has them. */
export interface Flag extends NamedSetting {
  readonly letter?: string;
  readonly heading?: string;
}

/** Letters that stand for flags, the same in every verb. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['count', 'n'],
  ['output', 'o'],
]);

/** The flags that a verb always has. */
function ownFlags({ flags, headings = {} }: AnyCommand): readonly Flag[] {
  return settingsIn(flags).map((setting) => {
    const letter = LETTERS.get(setting.name);
    const heading = headings[setting.name];
    return {
      ...setting,
      ...(letter === undefined ? {} : { letter }),
      ...(heading === undefined ? {} : { heading }),
    };
  });
}

/** The flags of a verb, and apart those that depend on the words themselves, such as the flags of the family they name. */
export function flagsOf(
  command: AnyCommand,
  words: readonly string[],
): { readonly own: readonly Flag[]; readonly dependent: readonly Flag[] } {
  const own = ownFlags(command);
  const { flags, others } = splitWords(words, own);
  const values = Object.fromEntries(flags.map(({ name, value }) => [name, value ?? '']));
  const found = command.flagsFor?.(others, values);
  if (found === undefined) return { own, dependent: [] };
  return { own, dependent: settingsIn(found.schema).map((one) => ({ ...one, heading: found.heading })) };
}
